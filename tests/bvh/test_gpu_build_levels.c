/* test_gpu_build_levels.c - structures of boxes and of instances built on the device: the bytes are the host's,
 * whatever the instances hold, and nothing else is written.
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

#include "levels_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define MOST_BVHS       64u
#define MOST_PARTS      64u

/* ---- what instances may name ---- */

#define FAKES 6u /* headers that are none, or not right */

/* Structures of levels_reference.c, and after them fakes; at multiples of 256. On the device they are a buffer. */
typedef struct Below
{
  Levels levels;
  unsigned char *memory;
  void *allocation;
  size_t size;
  size_t fakes;
} Below;

static Below below;

static RaysortBvhHeader *fakeAt(uint32_t number)
{
  return (RaysortBvhHeader *)(void *)(below.memory + below.fakes + 256 * (size_t)number);
}

static void makeBelow(void)
{
  Random random = {5};
  levelsMake(&below.levels, 20, LEVELS_PLAIN, &random);
  below.fakes = below.levels.size;
  below.size = below.levels.size + 256 * (size_t)FAKES;
  below.allocation = malloc(below.size + 256);
  below.memory = (unsigned char *)(((uintptr_t)below.allocation + 255) & ~(uintptr_t)255);
  memset(below.memory, 0, below.size);
  memcpy(below.memory, below.levels.memory, below.levels.size);
  for (uint32_t i = 0; i < FAKES; ++i)
    memcpy(fakeAt(i), below.memory, sizeof(RaysortBvhHeader));
  fakeAt(0)->magic ^= 1;
  fakeAt(1)->boxMax[1] = NAN;
  fakeAt(2)->extent = INFINITY;
  fakeAt(3)->sizeHigh = 1; /* right, but larger than the memory */
  fakeAt(4)->stackNeed = 0xfffffffeu;
  fakeAt(5)->boxMin[0] = -7e13f;
}

static void freeBelow(void)
{
  levelsFree(&below.levels);
  free(below.allocation);
}

/* ---- a case ---- */

typedef struct Part
{
  uint32_t kind;                       /* RAYSORT_BVH_* */
  uint32_t count, stride, most, flags; /* most: laid out for so many; 0: count */
  const void *data; /* packed: three vertices of a triangle, six floats, RaysortBvhInstance with references as offsets
                       from the structures, or 0 */
} Part;

typedef struct BuildCase
{
  const char *name;
  const Part *parts;
  const uint32_t *partCounts; /* of each structure; NULL: all parts are one structure's */
  uint32_t bvhCount, partCount;
  const uint32_t *given;         /* what the buffer of counts holds, or NULL */
  uint32_t hasBase, hasBaseSize; /* the second with the first only */
} BuildCase;

typedef struct Placed
{
  RaysortBvhBuildInfo info, host;
  RaysortBvhBuildLayout layout;
  RaysortBvhInfo bvhs[MOST_BVHS], hostBvhs[MOST_BVHS];
  VkDeviceSize offsets[MOST_BVHS];
  RaysortBvhGeometry geometries[MOST_PARTS], hostGeometries[MOST_PARTS];
  RaysortBuffer data[MOST_PARTS];
  void *hostData[MOST_PARTS];
  RaysortBuffer structures;
} Placed;

static Arena arena;
static Placed placed;

static VkDeviceAddress addressOf(RaysortBuffer buffer)
{
  return arena.memory.address + buffer.offset;
}

static uint32_t sizeOf(const Part *part)
{
  static const uint32_t sizes[] = {36, 24, 64};
  return sizes[part->kind];
}

/* Bytes from one to the next; of a triangle all its vertices. */
static uint32_t strideOf(const Part *part)
{
  return part->kind != RAYSORT_BVH_TRIANGLES && part->stride ? part->stride : sizeOf(part);
}

static VkDeviceSize dataSize(const Part *part)
{
  return part->count ? (VkDeviceSize)(part->count - 1) * strideOf(part) + sizeOf(part) : sizeOf(part);
}

/* References become addresses, of the device or of the host. */
static void fillData(const Part *part, VkDeviceAddress structures, unsigned char *to)
{
  for (uint32_t i = 0; i < part->count; ++i)
  {
    unsigned char *at = to + (size_t)i * strideOf(part);
    memcpy(at, (const unsigned char *)part->data + (size_t)i * sizeOf(part), sizeOf(part));
    if (part->kind == RAYSORT_BVH_INSTANCES)
    {
      uint64_t reference;
      memcpy(&reference, at + 56, 8);
      reference += reference ? structures - 1 : 0; /* 1 + the offset */
      memcpy(at + 56, &reference, 8);
    }
  }
}

static void placePart(const Part *part, uint32_t number)
{
  RaysortBvhGeometry *geometry = &placed.geometries[number], *host = &placed.hostGeometries[number];
  const RaysortBuffer buffer = arenaTake(&arena, "data", dataSize(part), 4);
  arenaIsGeometry(&arena, buffer);
  placed.data[number] = buffer;
  fillData(part, addressOf(placed.structures), (unsigned char *)arenaImage(&arena, buffer));
  placed.hostData[number] = calloc(1, (size_t)dataSize(part));
  fillData(part, (VkDeviceAddress)(uintptr_t)below.memory, (unsigned char *)placed.hostData[number]);
  geometry->type = part->kind;
  geometry->flags = part->flags;
  geometry->stride = part->kind == RAYSORT_BVH_TRIANGLES ? 0 : part->stride;
  geometry->maxVertex = part->kind == RAYSORT_BVH_TRIANGLES ? 3 * part->count : 0;
  geometry->primitiveCount = part->most ? part->most : part->count;
  *host = *geometry;
  host->primitiveCount = part->count;
  geometry->data = addressOf(buffer);
  host->data = (VkDeviceAddress)(uintptr_t)placed.hostData[number];
}

static void placeStructures(const BuildCase *buildCase)
{
  uint32_t first = 0;
  placed.info.bvhCount = placed.host.bvhCount = buildCase->partCounts ? buildCase->bvhCount : 1;
  placed.info.bvhs = placed.bvhs;
  placed.host.bvhs = placed.hostBvhs;
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
  {
    const uint32_t count = buildCase->partCounts ? buildCase->partCounts[i] : buildCase->partCount;
    placed.bvhs[i].geometryCount = placed.hostBvhs[i].geometryCount = count;
    placed.bvhs[i].geometries = placed.geometries + first;
    placed.hostBvhs[i].geometries = placed.hostGeometries + first;
    first += count;
  }
  assert_int_equal(first, buildCase->partCount);
}

static void clearPlaced(void)
{
  for (uint32_t i = 0; i < MOST_PARTS; ++i)
    free(placed.hostData[i]);
  memset(&placed, 0, sizeof(placed));
}

