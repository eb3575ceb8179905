// count.comp - a histogram of the digits of each chunk: table[digit][chunk].
// SPDX-License-Identifier: MIT
//
// A workgroup counts two chunks: even threads the first, odd threads the second. A digit has COPIES counters. Thread t
// takes number t % COPIES, so that threads with the same id do not wait for one word, and the even counters are those
// of the first chunk. Shared memory: 4.1 KiB, and 8.1 KiB with digits of 8 bits.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_COUNT;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
#define RAYSORT_WORKGROUP THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortCountPush push; };
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY (push.digitCount + 1u)
#define RAYSORT_ONE_DIGIT (SOURCE == RAYSORT_SOURCE_UINT8)
#include "keys.glsl"
#include "digits.glsl"

layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;
const uint COPIES = DIGIT_BITS == 8u ? 8u : 16u; // counters of a digit
const uint ROWS = DIGIT_BITS == 8u ? 258u : 66u; // 256 or 64 materials, void and stray
shared uint counters[ROWS * COPIES];

void countDigit(uint digit)
{
  atomicAdd(counters[digit * COPIES + gl_LocalInvocationIndex % COPIES], 1u);
}

void countBytes(uvec4 block)
{
  uint strays = 0u;
  [[unroll]] for (uint word = 0u; word < 4u; ++word)
  {
    block[word] = raysort_blockBytes(block[word]);
    strays |= raysort_strayBits(block[word]);
  }
  if (strays != 0u)
    [[unroll]] for (uint word = 0u; word < 4u; ++word)
      block[word] = raysort_withStrays(block[word]);
  [[unroll]] for (uint word = 0u; word < 4u; ++word)
    [[unroll]] for (int k = 0; k < 4; ++k)
      countDigit(bitfieldExtract(block[word], k * 8, 8));
}

void countBlock(uvec4 block)
{
  if (SOURCE == RAYSORT_SOURCE_UINT8 && DIGIT_BITS == 6u)
    countBytes(block);
  else
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      countDigit(raysort_digit(uvec2(raysort_blockKey(block, k), 0u)));
}

// Blocks that a thread fetches ahead. Twice as many took 1 % off sorts of 32-bit ids by 256 materials, but added 3 % to
// those by 64 and 1.5 % to radix sorts: fewer workgroups are there at a time.
const uint FLIGHT = 4u;

void fetch(out uvec4 block[FLIGHT], uint begin, uint blocks, uint i)
{
  [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
    block[j] = raysort_block(begin + min(i + j * (THREADS / 2u), blocks - 1u) * BLOCK_KEYS);
}

// All threads fetch their first blocks before the counters are cleared.
void countChunk(uint begin, uint end, uint rows)
{
  const uint STEP = THREADS / 2u;
  uint t = gl_LocalInvocationIndex / 2u;
  uint blocks = SOURCE < RAYSORT_SOURCE_UINT64 ? (end - begin) / BLOCK_KEYS : 0u;
  uvec4 ahead[FLIGHT];
  if (blocks > 0u)
    fetch(ahead, begin, blocks, t);
  for (uint i = gl_LocalInvocationIndex; i < rows * COPIES; i += THREADS)
    counters[i] = 0u;
  barrier();
  for (uint i = t; i < blocks; i += FLIGHT * STEP)
  {
    uvec4 block[FLIGHT];
    [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
      block[j] = ahead[j];
    if (i + FLIGHT * STEP < blocks)
      fetch(ahead, begin, blocks, i + FLIGHT * STEP);
    [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
      if (i + j * STEP < blocks)
        countBlock(block[j]);
  }
  for (uint entry = begin + blocks * BLOCK_KEYS + t; entry < end; entry += STEP)
    countDigit(raysort_digit(raysort_key(entry)));
}

void writeRows(uint rows)
{
  uint pair = gl_WorkGroupID.x;
  for (uint row = gl_LocalInvocationIndex; row < rows; row += THREADS)
  {
    uvec2 sums = uvec2(0u);
    [[unroll]] for (uint i = 0u; i < COPIES; i += 2u) // each thread begins elsewhere: fewer bank conflicts
    {
      uint copy = row * COPIES + (i + row * 2u) % COPIES;
      sums += uvec2(counters[copy], counters[copy + 1u]);
    }
    bool isSummed = (push.flags & RAYSORT_KERNEL_UNSCANNED) != 0u;
    uint at = row * push.rowStride;
    push.table.word[at + (isSummed ? pair : pair * 2u)] = isSummed ? sums.x + sums.y : sums.x;
    push.table.word[at + (isSummed ? push.rowStride / 2u + pair : pair * 2u + 1u)] = isSummed ? sums.x : sums.y;
  }
}

RaysortChunk chunkOf(uint index)
{
  return raysort_chunk(raysort_entries(), push.tile, push.rowStride, push.strideInverse, index);
}

void main()
{
  uint rows = push.digitCount + ((push.flags & RAYSORT_KERNEL_TAIL) != 0u ? 2u : 0u);
  RaysortChunk first = chunkOf(gl_WorkGroupID.x * 2u);
  RaysortChunk own = chunkOf(gl_WorkGroupID.x * 2u + gl_LocalInvocationIndex % 2u);
  // A scatter that sums the rows reads all columns, so columns without a chunk must hold zeros. Without entries
  // it reads none.
  bool isReadWhole = (push.flags & RAYSORT_KERNEL_UNSCANNED) != 0u && raysort_entries() > 0u;
  bool isWritten = first.begin < first.end || isReadWhole;
  if (isWritten) // the same for all threads
    countChunk(own.begin, own.end, rows);
  barrier();
  if (isWritten)
    writeRows(rows);
}
