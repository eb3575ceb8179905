// raysort_bvh_stream.glsl - traces many rays through a structure by few threads: faster for incoherent rays.
// SPDX-License-Identifier: MIT
//
// GLSL only. A thread that is done with a ray takes the next ray at once. Step by step, the threads of a subgroup vote:
// either the threads at a node go on, or the threads at a triangle. So more threads work at the same time. For camera
// rays in tiles, raysortBvhClosest with one thread per ray is faster. Hits are the same bits.
// It needs GL_KHR_shader_subgroup_ballot, and a device with VK_SUBGROUP_FEATURE_BALLOT_BIT in compute shaders. Without
// ballots, call raysortBvhClosest with one thread per ray.
// Include it after raysort_bvh.glsl, whose hooks it uses too. Required, before the include:
//   RAYSORT_BVH_NEXT(n)          -> uint: adds n to a counter that all threads share, and returns the old value. The
//                                counter counts the rays that were taken: set it to 0 before the dispatch
//   RAYSORT_BVH_FETCH(i, ray)    a statement: ray = ray number i, 0 .. count - 1. Give a dead ray to skip a ray. It may
//                                run twice for a ray, before its RAYSORT_BVH_STORE
//   RAYSORT_BVH_STORE(i, hit)    a statement: stores the hit of ray number i
//   RAYSORT_BVH_FETCH_TIME(i)    -> float: the time of ray number i; only with RAYSORT_BVH_MOTION
// Optional, before the include:
//   RAYSORT_BVH_NUMBER(n)        -> uint below 0xffffffff: the number i that FETCH and STORE get for the n-th ray, n
//                                below the count. Default: n. With a list of rays: list[n], which is then read once
#ifndef RAYSORT_BVH_STREAM_GLSL
#define RAYSORT_BVH_STREAM_GLSL

#ifndef RAYSORT_BVH_GLSL
#error "raysort_bvh_stream.glsl: include raysort_bvh.glsl first"
#endif
#if !defined(RAYSORT_BVH_NEXT) || !defined(RAYSORT_BVH_FETCH) || !defined(RAYSORT_BVH_STORE)
#error "raysort_bvh_stream.glsl: define RAYSORT_BVH_NEXT(n), _FETCH(i, ray) and _STORE(i, hit) first"
#endif

#ifdef RAYSORT_BVH_MOTION
#ifndef RAYSORT_BVH_FETCH_TIME
#error "raysort_bvh_stream.glsl: define RAYSORT_BVH_FETCH_TIME(i) first, for RAYSORT_BVH_MOTION is defined"
#endif
#define RAYSORT_BVH_TAKE_TIME float time = RAYSORT_BVH_FETCH_TIME(stream.i);
#else
#define RAYSORT_BVH_TAKE_TIME
#endif

#ifndef RAYSORT_BVH_NUMBER
#define RAYSORT_BVH_NUMBER(n) (n)
#endif

// The nodes have their turn if at least this many eighths of the working threads are at a node. For any hits, a thread
// that holds a leaf does not count as a thread at a node.
// Tuning: fastest values. For closest hits 4 and 5 are within 1 %, in 1,000 instances 4 is 3 % faster; 6 is 3 to 8 %
// slower (NVIDIA H100, 2026-11-26)
#define RAYSORT_BVH_STREAM_VOTE     4u
#define RAYSORT_BVH_STREAM_VOTE_ANY 3u
#define RAYSORT_BVH_STREAM_LEAVES   2u

// With motion it takes two to three times as long to enter an instance. So for closest hits the threads that enter or
// leave one have their turn only if they are three times as many as the threads at triangles: then more of them enter
// at the same time.
// Tuning: closest hits among 1,000 instances that turn 7 to 9 % faster; any hits 1 to 3 % slower with that rule, and up
// to 1 % faster with nodes at 2 eighths (NVIDIA H100, 2026-11-27)
#if defined(RAYSORT_BVH_MOTION) && !defined(RAYSORT_BVH_ONE_LEVEL)
#undef RAYSORT_BVH_STREAM_VOTE
#undef RAYSORT_BVH_STREAM_VOTE_ANY
#undef RAYSORT_BVH_STREAM_LEAVES
#define RAYSORT_BVH_STREAM_VOTE     3u
#define RAYSORT_BVH_STREAM_VOTE_ANY 2u
#define RAYSORT_BVH_STREAM_LEAVES   4u
#endif

// A thread's ray, and the state of its subgroup.
struct RaysortBvhStream
{
  uint i;      // number of this thread's ray; RAYSORT_BVH_NONE: it has no ray
  uint taken;  // rays that the subgroup took so far
  bool isOver; // the subgroup takes no more rays
};

// Gives ray numbers to the threads without a ray, by one addition a subgroup. Returns whether this thread got one.
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

