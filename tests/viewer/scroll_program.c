/* scroll_program.c - shadows by the distance field after a flight: windows that scrolled along show what windows show
 * that were made where the flight ends. The viewer's options; exit 1: the pictures differ.
 * SPDX-License-Identifier: MIT */
int viewerMain(int argc, char **argv);
#define main viewerMain
#include "../../examples/viewer/viewer.c"
#undef main

#define STEPS 3

static uint32_t *frameAt(Viewer *viewer, const ViewerCamera *camera)
{
  Renderer *renderer = &viewer->renderer;
  uint32_t *pixels = (uint32_t *)allocate((size_t)renderer->picture.size);
  planFrame(renderer, 0, camera, &viewer->settings, 0);
  VkCommandBuffer commandBuffer = gpuBegin(&viewer->gpu);
  recordFrame(renderer, commandBuffer);
  gpuSubmit(&viewer->gpu, commandBuffer);
  gpuDownload(&viewer->gpu, &renderer->picture, 0, pixels, renderer->picture.size);
  return pixels;
}

int main(int argc, char **argv)
{
  static Viewer viewer;
  uint32_t *pictures[2] = {NULL, NULL};
  parseArguments(argc, argv, "scroll", "a test", &viewer.arguments, options, OPTION_COUNT);
  gpuOpen(&viewer.gpu, &viewer.arguments);
  takeSettings(&viewer);
  makeScene(&viewer);
  takeCamera(&viewer);
  const uint32_t width = viewer.arguments.width, height = viewer.arguments.height;
  for (uint32_t i = 0; i < 2; ++i) /* backwards through the scene, by more than an anchor's step; at the end at once */
  {
    openRenderer(&viewer.renderer, &viewer.gpu, &viewer.scene, width, height);
    for (int step = i ? 0 : STEPS; step >= 0; --step)
    {
      ViewerCamera camera = viewer.camera;
      addScaled(camera.eye, camera.forward, 0.25f * (float)step * sceneSize(&viewer.scene));
      free(pictures[i]);
      pictures[i] = frameAt(&viewer, &camera);
    }
    closeRenderer(&viewer.renderer);
  }
  const int differ = memcmp(pictures[0], pictures[1], (size_t)width * height * 4) != 0;
  for (uint32_t i = 0; i < 2; ++i)
    free(pictures[i]);
  freeScene(&viewer.scene);
  gpuClose(&viewer.gpu);
  if (differ)
    printf("scrolled windows give another picture\n");
  return differ || viewer.gpu.errors;
}
