/* test_gpu_bvh.c - rays through structures in shaders: every word of every hit is that of the host.
 * SPDX-License-Identifier: MIT
 *
 * A test collects jobs, a ray and a question each, through many structures; the host answers them; then shaders answer
 * all of them in one dispatch. A device that is no CPU may treat numbers below 2^-126 in its own way: there one job in
 * a thousand may be answered otherwise. How many differ is printed. */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "closed.h"
#include "levels_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

typedef enum Mode /* of jobs.glsl */
{
  CLOSEST,
  ANY,
  FIRST,
  NEXT
} Mode;

typedef struct Job
{
  RaysortBvhRay ray;
  RaysortBvhHit last;
  uint32_t firstWord, rayFlags, mode, mask;
} Job;

typedef struct Batch
{
  unsigned char *structures;
  Job *jobs;
  size_t structuresSize, structuresCapacity;
  uint32_t jobCount, jobCapacity;
} Batch;

static Arena arena; /* grows with the cases, freed at the end */

/* As acceptsHit in trace_set.comp. */
static VkBool32 acceptsHit(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit)
{
  uint32_t t, u, v, x;
  (void)user;
  memcpy(&t, &hit->t, 4);
  memcpy(&u, &hit->u, 4);
  memcpy(&v, &hit->v, 4);
  memcpy(&x, &ray->direction[0], 4);
  return (((t ^ u ^ v ^ x) >> 5 ^ hit->primitive ^ hit->geometry ^ hit->instance ^ hit->flags) & 3) != 0;
}

static const RaysortBvhHostHooks hostHooks = {.anyHit = acceptsHit};

/* The host's side of the scene: what its rays need besides the any-hit hook, and their mask. */
static RaysortBvhHostHooks sceneHooks;

/* ---- jobs ---- */

static void freeBatch(Batch *batch)
{
  free(batch->structures);
  free(batch->jobs);
  memset(batch, 0, sizeof(*batch));
}

/* Copies the structure into the batch. Returns its first word. */
static uint32_t addStructure(Batch *batch, const Bvh *bvh)
{
  const RaysortBvhHeader header = bvhHeader(bvh->memory);
  const size_t offset = batch->structuresSize;
  assert_int_equal(bvh->result, VK_SUCCESS);
  assert_true(header.stackNeed <= 112 && header.sizeHigh == 0);
  if (offset + header.sizeLow > batch->structuresCapacity)
  {
    batch->structuresCapacity = 2 * (offset + header.sizeLow);
    batch->structures = (unsigned char *)realloc(batch->structures, batch->structuresCapacity);
  }
  memcpy(batch->structures + offset, bvh->memory, header.sizeLow);
  batch->structuresSize += header.sizeLow;
  return (uint32_t)(offset / 16);
}

static void addJob(Batch *batch, Mode mode, uint32_t firstWord, uint32_t rayFlags, const RaysortBvhRay *ray,
                   const RaysortBvhHit *last)
{
  Job *job;
  if (batch->jobCount == batch->jobCapacity)
  {
    batch->jobCapacity = 2 * batch->jobCapacity + 1024;
    batch->jobs = (Job *)realloc(batch->jobs, batch->jobCapacity * sizeof(Job));
  }
  job = &batch->jobs[batch->jobCount++];
  memset(job, 0, sizeof(*job));
  job->ray = *ray;
  job->last = *last;
  job->firstWord = firstWord;
  job->rayFlags = rayFlags;
  job->mode = (uint32_t)mode;
  job->mask = ~sceneHooks.excludeMask & 0xffu;
}

/* A ray in every way that the trace has. Returns whether it hits. */
static uint32_t addRay(Batch *batch, uint32_t firstWord, uint32_t rayFlags, RaysortBvhRay ray)
{
  const unsigned char *bvh = batch->structures + 16 * (size_t)firstWord;
  RaysortBvhHit first, hit;
  VkBool32 goesOn = raysortBvhTraceOnHost(bvh, &ray, rayFlags, &sceneHooks, &first);
  uint32_t n;
  addJob(batch, CLOSEST, firstWord, rayFlags, &ray, &first);
  addJob(batch, ANY, firstWord, rayFlags, &ray, &first);
  addJob(batch, FIRST, firstWord, rayFlags, &ray, &first);
  hit = first;
  for (n = 0; goesOn && n < 4; ++n)
  {
    addJob(batch, NEXT, firstWord, rayFlags, &ray, &hit);
    goesOn = raysortBvhTraceNextOnHost(bvh, &ray, rayFlags, &sceneHooks, &hit, &hit);
  }
  if (!(first.flags & RAYSORT_BVH_HIT_BIT))
    return 0;
  addJob(batch, NEXT, firstWord, rayFlags, &ray, &hit);
  ray.tMax = first.t;
  addJob(batch, CLOSEST, firstWord, rayFlags, &ray, &hit);
  addJob(batch, ANY, firstWord, rayFlags, &ray, &hit);
  ray.tMax = nextafterf(first.t, -1);
  addJob(batch, CLOSEST, firstWord, rayFlags, &ray, &hit);
  ray.tMax = INFINITY;
  ray.tMin = nextafterf(first.t, INFINITY);
  addJob(batch, CLOSEST, firstWord, rayFlags, &ray, &hit);
  return 1;
}

