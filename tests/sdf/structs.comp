// structs.comp - the structs of fields in GLSL: compiled, to compare where their members are.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 64) in;
#include "raysort_address.glsl"
#include "raysort_sdf_shared.h"
layout(set = 0, binding = 0, std430) readonly buffer Headers { RaysortSdfHeader headers[]; };
layout(set = 0, binding = 1, std430) readonly buffer Cascades { RaysortSdfCascade cascades[]; };
layout(set = 0, binding = 2, std430) readonly buffer AllStats { RaysortSdfStats stats[]; };
layout(set = 0, binding = 3, std430) readonly buffer Instances { RaysortSdfInstance instances[]; };
layout(set = 0, binding = 4, std430) readonly buffer Boxes { RaysortSdfBox boxes[]; };
layout(set = 0, binding = 5, std430) writeonly buffer Words { uint words[]; };

void main()
{
  uint i = gl_GlobalInvocationID.x;
  words[i] = headers[i].magic + uint(cascades[i].window[1]) + stats[i].serial + instances[i].id +
             boxes[i].cascadeMask;
}
