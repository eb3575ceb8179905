// bin.comp - finds references of triangles in the voxels to be built; a group takes a chunk of 128 triangles at a time,
// or a block of a large triangle.
// SPDX-License-Identifier: MIT
//
// A small triangle has a box of at most 32 voxels. A prefix sum over the boxes gives the voxels of all small triangles
// to all threads, and the result for a triangle is a mask of 32 bits. In the same way the threads take blocks of 8^3
// voxels of large triangles. A block that a triangle meets goes into a list for the next pass, which is this kernel too
// (isOfBlocks): one group per block. If the list is full, the block is done in the first pass, one by one. Triangles
// that reach far beyond the window (wide.glsl) are rare and are taken one by one. Shared memory: 10 KiB.
// Tuning: against large triangles one by one, updates after a move took 9 % less time, rebuilds 1 % less (terrain,
// NVIDIA H200, 2026-11-23).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_BIN;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
#include "instance.glsl"
#include "triangle.glsl"
#include "distance.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfBinPush push; };

#include "wide.glsl"
#include "bin.glsl"

layout(constant_id = RAYSORT_CONSTANT_SDF_OWN) const uint OWN = 0u;

const uint THREADS = uint(RAYSORT_THREADS);

shared vec3 worlds[3u * THREADS]; // corners of the chunk's triangles, in world units
shared uint lows[THREADS];   // the box, in voxels: x | y << 6 | z << 12 | width << 18 | height << 24; large and wide
                             // triangles: | high x << 18 | high y << 24
shared uint firsts[THREADS]; // pairs before the triangle's: first small triangles, then large ones
shared uint near[THREADS];
shared uint within[THREADS]; // a mask, as near is; large and wide triangles: high z | box in blocks << 6
shared uint needed[16];      // a bit for each block (toroidal) with voxels to be built
shared uint badCount;        // bad triangles, and far ones << 16
shared uint wides[THREADS / 32u]; // a bit for each wide triangle
shared uint spillCount;
shared uint spilt[THREADS];  // blocks, and triangle << 17
shared uint listBase;
shared uvec2 chunkBase;

ivec3 pairVoxel(uint packed_, uint i)
{
  return raysort_voxelOf(packed_) + raysort_placeOf(i, packed_ >> 18 & 63u, packed_ >> 24 & 63u);
}

// Returns triangle t of the chunk in voxels.
RaysortTriangleGrid cornersOf(Cascade cascade, uint t)
{
  RaysortTriangle triangle = RaysortTriangle(worlds[3u * t], worlds[3u * t + 1u], worlds[3u * t + 2u], 0u, true);
  return raysort_toGrid(triangle, cascade.grid.inverse);
}

// Returns triangle t of the chunk, which is not bad.
RaysortTriangle worldOf(Place place, uint t)
{
  return RaysortTriangle(worlds[3u * t], worlds[3u * t + 1u], worlds[3u * t + 2u],
                         raysort_triangleId(uvec2(push.instances), place.instance, place.first + t), true);
}

// Returns the triangle of a pair.
uint triangleOf(uint pair)
{
  uint low = 0u;
  [[unroll]] for (uint step_ = THREADS / 2u; step_ != 0u; step_ /= 2u)
    low += firsts[low + step_] <= pair ? step_ : 0u;
  return low;
}

// Whether a voxel of the box is to be built. It looks at blocks: true is possible although no voxel is.
bool isNeeded(Cascade cascade, ivec3 low, ivec3 high)
{
  ivec3 a = (cascade.grid.window + low) >> 3, b = (cascade.grid.window + high) >> 3;
  uvec2 bits = raysort_blocksOfPlane(raysort_blockBits(a.x, b.x), raysort_blockBits(a.y, b.y));
  bool isFound = false;
  for (uint planes = raysort_blockBits(a.z, b.z); planes != 0u; planes &= planes - 1u)
  {
    uint at = 2u * uint(findLSB(planes));
    isFound = isFound || (needed[at] & bits.x | needed[at + 1u] & bits.y) != 0u;
  }
  return isFound;
}

// The blocks of a box of voxels, 1 .. 9 on an axis: x | y << 4 | z << 8 | sizes << 12, 16, 20; and their number.
uint blocksOf(Cascade cascade, ivec3 low, ivec3 high, out uint count)
{
  ivec3 origin = cascade.grid.window >> 3, first = ((cascade.grid.window + low) >> 3) - origin;
  uvec3 size = uvec3(((cascade.grid.window + high) >> 3) - origin - first + 1);
  count = size.x * size.y * size.z;
  return uint(first.x) | uint(first.y) << 4 | uint(first.z) << 8 | size.x << 12 | size.y << 16 | size.z << 20;
}

