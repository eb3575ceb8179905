// folded.glsl - which workgroup this is: those past the device's limit on x are folded into y.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_FOLDED_GLSL
#define RAYSORT_KERNELS_FOLDED_GLSL

uint foldedGroup()
{
  return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
}

#endif
