/* push.h - push blocks and constants of radix sorts by buckets and by digits, C and GLSL. The passes: ../README.md.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_RADIX_PUSH_H
#define RAYSORT_KERNELS_RADIX_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_RADIX_COUNT_WIDE 0x040b05u
#define RAYSORT_IDENTITY_RADIX_TALLY_WIDE 0x040c04u
#define RAYSORT_IDENTITY_RADIX_TALLY 0x040204u
#define RAYSORT_IDENTITY_RADIX_COUNT 0x040104u
#define RAYSORT_IDENTITY_RADIX_DIGIT_COUNT 0x041101u
#define RAYSORT_IDENTITY_RADIX_DIGIT_COUNT_WIDE 0x041401u
#define RAYSORT_IDENTITY_RADIX_SCATTER_WIDE 0x040d04u
#define RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER_WIDE 0x041501u
#define RAYSORT_IDENTITY_RADIX_SCATTER_SHORT 0x041001u
#define RAYSORT_IDENTITY_RADIX_SCATTER 0x040605u
#define RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER 0x041201u
#define RAYSORT_IDENTITY_RADIX_SCATTER_KEYS 0x040904u
#define RAYSORT_IDENTITY_RADIX_PLAN 0x040303u
#define RAYSORT_IDENTITY_RADIX_STEADY_WIDE 0x040f04u
#define RAYSORT_IDENTITY_RADIX_LOCAL_WIDE 0x040e04u
#define RAYSORT_IDENTITY_RADIX_LOCAL 0x040705u
#define RAYSORT_IDENTITY_RADIX_STEADY 0x040805u
#define RAYSORT_IDENTITY_RADIX_DIGIT_CLEAR 0x041301u
#define RAYSORT_IDENTITY_RADIX_LOOK 0x040a05u
#define RAYSORT_IDENTITY_RADIX_PLACES 0x040406u

/* Specialization constants. */
#define RAYSORT_CONSTANT_RADIX_ITEMS 1 /* entries of a thread; of the counting kernels: vectors of four of a tile */
#define RAYSORT_CONSTANT_RADIX_BITS 2  /* of a digit; of the local sort: bits of its split */
#define RAYSORT_CONSTANT_RADIX_MODE 3  /* 1: only keys; + 2: short keys; of count.comp 1: notes are made, not used */
#define RAYSORT_RADIX_MODE_SHORT 2u
#define RAYSORT_RADIX_MODE_GROUPS 2u /* of kernels digit_*: + 2: few chunks, in groups */
#define RAYSORT_CONSTANT_RADIX_PHASES 4 /* of scatter_keys.comp */
#define RAYSORT_CONSTANT_RADIX_SPLIT 4 /* of steady.comp: bits of its counters */
#define RAYSORT_CONSTANT_RADIX_SUBGROUP 5 /* threads of a subgroup, 32 or a power of two below */

/* Words of the state, which the second count writes; the lists begin empty. */
#define RAYSORT_RADIX_STATE_DONE 0    /* 1: the keys are sorted already, nothing moves */
#define RAYSORT_RADIX_STATE_LEAST 1   /* taken from every key; of keys of two words from the low word */
#define RAYSORT_RADIX_STATE_SHIFT 2   /* bits of a key below those of its bucket */
#define RAYSORT_RADIX_STATE_ENTRIES 3
#define RAYSORT_RADIX_STATE_LEAST_HIGH 4 /* of keys of two words: from the high word */
#define RAYSORT_RADIX_STATE_LOW_WIDTH 5  /* so many bits of the low word are below the high one */
#define RAYSORT_RADIX_STATE_SHORT 6      /* bits of the first digit | bits below it << 8; 0: keys are not short */
#define RAYSORT_RADIX_STATE_LISTED 8     /* buckets of each list */
#define RAYSORT_RADIX_LISTS 4            /* small, medium ones of the second digit, of the third */
#define RAYSORT_RADIX_STATE_OF_WORDS 12  /* of short keys: _DONE, _LEAST, _SHIFT and _ENTRIES of their words */
#define RAYSORT_RADIX_STATE_GROUPS 16    /* indirect arguments of plan, of the first scatter, of that of short keys */
#define RAYSORT_RADIX_STATE_WORDS 28
#define RAYSORT_RADIX_SHORT_SHIFT_BIT 8

