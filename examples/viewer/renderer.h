/* renderer.h - a frame as one list of passes: move, build the level, then trace, sort, shade and shadow for each
 * bounce, then the film.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_RENDERER_H
#define RAYSORT_EXAMPLES_VIEWER_RENDERER_H

#include "overlay.h"
#include "shadow.h"
#include "temporal.h"
#include "wavefront.h"

#define FRAMES_IN_FLIGHT 2
#define MOST_DISPATCHES  512 /* more materials than that go through the uber pipeline */

/* What a pass is counted as. */
typedef enum Row
{
  ROW_MOVE,
  ROW_SKIN,
  ROW_LEVEL,
  ROW_FIELD,
  ROW_TRACE,
  ROW_REPROJECT,
  ROW_SORT,
  ROW_SHADE,
  ROW_SHADOW,
  ROW_VIEW,
  ROW_FILM,
  ROW_OVERLAY,
  ROW_COUNT
} Row;
extern const char *const rowNames[ROW_COUNT];

/* The viewer's own, NAME.comp; shade has more than one pipeline. */
typedef enum Kernel
{
  KERNEL_COPY,
  KERNEL_SKIN,
  KERNEL_START,
  KERNEL_TRACE,
  KERNEL_REPROJECT,
  KERNEL_SHADE,
  KERNEL_SHADOW,
  KERNEL_MARCH,
  KERNEL_VIEW,
  KERNEL_FILM,
  KERNEL_COUNT
} Kernel;

/* What of the scene is uploaded as it is: X(member of Frame, member of Scene, its count, type, row of the bytes). */
#define UPLOADS(X)                                                              \
  X(vertices, vertices, vertexCount, Vertex, BYTES_GEOMETRY)                    \
  X(restVertices, vertices, skinCount, Vertex, BYTES_GEOMETRY)                  \
  X(skins, skins, skinCount, Skin, BYTES_GEOMETRY)                              \
  X(deltas, deltas, deltaCount, float[4], BYTES_GEOMETRY)                       \
  X(extras, extras, extraCount, Extra, BYTES_GEOMETRY)                          \
  X(indices, indices, indexCount, uint32_t, BYTES_GEOMETRY)                     \
  X(objects, objects, objectCount, Object, BYTES_GEOMETRY)                      \
  X(materials, looks.materials, looks.materialCount, Material, BYTES_TEXTURES)  \
  X(textures, looks.textures, looks.textureCount, Texture, BYTES_TEXTURES)      \
  X(texels, looks.texels, looks.texelCount, uint32_t, BYTES_TEXTURES)           \
  X(lights, lights, lightCount, Light, BYTES_LIGHTS)                            \
  X(lightAliases, lightAliases, lightCount, LightEntry, BYTES_LIGHTS)           \
  X(environment, environment.texels, environment.count, float[4], BYTES_LIGHTS) \
  X(environmentAliases, environment.table, environment.count, LightEntry, BYTES_LIGHTS)
enum
{
#define X(frame, scene, count, type, row) UPLOAD_##frame,
  UPLOADS(X)
#undef X
      UPLOAD_COUNT
};

/* What belongs to a frame in flight. */
typedef struct FrameSlot
{
  GpuBuffer staging; /* the host writes Frame, instances and bones here; the first pass copies them */
  uint8_t *memory;
  WavefrontTimes times;
  ViewerSettings settings; /* of the frame that the times are of */
} FrameSlot;

/* Where things lie in the inputs, which the host writes anew for each frame. */
typedef struct Inputs
{
  VkDeviceSize instances, bones, lamps, level, field, end;
} Inputs;

typedef struct Renderer
{
  Gpu *gpu;
  Scene *scene;
  uint32_t width, height;
  uint32_t sampleIndex; /* samples that the film has */
  ViewerCamera lastCamera;
  ViewerSettings lastSettings;
  int isBuilt;         /* the level was built once */
  int hasHoles;        /* masks or blends: rays must ask */
  int hasGlass;        /* light goes through: such bounces do not count */
  uint32_t lightKinds; /* KIND_* of all materials of lights */
  float *builtBones;   /* where the bones were when the skinned structures were built again */
  VkPipeline kernels[KERNEL_COUNT];
  GpuKernel *kinds; /* of materials; NULL until a frame asks for them */
  uint32_t kindCount;
  VkPipeline *materialPipelines; /* [materialCount + 1] */

  Wavefront wavefront;
  GpuBuffer uploads[UPLOAD_COUNT];
  GpuBuffer materialTable, albedos, structures, level, inputs;
  GpuBuffer sums; /* the film: four floats each; then the numbers of the views */
  GpuBuffer picture;
  RaysortBvhGeometry *geometries; /* [objectCount], of the meshes */
  RaysortBvhInfo *bvhs;           /* [meshCount] */
  uint32_t skinnedMeshes;         /* they are the first ones */
  VkDeviceSize *meshOffsets;      /* [meshCount] */
  RaysortBvhGeometry levelGeometry;
  RaysortBvhInfo levelBvh;
  BvhBatch levelBatch, skinBatch;
  Inputs at;
  uint8_t *onHost; /* the structures, if the host builds the level; else NULL */
  void *hostScratch;
  size_t hostScratchSize;
  ShadowField shadow;
  Temporal temporal;

  FrameSlot slots[FRAMES_IN_FLIGHT];
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
void recordFrame(Renderer *renderer, VkCommandBuffer commandBuffer);

/* Times of the slot's last frame, which must be over, and the bytes of what lies on the device. */
void tellStats(Renderer *renderer, uint32_t slot, OverlayStats *stats);

/* The first hit of the ray through a pixel, and where it is. Waits for the device. Returns 0 if there is none. */
int pickAt(Renderer *renderer, const ViewerCamera *camera, const uint32_t pixel[2], RaysortBvhHit *hit, float point[3]);

#endif
