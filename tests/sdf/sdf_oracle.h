/* sdf_oracle.h - brute force in double precision over the triangles of each voxel of a field.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_ORACLE_H
#define SDF_ORACLE_H

#include "sdf_world.h"

typedef struct OracleFound
{
  uint32_t bricks, extra, samples;
  double highest, lowest;
} OracleFound;

/* Bricks are where triangles are, and their samples and ids are right. meshes: of each instance. `every`: one brick in
 * so many is looked at. `slack`: voxels that large triangles may be too near to a voxel by. */
OracleFound oracleCheck(const World *world, const Mesh *const *meshes, uint32_t cascade, uint32_t every, double slack);

#endif
