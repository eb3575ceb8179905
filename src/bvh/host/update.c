/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: updates of structures whose vertices, boxes or instances moved, and the call that builds or updates.
 * The steps of an update are those of the kernels update_*.comp. */

/* The numbers of everything below a child. */
typedef struct raysort_bvhChildBounds
{
  raysort_bvhBox boxes[2]; /* at time 0, and with motion at time 1 */
  uint32_t need;           /* need and slack: of instances */
  float slack;
} raysort_bvhChildBounds;

/* ---- boxes ---- */

/* Returns the node of an inner child; it comes after its parent. RAYSORT_BVH_NONE: the child is not a node, or a wrong
 * one. */
static uint32_t raysort_bvhInnerChild(const raysort_bvhOutput *update, uint32_t node, uint32_t reference)
{
  const uint32_t frame = reference & RAYSORT_BVH_FRAME_MASK;
  uint32_t child = RAYSORT_BVH_NONE;
  if (!(reference & RAYSORT_BVH_LEAF_BIT))
    child = reference;
  else if (raysort_bvhIsFrame(reference) && frame < update->header.frameCount)
    memcpy(&child, update->bytes + raysort_bvhFrameAt(&update->header, frame) + offsetof(RaysortBvhGrid, node), 4);
  return child > node && child < update->header.nodeCount ? child : RAYSORT_BVH_NONE;
}

/* Returns the record of a child that is a box or an instance. RAYSORT_BVH_NONE: the child is none, or a wrong one. */
static uint32_t raysort_bvhItemAt(const raysort_bvhOutput *update, uint32_t reference)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
  const uint32_t count =
      update->header.type == RAYSORT_BVH_INSTANCES ? update->header.primitiveCount : update->header.recordCount;
  const VkBool32 isItem = (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG && record < count;
  return isItem && update->header.type != RAYSORT_BVH_TRIANGLES ? record : RAYSORT_BVH_NONE;
}

