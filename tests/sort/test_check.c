/* test_check.c - raysortSortVerify: right results pass, and whatever is changed in one is found and named.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#define POISON 0xdeadbeefu

/* A sort, its inputs and its right result, made the obvious way. */
typedef struct Case
{
  const char *name;
  RaysortSortInfo info;
  RaysortSortLayout layout;
  uint32_t idCount; /* ids in the map */
  uint32_t idBytes, stride;
  uint8_t *ids;
  uint32_t *list;
  uint32_t liveCount; /* what the count buffer holds */
  uint32_t entries;   /* min(liveCount, maxCount) */
  uint32_t live, tail, stray;
  uint32_t *map;
  uint32_t *inverse;
  uint32_t *ranges; /* words */
  RaysortSortResult result;
} Case;

/* ---- the reference ---- */

static uint32_t ray_of(const Case *c, uint32_t entry)
{
  return c->list != NULL ? c->list[entry] : entry;
}

/* The id of an entry; past the id map one that is larger than any. */
static uint32_t id_of(const Case *c, uint32_t entry)
{
  const uint32_t ray = ray_of(c, entry);
  const RaysortIds *ids = &c->info.materialIdMap;
  uint32_t word = 0, i;

  if (ray >= c->idCount)
    return 0xffffffffu;
  for (i = 0; i < c->idBytes; ++i)
    word |= (uint32_t)c->ids[(size_t)ray * c->stride + i] << (8 * i);
  word >>= ids->shift;
  return ids->bits != 0 && ids->bits < 32 ? word & ((1u << ids->bits) - 1) : word;
}

static void put_arguments(const Case *c, uint32_t *words, uint32_t threads)
{
  const uint32_t size = c->info.workgroupSize == 0 ? 1 : c->info.workgroupSize;
  const uint32_t most = c->info.maxGroupsX == 0 ? 65535 : c->info.maxGroupsX;
  const uint32_t groups = (threads + size - 1) / size;

  words[0] = groups < most ? groups : most;
  words[1] = groups == 0 ? 1 : (groups + most - 1) / most;
  words[2] = 1;
}

/* Appends the entries whose id is `id` (or, if it is materialCount, all void and stray ones). */
static uint32_t put_entries(Case *c, uint32_t id, uint32_t slot)
{
  const uint32_t materials = c->info.materialCount;
  uint32_t entry;

  for (entry = 0; entry < c->entries; ++entry)
  {
    const uint32_t itsId = id_of(c, entry), ray = ray_of(c, entry);
    if ((itsId < materials ? itsId : materials) != id)
      continue;
    if (id < materials || (c->info.flags & RAYSORT_SORT_TAIL_BIT))
    {
      c->map[slot] = ray;
      if (c->inverse != NULL && ray < c->idCount)
        c->inverse[ray] = slot;
    }
    c->tail += id == materials;
    c->stray += itsId > materials;
    slot++;
  }
  return slot;
}

static uint32_t count_distinct(const Case *c)
{
  uint32_t entry, earlier, distinct = 0;

  for (entry = 0; entry < c->entries; ++entry)
  {
    for (earlier = entry / 32 * 32; earlier < entry && id_of(c, earlier) != id_of(c, entry); ++earlier)
      ;
    distinct += earlier == entry;
  }
  return distinct;
}

static void solve(Case *c)
{
  uint32_t *offsets = c->ranges + c->layout.materialsOffsetsOffset / 4;
  uint32_t *counted = c->ranges + c->layout.countedMaterialsOffset / 4;
  uint32_t id, slot = 0, next;

  for (id = 0; id < c->info.materialCount; ++id)
  {
    offsets[id] = slot;
    next = put_entries(c, id, slot);
    put_arguments(c, counted + 3 * (size_t)id, next - slot);
    slot = next;
  }
  offsets[id] = slot;
  c->live = slot;
  (void)put_entries(c, id, slot);
  c->ranges[0] = c->entries;
  c->ranges[1] = c->live;
  c->ranges[2] = c->tail;
  c->ranges[3] = c->stray;
  put_arguments(c, c->ranges + 4, c->live);
  c->ranges[7] = c->info.flags & RAYSORT_SORT_STATISTIC_BIT ? (c->entries + 31) / 32 : 0;
  c->ranges[8] = c->info.flags & RAYSORT_SORT_STATISTIC_BIT ? count_distinct(c) : 0;
}

