/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* ---- recording ---- */

/* The access with the indirect arguments of a pass; NULL: it has no such access, or several. */
static const RaysortAccess *raysort_argumentsOf(const RaysortPass *pass)
{
  const RaysortAccess *found = NULL;
  uint32_t i, count = 0;
  for (i = 0; i < pass->accessCount; ++i)
    if (pass->accesses[i].access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    {
      found = &pass->accesses[i];
      ++count;
    }
  return count == 1 ? found : NULL;
}

/* Names a thing that Vulkan needs and the pass lacks; NULL: it lacks nothing. */
static const char *raysort_missing(const RaysortPass *pass)
{
  const RaysortAccess *arguments = raysort_argumentsOf(pass);
  if (pass->pipeline == VK_NULL_HANDLE)
    return "its pipeline is null";
  if (pass->pushSize && pass->layout == VK_NULL_HANDLE)
    return "its layout is null";
  if (pass->pushSize && !pass->pushStages)
    return "its pushStages are 0";
  if (!pass->isIndirect)
    return NULL;
  if (!arguments)
    return "it is indirect, so one of its accesses, and only one, must be INDIRECT_COMMAND_READ";
  if (arguments->buffer.buffer == VK_NULL_HANDLE)
    return "the buffer of its indirect arguments is null";
  if (arguments->buffer.size < sizeof(VkDispatchIndirectCommand) || arguments->buffer.offset % 4 != 0)
    return "its indirect arguments must be 12 bytes at an offset that is a multiple of 4";
  return NULL;
}

static void raysort_checkDispatchSize(RaysortContext context, raysort_errors *to, const RaysortPass *pass)
{
  const uint32_t *most = context->limits.maxComputeWorkGroupCount;
  if (!pass->isIndirect &&
      (pass->workgroups[0] > most[0] || pass->workgroups[1] > most[1] || pass->workgroups[2] > most[2]))
    raysort_refuse(to,
                   "the pass \"%s\": workgroups are %u, %u, %u, the device's maxComputeWorkGroupCount is %u, %u, %u",
                   raysort_passName(pass), (unsigned)pass->workgroups[0], (unsigned)pass->workgroups[1],
                   (unsigned)pass->workgroups[2], (unsigned)most[0], (unsigned)most[1], (unsigned)most[2]);
}

/* Refuses a dry pass, and a pass of the caller with an access that has neither buffer nor address: no barrier would be
 * found for it. The message names the field whose buffer is null. */
static void raysort_checkDry(raysort_errors *to, const RaysortPass *pass)
{
  const char *field = pass->isDry ? "RaysortPass.isDry" : NULL;
  uint32_t i = pass->accessCount;
  while (i-- > 0) /* backwards, so the message names the first one */
    if (raysort_hasRange(pass->accesses[i].resource) && pass->accesses[i].buffer.buffer == VK_NULL_HANDLE &&
        !pass->accesses[i].address)
      field = raysortGetResourceName(pass->accesses[i].resource);
  if (field)
    raysort_refuse(to, "%s: no buffer was given, so the pass \"%s\" cannot be recorded", field, raysort_passName(pass));
}

static void raysort_checkRecordable(RaysortContext context, raysort_errors *to, const RaysortPass *pass)
{
  const char *missing;
  raysort_checkAccesses(to, pass);
  if (to->result != VK_SUCCESS)
    return;
  raysort_checkDry(to, pass);
  raysort_checkPush(context, to, pass, pass->pushOffset, pass->pushSize);
  raysort_checkDispatchSize(context, to, pass);
  missing = raysort_missing(pass);
  if (missing)
    raysort_refuse(to, "the pass \"%s\" cannot be recorded: %s", raysort_passName(pass), missing);
}

/* Pushes the words of a pass that differ from those of the pass before, from the first one to the last one. Push
 * constants stay valid while pipelines of one layout follow each other; another layout invalidates them. */
static void raysort_pushWords(const RaysortCommands *vk, VkCommandBuffer commandBuffer, const RaysortPass *pass,
                              const RaysortPass *before)
{
  uint32_t first = 0, end = pass->pushSize / 4;
  if (before && before->layout == pass->layout && before->pushStages == pass->pushStages &&
      before->pushOffset == pass->pushOffset && before->pushSize == pass->pushSize)
  {
    while (first < end && pass->push[first] == before->push[first])
      ++first;
    while (first < end && pass->push[end - 1] == before->push[end - 1])
      --end;
  }
  if (first < end)
    vk->vkCmdPushConstants(commandBuffer, pass->layout, pass->pushStages, pass->pushOffset + first * 4,
                           (end - first) * 4, pass->push + first);
}

/* before: the pass that was recorded just before; NULL: not known. */
static void raysort_dispatch(const RaysortCommands *vk, VkCommandBuffer commandBuffer, const RaysortPass *pass,
                             const RaysortPass *before)
{
  vk->vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pass->pipeline);
  raysort_pushWords(vk, commandBuffer, pass, before);
  if (pass->isIndirect)
  {
    const RaysortBuffer *arguments = &raysort_argumentsOf(pass)->buffer;
    vk->vkCmdDispatchIndirect(commandBuffer, arguments->buffer, arguments->offset);
  }
  else
    vk->vkCmdDispatch(commandBuffer, pass->workgroups[0], pass->workgroups[1], pass->workgroups[2]);
}

RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass)
{
  raysort_errors to = raysort_listenerOf(context);
  if (!commandBuffer)
    raysort_refuse(&to, "the command buffer is null");
  raysort_checkRecordable(context, &to, pass);
  if (to.result == VK_SUCCESS)
    raysort_dispatch(&context->vk, commandBuffer, pass, NULL);
  return to.result;
}

/* May two accesses touch the same bytes? Geometry and structures have no range: two accesses to geometry may, and so
 * may two accesses to structures. */
RAYSORT_INTERNAL int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b)
{
  if (!raysort_hasRange(a->resource) || !raysort_hasRange(b->resource))
    return a->resource == b->resource;
  if (a->address && b->address)
    return a->address < b->address + b->buffer.size && b->address < a->address + a->buffer.size;
  return a->buffer.buffer == b->buffer.buffer && a->buffer.offset < b->buffer.offset + b->buffer.size &&
         b->buffer.offset < a->buffer.offset + a->buffer.size;
}

/* The state after the barriers recorded so far. Every barrier is global, so it holds for all passes before it. */
typedef struct raysort_barrierState
{
  uint32_t execution; /* passes before this one are over when a later shader starts */
  uint32_t shader;    /* writes of passes before this one are visible to shader reads and writes */
  uint32_t indirect;  /* writes of passes before this one are visible to reads of indirect arguments */
  uint32_t memory;    /* writes of passes before this one are visible to MEMORY_READ and MEMORY_WRITE */
  uint32_t writers;   /* passes from this one on write nothing */
  uint32_t run;       /* passes from this one on have the same concurrency number */
} raysort_barrierState;

typedef struct raysort_barrier
{
  VkPipelineStageFlags srcStage, dstStage;
  VkAccessFlags srcAccess, dstAccess;
} raysort_barrier;

/* Passes before the returned one need no barrier before such an access. Their writes are visible to it. They are over
 * too, because `execution` is never smaller. */
static uint32_t raysort_visibleTo(const raysort_barrierState *state, VkAccessFlags access)
{
  if (access & RAYSORT_PRIVATE_MEMORY_ACCESSES)
    return state->memory;
  return access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? state->indirect : state->shader;
}

RAYSORT_INTERNAL int raysort_isWrite(const RaysortAccess *access)
{
  return (access->access & RAYSORT_PRIVATE_WRITE_ACCESSES) != 0;
}

