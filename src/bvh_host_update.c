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
  raysort_bvhBox *boxes; /* [nodes] */
  uint32_t *gridNodes;   /* [nodes]: the node where the grid of a node begins; 0: the root's grid */
  uint32_t *needs;       /* [nodes]: entries that a traversal of instances stacks from here on */
} raysort_bvhChange;

/* The numbers of everything below a child. */
typedef struct raysort_bvhBelowSlot
{
  raysort_bvhBox box;
  uint32_t need; /* need and slack: of instances */
  float slack;
} raysort_bvhBelowSlot;

/* Returns whether this is a structure with this number of primitives. */
static VkBool32 raysort_bvhIsOfSize(const RaysortBvhHeader *header, uint32_t type, uint32_t primitives)
{
  return header->magic == RAYSORT_BVH_MAGIC && header->type == type && header->nodeCount > 0 &&
         header->nodeCount <= raysort_bvhMaxNodesOf(type, primitives) &&
         header->frameCount <= raysort_bvhMaxFrames(primitives) && header->recordCount <= primitives &&
         header->primitiveCount == primitives &&
         header->records == RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * header->nodeCount &&
         header->frames == header->records + raysort_bvhRecordWords(type, header->recordCount, header->primitiveCount);
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
  const RaysortBvhGeometry *source;
  raysort_bvhState state;
  float vertices[3][3];
  uint32_t words[12], geometry, n;
  memcpy(words, at, sizeof(words));
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &update->info->geometries[geometry];
  state = raysort_bvhReadTriangle(source, words[3], vertices);
  for (n = 0; n < 3 && state != RAYSORT_BVH_GOOD && state != RAYSORT_BVH_DEGENERATE; ++n)
    memcpy(vertices[n], words, 12);
  raysort_bvhFillRecord(vertices, geometry, source->flags, words);
  memcpy(at, words, sizeof(words));
}

/* Reads a box again. A box that is bad now becomes a point at its old least corner. */
static void raysort_bvhUpdateBox(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = raysort_bvhRecordOf(update, RAYSORT_BVH_BOX_WORDS, record);
  const RaysortBvhGeometry *source;
  uint32_t words[8], geometry;
  raysort_bvhBox box, found;
  memcpy(words, at, sizeof(words));
  memcpy(box.lo, words, 12);
  memcpy(box.hi, words, 12);
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  source = &update->info->geometries[geometry];
  if (raysort_bvhReadBox(source, words[3], &found) == RAYSORT_BVH_GOOD)
    box = found;
  words[7] = geometry | (source->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  memcpy(words, box.lo, 12);
  memcpy(words + 4, box.hi, 12);
  memcpy(at, words, sizeof(words));
}

/* Reads an instance again. An instance that must be skipped now becomes a point at its old place, which no ray enters:
 * in its record only the last column of the rows is not 0. */
static void raysort_bvhUpdateInstance(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = raysort_bvhRecordOf(update, RAYSORT_BVH_INSTANCE_WORDS, record);
  raysort_bvhMeasured measured;
  uint32_t words[32], k;
  float place[3];
  if (raysort_bvhReadInstance(update->buildInfo, &update->info->geometries[0], record, &measured) == RAYSORT_BVH_GOOD)
    raysort_bvhFillInstance(&measured, update->buildInfo->base, words);
  else
  {
    for (k = 0; k < 3; ++k)
      memcpy(&place[k], at + 76 + 16 * k, 4);
    memset(words, 0, sizeof(words));
    for (k = 0; k < 3; ++k)
      if (raysort_bvhIsFinite(place[k]))
        words[19 + 4 * k] = raysort_floatBits(raysort_bvhClean(place[k]));
  }
  memcpy(at, words, sizeof(words));
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
    below->box.lo[k] = below->box.hi[k] = words[19 + 4 * k];
  if (bits[2] >> 24 == 0)
    return;
  reference = ((uint64_t)bits[1] << 32 | bits[0]) + update->buildInfo->base;
  header = raysort_bvhBelow(reference);
  below->need = 1 + header.stackNeed;
  below->slack = raysort_bvhSlack(words + 16, words);
  raysort_bvhInstanceBox(words + 16, words, &header, (const unsigned char *)(uintptr_t)reference, &below->box);
}

static raysort_bvhBox raysort_bvhLeafBox(const raysort_bvhChange *update, uint32_t reference)
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
      memcpy(vertices[n], update->bytes + 16 * ((size_t)update->header.records + 3 * (size_t)(first + i) + n), 12);
    raysort_bvhTriangleBox(vertices, &own);
    raysort_bvhJoin(&box, &box, &own);
  }
  return box;
}

static raysort_bvhBelowSlot raysort_bvhBelowAt(const raysort_bvhChange *update, uint32_t node, uint32_t reference)
{
  const uint32_t child = raysort_bvhInnerChild(update, node, reference), item = raysort_bvhItemAt(update, reference);
  raysort_bvhBelowSlot below;
  memset(&below, 0, sizeof(below));
  if (child != RAYSORT_BVH_NONE)
  {
    below.box = update->boxes[child];
    below.need = update->needs[child] + (raysort_bvhIsFrame(reference) ? 1 : 0);
  }
  else if (item == RAYSORT_BVH_NONE)
    below.box = raysort_bvhLeafBox(update, reference);
  else if (update->header.type == RAYSORT_BVH_INSTANCES)
    raysort_bvhMeasureRecord(update, item, &below);
  else
  {
    memcpy(below.box.lo, raysort_bvhRecordOf(update, RAYSORT_BVH_BOX_WORDS, item), 12);
    memcpy(below.box.hi, raysort_bvhRecordOf(update, RAYSORT_BVH_BOX_WORDS, item) + 16, 12);
  }
  return below;
}

