// known.glsl - the materials of bench_shade --known: integer operations, so that all ways give the same bits.
// SPDX-License-Identifier: MIT
//
// STEPS of about four operations, ROUNDS times. What a step does follows from the number of the material: a compiler
// that knows this number makes plain code of it, else the step is chosen at run time.
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 64) in;
layout(constant_id = 0) const uint FIRST = 0u; // the first material of the pipeline
layout(constant_id = 1) const uint STEPS = 16u;
layout(constant_id = 2) const uint ROUNDS = 1u;

#include "raysort_address.glsl"
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hits { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Colours { uvec4 at[]; };
layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush push;
  Hits hits;
  RaysortIn ids;
  Colours colours;
};
#define RAYSORT_DISPATCH push
#include "raysort_sort.glsl"

uint shade(uint material, uint value)
{
  for (uint r = 0u; r < ROUNDS; ++r)
    [[unroll]] for (uint i = 0u; i < STEPS; ++i)
    {
      uint code = (material + 1u) * 0x9e3779b9u + i * 0x85ebca6bu, kind = code >> 30, turn = (code >> 8 & 15u) + 3u;
      uint other = kind == 0u   ? (value ^ code) * (code | 1u)
                   : kind == 1u ? (value << turn | value >> (32u - turn)) + code
                   : kind == 2u ? value * (code | 1u) + (value >> turn)
                                : (value ^ value >> turn) - code;
      value = other ^ (other >> 15);
    }
  return value;
}

void store(uint ray, uint value)
{
  colours.at[ray] = uvec4(value, value ^ 1u, value + 2u, ray);
}

uint hitOf(uint ray)
{
  uvec4 hit = hits.at[ray];
  return hit.x ^ hit.y ^ hit.z ^ hit.w;
}

#define CASE(n) \
  case n: \
    value = shade(FIRST + n, value); \
    break;
#define CASES_4(n) CASE(n) CASE(n + 1u) CASE(n + 2u) CASE(n + 3u)
#define CASES_16(n) CASES_4(n) CASES_4(n + 4u) CASES_4(n + 8u) CASES_4(n + 12u)
#define CASES_64(n) CASES_16(n) CASES_16(n + 16u) CASES_16(n + 32u) CASES_16(n + 48u)
#define CASES_256(n) CASES_64(n) CASES_64(n + 64u) CASES_64(n + 128u) CASES_64(n + 192u)
