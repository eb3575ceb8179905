/* window.c - see window.h. The images of the swapchain are only ever copied into: there is no graphics pipeline.
 * SPDX-License-Identifier: MIT */
#include "window.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <stdlib.h>
#include <string.h>

#define ACQUIRE_NANOSECONDS 100000000u /* a hidden window may get no image: then look for events */
#define HIDDEN_SECONDS      0.05       /* a minimised window looks for events so often */

/* ---- GLFW ---- */

static const char *reason(void)
{
  const char *text = NULL;
  glfwGetError(&text);
  return text ? text : "the system gives no reason";
}

/* Of Arguments: the swapchain's extension. */
static GpuExtras windowExtras(VkPhysicalDevice physicalDevice)
{
  static const char *const extensions[] = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
  const GpuExtras extras = {extensions, 1, NULL, 0};
  uint32_t count = 0;
  int found = 0;
  CHECK(vkEnumerateDeviceExtensionProperties(physicalDevice, NULL, &count, NULL));
  VkExtensionProperties *list = (VkExtensionProperties *)allocate(count * sizeof(*list));
  CHECK(vkEnumerateDeviceExtensionProperties(physicalDevice, NULL, &count, list));
  for (uint32_t i = 0; i < count; ++i)
    found |= !strcmp(list[i].extensionName, extensions[0]);
  free(list);
  if (!found)
    die("this device cannot show anything in a window: it lacks %s. Choose another --device, or use --headless",
        extensions[0]);
  return extras;
}

void windowPrepare(Arguments *arguments)
{
  if (!glfwInit())
    die("no window can be opened: %s. Without a display use --headless", reason());
  if (!glfwVulkanSupported())
    die("no window can be opened: GLFW finds no Vulkan. Use --headless");
  arguments->instanceExtensions = glfwGetRequiredInstanceExtensions(&arguments->instanceExtensionCount);
  if (!arguments->instanceExtensions)
    die("no window can be opened: this Vulkan shows nothing on this display. Use --headless");
  arguments->extras = windowExtras;
}

/* ---- the surface ---- */

/* Ends the program if the result is an error that no new swapchain mends. */
static VkResult checked(const Window *window, VkResult result, const char *what)
{
  if (result == VK_ERROR_DEVICE_LOST)
    die("%s: the device was lost (%s)", window->gpu->properties.deviceName, what);
  if (result == VK_ERROR_OUT_OF_HOST_MEMORY || result == VK_ERROR_OUT_OF_DEVICE_MEMORY)
    die("%s: out of memory (%s)", window->gpu->properties.deviceName, what);
  if (result < 0 && result != VK_ERROR_OUT_OF_DATE_KHR && result != VK_ERROR_SURFACE_LOST_KHR)
    die("%s: %s failed (VkResult %d)", window->gpu->properties.deviceName, what, (int)result);
  return result;
}

/* Bytes of a pixel as the frame has them, or with red and blue exchanged; not sRGB: the frame is encoded already. */
static void pickFormat(Window *window)
{
  const VkFormat wanted[2] = {VK_FORMAT_R8G8B8A8_UNORM, VK_FORMAT_B8G8R8A8_UNORM};
  uint32_t count = 0;
  CHECK(vkGetPhysicalDeviceSurfaceFormatsKHR(window->gpu->physicalDevice, window->surface, &count, NULL));
  VkSurfaceFormatKHR *list = (VkSurfaceFormatKHR *)allocate(count * sizeof(*list));
  CHECK(vkGetPhysicalDeviceSurfaceFormatsKHR(window->gpu->physicalDevice, window->surface, &count, list));
  window->format.format = VK_FORMAT_UNDEFINED;
  for (int k = 0; k < 2 && window->format.format == VK_FORMAT_UNDEFINED; ++k)
    for (uint32_t i = 0; i < count; ++i)
      if (list[i].format == wanted[k] && list[i].colorSpace == VK_COLOR_SPACE_SRGB_NONLINEAR_KHR)
        window->format = list[i];
  free(list);
  if (window->format.format == VK_FORMAT_UNDEFINED)
    die("the display takes neither RGBA nor BGRA pixels of 8 bits a channel. Use --headless");
  window->isBgra = window->format.format == VK_FORMAT_B8G8R8A8_UNORM;
}

