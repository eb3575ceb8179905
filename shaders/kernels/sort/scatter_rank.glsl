// scatter_rank.glsl - room of scatter.glsl: a tile is sorted in shared memory.
// SPDX-License-Identifier: MIT
//
// One round sorts by up to 6 bits: count, scan, order. Digits of 8 bits take two rounds of 4 bits each, low bits first.
//   count  a counter for each digit and thread; what the counter held before is the entry's rank
//   scan   the counters, digit by digit and within a digit segment by segment: each one's first place
//   order  the item of an entry goes to first place + rank of the sorted tile
#ifndef RAYSORT_KERNELS_SORT_SCATTER_RANK_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_RANK_GLSL

// The thread's counter for the digit of entry i. There are two forms. The first takes three operations to the byte
// offset, the second two: a shift, and a mask that inserts the column. With the second form sorts of 8-bit ids, and
// sorts by digits of 8 bits, took 1 to 2 % less time. Sorts of 32-bit ids by smaller digits took up to 1 % more.
uint counterOf(uint words[WORDS], uint i)
{
  const uint ROW_SHIFT = ROW == 256u ? 10u : ROW == 128u ? 9u : ROW == 64u ? 8u : 7u; // of the bytes of a row
  const uint MASK = 2u * BINS - 1u; // the tail's digit is at most BINS
  uint column = columnOf(gl_LocalInvocationIndex);
  if (SOURCE != RAYSORT_SOURCE_UINT8 && DIGIT_BITS < 8u)
    return digitOf(words, i) * ROW + column;
  uint word = words[i / PER_WORD], lowest = i % PER_WORD * FIELD;
  uint offset = lowest < ROW_SHIFT ? word << (ROW_SHIFT - lowest) : word >> (lowest - ROW_SHIFT);
  return (offset & MASK << ROW_SHIFT | column * 4u) >> 2;
}

// Counts, and ranks each entry among the entries of its digit in the segment. A rank is in the thread's half of a
// word. `one` is 1, but the compiler must not know that: if it does, NVIDIA's adds code that looks for threads with the
// same counter.
void countSegment(uint words[WORDS], uint one, out uint ranks[SEGMENT])
{
  const uint VECTORS = COUNTERS / 4u;
  uint t = gl_LocalInvocationIndex, shift = shiftOf(t);
  [[unroll]] for (uint i = 0u; i < VECTORS; i += THREADS)
    if (i + THREADS <= VECTORS || i + t < VECTORS)
      writePool(i + t, uvec4(0u));
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    ranks[i] = atomicAdd(pool[counterOf(words, i)], one << shift);
  barrier();
}

// First places of the tail, after the `counted` entries that have a digit. Thread t takes segment t.
void scanTail(uint counted)
{
  uint t = gl_LocalInvocationIndex, total;
  uint at = BINS * ROW + (HALVES ? t / 2u : t), shift = HALVES ? t % 2u * 16u : 0u;
  uint own = halfOf(pool[at], shift);
  uint place = counted + raysort_workgroupScan(own, total);
  atomicAdd(pool[at], (place - own) << shift);
}

// A word of counters belongs to one segment, or with HALVES to two: segment 2 k in the low half, 2 k + 1 in the high
// one. Example: with HALVES the counters 3 (low) and 5 (high) are the word 0x00050003. Then
//   toHalves(7)            is 0x00070007: the same place in both halves
//   ofBoth(0x00050003)     is 0x00080008: the sum of the two in both halves, what the place moves on by
//   ofLower(0x00050003)    is 0x00030000: the high half's segment begins after the low half's entries
uint toHalves(uint place)
{
  return HALVES ? place * 0x10001u : place;
}

uint ofBoth(uint word)
{
  return HALVES ? word + (word << 16 | word >> 16) : word;
}

uint ofLower(uint word)
{
  return HALVES ? word << 16 : 0u;
}

// Turns counts into first places. A thread takes a row, or a part of one. Returns the number of entries without the
// tail's.
uint scanCounters()
{
  const uint VECTORS = BINS * ROW / THREADS / 4u; // of a thread
  const uint DIGIT_THREADS = THREADS / BINS;
  uint t = gl_LocalInvocationIndex, total;
  uint first = t * VECTORS / 8u % VECTORS; // where to begin: neighbours find different banks
  uvec4 counts[VECTORS];
  uint sum = 0u, before = 0u; // `before`: the sum of the vectors in front of `first`
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    uint vector = (first + i) % VECTORS;
    counts[i] = readPool(t * VECTORS + vector);
    uint four = counts[i].x + counts[i].y + counts[i].z + counts[i].w;
    sum += four;
    before += vector < first ? four : 0u;
  }
  uint place = raysort_workgroupScan(HALVES ? ofBoth(sum) & 0xffffu : sum, total);
  if (t % DIGIT_THREADS == 0u)
    firstPlaces[t / DIGIT_THREADS] = place;
  uint run = toHalves(place) + ofBoth(before);
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    uint vector = (first + i) % VECTORS;
    run = vector == 0u ? toHalves(place) : run;
    if (IS_SHORT) // to read them again takes no registers
      counts[i] = readPool(t * VECTORS + vector);
    uvec4 places;
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      places[k] = run + ofLower(counts[i][k]);
      run += ofBoth(counts[i][k]);
    }
    writePool(t * VECTORS + vector, places);
  }
  if (total < TILE) // the same for all threads
    scanTail(total);
  barrier();
  return total;
}

