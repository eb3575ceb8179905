/* parallel.h - work of a test on all processors.
 * SPDX-License-Identifier: MIT */
#ifndef PARALLEL_H
#define PARALLEL_H

#include <stdint.h>

/* Calls work(user, i) once for each i below count, on as many threads as there are processors, in any order. Returns
 * when all are done. cmocka knows one thread: work counts what is wrong, and its caller asserts. */
void parallel(uint32_t count, void (*work)(void *user, uint32_t i), void *user);

#endif /* PARALLEL_H */
