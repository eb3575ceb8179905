/* test_buckets.c - which radix sorts go by buckets, and what their layouts say.
 * SPDX-License-Identifier: MIT */
#include "src/sort/radix_buckets.c"

#include "plans.h"
#include "unit.h"

#include <string.h>

#define PASSES_BY_BUCKETS 18u
#define PASSES_WITH_LOOK  31u

static void set_most_workgroups(Fixture *fixture, uint32_t count)
{
  fixture->mock->properties.limits.maxComputeWorkGroupCount[0] = count;
  fixture->context->limits.maxComputeWorkGroupCount[0] = count;
}

static void find_plan(Fixture *fixture, const char *name, Plan *plan)
{
  uint32_t i = 0;
  while (planTypical(plan, i, fixture->context, fixture->mock) && strcmp(plan->name, name) != 0)
    ++i;
  assert_string_equal(plan->name, name);
}

static uint32_t passes_of(RaysortContext context, const RaysortRadixSortInfo *info)
{
  RaysortRadixSortLayout layout;
  CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(context, info, &layout), "%u pairs", info->maxCount);
  CHECK(layout.passCount <= RAYSORT_RADIX_SORT_MAX_PASSES, "%u passes", layout.passCount);
  return layout.passCount;
}

/* Whole unsigned keys of 32 bits, from two millions to 2^28. */
static void test_infos(void **state)
{
  static const struct
  {
    RaysortRadixSortInfo info;
    int ways; /* 1: by buckets, 2: the GPU chooses, 0: digit by digit */
  } cases[] = {{{.maxCount = RAYSORT_PRIVATE_LEAST_OF_BUCKETS, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 1},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_BUCKETS - 1, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 0}, 0},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_LOOK - 1}, 0}, /* keys that nobody knows */
               {{.maxCount = 100000000}, 2},                         /* the GPU looks at them */
               {{.maxCount = 100000000, .bitCount = 32, .flags = RAYSORT_RADIX_SORT_KEYS_ONLY_BIT}, 2},
               {{.maxCount = 1u << 28}, 2},
               {{.maxCount = (1u << 28) + 1}, 0},
               {{.maxCount = 100000000, .bitCount = 31}, 0},
               {{.maxCount = 100000000, .firstBit = 1}, 0},
               {{.maxCount = 100000000, .keyType = RAYSORT_KEY_UINT64}, 0},
               {{.maxCount = 100000000, .keyType = RAYSORT_KEY_FLOAT32}, 0},
               {{.maxCount = 100000000, .flags = RAYSORT_RADIX_SORT_DESCENDING_BIT}, 0},
               {{.maxCount = 100000000, .flags = RAYSORT_RADIX_SORT_DIRECT_BIT}, 0},
               {{.maxCount = 100000000, .flags = RAYSORT_RADIX_SORT_DIRECT_BIT | RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 1u << 28, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 1},
               {{.maxCount = (1u << 28) + 1, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = RAYSORT_MAX_COUNT, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 5000000, .bitCount = 32, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 1},
               {{.maxCount = 5000000, .bitCount = 31, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 5000000, .firstBit = 1, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 5000000, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT | RAYSORT_RADIX_SORT_KEYS_ONLY_BIT}, 1},
               {{.maxCount = 5000000, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT | RAYSORT_RADIX_SORT_DESCENDING_BIT}, 0},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_INT32, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_FLOAT32, .flags = RAYSORT_RADIX_SORT_SPREAD_BIT}, 0}};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;

  set_most_workgroups(fixture, 0x7fffffffu);
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    const uint32_t passes = passes_of(fixture->context, &cases[i].info);
    CHECK((passes == PASSES_BY_BUCKETS) == (cases[i].ways == 1), "case %u", i);
    CHECK((passes == PASSES_WITH_LOOK) == (cases[i].ways == 2), "case %u", i);
  }
}

/* A device of 65,535 workgroups: 260 million entries have 102,400 tiles of large buckets, so they go by digits. */
static void test_few_workgroups(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortRadixSortInfo info;

  memset(&info, 0, sizeof(info));
  info.flags = RAYSORT_RADIX_SORT_SPREAD_BIT;
  set_most_workgroups(fixture, 65535);
  info.maxCount = 260000000;
  assert_true(passes_of(fixture->context, &info) != PASSES_BY_BUCKETS);
  info.maxCount = 100000000;
  assert_true(passes_of(fixture->context, &info) == PASSES_BY_BUCKETS);
  info.keyType = RAYSORT_KEY_UINT64;
  assert_int_equal(passes_of(fixture->context, &info), 49);
  info.maxCount = 150000000;
  assert_int_equal(passes_of(fixture->context, &info), 24);
}

