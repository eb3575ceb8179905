/* triangles.c - a path tracer over triangles: trace, sort by material, a pipeline for each material, next bounce.
 * SPDX-License-Identifier: MIT
 *
 * The scene is made here, or comes from a file; its structure is built and traced on the device. A render
 * goes in slices and can be stopped and resumed. --compare renders a sample in the order of the pixels through one
 * pipeline with all materials too: the same bits, and a table of the times. */
#define _POSIX_C_SOURCE 200809L /* sigaction */
#include "tracer.h"
#include "film.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECKPOINT_SECONDS 60.0
#define MAX_NAME           1024
#define INTERRUPTED        130 /* exit code: 128 + SIGINT, as shells have it */

enum OptionIndex
{
  OPTION_SAMPLES,
  OPTION_RANGE,
  OPTION_PARTIAL,
  OPTION_BOUNCES,
  OPTION_TRIANGLES,
  OPTION_MODEL,
  OPTION_MATERIALS,
  OPTION_ENVIRONMENT,
  OPTION_FROM,
  OPTION_AT,
  OPTION_FIELD,
  OPTION_LENS,
  OPTION_EXPOSURE,
  OPTION_BUDGET,
  OPTION_CHECKPOINT,
  OPTION_RESUME,
  OPTION_HDR,
  OPTION_COMPARE,
  OPTION_HOST_BUILD,
  OPTION_MOTION,
  OPTION_SHUTTER,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"samples", NULL, "paths a pixel; default 256, or 24 on a CPU"},
    {"samples-range", NULL, "A:B renders the samples A to B - 1 only, for --partial"},
    {"partial", NULL, "FILE for sums in place of a picture: weekend-merge joins them"},
    {"bounces", NULL, "most surfaces of a path, 1 to 16; default 8, or 5 on a CPU"},
    {"triangles", NULL, "about so many in the scene made here; default 1200000, or 60000 on a CPU"},
    {"model", NULL, "FILE in place of that scene: OBJ, glTF, PLY"},
    {"materials", "file", "of the model: file, or procedural for the sixteen made here"},
    {"environment", NULL, "white, sky, none or a .hdr file: the only light but the model's own, and no plain below it"},
    {"from", NULL, "X,Y,Z where the camera stands, in the model's units"},
    {"at", NULL, "X,Y,Z what it looks at"},
    {"field", NULL, "degrees from the lower to the upper edge"},
    {"lens", NULL, "degrees of defocus; 0: all is sharp"},
    {"exposure", NULL, "how bright the PNG is; default 0.72"},
    {"budget", NULL, "milliseconds of a submission; default 50, or 250 on a CPU"},
    {"checkpoint", NULL,
     "FILE, written every minute and on Ctrl-C; default FOLDER/triangles.checkpoint, or that of "
     "--partial with .checkpoint behind it"},
    {"resume", NULL, "FILE, a checkpoint: goes on with it to the same picture; the other options as they were"},
    {"hdr", "no", "also writes the linear picture, picture.hdr"},
    {"compare", "no", "pixel order and one pipeline too: times, and are the bits the same?"},
    {"host-build", "no", "the structure is built on the host, to the same bytes"},
    {"motion", "no", "the scene made here moves: the camera, an instance that spins, meshes that deform"},
    {"shutter", "0.5", "with --motion: the part of the frame for which it is open, 0 to 1; 0: all is sharp"}};

typedef struct Job
{
  Arguments arguments;
  Gpu gpu;
  Scene scene;
  Tracer tracer;
  Film film;
  uint32_t width, height, samples, bounces;
  char checkpoint[MAX_NAME];
} Job;

static volatile sig_atomic_t interrupted;

static void onSignal(int number)
{
  (void)number;
  interrupted = 1; /* the next one kills: SA_RESETHAND */
}

/* ---- sorted against unsorted ---- */

static void printRow(const char *name, uint32_t bounce, double sorted, double unsorted)
{
  char label[32];
  if (bounce < MAX_BOUNCES)
    snprintf(label, sizeof(label), "%s, bounce %u", name, bounce + 1);
  else
    snprintf(label, sizeof(label), "%s", name);
  printf("%-20s %12.3f %12.3f\n", label, sorted, unsorted);
}

