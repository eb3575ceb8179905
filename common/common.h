/* common.h - what the examples, the tests and the benchmarks share: a device, buffers, pictures, arguments, progress.
 * SPDX-License-Identifier: MIT
 *
 * On volk, stb_image_write and stb_easy_font; in common.c and common_*.c, a file for each subject. Whatever fails here
 * ends the program with a message on stderr: an example has nothing better to do. Not part of the library. */
#ifndef RAYSORT_EXAMPLES_COMMON_H
#define RAYSORT_EXAMPLES_COMMON_H

#include <volk.h>

#include "raysort.h"

/* What a program wants of a device beyond what raysort needs. All zero: nothing. */
typedef struct GpuExtras
{
  const char *const *extensions; /* device extensions */
  uint32_t extensionCount;
  void *features;           /* their feature structs, a pNext chain */
  VkBufferUsageFlags usage; /* gpuBuffer gives it to every buffer */
} GpuExtras;

/* Arguments every program takes: --help, --devices, --device N|NAME, --size WxH, --out FOLDER, --validate. */
typedef struct Arguments
{
  const char *device;     /* number or part of the name; NULL: the first GPU that is not a CPU, else the CPU */
  uint32_t width, height; /* 0: the program chooses */
  const char *out;        /* folder for pictures; default build/<program> */
  int validate;           /* enable the validation layer (core and synchronisation); errors end up in gpu.errors */
  GpuExtras (*extras)(VkPhysicalDevice physicalDevice); /* no argument: the program sets it; NULL: no extras */
  const char *const *instanceExtensions; /* no argument: the program sets them, for a window; at most 8 */
  uint32_t instanceExtensionCount;
} Arguments;

/* One option more, for a program of its own: `--name VALUE`. value holds the default and receives the text. If the
 * default is "no", the option takes no value: it becomes "yes". */
typedef struct Option
{
  const char *name; /* without the dashes */
  const char *value;
  const char *help;
} Option;

/* Fills arguments and options[optionCount]; --help prints `about` and all options, and exits. */
void parseArguments(int argc, char **argv, const char *program, const char *about, Arguments *arguments,
                    Option *options, uint32_t optionCount);
int isOn(const Option *option); /* of an option that takes no value: was it given? */

/* `count` numbers with commas between them, each from low to high. Without a value they stay as they are. */
void optionNumbers(const Option *option, double *numbers, uint32_t count, double low, double high);
uint32_t optionWhole(const Option *option, uint32_t otherwise, uint32_t low, uint32_t high);

/* A:B with 0 <= A < B <= most. Without a value they stay as they are. */
void optionRange(const Option *option, uint32_t most, uint32_t *first, uint32_t *end);

/* Which of the words it is. */
uint32_t optionWord(const Option *option, uint32_t otherwise, const char *const *words, uint32_t count);

typedef struct GpuBuffer
{
  VkBuffer buffer;
  VkDeviceMemory memory;
  VkDeviceSize size;
  VkDeviceAddress address;
} GpuBuffer;

typedef struct Gpu
{
  VkInstance instance;
  VkPhysicalDevice physicalDevice;
  VkDevice device;
  VkQueue queue;
  uint32_t queueFamily;
  VkPhysicalDeviceProperties properties;
  VkPhysicalDeviceMemoryProperties memory;
  uint32_t subgroupSize;
  uint32_t timestampBits; /* of the queue; 0: no timestamps */
  int isFast;             /* shaderFloat16, shaderInt64 and shaderBufferInt64Atomics, enabled */
  GpuExtras extras;       /* what Arguments.extras gave, and the device was created with */
  int isCpu;
  uint32_t errors; /* messages of the validation layer, and errors of raysort */
  VkCommandPool commandPool;
  VkDebugUtilsMessengerEXT messenger;
  GpuBuffer staging; /* of uploads and downloads; grows, at most 64 MiB */
  void *stagingMemory;
} Gpu;