void stageItems(uint words[WORDS], uint ranks[SEGMENT], uint items[SEGMENT])
{
  uint shift = shiftOf(gl_LocalInvocationIndex);
  uint places[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    places[i] = halfOf(pool[counterOf(words, i)] + ranks[i], shift);
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(places[i])] = items[i];
  barrier();
}

// The base of a digit leads from an item's place in the tile to where the item goes. MAP_ONLY: an address, to which
// 4 * place is added. Else a slot, to which the place is added. The slot may wrap below zero here; it wraps back then.
uvec2 baseOf(uint slot, uint place)
{
  if (!MAP_ONLY)
    return uvec2(slot - place, 0u);
  uvec2 address = raysortAddress(uvec2(push.valuesOut), slot);
  uint borrow;
  uint low = usubBorrow(address.x, place * 4u, borrow);
  return uvec2(low, address.y - borrow);
}

// One round: every digit's items are from its first place to the next digit's.
void findBasesByBin(uint counted)
{
  for (uint digit = gl_LocalInvocationIndex; digit <= BINS; digit += THREADS)
  {
    uint begin = digit < BINS ? firstPlaces[digit] : counted;
    uint end = digit + 1u < BINS ? firstPlaces[digit + 1u] : digit < BINS ? counted : TILE;
    base[digit] = baseOf(next[digit], begin);
    next[digit] += end - begin;
  }
}

// Two rounds: the second one's first places are those of the digit's high bits.
void findBasesByCount(uint counted)
{
  for (uint digit = gl_LocalInvocationIndex; digit < DIGITS; digit += THREADS)
  {
    uint low = digit % BINS;
    uint begin = firstPlaces[digit / BINS];
    [[unroll]] for (uint i = 0u; i < BINS - 1u; ++i)
      begin += i < low ? tileCounts[digit - low + i] : 0u;
    base[digit] = baseOf(next[digit], begin);
    next[digit] += tileCounts[digit];
  }
  if (gl_LocalInvocationIndex == THREADS - 1u) // the tail
  {
    base[DIGITS] = baseOf(next[DIGITS], counted);
    next[DIGITS] += tileCounts[DIGITS];
  }
}

void sortRound(uint words[WORDS], uint one, uint items[SEGMENT], bool isLast)
{
  uint ranks[SEGMENT];
  countSegment(words, one, ranks);
  uint counted = scanCounters();
  if (ONE_ROUND)
    findBasesByBin(counted);
  else if (isLast)
    findBasesByCount(counted);
  stageItems(words, ranks, items);
}

// Counts the entries of the tile by all eight bits of the digit. All threads share these counters: the order of the
// additions does not matter.
void countTile(uint words[WORDS])
{
  for (uint digit = gl_LocalInvocationIndex; digit <= DIGITS; digit += THREADS)
    tileCounts[digit] = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    atomicAdd(tileCounts[digitOf(words, i)], 1u);
}

// Sorts by the low four bits. `words` then hold the high four bits, in the new order.
void sortLowBits(inout uint words[WORDS], uint one, inout uint items[SEGMENT])
{
  uint low[WORDS];
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
    low[i] = words[i] & 0x000f000fu;
  sortRound(low, one, items, false);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = pool[padded(gl_LocalInvocationIndex * SEGMENT) + i];
  barrier();
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
    words[i] = items[i * 2u] >> (DIGIT_SHIFT + 4u) | items[i * 2u + 1u] >> (DIGIT_SHIFT + 4u) << FIELD;
}

// Sorts the tile into `pool`.
void stageTile(uint words[WORDS], uint seconds[WORDS])
{
  uint first = segmentOf(gl_LocalInvocationIndex) * SEGMENT;
  uint one = 1u + (words[0] >> 31); // no digit has the top bit
  uint items[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = (digitOf(words, i) << DIGIT_SHIFT) + (first + i);
  if (packs())
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      items[i] += digitOf(seconds, i) << INDEX_BITS;
  if (!ONE_ROUND)
  {
    countTile(words);
    sortLowBits(words, one, items);
  }
  sortRound(words, one, items, true);
}

#endif