RAYSORT_INTERNAL int raysort_mayRunBeside(const RaysortPass *a, const RaysortPass *b)
{
  return a->concurrency != 0 && a->concurrency == b->concurrency;
}

/* Adds to the barrier what access b needs after access a of an earlier pass; isOver: that pass is over already. */
static void raysort_addHazard(raysort_barrier *barrier, int isOver, const RaysortAccess *a, const RaysortAccess *b)
{
  const int aWrites = raysort_isWrite(a), bWrites = raysort_isWrite(b);
  if ((!aWrites && (!bWrites || isOver)) || !raysort_overlaps(a, b))
    return;
  barrier->srcStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | raysortGetAccessStages(a);
  barrier->dstStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | raysortGetAccessStages(b);
  if (aWrites)
  {
    barrier->srcAccess |= VK_ACCESS_SHADER_WRITE_BIT | (a->access & RAYSORT_PRIVATE_WRITE_ACCESSES);
    barrier->dstAccess |= RAYSORT_PRIVATE_SHADER_ACCESSES | b->access;
    if (b->access & RAYSORT_PRIVATE_MEMORY_ACCESSES)
      barrier->dstAccess |= RAYSORT_PRIVATE_MEMORY_ACCESSES;
  }
}

/* Adds to the barrier what access b of pass `index` needs. Only passes that can matter are compared, so that
 * 65,536 dispatches that only read, or that have one concurrency number, take linear time. */
static void raysort_addHazards(raysort_barrier *barrier, const RaysortPass *passes, uint32_t index,
                               const RaysortAccess *b, const raysort_barrierState *state)
{
  const RaysortPass *pass = &passes[index];
  uint32_t earlier, a, end = pass->concurrency ? state->run : index;
  if (!raysort_isWrite(b) && state->writers < end)
    end = state->writers;
  for (earlier = raysort_visibleTo(state, b->access); earlier < end; ++earlier)
    for (a = 0; a < passes[earlier].accessCount && !raysort_mayRunBeside(&passes[earlier], pass); ++a)
      raysort_addHazard(barrier, earlier < state->execution, &passes[earlier].accesses[a], b);
}

/* The barrier that pass `index` needs before it. srcStage 0: it needs none. */
static raysort_barrier raysort_findBarrier(const RaysortPass *passes, uint32_t index, raysort_barrierState *state)
{
  const RaysortPass *pass = &passes[index];
  raysort_barrier barrier;
  uint32_t b;

  if (index > 0 && passes[index - 1].concurrency != pass->concurrency)
    state->run = index;
  memset(&barrier, 0, sizeof(barrier));
  for (b = 0; b < pass->accessCount; ++b)
    raysort_addHazards(&barrier, passes, index, &pass->accesses[b], state);
  for (b = 0; b < pass->accessCount; ++b)
    if (raysort_isWrite(&pass->accesses[b]))
      state->writers = index + 1;
  if (barrier.srcStage)
    state->execution = index;
  if (barrier.dstAccess)
    state->shader = index;
  if (barrier.dstAccess & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    state->indirect = index;
  if (barrier.dstAccess & RAYSORT_PRIVATE_MEMORY_ACCESSES)
    state->memory = index;
  return barrier;
}

static void raysort_recordBarrier(const RaysortCommands *vk, VkCommandBuffer commandBuffer,
                                  const raysort_barrier *barrier)
{
  const VkMemoryBarrier memory = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, barrier->srcAccess, barrier->dstAccess};
  if (barrier->srcStage)
    vk->vkCmdPipelineBarrier(commandBuffer, barrier->srcStage, barrier->dstStage, 0, barrier->dstAccess ? 1 : 0,
                             &memory, 0, NULL, 0, NULL);
}

