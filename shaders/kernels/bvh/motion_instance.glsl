// motion_instance.glsl - instances with motion: their records, their limits, their boxes at both times.
// SPDX-License-Identifier: MIT
//
// The results are the same bits as in bvh/host/motion_instance.c. docs/motion.md proves that the boxes are right.
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

// Returns the numbers at time 0.
Srt startOf(Motion motion)
{
  return Srt(uintBitsToFloat(motion.words[0]), uintBitsToFloat(motion.words[1]), uintBitsToFloat(motion.words[2]),
             uintBitsToFloat(motion.words[3]));
}

// Does the work of raysort_bvhRowsAt. srt: the numbers at the time; of a matrix its rows are the first three words.
// Finite numbers at time 0 are those that were read: 1 a + 0 b is a.
bool setRows(inout Instance instance, uint type, Srt srt)
{
  bool isThere = true;
  if (type == RAYSORT_BVH_MOTION_SRT)
    isThere = setRowsOfSrt(instance, srt);
  else
  {
    instance.rows[0] = srt.a;
    instance.rows[1] = srt.b;
    instance.rows[2] = srt.c;
  }
  return isThere;
}

float timeOf(uint piece)
{
  return product(float(piece), 1.0 / float(PIECES));
}

// ---- bounds ----

vec3 sums(vec3 a, vec3 b)
{
  return vec3(sum(a.x, b.x), sum(a.y, b.y), sum(a.z, b.z));
}

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

// A part of raysort_bvhLengthOfBox.
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

// ---- the limit ----

// Does the work of raysort_bvhSideOf.
uint sideOf(Instance instance)
{
  return floatBitsToUint(dotOf(instance.rows[0].xyz, crossOf(instance.rows[1].xyz, instance.rows[2].xyz))) >> 31;
}

// Does the work of raysort_bvhIsSteady. a, b: the first two words at time 0; c, d: at time 1.
bool isSteady(uint type, uvec4 a, uvec4 b, uvec4 c, uvec4 d)
{
  uvec3 first = uvec3(a.x, b.x, b.w), last = uvec3(c.x, d.x, d.w);
  uvec3 lower = min(first & 0x7f800000u, last & 0x7f800000u), upper = max(first & 0x7f800000u, last & 0x7f800000u);
  uvec3 signs = (first ^ last) >> 31;
  uint shears = a.y | a.z | b.y | c.y | c.z | d.y;
  return type == RAYSORT_BVH_MOTION_SRT && shears << 1 == 0u && (signs.x | signs.y | signs.z) == 0u &&
         min(min(lower.x, lower.y), lower.z) >= 107u << 23 && max(max(upper.x, upper.y), upper.z) < 147u << 23;
}

// ---- reading ----

// Returns how many of the words of an instance are numbers at a time, and at how many times it has them.
uvec2 numbersOf(uint type)
{
  return uvec2(type == RAYSORT_BVH_MOTION_SRT ? 16u : 12u, type == RAYSORT_BVH_MOTION_STATIC ? 1u : 2u);
}

// Returns the place of a number among the words of an instance; count.x * count.y if it is not among them. count:
// from numbersOf. i: the place of the number in the motion record, which has 16 for each time.
uint placeOfNumber(uvec2 count, uint i)
{
  bool isThere = (i & 15u) < count.x && (i >> 4) < count.y;
  return isThere ? count.x * (i >> 4) + (i & 15u) : count.x * count.y;
}

// Reads the words of an instance, without a check.
Motion motionAt(Source source, uint primitive, out Instance instance)
{
  RaysortIn words = RaysortIn(dataAddress(source, primitive));
  Motion motion;
  motion.type = words.word[0];
  motion.limit = 0.0;
  uvec2 counts = numbersOf(motion.type);
  uint count = counts.x * counts.y;
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
  {
    uint first = DATA + placeOfNumber(counts, 4u * i);
    uvec4 word = uvec4(0u);
    if (first < DATA + count)
      word = uvec4(words.word[first], words.word[first + 1u], words.word[first + 2u], words.word[first + 3u]);
    motion.words[i] = uvec4(cleaned(word.xyz), cleaned(word.www).x);
  }
  [[unroll]] for (int i = 0; i < 3; ++i)
    instance.rows[i] = instance.inverse[i] = vec4(0.0);
  instance.customAndMask = words.word[DATA + count];
  instance.offsetAndFlags = words.word[DATA + count + 1u];
  instance.reference = uvec2(words.word[DATA + count + 2u], words.word[DATA + count + 3u]);
  return motion;
}

// ---- the instances of a workgroup ----

