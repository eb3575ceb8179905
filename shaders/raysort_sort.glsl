// raysort_sort.glsl - for shaders that run on sorted rays: turns material and thread into a ray, or says "past the
// end".
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no extension of its own. Say before the include where the results of the sort lie. Either
// define two hooks:
//   RAYSORT_LOAD_MAP(slot)        -> uint  NewToOldPixelMap[slot]
//   RAYSORT_LOAD_OFFSET(material) -> uint  MaterialsOffsets[material]
// or, in GLSL after raysort_address.glsl, define one name:
//   RAYSORT_DISPATCH              the RaysortDispatchPush in your push constants, as raysortPlanDispatch fills it
// If you define RAYSORT_DISPATCH, layout(local_size_x = ...) in; must be before the include, or the shader does not
// compile. In a ray generation shader, which has no such layout, define RAYSORT_RAY_GENERATION too; it needs
// GL_EXT_ray_tracing.
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

// The number of this thread within its dispatch. It undoes the fold of the workgroups into y.
// groupX, groupY  gl_WorkGroupID in GLSL, SV_GroupID in HLSL
// maxGroupsX      the sort's maxGroupsX
// workgroupSize   threads of a workgroup
// local           the number of this thread in its workgroup: gl_LocalInvocationIndex in GLSL, SV_GroupIndex in HLSL
uint raysortSortedThread(uint groupX, uint groupY, uint maxGroupsX, uint workgroupSize, uint local)
{
  return (groupY * maxGroupsX + groupX) * workgroupSize + local;
}

// The ray that thread number `thread` of the dispatch of `material` shades. False: the thread is past the end and has
// nothing to do; `ray` is 0 then. If material is RAYSORT_ALL_MATERIALS, the dispatch goes over the live rays of all
// materialCount materials.
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

#if defined(RAYSORT_DISPATCH) && defined(RAYSORT_RAY_GENERATION)
// The ray of this ray generation shader, in a launch of vkCmdTraceRaysIndirectKHR with an argument of
// raysortPlanSortArguments (RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT), or of a sort whose workgroupSize is 1. If the
// launch is too small for the rays of its material, no shader gets a ray, and the mistake shows.
bool raysortDispatchedRay(out uint ray)
{
  uint material = RAYSORT_DISPATCH.material, size = gl_LaunchSizeEXT.x * gl_LaunchSizeEXT.y;
  uint thread = gl_LaunchIDEXT.y * gl_LaunchSizeEXT.x + gl_LaunchIDEXT.x;
  if (material == RAYSORT_ALL_MATERIALS ? RAYSORT_LOAD_OFFSET(RAYSORT_DISPATCH.materialCount) > size
                                        : RAYSORT_LOAD_OFFSET(material + 1u) - RAYSORT_LOAD_OFFSET(material) > size)
    thread = 0xffffffffu; // past the end of every material
  return raysortSortedRay(material, RAYSORT_DISPATCH.materialCount, thread, ray);
}
#elif defined(RAYSORT_DISPATCH)
// The ray of this thread, in a dispatch of raysortPlanDispatch: raysortSortedThread and raysortSortedRay in one call.
// The workgroup must have RaysortSortInfo.workgroupSize threads. If it has more, the threads past that number get no
// ray. If it has fewer, some rays would get no thread; so no thread gets a ray, and the mistake shows.
bool raysortDispatchedRay(out uint ray)
{
  uint workgroupSize = RAYSORT_DISPATCH.workgroupSize;
  uint thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, RAYSORT_DISPATCH.maxGroupsX, workgroupSize,
                                    gl_LocalInvocationIndex);
  uvec3 size = gl_WorkGroupSize; // as a whole: glslang reads a component as 1 if no layout gave the size yet
  bool fits = size.x * size.y * size.z >= workgroupSize;
  if (!fits || gl_LocalInvocationIndex >= workgroupSize)
    thread = 0xffffffffu; // past the end of every material
  return raysortSortedRay(RAYSORT_DISPATCH.material, RAYSORT_DISPATCH.materialCount, thread, ray);
}
#endif

#endif
