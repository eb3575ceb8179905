/* model_private.h - what the readers of model files share; model.h is for all others.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MODEL_PRIVATE_H
#define RAYSORT_EXAMPLES_MODEL_PRIVATE_H

#include "model.h"

#include <stdio.h>

#ifdef __cplusplus
extern "C"
{
#endif

#define MODEL_MAX_VERTICES  (1u << 27) /* of 32 bytes: a shader indexes 4 GiB */
#define MODEL_MAX_TRIANGLES (1u << 27)
#define MODEL_FARTHEST      1e12f /* a coordinate */

/* The readers. Each fills an empty model and ends the program if it cannot; nodes are optional: without any, each part
 * stands where it is. */
int modelIsDump(FILE *file); /* leaves the file at its begin */
void modelReadDump(Model *model, FILE *file, const char *path);
void modelReadGltf(Model *model, const char *path);
void modelReadByAssimp(Model *model, const char *path);

void *modelZeros(size_t count, size_t size); /* never NULL */

/* Room for so many; checks the numbers. */
void modelReserve(Model *model, const char *path, uint64_t vertices, uint64_t triangles, uint64_t parts,
                  uint64_t materials);
void modelPlainMaterial(ModelMaterial *material); /* grey, nothing more */

/* Across the triangle; upwards, if it is none. */
void modelFacetNormal(const float *a, const float *b, const float *c, float normal[3]);
float modelWithin(float value, float low, float high, float otherwise); /* otherwise: what is no number */

/* Decodes a picture's file into the next entry of model->textures, which must have room. Returns its number; or
 * MODEL_NONE, with a line on stderr that names it. */
uint32_t modelAddPicture(Model *model, const char *path, const char *name, const uint8_t *bytes, size_t size);
/* The same with a file that stands beside the model, in the model's folder. */
uint32_t modelAddPictureFile(Model *model, const char *path, const char *name);

/* Vertices of a part that are equal to the bit become one. Not for parts with skins, extras or deltas. */
void modelJoinVertices(Model *model, ModelPart *part);

#ifdef __cplusplus
}
#endif
#endif
