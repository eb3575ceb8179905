/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* BVH on the host: updates of structures whose vertices, boxes or instances moved. The steps are those of the kernels
 * update_*.comp. */

typedef struct raysort_bvhChange
{
  const RaysortBvhBuildInfo *buildInfo;
  const RaysortBvhInfo *info;
  unsigned char *bytes;
  RaysortBvhHeader header;
  uint32_t times;        /* 2 with motion, else 1 */
  raysort_bvhBox *boxes; /* [nodes][times] */
  uint32_t *gridNodes;   /* [nodes]: the node where the grid of a node begins; 0: the root's grid */
  uint32_t *needs;       /* [nodes]: entries that a traversal of instances stacks from here on */
} raysort_bvhChange;

/* The numbers of everything below a child. */
typedef struct raysort_bvhBelowSlot
{
  raysort_bvhBox boxes[2]; /* at time 0, and with motion at time 1 */
  uint32_t need; /* need and slack: of instances */
  float slack;
} raysort_bvhBelowSlot;

/* Returns whether this is a structure with this number of primitives. */
static VkBool32 raysort_bvhIsOfSize(const RaysortBvhHeader *header, const RaysortBvhInfo *info, uint32_t primitives)
{
  const VkBool32 hasMotion = raysort_bvhHasMotion(info);
  const uint32_t type = raysort_bvhTypeOf(info);
  const uint64_t motion = hasMotion ? raysort_bvhMotionWords(type, header->recordCount, header->primitiveCount) : 0;
  return header->magic == (hasMotion ? RAYSORT_BVH_MOTION_MAGIC : RAYSORT_BVH_MAGIC) && header->type == type &&
         header->nodeCount > 0 && header->nodeCount <= raysort_bvhMaxNodesOf(type, primitives) &&
         header->frameCount <= raysort_bvhMaxFrames(primitives) && header->recordCount <= primitives &&
         header->primitiveCount == primitives &&
         header->records == RAYSORT_BVH_HEADER_WORDS + raysort_bvhNodeWords(hasMotion) * header->nodeCount &&
         header->frames ==
             header->records + raysort_bvhRecordWords(type, header->recordCount, header->primitiveCount) + motion;
}

/* Returns whether every record of triangles or boxes belongs to one of these geometries. The same number of primitives
 * may belong to other geometries. */
static VkBool32 raysort_bvhIsOf(const RaysortBvhInfo *info, const unsigned char *bytes, const RaysortBvhHeader *header)
{
  const size_t stride =
      header->type == RAYSORT_BVH_BOXES ? 16u * RAYSORT_BVH_BOX_WORDS : 16u * RAYSORT_BVH_RECORD_WORDS;
  const unsigned char *record = bytes + 16 * (size_t)header->records;
  uint32_t i;
  for (i = 0; i < header->recordCount && header->type != RAYSORT_BVH_INSTANCES; ++i, record += stride)
  {
    uint32_t words[8], geometry;
    memcpy(words, record, sizeof(words));
    geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    if (geometry >= info->geometryCount || words[3] >= info->geometries[geometry].primitiveCount)
      return VK_FALSE;
  }
  return VK_TRUE;
}

/* ---- records ---- */

static unsigned char *raysort_bvhRecordOf(const raysort_bvhChange *update, uint32_t words, uint32_t record)
{
  return update->bytes + 16 * ((size_t)update->header.records + (size_t)words * record);
}

/* Reads a triangle again. raysort_bvhIsOf has checked that its geometry has the primitive. A triangle that is bad now
 * becomes a point at its old first vertex, which no ray hits. */
