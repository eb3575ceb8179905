/* test_gpu_copy.c - copies of structures on the device: clones, files, properties; of any bytes, into any room.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "levels_reference.h"
#include "motion_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define HEAD            64u /* bytes of a file before the structure */

static Arena arena;

typedef struct Bytes
{
  unsigned char *at;
  size_t size;
} Bytes;

static Bytes bytesOf(const void *from, size_t size)
{
  Bytes bytes;
  bytes.at = (unsigned char *)allocate(size + 1);
  bytes.size = size;
  memcpy(bytes.at, from, size);
  return bytes;
}

/* ---- what a copy must be ---- */

/* Size of the structure at `at`; 0 if `size` bytes hold none. */
static size_t structureSize(const unsigned char *at, size_t size)
{
  RaysortBvhHeader header;
  uint64_t records, words, nodeWords, most;
  memcpy(&header, at, sizeof(header));
  const int hasMotion = header.magic == RAYSORT_BVH_MOTION_MAGIC;
  most = hasMotion ? RAYSORT_BVH_MOTION_MAX_PRIMITIVES : RAYSORT_BVH_MAX_PRIMITIVES;
  nodeWords = hasMotion ? 7 : 4;
  if ((header.magic != RAYSORT_BVH_MAGIC && !hasMotion) || header.type > 2 || header.nodeCount == 0 ||
      header.nodeCount > most || header.frameCount > most || header.recordCount > most ||
      (header.type == 2 && header.primitiveCount > most))
    return 0;
  records = header.type == 0   ? 3ull * header.recordCount
            : header.type == 1 ? 2ull * header.recordCount
                               : 8ull * header.primitiveCount;
  if (hasMotion)
    records += header.type == 0   ? 3ull * header.recordCount
               : header.type == 1 ? 2ull * header.recordCount
                                  : 9ull * header.primitiveCount;
  words = 8 + nodeWords * header.nodeCount + records + 2ull * header.frameCount;
  if (((uint64_t)header.sizeHigh << 32 | header.sizeLow) != 16 * words || 16 * words > size)
    return 0;
  return header.records == 8 + nodeWords * header.nodeCount && header.frames == header.records + records
             ? (size_t)(16 * words)
             : 0;
}

static uint32_t versionOf(const unsigned char *at)
{
  return bvhHeader(at).magic == RAYSORT_BVH_MOTION_MAGIC ? RAYSORT_BVH_SERIAL_MOTION_VERSION
                                                         : RAYSORT_BVH_SERIAL_VERSION;
}

