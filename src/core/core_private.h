/* SPDX-License-Identifier: MIT */
#pragma once
#include "../base/base.h"
#include "../../shaders/kernels/common.h"
/* ---- capabilities ---- */

/* A kernel, as the region of its folder at the end of raysort.h lists it. */
typedef struct raysort_kernel
{
  uint32_t identity; /* RAYSORT_IDENTITY_*: folder << 16 | kernel << 8 | revision */
  const char *name;  /* "sort/scatter" */
} raysort_kernel;

/* A folder of kernels, as its region at the end of raysort.h lists it. */
typedef struct raysort_folder
{
  uint32_t count;
  const raysort_kernel *kernels;
  const uint32_t *firsts;  /* the first word of each kernel, then the number of words; NULL: RAYSORT_SPIRV excludes
                              them */
  const char *const *text; /* the words of all kernels, packed: unpack.c */
} raysort_folder;

/* A pipeline is a kernel with values for its specialization constants. Capabilities whose pipelines have the same
 * kernel and values share them. */
typedef struct raysort_variant
{
  uint32_t identity; /* RAYSORT_IDENTITY_* of the kernel */
  uint32_t features; /* RAYSORT_FEATURE_*: a device that lacks one of them does not get this pipeline */
  VkBool32 isLong;   /* the kernel is long when its loops are unrolled, so software devices keep its loops. The same for
                        all variants of a kernel */
  uint32_t constants[RAYSORT_CONSTANTS];
} raysort_variant;

/* Features that not every device has. Results do not depend on them, only speed does. */
#define RAYSORT_PRIVATE_FEATURE_BALLOTS 1u /* ballots of subgroups in compute shaders */
#define RAYSORT_PRIVATE_FEATURE_NOT_CPU \
  2u /* the device is not a CPU: lavapipe ends an invocation after 65,535 loop steps */
#define RAYSORT_PRIVATE_FEATURE_CPU       4u /* a CPU: threads are lanes of vectors, and use shared memory in turn */
#define RAYSORT_PRIVATE_FEATURE_REGISTERS 8u /* a thread has 255 registers (NVIDIA's compiler). Else assume 128 */
#define RAYSORT_PRIVATE_FEATURE_SUBGROUP_32 \
  16u /* subgroups of 32 threads with neighbouring numbers, and FEATURE_REGISTERS */
#define RAYSORT_PRIVATE_FEATURE_SHUFFLES 32u /* shuffles of subgroups in compute shaders */
#define RAYSORT_PRIVATE_FEATURE_SERIAL \
  64u /* sorts go entry by entry: serial.c. Every CPU has it, and tests take it away */
/* Only tests set the bits from here on: the row of a table of tuning plus 1, for any count. Such a test sets
 * RAYSORT_PRIVATE_FEATURE_SUBGROUP_32 for smaller subgroups too. */
#define RAYSORT_PRIVATE_FEATURE_FORCED_SHIFT 24

#define RAYSORT_PRIVATE_MAX_FOLDERS          4 /* folders of kernels of a capability */
#define RAYSORT_PRIVATE_MAX_OPERATIONS       4

