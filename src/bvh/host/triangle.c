/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: the test of a ray and one triangle. docs/proofs.md describes and proves it,
 * and shaders/raysort_bvh.glsl has it too. Each step is rounded by itself (raysort_rounded): hits are the same bits. */

/* ---- a ray ---- */

/* Returns whether a ray is alive: a dead ray cannot hit anything, see RaysortBvhRay. */
RAYSORT_INTERNAL VkBool32 raysort_bvhIsAlive(const RaysortBvhRay *ray)
{
  const uint32_t most = raysort_floatBits(RAYSORT_BVH_MAX_RAY);
  uint32_t k, any = 0, isFar = 0;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t origin = raysort_floatBits(ray->origin[k]) & 0x7fffffffu;
    const uint32_t direction = raysort_floatBits(ray->direction[k]) & 0x7fffffffu;
    isFar |= origin > most || direction > most;
    any |= direction;
  }
  return any != 0 && !isFar && (raysort_floatBits(ray->tMin) & 0x7fffffffu) < 0x7f800000u &&
         (raysort_floatBits(ray->tMax) & 0x7fffffffu) <= 0x7f800000u && ray->tMin <= ray->tMax;
}

RAYSORT_INTERNAL void raysort_bvhPrepare(raysort_bvhRay *state, const RaysortBvhRay *ray, uint32_t flags)
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
  for (axis = 0; axis < 3; ++axis)
  {
    const float least = raysort_power(-60);
    const float part = raysort_absolute(d[axis]) >= least ? d[axis] : raysort_floatBits(d[axis]) >> 31 ? -least : least;
    state->reciprocal[axis] = 1.0f / part;
    state->size[axis] = raysort_absolute(state->reciprocal[axis]);
  }
  state->sk = state->reciprocal[k];
}

/* ---- a triangle by itself ---- */

static float raysort_bvhSide(const float from[3], const float to[3], float side[3])
{
  float longest = 0;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    side[k] = raysort_bvhClean(to[k] - from[k]);
    longest = raysort_larger(longest, raysort_absolute(side[k]));
  }
  return longest;
}

/* Returns the power of two that takes a length to 1 .. 2. The length is at least 2^-126 and below 2^127. */
static float raysort_bvhScale(float length)
{
  return raysort_bitsFloat(0x7f000000u - (raysort_floatBits(length) & 0x7f800000u));
}

/* Computes a cross product. left[k] and right[k] are the two products of component k. */
static void raysort_bvhCross(const float a[3], const float b[3], float left[3], float right[3], float cross[3])
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t i = (k + 1) % 3, j = (k + 2) % 3;
    left[k] = raysort_rounded(a[i] * b[j]);
    right[k] = raysort_rounded(a[j] * b[i]);
    cross[k] = left[k] - right[k];
  }
}

/* Returns the shape of a triangle, the last word of its record: see raysort_bvh_shared.h. */
RAYSORT_INTERNAL uint32_t raysort_bvhShape(const raysort_bvhPoint corners[3])
{
  float side[3][3], length[3], left[3], right[3], normal[3], longest, scale, square, area;
  uint32_t n, k, corner, isThin;
  for (n = 0; n < 3; ++n) /* side n is opposite to vertex n */
    length[n] = raysort_bvhSide(corners[(n + 1) % 3].at, corners[(n + 2) % 3].at, side[n]);
  corner = length[0] >= length[1] && length[0] >= length[2] ? 0 : length[1] >= length[2] ? 1 : 2;
  scale = raysort_bvhScale(raysort_larger(length[corner], raysort_power(-126)));
  longest = length[corner] * scale;
  for (k = 0; k < 3; ++k)
  {
    side[2][k] *= scale;
    side[1][k] *= scale;
  }
  raysort_bvhCross(side[2], side[1], left, right, normal);
  area = raysort_bvhLargest(normal);
  square = raysort_rounded(longest * longest);
  isThin = area < square * RAYSORT_BVH_THIN && area > 0.0f ? RAYSORT_BVH_SHAPE_THIN_BIT : 0u;
  return raysort_floatBits(scale) | corner << RAYSORT_BVH_SHAPE_CORNER_SHIFT | isThin;
}

