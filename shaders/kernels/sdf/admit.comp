// admit.comp - chooses the voxels to build now, and gives them bricks, references and items; 1,024 voxels per group.
// SPDX-License-Identifier: MIT
//
// Voxels come in the order of their groups; every update begins with another group. Within a group they come by index.
// The first voxel that does not fit into a budget closes the budget for all voxels after it. The first voxel that finds
// no free brick closes the pool for all voxels that need a new brick. A voxel that is itself larger than a budget does
// not close it.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_ADMIT;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfAdmitPush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };

#include "budget.glsl"

shared uint bases[3];

struct Needs
{
  uint references, bricks, news;
};

// Returns a number below 2 n, modulo n.
uint wrapped(uint i, uint n)
{
  return i < n ? i : i - n;
}

// Returns the sums of the needs of the groups before this one, which is number `place`.
Needs sumGroups(uint place, uint groups, uint start)
{
  Needs mine = Needs(0u, 0u, 0u);
  clearSums();
  for (uint group = gl_LocalInvocationIndex; group < groups; group += THREADS)
  {
    bool isBefore = wrapped(group + groups - start, groups) < place;
    uint references = push.sums.word[4u * group], bricks = push.sums.word[4u * group + 1u];
    uint news = push.sums.word[4u * group + 2u];
    mine.references = saturatingAdd(mine.references, isBefore ? references : 0u);
    mine.bricks += isBefore ? bricks : 0u;
    mine.news += isBefore ? news : 0u;
  }
  addToSums(mine.references, mine.bricks, mine.news);
  barrier();
  return Needs(sumOf(0u), sumOf(1u), sumOf(2u));
}

// Gives the voxel its brick, references and items. Returns whether it had a brick before.
void build(uint cascade, uint voxel, uint index, uint brick, uint count, uint reference, uint item, uint slot,
           bool isAgain)
{
  uint at = RAYSORT_SDF_RECORD(cascade), n = count & RAYSORT_SDF_COUNT_MASK;
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  uint bit = 1u << (brick & 31u), word = raysort_poolGroups(push.brickCapacity) + (brick >> 5);
  atomicOr(push.pool.word[word], bit);
  atomicOr(push.pool.word[word + raysort_poolWords(push.brickCapacity)], bit);
  push.keys.word[brick] = raysort_key(cascade, raysort_absolute(window, index));
  push.state.word[cascade * VOXELS + index] =
      brick | ((count & RAYSORT_SDF_COUNT_DYNAMIC) != 0u ? RAYSORT_SDF_DYNAMIC_BIT : 0u);
  if (isAgain)
    push.counts.word[voxel] = 0u;
  bool isMany = n > uint(RAYSORT_SDF_MANY);
  uint step_ = isMany ? uint(RAYSORT_SDF_PIECE) : uint(RAYSORT_SDF_MANY);
  for (uint first = 0u; first < n; first += step_)
  {
    RaysortInOut words = RaysortInOut(raysort_element(uvec2(push.items), item++, 4u * uint(RAYSORT_SDF_ITEM_WORDS)));
    words.word[0] = voxel;
    words.word[1] = reference + first;
    words.word[2] = min(n - first, step_) | (isMany ? slot + 1u : 0u) << 10;
  }
}

uvec2 itemAt(uint part, uint index)
{
  return raysort_element(raysort_part(uvec2(push.items), part), index, 4u);
}

// Takes places for the references, items and slots of the admitted voxels. Their order has no meaning.
void reserve(uint references, uint items, uint slots)
{
  bases[0] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_STORED], references);
  bases[1] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_ITEMS], items);
  bases[2] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_SLOTS], slots);
  atomicMax(push.work.word[RAYSORT_SDF_WORK_FILL], min(bases[1] + items, 65535u));
  atomicMax(push.work.word[RAYSORT_SDF_WORK_ENCODE], min(bases[2] + slots, 65535u));
}

const uint EACH = GROUP / THREADS; // voxels of a thread, in a row

