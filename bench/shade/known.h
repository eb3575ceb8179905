/* known.h - bench_shade --known: many materials are known, few have rays.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_BENCH_KNOWN_H
#define RAYSORT_BENCH_KNOWN_H
#include "bench.h"

void benchKnown(Gpu *gpu, uint32_t hits, uint32_t runs, const BenchList *known, const BenchList *present);

#endif
