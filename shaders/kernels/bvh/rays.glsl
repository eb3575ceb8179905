// rays.glsl - of the trace kernels: entries of the list, rays, hits, materials. After raysort_bvh.glsl and push.
// SPDX-License-Identifier: MIT

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortHitWords { uvec4 word[]; };

// How many entries there are.
uint liveCount()
{
  uint count = push.maxCount;
  if (uvec2(push.live) != uvec2(0u))
    count = min(count, push.live.word[0]);
  return count;
}

// The ray of entry i: one past rayCount is left out.
uint rayOf(uint i)
{
  if (uvec2(push.list) != uvec2(0u))
    i = raysortRead(push.list, i);
  return i;
}

// Rays and hits are two words of 16 bytes each, as the words of a structure are.
RaysortBvhRay loadRay(uint i)
{
  RaysortBvhWords words = RaysortBvhWords(raysortBvhAddress(uvec2(push.rays), 2u * i));
  vec4 a = uintBitsToFloat(words.word[0]), b = uintBitsToFloat(words.word[1]);
  return RaysortBvhRay(a.xyz, a.w, b.xyz, b.w);
}

void storeHit(uint i, RaysortBvhHit hit)
{
  RaysortHitWords words = RaysortHitWords(raysortBvhAddress(uvec2(push.hits), 2u * i));
  words.word[0] = uvec4(floatBitsToUint(vec3(hit.t, hit.u, hit.v)), hit.primitive);
  words.word[1] = uvec4(hit.geometry, hit.instance, hit.material, hit.flags);
}

uint materialOfMiss(RaysortBvhRay ray)
{
  return raysortBvhIsAlive(ray) ? push.missMaterial : push.deadMaterial;
}

uint materialOfHit(RaysortBvhHit hit)
{
  uint material = push.missMaterial;
  if (push.materialCount == 0u)
    material = hit.geometry;
  else if (hit.geometry < push.materialCount)
    material = raysortRead(push.materials, hit.geometry);
  return material;
}
