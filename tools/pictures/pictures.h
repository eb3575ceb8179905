/* pictures.h - the drawings of the manuals: what they share.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_PICTURES_H
#define RAYSORT_PICTURES_H

#include <stdio.h>

#include "common.h"

/* Few colours, on a light page of their own, so that they are readable on dark pages too. */
#define PAPER  "#fbfcfd"
#define INK    "#1d2a36"
#define FAINT  "#566674" /* of notes; dark enough for text */
#define LINES  "#bcc8d2" /* of grids */
#define UNUSED "#eef1f4"
#define ORANGE "#f4a259"
#define GREEN  "#5fb49c"
#define SKY    "#cfe3f5"
#define BLUE   "#2f66b0"
#define RED    "#c8283a"
#define NONE   "none"

#define WIDTH  880 /* pixels: that of a page's text */

/* A drawing of WIDTH x height pixels in folder/name; `title` is read to those who do not see it. */
FILE *openDrawing(const char *folder, const char *name, uint32_t height, const char *title);
void closeDrawing(FILE *svg);

void drawRect(FILE *svg, double x, double y, double width, double height, const char *fill, const char *stroke,
              double thickness);
void drawLine(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness);
void drawDashes(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness);
void drawArrow(FILE *svg, double x0, double y0, double x1, double y1, const char *stroke, double thickness);
void drawDot(FILE *svg, double x, double y, double radius, const char *fill, const char *stroke);
void drawTriangle(FILE *svg, const double corners[6], const char *fill, const char *stroke);

enum Anchor
{
  START,
  MIDDLE,
  END
};
#if defined(__GNUC__)
__attribute__((format(printf, 7, 8)))
#endif
void drawLabel(FILE *svg, double x, double y, double size, enum Anchor anchor, const char *fill, const char *format,
               ...); /* y: of the base line */
void drawHeading(FILE *svg, double x, double y, const char *heading, const char *note); /* 40 pixels high, from y on */

/* What a sort wrote: offsets[materials + 1], map[count], and the x of each material's indirect dispatch. */
typedef struct SortResult
{
  uint32_t offsets[65], groups[64], map[400];
} SortResult;
void sortIds(Gpu *gpu, RaysortContext raysort, const uint32_t *ids, uint32_t count, uint32_t materials,
             SortResult *result);

/* A child of a node of a structure, as shaders/raysort_bvh_shared.h has its bytes: on an axis a word has the centre of
 * the box in cells of the grid, and is half the extent. With motion the box is that at a time 0 .. 1. */
typedef struct BvhChild
{
  double low[3], high[3];
  uint32_t reference; /* RAYSORT_BVH_EMPTY: none */
} BvhChild;
BvhChild bvhChild(const char *bytes, uint32_t node, uint32_t slot, double time);

void drawSort(Gpu *gpu, RaysortContext raysort, const char *folder);
void drawReorder(Gpu *gpu, RaysortContext raysort, const char *folder);
void drawField(Gpu *gpu, RaysortContext raysort, const char *folder);
void drawBvh(const char *folder);
void drawMotion(const char *folder);
void drawPaths(const char *folder);

#endif
