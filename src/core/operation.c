/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* The engine that all operations share. The function of an operation runs through all its passes, also for its layout,
 * whose number of passes is counted. If something is refused, one message is sent, and the function stops at
 * raysort_resolveLayout. */

/* Copies the buffers of an info struct into the plan. */
RAYSORT_INTERNAL void raysort_takeBuffers(raysort_plan *plan, const raysort_operation *operation, const void *info)
{
  uint32_t i;
  plan->operation = operation;
  RAYSORT_ASSERT(operation->rowCount <= RAYSORT_PRIVATE_MAX_ROWS);
  for (i = 0; i < operation->rowCount; ++i)
  {
    const raysort_row *row = &operation->rows[i];
    memcpy(&plan->buffers[i].buffer, (const uint8_t *)info + row->place, sizeof(RaysortBuffer));
    plan->buffers[i].resource = operation->resource + i;
    plan->buffers[i].alignment = row->alignment;
    plan->buffers[i].isWritten = (row->flags & RAYSORT_PRIVATE_WRITTEN) != 0;
  }
}

static void raysort_startPlan(raysort_plan *plan, RaysortContext context, const raysort_operation *operation,
                              const void *info, const uint32_t *passCount, RaysortPass *passes)
{
  memset(plan, 0, sizeof(*plan));
  plan->context = context;
  plan->passes = passes;
  plan->capacity = passes ? *passCount : 0;
  plan->listener = raysort_listenerOf(context);
  plan->capability = raysort_indexOfBit(operation->capability);
  raysort_takeBuffers(plan, operation, info);
  raysort_needCapability(context, &plan->listener, operation->capability);
}

/* passCount: a member of the layout. It becomes the number of passes, unless the operation has set it. */
RAYSORT_INTERNAL VkResult raysort_getLayout(RaysortContext context, const raysort_operation *operation,
                                            const void *info, void *layout, size_t size, uint32_t *passCount)
{
  raysort_plan plan;
  memset(layout, 0, size);
  raysort_startPlan(&plan, context, operation, info, NULL, NULL);
  plan.layout = layout;
  operation->run(&plan, info);
  *passCount += plan.count;
  return plan.listener.result;
}

RAYSORT_INTERNAL VkResult raysort_planOperation(RaysortContext context, const raysort_operation *operation,
                                                const void *info, uint32_t *passCount, RaysortPass *passes)
{
  raysort_plan plan;
  raysort_startPlan(&plan, context, operation, info, passCount, passes);
  operation->run(&plan, info);
  if (plan.listener.result != VK_SUCCESS)
    return plan.listener.result;
  *passCount = plan.count;
  return passes && plan.count > plan.capacity ? VK_INCOMPLETE : VK_SUCCESS;
}

/* ---- buffers of an info struct ---- */

/* The buffer or part of this number. */
RAYSORT_INTERNAL raysort_range *raysort_rangeOf(raysort_plan *plan, uint32_t number)
{
  const int isPart = number >= RAYSORT_PRIVATE_PARTS;
  const uint32_t place = number - (isPart ? RAYSORT_PRIVATE_PARTS : plan->operation->resource);
  RAYSORT_ASSERT(place < (isPart ? RAYSORT_PRIVATE_MAX_PARTS : plan->operation->rowCount));
  return isPart ? &plan->parts[place] : &plan->buffers[place];
}

/* Bytes `offset` .. `offset` + `size` - 1 of a range, as a range. */
RAYSORT_INTERNAL raysort_range raysort_subrange(const raysort_range *range, VkDeviceSize offset, VkDeviceSize size)
{
  raysort_range part = *range;
  part.buffer.offset += offset;
  part.buffer.size = size;
  part.address = range->address ? range->address + offset : 0;
  part.place = offset;
  part.needed = size;
  part.lead = 0;
  part.isPresent = range->isPresent && size != 0;
  return part;
}

RAYSORT_INTERNAL int raysort_isThere(raysort_plan *plan, uint32_t number)
{
  return raysort_rangeOf(plan, number)->isPresent;
}

/* Says how many bytes of a buffer the plan touches. A buffer of 0 needed bytes counts as not given. */
RAYSORT_INTERNAL void raysort_setNeededBytes(raysort_plan *plan, uint32_t resource, VkDeviceSize bytes)
{
  raysort_rangeOf(plan, resource)->needed = bytes;
}

