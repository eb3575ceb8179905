/* test_gpu_weekend.c - the kernels of examples/weekend: the CPU reference's picture within known thresholds, and the
 * same bits from all of them, however the picture is cut.
 * SPDX-License-Identifier: MIT
 *
 * RAYSORT_TEST_LEVEL=2 compares 240 x 135 pixels in place of 64 x 36, and tries more cuts. */
#include "gpu.h"

#include "tracer.h"
#include "weekend_reference.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SAMPLES 16u
#define DEPTH   50u

static Scene scene;

/* ---- a picture on the GPU ---- */

typedef struct Result
{
  uint32_t words; /* of sums */
  uint32_t *sums;
  uint64_t counters[WEEKEND_COUNTERS];
} Result;

static void freeResult(Result *result)
{
  free(result->sums);
  memset(result, 0, sizeof(*result));
}

static TracerInfo makeInfo(TracerKernel kernel, uint32_t width, uint32_t height)
{
  TracerInfo info;
  memset(&info, 0, sizeof(info));
  info.scene = &scene;
  info.kernel = kernel;
  info.width = width;
  info.height = height;
  info.depth = DEPTH;
  info.samples = SAMPLES;
  return info;
}

/* How a picture is cut: samples at once, then rows at once of a single sample, then waves at once; 0: all. With
 * a seed other than 0 the cuts are random, and these numbers are their upper limits. */
typedef struct Cut
{
  uint32_t samples, rows, waves, seed;
} Cut;

/* A piece of what is left: 1 .. limit, at most left. */
static uint32_t piece(uint32_t limit, uint32_t left, uint32_t *random)
{
  uint32_t most = limit && limit < left ? limit : left;
  if (*random)
    most = 1 + randomNext(random) % most;
  return most;
}

static void runWaves(Tracer *tracer, RaysortSlice slice, const Cut *cut, uint32_t *random)
{
  const uint32_t waves = tracer->batchPaths ? tracer->info.depth : 0;
  do
  {
    VkCommandBuffer commandBuffer = gpuBegin(tracer->gpu);
    slice.waveCount = waves ? piece(cut->waves, waves - slice.wave, random) : 0;
    tracerRecord(tracer, commandBuffer, &slice);
    gpuSubmit(tracer->gpu, commandBuffer);
    slice.wave += slice.waveCount;
  } while (slice.wave < waves);
}

/* Samples first .. first + count - 1; with waves a batch is no larger than the memory. */
static void runSamples(Tracer *tracer, uint32_t first, uint32_t count, const Cut *cut)
{
  const uint32_t width = tracer->info.width, height = tracer->info.height, most = tracer->batchPaths;
  uint32_t random = cut->seed;
  RaysortSlice slice;
  memset(&slice, 0, sizeof(slice));
  for (slice.sample = first; slice.sample < first + count; slice.sample += slice.sampleCount)
  {
    slice.sampleCount = cut->rows ? 1 : piece(cut->samples, first + count - slice.sample, &random);
    if (most && slice.sampleCount > most / (width * height))
      slice.sampleCount = most / (width * height) ? most / (width * height) : 1;
    for (slice.row = 0; slice.row < height; slice.row += slice.rowCount)
    {
      slice.rowCount = piece(cut->rows, height - slice.row, &random);
      if (most && (uint64_t)width * slice.rowCount * slice.sampleCount > most)
        slice.rowCount = most / width;
      runWaves(tracer, slice, cut, &random);
    }
  }
}

static Result readResult(Tracer *tracer)
{
  Result result;
  result.words = tracer->info.width * tracer->info.height * 6;
  result.sums = (uint32_t *)allocate(result.words * sizeof(uint32_t));
  gpuDownload(tracer->gpu, &tracer->sums, 0, result.sums, result.words * sizeof(uint32_t));
  tracerReadCounters(tracer, result.counters);
  return result;
}

static Result render(TestDevice *device, const TracerInfo *info, const Cut *cut, const char *what)
{
  Tracer tracer;
  tracerOpen(&tracer, &device->gpu, device->context, info);
  runSamples(&tracer, 0, info->samples, cut);
  const Result result = readResult(&tracer);
  tracerClose(&tracer);
  assertQuiet(device, what);
  return result;
}

