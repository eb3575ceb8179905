/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

/* Reserved for triangles: acceleration structures and traversal. Nothing is here yet: a context that asks for it makes
 * nothing. */
#define RAYSORT_CAPABILITY_BVH_BIT 8u
