// boxes.glsl - finds the boxes of all primitives, the bounds of each structure, and the primitives to skip.
// SPDX-License-Identifier: MIT
//
// A workgroup takes a run of slots. If all of them are of one structure, as nearly all runs of large structures are, it
// first joins their boxes in shared memory. Minima, maxima and sums do not depend on an order. How far an instance
// reaches is searched in six directions, by one thread each; with motion, at many times.

layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortBvhState { uint word[]; };

shared uint runState[RAYSORT_BVH_STATE_SUMS]; // the state of a run, if it is of one structure
#ifdef MOTION
#define INSTANCES_EACH REACH_INSTANCES
#else
#define INSTANCES_EACH RAYSORT_BVH_INSTANCES_EACH
#define REACHES 6u
shared float reaches[REACHES * RAYSORT_BVH_INSTANCES_EACH];
#endif

uint liveCount(Source source, uint geometry)
{
  uint count = source.primitiveCount;
  if ((push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u)
    count = min(count, raysortRead(push.counts, geometry));
  return count;
}

// Counts the primitives of each structure, and the clamped ones, if counts come from a buffer.
void addCounts(uint geometry)
{
  Source source = loadSource(uvec2(push.descriptions), push.structures, geometry);
  uint given = raysortRead(push.counts, geometry), live = min(given, source.primitiveCount);
  RaysortBvhState state = RaysortBvhState(STATE(source.structure, 0u));
  atomicAdd(state.word[RAYSORT_BVH_STATE_PRIMITIVES], live);
  atomicAdd(state.word[RAYSORT_BVH_STATE_CLAMPED], given - live);
}

void addToRun(Box box, vec3 middle, uint result)
{
  if (result == GOOD)
  {
    [[unroll]] for (int k = 0; k < 3; ++k)
    {
      atomicMin(runState[k], ordered(box.lo[k]));
      atomicMax(runState[3 + k], ordered(box.hi[k]));
      atomicMin(runState[6 + k], ordered(middle[k]));
      atomicMax(runState[9 + k], ordered(middle[k]));
    }
  }
  atomicAdd(runState[RAYSORT_BVH_STATE_GOOD + result], 1u);
}

// With motion the address of each word is computed by itself: Mesa's compiler for Intel keeps 64-bit offsets of words
// in registers, four for each of a subgroup of 16.
#ifdef MOTION
#define STATE_OF(i) RaysortBvhState(STATE(part, i)).word[0]
#else
#define STATE_OF(i) state.word[i]
#endif

void addToState(uint part, Box box, vec3 middle, uint result)
{
  RaysortBvhState state = RaysortBvhState(STATE(part, 0u));
  if (result == GOOD)
  {
    [[unroll]] for (int k = 0; k < 3; ++k)
    {
      atomicMin(STATE_OF(k), ordered(box.lo[k]));
      atomicMax(STATE_OF(3 + k), ordered(box.hi[k]));
      atomicMin(STATE_OF(6 + k), ordered(middle[k]));
      atomicMax(STATE_OF(9 + k), ordered(middle[k]));
    }
  }
  atomicAdd(STATE_OF(RAYSORT_BVH_STATE_GOOD + result), 1u);
}

void flushRun(uint part, uint word)
{
  RaysortBvhState state = RaysortBvhState(STATE(part, 0u));
  uint value = runState[word];
  if (word >= RAYSORT_BVH_STATE_GOOD)
    atomicAdd(state.word[word], value);
  else if ((word / 3u & 1u) == 0u)
    atomicMin(state.word[word], value);
  else
    atomicMax(state.word[word], value);
}

#ifdef MOTION
shared uint stillGeometries[REACH_INSTANCES]; // of an instance without motion, plus 1; 0: the slot has none

// Reads the instance of a slot, if there is one. place: its index in the run. `lanes` threads do this together.
void readSlot(uint slot, uint place, uint lane, uint lanes)
{
  uint geometry = geometryOfSlot(uvec2(push.descriptions), push.structures, push.geometries, slot);
  Source source = loadSource(uvec2(push.descriptions), push.structures, geometry);
  bool isLive = source.kind == RAYSORT_BVH_INSTANCES && slot - source.firstSlot < liveCount(source, geometry);
  bool moves = isLive && source.strideAtOne != 0u;
  if (moves)
    readMover(source, slot - source.firstSlot, place, lane, lanes);
  if (lane == 0u && !moves)
    moverStates[place] = DEGENERATE;
  if (lane == 0u)
    stillGeometries[place] = isLive && !moves ? geometry + 1u : 0u;
}
#endif

// Finds how far an instance without motion reaches. place: its index in the run.
void findReach(Source source, uint primitive, uint place, uint side)
{
  Instance instance = instanceAt(source, primitive);
  Below below;
  if (hasFiniteRows(instance) && readNamed(source, instance, below) == GOOD)
    reaches[REACHES * place + side] = reachOf(instance, below, side);
}

// Finds what is needed for the boxes of the instances of a run of slots. Neighbouring threads find the same quantity of
// different instances, so that they do the same work.
void findReaches(uint first, uint slots)
{
  uint t = gl_LocalInvocationIndex;
#ifdef MOTION
  uint lanes = THREADS / REACH_INSTANCES;
  if (t / lanes < slots)
    readSlot(first + t / lanes, t / lanes, t % lanes, lanes);
  barrier();
  for (uint i = t; i < MOVER_TASKS * slots; i += THREADS)
  {
    uint place = i % slots, task = i / slots, geometry = stillGeometries[place];
    findMover(place, task);
    if (task < 6u && geometry != 0u)
    {
      Source source = loadSource(uvec2(push.descriptions), push.structures, geometry - 1u);
      findReach(source, first + place - source.firstSlot, place, task);
    }
  }
  barrier();
  for (uint i = t; i < MOVER_BOXES * slots; i += THREADS)
    mendReaches(i % slots, i / slots);
#else
  for (uint i = t; i < REACHES * slots; i += THREADS)
  {
    uint slot = first + i / REACHES;
    uint geometry = geometryOfSlot(uvec2(push.descriptions), push.structures, push.geometries, slot);
    Source source = loadSource(uvec2(push.descriptions), push.structures, geometry);
    if (source.kind == RAYSORT_BVH_INSTANCES && slot - source.firstSlot < liveCount(source, geometry))
      findReach(source, slot - source.firstSlot, i / REACHES, i % REACHES);
  }
#endif
}

#ifdef MOTION
// Measures an instance with motion. Its boxes and its limit stay for the passes that follow; a need of 0 tells them
// that it is skipped.
uint movingInstance(Source source, uint primitive, uint place, out Box box, out uint need)
{
  Box boxes[2];
  uint leaf = 4u * (source.firstSlot + primitive);
  float limit;
  uint result = moverState(place, limit);
  box = Box(vec3(0.0), vec3(0.0));
  need = 0u;
  if (result == GOOD)
  {
    Below below = belowMover(place);
    motionBoxes(below, place, limit, boxes);
    box = meanBox(boxes);
    need = 1u + below.stackNeed;
    [[unroll]] for (uint time = 0u; time < 2u; ++time)
    {
      STORE4(push.leaves, leaf + 2u * time, uvec4(floatBitsToUint(boxes[time].lo), need));
      STORE4(push.leaves, leaf + 2u * time + 1u, floatBitsToUint(vec4(boxes[time].hi, limit)));
    }
    atomicMax(RaysortBvhState(STATE(source.structure, RAYSORT_BVH_STATE_SLACK)).word[0], floatBitsToUint(limit));
  }
  else
    STORE4(push.leaves, leaf, uvec4(0u));
  return result;
}
#endif

// Measures an instance without motion.
uint stillInstance(Source source, uint primitive, uint place, out Box box, out uint need)
{
  Instance instance;
  Below below;
  float slack;
  uint result = readInstance(source, primitive, instance, below, slack);
  box = Box(vec3(0.0), vec3(0.0));
  need = 0u;
  if (result == GOOD)
  {
    float its[6];
    [[unroll]] for (uint side = 0u; side < 6u; ++side)
      its[side] = reaches[REACHES * place + side];
    box = instanceBox(instance, below, its);
    need = 1u + below.stackNeed;
    atomicMax(RaysortBvhState(STATE(source.structure, RAYSORT_BVH_STATE_SLACK)).word[0], floatBitsToUint(slack));
  }
  return result;
}

// Returns GOOD, or the reason why the primitive is skipped. need: entries that a traversal stacks in it.
uint measured(Source source, uint primitive, uint place, out Box box, out uint need)
{
  uint result = GOOD;
  Corners corners;
  box = Box(vec3(0.0), vec3(0.0));
  need = 0u;
#ifdef MOTION
  // The branch that needs the least of the source comes last: the branches before it keep that for it.
  if (LEVELS == 0u || source.kind != RAYSORT_BVH_INSTANCES)
    result = readMean(source, primitive, box);
  else if (source.strideAtOne == 0u)
    result = stillInstance(source, primitive, place, box, need);
  else
    result = movingInstance(source, primitive, place, box, need);
#else
  if (LEVELS != 0u && source.kind == RAYSORT_BVH_INSTANCES)
    result = stillInstance(source, primitive, place, box, need);
  else if (source.kind == RAYSORT_BVH_BOXES)
    result = readBox(source, primitive, box);
  else
  {
    result = readTriangle(source, primitive, corners);
    if (result == GOOD)
      box = triangleBox(corners);
  }
#endif
  return result;
}

void takeSlot(uint slot, uint place, bool isRun)
{
  uvec2 descriptions = uvec2(push.descriptions);
  uint geometry = geometryOfSlot(descriptions, push.structures, push.geometries, slot);
  Source source = loadSource(descriptions, push.structures, geometry);
  uint primitive = slot - source.firstSlot, result = BAD_INDEX, need = 0u;
  Box box = Box(vec3(0.0), vec3(0.0));
  bool isThere = primitive < liveCount(source, geometry);
  if (isThere)
  {
    result = measured(source, primitive, place, box, need);
    vec3 middle = vec3(middleOf(box.lo.x, box.hi.x), middleOf(box.lo.y, box.hi.y), middleOf(box.lo.z, box.hi.z));
    if (isRun)
      addToRun(box, middle, result);
    else
      addToState(source.structure, box, middle, result);
  }
  STORE4(push.boxes, 2u * slot, uvec4(floatBitsToUint(box.lo), result == GOOD ? 0u : 1u));
  STORE4(push.boxes, 2u * slot + 1u, uvec4(floatBitsToUint(box.hi), need));
}

void main()
{
  uint t = gl_LocalInvocationIndex, group = foldedGroup();
  uint most = LEVELS != 0u ? INSTANCES_EACH : THREADS * RAYSORT_BVH_BOXES_EACH;
  uint first = group * most; // below 2^28 + most * (workgroups on x): no overflow
  uint end = min(first + most, push.slots);
  uint part = 0u;
  bool isRun = false;
  if (first < end)
  {
    part = partOfSlot(uvec2(push.descriptions), push.structures, first);
    isRun = end - first <= loadPart(uvec2(push.descriptions), part).slots -
                               (first - loadPart(uvec2(push.descriptions), part).firstSlot);
  }
  if (t < RAYSORT_BVH_STATE_SUMS)
    runState[t] = t >= RAYSORT_BVH_STATE_GOOD || (t / 3u & 1u) != 0u ? 0u : 0xffffffffu;
  bool hasReaches = LEVELS != 0u && first < end;
#ifdef MOTION
  if (hasReaches && isRun)
    hasReaches = kindOf(loadPart(uvec2(push.descriptions), part)) == RAYSORT_BVH_INSTANCES;
#endif
  if (LEVELS != 0u)
    findReaches(first, hasReaches ? end - first : 0u);
  barrier();
  for (uint slot = first + t; slot < end; slot += THREADS)
    takeSlot(slot, slot - first, isRun);
  barrier();
  if (isRun && t < RAYSORT_BVH_STATE_SUMS)
    flushRun(part, t);
  if ((push.given & RAYSORT_GIVEN_LIVE_BIT) != 0u)
    for (uint geometry = group * THREADS + t; geometry < push.geometries;
         geometry += gl_NumWorkGroups.x * gl_NumWorkGroups.y * THREADS)
      addCounts(geometry);
}
