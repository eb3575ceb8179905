/* test_bvh_verify.c - the verifier accepts what was built; of other bytes, only those that keep a trace inside.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "bvh_reference.h"
#include "unit.h"

#include <fenv.h>
#include <math.h>
#include <stdlib.h>

/* A structure in memory of exactly its size, so that a sanitizer sees what reads past it. */
typedef struct Copy
{
  unsigned char *bytes;
  size_t size;
} Copy;

static Copy copyOf(const Bvh *bvh)
{
  Copy copy;
  copy.size = bvhHeader(bvh->memory).sizeLow;
  copy.bytes = (unsigned char *)malloc(copy.size);
  memcpy(copy.bytes, bvh->memory, copy.size);
  return copy;
}

/* Rays through all of it; every one must end. Returns the hits. */
static uint32_t traceAll(const unsigned char *bvh, Random *random)
{
  uint32_t i, k, hits = 0;
  for (i = 0; i < 6; ++i)
  {
    float origin[3], direction[3];
    RaysortBvhRay ray;
    RaysortBvhHit hit;
    for (k = 0; k < 3; ++k)
    {
      origin[k] = randomFloat(random, -1, 1);
      direction[k] = i == 5 ? (k == 1 ? 1e-30f : 0) : randomFloat(random, -1, 1);
    }
    ray = makeRay(origin, direction);
    if (i == 4)
      ray.direction[0] = 1e18f;
    hits += raysortBvhTraceOnHost(bvh, &ray, i % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0, NULL, &hit);
  }
  return hits;
}

/* Small structures with and without frames. */
static Bvh smallBvh(uint32_t kind, Mesh *mesh, Random *random)
{
  RaysortBvhGeometry geometry;
  const float centre[3] = {0.1f, 0.2f, 0.3f};
  memset(mesh, 0, sizeof(*mesh));
  if (kind % 3 == 0)
    meshSphere(mesh, centre, 0.7f, 5);
  else
    meshSoup(mesh, kind % 50 + 1, 0.3f, random);
  if (kind % 3 == 1)
  {
    meshSphere(mesh, centre, 0.0001f, 5);
    meshVertex(mesh, -1000, 0, -1000);
    meshVertex(mesh, 1000, 0, -1000);
    meshVertex(mesh, 0, 0, 1000);
    meshTriangle(mesh, mesh->vertexCount - 3, mesh->vertexCount - 2, mesh->vertexCount - 1);
  }
  geometry = meshGeometry(mesh);
  return bvhBuild(&geometry, 1);
}

#define MOST_FAULTS 64

static void test_broken_bytes_do_no_harm(void **state)
{
  Random random = {77};
  uint32_t round, accepted = 0, rejected = 0, frames = 0, hits = 0, faults = 0;
  const char *texts[MOST_FAULTS];
  (void)state;
  for (round = 0; round < 30000; ++round)
  {
    static Bvh bvh;
    static Mesh mesh;
    RaysortBvhReport report;
    Copy copy;
    uint32_t changes = 1 + randomWord(&random) % 3, i;
    if (round % 300 == 0)
    {
      meshFree(&mesh);
      bvhFree(&bvh);
      bvh = smallBvh(round / 300, &mesh, &random);
      assert_int_equal(raysortBvhVerify(bvh.memory, bvhHeader(bvh.memory).sizeLow, NULL), VK_SUCCESS);
      frames += bvhHeader(bvh.memory).frameCount;
    }
    copy = copyOf(&bvh);
    for (i = 0; i < changes; ++i)
    {
      const uint32_t header = randomWord(&random) % 3 == 0 ? 128 : (uint32_t)copy.size;
      const uint32_t place = randomWord(&random) % header;
      if (round % 2)
        copy.bytes[place] ^= (unsigned char)(1u << randomWord(&random) % 8);
      else
      {
        const uint32_t words[] = {0,           1,           0xffffffffu, 0x7fffffffu,        0x80000000u,
                                  0x7fc00000u, 0xc0000000u, 0xe0000000u, randomWord(&random)};
        memcpy(copy.bytes + place / 4 * 4, &words[randomWord(&random) % COUNT_OF(words)], 4);
      }
    }
    if (raysortBvhVerify(copy.bytes, copy.size, &report) == VK_SUCCESS)
    {
      ++accepted;
      assert_null(report.fault);
      hits += traceAll(copy.bytes, &random);
    }
    else
    {
      ++rejected;
      assert_non_null(report.fault);
      for (i = 0; i < faults && strcmp(texts[i], report.fault) != 0; ++i)
        ;
      if (i == faults && faults < MOST_FAULTS)
        texts[faults++] = report.fault;
    }
    free(copy.bytes);
    if (round == 29999)
    {
      meshFree(&mesh);
      bvhFree(&bvh);
    }
  }
  print_message("# %u rejected for %u reasons, %u accepted, %u hits in these; %u frames in the originals\n", rejected,
                faults, accepted, hits, frames);
  assert_true(rejected > 15000 && accepted > 100 && frames > 0 && hits > 0);
  assert_true(faults >= 20); /* the verifier says what is wrong, not one thing for all */
}

