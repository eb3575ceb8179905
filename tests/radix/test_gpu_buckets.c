/* test_gpu_buckets.c - the radix sort by buckets, which real counts are too large for, at small ones: all shapes, all
 * kinds of keys.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

typedef enum Kind
{
  KIND_UNIFORM,
  KIND_ZIPF,   /* values of a thousand, hashed: one in seven is the first */
  KIND_MORTON, /* codes of points in clusters */
  KIND_DEPTHS, /* floats of [1, 16) */
  KIND_CONSTANT,
  KIND_PRESORTED,
  KIND_REVERSED,
  KIND_FEW,     /* sixteen values */
  KIND_HUNDRED, /* each value a hundred times */
  KIND_SECOND,  /* the second byte is constant */
  KIND_ENTROPY, /* three random words, and-ed */
  KIND_OUTLIER, /* all keys within a few thousand but one */
  KIND_TWINS,   /* the same, and they fill two buckets alike */
  KIND_HEAVY,   /* half of the keys are one, a quarter near it, the others anywhere: a large bucket of many keys */
  KIND_NARROW,  /* less than 16,384 values */
  KIND_ALMOST,  /* sorted except for one pair */
  KIND_EDGE,    /* edgeKey, the two in the wrong order */
  KIND_ORDERED, /* and in the right one */
  KIND_COUNT
} Kind;

static const char *const kindNames[KIND_COUNT] = {
    "uniform",       "Zipf",     "Morton codes", "depths",  "constant",
    "presorted",     "reversed", "few",          "hundred", "second byte constant",
    "low entropy",   "outlier",  "twins",        "heavy",   "narrow",
    "almost sorted", "edge",     "ordered"};

typedef enum Pattern /* keys of 64 bits */
{
  PATTERN_NONE,   /* of 32 bits */
  PATTERN_HIGH,   /* a kind above, any bits below */
  PATTERN_LOW,    /* a kind below, one value above */
  PATTERN_TWICE,  /* a kind above and below */
  PATTERN_SPLAT,  /* a tile and a depth: half of the entries are in few tiles */
  PATTERN_TIES,   /* bits at the top, a few at the bottom: ties of words; odd counts have many buckets, even ones few */
  PATTERN_CROSS,  /* close to a multiple of 2^32, on both sides */
  PATTERN_DEEP,   /* three large buckets: a third digit divides two of them */
  PATTERN_TILES,  /* a tile above nearly the same depth */
  PATTERN_SHORT,  /* 40 bits that differ, and 16 above that do not: of odd counts with the sign bit */
  PATTERN_BORDER, /* 39 bits; as many in one bucket as `count` says, with flags the same key */
  PATTERN_TOP,    /* the upper bits of the low word are the same, and not 0 */
  PATTERN_ABOVE,  /* as short ones, but some upper bits differ: of odd counts so that whole keys ascend */
  PATTERN_COUNT
} Pattern;

typedef struct WideKeys
{
  Pattern pattern;
  RaysortKeyType type;
  uint32_t firstBit, bitCount;
} WideKeys;

#define NARROW                             \
  {                                        \
    PATTERN_NONE, RAYSORT_KEY_UINT32, 0, 0 \
  }

typedef struct BucketCase
{
  uint32_t shape, maxCount; /* shape TEST_BUCKET_SHAPES: the library chooses */
  Kind kind;
  uint32_t hasCount, count;
  uint32_t vectors; /* of keys[0], keys[1], values[0] and values[1] those whose bit is set begin at a multiple of 16 */
  uint32_t flags;   /* RaysortRadixFlagBits */
  int looks;        /* the GPU chooses; otherwise the flag says that the keys spread */
  WideKeys wide;
} BucketCase;

typedef struct PlacedSort32
{
  RaysortContext context;
  RaysortRadixSortInfo info;
  RaysortRadixSortLayout layout;
} PlacedSort32;

static Arena arena; /* grows with the cases, freed at the end */

/* ---- keys ---- */

static uint32_t spread3(uint32_t bits) /* ten bits, two zeros before each */
{
  bits = (bits | bits << 16) & 0x030000ff;
  bits = (bits | bits << 8) & 0x0300f00f;
  bits = (bits | bits << 4) & 0x030c30c3;
  return (bits | bits << 2) & 0x09249249;
}

static uint32_t mortonKey(uint32_t *random)
{
  const uint32_t cluster = testRandom(random) % 8;
  uint32_t code = 0;
  for (uint32_t axis = 0; axis < 3; ++axis)
    code |= spread3((cluster * 0x9e3779b9u >> axis * 7 & 1023) + testRandom(random) % 16) << axis;
  return code;
}

static uint32_t depthKey(uint32_t *random)
{
  const float depth = 1.0f + 15.0f * (float)(testRandom(random) >> 8) / 16777216.0f;
  uint32_t key;
  memcpy(&key, &depth, sizeof(key));
  return key;
}

