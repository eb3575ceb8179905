// first_digit.glsl - counts the entries of each first digit in each tile and chunk: first of all keys as they are, and
// notes what the keys are like; then, if a smaller range holds them, of the keys within that range.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk of up to 12 tiles. The second time (MODE 0) every workgroup reads the notes of all chunks,
// and the first one writes the state. Sorted keys stay where they are. Keys of a range of fewer bits are counted again
// from the least one, so that the buckets divide the range.
//
// Include after count.glsl.

// Bits that are compared.
uint countBits()
{
#ifdef WIDE
  return 64u - firstBit() - bitsAbove();
#else
  return 32u;
#endif
}

// Leaves in `notes` the notes of all chunks.
void readNotes()
{
  clearNotes();
  for (uint i = gl_LocalInvocationIndex; i < push.chunks; i += THREADS)
  {
#ifdef WIDE
    uvec4 chunk = RaysortIn4(uvec2(push.notes)).vector[2u * i], low = RaysortIn4(uvec2(push.notes)).vector[2u * i + 1u];
    least = min(least, uvec2(low.y, chunk.y));
    greatest = max(greatest, uvec2(low.z, chunk.z));
#else
    uvec4 chunk = RaysortIn4(uvec2(push.notes)).vector[i];
    least = min(least, chunk.y);
    greatest = max(greatest, chunk.z);
#endif
    isUnsorted |= chunk.x;
  }
  barrier();
  gatherNotes();
}

// The least key and the range of all keys, from the notes. If high words differ, the range found may be too large.
// Returns how many bits it has.
uint findRange(out KEY base)
{
#ifdef WIDE
  bool isOne = notes[1] == notes[2];
  base = uvec2(isOne ? notes[3] : 0u, notes[1]);
  return widthOf(subtract(uvec2(isOne ? notes[4] : 0xffffffffu, notes[2]), base));
#else
  base = notes[1];
  return uint(findMSB(notes[2] - notes[1]) + 1);
#endif
}

// Returns whether the keys are to be counted again: if a smaller range holds them, of fewer bits than are compared.
bool chooseRange()
{
  uint width = countBits(), bits = push.firstBits + push.secondBits, shift = max(width, bits) - bits;
  KEY base;
  uint range = findRange(base);
  bool isSorted = notes[0] == 0u, isNarrow = !isSorted && range < width;
  if (isNarrow)
    shift = max(range, bits) - bits;
  setDigit(isNarrow ? base : KEY(0u), shift + push.secondBits, 0xffffffffu);
  if (gl_WorkGroupID.x == 0u && gl_LocalInvocationIndex == 0u)
  {
    push.state.word[RAYSORT_RADIX_STATE_DONE] = isSorted ? 1u : 0u;
#ifdef WIDE
    push.state.word[RAYSORT_RADIX_STATE_LEAST] = leastKey.x;
    push.state.word[RAYSORT_RADIX_STATE_LEAST_HIGH] = leastKey.y;
#else
    push.state.word[RAYSORT_RADIX_STATE_LEAST] = leastKey;
#endif
    push.state.word[RAYSORT_RADIX_STATE_SHIFT] = shift;
    push.state.word[RAYSORT_RADIX_STATE_ENTRIES] = entries;
  }
  return isNarrow;
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
  setDigit(KEY(0u), max(countBits(), push.firstBits + push.secondBits) - push.firstBits, 0xffffffffu);
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
      writeNotes(push.notesOut, gl_WorkGroupID.x);
    }
  }
}
