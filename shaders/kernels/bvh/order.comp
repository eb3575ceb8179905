// order.comp - sorts shuffled rays into a better order, a few thousand at a time.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a tile of RAYSORT_BVH_ORDER_EACH entries a thread. It sorts the tile by the rays' origins, then by
// the signs of their directions; dead rays and stray entries come last. So the rays of a subgroup begin close to one
// another. The order of rays in one bin differs from run to run. No hit depends on it.
// Tuning: a sort of all rays together took longer than it saved (NVIDIA H200, 2026-11-24)
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_ORDER;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortRayOrderPush push; };
#define RAYSORT_WORKGROUP THREADS
#include "../common.glsl"
#include "entries.glsl"

#define PLACE_BITS 8u
#define BINS       2048u // 8 bits of a place, 3 signs. The last bin also has the dead rays
#define TILE       (THREADS * RAYSORT_BVH_ORDER_EACH)

// First one word for each bin: the number of its rays, then where they begin. Then the new order of the tile, 16 bits
// an entry, so that neighbouring threads write neighbouring words of the list.
shared uint pool[TILE / 2u > BINS ? TILE / 2u : BINS];

// The structure's box is halved across its longest axis, then the half is halved, eight times: each time gives a bit. A
// ray that begins outside of the box counts as if it began on the nearest face.
uint placeOf(vec3 origin)
{
  vec3 corner = uintBitsToFloat(RAYSORT_BVH_LOAD(uvec2(push.bvh), 6u).xyz);
  vec3 size = uintBitsToFloat(RAYSORT_BVH_LOAD(uvec2(push.bvh), 7u).xyz) - corner, at = origin - corner;
  uint place = 0u;
  for (uint bit = 0u; bit < PLACE_BITS; ++bit)
  {
    bool isX = size.x >= max(size.y, size.z), isY = !isX && size.y >= size.z;
    vec3 axis = vec3(isX, isY, !isX && !isY);
    float middle = 0.5 * dot(size, axis);
    bool isBehind = dot(at, axis) >= middle;
    size -= middle * axis;
    at -= isBehind ? middle * axis : vec3(0.0);
    place = place << 1 | uint(isBehind);
  }
  return place;
}

// Returns the bin of ray `number`.
uint binOf(uint number)
{
  uint bin = BINS - 1u;
  if (number < push.rayCount)
  {
    RaysortBvhRay ray = loadRay(number);
    uvec3 signs = floatBitsToUint(ray.direction) >> 31;
    if (raysortBvhIsAlive(ray))
      bin = placeOf(ray.origin) << 3 | signs.x << 2 | signs.y << 1 | signs.z;
  }
  return bin;
}

// Turns the counts of the bins into their begins.
void scanBins()
{
  uint each = BINS / THREADS, first = gl_LocalInvocationIndex * each, sum = 0u, total;
  for (uint k = 0u; k < each; ++k)
    sum += pool[first + k];
  uint begin = raysort_workgroupScan(sum, total);
  for (uint k = 0u; k < each; ++k)
  {
    uint count = pool[first + k];
    pool[first + k] = begin;
    begin += count;
  }
}

void clearPool(uint words)
{
  for (uint i = gl_LocalInvocationIndex; i < words; i += THREADS)
    pool[i] = 0u;
  barrier();
}

void main()
{
  uint group = foldedGroup();
  uint first = group * TILE, live = liveCount(), count = min(live - min(first, live), TILE); // count: entries of
                                                                                             // this tile
  uint bins[RAYSORT_BVH_ORDER_EACH], places[RAYSORT_BVH_ORDER_EACH];                        // this thread's entries
  if (group == 0u && gl_LocalInvocationIndex == 0u)
    push.taken.word[0] = 0u;
  clearPool(BINS);
  [[unroll]] for (uint k = 0u; k < RAYSORT_BVH_ORDER_EACH; ++k)
  {
    uint i = k * THREADS + gl_LocalInvocationIndex;
    if (i < count)
    {
      bins[k] = binOf(rayOf(first + i));
      places[k] = atomicAdd(pool[bins[k]], 1u);
    }
  }
  barrier();
  scanBins();
  barrier();
  [[unroll]] for (uint k = 0u; k < RAYSORT_BVH_ORDER_EACH; ++k)
    if (k * THREADS + gl_LocalInvocationIndex < count)
      places[k] += pool[bins[k]];
  barrier();
  clearPool(TILE / 2u);
  [[unroll]] for (uint k = 0u; k < RAYSORT_BVH_ORDER_EACH; ++k)
  {
    uint i = k * THREADS + gl_LocalInvocationIndex;
    if (i < count)
      atomicOr(pool[places[k] / 2u], i << 16u * (places[k] % 2u));
  }
  barrier();
  for (uint i = gl_LocalInvocationIndex; i < count; i += THREADS)
    raysortWrite(push.order, first + i, rayOf(first + (pool[i / 2u] >> 16u * (i % 2u) & 0xffffu)));
}