/* What the host says: hits[jobCount]. */
static void answerOnHost(const Batch *batch, const RaysortBvhHostHooks *hooks, RaysortBvhHit *hits)
{
  for (uint32_t i = 0; i < batch->jobCount; ++i)
  {
    const Job *job = &batch->jobs[i];
    const unsigned char *bvh = batch->structures + 16 * (size_t)job->firstWord;
    RaysortBvhHostHooks own = sceneHooks;
    VkBool32 isHit;
    own.anyHit = hooks ? hooks->anyHit : NULL;
    own.excludeMask = ~job->mask;
    if (job->mode == NEXT)
      raysortBvhTraceNextOnHost(bvh, &job->ray, job->rayFlags, &own, &job->last, &hits[i]);
    else
    {
      isHit = raysortBvhTraceOnHost(bvh, &job->ray, job->rayFlags, &own, &hits[i]);
      if (job->mode != CLOSEST)
      {
        hits[i] = job->last;
        hits[i].flags = isHit ? RAYSORT_BVH_HIT_BIT : 0;
      }
    }
  }
}

/* ---- on the device ---- */

typedef struct Kernel
{
  TestKernel shader;
  RaysortBuffer buffers[TEST_KERNEL_BUFFERS]; /* structures, jobs, hits */
  uint32_t count;
  uint32_t most;   /* trace_stream.comp: rays a thread */
  uint32_t groups; /* 0: a thread a job */
} Kernel;

static Kernel makeKernel(Gpu *gpu, const char *file, int isBySet)
{
  Kernel kernel;
  memset(&kernel, 0, sizeof(kernel));
  testKernelMake(gpu, &kernel.shader, file, isBySet);
  return kernel;
}

static void recordKernel(Arena *inArena, VkCommandBuffer commandBuffer, void *user)
{
  const Kernel *kernel = (const Kernel *)user;
  VkDeviceAddress push[TEST_KERNEL_BUFFERS + 1]; /* the last one: count and most */
  for (uint32_t i = 0; i < TEST_KERNEL_BUFFERS; ++i)
    push[i] = inArena->memory.address + kernel->buffers[i].offset;
  push[TEST_KERNEL_BUFFERS] = (VkDeviceAddress)kernel->most << 32 | kernel->count;
  testKernelBind(&inArena->device->gpu, commandBuffer, &kernel->shader, kernel->buffers, push, sizeof(push));
  vkCmdDispatch(commandBuffer, kernel->groups ? kernel->groups : (kernel->count + 63) / 64, 1, 1);
}

/* All jobs of the batch. What the device said: hits[jobCount] in the arena's `found`, kernel->buffers[2]. */
static void runBatch(TestDevice *device, Kernel *kernel, const Batch *batch, uint32_t poison)
{
  const VkDeviceSize jobsSize = batch->jobCount * sizeof(Job), hitsSize = batch->jobCount * sizeof(RaysortBvhHit);
  arenaBegin(&arena, device, arenaCapacity(batch->structuresSize + jobsSize + hitsSize, 3), poison);
  kernel->buffers[0] = arenaTake(&arena, "structures", batch->structuresSize, 256);
  kernel->buffers[1] = arenaTake(&arena, "jobs", jobsSize, 256);
  kernel->buffers[2] = arenaTake(&arena, "hits", hitsSize, 256);
  kernel->count = batch->jobCount;
  memcpy(arenaImage(&arena, kernel->buffers[0]), batch->structures, batch->structuresSize);
  memcpy(arenaImage(&arena, kernel->buffers[1]), batch->jobs, (size_t)jobsSize);
  arenaRun(&arena, recordKernel, kernel);
}

