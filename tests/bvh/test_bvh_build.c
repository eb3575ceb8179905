/* test_bvh_build.c - structures: sizes, refusals, what is left out, bytes, shapes of trees.
 * SPDX-License-Identifier: MIT */
#include "src/bvh/host/host.h"

#include "bvh_reference.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>

/* ---- helpers ---- */

typedef struct Told
{
  uint32_t count;
  VkResult result;
  char text[256];
} Told;

static void onMessage(void *user, VkResult result, const char *text)
{
  Told *told = (Told *)user;
  ++told->count;
  told->result = result;
  snprintf(told->text, sizeof(told->text), "%s", text);
}

/* FNV-1a over the bytes of a structure. */
static uint32_t digest(const Bvh *bvh)
{
  const RaysortBvhHeader header = bvhHeader(bvh->memory);
  uint32_t hash = 2166136261u, i;
  for (i = 0; i < header.sizeLow; ++i)
    hash = (hash ^ bvh->memory[i]) * 16777619u;
  return hash;
}

static RaysortBvhReport verified(const Bvh *bvh, const char *name)
{
  RaysortBvhReport report;
  assert_int_equal(bvh->result, VK_SUCCESS);
  CHECK_RESULT(VK_SUCCESS, raysortBvhVerify(bvh->memory, (size_t)bvh->layout.destinationSize, &report),
               "%s: %s (node %u, slot %u)", name, report.fault, report.node, report.slot);
  return report;
}

/* After the bytes that the header counts, nothing was written. */
static void check_rest(const Bvh *bvh)
{
  const RaysortBvhHeader header = bvhHeader(bvh->memory);
  VkDeviceSize i;
  assert_int_equal(header.sizeHigh, 0);
  assert_true(header.sizeLow <= bvh->layout.destinationSize);
  for (i = header.sizeLow; i < bvh->layout.destinationSize; ++i)
    CHECK(bvh->memory[i] == 0xcd, "byte %llu was written", (unsigned long long)i);
}

/* The shape in a record, by double precision: its scale, and whether it is thin. */
static void check_shape(const uint32_t words[12])
{
  double side[3][3], area = 0, longest = 0, scale;
  float v[3][4], stored;
  uint32_t n, k;
  memcpy(v, words, sizeof(v));
  for (n = 0; n < 3; ++n)
    for (k = 0; k < 3; ++k)
    {
      side[n][k] = (double)v[(n + 1) % 3][k] - (double)v[n][k];
      longest = fmax(longest, fabs(side[n][k]));
    }
  for (k = 0; k < 3; ++k)
  {
    const uint32_t i = (k + 1) % 3, j = (k + 2) % 3;
    area = fmax(area, fabs(side[0][i] * side[1][j] - side[0][j] * side[1][i]));
  }
  n = words[11] & RAYSORT_BVH_SHAPE_SCALE_MASK;
  memcpy(&stored, &n, 4);
  scale = longest * (double)stored;
  assert_true(longest < 0x1p-125 || (scale >= 0.999999 && scale < 2.000001));
  area /= longest * longest;
  if (longest > 0x1p-60 && area > 1e-6 && fabs(area - (double)RAYSORT_BVH_THIN) > 1e-5)
    assert_int_equal(words[11] & RAYSORT_BVH_SHAPE_THIN_BIT, area < (double)RAYSORT_BVH_THIN);
}

/* Every primitive of `geometries` that has a record, once: flags[geometry][primitive] counts. */
static void check_records(const Bvh *bvh, const RaysortBvhGeometry *geometries, uint32_t count)
{
  const RaysortBvhHeader header = bvhHeader(bvh->memory);
  uint32_t geometry, i, missing = 0;
  uint8_t **seen = (uint8_t **)calloc(count + 1, sizeof(*seen));
  for (geometry = 0; geometry < count; ++geometry)
    seen[geometry] = (uint8_t *)calloc(geometries[geometry].primitiveCount + 1, 1);
  for (i = 0; i < header.recordCount; ++i)
  {
    uint32_t words[12];
    memcpy(words, bvh->memory + 16 * (size_t)header.records + 48 * (size_t)i, sizeof(words));
    geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    assert_true(geometry < count && words[3] < geometries[geometry].primitiveCount);
    assert_int_equal(words[7] >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, geometries[geometry].flags);
    check_shape(words);
    assert_int_equal(seen[geometry][words[3]]++, 0);
  }
  for (geometry = 0; geometry < count; ++geometry)
  {
    for (i = 0; i < geometries[geometry].primitiveCount; ++i)
      missing += !seen[geometry][i];
    free(seen[geometry]);
  }
  free(seen);
  assert_int_equal(missing, header.badIndexCount + header.nonFiniteCount + header.degenerateCount);
}

/* ---- layouts and refusals ---- */

static RaysortBvhBuildLayout layoutOf(uint32_t primitives)
{
  RaysortBvhGeometry geometry;
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  memset(&geometry, 0, sizeof(geometry));
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  geometry.primitiveCount = primitives;
  one.geometries = &geometry;
  one.geometryCount = 1;
  info.bvhs = &one;
  info.bvhCount = 1;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_SUCCESS);
  return layout;
}

static void test_sizes_grow_with_counts(void **state)
{
  RaysortBvhBuildLayout last = layoutOf(0), next;
  uint32_t n;
  (void)state;
  for (n = 1; n <= RAYSORT_BVH_MAX_PRIMITIVES; n = n < 3000                                 ? n + 1
                                                   : n > RAYSORT_BVH_MAX_PRIMITIVES / 3 * 2 ? n + 1000003
                                                                                            : n + n / 7)
  {
    next = layoutOf(n);
    assert_true(next.destinationSize >= last.destinationSize && next.scratchSize >= last.scratchSize);
    assert_int_equal(next.alignment, 256);
    assert_int_equal(next.destinationSize % 256, 0);
    last = next;
  }
  next = layoutOf(RAYSORT_BVH_MAX_PRIMITIVES);
  assert_true(next.destinationSize >= last.destinationSize);
  print_message("# bytes a triangle: %.2f, scratch %.2f\n", (double)next.destinationSize / RAYSORT_BVH_MAX_PRIMITIVES,
                (double)next.scratchSize / RAYSORT_BVH_MAX_PRIMITIVES);
  assert_true(next.destinationSize <= 84ull * RAYSORT_BVH_MAX_PRIMITIVES);
}

