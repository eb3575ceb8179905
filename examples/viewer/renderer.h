/* renderer.h - a frame as one list of passes: move, build the level, then trace, sort, shade and shadow for each
 * bounce, then the film.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_RENDERER_H
#define RAYSORT_EXAMPLES_VIEWER_RENDERER_H

#include "overlay.h"
#include "scene.h"

#define FRAMES_IN_FLIGHT 2
#define MOST_PARTS       (8 + 6 * VIEWER_MOST_BOUNCES) /* of a frame, each with a time */
#define MOST_KINDS       512
#define MOST_DISPATCHES  512 /* more materials than that go through the uber pipeline */

/* What a pass is counted as. */
typedef enum Row
{
  ROW_MOVE,
  ROW_SKIN,
  ROW_LEVEL,
  ROW_TRACE,
  ROW_SORT,
  ROW_SHADE,
  ROW_SHADOW,
  ROW_VIEW,
  ROW_FILM,
  ROW_OVERLAY,
  ROW_COUNT
} Row;

/* The viewer's own, NAME.comp; shade has more than one pipeline. */
typedef enum Kernel
{
  KERNEL_COPY,
  KERNEL_SKIN,
  KERNEL_START,
  KERNEL_TRACE,
  KERNEL_SHADE,
  KERNEL_SHADOW,
  KERNEL_VIEW,
  KERNEL_FILM,
  KERNEL_COUNT
} Kernel;

/* What belongs to a frame in flight. */
typedef struct FrameSlot
{
  GpuBuffer staging; /* the host writes Frame, instances and bones here; the first pass copies them */
  uint8_t *memory;
  VkQueryPool queries;
  uint32_t queryCount;       /* written when the slot was last recorded */
  uint8_t parts[MOST_PARTS]; /* Row of what ended at a query */
  uint8_t *rows;             /* [passes] Row */
} FrameSlot;

typedef struct Renderer
{
  Gpu *gpu;
  RaysortContext raysort;
  Scene *scene;
  uint32_t width, height, pathCount;
  uint32_t voidMaterial;
  uint32_t sampleIndex; /* samples that the film has */
  ViewerCamera lastCamera;
  ViewerSettings lastSettings;
  int isBuilt;       /* the level was built once */
  int hasHoles;      /* masks or blends: rays must ask */
  float *builtBones; /* where the bones were when the skinned structures were built anew */
  VkPipelineLayout layout;
  VkPipeline kernels[KERNEL_COUNT];
  GpuKernel kinds[MOST_KINDS]; /* of materials; the first asks the material */
  uint32_t kindCount;
  VkPipeline *materialPipelines; /* [materialCount + 1]; NULL until a frame asks for them */

  GpuBuffer vertices, restVertices, skins, indices, objects, materialTable, materials, textures, texels, lights;
  GpuBuffer lightAliases, lamps, environment, environmentAliases, albedos;
  GpuBuffer structures, level, levelDescriptions, skinDescriptions, buildScratch, inputs;
  GpuBuffer paths;   /* RaysortBvhRay each, then Path each */
  GpuBuffer shadows; /* RaysortBvhRay each, then Arrival each */
  GpuBuffer sums;    /* the film: four floats each; then the numbers of the views */
  GpuBuffer hits, picture, scratch, maps[2], ranges[2];
  RaysortBvhGeometry *geometries; /* [objectCount], of the meshes */
  RaysortBvhInfo *bvhs;           /* [meshCount] */
  uint32_t skinnedMeshes;         /* they are the first ones */
  VkDeviceSize *meshOffsets;      /* [meshCount] */
  RaysortBvhGeometry levelGeometry;
  RaysortBvhInfo levelBvh;
  RaysortBvhBuildInfo levelBuild, skinBuild;
  VkDeviceSize inputInstances, inputBones, inputLevel;
  RaysortBuffer levelRange; /* of `level`, or of `inputs` if the host builds it */
  uint8_t *onHost;          /* the structures, if the host builds the level; else NULL */
  void *hostScratch;
  size_t hostScratchSize;
  RaysortSortInfo sorts[VIEWER_MOST_BOUNCES];

  FrameSlot slots[FRAMES_IN_FLIGHT];
  RaysortPass *passes;
  uint8_t *rows;
  uint32_t passCount, mostPasses;
  ViewerSettings settings; /* of the frame that is planned */
  FrameSlot *slot;
} Renderer;

void openRenderer(Renderer *renderer, Gpu *gpu, Scene *scene, uint32_t width, uint32_t height);
void closeRenderer(Renderer *renderer);

/* No frame may be under way. */
void sizeRenderer(Renderer *renderer, uint32_t width, uint32_t height);

/* The passes of the next frame, which fills renderer->picture. hasMoved: moveScene was called since the last one. The
 * slot's last frame must be over. */
void planFrame(Renderer *renderer, uint32_t slot, const ViewerCamera *camera, const ViewerSettings *settings,
               int hasMoved);

/* Room for that many passes of the caller's, behind the others. */
RaysortPass *addPasses(Renderer *renderer, uint32_t count, Row row);
void recordFrame(Renderer *renderer, VkCommandBuffer commandBuffer);

/* Times of the slot's last frame, which must be over, and the bytes of what lies on the device. */
void tellStats(Renderer *renderer, uint32_t slot, OverlayStats *stats);

/* The first hit of the ray through a pixel. Waits for the device. Returns 0 if there is none. */
int pickAt(Renderer *renderer, const ViewerCamera *camera, const uint32_t pixel[2], RaysortBvhHit *hit);

#endif
