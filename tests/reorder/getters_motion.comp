// getters_motion.comp - getters.glsl with 2 words of attributes, indices cut to 4 bits, and a time.
// SPDX-License-Identifier: MIT
#version 460
#define RAYSORT_HIT_OBJECT_MOTION
#define WORDS 2
#define RAYSORT_HIT_OBJECT_INDEX_BITS 4
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
