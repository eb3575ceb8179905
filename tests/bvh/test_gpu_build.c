/* test_gpu_build.c - builds on the device: the bytes of every structure are the host's, and nothing else is written.
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

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define MOST_BVHS       1024u

/* A geometry of a case. */
typedef struct Part
{
  const Mesh *mesh;
  uint32_t indexSize;       /* 0: the mesh's triangles one by one, 2, 4 */
  uint32_t stride;          /* 0: 12 */
  const float *transform;   /* or NULL */
  uint32_t flags;
  uint32_t most;            /* laid out for so many triangles: 0: those of the mesh */
  uint32_t hasBadMaxVertex; /* 1: half the vertices are past maxVertex */
} Part;

/* A batch; `given` says what the buffer of counts holds, if there is one. */
typedef struct BuildCase
{
  const char *name;
  const Part *parts;
  const uint32_t *partCounts; /* of each structure; NULL: all parts are one structure's */
  uint32_t bvhCount;          /* with partCounts */
  uint32_t partCount;
  const uint32_t *given;
} BuildCase;

typedef struct Placed
{
  RaysortBvhBuildInfo info, host; /* the same, with pointers into the image */
  RaysortBvhBuildLayout layout;
  RaysortBvhInfo bvhs[MOST_BVHS], hostBvhs[MOST_BVHS];
  VkDeviceSize offsets[MOST_BVHS];
  RaysortBvhGeometry *geometries, *hostGeometries;
  uint32_t geometryCount;
} Placed;

static Arena arena; /* grows with the cases, freed at the end */
static Placed placed;
static uint32_t buildMode; /* RAYSORT_BVH_BUILD_MODE_ANEW or _QUALITY */

static VkDeviceAddress addressOf(RaysortBuffer buffer)
{
  return arena.memory.address + buffer.offset;
}

/* ---- a case in the arena ---- */

static uint32_t trianglesOf(const Part *part)
{
  return part->mesh->triangleCount;
}

static uint32_t vertexTotal(const Part *part)
{
  return part->indexSize ? part->mesh->vertexCount : trianglesOf(part) * 3;
}

static uint32_t strideOf(const Part *part)
{
  return part->stride ? part->stride : 12;
}

/* The last vertex has no padding after it. */
static VkDeviceSize verticesSize(const Part *part)
{
  return vertexTotal(part) ? (VkDeviceSize)(vertexTotal(part) - 1) * strideOf(part) + 12 : 12;
}

static void fillVertices(const Part *part, uint8_t *to)
{
  for (uint32_t i = 0; i < vertexTotal(part); ++i)
  {
    const uint32_t vertex = part->indexSize ? i : part->mesh->indices[i];
    const uint32_t last = part->mesh->vertexCount - 1;
    memcpy(to + (size_t)i * strideOf(part), part->mesh->vertices + 3 * (size_t)(vertex < last ? vertex : last), 12);
  }
}

static void fillIndices(const Part *part, uint8_t *to)
{
  for (uint32_t i = 0; i < 3 * trianglesOf(part); ++i)
  {
    const uint16_t narrow = (uint16_t)part->mesh->indices[i];
    if (part->indexSize == 2)
      memcpy(to + 2 * (size_t)i, &narrow, 2);
    else
      memcpy(to + 4 * (size_t)i, &part->mesh->indices[i], 4);
  }
}

static VkDeviceAddress hostPointer(RaysortBuffer buffer)
{
  return (VkDeviceAddress)(uintptr_t)arenaImage(&arena, buffer);
}

/* Both descriptions of a geometry: by device addresses, and by pointers into the image. */
static void placePart(const Part *part, RaysortBvhGeometry *geometry, RaysortBvhGeometry *host)
{
  const uint32_t indices = part->indexSize ? 3 * trianglesOf(part) : 0;
  RaysortBuffer buffer = arenaTake(&arena, "vertices", verticesSize(part), 4);
  arenaIsGeometry(&arena, buffer);
  memset(geometry, 0, sizeof(*geometry));
  fillVertices(part, (uint8_t *)arenaImage(&arena, buffer));
  geometry->stride = part->stride;
  geometry->indexSize = part->indexSize;
  geometry->primitiveCount = part->most ? part->most : trianglesOf(part);
  geometry->maxVertex = vertexTotal(part) ? vertexTotal(part) - 1 : 0;
  if (part->hasBadMaxVertex)
    geometry->maxVertex /= 2;
  geometry->flags = part->flags;
  geometry->data = addressOf(buffer);
  *host = *geometry;
  host->primitiveCount = trianglesOf(part);
  host->data = hostPointer(buffer);
  if (indices)
  {
    buffer = arenaTake(&arena, "indices", (VkDeviceSize)indices * part->indexSize, part->indexSize);
    arenaIsGeometry(&arena, buffer);
    fillIndices(part, (uint8_t *)arenaImage(&arena, buffer));
    geometry->indices = addressOf(buffer);
    host->indices = hostPointer(buffer);
  }
  if (part->transform)
  {
    buffer = arenaTakeWords(&arena, "transform", (const uint32_t *)(const void *)part->transform, 12);
    arenaIsGeometry(&arena, buffer);
    geometry->transform = addressOf(buffer);
    host->transform = hostPointer(buffer);
  }
}

