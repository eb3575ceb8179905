/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* BVH on the host: primitives, as builds and updates read them, and their records. */

/* Returns the byte at which a record begins; at time 1, a motion record. */
static size_t raysort_bvhRecordAt(const RaysortBvhHeader *header, uint32_t time, uint32_t record)
{
  const uint64_t first =
      time ? raysort_bvhRecordWords(header->type, 0, header->recordCount, header->primitiveCount) : 0;
  return 16 * (size_t)(header->records + first + raysort_bvhRecordWords(header->type, time, 1, 1) * record);
}

/* ---- triangles ---- */

/* Returns the index of a vertex. corner: 0 .. 2 of the triangle. */
static uint64_t raysort_bvhIndex(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t corner)
{
  const unsigned char *indices = (const unsigned char *)(uintptr_t)geometry->indices;
  const uint64_t place = (uint64_t)primitive * 3 + corner;
  uint32_t wide = 0;
  uint16_t narrow = 0;
  if (geometry->indexSize == 0)
    return place;
  if (geometry->indexSize == 2)
  {
    memcpy(&narrow, indices + (size_t)place * 2, 2);
    return narrow;
  }
  memcpy(&wide, indices + (size_t)place * 4, 4);
  return wide;
}

static void raysort_bvhTransform(const RaysortBvhGeometry *geometry, float vertex[3])
{
  float rows[12], moved[3];
  uint32_t k;
  memcpy(rows, (const void *)(uintptr_t)geometry->transform, sizeof(rows));
  for (k = 0; k < 3; ++k)
    moved[k] = raysort_bvhDot(rows + 4 * k, vertex, 1) + rows[4 * k + 3];
  memcpy(vertex, moved, sizeof(moved));
}

static VkBool32 raysort_bvhSamePoint(const float a[3], const float b[3])
{
  return memcmp(a, b, 12) == 0;
}

static raysort_bvhState raysort_bvhReadVertices(const RaysortBvhGeometry *geometry, uint32_t primitive,
                                                float vertices[3][3])
{
  const unsigned char *data = (const unsigned char *)(uintptr_t)geometry->data;
  const size_t stride = geometry->stride ? geometry->stride : 12;
  uint32_t corner, k;
  for (corner = 0; corner < 3; ++corner)
  {
    const uint64_t index = raysort_bvhIndex(geometry, primitive, corner);
    if (index > geometry->maxVertex)
      return RAYSORT_BVH_BAD_INDEX;
    memcpy(vertices[corner], data + (size_t)index * stride, 12);
    for (k = 0; k < 3; ++k)
      vertices[corner][k] = raysort_bvhClean(vertices[corner][k]);
  }
  for (corner = 0; corner < 3; ++corner)
  {
    if (geometry->transform)
      raysort_bvhTransform(geometry, vertices[corner]);
    for (k = 0; k < 3; ++k)
    {
      if (!raysort_bvhIsFinite(vertices[corner][k]))
        return RAYSORT_BVH_NON_FINITE;
      vertices[corner][k] = raysort_bvhClean(vertices[corner][k]);
    }
  }
  return RAYSORT_BVH_GOOD;
}

/* Returns a bit for each side whose ends are the same point. */
static uint32_t raysort_bvhPointSides(float vertices[3][3])
{
  return raysort_bvhSamePoint(vertices[0], vertices[1]) | raysort_bvhSamePoint(vertices[1], vertices[2]) << 1 |
         raysort_bvhSamePoint(vertices[2], vertices[0]) << 2;
}

/* Reads a triangle at one time or two. It is degenerate if two of its vertices have the same bits at all of them: then
 * two of U, V, W are opposite, the third is 0, and det is 0. */
static raysort_bvhState raysort_bvhReadTriangle(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t times,
                                                float vertices[2][3][3])
{
  raysort_bvhState state = raysort_bvhReadVertices(geometry, primitive, vertices[0]);
  if (state == RAYSORT_BVH_GOOD && times == 2)
  {
    const RaysortBvhGeometry later = raysort_bvhAtOne(geometry);
    state = raysort_bvhReadVertices(&later, primitive, vertices[1]);
  }
  if (state == RAYSORT_BVH_GOOD &&
      raysort_bvhPointSides(vertices[0]) & (times == 2 ? raysort_bvhPointSides(vertices[1]) : 7u))
    return RAYSORT_BVH_DEGENERATE;
  return state;
}

