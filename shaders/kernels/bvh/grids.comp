// grids.comp - makes two grids of every structure: the grid of its keys, and the root's grid.
// SPDX-License-Identifier: MIT
//
// One thread for each structure.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_GRIDS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(push_constant, std430) uniform Push { RaysortBvhGridsPush push; };

float bound(uint part, uint word)
{
  return disordered(READ_STATE(part, word));
}

Box boundOf(uint part, uint first)
{
  return Box(vec3(bound(part, first), bound(part, first + 1u), bound(part, first + 2u)),
             vec3(bound(part, first + 3u), bound(part, first + 4u), bound(part, first + 5u)));
}

// Chooses the box of the grid for keys, as raysort_bvhMakeKeys does.
Box keyBox(Box bounds, Box middles)
{
  Box box = bounds;
  [[unroll]] for (int k = 0; k < 3; ++k)
    if (product(difference(middles.hi[k], middles.lo[k]), 4.0) < difference(bounds.hi[k], bounds.lo[k]))
    {
      box.lo[k] = middles.lo[k];
      box.hi[k] = middles.hi[k];
    }
  return box;
}

// Finds the axis of each bit of a key, from bit 0 on, as raysort_bvhMakeTables does.
uvec2 axesOf(vec3 cell)
{
  ivec3 left = ivec3(16);
  uvec2 axes = uvec2(0u);
  for (int bit = 30; bit >= 0; --bit)
  {
    int axis = 0;
    vec3 length = vec3(product(cell.x, power(left.x)), product(cell.y, power(left.y)), product(cell.z, power(left.z)));
    if (left.x == 0 || (left.y > 0 && length.y > length.x))
      axis = 1;
    int leftThere = axis == 0 ? left.x : left.y;
    if (leftThere == 0 || (left.z > 0 && length.z > (axis == 0 ? length.x : length.y)))
      axis = 2;
    left -= ivec3(axis == 0, axis == 1, axis == 2);
    axes.x |= bit < 16 ? uint(axis) << (2 * bit) : 0u;
    axes.y |= bit >= 16 ? uint(axis) << (2 * bit - 32) : 0u;
  }
  return axes;
}

void writeVector(uint part, uint word, vec3 value)
{
  WRITE_STATE(part, word, floatBitsToUint(value.x));
  WRITE_STATE(part, word + 1u, floatBitsToUint(value.y));
  WRITE_STATE(part, word + 2u, floatBitsToUint(value.z));
}

void main()
{
  uint part = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (part < push.structures)
  {
    Box bounds = Box(vec3(0.0), vec3(0.0)), middles = bounds;
    if (READ_STATE(part, RAYSORT_BVH_STATE_GOOD) != 0u)
    {
      bounds = boundOf(part, RAYSORT_BVH_STATE_BOUNDS);
      middles = boundOf(part, RAYSORT_BVH_STATE_MIDDLES);
    }
    Grid grid = gridOf(keyBox(bounds, middles));
    uvec2 axes = axesOf(grid.cell);
    WRITE_STATE(part, RAYSORT_BVH_STATE_AXES, axes.x);
    WRITE_STATE(part, RAYSORT_BVH_STATE_AXES + 1u, axes.y);
    writeVector(part, RAYSORT_BVH_STATE_KEY_GRID, grid.origin);
    writeVector(part, RAYSORT_BVH_STATE_KEY_GRID + 3u, grid.inverse);
    grid = gridOf(bounds);
    writeVector(part, RAYSORT_BVH_STATE_GRID, grid.origin);
    writeVector(part, RAYSORT_BVH_STATE_GRID + 3u, grid.cell);
    writeVector(part, RAYSORT_BVH_STATE_GRID + 6u, grid.inverse);
    WRITE_STATE(part, RAYSORT_BVH_STATE_GRID + 9u, floatBitsToUint(grid.extent));
  }
}
