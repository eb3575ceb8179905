/* test_gpu_build_motion.c - builds and updates with motion on the device: the host's bytes, and nothing else written.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bvh_reference.h"
#include "motion_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define MOST_PARTS      24u
#define MOST_BVHS       16u

/* A geometry of triangles, boxes or instances. */
typedef struct Part
{
  uint32_t *instances; /* packed, with the host's references */
  uint32_t instanceCount;
  Moving moving; /* triangles; of boxes the first floats are boxes */
  uint32_t type, moves;
  uint32_t indexSize; /* 0: the mesh's triangles one by one, 2, 4 */
  uint32_t stride, strideAtOne;
  const float *transform; /* or NULL */
  uint32_t flags;
  uint32_t more; /* laid out for so many more triangles than there are */
} Part;

/* A batch; `given` says what the buffer of counts holds, if there is one. */
typedef struct BuildCase
{
  const char *name;
  Part parts[MOST_PARTS];
  uint32_t counts[MOST_BVHS]; /* geometries of each structure */
  uint32_t bvhCount, partCount;
  uint32_t given[MOST_PARTS], hasGiven;
} BuildCase;

typedef struct Placed
{
  RaysortBvhBuildInfo info, host; /* the same, with pointers into the image */
  RaysortBvhBuildLayout layout;
  RaysortBvhInfo bvhs[MOST_BVHS], hostBvhs[MOST_BVHS];
  VkDeviceSize offsets[MOST_BVHS];
  RaysortBvhGeometry geometries[MOST_PARTS], hostGeometries[MOST_PARTS];
} Placed;

static Arena arena;
static Placed placed;
static BuildCase made;    /* the case of the running test */
static MotionScene scene; /* what its instances name, in the first `belowSize` bytes of the memory; and instances */
static size_t belowSize;
static RaysortBuffer structures; /* the same on the device */

static const float turned[12] = {0.8f, -0.6f, 0.1f, 5, 0.6f, 0.8f, -0.2f, -1, 0.05f, 0.3f, 0.9f, 3};

static void beginCase(const char *name)
{
  for (uint32_t i = 0; i < made.partCount; ++i)
  {
    movingFree(&made.parts[i].moving);
    free(made.parts[i].instances);
  }
  if (belowSize)
    motionFree(&scene);
  belowSize = 0;
  memset(&made, 0, sizeof(made));
  made.name = name;
}

static Part *addPart(void)
{
  assert_true(made.partCount < MOST_PARTS);
  return &made.parts[made.partCount++];
}

/* All parts so far that are of no structure yet become one. */
static void endStructure(void)
{
  uint32_t sum = 0;
  for (uint32_t i = 0; i < made.bvhCount; ++i)
    sum += made.counts[i];
  assert_true(made.bvhCount < MOST_BVHS);
  made.counts[made.bvhCount++] = made.partCount - sum;
}

/* ---- a case in the arena ---- */

static uint32_t floatsOf(const Part *part)
{
  if (part->type == RAYSORT_BVH_INSTANCES)
    return part->moves ? 40 : 16;
  return part->type == RAYSORT_BVH_BOXES ? 6 : 3;
}

static uint32_t primitivesOf(const Part *part)
{
  if (part->type == RAYSORT_BVH_INSTANCES)
    return part->instanceCount;
  return part->type == RAYSORT_BVH_BOXES ? part->moving.mesh.vertexCount / 2 : part->moving.mesh.triangleCount;
}

static uint32_t elementsOf(const Part *part)
{
  if (part->type != RAYSORT_BVH_TRIANGLES)
    return primitivesOf(part);
  return part->indexSize ? part->moving.mesh.vertexCount : primitivesOf(part) * 3;
}

static VkDeviceSize dataSize(const Part *part, uint32_t stride)
{
  const uint32_t size = floatsOf(part) * 4;
  return elementsOf(part) ? (VkDeviceSize)(elementsOf(part) - 1) * (stride ? stride : size) + size : size;
}

/* The first of the two words of an instance's reference. */
static uint32_t referenceWord(const Part *part, const uint32_t *instance)
{
  const uint32_t count = instance[0] == RAYSORT_BVH_MOTION_SRT      ? 32
                         : instance[0] == RAYSORT_BVH_MOTION_MATRIX ? 24
                                                                    : 12;
  return part->moves ? 2 + count + 2 : 14;
}

