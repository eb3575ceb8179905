/* test_weekend.c - scenes, the camera and the slice planner: no device, no context.
 * SPDX-License-Identifier: MIT */
#include "src/render/weekend.c"

#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- scenes ---- */

static const float red[3] = {0.5f, 0.25f, 0.125f}, gold[4] = {0.7f, 0.6f, 0.5f, 0.1f}, glass = 1.5f;
static const float ball[4] = {1, 2, 3, -0.5f};
static const float triangle[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}; /* a user's shape of three elements, the last one short */

static void build(RaysortScene *scene)
{
  uint32_t index = 99;
  CHECK_RESULT(VK_SUCCESS, raysortAddMaterial(scene, RAYSORT_MATERIAL_LAMBERTIAN, red, sizeof(red), &index), "red");
  assert_int_equal(index, 0);
  CHECK_RESULT(VK_SUCCESS, raysortAddMaterial(scene, RAYSORT_MATERIAL_USER, triangle, 20, NULL), "two elements");
  CHECK_RESULT(VK_SUCCESS, raysortAddMaterial(scene, RAYSORT_MATERIAL_METAL, gold, sizeof(gold), &index), "gold");
  assert_int_equal(index, 2);
  CHECK_RESULT(VK_SUCCESS, raysortAddMaterial(scene, RAYSORT_MATERIAL_DIELECTRICS, &glass, 4, NULL), "glass");
  CHECK_RESULT(VK_SUCCESS, raysortAddMaterial(scene, RAYSORT_MATERIAL_USER, NULL, 0, NULL), "no numbers");
  CHECK_RESULT(VK_SUCCESS, raysortAddHittable(scene, RAYSORT_HITTABLE_USER, 4, triangle, 36, &index), "triangle");
  assert_int_equal(index, 0);
  CHECK_RESULT(VK_SUCCESS, raysortAddHittable(scene, RAYSORT_HITTABLE_SPHERE, 2, ball, 16, &index), "sphere");
  assert_int_equal(index, 1);
}

static RaysortScene newScene(MockMessages *messages)
{
  RaysortScene scene;
  memset(&scene, 0, sizeof(scene));
  memset(messages, 0, sizeof(*messages));
  scene.materialTypes = RAYSORT_MATERIAL_USER + 1;
  scene.hittableTypes = RAYSORT_HITTABLE_USER + 1;
  scene.message = mockMessage;
  scene.messageUser = messages;
  return scene;
}

/* Dry, then placed in `memory` of 512 bytes, all 0xa5. */
static RaysortScene builtScene(MockMessages *messages, void *memory, RaysortSceneLayout *layout)
{
  RaysortScene scene = newScene(messages);
  build(&scene);
  raysortGetSceneLayout(&scene, layout);
  memset(memory, 0xa5, 512);
  assert_true(layout->size <= 480);
  raysortPlaceScene(&scene, memory, layout);
  build(&scene);
  return scene;
}

static void test_scene_memory(void **state)
{
  static const uint32_t materialPtrs[5] = {0, 1, 3, 4, 0};
  static float memory[128];
  MockMessages messages;
  RaysortSceneLayout layout, again;
  RaysortScene scene = builtScene(&messages, memory, &layout);
  const unsigned char *bytes = (const unsigned char *)memory;
  uint32_t i;

  (void)state;
  assert_int_equal(layout.materialCount, 5);
  assert_int_equal(layout.materialDumpCount, 5);
  assert_int_equal(layout.hittableCount, 2);
  assert_int_equal(layout.hittableDumpCount, 4);
  assert_true(layout.materialsOffset % 16 == 0 && layout.materialDumpOffset % 16 == 0 &&
              layout.hittablesOffset % 16 == 0 && layout.hittableDumpOffset % 16 == 0);
  assert_true(layout.materialDumpOffset >= 5 * 8 && layout.hittablesOffset >= layout.materialDumpOffset + 5 * 16);
  for (i = 0; i < 5; ++i)
    assert_int_equal(scene.materials[i].ptr, materialPtrs[i]);
  assert_memory_equal(scene.materialDump, red, sizeof(red));
  assert_true(scene.materialDump[3] == 0); /* filled up */
  assert_memory_equal(scene.materialDump + 4, triangle, 20);
  assert_true(scene.materialDump[9] == 0 && scene.materialDump[11] == 0);
  assert_memory_equal(scene.materialDump + 12, gold, sizeof(gold));
  assert_int_equal(scene.hittables[1].type, RAYSORT_HITTABLE_SPHERE);
  assert_int_equal(scene.hittables[1].ptr, 3);
  assert_int_equal(scene.hittables[1].mat, 2);
  assert_memory_equal(scene.hittableDump + 12, ball, sizeof(ball));
  for (i = (uint32_t)layout.size; i < 512; ++i)
    assert_int_equal(bytes[i], 0xa5);
  raysortGetSceneLayout(&scene, &again);
  assert_memory_equal(&again, &layout, sizeof(layout));
  CHECK_RESULT(VK_SUCCESS, raysortVerifyScene(&scene), "a good scene");
  assert_int_equal(messages.count, 0);
}

