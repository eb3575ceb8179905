// raysort_bvh_stream.glsl - many rays through a structure by few threads: faster for rays that go their own ways.
// SPDX-License-Identifier: MIT
//
// GLSL only. A thread that is done with a ray takes the next one at once, and the threads of a subgroup agree, step by
// step, on whether those at a node or those at a triangle go on: so more of them work at the same time. For camera
// rays, in tiles, a thread a ray with raysortBvhClosest is faster.
// Needs GL_KHR_shader_subgroup_ballot, and a device with VK_SUBGROUP_FEATURE_BALLOT_BIT in compute shaders: where there
// is none, call raysortBvhClosest for a ray a thread. Hits are the same bits.
// Include it behind raysort_bvh.glsl, whose hooks it uses too, and define before:
//   RAYSORT_BVH_NEXT(n)          -> uint, adds n to a counter that all threads share, and returns what it was. It
//                                counts the rays that are taken: make it 0 before the dispatch
//   RAYSORT_BVH_FETCH(i, ray)    a statement: ray = ray number i, below the count. A ray to leave out: a dead one
//   RAYSORT_BVH_STORE(i, hit)    a statement: the hit of ray number i
// May be defined before:
//   RAYSORT_BVH_NUMBER(n)        -> uint below 0xffffffff: what FETCH and STORE get as i for the n-th ray, n below the
//                                count; else n itself. With a list of rays: list[n], which is then read once
#ifndef RAYSORT_BVH_STREAM_GLSL
#define RAYSORT_BVH_STREAM_GLSL

#ifndef RAYSORT_BVH_GLSL
#error "raysort_bvh_stream.glsl: include raysort_bvh.glsl first"
#endif
#if !defined(RAYSORT_BVH_NEXT) || !defined(RAYSORT_BVH_FETCH) || !defined(RAYSORT_BVH_STORE)
#error "raysort_bvh_stream.glsl: define RAYSORT_BVH_NEXT(n), _FETCH(i, ray) and _STORE(i, hit) first"
#endif

#ifndef RAYSORT_BVH_NUMBER
#define RAYSORT_BVH_NUMBER(n) (n)
#endif

// The nodes have their turn if so many eighths of the working threads are at a node. For any hits, a thread that holds
// a leaf is not counted as one at a node. Measured on an NVIDIA H200, 2026-11-21 and 24; for closest hits 4 to 6 are
// within 2 %.
#define RAYSORT_BVH_STREAM_VOTE     5u
#define RAYSORT_BVH_STREAM_VOTE_ANY 3u

// What the threads of a subgroup know of the rays to come.
struct RaysortBvhStream
{
  uint i;      // the ray that this thread has; RAYSORT_BVH_NONE: none
  uint taken;  // by the subgroup
  bool isOver; // nothing is left to take
};

// Numbers for the threads without a ray: one addition a subgroup. Returns whether this thread has a new one.
bool raysortBvhTakeRays(inout RaysortBvhStream stream, uint count, uint most)
{
  bool isIdle = stream.i == RAYSORT_BVH_NONE;
  uvec4 idle = subgroupBallot(isIdle);
  uint wanted = subgroupBallotBitCount(idle);
  uint first = 0u;
  if (subgroupElect())
    first = RAYSORT_BVH_NEXT(wanted);
  first = subgroupBroadcastFirst(first);
  uint mine = first + subgroupBallotExclusiveBitCount(idle);
  bool isNew = isIdle && first < count && mine < count;
  if (isNew)
    stream.i = RAYSORT_BVH_NUMBER(mine);
  stream.taken += wanted;
  stream.isOver = first >= count || count - first <= wanted || stream.taken / gl_SubgroupSize >= most;
  return isNew;
}

// Whether enough threads of the subgroup have work to go on without new rays: one when none is left, else a half, or
// for any hits in one level a third. On an NVIDIA H200, 2026-11-23 and 24, short rays of any hits were up to 10 %
// faster with a third. But among a thousand instances long ones were 4 % slower with a third.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_STREAM_PARTS_ANY 3u
#else
#define RAYSORT_BVH_STREAM_PARTS_ANY 2u
#endif
bool raysortBvhGoesOn(RaysortBvhStream stream, uint working, uint parts)
{
  return stream.isOver ? working > 0u : parts * working >= gl_SubgroupSize;
}