/* ---- cases ---- */

/* count: maxCount; live: what the count buffer holds, or UINT32_MAX for no such buffer. */
typedef struct Shape
{
  const char *name;
  uint32_t count, materials, workgroupSize, maxGroupsX, flags;
  RaysortIdType type;
  uint32_t stride, shift, bits;
  uint32_t live;
  int hasList, hasInverse;
} Shape;

static const Shape shapes[] = {
    {"plain bytes", 400, 8, 0, 0, 0, RAYSORT_ID_UINT8, 0, 0, 0, UINT32_MAX, 0, 0},
    {"all asked for", 400, 7, 64, 2, 3, RAYSORT_ID_UINT8, 0, 0, 0, 391, 0, 1},
    {"a live count over the maximum", 100, 5, 32, 0, 1, RAYSORT_ID_UINT16, 0, 0, 0, 4000000000u, 0, 1},
    {"a bit field of records", 97, 11, 3, 4, 2, RAYSORT_ID_UINT32, 20, 5, 4, UINT32_MAX, 0, 1},
    {"a list", 150, 9, 8, 0, 3, RAYSORT_ID_UINT16, 6, 0, 0, 120, 1, 1},
    {"a list without the tail", 150, 9, 8, 0, 2, RAYSORT_ID_UINT8, 0, 1, 0, UINT32_MAX, 1, 1},
    {"many materials", 300, 300, 1, 0, 0, RAYSORT_ID_UINT32, 0, 0, 0, UINT32_MAX, 0, 0},
    {"one material", 33, 1, 32, 0, 2, RAYSORT_ID_UINT8, 0, 0, 0, UINT32_MAX, 0, 1},
    {"nothing live", 50, 3, 32, 0, 3, RAYSORT_ID_UINT8, 0, 0, 0, 0, 0, 1},
    {"no entries", 0, 3, 32, 0, 3, RAYSORT_ID_UINT8, 0, 0, 0, UINT32_MAX, 0, 0},
};

static uint32_t *words_of(uint32_t count)
{
  uint32_t *words = (uint32_t *)malloc(((size_t)count + 1) * 4);
  uint32_t i;

  if (words == NULL)
    abort();
  for (i = 0; i <= count; ++i)
    words[i] = POISON;
  return words;
}

/* Ids 0 .. materials + 2, so some are void and some stray, between bits of other things. */
static void fill_ids(Case *c, Random *random)
{
  const RaysortIds *ids = &c->info.materialIdMap;
  uint32_t i, j;

  for (i = 0; i < c->idCount * c->stride + 8; ++i)
    c->ids[i] = (uint8_t)randomBelow(random, 256);
  for (i = 0; i < c->idCount; ++i)
  {
    uint32_t word = randomBelow(random, c->info.materialCount + 3) << ids->shift;
    for (j = 0; j < c->idBytes; ++j)
      c->ids[(size_t)i * c->stride + j] = (uint8_t)(word >> (8 * j));
  }
}

static void fill_list(Case *c, Random *random)
{
  uint32_t i;

  c->list = words_of(c->info.maxCount);
  for (i = 0; i < c->info.maxCount; ++i) /* a permutation (7 and idCount have no common divisor), two rays in five */
    c->list[i] = i % 10 == 9 ? c->idCount + randomBelow(random, 1000) : i * 7 % c->idCount;
}

