/* test_gpu_sdf_rays.c - the includes of distance fields in kernels of a user's: rays and points against the reference,
 * and against exact triangles.
 * SPDX-License-Identifier: MIT
 *
 * Fields come from the host. A device rounds as it likes, so its hits are those of the reference within a tolerance,
 * except for a few rays that graze a shell. No ray that began outside of shells may miss a triangle, or hit late. */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "parallel.h"
#include "sdf_rays.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* As jobs.glsl has it. */
typedef enum Mode
{
  CLOSEST,
  ANY,
  DISTANCE,
  LEAVE,
  HIT_CELL
} Mode;

typedef struct Job
{
  RaysortSdfRay ray;
  uint32_t rayFlags, mode, firstCascade, cascadeCount;
} Job;

static Arena arena;
static SdfCase cases[SDF_CASE_COUNT];

/* ---- kernels ---- */

typedef struct Kernel
{
  TestKernel shader;
  RaysortBuffer buffers[TEST_KERNEL_BUFFERS + 1]; /* field, jobs, hits, structure */
  uint32_t count;
} Kernel;

static Kernel kernels[5]; /* by address, by set, in HLSL; 4 bits; exact starts */
static const char *const kernelNames[5] = {"trace_address", "trace_set", "trace_set_hlsl", "trace_4_bits",
                                           "trace_start"};

static void makeKernel(Gpu *gpu, uint32_t index)
{
  Kernel *kernel = &kernels[index];
  char file[64];
  snprintf(file, sizeof(file), "build/shaders/tests/sdf/%s.spv", kernelNames[index]);
  memset(kernel, 0, sizeof(*kernel));
  testKernelMake(gpu, &kernel->shader, file, index == 1 || index == 2);
}

static void recordKernel(Arena *inArena, VkCommandBuffer commandBuffer, void *user)
{
  const Kernel *kernel = (const Kernel *)user;
  VkDeviceAddress push[TEST_KERNEL_BUFFERS + 2];
  for (uint32_t i = 0; i < TEST_KERNEL_BUFFERS; ++i)
    push[i] = inArena->memory.address + kernel->buffers[i].offset;
  push[TEST_KERNEL_BUFFERS] = kernel->count;
  push[TEST_KERNEL_BUFFERS + 1] = inArena->memory.address + kernel->buffers[TEST_KERNEL_BUFFERS].offset;
  testKernelBind(&inArena->device->gpu, commandBuffer, &kernel->shader, kernel->buffers, push, sizeof(push));
  vkCmdDispatch(commandBuffer, (kernel->count + 63) / 64, 1, 1);
}

/* The answers to all jobs; nothing else may be written. Valid until the next call. */
static const RaysortSdfHit *run(TestDevice *device, Kernel *kernel, const SdfCase *test, const Job *jobs,
                                uint32_t count)
{
  const SdfField *field = &test->field;
  const VkDeviceSize jobsSize = count * sizeof(Job), hitsSize = count * sizeof(RaysortSdfHit);
  const VkDeviceSize bvhSize = bvhHeader(test->bvh.memory).sizeLow;
  arenaBegin(&arena, device, arenaCapacity(field->size + jobsSize + hitsSize + bvhSize, 4), 1);
  kernel->buffers[0] = arenaTake(&arena, "field", field->size, 256);
  kernel->buffers[1] = arenaTake(&arena, "jobs", jobsSize, 256);
  kernel->buffers[2] = arenaTake(&arena, "hits", hitsSize, 256);
  kernel->buffers[3] = arenaTake(&arena, "structure", bvhSize, 256);
  kernel->count = count;
  memcpy(arenaImage(&arena, kernel->buffers[3]), test->bvh.memory, (size_t)bvhSize);
  memcpy(arenaImage(&arena, kernel->buffers[0]), field->memory, field->size);
  memcpy(arenaImage(&arena, kernel->buffers[1]), jobs, (size_t)jobsSize);
  arenaRun(&arena, recordKernel, kernel);
  memcpy(arenaImage(&arena, kernel->buffers[2]), arenaFound(&arena, kernel->buffers[2]), (size_t)hitsSize);
  arenaCompare(&arena, field->header->cascadeCount == 1 ? "one cascade" : "cascades");
  return (const RaysortSdfHit *)arenaFound(&arena, kernel->buffers[2]);
}

