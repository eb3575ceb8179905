/* implementation.c - raysort for the programs of the archive that look at nothing private of it: compiled once.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

/* For gpu.h, whose headers of Vulkan do not go with this one's. */
void testForceBuckets(RaysortContext context, uint32_t shape);

void testForceBuckets(RaysortContext context, uint32_t shape)
{
  context->features |= RAYSORT_FEATURE_TEAMS | (shape + 1) << RAYSORT_FEATURE_FORCED_SHIFT;
}