/* Instances for the device: references are addresses there. */
static void fillInstances(const Part *part, uint8_t *to)
{
  const uint32_t words = floatsOf(part), step = part->stride ? part->stride : 4 * words;
  for (uint32_t i = 0; i < part->instanceCount; ++i)
  {
    const uint32_t *from = part->instances + (size_t)words * i, at = referenceWord(part, from);
    uint64_t reference;
    memcpy(to + (size_t)i * step, from, 4 * (size_t)words);
    memcpy(&reference, from + at, 8);
    if (reference)
      reference += arena.memory.address + structures.offset - (uint64_t)(uintptr_t)scene.memory;
    memcpy(to + (size_t)i * step + 4 * (size_t)at, &reference, 8);
  }
}

static RaysortBuffer takeInstances(const Part *part)
{
  RaysortBuffer buffer = arenaTake(&arena, "instances", dataSize(part, part->stride), 4);
  arenaIsGeometry(&arena, buffer);
  fillInstances(part, (uint8_t *)arenaImage(&arena, buffer));
  return buffer;
}

static RaysortBuffer takeData(const Part *part, const float *from, uint32_t stride)
{
  const uint32_t size = floatsOf(part) * 4, step = stride ? stride : size, last = part->moving.mesh.vertexCount - 1;
  RaysortBuffer buffer = arenaTake(&arena, "data", dataSize(part, stride), 4);
  uint8_t *to = (uint8_t *)arenaImage(&arena, buffer);
  arenaIsGeometry(&arena, buffer);
  for (uint32_t i = 0; i < elementsOf(part); ++i)
  {
    uint32_t element = part->indexSize || part->type == RAYSORT_BVH_BOXES ? i : part->moving.mesh.indices[i];
    if (part->type != RAYSORT_BVH_BOXES && element > last)
      element = last;
    memcpy(to + (size_t)i * step, from + (size_t)floatsOf(part) * element, size);
  }
  return buffer;
}

static RaysortBuffer takeIndices(const Part *part)
{
  const uint32_t count = 3 * primitivesOf(part);
  RaysortBuffer buffer = arenaTake(&arena, "indices", (VkDeviceSize)count * part->indexSize, part->indexSize);
  uint8_t *to = (uint8_t *)arenaImage(&arena, buffer);
  arenaIsGeometry(&arena, buffer);
  for (uint32_t i = 0; i < count; ++i)
  {
    const uint16_t narrow = (uint16_t)part->moving.mesh.indices[i];
    if (part->indexSize == 2)
      memcpy(to + 2 * (size_t)i, &narrow, 2);
    else
      memcpy(to + 4 * (size_t)i, &part->moving.mesh.indices[i], 4);
  }
  return buffer;
}

/* Sets both addresses of a buffer: on the device, and in the image. */
static void setAddress(RaysortBuffer buffer, VkDeviceAddress *device, VkDeviceAddress *host)
{
  *device = arena.memory.address + buffer.offset;
  *host = (VkDeviceAddress)(uintptr_t)arenaImage(&arena, buffer);
}

static void placePart(const Part *part, RaysortBvhGeometry *geometry, RaysortBvhGeometry *host)
{
  const uint32_t isBoxes = part->type == RAYSORT_BVH_BOXES;
  if (part->type == RAYSORT_BVH_INSTANCES)
  {
    setAddress(takeInstances(part), &geometry->data, &host->data);
    host->data = (VkDeviceAddress)(uintptr_t)part->instances;
    host->stride = 0;
    return;
  }
  setAddress(takeData(part, part->moving.mesh.vertices, part->stride), &geometry->data, &host->data);
  if (part->moves)
    setAddress(takeData(part, part->moving.later, part->strideAtOne), &geometry->dataAtOne, &host->dataAtOne);
  if (!isBoxes && part->indexSize && primitivesOf(part))
    setAddress(takeIndices(part), &geometry->indices, &host->indices);
  else if (part->indexSize)
    geometry->indices = host->indices = geometry->data; /* no index is there */
  if (part->transform)
  {
    RaysortBuffer buffer = arenaTakeWords(&arena, "transform", (const uint32_t *)(const void *)part->transform, 12);
    arenaIsGeometry(&arena, buffer);
    setAddress(buffer, &geometry->transform, &host->transform);
  }
}

static void describePart(const Part *part, RaysortBvhGeometry *geometry)
{
  memset(geometry, 0, sizeof(*geometry));
  geometry->type = part->type;
  geometry->flags = part->flags | (part->moves ? RAYSORT_BVH_MOTION_BIT : 0);
  geometry->stride = part->stride;
  geometry->strideAtOne = part->moves && part->type != RAYSORT_BVH_INSTANCES ? part->strideAtOne : 0;
  geometry->indexSize = part->indexSize;
  geometry->primitiveCount = primitivesOf(part) + part->more;
  if (part->type == RAYSORT_BVH_TRIANGLES)
    geometry->maxVertex = elementsOf(part) ? elementsOf(part) - 1 : 1;
}

