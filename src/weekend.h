/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_weekend_shared.h"

/* For path tracers after Ray Tracing in One Weekend; the shaders' side is shaders/raysort_weekend.glsl. Plain data in,
 * plain data out: no context, no Vulkan call, no host memory of raysort's own. Refusals return
 * VK_ERROR_VALIDATION_FAILED_EXT and give the struct's message callback the field, its value and its limit. */

/* Materials and shapes: heads, and dumps with the numbers that the heads point to. The four arrays are yours. They may
 * be mapped device memory, for raysortAdd* writes them once, in order, and never reads them.
 * While `materials` is NULL the scene is dry: the adds only check and count. So build it twice:
 *   memset(&scene, 0, sizeof(scene));                     // dry
 *   build(&scene);                                        // your calls of raysortAddMaterial, raysortAddHittable
 *   raysortGetSceneLayout(&scene, &layout);               // layout.size bytes: allocate
 *   raysortPlaceScene(&scene, memory, &layout);           // the arrays lie in memory; the counts are zero again
 *   build(&scene); */
typedef struct RaysortScene
{
  RaysortMaterial *materials;
  float *materialDump; /* elements of four floats */
  RaysortHittable *hittables;
  float *hittableDump;
  uint32_t materialCapacity; /* of these arrays, in heads and dump elements, each <= RAYSORT_MAX_COUNT; dry: unused */
  uint32_t materialDumpCapacity;
  uint32_t hittableCapacity;
  uint32_t hittableDumpCapacity;
  uint32_t materialCount; /* used so far */
  uint32_t materialDumpCount;
  uint32_t hittableCount;
  uint32_t hittableDumpCount;
  uint32_t materialTypes; /* types are 1 .. materialTypes - 1; 0: RAYSORT_MATERIAL_USER, the built-in ones */
  uint32_t hittableTypes; /* 0: RAYSORT_HITTABLE_USER */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortScene;

/* One allocation for the four arrays. Offsets are multiples of 16; so must the memory's address be. */
typedef struct RaysortSceneLayout
{
  VkDeviceSize materialsOffset; /* RaysortMaterial[materialCount] */
  VkDeviceSize materialDumpOffset;
  VkDeviceSize hittablesOffset; /* RaysortHittable[hittableCount] */
  VkDeviceSize hittableDumpOffset;
  VkDeviceSize size; /* never 0 */
  uint32_t materialCount, materialDumpCount, hittableCount, hittableDumpCount;
} RaysortSceneLayout;

/* raysortAddMaterial, raysortAddHittable - append a head, and its numbers as ceil(size / 16) dump elements, the last
 * one filled up with zeros; ptr is the first of them.
 * data   size bytes, floats for the built-in types: raysort_weekend_shared.h lists them; NULL if size is 0 (no numbers)
 * mat    index of a material added before
 * index  out, optional: of the head
 * error  a type that is 0, RAYSORT_HITTABLE_TRIANGLE_MESH or past the types; mat past the materials; numbers of a
 *        built-in type that are not finite, a radius of 0, a negative albedo or fuzz, an index of refraction <= 0;
 *        VK_ERROR_OUT_OF_POOL_MEMORY: heads or dump are full. The scene is as it was. */
RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index);
RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index);

/* raysortGetSceneLayout - where the four arrays lie in one block of memory, by what was counted so far.
 * raysortPlaceScene - points the arrays into that memory and sets the counts to zero: build the scene again.
 * memory  layout->size bytes at a multiple of 16 */
RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout);
RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout);

/* raysortVerifyScene - would the shaders stay within these arrays? For scenes that were read from a file or made by
 * other code: every head's type in range, its first dump element (all of them, for the built-in types) within the dump,
 * mat within the materials. Reads the arrays.
 * error  names the first bad head */
RAYSORT_API VkResult raysortVerifyScene(const RaysortScene *scene);

/* A thin-lens camera. Zero: up (0, 1, 0), 90 degrees, a pinhole, focused on `at`. */
typedef struct RaysortCameraInfo
{
  double from[3], at[3], up[3]; /* each number within -1e9 .. 1e9; up must not be parallel to at - from */
  double fieldOfView;           /* degrees from the bottom of the picture to its top, 0 < . < 180 */
  double defocusAngle;          /* degrees of the cone from a point in focus to the lens, 0 <= . < 180 */
  double focusDistance;         /* 1e-9, or 1e-6 of the largest |from[i]| past 1e-3, .. 1e9; 0: |at - from| */
  uint32_t width, height;       /* pixels, 1 .. RAYSORT_MAX_COUNT; only their ratio counts */
  RaysortMessage message;       /* optional */
  void *messageUser;
} RaysortCameraInfo;

/* raysortMakeCamera - the vectors, computed in double and rounded once.
 * error  a number that is not finite or out of its range, from == at, up parallel to the view */
RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera);