static void test_noise_and_truncation(void **state)
{
  Random random = {5};
  uint32_t round, i;
  (void)state;
  for (round = 0; round < 3000; ++round)
  {
    const size_t size = randomWord(&random) % 600;
    unsigned char *bytes = (unsigned char *)malloc(size + 1);
    const uint32_t magic = RAYSORT_BVH_MAGIC;
    for (i = 0; i < size; ++i)
      bytes[i] = (unsigned char)(round % 3 == 0 ? 0 : round % 3 == 1 ? 0xff : randomWord(&random));
    if (size > 36)
      memcpy(bytes + 48, &magic, size >= 52 ? 4 : 0);
    assert_int_equal(raysortBvhVerify(bytes, size, NULL), VK_ERROR_VALIDATION_FAILED_EXT);
    free(bytes);
  }
  for (round = 0; round < 3; ++round)
  {
    Mesh mesh;
    Bvh bvh = smallBvh(round, &mesh, &random);
    Copy copy = copyOf(&bvh);
    for (i = 0; i < copy.size; ++i)
    {
      unsigned char *part = (unsigned char *)malloc(i + 1);
      memcpy(part, copy.bytes, i);
      assert_int_equal(raysortBvhVerify(part, i, NULL), VK_ERROR_VALIDATION_FAILED_EXT);
      free(part);
    }
    free(copy.bytes);
    bvhFree(&bvh);
    meshFree(&mesh);
  }
}

/* One fault of each kind, and what is said of it. */
typedef struct Damage
{
  const char *text;
  uint32_t word; /* 4 bytes each; of the header, or from 32 on of node 0 */
  uint32_t value;
} Damage;

static void test_faults_are_named(void **state)
{
  const Damage damages[] = {
      {"magic", 12, 1},
      {"unknown type", 13, 3},
      {"size is not", 13, 1},
      {"raysortBvhVerifyLevels", 13, 2},
      {"counts in the header", 16, 0},
      {"size is not", 14, 1},
      {"not where", 8, 9},
      {"error is unknown", 27, 7},
      {"add up", 20, 5},
      {"a cell that is out of range", 4, 0x7fc00000},
      {"a cell that is out of range", 5, 0},
      {"stack need", 10, 1},
      {"stack need", 11, 1},
      {"box of the header", 24, 0},
      {"a grid is not that", 7, 0x40000000},
      {"unknown kind", 35, 0xd0000000},
      {"unknown kind", 35, 0xe0000000},
      {"a frame is not there", 35, 0xc0000000},
      {"not in its place", 35, 5},
      {"sticks out", 32, 0},
      {"a leaf does not begin", 35, 0x80000001},
      {"an empty child has a box", 35, 0xffffffff},
  };
  Random random = {2};
  RaysortBvhGeometry geometry;
  uint32_t i;
  Mesh mesh;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 200, 0.1f, &random);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  for (i = 0; i < COUNT_OF(damages); ++i)
  {
    Copy copy = copyOf(&bvh);
    RaysortBvhReport report;
    memcpy(copy.bytes + 4 * damages[i].word, &damages[i].value, 4);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortBvhVerify(copy.bytes, copy.size, &report), "damage %u", i);
    CHECK(strstr(report.fault, damages[i].text) != NULL, "damage %u: \"%s\" in: %s", i, damages[i].text, report.fault);
    free(copy.bytes);
  }
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* A copy or a build that met bad bytes leaves an empty structure that names its error: it is whole. */
static void test_errors_are_whole(void **state)
{
  Bvh bvh = bvhBuild(NULL, 0);
  uint32_t error;
  (void)state;
  for (error = 0; error <= RAYSORT_BVH_ERROR_NO_DESCRIPTIONS + 1; ++error)
  {
    memcpy(bvh.memory + offsetof(RaysortBvhHeader, error), &error, 4);
    CHECK_RESULT(error <= RAYSORT_BVH_ERROR_NO_DESCRIPTIONS ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortBvhVerify(bvh.memory, bvhHeader(bvh.memory).sizeLow, NULL), "error %u", error);
  }
  bvhFree(&bvh);
}

/* One triangle in a grid that is much larger, around the same place: the box is right in exact numbers, but a box test
 * in fp32 would lose it. And a box whose centre is far from what it holds. */