static uint32_t zipfKey(uint32_t *random)
{
  uint32_t bits = testRandom(random) % 10, value; /* uniform in the logarithm */
  value = (1u << bits) + testRandom(random) % (1u << bits);
  return value * 0x9e3779b9u;
}

#define EDGE_EQUAL  20u                      /* more than one counter of the local sort may have */
#define EDGE_OTHERS (1 + 2 + EDGE_EQUAL + 1) /* entries that do not ascend */

/* A bucket, between a key above it and one below: keys that ascend, each with a counter of its own; two that share one;
 * many that are equal, so that the steady sort takes the bucket. */
static uint32_t edgeKey(uint32_t i, uint32_t count, uint32_t isOrdered)
{
  const uint32_t first = 0x40000000u, apart = 8192, ascending = count > EDGE_OTHERS ? count - EDGE_OTHERS : 0;
  if (i == 0 || i + 1 == count)
    return i ? 0 : 0xffffffffu;
  if (i <= ascending)
    return first + (i - 1) * apart;
  return i <= ascending + 2 ? first + ascending * apart + ((ascending + 1 == i) ^ isOrdered) : first + 0xfffff;
}

static uint32_t anyKey(Kind kind, uint32_t i, uint32_t count, uint32_t *random)
{
  const uint32_t any = testRandom(random);
  switch (kind)
  {
  case KIND_ZIPF:
    return zipfKey(random);
  case KIND_MORTON:
    return mortonKey(random);
  case KIND_DEPTHS:
    return depthKey(random);
  case KIND_CONSTANT:
    return 0xcafe0123u;
  case KIND_PRESORTED:
    return i * 3;
  case KIND_REVERSED:
    return ~(i * 3);
  case KIND_FEW:
    return any % 16 * 0x11111111u;
  case KIND_HUNDRED:
    return any % (count / 100 + 1) * 0x9e3779b9u;
  case KIND_SECOND:
    return (any & 0xff00ffffu) | 0x00550000u;
  case KIND_ENTROPY:
    return any & testRandom(random) & testRandom(random);
  case KIND_OUTLIER:
    return i == count / 2 ? 0xfffffff0u : 1000000 + any % 4096;
  case KIND_TWINS:
    return i == count / 2 ? 0xfffffff0u : (i % 2 ? 0x40000000u : 0x20000000u) + any % 4096;
  case KIND_HEAVY:
    return any % 4 == 0 ? testRandom(random) : 0x12345678u ^ (any % 2 ? 0 : any >> 22);
  case KIND_NARROW:
    return 0x80000000u - 5000 + any % 16384;
  case KIND_ALMOST:
    return i + 1 == count && i ? i - 2 : i;
  case KIND_EDGE:
  case KIND_ORDERED:
    return edgeKey(i, count, kind == KIND_ORDERED);
  case KIND_UNIFORM:
  case KIND_COUNT:
  default:
    return any;
  }
}

/* ---- one case ---- */

static uint32_t *imageOf(RaysortBuffer values)
{
  return values.buffer ? (uint32_t *)arenaImage(&arena, values) : NULL;
}

/* Bits below a large bucket. The first one has eight keys, each a medium bucket; the second many, of which a quarter
 * makes a medium bucket, and some are equal, too many for the local sort; of the third nearly all have the same third
 * digit. */
static uint64_t deepKey(uint32_t which, uint64_t any)
{
  const uint32_t part = (uint32_t)(any >> 60);
  const uint64_t window = 0x8012340000ull + (any & 0xffff);
  if (which == 0)
    return (any & 7) << 37;
  if (which == 1 && part == 4)
    return 0x3456789abcull;
  return (which == 1 && part < 4) || (which == 2 && part) ? window : any & 0xffffffffffull;
}

/* 40 bits. Of three first digits the first one has many small buckets. The second one has a large one, in which half of
 * the keys are the same, so the third digit does not divide it. All keys of the third one are the same. */
static uint64_t shortKey(uint32_t which, uint64_t any)
{
  const uint64_t base = (uint64_t)which << 38;
  if (which == 0)
    return base | (any & 0x3fffffffffull);
  if (which == 1)
    return base + 0x3456789abull + (any >> 63 ? any & 0xfffff : 0);
  return base;
}

/* The highest bits ascend. Those below descend, but ascend where the highest ones are the same. */
static uint64_t ascendingKey(uint32_t i, uint32_t count)
{
  const uint64_t part = (uint64_t)i * 4 / count;
  return part << 56 | (4 - part) << 30 | i;
}