/* Everything that core knows about a capability. */
typedef struct raysort_capability
{
  uint32_t bit;     /* RAYSORT_CAPABILITY_*_BIT; the number of the bit is the place in the table of capabilities */
  uint32_t needs;   /* RAYSORT_CAPABILITY_*_BIT of the capabilities whose plans it uses */
  const char *name; /* as in the name of the bit: "SORT" */
  uint32_t pipelineCount;
  /* Describes pipeline number `pipeline` on the context's device, only by the device's limits and features. It
   * returns 0 if this device or this capability has no pipeline of that number. */
  int (*describe)(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
  const raysort_folder *(*folders[RAYSORT_PRIVATE_MAX_FOLDERS])(void); /* the folders of its kernels; NULL: no more */
  /* Its operations, whose rows name the resources of the capability; NULL: no more. */
  const struct raysort_operation *(*operations[RAYSORT_PRIVATE_MAX_OPERATIONS])(void);
} raysort_capability;

/* The capability `name`: the members of its raysort_capability. */
#define RAYSORT_PRIVATE_CAPABILITY(name, ...)                                 \
  RAYSORT_INTERNAL const raysort_capability *raysort_##name##Capability(void) \
  {                                                                           \
    static const raysort_capability capability = {__VA_ARGS__};               \
    return &capability;                                                       \
  }

/* The table of capabilities, in capability_table.c. NULL past its end. */
RAYSORT_INTERNAL const raysort_capability *raysort_capabilityAt(uint32_t index);

/* ---- context ---- */

#define RAYSORT_PRIVATE_CLAIM_MAKING 1u /* a call of raysortPreparePipelines is making the pipeline */
#define RAYSORT_PRIVATE_CLAIM_SHARED 2u /* it is that of an earlier place, with the same kernel and constants */

struct RaysortContext_T
{
  RaysortCommands vk;
  VkDevice device;
  VkPhysicalDevice physicalDevice;
  VkAllocationCallbacks allocatorCopy;
  const VkAllocationCallbacks *allocator; /* NULL, or allocatorCopy */
  raysort_errors listener;                /* every call uses a copy */
  VkPhysicalDeviceLimits limits;
  uint32_t features; /* RAYSORT_FEATURE_* */
  uint32_t subgroupSize;
  RaysortContextProperties properties;
  VkPipelineCache pipelineCache;
  const RaysortSpirv *shaders; /* RaysortContextInfo.shaders; plans read them */
  uint32_t shaderCount;
  VkPipelineLayout layout;
  uint32_t firstPipeline[32]; /* the first place of each capability in `pipelines` */
  uint32_t pipelineSpan;      /* length of `pipelines` */

  /* The next four are written after creation, and only by raysort_exchange. */
  uint64_t *pipelines;  /* [pipelineSpan] after this struct: handles as bits; 0: not made. A shared pipeline has
                           several places */
  uint64_t *claims;     /* [pipelineSpan] after `pipelines`: RAYSORT_CLAIM_* */
  uint64_t nanoseconds; /* time of making the pipelines, summed over all threads */
  uint64_t
      words[32 * RAYSORT_PRIVATE_MAX_FOLDERS]; /* unpacked words of each folder: pointers as bits; 0: not unpacked */
};

/* ---- operations: see operation.c ---- */

#define RAYSORT_PRIVATE_OPTIONAL  1u
#define RAYSORT_PRIVATE_WRITTEN   2u
#define RAYSORT_PRIVATE_IN_PLACE  4u /* it may begin at the same address as the buffer of the next row */
#define RAYSORT_PRIVATE_ONE_WORD  (8u | RAYSORT_PRIVATE_OPTIONAL) /* one word: a count on the GPU */

#define RAYSORT_PRIVATE_MAX_ROWS  9  /* buffers of an operation */
#define RAYSORT_PRIVATE_MAX_PARTS 28 /* parts of an operation */

/* A buffer of an info struct. Its place in the operation's table is its resource number. */
typedef struct raysort_row
{
  const char *field; /* its name in messages */
  size_t place;      /* byte of the RaysortBuffer in the info struct */
  size_t size; /* byte of the layout struct, + 1, that says how many bytes are needed; 0: raysort_setNeededBytes does */
  uint32_t alignment; /* the device address must be a multiple of it */
  uint32_t flags;     /* RAYSORT_PRIVATE_OPTIONAL, RAYSORT_PRIVATE_WRITTEN, RAYSORT_PRIVATE_IN_PLACE */
} raysort_row;

/* A row of the operation NAME; sized: `size` of its layout says how many bytes are needed. */
#define RAYSORT_PRIVATE_ROW(NAME, member, alignment, flags)                                     \
  {                                                                                             \
    "Raysort" #NAME "Info." #member, offsetof(Raysort##NAME##Info, member), 0, alignment, flags \
  }
#define RAYSORT_PRIVATE_SIZED(NAME, member, size, alignment, flags)                                                    \
  {                                                                                                                    \
    "Raysort" #NAME "Info." #member, offsetof(Raysort##NAME##Info, member), offsetof(Raysort##NAME##Layout, size) + 1, \
        alignment, flags                                                                                               \
  }

/* Bytes that passes touch: a buffer of the info struct, or a part of a buffer. */
typedef struct raysort_range
{
  uint32_t resource; /* RAYSORT_RESOURCE_* */
  RaysortBuffer buffer;
  VkDeviceAddress address; /* device address of the first byte; 0: dry */
  VkDeviceSize needed;     /* bytes that the passes touch */
  VkDeviceSize place;      /* byte of the buffer where a part begins */
  uint32_t alignment;      /* the device address of a buffer must be a multiple of it */
  uint32_t lead;           /* bytes from `address` to the address in the push block */
  int isPresent;
  int isWritten;
  int isKept; /* no access to it is a discard */
} raysort_range;

/* Asserts that the rows have the public numbers `first` .. `last`, no more and no fewer. */
#define RAYSORT_PRIVATE_NUMBERED(rows, first, last) \
  typedef char rows##AreNumbered[(last) - (first) + 1 == RAYSORT_PRIVATE_LENGTH(rows) ? 1 : -1]

typedef struct raysort_plan raysort_plan;

/* An operation. Its function raysort_planNAME checks the numbers of the info struct, makes the layout except the number
 * of passes, says how many bytes of other buffers it needs (raysort_setNeededBytes), and calls raysort_resolveLayout.
 * If raysort_resolveLayout returns 1, it adds the passes. */
typedef struct raysort_operation
{
  uint32_t capability; /* RAYSORT_CAPABILITY_*_BIT whose pipelines its passes have */
  uint32_t resource;   /* RAYSORT_RESOURCE_* of the first row */
  uint32_t rowCount;
  const raysort_row *rows;
  void (*run)(raysort_plan *plan, const void *info);
} raysort_operation;

/* A plan that is being made. Passes past the capacity are counted and not stored. */
struct raysort_plan
{
  RaysortContext context;
  raysort_errors listener;
  const raysort_operation *operation;
  void *layout;     /* the caller's, to fill in: passes are only counted; NULL: passes are wanted */
  const void *made; /* the operation's layout */
  size_t madeSize;
  uint32_t capability; /* index of the capability whose pipelines the passes have */
  uint32_t capacity, count;
  RaysortPass *passes;
  RaysortPass spare; /* filled in place of every pass that is not stored */
  raysort_range buffers[RAYSORT_PRIVATE_MAX_ROWS];
  raysort_range parts[RAYSORT_PRIVATE_MAX_PARTS];
  raysort_range nothing; /* absent: RAYSORT_PRIVATE_NOTHING */
};

/* The operation NAME and its public functions. Its function is raysort_planNAME, which gets the types of its info and
 * of its layout; the layout is zero before. */
#define RAYSORT_PRIVATE_OPERATION_OF(NAME, name, bit, resource, count, rows)                                           \
  static void raysort_run##NAME(raysort_plan *plan, const void *info)                                                  \
  {                                                                                                                    \
    Raysort##NAME##Layout layout;                                                                                      \
    memset(&layout, 0, sizeof(layout));                                                                                \
    plan->made = &layout;                                                                                              \
    plan->madeSize = sizeof(layout);                                                                                   \
    raysort_plan##NAME(plan, (const Raysort##NAME##Info *)info, &layout);                                              \
  }                                                                                                                    \
  RAYSORT_INTERNAL const raysort_operation *raysort_##name##Operation(void)                                            \
  {                                                                                                                    \
    static const raysort_operation operation = {bit, resource, count, rows, raysort_run##NAME};                        \
    return &operation;                                                                                                 \
  }                                                                                                                    \
  RAYSORT_API VkResult raysortPlan##NAME(RaysortContext context, const Raysort##NAME##Info *info, uint32_t *passCount, \
                                         RaysortPass *passes)                                                          \
  {                                                                                                                    \
    return raysort_planOperation(context, raysort_##name##Operation(), info, passCount, passes);                       \
  }                                                                                                                    \
  RAYSORT_API VkResult raysortCmd##NAME(RaysortContext context, VkCommandBuffer commandBuffer,                         \
                                        const Raysort##NAME##Info *info)                                               \
  {                                                                                                                    \
    return raysort_record(context, commandBuffer, raysort_##name##Operation(), info);                                  \
  }
#define RAYSORT_PRIVATE_LAYOUT(NAME, name)                                                                             \
  RAYSORT_API VkResult raysortGet##NAME##Layout(RaysortContext context, const Raysort##NAME##Info *info,               \
                                                Raysort##NAME##Layout *layout)                                         \
  {                                                                                                                    \
    return raysort_getLayout(context, raysort_##name##Operation(), info, layout, sizeof(*layout), &layout->passCount); \
  }
/* An operation with rows, raysort_nameRows, which have the public numbers `first` .. `last`, no more and no fewer. */
#define RAYSORT_PRIVATE_OPERATION(NAME, name, bit, first, last)                                      \
  RAYSORT_PRIVATE_NUMBERED(raysort_##name##Rows, RAYSORT_RESOURCE_##first, RAYSORT_RESOURCE_##last); \
  RAYSORT_PRIVATE_OPERATION_OF(NAME, name, RAYSORT_CAPABILITY_##bit##_BIT, RAYSORT_RESOURCE_##first, \
                               RAYSORT_PRIVATE_LENGTH(raysort_##name##Rows), raysort_##name##Rows)   \
  RAYSORT_PRIVATE_LAYOUT(NAME, name)

/* ---- parts of a buffer ---- */

#define RAYSORT_PRIVATE_PARTS      0x8000u /* number of the first part of an operation; the other parts follow */
#define RAYSORT_PRIVATE_BEHIND     0u      /* after the part of the row before */
#define RAYSORT_PRIVATE_BEHIND_ALL 1u      /* after all parts so far */

typedef struct raysort_part
{
  uint32_t part; /* RAYSORT_PRIVATE_PARTS + n */
  uint32_t over; /* RAYSORT_PRIVATE_BEHIND, RAYSORT_PRIVATE_BEHIND_ALL, or the part at whose first byte it begins too */
  VkDeviceSize skip;  /* bytes between that place and the part */
  VkDeviceSize bytes; /* 0: the part is absent */
} raysort_part;

/* ---- passes as tables ---- */

/* How a pass touches a range. */
typedef enum raysort_access
{
  raysort_none, /* after the last row */
  raysort_read,
  raysort_write,
  raysort_readWrite,
  raysort_discard,  /* written; old contents are not read */
  raysort_arguments /* of the pass, which is indirect */
} raysort_access;

/* What an address is if its range is absent. Some drivers run a load of a uniform address even if the branch around it
 * is not taken, so no reference that a kernel may read through is null: it is lent, and a flag tells the kernel to
 * ignore what it reads there. */
enum
{
  raysort_null,
  raysort_lent /* the first address of the pass */
};

/* A range that a pass touches. */
typedef struct raysort_applyRow
{
  raysort_access access;
  uint32_t what;   /* RAYSORT_RESOURCE_*, RAYSORT_PRIVATE_PARTS + n, RAYSORT_PRIVATE_NOTHING, which is always absent, or
                      RAYSORT_PRIVATE_BOUND + n: index n of the bindings of the call */
  uint32_t push;   /* offset of the address in the push block. RAYSORT_NO_PUSH: none, so the access is of the indirect
                      arguments, or of what the kernel reaches through references in device memory */
  uint32_t absent; /* raysort_null or raysort_lent */
} raysort_applyRow;

/* Bytes of the struct with the numbers of a pass. */
typedef struct raysort_number
{
  uint32_t offset, size;
} raysort_number;

#define RAYSORT_PRIVATE_BOUND       0xc000u
#define RAYSORT_PRIVATE_NOTHING     0xffffu
#define RAYSORT_PRIVATE_MAX_USES    12
#define RAYSORT_PRIVATE_MAX_NUMBERS 14

/* A row of index n of the bindings: its address goes into a member of the push block, or it has indirect arguments. */
#define RAYSORT_PRIVATE_USE(how, n, Push, member, ifAbsent)                                \
  {                                                                                        \
    raysort_##how, RAYSORT_PRIVATE_BOUND + (n), offsetof(Push, member), raysort_##ifAbsent \
  }
#define RAYSORT_PRIVATE_USE_ARGUMENTS(n)                                          \
  {                                                                               \
    raysort_arguments, RAYSORT_PRIVATE_BOUND + (n), RAYSORT_NO_PUSH, raysort_null \
  }

/* A pass. Its push block has addresses, then the numbers, in this order and without gaps. The struct with the numbers
 * is the operation's own or the push block. */
typedef struct raysort_passTable
{
  const char *name;
  raysort_applyRow uses[RAYSORT_PRIVATE_MAX_USES];
  raysort_number numbers[RAYSORT_PRIVATE_MAX_NUMBERS];
} raysort_passTable;

#define RAYSORT_PRIVATE_NUMBER(values, member)                                   \
  {                                                                              \
    (uint32_t) offsetof(values, member), (uint32_t)sizeof(((values *)0)->member) \
  }
/* A member and all that follow it. */
#define RAYSORT_PRIVATE_NUMBERS_FROM(values, member)                                           \
  {                                                                                            \
    (uint32_t) offsetof(values, member), (uint32_t)(sizeof(values) - offsetof(values, member)) \
  }

#define RAYSORT_PRIVATE_NO_PIPELINE 0xffffffffu /* the pass runs a pipeline of the caller */

/* ---- accesses and passes, raysort's and the caller's ---- */

/* The accesses of a compute shader. Every barrier makes writes visible to all of them. */
#define RAYSORT_PRIVATE_SHADER_ACCESSES \
  (VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT)
#define RAYSORT_PRIVATE_MEMORY_ACCESSES (VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
#define RAYSORT_PRIVATE_WRITE_ACCESSES  (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_MEMORY_WRITE_BIT)

/* ---- the door: what other rooms call ---- */

/* capabilities.c */
/* The index of a capability in the table of capabilities. */
RAYSORT_INTERNAL uint32_t raysort_indexOfBit(uint32_t bit);
/* Refuses if the context was made without this capability. */
RAYSORT_INTERNAL VkResult raysort_needCapability(RaysortContext context, raysort_errors *to, uint32_t bit);

/* context.c */
/* The listener of a call; asserts that there is a context. */
RAYSORT_INTERNAL raysort_errors raysort_listenerOf(RaysortContext context);
/* The result of a Vulkan command. An error is reported with the name of the command. */
RAYSORT_INTERNAL VkResult raysort_checkCall(RaysortContext context, VkResult result, const char *call);
/* The same for a command that makes an object: a null handle is an error too. */
RAYSORT_INTERNAL VkResult raysort_checkMade(RaysortContext context, VkResult result, int isNull, const char *call);

/* operation.c */
/* Copies the buffers of an info struct into the plan. */
RAYSORT_INTERNAL void raysort_takeBuffers(raysort_plan *plan, const raysort_operation *operation, const void *info);
/* Runs an operation for its layout; passCount is a member of that layout. */
RAYSORT_INTERNAL VkResult raysort_getLayout(RaysortContext context, const raysort_operation *operation,
                                            const void *info, void *layout, size_t size, uint32_t *passCount);
/* Runs an operation for its passes. */
RAYSORT_INTERNAL VkResult raysort_planOperation(RaysortContext context, const raysort_operation *operation,
                                                const void *info, uint32_t *passCount, RaysortPass *passes);
/* The buffer or part of this number. */
RAYSORT_INTERNAL raysort_range *raysort_rangeOf(raysort_plan *plan, uint32_t number);
/* Bytes `offset` .. `offset` + `size` - 1 of a range. */
RAYSORT_INTERNAL raysort_range raysort_subrange(const raysort_range *range, VkDeviceSize offset, VkDeviceSize size);
/* Whether the buffer or part is present. */
RAYSORT_INTERNAL int raysort_isThere(raysort_plan *plan, uint32_t number);
/* Sets how many bytes of a buffer the passes touch; 0: it counts as not given. */
RAYSORT_INTERNAL void raysort_setNeededBytes(raysort_plan *plan, uint32_t resource, VkDeviceSize bytes);
/* `least`, or `used` if that is larger; 0 if `least` is 0. */
RAYSORT_INTERNAL VkDeviceSize raysort_atLeast(VkDeviceSize least, VkDeviceSize used);
/* The number of rays that a list may name, or maxCount without a list. */
RAYSORT_INTERNAL uint32_t raysort_rayCount(const RaysortBuffer *list, uint32_t rayCount, uint32_t maxCount);
/* The elements that a buffer holds, at most `most`. */
RAYSORT_INTERNAL uint32_t raysort_elements(const RaysortBuffer *buffer, uint32_t size, uint32_t most);
/* Checks all buffers and finds their addresses. Returns 1 if passes may follow. */
RAYSORT_INTERNAL int raysort_resolveBuffers(raysort_plan *plan);
/* The same, with the needed bytes of the layout. */
RAYSORT_INTERNAL int raysort_resolveLayout(raysort_plan *plan);
/* The address to decide alignment by; of a dry plan, the offset. */
RAYSORT_INTERNAL VkDeviceAddress raysort_assumedAddress(const raysort_range *range);
/* A sub-buffer: `offset` and `size` within `whole`. */
RAYSORT_INTERNAL RaysortBuffer raysort_partOf(const RaysortBuffer *whole, VkDeviceSize offset, VkDeviceSize size);
/* Places parts in a buffer. Returns the bytes of all parts together. */
RAYSORT_INTERNAL VkDeviceSize raysort_place(raysort_range *placed, uint32_t buffer, VkDeviceSize alignment,
                                            const raysort_part *parts, uint32_t count);
/* Sets a part to bytes of a buffer or of another part. */
RAYSORT_INTERNAL void raysort_setPart(raysort_plan *plan, uint32_t part, uint32_t whole, VkDeviceSize offset,
                                      VkDeviceSize size);
/* Sets a part to RAYSORT_RESOURCE_GEOMETRY or _STRUCTURES. */
RAYSORT_INTERNAL void raysort_setUnranged(raysort_plan *plan, uint32_t part, uint32_t resource, int isThere);

/* plan.c */
/* Adds a pass and returns it; the caller may change it. */
RAYSORT_INTERNAL RaysortPass *raysort_addPass(raysort_plan *plan, const raysort_passTable *table, uint32_t pipeline,
                                              uint32_t workgroups, const void *values, const raysort_range *bindings);
/* Gives a pass one of the pipelines of the caller. */
RAYSORT_INTERNAL void raysort_setPipeline(RaysortPass *pass, VkPipeline pipeline, VkPipelineLayout layout,
                                          VkShaderStageFlags pushStages, uint32_t pushOffset);

/* record.c */
/* Plans an operation and records its passes. */
RAYSORT_INTERNAL VkResult raysort_record(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const raysort_operation *operation, const void *info);

/* ---- between the files of this room ---- */

/* unpack.c */
RAYSORT_INTERNAL uint32_t *raysort_unpack(const VkAllocationCallbacks *allocator, const raysort_folder *folder);

/* capabilities.c */
RAYSORT_INTERNAL uint32_t raysort_readIdentity(const RaysortSpirv *spirv);
RAYSORT_INTERNAL uint32_t raysort_knownCapabilities(void);
RAYSORT_INTERNAL uint32_t raysort_withNeeds(uint32_t capabilities);
RAYSORT_INTERNAL const raysort_folder *raysort_folderAt(uint32_t place);
RAYSORT_INTERNAL const raysort_kernel *raysort_findKernel(const char *name, uint32_t identity, uint32_t *place);
RAYSORT_INTERNAL VkResult raysort_checkShader(RaysortContext context, uint32_t index);
RAYSORT_INTERNAL const RaysortSpirv *raysort_findGiven(RaysortContext context, const raysort_kernel *kernel);
RAYSORT_INTERNAL VkResult raysort_checkWords(RaysortContext context, uint32_t identity);

/* pipelines.c */
RAYSORT_INTERNAL VkResult raysort_findSpirv(RaysortContext context, uint32_t identity, RaysortSpirv *spirv);
RAYSORT_INTERNAL int raysort_describe(RaysortContext context, uint32_t place, raysort_variant *variant);
RAYSORT_INTERNAL void raysort_freeWords(RaysortContext context);
RAYSORT_INTERNAL VkResult raysort_getPipeline(RaysortContext context, uint32_t capability, uint32_t number,
                                              VkPipeline *pipeline);
RAYSORT_INTERNAL void raysort_countPipelines(RaysortContext context, RaysortContextProperties *properties);
RAYSORT_INTERNAL void raysort_destroyPipelines(RaysortContext context);

/* plan.c */
RAYSORT_INTERNAL int raysort_hasRange(uint32_t resource);
RAYSORT_INTERNAL const char *raysort_passName(const RaysortPass *pass);
RAYSORT_INTERNAL void raysort_checkAccesses(raysort_errors *to, const RaysortPass *pass);
RAYSORT_INTERNAL VkResult raysort_checkPush(RaysortContext context, raysort_errors *to, const RaysortPass *pass,
                                            uint64_t offset, uint64_t size);

/* record.c */
RAYSORT_INTERNAL int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b);
RAYSORT_INTERNAL int raysort_isWrite(const RaysortAccess *access);
RAYSORT_INTERNAL int raysort_mayRunBeside(const RaysortPass *a, const RaysortPass *b);