/* Every word must be the host's, but see above. */
static void compareBatch(TestDevice *device, Kernel *kernel, const Batch *batch, const RaysortBvhHostHooks *hooks,
                         const char *what)
{
  RaysortBvhHit *expected = (RaysortBvhHit *)allocate(batch->jobCount * sizeof(*expected));
  uint32_t different = 0, astray = 0, i;
  answerOnHost(batch, hooks, expected);
  runBatch(device, kernel, batch, hooks ? 1 : 0);
  for (i = 0; i < batch->jobCount; ++i)
  {
    const RaysortBvhHit *hit = (const RaysortBvhHit *)arenaFound(&arena, kernel->buffers[2]) + i;
    if (memcmp(hit, &expected[i], sizeof(*hit)) == 0)
      continue;
    if (different++ == 0)
      print_message("# job %u, mode %u, flags %x: t %a u %a v %a %u %u %x; host: t %a u %a v %a %u %u %x\n", i,
                    batch->jobs[i].mode, batch->jobs[i].rayFlags, (double)hit->t, (double)hit->u, (double)hit->v,
                    hit->primitive, hit->geometry, hit->flags, (double)expected[i].t, (double)expected[i].u,
                    (double)expected[i].v, expected[i].primitive, expected[i].geometry, expected[i].flags);
    astray += hit->primitive != expected[i].primitive || hit->flags != expected[i].flags;
    if (!device->gpu.isCpu)
      expected[i] = *hit;
  }
  print_message("# %s: %u jobs, %u words of 16 bytes, %u hits differ, %u of another triangle\n", what, batch->jobCount,
                (uint32_t)(batch->structuresSize / 16), different, astray);
  assert_true(astray <= batch->jobCount / 1000);
  memcpy(arenaImage(&arena, kernel->buffers[2]), expected, batch->jobCount * sizeof(*expected));
  arenaCompare(&arena, what);
  free(expected);
}

/* By address, without a hook, and by descriptor set, with one, in GLSL and in HLSL. */
static void compareAll(TestDevice *device, const Batch *batch, const char *what)
{
  Kernel byAddress = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_address.spv", 0);
  Kernel bySet = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_set.spv", 1);
  Kernel inHlsl = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_set_hlsl.spv", 1);
  compareBatch(device, &byAddress, batch, NULL, what);
  compareBatch(device, &bySet, batch, &hostHooks, what);
  if (testLevel() > 0)
    compareBatch(device, &inHlsl, batch, &hostHooks, what);
  testKernelFree(&device->gpu, &byAddress.shader);
  testKernelFree(&device->gpu, &bySet.shader);
  testKernelFree(&device->gpu, &inHlsl.shader);
}

/* ---- scenes ---- */

/* Rays of all kinds through a scene, with random flags if wanted. */
static void addScene(Batch *batch, const RaysortBvhGeometry *geometries, uint32_t count, float size, uint32_t rays,
                     int hasFlags)
{
  Bvh bvh = bvhBuild(geometries, count);
  const uint32_t firstWord = addStructure(batch, &bvh);
  Random random = {11};
  uint32_t hits = 0;
  for (uint32_t i = 0; i < 7 * rays; ++i)
  {
    const RaysortBvhRay ray = nastyRay(&geometries[randomWord(&random) % count], i % 7, size, &random);
    const uint32_t rayFlags = hasFlags ? randomWord(&random) & randomWord(&random) & 0x3ffu : 0;
    hits += addRay(batch, firstWord, rayFlags, ray);
  }
  assert_true(hits > (hasFlags ? rays / 20 : rays / 2));
  bvhFree(&bvh);
}

static void addGround(Mesh *mesh, float size)
{
  meshVertex(mesh, -size, -0.2f, -size);
  meshVertex(mesh, size, -0.2f, -size);
  meshVertex(mesh, size, -0.2f, size);
  meshVertex(mesh, -size, -0.2f, size);
  meshTriangle(mesh, 0, 2, 1);
  meshTriangle(mesh, 0, 3, 2);
}