/* ---- rays ---- */

static uint32_t rayCount(void)
{
  return testLevel() > 1 ? 1000000 : 4000; /* fewer, and the bound of traceCase is met or not by chance */
}

static Job *makeJobs(const SdfCase *test, uint32_t count, Mode mode, uint32_t rayFlags, uint32_t seed)
{
  Job *jobs = (Job *)calloc(count, sizeof(Job));
  Random random = {testSeed(seed)};
  for (uint32_t i = 0; i < count; ++i)
  {
    jobs[i].ray = sdfRay(test, i % SDF_RAY_KINDS, &random);
    jobs[i].rayFlags = rayFlags;
    jobs[i].mode = (uint32_t)mode;
    jobs[i].cascadeCount = test->field.info.cascadeCount;
  }
  return jobs;
}

static double angleOf(const RaysortSdfHit *a, const RaysortSdfHit *b)
{
  double n[2][3], cosine = 0;
  sdfUnpackNormal(a->normal, n[0]);
  sdfUnpackNormal(b->normal, n[1]);
  for (int k = 0; k < 3; ++k)
    cosine += n[0][k] * n[1][k];
  return acos(fmin(cosine, 1)) * 57.29578;
}

/* Are they the same, except for rounding? */
static int isLike(const SdfCase *test, const Job *job, const RaysortSdfHit *found, const RaysortSdfHit *expected)
{
  const uint32_t words = 0xffff;
  const float *o = job->ray.origin;
  const double slack = 1e-3 * (double)test->field.info.voxelSizes[0] +
                       1e-6 * fmax(fabs((double)o[0]), fmax(fabs((double)o[1]), fabs((double)o[2])));
  if ((found->flags & words) != (expected->flags & words) || found->brick != expected->brick ||
      found->id != expected->id || !(fabs((double)found->tShell - (double)expected->tShell) <= slack) ||
      !(fabs((double)found->tLeave - (double)expected->tLeave) <= slack) ||
      !(fabs((double)found->t - (double)expected->t) <= 10 * slack))
    return 0;
  return !(found->flags & RAYSORT_SDF_HIT_BIT) || angleOf(found, expected) < 1;
}

/* Nearly all rays of these scenes need fewer steps; a ray that did not get on would take RAYSORT_SDF_MOST_STEPS. Most
 * have no more than 300. One that runs along a wall, a brixel off, has thousands: one in a million here. With the seed
 * 1 such a ray needs 4,129, and ends at the limit with INCOMPLETE. */
#define STEPS_AT_MOST 4000u

/* ---- what rays came to, judged by all processors ---- */

#define PART 2000u /* rays that one thread takes at a time */

typedef struct Judgement
{
  SdfTally tally;
  uint32_t unlike, steps, isIn, wrong;
  uint32_t tired; /* rays of STEPS_AT_MOST steps and more */
} Judgement;

typedef struct Rays
{
  const SdfCase *test;
  const Job *jobs;
  const RaysortSdfHit *hits;
  uint32_t count, hostFlags;
  void (*judge)(const struct Rays *rays, uint32_t i, Judgement *judgement);
  Judgement *parts;
} Rays;

static void judgePart(void *user, uint32_t part)
{
  const Rays *rays = (const Rays *)user;
  const uint32_t end = rays->count - part * PART < PART ? rays->count : (part + 1) * PART;
  Judgement *judgement = &rays->parts[part];
  memset(judgement, 0, sizeof(*judgement));
  for (uint32_t i = part * PART; i < end; ++i)
  {
    const uint32_t steps = rays->hits[i].flags >> 16;
    rays->judge(rays, i, judgement);
    judgement->steps = steps > judgement->steps ? steps : judgement->steps;
    judgement->tired += steps >= STEPS_AT_MOST;
  }
}

static Judgement judgeRays(Rays *rays)
{
  const uint32_t parts = (rays->count + PART - 1) / PART;
  Judgement sum;
  memset(&sum, 0, sizeof(sum));
  rays->parts = (Judgement *)malloc(parts * sizeof(Judgement));
  parallel(parts, judgePart, rays);
  for (uint32_t i = 0; i < parts; ++i)
  {
    const Judgement *part = &rays->parts[i];
    sdfAdd(&sum.tally, &part->tally);
    sum.unlike += part->unlike;
    sum.isIn += part->isIn;
    sum.wrong += part->wrong;
    sum.tired += part->tired;
    sum.steps = part->steps > sum.steps ? part->steps : sum.steps;
  }
  free(rays->parts);
  return sum;
}

