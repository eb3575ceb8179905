/* SPDX-License-Identifier: MIT */
#include "host.h"
#include "../../../shaders/kernels/bvh/push.h"

/* BVH on the host: from a binary tree to the bytes of a structure. */

/* A node that waits to be written. On a GPU the waiting nodes are a work list; the place where a node is written does
 * not depend on their order. */
typedef struct raysort_bvhWork
{
  uint32_t tree;   /* its node of the binary tree */
  uint32_t node;   /* its place in the structure */
  uint32_t region; /* the place where the nodes below it begin */
  uint32_t record; /* the place where its records begin */
  uint32_t frame;  /* the frame whose grid it uses; RAYSORT_BVH_NONE: the root's grid */
  uint32_t stack;  /* most entries that a traversal has stacked when it comes here */
  uint32_t depth;  /* nodes on the way from the root, with this one */
} raysort_bvhWork;

typedef struct raysort_bvhChild
{
  uint32_t tree, budget;
  float area;
  int32_t merit; /* about the logarithm of the area for what the child costs */
} raysort_bvhChild;

/* Finds the children of a wide node, as raysort_bvhCollapse planned them. Returns how many there are. */
static uint32_t raysort_bvhSpread(const raysort_bvhBuild *build, uint32_t tree, raysort_bvhChild children[4])
{
  uint32_t i = 0, j, count = 1;
  children[0].tree = tree;
  children[0].budget = 4;
  while (i < count)
  {
    const raysort_bvhTree *node = &build->tree[children[i].tree];
    const uint32_t budget = children[i].budget;
    const uint32_t share = budget > 1 ? (uint32_t)node->share >> (2 * (budget - 2)) & 3 : 0;
    if (share == 0)
    {
      ++i;
      continue;
    }
    for (j = count++; j > i + 1; --j)
      children[j] = children[j - 1];
    children[i].tree = node->left;
    children[i].budget = share;
    children[i + 1].tree = node->right;
    children[i + 1].budget = budget - share;
  }
  return count;
}

/* Sorts the children for any hits, which visit the first child first: by falling area for what a child costs, so that a
 * ray comes early to subtrees in which it is soon known whether something is hit. Of the children in which
 * the ray begins, closest hits visit the last one first, so for these rays the best order is by falling area. In large
 * nodes rays begin in two children at once more often: there only area decides between children that differ by less
 * than a factor of 2. The difference of two floats' bits is about the logarithm of their quotient. With this slack,
 * "a before b" and "b before c" no longer imply "a before c". Insertion works all the same, and the result is that of
 * these exchanges: the first one of two children stays first if it costs less, for its area, by more than the slack;
 * within the slack, if its area is not smaller. */
static void raysort_bvhOrder(const raysort_bvhBuild *build, uint32_t leaves, raysort_bvhChild children[4],
                             uint32_t count)
{
  const int32_t slack = leaves <= RAYSORT_BVH_ORDER_EXACT ? 0 : RAYSORT_BVH_ORDER_SLACK;
  uint32_t i, end;
  for (i = 0; i < count; ++i)
  {
    const raysort_bvhTree *node = &build->tree[children[i].tree];
    children[i].area = raysort_bvhArea(&node->box);
    children[i].merit = (int32_t)raysort_floatBits(children[i].area) - (int32_t)raysort_floatBits(node->cost[0]);
  }
  for (end = 3; end > 0; --end)
    for (i = 0; i < end && i + 1 < count; ++i)
    {
      const raysort_bvhChild first = children[i], second = children[i + 1];
      const int32_t gain = second.merit - first.merit;
      if (gain <= slack && (gain < -slack || second.area <= first.area))
        continue;
      children[i] = second;
      children[i + 1] = first;
    }
}