static void placeBuild(TestDevice *device, uint32_t poison, const BuildCase *buildCase, VkDeviceSize room)
{
  RaysortBvhBuildInfo *info = &placed.info;
  VkDeviceSize size = below.size + room;
  assert_true(buildCase->partCount <= MOST_PARTS);
  clearPlaced();
  placeStructures(buildCase);
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
  {
    const Part *part = &buildCase->parts[i];
    placed.geometries[i].type = part->kind;
    placed.geometries[i].primitiveCount = part->most ? part->most : part->count;
    size += dataSize(part) + 2 * ARENA_GUARD + 512;
  }
  assert_int_equal(raysortGetBvhBuildLayout(device->context, info, &placed.layout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(info, placed.offsets), VK_SUCCESS);
  arenaBegin(&arena, device,
             arenaCapacity(size + placed.layout.destinationSize + placed.layout.scratchSize +
                               placed.layout.descriptionsSize + 4 * (VkDeviceSize)buildCase->partCount,
                           16),
             poison);
  placed.structures = arenaTake(&arena, "structures", below.size, 256);
  arenaIsStructures(&arena, placed.structures);
  memcpy(arenaImage(&arena, placed.structures), below.memory, below.size);
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
    placePart(&buildCase->parts[i], i);
  info->base = buildCase->hasBase ? addressOf(placed.structures) : 0;
  placed.host.base = (VkDeviceAddress)(uintptr_t)below.memory; /* without one on the device, expectReferences */
  if (buildCase->hasBaseSize)
    info->baseSize = placed.host.baseSize = below.size;
  info->descriptions = arenaTake(&arena, "descriptions", placed.layout.descriptionsSize, 16);
  assert_int_equal(raysortBvhWriteDescriptions(device->context, info, arenaImage(&arena, info->descriptions)),
                   VK_SUCCESS);
  if (buildCase->given)
    info->primitiveCounts = arenaTakeWords(&arena, "primitiveCounts", buildCase->given, buildCase->partCount);
  info->destination = arenaTake(&arena, "destination", placed.layout.destinationSize, placed.layout.alignment);
  info->scratch = arenaTake(&arena, "scratch", placed.layout.scratchSize, 16);
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

/* ---- what must be there ---- */

/* Without a base the device's records hold addresses: in place of what the host wrote, offsets from its structures. */
static void expectReferences(unsigned char *bvh)
{
  const RaysortBvhHeader header = bvhHeader(bvh);
  for (uint32_t i = 0; header.type == RAYSORT_BVH_INSTANCES && !placed.info.base && i < header.primitiveCount; ++i)
  {
    unsigned char *at = bvh + 16 * ((size_t)header.records + (size_t)RAYSORT_BVH_INSTANCE_WORDS * i);
    uint32_t words[32], any = 0;
    uint64_t reference;
    memcpy(words, at, sizeof(words));
    for (uint32_t k = 0; k < 32; ++k)
      any |= words[k];
    memcpy(&reference, at + 48, 8);
    reference += any ? addressOf(placed.structures) : 0;
    memcpy(at + 48, &reference, 8);
  }
}

static void expectStructure(uint32_t i, const BuildCase *buildCase)
{
  const size_t first = (size_t)(placed.hostBvhs[i].geometries - placed.hostGeometries);
  unsigned char *memory = bvhBuildGiven(&placed.host, i, placed.bvhs[i].geometries,
                                        buildCase->given ? buildCase->given + first : NULL);
  assert_non_null(memory);
  expectReferences(memory);
  memcpy((unsigned char *)arenaImage(&arena, placed.info.destination) + placed.offsets[i], memory,
         bvhHeader(memory).sizeLow);
  free(memory);
}

static void expectBuild(const BuildCase *buildCase)
{
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
    expectStructure(i, buildCase);
}

/* A level is proved where it is, after the structures that it names. */
static void verifyFound(const char *name, uint32_t number)
{
  const unsigned char *found =
      (const unsigned char *)arenaFound(&arena, placed.info.destination) + placed.offsets[number];
  const RaysortBvhHeader header = bvhHeader(found);
  unsigned char *memory = (unsigned char *)malloc(below.size + header.sizeLow);
  RaysortBvhReport report;
  VkResult result = VK_SUCCESS;
  memcpy(memory, below.memory, below.size);
  memcpy(memory + below.size, found, header.sizeLow);
  if (header.type != RAYSORT_BVH_INSTANCES)
    result = raysortBvhVerify(found, header.sizeLow, &report);
  else if (placed.info.base && placed.info.baseSize) /* else some may name what is larger than the memory */
    result = raysortBvhVerifyLevels(memory, below.size + header.sizeLow, below.size, &report);
  if (result != VK_SUCCESS)
    fail_msg("%s: structure %" PRIu32 ": %s (node %" PRIu32 ", slot %" PRIu32 ")", name, number, report.fault,
             report.node, report.slot);
  free(memory);
}

static void checkStructures(const char *name)
{
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
  {
    const unsigned char *found = (const unsigned char *)arenaFound(&arena, placed.info.destination) + placed.offsets[i];
    const unsigned char *due = (const unsigned char *)arenaImage(&arena, placed.info.destination) + placed.offsets[i];
    for (uint32_t k = 0; k < sizeof(RaysortBvhHeader) / 4; ++k)
    {
      uint32_t a, b;
      memcpy(&a, due + 4 * k, 4);
      memcpy(&b, found + 4 * k, 4);
      if (a != b)
        print_message("# %s: structure %" PRIu32 ", header word %" PRIu32 ": expected 0x%08" PRIx32
                      ", found 0x%08" PRIx32 "\n",
                      name, i, k, a, b);
    }
  }
  arenaCompare(&arena, name);
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
    verifyFound(name, i);
}

static void runBuildOnce(TestDevice *device, uint32_t poison, const BuildCase *buildCase, int isAlone)
{
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
  placeBuild(device, poison, buildCase, 0);
  assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, placed.layout.passCount);
  if (isAlone)
    arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, buildCase->name);
  else
    arenaRunPasses(&arena, device->context, passes, count);
  expectBuild(buildCase);
  checkStructures(buildCase->name);
}

static void runPart(TestDevice *device, const char *name, const Part *part)
{
  const BuildCase buildCase = {
      .name = name, .parts = part, .partCount = 1, .hasBase = part->count % 4 > 0, .hasBaseSize = part->count % 2};
  runBuildOnce(device, part->count % 2, &buildCase, 0);
}

/* ---- boxes ---- */

#define BOXES_SPREAD 0u /* all over */
#define BOXES_SAME   1u /* all the same */
#define BOXES_POINTS 2u /* without a volume, in a line */
#define BOXES_NESTED 3u
#define BOXES_SMALL  4u /* far from a large one: frames */
#define BOXES_BAD    5u /* NaN, infinite, turned inside out, denormal */
#define BOXES_KINDS  6u

