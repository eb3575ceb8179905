// later_digit.glsl - a later digit: entries of each digit in each tile and chunk of the segments.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk. It notes the least and the greatest key of large buckets. Include after count.glsl.

#ifdef WIDE
// Of a large bucket: the highest bits of its range. All threads must call it, and it ends with a barrier.
void chooseThird(Chunk chunk)
{
  uint each = push.chunkTiles * push.tile, segment = chunk.begin - chunk.begin % RAYSORT_RADIX_SEGMENT_ALIGNMENT;
  uint number = (chunk.first - segment) / each, at = gl_WorkGroupID.x * RAYSORT_RADIX_NOTE_WORDS;
  readNotes(RaysortIn(uvec2(push.notes)), gl_WorkGroupID.x - number, (chunk.end - segment + each - 1u) / each);
  uint range = findRange(), bits = min(range, uint(RAYSORT_RADIX_LARGE_BITS));
  setDigit(range - bits, (1u << bits) - 1u);
  if (gl_LocalInvocationIndex == 0u) // words that nobody reads before the scatter
  {
    push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST] = leastKey.x;
    push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST_HIGH] = leastKey.y;
    push.notes.word[at + RAYSORT_RADIX_NOTE_SHIFT] = range - bits | lowWidth << RAYSORT_RADIX_NOTE_WIDTH_BIT;
  }
  barrier();
}
#endif

void main()
{
  uint at = gl_WorkGroupID.x * BINS;
  bool isCounted = push.state.word[RAYSORT_RADIX_STATE_DONE] == 0u, isSorted = false;
  Chunk chunk;
  entries = push.state.word[RAYSORT_RADIX_STATE_ENTRIES];
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
#ifdef WIDE
  isShort = hasShortKeys();
  words = push.number % 2u == 0u ? uvec2(push.keys) : uvec2(push.words);
  if (BITS > 8u && isShort)
    takeWords();
#endif
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
    if (large == 1u && (push.flags & RAYSORT_RADIX_THIRD_BIT) != 0u)
    {
      isSorted = isCounted && push.marks.word[at] != RAYSORT_RADIX_SAME;
      isCounted = isCounted && !isSorted;
    }
    if (large > 1u) // a segment that was not moved: this pass reads another buffer
      isCounted = isCounted && push.marks.word[at] != RAYSORT_RADIX_SAME;
  }
  barrier();
  if (isSorted && gl_LocalInvocationIndex == 0u) // by the third digit: the passes that follow do not move it
    push.totals.word[at] = RAYSORT_RADIX_SAME;
  if (isCounted && chunk.tiles > 0u) // the same for all threads
  {
    hasNotes = NOTES && push.number >= RAYSORT_RADIX_PASS_RANGE && push.number != RAYSORT_RADIX_PASS_THIRD;
#ifdef WIDE
    hasDigit = push.number != RAYSORT_RADIX_PASS_RANGE;
    if (push.number == RAYSORT_RADIX_PASS_THIRD)
      chooseThird(chunk);
#endif
    countChunk(chunk);
    for (uint digit = gl_LocalInvocationIndex; digit < BINS && hasDigit; digit += THREADS)
      push.totals.word[at + digit] = sumCopies(digit);
    if (hasNotes)
    {
      gatherNotes();
      writeNotes(RaysortOut(uvec2(push.notes)), gl_WorkGroupID.x);
    }
  }
}
