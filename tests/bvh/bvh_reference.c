/* bvh_reference.c - see bvh_reference.h.
 * SPDX-License-Identifier: MIT */
#include "bvh_reference.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- meshes ---- */

uint32_t meshVertex(Mesh *mesh, float x, float y, float z)
{
  if (mesh->vertexCount == mesh->vertexCapacity)
  {
    mesh->vertexCapacity = mesh->vertexCapacity * 2 + 64;
    mesh->vertices = (float *)realloc(mesh->vertices, (size_t)mesh->vertexCapacity * 12);
  }
  mesh->vertices[3 * mesh->vertexCount] = x;
  mesh->vertices[3 * mesh->vertexCount + 1] = y;
  mesh->vertices[3 * mesh->vertexCount + 2] = z;
  return mesh->vertexCount++;
}

void meshTriangle(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c)
{
  if (mesh->triangleCount == mesh->triangleCapacity)
  {
    mesh->triangleCapacity = mesh->triangleCapacity * 2 + 64;
    mesh->indices = (uint32_t *)realloc(mesh->indices, (size_t)mesh->triangleCapacity * 12);
  }
  mesh->indices[3 * mesh->triangleCount] = a;
  mesh->indices[3 * mesh->triangleCount + 1] = b;
  mesh->indices[3 * mesh->triangleCount + 2] = c;
  ++mesh->triangleCount;
}

void meshFree(Mesh *mesh)
{
  free(mesh->vertices);
  free(mesh->indices);
  memset(mesh, 0, sizeof(*mesh));
}

RaysortBvhGeometry meshGeometry(const Mesh *mesh)
{
  RaysortBvhGeometry geometry;
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = (VkDeviceAddress)(uintptr_t)mesh->vertices;
  geometry.indices = (VkDeviceAddress)(uintptr_t)mesh->indices;
  geometry.indexSize = 4;
  geometry.primitiveCount = mesh->triangleCount;
  geometry.maxVertex = mesh->vertexCount ? mesh->vertexCount - 1 : 0;
  return geometry;
}

uint32_t randomWord(Random *random)
{
  uint32_t word = random->state = random->state * 747796405u + 2891336453u;
  word = ((word >> ((word >> 28) + 4)) ^ word) * 277803737u;
  return (word >> 22) ^ word;
}

float randomFloat(Random *random, float low, float high)
{
  return low + (high - low) * (float)(randomWord(random) >> 8) * (1.0f / 16777216.0f);
}

void meshSphere(Mesh *mesh, const float centre[3], float radius, uint32_t rings)
{
  const uint32_t around = 2 * rings;
  const uint32_t north = meshVertex(mesh, centre[0], centre[1] + radius, centre[2]);
  const uint32_t south = meshVertex(mesh, centre[0], centre[1] - radius, centre[2]);
  const uint32_t first = mesh->vertexCount;
  uint32_t ring, i;
  for (ring = 1; ring < rings; ++ring)
  {
    const double latitude = 3.14159265358979 * ring / rings;
    for (i = 0; i < around; ++i)
    {
      const double longitude = 2 * 3.14159265358979 * i / around;
      meshVertex(mesh, centre[0] + radius * (float)(sin(latitude) * cos(longitude)),
                 centre[1] + radius * (float)cos(latitude),
                 centre[2] + radius * (float)(sin(latitude) * sin(longitude)));
    }
  }
  for (i = 0; i < around; ++i)
  {
    const uint32_t next = (i + 1) % around, last = first + (rings - 2) * around;
    meshTriangle(mesh, north, first + next, first + i);
    meshTriangle(mesh, south, last + i, last + next);
    for (ring = 0; ring + 2 < rings; ++ring)
    {
      const uint32_t above = first + ring * around, below = above + around;
      meshTriangle(mesh, above + i, above + next, below + i);
      meshTriangle(mesh, above + next, below + next, below + i);
    }
  }
}

/* Fractal height over a square in x and z, by sums of sines; and spheres on it. */
static float heightAt(float x, float z)
{
  float sum = 0, scale = 1;
  int i;
  for (i = 0; i < 7; ++i)
  {
    sum += (float)(sin(x * 0.13 / scale + 1.7 * i) * cos(z * 0.11 / scale + 0.9 * i)) * scale;
    scale *= 0.5f;
  }
  return sum;
}

