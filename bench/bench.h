/* bench.h - what the benchmarks share: percentiles, lists on the command line, files.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_BENCH_H
#define RAYSORT_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"
#include "inputs.h"

#define BENCH_FOLDER "build/bench" /* relative to the repository's root, as for all programs here */
#define BENCH_LIST   32            /* most values of a list */

typedef struct BenchTimes
{
  double median, low, high; /* milliseconds; the 10th and the 90th percentile */
} BenchTimes;

typedef struct BenchList
{
  uint32_t count;
  uint32_t values[BENCH_LIST];
} BenchList;

static inline int benchLess(const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Sorts the samples. */
static inline BenchTimes benchTimes(double *samples, uint32_t count)
{
  BenchTimes times;
  qsort(samples, count, sizeof(*samples), benchLess);
  times.median = 0.5 * (samples[(count - 1) / 2] + samples[count / 2]);
  times.low = samples[(count - 1) / 10];
  times.high = samples[count - 1 - (count - 1) / 10];
  return times;
}

#define BENCH_MAX_PASSES 64

typedef struct BenchPasses
{
  Gpu *gpu;
  RaysortContext raysort;
  uint32_t count;
  const RaysortPass *passes;
  RaysortTimestamps *timestamps; /* or NULL */
} BenchPasses;

static inline void benchRecordPasses(void *user, VkCommandBuffer commandBuffer)
{
  const BenchPasses *what = (const BenchPasses *)user;
  CHECK(raysortCmdPasses(what->raysort, commandBuffer, what->count, what->passes, what->timestamps));
}

/* Median milliseconds of each pass, in runs of their own: timestamps between passes cost a little. Returns the median
 * of all passes together, without these. */
static inline double benchPasses(Gpu *gpu, RaysortContext raysort, uint32_t runs, uint32_t count,
                                 const RaysortPass *passes, double *milliseconds)
{
  BenchPasses what = {gpu, raysort, count, passes, NULL};
  VkQueryPool pool = gpuQueries(gpu, 2 * count);
  double *samples = (double *)allocate((count + 1) * runs * sizeof(*samples)), pairs[2 * BENCH_MAX_PASSES];
  double *all = samples + count * runs;
  gpuTime(gpu, runs, benchRecordPasses, &what, all);
  for (uint32_t run = 0; run < runs; ++run)
  {
    RaysortTimestamps timestamps = {pool, 0, 2 * count, gpu->queueFamily, 0};
    VkCommandBuffer commandBuffer = gpuBegin(gpu);
    what.timestamps = &timestamps;
    vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * count);
    benchRecordPasses(&what, commandBuffer);
    gpuSubmit(gpu, commandBuffer);
    gpuReadQueries(gpu, pool, 0, 2 * count, pairs);
    for (uint32_t i = 0; i < count; ++i)
      samples[i * runs + run] = pairs[2 * i + 1] - pairs[2 * i];
  }
  for (uint32_t i = 0; i < count; ++i)
    milliseconds[i] = benchTimes(&samples[i * runs], runs).median;
  const double together = benchTimes(all, runs).median;
  vkDestroyQueryPool(gpu->device, pool, NULL);
  free(samples);
  return together;
}

/* "8,64,2M": numbers, also with k (1000) and M (1000000). */
static inline BenchList benchList(const char *option, const char *text, uint32_t most)
{
  BenchList list;
  memset(&list, 0, sizeof(list));
  for (const char *at = text; *at;)
  {
    char *end = NULL;
    double value = strtod(at, &end);
    int isNumber = end != at;
    if (*end == 'k' || *end == 'M')
      value *= *end++ == 'k' ? 1e3 : 1e6;
    if (!isNumber || (*end && *end != ',') || value < 1 || value > most || list.count == BENCH_LIST)
      die("--%s %s: at most %u numbers from 1 to %u, with commas between them", option, text, BENCH_LIST, most);
    list.values[list.count++] = (uint32_t)value;
    at = *end ? end + 1 : end;
  }
  if (!list.count)
    die("--%s: a list is missing", option);
  return list;
}

/* One number. */
static inline uint32_t benchNumber(const char *option, const char *text, uint32_t most)
{
  if (strchr(text, ','))
    die("--%s %s: one number, not a list", option, text);
  return benchList(option, text, most).values[0];
}

/* "uniform,one": of `count` names. */
static inline BenchList benchNames(const char *option, const char *text, const char *const *names, uint32_t count)
{
  BenchList list;
  memset(&list, 0, sizeof(list));
  while (*text)
  {
    size_t length = strcspn(text, ",");
    uint32_t found = 0;
    while (found < count && (length != strlen(names[found]) || strncmp(text, names[found], length) != 0))
      ++found;
    if (found == count || list.count == BENCH_LIST)
    {
      for (uint32_t i = 0; i < count; ++i)
        fprintf(stderr, "%s%s", i ? "," : "", names[i]);
      die("\n--%s %s: of these", option, text);
    }
    list.values[list.count++] = found;
    text += length + (text[length] == ',');
  }
  if (!list.count)
    die("--%s: a list is missing", option);
  return list;
}

static inline BenchList benchDistributions(const char *option, const char *text)
{
  return benchNames(option, text, distributionNames, DISTRIBUTION_COUNT);
}

/* A figure as text; a dash for 0: nobody measured it. */
static inline const char *benchFigure(char text[16], double value, int decimals)
{
  if (value > 0)
    snprintf(text, 16, "%.*f", decimals, value);
  else
    snprintf(text, 16, "-");
  return text;
}

static inline FILE *benchOpen(const char *path)
{
  FILE *file = fopen(path, "w");
  if (!file)
    die("cannot write %s", path);
  return file;
}

/* Before minutes of work, not after. What the file holds stays. */
static inline void benchCanWrite(const char *path)
{
  FILE *file = fopen(path, "a");
  if (!file)
    die("cannot write %s", path);
  fclose(file);
}

static inline void benchClose(FILE *file, const char *path)
{
  int failed = ferror(file);
  if (fclose(file) || failed)
    die("cannot write %s", path);
  printf("wrote %s\n", path);
}

/* base, rotated: entry i is base[(i + rotation) % n]; bytes: of an entry */
static inline void benchRotate(void *to, const void *base, uint32_t n, uint32_t rotation, size_t bytes)
{
  size_t first = (size_t)(n - rotation) * bytes, second = (size_t)rotation * bytes;
  memcpy(to, (const char *)base + second, first);
  memcpy((char *)to + first, base, second);
}

static inline VkDeviceSize benchAlign(VkDeviceSize size)
{
  return (size + 255) & ~(VkDeviceSize)255;
}

/* A part of a buffer, as raysort wants it. */
static inline RaysortBuffer benchPart(const GpuBuffer *buffer, VkDeviceSize offset, VkDeviceSize size)
{
  RaysortBuffer part;
  part.buffer = buffer->buffer;
  part.offset = offset;
  part.size = size;
  return part;
}

#endif
