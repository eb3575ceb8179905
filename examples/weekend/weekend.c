/* weekend.c - renders the cover of Ray Tracing in One Weekend: five kernels, the same bits; stoppable, divisible.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* sigaction, getpid */

#include "common.h"
#include "film.h"
#include "render.h"
#include "scene.h"
#include "tracer.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECKPOINT_SECONDS 60.0
#define MAX_PATH           1024
#define PATH_ROOM          64  /* for what is appended to the name of a checkpoint, process numbers */
#define INTERRUPTED        130 /* exit code: 128 + SIGINT, as shells have it */

/* ---- arguments ---- */

enum
{
  SAMPLES,
  DEPTH,
  SCENE,
  SEED,
  KERNEL,
  GROUP,
  PLAIN,
  SPLIT,
  RUN,
  BUDGET,
  MEMORY,
  RANGE,
  PARTIAL,
  CHECKPOINT,
  RESUME,
  HDR,
  STATS,
  PROGRESS,
  OPTIONS
};

static Option options[OPTIONS] = {
    {"samples", NULL, "of every pixel; default 200; on a CPU 32, and 480x270 pixels"},
    {"depth", NULL, "rays of a path at most; default 50"},
    {"scene", NULL, "cover, three, heavy16, heavy64 or heavy256 (`make weekend-heavy` first); default cover"},
    {"seed", NULL, "of the cover's small spheres; default 2"},
    {"kernel", NULL, "path, loop, wavefront, sorted or reorder: the same picture; default wavefront, or loop on a CPU"},
    {"group", NULL, "WxH threads a workgroup of the path kernel; default 16x16"},
    {"plain", "no", "path kernel: the loop over all spheres, without the line test"},
    {"split", "no", "sorted kernel: a pipeline for every type of material, in place of one for all"},
    {"run", NULL, "loop kernel: samples that a path takes at once; default by the slice"},
    {"budget", "50", "milliseconds of a submission: 8 keeps a desktop usable; inf"},
    {"memory", NULL, "MiB for paths (wavefront, sorted); default a sixteenth of the device's, at most 8192"},
    {"samples-range", NULL, "A:B renders the samples A to B - 1 only, for --partial"},
    {"partial", NULL, "FILE for sums in place of a picture: weekend-merge joins them"},
    {"checkpoint", NULL,
     "FILE, written every minute and on Ctrl-C; default FOLDER/weekend.checkpoint, or beside the part"},
    {"resume", NULL, "FILE, a checkpoint: goes on with it to the same picture"},
    {"hdr", "no", "also writes the linear picture, weekend.hdr"},
    {"stats", "no", "counts rays, hits and lanes, which costs time, and prints them"},
    {"progress", "auto", "auto, or none: no bar"}};

/* The whole text is a number within the limits. */
static double number(uint32_t option, const char *text, double low, double high)
{
  char *end = NULL;
  const double value = strtod(text, &end);
  if (end == text || *end || !(value >= low && value <= high))
    die("--%s %s: a number from %.10g to %.10g is expected", options[option].name, text, low, high);
  return value;
}

static uint32_t whole(uint32_t option, const char *text, uint32_t low, uint32_t high)
{
  const double value = number(option, text, low, high);
  if (value > floor(value))
    die("--%s %s: a whole number is expected", options[option].name, text);
  return (uint32_t)value;
}

static uint32_t wholeNumber(uint32_t option, uint32_t otherwise, uint32_t low, uint32_t high)
{
  const char *text = options[option].value;
  return text ? whole(option, text, low, high) : otherwise;
}

/* Two numbers with a mark between them. */
static void pair(uint32_t option, char mark, uint32_t high, uint32_t *first, uint32_t *second)
{
  char text[64];
  char *split;
  snprintf(text, sizeof(text), "%s", options[option].value);
  split = strchr(text, mark);
  if (!split)
    die("--%s %s: two numbers with %c between them are expected", options[option].name, options[option].value, mark);
  *split = 0;
  *first = whole(option, text, 0, high);
  *second = whole(option, split + 1, 0, high);
}

/* ---- the job: from the arguments, or from a checkpoint ---- */

