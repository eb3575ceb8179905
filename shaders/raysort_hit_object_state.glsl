// raysort_hit_object_state.glsl - target 0 of raysort_hit_object.glsl: a thread's objects and live state in memory.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object_wave.glsl includes this file.
#ifndef RAYSORT_HIT_OBJECT_STATE_GLSL
#define RAYSORT_HIT_OBJECT_STATE_GLSL

// A thread's state is its objects, then its live state. It is moved as words, not as floats: a driver may change a NaN.

#ifdef RAYSORT_PRIVATE_MORE
#define RAYSORT_PRIVATE_OBJECT_WORDS 6
#else
#define RAYSORT_PRIVATE_OBJECT_WORDS 4
#endif
#ifdef RAYSORT_LIVE_WORDS
#define RAYSORT_PRIVATE_WORDS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS + RAYSORT_LIVE_WORDS)
#else
#define RAYSORT_PRIVATE_WORDS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS)
#endif
#define RAYSORT_PRIVATE_ACTIVE_KEYS 132u // RaysortReorderProgram.activeKeys
#define RAYSORT_NO_SLOT 0xffffffffu

void raysortUnpackObject(uvec4 word[RAYSORT_PRIVATE_OBJECT_WORDS], out raysortHitObject hit)
{
  hit.base = RaysortHitObjectData(uintBitsToFloat(word[0].xyz), uintBitsToFloat(word[0].w),
  uintBitsToFloat(word[1].xyz),
                              uintBitsToFloat(word[1].w), word[2].x, word[2].y, word[2].z, word[2].w, word[3].x,
                              uint[2](word[3].y, word[3].z), word[3].w);
#ifdef RAYSORT_PRIVATE_MORE
  hit.more = uint[8](word[4].x, word[4].y, word[4].z, word[4].w, word[5].x, word[5].y, word[5].z, word[5].w);
#endif
}

void raysortPackObject(raysortHitObject hit, out uvec4 word[RAYSORT_PRIVATE_OBJECT_WORDS])
{
  word[0] = uvec4(floatBitsToUint(hit.base.origin), floatBitsToUint(hit.base.tMin));
  word[1] = uvec4(floatBitsToUint(hit.base.direction), floatBitsToUint(hit.base.tMax));
  word[2] = uvec4(hit.base.meta, hit.base.record, hit.base.instance, hit.base.primitive);
  word[3] = uvec4(hit.base.geometry, hit.base.attributes[0], hit.base.attributes[1], hit.base.last);
#ifdef RAYSORT_PRIVATE_MORE
  word[4] = uvec4(hit.more[0], hit.more[1], hit.more[2], hit.more[3]);
  word[5] = uvec4(hit.more[4], hit.more[5], hit.more[6], hit.more[7]);
#endif
}

#ifdef RAYSORT_SUBGROUPS
#define RAYSORT_PRIVATE_ANY(isSo) (subgroupBallot(isSo) != uvec4(0u))
// A block of eight threads moves 128 bytes of each of its threads together (a block of four, 64 bytes). If every thread
// moved its own 16 bytes, memory would be touched twice as often.
// Tuning: a whole line of 128 bytes in one access takes two thirds of the time of two halves.
#if RAYSORT_PRIVATE_WORDS % 8 == 0
#define RAYSORT_PRIVATE_BLOCK 8
#else
#define RAYSORT_PRIVATE_BLOCK 4
#endif

// Whether all threads of this thread's block are active. A block is 8 (or 4) neighbours of a subgroup.
bool raysortIsWholeBlock()
{
  uint first = gl_SubgroupInvocationID & 32u - RAYSORT_PRIVATE_BLOCK, all = (1u << RAYSORT_PRIVATE_BLOCK) - 1u;
  return gl_SubgroupSize >= RAYSORT_PRIVATE_BLOCK &&
         (subgroupBallot(true)[gl_SubgroupInvocationID >> 5 & 3u] >> first & all) == all;
}

// Two threads whose numbers differ in the bit high - low exchange words: the thread without the bit gives its word
// `high` and gets word `low` of the other thread.
#define RAYSORT_PRIVATE_SWAP(low, high)                                            \
  other = subgroupShuffleXor(mix(word[high], word[low], isSet), uint(high - low)); \
  word[low] = mix(word[low], other, isSet);                                        \
  word[high] = mix(other, word[high], isSet);

