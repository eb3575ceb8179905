// places.comp - totals of the chunks of a segment become first slots; the second digit's values become buckets.
// SPDX-License-Identifier: MIT
//
// One workgroup per segment. A large bucket that the third digit does not divide into smaller ones is marked.
// Neighbouring buckets that fit in a small one together are joined: the largest aligned group of 2^k buckets, because
// the keys of a group differ in just k bits more. Example, room for 640: buckets of 200, 100, 250, 90, 500, 100, 50,
// 20 entries become one of four (640), two of one (500, 100), one of two (70).
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

const uint THREADS = 512u, BINS = 1u << BITS, STRIPS = THREADS / BINS; // strips of chunks
shared uint sums[THREADS]; // [strip][digit]
shared uint ends[BINS];    // of the digits, from the segment's begin
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

// Leaves in `ends` where the digits end. Returns the first place of the digit, from the segment's begin, of threads
// below BINS.
uint placeDigits(uvec4 segment, out Strip strip)
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
  return place;
}

// The counts of the chunks become first slots.
void placeChunks(uvec4 segment, Strip strip)
{
  uint slot = segment.z + (strip.digit > 0u ? ends[max(strip.digit, 1u) - 1u] : 0u) + strip.before;
  for (uint i = strip.first; i < strip.end; ++i)
  {
    uint at = (segment.x + i) * BINS + strip.digit, count = push.totals.word[at];
    push.totals.word[at] = slot;
    slot += count;
  }
}

uint entriesOf(uint digit, uint level)
{
  uint first = digit >> level << level;
  return ends[first + (1u << level) - 1u] - (first > 0u ? ends[max(first, 1u) - 1u] : 0u);
}

// The bucket of a digit with 2^level neighbours, up to 2^most, that it is joined with: its kind and its entries.
uvec2 bucketOf(uint digit, uint most, out uint level)
{
  level = 0u;
  while (level < most && entriesOf(digit, level + 1u) <= push.smallSize)
    ++level;
  uint size = entriesOf(digit, level), kind = size <= push.smallSize    ? RAYSORT_RADIX_KIND_SMALL
                                              : size <= push.mediumSize ? RAYSORT_RADIX_KIND_MEDIUM
                                                                        : RAYSORT_RADIX_KIND_LARGE;
  bool isThere = size > 0u && digit % (1u << level) == 0u;
  return uvec2(isThere ? kind : RAYSORT_RADIX_KIND_NONE, size);
}

uvec2 packBucket(uint first, uvec2 bucket, uint bits)
{
  bool hasBits = bucket.x == RAYSORT_RADIX_KIND_SMALL || bucket.x == RAYSORT_RADIX_KIND_MEDIUM;
  return uvec2(first, bucket.y | (hasBits ? bits << 16 : 0u) | bucket.x << RAYSORT_RADIX_KIND_BIT);
}

// Of the second digit. One of a single entry, or of equal keys, needs nothing more.
void writeBucket(uvec4 segment, uint digit, uint place)
{
  uint shift = push.state.word[RAYSORT_RADIX_STATE_SHIFT], level;
  uvec2 bucket = bucketOf(digit, min(BITS, push.mostBits - shift), level);
  if (bucket.y <= 1u || shift + level == 0u)
    bucket.x = RAYSORT_RADIX_KIND_NONE;
  RaysortOut2(uvec2(push.buckets)).vector[gl_WorkGroupID.x * BINS + digit] =
      packBucket(segment.z + place, bucket, shift + level);
}

// Of the third digit: lists of the small buckets and the medium ones, all of which go back to the first buffers. Their
// keys may differ in all bits below the second digit. Segments come in the order of their atomics.
void listBuckets(uvec4 segment, uint place)
{
  uint t = gl_LocalInvocationIndex, shift = push.state.word[RAYSORT_RADIX_STATE_SHIFT], level, total;
  uvec2 bucket = uvec2(RAYSORT_RADIX_KIND_NONE, 0u);
  if (t < BINS)
    bucket = bucketOf(t, BITS, level);
  bool isSmall = bucket.x == RAYSORT_RADIX_KIND_SMALL, isMedium = bucket.x == RAYSORT_RADIX_KIND_MEDIUM;
  uint before = scanBefore(isSmall ? 1u : isMedium ? 0x10000u : 0u, total); // 16 bits each
  if (t < 2u)
    range[t] = atomicAdd(push.groups.word[3u * t], total >> 16u * t & 0xffffu);
  barrier();
  if (isSmall)
    RaysortOut2(uvec2(push.buckets)).vector[range[0] + (before & 0xffffu)] =
        packBucket(segment.z + place, bucket, shift);
  if (isMedium)
    RaysortOut2(uvec2(push.medium)).vector[range[1] + (before >> 16)] = packBucket(segment.z + place, bucket, shift);
}

// Is none of the digits of the segment large? All threads must call it.
bool isDivided()
{
  uint t = gl_LocalInvocationIndex;
  if (t == 0u)
    range[0] = 0u;
  barrier();
  if (t < BINS && entriesOf(t, 0u) > push.mediumSize)
    range[0] = 1u;
  barrier();
  bool isYes = range[0] == 0u;
  barrier();
  return isYes;
}

void placeSegment(uvec4 segment)
{
  uint t = gl_LocalInvocationIndex;
  Strip strip;
  uint place = placeDigits(segment, strip);
  bool isLeft = false; // the same for all threads
  if (push.number == RAYSORT_RADIX_PASS_THIRD)
    isLeft = !isDivided();
  if (isLeft)
  {
    const uint rows = (RAYSORT_RADIX_GROUPS_LOW - RAYSORT_RADIX_GROUPS_THIRD) * 3u + 1u;
    if (t < 3u)
      push.groups.word[rows + 3u * t] = 1u; // the digits that follow have something to do
    markSame(segment.x, segment.y);
    return;
  }
  placeChunks(segment, strip);
  if (push.number == 2u && t < BINS)
    writeBucket(segment, t, place);
  if (push.number == RAYSORT_RADIX_PASS_THIRD)
    listBuckets(segment, place);
}

void main()
{
  uvec4 segment = RaysortIn4(uvec2(push.segments)).vector[gl_WorkGroupID.x];
  bool isPlaced = push.state.word[RAYSORT_RADIX_STATE_DONE] == 0u; // the same for all threads
  bool isSame = false;
  if (push.number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint large = countLarge(push.state, push.number, push.largePasses); // the same for all threads
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
