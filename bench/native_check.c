/* native_check.c - is the peer of the benches right? The driver's ray tracing against a loop over all triangles.
 * SPDX-License-Identifier: MIT
 *
 * Traces a grid of rays through random triangles with every feature of native_rt that a bench uses, and judges some
 * 20,000 of the rays in double precision. A result is wrong only if no rounding explains it: a triangle counts as
 * met for sure if the ray passes well inside, and as met at all if it passes inside or close by (MARGIN). */
#include "bench.h"
#include "native_rt.h"

#include <math.h>

#define MARGIN      1e-4 /* of barycentric coordinates */
#define NEAR_T      1e-4 /* relative */
#define NEAR_UV     1e-2
#define JUDGED      20000
#define GUARD       16 /* hits after the last that must stay as they were */
#define POISON      0xdeadbeefu
#define BUILDS      7
#define INSTANCES   64 /* a square number */
#define GROUPS      16
#define SHADERS     "build/shaders/bench/native/"
#define FAST_TRACE  VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR
#define FAST_BUILD  VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR
#define COMPACTIBLE VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_COMPACTION_BIT_KHR
#define UPDATABLE   VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR
#define RAY_OPAQUE  1u /* Vulkan's ray flag */
#define IS_HIT      0x100u

typedef struct Corners
{
  double at[3][3];
} Corners;

/* A bottom level of one or two geometries, and its triangles as the loop wants them. */
typedef struct Scene
{
  uint32_t geometryCount, triangleCount, first[2]; /* first: triangle of a geometry */
  uint32_t instanceCount;                          /* triangles of instance i begin at i * triangleCount */
  double size;                                     /* of a triangle; the scene's is 1 */
  NativeGeometry geometries[2];
  GpuBuffer positions[2], indices[2], transforms[2];
  Corners *triangles;
} Scene;

/* What the loop finds for a ray. */
typedef struct Expected
{
  double sure; /* distance of the closest triangle met for sure; INFINITY: none */
  int isAny;   /* is a triangle met at all? */
} Expected;

typedef struct Check
{
  Gpu gpu;
  NativeRt native;
  uint32_t width, height, count, step, runs; /* count: rays; every step-th is judged */
  NativeRay *rays;
  NativeHit *hits; /* count + GUARD */
  Expected *expected;
  GpuBuffer rayBuffer, hitBuffer, foundBuffer;
  NativePipeline closest, occluded, holes, materials;
  uint32_t wrong;
} Check;

typedef struct Top
{
  NativeStructure structure;
  GpuBuffer instances;
} Top;

static double uniform(uint32_t *state)
{
  return (double)(randomNext(state) >> 8) / (double)(1 << 24);
}

/* ---- scenes ---- */

/* Random triangles; indices, if any, name the corners from the last position to the first. */
static void addGeometry(Check *check, Scene *scene, uint32_t triangleCount, VkIndexType indexType, uint32_t stride,
                        int hasTransform)
{
  uint32_t g = scene->geometryCount++, corners = 3 * triangleCount;
  uint32_t indexSize = indexType == VK_INDEX_TYPE_UINT16 ? 2 : 4;
  NativeGeometry *geometry = &scene->geometries[g];
  scene->first[g] = scene->triangleCount;
  scene->triangleCount += triangleCount;
  scene->positions[g] = gpuBuffer(&check->gpu, (VkDeviceSize)corners * stride);
  geometry->positions = scene->positions[g].address;
  geometry->stride = stride;
  geometry->vertexCount = corners;
  geometry->triangleCount = triangleCount;
  geometry->indexType = indexType;
  if (hasTransform)
    scene->transforms[g] = gpuBuffer(&check->gpu, sizeof(VkTransformMatrixKHR));
  geometry->transform = scene->transforms[g].address;
  if (indexType == VK_INDEX_TYPE_NONE_KHR)
    return;
  scene->indices[g] = gpuBuffer(&check->gpu, (VkDeviceSize)corners * indexSize);
  geometry->indices = scene->indices[g].address;
  uint8_t *indices = (uint8_t *)allocate((size_t)corners * indexSize);
  for (uint32_t i = 0; i < corners; ++i)
  {
    uint32_t wide = corners - 1 - i;
    uint16_t narrow = (uint16_t)wide;
    memcpy(indices + (size_t)i * indexSize, indexSize == 2 ? (const void *)&narrow : (const void *)&wide, indexSize);
  }
  gpuUpload(&check->gpu, &scene->indices[g], 0, indices, (VkDeviceSize)corners * indexSize);
  free(indices);
}

