/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* ---- passes as tables ---- */

RAYSORT_INTERNAL int raysort_hasRange(uint32_t resource)
{
  return resource != RAYSORT_RESOURCE_GEOMETRY && resource != RAYSORT_RESOURCE_STRUCTURES;
}

static VkAccessFlags raysort_accessFlags(raysort_access access)
{
  static const VkAccessFlags flags[] = {0,
                                        VK_ACCESS_SHADER_READ_BIT,
                                        VK_ACCESS_SHADER_WRITE_BIT,
                                        VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                                        VK_ACCESS_SHADER_WRITE_BIT,
                                        VK_ACCESS_INDIRECT_COMMAND_READ_BIT};
  return flags[access];
}

/* Two accesses to geometry, or to structures, in a pass are merged into one, because they have no range. */
static void raysort_declareUnranged(RaysortPass *pass, uint32_t resource, VkAccessFlags access)
{
  RaysortAccess *found = pass->accesses, *end = found + pass->accessCount;
  while (found < end && found->resource != resource)
    ++found;
  RAYSORT_ASSERT(found < pass->accesses + RAYSORT_MAX_ACCESSES);
  pass->accessCount += found == end;
  found->resource = (uint16_t)resource;
  found->access |= access;
  found->push = RAYSORT_NO_PUSH;
}

/* Declares all bytes of a range and puts its address into the push block. */
static void raysort_declareAccess(RaysortPass *pass, const raysort_range *range, const raysort_applyRow *use)
{
  const VkDeviceAddress pushed = range->address ? range->address + range->lead : 0;
  RaysortAccess *added = &pass->accesses[pass->accessCount++];
  RAYSORT_ASSERT(pass->accessCount <= RAYSORT_MAX_ACCESSES);
  added->access = raysort_accessFlags(use->access);
  added->resource = (uint16_t)range->resource;
  added->push = (uint8_t)use->push;
  added->discard = use->access == raysort_discard && !range->isKept;
  added->buffer = range->buffer;
  added->buffer.size = range->needed;
  added->address = range->address;
  if (!range->address)
    pass->isDry = VK_TRUE;
  if (use->access == raysort_arguments)
    pass->isIndirect = VK_TRUE;
  if (use->push != RAYSORT_NO_PUSH)
    memcpy((uint8_t *)pass->push + use->push, &pushed, sizeof(pushed));
}

/* Puts the first address of the pass into the place of an absent one. The lender's access is declared once more. */
static void raysort_lendAddress(RaysortPass *pass, uint32_t absent)
{
  RaysortAccess *lent = &pass->accesses[pass->accessCount];
  uint32_t lender = 0;
  while (lender < pass->accessCount && pass->accesses[lender].push == RAYSORT_NO_PUSH)
    ++lender;
  RAYSORT_ASSERT(lender < pass->accessCount && pass->accessCount < RAYSORT_MAX_ACCESSES);
  *lent = pass->accesses[lender];
  lent->push = (uint8_t)absent;
  ++pass->accessCount;
  memcpy((uint8_t *)pass->push + absent, &lent->address, sizeof(lent->address));
}

/* Copies the numbers from byte `size` on. Returns the size of the push block: a multiple of 8. */
static uint32_t raysort_pushNumbers(RaysortPass *pass, const raysort_number *numbers, uint32_t size, const void *values)
{
  uint32_t i;
  for (i = 0; i < RAYSORT_PRIVATE_MAX_NUMBERS && numbers[i].size; ++i)
  {
    memcpy((uint8_t *)pass->push + size, (const uint8_t *)values + numbers[i].offset, numbers[i].size);
    size += numbers[i].size;
  }
  return (size + 7) & ~7u;
}

/* The range of a row; NULL: what it touches has none. */
static const raysort_range *raysort_boundRange(raysort_plan *plan, uint32_t what, const raysort_range *bindings)
{
  if (what == RAYSORT_PRIVATE_NOTHING)
    return &plan->nothing;
  if (what >= RAYSORT_PRIVATE_BOUND)
    return &bindings[what - RAYSORT_PRIVATE_BOUND];
  return raysort_hasRange(what) ? raysort_rangeOf(plan, what) : NULL;
}

