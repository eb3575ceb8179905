/* model.h - a model from a file: triangles, the materials and the colour pictures that the file names.
 * SPDX-License-Identifier: MIT
 *
 * glTF 2.0 by tinygltf (model_gltf.cpp), OBJ, PLY and whatever else assimp reads by assimp (model_assimp.c), each if
 * the program was built where it is (Debian: libtinygltf-dev, libassimp-dev); pictures by stb_image. Without either
 * there is one format, RSM1, a plain dump, little-endian (model_plain.c):
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

/* What few models have: a second place in pictures, and a colour that the material's is multiplied by. */
typedef struct ModelExtra
{
  float u, v;
  uint16_t colour[4]; /* linear, 65535 is 1; the last one is alpha */
} ModelExtra;

/* How a picture lies on the surface: texel at (rows * (u, v, 1)). */
typedef struct ModelPlace
{
  float rows[6];
  uint32_t set; /* 0: of ModelVertex, 1: of ModelExtra */
} ModelPlace;

enum
{
  MODEL_PICTURE_COLOUR,
  MODEL_PICTURE_ROUGH, /* green: multiplies roughness, blue: multiplies metalness */
  MODEL_PICTURE_NORMAL,
  MODEL_PICTURE_EMISSION,
  MODEL_PICTURE_TRANSMISSION, /* red: multiplies transmission */
  MODEL_PICTURES
};

typedef struct ModelMaterial
{
  char name[48];
  float colour[3]; /* linear, 0 to 1; the texture's is multiplied by it */
  float roughness; /* 0 to 1 */
  float emission[3];
  float metalness;                   /* 0 to 1 */
  float opacity;                     /* below 1: light passes */
  float normalScale;                 /* of the normal map's tilt */
  uint32_t textures[MODEL_PICTURES]; /* or MODEL_NONE */
  ModelPlace places[MODEL_PICTURES];
  uint32_t alpha; /* MODEL_OPAQUE, MODEL_MASK or MODEL_BLEND */
  float cutoff;   /* of a mask: what has less alpha is a hole */
  int isUnlit;    /* it shows its colour, whatever the light */
  int hasColours; /* those of ModelExtra count */
  float ior;
  float specular[3];         /* multiplies what the mirror of a dielectric reflects from the front */
  float specularWeight;      /* the same, at grazing angles too */
  float transmission;        /* the part of the light that enters and is not spread */
  float thickness;           /* 0: a thin wall, which does not bend light; else a volume */
  float attenuation[3];      /* of white light after attenuationDistance in the volume */
  float attenuationDistance; /* 0: the volume is clear */
  float coat, coatRoughness; /* a clear layer */
} ModelMaterial;
#define MODEL_OPAQUE 0u
#define MODEL_MASK   1u
#define MODEL_BLEND  2u

/* What lies outside of 0 to 1. */
#define MODEL_REPEAT 0u
#define MODEL_CLAMP  1u
#define MODEL_MIRROR 2u

typedef struct ModelTexture
{
  uint32_t width, height; /* 1 to 16384 */
  uint32_t *texels; /* row by row from the top, 8 bits a channel, red lowest; sRGB. Of `same`, if that is not NONE */
  uint32_t same;    /* an earlier texture with the same texels, or MODEL_NONE */
  uint32_t wrap[2]; /* along u and v: MODEL_REPEAT, MODEL_CLAMP, MODEL_MIRROR */
  int isNearest;    /* texels are squares */
} ModelTexture;

/* Triangles of one material. Indices count from its first vertex. */
typedef struct ModelPart
{
  uint32_t firstVertex, vertexCount, firstIndex, indexCount, material;
  uint32_t isSkinned;               /* after modelLoadNodes */
  uint32_t firstDelta, targetCount; /* deltas: targetCount for each vertex, target after target */
  char name[48];                    /* of the mesh in the file; may be empty */
} ModelPart;

/* What follows is there after modelLoadNodes alone. Transforms are three rows of four, from a node to its parent. */
typedef struct ModelNode
{
  uint32_t parent;  /* an earlier node, or MODEL_NONE */
  uint32_t channel; /* what moves it, or MODEL_NONE */
  float rest[12];
  float place[3], turn[4], scale[3]; /* the same, where a channel has no track of its kind; turn: x, y, z, w */
  uint32_t firstWeight, weightCount; /* of morph targets, in Model.weights */
} ModelNode;

/* A part as it stands at a node. A skinned part stands where its bones are. */
typedef struct ModelUse
{
  uint32_t node, part, firstBone, boneCount;
} ModelUse;

/* How a track goes from key to key. */
#define MODEL_LINEAR 0u
#define MODEL_STEP   1u
#define MODEL_CUBIC  2u /* values: three for each key, tangent before, value, tangent after */

typedef struct ModelTrack
{
  uint32_t count, width, mode; /* keys; floats of a value */
  float *times;                /* [count], seconds, ascending */
  float *values;
} ModelTrack;

enum
{
  MODEL_TRACK_PLACE,
  MODEL_TRACK_TURN, /* x, y, z, w */
  MODEL_TRACK_SCALE,
  MODEL_TRACK_WEIGHTS,
  MODEL_TRACKS
};

typedef struct ModelChannel
{
  ModelTrack tracks[MODEL_TRACKS]; /* count 0: as at rest */
} ModelChannel;

typedef struct ModelBone
{
  uint32_t node;
  float offset[12]; /* from the mesh to the bone */
} ModelBone;

typedef struct ModelSkin
{
  uint32_t bones[4]; /* counted from the use's first */
  float weights[4];
} ModelSkin;

/* How far a morph target moves a vertex at weight 1. */
typedef struct ModelDelta
{
  float position[3], normal[3];
} ModelDelta;

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
  float height;                               /* 0, or of what an orthographic one shows */
} ModelCamera;

typedef struct Model
{
  uint32_t vertexCount, indexCount, partCount, materialCount, textureCount;
  uint32_t nodeCount, useCount, channelCount, boneCount, lampCount, cameraCount, weightCount, deltaCount;
  ModelNode *nodes;
  ModelUse *uses;
  ModelChannel *channels;
  ModelBone *bones;
  ModelSkin *skins;   /* [vertexCount]; NULL: there are no bones */
  ModelExtra *extras; /* [vertexCount], or NULL */
  ModelDelta *deltas;
  float *weights; /* at rest */
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

/* The transforms to the world of all nodes at that time, and the weights of morph targets ([weightCount], or NULL); the
 * animation begins anew at its end. */
void modelPose(const Model *model, double time, float (*world)[12], float *weights);

/* A vertex of a use under that pose: position and normal. A vertex without weights follows the first bone. */
void modelVertexAt(const Model *model, const ModelUse *use, uint32_t vertex, float (*world)[12], const float *weights,
                   float position[3], float normal[3]);
void modelJoin(const float a[12], const float b[12], float c[12]); /* first b, then a; c may be either */
void modelFree(Model *model);                                      /* all zero afterwards; fine when all zero */

#endif
