// instance.glsl - instances: their inverse transforms, their boxes in the world, their records.
// SPDX-License-Identifier: MIT
//
// The results are the same bits as in bvh/host/levels.c: every product that goes into a sum is rounded by itself. The
// only quotient is computed with integers, because division differs from device to device.
#ifndef RAYSORT_KERNELS_BVH_INSTANCE_GLSL
#define RAYSORT_KERNELS_BVH_INSTANCE_GLSL

#include "triangle.glsl"

struct Instance
{
  vec4 rows[3];    // from the object to the world; -0 and numbers below 2^-126 became +0
  vec4 inverse[3]; // from the world to the object
  uvec2 reference; // the reference that was given
  uint customAndMask, offsetAndFlags;
};

// The numbers that a build reads in the header of the structure that an instance names.
struct Below
{
  vec3 lo, hi;
  float extent;
  uint stackNeed;
#ifdef MOTION
  bool moves;
  uint time; // 0 or 1: of the boxes that reachOf looks at
#endif
};

#ifdef MOTION
#define NO_BELOW Below(vec3(0.0), vec3(0.0), 0.0, 0u, false, 0u)
#else
#define NO_BELOW Below(vec3(0.0), vec3(0.0), 0.0, 0u)
#endif

// ---- fp32 ----

float dotOf(vec3 a, vec3 b)
{
  return sum(sum(product(a.x, b.x), product(a.y, b.y)), product(a.z, b.z));
}

vec3 crossOf(vec3 a, vec3 b)
{
  return vec3(difference(product(a.y, b.z), product(a.z, b.y)), difference(product(a.z, b.x), product(a.x, b.z)),
              difference(product(a.x, b.y), product(a.y, b.x)));
}

float clean(float value)
{
  uint bits = floatBitsToUint(value);
  return (bits & 0x7f800000u) != 0u ? value : 0.0;
}

// Returns 1 / value, rounded to the nearest. The magnitude of value is 2^-126 to 2^126. The fraction of the result
// is 2^47 / fraction, and no remainder is exactly half of the divisor.
float reciprocalOf(float value)
{
  uint bits = floatBitsToUint(value), divisor = (bits & 0x007fffffu) | 0x00800000u;
  uint quotient = divisor == 0x00800000u ? 1u : 0u, remainder = quotient != 0u ? 0u : 0x00800000u;
  for (uint bit = 0u; bit < 24u; ++bit)
  {
    remainder <<= 1;
    bool fits = remainder >= divisor;
    remainder -= fits ? divisor : 0u;
    quotient = quotient << 1 | (fits ? 1u : 0u);
  }
  quotient += 2u * remainder > divisor ? 1u : 0u;
  uint exponent = 253u - (bits >> 23 & 0xffu);
  return uintBitsToFloat((bits & 0x80000000u) | ((exponent << 23) + (quotient - 0x00800000u)));
}

// ---- transforms ----

vec3 inverseColumn(Instance instance, int k)
{
  return vec3(instance.inverse[0][k], instance.inverse[1][k], instance.inverse[2][k]);
}

// Does the work of raysort_bvhInvert.
bool invert(inout Instance instance)
{
  vec3 scaled[3], cofactors[3], moved = vec3(instance.rows[0].w, instance.rows[1].w, instance.rows[2].w);
  float largest = 0.0, scale = 0.0, det = 0.0;
  bool isGood = false;
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    vec3 sizes = abs(instance.rows[i].xyz);
    largest = max(largest, max(max(sizes.x, sizes.y), sizes.z));
    instance.inverse[i] = vec4(0.0);
  }
  int exponent = exponentOf(largest);
  if (exponent >= -60 && exponent <= 60)
  {
    scale = power(-exponent);
    [[unroll]] for (int i = 0; i < 3; ++i)
      [[unroll]] for (int j = 0; j < 3; ++j)
        scaled[i][j] = clean(product(instance.rows[i][j], scale));
    [[unroll]] for (int i = 0; i < 3; ++i)
      cofactors[i] = crossOf(scaled[(i + 1) % 3], scaled[(i + 2) % 3]);
    det = dotOf(scaled[0], cofactors[0]);
    isGood = abs(det) >= power(-100);
  }
  if (isGood)
  {
    float reciprocal = reciprocalOf(det);
    uint worst = 0u;
    [[unroll]] for (int i = 0; i < 3; ++i)
    {
      [[unroll]] for (int j = 0; j < 3; ++j)
      {
        instance.inverse[i][j] = clean(product(product(cofactors[j][i], reciprocal), scale));
        worst = max(worst, floatBitsToUint(instance.inverse[i][j]) & 0x7fffffffu);
      }
      instance.inverse[i].w = clean(difference(0.0, dotOf(instance.inverse[i].xyz, moved)));
    }
    isGood = worst <= floatBitsToUint(RAYSORT_BVH_MAX_RAY);
  }
  return isGood;
}

