/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* The words of a folder of kernels are in the header as text, packed by tools/pack.c. A kernel goes word by word:
 *   - A copy is the words after the last place, in this or an earlier kernel, where the same instructions were.
 *     Kernels of a folder share functions, so a copy is right for most words, except for ids.
 *   - The last substitute of an id is the id that was in its place when it was last copied. An operand is guessed to
 *     be the last substitute of the copy's id; if there is none, to be a new id, one above the highest so far. Example:
 *     the copy is "5 = 3 + 4; 6 = 5 * 3", and the highest id is 8. If the kernel's words are "9 = 7 + 8", 9, 7 and 8
 *     are now the last substitutes of 5, 3 and 4, so the next instruction is guessed to be "9 * 7", and its result,
 *     which has no substitute, to be 10. The first word of an instruction is guessed to be the copy's. A bit says if
 *     the guess is right.
 *   - If it is not, a number gives the word, or how far the word is below a new id. The number + 1 is written: first
 *     how many bits follow its first 1, then these bits.
 *   - A range coder stores a bit by its odds; its digits are of base 92, a character each. The logarithm of the odds is
 *     the sum of three weights, found by the step of the reader and: by opcode and place in the instruction; by these
 *     and the instruction before; by the guess. Each bit moves its weights towards what it was.
 * Literals are treated as ids: this costs text, but the words stay exact. tools/kernel.sh numbers the ids of a kernel
 * in the order of their first use. */
#define RAYSORT_PRIVATE_DIGITS 4000 /* of a string: C99 promises 4095 */

typedef struct raysort_packed
{
  const char *const *text;
  uint64_t code, range; /* code < range */
  uint32_t digit;       /* the next one */
  uint32_t contexts[3];
  uint32_t places[1 << 16];      /* of the last instructions, hashed: the word after them; 0: none */
  uint32_t substitutes[1 << 16]; /* of an id of the copy, hashed: the place of its last substitute; 0: there is none */
  int16_t weights[1 << 20];      /* of a context and a step, hashed: 1024 doubles the odds of a 1 */
} raysort_packed;

static uint32_t raysort_readBit(raysort_packed *packed, uint32_t step)
{
  int16_t *weights[3];
  int32_t sum = 0, i;
  uint32_t size, odds, bit; /* odds: of 65536, that the bit is 1 */
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 92, ++packed->digit)
  {
    const char digit = packed->text[packed->digit / RAYSORT_PRIVATE_DIGITS][packed->digit % RAYSORT_PRIVATE_DIGITS];
    packed->code = packed->code * 92 + (uint32_t)(digit - ' ' - (digit > '"') - (digit > '?') - (digit > '\\'));
  }
  for (i = 0; i < 3; ++i)
    sum += *(weights[i] = &packed->weights[(packed->contexts[i] ^ step) * 0x9e3779b1u >> 12]);
  size = (uint32_t)(sum < 0 ? -sum : sum);
  odds = size < 15360 ? (2048 - size % 1024) << 5 >> (size / 1024 + 1) : 1; /* 32768 / 2 ^ (size / 1024), nearly */
  odds = (odds << 16) / (odds + 32768);
  odds = sum < 0 ? odds : 65536 - odds;
  bit = packed->code < (packed->range >> 16) * odds;
  packed->code -= bit ? 0 : (packed->range >> 16) * odds;
  packed->range = bit ? (packed->range >> 16) * odds : packed->range - (packed->range >> 16) * odds;
  for (i = 0; i < 3; ++i)
    *weights[i] = (int16_t)(*weights[i] + ((int32_t)(bit << 16) - (int32_t)odds) / 64);
  return bit;
}

static uint32_t raysort_readNumber(raysort_packed *packed)
{
  uint32_t size = 1, number = 1, step; /* the size has six bits, below a 1 */
  while (size < 64)
    size = size << 1 | raysort_readBit(packed, size);
  for (step = size << 16; size > 64; --size)
    number = number << 1 | raysort_readBit(packed, step ^ number);
  return number - 1;
}

/* Unpacks the words first .. end - 1, a kernel. */
static void raysort_unpackKernel(raysort_packed *packed, uint32_t *words, uint32_t first, uint32_t end)
{
  uint32_t place = 0, left = 0, from = 0, highest = 0, history = 0; /* from: the next word of the copy; 0: none */
  uint32_t *substitute, guess, i;
  for (i = first; i < end; ++i, --left, place = left ? place + 1 : 0, from += from != 0)
  {
    if (place == 0)
    {
      from = from ? from : packed->places[history * 0x9e3779b1u >> 16];
      packed->places[history * 0x9e3779b1u >> 16] = i;
    }
    substitute = &packed->substitutes[(words[from] << 1 | (from > first)) * 0x9e3779b1u >> 16];
    guess = place == 0 ? words[from] : *substitute > first ? words[*substitute] : highest + 1;
    packed->contexts[0] = (place ? words[i - place] << 6 ^ place : 0) * 0x2c1b3c6du;
    packed->contexts[1] = packed->contexts[0] ^ (history << 12) * 0x297a2d39u;
    packed->contexts[2] = (guess - (place ? highest : 0)) * 0x297a2d39u + (*substitute > first) * 0x2c1b3c6du;
    words[i] = guess;
    if (from == 0 || !raysort_readBit(packed, 64u + (*substitute > first)))
    {
      const uint32_t isLocal = place && raysort_readBit(packed, 66);
      words[i] = isLocal ? highest + 1 - raysort_readNumber(packed) : raysort_readNumber(packed);
      from = place ? from : 0;
    }
    *substitute = i;
    highest += place && words[i] == highest + 1;
    if (place == 0)
    {
      left = i == first ? 5 : words[i] >> 16;
      history = history << 10 ^ words[i];
    }
  }
}

/* The words of all kernels of a folder, one after the other; NULL: no host memory. */
RAYSORT_INTERNAL uint32_t *raysort_unpack(const VkAllocationCallbacks *allocator, const raysort_folder *folder)
{
  raysort_packed *packed = (raysort_packed *)raysort_allocate(allocator, sizeof(*packed));
  uint32_t *words = packed ? (uint32_t *)raysort_allocate(allocator, folder->firsts[folder->count] * 4) : NULL, i;
  if (words)
  {
    memset(packed, 0, sizeof(*packed));
    packed->text = folder->text;
    packed->range = 1;
    words[0] = 0x07230203; /* as in all SPIR-V: it is read where there is no copy */
    for (i = 0; i < folder->count; ++i)
      raysort_unpackKernel(packed, words, folder->firsts[i], folder->firsts[i + 1]);
  }
  raysort_free(allocator, packed);
  return words;
}
