/* SPDX-License-Identifier: MIT */
#pragma once
#include "../core.h"

#include <float.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef RAYSORT_ASSERT
#include <assert.h>
#define RAYSORT_ASSERT(x) assert(x)
#endif
/* Before every function that several files call: static in raysort.h, empty where the files are compiled one by one. */
#ifndef RAYSORT_INTERNAL
#define RAYSORT_INTERNAL static
#endif
#ifndef RAYSORT_SPIRV
#define RAYSORT_SPIRV 0xffffffffu
#endif

/* The bytes of structures come from float arithmetic that rounds each product and sum to float. FLT_EVAL_METHOD 16 does
 * (only _Float16 is wider there), x87 does not. clang says -1 under -ffast-math, which is taken back below. */
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16
#if !defined(__clang__) || FLT_EVAL_METHOD > 0 || defined(__i386__)
#error raysort: float arithmetic of more than 32 bits (x87) builds other bytes: compile with -msse2 -mfpmath=sse
#endif
#endif
#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error raysort: hosts are little-endian, as the bytes of structures and buffers are
#endif

/* IEEE arithmetic decides the bytes of structures, and every check of a NaN needs it. A program may be built without it
 * (-ffast-math), so the implementation turns it on, from here to the end of capability_table.c. */
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
#define RAYSORT_PRIVATE_LENGTH(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

/* ---- messages ---- */

/* The listener of errors. It sends the first refusal to the callback and keeps its result. Checks after that send
 * nothing, so they may follow each other, and their caller reads the result once. */
typedef struct raysort_errors
{
  RaysortMessage message;
  void *user;
  VkResult result;
} raysort_errors;

/* A number of an info struct, with its least and its greatest value. */
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

/* ---- the door: what other rooms call ---- */

/* numbers.c */
/* `size`, rounded up to a multiple of a power of two. */
RAYSORT_INTERNAL VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment);
/* a / b, rounded up; b is not 0. */
RAYSORT_INTERNAL uint32_t raysort_divideUp(uint32_t a, uint32_t b);
/* Workgroups past `most` on x, folded into y. */
RAYSORT_INTERNAL void raysort_fold(uint32_t workgroups, uint32_t most, uint32_t folded[3]);
/* Whether the caller gave a buffer. One without a VkBuffer makes the plan dry. */
RAYSORT_INTERNAL int raysort_isGiven(const RaysortBuffer *buffer);
/* Whether the thread rounds to nearest, as all code that promises bytes needs it. */
RAYSORT_INTERNAL int raysort_roundsToNearest(void);
/* Whether a number is a NaN, by its bits. */
RAYSORT_INTERNAL int raysort_isNan(double value);
/* Whether a number is 0 or -0, by its bits. */
RAYSORT_INTERNAL int raysort_isZero(double value);

/* messages.c */
/* A listener that has heard nothing yet. */
RAYSORT_INTERNAL raysort_errors raysort_listen(RaysortMessage message, void *user);
/* Fails with this result and a printf-like message. Only the first failure counts. */
RAYSORT_PRIVATE_PRINTF(3, 4)
RAYSORT_INTERNAL VkResult raysort_report(raysort_errors *to, VkResult result, const char *text, ...);
/* The same for values that are not valid: VK_ERROR_VALIDATION_FAILED_EXT. */
RAYSORT_PRIVATE_PRINTF(2, 3)
RAYSORT_INTERNAL VkResult raysort_refuse(raysort_errors *to, const char *text, ...);
/* Refuses unless least <= value <= most. */
RAYSORT_INTERNAL VkResult raysort_checkRange(raysort_errors *to, const char *field, uint64_t value, uint64_t least,
                                             uint64_t most);
/* Refuses the first of several numbers that is out of its range. */
RAYSORT_INTERNAL VkResult raysort_checkBounds(raysort_errors *to, const raysort_bound *bounds, uint32_t count);
/* Refuses unless least <= value <= most. A NaN is refused. */
RAYSORT_INTERNAL VkResult raysort_checkNumber(raysort_errors *to, const char *field, double value, double least,
                                              double most);
/* Host memory of the caller's allocator, or of malloc; NULL: there is none. */
RAYSORT_INTERNAL void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size);
/* Frees what raysort_allocate returned, or NULL. */
RAYSORT_INTERNAL void raysort_free(const VkAllocationCallbacks *allocator, void *memory);
