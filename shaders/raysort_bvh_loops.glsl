// raysort_bvh_loops.glsl - the loops over nodes and leaves: closest hits and any hits.
// SPDX-License-Identifier: MIT
// Included by raysort_bvh.glsl.
#ifndef RAYSORT_BVH_LOOPS_GLSL
#define RAYSORT_BVH_LOOPS_GLSL

// ---- the loops ----

// The steps are macros, because some compilers copy an array that is passed to a function. They use the variables
// reference, stack and top, two levels also overflow, and the children a to d of a node. raysort_bvh_stream.glsl uses
// them too.
// Tuning: with the overflow in a register of its own one level 1 to 3 % slower (NVIDIA H100, 2026-11-26)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_OVERFLOW_VARIABLE
#define RAYSORT_BVH_NO_OVERFLOW state.axis = 0u
#define RAYSORT_BVH_OVERFLOW state.axis |= RAYSORT_BVH_OVERFLOWED
#define RAYSORT_BVH_OVERFLOW_FLAG \
  ((state.axis & RAYSORT_BVH_OVERFLOWED) != 0u ? RAYSORT_BVH_STACK_OVERFLOW_BIT : 0u)
#else
#define RAYSORT_BVH_OVERFLOW_VARIABLE uint overflow = 0u;
#define RAYSORT_BVH_NO_OVERFLOW overflow = 0u
#define RAYSORT_BVH_OVERFLOW overflow = RAYSORT_BVH_STACK_OVERFLOW_BIT
#define RAYSORT_BVH_OVERFLOW_FLAG overflow
#endif
#define RAYSORT_BVH_ENTRIES (RAYSORT_BVH_STACK + 3) // overflow is tested after up to 3 children were pushed
#define RAYSORT_BVH_COUNT                      \
  if (top > uint(RAYSORT_BVH_STACK))           \
  {                                            \
    top = uint(RAYSORT_BVH_STACK);             \
    RAYSORT_BVH_OVERFLOW;                      \
  }
#define RAYSORT_BVH_CHILD(key) ((key & 2u) != 0u ? ((key & 1u) != 0u ? a.w : b.w) : ((key & 1u) != 0u ? c.w : d.w))
// Takes a child that the ray meets, for any hits. `next` waits then, if there is one. It is stored without a branch: if
// it does not wait, it is above the top, where nobody reads it.
// Tuning: any hits are up to 4 % faster than with a branch, but not on terrains or among instances that turn. Closest
// hits, stored so, would be 1 to 9 % slower (NVIDIA H100, 2026-11-27)
#define RAYSORT_BVH_TAKE(child, part)                                                                  \
  {                                                                                                    \
    bool meets = raysortBvhMeets(state, child, RAYSORT_BVH_LATER(part) raysortBvhLimit(best.t), from); \
    stack[top] = next;                                                                                 \
    top += meets && next != RAYSORT_BVH_EMPTY ? 1u : 0u;                                               \
    next = meets ? child.w : next;                                                                     \
  }
#define RAYSORT_BVH_CHILDREN                                                   \
  RAYSORT_UVEC4 a = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 0);     \
  RAYSORT_UVEC4 b = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 1);     \
  RAYSORT_UVEC4 c = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 2);     \
  RAYSORT_UVEC4 d = RAYSORT_BVH_LOAD_NODE(RAYSORT_BVH_HERE, reference, 3);     \
  RAYSORT_BVH_CHILDREN_LATER
// The children at time 1. Without motion the first words of the header are read, because a load needs an address. None
// of them is a NaN as a float, so their weight 0 makes them 0.
// Tuning: with a select for each number, or a branch around the loads, camera rays 8 % slower (NVIDIA H100, 2026-11-27)
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_CHILDREN_LATER                                             \
  uint laterWord = 0u;                                                         \
  if (state.motionNodes != 0u)                                                 \
    laterWord = state.motionNodes + RAYSORT_BVH_MOTION_NODE_WORDS * reference; \
  RAYSORT_UVEC4 laterX = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 0);  \
  RAYSORT_UVEC4 laterY = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 1);  \
  RAYSORT_UVEC4 laterZ = RAYSORT_BVH_LOAD_AT(RAYSORT_BVH_HERE, laterWord, 2);
#else
#define RAYSORT_BVH_CHILDREN_LATER
#endif

// A box: asks the procedural hook.
#ifdef RAYSORT_BVH_PROCEDURAL
#define RAYSORT_BVH_TRY_BOX \
  raysortBvhTryBox(bvh, RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_FRAME_MASK, last, best);
