// large.comp - writes the upper nodes of every structure, level by level, down to small subtrees.
// SPDX-License-Identifier: MIT
//
// One workgroup for each structure. The root of a small subtree goes onto the list for small.comp. Only one node in a
// hundred is the root of a larger subtree.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_LARGE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhLargePush push; };

#include "emit.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhPlaces { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) coherent buffer RaysortBvhQueue { uint word[]; };

#define SMALL_NODES uint(RAYSORT_BVH_SMALL_NODES)

shared uint queueCounts[2]; // entries in the queues of this level and of the next
shared uint queueAt;        // the queue of this level: 0 or 1
shared uint queueFirst;     // where the structure's queues begin

uvec2 queueAddress(uint queue, uint i)
{
  return raysortAddress(uvec2(push.queues), queue * push.queueWords + queueFirst + i);
}

void pushWork(Emission emission, Work work, uint nodes)
{
  uint place = emission.firstPlace + work.place;
  RaysortBvhPlaces words = RaysortBvhPlaces(raysortBvhAddress(uvec2(push.places), 2u * place));
  words.word[0] = uvec4(work.tree, work.region, work.record, work.frame);
  words.word[1] = uvec4(work.stacks, nodes, 0u, 0u);
  if (nodes <= SMALL_NODES)
  {
    uint i = atomicAdd(push.subtrees.word[0], 1u);
    RaysortOut(raysortAddress(uvec2(push.subtrees), RAYSORT_BVH_SMALL_FIRST + i)).word[0] = place;
  }
  else
    RaysortBvhQueue(queueAddress(1u - queueAt, atomicAdd(queueCounts[1u - queueAt], 1u))).word[0] = work.place;
}

void emitPlace(Emission emission, uint place, inout Extremes extremes)
{
  uvec2 address = raysortBvhAddress(uvec2(push.places), 2u * (emission.firstPlace + place));
  uvec4 a = RaysortBvhPlaces(address).word[0], b = RaysortBvhPlaces(address).word[1];
  emitNode(emission, Work(a.x, place, a.y, a.z, a.w, b.x), address, extremes);
}

// Returns the number of nodes of a structure; 0 if there is no primitive, or no room.
uint nodesOf(uint part, uint leafSize, uint most)
{
  uint count = READ_STATE(part, RAYSORT_BVH_STATE_GOOD), nodes = min(count, 1u);
  if (count > leafSize)
    nodes = LOAD4(push.inner, 4u * READ_STATE(part, RAYSORT_BVH_STATE_ROOT) + 3u).x;
  return nodes <= most ? nodes : 0u;
}

void emitStructure(uint part)
{
  Emission emission = emissionOf(part);
  uint t = gl_LocalInvocationIndex, most = loadPart(uvec2(push.descriptions), part).places;
  uint nodes = nodesOf(part, emission.leafSize, most);
  Extremes extremes = Extremes(0u, 0u, 0u);
  if (t == 0u)
  {
    queueCounts[0] = queueCounts[1] = 0u;
    queueAt = 1u; // so the root goes to queue 0
    queueFirst = emission.firstPlace / SMALL_NODES + part;
    if (nodes != 0u)
    {
      uint root = READ_STATE(part, RAYSORT_BVH_STATE_ROOT);
      pushWork(emission, Work(root, 0u, 1u, 0u, RAYSORT_BVH_TREE_NONE, 1u << 24), nodes);
    }
    WRITE_STATE(part, RAYSORT_BVH_STATE_NODES, nodes);
    if (nodes == 0u && READ_STATE(part, RAYSORT_BVH_STATE_GOOD) != 0u)
      WRITE_STATE(part, RAYSORT_BVH_STATE_ERROR, RAYSORT_BVH_ERROR_NO_ROOM);
    queueAt = 0u;
  }
  memoryBarrierBuffer();
  barrier();
  uint count = queueCounts[0];
  while (count != 0u)
  {
    uint queue = queueAt;
    for (uint i = t; i < count; i += THREADS)
      emitPlace(emission, RaysortBvhQueue(queueAddress(queue, i)).word[0], extremes);
    memoryBarrierBuffer();
    barrier();
    count = queueCounts[1u - queue];
    barrier();
    if (t == 0u)
    {
      queueAt = 1u - queue;
      queueCounts[queue] = 0u;
    }
    barrier();
  }
  keepExtremes(part, extremes);
  barrier();
}

void main()
{
  for (uint part = foldedGroup(); part < push.structures; part += gl_NumWorkGroups.x * gl_NumWorkGroups.y)
    emitStructure(part);
}
