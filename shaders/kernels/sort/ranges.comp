// ranges.comp - MaterialsOffsets and CountedMaterials of more than 256 materials, by search in the sorted map.
// SPDX-License-Identifier: MIT
//
// A thread takes a material. The last thread of a workgroup takes the first material of the next one: it only finds
// where the one before it ends. The search begins within the slots of the material's second digit, whose totals the
// scatter left. Shared memory: 2 KiB.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_RANGES;
layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortRangesPush push; };
#include "id.glsl"
#include "arguments.glsl"

shared uint digitSlots[257];               // first slot of each last digit, then the number of live entries
shared uint firstSlots[RAYSORT_THREADS];   // of this workgroup's materials

void findDigitSlots()
{
  uint digit = gl_LocalInvocationIndex * 2u;
  uint count0 = digit < push.digitCount ? push.totals.word[digit] : 0u;
  uint count1 = digit + 1u < push.digitCount ? push.totals.word[digit + 1u] : 0u;
  uint live;
  uint slot = raysort_workgroupScan(count0 + count1, live);
  digitSlots[digit] = slot;
  digitSlots[digit + 1u] = slot + count0;
  if (gl_LocalInvocationIndex == 0u)
    digitSlots[256] = live;
  barrier();
}

// The first slot whose id is at least `material`.
uint findSlot(uint material)
{
  uint digit = min(material >> push.digitShift, 256u);
  uint low = material < push.materialCount ? digitSlots[digit] : digitSlots[256];
  uint high = material < push.materialCount ? digitSlots[digit + 1u] : low;
  while (low < high)
  {
    // Seven probes at a time: they wait for memory at the same time, and each step leaves an eighth of the range.
    uint size = high - low;
    uint newLow = low, newHigh = high;
    [[unroll]] for (uint i = 1u; i < 8u; ++i)
    {
      uint probe = low + size / 8u * i + size % 8u * i / 8u; // below high
      bool below = raysort_id(raysortRead(push.map, probe)) < material;
      newLow = below ? max(newLow, probe + 1u) : newLow;
      newHigh = below ? newHigh : min(newHigh, probe);
    }
    low = newLow;
    high = newHigh;
  }
  return low;
}

void main()
{
  uint t = gl_LocalInvocationIndex;
  uint material = gl_WorkGroupID.x * (RAYSORT_THREADS - 1u) + t;
  findDigitSlots();
  uint slot = findSlot(material);
  firstSlots[t] = slot;
  barrier();
  if (material <= push.materialCount && t < RAYSORT_THREADS - 1u)
    push.ranges.word[RAYSORT_RANGES_WORDS + material] = slot;
  if (material < push.materialCount && t < RAYSORT_THREADS - 1u)
    raysort_writeArguments(push.countedOffset + material * 3u, firstSlots[t + 1u] - slot);
}
