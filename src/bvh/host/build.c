/* SPDX-License-Identifier: MIT */
#include "host.h"
#include "../../../shaders/kernels/bvh/push.h"

/* BVH on the host: from triangles to a binary tree. Each step of a build depends only on its input, not on the order
 * in which anything runs, so that a GPU can do the same:
 *   1 boxes     one thread per triangle; the bounds of all by atomic min and max            raysort_bvhReadPrimitives
 *   2 keys      one thread per triangle, with the grid of the bounds                        raysort_bvhMakeKeys
 *   3 sort      the library's radix sort. It is stable: equal keys keep the order of input  raysort_bvhSort
 *   4 tree      H-PLOC: one thread per range climbs the implicit radix tree of the keys. At each node the first thread
 *               stops, and the second one merges what both sides left. No thread waits. On the way up, an optimal
 *               dynamic programme plans the collapse to wide nodes                          raysort_bvhGrow
 *               For quality, nodes then move to better places                               raysort_bvhImprove
 *   5 nodes     top down, one pass for some levels. The sizes of subtrees are known, so every place is, too
 *                                                                                           raysort_bvhEmit
 *   6 frames    a scan over the nodes that begin a frame gives the frames' numbers          raysort_bvhPlaceFrames
 * Products and sums are rounded one by one. There is no fma, no root, and no division except of unsigned integers. */

/* ---- boxes ---- */

static float raysort_bvhMiddle(float lo, float hi)
{
  return raysort_rounded(lo * 0.5f) + raysort_rounded(hi * 0.5f);
}

/* Step 1. Makes a leaf of each primitive that is not skipped, in the order of (geometry, primitive). On a GPU a skipped
 * triangle keeps its place, and its key is larger than all other keys. */
static void raysort_bvhReadPrimitives(raysort_bvhBuild *build)
{
  RaysortBvhHeader *header = &build->out.header;
  raysort_bvhBox middle;
  uint32_t geometry, primitive, k;
  build->bounds = build->middles = raysort_bvhNoBox;
  for (geometry = 0; geometry < build->out.info->geometryCount; ++geometry)
  {
    const uint32_t primitives = build->out.info->geometries[geometry].primitiveCount;
    header->primitiveCount += primitives;
    for (primitive = 0; primitive < primitives; ++primitive)
    {
      raysort_bvhTree leaf;
      raysort_bvhState state;
      memset(&leaf, 0, sizeof(leaf));
      state = raysort_bvhReadPrimitive(&build->out, geometry, primitive, &leaf.box);
      header->badIndexCount += state == RAYSORT_BVH_BAD_INDEX;
      header->nonFiniteCount += state == RAYSORT_BVH_NON_FINITE;
      header->degenerateCount += state == RAYSORT_BVH_DEGENERATE;
      if (state != RAYSORT_BVH_GOOD)
        continue;
      leaf.left = primitive;
      leaf.right = geometry;
      leaf.count = 1;
      leaf.cost[0] = leaf.cost[1] = leaf.cost[2] = raysort_rounded(raysort_bvhArea(&leaf.box) * 0.3f);
      leaf.used = 1 | 1 << 2 | 1 << 4;
      build->leaves[build->count++] = leaf;
      raysort_bvhJoin(&build->bounds, &build->bounds, &leaf.box);
      for (k = 0; k < 3; ++k)
        middle.lo[k] = middle.hi[k] = raysort_bvhMiddle(leaf.box.lo[k], leaf.box.hi[k]);
      raysort_bvhJoin(&build->middles, &build->middles, &middle);
    }
  }
}

/* ---- grids ---- */

/* Makes a grid of 65536 centres an axis over a box. A cell is m * 2^e with m <= 256, the origin is a multiple of 2^e,
 * and 2^e is not below the last bit of a coordinate, so origin + centre * cell is exact. inverse: approximately 1 /
 * cell, the quotient of two integers. */
RAYSORT_INTERNAL raysort_bvhFrame raysort_bvhMakeGrid(const raysort_bvhBox *box)
{
  raysort_bvhFrame made;
  int32_t finest;
  uint32_t k;
  memset(&made, 0, sizeof(made));
  for (k = 0; k < 3; ++k)
    made.grid.extent = raysort_larger(made.grid.extent, raysort_larger(-box->lo[k], box->hi[k]));
  finest = (int32_t)(raysort_floatBits(made.grid.extent) >> 23) - 127 - 22;
  for (k = 0; k < 3; ++k)
  {
    const float cell = (box->hi[k] - box->lo[k]) * raysort_power(-16);
    int32_t e = (int32_t)(raysort_floatBits(cell) >> 23) - 127 - 7;
    uint32_t m;
    int32_t origin;
    e = e < finest ? finest : e;
    e = e < -100 ? -100 : e;
    m = (uint32_t)(cell * raysort_power(-e)) + 1;
    made.grid.cell[k] = (float)m * raysort_power(e);
    made.inverse[k] = (float)(0x80000000u / m) * raysort_power(-31 - e);
    origin = (int32_t)(box->lo[k] * raysort_power(-e)); /* towards 0: below 2^23 */
    origin -= (float)origin > box->lo[k] * raysort_power(-e);
    made.grid.origin[k] = (float)origin * raysort_power(e);
  }
  return made;
}

