// empty.comp - two stages that do nothing but keep 64 + 64 bytes over a reorder: what the reorder itself takes.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require

layout(local_size_x = 128) in;
layout(constant_id = 0) const uint STAGE = 0u;
layout(constant_id = 1) const uint RECORDS = 64u;
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"
layout(push_constant, std430) uniform Push
{
  RaysortReorderPush reorder;
  RaysortOut target;
} push;

struct RaysortLive { uvec4 a, b, c, d; };
#define RAYSORT_SUBGROUPS
#define RAYSORT_LIVE_WORDS 4
void raysortPackLive(RaysortLive live, out uvec4 word[4]) { word = uvec4[4](live.a, live.b, live.c, live.d); }
void raysortUnpackLive(uvec4 word[4], out RaysortLive live) { live = RaysortLive(word[0], word[1], word[2], word[3]); }
#define RAYSORT_HIT_OBJECT_TARGET 0
#define RAYSORT_REORDER push.reorder
#define RAYSORT_STAGE STAGE
#define RAYSORT_STAGES(X) X(0u, store) X(1u, load)
#define RAYSORT_FORWARD
#include "raysort_hit_object.glsl"
RAYSORT_HIT_ATTRIBUTE(0, vec2, barycentrics)

uint store(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint x = raysortLaunchId().x * 747796405u + 2891336453u;
  barycentrics = vec2(0.25);
  live = RaysortLive(uvec4(x), uvec4(x + 1u), uvec4(x + 2u), uvec4(x + 3u));
  vec3 o = vec3(1.0), d = vec3(2.0);
  raysortHitObjectRecordHitWithIndex(hit, uvec2(0u), 0, 0, 0, 0u, (x >> 16) % RECORDS, o, 0.0, d, 1.0, 0);
  raysortReorderThread(hit);
  return 1u;
}

uint load(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uvec4 all = live.a ^ live.b ^ live.c ^ live.d;
  vec3 o = raysortHitObjectGetWorldRayOrigin(hit) + raysortHitObjectGetWorldRayDirection(hit);
  if ((all.x ^ all.y) == 1u && o.x == 77.0 && raysortHitObjectGetRayTMax(hit) == 5.0) // never: it is all read
    push.target.word[raysortLaunchId().x] = all.z + raysortHitObjectGetShaderBindingTableRecordIndex(hit);
  return RAYSORT_DONE;
}

void main() { raysortRunStages(); }
