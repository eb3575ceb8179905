// motion_instance.glsl - instances with motion: their records, their limits, their boxes at both times.
// SPDX-License-Identifier: MIT
//
// The results are the same bits as in bvh_host_motion_instance.c. docs/motion.md proves that the boxes are right.
#ifndef RAYSORT_KERNELS_BVH_MOTION_INSTANCE_GLSL
#define RAYSORT_KERNELS_BVH_MOTION_INSTANCE_GLSL

#include "motion.glsl"

#define PIECES 8u // pieces into which time is cut
#define DATA 2u   // the word of an instance where its numbers begin

// The motion record of an instance.
struct Motion
{
  uvec4 words[8]; // the numbers at time 0, then at time 1; then zeros
  uint type;
  float limit;
};

float times(float a, float b)
{
  return clean(product(a, b));
}

// ---- transforms ----

float atTime(float a, float b, float time)
{
  return clean(sum(times(difference(1.0, time), a), times(time, b)));
}

vec4 rowAt(uvec4 first, uvec4 last, float time)
{
  vec4 a = uintBitsToFloat(first), b = uintBitsToFloat(last);
  return vec4(atTime(a.x, b.x, time), atTime(a.y, b.y, time), atTime(a.z, b.z, time), atTime(a.w, b.w, time));
}

// The 16 numbers of VkSRTDataNV: a = sx a b pvx, b = sy c pvy sz, c = pvz qx qy qz, d = qw tx ty tz.
struct Srt
{
  vec4 a, b, c, d;
};

Srt srtOf(Motion motion, uint time)
{
  uint first = 4u * time;
  return Srt(uintBitsToFloat(motion.words[first]), uintBitsToFloat(motion.words[first + 1u]),
             uintBitsToFloat(motion.words[first + 2u]), uintBitsToFloat(motion.words[first + 3u]));
}

// Does the work of raysort_bvhScaleRows.
void setScaleRows(inout Instance instance, Srt srt)
{
  instance.rows[0] = srt.a;
  instance.rows[1] = vec4(0.0, srt.b.xyz);
  instance.rows[2] = vec4(0.0, 0.0, srt.b.w, srt.c.x);
}

// Does the work of raysort_bvhRotation. rotation: its rows.
bool rotationOf(vec4 q, out vec3 rotation[3])
{
  float xx = times(q.x, q.x), yy = times(q.y, q.y), zz = times(q.z, q.z), ww = times(q.w, q.w);
  float xy = times(q.x, q.y), xz = times(q.x, q.z), yz = times(q.y, q.z);
  float xw = times(q.x, q.w), yw = times(q.y, q.w), zw = times(q.z, q.w);
  float total = sum(sum(sum(xx, yy), zz), ww);
  bool isThere = total >= power(-60);
  float reciprocal = reciprocalOf(isThere ? total : 1.0);
  rotation[0] = vec3(difference(difference(sum(ww, xx), yy), zz), product(2.0, difference(xy, zw)),
                     product(2.0, sum(xz, yw)));
  rotation[1] = vec3(product(2.0, sum(xy, zw)), difference(difference(sum(ww, yy), xx), zz),
                     product(2.0, difference(yz, xw)));
  rotation[2] = vec3(product(2.0, difference(xz, yw)), product(2.0, sum(yz, xw)),
                     difference(difference(sum(ww, zz), xx), yy));
  [[unroll]] for (int i = 0; i < 3; ++i)
    [[unroll]] for (int j = 0; j < 3; ++j)
      rotation[i][j] = times(rotation[i][j], reciprocal);
  return isThere;
}