static void judgeExact(const Rays *rays, uint32_t i, Judgement *judgement)
{
  sdfJudge(rays->test, &rays->jobs[i].ray, &rays->hits[i], &judgement->tally);
}

/* Against the reference, too. */
static void judgeLike(const Rays *rays, uint32_t i, Judgement *judgement)
{
  const Job *job = &rays->jobs[i];
  const RaysortSdfHit *hit = &rays->hits[i];
  const RaysortSdfHit due = sdfTrace(&rays->test->field, &job->ray, rays->hostFlags, 0, job->cascadeCount);
  judgeExact(rays, i, judgement);
  if (isLike(rays->test, job, hit, &due))
    return;
  ++judgement->unlike;
  if (i < 500) /* some of them are told */
    print_message("# %s, kind %u: t %.7g tShell %.7g tLeave %.7g brick %x id %x flags %x; reference %.7g %.7g %.7g "
                  "%x %x %x\n",
                  rays->test->name, i % SDF_RAY_KINDS, (double)hit->t, (double)hit->tShell, (double)hit->tLeave,
                  hit->brick, hit->id, hit->flags, (double)due.t, (double)due.tShell, (double)due.tLeave, due.brick,
                  due.id, due.flags);
}

/* Rays of one case by one kernel. */
static SdfTally traceCase(TestDevice *device, uint32_t kernel, const SdfCase *test, Mode mode, uint32_t rayFlags)
{
  const uint32_t count = rayCount();
  Job *jobs = makeJobs(test, count, mode, rayFlags, kernel + 10 * (uint32_t)mode + rayFlags + 1);
  Rays rays = {test, jobs, NULL, count, rayFlags | (mode == ANY ? RAYSORT_SDF_RAY_ANY_BIT : 0u), judgeLike, NULL};
  Judgement sum;
  rays.hits = run(device, &kernels[kernel], test, jobs, count);
  sum = judgeRays(&rays);
  sdfPrint(test->name, &sum.tally);
  print_message("# %s, mode %u, flags %u: %u of %u unlike the reference; at most %u steps\n", kernelNames[kernel], mode,
                rayFlags, sum.unlike, count, sum.steps);
  assert_int_equal(sum.tally.misses, 0);
  assert_int_equal(sum.tally.late, 0);
  assert_true(sum.tired <= count / 500000 && sum.steps <= RAYSORT_SDF_MOST_STEPS);
  assert_true(sum.unlike <= count / (test == &cases[SDF_CASE_ASTRAY] ? 50 : 150));
  free(jobs);
  return sum.tally;
}

static void testByAddress(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    if (i != SDF_CASE_COARSE)
    {
      const SdfTally tally = traceCase((TestDevice *)*state, 0, &cases[i], CLOSEST, 0);
      assert_true(i == SDF_CASE_EMPTY ? tally.hits == 0 : tally.hits > tally.rays / 4);
      traceCase((TestDevice *)*state, 0, &cases[i], ANY, 0);
    }
}

static void testBySet(void **state)
{
  traceCase((TestDevice *)*state, 1, &cases[SDF_CASE_ASTRAY], CLOSEST, 0);
  traceCase((TestDevice *)*state, 2, &cases[SDF_CASE_ASTRAY], CLOSEST, 0);
  traceCase((TestDevice *)*state, 2, &cases[SDF_CASE_SOLIDS], CLOSEST, 0); /* ids */
}

static void testFlags(void **state)
{
  traceCase((TestDevice *)*state, 0, &cases[SDF_CASE_NESTED], CLOSEST, RAYSORT_SDF_RAY_OUTWARD_BIT);
  traceCase((TestDevice *)*state, 0, &cases[SDF_CASE_NESTED], CLOSEST, RAYSORT_SDF_RAY_START_EXACT_BIT);
  traceCase((TestDevice *)*state, 3, &cases[SDF_CASE_COARSE], CLOSEST, 0);
}