#else
#define RAYSORT_BVH_TRY_BOX
#endif

// An instance: `goesOn` becomes the root of its structure, and `token`, the way back, goes onto the stack. If the
// instance is skipped, `goesOn` becomes RAYSORT_BVH_EMPTY. There is no way back if nothing waits above.
// Tuning: without that way back any hits among 1,000 instances were up to 7 % faster (NVIDIA H200, 2026-11-23)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_IS_INSTANCE false
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token, isAny)
#define RAYSORT_BVH_LEAVE
#else
#define RAYSORT_BVH_IS_INSTANCE (state.instance == RAYSORT_BVH_NONE)
// A ray that lost the state of the level above goes back there at once; else `block` runs.
#ifdef RAYSORT_BVH_MOTION
#define RAYSORT_BVH_GO_BACK_OR(goesOn, block) \
  if (raysortBvhIsRestore(goesOn))            \
  {                                           \
    state.leave = top;                        \
    goesOn = frame;                           \
  }                                           \
  else                                        \
  {                                           \
    block                                     \
  }
#else
#define RAYSORT_BVH_GO_BACK_OR(goesOn, block) block
#endif
#define RAYSORT_BVH_KEEP_WAY_BACK(goesOn, token)              \
  if (goesOn != RAYSORT_BVH_EMPTY)                            \
  {                                                           \
    state.leave = top > 0u ? top : RAYSORT_BVH_NO_WAY_BACK;   \
    if (top > 0u) /* else nothing waits above */              \
      stack[top++] = token;                                   \
  }
#define RAYSORT_BVH_TRY_INSTANCE(goesOn, token, isAny)                                                        \
  if (top < uint(RAYSORT_BVH_STACK))                                                                          \
  {                                                                                                           \
    uint frame = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                                            \
    goesOn = raysortBvhEnterInstance(bvh, RAYSORT_BVH_RELOAD(ray), rayFlags, mask,                            \
                                     reference & RAYSORT_BVH_FRAME_MASK, isAny, state);                       \
    RAYSORT_BVH_GO_BACK_OR(goesOn, RAYSORT_BVH_KEEP_WAY_BACK(goesOn, token))                                  \
  }                                                                                                           \
  else                                                                                                        \
  {                                                                                                           \
    RAYSORT_BVH_OVERFLOW;                                                                                     \
    goesOn = RAYSORT_BVH_EMPTY;                                                                               \
  }
#define RAYSORT_BVH_LEAVE                                                      \
  if (raysortBvhIsRestore(reference) && top == state.leave)                    \
    raysortBvhEnterAbove(bvh, RAYSORT_BVH_RELOAD(ray), rayFlags, state);
#endif

// A leaf of one box or one instance; of any other reference `block` runs.
#if defined(RAYSORT_BVH_ONE_LEVEL) && !defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_ITEM_OR(block) block
#define RAYSORT_BVH_ITEM_ANY_OR(block) block
#else
#define RAYSORT_BVH_ITEM_OR(block)                                                                          \
  if (raysortBvhIsItem(reference))                                                                          \
  {                                                                                                         \
    if (RAYSORT_BVH_IS_INSTANCE)                                                                            \
    {                                                                                                       \
      RAYSORT_BVH_TRY_INSTANCE(reference, RAYSORT_UVEC2(frame, 0u), false)                                  \
    }                                                                                                       \
    else                                                                                                    \
    {                                                                                                       \
      RAYSORT_BVH_TRY_BOX                                                                                   \
      reference = RAYSORT_BVH_EMPTY;                                                                        \
      if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u && (rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0u) \
        top = 0u;                                                                                           \
    }                                                                                                       \
  }                                                                                                         \
  else                                                                                                      \
  {                                                                                                         \
    block                                                                                                   \
  }
#define RAYSORT_BVH_ITEM_ANY_OR(block)                                                                      \
  if (raysortBvhIsItem(reference))                                                                          \
  {                                                                                                         \
    if (RAYSORT_BVH_IS_INSTANCE)                                                                            \
    {                                                                                                       \
      RAYSORT_BVH_TRY_INSTANCE(next, frame, true)                                                           \
    }                                                                                                       \
    else                                                                                                    \
    {                                                                                                       \
      RAYSORT_BVH_TRY_BOX                                                                                   \
      RAYSORT_BVH_STOP_ANY                                                                                  \
    }                                                                                                       \
  }                                                                                                         \
  else                                                                                                      \
  {                                                                                                         \
    block                                                                                                   \
  }