static uint64_t wideKey(const BucketCase *one, uint32_t i, uint32_t count, uint32_t *random)
{
  const uint64_t any = (uint64_t)testRandom(random) << 32 | testRandom(random);
  const uint64_t tile = testRandom(random) % 2 ? testRandom(random) % 4 * 300 : testRandom(random) % 1200;
  const uint64_t kind = anyKey(one->kind, i, count, random);
  switch (one->wide.pattern)
  {
  case PATTERN_HIGH:
    return kind << 32 | (any & 0xffffffffu);
  case PATTERN_LOW:
    return 0xbff00000ull << 32 | kind;
  case PATTERN_TWICE:
    return kind << 32 | anyKey(one->kind, i, count, random);
  case PATTERN_SPLAT:
    return tile << 32 | depthKey(random);
  case PATTERN_TIES:
    return i % 397 == 0 ? any | ~7ull : any & (count % 2 ? 0xfffe000000000007ull : 0xc4020000000003ffull);
  case PATTERN_CROSS:
    return 0x1234567fffffff00ull + any % 512;
  case PATTERN_DEEP:
    return (uint64_t)(i % 3) << 62 | deepKey(i % 3, any);
  case PATTERN_TILES:
    return (any >> 32 & 511) << 32 | (0x40000000u + any % 3);
  case PATTERN_SHORT:
    return (count % 2 ? 0xda7bull : 0x5a7bull) << 48 | shortKey(i % 3, any);
  case PATTERN_BORDER:
    return i >= one->count ? 1ull << 38 | (any & 0x3fffffffffull) : one->flags ? 5 : any & 0xfff;
  case PATTERN_TOP:
    return 0xf0000000ull | (any & 0xfffff);
  case PATTERN_ABOVE:
    return count % 2 ? ascendingKey(i, count) : any >> 62 << 62 | shortKey(i % 3, any);
  case PATTERN_NONE:
  case PATTERN_COUNT:
  default:
    return kind;
  }
}

static uint32_t keyBytes(const BucketCase *one)
{
  return one->wide.pattern ? 8 : 4;
}

/* Keys past the count are random: they matter to nothing. */
static void fillPairs(const BucketCase *one, uint32_t *keys, uint32_t *values)
{
  const uint32_t words = keyBytes(one) / 4;
  uint32_t random = testSeed(one->maxCount * 977 + one->shape * 31 + (uint32_t)one->kind + 1);
  const uint32_t count = one->hasCount && one->count < one->maxCount ? one->count : one->maxCount;
  for (uint32_t i = 0; i < one->maxCount; ++i)
  {
    const uint64_t key = i < count ? wideKey(one, i, count, &random) : testRandom(&random);
    keys[words * i] = (uint32_t)key;
    keys[words * i + words - 1] = (uint32_t)(key >> 32 * (words - 1));
    if (values)
      values[i] = testRandom(&random);
  }
}

static void place(TestDevice *device, uint32_t poison, const BucketCase *one, PlacedSort32 *placed)
{
  RaysortRadixSortInfo *info = &placed->info;
  RaysortRadixSortLayout *layout = &placed->layout;
  memset(placed, 0, sizeof(*placed));
  placed->context = one->shape < TEST_BUCKET_SHAPES ? bucketContext(device, one->shape) : device->context;
  info->maxCount = one->maxCount;
  info->keyType = one->wide.type;
  info->firstBit = one->wide.firstBit;
  info->bitCount = one->wide.bitCount;
  info->flags = one->flags | (one->looks ? 0 : RAYSORT_RADIX_SORT_SPREAD_BIT);
  assert_int_equal(raysortGetRadixSortLayout(placed->context, info, layout), VK_SUCCESS);
  assert_int_equal(layout->result, 0);
  arenaBegin(&arena, device, arenaCapacity(2 * layout->keysSize + 2 * layout->valuesSize + layout->scratchSize + 4, 6),
             poison);
  for (uint32_t i = 0; i < 2; ++i)
  {
    info->keys[i] =
        arenaTake(&arena, i ? "keys[1]" : "keys[0]", layout->keysSize, one->vectors >> i & 1 ? 16 : keyBytes(one));
    if (!(info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT))
      info->values[i] =
          arenaTake(&arena, i ? "values[1]" : "values[0]", layout->valuesSize, one->vectors >> i & 4 ? 16 : 4);
  }
  info->scratch = arenaTake(&arena, "scratch", layout->scratchSize, layout->alignment);
  if (one->hasCount)
    info->count = arenaTakeWords(&arena, "count", &one->count, 1);
  fillPairs(one, (uint32_t *)arenaImage(&arena, info->keys[0]), imageOf(info->values[0]));
}

