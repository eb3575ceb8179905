/* bricks.c - a moving scene as a distance field: occlusion, soft shadows and reflections, shaded by sorted materials.
 * SPDX-License-Identifier: MIT
 *
 * A frame is one list of passes: the field is brought up to date (four cascades ahead of the camera, of the static
 * scene what is new in their windows, of what moves where it was and is); rays of the camera, their hits; rays to sun
 * and sky; mirror rays, their hits, rays to sun and sky of these; a sort by material; a dispatch for each material.
 * Nothing is read back. After the last frame the field itself is shown: how many steps rays take, bricks, cascades. */
#include "field.h"
#include "scene.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS     "build/shaders/examples/bricks/"
#define CASCADES    4u
#define MOST_PASSES 64u
#define VIEWS       9u

enum OptionIndex
{
  OPTION_MODEL,
  OPTION_ANIMATE,
  OPTION_RAYS,
  OPTION_VOXEL,
  OPTION_PLAIN,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"model", NULL, "FILE in place of the knot over the pool: OBJ, glTF, PLY"},
    {"animate", NULL, "so many frames, frame000.png and on: the camera, a knot and a ball move"},
    {"rays", NULL, "to the sun, and as many to the sky, of each hit; default 16, or 8 on a CPU"},
    {"voxel", "0.07", "edge of the finest voxels; in each of the next three cascades it is twice as long"},
    {"plain", "no", "does not write views.png, the field's own pictures"}};

typedef struct Bricks
{
  Gpu gpu;
  RaysortContext raysort;
  Scene scene;
  uint32_t width, height, lightRays;
  Field field;
  GpuBuffer vertices, indices, instances;
  GpuBuffer objects, materials, frame, rays[2], hits[2], lights[2], image, map, ranges, sortScratch;
  VkPipelineLayout layout;
  VkPipeline raysKernel, lightKernel, mirrorKernel, shades[MATERIAL_COUNT];
  RaysortSortInfo sort;
  RaysortPass passes[MOST_PASSES];
  uint32_t passCount;
} Bricks;

/* ---- memory ---- */

/* Budgets are what an update may take at most; the first one, which builds everything, takes most. */
static void makeField(Bricks *bricks)
{
  RaysortSdfUpdateInfo *update = &bricks->field.update;
  double voxel;
  optionNumbers(&options[OPTION_VOXEL], &voxel, 1, 0.01, 1);
  update->sdf.flags = RAYSORT_SDF_IDS_BIT; /* of objects: the trace pass looks their materials up */
  update->sdf.cascadeCount = CASCADES;
  for (uint32_t i = 0; i < CASCADES; ++i)
    update->sdf.voxelSizes[i] = (float)voxel * (float)(1u << i);
  update->sdf.brickCapacity = 65536;
  update->budget.maxInstances = bricks->scene.objectCount;
  update->budget.maxTriangles = 1u << 17;
  update->budget.maxReferences = 1u << 21;
  update->budget.maxBlocks = 1u << 14;
  update->budget.maxBricks = update->sdf.brickCapacity;
  update->instances = gpuRange(&bricks->instances);
  fieldOpen(&bricks->field, &bricks->gpu, bricks->raysort);
  printf("field: %u triangles, %u cascades of voxels of %.3g and more, %.1f MB; scratch %.1f MB\n",
         bricks->scene.indexCount / 3, CASCADES, voxel, (double)bricks->field.memory.size / 1e6,
         (double)bricks->field.scratch.size / 1e6);
}

