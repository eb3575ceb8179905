/* field.c - a slice of a sparse distance field: the windows of its cascades, bricks, samples, and a ray's way.
 * SPDX-License-Identifier: MIT
 *
 * The scene is a side view of walls that reach through the slice, so that a slice shows all of it. */
#include "pictures.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"

#define WALLS    128u
#define CASCADES 2u
#define FINEST   0.125 /* world units a voxel */
#define LAYER    32u   /* of voxels: the one above z = 0 */
#define SAMPLE   3u    /* of the 8 layers of samples */

typedef struct Slice
{
  float walls[WALLS][2][3][3]; /* two triangles each */
  uint32_t wallCount;
  char *bytes; /* the field */
  RaysortSdfUpdateLayout layout;
} Slice;

static void addWall(Slice *slice, double x0, double y0, double x1, double y1)
{
  const float x[2] = {(float)x0, (float)x1}, y[2] = {(float)y0, (float)y1};
  static const uint32_t corners[2][3][2] = {{{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {1, 1}, {0, 1}}};
  for (uint32_t t = 0; t < 2; ++t)
    for (uint32_t c = 0; c < 3; ++c)
    {
      float *vertex = slice->walls[slice->wallCount][t][c];
      vertex[0] = x[corners[t][c][0]];
      vertex[1] = y[corners[t][c][0]];
      vertex[2] = corners[t][c][1] ? 9.0f : -9.0f;
    }
  ++slice->wallCount;
}

static void addRing(Slice *slice, double x, double y, double radius, uint32_t sides, double turn)
{
  for (uint32_t i = 0; i < sides; ++i)
  {
    const double a = turn + 6.283185307 * i / sides, b = turn + 6.283185307 * (i + 1) / sides;
    addWall(slice, x + radius * cos(a), y + radius * sin(a), x + radius * cos(b), y + radius * sin(b));
  }
}

static double groundAt(double x)
{
  return -1.7 + 0.3 * sin(1.3 * x) - 0.02 * x * x;
}

static void makeScene(Slice *slice)
{
  addRing(slice, -1.3, 0.1, 1.2, 24, 0);
  addRing(slice, 1.6, -0.3, 1.1, 4, 0.5);
  addRing(slice, 5.6, 0.8, 1.4, 3, 0.6);
  addRing(slice, -5.9, -0.4, 1.2, 6, 0.2);
  for (int i = -16; i < 16; ++i)
    addWall(slice, 0.5 * i, groundAt(0.5 * i), 0.5 * i + 0.5, groundAt(0.5 * i + 0.5));
}

static void buildField(Gpu *gpu, RaysortContext raysort, Slice *slice)
{
  Field field;
  RaysortSdfInstance instance;
  memset(&field, 0, sizeof(field));
  memset(&instance, 0, sizeof(instance));
  RaysortSdfUpdateInfo *update = &field.update;
  update->sdf.cascadeCount = CASCADES;
  for (uint32_t c = 0; c < CASCADES; ++c)
    update->sdf.voxelSizes[c] = (float)(FINEST * (1u << c));
  update->sdf.brickCapacity = update->budget.maxBricks = 65536;
  update->budget.maxInstances = 1;
  update->budget.maxTriangles = 100000;
  update->budget.maxReferences = 1000000;
  update->budget.maxBlocks = 10000;
  GpuBuffer vertices = gpuUploaded(gpu, slice->walls, sizeof(slice->walls));
  instance.positions = vertices.address;
  instance.triangleCount = 2 * slice->wallCount;
  instance.maxVertex = 6 * slice->wallCount - 1;
  instance.transform[0] = instance.transform[5] = instance.transform[10] = 1;
  for (uint32_t k = 0; k < 3; ++k)
    instance.boxMin[k] = -10, instance.boxMax[k] = 10;
  instance.cascadeMask = (1u << CASCADES) - 1;
  GpuBuffer instances = gpuUploaded(gpu, &instance, sizeof(instance));
  CHECK(raysortGetSdfUpdateLayout(raysort, update, &slice->layout));
  fieldOpen(&field, gpu, raysort);
  update->instances = gpuRange(&instances);
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortCmdSdfUpdate(raysort, commandBuffer, update));
  gpuSubmit(gpu, commandBuffer);
  slice->bytes = (char *)allocate((size_t)slice->layout.fieldSize);
  gpuDownload(gpu, &field.memory, 0, slice->bytes, slice->layout.fieldSize);
  fieldClose(&field, gpu);
  gpuFreeBuffer(gpu, &vertices);
  gpuFreeBuffer(gpu, &instances);
}