static VkDeviceSize inputSize(const BuildCase *buildCase)
{
  VkDeviceSize size = 0;
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
    size += verticesSize(&buildCase->parts[i]) + (VkDeviceSize)trianglesOf(&buildCase->parts[i]) * 12 + 48 +
            4 * (2 * ARENA_GUARD + 64);
  return size;
}

/* The structures of the batch, each of its geometries. */
static void placeStructures(const BuildCase *buildCase)
{
  uint32_t first = 0;
  placed.info.bvhCount = placed.host.bvhCount = buildCase->partCounts ? buildCase->bvhCount : 1;
  placed.info.bvhs = placed.bvhs;
  placed.host.bvhs = placed.hostBvhs;
  assert_true(placed.info.bvhCount <= MOST_BVHS);
  memset(placed.bvhs, 0, sizeof(placed.bvhs));
  memset(placed.hostBvhs, 0, sizeof(placed.hostBvhs));
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

/* Sizes need counts only; so the arena can be made before anything has a place. */
static void countParts(const BuildCase *buildCase)
{
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
  {
    const Part *part = &buildCase->parts[i];
    memset(&placed.geometries[i], 0, sizeof(placed.geometries[i]));
    placed.geometries[i].primitiveCount = part->most ? part->most : trianglesOf(part);
  }
}

static void placeBuild(TestDevice *device, uint32_t poison, const BuildCase *buildCase, VkDeviceSize room)
{
  RaysortBvhBuildInfo *info = &placed.info;
  memset(&placed.info, 0, sizeof(placed.info));
  memset(&placed.host, 0, sizeof(placed.host));
  placed.info.mode = placed.host.mode = buildMode;
  free(placed.geometries);
  free(placed.hostGeometries);
  placed.geometryCount = buildCase->partCount;
  placed.geometries = (RaysortBvhGeometry *)calloc(buildCase->partCount + 1, sizeof(*placed.geometries));
  placed.hostGeometries = (RaysortBvhGeometry *)calloc(buildCase->partCount + 1, sizeof(*placed.hostGeometries));
  placeStructures(buildCase);
  countParts(buildCase);
  assert_int_equal(raysortGetBvhBuildLayout(device->context, info, &placed.layout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(info, placed.offsets), VK_SUCCESS);
  arenaBegin(&arena, device,
             arenaCapacity(inputSize(buildCase) + placed.layout.destinationSize + placed.layout.scratchSize +
                               placed.layout.descriptionsSize + 4 * (VkDeviceSize)buildCase->partCount + room,
                           8),
             poison);
  for (uint32_t i = 0; i < buildCase->partCount; ++i)
    placePart(&buildCase->parts[i], &placed.geometries[i], &placed.hostGeometries[i]);
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

/* One structure, by the host. With counts from a buffer the host's limits are those of the smaller counts. */
static void expectStructure(uint32_t i, const BuildCase *buildCase)
{
  const size_t first = (size_t)(placed.hostBvhs[i].geometries - placed.hostGeometries);
  unsigned char *memory = bvhBuildGiven(&placed.host, i, placed.bvhs[i].geometries,
                                        buildCase->given ? buildCase->given + first : NULL);
  assert_non_null(memory);
  memcpy((unsigned char *)arenaImage(&arena, placed.info.destination) + placed.offsets[i], memory,
         bvhHeader(memory).sizeLow);
  free(memory);
}

static void expectBuild(const BuildCase *buildCase)
{
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
    expectStructure(i, buildCase);
}

/* A difference, in words that help: the header's fields come first. */
static void checkStructures(const char *name)
{
  for (uint32_t i = 0; i < placed.info.bvhCount; ++i)
  {
    const uint8_t *found = (const uint8_t *)arenaFound(&arena, placed.info.destination) + placed.offsets[i];
    const uint8_t *due = (const uint8_t *)arenaImage(&arena, placed.info.destination) + placed.offsets[i];
    RaysortBvhReport report;
    if (memcmp(found, due, sizeof(RaysortBvhHeader)) != 0)
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
    if (raysortBvhVerify(found, (size_t)placed.layout.destinationSize - (size_t)placed.offsets[i], &report) !=
        VK_SUCCESS)
      fail_msg("%s: structure %" PRIu32 ": %s (node %" PRIu32 ", slot %" PRIu32 ")", name, i, report.fault, report.node,
               report.slot);
  }
}

static void runBuildOfMode(TestDevice *device, uint32_t poison, const BuildCase *buildCase)
{
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
  placeBuild(device, poison, buildCase, 0);
  assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, placed.layout.passCount);
  arenaRunPasses(&arena, device->context, passes, count);
  expectBuild(buildCase);
  checkStructures(buildCase->name);
  arenaCompare(&arena, buildCase->name);
}

/* In both modes: each has bytes of its own. */
static void runBuildOnce(TestDevice *device, uint32_t poison, const BuildCase *buildCase)
{
  runBuildOfMode(device, poison, buildCase);
  buildMode = RAYSORT_BVH_BUILD_MODE_QUALITY;
  runBuildOfMode(device, poison, buildCase);
  buildMode = RAYSORT_BVH_BUILD_MODE_ANEW;
}

static void runBuild(TestDevice *device, const BuildCase *buildCase)
{
  runBuildOnce(device, 1, buildCase);
  runBuildOnce(device, 0, buildCase);
}

static void buildMesh(TestDevice *device, const char *name, const Mesh *mesh)
{
  const Part part = {.mesh = mesh, .indexSize = 4};
  const BuildCase buildCase = {.name = name, .parts = &part, .partCount = 1};
  runBuildOnce(device, mesh->triangleCount % 2, &buildCase);
}

/* ---- tests ---- */

/* Every size around the 4 leaves that climb unmerged, and the edges of workgroups. */
static void testSizes(void **state)
{
  static const uint32_t sizes[] = {0,  1,  2,  3,  4,  5,  6,   7,   8,   9,   10,  12,  15,  16,  17,  23,  24,
                                   31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 255, 256, 257, 511, 512, 513, 1025};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
  {
    char name[64];
    Random random = {sizes[i] + 5};
    Mesh mesh;
    memset(&mesh, 0, sizeof(mesh));
    meshSoup(&mesh, sizes[i], 0.1f, &random);
    snprintf(name, sizeof(name), "soup of %" PRIu32, sizes[i]);
    buildMesh(device, name, &mesh);
    meshFree(&mesh);
  }
}

/* Equal, nearly equal, nested, in a line, far from even: every family. */
static void testFamilies(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t family = 0; family < MESH_FAMILIES; ++family)
  {
    static const uint32_t sizes[] = {5, 70, 1500};
    for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
    {
      Mesh mesh;
      memset(&mesh, 0, sizeof(mesh));
      meshFamily(&mesh, family, sizes[i]);
      buildMesh(device, meshFamilyNames[family], &mesh);
      meshFree(&mesh);
    }
  }
}

/* A mesh whose bad triangles come in every kind. */
static void spoilMesh(Mesh *mesh, uint32_t share, Random *random)
{
  const float odd[] = {NAN, -NAN, INFINITY, -INFINITY, 7.1e13f, -3e38f};
  for (uint32_t i = 0; i < mesh->triangleCount; ++i)
  {
    const uint32_t kind = i % 4 < share ? 1 + randomWord(random) % 3 : 0;
    if (kind == 1)
      mesh->indices[3 * i + randomWord(random) % 3] = randomWord(random) | 0x80000000u;
    else if (kind == 2)
      mesh->vertices[9 * i + randomWord(random) % 9] = odd[randomWord(random) % COUNT_OF(odd)];
    else if (kind == 3)
      mesh->indices[3 * i + 1] = mesh->indices[3 * i + i / 4 % 2 * 2];
  }
}

static const float turned[12] = {0.8f, -0.6f, 0.1f, 5, 0.6f, 0.8f, -0.2f, -1, 0.05f, 0.3f, 0.9f, 3};
static const float flat[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2};
static const float huge[12] = {1e30f, 0, 0, 0, 0, 1e30f, 0, 0, 0, 0, 1, 0};

/* Short, long and no indices, strides, transforms, flags, and triangles that are left out; several geometries. */
static void testGeometries(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {77};
  Mesh soup, spoiled, bad, sphere, none;
  const float centre[3] = {0.3f, 0.2f, -0.1f};
  memset(&soup, 0, sizeof(soup));
  memset(&spoiled, 0, sizeof(spoiled));
  memset(&bad, 0, sizeof(bad));
  memset(&sphere, 0, sizeof(sphere));
  memset(&none, 0, sizeof(none));
  meshSoup(&soup, 333, 0.1f, &random);
  meshSoup(&spoiled, 800, 0.1f, &random);
  spoilMesh(&spoiled, 2, &random);
  meshSoup(&bad, 300, 0.1f, &random);
  spoilMesh(&bad, 4, &random);
  meshSphere(&sphere, centre, 0.5f, 9);
  const Part parts[] = {
      {.mesh = &soup, .indexSize = 2, .stride = 16},
      {.mesh = &none, .indexSize = 2},
      {.mesh = &spoiled, .indexSize = 4, .flags = RAYSORT_BVH_OPAQUE_BIT},
      {.mesh = &sphere, .stride = 36, .transform = turned},
      {.mesh = &none},
      {.mesh = &sphere, .indexSize = 2, .transform = flat, .flags = RAYSORT_BVH_OPAQUE_BIT},
      {.mesh = &sphere, .indexSize = 2, .stride = 1024, .hasBadMaxVertex = 1},
      {.mesh = &soup, .indexSize = 4, .transform = huge},
      {.mesh = &none, .indexSize = 4},
      {.mesh = &bad, .indexSize = 4},
  };
  for (uint32_t i = 0; i < COUNT_OF(parts); ++i)
  {
    const BuildCase one = {.name = "a geometry", .parts = &parts[i], .partCount = 1};
    const BuildCase all = {.name = "geometries", .parts = parts, .partCount = i + 1};
    runBuild(device, &one);
    runBuild(device, &all);
  }
  meshFree(&soup);
  meshFree(&spoiled);
  meshFree(&bad);
  meshFree(&sphere);
}

/* Small things on a large ground get frames; things nested in one another, each a hair's breadth of the next, more of
 * them than there is room for: then none is made. */
static void testFrames(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {3};
  const RaysortBvhHeader *header;
  for (uint32_t kind = 0; kind < 3; ++kind)
  {
    Mesh mesh;
    memset(&mesh, 0, sizeof(mesh));
    meshSoup(&mesh, kind == 2 ? 17 : 2000, kind == 2 ? 0.5f : 0.05f, &random);
    if (kind == 2)
      for (uint32_t i = 0; i < 3 * mesh.vertexCount; ++i)
        mesh.vertices[i] *= 1e-9f;
    for (uint32_t i = 0; i < (kind == 1 ? 2 : 12) && kind > 0; ++i)
    {
      const float size = kind == 1 ? 1e7f : ldexpf(1, 44 - 6 * (int)i);
      meshVertex(&mesh, -size, -size / 2, -size);
      meshVertex(&mesh, size, -size / 2, size);
      meshVertex(&mesh, i % 2 ? size : -size, -size / 2, i % 2 ? -size : size);
      meshTriangle(&mesh, mesh.vertexCount - 3, mesh.vertexCount - 2, mesh.vertexCount - 1);
    }
    buildMesh(device, kind == 0 ? "no frames" : kind == 1 ? "frames" : "too many frames", &mesh);
    header = (const RaysortBvhHeader *)arenaFound(&arena, placed.info.destination);
    assert_int_equal(header->frameCount > 0, kind == 1);
    assert_int_equal(header->recordCount, mesh.triangleCount);
    meshFree(&mesh);
  }
}

static void testLarge(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {9};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshTerrain(&mesh, 150, 100, 4, 40, 16);
  meshSoup(&mesh, 15000, 0.3f, &random);
  assert_true(mesh.triangleCount > 90000);
  buildMesh(device, "terrain with spheres, and a soup", &mesh);
  meshFree(&mesh);
}

/* ---- batches ---- */

#define MEMBERS 300u

/* Structures of 0 to 6 geometries, of 0 to 500 triangles: through the same passes. */
static void testBatch(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {12};
  Mesh meshes[16];
  Part *parts = (Part *)calloc(6 * MEMBERS, sizeof(*parts));
  uint32_t counts[MEMBERS], total = 0;
  BuildCase buildCase = {.name = "a batch", .parts = parts, .partCounts = counts};
  memset(meshes, 0, sizeof(meshes));
  for (uint32_t i = 0; i < COUNT_OF(meshes); ++i)
  {
    static const uint32_t sizes[COUNT_OF(meshes)] = {0, 1, 2, 3, 4, 5, 6, 9, 17, 33, 64, 65, 120, 130, 257, 500};
    meshSoup(&meshes[i], sizes[i], 0.2f, &random);
  }
  for (uint32_t i = 0; i < MEMBERS; ++i)
  {
    counts[i] = i % 5 == 0 ? randomWord(&random) % 7 : 1;
    for (uint32_t k = 0; k < counts[i]; ++k, ++total)
    {
      parts[total].mesh = &meshes[randomWord(&random) % (i % 3 ? 10 : COUNT_OF(meshes))];
      parts[total].indexSize = 2;
      parts[total].transform = i % 4 == 1 ? turned : NULL;
    }
  }
  for (uint32_t members = 1; members <= MEMBERS; members = members < 10 ? members + 1 : members * 3)
  {
    buildCase.bvhCount = members > MEMBERS / 2 ? MEMBERS : members;
    buildCase.partCount = 0;
    for (uint32_t i = 0; i < buildCase.bvhCount; ++i)
      buildCase.partCount += counts[i];
    if (buildCase.partCount > 60) /* an arena has so many names */
      break;
    runBuild(device, &buildCase);
  }
  for (uint32_t i = 0; i < COUNT_OF(meshes); ++i)
    meshFree(&meshes[i]);
  free(parts);
}

/* Counts that only the GPU knows: fewer, none, too many. */
static void testCounts(void **state)
{
  static const uint32_t given[] = {0, 1, 300, 77, 0xffffffffu, 350, 333, 5, 400, 12};
  static const uint32_t counts[] = {3, 0, 4, 1, 2};
  TestDevice *device = (TestDevice *)*state;
  Random random = {15};
  Part parts[COUNT_OF(given)];
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  memset(parts, 0, sizeof(parts));
  meshSoup(&mesh, 333, 0.2f, &random);
  spoilMesh(&mesh, 1, &random);
  for (uint32_t i = 0; i < COUNT_OF(given); ++i)
  {
    parts[i].mesh = &mesh;
    parts[i].indexSize = i % 2 ? 4 : 0;
  }
  for (uint32_t i = 0; i < COUNT_OF(given); ++i)
  {
    const BuildCase one = {.name = "a count", .parts = &parts[i], .partCount = 1, .given = &given[i]};
    runBuildOnce(device, i % 2, &one);
  }
  const BuildCase together = {.name = "counts", .parts = parts, .partCount = COUNT_OF(given), .given = given};
  const BuildCase apart = {.name = "counts of a batch",
                           .parts = parts,
                           .partCount = COUNT_OF(given),
                           .partCounts = counts,
                           .bvhCount = COUNT_OF(counts),
                           .given = given};
  runBuild(device, &together);
  runBuild(device, &apart);
  meshFree(&mesh);
}

/* Counts of geometries that have no room: all of them are too many, and counted. */
static void testCountsOfNone(void **state)
{
  static const uint32_t given[] = {3, 0, 0xffffffffu, 7}, counts[] = {1, 2, 0, 1};
  TestDevice *device = (TestDevice *)*state;
  Random random = {16};
  Part parts[COUNT_OF(given)];
  Mesh none, some;
  memset(&none, 0, sizeof(none));
  memset(&some, 0, sizeof(some));
  memset(parts, 0, sizeof(parts));
  meshSoup(&none, 0, 0.2f, &random);
  meshSoup(&some, 4, 0.2f, &random);
  for (uint32_t i = 0; i < COUNT_OF(given); ++i)
    parts[i].mesh = &none;
  const BuildCase one = {.name = "a count of none", .parts = parts, .partCount = 1, .given = given};
  const BuildCase batch = {.name = "counts of none",
                           .parts = parts,
                           .partCount = COUNT_OF(given),
                           .partCounts = counts,
                           .bvhCount = COUNT_OF(counts),
                           .given = given};
  runBuild(device, &one);
  assert_int_equal(bvhHeader(arenaFound(&arena, placed.info.destination)).clampedCount, 3);
  runBuild(device, &batch);
  parts[1].mesh = &some; /* a batch that has some after all */
  runBuild(device, &batch);
  meshFree(&none);
  meshFree(&some);
}

/* Descriptions that nobody wrote: the first structure says so, and nothing else is written. An update leaves it. */
static void testNoDescriptions(void **state)
{
  static const uint32_t counts[2] = {1, 2};
  TestDevice *device = (TestDevice *)*state;
  Random random = {17};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 300, 0.2f, &random);
  const Part parts[3] = {{.mesh = &mesh, .indexSize = 4}, {.mesh = &mesh}, {.mesh = &mesh}};
  const BuildCase batch = {
      .name = "no descriptions", .parts = parts, .partCount = 3, .partCounts = counts, .bvhCount = 2};
  for (uint32_t kind = 0; kind < 6; ++kind)
  {
    const uint32_t isUpdate = kind / 3, error = RAYSORT_BVH_ERROR_NO_DESCRIPTIONS;
    RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES, *words;
    placeBuild(device, kind % 2, &batch, 0);
    words = (uint32_t *)arenaImage(&arena, placed.info.descriptions);
    for (uint32_t i = 0; i < placed.layout.descriptionsSize / 4; ++i)
      words[i] = kind % 3 == 0 ? 0 : kind % 3 == 1 ? 0xffffffffu : randomWord(&random);
    if (isUpdate)
      expectBuild(&batch);
    placed.info.mode = isUpdate;
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count);
    if (!isUpdate)
    {
      Bvh empty = bvhBuild(NULL, 0);
      unsigned char *at = (unsigned char *)arenaImage(&arena, placed.info.destination);
      memcpy(at, empty.memory, RAYSORT_BVH_EMPTY_SIZE);
      memcpy(at + offsetof(RaysortBvhHeader, error), &error, 4);
      bvhFree(&empty);
    }
    arenaCompare(&arena, batch.name);
  }
  meshFree(&mesh);
}

