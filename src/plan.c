/* SPDX-License-Identifier: MIT */
#include "internal.h"

/* ---- sizes ---- */

static VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) & ~(alignment - 1);
}

static uint32_t raysort_divideUp(uint32_t a, uint32_t b)
{
  return a / b + (a % b != 0);
}

/* ---- buffers of an info struct ---- */

static VkResult raysort_checkAddress(RaysortContext context, raysort_range *range, VkDeviceSize alignment)
{
  const char *field = raysortGetResourceName(range->resource);
  char text[256];
  VkBufferDeviceAddressInfo info;
  VkDeviceAddress address = 0;
  if (range->buffer.buffer != VK_NULL_HANDLE)
  {
    memset(&info, 0, sizeof(info));
    info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
    info.buffer = range->buffer.buffer;
    address = context->vk.vkGetBufferDeviceAddress(context->device, &info);
    if (address == 0)
    {
      snprintf(text, sizeof(text),
               "%s has device address 0: the buffer needs VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and memory "
               "allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT",
               field);
      return raysort_oldRefuse(context, text);
    }
    if (range->buffer.offset + range->buffer.size > UINT64_MAX - address)
    {
      snprintf(text, sizeof(text), "%s: device address 0x%llx + offset %llu + size %llu pass 64 bits", field,
               (raysort_u64)address, (raysort_u64)range->buffer.offset, (raysort_u64)range->buffer.size);
      return raysort_oldRefuse(context, text);
    }
    range->address = address + range->buffer.offset;
  }
  if ((address + range->buffer.offset) % alignment != 0)
  {
    snprintf(text, sizeof(text), "%s.offset is %llu (device address 0x%llx), the address must be a multiple of %llu",
             field, (raysort_u64)range->buffer.offset, (raysort_u64)(address + range->buffer.offset),
             (raysort_u64)alignment);
    return raysort_oldRefuse(context, text);
  }
  return VK_SUCCESS;
}

/* A buffer of which nothing is needed counts as not given. One that is needed and null makes the plan dry. */
static VkResult raysort_oldUseBuffer(RaysortContext context, const raysort_need_ *need, raysort_range *range)
{
  const RaysortBuffer *buffer = need->buffer;
  const int isGiven = raysort_isGiven(buffer);
  const VkDeviceSize size = isGiven ? buffer->size : need->size;
  const char *field = raysortGetResourceName(need->resource);
  char text[256];

  memset(range, 0, sizeof(*range));
  range->resource = need->resource;
  range->buffer = *buffer;
  range->needed = need->size;
  range->isWritten = ((unsigned)need->flags & RAYSORT_WRITTEN) != 0;
  if (need->size == 0 || (!isGiven && ((unsigned)need->flags & RAYSORT_OPTIONAL)))
    return VK_SUCCESS;
  range->isPresent = 1;
  if (buffer->size == VK_WHOLE_SIZE)
  {
    snprintf(text, sizeof(text), "%s.size is VK_WHOLE_SIZE, the bytes must be given", field);
    return raysort_oldRefuse(context, text);
  }
  if (buffer->offset > UINT64_MAX - size)
  {
    snprintf(text, sizeof(text), "%s: offset %llu + size %llu pass 64 bits", field, (raysort_u64)buffer->offset,
             (raysort_u64)size);
    return raysort_oldRefuse(context, text);
  }
  if (isGiven && buffer->size < need->size)
  {
    snprintf(text, sizeof(text), "%s.size is %llu bytes, %llu are needed", field, (raysort_u64)buffer->size,
             (raysort_u64)need->size);
    return raysort_oldRefuse(context, text);
  }
  return raysort_checkAddress(context, range, need->alignment);
}

static VkResult raysort_oldUseBuffers(RaysortContext context, const raysort_need_ *needs, uint32_t count,
                                      raysort_range *ranges)
{
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < count && result == VK_SUCCESS; ++i)
    result = raysort_oldUseBuffer(context, &needs[i], &ranges[i]);
  return result;
}

