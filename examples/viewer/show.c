/* show.c - see show.h.
 * SPDX-License-Identifier: MIT */
#include "show.h"

#include "window.h"

#include <stdio.h>
#include <string.h>

#define KEPT    0.9        /* of a mean over frames, from one to the next */
#define STEP    (1.0 / 60) /* seconds of the animation, one frame of it */
#define LONGEST 0.1        /* seconds of the animation between two frames */

typedef struct Show
{
  Viewer *viewer;
  Window window;
  Input input;
  Overlay overlay;
  uint32_t frameCount, screenshots;
  double last;      /* seconds, of the last frame */
  double wall;      /* milliseconds from frame to frame, a mean */
  double orders[2]; /* milliseconds of a frame on the GPU, unsorted and sorted; 0: not seen yet */
  ViewerSettings lastSettings;
  char picked[OVERLAY_LINE_LENGTH];
} Show;

static double mean(double before, double now)
{
  return before > 0 ? KEPT * before + (1 - KEPT) * now : now;
}

/* ---- a click, a screenshot ---- */

static void pick(Show *show)
{
  Viewer *viewer = show->viewer;
  const Scene *scene = &viewer->scene;
  RaysortBvhHit hit;
  float point[3];
  if (viewer->settings.pick[0] >= viewer->renderer.width || viewer->settings.pick[1] >= viewer->renderer.height)
    return; /* the window is another by now */
  if (!pickAt(&viewer->renderer, &viewer->camera, viewer->settings.pick, &hit, point))
  {
    snprintf(show->picked, sizeof(show->picked), "nothing there");
    return;
  }
  inputFocus(&show->input, point);
  const char *name = scene->names[hit.material];
  snprintf(show->picked, sizeof(show->picked), "%.32s: triangle %u, instance %u, %.32s, t %.4g",
           name[0] ? name : "no name", hit.primitive, hit.instance,
           scene->looks.names[scene->objects[hit.material].material], (double)hit.t);
  printf("picked %s\n", show->picked);
}

static void takeScreenshot(Show *show)
{
  char name[32];
  CHECK(vkDeviceWaitIdle(show->viewer->gpu.device));
  snprintf(name, sizeof(name), "screenshot%u.png", show->screenshots++);
  writeFrame(show->viewer, name);
  tellView(show->viewer);
}

static void react(Show *show)
{
  ViewerSettings *settings = &show->viewer->settings;
  windowSetVsync(&show->window, settings->vsync != 0);
  inputUpdate(&show->input, &show->viewer->camera);
  if (settings->wantsPick && show->frameCount)
    pick(show);
  if (settings->wantsScreenshot && show->frameCount)
    takeScreenshot(show);
  settings->wantsPick = settings->wantsScreenshot = 0;
}

/* ---- a frame ---- */

/* No frame is under way when the window has another size. */
static void resize(Show *show)
{
  const Window *window = &show->window;
  Renderer *renderer = &show->viewer->renderer;
  if (window->width != renderer->width || window->height != renderer->height)
  {
    sizeRenderer(renderer, window->width, window->height);
    printf("%ux%u\n", window->width, window->height);
  }
  overlayResize(&show->overlay, window->width, window->height, window->isBgra);
}

/* Whether anything moved. */
static int advance(Show *show)
{
  Viewer *viewer = show->viewer;
  ViewerSettings *settings = &viewer->settings;
  const double now = seconds(), passed = now - show->last;
  if (show->frameCount) /* before the first one no frame has passed */
    show->wall = mean(show->wall, 1000 * passed);
  show->last = now;
  if (settings->isFrozen && !settings->isStepping && show->frameCount)
    return 0;
  const double step = settings->isFrozen ? STEP : passed < LONGEST ? passed : LONGEST;
  viewer->time = (double)(float)(viewer->time + step); /* so --time can name it */
  settings->isStepping = 0;
  return moveScene(&viewer->scene, viewer->time);
}

/* Times with and without sorting are kept as long as nothing else changes. */
static void keepOrders(Show *show, const OverlayStats *stats)
{
  const ViewerSettings *now = &show->viewer->settings,
                       *was = &show->viewer->renderer.slots[show->window.frame].settings;
  ViewerSettings *last = &show->lastSettings;
  double sum = 0;
  for (uint32_t i = 0; i < stats->timeCount; ++i)
    sum += stats->times[i].milliseconds;
  if (now->view != last->view || now->bounces != last->bounces || now->isUber != last->isUber ||
      now->isField != last->isField)
    memset(show->orders, 0, sizeof(show->orders));
  else if (sum > 0 && now->view == was->view && now->bounces == was->bounces && now->isUber == was->isUber &&
           now->isField == was->isField)
    show->orders[was->isSorting] = mean(show->orders[was->isSorting], sum);
  *last = *now;
}

