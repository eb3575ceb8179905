/* SPDX-License-Identifier: MIT */
#include "device.h"
/* Writes zeros into the first words of a buffer: the first pass of several operations. */

static const raysort_passTable raysort_clearPass = {
    "trace clear",
    {{raysort_discard, RAYSORT_PRIVATE_BOUND, offsetof(RaysortClearPush, words), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortClearPush, count)}};

RAYSORT_INTERNAL void raysort_planClear(raysort_plan *plan, uint32_t scratch, const char *name, uint32_t words)
{
  const raysort_range cleared = raysort_subrange(raysort_rangeOf(plan, scratch), 0, 4 * (VkDeviceSize)words);
  RaysortClearPush push;
  memset(&push, 0, sizeof(push));
  push.count = words;
  raysort_addPass(plan, &raysort_clearPass, RAYSORT_PRIVATE_BVH_PIPELINE(CLEAR), 1, &push, &cleared)->name = name;
}