/* Returns the number of the cell whose centre is nearest to the middle of a box on an axis. */
static uint32_t raysort_bvhCentre(const raysort_bvhBox *box, const raysort_bvhFrame *frame, uint32_t axis)
{
  const float middle = raysort_bvhMiddle(box->lo[axis], box->hi[axis]);
  const float cells = raysort_rounded((middle - frame->grid.origin[axis]) * frame->inverse[axis]) + 0.5f;
  return cells < 0.0f ? 0 : cells > 65535.0f ? 65535 : (uint32_t)cells;
}

/* Computes the words of a child, `step` words apart: on each axis the centre's cell, and a half extent that covers the
 * box around it. The centre decodes without rounding. The distances to lo and hi are rounded once, so one step more
 * covers them. */
RAYSORT_INTERNAL void raysort_bvhEncodeBox(const raysort_bvhBox *box, const raysort_bvhFrame *frame, uint32_t *words,
                                           uint32_t step)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t centre = raysort_bvhCentre(box, frame, k);
    const float middle = frame->grid.origin[k] + raysort_rounded((float)centre * frame->grid.cell[k]);
    const float half = raysort_larger(box->hi[k] - middle, middle - box->lo[k]);
    const uint32_t least = half > 0.0f ? raysort_floatBits(half) + 1 : 0;
    const uint32_t word = (least & 0xffff0000u) | centre;
    words[k * step] = word < least ? word + 0x10000u : word;
  }
}

/* ---- keys ---- */

/* Decides which bit of which axis each bit of a key is, from the top: always the axis whose cells are longest at this
 * point. So a cell is never more than twice as long as it is wide. tables[axis][byte][value] are the bits of a key. */
static void raysort_bvhMakeTables(const float cell[3], uint32_t tables[3][2][256])
{
  uint32_t left[3] = {16, 16, 16}, bit, value, k;
  memset(tables, 0, sizeof(uint32_t) * 3 * 2 * 256);
  for (bit = 31; bit-- > 0;)
  {
    uint32_t axis = 0, from;
    for (k = 1; k < 3; ++k)
      if (left[axis] == 0 ||
          (left[k] > 0 && cell[k] * raysort_power((int32_t)left[k]) > cell[axis] * raysort_power((int32_t)left[axis])))
        axis = k;
    from = --left[axis];
    for (value = 0; value < 256; ++value)
      tables[axis][from / 8][value] |= (value >> (from % 8) & 1) << bit;
  }
}

/* Step 2. Keys quantise the middles of the boxes on a grid over all boxes: its planes halve a building at its walls,
 * which spares a tenth of the visits. If a few huge triangles make the grid of the boxes much larger, the
 * grid of the middles is used, because otherwise all other triangles would have the same key. */
static void raysort_bvhMakeKeys(raysort_bvhBuild *build)
{
  const raysort_bvhBox *middles = &build->middles;
  raysort_bvhBox box = build->bounds;
  raysort_bvhFrame frame;
  uint32_t tables[3][2][256], i, k;
  for (k = 0; k < 3; ++k)
    if ((middles->hi[k] - middles->lo[k]) * 4.0f < box.hi[k] - box.lo[k])
    {
      box.lo[k] = middles->lo[k];
      box.hi[k] = middles->hi[k];
    }
  frame = raysort_bvhMakeGrid(&box);
  raysort_bvhMakeTables(frame.grid.cell, tables);
  for (i = 0; i < build->count; ++i)
  {
    uint32_t key = 0;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t centre = raysort_bvhCentre(&build->leaves[i].box, &frame, k);
      key |= tables[k][0][centre & 255] | tables[k][1][centre >> 8];
    }
    build->entries[i].key = key;
    build->entries[i].leaf = i;
  }
}

