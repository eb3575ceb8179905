/* SPDX-License-Identifier: MIT */
#include "host.h"

/* BVH on the host: proof of a structure. */

/* A node on the way from the root to the present place of the walk. */
typedef struct raysort_bvhLevel
{
  RaysortBvhGrid grid;
  raysort_bvhBox boxes[2]; /* around the records below the node that were met so far, at time 0 and time 1 */
  uint32_t node, slot;     /* slot: the number of the next child */
  uint32_t child;          /* the place of its next inner child */
  uint32_t stack;          /* most entries on the stack when a traversal comes here */
  raysort_bvhNode own;
} raysort_bvhLevel;

typedef struct raysort_bvhWalk
{
  const unsigned char *bytes;
  const unsigned char *memory; /* for instances: the address from which references count; else NULL */
  size_t memorySize;
  uint32_t times; /* 2 with motion, else 1 */
  float slack;
  RaysortBvhHeader header;
  raysort_bvhLevel levels[RAYSORT_PRIVATE_BVH_LEVELS];
  uint32_t depth;                  /* levels in use */
  uint32_t nodes, records, frames; /* numbers met so far; nodes: those whose parents were met */
  uint32_t stackNeed, deepest;
  double cost;
  const char *fault;
} raysort_bvhWalk;

static VkBool32 raysort_bvhFault(raysort_bvhWalk *walk, const char *text)
{
  walk->fault = walk->fault ? walk->fault : text;
  return VK_FALSE;
}

/* ---- header ---- */

/* The next two return the first fault; NULL: none. */
static const char *raysort_bvhGridFault(const RaysortBvhGrid *grid)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
    if (!raysort_bvhIsFinite(grid->cell[k]) || !(grid->cell[k] > 0.0f) || !raysort_bvhIsFinite(grid->origin[k] * 0.25f))
      return "a grid has an origin or a cell that is out of range";
  return NULL;
}

static const char *raysort_bvhHeaderFault(const RaysortBvhHeader *header, size_t size, VkBool32 isLevels)
{
  const VkBool32 hasMotion = raysort_bvhIsMotion(header), isInstances = header->type == RAYSORT_BVH_INSTANCES;
  const uint64_t accounted =
      (uint64_t)header->recordCount + header->badIndexCount + header->nonFiniteCount + header->degenerateCount;
  const uint32_t most = hasMotion ? RAYSORT_BVH_MOTION_MAX_PRIMITIVES : RAYSORT_BVH_MAX_PRIMITIVES;
  uint64_t bytes, records, frames;
  RaysortBvhGrid grid;
  if (header->magic != RAYSORT_BVH_MAGIC && !hasMotion)
    return "not a structure: the magic number is another one";
  if (header->type > RAYSORT_BVH_INSTANCES || isInstances != isLevels)
    return "the header has an unknown type, or instances: see raysortBvhVerifyLevels";
  bytes = raysort_bvhSizeOf(header, hasMotion, &records, &frames);
  if (header->nodeCount == 0 || header->recordCount > most || (isInstances && header->primitiveCount > most) ||
      header->frameCount > RAYSORT_BVH_FRAME_MASK || bytes / 16 > 0xffffffffu)
    return "the counts in the header are out of range";
  if (bytes > size || header->sizeLow != (uint32_t)bytes || header->sizeHigh != (uint32_t)(bytes >> 32))
    return "the size is not that of the counts, or larger than the memory";
  if (header->records != records || header->frames != frames || header->node != 0)
    return "nodes, records or frames are not where the counts put them";
  if (header->error > RAYSORT_BVH_ERROR_NO_DESCRIPTIONS || (header->error && header->recordCount))
    return "the error is unknown, or the structure not empty";
  if (!header->error && accounted != header->primitiveCount)
    return "records and triangles left out do not add up to the primitives";
  memcpy(&grid, header, sizeof(grid));
  return raysort_bvhGridFault(&grid);
}

/* ---- records ---- */

/* Verifies the points of a motion record. A triangle that is plain may not say so: traces are slower then, with the
 * same hits. */
