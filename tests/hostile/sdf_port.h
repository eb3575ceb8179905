/* sdf_port.h - shaders/raysort_sdf.glsl on the host, as a hostile device runs it.
 * SPDX-License-Identifier: MIT */
#ifndef HOSTILE_SDF_PORT_H
#define HOSTILE_SDF_PORT_H

#include <stddef.h>

#include "rounding.h"

#ifdef __cplusplus
extern "C"
{
#endif

  /* raysortSdfClosest, with RAYSORT_SDF_RAY_ANY_BIT raysortSdfAny, through all cascades. field: size bytes; ray: a
 * RaysortSdfRay; hit: a RaysortSdfHit. Returns how many reads were outside of the field. */
  uint32_t hostileSdfTrace(const void *field, size_t size, const void *ray, uint32_t rayFlags, uint32_t maxSteps,
                           const HostileRounding *rounding, void *hit);

#ifdef __cplusplus
}
#endif

#endif
