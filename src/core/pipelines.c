/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* ---- numbers that several threads write: the only code with atomics, which each compiler spells differently ---- */

/* raysort_exchange writes `next` if the number is `before`, and returns the number that it found. A thread that reads
 * the number sees everything that its writer did before. */
#ifdef _MSC_VER
__int64 _InterlockedCompareExchange64(__int64 volatile *, __int64, __int64);
#pragma intrinsic(_InterlockedCompareExchange64)
#endif

static uint64_t raysort_exchange(uint64_t *number, uint64_t before, uint64_t next)
{
#if defined(__GNUC__) || defined(__clang__)
  return __sync_val_compare_and_swap(number, before, next);
#elif defined(_MSC_VER)
  return (uint64_t)_InterlockedCompareExchange64((__int64 volatile *)number, (__int64)next, (__int64)before);
#else /* one thread at a time may plan. Others may read meanwhile, so an exchange that changes nothing writes nothing */
  const uint64_t was = *number;
  if (was == before && next != before)
    *number = next;
  return was;
#endif
}

/* Reads by an exchange, because a plain load of 64 bits is two loads on 32-bit systems. */
static uint64_t raysort_load(uint64_t *number)
{
  return raysort_exchange(number, 0, 0);
}

/* A handle is a pointer or a number of 64 bits, depending on the platform. */
static uint64_t raysort_bitsOf(VkPipeline pipeline)
{
  uint64_t bits = 0;
  memcpy(&bits, &pipeline, sizeof(pipeline));
  return bits;
}

static VkPipeline raysort_pipelineOf(uint64_t bits)
{
  VkPipeline pipeline;
  memcpy(&pipeline, &bits, sizeof(pipeline));
  return pipeline;
}

/* ---- kernel and constants of a pipeline ---- */

/* The capability that has place `place` of context->pipelines; *first receives its first place. */
static const raysort_capability *raysort_capabilityOf(RaysortContext context, uint32_t place, uint32_t *first)
{
  uint32_t index = 0;
  while (place - context->firstPipeline[index] >= raysort_capabilityAt(index)->pipelineCount)
    ++index;
  *first = context->firstPipeline[index];
  return raysort_capabilityAt(index);
}

/* Kernel and constants of the pipeline at a place. Returns 0 if this context has no pipeline there. */
RAYSORT_INTERNAL int raysort_describe(RaysortContext context, uint32_t place, raysort_variant *variant)
{
  uint32_t first;
  const raysort_capability *capability = raysort_capabilityOf(context, place, &first);
  memset(variant, 0, sizeof(*variant));
  return (context->properties.capabilities & capability->bit) &&
         capability->describe(context, place - first, variant) && !(variant->features & ~context->features);
}

/* The first place below `end` with the same kernel and constants; `end`: there is none. */
static uint32_t raysort_findSharedPipeline(RaysortContext context, const raysort_variant *variant, uint32_t end)
{
  raysort_variant other;
  uint32_t place = 0;
  while (place < end && !(raysort_describe(context, place, &other) && memcmp(&other, variant, sizeof(other)) == 0))
    ++place;
  return place;
}

/* ---- its words ---- */

static uint32_t *raysort_wordsOf(RaysortContext context, uint32_t place)
{
  return (uint32_t *)(uintptr_t)raysort_load(&context->words[place]);
}

/* The words of a folder, which is unpacked when one of its kernels is first needed. If another thread was faster, its
 * words stay, and those of this thread are freed. */
static VkResult raysort_needWords(RaysortContext context, const raysort_folder *folder, uint32_t place)
{
  uint32_t *made;
  if (raysort_wordsOf(context, place))
    return VK_SUCCESS;
  made = raysort_unpack(context->allocator, folder);
  if (!made)
    return raysort_checkCall(context, VK_ERROR_OUT_OF_HOST_MEMORY, "unpacking kernels");
  if (raysort_exchange(&context->words[place], 0, (uintptr_t)made) != 0)
    raysort_free(context->allocator, made);
  return VK_SUCCESS;
}

/* The words of a kernel: the user's, else this header's. */
RAYSORT_INTERNAL VkResult raysort_findSpirv(RaysortContext context, uint32_t identity, RaysortSpirv *spirv)
{
  uint32_t place, i;
  const raysort_kernel *kernel = raysort_findKernel(NULL, identity, &place);
  const RaysortSpirv *given = raysort_findGiven(context, kernel);
  const raysort_folder *folder = raysort_folderAt(place);
  VkResult result;
  if (given)
  {
    *spirv = *given;
    return VK_SUCCESS;
  }
  result = raysort_needWords(context, folder, place);
  if (result != VK_SUCCESS)
    return result;
  spirv->name = kernel->name;
  spirv->words = raysort_wordsOf(context, place);
  i = (uint32_t)(kernel - folder->kernels);
  spirv->words += folder->firsts[i];
  spirv->size = (folder->firsts[i + 1] - folder->firsts[i]) * sizeof(*spirv->words);
  return VK_SUCCESS;
}

