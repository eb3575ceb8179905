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

/* ---- nodes and frames ---- */

/* Returns the word of a child on an axis, at time 0 or 1. */
static uint32_t raysort_bvhChildWord(const raysort_bvhNode *node, uint32_t child, uint32_t axis, uint32_t time)
{
  return time ? node->later[4 * axis + child] : node->words[4 * child + axis];
}

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

static size_t raysort_bvhFrameAt(const RaysortBvhHeader *header, uint32_t frame)
{
  return 16 * (header->frames + RAYSORT_BVH_FRAME_WORDS * (size_t)frame);
}

/* Returns the mean of two coordinates: the same on devices that flush numbers below 2^-126. */
static float raysort_bvhMean(float a, float b)
{
  return raysort_bvhClean(raysort_bvhClean(raysort_rounded(a * 0.5f)) + raysort_bvhClean(raysort_rounded(b * 0.5f)));
}

static raysort_bvhBox raysort_bvhAroundTimes(uint32_t times, const raysort_bvhBox *boxes)
{
  raysort_bvhBox around = boxes[0];
  if (times == 2)
    raysort_bvhJoin(&around, &around, &boxes[1]);
  return around;
}
