// changes.glsl - finds the bricks that an update built or freed, from the bits of the pool.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_CHANGES_GLSL
#define RAYSORT_KERNELS_SDF_CHANGES_GLSL

const uint THREADS = uint(RAYSORT_THREADS);
const uint WORDS = uint(RAYSORT_SDF_POOL_BRICKS) / 32u; // words of a group of the pool

// Bits of the bricks 32 i .. 32 i + 31: built or freed, and freed only.
uint changedOf(uint i, out uint freed)
{
  uint words = raysort_poolWords(push.brickCapacity), at = raysort_poolGroups(push.brickCapacity) + words + i;
  uint builtBits = 0u, freedBits = 0u;
  if (i < words)
  {
    builtBits = push.pool.word[at];
    freedBits = push.pool.word[at + words];
  }
  freed = freedBits & ~builtBits;
  return builtBits | freedBits;
}

#endif