/* Keys of 64 bits, in all orders: 20 passes, 3 for each low digit of large buckets, and in large sorts 11 for short
 * keys; by digits at most 24. */
static void test_wide_infos(void **state)
{
  static const struct
  {
    RaysortRadixSortInfo info;
    uint32_t passes;
  } cases[] = {{{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64}, 38},
               {{.maxCount = 9175041, .keyType = RAYSORT_KEY_UINT64}, 49},
               {{.maxCount = 9175041, .keyType = RAYSORT_KEY_UINT64, .firstBit = 16}, 32},
               {{.maxCount = 9175041, .keyType = RAYSORT_KEY_UINT64, .bitCount = 31}, 26},
               {{.maxCount = 1u << 28, .keyType = RAYSORT_KEY_INT64}, 49},
               {{.maxCount = (1u << 28) + 1, .keyType = RAYSORT_KEY_INT64}, 24},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_WIDE, .keyType = RAYSORT_KEY_FLOAT64, .flags = 3}, 38},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_WIDE - 1, .keyType = RAYSORT_KEY_UINT64}, 17},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_SPREAD, .keyType = RAYSORT_KEY_INT64, .flags = 4}, 38},
               {{.maxCount = RAYSORT_PRIVATE_LEAST_OF_SPREAD - 1, .keyType = RAYSORT_KEY_INT64, .flags = 4}, 17},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .bitCount = 45}, 32},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .firstBit = 16}, 32},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .bitCount = 40}, 11},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .bitCount = 32}, 26},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .bitCount = 16}, 5},
               {{.maxCount = 5000000, .keyType = RAYSORT_KEY_UINT64, .flags = RAYSORT_RADIX_SORT_DIRECT_BIT}, 17}};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;

  set_most_workgroups(fixture, 0x7fffffffu);
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    const uint32_t passes = passes_of(fixture->context, &cases[i].info);
    CHECK(passes == cases[i].passes, "case %u: %u passes", i, passes);
  }
}

static int sorts_by_buckets(Mock *mock)
{
  RaysortContextInfo create = mockContextInfo(mock);
  RaysortRadixSortInfo info;
  RaysortContext context = NULL;
  int isByBuckets;

  memset(&info, 0, sizeof(info));
  info.maxCount = 3000000;
  info.flags = RAYSORT_RADIX_SORT_SPREAD_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&create, &context), "create");
  isByBuckets = passes_of(context, &info) == PASSES_BY_BUCKETS;
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
  return isByBuckets;
}

/* The scratch of a sort is enough for every smaller one, and for fewer bits, whichever way that goes; an
 * opt-out needs the least. */
static void test_scratch(void **state)
{
  static const uint32_t counts[] = {0,       1,        249999,    250000,    719999,    720000,
                                    1999999, 2000000,  4200000,   4200001,   7999999,   8000000,
                                    9175040, 34406400, 100000000, 268435456, 268435457, 0x7fffffff};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, flags;

  for (flags = 0; flags < 32; flags += 4)
  {
    VkDeviceSize before = 0;
    for (i = 0; i < COUNT_OF(counts); ++i)
    {
      RaysortRadixSortInfo info;
      RaysortRadixSortLayout layout, fewer, direct;
      memset(&info, 0, sizeof(info));
      info.maxCount = counts[i];
      info.flags = flags % 16;
      info.keyType = flags < 16 ? RAYSORT_KEY_UINT32 : RAYSORT_KEY_UINT64;
      CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(fixture->context, &info, &layout), "%u pairs", counts[i]);
      info.bitCount = 24;
      CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(fixture->context, &info, &fewer), "%u pairs", counts[i]);
      CHECK(layout.scratchSize >= fewer.scratchSize, "flags %u, %u pairs of 24 bits", flags, counts[i]);
      info.bitCount = 0;
      info.flags = RAYSORT_RADIX_SORT_DIRECT_BIT;
      CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(fixture->context, &info, &direct), "%u pairs", counts[i]);
      CHECK(layout.scratchSize >= before && layout.scratchSize >= direct.scratchSize, "flags %u, %u pairs", flags,
            counts[i]);
      before = layout.scratchSize;
    }
  }
}

