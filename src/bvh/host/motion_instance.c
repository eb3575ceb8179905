/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: instances with motion. docs/motion.md proves that their boxes are right for every time. */

#define RAYSORT_PRIVATE_BVH_PIECES 8u /* pieces into which time is cut for limits and for the boxes of SRT */

/* ---- transforms ---- */

static float raysort_bvhTimes(float a, float b)
{
  return raysort_bvhClean(raysort_rounded(a * b));
}

/* Computes the rotation of a quaternion x y z w of any length: 9 numbers. Returns VK_FALSE if it is nearly 0. */
static VkBool32 raysort_bvhRotation(const float q[4], float rotation[9])
{
  const float xx = raysort_bvhTimes(q[0], q[0]), yy = raysort_bvhTimes(q[1], q[1]), zz = raysort_bvhTimes(q[2], q[2]);
  const float ww = raysort_bvhTimes(q[3], q[3]), sum = raysort_rounded(raysort_rounded(xx + yy) + zz) + ww;
  const float xy = raysort_bvhTimes(q[0], q[1]), xz = raysort_bvhTimes(q[0], q[2]), yz = raysort_bvhTimes(q[1], q[2]);
  const float xw = raysort_bvhTimes(q[0], q[3]), yw = raysort_bvhTimes(q[1], q[3]), zw = raysort_bvhTimes(q[2], q[3]);
  float inverse;
  uint32_t i;
  if (!(sum >= raysort_power(-60)))
    return VK_FALSE;
  inverse = 1.0f / sum;
  rotation[0] = raysort_rounded(raysort_rounded(ww + xx) - yy) - zz;
  rotation[4] = raysort_rounded(raysort_rounded(ww + yy) - xx) - zz;
  rotation[8] = raysort_rounded(raysort_rounded(ww + zz) - xx) - yy;
  rotation[1] = 2.0f * raysort_rounded(xy - zw);
  rotation[3] = 2.0f * raysort_rounded(xy + zw);
  rotation[2] = 2.0f * raysort_rounded(xz + yw);
  rotation[6] = 2.0f * raysort_rounded(xz - yw);
  rotation[5] = 2.0f * raysort_rounded(yz - xw);
  rotation[7] = 2.0f * raysort_rounded(yz + xw);
  for (i = 0; i < 9; ++i)
    rotation[i] = raysort_bvhTimes(rotation[i], inverse);
  return VK_TRUE;
}

/* Fills the rows of the scale, shear and pivot of 16 numbers of VkSRTDataNV. */
static void raysort_bvhScaleRows(const float srt[16], float rows[12])
{
  const float all[12] = {srt[0], srt[1], srt[2], srt[3], 0, srt[4], srt[5], srt[6], 0, 0, srt[7], srt[8]};
  memcpy(rows, all, sizeof(all));
}

/* Computes the rows of 16 numbers of VkSRTDataNV. Returns VK_FALSE if the quaternion is nearly 0. */
static VkBool32 raysort_bvhRowsOfSrt(const float srt[16], float rows[12])
{
  float rotation[9], scale[12];
  uint32_t i, j;
  if (!raysort_bvhRotation(srt + 9, rotation))
    return VK_FALSE;
  raysort_bvhScaleRows(srt, scale);
  for (i = 0; i < 3; ++i)
    for (j = 0; j < 4; ++j)
    {
      const float *r = rotation + 3 * i;
      const float first = raysort_bvhTimes(r[0], scale[j]) + raysort_bvhTimes(r[1], scale[4 + j]);
      const float sum = raysort_rounded(raysort_rounded(first) + raysort_bvhTimes(r[2], scale[8 + j]));
      rows[4 * i + j] = raysort_bvhClean(j == 3 ? sum + srt[13 + i] : sum);
    }
  return VK_TRUE;
}

/* Computes the rows of a motion record at a time; it is not of a static instance. Returns VK_FALSE if there are
 * none. */
RAYSORT_INTERNAL VkBool32 raysort_bvhRowsAt(const raysort_bvhMotion *motion, float time, float rows[12])
{
  float numbers[16];
  uint32_t i;
  for (i = 0; i < 16; ++i)
    numbers[i] = raysort_bvhAtTime(motion->numbers[i], motion->numbers[16 + i], time);
  if (motion->type == RAYSORT_BVH_MOTION_SRT)
    return raysort_bvhRowsOfSrt(numbers, rows);
  memcpy(rows, numbers, 48);
  return VK_TRUE;
}

