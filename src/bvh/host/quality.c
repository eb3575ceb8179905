/* SPDX-License-Identifier: MIT */
#include "host.h"
#include "../../../shaders/kernels/bvh/push.h"

/* BVH on the host: a better binary tree, after Meister and Bittner 2018 (parallel reinsertion).
 * RAYSORT_BVH_BUILD_MODE_QUALITY improves the tree of raysort_bvhGrow, round by round. In a round
 *   1 search   half of the nodes, each by itself, look for the place where they save most area. `gain` is what the
 *              boxes of all ancestors lose. A node moves together with its parent: the parent leaves its place to the
 *              sibling, and becomes the parent of the target
 *   2 claim    a move changes the children of three nodes: the parent, its parent, the target's parent. Each of the
 *              three is given to the largest gain, of equal ones to the last node
 *   3 apply    a move is made if it got all three
 *   4 refit    boxes, costs and heights are computed again, bottom up
 * The result of a step does not depend on the order in which its nodes come, so that a GPU can do the same. In the
 * first rounds only large nodes search (raysort_bvhLeast). They are few, so such a round takes a quarter of the time
 * of one in which small nodes search too.
 *
 * Heights: each node has a rank, from its height, and a child's rank is lower than its parent's. A node moves only
 * where its parent's rank fits between the target's and the target's parent's. So moves of one round, each made without
 * knowledge of the others, make no ring, and no tree becomes higher than RAYSORT_BVH_QUALITY_HEIGHT. A tree that is
 * higher stays as it is: its traversals need nearly the whole stack already. */

/* Returns the node's place in the order of nodes with equal gains: inner nodes, then leaves. */
static uint32_t raysort_bvhNumber(const raysort_bvhBuild *build, uint32_t node)
{
  return build->links[node].place + (node < build->count ? build->count : 0);
}

/* Finds the parents, and the place of each node: of a leaf its own, of an inner node that of the first leaf of its
 * right side. A node comes after its children. */
static void raysort_bvhLinkNodes(raysort_bvhBuild *build, uint32_t root)
{
  raysort_bvhLink *links = build->links;
  uint32_t i;
  for (i = 0; i < build->treeCount; ++i)
  {
    const raysort_bvhTree *node = &build->tree[i];
    links[i].target = RAYSORT_BVH_NONE;
    links[i].holder = i; /* until all places are known: the first leaf */
    links[i].place = i;
    if (i < build->count)
      continue;
    links[i].holder = links[node->left].holder;
    links[i].place = links[node->right].holder;
    links[node->left].parent = links[node->right].parent = i;
  }
  links[root].parent = RAYSORT_BVH_NONE;
}

static uint32_t raysort_bvhSibling(const raysort_bvhBuild *build, uint32_t parent, uint32_t node)
{
  return build->tree[parent].left ^ build->tree[parent].right ^ node;
}

/* ---- 1: search ---- */

typedef struct raysort_bvhSearch
{
  const raysort_bvhBuild *build;
  uint32_t node, sibling, target;
  uint32_t rank, height, looks; /* height: of the root */
  float area, gain;             /* gain: the best so far */
} raysort_bvhSearch;

/* Spreads the heights of a tree over those that are allowed. */
static uint32_t raysort_bvhRank(uint32_t height, uint32_t rootHeight)
{
  return height + height * (RAYSORT_BVH_QUALITY_HEIGHT - rootHeight) / rootHeight;
}

/* Keeps a target if it gains more than the best so far, and the ranks allow it. */
static void raysort_bvhKeepTarget(raysort_bvhSearch *search, uint32_t target, float gain)
{
  const raysort_bvhBuild *build = search->build;
  const uint32_t below = raysort_bvhRank(build->tree[target].height, search->height);
  const uint32_t above = raysort_bvhRank(build->tree[build->links[target].parent].height, search->height);
  if (target == search->sibling || above < 2 + (below > search->rank ? below : search->rank))
    return;
  search->target = target;
  search->gain = gain;
}