/* Two ranges may share bytes only if both are read. By address, so that aliased buffers are seen. */
static VkResult raysort_oldCheckOverlap(RaysortContext context, const raysort_range *ranges, uint32_t count)
{
  uint32_t i, j;
  for (i = 0; i < count; ++i)
    for (j = 0; j < i; ++j)
    {
      const raysort_range *a = &ranges[j], *b = &ranges[i];
      char text[256];
      if (!a->address || !b->address || !(a->isWritten || b->isWritten))
        continue;
      if (a->address >= b->address + b->needed || b->address >= a->address + a->needed)
        continue;
      snprintf(text, sizeof(text), "%s (device address 0x%llx, %llu bytes) overlaps %s (0x%llx, %llu bytes)",
               raysortGetResourceName(b->resource), (raysort_u64)b->address, (raysort_u64)b->needed,
               raysortGetResourceName(a->resource), (raysort_u64)a->address, (raysort_u64)a->needed);
      return raysort_oldRefuse(context, text);
    }
  return VK_SUCCESS;
}

/* ---- making passes ---- */

static void raysort_beginPlan(raysort_plan *plan, RaysortContext context, uint32_t capabilityBit,
                              const uint32_t *passCount, RaysortPass *passes)
{
  memset(plan, 0, sizeof(*plan));
  plan->context = context;
  plan->listener = context->listener;
  plan->parts = plan->ownParts;
  plan->capability = raysort_indexOfBit(capabilityBit);
  plan->passes = passes;
  plan->capacity = passes ? *passCount : 0;
}

/* A pass with one of raysort's pipelines. A plan that only counts makes none. */
static void raysort_beginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                              uint32_t groups)
{
  memset(pass, 0, sizeof(*pass));
  pass->name = name;
  if (plan->passes && plan->listener.result == VK_SUCCESS)
    plan->listener.result = raysort_getPipeline(plan->context, plan->capability, pipeline, &pass->pipeline);
  pass->layout = plan->context->layout;
  pass->groups[0] = groups;
  pass->groups[1] = 1;
  pass->groups[2] = 1;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
}

/* Declares `size` bytes from `offset` of the range. Returns the address of the first byte; 0 if absent or dry. */
static VkDeviceAddress raysort_touch(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                     VkDeviceSize size, VkAccessFlags accessFlags, int discard, size_t push)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount];
  if (!range->isPresent || size == 0)
    return 0;
  RAYSORT_ASSERT(pass->accessCount < RAYSORT_MAX_ACCESSES);
  ++pass->accessCount;
  access->buffer.buffer = range->buffer.buffer;
  access->buffer.offset = range->buffer.offset + offset;
  access->buffer.size = size;
  access->address = range->address ? range->address + offset : 0;
  access->access = accessFlags;
  access->resource = (uint16_t)range->resource;
  access->discard = discard ? 1 : 0;
  access->push = (uint8_t)push;
  if (!range->address)
    pass->isDry = VK_TRUE;
  return access->address;
}

/* Some drivers run a load of a uniform address even where the branch around it is not taken. So no reference that a
 * kernel may read is null. The one at byte `absent` of the push block, if its buffer is not there, becomes the one at
 * byte `lender`. The lender's access is then declared once more, with that place in the push block. The kernel knows
 * from a flag that the buffer is not there, and uses nothing of what it reads. */
static void raysort_lend(RaysortPass *pass, void *push, size_t absent, size_t lender)
{
  RaysortAccess lent = pass->accesses[0]; /* where nothing is sorted, the lender is not there either */
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
  memcpy((uint8_t *)push + absent, &lent.address, sizeof(lent.address));
}

static void raysort_endPass(raysort_plan *plan, RaysortPass *pass, const void *push, size_t pushSize)
{
  RAYSORT_ASSERT(pushSize <= RAYSORT_MAX_PUSH);
  pass->pushSize = (uint32_t)pushSize;
  memcpy(pass->push, push, pushSize);
  if (plan->passes && plan->count < plan->capacity)
    plan->passes[plan->count] = *pass;
  ++plan->count;
}

/* ---- passes as tables ---- */

static RaysortAccess *raysort_addAccess(RaysortPass *pass, uint32_t resource, uint32_t access, uint32_t push)
{
  RaysortAccess *added = &pass->accesses[pass->accessCount];
  RAYSORT_ASSERT(pass->accessCount < RAYSORT_MAX_ACCESSES);
  ++pass->accessCount;
  added->access = access & (RAYSORT_READ_WRITE | RAYSORT_ARGUMENTS);
  added->resource = (uint16_t)resource;
  added->discard = (access & RAYSORT_DISCARD) == RAYSORT_DISCARD;
  added->push = (uint8_t)push;
  return added;
}

