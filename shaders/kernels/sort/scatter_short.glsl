// scatter_short.glsl - room of scatter.glsl: what writeTile does, with short segments.
// SPDX-License-Identifier: MIT
//
// For devices whose threads have 128 registers. Nothing but the items of a segment stays in registers. Keys go to the
// pool block by block. What moves goes there word by word, and from there to its slot. So keys that move are fetched
// twice.
#ifndef RAYSORT_KERNELS_SORT_SCATTER_SHORT_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_SHORT_GLSL

const bool LOADS_SHORT = IS_SHORT && HAS_BLOCKS && SOURCE != RAYSORT_SOURCE_UINT8;

uvec4 blockAt(uint tile, uint count, uint block)
{
  const uint WORD_KEYS = BLOCK_KEYS / 4u;
  uint first = tile / WORD_KEYS + block * 4u;
  if (count == TILE)
    return RaysortIn4(raysortAddress(uvec2(push.keys), first)).vector[0];
  uvec4 words = uvec4(0u);
  [[unroll]] for (uint k = 0u; k < 4u; ++k)
    if ((block * 4u + k) * WORD_KEYS < count)
      words[k] = raysortRead(push.keys, first + k);
  return words;
}

void loadShort(out uint words[WORDS], uint tile, uint count, bool isSecond)
{
  for (uint i = 0u; i < BLOCKS; ++i)
  {
    uvec4 block = blockAt(tile, count, blockOf(i));
    [[unroll]] for (uint word = 0u; word < BLOCK_WORDS; ++word)
      pool[digitsAt(blockOf(i)) + word] = packDigits(block, word, isSecond);
  }
  readSegment(words);
}

// Words that move: 0 and 1 are those of the key, low word first; VALUE is the value.
const uint VALUE = 2u;

uint movedWord(uint what, uint entry)
{
  if (what < VALUE)
    return raysort_key(entry)[what];
  if (MAY_UNPACK && (push.flags & RAYSORT_KERNEL_PACKED) != 0u)
    return raysortRead(push.keys, entry) & ((1u << (push.keyLayout >> 24)) - 1u);
  return raysortRead(push.values, entry);
}

void stageWords(uint what, uint tile, uint count)
{
  barrier(); // the pool has been read
  for (uint i = gl_LocalInvocationIndex; i < count; i += THREADS)
    pool[padded(i)] = movedWord(what, tile + i);
  barrier();
}

uint stagedWord(uint item)
{
  return pool[padded(item & INDEX_MASK)];
}

bool isMoved(uint item, uint count)
{
  return (push.flags & RAYSORT_KERNEL_WRITE_TAIL) != 0u ? (item & INDEX_MASK) < count
                                                         : item < push.digitCount << DIGIT_SHIFT;
}

uint slotOf(uint item, uint i)
{
  return base[item >> DIGIT_SHIFT].x + (i * THREADS + gl_LocalInvocationIndex);
}

void moveValues(uint items[SEGMENT], uint tile, uint count)
{
  bool hasValues = (push.flags & RAYSORT_KERNEL_VALUES) != 0u;
  uint valueBits = packs() ? 31u - findMSB(secondTail()) : 0u;
  if (hasValues)
    stageWords(VALUE, tile, count);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (isMoved(items[i], count))
    {
      uint slot = slotOf(items[i], i), value = hasValues ? stagedWord(items[i]) : tile | (items[i] & INDEX_MASK);
      if (packs())
        value |= (items[i] >> INDEX_BITS & SECOND_MASK) << valueBits;
      raysortWrite(push.valuesOut, slot, value);
      if ((push.flags & RAYSORT_KERNEL_INVERSE) != 0u && value < push.inverseCapacity)
        raysortWrite(push.inverse, value, slot);
    }
}

void moveKeys(uint items[SEGMENT], uint tile, uint count)
{
  uint keys[SEGMENT];
  stageWords(0u, tile, count);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    keys[i] = stagedWord(items[i]);
  if (SOURCE == RAYSORT_SOURCE_UINT64)
    stageWords(1u, tile, count);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (isMoved(items[i], count))
    {
      uint slot = slotOf(items[i], i);
      if (SOURCE == RAYSORT_SOURCE_UINT64)
      {
        RaysortOut pair = RaysortOut(raysortAddress(raysortAddress(uvec2(push.keysOut), slot), slot));
        pair.word[0] = keys[i];
        pair.word[1] = stagedWord(items[i]);
      }
      else
        raysortWrite(push.keysOut, slot, keys[i]);
    }
}

void moveTile(uint tile, uint count)
{
  uint items[SEGMENT];
  readStage(items);
  moveValues(items, tile, count);
  if (MOVES_KEYS && (push.flags & RAYSORT_KERNEL_WRITE_KEYS) != 0u)
    moveKeys(items, tile, count);
}

#endif