static VkDeviceSize describeCase(void)
{
  VkDeviceSize size = 0;
  uint32_t first = 0;
  memset(&placed, 0, sizeof(placed));
  placed.info.bvhs = placed.bvhs;
  placed.host.bvhs = placed.hostBvhs;
  placed.info.bvhCount = placed.host.bvhCount = made.bvhCount;
  for (uint32_t i = 0; i < made.partCount; ++i)
  {
    const Part *part = &made.parts[i];
    describePart(part, &placed.geometries[i]);
    placed.hostGeometries[i] = placed.geometries[i];
    placed.hostGeometries[i].primitiveCount -= part->more;
    size += dataSize(part, part->stride) + dataSize(part, part->strideAtOne) + (VkDeviceSize)primitivesOf(part) * 12 +
            48 + 5 * (2 * ARENA_GUARD + 64);
  }
  for (uint32_t i = 0; i < made.bvhCount; first += made.counts[i++])
  {
    placed.bvhs[i].geometryCount = placed.hostBvhs[i].geometryCount = made.counts[i];
    placed.bvhs[i].geometries = placed.geometries + first;
    placed.hostBvhs[i].geometries = placed.hostGeometries + first;
  }
  assert_int_equal(first, made.partCount);
  return size;
}

static void placeCase(TestDevice *device, uint32_t poison, VkDeviceSize room)
{
  const VkDeviceSize size = describeCase();
  RaysortBvhBuildInfo *info = &placed.info;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, info, &placed.layout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(info, placed.offsets), VK_SUCCESS);
  arenaBegin(&arena, device,
             arenaCapacity(size + placed.layout.destinationSize + placed.layout.scratchSize +
                               placed.layout.descriptionsSize + 4 * MOST_PARTS + belowSize + 256 + room,
                           12),
             poison);
  if (belowSize)
  {
    structures = arenaTake(&arena, "structures", belowSize, 256);
    arenaIsStructures(&arena, structures);
    memcpy(arenaImage(&arena, structures), scene.memory, belowSize);
    info->base = arena.memory.address + structures.offset;
    placed.host.base = (VkDeviceAddress)(uintptr_t)scene.memory;
    info->baseSize = placed.host.baseSize = belowSize;
  }
  for (uint32_t i = 0; i < made.partCount; ++i)
    placePart(&made.parts[i], &placed.geometries[i], &placed.hostGeometries[i]);
  info->descriptions = arenaTake(&arena, "descriptions", placed.layout.descriptionsSize, 16);
  for (uint32_t i = 0; i < 2; ++i) /* a build takes descriptions that were written with counts and without */
  {
    if (i != poison)
      assert_int_equal(raysortBvhWriteDescriptions(device->context, info, arenaImage(&arena, info->descriptions)),
                       VK_SUCCESS);
    if (made.hasGiven && i == 0)
      info->primitiveCounts = arenaTakeWords(&arena, "primitiveCounts", made.given, made.partCount);
  }
  info->destination = arenaTake(&arena, "destination", placed.layout.destinationSize, placed.layout.alignment);
  info->scratch = arenaTake(&arena, "scratch", placed.layout.scratchSize, 16);
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

/* ---- what must be there ---- */

static void expectBuild(void)
{
  for (uint32_t i = 0; i < made.bvhCount; ++i)
  {
    const size_t first = (size_t)(placed.hostBvhs[i].geometries - placed.hostGeometries);
    unsigned char *memory =
        bvhBuildGiven(&placed.host, i, placed.bvhs[i].geometries, made.hasGiven ? made.given + first : NULL);
    assert_non_null(memory);
    memcpy((unsigned char *)arenaImage(&arena, placed.info.destination) + placed.offsets[i], memory,
           bvhHeader(memory).sizeLow);
    free(memory);
  }
}

