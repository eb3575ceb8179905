/* gpu.h - the ground that the GPU tests stand on: a device, guarded memory, runs that are compared byte by byte.
 * SPDX-License-Identifier: MIT
 *
 * All buffers of a case are in one large VkBuffer, the arena, each between guard zones and at an address that is
 * aligned as the contract asks and no better. The arena is poisoned first, then the inputs are written, then it is
 * uploaded and the case runs. The reference writes what the run must write over the same picture; then every byte of
 * the arena must equal it: inputs, guards, and the words of outputs that the contract says are not written. */
#ifndef RAYSORT_TESTS_GPU_H
#define RAYSORT_TESTS_GPU_H

#include "common.h"
#include "reference.h"

/* ---- device ---- */

#define TEST_BUCKET_SHAPES 5

typedef enum TestSorts
{
  TEST_SORTS_OF_DEVICE, /* CPU devices sort entry by entry, others by whole workgroups */
  TEST_SORTS_WIDE,      /* by workgroups */
  TEST_SORTS_SERIAL     /* entry by entry */
} TestSorts;

typedef struct TestDevice
{
  Gpu gpu;
  RaysortContext context;  /* the device as it is */
  RaysortContext shortOne; /* the same, said to have 16 KiB of shared memory and workgroups of 128; see shortContext */
  RaysortContext longOne;  /* the same, said to be no CPU: it takes kernels whose threads stay; see longContext */
  RaysortContext fewOne;   /* the same, said to be of no known vendor: few registers; see fewContext */
  RaysortContext reversedOne; /* like fewOne, with the shared memory of kernels laid out another way; reversedContext */
  RaysortContext buckets[TEST_BUCKET_SHAPES]; /* the same, sorting 32-bit keys by buckets; see bucketContext */
  TestSorts sorts;                            /* what all contexts sort by */
  int hasFew;                                 /* all contexts are so: RAYSORT_FEW_REGISTERS=1 */
  uint32_t errorCount;                        /* of validation, up to the last look */
  uint32_t messageCount;                      /* of raysort's, errors and others, since the last look */
  char message[1024];                         /* the last one */
} TestDevice;

/* cmocka's group setup and teardown: *state is the TestDevice. RAYSORT_DEVICE chooses the device: its number, a part
 * of its name, or "gpu" for the first that is not a CPU; by default the CPU device, where there is none the first.
 * RAYSORT_FEW_REGISTERS=1: every context has short segments.
 * Teardown ends the program with 1 if validation had anything to say. */
int openTestDevice(void **state);
int closeTestDevice(void **state);

/* The same, for programs that test both ways to sort, whatever the device. */
int openWideDevice(void **state);
int openSerialDevice(void **state);

/* Made at the first call: all limits that raysort reads are the smallest that Vulkan allows. */
RaysortContext shortContext(TestDevice *device);

/* Made at the first call: kernels that lavapipe would not get, for lists short enough for its 65,535 steps. */
RaysortContext longContext(TestDevice *device);

/* Made at the first call: its segments are short, as on devices whose threads have few registers. */
RaysortContext fewContext(TestDevice *device);

/* Made at the first call: short segments too, and the shared arrays of every kernel are in reverse order. So an array
 * that is too short runs over into another one than it does in the order of the module. */
RaysortContext reversedContext(TestDevice *device);

/* Made at the first call: it sorts 32-bit keys by buckets, however few they are, in the shape number `shape` of the
 * library's table, 0 .. TEST_BUCKET_SHAPES - 1. NULL: the device lacks what that takes. */
RaysortContext bucketContext(TestDevice *device, uint32_t shape);

/* Next to the implementation: the context, which has made no pipeline yet, becomes such a one. */
void testForceBuckets(RaysortContext context, uint32_t shape);

/* Next to the implementation: the context, which has made no pipeline yet, sorts entry by entry, or not. */
void testSetSerial(RaysortContext context, int isSerial);

/* Entries of the largest tile that a context of the device sorts by: tests go around its edges. */
uint32_t largestTile(const TestDevice *device, RaysortContext context);

