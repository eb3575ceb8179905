/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: primitives, as builds and updates read them, and their records. */

/* ---- triangles and boxes ---- */

/* Returns the geometry at time 1. A geometry without motion is the same at both times. */
RAYSORT_INTERNAL RaysortBvhGeometry raysort_bvhAtOne(const RaysortBvhGeometry *geometry)
{
  RaysortBvhGeometry later = *geometry;
  if (geometry->flags & RAYSORT_BVH_MOTION_BIT)
  {
    later.data = geometry->dataAtOne;
    later.stride = geometry->strideAtOne;
  }
  return later;
}

/* Returns the place of an element of a geometry. size: of an element without a stride. */
static const unsigned char *raysort_bvhElement(const RaysortBvhGeometry *geometry, uint32_t size, uint64_t index)
{
  return (const unsigned char *)(uintptr_t)geometry->data +
         (size_t)index * (geometry->stride ? geometry->stride : size);
}

/* Returns the index of a vertex. corner: 0 .. 2 of the triangle. */
static uint64_t raysort_bvhIndex(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t corner)
{
  const unsigned char *indices = (const unsigned char *)(uintptr_t)geometry->indices;
  const uint64_t place = (uint64_t)primitive * 3 + corner;
  uint32_t wide = 0;
  uint16_t narrow = 0;
  if (geometry->indexSize == 0)
    return place;
  if (geometry->indexSize == 4)
    memcpy(&wide, indices + (size_t)place * 4, 4);
  else
    memcpy(&narrow, indices + (size_t)place * 2, 2);
  return wide | narrow;
}

static uint32_t raysort_bvhPointCount(uint32_t type)
{
  return type == RAYSORT_BVH_TRIANGLES ? RAYSORT_BVH_RECORD_WORDS : RAYSORT_BVH_BOX_WORDS;
}

/* Reads the vertices of a triangle, or the corners of a box, at one time. */
static raysort_bvhState raysort_bvhReadPointsAt(const RaysortBvhGeometry *geometry, uint32_t primitive,
                                                raysort_bvhPoint points[3])
{
  const VkBool32 isTriangle = geometry->type == RAYSORT_BVH_TRIANGLES;
  const uint32_t count = raysort_bvhPointCount(geometry->type);
  raysort_bvhState state = RAYSORT_BVH_GOOD;
  float rows[12];
  uint32_t n, k;
  if (geometry->transform)
    memcpy(rows, (const void *)(uintptr_t)geometry->transform, sizeof(rows));
  for (n = 0; n < count; ++n)
  {
    const uint64_t index = isTriangle ? raysort_bvhIndex(geometry, primitive, n) : primitive;
    VkBool32 isFinite;
    if (isTriangle && index > geometry->maxVertex)
      return RAYSORT_BVH_BAD_INDEX;
    memcpy(points[n].at, raysort_bvhElement(geometry, isTriangle ? 12 : 24, index) + (isTriangle ? 0 : 12 * n), 12);
    isFinite = raysort_bvhCleanAll(points[n].at, 3);
    if (geometry->transform)
    {
      float moved[3];
      for (k = 0; k < 3; ++k)
        moved[k] = raysort_bvhDot(rows + 4 * k, points[n].at, 1) + rows[4 * k + 3];
      memcpy(points[n].at, moved, sizeof(moved));
      isFinite = raysort_bvhCleanAll(points[n].at, 3);
    }
    state = isFinite ? state : RAYSORT_BVH_NON_FINITE;
  }
  return state;
}

/* Reads a triangle or a box at one time or two. A triangle is degenerate if two of its vertices have the same bits at
 * all of them: then two of U, V, W are opposite, the third is 0, and det is 0. */
