// sdf.glsl - addresses, cascades, state words and bricks, for the kernels of sparse distance fields.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_GLSL
#define RAYSORT_KERNELS_SDF_GLSL

// Returns base + unit * 256: parts of scratch may be anywhere in 64 bits.
uvec2 raysort_part(uvec2 base, uint unit)
{
  uint carry;
  uint low = uaddCarry(base.x, unit << 8, carry);
  return uvec2(low, base.y + (unit >> 24) + carry);
}

// Returns the address of element `index` of `size` bytes. The product may pass 32 bits.
uvec2 raysort_element(uvec2 base, uint index, uint size)
{
  uint high, low, carry;
  umulExtended(index, size, high, low);
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

// Returns 0. Compilers cannot know that, so they do not unroll a loop that begins at it: code that runs seldom stays
// short. Every dispatch has one plane of workgroups.
uint raysort_zero()
{
  return gl_NumWorkGroups.z - 1u;
}

#define RAYSORT_SDF_BUILD_BITS (RAYSORT_SDF_UNKNOWN_BIT | RAYSORT_SDF_STALE_BIT)
#define RAYSORT_SDF_UNKNOWN (RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT)

// Returns the cascade that is number `built` among the cascades of the mask.
uint raysort_cascade(uint mask, uint built)
{
  [[dont_unroll]] for (uint i = 0u; i < built; ++i)
    mask &= mask - 1u;
  return uint(findLSB(mask));
}

// ---- words of a cascade's record in the header, and of its statistics ----

#define RAYSORT_SDF_RECORD(cascade) \
  (4u * (uint(RAYSORT_SDF_HEADER_WORDS) + uint(RAYSORT_SDF_CASCADE_WORDS) * (cascade)))
#define RAYSORT_SDF_STATS(cascade) (uint(RAYSORT_SDF_HEADER_SIZE) / 4u + 32u * (cascade))

// Words of RaysortSdfStats.
#define RAYSORT_STAT_TESTED 0u
#define RAYSORT_STAT_TRIANGLES 2u
#define RAYSORT_STAT_REFERENCES 4u
#define RAYSORT_STAT_STORED 6u
#define RAYSORT_STAT_BRICKS_NEEDED 7u
#define RAYSORT_STAT_BRICKS_BUILT 8u
#define RAYSORT_STAT_BRICKS_REUSED 9u
#define RAYSORT_STAT_BRICKS_FREED 10u
#define RAYSORT_STAT_BRICKS_FREE 11u
#define RAYSORT_STAT_BLOCKS 12u
#define RAYSORT_STAT_INSTANCES 13u
#define RAYSORT_STAT_DEFERRED 14u
#define RAYSORT_STAT_STALE 15u
#define RAYSORT_STAT_UNKNOWN 16u
#define RAYSORT_STAT_MOST 17u
#define RAYSORT_STAT_BAD 18u
#define RAYSORT_STAT_OVERFLOW 19u
#define RAYSORT_STAT_SERIAL 20u
#define RAYSORT_STAT_CHANGES 21u
#define RAYSORT_STAT_FAR 22u

struct RaysortGrid
{
  ivec3 window;  // the lowest voxel, absolute
  ivec3 anchor;  // the anchor's voxel
  float inverse; // voxels a world unit
};

#define RAYSORT_SDF_LOAD_GRID(grid, words, cascade)                                               \
  {                                                                                               \
    uint at = RAYSORT_SDF_RECORD(cascade);                                                        \
    grid.window = ivec3(words.word[at + 4u], words.word[at + 5u], words.word[at + 6u]);           \
    grid.anchor = ivec3(words.word[at + 8u], words.word[at + 9u], words.word[at + 10u]);          \
    grid.inverse = uintBitsToFloat(words.word[at + 11u]);                                         \
  }

// ---- voxels: (x, y, z), and the index x | y << 6 | z << 12 ----

ivec3 raysort_voxelOf(uint index)
{
  return ivec3(index & 63u, index >> 6 & 63u, index >> 12 & 63u);
}

uint raysort_indexOf(ivec3 voxel)
{
  uvec3 v = uvec3(voxel) & 63u;
  return v.x | v.y << 6 | v.z << 12;
}

// Returns the absolute voxel of the window for a toroidal index.
ivec3 raysort_absolute(ivec3 window, uint index)
{
  return window + ((raysort_voxelOf(index) - window) & 63);
}

// Returns i / n, for i < 2^16. The quotient of floats is at least 1 / 2n from a whole number, so any rounding will do.
// A division of integers takes three times as many instructions.
uint raysort_quotient(uint i, uint n)
{
  return uint((float(i) + 0.5) / float(n));
}

// Returns place i, x fastest, of a box of which x and y have `width` and `height` places.
ivec3 raysort_placeOf(uint i, uint width, uint height)
{
  uint row = raysort_quotient(i, width), plane = raysort_quotient(row, height);
  return ivec3(i - row * width, row - plane * height, plane);
}

uint raysort_key(uint cascade, ivec3 voxel)
{
  uvec3 v = uvec3(voxel) & 511u;
  return cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT | v.z << 18 | v.y << 9 | v.x;
}

// Returns the index, 0 .. 511, of a block of 8^3 voxels in a toroidal map.
uint raysort_blockOf(ivec3 absolute)
{
  uvec3 b = uvec3(absolute >> 3) & 7u;
  return b.x | b.y << 3 | b.z << 6;
}

const float RAYSORT_SDF_REACH = 0.08;

// Returns the voxel of the window that has x, on an axis, or the first voxel; the last one is 64. A NaN gives 0.
int raysort_lowVoxel(float x)
{
  return int(x > 0.0 ? min(x, 64.0) : 0.0);
}

// The same, or the last voxel of the window; the first one is -1. A NaN gives 63.
int raysort_highVoxel(float x)
{
  return int(floor(x < 63.0 ? max(x, -1.0) : 63.0));
}

ivec3 raysort_lowVoxels(vec3 x)
{
  return ivec3(raysort_lowVoxel(x.x), raysort_lowVoxel(x.y), raysort_lowVoxel(x.z));
}

ivec3 raysort_highVoxels(vec3 x)
{
  return ivec3(raysort_highVoxel(x.x), raysort_highVoxel(x.y), raysort_highVoxel(x.z));
}

// Returns the voxels of the window that a triangle in a box can change: (low, high), inclusive; if there are none, some
// high is less than its low. The box is grown by 0.5 brixels, 0.0714 voxels. A NaN bound counts as infinite.
void raysort_boxVoxels(RaysortGrid grid, vec3 boxMin, vec3 boxMax, out ivec3 low, out ivec3 high)
{
  precise vec3 corner = vec3(grid.window - grid.anchor);
  precise vec3 a = boxMin * grid.inverse - corner - RAYSORT_SDF_REACH;
  precise vec3 b = boxMax * grid.inverse - corner + RAYSORT_SDF_REACH;
  low = raysort_lowVoxels(a);
  high = raysort_highVoxels(b);
}

// ---- the pool ----

uint raysort_poolGroups(uint capacity)
{
  return (capacity + uint(RAYSORT_SDF_POOL_BRICKS) - 1u) / uint(RAYSORT_SDF_POOL_BRICKS);
}

uint raysort_poolWords(uint capacity)
{
  return (capacity + 31u) / 32u;
}

// Returns the brick of a state word; RAYSORT_SDF_NONE if it has none, or if the word is garbage.
uint raysort_brickOf(uint word, uint capacity)
{
  uint brick = word & RAYSORT_SDF_BRICK_MASK;
  return (word & RAYSORT_SDF_EMPTY_BIT) == 0u && brick < capacity ? brick : RAYSORT_SDF_NONE;
}

#define RAYSORT_SDF_FREE(pool, keys, capacity, brick)                                             \
  {                                                                                               \
    uint bit = 1u << ((brick) & 31u), at = raysort_poolGroups(capacity) + ((brick) >> 5);         \
    atomicAnd(pool.word[at], ~bit);                                                               \
    atomicOr(pool.word[at + 2u * raysort_poolWords(capacity)], bit);                              \
    atomicAdd(pool.word[(brick) / uint(RAYSORT_SDF_POOL_BRICKS)], 0xffffffffu);                   \
    keys.word[brick] = RAYSORT_SDF_NONE;                                                          \
  }

#endif