static void testScenes(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const float centres[4][4] = {{0.25f, -0.5f, 0.125f, 1}, {1000, 2000, -500, 1}, {0, 0, 0, 1e-5f}, {0, 0, 0, 1e9f}};
  const uint32_t rays = testLevel() > 1 ? 3000 : fewerCases(250);
  RaysortBvhGeometry geometries[3];
  Random random = {3};
  Batch batch;
  Mesh mesh, ground, spheres;
  memset(&batch, 0, sizeof(batch));
  memset(&mesh, 0, sizeof(mesh));
  memset(&ground, 0, sizeof(ground));
  memset(&spheres, 0, sizeof(spheres));
  for (uint32_t i = 0; i < COUNT_OF(centres); ++i)
  {
    meshSphere(&mesh, centres[i], centres[i][3], 12);
    geometries[0] = meshGeometry(&mesh);
    addScene(&batch, geometries, 1, i == 1 ? 2000 : centres[i][3], rays, 0);
    meshFree(&mesh);
  }
  meshSoup(&mesh, 3000, 0.1f, &random);
  geometries[0] = geometries[1] = meshGeometry(&mesh); /* every triangle twice: ties */
  geometries[1].flags = RAYSORT_BVH_OPAQUE_BIT;
  addScene(&batch, geometries, 2, 1, rays, 0);
  addScene(&batch, geometries, 2, 1, 2 * rays, 1);
  meshFree(&mesh);
  meshTerrain(&mesh, 60, 1, 0.05f, 10, 8);
  geometries[0] = meshGeometry(&mesh);
  addScene(&batch, geometries, 1, 1, rays, 0);
  addGround(&ground, 2e5f);
  geometries[1] = meshGeometry(&ground);
  addScene(&batch, geometries, 2, 1, rays, 0);
  for (uint32_t i = 0; i < 20; ++i) /* frames in a frame, with much around them: the way back counts */
  {
    const float centre[3] = {randomFloat(&random, 0, 1), randomFloat(&random, 0, 0.2f), randomFloat(&random, 0, 1)};
    meshSphere(&spheres, centre, 2e-5f, 6);
  }
  geometries[2] = meshGeometry(&spheres);
  addScene(&batch, geometries, 3, 1, 2 * rays, 0);
  assert_true(bvhHeader(batch.structures + 16 * (size_t)batch.jobs[batch.jobCount - 1].firstWord).frameCount > 10);
  meshFree(&mesh);
  meshFree(&ground);
  meshFree(&spheres);
  for (uint32_t i = 0; i < 24; ++i) /* thin triangles, needles, and rays that begin next to them */
  {
    const float middle[3] = {i % 3 == 2 ? 100.0f : 0, 0, 0};
    meshBar(&mesh, powf(0.1f, (float)(i % 7)), 1 + i % 4, middle, i % 5 != 0, &random);
    geometries[0] = meshGeometry(&mesh);
    addScene(&batch, geometries, 1, 1, rays / 4, 0);
    meshFree(&mesh);
  }
  compareAll(device, &batch, "scenes");
  freeBatch(&batch);
}

/* Equal triangles, planes seen edge-on, points and lines: every number is one of a few; hundreds of structures. */
static void testSmallNumbers(void **state)
{
  const float numbers[] = {-1, 0, 1, 1e-3f, 1e3f, 1.00000012f, -0.99999994f, 0.5f, -0.0f};
  const uint32_t rounds = testLevel() > 1 ? 10000 : 1000;
  Random random = {5};
  uint32_t hits = 0;
  Batch batch;
  memset(&batch, 0, sizeof(batch));
  for (uint32_t round = 0; round < rounds; ++round)
  {
    const uint32_t triangles = round % 16 == 0 ? 0 : 1 + randomWord(&random) % 40;
    float vertices[40 * 9];
    RaysortBvhGeometry geometry;
    Bvh bvh;
    memset(&geometry, 0, sizeof(geometry));
    for (uint32_t i = 0; i < COUNT_OF(vertices); ++i)
      vertices[i] = numbers[randomWord(&random) % COUNT_OF(numbers)];
    geometry.data = (VkDeviceAddress)(uintptr_t)vertices;
    geometry.primitiveCount = triangles;
    geometry.maxVertex = COUNT_OF(vertices) / 3 - 1;
    bvh = bvhBuild(&geometry, 1);
    const uint32_t firstWord = addStructure(&batch, &bvh);
    geometry.primitiveCount = COUNT_OF(vertices) / 9; /* rays are aimed at what is left out, too */
    for (uint32_t i = 0; i < 8; ++i)
    {
      RaysortBvhRay ray = nastyRay(&geometry, i % 6, 1, &random);
      for (uint32_t k = 0; k < 3 && i >= 6; ++k)
      {
        ray.origin[k] = numbers[randomWord(&random) % COUNT_OF(numbers)];
        ray.direction[k] = numbers[randomWord(&random) % COUNT_OF(numbers)];
      }
      hits += addRay(&batch, firstWord, 0, ray);
    }
    bvhFree(&bvh);
  }
  assert_true(hits > rounds / 2);
  compareAll((TestDevice *)*state, &batch, "small numbers");
  freeBatch(&batch);
}

/* ---- instances and boxes ---- */

#define LEVELS_HEAD 2048u /* bytes before the structures: the triangles in the boxes, three words each */

/* The shaders of two levels have the triangles of the boxes, and where the references count from, at fixed places. */
static void addLevels(Batch *batch, Levels *levels)
{
  const Mesh *mesh = &levels->meshes[2];
  batch->structuresSize = LEVELS_HEAD + levels->size;
  batch->structures = (unsigned char *)calloc(batch->structuresSize, 1);
  assert_true(48 * mesh->triangleCount <= LEVELS_HEAD);
  for (uint32_t i = 0; i < 3 * mesh->triangleCount; ++i)
    memcpy(batch->structures + 16 * (size_t)i, mesh->vertices + 3 * mesh->indices[i], 12);
  memcpy(batch->structures + LEVELS_HEAD, levels->memory, levels->size);
  sceneHooks = levelsHooks(levels, 0);
  sceneHooks.base = batch->structures + LEVELS_HEAD;
}

