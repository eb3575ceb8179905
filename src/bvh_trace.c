/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* Triangles: rays on the host. */

/* What shaders/raysort_bvh.glsl does, in C. The triangle test rounds each step by itself (raysort_rounded), so hits are
 * equal to the bit; boxes may be rounded in any way. */

#define RAYSORT_BVH_HOST_STACK  (8u * RAYSORT_BVH_LEVELS + 8u) /* of two levels; raysortVerifyBvh refuses deeper ones */

#define RAYSORT_BVH_FLIP_FACING 0x80000000u /* among the ray flags in an instance */

typedef struct raysort_bvhRay
{
  const void *bvh; /* where the ray is */
  RaysortBvhHeader header;
  uint32_t instance; /* RAYSORT_BVH_NONE: in the level above */
  RaysortBvhRay ray;
  uint32_t flags;
  float tMin;
  uint32_t i, j, k; /* axes of the shear */
  float si, sj, sk;
  float reciprocal[3], size[3];               /* of the direction; |reciprocal| */
  float cell[3], nearOffset[3], farOffset[3]; /* of the grid that the ray is in */
} raysort_bvhRay;

typedef struct raysort_bvhStacked
{
  uint32_t reference;
  float distance;
} raysort_bvhStacked;

static const unsigned char *raysort_bvhWord(const void *bvh, uint32_t word)
{
  return (const unsigned char *)bvh + (size_t)word * 16;
}

static float raysort_absolute(float value)
{
  return raysort_bitsFloat(raysort_floatBits(value) & 0x7fffffffu);
}

/* A ray that cannot hit anything is dead: see RaysortBvhRay. */
static VkBool32 raysort_bvhIsAlive(const RaysortBvhRay *ray)
{
  const uint32_t most = raysort_floatBits(RAYSORT_BVH_MAX_RAY);
  uint32_t k, any = 0;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t origin = raysort_floatBits(ray->origin[k]) & 0x7fffffffu;
    const uint32_t direction = raysort_floatBits(ray->direction[k]) & 0x7fffffffu;
    if (origin > most || direction > most)
      return VK_FALSE;
    any |= direction;
  }
  if ((raysort_floatBits(ray->tMin) & 0x7fffffffu) >= 0x7f800000u ||
      (raysort_floatBits(ray->tMax) & 0x7fffffffu) > 0x7f800000u)
    return VK_FALSE;
  return any != 0 && ray->tMin <= ray->tMax;
}

static void raysort_bvhPrepare(raysort_bvhRay *state, const RaysortBvhRay *ray, uint32_t flags)
{
  const float *d = ray->direction;
  uint32_t k = 0, axis;
  state->ray = *ray;
  state->flags = flags;
  state->tMin = raysort_larger(ray->tMin, 0.0f);
  for (axis = 1; axis < 3; ++axis)
    if (raysort_absolute(d[axis]) > raysort_absolute(d[k]))
      k = axis;
  state->k = k;
  state->i = d[k] < 0.0f ? (k + 2) % 3 : (k + 1) % 3;
  state->j = 3 - k - state->i;
  state->si = d[state->i] / d[k];
  state->sj = d[state->j] / d[k];
  state->sk = 1.0f / d[k];
  for (axis = 0; axis < 3; ++axis)
  {
    const float least = raysort_power(-60);
    const float part = raysort_absolute(d[axis]) >= least ? d[axis] : raysort_floatBits(d[axis]) >> 31 ? -least : least;
    state->reciprocal[axis] = 1.0f / part;
    state->size[axis] = raysort_absolute(state->reciprocal[axis]);
  }
}