static void raysort_bvhUpdateRecords(const raysort_bvhOutput *update)
{
  uint32_t i, slot;
  for (i = 0; i < update->header.recordCount && update->header.type != RAYSORT_BVH_INSTANCES; ++i)
  {
    raysort_bvhPoint old[2];
    memcpy(old, update->bytes + raysort_bvhRecordAt(&update->header, 0, i), sizeof(old));
    raysort_bvhWriteRecord(update, i, old[0].word, old[1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK);
  }
  /* only instances in the tree: the other ones stay skipped */
  for (i = 0; i < update->header.nodeCount && update->header.type == RAYSORT_BVH_INSTANCES; ++i)
  {
    const raysort_bvhNode node = raysort_bvhLoadNode(&update->header, update->bytes, i);
    for (slot = 0; slot < 4; ++slot)
    {
      const uint32_t record = raysort_bvhItemAt(update, node.words[4 * slot + 3]);
      if (record != RAYSORT_BVH_NONE)
        raysort_bvhWriteRecord(update, record, record, 0);
    }
  }
}

static void raysort_bvhMeasureRecord(const raysort_bvhOutput *update, uint32_t record, raysort_bvhChildBounds *below)
{
  raysort_bvhPreparedInstance prepared;
  uint32_t k;
  memset(&prepared, 0, sizeof(prepared));
  memcpy(&prepared.record, update->bytes + raysort_bvhRecordAt(&update->header, 0, record), sizeof(prepared.record));
  for (k = 0; k < 3; ++k)
    below->boxes[0].lo[k] = below->boxes[0].hi[k] = prepared.record.rows[4 * k + 3];
  below->boxes[1] = below->boxes[0];
  if (prepared.record.customAndMask >> 24 == 0)
    return;
  if (update->times == 2)
    memcpy(&prepared.motion, update->bytes + raysort_bvhRecordAt(&update->header, 1, record), sizeof(prepared.motion));
  below->need = raysort_bvhInstanceNeed(update, record);
  below->slack =
      update->times == 2 ? prepared.motion.limit : raysort_bvhSlack(prepared.record.rows, prepared.record.inverse);
  raysort_bvhInstanceBoxes(update->times, &prepared, raysort_bvhBelowOf(&prepared.record, update->buildInfo->base),
                           below->boxes);
}

/* Computes the numbers of a child: boxes around nothing if it is a wrong one. */
static raysort_bvhChildBounds raysort_bvhChildBoundsAt(const raysort_bvhOutput *update, uint32_t node,
                                                       uint32_t reference)
{
  const uint32_t child = raysort_bvhInnerChild(update, node, reference), item = raysort_bvhItemAt(update, reference);
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  raysort_bvhChildBounds below = {{raysort_bvhNoBox, raysort_bvhNoBox}, 0, 0};
  if (child != RAYSORT_BVH_NONE)
  {
    memcpy(below.boxes, update->boxes + (size_t)update->times * child, update->times * sizeof(below.boxes[0]));
    below.need = update->needs[child] + (raysort_bvhIsFrame(reference) ? 1 : 0);
  }
  else if (item != RAYSORT_BVH_NONE && update->header.type == RAYSORT_BVH_INSTANCES)
    raysort_bvhMeasureRecord(update, item, &below);
  else if (item != RAYSORT_BVH_NONE)
    raysort_bvhAroundRecords(&update->header, update->bytes, item, 1, below.boxes);
  else if ((reference & 0xc0000000u) == RAYSORT_BVH_LEAF_BIT && count <= RAYSORT_PRIVATE_BVH_LEAF_SIZE &&
           first + count <= update->header.recordCount)
    raysort_bvhAroundRecords(&update->header, update->bytes, first, count, below.boxes);
  return below;
}

/* Computes the boxes of a node whose children have boxes. */
static void raysort_bvhMeasureNode(raysort_bvhOutput *update, uint32_t node)
{
  raysort_bvhBox *boxes = update->boxes + (size_t)update->times * node;
  const raysort_bvhNode own = raysort_bvhLoadNode(&update->header, update->bytes, node);
  uint32_t slot, need = 0, children = 0, time;
  for (time = 0; time < update->times; ++time)
    boxes[time] = raysort_bvhNoBox;
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = own.words[4 * slot + 3];
    const raysort_bvhChildBounds below = raysort_bvhChildBoundsAt(update, node, reference);
    for (time = 0; time < update->times; ++time)
      raysort_bvhJoin(&boxes[time], &boxes[time], &below.boxes[time]);
    children += reference != RAYSORT_BVH_EMPTY;
    need = below.need > need ? below.need : need;
    update->header.slack = raysort_larger(update->header.slack, below.slack);
  }
  update->needs[node] = need + children - (children > 0 ? 1 : 0);
}

/* Writes the children's boxes, and the frame that begins at an inner child. At time 1 an empty child has a box that no
 * ray meets. */
static void raysort_bvhUpdateNode(const raysort_bvhOutput *update, uint32_t node, const raysort_bvhFrame *grid)
{
  raysort_bvhNode own = raysort_bvhLoadNode(&update->header, update->bytes, node);
  uint32_t slot;
  memcpy(own.later, raysort_bvhNoChildren.later, sizeof(own.later));
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = own.words[4 * slot + 3];
    const uint32_t child = raysort_bvhInnerChild(update, node, reference);
    const raysort_bvhChildBounds below = raysort_bvhChildBoundsAt(update, node, reference);
    if (reference == RAYSORT_BVH_EMPTY)
      continue;
    raysort_bvhEncodeBox(&below.boxes[0], grid, own.words + 4 * slot, 1);
    if (update->times == 2)
      raysort_bvhEncodeBox(&below.boxes[1], grid, own.later + slot, 4);
    if (child == RAYSORT_BVH_NONE)
      continue;
    update->gridNodes[child] = raysort_bvhIsFrame(reference) ? child : update->gridNodes[node];
    if (raysort_bvhIsFrame(reference))
    {
      const raysort_bvhBox around = raysort_bvhAroundTimes(update->times, below.boxes);
      raysort_bvhFrame frame = raysort_bvhMakeGrid(&around);
      frame.grid.node = child;
      memcpy(update->bytes + raysort_bvhFrameAt(&update->header, reference & RAYSORT_BVH_FRAME_MASK), &frame.grid,
             sizeof(frame.grid));
    }
  }
  raysort_bvhStoreNode(&update->header, update->bytes, node, &own);
}

