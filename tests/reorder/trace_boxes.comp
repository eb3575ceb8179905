// trace_boxes.comp - objects from traces whose hits an intersection function found: five words of attributes each.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_hit_object_shared.h"

layout(push_constant, std430) uniform Push
{
  uvec2 bvh;
  RaysortIn boxes; // six floats each
  RaysortIn rays;  // x and y each
  RaysortOut outputs;
  uint count;
} push;
float boxWord(uint i) { return uintBitsToFloat(push.boxes.word[i]); }

// A box holds a square in the middle of its z, with a frame around it that is not hit. Rays go along z.
vec3 foundPoint, keptPoint;
uint foundWords[2], keptWords[2];
bool meet(RaysortBvhRay ray, inout RaysortBvhHit hit)
{
  uint i = 6u * hit.primitive;
  vec3 low = vec3(boxWord(i), boxWord(i + 1u), boxWord(i + 2u));
  vec3 high = vec3(boxWord(i + 3u), boxWord(i + 4u), boxWord(i + 5u));
  float z = 0.5 * (low.z + high.z);
  hit.t = z - ray.origin.z;
  hit.u = -1.0;
  hit.flags = 7u;
  foundPoint = vec3(ray.origin.xy - low.xy, z);
  foundWords = uint[2](hit.primitive, ~hit.primitive);
  return all(greaterThan(ray.origin.xy, low.xy + 0.125)) && all(lessThan(ray.origin.xy, high.xy - 0.125)) &&
         hit.t >= ray.tMin && hit.t <= ray.tMax;
}
void keep()
{
  keptPoint = foundPoint;
  keptWords = foundWords;
}
#define RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_PROCEDURAL(ray, hit) meet(ray, hit)
#define RAYSORT_BVH_KEEP(hit) keep()
#define RAYSORT_BVH_ANY_HIT(ray, hit) ((hit).primitive % 5u != 2u)
#include "raysort_bvh.glsl"

struct RaysortLive { uvec4 unused; };
#define RAYSORT_HIT_OBJECT_TARGET 3
#define RAYSORT_STAGES(X) X(0, onlyStage)
#define RAYSORT_HIT_ATTRIBUTE_WORDS 5
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) raysortBvhClosest(scene, ray, rayFlags, hit)
#define RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit)  \
  raysortPackAttributes(hit, keptPoint);           \
  raysortSetAttributeWord(hit, 3u, keptWords[0]);  \
  raysortSetAttributeWord(hit, 4u, keptWords[1])
#define RAYSORT_LAUNCH_SIZE uvec3(push.count, 1u, 1u)
#include "raysort_hit_object.glsl"
RAYSORT_HIT_ATTRIBUTE(0, vec4, wide)

uint onlyStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint i = raysortLaunchId().x;
  vec3 o = vec3(uintBitsToFloat(push.rays.word[2u * i]), uintBitsToFloat(push.rays.word[2u * i + 1u]), -10.0);
  raysortHitObjectTraceRay(hit, push.bvh, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
  raysortHitObjectGetAttributes(hit, 0);
  uint words[8] = uint[8](hit.base.meta & 3u, uint(raysortHitObjectGetPrimitiveIndex(hit)), floatBitsToUint(wide.x),
                          floatBitsToUint(wide.y), floatBitsToUint(wide.z), floatBitsToUint(wide.w),
                          raysortAttributeWord(hit, 4u), floatBitsToUint(raysortHitObjectGetRayTMax(hit)));
  for (uint k = 0u; k < 8u; ++k)
    push.outputs.word[8u * i + k] = words[k];
  return RAYSORT_DONE;
}

void main() { raysortRunStages(); }