/* Step 3: sorts by 8 bits at a time, four times, so that the entries end in the array where they began. */
static void raysort_bvhSort(raysort_bvhBuild *build)
{
  raysort_bvhEntry *from = build->entries, *to = build->entries + build->capacity;
  uint32_t places[4][256], i, digit, pass;
  memset(places, 0, sizeof(places));
  for (i = 0; i < build->count; ++i)
    for (pass = 0; pass < 4; ++pass)
      ++places[pass][from[i].key >> (8 * pass) & 255];
  for (pass = 0; pass < 4; ++pass)
  {
    raysort_bvhEntry *swap = from;
    uint32_t sum = 0;
    for (digit = 0; digit < 256; ++digit)
    {
      const uint32_t count = places[pass][digit];
      places[pass][digit] = sum;
      sum += count;
    }
    for (i = 0; i < build->count; ++i)
      to[places[pass][from[i].key >> (8 * pass) & 255]++] = from[i];
    from = to;
    to = swap;
  }
}

/* ---- collapse: the cheapest structure, bottom up ---- */

/* Finds the best way to give `budget` roots to the two sides. Returns the left side's share. */
static uint32_t raysort_bvhShare(const raysort_bvhTree *left, const raysort_bvhTree *right, uint32_t budget,
                                 float *cost, uint32_t *used)
{
  uint32_t share = 0, a;
  for (a = 1; a < budget; ++a)
  {
    const float sum = raysort_rounded(left->cost[a - 1] + right->cost[budget - a - 1]);
    const uint32_t leftRoots = (uint32_t)left->used >> (2 * (a - 1)) & 3;
    const uint32_t roots = leftRoots + ((uint32_t)right->used >> (2 * (budget - a - 1)) & 3);
    if (share == 0 || sum < *cost || (sum == *cost && roots > *used))
    {
      share = a;
      *cost = sum;
      *used = roots;
    }
  }
  return share;
}

/* A node costs its area, or a part of it. The less it costs, the fewer records a ray tests, and the more bytes a
 * structure takes. On a GPU a test of a record takes the time of 1.3 nodes, and more with motion. RAYSORT_BVH_NODE_COST
 * keeps a triangle at 61 bytes, RAYSORT_BVH_MOTION_NODE_COST at 120 with motion. A record costs 0.3 of its leaf's area.
 * If costs are equal, more roots are preferred, so that nodes are full. Then a parent and a child together have 6
 * children or more: else the child could give its own children to the parent, which costs no more. With leaves of at
 * most 3 records there are then at most (records - 1) / 2 nodes (and the root). #n is the number of nodes with n
 * children:
 *   a node of 2 children has only inner children of 4, so #2 <= #4 + b, where b of the #2 have only leaves. Every node
 *   with only leaves has 4 records or more: records >= #2 + 2 #3 + 3 #4 + 1 + 2 b >= 2 (#2 + #3 + #4) + b + 1. */
static void raysort_bvhCollapse(const raysort_bvhBuild *build, raysort_bvhTree *node, const raysort_bvhTree *left,
                                const raysort_bvhTree *right)
{
  static const float leafCosts[RAYSORT_PRIVATE_BVH_LEAF_SIZE + 1] = {0.0f, 0.3f, 0.6f, 0.9f};
  const VkBool32 isLeaf = node->count <= build->leafSize;
  const float area = raysort_bvhArea(&node->box);
  float cost = 0;
  uint32_t used = 0, budget;
  uint32_t share = raysort_bvhShare(left, right, 4, &cost, &used);
  uint32_t shares = share << 4, allUsed = 1;
  node->cost[0] = isLeaf ? raysort_rounded(area * leafCosts[node->count])
                         : raysort_rounded(raysort_rounded(area * build->nodeCost) + cost);
  node->nodes[0] = isLeaf ? 0 : 1 + left->nodes[share - 1] + right->nodes[3 - share];
  for (budget = 2; budget <= 3; ++budget)
  {
    VkBool32 isOne; /* one root is cheaper */
    share = raysort_bvhShare(left, right, budget, &cost, &used);
    isOne = cost > node->cost[0];
    node->cost[budget - 1] = isOne ? node->cost[0] : cost;
    node->nodes[budget - 1] = isOne ? node->nodes[0] : left->nodes[share - 1] + right->nodes[budget - share - 1];
    shares |= isOne ? 0 : share << (2 * (budget - 2));
    allUsed |= (isOne ? 1 : used) << (2 * (budget - 1));
  }
  node->used = (uint8_t)allUsed;
  node->share = (uint8_t)shares;
}

