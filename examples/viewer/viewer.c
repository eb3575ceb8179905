/* viewer.c - a window onto a model or a scene of its own: fly through it, see what sorting does.
 * SPDX-License-Identifier: MIT
 * The same frames without a window: --headless. A frame is one list of passes; renderer.c makes it. */
#include "show.h"
#ifdef VIEWER_WINDOW
#include "window.h"
#endif

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  OPTION_MODEL,
  OPTION_HEADLESS,
  OPTION_FRAMES,
  OPTION_SAMPLES,
  OPTION_TIME,
  OPTION_BOUNCES,
  OPTION_EXPOSURE,
  OPTION_VIEW,
  OPTION_ORDER,
  OPTION_PIPELINES,
  OPTION_SHADOWS,
  OPTION_TEMPORAL,
  OPTION_FROM,
  OPTION_AT,
  OPTION_ALONG,
  OPTION_FIELD,
  OPTION_ENVIRONMENT,
  OPTION_TRIANGLES,
  OPTION_INSTANCES,
  OPTION_MATERIALS,
  OPTION_GRAPHS,
  OPTION_FURNACE,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"model", NULL, "FILE: glTF, OBJ, PLY or what else assimp reads; else a scene of its own"},
    {"headless", "no", "without a window: writes the last frame as a PNG, prints times"},
    {"frames", "0", "ends after so many frames; headless 0 means 8"},
    {"samples", "1", "headless: samples of the last frame"},
    {"time", "0", "seconds at which the animation begins"},
    {"bounces", NULL, "1 to 16; default 2, on a CPU 1"},
    {"exposure", "1", "the picture's light is multiplied by it"},
    {"view", "picture", "picture, materials, order, coherence, nodes"},
    {"order", NULL, "sorted, or pixels: one pipeline over all pixels in their order; default sorted, on a CPU pixels"},
    {"pipelines", NULL, "each: one a material; one: over all sorted rays; default each, on a CPU one"},
    {"shadows", "bvh", "bvh, or field: shadow rays go through a distance field whose windows follow the camera"},
    {"temporal", NULL, "on: a moving picture goes on with what frames before saw; default off, in a GPU's window on"},
    {"from", NULL, "X,Y,Z: the camera's place, in the file's units"},
    {"at", NULL, "X,Y,Z: what it looks at"},
    {"along", NULL, "X,Y,Z in place of --at: where it looks to, to the bit, as a screenshot's words have it"},
    {"field", NULL, "degrees from the picture's bottom to its top"},
    {"environment", NULL, "sky, white, none, or a .hdr file"},
    {"triangles", "1100000", "of the scene of its own"},
    {"instances", "1000", "of the scene of its own"},
    {"materials", "32", "of the scene of its own, 8 to 4096"},
    {"graphs", "no", "of the scene of its own: materials have code of their own; `make viewer-graphs` makes it"},
    {"furnace", NULL, "ROUGHNESS,METALNESS: a white ball in white light, not to be seen"}};

static const char *const viewNames[VIEW_COUNT] = {"picture", "materials", "order", "coherence", "nodes"};
static const char *const orderNames[2] = {"pixels", "sorted"}, *const pipelineNames[2] = {"each", "one"};
static const char *const shadowNames[2] = {"bvh", "field"}, *const switchNames[2] = {"off", "on"};

/* ---- options ---- */

static uint32_t numberOf(int option, uint32_t least, uint32_t most)
{
  return optionWhole(&options[option], 0, least, most);
}

static void vectorOf(int option, float *vector, uint32_t count)
{
  double numbers[3] = {0};
  optionNumbers(&options[option], numbers, count, -1e30, 1e30);
  for (uint32_t k = 0; options[option].value && k < count; ++k)
    vector[k] = (float)numbers[k];
}

