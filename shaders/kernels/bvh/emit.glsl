// emit.glsl - finds the children of a wide node in the binary tree, their places, and whether a frame begins.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhWriteNode. The sizes of subtrees are known, so every place is too, whatever thread comes first. Each
// node gets two words of 16 bytes, from which nodes.comp writes it:
//   its children's ids, in their order | the place where its inner children begin, its first record, the frame's node
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
  uint budget; // most children of the wide node that may take its place
  uint share;  // those that its left side gives; 0: it is a child itself
  uint left, right;
  float area;
  int merit;  // its area for what it costs: see raysort_bvhOrder
  uint count; // primitives
  uint nodes; // nodes of its subtree
  bool isFramed;
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

// ---- records ----

uint slotOfLeaf(uint tree)
{
  return LOAD4(push.leaves, 2u * (tree & ~RAYSORT_BVH_TREE_LEAF)).w;
}

// Writes the 1 to 3 primitives of a leaf by slot, which is by geometry and primitive.
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

// ---- frames: raysort_bvhEnterFrame ----

bool wantsFrame(Box box, uint count, vec3 cell)
{
  float x = difference(box.hi.x, box.lo.x), y = difference(box.hi.y, box.lo.y);
  float longest = max(max(x, y), difference(box.hi.z, box.lo.z));
  float limit = product(longest, longest);
  bvec3 isSmall;
  [[unroll]] for (int k = 0; k < 3; ++k)
    isSmall[k] = product(product(product(cell[k], cell[k]), 16.0), float(count)) > limit;
  bool wants = false;
  if (count > 16u && any(isSmall))
  {
    Grid own = gridOf(box);
    [[unroll]] for (int k = 0; k < 3; ++k)
      wants = wants || (isSmall[k] && product(own.cell[k], 2.0) <= cell[k]);
  }
  return wants;
}

// ---- children ----

Child childOf(uint tree, uint budget, vec3 cell)
{
  RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
  uvec4 a = words.word[0], b = words.word[1], d = uvec4(0u, 0u, 0u, 1u);
  Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
  float area = areaOf(box);
  uint share = 0u, cost = floatBitsToUint(product(area, 0.3));
  if (!isLeaf(tree))
  {
    uvec4 c = words.word[2];
    d = words.word[3];
    cost = c.x;
    if (budget > 1u)
      share = c.w >> (RAYSORT_BVH_TREE_SHARE_SHIFT + 2u * (budget - 2u)) & 3u;
  }
  return Child(tree, budget, share, a.w, b.w, area, floatBitsToInt(area) - int(cost), d.w, d.x,
               share == 0u && wantsFrame(box, d.w, cell));
}

// Puts the two sides of child `at` in its place. The arrays have constant indices, so that they stay in registers.
void splitChild(uint at, vec3 cell, inout Child children[4])
{
  Child child = children[2];
  if (at == 0u)
    child = children[0];
  else if (at == 1u)
    child = children[1];
  Child left = childOf(child.left, child.share, cell);
  Child right = childOf(child.right, child.budget - child.share, cell);
  children[3] = children[2];
  if (at == 0u)
  {
    children[2] = children[1];
    children[1] = right;
    children[0] = left;
  }
  else if (at == 1u)
  {
    children[2] = right;
    children[1] = left;
  }
  else
  {
    children[3] = right;
    children[2] = left;
  }
}

// As in raysort_bvhOrder. i is a constant in every call: Mesa does not unroll a loop whose inner loop gets shorter.
// Then each child is selected from all of them, which takes 40 registers.
void orderChildren(int i, uint total, int slack, inout Child children[4])
{
  Child child = children[i], next = children[i + 1];
  int gain = next.merit - child.merit;
  if (uint(i) + 1u < total && (gain > slack || (gain >= -slack && next.area > child.area)))
  {
    children[i] = next;
    children[i + 1] = child;
  }
}

// Finds the children of a wide node as raysort_bvhCollapse planned them, in their order. Returns their number.
uint childrenOf(uint root, vec3 cell, out Child children[4])
{
  uint total = 1u;
  children[0] = childOf(root, 4u, cell);
  children[1] = children[2] = children[3] = Child(0u, 0u, 0u, 0u, 0u, 0.0, 0, 0u, 0u, false);
  int slack = children[0].count <= RAYSORT_BVH_ORDER_EXACT ? 0 : RAYSORT_BVH_ORDER_SLACK;
  [[unroll]] for (uint i = 0u; i < 3u; ++i)
    if (children[0].share + children[1].share + children[2].share != 0u)
    {
      splitChild(children[0].share != 0u ? 0u : children[1].share != 0u ? 1u : 2u, cell, children);
      ++total;
    }
  orderChildren(0, total, slack, children);
  orderChildren(1, total, slack, children);
  orderChildren(2, total, slack, children);
  orderChildren(0, total, slack, children);
  orderChildren(1, total, slack, children);
  orderChildren(0, total, slack, children);
  return total;
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
  vec3 cell = emission.cell;
  if (work.frame != RAYSORT_BVH_TREE_NONE)
    cell = gridOf(boxOf(work.frame)).cell;
  uint total = childrenOf(work.tree, cell, children), inner = 0u, region, record = work.record;
  uint stacks = work.stacks + (total - 1u) * 0x1001u, depth = work.stacks >> 24;
  uvec4 trees = uvec4(RAYSORT_BVH_TREE_NONE);
  extremes.stackFrames = max(extremes.stackFrames, stacks & 0xfffu);
  extremes.stack = max(extremes.stack, stacks >> 12 & 0xfffu);
  extremes.depth = max(extremes.depth, depth);
  [[unroll]] for (uint i = 0u; i < 4u; ++i)
    inner += i < total && children[i].count > emission.leafSize ? 1u : 0u;
  region = work.region + inner;
  inner = 0u;
  [[unroll]] for (uint i = 0u; i < 4u; ++i)
    if (i < total)
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
        if (child.isFramed)
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

// Raises a number of the state. It is read first: thousands of atomic operations on one word would wait for each other.
void raiseState(uint part, uint word, uint value)
{
  RaysortInOut state = RaysortInOut(STATE(part, word));
  if (state.word[0] < value)
    atomicMax(state.word[0], value);
}

void keepExtremes(uint part, Extremes extremes)
{
  raiseState(part, RAYSORT_BVH_STATE_STACK_FRAMES, extremes.stackFrames);
  raiseState(part, RAYSORT_BVH_STATE_STACK, extremes.stack);
  raiseState(part, RAYSORT_BVH_STATE_DEPTH, extremes.depth);
}

#endif
