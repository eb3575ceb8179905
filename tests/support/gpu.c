/* gpu.c - a device, guarded memory and compared runs for the GPU tests.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- device ---- */

static void onMessage(void *user, VkResult result, const char *text)
{
  TestDevice *device = (TestDevice *)user;
  ++device->messageCount;
  snprintf(device->message, sizeof(device->message), "%s (VkResult %d)", text, (int)result);
}

/* The number of the first device that is a CPU (or that is not); if there is none, of the first device. */
static uint32_t firstDevice(int wantsCpu)
{
  VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice devices[16];
  uint32_t count = 16, picked = 0;
  CHECK(vkCreateInstance(&info, NULL, &instance));
  volkLoadInstance(instance);
  VkResult result = vkEnumeratePhysicalDevices(instance, &count, devices);
  if (result != VK_SUCCESS && result != VK_INCOMPLETE)
    count = 0;
  for (uint32_t i = count; i-- > 0;)
  {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(devices[i], &properties);
    if ((properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU) == wantsCpu)
      picked = i;
  }
  vkDestroyInstance(instance, NULL);
  return picked;
}

static VKAPI_ATTR void VKAPI_CALL fewProperties(VkPhysicalDevice physicalDevice,
                                                VkPhysicalDeviceProperties2 *properties)
{
  vkGetPhysicalDeviceProperties2(physicalDevice, properties);
  properties->properties.vendorID = 0;
}

static RaysortContext createContext(TestDevice *device, RaysortCommands commands)
{
  RaysortContext context = NULL;
  RaysortContextInfo info = gpuContextInfo(&device->gpu, 0);
  if (device->hasFew && !commands.vkGetPhysicalDeviceProperties2)
    commands.vkGetPhysicalDeviceProperties2 = fewProperties;
  info.commands = &commands;
  info.message = onMessage;
  info.messageUser = device;
  VkResult result = raysortCreateContext(&info, &context);
  if (result != VK_SUCCESS)
    die("raysortCreateContext: %s (VkResult %d)", device->message, (int)result);
  if (device->sorts != TEST_SORTS_OF_DEVICE)
    testSetSerial(context, device->sorts == TEST_SORTS_SERIAL);
  return context;
}

/* Made at the first call. */
static RaysortContext contextOnce(RaysortContext *once, TestDevice *device, RaysortCommands commands)
{
  if (!*once)
    *once = createContext(device, commands);
  return *once;
}

static RaysortCommands noCommands(void)
{
  RaysortCommands commands;
  memset(&commands, 0, sizeof(commands));
  return commands;
}

static int openDevice(void **state, TestSorts sorts)
{
  static char number[16];
  Arguments arguments;
  TestDevice *device = (TestDevice *)allocate(sizeof(*device));
  memset(&arguments, 0, sizeof(arguments));
  memset(device, 0, sizeof(*device));
  device->sorts = sorts;
  if (volkInitialize() != VK_SUCCESS)
    die("no Vulkan loader (libvulkan.so.1) on this machine");
  arguments.validate = gpuHasLayer("VK_LAYER_KHRONOS_validation");
  if (!arguments.validate)
    print_message("VK_LAYER_KHRONOS_validation is not installed: running without it\n");
  arguments.device = getenv("RAYSORT_DEVICE");
  int wantsGpu = arguments.device && !strcmp(arguments.device, "gpu");
  if (!arguments.device || !*arguments.device || wantsGpu)
  {
    snprintf(number, sizeof(number), "%" PRIu32, firstDevice(!wantsGpu));
    arguments.device = number;
  }
  gpuOpen(&device->gpu, &arguments);
  if (wantsGpu && device->gpu.isCpu)
    die("RAYSORT_DEVICE=gpu: this machine has none");
  const char *few = getenv("RAYSORT_FEW_REGISTERS");
  device->hasFew = few && *few == '1';
  device->context = createContext(device, noCommands());
  *state = device;
  return 0;
}

int openTestDevice(void **state)
{
  return openDevice(state, TEST_SORTS_OF_DEVICE);
}

int openWideDevice(void **state)
{
  return openDevice(state, TEST_SORTS_WIDE);
}

int openSerialDevice(void **state)
{
  return openDevice(state, TEST_SORTS_SERIAL);
}

int closeTestDevice(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  raysortDestroyContext(device->shortOne);
  raysortDestroyContext(device->longOne);
  raysortDestroyContext(device->fewOne);
  raysortDestroyContext(device->reversedOne);
  for (uint32_t i = 0; i < TEST_BUCKET_SHAPES; ++i)
    raysortDestroyContext(device->buckets[i]);
  raysortDestroyContext(device->context);
  gpuClose(&device->gpu);
  uint32_t errors = device->errorCount + device->gpu.errors;
  free(device);
  if (errors) /* cmocka 1.1.5 would exit with 0 after a group teardown that fails */
    die("validation reported %" PRIu32 " errors", errors);
  return 0;
}

static VKAPI_ATTR void VKAPI_CALL shortProperties(VkPhysicalDevice physicalDevice,
                                                  VkPhysicalDeviceProperties *properties)
{
  vkGetPhysicalDeviceProperties(physicalDevice, properties);
  properties->limits.maxComputeSharedMemorySize = 16384;
  properties->limits.maxComputeWorkGroupInvocations = 128;
}

RaysortContext shortContext(TestDevice *device)
{
  RaysortCommands commands = noCommands();
  commands.vkGetPhysicalDeviceProperties = shortProperties;
  return contextOnce(&device->shortOne, device, commands);
}

static VKAPI_ATTR void VKAPI_CALL longProperties(VkPhysicalDevice physicalDevice,
                                                 VkPhysicalDeviceProperties2 *properties)
{
  vkGetPhysicalDeviceProperties2(physicalDevice, properties);
  properties->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
}