static void set_info(Case *c, const Shape *shape)
{
  RaysortSortInfo *info = &c->info;

  info->maxCount = shape->count;
  info->materialCount = shape->materials;
  info->workgroupSize = shape->workgroupSize;
  info->maxGroupsX = shape->maxGroupsX;
  info->flags = shape->flags;
  info->materialIdMap.type = shape->type;
  info->materialIdMap.stride = shape->stride;
  info->materialIdMap.shift = shape->shift;
  info->materialIdMap.bits = shape->bits;
  c->idBytes = 4u >> shape->type;
  c->stride = shape->stride != 0 ? shape->stride : c->idBytes;
  c->idCount = shape->hasList ? 400 : shape->count;
  info->materialIdMap.buffer.size = ((VkDeviceSize)c->idCount * c->stride + 3) / 4 * 4;
  if (shape->hasList)
    info->list.size = (VkDeviceSize)shape->count * 4;
  if (shape->live != UINT32_MAX)
    info->count.size = 4;
}

static void make_case(Case *c, const Shape *shape, RaysortContext context)
{
  Random random = {11};

  memset(c, 0, sizeof(*c));
  c->name = shape->name;
  set_info(c, shape);
  c->liveCount = shape->live;
  c->entries = shape->live < shape->count ? shape->live : shape->count;
  CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(context, &c->info, &c->layout), "%s", c->name);
  c->ids = (uint8_t *)malloc((size_t)c->idCount * c->stride + 8);
  assert_non_null(c->ids);
  fill_ids(c, &random);
  if (shape->hasList)
    fill_list(c, &random);
  c->map = words_of(shape->count);
  if (shape->hasInverse)
    c->inverse = words_of(c->idCount);
  c->ranges = words_of((uint32_t)(c->layout.rangesSize / 4));
  memset(c->ranges, 0, RAYSORT_RANGES_WORDS * 4);
  solve(c);
  c->result.ids = c->ids;
  c->result.list = c->list;
  c->result.count = shape->live != UINT32_MAX ? &c->liveCount : NULL;
  c->result.newToOldPixelMap = c->map;
  c->result.oldToNewPixelMap = c->inverse;
  c->result.ranges = c->ranges;
}

static void free_case(Case *c)
{
  free(c->ids);
  free(c->list);
  free(c->map);
  free(c->inverse);
  free(c->ranges);
}

/* ---- tests ---- */

static void expect_right(Fixture *fixture, const Case *c, const char *what)
{
  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS, raysortSortVerify(fixture->context, &c->info, &c->result), "%s, %s: %s", c->name, what,
               fixture->messages.text);
  assert_int_equal(fixture->messages.count, 0);
}

/* Every other value of the word is refused; the message names array and index, what is there and what should. */
static void expect_wrong(Fixture *fixture, const Case *c, uint32_t *word, const char *array, uint32_t index)
{
  static const uint32_t changes[] = {1, 0xffffffffu, 0x80000000u};
  const uint32_t right = *word;
  char text[32];
  uint32_t i;

  for (i = 0; i < COUNT_OF(changes); ++i)
  {
    *word = right + changes[i];
    fixtureForget(fixture);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(fixture->context, &c->info, &c->result),
                 "%s: %s[%u] %u -> %u", c->name, array, index, right, *word);
    CHECK(fixture->messages.count == 1 && fixture->messages.last == VK_ERROR_VALIDATION_FAILED_EXT, "%s: %u messages",
          c->name, fixture->messages.count);
    CHECK_MESSAGE(&fixture->messages, array);
    (void)snprintf(text, sizeof(text), "[%u]", index);
    CHECK_MESSAGE(&fixture->messages, text);
    (void)snprintf(text, sizeof(text), "%u", *word);
    CHECK_MESSAGE(&fixture->messages, text);
    (void)snprintf(text, sizeof(text), "%u", right);
    CHECK_MESSAGE(&fixture->messages, text);
  }
  *word = right;
}