// The threads of the subgroup for which it is true.
uint raysortBvhCount(bool isCounted)
{
  return subgroupBallotBitCount(subgroupBallot(isCounted));
}

// Who of those that are at no node goes on: those at triangles, or those on their way into an instance or out of it?
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_IS_ON(reference, others) true
#else
bool raysortBvhIsOn(uint reference, uint others)
{
  uint atLeaves = raysortBvhCount(raysortBvhIsLeaf(reference));
  return raysortBvhIsLeaf(reference) == (2u * atLeaves >= others);
}
#define RAYSORT_BVH_IS_ON(reference, others) raysortBvhIsOn(reference, others)
#endif

void raysortBvhStream(uvec2 bvh, uint rayFlags, RAYSORT_BVH_MASK_PARAMETER uint count, uint most)
{
  uvec2 stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhStream stream = RaysortBvhStream(RAYSORT_BVH_NONE, 0u, false);
  RaysortBvhState state;
  RaysortBvhRay ray;
  RaysortBvhHit best, last = raysortBvhMiss(0.0);
  uint reference = RAYSORT_BVH_EMPTY, top = 0u, overflow = 0u;
  bool isDone = false;
  while (!isDone)
  {
    if (raysortBvhTakeRays(stream, count, most))
    {
      RAYSORT_BVH_FETCH(stream.i, ray);
      RAYSORT_BVH_BEGIN
    }
    uint working = raysortBvhCount(reference != RAYSORT_BVH_EMPTY);
    while (raysortBvhGoesOn(stream, working, 2u))
    {
      uint atNodes = raysortBvhCount(raysortBvhIsInner(reference));
      if (8u * atNodes >= RAYSORT_BVH_STREAM_VOTE * working)
      {
        if (raysortBvhIsInner(reference))
          RAYSORT_BVH_VISIT
      }
      else
      {
        bool isOn = RAYSORT_BVH_IS_ON(reference, working - atNodes);
        if (isOn && reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference))
        {
          RAYSORT_BVH_STEP
        }
      }
      RAYSORT_BVH_POP
      working = raysortBvhCount(reference != RAYSORT_BVH_EMPTY);
    }
    if (stream.i != RAYSORT_BVH_NONE && reference == RAYSORT_BVH_EMPTY)
    {
      RaysortBvhHit hit;
      RAYSORT_BVH_RESOLVE
      RAYSORT_BVH_END
      RAYSORT_BVH_STORE(stream.i, hit);
      stream.i = RAYSORT_BVH_NONE;
    }
    isDone = stream.isOver && working == 0u;
  }
}

// For any hits, a ray that comes to a leaf holds it, and goes on with what waits on the stack. So more threads are at
// nodes at the same time, and more at leaves: among a thousand instances any hits are 6 to 10 % faster. Closest hits
// would be 1 % faster there, but 3 % slower in Sponza: they would visit what lies behind the leaf. (NVIDIA H200,
// 2026-11-24.) A ray that holds a leaf visits nodes only, for the leaf must be tested in the space where it lies.
#define RAYSORT_BVH_HOLD                                        \
  if (held == RAYSORT_BVH_EMPTY && raysortBvhIsLeaf(reference)) \
  {                                                             \
    held = reference;                                           \
    reference = RAYSORT_BVH_EMPTY;                              \
    if (top > 0u)                                               \
      reference = stack[--top];                                 \
  }

// Is the next step neither a node nor a leaf: into an instance, a frame or a box, or out of it?
bool raysortBvhIsOnAWay(uint reference, uint held)
{
  return held == RAYSORT_BVH_EMPTY && reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference);
}

// A hit is stored at once, for to keep it takes registers.
#define RAYSORT_BVH_STORE_ANY                     \
  if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u)   \
  {                                               \
    RaysortBvhHit hit;                            \
    RAYSORT_BVH_END                               \
    RAYSORT_BVH_STORE(stream.i, hit);             \
    stream.i = RAYSORT_BVH_NONE;                  \
    held = RAYSORT_BVH_EMPTY;                     \
    reference = RAYSORT_BVH_EMPTY;                \
    top = 0u;                                     \
  }