static void test_boxes_that_round_too_much(void **state)
{
  static const float vertices[9] = {-1, -1, 0.5f, 1, -1, 0.5f, 0, 1, 0.5f};
  static const float cells[2] = {33554432.0f, 0.0f}; /* 2^25; or the grid's own */
  const float origin[3] = {0, 0, -5}, direction[3] = {0, 0, 1};
  RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhGeometry geometry;
  uint32_t i, k;
  (void)state;
  ray.tMin = 4;
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = (VkDeviceAddress)(uintptr_t)vertices;
  geometry.primitiveCount = 1;
  geometry.maxVertex = 2;
  for (i = 0; i < 2; ++i)
  {
    Bvh bvh = bvhBuild(&geometry, 1);
    RaysortBvhHeader header = bvhHeader(bvh.memory);
    RaysortBvhReport report;
    RaysortBvhHit hit;
    assert_int_equal(raysortBvhVerify(bvh.memory, header.sizeLow, NULL), VK_SUCCESS);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.t == 5.5f);
    for (k = 0; k < 3; ++k)
    {
      const uint32_t words[2] = {0x40008000u, 0x40800000u}; /* half 2 around cell 32768; 4 around cell 0 */
      if (cells[i] > 0)
      {
        header.cell[k] = cells[i];
        header.origin[k] = -32768.0f * cells[i];
      }
      memcpy(bvh.memory + 128 + 4 * k, &words[i], 4);
    }
    memcpy(bvh.memory, &header, sizeof(header));
    assert_int_equal(raysortBvhVerify(bvh.memory, header.sizeLow, &report), VK_ERROR_VALIDATION_FAILED_EXT);
    CHECK(strstr(report.fault, i == 0 ? "a grid is not that" : "not in the middle") != NULL, "%u: %s", i, report.fault);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) == (i == 1)); /* lost */
    bvhFree(&bvh);
  }
}

/* The same in frames: small triangles near a large one have grids of their own; all nodes but the root are theirs. */
static void test_frames_that_round_too_much(void **state)
{
  const float origin[3] = {1, 1, -12}, direction[3] = {0, 0, 1};
  RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhGeometry geometry;
  RaysortBvhHeader header;
  RaysortBvhReport report;
  RaysortBvhGrid grid;
  RaysortBvhHit hit;
  uint32_t i, k;
  Mesh mesh;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshTriangle(&mesh, meshVertex(&mesh, -100000, -100000, 90000), meshVertex(&mesh, 100000, -100000, 90000),
               meshVertex(&mesh, 0, 100000, 90000));
  for (i = 0; i < 128; ++i)
  {
    const float z = 0.5f + (float)i * 0.03125f;
    meshTriangle(&mesh, meshVertex(&mesh, 0.75f, 0.75f, z), meshVertex(&mesh, 1.5f, 0.75f, z),
                 meshVertex(&mesh, 0.75f, 1.5f, z));
  }
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  header = bvhHeader(bvh.memory);
  assert_true(header.frameCount > 0);
  for (i = 0; i < 4; ++i)
  {
    uint32_t reference;
    memcpy(&reference, bvh.memory + 128 + 16 * i + 12, 4);
    assert_true(reference & RAYSORT_BVH_LEAF_BIT); /* a frame, a leaf, or empty */
  }
  assert_int_equal(raysortBvhVerify(bvh.memory, header.sizeLow, NULL), VK_SUCCESS);
  ray.tMin = 12;
  ray.tMax = 100;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && fabsf(hit.t - 12.5f) < 1e-4f);
  for (i = 0; i < header.frameCount; ++i)
  {
    unsigned char *at = bvh.memory + 16 * ((size_t)header.frames + (size_t)RAYSORT_BVH_FRAME_WORDS * i);
    memcpy(&grid, at, sizeof(grid));
    for (k = 0; k < 3; ++k)
    {
      grid.cell[k] = 33554432.0f; /* 2^25 */
      grid.origin[k] = -32768.0f * grid.cell[k];
    }
    memcpy(at, &grid, sizeof(grid));
  }
  for (i = 4; i < 4 * header.nodeCount; ++i)
  {
    uint32_t words[4];
    unsigned char *at = bvh.memory + 128 + 16 * (size_t)i;
    memcpy(words, at, sizeof(words));
    for (k = 0; k < 3 && words[3] != RAYSORT_BVH_EMPTY; ++k)
      words[k] = 0x41008000u; /* half 8 around cell 32768 */
    memcpy(at, words, sizeof(words));
  }
  assert_int_equal(raysortBvhVerify(bvh.memory, header.sizeLow, &report), VK_ERROR_VALIDATION_FAILED_EXT);
  CHECK(strstr(report.fault, "a grid is not that") != NULL, "%s", report.fault);
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit)); /* lost */
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* The box of a leaf must hold it, to the bit, and its centre be within 2 cells of the leaf's: a build takes the least
 * half extent that does, so the next smaller one does not. */