RaysortContext longContext(TestDevice *device)
{
  RaysortCommands commands = noCommands();
  commands.vkGetPhysicalDeviceProperties2 = longProperties;
  return contextOnce(&device->longOne, device, commands);
}

RaysortContext fewContext(TestDevice *device)
{
  RaysortCommands commands = noCommands();
  commands.vkGetPhysicalDeviceProperties2 = fewProperties;
  return contextOnce(&device->fewOne, device, commands);
}

/* Shared arrays are in memory in an order of the driver's choice; lavapipe's is that of the module. This one puts them
 * after all other declarations, the last one first. Returns the words, which the caller frees. */
static uint32_t *reverseShared(const uint32_t *words, size_t count)
{
  enum
  {
    HEAD = 5, /* words */
    OP_FUNCTION = 54,
    OP_VARIABLE = 59,
    VARIABLE_WORDS = 4,
    CLASS_WORKGROUP = 4
  };
  uint32_t *reversed = (uint32_t *)malloc(count * sizeof(*words));
  size_t at = HEAD, end = HEAD, kept = HEAD;
  if (!reversed)
    die("no memory for a module of %zu words", count);
  while (end < count && (words[end] & 0xffff) != OP_FUNCTION)
    end += words[end] >> 16;
  memcpy(reversed, words, count * sizeof(*words));
  for (size_t last = end; at < end; at += words[at] >> 16)
    if ((words[at] & 0xffff) == OP_VARIABLE && words[at + 3] == CLASS_WORKGROUP)
      memcpy(&reversed[last -= VARIABLE_WORDS], &words[at], VARIABLE_WORDS * sizeof(*words));
    else
    {
      memcpy(&reversed[kept], &words[at], (words[at] >> 16) * sizeof(*words));
      kept += words[at] >> 16;
    }
  return reversed;
}

static VKAPI_ATTR VkResult VKAPI_CALL createReversed(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                     const VkAllocationCallbacks *allocator, VkShaderModule *module)
{
  VkShaderModuleCreateInfo other = *info;
  uint32_t *words = reverseShared(info->pCode, info->codeSize / sizeof(*words));
  other.pCode = words;
  VkResult result = vkCreateShaderModule(device, &other, allocator, module);
  free(words);
  return result;
}

RaysortContext reversedContext(TestDevice *device)
{
  RaysortCommands commands = noCommands();
  commands.vkGetPhysicalDeviceProperties2 = fewProperties;
  commands.vkCreateShaderModule = createReversed;
  return contextOnce(&device->reversedOne, device, commands);
}

RaysortContext bucketContext(TestDevice *device, uint32_t shape)
{
  const VkPhysicalDeviceLimits *limits = &device->gpu.properties.limits;
  const int isKnown = device->gpu.isCpu || device->gpu.properties.vendorID == 0x10de; /* how threads form subgroups */
  if (!isKnown || limits->maxComputeSharedMemorySize < 32768 || limits->maxComputeWorkGroupInvocations < 512 ||
      device->hasFew)
    return NULL;
  if (!device->buckets[shape])
  {
    device->buckets[shape] = createContext(device, noCommands());
    testForceBuckets(device->buckets[shape], shape);
  }
  return device->buckets[shape];
}

uint32_t largestTile(const TestDevice *device, RaysortContext context)
{
  const VkPhysicalDeviceLimits *limits = &device->gpu.properties.limits;
  const int isLarge = limits->maxComputeSharedMemorySize >= 40 * 1024 && limits->maxComputeWorkGroupInvocations >= 256;
  const uint32_t vendor = device->gpu.properties.vendorID;
  uint32_t threads = isLarge ? 256 : limits->maxComputeSharedMemorySize >= 24 * 1024 ? 128 : 64;
  int hasFew = device->hasFew || context == device->fewOne || context == device->reversedOne ||
               (vendor != 0x10de && !device->gpu.isCpu);
  if (context == device->shortOne)
    threads = 64;
  return threads * (hasFew ? 16 : 32);
}

int testLevel(void)
{
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  return level ? atoi(level) : 1;
}

uint32_t fewerCases(uint32_t count)
{
  return testLevel() < 1 ? count / 5 : count;
}

void skipTest(void **state)
{
  (void)state;
  skip();
}

uint32_t testSeed(uint32_t seed)
{
  const char *more = getenv("RAYSORT_TEST_SEED");
  return seed + (more ? 7919 * (uint32_t)strtoul(more, NULL, 0) : 0);
}

void assertQuiet(TestDevice *device, const char *what)
{
  uint32_t errors = device->gpu.errors;
  uint32_t messages = device->messageCount;
  device->errorCount += errors;
  device->gpu.errors = 0;
  device->messageCount = 0;
  if (messages)
    fail_msg("%s: raysort says: %s", what, device->message);
  if (errors)
    fail_msg("%s: validation errors: %" PRIu32, what, errors);
}

/* ---- arena ---- */

#define POISON_PERIOD 65521 /* bytes: a prime, so that no stride is a multiple of it */

static const uint8_t *poisonBytes(uint32_t poison)
{
  static uint8_t bytes[ARENA_POISONS][POISON_PERIOD];
  static int isMade;
  if (!isMade)
  {
    uint32_t random = 1;
    for (uint32_t i = 0; i < POISON_PERIOD; ++i)
    {
      bytes[0][i] = (uint8_t)(testRandom(&random) % 4);
      bytes[1][i] = (uint8_t)(0x80 | testRandom(&random));
    }
    isMade = 1;
  }
  return bytes[poison];
}