/* A ray that starts in a shell goes on with triangles: on the device, or here if the job says so. */
static void judgeStart(const Rays *rays, uint32_t i, Judgement *judgement)
{
  const RaysortSdfRay *ray = &rays->jobs[i].ray;
  RaysortSdfHit hit = rays->hits[i];
  if (rays->jobs[i].rayFlags && hit.flags & RAYSORT_SDF_STARTED_INSIDE_BIT)
  {
    const double t = sdfCaseExact(rays->test, ray, ray->tMin, hit.tLeave);
    judgement->wrong += !(hit.tLeave >= ray->tMin && hit.tLeave <= ray->tMax && hit.tShell >= hit.tLeave);
    if (t < INFINITY)
      hit.tShell = (float)t;
    hit.flags |= t < INFINITY ? RAYSORT_SDF_HIT_BIT : 0;
    hit.brick = 0;
  }
  judgement->isIn += (hit.flags & RAYSORT_SDF_STARTED_INSIDE_BIT) != 0;
  hit.brick = hit.brick == RAYSORT_SDF_NONE ? 0 : hit.brick;
  sdfJudge(rays->test, ray, &hit, &judgement->tally);
}

/* Rays that start in shells are exact with triangles on the device, and with triangles on the host afterwards. */
static void testStarts(void **state)
{
  const SdfCase *test = &cases[SDF_CASE_NESTED];
  const uint32_t count = rayCount();
  Job *jobs = makeJobs(test, count, CLOSEST, 0, 99);
  uint32_t isIn = 0, late = 0;
  for (uint32_t kernel = 0; kernel < 5; kernel += 4)
  {
    Rays rays = {test, jobs, NULL, count, 0, judgeStart, NULL};
    Judgement sum;
    for (uint32_t i = 0; i < count; ++i)
      jobs[i].rayFlags = kernel == 4 ? 0 : RAYSORT_SDF_RAY_START_EXACT_BIT;
    rays.hits = run((TestDevice *)*state, &kernels[kernel], test, jobs, count);
    sum = judgeRays(&rays);
    sdfPrint("exact starts", &sum.tally);
    assert_int_equal(sum.wrong, 0);
    isIn += sum.isIn;
    late += sum.tally.misses + sum.tally.late + sum.tally.insideMisses + sum.tally.insideLate;
  }
  assert_true(isIn > count / 25 && late == 0);
  free(jobs);
}

static void testStartHits(void **state)
{
  const SdfTally tally =
      traceCase((TestDevice *)*state, 0, &cases[SDF_CASE_NESTED], CLOSEST, RAYSORT_SDF_RAY_START_HITS_BIT);
  assert_true(tally.inside > tally.rays / 50 && tally.insideMisses == 0 && tally.insideLate == 0);
}

/* Patches of planes, 12 voxels wide, 2.03 voxels one above the other: so one is at every height in its voxel. */
#define PATCHES 28

static SdfCase patchCase(const double n[3], const double u[3], const double v[3], uint32_t flags)
{
  int32_t windows[1][3] = {{-32, -32, -32}};
  RaysortSdfInfo info;
  SdfCase test;
  memset(&info, 0, sizeof(info));
  memset(&test, 0, sizeof(test));
  info.cascadeCount = 1;
  info.voxelSizes[0] = 0.2f;
  info.flags = flags;
  info.band = flags ? 2.0f : 0.0f;
  test.name = "patches";
  for (uint32_t i = 0; i < PATCHES; ++i)
  {
    static const double corners[4][2] = {{-1.2, -1.2}, {1.2, -1.2}, {1.2, 1.2}, {-1.2, 1.2}};
    float p[4][3];
    for (uint32_t c = 0; c < 4; ++c)
      for (int k = 0; k < 3; ++k)
        p[c][k] = (float)(((double)i - PATCHES / 2.0) * 0.406 * n[k] + corners[c][0] * u[k] + corners[c][1] * v[k]);
    sceneTriangle(&test.scene, p[0], p[1], p[2], i);
    sceneTriangle(&test.scene, p[0], p[2], p[3], i);
  }
  test.field = sdfBuild(&info, &test.scene, windows);
  return test;
}

/* A ray whose angle to the normal is at most 60 degrees, if it grazes, 60 to 85; it ends before it comes near the next
 * patch. from: brixels above patch i. */