/* The pairs past the count are written nowhere; but words of short keys may be anywhere in keys[1], from shape 2 on. */
static void expect(const BucketCase *one, const PlacedSort32 *placed)
{
  const RaysortRadixSortInfo *info = &placed->info;
  const uint32_t count = one->hasCount && one->count < one->maxCount ? one->count : one->maxCount;
  referenceRadixSort(info, count, arenaImage(&arena, info->keys[0]), imageOf(info->values[0]),
                     arenaImage(&arena, info->keys[0]), imageOf(info->values[0]));
  arenaIgnore(&arena, info->keys[1],
              one->wide.pattern && one->shape >= 2 ? info->keys[1].size : (VkDeviceSize)count * keyBytes(one));
  if (info->values[1].buffer)
    arenaIgnore(&arena, info->values[1], (VkDeviceSize)count * 4);
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

static void record(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedSort32 *placed = (const PlacedSort32 *)user;
  if (raysortCmdRadixSort(placed->context, commandBuffer, &placed->info) != VK_SUCCESS)
    fail_msg("raysortCmdRadixSort: %s", owner->device->message);
}

static void describe(const BucketCase *one, char *text, size_t size)
{
  snprintf(text, size,
           "sort by buckets: shape %" PRIu32 ", maxCount %" PRIu32 ", %s, flags %" PRIu32 ", count on the GPU: %" PRIu32
           ", 0x%" PRIx32 ", whole vectors 0x%" PRIx32 ", looks %d, pattern %d of type %d, bits %" PRIu32 " + %" PRIu32,
           one->shape, one->maxCount, kindNames[one->kind], one->flags, one->hasCount, one->count, one->vectors,
           one->looks, (int)one->wide.pattern, (int)one->wide.type, one->wide.firstBit, one->wide.bitCount);
}

static void runOnce(TestDevice *device, uint32_t poison, const BucketCase *one)
{
  char what[300];
  PlacedSort32 placed;
  describe(one, what, sizeof(what));
  place(device, poison, one, &placed);
  arenaRun(&arena, record, &placed);
  expect(one, &placed);
  arenaCompare(&arena, what);
}

/* A software device takes half a second for a sort: so cases have one of the poisons in turns there. */
static void run(TestDevice *device, const BucketCase *one)
{
  static uint32_t turn;
  if (testLevel() < 2)
  {
    runOnce(device, turn++ % ARENA_POISONS, one);
    return;
  }
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
    runOnce(device, poison, one);
}

/* ---- tests ---- */

/* Two shapes have all pipelines of the table; the others at level 2. */
static int isSkipped(TestDevice *device, uint32_t shape)
{
  return !bucketContext(device, shape) || (testLevel() < 2 && shape != 0 && shape != 3);
}

static void runIfDue(TestDevice *device, const BucketCase *one)
{
  if (!isSkipped(device, one->shape))
    run(device, one);
}

/* Shape 3 has 32,768 workgroups of small buckets, whatever the count. A software device goes through the code of each,
 * also of those with nothing to do, and so takes 2 to 4 s for a sort, where one of shape 0 takes 0.4 s. So below level
 * 2 shape 3 runs its own sizes and a part of the rest, and shape 0 runs all. */
static int isSpared(uint32_t shape)
{
  return testLevel() < 2 && shape == 3;
}

/* Every kind; so many entries that some buckets are small, some medium, some large. */
static void testKinds(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t shape = 0; shape < TEST_BUCKET_SHAPES; ++shape)
    for (uint32_t kind = 0; kind < KIND_COUNT && !isSkipped(device, shape); ++kind)
    {
      if (isSpared(shape) && kind % 4 != 1) /* Zipf, presorted, a constant byte, heavy, ordered */
        continue;
      BucketCase one = {shape, 20000 + kind * 7, (Kind)kind, 0, 0, 15, 0, 0, NARROW};
      one.vectors = kind % 4 ? 15 : kind / 4 * 5;
      one.flags = (kind + shape) % 3 == 2 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0;
      run(device, &one);
    }
}

/* Around every size of a bucket in shared memory, a tile, a chunk. The kinds with an outlier put all entries but one in
 * one bucket, and so in one segment. */
static void testCounts(void **state)
{
  static const uint32_t borders[] = {1, 3, 32, 640, 2816, 4 * 2816, 4 * 5632, 2304, 4928, 5120, 5632, 12 * 5632};
  static const Kind kinds[] = {KIND_UNIFORM, KIND_OUTLIER, KIND_HEAVY, KIND_ALMOST, KIND_REVERSED};
  const uint32_t ownFrom = 7; /* the first size of shape 3 */
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t shape = 0; shape < TEST_BUCKET_SHAPES; ++shape)
    for (uint32_t i = isSpared(shape) ? 3 * ownFrom : 0; i < 3 * COUNT_OF(borders) && !isSkipped(device, shape); ++i)
    {
      BucketCase one = {shape, borders[i / 3] + i % 3, KIND_OUTLIER, 0, 0, i % 4 * 5, 0, 0, NARROW};
      if (i % 3 == 2)
        one.kind = kinds[i / 3 % COUNT_OF(kinds)];
      one.flags = i % 7 == 3 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0;
      run(device, &one);
    }
}

/* Two buckets of the most entries that shared memory holds (test_buckets has these sizes), of one more and of one less:
 * there is room for as many large ones as there can be, and not for one more. */
