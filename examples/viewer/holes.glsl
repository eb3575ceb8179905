// holes.glsl - the traversal with masks and blends: a hit in a hole, or where a blend lets the ray pass, is none.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_HOLES_GLSL
#define VIEWER_HOLES_GLSL

#include "alpha.glsl"

layout(constant_id = 0) const uint HAS_HOLES = 1u; // 0: the scene has none, and no ray asks

uint holesPath; // whose ray it is, for its random numbers

bool holesAre(RaysortBvhHit hit)
{
  Object object = FRAME.objects.at[(FRAME.instances.at[hit.instance].offsetAndFlags & 0xffffffu) + hit.geometry];
  Material material = FRAME.materials.at[object.material];
  vec3 parts = vec3(1.0 - hit.u - hit.v, hit.u, hit.v);
  vec4 places = vec4(0.0), painted = vec4(1.0);
  if (material.colourTexture != NONE)
  {
    vec2 uv = vec2(0.0);
    for (uint i = 0u; i < 3u; ++i)
    {
      uint index = FRAME.indices.at[object.firstIndex + 3u * hit.primitive + i];
      Vertex vertex = FRAME.vertices.at[object.firstVertex + index];
      uv += parts[i] * vec2(vertex.u, vertex.v);
    }
    places.xy = uv;
  }
  if ((material.kind & KIND_EXTRAS) != 0u)
    places = extraPlaces(object, hit.primitive, parts, places.xy, painted);
  float alpha = alphaOf(material, places, painted.w);
  float random = unitFloat(scramble(scramble(holesPath * 128u + SALT_ALPHA) ^
                                    (hit.primitive * 9781u + hit.instance * 6271u + FRAME.sequence * 26699u)));
  return alpha < (material.cutoff > 0.0 ? material.cutoff : random);
}

#define RAYSORT_BVH_ANY_HIT(ray, hit) (HAS_HOLES == 0u || !holesAre(hit))
#include "raysort_bvh_address.glsl"

// Nodes that the ray visited, for the view of them.
uint visitedNodes;
uvec4 loadedNode(uvec2 bvh, uint n, uint k)
{
  visitedNodes += k == 0u ? 1u : 0u;
  return RaysortBvhNodes(bvh).node[n].word[k];
}
#undef RAYSORT_BVH_LOAD_NODE
#define RAYSORT_BVH_LOAD_NODE(bvh, n, k) loadedNode(bvh, n, k)

uvec2 structureAt(uvec2 distance)
{
  uint carry, low = uaddCarry(uvec2(FRAME.structures).x, distance.x, carry);
  return uvec2(low, uvec2(FRAME.structures).y + distance.y + carry);
}
#define RAYSORT_BVH_BELOW(reference) structureAt(reference)
#include "raysort_bvh.glsl"

#endif
