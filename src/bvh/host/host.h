/* SPDX-License-Identifier: MIT */
#pragma once
#include "../../base/fp32.h"
#include "../../bvh.h"

/* BVH: the declarations that the files of the build, of the traces and of the proof share. */

/* Most records of a leaf. A subtree with so few records is always a leaf. */
#define RAYSORT_PRIVATE_BVH_LEAF_SIZE 3u
#define RAYSORT_PRIVATE_BVH_ALIGNMENT 256u
/* Most levels of a tree: 31 bits of key + 28 bits of place, slack, 3 at the root, and some room. */
#define RAYSORT_PRIVATE_BVH_LEVELS 72u

typedef struct raysort_bvhBox
{
  float lo[3], hi[3];
} raysort_bvhBox;

static const raysort_bvhBox raysort_bvhNoBox = {
    {RAYSORT_BVH_MAX_COORDINATE, RAYSORT_BVH_MAX_COORDINATE, RAYSORT_BVH_MAX_COORDINATE},
    {-RAYSORT_BVH_MAX_COORDINATE, -RAYSORT_BVH_MAX_COORDINATE, -RAYSORT_BVH_MAX_COORDINATE}};

typedef struct raysort_bvhEntry
{
  uint32_t key; /* 31 bits */
  uint32_t leaf;
} raysort_bvhEntry;

/* A node of the binary tree. A leaf is one triangle. A forest of budget j is the cheapest set of at most j nodes of the
 * structure that holds the whole subtree; forest[] has the budgets 1, 2, 3. */
typedef struct raysort_bvhTree
{
  raysort_bvhBox box;
  uint32_t left, right; /* in a leaf: primitive, geometry */
  float cost[3];
  uint32_t nodes[3]; /* wide nodes in each forest */
  uint32_t count;    /* triangles */
  uint8_t height;
  uint8_t used;  /* roots in each forest, 2 bits each */
  uint8_t share; /* for the budgets 2, 3 and 4 (a wide node's children): the roots of the left side, 2 bits each; 0:
                    one root */
} raysort_bvhTree;

/* The grid of a structure, or of a subtree that has its own. */
typedef struct raysort_bvhFrame
{
  RaysortBvhGrid grid;
  float inverse[3];    /* 1 / cell, approximately */
  uint32_t parentWord; /* the word of the structure, of 4 bytes, that holds the reference to this subtree */
} raysort_bvhFrame;

/* A node and its motion node. */
typedef struct raysort_bvhNode
{
  uint32_t words[16]; /* 4 of each child */
  uint32_t later[12]; /* with motion: 4 of each axis */
} raysort_bvhNode;

#define RAYSORT_PRIVATE_NO_BOX RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX, RAYSORT_BVH_EMPTY_BOX
static const raysort_bvhNode raysort_bvhNoChildren = {
    {RAYSORT_PRIVATE_NO_BOX, RAYSORT_BVH_EMPTY, RAYSORT_PRIVATE_NO_BOX, RAYSORT_BVH_EMPTY, RAYSORT_PRIVATE_NO_BOX,
     RAYSORT_BVH_EMPTY, RAYSORT_PRIVATE_NO_BOX, RAYSORT_BVH_EMPTY},
    {RAYSORT_PRIVATE_NO_BOX, RAYSORT_PRIVATE_NO_BOX, RAYSORT_PRIVATE_NO_BOX, RAYSORT_PRIVATE_NO_BOX}};

/* A node of the binary tree, where it is improved: see quality.c. */
typedef struct raysort_bvhLink
{
  uint32_t parent, place;
  uint32_t target; /* the node as whose sibling it would gain the most; RAYSORT_BVH_NONE: it stays */
  uint32_t holder; /* the node whose move may change the children of this one */
  float gain;
} raysort_bvhLink;

/* A structure that is written, by a build or an update. */
typedef struct raysort_bvhOutput
{
  const RaysortBvhBuildInfo *buildInfo;
  const RaysortBvhInfo *info;
  unsigned char *bytes; /* of the structure */
  RaysortBvhHeader header;
  uint32_t times;        /* 2 with motion, else 1 */
  uint32_t nodeLimit;    /* nodes of a build for which there is room */
  raysort_bvhBox *boxes; /* [nodes][times]; this one and the next two only for raysort_bvhUpdateBoxes */
  uint32_t *gridNodes;   /* [nodes]: the node where the grid of a node begins; 0: the root's grid */
  uint32_t *needs;       /* [nodes]: entries that a traversal of instances stacks from here on */
} raysort_bvhOutput;

