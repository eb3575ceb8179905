/* motion.c - triangles that move within a frame, the boxes around them at a time, and the blur of random times.
 * SPDX-License-Identifier: MIT
 *
 * The triangles are seen along the rays, so a ray is a point. */
#include "pictures.h"

#include <stdlib.h>
#include <string.h>

#define TRIANGLES 5u
#define COLUMNS   100u /* of the blurred picture */
#define ROWS      50u
#define SAMPLES   24u

static const float ends[2][TRIANGLES][3][3] = {
    {{{0.8f, 0.9f, 0}, {2.6f, 1.3f, 0}, {1.2f, 2.6f, 0}},
     {{6.6f, 0.6f, 0}, {8.2f, 0.5f, 0}, {7.3f, 2.1f, 0}},
     {{0.9f, 3.3f, 0}, {2.5f, 3.5f, 0}, {1.5f, 4.6f, 0}},
     {{8.6f, 4.6f, 0}, {9.6f, 4.5f, 0}, {9.0f, 3.3f, 0}},
     {{4.4f, 4.7f, 0}, {5.9f, 4.6f, 0}, {5.0f, 3.7f, 0}}},
    {{{4.0f, 0.9f, 0}, {5.8f, 1.3f, 0}, {4.4f, 2.6f, 0}},
     {{6.9f, 0.4f, 0}, {9.4f, 0.8f, 0}, {8.6f, 2.6f, 0}},
     {{0.9f, 3.3f, 0}, {2.5f, 3.5f, 0}, {1.5f, 4.6f, 0}},
     {{6.9f, 4.2f, 0}, {7.9f, 4.1f, 0}, {7.3f, 2.9f, 0}},
     {{3.2f, 4.7f, 0}, {4.7f, 4.6f, 0}, {3.8f, 3.7f, 0}}},
};
static const char *const fills[TRIANGLES] = {"#f4a259", "#5fb49c", "#7d9cc0", "#b48fd0", "#e08a8a"};

static void *build(void)
{
  RaysortBvhGeometry geometry = raysortBvhMesh((uintptr_t)ends[0], 3 * TRIANGLES, 0, TRIANGLES);
  geometry.flags = RAYSORT_BVH_OPAQUE_BIT | RAYSORT_BVH_MOTION_BIT;
  geometry.dataAtOne = (uintptr_t)ends[1];
  const RaysortBvhInfo bvh = {1, &geometry};
  const RaysortBvhBuildInfo info = raysortBvhBatch(&bvh, 1);
  return bvhOnHost(&info);
}

/* The triangle that a ray meets, or TRIANGLES. */
static uint32_t traceAt(const void *bytes, double x, double y, double time)
{
  const RaysortBvhRay ray = {{(float)x, (float)y, -1}, 0, {0, 0, 1}, 9};
  RaysortBvhHostHooks hooks;
  RaysortBvhHit hit;
  memset(&hooks, 0, sizeof(hooks));
  hooks.time = (float)time;
  return raysortBvhTraceOnHost(bytes, &ray, 0, &hooks, &hit) ? hit.primitive : TRIANGLES;
}

static void drawTriangles(FILE *svg, double left, double top, double scale, double time, int isOutline)
{
  for (uint32_t i = 0; i < TRIANGLES; ++i)
  {
    double corners[6];
    for (uint32_t k = 0; k < 6; ++k)
      corners[k] = (k % 2 ? top : left) +
                   scale * ((1 - time) * (double)ends[0][i][k / 2][k % 2] + time * (double)ends[1][i][k / 2][k % 2]);
    drawTriangle(svg, corners, isOutline ? NONE : fills[i], isOutline ? FAINT : NONE);
  }
}

/* The boxes of the tree at a time; `time` above 1: around both ends. */
static void drawBoxes(FILE *svg, const char *bytes, uint32_t node, double left, double top, double scale, double time)
{
  for (uint32_t slot = 0; slot < 4; ++slot)
  {
    BvhChild child = bvhChild(bytes, node, slot, time > 1 ? 0 : time);
    const BvhChild last = bvhChild(bytes, node, slot, 1);
    if (child.reference == RAYSORT_BVH_EMPTY)
      continue;
    for (uint32_t k = 0; k < 2 && time > 1; ++k)
    {
      child.low[k] = child.low[k] < last.low[k] ? child.low[k] : last.low[k];
      child.high[k] = child.high[k] > last.high[k] ? child.high[k] : last.high[k];
    }
    const double room = time > 1 ? 3 : 0; /* pixels, so that a line around both ends is not on those of the ends */
    drawRect(svg, left + scale * child.low[0] - room, top + scale * child.low[1] - room,
             scale * (child.high[0] - child.low[0]) + 2 * room, scale * (child.high[1] - child.low[1]) + 2 * room, NONE,
             time > 1 ? RED : INK, 1.2);
    if (!(child.reference & RAYSORT_BVH_LEAF_BIT))
      drawBoxes(svg, bytes, child.reference, left, top, scale, time);
  }
}

