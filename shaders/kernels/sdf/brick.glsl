// brick.glsl - turns the squares of 512 distances into the bytes of a brick, by a workgroup.
// SPDX-License-Identifier: MIT
//
// RAYSORT_SDF_ROW may be defined before: the words from one row of eight samples to the next row.
#ifndef RAYSORT_KERNELS_SDF_BRICK_GLSL
#define RAYSORT_KERNELS_SDF_BRICK_GLSL

const uint THREADS = uint(RAYSORT_THREADS);

#ifndef RAYSORT_SDF_ROW
#define RAYSORT_SDF_ROW 8
#endif
shared uint squares[64 * RAYSORT_SDF_ROW]; // bits of floats >= 0: they have the order of the numbers

uint squareAt(uint sample_)
{
  return sample_ + (sample_ >> 3) * uint(RAYSORT_SDF_ROW - 8);
}

uint raysort_brickOfVoxel(uint voxel, uint mask)
{
  const uint voxels = uint(RAYSORT_SDF_VOXELS);
  return push.state.word[raysort_cascade(mask, voxel / voxels) * voxels + voxel % voxels] & RAYSORT_SDF_BRICK_MASK;
}

// Codes have 8 or 4 bits: a word has four or eight samples, which come by fours. A thread makes a word.
void raysort_storeBrick(uint brick, bool is4Bits)
{
  uint samples = is4Bits ? 8u : 4u, bits = 32u / samples, words = 512u / samples, i = gl_LocalInvocationIndex;
  RaysortOut target = RaysortOut(raysort_element(uvec2(push.bricks), brick, 4u * words));
  if (i < words)
  {
    uint word = 0u;
    [[dont_unroll]] for (uint first = 0u; first < samples; first += 4u)
    {
      uint at = squareAt(i * samples + first);
      [[unroll]] for (uint k = 0u; k < 4u; ++k)
        word |= raysort_code(squares[at + k], push.codeStep, (1u << bits) - 1u) << bits * (first + k);
    }
    target.word[i] = word;
  }
}

#endif
