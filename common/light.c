/* light.c - see light.h.
 * SPDX-License-Identifier: MIT */
#include "light.h"

#include "common.h"
#include "model.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TURN 6.28318531f

/* ---- what is drawn by its power ---- */

/* Vose's alias method. */
LightEntry *lightTable(const float *weights, uint32_t count)
{
  LightEntry *table = (LightEntry *)allocate(count * sizeof(LightEntry));
  double total = 0, *shares = (double *)allocate(count * sizeof(double));
  uint32_t *stack = (uint32_t *)allocate(count * sizeof(uint32_t)), low = 0, high = count;
  for (uint32_t i = 0; i < count; ++i)
    total += (double)weights[i];
  for (uint32_t i = 0; i < count; ++i)
  {
    shares[i] = total > 0 ? (double)weights[i] / total * count : 1;
    stack[shares[i] < 1 ? low++ : --high] = i; /* from the left those below the mean, from the right the others */
    table[i].keep = 1;
    table[i].other = i;
  }
  while (low > 0 && high < count)
  {
    const uint32_t less = stack[--low], more = stack[high];
    table[less].keep = (float)shares[less];
    table[less].other = more;
    shares[more] -= 1 - shares[less];
    if (shares[more] < 1)
    {
      ++high;
      stack[low++] = more;
    }
  }
  free(stack);
  free(shares);
  return table;
}

float lightBrightness(const float *colour)
{
  return 0.2126f * colour[0] + 0.7152f * colour[1] + 0.0722f * colour[2];
}

/* ---- environments ---- */

static void skyTexel(const float direction[3], float *radiance)
{
  static const float sun[3] = {-0.55f, 0.55f, 0.6285f};
  static const float low[3] = {0.62f, 0.66f, 0.70f}, high[3] = {0.12f, 0.26f, 0.62f}, ground[3] = {0.20f, 0.18f, 0.16f};
  static const float light[3] = {2400, 2050, 1600};
  const float up = sqrtf(fmaxf(direction[1], 0)),
              toSun = direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2];
  const float glow = toSun > 0 ? 0.5f * powf(toSun, 24) : 0;
  for (uint32_t k = 0; k < 3; ++k)
  {
    radiance[k] = direction[1] < 0 ? ground[k] : low[k] + (high[k] - low[k]) * up + glow * light[k] / 2400;
    if (toSun > cosf(0.03f))
      radiance[k] += light[k];
  }
}

/* The density of a draw is that of the radiance, made smooth: what lies between two texels is seen from both. */
static void finishEnvironment(Environment *e)
{
  const uint32_t width = e->width, height = e->height, count = width * height;
  float *weights = (float *)allocate(count * sizeof(float)), *texels = e->texels;
  double total = 0, mean = 0;
  for (uint32_t i = 0; i < count; ++i)
    mean += (double)lightBrightness(texels + 4 * (size_t)i) / count;
  for (uint32_t i = 0; i < count; ++i)
  {
    const uint32_t x = i % width, y = i / width;
    float sum = 0;
    for (uint32_t k = 0; k < 9; ++k)
    {
      const uint32_t column = (x + width + k % 3 - 1) % width;
      const uint32_t row = y + k / 3 < 1 ? 0 : y + k / 3 > height ? height - 1 : y + k / 3 - 1;
      const float part = (k % 3 == 1 ? 2.0f : 1.0f) * (k / 3 == 1 ? 2.0f : 1.0f) / 16;
      sum += part * lightBrightness(texels + 4 * ((size_t)row * width + column));
    }
    texels[4 * (size_t)i + 3] = sum + 0.01f * (float)mean;
    weights[i] = texels[4 * (size_t)i + 3] *
                 (cosf((float)y * TURN / 2 / (float)height) - cosf((float)(y + 1) * TURN / 2 / (float)height));
    total += (double)weights[i] * (double)TURN / width;
  }
  for (uint32_t i = 0; i < count; ++i)
    texels[4 * (size_t)i + 3] = total > 0 ? (float)((double)texels[4 * (size_t)i + 3] / total) : 0;
  e->count = count;
  e->table = lightTable(weights, count);
  free(weights);
}

void environmentMake(Environment *e, const char *name)
{
  const int isWhite = !strcmp(name, "white"), isSky = !strcmp(name, "sky");
  environmentFree(e);
  if (!strcmp(name, "none"))
    return;
  e->width = isWhite ? 8 : 512;
  e->height = isWhite ? 4 : 256;
  if (isWhite || isSky)
    e->texels = (float *)allocate((size_t)e->width * e->height * 16);
  else
    e->texels = modelLoadRadiance(name, &e->width, &e->height);
  for (uint32_t i = 0; (isWhite || isSky) && i < e->width * e->height; ++i)
  {
    const float angle = (((float)(i % e->width) + 0.5f) / (float)e->width - 0.5f) * TURN;
    const float polar = ((float)(i / e->width) + 0.5f) / (float)e->height * TURN / 2;
    const float direction[3] = {sinf(polar) * sinf(angle), cosf(polar), -sinf(polar) * cosf(angle)};
    float *texel = e->texels + 4 * (size_t)i;
    texel[0] = texel[1] = texel[2] = 1;
    if (isSky)
      skyTexel(direction, texel);
  }
  finishEnvironment(e);
}

