/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: transforms of instances, their inverses, and the boxes of what is below them. */

/* ---- transforms ---- */

RAYSORT_INTERNAL float raysort_bvhDotOfMagnitudes(const float *a, const float *b, uint32_t step)
{
  const float x[3] = {raysort_absolute(a[0]), raysort_absolute(a[1]), raysort_absolute(a[2])};
  const float y[3] = {raysort_absolute(b[0]), raysort_absolute(b[step]), raysort_absolute(b[2 * step])};
  return raysort_bvhDot(x, y, 1);
}

/* Returns the cofactor of row i and column j. rows: 3 rows of 4. */
RAYSORT_INTERNAL float raysort_bvhCofactor(const float *rows, uint32_t i, uint32_t j)
{
  const float *a = rows + 4 * ((i + 1) % 3), *b = rows + 4 * ((i + 2) % 3);
  const uint32_t p = (j + 1) % 3, q = (j + 2) % 3;
  return raysort_rounded(a[p] * b[q]) - raysort_rounded(a[q] * b[p]);
}

/* Inverts three rows of 4, by cofactors of the rows scaled by a power of two. Returns VK_FALSE if there is no inverse
 * in fp32. */
RAYSORT_INTERNAL VkBool32 raysort_bvhInvert(const float rows[12], float inverse[12])
{
  float scaled[12], cofactors[9], largest = 0, det, reciprocal, scale;
  uint32_t i, j;
  int32_t exponent;
  for (i = 0; i < 3; ++i)
    largest = raysort_larger(largest, raysort_bvhLargest(rows + 4 * i));
  exponent = (int32_t)(raysort_floatBits(largest) >> 23) - 127;
  if (exponent < -60 || exponent > 60)
    return VK_FALSE;
  scale = raysort_power(-exponent);
  for (i = 0; i < 12; ++i)
    scaled[i] = raysort_bvhClean(rows[i] * scale);
  for (i = 0; i < 9; ++i)
    cofactors[i] = raysort_bvhCofactor(scaled, i / 3, i % 3);
  det = raysort_bvhDot(scaled, cofactors, 1);
  if (raysort_absolute(det) < raysort_power(-100))
    return VK_FALSE;
  reciprocal = 1.0f / det; /* a device computes the same bits with integers */
  for (i = 0; i < 3; ++i)
  {
    for (j = 0; j < 3; ++j)
    {
      inverse[4 * i + j] = raysort_bvhClean(raysort_rounded(cofactors[3 * j + i] * reciprocal) * scale);
      if ((raysort_floatBits(inverse[4 * i + j]) & 0x7fffffffu) > raysort_floatBits(RAYSORT_BVH_MAX_RAY))
        return VK_FALSE; /* a larger element would take rays out of range, and the slack too */
    }
    inverse[4 * i + 3] = 0;
  }
  for (i = 0; i < 3; ++i)
    inverse[4 * i + 3] = raysort_bvhClean(0.0f - raysort_bvhDot(inverse + 4 * i, rows + 3, 4));
  return VK_TRUE;
}

/* Returns the slack of an instance: see "Instances" in docs/proofs.md. */
RAYSORT_INTERNAL float raysort_bvhSlack(const float rows[12], const float inverse[12])
{
  float slack = 0;
  uint32_t i, j;
  for (i = 0; i < 3; ++i)
  {
    float sum = 0;
    for (j = 0; j < 3; ++j)
    {
      const float error = raysort_bvhDot(rows + 4 * i, inverse + j, 4) - (i == j ? 1.0f : 0.0f);
      const float size = raysort_bvhDotOfMagnitudes(rows + 4 * i, inverse + j, 4);
      sum += raysort_absolute(error) + raysort_rounded(size * (5.0f * raysort_power(-22)));
    }
    slack = raysort_larger(slack, sum);
  }
  return 2.0f * slack;
}

/* Computes how much the box of an instance in the world is enlarged, for the rounding on the way into the object's
 * space. */
RAYSORT_INTERNAL void raysort_bvhPadding(const float rows[12], const float inverse[12], float extent, float padding[3])
{
  const float extents[3] = {extent, extent, extent};
  uint32_t i;
  for (i = 0; i < 3; ++i)
  {
    const float *row = rows + 4 * i;
    const float error = raysort_bvhDot(row, inverse + 3, 4) + row[3];
    const float size = raysort_bvhDotOfMagnitudes(row, inverse + 3, 4) + raysort_bvhDotOfMagnitudes(row, extents, 1);
    padding[i] = raysort_absolute(error) +
                 raysort_rounded(raysort_rounded(size + raysort_absolute(row[3])) * raysort_power(-20));
  }
}

/* Computes the box of the eight corners of `box` after the transform. If a box is within another one, so are the
 * results. */
RAYSORT_INTERNAL void raysort_bvhMoveBox(const float rows[12], const float boxMin[3], const float boxMax[3],
                                         raysort_bvhBox *moved)
{
  uint32_t i, j;
  for (i = 0; i < 3; ++i)
  {
    const float *row = rows + 4 * i;
    float lo = row[3], hi = row[3];
    for (j = 0; j < 3; ++j)
    {
      const float a = raysort_rounded(row[j] * boxMin[j]), b = raysort_rounded(row[j] * boxMax[j]);
      lo += raysort_smaller(a, b);
      hi += raysort_larger(a, b);
    }
    moved->lo[i] = lo;
    moved->hi[i] = hi;
  }
}

RAYSORT_INTERNAL void raysort_bvhWiden(raysort_bvhBox *box, const float padding[3])
{
  uint32_t i;
  for (i = 0; i < 3; ++i)
  {
    box->lo[i] = raysort_bvhClean(box->lo[i] - padding[i]);
    box->hi[i] = raysort_bvhClean(box->hi[i] + padding[i]);
  }
}

