// reorder.comp - `reorder`: the path tracer written with hit objects; raysort sorts the paths between bounces.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl, raysort_hit_object.glsl's. Workgroup: WIDTH threads, a path each. Shared memory: the
// bounds. A barrier before the stages, two behind them. TYPE: the number of the stage.
//
// A path is 32 bytes over a reorder, and its hit object holds the ray. Stage 0 starts it and traces; stage 1, as often
// as there are bounces, runs the material that was hit and traces on.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#define WEEKEND_RAYS 1
#define WEEKEND_REORDER
#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH
#include "tracer.glsl"

struct RaysortLive
{
  vec3 throughput;
  uint pixel;
  uint random, start, bounce, unused;
};
#define RAYSORT_HIT_OBJECT_TARGET 0
#define RAYSORT_REORDER push.reorder
#define RAYSORT_STAGE TYPE
#define RAYSORT_STAGES(X) X(0u, beginStage) X(1u, bounceStage)
#include "raysort_hit_object.glsl"

// What a material gets and leaves.
struct Bounce
{
  Path path;
  uint number;
  bool goesOn;
};
RAYSORT_PAYLOAD(0, Bounce, bounce)
RAYSORT_HIT_ATTRIBUTE(0, float, noAttribute)

void scatter(inout Bounce bounce, RAYSORT_IN_HIT hit, uint type)
{
  uint hittable = uint(raysortHitObjectGetPrimitiveIndex(hit));
  RaysortHitRecord rec;
  RaysortMaterial material;
  RaysortRay scattered;
  vec3 attenuation;
  countHit(hittable, bounce.number);
  raysortRecordHit(bounce.path.ray, hittable, WEEKEND_T_MIN, WEEKEND_T_MAX, rec);
  raysortDeref(material, rec.mat);
  material.type = type; // known when this is compiled: no other material's code is left
  raysortRandom = bounce.path.random;
  bounce.goesOn = raysortScatter(material, bounce.path.ray, rec, attenuation, scattered);
  bounce.path.random = raysortRandom;
  bounce.path.ray = scattered;
  precise vec3 throughput = bounce.path.throughput * attenuation;
  bounce.path.throughput = throughput;
}

void diffuse(inout Bounce bounce, RAYSORT_IN_HIT hit) { scatter(bounce, hit, RAYSORT_MATERIAL_LAMBERTIAN); }
void metal(inout Bounce bounce, RAYSORT_IN_HIT hit) { scatter(bounce, hit, RAYSORT_MATERIAL_METAL); }
void glass(inout Bounce bounce, RAYSORT_IN_HIT hit) { scatter(bounce, hit, RAYSORT_MATERIAL_DIELECTRICS); }
void sky(inout Bounce bounce, RAYSORT_IN_HIT hit)
{
  countHit(RAYSORT_NOWHERE, bounce.number);
  precise vec3 colour = bounce.path.throughput * raysortBackground(bounce.path.ray);
  addSample(unpackPixel(bounce.path.pixel), colour);
}
#define HITS(X) X(0u, diffuse) X(1u, metal) X(2u, glass)
#define MISSES(X) X(0u, sky)
RAYSORT_EXECUTE(Bounce, HITS, MISSES)

uint traced = 0u;

// The path's next ray, as an object; then the thread waits for its material.
void trace(Path path, uint number, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  RaysortRay rays[1];
  bool isLive[1];
  uint found[1];
  rays[0] = path.ray;
  isLive[0] = true;
  raysortSearch(rays, isLive, WEEKEND_T_MIN, WEEKEND_T_MAX, found);
  ++traced;
  if (found[0] == RAYSORT_NOWHERE)
    raysortHitObjectRecordMiss(hit, 0u, path.ray.origin, WEEKEND_T_MIN, path.ray.direction, WEEKEND_T_MAX);
  else
  {
    RaysortHittable head;
    RaysortMaterial material;
    raysortDeref(head, found[0]);
    raysortDeref(material, head.mat);
    raysortHitObjectRecordHitWithIndex(hit, uvec2(0u), 0, int(found[0]), 0, 0u, material.type - FRAME.firstKey,
                                       path.ray.origin, WEEKEND_T_MIN, path.ray.direction, WEEKEND_T_MAX, 0);
  }
  live = RaysortLive(path.throughput, path.pixel, path.random, path.ray.start, number, 0u);
  raysortReorderThread(hit);
}

uint beginStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint item = raysortLaunchId().x;
  uvec2 pixel = pixelOf(item);
  Path path;
  path.ray = startPath(pixel, SLICE.sample0 + item / itemsPerSample());
  path.random = raysortRandom;
  path.throughput = vec3(1.0);
  path.pixel = packPixel(pixel);
  noAttribute = 0.0;
  count(WEEKEND_COUNT_PATHS, 1u);
  trace(path, 0u, live, hit);
  return 1u;
}

uint bounceStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint next = RAYSORT_DONE;
  bounce.path.ray = RaysortRay(raysortHitObjectGetWorldRayOrigin(hit), raysortHitObjectGetWorldRayDirection(hit),
                               live.start);
  bounce.path.throughput = live.throughput;
  bounce.path.random = live.random;
  bounce.path.pixel = live.pixel;
  bounce.number = live.bounce;
  bounce.goesOn = false;
  noAttribute = 0.0;
  raysortHitObjectExecuteShader(hit, 0);
  if (bounce.goesOn && bounce.number + 1u >= FRAME.depth)
    count(WEEKEND_COUNT_CUT, 1u);
  else if (bounce.goesOn)
  {
    trace(bounce.path, bounce.number + 1u, live, hit);
    next = 1u;
  }
  return next;
}

void main()
{
  raysortBeginSearch();
  raysortRunStages();
  countRays(traced, traced, 1u);
}