/* ---- passes ---- */

/* Each pass by itself, everything poisoned that it does not declare. Of one structure: in a batch the order of the list
 * of small subtrees depends on who comes first, the structures do not. Of several workgroups of the climb. */
static void testPassesAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {19};
  for (uint32_t kind = 0; kind < 8; ++kind)
  {
    static const uint32_t given[2] = {1900, 100};
    RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
    Mesh mesh;
    memset(&mesh, 0, sizeof(mesh));
    buildMode = kind / 4 ? RAYSORT_BVH_BUILD_MODE_QUALITY : RAYSORT_BVH_BUILD_MODE_ANEW;
    meshSoup(&mesh, kind % 4 == 0 ? 2 : 3000, 0.05f, &random);
    if (kind % 4 == 3)
    {
      spoilMesh(&mesh, 1, &random);
      for (uint32_t i = 0; i < 9; ++i)
        mesh.vertices[i] = i % 4 == 0 ? 1e7f : 0;
    }
    const Part parts[2] = {{.mesh = &mesh, .indexSize = 4}, {.mesh = &mesh, .transform = turned}};
    BuildCase buildCase = {.name = "passes alone", .parts = parts, .partCount = kind % 4 == 1 ? 1 : 2};
    buildCase.given = kind % 4 == 2 ? given : NULL;
    placeBuild(device, 0, &buildCase, 0);
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, buildCase.name);
    expectBuild(&buildCase);
    checkStructures(buildCase.name);
    arenaCompare(&arena, buildCase.name);
    meshFree(&mesh);
  }
  buildMode = RAYSORT_BVH_BUILD_MODE_ANEW;
}