/* The Gpu must stay where it is until it is closed: the validation layer keeps its address. */
void gpuOpen(Gpu *gpu, const Arguments *arguments); /* prints one line: device, driver */
void gpuListDevices(void);                          /* prints a line for each; of --devices */
int gpuHasLayer(const char *name);                  /* of the instance; after volkInitialize */
void gpuClose(Gpu *gpu); /* buffers, pipelines and contexts must be gone already; leaves `errors` readable */

/* A RaysortMessage: prints, and counts in gpu->errors; user: the Gpu. */
void gpuMessage(void *user, VkResult result, const char *text);

/* What raysortCreateContext needs of this device, with gpuMessage, and a context of it. capabilities 0: all. */
RaysortContextInfo gpuContextInfo(Gpu *gpu, uint32_t capabilities);
RaysortContext gpuRaysort(Gpu *gpu, uint32_t capabilities);

/* raysortMakePass with at least 1 workgroup on x; past 65535 they fold into y. */
RaysortPass computePass(const char *name, VkPipeline pipeline, VkPipelineLayout layout, uint32_t pushBefore,
                        uint32_t groups);

/* A batch of structures for builds and updates on the device, with what these read and need. */
typedef struct BvhBatch
{
  RaysortBvhBuildInfo info;
  VkDeviceSize size; /* of all structures */
  GpuBuffer descriptions, scratch;
} BvhBatch;

/* info: bvhs and base. offsets: [bvhCount] where each begins, or NULL. */
BvhBatch bvhBatch(Gpu *gpu, RaysortContext raysort, const RaysortBvhBuildInfo *info, VkDeviceSize *offsets);
void bvhBatchBuild(Gpu *gpu, RaysortContext raysort, BvhBatch *batch, const GpuBuffer *to, VkDeviceSize at); /* waits */
void bvhBatchFree(Gpu *gpu, BvhBatch *batch); /* all zero afterwards; fine when all zero */

/* The structures of a batch, built on the host. The program frees them; their headers say how many bytes they have. */
void *bvhOnHost(const RaysortBvhBuildInfo *info);

/* Device-local; usage: storage, device address, indirect, transfer, extras. size 0 gives one of 16 bytes. */
GpuBuffer gpuBuffer(Gpu *gpu, VkDeviceSize size);

/* The same for a program that goes on without it: an error of Vulkan leaves the buffer all zero. */
VkResult gpuTryBuffer(Gpu *gpu, VkDeviceSize size, GpuBuffer *buffer);

/* In memory that the host sees at *memory, and the device by its address. The device sees what the host wrote from the
 * next submission on. */
GpuBuffer gpuMapped(Gpu *gpu, VkDeviceSize size, void **memory);
void gpuFreeBuffer(Gpu *gpu, GpuBuffer *buffer);                      /* all zero afterwards; fine when all zero */
RaysortBuffer gpuRange(const GpuBuffer *buffer);                      /* the whole of it */
GpuBuffer gpuUploaded(Gpu *gpu, const void *data, VkDeviceSize size); /* a new buffer with these bytes */
void gpuUpload(Gpu *gpu, const GpuBuffer *buffer, VkDeviceSize offset, const void *data, VkDeviceSize size);
void gpuDownload(Gpu *gpu, const GpuBuffer *buffer, VkDeviceSize offset, void *data, VkDeviceSize size);
void gpuFill(Gpu *gpu, const GpuBuffer *buffer, uint32_t word); /* the whole buffer */

VkCommandBuffer gpuBegin(Gpu *gpu); /* a one-time command buffer, begun; sees what earlier submissions wrote */
void gpuBeginAgain(VkCommandBuffer commandBuffer); /* the same, with one that its owner keeps and that is not pending */
void gpuSubmit(Gpu *gpu, VkCommandBuffer commandBuffer); /* end, submit, wait, free */

/* A global memory barrier: all before it to all after it. */
void gpuBarrier(VkCommandBuffer commandBuffer);

/* Of a SPIR-V file. The program destroys it. */
VkShaderModule gpuShader(Gpu *gpu, const char *spirvFile);

/* A compute pipeline from a SPIR-V file; `constants` specialise ids 0 .. constantCount - 1. The layout has push
 * constants only: 128 bytes, compute. The program destroys both. */
