// build.glsl - is shared by the passes of a build: floats rounded one by one, boxes, grids, descriptions, triangles.
// SPDX-License-Identifier: MIT
//
// The results are the same bits as in bvh/host/build.c and bvh/host/emit.c: every product that goes into a sum is
// rounded by itself. It needs GL_GOOGLE_include_directive, GL_EXT_buffer_reference, GL_EXT_buffer_reference_uvec2,
// GL_EXT_control_flow_attributes.
#ifndef RAYSORT_KERNELS_BVH_BUILD_GLSL
#define RAYSORT_KERNELS_BVH_BUILD_GLSL

#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
#include "push.h"
#include "../folded.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortBvhStore { uvec4 word[]; };

// Reads word i, of 16 bytes, at a reference.
#define LOAD4(reference, i) RaysortBvhWords(raysortBvhAddress(uvec2(reference), i)).word[0]
#define STORE4(reference, i, value) RaysortBvhStore(raysortBvhAddress(uvec2(reference), i)).word[0] = value

// ---- fp32 ----

float product(float a, float b)
{
  precise float rounded = a * b;
  return rounded;
}

float sum(float a, float b)
{
  precise float rounded = a + b;
  return rounded;
}

float difference(float a, float b)
{
  precise float rounded = a - b;
  return rounded;
}

// Returns 2^exponent, for -126 .. 127.
float power(int exponent)
{
  return uintBitsToFloat(uint(exponent + 127) << 23);
}

int exponentOf(float value)
{
  return int(floatBitsToUint(value) >> 23) - 127;
}

// Turns floats into uint32 that have the same order. There are no -0 and no NaN here.
uint ordered(float value)
{
  uint bits = floatBitsToUint(value);
  return bits ^ ((bits & 0x80000000u) != 0u ? 0xffffffffu : 0x80000000u);
}

float disordered(uint bits)
{
  return uintBitsToFloat(bits ^ ((bits & 0x80000000u) != 0u ? 0x80000000u : 0xffffffffu));
}

// ---- boxes ----

struct Box
{
  vec3 lo, hi;
};

// No box has a NaN or a -0, so min and max are right, and the same everywhere.
Box joined(Box a, Box b)
{
  return Box(min(a.lo, b.lo), max(a.hi, b.hi));
}

// Returns half the surface.
float areaOf(Box box)
{
  float x = difference(box.hi.x, box.lo.x), y = difference(box.hi.y, box.lo.y), z = difference(box.hi.z, box.lo.z);
  return sum(sum(product(x, y), product(y, z)), product(z, x));
}

float middleOf(float lo, float hi)
{
  return sum(product(lo, 0.5), product(hi, 0.5));
}

// ---- grids: raysort_bvhMakeGrid ----

struct Grid
{
  vec3 origin, cell, inverse;
  float extent;
};

Grid gridOf(Box box)
{
  Grid grid;
  vec3 largest = max(abs(box.lo), abs(box.hi));
  grid.extent = max(max(largest.x, largest.y), largest.z);
  int finest = exponentOf(grid.extent) - 22;
  [[unroll]] for (int k = 0; k < 3; ++k)
  {
    float cell = product(difference(box.hi[k], box.lo[k]), power(-16));
    int e = max(max(exponentOf(cell) - 7, finest), -100);
    uint m = uint(product(cell, power(-e))) + 1u;
    float scaled = product(box.lo[k], power(-e));
    int origin = int(scaled);
    origin -= float(origin) > scaled ? 1 : 0;
    grid.cell[k] = product(float(m), power(e));
    grid.inverse[k] = product(float(0x80000000u / m), power(-31 - e));
    grid.origin[k] = product(float(origin), power(e));
  }
  return grid;
}

uint centreOf(float lo, float hi, float origin, float inverse)
{
  float cells = sum(product(difference(middleOf(lo, hi), origin), inverse), 0.5);
  return cells < 0.0 ? 0u : cells > 65535.0 ? 65535u : uint(cells);
}

// ---- descriptions and state ----

#define STATE(part, i) raysortAddress(uvec2(push.state), (part) * RAYSORT_BVH_STATE_WORDS + (i))
#define READ_STATE(part, i) RaysortIn(STATE(part, i)).word[0]
#define WRITE_STATE(part, i, value) RaysortOut(STATE(part, i)).word[0] = value

