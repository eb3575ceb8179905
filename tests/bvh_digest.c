/* bvh_digest.c - prints digests of a structure's bytes and of its hits: the same on every host, by every compiler.
 * SPDX-License-Identifier: MIT
 *
 * tests/check_bvh.sh builds it by several compilers, and for aarch64. The implementation is in fast_math.c, which is
 * included. There it is static, so that what nothing here calls takes no time to compile. */
#define RAYSORT_API __attribute__((unused)) static
#include "fast_math.c"

#include "bvh/bvh_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What bvh_reference.c, an object of its own, calls: check_bvh.sh gives it these names. */
VkResult digestGetLayout(RaysortContext context, const RaysortBvhBuildInfo *info, RaysortBvhBuildLayout *layout);
VkResult digestBuild(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch, size_t scratchSize);
VkBool32 digestHit(const RaysortBvhRay *ray, const float a[3], const float b[3], const float c[3], RaysortBvhHit *hit);

VkResult digestGetLayout(RaysortContext context, const RaysortBvhBuildInfo *info, RaysortBvhBuildLayout *layout)
{
  return raysortGetBvhBuildLayout(context, info, layout);
}

VkResult digestBuild(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch, size_t scratchSize)
{
  return raysortBvhBuildOnHost(info, memory, size, scratch, scratchSize);
}

VkBool32 digestHit(const RaysortBvhRay *ray, const float a[3], const float b[3], const float c[3], RaysortBvhHit *hit)
{
  return raysortBvhHitTriangleOnHost(ray, a, b, c, hit);
}

static uint32_t digest(uint32_t hash, const void *bytes, size_t size)
{
  const unsigned char *byte = (const unsigned char *)bytes;
  for (; size > 0; --size)
    hash = (hash ^ *byte++) * 16777619u;
  return hash;
}

/* A level of instances of the structure: its bytes, those of an update, and hits through it. */
static uint32_t digestLevel(uint32_t hash, const Bvh *bvh, Random *random)
{
  enum
  {
    COUNT = 40
  };
  static RaysortBvhInstance instances[COUNT];
  RaysortBvhGeometry geometry;
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  RaysortBvhHostHooks hooks;
  const uint64_t reference = (uint64_t)(uintptr_t)bvh->memory;
  uint32_t i, k;
  memset(&geometry, 0, sizeof(geometry));
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  memset(&hooks, 0, sizeof(hooks));
  geometry.type = RAYSORT_BVH_INSTANCES;
  geometry.data = (VkDeviceAddress)(uintptr_t)instances;
  geometry.primitiveCount = COUNT;
  one.geometries = &geometry;
  one.geometryCount = info.bvhCount = 1;
  info.bvhs = &one;
  info.base = reference;
  hooks.base = bvh->memory;
  if (raysortGetBvhBuildLayout(NULL, &info, &layout) != VK_SUCCESS)
    abort();
  void *memory = malloc((size_t)layout.destinationSize), *scratch = malloc((size_t)layout.scratchSize);
  for (; info.mode < 2; ++info.mode)
  {
    for (i = 0; i < COUNT; ++i)
    {
      for (k = 0; k < 12; ++k)
        instances[i].transform[k] = randomFloat(random, -1, 1) * (k % 4 == 3 ? 1e7f : 1.0f);
      instances[i].customAndMask = 0xff000000u | i;
      instances[i].referenceLow = (uint32_t)reference;
      instances[i].referenceHigh = (uint32_t)(reference >> 32);
    }
    if (raysortBvhBuildOnHost(&info, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize) !=
        VK_SUCCESS)
      abort();
    hash = digest(hash, memory, bvhHeader(memory).sizeLow);
    for (i = 0; i < 300; ++i)
    {
      const float *to = instances[i % COUNT].transform;
      const float origin[3] = {randomFloat(random, -1e7f, 1e7f), randomFloat(random, -1e7f, 1e7f), 1e7f};
      const float direction[3] = {to[3] - origin[0], to[7] - origin[1], to[11] - origin[2]};
      const RaysortBvhRay ray = makeRay(origin, direction);
      RaysortBvhHit hit;
      raysortBvhTraceOnHost(memory, &ray, 0, &hooks, &hit);
      hash = digest(hash, &hit, sizeof(hit));
    }
  }
  free(memory);
  free(scratch);
  return hash;
}

int main(void)
{
  static const float turn[12] = {0.8f, -0.6f, 0.1f, 5, 0.6f, 0.8f, -0.2f, -1, 0.05f, 0.3f, 0.9f, 3};
  static const float corners[9] = {-1e6f, -1, -1e6f, 1e6f, -1, -1e6f, 0, -1, 1e6f}; /* huge: the rest gets frames */
  RaysortBvhGeometry geometries[3];
  Random random = {1};
  Mesh mesh;
  Bvh bvh;
  uint32_t hash = 2166136261u, i, k;
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 4000, 0.03f, &random);
  geometries[0] = geometries[1] = meshGeometry(&mesh);
  geometries[1].transform = (VkDeviceAddress)(uintptr_t)turn;
  memset(&geometries[2], 0, sizeof(geometries[2]));
  geometries[2].data = (VkDeviceAddress)(uintptr_t)corners;
  geometries[2].primitiveCount = 1;
  geometries[2].maxVertex = 2;
  bvh = bvhBuild(geometries, 3);
  printf("frames %u bytes %08x", (unsigned)bvhHeader(bvh.memory).frameCount,
         (unsigned)digest(hash, bvh.memory, bvhHeader(bvh.memory).sizeLow));
  for (i = 0; i < 4000; ++i)
  {
    float origin[3], direction[3];
    RaysortBvhRay ray;
    RaysortBvhHit hit;
    for (k = 0; k < 3; ++k)
    {
      origin[k] = randomFloat(&random, -1.5f, 1.5f);
      direction[k] = randomFloat(&random, -1, 1);
    }
    ray = makeRay(origin, direction);
    raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
    hash = digest(hash, &hit, sizeof(hit));
  }
  printf(" hits %08x", (unsigned)hash);
  printf(" level %08x\n", (unsigned)digestLevel(hash, &bvh, &random));
  bvhFree(&bvh);
  meshFree(&mesh);
  return countWrongNumbers() != 0;
}
