// first_digit.glsl - counts the entries of each first digit in each tile and chunk: first of all keys as they are, and
// notes what the keys are like; then, if a smaller range holds them, of the keys within that range.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk of up to 12 tiles. The second time (MODE 0) every workgroup reads the notes of all chunks,
// and the first one writes the state. Sorted keys stay where they are. Keys of a range of fewer bits are counted again
// from the least one, so that the buckets divide the range. Keys of two words are not counted again if only their low
// words have fewer bits and the first digit is in the high words: then that digit stays as it is. Where keys may be
// short, the first count also notes the bits above those that are compared, for these must be the same in all keys.
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

// Counts all bits that are compared.
void takeAllBits()
{
#ifdef WIDE
  setLeast(KEY(0u), 32u);
#else
  leastKey = 0u;
#endif
}

// Have all keys the same bits above those that are compared, as far as they are noted? If not, the notes tell no range.
bool isNoted()
{
#ifdef WIDE
  return ((notes[1] ^ notes[2]) & ~compared.y) == 0u;
#else
  return true;
#endif
}

#ifdef WIDE
// May keys be short? The host allows it only if the low word is compared as a whole.
bool mayBeShort()
{
  return (push.flags & RAYSORT_RADIX_SHORT_BIT) != 0u;
}

// The bits of the first digit, and those below it << 8, if keys are short; else 0.
uint findShort(uint shift)
{
  bool isYes = mayBeShort() && isNoted() && shift > 0u && shift + push.secondBits <= 32u;
  return isYes ? push.firstBits | shift + push.secondBits << RAYSORT_RADIX_SHORT_SHIFT_BIT : 0u;
}

// What only keys of two words have.
void writeWide(bool isSorted, uint shift)
{
  const uint words = RAYSORT_RADIX_STATE_OF_WORDS;
  uint form = findShort(shift), tiles = isSorted ? 0u : (entries + push.tile - 1u) / push.tile;
  push.state.word[RAYSORT_RADIX_STATE_LEAST_HIGH] = leastKey.y | (form != 0u ? notes[1] & ~compared.y : 0u);
  push.state.word[RAYSORT_RADIX_STATE_LOW_WIDTH] = lowWidth;
  push.state.word[RAYSORT_RADIX_STATE_SHORT] = form;
  push.state.word[words + RAYSORT_RADIX_STATE_DONE] = isSorted || form == 0u ? 1u : 0u;
  push.state.word[words + RAYSORT_RADIX_STATE_LEAST] = 0u;
  push.state.word[words + RAYSORT_RADIX_STATE_SHIFT] = shift;
  push.state.word[words + RAYSORT_RADIX_STATE_ENTRIES] = entries;
  [[unroll]] for (uint i = 0u; i < 9u; ++i) // of three dispatches
    push.state.word[RAYSORT_RADIX_STATE_GROUPS + i] = 1u;
  push.state.word[RAYSORT_RADIX_STATE_GROUPS + 3u] = form == 0u ? tiles : 0u;
  push.state.word[RAYSORT_RADIX_STATE_GROUPS + 6u] = form == 0u ? 0u : tiles;
}
#endif

// The first workgroup writes the state.
void writeState(bool isSorted, uint shift)
{
  if (gl_WorkGroupID.x > 0u || gl_LocalInvocationIndex > 0u)
    return;
  push.state.word[RAYSORT_RADIX_STATE_DONE] = isSorted ? 1u : 0u;
#ifdef WIDE
  push.state.word[RAYSORT_RADIX_STATE_LEAST] = leastKey.x;
  writeWide(isSorted, shift);
#else
  push.state.word[RAYSORT_RADIX_STATE_LEAST] = leastKey;
  push.state.word[RAYSORT_RADIX_STATE_SHORT] = 0u;
#endif
  push.state.word[RAYSORT_RADIX_STATE_SHIFT] = shift;
  push.state.word[RAYSORT_RADIX_STATE_ENTRIES] = entries;
  [[unroll]] for (uint i = 0u; i < RAYSORT_RADIX_LISTS; ++i)
    push.state.word[RAYSORT_RADIX_STATE_LISTED + i] = 0u;
}

// Returns whether the keys are to be counted again: if a smaller range holds them, of fewer bits than are compared.
bool chooseRange()
{
  uint width = countBits(), bits = push.firstBits + push.secondBits, range = width; // of all keys
  bool isSorted = notes[0] == 0u && isNoted();
  if (isNoted())
    range = findRange();
  bool isAgain = !isSorted && range < width;
#ifdef WIDE
  uint high = max(width + firstBit(), 32u) - 32u; // bits of the high word
  bool isSameDigit = range >= bits && high >= push.firstBits && range + firstBit() == high + lowWidth;
  isAgain = isAgain && !isSameDigit;
  if (isSameDigit) // the least high word would take no bit away
    leastKey.y = 0u;
  else
#endif
  if (!isAgain)
  {
    takeAllBits();
    range = width;
  }
  uint shift = max(range, bits) - bits;
  setDigit(shift + push.secondBits, 0xffffffffu);
  writeState(isSorted, shift);
  return isAgain;
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
  takeAllBits();
  setDigit(max(countBits(), push.firstBits + push.secondBits) - push.firstBits, 0xffffffffu);
#ifdef WIDE
  if (NOTES && mayBeShort()) // of the bits above those that are compared, too
  {
    compared.y = 0xffffffffu;
    digitMask = (1u << push.firstBits) - 1u;
  }
#endif
  if (!NOTES)
  {
    readNotes(push.notes, 0u, push.chunks);
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
