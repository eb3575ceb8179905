// port.glsl - what stands around the port in examples/reorder/README.md, for all targets.
// SPDX-License-Identifier: MIT
#if TARGET == 0 || TARGET == 3
layout(local_size_x = 64) in;
#endif
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"
layout(push_constant, std430) uniform Push
{
  RaysortReorderPush reorder;
  uvec2 scene;
  uvec2 records;
  vec4 origin;
} push;
layout(binding = 1, rgba32f) uniform image2D img;
struct RaysortLive { vec4 nothing; };
#define RAYSORT_HIT_OBJECT_TARGET TARGET
#define RAYSORT_REORDER push.reorder
#define RAYSORT_STAGE 0u
#define RAYSORT_STAGES(X) X(0u, traceStage) X(1u, shadeStage)
#define RAYSORT_HIT_ATTRIBUTE_WORDS 3
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records
#define RAYSORT_RECORD_STRIDE 64u
bool nothing(out RaysortBvhHit hit)
{
  hit.flags = 0u;
  return false;
}
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) nothing(hit)
#include "raysort_hit_object.glsl"
struct Srb { uint materialId; };
RAYSORT_SHADER_RECORD(Srb, srbOf)
RAYSORT_PAYLOAD(0, vec4, Color)
RAYSORT_HIT_ATTRIBUTE(0, vec3, sphereAABB)
void sphere(inout vec4 payload, RAYSORT_IN_HIT hit) { payload = vec4(raysortHitObjectGetRayTMax(hit)); }
#define HITS(X) X(0u, sphere)
#define NONE(X)
RAYSORT_EXECUTE(vec4, HITS, NONE)
#include "../ported.glsl"
void main() { raysortRunStages(); }
