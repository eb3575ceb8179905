// getters_2.comp - getters.glsl with 2 words of attributes.
// SPDX-License-Identifier: MIT
#version 460
#define WORDS 2
#extension GL_GOOGLE_include_directive : require
#include "getters.glsl"
