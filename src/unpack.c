/* SPDX-License-Identifier: MIT */
#include "internal.h"

/* The words of a folder of kernels stand in the header as text, packed by tools/pack.c. A kernel goes word by word:
 *   - A word is guessed from a copy: the words behind the last place, in this or an earlier kernel, where the same
 *     instructions stood. Kernels of a folder share functions, so most guesses are right.
 *   - The first guess is the word of the copy. Ids differ from copy to copy, so the second guess is as far from the
 *     copy's word as the last word was that the first guess did not know. A bit says if a guess is right.
 *   - If no guess is right, a number says how far the word is from the highest id so far; the first word of an
 *     instruction: from 0. Its lowest bit is the sign. The count of its bits comes first, then the bits.
 *   - A range coder stores a bit by its odds; its digits are of base 95, a character each. Each context has odds of its
 *     own: opcode, place in the instruction, the number so far. A bit moves the odds by an eighth of their distance.
 * Literals are treated as ids: this costs text, but the words stay exact. tools/kernel.sh numbers the ids of a kernel
 * in the order of their first use, so that a new id is one above the highest. */
typedef struct raysort_packed
{
  const char *digits, *const *text; /* the next digit, 0 ends a string, NULL before the first; the next string */
  uint64_t code, range;             /* code < range */
  uint32_t places[1 << 14];         /* of the last instructions, hashed: the word behind them; 0: none */
  int16_t odds[1 << 16];            /* of a context, hashed: its bit is 1 in so many of 65536, less 32768 */
} raysort_packed;

static uint32_t raysort_readBit(raysort_packed *packed, uint32_t context)
{
  int16_t *odds = &packed->odds[context * 0x9e3779b1u >> 16];
  uint64_t split;
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 95)
  {
    packed->digits = packed->digits && *packed->digits ? packed->digits : *packed->text++;
    packed->code = packed->code * 95 + (uint32_t)(*packed->digits++ - ' ');
  }
  split = (packed->range >> 16) * (uint32_t)(32768 + *odds);
  if (packed->code < split) /* most bits are foreseen, so to branch is faster than to choose */
  {
    packed->range = split;
    *odds = (int16_t)(*odds + (32768 - *odds) / 8);
    return 1;
  }
  packed->range -= split;
  packed->code -= split;
  *odds = (int16_t)(*odds - (32768 + *odds) / 8);
  return 0;
}

static uint32_t raysort_readNumber(raysort_packed *packed, uint32_t context)
{
  uint32_t size = 0, number = 1; /* the number + 1, from its highest bit on */
  while (raysort_readBit(packed, context + size))
    ++size;
  for (context += size << 6; size > 0; --size)
    number = number << 1 | raysort_readBit(packed, context ^ number << 1);
  return (number - 1) >> 1 ^ (0u - ((number - 1) & 1u));
}

/* Unpacks the words first .. end - 1, a kernel. */
static void raysort_unpackKernel(raysort_packed *packed, uint32_t *words, uint32_t first, uint32_t end)
{
  uint32_t context = 1 << 12, left = 5; /* opcode << 18 | place in the instruction << 12; the header is 5 operands */
  uint32_t from = 0, shift = 0, highest = 0, history = 0, i; /* from: the next word of the copy; 0: there is none */
  for (i = first; i < end; ++i, --left, context += 1 << 12, from += from != 0)
  {
    if (left == 0)
    {
      uint32_t *place = &packed->places[history * 0x9e3779b1u >> 18];
      from = from ? from : *place;
      *place = i;
      context = 0;
    }
    words[i] = from ? words[from] : 0;
    if (!from || !raysort_readBit(packed, context))
    {
      words[i] += shift;
      if (!from || !raysort_readBit(packed, context | 1))
        words[i] = (context ? highest : 0) + raysort_readNumber(packed, context | 4);
      shift = words[i] - words[from];
      from = context ? from : 0;
    }
    highest += context && words[i] == highest + 1;
    if (context == 0)
    {
      context = words[i] << 18;
      left = words[i] >> 16;
      history = history << 10 ^ words[i];
    }
  }
}

/* The words of all kernels of a folder, one behind the other; NULL: no host memory. */
static uint32_t *raysort_unpack(const VkAllocationCallbacks *allocator, const raysort_folder *folder)
{
  raysort_packed *packed = (raysort_packed *)raysort_allocate(allocator, sizeof(*packed));
  uint32_t *words = packed ? (uint32_t *)raysort_allocate(allocator, folder->firsts[folder->count] * 4) : NULL, i;
  if (words)
  {
    memset(packed, 0, sizeof(*packed));
    packed->text = folder->text;
    packed->range = 1;
    for (i = 0; i < folder->count; ++i)
      raysort_unpackKernel(packed, words, folder->firsts[i], folder->firsts[i + 1]);
  }
  raysort_free(allocator, packed);
  return words;
}
