/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Sparse distance fields: the passes of resets and updates. */

enum
{
  RAYSORT_SDF_FIELD,
  RAYSORT_SDF_INSTANCES,
  RAYSORT_SDF_INSTANCES_LIVE,
  RAYSORT_SDF_BOXES,
  RAYSORT_SDF_BOXES_LIVE,
  RAYSORT_SDF_SCRATCH,
  RAYSORT_SDF_BUFFERS
};

/* A plan of an update, or of a reset, in the making. */
typedef struct raysort_sdfPlan
{
  raysort_plan plan;
  raysort_sdfSizes sizes;
  raysort_range ranges[RAYSORT_SDF_BUFFERS];
  const RaysortSdfInfo *sdf;
} raysort_sdfPlan;

static const raysort_range *raysort_sdfRange(const raysort_sdfPlan *p, raysort_sdfPart part)
{
  if (part >= RAYSORT_SDF_PART_INSTANCES)
    return &p->ranges[RAYSORT_SDF_INSTANCES + (part - RAYSORT_SDF_PART_INSTANCES)];
  return &p->ranges[part >= RAYSORT_SDF_PART_WORK ? RAYSORT_SDF_SCRATCH : RAYSORT_SDF_FIELD];
}

/* Declares a part, whose reference stands at `push` of the push block. */
static VkDeviceAddress raysort_touchSdfPart(const raysort_sdfPlan *p, RaysortPass *pass, raysort_sdfPart part,
                                            VkAccessFlags access, size_t push)
{
  const raysort_range *range = raysort_sdfRange(p, part);
  if (part >= RAYSORT_SDF_PART_INSTANCES)
    return raysort_touch(pass, range, 0, range->needed, access, 0, push);
  return raysort_touch(pass, range, p->sizes.offsets[part], p->sizes.sizes[part], access, 0, push);
}

#define RAYSORT_SDF_TOUCH(member, part, access) \
  push.member = raysort_touchSdfPart(p, &pass, RAYSORT_SDF_PART_##part, access, offsetof(PUSH, member))

/* A buffer that is not given; the pool of a field without bricks. */
#define RAYSORT_SDF_LEND(member) raysort_lend(&pass, &push, offsetof(PUSH, member), offsetof(PUSH, header))
#define RAYSORT_SDF_LEND_POOL()  raysort_lend(&pass, &push, offsetof(PUSH, pool), offsetof(PUSH, state))

/* Which of the counts on the GPU there are. */
static uint32_t raysort_sdfGiven(const raysort_sdfPlan *p)
{
  return (p->ranges[RAYSORT_SDF_INSTANCES_LIVE].isPresent ? RAYSORT_GIVEN_LIVE_BIT : 0) |
         (p->ranges[RAYSORT_SDF_BOXES_LIVE].isPresent ? RAYSORT_GIVEN_BOXES_BIT : 0);
}

/* What a kernel reads through the references of instances. */
static void raysort_sdfTouchGeometry(RaysortPass *pass)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  access->access = RAYSORT_READ;
  access->resource = RAYSORT_RESOURCE_GEOMETRY;
  access->push = RAYSORT_NO_PUSH;
}

/* Workgroups come from word `word` of `work`. */
static void raysort_sdfIndirect(const raysort_sdfPlan *p, RaysortPass *pass, uint32_t word)
{
  pass->isIndirect = VK_TRUE;
  raysort_touch(pass, &p->ranges[RAYSORT_SDF_SCRATCH], p->sizes.offsets[RAYSORT_SDF_PART_WORK] + (VkDeviceSize)word * 4,
                12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0, RAYSORT_NO_PUSH);
}

/* ---- reset ---- */

