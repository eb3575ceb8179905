/* SPDX-License-Identifier: MIT */
#include "base.h"

/* Messages, checks of numbers, host memory. */

RAYSORT_INTERNAL raysort_errors raysort_listen(RaysortMessage message, void *user)
{
  raysort_errors to;
  to.message = message;
  to.user = user;
  to.result = VK_SUCCESS;
  return to;
}

RAYSORT_PRIVATE_PRINTF(3, 0)
static void raysort_reportList(raysort_errors *to, VkResult result, const char *text, va_list values)
{
  char line[512];
  if (to->result != VK_SUCCESS)
    return;
  to->result = result;
  vsnprintf(line, sizeof(line), text, values);
  if (to->message)
    to->message(to->user, result, line);
}

RAYSORT_PRIVATE_PRINTF(3, 4)
RAYSORT_INTERNAL VkResult raysort_report(raysort_errors *to, VkResult result, const char *text, ...)
{
  va_list values;
  va_start(values, text);
  raysort_reportList(to, result, text, values);
  va_end(values);
  return to->result;
}

RAYSORT_PRIVATE_PRINTF(2, 3)
RAYSORT_INTERNAL VkResult raysort_refuse(raysort_errors *to, const char *text, ...)
{
  va_list values;
  va_start(values, text);
  raysort_reportList(to, VK_ERROR_VALIDATION_FAILED_EXT, text, values);
  va_end(values);
  return to->result;
}

/* Refuses a number other than 0. A condition in brackets comes after the number: "X (without a list)". */
static void raysort_refuseMore(raysort_errors *to, const char *field, uint64_t value, const char *hint)
{
  const char *condition = strstr(field, " (");
  const int name = condition ? (int)(condition - field) : (int)strlen(field);
  const int length = condition ? (int)strlen(condition) - 3 : 0;
  raysort_refuse(to, "%.*s is %llu, must be 0%s%.*s%s", name, field, (raysort_u64)value, condition ? " " : "", length,
                 condition ? condition + 2 : "", hint);
}

/* Refuses unless least <= value <= most. */
RAYSORT_INTERNAL VkResult raysort_checkRange(raysort_errors *to, const char *field, uint64_t value, uint64_t least,
                                             uint64_t most)
{
  const char *hint = value > RAYSORT_MAX_COUNT ? ": was the struct set to zero?" : "";
  if (value < least && most == UINT64_MAX)
    raysort_refuse(to, "%s is %llu, must be >= %llu", field, (raysort_u64)value, (raysort_u64)least);
  else if (value > most && most == 0)
    raysort_refuseMore(to, field, value, hint);
  else if (value < least || value > most)
    raysort_refuse(to, "%s is %llu, must be %llu .. %llu%s", field, (raysort_u64)value, (raysort_u64)least,
                   (raysort_u64)most, hint);
  return to->result;
}

RAYSORT_INTERNAL VkResult raysort_checkBounds(raysort_errors *to, const raysort_bound *bounds, uint32_t count)
{
  uint32_t i;
  for (i = 0; i < count; ++i)
    raysort_checkRange(to, bounds[i].field, bounds[i].value, bounds[i].least, bounds[i].most);
  return to->result;
}

/* Refuses unless least <= value <= most. A NaN is refused. */
RAYSORT_INTERNAL VkResult raysort_checkNumber(raysort_errors *to, const char *field, double value, double least,
                                              double most)
{
  if (raysort_isNan(value) || !(value >= least && value <= most))
    raysort_refuse(to, "%s is %g, must be %g .. %g", field, value, least, most);
  return to->result;
}

/* ---- host memory ---- */

RAYSORT_INTERNAL void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size)
{
  if (allocator)
    return allocator->pfnAllocation(allocator->pUserData, size, sizeof(void *) * 2, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
  return malloc(size);
}

RAYSORT_INTERNAL void raysort_free(const VkAllocationCallbacks *allocator, void *memory)
{
  if (allocator)
    allocator->pfnFree(allocator->pUserData, memory);
  else
    free(memory);
}