void meshTerrain(Mesh *mesh, uint32_t side, float size, float height, uint32_t spheres, uint32_t rings)
{
  const uint32_t first = mesh->vertexCount;
  Random random = {7};
  uint32_t x, z;
  for (z = 0; z <= side; ++z)
    for (x = 0; x <= side; ++x)
    {
      const float px = size * (float)x / (float)side, pz = size * (float)z / (float)side;
      meshVertex(mesh, px, height * heightAt(px, pz), pz);
    }
  for (z = 0; z < side; ++z)
    for (x = 0; x < side; ++x)
    {
      const uint32_t a = first + z * (side + 1) + x, c = a + side + 1;
      meshTriangle(mesh, a, c, a + 1);
      meshTriangle(mesh, a + 1, c, c + 1);
    }
  for (x = 0; x < spheres; ++x)
  {
    float centre[3];
    const float radius = randomFloat(&random, 0.004f, 0.02f) * size;
    centre[0] = randomFloat(&random, 0, size);
    centre[2] = randomFloat(&random, 0, size);
    centre[1] = height * heightAt(centre[0], centre[2]) + radius;
    meshSphere(mesh, centre, radius, rings);
  }
}

void meshSoup(Mesh *mesh, uint32_t triangles, float size, Random *random)
{
  uint32_t i, corner, k;
  for (i = 0; i < triangles; ++i)
  {
    float middle[3], vertex[3];
    for (k = 0; k < 3; ++k)
      middle[k] = randomFloat(random, -1, 1);
    for (corner = 0; corner < 3; ++corner)
    {
      for (k = 0; k < 3; ++k)
        vertex[k] = middle[k] + randomFloat(random, -size, size);
      meshVertex(mesh, vertex[0], vertex[1], vertex[2]);
    }
    meshTriangle(mesh, mesh->vertexCount - 3, mesh->vertexCount - 2, mesh->vertexCount - 1);
  }
}

/* ---- shapes that drive builders to their limits ---- */

const char *const meshFamilyNames[MESH_FAMILIES] = {"equal",    "points",         "coplanar grid", "needles",
                                       "shells",   "nested squares", "staircase",     "line",
                                       "clusters", "powers",         "huge and tiny", "chain"};

static void addTriangle(Mesh *mesh, float x, float y, float z, float size)
{
  meshVertex(mesh, x - size, y - size, z);
  meshVertex(mesh, x + size, y - size, z + size * 0.01f);
  meshVertex(mesh, x, y + size, z);
  meshTriangle(mesh, mesh->vertexCount - 3, mesh->vertexCount - 2, mesh->vertexCount - 1);
}

void meshFamily(Mesh *mesh, uint32_t family, uint32_t n)
{
  Random random = {41};
  uint32_t i, k;
  for (i = 0; i < n; ++i)
  {
    const float f = (float)i;
    float at[3];
    switch (family)
    {
    case 0:
      addTriangle(mesh, 0, 0, 0, 1);
      break;
    case 1:
      addTriangle(mesh, f, 0, 0, 1e-30f);
      break;
    case 2:
      addTriangle(mesh, (float)(i % 100), (float)(i / 100), 7e5f, 0.5f);
      break;
    case 3:
      for (k = 0; k < 3; ++k)
        at[k] = randomFloat(&random, 0, 1);
      addTriangle(mesh, at[0], at[1], at[2], 1);
      for (k = 0; k < 3; ++k)
        mesh->vertices[3 * mesh->vertexCount - 3 * k - 2] =
            mesh->vertices[3 * mesh->vertexCount - 8] + 1e-6f * (float)k;
      break;
    case 4:
      addTriangle(mesh, 0, 0, 0, powf(0.99f, f < 4000 ? f : f - 4000));
      break;
    case 5:
      addTriangle(mesh, powf(2, -(float)(i % 60)), 0, 0, powf(2, -(float)(i % 60)));
      break;
    case 6:
      addTriangle(mesh, f, f, f, f * 0.5f);
      break;
    case 7:
      addTriangle(mesh, f * 1e-3f, 0, 0, 1e-3f);
      break;
    case 8:
      addTriangle(mesh, powf(10, -(float)(i % 12)) + 1e-14f * f, powf(10, -(float)(i % 7)), 0,
                  powf(10, -(float)(i % 12) - 3));
      break;
    case 9:
      addTriangle(mesh, powf(2, f / 70 - 40), powf(2, (float)(i % 40) - 40), 0, powf(2, f / 70 - 42));
      break;
    case 10:
      for (k = 0; k < 2; ++k)
        at[k] = randomFloat(&random, -1, 1);
      addTriangle(mesh, at[0], at[1], 0, i < 12 ? 1e6f : 1e-3f);
      break;
    default:
      addTriangle(mesh, powf(1.5f, (float)(i % 90)), powf(1.5f, (float)(i / 90)), 0, 1e-3f);
      break;
    }
  }
}