static void raysort_bvhUpdateRecord(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = raysort_bvhRecordOf(update, RAYSORT_BVH_RECORD_WORDS, record);
  unsigned char *later = update->bytes + raysort_bvhMotionRecordAt(&update->header, record); /* with motion only */
  const RaysortBvhGeometry *source;
  raysort_bvhState state;
  float vertices[2][3][3];
  uint32_t words[12], geometry, n;
  memcpy(words, at, sizeof(words));
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &update->info->geometries[geometry];
  state = update->times == 2 ? raysort_bvhReadMotion(source, words[3], vertices)
                             : raysort_bvhReadTriangle(source, words[3], vertices[0]);
  for (n = 0; n < 3 && state != RAYSORT_BVH_GOOD && state != RAYSORT_BVH_DEGENERATE; ++n)
  {
    memcpy(vertices[0][n], words, 12);
    if (update->times == 2)
      memcpy(vertices[1][n], later, 12);
  }
  raysort_bvhFillRecord(vertices[0], geometry, source->flags, words);
  memcpy(at, words, sizeof(words));
  if (update->times == 2)
    raysort_bvhWriteMotionRecord(vertices[0], vertices[1], later);
}

/* Reads a box again. A box that is bad now becomes a point at its old least corner. */
static void raysort_bvhUpdateBox(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = raysort_bvhRecordOf(update, RAYSORT_BVH_BOX_WORDS, record);
  unsigned char *later = update->bytes + raysort_bvhMotionRecordAt(&update->header, record); /* with motion only */
  const RaysortBvhGeometry *source;
  uint32_t words[8], geometry, time;
  raysort_bvhBox boxes[2], found[2];
  raysort_bvhState state;
  memcpy(words, at, sizeof(words));
  for (time = 0; time < update->times; ++time)
  {
    memcpy(boxes[time].lo, time ? later : at, 12);
    memcpy(boxes[time].hi, time ? later : at, 12);
  }
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &update->info->geometries[geometry];
  state = update->times == 2 ? raysort_bvhReadBoxes(source, words[3], found)
                             : raysort_bvhReadBox(source, words[3], &found[0]);
  if (state == RAYSORT_BVH_GOOD)
    memcpy(boxes, found, update->times * sizeof(boxes[0]));
  words[7] = geometry | (source->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  memcpy(words, boxes[0].lo, 12);
  memcpy(words + 4, boxes[0].hi, 12);
  memcpy(at, words, sizeof(words));
  if (update->times == 2)
    raysort_bvhWriteMotionBox(&boxes[1], later);
}

/* Reads an instance again. An instance that must be skipped now becomes a point at its old place, which no ray enters:
 * in its record only the last column of the rows is not 0. */
static void raysort_bvhUpdateInstance(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = raysort_bvhRecordOf(update, RAYSORT_BVH_INSTANCE_WORDS, record);
  const RaysortBvhGeometry *geometry = &update->info->geometries[0];
  raysort_bvhMeasured measured;
  uint32_t words[32], k;
  float place[3];
  const raysort_bvhState state = update->times == 2
                                     ? raysort_bvhReadMotionInstance(update->buildInfo, geometry, record, &measured)
                                     : raysort_bvhReadInstance(update->buildInfo, geometry, record, &measured);
  if (state == RAYSORT_BVH_GOOD)
    raysort_bvhFillInstance(&measured, update->buildInfo->base, words);
  else
  {
    memset(measured.motion, 0, sizeof(measured.motion));
    for (k = 0; k < 3; ++k)
      memcpy(&place[k], at + 76 + 16 * k, 4);
    memset(words, 0, sizeof(words));
    for (k = 0; k < 3; ++k)
      if (raysort_bvhIsFinite(place[k]))
        words[19 + 4 * k] = raysort_floatBits(raysort_bvhClean(place[k]));
  }
  memcpy(at, words, sizeof(words));
  if (update->times == 2)
    memcpy(update->bytes + raysort_bvhMotionRecordAt(&update->header, record), measured.motion,
           sizeof(measured.motion));
}

/* ---- boxes ---- */

static uint32_t raysort_bvhReferenceAt(const raysort_bvhChange *update, uint32_t node, uint32_t slot)
{
  const size_t word = RAYSORT_BVH_HEADER_WORDS + (size_t)RAYSORT_BVH_NODE_WORDS * node + slot;
  uint32_t reference;
  memcpy(&reference, update->bytes + 16 * word + 12, 4);
  return reference;
}

static VkBool32 raysort_bvhIsFrame(uint32_t reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG;
}

/* Returns the node of an inner child; it stands behind its parent. RAYSORT_BVH_NONE: the child is no node, or a wrong
 * one. */
static uint32_t raysort_bvhInnerChild(const raysort_bvhChange *update, uint32_t node, uint32_t reference)
{
  const uint32_t frame = reference & RAYSORT_BVH_FRAME_MASK;
  uint32_t child = RAYSORT_BVH_NONE;
  if (!(reference & RAYSORT_BVH_LEAF_BIT))
    child = reference;
  else if (raysort_bvhIsFrame(reference) && frame < update->header.frameCount)
    memcpy(&child,
           update->bytes + 16 * ((size_t)update->header.frames + (size_t)RAYSORT_BVH_FRAME_WORDS * frame) +
               offsetof(RaysortBvhGrid, node),
           4);
  return child > node && child < update->header.nodeCount ? child : RAYSORT_BVH_NONE;
}

/* Returns the record of a child that is a box or an instance. RAYSORT_BVH_NONE: the child is none, or a wrong one. */
static uint32_t raysort_bvhItemAt(const raysort_bvhChange *update, uint32_t reference)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
  const uint32_t count =
      update->header.type == RAYSORT_BVH_INSTANCES ? update->header.primitiveCount : update->header.recordCount;
  if (update->header.type == RAYSORT_BVH_TRIANGLES || (reference & RAYSORT_BVH_TAG_MASK) != RAYSORT_BVH_ITEM_TAG)
    return RAYSORT_BVH_NONE;
  return record < count ? record : RAYSORT_BVH_NONE;
}