static void makeBuffers(Bricks *bricks)
{
  Gpu *gpu = &bricks->gpu;
  const Scene *scene = &bricks->scene;
  const VkDeviceSize pixels = (VkDeviceSize)bricks->width * bricks->height;
  uint32_t materials[MOST_OBJECTS];
  RaysortSortLayout layout;
  for (uint32_t i = 0; i < scene->objectCount; ++i)
    materials[i] = scene->objects[i].material;
  bricks->materials = gpuUploaded(gpu, materials, scene->objectCount * sizeof(uint32_t));
  bricks->vertices = gpuUploaded(gpu, scene->vertices, (VkDeviceSize)scene->vertexCount * 12);
  bricks->indices = gpuUploaded(gpu, scene->indices, (VkDeviceSize)scene->indexCount * 4);
  bricks->objects = gpuUploaded(gpu, scene->objects, scene->objectCount * sizeof(Object));
  bricks->instances = gpuBuffer(gpu, scene->objectCount * sizeof(RaysortSdfInstance));
  bricks->frame = gpuBuffer(gpu, sizeof(Frame));
  bricks->image = gpuBuffer(gpu, pixels * 4);
  for (uint32_t i = 0; i < 2; ++i)
  {
    bricks->rays[i] = gpuBuffer(gpu, pixels * sizeof(RaysortSdfRay));
    bricks->hits[i] = gpuBuffer(gpu, pixels * sizeof(RaysortSdfHit));
    bricks->lights[i] = gpuBuffer(gpu, pixels * sizeof(Light));
  }
  bricks->sort.maxCount = (uint32_t)pixels;
  bricks->sort.materialCount = MATERIAL_COUNT;
  bricks->sort.workgroupSize = GROUP_SIZE;
  bricks->sort.materialIdMap.type = RAYSORT_ID_UINT32;
  bricks->sort.materialIdMap.stride = sizeof(RaysortSdfHit);
  bricks->sort.materialIdMap.offset = offsetof(RaysortSdfHit, material); /* where it is in the hit */
  bricks->sort.materialIdMap.buffer = gpuRange(&bricks->hits[0]);
  CHECK(raysortGetSortLayout(bricks->raysort, &bricks->sort, &layout));
  bricks->map = gpuBuffer(gpu, layout.newToOldPixelMapSize);
  bricks->ranges = gpuBuffer(gpu, layout.rangesSize);
  bricks->sortScratch = gpuBuffer(gpu, layout.scratchSize);
  bricks->sort.newToOldPixelMap = gpuRange(&bricks->map);
  bricks->sort.ranges = gpuRange(&bricks->ranges);
  bricks->sort.scratch = gpuRange(&bricks->sortScratch);
}

static void makePipelines(Bricks *bricks)
{
  Gpu *gpu = &bricks->gpu;
  bricks->layout = gpuPipelineLayout(gpu);
  bricks->raysKernel = gpuPipeline(gpu, bricks->layout, SHADERS "rays.spv", NULL, 0);
  bricks->lightKernel = gpuPipeline(gpu, bricks->layout, SHADERS "light.spv", NULL, 0);
  bricks->mirrorKernel = gpuPipeline(gpu, bricks->layout, SHADERS "mirror.spv", NULL, 0);
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
    bricks->shades[i] = gpuPipeline(gpu, bricks->layout, SHADERS "shade.spv", &i, 1);
}

/* ---- the passes of a frame ---- */

