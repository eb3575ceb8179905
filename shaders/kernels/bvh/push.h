/* push.h - push blocks and constants of the BVH's kernels, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_BVH_PUSH_H
#define RAYSORT_KERNELS_BVH_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* The identity of a kernel: folder, kernel, revision, a byte each. A context notices swapped or old SPIR-V by it. Raise
 * the revision if a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_BVH_TRACE 0x030104u
#define RAYSORT_IDENTITY_BVH_STREAM 0x034003u
#define RAYSORT_IDENTITY_BVH_TRACE_LEVELS 0x034202u
#define RAYSORT_IDENTITY_BVH_STREAM_LEVELS 0x034302u
#define RAYSORT_IDENTITY_BVH_TRACE_MOTION 0x034701u
#define RAYSORT_IDENTITY_BVH_STREAM_MOTION 0x034801u
#define RAYSORT_IDENTITY_BVH_TRACE_MOTION_LEVELS 0x034902u
#define RAYSORT_IDENTITY_BVH_STREAM_MOTION_LEVELS 0x034a02u
#define RAYSORT_IDENTITY_BVH_MATERIALS 0x034b01u
#define RAYSORT_IDENTITY_BVH_CLEAR 0x034101u
#define RAYSORT_IDENTITY_BVH_SUM 0x034401u
#define RAYSORT_IDENTITY_BVH_COPY 0x034502u
#define RAYSORT_IDENTITY_BVH_ORDER 0x034602u
#define RAYSORT_IDENTITY_BVH_BEGIN 0x030203u
#define RAYSORT_IDENTITY_BVH_BOXES 0x030306u
#define RAYSORT_IDENTITY_BVH_GRIDS 0x030401u
#define RAYSORT_IDENTITY_BVH_KEYS 0x030503u
#define RAYSORT_IDENTITY_BVH_RANK 0x031102u
#define RAYSORT_IDENTITY_BVH_LEAVES 0x030601u
#define RAYSORT_IDENTITY_BVH_TREE 0x030706u
#define RAYSORT_IDENTITY_BVH_TREE_SHUFFLE 0x031203u
#define RAYSORT_IDENTITY_BVH_LINKS 0x031302u
#define RAYSORT_IDENTITY_BVH_SEARCH 0x031403u
#define RAYSORT_IDENTITY_BVH_MOVE 0x031501u
#define RAYSORT_IDENTITY_BVH_REFIT 0x031603u
#define RAYSORT_IDENTITY_BVH_LARGE 0x030804u
#define RAYSORT_IDENTITY_BVH_SMALL 0x030904u
#define RAYSORT_IDENTITY_BVH_RECORDS 0x030a04u
#define RAYSORT_IDENTITY_BVH_FRAMES 0x030b03u
#define RAYSORT_IDENTITY_BVH_NODES 0x030c04u
#define RAYSORT_IDENTITY_BVH_UPDATE_RECORDS 0x030d05u
#define RAYSORT_IDENTITY_BVH_UPDATE_PARENTS 0x030e04u
#define RAYSORT_IDENTITY_BVH_UPDATE_BOXES 0x030f05u
#define RAYSORT_IDENTITY_BVH_UPDATE_NODES 0x031005u
#define RAYSORT_IDENTITY_BVH_BOXES_MOTION 0x032004u
#define RAYSORT_IDENTITY_BVH_RECORDS_MOTION 0x032104u
#define RAYSORT_IDENTITY_BVH_NODES_MOTION 0x032202u
#define RAYSORT_IDENTITY_BVH_UPDATE_RECORDS_MOTION 0x032304u
#define RAYSORT_IDENTITY_BVH_UPDATE_PARENTS_MOTION 0x032402u
#define RAYSORT_IDENTITY_BVH_UPDATE_BOXES_MOTION 0x032502u
#define RAYSORT_IDENTITY_BVH_UPDATE_NODES_MOTION 0x032602u

/* Specialization constants. */
#define RAYSORT_CONSTANT_ANY 1 /* 1: any hit; 0: the closest hit */
#define RAYSORT_CONSTANT_LEVELS 1 /* 1: all kinds; 0: no instances, and in updates no boxes either */

