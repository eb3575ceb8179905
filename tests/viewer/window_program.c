/* window_program.c - the viewer's window, input and overlay without its renderer: a pattern, and a line for each event.
 * SPDX-License-Identifier: MIT
 *
 * tests/check_window.sh drives it. The key P writes what the window shows to FOLDER/shown.raw, 4 bytes a pixel, red
 * first, and says how many of the pixels the host draws otherwise. --fault makes a Vulkan command fail once, at the
 * tenth frame, as it fails when a window or a device is lost. */
#include "input.h"
#include "overlay.h"
#include "window.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAULT_FRAME 10u

typedef struct Push
{
  VkDeviceAddress frame;
  uint32_t width, height, view;
} Push;

typedef struct Program
{
  Gpu gpu;
  RaysortContext raysort;
  Window window;
  Input input;
  Overlay overlay;
  ViewerCamera camera;
  ViewerSettings settings;
  GpuBuffer frame;
  VkPipelineLayout layout;
  VkPipeline pattern;
  uint32_t frameCount, drawnView;
  float toldSpeed;
  VkPresentModeKHR toldMode;
} Program;

enum OptionIndex
{
  OPTION_FRAMES,
  OPTION_FAULT,
  OPTION_PLAIN,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"frames", "0", "ends after so many; 0: when the window is closed"},
    {"fault", "none", "lost, stale, suboptimal, device, memory: what the tenth frame meets"},
    {"plain", "no", "nothing is drawn onto the pattern"}};

/* ---- faults ---- */

static PFN_vkAcquireNextImageKHR acquire;
static VkResult fault;
static uint32_t acquired;

static VKAPI_ATTR VkResult VKAPI_CALL acquireWithFault(VkDevice device, VkSwapchainKHR swapchain, uint64_t timeout,
                                                       VkSemaphore semaphore, VkFence fence, uint32_t *image)
{
  if (++acquired != FAULT_FRAME)
    return acquire(device, swapchain, timeout, semaphore, fence, image);
  printf("fault\n");
  if (fault < 0)
    return fault;
  acquire(device, swapchain, timeout, semaphore, fence, image);
  return fault;
}

static void plantFault(const char *name)
{
  static const struct
  {
    const char *name;
    VkResult result;
  } faults[] = {{"lost", VK_ERROR_SURFACE_LOST_KHR},
                {"stale", VK_ERROR_OUT_OF_DATE_KHR},
                {"suboptimal", VK_SUBOPTIMAL_KHR},
                {"device", VK_ERROR_DEVICE_LOST},
                {"memory", VK_ERROR_OUT_OF_DEVICE_MEMORY}};
  for (uint32_t i = 0; i < sizeof(faults) / sizeof(faults[0]); ++i)
    if (!strcmp(faults[i].name, name))
    {
      fault = faults[i].result;
      acquire = vkAcquireNextImageKHR;
      vkAcquireNextImageKHR = acquireWithFault;
    }
}

/* ---- what happened ---- */

static void tellSettings(const ViewerSettings *old, const ViewerSettings *now)
{
  if (memcmp(old, now, sizeof(*now)))
    printf("settings view %u sorting %u uber %u bounces %u frozen %u stepping %u vsync %u help %u\n", now->view,
           now->isSorting, now->isUber, now->bounces, now->isFrozen, now->isStepping, now->vsync, now->showsHelp);
  if (now->wantsPick)
    printf("pick %u %u\n", now->pick[0], now->pick[1]);
}

static void tellCamera(Program *program)
{
  const ViewerCamera *camera = &program->camera;
  printf("camera %.4f %.4f %.4f forward %.4f %.4f %.4f speed %.4f\n", (double)camera->eye[0], (double)camera->eye[1],
         (double)camera->eye[2], (double)camera->forward[0], (double)camera->forward[1], (double)camera->forward[2],
         (double)program->input.speed);
  program->toldSpeed = program->input.speed;
}

/* ---- what must be shown ---- */

/* As pattern.comp. */
static uint32_t patternAt(uint32_t x, uint32_t y, uint32_t view)
{
  return 0xff000000u | (x & 0xff) | (y & 0xff) << 8 | (((x >> 8 | y >> 8 << 3) * 4 + view * 40) & 0xff) << 16;
}