/* ---- a structure on the host ---- */

Bvh bvhBuild(const RaysortBvhGeometry *geometries, uint32_t count)
{
  return bvhBuildOf(RAYSORT_BVH_BUILD_MODE_ANEW, geometries, count);
}

Bvh bvhBuildOf(uint32_t mode, const RaysortBvhGeometry *geometries, uint32_t count)
{
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  Bvh bvh;
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  memset(&bvh, 0, sizeof(bvh));
  one.geometries = geometries;
  one.geometryCount = count;
  info.bvhs = &one;
  info.bvhCount = 1;
  info.mode = mode;
  bvh.result = raysortGetBvhBuildLayout(NULL, &info, &bvh.layout);
  if (bvh.result != VK_SUCCESS)
    return bvh;
  bvh.allocation = malloc((size_t)bvh.layout.destinationSize + 256);
  bvh.memory = (unsigned char *)(((uintptr_t)bvh.allocation + 255) & ~(uintptr_t)255);
  bvh.scratch = malloc((size_t)bvh.layout.scratchSize);
  memset(bvh.memory, 0xcd, (size_t)bvh.layout.destinationSize);
  memset(bvh.scratch, 0xab, (size_t)bvh.layout.scratchSize);
  bvh.result = raysortBvhBuildOnHost(&info, bvh.memory, (size_t)bvh.layout.destinationSize, bvh.scratch,
                                     (size_t)bvh.layout.scratchSize);
  return bvh;
}

void bvhFree(Bvh *bvh)
{
  free(bvh->allocation);
  free(bvh->scratch);
  memset(bvh, 0, sizeof(*bvh));
}

RaysortBvhHeader bvhHeader(const void *bvh)
{
  RaysortBvhHeader header;
  memcpy(&header, bvh, sizeof(header));
  return header;
}

/* ---- triangles ---- */

/* One rounding to fp32, which no compiler may leave out. */
static float single(float value)
{
  volatile float rounded = value;
  return rounded;
}

RaysortBvhRay makeRay(const float origin[3], const float direction[3])
{
  RaysortBvhRay ray;
  memcpy(ray.origin, origin, 12);
  memcpy(ray.direction, direction, 12);
  ray.tMin = 0;
  ray.tMax = INFINITY;
  return ray;
}

static void vertexOf(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t corner, float point[3])
{
  const uint32_t *indices = (const uint32_t *)(uintptr_t)geometry->indices;
  const char *data = (const char *)(uintptr_t)geometry->data;
  const uint32_t index = geometry->indexSize == 4 ? indices[3 * primitive + corner] : 3 * primitive + corner;
  memcpy(point, data + (size_t)index * (geometry->stride ? geometry->stride : 12), 12);
}

RaysortBvhRay nastyRay(const RaysortBvhGeometry *geometry, uint32_t kind, float size, Random *random)
{
  const uint32_t primitive = randomWord(random) % geometry->primitiveCount;
  float a[3], b[3], c[3], origin[3], direction[3], weight = randomFloat(random, 0, 1);
  uint32_t k;
  vertexOf(geometry, primitive, 0, a);
  vertexOf(geometry, primitive, 1, b);
  vertexOf(geometry, primitive, 2, c);
  for (k = 0; k < 3; ++k)
  {
    origin[k] = randomFloat(random, -1.5f, 1.5f) * size;
    direction[k] = randomFloat(random, -1, 1);
  }
  for (k = 0; k < 3; ++k)
  {
    if (kind == 1)
      direction[k] = a[k] - origin[k];
    else if (kind == 2)
      direction[k] = a[k] + (b[k] - a[k]) * weight - origin[k];
    else if (kind == 4)
      origin[k] = (a[k] + b[k] + c[k]) / 3;
    else if (kind == 5)
    {
      origin[k] = a[k] - (b[k] - a[k]) * 2;
      direction[k] = b[k] - a[k];
    }
    else if (kind == 6)
    {
      origin[k] *= 1000;
      direction[k] = a[k] - origin[k];
    }
  }
  if (kind == 3)
  {
    const uint32_t axis = randomWord(random) % 3;
    for (k = 0; k < 3; ++k)
    {
      direction[k] = k == axis ? (randomWord(random) & 1 ? 1.0f : -1.0f) : (randomWord(random) & 1 ? 0.0f : -0.0f);
      if (k != axis)
        origin[k] = a[k];
    }
  }
  return makeRay(origin, direction);
}