typedef struct Weekend
{
  Arguments arguments;
  Gpu gpu;
  RaysortContext raysort; /* NULL: nothing is sorted */
  Scene scene;
  Tracer tracer;
  Film film;
  char checkpoint[MAX_PATH];
  int ownsCheckpoint;      /* this run wrote it */
  int isRenamed;           /* its name was taken */
  uint64_t badBefore;      /* samples that earlier runs refused */
  double started, counted; /* seconds() */
  double raysPerSecond;
} Weekend;

static volatile sig_atomic_t interrupted;

static void onSignal(int number)
{
  (void)number;
  interrupted = 1; /* the next one kills: SA_RESETHAND */
}

static void makeScene(Weekend *weekend, const char *name, uint32_t seed)
{
  if (!sceneMake(&weekend->scene, name, seed))
    die("--scene %s: cover, three, heavy16, heavy64 or heavy256 is expected", name);
}

static void newJob(Weekend *weekend)
{
  const int isCpu = weekend->gpu.isCpu;
  const char *scene = options[SCENE].value ? options[SCENE].value : "cover";
  char error[FILM_ERROR];
  FilmRange run;
  FilmJob job;
  memset(&job, 0, sizeof(job));
  job.width = weekend->arguments.width ? weekend->arguments.width : isCpu ? 480 : 1920;
  job.height = weekend->arguments.height ? weekend->arguments.height : isCpu ? 270 : 1080;
  job.samples = wholeNumber(SAMPLES, isCpu ? 32 : 200, 1, INT32_MAX);
  job.depth = wholeNumber(DEPTH, 50, 1, 1 << 20);
  job.seed = wholeNumber(SEED, SCENE_DEFAULT_SEED, 0, UINT32_MAX);
  makeScene(weekend, scene, job.seed);
  snprintf(job.scene, sizeof(job.scene), "%s", scene);
  job.hash = sceneIdentity(&weekend->scene);
  run.first = 0;
  run.end = job.samples;
  if (options[RANGE].value)
    pair(RANGE, ':', INT32_MAX, &run.first, &run.end);
  if (run.first >= run.end || run.end > job.samples)
    die("--samples-range %s: A:B with 0 <= A < B <= %u samples is expected", options[RANGE].value, job.samples);
  if (options[RANGE].value && !options[PARTIAL].value)
    die("--samples-range makes a part of a picture: say with --partial FILE where it goes");
  if (!filmOpen(&weekend->film, &job, error))
    die("%s", error);
  weekend->film.run = run;
  weekend->film.token.sample = run.first;
}

/* What was given besides --resume must be what the checkpoint has. */
static void checkSame(uint32_t option, const char *path, uint32_t has)
{
  if (options[option].value && wholeNumber(option, 0, 0, UINT32_MAX) != has)
    die("--%s %s: %s has %u; leave the option out to resume it", options[option].name, options[option].value, path,
        has);
}

static void resumeJob(Weekend *weekend, const char *path)
{
  const Arguments *arguments = &weekend->arguments;
  const FilmJob *job = &weekend->film.job;
  char error[FILM_ERROR];
  uint32_t first, end;
  if (!filmLoad(&weekend->film, path, error))
    die("%s", error);
  if (weekend->film.run.first == weekend->film.run.end)
    die("%s is a joined partial file: there is nothing to resume", path);
  if (arguments->width && (arguments->width != job->width || arguments->height != job->height))
    die("--size %ux%u: %s has %ux%u; leave the option out to resume it", arguments->width, arguments->height, path,
        job->width, job->height);
  checkSame(SAMPLES, path, job->samples);
  checkSame(DEPTH, path, job->depth);
  checkSame(SEED, path, job->seed);
  if (options[SCENE].value && strcmp(options[SCENE].value, job->scene) != 0)
    die("--scene %s: %s has %s; leave the option out to resume it", options[SCENE].value, path, job->scene);
  if (options[RANGE].value)
  {
    pair(RANGE, ':', INT32_MAX, &first, &end);
    if (first != weekend->film.run.first || end != weekend->film.run.end)
      die("--samples-range %s: %s has %u:%u; leave the option out to resume it", options[RANGE].value, path,
          weekend->film.run.first, weekend->film.run.end);
  }
  else if ((weekend->film.run.first > 0 || weekend->film.run.end < job->samples) && !options[PARTIAL].value)
    die("%s renders samples %u to %u of %u: say with --partial FILE where they go", path, weekend->film.run.first,
        weekend->film.run.end - 1, job->samples);
  makeScene(weekend, job->scene, job->seed);
  if (sceneIdentity(&weekend->scene) != job->hash)
    die("%s was made of another version of the scene %s, seed %u", path, job->scene, job->seed);
  weekend->badBefore = weekend->film.badSamples;
}

