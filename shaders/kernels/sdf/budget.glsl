// budget.glsl - a voxel that is to be built, and the room for references; shared by sum.comp and admit.comp.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_BUDGET_GLSL
#define RAYSORT_KERNELS_SDF_BUDGET_GLSL

const uint THREADS = uint(RAYSORT_THREADS);
const uint VOXELS = uint(RAYSORT_SDF_VOXELS);
const uint GROUP = uint(RAYSORT_SDF_SUM_VOXELS);

struct Budget
{
  uint references; // references of the admitted voxels
  bool isAgain;    // the lists overflowed: they are made again for the admitted voxels
};

// Voxels never have more triangles than references. So if triangles overflow, their budget limits references too.
Budget loadBudget()
{
  const uint counters = uint(RAYSORT_SDF_WORK_COUNTERS);
  bool hasWrapped = push.work.word[counters + RAYSORT_SDF_WORK_WRAPPED] != 0u;
  bool isPast = push.work.word[counters + RAYSORT_SDF_WORK_RECORDS] > push.maxTriangles || hasWrapped;
  Budget budget;
  budget.references = isPast ? min(push.maxReferences, push.maxTriangles) : push.maxReferences;
  budget.isAgain = isPast || push.work.word[counters + RAYSORT_SDF_WORK_REFERENCES] > push.maxReferences;
  return budget;
}

uint saturatingAdd(uint a, uint b)
{
  uint carry, sum = uaddCarry(a, b, carry);
  return carry != 0u ? 0xffffffffu : sum;
}

// Returns high << 16 + low, or 2^32 - 1.
uint joined(uint low, uint high)
{
  return high > 0xffffu ? 0xffffffffu : saturatingAdd(high << 16, low);
}

// Sums over the workgroup. Two are of references, for at most 2^16 numbers: of their low and high halves of 16 bits, so
// that the sum can stop at 2^32 - 1. The others are of bricks, and of new bricks.
shared uint sums[4];

void clearSums()
{
  if (gl_LocalInvocationIndex < 4u)
    sums[gl_LocalInvocationIndex] = 0u;
  barrier();
}

void addToSums(uint references, uint bricks, uint news)
{
  if (references != 0u)
  {
    atomicAdd(sums[0], references & 0xffffu);
    atomicAdd(sums[1], references >> 16);
  }
  if (bricks != 0u)
    atomicAdd(sums[2], bricks);
  if (news != 0u)
    atomicAdd(sums[3], news);
}

uint sumOf(uint k) // 0: references, 1: bricks, 2: new bricks. Call it after a barrier.
{
  return k == 0u ? joined(sums[0], sums[1]) : sums[k + 1u];
}

#endif