float readStateFloat(uvec2 state, uint part, uint word)
{
  return uintBitsToFloat(RaysortIn(raysortAddress(state, part * RAYSORT_BVH_STATE_WORDS + word)).word[0]);
}

// Finds the last one of `count` descriptions, of `words` words of 16 bytes each from word `first` on, whose number at
// `member` is not above `value`.
uint lastNotAbove(uvec2 descriptions, uint first, uint words, uint member, uint count, uint value)
{
  uint low = 0u, high = count; // the result is in [low, high)
  while (high - low > 1u)
  {
    uint between = low + (high - low) / 2u;
    uint found = RaysortIn(raysortBvhAddress(descriptions, first + between * words)).word[member];
    low = found <= value ? between : low;
    high = found <= value ? high : between;
  }
  return low;
}

uint partOfSlot(uvec2 descriptions, uint structures, uint slot)
{
  return lastNotAbove(descriptions, RAYSORT_BVH_HEAD_WORDS, RAYSORT_BVH_PART_WORDS, 0u, structures, slot);
}

uint partOfPlace(uvec2 descriptions, uint structures, uint place)
{
  return lastNotAbove(descriptions, RAYSORT_BVH_HEAD_WORDS, RAYSORT_BVH_PART_WORDS, 2u, structures, place);
}

// Returns the number of the geometry of a slot, among the geometries of all structures.
uint geometryOfSlot(uvec2 descriptions, uint structures, uint geometries, uint slot)
{
  uint first = RAYSORT_BVH_HEAD_WORDS + RAYSORT_BVH_PART_WORDS * structures;
  return lastNotAbove(descriptions, first, RAYSORT_BVH_SOURCE_WORDS, 6u, geometries, slot);
}

// Descriptions that nobody wrote name no structure and no geometry: loadPart and loadSource return zeros.
bool areWritten(uvec2 descriptions)
{
  return LOAD4(descriptions, 0u).x == RAYSORT_BVH_DESCRIPTIONS_MAGIC;
}

RaysortBvhPart loadPart(uvec2 descriptions, uint part)
{
  uint first = RAYSORT_BVH_HEAD_WORDS + RAYSORT_BVH_PART_WORDS * part;
  uvec4 a = LOAD4(descriptions, first), b = LOAD4(descriptions, first + 1u);
  if (!areWritten(descriptions))
    a = b = uvec4(0u);
  return RaysortBvhPart(a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w);
}

uint kindOf(RaysortBvhPart part)
{
  return part.geometries >> RAYSORT_BVH_KIND_SHIFT;
}

#ifdef MOTION
#define PART_FLAGS (RAYSORT_BVH_PART_COUNTED | RAYSORT_BVH_PART_MOTION)
#else
#define PART_FLAGS RAYSORT_BVH_PART_COUNTED
#endif

uint geometriesOf(RaysortBvhPart part)
{
  return part.geometries & ~(3u << RAYSORT_BVH_KIND_SHIFT | PART_FLAGS);
}

// Returns the most records of a leaf.
uint leafSizeOf(uint kind)
{
  return kind == RAYSORT_BVH_TRIANGLES ? 3u : 1u;
}

// Returns what a node costs for its area: nodeCost of raysort_bvhBuild.
float nodeCostOf(RaysortBvhPart part, bool isQuality)
{
  float cost = isQuality ? RAYSORT_BVH_QUALITY_NODE_COST : RAYSORT_BVH_NODE_COST;
  return (part.geometries & RAYSORT_BVH_PART_MOTION) != 0u ? RAYSORT_BVH_MOTION_NODE_COST : cost;
}

// Returns the words of 16 bytes of a record.
uint recordWordsOf(uint kind)
{
  uint words = RAYSORT_BVH_RECORD_WORDS;
  words = kind == RAYSORT_BVH_BOXES ? RAYSORT_BVH_BOX_WORDS : words;
  return kind == RAYSORT_BVH_INSTANCES ? RAYSORT_BVH_INSTANCE_WORDS : words;
}

// ---- nodes of the binary tree ----

bool isLeaf(uint tree)
{
  return (tree & RAYSORT_BVH_TREE_LEAF) != 0u;
}

// Returns the address of the words of a node.
uvec2 treeAddress(uvec2 leaves, uvec2 inner, uint tree)
{
  uvec2 base = isLeaf(tree) ? leaves : inner;
  return raysortBvhAddress(base, (tree & ~RAYSORT_BVH_TREE_LEAF) << (isLeaf(tree) ? 1 : 2));
}

#endif
