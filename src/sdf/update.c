/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Sparse distance fields: the passes of resets and updates. */

/* The number of workgroups of 1,024 voxels each, for all cascades that are built. */
static void raysort_sdfAddVoxels(raysort_plan *plan, const raysort_passTable *table, uint32_t pipeline,
                                 const raysort_sdfNumbers *numbers)
{
  raysort_addPass(plan, table, pipeline, RAYSORT_SDF_SUM_GROUPS, numbers, NULL)->workgroups[1] = numbers->cascadesBuilt;
}

/* Takes the number of workgroups from word `word` of `work`. */
static void raysort_sdfAddIndirect(raysort_plan *plan, const raysort_passTable *table, const char *name,
                                   uint32_t pipeline, uint32_t word, const raysort_sdfNumbers *numbers)
{
  const raysort_range *work = raysort_rangeOf(plan, RAYSORT_SDF_PART_WORK);
  const raysort_range arguments = raysort_subrange(work, (VkDeviceSize)word * 4, 12);
  raysort_addPass(plan, table, pipeline, 1, numbers, &arguments)->name = name;
}

static void raysort_checkSdfMask(raysort_errors *to, const char *field, const RaysortSdfInfo *sdf, uint32_t cascadeMask)
{
  const uint32_t all = to->result == VK_SUCCESS ? 0xffffffffu >> (32 - sdf->cascadeCount) : 0;
  raysort_checkRange(to, field, cascadeMask, 0, all);
}

/* ---- reset ---- */

static const raysort_passTable raysort_sdfWipePass = {
    "sdf wipe",
    {{raysort_discard, RAYSORT_PRIVATE_BOUND, offsetof(RaysortSdfWipePush, words), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortSdfWipePush, count)}};

static void raysort_planWipe(raysort_plan *plan, uint32_t part, uint32_t value)
{
  const raysort_range *wiped = raysort_rangeOf(plan, part);
  const VkDeviceSize words = wiped->needed / 4; /* below 2^26 */
  RaysortSdfWipePush push;
  memset(&push, 0, sizeof(push));
  if (words == 0)
    return;
  push.count = (uint32_t)words;
  push.value = value;
  raysort_addPass(plan, &raysort_sdfWipePass, RAYSORT_PRIVATE_SDF_PIPELINE(WIPE),
                  words < 65535 * 1024 ? raysort_divideUp((uint32_t)words, 1024) : 65535, &push, wiped);
}

static const raysort_passTable raysort_sdfResetPass = {
    "sdf reset",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfResetPush, header), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortSdfResetPush, cascadeCount)}};

/* Writes the header, and the numbers of cascade `first` and of a few cascades after it. */
static void raysort_planSdfHeader(raysort_plan *plan, const raysort_sdfNumbers *numbers, uint32_t first, int isWhole)
{
  const RaysortSdfInfo *sdf = &numbers->sdf;
  static const uint32_t parts[6] = {RAYSORT_SDF_PART_STATE, RAYSORT_SDF_PART_MAP,  RAYSORT_SDF_PART_BRICKS,
                                    RAYSORT_SDF_PART_IDS,   RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_PART_CHANGES};
  const uint32_t left = sdf->cascadeCount - first;
  const uint32_t count = left < RAYSORT_SDF_RESET_CASCADES ? left : RAYSORT_SDF_RESET_CASCADES;
  uint32_t i;
  RaysortSdfResetPush push;
  memset(&push, 0, sizeof(push));
  push.cascadeCount = sdf->cascadeCount;
  push.flags = sdf->flags;
  push.brickCapacity = sdf->brickCapacity;
  push.band = numbers->band;
  push.codeStep = numbers->codeStep;
  for (i = 0; i < 6; ++i)
    if (raysort_rangeOf(plan, parts[i])->needed)
      push.offsets[i] = raysort_sdfUnits(raysort_rangeOf(plan, parts[i])->place);
  push.cascades =
      first | count << 8 | (numbers->cascadeMask >> first & 15u) << 16 | (isWhole && first == 0 ? 1u << 24 : 0);
  for (i = 0; i < count; ++i)
  {
    const double voxel = (double)sdf->voxelSizes[first + i];
    push.numbers[4 * i] = sdf->voxelSizes[first + i];
    push.numbers[4 * i + 1] = (float)(1.0 / voxel);
    push.numbers[4 * i + 2] = (float)(7.0 / voxel);
    push.numbers[4 * i + 3] = (float)(7.0 / voxel - (double)push.numbers[4 * i + 2]);
  }
  raysort_addPass(plan, &raysort_sdfResetPass, RAYSORT_PRIVATE_SDF_PIPELINE(RESET), 1, &push, NULL);
}