typedef struct Refusal
{
  const char *word; /* of the message */
  size_t offset;    /* of the field in RaysortBvhGeometry */
  uint64_t value;
  size_t size;
  int isBuildOnly;
} Refusal;
#define FIELD(name) offsetof(RaysortBvhGeometry, name)

static const Refusal refusals[] = {
    {"geometries[1].type is 1", FIELD(type), 1, 4, 0},
    {"stride is 8, must be 0, or a multiple of 4 in 12 .. 65536", FIELD(stride), 8, 4, 0},
    {"stride is 14", FIELD(stride), 14, 4, 0},
    {"stride is 65540", FIELD(stride), 65540, 4, 0},
    {"indexSize is 3, must be 0, 2 or 4", FIELD(indexSize), 3, 4, 0},
    {"indexSize is 1", FIELD(indexSize), 1, 4, 0},
    {"must be 0, for indexSize is 0", FIELD(indexSize), 0, 4, 0},
    {"flags is 4, must be of RAYSORT_BVH_OPAQUE_BIT (1) and RAYSORT_BVH_MOTION_BIT (2)", FIELD(flags), 4, 4, 0},
    {"dataAtOne is 8, must be 0 without RAYSORT_BVH_MOTION_BIT", FIELD(dataAtOne), 8, 8, 0},
    {"strideAtOne is 12, must be 0 without", FIELD(strideAtOne), 12, 4, 0},
    {"reserved is 1, must be 0", FIELD(reserved), 1, 4, 0},
    {"dataAtOne is 0, must be a multiple of 4, and not 0", FIELD(flags), 2, 4, 1},
    {"primitiveCount of all geometries is 268435456, must be <= 268435455", FIELD(primitiveCount), 0x0fffffff, 4, 0},
    {"data is 0", FIELD(data), 0, 8, 1},
    {"data is 6", FIELD(data), 6, 8, 1},
    {"maxVertex is 0, must be the largest index", FIELD(maxVertex), 0, 4, 1},
    {"indices is 0", FIELD(indices), 0, 8, 1},
    {"indices is 2, must be a multiple of indexSize", FIELD(indices), 2, 8, 1},
    {"transform is 2, must be a multiple of 4", FIELD(transform), 2, 8, 1},
};

/* Two geometries of one triangle, in one structure. */
typedef struct Pair
{
  RaysortBvhGeometry geometries[2];
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  Told told;
} Pair;

static void makePair(Pair *pair)
{
  static const float vertices[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  static const uint32_t indices[3] = {0, 1, 2};
  RaysortBvhGeometry *geometry = &pair->geometries[0];
  memset(pair, 0, sizeof(*pair));
  geometry->data = (VkDeviceAddress)(uintptr_t)vertices;
  geometry->indices = (VkDeviceAddress)(uintptr_t)indices;
  geometry->indexSize = 4;
  geometry->primitiveCount = 1;
  geometry->maxVertex = 2;
  pair->geometries[1] = *geometry;
  pair->one.geometries = pair->geometries;
  pair->one.geometryCount = 2;
  pair->info.bvhs = &pair->one;
  pair->info.bvhCount = 1;
  pair->info.message = onMessage;
  pair->info.messageUser = &pair->told;
}

static void test_refuses_geometries(void **state)
{
  unsigned char memory[1024], scratch[1024];
  uint32_t i;
  (void)state;
  memset(scratch, 0, sizeof(scratch));
  for (i = 0; i < COUNT_OF(refusals); ++i)
  {
    const Refusal *refusal = &refusals[i];
    const uint32_t low = (uint32_t)refusal->value;
    Pair pair;
    makePair(&pair);
    if (refusal->size == 8)
      memcpy((char *)&pair.geometries[1] + refusal->offset, &refusal->value, 8);
    else
      memcpy((char *)&pair.geometries[1] + refusal->offset, &low, 4);
    CHECK_RESULT(refusal->isBuildOnly ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortGetBvhBuildLayout(NULL, &pair.info, &pair.layout), "layout: %s", refusal->word);
    memset(&pair.told, 0, sizeof(pair.told));
    memset(memory, 0xcd, sizeof(memory));
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortBvhBuildOnHost(&pair.info, memory, sizeof(memory), scratch, sizeof(scratch)), "build: %s",
                 refusal->word);
    CHECK(pair.told.count == 1 && strstr(pair.told.text, refusal->word) != NULL, "\"%s\" in: %s", refusal->word,
          pair.told.text);
    memset(&pair.told, 0, sizeof(pair.told)); /* and so does a build on a device */
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortBvhWriteDescriptions(NULL, &pair.info, memory),
                 "descriptions: %s", refusal->word);
    CHECK(pair.told.count == 1 && strstr(pair.told.text, refusal->word) != NULL, "\"%s\" in: %s", refusal->word,
          pair.told.text);
    assert_int_equal(memory[0], 0xcd);
  }
}

static void refusesLayout(Pair *pair, const char *word)
{
  memset(&pair->told, 0, sizeof(pair->told));
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &pair->info, &pair->layout), VK_ERROR_VALIDATION_FAILED_EXT);
  CHECK(strstr(pair->told.text, word) != NULL, "\"%s\" in: %s", word, pair->told.text);
}

