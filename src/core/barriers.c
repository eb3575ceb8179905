/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* Vulkan's rules, specification 7.4. A write after a read needs an execution dependency. A read or a write after a
 * write needs a memory dependency too: it makes the first write available, then visible to the access that follows. */

#define RAYSORT_PRIVATE_ALL_STAGES ((VkPipelineStageFlags)0xffffffffu)

/* The stages of an execution dependency's scope. The source scope has the logically earlier stages too, the destination
 * scope the logically later ones. */
static VkPipelineStageFlags raysort_scopeOf(VkPipelineStageFlags stages, int isSource)
{
  const VkPipelineStageFlags top = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, bottom = VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT;
  const VkPipelineStageFlags indirect = VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
  const VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  if (stages & (VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | (isSource ? bottom : top)))
    return RAYSORT_PRIVATE_ALL_STAGES;
  if (stages & (isSource ? compute : indirect))
    stages |= compute | indirect;
  return stages ? stages | (isSource ? top : bottom) : 0;
}

/* The access scope of a barrier has only the named stages. */
static int raysort_namesStage(VkPipelineStageFlags stages, VkPipelineStageFlags stage)
{
  return (stages & (stage | VK_PIPELINE_STAGE_ALL_COMMANDS_BIT)) != 0;
}

static VkAccessFlags raysort_withMeaning(VkAccessFlags access)
{
  if (access & VK_ACCESS_MEMORY_READ_BIT)
    access |= VK_ACCESS_INDIRECT_COMMAND_READ_BIT | VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT;
  if (access & VK_ACCESS_MEMORY_WRITE_BIT)
    access |= VK_ACCESS_SHADER_WRITE_BIT;
  return access;
}

/* Does the memory dependency of the barrier hold for all bytes that both accesses touch? If the accesses have different
 * VkBuffers, it must hold for all bytes of access a. */
static int raysort_covers(const RaysortBarrier *barrier, const RaysortAccess *a, const RaysortAccess *b)
{
  const RaysortBuffer *range = &barrier->buffer;
  const VkDeviceSize bEnd = b->buffer.offset + b->buffer.size;
  VkDeviceSize begin = a->buffer.offset, end = a->buffer.offset + a->buffer.size;
  if (!raysort_isGiven(range))
    return 1;
  if (a->buffer.buffer == b->buffer.buffer && b->buffer.offset > begin)
    begin = b->buffer.offset;
  if (a->buffer.buffer == b->buffer.buffer && bEnd < end)
    end = bEnd;
  return range->buffer == a->buffer.buffer && range->offset <= begin &&
         (range->size == VK_WHOLE_SIZE || end - range->offset <= range->size);
}

/* Two accesses of two passes. Pass `first` is recorded before pass `second`. */
typedef struct raysort_conflict
{
  const RaysortAccess *a, *b; /* a belongs to pass `first`, b to pass `second` */
  uint32_t first, second;     /* indices of passes */
} raysort_conflict;

/* Names what the barriers between two accesses lack; NULL: they order the accesses. Every write of a shader counts as
 * SHADER_WRITE, even if it is declared as MEMORY_WRITE. A barrier makes visible what it made available itself, and what
 * an earlier barrier made available that it waits for. */
