/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* Capabilities and their kernels, looked up in the table of capabilities. */

RAYSORT_INTERNAL uint32_t raysort_indexOfBit(uint32_t bit)
{
  uint32_t index = 0;
  while (index < 31 && 1u << index != bit)
    ++index;
  return index;
}

RAYSORT_INTERNAL uint32_t raysort_knownCapabilities(void)
{
  uint32_t index, known = 0;
  for (index = 0; raysort_capabilityAt(index); ++index)
    known |= raysort_capabilityAt(index)->bit;
  return known;
}

/* Adds the capabilities that these need, directly or through another capability. */
RAYSORT_INTERNAL uint32_t raysort_withNeeds(uint32_t capabilities)
{
  uint32_t index, all = capabilities, before = 0;
  while (all != before)
  {
    before = all;
    for (index = 0; raysort_capabilityAt(index); ++index)
      if (all & raysort_capabilityAt(index)->bit)
        all |= raysort_capabilityAt(index)->needs;
  }
  return all;
}

RAYSORT_INTERNAL VkResult raysort_needCapability(RaysortContext context, raysort_errors *to, uint32_t bit)
{
  if (!(context->properties.capabilities & bit))
    raysort_refuse(to, "RaysortContextInfo.capabilities was 0x%x, RAYSORT_CAPABILITY_%s_BIT (0x%x) is needed",
                   (unsigned)context->properties.capabilities, raysort_capabilityAt(raysort_indexOfBit(bit))->name,
                   (unsigned)bit);
  return to->result;
}

RAYSORT_API const char *raysortGetResourceName(uint32_t resource)
{
  const raysort_capability *capability = resource >> 8 ? raysort_capabilityAt((resource >> 8) - 1) : NULL;
  uint32_t i;
  for (i = 0; capability && i < RAYSORT_PRIVATE_MAX_OPERATIONS && capability->operations[i]; ++i)
  {
    const raysort_operation *operation = capability->operations[i]();
    if (resource - operation->resource < operation->rowCount)
      return operation->rows[resource - operation->resource].field;
  }
  if (resource == RAYSORT_RESOURCE_GEOMETRY)
    return "geometry";
  return resource == RAYSORT_RESOURCE_STRUCTURES ? "structures" : "a resource of the caller's";
}

/* Folder place % RAYSORT_PRIVATE_MAX_FOLDERS of a capability; NULL: there is none. */
RAYSORT_INTERNAL const raysort_folder *raysort_folderAt(uint32_t place)
{
  const raysort_folder *(*get)(void) =
      raysort_capabilityAt(place / RAYSORT_PRIVATE_MAX_FOLDERS)->folders[place % RAYSORT_PRIVATE_MAX_FOLDERS];
  return get ? get() : NULL;
}

/* The kernel with this name or, if name is NULL, with this identity of any revision; NULL: no capability has it. *place
 * receives the first place of its folder. */
RAYSORT_INTERNAL const raysort_kernel *raysort_findKernel(const char *name, uint32_t identity, uint32_t *place)
{
  uint32_t i;
  for (*place = 0; raysort_capabilityAt(*place / RAYSORT_PRIVATE_MAX_FOLDERS); ++*place)
  {
    const raysort_folder *folder = raysort_folderAt(*place);
    for (i = 0; folder && i < folder->count; ++i)
      if (name ? strcmp(folder->kernels[i].name, name) == 0 : folder->kernels[i].identity >> 8 == identity >> 8)
        return &folder->kernels[i];
  }
  return NULL;
}

/* The default of specialization constant RAYSORT_CONSTANT_IDENTITY; 0: the constant is missing. In SPIR-V decorations
 * (opcode 71) come before constants (50): specification, 2.4. */
RAYSORT_INTERNAL uint32_t raysort_readIdentity(const RaysortSpirv *spirv)
{
  const size_t count = spirv->size / 4;
  uint32_t constant = 0;
  size_t i = 5, length;
  for (; i < count; i += length)
  {
    const uint32_t *word = &spirv->words[i];
    length = word[0] >> 16;
    if (length == 0 || length > count - i)
      return 0;
    if (word[0] == (4u << 16 | 71u) && word[2] == 1 /* SpecId */ && word[3] == RAYSORT_CONSTANT_IDENTITY)
      constant = word[1];
    if (word[0] == (4u << 16 | 50u) && constant && word[2] == constant)
      return word[3];
  }
  return 0;
}

/* Refuses SPIR-V of the user that is not the kernel that its name says. */
RAYSORT_INTERNAL VkResult raysort_checkShader(RaysortContext context, uint32_t index)
{
  const RaysortSpirv *spirv = &context->shaders[index];
  uint32_t place, identity;
  const raysort_kernel *due = spirv->name ? raysort_findKernel(spirv->name, 0, &place) : NULL, *found;
  const char *name = spirv->name ? spirv->name : "(NULL)";
  raysort_errors to = context->listener;
  if (!due)
    return raysort_refuse(&to, "RaysortContextInfo.shaders[%u].name is %s, which is no kernel: \"sort/scatter\" is one",
                          (unsigned)index, name);
  if (!spirv->words || spirv->size < 20 || spirv->size % 4 != 0 || spirv->words[0] != 0x07230203u)
    return raysort_refuse(&to, "RaysortContextInfo.shaders[%u]: no SPIR-V for shaders/kernels/%s.comp (%llu bytes)",
                          (unsigned)index, name, (raysort_u64)spirv->size);
  identity = raysort_readIdentity(spirv);
  found = identity ? raysort_findKernel(NULL, identity, &place) : NULL;
  if (!identity)
    raysort_refuse(&to,
                   "RaysortContextInfo.shaders[%u] (%s): the words do not tell which kernel they are; specialization "
                   "constant %u is missing (spirv-opt keeps it with --preserve-spec-constants)",
                   (unsigned)index, name, (unsigned)RAYSORT_CONSTANT_IDENTITY);
  else if (found == due && identity != due->identity)
    raysort_refuse(
        &to, "RaysortContextInfo.shaders[%u] (%s): the words are revision %u of this kernel, this header needs %u",
        (unsigned)index, name, (unsigned)(identity & 0xff), (unsigned)(due->identity & 0xff));
  else if (found != due)
    raysort_refuse(&to, "RaysortContextInfo.shaders[%u] (%s): the words are those of %s", (unsigned)index, name,
                   found ? found->name : "an unknown kernel");
  return to.result;
}

/* The user's words of a kernel; NULL: none were given. */
RAYSORT_INTERNAL const RaysortSpirv *raysort_findGiven(RaysortContext context, const raysort_kernel *kernel)
{
  const RaysortSpirv *given = NULL;
  uint32_t i;
  for (i = 0; i < context->shaderCount; ++i)
    if (strcmp(context->shaders[i].name, kernel->name) == 0)
      given = &context->shaders[i];
  return given;
}

/* Are there words of this kernel: the user's, or this header's? */
RAYSORT_INTERNAL VkResult raysort_checkWords(RaysortContext context, uint32_t identity)
{
  uint32_t place;
  const raysort_kernel *kernel = raysort_findKernel(NULL, identity, &place);
  raysort_errors to = context->listener;
  RAYSORT_ASSERT(kernel && kernel->identity == identity);
  if (!raysort_findGiven(context, kernel) && !raysort_folderAt(place)->text)
    raysort_refuse(
        &to,
        "RaysortContextInfo.shaders has no %s, and RAYSORT_SPIRV left it out of this program: give it, or leave it in",
        kernel->name);
  return to.result;
}