/* Looks at a subtree. saved: the area that is saved if the node needs none in this subtree. A subtree is left where not
 * even the node's own area would make it the best. */
static void raysort_bvhLookBelow(raysort_bvhSearch *search, uint32_t root, float saved)
{
  const raysort_bvhBuild *build = search->build;
  raysort_bvhStacked stack[RAYSORT_BVH_QUALITY_STACK];
  uint32_t top = 1;
  stack[0].reference = root;
  stack[0].number = saved;
  while (top > 0 && search->looks < RAYSORT_BVH_QUALITY_LOOKS)
  {
    const uint32_t at = stack[--top].reference;
    const raysort_bvhTree *node = &build->tree[at];
    raysort_bvhBox box;
    float gain, below;
    if (raysort_rounded(stack[top].number - search->area) <= search->gain)
      continue;
    ++search->looks;
    raysort_bvhJoin(&box, &node->box, &build->tree[search->node].box);
    gain = raysort_rounded(stack[top].number - raysort_bvhArea(&box));
    if (gain > search->gain)
      raysort_bvhKeepTarget(search, at, gain);
    below = raysort_rounded(gain + raysort_bvhArea(&node->box));
    if (node->count == 1 || raysort_rounded(below - search->area) <= search->gain ||
        top + 2 > RAYSORT_BVH_QUALITY_STACK)
      continue;
    stack[top].reference = node->right;
    stack[top++].number = below;
    stack[top].reference = node->left;
    stack[top++].number = below;
  }
}

/* Finds the best target of a node among the ancestors of its parent and what is below their other children. `outside`
 * is the box of an ancestor without the node. Ancestors that are smaller than the node without it do not count. */
static void raysort_bvhSearchTarget(raysort_bvhBuild *build, uint32_t node, uint32_t rootHeight)
{
  const raysort_bvhTree *tree = build->tree;
  uint32_t at = build->links[node].parent, from = node, levels = 0;
  const uint32_t sibling = raysort_bvhSibling(build, at, node), rank = raysort_bvhRank(tree[node].height, rootHeight);
  const float own = raysort_bvhArea(&tree[node].box), least = own * RAYSORT_BVH_QUALITY_LEAST; /* no move for less */
  raysort_bvhSearch search = {build, node, sibling, RAYSORT_BVH_NONE, rank, rootHeight, 0, own, least};
  raysort_bvhBox outside = tree[sibling].box;
  float saved = raysort_bvhArea(&tree[at].box);
  VkBool32 isOver = VK_FALSE;
  while (!isOver)
  {
    const uint32_t other = raysort_bvhSibling(build, at, from);
    float area;
    raysort_bvhLookBelow(&search, other, saved);
    raysort_bvhJoin(&outside, &outside, &tree[other].box);
    area = raysort_bvhArea(&outside);
    if (from != node)
      saved = raysort_rounded(saved + raysort_rounded(raysort_bvhArea(&tree[at].box) - area));
    levels += area >= search.area;
    isOver = levels > RAYSORT_BVH_QUALITY_LEVELS || search.looks >= RAYSORT_BVH_QUALITY_LOOKS;
    if (raysort_rounded(saved - search.area) <= search.gain && memcmp(&outside, &tree[at].box, sizeof(outside)) == 0)
      isOver = VK_TRUE; /* nothing above saves more */
    from = at;
    at = build->links[at].parent;
    isOver = isOver || at == RAYSORT_BVH_NONE;
  }
  build->links[node].target = search.target;
  build->links[node].gain = search.gain;
}

/* Returns how many leaves a node must have below it to search. */
RAYSORT_INTERNAL uint32_t raysort_bvhLeast(uint32_t round)
{
  static const uint8_t least[RAYSORT_BVH_QUALITY_ROUNDS] = {16, 8, 1, 1};
  return least[round];
}