/* Returns the largest coordinate of a triangle; 2^100 if one of them is not 0, but below 2^-60. */
static float raysort_bvhLargestCoordinate(const raysort_bvhPoint corners[3])
{
  float largest = 0;
  uint32_t n;
  for (n = 0; n < 9; ++n)
  {
    const float size = raysort_absolute(corners[n / 3].at[n % 3]);
    largest = raysort_larger(largest, size > 0.0f && size < raysort_power(-60) ? raysort_power(100) : size);
  }
  return largest;
}

/* Returns 1 if a triangle is plain: see "Motion" in docs/proofs.md. */
RAYSORT_INTERNAL uint32_t raysort_bvhIsPlain(const raysort_bvhPoint first[3], const raysort_bvhPoint last[3])
{
  float p[2][3], q[2][3], bc[3], left[3], right[3], n0[3], n2[3], before[3], after[3], longest = 0, area = 0, scale,
                                                                                       one;
  uint32_t time, k;
  for (time = 0; time < 2; ++time) /* p: the sides a b; q: the sides c a */
  {
    const raysort_bvhPoint *corners = time ? last : first;
    longest = raysort_larger(longest, raysort_bvhSide(corners[0].at, corners[1].at, p[time]));
    longest = raysort_larger(longest, raysort_bvhSide(corners[1].at, corners[2].at, bc));
    longest = raysort_larger(longest, raysort_bvhSide(corners[2].at, corners[0].at, q[time]));
  }
  if (!(longest > 0.0f) ||
      longest * 8192.0f < raysort_larger(raysort_bvhLargestCoordinate(first), raysort_bvhLargestCoordinate(last)))
    return 0;
  scale = raysort_bvhScale(longest);
  one = longest * scale;
  for (k = 0; k < 6; ++k)
  {
    p[k / 3][k % 3] = raysort_bvhClean(raysort_rounded(p[k / 3][k % 3] * scale));
    q[k / 3][k % 3] = raysort_bvhClean(raysort_rounded(q[k / 3][k % 3] * scale));
  }
  raysort_bvhCross(p[0], q[0], left, right, n0);
  raysort_bvhCross(p[0], q[1], left, right, before);
  raysort_bvhCross(p[1], q[0], left, right, after);
  raysort_bvhCross(p[1], q[1], left, right, n2);
  for (k = 0; k < 3; ++k)
  {
    const float n1 = raysort_rounded(before[k] + after[k]) * 0.5f;
    area = raysort_larger(area, raysort_smaller(raysort_smaller(n0[k], n1), n2[k]));
    area = raysort_larger(area, -raysort_larger(raysort_larger(n0[k], n1), n2[k]));
  }
  return area >= raysort_rounded(one * one) * 0.0625f ? 1 : 0;
}

/* ---- a ray and a triangle ---- */

/* The numbers of a triangle that is tested. */
typedef struct raysort_bvhTriangleTest
{
  float corners[3][3]; /* relative to the ray's origin */
  float x[3], y[3];    /* after the shear: the ray begins at 0, 0 and looks along the third axis */
  float depth[3];      /* t of the corners along axis k */
  float edge[3];       /* edge n is opposite to corner n */
  float weight[3];     /* barycentric coordinates */
  float det, t, from, to;
} raysort_bvhTriangleTest;

static void raysort_bvhFindEdges(raysort_bvhTriangleTest *test)
{
  uint32_t n;
  for (n = 0; n < 3; ++n)
  {
    const uint32_t from = (n + 1) % 3, to = (n + 2) % 3;
    test->edge[n] = raysort_rounded(test->x[to] * test->y[from]) - raysort_rounded(test->y[to] * test->x[from]);
  }
  test->det = (test->edge[0] + test->edge[1]) + test->edge[2];
}

