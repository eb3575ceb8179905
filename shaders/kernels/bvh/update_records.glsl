// update_records.glsl - reads the vertices, boxes and instances of all records again.
// SPDX-License-Identifier: MIT
//
// One thread for each record. A triangle that is bad now becomes a point at its old first vertex, which no ray hits. A
// bad box becomes a point at its old least corner. The record of a bad instance keeps only its old place. A record
// stays unchanged if its primitive is not in the geometries: then they are not the ones that the structure was built
// from. For instances there is one thread for each child of a node, because instances that are not in the tree stay
// skipped. Their boxes are kept for the next passes. With motion all threads of a workgroup share the search for how
// far the instances reach.

#include "update.glsl"
#include "store.glsl"

// Finds the geometry that a triangle's or box's record names. at: the record. Returns false if the geometry or its
// primitive is not there.
bool findSourceOf(Structure structure, uint at, uint primitive, out Source source)
{
  uint geometry = LOAD4(push.destination, at + 1u).w & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
  bool isThere = geometry < geometriesOf(structure.part);
  if (isThere)
  {
    source = loadSource(uvec2(push.descriptions), push.structures, structure.part.firstGeometry + geometry);
    isThere = primitive < source.primitiveCount;
  }
  return isThere;
}

#ifdef MOTION
void updateTriangle(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_RECORD_WORDS * record;
  uint later = structure.laterAt + RAYSORT_BVH_MOTION_RECORD_WORDS * record;
  uvec4 a = LOAD4(push.destination, at);
  Source source;
  if (findSourceOf(structure, at, a.w, source))
  {
    Corners corners[2];
    uint state = readTriangles(source, a.w, corners);
    if (state != GOOD && state != DEGENERATE)
    {
      uvec3 place = LOAD4(push.destination, structure.moves ? later : at).xyz;
      corners[0] = Corners(a.xyz, a.xyz, a.xyz);
      corners[1] = Corners(place, place, place);
    }
    storeTriangles(corners, a.w, source, at, later);
  }
}

void updateBox(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_BOX_WORDS * record;
  uint later = structure.laterAt + RAYSORT_BVH_MOTION_BOX_WORDS * record;
  uvec4 a = LOAD4(push.destination, at);
  Source source;
  if (findSourceOf(structure, at, a.w, source))
  {
    Box boxes[2];
    if (readBoxes(source, a.w, boxes) != GOOD)
    {
      vec3 place = uintBitsToFloat(LOAD4(push.destination, structure.moves ? later : at).xyz);
      boxes[0] = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(a.xyz));
      boxes[1] = Box(place, place);
    }
    storeBoxes(boxes, a.w, source, at, later);
  }
}
#else
void updateTriangle(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_RECORD_WORDS * record;
  uvec4 a = LOAD4(push.destination, at);
  Source source;
  if (findSourceOf(structure, at, a.w, source))
  {
    Corners corners;
    uint state = readTriangle(source, a.w, corners);
    if (state != GOOD && state != DEGENERATE)
      corners = Corners(a.xyz, a.xyz, a.xyz);
    storeTriangle(corners, a.w, source.record, at);
  }
}

void updateBox(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_BOX_WORDS * record;
  uvec4 a = LOAD4(push.destination, at);
  Source source;
  Box box = Box(uintBitsToFloat(a.xyz), uintBitsToFloat(a.xyz)), found;
  if (findSourceOf(structure, at, a.w, source))
  {
    if (readBox(source, a.w, found) == GOOD)
      box = found;
    storeBox(box, a.w, source.record, at);
  }
}
#endif

// Does the work of raysort_bvhWriteInstance.
void updateInstance(Structure structure, uint record)
{
  uint at = structure.recordsAt + RAYSORT_BVH_INSTANCE_WORDS * record, need;
  Source source = loadSource(uvec2(push.descriptions), push.structures, structure.part.firstGeometry);
  Instance instance;
  Below below;
  Box box;
  float slack, reaches[6];
  if (readInstance(source, record, instance, below, slack) == GOOD)
  {
    storeInstance(source, instance, at);
    for (uint side = 0u; side < 6u; ++side)
      reaches[side] = reachOf(instance, below, side);
    box = instanceBox(instance, below, reaches);
    need = 1u + below.stackNeed;
  }
  else
  {
    slack = 0.0;
    need = 0u;
    for (uint i = 0u; i < RAYSORT_BVH_INSTANCE_WORDS; ++i)
    {
      uint place = LOAD4(push.destination, at + i).w;
      bool isKept = i >= 4u && i < 7u;
      place = isKept && areFinite(uvec3(place)) ? cleaned(uvec3(place)).x : 0u;
      STORE4(push.destination, at + i, uvec4(0u, 0u, 0u, place));
      if (isKept)
        box.lo[i - 4u] = box.hi[i - 4u] = uintBitsToFloat(place);
    }
  }
#ifdef MOTION
  uint leaf = 4u * (structure.part.firstSlot + record);
#else
  uint leaf = 2u * (structure.part.firstSlot + record);
#endif
  STORE4(push.leaves, leaf, uvec4(floatBitsToUint(box.lo), need));
  STORE4(push.leaves, leaf + 1u, uvec4(floatBitsToUint(box.hi), floatBitsToUint(slack)));
}

#ifdef MOTION
// Keeps the boxes of an instance with motion for the next passes.
void keepMotion(uint leaf, Box boxes[2], uint need, float limit)
{
  [[unroll]] for (uint time = 0u; time < 2u; ++time)
  {
    STORE4(push.leaves, leaf + 2u * time, uvec4(floatBitsToUint(boxes[time].lo), need));
    STORE4(push.leaves, leaf + 2u * time + 1u, floatBitsToUint(vec4(boxes[time].hi, limit)));
  }
}