static void test_refuses_structures_and_sizes(void **state)
{
  unsigned char *memory = (unsigned char *)malloc(4096), *scratch = (unsigned char *)malloc(4096);
  const VkResult refused = VK_ERROR_VALIDATION_FAILED_EXT;
  Pair pair;
  (void)state;
  makePair(&pair);
  pair.info.mode = 3;
  refusesLayout(&pair, "RaysortBvhBuildInfo.mode is 3, must be 0 .. 2");
  makePair(&pair);
  pair.one.geometries = NULL;
  refusesLayout(&pair, "bvhs[0].geometries is 0");
  makePair(&pair);
  pair.one.geometryCount = 0x01000001;
  refusesLayout(&pair, "geometryCount is 16777217, must be <= 16777216");
  makePair(&pair);
  pair.info.bvhCount = RAYSORT_BVH_MAX_STRUCTURES + 1;
  refusesLayout(&pair, "RaysortBvhBuildInfo.bvhCount is 16777217, must be 0 .. 16777216");
  makePair(&pair);
  pair.info.bvhs = NULL;
  refusesLayout(&pair, "RaysortBvhBuildInfo.bvhs is NULL");
  makePair(&pair);
  pair.info.mode = 3;
  pair.info.message = NULL;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &pair.info, &pair.layout), refused);
  makePair(&pair);
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &pair.info, &pair.layout), VK_SUCCESS);
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, (size_t)pair.layout.destinationSize - 1, scratch, 4096),
                   refused);
  assert_non_null(strstr(pair.told.text, "size is 511, must be >= 512"));
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, 4096, scratch, (size_t)pair.layout.scratchSize - 1),
                   refused);
  assert_non_null(strstr(pair.told.text, "scratchSize is"));
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, 4096, scratch + 8, 4088), refused);
  assert_non_null(strstr(pair.told.text, "scratch is not a multiple of 16"));
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, (size_t)pair.layout.destinationSize, scratch,
                                         (size_t)pair.layout.scratchSize),
                   VK_SUCCESS);
  pair.info.primitiveCounts.size = 8;
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, 4096, scratch, 4096), refused);
  assert_non_null(strstr(pair.told.text, "RaysortBvhBuildInfo.primitiveCounts"));
  makePair(&pair);
  pair.info.bvhCount = 0;
  pair.info.bvhs = NULL;
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, NULL, 0, NULL, 0), VK_SUCCESS); /* none is fine */
  assert_int_equal(raysortBvhWriteDescriptions(NULL, &pair.info, NULL), VK_SUCCESS);
  makePair(&pair);
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, NULL, 4096, scratch, 4096), refused);
  assert_non_null(strstr(pair.told.text, "raysortBvhBuildOnHost: memory is NULL"));
  assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, 4096, NULL, 4096), refused);
  assert_non_null(strstr(pair.told.text, "raysortBvhBuildOnHost: scratch is NULL"));
  assert_int_equal(raysortBvhWriteDescriptions(NULL, &pair.info, NULL), refused);
  assert_non_null(strstr(pair.told.text, "raysortBvhWriteDescriptions: memory is NULL"));
  assert_int_equal(raysortBvhVerify(NULL, 4096, NULL), refused);
  assert_int_equal(raysortBvhVerifyLevels(NULL, 4096, 256, NULL), refused);
  free(memory);
  free(scratch);
}

/* ---- inputs ---- */

static void test_few_triangles(void **state)
{
  Random random = {9};
  uint32_t n;
  (void)state;
  for (n = 0; n < 40; ++n)
  {
    RaysortBvhGeometry geometry;
    RaysortBvhReport report;
    RaysortBvhHit hit;
    const float origin[3] = {0, 0, -5}, direction[3] = {0, 0, 1};
    const RaysortBvhRay ray = makeRay(origin, direction);
    Mesh mesh;
    Bvh bvh;
    memset(&mesh, 0, sizeof(mesh));
    meshSoup(&mesh, n, 1, &random);
    geometry = meshGeometry(&mesh);
    bvh = bvhBuild(&geometry, n > 0 ? 1 : n % 2);
    report = verified(&bvh, "few");
    check_rest(&bvh);
    check_records(&bvh, &geometry, 1);
    assert_int_equal(report.header.recordCount, n);
    assert_true(report.header.nodeCount <= (n < 5 ? 1 : (n - 1) / 2));
    if (n == 0)
      assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
    bvhFree(&bvh);
    meshFree(&mesh);
  }
}