/* A build. Arrays that are used one after the other share memory:
 *   tree [2 n]     until all leaves are in their places, the second half holds them as they were read
 *   entries [2 n]  two halves for the sort; later frameOf, and frames
 *   links [2 n]    only for quality */
typedef struct raysort_bvhBuild
{
  raysort_bvhOutput out;
  raysort_bvhBox bounds, middles; /* around all boxes; around the middles of all boxes */
  uint32_t capacity;              /* primitives of all geometries: n */
  uint32_t count;                 /* primitives that are not skipped */
  uint32_t leafSize; /* most records of a leaf: RAYSORT_PRIVATE_BVH_LEAF_SIZE for triangles, 1 for boxes and
                                     instances */
  float nodeCost;    /* cost of a node, for its area */
  uint32_t treeCount;
  raysort_bvhTree *tree, *leaves;
  raysort_bvhEntry *entries;
  raysort_bvhLink *links;
  uint32_t *frameOf; /* [nodes]: 1 + the frame that begins at the node, or 0 */
  raysort_bvhFrame *frames;
  uint32_t frameCount, frameLimit; /* the limit says what there is room for */
} raysort_bvhBuild;

typedef enum raysort_bvhState
{
  RAYSORT_BVH_GOOD,
  RAYSORT_BVH_BAD_INDEX,
  RAYSORT_BVH_NON_FINITE,
  RAYSORT_BVH_DEGENERATE
} raysort_bvhState;

/* A vertex or a corner, and the word after it. A record of a triangle is three of them, a record of a box two. */
typedef struct raysort_bvhPoint
{
  float at[3];
  uint32_t word;
} raysort_bvhPoint;

/* The record of an instance. */
typedef struct raysort_bvhInstanceRecord
{
  float inverse[12];
  uint32_t referenceLow, referenceHigh; /* from `base` on */
  uint32_t customAndMask, offsetAndFlags;
  float rows[12]; /* no numbers below 2^-126: they became 0 */
  uint32_t zeros[4];
} raysort_bvhInstanceRecord;

/* The motion record of an instance. */
typedef struct raysort_bvhMotion
{
  float numbers[32]; /* of time 0, then of time 1: 16 each; a matrix has 12, then zeros */
  uint32_t type;
  float limit;
  uint32_t isSteady, zero;
} raysort_bvhMotion;

/* An instance with the numbers that a build computes from it. */
typedef struct raysort_bvhPreparedInstance
{
  raysort_bvhInstanceRecord record;
  raysort_bvhMotion motion; /* zeros without motion */
  float slack;
} raysort_bvhPreparedInstance;

/* A part of a tree that waits for its visit. The number decides about it: a distance, a reach, an area. */
typedef struct raysort_bvhStacked
{
  uint32_t reference;
  float number;
} raysort_bvhStacked;

/* The state of a ray, in the space of the structure that it is in. */
typedef struct raysort_bvhRay
{
  const unsigned char *bvh;
  RaysortBvhHeader header;
  float time;        /* 0 .. 1; 0 in a structure without motion */
  uint32_t instance; /* RAYSORT_BVH_NONE: the ray is in a structure of instances */
  RaysortBvhRay ray;
  uint32_t flags;
  float tMin;
  uint32_t i, j, k; /* axes of the shear */
  float si, sj, sk;
  float reciprocal[3], size[3];               /* the reciprocals of the direction; |reciprocal| */
  float cell[3], nearOffset[3], farOffset[3]; /* the box test's numbers for the grid that the ray is in */
} raysort_bvhRay;

/* ---- the door: what other rooms call ---- */

