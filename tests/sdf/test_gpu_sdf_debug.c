/* test_gpu_sdf_debug.c - pictures of fields: what a mode shows is that of the reference's hits, boxes are over it,
 * nothing else is written; bad fields are refused.
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

#include "sdf_rays.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define WIDTH           43u
#define HEIGHT          29u
#define T_MAX           30.0f

static Arena arena;
static SdfCase cases[SDF_CASE_COUNT];

/* A camera at (0.3, 0.2, 6) that looks down -z, 80 degrees wide; near plane at 0.1. */
static void camera(float clipToWorld[16])
{
  static const float at[3] = {0.3f, 0.2f, 6};
  memset(clipToWorld, 0, 16 * sizeof(float));
  clipToWorld[0] = 0.84f;  /* x of clip space, times w */
  clipToWorld[5] = -0.57f; /* y points down */
  for (int k = 0; k < 3; ++k)
  {
    clipToWorld[8 + k] = -at[k] * 9.9f; /* depth: 1 / w falls from 10 to 0.1 */
    clipToWorld[12 + k] = at[k] * 10;
  }
  clipToWorld[11] = -9.9f;
  clipToWorld[14] -= 1;
  clipToWorld[15] = 10;
}

/* As the kernel has it. */
static RaysortSdfRay rayOf(const float m[16], uint32_t x, uint32_t y)
{
  const float at[2] = {(float)(x + 0.5) / WIDTH * 2 - 1, (float)(y + 0.5) / HEIGHT * 2 - 1};
  float world[2][4];
  double length = 0;
  RaysortSdfRay ray;
  for (int depth = 0; depth < 2; ++depth)
    for (int k = 0; k < 4; ++k)
      world[depth][k] = m[k] * at[0] + m[4 + k] * at[1] + m[8 + k] * (float)depth + m[12 + k];
  for (int k = 0; k < 3; ++k)
  {
    ray.origin[k] = world[0][k] / world[0][3];
    ray.direction[k] = world[1][k] / world[1][3] - ray.origin[k];
    length += (double)ray.direction[k] * (double)ray.direction[k];
  }
  for (int k = 0; k < 3; ++k)
    ray.direction[k] = (float)((double)ray.direction[k] / sqrt(length));
  ray.tMin = 0;
  ray.tMax = T_MAX;
  return ray;
}

static RaysortSdfDebugInfo place(TestDevice *device, uint32_t poison, SdfCaseKind kind, uint32_t mode,
                                 uint32_t overlays)
{
  const SdfField *field = &cases[kind].field;
  RaysortSdfInstance instances[3];
  const uint32_t list[3] = {2, 7, 0};
  RaysortSdfDebugInfo info;
  memset(&info, 0, sizeof(info));
  memset(instances, 0, sizeof(instances));
  for (uint32_t i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k)
    {
      instances[i].boxMin[k] = -1 - (float)i;
      instances[i].boxMax[k] = 1 + (float)i;
      instances[i].flags = i == 2 ? RAYSORT_SDF_INSTANCE_DYNAMIC_BIT : 0;
    }
  info.sdf = field->info;
  info.sdf.brickCapacity = field->header->brickCapacity;
  info.mode = mode;
  info.overlays = overlays;
  info.width = WIDTH;
  info.height = HEIGHT;
  info.tMax = T_MAX;
  camera(info.clipToWorld);
  arenaBegin(&arena, device, arenaCapacity(field->size + WIDTH * HEIGHT * 4 + sizeof(instances) + 64, 6), poison);
  info.field = arenaTake(&arena, "field", field->size, 256);
  memcpy(arenaImage(&arena, info.field), field->memory, field->size);
  info.image = arenaTake(&arena, "image", WIDTH * HEIGHT * 4, 4);
  if (overlays & (RAYSORT_SDF_DEBUG_STATIC_BIT | RAYSORT_SDF_DEBUG_DYNAMIC_BIT))
  {
    info.instances = arenaTake(&arena, "instances", sizeof(instances), 4);
    memcpy(arenaImage(&arena, info.instances), instances, sizeof(instances));
    info.instanceList = arenaTakeWords(&arena, "list", list, 3);
    info.maxInstances = 3;
  }
  return info;
}

