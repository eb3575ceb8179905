// raysort_bvh_box.glsl - tests of boxes: the children of a node, and boxes with a procedural hook.
// SPDX-License-Identifier: MIT
// Included by raysort_bvh.glsl.
#ifndef RAYSORT_BVH_BOX_GLSL
#define RAYSORT_BVH_BOX_GLSL

// ---- boxes ----

#ifdef RAYSORT_BVH_PROCEDURAL
// Asks the procedural hook about a box. bvh: the structure that the ray began in; here: the structure that it is in.
void raysortBvhTryBox(RAYSORT_UVEC2 bvh, RAYSORT_UVEC2 here, RaysortBvhState state, RaysortBvhRay ray, uint record,
                      RaysortBvhHit last, inout RaysortBvhHit best)
{
  uint i = state.records + RAYSORT_BVH_BOX_WORDS * record;
  uint primitive = RAYSORT_BVH_LOAD_AT(here, i, 0).w;
  uint flags = RAYSORT_BVH_LOAD_AT(here, i, 1).w;
  RaysortBvhRay own = ray;
  RaysortBvhHit hit = raysortBvhMiss(0.0);
  hit.primitive = primitive;
  hit.geometry = flags & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  hit.instance = 0u;
#ifndef RAYSORT_BVH_ONE_LEVEL
  hit.instance = state.instance;
#ifdef RAYSORT_BVH_MOTION
  if (state.leave != RAYSORT_BVH_NONE)
    own = raysortBvhObjectRayBy(raysortBvhWayIn(bvh, state.instance, state.time), ray);
#else
  if (state.leave != RAYSORT_BVH_NONE)
    own = raysortBvhObjectRay(bvh, RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * state.instance, ray);
#endif
#endif
  own.tMin = state.tMin;
  own.tMax = best.t;
  bool counts = RAYSORT_BVH_PROCEDURAL(own, hit);
  if (counts)
    counts = hit.t >= state.tMin && hit.t <= best.t && hit.t <= 3.402823466e38;
  hit.material = 0u;
  hit.flags = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) | RAYSORT_BVH_HIT_BIT;
  state.flags &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT); // boxes have no sides
  if (counts)
    counts = raysortBvhIsBefore(hit, best) &&
             ((last.flags & RAYSORT_BVH_HIT_BIT) == 0u || raysortBvhIsBefore(last, hit));
  if (counts)
    counts = raysortBvhAccepts(state, ray, flags >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, hit);
  if (counts)
  {
    best = hit;
    RAYSORT_BVH_KEEP(hit);
  }
}
#endif

// ---- nodes ----

#define RAYSORT_BVH_MISSED 0xffffffffu
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_LATER_PARAMETER RAYSORT_UVEC3 later,
#define RAYSORT_BVH_LATER_ARGUMENT later,
#define RAYSORT_BVH_LATER(part) RAYSORT_UVEC3(laterX.part, laterY.part, laterZ.part),
#else
#define RAYSORT_BVH_LATER_PARAMETER
#define RAYSORT_BVH_LATER_ARGUMENT
#define RAYSORT_BVH_LATER(part)
#endif

