// scatter.comp - moves the entries of each tile to the slots of their digits, stably.
// SPDX-License-Identifier: MIT
//
// One workgroup per tile. It sorts the tile by the digit in shared memory, so that neighbours write neighbouring slots.
// A run of slots costs as much as 150 bytes of traffic, so tiles are large and digits few. Shared memory: the tile and
// one word per digit, at most 24 KiB. NVIDIA's driver gives the workgroups of a multiprocessor 48 KiB together: two run
// at a time.
//
// The shape of the text decides how many registers NVIDIA's compiler takes: 64 with 512 threads, so that two workgroups
// fit in a multiprocessor. A loop around it, or a branch around each load, would take more. So a workgroup takes one
// tile, and loads all rows, at addresses that are clamped to the segment. Entries past it get a place, but are not
// written. Values are loaded late.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_SCATTER;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

const bool KEYS_ONLY = MODE == 1u;
#include "tile_digits.glsl"

void sortTile(Tile tile)
{
  uint t = gl_LocalInvocationIndex, own = t / 32u * (ITEMS * 32u) + t % 32u; // first entry of the thread, in the tile
  uint lead = tile.begin - min(tile.begin, tile.first), count = min(TILE, tile.end - tile.first);
  uint keys[ITEMS], places[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = push.keys.word[min(tile.first + own + i * 32u, tile.end - 1u)];
  uvec2 found[EACH];
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    found[i] = t < LANES ? findSlot(tile, t * EACH + i) : uvec2(0u);
  clearCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // what is before the segment goes in front, what is after it last
  {
    uint at = own + i * 32u, digit = at < lead ? 0u : at < count ? digitOf(keys[i]) : BINS - 1u;
    places[i] = rankInTeam(digit, BITS) | digit << 16;
  }
  placeDigits(found, lead);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    places[i] = (places[i] & 0xffffu) + pool[t / 32u * BINS + (places[i] >> 16)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i]] = keys[i];
  uint values[ITEMS];
  if (!KEYS_ONLY)
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      values[i] = push.values.word[min(tile.first + own + i * 32u, tile.end - 1u)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // the slot takes the key's register
  {
    uint place = t + i * THREADS, key = pool[place];
    bool isOwn = place >= lead && place < count;
    keys[i] = isOwn ? slots[digitOf(key)] + place : 0xffffffffu;
    if (isOwn)
      push.keysOut.word[keys[i]] = key;
  }
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[places[i]] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (keys[i] != 0xffffffffu)
        push.valuesOut.word[keys[i]] = pool[t + i * THREADS];
  }
}

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  Tile tile = findTile();
  if (!isDone && tile.isThere) // the same for all threads
    sortTile(tile);
}
