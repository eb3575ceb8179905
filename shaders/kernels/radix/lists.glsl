// lists.glsl - a segment's digits become buckets, which are listed.
// SPDX-License-Identifier: MIT
//
// Neighbouring buckets that fit in a small one together are joined. Example, room for 640: of buckets of 200, 100, 250,
// 150, 500, 100, 40, 700 entries the first three become one (550), 150 stays, the next three become one (640).
//
// Include after plan.glsl, scan.glsl, BITS, BINS, THREADS, sums, isFirst, range, beginOf and the push block `push`.
#ifndef RAYSORT_KERNELS_RADIX_LISTS_GLSL
#define RAYSORT_KERNELS_RADIX_LISTS_GLSL

uint entriesOf(uint digit, uint end)
{
  return beginOf(end) - beginOf(digit);
}

// The end of the run of digits from `digit` on that fit in a small bucket together, at most 2^most. At least one digit.
uint endOfRun(uint digit, uint most)
{
  uint end = digit, limit = beginOf(digit) + push.smallSize;
  for (uint step = 1u << most; step > 0u; step /= 2u)
    if (end + step <= min(digit + (1u << most), BINS) && beginOf(end + step) <= limit)
      end += step;
  return max(end, digit + 1u);
}

// Joins digits to buckets, from the first one on, as many as fit. Returns where the bucket ends that begins at the
// thread's digit; 0 if none does. All threads must call it.
uint joinDigits(uint most)
{
  uint t = gl_LocalInvocationIndex;
  barrier();
  if (t < BINS)
  {
    sums[t] = endOfRun(t, most);
    isFirst[t] = 0u;
  }
  barrier();
  if (t == 0u)
    for (uint digit = 0u; digit < BINS; digit = sums[digit])
      isFirst[digit] = 1u;
  barrier();
  return t < BINS && isFirst[min(t, BINS - 1u)] != 0u ? sums[t] : 0u;
}

// Kinds of buckets, in the order of their lists. Large ones are listed as segments.
const uint SMALL = 0u, MEDIUM = 1u, LARGE = 2u, NONE = 3u;

uint kindOf(uint size)
{
  return size == 0u               ? NONE
         : size <= push.smallSize ? SMALL
         : size <= mediumSize()   ? MEDIUM
                                  : LARGE;
}

// Takes places in a list. Past the limit of a dimension, its workgroups are folded into the next one.
uint takePlaces(uint list, uint count)
{
  bool isThird = push.number == RAYSORT_RADIX_PASS_THIRD;
  uint listed = RAYSORT_RADIX_STATE_LISTED + (isThird ? 2u : 0u) + list, groups = list;
  if (hasShortKeys)
    groups += isThird ? RAYSORT_RADIX_GROUPS_SHORT_THIRD - RAYSORT_RADIX_GROUPS_THIRD : RAYSORT_RADIX_GROUPS_SHORT;
  uint first = atomicAdd(push.state.word[listed], count), end = first + count;
  atomicMax(push.groups.word[3u * groups], min(end, RAYSORT_RADIX_FOLD));
  atomicMax(push.groups.word[3u * groups + 1u], (end + RAYSORT_RADIX_FOLD - 1u) / RAYSORT_RADIX_FOLD);
  return first;
}

void listLarge(uint first, uint size)
{
  uvec2 count = measureSegment(first, size);
  uvec3 own = uvec3(count.x, 1u, count.y), place; // chunks, segments, tiles
  [[unroll]] for (uint i = 0u; i < 3u; ++i)
  {
    place[i] = atomicAdd(push.groups.word[3u * (RAYSORT_RADIX_GROUPS_CHUNKS + i)], own[i]);
    atomicAdd(push.groups.word[3u * (RAYSORT_RADIX_GROUPS_LOW + i)], own[i]);
  }
  writeSegment(place.y, first, size, place.xz);
}

// Lists of the small, medium and large buckets, in the order of the atomics. Buckets of the second digit of a single
// entry, or of equal keys, need nothing more, except those of short keys, whose words must become keys. Buckets of the
// third digit, of which none is large, go back to the first buffers; their keys may differ in all bits below the
// second.
void listBuckets(uvec4 segment)
{
  uint t = gl_LocalInvocationIndex, under = push.state.word[RAYSORT_RADIX_STATE_SHIFT], total;
  bool isThird = push.number == RAYSORT_RADIX_PASS_THIRD;
  uint end = joinDigits(isThird ? BITS : min(BITS, push.mostBits - under));
  uint size = end > 0u ? entriesOf(t, end) : 0u, first = segment.z + (end > 0u ? beginOf(t) : 0u);
  uint bits = under + (isThird || end == 0u ? 0u : uint(findMSB(end - 1u - t) + 1));
  bool isMoved = isThird || hasShortKeys; // words of short keys become keys
  uint kind = isMoved || (size > 1u && bits > 0u) ? kindOf(size) : NONE;
  uint before = scanBefore(kind <= MEDIUM ? 1u << 16u * kind : 0u, total); // 16 bits each
  if (t <= MEDIUM)
    range[t] = takePlaces(t, total >> 16u * t & 0xffffu);
  barrier();
  if (kind <= MEDIUM)
  {
    uint number = range[kind] + (before >> 16u * kind & 0xffffu);
    RaysortOut2(uvec2(push.buckets)).vector[kind * push.firstMedium + number] =
        uvec2(first, size | bits << RAYSORT_RADIX_BUCKET_BITS | t << RAYSORT_RADIX_BUCKET_DIGIT);
  }
  if (kind == LARGE)
    listLarge(first, size);
}

#endif