/* One mesh in five ways: the same triangles, so the same tree. */
static void test_indices_strides_and_transforms(void **state)
{
  static const float centre[3] = {0, 0, 0};
  static const float identity[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  static const float turn[12] = {0, -2, 0, 5, 2, 0, 0, -1, 0, 0, 0.5f, 3};
  const uint32_t strides[] = {12, 16, 24, 65536};
  Mesh mesh, flat;
  RaysortBvhGeometry geometry;
  uint32_t first = 0, i, k;
  uint16_t *narrow;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  memset(&flat, 0, sizeof(flat));
  meshSphere(&mesh, centre, 1, 9);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  verified(&bvh, "32-bit indices");
  first = digest(&bvh);
  bvhFree(&bvh);
  narrow = (uint16_t *)malloc(6 * mesh.triangleCount);
  for (i = 0; i < 3 * mesh.triangleCount; ++i)
    narrow[i] = (uint16_t)mesh.indices[i];
  geometry.indices = (VkDeviceAddress)(uintptr_t)narrow;
  geometry.indexSize = 2;
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(digest(&bvh), first);
  bvhFree(&bvh);
  for (i = 0; i < 3 * mesh.triangleCount; ++i)
    meshVertex(&flat, mesh.vertices[3 * mesh.indices[i]], mesh.vertices[3 * mesh.indices[i] + 1],
               mesh.vertices[3 * mesh.indices[i] + 2]);
  geometry.data = (VkDeviceAddress)(uintptr_t)flat.vertices;
  geometry.indices = 0;
  geometry.indexSize = 0;
  geometry.maxVertex = flat.vertexCount - 1;
  geometry.transform = (VkDeviceAddress)(uintptr_t)identity;
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(digest(&bvh), first);
  bvhFree(&bvh);
  geometry = meshGeometry(&mesh);
  for (i = 0; i < COUNT_OF(strides); ++i)
  {
    unsigned char *wide =
        (unsigned char *)malloc((size_t)strides[i] * (mesh.vertexCount - 1) + 12); /* not a byte more */
    for (k = 0; k < mesh.vertexCount; ++k)
      memcpy(wide + (size_t)strides[i] * k, mesh.vertices + 3 * k, 12);
    geometry.data = (VkDeviceAddress)(uintptr_t)wide;
    geometry.stride = strides[i];
    bvh = bvhBuild(&geometry, 1);
    assert_int_equal(digest(&bvh), first);
    bvhFree(&bvh);
    free(wide);
  }
  geometry = meshGeometry(&mesh);
  geometry.transform = (VkDeviceAddress)(uintptr_t)turn;
  bvh = bvhBuild(&geometry, 1);
  i = verified(&bvh, "transform").header.recordCount;
  assert_int_equal(i, mesh.triangleCount);
  assert_true(fabsf(bvhHeader(bvh.memory).boxMin[0] - 3) < 1e-2f &&
              fabsf(bvhHeader(bvh.memory).boxMax[2] - 3.5f) < 3e-2f);
  bvhFree(&bvh);
  free(narrow);
  meshFree(&mesh);
  meshFree(&flat);
}

static void test_bad_triangles_are_left_out(void **state)
{
  const float odd[] = {NAN, INFINITY, -INFINITY, 8e13f, -3e38f};
  uint32_t share, i;
  (void)state;
  for (share = 0; share <= 4; ++share) /* of 4: so many are spoiled */
  {
    Random random = {21 + share};
    uint32_t bad[4] = {0, 0, 0, 0};
    RaysortBvhGeometry geometries[3];
    RaysortBvhReport report;
    Mesh mesh;
    Bvh bvh;
    memset(&mesh, 0, sizeof(mesh));
    memset(geometries, 0, sizeof(geometries));
    meshSoup(&mesh, 3000, 0.1f, &random);
    for (i = 0; i < mesh.triangleCount; ++i)
    {
      const uint32_t kind = i % 4 < share ? 1 + randomWord(&random) % 3 : 0;
      ++bad[kind];
      if (kind == 1)
        mesh.indices[3 * i + randomWord(&random) % 3] = randomWord(&random) | 0x80000000u;
      else if (kind == 2)
        mesh.vertices[9 * i + randomWord(&random) % 9] = odd[randomWord(&random) % COUNT_OF(odd)];
      else if (kind == 3)
        mesh.indices[3 * i + 1] = mesh.indices[3 * i + i / 4 % 2 * 2];
    }
    geometries[0] = geometries[2] = meshGeometry(&mesh);
    geometries[2].flags = RAYSORT_BVH_OPAQUE_BIT;
    bvh = bvhBuild(geometries, 3);
    report = verified(&bvh, "spoiled");
    check_rest(&bvh);
    check_records(&bvh, geometries, 3);
    assert_int_equal(report.header.primitiveCount, 6000);
    assert_int_equal(report.header.badIndexCount, 2 * bad[1]);
    assert_int_equal(report.header.nonFiniteCount, 2 * bad[2]);
    assert_int_equal(report.header.degenerateCount, 2 * bad[3]);
    assert_int_equal(report.header.recordCount, 2 * bad[0]);
    bvhFree(&bvh);
    meshFree(&mesh);
  }
}

/* ---- bytes ---- */

/* Two triangles far larger than all else: what is on them gets frames. */
static void meshGround(Mesh *mesh, float size)
{
  const uint32_t first = meshVertex(mesh, -size, -1.25f, -size);
  meshVertex(mesh, size, -1.25f, -size);
  meshVertex(mesh, size, -1.25f, size);
  meshVertex(mesh, -size, -1.25f, size);
  meshTriangle(mesh, first, first + 2, first + 1);
  meshTriangle(mesh, first, first + 3, first + 2);
}

static void test_bytes_are_the_same_everywhere(void **state)
{
  /* Computed on x86-64 by gcc -O2; right on every host. Change them only with the format. */
  const uint32_t due[3] = {0x62b336d8u, 0x3524873cu, 0x435bc968u};
  static const float turn[12] = {0.8f, -0.6f, 0.1f, 5, 0.6f, 0.8f, -0.2f, -1, 0.05f, 0.3f, 0.9f, 3};
  Random random = {1};
  RaysortBvhGeometry geometries[3];
  uint32_t i, got[3];
  Mesh mesh, ground;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  memset(&ground, 0, sizeof(ground));
  meshSoup(&mesh, 20000, 0.02f, &random);
  meshGround(&ground, 1e6f);
  geometries[0] = geometries[1] = meshGeometry(&mesh);
  geometries[1].transform = (VkDeviceAddress)(uintptr_t)turn;
  geometries[2] = meshGeometry(&ground);
  for (i = 0; i < 3; ++i) /* both; the turned one; the turned one on the ground */
  {
    Bvh bvh = bvhBuild(geometries + (i > 0), i == 1 ? 1 : 2);
    assert_int_equal(verified(&bvh, "soup").header.frameCount > 0, i == 2);
    got[i] = digest(&bvh);
    bvhFree(&bvh);
  }
  print_message("# digests 0x%08x, 0x%08x, 0x%08x\n", got[0], got[1], got[2]);
  for (i = 0; i < 3; ++i)
    assert_int_equal(got[i], due[i]);
  meshFree(&mesh);
  meshFree(&ground);
}

/* A batch is its members, one after the other; what lay in scratch and memory before does not matter. */
static void test_a_batch_is_its_members(void **state)
{
  enum
  {
    MEMBERS = 50
  };
  RaysortBvhGeometry geometries[MEMBERS];
  RaysortBvhInfo bvhs[MEMBERS];
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  VkDeviceSize offsets[MEMBERS];
  Mesh meshes[MEMBERS];
  Random random = {31};
  unsigned char *memory;
  void *scratch;
  uint32_t i;
  (void)state;
  memset(meshes, 0, sizeof(meshes));
  memset(bvhs, 0, sizeof(bvhs));
  memset(&info, 0, sizeof(info));
  for (i = 0; i < MEMBERS; ++i)
  {
    meshSoup(&meshes[i], randomWord(&random) % 500, 0.1f, &random);
    geometries[i] = meshGeometry(&meshes[i]);
    bvhs[i].geometries = &geometries[i];
    bvhs[i].geometryCount = 1;
  }
  info.bvhs = bvhs;
  info.bvhCount = MEMBERS;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(&info, offsets), VK_SUCCESS);
  memory = (unsigned char *)malloc((size_t)layout.destinationSize);
  scratch = malloc((size_t)layout.scratchSize);
  memset(memory, 0x11, (size_t)layout.destinationSize);
  memset(scratch, 0x22, (size_t)layout.scratchSize);
  assert_int_equal(
      raysortBvhBuildOnHost(&info, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize),
      VK_SUCCESS);
  for (i = 0; i < MEMBERS; ++i)
  {
    Bvh bvh = bvhBuild(&geometries[i], 1);
    verified(&bvh, "member");
    assert_int_equal(offsets[i] % layout.alignment, 0);
    assert_memory_equal(memory + offsets[i], bvh.memory, bvhHeader(bvh.memory).sizeLow);
    bvhFree(&bvh);
    meshFree(&meshes[i]);
  }
  free(memory);
  free(scratch);
}

