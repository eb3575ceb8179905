// bin.glsl - tests a large triangle and a block of 8^3 voxels, by a whole workgroup; for bin.comp.
// SPDX-License-Identifier: MIT
//
// isAgain: the lists overflowed; this second run stores only the references of admitted voxels.
#ifndef RAYSORT_KERNELS_SDF_BIN_GLSL
#define RAYSORT_KERNELS_SDF_BIN_GLSL

const uint VOXELS = uint(RAYSORT_SDF_VOXELS);

struct Cascade
{
  uint number, built, stats;
  uvec2 wanted; // address of the words that isWanted reads, one for each voxel
  RaysortGrid grid;
};

// Returns the word of `work` that is this run's counter: RAYSORT_SDF_WORK_RECORDS and the like.
uint counterOf(uint number)
{
  return uint(RAYSORT_SDF_WORK_COUNTERS) + 4u * push.isAgain + number;
}

Cascade loadCascade(uint built)
{
  Cascade cascade;
  cascade.built = built;
  cascade.number = raysort_cascade(push.cascadeMask, built);
  cascade.stats = RAYSORT_SDF_STATS(cascade.number);
  cascade.wanted = push.isAgain == 0u ? raysort_element(uvec2(push.state), cascade.number, 4u * VOXELS)
                                      : raysort_element(uvec2(push.counts), push.cascadesBuilt + built, 4u * VOXELS);
  RAYSORT_SDF_LOAD_GRID(cascade.grid, push.header, cascade.number)
  return cascade;
}

// Whether the voxel is to be built: its state has a bit that says so. In the second run: whether it was admitted, so
// that its first reference is not RAYSORT_SDF_NONE, which is all bits. Both are one test, so nothing branches here.
bool isWanted(Cascade cascade, uint index)
{
  uint bits = push.isAgain == 0u ? RAYSORT_SDF_BUILD_BITS : RAYSORT_SDF_NONE;
  uint flipped = push.isAgain == 0u ? 0u : RAYSORT_SDF_NONE;
  return ((RaysortIn(cascade.wanted).word[index] ^ flipped) & bits) != 0u;
}

// Returns 0: apart; 1: near; 3: the triangle touches the inner cube.
uint hitOf(RaysortCubes cubes)
{
  return cubes.missesOuter ? 0u : cubes.missesInner ? 1u : 3u;
}

// Takes places in the lists, for one record and its references. A sum that passes 32 bits sets a flag.
uvec2 reserve(uint records, uint references)
{
  uint record = atomicAdd(push.work.word[counterOf(RAYSORT_SDF_WORK_RECORDS)], records);
  uint reference = atomicAdd(push.work.word[counterOf(RAYSORT_SDF_WORK_REFERENCES)], references);
  if (record + records < record || reference + references < reference)
    atomicOr(push.work.word[counterOf(RAYSORT_SDF_WORK_WRAPPED)], 1u);
  return uvec2(record, reference);
}

// After a sum has wrapped, stored words have no meaning, but they are within the lists.
void storeRecord(uint record, RaysortTriangle triangle)
{
  if (record < push.maxTriangles)
  {
    RaysortInOut words = RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.records), record, 40u));
    for (uint k = 0u; k < 3u; ++k)
    {
      words.word[k] = floatBitsToUint(triangle.a[k]);
      words.word[3u + k] = floatBitsToUint(triangle.b[k]);
      words.word[6u + k] = floatBitsToUint(triangle.c[k]);
    }
    words.word[9] = triangle.id;
  }
}

void storeReference(Cascade cascade, uint index, uint reference, uint record, uint hit, bool isDynamic)
{
  uint voxel = cascade.built * VOXELS + index;
  uint flags = (hit == 3u ? RAYSORT_SDF_COUNT_OWNS : 0u) | (isDynamic ? RAYSORT_SDF_COUNT_DYNAMIC : 0u);
  uint before = atomicAdd(push.counts.word[voxel], 1u);
  if ((before & flags) != flags)
    atomicOr(push.counts.word[voxel], flags);
  if (reference < push.maxReferences)
  {
    RaysortInOut(raysort_element(uvec2(push.lists), reference, 4u)).word[0] = voxel;
    RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.ordinals), reference, 4u)).word[0] =
        before & RAYSORT_SDF_COUNT_MASK;
    RaysortInOut(raysort_element(raysort_part(uvec2(push.lists), push.triangles), reference, 4u)).word[0] = record;
  }
}

// The instance of a chunk, and the chunk's first triangle in the mesh.
struct Place
{
  uint instance, first, count;
  bool isDynamic;
  ivec3 low, high; // voxels of the window in the bounds of the instance
};

