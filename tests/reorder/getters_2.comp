// getters_2.comp - getters.glsl with 2 words of attributes, indices cut to 4 bits.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 2
#define RAYSORT_HIT_OBJECT_INDEX_BITS 4
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