/* The word of the trace map of a voxel of the slice. */
static uint32_t mapWord(const Slice *slice, uint32_t cascade, uint32_t x, uint32_t y)
{
  const uint32_t voxel = x | y << 6 | LAYER << 12;
  uint32_t word;
  memcpy(&word, slice->bytes + slice->layout.mapOffset + 4 * ((size_t)cascade * RAYSORT_SDF_VOXELS + voxel), 4);
  return word;
}

static uint32_t codeOf(const Slice *slice, uint32_t brick, uint32_t x, uint32_t y)
{
  return (uint8_t)slice->bytes[slice->layout.bricksOffset + 512 * (size_t)brick + x + 8 * y + 64 * SAMPLE];
}

/* ---- left: all windows ---- */

typedef struct View
{
  double left, top, scale, x, y; /* pixels; pixels a world unit; the world's place at left, top, y upwards */
} View;

static double across(const View *view, double x)
{
  return view->left + (x - view->x) * view->scale;
}

static double down(const View *view, double y)
{
  return view->top + (view->y - y) * view->scale;
}

static void drawWindows(FILE *svg, const Slice *slice, const View *view)
{
  static const char *const fills[CASCADES] = {ORANGE, GREEN};
  for (uint32_t c = CASCADES; c-- > 0;)
  {
    const double voxel = FINEST * (1u << c), side = voxel * view->scale;
    for (uint32_t i = 0; i < 64 * 64; ++i)
    {
      const double x = ((i & 63) - 32.0) * voxel, y = ((i >> 6) - 32.0) * voxel;
      const int isInner = c && fabs(x + voxel / 2) < 32 * FINEST && fabs(y + voxel / 2) < 32 * FINEST;
      if (!(mapWord(slice, c, i & 63, i >> 6) & RAYSORT_SDF_EMPTY_BIT) && !isInner)
        drawRect(svg, across(view, x), down(view, y + voxel), side, side, fills[c], PAPER, 0.5);
    }
    drawRect(svg, across(view, -32 * voxel), down(view, 32 * voxel), 64 * side, 64 * side, NONE, c ? GREEN : ORANGE, 2);
    drawLabel(svg, across(view, -32 * voxel) + 7, down(view, 32 * voxel) + 18, 13, START, INK,
              "cascade %u: voxels of %g", c, voxel);
  }
}

static void drawWalls(FILE *svg, const Slice *slice, const View *view, double thickness)
{
  for (uint32_t i = 0; i < slice->wallCount; ++i)
  {
    const float(*v)[3] = slice->walls[i][0];
    drawLine(svg, across(view, v[0][0]), down(view, v[0][1]), across(view, v[1][0]), down(view, v[1][1]), INK,
             thickness);
  }
}

/* ---- right: a few voxels of the finest cascade ---- */

#define SHOWN 12u /* voxels along a side */

/* Samples by distance: the darker, the nearer. Equal neighbours of a row are one rectangle. */
static void drawBrick(FILE *svg, const Slice *slice, double x, double y, double side, uint32_t brick)
{
  static const char *const shades[5] = {"#1f5a94", "#4c83b8", "#86add3", "#b9d0e7", "#dfeaf5"};
  const double step = side / 8;
  for (uint32_t row = 0; row < 8; ++row)
    for (uint32_t i = 0, end; i < 8; i = end)
    {
      const uint32_t shade = codeOf(slice, brick, i, row) * 5 / 256;
      for (end = i + 1; end < 8 && codeOf(slice, brick, end, row) * 5 / 256 == shade; ++end)
        ;
      drawRect(svg, x + i * step, y + side - (row + 1) * step, (end - i) * step + 0.3, step + 0.3, shades[shade], NONE,
               0);
    }
}

static void drawVoxels(FILE *svg, const Slice *slice, const View *view, uint32_t firstX, uint32_t firstY)
{
  const double side = FINEST * view->scale;
  for (uint32_t i = 0; i < SHOWN * SHOWN; ++i)
  {
    const uint32_t x = firstX + i % SHOWN, y = firstY + i / SHOWN, word = mapWord(slice, 0, x, y);
    const double left = across(view, (x - 32.0) * FINEST), top = down(view, (y - 31.0) * FINEST);
    if (!(word & RAYSORT_SDF_EMPTY_BIT))
      drawBrick(svg, slice, left, top, side, word & RAYSORT_SDF_BRICK_MASK);
    drawRect(svg, left, top, side, side, NONE, LINES, 1);
  }
}

/* The ray's way, in voxels: an empty voxel knows a cube that is free, and the ray leaves it in one step; in a brick the
 * ray goes on by the distance at its place, until this is below a shell's 0.95 brixels. */
