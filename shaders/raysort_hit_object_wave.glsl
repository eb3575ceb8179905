// raysort_hit_object_wave.glsl - target 0 of raysort_hit_object.glsl: what the threads of one kernel of one wave do.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object_execute.glsl includes this file.
#ifndef RAYSORT_HIT_OBJECT_WAVE_GLSL
#define RAYSORT_HIT_OBJECT_WAVE_GLSL

uint raysortSlot;           // this thread's number in the launch; it never changes
uvec3 raysortId;            // this thread's place in the launch
uint raysortKind, raysortHint;
bool raysortIsByObject;     // this stage reordered by an object, and raysortKind is the object's kind
bool raysortIsKept;         // kind and hint have not changed: they are in the key in memory, which is not read yet

uvec3 raysortLaunchSize() { return raysortHead(5u).yzw; }
uvec3 raysortLaunchId() { return raysortId; }

// Keeps the top bits of a hint, as many as the plan has.
void raysortKeepHint(uint hint, uint bits)
{
  raysortIsKept = false;
  uint kept = raysortHead(8u).x, own = min(bits, 32u);
  hint &= own < 32u ? (1u << own) - 1u : 0xffffffffu;
  raysortHint = own - min(own, kept) < 32u ? hint >> (own - min(own, kept)) : 0u;
}

void raysortKeepKind(raysortHitObject hit)
{
  uint none = raysortHead(6u).z - 1u;
  raysortKind = raysortKindOf(hit);
  if (raysortKind > none)
  {
    raysortCountStray(3u);
    raysortKind = none;
  }
}

// A call of raysortReorderThread must be the last thing that a stage does: the thread is reordered after the stage has
// returned.
void raysortReorderThread(uint hint, uint bits)
{
  raysortKind = 0u;
  raysortIsByObject = false;
  raysortKeepHint(hint, bits);
}

void raysortReorderThread(raysortHitObject hit, uint hint, uint bits)
{
  raysortKeepKind(hit);
  raysortIsByObject = true;
  raysortKeepHint(hint, bits);
}

void raysortReorderThread(raysortHitObject hit) { raysortReorderThread(hit, 0u, 0u); }

// Leaves the execute to the beginning of the next stage.
void raysortWait(inout raysortHitObject hit) { hit.base.meta |= RAYSORT_HIT_OBJECT_WAITS_BIT; }

#include "raysort_hit_object_state.glsl"

RaysortInOut raysortKeyAt(uint slot) { return RaysortInOut(raysortAddress(raysortHead(1u).zw, slot)); }

// ---- a kernel's threads ----

// Whether this is the first wave, before anything is sorted.
#ifdef RAYSORT_FORWARD // no thread comes back to stage 0, so only stage 0 has a first wave
bool raysortIsFirst() { return RAYSORT_STAGE == 0u; }
#else
bool raysortIsFirst() { return RAYSORT_REORDER.stage >= RAYSORT_FIRST_WAVE_BIT; }
#endif

// Whether this kernel fits the plan: its workgroup has at least as many threads, its objects are the same, and its live
// state is not larger. The threads of another kernel would overwrite the state of other threads.
bool raysortIsPlanned()
{
  uint stage = RAYSORT_REORDER.stage, objects = stage >> RAYSORT_OBJECTS_SHIFT & 7u;
  uvec3 size = gl_WorkGroupSize; // read whole, so that it does not compile before the layout with the size
  return size.x * size.y * size.z >= RAYSORT_REORDER.function >> 16 &&
         objects == RAYSORT_HIT_OBJECTS - 1u &&
         ((stage & RAYSORT_WIDE_OBJECTS_BIT) != 0u) == (RAYSORT_PRIVATE_OBJECT_WORDS == 6) &&
         raysortLiveSize() <= 16u * ((stage >> RAYSORT_LIVE_SHIFT & 15u) + 1u);
}