// Gives thread i of a block the words i of all threads of the block, in the order of the threads.
void raysortTranspose(inout uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uvec4 other;
  bvec4 isSet = bvec4((gl_SubgroupInvocationID & 1u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 1)
  RAYSORT_PRIVATE_SWAP(2, 3)
#if RAYSORT_PRIVATE_BLOCK == 8
  RAYSORT_PRIVATE_SWAP(4, 5)
  RAYSORT_PRIVATE_SWAP(6, 7)
#endif
  isSet = bvec4((gl_SubgroupInvocationID & 2u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 2)
  RAYSORT_PRIVATE_SWAP(1, 3)
#if RAYSORT_PRIVATE_BLOCK == 8
  RAYSORT_PRIVATE_SWAP(4, 6)
  RAYSORT_PRIVATE_SWAP(5, 7)
  isSet = bvec4((gl_SubgroupInvocationID & 4u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 4)
  RAYSORT_PRIVATE_SWAP(1, 5)
  RAYSORT_PRIVATE_SWAP(2, 6)
  RAYSORT_PRIVATE_SWAP(3, 7)
#endif
}

// Loads, for each thread of a block, as many words as the block has threads. base: the address of the first of these
// words in slot 0. slot: this thread's slot, or RAYSORT_NO_SLOT if it loads nothing for itself.
void raysortLoadBlock(uvec2 base, uint stride, uint slot, inout uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uint own = gl_SubgroupInvocationID & RAYSORT_PRIVATE_BLOCK - 1u;
  base = raysortAdvance(base, own, 16u);
  for (uint i = 0u; i < RAYSORT_PRIVATE_BLOCK; ++i)
  {
    uint its = subgroupShuffle(slot, gl_SubgroupInvocationID - own + i);
    if (its != RAYSORT_NO_SLOT)
      word[i] = RaysortObjectAt(raysortAdvance(base, its, stride)).word[0];
  }
  raysortTranspose(word);
}

void raysortStoreBlock(uvec2 base, uint stride, uint slot, uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uint own = gl_SubgroupInvocationID & RAYSORT_PRIVATE_BLOCK - 1u;
  base = raysortAdvance(base, own, 16u);
  raysortTranspose(word);
  for (uint i = 0u; i < RAYSORT_PRIVATE_BLOCK; ++i)
  {
    uint its = subgroupShuffle(slot, gl_SubgroupInvocationID - own + i);
    if (its != RAYSORT_NO_SLOT)
      RaysortObjectAt(raysortAdvance(base, its, stride)).word[0] = word[i];
  }
}
#else
#define RAYSORT_PRIVATE_ANY(isSo) (isSo)
#endif

// Loads the words first to first + count - 1 of this thread, which are side by side in memory. base: their address in
// slot 0. Whole blocks of threads load whole blocks of words together. Each thread loads the other words itself.
void raysortLoadPart(uvec2 base, uint stride, uint slot, uint first, uint count,
                     inout uvec4 word[RAYSORT_PRIVATE_WORDS])
{
  uint moved = 0u;
#ifdef RAYSORT_SUBGROUPS
  bool isWhole = raysortIsWholeBlock();
  for (uint i = 0u; i < count / RAYSORT_PRIVATE_BLOCK; ++i)
    if (isWhole)
    {
      uvec4 block[RAYSORT_PRIVATE_BLOCK];
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        block[k] = uvec4(0u);
      raysortLoadBlock(raysortAdvance(base, i * RAYSORT_PRIVATE_BLOCK, 16u), stride, slot, block);
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        word[first + i * RAYSORT_PRIVATE_BLOCK + k] = block[k];
    }
  moved = isWhole ? count - count % RAYSORT_PRIVATE_BLOCK : 0u;
#endif
  if (slot != RAYSORT_NO_SLOT)
    for (uint i = moved; i < count; ++i)
      word[first + i] = RaysortObjectAt(raysortAdvance(raysortAdvance(base, i, 16u), slot, stride)).word[0];
}

void raysortStorePart(uvec2 base, uint stride, uint slot, uint first, uint count,
                      uvec4 word[RAYSORT_PRIVATE_WORDS])
{
  uint moved = 0u;
#ifdef RAYSORT_SUBGROUPS
  bool isWhole = raysortIsWholeBlock();
  for (uint i = 0u; i < count / RAYSORT_PRIVATE_BLOCK; ++i)
    if (isWhole)
    {
      uvec4 block[RAYSORT_PRIVATE_BLOCK];
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        block[k] = word[first + i * RAYSORT_PRIVATE_BLOCK + k];
      raysortStoreBlock(raysortAdvance(base, i * RAYSORT_PRIVATE_BLOCK, 16u), stride, slot, block);
    }
  moved = isWhole ? count - count % RAYSORT_PRIVATE_BLOCK : 0u;
#endif
  if (slot != RAYSORT_NO_SLOT)
    for (uint i = moved; i < count; ++i)
      RaysortObjectAt(raysortAdvance(raysortAdvance(base, i, 16u), slot, stride)).word[0] = word[first + i];
}

// Moves the objects and the live state. They are side by side if they take whole lines of memory.
#define RAYSORT_PRIVATE_OBJECTS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS)
#define RAYSORT_PRIVATE_MOVE(movePart, slot, word)                                                              \
  {                                                                                                             \
    uint stride = raysortHead(7u).z & 0xffffu;                                                                  \
    if (RAYSORT_PRIVATE_WORDS % 8 == 0 && stride == 16u * RAYSORT_PRIVATE_WORDS)                                \
      movePart(raysortHead(0u).zw, stride, slot, 0u, RAYSORT_PRIVATE_WORDS, word);                              \
    else                                                                                                        \
    {                                                                                                           \
      movePart(raysortHead(0u).zw, stride, slot, 0u, RAYSORT_PRIVATE_OBJECTS, word);                            \
      if (RAYSORT_PRIVATE_WORDS > RAYSORT_PRIVATE_OBJECTS)                                                      \
        movePart(raysortHead(1u).xy, raysortHead(8u).z, slot, RAYSORT_PRIVATE_OBJECTS,                          \
                 RAYSORT_PRIVATE_WORDS - RAYSORT_PRIVATE_OBJECTS, word);                                        \
    }                                                                                                           \
  }

#endif