/* Writes the records of a leaf by geometry and primitive, so that bytes do not depend on left and right in the tree. */
static void raysort_bvhWriteRecords(raysort_bvhBuild *build, uint32_t tree, uint32_t record)
{
  const raysort_bvhTree *leaves[RAYSORT_PRIVATE_BVH_LEAF_SIZE];
  uint32_t waiting[RAYSORT_PRIVATE_BVH_LEAF_SIZE], top = 1, count = 0, i;
  waiting[0] = tree;
  while (top > 0)
  {
    const raysort_bvhTree *node = &build->tree[waiting[--top]];
    if (node->count > 1)
    {
      waiting[top++] = node->right;
      waiting[top++] = node->left;
      continue;
    }
    for (i = count++; i > 0 && (leaves[i - 1]->right > node->right ||
                                (leaves[i - 1]->right == node->right && leaves[i - 1]->left > node->left));
         --i)
      leaves[i] = leaves[i - 1];
    leaves[i] = node;
  }
  if (build->out.header.type == RAYSORT_BVH_INSTANCES)
    record = leaves[0]->left;
  for (i = 0; i < count; ++i)
    raysort_bvhWriteRecord(&build->out, record + i, leaves[i]->left, leaves[i]->right);
}

/* ---- frames ---- */

/* Begins a frame at an inner child if it needs one. Returns the new frame, or `frame` of its parent. A subtree gets a
 * grid of its own (a frame) if its triangles are many and small compared with the cells: without one, their boxes would
 * all be equal. The condition is cell > 0.25 * extent / root of the count, on one axis or more, and the frame must make
 * these cells at most half as long. */
static uint32_t raysort_bvhEnterFrame(raysort_bvhBuild *build, const raysort_bvhTree *node, const RaysortBvhGrid *above,
                                      uint32_t frame, uint32_t place, uint32_t parentWord)
{
  VkBool32 isWanted = VK_FALSE;
  raysort_bvhFrame own;
  float longest = 0;
  uint32_t k;
  if (node->count <= 16 || build->frameLimit == 0)
    return frame;
  own = raysort_bvhMakeGrid(&node->box);
  for (k = 0; k < 3; ++k)
    longest = raysort_larger(longest, node->box.hi[k] - node->box.lo[k]);
  for (k = 0; k < 3; ++k)
  {
    const float square = raysort_rounded(above->cell[k] * above->cell[k]) * 16.0f;
    isWanted |= raysort_rounded(square * (float)node->count) > raysort_rounded(longest * longest) &&
                own.grid.cell[k] * 2.0f <= above->cell[k];
  }
  /* too many frames: the structure will be written again, without frames */
  if (!isWanted || build->frameCount++ >= build->frameLimit)
    return frame;
  own.grid.node = place;
  own.parentWord = parentWord;
  build->frames[build->frameCount - 1] = own;
  build->frameOf[place] = build->frameCount;
  return build->frameCount - 1;
}

/* Step 6. Numbers the frames by the places of their nodes. */
static void raysort_bvhPlaceFrames(raysort_bvhBuild *build)
{
  uint32_t node, number = 0;
  for (node = 0; number < build->frameCount; ++node)
    if (build->frameOf[node] > 0)
    {
      const uint32_t reference = RAYSORT_BVH_FRAME_TAG | number;
      const raysort_bvhFrame *frame = &build->frames[build->frameOf[node] - 1];
      memcpy(build->out.bytes + (size_t)frame->parentWord * 4, &reference, 4);
      memcpy(build->out.bytes + raysort_bvhFrameAt(&build->out.header, number++), &frame->grid, sizeof(frame->grid));
    }
}

/* ---- nodes ---- */

/* Writes a leaf. Returns its reference. stack: most entries that a traversal has stacked at its parent. */
static uint32_t raysort_bvhWriteLeaf(raysort_bvhBuild *build, uint32_t tree, uint32_t record, uint32_t stack)
{
  const raysort_bvhTree *leaf = &build->tree[tree];
  RaysortBvhHeader *header = &build->out.header;
  raysort_bvhWriteRecords(build, tree, record);
  if (header->type == RAYSORT_BVH_TRIANGLES)
    return RAYSORT_BVH_LEAF_BIT | (leaf->count - 1) << RAYSORT_BVH_LEAF_COUNT_SHIFT | record;
  if (header->type == RAYSORT_BVH_BOXES)
    return RAYSORT_BVH_ITEM_TAG | record;
  stack += raysort_bvhInstanceNeed(&build->out, leaf->left);
  header->stackNeed = stack > header->stackNeed ? stack : header->stackNeed;
  return RAYSORT_BVH_ITEM_TAG | leaf->left;
}

