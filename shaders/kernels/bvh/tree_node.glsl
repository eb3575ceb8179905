// tree_node.glsl - loads and stores nodes of the binary tree, as clusters.
// SPDX-License-Identifier: MIT
//
// The including kernel declares RaysortBvhInner, and has leaves and inner in its push block.
#ifndef RAYSORT_KERNELS_BVH_TREE_NODE_GLSL
#define RAYSORT_KERNELS_BVH_TREE_NODE_GLSL

#include "cluster.glsl"

Cluster loadCluster(uint tree, uint first)
{
  if (isLeaf(tree))
  {
    uint leaf = 2u * (tree & ~RAYSORT_BVH_TREE_LEAF);
    uvec4 a = LOAD4(push.leaves, leaf), b = LOAD4(push.leaves, leaf + 1u);
    return leafCluster(Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz)), first, tree);
  }
  RaysortBvhInner node = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), tree << 2));
  return innerCluster(node.word[0], node.word[1], node.word[2], node.word[3], first, tree);
}

void storeNode(Cluster node, uint left, uint right, uint shares)
{
  RaysortBvhInner words = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), node.tree << 2));
  words.word[0] = uvec4(floatBitsToUint(node.box.lo), left);
  words.word[1] = uvec4(floatBitsToUint(node.box.hi), right);
  words.word[2] = costsOf(node, shares);
  words.word[3] = uvec4(node.nodes, node.count);
}

#endif