/* The number of queries that may be written on this queue. */
static uint32_t raysort_usableQueries(RaysortContext context, const RaysortTimestamps *timestamps)
{
  VkQueueFamilyProperties families[64];
  uint32_t count = 64;
  raysort_errors to = raysort_listenerOf(context);
  if (!timestamps)
    return 0;
  context->vk.vkGetPhysicalDeviceQueueFamilyProperties(context->physicalDevice, &count, families);
  if (timestamps->queueFamily < count && families[timestamps->queueFamily].timestampValidBits)
    return timestamps->count;
  raysort_report(&to, VK_SUCCESS, "RaysortTimestamps.queueFamily %u has no timestamps: none are written",
                 (unsigned)timestamps->queueFamily);
  return 0;
}

static void raysort_recordPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass,
                               const RaysortPass *before, const RaysortTimestamps *timestamps, uint32_t query)
{
  const RaysortCommands *vk = &context->vk;
  const VkDebugUtilsLabelEXT label = {VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, NULL, pass->name, {0, 0, 0, 0}};
  const int labelled = pass->name && vk->vkCmdBeginDebugUtilsLabelEXT && vk->vkCmdEndDebugUtilsLabelEXT;
  if (labelled)
    vk->vkCmdBeginDebugUtilsLabelEXT(commandBuffer, &label);
  if (timestamps)
    vk->vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, timestamps->pool, query);
  raysort_dispatch(vk, commandBuffer, pass, before);
  if (timestamps)
    vk->vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps->pool, query + 1);
  if (labelled)
    vk->vkCmdEndDebugUtilsLabelEXT(commandBuffer);
}

RAYSORT_API VkResult raysortCmdPasses(RaysortContext context, VkCommandBuffer commandBuffer, uint32_t passCount,
                                      const RaysortPass *passes, RaysortTimestamps *timestamps)
{
  raysort_barrierState state;
  uint32_t i, queries;
  raysort_errors to = raysort_listenerOf(context);
  if (timestamps)
    timestamps->written = 0;
  if (!commandBuffer)
    raysort_refuse(&to, "the command buffer is null");
  if (timestamps && timestamps->pool == VK_NULL_HANDLE)
    raysort_refuse(&to, "RaysortTimestamps.pool is null");
  for (i = 0; i < passCount && to.result == VK_SUCCESS; ++i)
    raysort_checkRecordable(context, &to, &passes[i]);
  if (to.result != VK_SUCCESS)
    return to.result;
  memset(&state, 0, sizeof(state));
  queries = raysort_usableQueries(context, timestamps);
  for (i = 0; i < passCount; ++i)
  {
    raysort_barrier barrier = raysort_findBarrier(passes, i, &state);
    const int timed = queries / 2 > i;
    raysort_recordBarrier(&context->vk, commandBuffer, &barrier);
    raysort_recordPass(context, commandBuffer, &passes[i], i ? &passes[i - 1] : NULL, timed ? timestamps : NULL,
                       timed ? timestamps->first + 2 * i : 0);
    if (timed)
      timestamps->written = 2 * (i + 1);
  }
  return VK_SUCCESS;
}

/* ---- an operation ---- */

#define RAYSORT_PRIVATE_MOST_PASSES 64 /* passes of a plan that is on the stack: 37 KiB */

RAYSORT_INTERNAL VkResult raysort_record(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const raysort_operation *operation, const void *info)
{
  RaysortPass few[RAYSORT_PRIVATE_MOST_PASSES], *many = NULL;
  uint32_t count = RAYSORT_PRIVATE_MOST_PASSES;
  VkResult result = raysort_planOperation(context, operation, info, &count, few);
  if (result == VK_INCOMPLETE)
  {
    many = (RaysortPass *)raysort_allocate(context->allocator, count * sizeof(*many));
    if (!many)
      return raysort_checkCall(context, VK_ERROR_OUT_OF_HOST_MEMORY, "the passes of a plan");
    result = raysort_planOperation(context, operation, info, &count, many);
  }
  if (result == VK_SUCCESS)
    result = raysortCmdPasses(context, commandBuffer, count, many ? many : few, NULL);
  raysort_free(context->allocator, many);
  return result;
}
