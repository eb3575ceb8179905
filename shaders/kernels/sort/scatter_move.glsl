// scatter_move.glsl - room of scatter.glsl: values and keys of a sorted tile go to their slots.
// SPDX-License-Identifier: MIT
//
// Place i of the sorted tile belongs to thread i % THREADS: neighbours write neighbouring slots.
#ifndef RAYSORT_KERNELS_SORT_SCATTER_MOVE_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_MOVE_GLSL

// Below this many entries the byte offset of a slot fits 31 bits. Addresses by 64-bit arithmetic made the kernel 5 to
// 15 % slower.
const uint NEAR = 1u << 29;

void writeWords(RaysortOut to, uint slots[SEGMENT], uint words[SEGMENT], uint items[SEGMENT], uint end)
{
  if (push.maxCount <= NEAR)
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    {
      if (items[i] < end)
        to.word[slots[i]] = words[i];
    }
  else
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      if (items[i] < end)
        raysortWrite(to, slots[i], words[i]);
}

// The values of the tile in the order of the entries: neighbours read neighbours. fetchKeys does the same for one word
// of keys that do not come in blocks.
void fetchValues(out uint values[SEGMENT], uint tile, uint count)
{
  RaysortIn first = RaysortIn(raysortAddress(uvec2(push.values), tile + gl_LocalInvocationIndex));
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] = i * THREADS + gl_LocalInvocationIndex < count ? first.word[i * THREADS] : 0u;
}

void fetchKeys(out uint keys[SEGMENT], uint tile, uint count, uint word)
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint index = i * THREADS + gl_LocalInvocationIndex;
    keys[i] = index < count ? raysort_key(tile + index)[word] : 0u;
  }
}

void packValues(inout uint values[SEGMENT], uint items[SEGMENT])
{
  uint valueBits = 31u - findMSB(secondTail());
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] |= (items[i] >> INDEX_BITS & SECOND_MASK) << valueBits;
}

// Fetches the values of a whole tile before it is sorted, four at a time, if their address is a multiple of 16. Returns
// whether it did. A radix sort of 33.5 M pairs took 6 % less time with it. Two other ways took 4 to 8 % more: to fetch
// values of other alignment in an `else` here, and to fetch the values before the keys of the next tile.
const uint VALUE_BLOCKS = SEGMENT / 4u;

bool fetchAhead(out uvec4 values[VALUE_BLOCKS], uint tile, uint count)
{
  uvec2 first = raysortAddress(uvec2(push.values), tile + gl_LocalInvocationIndex * 4u);
  bool hasValues = (push.flags & (RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_PACKED)) == RAYSORT_KERNEL_VALUES;
  // the same for all threads
  bool isAhead = !IS_SHORT && hasValues && count == TILE && (first.x & 15u) == 0u;
  if (isAhead)
    [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
      values[i] = RaysortIn4(first).vector[i * THREADS];
  return isAhead;
}

// From the order of the entries to that of the items, through the pool.
void gather(out uint words[SEGMENT], uint items[SEGMENT])
{
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    words[i] = pool[padded(items[i] & INDEX_MASK)];
}

void exchange(inout uint words[SEGMENT], uint items[SEGMENT])
{
  uint t = gl_LocalInvocationIndex;
  barrier(); // the pool has been read
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(t) + i * (THREADS + THREADS / 32u)] = words[i];
  gather(words, items);
}

