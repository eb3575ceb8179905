// tree.comp - makes the binary trees by H-PLOC: see raysort_bvhGrow.
// SPDX-License-Identifier: MIT
//
// Every leaf climbs the radix tree over (key, place). At a boundary between two ranges the first thread to arrive
// stops. The second one owns both ranges, so no thread waits. If the owner has more than 4 leaves, 8 threads merge the
// clusters that both sides left, one thread a cluster. A workgroup reads what another one wrote: it is written before
// an atomic addition and read after one, with a memory barrier between, in flow that is uniform over the workgroup. The
// final sums of the boundaries, the lists and the ids of nodes do not depend on which thread came first.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_TREE;
layout(local_size_x = RAYSORT_BVH_TREE_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortBvhTreePush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhInner { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) coherent buffer RaysortBvhList { uvec2 entry[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortBvhArrivals { uint word[]; };

#define THREADS uint(RAYSORT_BVH_TREE_THREADS)
#define TEAM 8u // threads that merge the clusters of a range: two lists
#define TEAMS (RAYSORT_BVH_TREE_THREADS / 8)
#define MOST_ROUNDS 8u // each round merges at least one pair

// A range of leaves [begin, end) with a boundary at `between`, whose clusters will be merged.
struct Job
{
  uint begin, between, end;
  uint height; // limit for the trees that result
  uint part;
  uint isRoot; // 1: merge to one cluster
};

shared Job jobs[RAYSORT_BVH_TREE_THREADS];
shared uint jobCount, climberCount;

// The clusters of the teams. The clusters of a team begin at its first thread.
shared uvec4 sharedLo[RAYSORT_BVH_TREE_THREADS];    // lo, height
shared uvec4 sharedHi[RAYSORT_BVH_TREE_THREADS];    // hi, first
shared uvec4 sharedCosts[RAYSORT_BVH_TREE_THREADS]; // costs, used
shared uvec4 sharedNodes[RAYSORT_BVH_TREE_THREADS]; // nodes, count
shared uint sharedTree[RAYSORT_BVH_TREE_THREADS];
shared uint sharedPartner[RAYSORT_BVH_TREE_THREADS];
shared uint sharedCount[TEAMS]; // clusters of each team
shared uint sharedMost[TEAMS];  // clusters that may be left in each team

// ---- the climb ----

// The range that a thread owns; `from` and `to` are leaves of its structure.
struct Climber
{
  bool isOwner;
  uint from, to, between, height;
  uint part, first, count, placeBits; // numbers of its structure
  bool hasJob, isRoot;
};

uint keyAt(uint slot)
{
  return raysortRead(push.keys, slot * push.keyWords);
}

// Returns the highest bit in which leaves i and i + 1 differ: a bit of (key, place).
uint differenceAt(Climber climber, uint i)
{
  uint keys = keyAt(climber.first + i) ^ keyAt(climber.first + i + 1u);
  return keys != 0u ? climber.placeBits + uint(findMSB(keys)) : uint(findMSB(i ^ (i + 1u)));
}

// Arrives at a boundary of the range. If the other range arrived before, the thread goes on with the range of both.
Climber withNeighbour(Climber climber)
{
  uint before = climber.from > 0u ? differenceAt(climber, climber.from - 1u) : 0xffffu;
  uint behind = climber.to + 1u < climber.count ? differenceAt(climber, climber.to) : 0xffffu;
  bool isLeft = before < behind; // true: the neighbour is on the left
  uint boundary = isLeft ? climber.from - 1u : climber.to;
  RaysortBvhArrivals arrivals = RaysortBvhArrivals(raysortAddress(uvec2(push.arrivals), climber.first + boundary));
  uint other = atomicAdd(arrivals.word[0], (isLeft ? climber.to : climber.from) + 1u);
  climber.isOwner = other != 0u;
  if (climber.isOwner)
  {
    climber.between = boundary + 1u;
    climber.from = isLeft ? other - 1u : climber.from;
    climber.to = isLeft ? climber.to : other - 1u;
    climber.height = RAYSORT_BVH_HEIGHT_SLACK + min(before, behind) + 1u;
    climber.hasJob = climber.to - climber.from >= RAYSORT_BVH_LIST_SIZE;
  }
  return climber;
}

// Climbs until the thread stops or has a job. Up to 4 leaves climb unmerged.
Climber climbed(Climber climber)
{
  climber.hasJob = false;
  while (climber.isOwner && !climber.hasJob)
  {
    if (climber.from == 0u && climber.to + 1u == climber.count)
    {
      climber.hasJob = true;
      climber.isRoot = true;
      climber.between = climber.count;
      climber.height = RAYSORT_BVH_HEIGHT_SLACK + climber.placeBits + 32u;
    }
    else
      climber = withNeighbour(climber);
  }
  return climber;
}

// ---- clusters ----

Cluster loadCluster(uint tree, uint first)
{
  if (isLeaf(tree))
  {
    uint leaf = 2u * (tree & ~RAYSORT_BVH_TREE_LEAF);
    uvec4 a = LOAD4(push.leaves, leaf), b = LOAD4(push.leaves, leaf + 1u);
    return leafCluster(Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz)), first, tree);
  }
  RaysortBvhInner node = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), tree << 2));
  return innerCluster(node.word[0], node.word[1], node.word[2], node.word[3], first, tree);
}

