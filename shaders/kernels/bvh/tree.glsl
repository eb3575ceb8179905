// tree.glsl - makes the binary trees by H-PLOC: see raysort_bvhGrow.
// SPDX-License-Identifier: MIT
//
// Threads work in teams of 32. A team begins with 32 leaves, one a thread, and finds the ranges of the radix tree
// over (key, place) that are among them. From then on a thread owns a range. It climbs to the boundary where its range
// meets the next one: the first thread to arrive stops, the second one owns both ranges, so no thread waits. If the
// owner has more than 16 leaves, the whole team merges the clusters that both sides left, one thread per cluster.
// A team reads what another one wrote: it is written before an atomic addition and read after one, with a memory
// barrier between. The final sums of the boundaries, the lists and the ids of nodes do not depend on which thread came
// first. All threads of a team come to the same calls of publish, barrier and ballot.
//
// The including kernel says how the threads of a team see each other's values: teamBallot, teamBarrier, publishWord and
// wordOf, publishJob and jobOf, publishCluster, boxOf and clusterOf. A value is published, then read.
#ifndef RAYSORT_KERNELS_BVH_TREE_GLSL
#define RAYSORT_KERNELS_BVH_TREE_GLSL

layout(buffer_reference, std430, buffer_reference_align = 16) coherent buffer RaysortBvhInner { uvec4 word[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) coherent buffer RaysortBvhList { uvec2 entry[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortBvhArrivals { uint word[]; };

#define NEVER 0xffffu // in place of a bit: the structure ends here
#define NO_PAIR 0xffffffffu

// The leaf of a thread; place, count and placeBits are of its structure.
struct Leaf
{
  uint part, first, count, placeBits, leafSize;
  float nodeCost;
  uint place;
  bool isThere;
};

// The range that a thread owns; from and to are leaves of its structure.
struct Climber
{
  bool isOwner, hasJob, isRoot;
  uint from, to, between, height;
};

// ---- the radix tree ----

uint keyAt(uint slot)
{
  return raysortRead(push.keys, slot * push.keyWords);
}

// Returns the highest bit in which leaves i and i + 1 differ: a bit of (key, place).
uint differenceAt(Leaf leaf, uint i)
{
  uint keys = keyAt(leaf.first + i) ^ keyAt(leaf.first + i + 1u);
  return keys != 0u ? leaf.placeBits + uint(findMSB(keys)) : uint(findMSB(i ^ (i + 1u)));
}

uint heightOf(uint difference)
{
  return RAYSORT_BVH_HEIGHT_SLACK + difference + 1u;
}

// Arrives at a boundary of the range. If the other range arrived before, the thread goes on with the range of both.
Climber withNeighbour(Climber climber, Leaf leaf)
{
  uint before = climber.from > 0u ? differenceAt(leaf, climber.from - 1u) : NEVER;
  uint after = climber.to + 1u < leaf.count ? differenceAt(leaf, climber.to) : NEVER;
  bool isLeft = before < after; // true: the neighbour is on the left
  uint boundary = isLeft ? climber.from - 1u : climber.to;
  RaysortBvhArrivals arrivals = RaysortBvhArrivals(raysortAddress(uvec2(push.arrivals), leaf.first + boundary));
  uint other = atomicAdd(arrivals.word[0], (isLeft ? climber.to : climber.from) + 1u);
  climber.isOwner = other != 0u;
  if (climber.isOwner)
  {
    climber.between = boundary + 1u;
    climber.from = isLeft ? other - 1u : climber.from;
    climber.to = isLeft ? climber.to : other - 1u;
    climber.height = heightOf(min(before, after));
    climber.hasJob = climber.to - climber.from >= RAYSORT_BVH_LIST_SIZE;
  }
  return climber;
}

// Climbs until the thread stops or has a job. Up to 16 leaves climb unmerged.
Climber climbed(Climber climber, Leaf leaf)
{
  while (climber.isOwner && !climber.hasJob)
  {
    if (climber.from == 0u && climber.to + 1u == leaf.count)
    {
      climber.hasJob = true;
      climber.isRoot = true;
      climber.between = leaf.count;
      climber.height = heightOf(leaf.placeBits + 30u);
    }
    else
      climber = withNeighbour(climber, leaf);
  }
  return climber;
}

// ---- clusters ----

#include "tree_node.glsl"

// Returns the id and the first leaf of the cluster that a thread brings; RAYSORT_BVH_TREE_NONE if it brings none. The
// first 16 threads bring those of the left side.
uvec2 foundCluster(Job job)
{
  uint from = LANE < RAYSORT_BVH_LIST_SIZE ? job.begin : job.between;
  uint to = LANE < RAYSORT_BVH_LIST_SIZE ? job.between : job.end;
  uint place = from + LANE % RAYSORT_BVH_LIST_SIZE;
  uvec2 found = uvec2(RAYSORT_BVH_TREE_NONE, 0u);
  if (to - from > RAYSORT_BVH_LIST_SIZE)
    found = RaysortBvhList(raysortAddress(uvec2(push.lists), 2u * (job.first + place))).entry[0];
  else if (place < to)
    found = uvec2(RAYSORT_BVH_TREE_LEAF | (job.first + place), place);
  return found;
}

// ---- pairs ----

uint bitsBelow(uint mask)
{
  return mask & ((1u << LANE) - 1u);
}

uint bitsAbove(uint mask)
{
  return mask & ~((2u << LANE) - 1u);
}

// A thread's best partner. key: the same for both of a pair; a smaller one is better. Two pairs with a cluster in
// common have different keys.
struct Pair
{
  uint key, partner;
};

Pair better(Pair a, Pair b)
{
  return b.key < a.key ? b : a;
}

// Finds a thread's best partner as raysort_bvhFindPartners does, among the RAYSORT_BVH_RADIUS clusters on either side.
// clusters: threads that have one; open: those whose tree is not too high to merge.
Pair bestPair(Cluster own, uint clusters, uint open)
{
  uint before = bitsBelow(clusters), after = bitsAbove(clusters), rank = uint(bitCount(before));
  bool isOpen = (open >> LANE & 1u) != 0u;
  Pair best = Pair(NO_PAIR, LANE);
  [[unroll]] for (uint d = 1u; d <= RAYSORT_BVH_RADIUS; ++d)
  {
    uint right = after != 0u ? uint(findLSB(after)) : LANE, left = before != 0u ? uint(findMSB(before)) : LANE;
    Box other = boxOf(own, right);
    uint key = floatBitsToUint(areaOf(joined(own.box, other))) & ~31u | (rank ^ (rank + d));
    key = isOpen && after != 0u && (open >> right & 1u) != 0u ? key : NO_PAIR;
    best = better(best, Pair(key, right));
    publishWord(key);
    key = wordOf(key, left);
    best = better(best, Pair(before != 0u ? key : NO_PAIR, left));
    after &= after - 1u;
    before &= ~(1u << left);
  }
  return best;
}

// Makes a round: mutual partners merge. Returns the threads that have a cluster after it.
uint mergePairs(inout Cluster cluster, Job job, uint clusters, uint height)
{
  uint open = teamBallot((clusters >> LANE & 1u) != 0u && cluster.height < height), shares;
  publishCluster(cluster);
  Pair best = bestPair(cluster, clusters, open);
  publishWord(best.key);
  bool isPair = best.key != NO_PAIR && wordOf(best.key, best.partner) == best.key;
  if (teamBallot(isPair) == 0u) // no pair that may merge is near: the first two that may, whose numbers are equal
  {
    uint first = uint(findLSB(open)), second = uint(findLSB(open & (open - 1u)));
    isPair = LANE == first || LANE == second;
    best.partner = first ^ second ^ LANE;
  }
  Cluster other = clusterOf(cluster, isPair ? best.partner : LANE);
  if (isPair && best.partner > LANE)
  {
    uint left = cluster.tree;
    cluster = merged(cluster, other, job.first + other.first, job.leafSize, job.nodeCost, shares);
    storeNode(cluster, left, other.tree, shares);
  }
  return clusters & ~teamBallot(isPair && best.partner < LANE);
}

// ---- jobs ----

// Writes the clusters that are left to the list at the range's begin, or writes the root.
void handOn(Job job, Cluster cluster, uint clusters)
{
  uint count = uint(bitCount(clusters)), place = uint(bitCount(bitsBelow(clusters)));
  bool isThere = (clusters >> LANE & 1u) != 0u;
  uvec2 list = raysortAddress(uvec2(push.lists), 2u * (job.first + job.begin));
  if (job.isRoot)
  {
    if (isThere)
      WRITE_STATE(job.part, RAYSORT_BVH_STATE_ROOT, cluster.tree);
  }
  else
  {
    if (isThere)
      RaysortBvhList(list).entry[place] = uvec2(cluster.tree, cluster.first);
    if (LANE >= count && LANE < RAYSORT_BVH_LIST_SIZE)
      RaysortBvhList(list).entry[LANE] = uvec2(RAYSORT_BVH_TREE_NONE, 0u);
  }
}

// Levels by which the limit rises when so many clusters of a root are left: see raysort_bvhGrow.
uint rootLevels(uint count)
{
  return 1u + (count <= 8u ? 1u : 0u) + (count <= 4u ? 1u : 0u) + (count <= 2u ? 1u : 0u);
}

// Does a job. All threads call it with the same job.
void runJob(Job job)
{
  uvec2 found = foundCluster(job);
  uint clusters = teamBallot(found.x != RAYSORT_BVH_TREE_NONE), count = uint(bitCount(clusters));
  uint most = job.isRoot ? 1u : RAYSORT_BVH_LIST_SIZE;
  Cluster cluster = leafCluster(Box(vec3(0.0), vec3(0.0)), 0u, RAYSORT_BVH_TREE_NONE);
  if (found.x != RAYSORT_BVH_TREE_NONE)
    cluster = loadCluster(found.x, found.y);
  while (count > most)
  {
    clusters = mergePairs(cluster, job, clusters, job.height + (job.isRoot ? rootLevels(count) : 0u));
    count = uint(bitCount(clusters));
  }
  handOn(job, cluster, clusters);
}

// Returns a thread's own job.
Job jobFrom(Climber climber, Leaf leaf)
{
  return Job(climber.from, climber.between, climber.to + 1u, climber.height, leaf.part, leaf.first, leaf.leafSize,
             leaf.nodeCost, climber.isRoot);
}

// ---- the ranges among the leaves of a team ----

Leaf leafOf(uint slot)
{
  Leaf leaf = Leaf(0u, 0u, 0u, 0u, 1u, 0.0, 0u, false);
  if (slot < push.slots)
  {
    leaf.part = partOfSlot(uvec2(push.descriptions), push.structures, slot);
    RaysortBvhPart part = loadPart(uvec2(push.descriptions), leaf.part);
    leaf.first = part.firstSlot;
    leaf.leafSize = leafSizeOf(kindOf(part));
    leaf.nodeCost = nodeCostOf(part, push.isQuality != 0u);
    leaf.count = RaysortIn(STATE(leaf.part, RAYSORT_BVH_STATE_GOOD)).word[0];
    leaf.placeBits = leaf.count > 1u ? uint(findMSB(leaf.count - 1u)) + 1u : 0u;
    leaf.place = slot - leaf.first;
    leaf.isThere = leaf.place < leaf.count;
  }
  return leaf;
}

// The range whose two sides meet after a thread's leaf, if it is among the leaves of the team.
struct Inside
{
  bool isThere;
  uint from, to; // threads
};

// Makes the data of this team visible to others before it arrives at a boundary, and theirs to it after that.
void shareData()
{
  memoryBarrierBuffer();
  teamBarrier();
}

// Does the jobs among the leaves of the team, the smallest range first: each one is in the next one.
void runInside(Inside inside, Job own)
{
  bool isJob = inside.isThere && inside.to - inside.from >= RAYSORT_BVH_LIST_SIZE;
  uint jobs = teamBallot(isJob), count = uint(bitCount(jobs));
  uint within = uint(bitCount(jobs >> inside.from & (1u << (inside.to - inside.from)) - 1u)); // its own is one
  for (uint i = 1u; i <= count; ++i)
  {
    uint next = teamBallot(isJob && within == i);
    publishJob(own);
    runJob(jobOf(own, uint(findLSB(next))));
    groupMemoryBarrier(); // the next job reads what this one wrote
    teamBarrier();
  }
  if (count != 0u)
    shareData();
}

// Finds the ranges among the leaves of the team, and makes their trees. Returns the largest range that begins or ends
// with the thread's leaf, if the thread owns it.
Climber begun(Leaf leaf)
{
  uint after = leaf.isThere && leaf.place + 1u < leaf.count ? differenceAt(leaf, leaf.place) : NEVER;
  uint before = leaf.isThere && leaf.place > 0u && LANE == 0u ? differenceAt(leaf, leaf.place - 1u) : NEVER;
  uint higher = 0u, own = before << 16 | after;
  publishWord(own);
  for (uint i = 0u; i < TEAM; ++i)
    higher |= (wordOf(own, i) & NEVER) > after ? 1u << i : 0u;
  before = wordOf(own, 0u) >> 16;
  uint edge = before;
  before = wordOf(own, LANE == 0u ? 0u : LANE - 1u) & NEVER;
  before = LANE == 0u ? edge : before;
  uint left = bitsBelow(higher), right = bitsAbove(higher);
  Inside inside = Inside(after != NEVER && (left != 0u || edge > after) && right != 0u, LANE, LANE);
  if (inside.isThere)
  {
    inside.from = left != 0u ? uint(findMSB(left)) + 1u : 0u;
    inside.to = uint(findLSB(right));
  }
  uint insides = teamBallot(inside.isThere);
  uint outer = wordOf(own, inside.from == 0u ? 0u : inside.from - 1u) & NEVER;
  outer = inside.from == 0u ? edge : outer;
  uint next = wordOf(own, inside.to) & NEVER;
  // where the range, or the leaf, meets its neighbour: a range of the team, or not
  bool isOutermost = outer < next ? inside.from == 0u || (insides >> (inside.from - 1u) & 1u) == 0u
                                  : (insides >> inside.to & 1u) == 0u;
  bool isRange = inside.isThere && isOutermost;
  bool isLone = leaf.isThere && (before < after ? LANE == 0u || (insides >> (LANE - 1u) & 1u) == 0u
                                                 : (insides >> LANE & 1u) == 0u);
  Climber climber = Climber(isRange || isLone, false, false, leaf.place, leaf.place, leaf.place + 1u, heightOf(after));
  if (inside.isThere)
  {
    climber.from = leaf.place + inside.from - LANE;
    climber.to = leaf.place + inside.to - LANE;
  }
  runInside(inside, jobFrom(climber, leaf));
  return climber;
}

void growTrees()
{
  Leaf leaf = leafOf(foldedGroup() * gl_WorkGroupSize.x + gl_LocalInvocationIndex);
  Climber climber = begun(leaf);
  uint owners = teamBallot(climber.isOwner);
  while (owners != 0u)
  {
    climber = climbed(climber, leaf);
    uint jobs = teamBallot(climber.hasJob);
    Job own = jobFrom(climber, leaf);
    if (jobs != 0u)
    {
      shareData(); // what other teams wrote before they arrived
      publishJob(own);
      while (jobs != 0u)
      {
        runJob(jobOf(own, uint(findLSB(jobs))));
        jobs &= jobs - 1u;
      }
      shareData();
    }
    climber.isOwner = climber.isOwner && !climber.isRoot;
    climber.hasJob = false;
    owners = teamBallot(climber.isOwner);
  }
}

#endif