static const raysort_passTable raysort_sdfReleasePass = {
    "sdf release",
    {{raysort_readWrite, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfReleasePush, state), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_MAP, offsetof(RaysortSdfReleasePush, map), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_KEYS, offsetof(RaysortSdfReleasePush, keys), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfReleasePush, pool), raysort_lent}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity)}};

static void raysort_planSdfReset(raysort_plan *plan, const RaysortSdfResetInfo *info, RaysortSdfResetLayout *layout)
{
  RaysortSdfUpdateLayout field;
  raysort_sdfNumbers numbers;
  uint32_t first;
  raysort_sdfLayout(plan, &info->sdf, NULL, info->cascadeMask, &numbers, &field);
  raysort_checkSdfMask(&plan->listener, "RaysortSdfResetInfo.cascadeMask", &info->sdf, info->cascadeMask);
  layout->fieldSize = field.fieldSize;
  layout->alignment = field.alignment;
  if (!raysort_resolveLayout(plan))
    return;
  if (info->cascadeMask == 0)
  {
    raysort_planWipe(plan, RAYSORT_SDF_PART_HEADER, 0);
    raysort_planWipe(plan, RAYSORT_SDF_PART_MAPS, RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT);
    raysort_planWipe(plan, RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_NONE);
    raysort_planWipe(plan, RAYSORT_SDF_PART_POOL, 0);
  }
  else
    raysort_sdfAddVoxels(plan, &raysort_sdfReleasePass, RAYSORT_PRIVATE_SDF_PIPELINE(RELEASE), &numbers);
  for (first = 0; first < info->sdf.cascadeCount; first += RAYSORT_SDF_RESET_CASCADES)
    raysort_planSdfHeader(plan, &numbers, first, info->cascadeMask == 0);
}

static const raysort_row raysort_sdfResetRows[] = {
    RAYSORT_PRIVATE_SIZED(SdfReset, field, fieldSize, 256, RAYSORT_PRIVATE_WRITTEN)};

RAYSORT_PRIVATE_OPERATION(SdfReset, sdfReset, SDF, SDF_RESET_FIELD, SDF_RESET_FIELD)

/* ---- the checks of an update ---- */

#define RAYSORT_PRIVATE_SDF_ALL_STAGES 15u

/* The anchor as a voxel corner with a remainder, and the window around the center. */
typedef struct raysort_sdfWindow
{
  int32_t window[3], anchorVoxel[3];
  float lattice[3];
} raysort_sdfWindow;

/* The largest whole number that is not larger than x; |x| < 2^62. */
static double raysort_floor(double x)
{
  const double whole = (double)(int64_t)x;
  return whole > x ? whole - 1 : whole;
}

static void raysort_sdfWindowOf(const RaysortSdfUpdateInfo *info, uint32_t cascade, raysort_sdfWindow *out)
{
  const double voxel = (double)info->sdf.voxelSizes[cascade];
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const double anchorVoxel = raysort_floor(info->anchor[k] / voxel + 0.5); /* checked: within 2^30 */
    const double apart =
        info->windows ? 0 : raysort_floor((info->center[k] - info->anchor[k]) / voxel); /* checked: within 2^22 */
    out->anchorVoxel[k] = (int32_t)anchorVoxel;
    out->lattice[k] = (float)(info->anchor[k] - anchorVoxel * voxel);
    out->window[k] = info->windows ? info->windows[cascade][k] : (int32_t)(anchorVoxel + apart) - RAYSORT_SDF_GRID / 2;
  }
}

static void raysort_checkPlace(raysort_errors *to, const char *field, uint32_t k, uint32_t cascade, double voxels,
                               double most)
{
  char text[128];
  snprintf(text, sizeof(text), "RaysortSdfUpdateInfo.%s[%u] / voxelSizes[%u]", field, (unsigned)k, (unsigned)cascade);
  raysort_checkNumber(to, text, voxels, -most, most);
}

