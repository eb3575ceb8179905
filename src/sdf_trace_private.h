/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "sdf.h"
#include "sdf_private.h"

/* Distance fields: functions and numbers of traces that sdf_debug.c and sdf.c use too. */

#define RAYSORT_SDF_TRACE_FIRST     ((uint32_t)RAYSORT_SDF_PIPELINES) /* number of the first pipeline */
#define RAYSORT_SDF_TRACE_ANY       1u /* added to the number of a trace's pipeline */
#define RAYSORT_SDF_TRACE_4_BITS    2u
#define RAYSORT_SDF_TRACE_ONE       4u /* one cascade */
#define RAYSORT_SDF_TRACE_FAR       8u /* some bricks lie past 4 GiB */
#define RAYSORT_SDF_TRACE_DEBUG     16u /* the pipeline of pictures; the next number is the one for 4 bits */
#define RAYSORT_SDF_TRACE_PIPELINES 18u

static int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant);
static const raysort_folder *raysort_sdftraceFolder(void); /* beside the words */
static const raysort_operation *raysort_sdfTraceOperation(void);
static const raysort_operation *raysort_sdfDebugOperation(void);
static void raysort_checkSdfRange(raysort_listener *to, const char *const names[5], const RaysortSdfInfo *sdf,
                                  uint32_t first, uint32_t count);
static uint32_t raysort_sdfCascades(const RaysortSdfInfo *sdf, uint32_t first, uint32_t count);
static VkDeviceSize raysort_sdfLeast(raysort_plan *plan, const RaysortSdfInfo *sdf);