/* Bytes needed of a buffer: at least `least`, or `used` if that is larger. 0 if `least` is 0: it is not needed. */
RAYSORT_INTERNAL VkDeviceSize raysort_atLeast(VkDeviceSize least, VkDeviceSize used)
{
  return least && used > least ? used : least;
}

/* The number of rays: a list may name any of them. */
RAYSORT_INTERNAL uint32_t raysort_rayCount(const RaysortBuffer *list, uint32_t rayCount, uint32_t maxCount)
{
  return raysort_isGiven(list) && rayCount && maxCount ? rayCount : maxCount;
}

/* The number of elements that a buffer holds, but at most `most`. */
RAYSORT_INTERNAL uint32_t raysort_elements(const RaysortBuffer *buffer, uint32_t size, uint32_t most)
{
  return buffer->size / size < most ? (uint32_t)(buffer->size / size) : most;
}

static void raysort_findAddress(raysort_plan *plan, raysort_range *range, const char *field)
{
  const VkDeviceSize offset = range->buffer.offset;
  const VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL, range->buffer.buffer};
  VkDeviceAddress address = 0;
  if (info.buffer != VK_NULL_HANDLE)
  {
    address = plan->context->vk.vkGetBufferDeviceAddress(plan->context->device, &info);
    if (address == 0)
      raysort_refuse(&plan->listener,
                     "%s has device address 0: the buffer needs VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and memory "
                     "allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT",
                     field);
    if (offset + range->buffer.size > UINT64_MAX - address)
      raysort_refuse(&plan->listener, "%s: device address 0x%llx + offset %llu + size %llu pass 64 bits", field,
                     (raysort_u64)address, (raysort_u64)offset, (raysort_u64)range->buffer.size);
    range->address = address + offset;
  }
  if ((address + offset) % range->alignment != 0)
    raysort_refuse(&plan->listener, "%s.offset is %llu (device address 0x%llx), the address must be a multiple of %u",
                   field, (raysort_u64)offset, (raysort_u64)(address + offset), (unsigned)range->alignment);
}

/* Checks a buffer and finds its address, which a layout does not need. If a needed buffer is null, the plan becomes
 * dry. */
static void raysort_resolveBuffer(raysort_plan *plan, raysort_range *range, const raysort_row *row)
{
  const RaysortBuffer *buffer = &range->buffer;
  const int isGiven = raysort_isGiven(buffer);
  const VkDeviceSize size = isGiven ? buffer->size : range->needed;
  range->isPresent = range->needed != 0 && (isGiven || !(row->flags & RAYSORT_PRIVATE_OPTIONAL));
  if (!range->isPresent || plan->layout)
    return;
  if (buffer->size == VK_WHOLE_SIZE)
    raysort_refuse(&plan->listener, "%s.size is VK_WHOLE_SIZE, the bytes must be given", row->field);
  else if (buffer->offset > UINT64_MAX - size)
    raysort_refuse(&plan->listener, "%s: offset %llu + size %llu pass 64 bits", row->field, (raysort_u64)buffer->offset,
                   (raysort_u64)size);
  else if (size < range->needed)
    raysort_refuse(&plan->listener, "%s.size is %llu bytes, %llu are needed", row->field, (raysort_u64)size,
                   (raysort_u64)range->needed);
  if (plan->listener.result == VK_SUCCESS)
    raysort_findAddress(plan, range, row->field);
}

/* Refuses two ranges that share bytes, unless both are only read. It compares addresses, so it sees aliased buffers. */
static void raysort_checkOverlap(raysort_plan *plan, uint32_t first, uint32_t second)
{
  const raysort_row *rows = plan->operation->rows;
  const raysort_range *a = &plan->buffers[first], *b = &plan->buffers[second];
  const int isInPlace = rows[first].flags & RAYSORT_PRIVATE_IN_PLACE && second == first + 1 && a->address == b->address;
  if (a->address && b->address && (a->isWritten || b->isWritten) && !isInPlace && a->address < b->address + b->needed &&
      b->address < a->address + a->needed)
    raysort_refuse(&plan->listener, "%s (device address 0x%llx, %llu bytes) overlaps %s (0x%llx, %llu bytes)",
                   rows[second].field, (raysort_u64)b->address, (raysort_u64)b->needed, rows[first].field,
                   (raysort_u64)a->address, (raysort_u64)a->needed);
}

/* Copies the layout if it was asked for, checks all buffers, gives all parts their addresses, and returns 1 if nothing
 * was refused. Passes follow only if it returns 1. */
