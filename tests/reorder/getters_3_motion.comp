// getters_3_motion.comp - getters.glsl with 3 words of attributes and a time.
// SPDX-License-Identifier: MIT
#version 460
#define RAYSORT_HIT_OBJECT_MOTION
#define WORDS 3
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