static void testTwins(void **state)
{
  static const uint32_t sizes[] = {640, 2304, 4928};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t shape = 0; shape < TEST_BUCKET_SHAPES; ++shape)
    for (uint32_t i = isSpared(shape) ? 3 : 0; i < 3 * COUNT_OF(sizes) && !isSkipped(device, shape); ++i)
    {
      const BucketCase one = {shape, 2 * (sizes[i / 3] + i % 3) - 1, KIND_TWINS, 0, 0, i % 4 * 5, 0, 0, NARROW};
      run(device, &one);
    }
}

/* Words that share a counter get their places in an unknown order. So each case has an entry more than the one before:
 * in one of them the only two words in the wrong order are the last one of the first thread, which has 20, and the
 * first one of the next thread. */
static void testEdges(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 18 && !isSkipped(device, 0); ++i)
  {
    const Kind kind = i % 2 ? KIND_ORDERED : KIND_EDGE;
    const BucketCase one = {0, 12 + i / 2 + EDGE_OTHERS, kind, 0, 0, 15, 0, 0, NARROW};
    run(device, &one);
  }
}

static void testGpuCount(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const uint32_t most = 30000, counts[] = {0, 1, 5632, 5633, 20001, most - 1, most, most + 1, 0x80000000u, 0xffffffffu};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const BucketCase one = {
        i % 2 ? 3 : 0, most, i % 3 ? KIND_HEAVY : KIND_UNIFORM, 1, counts[i], 15, i % 5 == 4 ? 2 : 0, 0, NARROW};
    runIfDue(device, &one);
  }
}

/* The GPU chooses: every kind; around the number of samples; counts on the GPU; both ways come. */
static void testLook(void **state)
{
  static const uint32_t counts[] = {1, 7, 8, 9, 4095, 4096, 4097, 8191, 8193, 33000}, most = 9000;
  static const uint32_t live[] = {0, 1, 4097, most, most + 1, 0xffffffffu};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = 0; kind < KIND_COUNT && !isSkipped(device, 0); ++kind)
  {
    const BucketCase one = {0, 24000 + kind, (Kind)kind, 0, 0, 15, kind % 4 == 2 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0,
                            1, NARROW};
    run(device, &one);
  }
  for (uint32_t i = 0; i < 2 * COUNT_OF(counts) && !isSkipped(device, 3); ++i)
  {
    const uint32_t shape = isSpared(3) && i % 5 ? 0 : 3;
    const BucketCase one = {shape, counts[i / 2], i % 2 ? KIND_FEW : KIND_UNIFORM, 0, 0, i % 4 * 5, 0, 1, NARROW};
    run(device, &one);
  }
  for (uint32_t i = 0; i < 2 * COUNT_OF(live) && !isSkipped(device, 0); ++i)
  {
    const BucketCase one = {0, most, i % 2 ? KIND_ZIPF : KIND_UNIFORM, 1, live[i / 2], 15, 0, 1, NARROW};
    run(device, &one);
  }
}

/* ---- keys of 64 bits ---- */

static const RaysortKeyType wideTypes[] = {RAYSORT_KEY_UINT64, RAYSORT_KEY_INT64, RAYSORT_KEY_FLOAT64};

/* Bits of which there are an even number of digits. */
static void chooseBits(uint32_t *random, WideKeys *wide)
{
  static const uint32_t counts[] = {64, 63, 57, 48, 45, 41, 32, 25};
  wide->bitCount = counts[testRandom(random) % COUNT_OF(counts)];
  wide->firstBit = testRandom(random) % 2 ? testRandom(random) % (65 - wide->bitCount) : 0;
}

/* Every pattern, with kinds and orders in turns; twice. */
static void testWideKinds(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t turn = 0;
  for (uint32_t shape = 0; shape < TEST_BUCKET_SHAPES; ++shape)
    for (uint32_t i = 0; i < 2 * (PATTERN_COUNT - 1) && !isSkipped(device, shape); ++i, ++turn)
    {
      if (isSpared(shape) && i >= PATTERN_COUNT - 1)
        continue;
      BucketCase one = {shape, 20000 + i * 7, (Kind)(turn * 4 % KIND_COUNT), 0, 0, 15, 0, 0, NARROW};
      one.wide.pattern = (Pattern)(1 + i % (PATTERN_COUNT - 1));
      one.wide.type = wideTypes[turn % 5 % COUNT_OF(wideTypes)];
      one.wide.bitCount = one.wide.pattern == PATTERN_SPLAT ? 43 + turn % 3 : 0;
      one.vectors = turn % 4 ? 15 : 5;
      one.flags = turn % 3 == 2 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0;
      one.flags |= turn % 4 == 1 ? RAYSORT_RADIX_SORT_DESCENDING_BIT : 0;
      run(device, &one);
    }
}

