// scatter_wide.comp - moves the entries of each tile to the slots of their digits, stably: keys of two words.
// SPDX-License-Identifier: MIT
//
// As scatter.comp; through shared memory go the low words of the keys, then the high ones, then the values.
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

void sortTile(Tile tile)
{
  uint t = gl_LocalInvocationIndex, own = t / 32u * (ITEMS * 32u) + t % 32u; // first entry of the thread, in the tile
  uint lead = tile.begin - min(tile.begin, tile.first), count = min(TILE, tile.end - tile.first);
  uvec2 keys[ITEMS];
  uint places[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = RaysortIn2(uvec2(push.keys)).vector[min(tile.first + own + i * 32u, tile.end - 1u)];
  uvec2 found[EACH];
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    found[i] = t < LANES ? findSlot(tile, t * EACH + i) : uvec2(0u);
  clearCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // what is before the segment goes in front, what is after it last
  {
    uint at = own + i * 32u, digit = digitOf(keys[i]);
    digit = at < lead ? 0u : at < count ? digit : BINS - 1u;
    places[i] = rankInTeam(digit, BITS) | digit << 16;
  }
  placeDigits(found, lead);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    places[i] = (places[i] & 0xffffu) + pool[t / 32u * BINS + (places[i] >> 16)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i]] = keys[i].x;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i].x = pool[t + i * THREADS];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i]] = keys[i].y;
  uint values[ITEMS];
  if (!KEYS_ONLY)
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      values[i] = push.values.word[min(tile.first + own + i * 32u, tile.end - 1u)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // the slot takes a register of the key
  {
    uint place = t + i * THREADS;
    uvec2 key = uvec2(keys[i].x, pool[place]);
    bool isOwn = place >= lead && place < count;
    keys[i].x = isOwn ? slots[digitOf(key)] + place : 0xffffffffu;
    if (isOwn)
      RaysortOut2(uvec2(push.keysOut)).vector[keys[i].x] = key;
  }
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[places[i]] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (keys[i].x != 0xffffffffu)
        push.valuesOut.word[keys[i].x] = pool[t + i * THREADS];
  }
}

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  Tile tile = findTile();
  if (push.number == RAYSORT_RADIX_PASS_THIRD) // each large bucket has its own
  {
    uint at = tile.chunk * RAYSORT_RADIX_NOTE_WORDS, shift = push.notes.word[at + RAYSORT_RADIX_NOTE_SHIFT];
    setLeast(uvec2(push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST], push.notes.word[at + RAYSORT_RADIX_NOTE_LEAST_HIGH]),
             shift >> RAYSORT_RADIX_NOTE_WIDTH_BIT);
    setDigit(shift & (1u << RAYSORT_RADIX_NOTE_WIDTH_BIT) - 1u, (1u << RAYSORT_RADIX_LARGE_BITS) - 1u);
  }
  if (!isDone && tile.isThere) // the same for all threads
    sortTile(tile);
}