/* ---- updates ---- */

/* All vertices move: turned, shaken, all on one spot, back again; some out of range. */
static void moveMesh(Mesh *mesh, const Mesh *original, uint32_t kind)
{
  Random random = {kind};
  uint32_t i, k;
  for (i = 0; i < mesh->vertexCount; ++i)
    for (k = 0; k < 3; ++k)
    {
      const float *from = original->vertices + 3 * (size_t)i;
      float *to = mesh->vertices + 3 * (size_t)i;
      to[k] = from[k];
      if (kind == 1)
        to[k] = 3 * from[(k + 1) % 3] - 7;
      else if (kind == 2)
        to[k] = from[k] + randomFloat(&random, -0.5f, 0.5f);
      else if (kind == 3)
        to[k] = 0.25f;
      else if (kind == 4 && i % 20 == 0)
        to[k] = k == 1 ? NAN : 1e30f;
    }
}

static void updateBvh(Bvh *bvh, const RaysortBvhGeometry *geometries, uint32_t count, VkResult due)
{
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  one.geometries = geometries;
  one.geometryCount = count;
  info.bvhs = &one;
  info.bvhCount = 1;
  info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortBvhBuildOnHost(&info, bvh->memory, (size_t)bvh->layout.destinationSize, bvh->scratch,
                                         (size_t)bvh->layout.scratchSize),
                   due);
}

/* The hits of an updated structure are those of one that is built again; nothing is written after it. With the
 * first vertices again the bytes are the first ones. With frames, too. */
static void test_updates(void **state)
{
  enum
  {
    KINDS = 5
  };
  RaysortBvhGeometry geometries[2];
  Random random = {8};
  uint32_t kind, i, hits = 0;
  Mesh mesh, moved, ground;
  Bvh bvh, first;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  memset(&ground, 0, sizeof(ground));
  meshSoup(&mesh, 2000, 0.05f, &random);
  meshGround(&ground, 1e6f);
  moved = mesh;
  moved.vertices = (float *)malloc((size_t)mesh.vertexCount * 12);
  memcpy(moved.vertices, mesh.vertices, (size_t)mesh.vertexCount * 12);
  geometries[0] = meshGeometry(&moved);
  geometries[1] = meshGeometry(&ground);
  bvh = bvhBuild(geometries, 2);
  first = bvhBuild(geometries, 2);
  assert_true(verified(&bvh, "built").header.frameCount > 0);
  for (kind = 1; kind <= KINDS; ++kind)
  {
    const uint32_t isBack = kind == KINDS;
    moveMesh(&moved, &mesh, isBack ? 0 : kind);
    updateBvh(&bvh, geometries, 2, VK_SUCCESS);
    verified(&bvh, "updated");
    check_rest(&bvh);
    if (isBack)
      assert_memory_equal(bvh.memory, first.memory, bvhHeader(first.memory).sizeLow);
    else
    {
      Bvh fresh = bvhBuild(geometries, 2);
      for (i = 0; i < 500; ++i)
      {
        RaysortBvhRay ray = nastyRay(&geometries[0], i % 6, kind == 1 ? 8 : 1, &random);
        RaysortBvhHit a, b;
        hits += raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &a);
        raysortBvhTraceOnHost(fresh.memory, &ray, 0, NULL, &b);
        assert_memory_equal(&a, &b, sizeof(a));
      }
      bvhFree(&fresh);
    }
  }
  assert_true(hits > 500);
  memset(bvh.memory, 0, 128);
  geometries[0].primitiveCount = 2000;
  updateBvh(&bvh, geometries, 2, VK_ERROR_VALIDATION_FAILED_EXT);
  bvhFree(&bvh);
  bvhFree(&first);
  meshFree(&mesh);
  meshFree(&ground);
  free(moved.vertices);
}

/* A triangle two vertices of which meet in an update is not left out: it goes where its vertices are, without a hit.
 * One that cannot be read stays where it was. */
static void test_updates_of_degenerate_triangles(void **state)
{
  static const float vertices[2][9] = {{0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 0, 1, 1, 0, 1, 0, 1, 1}};
  const float origin[3] = {0.25f, 0.25f, -1}, direction[3] = {0, 0, 1};
  RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhGeometry geometry;
  RaysortBvhHit hit;
  uint32_t isBad;
  float moved[18];
  (void)state;
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = (VkDeviceAddress)(uintptr_t)moved;
  geometry.primitiveCount = 2;
  geometry.maxVertex = 5;
  for (isBad = 0; isBad < 2; ++isBad)
  {
    Bvh bvh;
    memcpy(moved, vertices, sizeof(moved));
    bvh = bvhBuild(&geometry, 1);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.primitive == 0);
    moved[0] = moved[3] = -3; /* (-3, 0, 0) twice, and (0, 5, 0) */
    moved[7] = 5;
    moved[8] = isBad ? NAN : 0;
    updateBvh(&bvh, &geometry, 1, VK_SUCCESS);
    verified(&bvh, "degenerate");
    assert_true(bvhHeader(bvh.memory).boxMin[0] == (isBad ? 0 : -3));
    assert_true(bvhHeader(bvh.memory).boxMax[1] == (isBad ? 1 : 5));
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.primitive == 1);
    memcpy(moved, vertices, sizeof(moved));
    updateBvh(&bvh, &geometry, 1, VK_SUCCESS);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.primitive == 0);
    bvhFree(&bvh);
  }
}

