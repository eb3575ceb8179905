// later_digit.glsl - a later digit: entries of each digit in each tile and chunk of the segments.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk. It notes the least and the greatest key of large buckets. Include after count.glsl.

void main()
{
  uint at = gl_WorkGroupID.x * BINS;
  bool isCounted = push.state.word[RAYSORT_RADIX_STATE_DONE] == 0u;
  Chunk chunk;
  entries = push.state.word[RAYSORT_RADIX_STATE_ENTRIES];
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  uvec4 found = RaysortIn4(uvec2(push.chunks)).vector[gl_WorkGroupID.x];
  chunk.first = found.x;
  chunk.begin = found.y;
  chunk.end = found.z;
  chunk.firstTile = found.w;
  chunk.tiles = found.x < found.z ? min(push.chunkTiles, (found.z - found.x + push.tile - 1u) / push.tile) : 0u;
  if (push.number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint large = countLarge(push.state, push.number, push.largePasses);
    isCounted = isCounted && large > 0u;
    if (large > 1u) // a segment of one key was not moved: this pass reads another buffer
      isCounted = isCounted && push.marks.word[at] != RAYSORT_RADIX_SAME;
  }
  barrier();
  if (isCounted && chunk.tiles > 0u) // the same for all threads
  {
    countChunk(chunk);
    for (uint digit = gl_LocalInvocationIndex; digit < BINS; digit += THREADS)
      push.totals.word[at + digit] = sumCopies(digit);
    if (NOTES)
    {
      gatherNotes();
      writeNotes(push.notes, gl_WorkGroupID.x);
    }
  }
}
