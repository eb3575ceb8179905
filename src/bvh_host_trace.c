/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* BVH on the host: rays. */

/* The traversal of shaders/raysort_bvh.glsl, in C. The triangle test rounds each step by itself (raysort_rounded), so
 * hits are the same bits. Boxes may be rounded in any way. */

#define RAYSORT_BVH_HOST_STACK  (8u * RAYSORT_BVH_LEVELS + 8u) /* two levels; raysortBvhVerify refuses deeper ones */

#define RAYSORT_BVH_FLIP_FACING 0x80000000u /* one of the ray flags inside an instance */

typedef struct raysort_bvhStacked
{
  uint32_t reference;
  float distance;
} raysort_bvhStacked;

/* Changes the state to a grid; frame RAYSORT_BVH_FRAME_MASK is the header's grid. Returns the grid's node. */
static uint32_t raysort_bvhEnterGrid(raysort_bvhRay *state, uint32_t frame)
{
  const size_t place = frame == RAYSORT_BVH_FRAME_MASK ? 0 : raysort_bvhFrameAt(&state->header, frame);
  const float *from = state->ray.origin, *size = state->size;
  RaysortBvhGrid grid;
  const float room = (raysort_bvhIsMotion(&state->header) ? 6.0f : 3.0f) * raysort_power(-21);
  float farthest, slack, depth;
  uint32_t k;
  memcpy(&grid, state->bvh + place, sizeof(grid));
  farthest = raysort_bvhLargest(from) + grid.extent;
  slack = farthest * state->header.slack; /* 0 except in structures of instances */
  depth = farthest * raysort_smaller(size[0], raysort_smaller(size[1], size[2]));
  for (k = 0; k < 3; ++k)
  {
    const float origin = state->ray.origin[k];
    const float offset = (grid.origin[k] - origin) * state->reciprocal[k];
    const float reach = (raysort_absolute(origin) + grid.extent) * room + slack;
    const float still = raysort_bvhIsStill(state, k) ? depth : 0.0f;
    const float bias = size[k] * reach + depth * room + still;
    state->cell[k] = grid.cell[k] * state->reciprocal[k];
    state->nearOffset[k] = offset - bias;
    state->farOffset[k] = offset + bias;
  }
  return grid.node;
}

/* ---- triangles ---- */

static void raysort_bvhMiss(const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  memset(hit, 0, sizeof(*hit));
  hit->t = ray->tMax;
  hit->primitive = hit->geometry = hit->instance = RAYSORT_BVH_NONE;
}

/* Returns whether `a` is before `b` in the order of hits. */
static VkBool32 raysort_bvhIsBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->instance != b->instance)
    return a->instance < b->instance;
  return a->geometry != b->geometry ? a->geometry < b->geometry : a->primitive < b->primitive;
}

/* The search that a candidate is tested for. */
typedef struct raysort_bvhQuestion
{
  const RaysortBvhRay *ray; /* the ray in the world */
  const RaysortBvhHostHooks *hooks;
  const RaysortBvhHit *last; /* only hits behind it count; NULL: all hits count */
  VkBool32 isAny;
} raysort_bvhQuestion;

/* Returns whether the ray flags and the any-hit hook accept a candidate. */
static VkBool32 raysort_bvhAccepts(const raysort_bvhRay *state, const raysort_bvhQuestion *question,
                                   uint32_t recordFlags, const RaysortBvhHit *hit)
{
  const VkBool32 isTriangle = state->header.type == RAYSORT_BVH_TRIANGLES ? VK_TRUE : VK_FALSE;
  const VkBool32 isFront = (hit->flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  const RaysortBvhHostHooks *hooks = question->hooks;
  VkBool32 isOpaque = (recordFlags & RAYSORT_BVH_OPAQUE_BIT) != 0;
  if (state->flags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT))
    isOpaque = (state->flags & RAYSORT_BVH_RAY_OPAQUE_BIT) != 0;
  if (isTriangle &&
      state->flags & (isFront ? RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT))
    return VK_FALSE;
  if (state->flags & (isOpaque ? RAYSORT_BVH_RAY_CULL_OPAQUE_BIT : RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT))
    return VK_FALSE;
  return isOpaque || !hooks || !hooks->anyHit || hooks->anyHit(hooks->user, question->ray, hit);
}

/* Takes a candidate if it counts. It must have t, u, v, flags, primitive and geometry. */
static VkBool32 raysort_bvhTakeHit(const raysort_bvhRay *state, const raysort_bvhQuestion *question,
                                   uint32_t recordFlags, RaysortBvhHit *hit, RaysortBvhHit *best)
{
  hit->instance = state->instance;
  hit->material = 0;
  if (!raysort_bvhIsBefore(hit, best) || (question->last && !raysort_bvhIsBefore(question->last, hit)) ||
      !raysort_bvhAccepts(state, question, recordFlags, hit))
    return VK_FALSE;
  *best = *hit;
  return VK_TRUE;
}

