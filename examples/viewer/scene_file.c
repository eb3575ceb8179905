/* scene_file.c - a model from a file as a scene: its materials, pictures, lights, nodes and bones.
 * SPDX-License-Identifier: MIT */
#include "scene_private.h"

void loadScene(Scene *scene, const char *path)
{
  (void)scene;
  die("%s: not yet", path);
}

int scenePlay(Scene *scene, double time)
{
  (void)scene;
  (void)time;
  return 0;
}