/* Checks anchor, center and window of one cascade along one axis. */
static void raysort_checkPlaces(raysort_errors *to, const RaysortSdfUpdateInfo *info, uint32_t cascade, uint32_t k)
{
  const double voxel = (double)info->sdf.voxelSizes[cascade], anchor = info->anchor[k] / voxel;
  const double center = info->windows ? (double)info->windows[cascade][k] : info->center[k] / voxel;
  raysort_checkPlace(to, "anchor", k, cascade, anchor, 1073741824.0);
  raysort_checkPlace(to, info->windows ? "windows" : "center", k, cascade, center, 1073741824.0);
  raysort_checkPlace(to, info->windows ? "(windows - anchor)" : "(center - anchor)", k, cascade, center - anchor,
                     4194304.0);
}

static void raysort_checkSdfUpdate(raysort_errors *to, const RaysortSdfUpdateInfo *info)
{
  uint32_t cascade, k;
  raysort_checkSdfMask(to, "RaysortSdfUpdateInfo.cascadeMask", &info->sdf, info->cascadeMask);
  raysort_checkRange(to, "RaysortSdfUpdateInfo.stages", info->stages, 0, RAYSORT_PRIVATE_SDF_ALL_STAGES);
  for (cascade = 0; to->result == VK_SUCCESS && cascade < info->sdf.cascadeCount; ++cascade)
    for (k = 0; k < 3; ++k)
      raysort_checkPlaces(to, info, cascade, k);
}

/* ---- the passes of an update ---- */

static const raysort_passTable raysort_sdfBeginPass = {
    "sdf begin",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfBeginPush, header), raysort_null},
     {raysort_write, RAYSORT_PRIVATE_BOUND, offsetof(RaysortSdfBeginPush, work), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortSdfBeginPush, cascades)}};

static void raysort_planSdfBegin(raysort_plan *plan, const RaysortSdfUpdateInfo *info, uint32_t first,
                                 const raysort_sdfNumbers *numbers)
{
  const uint32_t left = info->sdf.cascadeCount - first, stages = numbers->stages;
  const uint32_t count = left < RAYSORT_SDF_BEGIN_CASCADES ? left : RAYSORT_SDF_BEGIN_CASCADES;
  uint32_t i;
  RaysortSdfBeginPush push;
  memset(&push, 0, sizeof(push));
  push.cascades = first | count << 8 | (numbers->cascadeMask >> first & 7u) << 16;
  if (!(stages & RAYSORT_SDF_SCROLL_STAGE_BIT))
    push.cascades |= RAYSORT_SDF_BEGIN_STAYS;
  if (!(stages & (RAYSORT_SDF_SCROLL_STAGE_BIT | RAYSORT_SDF_BUILD_STAGE_BIT)))
    push.cascades |= RAYSORT_SDF_BEGIN_MAPS;
  for (i = 0; i < count && !plan->layout; ++i) /* a layout needs no places, so they were not checked */
  {
    raysort_sdfWindow window;
    raysort_sdfWindowOf(info, first + i, &window);
    memcpy(&push.numbers[9 * i], &window, sizeof(window));
  }
  raysort_addPass(plan, &raysort_sdfBeginPass, RAYSORT_PRIVATE_SDF_PIPELINE(BEGIN), 1, &push,
                  first == 0 ? raysort_rangeOf(plan, RAYSORT_SDF_PART_WORK) : &plan->nothing); /* cleared once */
}

static const raysort_passTable raysort_sdfMarkPass = {
    "sdf mark",
    {{raysort_read, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfMarkPush, header), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfMarkPush, state), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES, offsetof(RaysortSdfMarkPush, instances), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT, offsetof(RaysortSdfMarkPush, instanceCount),
      raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_BOXES, offsetof(RaysortSdfMarkPush, boxes), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT, offsetof(RaysortSdfMarkPush, boxCount), raysort_lent}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(sdf.cascadeCount),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxInstances), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxBoxes),
     RAYSORT_PRIVATE_SDF_NUMBER(given)}};

static const raysort_passTable raysort_sdfPreparePass = {
    "sdf prepare",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfPreparePush, header), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfPreparePush, state), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_KEYS, offsetof(RaysortSdfPreparePush, keys), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfPreparePush, pool), raysort_lent},
     {raysort_readWrite, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfPreparePush, work), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_COUNTS, offsetof(RaysortSdfPreparePush, counts), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity)}};