static void test_scene_full(void **state)
{
  static float memory[128];
  MockMessages messages;
  RaysortSceneLayout layout;
  RaysortScene scene = builtScene(&messages, memory, &layout), before = scene;

  (void)state;
  CHECK_RESULT(VK_ERROR_OUT_OF_POOL_MEMORY, raysortAddMaterial(&scene, 1, red, 12, NULL), "a sixth head");
  CHECK_MESSAGE(&messages, "material 5: the number of heads is 6, must be 0 .. 5");
  scene.materialCapacity = 6;
  CHECK_RESULT(VK_ERROR_OUT_OF_POOL_MEMORY, raysortAddMaterial(&scene, 1, red, 12, NULL), "a sixth element");
  CHECK_MESSAGE(&messages, "the number of dump elements is 6, must be 0 .. 5");
  scene.hittableCapacity = 3;
  CHECK_RESULT(VK_ERROR_OUT_OF_POOL_MEMORY, raysortAddHittable(&scene, 2, 0, ball, 16, NULL), "a fifth element");
  CHECK_MESSAGE(&messages, "hittable 2: the number of dump elements is 5, must be 0 .. 4");
  scene.materialCapacity = before.materialCapacity;
  scene.hittableCapacity = before.hittableCapacity;
  assert_memory_equal(&scene, &before, sizeof(scene));
}

/* A material or, with mat < 10, a hittable that must be refused. */
typedef struct BadHead
{
  uint32_t type, mat;
  float numbers[4];
  size_t size;
  const char *word;
} BadHead;

static void test_scene_bad_heads(void **state)
{
  static const BadHead bad[] = {
      {0, 10, {0, 0, 0, 0}, 12, "material 5: type is 0, must be 1 .. 4"},
      {5, 10, {0, 0, 0, 0}, 12, "type is 5, must be 1 .. 4"},
      {1, 10, {0, 0, 0, 0}, 8, "size of data is 8, must be 12"},
      {1, 10, {0, -1, 0, 0}, 12, "material 5: albedo green is -1, must be 0"},
      {2, 10, {0, 0, 0, NAN}, 16, "fuzz is"},
      {2, 10, {0, 0, INFINITY, 0}, 16, "albedo blue is inf"},
      {3, 10, {0, 0, 0, 0}, 4, "index of refraction is 0"},
      {0, 0, {0, 0, 0, 1}, 16, "hittable 2: type is 0, must be 2 .. 3"},
      {1, 0, {0, 0, 0, 1}, 16, "type is 1, must be 2 .. 3"},
      {4, 0, {0, 0, 0, 1}, 16, "type is 4"},
      {2, 5, {0, 0, 0, 1}, 16, "hittable 2: mat is 5, must be 0 .. 4"},
      {2, 4, {0, 0, 0, 0}, 16, "radius is 0"},
      {2, 4, {0, 0, 0, -0.0f}, 16, "radius is 0"},
      {2, 4, {0, NAN, 0, 1}, 16, "centre y is"},
      {2, 4, {0, 0, 0, 1}, 12, "size of data is 12, must be 16"},
  };
  RaysortScene scene, before;
  MockMessages messages;
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(bad); ++i)
  {
    scene = newScene(&messages);
    build(&scene);
    before = scene;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 bad[i].mat == 10
                     ? raysortAddMaterial(&scene, bad[i].type, bad[i].numbers, bad[i].size, NULL)
                     : raysortAddHittable(&scene, bad[i].type, bad[i].mat, bad[i].numbers, bad[i].size, NULL),
                 "bad head %u", i);
    CHECK_MESSAGE(&messages, bad[i].word);
    assert_int_equal(messages.count, 1);
    assert_memory_equal(&scene, &before, sizeof(scene));
  }
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAddMaterial(&scene, RAYSORT_MATERIAL_USER, NULL, 4, NULL),
               "NULL");
  scene = newScene(&messages);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAddHittable(&scene, 2, 0, ball, 16, NULL), "no material yet");
  CHECK_MESSAGE(&messages, "before any material");
  scene.message = NULL;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAddHittable(&scene, 2, 0, ball, 16, NULL), "nobody listens");
}

