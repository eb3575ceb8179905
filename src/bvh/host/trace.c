/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: rays. The traversal is that of shaders/raysort_bvh.glsl. Hits are the same bits, because the test of
 * a triangle rounds each step by itself. Boxes may be rounded in any traversal. */

#define RAYSORT_PRIVATE_BVH_HOST_STACK \
  (8u * RAYSORT_PRIVATE_BVH_LEVELS + 8u) /* two levels; raysortBvhVerify refuses deeper ones */

#define RAYSORT_PRIVATE_BVH_FLIP_FACING 0x80000000u /* one of the ray flags inside an instance */

/* A trace: the search, and the state of its ray on the way through one or two levels. */
typedef struct raysort_bvhTraversal
{
  const RaysortBvhRay *ray; /* in the world */
  const RaysortBvhHostHooks *hooks;
  const RaysortBvhHit *last; /* only hits after it count; NULL: all hits count */
  RaysortBvhHit best;        /* the closest hit so far */
  VkBool32 isAny;
  raysort_bvhRay above, below; /* below: inside an instance */
  raysort_bvhRay *state;       /* above or below: the one in use */
  uint32_t frame, top;
  uint32_t leave; /* the stack entry that leads out of the instance */
  raysort_bvhStacked stack[RAYSORT_PRIVATE_BVH_HOST_STACK];
} raysort_bvhTraversal;

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
  return a->t != b->t                 ? a->t < b->t
         : a->instance != b->instance ? a->instance < b->instance
         : a->geometry != b->geometry ? a->geometry < b->geometry
                                      : a->primitive < b->primitive;
}

/* Returns whether the ray flags and the any-hit hook accept a candidate. */
static VkBool32 raysort_bvhAccepts(const raysort_bvhTraversal *traversal, uint32_t recordFlags,
                                   const RaysortBvhHit *hit)
{
  const raysort_bvhRay *state = traversal->state;
  const VkBool32 isTriangle = state->header.type == RAYSORT_BVH_TRIANGLES ? VK_TRUE : VK_FALSE;
  const VkBool32 isFront = (hit->flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  VkBool32 isOpaque = (recordFlags & RAYSORT_BVH_OPAQUE_BIT) != 0;
  if (state->flags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT))
    isOpaque = (state->flags & RAYSORT_BVH_RAY_OPAQUE_BIT) != 0;
  if (isTriangle &&
      state->flags & (isFront ? RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT))
    return VK_FALSE;
  if (state->flags & (isOpaque ? RAYSORT_BVH_RAY_CULL_OPAQUE_BIT : RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT))
    return VK_FALSE;
  return isOpaque || !traversal->hooks->anyHit || traversal->hooks->anyHit(traversal->hooks->user, traversal->ray, hit);
}

