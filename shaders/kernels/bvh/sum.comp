// sum.comp - computes two sums of a structure's words, in the form of its file: a damaged file is detected by them.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_SUM;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortBvhSumPush push; };
#include "copy.glsl"

shared uint groupSums[2];

uint mixed(uint x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

void main()
{
  Source source = findSource();
  uvec2 sums = uvec2(0u);
  uint i = firstWord();
  if (gl_LocalInvocationIndex < 2u)
    groupSums[gl_LocalInvocationIndex] = 0u;
  for (uint n = 0u; n < RAYSORT_BVH_COPY_EACH; ++n)
  {
    if (i < source.words)
    {
      uvec4 word = wordOf(source, i, false);
      for (uint k = 0u; k < 4u; ++k)
      {
        uint number = mixed(word[k] + mixed(4u * i + k));
        sums += uvec2(number, mixed(number + 0x9e3779b9u));
      }
    }
    i += THREADS;
  }
  barrier();
  atomicAdd(groupSums[0], sums.x);
  atomicAdd(groupSums[1], sums.y);
  barrier();
  if (gl_LocalInvocationIndex < 2u)
    atomicAdd(push.sums.word[gl_LocalInvocationIndex], groupSums[gl_LocalInvocationIndex]);
}