static uint32_t mixed(uint32_t x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

static void sumsOf(const unsigned char *at, size_t size, uint32_t sums[2])
{
  sums[0] = sums[1] = 0;
  for (uint32_t i = 0; i < size / 4; ++i)
  {
    uint32_t word, number;
    memcpy(&word, at + 4 * (size_t)i, 4);
    number = mixed(word + mixed(i));
    sums[0] += number;
    sums[1] += mixed(number + 0x9e3779b9u);
  }
}

/* Adds to the references in instances. */
static void moveReferences(unsigned char *at, uint64_t by)
{
  RaysortBvhHeader header;
  memcpy(&header, at, sizeof(header));
  for (uint32_t i = 0; header.type == RAYSORT_BVH_INSTANCES && i < header.primitiveCount; ++i)
  {
    unsigned char *word = at + 16 * (size_t)header.records + 128 * (size_t)i + 48;
    uint64_t reference;
    memcpy(&reference, word, 8);
    reference += by;
    if (word[11] != 0) /* the mask */
      memcpy(word, &reference, 8);
  }
}

static void writeEmpty(unsigned char *at, uint32_t error)
{
  Bvh bvh = bvhBuild(NULL, 0);
  memcpy(at, bvh.memory, RAYSORT_BVH_EMPTY_SIZE);
  memcpy(at + offsetof(RaysortBvhHeader, error), &error, 4);
  bvhFree(&bvh);
}

static void writeFile(unsigned char *to, size_t room, const unsigned char *from, size_t size, uint64_t base)
{
  RaysortBvhSerial head;
  const size_t structure = structureSize(from, size);
  RaysortBvhHeader header;
  Bytes copy;
  memcpy(&header, from, sizeof(header));
  copy = bytesOf(from, structure);
  memset(&head, 0, sizeof(head));
  head.magic = RAYSORT_BVH_SERIAL_MAGIC;
  head.version = versionOf(from);
  head.type = header.type;
  head.error = structure == 0 ? RAYSORT_BVH_ERROR_CORRUPT : structure + HEAD > room ? RAYSORT_BVH_ERROR_NO_ROOM : 0;
  head.sizeLow = (uint32_t)(structure + HEAD);
  if (structure)
    moveReferences(copy.at, 0 - base);
  sumsOf(copy.at, structure, head.sums);
  memcpy(to, &head, sizeof(head));
  if (!head.error)
    memcpy(to + HEAD, copy.at, structure);
  free(copy.at);
}

static void writeFromFile(unsigned char *to, size_t room, const unsigned char *from, size_t size, uint64_t base)
{
  const size_t structure = structureSize(from + HEAD, size - HEAD);
  RaysortBvhSerial head;
  uint32_t sums[2], type, reserved = 0;
  memcpy(&head, from, sizeof(head));
  memcpy(&type, from + HEAD + offsetof(RaysortBvhHeader, type), 4);
  for (uint32_t i = 0; i < COUNT_OF(head.reserved); ++i)
    reserved |= head.reserved[i];
  sumsOf(from + HEAD, structure, sums);
  if (structure == 0 || head.type != type || reserved || head.magic != RAYSORT_BVH_SERIAL_MAGIC ||
      head.version != versionOf(from + HEAD) || head.error ||
      ((uint64_t)head.sizeHigh << 32 | head.sizeLow) != structure + HEAD || head.sums[0] != sums[0] ||
      head.sums[1] != sums[1])
    writeEmpty(to, RAYSORT_BVH_ERROR_CORRUPT);
  else if (structure > room)
    writeEmpty(to, RAYSORT_BVH_ERROR_NO_ROOM);
  else
  {
    memcpy(to, from + HEAD, structure);
    moveReferences(to, base);
  }
}

static void writeProperties(unsigned char *to, const unsigned char *from, size_t size)
{
  RaysortBvhProperties properties;
  RaysortBvhHeader header;
  memset(&properties, 0, sizeof(properties));
  memcpy(&header, from, sizeof(header));
  properties.error = RAYSORT_BVH_ERROR_CORRUPT;
  if (structureSize(from, size))
  {
    properties.sizeLow = header.sizeLow;
    properties.sizeHigh = header.sizeHigh;
    properties.type = header.type;
    properties.error = header.error;
    properties.nodeCount = header.nodeCount;
    properties.frameCount = header.frameCount;
    properties.recordCount = header.recordCount;
    properties.primitiveCount = header.primitiveCount;
    properties.badIndexCount = header.badIndexCount;
    properties.nonFiniteCount = header.nonFiniteCount;
    properties.degenerateCount = header.degenerateCount;
    properties.clampedCount = header.clampedCount;
    properties.stackNeed = header.stackNeed;
    properties.depth = header.depth;
  }
  memcpy(to, &properties, sizeof(properties));
}

static void writeCopy(unsigned char *to, size_t room, const unsigned char *from, size_t size, uint32_t mode,
                      uint64_t base)
{
  const size_t structure = mode == RAYSORT_BVH_COPY_CLONE ? structureSize(from, size) : 0;
  if (mode == RAYSORT_BVH_COPY_SERIALISE)
    writeFile(to, room, from, size, base);
  else if (mode == RAYSORT_BVH_COPY_DESERIALISE)
    writeFromFile(to, room, from, size, base);
  else if (mode == RAYSORT_BVH_COPY_PROPERTIES)
    writeProperties(to, from, size);
  else if (structure == 0)
    writeEmpty(to, RAYSORT_BVH_ERROR_CORRUPT);
  else if (structure > room)
    writeEmpty(to, RAYSORT_BVH_ERROR_NO_ROOM);
  else
    memcpy(to, from, structure);
}

/* ---- one copy ---- */

/* Checks every byte of the arena. Returns a copy of the destination; free it. */
static Bytes runCopy(TestDevice *device, uint32_t mode, uint64_t base, const Bytes *from, size_t room, int alone)
{
  const int isFile = mode == RAYSORT_BVH_COPY_SERIALISE || mode == RAYSORT_BVH_COPY_DESERIALISE;
  RaysortBvhCopyInfo info;
  RaysortPass passes[RAYSORT_BVH_COPY_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_COPY_MAX_PASSES;
  char what[96];
  snprintf(what, sizeof(what), "copy: mode %" PRIu32 ", %zu bytes, room %zu", mode, from->size, room);
  memset(&info, 0, sizeof(info));
  info.mode = mode;
  info.base = base;
  arenaBegin(&arena, device, arenaCapacity(from->size + room + 64, 3), room / 16 % 2);
  info.source = arenaTake(&arena, "source", from->size, 16);
  info.destination = arenaTake(&arena, "destination", room, 16);
  memcpy(arenaImage(&arena, info.source), from->at, from->size);
  if (isFile)
  {
    info.scratch = arenaTake(&arena, "scratch", 16, 4);
    arenaIgnore(&arena, info.scratch, 16);
  }
  assert_int_equal(raysortPlanBvhCopy(device->context, &info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, isFile ? 3 : 1);
  if (alone)
    arenaRunPassesAlone(&arena, device->context, passes, count, info.scratch, what);
  else
    arenaRunPasses(&arena, device->context, passes, count);
  writeCopy((unsigned char *)arenaImage(&arena, info.destination), room, from->at, from->size, mode, base);
  arenaCompare(&arena, what);
  return bytesOf(arenaFound(&arena, info.destination), room);
}

/* ---- structures ---- */

static Bytes makeStructure(uint32_t kind, Random *random)
{
  RaysortBvhGeometry geometries[2];
  const float centre[3] = {0.1f, 0.2f, 0.3f};
  Bytes bytes;
  Mesh mesh;
  Bvh bvh;
  memset(&mesh, 0, sizeof(mesh));
  if (kind == 1)
    meshSphere(&mesh, centre, 0.0001f, 5);
  if (kind == 1) /* frames */
    meshTriangle(&mesh, meshVertex(&mesh, -1000, 0, -1000), meshVertex(&mesh, 1000, 0, -1000),
                 meshVertex(&mesh, 0, 0, 1000));
  else
    meshSoup(&mesh, kind == 2 ? 20000 : 30, 0.3f, random);
  geometries[0] = meshGeometry(&mesh);
  if (kind >= 4) /* motion: of the vertices of the mesh, to the same vertices in another order */
  {
    geometries[0].flags = RAYSORT_BVH_MOTION_BIT;
    geometries[0].maxVertex -= 3;
    geometries[0].dataAtOne = geometries[0].data + 36;
  }
  bvh = bvhBuild(geometries, kind == 0 ? 0 : 1);
  assert_int_equal(bvh.result, VK_SUCCESS);
  bytes = bytesOf(bvh.memory, kind == 2 ? (size_t)bvh.layout.destinationSize : bvhHeader(bvh.memory).sizeLow);
  bvhFree(&bvh);
  meshFree(&mesh);
  return bytes;
}

static void testClones(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {3};
  for (uint32_t kind = 0; kind < 6; ++kind)
  {
    Bytes from = makeStructure(kind, &random);
    const size_t size = structureSize(from.at, from.size);
    const size_t rooms[] = {size, size + 16, size + 1000, RAYSORT_BVH_EMPTY_SIZE, size - (size > 192 ? 16 : 0)};
    assert_true(size > 0);
    for (uint32_t i = 0; i < COUNT_OF(rooms); ++i)
    {
      Bytes copy = runCopy(device, RAYSORT_BVH_COPY_CLONE, 0, &from, rooms[i], i == 0);
      RaysortBvhReport report;
      assert_int_equal(raysortBvhVerify(copy.at, copy.size, &report), VK_SUCCESS);
      assert_int_equal(report.header.error, rooms[i] < size ? RAYSORT_BVH_ERROR_NO_ROOM : 0);
      free(copy.at);
    }
    Bytes properties = runCopy(device, RAYSORT_BVH_COPY_PROPERTIES, 0, &from, sizeof(RaysortBvhProperties), 1);
    assert_int_equal(((const RaysortBvhProperties *)(const void *)properties.at)->sizeLow, size);
    free(properties.at);
    free(from.at);
  }
}

static void testFiles(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {5};
  for (uint32_t kind = 0; kind < 6; ++kind)
  {
    Bytes from = makeStructure(kind, &random);
    const size_t size = structureSize(from.at, from.size);
    Bytes file = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, 0, &from, size + HEAD + 160 * (kind % 2), kind == 1);
    Bytes back = runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &file, size, kind == 1);
    assert_memory_equal(back.at, from.at, size);
    free(back.at);
    back = runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &file, size + 512, 0);
    assert_memory_equal(back.at, from.at, size);
    free(back.at);
    if (size > RAYSORT_BVH_EMPTY_SIZE)
    {
      Bytes small = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, 0, &from, size + HEAD - 16, 0);
      free(runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &small, size, 0).at); /* its head says why it is none */
      free(runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &file, size - 16, 0).at);
      free(small.at);
    }
    free(file.at);
    free(from.at);
  }
}