static void printTimes(const Tracer *tracer, const Timing best[ORDER_COUNT])
{
  static const char *const names[KIND_COUNT] = {"trace", "sort", "shade", "shadow"};
  double sums[ORDER_COUNT][KIND_COUNT] = {{0}};
  printf("\nmilliseconds of a sample, %ux%u\n%-20s %12s %12s\n", tracer->width, tracer->height, "", "sorted",
         "unsorted");
  for (uint32_t bounce = 0; bounce < tracer->bounces && tracer->times.queries; ++bounce)
    for (uint32_t kind = 0; kind < KIND_COUNT; ++kind)
    {
      uint32_t row = bounce * KIND_COUNT + kind;
      printRow(names[kind], bounce, best[SORTED].rows[row], best[UNSORTED].rows[row]);
      for (uint32_t order = 0; order < ORDER_COUNT; ++order)
        sums[order][kind] += best[order].rows[row];
    }
  for (uint32_t kind = 0; kind < KIND_COUNT && tracer->times.queries; ++kind)
    printRow(names[kind], MAX_BOUNCES, sums[SORTED][kind], sums[UNSORTED][kind]);
  printRow("all", MAX_BOUNCES, best[SORTED].total, best[UNSORTED].total);
  if (!tracer->times.queries)
    printf("(wall clock: this queue has no timestamps, so no times of the passes)\n");
}

static uint32_t *renderOne(Tracer *tracer, enum Order order)
{
  const size_t size = (size_t)tracer->pixels * 24;
  uint32_t *sums = (uint32_t *)allocate(size);
  Timing timing;
  gpuFill(tracer->gpu, &tracer->sums, 0);
  planBatch(tracer, order, 0, tracer->pixels, 0);
  traceBounces(tracer, 0, tracer->bounces, &timing);
  gpuDownload(tracer->gpu, &tracer->sums, 0, sums, size);
  gpuFill(tracer->gpu, &tracer->sums, 0);
  return sums;
}

/* Times both orders, the best of a few samples each, and compares a picture of one sample bit by bit. */
static int compare(Tracer *tracer)
{
  const uint32_t repeats = tracer->gpu->isCpu ? 2 : 10;
  static Timing best[ORDER_COUNT];
  if (tracer->pixels > tracer->mostPaths)
    die("--compare: at most %u pixels", tracer->mostPaths);
  for (uint32_t i = 0; i < repeats * ORDER_COUNT; ++i)
  {
    enum Order order = (enum Order)(i % ORDER_COUNT);
    Timing timing;
    progress("comparing", i, repeats * ORDER_COUNT);
    planBatch(tracer, order, 0, tracer->pixels, 0);
    traceBounces(tracer, 0, tracer->bounces, &timing);
    if (i < ORDER_COUNT || timing.total < best[order].total)
      best[order] = timing;
  }
  progress("comparing", 1, 1);
  uint32_t *sorted = renderOne(tracer, SORTED), *unsorted = renderOne(tracer, UNSORTED);
  uint32_t differ = 0;
  for (size_t i = 0; i < tracer->pixels; ++i)
    differ += memcmp(&sorted[6 * i], &unsorted[6 * i], 24) != 0;
  free(sorted);
  free(unsorted);
  printTimes(tracer, best);
  printf("%u of %u pixels differ in any bit: %s\n\n", differ, tracer->pixels, differ ? "WRONG" : "the same picture");
  return differ == 0;
}

/* ---- what to render ---- */

