// places.comp - totals of the chunks of a segment become first slots; values of the second and the third digit become
// buckets, which are listed.
// SPDX-License-Identifier: MIT
//
// One workgroup per segment. A large bucket that the third digit does not divide into smaller ones is marked.
// Neighbouring buckets that fit in a small one together are joined. Example, room for 640: of buckets of 200, 100, 250,
// 150, 500, 100, 40, 700 entries the first three become one (550), 150 stays, the next three become one (640).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_PLACES;
layout(local_size_x = 512) in;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(push_constant, std430) uniform Push { RaysortRadixPlacesPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer RaysortOut2 { uvec2 vector[]; };
#include "plan.glsl"

const uint THREADS = 512u, BINS = 1u << BITS, STRIPS = THREADS / BINS; // strips of chunks
shared uint sums[THREADS]; // [strip][digit]; then ends of buckets that begin there
shared uint ends[BINS];    // of the digits, from the segment's begin
shared uint isFirst[BINS]; // does a bucket begin there?
shared uint range[4];      // least and greatest key, or their high words; least and greatest low word
#define SCAN_TYPE uint
#define SCAN_THREADS BINS
#include "scan.glsl"
#include "digit.glsl"

// Do all chunks have one key, and the same? All threads must call it.
bool isOneKey(uint firstChunk, uint chunks)
{
  if (gl_LocalInvocationIndex < 4u)
    range[gl_LocalInvocationIndex] = gl_LocalInvocationIndex % 2u == 0u ? 0xffffffffu : 0u;
  barrier();
  for (uint i = gl_LocalInvocationIndex; i < chunks * push.keyWords; i += THREADS)
  {
    uvec4 note = RaysortIn4(uvec2(push.notes)).vector[firstChunk * push.keyWords + i];
    uint word = i % push.keyWords * 2u;
    atomicMin(range[word], note.y);
    atomicMax(range[word + 1u], note.z);
  }
  barrier();
  return range[0] == range[1] && (push.keyWords == 1u || range[2] == range[3]);
}

void markSame(uint firstChunk, uint chunks)
{
  for (uint i = gl_LocalInvocationIndex; i < chunks; i += THREADS)
    push.totals.word[(firstChunk + i) * BINS] = RAYSORT_RADIX_SAME;
}

// The chunks that a thread goes through: it has a digit of one strip of them.
struct Strip
{
  uint digit, first, end;
  uint before; // entries of the digit in earlier strips
};

// Leaves in `ends` where the digits end.
void placeDigits(uvec4 segment, out Strip strip)
{
  uint t = gl_LocalInvocationIndex, number = t / BINS, each = (segment.y + STRIPS - 1u) / STRIPS, sum = 0u, total;
  strip.digit = t % BINS;
  strip.first = min(number * each, segment.y);
  strip.end = min(strip.first + each, segment.y);
  strip.before = 0u;
  for (uint i = strip.first; i < strip.end; ++i)
    sum += push.totals.word[(segment.x + i) * BINS + strip.digit];
  sums[t] = sum;
  barrier();
  uint all = 0u;
  [[unroll]] for (uint i = 0u; i < STRIPS; ++i)
  {
    strip.before += i < number ? sums[i * BINS + strip.digit] : 0u;
    all += sums[i * BINS + strip.digit];
  }
  uint place = scanBefore(all, total);
  if (t < BINS)
    ends[t] = place + all;
  barrier();
}

// Where digit `digit` begins, from the segment's begin; also past the last one.
uint beginOf(uint digit)
{
  return digit > 0u ? ends[max(digit, 1u) - 1u] : 0u;
}

// The counts of the chunks become first slots.
void placeChunks(uvec4 segment, Strip strip)
{
  uint slot = segment.z + beginOf(strip.digit) + strip.before;
  for (uint i = strip.first; i < strip.end; ++i)
  {
    uint at = (segment.x + i) * BINS + strip.digit, count = push.totals.word[at];
    push.totals.word[at] = slot;
    slot += count;
  }
}

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
  return size == 0u                ? NONE
         : size <= push.smallSize  ? SMALL
         : size <= push.mediumSize ? MEDIUM
                                   : LARGE;
}

