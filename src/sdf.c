/* SPDX-License-Identifier: MIT */
#include "internal.h"
#include "sdf.h"

static const raysort_capability *raysort_sdfCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_SDF_BIT, 0, "SDF", 0, NULL, {NULL, NULL}, NULL, 0};
  return &capability;
}
