/* rounding.h - how a hostile device rounds.
 * SPDX-License-Identifier: MIT */
#ifndef HOSTILE_ROUNDING_H
#define HOSTILE_ROUNDING_H

#include <stdint.h>

#define HOSTILE_RANDOM    99 /* as units: another number every time */
#define HOSTILE_NEVER     0
#define HOSTILE_ALWAYS    1
#define HOSTILE_SOMETIMES 2

/* All zero: IEEE 754. */
typedef struct HostileRounding
{
  int quotient;  /* units of the last place that quotients are off by: -3 .. 3, or HOSTILE_RANDOM */
  int root;      /* inversesqrt: -2 .. 2 */
  int contracts; /* a b + c rounds once, unless it is precise */
  int splits;    /* fma() rounds twice */
  int flushes;   /* what is below 2^-126 is 0 */
  uint32_t seed; /* not 0 */
} HostileRounding;

#endif