static const raysort_passTable raysort_sdfCullPass = {
    "sdf cull",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfCullPush, header), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES, offsetof(RaysortSdfCullPush, instances), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT, offsetof(RaysortSdfCullPush, instanceCount),
      raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT, offsetof(RaysortSdfCullPush, boxCount), raysort_lent},
     {raysort_readWrite, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfCullPush, work), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxInstances),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxBoxes), RAYSORT_PRIVATE_SDF_NUMBER(given)}};

static const raysort_passTable raysort_sdfBinPass = {
    "sdf bin",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfBinPush, header), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfBinPush, state), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES, offsetof(RaysortSdfBinPush, instances), raysort_lent},
     {raysort_readWrite, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfBinPush, work), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_COUNTS, offsetof(RaysortSdfBinPush, counts), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_LISTS, offsetof(RaysortSdfBinPush, lists), raysort_null},
     {raysort_arguments, RAYSORT_PRIVATE_BOUND, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(cascadesBuilt),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxInstances), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxTriangles),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxReferences), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxBlocks),
     RAYSORT_PRIVATE_SDF_NUMBER(ordinals), RAYSORT_PRIVATE_SDF_NUMBER(triangles), RAYSORT_PRIVATE_SDF_NUMBER(records),
     RAYSORT_PRIVATE_SDF_NUMBER(blocks), RAYSORT_PRIVATE_SDF_NUMBER(reach), RAYSORT_PRIVATE_SDF_NUMBER(isAgain),
     RAYSORT_PRIVATE_SDF_NUMBER(isOfBlocks)}};

static const raysort_passTable raysort_sdfSumPass = {
    "sdf sum",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfSumPush, header), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfSumPush, state), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_KEYS, offsetof(RaysortSdfSumPush, keys), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfSumPush, pool), raysort_lent},
     {raysort_read, RAYSORT_SDF_PART_COUNTS, offsetof(RaysortSdfSumPush, counts), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfSumPush, work), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_SUMS, offsetof(RaysortSdfSumPush, sums), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxTriangles), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxReferences)}};

static const raysort_passTable raysort_sdfPoolPass = {
    "sdf pool",
    {{raysort_read, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfPoolPush, pool), raysort_lent},
     {raysort_write, RAYSORT_SDF_PART_UNUSED, offsetof(RaysortSdfPoolPush, unused), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity), RAYSORT_PRIVATE_SDF_NUMBER(unusedCount)}};

static const raysort_passTable raysort_sdfAdmitPass = {
    "sdf admit",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfAdmitPush, header), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfAdmitPush, state), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_KEYS, offsetof(RaysortSdfAdmitPush, keys), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfAdmitPush, pool), raysort_lent},
     {raysort_readWrite, RAYSORT_SDF_PART_COUNTS, offsetof(RaysortSdfAdmitPush, counts), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfAdmitPush, work), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_SUMS, offsetof(RaysortSdfAdmitPush, sums), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_ITEMS, offsetof(RaysortSdfAdmitPush, items), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(cascadesBuilt),
     RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxTriangles),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxReferences), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxBlocks),
     RAYSORT_PRIVATE_SDF_NUMBER(budget.maxBricks), RAYSORT_PRIVATE_SDF_NUMBER(owners),
     RAYSORT_PRIVATE_SDF_NUMBER(unused)}};

static const raysort_passTable raysort_sdfScatterPass = {
    "sdf scatter",
    {{raysort_read, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfScatterPush, work), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_COUNTS, offsetof(RaysortSdfScatterPush, counts), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_LISTS, offsetof(RaysortSdfScatterPush, lists), raysort_null},
     {raysort_arguments, RAYSORT_PRIVATE_BOUND, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadesBuilt), RAYSORT_PRIVATE_SDF_NUMBER(budget.maxReferences),
     RAYSORT_PRIVATE_SDF_NUMBER(ordinals), RAYSORT_PRIVATE_SDF_NUMBER(triangles), RAYSORT_PRIVATE_SDF_NUMBER(sorted),
     RAYSORT_PRIVATE_SDF_NUMBER(pieces), RAYSORT_PRIVATE_SDF_NUMBER(pieceWords)}};