/* Computes the rows from the world to the object at a time. inverse: the record's rows, at time 0. Returns VK_FALSE if
 * the instance is not there at this time. */
RAYSORT_INTERNAL VkBool32 raysort_bvhInverseAt(const float inverse[12], const raysort_bvhMotion *motion, float time,
                                               float inverseThen[12])
{
  float rows[12];
  if (motion->type == RAYSORT_BVH_MOTION_STATIC)
  {
    memcpy(inverseThen, inverse, 48);
    return VK_TRUE;
  }
  return raysort_bvhRowsAt(motion, time, rows) && raysort_bvhInvert(rows, inverseThen) &&
         (motion->isSteady || raysort_bvhSlack(rows, inverseThen) <= motion->limit);
}

/* ---- bounds ---- */

/* Computes |rows| (extent, extent, extent) + |last column|. */
static void raysort_bvhSizeOfRows(const float rows[12], float extent, float sizes[3])
{
  const float extents[3] = {extent, extent, extent};
  uint32_t i;
  for (i = 0; i < 3; ++i)
    sizes[i] = raysort_bvhDotOfMagnitudes(rows + 4 * i, extents, 1) + raysort_absolute(rows[4 * i + 3]);
}

/* Returns a number that is not below the root of a square, and at most 6.1 % above it. */
static float raysort_bvhRootAbove(float square)
{
  const int32_t exponent = (int32_t)(raysort_floatBits(square) >> 23) - 127;
  const int32_t half = exponent >= 0 ? (exponent + 1) / 2 : -(-exponent / 2);
  const float guess = raysort_power(half < -60 ? -60 : half);
  return 0.5f * raysort_rounded(guess + raysort_rounded(square * raysort_power(half < -60 ? 60 : -half)));
}

/* Returns the largest length of `rows` times a point of the box, at most 11 % more. */
static float raysort_bvhLengthOfBox(const float rows[12], const float boxMin[3], const float boxMax[3])
{
  raysort_bvhBox moved;
  float reach[3], square;
  uint32_t i;
  raysort_bvhMoveBox(rows, boxMin, boxMax, &moved);
  for (i = 0; i < 3; ++i)
    reach[i] = raysort_larger(raysort_absolute(moved.lo[i]), raysort_absolute(moved.hi[i]));
  square = raysort_rounded(raysort_bvhTimes(reach[0], reach[0]) + raysort_bvhTimes(reach[1], reach[1]));
  square = raysort_rounded(square + raysort_bvhTimes(reach[2], reach[2]));
  return 1.001f * raysort_bvhRootAbove(square);
}

/* Returns a bound of all coordinates of an instance that moves. extent: the largest coordinate of its structure. */
static float raysort_bvhSizeOfMotion(const raysort_bvhMotion *motion, float extent)
{
  const float boxMin[3] = {-extent, -extent, -extent}, boxMax[3] = {extent, extent, extent};
  float size = 0;
  uint32_t time, i;
  for (time = 0; time < 2; ++time)
  {
    const float *numbers = motion->numbers + 16 * time;
    float rows[12], sizes[3];
    if (motion->type == RAYSORT_BVH_MOTION_MATRIX)
      raysort_bvhSizeOfRows(numbers, extent, sizes);
    else
    {
      raysort_bvhScaleRows(numbers, rows);
      sizes[0] = sizes[1] = sizes[2] = raysort_bvhLengthOfBox(rows, boxMin, boxMax);
      for (i = 0; i < 3; ++i)
        sizes[i] += raysort_absolute(numbers[13 + i]);
    }
    for (i = 0; i < 3; ++i)
      size = raysort_larger(size, sizes[i]);
  }
  return size;
}

/* ---- the limit ---- */

/* Returns the sign bit of the determinant. */
static uint32_t raysort_bvhSideOf(const float rows[12])
{
  float cofactors[3];
  uint32_t j;
  for (j = 0; j < 3; ++j)
    cofactors[j] = raysort_bvhCofactor(rows, 0, j);
  return raysort_floatBits(raysort_bvhDot(rows, cofactors, 1)) >> 31;
}

/* Returns whether the slack is below 2^-15 at every time: the transform turns and scales, but does not shear; each
 * scale keeps its sign, and its magnitude is 2^-20 to 2^20. docs/motion.md has the proof. */