// Returns whether enough threads of the subgroup have work, so that it goes on without new rays. Enough is a half; for
// any hits in one level a third; one thread if no ray is left.
// Tuning: a third: short any hits up to 10 % faster, long ones in 1,000 instances 4 % slower (NVIDIA H200, 2026-11-24)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_STREAM_PARTS_ANY 3u
#else
#define RAYSORT_BVH_STREAM_PARTS_ANY 2u
#endif
bool raysortBvhGoesOn(RaysortBvhStream stream, uint working, uint parts)
{
  return stream.isOver ? working > 0u : parts * working >= gl_SubgroupSize;
}

// Returns the number of threads of the subgroup for which isCounted is true.
uint raysortBvhCount(bool isCounted)
{
  return subgroupBallotBitCount(subgroupBallot(isCounted));
}

// Returns whether this thread, which is at no node, goes on. The threads at triangles go on if they are at least one of
// RAYSORT_BVH_STREAM_LEAVES (2: if they are the larger group); else those that enter or leave an instance. others: the
// number of threads in both groups.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_IS_ON(reference, others) true
#else
bool raysortBvhIsOn(uint reference, uint others)
{
  uint atLeaves = raysortBvhCount(raysortBvhIsLeaf(reference));
  return raysortBvhIsLeaf(reference) == (RAYSORT_BVH_STREAM_LEAVES * atLeaves >= others);
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
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference = RAYSORT_BVH_EMPTY, top = 0u;
  bool isDone = false;
  while (!isDone)
  {
    if (raysortBvhTakeRays(stream, count, most))
    {
      RAYSORT_BVH_FETCH(stream.i, ray);
      RAYSORT_BVH_TAKE_TIME
      RAYSORT_BVH_BEGIN
      RAYSORT_BVH_DROP_SIGN
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
      if (RAYSORT_BVH_IS_SIGN_LOST)
      {
        RAYSORT_BVH_FETCH(stream.i, ray);
        best.t = ray.tMax;
      }
      RAYSORT_BVH_END
      RAYSORT_BVH_STORE(stream.i, hit);
      stream.i = RAYSORT_BVH_NONE;
    }
    isDone = stream.isOver && working == 0u;
  }
}

// For any hits, a ray that comes to a leaf holds the leaf, and goes on with the top of the stack. So more threads are
// at nodes at the same time, and more at leaves. A ray that holds a leaf visits only nodes, because the leaf must be
// tested in the space where it is. Closest hits hold no leaf: they would visit nodes that are farther than the leaf.
// Tuning: any hits 6 to 10 % faster in 1,000 instances; closest hits 1 %, but 3 % slower in Sponza (H200, 2026-11-24)
#define RAYSORT_BVH_HOLD                                        \
  if (held == RAYSORT_BVH_EMPTY && raysortBvhIsLeaf(reference)) \
  {                                                             \
    held = reference;                                           \
    reference = RAYSORT_BVH_EMPTY;                              \
    if (top > 0u)                                               \
      reference = stack[--top];                                 \
  }

// Returns whether the next step is neither a node nor a leaf: it enters or leaves an instance or a frame, or asks about
// a box.
bool raysortBvhIsOnAWay(uint reference, uint held)
{
  return held == RAYSORT_BVH_EMPTY && reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference);
}

// Stores a hit at once, because keeping it takes registers.
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

// Each kind of step has a branch of its own: nodes; leaves; instances, frames and boxes.
// Tuning: with one branch for the first kind and the last, long rays among instances were 7 % slower
void raysortBvhStreamAny(uvec2 bvh, uint rayFlags, RAYSORT_BVH_MASK_PARAMETER uint count, uint most)
{
  uint stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhStream stream = RaysortBvhStream(RAYSORT_BVH_NONE, 0u, false);
  RaysortBvhState state;
  RaysortBvhRay ray;
  RaysortBvhHit last = raysortBvhMiss(0.0);
  float tMax = 0.0;
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference = RAYSORT_BVH_EMPTY, held = RAYSORT_BVH_EMPTY, top = 0u;
  bool isDone = false;
  while (!isDone)
  {
    if (raysortBvhTakeRays(stream, count, most))
    {
      RAYSORT_BVH_FETCH(stream.i, ray);
      RAYSORT_BVH_TAKE_TIME
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

// Finds the closest hits of rays 0 .. count - 1; with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT any hits. Call it from
// uniform control flow, in any number of threads, once in each.
// most: how many rays a thread may take, on average over its subgroup. Use 0xffffffff, except on a device that ends a
// thread after a number of steps (lavapipe: after 65,535 steps of a subgroup). All rays are traced if
// most * threads >= count.
void raysortBvhTraceStream(uvec2 bvh, uint rayFlags, uint count, uint most)
{
  raysortBvhStream(bvh, rayFlags, RAYSORT_BVH_ALL_ARGUMENT count, most);
}

// Finds any hit of each ray, without an order: faster if the closest hit is not needed.
void raysortBvhTraceStreamAny(uvec2 bvh, uint rayFlags, uint count, uint most)
{
  raysortBvhStreamAny(bvh, rayFlags, RAYSORT_BVH_ALL_ARGUMENT count, most);
}

#ifndef RAYSORT_BVH_ONE_LEVEL
// The same two with the ray's cull mask, 0 .. 0xff: an instance is skipped if (its mask & mask) is 0.
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