// Finds the slot of this thread of the dispatch. Returns false if it has none.
bool raysortTakeSlot()
{
  uint workgroupSize = RAYSORT_REORDER.function >> 16, stage = RAYSORT_REORDER.stage & RAYSORT_STAGE_MASK;
  bool isLive = gl_LocalInvocationIndex < workgroupSize;
  uvec4 launch = raysortHead(5u);
  uint threads = launch.y * launch.z * launch.w;
  bool isFirst = raysortIsFirst();
  if (isFirst && (RAYSORT_REORDER.stage & RAYSORT_TILES_BIT) != 0u && launch.x == threads)
  {
    // A workgroup takes a tile of the launch, in squares of 8 by 8 threads: neighbours often do the same.
    uint i = gl_LocalInvocationIndex, log = findMSB(workgroupSize), logX = log + 1u >> 1;
    uvec2 at = uvec2(i & 7u, i >> 3 & 7u) + 8u * uvec2(i >> 6 & (1u << logX - 3u) - 1u, i >> 3u + logX);
    at += gl_WorkGroupID.xy << uvec2(logX, log - logX);
    isLive = isLive && at.x < launch.y && at.y < launch.z * launch.w;
    raysortSlot = isLive ? at.y * launch.y + at.x : RAYSORT_NO_SLOT;
    raysortId = uvec3(at, 0u);
  }
  else
  {
    uint begin = 0u, end = launch.x;
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * workgroupSize + gl_LocalInvocationIndex;
    uvec4 places = uvec4(0u);
    if (!isFirst)
    {
      places = raysortHead(2u);
      uint function = RAYSORT_REORDER.function & 0xffffu, kinds = raysortHead(6u).z, bits = raysortHead(8u).x;
      bool isAll = function == RAYSORT_ALL_FUNCTIONS;
      uint first = stage * kinds + (isAll ? 0u : function);
      begin = RaysortIn(raysortAddress(places.zw, first << bits)).word[0];
      end = RaysortIn(raysortAddress(places.zw, (first + (isAll ? kinds : 1u)) << bits)).word[0];
    }
    isLive = isLive && thread < end - begin;
    raysortSlot = thread;
    if (isLive && !isFirst)
      raysortSlot = RaysortIn(raysortAddress(places.xy, begin + thread)).word[0];
    uint row = raysortSlot / launch.y;
    raysortId = uvec3(raysortSlot - row * launch.y, row, 0u);
  }
  if (launch.w > 1u)
    raysortId.yz = uvec2(raysortId.y % launch.z, raysortId.y / launch.z);
  if (isLive && !raysortIsPlanned())
  {
    raysortCountStray(5u);
    isLive = false;
  }
  return isLive;
}

// Returns the key of a thread that goes on at stage `next`, or the void key if the thread is done.
uint raysortKeyOf(uint next, raysortHitObject hit)
{
  uint stages = raysortHead(7u).w, bits = raysortHead(8u).x, kinds = raysortHead(6u).z;
  if (next != RAYSORT_DONE && next >= stages)
    raysortCountStray(2u);
  bool isDone = next >= stages;
  if (!isDone && raysortIsKept)
  {
    uint key = raysortKeyAt(raysortSlot).word[0] & ~RAYSORT_OVER_BIT;
    raysortHint = key & ((1u << bits) - 1u);
    raysortKind = (key >> bits) % kinds;
  }
  if (!isDone && !raysortIsByObject && (raysortHead(7u).y >> next & 1u) != 0u)
    raysortKeepKind(hit); // that stage has a pipeline for each function
  raysortIsKept = raysortIsByObject = false; // for the next stage, if it runs in place
  uint key = (next * kinds + raysortKind) << bits | raysortHint;
  return isDone ? stages * kinds << bits : key;
}

void raysortExecute0(raysortHitObject hit); // RAYSORT_PAYLOAD(0, ...) defines it

void raysortSavePayload(inout RaysortLive live); // RAYSORT_FUSED defines both
void raysortLoadPayload(RaysortLive live);

// A thread that is done keeps nothing. raysortForget tells the compiler, which then needs fewer registers in the last
// stage of a thread.
#define RAYSORT_PRIVATE_RUN_OR_END(number, function) \
  case number:                                       \
    next = function(live, hit);                      \
    if (next == RAYSORT_DONE)                        \
      raysortForget(live, hit);                      \
    break;
void raysortForget(out RaysortLive live, out RAYSORT_PRIVATE_HITS hit)
{
  RaysortLive none;
  live = none;
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
}

