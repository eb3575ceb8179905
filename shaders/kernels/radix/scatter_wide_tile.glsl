// scatter_wide_tile.glsl - sorts a tile of keys of two words by the digit in shared memory, stably, and writes it.
// SPDX-License-Identifier: MIT
//
// Include after KEYS_ONLY, NOWHERE, tile_digits.glsl, tile.glsl or digit_tile.glsl, and fetchKeys and writeWords, which
// know short keys.

void sortTile(Tile tile, bool hasWords)
{
  uint t = gl_LocalInvocationIndex, own = t / 32u * (ITEMS * 32u) + t % 32u; // first entry of the thread, in the tile
  uint lead = tile.begin - min(tile.begin, tile.first), count = min(TILE, tile.end - tile.first);
  uvec2 keys[ITEMS];
  uint places[ITEMS];
  fetchKeys(tile, own, hasWords, keys);
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
  if (!hasWords)
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[places[i]] = keys[i].y;
  uint values[ITEMS];
  if (!KEYS_ONLY)
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      values[i] = push.values.word[min(tile.first + own + i * 32u, tile.end - 1u)];
  barrier();
  uint moved[ITEMS]; // slots
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint place = t + i * THREADS;
    uvec2 key = uvec2(keys[i].x, hasWords ? 0u : pool[place]);
    bool isOwn = place >= lead && place < count;
    moved[i] = isOwn ? slots[digitOf(key)] + place : NOWHERE;
    if (isOwn && !hasWords)
      RaysortOut2(uvec2(push.keysOut)).vector[moved[i]] = key;
  }
  if (hasWords)
    writeWords(tile, keys, moved);
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[places[i]] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (moved[i] != NOWHERE)
        push.valuesOut.word[moved[i]] = pool[t + i * THREADS];
  }
}
