/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* Triangles: rays on the host. */

/* What shaders/raysort_bvh.glsl does, in C. The triangle test rounds each step by itself (raysort_rounded), so hits are
 * equal to the bit; boxes may be rounded in any way. */

#define RAYSORT_BVH_HOST_STACK (4u * RAYSORT_BVH_LEVELS + 4u) /* raysortVerifyBvh refuses deeper ones */

typedef struct raysort_bvhRay
{
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
static uint32_t raysort_bvhEnterGrid(raysort_bvhRay *state, const void *bvh, const RaysortBvhHeader *header,
                                     uint32_t frame)
{
  RaysortBvhGrid grid;
  uint32_t k;
  memcpy(&grid,
         raysort_bvhWord(bvh, frame == RAYSORT_BVH_FRAME_MASK ? 0 : header->frames + RAYSORT_BVH_FRAME_WORDS * frame),
         sizeof(grid));
  for (k = 0; k < 3; ++k)
  {
    const float origin = state->ray.origin[k];
    const float offset = (grid.origin[k] - origin) * state->reciprocal[k];
    const float bias = state->size[k] * (raysort_absolute(origin) + grid.extent) * (3.0f * raysort_power(-21));
    state->cell[k] = grid.cell[k] * state->reciprocal[k];
    state->nearOffset[k] = offset - bias;
    state->farOffset[k] = offset + bias;
  }
  return grid.node;
}

/* ---- triangles ---- */

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

/* Is `a` before `b` in the order of hits? Instances are equal in one level. */
static VkBool32 raysort_bvhIsBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->instance != b->instance)
    return a->instance < b->instance;
  return a->geometry != b->geometry ? a->geometry < b->geometry : a->primitive < b->primitive;
}

/* What flags and hook say to a candidate. */
static VkBool32 raysort_bvhAccepts(const raysort_bvhRay *state, const RaysortHostHooks *hooks, uint32_t recordFlags,
                                   const RaysortBvhHit *hit)
{
  const VkBool32 isFront = (hit->flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  VkBool32 isOpaque = recordFlags & RAYSORT_BVH_OPAQUE_BIT ? VK_TRUE : VK_FALSE;
  if (state->flags & (RAYSORT_RAY_OPAQUE | RAYSORT_RAY_NO_OPAQUE))
    isOpaque = state->flags & RAYSORT_RAY_OPAQUE ? VK_TRUE : VK_FALSE;
  if (state->flags & (isFront ? RAYSORT_RAY_CULL_FRONT_FACING : RAYSORT_RAY_CULL_BACK_FACING))
    return VK_FALSE;
  if (state->flags & (isOpaque ? RAYSORT_RAY_CULL_OPAQUE : RAYSORT_RAY_CULL_NO_OPAQUE))
    return VK_FALSE;
  return isOpaque || !hooks || !hooks->anyHit || hooks->anyHit(hooks->user, &state->ray, hit);
}

/* Tests the records of a leaf. best: the closest so far; last: NULL, or only hits behind it count. */
static VkBool32 raysort_bvhVisitLeaf(const raysort_bvhRay *state, const unsigned char *records, uint32_t reference,
                                     const RaysortHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *best)
{
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  VkBool32 found = VK_FALSE;
  uint32_t n, words[3];
  for (n = 0; n < count; ++n)
  {
    RaysortBvhHit hit;
    float vertices[3][4];
    memcpy(vertices, records + 48 * ((size_t)first + n), sizeof(vertices));
    if (!raysort_bvhHitTriangle(state, vertices, best->t, &hit))
      continue;
    memcpy(&words[0], &vertices[0][3], 4);
    memcpy(&words[1], &vertices[1][3], 4);
    hit.primitive = words[0];
    hit.geometry = words[1] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    hit.instance = hit.material = 0;
    if (!raysort_bvhIsBefore(&hit, best) || (last && !raysort_bvhIsBefore(last, &hit)) ||
        !raysort_bvhAccepts(state, hooks, words[1] >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit))
      continue;
    *best = hit;
    found = VK_TRUE;
    if (state->flags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT)
      return VK_TRUE;
  }
  return found;
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

static void raysort_bvhMiss(const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  memset(hit, 0, sizeof(*hit));
  hit->t = ray->tMax;
  hit->primitive = hit->geometry = hit->instance = RAYSORT_BVH_NONE;
}

static VkBool32 raysort_bvhTrace(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                 const RaysortHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *hit)
{
  raysort_bvhStacked stack[RAYSORT_BVH_HOST_STACK];
  RaysortBvhHeader header;
  raysort_bvhRay state;
  RaysortBvhHit best;
  uint32_t top = 0, frame = RAYSORT_BVH_FRAME_MASK;
  memcpy(&header, bvh, sizeof(header));
  raysort_bvhMiss(ray, &best);
  best.t = raysort_smaller(best.t, raysort_bitsFloat(0x7f7fffffu)); /* an infinite t is no hit */
  if (!raysort_bvhIsAlive(ray) || rayFlags & RAYSORT_RAY_SKIP_TRIANGLES)
  {
    raysort_bvhMiss(ray, hit);
    return VK_FALSE;
  }
  raysort_bvhPrepare(&state, ray, rayFlags);
  stack[top].distance = 0;
  stack[top++].reference = raysort_bvhEnterGrid(&state, bvh, &header, frame);
  while (top > 0)
  {
    uint32_t reference = stack[--top].reference;
    if (stack[top].distance > best.t)
      continue;
    if ((reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_RESTORE_TAG)
    {
      frame = reference & RAYSORT_BVH_FRAME_MASK;
      raysort_bvhEnterGrid(&state, bvh, &header, frame);
      continue;
    }
    if ((reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG)
    {
      stack[top].distance = 0; /* comes back however close the hit is */
      stack[top++].reference = RAYSORT_BVH_RESTORE_TAG | frame;
      frame = reference & RAYSORT_BVH_FRAME_MASK;
      reference = raysort_bvhEnterGrid(&state, bvh, &header, frame);
    }
    if (!(reference & RAYSORT_BVH_LEAF_BIT))
      top = raysort_bvhVisitNode(&state, raysort_bvhWord(bvh, RAYSORT_BVH_HEADER_WORDS) + 64 * (size_t)reference,
                                 best.t, stack, top);
    else if (raysort_bvhVisitLeaf(&state, raysort_bvhWord(bvh, header.records), reference, hooks, last, &best) &&
             rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT)
      top = 0;
  }
  if (best.flags & RAYSORT_BVH_HIT_BIT)
    *hit = best;
  else
    raysort_bvhMiss(ray, hit);
  return hit->flags & RAYSORT_BVH_HIT_BIT ? VK_TRUE : VK_FALSE;
}

RAYSORT_API VkBool32 raysortTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortHostHooks *hooks, RaysortBvhHit *hit)
{
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, NULL, hit);
}

RAYSORT_API VkBool32 raysortTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit)
{
  const RaysortBvhHit from = *last;
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, from.flags & RAYSORT_BVH_HIT_BIT ? &from : NULL, hit);
}
