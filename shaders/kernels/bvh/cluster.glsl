// cluster.glsl - nodes of the binary tree, and the cheapest structure below each node: raysort_bvhCollapse.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_BVH_CLUSTER_GLSL
#define RAYSORT_KERNELS_BVH_CLUSTER_GLSL

#include "build.glsl"

// A node of the binary tree that has no parent yet. A forest of budget j is the cheapest set of at most j nodes of the
// structure that holds the whole subtree.
struct Cluster
{
  Box box;
  vec3 cost;   // costs of the forests of budgets 1, 2, 3
  uvec3 nodes; // wide nodes in each forest
  uint count;  // triangles
  uint height;
  uint used;   // roots in each forest, 2 bits each
  uint first;  // its first leaf, as a leaf of its structure
  uint tree;   // its id
};

// A range of leaves [begin, end) with a boundary at `between`, whose clusters will be merged. The leaves are those of
// its structure.
struct Job
{
  uint begin, between, end;
  uint height; // limit for the trees that result
  uint part, first, leafSize; // its structure: first slot, most records of a leaf
  float nodeCost;             // of its nodes
  bool isRoot; // true: merge to one cluster
};

Cluster leafCluster(Box box, uint first, uint tree)
{
  float cost = product(areaOf(box), 0.3);
  return Cluster(box, vec3(cost), uvec3(0u), 1u, 0u, 0x15u, first, tree);
}

// Packs costs, height, roots used and shares of a node into a word of 16 bytes.
uvec4 costsOf(Cluster cluster, uint shares)
{
  uint bits = cluster.height | cluster.used << RAYSORT_BVH_TREE_USED_SHIFT | shares << RAYSORT_BVH_TREE_SHARE_SHIFT;
  return uvec4(floatBitsToUint(cluster.cost), bits);
}

Cluster innerCluster(uvec4 a, uvec4 b, uvec4 c, uvec4 d, uint first, uint tree)
{
  Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
  uint used = c.w >> RAYSORT_BVH_TREE_USED_SHIFT & 0x3fu;
  return Cluster(box, uintBitsToFloat(c.xyz), d.xyz, d.w, c.w & 0xffu, used, first, tree);
}

struct Share
{
  uint left; // roots of the left side
  float cost;
  uint used;
};

Share withShare(Share best, Cluster a, Cluster b, int left, int right)
{
  float cost = sum(a.cost[left - 1], b.cost[right - 1]);
  uint used = (a.used >> (2 * left - 2) & 3u) + (b.used >> (2 * right - 2) & 3u);
  if (best.left == 0u || cost < best.cost || (cost == best.cost && used > best.used))
    best = Share(uint(left), cost, used);
  return best;
}

// Finds the best way to give `budget` roots, 2 .. 4, to the two sides.
Share shareOf(Cluster a, Cluster b, int budget)
{
  Share best = Share(0u, 0.0, 0u);
  [[unroll]] for (int left = 1; left < 4; ++left)
    if (left < budget)
      best = withShare(best, a, b, left, budget - left);
  return best;
}

// Makes the node above two clusters. leafSize: most records of a leaf. nodeCost: of a node, for its area. shares: for
// the budgets 2, 3 and 4 the roots of the left side, 2 bits each; 0: one root.
Cluster merged(Cluster a, Cluster b, uint tree, uint leafSize, float nodeCost, out uint shares)
{
  Cluster node;
  node.box = joined(a.box, b.box);
  node.count = a.count + b.count;
  node.height = 1u + max(a.height, b.height);
  node.first = a.first;
  node.tree = tree;
  float area = areaOf(node.box);
  Share share = shareOf(a, b, 4);
  shares = share.left << 4;
  node.used = 1u;
  node.cost.x = product(area, node.count == 2u ? 0.6 : 0.9);
  node.nodes.x = 0u;
  if (node.count > leafSize)
  {
    node.cost.x = sum(product(area, nodeCost), share.cost);
    node.nodes.x = 1u + a.nodes[share.left - 1u] + b.nodes[3u - share.left];
  }
  [[unroll]] for (int budget = 2; budget <= 3; ++budget)
  {
    share = shareOf(a, b, budget);
    bool isCheap = share.cost <= node.cost.x;
    node.cost[budget - 1] = isCheap ? share.cost : node.cost.x;
    node.nodes[budget - 1] = node.nodes.x;
    if (isCheap)
      node.nodes[budget - 1] = a.nodes[share.left - 1u] + b.nodes[uint(budget) - share.left - 1u];
    node.used |= (isCheap ? share.used : 1u) << (2 * budget - 2);
    shares |= isCheap ? share.left << (2 * budget - 4) : 0u;
  }
  return node;
}

#endif
