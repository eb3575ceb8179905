// heavy.glsl - generated materials that compute for a while before they scatter as the cover's do.
// SPDX-License-Identifier: MIT
//
// heavy_materials.glsl is written by heavy_materials.sh: shadeMaterial(number, hit, rounds), 1,300 operations
// in code of its own for every number. It tints a little; directions and random numbers are those of the cover, so
// the paths are the same and only the cost differs. The dump: albedo and parameter, then the type to scatter as.
#ifndef WEEKEND_HEAVY_GLSL
#define WEEKEND_HEAVY_GLSL

#include "heavy_materials.glsl"

bool scatterHeavy(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                  out RaysortRay scattered)
{
  bool goesOn;
  vec4 colour, kind;
  raysortDerefMaterialDump(colour, self.ptr);
  raysortDerefMaterialDump(kind, self.ptr + 1u);
  uint type = uint(kind.x);
  vec4 made = shadeMaterial(self.type - RAYSORT_MATERIAL_USER, vec4(rec.normal, rec.normal.y), FRAME.heavyRounds);
  precise vec3 tint = 0.95 + 0.05 * clamp(made.xyz * 0.125, -1.0, 1.0);
  precise vec3 albedo = colour.xyz * tint;
  if (type == RAYSORT_MATERIAL_LAMBERTIAN)
    goesOn = raysortScatter(RaysortLambertian(albedo), r, rec, attenuation, scattered);
  else if (type == RAYSORT_MATERIAL_METAL)
    goesOn = raysortScatter(RaysortMetal(albedo, colour.w), r, rec, attenuation, scattered);
  else
  {
    goesOn = raysortScatter(RaysortDielectrics(colour.w), r, rec, attenuation, scattered);
    attenuation = tint;
  }
  return goesOn;
}

#endif