/* Runs it; every pixel is written, opaque, and nothing else. */
static const uint32_t *run(TestDevice *device, const RaysortSdfDebugInfo *info)
{
  RaysortPass pass;
  uint32_t count = 1;
  assert_int_equal(raysortPlanSdfDebug(device->context, info, &count, &pass), VK_SUCCESS);
  arenaRunPasses(&arena, device->context, &pass, count);
  const uint32_t *pixels = (const uint32_t *)arenaFound(&arena, info->image);
  for (uint32_t i = 0; i < WIDTH * HEIGHT; ++i)
    assert_int_equal(pixels[i] >> 24, 255);
  memcpy(arenaImage(&arena, info->image), pixels, WIDTH * HEIGHT * 4);
  arenaCompare(&arena, "picture");
  return pixels;
}

static uint32_t bytes(double r, double g, double b)
{
  const double c[3] = {r, g, b};
  uint32_t word = 0xff000000u;
  for (int k = 0; k < 3; ++k)
    word |= (uint32_t)(fmin(fmax(c[k], 0), 1) * 255 + 0.5) << (8 * k);
  return word;
}

static int isClose(uint32_t a, uint32_t b)
{
  for (int k = 0; k < 24; k += 8)
    if (abs((int)(a >> k & 255) - (int)(b >> k & 255)) > 4)
      return 0;
  return 1;
}

/* Distance and normal of every pixel. */
static void testHits(void **state)
{
  static const SdfCaseKind kinds[] = {SDF_CASE_SOLIDS, SDF_CASE_ASTRAY, SDF_CASE_COARSE};
  for (uint32_t i = 0; i < 2 * COUNT_OF(kinds); ++i)
  {
    const uint32_t mode = i % 2 ? RAYSORT_SDF_DEBUG_NORMAL : RAYSORT_SDF_DEBUG_DISTANCE;
    const SdfCase *test = &cases[kinds[i / 2]];
    const RaysortSdfDebugInfo info = place((TestDevice *)*state, i % 2, kinds[i / 2], mode, 0);
    const uint32_t *pixels = run((TestDevice *)*state, &info);
    uint32_t hits = 0, unlike = 0;
    for (uint32_t p = 0; p < WIDTH * HEIGHT; ++p)
    {
      const RaysortSdfRay ray = rayOf(info.clipToWorld, p % WIDTH, p / WIDTH);
      const RaysortSdfHit hit = sdfTrace(&test->field, &ray, 0, 0, test->field.info.cascadeCount);
      double n[3], d = (double)hit.t / (double)T_MAX;
      if (!(hit.flags & RAYSORT_SDF_HIT_BIT))
        continue;
      ++hits;
      sdfUnpackNormal(hit.normal, n);
      unlike += !isClose(pixels[p], mode == RAYSORT_SDF_DEBUG_DISTANCE
                                        ? bytes(0, d, 1 - d)
                                        : bytes(n[0] / 2 + 0.5, n[1] / 2 + 0.5, n[2] / 2 + 0.5));
    }
    print_message("# %s, mode %u: %u hits, %u unlike\n", test->name, mode, hits, unlike);
    assert_true(hits > WIDTH * HEIGHT / 8 && unlike <= hits / 30);
  }
}

static uint32_t colours(const uint32_t *pixels)
{
  uint32_t count = 0;
  for (uint32_t i = 0; i < WIDTH * HEIGHT; ++i)
  {
    uint32_t k = 0;
    while (k < i && pixels[k] != pixels[i])
      ++k;
    count += k == i;
  }
  return count;
}

/* The other modes: they tell what they are about apart. */
static void testModes(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t mode = 0; mode <= RAYSORT_SDF_DEBUG_STALE; ++mode)
  {
    const RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_ASTRAY, mode, 0);
    const uint32_t count = colours(run(device, &info));
    assert_true(count > 10);
  }
  for (uint32_t mode = 0; mode < 2; ++mode)
  {
    RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_EMPTY, RAYSORT_SDF_DEBUG_UNKNOWN, 0);
    RaysortSdfCascade *cascade = (RaysortSdfCascade *)((uint8_t *)arenaImage(&arena, info.field) + 64);
    const uint32_t *pixels;
    if (mode)
      cascade->flags = 0; /* never built: all is unknown */
    pixels = run(device, &info);
    assert_true(colours(pixels) == 1 && isClose(pixels[0], mode ? bytes(0.7, 0, 0.7) : 0xff000000u));
  }
}

