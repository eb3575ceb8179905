// budget.glsl - what sum and admit share: a voxel that is to be built, and the references that there is room for.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_BUDGET_GLSL
#define RAYSORT_KERNELS_SDF_BUDGET_GLSL

const uint THREADS = uint(RAYSORT_THREADS);
const uint VOXELS = uint(RAYSORT_SDF_VOXELS);
const uint GROUP = uint(RAYSORT_SDF_SUM_VOXELS);

struct Budget
{
  uint references; // of the voxels that are admitted
  bool isAgain;    // the lists do not hold all: they are made over again, of these voxels
};

// Triangles of some voxels are never more than their references: so where triangles overflow, they bound those too.
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

// Sums over the workgroup that stop at 2^32 - 1: halves of 16 bits each, of at most 2^16 numbers.
shared uint sums[2u * 6u];

void clearSums()
{
  if (gl_LocalInvocationIndex < 12u)
    sums[gl_LocalInvocationIndex] = 0u;
  barrier();
}

void addToSum(uint k, uint value)
{
  if (value != 0u)
  {
    atomicAdd(sums[2u * k], value & 0xffffu);
    atomicAdd(sums[2u * k + 1u], value >> 16);
  }
}

uint sumOf(uint k) // behind a barrier
{
  uint high = sums[2u * k + 1u];
  return high > 0xffffu ? 0xffffffffu : saturatingAdd(high << 16, sums[2u * k]);
}

// The workgroup scan of numbers below 2^31, which stops at 2^32 - 1.
uint saturatingScan(uint value)
{
  uint total;
  uint low = raysort_workgroupScan(value & 0xffffu, total);
  uint high = raysort_workgroupScan(value >> 16, total);
  return high > 0xffffu ? 0xffffffffu : saturatingAdd(high << 16, low);
}

#endif