static void test_boxes_that_hardly_fit(void **state)
{
  uint32_t round, k, refused[2] = {0}, accepted = 0, close = 0;
  Random random = {3};
  (void)state;
  for (round = 0; round < 3000; ++round)
  {
    float vertices[9];
    Bvh bvh;
    for (k = 0; k < 9; ++k)
      vertices[k] = randomFloat(&random, -1, 1);
    const RaysortBvhGeometry geometry = oneTriangle(vertices);
    bvh = bvhBuild(&geometry, 1);
    const RaysortBvhHeader header = bvhHeader(bvh.memory);
    for (k = 0; k < 3; ++k)
    {
      uint32_t word, changed;
      float half;
      memcpy(&word, bvh.memory + 128 + 4 * k, 4);
      changed = word - 0x10000u;
      memcpy(&half, &changed, 4);
      memcpy(bvh.memory + 128 + 4 * k, &changed, 4);
      refused[0] += raysortBvhVerify(bvh.memory, header.sizeLow, NULL) != VK_SUCCESS;
      const double middle = (double)header.origin[k] + (double)(word & 0xffffu) * (double)header.cell[k];
      close += middle - (double)half - (double)header.cell[k] <= (double)header.boxMin[k] &&
               middle + (double)half + (double)header.cell[k] >= (double)header.boxMax[k];
      /* Boxes that are large enough, their centres off the leaf's by 1 to 2 cells and by 2 to 3. */
      const double own = ((double)header.boxMin[k] + (double)header.boxMax[k]) * 0.5;
      const uint32_t below = (uint32_t)floor((own - (double)header.origin[k]) / (double)header.cell[k]);
      changed = (word & 0xffff0000u) + 0x10000u;
      changed |= below + 2;
      memcpy(bvh.memory + 128 + 4 * k, &changed, 4);
      accepted += raysortBvhVerify(bvh.memory, header.sizeLow, NULL) == VK_SUCCESS;
      ++changed;
      memcpy(bvh.memory + 128 + 4 * k, &changed, 4);
      refused[1] += raysortBvhVerify(bvh.memory, header.sizeLow, NULL) != VK_SUCCESS;
      memcpy(bvh.memory + 128 + 4 * k, &word, 4);
    }
    bvhFree(&bvh);
  }
  print_message("# %u boxes too small, %u of them by less than a cell; %u off by 1 to 2 cells, %u by 2 to 3\n",
                refused[0], close, accepted, refused[1]);
  assert_int_equal(refused[0], 9000);
  assert_int_equal(refused[1], 9000);
  assert_int_equal(accepted, 9000);
  assert_true(close > 9);
}

/* ---- threads that round otherwise ---- */

/* Interval libraries set a rounding mode. Whoever promises bytes or hits refuses it; nothing else changes it. */
static void test_rounding_modes(void **state)
{
  static const int modes[] = {FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO};
  const float centre[3] = {0.1f, 0.2f, 0.3f}, from[3] = {0, 0, -5}, ahead[3] = {0, 0, 1};
  const float a[3] = {-1, -1, 1}, b[3] = {1, -1, 1}, c[3] = {0, 1, 1};
  const RaysortBvhRay ray = makeRay(from, ahead);
  RaysortBvhGeometry geometry;
  RaysortBvhReport report;
  RaysortBvhHit hit;
  Mesh mesh;
  Bvh bvh;
  uint32_t i;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshSphere(&mesh, centre, 0.7f, 5);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(bvh.result, VK_SUCCESS);
  for (i = 0; i < COUNT_OF(modes); ++i)
  {
    VkResult verified, built;
    VkBool32 isHit, isTriangle;
    Bvh other;
    assert_int_equal(fesetround(modes[i]), 0);
    verified = raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, &report);
    isHit = raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
    isTriangle = raysortBvhHitTriangleOnHost(&ray, a, b, c, &hit);
    other = bvhBuild(&geometry, 1);
    built = other.result;
    assert_int_equal(fegetround(), modes[i]);
    (void)fesetround(FE_TONEAREST);
    assert_int_equal(built, VK_ERROR_VALIDATION_FAILED_EXT);
    assert_int_equal(verified, VK_ERROR_VALIDATION_FAILED_EXT);
    assert_non_null(strstr(report.fault, "does not round to nearest"));
    assert_false(isHit || isTriangle);
    bvhFree(&other);
  }
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  assert_true(raysortBvhHitTriangleOnHost(&ray, a, b, c, &hit));
  bvhFree(&bvh);
  meshFree(&mesh);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_broken_bytes_do_no_harm),   cmocka_unit_test(test_noise_and_truncation),
      cmocka_unit_test(test_faults_are_named),          cmocka_unit_test(test_errors_are_whole),
      cmocka_unit_test(test_boxes_that_round_too_much), cmocka_unit_test(test_frames_that_round_too_much),
      cmocka_unit_test(test_boxes_that_hardly_fit),     cmocka_unit_test(test_rounding_modes),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