// Returns whether the ray meets the box of a child. from: the bits of t where the ray enters the box. limit: the bits
// of the closest t so far. Neither tMin nor the limit has a sign, so floats can be compared as integers, which takes
// fewer instructions. later: the child's numbers at time 1. Cells times both weights are computed once for four
// children.
bool raysortBvhMeets(RaysortBvhState state, RAYSORT_UVEC4 child, RAYSORT_BVH_LATER_PARAMETER uint limit, out uint from)
{
  RAYSORT_FVEC3 extent = RAYSORT_AS_FLOAT(child.xyz);
  RAYSORT_FVEC3 centre = RAYSORT_FVEC3(float(child.x & 0xffffu), float(child.y & 0xffffu), float(child.z & 0xffffu));
  RAYSORT_FVEC3 size = abs(state.reciprocal);
  RAYSORT_FVEC3 enlarged = RAYSORT_FVEC3(state.slack, state.slack, state.slack);
#ifdef RAYSORT_BVH_MOTION
  RAYSORT_FVEC3 then = RAYSORT_FVEC3(float(later.x & 0xffffu), float(later.y & 0xffffu), float(later.z & 0xffffu));
#ifdef RAYSORT_BVH_ONE_LEVEL
  float weight = state.time, before = 1.0 - weight;
#else
  float weight = state.motionNodes != 0u ? state.time : 0.0, before = 1.0 - weight;
#endif
  RAYSORT_FVEC3 cellBefore = state.cell * before, cellThen = state.cell * weight;
  RAYSORT_FVEC3 middle = RAYSORT_FMA(then, cellThen, RAYSORT_FMA(centre, cellBefore, state.offset));
  enlarged = RAYSORT_FMA(RAYSORT_AS_FLOAT(later), RAYSORT_FVEC3(weight, weight, weight), enlarged);
  enlarged = RAYSORT_FMA(extent, RAYSORT_FVEC3(before, before, before), enlarged);
#else
  RAYSORT_FVEC3 middle = RAYSORT_FMA(centre, state.cell, state.offset);
  enlarged = extent + enlarged;
#endif
  RAYSORT_FVEC3 near = RAYSORT_FMA(-enlarged, size, middle);
  RAYSORT_FVEC3 far = RAYSORT_FMA(enlarged, size, middle);
  int first = max(RAYSORT_AS_INT(near.x), max(RAYSORT_AS_INT(near.y), RAYSORT_AS_INT(near.z)));
  int last = min(RAYSORT_AS_INT(far.x), min(RAYSORT_AS_INT(far.y), RAYSORT_AS_INT(far.z)));
  first = max(first, RAYSORT_AS_INT(state.tMin));
  last = min(last, int(limit));
  from = uint(first);
  return first <= last;
}

// Returns the sort key of a child, or RAYSORT_BVH_MISSED. The high bits are t where the ray enters the box, rounded
// down. The low bits are the child's number in its node: of equal children, the last one is visited first.
uint raysortBvhKey(RaysortBvhState state, RAYSORT_UVEC4 child, RAYSORT_BVH_LATER_PARAMETER uint limit, uint slot)
{
  uint from;
  bool meets = raysortBvhMeets(state, child, RAYSORT_BVH_LATER_ARGUMENT limit, from);
  return meets ? (from & ~3u) | (3u - slot) : RAYSORT_BVH_MISSED;
}

void raysortBvhSort(inout uint a, inout uint b)
{
  uint lower = min(a, b);
  b = max(a, b);
  a = lower;
}

bool raysortBvhIsInner(uint reference)
{
  return (reference & RAYSORT_BVH_LEAF_BIT) == 0u;
}

bool raysortBvhIsLeaf(uint reference)
{
  return (reference & 0xc0000000u) == RAYSORT_BVH_LEAF_BIT;
}

bool raysortBvhIsRestore(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_RESTORE_TAG;
}

// Returns the leaf without its first record; RAYSORT_BVH_EMPTY if that was the last.
uint raysortBvhAdvance(uint leaf)
{
  bool hasMore = (leaf >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3u) != 0u;
  return hasMore ? leaf - RAYSORT_BVH_LEAF_FIRST_MASK : RAYSORT_BVH_EMPTY;
}

// Enters a frame, or goes back to one. Returns the next reference; RAYSORT_BVH_EMPTY on the way back.
uint raysortBvhEnterFrame(RAYSORT_UVEC2 bvh, uint reference, inout RaysortBvhState state)
{
  uint frame = reference & RAYSORT_BVH_FRAME_MASK;
  uint i = 0u;
  state.axis = (state.axis & 15u) | frame << RAYSORT_BVH_FRAME_SHIFT;
  if (frame != RAYSORT_BVH_FRAME_MASK) // frames are rare: no register keeps where they begin
    i = RAYSORT_BVH_LOAD(bvh, 2u).y + RAYSORT_BVH_FRAME_WORDS * frame;
  uint node = raysortBvhEnterGrid(bvh, i, state);
  return raysortBvhIsRestore(reference) ? RAYSORT_BVH_EMPTY : node;
}

// Returns whether the reference is a leaf of one box or one instance.
bool raysortBvhIsItem(uint reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG;
}

#endif