static void test_scene_check(void **state)
{
  static float memory[128];
  MockMessages messages;
  RaysortSceneLayout layout;
  RaysortScene scene = builtScene(&messages, memory, &layout);

  (void)state;
  scene.materials[3].type = 5;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyScene(&scene), "type");
  CHECK_MESSAGE(&messages, "material 3: type is 5, must be 0 .. 4");
  scene.materials[3].type = RAYSORT_MATERIAL_NONE; /* never scatters, reads nothing */
  scene.materials[3].ptr = 1000;
  CHECK_RESULT(VK_SUCCESS, raysortVerifyScene(&scene), "none");
  scene.hittables[0].type = RAYSORT_HITTABLE_TRIANGLE_MESH; /* never hit, reads nothing */
  scene.hittables[0].ptr = 1000;
  CHECK_RESULT(VK_SUCCESS, raysortVerifyScene(&scene), "a triangle mesh");
  scene.materials[1].ptr = 5;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyScene(&scene), "ptr of a user's type");
  CHECK_MESSAGE(&messages, "material 1: ptr is 5, must be 0 .. 4");
  scene.materials[1].ptr = 1;
  scene.hittables[1].ptr = 4;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyScene(&scene), "ptr of a sphere");
  CHECK_MESSAGE(&messages, "hittable 1: ptr is 4, must be 0 .. 3");
  scene.hittables[1].ptr = 3;
  scene.hittables[0].mat = 5;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyScene(&scene), "mat");
  CHECK_MESSAGE(&messages, "hittable 0: mat is 5, must be 0 .. 4");
  scene = newScene(&messages);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyScene(&scene), "dry");
  CHECK_MESSAGE(&messages, "dry");
}

/* ---- camera ---- */

static RaysortCameraInfo cover(uint32_t width, uint32_t height)
{
  RaysortCameraInfo info;
  memset(&info, 0, sizeof(info));
  info.from[0] = 13;
  info.from[1] = 2;
  info.from[2] = 3;
  info.fieldOfView = 20;
  info.defocusAngle = 0.6;
  info.focusDistance = 10;
  info.width = width;
  info.height = height;
  return info;
}

/* The cover's camera by libm, in the order of operations that fixes its bits. */
static RaysortCamera coverByLibm(uint32_t width, uint32_t height)
{
  const double pi = 3.14159265358979323846, from[3] = {13, 2, 3}, focus = 10;
  const double h = 2 * tan(20 * pi / 180 / 2) * focus, w = h * width / height, lens = focus * tan(0.6 * pi / 180 / 2);
  const double distance = sqrt(from[0] * from[0] + from[1] * from[1] + from[2] * from[2]);
  double back[3], right[3], top[3], length;
  RaysortCamera camera;
  int i;

  memset(&camera, 0, sizeof(camera));
  for (i = 0; i < 3; i++)
    back[i] = from[i] / distance;
  length = sqrt(back[2] * back[2] + back[0] * back[0]);
  right[0] = back[2] / length;
  right[1] = 0;
  right[2] = -back[0] / length;
  top[0] = back[1] * right[2] - back[2] * right[1];
  top[1] = back[2] * right[0] - back[0] * right[2];
  top[2] = back[0] * right[1] - back[1] * right[0];
  for (i = 0; i < 3; i++)
  {
    camera.origin[i] = (float)from[i];
    camera.horizontal[i] = (float)(w * right[i]);
    camera.vertical[i] = (float)(h * top[i]);
    camera.lowerLeftCorner[i] = (float)(from[i] - w / 2 * right[i] - h / 2 * top[i] - focus * back[i]);
    camera.lensU[i] = (float)(lens * right[i]);
    camera.lensV[i] = (float)(lens * top[i]);
  }
  return camera;
}

static void test_camera_cover(void **state)
{
  static const uint32_t sizes[][2] = {{1920, 1080}, {64, 36}, {240, 135}, {480, 270}, {1, 1}, {333, 17}, {17, 333}};
  RaysortCamera camera, expected;
  RaysortCameraInfo info;
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(sizes); ++i)
  {
    info = cover(sizes[i][0], sizes[i][1]);
    expected = coverByLibm(sizes[i][0], sizes[i][1]);
    CHECK_RESULT(VK_SUCCESS, raysortMakeCamera(&info, &camera), "the cover");
    assert_memory_equal(&camera, &expected, sizeof(camera));
  }
  assert_true(sizeof(RaysortCamera) == 96 && offsetof(RaysortCamera, lensV) == 80); /* as std430 has them */
  assert_true(sizeof(RaysortMaterial) == 8 && sizeof(RaysortHittable) == 12);
}

static void test_camera_functions(void **state)
{
  double x;
  (void)state;
  for (x = 1e-20; x < 1e20; x *= 1.37)
    assert_true(fabs(raysort_sqrt(x) / sqrt(x) - 1) < 5e-16);
  for (x = 1e-9; x < 1.5707; x *= 1.01)
    assert_true(fabs(raysort_tan(x) / tan(x) - 1) < 1e-11 && (x > 1.5 || fabs(raysort_tan(x) / tan(x) - 1) < 1e-14));
}

