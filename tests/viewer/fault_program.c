/* fault_program.c - the viewer on a device that is lost, or that has no memory left.
 * SPDX-License-Identifier: MIT
 *
 *   RAYSORT_FAULT='lost 9'     the ninth submission loses the device
 *   RAYSORT_FAULT='memory 9'   the ninth allocation of device memory fails */
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static PFN_vkQueueSubmit submit;
static PFN_vkAllocateMemory allocateMemory;
static int submissions, allocations; /* to the fault; 0: none is planted, or it is past */

static VKAPI_ATTR VkResult VKAPI_CALL submitWithFault(VkQueue queue, uint32_t count, const VkSubmitInfo *infos,
                                                      VkFence fence)
{
  return submissions && !--submissions ? VK_ERROR_DEVICE_LOST : submit(queue, count, infos, fence);
}

static VKAPI_ATTR VkResult VKAPI_CALL allocateWithFault(VkDevice device, const VkMemoryAllocateInfo *info,
                                                        const VkAllocationCallbacks *callbacks, VkDeviceMemory *memory)
{
  return allocations && !--allocations ? VK_ERROR_OUT_OF_DEVICE_MEMORY
                                       : allocateMemory(device, info, callbacks, memory);
}

/* volk has the device's commands only now. */
static void openWithFault(Gpu *gpu, const Arguments *arguments)
{
  const char *fault = getenv("RAYSORT_FAULT");
  gpuOpen(gpu, arguments);
  if (fault && !strncmp(fault, "lost ", 5))
    submissions = atoi(fault + 5);
  if (fault && !strncmp(fault, "memory ", 7))
    allocations = atoi(fault + 7);
  submit = vkQueueSubmit;
  allocateMemory = vkAllocateMemory;
  vkQueueSubmit = submitWithFault;
  vkAllocateMemory = allocateWithFault;
}

#define gpuOpen openWithFault
#include "../../examples/viewer/viewer.c"