void exchangeValues(out uint words[SEGMENT], uvec4 values[VALUE_BLOCKS], uint items[SEGMENT])
{
  uint first = padded(gl_LocalInvocationIndex * 4u);
  barrier();
  [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      pool[first + i * (THREADS * 4u + THREADS / 8u) + k] = values[i][k];
  gather(words, items);
}

// The thread still holds the blocks of keys that it fetched, so keys are not fetched again.
void exchangeKeys(out uint words[SEGMENT], uvec4 blocks[BLOCKS], uint items[SEGMENT])
{
  barrier();
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      pool[padded(blockOf(i) * BLOCK_KEYS) + k] = raysort_blockKey(blocks[i], k);
  gather(words, items);
}

// Packed values share the words of their keys: they are not fetched again either.
const bool MAY_UNPACK = MAY_PACK && SOURCE == RAYSORT_SOURCE_UINT32; // 4 keys or values a block

void unpackValues(out uvec4 values[VALUE_BLOCKS], uvec4 blocks[BLOCKS])
{
  uint mask = (1u << (push.keyLayout >> 24)) - 1u;
  [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
    values[i] = blocks[i % BLOCKS] & mask;
}

void writeInverse(uint slots[SEGMENT], uint values[SEGMENT], uint items[SEGMENT], uint end)
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < end && values[i] < push.inverseCapacity)
      raysortWrite(push.inverse, values[i], slots[i]);
}

const bool MOVES_KEYS = OF_TWO;

void writeKeys(uint slots[SEGMENT], uint items[SEGMENT], uvec4 blocks[BLOCKS], uint tile, uint count, uint end)
{
  uint keys[SEGMENT];
  if (HAS_BLOCKS)
    exchangeKeys(keys, blocks, items);
  else
  {
    fetchKeys(keys, tile, count, 0u);
    exchange(keys, items);
  }
  if (SOURCE != RAYSORT_SOURCE_UINT64)
  {
    writeWords(push.keysOut, slots, keys, items, end);
    return;
  }
  uint upper[SEGMENT];
  fetchKeys(upper, tile, count, 1u);
  exchange(upper, items);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < end)
    {
      RaysortOut pair = RaysortOut(raysortAddress(raysortAddress(uvec2(push.keysOut), slots[i]), slots[i]));
      pair.word[0] = keys[i];
      pair.word[1] = upper[i];
    }
}

void readStage(out uint items[SEGMENT])
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = pool[padded(gl_LocalInvocationIndex) + i * (THREADS + THREADS / 32u)];
}

void writeMap(uint tile)
{
  uint items[SEGMENT];
  readStage(items);
  uvec2 map[SEGMENT]; // addresses: SwiftShader loses the upper word of a reference in a local array
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    map[i] = base[items[i] >> DIGIT_SHIFT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < push.digitCount << DIGIT_SHIFT)
      RaysortOut(map[i]).word[i * THREADS + gl_LocalInvocationIndex] = tile | (items[i] & INDEX_MASK);
}

void writeTile(uvec4 blocks[BLOCKS], uvec4 ahead[VALUE_BLOCKS], bool isAhead, uint tile, uint count)
{
  uint end = push.digitCount << DIGIT_SHIFT;
  uint items[SEGMENT], slots[SEGMENT], values[SEGMENT];
  readStage(items);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    slots[i] = base[items[i] >> DIGIT_SHIFT].x + (i * THREADS + gl_LocalInvocationIndex);
  if ((push.flags & RAYSORT_KERNEL_WRITE_TAIL) != 0u)
  {
    // Above every item except the padding. Padding keeps its index, so that lookups stay within the arrays.
    end = ~INDEX_MASK;
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      items[i] |= (items[i] & INDEX_MASK) < count ? 0u : end;
  }
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] = tile | (items[i] & INDEX_MASK);
  if (MAY_UNPACK && (push.flags & RAYSORT_KERNEL_PACKED) != 0u)
  {
    uvec4 unpacked[VALUE_BLOCKS];
    unpackValues(unpacked, blocks);
    exchangeValues(values, unpacked, items);
  }
  else if (isAhead)
    exchangeValues(values, ahead, items);
  else if ((push.flags & RAYSORT_KERNEL_VALUES) != 0u)
  {
    fetchValues(values, tile, count);
    exchange(values, items);
  }
  if (packs())
    packValues(values, items);
  writeWords(push.valuesOut, slots, values, items, end);
  if ((push.flags & RAYSORT_KERNEL_INVERSE) != 0u)
    writeInverse(slots, values, items, end);
  if (MOVES_KEYS && (push.flags & RAYSORT_KERNEL_WRITE_KEYS) != 0u)
    writeKeys(slots, items, blocks, tile, count, end);
}

#endif
