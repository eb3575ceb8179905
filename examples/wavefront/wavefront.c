/* wavefront.c - the template that a renderer starts from: rays, trace, sort, dispatch, next bounce.
 * SPDX-License-Identifier: MIT
 * A sample of every pixel is one list of passes. How many rays live never leaves the GPU: the sort of a bounce counts
 * them, and trace and sort of the next bounce read that count. */
#include "common.h"
#include "wavefront.h"

#include <math.h>
#include <stdlib.h>

#define SHADERS    "build/shaders/examples/wavefront/"
#define BOUNCES    6u
#define MAX_PASSES (1 + BOUNCES * (RAYSORT_BVH_TRACE_MAX_PASSES + RAYSORT_SORT_MAX_PASSES + MATERIALS))

typedef struct Wavefront
{
  Gpu gpu;
  RaysortContext raysort;
  uint32_t width, height, pixels;
  GpuBuffer structure, objects, rays, hits, paths, film, scratch;
  GpuBuffer maps[2], ranges[2]; /* of even and of odd bounces: a bounce reads what the last one left */
  VkPipelineLayout layout;
  VkPipeline pipelines[MATERIALS + 1]; /* the last one: the camera's rays */
  RaysortPass passes[MAX_PASSES];
  uint32_t passCount;
} Wavefront;

/* Spheres, of triangles. Object 0 is the ground; the others lie on it like the seeds of a sunflower. */
static Object makeObject(uint32_t number)
{
  const float r = 0.85f * sqrtf((float)number), x = cosf(2.4f * (float)number), z = sinf(2.4f * (float)number);
  const float green = number % SURFACES == MATTE ? 0.4f : 0.8f;
  const Object ground = {{0, -40, 0}, 40, {0.6f, 0.6f, 0.6f}, 0};
  const Object seed = {{r * x, 0.42f - r * r / 80, r * z}, 0.45f, {0.6f + x / 3, green, 0.6f + z / 3}, 0.05f};
  return number == 0 ? ground : seed;
}

/* Corner `corner` of a triangle: there are six in each of the 2 * RINGS squares of a ring. */
static void makeVertex(const Object *object, uint32_t corner, float *vertex)
{
  const uint32_t square = corner / 6, isDown = 0x16u >> corner % 6 & 1, isRight = 0x34u >> corner % 6 & 1;
  const float polar = 3.14159265f / RINGS * (float)(square / (2 * RINGS) + isDown);
  const float angle = 3.14159265f / RINGS * (float)(square % (2 * RINGS) + isRight);
  vertex[0] = object->centre[0] + object->radius * sinf(polar) * cosf(angle);
  vertex[1] = object->centre[1] + object->radius * cosf(polar);
  vertex[2] = object->centre[2] - object->radius * sinf(polar) * sinf(angle);
}

/* The structure is built on the host; the same bytes are traced on the device. Each material is a geometry, so that the
 * trace needs no table of materials. */
static void buildScene(Wavefront *wave)
{
  static Object objects[SURFACES * SPHERES];
  static RaysortBvhGeometry geometries[SURFACES];
  const RaysortBvhInfo bvh = {.geometryCount = SURFACES, .geometries = geometries};
  const RaysortBvhBuildInfo info = {.bvhCount = 1, .bvhs = &bvh, .message = gpuMessage, .messageUser = &wave->gpu};
  float(*vertices)[3] = (float(*)[3])allocate(SURFACES * SPHERES * 3 * TRIANGLES * sizeof(*vertices));
  for (uint32_t i = 0; i < SURFACES * SPHERES; ++i)
  {
    objects[i] = makeObject(i % SPHERES * SURFACES + i / SPHERES);
    for (uint32_t corner = 0; corner < 3 * TRIANGLES; ++corner)
      makeVertex(&objects[i], corner, vertices[i * 3 * TRIANGLES + corner]);
  }
  for (uint32_t i = 0; i < SURFACES; ++i)
  {
    geometries[i].data = (VkDeviceAddress)(uintptr_t)vertices[i * SPHERES * 3 * TRIANGLES]; /* on the host a pointer */
    geometries[i].primitiveCount = SPHERES * TRIANGLES;
    geometries[i].maxVertex = SPHERES * 3 * TRIANGLES - 1;
  }
  RaysortBvhHeader *bytes = (RaysortBvhHeader *)bvhOnHost(&info);
  wave->structure = gpuUploaded(&wave->gpu, bytes, bytes->sizeLow);
  wave->objects = gpuUploaded(&wave->gpu, objects, sizeof(objects));
  free(vertices);
  free(bytes);
}