static void test_camera_defaults(void **state)
{
  RaysortCameraInfo info;
  RaysortCamera camera;

  (void)state;
  memset(&info, 0, sizeof(info));
  info.from[2] = 2;
  info.width = 200;
  info.height = 100;
  CHECK_RESULT(VK_SUCCESS, raysortMakeCamera(&info, &camera), "from z = 2 to the origin, 90 degrees, a pinhole");
  assert_true(fabsf(camera.horizontal[0] - 8) < 1e-6f && fabsf(camera.vertical[1] - 4) < 1e-6f);
  assert_true(fabsf(camera.lowerLeftCorner[0] + 4) < 1e-6f && fabsf(camera.lowerLeftCorner[1] + 2) < 1e-6f &&
              fabsf(camera.lowerLeftCorner[2]) < 1e-6f);
  assert_true(camera.lensU[0] == 0 && camera.lensV[1] == 0);
}

/* An info that is good except for one double, or for its size. */
typedef struct BadCamera
{
  size_t offset;
  double value;
  const char *word;
} BadCamera;

static void test_camera_bad(void **state)
{
  static const BadCamera bad[] = {
      {offsetof(RaysortCameraInfo, from) + 8, NAN, "RaysortCameraInfo.from[1] is"},
      {offsetof(RaysortCameraInfo, at), INFINITY, "RaysortCameraInfo.at[0] is inf, must be -1e+09 .. 1e+09"},
      {offsetof(RaysortCameraInfo, up) + 16, -2e9, "RaysortCameraInfo.up[2] is -2e+09"},
      {offsetof(RaysortCameraInfo, fieldOfView), 180, "fieldOfView (degrees) is 180"},
      {offsetof(RaysortCameraInfo, fieldOfView), -1, "fieldOfView (degrees) is -1"},
      {offsetof(RaysortCameraInfo, fieldOfView), NAN, "fieldOfView (degrees) is"},
      {offsetof(RaysortCameraInfo, defocusAngle), -0.1, "defocusAngle (degrees) is -0.1"},
      {offsetof(RaysortCameraInfo, defocusAngle), 180, "defocusAngle (degrees) is 180"},
      {offsetof(RaysortCameraInfo, focusDistance), -10, "focusDistance is -10"},
      {offsetof(RaysortCameraInfo, focusDistance), NAN, "focusDistance is"},
      {offsetof(RaysortCameraInfo, focusDistance), 1e-8, "focusDistance is 1e-08, must be 1.3e-05"}};
  MockMessages messages;
  RaysortCamera camera, before;
  RaysortCameraInfo info;
  uint32_t i;

  (void)state;
  memset(&camera, 0x5a, sizeof(camera));
  before = camera;
  for (i = 0; i < COUNT_OF(bad) + 5; ++i)
  {
    const char *word = i < COUNT_OF(bad) ? bad[i].word : NULL;
    memset(&messages, 0, sizeof(messages));
    info = cover(64, 36);
    info.message = mockMessage;
    info.messageUser = &messages;
    if (word)
      memcpy((char *)&info + bad[i].offset, &bad[i].value, sizeof(double));
    else if (i == COUNT_OF(bad))
      info.width = 0, word = "RaysortCameraInfo.width is 0, must be 1";
    else if (i == COUNT_OF(bad) + 1)
      info.height = 0x80000000u, word = "RaysortCameraInfo.height is";
    else if (i == COUNT_OF(bad) + 2)
      memcpy(info.at, info.from, sizeof(info.at)), word = "same point: (13, 2, 3)";
    else if (i == COUNT_OF(bad) + 3)
      info.from[0] = info.from[2] = 0, word = "up is parallel to the view: (0, 1, 0)";
    else
      info.width = RAYSORT_MAX_COUNT, info.height = 1, info.focusDistance = 1e9, info.fieldOfView = 179, word = "1e18";
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortMakeCamera(&info, &camera), "%s", word);
    CHECK_MESSAGE(&messages, word);
    assert_int_equal(messages.count, 1);
    assert_memory_equal(&camera, &before, sizeof(camera));
  }
}

/* ---- slices ---- */

/* A render on a device that is all arithmetic: milliseconds a path, by row and by wave. Every (row, sample, wave) is
 * counted, and reports come `late` slices late. */
typedef struct Render
{
  RaysortSlices slices;
  RaysortSlice flight[3];
  double times[3];
  uint32_t late, inFlight;
  double msPerPath; /* of a whole path */
  double skyCost;   /* the top row costs this share of the bottom row */
  double decay;     /* a wave costs this share of the one before */
  double jitter;    /* 0 .. 1: times vary by this share */
  double fixed;     /* milliseconds of every slice, of every wave, however small */
  uint32_t random;
  uint8_t *count;                  /* [sample - firstSample][row][waves or 1] */
  uint32_t sliceCount, largeCount; /* largeCount: predicted above the budget though it could have been smaller */
  int isInformed;                  /* this batch or slice was planned with something measured */
  double longest;                  /* milliseconds, of such slices */
  uint64_t pathsDone;
} Render;