static void raysort_bvhTriangleBox(float vertices[3][3], raysort_bvhBox *box)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    box->lo[k] = raysort_smaller(raysort_smaller(vertices[0][k], vertices[1][k]), vertices[2][k]);
    box->hi[k] = raysort_larger(raysort_larger(vertices[0][k], vertices[1][k]), vertices[2][k]);
  }
}

/* Fills the words of a triangle's record, except for its primitive. */
static void raysort_bvhFillRecord(float vertices[3][3], uint32_t geometry, uint32_t flags, uint32_t words[12])
{
  float corners[3][4];
  uint32_t i;
  memset(corners, 0, sizeof(corners));
  for (i = 0; i < 3; ++i)
  {
    memcpy(words + 4 * i, vertices[i], 12);
    memcpy(corners[i], vertices[i], 12);
  }
  words[7] = geometry | (flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  words[11] = raysort_bvhShape(corners);
}

/* A triangle that is bad becomes a point at its old first vertex, which no ray hits. */
static void raysort_bvhWriteTriangle(const raysort_bvhOutput *out, unsigned char *at, unsigned char *later)
{
  const RaysortBvhGeometry *source;
  raysort_bvhState state;
  float vertices[2][3][3];
  uint32_t words[12], geometry, n;
  memcpy(words, at, sizeof(words));
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &out->info->geometries[geometry];
  state = raysort_bvhReadTriangle(source, words[3], out->times, vertices);
  for (n = 0; n < 3 && state != RAYSORT_BVH_GOOD && state != RAYSORT_BVH_DEGENERATE; ++n)
  {
    memcpy(vertices[0][n], words, 12);
    if (out->times == 2)
      memcpy(vertices[1][n], later, 12);
  }
  raysort_bvhFillRecord(vertices[0], geometry, source->flags, words);
  memcpy(at, words, sizeof(words));
  if (out->times == 1)
    return;
  memset(words, 0, sizeof(words));
  for (n = 0; n < 3; ++n)
    memcpy(words + 4 * n, vertices[1][n], 12);
  words[3] = raysort_bvhIsPlain(vertices[0], vertices[1]);
  memcpy(later, words, sizeof(words));
}

/* ---- boxes ---- */

static const unsigned char *raysort_bvhItem(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t size)
{
  const size_t stride = geometry->stride ? geometry->stride : size;
  return (const unsigned char *)(uintptr_t)geometry->data + (size_t)primitive * stride;
}

/* Reads a box at one time or two. */
static raysort_bvhState raysort_bvhReadBoxes(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t times,
                                             raysort_bvhBox boxes[2])
{
  const RaysortBvhGeometry later = raysort_bvhAtOne(geometry);
  raysort_bvhState state = RAYSORT_BVH_GOOD;
  float corners[6];
  uint32_t time, k;
  for (time = 0; time < times; ++time)
  {
    memcpy(corners, raysort_bvhItem(time ? &later : geometry, primitive, sizeof(corners)), sizeof(corners));
    for (k = 0; k < 6; ++k)
    {
      if (!raysort_bvhIsFinite(corners[k]))
        return RAYSORT_BVH_NON_FINITE;
      corners[k] = raysort_bvhClean(corners[k]);
    }
    memcpy(&boxes[time], corners, sizeof(corners));
    for (k = 0; k < 3; ++k)
      if (corners[k] > corners[3 + k])
        state = RAYSORT_BVH_DEGENERATE;
  }
  return state;
}

/* A box that is bad becomes a point at its old least corner. */
static void raysort_bvhWriteBox(const raysort_bvhOutput *out, unsigned char *at, unsigned char *later)
{
  const RaysortBvhGeometry *source;
  uint32_t words[8], geometry, time;
  raysort_bvhBox boxes[2];
  memcpy(words, at, sizeof(words));
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &out->info->geometries[geometry];
  if (raysort_bvhReadBoxes(source, words[3], out->times, boxes) != RAYSORT_BVH_GOOD)
    for (time = 0; time < out->times; ++time)
    {
      memcpy(boxes[time].lo, time ? later : at, 12);
      memcpy(boxes[time].hi, time ? later : at, 12);
    }
  words[7] = geometry | (source->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  for (time = 0; time < out->times; ++time)
  {
    memcpy(words, boxes[time].lo, 12);
    memcpy(words + 4, boxes[time].hi, 12);
    memcpy(time ? later : at, words, sizeof(words));
    words[3] = words[7] = 0;
  }
}

/* ---- instances ---- */

static uint64_t raysort_bvhReference(const RaysortBvhInstance *instance)
{
  return (uint64_t)instance->referenceHigh << 32 | instance->referenceLow;
}

/* Reads an instance that may move. Its transform is that of time 0; zeros, which have no inverse, if it has none then.
 * Returns VK_FALSE if its type is unknown. */
static VkBool32 raysort_bvhReadMotionInstance(const unsigned char *item, raysort_bvhMeasured *measured)
{
  RaysortBvhMotionInstance given;
  uint32_t count, k;
  memcpy(&given, item, sizeof(given));
  if (given.type > RAYSORT_BVH_MOTION_SRT)
    return VK_FALSE;
  count = given.type == RAYSORT_BVH_MOTION_SRT ? 32 : given.type == RAYSORT_BVH_MOTION_MATRIX ? 24 : 12;
  for (k = 0; k < count; ++k)
    measured->motion[k] = raysort_floatBits(raysort_bvhClean(raysort_bitsFloat(given.data[k])));
  measured->motion[32] = given.type;
  memcpy(&measured->instance.customAndMask, given.data + count, 16);
  if (given.type == RAYSORT_BVH_MOTION_SRT)
    raysort_bvhRowsAt(measured->motion, 0.0f, measured->instance.transform);
  else
    memcpy(measured->instance.transform, measured->motion, 48);
  return VK_TRUE;
}

/* Reads instance `index`, and computes its numbers. */
static raysort_bvhState raysort_bvhReadInstance(const raysort_bvhOutput *out, uint32_t index,
                                                raysort_bvhMeasured *measured)
{
  const RaysortBvhGeometry *geometry = &out->info->geometries[0];
  const uint32_t size = out->times == 2 ? sizeof(RaysortBvhMotionInstance) : sizeof(RaysortBvhInstance);
  RaysortBvhInstance *instance = &measured->instance;
  raysort_bvhState state;
  RaysortBvhHeader below;
  uint32_t k;
  memset(measured, 0, sizeof(*measured));
  if (out->times == 1)
    memcpy(instance, raysort_bvhItem(geometry, index, size), sizeof(*instance));
  else if (!raysort_bvhReadMotionInstance(raysort_bvhItem(geometry, index, size), measured))
    return RAYSORT_BVH_DEGENERATE;
  for (k = 0; k < 12; ++k)
    instance->transform[k] = raysort_bvhClean(instance->transform[k]);
  if (instance->customAndMask >> 24 == 0 || raysort_bvhReference(instance) == 0)
    return RAYSORT_BVH_DEGENERATE;
  state = raysort_bvhReadBelow(out->buildInfo, raysort_bvhReference(instance), out->times == 2, &below);
  if (state != RAYSORT_BVH_GOOD)
    return state;
  if (out->times == 2)
    return raysort_bvhMeasureMotion(instance->transform, measured->motion, &below, measured->inverse, &measured->slack);
  return raysort_bvhMeasureInstance(instance->transform, &below, measured->inverse, &measured->slack, &measured->box);
}

/* An instance that must be skipped becomes a point at its old place, which no ray enters: in its record only the last
 * column of the rows is not 0. */
static void raysort_bvhWriteInstance(const raysort_bvhOutput *out, uint32_t record, unsigned char *at,
                                     unsigned char *later)
{
  raysort_bvhMeasured measured;
  uint32_t words[32], k;
  float place[3];
  for (k = 0; k < 3; ++k)
    memcpy(&place[k], at + 76 + 16 * k, 4);
  memset(words, 0, sizeof(words));
  if (raysort_bvhReadInstance(out, record, &measured) == RAYSORT_BVH_GOOD)
  {
    const uint64_t reference = raysort_bvhReference(&measured.instance) - out->buildInfo->base;
    memcpy(words, measured.inverse, 48);
    words[12] = (uint32_t)reference;
    words[13] = (uint32_t)(reference >> 32);
    words[14] = measured.instance.customAndMask;
    words[15] = measured.instance.offsetAndFlags;
    memcpy(words + 16, measured.instance.transform, 48);
  }
  else
  {
    memset(measured.motion, 0, sizeof(measured.motion));
    for (k = 0; k < 3; ++k)
      if (raysort_bvhIsFinite(place[k]))
        words[19 + 4 * k] = raysort_floatBits(raysort_bvhClean(place[k]));
  }
  memcpy(at, words, sizeof(words));
  if (out->times == 2)
    memcpy(later, measured.motion, sizeof(measured.motion));
}

/* Computes the boxes of an instance at one time or two. rows, inverse, motion: of its record. */
static void raysort_bvhInstanceBoxes(const raysort_bvhOutput *out, const float rows[12], const float inverse[12],
                                     const uint32_t motion[36], uint64_t reference, raysort_bvhBox boxes[2])
{
  const RaysortBvhHeader below = raysort_bvhBelow(reference);
  const unsigned char *bytes = (const unsigned char *)(uintptr_t)reference;
  if (out->times == 2)
    raysort_bvhMotionBoxes(rows, inverse, motion, &below, bytes, boxes);
  else
    raysort_bvhInstanceBox(rows, inverse, &below, bytes, &boxes[0]);
}

/* Returns the reference in the record of an instance that is not skipped. */
static uint64_t raysort_bvhRecordReference(const raysort_bvhOutput *out, uint32_t record)
{
  uint32_t words[2];
  memcpy(words, out->bytes + raysort_bvhRecordAt(&out->header, 0, record) + 48, sizeof(words));
  return ((uint64_t)words[1] << 32 | words[0]) + out->buildInfo->base;
}

/* Returns the entries that a traversal stacks in this instance: the way back, and the entries of its structure. */
static uint32_t raysort_bvhInstanceNeed(const raysort_bvhOutput *out, uint32_t record)
{
  return 1 + raysort_bvhBelow(raysort_bvhRecordReference(out, record)).stackNeed;
}

/* ---- all kinds ---- */

/* Reads a primitive, and computes the box from which the tree grows. */
static raysort_bvhState raysort_bvhReadPrimitive(raysort_bvhOutput *out, uint32_t geometry, uint32_t primitive,
                                                 raysort_bvhBox *box)
{
  const RaysortBvhGeometry *source = &out->info->geometries[geometry];
  raysort_bvhMeasured measured;
  float vertices[2][3][3];
  raysort_bvhBox boxes[2];
  raysort_bvhState state;
  uint32_t n;
  if (out->header.type == RAYSORT_BVH_TRIANGLES)
  {
    state = raysort_bvhReadTriangle(source, primitive, out->times, vertices);
    for (n = 0; out->times == 2 && n < 9 && state == RAYSORT_BVH_GOOD; ++n)
      vertices[0][n / 3][n % 3] = raysort_bvhMean(vertices[0][n / 3][n % 3], vertices[1][n / 3][n % 3]);
    if (state == RAYSORT_BVH_GOOD)
      raysort_bvhTriangleBox(vertices[0], box); /* with motion at time 1/2: it is smaller than the mean of both boxes */
    return state;
  }
  state = out->header.type == RAYSORT_BVH_BOXES ? raysort_bvhReadBoxes(source, primitive, out->times, boxes)
                                                : raysort_bvhReadInstance(out, primitive, &measured);
  if (state != RAYSORT_BVH_GOOD)
    return state;
  if (out->header.type == RAYSORT_BVH_INSTANCES)
  {
    raysort_bvhInstanceBoxes(out, measured.instance.transform, measured.inverse, measured.motion,
                             raysort_bvhReference(&measured.instance), boxes);
    out->header.slack = raysort_larger(out->header.slack, measured.slack);
  }
  *box = boxes[0];
  if (out->times == 2)
    raysort_bvhMeanBox(boxes, box);
  return state;
}

/* Reads the primitive of a record, and writes the record. Records of triangles and boxes say which primitive it is; a
 * record of an instance has its number. A primitive that is bad now is replaced by a point. */
static void raysort_bvhWriteRecord(const raysort_bvhOutput *out, uint32_t record)
{
  unsigned char *at = out->bytes + raysort_bvhRecordAt(&out->header, 0, record);
  unsigned char *later = out->times == 2 ? out->bytes + raysort_bvhRecordAt(&out->header, 1, record) : NULL;
  if (out->header.type == RAYSORT_BVH_INSTANCES)
    raysort_bvhWriteInstance(out, record, at, later);
  else if (out->header.type == RAYSORT_BVH_BOXES)
    raysort_bvhWriteBox(out, at, later);
  else
    raysort_bvhWriteTriangle(out, at, later);
}