/* Workgroups past the limit on x, as if it were less than there are. */
static void testFold(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {21};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 3000, 0.05f, &random);
  const Part parts[2] = {{.mesh = &mesh, .indexSize = 4}, {.mesh = &mesh, .indexSize = 2}};
  static const uint32_t counts[2] = {1, 1};
  const BuildCase buildCase = {.name = "folded", .parts = parts, .partCount = 2, .partCounts = counts, .bvhCount = 2};
  for (uint32_t fold = 1; fold <= 7; fold += 3)
  {
    RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
    buildMode = fold == 4 ? RAYSORT_BVH_BUILD_MODE_QUALITY : RAYSORT_BVH_BUILD_MODE_ANEW;
    placeBuild(device, 1, &buildCase, 0);
    buildMode = RAYSORT_BVH_BUILD_MODE_ANEW;
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    for (uint32_t i = 0; i < count; ++i)
      if (strncmp(passes[i].name, "bvh", 3) == 0 && passes[i].workgroups[0] > fold)
      {
        passes[i].workgroups[1] = (passes[i].workgroups[0] + fold - 1) / fold;
        passes[i].workgroups[0] = fold;
      }
    arenaRunPasses(&arena, device->context, passes, count);
    expectBuild(&buildCase);
    arenaCompare(&arena, buildCase.name);
  }
  meshFree(&mesh);
}

