/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_hit_object_shared.h"

/* Hit objects in one kernel need nothing from here: shaders/raysort_hit_object.glsl. Reserved for reordering: a context
 * that asks for it makes nothing yet. */
#define RAYSORT_CAPABILITY_REORDER_BIT 16u