ivec3 pairBlock(uint packed_, uint i)
{
  return ivec3(packed_ & 15u, packed_ >> 4 & 15u, packed_ >> 8 & 15u) +
         raysort_placeOf(i, packed_ >> 12 & 15u, packed_ >> 16 & 15u);
}

// The wide triangle with the lowest number from `first` on; THREADS: there is none.
uint wideFrom(uint first)
{
  uint found = THREADS;
  [[unroll]] for (uint i = 0u; i < THREADS / 32u; ++i)
  {
    uint mask = first < 32u * i + 32u ? wides[i] & 0xffffffffu << (max(first, 32u * i) & 31u) : 0u;
    found = found == THREADS && mask != 0u ? 32u * i + uint(findLSB(mask)) : found;
  }
  return found;
}

// Whether the block of the absolute voxel has voxels to be built.
bool isBlockNeeded(ivec3 absolute)
{
  uint bit = raysort_blockOf(absolute);
  return (needed[bit / 32u] >> (bit & 31u) & 1u) != 0u;
}

// What the threads test in a turn. number: of the wide triangle; THREADS: the triangles are not wide.
struct Turn
{
  bool isSmall, isSpilt, isWide;
  uint number, word; // word: a spilt block, and its triangle << 17
};

// What a thread found: voxels with a reference, and those that the triangle touches. A block to be listed has bit 0.
struct Found
{
  uint near, within, t; // t: the triangle
  ivec3 block;
};

// Returns the triangle and the block of a pair. For a wide triangle: its number, and its box in blocks.
Found pairedBlock(uint pair, uint box, uint number, bool isWide)
{
  uint t = isWide ? number : triangleOf(pair);
  return Found(0u, 0u, t, pairBlock(isWide ? box : within[t] >> 6, isWide ? pair : pair - firsts[t]));
}

// The blocks of the box of the wide triangle that lookAt has prepared, and their number.
uint wideBlocks(Cascade cascade, out uint count)
{
  uint box = blocksOf(cascade, wideFirst, wideLast, count);
  count = all(lessThanEqual(wideFirst, wideLast)) ? count : 0u;
  return box;
}

// Whether the box of triangle t, which is large or wide, has the voxel.
bool isInBox(uint t, ivec3 v, bool isWide)
{
  ivec3 low = raysort_voxelOf(lows[t]), high = ivec3(lows[t] >> 18 & 63u, lows[t] >> 24, within[t] & 63u);
  if (isWide)
  {
    low = max(low, wideFirst);
    high = min(high, wideLast);
  }
  return all(greaterThanEqual(v, low)) && all(lessThanEqual(v, high));
}

// Tests pairs: small triangles and voxels; or large triangles, or the turn's wide one, and blocks, from `base` on; or a
// spilt block and its voxels. count: the pairs; of a wide triangle they are counted here. A thread takes every
// THREADS-th pair, or on a CPU, where threads reach shared memory one at a time, the `own` pairs of its small triangle.
Found find(Cascade cascade, Turn turn, uint base, uint own, inout uint count)
{
  bool isBlock = !turn.isSmall && !turn.isSpilt;
  uint box = 0u, t = gl_LocalInvocationIndex, pair = t, end = count, step_ = THREADS;
  Found found = Found(0u, 0u, turn.isSmall ? t : turn.word >> 17, unpackBlock(turn.word));
  Cube cube = cubeOf(cascade, isBlock, turn.isWide);
  if (turn.isWide && isBlock)
    box = wideBlocks(cascade, count);
  if (turn.isSmall && OWN != 0u)
  {
    pair = firsts[t];
    end = pair + own;
    step_ = 1u;
  }
  else if (!turn.isSmall)
  {
    pair = turn.isSpilt ? t : base + t;
    end = turn.isSpilt ? 512u : min(base + THREADS, count);
  }
  [[dont_unroll]] for (; pair < end; pair += step_)
  {
    uint i = pair, number = found.t;
    bool isInside = true;
    ivec3 v;
    if (turn.isSmall)
    {
      number = OWN != 0u ? t : triangleOf(pair);
      i = pair - firsts[number];
      v = pairVoxel(lows[number], i);
    }
    else
    {
      if (isBlock)
        found = pairedBlock(pair, box, turn.number, turn.isWide);
      number = found.t;
      v = voxelOfBlock(cascade, found.block, isBlock ? 0u : pair);
      isInside = isBlock ? isBlockNeeded(cascade.grid.window + v) : isInBox(number, v, turn.isWide);
    }
    if (isInside && (isWanted(cascade, raysort_indexOf(cascade.grid.window + v)) || isBlock))
    {
      uint hit = hitOf(cube, v, cornersOf(cascade, number), turn.isWide);
      if (turn.isSmall)
      {
        if (hit != 0u)
          atomicOr(near[number], 1u << i);
        if (hit == 3u)
          atomicOr(within[number], 1u << i);
      }
      else
      {
        uint bit = isBlock ? 1u : 1u << pair / THREADS;
        found.near |= hit != 0u ? bit : 0u;
        found.within |= hit == 3u ? bit : 0u;
      }
    }
  }
  return found;
}