/* Build, then trace, in one list without a barrier by hand. */
static void testBuildAndTrace(void **state)
{
  enum
  {
    RAYS = 1000
  };
  TestDevice *device = (TestDevice *)*state;
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES + RAYSORT_BVH_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES, more = RAYSORT_BVH_TRACE_MAX_PASSES, hits = 0;
  RaysortBvhTraceInfo trace;
  Random random = {23};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  memset(&trace, 0, sizeof(trace));
  meshSoup(&mesh, 2000, 0.1f, &random);
  const Part part = {.mesh = &mesh, .indexSize = 4};
  const BuildCase buildCase = {.name = "build and trace", .parts = &part, .partCount = 1};
  placeBuild(device, 1, &buildCase, RAYS * 64 + 4096);
  trace.maxCount = RAYS;
  trace.bvh = placed.info.destination;
  trace.rays = arenaTake(&arena, "rays", RAYS * sizeof(RaysortBvhRay), 16);
  trace.hits = arenaTake(&arena, "hits", RAYS * sizeof(RaysortBvhHit), 16);
  for (uint32_t i = 0; i < RAYS; ++i)
    ((RaysortBvhRay *)arenaImage(&arena, trace.rays))[i] = nastyRay(&placed.hostGeometries[0], i % 7, 1, &random);
  assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
  assert_int_equal(raysortPlanBvhTrace(device->context, &trace, &more, passes + count), VK_SUCCESS);
  arenaRunPasses(&arena, device->context, passes, count + more);
  expectBuild(&buildCase);
  for (uint32_t i = 0; i < RAYS; ++i)
  {
    const RaysortBvhRay *ray = (const RaysortBvhRay *)arenaImage(&arena, trace.rays) + i;
    RaysortBvhHit *hit = (RaysortBvhHit *)arenaImage(&arena, trace.hits) + i;
    hits += raysortBvhTraceOnHost(arenaImage(&arena, placed.info.destination), ray, 0, NULL, hit);
    hit->material = hit->flags & RAYSORT_BVH_HIT_BIT ? hit->geometry : 0;
    if (!device->gpu.isCpu) /* one hit in a thousand may be another there: test_gpu_trace.c counts them */
      *hit = ((const RaysortBvhHit *)arenaFound(&arena, trace.hits))[i];
  }
  assert_true(hits > RAYS / 4);
  arenaCompare(&arena, buildCase.name);
  meshFree(&mesh);
}