/* An update names the counts of the build, of each geometry: else it is refused, and nothing is written. */
static void test_refuses_updates(void **state)
{
  static const uint32_t counts[][3] = {{4, 5, 9}, {6, 5, 11}, {6, 4, 0}, {10, 0, 0}, {20, 20, 40}, {5, 5, 10}};
  uint32_t kind, i;
  (void)state;
  for (kind = RAYSORT_BVH_TRIANGLES; kind <= RAYSORT_BVH_BOXES; ++kind)
    for (i = 0; i < COUNT_OF(counts); ++i)
    {
      unsigned char memory[8192], kept[8192], scratch[8192 + 16], *work = scratch;
      const int isRight = i + 1 == COUNT_OF(counts);
      float data[400];
      RaysortBvhGeometry geometries[2];
      char word[64];
      Pair pair;
      uint32_t k;
      Random random = {i};
      makePair(&pair);
      memset(geometries, 0, sizeof(geometries));
      for (k = 0; k < COUNT_OF(data); ++k)
        data[k] = randomFloat(&random, 0, 1) + (kind == RAYSORT_BVH_BOXES && k % 6 >= 3 ? 1 : 0);
      for (k = 0; k < 2; ++k)
      {
        geometries[k].type = kind;
        geometries[k].data = (VkDeviceAddress)(uintptr_t)(data + 198 * k);
        geometries[k].primitiveCount = 5;
        geometries[k].maxVertex = kind == RAYSORT_BVH_TRIANGLES ? 59 : 0;
      }
      pair.one.geometries = geometries;
      work += (16 - (uintptr_t)scratch % 16) % 16;
      assert_int_equal(raysortBvhBuildOnHost(&pair.info, memory, sizeof(memory), work, 8192), VK_SUCCESS);
      memcpy(kept, memory, sizeof(memory));
      geometries[0].primitiveCount = counts[i][0];
      geometries[1].primitiveCount = counts[i][1];
      pair.info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
      data[0] += isRight ? 0 : 0.5f;
      CHECK_RESULT(isRight ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT,
                   raysortBvhBuildOnHost(&pair.info, memory, sizeof(memory), work, 8192), "kind %u: %u and %u", kind,
                   counts[i][0], counts[i][1]);
      assert_memory_equal(memory, kept, bvhHeader(kept).sizeLow);
      (void)snprintf(word, sizeof(word),
                     counts[i][2] ? "bvhs[0] has %u primitives, the structure in memory was built of 10"
                                  : "the geometries of bvhs[%u]",
                     counts[i][2]);
      CHECK(isRight || strstr(pair.told.text, word) != NULL, "\"%s\" in: %s", word, pair.told.text);
    }
}

/* ---- limits ---- */

/* The largest sizes there are, over geometries and structures: in 64 bits, and their sums too. */
static void test_largest_sizes(void **state)
{
  enum
  {
    PARTS = 1 << 12
  };
  const uint64_t records = RAYSORT_BVH_MAX_PRIMITIVES, words = 8 + 4 * ((records - 1) / 2) + 3 * records + records / 8;
  RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)calloc(PARTS, sizeof(*geometries));
  RaysortBvhInfo *bvhs = (RaysortBvhInfo *)calloc(PARTS, sizeof(*bvhs));
  VkDeviceSize *offsets = (VkDeviceSize *)calloc(PARTS, sizeof(*offsets));
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  uint32_t i;
  (void)state;
  memset(&info, 0, sizeof(info));
  for (i = 0; i < PARTS; ++i)
  {
    geometries[i].primitiveCount = (uint32_t)(records / PARTS + (i < records % PARTS));
    bvhs[i].geometries = geometries;
    bvhs[i].geometryCount = PARTS;
  }
  info.bvhs = bvhs;
  info.bvhCount = 300; /* members are looked at one by one: all of them would take long */
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_SUCCESS);
  assert_int_equal(raysortBvhGetOffsets(&info, offsets), VK_SUCCESS);
  assert_true(layout.scratchSize >= 144 * records && layout.scratchSize <= 144 * records + 256);
  for (i = 0; i < info.bvhCount; ++i)
    assert_true(offsets[i] == i * ((16 * words + 255) / 256 * 256));
  assert_true(layout.destinationSize == info.bvhCount * offsets[1]);
  /* a batch of the largest number of structures does not overflow, whatever its counts */
  assert_true(offsets[1] < ~(uint64_t)0 / RAYSORT_BVH_MAX_STRUCTURES);
  free(geometries);
  free(bvhs);
  free(offsets);
}

/* No input makes the nodes run out of room, so this test lowers the limit. Then the structure is empty, its header says
 * why, and the verifier and a trace accept it. */
