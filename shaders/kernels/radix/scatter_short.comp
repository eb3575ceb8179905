// scatter_short.comp - the first scatter of short keys: reads keys and writes the words that stand for them.
// SPDX-License-Identifier: MIT
//
// As scatter.comp. A word lacks the first digit, so the digits go through shared memory, too.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_SCATTER_SHORT;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };

const bool KEYS_ONLY = MODE == 1u;
#include "key.glsl"
#include "tile_digits.glsl"
#include "tile.glsl"

void sortTile(Tile tile)
{
  uint t = gl_LocalInvocationIndex, own = t / 32u * (ITEMS * 32u) + t % 32u; // first entry of the thread, in the tile
  uint count = min(TILE, tile.end - tile.first);
  uint factor = lowWidth < 32u ? 1u << lowWidth : 0u, least = leastKey.y * factor + leastKey.x; // of compact().x
  uint words[ITEMS], places[ITEMS]; // place | digit << 16
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uvec2 key = masked(RaysortIn2(uvec2(push.keys)).vector[min(tile.first + own + i * 32u, tile.end - 1u)]);
    words[i] = key.y * factor + key.x - least;
    places[i] = own + i * 32u < count ? digitOfMasked(key) << 16 : BINS - 1u << 16;
  }
  uvec2 found[EACH];
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    found[i] = t < LANES ? findSlot(tile, t * EACH + i) : uvec2(0u);
  clearCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    places[i] |= rankInTeam(places[i] >> 16, BITS);
  placeDigits(found, 0u);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    places[i] += pool[t / 32u * BINS + (places[i] >> 16)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i] & 0xffffu] = words[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[t + i * THREADS];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i] & 0xffffu] = places[i] >> 16;
  uint values[ITEMS];
  if (!KEYS_ONLY)
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      values[i] = push.values.word[min(tile.first + own + i * 32u, tile.end - 1u)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // the slot takes the word's register
  {
    uint place = t + i * THREADS, slot = slots[pool[place]] + place;
    bool isOwn = place < count;
    if (isOwn)
      push.keysOut.word[slot] = words[i];
    words[i] = isOwn ? slot : 0xffffffffu;
  }
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[places[i] & 0xffffu] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (words[i] != 0xffffffffu)
        push.valuesOut.word[words[i]] = pool[t + i * THREADS];
  }
}

void main()
{
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  Tile tile = findTile();
  if (tile.isThere) // the same for all threads
    sortTile(tile);
}