/* A CPU takes a long time for a pipeline, and for a ray. */
static void takeSettings(Viewer *viewer)
{
  ViewerSettings *settings = &viewer->settings;
  const uint32_t isCpu = (uint32_t)viewer->gpu.isCpu;
  float time = 0;
  settings->view = optionWord(&options[OPTION_VIEW], 0, viewNames, VIEW_COUNT);
  settings->isSorting = optionWord(&options[OPTION_ORDER], !isCpu, orderNames, 2);
  settings->isUber = optionWord(&options[OPTION_PIPELINES], isCpu, pipelineNames, 2);
  settings->isField = optionWord(&options[OPTION_SHADOWS], 0, shadowNames, 2);
  settings->isTemporal =
      optionWord(&options[OPTION_TEMPORAL], !isCpu && !isOn(&options[OPTION_HEADLESS]), switchNames, 2);
  settings->bounces = optionWhole(&options[OPTION_BOUNCES], isCpu ? 1 : 2, 1, VIEWER_MOST_BOUNCES);
  settings->vsync = 1;
  vectorOf(OPTION_EXPOSURE, &settings->exposure, 1);
  if (!(settings->exposure >= 1e-6f && settings->exposure <= 1e6f))
    die("--exposure %s: 1e-6 to 1e6 expected", options[OPTION_EXPOSURE].value);
  vectorOf(OPTION_TIME, &time, 1);
  viewer->time = (double)time;
}

/* Of length 1; one that is already, except for its rounding, keeps its bits. */
static void takeDirection(Viewer *viewer, const float along[3])
{
  const float length = sqrtf(dot(along, along));
  const float by = fabsf(length - 1) < 1e-5f ? 1 : length;
  for (uint32_t k = 0; length > 0 && k < 3; ++k)
    viewer->camera.forward[k] = along[k] / by;
}

/* A camera that an option names stands upright: up is the axis of the world next to the scene's up. */
static void standUpright(ViewerCamera *camera)
{
  float side;
  const uint32_t axis = axisOf(camera->up, &side);
  const int isAlong = fabsf(camera->forward[axis]) > 0.9999f; /* then another axis is up */
  for (uint32_t k = 0; k < 3; ++k)
    camera->up[k] = k != (axis + (uint32_t)isAlong) % 3 ? 0 : isAlong ? -side : side;
}

/* How far from the scene's camera that is: as far as the scene's middle, or a size of the scene. */
static float depthOf(const Scene *scene)
{
  float depth = 0;
  for (uint32_t k = 0; k < 3; ++k)
    depth += (0.5f * (scene->boxMin[k] + scene->boxMax[k]) - scene->camera.eye[k]) * scene->camera.forward[k];
  return depth > 0 ? depth : sceneSize(scene);
}

static void takeCamera(Viewer *viewer)
{
  ViewerCamera *camera = &viewer->camera;
  float along[3];
  *camera = viewer->scene.camera;
  memcpy(along, camera->forward, sizeof(along));
  vectorOf(OPTION_FROM, camera->eye, 3);
  if (options[OPTION_AT].value)
  {
    vectorOf(OPTION_AT, along, 3);
    for (uint32_t k = 0; k < 3; ++k)
      along[k] -= camera->eye[k];
  }
  else if (options[OPTION_FROM].value) /* still at what the scene's camera looks at */
    for (uint32_t k = 0; k < 3; ++k)
      along[k] = along[k] * depthOf(&viewer->scene) + (viewer->scene.camera.eye[k] - camera->eye[k]);
  vectorOf(OPTION_ALONG, along, 3);
  takeDirection(viewer, along);
  if (options[OPTION_FROM].value || options[OPTION_AT].value || options[OPTION_ALONG].value)
    standUpright(camera);
  vectorOf(OPTION_FIELD, &camera->fovY, 1);
  camera->height = options[OPTION_FIELD].value ? 0 : camera->height;
  if (!(camera->fovY >= 1 && camera->fovY <= 170))
    die("--field %s: 1 to 170 degrees expected", options[OPTION_FIELD].value);
}

static void makeScene(Viewer *viewer)
{
  float furnace[2] = {0, 0};
  if (options[OPTION_FURNACE].value)
  {
    vectorOf(OPTION_FURNACE, furnace, 2);
    makeFurnace(&viewer->scene, furnace[0], furnace[1]);
  }
  else if (options[OPTION_MODEL].value)
    loadScene(&viewer->scene, options[OPTION_MODEL].value);
  else
    makeProcedural(&viewer->scene, numberOf(OPTION_TRIANGLES, 1000, 100000000), numberOf(OPTION_INSTANCES, 1, 1000000),
                   numberOf(OPTION_MATERIALS, 8, 4096), isOn(&options[OPTION_GRAPHS]));
  if (options[OPTION_ENVIRONMENT].value)
    environmentMake(&viewer->scene.environment, options[OPTION_ENVIRONMENT].value);
  printf("%s: %u materials, %u textures, %u instances, %.2f million triangles, %u lights\n", viewer->scene.name,
         viewer->scene.looks.materialCount, viewer->scene.looks.textureCount, viewer->scene.instanceCount,
         (double)viewer->scene.triangleCount / 1e6, viewer->scene.lightCount + viewer->scene.lampCount);
}

