// keys.comp - computes the keys by which slots are sorted: places along a curve through the middles of the boxes.
// SPDX-License-Identifier: MIT
//
// One thread for each slot. See raysort_bvhMakeKeys. Skipped primitives come after all others of their structure.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_KEYS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhKeysPush push; };

uint keyOf(uint part, vec3 lo, vec3 hi)
{
  uint key = 0u;
  uvec3 centre;
  uvec2 axes = uvec2(READ_STATE(part, RAYSORT_BVH_STATE_AXES), READ_STATE(part, RAYSORT_BVH_STATE_AXES + 1u));
  [[unroll]] for (int k = 0; k < 3; ++k)
  {
    float origin = readStateFloat(uvec2(push.state), part, RAYSORT_BVH_STATE_KEY_GRID + uint(k));
    float inverse = readStateFloat(uvec2(push.state), part, RAYSORT_BVH_STATE_KEY_GRID + 3u + uint(k));
    centre[k] = centreOf(lo[k], hi[k], origin, inverse) << 16;
  }
  for (int bit = 30; bit >= 0; --bit)
  {
    uint axis = (bit < 16 ? axes.x >> (2 * bit) : axes.y >> (2 * bit - 32)) & 3u;
    uint left = axis == 0u ? centre.x : axis == 1u ? centre.y : centre.z;
    key = key << 1 | left >> 31;
    centre <<= uvec3(axis == 0u, axis == 1u, axis == 2u);
  }
  return key;
}

void main()
{
  uint slot = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (slot < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.structures, slot);
    uvec4 a = LOAD4(push.boxes, 2u * slot), b = LOAD4(push.boxes, 2u * slot + 1u);
    uint key = 0x80000000u;
    if (a.w == 0u)
      key = keyOf(part, uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
    raysortWrite(push.keys, slot * push.keyWords, key);
    if (push.keyWords == 2u)
      raysortWrite(push.keys, slot * 2u + 1u, part);
    raysortWrite(push.values, slot, slot);
  }
}
