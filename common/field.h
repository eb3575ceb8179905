/* field.h - a sparse distance field of a program: its memory, its reset, bounds of what stands in it.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_FIELD_H
#define RAYSORT_EXAMPLES_FIELD_H

#include "common.h"

typedef struct Field
{
  RaysortSdfUpdateInfo update;
  GpuBuffer memory, scratch;
} Field;

/* Makes the field that update.sdf and update.budget describe, sets update.field and update.scratch, and resets it. */
void fieldOpen(Field *field, Gpu *gpu, RaysortContext raysort);
void fieldClose(Field *field, Gpu *gpu); /* all zero afterwards; fine when all zero */

/* Bounds of a box of the object, after the instance's transform, with room for rounding. */
void fieldBound(RaysortSdfInstance *instance, const float low[3], const float high[3]);

#endif
