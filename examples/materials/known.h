/* known.h - `materials --known`: what known.c and its shaders share.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_KNOWN_H
#define RAYSORT_EXAMPLES_KNOWN_H

#if defined(GL_core_profile)
#include "raysort_shared.h"
#else
#include "common.h"

/* Shades with `known` materials of which few are in view, over some frames, in every way that raysort has. Prints the
 * times and writes frames.png. Returns 1 if all ways gave the same picture. */
int runKnown(const Arguments *arguments, uint32_t known, uint32_t frames);
#endif

#define KNOWN_GROUP 64 /* threads of a workgroup */
#define KNOWN_KINDS 16 /* a material has the code of kind id % KNOWN_KINDS, and colours of its own */
#define DISTRICT    8.0

/* Which ray a thread of known_shade.comp takes, and which code it has: constant 0. */
#define KNOWN_ONE  0u /* one material; constant 1 is its kind */
#define KNOWN_ANY  1u /* any material: a group, or all */
#define KNOWN_REST 2u /* the materials that are not in the list */

/* After RaysortDispatchPush. */
RAYSORT_STRUCT(KnownPush)
{
  RAYSORT_REF(Points) points; /* a pixel: where the ray hit, and how bright it is there */
  RAYSORT_REF(Ids) ids;
  RAYSORT_REF(Ids) colours; /* a pixel: 8 bits a channel */
  RAYSORT_UINT materials;   /* known ones */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  float distance; /* that the camera has moved, in cells */
};

#endif
