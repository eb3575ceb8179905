// emit.glsl - finds the children of a wide node in the binary tree, their places, and whether a frame begins.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhWriteNode. The sizes of subtrees are known, so every place is too, whatever thread comes first. Each
// node gets two words of 16 bytes, from which nodes.comp writes it:
//   its children's ids, by falling area | the place where its inner children begin, its first record, the frame's node
//   (in the binary tree; RAYSORT_BVH_TREE_NONE: the root's grid), 1 if the frame begins here, else 0
// Before that, the two words hold the work for the node: its own id, region, record, frame | stacks and depth. The
// including kernel has a push block with descriptions, leaves, inner, state and order, and defines pushWork.
#ifndef RAYSORT_KERNELS_BVH_EMIT_GLSL
#define RAYSORT_KERNELS_BVH_EMIT_GLSL

#include "build.glsl"

struct Work
{
  uint tree;
  uint place;
  uint region; // the place where the nodes below it begin
  uint record; // its first record
  uint frame;  // the node of the binary tree whose grid it uses
  uint stacks; // entries on the stack of a traversal that comes here: with frames, without << 12; depth << 24
};

// The numbers that are the same for all nodes of a structure.
struct Emission
{
  uint part, firstSlot, firstPlace;
  uint kind, leafSize;
  vec3 cell; // cell of the root's grid
};

// The largest stack needs and the largest depth of a structure so far.
struct Extremes
{
  uint stackFrames, stack, depth;
};

struct Child
{
  uint tree;
  Box box;
  float area;
  uint count; // primitives
  uint nodes; // nodes of its subtree
};

void pushWork(Emission emission, Work work, uint nodes);

Emission emissionOf(uint part)
{
  RaysortBvhPart description = loadPart(uvec2(push.descriptions), part);
  uvec2 state = uvec2(push.state);
  vec3 cell = vec3(readStateFloat(state, part, RAYSORT_BVH_STATE_GRID + 3u),
                   readStateFloat(state, part, RAYSORT_BVH_STATE_GRID + 4u),
                   readStateFloat(state, part, RAYSORT_BVH_STATE_GRID + 5u));
  uint kind = kindOf(description);
  return Emission(part, description.firstSlot, description.firstPlace, kind, leafSizeOf(kind), cell);
}

Box boxOf(uint tree)
{
  RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
  return Box(uintBitsToFloat(words.word[0].xyz), uintBitsToFloat(words.word[1].xyz));
}

// Finds the children of a wide node as raysort_bvhCollapse planned them, by falling area. Returns their number.
uint childrenOf(uint root, out Child children[4])
{
  uint trees[4], budgets[4], total = 1u, done = 0u;
  trees[0] = root;
  budgets[0] = 4u;
  while (done < total)
  {
    uint tree = trees[done], budget = budgets[done], share = 0u;
    RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
    uvec4 a = words.word[0], b = words.word[1], d = uvec4(0u, 0u, 0u, 1u);
    if (!isLeaf(tree))
    {
      d = words.word[3];
      if (budget > 1u)
        share = words.word[2].w >> (RAYSORT_BVH_TREE_SHARE_SHIFT + 2u * (budget - 2u)) & 3u;
    }
    if (share != 0u)
    {
      for (uint i = total; i > done + 1u; --i)
      {
        trees[i] = trees[i - 1u];
        budgets[i] = budgets[i - 1u];
      }
      trees[done] = a.w;
      budgets[done] = share;
      trees[done + 1u] = b.w;
      budgets[done + 1u] = budget - share;
      ++total;
    }
    else
    {
      Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
      Child child = Child(tree, box, areaOf(box), d.w, d.x);
      uint at = done;
      bool goesOn = at > 0u;
      while (goesOn)
      {
        goesOn = children[at - 1u].area < child.area;
        if (goesOn)
        {
          children[at] = children[at - 1u];
          --at;
          goesOn = at > 0u;
        }
      }
      children[at] = child;
      ++done;
    }
  }
  return total;
}

// ---- records ----

uint slotOfLeaf(uint tree)
{
  return LOAD4(push.leaves, 2u * (tree & ~RAYSORT_BVH_TREE_LEAF)).w;
}