/* trace.comp, stream.comp, trace_levels.comp, stream_levels.comp */
RAYSORT_STRUCT(RaysortTracePush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortBvhRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* optional: entry i is ray list[i]; else ray i */
  RAYSORT_REF(RaysortIn) live;      /* optional: one word, the number of entries; else maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortBvhHit[rayCount] */
  RAYSORT_REF(RaysortInOut) taken;  /* stream.comp: one word, 0 at first: the number of entries that were taken */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* list entries past it are skipped */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT materialCount;       /* 0: there is no table, and a record is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
  RAYSORT_UINT geometryStride;      /* record = offset of the instance + geometry * this, 1 .. 255 */
  RAYSORT_UINT mask;                /* instances only: the rays' cull mask */
  RAYSORT_UINT baseLow;             /* instances only: low word of the base of their references */
  RAYSORT_UINT baseHigh;
  RAYSORT_UINT given;               /* RAYSORT_GIVEN_LIVE_BIT, _LIST_BIT */
  RAYSORT_UINT reserved;
};

/* The kernels with motion in their names: RaysortTracePush, and the times. */
RAYSORT_STRUCT(RaysortTraceMotionPush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;
  RAYSORT_REF(RaysortIn) list;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) materials;
  RAYSORT_REF(RaysortOut) hits;
  RAYSORT_REF(RaysortInOut) taken;
  RAYSORT_REF(RaysortIn) times;     /* optional: one float for each ray; else `time` */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
  RAYSORT_UINT geometryStride;
  RAYSORT_UINT mask;
  RAYSORT_UINT baseLow;
  RAYSORT_UINT baseHigh;
  RAYSORT_UINT given;               /* RAYSORT_GIVEN_LIVE_BIT, _LIST_BIT, _TIMES_BIT */
  RAYSORT_FLOAT time;
};

/* materials.comp: the materials of triangles, after a trace. */
RAYSORT_STRUCT(RaysortTraceMaterialsPush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) list;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) materials; /* optional: the first id of each shader record; else the record's number */
  RAYSORT_REF(RaysortIn) ids;       /* a material for each triangle */
  RAYSORT_REF(RaysortInOut) hits;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;
  RAYSORT_UINT given;               /* RAYSORT_GIVEN_LIVE_BIT, _LIST_BIT */
  RAYSORT_UINT materialCount;       /* words of materials; 0: not given */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT geometryStride;
  RAYSORT_UINT idCount;
  RAYSORT_UINT idType;              /* RAYSORT_ID_*: a word holds 1 << idType ids */
};

/* order.comp */
RAYSORT_STRUCT(RaysortRayOrderPush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;   /* rays, list, live and the counts are the same as in RaysortTracePush */
  RAYSORT_REF(RaysortIn) list;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortOut) order; /* maxCount words: the list in a better order */
  RAYSORT_REF(RaysortOut) taken; /* one word; the kernel sets it to 0 */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;
  RAYSORT_UINT given;
  RAYSORT_UINT reserved;
};
#define RAYSORT_BVH_ORDER_EACH 16u /* entries for each thread */

/* clear.comp */
RAYSORT_STRUCT(RaysortClearPush)
{
  RAYSORT_REF(RaysortOut) words;
  RAYSORT_UINT count;            /* words that become 0 */
};

/* ---- copies ---- */

#define RAYSORT_BVH_COPY_EACH 16u /* words of 16 bytes for each thread */

/* sum.comp */
RAYSORT_STRUCT(RaysortBvhSumPush)
{
  RAYSORT_REF(RaysortIn) source;
  RAYSORT_REF(RaysortInOut) sums; /* two words, 0 at first */
  RAYSORT_UINT sourceWords;       /* words of 16 bytes in the source */
  RAYSORT_UINT mode;              /* RAYSORT_BVH_COPY_* */
  RAYSORT_UINT baseLow;
  RAYSORT_UINT baseHigh;
};

