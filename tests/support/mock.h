/* mock.h - a Vulkan device that only remembers: the double behind RaysortCommands for tests without a GPU.
 * SPDX-License-Identifier: MIT
 *
 * Instance, physical device and device are all the Mock itself, and a command buffer is a MockTrace, so the commands
 * find their state in their first argument and nothing here is global. The mock checks what a validation layer would
 * (handles alive, structure types, limits, the same allocator on both sides): see `violations`. No cmocka here: the
 * cross-compiled programs use it too. */
#ifndef MOCK_H
#define MOCK_H

#include "raysort.h"

#define MOCK_MAX_OBJECTS        2048
#define MOCK_MAX_BUFFERS        256
#define MOCK_MAX_HIDDEN         4
#define MOCK_MAX_SPECIALIZATION 8
#define MOCK_NVIDIA             0x10deu /* vendors */
#define MOCK_MESA               0x10005u

typedef struct Mock Mock;

typedef enum MockType
{
  MOCK_MODULE,
  MOCK_LAYOUT,
  MOCK_PIPELINE,
  MOCK_TYPE_COUNT
} MockType;

typedef struct MockObject
{
  MockType type;
  VkBool32 isLive;
  void *driverMemory; /* what the driver allocated for it through the caller's callbacks */
  PFN_vkFreeFunction driverFree;
  uint32_t *words;           /* module; kept until mockDestroy, so a pipeline's code can be read later */
  size_t size;               /* bytes */
  VkPushConstantRange range; /* layout */
  uint32_t module;           /* pipeline: index of its module in `objects` */
  VkPipelineLayout layout;
  uint32_t constantCount; /* specialization constants */
  uint32_t constantIds[MOCK_MAX_SPECIALIZATION];
  uint32_t constants[MOCK_MAX_SPECIALIZATION];
} MockObject;

typedef struct MockBuffer
{
  VkDeviceAddress address; /* 0: made without the usage flag */
  VkDeviceSize size;
} MockBuffer;

typedef enum MockEventType
{
  MOCK_BIND,
  MOCK_PUSH,
  MOCK_DISPATCH,
  MOCK_DISPATCH_INDIRECT,
  MOCK_BARRIER,
  MOCK_TIMESTAMP,
  MOCK_LABEL_BEGIN,
  MOCK_LABEL_END
} MockEventType;

/* One recorded command; only the fields of its type are set. */
typedef struct MockEvent
{
  MockEventType type;
  VkPipeline pipeline; /* bind */
  VkPipelineLayout layout;
  VkShaderStageFlags stages; /* push */
  uint32_t offset;
  uint32_t size;
  uint32_t push[RAYSORT_MAX_PUSH / 4];
  uint32_t groups[3]; /* dispatch */
  VkBuffer buffer;    /* indirect dispatch */
  VkDeviceSize bufferOffset;
  VkPipelineStageFlags src; /* barrier; `src` also the stage of a timestamp */
  VkPipelineStageFlags dst;
  VkAccessFlags srcAccess;
  VkAccessFlags dstAccess;
  VkQueryPool pool; /* timestamp */
  uint32_t query;
  char label[64];
} MockEvent;

typedef struct MockTrace
{
  Mock *mock;
  MockEvent *events;
  uint32_t count;
  uint32_t capacity;
} MockTrace;

struct Mock
{
  VkPhysicalDeviceProperties properties;
  VkDriverId driver;
  VkBool32 bufferDeviceAddress;
  VkShaderStageFlags subgroupStages; /* with ballots, by default */
  VkSubgroupFeatureFlags subgroupOperations;
  uint32_t subgroupSize; /* 32 by default */
  VkQueueFamilyProperties families[4];
  uint32_t familyCount;

  uint32_t failCall; /* the n-th VkResult command fails, from 1; 0: none */
  VkResult failResult;
  VkBool32 failHalf;                   /* a failing vkCreateComputePipelines makes half of them first, as drivers may */
  const char *hidden[MOCK_MAX_HIDDEN]; /* names that cannot be looked up */

  uint32_t calls; /* VkResult commands */
  uint32_t pipelineCalls;
  uint32_t live[MOCK_TYPE_COUNT];
  uint32_t made[MOCK_TYPE_COUNT];
  MockObject objects[MOCK_MAX_OBJECTS];
  uint32_t objectCount;
  VkPipelineCache cache; /* of the last vkCreateComputePipelines */
  MockBuffer buffers[MOCK_MAX_BUFFERS];
  uint32_t bufferCount;
  VkDeviceAddress nextAddress;
  MockTrace trace; /* of mockCommandBuffer(&mock->trace) */

  uint32_t violations;
  char violation[200]; /* the first */
};

/* A device that has all raysort needs: Vulkan 1.2, 32 KiB of shared memory, family 0 with timestamps, 1 without. It is
 * NVIDIA's, so that its threads have registers for long segments. */
Mock *mockCreate(void);
void mockDestroy(Mock *mock);

/* A command buffer of the mock, and a complete table of its commands. */
VkCommandBuffer mockCommandBuffer(MockTrace *trace);
RaysortCommands mockCommands(void);

/* A context info that works; commands come by look-up. */
RaysortContextInfo mockContextInfo(Mock *mock);

/* A buffer of `size` bytes whose address is `misalign` bytes past a multiple of 256, far from all others. */
VkBuffer mockBuffer(Mock *mock, VkDeviceSize size, uint32_t misalign);
VkBuffer mockBufferAt(Mock *mock, VkDeviceAddress address, VkDeviceSize size);
VkDeviceAddress mockAddress(const Mock *mock, VkBuffer buffer);

const MockObject *mockPipeline(const Mock *mock, VkPipeline pipeline); /* NULL: none of ours */
const MockObject *mockModuleOf(const Mock *mock, VkPipeline pipeline);
uint32_t mockLiveObjects(const Mock *mock);
void mockForget(MockTrace *trace); /* empties it */
void mockFreeTrace(MockTrace *trace);

/* Host memory that counts, poisons, checks its ends and fails on demand. */
typedef struct MockAllocator
{
  VkAllocationCallbacks callbacks;
  uint32_t calls;
  uint32_t failCall; /* the n-th allocation fails, from 1; 0: none */
  uint32_t live;
  uint32_t damaged; /* blocks freed with a broken guard, or not ours */
} MockAllocator;

void mockAllocatorInit(MockAllocator *allocator); /* callbacks.pUserData points back: do not move it */

/* What the message callback received. */
typedef struct MockMessages
{
  uint32_t count;
  VkResult last;
  char text[4096]; /* all of them, one a line */
} MockMessages;

void mockMessage(void *messages, VkResult result, const char *text);

#endif /* MOCK_H */