// Writes the 1 to 3 primitives of a leaf, by slot: so by geometry and primitive.
void orderRecords(uint tree, uint count, uint at)
{
  uvec3 slots = uvec3(0xffffffffu);
  if (count == 1u)
    slots.x = slotOfLeaf(tree);
  else
  {
    uint left = LOAD4(push.inner, 4u * tree).w, right = LOAD4(push.inner, 4u * tree + 1u).w;
    if (count == 3u)
    {
      uint pair = isLeaf(left) ? right : left;
      slots.z = slotOfLeaf(isLeaf(left) ? left : right);
      left = LOAD4(push.inner, 4u * pair).w;
      right = LOAD4(push.inner, 4u * pair + 1u).w;
    }
    slots.x = slotOfLeaf(left);
    slots.y = slotOfLeaf(right);
  }
  uint first = min(min(slots.x, slots.y), slots.z), last = max(max(slots.x, slots.y), slots.z);
  raysortWrite(push.order, at, first);
  if (count == 2u)
    raysortWrite(push.order, at + 1u, max(slots.x, slots.y));
  if (count == 3u)
  {
    raysortWrite(push.order, at + 1u, slots.x ^ slots.y ^ slots.z ^ first ^ last); // the slot between first and last
    raysortWrite(push.order, at + 2u, last);
  }
}

// ---- frames: raysort_bvhWantsFrame, raysort_bvhEnterFrame ----

bool wantsFrame(Child child, vec3 cell)
{
  float x = difference(child.box.hi.x, child.box.lo.x), y = difference(child.box.hi.y, child.box.lo.y);
  float longest = max(max(x, y), difference(child.box.hi.z, child.box.lo.z));
  float limit = product(longest, longest);
  bvec3 isSmall;
  [[unroll]] for (int k = 0; k < 3; ++k)
    isSmall[k] = product(product(product(cell[k], cell[k]), 16.0), float(child.count)) > limit;
  bool wants = false;
  if (child.count > 16u && any(isSmall))
  {
    Grid own = gridOf(child.box);
    [[unroll]] for (int k = 0; k < 3; ++k)
      wants = wants || (isSmall[k] && product(own.cell[k], 2.0) <= cell[k]);
  }
  return wants;
}

// ---- the node ----

// Raises the stack needs by the entries that a traversal stacks in an instance.
void addNeed(uint leaf, uint stacks, inout Extremes extremes)
{
  uint need = LOAD4(push.leaves, 2u * (leaf & ~RAYSORT_BVH_TREE_LEAF) + 1u).w;
  extremes.stackFrames = max(extremes.stackFrames, (stacks & 0xfffu) + need);
  extremes.stack = max(extremes.stack, (stacks >> 12 & 0xfffu) + need);
}

void emitNode(Emission emission, Work work, uvec2 placesAt, inout Extremes extremes)
{
  Child children[4];
  uint total = childrenOf(work.tree, children), inner = 0u, region, record = work.record;
  uint stacks = work.stacks + (total - 1u) * 0x1001u, depth = work.stacks >> 24;
  vec3 cell = emission.cell;
  uvec4 trees = uvec4(RAYSORT_BVH_TREE_NONE);
  extremes.stackFrames = max(extremes.stackFrames, stacks & 0xfffu);
  extremes.stack = max(extremes.stack, stacks >> 12 & 0xfffu);
  extremes.depth = max(extremes.depth, depth);
  if (work.frame != RAYSORT_BVH_TREE_NONE)
    cell = gridOf(boxOf(work.frame)).cell;
  for (uint i = 0u; i < total; ++i)
    inner += children[i].count > emission.leafSize ? 1u : 0u;
  region = work.region + inner;
  inner = 0u;
  for (uint i = 0u; i < total; ++i)
  {
    Child child = children[i];
    trees[i] = child.tree;
    if (child.count <= emission.leafSize)
    {
      orderRecords(child.tree, child.count, emission.firstSlot + record);
      if (emission.kind == RAYSORT_BVH_INSTANCES)
        addNeed(child.tree, stacks, extremes);
    }
    else
    {
      Work below = Work(child.tree, work.region + inner, region, record, work.frame, stacks + (1u << 24));
      if (wantsFrame(child, cell))
      {
        below.frame = child.tree;
        below.stacks += 1u;
        atomicAdd(RaysortInOut(STATE(emission.part, RAYSORT_BVH_STATE_FRAMES)).word[0], 1u);
      }
      pushWork(emission, below, child.nodes);
      region += child.nodes - 1u;
      ++inner;
    }
    record += child.count;
  }
  RaysortBvhStore(placesAt).word[0] = trees;
  RaysortBvhStore(placesAt).word[1] =
      uvec4(work.region, work.record, work.frame, work.frame == work.tree ? 1u : 0u);
}

void keepExtremes(uint part, Extremes extremes)
{
  atomicMax(RaysortInOut(STATE(part, RAYSORT_BVH_STATE_STACK_FRAMES)).word[0], extremes.stackFrames);
  atomicMax(RaysortInOut(STATE(part, RAYSORT_BVH_STATE_STACK)).word[0], extremes.stack);
  atomicMax(RaysortInOut(STATE(part, RAYSORT_BVH_STATE_DEPTH)).word[0], extremes.depth);
}

#endif
