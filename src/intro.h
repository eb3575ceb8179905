/* raysort.h - v0.1.0 - makes rays coherent: material sort, radix sort, scan and dispatch for Vulkan compute
 * SPDX-License-Identifier: MIT

USE IT
  In every file that calls it: #include "raysort.h". In one of them, before that line: #define RAYSORT_IMPLEMENTATION.
  Include volk.h (or your own Vulkan header) before raysort.h, if you use one; else it includes <vulkan/vulkan_core.h>.

    RaysortContextInfo info;                              // once a device; pipelines are made as plans need them
    memset(&info, 0, sizeof(info));                       // in every struct zero means default
    info.instance = instance;
    info.physicalDevice = gpu;
    info.device = device;                                 // made with bufferDeviceAddress: raysortGetDeviceFeatures
    info.getInstanceProcAddr = vkGetInstanceProcAddr;     // the function, or volk's variable
    info.message = onMessage;                             // (void *user, VkResult, const char *text): what is wrong
    if (raysortCreateContext(&info, &context) != VK_SUCCESS)
      exit(1);

    RaysortSortInfo sort;                                 // what to sort
    memset(&sort, 0, sizeof(sort));
    sort.maxCount = width * height;                       // rays
    sort.materialCount = 64;                              // ids 0 to 63; id 64 is void: this ray is not shaded
    sort.workgroupSize = 64;                              // threads of a workgroup of your material shaders
    sort.materialIdMap.type = RAYSORT_ID_UINT8;
    raysortGetSortLayout(context, &sort, &sortLayout);    // bytes of each buffer below: make them
    sort.materialIdMap.buffer = ids;                      // RaysortBuffer {VkBuffer, offset, size}; yours, an id a ray
    sort.newToOldPixelMap = map;                          // out: slot -> ray; material by material
    sort.ranges = ranges;                                 // out: where each material begins, and its dispatch arguments
    sort.scratch = scratch;

    RaysortDispatchInfo dispatch;                         // what to run on it: a pipeline for each material
    memset(&dispatch, 0, sizeof(dispatch));
    dispatch.sort = &sort;
    dispatch.pipelines = pipelines;                       // [64]; a null one is skipped
    dispatch.layout = pipelineLayout;                     // its push constants begin with RaysortDispatchPush, 32 bytes
    dispatch.concurrency = 1;                             // they write different bytes, so they may run side by side

    RaysortPass passes[RAYSORT_SORT_MAX_PASSES + 64];
    uint32_t sortPasses = RAYSORT_SORT_MAX_PASSES, dispatchPasses = 64;
    raysortPlanSort(context, &sort, &sortPasses, passes); // plain data: good for every frame while the buffers live
    raysortPlanDispatch(context, &dispatch, &dispatchPasses, passes + sortPasses);

    // every frame, after a barrier that makes the ids visible to compute shader reads
    raysortCmdPasses(context, commandBuffer, sortPasses + dispatchPasses, passes, NULL); // with barriers between them

  The material shader asks raysortDispatchedRay (shaders/raysort_sort.glsl) for its ray. To dispatch by yourself:
  raysortCmdSort(context, commandBuffer, &sort); then this barrier: COMPUTE_SHADER, SHADER_WRITE -> COMPUTE_SHADER and
  DRAW_INDIRECT, SHADER_READ and INDIRECT_COMMAND_READ; then for each material m vkCmdDispatchIndirect(commandBuffer,
  ranges.buffer, ranges.offset + sortLayout.countedMaterialsOffset + 12 * m).
  Next bounce: sort again into another map and ranges, with list = this map and count = RaysortRanges.live of this one.
  Does sorting pay? With RAYSORT_SORT_STATISTIC_BIT, if (distinct / windows - 1) * (time to shade the sorted list) >
  (time of the sort). Example: 3.2 ids in 32 rays, 1 ms, 0.02 ms: 2.2 > 0.02, it does.

raysort PLANS, YOU EXECUTE
  Every operation is a layout (bytes), then a plan (a list of passes, as plain data: pipeline, push block, workgroups,
  declared accesses), then a recording. raysortCmdSort does all three. A frame graph takes the passes and makes its own
  barriers (raysortCmdPass); without one, raysortCmdPasses makes them, only between passes of the list. How a plan is
  asked for stands at "plans" below: it is the same for all.

raysort DOES NOT
  allocate device memory, submit, wait, own a queue, start a thread, keep global state, synchronise with what you
  recorded before or after, read anything back, assume a subgroup size, or write outside the ranges it declares.

CONTENTS: src/NAME.h and src/NAME.c, each behind a line with its name: search for it
  declarations  core      context, buffers, passes, barriers        implementation  the same names, with
                scan      prefix sum                                  internal.h    what they share
                sort      material sort and its check                 context.c, pipelines.c, plan.c, ...: core
                radix     radix sort of pairs or keys                 digit.c       of both sorts
                gather    records in the order of a map
                dispatch  one indirect dispatch a material            bvh_layout.c  checks and sizes
                bvh       triangles: structures, rays                 bvh_host_NAME.c, bvh_device_NAME.c; fp32.c
                reorder   hit objects: threads in waves of stages   table.c, then the words of the kernels
                weekend   path tracers: heads and dumps, camera
                sdf       sparse distance fields: updates, rays       sdf_NAME.c    layout, update, trace, debug
                slices    a render cut into short submissions

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input, count                output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortCmdGather     map, source, count          destination                  COMPUTE R, W         COMPUTE W
  raysortCmdDispatch   newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  raysortCmdBvhBuild   descriptions, geometry,     destination                  COMPUTE R, W         COMPUTE W
                       primitiveCounts,
                       structures; update:
                       destination
  raysortCmdBvhCopy    source                       destination                  COMPUTE R, W         COMPUTE W
  raysortCmdBvhTrace   bvh, rays, list, count,     hits                         COMPUTE R, W         COMPUTE W
                       materials, structures
  raysortCmdReorder    state, count, functionOf-   state; what your stages      COMPUTE R, W         as yours write;
                       Record, records, instances  write                                             COMPUTE W
  raysortCmdSdfReset   -                           field                        COMPUTE R, W         COMPUTE W
  raysortCmdSdfUpdate  field, instances, boxes,    field                        COMPUTE R, W         COMPUTE W
                       their counts, geometry
  raysortCmdSdfTrace   field, rays, list, count,   hits                         COMPUTE R, W         COMPUTE W
                       materials
  raysortCmdSdfDebug   field, instances,           image                        COMPUTE R, W         COMPUTE W
                       instanceList
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  `geometry` is what addresses in device memory lead to: vertices, instances, records. Passes of yours that write it are
  ordered with these calls if they declare RAYSORT_RESOURCE_GEOMETRY with SHADER_WRITE (skinning, then an update).
  Before a call: earlier uses of what it writes are over, and earlier writes to that are visible to COMPUTE W. So for
  scratch too, whoever wrote it last: one scratch for each frame in flight, or one queue and a barrier.
  After a call: COMPUTE W is what wrote. Make it visible to what reads: COMPUTE R for maps and offsets, and INDIRECT for
  the arguments in `ranges`. Contents of scratch are undefined before and after.
  Where: outside a render pass, on a compute or graphics queue, in primary or secondary command buffers. The bound
  compute pipeline and the push constants are lost, nothing else.
  Errors: VK_ERROR_VALIDATION_FAILED_EXT for a wrong field. Nothing was recorded then, and the message callback gets a
  text with the field, its value and its limit. Pointers are never NULL unless it says so.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER; `ranges`, and the scratch of a reorder and of a field's
  update, INDIRECT_BUFFER too. Memory: allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT. The validation layer does
  not see hazards through buffer addresses: a clean run proves nothing about your barriers. raysortVerifyBarriers looks
  at the accesses instead.
  Threads: any number of threads may plan, prepare and record with one context, each into its own command buffer. (With
  compilers that are neither gcc, clang nor MSVC one thread at a time may plan.) The first plan that needs a pipeline
  compiles it; raysortPreparePipelines makes pipelines ahead, from as many threads as you like.
  Two queue families: raysort transfers no ownership. Make the buffers VK_SHARING_MODE_CONCURRENT, or transfer them.
  Host calls take no context, record nothing and are over when they return: raysortBvhBuildOnHost, raysortBvhVerify,
  raysortBvhVerifyLevels, raysortBvhTraceOnHost, raysortBvhTraceNextOnHost, raysortBvhHitTriangleOnHost,
  raysortBvhWriteDescriptions, and those of weekend and slices. Any number of threads may call them, each with memory of
  its own to write to.

CONFIGURE (none changes a struct or drops a function)
  RAYSORT_IMPLEMENTATION  one source file                   emit the implementation
  RAYSORT_API             everywhere the same               linkage of the functions; default `extern`. For one source
                                                            file alone `static inline`: plain `static` draws warnings
  RAYSORT_VULKAN_HEADER   before the first include          default <vulkan/vulkan_core.h>; not used if a Vulkan header
                                                            was included before
  RAYSORT_ASSERT(x)       with the implementation           raysort's own invariants; default assert(x)
  RAYSORT_SPIRV           with the implementation           RAYSORT_CAPABILITY_*_BIT whose kernels the program carries;
                                                            default all. Kernels left out: give them in info.shaders
  RAYSORT_VERSION         read only                         MMmmpp
  RAYSORT_PACKAGE_VERSION everywhere, by CMake packages      RAYSORT_VERSION of the package; another header is refused

*/

#ifndef VULKAN_CORE_H_
#ifndef RAYSORT_VULKAN_HEADER
#define RAYSORT_VULKAN_HEADER <vulkan/vulkan_core.h>
#endif
#include RAYSORT_VULKAN_HEADER
#endif
#include <stddef.h>
#include <stdint.h>

#define RAYSORT_VERSION 100 /* MMmmpp: 0.1.0 */
#if defined(RAYSORT_PACKAGE_VERSION) && RAYSORT_PACKAGE_VERSION != RAYSORT_VERSION
#error "The package that the build found is not of this raysort.h's version: two of them are on the include path"
#endif

#ifndef RAYSORT_API
#define RAYSORT_API extern
#endif
