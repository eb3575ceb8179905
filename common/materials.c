/* materials.c - see materials.h.
 * SPDX-License-Identifier: MIT */
#include "materials.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void materialsMake(Materials *m, uint32_t count)
{
  m->materialCount = count;
  m->materials = (Material *)allocate(count * sizeof(Material));
  m->names = (char(*)[NAME_SIZE])allocate((size_t)count * NAME_SIZE);
}

uint32_t materialsAddTexture(Materials *m, uint32_t width, uint32_t height, const uint32_t *texels, int isColour)
{
  const uint64_t total = pictureTexels(width, height);
  Texture texture = {width, height, m->texelCount, 0};
  if (m->texelCount + total > 1u << 30)
    die("the pictures have more than 2^30 texels: a shader indexes 4 GiB");
  m->textures = (Texture *)grown(m->textures, m->textureCount + 1, &m->textureCapacity, sizeof(Texture));
  m->texels = (uint32_t *)grown(m->texels, m->texelCount + total, &m->texelCapacity, sizeof(uint32_t));
  texture.levels = pictureLevels(width, height, texels, isColour, m->texels + m->texelCount);
  m->texelCount += (uint32_t)total;
  m->textures[m->textureCount] = texture;
  return m->textureCount++;
}

/* A picture that is missing was left out by the loader, with a sentence. Where one picture is asked for as a colour and
 * as numbers, the first asker decides how its levels are made. */
static uint32_t takeTexture(Materials *m, const Model *model, uint32_t *numbers, uint32_t texture, int isColour)
{
  const ModelTexture *from = texture == MODEL_NONE ? NULL : &model->textures[texture];
  if (!from)
    return NONE;
  if (numbers[texture] == NONE)
    numbers[texture] = materialsAddTexture(m, from->width, from->height, from->texels, isColour);
  return numbers[texture];
}

void materialsTake(Materials *m, const Model *model)
{
  uint32_t *numbers = (uint32_t *)allocate(model->textureCount * sizeof(uint32_t));
  memset(numbers, 0xff, model->textureCount * sizeof(uint32_t));
  materialsMake(m, model->materialCount);
  for (uint32_t i = 0; i < model->materialCount; ++i)
  {
    const ModelMaterial *from = &model->materials[i];
    Material *to = &m->materials[i];
    memset(to, 0, sizeof(*to));
    memcpy(to->colour, from->colour, sizeof(to->colour));
    memcpy(to->emission, from->emission, sizeof(to->emission));
    to->roughness = from->roughness;
    to->metalness = from->metalness;
    to->opacity = from->alpha == MODEL_OPAQUE ? 1 : from->opacity;
    to->cutoff = from->alpha == MODEL_MASK ? fmaxf(from->cutoff, 1e-3f) : 0;
    to->colourTexture = takeTexture(m, model, numbers, from->texture, 1);
    to->roughTexture = takeTexture(m, model, numbers, from->roughTexture, 0);
    to->normalTexture = takeTexture(m, model, numbers, from->normalTexture, 0);
    to->emissionTexture = takeTexture(m, model, numbers, from->emissionTexture, 1);
    if (to->colourTexture != NONE || to->roughTexture != NONE || to->emissionTexture != NONE)
      to->kind |= KIND_TEXTURES;
    if (to->normalTexture != NONE)
      to->kind |= KIND_NORMALS;
    if (from->alpha != MODEL_OPAQUE)
      to->kind |= KIND_HOLES;
    snprintf(m->names[i], NAME_SIZE, "%s", from->name);
  }
  free(numbers);
}

void materialsFree(Materials *m)
{
  free(m->materials);
  free(m->names);
  free(m->textures);
  free(m->texels);
  memset(m, 0, sizeof(*m));
}
