// search.comp - finds, for half of the nodes of the binary trees, the place where they save the most area.
// SPDX-License-Identifier: MIT
//
// See raysort_bvhSearchTargets. A slot means its leaf, or the inner node with this id; in the next round it means
// the other one. A move is a target and a gain, whose sign bit is set if a leaf moves. Each of the three nodes whose
// children the move would change gets the largest gain.
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

#define STACK RAYSORT_BVH_QUALITY_STACK

shared uint searcherCount, searchers[RAYSORT_BVH_SEARCH_EACH * THREADS];

// The nodes that wait for a look. They are not an argument, because a compiler may copy whole arrays with each call.
uint trees[STACK], top;
float savings[STACK];

// A node that looks for a better place.
struct Search
{
  Box box;
  float area, gain; // gain: the best so far
  uint sibling, target;
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

uint countOf(uint tree)
{
  uint count = 1u;
  if (!isLeaf(tree))
    count = LOAD4(push.inner, 4u * tree + 3u).w;
  return count;
}

uint rankOf(uint height, uint rootHeight)
{
  return height + height * (RAYSORT_BVH_QUALITY_HEIGHT - rootHeight) / rootHeight;
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

// Looks at a node; those below it that may be better go onto the stack. saved: the area that is saved if the moving
// node needs none here.
void look(inout Search search, uint tree, float saved)
{
  ++search.looks;
  RaysortBvhWords words = RaysortBvhWords(treeAddress(uvec2(push.leaves), uvec2(push.inner), tree));
  uvec4 a = words.word[0], b = words.word[1];
  Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
  float gain = difference(saved, areaOf(joined(box, search.box))), below = sum(gain, areaOf(box));
  if (gain > search.gain)
    keepTarget(search, tree, gain);
  if (!isLeaf(tree) && difference(below, search.area) > search.gain && top + 2u <= STACK)
  {
    trees[top] = b.w;
    savings[top++] = below;
    trees[top] = a.w;
    savings[top++] = below;
  }
}

// Each turn of the loop looks at one node, wherever it is, so that threads with long and short ways up run together.
Search searchFrom(uint tree, uint parent, uint rootHeight)
{
  uint at = parent, other = LOAD4(push.inner, 4u * at).w ^ LOAD4(push.inner, 4u * at + 1u).w ^ tree;
  uint levels = 0u;
  Box own = boxOf(tree), box = boxOf(at), outside = boxOf(other);
  float area = areaOf(own), saved = areaOf(box);
  Search search = Search(own, area, product(area, RAYSORT_BVH_QUALITY_LEAST), other, RAYSORT_BVH_TREE_NONE,
                         rankOf(heightOf(tree), rootHeight), rootHeight, 0u);
  bool isOver = false;
  top = 1u;
  trees[0] = other;
  savings[0] = saved;
  while (!isOver)
  {
    if (top == 0u) // all below `other` was looked at: to the next ancestor
    {
      outside = joined(outside, boxOf(other));
      float around = areaOf(outside);
      if (at != parent)
        saved = sum(saved, difference(areaOf(box), around));
      levels += around >= area ? 1u : 0u;
      bool isSame = all(equal(outside.lo, box.lo)) && all(equal(outside.hi, box.hi));
      isOver = levels > RAYSORT_BVH_QUALITY_LEVELS || (isSame && difference(saved, area) <= search.gain);
      uint from = at;
      at = parentOf(at);
      isOver = isOver || at == RAYSORT_BVH_TREE_NONE;
      if (!isOver)
      {
        uvec4 a = LOAD4(push.inner, 4u * at), b = LOAD4(push.inner, 4u * at + 1u);
        box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz));
        other = a.w ^ b.w ^ from;
        trees[0] = other;
        savings[0] = saved;
        top = 1u;
      }
    }
    if (top > 0u)
    {
      --top;
      if (difference(savings[top], area) > search.gain)
        look(search, trees[top], savings[top]);
    }
    isOver = isOver || search.looks >= RAYSORT_BVH_QUALITY_LOOKS;
  }
  return search;
}

void raiseGain(uint tree, uint gain)
{
  RaysortInOut lock = RaysortInOut(raysortAddress(uvec2(push.locks), 2u * tree));
  if (lock.word[0] < gain)
    atomicMax(lock.word[0], gain);
}

uint slotOf(uint tree)
{
  return tree & ~RAYSORT_BVH_TREE_LEAF;
}

void writeMove(uint tree, uint target, uint gain)
{
  raysortWrite(push.moves, 2u * slotOf(tree), target);
  raysortWrite(push.moves, 2u * slotOf(tree) + 1u, gain | tree & RAYSORT_BVH_TREE_LEAF);
}

uint rootOf(uint part)
{
  return READ_STATE(part, RAYSORT_BVH_STATE_ROOT);
}

// Keeps the node of a slot if it searches. If it does not, it has no move.
void collectSearcher(uint slot)
{
  uint part = partOfSlot(uvec2(push.descriptions), push.structures, slot);
  uint count = READ_STATE(part, RAYSORT_BVH_STATE_GOOD);
  uint place = slot - loadPart(uvec2(push.descriptions), part).firstSlot;
  bool isTurn = (place + push.round & 1u) == 0u, searches = false; // isTurn: of the leaf
  uint tree = isTurn ? RAYSORT_BVH_TREE_LEAF | slot : slot;
  if (place < count && (isTurn || place != 0u) && (push.least <= 1u || countOf(tree) >= push.least))
  {
    uint root = rootOf(part);
    searches = heightOf(root) <= RAYSORT_BVH_QUALITY_HEIGHT && tree != root && parentOf(tree) != root;
  }
  if (searches)
    searchers[atomicAdd(searcherCount, 1u)] = tree;
  else
    writeMove(tree, RAYSORT_BVH_TREE_NONE, 0u);
}

void findMove(uint tree)
{
  uint parent = parentOf(tree), part = partOfSlot(uvec2(push.descriptions), push.structures, slotOf(tree));
  Search search = searchFrom(tree, parent, heightOf(rootOf(part)));
  uint gain = floatBitsToUint(search.gain);
  if (search.target != RAYSORT_BVH_TREE_NONE)
  {
    raiseGain(parent, gain);
    raiseGain(parentOf(parent), gain);
    raiseGain(parentOf(search.target), gain);
  }
  writeMove(tree, search.target, gain);
}

// First collects the nodes that search, so that threads with work are next to each other.
void main()
{
  if (gl_LocalInvocationIndex == 0u)
    searcherCount = 0u;
  barrier();
  for (uint k = 0u; k < push.each; ++k)
  {
    uint slot = (foldedGroup() * push.each + k) * THREADS + gl_LocalInvocationIndex;
    if (slot < push.slots)
      collectSearcher(slot);
  }
  barrier();
  for (uint i = gl_LocalInvocationIndex; i < searcherCount; i += THREADS)
    findMove(searchers[i]);
}