RAYSORT_INTERNAL void raysort_freeWords(RaysortContext context)
{
  uint32_t place;
  for (place = 0; place < RAYSORT_PRIVATE_LENGTH(context->words); ++place)
    if (raysort_wordsOf(context, place))
      raysort_free(context->allocator, raysort_wordsOf(context, place));
}

/* ---- making one ---- */

/* Seconds by the wall clock; 0 if the standard library has no such clock. */
static double raysort_now(void)
{
#ifdef TIME_UTC
  struct timespec now;
  if (timespec_get(&now, TIME_UTC) == TIME_UTC)
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#endif
  return 0;
}

/* Makes every loop that asks to be unrolled ask not to be. Lavapipe then compiles the scatter of the sort in a third of
 * the time. Only long kernels are changed, because Mesa 22.3 compiles some loops over components of
 * vectors wrongly if they are not unrolled. OpLoopMerge: SPIR-V 1.5, 3.37.17; its control: 3.23.
 * Tuning: the unrolled scatter takes 20 seconds to compile (lavapipe, Mesa 22.3, 2026-11). */
static void raysort_keepLoops(uint32_t *words, size_t count)
{
  const uint32_t loopMerge = 246, unroll = 1, dontUnroll = 2;
  size_t i = 5; /* words of the header */
  while (i < count && words[i] >> 16 != 0)
  {
    if ((words[i] & 0xffffu) == loopMerge && i + 3 < count && words[i + 3] == unroll)
      words[i + 3] = dontUnroll;
    i += words[i] >> 16;
  }
}

static VkResult raysort_makeModule(RaysortContext context, const raysort_variant *variant, VkShaderModule *module)
{
  RaysortSpirv spirv;
  VkShaderModuleCreateInfo create = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, NULL, 0, 0, NULL};
  uint32_t *own = NULL;
  VkResult result = raysort_findSpirv(context, variant->identity, &spirv);
  if (result != VK_SUCCESS)
    return result;
  create.codeSize = spirv.size;
  create.pCode = spirv.words;
  if (variant->isLong && context->features & RAYSORT_PRIVATE_FEATURE_CPU)
  {
    own = (uint32_t *)raysort_allocate(context->allocator, spirv.size);
    if (!own)
      return raysort_checkCall(context, VK_ERROR_OUT_OF_HOST_MEMORY, "a kernel's copy");
    memcpy(own, spirv.words, spirv.size);
    raysort_keepLoops(own, spirv.size / 4);
    create.pCode = own;
  }
  result = context->vk.vkCreateShaderModule(context->device, &create, context->allocator, module);
  if (result != VK_SUCCESS)
    *module = VK_NULL_HANDLE;
  raysort_free(context->allocator, own);
  return raysort_checkMade(context, result, *module == VK_NULL_HANDLE, "vkCreateShaderModule");
}

static VkResult raysort_createPipeline(RaysortContext context, const raysort_variant *variant, VkShaderModule module,
                                       VkPipeline *pipeline)
{
  VkSpecializationMapEntry entries[RAYSORT_CONSTANTS];
  const VkSpecializationInfo specialization = {RAYSORT_CONSTANTS, entries, sizeof(variant->constants),
                                               variant->constants};
  const VkPipelineShaderStageCreateInfo stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                 NULL,
                                                 0,
                                                 VK_SHADER_STAGE_COMPUTE_BIT,
                                                 module,
                                                 "main",
                                                 &specialization};
  const VkComputePipelineCreateInfo create = {
      VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, NULL, 0, stage, context->layout, VK_NULL_HANDLE, 0};
  VkResult result;
  uint32_t i;
  for (i = 0; i < RAYSORT_CONSTANTS; ++i)
  {
    entries[i].constantID = i;
    entries[i].offset = i * 4;
    entries[i].size = 4;
  }
  result = context->vk.vkCreateComputePipelines(context->device, context->pipelineCache, 1, &create, context->allocator,
                                                pipeline);
  return raysort_checkMade(context, result, *pipeline == VK_NULL_HANDLE, "vkCreateComputePipelines");
}

static void raysort_addSeconds(RaysortContext context, double seconds)
{
  const uint64_t more = seconds > 0 ? (uint64_t)(seconds * 1e9) : 0;
  uint64_t before = raysort_load(&context->nanoseconds), was;
  while ((was = raysort_exchange(&context->nanoseconds, before, before + more)) != before)
    before = was;
}

