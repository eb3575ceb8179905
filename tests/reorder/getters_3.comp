// getters_3.comp - getters.glsl with 3 words of attributes.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 3
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