/* The passes of two ways: in the order of each way, an interval after the other; the choice before them all, and at the
 * same time the first count by digits if there are few enough keys. */
static void check_both_ways(Fixture *fixture, Plan *plan, uint32_t early)
{
  RaysortPass both[RAYSORT_RADIX_SORT_MAX_PASSES], one[RAYSORT_RADIX_SORT_MAX_PASSES];
  uint32_t bothCount = COUNT_OF(both), oneCount, way, i;

  plan->radix.flags = 0;
  CHECK_RESULT(VK_SUCCESS, planInto(plan, fixture->context, &bothCount, both), "both ways");
  CHECK(bothCount == PASSES_WITH_LOOK, "%u passes", bothCount);
  for (i = 0; i < bothCount; ++i)
  {
    const VkBool32 isFirst = both[i].concurrency == RAYSORT_PRIVATE_BESIDE_FIRST - 1;
    CHECK((VkBool32)(i <= early) == isFirst, "pass %u", i);
    CHECK(i == 0 || both[i].concurrency >= both[i - 1].concurrency, "pass %u", i);
    CHECK(both[i].isIndirect == !isFirst, "pass %u", i);
  }
  for (way = 0; way < 2; ++way)
  {
    uint32_t next = 0;
    oneCount = COUNT_OF(one);
    plan->radix.flags = way ? RAYSORT_RADIX_SORT_SPREAD_BIT : RAYSORT_RADIX_SORT_DIRECT_BIT;
    CHECK_RESULT(VK_SUCCESS, planInto(plan, fixture->context, &oneCount, one), "way %u", way);
    for (i = 1; i < bothCount && next < oneCount; ++i)
      next += both[i].pipeline == one[next].pipeline && strcmp(both[i].name, one[next].name) == 0;
    CHECK(next == oneCount, "way %u: pass %u is not there", way, next);
  }
}

static void test_both_ways(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Plan plan;

  find_plan(fixture, "radix_look", &plan);
  check_both_ways(fixture, &plan, 0);
  plan.radix.maxCount = RAYSORT_PRIVATE_COUNTS_WITH_LOOK + 1;
  check_both_ways(fixture, &plan, 0);
  plan.radix.maxCount = RAYSORT_PRIVATE_COUNTS_WITH_LOOK;
  check_both_ways(fixture, &plan, 1);
}

/* Barriers of a list; `indirect`: how many of them are for indirect arguments. */
static uint32_t count_barriers(Fixture *fixture, uint32_t count, const RaysortPass *passes, uint32_t *indirect)
{
  MockTrace *trace = &fixture->mock->trace;
  uint32_t i, barriers = 0;

  trace->count = 0;
  *indirect = 0;
  CHECK_RESULT(VK_SUCCESS, raysortCmdPasses(fixture->context, mockCommandBuffer(trace), count, passes, NULL), "record");
  for (i = 0; i < trace->count; ++i)
    if (trace->events[i].type == MOCK_BARRIER)
    {
      ++barriers;
      *indirect += (trace->events[i].dst & VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT) != 0;
    }
  return barriers;
}

/* Two ways together have one barrier more than the longer one: that after the look. */
static void test_barriers_of_ways(void **state)
{
  static const uint32_t flags[] = {0, RAYSORT_RADIX_SORT_SPREAD_BIT, RAYSORT_RADIX_SORT_DIRECT_BIT};
  Fixture *fixture = (Fixture *)*state;
  uint32_t barriers[COUNT_OF(flags)], indirect[COUNT_OF(flags)], way;
  Plan plan;

  find_plan(fixture, "radix_look", &plan);
  for (way = 0; way < COUNT_OF(flags); ++way)
  {
    RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
    uint32_t count = COUNT_OF(passes);
    plan.radix.flags = flags[way];
    CHECK_RESULT(VK_SUCCESS, planInto(&plan, fixture->context, &count, passes), "way %u", way);
    barriers[way] = count_barriers(fixture, count, passes, &indirect[way]);
  }
  CHECK(indirect[0] <= 3 && barriers[2] <= barriers[1] && barriers[0] == barriers[1] + 1,
        "%u and %u barriers, both ways together %u", barriers[1], barriers[2], barriers[0]);
}

