/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/kernels/common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef RAYSORT_ASSERT
#include <assert.h>
#define RAYSORT_ASSERT(x) assert(x)
#endif
#ifndef RAYSORT_SPIRV
#define RAYSORT_SPIRV 0xffffffffu
#endif

/* Bytes of structures, and every check of a NaN, need IEEE arithmetic. A program may be built without it (-ffast-math):
 * the implementation asks for it back, from here to the end of table.c. */
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#ifdef __clang__
#pragma float_control(precise, on, push)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("no-fast-math")
#else
#error raysort: the file that defines RAYSORT_IMPLEMENTATION needs IEEE arithmetic: compile it without -ffast-math
#endif
#endif

typedef unsigned long long raysort_u64; /* for printf, the same everywhere */

/* ---- capabilities ---- */

/* A kernel as the words region at the end of this file lists it. */
typedef struct raysort_kernel
{
  uint32_t identity;     /* RAYSORT_IDENTITY_*: folder << 16 | kernel << 8 | revision */
  const char *name;      /* "sort/scatter" */
  const uint32_t *words; /* NULL: RAYSORT_SPIRV leaves them out */
  size_t size;           /* bytes */
} raysort_kernel;

typedef const raysort_kernel *(*raysort_kernelList)(uint32_t *count);

/* What a pipeline is made of: a kernel, and values for its specialization constants. Capabilities whose pipelines are
 * made of the same share them. */
typedef struct raysort_variant
{
  uint32_t identity; /* of the kernel */
  uint32_t features; /* RAYSORT_FEATURE_*: a device without one of these does not get it */
  VkBool32 isLong;   /* with its loops unrolled: software devices keep them. Of a kernel, not of a variant */
  uint32_t constants[RAYSORT_CONSTANTS];
} raysort_variant;

/* What not every device has, and nothing but speed hangs on. */
#define RAYSORT_FEATURE_BALLOTS    1u /* of subgroups, in compute shaders */
#define RAYSORT_FEATURE_LONG_LOOPS 2u /* no CPU: lavapipe ends an invocation after 65,535 steps of its loops */
#define RAYSORT_FEATURE_CPU        4u /* threads are lanes of vectors, and take turns in shared memory */
#define RAYSORT_FEATURE_REGISTERS  8u /* 255 a thread, with enough threads at a time: NVIDIA's. Else count on 128 */

#define RAYSORT_MAX_FOLDERS        2

/* All that core knows of a capability. */
typedef struct raysort_capability
{
  uint32_t bit;     /* RAYSORT_CAPABILITY_*_BIT; its place in the table of capabilities is the bit's number */
  uint32_t needs;   /* bits of the capabilities whose plans it uses */
  const char *name; /* of the bit: "SORT" */
  uint32_t pipelineCount;
  /* Pipeline number `pipeline` on the context's device: limits and features are known, no more. 0: this device, or this
   * capability, has none of that number. */
  int (*describe)(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
  raysort_kernelList folders[RAYSORT_MAX_FOLDERS]; /* where its kernels are; NULL: no more */
  const char *const *resources;                    /* names of resource numbers (bit's number + 1) << 8 and up */
  uint32_t resourceCount;
} raysort_capability;

/* The table, in table.c: NULL past its end. */
static const raysort_capability *raysort_capabilityAt(uint32_t index);

/* ---- context ---- */

struct RaysortContext_T
{
  RaysortCommands vk;
  VkDevice device;
  VkPhysicalDevice physicalDevice;
  VkAllocationCallbacks allocatorCopy;
  const VkAllocationCallbacks *allocator; /* NULL, or allocatorCopy */
  RaysortMessage message;
  void *messageUser;
  VkPhysicalDeviceLimits limits;
  uint32_t features; /* RAYSORT_FEATURE_* */
  RaysortContextProperties properties;
  uint32_t flags;
  VkPipelineCache pipelineCache;
  const RaysortSpirv *shaders; /* the user's; with late pipelines they are read after creation too */
  uint32_t shaderCount;
  VkPipelineLayout layout;
  uint32_t firstPipeline[32]; /* of each capability, in `pipelines` */
  uint32_t pipelineSpan;      /* length of `pipelines` */
  VkPipeline *pipelines;      /* behind this struct; null: not made; shared ones stand there more than once */
};

/* A number of an info struct and what it may be. */
typedef struct raysort_bound
{
  const char *field;
  uint64_t value, low, high;
} raysort_bound;

static VkResult raysort_say(RaysortMessage message, void *user, VkResult result, const char *text);
static VkResult raysort_tell(RaysortContext context, VkResult result, const char *call);
static VkResult raysort_refuse(RaysortContext context, const char *text);
static VkResult raysort_sayRange(RaysortMessage message, void *user, const char *field, uint64_t value, uint64_t low,
                                 uint64_t high);
static VkResult raysort_checkRange(RaysortContext context, const char *field, uint64_t value, uint64_t low,
                                   uint64_t high);
static VkResult raysort_checkBounds(RaysortContext context, const raysort_bound *bounds, uint32_t count);
static int raysort_isNan(double value);
static int raysort_isZero(double value);
static VkResult raysort_checkNumber(RaysortMessage message, void *user, const char *field, double value, double low,
                                    double high);
static void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size);
static void raysort_free(const VkAllocationCallbacks *allocator, void *memory);
static VkResult raysort_needCapability(RaysortContext context, uint32_t bit);
static uint32_t raysort_indexOfBit(uint32_t bit);
static VkResult raysort_getPipeline(RaysortContext context, uint32_t capability, uint32_t number, VkPipeline *pipeline);