// Does the work of raysort_bvhSlack.
float slackOf(Instance instance)
{
  float slack = 0.0;
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    vec3 row = instance.rows[i].xyz;
    float total = 0.0;
    [[unroll]] for (int j = 0; j < 3; ++j)
    {
      vec3 column = inverseColumn(instance, j);
      float error = difference(dotOf(row, column), i == j ? 1.0 : 0.0);
      float size = dotOf(abs(row), abs(column));
      total = sum(total, sum(abs(error), product(size, product(5.0, power(-22)))));
    }
    slack = max(slack, total);
  }
  return product(2.0, slack);
}

// Does the work of raysort_bvhPadding.
vec3 roomOf(Instance instance, float extent)
{
  vec3 room, moved = inverseColumn(instance, 3), extents = vec3(extent);
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    vec3 row = instance.rows[i].xyz;
    float offset = instance.rows[i].w, error = sum(dotOf(row, moved), offset);
    float far = sum(dotOf(abs(row), abs(moved)), dotOf(abs(row), extents));
    room[i] = sum(abs(error), product(sum(far, abs(offset)), power(-20)));
  }
  return room;
}

// Does the work of raysort_bvhMoveBox.
Box movedBox(Instance instance, Box box)
{
  Box result;
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    vec3 row = instance.rows[i].xyz;
    float lo = instance.rows[i].w, hi = lo;
    [[unroll]] for (int j = 0; j < 3; ++j)
    {
      float a = product(row[j], box.lo[j]), b = product(row[j], box.hi[j]);
      lo = sum(lo, min(a, b));
      hi = sum(hi, max(a, b));
    }
    result.lo[i] = lo;
    result.hi[i] = hi;
  }
  return result;
}

// Does the work of raysort_bvhWiden.
Box widened(Box box, vec3 room)
{
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    box.lo[i] = clean(difference(box.lo[i], room[i]));
    box.hi[i] = clean(sum(box.hi[i], room[i]));
  }
  return box;
}

// A part of raysort_bvhMeasureInstance.
Box wholeBox(Instance instance, Below below)
{
  return widened(movedBox(instance, Box(below.lo, below.hi)), roomOf(instance, below.extent));
}

// ---- what is in the structure below ----

// Does the work of raysort_bvhNodesWithin.
uint nodesWithin(uvec2 reference)
{
  uvec2 size = LOAD4(reference, 3u).zw;
  uint words = size.y >> 4 != 0u ? 0xffffffffu : size.y << 28 | size.x >> 4;
#ifdef MOTION
  uint count = LOAD4(reference, 4u).x;
  uint each = RAYSORT_BVH_NODE_WORDS + RAYSORT_BVH_MOTION_NODE_WORDS;
  uint motionRoom = words > RAYSORT_BVH_HEADER_WORDS ? (words - RAYSORT_BVH_HEADER_WORDS) / each : 0u;
  if (LOAD4(reference, 3u).x == RAYSORT_BVH_MOTION_MAGIC)
    return count <= motionRoom ? count : 0u;
#endif
  uint room = words > RAYSORT_BVH_HEADER_WORDS ? (words - RAYSORT_BVH_HEADER_WORDS) / RAYSORT_BVH_NODE_WORDS : 0u;
  return min(LOAD4(reference, 4u).x, room);
}

// A part of raysort_bvhChildReach.
vec3 cornerOf(Below below, vec3 origin, vec3 cell, uvec3 words, vec3 row)
{
  const uint most = 0x57800000u; // 2^48
  vec3 corner = mix(below.hi, below.lo, lessThan(row, vec3(0.0)));
  [[unroll]] for (int k = 0; k < 3; ++k)
  {
    uint word = words[k];
    if (word <= most && (floatBitsToUint(origin[k]) & 0x7fffffffu) <= most && floatBitsToUint(cell[k]) <= most)
    {
      float middle = clean(sum(origin[k], product(float(word & 0xffffu), cell[k])));
      float extent = uintBitsToFloat(max(word, 0x00800000u));
      float end = row[k] < 0.0 ? difference(middle, extent) : sum(middle, extent);
      corner[k] = clean(max(min(end, below.hi[k]), below.lo[k]));
    }
  }
  return corner;
}

// A part of raysort_bvhChildReach.
float along(vec4 row, vec3 corner)
{
  float total = sum(row.w, product(row.x, corner.x));
  return clean(sum(sum(total, product(row.y, corner.y)), product(row.z, corner.z)));
}