/* Before the device: a bad file is reported at once. */
static void loadScene(Job *job)
{
  static const char *const materials[] = {"file", "procedural"};
  const char *path = options[OPTION_MODEL].value, *environment = options[OPTION_ENVIRONMENT].value;
  const int isProcedural = (int)optionWord(&options[OPTION_MATERIALS], 0, materials, 2);
  double placed[4] = {0, 0, 0, 1};
  Model model;
  if (path)
  {
    modelLoad(&model, path);
    importScene(&job->scene, &model, path, isProcedural, !environment, placed);
    modelFree(&model);
  }
  else
    makeScene(&job->scene, optionWhole(&options[OPTION_TRIANGLES], job->gpu.isCpu ? 60000 : 1200000, 1000, 100000000));
  job->scene.isPlain = environment != NULL;
  if (environment)
    environmentMake(&job->scene.environment, environment);
  if (isOn(&options[OPTION_MOTION]) && (path || isOn(&options[OPTION_HOST_BUILD])))
    die("--motion: neither with --model nor with --host-build");
  double *const points[2] = {job->scene.from, job->scene.at};
  for (uint32_t i = 0; i < 2; ++i)
    for (uint32_t k = 0; options[OPTION_FROM + i].value && k < 3; ++k)
    {
      if (k == 0)
        optionNumbers(&options[OPTION_FROM + i], points[i], 3, -1e12, 1e12);
      points[i][k] = (points[i][k] - placed[k]) * placed[3];
    }
  double shutter = 0;
  optionNumbers(&options[OPTION_SHUTTER], &shutter, 1, 0, 1);
  if (isOn(&options[OPTION_MOTION]))
    moveScene(&job->scene, shutter);
  optionNumbers(&options[OPTION_FIELD], &job->scene.fieldOfView, 1, 0.1, 170);
  optionNumbers(&options[OPTION_LENS], &job->scene.defocusAngle, 1, 0, 90);
}

static RaysortCamera makeCamera(Job *job, const double from[3])
{
  const Scene *scene = &job->scene;
  RaysortCameraInfo info;
  RaysortCamera camera;
  double away = 0;
  memset(&info, 0, sizeof(info));
  memcpy(info.from, from, sizeof(info.from));
  memcpy(info.at, scene->at, sizeof(info.at));
  for (uint32_t k = 0; k < 3; ++k)
    away += (scene->at[k] - from[k]) * (scene->at[k] - from[k]);
  info.fieldOfView = scene->fieldOfView;
  info.defocusAngle = scene->defocusAngle;
  info.focusDistance = 0.9 * sqrt(away); /* things stand before the middle of the picture */
  info.width = job->width;
  info.height = job->height;
  info.message = gpuMessage;
  info.messageUser = &job->gpu;
  CHECK(raysortMakeCamera(&info, &camera));
  return camera;
}

/* The samples of this run: all, a part, or those of the checkpoint. */
static void takeRange(Job *job)
{
  const char *resume = options[OPTION_RESUME].value;
  FilmRange *run = &job->film.run, range = {0, job->samples};
  if (resume)
    range = *run;
  optionRange(&options[OPTION_RANGE], job->samples, &range.first, &range.end);
  if (resume && (range.first != run->first || range.end != run->end))
    die("--samples-range %s: %s has %u:%u", options[OPTION_RANGE].value, resume, run->first, run->end);
  if (range.first == range.end)
    die("%s is a joined partial file: there is nothing to resume", resume);
  if ((range.first > 0 || range.end < job->samples) && !options[OPTION_PARTIAL].value)
    die("samples %u to %u of %u are a part of a picture: say with --partial FILE where they go", range.first,
        range.end - 1, job->samples);
  *run = range;
  if (!resume)
    job->film.token.sample = range.first;
}

static void nameCheckpoint(Job *job)
{
  const char *resume = options[OPTION_RESUME].value, *partial = options[OPTION_PARTIAL].value;
  const char *given = options[OPTION_CHECKPOINT].value ? options[OPTION_CHECKPOINT].value : resume;
  const char *folder = partial ? partial : job->arguments.out,
             *name = partial ? ".checkpoint" : "/triangles.checkpoint";
  if (snprintf(job->checkpoint, MAX_NAME, "%s%s", given ? given : folder, given ? "" : name) >= MAX_NAME)
    die("the name of the checkpoint is too long");
}

/* Before hours of work, not after them: can the part be written, and the checkpoint? */
static void checkWritable(const Job *job)
{
  const char *partial = options[OPTION_PARTIAL].value;
  const RaysortSliceToken end = {0, job->film.run.end, 0, 0, 0};
  char error[FILM_ERROR];
  Film finished = job->film; /* its ranges only */
  filmAdvance(&finished, &end);
  if ((partial && !filmCanSave(&finished, partial, error)) || !filmCanSave(&job->film, job->checkpoint, error))
    die("%s", error);
}