static void fillPoison(uint8_t *bytes, VkDeviceSize size, uint32_t poison)
{
  for (VkDeviceSize done = 0; done < size; done += POISON_PERIOD)
    memcpy(bytes + done, poisonBytes(poison), (size_t)(size - done < POISON_PERIOD ? size - done : POISON_PERIOD));
}

static VkDeviceSize largestAllocation(const Gpu *gpu)
{
  VkPhysicalDeviceMaintenance3Properties maintenance = {.sType =
                                                            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
  properties.pNext = &maintenance;
  vkGetPhysicalDeviceProperties2(gpu->physicalDevice, &properties);
  return maintenance.maxMemoryAllocationSize;
}

/* How many buffers of this size may be made at once: on a GPU they take half of its memory at most; on a CPU device
 * they take next to none, for most of their pages are never touched. */
static uint32_t triesOf(const Gpu *gpu, VkDeviceSize size)
{
  VkDeviceSize memory = 0;
  for (uint32_t i = 0; i < gpu->memory.memoryHeapCount; ++i)
    if (gpu->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT && gpu->memory.memoryHeaps[i].size > memory)
      memory = gpu->memory.memoryHeaps[i].size;
  VkDeviceSize tries = gpu->isCpu ? 4 : memory / 2 / size;
  return tries < 4 ? (uint32_t)tries : 4;
}

int arenaCross4GiB(Arena *arena, TestDevice *device, VkDeviceSize capacity)
{
  const VkDeviceSize step = (VkDeviceSize)1 << 32;
  const VkDeviceSize most = largestAllocation(&device->gpu);
  const VkDeviceSize size = most < step + 2 * capacity ? most : step + 2 * capacity;
  const uint32_t mostTries = triesOf(&device->gpu, size);
  GpuBuffer tries[4]; /* allocations this large tend to be side by side, so one of them crosses the multiple */
  uint32_t tryCount = 0;
  arenaFree(arena);
  if (most < step / 2)
    return 0; /* four of them may miss a multiple; SwiftShader, with 1 GiB at most, has room for one */
  while (tryCount < mostTries && !arena->boundary)
  {
    GpuBuffer memory = gpuBuffer(&device->gpu, size);
    VkDeviceSize boundary = step - memory.address % step;
    if (boundary > capacity && boundary + capacity < size)
    {
      arena->memory = memory;
      arena->boundary = boundary;
    }
    else
      tries[tryCount++] = memory;
  }
  while (tryCount > 0)
    gpuFreeBuffer(&device->gpu, &tries[--tryCount]);
  if (!arena->boundary)
    return 0;
  arena->device = device;
  arena->capacity = capacity;
  arena->image = (uint8_t *)allocate((size_t)capacity);
  arena->found = (uint8_t *)allocate((size_t)capacity);
  arenaPutBoundary(arena, capacity / 2);
  return 1;
}

void arenaPutBoundary(Arena *arena, VkDeviceSize offset)
{
  arena->origin = (arena->boundary - offset) & ~(VkDeviceSize)15;
}

void arenaBegin(Arena *arena, TestDevice *device, VkDeviceSize capacity, uint32_t poison)
{
  if (arena->capacity < capacity)
  {
    arenaFree(arena);
    arena->device = device;
    arena->capacity = capacity + capacity / 4;
    arena->memory = gpuBuffer(&device->gpu, arena->capacity);
    arena->image = (uint8_t *)allocate((size_t)arena->capacity);
    arena->found = (uint8_t *)allocate((size_t)arena->capacity);
  }
  arena->used = ARENA_GUARD;
  arena->poison = poison;
  arena->rangeCount = 0;
  fillPoison(arena->image, capacity, poison);
}

void arenaFree(Arena *arena)
{
  if (arena->device)
    gpuFreeBuffer(&arena->device->gpu, &arena->memory);
  free(arena->image);
  free(arena->found);
  memset(arena, 0, sizeof(*arena));
}

VkDeviceSize arenaCapacity(VkDeviceSize bytes, uint32_t bufferCount)
{
  return bytes + ((VkDeviceSize)bufferCount + 1) * (2 * ARENA_GUARD + 512);
}

RaysortBuffer arenaTake(Arena *arena, const char *name, VkDeviceSize size, VkDeviceSize alignment)
{
  VkDeviceAddress mask = alignment - 1;
  VkDeviceAddress start = arena->memory.address + arena->origin;
  VkDeviceAddress address = (start + arena->used + mask) & ~mask;
  if (!(address & alignment))
    address += alignment; /* an odd multiple */
  RaysortBuffer buffer;
  buffer.buffer = arena->memory.buffer;
  buffer.offset = address - arena->memory.address;
  buffer.size = size;
  arena->used = address - start + size + ARENA_GUARD;
  if (arena->used > arena->capacity || arena->rangeCount == ARENA_RANGES)
    die("the arena is too small for %s", name);
  ArenaRange *range = &arena->ranges[arena->rangeCount++];
  range->name = name;
  range->offset = address - start;
  range->size = size;
  range->ignored = 0;
  range->readAs = 0;
  return buffer;
}

RaysortBuffer arenaTakeWords(Arena *arena, const char *name, const uint32_t *words, uint32_t count)
{
  RaysortBuffer buffer = arenaTake(arena, name, (VkDeviceSize)count * 4, 4);
  memcpy(arenaImage(arena, buffer), words, (size_t)count * 4);
  return buffer;
}

/* Where in the image the buffer begins. */
static size_t placeOf(const Arena *arena, RaysortBuffer buffer)
{
  return (size_t)(buffer.offset - arena->origin);
}

void *arenaImage(const Arena *arena, RaysortBuffer buffer)
{
  return arena->image + placeOf(arena, buffer);
}

const void *arenaFound(const Arena *arena, RaysortBuffer buffer)
{
  return arena->found + placeOf(arena, buffer);
}

void arenaIgnore(Arena *arena, RaysortBuffer buffer, VkDeviceSize size)
{
  for (uint32_t i = 0; i < arena->rangeCount; ++i)
    if (arena->ranges[i].offset == placeOf(arena, buffer))
      arena->ranges[i].ignored = size;
}

void arenaMayLose(Arena *arena, RaysortBuffer buffer, VkDeviceSize offset, VkDeviceSize size)
{
  const VkDeviceSize rest = offset < buffer.size ? buffer.size - offset : 0;
  memcpy(arena->found + placeOf(arena, buffer) + offset, arena->image + placeOf(arena, buffer) + offset,
         (size_t)(size < rest ? size : rest));
}

static void readAs(Arena *arena, RaysortBuffer buffer, uint32_t resource)
{
  for (uint32_t i = 0; i < arena->rangeCount; ++i)
    if (arena->ranges[i].offset == placeOf(arena, buffer))
      arena->ranges[i].readAs = resource;
}

void arenaIsGeometry(Arena *arena, RaysortBuffer buffer)
{
  readAs(arena, buffer, RAYSORT_RESOURCE_GEOMETRY);
}

void arenaIsStructures(Arena *arena, RaysortBuffer buffer)
{
  readAs(arena, buffer, RAYSORT_RESOURCE_STRUCTURES);
}

/* Uploads bytes, runs, downloads into arena->found. */
static void runBytes(Arena *arena, const uint8_t *bytes, Record record, void *user)
{
  Gpu *gpu = &arena->device->gpu;
  gpuUpload(gpu, &arena->memory, arena->origin, bytes, arena->used);
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  record(arena, commandBuffer, user);
  gpuSubmit(gpu, commandBuffer);
  gpuDownload(gpu, &arena->memory, arena->origin, arena->found, arena->used);
}

void arenaRun(Arena *arena, Record record, void *user)
{
  runBytes(arena, arena->image, record, user);
}

typedef struct PassList
{
  RaysortContext context;
  const RaysortPass *passes;
  uint32_t count;
} PassList;

static void recordPasses(Arena *arena, VkCommandBuffer commandBuffer, void *user)
{
  const PassList *list = (const PassList *)user;
  (void)arena;
  assert_int_equal(raysortCmdPasses(list->context, commandBuffer, list->count, list->passes, NULL), VK_SUCCESS);
}

void arenaRunPasses(Arena *arena, RaysortContext context, const RaysortPass *passes, uint32_t passCount)
{
  PassList list = {context, passes, passCount};
  arenaRun(arena, recordPasses, &list);
}

static const char *placeName(const Arena *arena, VkDeviceSize offset, char *text, size_t size)
{
  snprintf(text, size, "guard before the first buffer");
  for (uint32_t i = 0; i < arena->rangeCount; ++i)
  {
    const ArenaRange *range = &arena->ranges[i];
    if (offset < range->offset)
      break;
    if (offset < range->offset + range->size)
      snprintf(text, size, "%s, byte %" PRIu64 " of %" PRIu64, range->name, offset - range->offset, range->size);
    else
      snprintf(text, size, "guard, %" PRIu64 " bytes behind %s", offset - range->offset - range->size, range->name);
  }
  return text;
}

static uint32_t wordAt(const uint8_t *bytes)
{
  uint32_t word;
  memcpy(&word, bytes, sizeof(word));
  return word;
}

void arenaCompare(Arena *arena, const char *what)
{
  char place[160];
  uint64_t wrong = 0;
  VkDeviceSize first = 0;
  for (uint32_t i = 0; i < arena->rangeCount; ++i)
    memcpy(arena->image + arena->ranges[i].offset, arena->found + arena->ranges[i].offset,
           (size_t)arena->ranges[i].ignored);
  assertQuiet(arena->device, what);
  if (!memcmp(arena->image, arena->found, (size_t)arena->used))
    return;
  for (VkDeviceSize i = arena->used; i-- > 0;)
    if (arena->image[i] != arena->found[i])
    {
      first = i;
      ++wrong;
    }
  VkDeviceSize word = first & ~(VkDeviceSize)3;
  fail_msg("%s\n  poison %" PRIu32 ": %" PRIu64 " bytes differ; the first: %s; the word there: expected 0x%08" PRIx32
           ", found 0x%08" PRIx32,
           what, arena->poison, wrong, placeName(arena, first, place, sizeof(place)), wordAt(arena->image + word),
           wordAt(arena->found + word));
}

/* ---- single passes ---- */

/* What is known about each byte of the arena between two passes. */
typedef struct Bytes
{
  uint8_t *value;
  uint8_t *isDefined; /* the caller or a pass has written it, and no pass has discarded it since */
  uint8_t *isWritten; /* declared by the pass at hand */
  uint8_t *upload;
  uint8_t *first; /* what the first of the two runs left */
} Bytes;

static int isRead(const RaysortAccess *access)
{
  return (access->access & (VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_INDIRECT_COMMAND_READ_BIT)) != 0;
}

/* What is reached through references in device memory has no range. What is written as such is declared by its range,
 * too. */
static int hasRange(const RaysortAccess *access)
{
  return access->resource != RAYSORT_RESOURCE_GEOMETRY && access->resource != RAYSORT_RESOURCE_STRUCTURES;
}

static void declareAccesses(const Arena *arena, const RaysortPass *pass, Bytes *bytes)
{
  memset(bytes->isWritten, 0, (size_t)arena->used);
  for (uint32_t i = 0; i < pass->accessCount; ++i)
  {
    const RaysortAccess *access = &pass->accesses[i];
    size_t place = placeOf(arena, access->buffer);
    if (access->resource == RAYSORT_RESOURCE_GEOMETRY)
      assert_int_equal(access->access, VK_ACCESS_SHADER_READ_BIT);
    if (!hasRange(access))
      continue;
    assert_true(place <= arena->used && access->buffer.size <= arena->used - place);
    assert_true(access->address == arena->memory.address + access->buffer.offset);
    if (access->discard)
      memset(bytes->isDefined + place, 0, (size_t)access->buffer.size);
    if (access->access & VK_ACCESS_SHADER_WRITE_BIT)
      memset(bytes->isWritten + place, 1, (size_t)access->buffer.size);
  }
}

static void recordBare(Arena *arena, VkCommandBuffer commandBuffer, void *user)
{
  const PassList *list = (const PassList *)user;
  (void)arena;
  assert_int_equal(raysortCmdPass(list->context, commandBuffer, list->passes), VK_SUCCESS);
}

static void uploadReferenced(const Arena *arena, const RaysortAccess *access, Bytes *bytes)
{
  for (uint32_t i = 0; i < arena->rangeCount && isRead(access); ++i)
    if (arena->ranges[i].readAs == access->resource)
      memcpy(bytes->upload + arena->ranges[i].offset, bytes->value + arena->ranges[i].offset,
             (size_t)arena->ranges[i].size);
}

static void runPassAlone(Arena *arena, PassList *list, uint32_t poison, Bytes *bytes, const char *what)
{
  char place[160];
  const RaysortPass *pass = list->passes;
  fillPoison(bytes->upload, arena->used, poison);
  for (uint32_t i = 0; i < pass->accessCount; ++i)
  {
    if (!hasRange(&pass->accesses[i]))
    {
      uploadReferenced(arena, &pass->accesses[i], bytes);
      continue;
    }
    size_t begin = placeOf(arena, pass->accesses[i].buffer);
    size_t end = begin + (isRead(&pass->accesses[i]) ? (size_t)pass->accesses[i].buffer.size : 0);
    for (size_t k = begin; k < end; ++k)
      if (bytes->isDefined[k])
        bytes->upload[k] = bytes->value[k];
  }
  runBytes(arena, bytes->upload, recordBare, list);
  assertQuiet(arena->device, what);
  for (VkDeviceSize i = 0; i < arena->used; ++i)
    if (!bytes->isWritten[i] && arena->found[i] != bytes->upload[i])
      fail_msg("%s\n  pass %s writes what it does not declare: %s", what, pass->name,
               placeName(arena, i, place, sizeof(place)));
}

/* Lists of buckets are in the order of atomics, so two runs may differ. The result is the same with either. */
static int isOrdered(const RaysortPass *pass)
{
  return strcmp(pass->name, "radix places") != 0;
}

/* A byte that both runs left as they found it was not written: the poisons there differ, unless it was read too. */
static int isAsFound(const Arena *arena, const Bytes *bytes, VkDeviceSize i)
{
  return arena->found[i] == poisonBytes(1)[i % POISON_PERIOD] && bytes->first[i] == poisonBytes(0)[i % POISON_PERIOD];
}

/* Where two runs write words in different orders, a byte may equal both poisons by chance, but not a whole word. */
static int isWordAsFound(const Arena *arena, const Bytes *bytes, VkDeviceSize i)
{
  VkDeviceSize k = i / 4 * 4, end = k + 4;
  while (k < end && k < arena->used && isAsFound(arena, bytes, k))
    ++k;
  return k == end;
}

static void takeResults(Arena *arena, const RaysortPass *pass, Bytes *bytes, const char *what)
{
  char place[160];
  for (VkDeviceSize i = 0; i < arena->used; ++i)
  {
    if (!bytes->isWritten[i])
      continue;
    const int isFound = isOrdered(pass) ? isAsFound(arena, bytes, i) : isWordAsFound(arena, bytes, i);
    if (bytes->first[i] == arena->found[i] || (!isOrdered(pass) && !isFound))
    {
      bytes->value[i] = arena->found[i];
      bytes->isDefined[i] = 1;
    }
    else if (!isFound)
      fail_msg("%s\n  pass %s: what it writes depends on bytes that it does not declare: %s", what, pass->name,
               placeName(arena, i, place, sizeof(place)));
  }
}

void arenaRunPassesAlone(Arena *arena, RaysortContext context, const RaysortPass *passes, uint32_t passCount,
                         RaysortBuffer scratch, const char *what)
{
  Bytes bytes;
  size_t size = (size_t)arena->used;
  bytes.value = (uint8_t *)allocate(size);
  bytes.isDefined = (uint8_t *)allocate(size);
  bytes.isWritten = (uint8_t *)allocate(size);
  bytes.upload = (uint8_t *)allocate(size);
  bytes.first = (uint8_t *)allocate(size);
  memcpy(bytes.value, arena->image, size);
  memset(bytes.isDefined, 1, size);
  memset(bytes.isDefined + placeOf(arena, scratch), 0, (size_t)scratch.size);
  for (uint32_t i = 0; i < passCount; ++i)
  {
    PassList one = {context, &passes[i], 1};
    declareAccesses(arena, &passes[i], &bytes);
    runPassAlone(arena, &one, 0, &bytes, what);
    memcpy(bytes.first, arena->found, size);
    runPassAlone(arena, &one, 1, &bytes, what);
    takeResults(arena, &passes[i], &bytes, what);
  }
  for (size_t i = 0; i < size; ++i) /* what was discarded and not written is lost: nobody may count on what it was */
    arena->found[i] = bytes.isDefined[i] ? bytes.value[i] : (uint8_t)~bytes.value[i];
  free(bytes.value);
  free(bytes.isDefined);
  free(bytes.isWritten);
  free(bytes.upload);
  free(bytes.first);
}

/* ---- kernels of the tests ---- */

static void makeSet(Gpu *gpu, TestKernel *kernel)
{
  VkDescriptorSetLayoutBinding bindings[TEST_KERNEL_BUFFERS];
  const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, TEST_KERNEL_BUFFERS};
  const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  VkDescriptorSetLayoutCreateInfo setLayout = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  VkDescriptorPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
  VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  for (uint32_t i = 0; i < TEST_KERNEL_BUFFERS; ++i)
  {
    const VkDescriptorSetLayoutBinding binding = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                                                  NULL};
    bindings[i] = binding;
  }
  setLayout.bindingCount = TEST_KERNEL_BUFFERS;
  setLayout.pBindings = bindings;
  CHECK(vkCreateDescriptorSetLayout(gpu->device, &setLayout, NULL, &kernel->setLayout));
  pool.maxSets = 1;
  pool.poolSizeCount = 1;
  pool.pPoolSizes = &size;
  CHECK(vkCreateDescriptorPool(gpu->device, &pool, NULL, &kernel->pool));
  set.descriptorPool = kernel->pool;
  set.descriptorSetCount = 1;
  set.pSetLayouts = &kernel->setLayout;
  CHECK(vkAllocateDescriptorSets(gpu->device, &set, &kernel->set));
  layout.setLayoutCount = 1;
  layout.pSetLayouts = &kernel->setLayout;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(gpu->device, &layout, NULL, &kernel->layout));
}