static VkBool32 raysort_bvhVerifyLater(raysort_bvhWalk *walk, const raysort_bvhPoint *points, uint32_t count)
{
  uint32_t n;
  for (n = 0; n < count; ++n)
    if (!raysort_bvhAreFinite(points[n].at, 3) || (points[n].word != 0 && !(n == 0 && count == 3)))
      return raysort_bvhFault(walk, "a motion record has a number that is out of range, or a word that is not 0");
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyRecord(raysort_bvhWalk *walk, uint32_t record, uint64_t *order)
{
  raysort_bvhPoint corners[2][3];
  uint64_t place;
  uint32_t time, n;
  for (time = 0; time < walk->times; ++time)
    memcpy(corners[time], walk->bytes + raysort_bvhRecordAt(&walk->header, time, record), sizeof(corners[time]));
  for (n = 0; n < 3; ++n)
    if (!raysort_bvhAreFinite(corners[0][n].at, 3))
      return raysort_bvhFault(walk, "a vertex of a record is out of range");
  place = ((uint64_t)(corners[0][1].word & RAYSORT_BVH_RECORD_GEOMETRY_MASK) << 32 | corners[0][0].word) + 1;
  if (place <= *order)
    return raysort_bvhFault(walk, "the records of a leaf are not in order");
  if (corners[0][1].word >> RAYSORT_BVH_RECORD_FLAGS_SHIFT & ~RAYSORT_BVH_OPAQUE_BIT)
    return raysort_bvhFault(walk, "a record has unknown flags");
  if (corners[0][2].word != raysort_bvhShape(corners[0]))
    return raysort_bvhFault(walk, "the shape in a record is not that of its triangle");
  *order = place;
  if (walk->times == 2 && !raysort_bvhVerifyLater(walk, corners[1], 3))
    return VK_FALSE;
  if (walk->times == 2 && corners[1][0].word != 0 && corners[1][0].word != raysort_bvhIsPlain(corners[0], corners[1]))
    return raysort_bvhFault(walk, "a motion record says that its triangle is plain, which it is not");
  return VK_TRUE;
}

/* Returns the area of a box, with motion on average of both ends. */
static double raysort_bvhCostOf(const raysort_bvhWalk *walk, const raysort_bvhBox boxes[2])
{
  const double first = (double)raysort_bvhArea(&boxes[0]);
  return walk->times == 1 ? first : 0.5 * (first + (double)raysort_bvhArea(&boxes[1]));
}

/* Takes the boxes of the present child. The box that the node has for it must contain them, as a traversal decodes it,
 * and the two centres must be at most 2 cells apart: else the box test would round more than it allows for. A NaN is
 * never right. */
static VkBool32 raysort_bvhTakeBoxes(raysort_bvhWalk *walk, const raysort_bvhBox boxes[2], const char *fault)
{
  raysort_bvhLevel *level = &walk->levels[walk->depth - 1];
  uint32_t time, k;
  for (time = 0; time < walk->times; ++time)
  {
    for (k = 0; k < 3; ++k)
    {
      const uint32_t word = raysort_bvhChildWord(&level->own, level->slot - 1, k, time);
      const double lo = (double)boxes[time].lo[k], hi = (double)boxes[time].hi[k], own = (lo + hi) * 0.5;
      const double cell = (double)level->grid.cell[k], half = (double)raysort_bitsFloat(word);
      const double middle = (double)level->grid.origin[k] + (double)(word & 0xffffu) * cell;
      if (!(middle - half <= lo && hi <= middle + half && middle - 2.0 * cell <= own && own <= middle + 2.0 * cell))
        return raysort_bvhFault(walk, fault);
    }
    raysort_bvhJoin(&level->boxes[time], &level->boxes[time], &boxes[time]);
  }
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyLeafBoxes(raysort_bvhWalk *walk, uint32_t count, const raysort_bvhBox boxes[2])
{
  walk->records += count;
  walk->cost += (double)count * raysort_bvhCostOf(walk, boxes);
  return raysort_bvhTakeBoxes(walk, boxes, "a leaf sticks out of its box, or is not in the middle of it");
}

static VkBool32 raysort_bvhVerifyBox(raysort_bvhWalk *walk, uint32_t record, raysort_bvhBox boxes[2])
{
  raysort_bvhPoint corners[2];
  uint32_t time, k;
  if (record != walk->records || record >= walk->header.recordCount)
    return raysort_bvhFault(walk, "a leaf does not begin where the leaf before it ends, or ends too late");
  for (time = 0; time < walk->times; ++time)
  {
    const float *lo = corners[0].at, *hi = corners[1].at;
    memcpy(corners, walk->bytes + raysort_bvhRecordAt(&walk->header, time, record), sizeof(corners));
    for (k = 0; k < 3; ++k)
      if (!raysort_bvhIsFinite(lo[k]) || !raysort_bvhIsFinite(hi[k]) || !(lo[k] <= hi[k]))
        return raysort_bvhFault(walk, "a corner of a box is out of range");
    if (time == 0 && corners[1].word >> RAYSORT_BVH_RECORD_FLAGS_SHIFT & ~RAYSORT_BVH_OPAQUE_BIT)
      return raysort_bvhFault(walk, "a record has unknown flags, or a reserved word that is not 0");
    if (time == 1 && !raysort_bvhVerifyLater(walk, corners, 2))
      return VK_FALSE;
  }
  raysort_bvhAroundRecords(&walk->header, walk->bytes, record, 1, boxes);
  return VK_TRUE;
}

/* Verifies an instance that an update had to skip: a point at its old place, which no ray enters. */
static VkBool32 raysort_bvhVerifyGone(raysort_bvhWalk *walk, const raysort_bvhPreparedInstance *given,
                                      raysort_bvhBox boxes[2])
{
  raysort_bvhPreparedInstance hidden;
  uint32_t k;
  memset(&hidden, 0, sizeof(hidden));
  if (memcmp(&given->motion, &hidden.motion, sizeof(hidden.motion)) != 0)
    return raysort_bvhFault(walk, "a motion record of an instance without a mask is not 0");
  for (k = 0; k < 3; ++k)
    boxes[0].lo[k] = boxes[0].hi[k] = hidden.record.rows[4 * k + 3] = given->record.rows[4 * k + 3];
  boxes[1] = boxes[0];
  if (memcmp(&given->record, &hidden.record, sizeof(hidden.record)) != 0)
    return raysort_bvhFault(walk, "a record of an instance without a mask holds more than where it was");
  if (!raysort_bvhCleanAll(boxes[0].lo, 3) || memcmp(boxes[0].lo, boxes[0].hi, 12) != 0)
    return raysort_bvhFault(walk, "a record of an instance without a mask is out of range");
  return VK_TRUE;
}

/* Verifies an instance: its structure must exist, and must give exactly this record. need: entries that it stacks. */
static VkBool32 raysort_bvhVerifyInstance(raysort_bvhWalk *walk, uint32_t record, uint32_t *need,
                                          raysort_bvhBox boxes[2])
{
  raysort_bvhPreparedInstance given, own;
  RaysortBvhHeader below;
  uint64_t place;
  if (record >= walk->header.primitiveCount)
    return raysort_bvhFault(walk, "an instance is not there");
  memset(&given, 0, sizeof(given));
  memcpy(&given.record, walk->bytes + raysort_bvhRecordAt(&walk->header, 0, record), sizeof(given.record));
  if (walk->times == 2)
    memcpy(&given.motion, walk->bytes + raysort_bvhRecordAt(&walk->header, 1, record), sizeof(given.motion));
  if (given.record.customAndMask >> 24 == 0)
    return raysort_bvhVerifyGone(walk, &given, boxes);
  place = (uint64_t)given.record.referenceHigh << 32 | given.record.referenceLow;
  if (place % 16 != 0 || place > walk->memorySize || walk->memorySize - place < sizeof(RaysortBvhHeader))
    return raysort_bvhFault(walk, "an instance names a structure outside of the memory");
  below = raysort_bvhHeaderAt(walk->memory + place);
  if (raysort_bvhHeaderFault(&below, walk->memorySize - (size_t)place, VK_FALSE) || below.recordCount == 0 ||
      (raysort_bvhIsMotion(&below) && walk->times == 1) || !raysort_bvhHasBox(&below))
    return raysort_bvhFault(walk, "what an instance names is no structure of triangles or boxes");
  own = given;
  if (raysort_bvhMeasure(walk->times, &own, &below) != RAYSORT_BVH_GOOD ||
      memcmp(&own.record, &given.record, sizeof(own.record)) != 0 ||
      memcmp(&own.motion, &given.motion, sizeof(own.motion)) != 0)
    return raysort_bvhFault(walk, walk->times == 2 ? "a record of an instance is not that of its transforms"
                                                   : "a record of an instance is not that of its transform");
  raysort_bvhInstanceBoxes(walk->times, &own, walk->memory + place, boxes);
  walk->slack = raysort_larger(walk->slack, own.slack);
  *need = below.stackNeed + 1;
  return *need != 0 ? VK_TRUE : raysort_bvhFault(walk, "what an instance names is no structure of triangles or boxes");
}

/* Verifies a leaf of one box or one instance. */
static VkBool32 raysort_bvhVerifyItem(raysort_bvhWalk *walk, uint32_t record)
{
  const uint32_t stack = walk->levels[walk->depth - 1].stack;
  raysort_bvhBox boxes[2];
  uint32_t need = 0;
  VkBool32 good;
  if (walk->header.type == RAYSORT_BVH_TRIANGLES || walk->records == walk->header.recordCount)
    return raysort_bvhFault(walk, "a child is of an unknown kind, or one too many");
  good = walk->header.type == RAYSORT_BVH_BOXES ? raysort_bvhVerifyBox(walk, record, boxes)
                                                : raysort_bvhVerifyInstance(walk, record, &need, boxes);
  if (!good || !raysort_bvhVerifyLeafBoxes(walk, 1, boxes))
    return VK_FALSE;
  if (need > 0xffffffffu - stack)
    return raysort_bvhFault(walk, "what an instance names is no structure of triangles or boxes");
  walk->stackNeed = need + stack > walk->stackNeed ? need + stack : walk->stackNeed;
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyLeaf(raysort_bvhWalk *walk, uint32_t reference)
{
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  raysort_bvhBox boxes[2];
  uint64_t order = 0;
  uint32_t n;
  if (walk->header.type != RAYSORT_BVH_TRIANGLES)
    return raysort_bvhFault(walk, "a child is of an unknown kind");
  if ((reference & RAYSORT_BVH_LEAF_FIRST_MASK) != walk->records || count > walk->header.recordCount - walk->records)
    return raysort_bvhFault(walk, "a leaf does not begin where the leaf before it ends, or ends too late");
  for (n = 0; n < count; ++n)
    if (!raysort_bvhVerifyRecord(walk, walk->records + n, &order))
      return VK_FALSE;
  raysort_bvhAroundRecords(&walk->header, walk->bytes, walk->records, count, boxes);
  return raysort_bvhVerifyLeafBoxes(walk, count, boxes);
}

/* ---- nodes ---- */

/* Goes down to a node. Its children are the next nodes without a parent. So every node has one parent, which comes
 * before it. */
static VkBool32 raysort_bvhDescend(raysort_bvhWalk *walk, uint32_t node, const RaysortBvhGrid *grid, uint32_t stack)
{
  raysort_bvhLevel *level = &walk->levels[walk->depth];
  uint32_t slot, children = 0, inner = 0;
  if (walk->depth == RAYSORT_PRIVATE_BVH_LEVELS)
    return raysort_bvhFault(walk, "deeper than any structure that was built here");
  memset(level, 0, sizeof(*level));
  level->grid = *grid;
  level->boxes[0] = level->boxes[1] = raysort_bvhNoBox;
  level->node = node;
  level->child = walk->nodes;
  level->own = raysort_bvhLoadNode(&walk->header, walk->bytes, node);
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = level->own.words[4 * slot + 3];
    children += reference != RAYSORT_BVH_EMPTY;
    inner += !(reference & RAYSORT_BVH_LEAF_BIT) || raysort_bvhIsFrame(reference);
  }
  if (inner > walk->header.nodeCount - walk->nodes)
    return raysort_bvhFault(walk, "more nodes than the header says");
  walk->nodes += inner;
  ++walk->depth;
  stack += children > 0 ? children - 1 : 0;
  walk->stackNeed = stack > walk->stackNeed ? stack : walk->stackNeed;
  walk->deepest = walk->depth > walk->deepest ? walk->depth : walk->deepest;
  level->stack = stack;
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyInner(raysort_bvhWalk *walk, raysort_bvhLevel *level, uint32_t reference)
{
  RaysortBvhGrid grid = level->grid;
  uint32_t node = reference, stack = level->stack;
  if (reference & RAYSORT_BVH_LEAF_BIT)
  {
    const uint32_t frame = reference & RAYSORT_BVH_FRAME_MASK;
    if (frame >= walk->header.frameCount)
      return raysort_bvhFault(walk, "a frame is not there");
    memcpy(&grid, walk->bytes + raysort_bvhFrameAt(&walk->header, frame), sizeof(grid));
    if (raysort_bvhGridFault(&grid))
      return raysort_bvhFault(walk, raysort_bvhGridFault(&grid));
    node = grid.node;
    ++stack;
    ++walk->frames;
  }
  if (node != level->child)
    return raysort_bvhFault(walk, "an inner child is not in its place");
  ++level->child;
  return raysort_bvhDescend(walk, node, &grid, stack);
}

static VkBool32 raysort_bvhVerifyEmpty(raysort_bvhWalk *walk, const raysort_bvhLevel *level, uint32_t slot)
{
  const raysort_bvhNode *none = &raysort_bvhNoChildren;
  uint32_t word;
  if (memcmp(level->own.words + 4 * slot, none->words + 4 * slot, 16 * (4 - slot)) != 0)
    return raysort_bvhFault(walk, "an empty child has a box, or children after it");
  for (word = 0; word < 12 && walk->times == 2; ++word)
    if (word % 4 >= slot && level->own.later[word] != RAYSORT_BVH_EMPTY_BOX)
      return raysort_bvhFault(walk, "an empty child has a box at time 1");
  return VK_TRUE;
}

/* Goes back from a node after all of it was seen. Its box must be in the box that its parent has for it. A grid must
 * be exactly the grid that a build makes for the records below: if its origin or its cells were too large, the box
 * test would round more than it allows for. */
static VkBool32 raysort_bvhAscend(raysort_bvhWalk *walk)
{
  raysort_bvhLevel *level = &walk->levels[--walk->depth];
  if (walk->records == 0)
    memset(level->boxes, 0, sizeof(level->boxes)); /* the root is empty: all other nodes have children */
  walk->cost += raysort_bvhCostOf(walk, level->boxes);
  if (level->grid.node == level->node)
  {
    const raysort_bvhBox around = raysort_bvhAroundTimes(walk->times, level->boxes);
    raysort_bvhFrame right = raysort_bvhMakeGrid(&around);
    right.grid.node = level->node;
    if (memcmp(&level->grid, &right.grid, sizeof(right.grid)) != 0)
      return raysort_bvhFault(walk, "a grid is not that of the records below");
  }
  return walk->depth == 0 ||
         raysort_bvhTakeBoxes(walk, level->boxes, "a node sticks out of its box, or is not in the middle of it");
}

/* Makes one step of the walk: the next child of the deepest node. */
static VkBool32 raysort_bvhStep(raysort_bvhWalk *walk)
{
  raysort_bvhLevel *level = &walk->levels[walk->depth - 1];
  const uint32_t slot = level->slot++;
  const uint32_t reference = slot < 4 ? level->own.words[4 * slot + 3] : RAYSORT_BVH_EMPTY;
  if (slot == 4)
  {
    if (level->own.words[3] == RAYSORT_BVH_EMPTY && walk->depth > 1)
      return raysort_bvhFault(walk, "a node other than the root has no children");
    return raysort_bvhAscend(walk);
  }
  if (reference == RAYSORT_BVH_EMPTY)
    return raysort_bvhVerifyEmpty(walk, level, slot);
  if (!(reference & RAYSORT_BVH_LEAF_BIT) || raysort_bvhIsFrame(reference))
    return raysort_bvhVerifyInner(walk, level, reference);
  if ((reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_ITEM_TAG)
    return raysort_bvhVerifyItem(walk, reference & RAYSORT_BVH_FRAME_MASK);
  if (reference & 0x40000000u)
    return raysort_bvhFault(walk, "a child is of an unknown kind");
  return raysort_bvhVerifyLeaf(walk, reference);
}

static VkBool32 raysort_bvhVerifyTotals(raysort_bvhWalk *walk)
{
  const RaysortBvhHeader *header = &walk->header;
  const raysort_bvhBox box = raysort_bvhAroundTimes(walk->times, walk->levels[0].boxes);
  if (walk->nodes != header->nodeCount || walk->records != header->recordCount || walk->frames != header->frameCount)
    return raysort_bvhFault(walk, "the counts of nodes, records or frames are not those of the header");
  if (raysort_floatBits(walk->slack) != raysort_floatBits(header->slack))
    return raysort_bvhFault(walk, "the slack of the header is not that of the instances");
  if (walk->stackNeed != header->stackNeed || walk->deepest != header->depth)
    return raysort_bvhFault(walk, "depth or stack need are not those of the header");
  if (memcmp(box.lo, header->boxMin, 12) != 0 || memcmp(box.hi, header->boxMax, 12) != 0)
    return raysort_bvhFault(walk, "the box of the header is not that of the records");
  return VK_TRUE;
}

/* Verifies a structure. memory: for instances, the address from which references count; else NULL. */
static VkResult raysort_bvhVerify(const void *bvh, size_t size, const void *memory, size_t memorySize,
                                  RaysortBvhReport *report)
{
  raysort_bvhWalk walk;
  RaysortBvhGrid grid;
  VkBool32 good;
  memset(&walk, 0, sizeof(walk));
  walk.bytes = (const unsigned char *)bvh;
  walk.memory = (const unsigned char *)memory;
  walk.memorySize = memorySize;
  walk.nodes = 1;
  if (!raysort_roundsToNearest())
    good = raysort_bvhFault(&walk, "the thread does not round to nearest (see fesetround): nothing was verified");
  else if (!bvh || size < sizeof(walk.header))
    good = raysort_bvhFault(&walk, "not a structure: smaller than a header");
  else
  {
    walk.header = raysort_bvhHeaderAt(bvh);
    walk.times = raysort_bvhIsMotion(&walk.header) ? 2 : 1;
    walk.fault = raysort_bvhHeaderFault(&walk.header, size, memory != NULL);
    memcpy(&grid, bvh, sizeof(grid));
    good = !walk.fault && raysort_bvhDescend(&walk, 0, &grid, 0);
    while (good && walk.depth > 0)
      good = raysort_bvhStep(&walk);
    good = good && raysort_bvhVerifyTotals(&walk);
  }
  if (report)
  {
    const raysort_bvhLevel *level = good || walk.depth == 0 ? NULL : &walk.levels[walk.depth - 1];
    const double area = raysort_bvhCostOf(&walk, walk.levels[0].boxes);
    report->header = walk.header;
    report->fault = walk.fault;
    report->cost = good && area > 0.0 ? (float)(walk.cost / area) : 0.0f;
    report->node = level ? level->node : 0;
    report->slot = level && level->slot > 0 ? level->slot - 1 : 0;
  }
  return good ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT;
}

RAYSORT_API VkResult raysortBvhVerify(const void *bvh, size_t size, RaysortBvhReport *report)
{
  return raysort_bvhVerify(bvh, size, NULL, 0, report);
}

RAYSORT_API VkResult raysortBvhVerifyLevels(const void *memory, size_t size, size_t offset, RaysortBvhReport *report)
{
  const size_t all = memory ? size : 0, from = offset < all ? offset : all;
  return raysort_bvhVerify(memory ? (const unsigned char *)memory + from : NULL, all - from, memory, all, report);
}