/* layout.c */
/* RAYSORT_BVH_TRIANGLES, _BOXES or _INSTANCES. */
RAYSORT_INTERNAL uint32_t raysort_bvhTypeOf(const RaysortBvhInfo *info);
/* Whether any geometry of the structure moves. */
RAYSORT_INTERNAL VkBool32 raysort_bvhHasMotion(const RaysortBvhInfo *info);
/* The most frames (grids) of a structure. */
RAYSORT_INTERNAL uint32_t raysort_bvhMaxFrames(uint32_t records);
/* The most nodes of a structure. */
RAYSORT_INTERNAL uint32_t raysort_bvhMaxNodesOf(uint32_t type, uint32_t records);
/* The most bytes of a structure. */
RAYSORT_INTERNAL uint64_t raysort_bvhMaxSize(const RaysortBvhInfo *info);
/* The primitives of all geometries of a structure. */
RAYSORT_INTERNAL uint32_t raysort_bvhPrimitives(const RaysortBvhInfo *structure);
/* Checks a batch; computes sizes and, if `offsets` is given, where each structure begins. */
RAYSORT_INTERNAL VkResult raysort_bvhLayout(raysort_errors *to, const RaysortBvhBuildInfo *info, VkBool32 isBuild,
                                            RaysortBvhBuildLayout *layout, VkDeviceSize *offsets);

/* records.c */
/* The geometry with its arrays of time 1. */
RAYSORT_INTERNAL RaysortBvhGeometry raysort_bvhAtOne(const RaysortBvhGeometry *geometry);

/* quality.c */
/* The least size of a subtree that moves in a round of improvement. */
RAYSORT_INTERNAL uint32_t raysort_bvhLeast(uint32_t round);

/* ---- between the files of this room ---- */

/* layout.c */
RAYSORT_INTERNAL uint32_t raysort_bvhNodeWords(VkBool32 hasMotion);
RAYSORT_INTERNAL uint64_t raysort_bvhSizeOf(const RaysortBvhHeader *header, VkBool32 hasMotion, uint64_t *records,
                                            uint64_t *frames);
RAYSORT_INTERNAL uint64_t raysort_bvhRecordWords(uint32_t type, uint32_t time, uint32_t records, uint32_t primitives);

/* triangle.c */
RAYSORT_INTERNAL VkBool32 raysort_bvhIsAlive(const RaysortBvhRay *ray);
RAYSORT_INTERNAL void raysort_bvhPrepare(raysort_bvhRay *state, const RaysortBvhRay *ray, uint32_t flags);
RAYSORT_INTERNAL uint32_t raysort_bvhShape(const raysort_bvhPoint corners[3]);
RAYSORT_INTERNAL uint32_t raysort_bvhIsPlain(const raysort_bvhPoint first[3], const raysort_bvhPoint last[3]);
RAYSORT_INTERNAL VkBool32 raysort_bvhIsStill(const raysort_bvhRay *state, uint32_t axis);
RAYSORT_INTERNAL VkBool32 raysort_bvhHitTriangle(const raysort_bvhRay *state, const raysort_bvhPoint corners[3],
                                                 float best, RaysortBvhHit *hit);

/* levels.c */
RAYSORT_INTERNAL float raysort_bvhDotOfMagnitudes(const float *a, const float *b, uint32_t step);
RAYSORT_INTERNAL float raysort_bvhCofactor(const float *rows, uint32_t i, uint32_t j);
RAYSORT_INTERNAL VkBool32 raysort_bvhInvert(const float rows[12], float inverse[12]);
RAYSORT_INTERNAL float raysort_bvhSlack(const float rows[12], const float inverse[12]);
RAYSORT_INTERNAL void raysort_bvhPadding(const float rows[12], const float inverse[12], float extent, float padding[3]);
RAYSORT_INTERNAL void raysort_bvhMoveBox(const float rows[12], const float boxMin[3], const float boxMax[3],
                                         raysort_bvhBox *moved);
RAYSORT_INTERNAL void raysort_bvhWiden(raysort_bvhBox *box, const float padding[3]);
RAYSORT_INTERNAL void raysort_bvhReachBox(const float rows[12], const RaysortBvhHeader *below,
                                          const unsigned char *bytes, uint32_t time, raysort_bvhBox *box);

/* motion_instance.c */
RAYSORT_INTERNAL VkBool32 raysort_bvhRowsAt(const raysort_bvhMotion *motion, float time, float rows[12]);
RAYSORT_INTERNAL VkBool32 raysort_bvhInverseAt(const float inverse[12], const raysort_bvhMotion *motion, float time,
                                               float inverseThen[12]);
RAYSORT_INTERNAL raysort_bvhState raysort_bvhMeasure(uint32_t times, raysort_bvhPreparedInstance *prepared,
                                                     const RaysortBvhHeader *below);