static VkBool32 raysort_bvhIsSteady(const raysort_bvhMotion *motion)
{
  static const uint32_t scales[3] = {0, 4, 7}, shears[3] = {1, 2, 5};
  uint32_t i;
  for (i = 0; i < 6; ++i)
  {
    const float *srt = motion->numbers + 16 * (i / 3);
    const uint32_t scale = raysort_floatBits(srt[scales[i % 3]]), shear = raysort_floatBits(srt[shears[i % 3]]);
    const uint32_t first = raysort_floatBits(motion->numbers[scales[i % 3]]);
    const uint32_t exponent = scale >> 23 & 0xff, isTurned = (scale ^ first) >> 31;
    if (exponent < 107 || exponent >= 147 || isTurned || shear << 1 != 0)
      return VK_FALSE;
  }
  return motion->type == RAYSORT_BVH_MOTION_SRT;
}

/* Returns the limit of the slack: rays enter the instance at times at which the slack is no larger. slack: the larger
 * one of both ends. There are three cases:
 *   steady:  4 times `slack`, and at least 2^-15;
 *   else:    4 times the largest of the slacks at 9 times; of the 7 between the ends, those above 2^-10 do not count;
 *   coarse:  as before, but at least 2^-10, if a slack between the ends is above 2^-10, if there is no inverse at one
 *            of the times, or if the transform becomes a mirror. */
static float raysort_bvhLimit(const raysort_bvhMotion *motion, float slack)
{
  const float coarse = raysort_power(-10);
  float largest = slack, limit;
  uint32_t piece, side = 0;
  VkBool32 isSingular = VK_FALSE;
  if (raysort_bvhIsSteady(motion))
    return raysort_smaller(raysort_larger(4.0f * slack, raysort_power(-15)), 0.03125f);
  for (piece = 0; piece <= RAYSORT_PRIVATE_BVH_PIECES; ++piece)
  {
    float rows[12], inverse[12], own;
    if (!raysort_bvhRowsAt(motion, (float)piece * (1.0f / (float)RAYSORT_PRIVATE_BVH_PIECES), rows) ||
        !raysort_bvhInvert(rows, inverse))
    {
      isSingular = VK_TRUE;
      continue;
    }
    own = raysort_bvhSlack(rows, inverse);
    if (own <= coarse)
      largest = raysort_larger(largest, own);
    if (!(own <= coarse) || (piece > 0 && raysort_bvhSideOf(rows) != side))
      isSingular = VK_TRUE;
    side = raysort_bvhSideOf(rows);
  }
  limit = 4.0f * largest;
  if (isSingular)
    limit = raysort_larger(limit, coarse);
  return raysort_smaller(limit, 0.03125f);
}

/* Computes the inverse and the slack of an instance of the structure `below`. */
static raysort_bvhState raysort_bvhMeasureInstance(const float rows[12], const RaysortBvhHeader *below,
                                                   float inverse[12], float *slack)
{
  raysort_bvhBox box;
  float padding[3];
  if (!raysort_bvhAreFinite(rows, 12))
    return RAYSORT_BVH_NON_FINITE;
  if (!raysort_bvhInvert(rows, inverse))
    return RAYSORT_BVH_DEGENERATE;
  *slack = raysort_bvhSlack(rows, inverse);
  if (!(*slack <= 0.03125f))
    return RAYSORT_BVH_DEGENERATE;
  raysort_bvhPadding(rows, inverse, below->extent, padding);
  raysort_bvhMoveBox(rows, below->boxMin, below->boxMax, &box); /* of everything below: only this box decides */
  raysort_bvhWiden(&box, padding);
  return raysort_bvhAreFinite(box.lo, 3) && raysort_bvhAreFinite(box.hi, 3) && raysort_bvhIsFinite(inverse[3]) &&
                 raysort_bvhIsFinite(inverse[7]) && raysort_bvhIsFinite(inverse[11])
             ? RAYSORT_BVH_GOOD
             : RAYSORT_BVH_NON_FINITE;
}

/* Computes the inverse and the slack of an instance of the structure `below`. Sets limit, steadiness and zeros of its
 * motion record. */