RAYSORT_INTERNAL void raysort_bvhSetNode(raysort_bvhBuild *build, uint32_t tree)
{
  raysort_bvhTree *node = &build->tree[tree];
  const raysort_bvhTree *a = &build->tree[node->left], *b = &build->tree[node->right];
  raysort_bvhJoin(&node->box, &a->box, &b->box);
  node->count = a->count + b->count;
  node->height = (uint8_t)(1 + (a->height > b->height ? a->height : b->height));
  raysort_bvhCollapse(build, node, a, b);
}

/* ---- the binary tree: H-PLOC ---- */

#define RAYSORT_PRIVATE_BVH_RANGES 64u /* ranges that wait for their right sides: one a bit of (key, place), and one */

/* A range of leaves of the radix tree over (key, place), and the clusters that they were merged to. */
typedef struct raysort_bvhRange
{
  uint64_t difference; /* (key, place) at the boundary to the range before; a higher one is joined later */
  uint32_t leaves, clusterCount;
  uint32_t *clusters; /* they follow the clusters of the range before */
} raysort_bvhRange;

/* Finds the best partner of every cluster, of those at most RAYSORT_BVH_RADIUS places away with which the tree stays
 * within the height: the smallest box around both. keys[] and the places give the partners: the last 5 bits of an area
 * make room for the difference of the two places, so no two pairs of a cluster are equal. Then the best pair of all is
 * mutual. A grid of equal boxes merges in pairs of neighbours. */
static void raysort_bvhFindPartners(const raysort_bvhBuild *build, const uint32_t *clusters, uint32_t count,
                                    uint32_t height, uint32_t keys[2 * RAYSORT_BVH_LIST_SIZE])
{
  uint32_t i, j;
  for (i = 0; i < count; ++i)
    keys[i] = RAYSORT_BVH_NONE;
  for (i = 0; i < count; ++i)
  {
    const raysort_bvhTree *a = &build->tree[clusters[i]];
    if (a->height >= height)
      continue;
    for (j = i + 1; j <= i + RAYSORT_BVH_RADIUS && j < count; ++j)
    {
      const raysort_bvhTree *b = &build->tree[clusters[j]];
      raysort_bvhBox box;
      uint32_t key;
      if (b->height >= height)
        continue;
      raysort_bvhJoin(&box, &a->box, &b->box);
      key = (raysort_floatBits(raysort_bvhArea(&box)) & ~31u) | (i ^ j);
      keys[i] = key < keys[i] ? key : keys[i];
      keys[j] = key < keys[j] ? key : keys[j];
    }
  }
}

/* Makes a pair of the first two clusters that are not too high. */
static void raysort_bvhPairFirst(const raysort_bvhBuild *build, const uint32_t *clusters, uint32_t height,
                                 uint32_t keys[2 * RAYSORT_BVH_LIST_SIZE])
{
  uint32_t pair[2], found = 0, i;
  for (i = 0; found < 2; ++i)
    if (build->tree[clusters[i]].height < height)
      pair[found++] = i;
  keys[pair[0]] = keys[pair[1]] = pair[0] ^ pair[1];
}

/* Merges mutual partners, and returns how many clusters are left. Ids do not matter for the structure. On a GPU the id
 * is count - 1 + the larger of the two smallest leaf places: each number is taken once. */
static uint32_t raysort_bvhMergePairs(raysort_bvhBuild *build, uint32_t *clusters, uint32_t count,
                                      const uint32_t keys[2 * RAYSORT_BVH_LIST_SIZE])
{
  uint32_t i, kept = 0;
  for (i = 0; i < count; ++i)
  {
    const uint32_t j = i ^ (keys[i] & 31);
    const VkBool32 isPair = keys[i] != RAYSORT_BVH_NONE && keys[j] == keys[i];
    if (isPair && j > i)
    {
      build->tree[build->treeCount].left = clusters[i];
      build->tree[build->treeCount].right = clusters[j];
      raysort_bvhSetNode(build, build->treeCount);
    }
    if (!isPair || j > i)
      clusters[kept++] = isPair ? build->treeCount++ : clusters[i];
  }
  return kept;
}

/* Merges mutual partners, round after round, until at most `most` clusters are left. Returns how many are left.
 * Heights: of n <= 32 clusters that came in below `height`, each that has reached it took two or more of them. With m
 * clusters left, at most n - m <= 32 - 17 = 15 have reached it, because each merge leaves one cluster fewer. So while
 * m >= 17, two others may merge. If all of these are too far apart to be partners, nothing else merges, and the first
 * two do. */