/* An empty film, or that of the checkpoint, which must be of this very picture. */
static void openFilm(Job *job)
{
  const char *resume = options[OPTION_RESUME].value;
  FilmJob film;
  char error[FILM_ERROR];
  memset(&film, 0, sizeof(film));
  film.width = job->width;
  film.height = job->height;
  film.depth = job->bounces;
  film.samples = job->samples;
  film.hash = sceneHash(&job->scene);
  memcpy(film.scene, job->scene.name, sizeof(film.scene));
  if (resume ? !filmLoad(&job->film, resume, error) : !filmOpen(&job->film, &film, error))
    die("%s", error);
  if (memcmp(&job->film.job, &film, sizeof(film)) != 0)
    die("%s holds another picture: %s, %ux%u, %u samples, %u bounces (scene 0x%08x, this one 0x%08x)", resume,
        job->film.job.scene, job->film.job.width, job->film.job.height, job->film.job.samples, job->film.job.depth,
        job->film.job.hash, film.hash);
  job->film.exposure = 0.72;
  optionNumbers(&options[OPTION_EXPOSURE], &job->film.exposure, 1, 1e-6, 1e6);
  takeRange(job);
  nameCheckpoint(job);
  makeFolder(job->arguments.out);
  checkWritable(job);
}

/* ---- rendering ---- */

static void takeSums(Job *job, const RaysortSliceToken *next)
{
  gpuDownload(&job->gpu, &job->tracer.sums, 0, job->film.sums, filmBytes(&job->film));
  filmAdvance(&job->film, next);
}

static int saveCheckpoint(const Job *job)
{
  char error[FILM_ERROR];
  if (filmSave(&job->film, job->checkpoint, error))
    return 1;
  fprintf(stderr, "error: %s\n", error);
  return 0;
}

static double runSlice(Tracer *tracer, const RaysortSlice *slice)
{
  Timing timing;
  if (slice->wave == 0)
    planBatch(tracer, SORTED, slice->row * tracer->width, slice->rowCount * tracer->width, slice->sample);
  traceBounces(tracer, slice->wave, slice->waveCount, &timing);
  return timing.total;
}

/* Returns 0 if it was interrupted. A batch that has begun is ended. */
static int render(Job *job)
{
  const uint64_t pixels = job->tracer.pixels, total = pixels * (job->film.run.end - job->film.run.first);
  const RaysortSliceToken begun = job->film.token;
  uint64_t done = (begun.sample - job->film.run.first) * pixels + (uint64_t)begun.row * job->width;
  double budget = job->gpu.isCpu ? RAYSORT_SLICE_CAP : RAYSORT_SLICE_BUDGET, saved = seconds();
  RaysortSliceInfo info;
  RaysortSlices slices;
  RaysortSlice slice;
  optionNumbers(&options[OPTION_BUDGET], &budget, 1, 0.01, 1e6);
  memset(&info, 0, sizeof(info));
  info.width = job->width;
  info.height = job->height;
  info.firstSample = job->film.run.first;
  info.sampleCount = job->film.run.end - job->film.run.first;
  info.maxSamples = 1; /* a path has its pixel's sums to itself */
  info.waves = job->bounces;
  info.batchPaths = job->tracer.mostPaths;
  info.budget = budget;
  info.message = gpuMessage;
  info.messageUser = &job->gpu;
  CHECK(raysortStartSlices(&info, &begun, &slices));
  gpuUpload(&job->gpu, &job->tracer.sums, 0, job->film.sums, filmBytes(&job->film));
  while ((!interrupted || slices.next.wave > 0) && raysortNextSlice(&slices, &slice))
  {
    raysortReportSlice(&slices, &slice, runSlice(&job->tracer, &slice));
    done += slice.pathsDone;
    progress("rendering", done, total);
    if (slices.next.wave == 0 && done < total && seconds() - saved > CHECKPOINT_SECONDS)
    {
      takeSums(job, &slices.next);
      saveCheckpoint(job);
      saved = seconds();
    }
  }
  progress("rendering", total, total);
  takeSums(job, &slices.next);
  return done == total;
}