/* Writes a node, and puts its inner children on the work list. Returns the list's new length. */
static uint32_t raysort_bvhWriteNode(raysort_bvhBuild *build, const raysort_bvhWork *work, raysort_bvhWork *list,
                                     uint32_t length, const raysort_bvhFrame *frame)
{
  RaysortBvhHeader *header = &build->out.header;
  raysort_bvhNode made = raysort_bvhNoChildren;
  raysort_bvhChild children[4];
  const uint32_t count = raysort_bvhSpread(build, work->tree, children), stack = work->stack + count - 1;
  uint32_t i, place = work->region, region = work->region, record = work->record;
  raysort_bvhOrder(build, build->tree[work->tree].count, children, count);
  header->stackNeed = stack > header->stackNeed ? stack : header->stackNeed;
  header->depth = work->depth > header->depth ? work->depth : header->depth;
  for (i = 0; i < count; ++i)
    region += build->tree[children[i].tree].count > build->leafSize;
  for (i = 0; i < count; ++i)
  {
    const raysort_bvhTree *node = &build->tree[children[i].tree];
    raysort_bvhEncodeBox(&node->box, frame, made.words + 4 * i, 1);
    if (node->count <= build->leafSize)
      made.words[4 * i + 3] = raysort_bvhWriteLeaf(build, children[i].tree, record, stack);
    else
    {
      const uint32_t word = (uint32_t)(raysort_bvhNodeAt(work->node) / 4) + 4 * i + 3;
      const uint32_t own = raysort_bvhEnterFrame(build, node, &frame->grid, work->frame, place, word);
      const raysort_bvhWork child = {children[i].tree, place, region, record, own, stack + (own != work->frame),
                                     work->depth + 1};
      list[length++] = child;
      region += node->nodes[0] - 1;
      made.words[4 * i + 3] = place++;
    }
    record += node->count;
  }
  raysort_bvhStoreNode(header, build->out.bytes, work->node, &made);
  return length;
}

/* Step 5. The children of a node are next to each other. After them come all nodes below the first child, then all
 * nodes below the second, and so on. */
static void raysort_bvhEmit(raysort_bvhBuild *build, uint32_t root, const raysort_bvhFrame *grid)
{
  const raysort_bvhWork first = {root, 0, 1, 0, RAYSORT_BVH_NONE, 0, 1};
  raysort_bvhWork list[3 * RAYSORT_PRIVATE_BVH_LEVELS + 4], work;
  uint32_t length = 1;
  list[0] = first;
  memset(build->frameOf, 0, (size_t)build->out.header.nodeCount * 4);
  build->frameCount = build->out.header.stackNeed = build->out.header.depth = 0;
  while (length > 0)
  {
    work = list[--length];
    length = raysort_bvhWriteNode(build, &work, list, length,
                                  work.frame == RAYSORT_BVH_NONE ? grid : &build->frames[work.frame]);
    RAYSORT_ASSERT(length <= 3 * RAYSORT_PRIVATE_BVH_LEVELS);
  }
}

/* Sets the places in the header; the bytes of the header are written last. */
static void raysort_bvhFinishHeader(raysort_bvhBuild *build)
{
  RaysortBvhHeader *header = &build->out.header;
  uint64_t records, frames, size;
  header->frameCount = build->frameCount;
  size = raysort_bvhSizeOf(header, build->out.times == 2, &records, &frames);
  header->records = (uint32_t)records;
  header->frames = (uint32_t)frames;
  header->sizeLow = (uint32_t)size;
  header->sizeHigh = (uint32_t)(size >> 32);
}