/* RAYSORT_TEST_LEVEL: 1 by default; 2 adds the cases that need minutes or gigabytes, 3 those that need
 * many. 0 skips long tests, and what has no operation of subgroups: `make check` runs some programs so with
 * subgroups of 8 or 16. */
int testLevel(void);
uint32_t fewerCases(uint32_t count); /* a fifth of them at level 0 */
uint32_t testSeed(uint32_t seed);    /* and RAYSORT_TEST_SEED, 0 by default: other random cases */

/* As cmocka_unit_test; skipped at level 0. */
#define LONG_TEST(function)                                              \
  {                                                                      \
#function, testLevel() < 1 ? skipTest : (function), NULL, NULL, NULL \
  }
void skipTest(void **state);

/* Fails the test if validation or raysort sent a message since the last call. */
void assertQuiet(TestDevice *device, const char *what);

/* ---- arena ---- */

#define ARENA_GUARD   256 /* bytes, at least, before and after each buffer */
#define ARENA_POISONS 2   /* they differ in every byte; the first looks like small valid ids */
#define ARENA_RANGES  256

typedef struct ArenaRange
{
  const char *name;
  VkDeviceSize offset;
  VkDeviceSize size;
  VkDeviceSize ignored; /* bytes at its start that are undefined after the run: not compared */
  uint32_t readAs;      /* RAYSORT_RESOURCE_GEOMETRY, _STRUCTURES: read by passes that declare it; 0: neither */
} ArenaRange;

typedef struct Arena
{
  TestDevice *device;
  GpuBuffer memory;
  uint8_t *image;      /* before the run what is uploaded, after it what must be there */
  uint8_t *found;      /* what was there after the run */
  VkDeviceSize origin; /* of image[0] in the memory */
  VkDeviceSize capacity, used;
  VkDeviceSize boundary; /* where in the memory device addresses cross a multiple of 4 GiB; 0: not known */
  uint32_t poison;
  uint32_t rangeCount;
  ArenaRange ranges[ARENA_RANGES];
} Arena;

/* Zero an Arena first; arenaBegin may be called again and again. */
void arenaBegin(Arena *arena, TestDevice *device, VkDeviceSize capacity, uint32_t poison);
void arenaFree(Arena *arena);

/* From now on the arena is in memory that crosses a multiple of 4 GiB, where an address calculation that lost its
 * carry would go wrong. `capacity`: of all cases to come. Returns 0 if there is no such memory to be had. */
int arenaCross4GiB(Arena *arena, TestDevice *device, VkDeviceSize capacity);

/* Where the boundary is in the image, in the cases from now on. */
void arenaPutBoundary(Arena *arena, VkDeviceSize offset);

/* A buffer of the arena: its device address is a multiple of `alignment`, a power of two, but not of twice that.
 * Its contents are poison. */
RaysortBuffer arenaTake(Arena *arena, const char *name, VkDeviceSize size, VkDeviceSize alignment);
RaysortBuffer arenaTakeWords(Arena *arena, const char *name, const uint32_t *words, uint32_t count);

/* Bytes of a capacity that holds these many bytes in these many buffers. */
VkDeviceSize arenaCapacity(VkDeviceSize bytes, uint32_t bufferCount);

void *arenaImage(const Arena *arena, RaysortBuffer buffer);
const void *arenaFound(const Arena *arena, RaysortBuffer buffer);

/* Does not compare the first `size` bytes of the buffer: they are undefined after the run. */
void arenaIgnore(Arena *arena, RaysortBuffer buffer, VkDeviceSize size);

/* After arenaRunPassesAlone, and what is due: does not compare these bytes of the buffer, nor those past its end. Its
 * contract says that they may be lost. */
void arenaMayLose(Arena *arena, RaysortBuffer buffer, VkDeviceSize offset, VkDeviceSize size);

/* Passes that declare RAYSORT_RESOURCE_GEOMETRY, or _STRUCTURES, may read it, through a reference in device memory. */
void arenaIsGeometry(Arena *arena, RaysortBuffer buffer);
void arenaIsStructures(Arena *arena, RaysortBuffer buffer);

