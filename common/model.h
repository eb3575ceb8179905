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
  float metalness;       /* 0 to 1 */
  float opacity;         /* below 1: light passes */
  uint32_t texture;      /* or MODEL_NONE */
  uint32_t roughTexture; /* or MODEL_NONE; green: multiplies roughness, blue: multiplies metalness */
  uint32_t normalTexture;
  uint32_t emissionTexture;
  uint32_t alpha; /* MODEL_OPAQUE, MODEL_MASK or MODEL_BLEND */
  float cutoff;   /* of a mask: what has less alpha is a hole */
} ModelMaterial;
#define MODEL_OPAQUE 0u
#define MODEL_MASK   1u
#define MODEL_BLEND  2u

typedef struct ModelTexture
{
  uint32_t width, height; /* 1 to 16384 */
  uint32_t *texels;       /* row by row from the top, 8 bits a channel, red lowest; sRGB */
} ModelTexture;

/* Triangles of one material. Indices count from its first vertex. */
typedef struct ModelPart
{
  uint32_t firstVertex, vertexCount, firstIndex, indexCount, material;
  uint32_t boneCount; /* after modelLoadNodes */
  char name[48];      /* of the mesh in the file; may be empty */
} ModelPart;

/* What follows is there after modelLoadNodes alone. Transforms are three rows of four, from a node to its parent. */
typedef struct ModelNode
{
  uint32_t parent;  /* an earlier node, or MODEL_NONE */
  uint32_t channel; /* what moves it, or MODEL_NONE */
  float rest[12];
} ModelNode;

/* A part as it stands at a node. A part with bones stands where they are. */
typedef struct ModelUse
{
  uint32_t node, part;
} ModelUse;

typedef struct ModelKey
{
  double time;    /* seconds, ascending */
  float value[4]; /* a rotation: x, y, z, w */
} ModelKey;

typedef struct ModelChannel
{
  uint32_t counts[3]; /* of places, rotations, scales; at least 1 each */
  ModelKey *keys[3];
} ModelChannel;

typedef struct ModelBone
{
  uint32_t node;
  float offset[12]; /* from the mesh to the bone */
} ModelBone;

typedef struct ModelSkin
{
  uint32_t bones[4]; /* of the model */
  float weights[4];
} ModelSkin;

typedef struct ModelLamp
{
  uint32_t node, isFar; /* isFar: all its light has one direction */
  float position[3], direction[3], radiance[3];
  float cosInner, cosOuter; /* of a cone; -1 both: none */
} ModelLamp;

typedef struct ModelCamera
{
  uint32_t node;
  float position[3], forward[3], up[3], fovY; /* degrees */
} ModelCamera;

typedef struct Model
{
  uint32_t vertexCount, indexCount, partCount, materialCount, textureCount;
  uint32_t nodeCount, useCount, channelCount, boneCount, lampCount, cameraCount;
  ModelNode *nodes;
  ModelUse *uses;
  ModelChannel *channels;
  ModelBone *bones;
  ModelSkin *skins; /* [vertexCount]; NULL: there are no bones */
  ModelLamp *lamps;
  ModelCamera *cameras;
  double duration; /* seconds, of the first animation */
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

/* The same with nodes, lamps, cameras and the first animation; positions are those of the parts, not of the world. */
void modelLoadNodes(Model *model, const char *path);

/* The transforms to the world of all nodes at that time; the animation begins anew at its end. */
void modelPose(const Model *model, double time, float (*world)[12]);
void modelJoin(const float a[12], const float b[12], float c[12]); /* first b, then a; c may be either */
void modelFree(Model *model);                                      /* all zero afterwards; fine when all zero */

#endif