RAYSORT_INTERNAL raysort_bvhState raysort_bvhMeasure(uint32_t times, raysort_bvhPreparedInstance *prepared,
                                                     const RaysortBvhHeader *below)
{
  raysort_bvhMotion *motion = &prepared->motion;
  const uint32_t type = motion->type;
  const uint32_t count = type == RAYSORT_BVH_MOTION_SRT ? 16 : type == RAYSORT_BVH_MOTION_MATRIX ? 12 : 0;
  raysort_bvhState state;
  float first[12], last[12], unused[12], slack;
  if (type > RAYSORT_BVH_MOTION_SRT)
    return RAYSORT_BVH_DEGENERATE;
  memset(motion->numbers + count, 0, (16 - count) * sizeof(float));
  memset(motion->numbers + 16 + count, 0, (16 - count) * sizeof(float));
  if (!raysort_bvhAreFinite(motion->numbers, 32))
    return RAYSORT_BVH_NON_FINITE;
  motion->isSteady = motion->zero = 0;
  prepared->slack = 0;
  state = raysort_bvhMeasureInstance(prepared->record.rows, below, prepared->record.inverse, &prepared->slack);
  motion->limit = times == 2 ? prepared->slack : 0;
  if (state != RAYSORT_BVH_GOOD || type == RAYSORT_BVH_MOTION_STATIC)
    return state;
  if (!raysort_bvhRowsAt(motion, 0.0f, first) || memcmp(first, prepared->record.rows, sizeof(first)) != 0 ||
      !raysort_bvhRowsAt(motion, 1.0f, last))
    return RAYSORT_BVH_DEGENERATE;
  state = raysort_bvhMeasureInstance(last, below, unused, &slack);
  if (state != RAYSORT_BVH_GOOD)
    return state;
  if (!raysort_bvhIsFinite(4.0f * raysort_bvhSizeOfMotion(motion, below->extent)))
    return RAYSORT_BVH_NON_FINITE;
  motion->limit = prepared->slack = raysort_bvhLimit(motion, raysort_larger(prepared->slack, slack));
  motion->isSteady = raysort_bvhIsSteady(motion) ? 1 : 0;
  return RAYSORT_BVH_GOOD;
}

/* ---- boxes ---- */

/* Computes the box of a structure after the transform, around both of its times. */
static void raysort_bvhReachBoth(const float rows[12], const RaysortBvhHeader *below, const unsigned char *bytes,
                                 raysort_bvhBox *box)
{
  raysort_bvhBox later;
  raysort_bvhReachBox(rows, below, bytes, 0, box);
  if (!raysort_bvhIsMotion(below))
    return;
  raysort_bvhReachBox(rows, below, bytes, 1, &later);
  raysort_bvhJoin(box, box, &later);
}

/* Computes the boxes of an instance that moves by two matrices, and by how much they must be wider. */
static void raysort_bvhMatrixBoxes(const raysort_bvhMotion *motion, const RaysortBvhHeader *below,
                                   const unsigned char *bytes, raysort_bvhBox boxes[2], float padding[3])
{
  float sizes[2][3], farthest = 0;
  uint32_t i, time;
  for (time = 0; time < 2; ++time)
  {
    const float *rows = motion->numbers + 16 * time;
    raysort_bvhSizeOfRows(rows, below->extent, sizes[time]);
    raysort_bvhReachBoth(rows, below, bytes, &boxes[time]);
    for (i = 0; i < 3; ++i)
      farthest = raysort_larger(farthest, raysort_absolute(rows[4 * i + 3]));
  }
  for (i = 0; i < 3; ++i)
    padding[i] = raysort_rounded(motion->limit * farthest) +
                 raysort_rounded(raysort_larger(sizes[0][i], sizes[1][i]) * raysort_power(-19));
}

static float raysort_bvhDotFour(const float a[4], const float b[4])
{
  const float xy = raysort_rounded(raysort_bvhTimes(a[0], b[0]) + raysort_bvhTimes(a[1], b[1]));
  return raysort_rounded(raysort_rounded(xy + raysort_bvhTimes(a[2], b[2])) + raysort_bvhTimes(a[3], b[3]));
}

/* The bounds of a rotation between two quaternions: the speed of its angle, and the change of that speed. */
typedef struct raysort_bvhTurn
{
  float speed, change;
} raysort_bvhTurn;

/* Returns bounds of how fast the rotation turns; a speed of RAYSORT_BVH_MAX_RAY if the quaternion nearly vanishes.
 * Both quaternions are scaled by the power of two that takes their largest component to 1 .. 2. With q = from + t step,
 * A the area of `from` and `to`, and n the least q q: the speed is at most 2 A / n, its change at most 4 A |step| /
 * n^1.5. Reciprocals are rounded to the nearest: a device computes them with integers. */
