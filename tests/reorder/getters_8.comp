// getters_8.comp - getters.glsl with 8 words of attributes.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 8
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
