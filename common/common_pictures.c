/* common_pictures.c - pictures, the text in them, and PNG files. See common.h.
 * SPDX-License-Identifier: MIT
 *
 * The only file with the implementations of stb_image_write and stb_easy_font. */
#define _POSIX_C_SOURCE 200809L /* mkdir */

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wmissing-braces"
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#include <stb/stb_easy_font.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include "common.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_PATH 1024
#define MAX_TEXT 256

Colour paletteColour(uint32_t index)
{
  /* Hues a golden angle apart, in five tones in turn: those with nearly the same hue are 8, 13 or 21 apart. */
  static const double value[5] = {0.95, 0.62, 0.85, 0.42, 0.92}, saturation[5] = {0.65, 0.85, 0.95, 0.65, 0.38};
  Colour colour = 0;
  double hue = fmod(0.58 + 0.61803398875 * (double)index, 1.0) * 6;
  for (uint32_t channel = 0; channel < 3; ++channel)
  {
    double distance = fabs(fmod(hue + 6 - 2.0 * (double)channel, 6.0) - 3); /* 3 at the channel's own hue */
    double ramp = distance <= 1 ? 0 : distance >= 2 ? 1 : distance - 1;
    double shade = value[index % 5] * (1 - saturation[index % 5] * (1 - ramp));
    colour = colour << 8 | (Colour)(shade * 255 + 0.5);
  }
  return colour;
}

Picture newPicture(uint32_t width, uint32_t height, Colour colour)
{
  Picture picture = {width, height, NULL};
  picture.rgb = (uint8_t *)allocate((size_t)3 * width * height);
  fillRectangle(&picture, 0, 0, width, height, colour);
  return picture;
}

void freePicture(Picture *picture)
{
  free(picture->rgb);
  memset(picture, 0, sizeof(*picture));
}

void setPixel(Picture *picture, size_t index, Colour colour)
{
  uint8_t *rgb = picture->rgb + 3 * index;
  rgb[0] = (uint8_t)(colour >> 16);
  rgb[1] = (uint8_t)(colour >> 8);
  rgb[2] = (uint8_t)colour;
}

void fillRectangle(Picture *picture, uint32_t x, uint32_t y, uint32_t width, uint32_t height, Colour colour)
{
  for (uint32_t row = y; row < picture->height && row - y < height; ++row) /* y + height could wrap */
    for (uint32_t column = x; column < picture->width && column - x < width; ++column)
      setPixel(picture, (size_t)row * picture->width + column, colour);
}

/* A rectangle is 4 vertices of x, y, z and a colour. The font knows whole dots only. */
const float *textQuads(const char *text, uint32_t *count)
{
  static float vertices[11 * MAX_TEXT * 16]; /* no letter has more than 11 */
  char copy[MAX_TEXT];
  snprintf(copy, sizeof(copy), "%s", text); /* the font takes no const */
  *count = (uint32_t)stb_easy_font_print(0, 0, copy, NULL, vertices, (int)sizeof(vertices));
  return vertices;
}

void drawText(Picture *picture, uint32_t x, uint32_t y, uint32_t scale, const char *text, Colour colour)
{
  uint32_t count;
  const float *letters = textQuads(text, &count);
  for (const float *quad = letters; quad < letters + 16 * count; quad += 16)
    fillRectangle(picture, x + scale * (uint32_t)quad[0], y + scale * (uint32_t)quad[1],
                  scale * (uint32_t)(quad[8] - quad[0]), scale * (uint32_t)(quad[9] - quad[1]), colour);
}

uint32_t textWidth(uint32_t scale, const char *text)
{
  char copy[MAX_TEXT];
  snprintf(copy, sizeof(copy), "%s", text);
  return scale * (uint32_t)stb_easy_font_width(copy);
}

void makeFolder(const char *folder)
{
  char path[MAX_PATH];
  if (snprintf(path, sizeof(path), "%s", folder) >= (int)sizeof(path))
    die("%s: the path is too long", folder);
  for (size_t i = 1; path[i]; ++i)
    if (path[i] == '/')
    {
      path[i] = 0;
      mkdir(path, 0777); /* what really fails shows itself at the last one */
      path[i] = '/';
    }
  if (mkdir(path, 0777) && errno != EEXIST)
    die("cannot make the folder %s", folder);
}

static void writeBytes(void *context, void *data, int size) /* as stb_image_write calls it; ferror tells how it went */
{
  (void)fwrite(data, 1, (size_t)size, (FILE *)context);
}

void writePng(const char *folder, const char *name, const Picture *picture)
{
  char path[MAX_PATH];
  makeFolder(folder);
  if (snprintf(path, sizeof(path), "%s/%s", folder, name) >= (int)sizeof(path))
    die("%s: the path is too long", folder);
  int width = (int)picture->width, height = (int)picture->height;
  FILE *file = fopen(path, "wb");
  if (!file)
    die("cannot write %s: %s", path, strerror(errno));
  int good = stbi_write_png_to_func(writeBytes, file, width, height, 3, picture->rgb, width * 3) && !ferror(file);
  if (fclose(file) != 0 || !good)
  {
    remove(path); /* half a picture */
    die("cannot write %s: is the disk full?", path);
  }
  printf("wrote %s\n", path);
}

void savePicture(const char *folder, const char *name, Picture *picture)
{
  writePng(folder, name, picture);
  freePicture(picture);
}