/* copy.comp */
RAYSORT_STRUCT(RaysortBvhCopyPush)
{
  RAYSORT_REF(RaysortIn) source;
  RAYSORT_REF(RaysortIn) sums;    /* in a copy to or from a file */
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT sourceWords;
  RAYSORT_UINT destinationWords;
  RAYSORT_UINT mode;
  RAYSORT_UINT baseLow;
  RAYSORT_UINT baseHigh;
};

/* ---- the build ----
 *   A batch of structures goes through each pass together. A slot is a primitive of the batch, in the order of
 *   (structure, geometry, primitive); after the sort, a slot is a leaf. A place is a node of a structure. The slots of
 *   all structures form one array, and so do the places that they may need. */

/* The descriptions have three parts: a RaysortBvhHead; a RaysortBvhPart for each structure; a RaysortBvhSource for each
 * geometry of all structures. */
RAYSORT_STRUCT(RaysortBvhHead) /* 32 bytes */
{
  RAYSORT_UINT magic;           /* RAYSORT_BVH_DESCRIPTIONS_MAGIC */
  RAYSORT_UINT zero;
  RAYSORT_UINT baseSizeLow;     /* RaysortBvhBuildInfo.baseSize: bytes from `base` on that a build may read */
  RAYSORT_UINT baseSizeHigh;
  RAYSORT_REF(RaysortIn) base;  /* RaysortBvhBuildInfo.base: what references of instances are stored relative to */
  RAYSORT_UINT zeros[2];
};
RAYSORT_STRUCT(RaysortBvhPart) /* 32 bytes */
{
  RAYSORT_UINT firstSlot;
  RAYSORT_UINT slots;
  RAYSORT_UINT firstPlace;
  RAYSORT_UINT places;         /* most nodes */
  RAYSORT_UINT frames;         /* most frames */
  RAYSORT_UINT destination;    /* word of 16 bytes of the destination where the structure begins */
  RAYSORT_UINT firstGeometry;
  RAYSORT_UINT geometries;     /* number of geometries | RAYSORT_BVH_PART_COUNTED | RAYSORT_BVH_PART_MOTION | kind
                                  (RAYSORT_BVH_TRIANGLES ...) in bits 30 and 31 */
};
#define RAYSORT_BVH_DESCRIPTIONS_MAGIC 0x32445352u /* "RSD2" */
#define RAYSORT_BVH_HEAD_WORDS 2u /* words of 16 bytes */
#define RAYSORT_BVH_PART_WORDS 2u /* words of 16 bytes */
#define RAYSORT_BVH_KIND_SHIFT 30
#define RAYSORT_BVH_PART_COUNTED 0x20000000u /* built with primitiveCounts: there may be fewer primitives than slots */
#define RAYSORT_BVH_PART_MOTION 0x10000000u  /* the structure has motion; only kernels *_motion.comp know this bit */

RAYSORT_STRUCT(RaysortBvhSource) /* 64 bytes */
{
  RAYSORT_REF(RaysortIn) data;
  RAYSORT_REF(RaysortIn) indices;   /* of triangles; null: their vertices follow each other */
  RAYSORT_REF(RaysortIn) transform; /* of triangles; null: there is none */
  RAYSORT_UINT firstSlot;
  RAYSORT_UINT structure;      /* its index */
  RAYSORT_UINT stride;         /* never 0 */
  RAYSORT_UINT format;         /* RAYSORT_BVH_SOURCE_FORMAT */
  RAYSORT_UINT primitiveCount;
  RAYSORT_UINT maxVertex;
  RAYSORT_UINT record;         /* geometry and flags, as leaf records hold them */
  RAYSORT_UINT strideAtOne;    /* if its structure has motion: as stride, at time 1; 0: the structure has no motion */
  RAYSORT_REF(RaysortIn) dataAtOne; /* if its structure has motion: as data, at time 1 */
};
#define RAYSORT_BVH_SOURCE_WORDS 4u
#define RAYSORT_BVH_SOURCE_FORMAT(kind, indexSize) ((kind) | (indexSize) << 2) /* kind: RAYSORT_BVH_TRIANGLES ... */
#define RAYSORT_BVH_FORMAT_KIND(format) ((format) & 3u)
#define RAYSORT_BVH_FORMAT_INDEX_SIZE(format) ((format) >> 2)