/* A difference, in words that help: the header's fields come first. */
static void checkStructures(void)
{
  for (uint32_t i = 0; i < made.bvhCount; ++i)
  {
    const uint8_t *found = (const uint8_t *)arenaFound(&arena, placed.info.destination) + placed.offsets[i];
    const uint8_t *due = (const uint8_t *)arenaImage(&arena, placed.info.destination) + placed.offsets[i];
    RaysortBvhReport report;
    VkResult result;
    for (uint32_t k = 0; k < sizeof(RaysortBvhHeader) / 4; ++k)
    {
      uint32_t a, b;
      memcpy(&a, due + 4 * k, 4);
      memcpy(&b, found + 4 * k, 4);
      if (a != b)
        print_message("# %s: structure %" PRIu32 ", header word %" PRIu32 ": expected 0x%08" PRIx32
                      ", found 0x%08" PRIx32 "\n",
                      made.name, i, k, a, b);
    }
    if (bvhHeader(found).type == RAYSORT_BVH_INSTANCES)
    {
      const size_t size = belowSize + bvhHeader(due).sizeLow;
      unsigned char *memory = (unsigned char *)malloc(size);
      memcpy(memory, scene.memory, belowSize);
      memcpy(memory + belowSize, found, bvhHeader(due).sizeLow);
      result = raysortBvhVerifyLevels(memory, size, belowSize, &report);
      free(memory);
    }
    else
      result = raysortBvhVerify(found, (size_t)(placed.layout.destinationSize - placed.offsets[i]), &report);
    if (result != VK_SUCCESS)
      fail_msg("%s: structure %" PRIu32 ": %s (node %" PRIu32 ", slot %" PRIu32 ")", made.name, i, report.fault,
               report.node, report.slot);
  }
}

static void runPlan(TestDevice *device, int isAlone)
{
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
  RaysortBvhBuildLayout layout;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &placed.info, &layout), VK_SUCCESS);
  assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, layout.passCount);
  if (isAlone)
    arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, made.name);
  else
    arenaRunPasses(&arena, device->context, passes, count);
}

static void runBuild(TestDevice *device, uint32_t poison, int isAlone)
{
  placeCase(device, poison, 0);
  runPlan(device, isAlone);
  expectBuild();
  checkStructures();
  arenaCompare(&arena, made.name);
}

/* ---- parts ---- */

static void moveMesh(Part *part, uint32_t kind, float far, Random *random)
{
  part->indexSize = 4;
  part->moves = 1;
  movingMake(&part->moving, kind, far, random);
}

static Part *addSoup(uint32_t triangles, float size, uint32_t kind, float far, Random *random)
{
  Part *part = addPart();
  meshSoup(&part->moving.mesh, triangles, size, random);
  moveMesh(part, kind, far, random);
  return part;
}

static Part *addBoxes(uint32_t count, float far, Random *random)
{
  Part *part = addPart();
  Mesh *mesh = &part->moving.mesh;
  part->type = RAYSORT_BVH_BOXES;
  part->moves = 1;
  for (uint32_t i = 0; i < count; ++i)
  {
    const float x = randomFloat(random, -1, 1), y = randomFloat(random, -1, 1), z = randomFloat(random, -1, 1);
    const float size = randomFloat(random, 0, 0.1f);
    meshVertex(mesh, x, y, z);
    meshVertex(mesh, x + size, y + size, z + 2 * size);
  }
  movingMake(&part->moving, MOVING_NOT, 0, random);
  for (uint32_t i = 0; i < count; ++i)
  {
    for (uint32_t k = 0; k < 3; ++k)
    {
      const float move = randomFloat(random, -far, far), grow = randomFloat(random, 0, 0.1f);
      part->moving.later[6 * i + k] += move;
      part->moving.later[6 * i + 3 + k] += move + grow;
    }
  }
  return part;
}

/* Numbers and indices that a build skips, at either end; equal vertices, at one end or both. */
static void spoilPart(Part *part, uint32_t every, Random *random)
{
  static const float odd[] = {NAN, INFINITY, -INFINITY, 7.1e13f, -3e38f, 1e-40f, -0.0f};
  Mesh *mesh = &part->moving.mesh;
  const uint32_t each = part->type == RAYSORT_BVH_BOXES ? 6 : 9;
  for (uint32_t i = 0; i < primitivesOf(part); ++i)
  {
    const uint32_t kind = randomWord(random) % 5;
    float *ends[2] = {mesh->vertices + each * i, part->moving.later + each * i};
    if (randomWord(random) % every != 0)
      continue;
    if (kind < 2)
      ends[kind][randomWord(random) % each] = odd[randomWord(random) % COUNT_OF(odd)];
    else if (kind == 2 && part->type == RAYSORT_BVH_TRIANGLES)
      mesh->indices[3 * i + randomWord(random) % 3] = randomWord(random) | 0x80000000u;
    else if (part->type == RAYSORT_BVH_BOXES)
      ends[kind % 2][3] = ends[kind % 2][0] - 1;
    else
      for (uint32_t end = 0; end < 2; ++end)
      {
        const uint32_t side = kind == 3 ? 0 : randomWord(random) % 3;
        if (kind == 3 || randomWord(random) % 2)
          memcpy(ends[end] + 3 * side, ends[end] + 3 * ((side + 1) % 3), 12);
      }
  }
}