// Does the work of raysort_bvhRowsOfSrt.
bool setRowsOfSrt(inout Instance instance, Srt srt)
{
  vec3 rotation[3], moved = srt.d.yzw;
  bool isThere = rotationOf(vec4(srt.c.yzw, srt.d.x), rotation);
  Instance scale = instance;
  setScaleRows(scale, srt);
  [[unroll]] for (int i = 0; i < 3; ++i)
    [[unroll]] for (int j = 0; j < 4; ++j)
    {
      float first = sum(times(rotation[i].x, scale.rows[0][j]), times(rotation[i].y, scale.rows[1][j]));
      float total = sum(first, times(rotation[i].z, scale.rows[2][j]));
      if (j == 3)
        total = sum(total, moved[i]);
      instance.rows[i][j] = clean(total);
    }
  return isThere;
}

// Does the work of raysort_bvhRowsAt.
bool setRowsAt(inout Instance instance, Motion motion, float time)
{
  uint later = motion.type == RAYSORT_BVH_MOTION_SRT ? 4u : 3u;
  vec4 a = rowAt(motion.words[0], motion.words[later], time);
  vec4 b = rowAt(motion.words[1], motion.words[later + 1u], time);
  vec4 c = rowAt(motion.words[2], motion.words[later + 2u], time);
  bool isThere = true;
  if (motion.type == RAYSORT_BVH_MOTION_SRT)
    isThere = setRowsOfSrt(instance, Srt(a, b, c, rowAt(motion.words[3], motion.words[7], time)));
  else
  {
    instance.rows[0] = a;
    instance.rows[1] = b;
    instance.rows[2] = c;
  }
  return isThere;
}

float timeOf(uint piece)
{
  return product(float(piece), 1.0 / float(PIECES));
}

// ---- bounds ----

// Does the work of raysort_bvhSizeOfRows.
vec3 sizeOfRows(Instance instance, float extent)
{
  vec3 sizes;
  [[unroll]] for (int i = 0; i < 3; ++i)
    sizes[i] = sum(dotOf(abs(instance.rows[i].xyz), vec3(extent)), abs(instance.rows[i].w));
  return sizes;
}

// Does the work of raysort_bvhRootAbove.
float rootAbove(float square)
{
  int exponent = exponentOf(square), nearly = exponent >= 0 ? (exponent + 1) / 2 : -(-exponent / 2);
  float guess = power(max(nearly, -60));
  return product(0.5, sum(guess, product(square, power(nearly < -60 ? 60 : -nearly))));
}

// Does the work of raysort_bvhLengthAbove.
float lengthAbove(vec3 v)
{
  return product(1.001, rootAbove(sum(sum(times(v.x, v.x), times(v.y, v.y)), times(v.z, v.z))));
}

// Does the work of raysort_bvhLengthOfBox.
float lengthOfBox(Instance instance, Box box)
{
  Box moved = movedBox(instance, box);
  return lengthAbove(max(abs(moved.lo), abs(moved.hi)));
}

Box extentBox(Below below)
{
  return Box(vec3(-below.extent), vec3(below.extent));
}

float largestOf(vec3 v)
{
  return max(max(v.x, v.y), v.z);
}

// Does the work of raysort_bvhSizeOfMotion.
float sizeOfMotion(Instance instance, Motion motion, Below below)
{
  float size = 0.0;
  for (uint time = 0u; time < 2u; ++time)
  {
    vec3 sizes;
    if (motion.type == RAYSORT_BVH_MOTION_MATRIX)
    {
      [[unroll]] for (uint i = 0u; i < 3u; ++i)
        instance.rows[i] = uintBitsToFloat(motion.words[3u * time + i]);
      sizes = sizeOfRows(instance, below.extent);
    }
    else
    {
      Srt srt = srtOf(motion, time);
      setScaleRows(instance, srt);
      float far = lengthOfBox(instance, extentBox(below));
      sizes = vec3(sum(far, abs(srt.d.y)), sum(far, abs(srt.d.z)), sum(far, abs(srt.d.w)));
    }
    size = max(size, largestOf(sizes));
  }
  return size;
}

// ---- the limit ----