/* Takes the ray to a grid: the header's is that of RAYSORT_BVH_FRAME_MASK. Returns the grid's node. */
static uint32_t raysort_bvhEnterGrid(raysort_bvhRay *state, uint32_t frame)
{
  const uint32_t word = frame == RAYSORT_BVH_FRAME_MASK ? 0 : state->header.frames + RAYSORT_BVH_FRAME_WORDS * frame;
  const float *from = state->ray.origin;
  RaysortBvhGrid grid;
  float slack;
  uint32_t k;
  memcpy(&grid, raysort_bvhWord(state->bvh, word), sizeof(grid));
  slack =
      raysort_larger(raysort_absolute(from[0]), raysort_larger(raysort_absolute(from[1]), raysort_absolute(from[2])));
  slack = (slack + grid.extent) * state->header.slack; /* 0 but in structures of instances */
  for (k = 0; k < 3; ++k)
  {
    const float origin = state->ray.origin[k];
    const float offset = (grid.origin[k] - origin) * state->reciprocal[k];
    const float reach = (raysort_absolute(origin) + grid.extent) * (3.0f * raysort_power(-21)) + slack;
    const float bias = state->size[k] * reach;
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

/* The interval of t in which a ray is in the box of three vertices, given relative to its origin. It is a little wider
 * than that, by what the edge test may have rounded. t: moved into it. VK_FALSE: there is none. */
static VkBool32 raysort_bvhBound(const raysort_bvhRay *state, float corners[3][3], float *t)
{
  float from = 0, to = 0;
  uint32_t axis;
  for (axis = 0; axis < 3; ++axis)
  {
    const float r = state->reciprocal[axis];
    const float a = raysort_rounded(corners[0][axis] * r), b = raysort_rounded(corners[1][axis] * r);
    const float c = raysort_rounded(corners[2][axis] * r);
    const float lo = raysort_smaller(raysort_smaller(a, b), c), hi = raysort_larger(raysort_larger(a, b), c);
    const float slack = raysort_larger(raysort_absolute(lo), raysort_absolute(hi)) * raysort_power(-21);
    from = axis == 0 ? lo - slack : raysort_larger(from, lo - slack);
    to = axis == 0 ? hi + slack : raysort_smaller(to, hi + slack);
  }
  *t = raysort_smaller(raysort_larger(*t, from), to);
  return from <= to;
}

/* Sets t, u, v and the hit kind; VK_FALSE: no hit, or none in [tMin, best]. */
static VkBool32 raysort_bvhHitTriangle(const raysort_bvhRay *state, float vertices[3][4], float best,
                                       RaysortBvhHit *hit)
{
  float corners[3][3], x[3], y[3], z[3], edge[3], det, scaled, inverse;
  uint32_t n, axis;
  for (n = 0; n < 3; ++n)
  {
    for (axis = 0; axis < 3; ++axis)
      corners[n][axis] = vertices[n][axis] - state->ray.origin[axis];
    x[n] = corners[n][state->i] - raysort_rounded(state->si * corners[n][state->k]);
    y[n] = corners[n][state->j] - raysort_rounded(state->sj * corners[n][state->k]);
    z[n] = raysort_rounded(state->sk * corners[n][state->k]);
  }
  for (n = 0; n < 3; ++n)
  {
    const uint32_t from = n == 2 ? 0 : n + 1, to = 3 - n - from;
    edge[n] = raysort_rounded(x[to] * y[from]) - raysort_rounded(y[to] * x[from]);
  }
  if ((edge[0] < 0.0f || edge[1] < 0.0f || edge[2] < 0.0f) && (edge[0] > 0.0f || edge[1] > 0.0f || edge[2] > 0.0f))
    return VK_FALSE;
  det = raysort_rounded(edge[0] + edge[1]) + edge[2];
  if (raysort_absolute(det) < raysort_power(-126))
    return VK_FALSE;
  inverse = 1.0f / det;
  scaled = raysort_rounded(raysort_rounded(edge[0] * z[0]) + raysort_rounded(edge[1] * z[1]));
  hit->t = raysort_rounded(scaled + raysort_rounded(edge[2] * z[2])) * inverse;
  if (!raysort_bvhBound(state, corners, &hit->t))
    return VK_FALSE;
  hit->u = edge[1] * inverse;
  hit->v = edge[2] * inverse;
  hit->flags = RAYSORT_BVH_HIT_BIT | (det > 0.0f ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  return hit->t >= state->tMin && hit->t <= best;
}

/* Is `a` before `b` in the order of hits? */
static VkBool32 raysort_bvhIsBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->instance != b->instance)
    return a->instance < b->instance;
  return a->geometry != b->geometry ? a->geometry < b->geometry : a->primitive < b->primitive;
}

/* What all candidates are asked about. */
typedef struct raysort_bvhQuestion
{
  const RaysortBvhRay *ray; /* the world's */
  const RaysortHostHooks *hooks;
  const RaysortBvhHit *last; /* NULL, or only hits behind it count */
  VkBool32 isAny;
} raysort_bvhQuestion;

/* What flags and hook say to a candidate. */
static VkBool32 raysort_bvhAccepts(const raysort_bvhRay *state, const raysort_bvhQuestion *question,
                                   uint32_t recordFlags, const RaysortBvhHit *hit)
{
  const VkBool32 isTriangle = state->header.type == RAYSORT_BVH_TRIANGLES ? VK_TRUE : VK_FALSE;
  const VkBool32 isFront = (hit->flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  const RaysortHostHooks *hooks = question->hooks;
  VkBool32 isOpaque = recordFlags & RAYSORT_BVH_OPAQUE_BIT ? VK_TRUE : VK_FALSE;
  if (state->flags & (RAYSORT_RAY_OPAQUE | RAYSORT_RAY_NO_OPAQUE))
    isOpaque = state->flags & RAYSORT_RAY_OPAQUE ? VK_TRUE : VK_FALSE;
  if (isTriangle && state->flags & (isFront ? RAYSORT_RAY_CULL_FRONT_FACING : RAYSORT_RAY_CULL_BACK_FACING))
    return VK_FALSE;
  if (state->flags & (isOpaque ? RAYSORT_RAY_CULL_OPAQUE : RAYSORT_RAY_CULL_NO_OPAQUE))
    return VK_FALSE;
  return isOpaque || !hooks || !hooks->anyHit || hooks->anyHit(hooks->user, question->ray, hit);
}

/* Takes a candidate if it counts. t, u, v, flags, primitive and geometry are there. */
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

/* Tests the triangles of a leaf. best: the closest so far. */
static VkBool32 raysort_bvhVisitLeaf(const raysort_bvhRay *state, uint32_t reference,
                                     const raysort_bvhQuestion *question, RaysortBvhHit *best)
{
  const unsigned char *records = raysort_bvhWord(state->bvh, state->header.records);
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  VkBool32 found = VK_FALSE;
  uint32_t n, words[3];
  for (n = 0; n < count && !(found && question->isAny); ++n)
  {
    RaysortBvhHit hit;
    float vertices[3][4];
    memcpy(vertices, records + 48 * ((size_t)first + n), sizeof(vertices));
    if (!raysort_bvhHitTriangle(state, vertices, best->t, &hit))
      continue;
    memcpy(&words[0], &vertices[0][3], 4);
    memcpy(&words[1], &vertices[1][3], 4);
    if (state->flags & RAYSORT_BVH_FLIP_FACING)
      hit.flags ^= RAYSORT_BVH_HIT_KIND_FRONT ^ RAYSORT_BVH_HIT_KIND_BACK;
    hit.primitive = words[0];
    hit.geometry = words[1] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    if (raysort_bvhTakeHit(state, question, words[1] >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit, best))
      found = VK_TRUE;
  }
  return found;
}

/* ---- boxes ---- */

/* Asks the hook about what is in a box. */
static VkBool32 raysort_bvhVisitBox(const raysort_bvhRay *state, uint32_t reference,
                                    const raysort_bvhQuestion *question, RaysortBvhHit *best)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK;
  const unsigned char *words = raysort_bvhWord(state->bvh, state->header.records) + 32 * (size_t)record;
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

/* The ray flags in an instance. */
static uint32_t raysort_bvhInstanceFlags(uint32_t rayFlags, uint32_t flags)
{
  uint32_t own = rayFlags;
  if (flags & RAYSORT_INSTANCE_FACING_CULL_DISABLE)
    own &= ~(RAYSORT_RAY_CULL_BACK_FACING | RAYSORT_RAY_CULL_FRONT_FACING);
  if (!(rayFlags & (RAYSORT_RAY_OPAQUE | RAYSORT_RAY_NO_OPAQUE)))
    own |= flags & RAYSORT_INSTANCE_FORCE_OPAQUE      ? RAYSORT_RAY_OPAQUE
           : flags & RAYSORT_INSTANCE_FORCE_NO_OPAQUE ? RAYSORT_RAY_NO_OPAQUE
                                                      : 0;
  return flags & RAYSORT_INSTANCE_FLIP_FACING ? own | RAYSORT_BVH_FLIP_FACING : own;
}

/* The ray in the space of the object, by 3 rows of 4. */
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
  return rayFlags & (type == RAYSORT_BVH_BOXES ? RAYSORT_RAY_SKIP_BOXES : RAYSORT_RAY_SKIP_TRIANGLES) ? VK_TRUE
                                                                                                      : VK_FALSE;
}

/* Takes the ray of the level above into an instance. VK_FALSE: it passes it. */
static VkBool32 raysort_bvhEnterInstance(const raysort_bvhRay *above, uint32_t reference, const RaysortHostHooks *hooks,
                                         uint32_t rayFlags, raysort_bvhRay *state)
{
  const uint32_t record = reference & RAYSORT_BVH_FRAME_MASK, excluded = hooks ? hooks->excludeMask : 0;
  const unsigned char *words = raysort_bvhWord(above->bvh, above->header.records) + 128 * (size_t)record;
  uint32_t about[4];
  uint64_t place;
  float rows[12];
  RaysortBvhRay own;
  memcpy(rows, words, sizeof(rows));
  memcpy(about, words + 48, sizeof(about));
  own = raysort_bvhObjectRay(&above->ray, rows);
  if (!(about[2] >> 24 & ~excluded) || !raysort_bvhIsAlive(&own))
    return VK_FALSE;
  place = ((uint64_t)about[1] << 32 | about[0]) + (hooks ? (uint64_t)(uintptr_t)hooks->base : 0);
  state->bvh = (const void *)(uintptr_t)place;
  state->instance = record;
  memcpy(&state->header, state->bvh, sizeof(state->header));
  if (raysort_bvhSkips(state->header.type, rayFlags))
    return VK_FALSE;
  raysort_bvhPrepare(state, &own, raysort_bvhInstanceFlags(rayFlags, about[3] >> 24));
  return VK_TRUE;
}

/* ---- nodes ---- */

/* Puts the children that the ray meets on the stack, the nearest last. Equal distances: the smaller box, which is the
 * later child, is nearer. */
static uint32_t raysort_bvhVisitNode(const raysort_bvhRay *state, const unsigned char *node, float best,
                                     raysort_bvhStacked *stack, uint32_t top)
{
  const uint32_t bottom = top;
  uint32_t words[16], child, k;
  memcpy(words, node, sizeof(words));
  for (child = 0; child < 4; ++child)
  {
    float from = state->tMin, to = best;
    uint32_t place;
    if (words[4 * child + 3] == RAYSORT_BVH_EMPTY)
      break;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t word = words[4 * child + k];
      const float centre = (float)(word & 0xffffu) * state->cell[k];
      const float half = raysort_bitsFloat(word) * state->size[k];
      from = raysort_larger(from, centre + state->nearOffset[k] - half);
      to = raysort_smaller(to, centre + state->farOffset[k] + half);
    }
    if (!(from <= to))
      continue;
    for (place = top++; place > bottom && stack[place - 1].distance < from; --place)
      stack[place] = stack[place - 1];
    stack[place].reference = words[4 * child + 3];
    stack[place].distance = from;
  }
  return top;
}