static double randomUnit(uint32_t *state)
{
  *state = *state * 747796405u + 2891336453u;
  return (double)(*state >> 8) / 16777216.0;
}

static double trueTime(Render *render, const RaysortSlice *slice)
{
  const RaysortSliceInfo *info = &render->slices.info;
  const uint32_t waves = info->waves ? info->waves : 1;
  double ms = 0, share = 0, all = 0;
  uint32_t i;
  for (i = 0; i < waves; ++i)
  {
    const double cost = pow(render->decay, i);
    all += cost;
    if (!info->waves || (i >= slice->wave && i < slice->wave + slice->waveCount))
      share += cost;
  }
  for (i = slice->row; i < slice->row + slice->rowCount; ++i)
    ms += render->msPerPath * info->width * slice->sampleCount *
          (render->skyCost + (1 - render->skyCost) * i / info->height);
  ms *= share / all * (1 + render->jitter * (2 * randomUnit(&render->random) - 1));
  return ms + render->fixed * (slice->waveCount ? slice->waveCount : 1);
}

static void countSlice(Render *render, const RaysortSlice *slice)
{
  const RaysortSliceInfo *info = &render->slices.info;
  const uint32_t waves = info->waves ? info->waves : 1, first = info->waves ? slice->wave : 0;
  const uint32_t end = info->waves ? slice->wave + slice->waveCount : 1;
  uint32_t sample, row, wave;
  assert_true(slice->rowCount >= 1 && slice->sampleCount >= 1 && slice->row + slice->rowCount <= info->height);
  assert_true(slice->sampleCount == 1 || slice->rowCount == info->height);
  assert_true(!info->maxSamples || slice->sampleCount <= info->maxSamples);
  assert_true(first < end && end <= waves);
  assert_true(!info->waves || (uint64_t)slice->rowCount * info->width * slice->sampleCount <= info->batchPaths);
  for (sample = slice->sample - info->firstSample; sample < slice->sample - info->firstSample + slice->sampleCount;
       ++sample)
    for (row = slice->row; row < slice->row + slice->rowCount; ++row)
      for (wave = first; wave < end; ++wave)
      {
        assert_true(sample < info->sampleCount);
        CHECK(render->count[((size_t)sample * info->height + row) * waves + wave]++ == 0,
              "sample %u, row %u, wave %u twice", sample, row, wave);
      }
  render->pathsDone += slice->pathsDone;
}

static void report(Render *render, uint32_t keep)
{
  while (render->inFlight > keep)
  {
    raysortReportSlice(&render->slices, &render->flight[0], render->times[0]);
    --render->inFlight;
    memmove(render->flight, render->flight + 1, 2 * sizeof(render->flight[0]));
    memmove(render->times, render->times + 1, 2 * sizeof(render->times[0]));
  }
}

/* One slice further; 0 at the end. */
static int step(Render *render)
{
  const RaysortSliceInfo *info = &render->slices.info;
  const uint64_t measured = render->slices.largest;
  RaysortSlice slice;
  double ms, budget = info->budget > 0 ? info->budget : RAYSORT_SLICE_BUDGET;
  uint64_t paths;
  if (!raysortNextSlice(&render->slices, &slice))
    return 0;
  countSlice(render, &slice);
  paths = (uint64_t)slice.rowCount * info->width * slice.sampleCount;
  if (measured == 0)
    CHECK(slice.sampleCount == 1 && (paths <= 65536 || slice.rowCount == 1), "first slice: %lu paths",
          (unsigned long)paths);
  else
    CHECK(paths <= 4 * measured || paths <= 65536 || slice.rowCount == 1 || slice.wave, "grows from %lu to %lu paths",
          (unsigned long)measured, (unsigned long)paths);
  if (slice.predicted > 0 && slice.predicted > (budget < 250 ? budget : 250) * 1.000001)
    if (slice.waveCount > 1 || (info->waves == 0 && slice.rowCount * slice.sampleCount > 1))
      ++render->largeCount;
  ms = trueTime(render, &slice);
  if (slice.wave == 0)
    render->isInformed = measured > 0;
  if (render->isInformed && ms > render->longest && slice.rowCount > 1)
    render->longest = ms;
  ++render->sliceCount;
  render->flight[render->inFlight] = slice;
  render->times[render->inFlight++] = ms;
  report(render, render->late);
  return 1;
}

static void start(Render *render, const RaysortSliceInfo *info)
{
  const size_t cells = (size_t)info->sampleCount * info->height * (info->waves ? info->waves : 1);
  memset(render, 0, sizeof(*render));
  CHECK_RESULT(VK_SUCCESS, raysortStartSlices(info, NULL, &render->slices), "a good info");
  render->count = (uint8_t *)calloc(cells, 1);
  assert_non_null(render->count);
  render->late = 2;
  render->skyCost = 1;
  render->decay = 0.6;
  render->random = 1;
}