/* Declares what a pass touches, then lends addresses. Returns the byte of the push block after the last address. */
static uint32_t raysort_useRanges(raysort_plan *plan, RaysortPass *pass, const raysort_applyRow *uses,
                                  const raysort_range *bindings)
{
  uint32_t i, end = 0, absentCount = 0, absent[RAYSORT_PRIVATE_MAX_USES];
  for (i = 0; i < RAYSORT_PRIVATE_MAX_USES && uses[i].access != raysort_none; ++i)
  {
    const raysort_applyRow *use = &uses[i];
    const raysort_range *range = raysort_boundRange(plan, use->what, bindings);
    if (use->push != RAYSORT_NO_PUSH && use->push + 8 > end)
      end = use->push + 8;
    if (!range)
      raysort_declareUnranged(pass, use->what, raysort_accessFlags(use->access));
    else if (range->isPresent && !raysort_hasRange(range->resource))
      raysort_declareUnranged(pass, range->resource, raysort_accessFlags(use->access));
    else if (range->isPresent)
      raysort_declareAccess(pass, range, use);
    else if (use->absent == raysort_lent)
      absent[absentCount++] = use->push;
  }
  for (i = 0; i < absentCount; ++i)
    raysort_lendAddress(pass, absent[i]);
  return end;
}

/* Adds a pass and returns it; the caller may change it. Workgroups past the device's limit on x are folded into y.
 * pipeline  number of a pipeline of the plan's capability, or RAYSORT_PRIVATE_NO_PIPELINE. It is not made if the plan
 *           only counts passes
 * values    the struct whose numbers the table names; NULL: it names none
 * bindings  the ranges of rows RAYSORT_PRIVATE_BOUND + n; NULL: there are no such rows */
RAYSORT_INTERNAL RaysortPass *raysort_addPass(raysort_plan *plan, const raysort_passTable *table, uint32_t pipeline,
                                              uint32_t workgroups, const void *values, const raysort_range *bindings)
{
  RaysortPass *pass = plan->count < plan->capacity ? &plan->passes[plan->count] : &plan->spare;
  ++plan->count;
  memset(pass, 0, sizeof(*pass));
  pass->name = table->name;
  if (plan->passes && plan->listener.result == VK_SUCCESS && pipeline != RAYSORT_PRIVATE_NO_PIPELINE)
    plan->listener.result = raysort_getPipeline(plan->context, plan->capability, pipeline, &pass->pipeline);
  pass->layout = plan->context->layout;
  raysort_fold(workgroups, plan->context->limits.maxComputeWorkGroupCount[0], pass->workgroups);
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass->pushSize =
      raysort_pushNumbers(pass, table->numbers, raysort_useRanges(plan, pass, table->uses, bindings), values);
  return pass;
}

/* Gives a pass one of the pipelines of the caller. */
RAYSORT_INTERNAL void raysort_setPipeline(RaysortPass *pass, VkPipeline pipeline, VkPipelineLayout layout,
                                          VkShaderStageFlags pushStages, uint32_t pushOffset)
{
  pass->pipeline = pipeline;
  pass->layout = layout;
  if (pushStages)
    pass->pushStages = pushStages;
  pass->pushOffset = pushOffset;
}

/* ---- passes of the caller ---- */

RAYSORT_API RaysortPass raysortMakePass(const char *name, VkPipeline pipeline, VkPipelineLayout layout,
                                        uint32_t pushBefore, uint32_t x, uint32_t y, uint32_t z)
{
  RaysortPass pass;
  memset(&pass, 0, sizeof(pass));
  pass.name = name;
  pass.pipeline = pipeline;
  pass.layout = layout;
  pass.workgroups[0] = x;
  pass.workgroups[1] = y;
  pass.workgroups[2] = z;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass.pushSize = pushBefore;
  return pass;
}

RAYSORT_API RaysortPass raysortMakeIndirectPass(const char *name, VkPipeline pipeline, VkPipelineLayout layout,
                                                uint32_t pushBefore, const RaysortBuffer *arguments)
{
  RaysortPass pass = raysortMakePass(name, pipeline, layout, pushBefore, 0, 0, 0);
  RaysortAccess *access = &pass.accesses[pass.accessCount++];
  access->buffer = *arguments;
  access->buffer.size = 12;
  access->access = VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
  access->resource = RAYSORT_RESOURCE_CALLER;
  access->push = RAYSORT_NO_PUSH;
  pass.isIndirect = VK_TRUE;
  pass.isDry = arguments->buffer == VK_NULL_HANDLE;
  return pass;
}

/* ---- checks of passes, raysort's and the caller's ---- */

RAYSORT_INTERNAL const char *raysort_passName(const RaysortPass *pass)
{
  return pass->name ? pass->name : "";
}

