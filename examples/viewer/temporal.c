/* temporal.c - see temporal.h.
 * SPDX-License-Identifier: MIT */
#include "temporal.h"

#include <string.h>

void temporalSize(Temporal *t, Gpu *gpu, uint32_t pathCount, uint32_t instanceCount)
{
  gpuFreeBuffer(gpu, &t->memory);
  memset(t, 0, sizeof(*t));
  t->pathCount = pathCount;
  t->instanceCount = instanceCount;
}

void temporalClose(Temporal *t, Gpu *gpu)
{
  temporalSize(t, gpu, 0, 0);
}

static void makeMemory(Temporal *t, Gpu *gpu)
{
  t->means = 2 * (VkDeviceSize)t->pathCount * sizeof(Seen);
  t->instances = t->means + 2 * (VkDeviceSize)t->pathCount * 16;
  t->memory = gpuBuffer(gpu, t->instances + 2 * (VkDeviceSize)t->instanceCount * sizeof(RaysortBvhInstance));
}

int temporalStep(Temporal *t, Gpu *gpu, int isOn, int isOther, int isComparable)
{
  const int hasMoved = t->state == TEMPORAL_MOVING;
  t->isValid &= isComparable && (isOn || !isOther);
  t->state = TEMPORAL_OFF;
  if (isOn && isOther && !t->memory.size)
    makeMemory(t, gpu);
  if (isOn && isOther)
    t->state = TEMPORAL_MOVING;
  else if (isOn && t->isValid)
    t->state = TEMPORAL_RESTING;
  return isOther || hasMoved;
}

/* A moving frame writes both of what the last frame did not write. A resting one writes a mean next to that of the last
 * moving frame, and what is seen stays. */
void temporalFill(Temporal *t, Frame *f)
{
  const uint32_t from = t->state == TEMPORAL_MOVING ? t->mean : t->moving;
  const VkDeviceSize seen = (VkDeviceSize)t->pathCount * sizeof(Seen), mean = (VkDeviceSize)t->pathCount * 16,
                     instances = (VkDeviceSize)t->instanceCount * sizeof(RaysortBvhInstance);
  f->temporal = t->state;
  f->sequence = f->sampleIndex;
  if (t->state == TEMPORAL_OFF)
    return;
  f->oldMeans = t->memory.address + t->means + from * mean;
  f->means = t->memory.address + t->means + (1 - from) * mean;
  t->mean = 1 - from;
  if (t->state != TEMPORAL_MOVING)
    return;
  t->moving = t->mean;
  f->oldSeen = t->memory.address + t->seen * seen;
  f->oldInstances = t->memory.address + t->instances + t->seen * instances;
  t->seen = 1 - t->seen;
  f->seen = t->memory.address + t->seen * seen;
  f->newInstances = t->memory.address + t->instances + t->seen * instances;
  f->instanceCount = t->instanceCount;
  f->sequence = t->frame++;
  f->hasHistory = (uint32_t)t->isValid;
  f->oldCamera = t->camera;
  t->camera = f->camera;
  t->isValid = 1;
}
