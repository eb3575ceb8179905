/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "sdf.h"
#include "sdf_private.h"

/* Distance fields: the functions and numbers of rays that pictures and the capability use. */

#define RAYSORT_SDF_TRACE_FIRST     ((uint32_t)RAYSORT_SDF_PIPELINES) /* number of the first pipeline */
#define RAYSORT_SDF_TRACE_ANY       1u /* added to the number of a trace's pipeline */
#define RAYSORT_SDF_TRACE_4_BITS    2u
#define RAYSORT_SDF_TRACE_ONE       4u /* one cascade */
#define RAYSORT_SDF_TRACE_FAR       8u /* bricks past 4 GiB */
#define RAYSORT_SDF_TRACE_DEBUG     16u /* that of pictures; with 4 bits, one more */
#define RAYSORT_SDF_TRACE_PIPELINES 18u

static int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant);
static const raysort_folder *raysort_sdftraceFolder(void); /* beside the words */
static const raysort_operation *raysort_sdfTraceOperation(void);
static const raysort_operation *raysort_sdfDebugOperation(void);
static void raysort_checkSdfRange(raysort_listener *to, const char *const names[5], const RaysortSdfInfo *sdf,
                                  uint32_t first, uint32_t count);
static uint32_t raysort_sdfCascades(const RaysortSdfInfo *sdf, uint32_t first, uint32_t count);
static VkDeviceSize raysort_sdfLeast(const RaysortSdfInfo *sdf);