/* ---- instances ---- */

/* Makes an instance worse in one way. */
static void spoilInstance(const Part *part, uint32_t *instance, Random *random)
{
  static const float odd[] = {NAN, INFINITY, 7.1e13f, 1e-40f, -0.0f, 1e12f, 0.0f, 1e-20f};
  const uint32_t kind = randomWord(random) % 8, at = referenceWord(part, instance), first = part->moves ? 2 : 0;
  if (kind == 0)
    instance[at - 2] &= 0x00ffffffu; /* the mask */
  else if (kind == 1)
    instance[at] = instance[at + 1] = 0;
  else if (kind == 2)
    instance[at] += 16; /* no structure, or past the memory */
  else if (kind == 3 && part->moves)
    instance[0] = 3 + randomWord(random) % 4;
  else if (kind == 4) /* one column, or one row, or the quaternion, vanishes */
    for (uint32_t i = 0; i < 4; ++i)
      instance[first + (part->moves && randomWord(random) % 2 ? 25 : 0) % (at - first - 2) + i] = 0;
  else
    memcpy(instance + first + randomWord(random) % (at - 2 - first), &odd[randomWord(random) % COUNT_OF(odd)], 4);
}

/* Copies the scene's instances; without motion, as they are at time 0. */
static void copyInstances(Part *part)
{
  for (uint32_t i = 0; i < part->instanceCount; ++i)
  {
    const RaysortBvhMotionInstance *from = &scene.instances[i];
    if (part->moves)
      memcpy(part->instances + 40 * (size_t)i, from, 160);
    else
    {
      const uint64_t reference = (uint64_t)(uintptr_t)(scene.memory + scene.offsets[scene.below[i]]);
      RaysortBvhInstance still;
      memset(&still, 0, sizeof(still));
      movingTransform(from, 0, &still);
      still.referenceLow = (uint32_t)reference;
      still.referenceHigh = (uint32_t)(reference >> 32);
      memcpy(part->instances + 16 * (size_t)i, &still, sizeof(still));
    }
  }
}

static void spoilInstances(Part *part, uint32_t every, Random *random)
{
  for (uint32_t i = 0; i < part->instanceCount && every; ++i)
    if (randomWord(random) % every == 0)
      spoilInstance(part, part->instances + (size_t)floatsOf(part) * i, random);
}

/* Makes the scene of the case, whose instances are at most `count`. */
static void makeScene(uint32_t count, uint32_t kind, Random *random)
{
  assert_int_equal(motionScene(&scene, count, kind, random), VK_SUCCESS);
  belowSize = (size_t)scene.offsets[MOTION_BELOWS];
}

static Part *addInstances(uint32_t count, uint32_t moves)
{
  Part *part = addPart();
  part->type = RAYSORT_BVH_INSTANCES;
  part->moves = moves;
  part->instanceCount = count;
  part->instances = (uint32_t *)calloc(count + 1, 160);
  copyInstances(part);
  return part;
}

/* ---- builds ---- */

static void testSizes(void **state)
{
  static const uint32_t sizes[] = {0,  1,  2,  3,  4,   5,   7,   8,   9,   12,  16,   17,  31,
                                   32, 33, 64, 65, 127, 129, 255, 256, 257, 513, 1025, 3000};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(sizes); ++i)
  {
    Random random = {sizes[i / 2] + 5 + i % 2};
    beginCase(i % 2 ? "boxes of all sizes" : "soups of all sizes");
    if (i % 2)
      addBoxes(sizes[i / 2], 0.3f, &random);
    else
      addSoup(sizes[i / 2], 0.1f, MOVING_EACH, 0.2f, &random);
    endStructure();
    runBuild(device, i % 2, 0);
  }
}

/* Coordinates below 1e-10 give equal bytes only where the device does not flush small areas (raysortBvhBuildOnHost). A
 * family of meshes has coordinates of 2^-60. */