/* Computes the box of a node whose children have boxes. */
static void raysort_bvhMeasureNode(raysort_bvhChange *update, uint32_t node)
{
  uint32_t slot, need = 0, children = 0;
  update->boxes[node] = raysort_bvhNoBox;
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = raysort_bvhReferenceAt(update, node, slot);
    const raysort_bvhBelowSlot below = raysort_bvhBelowAt(update, node, reference);
    raysort_bvhJoin(&update->boxes[node], &update->boxes[node], &below.box);
    children += reference != RAYSORT_BVH_EMPTY;
    need = below.need > need ? below.need : need;
    update->header.slack = raysort_larger(update->header.slack, below.slack);
  }
  update->needs[node] = need + children - (children > 0 ? 1 : 0);
}

/* ---- nodes ---- */

/* Writes the children's boxes, and the frame that begins at an inner child. */
static void raysort_bvhUpdateNode(const raysort_bvhChange *update, uint32_t node, const RaysortBvhGrid *grid,
                                  const float inverse[3])
{
  uint32_t slot;
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = raysort_bvhReferenceAt(update, node, slot);
    const uint32_t child = raysort_bvhInnerChild(update, node, reference);
    const raysort_bvhBox box = raysort_bvhBelowAt(update, node, reference).box;
    uint32_t words[4];
    if (reference == RAYSORT_BVH_EMPTY)
      continue;
    raysort_bvhWriteChild(words, &box, grid, inverse, reference);
    memcpy(update->bytes + 16 * (RAYSORT_BVH_HEADER_WORDS + (size_t)RAYSORT_BVH_NODE_WORDS * node + slot), words, 16);
    if (child == RAYSORT_BVH_NONE)
      continue;
    update->gridNodes[child] = raysort_bvhIsFrame(reference) ? child : update->gridNodes[node];
    if (raysort_bvhIsFrame(reference))
    {
      RaysortBvhGrid own;
      float unused[3];
      raysort_bvhMakeGrid(&box, &own, unused);
      own.node = child;
      memcpy(update->bytes + 16 * ((size_t)update->header.frames +
                                   (size_t)RAYSORT_BVH_FRAME_WORDS * (reference & RAYSORT_BVH_FRAME_MASK)),
             &own, sizeof(own));
    }
  }
}

/* Updates one structure. scratch: 32 bytes a node. */
static void raysort_bvhUpdateOne(const RaysortBvhBuildInfo *buildInfo, const RaysortBvhInfo *info, void *bytes,
                                 void *scratch)
{
  raysort_bvhChange update;
  RaysortBvhGrid grid;
  float inverse[3];
  uint32_t i;
  update.buildInfo = buildInfo;
  update.info = info;
  update.bytes = (unsigned char *)bytes;
  memcpy(&update.header, bytes, sizeof(update.header));
  if (update.header.recordCount == 0)
    return;
  update.boxes = (raysort_bvhBox *)scratch;
  update.gridNodes = (uint32_t *)(void *)(update.boxes + update.header.nodeCount);
  update.needs = update.gridNodes + update.header.nodeCount;
  update.header.slack = 0;
  raysort_bvhUpdateRecords(&update);
  for (i = update.header.nodeCount; i-- > 0;) /* children stand behind their parents */
    raysort_bvhMeasureNode(&update, i);
  memset(update.gridNodes, 0, (size_t)update.header.nodeCount * 4);
  for (i = 0; i < update.header.nodeCount; ++i)
  {
    if (i == 0 || update.gridNodes[i] != update.gridNodes[i - 1])
      raysort_bvhMakeGrid(&update.boxes[update.gridNodes[i]], &grid, inverse);
    if (i == 0)
      memcpy(&update.header, &grid, sizeof(grid));
    raysort_bvhUpdateNode(&update, i, &grid, inverse);
  }
  if (update.header.type == RAYSORT_BVH_INSTANCES)
    update.header.stackNeed = update.needs[0]; /* without instances it does not change */
  memcpy(update.header.boxMin, update.boxes[0].lo, 12);
  memcpy(update.header.boxMax, update.boxes[0].hi, 12);
  memcpy(bytes, &update.header, sizeof(update.header));
}

static VkResult raysort_bvhRefuseUpdate(raysort_listener *to, uint32_t bvh, uint32_t primitives,
                                        const RaysortBvhHeader *header)
{
  if (header->magic == RAYSORT_BVH_MAGIC && header->primitiveCount != primitives)
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
      if (pass == 0 && !(raysort_bvhIsOfSize(&header, raysort_bvhTypeOf(&info->bvhs[i]), primitives) &&
                         raysort_bvhIsOf(&info->bvhs[i], bytes, &header)))
        return raysort_bvhRefuseUpdate(to, i, primitives, &header);
      if (pass == 1)
        raysort_bvhUpdateOne(info, &info->bvhs[i], bytes, scratch);
      bytes += (size_t)raysort_bvhMaxSize(raysort_bvhTypeOf(&info->bvhs[i]), primitives);
    }
  }
  return VK_SUCCESS;
}
