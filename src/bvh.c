/* SPDX-License-Identifier: MIT */
#include "internal.h"
#include "bvh.h"

static const raysort_capability *raysort_bvhCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_BVH_BIT, 0, "BVH", 0, NULL, {NULL, NULL}, NULL, 0};
  return &capability;
}
