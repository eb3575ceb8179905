/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* Triangles: an update of a structure, whose vertices moved. The steps are those of the kernels update_*.comp. */

typedef struct raysort_bvhChange
{
  const RaysortBvhInfo *info;
  unsigned char *bytes;
  RaysortBvhHeader header;
  raysort_bvhBox *boxes; /* [nodes] */
  uint32_t *gridNodes;   /* [nodes]: where the grid begins that a node has; 0: the root's */
} raysort_bvhChange;

/* Is this a structure of such geometries? */
static VkBool32 raysort_bvhMayUpdate(const RaysortBvhHeader *header, uint32_t primitives)
{
  return header->magic == RAYSORT_BVH_MAGIC && header->type == RAYSORT_BVH_TRIANGLES && header->nodeCount > 0 &&
         header->nodeCount <= raysort_bvhMaxNodes(primitives) &&
         header->frameCount <= raysort_bvhMaxFrames(primitives) && header->recordCount <= primitives &&
         header->records == RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * header->nodeCount &&
         header->frames == header->records + RAYSORT_BVH_RECORD_WORDS * header->recordCount;
}

/* ---- records ---- */

/* A triangle that cannot be read any more becomes a point, where its first vertex was: no ray hits it. */
static void raysort_bvhUpdateRecord(const raysort_bvhChange *update, uint32_t record)
{
  unsigned char *at = update->bytes + 16 * ((size_t)update->header.records + (size_t)RAYSORT_BVH_RECORD_WORDS * record);
  raysort_bvhState state = RAYSORT_BVH_BAD_INDEX;
  float vertices[3][3];
  uint32_t words[12], geometry, n;
  memcpy(words, at, sizeof(words));
  geometry = words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  if (geometry < update->info->geometryCount && words[3] < update->info->geometries[geometry].primitiveCount)
  {
    const RaysortBvhGeometry *source = &update->info->geometries[geometry];
    state = raysort_bvhReadTriangle(source, words[3], vertices);
    words[7] = geometry | (source->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  }
  for (n = 0; n < 3; ++n)
  {
    if (state == RAYSORT_BVH_GOOD || state == RAYSORT_BVH_DEGENERATE)
      memcpy(words + 4 * n, vertices[n], 12);
    else if (n > 0)
      memcpy(words + 4 * n, words, 12);
  }
  words[11] = 0;
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

/* An inner child, which stands behind its parent; RAYSORT_BVH_NONE: it is none, or not right. */
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

static raysort_bvhBox raysort_bvhChildBox(const raysort_bvhChange *update, uint32_t node, uint32_t reference)
{
  const uint32_t child = raysort_bvhInnerChild(update, node, reference);
  return child == RAYSORT_BVH_NONE ? raysort_bvhLeafBox(update, reference) : update->boxes[child];
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
    const raysort_bvhBox box = raysort_bvhChildBox(update, node, reference);
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

/* Scratch: 28 bytes a node. */
static void raysort_bvhUpdateOne(const RaysortBvhInfo *info, void *bytes, void *scratch)
{
  raysort_bvhChange update;
  RaysortBvhGrid grid;
  float inverse[3];
  uint32_t i, slot;
  update.info = info;
  update.bytes = (unsigned char *)bytes;
  memcpy(&update.header, bytes, sizeof(update.header));
  if (update.header.recordCount == 0)
    return;
  update.boxes = (raysort_bvhBox *)scratch;
  update.gridNodes = (uint32_t *)(void *)(update.boxes + update.header.nodeCount);
  for (i = 0; i < update.header.recordCount; ++i)
    raysort_bvhUpdateRecord(&update, i);
  for (i = update.header.nodeCount; i-- > 0;) /* children stand behind their parents */
  {
    update.boxes[i] = raysort_bvhNoBox;
    for (slot = 0; slot < 4; ++slot)
    {
      const raysort_bvhBox box = raysort_bvhChildBox(&update, i, raysort_bvhReferenceAt(&update, i, slot));
      raysort_bvhJoin(&update.boxes[i], &update.boxes[i], &box);
    }
  }
  memset(update.gridNodes, 0, (size_t)update.header.nodeCount * 4);
  for (i = 0; i < update.header.nodeCount; ++i)
  {
    if (i == 0 || update.gridNodes[i] != update.gridNodes[i - 1])
      raysort_bvhMakeGrid(&update.boxes[update.gridNodes[i]], &grid, inverse);
    if (i == 0)
      memcpy(&update.header, &grid, sizeof(grid));
    raysort_bvhUpdateNode(&update, i, &grid, inverse);
  }
  memcpy(update.header.boxMin, update.boxes[0].lo, 12);
  memcpy(update.header.boxMax, update.boxes[0].hi, 12);
  memcpy(bytes, &update.header, sizeof(update.header));
}

/* All structures of a batch, or none, if one is not there. */
static VkResult raysort_bvhUpdate(const RaysortBvhBuildInfo *info, void *memory, void *scratch)
{
  uint32_t i, pass, primitives;
  for (pass = 0; pass < 2; ++pass)
  {
    unsigned char *bytes = (unsigned char *)memory;
    for (i = 0; i < info->bvhCount; ++i)
    {
      RaysortBvhHeader header;
      raysort_bvhCheck(info, i, VK_FALSE, &primitives);
      memcpy(&header, bytes, sizeof(header));
      if (pass == 0 &&
          (raysort_bvhTypeOf(&info->bvhs[i]) != RAYSORT_BVH_TRIANGLES || !raysort_bvhMayUpdate(&header, primitives)))
        return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                           "RaysortBvhBuildInfo.isUpdate: the memory holds no structures of such geometries, all of "
                           "triangles");
      if (pass == 1)
        raysort_bvhUpdateOne(&info->bvhs[i], bytes, scratch);
      bytes += (size_t)raysort_bvhMaxSize(raysort_bvhTypeOf(&info->bvhs[i]), primitives);
    }
  }
  return VK_SUCCESS;
}
