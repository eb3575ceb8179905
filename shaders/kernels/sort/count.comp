// count.comp - a histogram of the digits of each chunk: table[digit][chunk].
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk; those past the live count touch nothing. Every digit has as many counters as fit, one for each
// thread modulo their number, so that coherent ids do not queue at one word. Shared memory: 4.1 KiB, and 8.3 KiB with
// digits of 8 bits; the less of it, the more workgroups wait for memory side by side.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortCountPush push; };
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY (push.digitCount + 1u)
#include "keys.glsl"

layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;
const uint COUNTERS = DIGIT_BITS == 8u ? 258u * 8u : 66u * 16u; // 256 or 64 materials, void and stray
shared uint counters[COUNTERS];

void clearCounters(uint count)
{
  for (uint i = gl_LocalInvocationIndex; i < count; i += RAYSORT_THREADS)
    counters[i] = 0u;
}

void countKey(uvec2 key, uint copyShift)
{
  uint copy = gl_LocalInvocationIndex & ((1u << copyShift) - 1u);
  atomicAdd(counters[(raysort_digit(key) << copyShift) + copy], 1u);
}

void countBlock(uvec4 block, uint copyShift)
{
  [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
    countKey(uvec2(raysort_blockKey(block, k), 0u), copyShift);
}

const uint FLIGHT = 4u; // blocks that a thread fetches ahead

void fetch(out uvec4 block[FLIGHT], uint begin, uint blocks, uint i)
{
  [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
    block[j] = raysort_block(begin + min(i + j * RAYSORT_THREADS, blocks - 1u) * BLOCK_KEYS);
}

// All threads fetch their first blocks before the counters are cleared.
void countChunk(uint begin, uint end, uint words, uint copyShift)
{
  uint t = gl_LocalInvocationIndex;
  uint blocks = SOURCE < RAYSORT_SOURCE_UINT64 ? (end - begin) / BLOCK_KEYS : 0u;
  uvec4 ahead[FLIGHT];
  if (blocks > 0u) // the same for all threads
    fetch(ahead, begin, blocks, t);
  clearCounters(words);
  barrier();
  for (uint i = t; i < blocks; i += FLIGHT * RAYSORT_THREADS)
  {
    uvec4 block[FLIGHT];
    [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
      block[j] = ahead[j];
    if (i + FLIGHT * RAYSORT_THREADS < blocks)
      fetch(ahead, begin, blocks, i + FLIGHT * RAYSORT_THREADS);
    [[unroll]] for (uint j = 0u; j < FLIGHT; ++j)
      if (i + j * RAYSORT_THREADS < blocks)
        countBlock(block[j], copyShift);
  }
  for (uint entry = begin + blocks * BLOCK_KEYS + t; entry < end; entry += RAYSORT_THREADS)
    countKey(raysort_key(entry), copyShift);
}

void writeRows(uint rows, uint copyShift, uint chunk)
{
  uint copies = 1u << copyShift;
  for (uint row = gl_LocalInvocationIndex; row < rows; row += RAYSORT_THREADS)
  {
    uint sum = 0u;
    for (uint i = 0u; i < copies; i += 8u) // there are 8, 16 or 32
      [[unroll]] for (uint k = 0u; k < 8u; ++k) // each thread begins elsewhere: no bank conflicts
        sum += counters[(row << copyShift) + ((i + k + row) & (copies - 1u))];
    push.table.word[row * push.rowStride + chunk] = sum;
  }
}

void main()
{
  uint rows = push.digitCount + ((push.flags & RAYSORT_KERNEL_TAIL) != 0u ? 2u : 0u);
  uint copyShift = min(5u, uint(findMSB(COUNTERS / rows)));
  RaysortChunk chunk = raysort_chunk(raysort_entries(), push.tile, push.rowStride, gl_WorkGroupID.x);
  if (gl_WorkGroupID.x < chunk.count) // the same for all threads
    countChunk(chunk.begin, chunk.end, rows << copyShift, copyShift);
  barrier();
  if (gl_WorkGroupID.x < chunk.count)
    writeRows(rows, copyShift, gl_WorkGroupID.x);
}