/* Everything was done once. */
static void finishRender(Render *render)
{
  const RaysortSliceInfo *info = &render->slices.info;
  const size_t cells = (size_t)info->sampleCount * info->height * (info->waves ? info->waves : 1);
  RaysortSlice slice;
  size_t i;
  for (i = 0; i < cells; ++i)
    assert_int_equal(render->count[i], 1);
  assert_true(render->pathsDone == (uint64_t)info->width * info->height * info->sampleCount);
  assert_false(raysortNextSlice(&render->slices, &slice));
  assert_int_equal(render->slices.next.row, 0);
  assert_int_equal(render->slices.next.wave, 0);
  assert_int_equal(render->slices.next.sample, info->firstSample + info->sampleCount);
  assert_int_equal(render->largeCount, 0);
  free(render->count);
  render->count = NULL;
}

static RaysortSliceInfo sliceInfo(uint32_t width, uint32_t height, uint32_t samples, double budget, uint32_t waves)
{
  RaysortSliceInfo info;
  memset(&info, 0, sizeof(info));
  info.width = width;
  info.height = height;
  info.firstSample = 7;
  info.sampleCount = samples;
  info.budget = budget;
  info.waves = waves;
  info.batchPaths = waves ? 3 * width * height : 0;
  return info;
}

/* From a GPU of 2 Gpaths/s to a device of 50 kpaths/s, every budget, with waves and without: the prediction stays
 * within the budget, and the true time is close to it. */
static void test_slices_budgets(void **state)
{
  static const double budgets[] = {1, 3, 0, 50, INFINITY}, speeds[] = {5e-7, 1e-5, 1e-4, 1e-3, 2e-2};
  uint32_t b, s, w, late;
  (void)state;
  for (b = 0; b < COUNT_OF(budgets); ++b)
    for (s = 0; s < COUNT_OF(speeds); ++s)
      for (w = 0; w < 2; ++w)
        for (late = 0; late < 3; ++late)
        {
          const RaysortSliceInfo info = sliceInfo(320, 180, 30, budgets[b], w ? 20 : 0);
          const double budget = budgets[b] > 0 ? (budgets[b] < 250 ? budgets[b] : 250) : 50;
          Render render;
          start(&render, &info);
          render.msPerPath = speeds[s];
          render.late = late;
          render.jitter = 0.15;
          while (step(&render))
          {
          }
          CHECK(render.longest <= 1.5 * budget || render.longest <= 1.3 * 320 * render.msPerPath,
                "budget %g, %g ms a path, waves %u: a slice takes %g ms", budgets[b], speeds[s], info.waves,
                render.longest);
          finishRender(&render);
        }
}

/* Rows of sky are cheaper than rows of spheres; the costs are learnt by band. */
static void test_slices_uneven_rows(void **state)
{
  RaysortSliceInfo info = sliceInfo(1920, 1080, 20, 50, 0);
  Render render;
  (void)state;
  start(&render, &info);
  render.msPerPath = 1e-4; /* 207 ms a sample of all pixels */
  render.skyCost = 0.25;
  while (step(&render))
    if (render.slices.next.sample == info.firstSample + 1 && render.slices.next.row == 0)
      render.longest = 0; /* the first sample is where it learns */
  CHECK(render.longest < 55, "a slice takes %g ms", render.longest);
  CHECK(render.sliceCount < 20 * 6 + 20, "%u slices", render.sliceCount);
  finishRender(&render);
}

/* On a fast device the slices fill the budget: few slices, nearly alike. */
static void test_slices_fill_the_budget(void **state)
{
  RaysortSliceInfo info = sliceInfo(1920, 1080, 200, 50, 0);
  Render render;
  uint32_t first;
  (void)state;
  start(&render, &info);
  render.msPerPath = 250.0 / (1920.0 * 1080 * 200); /* an H200 with the loop kernel */
  render.fixed = 0.3;
  for (first = 0; step(&render) && render.slices.largest < 20000000; ++first)
  {
  }
  CHECK(first < 24, "%u slices until the first of 10 samples", first);
  while (step(&render))
  {
  }
  CHECK(render.sliceCount < 32, "%u slices", render.sliceCount);
  CHECK(render.longest <= 50 && render.longest > 25, "the longest takes %g ms", render.longest);
  finishRender(&render);
}

/* Half of a small batch's time is what waves take however few their paths; a large one's is nearly all in the first
 * waves. What was learnt from the former must not lead to slices of the latter that are too long. */
