// small.comp - writes all nodes of small subtrees.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a subtree, then another one. The waiting nodes are in shared memory: at most as many as the subtree
// has.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_SMALL;
layout(local_size_x = RAYSORT_BVH_SMALL_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortBvhSmallPush push; };

#include "emit.glsl"

#define THREADS uint(RAYSORT_BVH_SMALL_THREADS)

shared uvec4 waiting[RAYSORT_BVH_SMALL_NODES];      // place, id, region, record
shared uvec2 waitingFrame[RAYSORT_BVH_SMALL_NODES]; // frame, stacks
shared uint waitingEnd;
shared Extremes subtreeExtremes;

void pushWork(Emission emission, Work work, uint nodes)
{
  uint at = atomicAdd(waitingEnd, 1u);
  if (at < uint(RAYSORT_BVH_SMALL_NODES)) // always true: a subtree has no more nodes
  {
    waiting[at] = uvec4(work.place, work.tree, work.region, work.record);
    waitingFrame[at] = uvec2(work.frame, work.stacks);
  }
}

void emitSubtree(uint root)
{
  uint t = gl_LocalInvocationIndex, begin = 0u, end;
  Emission emission = emissionOf(partOfPlace(uvec2(push.descriptions), push.structures, root));
  Extremes extremes = Extremes(0u, 0u, 0u);
  if (t == 0u)
  {
    uvec2 address = raysortBvhAddress(uvec2(push.places), 2u * root);
    uvec4 a = RaysortBvhWords(address).word[0], b = RaysortBvhWords(address).word[1];
    waitingEnd = 0u;
    pushWork(emission, Work(a.x, root - emission.firstPlace, a.y, a.z, a.w, b.x), 0u);
    subtreeExtremes = extremes;
  }
  barrier();
  end = min(waitingEnd, uint(RAYSORT_BVH_SMALL_NODES));
  while (begin < end)
  {
    barrier(); // all threads have read the end
    if (begin + t < end)
    {
      uvec4 a = waiting[begin + t];
      uvec2 b = waitingFrame[begin + t];
      uvec2 address = raysortBvhAddress(uvec2(push.places), 2u * (emission.firstPlace + a.x));
      emitNode(emission, Work(a.y, a.x, a.z, a.w, b.x, b.y), address, extremes);
    }
    barrier();
    begin = min(begin + THREADS, end);
    end = min(waitingEnd, uint(RAYSORT_BVH_SMALL_NODES));
  }
  atomicMax(subtreeExtremes.stackFrames, extremes.stackFrames);
  atomicMax(subtreeExtremes.stack, extremes.stack);
  atomicMax(subtreeExtremes.depth, extremes.depth);
  barrier();
  if (t == 0u)
    keepExtremes(emission.part, subtreeExtremes);
  barrier();
}

void main()
{
  uint count = push.subtrees.word[0];
  for (uint i = foldedGroup(); i < count; i += gl_NumWorkGroups.x * gl_NumWorkGroups.y)
    emitSubtree(raysortRead(push.subtrees, RAYSORT_BVH_SMALL_FIRST + i));
}