RaysortBvhRay thinRay(float vertices[9], Random *random)
{
  const float step = ldexpf(1, -(int)(randomWord(random) % 6));
  float weights[3], origin[3], direction[3];
  uint32_t n, k;
  for (k = 0; k < 3; ++k)
  {
    const float middle = k == 0 ? 1 : randomFloat(random, -1, 1) * ldexpf(1, -(int)(randomWord(random) % 12));
    for (n = 0; n < 3; ++n)
      vertices[3 * n + k] = middle + (float)(randomWord(random) % 5) * (k == 0 ? ldexpf(1, -23) : step);
    origin[k] = k == 0 ? -0.5f * (float)(randomWord(random) % 5) : -middle * randomFloat(random, 0, 2);
  }
  weights[0] = randomFloat(random, 0, 1);
  weights[1] = randomFloat(random, 0, 1 - weights[0]);
  weights[2] = 1 - weights[0] - weights[1];
  for (k = 0; k < 3; ++k)
    direction[k] = weights[0] * vertices[k] + weights[1] * vertices[3 + k] + weights[2] * vertices[6 + k] - origin[k];
  return makeRay(origin, direction);
}

RaysortBvhGeometry oneTriangle(const float vertices[9])
{
  RaysortBvhGeometry geometry;
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = (VkDeviceAddress)(uintptr_t)vertices;
  geometry.primitiveCount = 1;
  geometry.maxVertex = 2;
  return geometry;
}

/* The ray's interval in the box of a node, in double precision, widened as the format says. */
static int meetsBox(const RaysortBvhRay *ray, const double lo[3], const double hi[3], double extent, double *from,
                    double *to)
{
  const float *o = ray->origin, *d3 = ray->direction;
  const double reach = fmax(fabs((double)o[0]), fmax(fabs((double)o[1]), fabs((double)o[2]))) + extent;
  const double most = fmax(fabs((double)d3[0]), fmax(fabs((double)d3[1]), fabs((double)d3[2])));
  const double depth = reach / fmax(0x1p-60, most);
  int k;
  for (k = 0; k < 3; ++k)
  {
    double d = (double)d3[k], a, b, e;
    if (fabs(d) < 0x1p-60)
      d = signbit(ray->direction[k]) ? -0x1p-60 : 0x1p-60;
    e = ((fabs((double)o[k]) + extent) / fabs(d) + depth) * 0x1.8p-20;
    a = (lo[k] - (double)ray->origin[k]) / d;
    b = (hi[k] - (double)ray->origin[k]) / d;
    *from = fmax(*from, fmin(a, b) - e);
    *to = fmin(*to, fmax(a, b) + e);
  }
  return *from <= *to;
}

/* The library's own test of one triangle, which exact.c checks. v: three vertices, `step` floats apart. */
static VkBool32 hitsTriangle(const RaysortBvhRay *ray, const float *v, int step, RaysortBvhHit *hit)
{
  return raysortBvhHitTriangleOnHost(ray, v, v + step, v + 2 * step, hit);
}

static int isBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->geometry != b->geometry)
    return a->geometry < b->geometry;
  return a->primitive < b->primitive;
}

