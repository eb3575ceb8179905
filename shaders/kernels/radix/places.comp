// places.comp - totals of the chunks of a segment become first slots; values of the second and the third digit become
// buckets, which are listed.
// SPDX-License-Identifier: MIT
//
// One workgroup per segment. A large bucket that the third digit does not divide into smaller ones is marked.
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
bool hasShortKeys;
uint mediumSize()
{
  return hasShortKeys ? push.shortSize : push.mediumSize;
}
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

#include "lists.glsl"

// Is none of the digits of the segment large? All threads must call it.
bool isDivided()
{
  uint t = gl_LocalInvocationIndex;
  if (t == 0u)
    range[0] = 0u;
  barrier();
  if (t < BINS && entriesOf(t, t + 1u) > mediumSize())
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
  hasShortKeys = push.state.word[RAYSORT_RADIX_STATE_SHORT] != 0u;
  if (push.number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint large = countLarge(RaysortIn(uvec2(push.state)), push.number, push.largePasses); // the same for all threads
    isPlaced = isPlaced && large > 0u;
    if (large > 0u)
      isSame = push.totals.word[segment.x * BINS] == RAYSORT_RADIX_SAME;
    if (large == 1u && !hasShortKeys) // short ones must move: they are words until then
      isSame = isOneKey(segment.x, segment.y) || isSame;
  }
  barrier();
  if (isPlaced && isSame)
    markSame(segment.x, segment.y);
  if (isPlaced && !isSame)
    placeSegment(segment);
}