static void drawTimes(FILE *svg, const char *bytes)
{
  const double x = 3.7, y = 1.4, scale = 16.2, top = 58;
  for (uint32_t i = 0; i < 5; ++i)
  {
    const double left = 12 + 173.5 * i, time = 0.25 * i;
    const int isHit = traceAt(bytes, x, y, time) < TRIANGLES;
    drawRect(svg, left, top, 10 * scale, 5.2 * scale, PAPER, LINES, 1);
    drawTriangles(svg, left, top, scale, time, 0);
    drawBoxes(svg, bytes, 0, left, top, scale, time);
    drawDot(svg, left + x * scale, top + y * scale, 5, isHit ? RED : PAPER, RED);
    drawLabel(svg, left, top + 5.2 * scale + 18, 13, START, INK, "time %g: the ray %s", time,
              isHit ? "hits" : "misses");
  }
}

/* Each pixel is the mean of rays at random times. Equal neighbours of a row are one rectangle. */
static void drawBlur(FILE *svg, const char *bytes, double left, double top, double side)
{
  static Colour pixels[ROWS][COLUMNS + 1];
  uint32_t state = 7;
  for (uint32_t i = 0; i < ROWS * COLUMNS; ++i)
  {
    double sum[3] = {0, 0, 0};
    for (uint32_t s = 0; s < SAMPLES; ++s)
    {
      const double time = (s + randomNext(&state) / 4294967296.0) / SAMPLES;
      const double x = (i % COLUMNS + randomNext(&state) / 4294967296.0) * 10 / COLUMNS;
      const double y = (i / COLUMNS + randomNext(&state) / 4294967296.0) * 5.2 / ROWS;
      const uint32_t hit = traceAt(bytes, x, y, time);
      const Colour colour = (Colour)strtoul((hit < TRIANGLES ? fills[hit] : UNUSED) + 1, NULL, 16);
      for (uint32_t k = 0; k < 3; ++k)
        sum[k] += colour >> (16 - 8 * k) & 255;
    }
    for (uint32_t k = 0; k < 3; ++k)
      pixels[i / COLUMNS][i % COLUMNS] |= (Colour)(sum[k] / SAMPLES) << (16 - 8 * k);
  }
  for (uint32_t row = 0; row < ROWS; ++row)
    for (uint32_t i = 0, end; i < COLUMNS; i = end)
    {
      char fill[8];
      for (end = i + 1; end < COLUMNS && pixels[row][end] == pixels[row][i]; ++end)
        ;
      snprintf(fill, sizeof(fill), "#%06x", (unsigned)pixels[row][i]);
      drawRect(svg, left + i * side, top + row * side * 1.04, (end - i) * side + 0.3, side * 1.04 + 0.3, fill, NONE, 0);
    }
}

void drawMotion(const char *folder)
{
  char *bytes = (char *)build();
  FILE *svg = openDrawing(folder, "motion.svg", 474, "Triangles that move within a frame, and rays with a time");
  drawHeading(svg, 12, 8, "one structure, five times",
              "Boxes (black) move with the triangles. The same ray, a point here, has another time in each: red where "
              "it hits.");
  drawTimes(svg, bytes);
  drawHeading(svg, 12, 180, "what is stored: both ends",
              "Triangles at time 0 (filled) and at time 1 (outlines), and their boxes (black).");
  drawRect(svg, 12, 226, 420, 218, PAPER, LINES, 1);
  drawTriangles(svg, 12, 226, 42, 0, 0);
  drawTriangles(svg, 12, 226, 42, 1, 1);
  for (uint32_t i = 0; i < 3; ++i)
    drawBoxes(svg, bytes, 0, 12, 226, 42, i);
  drawHeading(svg, 450, 180, "what rays at random times see", "24 rays a pixel: a picture with motion blur.");
  drawBlur(svg, bytes, 450, 226, 4.2);
  drawLabel(svg, 12, 461, 12.5, START, FAINT,
            "Red, not stored: boxes around all of a motion, which rays would enter more often.");
  closeDrawing(svg);
  free(bytes);
}