/* References are offsets in the file, and addresses where it is read back. The last structure has motion. */
static void testInstances(void **state)
{
  const uint64_t bases[] = {0, 0xfffffff0u, 0x7ff012345600u, 0x7ff012345600u};
  TestDevice *device = (TestDevice *)*state;
  Random random = {7};
  Levels levels;
  MotionScene scene;
  levelsMake(&levels, 90, LEVELS_BAD, &random);
  assert_int_equal(motionScene(&scene, 90, MOTION_MIXED, &random), VK_SUCCESS);
  for (uint32_t i = 0; i < COUNT_OF(bases); ++i)
  {
    Bytes from =
        i == 3 ? bytesOf(scene.memory + scene.offsets[MOTION_BELOWS], scene.size - scene.offsets[MOTION_BELOWS])
               : bytesOf(levels.memory + levels.offsets[LEVELS_BELOW], levels.size - levels.offsets[LEVELS_BELOW]);
    const size_t size = structureSize(from.at, from.size);
    Bytes plain = bytesOf(from.at, size);
    moveReferences(from.at, bases[i]);
    Bytes file = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, bases[i], &from, size + HEAD, 1);
    assert_memory_equal(file.at + HEAD, plain.at, size);
    Bytes back = runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, bases[i], &file, size, 1);
    assert_memory_equal(back.at, from.at, size);
    Bytes clone = runCopy(device, RAYSORT_BVH_COPY_CLONE, 0, &from, size, 0);
    assert_memory_equal(clone.at, from.at, size);
    free(runCopy(device, RAYSORT_BVH_COPY_PROPERTIES, 0, &from, sizeof(RaysortBvhProperties), 0).at);
    free(clone.at);
    free(back.at);
    free(file.at);
    free(plain.at);
    free(from.at);
  }
  motionFree(&scene);
  levelsFree(&levels);
}