/* What was built with a dynamic instance, and what is stale, by the state map. */
static void testStale(void **state)
{
  static const uint32_t bits[] = {RAYSORT_SDF_STALE_BIT, RAYSORT_SDF_DYNAMIC_BIT};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2; ++i)
  {
    const RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_ASTRAY, RAYSORT_SDF_DEBUG_STALE, 0);
    const SdfField *field = &cases[SDF_CASE_ASTRAY].field;
    uint32_t *words =
        (uint32_t *)((uint8_t *)arenaImage(&arena, info.field) + 256 * (size_t)field->header->stateOffset);
    uint32_t marked = 0, hits = 0;
    const uint32_t *pixels;
    for (uint32_t k = 0; k < 3 * RAYSORT_SDF_VOXELS; ++k)
      words[k] |= words[k] & RAYSORT_SDF_EMPTY_BIT ? 0 : bits[i];
    pixels = run(device, &info);
    for (uint32_t p = 0; p < WIDTH * HEIGHT; ++p)
    {
      const RaysortSdfRay ray = rayOf(info.clipToWorld, p % WIDTH, p / WIDTH);
      const uint32_t low = pixels[p] & 255, mid = pixels[p] >> 8 & 255;
      if (sdfTrace(field, &ray, 0, 0, 3).flags & RAYSORT_SDF_HIT_BIT)
      {
        ++hits;
        marked += i == 0 ? low > 3 * mid : mid > 3 * low;
      }
    }
    assert_true(marked > hits - hits / 40);
  }
}

static uint32_t differing(const uint32_t *a, const uint32_t *b)
{
  uint32_t count = 0;
  for (uint32_t i = 0; i < WIDTH * HEIGHT; ++i)
    count += a[i] != b[i];
  return count;
}

static void testOverlays(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  static uint32_t plain[WIDTH * HEIGHT];
  for (uint32_t bit = 0; bit <= 4; ++bit)
  {
    const RaysortSdfDebugInfo info =
        place(device, 0, SDF_CASE_NESTED, RAYSORT_SDF_DEBUG_NORMAL, bit ? 1u << (bit - 1) : 0);
    const uint32_t *pixels = run(device, &info);
    if (bit == 0)
      memcpy(plain, pixels, sizeof(plain));
    else
      assert_true(differing(plain, pixels) > 3 && differing(plain, pixels) < WIDTH * HEIGHT / 2);
  }
}

/* The same view once more, by matrices of other kinds. */
typedef enum View
{
  NEAR_AT_0,
  NEAR_AT_1,
  NEAR_AT_1_ENDLESS,
  FLAT_NEAR_AT_0, /* orthographic */
  FLAT_NEAR_AT_1,
  VIEWS
} View;

static void viewOf(View view, float m[16])
{
  static const float flat[16] = {3, 0, 0, 0, 0, -2, 0, 0, 0, 0, -10, 0, 0.3f, 0.2f, 6, 1};
  camera(m);
  if (view >= FLAT_NEAR_AT_0)
    memcpy(m, flat, sizeof(flat));
  for (int k = 0; k < 4 && (view == NEAR_AT_1 || view == FLAT_NEAR_AT_1); ++k)
  {
    m[12 + k] += m[8 + k];
    m[8 + k] = -m[8 + k];
  }
  for (int k = 0; k < 4 && view == NEAR_AT_1_ENDLESS; ++k) /* at the far plane w is 0 */
  {
    m[8 + k] = m[12 + k];
    m[12 + k] = 0;
  }
  if (view == NEAR_AT_1_ENDLESS)
  {
    m[10] += 1;
    m[14] = -1;
  }
}

/* Hits and edges of boxes are the same whichever plane has depth 0; an orthographic view has them, too. */
static void testViews(void **state)
{
  static uint32_t first[2][WIDTH * HEIGHT], plain[WIDTH * HEIGHT];
  TestDevice *device = (TestDevice *)*state;
  const SdfField *field = &cases[SDF_CASE_NESTED].field;
  for (uint32_t i = 0; i < 2 * VIEWS; ++i)
  {
    const View view = (View)(i / 2);
    const uint32_t isFlat = view >= FLAT_NEAR_AT_0, boxes = i % 2 ? RAYSORT_SDF_DEBUG_DYNAMIC_BIT : 0;
    RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_NESTED, RAYSORT_SDF_DEBUG_DISTANCE,
                                     boxes | (view == FLAT_NEAR_AT_1 ? RAYSORT_SDF_DEBUG_REVERSED_BIT : 0));
    float straight[16];
    uint32_t hits = 0, unlike = 0;
    viewOf(view, info.clipToWorld);
    viewOf(isFlat ? FLAT_NEAR_AT_0 : NEAR_AT_0, straight);
    const uint32_t *pixels = run(device, &info);
    if (view == NEAR_AT_0 || view == FLAT_NEAR_AT_0)
      memcpy(first[boxes != 0], pixels, sizeof(first[0]));
    for (uint32_t p = 0; p < WIDTH * HEIGHT && !boxes; ++p)
    {
      const RaysortSdfRay ray = rayOf(straight, p % WIDTH, p / WIDTH);
      const RaysortSdfHit hit = sdfTrace(field, &ray, 0, 0, field->info.cascadeCount);
      const double d = (double)hit.t / (double)T_MAX;
      hits += (hit.flags & RAYSORT_SDF_HIT_BIT) != 0;
      unlike += hit.flags & RAYSORT_SDF_HIT_BIT && !isClose(pixels[p], bytes(0, d, 1 - d));
    }
    print_message("# view %u, %s: %u hits, %u unlike; %u pixels are not as with depth 0, %u of edges\n", view,
                  boxes ? "boxes" : "plain", hits, unlike, differing(first[boxes != 0], pixels),
                  boxes ? differing(plain, pixels) : 0);
    if (boxes)
      assert_true(differing(plain, pixels) > 20 && differing(plain, pixels) < WIDTH * HEIGHT / 2);
    else
      assert_true(hits > WIDTH * HEIGHT / 16 && unlike <= hits / 30);
    assert_true(differing(first[boxes != 0], pixels) <= WIDTH * HEIGHT / 40);
    memcpy(plain, pixels, sizeof(plain));
  }
}

