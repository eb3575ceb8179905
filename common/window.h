/* window.h - a window by GLFW, and its swapchain: finished frames are copied into it, nothing is drawn.
 * SPDX-License-Identifier: MIT
 *
 * Resizing, minimising, a surface that is lost and vsync are its affair. Whatever fails for good ends the program with
 * a sentence. In the order of use:
 *
 *   windowPrepare(&arguments); // before gpuOpen
 *   gpuOpen(&gpu, &arguments);
 *   windowOpen(&window, &gpu, "title", 1280, 720);
 *   while (windowPoll(&window))
 *     if ((commandBuffer = windowBegin(&window)) != VK_NULL_HANDLE)
 *     {
 *       ... passes that write window.width * window.height pixels ...
 *       windowRecordCopy(&window, &pixels);
 *       windowPresent(&window);
 *     }
 *   windowClose(&window); // before gpuClose */
#ifndef RAYSORT_EXAMPLES_WINDOW_H
#define RAYSORT_EXAMPLES_WINDOW_H

#include "common.h"

#define WINDOW_FRAMES 2 /* in flight: one is recorded while the device still works on the other */
#define WINDOW_IMAGES 16

typedef struct WindowFrame
{
  VkCommandPool pool;
  VkCommandBuffer commandBuffer;
  VkSemaphore acquired; /* the image may be written */
  VkFence done;
} WindowFrame;

typedef struct Window
{
  Gpu *gpu;
  struct GLFWwindow *handle;
  void *input; /* whoever set GLFW's callbacks finds itself here: glfwGetWindowUserPointer gives the Window */
  VkSurfaceKHR surface;
  VkSwapchainKHR swapchain;
  VkSurfaceFormatKHR format;
  int isBgra;             /* pixels hold blue in their low byte */
  int hasVsync;           /* as asked for; see windowSetVsync */
  VkPresentModeKHR mode;  /* of the swapchain: what the system gives for that */
  uint32_t width, height; /* of the swapchain's images, in pixels */
  int madeFor[2];         /* the size of the window, in pixels, that the swapchain was made for */
  int isStale;            /* the swapchain must be made anew */
  uint32_t imageCount, image;
  VkImage images[WINDOW_IMAGES];
  VkSemaphore shown[WINDOW_IMAGES]; /* the image is written */
  uint32_t frame;                   /* 0 .. WINDOW_FRAMES - 1: what belongs to frames in flight is chosen by it */
  WindowFrame frames[WINDOW_FRAMES];
  uint32_t swapchainCount; /* swapchains made so far */
} Window;

/* Starts GLFW, and puts what a window needs into the arguments for gpuOpen. Without a display the program ends. */
void windowPrepare(Arguments *arguments);

void windowOpen(Window *window, Gpu *gpu, const char *title, uint32_t width, uint32_t height);
void windowClose(Window *window); /* all zero afterwards; fine when all zero. Ends GLFW */

/* Takes events; 0: the window was closed. While it is minimised it waits a little for the next event. */
int windowPoll(Window *window);

/* The command buffer of the next frame, begun: it sees what earlier frames wrote. Null: there is no frame now, because
 * the window is minimised or its images were lost; poll and try again. width and height may have changed since the last
 * frame: then no earlier frame runs any more, and buffers of the old size may be freed. */
VkCommandBuffer windowBegin(Window *window);

/* The last commands of the frame: compute shaders wrote width * height pixels into `pixels`, rows from the top, 4 bytes
 * each, red in the low byte, or blue if isBgra. */
void windowRecordCopy(Window *window, const GpuBuffer *pixels);
void windowPresent(Window *window); /* submits the frame and shows it */

/* With vsync a frame waits for the display; without it frames are shown as fast as they come, where the system can. */
void windowSetVsync(Window *window, int hasVsync);

#endif
