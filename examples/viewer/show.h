/* show.h - the viewer with a window: the loop of events and frames.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_SHOW_H
#define RAYSORT_EXAMPLES_VIEWER_SHOW_H

#include "renderer.h"

typedef struct Viewer
{
  Arguments arguments;
  Gpu gpu;
  Scene scene;
  Renderer renderer;
  ViewerCamera camera, start; /* start: as the scene and the options have it */
  ViewerSettings settings;
  double time; /* of the animation, in seconds */
} Viewer;

/* The renderer's picture, without what stands over it; in viewer.c. No frame may be under way. */
void writeFrame(Viewer *viewer, const char *name);

/* Prints the options of the last frame, which show the same picture without a window, to the bit; in viewer.c. */
void tellView(const Viewer *viewer);

/* Opens a window, the renderer with its size, and returns when the window is closed, or after `frames` frames if they
 * are not 0. windowPrepare was called before gpuOpen. The renderer is left open. */
void showViewer(Viewer *viewer, uint32_t width, uint32_t height, uint32_t frames);

#endif
