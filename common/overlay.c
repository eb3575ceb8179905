/* overlay.c - see overlay.h. Panels hide a part of the frame; text and bars stand on them.
 * SPDX-License-Identifier: MIT */
#include "overlay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADER       "build/shaders/common/overlay.spv"
#define GROUP_SIZE   64u
#define MOST_MARKS   32768u /* panels among them */
#define UPDATE_BYTES 65536u /* vkCmdUpdateBuffer takes no more */

#define PANEL_LANES  16384u
#define MARK_LANES   8u /* most are strokes of letters, a few pixels each */

/* In dots of the font. */
#define ROW     12u /* from line to line */
#define MARGIN  6u
#define NAMES   112u /* width of names */
#define NUMBERS 60u
#define BARS    100u

#define WHITE   0xfff0f0f0u
#define GREY    0xffb0b0b0u
#define PANEL   0xb0000000u

/* overlay.comp has the same. */
typedef struct OverlayPush
{
  VkDeviceAddress frame, shown, marks;
  uint32_t first, count, lanes, width, height, isBgra;
} OverlayPush;

void overlayOpen(Overlay *overlay, Gpu *gpu, RaysortContext raysort)
{
  const uint32_t isCopy = 1, isDraw = 0;
  memset(overlay, 0, sizeof(*overlay));
  overlay->gpu = gpu;
  overlay->raysort = raysort;
  overlay->layout = gpuPipelineLayout(gpu);
  overlay->copy = gpuPipeline(gpu, overlay->layout, SHADER, &isCopy, 1);
  overlay->draw = gpuPipeline(gpu, overlay->layout, SHADER, &isDraw, 1);
  overlay->marks = gpuBuffer(gpu, MOST_MARKS * sizeof(OverlayMark));
  overlay->markList = (OverlayMark *)allocate(MOST_MARKS * sizeof(OverlayMark));
}

void overlayClose(Overlay *overlay)
{
  if (overlay->gpu)
  {
    vkDestroyPipeline(overlay->gpu->device, overlay->copy, NULL);
    vkDestroyPipeline(overlay->gpu->device, overlay->draw, NULL);
    vkDestroyPipelineLayout(overlay->gpu->device, overlay->layout, NULL);
    gpuFreeBuffer(overlay->gpu, &overlay->marks);
    gpuFreeBuffer(overlay->gpu, &overlay->shown);
    free(overlay->markList);
  }
  memset(overlay, 0, sizeof(*overlay));
}

void overlayResize(Overlay *overlay, uint32_t width, uint32_t height, int isBgra)
{
  overlay->isBgra = isBgra;
  if (width == overlay->width && height == overlay->height)
    return;
  gpuFreeBuffer(overlay->gpu, &overlay->shown);
  overlay->shown = gpuBuffer(overlay->gpu, (VkDeviceSize)4 * width * height);
  overlay->width = width;
  overlay->height = height;
  overlay->scale = height < 720 ? 1 : height / 540 + (height < 1080);
}

/* ---- the list of rectangles ---- */

/* At x, y in dots; what lies outside of the frame is cut off. Text and bars stand in the list behind all panels. */
static void addMark(Overlay *overlay, uint32_t x, uint32_t y, uint32_t width, uint32_t height, uint32_t colour)
{
  const uint32_t scale = overlay->scale;
  OverlayMark *mark = &overlay->markList[overlay->markCount];
  x *= scale;
  y *= scale;
  width *= scale;
  height *= scale;
  if (x >= overlay->width || y >= overlay->height || !width || !height || overlay->markCount >= MOST_MARKS)
    return;
  if (width > overlay->width - x)
    width = overlay->width - x;
  if (height > overlay->height - y)
    height = overlay->height - y;
  if (overlay->isBgra)
    colour = (colour & 0xff00ff00u) | (colour & 0xffu) << 16 | (colour >> 16 & 0xffu);
  mark->place = x | y << 16;
  mark->size = width | height << 16;
  mark->colour = colour;
  ++overlay->markCount;
}

