// count.comp - the first digit: entries of each digit in each tile and chunk. First of all keys as they are, and what
// the keys are like is noted. Then, if a smaller range holds them, of the keys within that range.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk of up to 12 tiles. The second time (MODE 0) every workgroup reads the notes of all chunks, and
// the first one writes the state. Sorted keys stay where they are. Keys of a range below 2^31 are counted anew from the
// least one, so that the buckets divide the range.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_COUNT;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint VECTORS = 4u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 1u;
layout(push_constant, std430) uniform Push { RaysortRadixCountPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };
const bool NOTES = MODE == 1u;
#include "count.glsl"

// Leaves in `notes` the notes of all chunks.
void readNotes()
{
  if (gl_LocalInvocationIndex < 3u)
    notes[gl_LocalInvocationIndex] = gl_LocalInvocationIndex == 1u ? 0xffffffffu : 0u;
  isUnsorted = 0u;
  least = 0xffffffffu;
  greatest = 0u;
  for (uint i = gl_LocalInvocationIndex; i < push.chunks; i += THREADS)
  {
    uvec4 chunk = RaysortIn4(uvec2(push.notes)).vector[i];
    isUnsorted |= chunk.x;
    least = min(least, chunk.y);
    greatest = max(greatest, chunk.z);
  }
  barrier();
  gatherNotes();
}

// Returns whether the keys are to be counted again.
bool chooseRange()
{
  uint bits = push.firstBits + push.secondBits, shift = 32u - bits;
  bool isSorted = notes[0] == 0u, isNarrow = notes[2] - notes[1] < 0x80000000u;
  leastKey = 0u;
  if (!isSorted && isNarrow)
  {
    leastKey = notes[1];
    shift = uint(max(findMSB(notes[2] - notes[1]) + 1 - int(bits), 0));
  }
  digitShift = shift + push.secondBits;
  if (gl_WorkGroupID.x == 0u && gl_LocalInvocationIndex == 0u)
  {
    push.state.word[RAYSORT_RADIX_STATE_DONE] = isSorted ? 1u : 0u;
    push.state.word[RAYSORT_RADIX_STATE_LEAST] = leastKey;
    push.state.word[RAYSORT_RADIX_STATE_SHIFT] = shift;
    push.state.word[RAYSORT_RADIX_STATE_ENTRIES] = entries;
  }
  return !isSorted && isNarrow;
}

void writeChunk()
{
  for (uint digit = gl_LocalInvocationIndex; digit < 1u << push.firstBits; digit += THREADS)
    push.table.word[digit * push.tableStride + gl_WorkGroupID.x] = sumCopies(digit);
}

void main()
{
  Chunk chunk;
  entries = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  chunk.firstTile = gl_WorkGroupID.x * push.chunkTiles;
  chunk.first = chunk.firstTile * push.tile;
  chunk.begin = 0u;
  chunk.end = entries;
  chunk.tiles = chunk.first < entries ? min(push.chunkTiles, (entries - chunk.first + push.tile - 1u) / push.tile) : 0u;
  bool isCounted = true; // the same for all threads
  leastKey = 0u;
  digitShift = 32u - push.firstBits;
  digitMask = 0xffffffffu;
  if (!NOTES)
  {
    readNotes();
    isCounted = chooseRange();
  }
  barrier();
  if (isCounted)
  {
    countChunk(chunk);
    writeChunk();
    if (NOTES)
    {
      gatherNotes();
      if (gl_LocalInvocationIndex == 0u)
        RaysortOut4(uvec2(push.notesOut)).vector[gl_WorkGroupID.x] = uvec4(notes[0], notes[1], notes[2], 0u);
    }
  }
}
