/* implementation.c - raysort for the programs of the archive that look at nothing private of it: compiled once.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

/* For test_plan.c: the byte of its info struct of the buffer of a resource; -1: it is no buffer. */
int testPlaceOf(uint32_t resource);

int testPlaceOf(uint32_t resource)
{
  const raysort_capability *capability = resource >> 8 ? raysort_capabilityAt((resource >> 8) - 1) : NULL;
  uint32_t i;

  for (i = 0; capability && i < RAYSORT_PRIVATE_MAX_OPERATIONS && capability->operations[i]; ++i)
  {
    const raysort_operation *operation = capability->operations[i]();
    if (resource - operation->resource < operation->rowCount)
      return (int)operation->rows[resource - operation->resource].place;
  }
  return -1;
}

/* For gpu.h, whose headers of Vulkan do not go with this one's. */
void testForceBuckets(RaysortContext context, uint32_t shape);
void testSetSerial(RaysortContext context, int isSerial);

void testSetSerial(RaysortContext context, int isSerial)
{
  context->features &= ~RAYSORT_PRIVATE_FEATURE_SERIAL;
  context->features |= isSerial ? RAYSORT_PRIVATE_FEATURE_SERIAL : 0;
}

void testForceBuckets(RaysortContext context, uint32_t shape)
{
  context->features &= ~RAYSORT_PRIVATE_FEATURE_SERIAL; /* the sort by buckets takes the scan of rows that GPUs run */
  context->features |= RAYSORT_PRIVATE_FEATURE_SUBGROUP_32 | (shape + 1) << RAYSORT_PRIVATE_FEATURE_FORCED_SHIFT;
}