static raysort_bvhState raysort_bvhReadPoints(const raysort_bvhOutput *out, uint32_t geometry, uint32_t primitive,
                                              raysort_bvhPoint points[2][3])
{
  const RaysortBvhGeometry *source = &out->info->geometries[geometry];
  uint32_t sides = source->type == RAYSORT_BVH_TRIANGLES ? 7 : 0; /* a bit for each side that is a point */
  VkBool32 isInverted = VK_FALSE;
  RaysortBvhGeometry later;
  uint32_t time, k;
  for (time = 0; time < out->times; ++time)
  {
    const raysort_bvhPoint *a = &points[time][0], *b = &points[time][1], *c = &points[time][2];
    raysort_bvhState state;
    if (time == 1)
      later = raysort_bvhAtOne(source);
    state = raysort_bvhReadPointsAt(time == 1 ? &later : source, primitive, points[time]);
    if (state != RAYSORT_BVH_GOOD)
      return state;
    if (sides)
      sides &= (uint32_t)(memcmp(a->at, b->at, 12) == 0) | (uint32_t)(memcmp(b->at, c->at, 12) == 0) << 1 |
               (uint32_t)(memcmp(c->at, a->at, 12) == 0) << 2;
    for (k = 0; k < 3 && source->type == RAYSORT_BVH_BOXES; ++k)
      isInverted = isInverted || a->at[k] > b->at[k];
  }
  return sides || isInverted ? RAYSORT_BVH_DEGENERATE : RAYSORT_BVH_GOOD;
}

static raysort_bvhBox raysort_bvhAroundPoints(const void *points, uint32_t count)
{
  const unsigned char *bytes = (const unsigned char *)points;
  raysort_bvhBox box;
  uint32_t n, k;
  for (k = 0; k < 3; ++k)
    for (n = 0; n < count; ++n)
    {
      float at;
      memcpy(&at, bytes + sizeof(raysort_bvhPoint) * n + 4 * k, 4);
      box.lo[k] = n == 0 ? at : raysort_smaller(box.lo[k], at);
      box.hi[k] = n == 0 ? at : raysort_larger(box.hi[k], at);
    }
  return box;
}

/* Computes the boxes around records of triangles or boxes, at one time or two. */
RAYSORT_INTERNAL void raysort_bvhAroundRecords(const RaysortBvhHeader *header, const unsigned char *bytes,
                                               uint32_t first, uint32_t count, raysort_bvhBox boxes[2])
{
  const uint32_t points = count * raysort_bvhPointCount(header->type);
  boxes[0] = raysort_bvhAroundPoints(bytes + raysort_bvhRecordAt(header, 0, first), points);
  if (raysort_bvhIsMotion(header))
    boxes[1] = raysort_bvhAroundPoints(bytes + raysort_bvhRecordAt(header, 1, first), points);
}

/* Writes the records of a triangle or a box. One that is bad becomes a point at its old first vertex or least corner:
 * no ray hits a triangle there. */
static void raysort_bvhWritePoints(const raysort_bvhOutput *out, uint32_t primitive, uint32_t geometry,
                                   unsigned char *at, unsigned char *later)
{
  const VkBool32 isTriangle = out->header.type == RAYSORT_BVH_TRIANGLES;
  const size_t size = raysort_bvhPointCount(out->header.type) * sizeof(raysort_bvhPoint);
  const uint32_t flags = out->info->geometries[geometry].flags & RAYSORT_BVH_OPAQUE_BIT;
  raysort_bvhPoint points[2][3];
  const raysort_bvhState state = raysort_bvhReadPoints(out, geometry, primitive, points);
  uint32_t n;
  if (state != RAYSORT_BVH_GOOD && !(isTriangle && state == RAYSORT_BVH_DEGENERATE))
    for (n = 0; n < 3 * out->times; ++n)
      memcpy(points[n / 3][n % 3].at, n < 3 ? at : later, 12);
  points[0][0].word = primitive;
  points[0][1].word = geometry | flags << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  points[0][2].word = isTriangle ? raysort_bvhShape(points[0]) : 0;
  memcpy(at, points[0], size);
  if (out->times == 1)
    return;
  points[1][0].word = isTriangle ? raysort_bvhIsPlain(points[0], points[1]) : 0;
  points[1][1].word = points[1][2].word = 0;
  memcpy(later, points[1], size);
}

/* ---- instances ---- */

/* Returns whether `size` bytes at the reference are within base .. base + baseSize, which the build may read. */
static VkBool32 raysort_bvhIsWithin(const RaysortBvhBuildInfo *info, uint64_t reference, uint64_t size)
{
  const uint64_t place = reference - info->base;
  return info->baseSize == 0 || (place <= info->baseSize && size <= info->baseSize - place);
}

/* Reads the header of the structure that an instance names. It must be a structure of triangles or boxes. takesMotion:
 * it may have motion. */