/* ---- updates ---- */

/* The host's update, of what placed.host names. */
static void updateExpected(void)
{
  RaysortBvhBuildLayout layout;
  void *scratch;
  placed.host.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &placed.host, &layout), VK_SUCCESS);
  scratch = malloc((size_t)layout.scratchSize);
  assert_int_equal(raysortBvhBuildOnHost(&placed.host, arenaImage(&arena, placed.info.destination),
                                         (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize),
                   VK_SUCCESS);
  free(scratch);
}

/* The structures that the host built are in the destination; then their vertices move, and the host's update is what
 * must be there. With each pass by itself, too. */
static void updateOnce(TestDevice *device, const BuildCase *buildCase, uint32_t kind)
{
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
  RaysortBvhBuildLayout layout;
  Random random = {kind};
  placeBuild(device, kind % 2, buildCase, 0);
  expectBuild(buildCase);
  for (uint32_t i = 0; i < buildCase->partCount; ++i) /* the arena has copies of the meshes */
  {
    const uint32_t stride = placed.hostGeometries[i].stride ? placed.hostGeometries[i].stride : 12;
    for (uint32_t k = 0; k < vertexTotal(&buildCase->parts[i]); ++k)
    {
      float vertex[3];
      uint8_t *at = (uint8_t *)(uintptr_t)placed.hostGeometries[i].data + (size_t)k * stride;
      memcpy(vertex, at, 12);
      for (uint32_t axis = 0; axis < 3; ++axis)
        vertex[axis] = vertex[axis] * 1.5f + randomFloat(&random, -0.1f, 0.1f);
      if (kind == 2 && k % 50 == 0)
        vertex[k % 3] = NAN;
      if (kind == 2 && k % 51 == 4) /* a second vertex on the first: nothing to be hit any more */
        memcpy(vertex, at - stride, 12);
      memcpy(at, vertex, 12);
    }
  }
  placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(device->context, &placed.info, &layout), VK_SUCCESS);
  assert_true(layout.scratchSize <= placed.layout.scratchSize);
  assert_true(layout.destinationSize == placed.layout.destinationSize);
  assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, layout.passCount);
  if (kind % 2)
    arenaRunPasses(&arena, device->context, passes, count);
  else
    arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, buildCase->name);
  updateExpected();
  checkStructures(buildCase->name);
  arenaCompare(&arena, buildCase->name);
}

