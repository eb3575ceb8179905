/* SPDX-License-Identifier: MIT */
#include "internal.h"

/* A digit is a character from # to ~, but none of / ? \ : those would make comments, trigraphs and escapes. */
static uint32_t raysort_readDigit(raysort_packed *packed)
{
  uint32_t character;
  if (*packed->digits == 0)
    packed->digits = *packed->text++;
  character = (uint32_t)*packed->digits++;
  return character - '#' - (character > '/') - (character > '?') - (character > '\\');
}

static uint32_t raysort_readBit(raysort_packed *packed, uint32_t context)
{
  uint16_t *odds = &packed->odds[context * 0x9e3779b1u >> 16];
  uint64_t split;
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 89)
    packed->code = packed->code * 89 + raysort_readDigit(packed);
  split = (packed->range >> 16) * *odds;
  if (packed->code < split)
  {
    packed->range = split;
    *odds = (uint16_t)(*odds + ((65536u - *odds) >> 3));
    return 1;
  }
  packed->range -= split;
  packed->code -= split;
  *odds = (uint16_t)(*odds - (*odds >> 3));
  return 0;
}

/* A number is the count of its bits, then the bits below the highest one. The lowest is the sign of the distance. */
static uint32_t raysort_readWord(raysort_packed *packed, uint32_t context, int hasGuess, uint32_t guess, uint32_t base)
{
  uint32_t count = 1, number;
  if (hasGuess && raysort_readBit(packed, context))
    return guess;
  while (count < 64)
    count = count << 1 | raysort_readBit(packed, context + count);
  number = count > 64;
  for (count -= 64; count > 1; --count)
    number = number << 1 | raysort_readBit(packed, (context + (count << 6)) ^ number << 1);
  return base + (number >> 1 ^ (0u - (number & 1u)));
}