static int writePictures(const Job *job, char *error)
{
  char path[MAX_NAME + 16];
  snprintf(path, sizeof(path), "%s/picture.png", job->arguments.out);
  int isWritten = filmWritePng(&job->film, path, error);
  if (isWritten)
    printf("wrote %s\n", path);
  snprintf(path, sizeof(path), "%s/picture.hdr", job->arguments.out);
  if (isWritten && isOn(&options[OPTION_HDR]))
  {
    isWritten = filmWriteHdr(&job->film, path, error);
    if (isWritten)
      printf("wrote %s\n", path);
  }
  return isWritten;
}

static int writePart(const Job *job, char *error)
{
  const char *partial = options[OPTION_PARTIAL].value;
  const int isWritten = filmSave(&job->film, partial, error);
  if (isWritten)
    printf("wrote %s: samples %u to %u of %u\n", partial, job->film.run.first, job->film.run.end - 1, job->samples);
  return isWritten;
}

/* Returns 0 if something could not be written. */
static int writeResults(const Job *job, int isFinished)
{
  char error[FILM_ERROR];
  int isWritten = 1;
  if (!options[OPTION_PARTIAL].value)
    isWritten = writePictures(job, error);
  else if (isFinished)
    isWritten = writePart(job, error);
  if (!isWritten)
    fprintf(stderr, "error: %s\n", error);
  if (isFinished && isWritten)
    filmRemoveCheckpoint(job->checkpoint);
  else if (saveCheckpoint(job))
    printf("%u of %u samples are safe; to go on, the same command with --resume %s\n",
           job->film.token.sample - job->film.run.first, job->film.run.end - job->film.run.first, job->checkpoint);
  return isWritten;
}

/* ---- main ---- */

static void catchSignals(void)
{
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_handler = onSignal;
  action.sa_flags = (int)(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

static void openJob(Job *job)
{
  TracerInfo info;
  if (options[OPTION_MODEL].value)
    loadScene(job);
  gpuOpen(&job->gpu, &job->arguments);
  if (!options[OPTION_MODEL].value)
    loadScene(job); /* its size hangs on the device */
  job->width = job->arguments.width ? job->arguments.width : job->gpu.isCpu ? 480 : 1920;
  job->height = job->arguments.height ? job->arguments.height : job->gpu.isCpu ? 270 : 1080;
  job->samples = optionWhole(&options[OPTION_SAMPLES], job->gpu.isCpu ? 24 : 256, 1, 1000000);
  job->bounces = optionWhole(&options[OPTION_BOUNCES], job->gpu.isCpu ? 5 : 8, 1, MAX_BOUNCES);
  if ((uint64_t)job->width * job->height > 1u << 26)
    die("--size: at most 64 million pixels");
  openFilm(job);
  memset(&info, 0, sizeof(info));
  info.scene = &job->scene;
  info.camera = makeCamera(job, job->scene.from);
  info.cameraLater = makeCamera(job, job->scene.later ? job->scene.fromLater : job->scene.from);
  info.width = job->width;
  info.height = job->height;
  info.bounces = job->bounces;
  info.isCompared = isOn(&options[OPTION_COMPARE]);
  info.isBuiltOnHost = isOn(&options[OPTION_HOST_BUILD]);
  openTracer(&job->tracer, &job->gpu, &info);
  freeScene(&job->scene);
}

int main(int argc, char **argv)
{
  static Job job;
  int isRight = 1;
  parseArguments(argc, argv, "triangles", "16 materials on triangles, path traced in sorted waves", &job.arguments,
                 options, OPTION_COUNT);
  openJob(&job);
  if (isOn(&options[OPTION_COMPARE]))
    isRight = compare(&job.tracer);
  catchSignals();
  const double start = seconds();
  const int isFinished = render(&job);
  printf("%u samples of %ux%u in %.2f s\n", job.film.token.sample - job.film.run.first, job.width, job.height,
         seconds() - start);
  isRight &= writeResults(&job, isFinished);
  filmClose(&job.film);
  closeTracer(&job.tracer);
  gpuClose(&job.gpu);
  if (!isRight || job.gpu.errors)
    return 1;
  return isFinished ? 0 : INTERRUPTED;
}
