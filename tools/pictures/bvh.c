/* bvh.c - the boxes of a structure, and which of them a ray opens.
 * SPDX-License-Identifier: MIT
 *
 * The scene is a plan of walls, seen from above: boxes and rays are flat, though the structure is of triangles. */
#include "pictures.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST  64u
#define SCALE 40.0 /* pixels a unit */

typedef struct Tree
{
  float walls[MOST][2][3][3]; /* two triangles each: low and high */
  uint32_t wallCount;
  const char *bytes; /* the structure */
  RaysortBvhRay ray;
  RaysortBvhHit hit;
  uint32_t visits[MOST]; /* of a node: 0: none, else its place in the ray's way */
  uint32_t visitCount, tests;
  uint32_t isTested[MOST * 2]; /* of a record */
  float best;
} Tree;

static void addWalls(Tree *tree, double x, double y, double radius, uint32_t sides, double turn)
{
  for (uint32_t i = 0; i < sides; ++i)
  {
    float ends[2][2];
    for (uint32_t k = 0; k < 2; ++k)
    {
      const double angle = turn + 6.283185307 * (i + k) / sides;
      ends[k][0] = (float)(x + radius * cos(angle));
      ends[k][1] = (float)(y + radius * sin(angle));
    }
    const uint32_t corners[2][3][2] = {{{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {1, 1}, {0, 1}}};
    for (uint32_t t = 0; t < 2; ++t)
      for (uint32_t c = 0; c < 3; ++c)
      {
        float *vertex = tree->walls[tree->wallCount][t][c];
        vertex[0] = ends[corners[t][c][0]][0];
        vertex[1] = ends[corners[t][c][0]][1];
        vertex[2] = corners[t][c][1] ? 0.5f : -0.5f;
      }
    ++tree->wallCount;
  }
}

static float asFloat(uint32_t bits)
{
  float value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

BvhChild bvhChild(const char *bytes, uint32_t node, uint32_t slot, double time)
{
  uint32_t words[4], wordsAtOne[3];
  RaysortBvhHeader header;
  BvhChild child;
  memcpy(&header, bytes, sizeof(header));
  memcpy(words, bytes + 16 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * node + slot), sizeof(words));
  memcpy(wordsAtOne, words, sizeof(wordsAtOne));
  const uint32_t motion = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * header.nodeCount;
  for (uint32_t k = 0; k < 3 && header.magic == RAYSORT_BVH_MOTION_MAGIC; ++k)
    memcpy(&wordsAtOne[k], bytes + 16 * (motion + RAYSORT_BVH_MOTION_NODE_WORDS * node + k) + 4 * slot, 4);
  for (uint32_t k = 0; k < 3; ++k)
  {
    double low[2], high[2];
    for (uint32_t end = 0; end < 2; ++end)
    {
      const uint32_t word = end ? wordsAtOne[k] : words[k];
      const double middle = header.origin[k] + (double)(word & 0xffff) * header.cell[k], half = asFloat(word);
      low[end] = middle - half;
      high[end] = middle + half;
    }
    child.low[k] = (1 - time) * low[0] + time * low[1];
    child.high[k] = (1 - time) * high[0] + time * high[1];
  }
  child.reference = words[3];
  return child;
}

/* Where the ray enters the box, or infinity. */
static double entry(const RaysortBvhRay *ray, const BvhChild *child)
{
  double first = ray->tMin, last = ray->tMax;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const double a = (child->low[k] - ray->origin[k]) / ray->direction[k];
    const double b = (child->high[k] - ray->origin[k]) / ray->direction[k];
    first = fmax(first, fmin(a, b));
    last = fmin(last, fmax(a, b));
  }
  return first <= last && child->reference != RAYSORT_BVH_EMPTY ? first : HUGE_VAL;
}

static void testLeaf(Tree *tree, uint32_t reference)
{
  RaysortBvhHeader header;
  memcpy(&header, tree->bytes, sizeof(header));
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK,
                 count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  for (uint32_t record = first; record < first + count; ++record)
  {
    RaysortBvhHit hit;
    float v[3][4];
    memcpy(v, tree->bytes + 16 * (header.records + RAYSORT_BVH_RECORD_WORDS * record), sizeof(v));
    tree->isTested[record] = 1;
    ++tree->tests;
    if (raysortBvhHitTriangleOnHost(&tree->ray, v[0], v[1], v[2], &hit))
      tree->best = fminf(tree->best, hit.t);
  }
}

