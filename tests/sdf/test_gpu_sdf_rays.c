/* test_gpu_sdf_rays.c - the includes of distance fields in kernels of a user's: rays and points against the reference
 * and against exact triangles.
 * SPDX-License-Identifier: MIT
 *
 * Fields come from the host. A device rounds as it likes, so its hits are those of the reference within a tolerance, but
 * for a few rays that graze a shell. No ray that began outside of shells may miss a triangle, or hit late. */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sdf_rays.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* As jobs.glsl has it. */
typedef enum Mode
{
  CLOSEST,
  ANY,
  DISTANCE,
  LEAVE,
  HIT_CELL
} Mode;

typedef struct Job
{
  RaysortSdfRay ray;
  uint32_t rayFlags, mode, firstCascade, cascadeCount;
} Job;

static Arena arena;
static SdfCase cases[SDF_CASE_COUNT];

/* ---- kernels ---- */

typedef struct Kernel
{
  VkDescriptorSetLayout setLayout; /* null: by address */
  VkDescriptorPool pool;
  VkDescriptorSet set;
  VkPipelineLayout layout;
  VkPipeline pipeline;
  RaysortBuffer buffers[3]; /* field, jobs, hits */
  uint32_t count;
} Kernel;

static Kernel kernels[5]; /* by address, by set, in HLSL; 4 bits; exact starts */
static const char *const kernelNames[5] = {"trace_address", "trace_set", "trace_set_hlsl", "trace_4_bits",
                                           "trace_start"};

static void makeSet(Gpu *gpu, Kernel *kernel)
{
  VkDescriptorSetLayoutBinding bindings[3];
  const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 3};
  const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  VkDescriptorSetLayoutCreateInfo setLayout = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  VkDescriptorPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
  VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  for (uint32_t i = 0; i < 3; ++i)
  {
    const VkDescriptorSetLayoutBinding binding = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                                                  NULL};
    bindings[i] = binding;
  }
  setLayout.bindingCount = 3;
  setLayout.pBindings = bindings;
  CHECK(vkCreateDescriptorSetLayout(gpu->device, &setLayout, NULL, &kernel->setLayout));
  pool.maxSets = 1;
  pool.poolSizeCount = 1;
  pool.pPoolSizes = &size;
  CHECK(vkCreateDescriptorPool(gpu->device, &pool, NULL, &kernel->pool));
  set.descriptorPool = kernel->pool;
  set.descriptorSetCount = 1;
  set.pSetLayouts = &kernel->setLayout;
  CHECK(vkAllocateDescriptorSets(gpu->device, &set, &kernel->set));
  layout.setLayoutCount = 1;
  layout.pSetLayouts = &kernel->setLayout;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(gpu->device, &layout, NULL, &kernel->layout));
}

static void makeKernel(Gpu *gpu, uint32_t index)
{
  Kernel *kernel = &kernels[index];
  char file[64];
  snprintf(file, sizeof(file), "build/shaders/tests/sdf/%s.spv", kernelNames[index]);
  memset(kernel, 0, sizeof(*kernel));
  if (index == 1 || index == 2)
    makeSet(gpu, kernel);
  else
    kernel->layout = gpuPipelineLayout(gpu);
  kernel->pipeline = gpuPipeline(gpu, kernel->layout, file, NULL, 0);
}

static void freeKernel(Gpu *gpu, Kernel *kernel)
{
  vkDestroyPipeline(gpu->device, kernel->pipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, kernel->layout, NULL);
  vkDestroyDescriptorPool(gpu->device, kernel->pool, NULL);
  vkDestroyDescriptorSetLayout(gpu->device, kernel->setLayout, NULL);
}

