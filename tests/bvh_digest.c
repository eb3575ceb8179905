/* bvh_digest.c - prints digests of a structure's bytes and of its hits: the same on every host, by every compiler.
 * SPDX-License-Identifier: MIT
 *
 * tests/check_bvh.sh builds it by several compilers, and for aarch64. */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

#include "bvh/bvh_reference.h"

#include <stdio.h>
#include <string.h>

static uint32_t digest(uint32_t hash, const void *bytes, size_t size)
{
  const unsigned char *byte = (const unsigned char *)bytes;
  for (; size > 0; --size)
    hash = (hash ^ *byte++) * 16777619u;
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
  meshSoup(&mesh, 20000, 0.02f, &random);
  geometries[0] = geometries[1] = meshGeometry(&mesh);
  geometries[1].transform = (VkDeviceAddress)(uintptr_t)turn;
  memset(&geometries[2], 0, sizeof(geometries[2]));
  geometries[2].data = (VkDeviceAddress)(uintptr_t)corners;
  geometries[2].primitiveCount = 1;
  geometries[2].maxVertex = 2;
  bvh = bvhBuild(geometries, 3);
  printf("frames %u bytes %08x", (unsigned)bvhHeader(bvh.memory).frameCount,
         (unsigned)digest(hash, bvh.memory, bvhHeader(bvh.memory).sizeLow));
  for (i = 0; i < 20000; ++i)
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
    raysortTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
    hash = digest(hash, &hit, sizeof(hit));
  }
  printf(" hits %08x\n", (unsigned)hash);
  bvhFree(&bvh);
  meshFree(&mesh);
  return 0;
}