/* Takes a candidate if it counts. It must have t, u, v, flags, primitive and geometry. */
static VkBool32 raysort_bvhTakeHit(raysort_bvhTraversal *traversal, uint32_t recordFlags, RaysortBvhHit *hit)
{
  hit->instance = traversal->state->instance;
  hit->material = 0;
  if (!raysort_bvhIsBefore(hit, &traversal->best) || (traversal->last && !raysort_bvhIsBefore(traversal->last, hit)) ||
      !raysort_bvhAccepts(traversal, recordFlags, hit))
    return VK_FALSE;
  traversal->best = *hit;
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

/* Tests the triangles of a leaf. */
static VkBool32 raysort_bvhVisitLeaf(raysort_bvhTraversal *traversal, uint32_t reference)
{
  const raysort_bvhRay *state = traversal->state;
  const unsigned char *records = state->bvh + 16 * (size_t)state->header.records;
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  VkBool32 found = VK_FALSE;
  uint32_t n;
  for (n = 0; n < count && !(found && traversal->isAny); ++n)
  {
    RaysortBvhHit hit;
    raysort_bvhPoint corners[3];
    memcpy(corners, records + 48 * ((size_t)first + n), sizeof(corners));
    if (raysort_bvhIsMotion(&state->header))
      raysort_bvhMoveTriangle(state, first + n, corners);
    if (!raysort_bvhHitTriangle(state, corners, traversal->best.t, &hit))
      continue;
    if (state->flags & RAYSORT_PRIVATE_BVH_FLIP_FACING)
      hit.flags ^= RAYSORT_BVH_HIT_KIND_FRONT ^ RAYSORT_BVH_HIT_KIND_BACK;
    hit.primitive = corners[0].word;
    hit.geometry = corners[1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    found |= raysort_bvhTakeHit(traversal, corners[1].word >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit);
  }
  return found;
}

/* ---- boxes ---- */

/* Asks the procedural hook about a box. */
static VkBool32 raysort_bvhVisitBox(raysort_bvhTraversal *traversal, uint32_t reference)
{
  const raysort_bvhRay *state = traversal->state;
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
  RaysortBvhRay ray = state->ray;
  raysort_bvhPoint corners[2];
  RaysortBvhHit hit;
  if (!traversal->hooks->procedural)
    return VK_FALSE;
  raysort_bvhMiss(&ray, &hit);
  memcpy(corners, state->bvh + raysort_bvhRecordAt(&state->header, 0, record), sizeof(corners));
  hit.primitive = corners[0].word;
  hit.geometry = corners[1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  hit.instance = state->instance;
  ray.tMin = state->tMin;
  ray.tMax = traversal->best.t;
  if (!traversal->hooks->procedural(traversal->hooks->user, &ray, &hit) ||
      !(hit.t >= ray.tMin && hit.t <= traversal->best.t))
    return VK_FALSE;
  hit.flags = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) | RAYSORT_BVH_HIT_BIT;
  return raysort_bvhTakeHit(traversal, corners[1].word >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit);
}

/* ---- instances ---- */

/* Returns the ray flags inside an instance. own: the flags outside of it. */
static uint32_t raysort_bvhInstanceFlags(uint32_t own, uint32_t flags)
{
  if (flags & RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT)
    own &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT);
  if (!(own & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT)))
    own |= flags & RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT      ? RAYSORT_BVH_RAY_OPAQUE_BIT
           : flags & RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT ? RAYSORT_BVH_RAY_NO_OPAQUE_BIT
                                                              : 0;
  return flags & RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT ? own | RAYSORT_PRIVATE_BVH_FLIP_FACING : own;
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
static VkBool32 raysort_bvhEnterInstance(raysort_bvhTraversal *traversal, uint32_t reference)
{
  const raysort_bvhRay *above = &traversal->above;
  raysort_bvhRay *state = &traversal->below;
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
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
  if (!(instance.customAndMask >> 24 & ~traversal->hooks->excludeMask) || !raysort_bvhIsAlive(&own))
    return VK_FALSE;
  state->bvh = raysort_bvhBelowOf(&instance, (uint64_t)(uintptr_t)traversal->hooks->base);
  state->instance = record;
  memcpy(&state->header, state->bvh, sizeof(state->header));
  if (raysort_bvhSkips(state->header.type, above->flags))
    return VK_FALSE;
  raysort_bvhPrepare(state, &own, raysort_bvhInstanceFlags(above->flags, instance.offsetAndFlags >> 24));
  return VK_TRUE;
}

/* ---- nodes ---- */

/* Puts the children that the ray meets on the stack, the nearest last. If distances are equal, the later child counts
 * as nearer: in large nodes it has the smaller box. */
static void raysort_bvhVisitNode(raysort_bvhTraversal *traversal, uint32_t node)
{
  const raysort_bvhRay *state = traversal->state;
  const VkBool32 isMotion = raysort_bvhIsMotion(&state->header);
  raysort_bvhStacked *stack = traversal->stack;
  const uint32_t bottom = traversal->top;
  raysort_bvhNode own;
  uint32_t top = bottom, child, k;
  memcpy(own.words, state->bvh + raysort_bvhNodeAt(node),
         sizeof(own.words)); /* as raysort_bvhLoadNode, without a call */
  if (isMotion)
    memcpy(own.later, state->bvh + raysort_bvhMotionNodeAt(&state->header, node), sizeof(own.later));
  for (child = 0; child < 4; ++child)
  {
    float from = state->tMin, to = traversal->best.t;
    uint32_t place;
    if (own.words[4 * child + 3] == RAYSORT_BVH_EMPTY)
      break;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t word = own.words[4 * child + k];
      float centre = (float)(word & 0xffffu), half = raysort_bitsFloat(word);
      if (isMotion)
      {
        centre += state->time * ((float)(own.later[4 * k + child] & 0xffffu) - centre);
        half += state->time * (raysort_bitsFloat(own.later[4 * k + child]) - half);
      }
      centre *= state->cell[k];
      half *= state->size[k];
      from = raysort_larger(from, centre + state->nearOffset[k] - half);
      to = raysort_smaller(to, centre + state->farOffset[k] + half);
    }
    if (!(from <= to))
      continue;
    for (place = top++; place > bottom && stack[place - 1].number < from; --place)
      stack[place] = stack[place - 1];
    stack[place].reference = own.words[4 * child + 3];
    stack[place].number = from;
  }
  traversal->top = top;
}

