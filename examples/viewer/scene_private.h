/* scene_private.h - what scene.c and scene_file.c share.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_SCENE_PRIVATE_H
#define RAYSORT_EXAMPLES_VIEWER_SCENE_PRIVATE_H

#include "scene.h"

Object *sceneAddObject(Scene *scene, uint32_t material, uint32_t firstIndex, uint32_t firstVertex, uint32_t triangles,
                       uint32_t vertices, const char *name);

/* All triangles that emit, drawn by area and power; the instances must stand where they are at time 0. */
void sceneFindLights(Scene *scene);
void sceneLook(Scene *scene, const float from[3], const float along[3], float field); /* along: of length 1 */
int scenePlay(Scene *scene, double time); /* moveScene of a model's nodes and bones */

#endif