/* How keys of two words compare: first bit, bits above the last one << 8, RAYSORT_ORDER_*. */
#define RAYSORT_RADIX_FORM_CUT_BIT 8
#define RAYSORT_RADIX_FORM_MASK 63u

/* Words of the choice: entries that are sorted by buckets, all or none. From _GRIDS on: indirect arguments of both
 * ways. */
#define RAYSORT_RADIX_CHOICE_BUCKETS 0
#define RAYSORT_RADIX_CHOICE_GRIDS 4
#define RAYSORT_RADIX_GRIDS 12
#define RAYSORT_RADIX_CHOICE_WORDS 40 /* a multiple of 16 bytes: what is after them is aligned */

/* Digits of a pass, by its number: 1, 2: high and low bits of the bucket; then, of large buckets of keys of two words,
 * the highest bits of the range of each, unless too many keys have the same; then, of other large ones, what is below
 * the second digit, from its lowest bits up, an even number. If they are too many, the first ones do nothing. Passes of
 * odd numbers read the first buffers. */
#define RAYSORT_RADIX_PASS_RANGE 3 /* only finds the ranges */
#define RAYSORT_RADIX_PASS_THIRD 5
#define RAYSORT_RADIX_PASS_LOW 7
#define RAYSORT_RADIX_LARGE_BITS 9 /* the most of a digit */

/* Indirect arguments, three words each: workgroups of ... */
#define RAYSORT_RADIX_GROUPS_LOCAL 0        /* the local sort of small, then medium buckets */
#define RAYSORT_RADIX_GROUPS_STEADY 2       /* the steady sort of both; all of them, or none */
#define RAYSORT_RADIX_GROUPS_CHUNKS 4       /* chunks, segments and tiles of large buckets */
#define RAYSORT_RADIX_GROUPS_SEGMENTS 5
#define RAYSORT_RADIX_GROUPS_TILES 6
#define RAYSORT_RADIX_GROUPS_SECOND 7       /* chunks and tiles of the second digit; then those of short keys */
#define RAYSORT_RADIX_GROUPS_SHORT 11       /* as _LOCAL and _STEADY, of short keys */
#define RAYSORT_RADIX_GROUPS_THIRD 15       /* as _LOCAL and _STEADY, of buckets of the third digit */
#define RAYSORT_RADIX_GROUPS_SHORT_THIRD 19 /* the same of short keys */
#define RAYSORT_RADIX_GROUPS_LOW 23         /* chunks, segments, tiles for digits after the third, if that left some */
#define RAYSORT_RADIX_GROUPS 26
#define RAYSORT_RADIX_FOLD 32768u /* the most workgroups of a list on x */

/* A bucket of a list, two words: its first entry; entries | bits in which its keys differ << 16 | low bits of its first
 * digit << 22. A small one may hold the digits that follow, too. */
#define RAYSORT_RADIX_BUCKET_BITS 16
#define RAYSORT_RADIX_BUCKET_DIGIT 22
#define RAYSORT_RADIX_STEADY_BIT 0x80000000u /* a key is too frequent there for the local sort */

/* Words of a chunk's notes, of keys of two words: what its third digit takes from every key, and the bits under it. */
#define RAYSORT_RADIX_NOTE_LEAST 3
#define RAYSORT_RADIX_NOTE_LEAST_HIGH 4
#define RAYSORT_RADIX_NOTE_SHIFT 7 /* | the width of the low word << 8 */
#define RAYSORT_RADIX_NOTE_WIDTH_BIT 8
#define RAYSORT_RADIX_NOTE_WORDS 8

/* First slot of a chunk's digit 0, if the pass does not move its segment: its keys are equal, or the third digit has
 * sorted it, or that digit is this pass's and does not divide it. */
#define RAYSORT_RADIX_SAME 0xffffffffu

#define RAYSORT_RADIX_SEGMENT_ALIGNMENT 32 /* entries: tiles begin at multiples */

