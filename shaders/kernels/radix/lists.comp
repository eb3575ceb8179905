// lists.comp - lists of the medium and the large buckets; how many workgroups take them.
// SPDX-License-Identifier: MIT
//
// One workgroup, at the same time as the second scatter. Thread t takes every THREADS-th bucket, so the order of the
// lists depends only on the buckets.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_LISTS;
layout(local_size_x = 512) in;
const uint THREADS = 512u, AHEAD = 8u; // buckets that a thread fetches at a time
layout(push_constant, std430) uniform Push { RaysortRadixListsPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer RaysortOut2 { uvec2 vector[]; };
#include "plan.glsl"
#define SCAN_TYPE uvec4
#define SCAN_THREADS THREADS
#include "scan.glsl"

uint sizeOf(uvec2 bucket)
{
  return bucket.y & (1u << RAYSORT_RADIX_KIND_BIT) - 1u;
}

// Medium buckets, large ones, their chunks, their tiles.
uvec4 measure(uvec2 bucket)
{
  uint kind = bucket.y >> RAYSORT_RADIX_KIND_BIT;
  if (kind == RAYSORT_RADIX_KIND_MEDIUM)
    return uvec4(1u, 0u, 0u, 0u);
  if (kind != RAYSORT_RADIX_KIND_LARGE)
    return uvec4(0u);
  return uvec4(0u, 1u, measureSegment(bucket.x, sizeOf(bucket)));
}

void write(uvec2 bucket, uvec4 place)
{
  uint kind = bucket.y >> RAYSORT_RADIX_KIND_BIT;
  if (kind == RAYSORT_RADIX_KIND_MEDIUM)
    RaysortOut2(uvec2(push.medium)).vector[place.x] = bucket;
  if (kind == RAYSORT_RADIX_KIND_LARGE)
    writeSegment(place.y, bucket.x, sizeOf(bucket), place.zw);
}

// Writes indirect arguments number `which`. `total`: how many there are, as measure counts them. Those of the digits
// after the third have no rows: places.comp writes one where it leaves these digits something to do.
void writeGroups(uint which, uvec4 total)
{
  uint isLow = which >= RAYSORT_RADIX_GROUPS_LOW ? 1u : 0u;
  uint like = which - isLow * (RAYSORT_RADIX_GROUPS_LOW - RAYSORT_RADIX_GROUPS_CHUNKS);
  push.groups.word[which * 3u] = like == RAYSORT_RADIX_GROUPS_MEDIUM     ? total.x
                                 : like == RAYSORT_RADIX_GROUPS_SEGMENTS ? total.y
                                 : like == RAYSORT_RADIX_GROUPS_CHUNKS   ? total.z
                                 : like == RAYSORT_RADIX_GROUPS_TILES    ? total.w
                                                                         : 0u;
  push.groups.word[which * 3u + 1u] = 1u - isLow;
  push.groups.word[which * 3u + 2u] = 1u;
}

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  uint count = isDone ? 0u : push.bucketCount;
  uvec4 own = uvec4(0u), total;
  for (uint i = gl_LocalInvocationIndex; i < count; i += AHEAD * THREADS) // their number is a multiple of 4096
  {
    uvec2 buckets[AHEAD];
    [[unroll]] for (uint k = 0u; k < AHEAD; ++k)
      buckets[k] = RaysortIn2(uvec2(push.buckets)).vector[i + k * THREADS];
    [[unroll]] for (uint k = 0u; k < AHEAD; ++k)
      own += measure(buckets[k]);
  }
  uvec4 place = scanBefore(own, total);
  bool hasSome = own != uvec4(0u);
  for (uint i = gl_LocalInvocationIndex; i < count && hasSome; i += THREADS)
  {
    uvec2 bucket = RaysortIn2(uvec2(push.buckets)).vector[i];
    write(bucket, place);
    place += measure(bucket);
  }
  if (gl_LocalInvocationIndex < RAYSORT_RADIX_GROUPS)
    writeGroups(gl_LocalInvocationIndex, total);
}