/* Our own pipelines: what they are pushed after RaysortDispatchPush, and what they touch. Barriers come from that. */
static void finishPass(const Wavefront *wave, RaysortPass *pass)
{
  const RaysortBuffer touched[4] = {gpuRange(&wave->hits), gpuRange(&wave->rays), gpuRange(&wave->paths),
                                    gpuRange(&wave->film)};
  const WavePush push = {wave->rays.address, wave->hits.address, wave->paths.address, wave->objects.address,
                         wave->film.address, wave->width,        wave->height,        0};
  const VkAccessFlags reads = VK_ACCESS_SHADER_READ_BIT, both = reads | VK_ACCESS_SHADER_WRITE_BIT;
  CHECK(raysortAppendPush(wave->raysort, pass, &push, sizeof(push)));
  for (uint32_t i = 0; i < 4; ++i)
    CHECK(raysortAppendAccess(wave->raysort, pass, RAYSORT_RESOURCE_CALLER, &touched[i], i == 0 ? reads : both));
}

static void planBounce(Wavefront *wave, uint32_t bounce)
{
  const RaysortBuffer lastRanges = gpuRange(&wave->ranges[~bounce & 1]);
  const RaysortIds ids = {.buffer = gpuRange(&wave->hits),
                          .type = RAYSORT_ID_UINT32,
                          .stride = sizeof(RaysortBvhHit),
                          .offset = offsetof(RaysortBvhHit, material)};
  RaysortBvhTraceInfo trace = {.maxCount = wave->pixels, .missMaterial = SKY, .deadMaterial = MATERIALS};
  RaysortSortInfo sort = {.maxCount = wave->pixels, .materialCount = MATERIALS, .workgroupSize = GROUP_SIZE};
  RaysortDispatchInfo dispatch = {.sort = &sort, .pipelines = wave->pipelines, .layout = wave->layout};
  uint32_t traced = RAYSORT_BVH_TRACE_MAX_PASSES, sorted = RAYSORT_SORT_MAX_PASSES, dispatched = MATERIALS;
  RaysortPass *passes = &wave->passes[wave->passCount];
  if (bounce > 0) /* the rays that the last bounce shaded, as many as it counted */
  {
    trace.list = sort.list = gpuRange(&wave->maps[~bounce & 1]);
    trace.count = sort.count = raysortSortGetLive(&lastRanges);
  }
  trace.bvh = gpuRange(&wave->structure);
  trace.rays = gpuRange(&wave->rays);
  trace.hits = gpuRange(&wave->hits);
  sort.materialIdMap = ids; /* the material in each hit */
  sort.newToOldPixelMap = gpuRange(&wave->maps[bounce & 1]);
  sort.ranges = gpuRange(&wave->ranges[bounce & 1]);
  sort.scratch = gpuRange(&wave->scratch);
  dispatch.concurrency = bounce + 1; /* a pixel has one material: the pipelines of a bounce may run side by side */
  CHECK(raysortPlanBvhTrace(wave->raysort, &trace, &traced, passes));
  CHECK(raysortPlanSort(wave->raysort, &sort, &sorted, passes + traced));
  CHECK(raysortPlanDispatch(wave->raysort, &dispatch, &dispatched, passes + traced + sorted));
  for (uint32_t i = 0; i < dispatched; ++i)
    finishPass(wave, &passes[traced + sorted + i]);
  wave->passCount += traced + sorted + dispatched;
}