static raysort_bvhTurn raysort_bvhTurnOf(const float begin[4], const float end[4])
{
  raysort_bvhTurn turn = {RAYSORT_BVH_MAX_RAY, RAYSORT_BVH_MAX_RAY};
  float from[4], to[4], step[4], largest = 0, scale, first, last, both, length, least, area, inverse;
  uint32_t k;
  for (k = 0; k < 4; ++k)
    largest = raysort_larger(largest, raysort_larger(raysort_absolute(begin[k]), raysort_absolute(end[k])));
  scale = raysort_power(127 - (int32_t)(raysort_floatBits(largest) >> 23));
  for (k = 0; k < 4; ++k)
  {
    from[k] = raysort_bvhTimes(begin[k], scale);
    to[k] = raysort_bvhTimes(end[k], scale);
    step[k] = raysort_bvhClean(to[k] - from[k]);
  }
  first = raysort_bvhDotFour(from, from);
  last = raysort_bvhDotFour(to, to);
  both = raysort_bvhDotFour(from, to);
  length = raysort_bvhDotFour(step, step);
  area = raysort_rounded(first * last) - raysort_bvhTimes(both, both);
  area = raysort_larger(area, 0.0f) + raysort_rounded(raysort_rounded(first * last) * raysort_power(-20));
  least = raysort_smaller(first, last);
  if (!(least >= raysort_power(-30)))
    return turn;                                     /* one end is much shorter than the other one */
  if (both < least && length >= raysort_power(-100)) /* the least may be between the ends */
  {
    if (!(area * 64.0f >= raysort_rounded(length * least)))
      return turn; /* the quaternion is shorter than an eighth of the shorter end */
    least = raysort_smaller(least, raysort_rounded(area * raysort_rounded(1.0f / length)) * 0.99f);
  }
  inverse = 1.01f * raysort_rounded(1.0f / least);
  turn.speed = 2.02f * raysort_rounded(raysort_bvhRootAbove(area) * inverse);
  turn.change = 4.04f * raysort_rounded(raysort_rounded(raysort_bvhRootAbove(area) * raysort_bvhRootAbove(length)) *
                                        raysort_rounded(inverse * raysort_bvhRootAbove(inverse)));
  return turn;
}

/* Moves the line from `first` to `last` up, until all samples are below it. Returns by how much. */
static float raysort_bvhLift(const float samples[RAYSORT_PRIVATE_BVH_PIECES + 1])
{
  float lift = 0;
  uint32_t piece;
  for (piece = 1; piece < RAYSORT_PRIVATE_BVH_PIECES; ++piece)
  {
    const float time = (float)piece * (1.0f / (float)RAYSORT_PRIVATE_BVH_PIECES);
    const float place =
        raysort_rounded((1.0f - time) * samples[0]) + raysort_rounded(time * samples[RAYSORT_PRIVATE_BVH_PIECES]);
    lift = raysort_larger(lift, samples[piece] - place);
  }
  return lift;
}

/* Computes the boxes of the samples, and moves lines over them. Returns VK_FALSE if a sample has no rotation. */
static VkBool32 raysort_bvhSampleBoxes(const raysort_bvhMotion *motion, const RaysortBvhHeader *below,
                                       const unsigned char *bytes, raysort_bvhBox boxes[2])
{
  float lo[3][RAYSORT_PRIVATE_BVH_PIECES + 1], hi[3][RAYSORT_PRIVATE_BVH_PIECES + 1], rows[12];
  uint32_t piece, i;
  for (piece = 0; piece <= RAYSORT_PRIVATE_BVH_PIECES; ++piece)
  {
    raysort_bvhBox box;
    if (!raysort_bvhRowsAt(motion, (float)piece * (1.0f / (float)RAYSORT_PRIVATE_BVH_PIECES), rows))
      return VK_FALSE;
    raysort_bvhReachBoth(rows, below, bytes, &box);
    for (i = 0; i < 3; ++i)
    {
      lo[i][piece] = -box.lo[i];
      hi[i][piece] = box.hi[i];
    }
  }
  for (i = 0; i < 3; ++i)
  {
    const float down = raysort_bvhLift(lo[i]), up = raysort_bvhLift(hi[i]);
    boxes[0].lo[i] = -(lo[i][0] + down);
    boxes[1].lo[i] = -(lo[i][RAYSORT_PRIVATE_BVH_PIECES] + down);
    boxes[0].hi[i] = hi[i][0] + up;
    boxes[1].hi[i] = hi[i][RAYSORT_PRIVATE_BVH_PIECES] + up;
  }
  return VK_TRUE;
}

