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

// Sums over the workgroup that stop at 2^32 - 1. They are kept as two halves of 16 bits, for at most 2^16 numbers.
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

uint sumOf(uint k) // call it behind a barrier
{
  uint high = sums[2u * k + 1u];
  return high > 0xffffu ? 0xffffffffu : saturatingAdd(high << 16, sums[2u * k]);
}

// The workgroup scan of numbers below 2^31. It stops at 2^32 - 1.
uint saturatingScan(uint value)
{
  uint total;
  uint low = raysort_workgroupScan(value & 0xffffu, total);
  uint high = raysort_workgroupScan(value >> 16, total);
  return high > 0xffffu ? 0xffffffffu : saturatingAdd(high << 16, low);
}

#endif
