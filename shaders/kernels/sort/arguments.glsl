// arguments.glsl - dispatch arguments: workgroups for a number of threads, folded into y.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with groupSize and maxGroupsX.
uvec3 raysort_arguments(uint threads)
{
  uint groups = threads / push.groupSize + (threads % push.groupSize != 0u ? 1u : 0u);
  uint rows = groups / push.maxGroupsX + (groups % push.maxGroupsX != 0u ? 1u : 0u);
  return uvec3(min(groups, push.maxGroupsX), max(rows, 1u), 1u);
}