/* ---- damage ---- */

/* Every bit of the head counts, and none of its words is left out. */
static void testDamagedHeads(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {21};
  Bytes from = makeStructure(3, &random);
  Bytes file = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, 0, &from, from.size + HEAD, 0);
  for (uint32_t i = 0; i < 2 * HEAD / 4; ++i)
  {
    Bytes bad = bytesOf(file.at, file.size);
    RaysortBvhHeader header;
    bad.at[i / 2 * 4 + i % 2 * 3] ^= i % 2 ? 0x80u : 1u; /* the lowest bit of the word, then its highest */
    Bytes back = runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &bad, from.size, 0);
    memcpy(&header, back.at, sizeof(header));
    if (header.error != RAYSORT_BVH_ERROR_CORRUPT || header.recordCount != 0)
      fail_msg("word %" PRIu32 " of the head: error %" PRIu32, i / 2, header.error);
    free(back.at);
    free(bad.at);
  }
  free(file.at);
  free(from.at);
}

/* A file that is cut: the bytes after the range are the right ones, but may not be read. */
static void testCutFiles(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {23};
  Bytes from = makeStructure(3, &random);
  Bytes file = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, 0, &from, from.size + HEAD, 0);
  for (uint32_t cut = 0; cut <= HEAD + 16; cut += 16)
  {
    RaysortBvhCopyInfo info;
    RaysortPass passes[RAYSORT_BVH_COPY_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_COPY_MAX_PASSES;
    memset(&info, 0, sizeof(info));
    info.mode = RAYSORT_BVH_COPY_DESERIALISE;
    arenaBegin(&arena, device, arenaCapacity(file.size + from.size + 64, 3), 0);
    info.source = arenaTake(&arena, "source", file.size, 16);
    info.destination = arenaTake(&arena, "destination", from.size, 16);
    info.scratch = arenaTake(&arena, "scratch", 16, 4);
    arenaIgnore(&arena, info.scratch, 16);
    memcpy(arenaImage(&arena, info.source), file.at, file.size);
    writeFromFile((unsigned char *)arenaImage(&arena, info.destination), from.size, file.at, file.size - cut, 0);
    info.source.size = file.size - cut;
    assert_int_equal(raysortPlanBvhCopy(device->context, &info, &count, passes), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count);
    arenaCompare(&arena, "a cut file");
    assert_int_equal(bvhHeader(arenaFound(&arena, info.destination)).error, cut ? RAYSORT_BVH_ERROR_CORRUPT : 0);
  }
  free(file.at);
  free(from.at);
}

