/* reorder.c - a wavefront of 64 threads, its stages, and what a subgroup runs before and after a reorder.
 * SPDX-License-Identifier: MIT */
#include "pictures.h"

#include <stdlib.h>
#include <string.h>

#define SIDE      8u
#define THREADS   64u
#define FUNCTIONS 4u /* three of hits, and the sky, which ends a thread */
#define CELL      25.0

typedef struct Wave
{
  uint32_t order[THREADS], functions[THREADS]; /* of a place: its thread; of a thread: what it runs */
  uint32_t count;
} Wave;

/* Two triangles over a floor, and the sky, seen by 8 x 8 rays; a triangle is a geometry, and has a hit function. */
static void traceThreads(uint32_t functions[THREADS])
{
  static const float triangles[4][3][3] = {
      {{0.6f, 0.8f, 1}, {4.1f, 1.2f, 1}, {2.0f, 5.4f, 1}},
      {{4.3f, 1.6f, 2}, {7.7f, 3.2f, 2}, {4.6f, 6.6f, 2}},
      {{-9, 5, 9}, {9, 3.6f, 9}, {-9, 30, 9}},
      {{9, 3.6f, 9}, {-9, 30, 9}, {9, 30, 9}},
  };
  RaysortBvhGeometry geometries[3];
  for (uint32_t g = 0; g < 3; ++g)
  {
    geometries[g] = raysortBvhMesh((uintptr_t)triangles[g], g < 2 ? 3 : 6, 0, g < 2 ? 1 : 2);
    geometries[g].flags = RAYSORT_BVH_OPAQUE_BIT;
  }
  const RaysortBvhInfo bvh = {3, geometries};
  const RaysortBvhBuildInfo info = raysortBvhBatch(&bvh, 1);
  void *bytes = bvhOnHost(&info);
  for (uint32_t i = 0; i < THREADS; ++i)
  {
    const RaysortBvhRay ray = {{(float)(i % SIDE) + 0.5f, (float)(i / SIDE) + 0.5f, 0}, 0, {0, 0, 1}, 100};
    RaysortBvhHit hit;
    functions[i] = raysortBvhTraceOnHost(bytes, &ray, 0, NULL, &hit) ? hit.geometry : FUNCTIONS - 1;
  }
  free(bytes);
}

static const char *const colours[FUNCTIONS] = {ORANGE, GREEN, "#b48fd0", SKY};

/* A row is a subgroup of 8 threads; next to it, unless the wave traces, a block for each function that the subgroup
 * runs. Returns how many. */
static uint32_t drawWave(FILE *svg, double left, double top, const Wave *wave, int isTrace)
{
  uint32_t runs = 0;
  for (uint32_t row = 0; row < SIDE; ++row)
  {
    uint32_t seen = 0, blocks = 0;
    for (uint32_t i = row * SIDE; i < (row + 1) * SIDE; ++i)
    {
      const double x = left + i % SIDE * CELL, y = top + row * (CELL + 3);
      const uint32_t thread = wave->order[i];
      drawRect(svg, x, y, CELL, CELL, i < wave->count ? colours[wave->functions[thread]] : UNUSED, PAPER, 1);
      if (i >= wave->count)
        continue;
      drawLabel(svg, x + CELL / 2, y + CELL / 2 + 4.5, 12, MIDDLE, INK, "%u", thread);
      seen |= 1u << wave->functions[thread];
    }
    for (uint32_t f = 0; f < FUNCTIONS && !isTrace; ++f)
      if (seen >> f & 1)
      {
        drawRect(svg, left + SIDE * CELL + 7 + 11 * blocks++, top + row * (CELL + 3) + 4, 9, CELL - 8, colours[f], INK,
                 0.7);
        ++runs;
      }
  }
  return runs;
}

static void drawStages(FILE *svg)
{
  static const char *const stages[6] = {"trace", "reorder", "shade", "reorder", "trace", "reorder"};
  for (uint32_t i = 0; i < 6; ++i)
  {
    const double x = 12 + 128 * i;
    const int isSort = i % 2;
    drawRect(svg, x, 58, 96, 30, isSort ? PAPER : SKY, isSort ? BLUE : INK, isSort ? 1.5 : 1);
    drawLabel(svg, x + 48, 78, 14, MIDDLE, isSort ? BLUE : INK, "%s", stages[i]);
    drawArrow(svg, x + 99, 73, x + 125, 73, FAINT, 1.5);
    if (!isSort)
      drawLabel(svg, x + 48, 106, 12.5, MIDDLE, FAINT, "wave %u", i / 2);
  }
  drawLabel(svg, 12 + 128 * 6 + 4, 78, 13, START, FAINT, "and so on");
}

void drawReorder(Gpu *gpu, RaysortContext raysort, const char *folder)
{
  Wave before = {.count = THREADS}, after = {.count = THREADS}, next = {0};
  SortResult sorted;
  traceThreads(before.functions);
  memcpy(after.functions, before.functions, sizeof(after.functions));
  for (uint32_t i = 0; i < THREADS; ++i)
    before.order[i] = i;
  sortIds(gpu, raysort, before.functions, THREADS, FUNCTIONS, &sorted);
  memcpy(after.order, sorted.map, sizeof(after.order));
  sortIds(gpu, raysort, before.functions, THREADS, FUNCTIONS - 1, &sorted); /* the sky's threads are done: void */
  memcpy(next.order, sorted.map, sizeof(next.order));
  memcpy(next.functions, before.functions, sizeof(next.functions));
  next.count = sorted.offsets[FUNCTIONS - 1];

  FILE *svg = openDrawing(folder, "reorder.svg", 484, "A wavefront of 64 threads before and after a reorder");
  drawHeading(svg, 12, 8, "stages and waves",
              "A wave is one dispatch of every thread's next stage; between two waves the threads are sorted.");
  drawStages(svg);
  const double left[3] = {12, 312, 612}, top = 182;
  drawHeading(svg, left[0], 126, "wave 1 without a reorder", "Threads as pixels; colour: what each runs.");
  drawHeading(svg, left[1], 126, "wave 1 after the reorder", "Sorted by function, else in old order.");
  drawHeading(svg, left[2], 126, "wave 2", "Threads that met the sky are done.");
  const uint32_t runs[2] = {drawWave(svg, left[0], top, &before, 0), drawWave(svg, left[1], top, &after, 0)};
  drawWave(svg, left[2], top, &next, 1);
  for (uint32_t i = 0; i < 2; ++i)
    drawLabel(svg, left[i], top + 8 * (CELL + 3) + 17, 13, START, INK,
              "<tspan font-weight=\"bold\">%u</tspan> runs of functions in wave 1", runs[i]);
  drawLabel(svg, left[2], top + 8 * (CELL + 3) + 17, 13, START, INK, "%u threads trace, in %u of 8 subgroups",
            next.count, (next.count + 7) / 8);
  drawLabel(
      svg, 12, 446, 12.5, START, FAINT,
      "A row is a subgroup of 8 threads, which executes together: it runs one after the other every function that "
      "one of its threads needs.");
  drawLabel(svg, 12, 466, 12.5, START, FAINT, "The blocks to the right of a row are these runs.");
  static const char *const names[FUNCTIONS] = {"hit function 0", "hit function 1", "hit function 2",
                                               "miss function: the sky"};
  for (uint32_t f = 0; f < FUNCTIONS; ++f)
  {
    drawRect(svg, 330 + 125 * f, 456, 12, 12, colours[f], INK, 0.7);
    drawLabel(svg, 347 + 125 * f, 466, 12.5, START, INK, "%s", names[f]);
  }
  closeDrawing(svg);
}