/* A device of workgroups of 512 threads goes by buckets without the passes for short keys. These need no barrier. */
static void test_few_threads(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t k, counts[2], barriers[2], indirect;
  Plan plan;

  find_plan(fixture, "radix_short", &plan);
  for (k = 0; k < 2; ++k)
  {
    RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
    counts[k] = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, planInto(&plan, fixture->context, &counts[k], passes), "device %u", k);
    barriers[k] = count_barriers(fixture, counts[k], passes, &indirect);
    fixture->context->limits.maxComputeWorkGroupInvocations = 512;
  }
  assert_int_equal(counts[0], counts[1] + 11);
  assert_int_equal(barriers[0], barriers[1]);
}

/* Each thing that a device may lack, by itself. */
static void test_devices(void **state)
{
  uint32_t lack;

  (void)state;
  for (lack = 0; lack < 9; ++lack)
  {
    Mock *mock = mockCreate();
    if (lack == 1)
      mock->properties.vendorID = 0x1002;
    if (lack == 2)
      mock->subgroupSize = 64;
    if (lack == 3)
      mock->subgroupSize = 16;
    if (lack == 4)
      mock->subgroupOperations = VK_SUBGROUP_FEATURE_BASIC_BIT;
    if (lack == 5)
      mock->subgroupStages = VK_SHADER_STAGE_FRAGMENT_BIT;
    if (lack == 6)
      mock->properties.limits.maxComputeSharedMemorySize = 32767;
    if (lack == 7)
      mock->properties.limits.maxComputeWorkGroupInvocations = 511;
    if (lack == 8)
      mock->properties.limits.maxComputeWorkGroupCount[0] = 1000;
    CHECK(sorts_by_buckets(mock) == (lack == 0), "device %u", lack);
  }
}

/* All that passes may have, and no more, fits: the layout of the most segments that a count gives. */
static void test_spreads(void **state)
{
  uint32_t shape, i, random = 1;

  (void)state;
  for (shape = 0; shape < RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]); ++shape)
    for (i = 0; i < 200; ++i)
    {
      const raysort_bucketShape *one = &raysort_bucketShapes[i % 2][shape];
      const uint32_t medium = raysort_capacityOf(&raysort_localForms[i % 2][one->mediumForm]);
      const uint32_t tile = raysort_tileOf(RAYSORT_PRIVATE_LARGE_FORM, 1 + i % 2);
      const uint32_t count = 1 + (i * 7919u) % one->most;
      raysort_bucketLayout layout;
      uint32_t begin = 0, tiles = 0, chunks = 0, segments = 0;
      raysort_layoutBuckets(one, count, 1 + i % 2, &layout);
      while (count - begin > medium) /* large buckets, as many as can be, or with as many tiles as can be */
      {
        const uint32_t left = count - begin, wish = i % 2 ? medium + 1 : tile + 1 + random % 7;
        const uint32_t size = wish < left ? wish : left;
        const uint32_t own = (begin % RAYSORT_RADIX_SEGMENT_ALIGNMENT + size + tile - 1) / tile;
        tiles += own;
        chunks += (own + RAYSORT_PRIVATE_LARGE_CHUNK_TILES - 1) / RAYSORT_PRIVATE_LARGE_CHUNK_TILES;
        ++segments;
        begin += size;
        random = random * 1664525u + 1013904223u;
      }
      CHECK(segments <= layout.large.segments && chunks <= layout.large.chunks && tiles <= layout.large.tiles,
            "shape %u, %u entries: %u segments of %u, %u chunks of %u, %u tiles of %u", shape, count, segments,
            layout.large.segments, chunks, layout.large.chunks, tiles, layout.large.tiles);
    }
}