/* Geometry or structures, which kernels reach through references in device memory. A second access of the same pass
 * adds to the first one. */
static void raysort_touchUnranged(RaysortPass *pass, uint32_t resource, uint32_t access)
{
  uint32_t i;
  for (i = 0; i < pass->accessCount; ++i)
    if (pass->accesses[i].resource == resource)
    {
      pass->accesses[i].access |= access;
      return;
    }
  raysort_addAccess(pass, resource, access, RAYSORT_NO_PUSH);
}

/* Declares all bytes of a range, whose address stands at byte `push`. If it is not there, nothing happens. */
static void raysort_touchRange(RaysortPass *pass, const raysort_range *range, uint32_t access, uint32_t push)
{
  const VkDeviceAddress pushed = range->address ? range->address + range->lead : 0;
  RaysortAccess *added;
  if (!range->isPresent)
    return;
  if (range->resource == RAYSORT_RESOURCE_GEOMETRY || range->resource == RAYSORT_RESOURCE_STRUCTURES)
  {
    raysort_touchUnranged(pass, range->resource, access);
    return;
  }
  added = raysort_addAccess(pass, range->resource, access, push);
  if (range->isKept)
    added->discard = 0;
  added->buffer = range->buffer;
  added->buffer.size = range->needed;
  added->address = range->address;
  if (!range->address)
    pass->isDry = VK_TRUE;
  if (access & RAYSORT_ARGUMENTS)
    pass->isIndirect = VK_TRUE;
  if (push != RAYSORT_NO_PUSH)
    memcpy((uint8_t *)pass->push + push, &pushed, sizeof(pushed));
}

/* Some drivers run a load of a uniform address even where the branch around it is not taken. So no reference that a
 * kernel may read is null. The one at byte `absent` of the push block, if its buffer is not there, becomes the one at
 * byte `lender`. The lender's access is then declared once more, with that place in the push block. The kernel knows
 * from a flag that the buffer is not there, and uses nothing of what it reads. */
static void raysort_lendAddress(RaysortPass *pass, uint32_t absent, uint32_t lender)
{
  RaysortAccess lent = pass->accesses[0]; /* where nothing is sorted, the lender is not there either */
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

static void raysort_applyUse(raysort_plan *plan, RaysortPass *pass, const raysort_use *use)
{
  if (use->access == RAYSORT_NUMBER)
    memcpy((uint8_t *)pass->push + use->push, (const uint8_t *)plan->values + use->what, 4);
  else if (use->access == RAYSORT_LEND)
    raysort_lendAddress(pass, use->push, use->what);
  else if (use->what == RAYSORT_RESOURCE_GEOMETRY || use->what == RAYSORT_RESOURCE_STRUCTURES)
    raysort_touchUnranged(pass, use->what, use->access);
  else
    raysort_touchRange(pass, raysort_rangeOf(plan, use->what), use->access, use->push);
}

/* Adds a pass with one of raysort's pipelines: a plan that only counts makes none. Workgroups past the device's limit on
 * x are folded into y. push: the push block, to which the table adds; NULL: zeros. The caller may change the pass. */
static RaysortPass *raysort_addPass(raysort_plan *plan, const raysort_passTable *table, uint32_t pipeline,
                                    uint32_t workgroups, const void *push)
{
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  RaysortPass *pass = plan->count < plan->capacity ? &plan->passes[plan->count] : &plan->spare;
  uint32_t i;
  ++plan->count;
  memset(pass, 0, sizeof(*pass));
  pass->name = table->name;
  if (plan->passes && plan->listener.result == VK_SUCCESS && pipeline != RAYSORT_NO_PIPELINE)
    plan->listener.result = raysort_getPipeline(plan->context, plan->capability, pipeline, &pass->pipeline);
  pass->layout = plan->context->layout;
  pass->groups[0] = workgroups < most ? workgroups : most;
  pass->groups[1] = workgroups ? raysort_divideUp(workgroups, pass->groups[0]) : 1;
  pass->groups[2] = 1;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass->pushSize = table->pushSize;
  if (push)
    memcpy(pass->push, push, table->pushSize);
  for (i = 0; i < RAYSORT_MAX_USES && table->uses[i].access; ++i)
    raysort_applyUse(plan, pass, &table->uses[i]);
  return pass;
}

/* The pass runs a pipeline of the caller's. */
static void raysort_setPipeline(RaysortPass *pass, VkPipeline pipeline, VkPipelineLayout layout,
                                VkShaderStageFlags pushStages, uint32_t pushOffset)
{
  pass->pipeline = pipeline;
  pass->layout = layout;
  if (pushStages)
    pass->pushStages = pushStages;
  pass->pushOffset = pushOffset;
}

/* ---- passes of the caller's ---- */

static int raysort_hasRange(const RaysortAccess *access)
{
  return access->resource != RAYSORT_RESOURCE_GEOMETRY && access->resource != RAYSORT_RESOURCE_STRUCTURES;
}

static VkResult raysort_checkAccess(RaysortContext context, const char *pass, const RaysortAccess *access)
{
  const char *field = raysortGetResourceName(access->resource);
  const RaysortBuffer *buffer = &access->buffer;
  const int hasRange = raysort_hasRange(access);
  const char *wrong = NULL;
  char text[320];
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
  if (!wrong)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "the pass \"%s\", access to %s: %s (access 0x%x, offset %llu, size %llu)", pass, field,
           wrong, (unsigned)access->access, (raysort_u64)buffer->offset, (raysort_u64)buffer->size);
  return raysort_oldRefuse(context, text);
}

