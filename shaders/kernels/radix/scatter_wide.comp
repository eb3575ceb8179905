// scatter_wide.comp - moves the entries of each tile to the slots of their digits, stably: keys of two words.
// SPDX-License-Identifier: MIT
//
// As scatter.comp; through shared memory go the low words of the keys, then the high ones, then the values. Of large
// buckets of short keys, the words take the place of the low words.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_SCATTER_WIDE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer RaysortOut2 { uvec2 vector[]; };

const bool KEYS_ONLY = MODE == 1u;
#include "key.glsl"
#include "tile_digits.glsl"
#include "tile.glsl"
#include "short.glsl"
const uint NOWHERE = 0xffffffffu;
const bool LARGE = BITS > 8u; // digits of large buckets, which may be of short keys

// hasWords: keys are short.
void fetchKeys(Tile tile, uint own, bool hasWords, out uvec2 keys[ITEMS])
{
  RaysortIn words = RaysortIn(push.number % 2u == 0u ? uvec2(push.keys) : uvec2(push.words));
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint at = min(tile.first + own + i * 32u, tile.end - 1u);
    keys[i] = hasWords ? uvec2(words.word[at], 0u) : RaysortIn2(uvec2(push.keys)).vector[at];
  }
}

// Short keys: words, and keys in the last digit. slots[i]: of the thread's key i.
void writeWords(Tile tile, uvec2 keys[ITEMS], uint slots[ITEMS])
{
  if (push.number != RAYSORT_RADIX_PASS_LOW - 1u + push.largePasses) // the same for all threads
  {
    RaysortOut words = RaysortOut(push.number % 2u == 0u ? uvec2(push.words) : uvec2(push.keysOut));
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (slots[i] != NOWHERE)
        words.word[slots[i]] = keys[i].x;
    return;
  }
  uvec2 upper = upperOf(tile.begin);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (slots[i] != NOWHERE)
      RaysortOut2(uvec2(push.keysOut)).vector[slots[i]] = wholeKey(keys[i].x, upper);
}

#include "scatter_wide_tile.glsl"

// Each call has a literal for hasWords, so the text for other keys is as fast as if there were no short ones.
void sortKeys(Tile tile, bool hasWords)
{
  if (hasWords)
    takeWords();
  if (push.number == RAYSORT_RADIX_PASS_THIRD) // each large bucket has its own
  {
    uint at = tile.chunk * RAYSORT_RADIX_NOTE_WORDS, shift = push.notes.word[at + RAYSORT_RADIX_NOTE_SHIFT];
    setLeast(uvec2(push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST], push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST_HIGH]),
             shift >> RAYSORT_RADIX_NOTE_WIDTH_BIT);
    setDigit(shift & (1u << RAYSORT_RADIX_NOTE_WIDTH_BIT) - 1u, (1u << RAYSORT_RADIX_LARGE_BITS) - 1u);
  }
  sortTile(tile, hasWords);
}

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  Tile tile = findTile();
  bool isThere = !isDone && tile.isThere, hasWords = LARGE && hasShortKeys(); // the same for all threads
  if (isThere && hasWords)
    sortKeys(tile, true);
  if (isThere && !hasWords)
    sortKeys(tile, false);
}