static uint32_t raysort_bvhReduce(raysort_bvhBuild *build, uint32_t *clusters, uint32_t count, uint32_t most,
                                  uint32_t height)
{
  uint32_t keys[2 * RAYSORT_BVH_LIST_SIZE], kept;
  while (count > most)
  {
    raysort_bvhFindPartners(build, clusters, count, height, keys);
    kept = raysort_bvhMergePairs(build, clusters, count, keys);
    if (kept == count)
    {
      raysort_bvhPairFirst(build, clusters, height, keys);
      kept = raysort_bvhMergePairs(build, clusters, count, keys);
    }
    RAYSORT_ASSERT(kept < count);
    count = kept;
  }
  return count;
}

/* Joins two neighbours of the radix tree. Up to 16 leaves climb unmerged. If `bit` is the highest bit in which the two
 * neighbours differ, counted from the lowest bit of the place, no node of the join is higher than
 * RAYSORT_BVH_HEIGHT_SLACK + bit + 1. As `bit` falls from each range to the ranges that it is made of, this limits the
 * depth of every structure. */
static void raysort_bvhJoinRanges(raysort_bvhBuild *build, raysort_bvhRange *left, const raysort_bvhRange *right,
                                  uint32_t placeBits)
{
  const uint32_t keyPart = (uint32_t)(right->difference >> 32), placePart = (uint32_t)right->difference;
  const uint32_t bit = keyPart ? placeBits + raysort_highestBit(keyPart) : raysort_highestBit(placePart);
  left->leaves += right->leaves;
  left->clusterCount += right->clusterCount;
  if (left->leaves > RAYSORT_BVH_LIST_SIZE)
    left->clusterCount = raysort_bvhReduce(build, left->clusters, left->clusterCount, RAYSORT_BVH_LIST_SIZE,
                                           RAYSORT_BVH_HEIGHT_SLACK + bit + 1);
}

/* Returns the difference of the sorted entries i and i + 1: of their keys, or of their places if the keys are equal. */
static uint64_t raysort_bvhDifference(const raysort_bvhBuild *build, uint32_t i)
{
  const uint32_t keys = build->entries[i].key ^ build->entries[i + 1].key;
  return keys ? (uint64_t)keys << 32 : (uint64_t)(i ^ (i + 1));
}

/* Step 4. Here the leaves come from left to right. A range waits on a stack until everything is there that its parent
 * in the radix tree has to the right. Returns the root. There must be at least one leaf. */
static uint32_t raysort_bvhGrow(raysort_bvhBuild *build)
{
  uint32_t clusters[RAYSORT_PRIVATE_BVH_RANGES * RAYSORT_BVH_LIST_SIZE];
  raysort_bvhRange ranges[RAYSORT_PRIVATE_BVH_RANGES];
  const uint32_t placeBits = build->count > 1 ? raysort_highestBit(build->count - 1) + 1 : 0;
  uint32_t i, top = 0, height;
  build->treeCount = build->count;
  for (i = 0; i < build->count; ++i)
  {
    const uint64_t next = i + 1 < build->count ? raysort_bvhDifference(build, i) : ~(uint64_t)0;
    raysort_bvhRange *range = &ranges[top++];
    range->difference = i > 0 ? raysort_bvhDifference(build, i - 1) : ~(uint64_t)0;
    range->leaves = range->clusterCount = 1;
    range->clusters = top > 1 ? range[-1].clusters + range[-1].clusterCount : clusters;
    range->clusters[0] = i;
    for (; top > 1 && ranges[top - 1].difference < next; --top)
      raysort_bvhJoinRanges(build, &ranges[top - 2], &ranges[top - 1], placeBits);
    RAYSORT_ASSERT(top < RAYSORT_PRIVATE_BVH_RANGES);
  }
  height = RAYSORT_BVH_HEIGHT_SLACK + placeBits + 31;
  for (i = RAYSORT_BVH_LIST_SIZE; i > 1; i /= 2) /* each time that half are left, trees may be one level higher */
    ranges[0].clusterCount = raysort_bvhReduce(build, ranges[0].clusters, ranges[0].clusterCount, i / 2, ++height);
  return ranges[0].clusters[0];
}

/* Steps 1 to 4. Returns the root; there is none if all primitives were skipped. Inner nodes are added after the sorted
 * leaves, in the memory of the leaves as they were read, which are not needed any more. */
RAYSORT_INTERNAL uint32_t raysort_bvhMakeTree(raysort_bvhBuild *build)
{
  uint32_t i;
  raysort_bvhReadPrimitives(build);
  if (build->count == 0)
    return 0;
  raysort_bvhMakeKeys(build);
  raysort_bvhSort(build);
  for (i = 0; i < build->count; ++i)
    build->tree[i] = build->leaves[build->entries[i].leaf];
  return raysort_bvhGrow(build);
}