static void recordKernel(Arena *inArena, VkCommandBuffer commandBuffer, void *user)
{
  const Kernel *kernel = (const Kernel *)user;
  VkDeviceAddress push[4];
  for (uint32_t i = 0; i < 3; ++i)
  {
    const VkDescriptorBufferInfo buffer = {kernel->buffers[i].buffer, kernel->buffers[i].offset,
                                           kernel->buffers[i].size};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    write.dstSet = kernel->set;
    write.dstBinding = i;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &buffer;
    if (kernel->set)
      vkUpdateDescriptorSets(inArena->device->gpu.device, 1, &write, 0, NULL);
    push[i] = inArena->memory.address + kernel->buffers[i].offset;
  }
  push[3] = kernel->count;
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->pipeline);
  vkCmdPushConstants(commandBuffer, kernel->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push), push);
  if (kernel->set)
    vkCmdBindDescriptorSets(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->layout, 0, 1, &kernel->set, 0, NULL);
  vkCmdDispatch(commandBuffer, (kernel->count + 63) / 64, 1, 1);
}

/* The answers to all jobs; nothing else may be written. Valid until the next call. */
static const RaysortSdfHit *run(TestDevice *device, Kernel *kernel, const SdfField *field, const Job *jobs,
                                uint32_t count)
{
  const VkDeviceSize jobsSize = count * sizeof(Job), hitsSize = count * sizeof(RaysortSdfHit);
  arenaBegin(&arena, device, arenaCapacity(field->size + jobsSize + hitsSize, 3), 1);
  kernel->buffers[0] = arenaTake(&arena, "field", field->size, 256);
  kernel->buffers[1] = arenaTake(&arena, "jobs", jobsSize, 256);
  kernel->buffers[2] = arenaTake(&arena, "hits", hitsSize, 256);
  kernel->count = count;
  memcpy(arenaImage(&arena, kernel->buffers[0]), field->memory, field->size);
  memcpy(arenaImage(&arena, kernel->buffers[1]), jobs, (size_t)jobsSize);
  arenaRun(&arena, recordKernel, kernel);
  memcpy(arenaImage(&arena, kernel->buffers[2]), arenaFound(&arena, kernel->buffers[2]), (size_t)hitsSize);
  arenaCompare(&arena, field->header->cascadeCount == 1 ? "one cascade" : "cascades");
  return (const RaysortSdfHit *)arenaFound(&arena, kernel->buffers[2]);
}

/* ---- rays ---- */

static uint32_t rayCount(void)
{
  return testLevel() > 1 ? 1000000 : 9000;
}

static Job *makeJobs(const SdfCase *test, uint32_t count, Mode mode, uint32_t rayFlags, uint32_t seed)
{
  Job *jobs = (Job *)calloc(count, sizeof(Job));
  Random random = {seed};
  for (uint32_t i = 0; i < count; ++i)
  {
    jobs[i].ray = sdfRay(test, i % SDF_RAY_KINDS, &random);
    jobs[i].rayFlags = rayFlags;
    jobs[i].mode = (uint32_t)mode;
    jobs[i].cascadeCount = test->field.info.cascadeCount;
  }
  return jobs;
}

static double angleOf(const RaysortSdfHit *a, const RaysortSdfHit *b)
{
  double n[2][3], cosine = 0;
  sdfUnpackNormal(a->normal, n[0]);
  sdfUnpackNormal(b->normal, n[1]);
  for (int k = 0; k < 3; ++k)
    cosine += n[0][k] * n[1][k];
  return acos(fmin(cosine, 1)) * 57.29578;
}

/* Are they the same, but for rounding? */
static int isLike(const SdfCase *test, const Job *job, const RaysortSdfHit *found, const RaysortSdfHit *expected)
{
  const uint32_t words = 0xffff;
  const float *o = job->ray.origin;
  const double slack = 1e-3 * (double)test->field.info.voxelSizes[0] +
                       1e-6 * fmax(fabs((double)o[0]), fmax(fabs((double)o[1]), fabs((double)o[2])));
  if ((found->flags & words) != (expected->flags & words) || found->brick != expected->brick ||
      !(fabs((double)found->tShell - (double)expected->tShell) <= slack) ||
      !(fabs((double)found->tLeave - (double)expected->tLeave) <= slack) ||
      !(fabs((double)found->t - (double)expected->t) <= 10 * slack))
    return 0;
  return !(found->flags & RAYSORT_SDF_HIT_BIT) || angleOf(found, expected) < 1;
}

