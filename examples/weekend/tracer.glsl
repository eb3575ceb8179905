// tracer.glsl - the picture's memory for all kernels: who owns the buffers that raysort_weekend.glsl asks for.
// SPDX-License-Identifier: MIT
#ifndef WEEKEND_TRACER_GLSL
#define WEEKEND_TRACER_GLSL

// WEEKEND_GROUP: the workgroup's size, as a layout says it.
// WEEKEND_FAST: for devices with half precision and 64-bit atomics on buffers.
#ifdef WEEKEND_FAST
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#endif
#include "raysort_address.glsl"

layout(buffer_reference) buffer Materials;
layout(buffer_reference) buffer Hittables;
layout(buffer_reference) buffer Dump;
layout(buffer_reference) buffer Words;
layout(buffer_reference) buffer Waves;
layout(buffer_reference) buffer States;
layout(buffer_reference) buffer Target;
layout(buffer_reference) buffer FrameIn;

#include "shared.h"

layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Materials { RaysortMaterial at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Hittables { RaysortHittable at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Dump { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Pairs { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Waves { WeekendWave at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer States { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Target { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer FrameIn { WeekendFrame frame; };

#ifdef WEEKEND_REORDER
#include "raysort_hit_object_shared.h"
#endif
layout(push_constant, std430) uniform Push
{
#ifdef WEEKEND_REORDER
  RaysortReorderPush reorder; // of raysortPlanReorder
  uvec2 unused[3]; // up to the size of the other one
#else
  RaysortDispatchPush dispatch; // sorted: of raysortPlanDispatch
#endif
  WeekendPush slice;
} push;
#define FRAME push.slice.frame.frame
#define SLICE push.slice

layout(WEEKEND_GROUP) in; // before the includes, which read gl_WorkGroupSize
layout(constant_id = WEEKEND_CONSTANT_CHUNK) const uint CHUNK = 32u;
layout(constant_id = WEEKEND_CONSTANT_SHARED) const uint SHARED = 512u;
layout(constant_id = WEEKEND_CONSTANT_COUNTING) const uint COUNTING = 0u;
layout(constant_id = WEEKEND_CONSTANT_TYPE) const uint TYPE = 0u;

#ifdef WEEKEND_HEAVY // the materials compute for a while first
#define RAYSORT_WEEKEND_OTHER_MATERIALS scatterHeavy
#endif
#include "raysort_weekend.glsl"

#ifdef WEEKEND_RAYS // a kernel that searches: how many rays a thread
#ifdef WEEKEND_FAST
#define RAYSORT_SEARCH_HALF 1
#define RAYSORT_LOAD_BOUND(i) Pairs(FRAME.bounds).at[i]
#define RAYSORT_SEARCH_LEAST FRAME.leastSquare
#else
#define RAYSORT_LOAD_BOUND(i) FRAME.bounds.at[i]
#endif
#define RAYSORT_SEARCH_RAYS WEEKEND_RAYS
#define RAYSORT_SEARCH_CHUNK CHUNK
#define RAYSORT_SEARCH_SHARED SHARED
#include "raysort_weekend_search.glsl"
#endif

// ---- the interface of raysort_weekend.glsl ----

void raysortDeref(out RaysortMaterial self, uint index) { self = FRAME.materials.at[index]; }
void raysortDeref(out RaysortHittable self, uint index) { self = FRAME.hittables.at[index]; }
void raysortDerefMaterialDump(out vec4 data, uint ptr) { data = FRAME.materialDump.at[ptr]; }
void raysortDerefHittableDump(out vec4 data, uint ptr) { data = FRAME.hittableDump.at[ptr]; }
uint raysortHittableCount() { return FRAME.hittableCount; }

// ---- the slice's paths ----

uint itemsPerSample() { return FRAME.width * SLICE.rows; }

// Neighbours in a subgroup should be neighbours in the picture, in both directions: blocks of 8 x 4 pixels, where the
// slice divides into them.
uvec2 pixelOf(uint item)
{
  uint width = FRAME.width;
  uint i = item % itemsPerSample();
  uvec2 pixel = uvec2(i % width, i / width);
  if ((width & 7u) == 0u && (SLICE.rows & 3u) == 0u)
  {
    uint block = i >> 5, across = width >> 3;
    pixel = uvec2((block % across) * 8u + (i & 7u), (block / across) * 4u + ((i >> 3) & 3u));
  }
  return pixel + uvec2(0u, SLICE.row);
}

// Afterwards raysortRandom is the path's.
RaysortRay startPath(uvec2 pixel, uint sampleIndex)
{
  RaysortRay ray;
  raysortSeed(raysortPixel(pixel, FRAME.width), sampleIndex);
  raysortInit(ray, FRAME.camera, pixel, uvec2(FRAME.width, FRAME.height));
  return ray;
}

uint groupNumber() { return gl_WorkGroupID.y * FRAME.maxGroupsX + gl_WorkGroupID.x; }

// ---- counters ----

void addCounter(uint counter, uint value)
{
  Words counters = FRAME.counters;
  uint at = ((groupNumber() % WEEKEND_COPIES) * WEEKEND_COUNTERS + counter) * 2u;
  uint before = atomicAdd(counters.at[at], value);
  if (before + value < before)
    atomicAdd(counters.at[at + 1u], 1u);
}

void count(uint counter, uint value)
{
  if (COUNTING != 0u && value != 0u)
    addCounter(counter, value);
}

void countHit(uint hittable, uint bounce)
{
  if (COUNTING != 0u)
  {
    uint kind = 4u;
    if (hittable != RAYSORT_NOWHERE)
    {
      RaysortHittable head;
      RaysortMaterial material;
      raysortDeref(head, hittable);
      raysortDeref(material, head.mat);
      kind = min(material.type - RAYSORT_MATERIAL_LAMBERTIAN, 3u);
    }
    addCounter(WEEKEND_COUNT_HITS + kind, 1u);
    addCounter(WEEKEND_COUNT_BOUNCES + min(bounce, WEEKEND_BOUNCES - 1u), 1u);
  }
}

// All threads of the workgroup call it at their end: rays they traced, rounds they took for that, rays a round. For the
// lane efficiency as if subgroups had 32 lanes: all wait for the one with the most rounds.
shared uint tracedRays;
shared uint mostRounds[32];

void countRays(uint rays, uint rounds, uint perRound)
{
  uint lanes = gl_LocalInvocationIndex >> 5;
  mostRounds[lanes] = 0u;
  tracedRays = 0u;
  barrier();
  atomicAdd(tracedRays, rays);
  if (COUNTING != 0u)
    atomicMax(mostRounds[lanes], rounds);
  barrier();
  if (gl_LocalInvocationIndex == 0u)
    addCounter(WEEKEND_COUNT_RAYS, tracedRays);
  if ((gl_LocalInvocationIndex & 31u) == 0u)
    count(WEEKEND_COUNT_SLOTS, mostRounds[lanes] * 32u * perRound);
}

// ---- sums ----

#ifdef WEEKEND_FAST
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Sums { uint64_t at[]; };

void addChannel(uint at, uvec2 value) { atomicAdd(Sums(FRAME.sums).at[at / 2u], packUint2x32(value)); }
#else
void addChannel(uint at, uvec2 value)
{
  Words sums = FRAME.sums;
  uint before = atomicAdd(sums.at[at], value.x);
  uint high = value.y + (before + value.x < before ? 1u : 0u);
  if (high != 0u)
    atomicAdd(sums.at[at + 1u], high);
}
#endif

// A finished path. Samples may come in any order and from any thread.
void addSample(uvec2 pixel, vec3 colour)
{
  uint at = 6u * raysortPixel(pixel, FRAME.width);
  if (!raysortIsCountable(colour))
    addCounter(WEEKEND_COUNT_REFUSED, 1u);
  else if (any(greaterThan(colour, vec3(0.0))))
  {
    addChannel(at, raysortFixed(colour.x));
    addChannel(at + 2u, raysortFixed(colour.y));
    addChannel(at + 4u, raysortFixed(colour.z));
  }
}

#ifdef WEEKEND_HEAVY
#include "heavy.glsl"
#endif

// ---- a bounce, for the kernels that are not written in the port's way ----

struct Path
{
  RaysortRay ray;
  vec3 throughput;
  uint random;
  uint pixel; // x + 65536 y: to start the next sample it is unpacked, which costs less than a division
};

uint packPixel(uvec2 pixel) { return pixel.x | pixel.y << 16; }
uvec2 unpackPixel(uint pixel) { return uvec2(pixel & 0xffffu, pixel >> 16); }

// What the ray found is `hittable`. false: the path is over, and its sample counted.
bool shadePath(inout Path path, uint hittable, uint bounce)
{
  bool goesOn = false;
  countHit(hittable, bounce);
  if (hittable == RAYSORT_NOWHERE)
  {
    precise vec3 colour = path.throughput * raysortBackground(path.ray);
    addSample(unpackPixel(path.pixel), colour);
  }
  else
  {
    RaysortHitRecord rec;
    RaysortMaterial material;
    RaysortRay scattered;
    vec3 attenuation;
    raysortRecordHit(path.ray, hittable, WEEKEND_T_MIN, WEEKEND_T_MAX, rec);
    raysortDeref(material, rec.mat);
    if (TYPE != 0u) // known when the pipeline is made
      material.type = TYPE;
    raysortRandom = path.random;
    goesOn = raysortScatter(material, path.ray, rec, attenuation, scattered);
    path.random = raysortRandom;
    path.ray = scattered;
    precise vec3 throughput = path.throughput * attenuation;
    path.throughput = throughput;
    if (goesOn && bounce + 1u >= FRAME.depth)
    {
      count(WEEKEND_COUNT_CUT, 1u);
      goesOn = false;
    }
  }
  return goesOn;
}

#endif