/* As a traversal: the nearest child first; no child that begins after the best hit so far. */
static void visit(Tree *tree, uint32_t node)
{
  double entries[4];
  tree->visits[node] = ++tree->visitCount;
  for (uint32_t slot = 0; slot < 4; ++slot)
  {
    const BvhChild child = bvhChild(tree->bytes, node, slot, 0);
    entries[slot] = entry(&tree->ray, &child);
  }
  for (;;)
  {
    uint32_t nearest = 0;
    for (uint32_t slot = 1; slot < 4; ++slot)
      nearest = entries[slot] < entries[nearest] ? slot : nearest;
    if (!(entries[nearest] < tree->best))
      return;
    entries[nearest] = HUGE_VAL;
    const BvhChild child = bvhChild(tree->bytes, node, nearest, 0);
    if (child.reference & RAYSORT_BVH_LEAF_BIT)
      testLeaf(tree, child.reference);
    else
      visit(tree, child.reference);
  }
}

static void build(Tree *tree)
{
  memset(tree, 0, sizeof(*tree));
  addWalls(tree, 2.0, 1.9, 1.3, 5, 0.2);
  addWalls(tree, 7.6, 2.1, 1.4, 4, 0.5);
  addWalls(tree, 2.6, 6.9, 1.4, 6, 0.1);
  addWalls(tree, 8.1, 7.0, 1.3, 4, 0.4);
  addWalls(tree, 5.1, 4.6, 0.9, 3, 0.6);
  RaysortBvhGeometry geometry = raysortBvhMesh((uintptr_t)tree->walls, 6 * tree->wallCount, 0, 2 * tree->wallCount);
  geometry.flags = RAYSORT_BVH_OPAQUE_BIT;
  const RaysortBvhInfo bvh = {1, &geometry};
  const RaysortBvhBuildInfo info = raysortBvhBatch(&bvh, 1);
  tree->bytes = (const char *)bvhOnHost(&info);
  const RaysortBvhRay ray = {{0.0f, 4.55f, 0.01f}, 0, {0.94f, 0.265f, 1e-6f}, 100};
  tree->ray = ray;
  tree->best = ray.tMax;
  visit(tree, 0);
  if (!raysortBvhTraceOnHost(tree->bytes, &ray, 0, NULL, &tree->hit) || tree->hit.t != tree->best)
    die("the ray's way ends elsewhere than its trace");
}

/* ---- the plan ---- */

#define TOP 60.0

static void drawBox(FILE *svg, const BvhChild *child, const char *stroke, double thickness)
{
  drawRect(svg, 12 + SCALE * child->low[0], TOP + SCALE * child->low[1], SCALE * (child->high[0] - child->low[0]),
           SCALE * (child->high[1] - child->low[1]), NONE, stroke, thickness);
}

/* The sign of a node that the ray opens, or of one that it does not: 0. */
static void drawNumber(FILE *svg, double x, double y, uint32_t number)
{
  drawDot(svg, x, y, number ? 10 : 6, number ? ORANGE : PAPER, number ? ORANGE : "#8494a3");
  if (number)
    drawLabel(svg, x, y + 4.5, 13, MIDDLE, INK, "<tspan font-weight=\"bold\">%u</tspan>", number);
}

static void drawBoxes(FILE *svg, const Tree *tree, uint32_t node)
{
  for (uint32_t slot = 0; slot < 4; ++slot)
  {
    const BvhChild child = bvhChild(tree->bytes, node, slot, 0);
    if (child.reference == RAYSORT_BVH_EMPTY)
      continue;
    if (child.reference & RAYSORT_BVH_LEAF_BIT)
    {
      const int tested = tree->isTested[child.reference & RAYSORT_BVH_LEAF_FIRST_MASK] != 0;
      drawBox(svg, &child, tested ? RED : GREEN, tested ? 2 : 1);
      continue;
    }
    drawBox(svg, &child, tree->visits[child.reference] ? ORANGE : LINES, 2);
    drawBoxes(svg, tree, child.reference);
    drawNumber(svg, 12 + SCALE * child.low[0], TOP + SCALE * child.low[1], tree->visits[child.reference]);
  }
}

