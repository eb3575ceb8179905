/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* The capabilities. The place of a capability is the number of its bit. */
#define RAYSORT_PRIVATE_CAPABILITIES(X) \
  X(scan)                               \
  X(sort)                               \
  X(radix)                              \
  X(bvh)                                \
  X(reorder)                            \
  X(sdf)                                \
  X(order)                              \
  X(gather)                             \
  /* the capability of the next bit goes above this line */

#define RAYSORT_X(name) RAYSORT_INTERNAL const raysort_capability *raysort_##name##Capability(void);
RAYSORT_PRIVATE_CAPABILITIES(RAYSORT_X)
#undef RAYSORT_X

RAYSORT_INTERNAL const raysort_capability *raysort_capabilityAt(uint32_t index)
{
  typedef const raysort_capability *(*raysort_getter)(void);
  static const raysort_getter table[] = {
#define RAYSORT_X(name) raysort_##name##Capability,
      RAYSORT_PRIVATE_CAPABILITIES(RAYSORT_X)
#undef RAYSORT_X
  };
  return index < sizeof(table) / sizeof(table[0]) ? table[index]() : NULL;
}

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#ifdef __clang__
#pragma float_control(pop)
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#endif