// The including kernel says how many instances its workgroups measure. All threads share the work: they read the
// words, then each finds the rows of an instance at one time, or how far it reaches in one direction at one time, and
// replaces that where there was nothing to reach. Last, one thread of each instance joins what was found. The words are
// in shared memory: in registers of that one thread they would leave one wave a SIMD on GCN.
#ifdef REACH_INSTANCES
#define MOVER_WORDS 36u             // 32 numbers, customAndMask, offsetAndFlags, reference
#define MOVER_TIMES (PIECES + 1u)   // times at which an instance is looked at: both ends first
#define REACHES (12u * MOVER_TIMES) // two times of the structure below, times of the instance, six directions
#define MOVER_BOXES (2u * MOVER_TIMES)
#define MOVER_BOUNDS 9u             // see findEnd and findSpeed
#define MOVER_TASKS (1u + MOVER_TIMES + REACHES)
#define NO_INVERSE 1.0              // in place of a slack: the rows have no inverse, or one that is not exact
#define NO_ROTATION 2.0             // the same: there are no rows
#define TOO_FAR 4u                  // in place of a reason to skip: the numbers at an end are finite, but large
shared float reaches[REACHES * REACH_INSTANCES];
shared uint moverWords[MOVER_WORDS * REACH_INSTANCES];
shared uint moverTypes[REACH_INSTANCES];
shared uint moverStates[REACH_INSTANCES];              // GOOD, or why the instance is skipped, as far as its words tell
shared uint moverEnds[2u * REACH_INSTANCES];           // the same for each end, by the rows
shared uint moverTurns[MOVER_TIMES * REACH_INSTANCES]; // at each time the slack, with the sign of the determinant
shared float moverBounds[MOVER_BOUNDS * REACH_INSTANCES];

// Returns the time of number `turn` of those at which instances are looked at.
float timeOfTurn(uint turn)
{
  return timeOf(turn == 1u ? PIECES : turn - min(turn, 1u));
}

// Reads an instance. place: of the instance in the workgroup. `lanes` threads do this together.
void readMover(Source source, uint primitive, uint place, uint lane, uint lanes)
{
  RaysortIn words = RaysortIn(dataAddress(source, primitive));
  uvec2 counts = numbersOf(words.word[0]);
  uint count = counts.x * counts.y;
  for (uint i = lane; i < MOVER_WORDS; i += lanes)
  {
    bool isNumber = i < 32u;
    uint from = isNumber ? placeOfNumber(counts, i) : count + i - 32u;
    uint word = words.word[DATA + from];
    if (isNumber)
      word = from < count ? cleaned(uvec3(word)).x : 0u;
    moverWords[MOVER_WORDS * place + i] = word;
  }
  if (lane == 0u)
  {
    Instance instance;
    Motion motion = motionAt(source, primitive, instance);
    Below below;
    uint state = readNamed(source, instance, below);
    moverStates[place] = motion.type <= RAYSORT_BVH_MOTION_SRT ? state : DEGENERATE;
    moverTypes[place] = motion.type;
  }
}

// Returns word i, of 16 bytes, of the numbers. All code reads them here, because they would take 32 registers.
uvec4 moverWord(uint place, uint i)
{
  uint first = MOVER_WORDS * place + 4u * i;
  return uvec4(moverWords[first], moverWords[first + 1u], moverWords[first + 2u], moverWords[first + 3u]);
}

// Returns the numbers at one end.
Srt moverEnd(uint place, uint end)
{
  uint first = 4u * end;
  return Srt(uintBitsToFloat(moverWord(place, first)), uintBitsToFloat(moverWord(place, first + 1u)),
             uintBitsToFloat(moverWord(place, first + 2u)), uintBitsToFloat(moverWord(place, first + 3u)));
}

// Returns an instance without rows.
Instance moverAt(uint place)
{
  uint first = MOVER_WORDS * place + 32u;
  Instance instance;
  [[unroll]] for (int i = 0; i < 3; ++i)
    instance.rows[i] = instance.inverse[i] = vec4(0.0);
  instance.customAndMask = moverWords[first];
  instance.offsetAndFlags = moverWords[first + 1u];
  instance.reference = uvec2(moverWords[first + 2u], moverWords[first + 3u]);
  return instance;
}

Below belowMover(uint place)
{
  uint first = MOVER_WORDS * place + 34u;
  return loadBelow(uvec2(moverWords[first], moverWords[first + 1u]));
}