/* About a turn around z, with a stretch along x and a shift. */
static VkTransformMatrixKHR someTransform(void)
{
  VkTransformMatrixKHR transform = {{{1.2f, -0.6f, 0, 0.1f}, {0.6f, 0.8f, 0, -0.2f}, {0, 0, 1, 0.25f}}};
  return transform;
}

/* Places the corners at random and tells the device and the loop about them. */
static void placeTriangles(Check *check, Scene *scene)
{
  uint32_t state = 12345;
  VkTransformMatrixKHR transform = someTransform();
  for (uint32_t g = 0; g < scene->geometryCount; ++g)
  {
    const NativeGeometry *geometry = &scene->geometries[g];
    size_t bytes = geometry->vertexCount * (size_t)geometry->stride;
    uint8_t *positions = (uint8_t *)allocate(bytes);
    double centre[3] = {0, 0, 0};
    memset(positions, 0xff, bytes); /* NaN between the positions */
    for (uint32_t i = 0; i < geometry->vertexCount; ++i)
    {
      float at[3];
      double *corner = scene->triangles[scene->first[g] + i / 3].at[i % 3];
      uint32_t place = geometry->indices ? geometry->vertexCount - 1 - i : i;
      for (uint32_t axis = 0; axis < 3 && i % 3 == 0; ++axis)
        centre[axis] = uniform(&state) - 0.5;
      for (uint32_t axis = 0; axis < 3; ++axis)
        at[axis] = (float)(centre[axis] + scene->size * (uniform(&state) - 0.5));
      memcpy(positions + place * (size_t)geometry->stride, at, sizeof(at));
      for (uint32_t axis = 0; axis < 3; ++axis)
      {
        const float *row = transform.matrix[axis];
        corner[axis] = geometry->transform ? (double)row[0] * (double)at[0] + (double)row[1] * (double)at[1] +
                                                 (double)row[2] * (double)at[2] + (double)row[3]
                                           : (double)at[axis];
      }
    }
    gpuUpload(&check->gpu, &scene->positions[g], 0, positions, bytes);
    if (geometry->transform)
      gpuUpload(&check->gpu, &scene->transforms[g], 0, &transform, sizeof(transform));
    free(positions);
  }
}

/* Two triangles: 16-bit indices. More: half of them without indices and transformed, half with 32-bit indices. */
static Scene newScene(Check *check, uint32_t triangleCount, uint32_t instanceCount)
{
  Scene scene;
  memset(&scene, 0, sizeof(scene));
  scene.instanceCount = instanceCount;
  scene.size = triangleCount == 2 ? 1.6 : 0.06;
  if (triangleCount == 2)
    addGeometry(check, &scene, 2, VK_INDEX_TYPE_UINT16, 20, 0);
  else
  {
    addGeometry(check, &scene, triangleCount / 2, VK_INDEX_TYPE_NONE_KHR, 12, 1);
    addGeometry(check, &scene, triangleCount - triangleCount / 2, VK_INDEX_TYPE_UINT32, 16, 0);
  }
  scene.triangles = (Corners *)allocate((size_t)triangleCount * instanceCount * sizeof(*scene.triangles));
  placeTriangles(check, &scene);
  return scene;
}

static void freeScene(Check *check, Scene *scene)
{
  for (uint32_t g = 0; g < scene->geometryCount; ++g)
  {
    gpuFreeBuffer(&check->gpu, &scene->positions[g]);
    gpuFreeBuffer(&check->gpu, &scene->indices[g]);
    gpuFreeBuffer(&check->gpu, &scene->transforms[g]);
  }
  free(scene->triangles);
}

static Top newTop(Check *check, const VkAccelerationStructureInstanceKHR *instances, uint32_t count)
{
  Top top;
  NativeInput input;
  VkDeviceSize bytes = count * sizeof(*instances);
  memset(&input, 0, sizeof(input));
  top.instances = gpuBuffer(&check->gpu, bytes);
  gpuUpload(&check->gpu, &top.instances, 0, instances, bytes);
  input.instances = top.instances.address;
  input.instanceCount = count;
  input.flags = FAST_TRACE;
  top.structure = nativeBuild(&check->native, &input, 1, NULL);
  return top;
}

static void freeTop(Check *check, Top *top)
{
  nativeFreeStructure(&check->native, &top->structure);
  gpuFreeBuffer(&check->gpu, &top->instances);
}

