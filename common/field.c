/* field.c - see field.h.
 * SPDX-License-Identifier: MIT */
#include "field.h"

#include <math.h>
#include <string.h>

void fieldOpen(Field *field, Gpu *gpu, RaysortContext raysort)
{
  RaysortSdfUpdateInfo *update = &field->update;
  RaysortSdfUpdateLayout layout;
  CHECK(raysortGetSdfUpdateLayout(raysort, update, &layout));
  field->memory = gpuBuffer(gpu, layout.fieldSize);
  field->scratch = gpuBuffer(gpu, layout.scratchSize);
  update->field = gpuRange(&field->memory);
  update->scratch = gpuRange(&field->scratch);
  const RaysortSdfResetInfo reset = {update->sdf, 0, update->field};
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortCmdSdfReset(raysort, commandBuffer, &reset));
  gpuSubmit(gpu, commandBuffer);
}

void fieldClose(Field *field, Gpu *gpu)
{
  gpuFreeBuffer(gpu, &field->memory);
  gpuFreeBuffer(gpu, &field->scratch);
  memset(field, 0, sizeof(*field));
}

void fieldBound(RaysortSdfInstance *instance, const float low[3], const float high[3])
{
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float *row = instance->transform + 4 * k;
    float middle = row[3], reach = 0;
    for (uint32_t i = 0; i < 3; ++i)
    {
      middle += row[i] * 0.5f * (low[i] + high[i]);
      reach += fabsf(row[i]) * 0.5f * (high[i] - low[i]);
    }
    reach += 1e-4f + 1e-5f * (fabsf(middle) + reach);
    instance->boxMin[k] = middle - reach;
    instance->boxMax[k] = middle + reach;
  }
}