static void testLevels(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const uint32_t counts[] = {1, 60, 400, 60};
  Kernel byAddress = makeKernel(&device->gpu, "build/shaders/tests/bvh/levels_address.spv", 0);
  Kernel bySet = makeKernel(&device->gpu, "build/shaders/tests/bvh/levels_set.spv", 1);
  Kernel inHlsl = makeKernel(&device->gpu, "build/shaders/tests/bvh/levels_set_hlsl.spv", 1);
  Random random = {31};
  for (uint32_t round = 0; round < COUNT_OF(counts); ++round)
  {
    const uint32_t rays = fewerCases(counts[round] > 100 ? 700 : 1500);
    uint32_t hits = 0;
    Levels levels;
    Batch batch;
    memset(&batch, 0, sizeof(batch));
    levelsMake(&levels, counts[round], round == 0 ? LEVELS_PLAIN : LEVELS_BAD, &random);
    addLevels(&batch, &levels);
    for (uint32_t i = 0; i < rays; ++i)
    {
      RaysortBvhRay ray = levelsRay(&levels, i, &random);
      const uint32_t flags = i % 3 == 0 ? 0 : randomWord(&random) & randomWord(&random) & 0x3ffu;
      const uint32_t one = i % 50 == 7 ? 2 : i % 50 == 8 ? 0 : LEVELS_BELOW; /* one level, too */
      sceneHooks.excludeMask = i % 4 < 2 ? 0 : randomWord(&random) & randomWord(&random) & 0xffu;
      if (i % 40 == 9)
        ray.direction[i % 3] = ray.direction[(i + 1) % 3] = 0;
      hits += addRay(&batch, (uint32_t)((LEVELS_HEAD + levels.offsets[one]) / 16), flags, ray);
    }
    sceneHooks.excludeMask = 0;
    print_message("# %u instances: %u of %u rays hit\n", counts[round], hits, rays);
    assert_true(hits > rays / 8);
    compareBatch(device, &byAddress, &batch, NULL, "levels");
    compareBatch(device, &bySet, &batch, &hostHooks, "levels");
    if (round == 1 && testLevel() > 0)
      compareBatch(device, &inHlsl, &batch, &hostHooks, "levels");
    memset(&sceneHooks, 0, sizeof(sceneHooks));
    freeBatch(&batch);
    levelsFree(&levels);
  }
  testKernelFree(&device->gpu, &byAddress.shader);
  testKernelFree(&device->gpu, &bySet.shader);
  testKernelFree(&device->gpu, &inHlsl.shader);
}

/* ---- rays that are dead, and ranges of t ---- */

static void testDeadRays(void **state)
{
  const float odd[] = {NAN, -NAN, INFINITY, -INFINITY, 1e19f, -1e30f, 1e18f, 0, -0.0f, 1e-35f, 2, 2.5f, -3};
  const float centre[3] = {0, 0, 0}, origin[3] = {0, 0, 3}, direction[3] = {0, 0, -1};
  RaysortBvhGeometry geometry;
  Batch batch;
  Mesh mesh;
  memset(&batch, 0, sizeof(batch));
  memset(&mesh, 0, sizeof(mesh));
  meshSphere(&mesh, centre, 1, 8);
  geometry = meshGeometry(&mesh);
  Bvh bvh = bvhBuild(&geometry, 1);
  const uint32_t firstWord = addStructure(&batch, &bvh);
  uint32_t hits = 0, rays = 0;
  for (uint32_t i = 0; i < COUNT_OF(odd) * COUNT_OF(odd); ++i)
    for (uint32_t k = 0; k < 8; ++k)
      for (uint32_t other = 0; other < k || other == 0; ++other, ++rays)
      {
        RaysortBvhRay ray = makeRay(origin, direction);
        float values[8];
        memcpy(values, &ray, sizeof(ray));
        values[k] = odd[i / COUNT_OF(odd)];
        values[other] = odd[i % COUNT_OF(odd)];
        memcpy(&ray, values, sizeof(ray));
        hits += addRay(&batch, firstWord, 0, ray);
      }
  print_message("# %u odd rays, %u hit\n", rays, hits);
  assert_true(hits > 100 && hits < rays / 2);
  compareAll((TestDevice *)*state, &batch, "dead rays");
  bvhFree(&bvh);
  freeBatch(&batch);
  meshFree(&mesh);
}

/* ---- a stack that is too small ---- */

