// count.comp - a histogram of the digits of each chunk: table[digit][chunk].
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk; those past the live count touch nothing. Shared memory: 9 KiB. Every digit has as many counters
// as fit, one for each thread modulo their number, so that coherent ids do not queue at one word.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortCountPush push; };
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 256u; // of the scatter kernel
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY (push.digitCount + 1u)
#include "keys.glsl"

const uint COUNTERS = 66u * 32u; // 64 materials, void and stray, 32 counters each; 256 materials: 8 each
shared uint counters[COUNTERS];

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

void countChunk(uint begin, uint end, uint copyShift)
{
  uint t = gl_LocalInvocationIndex;
  uint blocks = SOURCE < RAYSORT_SOURCE_UINT64 ? (end - begin) / BLOCK_KEYS : 0u;
  for (uint i = t; i < blocks; i += 4u * RAYSORT_THREADS)
  {
    // Four independent loads in flight hide most of the memory's latency.
    uvec4 block[4];
    [[unroll]] for (uint j = 0u; j < 4u; ++j)
      block[j] = raysort_block(begin + min(i + j * RAYSORT_THREADS, blocks - 1u) * BLOCK_KEYS);
    [[unroll]] for (uint j = 0u; j < 4u; ++j)
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
    for (uint i = 0u; i < copies; ++i) // each thread begins elsewhere: no bank conflicts
      sum += counters[(row << copyShift) + ((i + row) & (copies - 1u))];
    push.table.word[row * push.rowStride + chunk] = sum;
  }
}

void main()
{
  uint rows = push.digitCount + ((push.flags & RAYSORT_KERNEL_TAIL) != 0u ? 2u : 0u);
  uint copyShift = min(5u, uint(findMSB(COUNTERS / rows)));
  RaysortChunk chunk = raysort_chunk(raysort_entries(), TILE, push.rowStride, gl_WorkGroupID.x);
  bool live = gl_WorkGroupID.x < chunk.count;

  for (uint i = gl_LocalInvocationIndex; live && i < rows << copyShift; i += RAYSORT_THREADS)
    counters[i] = 0u;
  barrier();
  if (live)
    countChunk(chunk.begin, chunk.end, copyShift);
  barrier();
  if (live)
    writeRows(rows, copyShift, gl_WorkGroupID.x);
}