static void raysort_bvhBegin(raysort_bvhBuild *build, const raysort_bvhOutput *out, void *scratch)
{
  const size_t primitives = raysort_bvhPrimitives(out->info);
  unsigned char *place = (unsigned char *)scratch + primitives * 2 * sizeof(raysort_bvhTree);
  memset(build, 0, sizeof(*build));
  build->out = *out;
  build->out.header.type = raysort_bvhTypeOf(out->info);
  build->out.header.magic = out->times == 2 ? RAYSORT_BVH_MOTION_MAGIC : RAYSORT_BVH_MAGIC;
  build->nodeCost = out->times == 2                                          ? RAYSORT_BVH_MOTION_NODE_COST
                    : out->buildInfo->mode == RAYSORT_BVH_BUILD_MODE_QUALITY ? RAYSORT_BVH_QUALITY_NODE_COST
                                                                             : RAYSORT_BVH_NODE_COST;
  build->leafSize = build->out.header.type == RAYSORT_BVH_TRIANGLES ? RAYSORT_PRIVATE_BVH_LEAF_SIZE : 1;
  build->capacity = (uint32_t)primitives;
  build->tree = (raysort_bvhTree *)scratch;
  build->leaves = build->tree + primitives;
  build->entries = (raysort_bvhEntry *)(void *)place;
  build->links = (raysort_bvhLink *)(void *)(build->entries + 2 * primitives + 8);
  build->frames = (raysort_bvhFrame *)(void *)place; /* n / 16 frames of at most 64 bytes: 4 n bytes */
  build->frameOf = (uint32_t *)(void *)(place + primitives * 4 + 64);
  build->frameLimit = raysort_bvhMaxFrames(build->capacity);
}

/* Sets what the header says of the tree, which may have more nodes than there may be. Returns the grid of the root. */
static raysort_bvhFrame raysort_bvhStartHeader(raysort_bvhBuild *build, uint32_t root)
{
  RaysortBvhHeader *header = &build->out.header;
  raysort_bvhFrame grid;
  header->nodeCount = build->count > build->leafSize ? build->tree[root].nodes[0] : 1;
  if (header->nodeCount > build->out.nodeLimit)
  {
    header->error = RAYSORT_BVH_ERROR_NO_ROOM;
    header->nodeCount = 1;
    build->count = 0;
  }
  if (build->count == 0)
    memset(&build->bounds, 0, sizeof(build->bounds));
  grid = raysort_bvhMakeGrid(&build->bounds);
  memcpy(header, &grid.grid, sizeof(grid.grid));
  memcpy(header->boxMin, build->bounds.lo, 12);
  memcpy(header->boxMax, build->bounds.hi, 12);
  header->recordCount = build->count;
  header->depth = 1;
  return grid;
}

/* Writes nodes and records. If they need more frames than there may be, they are written again without frames. */
static void raysort_bvhEmitNodes(raysort_bvhBuild *build, uint32_t root, const raysort_bvhFrame *grid)
{
  if (build->count == 0)
    raysort_bvhStoreNode(&build->out.header, build->out.bytes, 0, &raysort_bvhNoChildren);
  else
    raysort_bvhEmit(build, root, grid);
  if (build->frameCount <= build->frameLimit)
    return;
  build->frameLimit = 0;
  raysort_bvhEmit(build, root, grid);
}

/* Builds a structure. out: its header is 0. Returns VK_INCOMPLETE if it did not fit: it is empty then. */
RAYSORT_INTERNAL VkResult raysort_bvhBuildOne(const raysort_bvhOutput *out, void *scratch)
{
  raysort_bvhBuild build;
  RaysortBvhHeader *header = &build.out.header;
  raysort_bvhFrame grid;
  uint32_t root;
  raysort_bvhBegin(&build, out, scratch);
  root = raysort_bvhMakeTree(&build);
  if (build.count > 0 && out->buildInfo->mode == RAYSORT_BVH_BUILD_MODE_QUALITY)
    raysort_bvhImprove(&build, root);
  grid = raysort_bvhStartHeader(&build, root);
  raysort_bvhFinishHeader(&build); /* last, because now all places before the frames are known */
  if (header->type == RAYSORT_BVH_INSTANCES)
    memset(out->bytes + 16 * (size_t)header->records, 0, 16 * (size_t)(header->frames - header->records));
  raysort_bvhEmitNodes(&build, root, &grid);
  raysort_bvhFinishHeader(&build);
  raysort_bvhPlaceFrames(&build);
  memcpy(out->bytes, header, sizeof(*header));
  if (out->times == 2 && build.count > 0)
    raysort_bvhUpdateBoxes(&build.out, build.tree); /* at both times: the tree is not needed any more */
  return header->error ? VK_INCOMPLETE : VK_SUCCESS;
}
