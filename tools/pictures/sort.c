/* sort.c - nine small pictures of one sort: the case of examples/worked, 20 x 20 pixels.
 * SPDX-License-Identifier: MIT */
#include "pictures.h"

#include <stdlib.h>
#include <string.h>

#define SIDE      20u
#define PIXELS    400u
#define MATERIALS 8u
#define CHUNK     32u
#define CHUNKS    16u /* 13 that have pixels, rounded up to a power of two */

static const char *colourOf(uint32_t material)
{
  return material == 0 ? ORANGE : material == 1 ? GREEN : material == 7 ? SKY : UNUSED;
}

/* A square of material 0, a triangle of material 1, and the sky, 7. */
static void makeIds(uint32_t ids[PIXELS])
{
  for (uint32_t i = 0; i < PIXELS; ++i)
  {
    const uint32_t x = i % SIDE, y = i / SIDE;
    const uint32_t row = y - 8, left = 7 - row / 2, right = 7 + row;
    ids[i] = x >= 12 && x <= 16 && y >= 2 && y <= 8 ? 0 : row < 6 && x >= left && x <= right ? 1 : 7;
  }
}

/* A cell with a number, or without one if text is NULL. */
static void cell(FILE *svg, double x, double y, double width, double height, const char *fill, const char *ink,
                 uint32_t value)
{
  drawRect(svg, x, y, width, height, fill, LINES, 1);
  if (ink)
    drawLabel(svg, x + width / 2, y + height / 2 + 4, 11.5, MIDDLE, ink, "%u", value);
}

#define SMALL 14.0 /* pixels: a cell of an image */

static void drawImages(FILE *svg, const uint32_t ids[PIXELS])
{
  static const char *const notes[3][2] = {
      {"1  original", "A square, a triangle, the sky."},
      {"2  ids", "A material id for each pixel; 7 is the sky."},
      {"3  chunks", "32 pixels each; the number is at its first pixel."},
  };
  for (uint32_t image = 0; image < 3; ++image)
  {
    const double left = 10 + 290 * image, top = 52;
    drawHeading(svg, left, 8, notes[image][0], notes[image][1]);
    for (uint32_t i = 0; i < PIXELS; ++i)
      cell(svg, left + i % SIDE * SMALL, top + i / SIDE * SMALL, SMALL, SMALL, colourOf(ids[i]),
           image == 1 ? INK : NULL, ids[i]);
    for (uint32_t i = 0; image == 2 && i < PIXELS; ++i)
    {
      const double x = left + i % SIDE * SMALL, y = top + i / SIDE * SMALL;
      if (i % CHUNK == 0)
        drawLabel(svg, x + 2, y + 11.5, 11.5, START, INK, "%u", i / CHUNK);
      if (i % CHUNK == 0 && i % SIDE)
        drawLine(svg, x, y, x, y + SMALL, INK, 2);
      if (i >= SIDE && i / CHUNK != (i - SIDE) / CHUNK)
        drawLine(svg, x, y, x + SMALL, y, INK, 2);
    }
    drawRect(svg, left, top, SIDE * SMALL, SIDE * SMALL, NONE, INK, image == 2 ? 2 : 1);
  }
}

/* Rows: materials; columns: chunks. The sums: what the chunks before hold. */
static void drawTables(FILE *svg, const uint32_t ids[PIXELS])
{
  uint32_t counted[MATERIALS][CHUNKS] = {{0}};
  for (uint32_t i = 0; i < PIXELS; ++i)
    ++counted[ids[i]][i / CHUNK];
  for (uint32_t sums = 0; sums < 2; ++sums)
  {
    const double left = 10 + 440 * sums, top = 416, width = 25, height = 17;
    drawHeading(svg, left, 348, sums ? "5  sums" : "4  counts",
                sums ? "For each count, the sum of the counts to its left."
                     : "Pixels of each material (row) in each chunk (column).");
    for (uint32_t c = 0; c < CHUNKS; ++c)
      drawLabel(svg, left + 20 + (c + 0.5) * width, top - 5, 11.5, MIDDLE, FAINT, "%u", c);
    for (uint32_t m = 0; m < MATERIALS; ++m)
    {
      drawLabel(svg, left + 12, top + m * height + 12.5, 11.5, END, FAINT, "%u", m);
      for (uint32_t c = 0, sum = 0; c < CHUNKS; sum += counted[m][c++])
      {
        const uint32_t value = sums ? sum : counted[m][c];
        cell(svg, left + 20 + c * width, top + m * height, width, height,
             counted[m][c]        ? colourOf(m)
             : c * CHUNK < PIXELS ? PAPER
                                  : UNUSED,
             value || counted[m][c] ? INK : "#8494a3", value);
      }
    }
  }
}

