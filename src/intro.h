/* raysort.h - v0.1.0 - makes rays coherent: material sort, radix sort, scan and dispatch for Vulkan compute
 * SPDX-License-Identifier: MIT

USE IT
  In every file that calls it:               In exactly one of them, before the include:
    #include "raysort.h"                       #define RAYSORT_IMPLEMENTATION
  Include volk.h (or your own Vulkan header) first, if you use one; else <vulkan/vulkan_core.h> is included.

    RaysortContextInfo info;                              // once: pipelines for this device
    memset(&info, 0, sizeof(info));
    info.instance = instance;
    info.physicalDevice = gpu;
    info.device = device;                                 // made with bufferDeviceAddress: raysortGetDeviceFeatures
    info.getInstanceProcAddr = vkGetInstanceProcAddr;     // the function, or volk's variable
    raysortCreateContext(&info, &context);

    RaysortSortInfo sort;                                 // what to sort; zero means default
    memset(&sort, 0, sizeof(sort));
    sort.maxCount = width * height;
    sort.materialCount = 100;                             // id 100 is void: not shaded
    sort.groupSize = 64;                                  // of your material shaders
    sort.materialIdMap.type = RAYSORT_ID_UINT8;
    raysortGetSortLayout(context, &sort, &layout);        // sizes: allocate ranges, scratch and the map
    sort.materialIdMap.buffer = ids;                      // RaysortBuffer { VkBuffer, offset, size }
    sort.newToOldPixelMap = map;
    sort.ranges = ranges;
    sort.scratch = scratch;
    raysortCmdSort(context, commandBuffer, &sort);        // every frame; then one barrier, then shade: README.md

raysort PLANS, YOU EXECUTE
  Every operation is a layout (bytes), then a list of passes (plain data: pipeline, push block, groups, declared
  accesses), then a recording. raysortCmdSort does all three. A frame graph takes the passes and makes its own
  barriers (raysortCmdPass); without one, raysortCmdPasses derives barriers, only between passes of the list.

raysort DOES NOT
  allocate device memory, submit, wait, own a queue, start a thread, keep global state, synchronise with what you
  recorded before or after, read anything back, assume a subgroup size, or write outside the ranges it declares.

CONTENTS: src/NAME.h and src/NAME.c, each behind a line with its name: search for it
  declarations  core      context, buffers, passes, barriers        implementation  the same names, with
                scan      prefix sum                                  internal.h    what they share
                sort      material sort and its check                 context.c, plan.c, record.c, barriers.c: core
                radix     radix sort of pairs or keys                 digit.c       of both sorts
                gather    records in the order of a map
                dispatch  one indirect dispatch a material            bvh_NAME.c    layout, build, emit, trace, verify
                bvh       triangles: structures, rays                 bvh_plan.c    traces; table.c: the capabilities
                sdf       sparse distance fields: updates             sdf_NAME.c    layout, update
                weekend   path tracers: heads and dumps, camera     last            the words of the kernels
                slices    a render cut into short submissions       (weekend, slices: no context, no Vulkan call)

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input, countBuffer          output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortCmdGather     map, source, count          destination                  COMPUTE R, W         COMPUTE W
  raysortPlanDispatch  newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  raysortCmdTrace      bvh, rays, list, count,     hits                         COMPUTE R, W         COMPUTE W
                       materials
  raysortCmdSdfReset   -                           field                        COMPUTE R, W         COMPUTE W
  raysortCmdSdfUpdate  field, instances, boxes,    field                        COMPUTE R, W         COMPUTE W
                       their counts, geometry
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  Before any of them the earlier uses of what it writes must be over, and earlier writes to it visible to COMPUTE W:
  scratch too, whoever wrote it last (one scratch per frame in flight, or one queue and this rule). All: outside a
  render pass; a compute or graphics queue; primary or secondary command buffers; lose the bound compute pipeline
  and push constants, nothing else. Contents of scratch: undefined before and after. All fail with
  VK_ERROR_VALIDATION_FAILED_EXT, having recorded nothing, and the message callback gets a text with the field, its
  value and its limit.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER (ranges also INDIRECT_BUFFER), memory allocated with
  VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
  Pointers are never NULL unless it says so. Synchronisation validation does not see what goes through buffer addresses:
  a clean run proves nothing about your barriers, the accesses do.
  Threads: a context is immutable; any number of threads may plan and record with it, each into its own command buffer
  (RAYSORT_CONTEXT_LATE_PIPELINES_BIT: one thread at a time plans).
  Host calls take no context, record nothing and are over when they return: raysortGetBvhLayout, raysortBuildBvhOnHost,
  raysortTraceOnHost, raysortTraceNextOnHost, raysortVerifyBvh, and those of weekend and slices. Any number of threads
  may call them, each with memory of its own to write to.

CONFIGURE (none changes a struct or drops a function)
  RAYSORT_IMPLEMENTATION  one source file                   emit the implementation
  RAYSORT_API             everywhere the same               linkage of the functions; default `extern`
  RAYSORT_VULKAN_HEADER   before the first include          default <vulkan/vulkan_core.h>; unused if Vulkan is there
  RAYSORT_ASSERT(x)       with the implementation           raysort's own invariants; default assert(x)
  RAYSORT_SPIRV           with the implementation           RAYSORT_CAPABILITY_*_BIT whose kernels the program carries;
                                                            default all. Kernels left out: give them in info.shaders
  RAYSORT_VERSION         read only                         MMmmpp

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

#ifndef RAYSORT_API
#define RAYSORT_API extern
#endif
