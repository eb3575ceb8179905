// program.glsl - three stages that do by chance all that stages may do, and some things that they may not.
// SPDX-License-Identifier: MIT
//
// test_gpu_reorder.c interprets the same program. OBJECTS: of a thread; WORDS: of attributes; MORE: vectors of live
// state beyond the first two; SPLIT: a pipeline a function. TARGET: 0; or 3, with the same log except for the places.
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint STAGE = 0u;
layout(constant_id = 2) const uint FUNCTION = 0u;
layout(constant_id = 3) const uint IN_PLACE = 0u;
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"

layout(push_constant, std430) uniform Push
{
  RaysortReorderPush reorder;
  RaysortOut log;        // a word a wave and thread
  RaysortInOut counters; // of functions
  RaysortIn seeds;
  uvec2 records;
  uint launch[3];
  uint logWaves;
} push;

struct RaysortLive
{
  uint random, wave, sum, isFused;
  uint payload, unused[3];
  uvec4 more[MORE];
};
#ifdef RAYSORT_SUBGROUPS
#define RAYSORT_IN_PLACE IN_PLACE
#define RAYSORT_LIVE_WORDS (2 + MORE)
void raysortPackLive(RaysortLive live, out uvec4 word[2 + MORE])
{
  word[0] = uvec4(live.random, live.wave, live.sum, live.isFused);
  word[1] = uvec4(live.payload, live.unused[0], live.unused[1], live.unused[2]);
  for (uint i = 0u; i < MORE; ++i)
    word[2u + i] = live.more[i];
}
void raysortUnpackLive(uvec4 word[2 + MORE], out RaysortLive live)
{
  live.random = word[0].x;
  live.wave = word[0].y;
  live.sum = word[0].z;
  live.isFused = word[0].w;
  live.payload = word[1].x;
  live.unused = uint[3](word[1].y, word[1].z, word[1].w);
  for (uint i = 0u; i < MORE; ++i)
    live.more[i] = word[2u + i];
}
#endif
#define RAYSORT_HIT_OBJECT_TARGET TARGET
#define RAYSORT_REORDER push.reorder
#define RAYSORT_STAGE STAGE
#define RAYSORT_STAGES(X) X(0u, stage0) X(1u, stage1) X(2u, stage2)
#ifdef SPLIT
#define RAYSORT_FUNCTION FUNCTION
#endif
#define RAYSORT_HIT_OBJECTS OBJECTS
#define RAYSORT_HIT_ATTRIBUTE_WORDS WORDS
#define RAYSORT_HIT_OBJECT_FUSED
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records
#define RAYSORT_RECORD_STRIDE 48u
#define RAYSORT_RECORD_HANDLE_SIZE 16u
#define RAYSORT_LAUNCH_SIZE uvec3(push.launch[0], push.launch[1], push.launch[2])
#include "raysort_hit_object.glsl"

struct Wide { uint word[WORDS]; };
void raysortPackAttributes(inout raysortHitObject hit, Wide value)
{
  for (uint i = 0u; i < WORDS; ++i)
    raysortSetAttributeWord(hit, i, value.word[i]);
}
void raysortUnpackAttributes(raysortHitObject hit, out Wide value)
{
  for (uint i = 0u; i < WORDS; ++i)
    value.word[i] = raysortAttributeWord(hit, i);
}

struct Paint { uint value; };
RAYSORT_SHADER_RECORD(Paint, paintOf)
RAYSORT_PAYLOAD(0, uint, payload)
RAYSORT_FUSED(payload, payload)
RAYSORT_HIT_ATTRIBUTE(0, Wide, wide)

void ran(inout uint payload, RAYSORT_IN_HIT hit, uint number)
{
  atomicAdd(push.counters.word[number], 1u);
  payload = payload * 7u + number + uint(raysortHitObjectGetInstanceCustomIndex(hit));
}

// Only the first hit and the first miss read all of their object: each function is in a kernel twice, and if all
// read it, a software device takes twice the time to compile the kernel.
void ranAndRead(inout uint payload, RAYSORT_IN_HIT hit, uint number)
{
  ran(payload, hit, number);
  raysortHitObjectGetAttributes(hit, 0);
  payload += paintOf(hit).value + wide.word[WORDS - 1u];
}
void hit0(inout uint payload, RAYSORT_IN_HIT hit) { ranAndRead(payload, hit, 0u); }
void hit1(inout uint payload, RAYSORT_IN_HIT hit) { ran(payload, hit, 1u); }
void hit2(inout uint payload, RAYSORT_IN_HIT hit) { ran(payload, hit, 2u); }
void hit4(inout uint payload, RAYSORT_IN_HIT hit) { ran(payload, hit, 4u); }
void miss0(inout uint payload, RAYSORT_IN_HIT hit) { ranAndRead(payload, hit, 8u); }
void miss1(inout uint payload, RAYSORT_IN_HIT hit) { ran(payload, hit, 9u); }
#define HITS(X) X(0u, hit0) X(1u, hit1) X(2u, hit2) X(4u, hit4)
#define MISSES(X) X(0u, miss0) X(1u, miss1)
RAYSORT_EXECUTE(uint, HITS, MISSES)

bool hasBegun = false;

uint draw(inout RaysortLive live)
{
  live.random = live.random * 1664525u + 1013904223u;
  return live.random >> 8;
}