static void testUpdates(void **state)
{
  static const uint32_t counts[] = {1, 0, 2, 1};
  static const uint32_t sizes[] = {3000, 1, 17, 400};
  TestDevice *device = (TestDevice *)*state;
  Random random = {33};
  Mesh meshes[COUNT_OF(sizes)];
  memset(meshes, 0, sizeof(meshes));
  for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
    meshSoup(&meshes[i], sizes[i], 0.05f, &random);
  spoilMesh(&meshes[3], 1, &random);
  for (uint32_t i = 0; i < 9; ++i) /* a ground: frames */
    meshes[0].vertices[i] = i % 4 == 0 ? 1e7f : 0;
  const Part parts[] = {{.mesh = &meshes[0], .indexSize = 4},
                        {.mesh = &meshes[1], .indexSize = 2},
                        {.mesh = &meshes[2], .transform = turned},
                        {.mesh = &meshes[3], .indexSize = 4, .stride = 20}};
  for (uint32_t kind = 1; kind <= 4; ++kind)
  {
    const BuildCase one = {.name = "update", .parts = parts, .partCount = kind == 4 ? 4 : 1};
    const BuildCase batch = {.name = "update of a batch",
                             .parts = parts,
                             .partCount = COUNT_OF(parts),
                             .partCounts = counts,
                             .bvhCount = COUNT_OF(counts)};
    updateOnce(device, &one, kind);
    updateOnce(device, &batch, kind);
  }
  for (uint32_t i = 0; i < COUNT_OF(sizes); ++i)
    meshFree(&meshes[i]);
}