static void declare(const Bricks *bricks, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(bricks->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

#define READS  VK_ACCESS_SHADER_READ_BIT
#define WRITES VK_ACCESS_SHADER_WRITE_BIT

/* FramePush, after what raysortPlanDispatch pushes; zeros are there in a pass of our own. */
static void pushFrame(const Bricks *bricks, RaysortPass *pass, uint32_t which)
{
  FramePush push;
  memset(&push, 0, sizeof(push));
  push.frame = bricks->frame.address;
  push.which = which;
  CHECK(raysortAppendPush(bricks->raysort, pass, &push, sizeof(push)));
}

/* A thread a pixel. */
static RaysortPass *addPixels(Bricks *bricks, const char *name, VkPipeline pipeline, uint32_t which)
{
  const uint32_t pixels = bricks->width * bricks->height;
  RaysortPass *pass = &bricks->passes[bricks->passCount++];
  *pass =
      computePass(name, pipeline, bricks->layout, sizeof(RaysortDispatchPush), (pixels + GROUP_SIZE - 1) / GROUP_SIZE);
  pushFrame(bricks, pass, which);
  return pass;
}

static void addTrace(Bricks *bricks, uint32_t which)
{
  uint32_t count = MOST_PASSES - bricks->passCount;
  RaysortSdfTraceInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf = bricks->field.update.sdf;
  info.maxCount = bricks->width * bricks->height;
  info.missMaterial = info.unknownMaterial = MATERIAL_SKY;
  info.deadMaterial = MATERIAL_DEAD;
  info.field = bricks->field.update.field;
  info.rays = gpuRange(&bricks->rays[which]);
  info.hits = gpuRange(&bricks->hits[which]);
  info.materials = gpuRange(&bricks->materials);
  CHECK(raysortPlanSdfTrace(bricks->raysort, &info, &count, &bricks->passes[bricks->passCount]));
  bricks->passCount += count;
}

/* Rays to sun and sky of the hits. */
static void addLight(Bricks *bricks, uint32_t which)
{
  RaysortPass *pass = addPixels(bricks, "light", bricks->lightKernel, which);
  declare(bricks, pass, &bricks->field.memory, READS);
  declare(bricks, pass, &bricks->rays[which], READS);
  declare(bricks, pass, &bricks->hits[which], READS);
  declare(bricks, pass, &bricks->lights[which], WRITES);
}

static void addShades(Bricks *bricks)
{
  uint32_t count = MOST_PASSES - bricks->passCount;
  RaysortDispatchInfo info;
  CHECK(raysortPlanSort(bricks->raysort, &bricks->sort, &count, &bricks->passes[bricks->passCount]));
  bricks->passCount += count;
  memset(&info, 0, sizeof(info));
  info.sort = &bricks->sort;
  info.layout = bricks->layout;
  info.pipelines = bricks->shades;
  info.concurrency = 1; /* each pixel is one material's alone: these may run side by side */
  count = MOST_PASSES - bricks->passCount;
  CHECK(raysortPlanDispatch(bricks->raysort, &info, &count, &bricks->passes[bricks->passCount]));
  for (uint32_t i = 0; i < count; ++i)
  {
    RaysortPass *pass = &bricks->passes[bricks->passCount++];
    pushFrame(bricks, pass, 0);
    declare(bricks, pass, &bricks->hits[0], READS);
    declare(bricks, pass, &bricks->hits[1], READS);
    declare(bricks, pass, &bricks->lights[0], READS);
    declare(bricks, pass, &bricks->lights[1], READS);
    declare(bricks, pass, &bricks->image, WRITES);
  }
}

static void planFrame(Bricks *bricks, const double center[3])
{
  uint32_t count = MOST_PASSES;
  RaysortPass *pass;
  memcpy(bricks->field.update.center, center, sizeof(bricks->field.update.center));
  CHECK(raysortPlanSdfUpdate(bricks->raysort, &bricks->field.update, &count, bricks->passes));
  bricks->passCount = count;
  pass = addPixels(bricks, "rays", bricks->raysKernel, 0);
  declare(bricks, pass, &bricks->rays[0], WRITES);
  addTrace(bricks, 0);
  addLight(bricks, 0);
  pass = addPixels(bricks, "mirror", bricks->mirrorKernel, 0);
  declare(bricks, pass, &bricks->field.memory, READS);
  declare(bricks, pass, &bricks->rays[0], READS);
  declare(bricks, pass, &bricks->hits[0], READS);
  declare(bricks, pass, &bricks->rays[1], WRITES);
  addTrace(bricks, 1);
  addLight(bricks, 1);
  addShades(bricks);
}

/* ---- the camera ---- */

typedef struct Camera
{
  double from[3], ahead[3], right[3], down[3]; /* right and down reach to the edges of the picture */
  double center[3];                            /* of the windows */
} Camera;

/* It walks an arc through the court, and looks at what stands over the pool. The windows lie a little ahead of it. */
static Camera cameraAt(const Bricks *bricks, double time)
{
  const double angle = 0.55 + 0.22 * time, field = tan(0.5 * 62 * 3.14159265 / 180);
  const double at[3] = {0, 1.35, -1.2}, from[3] = {8.0 * sin(angle), 2.2, 8.0 * cos(angle)};
  double length = 0;
  Camera camera;
  for (int k = 0; k < 3; ++k)
    length += (at[k] - from[k]) * (at[k] - from[k]);
  for (int k = 0; k < 3; ++k)
  {
    camera.from[k] = from[k];
    camera.ahead[k] = (at[k] - from[k]) / sqrt(length);
    camera.center[k] = from[k] + 4 * camera.ahead[k];
  }
  const double flat = hypot(camera.ahead[0], camera.ahead[2]);
  const double side[3] = {-camera.ahead[2] / flat, 0, camera.ahead[0] / flat};
  for (int k = 0; k < 3; ++k)
  {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    camera.right[k] = side[k] * field;
    camera.down[k] =
        (camera.ahead[i] * side[j] - camera.ahead[j] * side[i]) * field * bricks->height / (double)bricks->width;
  }
  return camera;
}

static void setVector(float to[3], const double from[3])
{
  for (int k = 0; k < 3; ++k)
    to[k] = (float)from[k];
}

static void uploadFrame(Bricks *bricks, const Camera *camera, double time)
{
  static const double sun[3] = {0.5698, 0.6838, 0.4559};
  Frame frame;
  RaysortSdfInstance instances[MOST_OBJECTS];
  memset(&frame, 0, sizeof(frame));
  frame.field = bricks->field.memory.address;
  frame.objects = bricks->objects.address;
  for (int i = 0; i < 2; ++i)
  {
    frame.rays[i] = bricks->rays[i].address;
    frame.hits[i] = bricks->hits[i].address;
    frame.lights[i] = bricks->lights[i].address;
  }
  frame.image = bricks->image.address;
  frame.width = bricks->width;
  frame.height = bricks->height;
  frame.cascades = CASCADES;
  frame.lightRays = bricks->lightRays;
  frame.time = (float)time;
  setVector(frame.from, camera->from);
  setVector(frame.ahead, camera->ahead);
  setVector(frame.right, camera->right);
  setVector(frame.down, camera->down);
  setVector(frame.sun, sun);
  gpuUpload(&bricks->gpu, &bricks->frame, 0, &frame, sizeof(frame));
  placeInstances(&bricks->scene, time, bricks->vertices.address, bricks->indices.address, instances);
  gpuUpload(&bricks->gpu, &bricks->instances, 0, instances, bricks->scene.objectCount * sizeof(instances[0]));
}

/* ---- frames and views ---- */

static Picture takePicture(Bricks *bricks, const GpuBuffer *image, uint32_t width, uint32_t height)
{
  const size_t pixels = (size_t)width * height;
  uint32_t *words = (uint32_t *)allocate(pixels * 4);
  Picture picture = newPicture(width, height, 0);
  gpuDownload(&bricks->gpu, image, 0, words, pixels * 4);
  for (size_t i = 0; i < pixels; ++i)
    setPixel(&picture, i, (words[i] & 255) << 16 | (words[i] & 0xff00) | (words[i] >> 16 & 255));
  free(words);
  return picture;
}

static void printField(Bricks *bricks, double milliseconds)
{
  RaysortSdfStats stats[CASCADES];
  gpuDownload(&bricks->gpu, &bricks->field.memory, RAYSORT_SDF_HEADER_SIZE, stats, sizeof(stats));
  uint32_t overflow = 0, deferred = 0;
  printf("built in %.0f ms: bricks", milliseconds);
  for (uint32_t i = 0; i < CASCADES; ++i)
  {
    printf("%s %u", i ? "," : "", stats[i].bricksBuilt);
    overflow |= stats[i].overflow;
    deferred += stats[i].voxelsDeferred;
  }
  printf("; free %u, overflow %x, deferred voxels %u\n", stats[0].bricksFree, overflow, deferred);
}

static void buildField(Bricks *bricks)
{
  const Camera camera = cameraAt(bricks, 0);
  uploadFrame(bricks, &camera, 0);
  memcpy(bricks->field.update.center, camera.center, sizeof(bricks->field.update.center));
  VkCommandBuffer commandBuffer = gpuBegin(&bricks->gpu);
  const double start = seconds();
  CHECK(raysortCmdSdfUpdate(bricks->raysort, commandBuffer, &bricks->field.update));
  gpuSubmit(&bricks->gpu, commandBuffer);
  printField(bricks, 1000 * (seconds() - start));
}

static double renderFrame(Bricks *bricks, double time)
{
  const Camera camera = cameraAt(bricks, time);
  uploadFrame(bricks, &camera, time);
  planFrame(bricks, camera.center);
  const double start = seconds();
  VkCommandBuffer commandBuffer = gpuBegin(&bricks->gpu);
  CHECK(raysortCmdPasses(bricks->raysort, commandBuffer, bricks->passCount, bricks->passes, NULL));
  gpuSubmit(&bricks->gpu, commandBuffer);
  return 1000 * (seconds() - start);
}

/* Clip space to world of the camera, for depths from a tenth of a unit to far away. */
static void clipToWorld(const Camera *camera, float m[16])
{
  const double nearest = 0.1;
  memset(m, 0, 16 * sizeof(float));
  for (int k = 0; k < 3; ++k) /* the world is (from + d (x right + y down + ahead)), d = nearest / (1 - depth) */
  {
    m[k] = (float)camera->right[k];
    m[4 + k] = (float)camera->down[k];
    m[8 + k] = (float)(-camera->from[k] * 0.999 / nearest);
    m[12 + k] = (float)(camera->ahead[k] + camera->from[k] / nearest);
  }
  m[11] = (float)(-0.999 / nearest);
  m[15] = (float)(1 / nearest);
}

/* Nine pictures of the field, three by three. */
static void writeViews(Bricks *bricks, const Camera *camera, const char *folder)
{
  static const char *const names[VIEWS] = {"steps: red 64", "normals",        "cascades, windows",
                                           "bricks",        "places in them", "ids, instances",
                                           "distance",      "unknown",        "moving: green"};
  static const uint32_t modes[VIEWS] = {
      RAYSORT_SDF_DEBUG_STEPS,    RAYSORT_SDF_DEBUG_NORMAL,  RAYSORT_SDF_DEBUG_CASCADE,
      RAYSORT_SDF_DEBUG_BRICK,    RAYSORT_SDF_DEBUG_CELL,    RAYSORT_SDF_DEBUG_ID,
      RAYSORT_SDF_DEBUG_DISTANCE, RAYSORT_SDF_DEBUG_UNKNOWN, RAYSORT_SDF_DEBUG_STALE};
  const uint32_t width = bricks->width / 3, height = bricks->height / 3;
  Picture sheet = newPicture(3 * width, 3 * height, 0);
  GpuBuffer image = gpuBuffer(&bricks->gpu, (VkDeviceSize)width * height * 4);
  for (uint32_t i = 0; i < VIEWS; ++i)
  {
    RaysortSdfDebugInfo info;
    memset(&info, 0, sizeof(info));
    info.sdf = bricks->field.update.sdf;
    info.mode = modes[i];
    info.overlays = modes[i] == RAYSORT_SDF_DEBUG_CASCADE ? RAYSORT_SDF_DEBUG_WINDOWS_BIT
                    : i == 5                              ? RAYSORT_SDF_DEBUG_STATIC_BIT | RAYSORT_SDF_DEBUG_DYNAMIC_BIT
                    : modes[i] == RAYSORT_SDF_DEBUG_BRICK ? RAYSORT_SDF_DEBUG_BRICKS_BIT
                                                          : 0;
    info.width = width;
    info.height = height;
    info.maxInstances = bricks->scene.objectCount;
    info.tMax = modes[i] == RAYSORT_SDF_DEBUG_DISTANCE ? 25 : 200;
    clipToWorld(camera, info.clipToWorld);
    info.field = bricks->field.update.field;
    info.image = gpuRange(&image);
    info.instances = gpuRange(&bricks->instances);
    VkCommandBuffer commandBuffer = gpuBegin(&bricks->gpu);
    CHECK(raysortCmdSdfDebug(bricks->raysort, commandBuffer, &info));
    gpuSubmit(&bricks->gpu, commandBuffer);
    Picture view = takePicture(bricks, &image, width, height);
    for (uint32_t y = 0; y < height; ++y)
      memcpy(sheet.rgb + 3 * ((size_t)(i / 3 * height + y) * sheet.width + i % 3 * width),
             view.rgb + 3 * (size_t)y * width, 3 * (size_t)width);
    freePicture(&view);
    fillRectangle(&sheet, i % 3 * width, i / 3 * height, textWidth(1, names[i]) + 8, 14, 0);
    drawText(&sheet, i % 3 * width + 4, i / 3 * height + 3, 1, names[i], 0xffffff);
  }
  gpuFreeBuffer(&bricks->gpu, &image);
  savePicture(folder, "views.png", &sheet);
}

static void run(Bricks *bricks, const char *folder)
{
  const uint32_t frames = optionWhole(&options[OPTION_ANIMATE], 0, 0, 1000000);
  double time = 0;
  char name[32] = "picture.png";
  Picture picture;
  for (uint32_t i = 0; i < (frames ? frames : 1); ++i)
  {
    double milliseconds;
    time = i / 15.0;
    milliseconds = renderFrame(bricks, time);
    if (frames)
      snprintf(name, sizeof(name), "frame%03u.png", i);
    picture = takePicture(bricks, &bricks->image, bricks->width, bricks->height);
    savePicture(folder, name, &picture);
    printf("%.0f ms\n", milliseconds);
  }
  const Camera camera = cameraAt(bricks, time);
  if (!isOn(&options[OPTION_PLAIN]))
    writeViews(bricks, &camera, folder);
}

static void closeBricks(Bricks *bricks)
{
  Gpu *gpu = &bricks->gpu;
  GpuBuffer *const buffers[] = {&bricks->vertices,  &bricks->indices, &bricks->instances, &bricks->objects,
                                &bricks->materials, &bricks->frame,   &bricks->rays[0],   &bricks->rays[1],
                                &bricks->hits[0],   &bricks->hits[1], &bricks->lights[0], &bricks->lights[1],
                                &bricks->image,     &bricks->map,     &bricks->ranges,    &bricks->sortScratch};
  for (uint32_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(gpu, buffers[i]);
  fieldClose(&bricks->field, gpu);
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
    vkDestroyPipeline(gpu->device, bricks->shades[i], NULL);
  vkDestroyPipeline(gpu->device, bricks->raysKernel, NULL);
  vkDestroyPipeline(gpu->device, bricks->lightKernel, NULL);
  vkDestroyPipeline(gpu->device, bricks->mirrorKernel, NULL);
  vkDestroyPipelineLayout(gpu->device, bricks->layout, NULL);
  raysortDestroyContext(bricks->raysort);
  freeScene(&bricks->scene);
  gpuClose(gpu);
}

int main(int argc, char **argv)
{
  static Bricks bricks;
  Arguments arguments;
  memset(&arguments, 0, sizeof(arguments));
  parseArguments(argc, argv, "bricks", "A court with moving things in it, traced as a sparse distance field.",
                 &arguments, options, OPTION_COUNT);
  gpuOpen(&bricks.gpu, &arguments);
  bricks.width = arguments.width ? arguments.width : bricks.gpu.isCpu ? 768 : 1920;
  bricks.height = arguments.height ? arguments.height : bricks.gpu.isCpu ? 432 : 1080;
  bricks.lightRays = optionWhole(&options[OPTION_RAYS], bricks.gpu.isCpu ? 8 : 16, 1, 1024);
  bricks.raysort = gpuRaysort(&bricks.gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_SDF_BIT);
  makeScene(&bricks.scene, options[OPTION_MODEL].value);
  makeBuffers(&bricks);
  makeField(&bricks);
  makePipelines(&bricks);
  buildField(&bricks);
  run(&bricks, arguments.out);
  closeBricks(&bricks);
  return bricks.gpu.errors != 0;
}