/* Row 6 and 7: a number for each material, under its heading. */
static void drawTotals(FILE *svg, const SortResult *sorted)
{
  const double width = 45, top = 634;
  drawHeading(svg, 10, 566, "6  totals", "Pixels of each material: x of its indirect dispatch.");
  drawHeading(svg, 450, 566, "7  offsets", "Sums of the totals: the first slot of each material, and the end.");
  for (uint32_t m = 0; m <= MATERIALS; ++m)
  {
    const char *fill = m < MATERIALS && sorted->groups[m] ? colourOf(m) : PAPER;
    if (m < MATERIALS)
    {
      drawLabel(svg, 30 + (m + 0.5) * width, top - 5, 11.5, MIDDLE, FAINT, "%u", m);
      cell(svg, 30 + m * width, top, width, 20, fill, INK, sorted->groups[m]);
    }
    if (m < MATERIALS)
      drawLabel(svg, 450 + (m + 0.5) * width, top - 5, 11.5, MIDDLE, FAINT, "%u", m);
    else
      drawLabel(svg, 450 + (m + 0.5) * width, top - 5, 11.5, MIDDLE, FAINT, "end");
    cell(svg, 450 + m * width, top, width, 20, fill, INK, sorted->offsets[m]);
  }
}

/* Slots `first` to `end` in rows, each with its pixel. */
static void drawSlots(FILE *svg, double top, const uint32_t ids[PIXELS], const SortResult *sorted, uint32_t first,
                      uint32_t end)
{
  const uint32_t columns = 27;
  const double width = 30, height = 18;
  for (uint32_t i = 0; i < end - first; ++i)
  {
    const double x = 50 + i % columns * width, y = top + i / columns * height;
    if (i % columns == 0)
      drawLabel(svg, 42, y + 13, 11.5, END, FAINT, "%u", first + i);
    cell(svg, x, y, width, height, colourOf(ids[sorted->map[first + i]]), INK, sorted->map[first + i]);
  }
}

void drawSort(Gpu *gpu, RaysortContext raysort, const char *folder)
{
  uint32_t ids[PIXELS];
  SortResult sorted;
  makeIds(ids);
  sortIds(gpu, raysort, ids, PIXELS, MATERIALS, &sorted);
  FILE *svg = openDrawing(folder, "sort.svg", 888, "A sort of 400 pixels by material, in nine steps");
  drawImages(svg, ids);
  drawTables(svg, ids);
  drawTotals(svg, &sorted);
  drawHeading(svg, 10, 666, "8  map",
              "Slot to pixel, the first 108 of 400 slots: material by material, in each the order of the image.");
  drawSlots(svg, 708, ids, &sorted, 0, 4 * 27);
  drawHeading(
      svg, 10, 794, "9  dispatch of material 1",
      "27 threads, as totals say; thread t shades pixel map[35 + t], as offsets say. No other pixel is touched.");
  drawSlots(svg, 836, ids, &sorted, sorted.offsets[1], sorted.offsets[2]);
  drawArrow(svg, 50, 862, 50 + 27 * 30, 862, FAINT, 1);
  drawLabel(svg, 50, 879, 12, START, FAINT, "thread 0");
  drawLabel(svg, 50 + 27 * 30, 879, 12, END, FAINT, "thread 26");
  closeDrawing(svg);
}
