// raysort_dialect.glsl - types and functions that GLSL and HLSL name differently, under one name.
// SPDX-License-Identifier: MIT
//
// Included by the files that compile as both. raysort_shared.h, before it, tells which language it is.
#ifndef RAYSORT_DIALECT_GLSL
#define RAYSORT_DIALECT_GLSL

#include "raysort_shared.h"

#ifdef RAYSORT_HLSL
#define RAYSORT_UVEC2 uint2
#define RAYSORT_UVEC3 uint3
#define RAYSORT_UVEC4 uint4
#define RAYSORT_FVEC2 float2
#define RAYSORT_FVEC3 float3
#define RAYSORT_FVEC4 float4
#define RAYSORT_AS_FLOAT asfloat
#define RAYSORT_AS_INT asint
#define RAYSORT_AS_UINT asuint
#define RAYSORT_FMA mad
#define RAYSORT_INVERSE_ROOT rsqrt
#else
#define RAYSORT_UVEC2 uvec2
#define RAYSORT_UVEC3 uvec3
#define RAYSORT_UVEC4 uvec4
#define RAYSORT_FVEC2 vec2
#define RAYSORT_FVEC3 vec3
#define RAYSORT_FVEC4 vec4
#define RAYSORT_AS_FLOAT uintBitsToFloat
#define RAYSORT_AS_INT floatBitsToInt
#define RAYSORT_AS_UINT floatBitsToUint
#define RAYSORT_FMA fma
#define RAYSORT_INVERSE_ROOT inversesqrt
#endif

#endif
