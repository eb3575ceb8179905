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
  RAYSORT_VEC3(
      specular);         /* what the mirror of a dielectric reflects from the front; 0.04 where KIND_LOBES is not set */
  RAYSORT_FLOAT grazing; /* and at grazing angles */
  RAYSORT_VEC3(absorption);   /* of a volume, for each unit of length in the world */
  RAYSORT_FLOAT transmission; /* part of the light that enters the base which goes through it */
  RAYSORT_FLOAT ior;          /* of a volume; 0: a thin wall, which bends no light */
  RAYSORT_FLOAT coat;
  RAYSORT_FLOAT coatRoughness;
  RAYSORT_FLOAT normalScale;
  RAYSORT_UINT transmissionTexture; /* red */
  RAYSORT_UINT reserved[3];
};

/* Material.kind: what it has. A program's own bits are others. */
#define KIND_TEXTURES 1u
#define KIND_NORMALS  2u
#define KIND_HOLES    0x200u  /* a mask or a blend: rays ask */
#define KIND_EXTRAS   0x800u  /* vertices have a second place in pictures, and a colour */
#define KIND_LOBES    0x1000u /* a mirror of its own, a clear coat */
#define KIND_GLASS    0x2000u /* light goes through */
#define KIND_UNLIT    0x4000u /* it shows its colour, whatever the light */

/* A vertex of a material with KIND_EXTRAS. */
RAYSORT_STRUCT(Extra)
{
  RAYSORT_FLOAT u;
  RAYSORT_FLOAT v;
  RAYSORT_UINT colour[2]; /* four times 16 bits, red lowest */
};

/* Texture.levels, above the number of levels. */
#define TEXTURE_LEVELS    0xffu
#define TEXTURE_WRAP_U    8u /* and the next bit: 0 repeats, 1 clamps, 2 mirrors */
#define TEXTURE_WRAP_V    10u
#define TEXTURE_IS_SQUARE 0x1000u /* texels are squares: nothing between them */
#define TEXTURE_IS_SECOND 0x2000u /* by the second place of a vertex */
#define TEXTURE_IS_PLACED 0x4000u /* by rows */

/* All levels of a picture lie one behind the other, each a quarter of the one before. */
RAYSORT_STRUCT(Texture)
{
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT firstTexel;
  RAYSORT_UINT levels;   /* and TEXTURE_* */
  RAYSORT_FLOAT rows[8]; /* two times three of (u, v, 1); the last two are not used */
};

#endif
