// instance.glsl - instances in device memory: their fields, and their chunks of triangles.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_INSTANCE_GLSL
#define RAYSORT_KERNELS_SDF_INSTANCE_GLSL

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortSdfInstanceWords
{
  uvec4 word[8];
};

// An instance in words of 16 bytes: 0 addresses, 1 - 3 transform, 4 and 5 box, mask and count, 6 format, 7 id and
// flags.
uvec4 raysort_instance(uvec2 instances, uint instance, uint word)
{
  return RaysortSdfInstanceWords(raysort_element(instances, instance, 128u)).word[word];
}

// Returns the count on the GPU, which may be larger than `most`; `most` if no count is given.
uint raysort_countOf(RaysortIn count, bool given, uint most)
{
  if (given)
    most = count.word[0];
  return most;
}

// Returns the number of instances that an entry of the table covers.
uint raysort_instancesPerEntry(uint maxInstances)
{
  return (maxInstances + RAYSORT_SDF_MAX_ENTRIES - 1u) / RAYSORT_SDF_MAX_ENTRIES;
}

uint raysort_tableAt(uint built, uint maxInstances)
{
  return uint(RAYSORT_SDF_WORK_TABLE) + built * (min(maxInstances, RAYSORT_SDF_MAX_ENTRIES) + 1u);
}

// Returns a bit for each of the blocks first .. last of an axis, modulo 8.
uint raysort_blockBits(int first, int last)
{
  uint bits = last - first < 7 ? ((2u << uint(last - first)) - 1u) << uint(first & 7) : 255u;
  return (bits | bits >> 8) & 255u;
}

// Returns the bits of the blocks of x and y in the two words of a plane along x and y. A word is four rows along x.
uvec2 raysort_blocksOfPlane(uint x, uint y)
{
  uvec2 rows = uvec2(y & 15u, y >> 4);
  return (rows & 1u | (rows & 2u) << 7 | (rows & 4u) << 14 | (rows & 8u) << 21) * x;
}

// Whether a voxel of the box is to be built. It looks at blocks of 8^3 voxels: true is possible although no voxel is.
bool raysort_meetsNeed(RaysortInOut work, uint built, ivec3 window, ivec3 low, ivec3 high)
{
  ivec3 a = (window + low) >> 3, b = (window + high) >> 3;
  bool meets = false;
  if (all(lessThanEqual(low, high)))
  {
    uvec2 bits = raysort_blocksOfPlane(raysort_blockBits(a.x, b.x), raysort_blockBits(a.y, b.y));
    for (uint planes = raysort_blockBits(a.z, b.z); planes != 0u; planes &= planes - 1u)
    {
      uint at = uint(RAYSORT_SDF_WORK_NEED) + 16u * built + 2u * uint(findLSB(planes));
      meets = meets || (work.word[at] & bits.x | work.word[at + 1u] & bits.y) != 0u;
    }
  }
  return meets;
}

// Returns the voxels of the window that the box of an instance can change. a and b: words 4 and 5 of the instance.
void raysort_instanceVoxels(RaysortGrid grid, uvec4 a, uvec4 b, out ivec3 low, out ivec3 high)
{
  raysort_boxVoxels(grid, uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz), low, high);
}

// Returns the chunks of RAYSORT_SDF_CHUNK triangles of an instance for a cascade; 0 if the instance, whose box has the
// voxels low .. high, is elsewhere.
uint raysort_chunksOf(uvec4 a, uvec4 b, ivec3 low, ivec3 high, RaysortInOut work, uint built, uint cascade,
                      ivec3 window)
{
  uint chunks = b.w / uint(RAYSORT_SDF_CHUNK) + (b.w % uint(RAYSORT_SDF_CHUNK) != 0u ? 1u : 0u);
  bool meets = (a.w >> cascade & 1u) != 0u && raysort_meetsNeed(work, built, window, low, high);
  return meets ? chunks : 0u;
}

#endif
