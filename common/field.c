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
  float middle[3], reach[3], longest = 0;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float *row = instance->transform + 4 * k;
    middle[k] = row[3];
    reach[k] = 0;
    for (uint32_t i = 0; i < 3; ++i)
    {
      middle[k] += row[i] * 0.5f * (low[i] + high[i]);
      reach[k] += fabsf(row[i]) * 0.5f * (high[i] - low[i]);
    }
    longest = fmaxf(longest, reach[k]);
  }
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float room = 1e-5f * (fabsf(middle[k]) + 2 * longest);
    instance->boxMin[k] = middle[k] - reach[k] - room;
    instance->boxMax[k] = middle[k] + reach[k] + room;
  }
}
