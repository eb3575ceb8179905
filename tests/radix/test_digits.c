/* test_digits.c - which radix sorts go digit by digit in tiles, and what their layouts say.
 * SPDX-License-Identifier: MIT */
#include "src/sort/radix_digits.c"

#include "plans.h"
#include "unit.h"

#include <string.h>

static VkDeviceSize layout_of(RaysortContext context, const RaysortRadixSortInfo *info, uint32_t *passes)
{
  RaysortRadixSortLayout layout;
  CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(context, info, &layout), "%u pairs", info->maxCount);
  *passes = layout.passCount;
  return layout.scratchSize;
}

/* A digit has two passes after one that clears the groups of chunks; above 5,760,000 entries three. */
static void test_infos(void **state)
{
  static const struct
  {
    RaysortRadixSortInfo info;
    uint32_t passes;
  } cases[] = {{{.maxCount = 0}, 8},
               {{.maxCount = 1}, 9},
               {{.maxCount = 720000}, 9},
               {{.maxCount = 720001, .keyType = RAYSORT_KEY_FLOAT32}, 9},
               {{.maxCount = 1440001, .keyType = RAYSORT_KEY_INT32, .flags = RAYSORT_RADIX_SORT_DESCENDING_BIT}, 9},
               {{.maxCount = 2880001, .flags = RAYSORT_RADIX_SORT_KEYS_ONLY_BIT}, 9},
               {{.maxCount = 5760000}, 9},
               {{.maxCount = 5760001}, 12},
               {{.maxCount = 12000000, .flags = RAYSORT_RADIX_SORT_DIRECT_BIT}, 12},
               {{.maxCount = 1000000, .bitCount = 7}, 3},
               {{.maxCount = 1000000, .bitCount = 6}, 2}, /* 64 values */
               {{.maxCount = 1000000, .firstBit = 3, .bitCount = 13}, 5},
               {{.maxCount = 1000000, .bitCount = 12}, 4},
               {{.maxCount = 100000, .keyType = RAYSORT_KEY_UINT64}, 16}};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, passes;

  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    layout_of(fixture->context, &cases[i].info, &passes);
    CHECK(passes == cases[i].passes, "case %u: %u passes, due %u", i, passes, cases[i].passes);
  }
}

static int has_shape(RaysortContext context, const RaysortRadixSortInfo *info)
{
  raysort_errors errors = raysort_listen(NULL, NULL);
  RaysortRadixSortLayout layout;
  raysort_radix radix;
  memset(&layout, 0, sizeof(layout));
  assert_int_equal(raysort_layoutRadix(context, &errors, info, &radix, &layout), VK_SUCCESS);
  return radix.digitShape != NULL;
}

/* Where a device has too few workgroups, or less than the kernels need, the sort of other devices does it. */
static void test_devices(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t *most = &fixture->context->limits.maxComputeWorkGroupCount[0];
  RaysortRadixSortInfo info;

  memset(&info, 0, sizeof(info));
  info.flags = RAYSORT_RADIX_SORT_DIRECT_BIT;
  info.maxCount = 1u << 29;
  *most = 95325; /* tiles of 5632 entries: one more */
  assert_false(has_shape(fixture->context, &info));
  *most = 95326;
  assert_true(has_shape(fixture->context, &info));
  *most = 0x7fffffff;
  ++info.maxCount;
  assert_false(has_shape(fixture->context, &info));
  info.maxCount = 1000;
  assert_true(has_shape(fixture->context, &info));
  fixture->context->features &= ~RAYSORT_PRIVATE_FEATURE_BALLOTS;
  assert_false(has_shape(fixture->context, &info));
  assert_int_equal(raysort_digitSortBound(fixture->context, &info), 0);
}

/* The scratch grows with the count, over all rows of the table. */
static void test_scratch(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkDeviceSize before = 0;
  uint32_t i, passes;

  for (i = 0; i < 3 * COUNT_OF(raysort_digitShapes); ++i)
  {
    RaysortRadixSortInfo info;
    VkDeviceSize size;
    memset(&info, 0, sizeof(info));
    info.flags = RAYSORT_RADIX_SORT_DIRECT_BIT;
    info.maxCount = raysort_digitShapes[i / 3].most + i % 3 - 1;
    size = layout_of(fixture->context, &info, &passes);
    CHECK(size >= before, "%u pairs", info.maxCount);
    before = size;
  }
}

/* 16 bits of a row hold what is before the last tile of a chunk; groups hold all chunks; a tile has room for counters
 * of its teams; byte offsets fit 31 bits. */
static void test_tuning(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(raysort_digitShapes); ++i)
  {
    const raysort_digitShape *shape = &raysort_digitShapes[i];
    const raysort_digitForm *form = raysort_formOfShape(shape);
    const uint32_t tile = raysort_digitTile(form), teams = form->threads / 32;
    assert_true(i == 0 || shape->most > shape[-1].most);
    assert_true(shape->most <= 1u << 29);
    assert_true(tile * (shape->chunkTiles - 1) < 65536);
    assert_true(!form->isInGroups || raysort_divideUp(raysort_divideUp(shape->most, tile), shape->chunkTiles) <=
                                         RAYSORT_RADIX_CHUNK_GROUPS * RAYSORT_RADIX_GROUP_CHUNKS);
    assert_int_equal(tile % (4 * form->vectors), 0);
    assert_int_equal(tile / (4 * form->vectors) % 32, 0);
    assert_true(form->threads >= RAYSORT_PRIVATE_DIGIT_SORT_VALUES && tile < 65536);
    assert_true(teams * RAYSORT_PRIVATE_DIGIT_SORT_VALUES + RAYSORT_PRIVATE_DIGIT_SORT_VALUES / 16 * 34 <= tile);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {WITH_CONTEXT(test_infos), WITH_CONTEXT(test_devices), WITH_CONTEXT(test_scratch),
                                     cmocka_unit_test(test_tuning)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("digits", tests, NULL, NULL);
}