// Stores references to voxels: the thread's small triangle has them, or the triangle of a spilt block.
void storeFound(Cascade cascade, Place place, Turn turn, Found found, uint rank, uint total)
{
  uint record = chunkBase.x + (rank >> 16), reference = chunkBase.y + (rank & 0xffffu), t = gl_LocalInvocationIndex;
  if (turn.isSmall ? found.near != 0u : t == 0u && total != 0u)
    storeRecord(record, worldOf(place, found.t));
  for (uint mask = found.near; mask != 0u; mask &= mask - 1u)
  {
    uint i = uint(findLSB(mask));
    ivec3 v = turn.isSmall ? pairVoxel(lows[t], i) : voxelOfBlock(cascade, found.block, t + THREADS * i);
    storeReference(cascade, raysort_indexOf(cascade.grid.window + v), reference++, record,
                   (found.within >> i & 1u) != 0u ? 3u : 1u, place.isDynamic);
  }
}

// The threads' blocks go into the list. Those for which it has no room go to `spilt`.
void listFound(Cascade cascade, uint chunk, Found found, uint rank)
{
  uint entry = listBase + rank, word = packBlock(cascade.built, found.block);
  if (found.near != 0u && entry < push.maxBlocks && entry >= listBase) // the sum did not pass 32 bits
  {
    RaysortInOut words = RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.blocks), entry, 8u));
    words.word[0] = chunk * uint(RAYSORT_SDF_CHUNK) + found.t;
    words.word[1] = word;
  }
  else if (found.near != 0u)
    spilt[atomicAdd(spillCount, 1u)] = word | found.t << 17;
}

// Takes places for what all threads found, and counts it. Call it with one thread.
void reserveFound(Cascade cascade, Place place, Turn turn, bool isListed, uint records, uint references)
{
  uint stats = cascade.stats + (place.isDynamic ? 1u : 0u);
  if (isListed)
  {
    listBase = atomicAdd(push.work.word[counterOf(RAYSORT_SDF_WORK_ENTRIES)], references);
    spillCount = 0u;
  }
  else
    chunkBase = reserve(records, references);
  if (push.isAgain == 0u && isListed)
    atomicAdd(push.header.word[cascade.stats + RAYSORT_STAT_BLOCKS], references);
  else if (push.isAgain == 0u)
  {
    atomicAdd(push.header.word[stats + RAYSORT_STAT_TRIANGLES], records);
    atomicAdd(push.header.word[stats + RAYSORT_STAT_REFERENCES], references);
  }
}

// Stores or lists what the threads found. Returns the blocks for which the list has no room. Call it with all threads.
uint keepFound(Cascade cascade, Place place, uint chunk, Turn turn, Found found)
{
  bool isListed = !turn.isSmall && !turn.isSpilt;
  uint count = uint(bitCount(found.near)), total; // up to 32: references and records in one scan
  uint rank = raysort_workgroupScan(count | (turn.isSmall && count != 0u ? 1u << 16 : 0u), total);
  if (gl_LocalInvocationIndex == 0u && total != 0u)
    reserveFound(cascade, place, turn, isListed, turn.isSmall ? total >> 16 : 1u, total & 0xffffu);
  barrier();
  if (isListed)
    listFound(cascade, chunk, found, rank);
  else
    storeFound(cascade, place, turn, found, rank, total);
  barrier();
  return isListed && total != 0u ? spillCount : 0u;
}