/* The state of a structure during a build: words in scratch. Bounds are floats, as uint32 that sort in the same
 * order. */
#define RAYSORT_BVH_STATE_BOUNDS 0u         /* lo[3], hi[3] around all boxes */
#define RAYSORT_BVH_STATE_MIDDLES 6u        /* lo[3], hi[3] around the middles of all boxes */
#define RAYSORT_BVH_STATE_GOOD 12u          /* primitives that are not skipped */
#define RAYSORT_BVH_STATE_BAD_INDEX 13u     /* skipped primitives, by reason: this word and the next two */
#define RAYSORT_BVH_STATE_NON_FINITE 14u
#define RAYSORT_BVH_STATE_DEGENERATE 15u
#define RAYSORT_BVH_STATE_SUMS 16u          /* the words before it are minima, maxima and sums */
#define RAYSORT_BVH_STATE_PRIMITIVES 16u
#define RAYSORT_BVH_STATE_CLAMPED 17u
#define RAYSORT_BVH_STATE_ROOT 18u          /* the root of the binary tree */
#define RAYSORT_BVH_STATE_NODES 19u
#define RAYSORT_BVH_STATE_FRAMES 20u        /* frames that are wanted */
#define RAYSORT_BVH_STATE_STACK_FRAMES 21u  /* stackNeed with frames */
#define RAYSORT_BVH_STATE_STACK 22u         /* stackNeed without frames */
#define RAYSORT_BVH_STATE_DEPTH 23u
#define RAYSORT_BVH_STATE_ERROR 24u
#define RAYSORT_BVH_STATE_AXES 25u          /* 2 words: the axis of each bit of a key, 2 bits each */
#define RAYSORT_BVH_STATE_KEY_GRID 27u      /* origin[3], inverse[3] */
#define RAYSORT_BVH_STATE_GRID 33u          /* the root's grid: origin[3], cell[3], inverse[3], extent */
#define RAYSORT_BVH_STATE_SLACK 43u         /* RaysortBvhHeader.slack */
#define RAYSORT_BVH_STATE_WORDS 48u

/* The nodes of the binary tree, by id, in words of 16 bytes (xyz, w):
 *   a leaf, 2 words         lo, slot of its primitive | hi, entries that a traversal stacks in it (0 without instances)
 *   an inner node, 4 words  lo, left | hi, right | costs of the forests of 1, 2 and 3 roots, packed word | wide nodes
 *                           of the forests, count of leaves
 * The packed word holds the height, the roots used and the shares. The id of an inner node is the slot of the first
 * leaf of its right side. */
#define RAYSORT_BVH_TREE_LEAF 0x80000000u   /* | slot */
#define RAYSORT_BVH_TREE_NONE 0xffffffffu
#define RAYSORT_BVH_TREE_USED_SHIFT 8       /* in the packed word: bits 0-7 are the height, the 6 bits from here on
                                               the roots used */
#define RAYSORT_BVH_TREE_SHARE_SHIFT 16     /* 6 bits of shares */