/* Moves the vertices of a record, and its shape, to the time of the ray. */
static void raysort_bvhMoveTriangle(const raysort_bvhRay *state, uint32_t record, raysort_bvhPoint corners[3])
{
  raysort_bvhPoint later[3];
  uint32_t n, k;
  memcpy(later, state->bvh + raysort_bvhRecordAt(&state->header, 1, record), sizeof(later));
  for (n = 0; n < 3; ++n)
    for (k = 0; k < 3; ++k)
      corners[n].at[k] = raysort_bvhAtTime(corners[n].at[k], later[n].at[k], state->time);
  corners[2].word = raysort_bvhShape(corners);
}

/* Tests the triangles of a leaf. best: the closest hit so far. */
static VkBool32 raysort_bvhVisitLeaf(const raysort_bvhRay *state, uint32_t reference,
                                     const raysort_bvhQuestion *question, RaysortBvhHit *best)
{
  const unsigned char *records = state->bvh + 16 * (size_t)state->header.records;
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  VkBool32 found = VK_FALSE;
  uint32_t n;
  for (n = 0; n < count && !(found && question->isAny); ++n)
  {
    RaysortBvhHit hit;
    raysort_bvhPoint corners[3];
    memcpy(corners, records + 48 * ((size_t)first + n), sizeof(corners));
    if (raysort_bvhIsMotion(&state->header))
      raysort_bvhMoveTriangle(state, first + n, corners);
    if (!raysort_bvhHitTriangle(state, corners, best->t, &hit))
      continue;
    if (state->flags & RAYSORT_BVH_FLIP_FACING)
      hit.flags ^= RAYSORT_BVH_HIT_KIND_FRONT ^ RAYSORT_BVH_HIT_KIND_BACK;
    hit.primitive = corners[0].word;
    hit.geometry = corners[1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    if (raysort_bvhTakeHit(state, question, corners[1].word >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit, best))
      found = VK_TRUE;
  }
  return found;
}

/* ---- boxes ---- */

/* Asks the procedural hook about a box. */
static VkBool32 raysort_bvhVisitBox(const raysort_bvhRay *state, uint32_t reference,
                                    const raysort_bvhQuestion *question, RaysortBvhHit *best)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
  const unsigned char *words = state->bvh + raysort_bvhRecordAt(&state->header, 0, record);
  RaysortBvhRay ray = state->ray;
  RaysortBvhHit hit;
  uint32_t flags;
  if (!question->hooks || !question->hooks->procedural)
    return VK_FALSE;
  raysort_bvhMiss(&ray, &hit);
  memcpy(&hit.primitive, words + 12, 4);
  memcpy(&flags, words + 28, 4);
  hit.geometry = flags & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  hit.instance = state->instance;
  ray.tMin = state->tMin;
  ray.tMax = best->t;
  if (!question->hooks->procedural(question->hooks->user, &ray, &hit) || !(hit.t >= ray.tMin && hit.t <= best->t))
    return VK_FALSE;
  hit.flags = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) | RAYSORT_BVH_HIT_BIT;
  return raysort_bvhTakeHit(state, question, flags >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit, best);
}

/* ---- instances ---- */

/* Returns the ray flags inside an instance. */
static uint32_t raysort_bvhInstanceFlags(uint32_t rayFlags, uint32_t flags)
{
  uint32_t own = rayFlags;
  if (flags & RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT)
    own &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT);
  if (!(rayFlags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT)))
    own |= flags & RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT      ? RAYSORT_BVH_RAY_OPAQUE_BIT
           : flags & RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT ? RAYSORT_BVH_RAY_NO_OPAQUE_BIT
                                                              : 0;
  return flags & RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT ? own | RAYSORT_BVH_FLIP_FACING : own;
}

/* Returns the ray in the space of the object. rows: 3 rows of 4, from the world to the object. */
static RaysortBvhRay raysort_bvhObjectRay(const RaysortBvhRay *ray, const float rows[12])
{
  RaysortBvhRay own = *ray;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    own.origin[k] = raysort_bvhDot(rows + 4 * k, ray->origin, 1) + rows[4 * k + 3];
    own.direction[k] = raysort_bvhDot(rows + 4 * k, ray->direction, 1);
  }
  return own;
}

static VkBool32 raysort_bvhSkips(uint32_t type, uint32_t rayFlags)
{
  return (rayFlags &
          (type == RAYSORT_BVH_BOXES ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT)) != 0;
}