/* Enters a frame or an instance: the way back goes onto the stack, however close the best hit is. */
static uint32_t raysort_bvhPushReturn(raysort_bvhTraversal *traversal, uint32_t frame)
{
  traversal->stack[traversal->top].number = 0;
  traversal->stack[traversal->top++].reference = RAYSORT_BVH_RESTORE_TAG | traversal->frame;
  traversal->frame = frame;
  return raysort_bvhEnterGrid(traversal->state, frame);
}

/* Handles one entry of the stack: a node, a leaf, a way in or a way back. */
static VkBool32 raysort_bvhHandleEntry(raysort_bvhTraversal *traversal, uint32_t reference)
{
  const uint32_t tag = reference & RAYSORT_BVH_TAG_MASK;
  if (tag == RAYSORT_BVH_RESTORE_TAG)
  {
    if (traversal->top == traversal->leave)
    {
      traversal->state = &traversal->above;
      traversal->leave = RAYSORT_BVH_NONE;
    }
    traversal->frame = reference & RAYSORT_BVH_FRAME_MASK;
    raysort_bvhEnterGrid(traversal->state, traversal->frame);
    return VK_FALSE;
  }
  if (tag == RAYSORT_BVH_ITEM_TAG && traversal->state->instance != RAYSORT_BVH_NONE)
    return raysort_bvhVisitBox(traversal, reference);
  if (tag == RAYSORT_BVH_ITEM_TAG)
  {
    if (!raysort_bvhEnterInstance(traversal, reference))
      return VK_FALSE;
    traversal->state = &traversal->below;
    traversal->leave = traversal->top;
    reference = raysort_bvhPushReturn(traversal, RAYSORT_BVH_FRAME_MASK);
  }
  else if (tag == RAYSORT_BVH_FRAME_TAG)
    reference = raysort_bvhPushReturn(traversal, reference & RAYSORT_BVH_FRAME_MASK);
  if (reference & RAYSORT_BVH_LEAF_BIT)
    return raysort_bvhVisitLeaf(traversal, reference);
  raysort_bvhVisitNode(traversal, reference);
  return VK_FALSE;
}