static raysort_bvhState raysort_bvhReadBelow(const RaysortBvhBuildInfo *info, uint64_t reference, VkBool32 takesMotion,
                                             RaysortBvhHeader *below)
{
  if (reference % 16 != 0 || !raysort_bvhIsWithin(info, reference, sizeof(*below)))
    return RAYSORT_BVH_BAD_INDEX;
  *below = raysort_bvhHeaderAt((const void *)(uintptr_t)reference);
  if (!(below->magic == RAYSORT_BVH_MAGIC || (takesMotion && raysort_bvhIsMotion(below))) ||
      below->type > RAYSORT_BVH_BOXES ||
      !raysort_bvhIsWithin(info, reference, (uint64_t)below->sizeHigh << 32 | below->sizeLow) ||
      !raysort_bvhHasBox(below))
    return RAYSORT_BVH_BAD_INDEX;
  return below->recordCount == 0 ? RAYSORT_BVH_DEGENERATE : RAYSORT_BVH_GOOD;
}

/* Reads an instance that may move. Its transform is that of time 0; zeros, which have no inverse, if it has none then.
 * Returns VK_FALSE if its type is unknown. */
static VkBool32 raysort_bvhReadMotionInstance(const unsigned char *item, RaysortBvhInstance *instance,
                                              raysort_bvhMotion *motion)
{
  RaysortBvhMotionInstance given;
  uint32_t count, ends;
  memcpy(&given, item, sizeof(given));
  if (given.type > RAYSORT_BVH_MOTION_SRT)
    return VK_FALSE;
  count = given.type == RAYSORT_BVH_MOTION_SRT ? 16 : 12;
  ends = given.type == RAYSORT_BVH_MOTION_STATIC ? 1 : 2;
  memset(motion->numbers, 0, sizeof(motion->numbers));
  memcpy(motion->numbers, given.data, 4 * (size_t)count);
  if (ends == 2)
    memcpy(motion->numbers + 16, given.data + count, 4 * (size_t)count);
  raysort_bvhCleanAll(motion->numbers, 32);
  motion->type = given.type;
  memcpy(&instance->customAndMask, given.data + ends * count, 16);
  if (given.type == RAYSORT_BVH_MOTION_SRT)
    raysort_bvhRowsAt(motion, 0.0f, instance->transform);
  else
    memcpy(instance->transform, motion->numbers, 48);
  return VK_TRUE;
}

/* Reads instance `index`, and computes its numbers. */
static raysort_bvhState raysort_bvhReadInstance(const raysort_bvhOutput *out, uint32_t index,
                                                raysort_bvhPreparedInstance *prepared)
{
  const uint32_t size = out->times == 2 ? sizeof(RaysortBvhMotionInstance) : sizeof(RaysortBvhInstance);
  const unsigned char *item = raysort_bvhElement(&out->info->geometries[0], size, index);
  RaysortBvhInstance instance;
  raysort_bvhState state;
  RaysortBvhHeader below;
  uint64_t reference;
  memset(prepared, 0, sizeof(*prepared));
  memset(&instance, 0, sizeof(instance));
  if (out->times == 1)
    memcpy(&instance, item, sizeof(instance));
  else if (!raysort_bvhReadMotionInstance(item, &instance, &prepared->motion))
    return RAYSORT_BVH_DEGENERATE;
  raysort_bvhCleanAll(instance.transform, 12);
  reference = (uint64_t)instance.referenceHigh << 32 | instance.referenceLow;
  if (instance.customAndMask >> 24 == 0 || reference == 0)
    return RAYSORT_BVH_DEGENERATE;
  state = raysort_bvhReadBelow(out->buildInfo, reference, out->times == 2, &below);
  if (state != RAYSORT_BVH_GOOD)
    return state;
  reference -= out->buildInfo->base;
  prepared->record.referenceLow = (uint32_t)reference;
  prepared->record.referenceHigh = (uint32_t)(reference >> 32);
  prepared->record.customAndMask = instance.customAndMask;
  prepared->record.offsetAndFlags = instance.offsetAndFlags;
  memcpy(prepared->record.rows, instance.transform, sizeof(instance.transform));
  return raysort_bvhMeasure(out->times, prepared, &below);
}

/* An instance that must be skipped becomes a point at its old place, which no ray enters: in its record only the last
 * column of the rows is not 0. */