/* Makes the pipeline of a place. If another thread was faster, its pipeline stays and this one is destroyed. */
static VkResult raysort_makePipeline(RaysortContext context, uint32_t place, const raysort_variant *variant)
{
  const double start = raysort_now();
  VkShaderModule module = VK_NULL_HANDLE;
  VkPipeline made = VK_NULL_HANDLE;
  VkResult result = raysort_makeModule(context, variant, &module);
  if (result == VK_SUCCESS)
    result = raysort_createPipeline(context, variant, module, &made);
  if (module != VK_NULL_HANDLE)
    context->vk.vkDestroyShaderModule(context->device, module, context->allocator);
  if (made != VK_NULL_HANDLE &&
      (result != VK_SUCCESS || raysort_exchange(&context->pipelines[place], 0, raysort_bitsOf(made)) != 0))
    context->vk.vkDestroyPipeline(context->device, made, context->allocator);
  raysort_addSeconds(context, raysort_now() - start);
  return result;
}

/* ---- asking for one ---- */

/* Pipeline number `number` of a capability. It is made now if it was not made before. */
RAYSORT_INTERNAL VkResult raysort_getPipeline(RaysortContext context, uint32_t capability, uint32_t number,
                                              VkPipeline *pipeline)
{
  const uint32_t place = context->firstPipeline[capability] + number;
  uint64_t bits = raysort_load(&context->pipelines[place]);
  VkResult result = VK_SUCCESS;
  RAYSORT_ASSERT(number < raysort_capabilityAt(capability)->pipelineCount);
  if (bits == 0)
  {
    raysort_variant variant;
    const int exists = raysort_describe(context, place, &variant);
    uint32_t shared;
    RAYSORT_ASSERT(exists);
    (void)exists;
    shared = raysort_findSharedPipeline(context, &variant, place);
    if (raysort_load(&context->pipelines[shared]) == 0)
      result = raysort_makePipeline(context, shared, &variant);
    bits = raysort_load(&context->pipelines[shared]);
    if (shared != place)
      raysort_exchange(&context->claims[place], 0, RAYSORT_PRIVATE_CLAIM_SHARED);
    raysort_exchange(&context->pipelines[place], 0, bits);
  }
  *pipeline = raysort_pipelineOf(bits);
  return result;
}

/* A thread claims a pipeline before it makes it, so that several threads share the work. A plan claims nothing and
 * ignores claims, because it needs the pipeline now. */
RAYSORT_API VkResult raysortPreparePipelines(RaysortContext context, uint32_t capabilities)
{
  const uint32_t wanted = capabilities ? raysort_withNeeds(capabilities) : context->properties.capabilities;
  raysort_errors to = raysort_listenerOf(context);
  raysort_variant variant;
  VkResult result = VK_SUCCESS;
  uint32_t place, shared, first;
  if (wanted & ~context->properties.capabilities)
    return raysort_refuse(&to, "raysortPreparePipelines: capabilities is 0x%x, the context has 0x%x",
                          (unsigned)capabilities, (unsigned)context->properties.capabilities);
  for (place = 0; place < context->pipelineSpan && result == VK_SUCCESS; ++place)
  {
    if (!(raysort_capabilityOf(context, place, &first)->bit & wanted) || !raysort_describe(context, place, &variant))
      continue;
    shared = raysort_findSharedPipeline(context, &variant, place);
    if (raysort_exchange(&context->claims[shared], 0, RAYSORT_PRIVATE_CLAIM_MAKING) != 0)
      continue;
    if (raysort_load(&context->pipelines[shared]) == 0)
      result = raysort_makePipeline(context, shared, &variant);
    raysort_exchange(&context->claims[shared], RAYSORT_PRIVATE_CLAIM_MAKING, 0);
  }
  return result;
}

/* ---- all pipelines ---- */

/* Was the pipeline at this place made for it? The handle does not tell: Vulkan may give equal handles to pipelines that
 * are made alike, and each of them is destroyed. */
static int raysort_isOwn(RaysortContext context, uint32_t place)
{
  return raysort_load(&context->pipelines[place]) != 0 &&
         raysort_load(&context->claims[place]) != RAYSORT_PRIVATE_CLAIM_SHARED;
}

RAYSORT_INTERNAL void raysort_countPipelines(RaysortContext context, RaysortContextProperties *properties)
{
  uint32_t place;
  for (place = 0; place < context->pipelineSpan; ++place)
    properties->pipelineCount += (uint32_t)raysort_isOwn(context, place);
  properties->pipelineSeconds = (double)raysort_load(&context->nanoseconds) * 1e-9;
}

RAYSORT_INTERNAL void raysort_destroyPipelines(RaysortContext context)
{
  uint32_t place;
  for (place = 0; place < context->pipelineSpan; ++place)
    if (raysort_isOwn(context, place))
      context->vk.vkDestroyPipeline(context->device, raysort_pipelineOf(context->pipelines[place]), context->allocator);
}
