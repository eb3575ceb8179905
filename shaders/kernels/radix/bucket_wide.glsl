// bucket_wide.glsl - a bucket of keys of two words, as the kernels that sort in shared memory see it.
// SPDX-License-Identifier: MIT
//
// The rest of a key distinguishes it from the others of its bucket: which of the joined buckets it is in, and below
// that the bits under all buckets, less the least of them. Those mostly need more bits than a word has room for. So
// the word of entry i has the upper bits of the rest, and below them its number i. The bits of the rest under those are
// 32 at most: places.comp joins no more small buckets than that allows; above the rest of any other bucket are the two
// digits, together 14 bits or more, and a number has 13 at most. Example, 2048 keys of 50 bits: a word has 20 of them,
// and two pairs of keys are the same there.
//
// Include after word.glsl, key.glsl, digit.glsl, short.glsl, KEYS_ONLY, SHORT, `shared uint pool[]` of at least
// THREADS * 4 words, entryOf and the push block `push` with keys, values, keysOut, valuesOut and state. entryOf(i) is
// the number of the thread's entry i. SHORT: the keys are short, and `keys` has their words.

layout(buffer_reference, std430, buffer_reference_align = 8) buffer RaysortKeys { uvec2 vector[]; };
const uint WORD_BITS = 32u - NUMBER_BITS; // of a rest in a word
shared uint ranges[4]; // least and greatest high word, least and greatest low word

struct Bucket
{
  uint first, size, bits;
  uint digit; // the first one, in the low 9 bits; bits above them may be set
  bool isSteady;
  uint shift;     // bits under all buckets
  uvec2 least;    // of these bits
  uint rangeBits; // that they need
  uint restBits;  // and with those of joined buckets
};

Bucket openBucket(uvec2 found)
{
  Bucket bucket;
  bucket.first = found.x;
  bucket.isSteady = (found.y & RAYSORT_RADIX_STEADY_BIT) != 0u;
  bucket.size = found.y & 0xffffu;
  bucket.bits = found.y >> RAYSORT_RADIX_BUCKET_BITS & 63u;
  bucket.digit = found.y >> RAYSORT_RADIX_BUCKET_DIGIT;
  bucket.shift = push.state.word[RAYSORT_RADIX_STATE_SHIFT];
  readLeast(push.state);
  if (SHORT)
    takeWords();
  return bucket;
}

uint wordAt(Bucket bucket, uint number)
{
  return push.keys.word[bucket.first + min(number, bucket.size - 1u)];
}

// The compact key of an entry, or the word of a short one.
uvec2 keyAt(Bucket bucket, uint number)
{
  if (SHORT)
    return uvec2(wordAt(bucket, number), 0u);
  return compact(RaysortKeys(uvec2(push.keys)).vector[bucket.first + min(number, bucket.size - 1u)]);
}

// The range of the bits under all buckets. It ends with a barrier, so the pool is free. All threads must call it.
void measureBucket(inout Bucket bucket, uvec2 keys[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  uvec2 low = uvec2(0xffffffffu), high = uvec2(0u);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uvec2 under = lowBits(keys[i], bucket.shift);
    low = min(low, under);
    high = max(high, under);
  }
  pool[t] = low.y;
  pool[THREADS + t] = ~high.y;
  pool[2u * THREADS + t] = low.x;
  pool[3u * THREADS + t] = ~high.x;
  if (t < 4u)
    ranges[t] = 0xffffffffu;
  barrier();
  const uint TEAM = THREADS >= 128u ? 32u : THREADS / 4u; // threads that reduce one of the four
  if (t < 4u * TEAM)
  {
    uint least = 0xffffffffu;
    [[unroll]] for (uint i = 0u; i < THREADS / TEAM; ++i)
      least = min(least, pool[t / TEAM * THREADS + i * TEAM + t % TEAM]);
    atomicMin(ranges[t / TEAM], least);
  }
  barrier();
  bool isOne = ranges[0] == ~ranges[1]; // one high word; with more, the range that is found may be too large
  bucket.least = uvec2(isOne ? ranges[2] : 0u, ranges[0]);
  bucket.rangeBits = widthOf(subtract(uvec2(isOne ? ~ranges[3] : 0xffffffffu, ~ranges[1]), bucket.least));
  bucket.restBits = bucket.rangeBits + bucket.bits - bucket.shift;
}

// Of a compact key.
uvec2 restOf(Bucket bucket, uvec2 key)
{
  uint joined = shiftRight(key, bucket.shift).x - bucket.digit & (1u << bucket.bits - bucket.shift) - 1u;
  uvec2 rest = subtract(lowBits(key, bucket.shift), bucket.least);
  return rest | shiftLeft(uvec2(joined, 0u), bucket.rangeBits);
}

// Writes the keys of the sorted words: words[i] has the number of the entry that goes to entryOf(i). All keys are read
// before the first one is written, which may be in place.
void writeWhole(Bucket bucket, uint words[ITEMS])
{
  uint low[ITEMS];
  RaysortKeys keys = RaysortKeys(uvec2(push.keys));
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[entryOf(i)] = keys.vector[bucket.first + min(entryOf(i), bucket.size - 1u)].x;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    low[i] = pool[min(words[i] & NUMBER_MASK, CAPACITY - 1u)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[entryOf(i)] = keys.vector[bucket.first + min(entryOf(i), bucket.size - 1u)].y;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (entryOf(i) < bucket.size)
      RaysortKeys(uvec2(push.keysOut)).vector[bucket.first + entryOf(i)] = uvec2(low[i], pool[words[i] & NUMBER_MASK]);
}

// The same of short keys.
void writeShort(Bucket bucket, uint words[ITEMS])
{
  uvec2 upper = upperOf(bucket.first);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[entryOf(i)] = wordAt(bucket, entryOf(i));
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (entryOf(i) < bucket.size)
      RaysortKeys(uvec2(push.keysOut)).vector[bucket.first + entryOf(i)] =
          wholeKey(pool[words[i] & NUMBER_MASK], upper);
}

// Writes the keys and the values of the sorted words. All threads must call it.
void writeBucket(Bucket bucket, uint words[ITEMS])
{
  barrier();
  if (SHORT)
    writeShort(bucket, words);
  else
    writeWhole(bucket, words);
  if (KEYS_ONLY)
    return;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[entryOf(i)] = push.values.word[bucket.first + min(entryOf(i), bucket.size - 1u)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (entryOf(i) < bucket.size)
      push.valuesOut.word[bucket.first + entryOf(i)] = pool[words[i] & NUMBER_MASK];
}
