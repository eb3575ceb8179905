/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* BVH on the host: numbers and records at a time. "Motion" in raysort_bvh_shared.h says what they are. */

static VkBool32 raysort_bvhIsMotion(const RaysortBvhHeader *header)
{
  return header->magic == RAYSORT_BVH_MOTION_MAGIC ? VK_TRUE : VK_FALSE;
}

/* Returns the geometry at time 1. A geometry without motion is the same at both times. */
static RaysortBvhGeometry raysort_bvhAtOne(const RaysortBvhGeometry *geometry)
{
  RaysortBvhGeometry later = *geometry;
  if (geometry->flags & RAYSORT_BVH_MOTION_BIT)
  {
    later.data = geometry->dataAtOne;
    later.stride = geometry->strideAtOne;
  }
  return later;
}

/* Returns a number at a time. It is exact at both ends: numbers are finite and never -0. */
static float raysort_bvhAtTime(float at0, float at1, float time)
{
  const float before = 1.0f - time;
  const float first = raysort_bvhClean(raysort_rounded(before * at0)),
              last = raysort_bvhClean(raysort_rounded(time * at1));
  return raysort_bvhClean(raysort_rounded(first + last));
}

/* Returns the time of a ray as a trace uses it. Bits are compared, because a compiler may assume that there is no
 * NaN. */
static float raysort_bvhTimeOf(float time, VkBool32 *isNumber)
{
  const uint32_t bits = raysort_floatBits(time);
  *isNumber = (bits & 0x7fffffffu) <= 0x7f800000u ? VK_TRUE : VK_FALSE;
  return bits < 0x00800000u || bits >> 31 ? 0.0f : bits < 0x3f800000u ? time : 1.0f;
}

/* ---- nodes and frames ---- */

/* Returns the word of a child on an axis, at time 0 or 1. */
static uint32_t raysort_bvhChildWord(const raysort_bvhNode *node, uint32_t child, uint32_t axis, uint32_t time)
{
  return time ? node->later[4 * axis + child] : node->words[4 * child + axis];
}

/* Returns the bytes at which a node and its motion node begin. */
static size_t raysort_bvhNodeAt(uint32_t node)
{
  return 16 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * (size_t)node);
}

static size_t raysort_bvhMotionNodeAt(const RaysortBvhHeader *header, uint32_t node)
{
  return raysort_bvhNodeAt(header->nodeCount) + 16 * RAYSORT_BVH_MOTION_NODE_WORDS * (size_t)node;
}

static raysort_bvhNode raysort_bvhLoadNode(const RaysortBvhHeader *header, const void *bytes, uint32_t node)
{
  raysort_bvhNode own;
  memcpy(own.words, (const unsigned char *)bytes + raysort_bvhNodeAt(node), sizeof(own.words));
  if (raysort_bvhIsMotion(header))
    memcpy(own.later, (const unsigned char *)bytes + raysort_bvhMotionNodeAt(header, node), sizeof(own.later));
  return own;
}

static void raysort_bvhStoreNode(const RaysortBvhHeader *header, unsigned char *bytes, uint32_t node,
                                 const raysort_bvhNode *from)
{
  memcpy(bytes + raysort_bvhNodeAt(node), from->words, sizeof(from->words));
  if (raysort_bvhIsMotion(header))
    memcpy(bytes + raysort_bvhMotionNodeAt(header, node), from->later, sizeof(from->later));
}

/* Returns the byte at which a frame begins. */
static size_t raysort_bvhFrameAt(const RaysortBvhHeader *header, uint32_t frame)
{
  return 16 * (header->frames + RAYSORT_BVH_FRAME_WORDS * (size_t)frame);
}

/* ---- plain triangles ---- */

/* Computes the sides a b and c a. Returns the largest part of all three sides. */
static float raysort_bvhTwoSides(const raysort_bvhPoint corners[3], float ab[3], float ca[3])
{
  float bc[3];
  const float longest = raysort_larger(raysort_bvhSide(corners[0].at, corners[1].at, ab),
                                       raysort_bvhSide(corners[1].at, corners[2].at, bc));
  return raysort_larger(longest, raysort_bvhSide(corners[2].at, corners[0].at, ca));
}

/* Returns the largest coordinate of a triangle; 2^100 if one of them is not 0, but below 2^-60. */
static float raysort_bvhLargestCoordinate(const raysort_bvhPoint corners[3])
{
  float largest = 0;
  uint32_t n;
  for (n = 0; n < 9; ++n)
  {
    const float size = raysort_absolute(corners[n / 3].at[n % 3]);
    largest = raysort_larger(largest, size > 0.0f && size < raysort_power(-60) ? raysort_power(100) : size);
  }
  return largest;
}

/* Returns 1 if a triangle is plain: see "Motion" in raysort_bvh_shared.h. */
static uint32_t raysort_bvhIsPlain(const raysort_bvhPoint first[3], const raysort_bvhPoint last[3])
{
  float p[2][3], q[2][3], left[3], right[3], n0[3], n2[3], before[3], behind[3], area = 0, scale, one;
  const float longest = raysort_larger(raysort_bvhTwoSides(first, p[0], q[0]), raysort_bvhTwoSides(last, p[1], q[1]));
  uint32_t k;
  if (!(longest > 0.0f) ||
      longest * 8192.0f < raysort_larger(raysort_bvhLargestCoordinate(first), raysort_bvhLargestCoordinate(last)))
    return 0;
  scale = raysort_bvhScale(longest);
  one = longest * scale;
  for (k = 0; k < 6; ++k)
  {
    p[k / 3][k % 3] = raysort_bvhClean(raysort_rounded(p[k / 3][k % 3] * scale));
    q[k / 3][k % 3] = raysort_bvhClean(raysort_rounded(q[k / 3][k % 3] * scale));
  }
  raysort_bvhCross(p[0], q[0], left, right, n0);
  raysort_bvhCross(p[0], q[1], left, right, before);
  raysort_bvhCross(p[1], q[0], left, right, behind);
  raysort_bvhCross(p[1], q[1], left, right, n2);
  for (k = 0; k < 3; ++k)
  {
    const float n1 = raysort_rounded(before[k] + behind[k]) * 0.5f;
    area = raysort_larger(area, raysort_smaller(raysort_smaller(n0[k], n1), n2[k]));
    area = raysort_larger(area, -raysort_larger(raysort_larger(n0[k], n1), n2[k]));
  }
  return area >= raysort_rounded(one * one) * 0.0625f ? 1 : 0;
}

/* ---- boxes ---- */

/* Returns the mean of two coordinates: the same on devices that flush numbers below 2^-126. */
static float raysort_bvhMean(float a, float b)
{
  return raysort_bvhClean(raysort_bvhClean(raysort_rounded(a * 0.5f)) + raysort_bvhClean(raysort_rounded(b * 0.5f)));
}

/* Computes the box from which the tree of a structure with motion grows: between the boxes of both times. */
static void raysort_bvhMeanBox(const raysort_bvhBox boxes[2], raysort_bvhBox *mean)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    mean->lo[k] = raysort_bvhMean(boxes[0].lo[k], boxes[1].lo[k]);
    mean->hi[k] = raysort_bvhMean(boxes[0].hi[k], boxes[1].hi[k]);
  }
}

/* Returns the box around one or two boxes. */
static raysort_bvhBox raysort_bvhAroundTimes(uint32_t times, const raysort_bvhBox *boxes)
{
  raysort_bvhBox around = boxes[0];
  if (times == 2)
    raysort_bvhJoin(&around, &around, &boxes[1]);
  return around;
}