/* ---- the loop ---- */

static void cross(const double a[3], const double b[3], double out[3])
{
  for (uint32_t i = 0; i < 3; ++i)
    out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static double dot(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Does the ray meet the triangle, if all its edges are moved outwards by margin? at: t, u, v. */
static int meets(const NativeRay *ray, const Corners *triangle, double margin, double at[3])
{
  double edge1[3], edge2[3], to[3], p[3], q[3], direction[3];
  for (uint32_t i = 0; i < 3; ++i)
  {
    edge1[i] = triangle->at[1][i] - triangle->at[0][i];
    edge2[i] = triangle->at[2][i] - triangle->at[0][i];
    to[i] = (double)ray->origin[i] - triangle->at[0][i];
    direction[i] = (double)ray->direction[i];
  }
  cross(direction, edge2, p);
  double determinant = dot(edge1, p);
  if (determinant == 0)
    return 0;
  at[1] = dot(to, p) / determinant;
  if (at[1] < -margin || at[1] > 1 + margin)
    return 0;
  cross(to, edge1, q);
  at[2] = dot(direction, q) / determinant;
  at[0] = dot(edge2, q) / determinant;
  return at[2] >= -margin && at[1] + at[2] <= 1 + margin && at[0] > (double)ray->tMin - margin &&
         at[0] < (double)ray->tMax * (1 + margin);
}

/* evenOnly: triangles with odd numbers are holes. */
static void expect(Check *check, const Scene *scene, int evenOnly)
{
  for (uint32_t r = 0; r < check->count; r += check->step)
  {
    const NativeRay *ray = &check->rays[r];
    Expected *expected = &check->expected[r / check->step];
    double at[3];
    expected->sure = INFINITY;
    expected->isAny = 0;
    if (ray->tMin > ray->tMax)
      continue;
    for (uint32_t i = 0; i < scene->triangleCount * scene->instanceCount; ++i)
    {
      uint32_t inside = i % scene->triangleCount;
      uint32_t g = scene->geometryCount > 1 && inside >= scene->first[1];
      if (evenOnly && (inside - scene->first[g]) % 2)
        continue;
      if (!meets(ray, &scene->triangles[i], MARGIN, at))
        continue;
      expected->isAny = 1;
      if (meets(ray, &scene->triangles[i], -MARGIN, at) && at[0] < expected->sure)
        expected->sure = at[0];
    }
    progress("loop over all triangles", r, check->count);
  }
  progress("loop over all triangles", 1, 1);
}

/* ---- judging ---- */

/* Counts, and tells of the first ten. */
static void blame(Check *check, const char *what, uint32_t r)
{
  const NativeHit *hit = &check->hits[r];
  const Expected *expected = &check->expected[r / check->step];
  if (++check->wrong > 10)
    return;
  fprintf(stderr,
          "wrong: %s: ray %u: t %g, u %g, v %g, primitive %u, geometry %u, instance %u, material %08x, flags %x\n",
          what, r, (double)hit->t, (double)hit->u, (double)hit->v, hit->primitive, hit->geometry, hit->instance,
          hit->material, hit->flags);
  if (r % check->step == 0)
    fprintf(stderr, "  the loop: surely at t %g, perhaps %s\n", expected->sure, expected->isAny ? "a hit" : "nothing");
}

static int isMiss(const NativeRay *ray, const NativeHit *hit)
{
  return hit->t == ray->tMax && hit->primitive == 0xffffffffu && hit->geometry == 0xffffffffu &&
         hit->instance == 0xffffffffu && !hit->material && !hit->flags;
}

/* The ray must meet the triangle named, there, and none for sure before it. */
static int isRight(const Scene *scene, const NativeRay *ray, const NativeHit *hit, const Expected *expected)
{
  double at[3];
  if (!(hit->flags & IS_HIT))
    return isMiss(ray, hit) && expected->sure == INFINITY;
  if (hit->instance >= scene->instanceCount || hit->geometry >= scene->geometryCount ||
      hit->primitive >= scene->geometries[hit->geometry].triangleCount)
    return 0;
  uint32_t triangle = hit->instance * scene->triangleCount + scene->first[hit->geometry] + hit->primitive;
  return meets(ray, &scene->triangles[triangle], MARGIN, at) && fabs(at[0] - (double)hit->t) <= NEAR_T * at[0] &&
         fabs(at[1] - (double)hit->u) <= NEAR_UV && fabs(at[2] - (double)hit->v) <= NEAR_UV &&
         (double)hit->t <= expected->sure * (1 + NEAR_T);
}

static void judgeClosest(Check *check, const Scene *scene, const char *what, int evenOnly)
{
  for (uint32_t r = 0; r < check->count; r += check->step)
  {
    const NativeHit *hit = &check->hits[r];
    if (!isRight(scene, &check->rays[r], hit, &check->expected[r / check->step]) ||
        (evenOnly && (hit->flags & IS_HIT) && hit->primitive % 2))
      blame(check, what, r);
  }
}

static void judgeAny(Check *check, const char *what)
{
  for (uint32_t r = 0; r < check->count; r += check->step)
  {
    const Expected *expected = &check->expected[r / check->step];
    uint32_t flags = check->hits[r].flags;
    if (flags ? flags != IS_HIT || !expected->isAny : expected->sure != INFINITY)
      blame(check, what, r);
  }
}

/* ---- tracing ---- */

/* Traces into poisoned hits, reads them, and prints the time and how many rays hit. */
static void trace(Check *check, const NativePipeline *pipeline, VkDeviceAddress scene, const char *what)
{
  uint32_t hits = 0;
  double milliseconds[NATIVE_MAX_RUNS];
  NativePush push = {
      scene, check->rayBuffer.address, check->hitBuffer.address, check->foundBuffer.address, check->count, 0};
  const uint32_t *guard = (const uint32_t *)(const void *)(check->hits + check->count);
  gpuFill(&check->gpu, &check->hitBuffer, POISON);
  nativeTimeTrace(&check->native, pipeline, &push, sizeof(push), check->width, check->height, check->runs,
                  milliseconds);
  gpuDownload(&check->gpu, &check->hitBuffer, 0, check->hits, (check->count + GUARD) * sizeof(*check->hits));
  for (uint32_t i = 0; i < GUARD * sizeof(NativeHit) / 4; ++i)
    if (guard[i] != POISON)
      die("%s: written behind the last hit", what);
  double median = benchTimes(milliseconds, check->runs).median;
  for (uint32_t r = 0; r < check->count; ++r)
    hits += (check->hits[r].flags & IS_HIT) != 0;
  printf("  %-26s %9.3f ms %9.1f Mrays/s, %.1f %% hit\n", what, median, check->count / (median * 1e3),
         100.0 * hits / check->count);
}

static NativePipeline newPipeline(Check *check, const char *rayGen, uint32_t constant, const char *miss,
                                  const char *closestHit, const char *anyHit)
{
  NativeShader misses[1] = {{miss, 0}};
  NativeHitGroup group = {{closestHit, 0}, {anyHit, 0}};
  NativePipelineInfo info;
  memset(&info, 0, sizeof(info));
  info.rayGen = (NativeShader){rayGen, constant};
  info.misses = misses;
  info.missCount = 1;
  info.groups = &group;
  info.groupCount = 1;
  return nativePipeline(&check->native, &info);
}

static uint32_t recordGroup(uint32_t record)
{
  return record * 7 % GROUPS;
}

static uint32_t recordValue(uint32_t record)
{
  return record * 1000 + 5;
}

/* GROUPS shaders, chosen by INSTANCES records, which hold a number each. */
static NativePipeline newMaterials(Check *check, const char *rayGen, uint32_t constant)
{
  NativeShader misses[1] = {{SHADERS "closest.rmiss.spv", 0}};
  NativeHitGroup groups[GROUPS];
  uint32_t records[INSTANCES], data[INSTANCES];
  NativePipelineInfo info;
  memset(&info, 0, sizeof(info));
  memset(groups, 0, sizeof(groups));
  for (uint32_t i = 0; i < GROUPS; ++i)
    groups[i].closestHit = (NativeShader){SHADERS "material.rchit.spv", i};
  for (uint32_t i = 0; i < INSTANCES; ++i)
  {
    records[i] = recordGroup(i);
    data[i] = recordValue(i);
  }
  info.rayGen = (NativeShader){rayGen, constant};
  info.misses = misses;
  info.missCount = 1;
  info.groups = groups;
  info.groupCount = GROUPS;
  info.records = records;
  info.recordCount = INSTANCES;
  info.data = data;
  info.recordSize = sizeof(data[0]);
  return nativePipeline(&check->native, &info);
}

/* ---- the checks ---- */

static void checkOneInstance(Check *check, const Scene *scene, const NativeStructure *bottom, const char *what)
{
  char text[64];
  VkAccelerationStructureInstanceKHR instance = nativeInstance(bottom);
  Top top = newTop(check, &instance, 1);
  snprintf(text, sizeof(text), "%s: closest", what);
  trace(check, &check->closest, top.structure.address, text);
  judgeClosest(check, scene, text, 0);
  snprintf(text, sizeof(text), "%s: any", what);
  trace(check, &check->occluded, top.structure.address, text);
  judgeAny(check, text);
  freeTop(check, &top);
}

static void checkHoles(Check *check, const Scene *scene, const NativeStructure *bottom)
{
  VkAccelerationStructureInstanceKHR instance = nativeInstance(bottom);
  Top top = newTop(check, &instance, 1);
  expect(check, scene, 1);
  trace(check, &check->holes, top.structure.address, "any-hit shader");
  judgeClosest(check, scene, "any-hit shader", 1);
  freeTop(check, &top);
}

static NativeStructure buildBottom(Check *check, const Scene *scene, VkBuildAccelerationStructureFlagsKHR flags,
                                   NativeInput *input)
{
  double milliseconds[BUILDS];
  memset(input, 0, sizeof(*input));
  input->geometries = scene->geometries;
  input->geometryCount = scene->geometryCount;
  input->flags = flags;
  NativeStructure bottom = nativeBuild(&check->native, input, BUILDS, milliseconds);
  printf("%u triangles, %s: built in %.3f ms, %llu bytes, %.1f a triangle; scratch %llu\n", scene->triangleCount,
         flags & FAST_TRACE ? "fast trace" : "fast build", benchTimes(milliseconds, BUILDS).median,
         (unsigned long long)bottom.buffer.size, (double)bottom.buffer.size / scene->triangleCount,
         (unsigned long long)bottom.buildScratch);
  return bottom;
}

static void checkFastTrace(Check *check, uint32_t triangleCount)
{
  NativeInput input;
  Scene scene = newScene(check, triangleCount, 1);
  NativeStructure bottom = buildBottom(check, &scene, FAST_TRACE | COMPACTIBLE, &input);
  expect(check, &scene, 0);
  checkOneInstance(check, &scene, &bottom, "built");
  NativeStructure compacted = nativeCompact(&check->native, &bottom);
  printf("  compacted: %llu bytes, %.1f a triangle\n", (unsigned long long)compacted.buffer.size,
         (double)compacted.buffer.size / scene.triangleCount);
  nativeFreeStructure(&check->native, &bottom); /* the copy must not need it */
  checkOneInstance(check, &scene, &compacted, "compacted");
  checkHoles(check, &scene, &compacted);
  nativeFreeStructure(&check->native, &compacted);
  freeScene(check, &scene);
}

static void checkFastBuild(Check *check, uint32_t triangleCount)
{
  NativeInput input;
  double milliseconds[BUILDS];
  Scene scene = newScene(check, triangleCount, 1);
  NativeStructure bottom = buildBottom(check, &scene, FAST_BUILD | UPDATABLE, &input);
  expect(check, &scene, 0);
  checkOneInstance(check, &scene, &bottom, "built");
  scene.size *= 1.25;
  placeTriangles(check, &scene);
  nativeUpdate(&check->native, &bottom, &input, BUILDS, milliseconds);
  printf("  updated in %.3f ms; scratch %llu\n", benchTimes(milliseconds, BUILDS).median,
         (unsigned long long)bottom.updateScratch);
  expect(check, &scene, 0);
  checkOneInstance(check, &scene, &bottom, "updated");
  nativeFreeStructure(&check->native, &bottom);
  freeScene(check, &scene);
}

/* Moves copies of the scene's own triangles, which come first, to where the instances are. */
static void copyTriangles(Scene *scene, const VkAccelerationStructureInstanceKHR *instances)
{
  size_t corners = 3 * (size_t)scene->triangleCount;
  Corners *own = (Corners *)allocate(scene->triangleCount * sizeof(*own));
  memcpy(own, scene->triangles, scene->triangleCount * sizeof(*own));
  for (size_t k = 0; k < corners * scene->instanceCount; ++k)
    for (uint32_t axis = 0; axis < 3; ++axis)
    {
      const float *row = instances[k / corners].transform.matrix[axis];
      scene->triangles[k / 3].at[k % 3][axis] =
          (double)row[axis] * own[k % corners / 3].at[k % 3][axis] + (double)row[3];
    }
  free(own);
}

/* Instances in a square, scaled and shifted, each with a hit record of its own. */
static Top placeInstances(Check *check, Scene *scene, const NativeStructure *bottom)
{
  VkAccelerationStructureInstanceKHR instances[INSTANCES];
  uint32_t side = (uint32_t)sqrt((double)INSTANCES);
  for (uint32_t i = 0; i < INSTANCES; ++i)
  {
    float(*matrix)[4] = instances[i].transform.matrix;
    instances[i] = nativeInstance(bottom);
    instances[i].instanceShaderBindingTableRecordOffset = i & 0xffffffu;
    for (uint32_t axis = 0; axis < 3; ++axis)
      matrix[axis][axis] = 0.8f / (float)side;
    matrix[0][3] = ((float)(i % side) + 0.5f) / (float)side - 0.5f;
    matrix[1][3] = ((float)(i / side) + 0.5f) / (float)side - 0.5f;
    matrix[2][3] = 0.01f * (float)(i % 5);
  }
  copyTriangles(scene, instances);
  return newTop(check, instances, INSTANCES);
}

/* Did the shader of the instance's record run, with its data? Takes the material away, so that judgeClosest finds 0. */
static void judgeMaterials(Check *check, const char *what)
{
  for (uint32_t r = 0; r < check->count; ++r)
  {
    NativeHit *hit = &check->hits[r];
    if (!(hit->flags & IS_HIT))
      continue;
    if (hit->material != (recordGroup(hit->instance) << 16 ^ recordValue(hit->instance)))
      blame(check, what, r);
    hit->material = 0;
  }
}

/* The hits of the last trace, as hit objects: their shaders must give the same hits. */
static void checkReorder(Check *check, const NativeStructure *top)
{
  size_t bytes = check->count * sizeof(NativeHit);
  NativeHit *found = (NativeHit *)allocate(bytes);
  for (uint32_t r = 0; r < check->count; ++r)
  {
    found[r] = check->hits[r];
    found[r].material = found[r].flags & IS_HIT ? found[r].instance : 0; /* the record */
  }
  gpuUpload(&check->gpu, &check->foundBuffer, 0, found, bytes);
  for (uint32_t reorder = 0; reorder < 2; ++reorder)
  {
    const char *what = reorder ? "hit objects, reordered" : "hit objects";
    NativePipeline pipeline = newMaterials(check, SHADERS "reorder.rgen.spv", reorder);
    trace(check, &pipeline, top->address, what);
    judgeMaterials(check, what);
    for (uint32_t r = 0; r < check->count; ++r)
    {
      found[r].material = 0;
      if (memcmp(&found[r], &check->hits[r], sizeof(found[r])))
        blame(check, what, r);
    }
    nativeFreePipeline(&check->native, &pipeline);
  }
  free(found);
}

static void checkRecords(Check *check)
{
  NativeInput input;
  Scene scene = newScene(check, 2, INSTANCES);
  NativeStructure bottom = buildBottom(check, &scene, FAST_TRACE, &input);
  Top top = placeInstances(check, &scene, &bottom);
  expect(check, &scene, 0);
  printf("  %d instances, %d hit shaders, %d records\n", INSTANCES, GROUPS, INSTANCES);
  trace(check, &check->materials, top.structure.address, "records");
  judgeMaterials(check, "records");
  judgeClosest(check, &scene, "records", 0);
  if (check->native.hasReorder)
    checkReorder(check, &top.structure);
  else
    printf("  hit objects: skipped, the device lacks VK_NV_ray_tracing_invocation_reorder\n");
  freeTop(check, &top);
  nativeFreeStructure(&check->native, &bottom);
  freeScene(check, &scene);
}

/* ---- raysort's launches: a ray generation shader a material ---- */

#define LAUNCH_MATERIALS 7u
#define LAUNCH_RAYS      300000u /* more of one material than a device must have workgroups on x */

typedef struct Launch
{
  RaysortDispatchPush sorted;
  VkDeviceAddress visits;
} Launch;

/* Sorts by material and writes the arguments of the launches, in one list of passes. */
static void sortForLaunches(RaysortContext raysort, Gpu *gpu, const RaysortSortInfo *sort,
                            const RaysortSortArgumentsInfo *arguments)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES + RAYSORT_SORT_ARGUMENTS_MAX_PASSES];
  uint32_t sorted = RAYSORT_SORT_MAX_PASSES, more = RAYSORT_SORT_ARGUMENTS_MAX_PASSES;
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortPlanSort(raysort, sort, &sorted, passes));
  CHECK(raysortPlanSortArguments(raysort, arguments, &more, passes + sorted));
  CHECK(raysortCmdPasses(raysort, commandBuffer, sorted + more, passes, NULL));
  gpuSubmit(gpu, commandBuffer);
}