static void raysort_planWipe(raysort_sdfPlan *p, raysort_sdfPart part, uint32_t value)
{
  const VkDeviceSize words = p->sizes.sizes[part] / 4; /* below 2^26 */
  RaysortPass pass;
  RaysortSdfWipePush push;
  memset(&push, 0, sizeof(push));
  if (words == 0)
    return;
  raysort_beginPass(&p->plan, &pass, "sdf wipe", RAYSORT_SDF_PIPELINE_WIPE,
                    words < 65535 * 1024 ? raysort_divideUp((uint32_t)words, 1024) : 65535);
  push.words = raysort_touch(&pass, &p->ranges[RAYSORT_SDF_FIELD], p->sizes.offsets[part], p->sizes.sizes[part],
                             RAYSORT_WRITE, 1, offsetof(RaysortSdfWipePush, words));
  push.count = (uint32_t)words;
  push.value = value;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}

#define PUSH RaysortSdfResetPush
static void raysort_planSdfHeader(raysort_sdfPlan *p, uint32_t first, uint32_t mask, int isWhole)
{
  static const raysort_sdfPart parts[6] = {RAYSORT_SDF_PART_STATE, RAYSORT_SDF_PART_MAP,  RAYSORT_SDF_PART_BRICKS,
                                           RAYSORT_SDF_PART_IDS,   RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_PART_CHANGES};
  const RaysortSdfInfo *sdf = p->sdf;
  const uint32_t left = sdf->cascadeCount - first;
  const uint32_t count = left < RAYSORT_SDF_RESET_CASCADES ? left : RAYSORT_SDF_RESET_CASCADES;
  uint32_t i;
  RaysortPass pass;
  RaysortSdfResetPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf reset", RAYSORT_SDF_PIPELINE_RESET, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  push.cascadeCount = sdf->cascadeCount;
  push.flags = sdf->flags;
  push.brickCapacity = sdf->brickCapacity;
  for (i = 0; i < 6; ++i)
    push.offsets[i] = p->sizes.sizes[parts[i]] ? raysort_sdfUnits(p->sizes.offsets[parts[i]]) : 0;
  push.band = raysort_sdfBand(sdf);
  push.codeStep = raysort_sdfCodeStep(sdf);
  push.cascades = first | count << 8 | (mask >> first & 15u) << 16 | (isWhole && first == 0 ? 1u << 24 : 0);
  for (i = 0; i < count; ++i)
  {
    const double voxel = (double)sdf->voxelSizes[first + i];
    push.numbers[4 * i] = sdf->voxelSizes[first + i];
    push.numbers[4 * i + 1] = (float)(1.0 / voxel);
    push.numbers[4 * i + 2] = (float)(7.0 / voxel);
    push.numbers[4 * i + 3] = (float)(7.0 / voxel - (double)push.numbers[4 * i + 2]);
  }
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfReleasePush
static void raysort_planRelease(raysort_sdfPlan *p, uint32_t mask)
{
  uint32_t bits;
  RaysortPass pass;
  RaysortSdfReleasePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf release", RAYSORT_SDF_PIPELINE_RELEASE, RAYSORT_SDF_SUM_GROUPS);
  for (pass.groups[1] = 0, bits = mask; bits; bits &= bits - 1)
    ++pass.groups[1];
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(map, MAP, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_LEND_POOL();
  push.cascadeMask = mask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

static VkResult raysort_checkSdfMask(RaysortContext context, const char *field, const RaysortSdfInfo *sdf,
                                     uint32_t cascadeMask)
{
  const uint32_t all = 0xffffffffu >> (32 - sdf->cascadeCount);
  return cascadeMask & ~all ? raysort_oldCheckRange(context, field, cascadeMask, 0, all) : VK_SUCCESS;
}

RAYSORT_API VkResult raysortPlanSdfReset(RaysortContext context, const RaysortSdfResetInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_sdfPlan plan;
  raysort_need_ need = {RAYSORT_RESOURCE_SDF_RESET_FIELD, &info->field, 0, 256, RAYSORT_WRITTEN};
  RaysortSdfLayout layout;
  uint32_t first, mask;
  VkResult result = raysortGetSdfLayout(context, &info->sdf, NULL, 0, &layout);
  memset(&plan, 0, sizeof(plan));
  if (result == VK_SUCCESS)
    result = raysort_checkSdfMask(context, "RaysortSdfResetInfo.cascadeMask", &info->sdf, info->cascadeMask);
  need.size = layout.fieldSize;
  if (result == VK_SUCCESS)
    result = raysort_oldUseBuffers(context, &need, 1, plan.ranges);
  if (result != VK_SUCCESS)
    return result;
  plan.sdf = &info->sdf;
  raysort_sdfFieldSizes(&info->sdf, &plan.sizes);
  raysort_beginPlan(&plan.plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  mask = raysort_sdfMask(&info->sdf, info->cascadeMask);
  if (info->cascadeMask == 0)
  {
    raysort_planWipe(&plan, RAYSORT_SDF_PART_HEADER, 0);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_MAPS, RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_NONE);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_POOL, 0);
  }
  else
    raysort_planRelease(&plan, mask);
  for (first = 0; first < info->sdf.cascadeCount; first += RAYSORT_SDF_RESET_CASCADES)
    raysort_planSdfHeader(&plan, first, mask, info->cascadeMask == 0);
  return raysort_endPlan(&plan.plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfReset(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfResetInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_RESET_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_RESET_MAX_PASSES;
  VkResult result = raysortPlanSdfReset(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the checks of an update ---- */

#define RAYSORT_SDF_ALL_STAGES 15u

static uint32_t raysort_sdfStages(const RaysortSdfUpdateInfo *info)
{
  return info->stages ? info->stages : RAYSORT_SDF_ALL_STAGES;
}

/* The anchor is a corner of voxels: which, and what is left over; and the window around the center. */
typedef struct raysort_sdfWindow
{
  int32_t window[3], anchorVoxel[3];
  float lattice[3];
} raysort_sdfWindow;

/* The largest whole number that is no more; |x| < 2^62. */
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
    const double anchorVoxel = raysort_floor(info->anchor[k] / voxel + 0.5); /* within 2^30, as the check has it */
    const double apart =
        info->windows ? 0 : raysort_floor((info->center[k] - info->anchor[k]) / voxel); /* checked: within 2^22 */
    out->anchorVoxel[k] = (int32_t)anchorVoxel;
    out->lattice[k] = (float)(info->anchor[k] - anchorVoxel * voxel);
    out->window[k] = info->windows ? info->windows[cascade][k] : (int32_t)(anchorVoxel + apart) - RAYSORT_SDF_GRID / 2;
  }
}

static VkResult raysort_checkPlace(RaysortContext context, const char *field, uint32_t k, uint32_t cascade,
                                   double voxels, double most)
{
  char text[128];
  snprintf(text, sizeof(text), "RaysortSdfUpdateInfo.%s[%u] / voxelSizes[%u]", field, (unsigned)k, (unsigned)cascade);
  return raysort_oldCheckNumber(context->listener.message, context->listener.user, text, voxels, -most, most);
}

/* Anchor, center and window of one cascade along one axis. */
static VkResult raysort_checkPlaces(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t cascade,
                                    uint32_t k)
{
  const double voxel = (double)info->sdf.voxelSizes[cascade], anchor = info->anchor[k] / voxel;
  const double center = info->windows ? (double)info->windows[cascade][k] : info->center[k] / voxel;
  VkResult result = raysort_checkPlace(context, "anchor", k, cascade, anchor, 1073741824.0);
  if (result == VK_SUCCESS)
    result = raysort_checkPlace(context, info->windows ? "windows" : "center", k, cascade, center, 1073741824.0);
  if (result == VK_SUCCESS)
    result = raysort_checkPlace(context, info->windows ? "(windows - anchor)" : "(center - anchor)", k, cascade,
                                center - anchor, 4194304.0);
  return result;
}

static VkResult raysort_checkSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info)
{
  uint32_t cascade, k;
  VkResult result = raysort_checkSdfMask(context, "RaysortSdfUpdateInfo.cascadeMask", &info->sdf, info->cascadeMask);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfUpdateInfo.stages", info->stages, 0, RAYSORT_SDF_ALL_STAGES);
  for (cascade = 0; cascade < info->sdf.cascadeCount; ++cascade)
    for (k = 0; k < 3 && result == VK_SUCCESS; ++k)
      result = raysort_checkPlaces(context, info, cascade, k);
  return result;
}

static VkResult raysort_sdfUpdateBuffers(RaysortContext context, const RaysortSdfUpdateInfo *info, raysort_sdfPlan *p)
{
  const VkDeviceSize instances = info->budget.maxInstances, boxes = info->budget.maxBoxes;
  const raysort_need_ needs[RAYSORT_SDF_BUFFERS] = {
      {RAYSORT_RESOURCE_SDF_UPDATE_FIELD, &info->field, p->sizes.fieldSize, 256, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES, &info->instances, instances * sizeof(RaysortSdfInstance), 16, 0},
      {RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT_BUFFER, &info->instanceCount, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_UPDATE_BOXES, &info->boxes, boxes * sizeof(RaysortSdfBox), 16, 0},
      {RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT_BUFFER, &info->boxCount, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH, &info->scratch, p->sizes.scratchSize, 256, RAYSORT_WRITTEN}};
  VkResult result = raysort_oldUseBuffers(context, needs, RAYSORT_SDF_BUFFERS, p->ranges);
  return result == VK_SUCCESS ? raysort_oldCheckOverlap(context, p->ranges, RAYSORT_SDF_BUFFERS) : result;
}

/* ---- the passes of an update ---- */

/* Workgroups of 1,024 voxels each, for every cascade that is built. */
static void raysort_sdfVoxelGroups(const raysort_sdfPlan *p, RaysortPass *pass)
{
  pass->groups[0] = RAYSORT_SDF_SUM_GROUPS;
  pass->groups[1] = p->sizes.cascadesBuilt;
}

#define PUSH RaysortSdfBeginPush
static void raysort_planSdfBegin(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info, uint32_t first)
{
  const uint32_t left = info->sdf.cascadeCount - first;
  const uint32_t count = left < RAYSORT_SDF_BEGIN_CASCADES ? left : RAYSORT_SDF_BEGIN_CASCADES;
  uint32_t i;
  RaysortPass pass;
  RaysortSdfBeginPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf begin", RAYSORT_SDF_PIPELINE_BEGIN, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  if (first == 0)
    RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_WRITE);
  push.cascades = first | count << 8 | (p->sizes.cascadeMask >> first & 7u) << 16;
  if (!(raysort_sdfStages(info) & RAYSORT_SDF_SCROLL_STAGE_BIT))
    push.cascades |= RAYSORT_SDF_BEGIN_STAYS;
  if (!(raysort_sdfStages(info) & (RAYSORT_SDF_SCROLL_STAGE_BIT | RAYSORT_SDF_BUILD_STAGE_BIT)))
    push.cascades |= RAYSORT_SDF_BEGIN_MAPS;
  for (i = 0; i < count; ++i)
  {
    raysort_sdfWindow window;
    raysort_sdfWindowOf(info, first + i, &window);
    memcpy(&push.numbers[9 * i], &window, sizeof(window));
  }
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfMarkPush
static void raysort_planMark(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  const uint32_t items =
      info->budget.maxInstances / RAYSORT_SDF_MARK_ITEMS + info->budget.maxBoxes / RAYSORT_SDF_MARK_ITEMS;
  RaysortPass pass;
  RaysortSdfMarkPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf mark", RAYSORT_SDF_PIPELINE_MARK, items < 4096 ? items + 1 : 4096);
  pass.groups[1] = RAYSORT_SDF_GRID / 8;
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instanceCount, INSTANCES_LIVE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxes, BOXES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxCount, BOXES_LIVE, RAYSORT_READ);
  RAYSORT_SDF_LEND(instances);
  RAYSORT_SDF_LEND(instanceCount);
  RAYSORT_SDF_LEND(boxes);
  RAYSORT_SDF_LEND(boxCount);
  push.cascadeMask = p->sizes.cascadeMask;
  push.given = raysort_sdfGiven(p);
  push.cascadeCount = info->sdf.cascadeCount;
  push.maxInstances = info->budget.maxInstances;
  push.maxBoxes = info->budget.maxBoxes;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfPreparePush
static void raysort_planPrepare(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfPreparePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf prepare", RAYSORT_SDF_PIPELINE_PREPARE, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_WRITE);
  RAYSORT_SDF_LEND_POOL();
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfCullPush
static void raysort_planCull(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfCullPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf cull", RAYSORT_SDF_PIPELINE_CULL, p->sizes.cascadesBuilt);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instanceCount, INSTANCES_LIVE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxCount, BOXES_LIVE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_LEND(instances);
  RAYSORT_SDF_LEND(instanceCount);
  RAYSORT_SDF_LEND(boxCount);
  push.cascadeMask = p->sizes.cascadeMask;
  push.given = raysort_sdfGiven(p);
  push.maxInstances = info->budget.maxInstances;
  push.maxBoxes = info->budget.maxBoxes;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

/* 2^30 voxels of the finest cascade: what reaches farther is too large for it. */
static float raysort_sdfReach(const RaysortSdfInfo *sdf)
{
  float least = sdf->voxelSizes[0];
  uint32_t i;
  for (i = 1; i < sdf->cascadeCount; ++i)
    least = sdf->voxelSizes[i] < least ? sdf->voxelSizes[i] : least;
  return least * 1073741824.0f;
}

#define PUSH RaysortSdfBinPush
static void raysort_planBin(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info, const char *name, uint32_t pipeline,
                            uint32_t arguments)
{
  RaysortPass pass;
  RaysortSdfBinPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, name, pipeline, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  raysort_sdfIndirect(p, &pass, arguments);
  raysort_sdfTouchGeometry(&pass);
  RAYSORT_SDF_LEND(instances);
  push.cascadeMask = p->sizes.cascadeMask;
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.maxInstances = info->budget.maxInstances;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  push.maxBlocks = info->budget.maxBlocks;
  push.ordinals = p->sizes.ordinals;
  push.triangles = p->sizes.triangles;
  push.records = p->sizes.records;
  push.blocks = p->sizes.blocks;
  push.reach = raysort_sdfReach(&info->sdf);
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfSumPush
static void raysort_planSum(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfSumPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf sum", RAYSORT_SDF_PIPELINE_SUM, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(sums, SUMS, RAYSORT_WRITE);
  RAYSORT_SDF_LEND_POOL();
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfPoolPush
static void raysort_planPool(raysort_sdfPlan *p)
{
  const uint32_t groups = raysort_divideUp(p->sdf->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  RaysortPass pass;
  RaysortSdfPoolPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf pool", RAYSORT_SDF_PIPELINE_POOL, groups ? groups : 1);
  pass.groups[1] = RAYSORT_SDF_POOL_SLICES;
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(unused, UNUSED, RAYSORT_WRITE);
  raysort_lend(&pass, &push, offsetof(PUSH, pool), offsetof(PUSH, unused));
  push.brickCapacity = p->sdf->brickCapacity;
  push.count = (uint32_t)(p->sizes.sizes[RAYSORT_SDF_PART_UNUSED] / 4 - 1);
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfAdmitPush
static void raysort_planAdmit(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfAdmitPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf admit", RAYSORT_SDF_PIPELINE_ADMIT, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(sums, SUMS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(items, ITEMS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_LEND_POOL();
  push.cascadeMask = p->sizes.cascadeMask;
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.brickCapacity = p->sdf->brickCapacity;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  push.maxBlocks = info->budget.maxBlocks;
  push.maxBricks = info->budget.maxBricks;
  push.owners = p->sizes.owners;
  push.unused = p->sizes.unused;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfScatterPush
static void raysort_planSdfScatter(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfScatterPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf scatter", RAYSORT_SDF_PIPELINE_SCATTER, 1);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  raysort_sdfIndirect(p, &pass, RAYSORT_SDF_WORK_SCATTER);
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.maxReferences = info->budget.maxReferences;
  push.ordinals = p->sizes.ordinals;
  push.triangles = p->sizes.triangles;
  push.sorted = p->sizes.sorted;
  push.pieces = p->sizes.pieces;
  push.pieceWords = 512;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfFillPush
static void raysort_planFill(raysort_sdfPlan *p, const char *name, uint32_t pipeline, uint32_t arguments)
{
  RaysortPass pass;
  RaysortSdfFillPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, name, pipeline, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(items, ITEMS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(bricks, BRICKS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(ids, IDS, RAYSORT_WRITE);
  raysort_sdfIndirect(p, &pass, arguments);
  push.cascadeMask = p->sizes.cascadeMask;
  push.records = p->sizes.records;
  push.sorted = p->sizes.sorted;
  push.pieces = p->sizes.pieces;
  push.owners = p->sizes.owners;
  push.pieceWords = 512;
  push.band = raysort_sdfBand(p->sdf);
  push.codeStep = raysort_sdfCodeStep(p->sdf);
  push.isFourBits = p->sdf->flags & RAYSORT_SDF_4_BITS_BIT ? 1 : 0;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfOccupyPush
static void raysort_planOccupy(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfOccupyPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf occupy", RAYSORT_SDF_PIPELINE_OCCUPY, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(codes, CODES, RAYSORT_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfSkipPush
static void raysort_planSkip(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfSkipPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf skip", RAYSORT_SDF_PIPELINE_SKIP,
                    8 * RAYSORT_SDF_GRID / RAYSORT_SDF_SKIP_PLANES);
  pass.groups[1] = p->sizes.cascadesBuilt;
  RAYSORT_SDF_TOUCH(codes, CODES, RAYSORT_READ_WRITE);
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfPackPush
static void raysort_planPack(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfPackPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf pack", RAYSORT_SDF_PIPELINE_PACK, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(codes, CODES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(map, MAP, RAYSORT_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfTallyPush
static void raysort_planTally(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfTallyPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf tally", RAYSORT_SDF_PIPELINE_TALLY,
                    raysort_divideUp(p->sdf->brickCapacity, RAYSORT_SDF_POOL_BRICKS));
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(tallies, TALLIES, RAYSORT_WRITE);
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfFinishPush
static void raysort_planFinish(raysort_sdfPlan *p)
{
  const uint32_t groups = raysort_divideUp(p->sdf->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  const int hasList = p->sizes.sizes[RAYSORT_SDF_PART_CHANGES] != 0;
  RaysortPass pass;
  RaysortSdfFinishPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf finish", RAYSORT_SDF_PIPELINE_FINISH, hasList ? groups : 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(tallies, TALLIES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(changes, CHANGES, RAYSORT_WRITE);
  RAYSORT_SDF_LEND(pool);
  RAYSORT_SDF_LEND(tallies);
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

/* Which voxels are built now, and their references. */
static void raysort_planSdfChoice(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  const int isCpu = (p->plan.context->features & RAYSORT_FEATURE_CPU) != 0;
  const uint32_t bin = isCpu ? RAYSORT_SDF_PIPELINE_BIN_OWN : RAYSORT_SDF_PIPELINE_BIN;
  const uint32_t again = isCpu ? RAYSORT_SDF_PIPELINE_BIN_OWN_AGAIN : RAYSORT_SDF_PIPELINE_BIN_AGAIN;
  raysort_planCull(p, info);
  raysort_planBin(p, info, "sdf bin", bin, RAYSORT_SDF_WORK_BIN);
  raysort_planBin(p, info, "sdf blocks", RAYSORT_SDF_PIPELINE_BLOCKS, RAYSORT_SDF_WORK_BLOCKS);
  raysort_planSum(p, info);
  raysort_planPool(p);
  raysort_planAdmit(p, info);
  raysort_planBin(p, info, "sdf bin again", again, RAYSORT_SDF_WORK_BIN_AGAIN);
  raysort_planBin(p, info, "sdf blocks again", RAYSORT_SDF_PIPELINE_BLOCKS_AGAIN, RAYSORT_SDF_WORK_BLOCKS_AGAIN);
  raysort_planSdfScatter(p, info);
}

/* Bricks, and the trace map. Neither needs the other, so passes of both stand side by side: those of the map take
 * little time of their own. */
static void raysort_planSdfBricks(raysort_sdfPlan *p, uint32_t stages)
{
  const int hasIds = (p->sdf->flags & RAYSORT_SDF_IDS_BIT) != 0;
  const int isCpu = (p->plan.context->features & RAYSORT_FEATURE_CPU) != 0;
  const uint32_t fill = isCpu ? RAYSORT_SDF_PIPELINE_ROWS : RAYSORT_SDF_PIPELINE_FILL;
  const uint32_t fillIds = isCpu ? RAYSORT_SDF_PIPELINE_ROWS_IDS : RAYSORT_SDF_PIPELINE_FILL_IDS;
  if (stages & RAYSORT_SDF_MAP_STAGE_BIT)
    raysort_planOccupy(p);
  if (stages & RAYSORT_SDF_BUILD_STAGE_BIT)
    raysort_planFill(p, "sdf fill", hasIds ? fillIds : fill, RAYSORT_SDF_WORK_FILL);
  if (stages & RAYSORT_SDF_MAP_STAGE_BIT)
    raysort_planSkip(p);
  if (stages & RAYSORT_SDF_BUILD_STAGE_BIT)
    raysort_planFill(p, "sdf encode", hasIds ? RAYSORT_SDF_PIPELINE_ENCODE_IDS : RAYSORT_SDF_PIPELINE_ENCODE,
                     RAYSORT_SDF_WORK_ENCODE);
  if (stages & RAYSORT_SDF_MAP_STAGE_BIT)
    raysort_planPack(p);
}

static void raysort_planSdfPasses(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  const uint32_t stages = raysort_sdfStages(info);
  uint32_t first;
  for (first = 0; first < info->sdf.cascadeCount && stages != RAYSORT_SDF_MARK_STAGE_BIT;
       first += RAYSORT_SDF_BEGIN_CASCADES)
    raysort_planSdfBegin(p, info, first);
  if (stages & RAYSORT_SDF_SCROLL_STAGE_BIT && p->sizes.sizes[RAYSORT_SDF_PART_CHANGES])
    raysort_planWipe(p, RAYSORT_SDF_PART_POOL_CHANGES, 0);
  if (stages & RAYSORT_SDF_MARK_STAGE_BIT)
    raysort_planMark(p, info);
  if (stages & (RAYSORT_SDF_SCROLL_STAGE_BIT | RAYSORT_SDF_BUILD_STAGE_BIT))
    raysort_planPrepare(p);
  if (stages & RAYSORT_SDF_BUILD_STAGE_BIT)
    raysort_planSdfChoice(p, info);
  if (stages != RAYSORT_SDF_MARK_STAGE_BIT && p->sizes.sizes[RAYSORT_SDF_PART_TALLIES])
    raysort_planTally(p);
  raysort_planSdfBricks(p, stages);
  if (stages != RAYSORT_SDF_MARK_STAGE_BIT)
    raysort_planFinish(p);
}

RAYSORT_API VkResult raysortPlanSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t *passCount,
                                          RaysortPass *passes)
{
  raysort_sdfPlan plan;
  RaysortSdfLayout layout;
  VkResult result = raysortGetSdfLayout(context, &info->sdf, &info->budget, info->cascadeMask, &layout);
  memset(&plan, 0, sizeof(plan));
  if (result == VK_SUCCESS)
    result = raysort_checkSdfUpdate(context, info);
  if (result != VK_SUCCESS)
    return result;
  plan.sdf = &info->sdf;
  raysort_sdfFieldSizes(&info->sdf, &plan.sizes);
  raysort_sdfScratchSizes(&info->sdf, &info->budget, info->cascadeMask, &plan.sizes);
  result = raysort_sdfUpdateBuffers(context, info, &plan);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan.plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  raysort_planSdfPasses(&plan, info);
  return raysort_endPlan(&plan.plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfUpdate(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortSdfUpdateInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_UPDATE_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_UPDATE_MAX_PASSES;
  VkResult result = raysortPlanSdfUpdate(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}
