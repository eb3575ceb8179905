/* model_pictures.c - the pictures of models: PNG, JPEG and others by stb_image, WebP by its library where it is.
 * SPDX-License-Identifier: MIT */
#include "model_private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifdef MODEL_WEBP
#include <webp/decode.h>
#endif

#define STB_IMAGE_STATIC /* tinygltf brings stb's functions as symbols */
#define STB_IMAGE_IMPLEMENTATION
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function" /* told at the end of the file */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wswitch-enum"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include <stb/stb_image.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#define MAX_PICTURE 16384
#define MAX_NAME    4096
#define MAX_FILE    (1u << 30)

/* Four bytes a texel; NULL and why. */
static uint8_t *decoded(const uint8_t *bytes, size_t size, int *width, int *height, const char **why)
{
  int channels;
  *why = "it is larger than 1 GiB";
  if (size > MAX_FILE)
    return NULL;
  if (size > 12 && !memcmp(bytes, "RIFF", 4) && !memcmp(bytes + 8, "WEBP", 4))
  {
#ifdef MODEL_WEBP
    *why = "it is broken";
    if (!WebPGetInfo(bytes, size, width, height))
      return NULL;
    const size_t room = (size_t)*width * (size_t)*height * 4; /* at most 16383 x 16383 */
    uint8_t *texels = (uint8_t *)malloc(room);
    if (texels && WebPDecodeRGBAInto(bytes, size, texels, room, 4 * *width))
      return texels;
    free(texels);
#else
    *why = "this program was built without WebP (Debian: libwebp-dev)";
#endif
    return NULL;
  }
  *why = "it is larger than 16384 x 16384";
  if (stbi_info_from_memory(bytes, (int)size, width, height, &channels) &&
      (*width > MAX_PICTURE || *height > MAX_PICTURE))
    return NULL;
  uint8_t *texels = stbi_load_from_memory(bytes, (int)size, width, height, &channels, 4);
  *why = texels ? NULL : stbi_failure_reason() ? stbi_failure_reason() : "it is broken";
  return texels;
}

static uint32_t leftOut(const char *path, const char *name, const char *why)
{
  fprintf(stderr, "%s: the picture %.200s is left out: %s\n", path, name, why);
  return MODEL_NONE;
}

uint32_t modelAddPicture(Model *model, const char *path, const char *name, const uint8_t *bytes, size_t size)
{
  ModelTexture *texture = &model->textures[model->textureCount];
  int width = 0, height = 0;
  const char *why;
  uint8_t *from = decoded(bytes, size, &width, &height, &why);
  if (!from)
    return leftOut(path, name, why);
  const size_t count = (size_t)width * (size_t)height;
  memset(texture, 0, sizeof(*texture));
  texture->width = (uint32_t)width;
  texture->height = (uint32_t)height;
  texture->same = MODEL_NONE;
  texture->texels = (uint32_t *)modelZeros(count, 4);
  for (size_t i = 0; i < count; ++i)
    texture->texels[i] = (uint32_t)from[4 * i] | (uint32_t)from[4 * i + 1] << 8 | (uint32_t)from[4 * i + 2] << 16 |
                         (uint32_t)from[4 * i + 3] << 24;
  free(from); /* stb's memory is malloc's */
  return model->textureCount++;
}

uint32_t modelAddPictureFile(Model *model, const char *path, const char *name)
{
  char full[MAX_NAME];
  const char *slash = strrchr(path, '/');
  const int folder = slash && name[0] != '/' ? (int)(slash - path) + 1 : 0;
  long size = -1;
  if (snprintf(full, sizeof(full), "%.*s%s", folder, path, name) >= (int)sizeof(full))
    return leftOut(path, name, "its name is too long");
  for (char *c = full; *c; ++c)
    *c = *c == '\\' ? '/' : *c;
  FILE *file = fopen(full, "rb");
  if (file && fseek(file, 0, SEEK_END) == 0)
    size = ftell(file);
  if (size < 0 || size > (long)MAX_FILE)
  {
    if (file)
      fclose(file);
    return leftOut(path, name, file ? "it cannot be read" : "not found");
  }
  uint8_t *bytes = (uint8_t *)modelZeros((size_t)size, 1);
  rewind(file);
  const size_t got = fread(bytes, 1, (size_t)size, file);
  fclose(file);
  const uint32_t number = modelAddPicture(model, path, name, bytes, got);
  free(bytes);
  return number;
}

float *modelLoadRadiance(const char *path, uint32_t *width, uint32_t *height)
{
  int w = 0, h = 0, channels = 0;
  float *from = stbi_loadf(path, &w, &h, &channels, 3);
  if (!from || w > MAX_PICTURE || h > MAX_PICTURE / 2)
    die("%s: %s", path, from ? "it is larger than 16384 x 8192" : stbi_failure_reason());
  const size_t count = (size_t)w * (size_t)h;
  float *texels = (float *)modelZeros(4 * count, sizeof(float));
  for (size_t i = 0; i < 3 * count; ++i)
    texels[i / 3 * 4 + i % 3] = isfinite(from[i]) ? fminf(fmaxf(from[i], 0), 65504) : 0;
  for (size_t i = 0; i < count; ++i)
    texels[4 * i + 3] = 1;
  stbi_image_free(from);
  *width = (uint32_t)w;
  *height = (uint32_t)h;
  return texels;
}
