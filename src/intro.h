/* raysort.h - v1.0.0 - for Vulkan compute: material sort, dispatch of materials, radix sort, scan, gather, BVHs, hit
 * objects, distance fields, parts of path tracers, renders cut into slices
 * SPDX-FileCopyrightText: 2026 the raysort authors
 * SPDX-License-Identifier: MIT

THE IDEA
  You trace rays in a compute shader. Neighbouring rays hit different materials, and threads that run in lockstep wait
  for each other, so every thread pays for all the materials around it. Put the rays into the order of their materials
  first, and each material becomes one dispatch in which all threads do the same thing:

    ray               0 1 2 3 4 5 6 7
    material id       1 0 1 3 0 2 0 1        you write these. There are three materials, so 3 is void: not shaded
    newToOldPixelMap  1 4 6 | 0 2 7 | 5      raysort writes these: the rays of material 0, of 1, of 2, in old order,
    MaterialsOffsets  0 3 6 7                where each run begins,
    CountedMaterials  2 1 1 | 2 1 1 | 1 1 1  and the arguments of its dispatch, here with 2 threads in a workgroup

  No count comes back to the CPU: you record the sort and the dispatches before anybody knows what the rays will hit.

  That is the heart. Around it is what you need before and after: BVHs and distance fields that give you the hits, a
  gather that moves hits and payloads into the new order, a radix sort for other keys, and hit objects for programs with
  more stages than trace and shade. Each is a capability: take one, and leave the others.

  You stay in charge. You allocate the buffers; raysort tells you how many bytes. You record where you like, next to
  passes of your own. Every operation is first a layout (bytes of each buffer), then a plan (a list of passes), then a
  recording. A pass is plain data: pipeline, push block, workgroups, declared accesses. If you have a frame graph, hand
  it the passes: it makes its own barriers and records with raysortCmdPass. If you have none, raysortCmdPasses records
  the list with the barriers between its passes, but none before the first and none after the last. raysortCmdSort and
  its kind plan and record in one call. The section "plans" below says how to ask for a plan.

  raysort does not allocate device memory, submit, wait, own a queue, start a thread, keep global state, synchronise
  with what you recorded before or after, read anything back, depend on the subgroup size, or write outside the ranges
  it declares. (Two exceptions: a BVH build on a device trusts its descriptions, an update of a field the field.)

USE IT
  Every file that calls raysort: #include "raysort.h". One of these files, before that line: #define
  RAYSORT_IMPLEMENTATION. Include volk.h (or your own Vulkan header) before raysort.h, if you use one. Without one,
  raysort.h includes <vulkan/vulkan_core.h>.

    RaysortContextInfo info;                              // one context for a device; plans make the pipelines
    memset(&info, 0, sizeof(info));                       // zero means default; fields where 0 is no default say so
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
    raysortGetSortLayout(context, &sort, &sortLayout);    // bytes of each buffer below: create them
    sort.materialIdMap.buffer = ids;                      // RaysortBuffer {VkBuffer, offset, size}: an id for each ray
    sort.newToOldPixelMap = map;                          // out: slot -> ray; material by material
    sort.ranges = ranges;                                 // out: where each material begins, and its dispatch arguments
    sort.scratch = scratch;

    RaysortDispatchInfo dispatch;                         // what to run on it: a pipeline for each material
    memset(&dispatch, 0, sizeof(dispatch));
    dispatch.sort = &sort;
    dispatch.pipelines = pipelines;                       // [64]; a null one is skipped
    dispatch.layout = pipelineLayout;                     // its push constants begin with RaysortDispatchPush, 40 bytes
    dispatch.concurrency = 1;                             // they write different bytes, so they may run side by side

    RaysortPass passes[RAYSORT_SORT_MAX_PASSES + 64];
    uint32_t sortPasses = RAYSORT_SORT_MAX_PASSES, dispatchPasses = 64;
    raysortPlanSort(context, &sort, &sortPasses, passes); // plain data: good for every frame while the buffers live
    raysortPlanDispatch(context, &dispatch, &dispatchPasses, passes + sortPasses);

    // every frame, after a barrier that makes the ids visible to compute shader reads
    raysortCmdPasses(context, commandBuffer, sortPasses + dispatchPasses, passes, NULL); // with barriers between them

  The material shader calls raysortDispatchedRay (shaders/raysort_sort.glsl) to get its ray.
  A dispatch by hand: after raysortCmdSort record a barrier from COMPUTE_SHADER, SHADER_WRITE to COMPUTE_SHADER and
  DRAW_INDIRECT, SHADER_READ and INDIRECT_COMMAND_READ. Then for each material m call
  vkCmdDispatchIndirect(commandBuffer, ranges.buffer, ranges.offset + sortLayout.countedMaterialsOffset + 12 * m).
  Next bounce: sort again into another map and another `ranges`. Set `list` to this map, and `count` to
  raysortSortGetLive(&ranges) of this `ranges`.
  Does sorting pay? Set RAYSORT_SORT_STATISTIC_BIT and read RaysortRanges.distinct and .windows. Sort if
  (distinct / windows - 1) * (time to shade the sorted list) > (time of the sort). Example: 3.2 ids in 32 rays, 1 ms of
  shading, 0.02 ms of sorting: 2.2 > 0.02, so sorting pays.

CONTENTS: each part is preceded by a line with its path; search for "---- src/". The rooms are the folders of src/.
  declarations, src/NAME.h                                  implementation, src/ROOM/
  core      context, buffers, passes, barriers              base/        messages, numbers, fp32
  scan      prefix sum                                      core/        context, pipelines, operations, plans
  sort      material sort and its check                     sort/        both sorts, scan, gather, dispatch
  radix     radix sort of pairs or keys
  gather    records in the order of a map
  dispatch  an indirect dispatch for each material
  bvh       BVHs of triangles: build, copy, trace           bvh/host/    build, update, trace, verify on the host
  reorder   hit objects: threads sorted by stage            bvh/device/  the passes of build, update, copy and trace
  weekend   parts of path tracers: scenes, a camera         reorder/, render/
  sdf       sparse distance fields: updates, rays           sdf/         layout, update, trace, debug
  slices    a render cut into short submissions             core/capability_table.c, then the words of the kernels

CONTRACT (one line a recorder; the accesses of the passes have every byte range)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input, count                output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap, present
  ...CmdSortArguments  ranges                      arguments                    COMPUTE R, W         COMPUTE W
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortCmdGather     map, source, count          destination                  COMPUTE R, W         COMPUTE W
  raysortCmdDispatch   newToOldPixelMap, ranges,   what your pipelines write;   COMPUTE R, INDIRECT  as yours write;
                       list                        table                                             COMPUTE W
  raysortCmdBvhBuild   descriptions, geometry,     destination                  COMPUTE R, W         COMPUTE W
                       primitiveCounts,
                       structures; update:
                       destination
  raysortCmdBvhCopy    source                       destination                  COMPUTE R, W         COMPUTE W
  raysortCmdBvhTrace   bvh, rays, times, list,     hits                         COMPUTE R, W         COMPUTE W
                       count, structures, mate-
                       rials, primitiveMaterials
  raysortCmdReorder    state, count, functionOf-   state; what your stages      COMPUTE R, W         as yours write;
                       Record, records, instances  write                                             COMPUTE W
  raysortCmdSdfReset   with cascadeMask: field     field                        COMPUTE R, W         COMPUTE W
  raysortCmdSdfUpdate  field, instances, boxes,    field                        COMPUTE R, W         COMPUTE W
                       their counts, geometry
  raysortCmdSdfTrace   field, rays, list, count,   hits                         COMPUTE R, W         COMPUTE W
                       materials
  raysortCmdSdfDebug   field, instances,           image                        COMPUTE R, W         COMPUTE W
                       instanceList
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  `geometry` is the memory at addresses that are in device memory: vertices, indices, transforms, boxes, instances,
  shader records. If a pass of your own writes it (skinning), declare RAYSORT_RESOURCE_GEOMETRY with SHADER_WRITE in
  that pass. raysortCmdPasses then orders this pass with the passes that read geometry.
  Comments of operations do not repeat what follows here; they say only what they need or do besides.
  Before a call: make all inputs visible to COMPUTE R. Earlier reads and writes of every buffer that the call writes
  must be over, and the earlier writes must be visible to COMPUTE W. This holds for scratch too. So use one scratch for
  each frame in flight, or use one scratch on one queue with a barrier between two calls.
  After a call: COMPUTE W wrote the results. Make them visible to their readers: maps and offsets to COMPUTE R, the
  arguments in `ranges` to INDIRECT. Scratch has no contents before a call, and none after it.
  Where: outside a render pass, on a compute or graphics queue, in a primary or secondary command buffer. A recorder
  changes the bound compute pipeline and the push constants. It changes no other state of the command buffer.
  Errors: a wrong field gives VK_ERROR_VALIDATION_FAILED_EXT, and nothing is recorded. A plan and a recorder may also
  return an error of making a pipeline, and a recorder of more than 64 passes VK_ERROR_OUT_OF_HOST_MEMORY. A lost device
  is reported by your own submission or wait, and by calls that make a pipeline. The message callback gets a text with
  the field, its value and its limit. A pointer must not be NULL, unless its comment says "optional" or "NULL".
  Bad data: a wrong id, count or list entry in device memory is no error code. It never leads to a write outside the
  declared ranges, except through what a BVH build and a field's update trust. The comment of each function says where
  the bad entry goes and which counter counts it.
  Lifetimes: an info struct is read during the call and not kept. A plan is valid until one of its buffers or pipelines
  is destroyed. Buffers must live until the command buffers that use them are over.
  Counts: `count` is one uint32 in device memory. A number above maxCount counts as maxCount; not given: maxCount.
  Overlap: no two buffers of an info struct share bytes, unless both are only read, or a comment allows it.
  Discard: where a comment says so, a frame graph may lose old bytes that the call does not write.
  Sizes: each ...Size of a layout is the least bytes of the buffer of this name; `alignment` is for device addresses.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER; INDIRECT_BUFFER too for those that hold indirect arguments:
    raysortCmdSort       ranges   if dispatches read them
    raysortCmdDispatch   ranges   always; table too, with groups or a list
    raysortCmdSortArguments       arguments, always
    raysortCmdReorder    scratch  always
    raysortCmdSdfUpdate  scratch  always
    raysortCmdRadixSort  scratch  without RAYSORT_RADIX_SORT_DIRECT_BIT, if keys have 64 bits and maxCount is 720,000
                                  or more, or if keys are RAYSORT_KEY_UINT32 and maxCount is 8,000,000 or more (with
                                  RAYSORT_RADIX_SORT_SPREAD_BIT 250,000 and 2,000,000 or more)
  The sort within a BVH build does not need it. Memory is allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT. What is
  read by an address that you write (`geometry`) needs only the usage SHADER_DEVICE_ADDRESS.
  Your own barriers: the validation layer does not see hazards through buffer addresses, so a clean run proves nothing.
  raysortVerifyBarriers compares your barriers with the declared accesses.
  EXPERIMENTAL, at the head of a comment: tested, but no example or benchmark uses it yet, so a later 1.x may change or
  drop it. SemVer holds for everything else.
  Threads: any number of threads may plan, prepare pipelines and record with one context at a time, each into a command
  buffer of its own. This holds for gcc, clang and MSVC; raysort has not been compiled with MSVC yet. With another
  compiler only one thread at a time may plan, call raysortCmdNAME or prepare pipelines. Another thread may call
  raysortGetContextProperties meanwhile: its numbers may be wrong.
  Two queue families: raysort transfers no ownership. Create the buffers with VK_SHARING_MODE_CONCURRENT, or transfer
  them yourself.
  Host calls record nothing, and need no context. Their work is done when they return: raysortBvhBuildOnHost,
  raysortBvhVerify, raysortBvhVerifyLevels, raysortBvhTraceOnHost, raysortBvhTraceNextOnHost,
  raysortBvhHitTriangleOnHost, raysortBvhWriteDescriptions, and the functions of weekend and slices. Any number of
  threads may call them at a time, if no two write the same memory.

CONFIGURE (none changes a struct or drops a function)
  RAYSORT_IMPLEMENTATION  one source file                   emit the implementation
  RAYSORT_API             everywhere the same               linkage of the functions; default `extern`. For only one
                                                            source file `static inline`: plain `static` draws warnings
  RAYSORT_VULKAN_HEADER   before the first include          default <vulkan/vulkan_core.h>; ignored if a Vulkan header
                                                            was included before
  RAYSORT_ASSERT(x)       with the implementation           checks raysort's own invariants; default assert(x)
  RAYSORT_SPIRV           with the implementation           RAYSORT_CAPABILITY_*_BIT whose kernels the program carries;
                                                            default all. Give the other kernels in
                                                            RaysortContextInfo.shaders, if a context needs them
  RAYSORT_VERSION         read only                         MMmmpp
  RAYSORT_PACKAGE_VERSION everywhere, by CMake packages      RAYSORT_VERSION of the package; a raysort.h of another
                                                            version does not compile

*/

#ifndef VULKAN_CORE_H_
#ifndef RAYSORT_VULKAN_HEADER
#define RAYSORT_VULKAN_HEADER <vulkan/vulkan_core.h>
#ifdef __has_include
#if !__has_include(<vulkan/vulkan_core.h>)
#error "No vulkan/vulkan_core.h is on the include path: install Vulkan's headers, or define RAYSORT_VULKAN_HEADER"
#endif
#endif
#endif
#include RAYSORT_VULKAN_HEADER
#endif
#include <stddef.h>
#include <stdint.h>

#define RAYSORT_VERSION 10000 /* MMmmpp: 1.0.0 */
#if defined(RAYSORT_PACKAGE_VERSION) && RAYSORT_PACKAGE_VERSION != RAYSORT_VERSION
#error "The package that the build found is not of this raysort.h's version: two of them are on the include path"
#endif

#ifndef RAYSORT_API
#define RAYSORT_API extern
#endif