static void makeSurface(Window *window)
{
  VkBool32 isShowing = VK_FALSE;
  Gpu *gpu = window->gpu;
  if (glfwCreateWindowSurface(gpu->instance, window->handle, NULL, &window->surface) != VK_SUCCESS)
    die("the window has no surface for Vulkan: %s. Use --headless", reason());
  CHECK(vkGetPhysicalDeviceSurfaceSupportKHR(gpu->physicalDevice, gpu->queueFamily, window->surface, &isShowing));
  if (!isShowing)
    die("%s cannot show anything in this window. Choose another --device, or use --headless",
        gpu->properties.deviceName);
  pickFormat(window);
}

/* ---- the swapchain ---- */

static VkPresentModeKHR pickMode(const Window *window)
{
  VkPresentModeKHR list[16], picked = VK_PRESENT_MODE_FIFO_KHR; /* which is always there */
  uint32_t count = 16;
  if (!window->hasVsync &&
      vkGetPhysicalDeviceSurfacePresentModesKHR(window->gpu->physicalDevice, window->surface, &count, list) >= 0)
    for (uint32_t i = 0; i < count; ++i)
      if (list[i] == VK_PRESENT_MODE_IMMEDIATE_KHR ||
          (list[i] == VK_PRESENT_MODE_MAILBOX_KHR && picked == VK_PRESENT_MODE_FIFO_KHR))
        picked = list[i];
  return picked;
}

static uint32_t between(uint32_t value, uint32_t least, uint32_t most)
{
  return value < least ? least : value > most ? most : value;
}

/* The surface's size; on Wayland the swapchain decides it, by the window's. */
static VkExtent2D pickExtent(const Window *window, const VkSurfaceCapabilitiesKHR *can)
{
  VkExtent2D extent = can->currentExtent;
  if (extent.width == 0xffffffffu)
  {
    extent.width = between((uint32_t)window->madeFor[0], can->minImageExtent.width, can->maxImageExtent.width);
    extent.height = between((uint32_t)window->madeFor[1], can->minImageExtent.height, can->maxImageExtent.height);
  }
  return extent;
}

static void describeSwapchain(const Window *window, const VkSurfaceCapabilitiesKHR *can, VkSwapchainCreateInfoKHR *info)
{
  const VkCompositeAlphaFlagsKHR alpha = can->supportedCompositeAlpha;
  memset(info, 0, sizeof(*info));
  info->sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR;
  info->surface = window->surface;
  info->minImageCount = between(can->minImageCount + 1, 1, can->maxImageCount ? can->maxImageCount : WINDOW_IMAGES);
  info->imageFormat = window->format.format;
  info->imageColorSpace = window->format.colorSpace;
  info->imageExtent = pickExtent(window, can);
  info->imageArrayLayers = 1;
  info->imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
  info->imageSharingMode = VK_SHARING_MODE_EXCLUSIVE;
  info->preTransform = can->currentTransform;
  info->compositeAlpha = alpha & VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR
                             ? VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR
                             : (VkCompositeAlphaFlagBitsKHR)(alpha & (~alpha + 1u)); /* any */
  info->presentMode = pickMode(window);
  info->clipped = VK_TRUE;
  info->oldSwapchain = window->swapchain;
}

static void freeSwapchain(Window *window)
{
  for (uint32_t i = 0; i < window->imageCount; ++i)
    vkDestroySemaphore(window->gpu->device, window->shown[i], NULL);
  vkDestroySwapchainKHR(window->gpu->device, window->swapchain, NULL);
  window->swapchain = VK_NULL_HANDLE;
  window->imageCount = 0;
}

static void takeImages(Window *window)
{
  const VkSemaphoreCreateInfo semaphore = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO};
  VkDevice device = window->gpu->device;
  uint32_t count = 0;
  CHECK(vkGetSwapchainImagesKHR(device, window->swapchain, &count, NULL));
  if (count > WINDOW_IMAGES)
    die("the display has %u images for a window; at most %d are expected", count, WINDOW_IMAGES);
  CHECK(vkGetSwapchainImagesKHR(device, window->swapchain, &count, window->images));
  for (uint32_t i = 0; i < count; ++i)
    CHECK(vkCreateSemaphore(device, &semaphore, NULL, &window->shown[i]));
  window->imageCount = count;
}