static void testKinds(void **state)
{
  static const float fars[] = {1e-6f, 0.01f, 1, 30, 1e9f};
  TestDevice *device = (TestDevice *)*state;
  static const float scales[] = {1, 1e3f, 1e12f, 1e6f}; /* equal bytes are promised from 1e-10 on */
  for (uint32_t kind = 0; kind < MOVING_KINDS; ++kind)
    for (uint32_t i = 0; i < COUNT_OF(fars); ++i)
    {
      Random random = {kind * 10 + i};
      const float scale = scales[(kind + i) % COUNT_OF(scales)];
      beginCase(movingNames[kind]);
      Part *part = addPart();
      if (i % 2)
        meshTerrain(&part->moving.mesh, 12, 1, 0.05f, 3, 5);
      else
        meshFamily(&part->moving.mesh, (kind + i) % MESH_FAMILIES, 300);
      for (uint32_t k = 0; k < 3 * part->moving.mesh.vertexCount; ++k)
        part->moving.mesh.vertices[k] *= scale;
      moveMesh(part, kind, fars[i] * scale, &random);
      endStructure();
      runBuild(device, i % 2, 0);
    }
}

/* Frames, which are there around both times. */
static void makeFrames(uint32_t spheres, Random *random)
{
  const float centre[3] = {0.1f, 0.2f, 0.3f};
  Part *part = addPart();
  for (uint32_t i = 0; i < spheres; ++i)
    meshSphere(&part->moving.mesh, centre, 1e-4f, 8);
  moveMesh(part, MOVING_EACH, 5e-5f, random);
  part = addPart();
  meshVertex(&part->moving.mesh, -1000, -2, -1000);
  meshVertex(&part->moving.mesh, 1000, -2, -1000);
  meshVertex(&part->moving.mesh, 0, -2, 1000);
  meshTriangle(&part->moving.mesh, 0, 1, 2);
  moveMesh(part, MOVING_SHIFT, 30, random);
  endStructure();
}

static void testFrames(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {8};
  beginCase("frames");
  makeFrames(3, &random);
  runBuild(device, 0, 0);
  assert_true(bvhHeader((const uint8_t *)arenaFound(&arena, placed.info.destination)).frameCount > 0);
}

static void testBad(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 8; ++i)
  {
    Random random = {i + 40};
    beginCase(i % 2 ? "bad boxes" : "bad triangles");
    Part *part = i % 2 ? addBoxes(300, 0.3f, &random) : addSoup(300, 0.1f, MOVING_EACH, 0.2f, &random);
    spoilPart(part, i < 4 ? 4 : 1, &random);
    endStructure();
    runBuild(device, i / 2 % 2, 0);
  }
}

/* A batch of structures of all kinds; some have motion. */
static void makeBatch(uint32_t kind, Random *random)
{
  static const uint32_t sizes[] = {0, 1, 3, 7, 40, 130, 700};
  static const uint32_t indexSizes[] = {0, 2, 4};
  const uint32_t bvhs = 1 + randomWord(random) % 6;
  for (uint32_t i = 0; i < bvhs; ++i)
  {
    const uint32_t geometries = randomWord(random) % 4, isBoxes = randomWord(random) % 3 == 0;
    const uint32_t moving = randomWord(random) % 3; /* none, some, all */
    for (uint32_t k = 0; k < geometries; ++k)
    {
      const uint32_t size = sizes[randomWord(random) % COUNT_OF(sizes)];
      Part *part =
          isBoxes ? addBoxes(size, 0.3f, random) : addSoup(size, 0.1f, randomWord(random) % MOVING_KINDS, 0.2f, random);
      if (moving == 0 || (moving == 1 && randomWord(random) % 2))
        part->moves = 0;
      if (kind % 2)
        spoilPart(part, 5, random);
      part->stride = randomWord(random) % 2 ? 0 : 24 + 4 * (randomWord(random) % 3);
      part->strideAtOne = randomWord(random) % 2 ? 0 : 24 + 4 * (randomWord(random) % 3);
      part->flags = randomWord(random) % 2 ? RAYSORT_BVH_OPAQUE_BIT : 0;
      part->indexSize = isBoxes ? 0 : indexSizes[randomWord(random) % 3];
      part->transform = !isBoxes && randomWord(random) % 3 == 0 ? turned : NULL;
    }
    endStructure();
  }
}

static void testBatches(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < fewerCases(60); ++kind)
  {
    Random random = {testSeed(kind + 90)};
    beginCase("batch");
    makeBatch(kind, &random);
    if (kind % 3 == 2)
    {
      made.hasGiven = 1;
      for (uint32_t i = 0; i < made.partCount; ++i)
      {
        made.parts[i].more = randomWord(&random) % 30;
        made.given[i] = randomWord(&random) % (primitivesOf(&made.parts[i]) + 1);
        if (randomWord(&random) % 4 == 0 && made.parts[i].more == 0)
          made.given[i] = primitivesOf(&made.parts[i]) + 3;
      }
    }
    runBuild(device, kind % 2, kind % 10 == 9 && made.bvhCount == 1);
  }
}

