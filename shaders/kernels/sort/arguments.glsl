// arguments.glsl - dispatch arguments: workgroups for a number of threads, folded into y.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with ranges, workgroupSize and maxGroupsX. RAYSORT_ARGUMENTS names the words to
// write if they are not push.ranges.
#ifndef RAYSORT_ARGUMENTS
#define RAYSORT_ARGUMENTS push.ranges
#endif
void raysort_writeArguments(uint word, uint threads)
{
  uint groups = threads / push.workgroupSize + (threads % push.workgroupSize != 0u ? 1u : 0u);
  uint rows = groups / push.maxGroupsX + (groups % push.maxGroupsX != 0u ? 1u : 0u);
  RAYSORT_ARGUMENTS.word[word] = min(groups, push.maxGroupsX);
  RAYSORT_ARGUMENTS.word[word + 1u] = max(rows, 1u);
  RAYSORT_ARGUMENTS.word[word + 2u] = 1u;
}