/* Every live ray must have been visited once, by the launch of its material; void rays never. */
static void judgeVisits(Check *check, const uint32_t *ids, const uint32_t *visits)
{
  uint32_t wrong = 0;
  for (uint32_t r = 0; r < LAUNCH_RAYS; ++r)
    wrong += visits[2 * r] != (ids[r] < LAUNCH_MATERIALS) || (visits[2 * r] && visits[2 * r + 1] != ids[r]);
  printf("  launches of sorted rays: %u of %u wrong\n", wrong, LAUNCH_RAYS);
  check->wrong += wrong;
}

static void checkLaunches(Check *check)
{
  Gpu *gpu = &check->gpu;
  NativePipelineInfo made = {.rayGen = {SHADERS "launch.rgen.spv", 0}};
  RaysortContext raysort = gpuRaysort(gpu, RAYSORT_CAPABILITY_SORT_BIT);
  RaysortSortInfo sort = {.maxCount = LAUNCH_RAYS, .materialCount = LAUNCH_MATERIALS, .workgroupSize = 64};
  RaysortSortArgumentsInfo table = {.maxCount = LAUNCH_RAYS,
                                    .materialCount = LAUNCH_MATERIALS,
                                    .maxGroupsX = check->native.pipelines.maxRayDispatchInvocationCount,
                                    .flags = RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT};
  const VkPhysicalDeviceLimits *limits = &gpu->properties.limits;
  const uint64_t most = (uint64_t)limits->maxComputeWorkGroupCount[0] * limits->maxComputeWorkGroupSize[0];
  uint32_t *ids = (uint32_t *)allocate(LAUNCH_RAYS * 4), *visits = (uint32_t *)allocate(LAUNCH_RAYS * 8);
  RaysortSortLayout layout;
  NativePipeline pipeline = nativePipeline(&check->native, &made);
  if (table.maxGroupsX > most)
    table.maxGroupsX = (uint32_t)most;
  for (uint32_t r = 0; r < LAUNCH_RAYS; ++r) /* half of the rays have material 2, one in 16 is void */
    ids[r] = r % 2 ? 2 : r / 2 % 8;
  CHECK(raysortGetSortLayout(raysort, &sort, &layout));
  GpuBuffer idBuffer = gpuUploaded(gpu, ids, LAUNCH_RAYS * 4), map = gpuBuffer(gpu, layout.newToOldPixelMapSize);
  GpuBuffer ranges = gpuBuffer(gpu, layout.rangesSize), scratch = gpuBuffer(gpu, layout.scratchSize);
  GpuBuffer arguments = gpuBuffer(gpu, 12 * LAUNCH_MATERIALS), visited = gpuBuffer(gpu, LAUNCH_RAYS * 8);
  gpuFill(gpu, &visited, 0);
  sort.materialIdMap.buffer = gpuRange(&idBuffer);
  sort.newToOldPixelMap = gpuRange(&map);
  sort.ranges = table.ranges = gpuRange(&ranges);
  sort.scratch = gpuRange(&scratch);
  table.arguments = gpuRange(&arguments);
  sortForLaunches(raysort, gpu, &sort, &table);
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  for (uint32_t m = 0; m < LAUNCH_MATERIALS; ++m)
  {
    const Launch launch = {{.newToOldPixelMap = map.address,
                            .materialsOffsets = ranges.address + layout.materialsOffsetsOffset,
                            .material = m,
                            .materialEnd = m + 1,
                            .workgroupSize = 1},
                           visited.address};
    nativeCmdTraceIndirect(&check->native, commandBuffer, &pipeline, &launch, sizeof(launch),
                           arguments.address + 12 * m);
  }
  gpuSubmit(gpu, commandBuffer);
  gpuDownload(gpu, &visited, 0, visits, LAUNCH_RAYS * 8);
  judgeVisits(check, ids, visits);
  nativeFreePipeline(&check->native, &pipeline);
  GpuBuffer *all[] = {&idBuffer, &map, &ranges, &scratch, &arguments, &visited};
  for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i)
    gpuFreeBuffer(gpu, all[i]);
  raysortDestroyContext(raysort);
  free(ids);
  free(visits);
}

