/* SPDX-License-Identifier: MIT */
#include "sdf_trace_private.h"

/* Sparse distance fields: the capability. */

static int raysort_describeSdf(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  (void)limits;
  return raysort_describeSdfTrace(pipeline, variant);
}

static const char *const raysort_sdfResources[] = {
    "RaysortSdfUpdateInfo.field",    "RaysortSdfUpdateInfo.instances",  "RaysortSdfUpdateInfo.instanceCount",
    "RaysortSdfUpdateInfo.boxes",    "RaysortSdfUpdateInfo.boxCount",   "RaysortSdfUpdateInfo.scratch",
    "RaysortSdfResetInfo.field",     "RaysortSdfTraceInfo.field",       "RaysortSdfTraceInfo.rays",
    "RaysortSdfTraceInfo.hits",      "RaysortSdfTraceInfo.list",        "RaysortSdfTraceInfo.count",
    "RaysortSdfTraceInfo.materials", "RaysortSdfDebugInfo.field",       "RaysortSdfDebugInfo.image",
    "RaysortSdfDebugInfo.instances", "RaysortSdfDebugInfo.instanceList"};

static const raysort_capability *raysort_sdfCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_SDF_BIT,
                                                0,
                                                "SDF",
                                                RAYSORT_SDF_TRACE_PIPELINES,
                                                raysort_describeSdf,
                                                {raysort_sdftraceKernels, NULL},
                                                raysort_sdfResources,
                                                sizeof(raysort_sdfResources) / sizeof(raysort_sdfResources[0])};
  return &capability;
}
