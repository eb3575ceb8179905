/* SPDX-License-Identifier: MIT */
#include "internal.h"
#include "reorder.h"

static const raysort_capability *raysort_reorderCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_REORDER_BIT, 0, "REORDER", 0, NULL, {NULL, NULL}, NULL, 0};
  return &capability;
}
