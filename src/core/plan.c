/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* ---- passes as tables ---- */

RAYSORT_INTERNAL int raysort_hasRange(uint32_t resource)
{
  return resource != RAYSORT_RESOURCE_GEOMETRY && resource != RAYSORT_RESOURCE_STRUCTURES;
}

/* Declares all bytes of a range and puts its address at byte `push`. It does nothing if the range is absent. A second
 * access to geometry or structures in the same pass is added to the first one. use: RAYSORT_READ and so on. */
static void raysort_touch(RaysortPass *pass, const raysort_range *range, uint32_t use, uint32_t push)
{
  const VkDeviceAddress pushed = range->address ? range->address + range->lead : 0;
  RaysortAccess *added = pass->accesses, *end = added + pass->accessCount;
  if (!range->isPresent)
    return;
  while (added < end && (raysort_hasRange(added->resource) || added->resource != range->resource))
    ++added;
  RAYSORT_ASSERT(added < pass->accesses + RAYSORT_MAX_ACCESSES);
  pass->accessCount += added == end;
  added->access |= (use & (RAYSORT_READ_WRITE | RAYSORT_ARGUMENTS)) >> 16;
  added->resource = (uint16_t)range->resource;
  added->push = (uint8_t)push;
  if (!raysort_hasRange(range->resource))
    return;
  added->discard = (use & RAYSORT_DISCARD) == RAYSORT_DISCARD && !range->isKept;
  added->buffer = range->buffer;
  added->buffer.size = range->needed;
  added->address = range->address;
  if (!range->address)
    pass->isDry = VK_TRUE;
  if (use & RAYSORT_ARGUMENTS)
    pass->isIndirect = VK_TRUE;
  if (push != RAYSORT_NO_PUSH)
    memcpy((uint8_t *)pass->push + push, &pushed, sizeof(pushed));
}

/* Lends an address. Some drivers run a load of a uniform address even if the branch around it is not taken, so no
 * reference that a kernel may read is null. If the buffer at byte `absent` of the push block is absent, the address at
 * byte `lender` is copied to byte `absent`. The lender's access is then declared once more, with push = `absent`. A
 * flag tells the kernel that the buffer is absent, and it ignores what it reads. */
static void raysort_lendAddress(RaysortPass *pass, uint32_t absent, uint32_t lender)
{
  RaysortAccess lent = pass->accesses[0]; /* the first access lends if the lender is absent too (no entries) */
  uint32_t i;
  for (i = 0; i < pass->accessCount; ++i)
  {
    if (pass->accesses[i].push == absent)
      return;
    if (pass->accesses[i].push == lender)
      lent = pass->accesses[i];
  }
  RAYSORT_ASSERT(pass->accessCount < RAYSORT_MAX_ACCESSES);
  lent.push = (uint8_t)absent;
  pass->accesses[pass->accessCount++] = lent;
  memcpy((uint8_t *)pass->push + absent, &lent.address, sizeof(lent.address));
}

/* Lends the addresses of rows with RAYSORT_LENDS. */
static void raysort_lendAddresses(RaysortPass *pass, const raysort_passTable *table, const uint32_t *push)
{
  uint32_t i, lender = 0;
  for (i = RAYSORT_MAX_USES; i-- > 0;)
    if (table->uses[i] & RAYSORT_LENDS)
      lender = push[i];
  for (i = 0; i < RAYSORT_MAX_USES; ++i)
  {
    if (table->uses[i] & RAYSORT_LENDS)
      lender = push[i];
    if (table->uses[i] & RAYSORT_OR_LENT)
      raysort_lendAddress(pass, push[i], lender);
  }
}

/* Finds the byte of the push block for the address of each row. Returns the byte behind the last address. */
static uint32_t raysort_placeAddresses(const raysort_passTable *table, uint32_t push[RAYSORT_MAX_USES])
{
  uint32_t i, next = 0, end = 0;
  for (i = 0; i < RAYSORT_MAX_USES; ++i)
  {
    push[i] = RAYSORT_NO_PUSH;
    if (table->uses[i] & RAYSORT_AT_BIT)
      next = table->uses[i] & 0xffu;
    else if (table->uses[i] && !(table->uses[i] & (RAYSORT_ARGUMENTS | RAYSORT_REACHED | RAYSORT_LEND_BIT)))
    {
      push[i] = next;
      next += 8;
      end = next > end ? next : end;
    }
  }
  return end;
}

/* Puts the numbers from byte `size` on. Returns the size of the push block: a multiple of 8. */
static uint32_t raysort_pushNumbers(RaysortPass *pass, const raysort_passTable *table, uint32_t size,
                                    const void *values)
{
  uint32_t i, from = 0, bytes;
  for (i = 0; i < RAYSORT_MAX_NUMBERS && table->numbers[i]; ++i, size += bytes, from += bytes)
  {
    const int isRest = (table->numbers[i] & RAYSORT_REST_BIT) != 0;
    bytes = isRest ? table->numbers[i] - RAYSORT_REST_BIT : 4;
    from = isRest ? from : (table->numbers[i] & ~RAYSORT_MOVING_BIT) - 1u;
    memcpy((uint8_t *)pass->push + size, (const uint8_t *)values + from, bytes);
  }
  return (size + 7) & ~7u;
}