static void drawPlan(FILE *svg, const Tree *tree)
{
  const double x = tree->ray.origin[0], y = tree->ray.origin[1], t = tree->hit.t;
  RaysortBvhHeader header;
  memcpy(&header, tree->bytes, sizeof(header));
  const BvhChild root = {{header.boxMin[0], header.boxMin[1], 0}, {header.boxMax[0], header.boxMax[1], 0}, 0};
  drawBoxes(svg, tree, 0);
  drawBox(svg, &root, ORANGE, 2);
  drawNumber(svg, 12 + SCALE * root.low[0], TOP + SCALE * root.low[1], tree->visits[0]);
  for (uint32_t i = 0; i < tree->wallCount; ++i)
  {
    const float(*v)[3] = tree->walls[i][0];
    drawLine(svg, 12 + SCALE * v[0][0], TOP + SCALE * v[0][1], 12 + SCALE * v[1][0], TOP + SCALE * v[1][1], INK, 3);
  }
  drawArrow(svg, 12 + SCALE * x, TOP + SCALE * y, 12 + SCALE * (x + t * tree->ray.direction[0]),
            TOP + SCALE * (y + t * tree->ray.direction[1]), BLUE, 2.5);
  drawLabel(svg, 14, TOP + SCALE * y - 8, 13, START, BLUE, "a ray");
}

/* ---- the tree: a row a level ---- */

typedef struct Row
{
  double next, step, height; /* where the next leaf goes; between leaves; between levels */
} Row;

/* Draws what is below a node; returns the middle of it. */
static double drawSubtree(FILE *svg, const Tree *tree, uint32_t node, double y, Row *row)
{
  double places[4];
  uint32_t count = 0;
  const double below = y + row->height;
  for (uint32_t slot = 0; slot < 4; ++slot)
  {
    const BvhChild child = bvhChild(tree->bytes, node, slot, 0);
    if (child.reference == RAYSORT_BVH_EMPTY)
      continue;
    if (child.reference & RAYSORT_BVH_LEAF_BIT)
    {
      const int tested = tree->isTested[child.reference & RAYSORT_BVH_LEAF_FIRST_MASK] != 0;
      places[count] = row->next;
      row->next += row->step;
      drawRect(svg, places[count] - 6, below - 6, 12, 12, tested ? RED : PAPER, tested ? RED : GREEN, 1.5);
    }
    else
      places[count] = drawSubtree(svg, tree, child.reference, below, row);
    ++count;
  }
  const double middle = (places[0] + places[count - 1]) / 2, bar = below - 20;
  drawLine(svg, places[0], bar, places[count - 1], bar, LINES, 1.5);
  for (uint32_t i = 0; i < count; ++i)
    drawLine(svg, places[i], bar, places[i], below - 10, LINES, 1.5);
  drawLine(svg, middle, y + 10, middle, bar, LINES, 1.5);
  drawNumber(svg, middle, y, tree->visits[node]);
  row->next += row->step / 2;
  return middle;
}

static uint32_t leavesBelow(const Tree *tree, uint32_t node)
{
  uint32_t leaves = 0;
  for (uint32_t slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = bvhChild(tree->bytes, node, slot, 0).reference;
    if (reference != RAYSORT_BVH_EMPTY)
      leaves += reference & RAYSORT_BVH_LEAF_BIT ? 1 : leavesBelow(tree, reference);
  }
  return leaves;
}

void drawBvh(const char *folder)
{
  static Tree tree;
  RaysortBvhHeader header;
  build(&tree);
  memcpy(&header, tree.bytes, sizeof(header));
  FILE *svg = openDrawing(folder, "bvh.svg", 460, "The boxes of a BVH, and the nodes that a ray visits");
  drawHeading(svg, 12, 8, "boxes in space", "Walls from above, two triangles each; green: boxes of leaves.");
  drawPlan(svg, &tree);
  drawHeading(svg, 450, 8, "the same as a tree", "A node has up to four children; a leaf holds one to four triangles.");
  Row row = {462, 405.0 / (leavesBelow(&tree, 0) + 0.5 * header.nodeCount - 1), 290.0 / header.depth};
  drawSubtree(svg, &tree, 0, 80, &row);
  drawLabel(svg, 450, 420, 12.5, START, FAINT, "The ray opens %u of %u nodes, in the order of the numbers,",
            tree.visitCount, header.nodeCount);
  drawLabel(svg, 450, 438, 12.5, START, FAINT, "and tests the %u triangles of the red leaves, of %u.", tree.tests,
            header.recordCount);
  closeDrawing(svg);
  free((void *)(uintptr_t)tree.bytes);
}