static void test_slices_of_large_batches(void **state)
{
  static const double nanoseconds[] = {0.5, 0.955, 2, 5}; /* a path; the second as wavefront was measured on an H200 */
  uint32_t i, late;
  (void)state;
  for (i = 0; i < COUNT_OF(nanoseconds); ++i)
    for (late = 0; late < 3; ++late)
    {
      RaysortSliceInfo info = sliceInfo(1920, 1080, 200, 50, 50);
      Render render;
      info.batchPaths = 89000000;
      start(&render, &info);
      render.late = late;
      render.msPerPath = nanoseconds[i] * 1e-6;
      render.fixed = 0.05;
      render.jitter = 0.03;
      while (step(&render))
      {
      }
      CHECK(render.longest <= 60, "%g ns a path, %u late: a slice takes %g ms", nanoseconds[i], late, render.longest);
      CHECK(render.sliceCount <= 70 + 10 * nanoseconds[i], "%g ns a path: %u slices", nanoseconds[i],
            render.sliceCount);
      finishRender(&render);
    }
}

/* Stopped at random places, with other budgets, speeds and batch sizes, resumed from the token alone. */
static void test_slices_resume(void **state)
{
  static const double budgets[] = {1, 3, 50, INFINITY};
  uint32_t round;
  (void)state;
  for (round = 0; round < 200; ++round)
  {
    RaysortSliceInfo info =
        sliceInfo(1 + round % 97, 1 + round * 7 % 180, 1 + round % 23, 50, round % 2 ? 1 + round % 70 : 0);
    uint32_t left = 3;
    Render render;
    start(&render, &info);
    render.random = round + 1;
    for (;;)
    {
      render.msPerPath = pow(10, -6 + 5 * randomUnit(&render.random));
      render.slices.info.budget = budgets[(uint32_t)(randomUnit(&render.random) * 4)];
      if (!step(&render))
        break;
      if (left == 0)
      {
        const RaysortSliceToken token = render.slices.next;
        const RaysortSliceInfo again = render.slices.info;
        CHECK_RESULT(VK_SUCCESS, raysortStartSlices(&again, &token, &render.slices), "its own token");
        render.inFlight = 0;
        left = 1 + (uint32_t)(randomUnit(&render.random) * 6);
      }
      --left;
      if (render.slices.next.wave == 0 && info.waves) /* other memory from now on */
        render.slices.info.batchPaths = info.width * (1 + (uint32_t)(randomUnit(&render.random) * 3 * info.height));
    }
    render.largeCount = 0; /* the budget changed under it */
    finishRender(&render);
  }
}

static void test_slices_reports(void **state)
{
  const RaysortSliceInfo info = sliceInfo(100, 100, 10, 50, 0);
  RaysortSlices slices, before;
  RaysortSlice slice;
  (void)state;
  CHECK_RESULT(VK_SUCCESS, raysortStartSlices(&info, NULL, &slices), "start");
  assert_true(raysortNextSlice(&slices, &slice));
  before = slices;
  raysortReportSlice(&slices, &slice, NAN);
  raysortReportSlice(&slices, &slice, -1);
  raysortReportSlice(&slices, &slice, INFINITY);
  assert_memory_equal(&slices, &before, sizeof(slices));
  raysortReportSlice(&slices, &slice, 0); /* a clock too coarse: as large as growth allows */
  assert_true(raysortNextSlice(&slices, &slice));
  assert_int_equal(slice.rowCount, 100);
  assert_true(slice.sampleCount >= 4);
}

/* However fast the device: a path's number in its slice fits in 31 bits. */
static void test_slices_huge(void **state)
{
  const RaysortSliceInfo info = sliceInfo(30000, 30000, 1000, INFINITY, 0);
  RaysortSlices slices;
  RaysortSlice slice;
  uint64_t largest = 0, all = 0;
  (void)state;
  CHECK_RESULT(VK_SUCCESS, raysortStartSlices(&info, NULL, &slices), "start");
  while (raysortNextSlice(&slices, &slice))
  {
    raysortReportSlice(&slices, &slice, 1e-3);
    largest = slice.pathsDone > largest ? slice.pathsDone : largest;
    all += slice.pathsDone;
  }
  assert_true(largest == 1800000000u && all == 900000000000u); /* two samples a slice, and not three */
}

/* One word of a good info or of a good token made bad. */
typedef struct BadSlice
{
  size_t offset;
  uint32_t value;
  const char *word;
} BadSlice;

