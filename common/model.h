/* model.h - a model from a file: triangles, the materials and the colour pictures that the file names.
 * SPDX-License-Identifier: MIT
 *
 * OBJ, glTF, PLY and whatever else assimp reads, if the program was built where assimp is (Debian: libassimp-dev);
 * pictures by stb_image. Without assimp there is one format, RSM1, a plain dump, little-endian:
 *   "RSM1", uint32 vertices, triangles, materials; float[3] a vertex; uint32[3] a triangle; uint16 material a triangle
 * As in common.h, whatever is wrong with the file ends the program with a message. */
#ifndef RAYSORT_EXAMPLES_MODEL_H
#define RAYSORT_EXAMPLES_MODEL_H

#include "common.h"

#define MODEL_NONE 0xffffffffu

typedef struct ModelVertex
{
  float position[3], u, normal[3], v; /* normal: of length 1; v: downwards in the picture */
} ModelVertex;

typedef struct ModelMaterial
{
  char name[48];
  float colour[3]; /* linear, 0 to 1; the texture's is multiplied by it */
  float roughness; /* 0 to 1 */
  float emission[3];
  float metalness;  /* 0 to 1 */
  float opacity;    /* below 1: light passes */
  uint32_t texture; /* or MODEL_NONE */
} ModelMaterial;

typedef struct ModelTexture
{
  uint32_t width, height; /* 1 to 16384 */
  uint32_t *texels;       /* row by row from the top, 8 bits a channel, red lowest; sRGB */
} ModelTexture;

/* Triangles of one material. Indices count from its first vertex. */
typedef struct ModelPart
{
  uint32_t firstVertex, vertexCount, firstIndex, indexCount, material;
} ModelPart;

typedef struct Model
{
  uint32_t vertexCount, indexCount, partCount, materialCount, textureCount;
  uint32_t nodeCount;
  ModelVertex *vertices;
  uint32_t *indices;
  ModelPart *parts;
  ModelMaterial *materials;
  ModelTexture *textures;
  float boxMin[3], boxMax[3]; /* of all vertices */
} Model;

/* A picture of radiance, a .hdr file: four floats a texel, row by row from the top, the fourth one 1. The caller frees
 * it. */
float *modelLoadRadiance(const char *path, uint32_t *width, uint32_t *height);

/* Indices are in range, numbers finite, and there is at least one triangle. A picture that cannot be read is left out,
 * with a line on stderr. */
void modelLoad(Model *model, const char *path);
void modelFree(Model *model); /* all zero afterwards; fine when all zero */

#endif
