// admit.comp - chooses the voxels to build now, and gives them bricks, references and items; 1,024 voxels a group.
// SPDX-License-Identifier: MIT
//
// Voxels come in the order of their groups; every update begins with another group. Within a group they come by index.
// The first voxel that does not fit into a budget closes the budget for all voxels after it. The first voxel that finds
// no free brick closes the pool for all voxels that need a new brick. A voxel that alone is larger than a budget does
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

#include "budget.glsl"

shared uint bases[3];

struct Needs
{
  uint references, bricks, news;
};

// Sums of the needs of the groups before this one, and of all groups.
void sumGroups(uint own, uint groups, uint start, out Needs before, out Needs all_)
{
  uint place = (own + groups - start) % groups;
  uint mine[6] = uint[6](0u, 0u, 0u, 0u, 0u, 0u);
  clearSums();
  for (uint group = gl_LocalInvocationIndex; group < groups; group += THREADS)
  {
    bool isBefore = (group + groups - start) % groups < place;
    for (uint k = 0u; k < 3u; ++k)
    {
      uint value = push.sums.word[4u * group + k];
      mine[k] = saturatingAdd(mine[k], isBefore ? value : 0u);
      mine[3u + k] = saturatingAdd(mine[3u + k], value);
    }
  }
  for (uint k = 0u; k < 6u; ++k)
    addToSum(k, mine[k]);
  barrier();
  before = Needs(sumOf(0u), sumOf(1u), sumOf(2u));
  all_ = Needs(sumOf(3u), sumOf(4u), sumOf(5u));
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

struct Voxel
{
  uint word, count;
};

// The group's voxels, for the one loop whose code is too long to stand in the kernel for each voxel of a thread. Voxel
// i of thread t stands at i * THREADS + t. Tuning: the pipeline compiles in 0.13 to 0.22 s in place of 0.33, and the
// pass takes 15 % less time (NVIDIA H200, 2026-11-26).
shared uint words[GROUP], counts[GROUP];

bool isCandidate(Voxel voxel, Budget budget)
{
  return (voxel.word & RAYSORT_SDF_BUILD_BITS) != 0u && (voxel.count & RAYSORT_SDF_COUNT_MASK) <= budget.references;
}

bool isNew(Voxel voxel)
{
  return raysort_brickOf(voxel.word, push.brickCapacity) == RAYSORT_SDF_NONE;
}

uint piecesOf(uint references)
{
  return references > uint(RAYSORT_SDF_MANY)
             ? (references + uint(RAYSORT_SDF_PIECE) - 1u) / uint(RAYSORT_SDF_PIECE) : 1u;
}

// Returns a bit for each of the thread's voxels that is admitted. `before`: the needs of the voxels before; it grows.
uint admitted(Voxel voxels[EACH], Budget budget, uint free, inout Needs before)
{
  uint mask = 0u;
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    if (isCandidate(voxels[i], budget))
    {
      uint references = saturatingAdd(before.references, voxels[i].count & RAYSORT_SDF_COUNT_MASK);
      bool fits = references <= budget.references && before.bricks < push.maxBricks;
      mask |= fits && (!isNew(voxels[i]) || before.news < free) ? 1u << i : 0u;
      before = Needs(references, before.bricks + 1u, before.news + (isNew(voxels[i]) ? 1u : 0u));
    }
  return mask;
}

// The needs of the thread's candidates.
Needs needsOf(Voxel voxels[EACH], Budget budget)
{
  Needs needs = Needs(0u, 0u, 0u);
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    if (isCandidate(voxels[i], budget))
      needs = Needs(saturatingAdd(needs.references, voxels[i].count & RAYSORT_SDF_COUNT_MASK), needs.bricks + 1u,
                    needs.news + (isNew(voxels[i]) ? 1u : 0u));
  return needs;
}

// Builds the admitted voxels of the thread; its voxels begin at `index`. Call it with all threads of the group.
void buildVoxels(uint built, uint cascade, uint index, Voxel voxels[EACH], uint mask, uint newRank, Budget budget)
{
  uint references = 0u, items = 0u, slots = 0u, total, totalItems, totalSlots, base = built * VOXELS + index;
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    if ((mask >> i & 1u) != 0u)
    {
      uint n = voxels[i].count & RAYSORT_SDF_COUNT_MASK;
      references += n;
      items += piecesOf(n);
      slots += n > uint(RAYSORT_SDF_MANY) ? 1u : 0u;
    }
  uint reference = raysort_workgroupScan(references, total), item = raysort_workgroupScan(items, totalItems);
  uint slot = raysort_workgroupScan(slots, totalSlots);
  if (gl_LocalInvocationIndex == 0u)
    reserve(total, totalItems, totalSlots);
  barrier();
  reference += bases[0];
  item += bases[1];
  slot += bases[2];
  [[dont_unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    Voxel voxel = Voxel(words[i * THREADS + gl_LocalInvocationIndex], counts[i * THREADS + gl_LocalInvocationIndex]);
    bool isAdmitted = (mask >> i & 1u) != 0u;
    push.counts.word[push.cascadesBuilt * VOXELS + base + i] = isAdmitted ? reference : RAYSORT_SDF_NONE;
    if (isAdmitted)
    {
      uint n = voxel.count & RAYSORT_SDF_COUNT_MASK, brick = voxel.word & RAYSORT_SDF_BRICK_MASK;
      if (isNew(voxel))
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
      build(cascade, base + i, index + i, brick, voxel.count, reference, item, slot, budget.isAgain);
      reference += n;
      item += piecesOf(n);
      slot += n > uint(RAYSORT_SDF_MANY) ? 1u : 0u;
    }
    newRank += isCandidate(voxel, budget) && isNew(voxel) ? 1u : 0u;
  }
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

void countVoxels(Voxel voxels[EACH], uint mask)
{
  uint references = 0u, deferred = 0u, reused = 0u;
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    if ((mask >> i & 1u) != 0u)
    {
      references += voxels[i].count & RAYSORT_SDF_COUNT_MASK;
      reused += isNew(voxels[i]) ? 0u : 1u;
    }
    else
      deferred += (voxels[i].word & RAYSORT_SDF_BUILD_BITS) != 0u ? 1u : 0u;
  if (mask != 0u)
  {
    atomicAdd(found[0], references);
    atomicAdd(found[1], uint(bitCount(mask)));
    atomicAdd(found[3], reused);
  }
  if (deferred != 0u)
    atomicAdd(found[2], deferred);
}

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint groups = push.cascadesBuilt * uint(RAYSORT_SDF_SUM_GROUPS), stats = RAYSORT_SDF_STATS(cascade);
  uint own = built * uint(RAYSORT_SDF_SUM_GROUPS) + gl_WorkGroupID.x, index = gl_WorkGroupID.x * GROUP + t * EACH;
  uint start = (push.header.word[10] * 0x9e3779b1u >> 8) % groups; // from the number of the update
  uint free = RaysortInOut(itemAt(push.unused, 0u)).word[0], mask = 0u, newRank = 0u, total;
  Budget budget = loadBudget();
  Needs before, all_;
  Voxel voxels[EACH];
  if (t < 4u)
    found[t] = 0u;
  sumGroups(own, groups, start, before, all_);
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    voxels[i] = Voxel(push.state.word[cascade * VOXELS + index + i], push.counts.word[built * VOXELS + index + i]);
    words[i * THREADS + t] = voxels[i].word;
    counts[i * THREADS + t] = voxels[i].count;
  }
  if (push.sums.word[4u * own + 1u] != 0u) // the group has candidates
  {
    Needs needs = needsOf(voxels, budget);
    uint rank = raysort_workgroupScan(needs.bricks | needs.news << 16, total);
    uint references = saturatingScan(min(needs.references, 0x7fffffffu));
    before = Needs(saturatingAdd(before.references, references), before.bricks + (rank & 0xffffu),
                   before.news + (rank >> 16));
    newRank = before.news;
    mask = admitted(voxels, budget, free, before);
    buildVoxels(built, cascade, index, voxels, mask, newRank, budget);
  }
  else
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
      push.counts.word[push.cascadesBuilt * VOXELS + built * VOXELS + index + i] = RAYSORT_SDF_NONE;
  countVoxels(voxels, mask);
  barrier();
  if (t < 4u && found[t] != 0u)
  {
    const uint places[4] = uint[4](RAYSORT_STAT_STORED, RAYSORT_STAT_BRICKS_BUILT, RAYSORT_STAT_DEFERRED,
                                    RAYSORT_STAT_BRICKS_REUSED);
    atomicAdd(push.header.word[stats + places[t]], found[t]);
  }
  if (t == 0u && gl_WorkGroupID.x == 0u)
    atomicOr(push.header.word[stats + RAYSORT_STAT_OVERFLOW], overflowOf(all_, free));
  if (t == 0u && own == 0u)
    writeArguments(budget);
}