bool setMoverRows(inout Instance instance, uint place, float time)
{
  return setRows(instance, moverTypes[place],
                 Srt(rowAt(moverWord(place, 0u), moverWord(place, 4u), time),
                     rowAt(moverWord(place, 1u), moverWord(place, 5u), time),
                     rowAt(moverWord(place, 2u), moverWord(place, 6u), time),
                     rowAt(moverWord(place, 3u), moverWord(place, 7u), time)));
}

bool isMoverSteady(uint place)
{
  return isSteady(moverTypes[place], moverWord(place, 0u), moverWord(place, 1u), moverWord(place, 4u),
                  moverWord(place, 5u));
}

bool areNumbersFinite(uint place)
{
  bool areAll = true;
  for (uint i = 0u; i < 32u; i += 4u)
  {
    uint first = MOVER_WORDS * place + i;
    areAll = areAll && areFinite(uvec3(moverWords[first], moverWords[first + 1u], moverWords[first + 2u])) &&
             areFinite(uvec3(moverWords[first + 3u]));
  }
  return areAll;
}

// Does the part of raysort_bvhSizeOfMotion for one end. Keeps three bounds of an end: how long what is in the
// instance becomes by its scale, how long all that may be there, and how far it moves. instance: its rows are those at
// the end.
float findEnd(Instance instance, Below below, uint place, uint end)
{
  vec3 sizes = sizeOfRows(instance, below.extent);
  if (moverTypes[place] == RAYSORT_BVH_MOTION_SRT)
  {
    uint first = MOVER_BOUNDS * place + 3u * end;
    Srt srt = moverEnd(place, end);
    setScaleRows(instance, srt);
    float far = lengthOfBox(instance, extentBox(below));
    vec3 offset = abs(srt.d.yzw);
    sizes = sums(vec3(far), offset);
    moverBounds[first] = lengthOfBox(instance, Box(below.lo, below.hi));
    moverBounds[first + 1u] = far;
    moverBounds[first + 2u] = largestOf(offset);
  }
  return largestOf(sizes);
}

// Finds the slack of the rows at one time, and whether the instance is skipped because of an end.
void findTurn(uint place, uint turn)
{
  Instance instance = moverAt(place);
  bool isThere = setMoverRows(instance, place, timeOfTurn(turn)), hasInverse = false;
  bool isBetween = turn >= 2u && isMoverSteady(place); // then no inverse is looked at
  float slack = 0.0;
  if (isThere && !isBetween)
    hasInverse = invert(instance);
  if (hasInverse)
    slack = slackOf(instance);
  bool isSlack = (hasInverse && slack <= 0.03125) || (isThere && isBetween);
  uint side = hasInverse ? sideOf(instance) : 0u;
  moverTurns[MOVER_TIMES * place + turn] =
      side << 31 | floatBitsToUint(isSlack ? slack : isThere ? NO_INVERSE : NO_ROTATION);
  if (turn < 2u)
  {
    Below below = belowMover(place);
    uint state = isThere ? stateOf(instance, below, hasInverse, slack) : DEGENERATE;
    float size = moverTypes[place] == RAYSORT_BVH_MOTION_STATIC ? 0.0 : findEnd(instance, below, place, turn);
    bool isFar = !areFinite(uvec3(floatBitsToUint(product(4.0, size))));
    moverEnds[2u * place + turn] = state == GOOD && isFar ? TOO_FAR : state;
  }
}

// Finds the bounds of an instance that turns: its speed, the change of that, and how far its scale moves a point.
void findSpeed(uint place)
{
  Instance instance = moverAt(place), last = instance;
  Below below = belowMover(place);
  Srt first = moverEnd(place, 0u), second = moverEnd(place, 1u);
  uint bound = MOVER_BOUNDS * place + 6u;
  setScaleRows(instance, first);
  setScaleRows(last, second);
  [[unroll]] for (int i = 0; i < 3; ++i)
    [[unroll]] for (int j = 0; j < 4; ++j)
      instance.rows[i][j] = difference(last.rows[i][j], instance.rows[i][j]);
  moverBounds[bound + 2u] = lengthOfBox(instance, Box(below.lo, below.hi));
  vec2 turn = turnOf(vec4(first.c.yzw, first.d.x), vec4(second.c.yzw, second.d.x));
  moverBounds[bound] = turn.x;
  moverBounds[bound + 1u] = turn.y;
}

// Finds how far an instance reaches. reach: number of the time below, of its own time, and of the direction.
void findMotionReach(uint place, uint reach)
{
  Instance instance = moverAt(place);
  Below below = belowMover(place);
  below.time = reach / (6u * MOVER_TIMES);
  if (below.time == 0u || below.moves)
  {
    setMoverRows(instance, place, timeOfTurn(reach / 6u % MOVER_TIMES));
    reaches[REACHES * place + reach] = reachOf(instance, below, reach % 6u);
  }
}