static uint32_t exchanged(uint32_t colour)
{
  return (colour & 0xff00ff00u) | (colour & 0xff) << 16 | (colour >> 16 & 0xff);
}

static uint32_t blended(uint32_t below, uint32_t colour)
{
  uint32_t hides = colour >> 24, result = 0xff000000u;
  for (uint32_t shift = 0; shift < 24; shift += 8)
    result |= (((colour >> shift & 0xff) * hides + (below >> shift & 0xff) * (255 - hides) + 127) / 255) << shift;
  return result;
}

/* How many of these pixels, as the window has them, are not the pattern with the overlay's rectangles on it. */
static uint32_t countWrong(const Program *program, const uint32_t *shown)
{
  const Overlay *overlay = &program->overlay;
  uint32_t wrong = 0, *right = (uint32_t *)allocate((size_t)4 * overlay->width * overlay->height);
  for (uint32_t y = 0; y < overlay->height; ++y)
    for (uint32_t x = 0; x < overlay->width; ++x)
    {
      uint32_t colour = patternAt(x, y, program->drawnView);
      right[y * overlay->width + x] = overlay->isBgra ? exchanged(colour) : colour;
    }
  for (const OverlayMark *mark = overlay->markList; mark < overlay->markList + overlay->markCount; ++mark)
    for (uint32_t y = mark->place >> 16; y < (mark->place >> 16) + (mark->size >> 16); ++y)
      for (uint32_t x = mark->place & 0xffff; x < (mark->place & 0xffff) + (mark->size & 0xffff); ++x)
        right[y * overlay->width + x] = blended(right[y * overlay->width + x], mark->colour);
  for (uint32_t i = 0; i < overlay->width * overlay->height; ++i)
    wrong += shown[i] != right[i];
  free(right);
  return wrong;
}

static void writeShown(Program *program, const char *folder)
{
  const Overlay *overlay = &program->overlay;
  const uint32_t count = overlay->width * overlay->height;
  uint32_t *pixels = (uint32_t *)allocate((size_t)4 * count);
  char path[1024];
  CHECK(vkDeviceWaitIdle(program->gpu.device));
  gpuDownload(&program->gpu, &overlay->shown, 0, pixels, (VkDeviceSize)4 * count);
  uint32_t wrong = countWrong(program, pixels);
  for (uint32_t i = 0; overlay->isBgra && i < count; ++i)
    pixels[i] = exchanged(pixels[i]);
  makeFolder(folder);
  snprintf(path, sizeof(path), "%s/shown.raw", folder);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(pixels, 4, count, file) != count || fclose(file) != 0)
    die("cannot write %s", path);
  free(pixels);
  printf("wrote %ux%u, %u marks, %u wrong\n", overlay->width, overlay->height, overlay->markCount, wrong);
}

/* ---- a frame ---- */

static void resize(Program *program)
{
  const Window *window = &program->window;
  if (window->width == program->overlay.width && window->height == program->overlay.height)
    return;
  gpuFreeBuffer(&program->gpu, &program->frame);
  program->frame = gpuBuffer(&program->gpu, (VkDeviceSize)4 * window->width * window->height);
  overlayResize(&program->overlay, window->width, window->height, window->isBgra);
  printf("size %ux%u\n", window->width, window->height);
}

static void fillStats(const Program *program, OverlayStats *stats)
{
  memset(stats, 0, sizeof(*stats));
  snprintf(stats->lines[stats->lineCount++], OVERLAY_LINE_LENGTH, "a pattern of %ux%u", program->window.width,
           program->window.height);
  stats->timeCount = 2;
  stats->times[0].name = "trace";
  stats->times[0].milliseconds = 1.5;
  stats->times[1].name = "sort";
  stats->times[1].milliseconds = 0.25;
  stats->byteCount = 1;
  stats->bytes[0].name = "frame";
  stats->bytes[0].bytes = program->frame.size;
}

