/* overlay.h - text and bars over a frame: one compute shader draws rectangles.
 * SPDX-License-Identifier: MIT
 *
 * The renderer's frame stays as it is: the first pass copies it, with red and blue exchanged where the window wants
 * that, and the others draw on the copy. */
#ifndef RAYSORT_EXAMPLES_OVERLAY_H
#define RAYSORT_EXAMPLES_OVERLAY_H

#include "common.h"

#define OVERLAY_PASSES      3
#define OVERLAY_MOST_TIMES  24
#define OVERLAY_MOST_BYTES  24
#define OVERLAY_MOST_LINES  16
#define OVERLAY_LINE_LENGTH 128

typedef struct OverlayStats
{
  uint32_t timeCount, byteCount, lineCount;
  struct
  {
    const char *name;
    double milliseconds; /* on the GPU */
  } times[OVERLAY_MOST_TIMES];
  struct
  {
    const char *name;
    VkDeviceSize bytes;
  } bytes[OVERLAY_MOST_BYTES];
  char lines[OVERLAY_MOST_LINES][OVERLAY_LINE_LENGTH]; /* above all else */
} OverlayStats;

typedef struct OverlayMark
{
  uint32_t place;  /* x, and y in the high half */
  uint32_t size;   /* width, and height in the high half */
  uint32_t colour; /* as the shown frame has it; its high byte says how much it hides, 0 to 255 */
} OverlayMark;

typedef struct Overlay
{
  Gpu *gpu;
  RaysortContext raysort;
  VkPipelineLayout layout;
  VkPipeline copy, draw;
  GpuBuffer shown; /* width * height pixels for the window */
  GpuBuffer marks; /* first the panels, then what stands on them */
  OverlayMark *markList;
  uint32_t panelCount, markCount;
  uint32_t width, height;
  int isBgra;
  uint32_t scale; /* pixels a dot of the font */
} Overlay;

/* raysort: any context of the device. */
void overlayOpen(Overlay *overlay, Gpu *gpu, RaysortContext raysort);
void overlayClose(Overlay *overlay); /* all zero afterwards; fine when all zero */

/* For frames of this size from now on. No frame may be under way if the size changes. isBgra: Window.isBgra. */
void overlayResize(Overlay *overlay, uint32_t width, uint32_t height, int isBgra);

/* What stands on the next frame. Either may be NULL: help is lines of text. Records the upload, so it stands before the
 * list of passes in the command buffer. */
void overlayRecordMarks(Overlay *overlay, VkCommandBuffer commandBuffer, const OverlayStats *stats, const char *help);

/* The passes, OVERLAY_PASSES of them, which read `frame` and leave the picture in overlay->shown. */
void overlayPlan(const Overlay *overlay, const GpuBuffer *frame, RaysortPass *passes);

#endif