// Each kind of step has a branch of its own: nodes; leaves; instances, frames and boxes. With one branch for the first
// and the last, long rays among instances were 7 % slower.
void raysortBvhStreamAny(uvec2 bvh, uint rayFlags, RAYSORT_BVH_MASK_PARAMETER uint count, uint most)
{
  uint stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhStream stream = RaysortBvhStream(RAYSORT_BVH_NONE, 0u, false);
  RaysortBvhState state;
  RaysortBvhRay ray;
  RaysortBvhHit last = raysortBvhMiss(0.0);
  float tMax = 0.0;
  uint reference = RAYSORT_BVH_EMPTY, held = RAYSORT_BVH_EMPTY, top = 0u, overflow = 0u;
  bool isDone = false;
  while (!isDone)
  {
    if (raysortBvhTakeRays(stream, count, most))
    {
      RAYSORT_BVH_FETCH(stream.i, ray);
      RaysortBvhHit best;
      RAYSORT_BVH_BEGIN
      RAYSORT_BVH_HOLD
      tMax = ray.tMax;
    }
    uint working = raysortBvhCount((reference & held) != RAYSORT_BVH_EMPTY);
    while (raysortBvhGoesOn(stream, working, RAYSORT_BVH_STREAM_PARTS_ANY))
    {
      RaysortBvhHit best = raysortBvhMiss(tMax);
      uint next = RAYSORT_BVH_EMPTY;
      uint atNodes = raysortBvhCount(raysortBvhIsInner(reference) && held == RAYSORT_BVH_EMPTY);
      if (8u * atNodes >= RAYSORT_BVH_STREAM_VOTE_ANY * working)
      {
        if (raysortBvhIsInner(reference))
        {
          RAYSORT_BVH_VISIT_ANY
          RAYSORT_BVH_POP_ANY
          RAYSORT_BVH_HOLD
        }
      }
      else if (raysortBvhCount(held != RAYSORT_BVH_EMPTY) >= raysortBvhCount(raysortBvhIsOnAWay(reference, held)))
      {
        if (held != RAYSORT_BVH_EMPTY)
        {
          raysortBvhTryRecord(RAYSORT_BVH_HERE, state, ray, held & RAYSORT_BVH_LEAF_FIRST_MASK, last, best);
          held = raysortBvhAdvance(held);
          RAYSORT_BVH_HOLD
          RAYSORT_BVH_STORE_ANY
        }
      }
      else if (raysortBvhIsOnAWay(reference, held))
      {
        RAYSORT_BVH_STEP_AWAY_ANY
        RAYSORT_BVH_POP_ANY
        RAYSORT_BVH_HOLD
        RAYSORT_BVH_STORE_ANY
      }
      working = raysortBvhCount((reference & held) != RAYSORT_BVH_EMPTY);
    }
    if (stream.i != RAYSORT_BVH_NONE && (reference & held) == RAYSORT_BVH_EMPTY)
    {
      RaysortBvhHit hit, best = raysortBvhMiss(tMax);
      RAYSORT_BVH_END
      RAYSORT_BVH_STORE(stream.i, hit);
      stream.i = RAYSORT_BVH_NONE;
    }
    isDone = stream.isOver && working == 0u;
  }
}

// ---- what to call ----

// The hits of rays 0 .. count - 1: the closest; with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT some hit. Call it from
// uniform control flow, in any number of threads, once each. most: how many rays a thread may take, on average over its
// subgroup; 0xffffffff but for devices that end a thread after some number of steps (lavapipe: 65,535 of a subgroup).
// All rays are traced if most times the number of threads is not below count.
void raysortBvhTraceStream(uvec2 bvh, uint rayFlags, uint count, uint most)
{
  raysortBvhStream(bvh, rayFlags, RAYSORT_BVH_ALL_ARGUMENT count, most);
}

// The same without an order, for rays of which any hit will do.
void raysortBvhTraceStreamAny(uvec2 bvh, uint rayFlags, uint count, uint most)
{
  raysortBvhStreamAny(bvh, rayFlags, RAYSORT_BVH_ALL_ARGUMENT count, most);
}

#ifndef RAYSORT_BVH_ONE_LEVEL
// With a mask, as raysortBvhClosest.
void raysortBvhTraceStream(uvec2 bvh, uint rayFlags, uint mask, uint count, uint most)
{
  raysortBvhStream(bvh, rayFlags, mask, count, most);
}

void raysortBvhTraceStreamAny(uvec2 bvh, uint rayFlags, uint mask, uint count, uint most)
{
  raysortBvhStreamAny(bvh, rayFlags, mask, count, most);
}
#endif

#endif