#endif

// The closest t has no sign while a closest hit is sought. A miss gives the tMax of the ray, which may be -0; tMax is
// then read again. A hook for boxes may find t = -0, so code with this hook removes the sign at each node.
// Tuning: with the sign removed at each node 1 % slower, 1,000 instances 1 to 2 % (NVIDIA H100, 2026-11-26)
#ifdef RAYSORT_BVH_PROCEDURAL
#define RAYSORT_BVH_CLOSEST_LIMIT raysortBvhLimit(best.t)
#define RAYSORT_BVH_DROP_SIGN
#define RAYSORT_BVH_IS_SIGN_LOST false
#else
#define RAYSORT_BVH_CLOSEST_LIMIT RAYSORT_AS_UINT(best.t)
#define RAYSORT_BVH_DROP_SIGN                    \
  if (RAYSORT_AS_UINT(best.t) == 0x80000000u)    \
    best.t = 0.0;
#define RAYSORT_BVH_IS_SIGN_LOST ((best.flags & RAYSORT_BVH_HIT_BIT) == 0u && best.t == 0.0)
#endif

// A node, in order: the nearest child comes first, the other children wait on the stack with their keys.
#define RAYSORT_BVH_VISIT                                                             \
  {                                                                                   \
    uint limit = RAYSORT_BVH_CLOSEST_LIMIT;                                           \
    RAYSORT_BVH_CHILDREN                                                              \
    uint k0 = raysortBvhKey(state, a, RAYSORT_BVH_LATER(x) limit, 0u);                \
    uint k1 = raysortBvhKey(state, b, RAYSORT_BVH_LATER(y) limit, 1u);                \
    uint k2 = raysortBvhKey(state, c, RAYSORT_BVH_LATER(z) limit, 2u);                \
    uint k3 = raysortBvhKey(state, d, RAYSORT_BVH_LATER(w) limit, 3u);                \
    raysortBvhSort(k0, k1);                                                           \
    raysortBvhSort(k2, k3);                                                           \
    raysortBvhSort(k0, k2);                                                           \
    raysortBvhSort(k1, k3);                                                           \
    raysortBvhSort(k1, k2);                                                           \
    if (k3 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k3), k3);                        \
    if (k2 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k2), k2);                        \
    if (k1 != RAYSORT_BVH_MISSED)                                                     \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_CHILD(k1), k1);                        \
    reference = k0 != RAYSORT_BVH_MISSED ? RAYSORT_BVH_CHILD(k0) : RAYSORT_BVH_EMPTY; \
    RAYSORT_BVH_COUNT                                                                 \
  }

// Enters a frame, or goes back to one. If there is no room for the way back, the frame is not entered.
#define RAYSORT_BVH_STEP_FRAME                                                                  \
  if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                          \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference) && top > 0u) /* else nothing waits above */             \
      stack[top++] = RAYSORT_UVEC2(RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state), 0u); /* key 0: always popped */ \
    reference = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                       \
  }                                                                                             \
  else                                                                                          \
  {                                                                                             \
    RAYSORT_BVH_OVERFLOW;                                                                       \
    reference = RAYSORT_BVH_EMPTY;                                                              \
  }

