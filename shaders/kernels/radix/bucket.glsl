// bucket.glsl - a bucket as the kernels that sort in shared memory see it.
// SPDX-License-Identifier: MIT
//
// Entry i of the bucket is one word: the bits of its key that differ within the bucket, from the top; below them its
// number i. So all words differ, and their order is that of a stable sort. Include after THREADS, ITEMS and the push
// block `push` with keys, values and state.

#include "word.glsl"

struct Bucket
{
  uint first, size, bits;
  uint digit; // the first one, in the low 9 bits; bits above them may be set
  bool isSteady;
  uint base; // added to the bits of the word: a key
};

Bucket openBucket(uvec2 found)
{
  Bucket bucket;
  bucket.first = found.x;
  bucket.isSteady = (found.y & RAYSORT_RADIX_STEADY_BIT) != 0u;
  bucket.size = found.y & 0xffffu;
  bucket.bits = found.y >> RAYSORT_RADIX_BUCKET_BITS & 63u;
  bucket.digit = found.y >> RAYSORT_RADIX_BUCKET_DIGIT;
  return bucket;
}

// The least key that the first digit may have, from any key of the bucket.
void findBase(inout Bucket bucket, uint key)
{
  uint shift = push.state.word[RAYSORT_RADIX_STATE_SHIFT], from = key - push.state.word[RAYSORT_RADIX_STATE_LEAST];
  uint digits = (from >> shift) - bucket.digit & (1u << bucket.bits - shift) - 1u; // since the first
  bucket.base = key - (digits << shift | from & (1u << shift) - 1u);
}

uint wordOf(Bucket bucket, uint key)
{
  return key - bucket.base << 32u - bucket.bits;
}

uint keyOf(Bucket bucket, uint word)
{
  return bucket.base + (word >> 32u - bucket.bits);
}

uint entryAt(Bucket bucket, uint i)
{
  return bucket.first + min(i, bucket.size - 1u);
}