/* Every damaged byte of a file is noticed. */
static void testDamagedFiles(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {9};
  Bytes from = makeStructure(3, &random);
  Bytes file = runCopy(device, RAYSORT_BVH_COPY_SERIALISE, 0, &from, from.size + HEAD, 0);
  uint32_t refused = 0, rounds = 150;
  for (uint32_t i = 0; i < rounds; ++i)
  {
    Bytes bad = bytesOf(file.at, i % 5 == 4 ? 256 + 16 * (randomWord(&random) % ((file.size - 256) / 16)) : file.size);
    size_t place = i % 3 == 0 ? randomWord(&random) % HEAD : randomWord(&random) % bad.size;
    const uint32_t words[] = {0, 1, 0xffffffffu, 0x80000000u, 0x0fffffffu, randomWord(&random)};
    if (i % 2)
      bad.at[place] ^= (unsigned char)(1u << randomWord(&random) % 8);
    else
      memcpy(bad.at + place / 4 * 4, &words[randomWord(&random) % COUNT_OF(words)], 4);
    Bytes back = runCopy(device, RAYSORT_BVH_COPY_DESERIALISE, 0, &bad, from.size, 0);
    RaysortBvhReport report;
    assert_int_equal(raysortBvhVerify(back.at, back.size, &report), VK_SUCCESS);
    refused += report.header.error == RAYSORT_BVH_ERROR_CORRUPT;
    free(back.at);
    free(bad.at);
  }
  print_message("# %u of %u damaged files refused\n", refused, rounds);
  assert_true(refused > rounds * 2 / 3); /* the others were written over by what stood there */
  free(file.at);
  free(from.at);
}

/* A source of any bytes: nothing outside of it is read (its end is the end of what may be), nothing else written. */
static void testHostileSources(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {13};
  Bytes from = makeStructure(1, &random);
  for (uint32_t i = 0; i < 120; ++i)
  {
    Bytes bad = bytesOf(from.at, i % 4 == 0 ? 192 : from.size);
    const uint32_t words[] = {0, 1, 2, 0xffffffffu, 0x80000000u, 0x0fffffffu, 0x10000000u, randomWord(&random)};
    for (uint32_t n = 0; n < 1 + i % 3; ++n)
      memcpy(bad.at + randomWord(&random) % 32 * 4, &words[randomWord(&random) % COUNT_OF(words)], 4);
    if (i % 10 == 9)
      for (size_t k = 0; k < bad.size; ++k)
        bad.at[k] = (unsigned char)randomWord(&random);
    const uint32_t mode = i % 3 == 0   ? RAYSORT_BVH_COPY_CLONE
                          : i % 3 == 1 ? RAYSORT_BVH_COPY_SERIALISE
                                       : RAYSORT_BVH_COPY_PROPERTIES;
    free(runCopy(device, mode, 0, &bad, mode == RAYSORT_BVH_COPY_PROPERTIES ? 64 : from.size + HEAD, 0).at);
    free(bad.at);
  }
  free(from.at);
}

/* Workgroups past the limit on x. */
static void testFold(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {3};
  Bytes from = makeStructure(2, &random);
  const size_t size = structureSize(from.at, from.size);
  RaysortBvhCopyInfo info;
  RaysortPass pass;
  uint32_t count = 1;
  memset(&info, 0, sizeof(info));
  arenaBegin(&arena, device, arenaCapacity(from.size + size, 2), 0);
  info.source = arenaTake(&arena, "source", from.size, 16);
  info.destination = arenaTake(&arena, "destination", size, 16);
  memcpy(arenaImage(&arena, info.source), from.at, from.size);
  assert_int_equal(raysortPlanBvhCopy(device->context, &info, &count, &pass), VK_SUCCESS);
  assert_true(pass.workgroups[0] > 50 && pass.workgroups[1] == 1);
  pass.workgroups[1] = (pass.workgroups[0] + 6) / 7;
  pass.workgroups[0] = 7;
  arenaRunPasses(&arena, device->context, &pass, 1);
  memcpy(arenaImage(&arena, info.destination), from.at, size);
  arenaCompare(&arena, "fold");
  free(from.at);
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
      cmocka_unit_test(testClones),       cmocka_unit_test(testFiles),          cmocka_unit_test(testInstances),
      cmocka_unit_test(testDamagedFiles), cmocka_unit_test(testHostileSources), cmocka_unit_test(testFold),
      cmocka_unit_test(testDamagedHeads), cmocka_unit_test(testCutFiles),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_copy", tests, setup, teardown);
}
