// getters_3.comp - getters.glsl with 3 words of attributes, of traced hits, too.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 3
#define RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit) attributesOf(found, hit)
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
