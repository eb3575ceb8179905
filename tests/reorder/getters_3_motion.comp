// getters_3_motion.comp - getters.glsl with 3 words of attributes, of traced hits, too, and a time.
// SPDX-License-Identifier: MIT
#version 460
#define RAYSORT_HIT_OBJECT_MOTION
#define WORDS 3
#define RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit) attributesOf(found, hit)
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
