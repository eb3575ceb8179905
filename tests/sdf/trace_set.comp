// trace_set.comp - rays through a field in a descriptor set.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require

layout(local_size_x = 64) in;
#include "raysort_sdf_shared.h"
layout(set = 0, binding = 0, std430) readonly buffer Header { uvec4 header[]; };
layout(set = 0, binding = 0, std430) readonly buffer Words { uint words[]; };
layout(set = 0, binding = 0, std430) readonly buffer Rows { uvec2 rows[]; };

// Offsets of the parts count 256 bytes.
#define RAYSORT_SDF_HEADER(sdf, i) header[i]
#define RAYSORT_SDF_MAP(sdf, i) words[64u * header[1].y + (i)]
#define RAYSORT_SDF_ROW(sdf, i) rows[32u * header[1].z + (i)]
#define RAYSORT_SDF_ID(sdf, i) words[64u * header[1].w + (i)]
#include "raysort_sdf.glsl"
#include "jobs.glsl"

layout(set = 0, binding = 1, std430) readonly buffer Jobs { Job jobs[]; };
layout(set = 0, binding = 2, std430) writeonly buffer Hits { RaysortSdfHit hits[]; };
layout(push_constant, std430) uniform Push { layout(offset = 24) uint count; } push;

void main()
{
  uint i = gl_GlobalInvocationID.x;
  if (i < push.count)
    hits[i] = answer(uvec2(0u), jobs[i]);
}