static void test_right_results(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  char *bytes;
  uint32_t i;
  Case c;

  for (i = 0; i < COUNT_OF(shapes); ++i)
  {
    make_case(&c, &shapes[i], fixture->context);
    CHECK(c.entries == 0 || c.tail > 0, "%s: no tail to test", c.name);
    expect_right(fixture, &c, "as it should be");
    bytes = (char *)malloc((size_t)c.layout.rangesSize + 1); /* any address will do: `ranges` are bytes */
    assert_non_null(bytes);
    memcpy(bytes + 1, c.ranges, (size_t)c.layout.rangesSize);
    c.result.ranges = bytes + 1;
    expect_right(fixture, &c, "ranges at an odd address");
    free(bytes);
    free_case(&c);
  }
}

static void test_wrong_maps(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, slot, written, word;
  Case c;

  for (i = 0; i < COUNT_OF(shapes); ++i)
  {
    make_case(&c, &shapes[i], fixture->context);
    written = c.info.flags & RAYSORT_SORT_TAIL_BIT ? c.entries : c.live;
    for (slot = 0; slot < written; ++slot)
    {
      expect_wrong(fixture, &c, &c.map[slot], "NewToOldPixelMap", slot);
      word = c.map[slot];
      if (c.inverse != NULL && word < c.idCount)
        expect_wrong(fixture, &c, &c.inverse[word], "OldToNewPixelMap", word);
    }
    for (slot = written; slot < c.info.maxCount; ++slot) /* not written: whatever is there */
      c.map[slot] = slot;
    expect_right(fixture, &c, "other words behind the entries");
    free_case(&c);
  }
}

static void test_wrong_ranges(void **state)
{
  static const char *const header[] = {"RaysortRanges", "RaysortRanges", "RaysortRanges", "RaysortRanges"};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, j;
  Case c;

  for (i = 0; i < COUNT_OF(shapes); ++i)
  {
    make_case(&c, &shapes[i], fixture->context);
    for (j = 0; j < 4; ++j)
      expect_wrong(fixture, &c, &c.ranges[j], header[j], j);
    for (j = 0; j < 3; ++j)
      expect_wrong(fixture, &c, &c.ranges[4 + j], "liveArguments", j);
    for (j = 7; j < 9 && (c.info.flags & RAYSORT_SORT_STATISTIC_BIT); ++j)
      expect_wrong(fixture, &c, &c.ranges[j], "RaysortRanges", j);
    for (j = 0; j <= c.info.materialCount; ++j)
      expect_wrong(fixture, &c, &c.ranges[c.layout.materialsOffsetsOffset / 4 + j], "MaterialsOffsets", j);
    for (j = 0; j < 3 * c.info.materialCount; ++j)
      expect_wrong(fixture, &c, &c.ranges[c.layout.countedMaterialsOffset / 4 + j], "CountedMaterials", j);
    free_case(&c);
  }
}

/* A sort that is right but not stable is refused at the first of the two entries that changed places. */
static void test_not_stable(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t material, first, last, word;
  const uint32_t *offsets;
  Case c;

  make_case(&c, &shapes[0], fixture->context);
  offsets = c.ranges + c.layout.materialsOffsetsOffset / 4;
  for (material = 0; material < c.info.materialCount; ++material)
  {
    char place[40];
    first = offsets[material];
    last = offsets[material + 1] - 1;
    CHECK(last > first, "material %u has too few entries for this test", material);
    word = c.map[first];
    c.map[first] = c.map[last];
    c.map[last] = word;
    fixtureForget(fixture);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(fixture->context, &c.info, &c.result), "not stable");
    (void)snprintf(place, sizeof(place), "NewToOldPixelMap[%u]", first);
    CHECK_MESSAGE(&fixture->messages, place);
    c.map[last] = c.map[first];
    c.map[first] = word;
  }
  free_case(&c);
}