void storeNode(Cluster node, uint left, uint right, uint shares)
{
  RaysortBvhInner words = RaysortBvhInner(raysortBvhAddress(uvec2(push.inner), node.tree << 2));
  words.word[0] = uvec4(floatBitsToUint(node.box.lo), left);
  words.word[1] = uvec4(floatBitsToUint(node.box.hi), right);
  words.word[2] = costsOf(node, shares);
  words.word[3] = uvec4(node.nodes, node.count);
}

void keep(uint at, Cluster cluster)
{
  sharedLo[at] = uvec4(floatBitsToUint(cluster.box.lo), cluster.height);
  sharedHi[at] = uvec4(floatBitsToUint(cluster.box.hi), cluster.first);
  sharedCosts[at] = uvec4(floatBitsToUint(cluster.cost), cluster.used);
  sharedNodes[at] = uvec4(cluster.nodes, cluster.count);
  sharedTree[at] = cluster.tree;
}

Cluster kept(uint at)
{
  uvec4 lo = sharedLo[at], hi = sharedHi[at], costs = sharedCosts[at], nodes = sharedNodes[at];
  return Cluster(Box(uintBitsToFloat(lo.xyz), uintBitsToFloat(hi.xyz)), uintBitsToFloat(costs.xyz), nodes.xyz, nodes.w,
                 lo.w, costs.w, hi.w, sharedTree[at]);
}

// Returns the id and the first leaf of the cluster that a thread of a team brings; RAYSORT_BVH_TREE_NONE if it brings
// none.
uvec2 clusterOf(Job job, uint first, uint lane)
{
  uint from = lane < RAYSORT_BVH_LIST_SIZE ? job.begin : job.between;
  uint to = lane < RAYSORT_BVH_LIST_SIZE ? job.between : job.end;
  uint place = from + lane % RAYSORT_BVH_LIST_SIZE;
  uvec2 found = uvec2(RAYSORT_BVH_TREE_NONE, 0u);
  if (to - from > RAYSORT_BVH_LIST_SIZE)
    found = RaysortBvhList(raysortAddress(uvec2(push.lists), 2u * (first + place))).entry[0];
  else if (place < to)
    found = uvec2(RAYSORT_BVH_TREE_LEAF | (first + place), place);
  return found;
}

bool isAnyOpen()
{
  bool isOpen = false;
  [[unroll]] for (uint i = 0u; i < TEAMS; ++i)
    isOpen = isOpen || sharedCount[i] > sharedMost[i];
  return isOpen;
}

// Finds the best partner of a thread's cluster, of those with which the tree stays within the height: the smallest box
// around both, the first one of equals. Returns the thread's own number if there is none.
uint partnerOf(uint team, uint lane, uint count, uint height)
{
  uint partner = lane;
  uvec4 lo = sharedLo[team * TEAM + lane], hi = sharedHi[team * TEAM + lane];
  Box own = Box(uintBitsToFloat(lo.xyz), uintBitsToFloat(hi.xyz));
  float best = 0.0;
  bool mayMerge = lane < count && lo.w < height;
  [[unroll]] for (uint i = 0u; i < TEAM; ++i)
  {
    uvec4 otherLo = sharedLo[team * TEAM + i], otherHi = sharedHi[team * TEAM + i];
    if (mayMerge && i < count && i != lane && otherLo.w < height)
    {
      float area = areaOf(joined(own, Box(uintBitsToFloat(otherLo.xyz), uintBitsToFloat(otherHi.xyz))));
      if (partner == lane || area < best)
      {
        best = area;
        partner = i;
      }
    }
  }
  return partner;
}

// Merges clusters that are partners of each other: the second one goes into the first.
bool isDropped(uint team, uint lane)
{
  uint partner = sharedPartner[team * TEAM + lane];
  return partner < lane && sharedPartner[team * TEAM + partner] == lane;
}

// Makes a round: mutual partners merge, in all teams that have too many clusters.
void mergePairs(uint team, uint lane, uint height, uint firstSlot, uint leafSize)
{
  uint at = team * TEAM + lane, count = sharedCount[team], place = 0u, left = 0u, shares;
  bool isOpen = count > sharedMost[team];
  sharedPartner[at] = isOpen ? partnerOf(team, lane, count, height) : lane;
  barrier();
  Cluster cluster = kept(at);
  uint partner = sharedPartner[at];
  bool isKept = lane < count && !isDropped(team, lane);
  [[unroll]] for (uint i = 0u; i < TEAM; ++i)
  {
    uint isLeft = i < count && !isDropped(team, i) ? 1u : 0u;
    place += i < lane ? isLeft : 0u;
    left += isLeft;
  }
  if (isKept && partner > lane && sharedPartner[team * TEAM + partner] == lane)
  {
    Cluster other = kept(team * TEAM + partner);
    uint tree = cluster.tree;
    cluster = merged(cluster, other, firstSlot + other.first, leafSize, shares);
    storeNode(cluster, tree, other.tree, shares);
  }
  barrier();
  if (isOpen && isKept)
    keep(team * TEAM + place, cluster);
  if (isOpen && lane == 0u)
    sharedCount[team] = left;
  barrier();
}