static void testSmallStack(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Kernel kernel = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_small.spv", 0);
  RaysortBvhGeometry geometries[2];
  Random random = {3};
  Batch batch;
  Mesh mesh, ground;
  uint32_t overflows = 0, missed = 0, wrong = 0;
  memset(&batch, 0, sizeof(batch));
  memset(&mesh, 0, sizeof(mesh));
  memset(&ground, 0, sizeof(ground));
  meshSoup(&mesh, 3000, 0.3f, &random);
  geometries[0] = meshGeometry(&mesh);
  addScene(&batch, geometries, 1, 1, 200, 0);
  addGround(&ground, 2e5f);
  geometries[1] = meshGeometry(&ground);
  addScene(&batch, geometries, 2, 1, 200, 0); /* frames */
  RaysortBvhHit *expected = (RaysortBvhHit *)allocate(batch.jobCount * sizeof(*expected));
  answerOnHost(&batch, NULL, expected);
  runBatch(device, &kernel, &batch, 0);
  const RaysortBvhHit *hits = (const RaysortBvhHit *)arenaFound(&arena, kernel.buffers[2]);
  for (uint32_t i = 0; i < batch.jobCount; ++i)
  {
    const uint32_t mode = batch.jobs[i].mode;
    if (mode == ANY || mode == FIRST) /* a hit is one; a miss may be none */
      wrong += hits[i].flags > expected[i].flags;
    else if (hits[i].flags & RAYSORT_BVH_STACK_OVERFLOW_BIT)
    {
      ++overflows;
      missed += (hits[i].flags & RAYSORT_BVH_HIT_BIT) == 0 && expected[i].flags != 0;
      wrong += hits[i].t < expected[i].t || (hits[i].flags & ~0x3ffu) != 0;
    }
    else
      wrong += device->gpu.isCpu && memcmp(&hits[i], &expected[i], sizeof(*hits)) != 0;
  }
  print_message("# %u jobs, %u overflows, %u of them missed\n", batch.jobCount, overflows, missed);
  assert_int_equal(wrong, 0);
  assert_true(overflows > batch.jobCount / 20 && overflows < batch.jobCount);
  memcpy(arenaImage(&arena, kernel.buffers[2]), hits, batch.jobCount * sizeof(*hits));
  arenaCompare(&arena, "a stack of 4 entries");
  free(expected);
  testKernelFree(&device->gpu, &kernel.shader);
  freeBatch(&batch);
  meshFree(&mesh);
  meshFree(&ground);
}

/* ---- closed meshes ---- */

#define MOST_MISSES 1024u /* of closed.glsl, as the next three */
#define SAMPLES     256u

typedef struct ClosedPush
{
  VkDeviceAddress base, places, found;
  uint32_t firstWord, rayCount, withinCount, asideCount, isFromOutside, stride;
  float move[3];
} ClosedPush;

typedef struct ClosedFound
{
  uint32_t missed, zeros[3], misses[MOST_MISSES];
  RaysortBvhHit samples[SAMPLES];
} ClosedFound;

typedef struct ClosedRun
{
  TestKernel *kernel;
  ClosedPush push;
} ClosedRun;

static void recordClosed(Arena *inArena, VkCommandBuffer commandBuffer, void *user)
{
  const ClosedRun *its = (const ClosedRun *)user;
  const uint32_t groups = (its->push.rayCount + 63) / 64;
  testKernelBind(&inArena->device->gpu, commandBuffer, its->kernel, NULL, &its->push, sizeof(its->push));
  vkCmdDispatch(commandBuffer, groups < 4096 ? groups : 4096, (groups + 4095) / 4096, 1);
}

/* Traces rays 0 .. rayCount - 1. Returns what the device found: it is in the arena. */
static ClosedFound *runClosed(TestDevice *device, TestKernel *kernel, const Closed *closed, uint32_t structure,
                              int isFromOutside, uint32_t rayCount)
{
  const uint32_t places = closed->withinCount + 2 * closed->asideCount;
  const size_t placesSize = places * sizeof(ClosedPlace);
  ClosedRun its;
  memset(&its, 0, sizeof(its));
  arenaBegin(&arena, device, arenaCapacity(closed->size + placesSize + sizeof(ClosedFound), 3), structure % 2);
  const RaysortBuffer structures = arenaTake(&arena, "structures", closed->size, 256);
  const RaysortBuffer ends = arenaTake(&arena, "places", placesSize, 16);
  const RaysortBuffer found = arenaTake(&arena, "found", sizeof(ClosedFound), 16);
  memcpy(arenaImage(&arena, structures), closed->memory, closed->size);
  memcpy(arenaImage(&arena, ends), closed->places, placesSize);
  memset(arenaImage(&arena, found), 0, sizeof(ClosedFound));
  its.kernel = kernel;
  its.push.base = arena.memory.address + structures.offset;
  its.push.places = arena.memory.address + ends.offset;
  its.push.found = arena.memory.address + found.offset;
  its.push.firstWord = (uint32_t)(closed->offsets[structure] / 16);
  its.push.rayCount = rayCount;
  its.push.withinCount = closed->withinCount;
  its.push.asideCount = closed->asideCount;
  its.push.isFromOutside = (uint32_t)isFromOutside;
  its.push.stride = (rayCount + SAMPLES - 1) / SAMPLES;
  if (structure == CLOSED_MOVED)
    memcpy(its.push.move, closed->move, sizeof(its.push.move));
  arenaRun(&arena, recordClosed, &its);
  ClosedFound *image = (ClosedFound *)arenaImage(&arena, found);
  memcpy(image, arenaFound(&arena, found), sizeof(*image));
  arenaCompare(&arena, "closed meshes");
  return image;
}

