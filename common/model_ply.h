/* model_ply.h - is a PLY file whole? assimp takes minutes, or aborts, where one is not.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MODEL_PLY_H
#define RAYSORT_EXAMPLES_MODEL_PLY_H

/* Ends the program with a sentence if the file is a PLY without an end of its header, one that ends before its last
 * element, or one with a face without corners. Any other file passes. */
void checkPly(const char *path);

#endif