static void raysort_bvhApproach(const raysort_bvhRay *state, const raysort_bvhPoint corners[3],
                                raysort_bvhTriangleTest *test)
{
  uint32_t n, axis;
  for (n = 0; n < 3; ++n)
  {
    float *corner = test->corners[n];
    for (axis = 0; axis < 3; ++axis)
      corner[axis] = corners[n].at[axis] - state->ray.origin[axis];
    test->x[n] = corner[state->i] - raysort_rounded(state->si * corner[state->k]);
    test->y[n] = corner[state->j] - raysort_rounded(state->sj * corner[state->k]);
    test->depth[n] = raysort_rounded(state->sk * corner[state->k]);
  }
  raysort_bvhFindEdges(test);
}

static float raysort_bvhLargestSheared(const raysort_bvhTriangleTest *test)
{
  float largest = 0;
  uint32_t n;
  for (n = 0; n < 3; ++n)
    largest = raysort_larger(largest, raysort_larger(raysort_absolute(test->x[n]), raysort_absolute(test->y[n])));
  return largest;
}

/* Returns E, the most that rounding may have moved an edge of a thin triangle that is near; 0 if it is not near. */
static float raysort_bvhThinSlack(const raysort_bvhTriangleTest *test, float scale)
{
  const float largest = raysort_bvhLargestSheared(test);
  float reach = 0, slack;
  uint32_t n;
  for (n = 0; n < 3; ++n)
    reach = raysort_larger(reach, raysort_bvhLargest(test->corners[n]));
  slack = raysort_rounded(raysort_rounded(largest * (largest + reach)) * (17.0f * raysort_power(-24)));
  return reach * scale <= 8.0f ? slack : 0.0f;
}

static VkBool32 raysort_bvhIsOutside(const raysort_bvhTriangleTest *test, float slack)
{
  const float *edge = test->edge;
  return raysort_smaller(raysort_smaller(edge[0], edge[1]), edge[2]) < -slack &&
         raysort_larger(raysort_larger(edge[0], edge[1]), edge[2]) > slack;
}

#define RAYSORT_PRIVATE_BVH_ROUNDED (10.0f * raysort_power(-24)) /* room for the rounding of an interval's ends */

/* Returns whether the axis is still: the ray hardly moves along it. There the direction may be less
 * than 1 / r. */
RAYSORT_INTERNAL VkBool32 raysort_bvhIsStill(const raysort_bvhRay *state, uint32_t axis)
{
  return state->size[axis] >= raysort_power(60);
}

/* Returns whether the ray's line goes through the triangle. Then all edges have one sign, and det is not 0. */
static VkBool32 raysort_bvhIsThrough(raysort_bvhTriangleTest *test, uint32_t shape)
{
  const float scale = raysort_bitsFloat(shape & RAYSORT_BVH_SHAPE_SCALE_MASK);
  const float slack = shape & RAYSORT_BVH_SHAPE_THIN_BIT ? raysort_bvhThinSlack(test, scale) : 0.0f;
  uint32_t n;
  if (raysort_bvhIsOutside(test, slack))
    return VK_FALSE;
  if (raysort_absolute(test->det) < raysort_power(-100)) /* the products of small corners were too small */
  {
    const float enlarge = raysort_bvhLargestSheared(test) < raysort_power(-40) ? raysort_power(80) : 1.0f;
    for (n = 0; n < 3; ++n)
    {
      test->x[n] *= enlarge;
      test->y[n] *= enlarge;
    }
    raysort_bvhFindEdges(test);
    if (slack == 0.0f && raysort_bvhIsOutside(test, 0.0f))
      return VK_FALSE;
  }
  for (n = 0; n < 3 && slack > 0.0f; ++n) /* an edge whose sign is not the sign of det becomes 0 */
    if ((raysort_floatBits(test->edge[n]) ^ raysort_floatBits(test->det)) >> 31)
      test->edge[n] = 0.0f;
  test->det = (test->edge[0] + test->edge[1]) + test->edge[2];
  return raysort_absolute(test->det) >= raysort_power(-100);
}

