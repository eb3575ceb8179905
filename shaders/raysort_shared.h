/* raysort_shared.h - macros that let C, C++, GLSL and HLSL read the same structs.
 * SPDX-License-Identifier: MIT
 *
 * The structs are in raysort_NAME_shared.h, one file for each capability. A struct has its references first and
 * 32-bit words after them, so that no language inserts padding. A push block has at most 128 bytes, which every Vulkan
 * device allows. */
#ifndef RAYSORT_SHARED_H
#define RAYSORT_SHARED_H

#if defined(__STDC__) || defined(__cplusplus) || defined(_MSC_VER) /* C: a reference is an address */
#define RAYSORT_STRUCT(name) typedef struct name name; struct name
#define RAYSORT_REF(type) VkDeviceAddress
#define RAYSORT_UINT uint32_t
#define RAYSORT_INT int32_t
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float name[3]
#else
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_UINT uint
#define RAYSORT_INT int
#define RAYSORT_FLOAT float
#if defined(RAYSORT_ADDRESS_GLSL) /* GLSL after raysort_address.glsl: the buffer_reference of this name */
#define RAYSORT_REF(type) type
#define RAYSORT_VEC3(name) vec3 name
#elif !defined(GL_core_profile)
#define RAYSORT_HLSL
#elif __VERSION__ == 500 /* glslang in HLSL: GLSL's macros, and a version that GLSL does not have */
#define RAYSORT_HLSL
#else /* GLSL without raysort_address.glsl: the two words of the address */
#define RAYSORT_REF(type) uvec2
#define RAYSORT_VEC3(name) vec3 name
#endif
#ifdef RAYSORT_HLSL /* the two words of the address, because not every compiler has uint64_t */
#define RAYSORT_REF(type) uint2
#define RAYSORT_VEC3(name) float3 name
#endif
#endif

#endif /* RAYSORT_SHARED_H */