static void addText(Overlay *overlay, uint32_t x, uint32_t y, const char *text, uint32_t colour)
{
  uint32_t count;
  const float *letters = textQuads(text, &count);
  for (const float *quad = letters; quad < letters + 16 * count; quad += 16)
    addMark(overlay, x + (uint32_t)quad[0], y + (uint32_t)quad[1], (uint32_t)(quad[8] - quad[0]),
            (uint32_t)(quad[9] - quad[1]), colour);
}

static void addTextToTheLeft(Overlay *overlay, uint32_t right, uint32_t y, const char *text, uint32_t colour)
{
  uint32_t width = textWidth(1, text);
  addText(overlay, right > width ? right - width : 0, y, text, colour);
}

static uint32_t passColour(uint32_t index)
{
  Colour colour = paletteColour(index);
  return 0xff000000u | (colour & 0xff00u) | (colour & 0xffu) << 16 | colour >> 16;
}

static void addTimes(Overlay *overlay, const OverlayStats *stats, uint32_t *y)
{
  double most = 0, sum = 0;
  char text[32];
  for (uint32_t i = 0; i < stats->timeCount; ++i)
  {
    sum += stats->times[i].milliseconds;
    most = stats->times[i].milliseconds > most ? stats->times[i].milliseconds : most;
  }
  for (uint32_t i = 0; i <= stats->timeCount; ++i, *y += ROW)
  {
    int isSum = i == stats->timeCount;
    double time = isSum ? sum : stats->times[i].milliseconds;
    snprintf(text, sizeof(text), "%.3f ms", time);
    addText(overlay, 2 * MARGIN, *y, isSum ? "sum" : stats->times[i].name, isSum ? WHITE : GREY);
    addTextToTheLeft(overlay, 2 * MARGIN + NAMES + NUMBERS, *y, text, WHITE);
    if (!isSum && most > 0)
      addMark(overlay, 3 * MARGIN + NAMES + NUMBERS, *y, (uint32_t)(time / most * BARS + 0.5), 7, passColour(i));
  }
}

static void addBytes(Overlay *overlay, const OverlayStats *stats, uint32_t *y)
{
  char text[32];
  for (uint32_t i = 0; i < stats->byteCount; ++i, *y += ROW)
  {
    snprintf(text, sizeof(text), "%.2f MB", (double)stats->bytes[i].bytes * 1e-6);
    addText(overlay, 2 * MARGIN, *y, stats->bytes[i].name, GREY);
    addTextToTheLeft(overlay, 2 * MARGIN + NAMES + NUMBERS, *y, text, WHITE);
  }
}

/* The panel of the numbers, its height in dots. */
static uint32_t heightOfStats(const OverlayStats *stats)
{
  uint32_t rows = stats->lineCount + stats->byteCount + (stats->timeCount ? stats->timeCount + 1 : 0);
  return rows ? rows * ROW + MARGIN : 0;
}

static void addStats(Overlay *overlay, const OverlayStats *stats)
{
  uint32_t y = 2 * MARGIN;
  for (uint32_t i = 0; i < stats->lineCount; ++i, y += ROW)
    addText(overlay, 2 * MARGIN, y, stats->lines[i], WHITE);
  if (stats->timeCount)
    addTimes(overlay, stats, &y);
  addBytes(overlay, stats, &y);
}

static uint32_t widthOfStats(const OverlayStats *stats)
{
  uint32_t widest = stats->timeCount ? NAMES + NUMBERS + MARGIN + BARS : stats->byteCount ? NAMES + NUMBERS : 0;
  for (uint32_t i = 0; i < stats->lineCount; ++i)
  {
    uint32_t width = textWidth(1, stats->lines[i]);
    widest = width > widest ? width : widest;
  }
  return widest + 2 * MARGIN;
}

/* Copies the next line of a text and returns what follows it; NULL behind the last one. */
static const char *nextLine(const char *text, char line[OVERLAY_LINE_LENGTH])
{
  size_t length = strcspn(text, "\n");
  snprintf(line, OVERLAY_LINE_LENGTH, "%.*s", (int)length, text);
  return text[length] ? text + length + 1 : NULL;
}

/* The help stands to the right of the numbers, or over them where there is no room: then they are not drawn. */
static void measureHelp(const char *help, uint32_t *width, uint32_t *rows)
{
  char line[OVERLAY_LINE_LENGTH];
  *width = *rows = 0;
  while (help)
  {
    help = nextLine(help, line);
    uint32_t wide = textWidth(1, line);
    *width = wide > *width ? wide : *width;
    ++*rows;
  }
}