/* Computes the interval of t in which the ray is in the box of the corners; on each axis it is wider at both ends by
 * room for rounding. Returns VK_FALSE if the ray misses the box on a still axis, which the interval ignores. */
static VkBool32 raysort_bvhBound(const raysort_bvhRay *state, raysort_bvhTriangleTest *test)
{
  const float moved = raysort_rounded(raysort_bvhLargest(test->depth) * raysort_power(-60));
  uint32_t axis;
  test->from = -raysort_bitsFloat(0x7f7fffffu);
  test->to = raysort_bitsFloat(0x7f7fffffu);
  for (axis = 0; axis < 3; ++axis)
  {
    const VkBool32 isStill = raysort_bvhIsStill(state, axis);
    const float r = isStill ? 1.0f : state->reciprocal[axis];
    const float a = raysort_rounded(test->corners[0][axis] * r), b = raysort_rounded(test->corners[1][axis] * r);
    const float c = raysort_rounded(test->corners[2][axis] * r);
    const float lo = raysort_smaller(raysort_smaller(a, b), c), hi = raysort_larger(raysort_larger(a, b), c);
    const float most = raysort_larger(raysort_absolute(lo), raysort_absolute(hi));
    const float slack = raysort_rounded(most * RAYSORT_PRIVATE_BVH_ROUNDED) + (isStill ? moved : 0.0f);
    if (isStill && (lo - slack > 0.0f || hi + slack < 0.0f))
      return VK_FALSE;
    test->from = isStill ? test->from : raysort_larger(test->from, lo - slack);
    test->to = isStill ? test->to : raysort_smaller(test->to, hi + slack);
  }
  return VK_TRUE;
}

static void raysort_bvhWeigh(raysort_bvhTriangleTest *test)
{
  const float inverse = 1.0f / test->det;
  float part[3];
  uint32_t n;
  for (n = 0; n < 3; ++n)
  {
    test->weight[n] = test->edge[n] * inverse;
    part[n] = raysort_rounded(test->depth[n] * test->weight[n]);
  }
  test->t = raysort_smaller(raysort_larger((part[0] + part[1]) + part[2], test->from), test->to);
}

/* Computes t of the triangle's plane. If tMin is 0, a t that is below 0 only by rounding becomes 0. */
static void raysort_bvhMeetPlane(const raysort_bvhRay *state, const raysort_bvhPoint corners[3],
                                 raysort_bvhTriangleTest *test)
{
  const uint32_t shape = corners[2].word;
  const float scale = raysort_bitsFloat(shape & RAYSORT_BVH_SHAPE_SCALE_MASK);
  const uint32_t corner = shape >> RAYSORT_BVH_SHAPE_CORNER_SHIFT & 3, other = (corner + 1) % 3;
  const float *from = test->corners[0];
  float side[2][3], left[3], right[3], normal[3], heading[3], distance, along, slack = 0, t;
  uint32_t k;
  raysort_bvhSide(corners[(corner + 2) % 3].at, corners[corner].at, side[0]);
  raysort_bvhSide(corners[corner].at, corners[other].at, side[1]);
  for (k = 0; k < 3; ++k)
  {
    side[0][k] *= scale;
    side[1][k] *= scale;
  }
  raysort_bvhCross(side[0], side[1], left, right, normal);
  heading[state->i] = state->si;
  heading[state->j] = state->sj;
  heading[state->k] = 1;
  along = raysort_bvhDot(normal, heading, 1);
  if (raysort_absolute(along) < raysort_power(-120)) /* the ray seems to be in the plane */
    return;
  distance = raysort_bvhDot(normal, from, 1);
  t = raysort_rounded(raysort_rounded(distance * (1.0f / along)) * state->sk);
  for (k = 0; k < 3; ++k)
    slack += raysort_rounded(raysort_absolute(from[k]) * (raysort_absolute(left[k]) + raysort_absolute(right[k])));
  if (t < 0.0f && state->tMin == 0.0f &&
      raysort_absolute(distance) <= raysort_rounded(slack * (8.0f * raysort_power(-24))))
    t = 0;
  test->t = t;
}

