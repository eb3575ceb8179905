/* SPDX-License-Identifier: MIT */
#pragma once
#include "../core.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef RAYSORT_ASSERT
#include <assert.h>
#define RAYSORT_ASSERT(x) assert(x)
#endif
#ifndef RAYSORT_SPIRV
#define RAYSORT_SPIRV 0xffffffffu
#endif

/* IEEE arithmetic decides the bytes of structures, and every check of a NaN needs it. A program may be built without it
 * (-ffast-math). So the implementation turns it on, from here to the end of table.c. */
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#ifdef __clang__
#pragma float_control(precise, on, push)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("no-fast-math")
#else
#error raysort: the file that defines RAYSORT_IMPLEMENTATION needs IEEE arithmetic: compile it without -ffast-math
#endif
#endif

typedef unsigned long long raysort_u64; /* the argument of %llu on every platform */

/* ---- messages ---- */

/* The listener of errors. It sends the first refusal to the callback and keeps its result. After that, no check sends
 * anything. So checks follow each other, and their caller reads the result once. */
typedef struct raysort_listener
{
  RaysortMessage message;
  void *user;
  VkResult result;
} raysort_listener;

/* A number of an info struct, with its least and its most. */
typedef struct raysort_bound
{
  const char *field;
  uint64_t value, least, most;
} raysort_bound;

#if defined(__MINGW_PRINTF_FORMAT)
#define RAYSORT_PRIVATE_PRINTF(text, values) __attribute__((format(__MINGW_PRINTF_FORMAT, text, values)))
#elif defined(__GNUC__)
#define RAYSORT_PRIVATE_PRINTF(text, values) __attribute__((format(printf, text, values)))
#else
#define RAYSORT_PRIVATE_PRINTF(text, values)
#endif