void testKernelMake(Gpu *gpu, TestKernel *kernel, const char *file, int isBySet)
{
  memset(kernel, 0, sizeof(*kernel));
  if (isBySet)
    makeSet(gpu, kernel);
  else
    kernel->layout = gpuPipelineLayout(gpu);
  kernel->pipeline = gpuPipeline(gpu, kernel->layout, file, NULL, 0);
}

void testKernelFree(Gpu *gpu, TestKernel *kernel)
{
  vkDestroyPipeline(gpu->device, kernel->pipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, kernel->layout, NULL);
  vkDestroyDescriptorPool(gpu->device, kernel->pool, NULL);
  vkDestroyDescriptorSetLayout(gpu->device, kernel->setLayout, NULL);
}

void testKernelBind(Gpu *gpu, VkCommandBuffer commandBuffer, const TestKernel *kernel, const RaysortBuffer *buffers,
                    const void *push, uint32_t pushSize)
{
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->pipeline);
  vkCmdPushConstants(commandBuffer, kernel->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, pushSize, push);
  for (uint32_t i = 0; i < TEST_KERNEL_BUFFERS && kernel->set; ++i)
  {
    const VkDescriptorBufferInfo buffer = {buffers[i].buffer, buffers[i].offset, buffers[i].size};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    write.dstSet = kernel->set;
    write.dstBinding = i;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &buffer;
    vkUpdateDescriptorSets(gpu->device, 1, &write, 0, NULL);
  }
  if (kernel->set)
    vkCmdBindDescriptorSets(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->layout, 0, 1, &kernel->set, 0, NULL);
}

