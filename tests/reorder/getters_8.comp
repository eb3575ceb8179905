// getters_8.comp - getters.glsl with 8 words of attributes, of traced hits, too.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 8
#define RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit) attributesOf(found, hit)
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
