// seed_names.h - the seed's spelling of what raysort_weekend.glsl declares.
// SPDX-License-Identifier: MIT
//
// GLSL; after raysort_weekend.glsl.
#ifndef WEEKEND_SEED_NAMES_H
#define WEEKEND_SEED_NAMES_H

#define Interface
#define Camera          RaysortCamera
#define Ray             RaysortRay
#define HitRecord       RaysortHitRecord
#define Material        RaysortMaterial
#define Lambertian      RaysortLambertian
#define Metal           RaysortMetal
#define Dielectrics     RaysortDielectrics
#define Hittable        RaysortHittable
#define Sphere          RaysortSphere
#define Init            raysortInit
#define At              raysortAt
#define Deref           raysortDeref
#define Scatter         raysortScatter
#define Hit             raysortHit
#define BackgroundColor raysortBackground

// The seed's scoped enums are constants here: MaterialEnum.Metal is RAYSORT_MATERIAL_METAL, HittableEnum.Sphere is
// RAYSORT_HITTABLE_SPHERE.

#endif