// The group's voxels: voxel i of thread t is at i * THREADS + t. A thread reads only its own. Loops go over bits of
// a mask of the thread's voxels, of which few are set. Tuning: against a loop over voxels in registers, which
// compilers unroll, the pipeline compiled in 0.13 to 0.22 s in place of 0.33, and the pass took 15 % less time (NVIDIA
// H200, 2026-11-26).
shared uint words[GROUP], counts[GROUP];

uint referencesAt(uint i)
{
  return counts[i * THREADS + gl_LocalInvocationIndex] & RAYSORT_SDF_COUNT_MASK;
}

uint piecesOf(uint references)
{
  return references > uint(RAYSORT_SDF_MANY)
             ? (references + uint(RAYSORT_SDF_PIECE) - 1u) / uint(RAYSORT_SDF_PIECE) : 1u;
}

// Voxels of a thread.
struct Own
{
  uint mask, news;                // bits of the voxels; of those that need a new brick
  uint references, items, slots; // what they need
};

void addVoxel(inout Own own, uint i, bool isNew)
{
  uint n = referencesAt(i);
  own.mask |= 1u << i;
  own.news |= isNew ? 1u << i : 0u;
  own.references = saturatingAdd(own.references, n);
  own.items += piecesOf(n);
  own.slots += n > uint(RAYSORT_SDF_MANY) ? 1u : 0u;
}

// Returns the candidates among the voxels that are to be built.
Own candidatesOf(uint wanted, Budget budget)
{
  Own own = Own(0u, 0u, 0u, 0u, 0u);
  for (; wanted != 0u; wanted &= wanted - 1u)
  {
    uint i = uint(findLSB(wanted)), word = words[i * THREADS + gl_LocalInvocationIndex];
    if (referencesAt(i) <= budget.references)
      addVoxel(own, i, raysort_brickOf(word, push.brickCapacity) == RAYSORT_SDF_NONE);
  }
  return own;
}

// Returns the candidates that are admitted. `before`: the needs of the voxels before.
Own admitted(Own all_, Budget budget, uint free, Needs before)
{
  bool isEnd = saturatingAdd(before.references, all_.references) > budget.references ||
               before.bricks + uint(bitCount(all_.mask)) > push.maxBricks ||
               before.news + uint(bitCount(all_.news)) > free;
  Own own = all_;
  if (isEnd) // a budget ends among these voxels, or before
  {
    own = Own(0u, 0u, 0u, 0u, 0u);
    for (uint mask = all_.mask; mask != 0u; mask &= mask - 1u)
    {
      uint i = uint(findLSB(mask));
      bool isNew = (all_.news >> i & 1u) != 0u;
      before.references = saturatingAdd(before.references, referencesAt(i));
      if (before.references <= budget.references && before.bricks < push.maxBricks && (!isNew || before.news < free))
        addVoxel(own, i, isNew);
      before.bricks += 1u;
      before.news += isNew ? 1u : 0u;
    }
  }
  return own;
}

// Three workgroup scans, one after the other, so that their code is here once.
uvec3 scanThree(uvec3 values, out uvec3 totals)
{
  uvec3 ranks = uvec3(0u);
  totals = uvec3(0u);
  [[dont_unroll]] for (uint k = raysort_zero(); k < 3u; ++k)
  {
    uint total, rank = raysort_workgroupScan(values.x, total);
    values = values.yzx;
    ranks = uvec3(ranks.yz, rank);
    totals = uvec3(totals.yz, total);
  }
  return ranks;
}