#define RAYSORT_BVH_TREE_THREADS 32         /* threads of a team, which merges the clusters of a range: two lists */
#define RAYSORT_BVH_TREE_TEAMS 2            /* teams of a workgroup where teams are subgroups; else it has one */
#define RAYSORT_BVH_LIST_SIZE 16u           /* clusters that a range hands on to the next range */
#define RAYSORT_BVH_RADIUS 3u               /* clusters on either side among which a cluster looks for a partner */
#define RAYSORT_BVH_NODE_COST 1.0f          /* for the area of a node, where a record costs 0.3: raysort_bvhBuild */
#define RAYSORT_BVH_MOTION_NODE_COST 0.5f   /* in structures with motion */
#define RAYSORT_BVH_QUALITY_NODE_COST 0.3f  /* in other structures for quality */
#define RAYSORT_BVH_HEIGHT_SLACK 2u         /* levels by which a tree may be higher than the radix tree is deep */
#define RAYSORT_BVH_QUALITY_ROUNDS 4u       /* rounds in which nodes of the binary tree move: bvh/host/quality.c */
#define RAYSORT_BVH_QUALITY_LEVELS 8u       /* ancestors, as large as the node or larger, below which it looks */
#define RAYSORT_BVH_QUALITY_LOOKS 32u       /* nodes that it looks at, at most */
#define RAYSORT_BVH_QUALITY_STACK 24u       /* nodes that wait for a look, at most */
#define RAYSORT_BVH_QUALITY_LEAST 0.125f    /* of the area of a node: what its move must gain */
#define RAYSORT_BVH_QUALITY_HEIGHT 40u      /* no tree becomes higher; one that is higher stays as it is */
#define RAYSORT_BVH_ORDER_EXACT 4096u       /* leaves of a node in which slack is 0: see raysort_bvhOrder */
#define RAYSORT_BVH_ORDER_SLACK 0x800000    /* a factor of 2, as a difference of floats' bits */
#define RAYSORT_BVH_SEARCH_EACH 16u         /* slots for each thread where few nodes search */
#define RAYSORT_BVH_REFIT_THREADS 64
#define RAYSORT_BVH_REFIT_EACH 16           /* slots for each thread */
#define RAYSORT_BVH_SMALL_FIRST 4u          /* in the list of small subtrees: the word where the subtrees begin */
#define RAYSORT_BVH_SMALL_NODES 256         /* one workgroup writes a subtree of at most this many nodes */
#define RAYSORT_BVH_SMALL_THREADS 64
#define RAYSORT_BVH_BOXES_EACH 4u           /* primitives for each thread */
#define RAYSORT_BVH_INSTANCES_EACH 32u      /* instances for each workgroup */
#define RAYSORT_BVH_MOTION_INSTANCES_EACH 4u /* the same in a batch with motion */
#define RAYSORT_BVH_MOTION_NODES_EACH 4u     /* nodes for each workgroup of an update with motion and instances */

/* begin.comp */
RAYSORT_STRUCT(RaysortBvhBeginPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortOut) state;
  RAYSORT_REF(RaysortOut) smallCount;
  RAYSORT_UINT structures;
  RAYSORT_UINT counts;         /* 1: primitiveCounts come from a buffer */
};

/* boxes.comp */
RAYSORT_STRUCT(RaysortBvhBoxesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) counts;  /* optional: one word per geometry; else all primitives exist */
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) boxes;  /* like leaves, but in place of the slot 1 if the primitive is skipped, else 0 */
  RAYSORT_UINT structures;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
  RAYSORT_UINT given;             /* RAYSORT_GIVEN_LIVE_BIT: counts */
};

/* grids.comp */
RAYSORT_STRUCT(RaysortBvhGridsPush)
{
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_UINT structures;
};

/* keys.comp */
RAYSORT_STRUCT(RaysortBvhKeysPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortOut) keys;   /* keyWords words each: 31 bits of key, bit 31 if the primitive is skipped; then
                                     the structure */
  RAYSORT_REF(RaysortOut) values; /* slots */
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
  RAYSORT_UINT keyWords;
};

/* rank.comp */
RAYSORT_STRUCT(RaysortBvhRankPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortOut) sorted; /* the keys in sorted order */
  RAYSORT_REF(RaysortOut) leaves;
  RAYSORT_REF(RaysortOut) arrivals;
  RAYSORT_UINT slots;
  RAYSORT_UINT keyWords;
};
#define RAYSORT_BVH_RANK_LANES 8u /* threads for each slot */