// Returns whether the reach of an instance is looked for at a time.
bool isReachTurn(uint type, uint turn)
{
  return turn == 0u || type == RAYSORT_BVH_MOTION_SRT || (type == RAYSORT_BVH_MOTION_MATRIX && turn == 1u);
}

// Does what a task is for: 0 is the speed, then come the slacks of all times, then the reaches. The instances that need
// few tasks need the first ones. If numbers are not finite, nobody reads what is found.
void findMover(uint place, uint task)
{
  uint type = moverTypes[place];
  if (moverStates[place] == GOOD)
  {
    if (task > MOVER_TIMES)
    {
      uint reach = task - MOVER_TIMES - 1u;
      if (isReachTurn(type, reach / 6u % MOVER_TIMES))
        findMotionReach(place, reach);
    }
    else if (task == 1u || (task > 1u && type != RAYSORT_BVH_MOTION_STATIC))
      findTurn(place, task - 1u);
    else if (task == 0u && type == RAYSORT_BVH_MOTION_SRT)
      findSpeed(place);
  }
}

// Does the rest of raysort_bvhReachBox: if no reach was found, there is no node, and the whole box is taken.
// item: a time below and an own time, below MOVER_BOXES.
void mendReaches(uint place, uint item)
{
  uint turn = item % MOVER_TIMES, first = REACHES * place + 6u * item;
  if (moverStates[place] == GOOD && isReachTurn(moverTypes[place], turn) && -reaches[first + 3u] > reaches[first])
  {
    Instance instance = moverAt(place);
    Below below = belowMover(place);
    setMoverRows(instance, place, timeOfTurn(turn));
    Box box = movedBox(instance, Box(below.lo, below.hi));
    [[unroll]] for (uint k = 0u; k < 3u; ++k)
    {
      reaches[first + k] = box.hi[k];
      reaches[first + 3u + k] = -box.lo[k];
    }
  }
}

// Does the work of raysort_bvhLimit. slack: the larger one of both ends.
float limitOf(uint place, float slack)
{
  float coarse = power(-10), largest = slack;
  bool isSingular = false;
  if (isMoverSteady(place))
    largest = max(slack, power(-17)); // the limit is 4 times as much
  else
    [[dont_unroll]] for (uint turn = 0u; turn < MOVER_TIMES; ++turn)
    {
      uint found = moverTurns[MOVER_TIMES * place + turn];
      float own = uintBitsToFloat(found & 0x7fffffffu);
      if (own <= coarse)
        largest = max(largest, own);
      isSingular = isSingular || own > coarse || found >> 31 != moverTurns[MOVER_TIMES * place] >> 31;
    }
  float limit = product(4.0, largest);
  if (isSingular)
    limit = max(limit, coarse);
  return min(limit, 0.03125);
}

// Does the work of raysort_bvhReadMotionInstance, for an instance that all threads looked at.
uint moverState(uint place, out float limit)
{
  uint state = moverStates[place];
  bool isStatic = moverTypes[place] == RAYSORT_BVH_MOTION_STATIC;
  limit = 0.0;
  if (state == GOOD && !areNumbersFinite(place))
    state = NON_FINITE;
  if (state == GOOD)
  {
    uint first = moverEnds[2u * place], last = isStatic ? GOOD : moverEnds[2u * place + 1u];
    state = first == GOOD || first == TOO_FAR ? last : first;
    if (state == TOO_FAR || (state == GOOD && first == TOO_FAR))
      state = NON_FINITE;
  }
  if (state == GOOD)
  {
    limit = uintBitsToFloat(moverTurns[MOVER_TIMES * place] & 0x7fffffffu);
    if (!isStatic)
      limit = limitOf(place, max(limit, uintBitsToFloat(moverTurns[MOVER_TIMES * place + 1u] & 0x7fffffffu)));
  }
  return state;
}

// ---- boxes ----

// Does the work of raysort_bvhReachBox. turn: the number of the time; time: of the structure below.
Box reachBox(uint place, uint turn, uint time)
{
  uint first = REACHES * place + 6u * (MOVER_TIMES * time + turn);
  return Box(-vec3(reaches[first + 3u], reaches[first + 4u], reaches[first + 5u]),
             vec3(reaches[first], reaches[first + 1u], reaches[first + 2u]));
}

// Does the work of raysort_bvhReachBoth.
Box reachBoth(Below below, uint place, uint turn)
{
  Box box = reachBox(place, turn, 0u);
  if (below.moves)
    box = joined(box, reachBox(place, turn, 1u));
  return box;
}