typedef struct ClosedTally
{
  uint64_t rays, missed;
  uint32_t leaks, samples, different, musts;
} ClosedTally;

/* The device's misses, and a sample of its hits, by the host and by exact arithmetic. */
static void judgeClosed(const Closed *closed, uint32_t structure, int isFromOutside, uint32_t rayCount,
                        const ClosedFound *found, ClosedTally *tally)
{
  const uint32_t stride = (rayCount + SAMPLES - 1) / SAMPLES;
  tally->rays += rayCount;
  tally->missed += found->missed;
  for (uint32_t i = 0; i < found->missed && i < MOST_MISSES; ++i)
  {
    const RaysortBvhRay ray = closedRay(closed, structure, isFromOutside, found->misses[i]);
    if (closedMustHit(closed, structure, &ray) && tally->leaks++ < 3)
      closedTell(closed, structure, &ray);
  }
  for (uint32_t i = 0; i * stride < rayCount; ++i)
  {
    const RaysortBvhRay ray = closedRay(closed, structure, isFromOutside, i * stride);
    RaysortBvhHit hit;
    closedTrace(closed, structure, &ray, 0, &hit);
    tally->different += memcmp(&hit, &found->samples[i], sizeof(hit)) != 0;
    tally->musts += i % 8 == 0 && closedMustHit(closed, structure, &ray);
    tally->samples += i % 8 == 0;
  }
}

static void testClosed(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const float widths[] = {0.3f, 1e-2f, 1e-4f, 1e-6f}, offsets[] = {0, 1e5f, 1e3f, 1e7f};
  const uint32_t rounds = testLevel() > 1 ? 8 : 2, within = testLevel() > 1 ? 1600 : 40;
  const uint32_t aside = testLevel() > 1 ? 6400 : 60; /* 1e7 rays a mesh, from within and as many from outside */
  TestKernel kernels[2];
  Random random = {29};
  testKernelMake(&device->gpu, &kernels[0], "build/shaders/tests/bvh/closed_one.spv", 0);
  testKernelMake(&device->gpu, &kernels[1], "build/shaders/tests/bvh/closed_two.spv", 0);
  for (uint32_t kind = 0; kind < CLOSED_KINDS; ++kind)
  {
    ClosedTally tally = {0};
    uint32_t made = 0;
    for (uint32_t round = 0; round < rounds; ++round)
    {
      const uint32_t n = rounds == 2 ? 3 * round : round; /* a thick one, and a thin one */
      Closed closed;
      const int isThere =
          closedMake(&closed, (ClosedKind)kind, widths[n % 4], offsets[2 * (n / 4) + n % 2], within, aside, &random);
      const uint32_t rays = closed.withinCount * closed.asideCount;
      made += (uint32_t)isThere;
      for (uint32_t i = 0; i < 2 * CLOSED_STRUCTURES && isThere; ++i)
        judgeClosed(&closed, i / 2, i % 2, rays, runClosed(device, &kernels[i > 1], &closed, i / 2, i % 2, rays),
                    &tally);
      closedFree(&closed);
    }
    print_message("# %s: %u of %u meshes have an inside; %" PRIu64 " rays, %" PRIu64 " miss, %u leaks; of %u looked at "
                  "%u must hit, and %u of eight times as many are not as on the host\n",
                  closedNames[kind], made, rounds, tally.rays, tally.missed, tally.leaks, tally.samples, tally.musts,
                  tally.different);
    assert_true(made >= rounds / 2 && tally.musts > tally.samples / 2);
    assert_int_equal(tally.leaks, 0);
    assert_true(tally.different <= (device->gpu.isCpu ? 0 : tally.samples / 125));
  }
  testKernelFree(&device->gpu, &kernels[0]);
  testKernelFree(&device->gpu, &kernels[1]);
}

/* ---- threads that stay ---- */

#define STREAM_HEAD 32u /* bytes before the hits: the counter */