Place placeOf(Cascade cascade, uint chunk, uint instanceCount)
{
  uint table = raysort_tableAt(cascade.built, push.maxInstances);
  uint perEntry = raysort_instancesPerEntry(push.maxInstances);
  uint low = 0u, high = min(push.maxInstances, RAYSORT_SDF_MAX_ENTRIES); // searches the last entry that begins at the
                                                                         // chunk or before it
  while (high - low > 1u)
  {
    uint middle = (low + high) / 2u;
    bool isBefore = push.work.word[table + middle] <= chunk;
    low = isBefore ? middle : low;
    high = isBefore ? high : middle;
  }
  Place place = Place(0u, 0u, 0u, false, ivec3(0), ivec3(-1));
  uint left = chunk - push.work.word[table + low];
  bool isFound = false;
  for (uint i = 0u; i < perEntry && !isFound; ++i)
  {
    place.instance = low * perEntry + i;
    bool isThere = place.instance < instanceCount;
    uvec4 a = raysort_instance(uvec2(push.instances), isThere ? place.instance : 0u, 4u);
    uvec4 b = raysort_instance(uvec2(push.instances), isThere ? place.instance : 0u, 5u);
    uint chunks = isThere ? 0xffffffffu : 0u; // one instance an entry: it has all chunks of the entry
    raysort_instanceVoxels(cascade.grid, a, b, place.low, place.high);
    if (perEntry > 1u && isThere)
      chunks = raysort_chunksOf(a, b, place.low, place.high, push.work, cascade.built, cascade.number,
                                cascade.grid.window);
    isFound = left < chunks;
    left -= isFound ? 0u : chunks;
    place.count = b.w;
  }
  place.first = left * uint(RAYSORT_SDF_CHUNK);
  uint flags = raysort_instance(uvec2(push.instances), place.instance, 7u).y;
  place.isDynamic = (flags & RAYSORT_SDF_INSTANCE_DYNAMIC_BIT) != 0u;
  return place;
}

// ---- blocks ----

// A block is 8^3 absolute voxels. Its place counts from the block of the window's lowest voxel, 0 .. 8 on each axis.
uint packBlock(uint built, ivec3 place)
{
  return built | uint(place.x) << 5 | uint(place.y) << 9 | uint(place.z) << 13;
}

ivec3 unpackBlock(uint word)
{
  return ivec3(word >> 5 & 15u, word >> 9 & 15u, word >> 13 & 15u);
}

// The test for a wide triangle. Call it with all threads.
void lookAt(Cascade cascade, RaysortTriangle triangle)
{
  lookWide(RAYSORT_SDF_RECORD(cascade.number), cascade.grid.window - cascade.grid.anchor, triangle);
}

// Cubes for the test of a triangle: around a voxel, or around the block that begins there, a little larger. The center
// of voxel v's cube is scale * v + from + side. A wide triangle counts from other places, in other units.
struct Cube
{
  ivec3 from;
  int scale;
  float side, inner, outer;
};

// Voxel i of a block, in the window.
ivec3 voxelOfBlock(Cascade cascade, ivec3 place, uint i)
{
  return ((cascade.grid.window >> 3) + place) * 8 - cascade.grid.window + ivec3(i & 7u, i >> 3 & 7u, i >> 6);
}

Cube cubeOf(Cascade cascade, bool isBlock, bool isWide)
{
  Cube cube = Cube(cascade.grid.window - cascade.grid.anchor, 1, 0.5, 0.5, 0.5 + RAYSORT_SDF_GROWTH);
  if (isBlock)
    cube = Cube(cube.from, 1, 4.0, 4.0, 4.0 + 2.0 * RAYSORT_SDF_GROWTH);
  if (isWide)
    cube = Cube(ivec3(-7 * RAYSORT_SDF_MIDDLE), 7, isBlock ? 24.5 : 0.0, isBlock ? 28.0 : 3.5, isBlock ? 29.0 : 4.0);
  return cube;
}

// Tests the triangle and the cube of voxel v. lookAt has prepared the triangle if it is wide.
uint hitOf(Cube cube, ivec3 v, RaysortTriangleGrid g, bool isWide)
{
  vec3 center = vec3(cube.scale * v + cube.from) + cube.side;
  RaysortCubes cubes;
  if (isWide)
    cubes = meetWide(center, cube.inner, cube.outer);
  else
    cubes = raysort_meet(g, center, cube.inner, cube.outer);
  return hitOf(cubes);
}

#endif