/* ---- the program ---- */

/* From one eye into the scene, through a grid; some are short, some dead. */
static void makeRays(Check *check)
{
  for (uint32_t r = 0; r < check->count; ++r)
  {
    double x = ((double)(r % check->width) + 0.5) / check->width,
           y = ((double)(r / check->width) + 0.5) / check->height;
    NativeRay ray = {{0.03f, -0.02f, -2}, 0, {(float)(x - 0.5) * 0.7f, (float)(y - 0.5) * 0.7f, 1}, 10};
    if (r % 13 == 5)
      ray.tMax = 1.9f;
    if (r % 97 == 11)
      ray.tMin = 11;
    check->rays[r] = ray;
  }
  gpuUpload(&check->gpu, &check->rayBuffer, 0, check->rays, check->count * sizeof(*check->rays));
}

static void begin(Check *check, const Arguments *arguments)
{
  check->width = arguments->width ? arguments->width : check->gpu.isCpu ? 160 : 1920;
  check->height = arguments->height ? arguments->height : check->gpu.isCpu ? 90 : 1080;
  check->count = check->width * check->height;
  check->count -= check->count > 5 ? 5 : 0; /* the launch has more threads than there are rays */
  check->step = check->count / JUDGED | 1;
  check->runs = check->gpu.isCpu ? 1 : 20;
  check->rays = (NativeRay *)allocate(check->count * sizeof(*check->rays));
  check->hits = (NativeHit *)allocate((check->count + GUARD) * sizeof(*check->hits));
  check->expected = (Expected *)allocate((check->count / check->step + 1) * sizeof(*check->expected));
  check->rayBuffer = gpuBuffer(&check->gpu, check->count * sizeof(*check->rays));
  check->hitBuffer = gpuBuffer(&check->gpu, (check->count + GUARD) * sizeof(*check->hits));
  check->foundBuffer = gpuBuffer(&check->gpu, check->count * sizeof(*check->hits));
  makeRays(check);
  check->closest = newPipeline(check, SHADERS "closest.rgen.spv", RAY_OPAQUE, SHADERS "closest.rmiss.spv",
                               SHADERS "closest.rchit.spv", SHADERS "holes.rahit.spv");
  check->holes = newPipeline(check, SHADERS "closest.rgen.spv", 0, SHADERS "closest.rmiss.spv",
                             SHADERS "closest.rchit.spv", SHADERS "holes.rahit.spv");
  check->occluded = newPipeline(check, SHADERS "occluded.rgen.spv", RAY_OPAQUE, SHADERS "occluded.rmiss.spv",
                                SHADERS "occluded.rchit.spv", NULL);
  check->materials = newMaterials(check, SHADERS "closest.rgen.spv", RAY_OPAQUE);
}

