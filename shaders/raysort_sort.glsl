// raysort_sort.glsl - for shaders that run on sorted rays: turns material and thread into a ray, or says "past the
// end".
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no extension of its own. Say before the include where the results of the sort are. Either
// define two hooks:
//   RAYSORT_LOAD_MAP(slot)        -> uint  NewToOldPixelMap[slot]
//   RAYSORT_LOAD_OFFSET(material) -> uint  MaterialsOffsets[material]
// and, for a rest pipeline:
//   RAYSORT_LOAD_REST(index)      -> uint  word `index` of RaysortDispatchInfo.table
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
#define RAYSORT_LOAD_REST(index) raysortRead(RAYSORT_DISPATCH.rest, index)
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
// maxGroupsX      RaysortDispatchPush.maxGroupsX, never 0
// workgroupSize   threads of a workgroup
// local           the number of this thread in its workgroup: gl_LocalInvocationIndex in GLSL, SV_GroupIndex in HLSL
uint raysortSortedThread(uint groupX, uint groupY, uint maxGroupsX, uint workgroupSize, uint local)
{
  return (groupY * maxGroupsX + groupX) * workgroupSize + local;
}

// The ray in slot beginSlot + thread. False: that is endSlot or past it; `ray` is 0 then.
bool raysortSlotRay(uint beginSlot, uint endSlot, uint thread, out uint ray)
{
  bool live = thread < endSlot - beginSlot;
  ray = 0u;
  if (live)
    ray = RAYSORT_LOAD_MAP(beginSlot + thread);
  return live;
}

// The ray that thread number `thread` of a dispatch over the materials first .. end - 1 shades; they have one run of
// slots. False: the thread is past the end and has nothing to do; `ray` is 0 then.
bool raysortSortedRun(uint first, uint end, uint thread, out uint ray)
{
  uint beginSlot = RAYSORT_LOAD_OFFSET(first);
  return raysortSlotRay(beginSlot, RAYSORT_LOAD_OFFSET(end), thread, ray);
}

// The ray that thread number `thread` of a dispatch over one material shades. If material is RAYSORT_ALL_MATERIALS, the
// dispatch goes over the live rays of all materialCount materials.
bool raysortSortedRay(uint material, uint materialCount, uint thread, out uint ray)
{
  bool all = material == RAYSORT_ALL_MATERIALS;
  return raysortSortedRun(all ? 0u : material, all ? materialCount : min(material + 1u, materialCount), thread, ray);
}

#ifdef RAYSORT_LOAD_REST
// The ray and the material of thread `local` of workgroup number `group` in the pass of a rest pipeline. It looks for
// the last entry of the table whose first workgroup is not past `group`. All threads of a workgroup find the same one.
// False: the thread is past the end of the material and has nothing to do; `ray` is 0 then.
bool raysortSortedRest(uint materialCount, uint group, uint workgroupSize, uint local, out uint ray, out uint material)
{
  uint entries = min(RAYSORT_LOAD_REST(3u), materialCount), low = 0u, size = entries; // 3: RaysortDispatchRest.entries
  ray = 0u;
  material = 0u;
  if (entries == 0u || local >= workgroupSize)
    return false;
  while (size > 1u)
  {
    uint middle = size / 2u;
    bool above = RAYSORT_LOAD_REST(8u + 2u * (low + middle)) <= group; // 8: RAYSORT_REST_WORDS
    low = above ? low + middle : low;
    size = above ? size - middle : middle;
  }
  material = min(RAYSORT_LOAD_REST(8u + 2u * low + 1u), materialCount - 1u);
  uint thread = (group - RAYSORT_LOAD_REST(8u + 2u * low)) * workgroupSize + local;
  return raysortSortedRun(material, material + 1u, thread, ray);
}
#endif

#ifdef RAYSORT_DISPATCH
// The first material of this dispatch of raysortPlanDispatch.
uint raysortDispatchedFirst()
{
  return RAYSORT_DISPATCH.material == RAYSORT_ALL_MATERIALS ? 0u : RAYSORT_DISPATCH.material;
}
#endif

#if defined(RAYSORT_DISPATCH) && defined(RAYSORT_RAY_GENERATION)
// The ray of this ray generation shader, in a launch of vkCmdTraceRaysIndirectKHR with an argument of
// raysortPlanSortArguments (RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT), or of a sort whose workgroupSize is 1. If the
// launch is too small for the rays of its material, no shader gets a ray, and the mistake shows.
bool raysortDispatchedRay(out uint ray)
{
  uint first = raysortDispatchedFirst(), end = RAYSORT_DISPATCH.materialEnd;
  uint thread = gl_LaunchIDEXT.y * gl_LaunchSizeEXT.x + gl_LaunchIDEXT.x;
  if (RAYSORT_LOAD_OFFSET(end) - RAYSORT_LOAD_OFFSET(first) > gl_LaunchSizeEXT.x * gl_LaunchSizeEXT.y)
    thread = 0xffffffffu; // past the end of every material
  return raysortSortedRun(first, end, thread, ray);
}
#elif defined(RAYSORT_DISPATCH)
// The workgroup must have RaysortSortInfo.workgroupSize threads. If it has more, the threads past that number get no
// ray. If it has fewer, some rays would get no thread; so no thread gets a ray, and the mistake shows.
bool raysortDispatchFits()
{
  uvec3 size = gl_WorkGroupSize; // as a whole: glslang reads a component as 1 if no layout gave the size yet
  return size.x * size.y * size.z >= RAYSORT_DISPATCH.workgroupSize &&
         gl_LocalInvocationIndex < RAYSORT_DISPATCH.workgroupSize;
}

// The ray of this thread, in a dispatch of raysortPlanDispatch. In the pass of a rest pipeline no thread gets a ray:
// use raysortDispatchedRest there.
//
// It does what raysortSortedThread and raysortSortedRun do, in a form that starts early: sort and 256 short dispatches
// take an H100 5 % less time than with a call of these two.
bool raysortDispatchedRay(out uint ray)
{
  uint material = RAYSORT_DISPATCH.material, materialEnd = RAYSORT_DISPATCH.materialEnd;
  uint thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, RAYSORT_DISPATCH.maxGroupsX,
                                    RAYSORT_DISPATCH.workgroupSize, gl_LocalInvocationIndex);
  if (!raysortDispatchFits() || material == materialEnd) // too small a workgroup, or the pass of a rest pipeline
    thread = 0xffffffffu; // past the end of every material
  uint beginSlot = material == RAYSORT_ALL_MATERIALS ? 0u : RAYSORT_LOAD_OFFSET(material);
  uint endSlot = RAYSORT_LOAD_OFFSET(max(materialEnd, material + 1u)); // RAYSORT_ALL_MATERIALS + 1 is 0
  return raysortSlotRay(beginSlot, endSlot, thread, ray);
}

// The ray and the material of this thread in the pass of a rest pipeline.
bool raysortDispatchedRest(out uint ray, out uint material)
{
  uint group = gl_WorkGroupID.y * RAYSORT_DISPATCH.maxGroupsX + gl_WorkGroupID.x;
  uint local = raysortDispatchFits() ? gl_LocalInvocationIndex : 0xffffffffu; // past the end of every workgroup
  return raysortSortedRest(RAYSORT_DISPATCH.materialEnd, group, RAYSORT_DISPATCH.workgroupSize, local, ray, material);
}
#endif

#endif
