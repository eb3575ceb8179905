// visit.glsl - a caller's shader: what runs on the sorted list, written by hand, without raysort's own include.
// SPDX-License-Identifier: MIT
//
// Define VISIT(ray, material) first, and RaysortDispatchPush must stand in the push block as `sorted`.
// Workgroup: constant 0. Pipeline: constant 1, a number that tells which one ran.

uint materialOf(uint slot)
{
  uint material = 0u;
  while (material + 1u < push.sorted.materialCount && slot >= push.sorted.materialsOffsets.word[material + 1u])
    ++material;
  return material;
}

void visitSorted()
{
  bool all = push.sorted.material == RAYSORT_ALL_MATERIALS;
  uint first = all ? 0u : push.sorted.materialsOffsets.word[push.sorted.material];
  uint end = push.sorted.materialsOffsets.word[all ? push.sorted.materialCount : push.sorted.material + 1u];
  uint group = gl_WorkGroupID.y * push.sorted.maxGroupsX + gl_WorkGroupID.x;
  uint slot = first + group * gl_WorkGroupSize.x + gl_LocalInvocationIndex;
  if (slot < end)
    VISIT(push.sorted.newToOldPixelMap.word[slot], all ? materialOf(slot) : push.sorted.material);
}