static float *makeBoxes(uint32_t count, uint32_t kind, Random *random)
{
  static const float odd[] = {NAN, -INFINITY, 7.1e13f, 1e-42f, -0.0f, -3e38f};
  float *boxes = (float *)calloc(6 * (size_t)count + 6, 4);
  for (uint32_t i = 0; i < count; ++i)
  {
    float *box = boxes + 6 * (size_t)i;
    for (uint32_t k = 0; k < 3; ++k)
    {
      const float place = kind == BOXES_POINTS ? (float)(i / 3) : randomFloat(random, -5, 5);
      const float size = kind == BOXES_POINTS ? 0.0f : randomFloat(random, 0, 0.5f);
      const float nested = ldexpf(1.0f, (int)(i % 80) - 40);
      box[k] = kind == BOXES_SAME ? -1.0f : kind == BOXES_NESTED ? -nested : place;
      box[3 + k] = kind == BOXES_SAME ? 2.0f : kind == BOXES_NESTED ? nested : place + size;
      if (kind == BOXES_SMALL && i == 0)
        box[3 * (k % 2)] = i % 2 ? 1e7f : -1e7f;
    }
    if (kind == BOXES_BAD && i % 2)
    {
      const uint32_t at = randomWord(random) % 6;
      box[at] = i % 4 == 1 ? odd[randomWord(random) % COUNT_OF(odd)] : at < 3 ? 6.0f : -6.0f;
    }
  }
  return boxes;
}

static const uint32_t sizes[] = {0,  1,  2,  3,  4,  5,  6,  7,   8,   9,   12,  15,  16,  17,  23,   31,
                                 32, 33, 63, 64, 65, 96, 99, 127, 128, 129, 255, 256, 257, 513, 1000, 1025};

static void testBoxes(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
    for (uint32_t kind = 0; kind < BOXES_KINDS; ++kind)
    {
      Random random = {sizes[i] + 5};
      Part part = {.kind = RAYSORT_BVH_BOXES, .count = sizes[i], .flags = i % 2};
      float *boxes;
      char name[64];
      if (kind > 0 && kind != 1 + i % (BOXES_KINDS - 1) && sizes[i] != 1000)
        continue;
      boxes = makeBoxes(sizes[i], kind, &random);
      part.data = boxes;
      part.stride = i % 3 == 0 ? 0 : i % 3 == 1 ? 24 : 32;
      snprintf(name, sizeof(name), "%" PRIu32 " boxes of kind %" PRIu32, sizes[i], kind);
      runPart(device, name, &part);
      free(boxes);
    }
}

static void testBoxGeometries(void **state)
{
  static const uint32_t counts[] = {3, 0, 1, 2}, given[] = {5, 0, 200, 41, 0xffffffffu, 33};
  TestDevice *device = (TestDevice *)*state;
  Random random = {8};
  Part parts[6];
  memset(parts, 0, sizeof(parts));
  for (uint32_t i = 0; i < COUNT_OF(parts); ++i)
  {
    parts[i].kind = RAYSORT_BVH_BOXES;
    parts[i].count = i == 1 ? 0 : 40 + 60 * i;
    parts[i].stride = i % 2 ? 28 : 0;
    parts[i].flags = i / 2 % 2;
    parts[i].data = makeBoxes(parts[i].count, i % BOXES_KINDS, &random);
  }
  for (uint32_t i = 0; i < 4; ++i)
  {
    const BuildCase buildCase = {.name = i < 2 ? "geometries of boxes" : "a batch of boxes",
                                 .parts = parts,
                                 .partCount = COUNT_OF(parts),
                                 .partCounts = i < 2 ? NULL : counts,
                                 .bvhCount = COUNT_OF(counts),
                                 .given = i % 2 ? given : NULL};
    runBuildOnce(device, 0, &buildCase, 0);
    runBuildOnce(device, 1, &buildCase, i == 1);
  }
  for (uint32_t i = 0; i < COUNT_OF(parts); ++i)
    free((void *)(uintptr_t)parts[i].data);
}

/* ---- instances ---- */

#define INSTANCES_PLAIN 0u
#define INSTANCES_WILD  1u /* sheared, mirrored, scaled by axis, far away; masks and flags */
#define INSTANCES_BAD   2u /* and every way to be left out */
#define INSTANCES_SAME  3u /* all at the same place */
#define INSTANCES_SMALL 4u /* small ones far from a large one: frames */
#define INSTANCES_NONE  5u /* all are left out */
#define INSTANCES_KINDS 6u

static void makeRows(float rows[12], uint32_t index, uint32_t kind, Random *random)
{
  const double a = (double)randomFloat(random, 0, 6.28f), b = (double)randomFloat(random, 0, 6.28f);
  const double m[9] = {cos(a) * cos(b), -sin(a), cos(a) * sin(b), sin(a) * cos(b), cos(a), sin(a) * sin(b),
                       -sin(b),         0,       cos(b)};
  const float even = randomFloat(random, 0.2f, 1.0f);
  for (uint32_t k = 0; k < 12; ++k)
  {
    const float scale = kind == INSTANCES_WILD && index % 3 == 0 ? randomFloat(random, -2, 2) : even;
    rows[k] = k % 4 == 3 ? randomFloat(random, -40, 40) : (float)m[k / 4 * 3 + k % 4] * scale;
  }
  if (kind != INSTANCES_PLAIN && index % 5 == 1)
    rows[1] += randomFloat(random, -3, 3);
  if (kind != INSTANCES_PLAIN && index % 7 == 2)
    for (uint32_t k = 0; k < 12; ++k)
      rows[k] *= index % 14 == 2 ? 1e-9f : 1e9f;
  if (index % 11 == 3) /* none at all; some zeros are negative, or nearly zero */
    for (uint32_t k = 0; k < 12; ++k)
      rows[k] = k % 5 == 0 ? 1.0f : k % 4 == 3 ? rows[k] : k % 3 == 1 ? -0.0f : k % 3 == 2 ? 1e-41f : 0.0f;
}

/* Every way for a transform not to do. */
static void spoilRows(float rows[12], uint32_t way, Random *random)
{
  static const float odd[] = {NAN, -NAN, INFINITY, -INFINITY, 7.1e13f, -3e38f};
  const uint32_t at = randomWord(random) % 12;
  for (uint32_t k = 0; k < 12; ++k)
  {
    const float even = k % 4 == 3 ? 0.0f : 1.0f;
    if (way == 0)
      rows[at] = odd[randomWord(random) % COUNT_OF(odd)];
    else if (way == 1)
      rows[k] = 0;
    else if (way == 2) /* two rows alike */
      rows[k] = rows[k % 4 + (k < 8 ? 0 : 8)];
    else if (way == 3) /* 1e-7 or 1e-4 from being singular */
      rows[k] = even + (k % 5 == 0 ? (at % 2 ? 1e-7f : 1e-4f) : 0.0f);
    else if (way == 4) /* flat: the inverse is past every ray */
      rows[k] = k % 5 == 0 ? (k == 10 ? 1e-19f : 1.0f) : 0.0f;
    else if (way == 5)
      rows[k] *= 1e-19f;
    else if (way == 6) /* the box is too far away */
      rows[3 + 4 * (at % 3)] = at % 2 ? 7e13f : -6.9e13f;
    else
      rows[k] *= 1e13f;
  }
}