static void testWideCounts(void **state)
{
  static const uint32_t borders[] = {1, 32, 640, 2304, 2816, 4928, 4 * 2816, 12 * 2816};
  static const uint32_t live[] = {0, 1, 2817, 20001, 30000, 30001, 0xffffffffu};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 3 * COUNT_OF(borders); ++i)
  {
    const uint32_t shape = i % 2 && !(isSpared(3) && borders[i / 3] < 2304) ? 3 : 0;
    BucketCase one = {shape, borders[i / 3] + i % 3, KIND_OUTLIER, 0, 0, i % 4 * 5, 0, 0, NARROW};
    one.wide.type = RAYSORT_KEY_UINT64;
    one.wide.pattern = (Pattern)(1 + i % (PATTERN_COUNT - 1));
    runIfDue(device, &one);
  }
  for (uint32_t i = 0; i < COUNT_OF(live); ++i)
  {
    BucketCase one = {i % 2 ? 0 : 3, 30000, KIND_HEAVY, 1, live[i], 15, 0, 0, NARROW};
    one.wide.type = RAYSORT_KEY_UINT64;
    one.wide.pattern = i % 2 ? PATTERN_HIGH : PATTERN_SPLAT;
    runIfDue(device, &one);
  }
}

/* Words less their least values: of numbers of 32 bits without their lowest four; if the first digit of splats has bits
 * of the depth, too; if fewer bits are left than two digits have; if high words are the same below the first bit. */
static void testCompactWords(void **state)
{
  static const WideKeys wide[] = {
      {PATTERN_LOW, RAYSORT_KEY_UINT64, 4, 32},   {PATTERN_SPLAT, RAYSORT_KEY_UINT64, 4, 32},
      {PATTERN_TILES, RAYSORT_KEY_UINT64, 0, 41}, {PATTERN_TILES, RAYSORT_KEY_INT64, 1, 45},
      {PATTERN_SPLAT, RAYSORT_KEY_UINT64, 0, 43}, {PATTERN_HIGH, RAYSORT_KEY_UINT64, 36, 28},
      {PATTERN_SPLAT, RAYSORT_KEY_FLOAT64, 0, 0}, {PATTERN_HIGH, RAYSORT_KEY_INT64, 33, 31}};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(wide); ++i)
  {
    const BucketCase one = {i % 2 ? 2 : 0, 20000, i > 9 ? KIND_NARROW : KIND_UNIFORM, 0, 0, 15, 0, 0, wide[i / 2]};
    runIfDue(device, &one);
  }
}

/* Keys that are short, in all orders; those that are not, because bits differ that are not compared. A large bucket
 * goes on by digits after the third. */
static void testShortKeys(void **state)
{
  static const WideKeys wide[] = {
      {PATTERN_SHORT, RAYSORT_KEY_UINT64, 0, 0},  {PATTERN_SHORT, RAYSORT_KEY_INT64, 0, 0},
      {PATTERN_SHORT, RAYSORT_KEY_FLOAT64, 0, 0}, {PATTERN_SHORT, RAYSORT_KEY_UINT64, 0, 41},
      {PATTERN_SHORT, RAYSORT_KEY_INT64, 0, 45},  {PATTERN_SHORT, RAYSORT_KEY_UINT64, 3, 61},
      {PATTERN_ABOVE, RAYSORT_KEY_UINT64, 0, 43}, {PATTERN_ABOVE, RAYSORT_KEY_FLOAT64, 0, 46}};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(wide); ++i)
  {
    BucketCase one = {3, i % 4 ? 28001 - i : 64000 + i, KIND_UNIFORM, i % 5 == 3, 27000, 15, 0, 0, wide[i / 2]};
    one.vectors = i % 3 ? 15 : 5;
    one.flags = i % 2 ? RAYSORT_RADIX_SORT_DESCENDING_BIT : 0;
    one.flags |= i % 8 == 6 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0;
    runIfDue(device, &one);
  }
}

/* The upper bits of the low word are not compared: they are the same; differ; ascend. */
static void testLowBits(void **state)
{
  static const Pattern patterns[] = {PATTERN_TOP, PATTERN_LOW, PATTERN_LOW};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(patterns); ++i)
  {
    BucketCase one = {i % 2 ? 3 : 0, 20000, i < 4 ? KIND_UNIFORM : KIND_PRESORTED, 0, 0, 15, 0, 0, NARROW};
    one.wide = (WideKeys){patterns[i / 2], RAYSORT_KEY_UINT64, 0, 28};
    runIfDue(device, &one);
  }
}

/* Short keys: few of them; as many as fit in a medium bucket, one fewer and one more. */
static void testShortCounts(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 3; ++i)
  {
    BucketCase one = {3, 30001, KIND_UNIFORM, 1, i, 15, 0, 0, NARROW};
    one.wide = (WideKeys){PATTERN_SHORT, RAYSORT_KEY_UINT64, 0, 0};
    runIfDue(device, &one);
  }
  for (uint32_t i = 0; i < 6; ++i)
  {
    BucketCase one = {3, 20001, KIND_UNIFORM, 0, 7167 + i / 2, 15, 0, 0, NARROW};
    one.flags = i % 2 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT | RAYSORT_RADIX_SORT_DESCENDING_BIT : 0;
    one.wide = (WideKeys){PATTERN_BORDER, RAYSORT_KEY_UINT64, 0, 0};
    runIfDue(device, &one);
  }
}

