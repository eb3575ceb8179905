/* common.c - what every program needs: errors, memory, the clock, random numbers, progress. See common.h.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime, isatty */

#include "common.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

void die(const char *format, ...)
{
  va_list list;
  va_start(list, format);
  fputs("error: ", stderr);
  vfprintf(stderr, format, list);
  fputc('\n', stderr);
  va_end(list);
  exit(1);
}

void checkResult(VkResult result, const char *call, const char *file, int line)
{
  if (result == VK_SUCCESS)
    return;
  if (result == VK_ERROR_DEVICE_LOST)
    die("the device was lost: its driver gave up on it, or it was taken away (%.40s)", call);
  if (result == VK_ERROR_OUT_OF_HOST_MEMORY || result == VK_ERROR_OUT_OF_DEVICE_MEMORY)
    die("out of memory%s (%.40s)", result == VK_ERROR_OUT_OF_DEVICE_MEMORY ? " of the device" : "", call);
  die("%s:%d: %s: VkResult %d", file, line, call, (int)result);
}

void *allocate(size_t size)
{
  void *memory = malloc(size ? size : 1);
  if (!memory)
    die("out of memory: %zu bytes", size);
  return memory;
}

void *grown(void *memory, uint64_t wanted, uint32_t *capacity, size_t size)
{
  if (wanted <= *capacity)
    return memory;
  if (wanted + wanted / 2 > UINT32_MAX)
    die("more than 2^32 elements");
  *capacity = (uint32_t)(wanted + wanted / 2);
  memory = realloc(memory, (size_t)*capacity * size);
  if (!memory)
    die("out of memory: %llu elements", (unsigned long long)wanted);
  return memory;
}

double seconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

uint32_t randomNext(uint32_t *state)
{
  uint32_t x = *state;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  *state = x;
  return x;
}

/* ---- progress ---- */

static void drawBar(const char *what, double fraction, double elapsed)
{
  char bar[31];
  double left = fraction > 0 ? elapsed / fraction - elapsed : 0;
  for (uint32_t i = 0; i < 30; ++i)
    bar[i] = (double)i < fraction * 30 ? '#' : '.';
  bar[30] = 0;
  fprintf(stderr, "\r%-24s [%s] %3.0f %%  %.0f s, %.0f s left ", what, bar, fraction * 100, elapsed, left);
  fflush(stderr);
}

void progress(const char *what, uint64_t done, uint64_t total)
{
  static double start, last; /* one bar at a time */
  static int running, shown;
  double now = seconds();
  double fraction = total ? (double)done / (double)total : 1;
  int isTerminal = isatty(2);
  if (!running)
  {
    running = 1;
    shown = 0;
    start = now;
    last = now;
  }
  if (done < total && now - start >= 2 && now - last >= (isTerminal ? 0.1 : 5))
  {
    if (isTerminal)
      drawBar(what, fraction, now - start);
    else
      fprintf(stderr, "%s: %.0f %%, %.0f s\n", what, fraction * 100, now - start);
    last = now;
    shown = 1;
  }
  if (done >= total)
  {
    if (shown && isTerminal)
    {
      drawBar(what, 1, now - start);
      fputc('\n', stderr);
    }
    running = 0;
  }
}