/* Computes all boxes from the records, bottom up, and writes them. scratch: 32 bytes per node, with motion 56. */
RAYSORT_INTERNAL void raysort_bvhUpdateBoxes(raysort_bvhOutput *update, void *scratch)
{
  RaysortBvhHeader *header = &update->header;
  raysort_bvhBox around;
  raysort_bvhFrame frame;
  uint32_t i;
  update->boxes = (raysort_bvhBox *)scratch;
  update->gridNodes = (uint32_t *)(void *)(update->boxes + (size_t)update->times * header->nodeCount);
  update->needs = update->gridNodes + header->nodeCount;
  header->slack = 0;
  for (i = header->nodeCount; i-- > 0;) /* children come after their parents */
    raysort_bvhMeasureNode(update, i);
  memset(update->gridNodes, 0, (size_t)header->nodeCount * 4);
  for (i = 0; i < header->nodeCount; ++i)
  {
    around = raysort_bvhAroundTimes(update->times, update->boxes + (size_t)update->times * update->gridNodes[i]);
    if (i == 0 || update->gridNodes[i] != update->gridNodes[i - 1])
      frame = raysort_bvhMakeGrid(&around);
    if (i == 0)
      memcpy(header, &frame.grid, sizeof(frame.grid));
    raysort_bvhUpdateNode(update, i, &frame);
  }
  if (header->type == RAYSORT_BVH_INSTANCES)
    header->stackNeed = update->needs[0]; /* without instances it does not change */
  around = raysort_bvhAroundTimes(update->times, update->boxes);
  memcpy(header->boxMin, around.lo, 12);
  memcpy(header->boxMax, around.hi, 12);
  memcpy(update->bytes, header, sizeof(*header));
}

static void raysort_bvhUpdateOne(raysort_bvhOutput *update, void *scratch)
{
  update->header = raysort_bvhHeaderAt(update->bytes);
  if (update->header.recordCount == 0)
    return;
  raysort_bvhUpdateRecords(update);
  raysort_bvhUpdateBoxes(update, scratch);
}

/* ---- the call that builds or updates ---- */

/* Returns whether this is a structure of these geometries: of their number of primitives, and every record of triangles
 * or boxes belongs to one of them. The same number of primitives may belong to other geometries. */