static BucketCase randomCase(uint32_t *random)
{
  BucketCase one = {testRandom(random) % TEST_BUCKET_SHAPES, 0, KIND_UNIFORM, 0, 0, 0, 0, 0, NARROW};
  one.maxCount = 1 + testRandom(random) % (1u << (4 + testRandom(random) % 13));
  one.kind = (Kind)(testRandom(random) % KIND_COUNT);
  one.hasCount = testRandom(random) % 3 == 0;
  one.count = testRandom(random) % (one.maxCount + 2);
  one.vectors = testRandom(random) % 16;
  one.flags = testRandom(random) % 3 ? 0 : RAYSORT_RADIX_SORT_KEYS_ONLY_BIT;
  return one;
}

static void testWideRandom(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = testSeed(57);
  for (uint32_t i = 0; i < (testLevel() < 2 ? 12u : 300u); ++i)
  {
    BucketCase one = randomCase(&random);
    one.flags |= testRandom(&random) % 3 ? 0 : RAYSORT_RADIX_SORT_DESCENDING_BIT;
    one.looks = testRandom(&random) % 2 == 0;
    one.wide.pattern = (Pattern)(1 + testRandom(&random) % (PATTERN_COUNT - 1));
    one.wide.type = wideTypes[testRandom(&random) % COUNT_OF(wideTypes)];
    chooseBits(&random, &one.wide);
    runIfDue(device, &one);
  }
}

/* ---- digit by digit ---- */

/* Every kind and type, and every pattern of keys of two words; around sizes of tiles and chunks; an even number of
 * digits, so that the result is in the first buffers. Shape 0 has chunks in groups, shape 1 larger ones, shape 3 many
 * chunks. Last, so many chunks that there are more groups than are on their way at once. */
static void testDigits(void **state)
{
  static const uint32_t counts[] = {1, 4, 2816, 5632, 4 * 2816, 4 * 5632, 20000, 12 * 5632};
  static const RaysortKeyType types[] = {RAYSORT_KEY_UINT32, RAYSORT_KEY_INT32, RAYSORT_KEY_FLOAT32};
  static const uint32_t bits[][2] = {{0, 0}, {0, 25}, {3, 13}, {16, 16}, {7, 25}, {4, 28}};
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = testSeed(41);
  for (uint32_t i = 0; i < 4 * KIND_COUNT; ++i)
  {
    const uint32_t *range = bits[i % COUNT_OF(bits)], size = counts[i / 3 % COUNT_OF(counts)] + i % 3;
    BucketCase one = {i % 2 ? 3 : i % 4 / 2, size, (Kind)(i % KIND_COUNT), i % 5 == 4, size / 2 + i, 15, 0, 1, NARROW};
    one.vectors = i % 4 ? i % 4 * 5 : 0;
    one.flags = RAYSORT_RADIX_SORT_DIRECT_BIT | (i % 7 < 3 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0) |
                (i % 11 < 4 ? RAYSORT_RADIX_SORT_DESCENDING_BIT : 0);
    one.wide.type = types[i / 2 % COUNT_OF(types)];
    one.wide.firstBit = range[0];
    one.wide.bitCount = range[1];
    if (i % 5 < 2)
    {
      one.wide.pattern = (Pattern)(PATTERN_NONE + 1 + i / 5 % (PATTERN_COUNT - 1));
      one.wide.type = wideTypes[i / 5 % COUNT_OF(wideTypes)];
      chooseBits(&random, &one.wide);
    }
    if (bucketContext(device, one.shape))
      run(device, &one);
  }
  const BucketCase many = {0, 400000, KIND_ZIPF, 0, 0, 15, RAYSORT_RADIX_SORT_DIRECT_BIT, 1, NARROW};
  runIfDue(device, &many);
}

/* ---- keys of 32 bits again, and single passes ---- */

/* Random cases of everything. */
static void testRandomCases(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = testSeed(38);
  for (uint32_t i = 0; i < (testLevel() < 2 ? 20u : 300u); ++i)
  {
    BucketCase one = randomCase(&random);
    one.looks = testRandom(&random) % 3 == 0;
    runIfDue(device, &one);
  }
}