/* ---- the device ---- */

static TracerKernel chooseKernel(const Gpu *gpu)
{
  const char *name = options[KERNEL].value;
  for (uint32_t i = 0; name && i < TRACER_KERNELS; ++i)
    if (!strcmp(name, tracerNames[i]))
      return (TracerKernel)i;
  if (name)
    die("--kernel %s: path, loop, wavefront, sorted or reorder is expected", name);
  return gpu->isCpu ? TRACER_LOOP : TRACER_WAVEFRONT;
}

/* Before anything is allocated: does the picture fit? */
static void checkMemory(const Weekend *weekend)
{
  const VkPhysicalDeviceMemoryProperties *memory = &weekend->gpu.memory;
  VkPhysicalDeviceVulkan11Properties limits = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &limits};
  const VkDeviceSize needed = filmBytes(&weekend->film);
  VkDeviceSize most = 0;
  vkGetPhysicalDeviceProperties2(weekend->gpu.physicalDevice, &properties);
  for (uint32_t i = 0; i < memory->memoryHeapCount; ++i)
    if (memory->memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      most = memory->memoryHeaps[i].size > most ? memory->memoryHeaps[i].size : most;
  most = limits.maxMemoryAllocationSize < most ? limits.maxMemoryAllocationSize : most;
  if (needed > most)
    die("--size %ux%u: its sums take %llu MiB, the device gives at most %llu", weekend->film.job.width,
        weekend->film.job.height, (unsigned long long)(needed >> 20), (unsigned long long)(most >> 20));
}

static void openTracer(Weekend *weekend)
{
  const FilmJob *job = &weekend->film.job;
  const FilmRange *run = &weekend->film.run;
  TracerInfo info;
  memset(&info, 0, sizeof(info));
  info.scene = &weekend->scene;
  info.kernel = chooseKernel(&weekend->gpu);
  info.width = job->width;
  info.height = job->height;
  info.depth = job->depth;
  info.samples = run->end - run->first;
  info.memory = options[MEMORY].value ? (VkDeviceSize)(number(MEMORY, options[MEMORY].value, 1e-3, 1e7) * 1048576) : 0;
  info.isCounting = isOn(&options[STATS]);
  info.isPlain = isOn(&options[PLAIN]);
  info.isSplit = isOn(&options[SPLIT]);
  info.run = wholeNumber(RUN, 0, 1, 1 << 20);
  if (options[GROUP].value)
  {
    pair(GROUP, 'x', 65535, &info.groupWidth, &info.groupHeight);
    if (!info.groupWidth || !info.groupHeight)
      die("--group %s: WIDTHxHEIGHT is expected, each at least 1", options[GROUP].value);
  }
  if (info.kernel >= TRACER_SORTED)
    weekend->raysort = gpuRaysort(&weekend->gpu, info.kernel == TRACER_SORTED ? RAYSORT_CAPABILITY_SORT_BIT
                                                                              : RAYSORT_CAPABILITY_REORDER_BIT);
  tracerOpen(&weekend->tracer, &weekend->gpu, weekend->raysort, &info);
  gpuUpload(&weekend->gpu, &weekend->tracer.sums, 0, weekend->film.sums, filmBytes(&weekend->film));
  printf("%s, seed %u, %u spheres; %ux%u pixels, samples %u to %u of %u (%u done), depth %u; kernel %s, %.1f MiB\n",
         weekend->scene.name, job->seed, weekend->scene.count, job->width, job->height, run->first, run->end - 1,
         job->samples, weekend->film.token.sample - run->first, job->depth, tracerNames[info.kernel],
         (double)weekend->tracer.bytes / 1048576);
}

/* ---- rendering ---- */

static void startRender(Weekend *weekend, Render *render)
{
  const Film *film = &weekend->film;
  RaysortSliceInfo info;
  memset(&info, 0, sizeof(info));
  info.width = film->job.width;
  info.height = film->job.height;
  info.firstSample = film->run.first;
  info.sampleCount = film->run.end - film->run.first;
  info.waves = weekend->tracer.batchPaths ? film->job.depth : 0;
  info.batchPaths = weekend->tracer.batchPaths;
  info.maxSamples = weekend->tracer.maxSamples;
  info.budget = number(BUDGET, options[BUDGET].value, 0.01, INFINITY);
  info.message = gpuMessage;
  info.messageUser = &weekend->gpu;
  renderOpen(render, &weekend->gpu, &weekend->tracer, &info, &film->token);
}

