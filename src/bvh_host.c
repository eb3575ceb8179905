/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* BVH on the host: the call that builds or updates. */

RAYSORT_API VkResult raysortBvhBuildOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize)
{
  raysort_listener to = raysort_listen(info->message, info->messageUser);
  RaysortBvhBuildLayout layout;
  raysort_bvhBuild build;
  VkDeviceSize offset = 0;
  uint32_t i;
  raysort_bvhLayOut(&to, info, VK_TRUE, &layout, NULL);
  if (raysort_isGiven(&info->primitiveCounts))
    raysort_refuse(&to, "RaysortBvhBuildInfo.primitiveCounts is given: a build on the host does not take it");
  raysort_checkRange(&to, "raysortBvhBuildOnHost: size", size, layout.destinationSize, UINT64_MAX);
  raysort_checkRange(&to, "raysortBvhBuildOnHost: scratchSize", scratchSize, layout.scratchSize, UINT64_MAX);
  if (info->bvhCount > 0 && (!memory || !scratch))
    raysort_refuse(&to, "raysortBvhBuildOnHost: %s is NULL", memory ? "scratch" : "memory");
  if ((uintptr_t)scratch % 16 != 0)
    raysort_refuse(&to, "raysortBvhBuildOnHost: scratch is not a multiple of 16");
  if (to.result != VK_SUCCESS)
    return to.result;
  if (info->mode == RAYSORT_BVH_BUILD_MODE_UPDATE)
    return raysort_bvhUpdate(&to, info, memory, scratch);
  for (i = 0; i < info->bvhCount; ++i)
  {
    const uint32_t primitives = raysort_bvhPrimitives(&info->bvhs[i]);
    raysort_bvhBegin(&build, &info->bvhs[i], primitives, (unsigned char *)memory + (size_t)offset, scratch);
    build.out.buildInfo = info;
    build.isQuality = info->mode == RAYSORT_BVH_BUILD_MODE_QUALITY;
    if (raysort_bvhBuildOne(&build) != VK_SUCCESS)
      raysort_say(&to, VK_INCOMPLETE, "raysortBvhBuildOnHost: a structure has too many nodes; it was left empty");
    if (build.out.times == 2 && build.out.header.recordCount > 0)
      raysort_bvhUpdateBoxes(&build.out, build.tree); /* at both times: the tree is not needed any more */
    offset += raysort_bvhMaxSize(&info->bvhs[i]);
  }
  return to.result;
}
