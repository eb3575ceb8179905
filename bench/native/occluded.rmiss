/* occluded.rmiss - tells occluded.rgen that nothing was hit.
 * SPDX-License-Identifier: MIT */
#version 460
#extension GL_EXT_ray_tracing : require

layout(location = 0) rayPayloadInEXT uint flags;

void main()
{
  flags = 0;
}
