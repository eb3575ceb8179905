// word.glsl - the word of an entry of a bucket: bits of its key from the top, its number in the bucket below them.
// SPDX-License-Identifier: MIT
//
// Include after THREADS and ITEMS.
#ifndef RAYSORT_KERNELS_RADIX_WORD_GLSL
#define RAYSORT_KERNELS_RADIX_WORD_GLSL

const uint CAPACITY = THREADS * ITEMS;
const uint NUMBER_BITS = CAPACITY <= 1024u ? 10u : CAPACITY <= 4096u ? 12u : 13u;
const uint NUMBER_MASK = (1u << NUMBER_BITS) - 1u;

#endif