static const char *raysort_findGap(const raysort_conflict *conflict, uint32_t barrierCount,
                                   const RaysortBarrier *barriers)
{
  const VkPipelineStageFlags aStage = raysortGetAccessStages(conflict->a), bStage = raysortGetAccessStages(conflict->b);
  VkPipelineStageFlags after = 0;     /* stages that start after the first access is over */
  VkPipelineStageFlags available = 0; /* stages that start after its write is available too */
  VkAccessFlags visible = 0;
  uint32_t i;
  for (i = 0; i < barrierCount && barriers[i].before <= conflict->second; ++i)
  {
    const RaysortBarrier *barrier = &barriers[i];
    const VkPipelineStageFlags source = raysort_scopeOf(barrier->srcStages, 1);
    const int covers = raysort_covers(barrier, conflict->a, conflict->b);
    if (barrier->before <= conflict->first || !(source & (aStage | after)))
      continue;
    after |= raysort_scopeOf(barrier->dstStages, 0);
    if (!(source & available) && !(covers && raysort_namesStage(barrier->srcStages, aStage) &&
                                   (raysort_withMeaning(barrier->srcAccess) & VK_ACCESS_SHADER_WRITE_BIT)))
      continue;
    available |= raysort_scopeOf(barrier->dstStages, 0);
    if (covers && raysort_namesStage(barrier->dstStages, bStage))
      visible |= raysort_withMeaning(barrier->dstAccess);
  }
  if (!(after & bStage))
    return "no barrier makes it wait";
  if (!raysort_isWrite(conflict->a))
    return NULL;
  if (!available)
    return "no barrier makes the write available (srcStages, srcAccess)";
  return conflict->b->access & ~visible ? "no barrier makes the write visible (dstStages, dstAccess)" : NULL;
}

static void raysort_reportHazard(raysort_errors *to, const RaysortPass *passes, const raysort_conflict *conflict,
                                 const char *gap)
{
  const RaysortPass *first = &passes[conflict->first], *second = &passes[conflict->second];
  raysort_report(
      to, VK_ERROR_VALIDATION_FAILED_EXT,
      "pass %u \"%s\" %s %s (offset %llu, %llu bytes), which pass %u \"%s\" %s (offset %llu, %llu bytes): %s",
      (unsigned)conflict->second, raysort_passName(second), raysort_isWrite(conflict->b) ? "writes" : "reads",
      raysortGetResourceName(conflict->b->resource), (raysort_u64)conflict->b->buffer.offset,
      (raysort_u64)conflict->b->buffer.size, (unsigned)conflict->first, raysort_passName(first),
      raysort_isWrite(conflict->a) ? "writes" : "reads", (raysort_u64)conflict->a->buffer.offset,
      (raysort_u64)conflict->a->buffer.size, gap);
}

/* Compares all accesses of pass `second` with all accesses of pass `first`. */
static void raysort_checkPair(raysort_errors *to, const RaysortPass *passes, uint32_t first, uint32_t second,
                              uint32_t barrierCount, const RaysortBarrier *barriers)
{
  raysort_conflict conflict;
  uint32_t a, b;
  if (raysort_mayRunBeside(&passes[first], &passes[second]))
    return;
  conflict.first = first;
  conflict.second = second;
  for (a = 0; a < passes[first].accessCount; ++a)
    for (b = 0; b < passes[second].accessCount; ++b)
    {
      const char *gap;
      conflict.a = &passes[first].accesses[a];
      conflict.b = &passes[second].accesses[b];
      if ((!raysort_isWrite(conflict.a) && !raysort_isWrite(conflict.b)) || !raysort_overlaps(conflict.a, conflict.b))
        continue;
      gap = raysort_findGap(&conflict, barrierCount, barriers);
      if (gap)
        raysort_reportHazard(to, passes, &conflict, gap);
    }
}

RAYSORT_API VkResult raysortVerifyBarriers(RaysortContext context, uint32_t passCount, const RaysortPass *passes,
                                           uint32_t barrierCount, const RaysortBarrier *barriers)
{
  raysort_errors to = raysort_listenerOf(context);
  uint32_t i, j;
  for (i = 0; i < barrierCount; ++i)
    raysort_checkRange(&to, "RaysortBarrier.before", barriers[i].before, i ? barriers[i - 1].before : 0, passCount);
  for (i = 0; i < passCount; ++i)
    raysort_checkAccesses(&to, &passes[i]);
  for (j = 1; j < passCount && to.result == VK_SUCCESS; ++j)
    for (i = 0; i < j && to.result == VK_SUCCESS; ++i)
      raysort_checkPair(&to, passes, i, j, barrierCount, barriers);
  return to.result;
}