static void raysort_bvhUpdateRecords(const raysort_bvhChange *update)
{
  uint32_t i, slot, record;
  for (i = 0; i < update->header.recordCount && update->header.type != RAYSORT_BVH_INSTANCES; ++i)
  {
    if (update->header.type == RAYSORT_BVH_BOXES)
      raysort_bvhUpdateBox(update, i);
    else
      raysort_bvhUpdateRecord(update, i);
  }
  /* instances in the tree only: the other ones stay skipped */
  for (i = 0; i < update->header.nodeCount && update->header.type == RAYSORT_BVH_INSTANCES; ++i)
    for (slot = 0; slot < 4; ++slot)
    {
      record = raysort_bvhItemAt(update, raysort_bvhReferenceAt(update, i, slot));
      if (record != RAYSORT_BVH_NONE)
        raysort_bvhUpdateInstance(update, record);
    }
}

static void raysort_bvhMeasureRecord(const raysort_bvhChange *update, uint32_t record, raysort_bvhBelowSlot *below)
{
  RaysortBvhHeader header;
  uint64_t reference;
  float words[32];
  uint32_t bits[4], k;
  memcpy(words, raysort_bvhRecordOf(update, RAYSORT_BVH_INSTANCE_WORDS, record), sizeof(words));
  memcpy(bits, words + 12, sizeof(bits));
  for (k = 0; k < 3; ++k)
    below->boxes[0].lo[k] = below->boxes[0].hi[k] = words[19 + 4 * k];
  below->boxes[1] = below->boxes[0];
  if (bits[2] >> 24 == 0)
    return;
  reference = ((uint64_t)bits[1] << 32 | bits[0]) + update->buildInfo->base;
  header = raysort_bvhBelow(reference);
  below->need = 1 + header.stackNeed;
  if (update->times == 2)
  {
    uint32_t motion[4 * RAYSORT_BVH_MOTION_INSTANCE_WORDS];
    memcpy(motion, update->bytes + raysort_bvhMotionRecordAt(&update->header, record), sizeof(motion));
    below->slack = raysort_bitsFloat(motion[33]);
    raysort_bvhMotionBoxes(words + 16, words, motion, &header, (const unsigned char *)(uintptr_t)reference,
                           below->boxes);
    return;
  }
  below->slack = raysort_bvhSlack(words + 16, words);
  raysort_bvhInstanceBox(words + 16, words, &header, (const unsigned char *)(uintptr_t)reference, &below->boxes[0]);
}

