// port_names.h - the names of the published port for what raysort_weekend.glsl declares.
// SPDX-License-Identifier: MIT
//
// GLSL; after raysort_weekend.glsl.
#ifndef WEEKEND_PORT_NAMES_H
#define WEEKEND_PORT_NAMES_H

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

// The port's scoped enums are constants here: MaterialEnum.Metal is RAYSORT_MATERIAL_METAL, HittableEnum.Sphere is
// RAYSORT_HITTABLE_SPHERE.

#endif