/* What it names: 1 + an offset, or 0. */
static uint64_t makeReference(uint32_t index, uint32_t kind, uint32_t hasBaseSize, Random *random)
{
  const uint32_t way = randomWord(random) % 16;
  uint64_t offset = below.levels.offsets[index % 29 == 28 ? 3 : randomWord(random) % 3];
  if (kind == INSTANCES_BAD && way < FAKES)
    offset = below.fakes + 256 * (size_t)way;
  if (kind == INSTANCES_BAD && way == 6)
    offset = below.levels.offsets[LEVELS_BELOW]; /* a third level */
  if (kind == INSTANCES_BAD && way == 7)
    offset += 4 * (1 + randomWord(random) % 3);
  if (kind == INSTANCES_BAD && way == 8)
    return 0;
  if (kind == INSTANCES_BAD && way == 9 && hasBaseSize) /* outside, where nothing may be read */
    offset = index % 3 == 0   ? below.size
             : index % 3 == 1 ? (uint64_t)0 - 256
                              : (uint64_t)randomWord(random) << 20 | 1u << 30;
  return offset + 1;
}

static RaysortBvhInstance *makeInstances(uint32_t count, uint32_t kind, uint32_t hasBaseSize, Random *random)
{
  RaysortBvhInstance *instances = (RaysortBvhInstance *)calloc((size_t)count + 1, sizeof(*instances));
  for (uint32_t i = 0; i < count; ++i)
  {
    RaysortBvhInstance *instance = &instances[i];
    const uint64_t reference = makeReference(i, kind, hasBaseSize, random);
    makeRows(instance->transform, i, kind, random);
    if ((kind == INSTANCES_BAD && i % 3 == 0) || kind == INSTANCES_NONE)
      spoilRows(instance->transform, kind == INSTANCES_NONE ? i % 3 : randomWord(random) % 8, random);
    if (kind == INSTANCES_SAME)
      memcpy(instance->transform, instances[0].transform, sizeof(instance->transform));
    if (kind == INSTANCES_SMALL)
      for (uint32_t k = 0; k < 12; ++k)
        instance->transform[k] *= i == 0 ? 1e6f : k % 4 == 3 ? 0.01f : 0.001f;
    instance->customAndMask = randomWord(random) | 1u << (24 + i % 8);
    if (kind == INSTANCES_BAD && i % 13 == 5)
      instance->customAndMask &= 0x00ffffffu;
    instance->offsetAndFlags = randomWord(random);
    instance->referenceLow = (uint32_t)reference;
    instance->referenceHigh = (uint32_t)(reference >> 32);
  }
  return instances;
}

static void testInstances(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
    for (uint32_t kind = 0; kind < INSTANCES_KINDS; ++kind)
    {
      Random random = {sizes[i] + 9};
      Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = sizes[i]};
      RaysortBvhInstance *instances = makeInstances(sizes[i], kind, sizes[i] % 2, &random);
      char name[64];
      part.data = instances;
      part.stride = i % 3 == 0 ? 0 : i % 3 == 1 ? 64 : 84;
      snprintf(name, sizeof(name), "%" PRIu32 " instances of kind %" PRIu32, sizes[i], kind);
      runPart(device, name, &part);
      const RaysortBvhHeader header = bvhHeader(arenaFound(&arena, placed.info.destination));
      assert_true(sizes[i] < 100 || (header.recordCount > sizes[i] / 12) == (kind != INSTANCES_NONE));
      assert_true(sizes[i] < 100 || kind != INSTANCES_SMALL || header.frameCount > 0);
      free(instances);
    }
}

/* Instances by the thousand whose every number is drawn anew: none of their bytes differs. */
static void testManyTransforms(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 3; ++i)
  {
    enum
    {
      COUNT = 4000
    };
    Random random = {i + 1};
    RaysortBvhInstance *instances = makeInstances(COUNT, INSTANCES_WILD, 0, &random);
    const Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = COUNT, .data = instances};
    for (uint32_t k = 0; k < COUNT && i > 0; ++k)
      for (uint32_t j = 0; j < 12; ++j)
      {
        const float size = ldexpf(1, (int)(randomWord(&random) % (i == 1 ? 6 : 40)) - (i == 1 ? 3 : 20));
        instances[k].transform[j] = randomWord(&random) % 6 == 0 ? 0.0f : randomFloat(&random, -1, 1) * size;
      }
    runPart(device, "many transforms", &part);
    assert_true(bvhHeader(arenaFound(&arena, placed.info.destination)).recordCount > COUNT / (i == 2 ? 50 : 2));
    free(instances);
  }
}

/* Bytes of the first nodes, and if `grids` of the grid and the count of nodes, of all structures below. */
static void damageBelow(uint32_t grids, Random *random)
{
  for (uint32_t i = 0; i < 3; ++i)
    for (uint32_t k = 0; k < 60; ++k)
    {
      unsigned char *bvh = below.memory + below.levels.offsets[i];
      const uint32_t inner = bvhHeader(bvh).nodeCount < 9 ? bvhHeader(bvh).nodeCount : 9, way = randomWord(random) % 8;
      const uint32_t word = way ? randomWord(random) >> randomWord(random) % 32 : RAYSORT_BVH_EMPTY;
      const size_t at = k % 12 == 0 && grids ? randomWord(random) % 7 : 32 + randomWord(random) % (16 * inner);
      if (at != 3)
        memcpy(bvh + 4 * at, &word, 4);
      if (k == 0 && grids)
        ((RaysortBvhHeader *)(void *)bvh)->nodeCount = randomWord(random) >> i;
    }
}

/* What is below holds any bytes after right headers: the device makes of them what the host does. */
static void testAnyBytesBelow(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  unsigned char *kept = (unsigned char *)malloc(below.size);
  memcpy(kept, below.memory, below.size);
  for (uint32_t i = 0; i < 24; ++i)
  {
    Random random = {i + 51};
    RaysortBvhInstance *instances = makeInstances(300 + i % 2, INSTANCES_WILD, i % 2, &random);
    const Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = 300 + i % 2, .data = instances};
    damageBelow(i % 2 == 0, &random); /* the verifier looks at the headers of 301 */
    runPart(device, "any bytes below", &part);
    assert_true(bvhHeader(arenaFound(&arena, placed.info.destination)).recordCount > 200);
    memcpy(below.memory, kept, below.size);
    free(instances);
  }
  free(kept);
}

