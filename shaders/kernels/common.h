/* common.h - constants of all of raysort's kernels, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_COMMON_H
#define RAYSORT_KERNELS_COMMON_H

#define RAYSORT_THREADS 128 /* of a workgroup, if nothing else is said: the least that a Vulkan device must allow */

/* Specialization constants of every kernel; a folder's own have the numbers between. */
#define RAYSORT_CONSTANT_THREADS 0   /* of a workgroup */
#define RAYSORT_CONSTANT_IDENTITY 15 /* never set: its default tells which kernel this is, RAYSORT_IDENTITY_* */
#define RAYSORT_CONSTANTS 6          /* numbers 0 .. 5 are set */

/* Bits of a push block's word `given`: which optional buffers there are. An absent one has the reference of another
 * buffer, never null, because a driver may run a load although the branch around it is not taken. */
#define RAYSORT_GIVEN_LIVE_BIT 1u   /* how many entries, or instances */
#define RAYSORT_GIVEN_LIST_BIT 2u
#define RAYSORT_GIVEN_TIMES_BIT 8u  /* a time for each ray */
#define RAYSORT_GIVEN_BOXES_BIT 4u  /* how many boxes */

#endif /* RAYSORT_KERNELS_COMMON_H */