static void drawFrame(Program *program, VkCommandBuffer commandBuffer)
{
  RaysortPass passes[1 + OVERLAY_PASSES];
  OverlayStats stats;
  char help[1024];
  const RaysortBuffer range = gpuRange(&program->frame);
  const Push push = {program->frame.address, program->window.width, program->window.height, program->settings.view};
  program->drawnView = push.view;
  const int isPlain = isOn(&options[OPTION_PLAIN]);
  fillStats(program, &stats);
  inputHelp(&program->settings, help, sizeof(help));
  overlayRecordMarks(&program->overlay, commandBuffer, isPlain ? NULL : &stats,
                     program->settings.showsHelp ? help : NULL);
  passes[0] = computePass("pattern", program->pattern, program->layout, 0, (push.width * push.height + 63) / 64);
  CHECK(raysortAppendPush(program->raysort, &passes[0], &push, sizeof(push)));
  CHECK(raysortAppendAccess(program->raysort, &passes[0], RAYSORT_RESOURCE_CALLER, &range, VK_ACCESS_SHADER_WRITE_BIT));
  overlayPlan(&program->overlay, &program->frame, &passes[1]);
  CHECK(raysortCmdPasses(program->raysort, commandBuffer, 1 + OVERLAY_PASSES, passes, NULL));
  windowRecordCopy(&program->window, &program->overlay.shown);
  windowPresent(&program->window);
  if (!program->frameCount++)
    printf("shown\n");
}

static void react(Program *program, const ViewerSettings *before, const char *folder)
{
  ViewerSettings *settings = &program->settings;
  tellSettings(before, settings);
  windowSetVsync(&program->window, settings->vsync != 0);
  if (inputUpdate(&program->input, &program->camera) || program->input.speed != program->toldSpeed)
    tellCamera(program);
  if (settings->wantsScreenshot)
    writeShown(program, folder);
  settings->wantsScreenshot = settings->wantsPick = settings->isStepping = 0;
}

static void run(Program *program, const char *folder)
{
  const uint32_t most = (uint32_t)strtoul(options[OPTION_FRAMES].value, NULL, 10);
  int isHidden = 0;
  while (!most || program->frameCount < most)
  {
    const ViewerSettings before = program->settings;
    if (!windowPoll(&program->window))
      break;
    react(program, &before, folder);
    VkCommandBuffer commandBuffer = windowBegin(&program->window);
    if ((commandBuffer == VK_NULL_HANDLE) != isHidden)
      printf("%s\n", commandBuffer ? "frames" : "no frames");
    isHidden = !commandBuffer;
    if (!commandBuffer)
      continue;
    if (program->window.mode != program->toldMode)
      printf("%s vsync\n", program->window.mode == VK_PRESENT_MODE_FIFO_KHR ? "with" : "without");
    program->toldMode = program->window.mode;
    resize(program);
    drawFrame(program, commandBuffer);
  }
}

int main(int argc, char **argv)
{
  static Program program;
  static const ViewerCamera start = {{0, 1, 5}, {0, 0, -1}, {0, 1, 0}, 45, 0};
  Arguments arguments;
  parseArguments(argc, argv, "window", "the viewer's window, with a pattern", &arguments, options, OPTION_COUNT);
  windowPrepare(&arguments);
  gpuOpen(&program.gpu, &arguments);
  program.raysort = gpuRaysort(&program.gpu, RAYSORT_CAPABILITY_SCAN_BIT);
  program.camera = start;
  program.settings.isSorting = program.settings.vsync = 1;
  program.settings.bounces = 2;
  windowOpen(&program.window, &program.gpu, "raysort window", arguments.width ? arguments.width : 640,
             arguments.height ? arguments.height : 360);
  inputOpen(&program.input, &program.window, &program.settings, &program.camera, 10);
  overlayOpen(&program.overlay, &program.gpu, program.raysort);
  program.layout = gpuPipelineLayout(&program.gpu);
  program.pattern = gpuPipeline(&program.gpu, program.layout, "build/shaders/tests/viewer/pattern.spv", NULL, 0);
  plantFault(options[OPTION_FAULT].value);
  run(&program, arguments.out);
  printf("%u frames, %u swapchains\n", program.frameCount, program.window.swapchainCount);
  windowClose(&program.window);
  overlayClose(&program.overlay);
  gpuFreeBuffer(&program.gpu, &program.frame);
  vkDestroyPipeline(program.gpu.device, program.pattern, NULL);
  vkDestroyPipelineLayout(program.gpu.device, program.layout, NULL);
  raysortDestroyContext(program.raysort);
  gpuClose(&program.gpu);
  return program.gpu.errors != 0;
}