// Takes places in a list. Past the limit of a dimension, its workgroups are folded into the next one.
uint takePlaces(uint list, uint count)
{
  uint isThird = push.number == RAYSORT_RADIX_PASS_THIRD ? 1u : 0u;
  uint first = atomicAdd(push.state.word[RAYSORT_RADIX_STATE_LISTED + 2u * isThird + list], count), end = first + count;
  atomicMax(push.groups.word[3u * list], min(end, RAYSORT_RADIX_FOLD));
  atomicMax(push.groups.word[3u * list + 1u], (end + RAYSORT_RADIX_FOLD - 1u) / RAYSORT_RADIX_FOLD);
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
// entry, or of equal keys, need nothing more. Those of the third, of which none is large, go back to the first buffers;
// their keys may differ in all bits below the second.
void listBuckets(uvec4 segment)
{
  uint t = gl_LocalInvocationIndex, under = push.state.word[RAYSORT_RADIX_STATE_SHIFT], total;
  bool isThird = push.number == RAYSORT_RADIX_PASS_THIRD;
  uint end = joinDigits(isThird ? BITS : min(BITS, push.mostBits - under));
  uint size = end > 0u ? entriesOf(t, end) : 0u, first = segment.z + (end > 0u ? beginOf(t) : 0u);
  uint bits = under + (isThird || end == 0u ? 0u : uint(findMSB(end - 1u - t) + 1));
  uint kind = isThird || (size > 1u && bits > 0u) ? kindOf(size) : NONE;
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

// Is none of the digits of the segment large? All threads must call it.
bool isDivided()
{
  uint t = gl_LocalInvocationIndex;
  if (t == 0u)
    range[0] = 0u;
  barrier();
  if (t < BINS && entriesOf(t, t + 1u) > push.mediumSize)
    range[0] = 1u;
  barrier();
  bool isYes = range[0] == 0u;
  barrier();
  return isYes;
}

void placeSegment(uvec4 segment)
{
  Strip strip;
  placeDigits(segment, strip);
  bool isLeft = false; // the same for all threads
  if (push.number == RAYSORT_RADIX_PASS_THIRD)
    isLeft = !isDivided();
  if (isLeft)
  {
    const uint rows = (RAYSORT_RADIX_GROUPS_LOW - RAYSORT_RADIX_GROUPS_THIRD) * 3u + 1u;
    if (gl_LocalInvocationIndex < 3u)
      push.groups.word[rows + 3u * gl_LocalInvocationIndex] = 1u; // the digits that follow have something to do
    markSame(segment.x, segment.y);
    return;
  }
  placeChunks(segment, strip);
  if (push.number == 2u || push.number == RAYSORT_RADIX_PASS_THIRD)
    listBuckets(segment);
}

void main()
{
  uvec4 segment = RaysortIn4(uvec2(push.segments)).vector[gl_WorkGroupID.x];
  bool isPlaced = push.state.word[RAYSORT_RADIX_STATE_DONE] == 0u; // the same for all threads
  bool isSame = false;
  if (push.number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint large = countLarge(RaysortIn(uvec2(push.state)), push.number, push.largePasses); // the same for all threads
    isPlaced = isPlaced && large > 0u;
    if (large > 0u)
      isSame = push.totals.word[segment.x * BINS] == RAYSORT_RADIX_SAME;
    if (large == 1u)
      isSame = isOneKey(segment.x, segment.y) || isSame;
  }
  barrier();
  if (isPlaced && isSame)
    markSame(segment.x, segment.y);
  if (isPlaced && !isSame)
    placeSegment(segment);
}