/* Flags. */
#define RAYSORT_RADIX_LIVE_BIT 1u    /* `live` holds how many entries there are */
#define RAYSORT_RADIX_VECTORS_BIT 2u /* the keys begin at a multiple of 16 bytes */
#define RAYSORT_RADIX_THIRD_BIT 4u   /* large buckets have a third digit */
#define RAYSORT_RADIX_SHORT_BIT 8u   /* keys of two words may be short: all bits of the low word are compared */

/* look.comp */
RAYSORT_STRUCT(RaysortRadixLookPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortOut) choice; /* RAYSORT_RADIX_CHOICE_* */
  RAYSORT_REF(RaysortOut) groups; /* RAYSORT_RADIX_GROUPS_*: of none */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT bucketGrids; /* so many are of the sort by buckets, the others of that by digits */
  RAYSORT_UINT grids[RAYSORT_RADIX_GRIDS]; /* workgroups on x; on y << 16 */
};

/* count.comp: the first digit. rows[tile][digit], 16 bits: entries of earlier tiles of the chunk. table[digit][chunk]:
 * entries. */
RAYSORT_STRUCT(RaysortRadixCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) notes; /* four words a chunk: 1 if it is not sorted, least key, greatest key, 0; of keys of two
                                   words that is of the high words, and four words follow: 0, of the low words, 0 */
  RAYSORT_REF(RaysortOut) notesOut;
  RAYSORT_REF(RaysortOut) state;
  RAYSORT_REF(RaysortOut) rows;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT firstBits;   /* of the first digit */
  RAYSORT_UINT secondBits;
  RAYSORT_UINT tile;        /* entries, a multiple of 4 */
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT chunks;
  RAYSORT_UINT tableStride; /* words */
  RAYSORT_UINT form;        /* RAYSORT_RADIX_FORM_* */
};

/* tally.comp: a later digit, by chunks of segments. totals[chunk][digit]: entries. */
RAYSORT_STRUCT(RaysortRadixTallyPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) chunks; /* four words each: first entry of its tiles, segment's begin, its end, first tile */
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortInOut) notes;
  RAYSORT_REF(RaysortOut) rows;
  RAYSORT_REF(RaysortOut) totals;
  RAYSORT_REF(RaysortIn) marks; /* first slots of the digit before, of large buckets */
  RAYSORT_REF(RaysortIn) words; /* of short keys: what passes of odd numbers read */
  RAYSORT_UINT flags;
  RAYSORT_UINT number; /* of the pass */
  RAYSORT_UINT secondBits;
  RAYSORT_UINT tile;
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT form;
  RAYSORT_UINT largePasses; /* passes of large buckets */
};

/* plan.comp: segments, chunks and tiles of the second pass; all tables are filled up with zeros; groups of none. */
RAYSORT_STRUCT(RaysortRadixPlanPush)
{
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortOut) segmentsOut; /* four words each: first chunk, chunks, first entry, entries */
  RAYSORT_REF(RaysortOut) chunks;
  RAYSORT_REF(RaysortOut) tiles;    /* four words each: first entry, segment's begin, its end, chunk */
  RAYSORT_REF(RaysortOut) groups;   /* RAYSORT_RADIX_GROUPS_* */
  RAYSORT_UINT segmentCount;
  RAYSORT_UINT tile;
  RAYSORT_UINT shortTile; /* of short keys */
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT mostChunks;
  RAYSORT_UINT mostTiles;
};

/* places.comp: totals become first slots; the second pass and the third list their buckets too. */
RAYSORT_STRUCT(RaysortRadixPlacesPush)
{
  RAYSORT_REF(RaysortIn) segments;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortIn) notes;
  RAYSORT_REF(RaysortInOut) totals;
  RAYSORT_REF(RaysortOut) buckets;     /* small ones, from number firstMedium on medium ones */
  RAYSORT_REF(RaysortOut) segmentsOut; /* of large ones, of the second digit; their chunks and tiles */
  RAYSORT_REF(RaysortOut) chunks;
  RAYSORT_REF(RaysortOut) tiles;
  RAYSORT_REF(RaysortInOut) groups;    /* all, or from RAYSORT_RADIX_GROUPS_THIRD on */
  RAYSORT_UINT number;
  RAYSORT_UINT smallSize;  /* most entries */
  RAYSORT_UINT mediumSize;
  RAYSORT_UINT shortSize;  /* of a medium bucket of short keys */
  RAYSORT_UINT mostBits;   /* in which the keys of a small bucket may differ */
  RAYSORT_UINT keyWords;
  RAYSORT_UINT largePasses;
  RAYSORT_UINT firstMedium;
  RAYSORT_UINT tile; /* of the tables for large buckets */
  RAYSORT_UINT chunkTiles;
};

