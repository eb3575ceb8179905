/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_WORDS_SDF
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
  static const struct
  {
    uint32_t identity, features, constants[2]; /* RAYSORT_CONSTANT_SDF_IDS, RAYSORT_CONSTANT_SDF_OWN */
  } others[RAYSORT_SDF_PIPELINES - RAYSORT_SDF_KERNELS] = {
      {RAYSORT_IDENTITY_SDF_FILL, RAYSORT_FEATURE_LONG_LOOPS, {1, 0}},
      {RAYSORT_IDENTITY_SDF_ROWS, RAYSORT_FEATURE_CPU, {1, 0}},
      {RAYSORT_IDENTITY_SDF_ENCODE, 0, {1, 0}},
      {RAYSORT_IDENTITY_SDF_BIN, RAYSORT_FEATURE_CPU, {0, 1}}};
  (void)context;
  if (pipeline >= RAYSORT_SDF_TRACE_FIRST)
    return raysort_describeSdfTrace(pipeline, variant);
  if (pipeline < RAYSORT_SDF_KERNELS)
  {
    const int isOfCpu = pipeline == RAYSORT_SDF_PIPELINE(ROWS);
    const int isOfOthers = pipeline == RAYSORT_SDF_PIPELINE(BIN) || pipeline == RAYSORT_SDF_PIPELINE(FILL);
    variant->identity = raysort_sdfFolder()->kernels[pipeline].identity;
    variant->features = isOfCpu ? RAYSORT_FEATURE_CPU : isOfOthers ? RAYSORT_FEATURE_LONG_LOOPS : 0;
    return 1;
  }
  variant->identity = others[pipeline - RAYSORT_SDF_KERNELS].identity;
  variant->features = others[pipeline - RAYSORT_SDF_KERNELS].features;
  memcpy(&variant->constants[1], others[pipeline - RAYSORT_SDF_KERNELS].constants, 8);
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(sdf, RAYSORT_CAPABILITY_SDF_BIT, 0, "SDF",
                           RAYSORT_SDF_PIPELINES + RAYSORT_SDF_TRACE_PIPELINES, raysort_describeSdf,
                           {raysort_sdfFolder, raysort_sdftraceFolder},
                           {raysort_sdfUpdateOperation, raysort_sdfResetOperation, raysort_sdfTraceOperation,
                            raysort_sdfDebugOperation})
