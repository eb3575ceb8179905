/* pictures.h - from arrays to pictures a person understands: tone, id colours, thread order, heat, legends.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MATERIALS_PICTURES_H
#define RAYSORT_EXAMPLES_MATERIALS_PICTURES_H

#include "common.h"
#include "materials.h"

#include <math.h>
#include <string.h>

#define WINDOW 32u /* threads that run in step on most GPUs */

static const Colour background = 0x181818;

/* How often larger the small pictures of a CPU are drawn, so that text fits beside them. */
static uint32_t magnification(uint32_t width)
{
  return (799 + width) / width;
}

/* Takes the picture. */
static Picture magnify(Picture picture, uint32_t times)
{
  Picture large = newPicture(picture.width * times, picture.height * times, background);
  for (size_t i = 0; i < (size_t)large.width * large.height; ++i)
  {
    size_t x = i % large.width / times, y = i / large.width / times;
    memcpy(&large.rgb[i * 3], &picture.rgb[(y * picture.width + x) * 3], 3);
  }
  freePicture(&picture);
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
  Picture picture = newPicture(width, height, background);
  for (size_t i = 0; i < (size_t)width * height; ++i)
    for (size_t channel = 0; channel < 3; ++channel)
      picture.rgb[i * 3 + channel] = toneMap(radiance[i * 4 + channel] / (float)samples);
  return picture;
}

/* Void is nearly black, the sky pale. */
static Colour idColour(uint32_t id)
{
  return id < MATERIAL_SKY ? paletteColour(id) : id == MATERIAL_SKY ? 0xcddef0 : 0x0a0a0c;
}

static Picture idPicture(const uint32_t *ids, uint32_t width, uint32_t height)
{
  Picture picture = newPicture(width, height, background);
  for (size_t i = 0; i < (size_t)width * height; ++i)
    setPixel(&picture, i, idColour(ids[i]));
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
static Colour heatColour(uint32_t distinct)
{
  static const Colour colours[9] = {0x262c38, 0x000000, 0x420c64, 0x8c1e6e, 0xcd3246,
                                    0xf06423, 0xfaa014, 0xfad75a, 0xffffeb};
  return colours[distinct < 8 ? distinct : 8];
}

static Picture heatPicture(const uint32_t *ids, uint32_t width, uint32_t height)
{
  Picture picture = newPicture(width, height, background);
  size_t count = (size_t)width * height;
  for (size_t begin = 0; begin < count; begin += WINDOW)
  {
    size_t length = count - begin < WINDOW ? count - begin : WINDOW;
    Colour colour = heatColour(countDistinct(ids + begin, length));
    for (size_t i = 0; i < length; ++i)
      setPixel(&picture, begin + i, colour);
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
