// digit_count.comp - counts any digit of keys of a word: digit_count.glsl.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
#include "../sort/push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_DIGIT_COUNT;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint VECTORS = 4u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 8u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixDigitCountPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };
#define ANY_DIGIT
const bool NOTES = false, IN_GROUPS = (MODE & RAYSORT_RADIX_MODE_GROUPS) != 0u;
#include "count.glsl"
#include "digit_count.glsl"