static void test_no_room(void **state)
{
  const float origin[3] = {0, 0, -5}, direction[3] = {0, 0, 1};
  const RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhGeometry geometry;
  RaysortBvhReport report;
  RaysortBvhHeader header;
  RaysortBvhBuildInfo info;
  raysort_bvhOutput out;
  RaysortBvhInfo one;
  RaysortBvhHit hit;
  Random random = {6};
  Mesh mesh;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  memset(&one, 0, sizeof(one));
  meshSoup(&mesh, 300, 0.1f, &random);
  mesh.indices[5] = 1000000;
  geometry = meshGeometry(&mesh);
  one.geometries = &geometry;
  one.geometryCount = 1;
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(bvh.result, VK_SUCCESS);
  memset(bvh.memory, 0xcd, (size_t)bvh.layout.destinationSize);
  info = raysortBvhBatch(&one, 1);
  memset(&out, 0, sizeof(out));
  out.buildInfo = &info;
  out.info = &one;
  out.bytes = bvh.memory;
  out.times = 1;
  out.nodeLimit = 2;
  assert_int_equal(raysort_bvhBuildOne(&out, bvh.scratch), VK_INCOMPLETE);
  header = bvhHeader(bvh.memory);
  assert_true(header.error == RAYSORT_BVH_ERROR_NO_ROOM && header.recordCount == 0 && header.nodeCount == 1);
  assert_true(header.primitiveCount == 300 && header.badIndexCount == 1 && header.sizeLow == 192);
  check_rest(&bvh);
  bvh.result = VK_SUCCESS;
  report = verified(&bvh, "no room");
  assert_true(report.cost == 0.0f);
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* ---- shapes ---- */

/* The same geometry with motion: the same bounds. Returns its stack need. */
static uint32_t checkMotion(RaysortBvhGeometry geometry, const char *name)
{
  RaysortBvhReport report;
  Bvh bvh;
  geometry.flags |= RAYSORT_BVH_MOTION_BIT;
  geometry.dataAtOne = geometry.data;
  geometry.strideAtOne = geometry.stride;
  bvh = bvhBuild(&geometry, 1);
  report = verified(&bvh, name);
  assert_true(report.header.nodeCount <= 1 || report.header.nodeCount <= (report.header.recordCount - 1) / 2);
  bvhFree(&bvh);
  return report.header.stackNeed;
}

/* The same geometry in the quality mode: the same bounds, and it hardly ever costs more (moves save area of the binary
 * tree; the cost is that of the wide nodes). */
static uint32_t checkQuality(const RaysortBvhGeometry *geometry, const char *name, const RaysortBvhReport *fast)
{
  Bvh bvh = bvhBuildOf(RAYSORT_BVH_BUILD_MODE_QUALITY, geometry, 1);
  const RaysortBvhReport report = verified(&bvh, name);
  const uint32_t nodes = report.header.nodeCount;
  check_rest(&bvh);
  check_records(&bvh, geometry, 1);
  assert_true(nodes <= 1 || nodes <= (report.header.recordCount - 1) / 2);
  assert_int_equal(report.header.recordCount, fast->header.recordCount);
  CHECK(report.cost <= 1.02f * fast->cost, "%s, %u records: cost %.3f, in the fast mode %.3f", name,
        report.header.recordCount, (double)report.cost, (double)fast->cost);
  bvhFree(&bvh);
  return report.header.stackNeed;
}

static void test_shapes_keep_their_bounds(void **state)
{
  const uint32_t counts[] = {5, 16, 17, 100, 4095, 4096, 4097, 20000};
  uint32_t family, n, deepest = 0, stack = 0, qualityStack = 0, motionStack = 0;
  double most = 0;
  (void)state;
  for (family = 0; family < MESH_FAMILIES; ++family)
    for (n = 0; n < COUNT_OF(counts); ++n)
    {
      RaysortBvhGeometry geometry;
      RaysortBvhReport report;
      uint32_t nodes, need;
      Mesh mesh;
      Bvh bvh;
      memset(&mesh, 0, sizeof(mesh));
      meshFamily(&mesh, family, counts[n]);
      geometry = meshGeometry(&mesh);
      bvh = bvhBuild(&geometry, 1);
      report = verified(&bvh, meshFamilyNames[family]);
      check_rest(&bvh);
      check_records(&bvh, &geometry, 1);
      nodes = report.header.nodeCount;
      assert_true(nodes <= 1 || nodes <= (report.header.recordCount - 1) / 2);
      assert_true(report.header.frameCount <= counts[n] / 16);
      if (counts[n] > 4000 && nodes > 1 && (double)nodes / report.header.recordCount > most)
        most = (double)nodes / report.header.recordCount;
      deepest = report.header.depth > deepest ? report.header.depth : deepest;
      stack = report.header.stackNeed > stack ? report.header.stackNeed : stack;
      if (counts[n] == 20000)
        print_message("# %-15s %6u records, %5u nodes, %4u frames, depth %2u, stack %2u, cost %.1f\n",
                      meshFamilyNames[family], report.header.recordCount, nodes, report.header.frameCount,
                      report.header.depth, report.header.stackNeed, (double)report.cost);
      bvhFree(&bvh);
      need = checkQuality(&geometry, meshFamilyNames[family], &report);
      qualityStack = need > qualityStack ? need : qualityStack;
      need = checkMotion(geometry, meshFamilyNames[family]);
      motionStack = need > motionStack ? need : motionStack;
      meshFree(&mesh);
    }
  print_message("# most nodes a record %.3f, deepest %u, largest stack need %u, for quality %u, with motion %u\n", most,
                deepest, stack, qualityStack, motionStack);
  assert_true(stack <= 112);        /* RAYSORT_BVH_STACK as it is by default */
  assert_true(qualityStack <= 112 && motionStack <= 112);
}

/* ---- quality ---- */

static void test_visits_of_a_terrain(void **state)
{
  const float origin[3] = {50, 12, -5};
  double nodes = 0, records = 0;
  uint32_t rays = 0, x, y;
  RaysortBvhGeometry geometry;
  RaysortBvhReport report;
  Mesh mesh;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshTerrain(&mesh, 150, 100, 1.5f, 40, 12);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  report = verified(&bvh, "terrain");
  for (y = 0; y < 60; ++y)
    for (x = 0; x < 100; ++x)
    {
      const float direction[3] = {((float)x - 49.5f) / 50, -0.2f + (29.5f - (float)y) / 50, 1};
      const RaysortBvhRay ray = makeRay(origin, direction);
      Walk walk = walkBvh(bvh.memory, &ray, VK_FALSE);
      RaysortBvhHit hit;
      assert_int_equal(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit), walk.hit.flags != 0);
      assert_true(walk.hit.primitive == hit.primitive && (walk.hit.flags == 0 || memcmp(&walk.hit, &hit, 32) == 0));
      assert_true(walk.deepestStack <= report.header.stackNeed);
      nodes += walk.nodes;
      records += walk.records;
      ++rays;
    }
  print_message("# %u triangles: %.3f nodes a record, cost %.2f; a ray: %.2f nodes, %.2f records\n", mesh.triangleCount,
                (double)report.header.nodeCount / report.header.recordCount, (double)report.cost, nodes / rays,
                records / rays);
  assert_true(report.header.nodeCount < 0.21 * report.header.recordCount);
  assert_true(nodes / rays < 7.2 && records / rays < 2);
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* Large triangles among many that are small, and a terrain: rays visit less, and hit the same as before. An update of
 * the structure moves it, as any other. */
static void test_quality(void **state)
{
  RaysortBvhGeometry geometries[2];
  Random random = {81};
  Mesh soup, large, terrain;
  uint32_t kind, i;
  (void)state;
  memset(&soup, 0, sizeof(soup));
  memset(&large, 0, sizeof(large));
  memset(&terrain, 0, sizeof(terrain));
  meshSoup(&soup, 20000, 0.02f, &random);
  meshSoup(&large, 40, 0.4f, &random);
  meshTerrain(&terrain, 90, 60, 1.5f, 20, 12);
  for (kind = 0; kind < 2; ++kind)
  {
    double visits[2] = {0, 0};
    uint32_t hits = 0;
    Bvh bvhs[2];
    geometries[0] = meshGeometry(kind ? &terrain : &soup);
    geometries[1] = meshGeometry(&large);
    bvhs[0] = bvhBuild(geometries, 2 - kind);
    bvhs[1] = bvhBuildOf(RAYSORT_BVH_BUILD_MODE_QUALITY, geometries, 2 - kind);
    verified(&bvhs[1], "quality");
    for (i = 0; i < 3000; ++i)
    {
      const RaysortBvhRay ray = nastyRay(&geometries[0], i % 7, kind ? 60 : 1, &random);
      RaysortBvhHit found[2];
      uint32_t k;
      for (k = 0; k < 2; ++k)
      {
        const Walk walk = walkBvh(bvhs[k].memory, &ray, VK_FALSE);
        visits[k] += walk.nodes + 1.3 * walk.records; /* in times of a node: raysort_bvhCollapse */
        hits += raysortBvhTraceOnHost(bvhs[k].memory, &ray, 0, NULL, &found[k]);
      }
      assert_memory_equal(&found[0], &found[1], sizeof(found[0]));
      if (i < 100)
      {
        RaysortBvhHit due;
        const uint32_t count = bruteForce(geometries, 2 - kind, &ray, 0, NULL, &due, 1);
        assert_true(count ? found[1].primitive == due.primitive && found[1].geometry == due.geometry
                          : !(found[1].flags & RAYSORT_BVH_HIT_BIT));
      }
    }
    print_message("# kind %u: %.3f of the visits; %u hits\n", kind, visits[1] / visits[0], hits);
    assert_true(hits > 1000 && visits[1] < (kind ? 0.985 : 0.95) * visits[0]);
    updateBvh(&bvhs[1], geometries, 2 - kind, VK_SUCCESS);
    verified(&bvhs[1], "quality, updated");
    bvhFree(&bvhs[0]);
    bvhFree(&bvhs[1]);
  }
  meshFree(&soup);
  meshFree(&large);
  meshFree(&terrain);
}

/* Nested triangles, each a little smaller than the one before, with small ones among them, in no order: the search for
 * a better place goes down a comb, and its stack fills up to the last of its 24 entries. */
static void test_quality_of_combs(void **state)
{
  Random random = {77};
  uint32_t round, i, k;
  (void)state;
  for (round = 0; round < 128; ++round)
  {
    float corners[100][9], size = 1;
    const uint32_t count = 60 + randomWord(&random) % 40;
    const float ratio = randomFloat(&random, 0.965f, 0.985f);
    RaysortBvhGeometry geometry = raysortBvhMesh((VkDeviceAddress)(uintptr_t)corners, 3 * count, 0, count);
    Bvh bvh;
    for (i = 0; i < count; ++i)
    {
      const uint32_t at = randomWord(&random) % (i + 1);
      const float least = i % 3 == 0 ? 0.9f * size : 0, side = i % 3 == 0 ? 0.01f * size : size;
      memmove(corners[i], corners[at], sizeof(corners[i])); /* a shuffle */
      for (k = 0; k < 9; ++k)
        corners[at][k] = side * (k % 4 == 0 ? 1.0f : randomFloat(&random, 0, 0.1f));
      for (k = 0; k < 3; ++k)
      {
        const float from = least > 0 ? randomFloat(&random, 0, least) : 0;
        corners[at][k] += from;
        corners[at][3 + k] += from;
        corners[at][6 + k] += from;
      }
      size *= ratio;
    }
    bvh = bvhBuildOf(RAYSORT_BVH_BUILD_MODE_QUALITY, &geometry, 1);
    verified(&bvh, "a comb");
    bvhFree(&bvh);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sizes_grow_with_counts),
      cmocka_unit_test(test_quality_of_combs),
      cmocka_unit_test(test_refuses_geometries),
      cmocka_unit_test(test_refuses_structures_and_sizes),
      cmocka_unit_test(test_few_triangles),
      cmocka_unit_test(test_indices_strides_and_transforms),
      cmocka_unit_test(test_bad_triangles_are_left_out),
      cmocka_unit_test(test_bytes_are_the_same_everywhere),
      cmocka_unit_test(test_a_batch_is_its_members),
      cmocka_unit_test(test_updates),
      cmocka_unit_test(test_updates_of_degenerate_triangles),
      cmocka_unit_test(test_refuses_updates),
      cmocka_unit_test(test_largest_sizes),
      cmocka_unit_test(test_no_room),
      cmocka_unit_test(test_shapes_keep_their_bounds),
      cmocka_unit_test(test_visits_of_a_terrain),
      cmocka_unit_test(test_quality),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
