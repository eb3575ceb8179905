/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* The words of a folder of kernels are in the header as text, packed by tools/pack.c. A kernel goes word by word:
 *   - A copy is the words after an earlier place, in this or an earlier kernel, where the same instructions were. It
 *     goes on as long as it has the right instructions. Then another one begins: at the last place where the first
 *     words of the last eight instructions were the same, or else those of three, or else of one. Kernels of a folder
 *     share functions, so a copy is right for most words, except for ids.
 *   - The last substitute of an id is the id that was in its place when it was last copied from its kernel. An operand
 *     is guessed to be the last substitute of the copy's id; if there is none, to be a new id, one above the highest so
 *     far. Example: the copy is "5 = 3 + 4; 6 = 5 * 3", and the highest id is 8. If the kernel's words are "9 = 7 + 8",
 *     9, 7 and 8 are now the last substitutes of 5, 3 and 4, so the next instruction is guessed to be "9 * 7", and its
 *     result, which has no substitute, to be 10. The first word of an instruction is guessed to be the copy's. A bit
 *     says if the guess is right.
 *   - If it is not, a number gives the word, or how far the word is below a new id. The number + 1 is written: first
 *     how many bits follow its first 1, at most 31, then these bits; for 31, all its 32 bits.
 *   - An id has a type if it was new as the third word of an instruction, for the second is the type of its result.
 *   - A range coder stores a bit by its odds; its digits are of base 92, a character each. The logarithm of the odds is
 *     the sum of six weights, each found by the step of the reader and a context of its own: nothing; the place in the
 *     instruction; opcode and place; these and the instruction before; opcode, place and guess; the types of the
 *     instruction's result, of the word before and of the highest id. Each bit moves its weights towards what it was.
 * Literals are treated as ids: this costs text, but the words stay exact. tools/kernel.sh numbers the ids of a kernel
 * in the order of their first use. */
#define RAYSORT_PRIVATE_DIGITS   4000 /* of a string: C99 promises 4095 */
#define RAYSORT_PRIVATE_CONTEXTS 6

typedef struct raysort_packed
{
  const char *const *text;
  uint64_t code, range; /* code < range */
  uint32_t digit;       /* the next one */
  uint32_t contexts[RAYSORT_PRIVATE_CONTEXTS];
  const uint32_t *firsts;   /* words of the kernels */
  uint32_t kernel, highest; /* the highest id so far */
  uint32_t place, left;     /* of the next word in its instruction; how many words that has from the next one on */
  uint32_t from, source;    /* the next word of the copy, 0: there is no copy; the kernel where it began */
  uint64_t history;         /* the first words of the last eight instructions, 8 bits apart */
  uint32_t guess, isOld;    /* isOld: the copy's id has a substitute in this kernel */
  uint32_t *substitute;
  uint32_t places[1 << 17];      /* of the first words of the last instructions, by their history; 0: none */
  uint32_t substitutes[1 << 16]; /* of an id of the copy, hashed: the place of its last substitute; 0: there is none */
  uint32_t types[1 << 14];       /* of ids, hashed; of earlier kernels' ids, too */
  int16_t weights[1 << 20];      /* of a context and a step, hashed: 1024 doubles the odds of a 1 */
} raysort_packed;

static uint32_t raysort_readBit(raysort_packed *packed, uint32_t step)
{
  int16_t *weights[RAYSORT_PRIVATE_CONTEXTS];
  int32_t sum = 0, change, i;
  uint32_t size, odds, bit; /* odds: of 65536, that the bit is 1 */
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 92, ++packed->digit)
  {
    const char digit = packed->text[packed->digit / RAYSORT_PRIVATE_DIGITS][packed->digit % RAYSORT_PRIVATE_DIGITS];
    packed->code = packed->code * 92 + (uint32_t)(digit - ' ' - (digit > '"') - (digit > '?') - (digit > '\\'));
  }
  for (i = 0; i < RAYSORT_PRIVATE_CONTEXTS; ++i) /* weights of 32 steps are neighbours: they share lines of the cache */
  {
    weights[i] = &packed->weights[(packed->contexts[i] ^ step >> 5) * 0x9e3779b1u >> 12 ^ step % 32];
    sum += *weights[i];
  }
  size = (uint32_t)(sum < 0 ? -sum : sum);
  odds = size < 15360 ? (2048 - size % 1024) << 5 >> (size / 1024 + 1) : 1; /* 32768 / 2 ^ (size / 1024), nearly */
  odds = (odds << 16) / (odds + 32768);
  odds = sum < 0 ? odds : 65536 - odds;
  bit = packed->code < (packed->range >> 16) * odds;
  packed->code -= bit ? 0 : (packed->range >> 16) * odds;
  packed->range = bit ? (packed->range >> 16) * odds : packed->range - (packed->range >> 16) * odds;
  change = ((int32_t)(bit << 16) - (int32_t)odds) / 128;
  for (i = 0; i < RAYSORT_PRIVATE_CONTEXTS; ++i)
    *weights[i] = (int16_t)(*weights[i] + change);
  return bit;
}