static void assertSame(const Result *due, const Result *got, const char *what)
{
  uint32_t different = 0;
  assert_int_equal(due->words, got->words);
  for (uint32_t i = 0; i < due->words; ++i)
    different += due->sums[i] != got->sums[i];
  if (different)
    fail_msg("%s: %u of %u words of the sums differ", what, different, due->words);
  if (due->counters[WEEKEND_COUNT_RAYS] != got->counters[WEEKEND_COUNT_RAYS])
    fail_msg("%s: %llu rays where %llu were due", what, (unsigned long long)got->counters[WEEKEND_COUNT_RAYS],
             (unsigned long long)due->counters[WEEKEND_COUNT_RAYS]);
}

/* ---- against the CPU ---- */

static double channel(const Result *result, uint32_t index)
{
  return (result->sums[2 * index + 1] + result->sums[2 * index] / 4294967296.0) / SAMPLES;
}

typedef struct Verdict
{
  double rays;   /* relative difference */
  double bounce; /* rays after the first bounce, absolute difference */
  double mean;   /* the largest of the channels, absolute difference */
  double near;   /* share of the pixels within 1/255 */
  double psnr;   /* decibels */
} Verdict;

static Verdict compare(const Result *result, const float *pixels, const WeekendCounts *counts)
{
  Verdict verdict;
  double mean[3] = {0, 0, 0}, squares = 0;
  const uint32_t channels = result->words / 2;
  uint32_t near = 0;
  for (uint32_t pixel = 0; pixel < channels / 3; ++pixel)
  {
    int isNear = 1;
    for (uint32_t i = 0; i < 3; ++i)
    {
      const double got = channel(result, 3 * pixel + i), apart = sqrt(got) - sqrt((double)pixels[3 * pixel + i]);
      mean[i] += got * 3 / channels;
      squares += apart * apart;
      isNear = isNear && fabs(apart) <= 1.0 / 255;
    }
    near += (uint32_t)isNear;
  }
  verdict.rays = (double)result->counters[WEEKEND_COUNT_RAYS] / (double)counts->rays - 1;
  verdict.bounce = (double)result->counters[WEEKEND_COUNT_BOUNCES + 1] - (double)counts->bounces[1];
  verdict.mean = 0;
  for (uint32_t i = 0; i < 3; ++i)
    verdict.mean = fmax(verdict.mean, fabs(mean[i] - counts->mean[i]));
  verdict.near = near * 3.0 / channels;
  verdict.psnr = squares > 0 ? -10 * log10(squares / channels) : 200;
  return verdict;
}

static int isAccepted(const Verdict *verdict)
{
  return fabs(verdict->bounce) <= 20 && fabs(verdict->rays) <= 1e-3 && verdict->mean <= 5e-5 &&
         verdict->near >= 0.975 && verdict->psnr >= 50;
}

/* The totals of a counting run are those of the paths. */
static void checkCounters(const uint64_t counters[WEEKEND_COUNTERS], uint64_t paths)
{
  uint64_t hits = 0, bounces = 0;
  for (uint32_t i = 0; i < 5; ++i)
    hits += counters[WEEKEND_COUNT_HITS + i];
  for (uint32_t i = 0; i < WEEKEND_BOUNCES; ++i)
    bounces += counters[WEEKEND_COUNT_BOUNCES + i];
  assert_true(counters[WEEKEND_COUNT_RAYS] == hits);
  assert_true(counters[WEEKEND_COUNT_RAYS] == bounces);
  assert_true(counters[WEEKEND_COUNT_PATHS] == paths);
  assert_true(counters[WEEKEND_COUNT_BOUNCES] == paths);
  assert_true(counters[WEEKEND_COUNT_REFUSED] == 0);
  assert_true(counters[WEEKEND_COUNT_SLOTS] >= counters[WEEKEND_COUNT_RAYS]);
}

/* The reference itself is held to the published figures by test_weekend_scene. The thresholds belong to 240 x 135: in
 * 64 x 36 pixels one path that another rounding makes chaotic already moves the mean by 3e-5; a CPU device, whose
 * arithmetic is the reference's, keeps to them there too. */