/* The batch's rays, all of the mode and flags of the first. Returns how many do not agree with the host. */
static uint32_t runStream(TestDevice *device, Kernel *kernel, const Batch *batch, uint32_t groups, uint32_t most)
{
  const VkDeviceSize jobsSize = batch->jobCount * sizeof(Job), hitsSize = batch->jobCount * sizeof(RaysortBvhHit);
  const int isAny = batch->jobs[0].mode != CLOSEST;
  RaysortBvhHit *expected = (RaysortBvhHit *)allocate(batch->jobCount * sizeof(*expected));
  uint32_t different = 0;
  answerOnHost(batch, &hostHooks, expected);
  arenaBegin(&arena, device, arenaCapacity(batch->structuresSize + jobsSize + hitsSize + STREAM_HEAD, 3), groups % 2);
  kernel->buffers[0] = arenaTake(&arena, "structures", batch->structuresSize, 256);
  kernel->buffers[1] = arenaTake(&arena, "jobs", jobsSize, 256);
  kernel->buffers[2] = arenaTake(&arena, "hits", hitsSize + STREAM_HEAD, 256);
  kernel->count = batch->jobCount;
  kernel->groups = groups;
  kernel->most = most;
  memcpy(arenaImage(&arena, kernel->buffers[0]), batch->structures, batch->structuresSize);
  memcpy(arenaImage(&arena, kernel->buffers[1]), batch->jobs, (size_t)jobsSize);
  memset(arenaImage(&arena, kernel->buffers[2]), 0, STREAM_HEAD);
  arenaRun(&arena, recordKernel, kernel);
  RaysortBvhHit *image = (RaysortBvhHit *)arenaImage(&arena, kernel->buffers[2]) + 1;
  const RaysortBvhHit *found = (const RaysortBvhHit *)arenaFound(&arena, kernel->buffers[2]) + 1;
  for (uint32_t i = 0; i < batch->jobCount; ++i)
  {
    if (isAny)
      different += (found[i].flags & RAYSORT_BVH_HIT_BIT) != (expected[i].flags & RAYSORT_BVH_HIT_BIT);
    else
      different += memcmp(&found[i], &expected[i], sizeof(*found)) != 0;
    image[i] = found[i];
  }
  arenaIgnore(&arena, kernel->buffers[2], STREAM_HEAD);
  arenaCompare(&arena, "threads that stay");
  free(expected);
  return different;
}

static void testStream(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Kernel kernel = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_stream.spv", 0);
  RaysortBvhGeometry geometry;
  Random random = {3};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 2000, 0.1f, &random);
  geometry = meshGeometry(&mesh);
  Bvh bvh = bvhBuild(&geometry, 1);
  for (uint32_t round = 0; round < 8; ++round)
  {
    const uint32_t rays = round < 2 ? 1 + 62 * round : 3000, most = round < 4 ? 0xffffffffu : 8;
    Batch batch;
    memset(&batch, 0, sizeof(batch));
    const uint32_t firstWord = addStructure(&batch, &bvh);
    for (uint32_t i = 0; i < rays; ++i)
    {
      const RaysortBvhHit none = {.flags = 0};
      RaysortBvhRay ray = nastyRay(&geometry, i % 7, 1, &random);
      if (i % 50 == 0) /* a miss keeps the sign of tMax */
      {
        ray.tMin = 0;
        ray.tMax = -0.0f;
      }
      addJob(&batch, round % 2 ? FIRST : CLOSEST, firstWord, round % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0,
             &ray, &none);
    }
    const uint32_t different = runStream(device, &kernel, &batch, most == 8 ? (rays + 511) / 512 : 1 + 5 * round, most);
    print_message("# %u rays, %u differ\n", rays, different);
    assert_true(different <= (device->gpu.isCpu ? 0 : rays / 1000));
    freeBatch(&batch);
  }
  testKernelFree(&device->gpu, &kernel.shader);
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* ---- a structure on both sides of a multiple of 4 GiB ---- */

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const float centre[3] = {0, 0, 0};
  RaysortBvhGeometry geometry;
  Batch batch;
  Mesh mesh;
  if (!arenaCross4GiB(&arena, device, 4 << 20))
  {
    print_message("# no memory across 4 GiB to be had\n");
    return;
  }
  memset(&batch, 0, sizeof(batch));
  memset(&mesh, 0, sizeof(mesh));
  meshSphere(&mesh, centre, 1, 30);
  geometry = meshGeometry(&mesh);
  addScene(&batch, &geometry, 1, 1, 100, 0);
  Kernel kernel = makeKernel(&device->gpu, "build/shaders/tests/bvh/trace_address.spv", 0);
  for (uint32_t i = 0; i < 4; ++i)
  {
    arenaPutBoundary(&arena, 1000 + i * batch.structuresSize / 4);
    compareBatch(device, &kernel, &batch, NULL, "across 4 GiB");
  }
  testKernelFree(&device->gpu, &kernel.shader);
  freeBatch(&batch);
  meshFree(&mesh);
  arenaFree(&arena);
}

static int setup(void **state)
{
  return openTestDevice(state);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      LONG_TEST(testScenes),     LONG_TEST(testSmallNumbers),  LONG_TEST(testLevels),     LONG_TEST(testDeadRays),
      LONG_TEST(testSmallStack), cmocka_unit_test(testStream), LONG_TEST(testAcross4GiB), LONG_TEST(testClosed),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_bvh", tests, setup, teardown);
}
