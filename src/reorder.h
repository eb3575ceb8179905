/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

/* Reserved for hit objects and reordering. Nothing is here yet: a context that asks for it makes nothing. */
#define RAYSORT_CAPABILITY_REORDER_BIT 16u