static void test_reference(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const int isLarge = testLevel() > 1 || !device->gpu.isCpu;
  const uint32_t width = isLarge ? 240 : 64, height = isLarge ? 135 : 36;
  float *pixels = (float *)allocate(width * height * 3 * sizeof(float));
  TracerInfo info = makeInfo(TRACER_LOOP, width, height);
  const Cut whole = {0, 0, 0, 0};
  WeekendCounts counts;
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  info.isCounting = 1;
  Result result = render(device, &info, &whole, "the cover");
  weekendReference(&scene, width, height, 0, SAMPLES, DEPTH, WEEKEND_HIT_FP32, pixels, &counts);
  const Verdict verdict = compare(&result, pixels, &counts);
  if (!isAccepted(&verdict))
    fail_msg("rays %+.2e, after a bounce %+g, mean %.2e, near %.4f, PSNR %.1f", verdict.rays, verdict.bounce,
             verdict.mean, verdict.near, verdict.psnr);
  checkCounters(result.counters, (uint64_t)width * height * SAMPLES);
  weekendReference(&scene, width, height, 0, SAMPLES, DEPTH, WEEKEND_HIT_TEXTBOOK, pixels, &counts);
  const Verdict textbook = compare(&result, pixels, &counts);
  if (isAccepted(&textbook)) /* then the book's formula would pass, too */
    fail_msg("the textbook's quadratic was accepted");
  freeResult(&result);
  free(pixels);
}

/* ---- the same bits ---- */

static void test_kernels_are_equal(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  TracerInfo info = makeInfo(TRACER_PATH, 40, 23);
  info.isCounting = 1;
  Result due = render(device, &info, &whole, "path");
  for (uint32_t kernel = TRACER_LOOP; kernel < TRACER_KERNELS; ++kernel)
  {
    info.kernel = (TracerKernel)kernel;
    Result got = render(device, &info, &whole, tracerNames[kernel]);
    assertSame(&due, &got, tracerNames[kernel]);
    for (uint32_t i = 0; i < WEEKEND_COUNTERS; ++i)
      if (i != WEEKEND_COUNT_SLOTS)
        assert_true(due.counters[i] == got.counters[i]);
    freeResult(&got);
  }
  freeResult(&due);
}

/* The line test may miss nothing: the seed's loop over all hittables finds the same, and so do the kernels for any
 * device, also without shared memory. */
static void test_plain_is_equal(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  TracerInfo info = makeInfo(TRACER_PATH, 40, 23);
  Result due = render(device, &info, &whole, "path");
  info.isPlain = 1;
  Result got = render(device, &info, &whole, "plain path");
  assertSame(&due, &got, "plain path");
  freeResult(&got);
  info.isPlain = 0;
  for (uint32_t i = 0; i < 2 * TRACER_KERNELS; ++i)
  {
    info.kernel = (TracerKernel)(i % TRACER_KERNELS);
    info.isSlow = i / TRACER_KERNELS != 0;
    info.isUnshared = info.kernel == TRACER_LOOP;
    got = render(device, &info, &whole, tracerNames[info.kernel]);
    assertSame(&due, &got, tracerNames[info.kernel]);
    freeResult(&got);
  }
  freeResult(&due);
}

/* The hardest cases of the line test: small spheres, also far from the origin, and some that halves cannot hold. */
static void test_odd_spheres_are_equal(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "cover", 5));
  for (uint32_t i = 1; i < scene.count; ++i)
  {
    SceneSphere *sphere = &scene.spheres[i];
    sphere->radius *= i % 3 ? 0.2f : 1.5f;
    sphere->centre[0] *= i % 5 ? 1 : 4;
    sphere->centre[1] *= i % 7 ? 1 : 12;
    sphere->centre[2] *= i % 11 ? 1 : 30;
  }
  scene.spheres[20].radius = 90;
  scene.spheres[20].centre[0] = -300;
  scene.spheres[40].radius = -0.01f;
  TracerInfo info = makeInfo(TRACER_PATH, 40, 23);
  info.isPlain = 1;
  Result due = render(device, &info, &whole, "plain path");
  info.isPlain = 0;
  for (uint32_t i = 0; i < 2 * TRACER_KERNELS; ++i)
  {
    info.kernel = (TracerKernel)(i % TRACER_KERNELS);
    info.isSlow = i / TRACER_KERNELS != 0;
    Result got = render(device, &info, &whole, tracerNames[info.kernel]);
    assertSame(&due, &got, tracerNames[info.kernel]);
    freeResult(&got);
  }
  freeResult(&due);
}

