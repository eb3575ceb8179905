/* SPDX-License-Identifier: MIT */
#include "device.h"
/* ---- zeros: the first pass of several operations ---- */

/* Writes zeros into the first words of scratch: the last part of a plan. */
#define RAYSORT_PART_CLEARED (RAYSORT_PARTS + RAYSORT_MAX_PARTS - 1)

static const raysort_passTable raysort_clearPass = {
    "trace clear",
    {{raysort_discard, RAYSORT_PART_CLEARED, offsetof(RaysortClearPush, words), raysort_null}},
    {RAYSORT_NUMBERS_FROM(RaysortClearPush, count)}};

RAYSORT_INTERNAL void raysort_planClear(raysort_plan *plan, uint32_t scratch, const char *name, uint32_t words)
{
  RaysortClearPush push;
  memset(&push, 0, sizeof(push));
  push.count = words;
  raysort_setPart(plan, RAYSORT_PART_CLEARED, scratch, 0, 4 * (VkDeviceSize)words);
  raysort_addPass(plan, &raysort_clearPass, RAYSORT_BVH_PIPELINE(CLEAR), 1, &push, NULL)->name = name;
}
