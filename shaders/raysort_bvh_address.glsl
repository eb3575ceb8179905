// raysort_bvh_address.glsl - structures of triangles behind buffer addresses: the hooks of raysort_bvh.glsl.
// SPDX-License-Identifier: MIT
//
// GLSL only. Include it before raysort_bvh.glsl; it includes raysort_address.glsl and needs its extensions. A structure
// is then the two words of its address, a multiple of 16 (the builder's alignment is 256), and may be up to 64 GiB.
#ifndef RAYSORT_BVH_ADDRESS_GLSL
#define RAYSORT_BVH_ADDRESS_GLSL

#ifdef RAYSORT_BVH_GLSL
#error "raysort_bvh_address.glsl: include it before raysort_bvh.glsl, which takes its hooks from here"
#endif
#include "raysort_address.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortBvhWords { uvec4 word[]; };

// Of word i. Drivers index a reference in 32 bits: so the address is advanced, with carry. (Not a function that returns
// the reference: on such a one spirv-opt 2023.1 crashes.)
uvec2 raysortBvhAddress(uvec2 bvh, uint i)
{
  uint carry;
  uint low = uaddCarry(bvh.x, i << 4, carry);
  return uvec2(low, bvh.y + (i >> 28) + carry);
}

// Nodes lie within the first 4 GiB of a structure, which hold 67 million. Indexed in 32 bits they take less arithmetic.
struct RaysortBvhNode
{
  uvec4 word[4];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortBvhNodes
{
  uvec4 header[8];
  RaysortBvhNode node[];
};

#define RAYSORT_BVH_LOAD(bvh, i) RaysortBvhWords(raysortBvhAddress(bvh, i)).word[0]
#define RAYSORT_BVH_LOAD_AT(bvh, i, k) RaysortBvhWords(raysortBvhAddress(bvh, i)).word[k]
#define RAYSORT_BVH_LOAD_NODE(bvh, n, k) RaysortBvhNodes(bvh).node[n].word[k]

#endif