#ifdef MOTION
// Reads a child, as raysort_bvhLoadNode and raysort_bvhChildWord do. node: the word where the node begins; nodes: their
// number.
uvec4 childOf(uvec2 reference, Below below, uint nodes, uint node, uint slot)
{
  uvec4 words = LOAD4(reference, node + slot);
  uint index = (node - RAYSORT_BVH_HEADER_WORDS) / RAYSORT_BVH_NODE_WORDS;
  uint later = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * nodes + RAYSORT_BVH_MOTION_NODE_WORDS * index;
  if (below.moves && below.time != 0u)
    words.xyz =
        uvec3(LOAD4(reference, later)[slot], LOAD4(reference, later + 1u)[slot], LOAD4(reference, later + 2u)[slot]);
  return words;
}
#define CHILD(slot) childOf(reference, below, nodes, node, slot)
#else
#define CHILD(slot) LOAD4(reference, node + slot)
#endif

// Does the work of raysort_bvhReach. side: 0 - 2 towards the largest x, y, z; 3 - 5 towards the least.
float reachOf(Instance instance, Below below, uint side)
{
  uvec2 reference = instance.reference;
  uint nodes = nodesWithin(reference);
  vec3 origin = uintBitsToFloat(cleaned(LOAD4(reference, 0u).xyz));
  vec3 cell = uintBitsToFloat(cleaned(LOAD4(reference, 1u).xyz));
  vec4 row = side % 3u == 0u ? instance.rows[0] : side % 3u == 1u ? instance.rows[1] : instance.rows[2];
  if (side >= 3u)
    row = -row;
  const float nothing = -RAYSORT_BVH_MAX_RAY;
  float reaches[RAYSORT_BVH_REACH_WAITING], closed = nothing;
  uint waiting[RAYSORT_BVH_REACH_WAITING];
  [[unroll]] for (uint i = 0u; i < RAYSORT_BVH_REACH_WAITING; ++i)
  {
    reaches[i] = i == 0u && nodes > 0u ? RAYSORT_BVH_MAX_RAY : nothing;
    waiting[i] = 0u;
  }
  for (uint opened = 0u; opened < RAYSORT_BVH_REACH_NODES && reaches[0] > closed; ++opened)
  {
    uint node = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * waiting[0];
    [[unroll]] for (uint i = 0u; i < RAYSORT_BVH_REACH_WAITING; ++i)
    {
      bool isLast = i + 1u == RAYSORT_BVH_REACH_WAITING;
      reaches[i] = isLast ? nothing : reaches[i + 1u];
      waiting[i] = isLast ? 0u : waiting[i + 1u];
    }
    [[unroll]] for (uint slot = 0u; slot < 4u; ++slot)
    {
      uvec4 words = CHILD(slot);
      bool isThere = words.w != RAYSORT_BVH_EMPTY, isOpen = words.w < nodes;
      float reach = isThere ? along(row, cornerOf(below, origin, cell, words.xyz, row.xyz)) : nothing;
      [[unroll]] for (uint i = 0u; i < RAYSORT_BVH_REACH_WAITING; ++i)
      {
        bool isFarther = isOpen && reach > reaches[i];
        float farther = isFarther ? reach : reaches[i];
        uint child = isFarther ? words.w : waiting[i];
        reach = isFarther ? reaches[i] : reach;
        words.w = isFarther ? waiting[i] : words.w;
        reaches[i] = farther;
        waiting[i] = child;
      }
      closed = max(closed, reach);
    }
  }
  return max(closed, reaches[0]);
}

// Does the work of raysort_bvhInstanceBoxes without motion.
Box instanceBox(Instance instance, Below below, float reaches[6])
{
  Box box = Box(-vec3(reaches[3], reaches[4], reaches[5]), vec3(reaches[0], reaches[1], reaches[2]));
  if (box.lo.x > box.hi.x)
    box = movedBox(instance, Box(below.lo, below.hi));
  return widened(box, roomOf(instance, below.extent));
}

// ---- the structure that an instance names ----

bool isAtMost(uvec2 a, uvec2 b) // 64-bit numbers
{
  return a.y < b.y || (a.y == b.y && a.x <= b.x);
}

uvec2 subtracted(uvec2 a, uvec2 b)
{
  uint borrow;
  uint low = usubBorrow(a.x, b.x, borrow);
  return uvec2(low, a.y - b.y - borrow);
}

uvec2 added(uvec2 a, uvec2 b)
{
  return advanced(a, b.x, b.y);
}

// Returns whether `size` bytes at the reference are within base .. base + baseSize, which the build may read.
bool isWithin(Source source, uvec2 reference, uvec2 size)
{
  uvec2 most = source.baseSize, place = subtracted(reference, source.base);
  return most == uvec2(0u) || (isAtMost(place, most) && isAtMost(size, subtracted(most, place)));
}

