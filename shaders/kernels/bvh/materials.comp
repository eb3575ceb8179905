// materials.comp - gives the hits of a trace the materials of their triangles.
// SPDX-License-Identifier: MIT
//
// A thread takes an entry of the list. It does not read the material that the trace wrote, because another thread may
// have written the same hit: a ray may be in the list twice.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_MATERIALS;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortTraceMaterialsPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer HitWords { uint word[8]; };

#define RAYSORT_ENTRIES_ONLY
#include "entries.glsl"
#define RAYSORT_BVH_LOAD_MATERIAL(i) raysortRead(push.ids, i)
#include "raysort_bvh_material.glsl"

// The number of the shader record of geometry `geometry` of an instance.
uint recordOf(uint geometry, uint instance)
{
  uvec2 bvh = uvec2(push.bvh);
  uint offset = 0u;
  if (RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_INSTANCES)
    offset = RAYSORT_BVH_LOAD_AT(bvh, RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * instance, 3).w;
  return (offset & 0x00ffffffu) + geometry * push.geometryStride;
}

// The first id of a shader record. A record past `materials` has no ids: it gets a number past every table.
uint firstOf(uint record)
{
  uint first = push.materialCount == 0u ? record : 0xffffffffu;
  if (record < push.materialCount)
    first = raysortRead(push.materials, record);
  return first;
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < liveCount())
    i = rayOf(i);
  else
    i = push.rayCount;
  if (i < push.rayCount)
  {
    HitWords hit = HitWords(raysortBvhAddress(uvec2(push.hits), 2u * i));
    if ((hit.word[7] & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.word[6] = raysortBvhMaterial(firstOf(recordOf(hit.word[4], hit.word[5])), hit.word[3], push.idCount,
                                       push.idType, push.missMaterial);
  }
}