/* Returns the box of a leaf of triangles. records: the byte at which the records of that time begin. */
static raysort_bvhBox raysort_bvhLeafBox(const raysort_bvhChange *update, uint32_t reference, size_t records)
{
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  raysort_bvhBox box = raysort_bvhNoBox, own;
  float vertices[3][3];
  uint32_t i, n;
  if ((reference & 0xc0000000u) != RAYSORT_BVH_LEAF_BIT || count > RAYSORT_BVH_LEAF_SIZE ||
      first + count > update->header.recordCount)
    return box;
  for (i = 0; i < count; ++i)
  {
    for (n = 0; n < 3; ++n)
      memcpy(vertices[n], update->bytes + records + 16 * (3 * (size_t)(first + i) + n), 12);
    raysort_bvhTriangleBox(vertices, &own);
    raysort_bvhJoin(&box, &box, &own);
  }
  return box;
}

/* Computes the boxes of a child that is a leaf of triangles or a box. */
static void raysort_bvhMeasureLeaf(const raysort_bvhChange *update, uint32_t reference, raysort_bvhBox boxes[2])
{
  const uint32_t item = raysort_bvhItemAt(update, reference);
  uint32_t time;
  for (time = 0; time < update->times; ++time)
  {
    const size_t records =
        time == 0 ? 16 * (size_t)update->header.records : raysort_bvhMotionRecordAt(&update->header, 0);
    if (item == RAYSORT_BVH_NONE)
    {
      boxes[time] = raysort_bvhLeafBox(update, reference, records);
      continue;
    }
    memcpy(boxes[time].lo, update->bytes + records + 32 * (size_t)item, 12);
    memcpy(boxes[time].hi, update->bytes + records + 32 * (size_t)item + 16, 12);
  }
}

static raysort_bvhBelowSlot raysort_bvhBelowAt(const raysort_bvhChange *update, uint32_t node, uint32_t reference)
{
  const uint32_t child = raysort_bvhInnerChild(update, node, reference), item = raysort_bvhItemAt(update, reference);
  raysort_bvhBelowSlot below;
  memset(&below, 0, sizeof(below));
  if (child != RAYSORT_BVH_NONE)
  {
    memcpy(below.boxes, update->boxes + (size_t)update->times * child, update->times * sizeof(below.boxes[0]));
    below.need = update->needs[child] + (raysort_bvhIsFrame(reference) ? 1 : 0);
  }
  else if (item != RAYSORT_BVH_NONE && update->header.type == RAYSORT_BVH_INSTANCES)
    raysort_bvhMeasureRecord(update, item, &below);
  else
    raysort_bvhMeasureLeaf(update, reference, below.boxes);
  return below;
}

/* Computes the boxes of a node whose children have boxes. */
static void raysort_bvhMeasureNode(raysort_bvhChange *update, uint32_t node)
{
  raysort_bvhBox *boxes = update->boxes + (size_t)update->times * node;
  uint32_t slot, need = 0, children = 0, time;
  for (time = 0; time < update->times; ++time)
    boxes[time] = raysort_bvhNoBox;
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = raysort_bvhReferenceAt(update, node, slot);
    const raysort_bvhBelowSlot below = raysort_bvhBelowAt(update, node, reference);
    for (time = 0; time < update->times; ++time)
      raysort_bvhJoin(&boxes[time], &boxes[time], &below.boxes[time]);
    children += reference != RAYSORT_BVH_EMPTY;
    need = below.need > need ? below.need : need;
    update->header.slack = raysort_larger(update->header.slack, below.slack);
  }
  update->needs[node] = need + children - (children > 0 ? 1 : 0);
}

/* ---- nodes ---- */

