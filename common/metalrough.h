/* metalrough.h - the materials of model files, as C and shaders have them: include raysort's header before.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_METALROUGH_H
#define RAYSORT_EXAMPLES_METALROUGH_H

#define ALBEDO_SIZE 32u /* cosines by roughnesses, in the table of mirrorAlbedos */
#define NONE        0xffffffffu

/* Colours are linear. A texture is multiplied by the number beside it. */
RAYSORT_STRUCT(Material)
{
  RAYSORT_VEC3(colour);
  RAYSORT_FLOAT roughness;
  RAYSORT_VEC3(emission);
  RAYSORT_FLOAT metalness;
  RAYSORT_FLOAT opacity;
  RAYSORT_FLOAT cutoff;       /* of a mask: alpha below it is a hole; 0: no mask */
  RAYSORT_UINT kind;          /* KIND_*, and more of the program's own */
  RAYSORT_FLOAT lightChance;  /* of a triangle as a light, for each unit of its area in the object's space; 0: none */
  RAYSORT_UINT colourTexture; /* or NONE */
  RAYSORT_UINT roughTexture;  /* green: roughness, blue: metalness */
  RAYSORT_UINT normalTexture;
  RAYSORT_UINT emissionTexture;
};

/* Material.kind: what it has. A program's own bits are others. */
#define KIND_TEXTURES 1u
#define KIND_NORMALS  2u
#define KIND_HOLES    0x200u /* a mask or a blend: rays ask */

/* All levels of a picture lie one behind the other, each a quarter of the one before. */
RAYSORT_STRUCT(Texture)
{
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT firstTexel;
  RAYSORT_UINT levels;
};

#endif