/* Rays of one case by one kernel. */
static SdfTally traceCase(TestDevice *device, uint32_t kernel, const SdfCase *test, Mode mode, uint32_t rayFlags)
{
  const uint32_t count = rayCount(), hostFlags = rayFlags | (mode == ANY ? RAYSORT_SDF_RAY_ANY : 0u);
  Job *jobs = makeJobs(test, count, mode, rayFlags, kernel + 10 * (uint32_t)mode + rayFlags + 1);
  const RaysortSdfHit *hits = run(device, &kernels[kernel], &test->field, jobs, count);
  uint32_t unlike = 0, steps = 0;
  SdfTally tally;
  memset(&tally, 0, sizeof(tally));
  for (uint32_t i = 0; i < count; ++i)
  {
    const RaysortSdfHit expected = sdfTrace(&test->field, &jobs[i].ray, hostFlags, 0, jobs[i].cascadeCount);
    sdfJudge(test, &jobs[i].ray, &hits[i], &tally);
    steps = hits[i].flags >> 16 > steps ? hits[i].flags >> 16 : steps;
    if (!isLike(test, &jobs[i], &hits[i], &expected) && unlike++ < 3)
      print_message("# %s, kind %u: t %.7g tShell %.7g tLeave %.7g brick %x id %x flags %x; reference %.7g %.7g %.7g "
                    "%x %x %x\n",
                    test->name, i % SDF_RAY_KINDS, (double)hits[i].t, (double)hits[i].tShell, (double)hits[i].tLeave,
                    hits[i].brick, hits[i].id, hits[i].flags, (double)expected.t, (double)expected.tShell,
                    (double)expected.tLeave, expected.brick, expected.id, expected.flags);
  }
  sdfPrint(test->name, &tally);
  print_message("# %s, mode %u, flags %u: %u of %u unlike the reference; at most %u steps\n", kernelNames[kernel], mode,
                rayFlags, unlike, count, steps);
  assert_int_equal(tally.misses, 0);
  assert_int_equal(tally.late, 0);
  assert_true(unlike <= count / 200);
  free(jobs);
  return tally;
}

static void testByAddress(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    if (i != SDF_CASE_COARSE)
    {
      const SdfTally tally = traceCase((TestDevice *)*state, 0, &cases[i], CLOSEST, 0);
      assert_true(i == SDF_CASE_EMPTY ? tally.hits == 0 : tally.hits > tally.rays / 4);
      traceCase((TestDevice *)*state, 0, &cases[i], ANY, 0);
    }
}

static void testBySet(void **state)
{
  traceCase((TestDevice *)*state, 1, &cases[SDF_CASE_ASTRAY], CLOSEST, 0);
  traceCase((TestDevice *)*state, 2, &cases[SDF_CASE_ASTRAY], CLOSEST, 0);
}

static void testFlags(void **state)
{
  traceCase((TestDevice *)*state, 0, &cases[SDF_CASE_NESTED], CLOSEST, RAYSORT_SDF_RAY_OUTWARD);
  traceCase((TestDevice *)*state, 0, &cases[SDF_CASE_NESTED], CLOSEST, RAYSORT_SDF_RAY_START_EXACT);
  traceCase((TestDevice *)*state, 3, &cases[SDF_CASE_COARSE], CLOSEST, 0);
}

static int setup(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    cases[i] = sdfCase((SdfCaseKind)i);
  if (openTestDevice(state) != 0)
    return -1;
  for (uint32_t i = 0; i < COUNT_OF(kernels) - 1; ++i)
    makeKernel(&((TestDevice *)*state)->gpu, i);
  return 0;
}

static int teardown(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(kernels) - 1; ++i)
    freeKernel(&device->gpu, &kernels[i]);
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    sdfCaseFree(&cases[i]);
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testByAddress), cmocka_unit_test(testBySet),
                                     cmocka_unit_test(testFlags)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_rays", tests, setup, teardown);
}
