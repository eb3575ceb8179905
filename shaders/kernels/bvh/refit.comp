// refit.comp - computes all nodes of the binary trees again, from the leaves upwards.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhRefitTree. One thread for each slot, from its leaf. The second thread to arrive at a node goes on with
// it; the first one stops, so no thread waits. A workgroup reads what another one wrote, as in tree.glsl.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_REFIT;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortBvhRefitPush push; };

#include "improve.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhInner { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortBvhArrivals { uint word[]; };

#include "tree_node.glsl"

shared uint climberCount;

void setNode(uint tree, uint leafSize)
{
  RaysortBvhInner node = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), tree << 2));
  uint left = node.word[0].w, right = node.word[1].w, shares;
  Cluster cluster = merged(loadCluster(left, 0u), loadCluster(right, 0u), tree, leafSize, shares);
  storeNode(cluster, left, right, shares);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, at = RAYSORT_BVH_TREE_NONE, leafSize = 0u;
  bool isClimbing = false, goesOn = true;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.parts, i);
    RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
    leafSize = leafSizeOf(kindOf(description));
    isClimbing = i - description.firstSlot < READ_STATE(part, RAYSORT_BVH_STATE_GOOD);
    raysortWrite(push.locks, 2u * i, 0u);
    raysortWrite(push.locks, 2u * i + 1u, 0u);
    if (isClimbing)
      at = parentOf(RAYSORT_BVH_TREE_LEAF | i);
  }
  while (goesOn)
  {
    if (gl_LocalInvocationIndex == 0u)
      climberCount = 0u;
    memoryBarrierBuffer(); // the node, before the thread arrives at its parent
    barrier();
    isClimbing = isClimbing && at != RAYSORT_BVH_TREE_NONE;
    if (isClimbing)
    {
      RaysortBvhArrivals arrivals = RaysortBvhArrivals(raysortAddress(uvec2(push.arrivals), at));
      isClimbing = atomicAdd(arrivals.word[0], 1u) != 0u;
      if (isClimbing)
        atomicAdd(climberCount, 1u);
    }
    memoryBarrierBuffer(); // the node that the thread of the other child wrote
    barrier();
    goesOn = climberCount != 0u;
    if (isClimbing)
    {
      setNode(at, leafSize);
      at = parentOf(at);
    }
    barrier();
  }
}