static void testPassesAlone(void **state)
{
  static const Kind kinds[] = {KIND_UNIFORM, KIND_HEAVY,   KIND_MORTON, KIND_PRESORTED, KIND_FEW,   KIND_NARROW,
                               KIND_ZIPF,    KIND_UNIFORM, KIND_HEAVY,  KIND_UNIFORM,   KIND_HEAVY, KIND_FEW,
                               KIND_ZIPF,    KIND_UNIFORM, KIND_MORTON, KIND_ZIPF};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(kinds); ++i)
  {
    char what[300];
    RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
    uint32_t passCount = RAYSORT_RADIX_SORT_MAX_PASSES;
    PlacedSort32 placed;
    BucketCase one = {i % 2 ? 3 : 0, 15000, kinds[i], i % 3 == 1, 14000, 15, i % 4 == 3 ? 2 : 0, i > 5, NARROW};
    if (isSkipped(device, one.shape))
      continue;
    if (i >= 12)
      one.flags |= RAYSORT_RADIX_SORT_DIRECT_BIT;
    else if (one.flags && kinds[i] != KIND_PRESORTED && !device->gpu.isCpu)
      continue; /* without values, keys leave a scatter in the order of its atomics: two runs differ on a GPU */
    one.wide.type = i > 8 && i < 14 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
    one.wide.pattern = one.wide.type == RAYSORT_KEY_UINT64 ? (Pattern)(PATTERN_SPLAT + i % 3 - 1) : PATTERN_NONE;
    describe(&one, what, sizeof(what));
    place(device, 1, &one, &placed);
    assert_int_equal(raysortPlanRadixSort(placed.context, &placed.info, &passCount, passes), VK_SUCCESS);
    assert_true(passCount == placed.layout.passCount);
    arenaRunPassesAlone(&arena, placed.context, passes, passCount, placed.info.scratch, what);
    expect(&one, &placed);
    for (uint32_t k = i < 12; k < 2 && one.hasCount; ++k) /* what was discarded past the count is lost */
    {
      arenaMayLose(&arena, placed.info.keys[k], (VkDeviceSize)one.count * keyBytes(&one), VK_WHOLE_SIZE);
      if (placed.info.values[k].buffer)
        arenaMayLose(&arena, placed.info.values[k], (VkDeviceSize)one.count * 4, VK_WHOLE_SIZE);
    }
    arenaCompare(&arena, what);
  }
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (isSkipped(device, 0) || !arenaCross4GiB(&arena, device, 8 << 20))
  {
    print_message("sort by buckets: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 10; ++i)
  {
    const BucketCase one = {0, 9000, i % 2 ? KIND_HEAVY : KIND_UNIFORM, 0, 0, 15, 0, 0, NARROW};
    arenaPutBoundary(&arena, 3001 + i * 30000);
    run(device, &one);
  }
  arenaFree(&arena);
}

/* The real counts at which the shape changes, on the device as it is. */
static void testRealCounts(void **state)
{
  static const uint32_t counts[] = {2000000, 4200000, 4200001, 9175041, 34406401, 68812801};
  static const uint32_t ofDigits[] = {50000, 720000, 1440000, 2880000, 5760000, 12000000};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(counts) && testLevel() >= 2 && !device->gpu.isCpu; ++i)
  {
    BucketCase one = {TEST_BUCKET_SHAPES, counts[i], i % 2 ? KIND_UNIFORM : KIND_ZIPF, 0, 0, 15, 0, 0, NARROW};
    run(device, &one);
  }
  for (uint32_t i = 0; i < 8 * COUNT_OF(ofDigits) && testLevel() >= 2 && !device->gpu.isCpu; ++i)
  {
    const uint32_t most = ofDigits[i / 8] + i % 2;
    BucketCase one = {
        TEST_BUCKET_SHAPES, most, i % 4 < 2 ? KIND_ZIPF : KIND_UNIFORM, i % 3 == 2, most - 5000, 15, 0, 1, NARROW};
    one.flags = RAYSORT_RADIX_SORT_DIRECT_BIT | (i % 4 == 3 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0);
    if (i % 8 >= 4)
    {
      one.wide.pattern = PATTERN_HIGH;
      one.wide.type = RAYSORT_KEY_FLOAT64;
    }
    run(device, &one);
  }
  for (uint32_t i = 0; i < 2 && testLevel() >= 2 && !device->gpu.isCpu; ++i) /* from the second one on short keys */
  {
    const BucketCase one = {
        TEST_BUCKET_SHAPES, 9175040 + i, KIND_UNIFORM, 0, 0, 15, 0, 0, {PATTERN_SHORT, RAYSORT_KEY_INT64, 0, 0}};
    run(device, &one);
  }
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testKinds),        cmocka_unit_test(testCounts),      cmocka_unit_test(testTwins),
      cmocka_unit_test(testEdges),        cmocka_unit_test(testGpuCount),    cmocka_unit_test(testRandomCases),
      cmocka_unit_test(testRealCounts),   cmocka_unit_test(testPassesAlone), cmocka_unit_test(testAcross4GiB),
      cmocka_unit_test(testLook),         cmocka_unit_test(testWideKinds),   cmocka_unit_test(testWideCounts),
      cmocka_unit_test(testCompactWords), cmocka_unit_test(testShortKeys),   cmocka_unit_test(testLowBits),
      cmocka_unit_test(testShortCounts),  cmocka_unit_test(testWideRandom),  cmocka_unit_test(testDigits),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_buckets", tests, openTestDevice, teardown);
}