// Does the work of raysort_bvhSideOf.
uint sideOf(Instance instance)
{
  return floatBitsToUint(dotOf(instance.rows[0].xyz, crossOf(instance.rows[1].xyz, instance.rows[2].xyz))) >> 31;
}

// Does the work of raysort_bvhIsSteady.
bool isSteady(Motion motion)
{
  uvec3 first = uvec3(motion.words[0].x, motion.words[1].x, motion.words[1].w);
  uvec3 last = uvec3(motion.words[4].x, motion.words[5].x, motion.words[5].w);
  uvec3 lower = min(first & 0x7f800000u, last & 0x7f800000u), upper = max(first & 0x7f800000u, last & 0x7f800000u);
  uvec3 signs = (first ^ last) >> 31;
  uint shears = motion.words[0].y | motion.words[0].z | motion.words[1].y;
  shears |= motion.words[4].y | motion.words[4].z | motion.words[5].y;
  return motion.type == RAYSORT_BVH_MOTION_SRT && shears << 1 == 0u && (signs.x | signs.y | signs.z) == 0u &&
         min(min(lower.x, lower.y), lower.z) >= 107u << 23 && max(max(upper.x, upper.y), upper.z) < 147u << 23;
}

// Does the work of raysort_bvhLimit.
float limitOf(Instance instance, Motion motion, float slack)
{
  float coarse = power(-10), largest = slack;
  uint side = 0u;
  bool isSingular = false;
  uint pieces = PIECES + 1u;
  if (isSteady(motion))
  {
    pieces = 0u;
    largest = max(slack, power(-17)); // the limit is 4 times as much
  }
  for (uint piece = 0u; piece < pieces; ++piece)
  {
    bool isThere = setRowsAt(instance, motion, timeOf(piece));
    if (isThere)
      isThere = invert(instance);
    if (isThere)
    {
      float own = slackOf(instance);
      uint ownSide = sideOf(instance);
      if (own <= coarse)
        largest = max(largest, own);
      isSingular = isSingular || !(own <= coarse) || (piece > 0u && ownSide != side);
      side = ownSide;
    }
    else
      isSingular = true;
  }
  float limit = product(4.0, largest);
  if (isSingular)
    limit = max(limit, coarse);
  return min(limit, 0.03125);
}

// ---- reading ----

// Sets the rows at time 0 or 1.
bool setRowsAtEnd(inout Instance instance, Motion motion, bool isLast)
{
  bool isThere = true;
  if (isLast || motion.type == RAYSORT_BVH_MOTION_SRT)
    isThere = setRowsAt(instance, motion, isLast ? 1.0 : 0.0);
  else
    [[unroll]] for (uint i = 0u; i < 3u; ++i)
      instance.rows[i] = uintBitsToFloat(motion.words[i]);
  return isThere;
}

// Does the work of raysort_bvhMeasureMotion. The numbers are finite. The rows at time 0 are made again after the limit
// is known: kept beside it, they would leave one wave a SIMD on GCN.
uint measureMotion(inout Instance instance, inout Motion motion, Below below)
{
  uint state = GOOD, turns = motion.type == RAYSORT_BVH_MOTION_STATIC ? 1u : 3u;
  for (uint turn = 0u; turn < turns && state == GOOD; ++turn)
  {
    Box box;
    float slack = 0.0;
    state = DEGENERATE;
    if (setRowsAtEnd(instance, motion, turn == 1u))
      state = measureInstance(instance, below, box, slack);
    if (turn < 2u)
      motion.limit = max(motion.limit, slack);
    if (turn == 1u && state == GOOD)
    {
      if (!areFinite(uvec3(floatBitsToUint(product(4.0, sizeOfMotion(instance, motion, below))))))
        state = NON_FINITE;
      else
        motion.limit = limitOf(instance, motion, motion.limit);
    }
  }
  return state;
}