/* ---- pictures ---- */

void writeFrame(Viewer *viewer, const char *name)
{
  const Renderer *renderer = &viewer->renderer;
  uint32_t *pixels = (uint32_t *)allocate((size_t)renderer->picture.size);
  Picture picture = newPicture(renderer->width, renderer->height, 0);
  CHECK(vkDeviceWaitIdle(viewer->gpu.device));
  gpuDownload(&viewer->gpu, &renderer->picture, 0, pixels, renderer->picture.size);
  for (size_t i = 0; i < (size_t)renderer->width * renderer->height; ++i)
    setPixel(&picture, i, (pixels[i] & 255) << 16 | (pixels[i] & 0xff00) | (pixels[i] >> 16 & 255));
  savePicture(viewer->arguments.out, name, &picture);
  free(pixels);
}

/* So that a shell takes it back as one word. */
static void tellOption(const Option *option)
{
  const char *quote = strpbrk(option->value, " \t$&;()<>|*?\"\\") ? "'" : "";
  printf(" --%s %s%s%s", option->name, quote, option->value, quote);
}

/* triangles has no lamps, normal maps, holes and motion: of the rest its picture is the mean that this one nears.
 * It counts rays, here bounces are counted: the last one sees what its ray to a light meets. */
static void tellReference(const Viewer *viewer)
{
  const Renderer *renderer = &viewer->renderer;
  const float *eye = renderer->lastCamera.eye, *along = renderer->lastCamera.forward;
  if (!options[OPTION_MODEL].value)
    return;
  printf("its reference: triangles");
  tellOption(&options[OPTION_MODEL]);
  printf(" --environment %s --samples 4096 --size %ux%u --bounces %u --lens 0 --exposure %.9g --field %.9g"
         " --from %.9g,%.9g,%.9g --at %.9g,%.9g,%.9g\n",
         options[OPTION_ENVIRONMENT].value ? options[OPTION_ENVIRONMENT].value : "sky", renderer->width,
         renderer->height, renderer->lastSettings.bounces + 1, (double)renderer->lastSettings.exposure,
         (double)renderer->lastCamera.fovY, (double)eye[0], (double)eye[1], (double)eye[2], (double)(eye[0] + along[0]),
         (double)(eye[1] + along[1]), (double)(eye[2] + along[2]));
}

void tellView(const Viewer *viewer)
{
  static const int ofScene[] = {OPTION_MODEL,     OPTION_ENVIRONMENT, OPTION_FIELD, OPTION_TRIANGLES, OPTION_INSTANCES,
                                OPTION_MATERIALS, OPTION_FURNACE,     OPTION_FROM,  OPTION_AT,        OPTION_ALONG};
  const Renderer *renderer = &viewer->renderer;
  const ViewerSettings *settings = &renderer->lastSettings;
  const float *eye = renderer->lastCamera.eye, *along = renderer->lastCamera.forward;
  const int hasFlown = memcmp(&renderer->lastCamera, &viewer->start, sizeof(viewer->start)) != 0;
  if (renderer->temporal.state != TEMPORAL_OFF && renderer->sampleIndex < TEMPORAL_SETTLED)
    printf("the picture has light of frames before; without it, ");
  printf("the same view: --headless --frames 1 --samples %u --time %.9g --size %ux%u --bounces %u --exposure %.9g"
         " --view %s --order %s --pipelines %s --shadows %s",
         renderer->sampleIndex, viewer->time, renderer->width, renderer->height, settings->bounces,
         (double)settings->exposure, viewNames[settings->view], orderNames[settings->isSorting],
         pipelineNames[settings->isUber], shadowNames[settings->isField]);
  for (uint32_t i = 0; i < sizeof(ofScene) / sizeof(ofScene[0]); ++i)
    if (options[ofScene[i]].value && !(hasFlown && ofScene[i] >= OPTION_FROM && ofScene[i] <= OPTION_ALONG))
      tellOption(&options[ofScene[i]]);
  if (isOn(&options[OPTION_GRAPHS]))
    printf(" --graphs");
  if (hasFlown)
    printf(" --from %.9g,%.9g,%.9g --along %.9g,%.9g,%.9g", (double)eye[0], (double)eye[1], (double)eye[2],
           (double)along[0], (double)along[1], (double)along[2]);
  printf("\n");
  tellReference(viewer);
}