// Does the work of raysort_bvhWriteInstance for an instance with motion. The boxes are kept before the rows are
// computed: both at once would take too many registers.
void updateMovingInstance(Structure structure, uint record, uint place)
{
  uint at = structure.recordsAt + RAYSORT_BVH_INSTANCE_WORDS * record;
  uint later = structure.laterAt + RAYSORT_BVH_MOTION_INSTANCE_WORDS * record;
  uint leaf = 4u * (structure.part.firstSlot + record), type = moverTypes[place];
  float limit;
  Box boxes[2];
  bool isGood = moverState(place, limit) == GOOD;
  if (isGood)
  {
    Below below = belowMover(place);
    motionBoxes(below, place, limit, boxes);
    keepMotion(leaf, boxes, 1u + below.stackNeed, limit);
    Source source = loadSource(uvec2(push.descriptions), push.structures, structure.part.firstGeometry);
    Instance instance = moverAt(place);
    setRows(instance, type, moverEnd(place, 0u));
    invert(instance);
    storeInstance(source, instance, at);
  }
  else
  {
    for (uint i = 0u; i < RAYSORT_BVH_INSTANCE_WORDS; ++i)
    {
      uint place = LOAD4(push.destination, at + i).w;
      bool isKept = i >= 4u && i < 7u;
      place = isKept && areFinite(uvec3(place)) ? cleaned(uvec3(place)).x : 0u;
      STORE4(push.destination, at + i, uvec4(0u, 0u, 0u, place));
      if (isKept)
        boxes[0].lo[i - 4u] = boxes[0].hi[i - 4u] = uintBitsToFloat(place);
    }
    boxes[1] = boxes[0];
    keepMotion(leaf, boxes, 0u, 0.0);
  }
  bool isStored = isGood && type != RAYSORT_BVH_MOTION_STATIC;
  for (uint i = 0u; i < 8u; ++i)
    STORE4(push.destination, later + i, isStored ? moverWord(place, i) : uvec4(0u));
  STORE4(push.destination, later + 8u,
         isGood ? uvec4(type, floatBitsToUint(limit), isMoverSteady(place) ? 1u : 0u, 0u) : uvec4(0u));
}
#endif

#ifdef MOTION
// Finds what is needed for the boxes of the instances of all teams. record: of this thread's team, or
// RAYSORT_BVH_TREE_NONE.
void findReaches(uint team, uint record, uint geometry)
{
  uint t = gl_LocalInvocationIndex, place = t / team;
  if (place < REACH_INSTANCES)
  {
    if (record != RAYSORT_BVH_TREE_NONE)
      readMover(loadSource(uvec2(push.descriptions), push.structures, geometry), record, place, t % team, team);
    else if (t % team == 0u)
      moverStates[place] = DEGENERATE;
  }
  barrier();
  for (uint task = t; team > 1u && task < MOVER_TASKS * REACH_INSTANCES; task += THREADS)
    findMover(task % REACH_INSTANCES, task / REACH_INSTANCES); // neighbours find the same: the same work
  barrier();
  for (uint item = t; team > 1u && item < MOVER_BOXES * REACH_INSTANCES; item += THREADS)
    mendReaches(item % REACH_INSTANCES, item / REACH_INSTANCES);
  barrier();
}

// The threads of a node are a team for each child. A team's first thread updates.
void main()
{
  uint t = gl_LocalInvocationIndex, team = max(push.each / 4u, 1u), child = t % push.each / team;
  uint i = foldedGroup() * (THREADS / push.each) + t / push.each, record = 0u, item = RAYSORT_BVH_TREE_NONE;
  bool isThere = i < push.slots, isFirst = t % team == 0u;
  Structure structure;
  structure.kind = RAYSORT_BVH_TRIANGLES;
  structure.moves = false;
  structure.part.firstGeometry = 0u;
  if (isThere)
  {
    structure = structureOf(partOfSlot(uvec2(push.descriptions), push.structures, i));
    record = i - structure.part.firstSlot;
    if (structure.kind == RAYSORT_BVH_INSTANCES && record < structure.nodes) // there are no more nodes than slots
      item = itemAt(structure, referenceAt(structure, record, child));
  }
  if (LEVELS != 0u)
    findReaches(team, structure.moves ? item : RAYSORT_BVH_TREE_NONE, structure.part.firstGeometry);
  if (isThere && isFirst && item != RAYSORT_BVH_TREE_NONE)
  {
    if (structure.moves)
      updateMovingInstance(structure, item, t / team);
    else
      updateInstance(structure, item);
  }
  else if (isThere && isFirst && child == 0u && record < structure.records)
  {
    if (structure.kind == RAYSORT_BVH_BOXES)
      updateBox(structure, record);
    else if (structure.kind == RAYSORT_BVH_TRIANGLES)
      updateTriangle(structure, record);
  }
}
#else
void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex, child = i % push.each;
  i /= push.each;
  if (i < push.slots)
  {
    Structure structure = structureOf(partOfSlot(uvec2(push.descriptions), push.structures, i));
    uint record = i - structure.part.firstSlot;
    if (structure.kind == RAYSORT_BVH_INSTANCES)
    {
      if (record < structure.nodes) // there are no more nodes than slots
        record = itemAt(structure, referenceAt(structure, record, child));
      else
        record = RAYSORT_BVH_TREE_NONE;
      if (record != RAYSORT_BVH_TREE_NONE)
        updateInstance(structure, record);
    }
    else if (child == 0u && record < structure.records && structure.kind == RAYSORT_BVH_BOXES)
      updateBox(structure, record);
    else if (child == 0u && record < structure.records && structure.kind == RAYSORT_BVH_TRIANGLES)
      updateTriangle(structure, record);
  }
}
#endif
