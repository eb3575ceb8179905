/* implementation.c - the code of raysort in a source file of its own, as a larger program has it.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_IMPLEMENTATION
#define RAYSORT_SPIRV RAYSORT_CAPABILITY_SORT_BIT
#include <raysort.h>