static void tellOrder(char *text, double milliseconds)
{
  if (milliseconds > 0)
    snprintf(text, 24, "%.2f ms", milliseconds);
  else
    snprintf(text, 24, "not seen yet");
}

/* How to read a view; why there is no field. */
static void explain(const Show *show, OverlayStats *stats)
{
  static const char *const legends[VIEW_COUNT] = {NULL, "a colour for each material",
                                                  "the list that the last bounce shades",
                                                  "ids in 32 rays: 1 black, 2 blue, 4 green, 8 yellow, 16 red",
                                                  "nodes visited: 0 black, 40 blue, 80 green, 120 yellow, 160 red"};
  const ViewerSettings *settings = &show->viewer->settings;
  const char *refusal = show->viewer->renderer.shadow.refusal;
  if (legends[settings->view])
    snprintf(stats->lines[stats->lineCount++], OVERLAY_LINE_LENGTH, "%s", legends[settings->view]);
  if (settings->isField && refusal[0])
    snprintf(stats->lines[stats->lineCount++], OVERLAY_LINE_LENGTH, "%s; shadows by the BVH", refusal);
}

static void fillStats(Show *show, OverlayStats *stats)
{
  char sorted[24], unsorted[24];
  memset(stats, 0, sizeof(*stats));
  tellStats(&show->viewer->renderer, show->window.frame, stats);
  keepOrders(show, stats);
  snprintf(stats->lines[stats->lineCount++], OVERLAY_LINE_LENGTH, "%.1f frames a second, sample %u",
           show->wall > 0 ? 1000 / show->wall : 0, show->viewer->renderer.sampleIndex);
  tellOrder(sorted, show->orders[1]);
  tellOrder(unsorted, show->orders[0]);
  snprintf(stats->lines[stats->lineCount++], OVERLAY_LINE_LENGTH, "sorted: %s, unsorted: %s", sorted, unsorted);
  explain(show, stats);
  if (show->picked[0])
    memcpy(stats->lines[stats->lineCount++], show->picked, OVERLAY_LINE_LENGTH);
}

static void drawFrame(Show *show, VkCommandBuffer commandBuffer)
{
  Viewer *viewer = show->viewer;
  Renderer *renderer = &viewer->renderer;
  OverlayStats stats;
  char help[1024];
  resize(show);
  fillStats(show, &stats);
  overlayRecordMarks(&show->overlay, commandBuffer, &stats,
                     viewer->settings.showsHelp ? inputHelp(&viewer->settings, help, sizeof(help)) : NULL);
  const int hasMoved = advance(show);
  planFrame(renderer, show->window.frame, &viewer->camera, &viewer->settings, hasMoved);
  overlayPlan(&show->overlay, &renderer->picture, wavefrontEnd(&renderer->wavefront));
  wavefrontTake(&renderer->wavefront, OVERLAY_PASSES, ROW_OVERLAY);
  recordFrame(renderer, commandBuffer);
  windowRecordCopy(&show->window, &show->overlay.shown);
  windowPresent(&show->window);
  if (!show->frameCount++)
    printf("the first frame is shown; H lists the keys\n");
}

void showViewer(Viewer *viewer, uint32_t width, uint32_t height, uint32_t frames)
{
  static Show show;
  memset(&show, 0, sizeof(show));
  show.viewer = viewer;
  show.lastSettings = viewer->settings;
  windowOpen(&show.window, &viewer->gpu, "raysort viewer", width, height);
  openRenderer(&viewer->renderer, &viewer->gpu, &viewer->scene, show.window.width ? show.window.width : width,
               show.window.height ? show.window.height : height);
  overlayOpen(&show.overlay, &viewer->gpu, viewer->renderer.wavefront.raysort);
  inputOpen(&show.input, &show.window, &viewer->settings, &viewer->camera, sceneSize(&viewer->scene));
  show.last = seconds();
  while ((!frames || show.frameCount < frames) && windowPoll(&show.window))
  {
    react(&show);
    VkCommandBuffer commandBuffer = windowBegin(&show.window);
    if (commandBuffer)
      drawFrame(&show, commandBuffer);
  }
  windowClose(&show.window);
  overlayClose(&show.overlay);
}