/* Takes the ray from the structure of instances into an instance. Returns VK_FALSE if the ray skips the instance. */
static VkBool32 raysort_bvhEnterInstance(const raysort_bvhRay *above, uint32_t reference,
                                         const RaysortBvhHostHooks *hooks, uint32_t rayFlags, raysort_bvhRay *state)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK, excluded = hooks ? hooks->excludeMask : 0;
  const unsigned char *words = above->bvh + raysort_bvhRecordAt(&above->header, 0, record);
  raysort_bvhInstanceRecord instance;
  float moved[12];
  RaysortBvhRay own;
  memcpy(&instance, words, offsetof(raysort_bvhInstanceRecord, rows));
  if (raysort_bvhIsMotion(&above->header))
  {
    raysort_bvhMotion motion;
    memcpy(&motion, above->bvh + raysort_bvhRecordAt(&above->header, 1, record), sizeof(motion));
    if (!raysort_bvhInverseAt(instance.inverse, &motion, above->time, moved))
      return VK_FALSE;
    memcpy(instance.inverse, moved, sizeof(moved));
  }
  own = raysort_bvhObjectRay(&above->ray, instance.inverse);
  if (!(instance.customAndMask >> 24 & ~excluded) || !raysort_bvhIsAlive(&own))
    return VK_FALSE;
  state->bvh = raysort_bvhBelowOf(&instance, hooks ? (uint64_t)(uintptr_t)hooks->base : 0);
  state->instance = record;
  memcpy(&state->header, state->bvh, sizeof(state->header));
  if (raysort_bvhSkips(state->header.type, rayFlags))
    return VK_FALSE;
  raysort_bvhPrepare(state, &own, raysort_bvhInstanceFlags(rayFlags, instance.offsetAndFlags >> 24));
  return VK_TRUE;
}

/* ---- nodes ---- */

/* Puts the children that the ray meets on the stack, the nearest last. If distances are equal, the later child counts
 * as nearer: in large nodes it has the smaller box. */
static uint32_t raysort_bvhVisitNode(const raysort_bvhRay *state, uint32_t node, float best, raysort_bvhStacked *stack,
                                     uint32_t top)
{
  const uint32_t bottom = top;
  const VkBool32 isMotion = raysort_bvhIsMotion(&state->header);
  const float time = state->time;
  raysort_bvhNode own;
  uint32_t child, k;
  memcpy(own.words, state->bvh + raysort_bvhNodeAt(node),
         sizeof(own.words)); /* as raysort_bvhLoadNode, without a call */
  if (isMotion)
    memcpy(own.later, state->bvh + raysort_bvhMotionNodeAt(&state->header, node), sizeof(own.later));
  for (child = 0; child < 4; ++child)
  {
    float from = state->tMin, to = best;
    uint32_t place;
    if (own.words[4 * child + 3] == RAYSORT_BVH_EMPTY)
      break;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t word = own.words[4 * child + k];
      float centre = (float)(word & 0xffffu), half = raysort_bitsFloat(word);
      if (isMotion)
      {
        centre += time * ((float)(own.later[4 * k + child] & 0xffffu) - centre);
        half += time * (raysort_bitsFloat(own.later[4 * k + child]) - half);
      }
      centre *= state->cell[k];
      half *= state->size[k];
      from = raysort_larger(from, centre + state->nearOffset[k] - half);
      to = raysort_smaller(to, centre + state->farOffset[k] + half);
    }
    if (!(from <= to))
      continue;
    for (place = top++; place > bottom && stack[place - 1].distance < from; --place)
      stack[place] = stack[place - 1];
    stack[place].reference = own.words[4 * child + 3];
    stack[place].distance = from;
  }
  return top;
}

/* The state of a ray on its way through one or two levels. */
typedef struct raysort_bvhWay
{
  raysort_bvhRay above, below; /* below: inside an instance */
  raysort_bvhRay *state;       /* above or below: the one in use */
  uint32_t frame, top;
  uint32_t leave; /* the stack entry that leads out of the instance */
  raysort_bvhStacked stack[RAYSORT_BVH_HOST_STACK];
} raysort_bvhWay;

/* Enters a frame or an instance: the way back goes onto the stack, however close the best hit is. */
static uint32_t raysort_bvhGoIn(raysort_bvhWay *way, uint32_t frame)
{
  way->stack[way->top].distance = 0;
  way->stack[way->top++].reference = RAYSORT_BVH_RESTORE_TAG | way->frame;
  way->frame = frame;
  return raysort_bvhEnterGrid(way->state, frame);
}

