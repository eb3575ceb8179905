// scatter_keys.comp - moves the keys of each tile to the slots of their digits: only keys, in any order.
// SPDX-License-Identifier: MIT
//
// One workgroup per tile. Nobody can tell two equal keys apart, so their order says nothing, and the two digits of
// the bucket come before all others: keys of a digit may take their slots in any order. So atomic counters give places,
// where scatter.comp needs ballots. A digit has several counters: threads with the same digit wait for one word less
// often. The keys go through shared memory in PHASES parts, in order of places, so a tile may be larger than the pool.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_SCATTER_KEYS;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 22u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_PHASES) const uint PHASES = 2u; // divides ITEMS
layout(push_constant, std430) uniform Push { RaysortRadixScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

const uint BINS = 1u << BITS, TILE = THREADS * ITEMS, PART = TILE / PHASES;
const uint COPIES = 8u; // counters of a digit
const uint LANES = BINS < THREADS ? BINS : THREADS, EACH = BINS / LANES; // digits of a thread
const uint COUNTED = COPIES * BINS + LANES / 16u * 34u, WORDS = COUNTED > PART ? COUNTED : PART;
const uint NOWHERE = 0xffffu;
shared uint pool[WORDS]; // first the counters, after them what the scan needs; then the keys of a part
shared uint slots[BINS]; // of a digit: slot of a key minus its place in the tile
shared uint own;         // keys of the tile
#include "digit.glsl"
#include "tile.glsl"
#define SCAN_TYPE uvec2
#define SCAN_THREADS LANES
#define SCAN_LENT
uvec2 scanLoad(uint i)
{
  return uvec2(pool[COPIES * BINS + 2u * i], pool[COPIES * BINS + 2u * i + 1u]);
}
void scanStore(uint i, uvec2 value)
{
  pool[COPIES * BINS + 2u * i] = value.x;
  pool[COPIES * BINS + 2u * i + 1u] = value.y;
}
#include "scan.glsl"

uint counterOf(uint digit)
{
  return digit * COPIES + gl_LocalInvocationIndex % COPIES;
}

// The counters become first places; slots of all digits.
void placeDigits(uvec2 found[EACH])
{
  uint t = gl_LocalInvocationIndex, counts[EACH];
  uvec2 sum = uvec2(0u), total;
  barrier();
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    counts[i] = 0u;
    [[unroll]] for (uint k = 0u; k < COPIES; ++k)
      counts[i] += pool[(min(t, LANES - 1u) * EACH + i) * COPIES + k];
    sum += uvec2(counts[i], found[i].y);
  }
  uvec2 before = scanBefore(sum, total);
  if (t == 0u)
    own = total.x;
  if (t < LANES)
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
    {
      uint digit = t * EACH + i, place = before.x;
      slots[digit] = found[i].x + before.y - before.x;
      before += uvec2(counts[i], found[i].y);
      [[unroll]] for (uint k = 0u; k < COPIES; ++k)
      {
        uint count = pool[digit * COPIES + k];
        pool[digit * COPIES + k] = place;
        place += count;
      }
    }
  barrier();
}

void sortTile(Tile tile)
{
  uint t = gl_LocalInvocationIndex;
  uint lead = tile.begin - min(tile.begin, tile.first), count = min(TILE, tile.end - tile.first);
  uint one = min(push.number, 1u); // the compiler must not know: it would first look for equal digits
  uint keys[ITEMS], places[(ITEMS + 1u) / 2u]; // 16 bits per place
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = push.keys.word[min(tile.first + t + i * THREADS, tile.end - 1u)];
  uvec2 found[EACH];
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    found[i] = t < LANES ? findSlot(tile, t * EACH + i) : uvec2(0u);
  for (uint i = t; i < COPIES * BINS; i += THREADS)
    pool[i] = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint at = t + i * THREADS, place = NOWHERE;
    if (at >= lead && at < count)
      place = atomicAdd(pool[counterOf(digitOf(keys[i]))], one);
    places[i / 2u] = i % 2u == 0u ? place : places[i / 2u] | place << 16;
  }
  placeDigits(found);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint at = t + i * THREADS, first = pool[counterOf(digitOf(keys[i]))];
    if (at >= lead && at < count)
      places[i / 2u] += first << i % 2u * 16u;
  }
  [[unroll]] for (uint phase = 0u; phase < PHASES; ++phase)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    {
      uint place = (places[i / 2u] >> i % 2u * 16u & 0xffffu) - phase * PART;
      if (place < PART)
        pool[place] = keys[i];
    }
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS / PHASES; ++i)
    {
      uint place = t + i * THREADS, key = pool[place];
      if (phase * PART + place < own)
        push.keysOut.word[slots[digitOf(key)] + phase * PART + place] = key;
    }
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
