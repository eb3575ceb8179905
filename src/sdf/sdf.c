/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_PRIVATE_WORDS_SDF
#endif

RAYSORT_API uint32_t raysortSdfCascadesOfFrame(uint32_t frame, uint32_t first, uint32_t count)
{
  uint32_t level = 0;
  if (count == 0 || first >= RAYSORT_SDF_MAX_CASCADES)
    return 0;
  if (count > RAYSORT_SDF_MAX_CASCADES - first)
    count = RAYSORT_SDF_MAX_CASCADES - first;
  while (level + 1 < count && (frame >> level & 1u) == 0)
    ++level; /* the lowest bit that is set, or the last cascade */
  return 1u << (first + level);
}

/* ---- the capability ---- */

static int raysort_describeSdf(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t kernels[] = {RAYSORT_PRIVATE_SDF_PIPELINE(FILL), RAYSORT_PRIVATE_SDF_PIPELINE(ROWS),
                                     RAYSORT_PRIVATE_SDF_PIPELINE(ENCODE),
                                     RAYSORT_PRIVATE_SDF_PIPELINE(BIN)}; /* of the others */
  const int isOther = pipeline >= RAYSORT_SDF_KERNELS, isOwn = pipeline == RAYSORT_SDF_PIPELINE_BIN_OWN;
  uint32_t kernel;
  (void)context;
  if (pipeline >= RAYSORT_PRIVATE_SDF_TRACE_FIRST)
    return raysort_describeSdfTrace(pipeline, variant);
  kernel = isOther ? kernels[pipeline - RAYSORT_SDF_KERNELS] : pipeline;
  variant->identity = raysort_sdfFolder()->kernels[kernel].identity;
  if (isOwn || kernel == RAYSORT_PRIVATE_SDF_PIPELINE(ROWS))
    variant->features = RAYSORT_PRIVATE_FEATURE_CPU;
  else if (kernel == RAYSORT_PRIVATE_SDF_PIPELINE(BIN) || kernel == RAYSORT_PRIVATE_SDF_PIPELINE(FILL))
    variant->features = RAYSORT_PRIVATE_FEATURE_NOT_CPU;
  variant->constants[RAYSORT_CONSTANT_SDF_IDS] = isOther && !isOwn;
  variant->constants[RAYSORT_CONSTANT_SDF_OWN] = isOwn != 0;
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(sdf, RAYSORT_CAPABILITY_SDF_BIT, 0, "SDF",
                           RAYSORT_SDF_PIPELINES + RAYSORT_PRIVATE_SDF_TRACE_PIPELINES, raysort_describeSdf,
                           {raysort_sdfFolder, raysort_sdftraceFolder},
                           {raysort_sdfUpdateOperation, raysort_sdfResetOperation, raysort_sdfTraceOperation,
                            raysort_sdfDebugOperation})
