// execute.comp - which functions run, with which payload and which record's data, in a launch of three dimensions.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"

layout(push_constant, std430) uniform Push
{
  RaysortIn inputs;     // a word a thread: kind, bits 0-1; skips its shader, bit 2; record, from bit 3
  RaysortOut outputs;   // 8 words a thread
  RaysortInOut counters;
  uvec2 records;        // 20 bytes a record, 8 of them a handle
  uint launch[3];
} push;

struct RaysortLive { uvec4 unused; };
uint input0;
bool made(RaysortBvhRay ray, out RaysortBvhHit hit)
{
  hit = RaysortBvhHit(0.5, 0.25, 0.125, 9u, input0 >> 3, 0u, 0u, RAYSORT_BVH_HIT_BIT | 0xfeu);
  return (input0 & 3u) == RAYSORT_HIT_OBJECT_HIT;
}
#define RAYSORT_HIT_OBJECT_TARGET 3
#define RAYSORT_STAGES(X) X(0, first) X(1, second)
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) made(ray, hit)
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records
#define RAYSORT_RECORD_STRIDE 20u
#define RAYSORT_RECORD_HANDLE_SIZE 8u
#define RAYSORT_RECORD_LAYOUT scalar
#define RAYSORT_HIT_OBJECT_FUNCTION(isMiss, record) (isMiss ? record : record % 6u) // many records a function
#define RAYSORT_LAUNCH_SIZE uvec3(push.launch[0], push.launch[1], push.launch[2])
#include "raysort_hit_object.glsl"

struct Paint { uint first; uvec2 rest; }; // std430 would put `rest` at byte 8
struct Wide { uint seen; vec2 barycentrics; };
RAYSORT_SHADER_RECORD(Paint, paintOf)
RAYSORT_PAYLOAD(0, uint, plain)
RAYSORT_PAYLOAD(1, uint, plainToo)
RAYSORT_PAYLOAD(2, Wide, wide)
RAYSORT_HIT_ATTRIBUTE(0, vec2, barycentrics)

void counted(uint which) { atomicAdd(push.counters.word[which], 1u); }
#define HIT(n) \
  void hit##n(inout uint payload, RAYSORT_IN_HIT hit) { counted(n); payload += paintOf(hit).rest.y * 10u + n; }
HIT(0u)
HIT(1u)
HIT(2u)
HIT(4u)
HIT(5u) // a function 3 there is not
void miss0(inout uint payload, RAYSORT_IN_HIT hit) { counted(6u); payload += 1000u; }
void miss2(inout uint payload, RAYSORT_IN_HIT hit) { counted(7u); payload += 2000u; }
#define HITS(X) X(0u, hit0u) X(1u, hit1u) X(2u, hit2u) X(4u, hit4u) X(5u, hit5u)
#define MISSES(X) X(0u, miss0) X(2u, miss2)
RAYSORT_EXECUTE(uint, HITS, MISSES)

void wideHit(inout Wide payload, RAYSORT_IN_HIT hit)
{
  raysortHitObjectGetAttributes(hit, 0);
  payload.seen = uint(raysortHitObjectGetGeometryIndex(hit));
  payload.barycentrics = barycentrics;
}
#define WIDE_HITS(X) X(1u, wideHit)
#define NONE(X)
RAYSORT_EXECUTE(Wide, WIDE_HITS, NONE)

uint index()
{
  uvec3 id = raysortLaunchId(), size = raysortLaunchSize();
  return (id.z * size.y + id.y) * size.x + id.x;
}

uint first(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  input0 = push.inputs.word[index()];
  uint skip = (input0 & 4u) != 0u ? RAYSORT_BVH_RAY_SKIP_CLOSEST_HIT_SHADER_BIT : 0u;
  if ((input0 & 3u) != RAYSORT_HIT_OBJECT_EMPTY)
    raysortHitObjectTraceRay(hit, uvec2(0u), skip, 0xffu, 0u, 1u, input0 >> 3, vec3(0.0), 0.0, vec3(1.0), 1.0, 0);
  if (input0 >> 3 == 1u << 20)
    raysortHitObjectSetShaderBindingTableRecordIndex(hit, RAYSORT_UNUSED_RECORD);
  raysortReorderThread(hit, input0, 3u);
  return 1u;
}

uint second(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  plain = 7u;
  plainToo = 100000u;
  wide = Wide(99u, vec2(0.0));
  raysortHitObjectExecuteShader(hit, 0);
  raysortHitObjectExecuteShader(hit, 1);
  raysortHitObjectExecuteShader(hit, 2);
  uvec3 id = raysortLaunchId();
  uint words[8] = uint[8](plain, plainToo, wide.seen, floatBitsToUint(wide.barycentrics.y), id.x, id.y, id.z, input0);
  for (uint k = 0u; k < 8u; ++k)
    push.outputs.word[8u * index() + k] = words[k];
  return RAYSORT_DONE;
}

void main() { raysortRunStages(); }
