// instance.glsl - instances in device memory: their fields, and their chunks of triangles.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_INSTANCE_GLSL
#define RAYSORT_KERNELS_SDF_INSTANCE_GLSL

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortSdfInstanceWords
{
  uvec4 word[8];
};

// Words of 16 bytes: 0: addresses, 1 - 3: transform, 4 and 5: box, mask and count, 6: format, 7: id and flags.
uvec4 raysort_instance(uvec2 instances, uint instance, uint word)
{
  return RaysortSdfInstanceWords(raysort_element(instances, instance, 128u)).word[word];
}

// How many instances are looked at.
uint raysort_instanceCount(RaysortIn count, uint most)
{
  return uvec2(count) != uvec2(0u) ? min(most, count.word[0]) : most;
}

// Instances that an entry of the table stands for.
uint raysort_instancesPerEntry(uint maxInstances)
{
  return (maxInstances + RAYSORT_SDF_MAX_ENTRIES - 1u) / RAYSORT_SDF_MAX_ENTRIES;
}

uint raysort_tableAt(uint built, uint maxInstances)
{
  return uint(RAYSORT_SDF_WORK_TABLE) + built * (min(maxInstances, RAYSORT_SDF_MAX_ENTRIES) + 1u);
}

// Is some voxel of the box's to be built? By blocks of 8^3 voxels: maybe yes, though none is.
bool raysort_meetsNeed(RaysortInOut work, uint built, ivec3 window, ivec3 low, ivec3 high)
{
  ivec3 a = (window + low) >> 3, b = (window + high) >> 3;
  bool meets = false;
  if (all(lessThanEqual(low, high)))
    for (int z = a.z; z <= b.z; ++z)
      for (int y = a.y; y <= b.y; ++y)
      {
        uint row = uint((z & 7) << 3 | (y & 7)) * 8u; // the first bit of eight blocks
        uint bits = work.word[uint(RAYSORT_SDF_WORK_NEED) + 16u * built + row / 32u] >> (row & 31u);
        for (int x = a.x; x <= b.x; ++x)
          meets = meets || (bits >> (x & 7) & 1u) != 0u;
      }
  return meets;
}

// Chunks of RAYSORT_SDF_CHUNK triangles of an instance that a cascade must look at; 0: the instance lies elsewhere.
uint raysort_chunksOf(uvec2 instances, uint instance, RaysortInOut work, uint built, uint cascade, RaysortGrid grid)
{
  uvec4 a = raysort_instance(instances, instance, 4u), b = raysort_instance(instances, instance, 5u);
  uint chunks = b.w / uint(RAYSORT_SDF_CHUNK) + (b.w % uint(RAYSORT_SDF_CHUNK) != 0u ? 1u : 0u);
  ivec3 low, high;
  raysort_boxVoxels(grid, uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz), low, high);
  bool meets = (a.w >> cascade & 1u) != 0u && raysort_meetsNeed(work, built, grid.window, low, high);
  return meets ? chunks : 0u;
}

#endif
