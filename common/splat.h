/* splat.h - Gaussian splats: read from a file or made, and a camera that shows them. For C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_COMMON_SPLAT_H
#define RAYSORT_COMMON_SPLAT_H

#if defined(GL_core_profile)
#include "raysort_shared.h"
#else
#include "common.h"
#endif

/* A Gaussian, in world units. */
RAYSORT_STRUCT(Splat)
{
  RAYSORT_VEC3(position);
  RAYSORT_FLOAT opacity; /* 0 .. 1, at its center */
  RAYSORT_VEC3(colour);
  RAYSORT_FLOAT reserved0;
  RAYSORT_VEC3(variances); /* xx, yy, zz of its covariance */
  RAYSORT_FLOAT reserved1;
  RAYSORT_VEC3(covariances); /* yz, xz, xy */
  RAYSORT_FLOAT reserved2;
};

#ifndef GL_core_profile
typedef struct SplatScene
{
  Splat *splats; /* the caller frees them */
  uint32_t count;
  float eye[3], target[3]; /* of a camera that shows them. y points down, as in most files of splats */
} SplatScene;

typedef struct SplatCamera
{
  float view[12]; /* rows of world to camera: x right, y down, z into the picture */
  float focal;    /* pixels */
  uint32_t width, height;
} SplatCamera;

/* A .ply of 3D Gaussian splatting; without it as many as `count` says are made. `camera`: eye and target, six numbers.
 * Ends the program with a sentence if the file is not one of splats. */
SplatScene splatScene(const Option *ply, const Option *count, const Option *camera);
SplatCamera splatCamera(const SplatScene *scene, uint32_t width, uint32_t height);
#endif

#endif
