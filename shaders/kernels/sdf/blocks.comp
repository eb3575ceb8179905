// blocks.comp - finds references of large triangles, in blocks of 8^3 voxels; a group a block.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_BLOCKS;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
#include "instance.glsl"
#include "triangle.glsl"
#include "distance.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfBinPush push; };

#include "wide.glsl"
#include "bin.glsl"

// References of triangle `number` of the place to the voxels of a block. All threads, with the same arguments.
void binPair(Cascade cascade, Place place, uint number, ivec3 block)
{
  RaysortTriangle triangle = raysort_triangle(uvec2(push.instances), place.instance, place.first + number);
  RaysortTriangleGrid g = raysort_toGrid(triangle, cascade.grid.inverse);
  ivec3 low, high;
  float most;
  voxelsOf(cascade, place.instance, g, low, high, most);
  bool isWide = raysort_isWide(g, most);
  if (isWide)
  {
    lookAt(cascade, triangle);
    wideVoxels(low, high);
  }
  uint hits = 0u;
  [[dont_unroll]] for (uint k = 0u; k < 4u; ++k)
  {
    ivec3 v = voxelOfBlock(cascade, block, gl_LocalInvocationIndex + 128u * k);
    hits |= hitOf(cubeOf(cascade, v, low, high, isWide), g, isWide) << 2u * k;
  }
  storeBlock(cascade, triangle, place.isDynamic, block, hits);
}

void main()
{
  uint count = min(push.work.word[counterOf(RAYSORT_SDF_WORK_ENTRIES)], push.maxBlocks);
  uint instanceCount = push.work.word[RAYSORT_SDF_WORK_INSTANCES];
  for (uint i = gl_WorkGroupID.x; i < count; i += gl_NumWorkGroups.x)
  {
    RaysortInOut words = RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.blocks), i, 8u));
    uint number = words.word[0], block = words.word[1];
    Cascade cascade = loadCascade(block & 31u);
    Place place = placeOf(cascade, number / uint(RAYSORT_SDF_CHUNK), instanceCount);
    binPair(cascade, place, number % uint(RAYSORT_SDF_CHUNK), unpackBlock(block));
  }
}