static void end(Check *check)
{
  nativeFreePipeline(&check->native, &check->closest);
  nativeFreePipeline(&check->native, &check->holes);
  nativeFreePipeline(&check->native, &check->occluded);
  nativeFreePipeline(&check->native, &check->materials);
  gpuFreeBuffer(&check->gpu, &check->rayBuffer);
  gpuFreeBuffer(&check->gpu, &check->hitBuffer);
  gpuFreeBuffer(&check->gpu, &check->foundBuffer);
  free(check->rays);
  free(check->hits);
  free(check->expected);
}

int main(int argc, char **argv)
{
  static Check check;
  Arguments arguments;
  parseArguments(argc, argv, "native_check", "the driver's ray tracing against a loop over all triangles", &arguments,
                 NULL, 0);
  arguments.extras = nativeExtras;
  gpuOpen(&check.gpu, &arguments);
  if (nativeOpen(&check.native, &check.gpu))
  {
    printf("reordering: %s\n", !check.native.hasReorder ? "not there"
                               : check.native.reorders  ? "there, the device reorders"
                                                        : "there, but the device says that it does not reorder");
    begin(&check, &arguments);
    checkFastTrace(&check, 2);
    checkFastTrace(&check, 10000);
    checkFastBuild(&check, 2);
    checkFastBuild(&check, 10000);
    checkRecords(&check);
    checkLaunches(&check);
    end(&check);
    printf("%u wrong\n", check.wrong);
  }
  else
    printf("skipped: %s\n", check.native.lacks);
  nativeClose(&check.native);
  gpuClose(&check.gpu);
  return check.wrong || check.gpu.errors;
}
