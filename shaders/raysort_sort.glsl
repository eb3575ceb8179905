// raysort_sort.glsl - for shaders that run on sorted rays: from material and thread to the ray, or "past the end".
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. No extension of its own. Two ways to say where the sort's results lie; define one before the include:
//   RAYSORT_LOAD_MAP(slot)        -> uint  NewToOldPixelMap[slot]
//   RAYSORT_LOAD_OFFSET(material) -> uint  MaterialsOffsets[material]
// or, GLSL only, after raysort_address.glsl:
//   RAYSORT_DISPATCH              the RaysortDispatchPush in your push constants, as raysortPlanDispatch fills it
// With RAYSORT_DISPATCH, layout(local_size_x = ...) in; must stand before the include: it does not compile otherwise.
#ifndef RAYSORT_SORT_GLSL
#define RAYSORT_SORT_GLSL

#ifdef RAYSORT_DISPATCH
#ifndef RAYSORT_ADDRESS_GLSL
#error "raysort_sort.glsl: RAYSORT_DISPATCH needs raysort_address.glsl before it; with descriptor sets RAYSORT_LOAD_"
#endif
#define RAYSORT_LOAD_MAP(slot) raysortRead(RAYSORT_DISPATCH.newToOldPixelMap, slot)
#define RAYSORT_LOAD_OFFSET(material) raysortRead(RAYSORT_DISPATCH.materialsOffsets, material)
#endif
#ifndef RAYSORT_LOAD_MAP
#error "raysort_sort.glsl: define RAYSORT_LOAD_MAP(slot) -> uint, NewToOldPixelMap[slot], or RAYSORT_DISPATCH first"
#endif
#ifndef RAYSORT_LOAD_OFFSET
#error "raysort_sort.glsl: define RAYSORT_LOAD_OFFSET(material) -> uint, MaterialsOffsets[material], first"
#endif
#ifndef RAYSORT_ALL_MATERIALS
#define RAYSORT_ALL_MATERIALS 0xffffffffu // as in raysort_sort_shared.h
#endif

// The number of this thread within its dispatch: undoes the fold of the workgroups into y.
// groupX, groupY: gl_WorkGroupID, SV_GroupID; maxGroupsX: of the sort; workgroupSize: threads of a workgroup;
// local: this thread's number in its workgroup (gl_LocalInvocationIndex, SV_GroupIndex).
uint raysortSortedThread(uint groupX, uint groupY, uint maxGroupsX, uint workgroupSize, uint local)
{
  return (groupY * maxGroupsX + groupX) * workgroupSize + local;
}

// The ray that thread number `thread` of the dispatch of `material` has to shade; false: past the end, nothing to do,
// and `ray` is 0. material RAYSORT_ALL_MATERIALS: the dispatch goes over the live rays of all materialCount materials.
bool raysortSortedRay(uint material, uint materialCount, uint thread, out uint ray)
{
  bool all = material == RAYSORT_ALL_MATERIALS;
  uint begin = all ? 0u : RAYSORT_LOAD_OFFSET(material);
  uint end = RAYSORT_LOAD_OFFSET(all ? materialCount : material + 1u);
  bool live = thread < end - begin;
  ray = 0u;
  if (live)
    ray = RAYSORT_LOAD_MAP(begin + thread);
  return live;
}

#ifdef RAYSORT_DISPATCH
// Both steps in one call, in a dispatch of raysortPlanDispatch. The workgroup must have RaysortSortInfo.workgroupSize
// threads: with more, those past it get no ray; with fewer, rays would be left out, so that no thread gets any ray.
bool raysortDispatchedRay(out uint ray)
{
  uint workgroupSize = RAYSORT_DISPATCH.workgroupSize;
  uint thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, RAYSORT_DISPATCH.maxGroupsX, workgroupSize,
                                    gl_LocalInvocationIndex);
  uvec3 size = gl_WorkGroupSize; // read as a whole: of a part glslang makes 1 where no layout has given the size yet
  bool fits = size.x * size.y * size.z >= workgroupSize;
  if (!fits || gl_LocalInvocationIndex >= workgroupSize)
    thread = 0xffffffffu; // past every end
  return raysortSortedRay(RAYSORT_DISPATCH.material, RAYSORT_DISPATCH.materialCount, thread, ray);
}
#endif

#endif