RAYSORT_INTERNAL void raysort_bvhInstanceBoxes(uint32_t times, const raysort_bvhPreparedInstance *prepared,
                                               const unsigned char *bytes, raysort_bvhBox boxes[2]);

/* records.c */
RAYSORT_INTERNAL void raysort_bvhAroundRecords(const RaysortBvhHeader *header, const unsigned char *bytes,
                                               uint32_t first, uint32_t count, raysort_bvhBox boxes[2]);
RAYSORT_INTERNAL uint32_t raysort_bvhInstanceNeed(const raysort_bvhOutput *out, uint32_t record);
RAYSORT_INTERNAL raysort_bvhState raysort_bvhReadPrimitive(raysort_bvhOutput *out, uint32_t geometry,
                                                           uint32_t primitive, raysort_bvhBox *box);
RAYSORT_INTERNAL void raysort_bvhWriteRecord(const raysort_bvhOutput *out, uint32_t record, uint32_t primitive,
                                             uint32_t geometry);

/* build.c */
RAYSORT_INTERNAL raysort_bvhFrame raysort_bvhMakeGrid(const raysort_bvhBox *box);
RAYSORT_INTERNAL void raysort_bvhEncodeBox(const raysort_bvhBox *box, const raysort_bvhFrame *frame, uint32_t *words,
                                           uint32_t step);
RAYSORT_INTERNAL void raysort_bvhSetNode(raysort_bvhBuild *build, uint32_t tree);
RAYSORT_INTERNAL uint32_t raysort_bvhMakeTree(raysort_bvhBuild *build);

/* quality.c */
RAYSORT_INTERNAL void raysort_bvhImprove(raysort_bvhBuild *build, uint32_t root);

/* emit.c */
RAYSORT_INTERNAL VkResult raysort_bvhBuildOne(const raysort_bvhOutput *out, void *scratch);

/* update.c */
RAYSORT_INTERNAL void raysort_bvhUpdateBoxes(raysort_bvhOutput *update, void *scratch);

/* ---- numbers ---- */

/* Returns +0 for numbers below 2^-126 and for -0: devices may flush them, and min and max may choose either zero. */
static float raysort_bvhClean(float value)
{
  return raysort_floatBits(value) & 0x7f800000u ? value : 0.0f;
}

/* Returns whether a number is finite and within RAYSORT_BVH_MAX_COORDINATE. It tests bits, because a compiler may
 * assume that floats are finite. */
static VkBool32 raysort_bvhIsFinite(float value)
{
  return (raysort_floatBits(value) & 0x7fffffffu) <= 0x56800000u;
}

static VkBool32 raysort_bvhAreFinite(const float *numbers, uint32_t count)
{
  while (count > 0 && raysort_bvhIsFinite(numbers[count - 1]))
    --count;
  return count == 0;
}

/* Cleans numbers. Returns whether all of them are finite. */
static VkBool32 raysort_bvhCleanAll(float *numbers, uint32_t count)
{
  const VkBool32 areFinite = raysort_bvhAreFinite(numbers, count);
  while (count-- > 0)
    numbers[count] = raysort_bvhClean(numbers[count]);
  return areFinite;
}

/* Returns a number at a time. It is exact at both ends: numbers are finite and never -0. */
static float raysort_bvhAtTime(float at0, float at1, float time)
{
  const float before = 1.0f - time;
  const float first = raysort_bvhClean(raysort_rounded(before * at0)),
              last = raysort_bvhClean(raysort_rounded(time * at1));
  return raysort_bvhClean(raysort_rounded(first + last));
}

/* Returns a[0] b[0] + a[1] b[1] + a[2] b[2]. The parts of b are `step` floats apart. Each step is rounded by itself. */
static float raysort_bvhDot(const float *a, const float *b, uint32_t step)
{
  const float sum = raysort_rounded(raysort_rounded(a[0] * b[0]) + raysort_rounded(a[1] * b[step]));
  return raysort_rounded(sum + raysort_rounded(a[2] * b[2 * step]));
}

static float raysort_bvhLargest(const float v[3])
{
  return raysort_larger(raysort_absolute(v[0]), raysort_larger(raysort_absolute(v[1]), raysort_absolute(v[2])));
}

/* ---- boxes ---- */