// Puts the clusters that the team's threads bring in order.
void bringClusters(bool hasJob, Job job, uint first, uint team, uint lane)
{
  uvec2 found = uvec2(RAYSORT_BVH_TREE_NONE, 0u);
  uint place = 0u, count = 0u;
  if (hasJob)
    found = clusterOf(job, first, lane);
  sharedPartner[team * TEAM + lane] = found.x;
  barrier();
  [[unroll]] for (uint i = 0u; i < TEAM; ++i)
  {
    uint isThere = sharedPartner[team * TEAM + i] != RAYSORT_BVH_TREE_NONE ? 1u : 0u;
    place += i < lane ? isThere : 0u;
    count += isThere;
  }
  if (found.x != RAYSORT_BVH_TREE_NONE)
    keep(team * TEAM + place, loadCluster(found.x, found.y));
  if (lane == 0u)
  {
    sharedCount[team] = count;
    sharedMost[team] = hasJob && job.isRoot != 0u ? 1u : RAYSORT_BVH_LIST_SIZE;
  }
  barrier();
}

// Writes the clusters that are left to the list at the range's begin, or writes the root.
void handOn(Job job, uint first, uint team, uint lane)
{
  uint at = team * TEAM + lane, count = sharedCount[team];
  if (job.isRoot != 0u)
  {
    if (lane == 0u)
      WRITE_STATE(job.part, RAYSORT_BVH_STATE_ROOT, sharedTree[at]);
  }
  else if (lane < RAYSORT_BVH_LIST_SIZE)
    RaysortBvhList(raysortAddress(uvec2(push.lists), 2u * (first + job.begin + lane))).entry[0] =
        lane < count ? uvec2(sharedTree[at], sharedHi[at].w) : uvec2(RAYSORT_BVH_TREE_NONE, 0u);
}

// Does the jobs from `base` on, one for each team. All threads call it.
void runJobs(uint base)
{
  uint team = gl_LocalInvocationIndex / TEAM, lane = gl_LocalInvocationIndex % TEAM, firstSlot = 0u, round = 0u;
  bool hasJob = base + team < jobCount;
  Job job = jobs[hasJob ? base + team : 0u];
  RaysortBvhPart part = loadPart(uvec2(push.descriptions), job.part);
  firstSlot = part.firstSlot;
  bringClusters(hasJob, job, firstSlot, team, lane);
  while (round < MOST_ROUNDS && isAnyOpen())
  {
    // the last two clusters of a root may be one higher
    mergePairs(team, lane, job.height + (job.isRoot != 0u && sharedCount[team] == 2u ? 1u : 0u), firstSlot,
               leafSizeOf(kindOf(part)));
    ++round;
  }
  if (hasJob)
    handOn(job, firstSlot, team, lane);
  barrier();
}

Climber climberOf(uint slot)
{
  Climber climber = Climber(false, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, false, false);
  if (slot < push.slots)
  {
    climber.part = partOfSlot(uvec2(push.descriptions), push.parts, slot);
    climber.first = loadPart(uvec2(push.descriptions), climber.part).firstSlot;
    climber.count = RaysortIn(STATE(climber.part, RAYSORT_BVH_STATE_GOOD)).word[0];
    climber.placeBits = climber.count > 1u ? uint(findMSB(climber.count - 1u)) + 1u : 0u;
    climber.from = climber.to = slot - climber.first;
    climber.isOwner = climber.from < climber.count;
  }
  return climber;
}

void main()
{
  Climber climber = climberOf(foldedGroup() * THREADS + gl_LocalInvocationIndex);
  bool goesOn = true;
  while (goesOn)
  {
    if (gl_LocalInvocationIndex == 0u)
      jobCount = climberCount = 0u;
    barrier();
    climber = climbed(climber);
    if (climber.hasJob)
    {
      jobs[atomicAdd(jobCount, 1u)] = Job(climber.from, climber.between, climber.to + 1u, climber.height, climber.part,
                                          climber.isRoot ? 1u : 0u);
      climber.isOwner = !climber.isRoot;
    }
    if (climber.isOwner)
      atomicAdd(climberCount, 1u);
    memoryBarrierBuffer(); // the data that other threads wrote before they arrived at a boundary
    barrier();
    for (uint base = 0u; base < jobCount; base += TEAMS)
      runJobs(base);
    memoryBarrierBuffer(); // the data of this thread, before it arrives at a boundary
    goesOn = climberCount != 0u;
    barrier();
  }
}
