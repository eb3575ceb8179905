/* merge.c - joins partial files of weekend or triangles, in any order, into the picture that one machine would make.
 * SPDX-License-Identifier: MIT
 *
 *   weekend-merge [--png FILE] [--exposure E] [--hdr FILE] [--partial FILE] PART...
 *
 * Refuses parts that overlap, that leave a gap, or that come from another scene, size, depth or number of samples.
 * --partial FILE joins them into a larger part instead: gaps are allowed, and no picture is made unless asked for. A
 * part that is there already is replaced only if the new one has all its samples. */
#define _POSIX_C_SOURCE 200809L /* SIGXFSZ */

#include "common.h"
#include "film.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Request
{
  const char *png, *exposure, *hdr, *partial;
  char **parts; /* names */
  int count;
} Request;

static void help(void)
{
  printf("weekend-merge - joins partial files of weekend or triangles into a picture\n\n"
         "  weekend-merge [OPTION...] PART...\n\n"
         "  --png FILE        the picture; default build/weekend/weekend.png\n"
         "  --exposure E      the curve of triangles, whose own exposure is 0.72; else that of weekend\n"
         "  --hdr FILE        the same, linear, as Radiance .hdr\n"
         "  --partial FILE    a larger part in place of the picture; gaps are allowed\n"
         "  --help            this text\n");
}

static Request parse(int argc, char **argv)
{
  Request request = {NULL, NULL, NULL, NULL, argv + 1, 0};
  for (int i = 1; i < argc; ++i)
  {
    const char **value = NULL;
    if (!strcmp(argv[i], "--help"))
    {
      help();
      exit(0);
    }
    if (!strcmp(argv[i], "--png"))
      value = &request.png;
    else if (!strcmp(argv[i], "--hdr"))
      value = &request.hdr;
    else if (!strcmp(argv[i], "--exposure"))
      value = &request.exposure;
    else if (!strcmp(argv[i], "--partial"))
      value = &request.partial;
    else if (!strncmp(argv[i], "--", 2))
      die("unknown option %s; try --help", argv[i]);
    if (!value)
      request.parts[request.count++] = argv[i]; /* at or before its own place */
    else if (++i == argc)
      die("%s: a value is missing", argv[i - 1]);
    else
      *value = argv[i];
  }
  if (request.count == 0)
    die("no partial files are given; try --help");
  return request;
}

static void joinParts(const Request *request, Film *whole)
{
  char error[FILM_ERROR];
  for (int i = 0; i < request->count; ++i)
  {
    Film part;
    if (!filmLoad(&part, request->parts[i], error) || (i == 0 && !filmOpen(whole, &part.job, error)) ||
        !filmJoin(whole, &part, request->parts[i], error))
      die("%s", error);
    filmClose(&part);
    progress("joining", (uint64_t)i + 1, (uint64_t)request->count);
  }
}

int main(int argc, char **argv)
{
  const Request request = parse(argc, argv);
  const int wantsPicture = request.png || request.hdr || !request.partial;
  const char *png = request.png ? request.png : "build/weekend/weekend.png";
  char error[FILM_ERROR];
  FilmRange gap;
  Film whole;
  signal(SIGXFSZ, SIG_IGN); /* past the limit of a file's size a write then fails, as on a full disk */
  const Option exposure = {"exposure", request.exposure, NULL};
  double number = 0;
  optionNumbers(&exposure, &number, 1, 1e-6, 1e6);
  joinParts(&request, &whole);
  whole.exposure = number;
  if (wantsPicture && filmGap(&whole, &gap))
    die("the parts leave a gap: samples %u to %u of %u are missing", gap.first, gap.end - 1, whole.job.samples);
  if (request.partial && !filmSave(&whole, request.partial, error))
    die("%s", error);
  if (!request.png && wantsPicture)
    makeFolder("build/weekend");
  if (wantsPicture && !filmWritePng(&whole, png, error))
    die("%s", error);
  if (request.hdr && !filmWriteHdr(&whole, request.hdr, error))
    die("%s", error);
  printf("%d parts, %u x %u, %u samples: %s\n", request.count, whole.job.width, whole.job.height, whole.job.samples,
         wantsPicture ? png : request.partial);
  if (whole.badSamples)
    printf("%llu samples were not finite or out of range and count as black\n", (unsigned long long)whole.badSamples);
  filmClose(&whole);
  return 0;
}