static void testAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_SOLIDS, RAYSORT_SDF_DEBUG_STALE, 15);
  RaysortBuffer scratch = info.image; /* there is none */
  RaysortPass pass;
  uint32_t count = 1;
  scratch.size = 0;
  assert_int_equal(raysortPlanSdfDebug(device->context, &info, &count, &pass), VK_SUCCESS);
  arenaRunPassesAlone(&arena, device->context, &pass, count, scratch, "picture");
}

typedef struct Bad
{
  size_t offset;
  uint32_t value;
  const char *words[3]; /* field, value, limit */
} Bad;

static void testRefused(void **state)
{
#define DEBUG(field) offsetof(RaysortSdfDebugInfo, field)
  static const Bad bad[] = {
      {DEBUG(mode), 9, {"RaysortSdfDebugInfo.mode", "9", "8"}},
      {DEBUG(overlays), 32, {"RaysortSdfDebugInfo.overlays", "32", "31"}},
      {DEBUG(width), 16385, {"RaysortSdfDebugInfo.width", "16385", "16384"}},
      {DEBUG(height), 0xffffffffu, {"RaysortSdfDebugInfo.height", "4294967295", "16384"}},
      {DEBUG(height), HEIGHT + 1, {"RaysortSdfDebugInfo.image", "4988", "5160"}},
      {DEBUG(maxInstances), 0x80000000u, {"RaysortSdfDebugInfo.maxInstances", "2147483648", "2147483647"}},
      {DEBUG(maxInstances), 4, {"RaysortSdfDebugInfo.instanceList", "12", "16"}},
      {DEBUG(tMin), 0xbf800000u, {"RaysortSdfDebugInfo.tMin", "-1", "0"}},
      {DEBUG(tMax), 0x7fc00000u, {"RaysortSdfDebugInfo.tMax", "nan", "1e+30"}},
      {DEBUG(firstCascade), 3, {"RaysortSdfDebugInfo.firstCascade", "3", "2"}},
      {DEBUG(cascadeCount), 4, {"RaysortSdfDebugInfo.cascadeCount", "4", "3"}},
      {DEBUG(sdf.cascadeCount), 4, {"RaysortSdfDebugInfo.field", NULL, NULL}},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(bad); ++i)
  {
    RaysortSdfDebugInfo info = place(device, 0, SDF_CASE_NESTED, 0, 15);
    uint32_t count = 0;
    memcpy((char *)&info + bad[i].offset, &bad[i].value, 4);
    device->messageCount = 0;
    assert_int_equal(raysortPlanSdfDebug(device->context, &info, &count, NULL), VK_ERROR_VALIDATION_FAILED_EXT);
    for (uint32_t k = 0; k < 3 && bad[i].words[k]; ++k)
      if (device->messageCount != 1 || !strstr(device->message, bad[i].words[k]))
        fail_msg("%s: told '%s'", bad[i].words[k], device->message);
    device->messageCount = 0;
  }
}

static int setup(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    cases[i] = sdfCase((SdfCaseKind)i);
  return openTestDevice(state);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    sdfCaseFree(&cases[i]);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testHits), cmocka_unit_test(testModes), LONG_TEST(testStale),   cmocka_unit_test(testOverlays),
      LONG_TEST(testViews),       cmocka_unit_test(testAlone), LONG_TEST(testRefused),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_debug", tests, setup, teardown);
}
