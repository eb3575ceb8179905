// trace.comp - traces rays through a distance field, one thread per ray: hits with their materials.
// SPDX-License-Identifier: MIT
//
// A thread traces one ray. Workgroups past the device's limit on x are folded into y. Workgroups past a count on the
// GPU end at once. No shared memory.
// Tuning: threads that take ray after ray were 3 to 47 % slower (a prototype on an NVIDIA H200, 2026-11-22).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(constant_id = 4) const uint FAR_BRICKS = 1u; // RAYSORT_CONSTANT_SDF_FAR_BRICKS, which push.h has

#define RAYSORT_SDF_FAR_BRICKS (FAR_BRICKS != 0u)
#include "raysort_sdf_address.glsl"
#include "push.h"
#include "../folded.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDFTRACE_TRACE;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(constant_id = RAYSORT_CONSTANT_SDF_ANY) const uint ANY = 0u;
layout(constant_id = RAYSORT_CONSTANT_SDF_4_BITS) const uint FOUR_BITS = 0u;
layout(constant_id = RAYSORT_CONSTANT_SDF_ONE_CASCADE) const uint ONE_CASCADE = 0u;
layout(push_constant, std430) uniform Push { RaysortSdfTracePush push; };

#define RAYSORT_SDF_4_BITS (FOUR_BITS != 0u)
#define RAYSORT_SDF_ONE_CASCADE (ONE_CASCADE != 0u)
#define RAYSORT_SDF_MAX_STEPS push.maxSteps
#include "raysort_sdf.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortHitWords { uvec4 word[]; };

// A ray and a hit have two words of 16 bytes each.
uvec2 pairAddress(uvec2 base, uint i)
{
  uint carry;
  uint low = uaddCarry(base.x, i << 5, carry);
  return uvec2(low, base.y + (i >> 27) + carry);
}

RaysortSdfRay loadRay(uint i)
{
  RaysortSdfWords words = RaysortSdfWords(pairAddress(uvec2(push.rays), i));
  vec4 a = uintBitsToFloat(words.word[0]), b = uintBitsToFloat(words.word[1]);
  return RaysortSdfRay(a.xyz, a.w, b.xyz, b.w);
}

void storeHit(uint i, RaysortSdfHit hit)
{
  RaysortHitWords words = RaysortHitWords(pairAddress(uvec2(push.hits), i));
  words.word[0] = uvec4(floatBitsToUint(vec3(hit.t, hit.tShell, hit.tLeave)), hit.normal);
  words.word[1] = uvec4(hit.brick, hit.id, hit.material, hit.flags);
}

uint materialOf(RaysortSdfRay ray, RaysortSdfHit hit)
{
  uint material = raysortSdfIsAlive(ray) ? push.missMaterial : push.deadMaterial;
  if ((hit.flags & RAYSORT_SDF_HIT_BIT) != 0u)
  {
    uint id = hit.id == RAYSORT_SDF_NONE ? 0u : hit.id;
    if (push.materialCount == 0u)
      material = id;
    else if (id < push.materialCount)
      material = raysortRead(push.materials, id);
  }
  else if ((hit.flags & RAYSORT_SDF_INCOMPLETE_BIT) != 0u)
    material = push.unknownMaterial;
  return material;
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex; // below maxCount + THREADS * (groups on x): no overflow
  uint count = push.maxCount;
  if ((push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u)
    count = min(count, push.live.word[0]);
  if (i < count && (push.given & RAYSORT_GIVEN_LIST_BIT) != 0u)
    i = raysortRead(push.list, i);
  else if (i >= count)
    i = push.rayCount;
  if (i < push.rayCount)
  {
    RaysortSdfRay ray = loadRay(i);
    RaysortSdfHit hit;
    raysortSdfTrace(uvec2(push.field), ray, push.rayFlags, uvec2(push.firstCascade, push.cascadeCount), ANY != 0u, hit);
    hit.material = materialOf(ray, hit);
    storeHit(i, hit);
  }
}