/* Writes the frame that begins at a node. */
static void raysort_bvhUpdateFrame(const raysort_bvhChange *update, uint32_t frame, uint32_t node,
                                   const raysort_bvhBox *boxes)
{
  const raysort_bvhBox around = raysort_bvhAroundTimes(update->times, boxes);
  RaysortBvhGrid own;
  float unused[3];
  raysort_bvhMakeGrid(&around, &own, unused);
  own.node = node;
  memcpy(update->bytes + 16 * ((size_t)update->header.frames + (size_t)RAYSORT_BVH_FRAME_WORDS * frame), &own,
         sizeof(own));
}

/* Writes the numbers of a child at time 1. Of an empty child they are a box that no ray meets. */
static void raysort_bvhWriteMotionChild(const raysort_bvhChange *update, uint32_t node, uint32_t slot,
                                        const uint32_t words[4])
{
  unsigned char *at = update->bytes + raysort_bvhMotionNodeAt(&update->header, node);
  uint32_t k;
  for (k = 0; k < 3; ++k)
    memcpy(at + 16 * (size_t)k + 4 * (size_t)slot, words + k, 4);
}

/* Writes the children's boxes, and the frame that begins at an inner child. */
static void raysort_bvhUpdateNode(const raysort_bvhChange *update, uint32_t node, const RaysortBvhGrid *grid,
                                  const float inverse[3])
{
  static const uint32_t empty[4] = {RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX, 0};
  uint32_t slot;
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = raysort_bvhReferenceAt(update, node, slot);
    const uint32_t child = raysort_bvhInnerChild(update, node, reference);
    const raysort_bvhBelowSlot below = raysort_bvhBelowAt(update, node, reference);
    uint32_t words[4];
    if (reference == RAYSORT_BVH_EMPTY)
    {
      if (update->times == 2)
        raysort_bvhWriteMotionChild(update, node, slot, empty);
      continue;
    }
    raysort_bvhWriteChild(words, &below.boxes[0], grid, inverse, reference);
    memcpy(update->bytes + 16 * (RAYSORT_BVH_HEADER_WORDS + (size_t)RAYSORT_BVH_NODE_WORDS * node + slot), words, 16);
    if (update->times == 2)
    {
      raysort_bvhWriteChild(words, &below.boxes[1], grid, inverse, reference);
      raysort_bvhWriteMotionChild(update, node, slot, words);
    }
    if (child == RAYSORT_BVH_NONE)
      continue;
    update->gridNodes[child] = raysort_bvhIsFrame(reference) ? child : update->gridNodes[node];
    if (raysort_bvhIsFrame(reference))
      raysort_bvhUpdateFrame(update, reference & RAYSORT_BVH_FRAME_MASK, child, below.boxes);
  }
}

/* Computes all boxes from the records, bottom up, and writes them. scratch: 32 bytes a node, with motion 56. */
static void raysort_bvhUpdateBoxes(raysort_bvhChange *update, void *scratch)
{
  RaysortBvhHeader *header = &update->header;
  raysort_bvhBox around;
  RaysortBvhGrid grid;
  float inverse[3];
  uint32_t i;
  update->boxes = (raysort_bvhBox *)scratch;
  update->gridNodes = (uint32_t *)(void *)(update->boxes + (size_t)update->times * header->nodeCount);
  update->needs = update->gridNodes + header->nodeCount;
  header->slack = 0;
  for (i = header->nodeCount; i-- > 0;) /* children stand behind their parents */
    raysort_bvhMeasureNode(update, i);
  memset(update->gridNodes, 0, (size_t)header->nodeCount * 4);
  for (i = 0; i < header->nodeCount; ++i)
  {
    around = raysort_bvhAroundTimes(update->times, update->boxes + (size_t)update->times * update->gridNodes[i]);
    if (i == 0 || update->gridNodes[i] != update->gridNodes[i - 1])
      raysort_bvhMakeGrid(&around, &grid, inverse);
    if (i == 0)
      memcpy(header, &grid, sizeof(grid));
    raysort_bvhUpdateNode(update, i, &grid, inverse);
  }
  if (header->type == RAYSORT_BVH_INSTANCES)
    header->stackNeed = update->needs[0]; /* without instances it does not change */
  around = raysort_bvhAroundTimes(update->times, update->boxes);
  memcpy(header->boxMin, around.lo, 12);
  memcpy(header->boxMax, around.hi, 12);
  memcpy(update->bytes, header, sizeof(*header));
}

