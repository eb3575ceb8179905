// places.comp - totals of the chunks of a segment become first slots; the second digit's values become buckets.
// SPDX-License-Identifier: MIT
//
// One workgroup per segment. Neighbouring buckets that fit in a small one together are joined: the largest aligned
// group of 2^k buckets, because the keys of a group differ in just k bits more. Example, room for 640: buckets of 200,
// 100, 250, 90, 500, 100, 50, 20 entries become one of four (640), two of one (500, 100), one of two (70).
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

// Returns the digit's first slot, from the segment's begin: of threads below BINS.
uint placeChunks(uvec4 segment)
{
  uint t = gl_LocalInvocationIndex, digit = t % BINS, strip = t / BINS, total;
  uint each = (segment.y + STRIPS - 1u) / STRIPS, first = min(strip * each, segment.y);
  uint end = min(first + each, segment.y), sum = 0u, before = 0u;
  for (uint i = first; i < end; ++i)
    sum += push.totals.word[(segment.x + i) * BINS + digit];
  sums[t] = sum;
  barrier();
  uint all = 0u;
  [[unroll]] for (uint i = 0u; i < STRIPS; ++i)
  {
    before += i < strip ? sums[i * BINS + digit] : 0u;
    all += sums[i * BINS + digit];
  }
  uint place = scanBefore(all, total);
  if (t < BINS)
    ends[t] = place + all;
  barrier();
  uint slot = segment.z + (digit > 0u ? ends[max(digit, 1u) - 1u] : 0u) + before;
  for (uint i = first; i < end; ++i)
  {
    uint at = (segment.x + i) * BINS + digit, count = push.totals.word[at];
    push.totals.word[at] = slot;
    slot += count;
  }
  return place;
}

uint entriesOf(uint digit, uint level)
{
  uint first = digit >> level << level;
  return ends[first + (1u << level) - 1u] - (first > 0u ? ends[max(first, 1u) - 1u] : 0u);
}

void writeBucket(uvec4 segment, uint digit, uint place)
{
  uint shift = push.state.word[RAYSORT_RADIX_STATE_SHIFT], level = 0u;
  uint most = min(BITS, push.mostBits - shift);
  while (level < most && entriesOf(digit, level + 1u) <= push.smallSize)
    ++level;
  uint size = entriesOf(digit, level), bits = shift + level, kind = RAYSORT_RADIX_KIND_NONE;
  if (size > 1u && bits > 0u && digit % (1u << level) == 0u)
    kind = size <= push.smallSize    ? RAYSORT_RADIX_KIND_SMALL
           : size <= push.mediumSize ? RAYSORT_RADIX_KIND_MEDIUM
                                     : RAYSORT_RADIX_KIND_LARGE;
  if (kind == RAYSORT_RADIX_KIND_SMALL || kind == RAYSORT_RADIX_KIND_MEDIUM)
    size |= bits << 16;
  RaysortOut2(uvec2(push.buckets)).vector[gl_WorkGroupID.x * BINS + digit] =
      uvec2(segment.z + place, size | kind << RAYSORT_RADIX_KIND_BIT);
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
    if (large == 1u)
      isSame = isOneKey(segment.x, segment.y);
    if (large > 1u)
      isSame = push.totals.word[segment.x * BINS] == RAYSORT_RADIX_SAME;
  }
  barrier();
  if (isPlaced && isSame)
    markSame(segment.x, segment.y);
  if (isPlaced && !isSame)
  {
    uint place = placeChunks(segment);
    if (push.number == 2u && gl_LocalInvocationIndex < BINS)
      writeBucket(segment, gl_LocalInvocationIndex, place);
  }
}
