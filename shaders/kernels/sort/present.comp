// present.comp - the materials that have rays, ascending, without those of a list: as a list of ids, or as the table of
// a rest pipeline.
// SPDX-License-Identifier: MIT
//
// One workgroup. A thread takes neighbouring materials: it counts those that it will write, and the scan says where
// they go. The list becomes bits in shared memory, so a list that is not ascending, which only a wrong copy can be, is
// read as well, and no load waits for another one. Shared memory: 13 KiB with 1,024 threads.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_PRESENT;
layout(local_size_x_id = RAYSORT_CONSTANT_THREADS) in;
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = RAYSORT_THREADS;
#define RAYSORT_WORKGROUP THREADS
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortPresentPush push; };
#include "arguments.glsl"

shared uint listed[2048]; // a bit for each of at most 65,536 materials: is it in the list?

void readList()
{
  uint words = (push.materialCount + 31u) / 32u;
  for (uint i = gl_LocalInvocationIndex; i < words; i += THREADS)
    listed[i] = 0u;
  barrier();
  for (uint i = gl_LocalInvocationIndex; i < push.listedCount; i += THREADS)
  {
    uint material = push.list.word[i];
    if (material < push.materialCount)
      atomicOr(listed[material / 32u], 1u << material % 32u);
  }
  barrier();
}

// The rays of a material, 0 if it is in the list.
uint restOf(uint material)
{
  uint rays = push.offsets.word[material + 1u] - push.offsets.word[material];
  return (listed[material / 32u] >> material % 32u & 1u) != 0u ? 0u : rays;
}

uint groupsOf(uint rays)
{
  return push.workgroupSize == 0u ? 0u : (rays + push.workgroupSize - 1u) / push.workgroupSize; // rays < 2^31
}

// Words of the head. All of them are written by one thread, after the totals are known.
void writeHead(uint entries, uint groups, uint rays)
{
  bool isRest = push.workgroupSize != 0u;
  push.ranges.word[isRest ? RAYSORT_REST_ENTRIES : 0u] = entries; // a list of present materials begins with the number
  if (isRest)
  {
    raysort_writeArguments(RAYSORT_REST_ARGUMENTS, groups * push.workgroupSize);
    push.ranges.word[RAYSORT_REST_RAYS] = rays;
    for (uint i = RAYSORT_REST_RESERVED; i < RAYSORT_REST_WORDS; ++i)
      push.ranges.word[i] = 0u;
  }
}

void main()
{
  uint each = (push.materialCount + THREADS - 1u) / THREADS;
  uint begin = min(gl_LocalInvocationIndex * each, push.materialCount);
  uint end = min(begin + each, push.materialCount);
  uint entries = 0u, groups = 0u, rays = 0u;
  readList();
  for (uint material = begin; material < end; ++material)
  {
    uint rest = restOf(material);
    entries += rest != 0u ? 1u : 0u;
    groups += groupsOf(rest);
    rays += rest;
  }
  uint allEntries, allGroups, allRays;
  uint entry = raysort_workgroupScan(entries, allEntries);
  uint group = raysort_workgroupScan(groups, allGroups);
  raysort_workgroupScan(rays, allRays);
  for (uint material = begin; material < end; ++material)
  {
    uint rest = restOf(material);
    if (rest != 0u && push.workgroupSize == 0u)
      push.ranges.word[1u + entry] = material;
    if (rest != 0u && push.workgroupSize != 0u)
    {
      push.ranges.word[RAYSORT_REST_WORDS + 2u * entry] = group;
      push.ranges.word[RAYSORT_REST_WORDS + 2u * entry + 1u] = material;
    }
    entry += rest != 0u ? 1u : 0u;
    group += groupsOf(rest);
  }
  if (gl_LocalInvocationIndex == 0u)
    writeHead(allEntries, allGroups, allRays);
}