/* ---- material sorts ---- */

static const IdForm plainForm = {"uint32", RAYSORT_ID_UINT32, 0, 0, 0, 16};

static const IdForm *formOf(const SortCase *sortCase)
{
  return sortCase->form ? sortCase->form : &plainForm;
}

/* At most `count`: as many as the form's ids can tell apart. */
static uint32_t mostMaterials(const IdForm *form, uint32_t count)
{
  const uint32_t bits = form->bits ? form->bits : (32u >> form->type) - form->shift;
  return bits < 17 && count > 1u << bits ? 1u << bits : count;
}

void describeSort(const SortCase *sortCase, char *text, size_t size)
{
  char count[24] = "host";
  if (sortCase->hasCount)
    snprintf(count, sizeof(count), "0x%" PRIx32, sortCase->count);
  snprintf(text, size,
           "sort: maxCount %" PRIu32 ", materials %" PRIu32 ", ids %s, %s, seed %" PRIu32 ", list %s, idCount %" PRIu32
           ", count %s, workgroupSize %" PRIu32 ", maxGroupsX %" PRIu32 ", flags %" PRIu32 ", inverse %d",
           sortCase->maxCount, sortCase->materialCount, formOf(sortCase)->name,
           distributionName(sortCase->distribution), sortCase->seed, listKindName(sortCase->list), sortCase->idCount,
           count, sortCase->workgroupSize, sortCase->maxGroupsX, sortCase->flags, sortCase->inverse);
}