// Takes the small triangles, then the pairs of all large triangles and blocks, then those of each wide triangle. After
// each turn of THREADS pairs with blocks come the blocks for which the list had no room, one a turn: all of the wide
// triangle, or none of one. There is one loop for all, because compilers inline what it calls: so each test, the stores
// and their scan are in the kernel once. first: pairs before the thread's; own: the thread's; pairs: all. Each counts
// pairs of small triangles, and << 13 those of large ones. Call it with all threads.
void findChunk(Cascade cascade, Place place, uint chunk, uint first, uint own, uint pairs)
{
  uint base = 0u, count = pairs & 8191u, spills = push.isOfBlocks, looked = THREADS, t = gl_LocalInvocationIndex;
  uint only = spilt[0] >> 17; // the triangle of a block
  Turn turn;
  turn.isSmall = push.isOfBlocks == 0u;
  turn.number = !turn.isSmall && (wides[only / 32u] >> (only & 31u) & 1u) != 0u ? only : THREADS;
  bool isLeft = true;
  while (isLeft)
  {
    turn.isWide = turn.number != THREADS;
    turn.isSpilt = spills != 0u;
    turn.word = turn.isSpilt ? spilt[spills - 1u] : 0u;
    if (turn.isWide && turn.number != looked)
      lookAt(cascade, worldOf(place, turn.number));
    looked = turn.number;
    Found found = find(cascade, turn, base, own & 8191u, count);
    if (turn.isSmall)
    {
      barrier();
      firsts[t] = first >> 13;
      found.near = near[t];
      found.within = within[t];
      count = pairs >> 13;
    }
    uint spiltNow = keepFound(cascade, place, chunk, turn, found);
    spills = turn.isSpilt ? spills - 1u : spiltNow;
    if (spills == 0u)
    {
      base = turn.isSmall ? 0u : base + THREADS;
      if (base >= count)
      {
        base = 0u;
        turn.number = wideFrom(turn.isWide ? turn.number + 1u : 0u);
        isLeft = turn.number != THREADS;
      }
    }
    turn.isSmall = false;
  }
}

// Returns the largest coordinate: 2^30 voxels of the finest cascade that has the instance.
float reachOf(uint instance)
{
  float voxel = RAYSORT_SDF_HUGE;
  uint mask = raysort_instance(uvec2(push.instances), instance, 4u).w & (0xffffffffu >> (32u - push.header.word[1]));
  for (; mask != 0u; mask &= mask - 1u)
    voxel = min(voxel, uintBitsToFloat(push.header.word[RAYSORT_SDF_RECORD(uint(findLSB(mask))) + 3u]));
  return min(RAYSORT_SDF_FAR * voxel, RAYSORT_SDF_HUGE);
}

// Returns the number to add to badCount: 0 for a good triangle.
uint faultOf(RaysortTriangle triangle, uint instance)
{
  uint fault = triangle.isThere ? 0u : 1u;
  if (triangle.isThere && !raysort_isWithin(triangle, push.reach))
    fault = !raysort_isWithin(triangle, RAYSORT_SDF_HUGE)       ? 1u
            : !raysort_isWithin(triangle, reachOf(instance)) ? 1u << 16
                                                             : 0u;
  return fault;
}

void clearChunk()
{
  uint t = gl_LocalInvocationIndex;
  near[t] = 0u;
  within[t] = 0u;
  if (t == 0u)
    badCount = 0u;
  if (t < THREADS / 32u)
    wides[t] = 0u;
}

// Stores the box of the thread's triangle, which is needed. Returns the number of its pairs: with voxels if it is
// small; << 13 with blocks if it is large; 0 if it is wide.
uint measureBox(Cascade cascade, RaysortTriangleGrid g, ivec3 low, ivec3 high, float most)
{
  uint t = gl_LocalInvocationIndex, blocks;
  uvec3 size = uvec3(high - low + 1);
  uint volume = size.x * size.y * size.z, from = uint(low.x) | uint(low.y) << 6 | uint(low.z) << 12;
  bool isWide = raysort_isWide(g, most), isSmall = !isWide && volume <= 32u;
  uint box = blocksOf(cascade, low, high, blocks);
  lows[t] = from | (isSmall ? size.x : uint(high.x)) << 18 | (isSmall ? size.y : uint(high.y)) << 24;
  within[t] = isSmall ? 0u : uint(high.z) | box << 6;
  if (isWide)
    atomicOr(wides[t / 32u], 1u << (t & 31u));
  return isWide ? 0u : isSmall ? volume : blocks << 13;
}

