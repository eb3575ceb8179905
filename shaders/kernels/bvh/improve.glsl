// improve.glsl - is shared by the passes that improve a binary tree: see bvh/host/quality.c.
// SPDX-License-Identifier: MIT
//
// The including kernel has parents and slots in its push block. LINKS: the kernel only writes the parents.
#ifndef RAYSORT_KERNELS_BVH_IMPROVE_GLSL
#define RAYSORT_KERNELS_BVH_IMPROVE_GLSL

#include "build.glsl"

// RAYSORT_BVH_CHANGED if an inner node changes, and the number of arrivals at it that are still to come.
#define CHANGE(tree) RaysortInOut(raysortAddress(uvec2(push.changes), tree)).word[0]

// Numbers all nodes, inner ones first, in the order in which the host breaks ties.
uint numberOf(uint tree)
{
  return isLeaf(tree) ? push.slots + (tree & ~RAYSORT_BVH_TREE_LEAF) : tree;
}

#ifndef LINKS
uint parentOf(uint tree)
{
  return RaysortIn(raysortAddress(uvec2(push.parents), numberOf(tree))).word[0];
}
#endif

#endif