/* Makes the swapchain anew. It stays stale if the window has no pixels now, or was lost. */
static void remakeSwapchain(Window *window)
{
  VkSurfaceCapabilitiesKHR can;
  VkSwapchainCreateInfoKHR info;
  VkSwapchainKHR made = VK_NULL_HANDLE;
  Gpu *gpu = window->gpu;
  checked(window, vkDeviceWaitIdle(gpu->device), "vkDeviceWaitIdle");
  if (!window->surface)
    makeSurface(window);
  VkResult result = vkGetPhysicalDeviceSurfaceCapabilitiesKHR(gpu->physicalDevice, window->surface, &can);
  if (checked(window, result, "the surface's capabilities") == VK_SUCCESS)
  {
    glfwGetFramebufferSize(window->handle, &window->madeFor[0], &window->madeFor[1]);
    describeSwapchain(window, &can, &info);
    if (!info.imageExtent.width || !info.imageExtent.height)
      return;
    if (!(can.supportedUsageFlags & VK_IMAGE_USAGE_TRANSFER_DST_BIT))
      die("%s: images of this window cannot be copied into", gpu->properties.deviceName);
    result = checked(window, vkCreateSwapchainKHR(gpu->device, &info, NULL, &made), "a new swapchain");
  }
  freeSwapchain(window);
  window->swapchain = made;
  if (result == VK_ERROR_SURFACE_LOST_KHR)
  {
    vkDestroySurfaceKHR(gpu->instance, window->surface, NULL);
    window->surface = VK_NULL_HANDLE;
  }
  if (!made)
    return;
  takeImages(window);
  window->width = info.imageExtent.width;
  window->height = info.imageExtent.height;
  window->mode = info.presentMode;
  window->isStale = 0;
  ++window->swapchainCount;
}

/* What acquiring and presenting say. A surface that was lost takes its swapchain with it. */
static int isShowable(Window *window, VkResult result, const char *what)
{
  checked(window, result, what);
  if (result == VK_ERROR_SURFACE_LOST_KHR)
  {
    checked(window, vkDeviceWaitIdle(window->gpu->device), "vkDeviceWaitIdle");
    freeSwapchain(window);
    vkDestroySurfaceKHR(window->gpu->instance, window->surface, NULL);
    window->surface = VK_NULL_HANDLE;
  }
  if (result == VK_SUBOPTIMAL_KHR || result < 0)
    window->isStale = 1;
  return result == VK_SUCCESS || result == VK_SUBOPTIMAL_KHR;
}

void windowSetVsync(Window *window, int hasVsync)
{
  window->isStale |= window->hasVsync != hasVsync;
  window->hasVsync = hasVsync;
}

/* ---- open and close ---- */

static void makeFrame(Gpu *gpu, WindowFrame *frame)
{
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandBufferAllocateInfo buffer = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  const VkSemaphoreCreateInfo semaphore = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO};
  VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  pool.queueFamilyIndex = gpu->queueFamily;
  pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  CHECK(vkCreateCommandPool(gpu->device, &pool, NULL, &frame->pool));
  buffer.commandPool = frame->pool;
  buffer.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  buffer.commandBufferCount = 1;
  CHECK(vkAllocateCommandBuffers(gpu->device, &buffer, &frame->commandBuffer));
  CHECK(vkCreateSemaphore(gpu->device, &semaphore, NULL, &frame->acquired));
  fence.flags = VK_FENCE_CREATE_SIGNALED_BIT;
  CHECK(vkCreateFence(gpu->device, &fence, NULL, &frame->done));
}

void windowOpen(Window *window, Gpu *gpu, const char *title, uint32_t width, uint32_t height)
{
  memset(window, 0, sizeof(*window));
  window->gpu = gpu;
  window->hasVsync = 1;
  window->isStale = 1;
  glfwWindowHint(GLFW_CLIENT_API, GLFW_NO_API);
  window->handle = glfwCreateWindow((int)width, (int)height, title, NULL, NULL);
  if (!window->handle)
    die("no window can be opened: %s. Use --headless", reason());
  glfwSetWindowUserPointer(window->handle, window);
  for (uint32_t i = 0; i < WINDOW_FRAMES; ++i)
    makeFrame(gpu, &window->frames[i]);
  remakeSwapchain(window);
}

void windowClose(Window *window)
{
  if (window->handle)
  {
    Gpu *gpu = window->gpu;
    checked(window, vkDeviceWaitIdle(gpu->device), "vkDeviceWaitIdle");
    for (uint32_t i = 0; i < WINDOW_FRAMES; ++i)
    {
      vkDestroyCommandPool(gpu->device, window->frames[i].pool, NULL);
      vkDestroySemaphore(gpu->device, window->frames[i].acquired, NULL);
      vkDestroyFence(gpu->device, window->frames[i].done, NULL);
    }
    freeSwapchain(window);
    vkDestroySurfaceKHR(gpu->instance, window->surface, NULL);
    glfwDestroyWindow(window->handle);
    glfwTerminate();
  }
  memset(window, 0, sizeof(*window));
}

/* ---- a frame ---- */

