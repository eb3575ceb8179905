/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_weekend_shared.h"

/* Scenes and cameras for path tracers in the style of Ray Tracing in One Weekend; shaders/raysort_weekend.glsl is their
 * side in shaders. They call no Vulkan command and allocate no memory. A wrong argument returns
 * VK_ERROR_VALIDATION_FAILED_EXT, and the struct's callback gets a message. */

/* A scene: materials and shapes as heads, and dumps with the numbers that the heads point to. The four arrays are
 * yours. They may be mapped device memory: raysortAddMaterial and raysortAddHittable write them once, in order, and
 * never read them. If `materials` is NULL, the scene is dry: the adds only check and count, so build a scene twice:
 *   memset(&scene, 0, sizeof(scene));                     // dry
 *   build(&scene);                                        // your calls of raysortAddMaterial, raysortAddHittable
 *   raysortGetSceneLayout(&scene, &layout);               // layout.size bytes: allocate
 *   raysortPlaceScene(&scene, memory, &layout);           // the arrays are in memory; the counts are zero again
 *   build(&scene); */
typedef struct RaysortScene
{
  RaysortMaterial *materials;
  float *materialDump;           /* elements of four floats */
  RaysortHittable *hittables;
  float *hittableDump;           /* elements of four floats */
  uint32_t materialCapacity;     /* heads, at most RAYSORT_MAX_COUNT; a dry scene ignores the capacities */
  uint32_t materialDumpCapacity; /* elements, at most RAYSORT_MAX_COUNT */
  uint32_t hittableCapacity;     /* heads, at most RAYSORT_MAX_COUNT */
  uint32_t hittableDumpCapacity; /* elements, at most RAYSORT_MAX_COUNT */
  uint32_t materialCount;        /* heads used so far */
  uint32_t materialDumpCount;    /* elements used so far */
  uint32_t hittableCount;        /* heads used so far */
  uint32_t hittableDumpCount;    /* elements used so far */
  uint32_t materialTypes;        /* a material's type is 1 .. materialTypes - 1; 0: RAYSORT_MATERIAL_USER */
  uint32_t hittableTypes;        /* a shape's type is 1 .. hittableTypes - 1; 0: RAYSORT_HITTABLE_USER */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortScene;

/* The places of the four arrays in one block of memory. Offsets are bytes, multiples of 16. The memory's address must
 * be a multiple of 16 too. */
typedef struct RaysortSceneLayout
{
  VkDeviceSize materialsOffset; /* RaysortMaterial[materialCount] */
  VkDeviceSize materialDumpOffset;
  VkDeviceSize hittablesOffset; /* RaysortHittable[hittableCount] */
  VkDeviceSize hittableDumpOffset;
  VkDeviceSize size; /* bytes of the block; never 0 */
  uint32_t materialCount, materialDumpCount, hittableCount, hittableDumpCount;
} RaysortSceneLayout;

/* raysortAddMaterial, raysortAddHittable - append a head and its numbers. The numbers take ceil(size / 16) dump
 * elements, and the last element is filled with zeros. The head's ptr is the first of these elements; without numbers
 * it is 0.
 * data   size bytes: floats for the built-in types (raysort_weekend_shared.h lists them). A built-in type needs all its
 *        floats; more bytes are kept in the dump. NULL if size is 0 (no numbers)
 * mat    index of a material that was added before
 * index  out, optional: index of the new head
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a type that is 0, RAYSORT_HITTABLE_TRIANGLE_MESH or past the types; mat past
 *        the materials; for a built-in type a number that is not finite, a radius of 0, a negative albedo or fuzz, an
 *        index of refraction below FLT_MIN. VK_ERROR_OUT_OF_POOL_MEMORY: heads or dump are full. After an error the
 *        scene is unchanged */
RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index);
RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index);

/* raysortGetSceneLayout - gives the places of the four arrays in one block of memory, for the counts of the scene.
 * raysortPlaceScene - points the arrays into the block, sets the capacities, and sets the counts to 0.
 * memory  layout->size bytes at a multiple of 16 */
RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout);
RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout);

/* raysortVerifyScene - checks that shaders stay within the arrays. Use it for a scene that was read from a file or made
 * by other code. It checks that the type of every head is below materialTypes or hittableTypes, that its first dump
 * element (for built-in types all its elements) is in the dump, and that mat is a material. It reads the arrays.
 * The types 0 and RAYSORT_HITTABLE_TRIANGLE_MESH are accepted with any ptr, not with any mat: raysort's shaders
 * scatter and hit nothing there and do not read ptr. Your RAYSORT_WEEKEND_OTHER_MATERIALS must not read the ptr of
 * type 0 either. The numbers in the dumps are not checked.
 * error  VK_ERROR_VALIDATION_FAILED_EXT; the message names the first bad head */
RAYSORT_API VkResult raysortVerifyScene(const RaysortScene *scene);

/* A thin-lens camera. If they are 0: up is (0, 1, 0), fieldOfView is 90 degrees, the lens is a pinhole, and the focus
 * is on `at`. */
typedef struct RaysortCameraInfo
{
  double from[3], at[3], up[3]; /* each number within -1e9 .. 1e9; up must not be parallel to at - from */
  double fieldOfView;           /* degrees from the bottom of the picture to its top, 1e-6 .. 179.999 */
  double defocusAngle;          /* degrees of the cone from a point in focus to the lens, 0 .. 179.999 */
  double focusDistance;         /* world units, at most 1e9, at least 1e-9 and 1e-6 of max |from[i]|; 0: |at - from| */
  uint32_t width, height;       /* pixels, 1 .. RAYSORT_MAX_COUNT; only their ratio counts */
  RaysortMessage message;       /* optional */
  void *messageUser;
} RaysortCameraInfo;

/* raysortMakeCamera - computes the vectors of a camera in double and rounds them once.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a number that is not finite or out of its range, from == at, up parallel to
 *        at - from, a picture plane or a lens larger than 1e18, or a thread that does not round to nearest */
RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera);

