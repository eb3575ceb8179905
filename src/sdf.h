/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

/* Reserved for sparse distance fields. Nothing is here yet: a context that asks for it makes nothing. */
#define RAYSORT_CAPABILITY_SDF_BIT 32u