static void test_slices_bad_info(void **state)
{
  static const BadSlice bad[] = {
      {offsetof(RaysortSliceInfo, width), 0, "RaysortSliceInfo.width is 0, must be 1"},
      {offsetof(RaysortSliceInfo, height), 0, "RaysortSliceInfo.height is 0"},
      {offsetof(RaysortSliceInfo, height), 0x7fffffff, "RaysortSliceInfo.width * .height is"},
      {offsetof(RaysortSliceInfo, sampleCount), 0, "RaysortSliceInfo.sampleCount is 0, must be 1 .. 4294967288"},
      {offsetof(RaysortSliceInfo, sampleCount), 0xfffffff9u, "RaysortSliceInfo.sampleCount is"},
      {offsetof(RaysortSliceInfo, batchPaths), 63, "RaysortSliceInfo.batchPaths is 63, must be 64 .. 2147483647"},
      {offsetof(RaysortSliceInfo, batchPaths), 0x80000000u, "RaysortSliceInfo.batchPaths is 2147483648, must be 64"}};
  static const double budgets[] = {-1, NAN, -INFINITY};
  MockMessages messages;
  RaysortSlices slices;
  uint32_t i;
  (void)state;
  for (i = 0; i < COUNT_OF(bad) + COUNT_OF(budgets); ++i)
  {
    RaysortSliceInfo info = sliceInfo(64, 36, 16, 50, 50);
    const int isWord = i < COUNT_OF(bad);
    memset(&messages, 0, sizeof(messages));
    info.message = mockMessage;
    info.messageUser = &messages;
    if (isWord)
      memcpy((char *)&info + bad[i].offset, &bad[i].value, 4);
    else
      info.budget = budgets[i - COUNT_OF(bad)];
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortStartSlices(&info, NULL, &slices), "bad info %u", i);
    CHECK_MESSAGE(&messages, isWord ? bad[i].word : "RaysortSliceInfo.budget (milliseconds) is");
    assert_int_equal(messages.count, 1);
  }
}

/* batchPaths from the least to the most that its comment allows; without waves it is not read. */
static void test_slices_batch_paths(void **state)
{
  static const uint32_t good[] = {64, RAYSORT_MAX_COUNT};
  static const uint32_t unread[] = {0, 63, 0x80000000u, UINT32_MAX};
  RaysortSlices slices;
  uint32_t i;
  (void)state;
  for (i = 0; i < COUNT_OF(good) + COUNT_OF(unread); ++i)
  {
    RaysortSliceInfo info = sliceInfo(64, 36, 16, 50, i < COUNT_OF(good) ? 50 : 0);
    info.batchPaths = i < COUNT_OF(good) ? good[i] : unread[i - COUNT_OF(good)];
    CHECK_RESULT(VK_SUCCESS, raysortStartSlices(&info, NULL, &slices), "batchPaths %u", info.batchPaths);
  }
}

static void test_slices_bad_token(void **state)
{
  static const BadSlice bad[] = {{offsetof(RaysortSliceToken, row), 36, ""},
                                 {offsetof(RaysortSliceToken, sample), 6, ""},
                                 {offsetof(RaysortSliceToken, sample), 23, ""},
                                 {offsetof(RaysortSliceToken, sample), 24, ""},
                                 {offsetof(RaysortSliceToken, wave), 50, ""},
                                 {offsetof(RaysortSliceToken, wave), 0, ""},
                                 {offsetof(RaysortSliceToken, rowCount), 0, ""},
                                 {offsetof(RaysortSliceToken, rowCount), 35, ""},
                                 {offsetof(RaysortSliceToken, sampleCount), 2, ""},
                                 {offsetof(RaysortSliceToken, sampleCount), 0, ""},
                                 {offsetof(RaysortSliceToken, rowCount), 0xffffffffu, ""}};
  const RaysortSliceToken good = {2, 22, 3, 34, 1};
  MockMessages messages;
  RaysortSliceInfo info = sliceInfo(64, 36, 16, 50, 50);
  RaysortSliceToken token = good;
  RaysortSlices slices;
  uint32_t i;
  (void)state;
  info.message = mockMessage;
  info.messageUser = &messages;
  CHECK_RESULT(VK_SUCCESS, raysortStartSlices(&info, &token, &slices), "the good token");
  for (i = 0; i < COUNT_OF(bad); ++i)
  {
    memset(&messages, 0, sizeof(messages));
    token = good;
    memcpy((char *)&token + bad[i].offset, &bad[i].value, 4);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortStartSlices(&info, &token, &slices), "bad token %u", i);
    CHECK_MESSAGE(&messages, "RaysortSliceToken: row");
  }
  info.batchPaths = 64 * 34 - 1;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortStartSlices(&info, &good, &slices), "a batch past the memory");
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_scene_memory),
                                     cmocka_unit_test(test_scene_full),
                                     cmocka_unit_test(test_scene_bad_heads),
                                     cmocka_unit_test(test_scene_check),
                                     cmocka_unit_test(test_camera_cover),
                                     cmocka_unit_test(test_camera_functions),
                                     cmocka_unit_test(test_camera_defaults),
                                     cmocka_unit_test(test_camera_bad),
                                     cmocka_unit_test(test_slices_budgets),
                                     cmocka_unit_test(test_slices_uneven_rows),
                                     cmocka_unit_test(test_slices_fill_the_budget),
                                     cmocka_unit_test(test_slices_of_large_batches),
                                     cmocka_unit_test(test_slices_resume),
                                     cmocka_unit_test(test_slices_reports),
                                     cmocka_unit_test(test_slices_huge),
                                     cmocka_unit_test(test_slices_bad_info),
                                     cmocka_unit_test(test_slices_batch_paths),
                                     cmocka_unit_test(test_slices_bad_token)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