/* Other ids than those that were sorted. */
static void test_other_ids(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Case c;

  make_case(&c, &shapes[0], fixture->context);
  c.ids[17] = (uint8_t)(c.ids[17] == 0 ? 1 : 0);
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(fixture->context, &c.info, &c.result), "other ids");
  assert_int_equal(fixture->messages.count, 1);
  free_case(&c);
}

static void test_bad_info(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Case c;

  make_case(&c, &shapes[0], fixture->context);
  c.info.materialCount = 65537;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(fixture->context, &c.info, &c.result), "bad info");
  CHECK_MESSAGE(&fixture->messages, "materialCount");
  free_case(&c);
}

/* What must be compared and is not there is named. */
static void test_missing_result(void **state)
{
  static const struct
  {
    const char *name;
    size_t offset;
    int isOfEntries; /* nothing to look at if there are none */
  } fields[] = {{"ids", offsetof(RaysortSortResult, ids), 1},
                {"list", offsetof(RaysortSortResult, list), 1},
                {"count", offsetof(RaysortSortResult, count), 0},
                {"newToOldPixelMap", offsetof(RaysortSortResult, newToOldPixelMap), 1},
                {"ranges", offsetof(RaysortSortResult, ranges), 0}};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, j, refused = 0;
  Case c;

  for (i = 0; i < COUNT_OF(shapes); ++i)
    for (j = 0; j < COUNT_OF(fields); ++j)
    {
      char *field = (char *)&c.result + fields[j].offset;
      const void *given, *nothing = NULL;
      char text[60];
      make_case(&c, &shapes[i], fixture->context);
      memcpy(&given, field, sizeof(given));
      memcpy(field, &nothing, sizeof(nothing));
      if (given != NULL && (shapes[i].count > 0 || !fields[j].isOfEntries))
      {
        fixtureForget(fixture);
        CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(fixture->context, &c.info, &c.result),
                     "%s without %s", c.name, fields[j].name);
        (void)snprintf(text, sizeof(text), "RaysortSortResult.%s is NULL", fields[j].name);
        CHECK_MESSAGE(&fixture->messages, text);
        ++refused;
      }
      free_case(&c);
    }
  CHECK(refused > 3 * COUNT_OF(shapes), "only %u refusals: no shape has a list or a count", refused);
}

/* One allocation, given back; if it fails that is said. */
static void test_allocation(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  MockAllocator allocator;
  RaysortContext context = NULL;
  uint32_t calls, live;
  Case c;

  (void)state;
  mockAllocatorInit(&allocator);
  info.allocator = &allocator.callbacks;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  make_case(&c, &shapes[1], context);
  calls = allocator.calls;
  live = allocator.live;
  CHECK_RESULT(VK_SUCCESS, raysortSortVerify(context, &c.info, &c.result), "a right result");
  assert_int_equal(allocator.calls, calls + 1);
  assert_int_equal(allocator.live, live);
  c.map[0]++;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortSortVerify(context, &c.info, &c.result), "a wrong result");
  assert_int_equal(allocator.live, live);
  allocator.failCall = allocator.calls + 1;
  CHECK_RESULT(VK_ERROR_OUT_OF_HOST_MEMORY, raysortSortVerify(context, &c.info, &c.result), "no memory");
  raysortDestroyContext(context);
  CHECK(allocator.live == 0 && allocator.damaged == 0, "%u blocks leaked, %u damaged", allocator.live,
        allocator.damaged);
  free_case(&c);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_right_results),  WITH_CONTEXT(test_wrong_maps),     WITH_CONTEXT(test_wrong_ranges),
      WITH_CONTEXT(test_not_stable),     WITH_CONTEXT(test_other_ids),      WITH_CONTEXT(test_bad_info),
      WITH_CONTEXT(test_missing_result), cmocka_unit_test(test_allocation),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("check", tests, NULL, NULL);
}
