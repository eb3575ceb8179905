// refit.comp - computes the nodes of the binary trees above changes again, upwards.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhRefitTree; other nodes are as they were. A workgroup collects the moves that were made among its
// slots. Then one thread begins at each node with new children. The last one that arrives at a node goes on with it;
// others stop, so no thread waits. A workgroup reads what another one wrote, as in tree.glsl.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_REFIT;
layout(local_size_x = RAYSORT_BVH_REFIT_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortBvhRefitPush push; };

#include "improve.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhInner { uvec4 word[]; };

#include "tree_node.glsl"

#define MOST_STARTS (2 * RAYSORT_BVH_REFIT_EACH * RAYSORT_BVH_REFIT_THREADS)
#define THREADS uint(RAYSORT_BVH_REFIT_THREADS)

shared uint climberCount, startCount;
shared uint starts[MOST_STARTS];

void setNode(uint tree, uint leafSize, float nodeCost)
{
  RaysortBvhInner node = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), tree << 2));
  uint left = node.word[0].w, right = node.word[1].w, shares;
  Cluster cluster = merged(loadCluster(left, 0u), loadCluster(right, 0u), tree, leafSize, nodeCost, shares);
  storeNode(cluster, left, right, shares);
}

// Collects the nodes with new children.
void collectStarts()
{
  if (gl_LocalInvocationIndex == 0u)
    startCount = 0u;
  barrier();
  for (uint k = 0u; k < RAYSORT_BVH_REFIT_EACH; ++k)
  {
    uint slot = (foldedGroup() * RAYSORT_BVH_REFIT_EACH + k) * THREADS + gl_LocalInvocationIndex;
    uint loser = RAYSORT_BVH_TREE_NONE;
    if (slot < push.slots)
      loser = raysortRead(push.moves, 2u * slot);
    if (loser != RAYSORT_BVH_TREE_NONE)
    {
      uint n = atomicAdd(startCount, 2u);
      starts[n] = loser;
      starts[n + 1u] = parentOf(raysortRead(push.moves, 2u * slot + 1u) & RAYSORT_BVH_TREE_LEAF | slot);
    }
  }
  barrier();
}

// Climbs from a node. All threads call it; those without a start name none.
void climb(uint start)
{
  uint at = start, leafSize = 0u;
  float nodeCost = 0.0;
  bool isClimbing = at != RAYSORT_BVH_TREE_NONE, goesOn = true;
  if (isClimbing) // an inner node is a slot of its structure
  {
    RaysortBvhPart part =
        loadPart(uvec2(push.descriptions), partOfSlot(uvec2(push.descriptions), push.structures, at));
    leafSize = leafSizeOf(kindOf(part));
    nodeCost = nodeCostOf(part, true);
  }
  while (goesOn)
  {
    barrier(); // all threads have read the count
    if (gl_LocalInvocationIndex == 0u)
      climberCount = 0u;
    memoryBarrierBuffer(); // the node, before the thread arrives at its parent
    barrier();
    if (isClimbing)
    {
      isClimbing = (atomicAdd(CHANGE(at), 0xffffffffu) & ~RAYSORT_BVH_CHANGED) == 1u;
      if (isClimbing)
        atomicAdd(climberCount, 1u);
    }
    memoryBarrierBuffer(); // the nodes that other threads wrote before they arrived
    barrier();
    goesOn = climberCount != 0u;
    if (isClimbing)
    {
      setNode(at, leafSize, nodeCost);
      CHANGE(at) = 0u;
      at = parentOf(at);
      isClimbing = at != RAYSORT_BVH_TREE_NONE;
    }
  }
}

void main()
{
  collectStarts();
  uint count = startCount;
  for (uint begin = 0u; begin < count; begin += THREADS)
  {
    uint i = begin + gl_LocalInvocationIndex, start = RAYSORT_BVH_TREE_NONE;
    if (i < count)
      start = starts[i];
    climb(start);
  }
}