/* Does what a row says; push: the byte for its address. */
static void raysort_use(raysort_plan *plan, RaysortPass *pass, uint32_t use, uint32_t push)
{
  const uint32_t what = use & 0xffffu;
  raysort_range unranged;
  memset(&unranged, 0, sizeof(unranged));
  unranged.resource = what;
  unranged.isPresent = 1;
  if (use & RAYSORT_LEND_BIT)
    raysort_lendAddress(pass, what >> 8, what & 0xffu);
  else if (!(use & RAYSORT_AT_BIT))
    raysort_touch(pass, raysort_hasRange(what) ? raysort_rangeOf(plan, what) : &unranged, use, push);
}

/* Adds a pass and returns it; the caller may change it. Workgroups past the device's limit on x are folded into y.
 * pipeline  number of a pipeline of the plan's capability, or RAYSORT_NO_PIPELINE. A plan that only counts passes makes
 *           no pipeline
 * values    the struct whose numbers the table names; NULL: it names none */
RAYSORT_INTERNAL RaysortPass *raysort_addPass(raysort_plan *plan, const raysort_passTable *table, uint32_t pipeline,
                                              uint32_t workgroups, const void *values)
{
  RaysortPass *pass = plan->count < plan->capacity ? &plan->passes[plan->count] : &plan->spare;
  uint32_t push[RAYSORT_MAX_USES], i;
  ++plan->count;
  memset(pass, 0, sizeof(*pass));
  pass->name = table->name;
  if (plan->passes && plan->listener.result == VK_SUCCESS && pipeline != RAYSORT_NO_PIPELINE)
    plan->listener.result = raysort_getPipeline(plan->context, plan->capability, pipeline, &pass->pipeline);
  pass->layout = plan->context->layout;
  raysort_fold(workgroups, plan->context->limits.maxComputeWorkGroupCount[0], pass->workgroups);
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass->pushSize = raysort_pushNumbers(pass, table, raysort_placeAddresses(table, push), values);
  for (i = 0; i < RAYSORT_MAX_USES && table->uses[i]; ++i)
    raysort_use(plan, pass, table->uses[i], push[i]);
  raysort_lendAddresses(pass, table, push);
  return pass;
}

/* The table of the kernel without motion. */
RAYSORT_INTERNAL raysort_passTable raysort_stillTable(const raysort_passTable *table)
{
  raysort_passTable still = {table->name, {0}, {0}};
  uint32_t i, uses = 0, numbers = 0;
  for (i = 0; i < RAYSORT_MAX_USES; ++i)
    if (!(table->uses[i] & RAYSORT_MOVES))
      still.uses[uses++] = table->uses[i];
  for (i = 0; i < RAYSORT_MAX_NUMBERS; ++i)
    if (!(table->numbers[i] & RAYSORT_MOVING_BIT))
      still.numbers[numbers++] = table->numbers[i];
  return still;
}

/* Gives a pass a pipeline of the caller. */
RAYSORT_INTERNAL void raysort_setPipeline(RaysortPass *pass, VkPipeline pipeline, VkPipelineLayout layout,
                                          VkShaderStageFlags pushStages, uint32_t pushOffset)
{
  pass->pipeline = pipeline;
  pass->layout = layout;
  if (pushStages)
    pass->pushStages = pushStages;
  pass->pushOffset = pushOffset;
}

/* ---- checks of passes, raysort's and the caller's ---- */

RAYSORT_INTERNAL const char *raysort_passName(const RaysortPass *pass)
{
  return pass->name ? pass->name : "";
}

static void raysort_checkAccess(raysort_listener *to, const RaysortPass *pass, const RaysortAccess *access)
{
  const char *field = raysortGetResourceName(access->resource);
  const RaysortBuffer *buffer = &access->buffer;
  const int hasRange = raysort_hasRange(access->resource);
  const char *wrong = NULL;
  if (access->access != VK_ACCESS_INDIRECT_COMMAND_READ_BIT &&
      (access->access == 0 ||
       access->access & ~(VkAccessFlags)(RAYSORT_SHADER_ACCESSES | VK_ACCESS_MEMORY_READ_BIT | RAYSORT_WRITE_ACCESSES)))
    wrong = "access must be of SHADER_READ, SHADER_WRITE, UNIFORM_READ, MEMORY_READ, MEMORY_WRITE, or "
            "INDIRECT_COMMAND_READ alone";
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

RAYSORT_INTERNAL void raysort_checkAccesses(raysort_listener *to, const RaysortPass *pass)
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
  raysort_listener to = context->listener;
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
RAYSORT_INTERNAL VkResult raysort_checkPush(RaysortContext context, raysort_listener *to, const RaysortPass *pass,
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
  raysort_listener to = context->listener;
  if (raysort_checkPush(context, &to, pass, pass->pushOffset, (uint64_t)pass->pushSize + size) != VK_SUCCESS)
    return to.result;
  memcpy((uint8_t *)pass->push + pass->pushSize, data, size);
  pass->pushSize += size;
  return VK_SUCCESS;
}