/* leaves.comp */
RAYSORT_STRUCT(RaysortBvhLeavesPush)
{
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) leaves;
  RAYSORT_REF(RaysortOut) arrivals;
  RAYSORT_UINT slots;
};

/* tree.comp */
RAYSORT_STRUCT(RaysortBvhTreePush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) inner;
  RAYSORT_REF(RaysortInOut) lists;    /* 2 words per leaf: id and first leaf of a cluster. The list of a range begins
                                         at its first leaf */
  RAYSORT_REF(RaysortInOut) arrivals; /* one word per boundary: the sum of the far ends of both sides, + 1 each */
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
  RAYSORT_UINT keyWords;
  RAYSORT_UINT isQuality;
};

/* ---- better trees: links.comp once, then rounds of search.comp, move.comp three times, refit.comp ----
 *   parents  one word per node, inner ones first: the parent; RAYSORT_BVH_TREE_NONE: a root
 *   moves    2 words per slot: the target, or, when the move was made, the node that lost its child; then the gain, in
 *            its sign bit whether a leaf moves. RAYSORT_BVH_TREE_NONE: no move
 *   locks    2 words per inner node: the largest gain of the moves that would change its children, and the number of
 *            the node that may move, + 1
 *   changes  one word per inner node: whether it changes, and how many have not arrived yet */
#define RAYSORT_BVH_CHANGED 0x80000000u
#define RAYSORT_BVH_MOVE_CLAIM 0u
#define RAYSORT_BVH_MOVE_APPLY 1u
#define RAYSORT_BVH_MOVE_MARK 2u

/* links.comp */
RAYSORT_STRUCT(RaysortBvhLinksPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortOut) parents;
  RAYSORT_REF(RaysortOut) locks;
  RAYSORT_REF(RaysortOut) changes;
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
};

/* search.comp */
RAYSORT_STRUCT(RaysortBvhSearchPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortIn) parents;
  RAYSORT_REF(RaysortInOut) locks;
  RAYSORT_REF(RaysortOut) moves;
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
  RAYSORT_UINT round;
  RAYSORT_UINT least; /* leaves below a node that searches */
  RAYSORT_UINT each;  /* slots for each thread, up to RAYSORT_BVH_SEARCH_EACH */
};

/* move.comp */
RAYSORT_STRUCT(RaysortBvhMovePush)
{
  RAYSORT_REF(RaysortInOut) moves;
  RAYSORT_REF(RaysortInOut) inner;
  RAYSORT_REF(RaysortInOut) parents;
  RAYSORT_REF(RaysortInOut) locks;
  RAYSORT_REF(RaysortInOut) changes;
  RAYSORT_UINT slots;
  RAYSORT_UINT step; /* RAYSORT_BVH_MOVE_* */
};

/* refit.comp */
RAYSORT_STRUCT(RaysortBvhRefitPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) parents;
  RAYSORT_REF(RaysortIn) moves;
  RAYSORT_REF(RaysortInOut) inner;
  RAYSORT_REF(RaysortInOut) changes;
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
};

/* large.comp */
RAYSORT_STRUCT(RaysortBvhLargePush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) places; /* 2 words of 16 bytes each: see emit.glsl */
  RAYSORT_REF(RaysortOut) order;    /* the slots of the records' primitives */
  RAYSORT_REF(RaysortInOut) subtrees; /* the first word counts small subtrees; from word 4 on their roots follow */
  RAYSORT_REF(RaysortInOut) queues; /* the places of two levels of the tree */
  RAYSORT_UINT structures;
  RAYSORT_UINT queueWords;          /* words of one level */
};

/* small.comp */
RAYSORT_STRUCT(RaysortBvhSmallPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) places;
  RAYSORT_REF(RaysortOut) order;
  RAYSORT_REF(RaysortIn) subtrees;
  RAYSORT_UINT structures;
};