/* Begins a change of a structure. */
static raysort_bvhChange raysort_bvhChangeOf(const RaysortBvhBuildInfo *buildInfo, const RaysortBvhInfo *info,
                                             void *bytes)
{
  raysort_bvhChange update;
  memset(&update, 0, sizeof(update));
  update.buildInfo = buildInfo;
  update.info = info;
  update.bytes = (unsigned char *)bytes;
  update.times = raysort_bvhHasMotion(info) ? 2 : 1;
  memcpy(&update.header, bytes, sizeof(update.header));
  return update;
}

/* Writes the boxes of a structure with motion that was built from boxes between both times. */
static void raysort_bvhRefit(const raysort_bvhBuild *build, void *scratch)
{
  raysort_bvhChange update = raysort_bvhChangeOf(build->buildInfo, build->info, build->bytes);
  raysort_bvhUpdateBoxes(&update, scratch);
}

/* Updates one structure. */
static void raysort_bvhUpdateOne(const RaysortBvhBuildInfo *buildInfo, const RaysortBvhInfo *info, void *bytes,
                                 void *scratch)
{
  raysort_bvhChange update = raysort_bvhChangeOf(buildInfo, info, bytes);
  if (update.header.recordCount == 0)
    return;
  raysort_bvhUpdateRecords(&update);
  raysort_bvhUpdateBoxes(&update, scratch);
}

static VkResult raysort_bvhRefuseUpdate(raysort_listener *to, uint32_t bvh, uint32_t primitives,
                                        const RaysortBvhHeader *header)
{
  if ((header->magic == RAYSORT_BVH_MAGIC || raysort_bvhIsMotion(header)) && header->primitiveCount != primitives)
    raysort_refuse(to,
                   "RaysortBvhBuildInfo.mode is RAYSORT_BVH_BUILD_MODE_UPDATE: bvhs[%u] has %u primitives, the "
                   "structure in memory was built of "
                   "%u: an update has the counts of the build",
                   (unsigned)bvh, (unsigned)primitives, (unsigned)header->primitiveCount);
  return raysort_refuse(to,
                        "RaysortBvhBuildInfo.mode is RAYSORT_BVH_BUILD_MODE_UPDATE: the memory holds no structure of "
                        "the geometries of bvhs[%u], "
                        "with the primitiveCount of each as it was built",
                        (unsigned)bvh);
}

/* Updates all structures of a batch, or none if one of them does not belong to its geometries. */
static VkResult raysort_bvhUpdate(raysort_listener *to, const RaysortBvhBuildInfo *info, void *memory, void *scratch)
{
  uint32_t i, pass;
  for (pass = 0; pass < 2; ++pass)
  {
    unsigned char *bytes = (unsigned char *)memory;
    for (i = 0; i < info->bvhCount; ++i)
    {
      const uint32_t primitives = raysort_bvhPrimitives(&info->bvhs[i]);
      RaysortBvhHeader header;
      memcpy(&header, bytes, sizeof(header));
      if (pass == 0 && !(raysort_bvhIsOfSize(&header, &info->bvhs[i], primitives) &&
                         raysort_bvhIsOf(&info->bvhs[i], bytes, &header)))
        return raysort_bvhRefuseUpdate(to, i, primitives, &header);
      if (pass == 1)
        raysort_bvhUpdateOne(info, &info->bvhs[i], bytes, scratch);
      bytes += (size_t)raysort_bvhMaxSize(raysort_bvhTypeOf(&info->bvhs[i]), raysort_bvhHasMotion(&info->bvhs[i]),
                                          primitives);
    }
  }
  return VK_SUCCESS;
}