/* 16 bits of a row hold what is before the last tile of a chunk; a word of a bucket holds bits and number. */
static void test_tuning(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < 2 * RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]); ++i)
  {
    const uint32_t keyWords = 1 + i % 2;
    const raysort_bucketShape *shape = &raysort_bucketShapes[i % 2][i / 2];
    const uint32_t bits = raysort_bucketBits(shape->firstForm) + raysort_bucketBits(shape->secondForm);
    const uint32_t first = raysort_tileOf(shape->firstForm, keyWords);
    const uint32_t second = raysort_tileOf(shape->secondForm, keyWords);
    const raysort_localForm *locals = raysort_localForms[keyWords - 1];
    assert_true(first * (shape->chunkTiles - 1) < 65536 && second * (shape->chunkTiles - 1) < 65536);
    assert_true(32 - bits <= 2 * raysort_bucketBits(RAYSORT_PRIVATE_LARGE_FORM));
    assert_true(locals[shape->mediumForm].numberBits <= bits && locals[shape->smallForm].numberBits <= bits);
    assert_true(i < 2 || shape->most > raysort_bucketShapes[i % 2][i / 2 - 1].most);
    if (!shape->hasShort)
      continue;
    assert_true(keyWords == 2 && shape->firstForm == RAYSORT_PRIVATE_SHORT_FORM &&
                shape->secondForm == RAYSORT_PRIVATE_SHORT_FORM);
    assert_true(raysort_tileOf(shape->secondForm, 1) * (shape->chunkTiles - 1) < 65536);
    assert_int_equal(raysort_capacityOf(&raysort_shortForms[0]), raysort_capacityOf(&locals[shape->smallForm]));
    assert_true(raysort_capacityOf(&raysort_shortForms[1]) >= raysort_capacityOf(&locals[shape->mediumForm]));
  }
  for (i = 0; i < 8; ++i)
  {
    const raysort_localForm *local = i < 6 ? &raysort_localForms[i % 2][i / 2] : &raysort_shortForms[i - 6];
    const uint32_t steady = local->steadyThreads * local->steadyItems, bins = 1u << local->steadyBits;
    assert_true(local->threads * local->items <= steady && steady <= 1u << local->numberBits);
    assert_true(local->items % 2 == 0 && local->steadyItems % 2 == 0);
    /* the counters of the steady sort's split: 16 for each thread of its scan */
    assert_int_equal(1u << local->splitBits, 16 * (bins < local->steadyThreads ? bins : local->steadyThreads));
    assert_true((17u << local->splitBits) / 16 <= steady);
  }
  for (i = 0; i < 8; ++i)
  {
    const raysort_tileForm *tiles = &raysort_tileForms[i / 4][i % 4];
    const uint32_t bins = 1u << tiles->bits, lanes = bins < tiles->threads ? bins : tiles->threads;
    const uint32_t counted = (tiles->threads / 32 << tiles->bits) + lanes / 16 * 34;
    if (tiles->threads == 0)
      continue;
    assert_int_equal(raysort_tileOf(i % 4, i / 4 + 1), RAYSORT_PRIVATE_COUNT_THREADS * tiles->vectors * 4);
    assert_int_equal(tiles->bits, raysort_bucketBits(i % 4));
    assert_true(raysort_tileOf(i % 4, i / 4 + 1) <= raysort_tileOf(i % 4, 1)); /* so chunks are small enough, too */
    /* the scatter: a word of each entry, or the counters of the teams and the scan of their sums; the slots */
    assert_true(4 * (tiles->threads * tiles->items + bins) <= RAYSORT_PRIVATE_BUCKET_SHARED_SIZE);
    assert_true(4 * (counted + bins) <= RAYSORT_PRIVATE_BUCKET_SHARED_SIZE);
    assert_true(i / 4 == 1 || counted <= tiles->threads * tiles->items); /* as small as the tile */
  }
  /* as raysort_bucketSteps has them */
  assert_true(RAYSORT_RADIX_PASS_RANGE == 3 && RAYSORT_RADIX_PASS_THIRD == 5 && RAYSORT_RADIX_PASS_LOW == 7);
  for (i = 0; i < RAYSORT_PRIVATE_LENGTH(raysort_keysForms); ++i)
  {
    const raysort_keysForm *keys = &raysort_keysForms[i];
    assert_int_equal(raysort_tileOf(i, 1), keys->threads * keys->items);
    assert_true(keys->items % keys->phases == 0 && raysort_binsOf(i) <= keys->threads);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {WITH_CONTEXT(test_infos),
                                     WITH_CONTEXT(test_scratch),
                                     WITH_CONTEXT(test_wide_infos),
                                     WITH_CONTEXT(test_few_workgroups),
                                     WITH_CONTEXT(test_few_threads),
                                     WITH_CONTEXT(test_both_ways),
                                     WITH_CONTEXT(test_barriers_of_ways),
                                     cmocka_unit_test(test_devices),
                                     cmocka_unit_test(test_spreads),
                                     cmocka_unit_test(test_tuning)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("buckets", tests, NULL, NULL);
}
