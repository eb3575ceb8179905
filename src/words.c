/* SPDX-License-Identifier: MIT */
#include "internal.h"

/* The words of a folder of kernels stand in the header as text, packed by tools/pack.c. A kernel goes word by word:
 *   - A word is guessed from a copy: the words behind the last place, in this or an earlier kernel, where the same
 *     instructions stood. Kernels of a folder share functions, so most guesses are right.
 *   - Ids differ from copy to copy, so an id of the copy has a name: the id that stood for it in this kernel. An id
 *     without a name is guessed to be as far from the last result as it was in the copy.
 *   - A bit says if the guess is right. If not, a number says how far the word is from the last result, or from 0.
 *   - A range coder in base 89 stores a bit by its odds. Each context has odds of its own: opcode, place in the
 *     instruction, the number so far. The odds move by an eighth of their distance with each bit.
 * Literals are treated as ids, and some results as plain operands: this costs text, but the words stay exact.
 * raysort_readWord of unpack.c reads, raysort_readWord of tools/pack.c writes: both serve this function. */
static void raysort_unpackKernel(raysort_packed *packed, uint32_t *words, uint32_t first, uint32_t end)
{
  uint32_t opcode = 0, length = 6, at = 1; /* of an instruction, and a place in it: the header has operands 1 to 5 */
  uint32_t result = 0, last = 0;           /* the operand that is the result; the last result */
  uint32_t from = 0, fromLast = 0;         /* the copy: its next word, 0: there is none; its last result */
  uint32_t i;
  memset(packed->names, 0, sizeof(packed->names));
  for (i = first; i < end; ++i, ++at)
  {
    uint32_t *name, guess;
    if (at == length)
    {
      uint32_t *place = &packed->places[packed->history * 0x9e3779b1u >> 18];
      if (!from)
      {
        from = *place;
        fromLast = last;
      }
      *place = i;
      at = 0;
    }
    name = &packed->names[words[from] % RAYSORT_LENGTH(packed->names)];
    guess = at == 0 ? words[from] : *name ? *name : words[from] - fromLast + last;
    words[i] = raysort_readWord(packed, (opcode << 6 | at) << 12, from != 0, guess,
                                at == 0 || (at == 1 && result == 2) ? 0 : last); /* a type stands before its result */
    if (at == 0)
    {
      opcode = words[i] & 0xffffu;
      length = words[i] >> 16;
      packed->history = packed->history << 10 ^ words[i];
      result = opcode >= 19 && opcode <= 33 ? 1 : opcode == 62 || opcode >= 246 ? 0 : 2; /* types; stores, branches */
    }
    else if (from)
      *name = words[i];
    if (at > 0 && at == result)
    {
      fromLast = words[from];
      last = words[i];
    }
    if (from)
      from = at > 0 || words[i] == guess ? from + 1 : 0;
  }
}

static void raysort_startPacked(raysort_packed *packed)
{
  uint32_t i;
  memset(packed, 0, sizeof(*packed));
  packed->range = 1;
  for (i = 0; i < RAYSORT_LENGTH(packed->odds); ++i)
    packed->odds[i] = 32768;
}
