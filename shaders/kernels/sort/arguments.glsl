// arguments.glsl - dispatch arguments: workgroups for a number of threads, folded into y.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with ranges, workgroupSize and maxGroupsX.
void raysort_writeArguments(uint word, uint threads)
{
  uint groups = threads / push.workgroupSize + (threads % push.workgroupSize != 0u ? 1u : 0u);
  uint rows = groups / push.maxGroupsX + (groups % push.maxGroupsX != 0u ? 1u : 0u);
  push.ranges.word[word] = min(groups, push.maxGroupsX);
  push.ranges.word[word + 1u] = max(rows, 1u);
  push.ranges.word[word + 2u] = 1u;
}
