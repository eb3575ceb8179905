// scatter_slots.glsl - room of scatter.glsl: the first slot of each digit in this chunk; the ranges.
// SPDX-License-Identifier: MIT
//
// Once a chunk, before its first tile. Every workgroup finds the slots of its chunk from the table of counts; the last
// workgroup writes the ranges too.
#ifndef RAYSORT_KERNELS_SORT_SCATTER_SLOTS_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_SLOTS_GLSL

// A small table holds counts: no pass has scanned its rows, so every workgroup sums them here. The first half of a row
// has a count for each pair of chunks, the second half a count for the first chunk of each pair. PARTS threads share a
// row and take its vectors in turn: neighbours read neighbours. Each leaves two sums in the pool: the counts of all
// chunks, and of those before this one.

// A thread has FLIGHT_VECTORS vectors of FLIGHT_ROWS rows on their way from memory at a time: up to 128 registers. The
// rows are ROW_STEP apart. The map's kernel for 64 materials, a program's first sort, has a quarter of the loads.
// Tuning: with this its pipeline takes 0.38 s in place of 0.50, first of a process, and a sort of 2 M rays 0.0154 ms in
// place of 0.01525 (NVIDIA H100, 2026-11-27).
const bool HAS_FEW = MAP_ONLY && DIGIT_BITS == 6u;
const uint ROW_STEP = THREADS / PARTS;
const uint MOST_ROWS = HAS_FEW ? 4u : 8u;
const uint FLIGHT_ROWS = DIGITS / ROW_STEP < MOST_ROWS ? DIGITS / ROW_STEP : MOST_ROWS;
const uint FLIGHT_VECTORS = IS_SHORT ? 1u : HAS_FEW ? 2u : 4u;

void addVectors(inout uvec2 sums[FLIGHT_ROWS], uint firstRow, uint rows, uint begin)
{
  RaysortIn4 table = RaysortIn4(uvec2(push.table));
  uint vectors = rowStride() / 8u, part = gl_LocalInvocationIndex % PARTS, pair = gl_WorkGroupID.x / 2u;
  uvec4 counts[FLIGHT_VECTORS][FLIGHT_ROWS];
  [[unroll]] for (uint i = 0u; i < FLIGHT_VECTORS; ++i)
    if (begin + i * PARTS < vectors) // the same for all threads
      [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      {
        uint row = min(firstRow + r * ROW_STEP, rows - 1u), vector = min(begin + i * PARTS + part, vectors - 1u);
        counts[i][r] = table.vector[row * (vectors * 2u) + vector];
      }
  [[unroll]] for (uint i = 0u; i < FLIGHT_VECTORS; ++i)
    if (begin + i * PARTS < vectors)
      [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      {
        uint vector = begin + i * PARTS + part;
        uint all = vector < vectors ? raysort_sum4(counts[i][r]) : 0u;
        sums[r] += uvec2(all, raysort_sum4(raysort_onlyBefore(counts[i][r], vector * 4u, pair)));
      }
}

void sumRows(uint rows)
{
  uint vectors = rowStride() / 8u;
  uint part = gl_LocalInvocationIndex % PARTS, pair = gl_WorkGroupID.x / 2u;
  for (uint first = gl_LocalInvocationIndex / PARTS; first < rows; first += ROW_STEP * FLIGHT_ROWS)
  {
    uvec2 sums[FLIGHT_ROWS];
    [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
    {
      uint row = min(first + r * ROW_STEP, rows - 1u);
      sums[r] = uvec2(0u);
      if (part == 0u && gl_WorkGroupID.x % 2u != 0u)
        sums[r].y = push.table.word[row * rowStride() + rowStride() / 2u + pair];
    }
    for (uint begin = 0u; begin < vectors; begin += PARTS * FLIGHT_VECTORS)
      addVectors(sums, first, rows, begin);
    [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      if (first + r * ROW_STEP < rows)
      {
        uint at = (first + r * ROW_STEP) * PART_ROW + part * 2u;
        pool[at] = sums[r].x;
        pool[at + 1u] = sums[r].y;
      }
  }
  barrier();
}

// Counts of a row: x of all chunks, y of those before this one.
uvec2 sumOf(uint row)
{
  if (raysort_entries() == 0u) // the table holds nothing
    return uvec2(0u);
  if ((push.flags & RAYSORT_KERNEL_UNSCANNED) == 0u)
    return uvec2(push.totals.word[row], push.table.word[row * rowStride() + gl_WorkGroupID.x]);
  uvec2 sum = uvec2(0u);
  [[unroll]] for (uint i = 0u; i < PARTS; ++i)
    sum += uvec2(pool[row * PART_ROW + i * 2u], pool[row * PART_ROW + i * 2u + 1u]);
  return sum;
}

void writeCounts(uint live)
{
  uint voids = sumOf(push.digitCount).x;
  uint strays = sumOf(push.digitCount + 1u).x;
  uint entries = raysort_entries();
  bool statistic = (push.flags & RAYSORT_KERNEL_STATISTIC) != 0u;
  push.ranges.word[RAYSORT_RANGES_ENTRIES] = entries;
  push.ranges.word[RAYSORT_RANGES_LIVE] = live;
  push.ranges.word[RAYSORT_RANGES_TAIL] = voids + strays;
  push.ranges.word[RAYSORT_RANGES_STRAY] = strays;
  raysort_writeArguments(RAYSORT_RANGES_LIVE_ARGUMENTS, live);
  push.ranges.word[RAYSORT_RANGES_WINDOWS] = statistic ? (entries + 31u) / 32u : 0u;
  push.ranges.word[RAYSORT_RANGES_DISTINCT] = statistic ? push.totals.word[push.digitCount + 2u] : 0u;
  for (uint i = RAYSORT_RANGES_RESERVED; i < RAYSORT_RANGES_WORDS; ++i)
    push.ranges.word[i] = 0u;
}

void writeRange(uint material, uint offset, uint count)
{
  push.ranges.word[RAYSORT_RANGES_WORDS + material] = offset;
  raysort_writeArguments(push.countedOffset + material * 3u, count);
}

// next[digit] = the first slot of the digit + how many entries of it the earlier chunks have. Every workgroup scans the
// totals again: that is cheaper than a pass that scans them once.
void findSlots(bool isLast, bool hasTail)
{
  const uint OWN = (DIGITS + THREADS - 1u) / THREADS; // digits of a thread
  bool writesRanges = isLast && (push.flags & RAYSORT_KERNEL_RANGES) != 0u;
  uint first = gl_LocalInvocationIndex * OWN;
  uvec2 counts[OWN];
  uint sum = 0u, live;
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    counts[i] = first + i < push.digitCount ? sumOf(first + i) : uvec2(0u);
    sum += counts[i].x;
  }
  uint slot = raysort_workgroupScan(sum, live);
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    uint digit = first + i;
    if (digit < push.digitCount)
    {
      next[digit] = slot + counts[i].y;
      if (writesRanges)
        writeRange(digit, slot, counts[i].x);
    }
    slot += counts[i].x;
  }
  if (gl_LocalInvocationIndex == THREADS - 1u) // a thread without digits, if there is one
  {
    next[push.digitCount] = live + (hasTail ? sumOf(push.digitCount).y + sumOf(push.digitCount + 1u).y : 0u);
    if (writesRanges)
      push.ranges.word[RAYSORT_RANGES_WORDS + push.digitCount] = live;
    if (isLast && (push.flags & RAYSORT_KERNEL_COUNTS) != 0u)
      writeCounts(live);
  }
}

#endif