static void raysort_bvhWriteInstance(const raysort_bvhOutput *out, uint32_t record, unsigned char *at,
                                     unsigned char *later)
{
  raysort_bvhInstanceRecord old;
  raysort_bvhPreparedInstance prepared;
  uint32_t k;
  memcpy(&old, at, sizeof(old));
  if (raysort_bvhReadInstance(out, record, &prepared) != RAYSORT_BVH_GOOD)
  {
    memset(&prepared, 0, sizeof(prepared));
    for (k = 3; k < 12; k += 4)
      if (raysort_bvhIsFinite(old.rows[k]))
        prepared.record.rows[k] = raysort_bvhClean(old.rows[k]);
  }
  memcpy(at, &prepared.record, sizeof(prepared.record));
  if (out->times == 2)
    memcpy(later, &prepared.motion, sizeof(prepared.motion));
}

/* Returns the entries that a traversal stacks in this instance: the way back, and the entries of its structure. */
RAYSORT_INTERNAL uint32_t raysort_bvhInstanceNeed(const raysort_bvhOutput *out, uint32_t record)
{
  raysort_bvhInstanceRecord own;
  memcpy(&own, out->bytes + raysort_bvhRecordAt(&out->header, 0, record), sizeof(own));
  return 1 + raysort_bvhHeaderAt(raysort_bvhBelowOf(&own, out->buildInfo->base)).stackNeed;
}

/* ---- all kinds ---- */

/* Returns the mean of two coordinates: the same on devices that flush numbers below 2^-126. */
static float raysort_bvhMean(float a, float b)
{
  return raysort_bvhClean(raysort_bvhClean(raysort_rounded(a * 0.5f)) + raysort_bvhClean(raysort_rounded(b * 0.5f)));
}

/* Reads a primitive, and computes the box from which the tree grows: with motion between both ends. The box of a
 * triangle at time 1/2 is smaller than the mean of its boxes. */
RAYSORT_INTERNAL raysort_bvhState raysort_bvhReadPrimitive(raysort_bvhOutput *out, uint32_t geometry,
                                                           uint32_t primitive, raysort_bvhBox *box)
{
  const uint32_t count = raysort_bvhPointCount(out->header.type);
  raysort_bvhPreparedInstance prepared;
  raysort_bvhPoint points[2][3];
  raysort_bvhBox boxes[2];
  raysort_bvhState state;
  uint32_t n, k;
  if (out->header.type == RAYSORT_BVH_INSTANCES)
  {
    state = raysort_bvhReadInstance(out, primitive, &prepared);
    if (state != RAYSORT_BVH_GOOD)
      return state;
    raysort_bvhInstanceBoxes(out->times, &prepared, raysort_bvhBelowOf(&prepared.record, out->buildInfo->base), boxes);
    out->header.slack = raysort_larger(out->header.slack, prepared.slack);
    *box = boxes[0];
    for (k = 0; k < 3 && out->times == 2; ++k)
    {
      box->lo[k] = raysort_bvhMean(boxes[0].lo[k], boxes[1].lo[k]);
      box->hi[k] = raysort_bvhMean(boxes[0].hi[k], boxes[1].hi[k]);
    }
    return state;
  }
  state = raysort_bvhReadPoints(out, geometry, primitive, points);
  if (state != RAYSORT_BVH_GOOD)
    return state;
  for (n = 0; out->times == 2 && n < 3 * count; ++n)
    points[0][n / 3].at[n % 3] = raysort_bvhMean(points[0][n / 3].at[n % 3], points[1][n / 3].at[n % 3]);
  *box = raysort_bvhAroundPoints(points[0], count);
  return state;
}

/* Reads a primitive, and writes its record. The record of an instance has the instance's number. A primitive that is
 * bad now is replaced by a point. */
RAYSORT_INTERNAL void raysort_bvhWriteRecord(const raysort_bvhOutput *out, uint32_t record, uint32_t primitive,
                                             uint32_t geometry)
{
  unsigned char *at = out->bytes + raysort_bvhRecordAt(&out->header, 0, record);
  unsigned char *later = out->times == 2 ? out->bytes + raysort_bvhRecordAt(&out->header, 1, record) : NULL;
  if (out->header.type == RAYSORT_BVH_INSTANCES)
    raysort_bvhWriteInstance(out, record, at, later);
  else
    raysort_bvhWritePoints(out, primitive, geometry, at, later);
}
