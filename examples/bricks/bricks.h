/* bricks.h - what the example's C and its shaders must agree on: materials, objects, the frame's memory.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_BRICKS_H
#define RAYSORT_EXAMPLES_BRICKS_H

#if defined(GL_core_profile)
#include "raysort_sdf_shared.h"
#else
#include "raysort.h"
#endif

/* X(number, function in shade.comp). The sky is what a ray meets that meets nothing. */
#define MATERIALS(X) \
  X(0, tiles)        \
  X(1, masonry)      \
  X(2, marble)       \
  X(3, bronze)       \
  X(4, water)        \
  X(5, paint)        \
  X(6, sky)
#define MATERIAL_COUNT 7u /* with the sky's */
#define MATERIAL_SKY   6u
#define MATERIAL_DEAD  7u /* a mirror ray that is none: the sort leaves it out */

#define GROUP_SIZE     64 /* threads of a workgroup of every shader here */

/* An object of the scene: its number is RaysortSdfHit.id. */
RAYSORT_STRUCT(Object)
{
  RAYSORT_VEC3(colour);
  RAYSORT_UINT material;
  RAYSORT_VEC3(corner); /* solid patterns are made of position - corner */
  RAYSORT_FLOAT mirror; /* how much it reflects, seen head-on; 0: nothing */
};

/* What of the light arrives at a hit. */
RAYSORT_STRUCT(Light)
{
  RAYSORT_FLOAT sun;  /* the part of its disc that is seen */
  RAYSORT_FLOAT open; /* the part of the sky, weighted by cosine */
};

RAYSORT_STRUCT(Frame)
{
  RAYSORT_REF(RaysortIn) field;
  RAYSORT_REF(Objects) objects;
  RAYSORT_REF(Rays) rays[2]; /* of the camera, of the mirrors: one a pixel */
  RAYSORT_REF(Hits) hits[2];
  RAYSORT_REF(Lights) lights[2];
  RAYSORT_REF(Pixels) image; /* RGBA8 */
  RAYSORT_UINT reserved[2];
  RAYSORT_VEC3(from); /* the camera: from + x right + y down + ahead */
  RAYSORT_UINT width;
  RAYSORT_VEC3(ahead);
  RAYSORT_UINT height;
  RAYSORT_VEC3(right);
  RAYSORT_UINT cascades;
  RAYSORT_VEC3(down);
  RAYSORT_UINT lightRays; /* to the sun, and as many to the sky */
  RAYSORT_VEC3(sun);      /* unit vector to its middle */
  RAYSORT_FLOAT time;
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills. */
RAYSORT_STRUCT(FramePush)
{
  RAYSORT_REF(FrameIn) frame;
  RAYSORT_UINT which; /* 0: what the camera sees, 1: what the mirrors show */
  RAYSORT_UINT reserved;
};

#endif
