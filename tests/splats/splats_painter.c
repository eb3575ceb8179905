/* splats_painter.c - a painter on the CPU for examples/splats: every splat, from front to back, over every pixel that
 * it may reach, without tiles and keys. Then it compares the example's picture.
 * SPDX-License-Identifier: MIT */
#include "../examples/splats/splats.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wswitch-enum"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Stroke
{
  float depth, x, y, xx, xy, yy; /* xx, xy, yy: the covariance, pixels squared */
  uint32_t splat;
} Stroke;

static float dot(const float *a, const float *b)
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* a^T C b, of a splat's covariance */
static float form(const Splat *splat, const float *a, const float *b)
{
  const float *v = splat->variances, *c = splat->covariances;
  const float product[3] = {v[0] * b[0] + c[2] * b[1] + c[1] * b[2], c[2] * b[0] + v[1] * b[1] + c[0] * b[2],
                            c[1] * b[0] + c[0] * b[1] + v[2] * b[2]};
  return dot(a, product);
}

static Stroke project(const Splat *splat, uint32_t number, const SplatCamera *camera)
{
  const float *p = splat->position, *view = camera->view;
  float seen[3], gradients[2][3], size[2] = {(float)camera->width, (float)camera->height};
  for (int i = 0; i < 3; ++i)
    seen[i] = view[4 * i] * p[0] + view[4 * i + 1] * p[1] + view[4 * i + 2] * p[2] + view[4 * i + 3];
  for (int i = 0; i < 2; ++i) /* of the place in the picture, in world space */
  {
    const float most = 0.65f * size[i] / camera->focal, slope = fminf(fmaxf(seen[i] / seen[2], -most), most);
    for (int k = 0; k < 3; ++k)
      gradients[i][k] = camera->focal / seen[2] * (view[4 * i + k] - slope * view[8 + k]);
  }
  const Stroke stroke = {seen[2],
                         camera->focal * seen[0] / seen[2] + size[0] / 2,
                         camera->focal * seen[1] / seen[2] + size[1] / 2,
                         form(splat, gradients[0], gradients[0]) + BLUR,
                         form(splat, gradients[0], gradients[1]),
                         form(splat, gradients[1], gradients[1]) + BLUR,
                         number};
  return stroke;
}

static int isFarther(const void *a, const void *b)
{
  const Stroke *x = (const Stroke *)a, *y = (const Stroke *)b;
  return x->depth != y->depth ? (x->depth > y->depth ? 1 : -1) : (x->splat > y->splat) - (x->splat < y->splat);
}

/* Over the rows and columns within 3.4 standard deviations: there alpha is below FAINTEST. */
static void stroke(const Stroke *s, const Splat *splat, const SplatCamera *camera, float (*film)[4])
{
  const float area = s->xx * s->yy - s->xy * s->xy, wide = 3.4f * sqrtf(s->xx) + 1, high = 3.4f * sqrtf(s->yy) + 1;
  const uint32_t left = (uint32_t)fminf(fmaxf(s->x - wide, 0), 65536),
                 top = (uint32_t)fminf(fmaxf(s->y - high, 0), 65536);
  for (uint32_t y = top; area > 0 && y < camera->height && (float)y < s->y + high; ++y)
    for (uint32_t x = left; x < camera->width && (float)x < s->x + wide; ++x)
    {
      const float dx = (float)x + 0.5f - s->x, dy = (float)y + 0.5f - s->y;
      const float square = (s->yy * dx * dx - 2 * s->xy * dx * dy + s->xx * dy * dy) / area;
      const float alpha = fminf(splat->opacity * expf(-0.5f * square), DENSEST);
      float *pixel = film[(size_t)y * camera->width + x];
      if (alpha < FAINTEST || pixel[3] <= OPAQUE)
        continue;
      for (int i = 0; i < 3; ++i)
        pixel[i] += pixel[3] * alpha * splat->colour[i];
      pixel[3] *= 1 - alpha;
    }
}

static void paint(const SplatScene *scene, const SplatCamera *camera, uint8_t *rgb)
{
  const size_t pixels = (size_t)camera->width * camera->height;
  Stroke *strokes = (Stroke *)allocate(scene->count * sizeof(*strokes));
  float(*film)[4] = (float(*)[4])allocate(pixels * sizeof(*film));
  uint32_t count = 0;
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    strokes[count] = project(&scene->splats[i], i, camera);
    count += strokes[count].depth > NEAREST && scene->splats[i].opacity > FAINTEST;
  }
  qsort(strokes, count, sizeof(*strokes), isFarther);
  for (size_t i = 0; i < pixels; ++i)
    film[i][0] = film[i][1] = film[i][2] = 0, film[i][3] = 1;
  for (uint32_t i = 0; i < count; ++i)
    stroke(&strokes[i], &scene->splats[strokes[i].splat], camera, film);
  for (size_t i = 0; i < pixels * 3; ++i)
    rgb[i] = (uint8_t)(255 * fminf(film[i / 3][i % 3], 1) + 0.5f);
  free(strokes);
  free(film);
}

/* The example's picture may differ by rounding: of a place where alpha is near FAINTEST, a splat may be missing. */
static int isLike(const uint8_t *rgb, const uint8_t *other, size_t count)
{
  uint32_t most = 0;
  uint64_t sum = 0;
  for (size_t i = 0; i < count; ++i)
  {
    const uint32_t off = (uint32_t)abs(rgb[i] - other[i]);
    most = off > most ? off : most;
    sum += off;
  }
  printf("painter: at most %u of 255 off, %.4f in the mean\n", most, (double)sum / (double)count);
  return most <= 2 && sum * 20 <= count;
}

int main(int argc, char **argv)
{
  Option options[] = {{"ply", NULL, "as of splats"},
                      {"count", NULL, "as of splats"},
                      {"camera", NULL, "as of splats"},
                      {"picture", "build/splats/picture.png", "of splats"}};
  Arguments arguments;
  parseArguments(argc, argv, "splats_painter", "paints splats by the CPU and compares", &arguments, options, 4);
  int width, height, channels;
  uint8_t *picture = stbi_load(options[3].value, &width, &height, &channels, 3);
  if (!picture)
    die("%s cannot be read", options[3].value);
  const SplatScene scene = splatScene(&options[0], &options[1], &options[2]);
  const SplatCamera camera = splatCamera(&scene, (uint32_t)width, (uint32_t)height);
  Picture painted = newPicture(camera.width, camera.height, 0);
  paint(&scene, &camera, painted.rgb);
  const int isFine = isLike(painted.rgb, picture, (size_t)width * (size_t)height * 3);
  savePicture(arguments.out, "painted.png", &painted);
  free(picture);
  free(scene.splats);
  return isFine ? 0 : 1;
}