// A step that is not a node: tests one triangle, asks about a box, enters an instance, enters a frame, or goes back.
#define RAYSORT_BVH_STEP                                                                        \
  if (raysortBvhIsLeaf(reference))                                                              \
  {                                                                                             \
    RAYSORT_BVH_TRY_CLOSEST(RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_LEAF_FIRST_MASK, last, best); \
    reference = raysortBvhAdvance(reference);                                                   \
    if (RAYSORT_BVH_HAS_HIT && (rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0u)   \
    {                                                                                           \
      reference = RAYSORT_BVH_EMPTY;                                                            \
      top = 0u;                                                                                 \
    }                                                                                           \
  }                                                                                             \
  else                                                                                          \
  {                                                                                             \
    RAYSORT_BVH_ITEM_OR(RAYSORT_BVH_STEP_FRAME)                                                 \
  }

#define RAYSORT_BVH_POP                                                                         \
  while (reference == RAYSORT_BVH_EMPTY && top > 0u)                                            \
  {                                                                                             \
    --top;                                                                                      \
    if (stack[top].y <= (RAYSORT_BVH_CLOSEST_LIMIT | 3u))                                       \
      reference = stack[top].x;                                                                 \
  }

// A node, for any hit: the first child comes first, without sorting. `next` is the next reference; before, it is
// RAYSORT_BVH_EMPTY. So nothing waits when the last child is met, and three entries above the stack are enough.
#define RAYSORT_BVH_VISIT_ANY                                                                   \
  {                                                                                             \
    uint from;                                                                                  \
    RAYSORT_BVH_CHILDREN                                                                        \
    if (raysortBvhMeets(state, d, RAYSORT_BVH_LATER(w) raysortBvhLimit(best.t), from))          \
      next = d.w;                                                                               \
    RAYSORT_BVH_TAKE(c, z)                                                                      \
    RAYSORT_BVH_TAKE(b, y)                                                                      \
    RAYSORT_BVH_TAKE(a, x)                                                                      \
    RAYSORT_BVH_COUNT                                                                           \
  }

// The same for any hit. If nothing waits above a frame, there is no way back.
// Tuning: with this any hits of a scene with two frames were 2 to 4 % faster (NVIDIA H200, 2026-11-27)
#define RAYSORT_BVH_STEP_FRAME_ANY                                                              \
  if (raysortBvhIsRestore(reference) || top < uint(RAYSORT_BVH_STACK))                          \
  {                                                                                             \
    RAYSORT_BVH_LEAVE                                                                           \
    if (!raysortBvhIsRestore(reference) && top > 0u) /* else nothing waits above */             \
      stack[top++] = RAYSORT_BVH_RESTORE_TAG | raysortBvhFrame(state);                          \
    next = raysortBvhEnterFrame(RAYSORT_BVH_HERE, reference, state);                            \
  }                                                                                             \
  else                                                                                          \
    RAYSORT_BVH_OVERFLOW;

// A step that is neither a node nor a leaf of triangles: a box, an instance, the entry into a frame, or the way back.
#define RAYSORT_BVH_STEP_AWAY_ANY RAYSORT_BVH_ITEM_ANY_OR(RAYSORT_BVH_STEP_FRAME_ANY)

#define RAYSORT_BVH_STEP_ANY                                                                    \
  if (raysortBvhIsLeaf(reference))                                                              \
  {                                                                                             \
    raysortBvhTryRecord(RAYSORT_BVH_HERE, state, ray, reference & RAYSORT_BVH_LEAF_FIRST_MASK, last, best); \
    next = raysortBvhAdvance(reference);                                                        \
    RAYSORT_BVH_STOP_ANY                                                                        \
  }                                                                                             \
  else                                                                                          \
  {                                                                                             \
    RAYSORT_BVH_STEP_AWAY_ANY                                                                   \
  }

#define RAYSORT_BVH_STOP_ANY                    \
  if ((best.flags & RAYSORT_BVH_HIT_BIT) != 0u) \
  {                                             \
    next = RAYSORT_BVH_EMPTY;                   \
    top = 0u;                                   \
  }

#define RAYSORT_BVH_POP_ANY                       \
  reference = next;                               \
  if (reference == RAYSORT_BVH_EMPTY && top > 0u) \
    reference = stack[--top];

// Begins a ray: `reference` becomes the root, or RAYSORT_BVH_EMPTY if the ray is dead.
#if !defined(RAYSORT_BVH_ONE_LEVEL)
#define RAYSORT_BVH_ROOT                                           \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME)                 \
    reference = raysortBvhEnterFirst(bvh, ray, rayFlags, state);
#elif defined(RAYSORT_BVH_PROCEDURAL)
#define RAYSORT_BVH_ROOT                                                 \
  uint skip = RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_BOXES           \
                  ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT                       \
                  : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT;                  \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME && (rayFlags & skip) == 0u) \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#else
#define RAYSORT_BVH_ROOT                                                               \
  if (raysortBvhIsAlive(ray) RAYSORT_BVH_AND_TIME && (rayFlags & RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT) == 0u) \
    reference = raysortBvhBegin(bvh, ray, rayFlags, state);
#endif
#define RAYSORT_BVH_BEGIN                                                                            \
  best = raysortBvhMiss(ray.tMax);                                                                   \
  reference = RAYSORT_BVH_EMPTY;                                                                     \
  top = 0u;                                                                                          \
  RAYSORT_BVH_NO_OVERFLOW;                                                                           \
  RAYSORT_BVH_SET_TIME                                                                               \
  RAYSORT_BVH_ROOT