/* Rays of this run so far. Read back once a second only, because the queue must run empty for it. */
static double raysPerSecond(Weekend *weekend)
{
  const double now = seconds();
  uint64_t counters[WEEKEND_COUNTERS];
  if (now - weekend->counted >= 1)
  {
    tracerReadCounters(&weekend->tracer, counters);
    weekend->raysPerSecond = (double)counters[WEEKEND_COUNT_RAYS] / (now - weekend->started);
    weekend->counted = now;
  }
  return weekend->raysPerSecond;
}

static void showProgress(Weekend *weekend, const Render *render)
{
  const Film *film = &weekend->film;
  const uint64_t pixels = (uint64_t)film->job.width * film->job.height;
  const uint64_t before = (film->token.sample - film->run.first) * pixels + (uint64_t)film->token.row * film->job.width;
  char what[64];
  if (!strcmp(options[PROGRESS].value, "none"))
    return;
  snprintf(what, sizeof(what), "%.2f Mrays/s", 1e-6 * raysPerSecond(weekend));
  progress(what, before + render->pathsDone, (film->run.end - film->run.first) * pixels);
}

/* The sums so far, as a checkpoint. */
static void takeSums(Weekend *weekend, const Render *render)
{
  uint64_t counters[WEEKEND_COUNTERS];
  gpuDownload(&weekend->gpu, &weekend->tracer.sums, 0, weekend->film.sums, filmBytes(&weekend->film));
  tracerReadCounters(&weekend->tracer, counters);
  weekend->film.badSamples = weekend->badBefore + counters[WEEKEND_COUNT_REFUSED];
  filmAdvance(&weekend->film, &render->slices.next);
}

/* Another name, for a checkpoint that must not replace the one that is there. */
static void renameCheckpoint(Weekend *weekend)
{
  weekend->isRenamed = 1;
  const size_t length = strlen(weekend->checkpoint);
  snprintf(weekend->checkpoint + length, MAX_PATH - length, ".%ld", (long)getpid());
}

/* A checkpoint that cannot be written does not stop the render. If another process has written its own file there in
 * the meantime, this one gets another name. */
static int saveCheckpoint(Weekend *weekend)
{
  char error[FILM_ERROR];
  if (filmSave(&weekend->film, weekend->checkpoint, error))
  {
    weekend->ownsCheckpoint = 1;
    return 1;
  }
  fprintf(stderr, "error: %s\n", error);
  if (weekend->isRenamed || filmCanSave(&weekend->film, weekend->checkpoint, error)) /* a full disk, say */
    return 0;
  renameCheckpoint(weekend);
  return saveCheckpoint(weekend);
}

/* Returns 0 if it was interrupted. */
static int renderAll(Weekend *weekend, Render *render)
{
  RaysortSliceToken begun = weekend->film.token;
  double saved = seconds();
  weekend->started = weekend->counted = saved;
  for (;;)
  {
    const int isDue = seconds() - saved > CHECKPOINT_SECONDS;
    if (renderStep(render, !interrupted && !isDue))
      showProgress(weekend, render);
    else if (!interrupted && isDue && render->slices.next.sample < weekend->film.run.end)
    {
      takeSums(weekend, render);
      saveCheckpoint(weekend);
      weekend->film.token = begun; /* what the progress counts from */
      saved = seconds();
    }
    else
      break;
  }
  takeSums(weekend, render);
  return weekend->film.token.sample == weekend->film.run.end;
}

/* ---- results ---- */

static void picturePath(const Weekend *weekend, const char *kind, char path[MAX_PATH])
{
  if (snprintf(path, MAX_PATH, "%s/weekend.%s", weekend->arguments.out, kind) >= MAX_PATH)
    die("--out %.100s...: the name of the folder is too long", weekend->arguments.out);
}

