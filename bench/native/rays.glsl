/* rays.glsl - what the shaders of the native pipelines read and write: rays in, hits out.
 * SPDX-License-Identifier: MIT
 *
 * The same as NativePush, NativeRay and NativeHit in native_rt.h. A buffer reference is indexed with 32 bits:
 * at most 2^27 rays. */
#ifndef NATIVE_RAYS_GLSL
#define NATIVE_RAYS_GLSL

#define NATIVE_HIT 0x100u /* in Hit.flags */

struct Hit
{
  float t, u, v;
  uint primitive, geometry, instance, material, flags;
};

/* As two vectors of 16 bytes: a thread loads and stores no less at once. */
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Rays
{
  vec4 halves[]; /* origin, tMin; direction, tMax */
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Hits
{
  uvec4 halves[]; /* t, u, v, primitive; geometry, instance, material, flags */
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Found
{
  uvec4 halves[];
};

layout(push_constant) uniform Push
{
  uvec2 scene;
  Rays rays;
  Hits hits;
  Found found;
  uint count;
}
push;

Hit missed(float tMax)
{
  return Hit(tMax, 0, 0, 0xffffffffu, 0xffffffffu, 0xffffffffu, 0, 0);
}

void store(uint index, Hit hit)
{
  push.hits.halves[2 * index] = uvec4(floatBitsToUint(vec3(hit.t, hit.u, hit.v)), hit.primitive);
  push.hits.halves[2 * index + 1] = uvec4(hit.geometry, hit.instance, hit.material, hit.flags);
}

#endif
