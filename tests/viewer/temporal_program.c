/* temporal_program.c - a flight that goes on with what the frames before saw: less noise while it moves, and at rest
 * the picture of a viewer that never looked back, to the bit. The viewer's options; exit 1: it is not so.
 * SPDX-License-Identifier: MIT */
int viewerMain(int argc, char **argv);
#define main viewerMain
#include "../../examples/viewer/viewer.c"
#undef main

#define STEPS   16u
#define AT_REST 80u /* samples, more than TEMPORAL_SETTLED */

/* Leaves the renderer's picture at pixels. */
static void show(Viewer *viewer, const ViewerCamera *camera, uint8_t *pixels)
{
  Renderer *renderer = &viewer->renderer;
  planFrame(renderer, 0, camera, &viewer->settings, 0);
  VkCommandBuffer commandBuffer = gpuBegin(&viewer->gpu);
  recordFrame(renderer, commandBuffer);
  gpuSubmit(&viewer->gpu, commandBuffer);
  gpuDownload(&viewer->gpu, &renderer->picture, 0, pixels, renderer->picture.size);
}

/* Flies sideways to the viewer's camera, and stays there: the last picture in flight and the last one of all. */
static void fly(Viewer *viewer, uint32_t isTemporal, uint8_t *inFlight, uint8_t *atRest)
{
  float right[3];
  openRenderer(&viewer->renderer, &viewer->gpu, &viewer->scene, viewer->arguments.width, viewer->arguments.height);
  viewer->settings.isTemporal = isTemporal;
  cross(viewer->camera.forward, viewer->camera.up, right);
  normalise(right);
  for (uint32_t left = STEPS; left-- > 0;)
  {
    ViewerCamera camera = viewer->camera;
    addScaled(camera.eye, right, -0.002f * (float)left * sceneSize(&viewer->scene));
    show(viewer, &camera, inFlight);
  }
  for (uint32_t i = isTemporal ? 0 : 1; i < AT_REST; ++i) /* with it, the film begins anew at rest */
    show(viewer, &viewer->camera, atRest);
  closeRenderer(&viewer->renderer);
}

static double errorOf(const uint8_t *picture, const uint8_t *right, size_t bytes)
{
  double sum = 0;
  for (size_t i = 0; i < bytes; ++i)
    sum += ((double)picture[i] - right[i]) * ((double)picture[i] - right[i]);
  return sum / (double)bytes;
}

int main(int argc, char **argv)
{
  static Viewer viewer;
  uint8_t *inFlight[2], *atRest[2];
  parseArguments(argc, argv, "temporal", "a test", &viewer.arguments, options, OPTION_COUNT);
  gpuOpen(&viewer.gpu, &viewer.arguments);
  takeSettings(&viewer);
  makeScene(&viewer);
  takeCamera(&viewer);
  const size_t bytes = (size_t)viewer.arguments.width * viewer.arguments.height * 4;
  for (uint32_t i = 0; i < 2; ++i)
  {
    inFlight[i] = (uint8_t *)allocate(bytes);
    atRest[i] = (uint8_t *)allocate(bytes);
    fly(&viewer, i, inFlight[i], atRest[i]);
  }
  const double without = errorOf(inFlight[0], atRest[0], bytes), with = errorOf(inFlight[1], atRest[0], bytes);
  const int differ = memcmp(atRest[0], atRest[1], bytes) != 0;
  printf("mean squared error in flight %.1f, with the frames before %.1f%s\n", without, with,
         differ ? "; at rest the pictures differ" : "");
  for (uint32_t i = 0; i < 2; ++i)
  {
    free(inFlight[i]);
    free(atRest[i]);
  }
  freeScene(&viewer.scene);
  gpuClose(&viewer.gpu);
  return with > without / 2 || differ || viewer.gpu.errors;
}