/* A ray on its way through one level or two. */
typedef struct raysort_bvhWay
{
  raysort_bvhRay above, below; /* below: in an instance */
  raysort_bvhRay *state;       /* the one of these that counts */
  uint32_t frame, top;
  uint32_t leave; /* where on the stack the way out of the instance lies */
  raysort_bvhStacked stack[RAYSORT_BVH_HOST_STACK];
} raysort_bvhWay;

/* Into a frame or an instance: the way back waits, however close the hit is. */
static uint32_t raysort_bvhGoIn(raysort_bvhWay *way, uint32_t frame)
{
  way->stack[way->top].distance = 0;
  way->stack[way->top++].reference = RAYSORT_BVH_RESTORE_TAG | way->frame;
  way->frame = frame;
  return raysort_bvhEnterGrid(way->state, frame);
}

static void raysort_bvhGoBack(raysort_bvhWay *way, uint32_t reference)
{
  if (way->top == way->leave)
  {
    way->state = &way->above;
    way->leave = RAYSORT_BVH_NONE;
  }
  way->frame = reference & RAYSORT_BVH_FRAME_MASK;
  raysort_bvhEnterGrid(way->state, way->frame);
}

/* One entry of the stack: a node, a leaf, a way in or back. */
static VkBool32 raysort_bvhGoOn(raysort_bvhWay *way, uint32_t reference, const raysort_bvhQuestion *question,
                                RaysortBvhHit *best)
{
  const uint32_t tag = reference & RAYSORT_BVH_TAG_MASK;
  if (tag == RAYSORT_BVH_RESTORE_TAG)
  {
    raysort_bvhGoBack(way, reference);
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
  way->top = raysort_bvhVisitNode(way->state,
                                  raysort_bvhWord(way->state->bvh, RAYSORT_BVH_HEADER_WORDS) + 64 * (size_t)reference,
                                  best->t, way->stack, way->top);
  return VK_FALSE;
}

/* The record offset of the instance that was hit. */
static uint32_t raysort_bvhOffsetOf(const raysort_bvhRay *above, const RaysortBvhHit *hit)
{
  uint32_t word = 0;
  if (above->header.type == RAYSORT_BVH_INSTANCES)
    memcpy(&word, raysort_bvhWord(above->bvh, above->header.records) + 128 * (size_t)hit->instance + 60, 4);
  return word & 0x00ffffffu;
}

static VkBool32 raysort_bvhTrace(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                 const raysort_bvhQuestion *question, RaysortBvhHit *hit)
{
  raysort_bvhWay way;
  RaysortBvhHit best;
  VkBool32 isOver = VK_FALSE;
  memcpy(&way.above.header, bvh, sizeof(way.above.header));
  raysort_bvhMiss(ray, &best);
  best.t = raysort_smaller(best.t, raysort_bitsFloat(0x7f7fffffu)); /* an infinite t is no hit */
  if (!raysort_bvhIsAlive(ray) ||
      (way.above.header.type != RAYSORT_BVH_INSTANCES && raysort_bvhSkips(way.above.header.type, rayFlags)))
  {
    raysort_bvhMiss(ray, hit);
    return VK_FALSE;
  }
  way.above.bvh = bvh;
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
      isOver = raysort_bvhGoOn(&way, way.stack[way.top].reference, question, &best) && question->isAny;
  raysort_bvhMiss(ray, hit);
  if (!(best.flags & RAYSORT_BVH_HIT_BIT))
    return VK_FALSE;
  *hit = best;
  hit->material = raysort_bvhOffsetOf(&way.above, hit);
  return VK_TRUE;
}

RAYSORT_API VkBool32 raysortTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortHostHooks *hooks, RaysortBvhHit *hit)
{
  raysort_bvhQuestion question;
  question.ray = ray;
  question.hooks = hooks;
  question.last = NULL;
  question.isAny = rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT ? VK_TRUE : VK_FALSE;
  return raysort_bvhTrace(bvh, ray, rayFlags, &question, hit);
}

