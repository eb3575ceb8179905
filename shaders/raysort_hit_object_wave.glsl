// raysort_hit_object_wave.glsl - target 0 of raysort_hit_object.glsl: what the threads of one kernel of one wave do.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object_execute.glsl includes this file.
#ifndef RAYSORT_HIT_OBJECT_WAVE_GLSL
#define RAYSORT_HIT_OBJECT_WAVE_GLSL

uint raysortSlot;           // of this thread, for life
uvec3 raysortId;            // the same, as its place in the launch
uint raysortKind, raysortHint;
bool raysortIsByObject;     // the kind is that of an object that was reordered by in this stage
bool raysortIsKept;         // kind and hint are still those of the key in memory, which is not read yet

uvec3 raysortLaunchSize() { return raysortHead(5u).yzw; }
uvec3 raysortLaunchId() { return raysortId; }

// What is kept of a hint: the planned number of bits, from the top of its own.
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

// The three must be the last thing that a stage does: its thread is reordered when the stage has returned.
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

// The next stage begins with the execute.
void raysortWait(inout raysortHitObject hit) { hit.base.meta |= RAYSORT_HIT_OBJECT_WAITS_BIT; }

#include "raysort_hit_object_state.glsl"

RaysortInOut raysortKeyAt(uint slot) { return RaysortInOut(raysortAddress(raysortHead(1u).zw, slot)); }

// ---- a kernel's threads ----

// Is this the first wave, before anything is sorted?
#ifdef RAYSORT_FORWARD // no thread comes to stage 0 again: a kernel of any other stage need not know how it begins
bool raysortIsFirst() { return RAYSORT_STAGE == 0u; }
#else
bool raysortIsFirst() { return RAYSORT_REORDER.stage >= RAYSORT_FIRST_WAVE_BIT; }
#endif

// Is this the kernel that was planned? As many threads in a workgroup or more, the same objects, no larger live state.
// Another one's threads would write where other threads have their state.
bool raysortIsPlanned()
{
  uint stage = RAYSORT_REORDER.stage, objects = stage >> RAYSORT_OBJECTS_SHIFT & 7u;
  uvec3 size = gl_WorkGroupSize; // as a whole: it does not compile before the layout that gives the size
  return size.x * size.y * size.z >= RAYSORT_REORDER.function >> 16 &&
         objects == RAYSORT_HIT_OBJECTS - 1u &&
         ((stage & RAYSORT_WIDE_OBJECTS_BIT) != 0u) == (RAYSORT_PRIVATE_OBJECT_WORDS == 6) &&
         raysortLiveSize() <= 16u * ((stage >> RAYSORT_LIVE_SHIFT & 15u) + 1u);
}

// Which slot this thread of the dispatch has; false: none.
bool raysortTakeSlot()
{
  uint workgroupSize = RAYSORT_REORDER.function >> 16, stage = RAYSORT_REORDER.stage & RAYSORT_STAGE_MASK;
  bool isLive = gl_LocalInvocationIndex < workgroupSize;
  uvec4 launch = raysortHead(5u);
  uint threads = launch.y * launch.z * launch.w;
  bool isFirst = raysortIsFirst();
  if (isFirst && (RAYSORT_REORDER.stage & RAYSORT_TILES_BIT) != 0u && launch.x == threads)
  {
    // A workgroup takes a tile of the launch, 8 by 8 threads after 8 by 8: what lies together is often alike.
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

// The key of a thread that goes on at `next`; the void key if it is over.
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
    raysortKeepKind(hit); // there a function's pipeline waits for the thread
  raysortIsKept = raysortIsByObject = false; // for a stage that follows here
  uint key = (next * kinds + raysortKind) << bits | raysortHint;
  return isDone ? stages * kinds << bits : key;
}

void raysortExecute0(raysortHitObject hit); // of RAYSORT_PAYLOAD(0, ...)

void raysortSavePayload(inout RaysortLive live); // both of RAYSORT_FUSED
void raysortLoadPayload(RaysortLive live);

// A thread that is over keeps nothing. Said here, it frees registers while its last stage runs.
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

// This thread goes on in the next wave. Most find that another has said so: one word cannot take a write of each.
void raysortGoOn()
{
  RaysortInOut going = RaysortInOut(raysortAdvance(uvec2(RAYSORT_REORDER.program), RAYSORT_PRIVATE_GOING, 1u));
  uint threads = raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z;
  if (going.word[0] != threads)
    going.word[0] = threads;
}

#ifdef RAYSORT_IN_PLACE
// Do the threads of this subgroup go on here and now? Where they have few keys a sort would gain little, and moving
// them costs more. left: waves to come.
bool raysortStays(bool goesOn, uint next, uint key, uint left)
{
  bool isSplit = goesOn && (raysortHead(7u).y >> (next & 31u) & 1u) != 0u; // its pipeline is another
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

// Runs a stage, for the threads that are at it.
void raysortStep(uint stage, inout uint next, inout uint key, inout bool goesOn, inout RaysortLive live,
                 RAYSORT_INOUT_HIT hit)
{
  if (goesOn && next == stage)
  {
    next = raysortRunStage(stage, live, hit);
#ifdef RAYSORT_FORWARD
    next = next > stage ? next : RAYSORT_DONE - 1u; // counted, as a stage that there is not
#endif
    key = raysortKeyOf(next, RAYSORT_PRIVATE_OBJECT(0));
    goesOn = next < raysortHead(7u).w;
  }
}

#ifdef RAYSORT_FORWARD
// Of a list of stages: this kernel's, and in place the later ones.
#define RAYSORT_PRIVATE_STEP_STAGE(number, function)                          \
  if (number == RAYSORT_STAGE || number > RAYSORT_STAGE && stays)             \
  {                                                                           \
    raysortStep(number, next, key, goesOn, live, hit);                        \
    stays = RAYSORT_IN_PLACE > 0u && raysortStays(goesOn, next, key, left--); \
  }
#define RAYSORT_PRIVATE_IS_LATER(number, function) || number > RAYSORT_STAGE
#endif

// All of main(). A thread that is over leaves its live state and its objects as its last wave found them.
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
  hasNext = false RAYSORT_STAGES(RAYSORT_PRIVATE_IS_LATER); // a constant: the last stage stores nothing
  goesOn = goesOn && hasNext;
#else
  if (RAYSORT_IN_PLACE == 0u)
    raysortStep(RAYSORT_STAGE, next, key, goesOn, live, hit); // a constant: the other stages are no part of this kernel
  else
    do
      raysortStep(next, next, key, goesOn, live, hit);
    while (raysortStays(goesOn, next, key, left--));
#endif
  if (isFirst ? isLive : goesOn) // the others are marked as over since the sort
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