static int fetch(const RaysortBvhGeometry *geometry, uint32_t primitive, float v[9])
{
  const char *data = (const char *)(uintptr_t)geometry->data;
  const uint16_t *narrow = (const uint16_t *)(uintptr_t)geometry->indices;
  const uint32_t *wide = (const uint32_t *)(uintptr_t)geometry->indices;
  const float *m = (const float *)(uintptr_t)geometry->transform;
  int corner, k;
  for (corner = 0; corner < 3; ++corner)
  {
    const uint32_t place = 3 * primitive + (uint32_t)corner;
    const uint32_t index = geometry->indexSize == 0 ? place : geometry->indexSize == 2 ? narrow[place] : wide[place];
    float p[3], *out = v + 3 * corner;
    if (index > geometry->maxVertex)
      return 0;
    memcpy(p, data + (size_t)index * (geometry->stride ? geometry->stride : 12), 12);
    for (k = 0; k < 3; ++k)
    {
      out[k] = p[k];
      if (m)
        out[k] =
            single(single(single(single(m[4 * k] * p[0]) + single(m[4 * k + 1] * p[1])) + single(m[4 * k + 2] * p[2])) +
                   m[4 * k + 3]);
      if (!(fabsf(out[k]) <= RAYSORT_BVH_MAX_COORDINATE))
        return 0;
    }
  }
  return 1;
}

static int isDead(const RaysortBvhRay *ray)
{
  int k;
  for (k = 0; k < 3; ++k)
    if (!(fabsf(ray->origin[k]) <= RAYSORT_BVH_MAX_RAY) || !(fabsf(ray->direction[k]) <= RAYSORT_BVH_MAX_RAY))
      return 1;
  if (ray->direction[0] == 0 && ray->direction[1] == 0 && ray->direction[2] == 0)
    return 1;
  return !isfinite(ray->tMin) || !(ray->tMin <= ray->tMax);
}

uint32_t bruteForce(const RaysortBvhGeometry *geometries, uint32_t count, const RaysortBvhRay *ray, uint32_t rayFlags,
                    const RaysortBvhHit *last, RaysortBvhHit *hits, uint32_t most)
{
  uint32_t geometry, primitive, found = 0, n;
  if (isDead(ray))
    return 0;
  for (geometry = 0; geometry < count; ++geometry)
    for (primitive = 0; primitive < geometries[geometry].primitiveCount; ++primitive)
    {
      RaysortBvhHit hit;
      float v[9];
      if (!fetch(&geometries[geometry], primitive, v) || !hitsTriangle(ray, v, 3, &hit))
        continue;
      hit.geometry = geometry;
      hit.primitive = primitive;
      hit.instance = hit.material = 0;
      if (rayFlags & ((hit.flags & 0xff) == RAYSORT_BVH_HIT_KIND_FRONT ? RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT
                                                                       : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT))
        continue;
      if (last && !isBefore(last, &hit))
        continue;
      for (n = found < most ? found : most; n > 0 && isBefore(&hit, &hits[n - 1]); --n)
        if (n < most)
          hits[n] = hits[n - 1];
      if (n < most)
        hits[n] = hit;
      ++found;
    }
  return found;
}

/* ---- a walk through a structure ---- */

typedef struct Waiting
{
  uint32_t reference, frame;
  double from;
} Waiting;

static void walkLeaf(const unsigned char *records, uint32_t reference, const RaysortBvhRay *ray, Walk *walk)
{
  uint32_t n;
  for (n = 0; n <= (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3); ++n)
  {
    float record[12];
    RaysortBvhHit hit;
    memcpy(record, records + 48 * (size_t)((reference & RAYSORT_BVH_LEAF_FIRST_MASK) + n), 48);
    ++walk->records;
    if (!hitsTriangle(ray, record, 4, &hit))
      continue;
    hit.instance = hit.material = 0;
    memcpy(&hit.primitive, &record[3], 4);
    memcpy(&hit.geometry, &record[7], 4);
    hit.geometry &= RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    if (isBefore(&hit, &walk->hit))
      walk->hit = hit;
  }
}

