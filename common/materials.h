/* materials.h - the materials of a model and their pictures, as the shaders read them.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MATERIALS_H
#define RAYSORT_EXAMPLES_MATERIALS_H

#include "light.h"
#include "model.h"

#define NAME_SIZE 48

typedef struct Materials
{
  Material *materials;
  char (*names)[NAME_SIZE]; /* [materialCount] */
  Texture *textures;
  uint32_t *texels;
  uint32_t materialCount, textureCount, texelCount, textureCapacity, texelCapacity;
} Materials;

void materialsMake(Materials *materials, uint32_t count); /* room for so many */
void materialsTake(Materials *materials, const Model *model);

/* With all levels. isColour: sRGB, but for alpha. Returns its number. */
uint32_t materialsAddTexture(Materials *materials, uint32_t width, uint32_t height, const uint32_t *texels,
                             int isColour);
void materialsFree(Materials *materials); /* all zero afterwards; fine when all zero */

#endif