static void testInstances(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 5, 33, 140};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(counts) * MOTION_KINDS; ++i)
  {
    const uint32_t kind = i % MOTION_KINDS, count = counts[i / MOTION_KINDS];
    Random random = {testSeed(i + 500)};
    beginCase("instances");
    makeScene(count, kind, &random);
    Part *part = addInstances(count, 1);
    part->stride = i % 3 ? 0 : 176;
    if (i % 2)
      spoilInstances(part, 3, &random);
    endStructure();
    if (kind == 3) /* in a batch with others */
    {
      spoilInstances(addInstances(count / 2, 0), 6, &random);
      endStructure();
      addSoup(100, 0.1f, MOVING_EACH, 0.2f, &random);
      endStructure();
      addBoxes(10, 0.1f, &random)->moves = 0;
      endStructure();
    }
    runBuild(device, i % 2, kind == 1 && count == 33);
  }
}

/* Instances of structures whose bytes are anything. */
static void testAnyBytesBelow(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < fewerCases(40); ++i)
  {
    Random random = {testSeed(i + 800)};
    beginCase("any bytes below");
    makeScene(60, i % MOTION_KINDS, &random);
    addInstances(60, i % 4 != 0);
    endStructure();
    for (uint32_t k = 0; k < 6; ++k)
    {
      unsigned char *bvh = scene.memory + scene.offsets[randomWord(&random) % MOTION_BELOWS];
      const uint32_t isHeader = randomWord(&random) % 2, word = randomWord(&random) % (isHeader ? 32 : 300);
      const uint32_t value = randomWord(&random) >> randomWord(&random) % 32;
      memcpy(bvh + 4 * (size_t)word, &value, 4);
    }
    placeCase(device, i % 2, 0);
    runPlan(device, 0);
    expectBuild();
    arenaCompare(&arena, made.name);
  }
}

/* All structures are empty: nothing but 240 bytes for each with motion, 192 for another. */
static void testEmpty(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < 2; ++kind)
  {
    Random random = {3};
    beginCase("empty batch");
    for (uint32_t i = 0; i < 5; ++i)
    {
      Part *part = kind ? addSoup(0, 0.1f, MOVING_NOT, 0, &random) : addBoxes(0, 0.1f, &random);
      part->moves = i != 2;
      if (i % 2)
        endStructure();
      if (i == 3)
        endStructure();
    }
    endStructure();
    runBuild(device, kind, 0);
  }
}

static void testPassesAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < 4; ++kind)
  {
    Random random = {kind + 19};
    beginCase("passes alone");
    if (kind == 0)
      makeFrames(2, &random);
    else if (kind == 1)
      addBoxes(300, 0.2f, &random);
    else
    {
      spoilPart(addSoup(kind == 2 ? 3000 : 2, 0.05f, MOVING_EACH, 0.1f, &random), 9, &random);
      addSoup(100, 0.05f, MOVING_EACH, 0.1f, &random)->moves = 0;
    }
    if (kind)
      endStructure();
    runBuild(device, 0, 1);
  }
}

/* ---- updates ---- */

/* The host's update, of what placed.host names. */
static void updateExpected(void)
{
  RaysortBvhBuildLayout layout;
  void *scratch;
  placed.host.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &placed.host, &layout), VK_SUCCESS);
  scratch = malloc((size_t)layout.scratchSize + 1);
  assert_int_equal(raysortBvhBuildOnHost(&placed.host, arenaImage(&arena, placed.info.destination),
                                         (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize),
                   VK_SUCCESS);
  free(scratch);
}

/* Moves the numbers at one end; some become bad, some equal their neighbour. */
static void moveEnd(const Part *part, VkDeviceAddress data, uint32_t stride, uint32_t isNasty, Random *random)
{
  const uint32_t floats = floatsOf(part), step = stride ? stride : 4 * floats;
  for (uint32_t k = 0; k < elementsOf(part); ++k)
  {
    float numbers[6];
    uint8_t *at = (uint8_t *)(uintptr_t)data + (size_t)k * step;
    memcpy(numbers, at, 4 * (size_t)floats);
    for (uint32_t i = 0; i < floats; ++i)
      numbers[i] = numbers[i] * 1.5f + randomFloat(random, -0.01f, 0.01f);
    if (isNasty && randomWord(random) % 40 == 0)
      numbers[randomWord(random) % floats] = NAN;
    if (isNasty && k > 0 && floats == 3 && randomWord(random) % 40 == 0)
      memcpy(numbers, at - step, 12);
    memcpy(at, numbers, 4 * (size_t)floats);
  }
}

