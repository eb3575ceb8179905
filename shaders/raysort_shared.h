/* raysort_shared.h - what the CPU and the GPU must agree on, read by C, C++, GLSL and HLSL.
 * SPDX-License-Identifier: MIT
 *
 * Numbers, and structs of 32-bit words behind references. Push blocks are at most 128 bytes (the
 * least every Vulkan device grants) and begin with their references, so no language inserts padding.
 * The text between the two `splice` comments below stands in raysort.h, put there by `make embed`. */
/* ---- splice: begin ---- */
#ifndef RAYSORT_SHARED_H
#define RAYSORT_SHARED_H

#if defined(__STDC__) || defined(__cplusplus) || defined(_MSC_VER) /* C: a reference is its address */
#define RAYSORT_STRUCT(name) typedef struct name name; struct name
#define RAYSORT_REF(type) VkDeviceAddress
#define RAYSORT_UINT uint32_t
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float name[3]
#elif defined(RAYSORT_ADDRESS_GLSL) /* GLSL: a reference is a buffer_reference type of that name */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) type
#define RAYSORT_UINT uint
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) vec3 name
#else /* HLSL: the words of the address; not every compiler has uint64_t */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) uint2
#define RAYSORT_UINT uint
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float3 name
#endif

/* ---- for the user's shaders ---- */

/* The first 64 bytes of the sort's `ranges` buffer; MaterialsOffsets and CountedMaterials follow
 * (RaysortSortLayout says where). Entries are rays, pixels or list entries: whatever was sorted. */
RAYSORT_STRUCT(RaysortRanges)
{
  RAYSORT_UINT count;            /* entries looked at: min(count on the GPU, maxCount) */
  RAYSORT_UINT live;             /* entries with id < materialCount = MaterialsOffsets[materialCount] */
  RAYSORT_UINT tail;             /* all others: void and stray; live + tail = count */
  RAYSORT_UINT stray;            /* of these, id > materialCount or a list entry past the id map */
  RAYSORT_UINT liveArguments[3]; /* VkDispatchIndirectCommand over the live entries of all materials */
  RAYSORT_UINT windows;          /* statistic: windows of 32 consecutive entries, the last may be short */
  RAYSORT_UINT distinct;         /* statistic: sum of their distinct ids (past the id map: 0xffffffff) */
  RAYSORT_UINT reserved[7];      /* zero */
};
#define RAYSORT_RANGES_WORDS 16

/* What raysortPlanDispatch pushes to the caller's pipeline, at the caller's offset. */
RAYSORT_STRUCT(RaysortDispatchPush)
{
  RAYSORT_REF(RaysortIn) newToOldPixelMap;
  RAYSORT_REF(RaysortIn) materialsOffsets; /* uint[materialCount + 1] */
  RAYSORT_UINT material;      /* 0 .. materialCount - 1, or RAYSORT_ALL_MATERIALS (uber pipeline) */
  RAYSORT_UINT materialCount;
  RAYSORT_UINT maxGroupsX;    /* the fold of the workgroup grid: group = y * maxGroupsX + x */
  RAYSORT_UINT reserved;      /* zero */
};
#define RAYSORT_ALL_MATERIALS 0xffffffffu

/* ---- for path tracers: heads and dumps ---- */

/* A head says what a material or a shape is; its numbers lie in a dump, an array of vec4, from element ptr on. */
RAYSORT_STRUCT(RaysortMaterial)
{
  RAYSORT_UINT type; /* RAYSORT_MATERIAL_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the material dump */
};
RAYSORT_STRUCT(RaysortHittable)
{
  RAYSORT_UINT type; /* RAYSORT_HITTABLE_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the hittable dump */
  RAYSORT_UINT mat;  /* index of a material head */
};
#define RAYSORT_DUMP_BYTES 16 /* of a dump element: a vec4 */

/* Types. Numbers from ..._USER up are free for types of the user's own. */
#define RAYSORT_MATERIAL_NONE 0u
#define RAYSORT_MATERIAL_LAMBERTIAN 1u  /* xyz albedo */
#define RAYSORT_MATERIAL_METAL 2u       /* xyz albedo, w fuzz */
#define RAYSORT_MATERIAL_DIELECTRICS 3u /* x index of refraction */
#define RAYSORT_MATERIAL_USER 4u
#define RAYSORT_HITTABLE_NONE 0u
#define RAYSORT_HITTABLE_TRIANGLE_MESH 1u /* a number only: nothing here intersects it */
#define RAYSORT_HITTABLE_SPHERE 2u        /* xyz centre, w radius; a negative radius turns the normal round */
#define RAYSORT_HITTABLE_USER 3u

/* The ray through (s, t) of the picture, s to the right, t upwards, both 0 .. 1, from (u, v) of the unit disk:
 * from origin + u lensU + v lensV to lowerLeftCorner + s horizontal + t vertical. A vec3 is aligned to 16 bytes
 * in GLSL: the word behind each keeps the layout the same in every language. */