RAYSORT_API VkPipelineStageFlags raysortGetAccessStages(const RaysortAccess *access)
{
  return access->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
                                                              : VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
}

static const char *raysort_passName(const RaysortPass *pass)
{
  return pass->name ? pass->name : "";
}

RAYSORT_API VkResult raysortAppendAccess(RaysortContext context, RaysortPass *pass, uint32_t resource,
                                         const RaysortBuffer *buffer, VkAccessFlags access)
{
  RaysortAccess added;
  VkResult result = raysort_oldCheckRange(context, "RaysortPass.accessCount + 1", (uint64_t)pass->accessCount + 1, 1,
                                          RAYSORT_MAX_ACCESSES);
  memset(&added, 0, sizeof(added));
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "the resource of raysortAppendAccess", resource, 0, 0xffff);
  if (buffer)
    added.buffer = *buffer;
  added.access = access;
  added.resource = (uint16_t)resource;
  added.push = RAYSORT_NO_PUSH;
  if (result == VK_SUCCESS)
    result = raysort_checkAccess(context, raysort_passName(pass), &added);
  if (result == VK_SUCCESS)
    pass->accesses[pass->accessCount++] = added;
  return result;
}

/* Push constants from byte `offset`, `size` of them, of which raysort holds at most RAYSORT_MAX_PUSH. */
static VkResult raysort_checkPush(RaysortContext context, const RaysortPass *pass, uint64_t offset, uint64_t size)
{
  const uint64_t most = context->limits.maxPushConstantsSize;
  char text[256];
  if (size == 0 ||
      (offset % 4 == 0 && size % 4 == 0 && size <= RAYSORT_MAX_PUSH && offset <= most && size <= most - offset))
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "the pass \"%s\": pushOffset %llu and pushSize %llu must be multiples of 4, the size at most %u, the sum at "
           "most the device's maxPushConstantsSize %llu",
           raysort_passName(pass), (raysort_u64)offset, (raysort_u64)size, (unsigned)RAYSORT_MAX_PUSH,
           (raysort_u64)most);
  return raysort_oldRefuse(context, text);
}

RAYSORT_API VkResult raysortAppendPush(RaysortContext context, RaysortPass *pass, const void *data, uint32_t size)
{
  VkResult result = raysort_checkPush(context, pass, pass->pushOffset, (uint64_t)pass->pushSize + size);
  if (result != VK_SUCCESS)
    return result;
  memcpy((uint8_t *)pass->push + pass->pushSize, data, size);
  pass->pushSize += size;
  return VK_SUCCESS;
}
