/* program.h - one program of hit objects, run in all ways that a device has: reordered, in one kernel, natively.
 * SPDX-License-Identifier: MIT */
#ifndef REORDER_PROGRAM_H
#define REORDER_PROGRAM_H

#include "common.h"
#include "native_rt.h"

#define PROGRAM_QUADS     8u /* traced; their materials are the first */
#define PROGRAM_MAX_RUNS  64u
#define PROGRAM_FEW       2u /* threads whose subgroup has so many materials are shaded where they are */

/* What a pixel begins with; the same in program.glsl. */
typedef struct Found
{
  uint32_t kind; /* 0 empty, 1 miss, 2 hit, 3 trace; bits 8 and up: the record of a hit */
  uint32_t hint;
  float attributes[2]; /* of what is traced: x and y of its ray, which goes from z = 1 to -1 */
} Found;

/* Triangles to be traced, those of geometry after geometry. Geometry i is of material i. */
typedef struct ProgramScene
{
  const float (*corners)[9];
  const uint32_t *counts; /* triangles of each geometry */
  uint32_t geometryCount;
  int hasHoles; /* the shaders' any-hit is asked */
  const float (*later)[9]; /* corners at time 1; NULL: nothing moves */
} ProgramScene;

typedef struct ProgramInfo
{
  const char *folder; /* of the shaders that hold the materials */
  const char *hits;   /* folder of the hit shaders, 000.spv and up, a material each; NULL: one file has them all */
  const ProgramScene *scene; /* NULL: a row of PROGRAM_QUADS quads, with holes */
  uint32_t width, height, materials, rounds, hintBits;
  uint32_t groupSizes[2]; /* of the stages; 0: 512 for the first, whose tiles then are of few materials, 256 */
  uint32_t tileSize;  /* edge of the tile of a workgroup where all is one kernel; 0: 16 */
  int hasTwin;       /* of the bench: a kernel written by hand */
  int isComputeOnly; /* native pipelines are not asked for */
  int isMoving;      /* the quads fall; the shaders are made with MOTION */
} ProgramInfo;

typedef enum ProgramWay
{
  PROGRAM_REORDERED,
  PROGRAM_IN_PLACE,
  PROGRAM_NATIVE,           /* only if hasNative */
  PROGRAM_NATIVE_REORDERED, /* likewise: with the extension's own reorder */
  PROGRAM_TWIN              /* only if hasTwin */
} ProgramWay;

typedef struct Program
{
  Gpu *gpu;
  RaysortContext raysort;
  ProgramInfo info;
  RaysortReorderInfo reorder;
  RaysortReorderLayout layout;
  RaysortStage stages[2];
  RaysortPass passes[32];
  uint32_t passCount;
  GpuBuffer found, target, records, bvh, state, scratch;
  VkPipelineLayout pipelineLayout;
  VkPipeline moveAll; /* the first stage, all threads moved: to look at the order */
  VkPipeline inPlace, twin;
  int hasNative;
  NativeRt native;
  NativePipeline pipelines[2]; /* without and with reordering */
  NativeStructure bottom, top;
  GpuBuffer positions, instance;
} Program;

void programOpen(Program *program, Gpu *gpu, RaysortContext raysort, const ProgramInfo *info, const Found *found);
void programClose(Program *program);

/* Runs it `runs` times, and waits. milliseconds: [runs], of the GPU where it has a clock, else of this thread. */
void programRun(Program *program, ProgramWay way, uint32_t runs, double *milliseconds);

/* Records of the pixels, in the order in which the stage that shades takes them: before a sort of them all and after.
 * A miss counts as record `materials`, an empty one as materials + 1. */
void programOrders(Program *program, uint32_t *before, uint32_t *after);

/* How many different ones there are in 32 in a row, on average. */
double programDistinct(const uint32_t *records, uint32_t count);

void programPaint(uint32_t material, float tint[4]); /* what the record of a material holds */

#endif /* REORDER_PROGRAM_H */