static void openWavefront(Wavefront *wave)
{
  RaysortSortInfo sort = {.maxCount = wave->pixels, .materialCount = MATERIALS, .workgroupSize = GROUP_SIZE};
  RaysortSortLayout layout;
  wave->raysort = gpuRaysort(&wave->gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT);
  CHECK(raysortGetSortLayout(wave->raysort, &sort, &layout));
  wave->rays = gpuBuffer(&wave->gpu, wave->pixels * sizeof(RaysortBvhRay));
  wave->hits = gpuBuffer(&wave->gpu, wave->pixels * sizeof(RaysortBvhHit));
  wave->paths = gpuBuffer(&wave->gpu, wave->pixels * sizeof(Path));
  wave->film = gpuBuffer(&wave->gpu, wave->pixels * sizeof(float[4]));
  wave->scratch = gpuBuffer(&wave->gpu, layout.scratchSize);
  for (uint32_t i = 0; i < 2; ++i)
    wave->maps[i] = gpuBuffer(&wave->gpu, layout.newToOldPixelMapSize);
  for (uint32_t i = 0; i < 2; ++i)
    wave->ranges[i] = gpuBuffer(&wave->gpu, layout.rangesSize);
  gpuFill(&wave->gpu, &wave->film, 0);
  wave->layout = gpuPipelineLayout(&wave->gpu);
  for (uint32_t i = 0; i <= MATERIALS; ++i)
    wave->pipelines[i] =
        gpuPipeline(&wave->gpu, wave->layout, i < MATERIALS ? SHADERS "shade.spv" : SHADERS "rays.spv", &i, 1);
  wave->passes[0] = raysortMakePass("rays", wave->pipelines[MATERIALS], wave->layout, sizeof(RaysortDispatchPush),
                                    wave->pixels / GROUP_SIZE + 1, 1, 1);
  finishPass(wave, &wave->passes[wave->passCount++]);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    planBounce(wave, bounce);
}

static void closeWavefront(Wavefront *wave)
{
  GpuBuffer *buffers[] = {&wave->structure, &wave->objects,   &wave->rays,     &wave->hits,
                          &wave->paths,     &wave->film,      &wave->scratch,  &wave->maps[0],
                          &wave->maps[1],   &wave->ranges[0], &wave->ranges[1]};
  for (uint32_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&wave->gpu, buffers[i]);
  for (uint32_t i = 0; i <= MATERIALS; ++i)
    vkDestroyPipeline(wave->gpu.device, wave->pipelines[i], NULL);
  vkDestroyPipelineLayout(wave->gpu.device, wave->layout, NULL);
  raysortDestroyContext(wave->raysort);
  gpuClose(&wave->gpu);
}

int main(int argc, char **argv)
{
  static Wavefront wave;
  Arguments arguments;
  parseArguments(argc, argv, "wavefront", "rays, trace, sort, dispatch, next bounce: a template", &arguments, NULL, 0);
  gpuOpen(&wave.gpu, &arguments);
  const uint32_t samples = wave.gpu.isCpu ? 16 : 256;
  wave.width = arguments.width ? arguments.width : wave.gpu.isCpu ? 400 : 1920;
  wave.height = arguments.height ? arguments.height : wave.gpu.isCpu ? 225 : 1080;
  wave.pixels = wave.width * wave.height;
  buildScene(&wave);
  openWavefront(&wave);
  for (uint32_t sample = 0; sample < samples; ++sample)
  {
    VkCommandBuffer commandBuffer = gpuBegin(&wave.gpu);
    for (uint32_t i = 0; i < wave.passCount; ++i) /* passes are data: planned once, except for the sample index */
      if (wave.passes[i].layout == wave.layout)
        wave.passes[i].push[(sizeof(RaysortDispatchPush) + offsetof(WavePush, sampleIndex)) / 4] = sample;
    CHECK(raysortCmdPasses(wave.raysort, commandBuffer, wave.passCount, wave.passes, NULL));
    gpuSubmit(&wave.gpu, commandBuffer);
  }
  Picture picture = newPicture(wave.width, wave.height, 0);
  float *film = (float *)allocate((size_t)wave.film.size);
  gpuDownload(&wave.gpu, &wave.film, 0, film, wave.film.size);
  for (size_t i = 0; i < (size_t)wave.pixels * 3; ++i)
    picture.rgb[i] = (uint8_t)(255.99f * sqrtf(1 - expf(-1.1f * film[i / 3 * 4 + i % 3] / (float)samples)));
  savePicture(arguments.out, "picture.png", &picture);
  free(film);
  closeWavefront(&wave);
  return wave.gpu.errors ? 1 : 0;
}