static uint32_t raysort_readNumber(raysort_packed *packed)
{
  uint32_t size = 1, number = 1, step, left; /* the size has five bits, below a 1 */
  while (size < 32)
    size = size << 1 | raysort_readBit(packed, size);
  step = size << 16;
  for (left = size < 63 ? size - 32 : 32; left > 0; --left)
    number = number << 1 | raysort_readBit(packed, step ^ number);
  return number - 1;
}

#define RAYSORT_PRIVATE_TYPE(packed, id) (packed)->types[(id) % (1 << 14)]

/* Guesses words[i], and sets the contexts of its bits. */
static void raysort_guess(raysort_packed *packed, const uint32_t *words, uint32_t i)
{
  const uint32_t place = packed->place, opcode = place ? words[i - place] : 0;
  const uint32_t type = place > 1 ? words[i - place + 1] : 0; /* the result's, most often */
  const uint32_t typeBefore = place ? RAYSORT_PRIVATE_TYPE(packed, words[i - 1]) : 0;
  uint32_t *contexts = packed->contexts;
  packed->substitute = &packed->substitutes[(words[packed->from] ^ packed->source << 24) * 0x9e3779b1u >> 16];
  packed->isOld = *packed->substitute > packed->firsts[packed->kernel];
  packed->guess = place == 0 ? words[packed->from] : packed->isOld ? words[*packed->substitute] : packed->highest + 1;
  contexts[0] = 0x6b43a9b5u; /* as the comment above lists them; this one is always the same */
  contexts[1] = (place + 1) * 0x2545f491u;
  contexts[2] = (opcode << 6 ^ place) * 0x2c1b3c6du;
  contexts[3] = contexts[2] ^ (uint32_t)(packed->history << 16) * 0x297a2d39u;
  contexts[4] = contexts[2] ^ (packed->from ? packed->guess : 0) * 0x297a2d39u;
  contexts[5] = (typeBefore * 0x2545f491u + type) * 0x2c1b3c6du + RAYSORT_PRIVATE_TYPE(packed, packed->highest);
  contexts[5] *= 0x19660d1u;
}

/* Chooses the copy after words[i], the first word of an instruction. */
static void raysort_findCopy(raysort_packed *packed, uint32_t i, uint32_t isRight)
{
  uint32_t found = 0, shift; /* shift: leaves eight instructions of the history, then three, then one */
  for (shift = 0; shift < 64; shift += shift ? 16 : 40)
  {
    uint32_t *last = &packed->places[(packed->history << shift) * 0x9e3779b97f4a7c15u >> 47];
    found = found == 0 && *last < i ? *last : found; /* not i, for two histories may have the same hash */
    *last = i;
  }
  if (isRight)
    return;
  packed->from = found;
  for (packed->source = packed->kernel; packed->firsts[packed->source] > found;)
    --packed->source;
}

/* Goes on to the next word, maybe of the next kernel: words[i] is known now. */
static void raysort_learn(raysort_packed *packed, const uint32_t *words, uint32_t i, uint32_t isRight)
{
  *packed->substitute = i;
  if (packed->place == 0)
  {
    packed->left = i == packed->firsts[packed->kernel] ? 5 : words[i] >> 16;
    packed->history = packed->history << 8 ^ words[i];
    raysort_findCopy(packed, i, isRight);
  }
  else if (words[i] == packed->highest + 1)
  {
    packed->highest = words[i];
    if (packed->place == 2)
      RAYSORT_PRIVATE_TYPE(packed, words[i]) = words[i - 1];
  }
  packed->place = --packed->left ? packed->place + 1 : 0;
  packed->from += packed->from != 0;
  if (i + 1 == packed->firsts[packed->kernel + 1])
  {
    ++packed->kernel;
    packed->highest = packed->place = packed->from = 0;
    packed->history = 0;
  }
}

static void raysort_unpackWord(raysort_packed *packed, uint32_t *words, uint32_t i)
{
  uint32_t isRight;
  raysort_guess(packed, words, i);
  isRight = packed->from && raysort_readBit(packed, 32 + packed->isOld);
  words[i] = packed->guess;
  if (!isRight)
  {
    const uint32_t isLocal = packed->place && raysort_readBit(packed, 34), number = raysort_readNumber(packed);
    words[i] = isLocal ? packed->highest + 1 - number : number;
  }
  raysort_learn(packed, words, i, isRight);
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
    packed->firsts = folder->firsts;
    packed->range = 1;
    words[0] = 0x07230203; /* as in all SPIR-V: it is read where there is no copy */
    for (i = 0; i < folder->firsts[folder->count]; ++i)
      raysort_unpackWord(packed, words, i);
  }
  raysort_free(allocator, packed);
  return words;
}
