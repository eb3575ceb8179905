// tree.comp - makes the binary trees; a team is a workgroup, whatever its subgroups: see tree.glsl.
// SPDX-License-Identifier: MIT
//
// The threads of a team see each other's values in shared memory. The results are those of tree_shuffle.comp.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_TREE;
layout(local_size_x = RAYSORT_BVH_TREE_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortBvhTreePush push; };

#define TEAM uint(RAYSORT_BVH_TREE_THREADS)
#define LANE gl_LocalInvocationIndex

shared uint sharedBits;
shared uint sharedWords[RAYSORT_BVH_TREE_THREADS];
shared Job sharedJobs[RAYSORT_BVH_TREE_THREADS];
shared uvec4 sharedLo[RAYSORT_BVH_TREE_THREADS];    // lo, height
shared uvec4 sharedHi[RAYSORT_BVH_TREE_THREADS];    // hi, first
shared uvec4 sharedCosts[RAYSORT_BVH_TREE_THREADS]; // costs, used
shared uvec4 sharedNodes[RAYSORT_BVH_TREE_THREADS]; // nodes, count
shared uint sharedTree[RAYSORT_BVH_TREE_THREADS];

uint teamBallot(bool isSet)
{
  barrier(); // all threads have read the last ballot
  if (LANE == 0u)
    sharedBits = 0u;
  barrier();
  if (isSet)
    atomicOr(sharedBits, 1u << LANE);
  barrier();
  return sharedBits;
}

void teamBarrier()
{
  barrier();
}

void publishWord(uint own)
{
  barrier(); // all threads have read the last words
  sharedWords[LANE] = own;
  barrier();
}

uint wordOf(uint own, uint lane)
{
  return sharedWords[lane];
}

void publishJob(Job own)
{
  barrier();
  sharedJobs[LANE] = own;
  barrier();
}

Job jobOf(Job own, uint lane)
{
  return sharedJobs[lane];
}

void publishCluster(Cluster own)
{
  barrier();
  sharedLo[LANE] = uvec4(floatBitsToUint(own.box.lo), own.height);
  sharedHi[LANE] = uvec4(floatBitsToUint(own.box.hi), own.first);
  sharedCosts[LANE] = uvec4(floatBitsToUint(own.cost), own.used);
  sharedNodes[LANE] = uvec4(own.nodes, own.count);
  sharedTree[LANE] = own.tree;
  barrier();
}

Box boxOf(Cluster own, uint lane)
{
  return Box(uintBitsToFloat(sharedLo[lane].xyz), uintBitsToFloat(sharedHi[lane].xyz));
}

Cluster clusterOf(Cluster own, uint lane)
{
  uvec4 lo = sharedLo[lane], hi = sharedHi[lane], costs = sharedCosts[lane], nodes = sharedNodes[lane];
  return Cluster(Box(uintBitsToFloat(lo.xyz), uintBitsToFloat(hi.xyz)), uintBitsToFloat(costs.xyz), nodes.xyz, nodes.w,
                 lo.w, costs.w, hi.w, sharedTree[lane]);
}

#include "tree.glsl"

void main()
{
  growTrees();
}