// Ends a ray.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_FINISH
#else
#define RAYSORT_BVH_FINISH                       \
  if (isHit)                                     \
    best.material = raysortBvhOffset(bvh, best);
#endif
#define RAYSORT_BVH_END                                  \
  bool isHit = (best.flags & RAYSORT_BVH_HIT_BIT) != 0u; \
  RAYSORT_BVH_FINISH                                     \
  hit = best;                                            \
  hit.flags |= RAYSORT_BVH_OVERFLOW_FLAG;

// Traces in order. A turn of the loop visits up to RAYSORT_BVH_NODE_TURNS nodes. Then it tests triangles until the
// thread is at a node again, or done. With two levels and without motion a turn is one node or one triangle.
// Tuning (NVIDIA H100, 2026-11-27): against turns of one node or one triangle, camera rays are 2 to 13 % faster in one
// level, 5 % with motion, and 18 % among instances that turn. With 2 or 8 nodes per turn they are 1 to 3 % slower than
// with 4. Bounce rays among still instances would be 5 % slower than with one node or one triangle, and so would bounce
// rays with such loops in raysort_bvh_stream.glsl.
#define RAYSORT_BVH_NODE_TURNS 4u
#if defined(RAYSORT_BVH_ONE_LEVEL) || defined(RAYSORT_BVH_MOTION)
#define RAYSORT_BVH_HAS_TURNS
#endif
bool raysortBvhTrace(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, RAYSORT_BVH_TIME_PARAMETER uint rayFlags,
                     RAYSORT_BVH_MASK_PARAMETER RaysortBvhHit last, out RaysortBvhHit hit)
{
  RAYSORT_UVEC2 stack[RAYSORT_BVH_ENTRIES]; // reference, key
  RaysortBvhState state;
  RaysortBvhHit best;
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference, top;
  RAYSORT_BVH_BEGIN
  RAYSORT_BVH_DROP_SIGN
  while (reference != RAYSORT_BVH_EMPTY)
  {
#ifdef RAYSORT_BVH_HAS_TURNS
    for (uint turn = 0u; turn < RAYSORT_BVH_NODE_TURNS && raysortBvhIsInner(reference); ++turn)
    {
      RAYSORT_BVH_VISIT
      RAYSORT_BVH_POP
    }
    while (reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference))
    {
      RAYSORT_BVH_STEP
      RAYSORT_BVH_POP
    }
#else
    if (raysortBvhIsInner(reference))
      RAYSORT_BVH_VISIT
    else
      RAYSORT_BVH_STEP
    RAYSORT_BVH_POP
#endif
  }
  RAYSORT_BVH_RESOLVE
  if (RAYSORT_BVH_IS_SIGN_LOST)
    best.t = RAYSORT_BVH_AGAIN(ray).tMax;
  RAYSORT_BVH_END
  return isHit;
}

// Traces without an order. hit: the first hit that was met. In one level an inner loop goes down to a leaf, and another
// one through the leaf. With two levels each turn of the loop is a node or one triangle.
// Tuning: with inner loops long rays were 23 % faster in Sponza, 14 % slower among instances (NVIDIA H200, 2026-11-23)
bool raysortBvhTraceAny(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, RAYSORT_BVH_TIME_PARAMETER uint rayFlags,
                        RAYSORT_BVH_MASK_PARAMETER out RaysortBvhHit hit)
{
  uint stack[RAYSORT_BVH_ENTRIES];
  RaysortBvhState state;
  RaysortBvhHit best, last = raysortBvhMiss(0.0);
  RAYSORT_BVH_OVERFLOW_VARIABLE
  uint reference, top;
  RAYSORT_BVH_BEGIN
  while (reference != RAYSORT_BVH_EMPTY)
  {
#ifdef RAYSORT_BVH_ONE_LEVEL
    while (raysortBvhIsInner(reference))
#else
    if (raysortBvhIsInner(reference))
#endif
    {
      uint next = RAYSORT_BVH_EMPTY;
      RAYSORT_BVH_VISIT_ANY
      RAYSORT_BVH_POP_ANY
    }
#ifdef RAYSORT_BVH_ONE_LEVEL
    while (reference != RAYSORT_BVH_EMPTY && !raysortBvhIsInner(reference))
#else
    else
#endif
    {
      uint next = RAYSORT_BVH_EMPTY;
      RAYSORT_BVH_STEP_ANY
      RAYSORT_BVH_POP_ANY
    }
  }
  RAYSORT_BVH_END
  return isHit;
}

#endif
