// bucket.glsl - a bucket as the kernels that sort in shared memory see it.
// SPDX-License-Identifier: MIT
//
// Entry i of the bucket is one word: the bits of its key that differ within the bucket, from the top; below them its
// number i. So all words differ, and their order is that of a stable sort. Include after THREADS, ITEMS and the push
// block `push` with keys, values and state.

#include "word.glsl"

struct Bucket
{
  uint first, size, bits, kind;
  uint base; // added to the bits of the word: a key
};

Bucket openBucket(uvec2 found)
{
  Bucket bucket;
  bucket.first = found.x;
  bucket.kind = found.y >> RAYSORT_RADIX_KIND_BIT;
  bucket.size = found.y & 0xffffu;
  bucket.bits = found.y >> 16 & 63u;
  return bucket;
}

// Its keys begin where all bits that differ are 0.
void findBase(inout Bucket bucket, uint key)
{
  uint least = push.state.word[RAYSORT_RADIX_STATE_LEAST];
  bucket.base = (key - least >> bucket.bits << bucket.bits) + least;
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
