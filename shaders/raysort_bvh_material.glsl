// raysort_bvh_material.glsl - the material of a triangle, from a table of ids. raysort_bvh.glsl includes it if
// RAYSORT_BVH_LOAD_MATERIAL is defined.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_BVH_MATERIAL_GLSL
#define RAYSORT_BVH_MATERIAL_GLSL

// The id of primitive `primitive` of a geometry whose ids begin at number `first` of the table; missMaterial past the
// table. It reads nothing outside of it.
// count   ids of the table
// idType  0: ids of 32 bits, 1: of 16 bits, 2: of 8 bits, as RaysortIdType on the host
uint raysortBvhMaterial(uint first, uint primitive, uint count, uint idType, uint missMaterial)
{
  uint material = missMaterial;
  if (first < count && primitive < count - first)
  {
    uint entry = first + primitive, bits = 32u >> idType;
    uint word = RAYSORT_BVH_LOAD_MATERIAL(entry >> idType);
    uint shift = (entry & ((1u << idType) - 1u)) * bits;
    material = (word >> shift) & (0xffffffffu >> (32u - bits));
  }
  return material;
}

#endif