static void addHelp(Overlay *overlay, const char *help, uint32_t x)
{
  char line[OVERLAY_LINE_LENGTH];
  for (uint32_t y = 2 * MARGIN; help; y += ROW)
  {
    help = nextLine(help, line);
    addText(overlay, x, y, line, WHITE);
  }
}

static void makeMarks(Overlay *overlay, const OverlayStats *stats, const char *help)
{
  uint32_t helpWidth = 0, helpRows = 0, right = MARGIN;
  const uint32_t dots = overlay->width / overlay->scale;
  overlay->markCount = 0;
  if (help)
    measureHelp(help, &helpWidth, &helpRows);
  if (stats && help && widthOfStats(stats) + helpWidth + 5 * MARGIN > dots)
    stats = NULL;
  if (stats && heightOfStats(stats))
  {
    addMark(overlay, MARGIN, MARGIN, widthOfStats(stats), heightOfStats(stats), PANEL);
    right += widthOfStats(stats) + MARGIN;
  }
  if (help)
    addMark(overlay, right, MARGIN, helpWidth + 2 * MARGIN, helpRows * ROW + MARGIN, PANEL);
  overlay->panelCount = overlay->markCount;
  if (stats)
    addStats(overlay, stats);
  if (help)
    addHelp(overlay, help, right + MARGIN);
}

void overlayRecordMarks(Overlay *overlay, VkCommandBuffer commandBuffer, const OverlayStats *stats, const char *help)
{
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
  makeMarks(overlay, stats, help);
  const uint32_t size = overlay->markCount * (uint32_t)sizeof(OverlayMark);
  for (uint32_t done = 0; done < size; done += UPDATE_BYTES)
    vkCmdUpdateBuffer(commandBuffer, overlay->marks.buffer, done,
                      size - done < UPDATE_BYTES ? size - done : UPDATE_BYTES, (const char *)overlay->markList + done);
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                       &barrier, 0, NULL, 0, NULL);
}

/* ---- the passes ---- */

static void planPass(const Overlay *overlay, const GpuBuffer *frame, const char *name, uint32_t first, uint32_t count,
                     uint32_t lanes, RaysortPass *pass)
{
  const int isCopy = !lanes;
  const uint32_t threads = isCopy ? overlay->width * overlay->height : count * lanes;
  const RaysortBuffer range = gpuRange(frame), shown = gpuRange(&overlay->shown), marks = gpuRange(&overlay->marks);
  const VkAccessFlags reads = VK_ACCESS_SHADER_READ_BIT, writes = VK_ACCESS_SHADER_WRITE_BIT;
  OverlayPush push = {.frame = frame->address, .shown = overlay->shown.address, .marks = overlay->marks.address};
  push.first = first;
  push.count = count;
  push.lanes = lanes;
  push.width = overlay->width;
  push.height = overlay->height;
  push.isBgra = overlay->isBgra ? 1 : 0;
  *pass = computePass(name, isCopy ? overlay->copy : overlay->draw, overlay->layout, 0,
                      threads > GROUP_SIZE ? (threads - 1) / GROUP_SIZE + 1 : 1);
  CHECK(raysortAppendPush(overlay->raysort, pass, &push, sizeof(push)));
  CHECK(raysortAppendAccess(overlay->raysort, pass, RAYSORT_RESOURCE_CALLER, isCopy ? &range : &marks, reads));
  CHECK(raysortAppendAccess(overlay->raysort, pass, RAYSORT_RESOURCE_CALLER, &shown, isCopy ? writes : reads | writes));
}

void overlayPlan(const Overlay *overlay, const GpuBuffer *frame, RaysortPass *passes)
{
  const uint32_t panels = overlay->panelCount;
  planPass(overlay, frame, "overlay copy", 0, 0, 0, &passes[0]);
  planPass(overlay, frame, "overlay panels", 0, panels, PANEL_LANES, &passes[1]);
  planPass(overlay, frame, "overlay text", panels, overlay->markCount - panels, MARK_LANES, &passes[2]);
}
