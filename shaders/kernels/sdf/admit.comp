// admit.comp - which voxels are built now, their bricks, references and items; 1,024 voxels a group.
// SPDX-License-Identifier: MIT
//
// Voxels come in the order of their groups, which begins elsewhere in every update, and within a group by index. The
// first that a budget has no room for ends it for all behind; a voxel that needs a new brick where none is free ends it
// for those that need one. A voxel that is past a budget alone does not count.
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

shared uint bases[4];

struct Needs
{
  uint references, bricks, news;
};

// What the groups before this one need, and what all do.
void sumGroups(uint own, uint groups, uint start, out Needs before, out Needs all_)
{
  uint sum[6] = uint[6](0u, 0u, 0u, 0u, 0u, 0u), total[6];
  uint place = (own + groups - start) % groups;
  for (uint group = gl_LocalInvocationIndex; group < groups; group += THREADS)
  {
    bool isBefore = (group + groups - start) % groups < place;
    uint references = push.sums.word[4u * group], bricks = push.sums.word[4u * group + 1u];
    uint news = push.sums.word[4u * group + 2u];
    sum[0] = saturatingAdd(sum[0], isBefore ? references : 0u);
    sum[1] += isBefore ? bricks : 0u;
    sum[2] += isBefore ? news : 0u;
    sum[3] = saturatingAdd(sum[3], references);
    sum[4] += bricks;
    sum[5] += news;
  }
  [[unroll]] for (uint k = 0u; k < 6u; ++k)
    saturatingScan(min(sum[k], 0x7fffffffu), total[k]); // past it no budget is met
  before = Needs(total[0], total[1], total[2]);
  all_ = Needs(total[3], total[4], total[5]);
}

// The voxel gets its brick, references and items. Returns whether it had one before.
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

// Places for the references, items and slots of the voxels that are admitted: their order means nothing.
void reserve(uint references, uint items, uint slots)
{
  bases[0] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_STORED], references);
  bases[1] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_ITEMS], items);
  bases[2] = atomicAdd(push.work.word[RAYSORT_SDF_WORK_SLOTS], slots);
  atomicMax(push.work.word[RAYSORT_SDF_WORK_FILL], min(bases[1] + items, 65535u));
  atomicMax(push.work.word[RAYSORT_SDF_WORK_ENCODE], min(bases[2] + slots, 65535u));
}

// One voxel a thread. Returns the voxel's first reference, or that it was not admitted.
uint admitVoxel(uint cascade, uint voxel, uint index, Budget budget, uint free, inout Needs before, inout uint reused)
{
  uint word = push.state.word[cascade * VOXELS + index], count = push.counts.word[voxel], total, references;
  uint n = count & RAYSORT_SDF_COUNT_MASK, brick = raysort_brickOf(word, push.brickCapacity);
  bool isNew = brick == RAYSORT_SDF_NONE;
  bool isCandidate = (word & RAYSORT_SDF_BUILD_BITS) != 0u && n <= budget.references;
  uint rank = raysort_workgroupScan(isCandidate ? isNew ? 0x10001u : 1u : 0u, total), result = RAYSORT_SDF_NONE;
  if (total != 0u) // the same for all threads
  {
    uint base = saturatingAdd(before.references, saturatingScan(isCandidate ? n : 0u, references));
    uint newRank = before.news + (rank >> 16), items, slots;
    bool isAdmitted = isCandidate && saturatingAdd(base, n) <= budget.references &&
                      before.bricks + (rank & 0xffffu) < push.maxBricks && (!isNew || newRank < free);
    before = Needs(saturatingAdd(before.references, references), before.bricks + (total & 0xffffu),
                   before.news + (total >> 16));
    bool isMany = isAdmitted && n > uint(RAYSORT_SDF_MANY);
    uint pieces = isMany ? (n + uint(RAYSORT_SDF_PIECE) - 1u) / uint(RAYSORT_SDF_PIECE) : isAdmitted ? 1u : 0u;
    uint reference = raysort_workgroupScan(isAdmitted ? n : 0u, references);
    uint item = raysort_workgroupScan(pieces, items), slot = raysort_workgroupScan(isMany ? 1u : 0u, slots);
    if (gl_LocalInvocationIndex == 0u)
      reserve(references, items, slots);
    barrier();
    if (isAdmitted)
    {
      result = bases[0] + reference;
      if (isNew)
      {
        brick = RaysortInOut(itemAt(push.unused, newRank + 1u)).word[0];
        atomicAdd(push.pool.word[brick / uint(RAYSORT_SDF_POOL_BRICKS)], 1u);
      }
      else
        ++reused;
      if (isMany)
        RaysortInOut(itemAt(push.owners, bases[2] + slot)).word[0] = voxel;
      build(cascade, voxel, index, brick, count, result, bases[1] + item, bases[2] + slot, budget.isAgain);
    }
  }
  return result;
}

// Arguments of the dispatches to come, that one group writes.
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

shared uint found[4];

void main()
{
  uint built = gl_WorkGroupID.y, cascade = raysort_cascade(push.cascadeMask, built), t = gl_LocalInvocationIndex;
  uint groups = push.cascadesBuilt * uint(RAYSORT_SDF_SUM_GROUPS), stats = RAYSORT_SDF_STATS(cascade);
  uint own = built * uint(RAYSORT_SDF_SUM_GROUPS) + gl_WorkGroupID.x, reused = 0u;
  uint start = (push.header.word[10] * 0x9e3779b1u >> 8) % groups; // by the number of the update
  uint free = RaysortInOut(itemAt(push.unused, 0u)).word[0];
  Budget budget = loadBudget();
  Needs before, all_;
  if (t < 4u)
    found[t] = 0u;
  sumGroups(own, groups, start, before, all_);
  for (uint strip = 0u; strip < GROUP; strip += THREADS)
  {
    uint index = gl_WorkGroupID.x * GROUP + strip + t, voxel = built * VOXELS + index;
    bool isWanted = (push.state.word[cascade * VOXELS + index] & RAYSORT_SDF_BUILD_BITS) != 0u;
    uint count = push.counts.word[voxel] & RAYSORT_SDF_COUNT_MASK;
    uint reference = admitVoxel(cascade, voxel, index, budget, free, before, reused);
    push.counts.word[push.cascadesBuilt * VOXELS + voxel] = reference;
    if (reference != RAYSORT_SDF_NONE)
    {
      atomicAdd(found[0], count);
      atomicAdd(found[1], 1u);
    }
    else if (isWanted)
      atomicAdd(found[2], 1u);
    atomicAdd(found[3], reused);
    reused = 0u;
  }
  barrier();
  if (t < 4u && found[t] != 0u)
  {
    const uint words[4] = uint[4](RAYSORT_STAT_STORED, RAYSORT_STAT_BRICKS_BUILT, RAYSORT_STAT_DEFERRED,
                                  RAYSORT_STAT_BRICKS_REUSED);
    atomicAdd(push.header.word[stats + words[t]], found[t]);
  }
  if (t == 0u && gl_WorkGroupID.x == 0u)
    atomicOr(push.header.word[stats + RAYSORT_STAT_OVERFLOW], overflowOf(all_, free));
  if (t == 0u && own == 0u)
    writeArguments(budget);
}
