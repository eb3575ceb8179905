// tree_shuffle.comp - makes the binary trees; a team is a subgroup of 32 threads: see tree.glsl.
// SPDX-License-Identifier: MIT
//
// Thread t of a workgroup must be number t % 32 of its subgroup. Subgroups do not wait for each other.
// Tuning: two teams a workgroup take 4 % less time than one, four are within 1 % (NVIDIA H100, 2026-11-26)
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require

#include "cluster.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_TREE_SHUFFLE;
layout(local_size_x = RAYSORT_BVH_TREE_TEAMS * RAYSORT_BVH_TREE_THREADS) in;
layout(push_constant, std430) uniform Push { RaysortBvhTreePush push; };

#define TEAM uint(RAYSORT_BVH_TREE_THREADS)
#define LANE gl_SubgroupInvocationID

uint teamBallot(bool isSet)
{
  return subgroupBallot(isSet).x;
}

void teamBarrier()
{
  subgroupBarrier();
}

void publishWord(uint own)
{
}

uint wordOf(uint own, uint lane)
{
  return subgroupShuffle(own, lane);
}

void publishJob(Job own)
{
}

Job jobOf(Job own, uint lane)
{
  uint bits = own.height | own.leafSize << 8 | (own.isRoot ? 1u << 16 : 0u);
  bits = subgroupShuffle(bits, lane);
  return Job(subgroupShuffle(own.begin, lane), subgroupShuffle(own.between, lane), subgroupShuffle(own.end, lane),
             bits & 0xffu, subgroupShuffle(own.part, lane), subgroupShuffle(own.first, lane), bits >> 8 & 0xffu,
             subgroupShuffle(own.nodeCost, lane), bits >> 16 != 0u);
}

void publishCluster(Cluster own)
{
}

Box boxOf(Cluster own, uint lane)
{
  return Box(subgroupShuffle(own.box.lo, lane), subgroupShuffle(own.box.hi, lane));
}

Cluster clusterOf(Cluster own, uint lane)
{
  uint bits = subgroupShuffle(own.height | own.used << 8, lane);
  return Cluster(boxOf(own, lane), subgroupShuffle(own.cost, lane), subgroupShuffle(own.nodes, lane),
                 subgroupShuffle(own.count, lane), bits & 0xffu, bits >> 8, subgroupShuffle(own.first, lane),
                 subgroupShuffle(own.tree, lane));
}

#include "tree.glsl"

void main()
{
  growTrees();
}