float any(inout RaysortLive live)
{
  uint high = draw(live);
  return uintBitsToFloat(high << 16 | (draw(live) & 0xffffu)); // all bits, NaN too
}

// Place in the sorted order of the stage, or of the function; in the first wave, in the grid.
uint place()
{
  uint at = 0u;
#if TARGET == 0
  at = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * gl_WorkGroupSize.x + gl_LocalInvocationIndex;
#endif
  return at;
}

uint slotOf()
{
  uvec3 id = raysortLaunchId(), size = raysortLaunchSize();
  return (id.z * size.y + id.y) * size.x + id.x;
}

void record(inout RaysortLive live, inout raysortHitObject hit)
{
  uint way = draw(live) % 6u;
  if (way == 2u)
    raysortHitObjectRecordEmpty(hit);
  else if (way >= 3u)
  {
    uint index = draw(live);
    vec3 o, d;
    o.x = any(live);
    o.y = any(live);
    o.z = any(live);
    d.x = any(live);
    d.y = any(live);
    d.z = any(live);
    float t0 = any(live), t1 = any(live);
    for (uint i = 0u; i < WORDS; ++i)
      wide.word[i] = draw(live);
    if (way == 3u)
      raysortHitObjectRecordMiss(hit, index % 4u, o, t0, d, t1);
    else if (way == 4u)
      raysortHitObjectRecordHit(hit, uvec2(0u), int(index % 5u), int(index >> 3), int(index >> 5) % 3, index,
                                (index >> 8) % 3u, (index >> 12) % 2u, o, t0, d, t1, 0);
    else
      raysortHitObjectRecordHitWithIndex(hit, uvec2(0u), int(index), int(index >> 3), int(index >> 5), index,
                                         index % 5u == 0u ? RAYSORT_UNUSED_RECORD : index % 7u, o, t0, d,
                                         t1, 0);
  }
}

uint reorder(inout RaysortLive live, inout raysortHitObject hit)
{
  const uint widths[8] = uint[8](0u, 1u, 3u, 8u, 16u, 31u, 32u, 2u);
  uint way = draw(live) % 5u, hint = draw(live) << 8 | (draw(live) & 0xffu), bits = widths[draw(live) % 8u];
  if (way == 1u)
    raysortReorderThread(hint, bits);
  else if (way == 2u)
    raysortReorderThread(hit);
  else if (way == 3u)
    raysortReorderThread(hit, hint, bits);
  live.isFused = way == 4u ? 1u : 0u;
  if (way == 4u)
    raysortHitObjectReorderExecute(hit, hint, bits, 0);
  uint next = draw(live) % 12u, other = draw(live);
  if (next == 1u)
    next = 3u + other % 100u; // there are no such stages
  else
    next = next == 0u ? RAYSORT_DONE : next % 3u;
  return next;
}

void step(uint stage, inout RaysortLive live)
{
  if (live.wave < push.logWaves)
    push.log.word[live.wave * raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z + slotOf()] =
        stage << 28 | place();
  live.wave++;
  if (live.isFused != 0u)
    live.sum ^= payload;
  live.sum = live.sum * 31u + stage + 1u;
  payload = live.sum;
  for (uint i = 0u; i < MORE; ++i)
    live.more[i] = live.more[i] * 3u + uvec4(live.sum, stage, i, slotOf());
}

uint shade(inout RaysortLive live, inout raysortHitObject hit)
{
  if (draw(live) % 4u == 0u)
  {
    raysortHitObjectExecuteShader(hit, 0);
    live.sum += payload;
    payload = live.sum;
  }
  record(live, hit);
#if TARGET == 0
  if (!raysortHitObjectIsEmpty(hit))
    live.sum += paintOf(hit).value; // of one that is past its table: of the last
#endif
  return reorder(live, hit);
}

#if OBJECTS > 1
uint run(uint stage, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  step(stage, live);
  // Objects are assigned here, as no native target can: `shade` is in the kernel once then, and not twice. That
  // halves the time that a software device takes to compile it.
  bool isSecond = draw(live) % 2u != 0u;
  raysortHitObject chosen = hit[0], other = hit[1];
  if (isSecond)
  {
    chosen = hit[1];
    other = hit[0];
  }
  uint next = shade(live, chosen);
  hit[0] = chosen;
  hit[1] = other;
  if (isSecond)
  {
    hit[0] = other;
    hit[1] = chosen;
  }
  return next;
}
#else
uint run(uint stage, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  step(stage, live);
  draw(live);
  return shade(live, hit);
}
#endif

uint stage0(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
#if TARGET == 0
  if (!hasBegun && push.reorder.stage >= RAYSORT_FIRST_WAVE_BIT)
#else
  if (!hasBegun)
#endif
  {
    live.random = push.seeds.word[slotOf()];
    live.wave = live.sum = live.isFused = live.payload = 0u;
    live.unused = uint[3](slotOf(), 0u, 7u);
    for (uint i = 0u; i < MORE; ++i)
      live.more[i] = uvec4(i);
  }
  hasBegun = true;
  return run(0u, live, hit);
}
uint stage1(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { return run(1u, live, hit); }
uint stage2(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { return run(2u, live, hit); }

void main() { raysortRunStages(); }