static VkBool32 raysort_bvhTrace(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                 const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *hit)
{
  static const RaysortBvhHostHooks noHooks = {NULL, NULL, NULL, NULL, 0, 0};
  const float time = hooks ? hooks->time : 0.0f;
  const uint32_t bits = raysort_floatBits(time); /* a compiler may assume that there is no NaN */
  raysort_bvhTraversal traversal;
  RaysortBvhHeader *header = &traversal.above.header;
  VkBool32 isOver = VK_FALSE;
  memcpy(header, bvh, sizeof(*header));
  raysort_bvhMiss(ray, hit);
  if (!raysort_roundsToNearest() || !raysort_bvhIsAlive(ray) || (bits & 0x7fffffffu) > 0x7f800000u ||
      (header->type != RAYSORT_BVH_INSTANCES && raysort_bvhSkips(header->type, rayFlags)))
    return VK_FALSE;
  traversal.ray = ray;
  traversal.hooks = hooks ? hooks : &noHooks;
  traversal.last = last;
  traversal.best = *hit;
  traversal.best.t = raysort_smaller(hit->t, raysort_bitsFloat(0x7f7fffffu)); /* an infinite t is not a hit */
  traversal.isAny = rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT ? VK_TRUE : VK_FALSE;
  traversal.above.bvh = (const unsigned char *)bvh;
  traversal.above.time = bits < 0x00800000u || bits >> 31 ? 0.0f : bits < 0x3f800000u ? time : 1.0f;
  traversal.below.time = traversal.above.time;
  traversal.above.instance = header->type == RAYSORT_BVH_INSTANCES ? RAYSORT_BVH_NONE : 0;
  traversal.state = &traversal.above;
  traversal.leave = RAYSORT_BVH_NONE;
  traversal.frame = RAYSORT_BVH_FRAME_MASK;
  raysort_bvhPrepare(&traversal.above, ray, rayFlags & ~RAYSORT_PRIVATE_BVH_FLIP_FACING);
  traversal.stack[0].number = 0;
  traversal.stack[0].reference = raysort_bvhEnterGrid(&traversal.above, traversal.frame);
  traversal.top = 1;
  while (traversal.top > 0 && !isOver)
    if (traversal.stack[--traversal.top].number <= traversal.best.t)
      isOver = raysort_bvhHandleEntry(&traversal, traversal.stack[traversal.top].reference) && traversal.isAny;
  if (!(traversal.best.flags & RAYSORT_BVH_HIT_BIT))
    return VK_FALSE;
  *hit = traversal.best;
  if (header->type == RAYSORT_BVH_INSTANCES)
    memcpy(&hit->material, traversal.above.bvh + raysort_bvhRecordAt(header, 0, hit->instance) + 60, 4);
  hit->material &= 0x00ffffffu; /* of an instance: its record offset */
  return VK_TRUE;
}

RAYSORT_API VkBool32 raysortBvhTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                           const RaysortBvhHostHooks *hooks, RaysortBvhHit *hit)
{
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, NULL, hit);
}

/* Id `entry` of a packed table. */
static uint32_t raysort_idAt(const void *ids, RaysortIdType type, uint32_t entry)
{
  if (type == RAYSORT_ID_UINT8)
    return ((const uint8_t *)ids)[entry];
  return type == RAYSORT_ID_UINT16 ? ((const uint16_t *)ids)[entry] : ((const uint32_t *)ids)[entry];
}

RAYSORT_API uint32_t raysortBvhMaterialOnHost(const RaysortBvhHit *hit, const RaysortBvhHostMaterials *table)
{
  const uint32_t record = hit->material + hit->geometry * (table->geometryStride ? table->geometryStride : 1);
  uint32_t first = record;
  if (!(hit->flags & RAYSORT_BVH_HIT_BIT) || (table->materials && record >= table->materialCount))
    return table->missMaterial;
  if (table->materials)
    first = table->materials[record];
  if (!table->primitiveMaterials)
    return first;
  if (first >= table->primitiveMaterialCount || hit->primitive >= table->primitiveMaterialCount - first)
    return table->missMaterial;
  return raysort_idAt(table->primitiveMaterials, table->primitiveMaterialType, first + hit->primitive);
}

RAYSORT_API VkBool32 raysortBvhTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                               const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last,
                                               RaysortBvhHit *hit)
{
  const RaysortBvhHit from = *last;
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, from.flags & RAYSORT_BVH_HIT_BIT ? &from : NULL, hit);
}