/* Everything of the info but buffers; those that are given have their sizes, which the layout may look at. */
static void fillSortInfo(const SortCase *sortCase, RaysortSortInfo *info)
{
  const IdForm *form = formOf(sortCase);
  memset(info, 0, sizeof(*info));
  info->maxCount = sortCase->maxCount;
  info->materialCount = mostMaterials(formOf(sortCase), sortCase->materialCount);
  info->workgroupSize = sortCase->workgroupSize;
  info->maxGroupsX = sortCase->maxGroupsX;
  info->flags = sortCase->flags;
  info->materialIdMap.type = form->type;
  info->materialIdMap.stride = form->stride;
  info->materialIdMap.shift = form->shift;
  info->materialIdMap.bits = form->bits;
}

static uint32_t idCountOf(const SortCase *sortCase)
{
  return sortCase->idCount ? sortCase->idCount : sortCase->maxCount;
}

/* Least bytes of a map of so many ids, by the contract: what a sort of them without a list asks for. The layout knows
 * where the first id is in its 32-bit word once the buffer's offset is there. */
static VkDeviceSize idMapSize(RaysortContext context, const RaysortSortInfo *info, uint32_t idCount)
{
  RaysortSortInfo whole = *info;
  RaysortSortLayout layout;
  whole.maxCount = idCount;
  whole.maxGroupsX = 0;
  whole.list.size = 0;
  whole.rayCount = 0;
  assert_int_equal(raysortGetSortLayout(context, &whole, &layout), VK_SUCCESS);
  return layout.idMapSize;
}