/* Returns the axis on which the corners of a flat triangle are equal, to the bit. 3: it is not flat, or an axis is
 * still. */
static uint32_t raysort_bvhFlatAxis(const raysort_bvhRay *state, const raysort_bvhTriangleTest *test)
{
  uint32_t axis, flat = 3;
  for (axis = 3; axis-- > 0;)
  {
    const uint32_t a = raysort_floatBits(test->corners[0][axis]);
    if (raysort_bvhIsStill(state, axis))
      return 3;
    if (a == raysort_floatBits(test->corners[1][axis]) && a == raysort_floatBits(test->corners[2][axis]))
      flat = axis;
  }
  return flat;
}

/* Returns whether the ray begins near to the triangle, for its size, or behind it only by rounding: t of its plane is
 * better then. It is not rounding if the interval is flat: then all corners are behind the ray's begin on an axis. */
static VkBool32 raysort_bvhIsNear(const raysort_bvhTriangleTest *test, float deepest)
{
  if (test->t >= 0.0f)
    return test->t <= raysort_rounded(deepest * 0.25f);
  return test->t >= -raysort_rounded(deepest * raysort_power(-12)) &&
         test->from < raysort_rounded(test->to * (1.0f + raysort_power(-19)));
}

/* Sets t, u, v and the hit kind if there is a hit in [tMin, best]. corners: a record. Returns whether there is one. */
RAYSORT_INTERNAL VkBool32 raysort_bvhHitTriangle(const raysort_bvhRay *state, const raysort_bvhPoint corners[3],
                                                 float best, RaysortBvhHit *hit)
{
  const uint32_t shape = corners[2].word;
  raysort_bvhTriangleTest test;
  float deepest, sideways, t;
  uint32_t flat;
  raysort_bvhApproach(state, corners, &test);
  if (!raysort_bvhIsThrough(&test, shape) || !raysort_bvhBound(state, &test))
    return VK_FALSE;
  deepest = raysort_bvhLargest(test.depth);
  raysort_bvhWeigh(&test);
  flat = raysort_bvhFlatAxis(state, &test);
  if (flat < 3)
    test.t = raysort_rounded(test.corners[0][flat] * state->reciprocal[flat]);
  if (shape & RAYSORT_BVH_SHAPE_THIN_BIT || (flat == 3 && raysort_bvhIsNear(&test, deepest)))
    raysort_bvhMeetPlane(state, corners, &test);
  sideways = raysort_rounded(deepest * RAYSORT_PRIVATE_BVH_ROUNDED);
  test.from = test.from - sideways;
  test.to = test.to + sideways;
  t = raysort_smaller(raysort_larger(test.t, test.from), test.to) + 0.0f; /* -0 becomes 0 */
  if (!(test.from <= test.to && t >= state->tMin && t <= best))
    return VK_FALSE;
  hit->t = t;
  hit->u = test.weight[1];
  hit->v = test.weight[2];
  hit->flags = RAYSORT_BVH_HIT_BIT | (test.det > 0.0f ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  return VK_TRUE;
}

RAYSORT_API VkBool32 raysortBvhHitTriangleOnHost(const RaysortBvhRay *ray, const float a[3], const float b[3],
                                                 const float c[3], RaysortBvhHit *hit)
{
  raysort_bvhRay state;
  raysort_bvhPoint corners[3];
  if (!raysort_roundsToNearest() || !raysort_bvhIsAlive(ray))
    return VK_FALSE;
  memcpy(corners[0].at, a, 12);
  memcpy(corners[1].at, b, 12);
  memcpy(corners[2].at, c, 12);
  corners[2].word = raysort_bvhShape(corners);
  raysort_bvhPrepare(&state, ray, 0);
  return raysort_bvhHitTriangle(&state, corners, raysort_smaller(ray->tMax, raysort_bitsFloat(0x7f7fffffu)), hit);
}
