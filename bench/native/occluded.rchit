/* occluded.rchit - never runs. Mesa 25.0.7's lavapipe crashes in a trace whose hit group has no shader at all.
 * SPDX-License-Identifier: MIT */
#version 460
#extension GL_EXT_ray_tracing : require

void main()
{
}