static int writePictures(const Weekend *weekend, char *error)
{
  char path[MAX_PATH];
  picturePath(weekend, "png", path);
  if (!filmWritePng(&weekend->film, path, error))
    return 0;
  printf("%s\n", path);
  picturePath(weekend, "hdr", path);
  if (!isOn(&options[HDR]))
    return 1;
  if (!filmWriteHdr(&weekend->film, path, error))
    return 0;
  printf("%s\n", path);
  return 1;
}

static int writePart(const Weekend *weekend, char *error)
{
  const Film *film = &weekend->film;
  if (!filmSave(film, options[PARTIAL].value, error))
    return 0;
  printf("%s: samples %u to %u of %u\n", options[PARTIAL].value, film->run.first, film->run.end - 1, film->job.samples);
  return 1;
}

/* Called before hours of work, not after them. A checkpoint that an earlier run left under the default name is kept:
 * this run takes another name. */
static void checkWritable(Weekend *weekend)
{
  char png[MAX_PATH], hdr[MAX_PATH], error[FILM_ERROR];
  const char *partial = options[PARTIAL].value;
  Film finished = weekend->film; /* its ranges only */
  RaysortSliceToken end = {0, weekend->film.run.end, 0, 0, 0};
  filmAdvance(&finished, &end);
  picturePath(weekend, "png", png);
  picturePath(weekend, "hdr", hdr);
  makeFolder(weekend->arguments.out);
  if (partial ? !filmCanSave(&finished, partial, error)
              : !filmCanWrite(png, error) || (isOn(&options[HDR]) && !filmCanWrite(hdr, error)))
    die("%s", error);
  if (filmCanSave(&weekend->film, weekend->checkpoint, error))
    return;
  if (options[CHECKPOINT].value || options[RESUME].value)
    die("%s", error);
  renameCheckpoint(weekend);
  if (!filmCanSave(&weekend->film, weekend->checkpoint, error))
    die("%s", error);
  printf("another render's checkpoint is kept: this one's would be %s\n", weekend->checkpoint);
}

/* Returns 0 if something could not be written. Then a checkpoint keeps what was rendered, if that can
 * be written. */
static int writeResults(Weekend *weekend, int isFinished)
{
  const Film *film = &weekend->film;
  char error[FILM_ERROR];
  int isWritten = 1;
  if (!options[PARTIAL].value)
    isWritten = writePictures(weekend, error);
  else if (isFinished)
    isWritten = writePart(weekend, error);
  if (!isWritten)
    fprintf(stderr, "error: %s\n", error);
  if (film->badSamples)
    printf("%llu samples were not finite or out of range and count as black\n", (unsigned long long)film->badSamples);
  if (isFinished && isWritten)
  {
    if (weekend->ownsCheckpoint && !options[RESUME].value)
      filmRemoveCheckpoint(weekend->checkpoint); /* the result is written, so it is not needed any more */
    return 1;
  }
  if (!saveCheckpoint(weekend))
    return 0;
  if (isFinished)
    printf("the samples are safe: --resume %s writes them again\n", weekend->checkpoint);
  else
    printf("interrupted after %u of %u samples; to go on: --resume %s\n", film->token.sample - film->run.first,
           film->run.end - film->run.first, weekend->checkpoint);
  return isWritten;
}