/* Records into a command buffer that has the arena's image in its buffer, visible to everything. */
typedef void (*Record)(Arena *arena, VkCommandBuffer commandBuffer, void *user);
void arenaRun(Arena *arena, Record record, void *user);
void arenaRunPasses(Arena *arena, RaysortContext context, const RaysortPass *passes, uint32_t passCount);

/* Each pass in a submission of its own, twice, with everything poisoned but what it declares to read, and each time
 * otherwise; bytes that hold nothing yet (scratch at first, what a pass declares to discard) are poisoned too. It must
 * write the same bytes both times, and nothing outside what it declares to write. What the passes leave together is
 * then in `found`; bytes that were discarded and not written since are wrong there. */
void arenaRunPassesAlone(Arena *arena, RaysortContext context, const RaysortPass *passes, uint32_t passCount,
                         RaysortBuffer scratch, const char *what);

/* Fails the test unless found equals image except for the ranges ignored. */
void arenaCompare(Arena *arena, const char *what);

/* ---- kernels of the tests ---- */

#define TEST_KERNEL_BUFFERS 3

/* A shader of a test: it takes its buffers by address, in its push constants, or from a descriptor set. */
typedef struct TestKernel
{
  VkDescriptorSetLayout setLayout; /* null, as pool and set: by address */
  VkDescriptorPool pool;
  VkDescriptorSet set; /* bindings 0 .. TEST_KERNEL_BUFFERS - 1: storage buffers */
  VkPipelineLayout layout;
  VkPipeline pipeline;
} TestKernel;

void testKernelMake(Gpu *gpu, TestKernel *kernel, const char *file, int isBySet);
void testKernelFree(Gpu *gpu, TestKernel *kernel);

/* Binds pipeline and push constants; a set, with these buffers in it, if there is one. */
void testKernelBind(Gpu *gpu, VkCommandBuffer commandBuffer, const TestKernel *kernel, const RaysortBuffer *buffers,
                    const void *push, uint32_t pushSize);

/* ---- material sorts ---- */

typedef struct IdForm
{
  const char *name;
  RaysortIdType type;
  uint32_t stride, shift, bits;
  uint32_t alignment; /* of the device address, exactly */
} IdForm;

typedef struct SortCase
{
  uint32_t maxCount;
  uint32_t materialCount; /* or fewer: what the form's ids can tell apart */
  uint32_t workgroupSize, maxGroupsX, flags;
  const IdForm *form; /* NULL: packed uint32, aligned to 16 bytes */
  Distribution distribution;
  ListKind list;
  uint32_t idCount; /* ids in the map; 0: maxCount */
  int hasCount;
  uint32_t count; /* the word in the buffer, if hasCount */
  int inverse;
  uint32_t seed;
  VkDeviceSize room; /* bytes of the arena for buffers of the test's own */
} SortCase;

typedef struct PlacedSort
{
  RaysortContext context;
  RaysortSortInfo info;
  RaysortSortLayout layout;
} PlacedSort;

/* One line that says everything about the case: enough to repeat it. */
void describeSort(const SortCase *sortCase, char *text, size_t size);

/* Takes all buffers of the case from a new arena and writes the inputs into its image. */
void placeSort(Arena *arena, TestDevice *device, RaysortContext context, uint32_t poison, const SortCase *sortCase,
               PlacedSort *placed);

/* Writes what the sort must write into the arena's image. */
void expectSort(Arena *arena, const PlacedSort *placed);

/* After expectSort, where passes ran one by one: what the contract of a sort lets frame graphs lose, words of the map
 * past the slots and the gap in `ranges` before the arguments. */
void loseOfSort(Arena *arena, const PlacedSort *placed);

/* The whole of it, with one poison; and with each. */
void runSortOnce(Arena *arena, TestDevice *device, RaysortContext context, uint32_t poison, const SortCase *sortCase);
void runSort(Arena *arena, TestDevice *device, RaysortContext context, const SortCase *sortCase);

#endif