/* Places the id map, as small as the contract allows: with a list its size says which entries are past it, and it must
 * not end within a 32-bit word. */
static void placeIds(Arena *arena, const SortCase *sortCase, PlacedSort *placed)
{
  RaysortIds *map = &placed->info.materialIdMap;
  uint32_t idCount = idCountOf(sortCase);
  map->buffer = arenaTake(arena, "materialIdMap", map->buffer.size + 3, formOf(sortCase)->alignment);
  map->buffer.size = idMapSize(placed->context, &placed->info, idCount);
  if (sortCase->list != LIST_NONE)
    map->buffer.size += (0 - map->buffer.offset - map->buffer.size) & 3;
  uint32_t *ids = (uint32_t *)allocate((size_t)idCount * sizeof(*ids));
  generateIds(sortCase->distribution, placed->info.materialCount, idCount, sortCase->seed, ids);
  storeIds(map, ids, idCount, arenaImage(arena, map->buffer));
  free(ids);
}

/* Sizes of everything, before anything has a place; and an arena that holds it all. */
static void beginSort(Arena *arena, TestDevice *device, uint32_t poison, const SortCase *sortCase, PlacedSort *placed)
{
  RaysortSortInfo *info = &placed->info;
  RaysortSortLayout *layout = &placed->layout;
  uint32_t idCount = idCountOf(sortCase);
  fillSortInfo(sortCase, info);
  info->materialIdMap.buffer.size = idMapSize(placed->context, info, idCount);
  info->list.size = sortCase->list != LIST_NONE ? (VkDeviceSize)sortCase->maxCount * 4 : 0;
  info->rayCount = sortCase->list != LIST_NONE ? idCount : 0;
  info->count.size = sortCase->hasCount ? 4 : 0;
  assert_int_equal(raysortGetSortLayout(placed->context, info, layout), VK_SUCCESS);
  arenaBegin(arena, device,
             arenaCapacity(info->materialIdMap.buffer.size + layout->listSize + layout->newToOldPixelMapSize +
                               layout->oldToNewPixelMapSize + layout->rangesSize + layout->scratchSize + sortCase->room,
                           12),
             poison);
}

/* With a list, every second case leaves out the ids that only fill the map's last word. */
static VkDeviceSize inverseSize(const SortCase *sortCase, const RaysortSortLayout *layout)
{
  if (sortCase->list == LIST_NONE || sortCase->seed % 2)
    return layout->oldToNewPixelMapSize;
  return (VkDeviceSize)idCountOf(sortCase) * 4;
}

void placeSort(Arena *arena, TestDevice *device, RaysortContext context, uint32_t poison, const SortCase *sortCase,
               PlacedSort *placed)
{
  RaysortSortInfo *info = &placed->info;
  RaysortSortLayout *layout = &placed->layout;
  placed->context = context;
  beginSort(arena, device, poison, sortCase, placed);
  placeIds(arena, sortCase, placed);
  assert_int_equal(raysortGetSortLayout(context, info, layout), VK_SUCCESS);
  if (sortCase->list != LIST_NONE)
  {
    uint32_t capacity = (uint32_t)referenceIdCapacity(&info->materialIdMap);
    assert_true(layout->oldToNewPixelMapSize == (VkDeviceSize)capacity * 4);
    info->list =
        arenaTake(arena, "list", layout->listSize, sortCase->seed & 2 ? 16 : 4); /* fetched by the vector or not */
    generateList(sortCase->list, capacity, sortCase->maxCount, sortCase->seed,
                 (uint32_t *)arenaImage(arena, info->list));
  }
  if (sortCase->hasCount)
    info->count = arenaTakeWords(arena, "count", &sortCase->count, 1);
  info->newToOldPixelMap = arenaTake(arena, "newToOldPixelMap", layout->newToOldPixelMapSize, 4);
  if (sortCase->inverse)
    info->oldToNewPixelMap = arenaTake(arena, "oldToNewPixelMap", inverseSize(sortCase, layout), 4);
  info->ranges = arenaTake(arena, "ranges", layout->rangesSize, layout->alignment);
  info->scratch = arenaTake(arena, "scratch", layout->scratchSize, layout->alignment);
}

void expectSort(Arena *arena, const PlacedSort *placed)
{
  const RaysortSortInfo *info = &placed->info;
  uint8_t *ranges = (uint8_t *)arenaImage(arena, info->ranges);
  RaysortContextProperties properties;
  ReferenceSort in;
  ReferenceSorted out;
  raysortGetContextProperties(placed->context, &properties);
  in.ids = arenaImage(arena, info->materialIdMap.buffer);
  in.list = info->list.buffer ? (const uint32_t *)arenaImage(arena, info->list) : NULL;
  in.count = info->count.buffer ? (const uint32_t *)arenaImage(arena, info->count) : NULL;
  in.maxGroupsX = info->maxGroupsX ? info->maxGroupsX : properties.maxGroupsX;
  out.newToOldPixelMap = (uint32_t *)arenaImage(arena, info->newToOldPixelMap);
  out.oldToNewPixelMap = info->oldToNewPixelMap.buffer ? (uint32_t *)arenaImage(arena, info->oldToNewPixelMap) : NULL;
  out.ranges = (RaysortRanges *)(void *)ranges;
  out.materialsOffsets = (uint32_t *)(void *)(ranges + placed->layout.materialsOffsetsOffset);
  out.countedMaterials = (VkDispatchIndirectCommand *)(void *)(ranges + placed->layout.countedMaterialsOffset);
  referenceSort(info, &in, &out);
  arenaIgnore(arena, info->scratch, info->scratch.size);
}