uint raysortRunStage(uint stage, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint next = RAYSORT_DONE;
#ifdef RAYSORT_HIT_OBJECT_FUSED
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    if ((RAYSORT_PRIVATE_OBJECT(i).base.meta & RAYSORT_HIT_OBJECT_WAITS_BIT) != 0u)
    {
      RAYSORT_PRIVATE_OBJECT(i).base.meta &= ~RAYSORT_HIT_OBJECT_WAITS_BIT;
      raysortLoadPayload(live);
      raysortExecute0(RAYSORT_PRIVATE_OBJECT(i));
    }
#endif
  switch (stage)
  {
    RAYSORT_STAGES(RAYSORT_PRIVATE_RUN_OR_END)
  default: break;
  }
#ifdef RAYSORT_HIT_OBJECT_FUSED
  raysortSavePayload(live);
#endif
  return next;
}

void raysortLoadState(bool isLive, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint slot = isLive ? raysortSlot : RAYSORT_NO_SLOT;
  uvec4 word[RAYSORT_PRIVATE_WORDS], its[RAYSORT_PRIVATE_OBJECT_WORDS];
  RAYSORT_PRIVATE_MOVE(raysortLoadPart, slot, word)
  for (uint i = 0u; i < RAYSORT_HIT_OBJECTS; ++i)
  {
    for (uint k = 0u; k < RAYSORT_PRIVATE_OBJECT_WORDS; ++k)
      its[k] = word[RAYSORT_PRIVATE_OBJECT_WORDS * i + k];
    raysortUnpackObject(its, RAYSORT_PRIVATE_OBJECT(i));
  }
#ifdef RAYSORT_LIVE_WORDS
  uvec4 words[RAYSORT_LIVE_WORDS];
  for (uint k = 0u; k < RAYSORT_LIVE_WORDS; ++k)
    words[k] = word[RAYSORT_PRIVATE_WORDS - RAYSORT_LIVE_WORDS + k];
  raysortUnpackLive(words, live);
#else
  if (isLive)
    live = RaysortLiveAt(raysortAdvance(raysortHead(1u).xy, slot, raysortHead(8u).z)).live;
#endif
}

void raysortStoreState(bool isLive, RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint slot = isLive ? raysortSlot : RAYSORT_NO_SLOT;
  uvec4 word[RAYSORT_PRIVATE_WORDS], its[RAYSORT_PRIVATE_OBJECT_WORDS];
  for (uint i = 0u; i < RAYSORT_HIT_OBJECTS; ++i)
  {
    raysortPackObject(RAYSORT_PRIVATE_OBJECT(i), its);
    for (uint k = 0u; k < RAYSORT_PRIVATE_OBJECT_WORDS; ++k)
      word[RAYSORT_PRIVATE_OBJECT_WORDS * i + k] = its[k];
  }
#ifdef RAYSORT_LIVE_WORDS
  uvec4 words[RAYSORT_LIVE_WORDS];
  raysortPackLive(live, words);
  for (uint k = 0u; k < RAYSORT_LIVE_WORDS; ++k)
    word[RAYSORT_PRIVATE_WORDS - RAYSORT_LIVE_WORDS + k] = words[k];
#else
  if (isLive)
    RaysortLiveAt(raysortAdvance(raysortHead(1u).xy, slot, raysortHead(8u).z)).live = live;
#endif
  RAYSORT_PRIVATE_MOVE(raysortStorePart, slot, word)
}

// Marks that a thread goes on in the next wave. Most threads find the word already set and do not write it: writes of
// all threads to one word would be slow.
void raysortGoOn()
{
  uvec2 program = uvec2(RAYSORT_REORDER.program);
  RaysortInOut activeKeys = RaysortInOut(raysortAdvance(program, RAYSORT_PRIVATE_ACTIVE_KEYS, 1u));
  uint threads = raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z;
  if (activeKeys.word[0] != threads)
    activeKeys.word[0] = threads;
}

