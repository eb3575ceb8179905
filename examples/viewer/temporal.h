/* temporal.h - what was seen in the frames before, so that a moving picture has the noise of many samples.
 * SPDX-License-Identifier: MIT
 *
 * A moving frame begins the film anew: one sample a pixel. With this, each of its pixels finds the place of what it
 * sees in the frame before (reproject.comp) and goes on with the mean there; film.comp adds the new sample. Once the
 * view is at rest the film gathers exact samples as always, and takes the place of that mean over TEMPORAL_SETTLED of
 * them. */
#ifndef RAYSORT_EXAMPLES_VIEWER_TEMPORAL_H
#define RAYSORT_EXAMPLES_VIEWER_TEMPORAL_H

#include "common.h"
#include "viewer.h"

typedef struct Temporal
{
  GpuBuffer memory;              /* Seen, means, instances, each of two frames; made when it is first used */
  VkDeviceSize means, instances; /* offsets in memory */
  uint32_t pathCount, instanceCount;
  uint32_t seen;      /* which of the two the last moving frame wrote: of what is seen, and of instances */
  uint32_t mean;      /* which one the last frame wrote */
  uint32_t moving;    /* the mean that the last moving frame wrote */
  uint32_t frame;     /* moving frames so far: the number of their samples */
  uint32_t state;     /* TEMPORAL_* of the last frame */
  int isValid;        /* the mean is one of the view of the last frame */
  FrameCamera camera; /* of the last moving frame */
} Temporal;

/* Before the first frame of a size. Forgets all. No frame may be under way. */
void temporalSize(Temporal *temporal, Gpu *gpu, uint32_t pathCount, uint32_t instanceCount);
void temporalClose(Temporal *temporal, Gpu *gpu);

/* Decides what the next frame is. isOther: it shows another picture than the last one; isComparable: with the light of
 * the last one. Returns whether the film begins anew: another picture, or the first one at rest, for samples of moving
 * frames go through the middles of pixels. */
int temporalStep(Temporal *temporal, Gpu *gpu, int isOn, int isOther, int isComparable);

/* The frame's numbers, after its own camera and sampleIndex are there. */
void temporalFill(Temporal *temporal, Frame *frame);

#endif