RAYSORT_API VkBool32 raysortTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit)
{
  const RaysortBvhHit from = *last;
  raysort_bvhQuestion question;
  question.ray = ray;
  question.hooks = hooks;
  question.last = from.flags & RAYSORT_BVH_HIT_BIT ? &from : NULL;
  question.isAny = rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT ? VK_TRUE : VK_FALSE;
  return raysort_bvhTrace(bvh, ray, rayFlags, &question, hit);
}

RAYSORT_API VkBool32 raysortHitTriangleOnHost(const RaysortBvhRay *ray, const float a[3], const float b[3],
                                              const float c[3], RaysortBvhHit *hit)
{
  raysort_bvhRay state;
  float vertices[3][4];
  RaysortBvhHit found;
  if (!raysort_bvhIsAlive(ray))
    return VK_FALSE;
  memset(vertices, 0, sizeof(vertices));
  memcpy(vertices[0], a, 12);
  memcpy(vertices[1], b, 12);
  memcpy(vertices[2], c, 12);
  raysort_bvhPrepare(&state, ray, 0);
  if (!raysort_bvhHitTriangle(&state, vertices, raysort_smaller(ray->tMax, raysort_bitsFloat(0x7f7fffffu)), &found))
    return VK_FALSE;
  hit->t = found.t;
  hit->u = found.u;
  hit->v = found.v;
  hit->flags = found.flags;
  return VK_TRUE;
}