#ifdef RAYSORT_IN_PLACE
// Whether the threads of this subgroup run their next stage in place. If they have few keys, a sort gains less than
// moving the threads costs. left: waves to come.
bool raysortStays(bool goesOn, uint next, uint key, uint left)
{
  bool isSplit = goesOn && (raysortHead(7u).y >> (next & 31u) & 1u) != 0u; // another pipeline runs that stage
  uvec4 others = subgroupBallot(goesOn);
  bool stays = left > 0u && others != uvec4(0u) && subgroupBallot(isSplit) == uvec4(0u);
  if (stays)
  {
    for (uint i = 0u; i < RAYSORT_IN_PLACE && others != uvec4(0u); ++i)
      others &= ~subgroupBallot(key == subgroupShuffle(key, subgroupBallotFindLSB(others)));
    stays = others == uvec4(0u);
  }
  return stays;
}
#else
#define RAYSORT_IN_PLACE 0u
bool raysortStays(bool goesOn, uint next, uint key, uint left) { return false; }
#endif

// Runs a stage for the threads whose next stage it is.
void raysortStep(uint stage, inout uint next, inout uint key, inout bool goesOn, inout RaysortLive live,
                 RAYSORT_INOUT_HIT hit)
{
  if (goesOn && next == stage)
  {
    next = raysortRunStage(stage, live, hit);
#ifdef RAYSORT_FORWARD
    next = next > stage ? next : RAYSORT_DONE - 1u; // a number past the stages: raysortKeyOf counts it
#endif
    key = raysortKeyOf(next, RAYSORT_PRIVATE_OBJECT(0));
    goesOn = next < raysortHead(7u).w;
  }
}

#ifdef RAYSORT_FORWARD
// Arguments of RAYSORT_STAGES: runs this kernel's stage and, in place, later stages; and tells whether there are any.
#define RAYSORT_PRIVATE_STEP_STAGE(number, function)                          \
  if (number == RAYSORT_STAGE || number > RAYSORT_STAGE && stays)             \
  {                                                                           \
    raysortStep(number, next, key, goesOn, live, hit);                        \
    stays = RAYSORT_IN_PLACE > 0u && raysortStays(goesOn, next, key, left--); \
  }
#define RAYSORT_PRIVATE_IS_LATER(number, function) || number > RAYSORT_STAGE
#endif

// Runs a stage of this thread: call it as the whole of main(). A thread that is done stores nothing: its live state and
// objects in memory stay as its last wave found them.
void raysortRunStages()
{
  bool isFirst = raysortIsFirst(), isLive = raysortTakeSlot(), hasNext = true;
  RaysortLive live;
  RAYSORT_PRIVATE_HITS hit;
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
  raysortKind = raysortHead(6u).z - 1u;
  raysortHint = 0u;
  raysortIsByObject = false;
  raysortIsKept = !isFirst;
  if (!isFirst)
    raysortLoadState(isLive, live, hit);
  uint next = RAYSORT_STAGE, key = 0u, left = RAYSORT_REORDER.stage >> 16 & 0x7fffu;
  bool goesOn = isLive;
#ifdef RAYSORT_FORWARD
  bool stays = false;
  RAYSORT_STAGES(RAYSORT_PRIVATE_STEP_STAGE)
  hasNext = false RAYSORT_STAGES(RAYSORT_PRIVATE_IS_LATER); // a constant: false in the last stage, which stores nothing
  goesOn = goesOn && hasNext;
#else
  if (RAYSORT_IN_PLACE == 0u)
    raysortStep(RAYSORT_STAGE, next, key, goesOn, live, hit); // a constant: this kernel has no code of other stages
  else
    do
      raysortStep(next, next, key, goesOn, live, hit);
    while (raysortStays(goesOn, next, key, left--));
#endif
  if (isFirst ? isLive : goesOn) // after a sort all keys are marked as done already
    raysortKeyAt(raysortSlot).word[0] = key;
  else if (isFirst && raysortSlot < raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z &&
           gl_LocalInvocationIndex < RAYSORT_REORDER.function >> 16)
    raysortKeyAt(raysortSlot).word[0] = raysortHead(7u).w * raysortHead(6u).z << raysortHead(8u).x;
  if (goesOn)
    raysortGoOn();
  if (hasNext && RAYSORT_PRIVATE_ANY(goesOn))
    raysortStoreState(goesOn, live, hit);
}

#endif