static VkBool32 raysort_bvhIsOf(const RaysortBvhInfo *info, const unsigned char *bytes, const RaysortBvhHeader *header,
                                uint32_t primitives)
{
  const VkBool32 hasMotion = raysort_bvhHasMotion(info);
  uint64_t records, frames;
  uint32_t i;
  if (header->magic != (hasMotion ? RAYSORT_BVH_MOTION_MAGIC : RAYSORT_BVH_MAGIC) ||
      header->type != raysort_bvhTypeOf(info))
    return VK_FALSE;
  raysort_bvhSizeOf(header, hasMotion, &records, &frames);
  if (header->nodeCount == 0 || header->nodeCount > raysort_bvhMaxNodesOf(header->type, primitives) ||
      header->frameCount > raysort_bvhMaxFrames(primitives) || header->recordCount > primitives ||
      header->primitiveCount != primitives || header->records != records || header->frames != frames)
    return VK_FALSE;
  for (i = 0; i < header->recordCount && header->type != RAYSORT_BVH_INSTANCES; ++i)
  {
    raysort_bvhPoint points[2];
    uint32_t geometry;
    memcpy(points, bytes + raysort_bvhRecordAt(header, 0, i), sizeof(points));
    geometry = points[1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    if (geometry >= info->geometryCount || points[0].word >= info->geometries[geometry].primitiveCount)
      return VK_FALSE;
  }
  return VK_TRUE;
}

/* Refuses the update of a batch if one of its structures does not belong to its geometries. */
static void raysort_bvhCheckUpdate(raysort_errors *to, const RaysortBvhBuildInfo *info, const unsigned char *bytes)
{
  uint32_t i;
  for (i = 0; i < info->bvhCount && to->result == VK_SUCCESS; ++i)
  {
    const uint32_t primitives = raysort_bvhPrimitives(&info->bvhs[i]);
    const RaysortBvhHeader header = raysort_bvhHeaderAt(bytes);
    const VkBool32 isStructure = header.magic == RAYSORT_BVH_MAGIC || raysort_bvhIsMotion(&header);
    const VkBool32 isRight = raysort_bvhIsOf(&info->bvhs[i], bytes, &header, primitives);
    if (!isRight && isStructure && header.primitiveCount != primitives)
      raysort_refuse(to,
                     "RaysortBvhBuildInfo.mode is RAYSORT_BVH_BUILD_MODE_UPDATE: bvhs[%u] has %u primitives, the "
                     "structure in memory was built of %u: an update has the counts of the build",
                     (unsigned)i, (unsigned)primitives, (unsigned)header.primitiveCount);
    else if (!isRight)
      raysort_refuse(to,
                     "RaysortBvhBuildInfo.mode is RAYSORT_BVH_BUILD_MODE_UPDATE: the memory holds no structure of "
                     "the geometries of bvhs[%u], with the primitiveCount of each as it was built",
                     (unsigned)i);
    bytes += (size_t)raysort_bvhMaxSize(&info->bvhs[i]);
  }
}

RAYSORT_API VkResult raysortBvhBuildOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize)
{
  const VkBool32 isUpdate = info->mode == RAYSORT_BVH_BUILD_MODE_UPDATE;
  raysort_errors to = raysort_listen(info->message, info->messageUser);
  unsigned char *bytes = (unsigned char *)memory;
  RaysortBvhBuildLayout layout;
  uint32_t i;
  if (!raysort_roundsToNearest())
    raysort_refuse(&to, "raysortBvhBuildOnHost: the thread does not round to nearest (see fesetround), so the bytes "
                        "would be others");
  raysort_bvhLayout(&to, info, VK_TRUE, &layout, NULL);
  if (raysort_isGiven(&info->primitiveCounts))
    raysort_refuse(&to, "RaysortBvhBuildInfo.primitiveCounts is given: a build on the host does not take it");
  raysort_checkRange(&to, "raysortBvhBuildOnHost: size", size, layout.destinationSize, UINT64_MAX);
  raysort_checkRange(&to, "raysortBvhBuildOnHost: scratchSize", scratchSize, layout.scratchSize, UINT64_MAX);
  if (info->bvhCount > 0 && (!memory || !scratch))
    raysort_refuse(&to, "raysortBvhBuildOnHost: %s is NULL", memory ? "scratch" : "memory");
  if ((uintptr_t)scratch % 16 != 0)
    raysort_refuse(&to, "raysortBvhBuildOnHost: scratch is not a multiple of 16");
  if (isUpdate && to.result == VK_SUCCESS)
    raysort_bvhCheckUpdate(&to, info, bytes);
  if (to.result != VK_SUCCESS)
    return to.result;
  for (i = 0; i < info->bvhCount; ++i)
  {
    raysort_bvhOutput out;
    memset(&out, 0, sizeof(out));
    out.buildInfo = info;
    out.info = &info->bvhs[i];
    out.bytes = bytes;
    out.times = raysort_bvhHasMotion(out.info) ? 2 : 1;
    out.nodeLimit = raysort_bvhMaxNodesOf(raysort_bvhTypeOf(out.info), raysort_bvhPrimitives(out.info));
    if (isUpdate)
      raysort_bvhUpdateOne(&out, scratch);
    else if (raysort_bvhBuildOne(&out, scratch) != VK_SUCCESS)
      raysort_report(&to, VK_INCOMPLETE, "raysortBvhBuildOnHost: a structure has too many nodes; it was left empty");
    bytes += (size_t)raysort_bvhMaxSize(out.info);
  }
  return to.result;
}