Below loadBelow(uvec2 reference)
{
#ifdef MOTION
  return Below(uintBitsToFloat(LOAD4(reference, 6u).xyz), uintBitsToFloat(LOAD4(reference, 7u).xyz),
               uintBitsToFloat(LOAD4(reference, 1u).w), LOAD4(reference, 2u).z,
               LOAD4(reference, 3u).x == RAYSORT_BVH_MOTION_MAGIC, 0u);
#else
  return Below(uintBitsToFloat(LOAD4(reference, 6u).xyz), uintBitsToFloat(LOAD4(reference, 7u).xyz),
               uintBitsToFloat(LOAD4(reference, 1u).w), LOAD4(reference, 2u).z);
#endif
}

// Does the work of raysort_bvhReadBelow.
uint readBelow(Source source, uvec2 reference, out Below below)
{
  uint state = BAD_INDEX;
  below = NO_BELOW;
  if ((reference.x & 15u) == 0u && isWithin(source, reference, uvec2(16u * RAYSORT_BVH_HEADER_WORDS, 0u)))
  {
    uvec4 kind = LOAD4(reference, 3u);
#ifdef MOTION
    bool isMagic = kind.x == RAYSORT_BVH_MAGIC || (kind.x == RAYSORT_BVH_MOTION_MAGIC && source.strideAtOne != 0u);
    bool isRight = isMagic && kind.y <= RAYSORT_BVH_BOXES && isWithin(source, reference, kind.zw);
#else
    bool isRight = kind.x == RAYSORT_BVH_MAGIC && kind.y <= RAYSORT_BVH_BOXES && isWithin(source, reference, kind.zw);
#endif
    below = loadBelow(reference);
    if (isRight && areFinite(floatBitsToUint(below.lo)) && areFinite(floatBitsToUint(below.hi)) &&
        areFinite(uvec3(floatBitsToUint(below.extent))))
      state = LOAD4(reference, 4u).z == 0u ? DEGENERATE : GOOD;
  }
  return state;
}

// ---- an instance ----

Instance instanceAt(Source source, uint primitive)
{
  RaysortIn words = RaysortIn(dataAddress(source, primitive));
  Instance instance;
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    uvec4 row = uvec4(words.word[4 * i], words.word[4 * i + 1], words.word[4 * i + 2], words.word[4 * i + 3]);
    instance.rows[i] = uintBitsToFloat(uvec4(cleaned(row.xyz), cleaned(row.www).x));
    instance.inverse[i] = vec4(0.0);
  }
  instance.customAndMask = words.word[12];
  instance.offsetAndFlags = words.word[13];
  instance.reference = uvec2(words.word[14], words.word[15]);
  return instance;
}

bool hasFiniteRows(Instance instance)
{
  bool isFinite = true;
  [[unroll]] for (int i = 0; i < 3; ++i)
  {
    uvec4 row = floatBitsToUint(instance.rows[i]);
    isFinite = isFinite && areFinite(row.xyz) && areFinite(row.www);
  }
  return isFinite;
}

// Returns GOOD, or the reason why an instance of these rows is skipped.
uint stateOf(Instance instance, Below below, bool hasInverse, float slack)
{
  uint state = NON_FINITE;
  if (hasFiniteRows(instance))
  {
    state = DEGENERATE;
    if (hasInverse && slack <= 0.03125)
    {
      Box box = wholeBox(instance, below);
      uvec3 moved = floatBitsToUint(inverseColumn(instance, 3));
      bool isFinite = areFinite(floatBitsToUint(box.lo)) && areFinite(floatBitsToUint(box.hi)) && areFinite(moved);
      state = isFinite ? GOOD : NON_FINITE;
    }
  }
  return state;
}

// Does the work of raysort_bvhMeasureInstance.
uint measureInstance(inout Instance instance, Below below, out float slack)
{
  bool hasInverse = invert(instance);
  slack = hasInverse ? slackOf(instance) : 0.0;
  return stateOf(instance, below, hasInverse, slack);
}

// Reads the header of the structure that an instance names. DEGENERATE: the mask or the reference of the instance is 0.
uint readNamed(Source source, Instance instance, out Below below)
{
  uint state = DEGENERATE;
  below = NO_BELOW;
  if (instance.customAndMask >> 24 != 0u && instance.reference != uvec2(0u))
    state = readBelow(source, instance.reference, below);
  return state;
}

// Does the work of raysort_bvhReadInstance.
uint readInstance(Source source, uint primitive, out Instance instance, out Below below, out float slack)
{
  instance = instanceAt(source, primitive);
  slack = 0.0;
  uint state = readNamed(source, instance, below);
  if (state == GOOD)
    state = measureInstance(instance, below, slack);
  return state;
}

#endif
