// map.glsl - the places of the bits and codes that occupy, skip and pack make on the way to the trace map.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_MAP_GLSL
#define RAYSORT_KERNELS_SDF_MAP_GLSL

const uint THREADS = uint(RAYSORT_THREADS);
const uint VOXELS = uint(RAYSORT_SDF_VOXELS);
const uint ROWS = 4096u; // rows of 64 voxels along x: y | z << 6

// Returns the first of the two words of a row of bits. The bits of occupied voxels come after the codes of a cascade.
uint codeAt(uint built, uint octant, uint bit, uint row)
{
  return built * uint(RAYSORT_SDF_CODE_WORDS) + (octant * 3u + bit) * 2u * ROWS + 2u * row;
}

uint occupiedAt(uint built, uint row)
{
  return codeAt(built, 8u, 0u, row);
}

#endif
