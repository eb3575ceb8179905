// intersect.comp - a bounce of `sorted`, first half: what every path hits, and the key that it is sorted by.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl. Workgroup: WIDTH threads with WEEKEND_PATHS paths each, on x and folded into y; wave 0
// makes its paths. Shared memory: the bounds. Two barriers, in workgroups that have paths.
//
// Paths that leave the scene end here; they, and those that an earlier shading absorbed, get the void key.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#define WEEKEND_RAYS WEEKEND_PATHS
#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH
#include "tracer.glsl"
#include "states.glsl"

shared uint keyWords[WEEKEND_ITEMS / 2]; // of the workgroup, two keys a word

// Live paths of the sort before this wave, see RaysortRanges.
uint livePaths()
{
  Words ranges = FRAME.ranges0;
  if ((SLICE.wave & 1u) == 0u)
    ranges = FRAME.ranges1;
  return ranges.at[1];
}

// Of path i. Types from 1 up, NONE has no key; a path that hits nothing is over.
uint keyOf(uint i, Path path, uint hittable)
{
  uint key = FRAME.keyCount;
  if (hittable == RAYSORT_NOWHERE)
  {
    countHit(hittable, SLICE.wave);
    completePath(i, path);
    precise vec3 colour = path.throughput * raysortBackground(path.ray);
    addSample(unpackPixel(path.pixel), colour);
  }
  else
  {
    RaysortHittable head;
    RaysortMaterial material;
    raysortDeref(head, hittable);
    raysortDeref(material, head.mat);
    key = material.type - FRAME.firstKey;
  }
  return key;
}

void main()
{
  uint paths = SLICE.wave == 0u ? SLICE.items : livePaths();
  uint first = groupNumber() * WEEKEND_ITEMS;
  if (first < paths)
  {
    Path path[WEEKEND_PATHS];
    RaysortRay rays[WEEKEND_PATHS];
    bool isLive[WEEKEND_PATHS];
    uint found[WEEKEND_PATHS];
    uint traced = 0u;
    for (uint word = gl_LocalInvocationIndex; word < WEEKEND_ITEMS / 2; word += WEEKEND_THREADS)
      keyWords[word] = 0u;
    raysortBeginSearch();
#define BEGIN(k) path[k] = beginPath(first + k * WEEKEND_THREADS + gl_LocalInvocationIndex, paths);
    RAYSORT_EACH_RAY(BEGIN)
    [[unroll]] for (uint k = 0u; k < WEEKEND_PATHS; ++k)
    {
      isLive[k] = isPath(path[k]);
      rays[k] = path[k].ray;
      traced += isLive[k] ? 1u : 0u;
      if (isLive[k] && SLICE.wave == 0u)
        storePath(0u, first + k * WEEKEND_THREADS + gl_LocalInvocationIndex, path[k]);
    }
    raysortSearch(rays, isLive, WEEKEND_T_MIN, WEEKEND_T_MAX, found);
    [[unroll]] for (uint k = 0u; k < WEEKEND_PATHS; ++k)
    {
      uint at = k * WEEKEND_THREADS + gl_LocalInvocationIndex;
      uint key = isLive[k] ? keyOf(first + at, path[k], found[k]) : FRAME.keyCount;
      atomicOr(keyWords[at >> 1], key << ((at & 1u) * 16u));
      if (first + at < paths)
        FRAME.found.at[first + at] = found[k];
    }
    barrier();
    for (uint word = gl_LocalInvocationIndex; word < WEEKEND_ITEMS / 2; word += WEEKEND_THREADS)
      if (first + 2u * word < paths)
        FRAME.keys.at[first / 2u + word] = keyWords[word];
    countRays(traced, 1u, WEEKEND_PATHS);
  }
}
