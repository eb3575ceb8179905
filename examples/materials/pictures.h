/* pictures.h - from arrays to pictures a person understands: tone, id colours, thread order, heat, legends.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MATERIALS_PICTURES_H
#define RAYSORT_EXAMPLES_MATERIALS_PICTURES_H

#include "common.h"
#include "materials.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#include <stb/stb_easy_font.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#define WINDOW 32u /* threads that run in step on most GPUs */

typedef struct Picture
{
  uint32_t width, height;
  uint8_t *rgb;
} Picture;

static Picture newPicture(uint32_t width, uint32_t height)
{
  Picture picture;
  picture.width = width;
  picture.height = height;
  picture.rgb = (uint8_t *)allocate((size_t)width * height * 3);
  memset(picture.rgb, 24, (size_t)width * height * 3);
  return picture;
}

static void fillRectangle(Picture *picture, int x, int y, int width, int height, const uint8_t rgb[3])
{
  for (int row = y < 0 ? 0 : y; row < y + height && row < (int)picture->height; ++row)
    for (int column = x < 0 ? 0 : x; column < x + width && column < (int)picture->width; ++column)
      memcpy(&picture->rgb[((size_t)row * picture->width + (size_t)column) * 3], rgb, 3);
}

/* Letters are 7 `scale` high. Returns where the text ends. */
static int drawText(Picture *picture, int x, int y, int scale, const char *text, const uint8_t rgb[3])
{
  static char quads[64000];
  char copy[256];
  snprintf(copy, sizeof(copy), "%s", text); /* stb_easy_font takes no const */
  int count = stb_easy_font_print(0, 0, copy, NULL, quads, sizeof(quads));
  for (int i = 0; i < count; ++i)
  {
    float corners[16]; /* x, y, z and a colour, four times; 0 and 2 are opposite */
    memcpy(corners, &quads[(size_t)i * 64], sizeof(corners));
    fillRectangle(picture, x + (int)corners[0] * scale, y + (int)corners[1] * scale,
                  (int)(corners[8] - corners[0]) * scale, (int)(corners[9] - corners[1]) * scale, rgb);
  }
  return x + stb_easy_font_width(copy) * scale;
}

/* How often larger the small pictures of a CPU are drawn, so that text fits beside them. */
static uint32_t magnification(uint32_t width)
{
  return (799 + width) / width;
}

/* Takes the picture. */
static Picture magnify(Picture picture, uint32_t times)
{
  Picture large = newPicture(picture.width * times, picture.height * times);
  for (size_t i = 0; i < (size_t)large.width * large.height; ++i)
  {
    size_t x = i % large.width / times, y = i / large.width / times;
    memcpy(&large.rgb[i * 3], &picture.rgb[(y * picture.width + x) * 3], 3);
  }
  free(picture.rgb);
  return large;
}

/* Copies `from`, shrunk by a whole number: the mean of the pixels, or one of them. */
static void placePicture(Picture *to, uint32_t x, uint32_t y, const Picture *from, uint32_t shrink, int isAverage)
{
  for (uint32_t row = 0; row < from->height / shrink; ++row)
    for (uint32_t column = 0; column < from->width / shrink; ++column)
      for (uint32_t channel = 0; channel < 3; ++channel)
      {
        uint32_t sum = 0, side = isAverage ? shrink : 1;
        for (uint32_t i = 0; i < side * side; ++i)
          sum +=
              from->rgb[((size_t)(row * shrink + i / side) * from->width + column * shrink + i % side) * 3 + channel];
        to->rgb[((size_t)(y + row) * to->width + x + column) * 3 + channel] = (uint8_t)(sum / (side * side));
      }
}

/* A filmic curve (a rational fit of the ACES one), then sRGB. */
static uint8_t toneMap(float value)
{
  double x = value > 0 ? 0.80 * (double)value : 0;
  double y = x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14);
  y = y > 1 ? 1 : y;
  y = y <= 0.0031308 ? 12.92 * y : 1.055 * pow(y, 1 / 2.4) - 0.055;
  return (uint8_t)(y * 255 + 0.5);
}

static Picture tonePicture(const float *radiance, uint32_t width, uint32_t height, uint32_t samples)
{
  Picture picture = newPicture(width, height);
  for (size_t i = 0; i < (size_t)width * height; ++i)
    for (size_t channel = 0; channel < 3; ++channel)
      picture.rgb[i * 3 + channel] = toneMap(radiance[i * 4 + channel] / (float)samples);
  return picture;
}

/* Void is nearly black, the sky pale. */
static void idColour(uint32_t id, uint8_t rgb[3])
{
  static const uint8_t sky[3] = {205, 222, 240}, nothing[3] = {10, 10, 12};
  if (id < MATERIAL_SKY)
    paletteColour(id, rgb);
  else
    memcpy(rgb, id == MATERIAL_SKY ? sky : nothing, 3);
}

static Picture idPicture(const uint32_t *ids, uint32_t width, uint32_t height)
{
  Picture picture = newPicture(width, height);
  for (size_t i = 0; i < (size_t)width * height; ++i)
    idColour(ids[i], &picture.rgb[i * 3]);
  return picture;
}

/* How many different ids there are in a window; void threads do not run. */
static uint32_t countDistinct(const uint32_t *ids, size_t count)
{
  uint32_t seen = 0, distinct = 0;
  for (size_t i = 0; i < count; ++i)
    if (ids[i] < MATERIAL_COUNT)
      seen |= 1u << ids[i];
  for (; seen; seen &= seen - 1)
    ++distinct;
  return distinct;
}

/* 0: nothing runs; 1: black, as it should be; from there over red and yellow to white. */
static void heatColour(uint32_t distinct, uint8_t rgb[3])
{
  static const uint8_t colours[9][3] = {{38, 44, 56},   {0, 0, 0},      {66, 12, 100},  {140, 30, 110}, {205, 50, 70},
                                        {240, 100, 35}, {250, 160, 20}, {250, 215, 90}, {255, 255, 235}};
  memcpy(rgb, colours[distinct < 8 ? distinct : 8], 3);
}

static Picture heatPicture(const uint32_t *ids, uint32_t width, uint32_t height)
{
  Picture picture = newPicture(width, height);
  size_t count = (size_t)width * height;
  for (size_t begin = 0; begin < count; begin += WINDOW)
  {
    size_t length = count - begin < WINDOW ? count - begin : WINDOW;
    uint8_t rgb[3];
    heatColour(countDistinct(ids + begin, length), rgb);
    for (size_t i = 0; i < length; ++i)
      memcpy(&picture.rgb[(begin + i) * 3], rgb, 3);
  }
  return picture;
}

/* Different materials in a window of 32 threads, on average over the windows in which something runs. */
static double meanDistinct(const uint32_t *ids, size_t count)
{
  uint64_t sum = 0, windows = 0;
  for (size_t begin = 0; begin < count; begin += WINDOW)
  {
    uint32_t distinct = countDistinct(ids + begin, count - begin < WINDOW ? count - begin : WINDOW);
    sum += distinct;
    windows += distinct > 0;
  }
  return windows ? (double)sum / (double)windows : 0;
}

#endif
