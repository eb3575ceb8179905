// raysort_bvh_address.glsl - defines the hooks of raysort_bvh.glsl for structures at buffer addresses.
// SPDX-License-Identifier: MIT
//
// GLSL only. Include it before raysort_bvh.glsl. It includes raysort_address.glsl and needs the same extensions. `bvh`
// is then the two words of the structure's address, a multiple of 16 (a build gives multiples of 256). A structure may
// have up to 64 GiB.
#ifndef RAYSORT_BVH_ADDRESS_GLSL
#define RAYSORT_BVH_ADDRESS_GLSL

#ifdef RAYSORT_BVH_GLSL
#error "raysort_bvh_address.glsl: include it before raysort_bvh.glsl, which takes its hooks from here"
#endif
#include "raysort_address.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortBvhWords { uvec4 word[]; };

// Returns the address of word i. Drivers index a reference in 32 bits, so i is added to the address, with carry. The
// function returns no reference, because spirv-opt 2023.1 crashes on a function that does.
uvec2 raysortBvhAddress(uvec2 bvh, uint i)
{
  uint carry;
  uint low = uaddCarry(bvh.x, i << 4, carry);
  return uvec2(low, bvh.y + (i >> 28) + carry);
}

// Nodes are indexed in 32 bits, which takes less arithmetic: all nodes are in the first 4 GiB, which hold 67 million.
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