// Reads the words of an instance, without a check.
Motion motionAt(Source source, uint primitive, out Instance instance)
{
  RaysortIn words = RaysortIn(dataAddress(source, primitive));
  Motion motion;
  motion.type = words.word[0];
  motion.limit = 0.0;
  uint count = motion.type == RAYSORT_BVH_MOTION_SRT ? 32u : motion.type == RAYSORT_BVH_MOTION_MATRIX ? 24u : 12u;
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
  {
    uvec4 word = uvec4(0u);
    if (4u * i < count)
      word = uvec4(words.word[DATA + 4u * i], words.word[DATA + 4u * i + 1u], words.word[DATA + 4u * i + 2u],
                   words.word[DATA + 4u * i + 3u]);
    motion.words[i] = uvec4(cleaned(word.xyz), cleaned(word.www).x);
  }
  [[unroll]] for (int i = 0; i < 3; ++i)
    instance.rows[i] = instance.inverse[i] = vec4(0.0);
  instance.customAndMask = words.word[DATA + count];
  instance.offsetAndFlags = words.word[DATA + count + 1u];
  instance.reference = uvec2(words.word[DATA + count + 2u], words.word[DATA + count + 3u]);
  return motion;
}

bool areNumbersFinite(Motion motion)
{
  bool areAll = true;
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
    areAll = areAll && areFinite(motion.words[i].xyz) && areFinite(motion.words[i].www);
  return areAll;
}

// Does the work of raysort_bvhReadMotionInstance.
uint readMotionInstance(Source source, uint primitive, out Instance instance, out Motion motion, out Below below)
{
  motion = motionAt(source, primitive, instance);
  uint state = DEGENERATE;
  below = NO_BELOW;
  if (motion.type <= RAYSORT_BVH_MOTION_SRT)
    state = readNamed(source, instance, below);
  if (state == GOOD && !areNumbersFinite(motion))
    state = NON_FINITE;
  if (state == GOOD)
    state = measureMotion(instance, motion, below);
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
    if (motion.type == RAYSORT_BVH_MOTION_STATIC)
      motion.words[i] = uvec4(0u);
  return state;
}

// ---- boxes ----

// The including kernel says for how many instances its workgroups find boxes. All threads first find how far the
// instances reach: two times of the structure below, PIECES + 1 times of the instance, six directions.
#ifdef REACH_INSTANCES
#define REACHES (12u * (PIECES + 1u))
shared float reaches[REACHES * REACH_INSTANCES];

// Finds how far an instance reaches in one direction, at one time. place: of the instance in the workgroup; task: below
// REACHES. Returns nothing if there is nothing to find.
void findMotionReach(Source source, uint primitive, uint place, uint task)
{
  uint side = task % 6u, piece = task / 6u % (PIECES + 1u), time = task / (6u * (PIECES + 1u));
  Instance instance;
  Motion motion = motionAt(source, primitive, instance);
  Below below;
  bool isSrt = motion.type == RAYSORT_BVH_MOTION_SRT, isMatrix = motion.type == RAYSORT_BVH_MOTION_MATRIX;
  uint pieces = isSrt ? PIECES + 1u : isMatrix ? 2u : motion.type == RAYSORT_BVH_MOTION_STATIC ? 1u : 0u;
  if (piece < pieces && areNumbersFinite(motion) && readNamed(source, instance, below) == GOOD &&
      (time == 0u || below.moves))
  {
    if (isSrt)
      setRowsAt(instance, motion, timeOf(piece));
    else
      [[unroll]] for (uint i = 0u; i < 3u; ++i)
        instance.rows[i] = uintBitsToFloat(piece == 0u ? motion.words[i] : motion.words[3u + i]);
    below.time = time;
    reaches[REACHES * place + task] = reachOf(instance, below, side);
  }
}

// Does the work of raysort_bvhReachBox.
Box reachBox(Instance instance, Below below, uint place, uint piece, uint time)
{
  uint first = REACHES * place + 6u * ((PIECES + 1u) * time + piece);
  Box box = Box(-vec3(reaches[first + 3u], reaches[first + 4u], reaches[first + 5u]),
                vec3(reaches[first], reaches[first + 1u], reaches[first + 2u]));
  if (box.lo.x > box.hi.x)
    box = movedBox(instance, Box(below.lo, below.hi));
  return box;
}

