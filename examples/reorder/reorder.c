/* reorder.c - hit objects of 64 materials, reordered and not: one shader text, in compute and natively, the same bits.
 * SPDX-License-Identifier: MIT
 *
 * The picture: quads with holes, which rays are traced through; fabricated hits in a noise of materials; misses; and
 * a frame of empty objects, for which no shader runs. Beside it the records that 32 threads in a row work on, in the
 * order of the launch and after the reorder. */
#include "program.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MATERIALS 64u
#define LABEL     20u /* pixels */
#define RUNS      5u

static uint32_t mix(uint32_t x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

/* What each pixel begins with. isCoherent: a material covers a block of pixels. */
static Found *makeFound(uint32_t width, uint32_t height, int isCoherent)
{
  Found *found = (Found *)allocate((size_t)width * height * sizeof(*found));
  for (uint32_t y = 0; y < height; ++y)
    for (uint32_t x = 0; x < width; ++x)
    {
      Found *its = &found[(size_t)y * width + x];
      const float u = ((float)x + 0.5f) / (float)width, v = ((float)y + 0.5f) / (float)height;
      const uint32_t cell = mix(x * 16 / width + 97 * (y * 9 / height));
      const uint32_t material = (isCoherent ? cell : mix(x + 7919 * y)) % MATERIALS;
      const int isFrame = fminf(fminf(u, 1 - u), fminf(v, 1 - v)) < 0.02f;
      its->kind = isFrame ? 0 : v < 0.2f ? 1 : v > 0.7f ? 3 : 2 | material << 8;
      its->hint = cell & 3;
      its->attributes[0] = u * 7 - floorf(u * 7);
      its->attributes[1] = v * 5 - floorf(v * 5);
      if (its->kind == 3)
      {
        its->attributes[0] = 2 * u - 1;
        its->attributes[1] = 1 - 2 * v;
      }
    }
  return found;
}

static uint32_t *downloadTarget(Program *program)
{
  uint32_t *words = (uint32_t *)allocate((size_t)program->target.size);
  gpuDownload(program->gpu, &program->target, 0, words, program->target.size);
  return words;
}

static void drawRecords(Picture *picture, uint32_t left, const uint32_t *records, const ProgramInfo *info)
{
  for (uint32_t i = 0; i < info->width * info->height; ++i)
    setPixel(picture, (size_t)(LABEL + i / info->width) * picture->width + left + i % info->width,
             records[i] < info->materials    ? paletteColour(records[i] + 3)
             : records[i] == info->materials ? 0x80a0d0
                                             : 0x202028);
}

static void drawTarget(Picture *picture, const uint32_t *words, const ProgramInfo *info)
{
  for (uint32_t i = 0; i < info->width * info->height; ++i)
  {
    float rgb[3];
    Colour colour = 0;
    memcpy(rgb, words + 4 * i, sizeof(rgb));
    for (uint32_t k = 0; k < 3; ++k)
      colour = colour << 8 | (Colour)(255.0f * fminf(fmaxf(rgb[k], 0), 1) + 0.5f);
    setPixel(picture, (size_t)(LABEL + i / info->width) * picture->width + i % info->width, colour);
  }
}

static void draw(Program *program, const Arguments *arguments, const uint32_t *words, const uint32_t *before,
                 const uint32_t *after)
{
  const ProgramInfo *info = &program->info;
  Picture picture = newPicture(3 * info->width + 16, info->height + LABEL, 0xffffff);
  drawTarget(&picture, words, info);
  drawRecords(&picture, info->width + 8, before, info);
  drawRecords(&picture, 2 * (info->width + 8), after, info);
  drawText(&picture, 2, 4, 1, "shaded", 0);
  drawText(&picture, info->width + 10, 4, 1, "records, as launched", 0);
  drawText(&picture, 2 * (info->width + 8) + 2, 4, 1, "records, reordered", 0);
  savePicture(arguments->out, "reorder.png", &picture);
}

static int less(const void *a, const void *b)
{
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Runs one way and compares its picture, as bits, with `words` (NULL: none yet). Returns it. Where rays were traced a
 * device may find a hit with other last bits of u and v: such pixels are counted by themselves. */
static uint32_t *runWay(Program *program, ProgramWay way, const char *name, const uint32_t *words, const Found *begun)
{
  double times[RUNS];
  uint32_t *found, differ = 0, traced = 0;
  gpuFill(program->gpu, &program->target, 0xffffffffu);
  programRun(program, way, RUNS, times);
  qsort(times, RUNS, sizeof(times[0]), less);
  found = downloadTarget(program);
  for (uint32_t i = 0; words && i < program->info.width * program->info.height; ++i)
    if (memcmp(found + 4 * i, words + 4 * i, 16) != 0)
      ++*((begun[i].kind & 0xff) == 3 ? &traced : &differ);
  printf("  %-24s %9.3f ms   %s", name, times[RUNS / 2], words ? differ + traced ? "" : "the same bits\n" : "\n");
  if (differ)
    printf("%u pixels differ\n", differ);
  else if (traced)
    printf("the same bits but for %u traced pixels: the driver may have other last bits of u and v\n", traced);
  return found;
}

int main(int argc, char **argv)
{
  Option options[] = {{"coherent", "no", "a material covers a block of pixels, in place of noise"},
                      {"rounds", "1", "of each material's operations: 8 for measuring"},
                      {"motion", "no", "the quads fall: each pixel's ray has a time. In compute only"}};
  static Program program;
  Arguments arguments;
  ProgramInfo info;
  Gpu gpu;
  memset(&arguments, 0, sizeof(arguments));
  parseArguments(argc, argv, "reorder", "Hit objects and thread reordering: one shader text for every device",
                 &arguments, options, 3);
  arguments.extras = nativeExtras;
  gpuOpen(&gpu, &arguments);
  memset(&info, 0, sizeof(info));
  info.isMoving = info.isComputeOnly = isOn(&options[2]);
  info.folder = info.isMoving ? "build/shaders/examples/reorder/motion" : "build/shaders/examples/reorder";
  info.width = arguments.width ? arguments.width : gpu.isCpu ? 256 : 1920;
  info.height = arguments.height ? arguments.height : gpu.isCpu ? 144 : 1080;
  info.materials = MATERIALS;
  info.rounds = (uint32_t)atoi(options[1].value);
  info.hintBits = 2;
  RaysortContext raysort = gpuRaysort(&gpu, RAYSORT_CAPABILITY_REORDER_BIT);
  Found *found = makeFound(info.width, info.height, isOn(&options[0]));
  const uint32_t pixels = info.width * info.height;
  uint32_t *before = (uint32_t *)allocate(pixels * 4), *after = (uint32_t *)allocate(pixels * 4);
  programOpen(&program, &gpu, raysort, &info, found);
  printf("%ux%u threads, %u materials; over the reorder a thread keeps %u bytes\n", info.width, info.height, MATERIALS,
         program.layout.bytesPerThread);
  uint32_t *words = runWay(&program, PROGRAM_REORDERED, "reordered", NULL, found);
  programOrders(&program, before, after);
  uint32_t *others[3] = {runWay(&program, PROGRAM_IN_PLACE, "in place", words, found), NULL, NULL};
  if (program.hasNative)
  {
    others[1] = runWay(&program, PROGRAM_NATIVE, "native, no reorder", words, found);
    others[2] = runWay(&program, PROGRAM_NATIVE_REORDERED, "native, its reorder", words, found);
    printf("  the device %s threads at reorderThreadNV\n", program.native.reorders ? "moves" : "does not move");
  }
  else
    printf("  native: %s\n", program.native.lacks[0] ? program.native.lacks
                             : info.isMoving         ? "not with motion"
                                                     : "no invocation reorder");
  printf("distinct records in 32 threads: %.2f as launched, %.2f reordered\n", programDistinct(before, pixels),
         programDistinct(after, pixels));
  draw(&program, &arguments, words, before, after);
  const int isSame = memcmp(words, others[0], pixels * 16) == 0;
  for (uint32_t i = 0; i < 3; ++i)
    free(others[i]);
  free(words);
  free(found);
  free(before);
  free(after);
  programClose(&program);
  raysortDestroyContext(raysort);
  gpuClose(&gpu);
  return gpu.errors || !isSame ? 1 : 0;
}