RAYSORT_STRUCT(RaysortCamera)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT reserved0; /* zero, and all of them */
  RAYSORT_VEC3(horizontal);
  RAYSORT_FLOAT reserved1;
  RAYSORT_VEC3(vertical);
  RAYSORT_FLOAT reserved2;
  RAYSORT_VEC3(lowerLeftCorner);
  RAYSORT_FLOAT reserved3;
  RAYSORT_VEC3(lensU);
  RAYSORT_FLOAT reserved4;
  RAYSORT_VEC3(lensV);
  RAYSORT_FLOAT reserved5;
};

/* ---- for raysort's own kernels ---- */

/* Specialization constants; the same numbers in every kernel. */
#define RAYSORT_CONSTANT_THREADS 0    /* of the sort's workgroups: 64 to 512 */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_MAP_ONLY 3   /* 1: the scatter kernel writes nothing but the map of the live entries */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_TILE 4096      /* entries of a sort tile; 8192 with digits of 8 bits, and 2048, as the device allows */
#define RAYSORT_SEGMENT 32     /* of them a thread has */
#define RAYSORT_MAX_CHUNKS 2112 /* columns of a table */
#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned; sorts of one digit only */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* Flags of the sort kernels. */
#define RAYSORT_KERNEL_TAIL 1u         /* there is a tail (material sort); else all keys are live */
#define RAYSORT_KERNEL_WRITE_TAIL 2u   /* scatter the tail too, behind the live entries */
#define RAYSORT_KERNEL_INDIRECT 4u     /* the key of entry i is ids[values[i]] */
#define RAYSORT_KERNEL_VALUES 8u       /* the value of entry i is values[i], else i */
#define RAYSORT_KERNEL_WRITE_KEYS 16u  /* keysOut receives the keys in sorted order */
#define RAYSORT_KERNEL_INVERSE 32u     /* inverse[value] = slot */
#define RAYSORT_KERNEL_COUNTS 64u      /* write RaysortRanges */
#define RAYSORT_KERNEL_RANGES 128u     /* write MaterialsOffsets and CountedMaterials */
#define RAYSORT_KERNEL_LIVE_COUNT 256u /* `live` holds how many entries there are */
#define RAYSORT_KERNEL_STATISTIC 512u  /* the table has a row of distinct ids behind the stray row */
#define RAYSORT_KERNEL_WIDE 1024u      /* totals of rows are wanted in 64 bits */
#define RAYSORT_KERNEL_UNSCANNED 2048u /* the table holds counts, there are no totals: the scatter sums the rows */
#define RAYSORT_KERNEL_PACK 4096u      /* valuesOut receives the second digit << bits of the values, and the value */
#define RAYSORT_KERNEL_PACKED 8192u    /* such words are both keys and values */

/* sort/count.comp and sort/statistic.comp. Table: row-major, a row per digit, a column per chunk; with
 * RAYSORT_KERNEL_UNSCANNED a column per pair of chunks, then one per pair for the first of the two. */
RAYSORT_STRUCT(RaysortCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortOut) table; /* count: row 0; statistic: its own row */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;     /* words; also the most chunks there are */
  RAYSORT_UINT strideInverse; /* 2^32 / rowStride, rounded up */
  RAYSORT_UINT keyCapacity;   /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;     /* bytes from id to id | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;       /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;       /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;    /* rows 0 .. digitCount - 1; then void, then stray */
  RAYSORT_UINT tile;          /* entries a tile, a power of two; a chunk is a whole number of tiles */
};

/* scan/rows.comp: exclusive scan of every row of a table, in place; a workgroup a row. */
RAYSORT_STRUCT(RaysortRowsPush)
{
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortOut) totals; /* uint[rows]: sums modulo 2^32; then uint[rows]: their carries */
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT tile;
};

/* sort/scatter.comp */
RAYSORT_STRUCT(RaysortScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) inverse;
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow: 128 bytes, the most there may be */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;           /* RAYSORT_KERNEL_*, and rowStride << 16: what every key needs has a word of its own */
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT lastKey;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT inverseCapacity; /* words of `inverse`; a value past it is not written */
  RAYSORT_UINT countedOffset;   /* words from `ranges` to CountedMaterials */
};

/* sort/ranges.comp: MaterialsOffsets and CountedMaterials of more than 256 materials. */
RAYSORT_STRUCT(RaysortRangesPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) totals; /* of the last digit */
  RAYSORT_REF(RaysortOut) ranges;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT countedOffset;
};

/* scan/reduce.comp and scan/downsweep.comp, with scan/rows.comp between them: two rows, the low and
 * the high words of the chunks' 64-bit sums. */
RAYSORT_STRUCT(RaysortReducePush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};
RAYSORT_STRUCT(RaysortDownsweepPush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) sums;
  RAYSORT_REF(RaysortOut) total; /* two words, low first; 0: not wanted */
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};

#endif /* RAYSORT_SHARED_H */
/* ---- splice: end ---- */