// Does the work of raysort_bvhReachBoth.
Box reachBoth(Instance instance, Below below, uint place, uint piece)
{
  Box box = reachBox(instance, below, place, piece, 0u);
  if (below.moves)
    box = joined(box, reachBox(instance, below, place, piece, 1u));
  return box;
}

// Does the work of raysort_bvhMatrixBoxes.
void matrixBoxes(Instance instance, Motion motion, Below below, uint place, out Box boxes[2])
{
  vec3 sizes = vec3(0.0), room;
  float farthest = 0.0;
  for (uint time = 0u; time < 2u; ++time)
  {
    [[unroll]] for (uint i = 0u; i < 3u; ++i)
      instance.rows[i] = uintBitsToFloat(motion.words[3u * time + i]);
    sizes = max(sizes, sizeOfRows(instance, below.extent));
    boxes[time] = reachBoth(instance, below, place, time);
    farthest = max(farthest, largestOf(abs(vec3(instance.rows[0].w, instance.rows[1].w, instance.rows[2].w))));
  }
  [[unroll]] for (int i = 0; i < 3; ++i)
    room[i] = sum(product(motion.limit, farthest), product(sizes[i], power(-19)));
  boxes[0] = widened(boxes[0], room);
  boxes[1] = widened(boxes[1], room);
}

float dotFour(vec4 a, vec4 b)
{
  return sum(sum(sum(times(a.x, b.x), times(a.y, b.y)), times(a.z, b.z)), times(a.w, b.w));
}

// Does the work of raysort_bvhTurnOf. Returns the speed and its change.
vec2 turnOf(vec4 from, vec4 to)
{
  vec4 most = max(abs(from), abs(to));
  float scale = power(127 - int(floatBitsToUint(max(max(most.x, most.y), max(most.z, most.w))) >> 23));
  vec4 step;
  [[unroll]] for (int k = 0; k < 4; ++k)
  {
    from[k] = times(from[k], scale);
    to[k] = times(to[k], scale);
    step[k] = clean(difference(to[k], from[k]));
  }
  float first = dotFour(from, from), last = dotFour(to, to), both = dotFour(from, to), length = dotFour(step, step);
  float area = max(difference(product(first, last), times(both, both)), 0.0);
  float least = min(first, last);
  vec2 turn = vec2(RAYSORT_BVH_MAX_RAY);
  bool isBound = least >= power(-30);
  area = sum(area, product(product(first, last), power(-20)));
  if (isBound && both < least && length >= power(-100))
  {
    isBound = product(area, 64.0) >= product(length, least);
    least = min(least, product(product(area, reciprocalOf(length)), 0.99));
  }
  if (isBound)
  {
    float reciprocal = product(1.01, reciprocalOf(least));
    turn.x = product(2.02, product(rootAbove(area), reciprocal));
    turn.y = product(4.04, product(product(rootAbove(area), rootAbove(length)),
                                   product(reciprocal, rootAbove(reciprocal))));
  }
  return turn;
}

// How far a sample lies above the line between the samples at both ends; see raysort_bvhLift.
vec3 liftOf(vec3 here, vec3 first, vec3 last, float time)
{
  vec3 lift;
  [[unroll]] for (int i = 0; i < 3; ++i)
    lift[i] = difference(here[i], sum(product(difference(1.0, time), first[i]), product(time, last[i])));
  return lift;
}

vec3 sums(vec3 a, vec3 b)
{
  return vec3(sum(a.x, b.x), sum(a.y, b.y), sum(a.z, b.z));
}