static RaysortSdfRay patchRay(const double n[3], const double u[3], const double v[3], uint32_t i, double from,
                              double side, int grazes, Random *random)
{
  const double angle = (double)(grazes ? randomFloat(random, 1.05f, 1.48f) : randomFloat(random, 0, 1.05f));
  const double turn = (double)randomFloat(random, 0, 6.28f);
  const double a = (double)randomFloat(random, -0.5f, 0.5f), b = (double)randomFloat(random, -0.5f, 0.5f);
  RaysortSdfRay ray;
  for (int k = 0; k < 3; ++k)
  {
    ray.origin[k] = (float)((((double)i - PATCHES / 2.0) * 0.406 + from * 0.2 / 7) * n[k] + a * u[k] + b * v[k]);
    ray.direction[k] = (float)(side * cos(angle) * n[k] + sin(angle) * (cos(turn) * u[k] + sin(turn) * v[k]));
  }
  ray.tMin = 0;
  ray.tMax = 0.3f;
  return ray;
}

/* A ray from a point on a plane does not hit that plane, at whatever height it is in its voxel (of rays that graze
 * a tilted one, some do); most that begin in its shell, 0.9 brixels before it, do. */
static void testHeights(void **state)
{
  static const double frames[3][3][3] = {
      {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
      {{0.6, 0.8, 0}, {0.8, -0.6, 0}, {0, 0, 1}},
      {{1 / 3., 2 / 3., 2 / 3.}, {2 / 3., 1 / 3., -2 / 3.}, {2 / 3., -2 / 3., 1 / 3.}}};
  for (uint32_t f = 0; f < 4; ++f)
  {
    const double(*frame)[3] = frames[f % 3];
    SdfCase test = patchCase(frame[0], frame[1], frame[2], f == 3 ? RAYSORT_SDF_4_BITS_BIT : 0);
    const uint32_t count = 4096;
    Job *jobs = (Job *)calloc(count, sizeof(Job));
    Random random = {testSeed(40 + f)};
    uint32_t inside = 0, hit = 0, grazed = 0, heading = 0, missed = 0;
    test.bvh = cases[SDF_CASE_EMPTY].bvh; /* borrowed: nothing is looked for there */
    for (uint32_t i = 0; i < count; ++i)
    {
      const double side = i & 1 ? 1 : -1;
      jobs[i].ray = i % 8 < 6 ? patchRay(frame[0], frame[1], frame[2], i / 2 % PATCHES, 0, side, i % 8 > 3, &random)
                              : patchRay(frame[0], frame[1], frame[2], i / 2 % PATCHES, 0.9 * side, -side, 0, &random);
      jobs[i].mode = CLOSEST;
      jobs[i].cascadeCount = 1;
    }
    const RaysortSdfHit *hits = run((TestDevice *)*state, &kernels[f == 3 ? 3 : 0], &test, jobs, count);
    for (uint32_t i = 0; i < count; ++i)
    {
      const int isIn = (hits[i].flags & RAYSORT_SDF_STARTED_INSIDE_BIT) != 0;
      const int isHit = (hits[i].flags & RAYSORT_SDF_HIT_BIT) != 0;
      inside += i % 8 < 6 && isIn;
      hit += i % 8 < 4 && isHit;
      grazed += i % 8 > 3 && i % 8 < 6 && isHit;
      heading += i % 8 >= 6 && isIn;
      missed += i % 8 >= 6 && !isHit;
    }
    print_message("# plane %u: of %u that leave %u began in a shell, %u and %u hit; of %u that come %u miss\n", f,
                  count * 6 / 8, inside, hit, grazed, heading, missed);
    assert_true(inside > count / 2 && hit <= count / 2 / 1000 && grazed <= count / 4 / 50);
    assert_true(f % 3 != 0 || hit + grazed == 0); /* along an axis */
    assert_true(f == 3 || (heading > count / 64 && missed <= heading / 10));
    free(jobs);
    sceneFree(&test.scene);
    sdfFree(&test.field);
  }
}

/* ---- points ---- */

static double nearest(const SdfCase *test, const float p[3])
{
  const double at[3] = {(double)p[0], (double)p[1], (double)p[2]};
  double least = INFINITY;
  for (uint32_t i = 0; i < test->scene.count; ++i)
    least = fmin(least, sdfDistance(at, &test->scene.triangles[i]));
  return least;
}

/* Distances are below the true ones, and not by much; normals point away from surfaces; occlusion is a share. */
static void testPoints(void **state)
{
  for (uint32_t kind = 0; kind < SDF_CASE_COUNT; ++kind)
  {
    const SdfCase *test = &cases[kind];
    Job *jobs = makeJobs(test, 1500, DISTANCE, 0, kind);
    const RaysortSdfHit *hits;
    const double v = (double)test->field.info.voxelSizes[0];
    double lost = 0;
    uint32_t inBricks = 0;
    for (uint32_t i = 0; i < 1500; ++i)
      jobs[i].ray.tMax = 1;
    hits = run((TestDevice *)*state, &kernels[kind == SDF_CASE_COARSE ? 3 : 0], test, jobs, 1500);
    for (uint32_t i = 0; i < 1500; ++i)
    {
      const double exact = nearest(test, jobs[i].ray.origin);
      float normal[3] = {hits[i].tShell, hits[i].tLeave, 0}, occlusion;
      memcpy(&normal[2], &hits[i].normal, 4);
      memcpy(&occlusion, &hits[i].brick, 4);
      if (!((double)hits[i].t <= exact + 1e-5) || hits[i].t < 0)
        fail_msg("%s: distance %g, but %g", test->name, (double)hits[i].t, exact);
      lost = fmax(lost, exact < v ? exact - (double)hits[i].t : 0);
      inBricks += normal[0] != 0 || normal[1] != 0 || normal[2] != 0;
      assert_true(occlusion >= 0 && occlusion <= 1);
    }
    print_message("# %s: points in bricks %u; near a surface, at most %.2f voxels less than the distance\n", test->name,
                  inBricks, lost / v);
    assert_true(kind == SDF_CASE_EMPTY ? inBricks == 0 : inBricks > 200);
    free(jobs);
  }
}

/* Out of a shell along a normal; and where a hit is in its brick. */
static void testLeave(void **state)
{
  const SdfCase *test = &cases[SDF_CASE_SOLIDS];
  Job *jobs = makeJobs(test, 2 * SDF_RAY_KINDS * 100, LEAVE, 0, 4);
  const uint32_t count = 2 * SDF_RAY_KINDS * 100;
  const RaysortSdfHit *hits = run((TestDevice *)*state, &kernels[0], test, jobs, count);
  uint32_t left = 0;
  for (uint32_t i = 0; i < count; ++i)
  {
    const float to[3] = {hits[i].t, hits[i].tShell, hits[i].tLeave}, *from = jobs[i].ray.origin;
    double moved = 0;
    for (int k = 0; k < 3; ++k)
      moved += ((double)to[k] - (double)from[k]) * ((double)to[k] - (double)from[k]);
    assert_true(sqrt(moved) <= 2.01 / 7 * (double)test->field.info.voxelSizes[0]);
    left += hits[i].flags && moved > 0;
  }
  assert_true(left > 5);
  for (uint32_t i = 0; i < count; ++i)
    jobs[i].mode = HIT_CELL;
  hits = run((TestDevice *)*state, &kernels[0], test, jobs, count);
  for (uint32_t i = 0; i < count; ++i)
  {
    const RaysortSdfHit hit = sdfTrace(&test->field, &jobs[i].ray, 0, 0, 1);
    const float cell[3] = {hits[i].t, hits[i].tShell, hits[i].tLeave};
    for (int k = 0; k < 3 && hits[i].flags & RAYSORT_SDF_HIT_BIT; ++k)
    {
      const float at = (jobs[i].ray.origin[k] + hit.t * jobs[i].ray.direction[k]) / 0.2f; /* the window is a lattice */
      const float part = at - floorf(at), off = fabsf(part - cell[k]);
      assert_true(cell[k] >= 0 && cell[k] <= 1);
      if (hits[i].brick == hit.brick && part > 0.01f && part < 0.99f && i % SDF_RAY_KINDS != 4) /* not from far away */
        assert_true(off < 0.02f || cell[k] == 0 || cell[k] == 1); /* the surface may be outside the brick */
    }
  }
  free(jobs);
}

/* ---- rays that try to go wrong ---- */

/* From 64 km, in steps far below the last place of t; with directions of zeros; outside all windows. */
static void testFar(void **state)
{
  const SdfCase *test = &cases[SDF_CASE_NESTED];
  const uint32_t count = 600;
  Job *jobs = makeJobs(test, count, CLOSEST, 0, 5);
  const RaysortSdfHit *hits;
  uint32_t found = 0;
  for (uint32_t i = 0; i < count; ++i)
  {
    static const float far[4] = {64e3f, 1e6f, 1e9f, 1e15f};
    float *o = jobs[i].ray.origin, *d = jobs[i].ray.direction;
    for (int k = 0; k < 3; ++k)
      o[k] -= far[i % 4] * d[k];
    jobs[i].ray.tMin = 0;
    jobs[i].ray.tMax = i % 3 ? INFINITY : 3e38f;
    if (i % 7 == 0) /* along an axis, far away from everything */
      memset(d, 0, 8);
  }
  hits = run((TestDevice *)*state, &kernels[0], test, jobs, count);
  for (uint32_t i = 0; i < count; ++i)
  {
    const RaysortSdfHit hit = hits[i];
    found += hit.flags & RAYSORT_SDF_HIT_BIT && i % 4 == 0 && i % 7;
    assert_true(hit.flags >> 16 < STEPS_AT_MOST && !(hit.flags & RAYSORT_SDF_INCOMPLETE_BIT));
  }
  print_message("# %u of %u rays from 64 km hit\n", found, count / 4);
  assert_true(found > 30);
  free(jobs);
}

/* Rays from faces of windows and voxels, against only exact ones. */
static void testFromFaces(void **state)
{
  static const SdfCaseKind kinds[3] = {SDF_CASE_SOLIDS, SDF_CASE_NESTED, SDF_CASE_ASTRAY};
  const uint32_t count = rayCount();
  for (uint32_t k = 0; k < 3; ++k)
  {
    const SdfCase *test = &cases[kinds[k]];
    Job *jobs = makeJobs(test, count, CLOSEST, 0, 7);
    Rays rays = {test, jobs, NULL, count, 0, judgeExact, NULL};
    Random random = {testSeed(8 + k)};
    Judgement sum;
    for (uint32_t i = 0; i < count; ++i)
      jobs[i].ray = sdfRay(test, SDF_RAY_FROM_FACES, &random);
    rays.hits = run((TestDevice *)*state, &kernels[0], test, jobs, count);
    sum = judgeRays(&rays);
    sdfPrint(test->name, &sum.tally);
    print_message("# at most %u steps\n", sum.steps);
    assert_true(sum.tally.misses == 0 && sum.tally.late == 0 && sum.tally.incomplete == 0 && sum.steps < STEPS_AT_MOST);
    free(jobs);
  }
}

static void testFaces(void **state)
{
  const SdfCase *test = &cases[SDF_CASE_ASTRAY];
  Job jobs[SDF_FACE_RAYS];
  const RaysortSdfHit *hits;
  memset(jobs, 0, sizeof(jobs));
  for (uint32_t i = 0; i < SDF_FACE_RAYS; ++i)
  {
    jobs[i].ray = sdfFaceRay(i);
    jobs[i].cascadeCount = 3;
  }
  for (uint32_t kernel = 0; kernel < 3; ++kernel)
  {
    hits = run((TestDevice *)*state, &kernels[kernel], test, jobs, SDF_FACE_RAYS);
    for (uint32_t i = 0; i < SDF_FACE_RAYS; ++i)
    {
      const double t = sdfCaseExact(test, &jobs[i].ray, 0, 1e30f);
      print_message("# exact %.9g: t %.9g, tShell %.9g, flags %x, %u steps\n", t, (double)hits[i].t,
                    (double)hits[i].tShell, hits[i].flags & 0xffff, hits[i].flags >> RAYSORT_SDF_HIT_STEPS_SHIFT);
      assert_true((hits[i].flags & 0xffff) == RAYSORT_SDF_HIT_BIT && (double)hits[i].tShell <= t + 1e-4);
      assert_true(fabs((double)hits[i].t - t) < 0.06 && hits[i].flags >> RAYSORT_SDF_HIT_STEPS_SHIFT < 400);
    }
  }
}

/* A finer window that begins where the coarser one ends: a ray that may not come back to it does not know. */
static void testOutward(void **state)
{
  static const float corners[3][3] = {{8, -3, -3}, {8, 3, -3}, {8, 0, 4}};
  static const uint32_t expected[4] = {RAYSORT_SDF_INCOMPLETE_BIT, 0, 0, RAYSORT_SDF_HIT_BIT};
  static const RaysortSdfRay rays[4] = {{{-3, 0.01f, 0.013f}, 0, {1, 0, 0}, 1e30f},
                                        {{-3, 0.01f, 0.013f}, 0, {1, 0, 0}, 6},
                                        {{-3, 0.01f, 0.013f}, 0, {-1, 0, 0}, 1e30f},
                                        {{-3, 0.01f, 0.013f}, 0, {1, 0, 0}, 1e30f}};
  int32_t windows[2][3] = {{40, -32, -32}, {-32, -32, -32}};
  const RaysortSdfHit *hits;
  RaysortSdfInfo info;
  SdfCase test;
  Job jobs[4];
  memset(&info, 0, sizeof(info));
  memset(&test, 0, sizeof(test));
  memset(jobs, 0, sizeof(jobs));
  info.cascadeCount = 2;
  info.voxelSizes[0] = 0.1f;
  info.voxelSizes[1] = 0.2f;
  sceneTriangle(&test.scene, corners[0], corners[1], corners[2], 0);
  test.field = sdfBuild(&info, &test.scene, windows);
  test.bvh = cases[SDF_CASE_EMPTY].bvh;
  for (uint32_t i = 0; i < 4; ++i)
  {
    jobs[i].ray = rays[i];
    jobs[i].rayFlags = i < 3 ? RAYSORT_SDF_RAY_OUTWARD_BIT : 0;
    jobs[i].cascadeCount = 2;
  }
  hits = run((TestDevice *)*state, &kernels[0], &test, jobs, 4);
  for (uint32_t i = 0; i < 4; ++i)
  {
    assert_int_equal(hits[i].flags & 0xffff, expected[i]);
    assert_int_equal(sdfTrace(&test.field, &rays[i], jobs[i].rayFlags, 0, 2).flags & 0xffff, expected[i]);
  }
  memset(&test.bvh, 0, sizeof(test.bvh));
  sdfCaseFree(&test);
}

/* Nothing was built, or only some cascades were: what is not known is said. */
static void testUnbuilt(void **state)
{
  SdfCase *test = &cases[SDF_CASE_NESTED];
  Job *jobs = makeJobs(test, 300, CLOSEST, 0, 6);
  const RaysortSdfHit *hits;
  for (uint32_t c = 0; c < 3; ++c)
    test->field.cascades[c].flags = 0;
  hits = run((TestDevice *)*state, &kernels[0], test, jobs, 300);
  for (uint32_t i = 0; i < 300; ++i)
    assert_true((hits[i].flags & 0xffff) == RAYSORT_SDF_INCOMPLETE_BIT);
  for (uint32_t built = 1; built < 8; ++built) /* at last all of them */
  {
    for (uint32_t c = 0; c < 3; ++c)
      test->field.cascades[c].flags = built >> c & 1 ? RAYSORT_SDF_CASCADE_BUILT_BIT : 0;
    traceCase((TestDevice *)*state, 0, test, CLOSEST, 0);
    if ((built & (built + 1)) == 0) /* the finer ones; else a finer one that is left behind counts as unknown */
      traceCase((TestDevice *)*state, 0, test, CLOSEST, RAYSORT_SDF_RAY_OUTWARD_BIT);
  }
  free(jobs);
}

static int setup(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    cases[i] = sdfCase((SdfCaseKind)i);
  if (openTestDevice(state) != 0)
    return -1;
  for (uint32_t i = 0; i < COUNT_OF(kernels); ++i)
    makeKernel(&((TestDevice *)*state)->gpu, i);
  return 0;
}

static int teardown(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(kernels); ++i)
    testKernelFree(&device->gpu, &kernels[i].shader);
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    sdfCaseFree(&cases[i]);
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testByAddress),
                                     cmocka_unit_test(testBySet),
                                     cmocka_unit_test(testFlags),
                                     LONG_TEST(testStarts),
                                     LONG_TEST(testStartHits),
                                     cmocka_unit_test(testPoints),
                                     LONG_TEST(testHeights),
                                     LONG_TEST(testLeave),
                                     LONG_TEST(testFar),
                                     LONG_TEST(testFaces),
                                     LONG_TEST(testFromFaces),
                                     LONG_TEST(testOutward),
                                     LONG_TEST(testUnbuilt)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_rays", tests, setup, teardown);
}