/* Handles one entry of the stack: a node, a leaf, a way in or a way back. */
static VkBool32 raysort_bvhGoOn(raysort_bvhWay *way, uint32_t reference, const raysort_bvhQuestion *question,
                                RaysortBvhHit *best)
{
  const uint32_t tag = reference & RAYSORT_BVH_TAG_MASK;
  if (tag == RAYSORT_BVH_RESTORE_TAG)
  {
    if (way->top == way->leave)
    {
      way->state = &way->above;
      way->leave = RAYSORT_BVH_NONE;
    }
    way->frame = reference & RAYSORT_BVH_FRAME_MASK;
    raysort_bvhEnterGrid(way->state, way->frame);
    return VK_FALSE;
  }
  if (tag == RAYSORT_BVH_ITEM_TAG && way->state->instance != RAYSORT_BVH_NONE)
    return raysort_bvhVisitBox(way->state, reference, question, best);
  if (tag == RAYSORT_BVH_ITEM_TAG)
  {
    if (!raysort_bvhEnterInstance(&way->above, reference, question->hooks, way->above.flags, &way->below))
      return VK_FALSE;
    way->state = &way->below;
    way->leave = way->top;
    reference = raysort_bvhGoIn(way, RAYSORT_BVH_FRAME_MASK);
  }
  else if (tag == RAYSORT_BVH_FRAME_TAG)
    reference = raysort_bvhGoIn(way, reference & RAYSORT_BVH_FRAME_MASK);
  if (reference & RAYSORT_BVH_LEAF_BIT)
    return raysort_bvhVisitLeaf(way->state, reference, question, best);
  way->top = raysort_bvhVisitNode(way->state, reference, best->t, way->stack, way->top);
  return VK_FALSE;
}

/* Returns the time of a ray as a trace uses it. Bits are compared, because a compiler may assume that there is no
 * NaN. */
static float raysort_bvhTimeOf(float time, VkBool32 *isNumber)
{
  const uint32_t bits = raysort_floatBits(time);
  *isNumber = (bits & 0x7fffffffu) <= 0x7f800000u ? VK_TRUE : VK_FALSE;
  return bits < 0x00800000u || bits >> 31 ? 0.0f : bits < 0x3f800000u ? time : 1.0f;
}

/* last: only hits behind it count; NULL: all hits count. */
static VkBool32 raysort_bvhTrace(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                 const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *hit)
{
  const VkBool32 isAny = rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT ? VK_TRUE : VK_FALSE;
  const raysort_bvhQuestion question = {ray, hooks, last, isAny};
  raysort_bvhWay way;
  RaysortBvhHit best;
  VkBool32 isOver = VK_FALSE, isNumber;
  const float time = raysort_bvhTimeOf(hooks ? hooks->time : 0.0f, &isNumber);
  memcpy(&way.above.header, bvh, sizeof(way.above.header));
  raysort_bvhMiss(ray, hit);
  if (!raysort_bvhIsAlive(ray) || !isNumber ||
      (way.above.header.type != RAYSORT_BVH_INSTANCES && raysort_bvhSkips(way.above.header.type, rayFlags)))
    return VK_FALSE;
  best = *hit;
  best.t = raysort_smaller(best.t, raysort_bitsFloat(0x7f7fffffu)); /* an infinite t is no hit */
  way.above.bvh = (const unsigned char *)bvh;
  way.above.time = way.below.time = time;
  way.above.instance = way.above.header.type == RAYSORT_BVH_INSTANCES ? RAYSORT_BVH_NONE : 0;
  way.state = &way.above;
  way.leave = RAYSORT_BVH_NONE;
  way.frame = RAYSORT_BVH_FRAME_MASK;
  raysort_bvhPrepare(&way.above, ray, rayFlags & ~RAYSORT_BVH_FLIP_FACING);
  way.stack[0].distance = 0;
  way.stack[0].reference = raysort_bvhEnterGrid(&way.above, way.frame);
  way.top = 1;
  while (way.top > 0 && !isOver)
    if (way.stack[--way.top].distance <= best.t)
      isOver = raysort_bvhGoOn(&way, way.stack[way.top].reference, &question, &best) && isAny;
  if (!(best.flags & RAYSORT_BVH_HIT_BIT))
    return VK_FALSE;
  *hit = best;
  if (way.above.header.type == RAYSORT_BVH_INSTANCES)
    memcpy(&hit->material, way.above.bvh + raysort_bvhRecordAt(&way.above.header, 0, hit->instance) + 60, 4);
  hit->material &= 0x00ffffffu; /* of an instance: its record offset */
  return VK_TRUE;
}

RAYSORT_API VkBool32 raysortBvhTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                           const RaysortBvhHostHooks *hooks, RaysortBvhHit *hit)
{
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, NULL, hit);
}

RAYSORT_API VkBool32 raysortBvhTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                               const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last,
                                               RaysortBvhHit *hit)
{
  const RaysortBvhHit from = *last;
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, from.flags & RAYSORT_BVH_HIT_BIT ? &from : NULL, hit);
}