static void test_cuts_are_equal(void **state)
{
  static const Cut cuts[] = {{1, 0, 0, 0}, {3, 0, 1, 0}, {0, 7, 3, 0}, {5, 0, 9, 77}, {0, 20, 20, 4711}};
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "cover", 3));
  TracerInfo info = makeInfo(TRACER_LOOP, 50, 23); /* no multiple of anything */
  info.samples = 6;
  info.depth = 12;
  Result due = render(device, &info, &whole, "whole");
  for (uint32_t kernel = 0; kernel < TRACER_KERNELS; ++kernel)
    for (uint32_t form = 0; form < 3; ++form) /* making its pipelines takes longer than its cuts do */
    {
      Tracer tracer;
      info.kernel = (TracerKernel)kernel;
      info.memory = form == 1 ? 112 * 50 * 9 : 0; /* paths of nine rows */
      info.maxGroupsX = form == 2 ? 3 : 0;
      tracerOpen(&tracer, &device->gpu, device->context, &info);
      for (uint32_t i = 0; i < sizeof(cuts) / sizeof(cuts[0]); ++i)
      {
        char what[80];
        if (form != (i == 2 ? 2 : i & 1))
          continue;
        snprintf(what, sizeof(what), "%s, cut %u", tracerNames[kernel], i);
        tracerClear(&tracer);
        runSamples(&tracer, 0, info.samples, &cuts[i]);
        Result got = readResult(&tracer);
        assertQuiet(device, what);
        assertSame(&due, &got, what);
        freeResult(&got);
      }
      tracerClose(&tracer);
    }
  freeResult(&due);
}

/* Groups of other shapes, runs of other lengths, other depths. */
static void test_options(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "three", 1));
  for (uint32_t depth = 1; depth <= 8; depth += 7)
  {
    TracerInfo info = makeInfo(TRACER_PATH, 40, 24);
    info.depth = depth;
    Result due = render(device, &info, &whole, "16 x 16");
    info.groupWidth = info.groupHeight =
        device->gpu.properties.limits.maxComputeWorkGroupInvocations < 1024 ? 8 : 32; /* as the seed ran */
    Result large = render(device, &info, &whole, "32 x 32");
    assertSame(&due, &large, "32 x 32");
    info.kernel = TRACER_LOOP;
    info.run = 5;
    Result runs = render(device, &info, &whole, "runs of 5");
    assertSame(&due, &runs, "runs of 5");
    info.kernel = TRACER_SORTED;
    info.isSplit = 1;
    Result split = render(device, &info, &whole, "a pipeline a type");
    assertSame(&due, &split, "a pipeline a type");
    freeResult(&split);
    info.kernel = TRACER_WAVEFRONT;
    info.isUnshared = 1;
    Result unshared = render(device, &info, &whole, "bounds not shared");
    assertSame(&due, &unshared, "bounds not shared");
    freeResult(&unshared);
    freeResult(&due);
    freeResult(&large);
    freeResult(&runs);
  }
}

/* Colours that are not valid: too bright, infinite, infinity times zero. They add nothing and are counted. */
static void test_refused_samples(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  Result due;
  memset(&due, 0, sizeof(due));
  assert_true(sceneMake(&scene, "three", 1));
  scene.spheres[0].albedo[0] = 3e38f;
  scene.spheres[0].albedo[1] = 0;
  TracerInfo info = makeInfo(TRACER_PATH, 40, 24);
  info.samples = 4;
  for (uint32_t kernel = 0; kernel < TRACER_KERNELS; ++kernel)
  {
    info.kernel = (TracerKernel)kernel;
    Result got = render(device, &info, &whole, tracerNames[kernel]);
    if (!due.sums)
    {
      due = got;
      continue;
    }
    assertSame(&due, &got, tracerNames[kernel]);
    assert_true(due.counters[WEEKEND_COUNT_REFUSED] == got.counters[WEEKEND_COUNT_REFUSED]);
    freeResult(&got);
  }
  assert_true(due.counters[WEEKEND_COUNT_REFUSED] > 100);
  for (uint32_t i = 1; i < due.words; i += 2) /* the sky at its brightest, and no more */
    assert_true(due.sums[i] <= info.samples);
  freeResult(&due);
}

/* A hollow ball: a sphere of glass, and in it one whose negative radius turns the normal inwards. Seen from the CPU. */
static void test_hollow_glass(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  const uint32_t width = 48, height = 27;
  float *pixels = (float *)allocate(width * height * 3 * sizeof(float));
  WeekendCounts counts;
  assert_true(sceneMake(&scene, "three", 1));
  scene.spheres[scene.count] = scene.spheres[1];
  scene.spheres[scene.count++].radius = -0.9f;
  TracerInfo info = makeInfo(TRACER_LOOP, width, height);
  info.isCounting = 1;
  Result result = render(device, &info, &whole, "hollow glass");
  weekendReference(&scene, width, height, 0, SAMPLES, DEPTH, WEEKEND_HIT_FP32, pixels, &counts);
  const Verdict verdict = compare(&result, pixels, &counts);
  if (!isAccepted(&verdict))
    fail_msg("rays %+.2e, after a bounce %+g, mean %.2e, near %.4f, PSNR %.1f", verdict.rays, verdict.bounce,
             verdict.mean, verdict.near, verdict.psnr);
  freeResult(&result);
  free(pixels);
}