/* ---- what is in the structure below ---- */

/* Returns the number of nodes that are within the bytes that the header counts, whatever the header says; with motion
 * 0 if not all of them are, because their motion nodes follow after all nodes. */
static uint32_t raysort_bvhNodesWithin(const RaysortBvhHeader *below)
{
  const uint32_t words =
      below->sizeHigh >> 4 ? 0xffffffffu : below->sizeHigh << 28 | below->sizeLow >> 4; /* words of 16 bytes */
  const uint32_t size = raysort_bvhNodeWords(raysort_bvhIsMotion(below));
  const uint32_t room = words > RAYSORT_BVH_HEADER_WORDS ? (words - RAYSORT_BVH_HEADER_WORDS) / size : 0;
  return below->nodeCount <= room ? below->nodeCount : raysort_bvhIsMotion(below) ? 0 : room;
}

/* Returns how far a child reaches along `row` at time 0 or 1: the corner of its box that is farthest, in the grid of
 * the root and within the box of the header. On an axis with numbers that no build writes, it is the corner of the
 * header's box. Decoded numbers are rounded to the nearest, and the box of what is below has fp32 corners, so it is
 * within. A half extent below 2^-126 counts as 2^-126. */
static float raysort_bvhChildReach(const RaysortBvhHeader *below, const raysort_bvhNode *node, uint32_t child,
                                   uint32_t time, const float row[4])
{
  const uint32_t most = 0x57800000u; /* 2^48 */
  float reach = row[3];
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t word = raysort_bvhChildWord(node, child, k, time);
    const float origin = raysort_bvhClean(below->origin[k]), cell = raysort_bvhClean(below->cell[k]);
    float corner = row[k] < 0 ? below->boxMin[k] : below->boxMax[k];
    if (word <= most && (raysort_floatBits(origin) & 0x7fffffffu) <= most && raysort_floatBits(cell) <= most)
    {
      const float middle = raysort_bvhClean(origin + raysort_rounded((float)(word & 0xffffu) * cell));
      const float half = raysort_bitsFloat(word > 0x00800000u ? word : 0x00800000u);
      corner = raysort_smaller(row[k] < 0 ? middle - half : middle + half, below->boxMax[k]);
      corner = raysort_bvhClean(raysort_larger(corner, below->boxMin[k]));
    }
    reach = raysort_rounded(reach + raysort_rounded(row[k] * corner));
  }
  return raysort_bvhClean(reach);
}

/* Returns how far the structure `below` reaches along a row of the transform at time 0 or 1, at most;
 * -RAYSORT_BVH_MAX_RAY if it has no node. bytes: the structure, which without motion is the same at both times. The
 * node that reaches farthest is opened next, until a closed child reaches farther, or RAYSORT_BVH_REACH_NODES are open.
 * Only RAYSORT_BVH_REACH_WAITING nodes wait; a node that falls out counts as closed. */
static float raysort_bvhReach(const RaysortBvhHeader *below, const unsigned char *bytes, uint32_t time,
                              const float row[4])
{
  const uint32_t nodes = raysort_bvhNodesWithin(below), own = raysort_bvhIsMotion(below) ? time : 0;
  const raysort_bvhStacked nothing = {0, -RAYSORT_BVH_MAX_RAY}, all = {0, RAYSORT_BVH_MAX_RAY};
  raysort_bvhStacked waiting[RAYSORT_BVH_REACH_WAITING + 1]; /* sorted: the farthest comes first */
  float closed = nothing.number;
  uint32_t opened, slot, i;
  for (i = 0; i <= RAYSORT_BVH_REACH_WAITING; ++i)
    waiting[i] = i == 0 && nodes > 0 ? all : nothing;
  for (opened = 0; opened < RAYSORT_BVH_REACH_NODES && waiting[0].number > closed; ++opened)
  {
    const raysort_bvhNode node = raysort_bvhLoadNode(below, bytes, waiting[0].reference);
    memmove(waiting, waiting + 1, sizeof(waiting) - sizeof(waiting[0]));
    for (slot = 0; slot < 4; ++slot)
    {
      raysort_bvhStacked child = {node.words[4 * slot + 3], 0};
      if (child.reference == RAYSORT_BVH_EMPTY)
        continue;
      child.number = raysort_bvhChildReach(below, &node, slot, own, row);
      for (i = 0; i < RAYSORT_BVH_REACH_WAITING && child.reference < nodes; ++i)
        if (child.number > waiting[i].number)
        {
          const raysort_bvhStacked nearer = waiting[i];
          waiting[i] = child;
          child = nearer;
        }
      closed = raysort_larger(closed, child.number);
    }
  }
  return raysort_larger(closed, waiting[0].number);
}

/* Computes the box of a structure after the transform: as far as it reaches, by the upper nodes. */
RAYSORT_INTERNAL void raysort_bvhReachBox(const float rows[12], const RaysortBvhHeader *below,
                                          const unsigned char *bytes, uint32_t time, raysort_bvhBox *box)
{
  float back[4];
  uint32_t i, k;
  for (i = 0; i < 3; ++i)
  {
    for (k = 0; k < 4; ++k)
      back[k] = -rows[4 * i + k];
    box->hi[i] = raysort_bvhReach(below, bytes, time, rows + 4 * i);
    box->lo[i] = -raysort_bvhReach(below, bytes, time, back);
  }
  if (box->lo[0] > box->hi[0])
    raysort_bvhMoveBox(rows, below->boxMin, below->boxMax, box);
}