static const raysort_passTable raysort_sdfFillPass = {
    "sdf fill",
    {{raysort_read, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfFillPush, header), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfFillPush, state), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_WORK, offsetof(RaysortSdfFillPush, work), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_ITEMS, offsetof(RaysortSdfFillPush, items), raysort_null},
     {raysort_readWrite, RAYSORT_SDF_PART_LISTS, offsetof(RaysortSdfFillPush, lists), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_BRICKS, offsetof(RaysortSdfFillPush, bricks), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_IDS, offsetof(RaysortSdfFillPush, ids), raysort_null},
     {raysort_arguments, RAYSORT_PRIVATE_BOUND, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(records), RAYSORT_PRIVATE_SDF_NUMBER(sorted),
     RAYSORT_PRIVATE_SDF_NUMBER(pieces), RAYSORT_PRIVATE_SDF_NUMBER(owners), RAYSORT_PRIVATE_SDF_NUMBER(pieceWords),
     RAYSORT_PRIVATE_SDF_NUMBER(band), RAYSORT_PRIVATE_SDF_NUMBER(codeStep), RAYSORT_PRIVATE_SDF_NUMBER(isFourBits)}};

static const raysort_passTable raysort_sdfOccupyPass = {
    "sdf occupy",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfOccupyPush, header), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfOccupyPush, state), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_CODES, offsetof(RaysortSdfOccupyPush, codes), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask)}};

static const raysort_passTable raysort_sdfSkipPass = {
    "sdf skip",
    {{raysort_readWrite, RAYSORT_SDF_PART_CODES, offsetof(RaysortSdfSkipPush, codes), raysort_null}},
    {{0, 0}}};

static const raysort_passTable raysort_sdfPackPass = {
    "sdf pack",
    {{raysort_read, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfPackPush, header), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_STATE, offsetof(RaysortSdfPackPush, state), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_CODES, offsetof(RaysortSdfPackPush, codes), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_MAP, offsetof(RaysortSdfPackPush, map), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask)}};

static const raysort_passTable raysort_sdfTallyPass = {
    "sdf tally",
    {{raysort_read, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfTallyPush, pool), raysort_null},
     {raysort_write, RAYSORT_SDF_PART_TALLIES, offsetof(RaysortSdfTallyPush, tallies), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity)}};

static const raysort_passTable raysort_sdfFinishPass = {
    "sdf finish",
    {{raysort_readWrite, RAYSORT_SDF_PART_HEADER, offsetof(RaysortSdfFinishPush, header), raysort_null},
     {raysort_read, RAYSORT_SDF_PART_POOL, offsetof(RaysortSdfFinishPush, pool), raysort_lent},
     {raysort_read, RAYSORT_SDF_PART_TALLIES, offsetof(RaysortSdfFinishPush, tallies), raysort_lent},
     {raysort_write, RAYSORT_SDF_PART_CHANGES, offsetof(RaysortSdfFinishPush, changes), raysort_null}},
    {RAYSORT_PRIVATE_SDF_NUMBER(cascadeMask), RAYSORT_PRIVATE_SDF_NUMBER(sdf.brickCapacity)}};

/* Adds a pass that finds references. word: of its arguments. isAgain: the second run, after the lists overflowed. */
static void raysort_sdfAddBin(raysort_plan *plan, const char *name, uint32_t word, uint32_t isAgain,
                              uint32_t isOfBlocks, const raysort_sdfNumbers *numbers)
{
  const int isCpu = (plan->context->features & RAYSORT_PRIVATE_FEATURE_CPU) != 0;
  const uint32_t pipeline = isCpu ? (uint32_t)RAYSORT_SDF_PIPELINE_BIN_OWN : RAYSORT_PRIVATE_SDF_PIPELINE(BIN);
  raysort_sdfNumbers own = *numbers;
  own.isAgain = isAgain;
  own.isOfBlocks = isOfBlocks;
  raysort_sdfAddIndirect(plan, &raysort_sdfBinPass, name, pipeline, word, &own);
}