/* The render target holds what the sums say. */
static void test_target(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  Tracer tracer;
  assert_true(sceneMake(&scene, "three", 1));
  TracerInfo info = makeInfo(TRACER_LOOP, 50, 23);
  info.hasTarget = 1;
  info.maxGroupsX = 5;
  tracerOpen(&tracer, &device->gpu, device->context, &info);
  runSamples(&tracer, 0, SAMPLES, &whole);
  Result result = readResult(&tracer);
  float *target = (float *)allocate(50 * 23 * 16);
  VkCommandBuffer commandBuffer = gpuBegin(&device->gpu);
  tracerResolve(&tracer, commandBuffer, SAMPLES);
  gpuSubmit(&device->gpu, commandBuffer);
  gpuDownload(&device->gpu, &tracer.target, 0, target, 50 * 23 * 16);
  for (uint32_t i = 0; i < 50 * 23 * 4; ++i)
  {
    const double due = i % 4 == 3 ? 1 : channel(&result, i / 4 * 3 + i % 4);
    if (fabs((double)target[i] - due) > 1e-6)
      fail_msg("word %u of the target is %g, due was %g", i, (double)target[i], due);
  }
  free(target);
  freeResult(&result);
  tracerClose(&tracer);
  assertQuiet(device, "target");
}

/* Heavy materials give other colours than the cover's, but the same paths. 16 types are sorted, not three. */
static void test_heavy_materials(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const Cut whole = {0, 0, 0, 0};
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  TracerInfo info = makeInfo(TRACER_LOOP, 40, 24);
  info.samples = 2;
  Result cover = render(device, &info, &whole, "cover");
  assert_true(sceneMake(&scene, "heavy16", SCENE_DEFAULT_SEED));
  Result due = render(device, &info, &whole, "heavy loop");
  assert_true(cover.counters[WEEKEND_COUNT_RAYS] == due.counters[WEEKEND_COUNT_RAYS]);
  assert_true(memcmp(cover.sums, due.sums, due.words * sizeof(uint32_t)) != 0);
  for (uint32_t i = 0; i <= TRACER_REORDER; ++i) /* the last has none: sorted, a pipeline a type, instead */
  {
    info.isSplit = i == TRACER_REORDER;
    info.kernel = info.isSplit ? TRACER_SORTED : (TracerKernel)i;
    Result got = render(device, &info, &whole, tracerNames[info.kernel]);
    assertSame(&due, &got, info.isSplit ? "a pipeline a type" : tracerNames[i]);
    freeResult(&got);
  }
  freeResult(&cover);
  freeResult(&due);
}

/* ---- types of a user's own: tests/weekend/weekend_user.comp, which the documentation shows ---- */

#define USER_WIDTH 64u

typedef struct UserPush
{
  VkDeviceAddress materials, materialDump, hittables, hittableDump, target;
  uint32_t hittableCount, width;
} UserPush;

/* Heads with dumps of one, two and three elements between each other: ptr is not the number of the head. */
static void addUserScene(RaysortScene *pools)
{
  static const float green[4] = {0.1f, 0.8f, 0.1f, 0}, index = 1.5f, sphere[4] = {0, 0, 0, 1},
                     inside[4] = {0, 0, 0, -0.5f};
  static const float checker[8] = {0.9f, 0.9f, 0.9f, 0.5f, 0.2f, 0.3f, 0.4f, 0};
  static const float low[12] = {-3, -1, -3, 0, -3, -1, 9, 0, 9, -1, -3, 0},
                     high[12] = {1.5f, 2, 1.5f, 0, 1.97f, 2, 1.5f, 0, 1.5f, 2, 1.97f, 0};
  uint32_t checkers, greens, glass;
  CHECK(raysortAddMaterial(pools, RAYSORT_MATERIAL_USER, checker, sizeof(checker), &checkers));
  CHECK(raysortAddMaterial(pools, RAYSORT_MATERIAL_DIELECTRICS, &index, sizeof(index), &glass));
  CHECK(raysortAddMaterial(pools, RAYSORT_MATERIAL_LAMBERTIAN, green, sizeof(green), &greens));
  CHECK(raysortAddHittable(pools, RAYSORT_HITTABLE_USER, checkers, low, sizeof(low), NULL));
  CHECK(raysortAddHittable(pools, RAYSORT_HITTABLE_SPHERE, greens, sphere, sizeof(sphere), NULL));
  CHECK(raysortAddHittable(pools, RAYSORT_HITTABLE_USER, checkers, high, sizeof(high), NULL));
  CHECK(raysortAddHittable(pools, RAYSORT_HITTABLE_SPHERE, glass, inside, sizeof(inside), NULL));
}