// Loads the thread's triangle and measures it, or counts it as bad or far.
uint loadTriangle(Cascade cascade, Place place)
{
  uint t = gl_LocalInvocationIndex, pairs = 0u;
  ivec3 low, high;
  float most;
  RaysortTriangle triangle = raysort_triangle(uvec2(push.instances), place.instance, place.first + t);
  RaysortTriangleGrid g = raysort_toGrid(triangle, cascade.grid.inverse);
  uint fault = faultOf(triangle, place.instance);
  worlds[3u * t] = triangle.a;
  worlds[3u * t + 1u] = triangle.b;
  worlds[3u * t + 2u] = triangle.c;
  raysort_triangleVoxels(cascade.grid, g, low, high, most);
  low = max(low, place.low);
  high = min(high, place.high);
  if (fault != 0u)
    atomicAdd(badCount, fault);
  else if (all(lessThanEqual(low, high)) && isNeeded(cascade, low, high))
    pairs = measureBox(cascade, g, low, high, most);
  return pairs;
}

// Adds the chunk's statistics. Call it with one thread.
void countChunk(Cascade cascade, Place place)
{
  uint kind = place.isDynamic ? 1u : 0u;
  atomicAdd(push.header.word[cascade.stats + RAYSORT_STAT_TESTED + kind],
            min(place.count - place.first, uint(RAYSORT_SDF_CHUNK)));
  if (badCount != 0u)
  {
    atomicAdd(push.header.word[cascade.stats + RAYSORT_STAT_BAD], badCount & 0xffffu);
    atomicAdd(push.header.word[cascade.stats + RAYSORT_STAT_FAR], badCount >> 16);
  }
}

// Takes a chunk, or a block of its triangle `number`: a packed block, and the triangle << 17.
void binChunk(Cascade cascade, uint chunk, uint block, uint instanceCount)
{
  uint t = gl_LocalInvocationIndex, own = 0u, first = 0u, pairs = 0u;
  Place place = placeOf(cascade, chunk, instanceCount);
  clearChunk();
  if (t == 0u)
    spilt[0] = block;
  barrier();
  if (place.first + t < place.count && (push.isOfBlocks == 0u || t == block >> 17))
    own = loadTriangle(cascade, place);
  if (push.isOfBlocks == 0u)
  {
    first = raysort_workgroupScan(own, pairs); // both in one scan: up to 2^12, and 93,312
    firsts[t] = first & 8191u;
  }
  barrier();
  if (t == 0u && push.isOfBlocks == 0u && push.isAgain == 0u)
    countChunk(cascade, place);
  findChunk(cascade, place, chunk, first, own, pairs);
  barrier();
}

// Writes the arguments of the next dispatch: the largest of all groups counts.
void writeArguments()
{
  uint args = push.isAgain == 0u ? uint(RAYSORT_SDF_WORK_BLOCKS) : uint(RAYSORT_SDF_WORK_BLOCKS_AGAIN);
  uint entries = atomicAdd(push.work.word[counterOf(RAYSORT_SDF_WORK_ENTRIES)], 0u);
  atomicMax(push.work.word[args], min(entries, min(push.maxBlocks, 65535u)));
  atomicMax(push.work.word[args + 1u], 1u);
  atomicMax(push.work.word[args + 2u], 1u);
}

void main()
{
  bool isOfBlocks = push.isOfBlocks != 0u;
  uint instanceCount = push.work.word[RAYSORT_SDF_WORK_INSTANCES], built = gl_WorkGroupID.y;
  uint count = isOfBlocks ? min(push.work.word[counterOf(RAYSORT_SDF_WORK_ENTRIES)], push.maxBlocks)
                          : push.work.word[uint(RAYSORT_SDF_WORK_CHUNKS) + built];
  Cascade cascade = Cascade(0u, 0xffffffffu, 0u, uvec2(0u), RaysortGrid(ivec3(0), ivec3(0), 0.0)); // none
  if (gl_LocalInvocationIndex < 16u)
    needed[gl_LocalInvocationIndex] =
        isOfBlocks ? 0xffffffffu
                   : push.work.word[uint(RAYSORT_SDF_WORK_NEED) + 16u * built + gl_LocalInvocationIndex];
  for (uint i = gl_WorkGroupID.x; i < count; i += gl_NumWorkGroups.x)
  {
    uint chunk = i, block = 0u;
    if (isOfBlocks)
    {
      RaysortInOut words = RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.blocks), i, 8u));
      chunk = words.word[0] / uint(RAYSORT_SDF_CHUNK);
      block = words.word[1] | words.word[0] % uint(RAYSORT_SDF_CHUNK) << 17;
      built = block & 31u;
    }
    if (built != cascade.built)
      cascade = loadCascade(built);
    binChunk(cascade, chunk, block, instanceCount);
  }
  if (gl_LocalInvocationIndex == 0u && !isOfBlocks)
    writeArguments();
}