/* Adds the passes that choose the voxels to build now, and list their references. */
static void raysort_planSdfChoice(raysort_plan *plan, const raysort_sdfNumbers *numbers)
{
  const uint32_t groups = raysort_divideUp(numbers->sdf.brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  raysort_addPass(plan, &raysort_sdfCullPass, RAYSORT_PRIVATE_SDF_PIPELINE(CULL), numbers->cascadesBuilt, numbers,
                  NULL);
  raysort_sdfAddBin(plan, "sdf bin", RAYSORT_SDF_WORK_BIN, 0, 0, numbers);
  raysort_sdfAddBin(plan, "sdf blocks", RAYSORT_SDF_WORK_BLOCKS, 0, 1, numbers);
  raysort_sdfAddVoxels(plan, &raysort_sdfSumPass, RAYSORT_PRIVATE_SDF_PIPELINE(SUM), numbers);
  raysort_addPass(plan, &raysort_sdfPoolPass, RAYSORT_PRIVATE_SDF_PIPELINE(POOL), groups ? groups : 1, numbers, NULL)
      ->workgroups[1] = RAYSORT_SDF_POOL_SLICES;
  raysort_sdfAddVoxels(plan, &raysort_sdfAdmitPass, RAYSORT_PRIVATE_SDF_PIPELINE(ADMIT), numbers);
  raysort_sdfAddBin(plan, "sdf bin again", RAYSORT_SDF_WORK_BIN_AGAIN, 1, 0, numbers);
  raysort_sdfAddBin(plan, "sdf blocks again", RAYSORT_SDF_WORK_BLOCKS_AGAIN, 1, 1, numbers);
  raysort_sdfAddIndirect(plan, &raysort_sdfScatterPass, "sdf scatter", RAYSORT_PRIVATE_SDF_PIPELINE(SCATTER),
                         RAYSORT_SDF_WORK_SCATTER, numbers);
}

/* Adds the passes of bricks and of the trace map. Neither needs the other, so their passes run side by side. The passes
 * of the map take little time. */
static void raysort_planSdfBricks(raysort_plan *plan, const raysort_sdfNumbers *numbers)
{
  const int hasIds = (numbers->sdf.flags & RAYSORT_SDF_IDS_BIT) != 0;
  const int isCpu = (plan->context->features & RAYSORT_PRIVATE_FEATURE_CPU) != 0;
  const int maps = (numbers->stages & RAYSORT_SDF_MAP_STAGE_BIT) != 0;
  const int builds = (numbers->stages & RAYSORT_SDF_BUILD_STAGE_BIT) != 0;
  const uint32_t fill = isCpu ? RAYSORT_PRIVATE_SDF_PIPELINE(ROWS) : RAYSORT_PRIVATE_SDF_PIPELINE(FILL);
  const uint32_t fillIds = isCpu ? RAYSORT_SDF_PIPELINE_ROWS_IDS : RAYSORT_SDF_PIPELINE_FILL_IDS;
  const uint32_t encode = hasIds ? (uint32_t)RAYSORT_SDF_PIPELINE_ENCODE_IDS : RAYSORT_PRIVATE_SDF_PIPELINE(ENCODE);
  if (maps)
    raysort_sdfAddVoxels(plan, &raysort_sdfOccupyPass, RAYSORT_PRIVATE_SDF_PIPELINE(OCCUPY), numbers);
  if (builds)
    raysort_sdfAddIndirect(plan, &raysort_sdfFillPass, "sdf fill", hasIds ? fillIds : fill, RAYSORT_SDF_WORK_FILL,
                           numbers);
  if (maps)
    raysort_addPass(plan, &raysort_sdfSkipPass, RAYSORT_PRIVATE_SDF_PIPELINE(SKIP),
                    8 * RAYSORT_SDF_GRID / RAYSORT_SDF_SKIP_PLANES, numbers, NULL)
        ->workgroups[1] = numbers->cascadesBuilt;
  if (builds)
    raysort_sdfAddIndirect(plan, &raysort_sdfFillPass, "sdf encode", encode, RAYSORT_SDF_WORK_ENCODE, numbers);
  if (maps)
    raysort_sdfAddVoxels(plan, &raysort_sdfPackPass, RAYSORT_PRIVATE_SDF_PIPELINE(PACK), numbers);
}

static void raysort_planSdfPasses(raysort_plan *plan, const RaysortSdfUpdateInfo *info,
                                  const raysort_sdfNumbers *numbers)
{
  const uint32_t stages = numbers->stages, isMore = stages != RAYSORT_SDF_MARK_STAGE_BIT;
  const uint32_t groups = raysort_divideUp(numbers->sdf.brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  const uint32_t items =
      numbers->budget.maxInstances / RAYSORT_SDF_MARK_ITEMS + numbers->budget.maxBoxes / RAYSORT_SDF_MARK_ITEMS;
  const int hasList = raysort_isThere(plan, RAYSORT_SDF_PART_CHANGES);
  uint32_t first;
  for (first = 0; first < info->sdf.cascadeCount && isMore; first += RAYSORT_SDF_BEGIN_CASCADES)
    raysort_planSdfBegin(plan, info, first, numbers);
  if (stages & RAYSORT_SDF_SCROLL_STAGE_BIT && hasList)
    raysort_planWipe(plan, RAYSORT_SDF_PART_POOL_CHANGES, 0);
  if (stages & RAYSORT_SDF_MARK_STAGE_BIT)
    raysort_addPass(plan, &raysort_sdfMarkPass, RAYSORT_PRIVATE_SDF_PIPELINE(MARK), items < 4096 ? items + 1 : 4096,
                    numbers, NULL)
        ->workgroups[1] = RAYSORT_SDF_GRID / 8;
  if (stages & (RAYSORT_SDF_SCROLL_STAGE_BIT | RAYSORT_SDF_BUILD_STAGE_BIT))
    raysort_sdfAddVoxels(plan, &raysort_sdfPreparePass, RAYSORT_PRIVATE_SDF_PIPELINE(PREPARE), numbers);
  if (stages & RAYSORT_SDF_BUILD_STAGE_BIT)
    raysort_planSdfChoice(plan, numbers);
  if (isMore && hasList)
    raysort_addPass(plan, &raysort_sdfTallyPass, RAYSORT_PRIVATE_SDF_PIPELINE(TALLY), groups, numbers, NULL);
  raysort_planSdfBricks(plan, numbers);
  if (isMore)
    raysort_addPass(plan, &raysort_sdfFinishPass, RAYSORT_PRIVATE_SDF_PIPELINE(FINISH), hasList ? groups : 1, numbers,
                    NULL);
}

/* The largest coordinate: 2^30 voxels of the finest cascade. A triangle that reaches farther is skipped. */
static float raysort_sdfReach(const RaysortSdfInfo *sdf)
{
  float least = sdf->voxelSizes[0];
  uint32_t i;
  for (i = 1; i < sdf->cascadeCount; ++i)
    least = sdf->voxelSizes[i] < least ? sdf->voxelSizes[i] : least;
  return least * 1073741824.0f;
}

static const raysort_row raysort_sdfUpdateRows[] = {
    RAYSORT_PRIVATE_SIZED(SdfUpdate, field, fieldSize, 256, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(SdfUpdate, instances, 16, 0),
    RAYSORT_PRIVATE_ROW(SdfUpdate, instanceCount, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_ROW(SdfUpdate, boxes, 16, 0),
    RAYSORT_PRIVATE_ROW(SdfUpdate, boxCount, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_SIZED(SdfUpdate, scratch, scratchSize, 256, RAYSORT_PRIVATE_WRITTEN)};

static void raysort_planSdfUpdate(raysort_plan *plan, const RaysortSdfUpdateInfo *info, RaysortSdfUpdateLayout *layout)
{
  const RaysortSdfBudget *budget = &info->budget;
  raysort_sdfNumbers numbers;
  raysort_sdfLayout(plan, &info->sdf, budget, info->cascadeMask, &numbers, layout);
  if (!plan->layout)
    raysort_checkSdfUpdate(&plan->listener, info);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES,
                         (VkDeviceSize)budget->maxInstances * sizeof(RaysortSdfInstance));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_UPDATE_BOXES,
                         (VkDeviceSize)budget->maxBoxes * sizeof(RaysortSdfBox));
  if (!raysort_resolveLayout(plan))
    return;
  if (raysort_isThere(plan, RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT))
    numbers.given |= RAYSORT_GIVEN_LIVE_BIT;
  if (raysort_isThere(plan, RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT))
    numbers.given |= RAYSORT_GIVEN_BOXES_BIT;
  numbers.stages = info->stages && !plan->layout ? info->stages : RAYSORT_PRIVATE_SDF_ALL_STAGES;
  numbers.reach = raysort_sdfReach(&info->sdf);
  raysort_planSdfPasses(plan, info, &numbers);
}

RAYSORT_PRIVATE_OPERATION(SdfUpdate, sdfUpdate, SDF, SDF_UPDATE_FIELD, SDF_UPDATE_SCRATCH)
