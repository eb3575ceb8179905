// closed.glsl - rays from within closed meshes, and from outside, made where they are traced; after raysort_bvh.glsl.
// SPDX-License-Identifier: MIT
//
// closedRay() of closed.c makes the same rays from their numbers. test_gpu_bvh.c has the buffers.
#define MOST_MISSES 1024u

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Places { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Found
{
  uint missed; // rays, by the closest hit or by any
  uint zeros[3];
  uint misses[MOST_MISSES]; // the numbers of the first ones
  RaysortBvhHit samples[];  // of every stride-th ray
};
layout(push_constant, std430) uniform Push
{
  uvec2 base; // of references in instances
  Places places;
  Found found;
  uint firstWord;
  uint rayCount;
  uint withinCount;
  uint asideCount;
  uint isFromOutside;
  uint stride;
  float move[3];
} push;

#ifdef RAYSORT_BVH_ONE_LEVEL
#define MASK
#define LAST
#else
#define MASK 0xffu,
#define LAST , 0xffu
#endif

RaysortBvhRay closedRay(uint i)
{
  uint within = i % push.withinCount, aside = push.withinCount + i / push.withinCount % push.asideCount;
  bool isFromOutside = push.isFromOutside != 0u;
  uvec4 from = push.places.at[isFromOutside ? aside : within];
  uvec4 to = push.places.at[isFromOutside ? within : aside + push.asideCount];
  precise vec3 direction = uintBitsToFloat(to.xyz) - uintBitsToFloat(from.xyz);
  precise vec3 origin = uintBitsToFloat(from.xyz) + vec3(push.move[0], push.move[1], push.move[2]);
  RaysortBvhRay ray;
  direction.x = (to.w & 1u) != 0u ? 0.0 : direction.x;
  direction.y = (to.w & 2u) != 0u ? 0.0 : direction.y;
  direction.z = (to.w & 4u) != 0u ? 0.0 : direction.z;
  if (direction.x == 0.0 && direction.y == 0.0 && direction.z == 0.0)
    direction.x = 1.0;
  ray.origin = origin;
  ray.tMin = 0.0;
  ray.direction = direction;
  ray.tMax = uintBitsToFloat(0x7f800000u);
  return ray;
}

void main()
{
  uint i = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * gl_WorkGroupSize.x + gl_LocalInvocationID.x;
  if (i < push.rayCount)
  {
    uvec2 bvh = raysortBvhAddress(push.base, push.firstWord);
    RaysortBvhRay ray = closedRay(i);
    RaysortBvhHit hit;
    bool isHit = raysortBvhClosest(bvh, ray, 0u, MASK hit);
    bool isAny = raysortBvhAny(bvh, ray, 0u LAST);
    if (i % push.stride == 0u)
      push.found.samples[i / push.stride] = hit;
    if (!isHit || !isAny)
    {
      uint place = atomicAdd(push.found.missed, 1u);
      if (place < MOST_MISSES)
        push.found.misses[place] = i;
    }
  }
}
