/* shadow.h - the scene as a distance field whose windows follow the camera, for shadows and occlusion.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_SHADOW_H
#define RAYSORT_EXAMPLES_VIEWER_SHADOW_H

#include "field.h"
#include "scene.h"

typedef struct ShadowField
{
  Field field;            /* its memory is made when it is first used */
  uint32_t instanceCount; /* what blocks light: not what emits, and not what has holes */
  uint32_t updates;       /* since something changed */
  uint32_t mostUpdates;   /* after a change: they work off what the budget of one put off */
  float (*boxes)[2][3];   /* [objectCount], of the meshes */
  char refusal[96];       /* why there is no field; empty: there is one */
} ShadowField;

void shadowDescribe(ShadowField *shadow, const Scene *scene, int isCpu);

/* The windows and the instances for this camera and the scene as it stands. vertices, indices: device addresses. */
void shadowFollow(ShadowField *shadow, const Scene *scene, const float eye[3], VkDeviceAddress vertices,
                  VkDeviceAddress indices, RaysortSdfInstance *instances);

#endif
