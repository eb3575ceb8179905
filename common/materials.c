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
  Texture texture = {width, height, m->texelCount, 0, {1, 0, 0, 0, 1, 0, 0, 0}};
  if (m->texelCount + total > 1u << 30)
    die("the pictures have more than 2^30 texels: a shader indexes 4 GiB");
  m->textures = (Texture *)grown(m->textures, m->textureCount + 1, &m->textureCapacity, sizeof(Texture));
  m->texels = (uint32_t *)grown(m->texels, m->texelCount + total, &m->texelCapacity, sizeof(uint32_t));
  texture.levels = pictureLevels(width, height, texels, isColour, m->texels + m->texelCount);
  m->texelCount += (uint32_t)total;
  m->textures[m->textureCount] = texture;
  return m->textureCount++;
}

/* What is shared while the materials of a model are taken. */
typedef struct Taking
{
  Materials *to;
  const Model *model;
  uint32_t *numbers; /* [textureCount]: where the texels of a picture are, as they were first asked for */
} Taking;

/* The same picture wrapped or placed otherwise is a texture of its own with the same texels. */
static uint32_t placedTexture(Materials *m, uint32_t number, const ModelTexture *from, const ModelPlace *place)
{
  static const float whole[6] = {1, 0, 0, 0, 1, 0};
  const uint32_t isPlaced = memcmp(place->rows, whole, sizeof(whole)) != 0;
  Texture texture = m->textures[number];
  uint32_t i = number;
  texture.levels = (texture.levels & TEXTURE_LEVELS) | from->wrap[0] << TEXTURE_WRAP_U |
                   from->wrap[1] << TEXTURE_WRAP_V | (from->isNearest ? TEXTURE_IS_SQUARE : 0) |
                   (place->set ? TEXTURE_IS_SECOND : 0) | (isPlaced ? TEXTURE_IS_PLACED : 0);
  memcpy(texture.rows, place->rows, sizeof(place->rows));
  while (i < m->textureCount && memcmp(&m->textures[i], &texture, sizeof(texture)) != 0)
    ++i;
  if (i < m->textureCount)
    return i;
  m->textures = (Texture *)grown(m->textures, m->textureCount + 1, &m->textureCapacity, sizeof(Texture));
  m->textures[m->textureCount] = texture;
  return m->textureCount++;
}

/* A picture that is missing was left out by the loader, with a sentence. Where one picture is asked for as a colour and
 * as numbers, the first asker decides how its levels are made. */
static uint32_t takeTexture(Taking *taking, const ModelMaterial *material, uint32_t kind, int isColour)
{
  const uint32_t number = material->textures[kind];
  const ModelTexture *from = number == MODEL_NONE ? NULL : &taking->model->textures[number];
  if (!from)
    return NONE;
  const uint32_t own = from->same == MODEL_NONE ? number : from->same;
  if (taking->numbers[own] == NONE)
    taking->numbers[own] = materialsAddTexture(taking->to, from->width, from->height, from->texels, isColour);
  return placedTexture(taking->to, taking->numbers[own], from, &material->places[kind]);
}

/* What few materials have. */
static void takeLobes(Taking *taking, const ModelMaterial *from, Material *to)
{
  const float half = (from->ior - 1) / (from->ior + 1), mirror = half * half;
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->specular[k] = fminf(mirror * from->specular[k], 1) * from->specularWeight;
    to->absorption[k] = from->attenuationDistance > 0 && from->thickness > 0
                            ? -logf(fmaxf(from->attenuation[k], 1e-6f)) / from->attenuationDistance
                            : 0;
  }
  to->grazing = from->specularWeight;
  to->coat = from->coat;
  to->coatRoughness = from->coatRoughness;
  to->transmission = from->transmission;
  to->ior = from->thickness > 0 ? fmaxf(from->ior, 1) : 0;
  to->transmissionTexture = takeTexture(taking, from, MODEL_PICTURE_TRANSMISSION, 0);
  const int isPlain = fabsf(to->specular[0] - 0.04f) < 1e-6f && fabsf(to->specular[1] - 0.04f) < 1e-6f &&
                      fabsf(to->specular[2] - 0.04f) < 1e-6f && to->grazing >= 1;
  to->kind |= !isPlain || to->coat > 0 ? KIND_LOBES : 0;
  to->kind |= to->transmission > 0 ? KIND_GLASS : 0;
}

static void takeMaterial(Taking *taking, const ModelMaterial *from, Material *to)
{
  memset(to, 0, sizeof(*to));
  memcpy(to->colour, from->colour, sizeof(to->colour));
  for (uint32_t k = 0; k < 3; ++k)
    to->emission[k] = from->isUnlit ? 0 : from->emission[k];
  to->roughness = from->roughness;
  to->metalness = from->metalness;
  to->normalScale = from->normalScale;
  to->opacity = from->alpha == MODEL_OPAQUE ? 1 : from->opacity;
  to->cutoff = from->alpha == MODEL_MASK ? from->cutoff : 0;
  to->colourTexture = takeTexture(taking, from, MODEL_PICTURE_COLOUR, 1);
  to->roughTexture = takeTexture(taking, from, MODEL_PICTURE_ROUGH, 0);
  to->normalTexture = takeTexture(taking, from, MODEL_PICTURE_NORMAL, 0);
  to->emissionTexture = takeTexture(taking, from, MODEL_PICTURE_EMISSION, 1);
  takeLobes(taking, from, to);
  if (to->colourTexture != NONE || to->roughTexture != NONE || to->emissionTexture != NONE ||
      to->transmissionTexture != NONE)
    to->kind |= KIND_TEXTURES;
  if (to->normalTexture != NONE)
    to->kind |= KIND_NORMALS;
  if (from->alpha == MODEL_BLEND || to->cutoff > 0) /* alpha is never below a cutoff of 0 */
    to->kind |= KIND_HOLES;
  to->kind |= from->isUnlit ? KIND_UNLIT : 0;
  for (uint32_t i = 0; i < MODEL_PICTURES && taking->model->extras; ++i)
    if (from->hasColours || (from->textures[i] != MODEL_NONE && from->places[i].set))
      to->kind |= KIND_EXTRAS;
}

void materialsTake(Materials *m, const Model *model)
{
  Taking taking = {m, model, (uint32_t *)allocate(model->textureCount * sizeof(uint32_t))};
  memset(taking.numbers, 0xff, model->textureCount * sizeof(uint32_t));
  materialsMake(m, model->materialCount);
  for (uint32_t i = 0; i < model->materialCount; ++i)
  {
    takeMaterial(&taking, &model->materials[i], &m->materials[i]);
    snprintf(m->names[i], NAME_SIZE, "%s", model->materials[i].name);
  }
  free(taking.numbers);
}

void materialsFree(Materials *m)
{
  free(m->materials);
  free(m->names);
  free(m->textures);
  free(m->texels);
  memset(m, 0, sizeof(*m));
}
