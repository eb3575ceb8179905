/* metalrough.h - what C and shaders must agree on of metalrough.glsl.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_METALROUGH_H
#define RAYSORT_EXAMPLES_METALROUGH_H

#define ALBEDO_SIZE 32u /* cosines by roughnesses, in the table of mirrorAlbedos */

#endif