VkPipelineLayout gpuPipelineLayout(Gpu *gpu);
VkPipeline gpuPipeline(Gpu *gpu, VkPipelineLayout layout, const char *spirvFile, const uint32_t *constants,
                       uint32_t constantCount);

/* Many such pipelines, made by all processors of the host: a driver takes one for each. */
typedef struct GpuKernel
{
  char spirvFile[96];
  uint32_t constants[3], constantCount;
  VkPipeline pipeline; /* out */
} GpuKernel;
void gpuPipelines(Gpu *gpu, VkPipelineLayout layout, GpuKernel *kernels, uint32_t count);

/* Timestamps. gpuQueries resets nothing: call vkCmdResetQueryPool. Milliseconds; the queue must have them. */
VkQueryPool gpuQueries(Gpu *gpu, uint32_t count);
void gpuReadQueries(Gpu *gpu, VkQueryPool pool, uint32_t first, uint32_t count, double *milliseconds);

typedef void (*GpuRecord)(void *user, VkCommandBuffer commandBuffer);

/* The milliseconds of each of `runs` recordings, all in one submission with a barrier behind each. On a GPU the same
 * submission runs for half a second before the one that counts: a GPU that was idle begins at a fraction of its clock.
 * A device without timestamps gives the same mean, by the host's clock, for each. */
#define GPU_WARM_UP 0.5 /* seconds */
void gpuTime(Gpu *gpu, uint32_t runs, GpuRecord record, void *user, double *milliseconds);

typedef uint32_t Colour; /* 0xrrggbb */

typedef struct Picture
{
  uint32_t width, height;
  uint8_t *rgb; /* 3 bytes a pixel, row by row from the top */
} Picture;

Picture newPicture(uint32_t width, uint32_t height, Colour colour); /* all of it in this colour */
void freePicture(Picture *picture);                                 /* all zero afterwards; fine when all zero */
void setPixel(Picture *picture, size_t index, Colour colour);       /* index: y * width + x */

/* Draws what of it lies in the picture. */
void fillRectangle(Picture *picture, uint32_t x, uint32_t y, uint32_t width, uint32_t height, Colour colour);

/* A line of at most 255 characters from its upper left corner at x, y, in dots of scale x scale pixels; capitals are 7
 * dots high. */
void drawText(Picture *picture, uint32_t x, uint32_t y, uint32_t scale, const char *text, Colour colour);
uint32_t textWidth(uint32_t scale, const char *text);

/* The rectangles of such a line, in dots, for programs that draw elsewhere than in a Picture. 16 floats each: corner 0
 * is quad[0], quad[1], the opposite corner quad[8], quad[9]. They hold until the next call. */
const float *textQuads(const char *text, uint32_t *count);

void makeFolder(const char *folder); /* and those above it; fine if it is there */

/* Makes the folder. Prints the name. */
void writePng(const char *folder, const char *name, const Picture *picture);
void savePicture(const char *folder, const char *name, Picture *picture); /* writePng, freePicture */

/* A colour for a small number, well apart from its neighbours. */
Colour paletteColour(uint32_t index);

/* A bar on stderr with the time left; shows itself only after two seconds. done == total finishes it. */
void progress(const char *what, uint64_t done, uint64_t total);

double seconds(void); /* monotonic clock */

/* malloc that ends the program when there is no memory. */
void *allocate(size_t size);

/* Room for `wanted` elements of this size, with some more: memory and *capacity change if it was too little. */
void *grown(void *memory, uint64_t wanted, uint32_t *capacity, size_t size);

/* Ends the program with a message. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2), noreturn))
#endif
void die(const char *format, ...);

/* Ends the program unless result is VK_SUCCESS: with a sentence where the device was lost or memory is short, else with
 * the place in the code. */
void checkResult(VkResult result, const char *call, const char *file, int line);
#define CHECK(call) checkResult((call), #call, __FILE__, __LINE__)

/* A small random generator (xorshift32), for reproducible inputs. state must not be 0. */
uint32_t randomNext(uint32_t *state);

#endif