/* Bytes that are no structure of such geometries are left as they are. */
static void testUpdatesOfNothing(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {34};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 300, 0.05f, &random);
  const Part part = {.mesh = &mesh, .indexSize = 4};
  const BuildCase buildCase = {.name = "update of nothing", .parts = &part, .partCount = 1};
  for (uint32_t kind = 0; kind < 6; ++kind)
  {
    RaysortPass passes[4];
    uint32_t count = 4, *words;
    placeBuild(device, kind % 2, &buildCase, 0);
    expectBuild(&buildCase);
    words = (uint32_t *)arenaImage(&arena, placed.info.destination);
    words[kind == 0 ? 12 : kind == 1 ? 16 : kind == 2 ? 18 : kind == 3 ? 8 : kind == 4 ? 9 : 17] += 1000;
    placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count);
    arenaCompare(&arena, buildCase.name);
  }
  meshFree(&mesh);
}

/* Descriptions of other counts than the 5 and 5 of the build. Of another sum: the structure stays as it is. Of the same
 * sum, dealt otherwise: no triangle is lost. If the counts came from the GPU there may be fewer. */
static void testUpdatesOfOtherCounts(void **state)
{
  static const struct
  {
    uint32_t named[2], isCounted, moves, updates;
  } cases[] = {{{4, 5}, 0, 1, 0}, {{6, 5}, 0, 1, 0}, {{20, 20}, 0, 1, 0}, {{6, 4}, 0, 0, 0}, {{10, 0}, 0, 0, 0},
               {{5, 5}, 0, 1, 1}, {{6, 5}, 1, 1, 1}, {{20, 20}, 1, 1, 1}, {{4, 5}, 1, 1, 0}};
  TestDevice *device = (TestDevice *)*state;
  Random random = {35};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 5, 0.05f, &random);
  const Part parts[2] = {{.mesh = &mesh, .most = 20}, {.mesh = &mesh, .most = 20}};
  const BuildCase buildCase = {.name = "update of other counts", .parts = parts, .partCount = 2};
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
  {
    RaysortPass passes[4];
    uint32_t count = 4;
    placeBuild(device, i % 2, &buildCase, 0);
    expectBuild(&buildCase);
    for (uint32_t k = 0; k < 2; ++k)
    {
      uint8_t *first = (uint8_t *)(uintptr_t)placed.hostGeometries[k].data;
      float x;
      placed.geometries[k].primitiveCount = cases[i].named[k];
      memcpy(&x, first, 4);
      x += cases[i].moves ? 0.25f : 0.0f;
      memcpy(first, &x, 4);
    }
    placed.info.primitiveCounts.size = cases[i].isCounted ? 8 : 0; /* a build with counts wrote the descriptions */
    assert_int_equal(
        raysortBvhWriteDescriptions(device->context, &placed.info, arenaImage(&arena, placed.info.descriptions)),
        VK_SUCCESS);
    placed.info.primitiveCounts.size = 0;
    placed.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
    assert_int_equal(raysortPlanBvhBuild(device->context, &placed.info, &count, passes), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count);
    if (cases[i].updates)
      updateExpected();
    checkStructures(buildCase.name);
    arenaCompare(&arena, buildCase.name);
  }
  meshFree(&mesh);
}

/* In memory that crosses a multiple of 4 GiB: at every place of destination and scratch, by and by. */
static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Random random = {29};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 900, 0.05f, &random);
  const Part part = {.mesh = &mesh, .indexSize = 2, .transform = turned};
  const BuildCase buildCase = {.name = "across 4 GiB", .parts = &part, .partCount = 1};
  if (!arenaCross4GiB(&arena, device, 4 << 20))
  {
    print_message("# no memory across 4 GiB to be had\n");
    meshFree(&mesh);
    return;
  }
  for (uint32_t i = 0; i < 12; ++i)
  {
    arenaPutBoundary(&arena, 1008 + i * 22000);
    runBuildOnce(device, i % 2, &buildCase);
  }
  arenaFree(&arena);
  meshFree(&mesh);
}

static int setup(void **state)
{
  return openTestDevice(state);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  free(placed.geometries);
  free(placed.hostGeometries);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testSizes),         cmocka_unit_test(testFamilies),
      LONG_TEST(testGeometries),           cmocka_unit_test(testFrames),
      cmocka_unit_test(testBatch),         LONG_TEST(testCounts),
      cmocka_unit_test(testCountsOfNone),  cmocka_unit_test(testNoDescriptions),
      cmocka_unit_test(testPassesAlone),   LONG_TEST(testFold),
      cmocka_unit_test(testBuildAndTrace), LONG_TEST(testLarge),
      cmocka_unit_test(testUpdates),       cmocka_unit_test(testUpdatesOfNothing),
      LONG_TEST(testUpdatesOfOtherCounts), LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_build", tests, setup, teardown);
}
