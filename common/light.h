/* light.h - tables for path tracers: draws by power, environments, the albedo of rough mirrors, levels of pictures.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_LIGHT_H
#define RAYSORT_EXAMPLES_LIGHT_H

#include "common.h"
#include "metalrough.h"

#include <stddef.h>
#include <stdint.h>

/* An entry of an alias table: entry i is drawn with its probability by one draw, one comparison. */
typedef struct LightEntry
{
  float keep;
  uint32_t other;
} LightEntry;

/* The program frees it. */
LightEntry *lightTable(const float *weights, uint32_t count);

float lightBrightness(const float *colour); /* linear */

typedef struct Environment
{
  uint32_t width, height, count; /* texels; 0: black */
  float *texels;                 /* four each: radiance, and the density of a draw by solid angle */
  LightEntry *table;
} Environment;

/* "sky", "white", "none", or a picture of radiance, a .hdr file. Frees what was there. */
void environmentMake(Environment *environment, const char *name);
void environmentFree(Environment *environment); /* all zero afterwards; fine when all zero */

/* How much of the light a rough mirror sends back, x F0 + y. table[size * size]: x, y, 0, 0; a row for each roughness,
 * a column for each cosine; size: ALBEDO_SIZE for metalrough.glsl. */
void mirrorAlbedos(float (*table)[4], uint32_t size);

/* All levels of a picture, one behind the other, each a quarter of the one before; texels of 8 bits a channel, red
 * lowest. isColour: sRGB, but for alpha. Room for them, then the levels; returns their number. */
uint64_t pictureTexels(uint32_t width, uint32_t height);
uint32_t pictureLevels(uint32_t width, uint32_t height, const uint32_t *texels, int isColour, uint32_t *to);

#endif
