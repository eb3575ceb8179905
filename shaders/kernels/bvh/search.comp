// search.comp - finds, for half of the nodes of the binary trees, the place where they save the most area.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhSearchTarget. One thread for each slot: for its leaf, or for the inner node with this id; the next
// round takes the other one. A move is a target and a gain, whose sign bit is set if a leaf moves. Each of the three
// nodes whose children the move would change gets the largest gain.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "build.glsl"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_SEARCH;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortBvhSearchPush push; };

#include "improve.glsl"

// A node that looks for a better place.
struct Search
{
  Box box;
  float area, gain; // gain: the best so far
  uint tree, sibling, target;
  uint rank, height, looks; // height: of the root
};

Box boxOf(uint tree)
{
  RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
  return Box(uintBitsToFloat(words.word[0].xyz), uintBitsToFloat(words.word[1].xyz));
}

uint heightOf(uint tree)
{
  uint height = 0u;
  if (!isLeaf(tree))
    height = LOAD4(push.inner, 4u * tree + 2u).w & 0xffu;
  return height;
}

uint rankOf(uint height, uint rootHeight)
{
  return height + height * (max(RAYSORT_BVH_QUALITY_HEIGHT, rootHeight) - rootHeight) / rootHeight;
}

void keepTarget(inout Search search, uint target, float gain)
{
  uint below = rankOf(heightOf(target), search.height), above = rankOf(heightOf(parentOf(target)), search.height);
  if (target != search.sibling && above >= 2u + max(below, search.rank))
  {
    search.target = target;
    search.gain = gain;
  }
}

void lookBelow(inout Search search, uint root, float saved)
{
  uint trees[RAYSORT_BVH_QUALITY_STACK], top = 1u;
  float savings[RAYSORT_BVH_QUALITY_STACK];
  trees[0] = root;
  savings[0] = saved;
  while (top > 0u && search.looks < RAYSORT_BVH_QUALITY_LOOKS)
  {
    --top;
    uint tree = trees[top];
    float most = savings[top];
    if (difference(most, search.area) > search.gain)
    {
      ++search.looks;
      RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
      uvec4 a = words.word[0], b = words.word[1];
      Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
      float gain = difference(most, areaOf(joined(box, search.box))), below = sum(gain, areaOf(box));
      if (gain > search.gain)
        keepTarget(search, tree, gain);
      if (!isLeaf(tree) && difference(below, search.area) > search.gain && top + 2u <= RAYSORT_BVH_QUALITY_STACK)
      {
        trees[top] = b.w;
        savings[top++] = below;
        trees[top] = a.w;
        savings[top++] = below;
      }
    }
  }
}

Search searchFrom(uint tree, uint parent, uint rootHeight)
{
  uint at = parent, from = tree, levels = 0u;
  Search search;
  search.box = boxOf(tree);
  search.area = areaOf(search.box);
  search.gain = product(search.area, RAYSORT_BVH_QUALITY_LEAST);
  search.tree = tree;
  search.sibling = LOAD4(push.inner, 4u * at).w ^ LOAD4(push.inner, 4u * at + 1u).w ^ tree;
  search.target = RAYSORT_BVH_TREE_NONE;
  search.rank = rankOf(heightOf(tree), rootHeight);
  search.height = rootHeight;
  search.looks = 0u;
  Box outside = boxOf(search.sibling);
  float saved = areaOf(boxOf(at));
  bool isOver = false;
  while (!isOver)
  {
    uvec4 a = LOAD4(push.inner, 4u * at), b = LOAD4(push.inner, 4u * at + 1u);
    Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
    uint other = a.w ^ b.w ^ from;
    lookBelow(search, other, saved);
    outside = joined(outside, boxOf(other));
    float area = areaOf(outside);
    if (from != tree)
      saved = sum(saved, difference(areaOf(box), area));
    levels += area >= search.area ? 1u : 0u;
    isOver = levels > RAYSORT_BVH_QUALITY_LEVELS || search.looks >= RAYSORT_BVH_QUALITY_LOOKS;
    bool isSame = all(equal(outside.lo, box.lo)) && all(equal(outside.hi, box.hi));
    isOver = isOver || (isSame && difference(saved, search.area) <= search.gain);
    from = at;
    at = parentOf(at);
    isOver = isOver || at == RAYSORT_BVH_TREE_NONE;
  }
  return search;
}

void raiseGain(uint tree, uint gain)
{
  RaysortInOut lock = RaysortInOut(raysortAddress(uvec2(push.locks), 2u * tree));
  if (lock.word[0] < gain)
    atomicMax(lock.word[0], gain);
}

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex;
  if (i < push.slots)
  {
    uint part = partOfSlot(uvec2(push.descriptions), push.parts, i), count = READ_STATE(part, RAYSORT_BVH_STATE_GOOD);
    uint place = i - loadPart(uvec2(push.descriptions), part).firstSlot;
    bool isTurn = (place + push.round & 1u) == 0u; // of the leaf
    uint tree = isTurn ? RAYSORT_BVH_TREE_LEAF | i : i, target = RAYSORT_BVH_TREE_NONE, gain = 0u;
    raysortWrite(push.arrivals, i, 0u);
    if (place < count && (isTurn || place != 0u))
    {
      uint root = READ_STATE(part, RAYSORT_BVH_STATE_ROOT), parent = parentOf(tree);
      if (tree != root && parent != root)
      {
        Search search = searchFrom(tree, parent, heightOf(root));
        target = search.target;
        gain = floatBitsToUint(search.gain);
        if (target != RAYSORT_BVH_TREE_NONE)
        {
          raiseGain(parent, gain);
          raiseGain(parentOf(parent), gain);
          raiseGain(parentOf(target), gain);
        }
      }
    }
    raysortWrite(push.moves, 2u * i, target);
    raysortWrite(push.moves, 2u * i + 1u, gain | (isTurn ? RAYSORT_BVH_TREE_LEAF : 0u));
  }
}