/* All kinds in one batch, with counts that only the GPU knows, and without. */
static void testBatch(void **state)
{
  enum
  {
    PARTS = 8
  };
  static const uint32_t counts[] = {1, 2, 1, 0, 1, 1, 1, 1}, given[PARTS] = {70, 3, 90, 60, 100, 0, 0xffffffffu, 200};
  TestDevice *device = (TestDevice *)*state;
  Random random = {18};
  Part parts[PARTS];
  Mesh mesh;
  memset(parts, 0, sizeof(parts));
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 300, 0.1f, &random);
  for (uint32_t i = 0; i < PARTS; ++i)
  {
    parts[i].kind = i == 2 ? RAYSORT_BVH_BOXES : (i + 2) % 3;
    parts[i].count = 70 + 20 * i;
    parts[i].most = i == 4 ? 200 : 0;
    if (parts[i].kind == RAYSORT_BVH_TRIANGLES)
    {
      float *corners = (float *)calloc(9 * (size_t)parts[i].count, 4);
      for (uint32_t k = 0; k < 3 * parts[i].count; ++k)
        memcpy(corners + 3 * (size_t)k, mesh.vertices + 3 * mesh.indices[k], 12);
      parts[i].data = corners;
    }
    else if (parts[i].kind == RAYSORT_BVH_BOXES)
      parts[i].data = makeBoxes(parts[i].count, BOXES_BAD, &random);
    else
      parts[i].data = makeInstances(parts[i].count, INSTANCES_BAD, 0, &random);
  }
  assert_true(parts[0].kind == RAYSORT_BVH_INSTANCES && parts[1].kind == RAYSORT_BVH_TRIANGLES);
  parts[2].kind = RAYSORT_BVH_TRIANGLES; /* one kind in a structure */
  free((void *)(uintptr_t)parts[2].data);
  parts[2].count = 20;
  parts[2].data = calloc(9 * 20, 4);
  memcpy((void *)(uintptr_t)parts[2].data, parts[1].data, 36 * 20);
  for (uint32_t i = 0; i < 4; ++i)
  {
    BuildCase buildCase = {.name = "a batch of all kinds",
                           .parts = parts,
                           .partCount = PARTS,
                           .partCounts = counts,
                           .bvhCount = COUNT_OF(counts),
                           .hasBase = i % 2,
                           .hasBaseSize = i == 1};
    buildCase.given = i / 2 ? given : NULL;
    if (i / 2 == 0) /* what is not there is read else */
      parts[4].most = 0;
    else
      parts[4].most = parts[4].count;
    runBuildOnce(device, i % 2, &buildCase, 0);
  }
  meshFree(&mesh);
  for (uint32_t i = 0; i < PARTS; ++i)
    free((void *)(uintptr_t)parts[i].data);
}

/* Counts past those that the levels were laid out for, and of levels laid out for nothing. */
static void testCountsOfFew(void **state)
{
  static const uint32_t few[] = {2, 0, 1}, given[] = {3, 3, 0xffffffffu}, counts[] = {1, 1, 1};
  TestDevice *device = (TestDevice *)*state;
  Random random = {20};
  RaysortBvhInstance *instances = makeInstances(2, INSTANCES_PLAIN, 0, &random);
  Part parts[COUNT_OF(few)];
  memset(parts, 0, sizeof(parts));
  for (uint32_t i = 0; i < COUNT_OF(few); ++i)
  {
    parts[i].kind = RAYSORT_BVH_INSTANCES;
    parts[i].count = few[i];
    parts[i].data = instances;
    const BuildCase one = {.name = "a count of few", .parts = &parts[i], .partCount = 1, .given = &given[i]};
    runBuildOnce(device, 0, &one, 0);
    assert_int_equal(bvhHeader(arenaFound(&arena, placed.info.destination)).clampedCount, given[i] - few[i]);
  }
  const BuildCase batch = {.name = "counts of few",
                           .parts = parts,
                           .partCount = COUNT_OF(few),
                           .partCounts = counts,
                           .bvhCount = COUNT_OF(few),
                           .given = given};
  runBuildOnce(device, 1, &batch, 0);
  free(instances);
}

/* Each single pass of a level, everything poisoned that it does not declare. Of one structure: in a batch the order of
 * the list of small subtrees depends on who comes first, the structures do not. */
static void testPassesAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {19};
  for (uint32_t i = 0; i < 2; ++i)
  {
    static const uint32_t given = 700;
    RaysortBvhInstance *instances = makeInstances(900, i ? INSTANCES_SMALL : INSTANCES_BAD, 1, &random);
    const Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = 900, .data = instances};
    const BuildCase buildCase = {.name = "passes of a level alone",
                                 .parts = &part,
                                 .partCount = 1,
                                 .given = i ? NULL : &given,
                                 .hasBase = 1,
                                 .hasBaseSize = 1};
    runBuildOnce(device, 0, &buildCase, 1);
    free(instances);
  }
}

/* ---- two levels and a trace, in one list ---- */

#define JOINED_RAYS      500u
#define JOINED_INSTANCES 80u
#define JOINED_BELOW     3u /* two of triangles, one of boxes: empty for the trace pass */

/* Both builds, with what they are built from on the device and on the host. */
typedef struct Joined
{
  RaysortBvhBuildInfo below, level, hostBelow, hostLevel;
  RaysortBvhInfo infos[JOINED_BELOW], hostInfos[JOINED_BELOW], levelInfo, hostLevelInfo;
  RaysortBvhGeometry geometries[JOINED_BELOW], hostGeometries[JOINED_BELOW], above, hostAbove;
  RaysortBvhBuildLayout belowLayout, levelLayout;
  VkDeviceSize offsets[JOINED_BELOW];
  RaysortBuffer data[JOINED_BELOW];
  RaysortBvhInstance instances[JOINED_INSTANCES]; /* of the host */
  RaysortBvhTraceInfo trace;
  unsigned char *hostMemory; /* what is below, then the level */
  void *allocation;
} Joined;

static void takeBuild(const char *name, RaysortBvhBuildInfo *info, const RaysortBvhBuildLayout *layout)
{
  info->destination = arenaTake(&arena, name, layout->destinationSize, layout->alignment);
  info->scratch = arenaTake(&arena, "scratch", layout->scratchSize, 16);
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

static void takeDescriptions(RaysortBvhBuildInfo *info, const RaysortBvhBuildLayout *layout)
{
  info->descriptions = arenaTake(&arena, "descriptions", layout->descriptionsSize, 16);
  assert_int_equal(raysortBvhWriteDescriptions(NULL, info, arenaImage(&arena, info->descriptions)), VK_SUCCESS);
}

static void sizeJoined(TestDevice *device, Joined *joined, const Part *parts)
{
  for (uint32_t i = 0; i < JOINED_BELOW; ++i)
  {
    joined->geometries[i].type = parts[i].kind;
    joined->geometries[i].primitiveCount = parts[i].count;
    joined->geometries[i].maxVertex = parts[i].kind == RAYSORT_BVH_TRIANGLES ? 3 * parts[i].count : 0;
    joined->infos[i].geometryCount = joined->hostInfos[i].geometryCount = 1;
    joined->infos[i].geometries = &joined->geometries[i];
    joined->hostInfos[i].geometries = &joined->hostGeometries[i];
  }
  joined->above.type = RAYSORT_BVH_INSTANCES;
  joined->above.primitiveCount = JOINED_INSTANCES;
  joined->levelInfo.geometryCount = joined->hostLevelInfo.geometryCount = 1;
  joined->levelInfo.geometries = &joined->above;
  joined->hostLevelInfo.geometries = &joined->hostAbove;
  joined->below.bvhCount = joined->hostBelow.bvhCount = JOINED_BELOW;
  joined->below.bvhs = joined->infos;
  joined->hostBelow.bvhs = joined->hostInfos;
  joined->level.bvhCount = joined->hostLevel.bvhCount = 1;
  joined->level.bvhs = &joined->levelInfo;
  joined->hostLevel.bvhs = &joined->hostLevelInfo;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &joined->below, &joined->belowLayout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(&joined->below, joined->offsets), VK_SUCCESS);
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &joined->level, &joined->levelLayout), VK_SUCCESS);
}

