// cull.comp - finds the instances that a cascade needs, and counts their chunks of triangles; one group per cascade.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_CULL;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
#include "instance.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfCullPush push; };


uint chunksOfEntry(uint entry, uint perEntry, uint count, uint built, uint cascade, RaysortGrid grid)
{
  uint sum = 0u;
  [[dont_unroll]] for (uint i = 0u; i < perEntry; ++i)
    if (entry * perEntry + i < count)
    {
      uvec4 a = raysort_instance(uvec2(push.instances), entry * perEntry + i, 4u);
      uvec4 b = raysort_instance(uvec2(push.instances), entry * perEntry + i, 5u);
      ivec3 low, high;
      raysort_instanceVoxels(grid, a, b, low, high);
      sum += min(raysort_chunksOf(a, b, low, high, push.work, built, cascade, grid.window), RAYSORT_SDF_MAX_CHUNKS);
    }
  return min(sum, RAYSORT_SDF_MAX_CHUNKS);
}

void main()
{
  uint built = gl_WorkGroupID.x, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint given = raysort_countOf(push.instanceCount, (push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u, push.maxInstances);
  uint count = min(given, push.maxInstances);
  uint entries = min(push.maxInstances, RAYSORT_SDF_MAX_ENTRIES);
  uint perEntry = raysort_instancesPerEntry(push.maxInstances);
  uint table = raysort_tableAt(built, push.maxInstances), before = 0u;
  RaysortGrid grid;
  RAYSORT_SDF_LOAD_GRID(grid, push.header, cascade)
  [[dont_unroll]] for (uint base = 0u; base < entries; base += uint(RAYSORT_THREADS))
  {
    uint entry = base + t, total;
    uint chunks = entry < entries ? chunksOfEntry(entry, perEntry, count, built, cascade, grid) : 0u;
    uint rank = raysort_workgroupScan(chunks, total); // < 2^31
    if (entry < entries)
      push.work.word[table + entry] = min(before + rank, RAYSORT_SDF_MAX_CHUNKS);
    before = min(before + total, RAYSORT_SDF_MAX_CHUNKS);
  }
  if (t == 0u)
  {
    uint boxes = raysort_countOf(push.boxCount, (push.given & RAYSORT_GIVEN_BOXES_BIT) != 0u, push.maxBoxes);
    uint stats = RAYSORT_SDF_STATS(cascade);
    push.work.word[RAYSORT_SDF_WORK_INSTANCES] = count; // each group writes the same number
    push.work.word[table + entries] = before;
    push.work.word[uint(RAYSORT_SDF_WORK_CHUNKS) + built] = before;
    atomicMax(push.work.word[RAYSORT_SDF_WORK_BIN], min(before, 65535u));
    push.work.word[RAYSORT_SDF_WORK_BIN + 1] = gl_NumWorkGroups.x;
    push.work.word[RAYSORT_SDF_WORK_BIN + 2] = 1u;
    push.header.word[stats + RAYSORT_STAT_INSTANCES] = given;
    push.header.word[stats + RAYSORT_STAT_OVERFLOW] =
        (given > push.maxInstances ? RAYSORT_SDF_OVERFLOW_INSTANCES_BIT : 0u) |
        (boxes > push.maxBoxes ? RAYSORT_SDF_OVERFLOW_BOXES_BIT : 0u) |
        (before == RAYSORT_SDF_MAX_CHUNKS ? RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT : 0u);
  }
}