static void printStats(Weekend *weekend, const Render *render)
{
  static const char *const hits[5] = {"diffuse", "metal", "glass", "others", "none (sky)"};
  const double seconds = render->milliseconds * 1e-3;
  uint64_t counters[WEEKEND_COUNTERS];
  double rays;
  tracerReadCounters(&weekend->tracer, counters);
  rays = (double)counters[WEEKEND_COUNT_RAYS];
  printf("paths           %llu, %.2f Mpaths/s\n", (unsigned long long)counters[WEEKEND_COUNT_PATHS],
         1e-6 * (double)counters[WEEKEND_COUNT_PATHS] / seconds);
  printf("rays            %.0f, %.2f Mrays/s, %.4f a path\n", rays, 1e-6 * rays / seconds,
         rays / (double)counters[WEEKEND_COUNT_PATHS]);
  printf("cut at depth    %llu\n", (unsigned long long)counters[WEEKEND_COUNT_CUT]);
  for (uint32_t i = 0; i < 5; ++i)
    printf("hits %-11s%llu, %.2f %%\n", hits[i], (unsigned long long)counters[WEEKEND_COUNT_HITS + i],
           100 * (double)counters[WEEKEND_COUNT_HITS + i] / rays);
  printf("lane efficiency %.3f\n", rays / (double)counters[WEEKEND_COUNT_SLOTS]);
  printf("rays at bounce ");
  for (uint32_t i = 0; i < WEEKEND_BOUNCES && counters[WEEKEND_COUNT_BOUNCES + i]; ++i)
    printf(" %llu", (unsigned long long)counters[WEEKEND_COUNT_BOUNCES + i]);
  printf("\nslices          %u, %.2f ms together, the longest %.2f ms (with counting)\n", render->sliceCount,
         render->milliseconds, render->longest);
  if (render->passQueries)
    printf("passes          intersect %.2f ms, sort %.2f ms, shade %.2f ms\n",
           render->passMilliseconds[RENDER_INTERSECT], render->passMilliseconds[RENDER_SORT],
           render->passMilliseconds[RENDER_SHADE]);
  if (weekend->tracer.batchPaths)
  {
    printf("paths at a time %u; ms by bounce for a million:", weekend->tracer.batchPaths);
    for (uint32_t i = 0; i < RAYSORT_SLICE_BINS && render->slices.cost[i] > 0; ++i)
      printf(" %.3f", 1e6 * render->slices.cost[i]);
    printf("\n");
  }
  printf("device memory   %.1f MiB\n", (double)weekend->tracer.bytes / 1048576);
}

/* ---- program ---- */

/* Each part has a name of its own, since many processes may work side by side. */
static void nameCheckpoint(Weekend *weekend)
{
  const char *given = options[CHECKPOINT].value ? options[CHECKPOINT].value : options[RESUME].value;
  int length;
  if (given)
    length = snprintf(weekend->checkpoint, MAX_PATH, "%s", given);
  else if (options[PARTIAL].value)
    length = snprintf(weekend->checkpoint, MAX_PATH, "%s.checkpoint", options[PARTIAL].value);
  else
    length = snprintf(weekend->checkpoint, MAX_PATH, "%s/weekend.checkpoint", weekend->arguments.out);
  if (length >= MAX_PATH - PATH_ROOM)
    die("the name of the checkpoint is longer than %d characters", MAX_PATH - PATH_ROOM - 1);
}

static void catchSignals(void)
{
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_handler = onSignal;
  action.sa_flags = (int)(SA_RESETHAND | SA_RESTART); /* what is being written is written to its end */
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  signal(SIGXFSZ, SIG_IGN); /* past the limit of a file's size a write then fails, as on a full disk */
}

static void openWeekend(Weekend *weekend)
{
  gpuOpen(&weekend->gpu, &weekend->arguments);
  if (options[RESUME].value)
    resumeJob(weekend, options[RESUME].value);
  else
    newJob(weekend);
  nameCheckpoint(weekend);
  checkWritable(weekend);
  checkMemory(weekend);
  catchSignals();
  openTracer(weekend);
}

int main(int argc, char **argv)
{
  static Weekend weekend;
  Render render;
  int isFinished, isWritten = 1;
  parseArguments(argc, argv, "weekend", "Ray Tracing in One Weekend, as a sorted wavefront and four other kernels",
                 &weekend.arguments, options, OPTIONS);
  openWeekend(&weekend);
  startRender(&weekend, &render);
  isFinished = renderAll(&weekend, &render);
  if (isFinished || render.pathsDone > 0)
    isWritten = writeResults(&weekend, isFinished);
  else
    printf("interrupted before the first slice: nothing is written\n");
  printf("%ux%u, %llu paths in %.3f s on the device (%u slices, the longest %.1f ms), %.3f s in all: %s\n",
         weekend.film.job.width, weekend.film.job.height, (unsigned long long)render.pathsDone,
         render.milliseconds * 1e-3, render.sliceCount, render.longest, seconds() - weekend.started,
         tracerNames[weekend.tracer.info.kernel]);
  if (isOn(&options[STATS]) && render.pathsDone > 0)
    printStats(&weekend, &render);
  renderClose(&render);
  tracerClose(&weekend.tracer);
  raysortDestroyContext(weekend.raysort);
  filmClose(&weekend.film);
  gpuClose(&weekend.gpu);
  if (weekend.gpu.errors)
    printf("%u errors reported by raysort or the validation layer\n", weekend.gpu.errors);
  return weekend.gpu.errors || !isWritten ? 1 : isFinished ? 0 : INTERRUPTED;
}
