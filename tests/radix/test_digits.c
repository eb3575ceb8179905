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
               {{.maxCount = 719999, .keyType = RAYSORT_KEY_UINT64}, 17},
               {{.maxCount = 5760000, .keyType = RAYSORT_KEY_INT64, .bitCount = 40}, 11},
               {{.maxCount = 5760001, .keyType = RAYSORT_KEY_FLOAT64, .bitCount = 56}, 21}};
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
  info.keyType = RAYSORT_KEY_UINT64;
  info.maxCount = 1u << 28;
  assert_true(has_shape(fixture->context, &info));
  ++info.maxCount;
  assert_false(has_shape(fixture->context, &info));
  info.maxCount = 1000;
  assert_true(has_shape(fixture->context, &info));
  fixture->context->features &= ~RAYSORT_PRIVATE_FEATURE_BALLOTS;
  assert_false(has_shape(fixture->context, &info));
  assert_int_equal(raysort_digitSortBound(fixture->context, &info), 0);
}

/* Keys are read as vectors of 16 bytes only where they begin at one. Each digit swaps their two buffers. */
static void test_vectors(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t address, i;
  Plan plan;

  for (address = 0; address < 32; address += 4)
  {
    assert_true(planTypical(&plan, 9, fixture->context, fixture->mock));
    plan.radix.keys[1].buffer = mockBufferAt(fixture->mock, ((VkDeviceAddress)1 << 40) + address, 1u << 24);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
    assert_int_equal(plan.passCount, 9);
    for (i = 1; i < plan.passCount; i += 2)
    {
      const uint32_t flags = plan.passes[i].push[offsetof(RaysortRadixDigitCountPush, flags) / 4];
      assert_string_equal(plan.passes[i].name, "digit count");
      CHECK(flags == (i % 4 == 3 && address % 16 ? 0 : RAYSORT_RADIX_VECTORS_BIT), "pass %u, keys at %u: flags %u", i,
            address, flags);
    }
    planFree(&plan);
  }
}

/* The scratch grows with the count, over all shapes. */
static void test_scratch(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkDeviceSize before[2] = {0, 0};
  uint32_t i, passes;

  for (i = 0; i < 6 * RAYSORT_PRIVATE_DIGIT_SHAPES; ++i)
  {
    RaysortRadixSortInfo info;
    VkDeviceSize size;
    memset(&info, 0, sizeof(info));
    info.flags = RAYSORT_RADIX_SORT_DIRECT_BIT;
    info.keyType = i % 2 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
    info.maxCount = raysort_digitShapes[i % 2][i / 6].most + i / 2 % 3 - 1;
    size = layout_of(fixture->context, &info, &passes);
    CHECK(size >= before[i % 2], "%u pairs", info.maxCount);
    before[i % 2] = size;
  }
}

/* 16 bits of a row hold what is before the last tile of a chunk; groups hold all chunks; a tile has room for counters
 * of its teams; byte offsets fit 31 bits. */
static void test_tuning(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < 2 * RAYSORT_PRIVATE_DIGIT_SHAPES; ++i)
  {
    const raysort_digitShape *shape = &raysort_digitShapes[i % 2][i / 2];
    const raysort_digitForm *form = raysort_formOfShape(shape);
    const uint32_t tile = raysort_digitTile(form), teams = form->tile.threads / 32;
    assert_true(i < 2 || shape->most > shape[-1].most);
    assert_true(shape->most <= (i % 2 ? 1u << 28 : 1u << 29));
    assert_true((shape->form >= RAYSORT_PRIVATE_WIDE_DIGIT_FORM) == (i % 2 == 1));
    assert_true(tile * (shape->chunkTiles - 1) < 65536);
    assert_true(!form->isInGroups || raysort_divideUp(raysort_divideUp(shape->most, tile), shape->chunkTiles) <=
                                         RAYSORT_RADIX_CHUNK_GROUPS * RAYSORT_RADIX_GROUP_CHUNKS);
    assert_int_equal(tile % (4 * form->tile.vectors), 0);
    assert_int_equal(tile / (4 * form->tile.vectors) % 32, 0);
    assert_int_equal(tile, 4 * form->tile.vectors * RAYSORT_PRIVATE_COUNT_THREADS);
    assert_int_equal(form->tile.bits, RAYSORT_PRIVATE_DIGIT_SORT_BITS);
    assert_true(form->tile.threads >= RAYSORT_PRIVATE_DIGIT_SORT_VALUES && tile < 65536);
    assert_true(teams * RAYSORT_PRIVATE_DIGIT_SORT_VALUES + RAYSORT_PRIVATE_DIGIT_SORT_VALUES / 16 * 34 <= tile);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {WITH_CONTEXT(test_infos), WITH_CONTEXT(test_devices), WITH_CONTEXT(test_scratch),
                                     WITH_CONTEXT(test_vectors), cmocka_unit_test(test_tuning)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("digits", tests, NULL, NULL);
}
