/* triangles.c - a path tracer over triangles: trace, sort by material, a pipeline for each material, next bounce.
 * SPDX-License-Identifier: MIT
 *
 * The scene is made here, its structure is built on the host and traced on the device. --compare renders the same
 * samples in pixel order through one pipeline with all materials too: the same bits, and a table of the times. */
#include "tracer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPOSURE 0.72f

enum OptionIndex
{
  OPTION_SAMPLES,
  OPTION_BOUNCES,
  OPTION_TRIANGLES,
  OPTION_COMPARE,
  OPTION_COUNT
};

/* ---- the picture ---- */

/* A filmic curve (Narkowicz 2015), then sRGB. */
static uint8_t toneMap(float radiance)
{
  float x = EXPOSURE * radiance;
  float y = x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f);
  y = y > 0 ? y < 1 ? y : 1 : 0;
  y = y <= 0.0031308f ? 12.92f * y : 1.055f * powf(y, 1 / 2.4f) - 0.055f;
  return (uint8_t)(255 * y + 0.5f);
}

static Picture develop(const float *radiance, uint32_t width, uint32_t height, uint32_t samples)
{
  Picture picture = newPicture(width, height, 0);
  for (size_t i = 0; i < (size_t)width * height * 3; ++i)
    picture.rgb[i] = toneMap(radiance[i / 3 * 4 + i % 3] / (float)samples);
  return picture;
}

static float *render(Tracer *tracer, enum Order order, uint32_t samples, const char *what)
{
  size_t size = (size_t)tracer->pixels * 16;
  float *radiance = (float *)allocate(size);
  gpuFill(tracer->gpu, &tracer->radiance, 0);
  for (uint32_t i = 0; i < samples; ++i)
  {
    progress(what, i, samples);
    traceSample(tracer, order, i, NULL);
  }
  progress(what, 1, 1);
  gpuDownload(tracer->gpu, &tracer->radiance, 0, radiance, size);
  return radiance;
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
  for (uint32_t bounce = 0; bounce < tracer->bounces && tracer->queries; ++bounce)
    for (uint32_t kind = 0; kind < KIND_COUNT; ++kind)
    {
      uint32_t row = bounce * KIND_COUNT + kind;
      printRow(names[kind], bounce, best[SORTED].rows[row], best[UNSORTED].rows[row]);
      for (uint32_t order = 0; order < ORDER_COUNT; ++order)
        sums[order][kind] += best[order].rows[row];
    }
  for (uint32_t kind = 0; kind < KIND_COUNT && tracer->queries; ++kind)
    printRow(names[kind], MAX_BOUNCES, sums[SORTED][kind], sums[UNSORTED][kind]);
  printRow("all", MAX_BOUNCES, best[SORTED].total, best[UNSORTED].total);
  if (!tracer->queries)
    printf("(wall clock: this queue has no timestamps, so no times of the passes)\n");
}

/* Times both orders, the best of a few samples each, and compares a picture of one sample bit by bit. */
static int compare(Tracer *tracer)
{
  const uint32_t repeats = tracer->gpu->isCpu ? 2 : 10;
  static Timing best[ORDER_COUNT];
  for (uint32_t i = 0; i < repeats * ORDER_COUNT; ++i)
  {
    enum Order order = (enum Order)(i % ORDER_COUNT);
    Timing timing;
    progress("comparing", i, repeats * ORDER_COUNT);
    traceSample(tracer, order, 0, &timing);
    if (i < ORDER_COUNT || timing.total < best[order].total)
      best[order] = timing;
  }
  progress("comparing", 1, 1);
  float *sorted = render(tracer, SORTED, 1, "sorted"), *unsorted = render(tracer, UNSORTED, 1, "unsorted");
  uint32_t differ = 0;
  for (size_t i = 0; i < tracer->pixels; ++i)
    differ += memcmp(&sorted[4 * i], &unsorted[4 * i], 16) != 0;
  free(sorted);
  free(unsorted);
  printTimes(tracer, best);
  printf("%u of %u pixels differ in any bit: %s\n\n", differ, tracer->pixels, differ ? "WRONG" : "the same picture");
  return differ == 0;
}

/* ---- main ---- */

static uint32_t numberOf(const Option *option, uint32_t otherwise, uint32_t least, uint32_t most)
{
  char *end = NULL;
  unsigned long value = option->value ? strtoul(option->value, &end, 10) : otherwise;
  if ((end && *end) || value < least || value > most)
    die("--%s %s: a number from %u to %u expected", option->name, option->value, least, most);
  return (uint32_t)value;
}

int main(int argc, char **argv)
{
  static Tracer tracer;
  static Scene scene;
  Gpu gpu;
  Arguments arguments;
  int isSame = 1;
  Option options[OPTION_COUNT] = {
      {"samples", NULL, "paths a pixel; default 256, or 24 on a CPU"},
      {"bounces", NULL, "most surfaces of a path, 1 to 16; default 8, or 5 on a CPU"},
      {"triangles", NULL, "about so many; default 1200000, or 60000 on a CPU"},
      {"compare", "no", "pixel order and one pipeline too: times, and are the bits the same?"}};
  parseArguments(argc, argv, "triangles", "16 materials on triangles, path traced in sorted waves", &arguments, options,
                 OPTION_COUNT);
  gpuOpen(&gpu, &arguments);
  uint32_t width = arguments.width ? arguments.width : gpu.isCpu ? 480 : 1920;
  uint32_t height = arguments.height ? arguments.height : gpu.isCpu ? 270 : 1080;
  uint32_t samples = numberOf(&options[OPTION_SAMPLES], gpu.isCpu ? 24 : 256, 1, 1000000);
  uint32_t bounces = numberOf(&options[OPTION_BOUNCES], gpu.isCpu ? 5 : 8, 1, MAX_BOUNCES);
  if ((uint64_t)width * height > 1u << 26)
    die("--size: at most 64 million pixels");
  makeScene(&scene, numberOf(&options[OPTION_TRIANGLES], gpu.isCpu ? 60000 : 1200000, 1000, 100000000));
  openTracer(&tracer, &gpu, &scene, width, height, bounces, isOn(&options[OPTION_COMPARE]));
  freeScene(&scene);
  if (isOn(&options[OPTION_COMPARE]))
    isSame = compare(&tracer);
  double start = seconds();
  float *radiance = render(&tracer, SORTED, samples, "rendering");
  printf("%u samples of %ux%u in %.2f s\n", samples, width, height, seconds() - start);
  Picture picture = develop(radiance, width, height, samples);
  free(radiance);
  savePicture(arguments.out, "picture.png", &picture);
  closeTracer(&tracer);
  gpuClose(&gpu);
  return isSame && !gpu.errors ? 0 : 1;
}