// Builds the admitted voxels of the thread; its voxels begin at `index`. newRank: candidates before that need a new
// brick; `news`: the thread's. Call it with all threads of the group.
void buildVoxels(uint built, uint cascade, uint index, Own own, uint news, uint newRank, Budget budget)
{
  uint base = built * VOXELS + index;
  uvec3 totals, ranks = scanThree(uvec3(own.references, own.items, own.slots), totals);
  if (gl_LocalInvocationIndex == 0u)
    reserve(totals.x, totals.y, totals.z);
  barrier();
  uint reference = ranks.x + bases[0], item = ranks.y + bases[1], slot = ranks.z + bases[2];
  [[dont_unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    bool isAdmitted = (own.mask >> i & 1u) != 0u, isNew = (news >> i & 1u) != 0u;
    push.counts.word[push.cascadesBuilt * VOXELS + base + i] = isAdmitted ? reference : RAYSORT_SDF_NONE;
    if (isAdmitted)
    {
      uint at = i * THREADS + gl_LocalInvocationIndex, n = referencesAt(i), brick = words[at] & RAYSORT_SDF_BRICK_MASK;
      if (isNew)
      {
        brick = RaysortInOut(itemAt(push.unused, newRank + 1u)).word[0];
        atomicAdd(push.pool.word[brick / uint(RAYSORT_SDF_POOL_BRICKS)], 1u);
      }
      if (n > uint(RAYSORT_SDF_MANY))
      {
        RaysortInOut owner = RaysortInOut(raysort_element(raysort_part(uvec2(push.items), push.owners), slot, 12u));
        owner.word[0] = base + i;
        owner.word[1] = reference;
        owner.word[2] = n;
      }
      build(cascade, base + i, index + i, brick, counts[at], reference, item, slot, budget.isAgain);
      reference += n;
      item += piecesOf(n);
      slot += n > uint(RAYSORT_SDF_MANY) ? 1u : 0u;
    }
    newRank += isNew ? 1u : 0u;
  }
}

// Admits and builds voxels of the group, which has candidates. `before`: the needs of the groups before. Returns the
// thread's admitted voxels. All threads.
Own admitVoxels(uint built, uint cascade, uint index, uint wanted, Needs before, uint free, Budget budget)
{
  Own all_ = candidatesOf(wanted, budget);
  uint references = min(all_.references, 0x7fffffffu);
  uvec3 totals, ranks = scanThree(uvec3(uint(bitCount(all_.mask)) | uint(bitCount(all_.news)) << 16,
                                        references & 0xffffu, references >> 16), totals);
  before = Needs(saturatingAdd(before.references, joined(ranks.y, ranks.z)), before.bricks + (ranks.x & 0xffffu),
                 before.news + (ranks.x >> 16));
  Own own = admitted(all_, budget, free, before);
  buildVoxels(built, cascade, index, own, all_.news, before.news, budget);
  return own;
}

// Writes the arguments of later dispatches. One group calls it.
void writeArguments(Budget budget)
{
  uint references = min(push.work.word[RAYSORT_SDF_WORK_COUNTERS + RAYSORT_SDF_WORK_REFERENCES], push.maxReferences);
  references = budget.isAgain ? push.maxReferences : references;
  push.work.word[RAYSORT_SDF_WORK_IS_AGAIN] = budget.isAgain ? 1u : 0u;
  push.work.word[RAYSORT_SDF_WORK_SCATTER] = min(references / THREADS + 1u, 65535u);
  push.work.word[RAYSORT_SDF_WORK_BIN_AGAIN] = budget.isAgain ? push.work.word[RAYSORT_SDF_WORK_BIN] : 0u;
  push.work.word[RAYSORT_SDF_WORK_BIN_AGAIN + 1] = push.cascadesBuilt;
  push.work.word[RAYSORT_SDF_WORK_BIN_AGAIN + 2] = 1u;
  for (uint k = 1u; k < 3u; ++k)
  {
    push.work.word[uint(RAYSORT_SDF_WORK_SCATTER) + k] = 1u;
    push.work.word[uint(RAYSORT_SDF_WORK_FILL) + k] = 1u;
    push.work.word[uint(RAYSORT_SDF_WORK_ENCODE) + k] = 1u;
  }
}

uint overflowOf(Needs all_, uint free)
{
  const uint counters = uint(RAYSORT_SDF_WORK_COUNTERS);
  bool hasWrapped = push.work.word[counters + RAYSORT_SDF_WORK_WRAPPED] != 0u;
  uint bits = hasWrapped ? RAYSORT_SDF_OVERFLOW_REFERENCES_BIT | RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT : 0u;
  if (push.work.word[counters + RAYSORT_SDF_WORK_REFERENCES] > push.maxReferences)
    bits |= RAYSORT_SDF_OVERFLOW_REFERENCES_BIT;
  if (push.work.word[counters + RAYSORT_SDF_WORK_RECORDS] > push.maxTriangles)
    bits |= RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT;
  if (push.work.word[counters + RAYSORT_SDF_WORK_ENTRIES] > push.maxBlocks)
    bits |= RAYSORT_SDF_OVERFLOW_BLOCKS_BIT;
  return bits | (all_.bricks > push.maxBricks ? RAYSORT_SDF_OVERFLOW_BRICKS_BIT : 0u) |
         (all_.news > free ? RAYSORT_SDF_OVERFLOW_CAPACITY_BIT : 0u);
}

shared uint found[4]; // words of the statistics: references stored, bricks built, voxels deferred, bricks reused

void countVoxels(Own own, uint wanted)
{
  uint deferred = uint(bitCount(wanted & ~own.mask));
  if (own.mask != 0u)
  {
    atomicAdd(found[0], own.references);
    atomicAdd(found[1], uint(bitCount(own.mask)));
    atomicAdd(found[3], uint(bitCount(own.mask & ~own.news)));
  }
  if (deferred != 0u)
    atomicAdd(found[2], deferred);
}

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint groups = push.cascadesBuilt * uint(RAYSORT_SDF_SUM_GROUPS), stats = RAYSORT_SDF_STATS(cascade);
  uint group = built * uint(RAYSORT_SDF_SUM_GROUPS) + gl_WorkGroupID.x, index = gl_WorkGroupID.x * GROUP + t * EACH;
  uint start = (push.header.word[10] * 0x9e3779b1u >> 8) % groups; // from the number of the update
  uint place = wrapped(group + groups - start, groups), wanted = 0u;
  uint free = RaysortInOut(itemAt(push.unused, 0u)).word[0];
  Budget budget = loadBudget();
  Own own = Own(0u, 0u, 0u, 0u, 0u);
  if (t < 4u)
    found[t] = 0u;
  Needs before = sumGroups(place, groups, start);
  RaysortIn4 states = RaysortIn4(raysort_element(uvec2(push.state), cascade * VOXELS + index, 4u));
  RaysortIn4 counted = RaysortIn4(raysort_element(uvec2(push.counts), built * VOXELS + index, 4u));
  [[unroll]] for (uint i = 0u; i < EACH; i += 4u)
  {
    uvec4 state = states.vector[i / 4u], count = counted.vector[i / 4u];
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      words[(i + k) * THREADS + t] = state[k];
      counts[(i + k) * THREADS + t] = count[k];
      wanted |= (state[k] & RAYSORT_SDF_BUILD_BITS) != 0u ? 1u << (i + k) : 0u;
    }
  }
  if (push.sums.word[4u * group + 1u] != 0u) // the group has candidates
    own = admitVoxels(built, cascade, index, wanted, before, free, budget);
  else
  {
    uint at = (push.cascadesBuilt + built) * VOXELS + index;
    RaysortOut4 firsts = RaysortOut4(raysort_element(uvec2(push.counts), at, 4u));
    [[unroll]] for (uint i = 0u; i < EACH; i += 4u)
      firsts.vector[i / 4u] = uvec4(RAYSORT_SDF_NONE);
  }
  countVoxels(own, wanted);
  barrier();
  if (t < 4u && found[t] != 0u)
  {
    const uint places[4] = uint[4](RAYSORT_STAT_STORED, RAYSORT_STAT_BRICKS_BUILT, RAYSORT_STAT_DEFERRED,
                                    RAYSORT_STAT_BRICKS_REUSED);
    atomicAdd(push.header.word[stats + places[t]], found[t]);
  }
  if (place + 1u == groups && t < push.cascadesBuilt) // the last group knows the needs of all
  {
    Needs all_ = Needs(0u, before.bricks + push.sums.word[4u * group + 1u],
                       before.news + push.sums.word[4u * group + 2u]);
    uint to = RAYSORT_SDF_STATS(raysort_cascade(push.cascadeMask, t));
    atomicOr(push.header.word[to + RAYSORT_STAT_OVERFLOW], overflowOf(all_, free));
  }
  if (t == 0u && group == 0u)
    writeArguments(budget);
}