/* scatter.comp and scatter_keys.comp */
RAYSORT_STRUCT(RaysortRadixScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) state;  /* of large buckets: and after it the segments of the second pass */
  RAYSORT_REF(RaysortIn) rows;   /* and after them `firsts` */
  RAYSORT_REF(RaysortIn) places; /* first pass: totals of the digits; else tiles */
  RAYSORT_REF(RaysortIn) notes;  /* of the third digit */
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortInOut) words; /* of short keys: what passes of odd numbers read, and those of even ones write */
  RAYSORT_UINT number;
  RAYSORT_UINT secondBits;
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT tableStride;
  RAYSORT_UINT firsts; /* words from `rows`: first pass: table[digit][chunk]; else first slots [chunk][digit] */
  RAYSORT_UINT form;
  RAYSORT_UINT largePasses;
};

/* If chunks are few, the scatter adds them up itself, by groups: at most 16 groups of 16 chunks. */
#define RAYSORT_RADIX_GROUP_CHUNKS 16
#define RAYSORT_RADIX_CHUNK_GROUPS 16

/* A digit: bits of a key below it, its own bits << 8. */
#define RAYSORT_RADIX_DIGIT_BITS_BIT 8

/* digit_count.comp: any digit, of all keys. rows[tile][digit], 16 bits: entries of earlier tiles of the chunk. Many
 * chunks: table[digit][chunk]: entries. In groups: table[chunk][digit]; the counts are added to groups[group][digit],
 * which hold zeros before; those of the next digit are cleared. */
RAYSORT_STRUCT(RaysortRadixDigitCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortOut) rows;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_REF(RaysortInOut) groups;
  RAYSORT_REF(RaysortOut) cleared;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT tile; /* entries, a multiple of 4 */
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT tableStride; /* words; of many chunks */
  RAYSORT_UINT digit;       /* RAYSORT_RADIX_DIGIT_* */
  RAYSORT_UINT form;        /* RAYSORT_ORDER_*; as RAYSORT_RADIX_FORM_*, of all bits */
};

/* digit_scatter.comp */
RAYSORT_STRUCT(RaysortRadixDigitScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) rows;
  RAYSORT_REF(RaysortIn) table; /* of many chunks: entries in the chunks before */
  RAYSORT_REF(RaysortIn) sums;  /* of many chunks: totals of the digits; else groups */
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT chunkTiles;
  RAYSORT_UINT tableStride;
  RAYSORT_UINT digit;
  RAYSORT_UINT form;
};

/* digit_clear.comp: the groups of the first digit. */
RAYSORT_STRUCT(RaysortRadixDigitClearPush)
{
  RAYSORT_REF(RaysortOut) groups;
};

/* local.comp and steady.comp: buckets in shared memory, in place or to other buffers. */
RAYSORT_STRUCT(RaysortRadixLocalPush)
{
  RAYSORT_REF(RaysortInOut) keys; /* keysOut and valuesOut may be the same; words of short keys */
  RAYSORT_REF(RaysortInOut) values;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortInOut) buckets;
  RAYSORT_REF(RaysortInOut) groups; /* of the steady sort */
  RAYSORT_REF(RaysortIn) state; /* and after it, of keys of two words, the segments of the second pass */
  RAYSORT_UINT list; /* of RAYSORT_RADIX_LISTS */
  RAYSORT_UINT form;
};
RAYSORT_STRUCT(RaysortRadixSteadyPush)
{
  RAYSORT_REF(RaysortInOut) keys;
  RAYSORT_REF(RaysortInOut) values;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortIn) buckets;
  RAYSORT_REF(RaysortIn) state; /* as of the local sort */
  RAYSORT_UINT list; /* of RAYSORT_RADIX_LISTS */
  RAYSORT_UINT form;
};

#endif /* RAYSORT_KERNELS_RADIX_PUSH_H */
