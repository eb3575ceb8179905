// tally.comp - a later digit: entries of each digit in each tile and chunk of the segments.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk. It notes the least and the greatest key of large buckets.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_TALLY;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint VECTORS = 4u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(push_constant, std430) uniform Push { RaysortRadixTallyPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };
const bool NOTES = BITS > 8u;
#include "count.glsl"

void main()
{
  uint at = gl_WorkGroupID.x * BINS;
  bool isCounted = push.state.word[RAYSORT_RADIX_STATE_DONE] == 0u;
  Chunk chunk;
  entries = push.state.word[RAYSORT_RADIX_STATE_ENTRIES];
  chooseDigit(push.state, push.number, push.secondBits);
  uvec4 found = RaysortIn4(uvec2(push.chunks)).vector[gl_WorkGroupID.x];
  chunk.first = found.x;
  chunk.begin = found.y;
  chunk.end = found.z;
  chunk.firstTile = found.w;
  chunk.tiles = found.x < found.z ? min(push.chunkTiles, (found.z - found.x + push.tile - 1u) / push.tile) : 0u;
  if (push.number > RAYSORT_RADIX_PASS_LOW) // a segment of one key was not moved: this pass reads another buffer
    isCounted = isCounted && push.totals.word[at] != RAYSORT_RADIX_SAME;
  barrier();
  if (isCounted && chunk.tiles > 0u) // the same for all threads
  {
    countChunk(chunk);
    for (uint digit = gl_LocalInvocationIndex; digit < BINS; digit += THREADS)
      push.totals.word[at + digit] = sumCopies(digit);
    if (NOTES)
    {
      gatherNotes();
      if (gl_LocalInvocationIndex == 0u)
        RaysortOut4(uvec2(push.notes)).vector[gl_WorkGroupID.x] = uvec4(notes[0], notes[1], notes[2], 0u);
    }
  }
}