/* References of the device in the arena, those of the host in joined->instances. */
static void placeInstances(Joined *joined, Random *random)
{
  const VkDeviceAddress structures = addressOf(joined->below.destination);
  const RaysortBuffer buffer = arenaTake(&arena, "instances", sizeof(joined->instances), 4);
  RaysortBvhInstance *device = (RaysortBvhInstance *)arenaImage(&arena, buffer);
  arenaIsGeometry(&arena, buffer);
  for (uint32_t i = 0; i < JOINED_INSTANCES; ++i)
  {
    const VkDeviceSize offset = joined->offsets[randomWord(random) % JOINED_BELOW];
    const uint64_t address = structures + offset, pointer = (uint64_t)(uintptr_t)joined->hostMemory + offset;
    RaysortBvhInstance instance;
    memset(&instance, 0, sizeof(instance));
    makeRows(instance.transform, i, i % 4 ? INSTANCES_PLAIN : INSTANCES_WILD, random);
    for (uint32_t k = 3; k < 12; k += 4)
      instance.transform[k] *= 0.1f;
    instance.customAndMask = 0xff000000u | i;
    instance.offsetAndFlags = i % 7 | (i % 16) << 24;
    instance.referenceLow = (uint32_t)pointer;
    instance.referenceHigh = (uint32_t)(pointer >> 32);
    joined->instances[i] = instance;
    instance.referenceLow = (uint32_t)address;
    instance.referenceHigh = (uint32_t)(address >> 32);
    memcpy(&device[i], &instance, sizeof(instance));
  }
  joined->hostAbove = joined->above;
  joined->above.data = addressOf(buffer);
  joined->hostAbove.data = (VkDeviceAddress)(uintptr_t)joined->instances;
  joined->level.base = structures;
  joined->hostLevel.base = (VkDeviceAddress)(uintptr_t)joined->hostMemory;
  joined->level.baseSize = joined->hostLevel.baseSize = joined->belowLayout.destinationSize;
}

static void placeRays(Joined *joined, Random *random)
{
  joined->trace.maxCount = JOINED_RAYS;
  joined->trace.levels = 2;
  joined->trace.base = joined->level.base;
  joined->trace.bvh = joined->level.destination;
  joined->trace.rays = arenaTake(&arena, "rays", JOINED_RAYS * sizeof(RaysortBvhRay), 16);
  joined->trace.hits = arenaTake(&arena, "hits", JOINED_RAYS * sizeof(RaysortBvhHit), 16);
  for (uint32_t i = 0; i < JOINED_RAYS; ++i)
  {
    const float origin[3] = {randomFloat(random, -9, 9), randomFloat(random, -9, 9), randomFloat(random, -9, 9)};
    const float direction[3] = {-origin[0], randomFloat(random, -1, 1) - origin[1], -origin[2]};
    ((RaysortBvhRay *)arenaImage(&arena, joined->trace.rays))[i] = makeRay(origin, direction);
  }
}

static void placeJoined(TestDevice *device, Joined *joined, const Part *parts, uint32_t poison, Random *random)
{
  const VkDeviceSize size = joined->belowLayout.destinationSize + joined->levelLayout.destinationSize;
  arenaBegin(&arena, device,
             arenaCapacity(size + joined->belowLayout.scratchSize + joined->levelLayout.scratchSize + 200000, 20),
             poison);
  joined->allocation = malloc((size_t)size + 256);
  joined->hostMemory = (unsigned char *)(((uintptr_t)joined->allocation + 255) & ~(uintptr_t)255);
  for (uint32_t i = 0; i < JOINED_BELOW; ++i)
  {
    joined->data[i] = arenaTake(&arena, "data", dataSize(&parts[i]), 4);
    arenaIsGeometry(&arena, joined->data[i]);
    fillData(&parts[i], 0, (unsigned char *)arenaImage(&arena, joined->data[i]));
    joined->hostGeometries[i] = joined->geometries[i];
    joined->geometries[i].data = addressOf(joined->data[i]);
    joined->hostGeometries[i].data = (VkDeviceAddress)(uintptr_t)parts[i].data;
  }
  takeBuild("below", &joined->below, &joined->belowLayout);
  takeBuild("level", &joined->level, &joined->levelLayout);
  placeInstances(joined, random);
  takeDescriptions(&joined->below, &joined->belowLayout);
  takeDescriptions(&joined->level, &joined->levelLayout);
  placeRays(joined, random);
}

static void buildOnHost(const RaysortBvhBuildInfo *info, unsigned char *memory)
{
  RaysortBvhBuildLayout layout;
  void *scratch;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, info, &layout), VK_SUCCESS);
  scratch = malloc((size_t)layout.scratchSize);
  assert_int_equal(
      raysortBvhBuildOnHost(info, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize),
      VK_SUCCESS);
  free(scratch);
}

static void expectJoined(TestDevice *device, Joined *joined)
{
  unsigned char *low = joined->hostMemory, *level = low + joined->belowLayout.destinationSize;
  RaysortBvhHostHooks hooks;
  uint32_t hits = 0;
  memset(&hooks, 0, sizeof(hooks));
  hooks.base = low;
  memcpy(low, arenaImage(&arena, joined->below.destination), (size_t)joined->belowLayout.destinationSize);
  memcpy(level, arenaImage(&arena, joined->level.destination), (size_t)joined->levelLayout.destinationSize);
  buildOnHost(&joined->hostBelow, low);
  buildOnHost(&joined->hostLevel, level);
  memcpy(arenaImage(&arena, joined->below.destination), low, (size_t)joined->belowLayout.destinationSize);
  memcpy(arenaImage(&arena, joined->level.destination), level, (size_t)joined->levelLayout.destinationSize);
  for (uint32_t i = 0; i < JOINED_RAYS; ++i)
  {
    const RaysortBvhRay *ray = (const RaysortBvhRay *)arenaImage(&arena, joined->trace.rays) + i;
    RaysortBvhHit *hit = (RaysortBvhHit *)arenaImage(&arena, joined->trace.hits) + i;
    hits += raysortBvhTraceOnHost(level, ray, 0, &hooks, hit);
    hit->material = hit->flags & RAYSORT_BVH_HIT_BIT ? hit->material + hit->geometry : 0;
    if (!device->gpu.isCpu) /* one in a thousand may be another: test_gpu_trace.c counts them */
      memcpy(hit, (const RaysortBvhHit *)arenaFound(&arena, joined->trace.hits) + i, sizeof(*hit));
  }
  assert_true(hits > JOINED_RAYS / 8);
  arenaCompare(&arena, "two levels and a trace");
}

/* Both builds and the trace, or both updates and the trace: no barrier by hand. */
static void runJoined(TestDevice *device, Joined *joined, VkBool32 isUpdate)
{
  RaysortPass passes[2 * RAYSORT_BVH_BUILD_MAX_PASSES + RAYSORT_BVH_TRACE_MAX_PASSES];
  uint32_t counts[3] = {RAYSORT_BVH_BUILD_MAX_PASSES, RAYSORT_BVH_BUILD_MAX_PASSES, RAYSORT_BVH_TRACE_MAX_PASSES};
  joined->below.mode = joined->level.mode = isUpdate;
  joined->hostBelow.mode = joined->hostLevel.mode = isUpdate;
  assert_int_equal(raysortPlanBvhBuild(device->context, &joined->below, &counts[0], passes), VK_SUCCESS);
  assert_int_equal(raysortPlanBvhBuild(device->context, &joined->level, &counts[1], passes + counts[0]), VK_SUCCESS);
  assert_int_equal(raysortPlanBvhTrace(device->context, &joined->trace, &counts[2], passes + counts[0] + counts[1]),
                   VK_SUCCESS);
  arenaRunPasses(&arena, device->context, passes, counts[0] + counts[1] + counts[2]);
  expectJoined(device, joined);
}

