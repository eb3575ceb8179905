// frames.comp - numbers the frames by the places of the nodes where they begin.
// SPDX-License-Identifier: MIT
//
// One workgroup for each structure. It does nothing if the structure has no frame, or too many: then it gets none. The
// mark of a node where a frame begins becomes 1 + the frame's number.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_FRAMES;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhFramesPush push; };

#define RAYSORT_WORKGROUP THREADS
#include "../common.glsl"

void numberFrames(uint part)
{
  RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
  uint frames = READ_STATE(part, RAYSORT_BVH_STATE_FRAMES), nodes = READ_STATE(part, RAYSORT_BVH_STATE_NODES);
  uint number = 1u, total;
  if (frames != 0u && frames <= description.frames)
    for (uint first = 0u; first < nodes; first += THREADS)
    {
      uint place = first + gl_LocalInvocationIndex;
      RaysortInOut mark = RaysortInOut(raysortAddress(uvec2(push.places), 8u * (description.firstPlace + place) + 7u));
      uint isFrame = 0u;
      if (place < nodes)
        isFrame = mark.word[0];
      uint before = raysort_workgroupScan(isFrame, total);
      if (isFrame != 0u)
        mark.word[0] = number + before;
      number += total;
    }
}

void main()
{
  for (uint part = foldedGroup(); part < push.structures; part += gl_NumWorkGroups.x * gl_NumWorkGroups.y)
    numberFrames(part);
}