/* records.comp */
RAYSORT_STRUCT(RaysortBvhRecordsPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) order;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT structures;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
};

/* frames.comp */
RAYSORT_STRUCT(RaysortBvhFramesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortInOut) places;
  RAYSORT_UINT structures;
};

/* nodes.comp */
RAYSORT_STRUCT(RaysortBvhNodesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortIn) places;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
};

/* ---- the update ----
 *   For each place there are three arrays: its parent and the frame that begins there (RAYSORT_BVH_TREE_NONE: none);
 *   the number of its inner children whose boxes are done; its box: lo, entries that a traversal stacks from here on
 *   (of instances) | hi, slack (of instances). */
#define RAYSORT_BVH_LINK_WORDS 2u

/* update_records.comp */
RAYSORT_STRUCT(RaysortBvhUpdateRecordsPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortInOut) destination;
  RAYSORT_REF(RaysortOut) leaves;   /* for each instance in the tree: like leaves, but with slack in place of the
                                       last word */
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
  RAYSORT_UINT each;                /* threads for each slot: 4 with instances, else 1 */
};

/* update_parents.comp */
RAYSORT_STRUCT(RaysortBvhUpdateParentsPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) destination;
  RAYSORT_REF(RaysortOut) links;    /* parent and frame of each place */
  RAYSORT_REF(RaysortOut) arrivals;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
};

/* update_boxes.comp */
RAYSORT_STRUCT(RaysortBvhUpdateBoxesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) destination;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) links;
  RAYSORT_REF(RaysortInOut) arrivals;
  RAYSORT_REF(RaysortInOut) boxes;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
};

/* update_nodes.comp */
RAYSORT_STRUCT(RaysortBvhUpdateNodesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) links;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortInOut) destination;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
};

/* ---- motion ----
 *   A tree of a structure with motion grows from boxes between both times. After its nodes were written, an update of
 *   both times computes their boxes. Scratch has everything twice: of each place, and of each instance, first the
 *   words of time 0, then of time 1. */

/* boxes_motion.comp */
RAYSORT_STRUCT(RaysortBvhBoxesMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) boxes;
  RAYSORT_REF(RaysortOut) leaves;   /* of instances with motion: as update_records_motion.comp writes them; of one that
                                       is skipped, a need of 0 */
  RAYSORT_UINT structures;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
  RAYSORT_UINT given;
};

/* records_motion.comp */
RAYSORT_STRUCT(RaysortBvhRecordsMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) order;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT structures;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
};

/* update_records_motion.comp */
RAYSORT_STRUCT(RaysortBvhUpdateRecordsMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortInOut) destination;
  RAYSORT_REF(RaysortOut) leaves;
  RAYSORT_UINT structures;
  RAYSORT_UINT slots;
  RAYSORT_UINT each;
  RAYSORT_UINT isBuild;             /* 1, in a build: structures without motion stay as they are; 0 in an update */
};

/* update_parents_motion.comp */
RAYSORT_STRUCT(RaysortBvhUpdateParentsMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) destination;
  RAYSORT_REF(RaysortOut) links;
  RAYSORT_REF(RaysortOut) arrivals;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
  RAYSORT_UINT isBuild;
};

/* update_boxes_motion.comp */
RAYSORT_STRUCT(RaysortBvhUpdateBoxesMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) destination;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) links;
  RAYSORT_REF(RaysortInOut) arrivals;
  RAYSORT_REF(RaysortInOut) boxes;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
  RAYSORT_UINT isBuild;
};

/* update_nodes_motion.comp */
RAYSORT_STRUCT(RaysortBvhUpdateNodesMotionPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) links;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortInOut) destination;
  RAYSORT_UINT structures;
  RAYSORT_UINT placeCount;
  RAYSORT_UINT isBuild;
};

#endif /* RAYSORT_KERNELS_BVH_PUSH_H */
