// scatter_tile.glsl - sorts a tile by the digit in shared memory, stably, and writes it to the slots of its digits.
// SPDX-License-Identifier: MIT
//
// Include after KEYS_ONLY, tile_digits.glsl, and tile.glsl or digit_tile.glsl.

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
