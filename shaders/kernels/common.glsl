// common.glsl - chunks and the workgroup scan of raysort's kernels.
// SPDX-License-Identifier: MIT
//
// Needs GL_GOOGLE_include_directive, GL_EXT_buffer_reference, GL_EXT_buffer_reference_uvec2 and
// GL_EXT_control_flow_attributes. Workgroups have RAYSORT_WORKGROUP threads in x.
#ifndef RAYSORT_KERNELS_COMMON_GLSL
#define RAYSORT_KERNELS_COMMON_GLSL

#include "raysort_address.glsl"
#include "common.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

// A chunk is what one workgroup works on: a whole number of tiles. It has as few tiles as it can with at most `limit`
// chunks in all. All kernels of an operation derive the chunks from the number of entries, so that a count that only
// the GPU knows spreads over all workgroups too.
struct RaysortChunk
{
  uint count; // chunks
  uint begin; // first entry
  uint end;   // one past the last entry
};

// `tile` is a power of two. `inverse` is 2^32 / limit, rounded up: n / limit is the high word of n * inverse, which is
// exact while n * limit < 2^32.
RaysortChunk raysort_chunk(uint entries, uint tile, uint limit, uint inverse, uint chunk)
{
  uint tiles = (entries + tile - 1u) >> findMSB(tile); // entries < 2^31: no overflow
  uint tilesPerChunk, low;
  umulExtended(tiles + limit - 1u, inverse, tilesPerChunk, low);
  tilesPerChunk = max(tilesPerChunk, 1u);
  uint size = tilesPerChunk * tile;
  RaysortChunk result;
  result.count = (tiles + tilesPerChunk - 1u) / tilesPerChunk;
  result.begin = min(entries, chunk * size); // chunk < limit: below 2^31 + limit * tile
  result.end = min(entries, result.begin + size);
  return result;
}

#ifndef RAYSORT_WORKGROUP
#define RAYSORT_WORKGROUP RAYSORT_THREADS
#endif
// Every shared array is a whole number of 4-word vectors long, so that the next one begins at a multiple of 16 bytes:
// NVIDIA's compiler then reads four words of a scalar array at a time. It does so with an array of vectors anywhere,
// but to find a single word in that takes three operations more.
shared uvec4 raysort_values[RAYSORT_WORKGROUP / 4];  // of the threads
shared uvec4 raysort_groups[RAYSORT_WORKGROUP / 64]; // sums of 16 threads

uvec4 raysort_onlyBefore(uvec4 values, uint begin, uint end)
{
  return mix(uvec4(0u), values, lessThan(uvec4(0u, 1u, 2u, 3u) + begin, uvec4(end)));
}

uint raysort_sum4(uvec4 values)
{
  return values.x + values.y + values.z + values.w;
}

// Sum of `value` over the threads with a smaller gl_LocalInvocationIndex; `total`: over all. The order comes from the
// index, never from the subgroup. All threads of the workgroup must call it; no barrier is needed between two calls.
// A thread adds up the values before it in its group of 16, then the sums of the groups before. That is more additions
// than a tree takes, but only two barriers.
uint raysort_workgroupScan(uint value, out uint total)
{
  uint t = gl_LocalInvocationIndex, group = t / 16u;
  raysort_values[t / 4u][t % 4u] = value;
  barrier();
  uint before = raysort_sum4(raysort_onlyBefore(raysort_values[t / 4u], 0u, t % 4u)), sum = 0u;
  [[unroll]] for (uint i = 0u; i < 4u; ++i)
  {
    before += i == t / 4u % 4u ? sum : 0u;
    sum += raysort_sum4(raysort_values[group * 4u + i]);
  }
  if (t % 16u == 0u)
    raysort_groups[group / 4u][group % 4u] = sum;
  barrier();
  before += raysort_sum4(raysort_onlyBefore(raysort_groups[group / 4u], 0u, group % 4u));
  total = 0u;
  [[unroll]] for (uint i = 0u; i < RAYSORT_WORKGROUP / 64u; ++i)
  {
    before += i == group / 4u ? total : 0u;
    total += raysort_sum4(raysort_groups[i]);
  }
  return before;
}

uvec2 raysort_add64(uvec2 a, uvec2 b)
{
  uint carry;
  uint low = uaddCarry(a.x, b.x, carry);
  return uvec2(low, a.y + b.y + carry);
}

#endif