static void drawWay(FILE *svg, const Slice *slice, const View *view, double x, double y, double dx, double dy)
{
  static const uint32_t sides[8] = {1, 2, 3, 4, 6, 8, 12, 16};
  const double startX = x, startY = y, length = hypot(dx, dy), unit = FINEST * view->scale;
  const uint32_t octant = (dx < 0 ? 1u : 0u) | (dy < 0 ? 2u : 0u);
  double dots[64][2];
  uint32_t count = 0;
  dx /= length;
  dy /= length;
  for (; count < 64;)
  {
    const uint32_t vx = (uint32_t)x, vy = (uint32_t)y, word = mapWord(slice, 0, vx, vy);
    double step;
    dots[count][0] = across(view, (x - 32) * FINEST);
    dots[count++][1] = down(view, (y - 32) * FINEST);
    if (word & RAYSORT_SDF_EMPTY_BIT)
    {
      const double cube = sides[word >> 3 * octant & 7];
      const double left = dx < 0 ? vx + 1 - cube : vx, low = dy < 0 ? vy + 1 - cube : vy;
      const double endX = dx < 0 ? left : left + cube, endY = dy < 0 ? low : low + cube;
      drawRect(svg, across(view, (left - 32) * FINEST), down(view, (low + cube - 32) * FINEST), cube * unit,
               cube * unit, NONE, ORANGE, 2.5);
      step = fmin((endX - x) / dx, (endY - y) / dy) + 1e-4;
    }
    else
    {
      const uint32_t sx = (uint32_t)(7 * (x - vx) + 0.5), sy = (uint32_t)(7 * (y - vy) + 0.5);
      const double brixels = codeOf(slice, word & RAYSORT_SDF_BRICK_MASK, sx, sy) * 3.0 / 255;
      if (brixels < 0.95)
        break;
      step = brixels / 7;
    }
    x += dx * step;
    y += dy * step;
  }
  drawLine(svg, across(view, (startX - 32) * FINEST), down(view, (startY - 32) * FINEST), dots[count - 1][0],
           dots[count - 1][1], RED, 2.5);
  for (uint32_t i = 0; i < count; ++i)
    drawDot(svg, dots[i][0], dots[i][1], 4, i + 1 < count ? PAPER : RED, RED);
}

void drawField(Gpu *gpu, RaysortContext raysort, const char *folder)
{
  static Slice slice;
  const View all = {12, 52, 416 / 16.0, -8, 8};
  const uint32_t firstX = 28, firstY = 15;
  const View some = {452, 52, 416 / (SHOWN * FINEST), (firstX - 32.0) * FINEST, (firstY + SHOWN - 32.0) * FINEST};
  makeScene(&slice);
  buildField(gpu, raysort, &slice);
  FILE *svg = openDrawing(folder, "sdf.svg", 530, "Cascades, bricks and samples of a distance field");
  drawHeading(svg, 12, 8, "cascades and bricks", "A side view: surfaces black, voxels with a brick in colour.");
  drawWindows(svg, &slice, &all);
  drawWalls(svg, &slice, &all, 1.5);
  drawRect(svg, across(&all, some.x), down(&all, some.y), SHOWN * FINEST * all.scale, SHOWN * FINEST * all.scale, NONE,
           RED, 2);
  drawHeading(svg, 452, 8, "the red square: samples, and a ray",
              "A brick is 8 x 8 x 8 distances: the darker, the nearer.");
  fprintf(svg, "<svg x=\"451\" y=\"51\" width=\"418\" height=\"418\" viewBox=\"451 51 418 418\">\n");
  drawVoxels(svg, &slice, &some, firstX, firstY);
  drawWalls(svg, &slice, &some, 2.5);
  drawWay(svg, &slice, &some, firstX + 2.2, firstY + 11.7, 0.5, -1);
  fprintf(svg, "</svg>\n");
  drawRect(svg, 452, 52, 416, 416, NONE, RED, 2);
  drawLabel(svg, 12, 490, 12.5, START, FAINT, "The coarse cascade has bricks inside the fine window too; they are not");
  drawLabel(svg, 12, 508, 12.5, START, FAINT, "shown. Each window has 64 voxels a side, and follows the viewer.");
  drawLabel(svg, 452, 490, 12.5, START, FAINT, "A dot is a step. An empty voxel knows a free cube (orange), which the");
  drawLabel(svg, 452, 508, 12.5, START, FAINT, "ray crosses at once; in a brick it goes on by the distance there.");
  closeDrawing(svg);
  free(slice.bytes);
}