// Does the work of raysort_bvhSampleBoxes. The ends come first, so that no sample has to be kept.
bool sampleBoxes(Instance instance, Motion motion, Below below, uint place, out Box boxes[2])
{
  vec3 down = vec3(0.0), up = vec3(0.0);
  bool areThere = true;
  for (uint i = 0u; i <= PIECES; ++i)
  {
    uint piece = i == 1u ? PIECES : i - min(i, 1u);
    float time = timeOf(piece);
    areThere = setRowsAt(instance, motion, time) && areThere;
    Box box = reachBoth(instance, below, place, piece);
    if (i == 0u)
      boxes[0] = box;
    if (i <= 1u)
      boxes[1] = box;
    else
    {
      down = max(down, liftOf(-box.lo, -boxes[0].lo, -boxes[1].lo, time));
      up = max(up, liftOf(box.hi, boxes[0].hi, boxes[1].hi, time));
    }
  }
  [[unroll]] for (int end = 0; end < 2; ++end)
    boxes[end] = Box(-sums(-boxes[end].lo, down), sums(boxes[end].hi, up));
  return areThere;
}

// Does the work of raysort_bvhSrtBoxes.
void srtBoxes(Instance instance, Motion motion, Below below, uint place, out Box boxes[2])
{
  Srt srt[2] = Srt[2](srtOf(motion, 0u), srtOf(motion, 1u));
  Box whole = Box(below.lo, below.hi);
  Instance scale = instance, step = instance;
  float reach = 0.0, size = 0.0, farthest = 0.0;
  [[unroll]] for (uint time = 0u; time < 2u; ++time)
  {
    step = scale;
    setScaleRows(scale, srt[time]);
    reach = max(reach, lengthOfBox(scale, whole));
    size = max(size, lengthOfBox(scale, extentBox(below)));
    farthest = max(farthest, largestOf(abs(srt[time].d.yzw)));
  }
  [[unroll]] for (int i = 0; i < 3; ++i)
    [[unroll]] for (int j = 0; j < 4; ++j)
      step.rows[i][j] = difference(scale.rows[i][j], step.rows[i][j]);
  float stepped = lengthOfBox(step, whole);
  vec2 turn = turnOf(vec4(srt[0].c.yzw, srt[0].d.x), vec4(srt[1].c.yzw, srt[1].d.x));
  float apart = sum(product(sum(product(turn.x, turn.x), turn.y), reach), product(2.0, product(turn.x, stepped)));
  apart = product(product(apart, 1.01), 1.0 / float(8u * PIECES * PIECES));
  bool isSampled = turn.x < RAYSORT_BVH_MAX_RAY && apart < reach;
  if (isSampled)
    isSampled = sampleBoxes(instance, motion, below, place, boxes);
  if (!isSampled)
  {
    apart = reach;
    boxes[0] = Box(srt[0].d.yzw, srt[0].d.yzw);
    boxes[1] = Box(srt[1].d.yzw, srt[1].d.yzw);
  }
  float all = sum(size, farthest), room = sum(sum(apart, product(motion.limit, all)), product(all, power(-16)));
  boxes[0] = widened(boxes[0], vec3(room));
  boxes[1] = widened(boxes[1], vec3(room));
}

// Does the work of raysort_bvhMotionBoxes.
void motionBoxes(Instance instance, Motion motion, Below below, uint place, out Box boxes[2])
{
  if (motion.type == RAYSORT_BVH_MOTION_MATRIX)
    matrixBoxes(instance, motion, below, place, boxes);
  else if (motion.type == RAYSORT_BVH_MOTION_SRT)
    srtBoxes(instance, motion, below, place, boxes);
  else
  {
    vec3 room = roomOf(instance, below.extent);
    room = vec3(product(2.0, room.x), product(2.0, room.y), product(2.0, room.z));
    boxes[0] = widened(reachBox(instance, below, place, 0u, 0u), room);
    boxes[1] = boxes[0];
    if (below.moves)
      boxes[1] = widened(reachBox(instance, below, place, 0u, 1u), room);
  }
}
#endif

#endif