void environmentFree(Environment *e)
{
  free(e->texels);
  free(e->table);
  memset(e, 0, sizeof(*e));
}

/* ---- mirrors ---- */

/* The mean is over visible normals, so it is over how much of each facet's light gets out. */
void mirrorAlbedos(float (*table)[4], uint32_t size)
{
  const uint32_t draws = 1024;
  for (uint32_t i = 0; i < size * size; ++i)
  {
    const float rough = (float)(i / size) / (float)(size - 1), alpha = fmaxf(rough * rough, 0.004f);
    const float cosine = fmaxf((float)(i % size) / (float)(size - 1), 0.02f), sine = sqrtf(1 - cosine * cosine);
    float x = 0, y = 0;
    for (uint32_t k = 0; k < draws; ++k)
    {
      const float u = ((float)k + 0.5f) / (float)draws, angle = 6.28318531f * fmodf(0.61803399f * (float)k, 1);
      const float length = sqrtf(alpha * alpha * sine * sine + cosine * cosine);
      const float sx = alpha * sine / length, sz = cosine / length, z = (1 - u) * (1 + sz) - sz;
      const float around = sqrtf(fmaxf(1 - z * z, 0)), mx = alpha * (around * cosf(angle) + sx);
      const float my = alpha * around * sinf(angle), mz = fmaxf(z + sz, 1e-6f);
      const float whole = sqrtf(mx * mx + my * my + mz * mz), vm = (mx * sine + mz * cosine) / whole;
      const float up = 2 * vm * mz / whole - cosine;
      if (up <= 0)
        continue;
      const float seen = 2 * up / (up + sqrtf(alpha * alpha + (1 - alpha * alpha) * up * up));
      const float grazing = powf(fmaxf(1 - vm, 0), 5);
      x += seen * (1 - grazing) / (float)draws;
      y += seen * grazing / (float)draws;
    }
    table[i][0] = x;
    table[i][1] = y;
    table[i][2] = table[i][3] = 0;
  }
}

/* ---- pictures ---- */

static float linearOf(uint32_t byte)
{
  const float x = (float)byte / 255;
  return x <= 0.04045f ? x / 12.92f : powf((x + 0.055f) / 1.055f, 2.4f);
}

static uint32_t encoded(float x)
{
  const float y = x <= 0.0031308f ? x * 12.92f : 1.055f * powf(x, 1 / 2.4f) - 0.055f;
  return (uint32_t)(fminf(fmaxf(y, 0), 1) * 255 + 0.5f);
}

/* A level from the one before: means of 2 x 2 texels, of colours in linear light. */
static void shrink(const uint32_t *from, uint32_t width, uint32_t height, uint32_t *to, int isColour)
{
  static float table[256];
  const uint32_t smallWidth = width > 1 ? width / 2 : 1, smallHeight = height > 1 ? height / 2 : 1;
  for (uint32_t i = 0; table[255] == 0 && i < 256; ++i)
    table[i] = linearOf(i);
  for (uint32_t y = 0; y < smallHeight; ++y)
    for (uint32_t x = 0; x < smallWidth; ++x)
    {
      uint32_t texel = 0;
      for (uint32_t channel = 0; channel < 32; channel += 8)
      {
        float sum = 0;
        for (uint32_t k = 0; k < 4; ++k)
        {
          const uint32_t column = 2 * x + k % 2 < width ? 2 * x + k % 2 : width - 1;
          const uint32_t row = 2 * y + k / 2 < height ? 2 * y + k / 2 : height - 1;
          const uint32_t byte = from[(size_t)row * width + column] >> channel & 255;
          sum += isColour && channel < 24 ? table[byte] : (float)byte / 255;
        }
        texel |= (isColour && channel < 24 ? encoded(sum / 4) : (uint32_t)(sum / 4 * 255 + 0.5f)) << channel;
      }
      to[(size_t)y * smallWidth + x] = texel;
    }
}

uint64_t pictureTexels(uint32_t width, uint32_t height)
{
  uint64_t total = 0;
  for (uint32_t level = 0; (width | height) >> level; ++level)
  {
    const uint64_t w = width >> level, h = height >> level;
    total += (w ? w : 1) * (h ? h : 1);
  }
  return total;
}

uint32_t pictureLevels(uint32_t width, uint32_t height, const uint32_t *texels, int isColour, uint32_t *to)
{
  uint32_t levels = 1;
  memcpy(to, texels, (size_t)width * height * 4);
  for (; (width | height) >> 1; ++levels)
  {
    uint32_t *next = to + (size_t)width * height;
    shrink(to, width, height, next, isColour);
    width = width > 1 ? width / 2 : 1;
    height = height > 1 ? height / 2 : 1;
    to = next;
  }
  return levels;
}