void loseOfSort(Arena *arena, const PlacedSort *placed)
{
  const RaysortSortInfo *info = &placed->info;
  const VkDeviceSize gap = placed->layout.materialsOffsetsOffset + 4 * ((VkDeviceSize)info->materialCount + 1);
  RaysortRanges head;
  memcpy(&head, arenaImage(arena, info->ranges), sizeof(head));
  arenaMayLose(arena, info->ranges, gap, placed->layout.countedMaterialsOffset - gap);
  arenaMayLose(arena, info->newToOldPixelMap,
               4 * (VkDeviceSize)(info->flags & RAYSORT_SORT_TAIL_BIT ? head.count : head.live), VK_WHOLE_SIZE);
}

/* A word of the result that the contract defines, drawn at random: spoilt, it makes the result wrong. */
static uint32_t *anyWord(Arena *arena, const PlacedSort *placed, uint32_t *random)
{
  const RaysortSortInfo *info = &placed->info;
  uint8_t *ranges = arena->found + placeOf(arena, info->ranges);
  uint32_t *map = (uint32_t *)(void *)(arena->found + placeOf(arena, info->newToOldPixelMap));
  RaysortRanges head;
  memcpy(&head, ranges, sizeof(head));
  uint32_t slots = info->flags & RAYSORT_SORT_TAIL_BIT ? head.count : head.live;
  uint32_t draw = testRandom(random);
  switch (testRandom(random) % 6)
  {
  case 0:
    return (uint32_t *)(void *)ranges + draw % RAYSORT_RANGES_WORDS;
  case 1:
    return (uint32_t *)(void *)(ranges + placed->layout.materialsOffsetsOffset) + draw % (info->materialCount + 1);
  case 2:
    return (uint32_t *)(void *)(ranges + placed->layout.countedMaterialsOffset) + draw % (3 * info->materialCount);
  case 3:
    if (slots && info->oldToNewPixelMap.buffer)
    {
      uint32_t ray = map[draw % slots];
      if (ray < referenceIdCapacity(&info->materialIdMap) && ray < info->oldToNewPixelMap.size / 4)
        return (uint32_t *)(void *)(arena->found + placeOf(arena, info->oldToNewPixelMap)) + ray;
    }
    /* fall through */
  default:
    return slots ? map + draw % slots : (uint32_t *)(void *)ranges;
  }
}

/* raysortSortVerify must accept what was found, and must refuse it with any one word of it spoilt. */
static void assertVerdicts(Arena *arena, const PlacedSort *placed, uint32_t seed, const char *what)
{
  const RaysortSortInfo *info = &placed->info;
  RaysortSortResult result;
  uint32_t random = seed + 77;
  result.ids = arenaFound(arena, info->materialIdMap.buffer);
  result.list = info->list.buffer ? (const uint32_t *)arenaFound(arena, info->list) : NULL;
  result.count = info->count.buffer ? (const uint32_t *)arenaFound(arena, info->count) : NULL;
  result.newToOldPixelMap = (const uint32_t *)arenaFound(arena, info->newToOldPixelMap);
  result.oldToNewPixelMap =
      info->oldToNewPixelMap.buffer ? (const uint32_t *)arenaFound(arena, info->oldToNewPixelMap) : NULL;
  result.ranges = arenaFound(arena, info->ranges);
  VkResult whole = raysortSortVerify(placed->context, info, &result);
  arena->device->messageCount = 0;
  if (whole != VK_SUCCESS)
    fail_msg("%s\n  raysortSortVerify refuses a right result: %s", what, arena->device->message);
  for (uint32_t i = 0; i < 2; ++i)
  {
    uint32_t *word = anyWord(arena, placed, &random);
    uint32_t right = *word;
    *word ^= i ? testRandom(&random) | 1 : (uint32_t)1 << testRandom(&random) % 32;
    VkResult verdict = raysortSortVerify(placed->context, info, &result);
    uint32_t messages = arena->device->messageCount;
    arena->device->messageCount = 0;
    if (verdict != VK_ERROR_VALIDATION_FAILED_EXT || messages != 1)
    {
      char place[160];
      fail_msg("%s\n  raysortSortVerify: VkResult %d and %" PRIu32 " messages for a word spoilt from 0x%" PRIx32
               " to 0x%" PRIx32 ": %s",
               what, (int)verdict, messages, right, *word,
               placeName(arena, (VkDeviceSize)((uint8_t *)word - arena->found), place, sizeof(place)));
    }
    *word = right;
  }
}

static void recordSort(Arena *arena, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedSort *placed = (const PlacedSort *)user;
  VkResult result = raysortCmdSort(placed->context, commandBuffer, &placed->info);
  if (result != VK_SUCCESS)
    fail_msg("raysortCmdSort: %s", arena->device->message);
}

void runSortOnce(Arena *arena, TestDevice *device, RaysortContext context, uint32_t poison, const SortCase *sortCase)
{
  char what[512];
  PlacedSort placed;
  describeSort(sortCase, what, sizeof(what));
  placeSort(arena, device, context, poison, sortCase, &placed);
  arenaRun(arena, recordSort, &placed);
  expectSort(arena, &placed);
  arenaCompare(arena, what);
  assertVerdicts(arena, &placed, sortCase->seed, what);
}

void runSort(Arena *arena, TestDevice *device, RaysortContext context, const SortCase *sortCase)
{
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
    runSortOnce(arena, device, context, poison, sortCase);
}