static void raysort_bvhJoin(raysort_bvhBox *box, const raysort_bvhBox *a, const raysort_bvhBox *b)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    box->lo[k] = raysort_smaller(a->lo[k], b->lo[k]);
    box->hi[k] = raysort_larger(a->hi[k], b->hi[k]);
  }
}

static raysort_bvhBox raysort_bvhAroundTimes(uint32_t times, const raysort_bvhBox *boxes)
{
  raysort_bvhBox around = boxes[0];
  if (times == 2)
    raysort_bvhJoin(&around, &around, &boxes[1]);
  return around;
}

/* Returns half the surface. Coordinates are at most 2^46, so areas are at most 2^97, and sums of 2^28 areas are
 * finite. */
static float raysort_bvhArea(const raysort_bvhBox *box)
{
  const float x = box->hi[0] - box->lo[0], y = box->hi[1] - box->lo[1], z = box->hi[2] - box->lo[2];
  return raysort_rounded(raysort_rounded(x * y) + raysort_rounded(y * z)) + raysort_rounded(z * x);
}

/* ---- the bytes of a structure ---- */

static RaysortBvhHeader raysort_bvhHeaderAt(const void *bytes)
{
  RaysortBvhHeader header;
  memcpy(&header, bytes, sizeof(header));
  return header;
}

static VkBool32 raysort_bvhIsMotion(const RaysortBvhHeader *header)
{
  return header->magic == RAYSORT_BVH_MOTION_MAGIC ? VK_TRUE : VK_FALSE;
}

static VkBool32 raysort_bvhHasBox(const RaysortBvhHeader *header)
{
  return raysort_bvhAreFinite(header->boxMin, 3) && raysort_bvhAreFinite(header->boxMax, 3) &&
         raysort_bvhIsFinite(header->extent);
}

static VkBool32 raysort_bvhIsFrame(uint32_t reference)
{
  return (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG;
}

/* The next four return the byte at which something begins; of a record at time 1, its motion record. */
static size_t raysort_bvhNodeAt(uint32_t node)
{
  return 16 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * (size_t)node);
}

static size_t raysort_bvhMotionNodeAt(const RaysortBvhHeader *header, uint32_t node)
{
  return raysort_bvhNodeAt(header->nodeCount) + 16 * RAYSORT_BVH_MOTION_NODE_WORDS * (size_t)node;
}

static size_t raysort_bvhFrameAt(const RaysortBvhHeader *header, uint32_t frame)
{
  return 16 * (header->frames + RAYSORT_BVH_FRAME_WORDS * (size_t)frame);
}

static size_t raysort_bvhRecordAt(const RaysortBvhHeader *header, uint32_t time, uint32_t record)
{
  const uint64_t first =
      time ? raysort_bvhRecordWords(header->type, 0, header->recordCount, header->primitiveCount) : 0;
  return 16 * (size_t)(header->records + first + raysort_bvhRecordWords(header->type, time, 1, 1) * record);
}

static raysort_bvhNode raysort_bvhLoadNode(const RaysortBvhHeader *header, const unsigned char *bytes, uint32_t node)
{
  raysort_bvhNode own;
  memcpy(own.words, bytes + raysort_bvhNodeAt(node), sizeof(own.words));
  if (raysort_bvhIsMotion(header))
    memcpy(own.later, bytes + raysort_bvhMotionNodeAt(header, node), sizeof(own.later));
  return own;
}

/* Returns the word of a child on an axis, at time 0 or 1. */
static uint32_t raysort_bvhChildWord(const raysort_bvhNode *node, uint32_t child, uint32_t axis, uint32_t time)
{
  return time ? node->later[4 * axis + child] : node->words[4 * child + axis];
}

static void raysort_bvhStoreNode(const RaysortBvhHeader *header, unsigned char *bytes, uint32_t node,
                                 const raysort_bvhNode *from)
{
  memcpy(bytes + raysort_bvhNodeAt(node), from->words, sizeof(from->words));
  if (raysort_bvhIsMotion(header))
    memcpy(bytes + raysort_bvhMotionNodeAt(header, node), from->later, sizeof(from->later));
}

/* Returns the structure that the record of an instance names; the instance is not skipped. */
static const unsigned char *raysort_bvhBelowOf(const raysort_bvhInstanceRecord *record, uint64_t base)
{
  const uint64_t reference = (uint64_t)record->referenceHigh << 32 | record->referenceLow;
  return (const unsigned char *)(uintptr_t)(reference + base);
}