Walk walkBvh(const void *bvh, const RaysortBvhRay *ray, VkBool32 isAny)
{
  const RaysortBvhHeader header = bvhHeader(bvh);
  const unsigned char *bytes = (const unsigned char *)bvh;
  Waiting stack[1024];
  uint32_t top = 1, n, k;
  Walk walk;
  memset(&walk, 0, sizeof(walk));
  walk.hit.t = ray->tMax;
  walk.hit.primitive = walk.hit.geometry = RAYSORT_BVH_NONE;
  memset(stack, 0, sizeof(stack[0]));
  stack[0].frame = RAYSORT_BVH_NONE;
  while (top > 0)
  {
    Waiting at = stack[--top];
    RaysortBvhGrid grid;
    uint32_t words[16], bottom = top;
    if (at.from > (double)walk.hit.t)
      continue;
    if (at.reference & RAYSORT_BVH_LEAF_BIT && (at.reference & RAYSORT_BVH_TAG_MASK) != RAYSORT_BVH_FRAME_TAG)
    {
      walkLeaf(bytes + 16 * (size_t)header.records, at.reference, ray, &walk);
      if (isAny && walk.hit.flags & RAYSORT_BVH_HIT_BIT)
        return walk;
      continue;
    }
    if (at.reference & RAYSORT_BVH_LEAF_BIT)
      at.frame = at.reference & RAYSORT_BVH_FRAME_MASK;
    memcpy(&grid, bytes + (at.frame == RAYSORT_BVH_NONE ? 0 : 16 * (size_t)header.frames + 32 * (size_t)at.frame),
           sizeof(grid));
    if (at.reference & RAYSORT_BVH_LEAF_BIT)
      at.reference = grid.node;
    memcpy(words, bytes + 128 + 64 * (size_t)at.reference, sizeof(words));
    ++walk.nodes;
    for (n = 0; n < 4; ++n)
    {
      const uint32_t child = isAny ? 3 - n : n; /* any: from the first; closest, of equals: from the last */
      double lo[3], hi[3], from = (double)ray->tMin, to = (double)walk.hit.t;
      uint32_t place;
      if (words[4 * child + 3] == RAYSORT_BVH_EMPTY)
        continue;
      for (k = 0; k < 3; ++k)
      {
        float half;
        const double middle = (double)grid.origin[k] + (double)(words[4 * child + k] & 0xffff) * (double)grid.cell[k];
        memcpy(&half, &words[4 * child + k], 4);
        lo[k] = middle - (double)half;
        hi[k] = middle + (double)half;
      }
      if (!meetsBox(ray, lo, hi, (double)grid.extent, &from, &to))
        continue;
      for (place = top++; place > bottom && !isAny && stack[place - 1].from < from; --place)
        stack[place] = stack[place - 1];
      stack[place].reference = words[4 * child + 3];
      stack[place].frame = at.frame;
      stack[place].from = from;
    }
    if (top > 0 && top - 1 > walk.deepestStack)
      walk.deepestStack = top - 1;
  }
  return walk;
}

unsigned char *bvhBuildGiven(const RaysortBvhBuildInfo *host, uint32_t i, const RaysortBvhGeometry *limits,
                             const uint32_t *given)
{
  RaysortBvhBuildInfo one = *host;
  RaysortBvhInfo bvh = host->bvhs[i];
  RaysortBvhBuildLayout layout;
  RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)calloc(bvh.geometryCount + 1, sizeof(*geometries));
  unsigned char *memory = NULL;
  void *scratch = NULL;
  uint32_t clamped = 0;
  memcpy(geometries, bvh.geometries, bvh.geometryCount * sizeof(*geometries));
  for (uint32_t k = 0; k < bvh.geometryCount && given; ++k)
  {
    const uint32_t most = limits[k].primitiveCount;
    geometries[k].primitiveCount = given[k] < most ? given[k] : most;
    clamped += given[k] < most ? 0 : given[k] - most;
  }
  bvh.geometries = geometries;
  one.bvhs = &bvh;
  one.bvhCount = 1;
  if (raysortGetBvhBuildLayout(NULL, &one, &layout) == VK_SUCCESS)
  {
    scratch = malloc((size_t)layout.scratchSize);
    memory = (unsigned char *)malloc((size_t)layout.destinationSize);
    if (raysortBvhBuildOnHost(&one, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize) ==
        VK_SUCCESS)
      ((RaysortBvhHeader *)(void *)memory)->clampedCount = clamped;
    else
    {
      free(memory);
      memory = NULL;
    }
  }
  free(scratch);
  free(geometries);
  return memory;
}

uint32_t primitiveMaterial(const void *ids, uint64_t size, uint32_t idBytes, uint64_t first, uint32_t primitive,
                           uint32_t missMaterial)
{
  const uint64_t at = (first + primitive) * idBytes;
  uint32_t material = 0;
  if (at + idBytes > size)
    return missMaterial;
  for (uint32_t i = 0; i < idBytes; ++i)
    material |= (uint32_t)((const unsigned char *)ids)[at + i] << 8 * i;
  return material;
}