/* Computes the same for an instance that moves by scale, rotation and translation. */
static void raysort_bvhSrtBoxes(const raysort_bvhMotion *motion, const RaysortBvhHeader *below,
                                const unsigned char *bytes, raysort_bvhBox boxes[2], float padding[3])
{
  const float *srt[2] = {motion->numbers, motion->numbers + 16};
  const float boxMin[3] = {-below->extent, -below->extent, -below->extent};
  const float boxMax[3] = {below->extent, below->extent, below->extent};
  float scale[2][12], step[12], reach = 0, size = 0, moved, apart, farthest = 0;
  raysort_bvhTurn turn;
  uint32_t i, time;
  for (time = 0; time < 2; ++time)
  {
    raysort_bvhScaleRows(srt[time], scale[time]);
    reach = raysort_larger(reach, raysort_bvhLengthOfBox(scale[time], below->boxMin, below->boxMax));
    size = raysort_larger(size, raysort_bvhLengthOfBox(scale[time], boxMin, boxMax));
    for (i = 0; i < 3; ++i)
      farthest = raysort_larger(farthest, raysort_absolute(srt[time][13 + i]));
  }
  for (i = 0; i < 12; ++i)
    step[i] = scale[1][i] - scale[0][i];
  moved = raysort_bvhLengthOfBox(step, below->boxMin, below->boxMax);
  turn = raysort_bvhTurnOf(srt[0] + 9, srt[1] + 9);
  apart = raysort_rounded((raysort_rounded(turn.speed * turn.speed) + turn.change) * reach) +
          raysort_rounded(2.0f * raysort_rounded(turn.speed * moved));
  apart = raysort_rounded(apart * 1.01f) *
          (1.0f / (8.0f * (float)(RAYSORT_PRIVATE_BVH_PIECES * RAYSORT_PRIVATE_BVH_PIECES)));
  if (turn.speed >= RAYSORT_BVH_MAX_RAY || !(apart < reach) || !raysort_bvhSampleBoxes(motion, below, bytes, boxes))
  {
    apart = reach;
    for (time = 0; time < 2; ++time)
      for (i = 0; i < 3; ++i)
        boxes[time].lo[i] = boxes[time].hi[i] = srt[time][13 + i];
  }
  for (i = 0; i < 3; ++i)
    padding[i] = apart + raysort_rounded(motion->limit * raysort_rounded(size + farthest)) +
                 raysort_rounded(raysort_rounded(size + farthest) * raysort_power(-16));
}

/* Computes the boxes of an instance at one time or two. bytes: the structure that it names. A transformed box around
 * the whole structure would be loose.
 * Tuning: 5 to 12 % faster than 16 transformed boxes of upper nodes, 1,000 turned objects (NVIDIA H200, 2026-11-24) */
RAYSORT_INTERNAL void raysort_bvhInstanceBoxes(uint32_t times, const raysort_bvhPreparedInstance *prepared,
                                               const unsigned char *bytes, raysort_bvhBox boxes[2])
{
  const RaysortBvhHeader below = raysort_bvhHeaderAt(bytes);
  float padding[3];
  uint32_t i, time;
  if (prepared->motion.type == RAYSORT_BVH_MOTION_MATRIX)
    raysort_bvhMatrixBoxes(&prepared->motion, &below, bytes, boxes, padding);
  else if (prepared->motion.type == RAYSORT_BVH_MOTION_SRT)
    raysort_bvhSrtBoxes(&prepared->motion, &below, bytes, boxes, padding);
  else
  {
    raysort_bvhPadding(prepared->record.rows, prepared->record.inverse, below.extent, padding);
    for (i = 0; i < 3; ++i)
      padding[i] = (float)times * padding[i];
    for (time = 0; time < times; ++time)
      raysort_bvhReachBox(prepared->record.rows, &below, bytes, time, &boxes[time]);
  }
  for (time = 0; time < times; ++time)
    raysort_bvhWiden(&boxes[time], padding);
}