/* Every second node searches: it is found by its place. The root and its children stay where they are. */
static void raysort_bvhSearchTargets(raysort_bvhBuild *build, uint32_t root, uint32_t round)
{
  raysort_bvhLink *links = build->links;
  const uint32_t height = build->tree[root].height, least = raysort_bvhLeast(round);
  uint32_t i;
  for (i = 0; i < build->treeCount; ++i)
  {
    const uint32_t isLeaf = i < build->count;
    links[i].target = links[i].holder = RAYSORT_BVH_NONE;
    if (height <= RAYSORT_BVH_QUALITY_HEIGHT && i != root && links[i].parent != root && build->tree[i].count >= least &&
        isLeaf != ((links[i].place + round) & 1))
      raysort_bvhSearchTarget(build, i, height);
  }
}

/* ---- 2, 3: claim, apply ---- */

/* The three nodes whose children a move changes. */
static void raysort_bvhChanges(const raysort_bvhBuild *build, uint32_t node, uint32_t changed[3])
{
  const raysort_bvhLink *links = build->links;
  changed[0] = links[node].parent;
  changed[1] = links[changed[0]].parent;
  changed[2] = links[links[node].target].parent;
}

static void raysort_bvhClaim(raysort_bvhBuild *build)
{
  raysort_bvhLink *links = build->links;
  uint32_t i, k, changed[3];
  for (i = 0; i < build->treeCount; ++i)
  {
    if (links[i].target == RAYSORT_BVH_NONE)
      continue;
    raysort_bvhChanges(build, i, changed);
    for (k = 0; k < 3; ++k)
    {
      const uint32_t holder = links[changed[k]].holder;
      if (holder == RAYSORT_BVH_NONE || links[i].gain > links[holder].gain ||
          (links[i].gain == links[holder].gain && raysort_bvhNumber(build, i) > raysort_bvhNumber(build, holder)))
        links[changed[k]].holder = i;
    }
  }
}

static void raysort_bvhReplaceChild(raysort_bvhBuild *build, uint32_t parent, uint32_t child, uint32_t by)
{
  raysort_bvhTree *node = &build->tree[parent];
  if (node->left == child)
    node->left = by;
  else
    node->right = by;
  build->links[by].parent = parent;
}

/* A holder loses nothing by moves that were made before: they changed other nodes. */
static void raysort_bvhApply(raysort_bvhBuild *build)
{
  const raysort_bvhLink *links = build->links;
  uint32_t i, changed[3];
  for (i = 0; i < build->treeCount; ++i)
  {
    const uint32_t target = links[i].target;
    uint32_t sibling;
    if (target == RAYSORT_BVH_NONE)
      continue;
    raysort_bvhChanges(build, i, changed);
    if (links[changed[0]].holder != i || links[changed[1]].holder != i || links[changed[2]].holder != i)
      continue;
    sibling = raysort_bvhSibling(build, changed[0], i);
    raysort_bvhReplaceChild(build, changed[1], changed[0], sibling);
    raysort_bvhReplaceChild(build, changed[2], target, changed[0]);
    raysort_bvhReplaceChild(build, changed[0], sibling, target);
  }
}

/* ---- 4: refit ---- */

/* From each leaf upwards; the second child that comes to a node goes on. */
static void raysort_bvhRefitTree(raysort_bvhBuild *build)
{
  uint32_t i, at;
  for (i = build->count; i < build->treeCount; ++i)
    build->links[i].holder = 0; /* children that came */
  for (i = 0; i < build->count; ++i)
    for (at = build->links[i].parent; at != RAYSORT_BVH_NONE && build->links[at].holder++ == 1;
         at = build->links[at].parent)
      raysort_bvhSetNode(build, at);
}

/* Improves the tree. The root stays the root. */
RAYSORT_INTERNAL void raysort_bvhImprove(raysort_bvhBuild *build, uint32_t root)
{
  uint32_t round;
  raysort_bvhLinkNodes(build, root);
  for (round = 0; round < RAYSORT_BVH_QUALITY_ROUNDS; ++round)
  {
    raysort_bvhSearchTargets(build, root, round);
    raysort_bvhClaim(build);
    raysort_bvhApply(build);
    raysort_bvhRefitTree(build);
  }
}
