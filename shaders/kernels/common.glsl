// common.glsl - chunks and the workgroup scan of raysort's kernels.
// SPDX-License-Identifier: MIT
//
// Needs GL_GOOGLE_include_directive, GL_EXT_buffer_reference, GL_EXT_buffer_reference_uvec2 and
// GL_EXT_control_flow_attributes. Workgroups have RAYSORT_WORKGROUP threads in x.
#ifndef RAYSORT_KERNELS_COMMON_GLSL
#define RAYSORT_KERNELS_COMMON_GLSL

#include "raysort_address.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 words; };

// A chunk is what one workgroup takes: a whole number of tiles, as few as make at most `limit` chunks. All kernels of
// an operation derive it from the live count, so a count that only the GPU knows still spreads over all workgroups.
struct RaysortChunk
{
  uint count; // chunks
  uint begin; // first entry
  uint end;   // one past the last entry
};

RaysortChunk raysort_chunk(uint entries, uint tile, uint limit, uint chunk)
{
  uint tiles = (entries + tile - 1u) / tile; // entries < 2^31: no overflow
  uint tilesPerChunk = max(1u, (tiles + limit - 1u) / limit);
  uint size = tilesPerChunk * tile;
  RaysortChunk result;
  result.count = (tiles + tilesPerChunk - 1u) / tilesPerChunk;
  result.begin = chunk < result.count ? chunk * size : entries;
  result.end = min(entries, result.begin + size); // begin + size < 2^31 + 2^31
  return result;
}

#ifndef RAYSORT_WORKGROUP
#define RAYSORT_WORKGROUP RAYSORT_THREADS
#endif
// Shared arrays are whole vectors long, so that all begin at one: NVIDIA's compiler then takes four words of a scalar
// array at a time. An array of vectors would do so anywhere, but finding a word in it takes three operations more.
shared uvec4 raysort_values[RAYSORT_WORKGROUP / 4];  // of the threads, then their sums
shared uvec4 raysort_groups[RAYSORT_WORKGROUP / 32]; // sums of eight threads
shared uvec4 raysort_total;                          // x

uvec4 raysort_onlyBefore(uvec4 values, uint begin, uint end)
{
  return mix(uvec4(0u), values, lessThan(uvec4(0u, 1u, 2u, 3u) + begin, uvec4(end)));
}

// The start, and with each value before it added.
uvec4 raysort_exclusive(uvec4 values, uint start)
{
  uvec3 sums = start + uvec3(values.x, values.x + values.y, values.x + values.y + values.z);
  return uvec4(start, sums);
}

// Sum of `value` over the threads with a smaller gl_LocalInvocationIndex; `total`: over all. The order comes from the
// index, never from the subgroup. All threads of the workgroup must call it, with a barrier between two calls.
uint raysort_workgroupScan(uint value, out uint total)
{
  uint t = gl_LocalInvocationIndex;
  bool isFirst = t < RAYSORT_WORKGROUP / 8u; // these take eight values each
  raysort_values[t / 4u][t % 4u] = value;
  barrier();
  uvec4 low = uvec4(0u), high = uvec4(0u);
  if (isFirst)
  {
    low = raysort_values[t * 2u];
    high = raysort_values[t * 2u + 1u];
    uvec4 sums = low + high;
    raysort_groups[t / 4u][t % 4u] = sums.x + sums.y + sums.z + sums.w;
  }
  barrier();
  if (isFirst)
  {
    uvec4 all = uvec4(0u), before = uvec4(0u);
    [[unroll]] for (uint i = 0u; i < RAYSORT_WORKGROUP / 32u; ++i)
    {
      uvec4 sums = raysort_groups[i];
      all += sums;
      before += raysort_onlyBefore(sums, i * 4u, t);
    }
    uvec4 sums = raysort_exclusive(low, before.x + before.y + before.z + before.w);
    raysort_values[t * 2u] = sums;
    raysort_values[t * 2u + 1u] = raysort_exclusive(high, sums.w + low.w);
    if (t == 0u)
      raysort_total.x = all.x + all.y + all.z + all.w;
  }
  barrier();
  total = raysort_total.x;
  return raysort_values[t / 4u][t % 4u];
}

uvec2 raysort_add64(uvec2 a, uvec2 b)
{
  uint carry;
  uint low = uaddCarry(a.x, b.x, carry);
  return uvec2(low, a.y + b.y + carry);
}

#endif