/* The film's mean: a test compares it. */
static void printMean(Viewer *viewer)
{
  const Renderer *renderer = &viewer->renderer;
  float *film = (float *)allocate((size_t)renderer->wavefront.pathCount * 16);
  double sums[4] = {0};
  gpuDownload(&viewer->gpu, &renderer->sums, 0, film, (VkDeviceSize)renderer->wavefront.pathCount * 16);
  for (size_t i = 0; i < 4 * (size_t)renderer->wavefront.pathCount; ++i)
    sums[i % 4] += (double)film[i];
  printf("mean radiance: %.5f %.5f %.5f\n", sums[0] / sums[3], sums[1] / sums[3], sums[2] / sums[3]);
  free(film);
}

/* ---- without a window ---- */

static void runHeadless(Viewer *viewer, uint32_t width, uint32_t height)
{
  const uint32_t frames = numberOf(OPTION_FRAMES, 0, 1000000), samples = numberOf(OPTION_SAMPLES, 1, 1000000);
  const uint32_t moving = frames ? frames : 8, total = moving + samples - 1;
  double start = 0, sum = 0, times[ROW_COUNT] = {0};
  openRenderer(&viewer->renderer, &viewer->gpu, &viewer->scene, width, height);
  for (uint32_t i = 0; i < total; ++i)
  {
    const int isMoving = i < moving && moveScene(&viewer->scene, viewer->time + (double)i / 60);
    planFrame(&viewer->renderer, 0, &viewer->camera, &viewer->settings, isMoving);
    VkCommandBuffer commandBuffer = gpuBegin(&viewer->gpu);
    recordFrame(&viewer->renderer, commandBuffer);
    gpuSubmit(&viewer->gpu, commandBuffer);
    if (i == 0) /* the first one warms up */
      start = seconds();
    else
      sum += wavefrontReadTimes(&viewer->gpu, &viewer->renderer.slots[0].times, times);
  }
  if (viewer->settings.isField && viewer->renderer.shadow.refusal[0])
    printf("%s; shadows by the BVH\n", viewer->renderer.shadow.refusal);
  for (uint32_t k = 0; k < ROW_COUNT; ++k)
    if (times[k] > 0)
      printf("  %-8s %9.3f ms\n", rowNames[k], times[k] / (total - 1));
  if (total > 1)
    printf("  %-8s %9.3f ms; by the wall clock %.3f ms\n", "frame", sum / (total - 1),
           (seconds() - start) * 1000 / (total - 1));
  printMean(viewer);
  writeFrame(viewer, "frame.png");
  tellReference(viewer);
}

/* ---- with a window, where the program was built with GLFW ---- */

static void prepareWindow(Arguments *arguments)
{
#ifdef VIEWER_WINDOW
  windowPrepare(arguments);
#else
  (void)arguments;
  die("this program was built without GLFW, so it opens no window. Use --headless, or build it where GLFW is");
#endif
}

static void runWindow(Viewer *viewer, uint32_t width, uint32_t height)
{
#ifdef VIEWER_WINDOW
  showViewer(viewer, width, height, numberOf(OPTION_FRAMES, 0, 0x7fffffff));
#else
  (void)viewer;
  (void)width;
  (void)height;
#endif
}

int main(int argc, char **argv)
{
  static Viewer viewer;
  parseArguments(argc, argv, "viewer", "fly through a model, see what sorting does", &viewer.arguments, options,
                 OPTION_COUNT);
  const int hasWindow = !isOn(&options[OPTION_HEADLESS]);
  if (hasWindow)
    prepareWindow(&viewer.arguments);
  gpuOpen(&viewer.gpu, &viewer.arguments);
  takeSettings(&viewer);
  makeScene(&viewer);
  takeCamera(&viewer);
  viewer.start = viewer.camera;
  const uint32_t width = viewer.arguments.width ? viewer.arguments.width : viewer.gpu.isCpu ? 320 : 1280;
  const uint32_t height = viewer.arguments.height ? viewer.arguments.height : viewer.gpu.isCpu ? 180 : 720;
  if (hasWindow)
    runWindow(&viewer, width, height);
  else
    runHeadless(&viewer, width, height);
  closeRenderer(&viewer.renderer);
  freeScene(&viewer.scene);
  gpuClose(&viewer.gpu);
  return viewer.gpu.errors != 0;
}