RAYSORT_INTERNAL int raysort_resolveBuffers(raysort_plan *plan)
{
  uint32_t i, k;
  if (plan->listener.result != VK_SUCCESS)
    return 0;
  if (plan->layout)
    memcpy(plan->layout, plan->made, plan->madeSize);
  for (i = 0; i < plan->operation->rowCount && plan->listener.result == VK_SUCCESS; ++i)
    raysort_resolveBuffer(plan, &plan->buffers[i], &plan->operation->rows[i]);
  for (i = 0; i < plan->operation->rowCount; ++i)
    for (k = 0; k < i; ++k)
      raysort_checkOverlap(plan, k, i);
  for (i = 0; i < RAYSORT_PRIVATE_MAX_PARTS; ++i)
    if (plan->parts[i].resource)
      plan->parts[i] =
          raysort_subrange(raysort_rangeOf(plan, plan->parts[i].resource), plan->parts[i].place, plan->parts[i].needed);
  return plan->listener.result == VK_SUCCESS;
}

/* Resolves the plan's buffers, taking the needed bytes of each from the layout of the plan's operation. */
RAYSORT_INTERNAL int raysort_resolveLayout(raysort_plan *plan)
{
  uint32_t i;
  for (i = 0; i < plan->operation->rowCount; ++i)
  {
    const raysort_row *row = &plan->operation->rows[i];
    if (row->size)
      memcpy(&plan->buffers[i].needed, (const uint8_t *)plan->made + row->size - 1, sizeof(VkDeviceSize));
    else if ((row->flags & RAYSORT_PRIVATE_ONE_WORD) == RAYSORT_PRIVATE_ONE_WORD)
      plan->buffers[i].needed = 4;
  }
  return raysort_resolveBuffers(plan);
}

/* The address to decide alignment by. A dry plan assumes that each VkBuffer begins at a multiple of 16. */
RAYSORT_INTERNAL VkDeviceAddress raysort_assumedAddress(const raysort_range *range)
{
  return range->address ? range->address : range->buffer.offset;
}

/* ---- parts of a buffer ---- */

/* A buffer within a buffer: `size` bytes from byte `offset` of `whole`. Not given if `whole` is not given. */
RAYSORT_INTERNAL RaysortBuffer raysort_partOf(const RaysortBuffer *whole, VkDeviceSize offset, VkDeviceSize size)
{
  RaysortBuffer part = *whole;
  part.offset += offset;
  part.size = raysort_isGiven(whole) ? size : 0;
  return part;
}

/* Gives every part its place. A part begins at a multiple of the alignment, unless its row skips bytes. Returns the
 * bytes of all parts together. */
RAYSORT_INTERNAL VkDeviceSize raysort_place(raysort_range *placed, uint32_t buffer, VkDeviceSize alignment,
                                            const raysort_part *parts, uint32_t count)
{
  VkDeviceSize end = 0, all = 0;
  uint32_t i;
  for (i = 0; i < count; ++i)
  {
    raysort_range *range = &placed[parts[i].part - RAYSORT_PRIVATE_PARTS];
    if (parts[i].over == RAYSORT_PRIVATE_BEHIND_ALL)
      end = all;
    else if (parts[i].over != RAYSORT_PRIVATE_BEHIND)
      end = placed[parts[i].over - RAYSORT_PRIVATE_PARTS].place;
    range->resource = buffer;
    range->place = end + parts[i].skip;
    range->needed = parts[i].bytes;
    end = raysort_align(range->place + parts[i].bytes, alignment);
    all = end > all ? end : all;
  }
  return all;
}

/* Sets a part to these bytes of a buffer or of another part. */
RAYSORT_INTERNAL void raysort_setPart(raysort_plan *plan, uint32_t part, uint32_t whole, VkDeviceSize offset,
                                      VkDeviceSize size)
{
  *raysort_rangeOf(plan, part) = raysort_subrange(raysort_rangeOf(plan, whole), offset, size);
}

/* Sets a part to RAYSORT_RESOURCE_GEOMETRY or _STRUCTURES; isThere: passes touch it. */
RAYSORT_INTERNAL void raysort_setUnranged(raysort_plan *plan, uint32_t part, uint32_t resource, int isThere)
{
  raysort_rangeOf(plan, part)->resource = resource;
  raysort_rangeOf(plan, part)->isPresent = isThere;
}