/* ---- sizes: 64 bits; counts below 2^31 times strides of at most 2^16 cannot overflow ---- */

static VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment);
static uint32_t raysort_divideUp(uint32_t a, uint32_t b);

/* ---- buffers of an info struct ---- */

#define RAYSORT_OPTIONAL 1
#define RAYSORT_WRITTEN  2

/* What a plan needs of a buffer. Its field's name comes from the resource. */
typedef struct raysort_need
{
  uint32_t resource; /* RAYSORT_RESOURCE_* */
  const RaysortBuffer *buffer;
  VkDeviceSize size, alignment; /* alignment: of the device address */
  int flags;                    /* RAYSORT_OPTIONAL, RAYSORT_WRITTEN */
} raysort_need;

/* One buffer of an info struct, checked and with its address. */
typedef struct raysort_range
{
  uint32_t resource;
  RaysortBuffer buffer;
  VkDeviceAddress address; /* 0: dry */
  VkDeviceSize needed;     /* bytes that the plan touches */
  int isPresent;
  int isWritten;
} raysort_range;

static int raysort_isGiven(const RaysortBuffer *buffer);
static VkResult raysort_useBuffers(RaysortContext context, const raysort_need *needs, uint32_t count,
                                   raysort_range *ranges);
static VkResult raysort_checkOverlap(RaysortContext context, const raysort_range *ranges, uint32_t count);
static VkDeviceAddress raysort_assumedAddress(const raysort_range *range);

/* ---- making passes ---- */

/* A list being planned: passes past the capacity are counted, not stored. */
typedef struct raysort_plan
{
  RaysortContext context;
  uint32_t capability; /* number of that whose pipelines the passes have */
  RaysortPass *passes;
  uint32_t capacity;
  uint32_t count;
  VkResult result; /* of making pipelines */
} raysort_plan;

#define RAYSORT_READ  VK_ACCESS_SHADER_READ_BIT
#define RAYSORT_WRITE VK_ACCESS_SHADER_WRITE_BIT

static void raysort_beginPlan(raysort_plan *plan, RaysortContext context, uint32_t capabilityBit,
                              const uint32_t *passCount, RaysortPass *passes);
static VkResult raysort_endPlan(const raysort_plan *plan, uint32_t *passCount);
static void raysort_beginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                              uint32_t groups);
static VkDeviceAddress raysort_touch(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                     VkDeviceSize size, VkAccessFlags accessFlags, int discard, size_t push);
static void raysort_lend(RaysortPass *pass, void *push, size_t absent, size_t lender);
static void raysort_endPass(raysort_plan *plan, RaysortPass *pass, const void *push, size_t pushSize);

/* ---- accesses and passes of anybody ---- */

static const char *raysort_passName(const RaysortPass *pass);
static VkResult raysort_checkPush(RaysortContext context, const RaysortPass *pass, uint64_t offset, uint64_t size);
static int raysort_hasRange(const RaysortAccess *access);
static VkResult raysort_checkAccess(RaysortContext context, const char *pass, const RaysortAccess *access);
static int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b);
static int raysort_isWrite(const RaysortAccess *access);
static int raysort_mayRunBeside(const RaysortPass *a, const RaysortPass *b);

/* What a compute shader does; every barrier makes writes visible to all of it. */
#define RAYSORT_SHADER_ACCESSES (VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT)
#define RAYSORT_MEMORY_ACCESSES (VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
#define RAYSORT_WRITE_ACCESSES  (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