static float *traceUserScene(TestDevice *device)
{
  Gpu *gpu = &device->gpu;
  const size_t size = USER_WIDTH * USER_WIDTH * 16;
  float *seen = (float *)allocate(size);
  RaysortScene pools;
  RaysortSceneLayout layout;
  memset(&pools, 0, sizeof(pools));
  pools.materialTypes = RAYSORT_MATERIAL_USER + 1;
  pools.hittableTypes = RAYSORT_HITTABLE_USER + 1;
  addUserScene(&pools);
  raysortGetSceneLayout(&pools, &layout);
  void *memory = allocate((size_t)layout.size);
  raysortPlaceScene(&pools, memory, &layout);
  addUserScene(&pools);
  CHECK(raysortVerifyScene(&pools));
  GpuBuffer buffer = gpuBuffer(gpu, layout.size), target = gpuBuffer(gpu, size);
  gpuUpload(gpu, &buffer, 0, memory, layout.size);
  const UserPush push = {buffer.address + layout.materialsOffset,
                         buffer.address + layout.materialDumpOffset,
                         buffer.address + layout.hittablesOffset,
                         buffer.address + layout.hittableDumpOffset,
                         target.address,
                         layout.hittableCount,
                         USER_WIDTH};
  VkPipelineLayout pipelineLayout = gpuPipelineLayout(gpu);
  VkPipeline pipeline = gpuPipeline(gpu, pipelineLayout, "build/shaders/tests/weekend/weekend_user.spv", NULL, 0);
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commandBuffer, pipelineLayout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push), &push);
  vkCmdDispatch(commandBuffer, USER_WIDTH * USER_WIDTH / 64, 1, 1);
  gpuSubmit(gpu, commandBuffer);
  gpuDownload(gpu, &target, 0, seen, size);
  vkDestroyPipeline(gpu->device, pipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, pipelineLayout, NULL);
  gpuFreeBuffer(gpu, &buffer);
  gpuFreeBuffer(gpu, &target);
  free(memory);
  return seen;
}

/* What lies under x, z: its distance from above, and how bright its red is. */
static void expectUser(double x, double z, double *distance, double *red)
{
  const double squared = x * x + z * z;
  const int field = (int)floor(x / 0.5) + (int)floor(z / 0.5);
  *distance = 6; /* the low triangle, at y = -1: an even number of fields below 0 */
  *red = field % 2 == 0 ? 0.9f : 0.2f;
  if (squared < 1)
  {
    *distance = 5 - sqrt(1 - squared);
    *red = 0.1f;
  }
  if (x > 1.5 && z > 1.5 && x + z < 3.47)
  {
    *distance = 3;
    *red = field % 2 == 0 ? 0.9f : 0.2f;
  }
}

static void test_own_types(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  float *seen = traceUserScene(device);
  for (uint32_t i = 0; i < USER_WIDTH * USER_WIDTH; ++i)
  {
    const double x = (i % USER_WIDTH + 0.5) * 4 / USER_WIDTH - 2, z = (i / USER_WIDTH + 0.5) * 4 / USER_WIDTH - 2;
    double distance, red;
    expectUser(x, z, &distance, &red);
    if (fabs(seen[4 * i + 3] - distance) > 1e-4 || fabs(seen[4 * i] - red) > 1e-5)
      fail_msg("at %g, %g: distance %g and red %g, due were %g and %g", x, z, (double)seen[4 * i + 3],
               (double)seen[4 * i], distance, red);
  }
  free(seen);
  assertQuiet(device, "types of a user's own");
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_reference), cmocka_unit_test(test_kernels_are_equal),
                                     LONG_TEST(test_plain_is_equal),   LONG_TEST(test_odd_spheres_are_equal),
                                     LONG_TEST(test_cuts_are_equal),   LONG_TEST(test_options),
                                     LONG_TEST(test_heavy_materials),  LONG_TEST(test_refused_samples),
                                     LONG_TEST(test_hollow_glass),     LONG_TEST(test_target),
                                     LONG_TEST(test_own_types)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, openTestDevice, closeTestDevice);
}