static void raysort_checkAccess(raysort_errors *to, const RaysortPass *pass, const RaysortAccess *access)
{
  const char *field = raysortGetResourceName(access->resource);
  const RaysortBuffer *buffer = &access->buffer;
  const int hasRange = raysort_hasRange(access->resource);
  const char *wrong = NULL;
  if (access->access != VK_ACCESS_INDIRECT_COMMAND_READ_BIT &&
      (access->access == 0 ||
       access->access & ~(VkAccessFlags)(RAYSORT_PRIVATE_SHADER_ACCESSES | VK_ACCESS_MEMORY_READ_BIT |
                                         RAYSORT_PRIVATE_WRITE_ACCESSES)))
    wrong = "access must be of SHADER_READ, SHADER_WRITE, UNIFORM_READ, MEMORY_READ, MEMORY_WRITE, or only "
            "INDIRECT_COMMAND_READ";
  else if (!hasRange && access->access == VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    wrong = "indirect arguments have a range: they are another resource";
  else if (hasRange && buffer->size == 0)
    wrong = "buffer.size must not be 0";
  else if (hasRange && buffer->size == VK_WHOLE_SIZE)
    wrong = "buffer.size must not be VK_WHOLE_SIZE: the bytes must be given";
  else if (hasRange && buffer->offset > UINT64_MAX - buffer->size)
    wrong = "buffer.offset + size pass 64 bits";
  if (wrong)
    raysort_refuse(to, "the pass \"%s\", access to %s: %s (access 0x%x, offset %llu, size %llu)",
                   raysort_passName(pass), field, wrong, (unsigned)access->access, (raysort_u64)buffer->offset,
                   (raysort_u64)buffer->size);
}

RAYSORT_INTERNAL void raysort_checkAccesses(raysort_errors *to, const RaysortPass *pass)
{
  uint32_t i;
  raysort_checkRange(to, "RaysortPass.accessCount", pass->accessCount, 0, RAYSORT_MAX_ACCESSES);
  for (i = 0; i < pass->accessCount && to->result == VK_SUCCESS; ++i)
    raysort_checkAccess(to, pass, &pass->accesses[i]);
}

RAYSORT_API VkPipelineStageFlags raysortGetAccessStages(const RaysortAccess *access)
{
  return access->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
                                                              : VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
}

RAYSORT_API VkResult raysortAppendAccess(RaysortContext context, RaysortPass *pass, uint32_t resource,
                                         const RaysortBuffer *buffer, VkAccessFlags access)
{
  raysort_errors to = raysort_listenerOf(context);
  RaysortAccess added;
  memset(&added, 0, sizeof(added));
  if (buffer)
    added.buffer = *buffer;
  added.access = access;
  added.resource = (uint16_t)resource;
  added.push = RAYSORT_NO_PUSH;
  raysort_checkRange(&to, "RaysortPass.accessCount + 1", (uint64_t)pass->accessCount + 1, 1, RAYSORT_MAX_ACCESSES);
  raysort_checkRange(&to, "the resource of raysortAppendAccess", resource, 0, 0xffff);
  raysort_checkAccess(&to, pass, &added);
  if (to.result == VK_SUCCESS)
    pass->accesses[pass->accessCount++] = added;
  return to.result;
}

/* Refuses push constants that raysort or the device has no room for: `size` bytes from byte `offset`. */
RAYSORT_INTERNAL VkResult raysort_checkPush(RaysortContext context, raysort_errors *to, const RaysortPass *pass,
                                            uint64_t offset, uint64_t size)
{
  const uint64_t most = context->limits.maxPushConstantsSize;
  const int isWhole = offset % 4 == 0 && size % 4 == 0;
  if (size && (!isWhole || size > RAYSORT_MAX_PUSH || offset > most || size > most - offset))
    raysort_refuse(to,
                   "the pass \"%s\": pushOffset %llu and pushSize %llu must be multiples of 4, the size at most %u, "
                   "the sum at most the device's maxPushConstantsSize %llu",
                   raysort_passName(pass), (raysort_u64)offset, (raysort_u64)size, (unsigned)RAYSORT_MAX_PUSH,
                   (raysort_u64)most);
  return to->result;
}

RAYSORT_API VkResult raysortAppendPush(RaysortContext context, RaysortPass *pass, const void *data, uint32_t size)
{
  raysort_errors to = raysort_listenerOf(context);
  if (raysort_checkPush(context, &to, pass, pass->pushOffset, (uint64_t)pass->pushSize + size) != VK_SUCCESS)
    return to.result;
  memcpy((uint8_t *)pass->push + pass->pushSize, data, size);
  pass->pushSize += size;
  return VK_SUCCESS;
}
