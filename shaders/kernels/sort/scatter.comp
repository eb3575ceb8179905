// scatter.comp - moves the entries of each chunk to their sorted slots: values, and keys, lists and the inverse map.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_SCATTER;
#define RAYSORT_MAP_ONLY 0
#include "scatter.glsl"