// Does the work of raysort_bvhMatrixBoxes.
void matrixBoxes(Below below, uint place, float limit, out Box boxes[2])
{
  Instance instance = moverAt(place);
  vec3 sizes = vec3(0.0), room;
  float farthest = 0.0;
  [[unroll]] for (uint time = 0u; time < 2u; ++time)
  {
    [[unroll]] for (uint i = 0u; i < 3u; ++i)
      instance.rows[i] = uintBitsToFloat(moverWord(place, 4u * time + i));
    sizes = max(sizes, sizeOfRows(instance, below.extent));
    boxes[time] = reachBoth(below, place, time);
    farthest = max(farthest, largestOf(abs(vec3(instance.rows[0].w, instance.rows[1].w, instance.rows[2].w))));
  }
  [[unroll]] for (int i = 0; i < 3; ++i)
    room[i] = sum(product(limit, farthest), product(sizes[i], power(-19)));
  boxes[0] = widened(boxes[0], room);
  boxes[1] = widened(boxes[1], room);
}

// How far a sample is above the line between the samples at both ends; see raysort_bvhLift.
vec3 liftOf(vec3 here, vec3 first, vec3 last, float time)
{
  vec3 lift;
  [[unroll]] for (int i = 0; i < 3; ++i)
    lift[i] = difference(here[i], sum(product(difference(1.0, time), first[i]), product(time, last[i])));
  return lift;
}

// Does the work of raysort_bvhSampleBoxes. The ends come first, so that no sample has to be kept.
bool sampleBoxes(Below below, uint place, out Box boxes[2])
{
  vec3 down = vec3(0.0), up = vec3(0.0);
  bool areThere = true;
  [[dont_unroll]] for (uint turn = 0u; turn < MOVER_TIMES; ++turn)
  {
    float time = timeOfTurn(turn);
    Box box = reachBoth(below, place, turn);
    areThere = areThere && (moverTurns[MOVER_TIMES * place + turn] & 0x7fffffffu) != floatBitsToUint(NO_ROTATION);
    if (turn == 0u)
      boxes[0] = box;
    if (turn <= 1u)
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
void srtBoxes(Below below, uint place, float limit, out Box boxes[2])
{
  uint first = MOVER_BOUNDS * place;
  float reach = max(moverBounds[first], moverBounds[first + 3u]);
  float size = max(moverBounds[first + 1u], moverBounds[first + 4u]);
  float farthest = max(moverBounds[first + 2u], moverBounds[first + 5u]), stepped = moverBounds[first + 8u];
  vec2 turn = vec2(moverBounds[first + 6u], moverBounds[first + 7u]);
  float apart = sum(product(sum(product(turn.x, turn.x), turn.y), reach), product(2.0, product(turn.x, stepped)));
  apart = product(product(apart, 1.01), 1.0 / float(8u * PIECES * PIECES));
  bool isSampled = turn.x < RAYSORT_BVH_MAX_RAY && apart < reach;
  if (isSampled)
    isSampled = sampleBoxes(below, place, boxes);
  if (!isSampled)
  {
    apart = reach;
    boxes[0].lo = boxes[0].hi = moverEnd(place, 0u).d.yzw;
    boxes[1].lo = boxes[1].hi = moverEnd(place, 1u).d.yzw;
  }
  float all = sum(size, farthest), room = sum(sum(apart, product(limit, all)), product(all, power(-16)));
  boxes[0] = widened(boxes[0], vec3(room));
  boxes[1] = widened(boxes[1], vec3(room));
}

// Does the work of raysort_bvhInstanceBoxes with motion.
void motionBoxes(Below below, uint place, float limit, out Box boxes[2])
{
  if (moverTypes[place] == RAYSORT_BVH_MOTION_MATRIX)
    matrixBoxes(below, place, limit, boxes);
  else if (moverTypes[place] == RAYSORT_BVH_MOTION_SRT)
    srtBoxes(below, place, limit, boxes);
  else
  {
    Instance instance = moverAt(place);
    setRows(instance, RAYSORT_BVH_MOTION_STATIC, moverEnd(place, 0u));
    invert(instance);
    vec3 room = roomOf(instance, below.extent);
    room = vec3(product(2.0, room.x), product(2.0, room.y), product(2.0, room.z));
    boxes[0] = widened(reachBox(place, 0u, 0u), room);
    boxes[1] = boxes[0];
    if (below.moves)
      boxes[1] = widened(reachBox(place, 0u, 1u), room);
  }
}
#endif

#endif