static void testBuildBuildTrace(void **state)
{
  static Joined joined;
  Random random = {61};
  Part parts[JOINED_BELOW];
  memset(parts, 0, sizeof(parts));
  for (uint32_t i = 0; i < JOINED_BELOW; ++i)
  {
    float *data = makeBoxes(400, BOXES_SPREAD, &random); /* three corners of nine floats are as good */
    parts[i].kind = i == 2 ? RAYSORT_BVH_BOXES : RAYSORT_BVH_TRIANGLES;
    parts[i].count = i == 0 ? 200 : 40;
    parts[i].data = data;
    for (uint32_t k = 0; k < 9 * parts[i].count && i < 2; ++k)
      data[k] *= 0.4f;
  }
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
  {
    memset(&joined, 0, sizeof(joined));
    sizeJoined((TestDevice *)*state, &joined, parts);
    placeJoined((TestDevice *)*state, &joined, parts, poison, &random);
    runJoined((TestDevice *)*state, &joined, VK_FALSE);
    for (uint32_t i = 0; i < JOINED_BELOW; ++i)
    {
      float *data = (float *)(uintptr_t)parts[i].data;
      for (uint32_t k = 0; k < parts[i].count * sizeOf(&parts[i]) / 4; ++k)
        data[k] += parts[i].kind == RAYSORT_BVH_BOXES && k % 6 >= 3 ? 0.3f : -0.1f;
      fillData(&parts[i], 0, (unsigned char *)arenaImage(&arena, joined.data[i]));
    }
    runJoined((TestDevice *)*state, &joined, VK_TRUE);
    free(joined.allocation);
  }
  for (uint32_t i = 0; i < JOINED_BELOW; ++i)
    free((void *)(uintptr_t)parts[i].data);
}

/* ---- updates ---- */

/* What the parts hold after a while: everything moved, some cannot be read any more, some of those can again. */
static void moveParts(const BuildCase *buildCase, Part *moved, uint32_t kind, Random *random)
{
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
  {
    const Part *part = &buildCase->parts[i];
    const size_t size = (size_t)part->count * sizeOf(part);
    float *data = (float *)malloc(size + 4);
    RaysortBvhInstance *instances = (RaysortBvhInstance *)(void *)data;
    moved[i] = *part;
    moved[i].data = data;
    memcpy(data, part->data, size);
    for (uint32_t k = 0; k < size / 4 && part->kind != RAYSORT_BVH_INSTANCES; ++k)
    {
      const uint32_t element = k % 6;
      data[k] = data[k] * 1.5f + (part->kind == RAYSORT_BVH_BOXES && element >= 3 ? 0.2f : 0.0f);
      if (kind % 2 && k % 37 == 5)
        data[k] = k % 2 ? NAN : 1e5f;
    }
    for (uint32_t k = 0; k < part->count && part->kind == RAYSORT_BVH_INSTANCES; ++k)
    {
      if (randomWord(random) % 3)
        makeRows(instances[k].transform, k + kind, INSTANCES_WILD, random);
      if (kind % 2 && k % 4 == 1)
        spoilRows(instances[k].transform, randomWord(random) % 8, random);
      if (kind % 2 && k % 8 == 2)
        instances[k].customAndMask &= 0x00ffffffu;
      if (kind % 2 && k % 8 == 3)
        instances[k].referenceLow = (uint32_t)below.fakes + 256 * (k / 8 % FAKES) + 1;
      if (kind == 2 && k % 8 == 4)
        instances[k].referenceLow = (uint32_t)below.levels.offsets[k / 8 % 3] + 1;
    }
  }
}

static void updateExpected(void)
{
  RaysortBvhBuildInfo host = placed.host;
  RaysortBvhBuildLayout layout;
  unsigned char *image = (unsigned char *)arenaImage(&arena, placed.info.destination), *memory;
  void *scratch;
  host.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &host, &layout), VK_SUCCESS);
  memory = (unsigned char *)malloc((size_t)layout.destinationSize);
  scratch = malloc((size_t)layout.scratchSize);
  memcpy(memory, image, (size_t)layout.destinationSize);
  assert_int_equal(
      raysortBvhBuildOnHost(&host, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize),
      VK_SUCCESS);
  memcpy(image, memory, (size_t)layout.destinationSize);
  free(memory);
  free(scratch);
}

/* The structures that the host built are in the destination; then everything moves, twice, and the host's update is
 * what must be there. */
static void runUpdates(TestDevice *device, const BuildCase *buildCase, int isAlone)
{
  Random random = {buildCase->partCount};
  RaysortPass passes[4];
  RaysortBvhBuildLayout layout;
  placeBuild(device, 0, buildCase, 0);
  expectBuild(buildCase);
  placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &placed.info, &layout), VK_SUCCESS);
  assert_true(layout.scratchSize <= placed.layout.scratchSize && layout.passCount <= 4);
  for (uint32_t kind = 0; kind < 4; ++kind)
  {
    uint32_t count = 4;
    Part moved[MOST_PARTS];
    moveParts(buildCase, moved, kind, &random);
    for (uint32_t i = 0; i < buildCase->partCount; ++i)
    {
      fillData(&moved[i], addressOf(placed.structures), (unsigned char *)arenaImage(&arena, placed.data[i]));
      fillData(&moved[i], (VkDeviceAddress)(uintptr_t)below.memory, (unsigned char *)placed.hostData[i]);
      free((void *)(uintptr_t)moved[i].data);
    }
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    assert_int_equal(count, layout.passCount);
    if (isAlone)
      arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, buildCase->name);
    else
      arenaRunPasses(&arena, device->context, passes, count);
    updateExpected();
    checkStructures(buildCase->name);
  }
}

static void testUpdates(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(sizes); i += sizes[i / 2] < 10 ? 1 : 3)
  {
    Random random = {i + 40};
    const uint32_t isLevel = i % 2, count = sizes[i / 2];
    Part part = {.kind = isLevel ? RAYSORT_BVH_INSTANCES : RAYSORT_BVH_BOXES, .count = count, .flags = 0};
    BuildCase buildCase = {.name = "update", .parts = &part, .partCount = 1, .hasBase = 1, .hasBaseSize = 1};
    part.data = isLevel ? (void *)makeInstances(count, i % 4 == 1 ? INSTANCES_WILD : INSTANCES_BAD, 1, &random)
                        : (void *)makeBoxes(count, i % BOXES_KINDS, &random);
    runUpdates(device, &buildCase, i % 7 == 0);
    free((void *)(uintptr_t)part.data);
  }
}