static void moveInstances(Part *part, uint32_t kind, Random *random)
{
  for (uint32_t i = 0; i < part->instanceCount; ++i)
    motionInstance(&scene, i, kind % MOTION_KINDS, random);
  copyInstances(part);
  spoilInstances(part, kind % 3 ? 5 : 0, random);
}

static void runUpdate(TestDevice *device, uint32_t kind, int isAlone)
{
  RaysortBvhBuildLayout layout;
  Random random = {kind + 7};
  placeCase(device, kind % 2, 0);
  expectBuild();
  for (uint32_t i = 0; i < made.partCount; ++i)
  {
    const Part *part = &made.parts[i];
    const RaysortBvhGeometry *host = &placed.hostGeometries[i];
    if (part->type == RAYSORT_BVH_INSTANCES)
    {
      moveInstances(&made.parts[i], kind, &random);
      fillInstances(part, (uint8_t *)arenaImage(&arena, placed.info.destination) +
                              (ptrdiff_t)(placed.geometries[i].data - arena.memory.address) -
                              (ptrdiff_t)placed.info.destination.offset);
      continue;
    }
    moveEnd(part, host->data, host->stride, kind % 3, &random);
    if (part->moves)
      moveEnd(part, host->dataAtOne, host->strideAtOne, kind % 3, &random);
  }
  placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &placed.info, &layout), VK_SUCCESS);
  assert_true(layout.scratchSize <= placed.layout.scratchSize);
  assert_true(layout.destinationSize == placed.layout.destinationSize);
  runPlan(device, isAlone);
  updateExpected();
  checkStructures();
  arenaCompare(&arena, made.name);
}

static void testUpdates(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < fewerCases(40); ++kind)
  {
    Random random = {testSeed(kind + 300)};
    beginCase("update");
    if (kind % 10 == 0)
      makeFrames(2, &random);
    makeBatch(kind, &random);
    runUpdate(device, kind, kind % 8 == 0);
  }
}

static void testUpdatesOfInstances(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < fewerCases(20); ++kind)
  {
    Random random = {testSeed(kind + 600)};
    beginCase("update of instances");
    makeScene(90, kind % MOTION_KINDS, &random);
    spoilInstances(addInstances(90, 1), kind % 2 ? 6 : 0, &random);
    endStructure();
    if (kind % 4 == 3)
    {
      addInstances(20, 0);
      endStructure();
      addSoup(100, 0.1f, MOVING_EACH, 0.2f, &random);
      endStructure();
    }
    runUpdate(device, kind, kind % 5 == 0);
  }
}

/* Bytes that are no structure of these geometries are left as they are, a structure without motion among them. */
static void testUpdatesOfNothing(void **state)
{
  static const uint32_t words[] = {12, 16, 18, 8, 9, 17, 12};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < 2 * COUNT_OF(words); ++kind)
  {
    Random random = {kind + 70};
    uint32_t *header;
    beginCase("update of nothing");
    if (kind % 2)
      addBoxes(300, 0.1f, &random);
    else
      addSoup(300, 0.1f, MOVING_EACH, 0.1f, &random);
    endStructure();
    placeCase(device, kind % 2, 0);
    expectBuild();
    header = (uint32_t *)arenaImage(&arena, placed.info.destination);
    header[words[kind / 2]] = kind / 2 == 6 ? RAYSORT_BVH_MAGIC : header[words[kind / 2]] + 1000;
    placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
    runPlan(device, 0);
    arenaCompare(&arena, made.name);
  }
}

/* ---- main ---- */

static int teardown(void **state)
{
  beginCase("");
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testSizes),     cmocka_unit_test(testKinds),         cmocka_unit_test(testFrames),
      cmocka_unit_test(testBad),       cmocka_unit_test(testBatches),       cmocka_unit_test(testEmpty),
      cmocka_unit_test(testUpdates),   cmocka_unit_test(testPassesAlone),   cmocka_unit_test(testUpdatesOfNothing),
      cmocka_unit_test(testInstances), cmocka_unit_test(testAnyBytesBelow), cmocka_unit_test(testUpdatesOfInstances)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, openTestDevice, teardown);
}