static int isHidden(const Window *window)
{
  int width, height;
  glfwGetFramebufferSize(window->handle, &width, &height);
  return !width || !height || glfwGetWindowAttrib(window->handle, GLFW_ICONIFIED);
}

int windowPoll(Window *window)
{
  if (isHidden(window))
    glfwWaitEventsTimeout(HIDDEN_SECONDS);
  else
    glfwPollEvents();
  return !glfwWindowShouldClose(window->handle);
}

VkCommandBuffer windowBegin(Window *window)
{
  WindowFrame *frame = &window->frames[window->frame];
  VkDevice device = window->gpu->device;
  int width, height;
  if (isHidden(window))
    return VK_NULL_HANDLE;
  checked(window, vkWaitForFences(device, 1, &frame->done, VK_TRUE, UINT64_MAX), "a frame");
  glfwGetFramebufferSize(window->handle, &width, &height); /* Wayland says nothing when a swapchain no longer fits */
  if (window->isStale || width != window->madeFor[0] || height != window->madeFor[1])
    remakeSwapchain(window);
  if (!window->swapchain)
    return VK_NULL_HANDLE;
  VkResult result = vkAcquireNextImageKHR(device, window->swapchain, ACQUIRE_NANOSECONDS, frame->acquired,
                                          VK_NULL_HANDLE, &window->image);
  if (!isShowable(window, result, "an image of the window"))
    return VK_NULL_HANDLE;
  CHECK(vkResetCommandPool(device, frame->pool, 0));
  gpuBeginAgain(frame->commandBuffer);
  return frame->commandBuffer;
}

void windowRecordCopy(Window *window, const GpuBuffer *pixels)
{
  const VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, copies = VK_PIPELINE_STAGE_TRANSFER_BIT;
  VkCommandBuffer commandBuffer = window->frames[window->frame].commandBuffer;
  VkMemoryBarrier written = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  VkImageMemoryBarrier image = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER};
  VkBufferImageCopy copy;
  if (pixels->size < (VkDeviceSize)4 * window->width * window->height)
    die("the frame is smaller than the window");
  written.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  written.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
  image.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  image.oldLayout = VK_IMAGE_LAYOUT_UNDEFINED;
  image.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
  image.srcQueueFamilyIndex = image.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
  image.image = window->images[window->image];
  image.subresourceRange.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
  image.subresourceRange.levelCount = image.subresourceRange.layerCount = 1;
  vkCmdPipelineBarrier(commandBuffer, compute | copies, copies, 0, 1, &written, 0, NULL, 1, &image);
  memset(&copy, 0, sizeof(copy));
  copy.imageSubresource.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
  copy.imageSubresource.layerCount = 1;
  copy.imageExtent.width = window->width;
  copy.imageExtent.height = window->height;
  copy.imageExtent.depth = 1;
  vkCmdCopyBufferToImage(commandBuffer, pixels->buffer, image.image, image.newLayout, 1, &copy);
  image.srcAccessMask = image.dstAccessMask;
  image.dstAccessMask = 0;
  image.oldLayout = image.newLayout;
  image.newLayout = VK_IMAGE_LAYOUT_PRESENT_SRC_KHR;
  vkCmdPipelineBarrier(commandBuffer, copies, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, 0, 0, NULL, 0, NULL, 1, &image);
}

void windowPresent(Window *window)
{
  const VkPipelineStageFlags copies = VK_PIPELINE_STAGE_TRANSFER_BIT; /* nothing before touches the image */
  WindowFrame *frame = &window->frames[window->frame];
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
  VkPresentInfoKHR present = {.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR};
  Gpu *gpu = window->gpu;
  submit.waitSemaphoreCount = submit.commandBufferCount = submit.signalSemaphoreCount = 1;
  submit.pWaitSemaphores = &frame->acquired;
  submit.pWaitDstStageMask = &copies;
  submit.pCommandBuffers = &frame->commandBuffer;
  submit.pSignalSemaphores = &window->shown[window->image];
  checked(window, vkEndCommandBuffer(frame->commandBuffer), "the commands of a frame");
  CHECK(vkResetFences(gpu->device, 1, &frame->done));
  checked(window, vkQueueSubmit(gpu->queue, 1, &submit, frame->done), "a frame");
  present.waitSemaphoreCount = present.swapchainCount = 1;
  present.pWaitSemaphores = &window->shown[window->image];
  present.pSwapchains = &window->swapchain;
  present.pImageIndices = &window->image;
  isShowable(window, vkQueuePresentKHR(gpu->queue, &present), "showing a frame");
  window->frame = (window->frame + 1) % WINDOW_FRAMES;
}
