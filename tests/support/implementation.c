/* implementation.c - raysort for the programs of the archive that look at nothing private of it: compiled once.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