/* Frames, that a large instance brings about; and all kinds in one batch. */
static void testUpdatesOfBatches(void **state)
{
  enum
  {
    PARTS = 6
  };
  static const uint32_t counts[] = {1, 0, 1, 2, 1, 1};
  TestDevice *device = (TestDevice *)*state;
  Random random = {44};
  Part parts[PARTS];
  memset(parts, 0, sizeof(parts));
  for (uint32_t i = 0; i < PARTS; ++i)
  {
    const uint32_t isLevel = i == 0 || i == 4;
    parts[i].kind = isLevel ? RAYSORT_BVH_INSTANCES : i == 1 ? RAYSORT_BVH_TRIANGLES : RAYSORT_BVH_BOXES;
    parts[i].count = 30 + 50 * i;
    parts[i].data = isLevel  ? (void *)makeInstances(parts[i].count, i ? INSTANCES_SMALL : INSTANCES_BAD, 1, &random)
                    : i == 1 ? (void *)makeBoxes(2 * parts[i].count, BOXES_SPREAD, &random)
                             : (void *)makeBoxes(parts[i].count, i == 2 ? BOXES_SMALL : BOXES_BAD, &random);
  }
  const BuildCase buildCase = {.name = "updates of a batch",
                               .parts = parts,
                               .partCount = PARTS,
                               .partCounts = counts,
                               .bvhCount = COUNT_OF(counts),
                               .hasBase = 1,
                               .hasBaseSize = 1};
  const BuildCase frames = {
      .name = "update with frames", .parts = parts + 4, .partCount = 1, .hasBase = 1, .hasBaseSize = 1};
  runUpdates(device, &buildCase, 0);
  runUpdates(device, &frames, 1);
  assert_true(bvhHeader(arenaFound(&arena, placed.info.destination)).frameCount > 0);
  for (uint32_t i = 0; i < PARTS; ++i)
    free((void *)(uintptr_t)parts[i].data);
}

/* Bytes that are no structure of such geometries are left as they are: a word of the header is another one. Then words
 * of nodes and records: what an update makes of those is open, but it stays in the structure, and reads nothing that is
 * not declared. */
static void testUpdatesOfBrokenBytes(void **state)
{
  static const uint32_t headerWords[] = {8, 9, 12, 13, 16, 17, 18, 19};
  TestDevice *device = (TestDevice *)*state;
  Random random = {52};
  for (uint32_t i = 0; i < 2 * COUNT_OF(headerWords) + 40; ++i)
  {
    const uint32_t isLevel = i % 2, isHeader = i < 2 * COUNT_OF(headerWords);
    Part part = {.kind = isLevel ? RAYSORT_BVH_INSTANCES : RAYSORT_BVH_BOXES, .count = 70};
    const BuildCase buildCase = {
        .name = "update of broken bytes", .parts = &part, .partCount = 1, .hasBase = 1, .hasBaseSize = 1};
    RaysortPass passes[4];
    uint32_t count = 4;
    part.data = isLevel ? (void *)makeInstances(part.count, INSTANCES_WILD, 1, &random)
                        : (void *)makeBoxes(part.count, BOXES_SPREAD, &random);
    placeBuild(device, i / 2 % 2, &buildCase, 0);
    expectBuild(&buildCase);
    uint32_t *words = (uint32_t *)arenaImage(&arena, placed.info.destination);
    const uint32_t size = words[14] / 4;
    if (isHeader)
      words[headerWords[i / 2]] += 1000;
    for (uint32_t k = 0; k < 1 + i % 5 && !isHeader; ++k)
    {
      static const uint32_t odd[] = {0xd0000000u, 0xd0000045u, 0xd0000046u, 0xc0000000u, 1, 60, 0x80000000u};
      const uint32_t word = 32 + randomWord(&random) % (size - 32);
      words[word] = randomWord(&random) % 2 ? odd[randomWord(&random) % COUNT_OF(odd)] : randomWord(&random);
    }
    placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count);
    if (!isHeader)
      memcpy(words, arenaFound(&arena, placed.info.destination), 4 * (size_t)size);
    arenaCompare(&arena, buildCase.name);
    free((void *)(uintptr_t)part.data);
  }
}

/* Workgroups past the limit on x, as if it were less than there are. */
static void testFold(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {53};
  RaysortBvhInstance *instances = makeInstances(900, INSTANCES_BAD, 1, &random);
  const Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = 900, .data = instances};
  const BuildCase buildCase = {.name = "folded", .parts = &part, .partCount = 1, .hasBase = 1, .hasBaseSize = 1};
  for (uint32_t fold = 1; fold <= 3; ++fold)
  {
    RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
    for (uint32_t isUpdate = 0; isUpdate < 2; ++isUpdate)
    {
      uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
      if (!isUpdate)
        placeBuild(device, 1, &buildCase, 0);
      placed.info.mode = isUpdate;
      assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
      for (uint32_t i = 0; i < count; ++i)
        if (strncmp(passes[i].name, "bvh", 3) == 0 && passes[i].workgroups[0] > fold)
        {
          passes[i].workgroups[1] = (passes[i].workgroups[0] + fold - 1) / fold;
          passes[i].workgroups[0] = fold;
        }
      arenaRunPasses(&arena, device->context, passes, count);
      if (!isUpdate)
        expectBuild(&buildCase);
      checkStructures(buildCase.name); /* nothing moved: the update leaves the same bytes */
    }
  }
  free(instances);
}

/* In memory that crosses a multiple of 4 GiB: at every place of what is read and written, by and by. */
static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {29};
  RaysortBvhInstance *instances = makeInstances(300, INSTANCES_BAD, 0, &random);
  const Part part = {.kind = RAYSORT_BVH_INSTANCES, .count = 300, .stride = 84, .data = instances};
  const BuildCase buildCase = {.name = "across 4 GiB", .parts = &part, .partCount = 1, .hasBase = 1, .hasBaseSize = 1};
  if (!arenaCross4GiB(&arena, device, 4 << 20))
    print_message("# no memory across 4 GiB to be had\n");
  else
  {
    for (uint32_t i = 0; i < 14; ++i)
    {
      arenaPutBoundary(&arena, 1008 + i * 16000);
      runBuildOnce(device, i % 2, &buildCase, 0);
    }
    arenaFree(&arena);
  }
  free(instances);
}

static int setup(void **state)
{
  makeBelow();
  return openTestDevice(state);
}

static int teardown(void **state)
{
  clearPlaced();
  arenaFree(&arena);
  freeBelow();
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testBoxes),
      cmocka_unit_test(testBoxGeometries),
      cmocka_unit_test(testInstances),
      LONG_TEST(testManyTransforms),
      cmocka_unit_test(testAnyBytesBelow),
      cmocka_unit_test(testBatch),
      cmocka_unit_test(testCountsOfFew),
      cmocka_unit_test(testPassesAlone),
      cmocka_unit_test(testBuildBuildTrace),
      cmocka_unit_test(testUpdates),
      LONG_TEST(testUpdatesOfBatches),
      LONG_TEST(testUpdatesOfBrokenBytes),
      LONG_TEST(testFold),
      LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_build_levels", tests, setup, teardown);
}
