/* closed.c - see closed.h.
 * SPDX-License-Identifier: MIT */
#include "closed.h"

#include "exact.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846

const char *const closedNames[CLOSED_KINDS] = {"bars", "cones", "lenses", "grids", "bevels"};

/* ---- where a mesh is ---- */

typedef struct Frame
{
  double axes[3][3], middle[3];
  double bend; /* the angle of the second transform; 0: there is only one */
} Frame;

/* Two orthogonal directions of length 1, and the third. */
static void turnAxes(double axes[3][3], Random *random)
{
  double length = 0, dot = 0;
  int k;
  for (k = 0; k < 3; ++k)
  {
    axes[0][k] = (double)randomFloat(random, -1, 1);
    axes[1][k] = (double)randomFloat(random, -1, 1);
    length += axes[0][k] * axes[0][k];
  }
  for (k = 0; k < 3; ++k)
  {
    axes[0][k] /= sqrt(length);
    dot += axes[0][k] * axes[1][k];
  }
  length = 0;
  for (k = 0; k < 3; ++k)
  {
    axes[1][k] -= dot * axes[0][k];
    length += axes[1][k] * axes[1][k];
  }
  for (k = 0; k < 3; ++k)
    axes[1][k] /= sqrt(length);
  for (k = 0; k < 3; ++k)
    axes[2][k] = axes[0][(k + 1) % 3] * axes[1][(k + 2) % 3] - axes[0][(k + 2) % 3] * axes[1][(k + 1) % 3];
}

static Frame makeFrame(const float middle[3], int isTurned, Random *random)
{
  Frame frame = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}, 0};
  int k;
  if (isTurned)
    turnAxes(frame.axes, random);
  for (k = 0; k < 3; ++k)
    frame.middle[k] = (double)middle[k];
  return frame;
}

/* Skinned by two bones, rounded last: neighbours share what is rounded. */
static uint32_t place(Mesh *mesh, const Frame *frame, double x, double y, double z)
{
  const double along = x < -0.5 ? 0 : x > 0.5 ? 1 : x + 0.5, weight = along * along * (3 - 2 * along);
  const double c = cos(frame->bend), s = sin(frame->bend);
  const double bentX = x + weight * (c * x - s * y - x), bentY = y + weight * (s * x + c * y - y);
  float at[3];
  int k;
  for (k = 0; k < 3; ++k)
    at[k] = (float)(frame->middle[k] + bentX * frame->axes[0][k] + bentY * frame->axes[1][k] + z * frame->axes[2][k]);
  return meshVertex(mesh, at[0], at[1], at[2]);
}

/* ---- shapes ---- */

static void addQuad(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
  meshTriangle(mesh, a, b, c);
  meshTriangle(mesh, a, c, d);
}

/* Quads from the ring of n vertices that begins at `first` to the next ring. */
static void joinRings(Mesh *mesh, uint32_t first, uint32_t n)
{
  uint32_t i;
  for (i = 0; i < n; ++i)
    addQuad(mesh, first + i, first + (i + 1) % n, first + (i + 1) % n + n, first + i + n);
}

static void addFan(Mesh *mesh, uint32_t tip, uint32_t first, uint32_t n, int isLast)
{
  uint32_t i;
  for (i = 0; i < n; ++i)
  {
    const uint32_t a = first + i, b = first + (i + 1) % n;
    meshTriangle(mesh, isLast ? a : b, isLast ? b : a, tip);
  }
}

static void addBar(Mesh *mesh, const Frame *frame, double width, uint32_t parts)
{
  const uint32_t first = mesh->vertexCount, last = first + 4 * parts;
  uint32_t i, corner;
  for (i = 0; i <= parts; ++i)
    for (corner = 0; corner < 4; ++corner) /* around the bar */
      place(mesh, frame, (double)i / parts - 0.5, width * (corner == 1 || corner == 2 ? 0.5 : -0.5),
            width * (corner > 1 ? 0.5 : -0.5));
  for (i = 0; i < parts; ++i)
    joinRings(mesh, first + 4 * i, 4);
  addQuad(mesh, first + 3, first + 2, first + 1, first);
  addQuad(mesh, last, last + 1, last + 2, last + 3);
}

void meshBar(Mesh *mesh, float width, uint32_t parts, const float middle[3], int isTurned, Random *random)
{
  const Frame frame = makeFrame(middle, isTurned, random);
  addBar(mesh, &frame, (double)width, parts);
}

/* Two tips, at these places of the axis, over one rim at 0. */
static void addTips(Mesh *mesh, const Frame *frame, double radius, double back, double front, uint32_t n)
{
  const uint32_t first = mesh->vertexCount;
  uint32_t i;
  for (i = 0; i < n; ++i)
    place(mesh, frame, 0, radius * cos(2 * PI * i / n), radius * sin(2 * PI * i / n));
  addFan(mesh, place(mesh, frame, back, 0, 0), first, n, 0);
  addFan(mesh, place(mesh, frame, front, 0, 0), first, n, 1);
}

#define GRID 5u /* lines each way */

static void addGridFace(Mesh *mesh, const uint32_t vertices[GRID * GRID * GRID], uint32_t axis, uint32_t layer)
{
  const uint32_t steps[3] = {1, GRID, GRID * GRID};
  const uint32_t u = steps[(axis + 1) % 3], v = steps[(axis + 2) % 3];
  uint32_t i, j;
  for (i = 0; i + 1 < GRID; ++i)
    for (j = 0; j + 1 < GRID; ++j)
    {
      const uint32_t *at = vertices + layer * steps[axis] + i * u + j * v;
      if (layer)
        addQuad(mesh, at[0], at[u], at[u + v], at[v]);
      else
        addQuad(mesh, at[0], at[v], at[u + v], at[u]);
    }
}

static void addGrid(Mesh *mesh, const Frame *frame, double width, Random *random)
{
  double lines[3][GRID];
  uint32_t vertices[GRID * GRID * GRID], i, k;
  for (k = 0; k < 3; ++k)
  {
    lines[k][0] = -0.5;
    for (i = 1; i < GRID; ++i) /* one cell of the least width, one of 1 */
      lines[k][i] = lines[k][i - 1] + pow(width, i == 1 ? 1 : i == 3 ? 0 : (double)randomFloat(random, 0, 1));
  }
  for (i = 0; i < GRID * GRID * GRID; ++i)
  {
    const uint32_t x = i % GRID, y = i / GRID % GRID, z = i / GRID / GRID;
    const int isInside = x % (GRID - 1) && y % (GRID - 1) && z % (GRID - 1);
    vertices[i] = isInside ? 0 : place(mesh, frame, lines[0][x], lines[1][y], lines[2][z]);
  }
  for (k = 0; k < 3; ++k)
  {
    addGridFace(mesh, vertices, k, 0);
    addGridFace(mesh, vertices, k, GRID - 1);
  }
}

/* Eight corners around, and rings at the ends that are smaller by the bevel. */
static void addBevel(Mesh *mesh, const Frame *frame, double width)
{
  const double stations[6] = {-0.5, width - 0.5, -0.2, 0.1, 0.5 - width, 0.5};
  const uint32_t first = mesh->vertexCount;
  uint32_t i, n;
  for (i = 0; i < 6; ++i)
    for (n = 0; n < 8; ++n)
    {
      const double out = 0.5 - (i % 5 == 0 ? width : 0), in = out - width;
      const uint32_t side = n / 2;
      const double y = n % 2 ? in : out, z = n % 2 ? out : in; /* of the first quarter; then turned */
      place(mesh, frame, stations[i],
            side == 0   ? y
            : side == 1 ? -z
            : side == 2 ? -y
                        : z,
            side == 0   ? z
            : side == 1 ? y
            : side == 2 ? -z
                        : -y);
    }
  for (i = 0; i < 5; ++i)
    joinRings(mesh, first + 8 * i, 8);
  addFan(mesh, place(mesh, frame, -0.5, 0, 0), first, 8, 0);
  addFan(mesh, place(mesh, frame, 0.5, 0, 0), first + 40, 8, 1);
}

static void addShape(Mesh *mesh, ClosedKind kind, double width, const float middle[3], Random *random)
{
  Frame frame = makeFrame(middle, randomWord(random) % 4 != 0, random);
  if (kind == CLOSED_BAR)
    addBar(mesh, &frame, width, 1 + randomWord(random) % 6);
  else if (kind == CLOSED_CONE)
    addTips(mesh, &frame, width / 2, -width / 4, 1, 24);
  else if (kind == CLOSED_LENS)
    addTips(mesh, &frame, 0.5, -width / 2, width / 2, 80);
  else if (kind == CLOSED_GRID)
    addGrid(mesh, &frame, width, random);
  else
  {
    frame.bend = 0.7;
    addBevel(mesh, &frame, fmin(width, 0.2));
  }
}

/* ---- places ---- */

static const float *anyVertex(const Mesh *mesh, Random *random)
{
  return mesh->vertices + 3 * (randomWord(random) % mesh->vertexCount);
}

/* A point among four vertices. */
static void anyMiddle(const Mesh *mesh, Random *random, float at[3])
{
  double point[3] = {0, 0, 0}, sum = 0;
  int n, k;
  for (n = 0; n < 4; ++n)
  {
    const double weight = -log((double)randomFloat(random, 1e-6f, 1));
    const float *vertex = anyVertex(mesh, random);
    for (k = 0; k < 3; ++k)
      point[k] += weight * (double)vertex[k];
    sum += weight;
  }
  for (k = 0; k < 3; ++k)
    at[k] = (float)(point[k] / sum);
}

/* From there most of the way to a triangle. */
static void nearSurface(const Mesh *mesh, Random *random, float at[3])
{
  const uint32_t *triangle = mesh->indices + 3 * (randomWord(random) % mesh->triangleCount);
  const double rest = pow(10, (double)randomFloat(random, -7, 0));
  const double u = (double)randomFloat(random, 0, 1), v = (double)randomFloat(random, 0, 1) * (1 - u);
  const float *a = mesh->vertices + 3 * triangle[0], *b = mesh->vertices + 3 * triangle[1];
  const float *c = mesh->vertices + 3 * triangle[2];
  int k;
  for (k = 0; k < 3; ++k)
  {
    const double on = (1 - u - v) * (double)a[k] + u * (double)b[k] + v * (double)c[k];
    at[k] = (float)(on + rest * ((double)at[k] - on));
  }
}

static int findWithin(Closed *closed, Random *random)
{
  const float none[3] = {0, 0, 0};
  uint32_t found = 0, tries = 0;
  for (; found < closed->withinCount && tries < 20 + 8 * closed->withinCount; ++tries)
  {
    ClosedPlace *its = &closed->places[found];
    RaysortBvhRay ray;
    anyMiddle(&closed->mesh, random, its->at);
    if (tries % 2)
      nearSurface(&closed->mesh, random, its->at);
    ray = makeRay(its->at, none);
    found += (uint32_t)exactIsWithin(&closed->mesh, &ray, 0, closed->margin);
  }
  closed->withinCount = found;
  return found > 0;
}

/* Near a vertex, or some way off. */
static void findAround(const Closed *closed, ClosedPlace *its, Random *random)
{
  const float *vertex = anyVertex(&closed->mesh, random);
  const float reach = powf(10, randomFloat(random, -6, 0.5f));
  int k;
  for (k = 0; k < 3; ++k)
    its->at[k] = vertex[k] + randomFloat(random, -reach, reach);
}

/* Kinds: anywhere; a vertex; a point of an edge, or near it; a point of a triangle; the same along planes or axes. */
static void findAim(const Closed *closed, uint32_t kind, ClosedPlace *its, Random *random)
{
  const uint32_t *triangle = closed->mesh.indices + 3 * (randomWord(random) % closed->mesh.triangleCount);
  const float *a = closed->mesh.vertices + 3 * triangle[0], *b = closed->mesh.vertices + 3 * triangle[1];
  const float *c = closed->mesh.vertices + 3 * triangle[2];
  const float u = kind == 1 ? 0 : randomFloat(random, 0, 1), v = kind < 4 ? 0 : randomFloat(random, 0, 1 - u);
  int k;
  for (k = 0; k < 3; ++k)
  {
    const float on =
        (float)((double)a[k] + (double)u * ((double)b[k] - (double)a[k]) + (double)v * ((double)c[k] - (double)a[k]));
    const float reach = kind == 0 ? 2 : kind == 3 ? 6e-7f : 0;
    its->at[k] = on + randomFloat(random, -reach, reach);
  }
  its->zeros = kind == 5 ? 1 + randomWord(random) % 6 : 0;
}

static int findPlaces(Closed *closed, Random *random)
{
  const size_t count = closed->withinCount + 2 * (size_t)closed->asideCount;
  ClosedPlace *next;
  uint32_t i;
  closed->places = (ClosedPlace *)calloc(count, sizeof(ClosedPlace));
  if (!findWithin(closed, random))
    return 0;
  next = closed->places + closed->withinCount;
  for (i = 0; i < closed->asideCount; ++i)
    findAround(closed, next++, random);
  for (i = 0; i < closed->asideCount; ++i)
    findAim(closed, i % 6, next++, random);
  return 1;
}

/* ---- structures ---- */

static void makeStructures(Closed *closed)
{
  RaysortBvhInstance instances[2];
  RaysortBvhGeometry geometries[CLOSED_STRUCTURES];
  RaysortBvhInfo infos[CLOSED_STRUCTURES];
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  VkDeviceSize offsets[CLOSED_STRUCTURES];
  uint64_t reference;
  void *scratch;
  uint32_t i, k;
  memset(instances, 0, sizeof(instances));
  memset(geometries, 0, sizeof(geometries));
  memset(infos, 0, sizeof(infos));
  memset(&info, 0, sizeof(info));
  geometries[0] = meshGeometry(&closed->mesh);
  for (i = 0; i < CLOSED_STRUCTURES; ++i)
  {
    infos[i].geometries = &geometries[i];
    infos[i].geometryCount = 1;
    if (i == CLOSED_ONE_LEVEL)
      continue;
    geometries[i].type = RAYSORT_BVH_INSTANCES;
    geometries[i].data = (VkDeviceAddress)(uintptr_t)&instances[i - 1];
    geometries[i].primitiveCount = 1;
  }
  info.bvhs = infos;
  info.bvhCount = CLOSED_STRUCTURES;
  if (raysortGetBvhBuildLayout(NULL, &info, &layout) != VK_SUCCESS ||
      raysortBvhGetOffsets(&info, offsets) != VK_SUCCESS)
    abort();
  closed->size = (size_t)layout.destinationSize;
  closed->allocation = malloc(closed->size + 256);
  closed->memory = (unsigned char *)(((uintptr_t)closed->allocation + 255) & ~(uintptr_t)255);
  memset(closed->memory, 0xcd, closed->size);
  scratch = malloc((size_t)layout.scratchSize);
  reference = (uint64_t)(uintptr_t)closed->memory + offsets[CLOSED_ONE_LEVEL];
  for (i = 0; i < CLOSED_STRUCTURES; ++i)
    closed->offsets[i] = (size_t)offsets[i];
  for (i = 0; i < 2; ++i)
  {
    for (k = 0; k < 12; ++k)
      instances[i].transform[k] = k % 5 == 0 ? 1 : i == 1 && k % 4 == 3 ? closed->move[k / 4] : 0;
    instances[i].customAndMask = 0xff000000u;
    instances[i].referenceLow = (uint32_t)reference;
    instances[i].referenceHigh = (uint32_t)(reference >> 32);
  }
  info.base = (VkDeviceAddress)(uintptr_t)closed->memory;
  if (raysortBvhBuildOnHost(&info, closed->memory, closed->size, scratch, (size_t)layout.scratchSize) != VK_SUCCESS)
    abort();
  free(scratch);
}

int closedMake(Closed *closed, ClosedKind kind, float width, float offset, uint32_t withinCount, uint32_t asideCount,
               Random *random)
{
  float middle[3], largest = 0;
  uint32_t i;
  memset(closed, 0, sizeof(*closed));
  closed->withinCount = withinCount;
  closed->asideCount = asideCount;
  for (i = 0; i < 3; ++i)
    middle[i] = randomFloat(random, -1, 1) * offset * width;
  middle[randomWord(random) % 3] = offset * width;
  addShape(&closed->mesh, kind, (double)width, middle, random);
  for (i = 0; i < 3 * closed->mesh.vertexCount; ++i)
  {
    largest = fmaxf(largest, fabsf(closed->mesh.vertices[i]));
    closed->extent =
        fmax(closed->extent, fabs((double)closed->mesh.vertices[i] - (double)closed->mesh.vertices[i % 3]));
  }
  closed->isNeedle = kind == CLOSED_BAR && width < 1e-3f / 6;
  closed->margin = 10 * 0x1p-24 * closed->extent;
  if (closed->isNeedle) /* its ends have no slack, so its inside is a part of it, however thin it is */
    closed->margin = fmin(closed->margin, 0.3 * (double)width);
  else
    closed->margin = fmax(closed->margin, (double)largest * 0x1p-22);
  for (i = 0; i < 3; ++i)
    closed->move[i] = randomFloat(random, -largest, largest);
  makeStructures(closed);
  return findPlaces(closed, random);
}

void closedFree(Closed *closed)
{
  meshFree(&closed->mesh);
  free(closed->places);
  free(closed->allocation);
  memset(closed, 0, sizeof(*closed));
}

/* ---- rays ---- */

RaysortBvhRay closedRay(const Closed *closed, uint32_t structure, int isFromOutside, uint32_t i)
{
  const ClosedPlace *within = &closed->places[i % closed->withinCount];
  const ClosedPlace *aside = closed->places + closed->withinCount + i / closed->withinCount % closed->asideCount;
  const ClosedPlace *from = isFromOutside ? aside : within, *to = isFromOutside ? within : aside + closed->asideCount;
  float origin[3], direction[3];
  int k;
  for (k = 0; k < 3; ++k)
  {
    direction[k] = to->zeros >> k & 1 ? 0 : to->at[k] - from->at[k];
    origin[k] = structure == CLOSED_MOVED ? from->at[k] + closed->move[k] : from->at[k];
  }
  if (direction[0] == 0 && direction[1] == 0 && direction[2] == 0)
    direction[0] = 1;
  return makeRay(origin, direction);
}

/* In the space of the mesh. */
static RaysortBvhRay ownRay(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray)
{
  RaysortBvhRay own = *ray;
  int k;
  for (k = 0; k < 3 && structure == CLOSED_MOVED; ++k)
    own.origin[k] -= closed->move[k];
  return own;
}

/* How far within the mesh a line from outside has to be. The triangle test may move a corner by 4 * 2^-24 of its
 * distance along two axes. Where six points are within, so is what is nearer than 1 / sqrt(3). Needles that are near
 * need no margin: they have a slack. */
static double marginAt(const Closed *closed, const float direction[3])
{
  const double reach = (double)fmaxf(fabsf(direction[0]), fmaxf(fabsf(direction[1]), fabsf(direction[2])));
  const double rounding = 10 * 0x1p-24 * (reach + closed->extent);
  return closed->margin > rounding || (closed->isNeedle && reach < 0.3) ? closed->margin : rounding;
}

int closedMustHit(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray)
{
  const RaysortBvhRay own = ownRay(closed, structure, ray);
  return exactIsWithin(&closed->mesh, &own, 0, closed->margin) ||
         exactIsWithin(&closed->mesh, &own, 1, marginAt(closed, own.direction));
}

static void tellPoint(const char *what, const float at[3])
{
  printf("%s %a %a %a", what, (double)at[0], (double)at[1], (double)at[2]);
}

void closedTell(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray)
{
  const RaysortBvhRay own = ownRay(closed, structure, ray);
  uint32_t i, n;
  printf("# a leak, structure %u:", structure);
  tellPoint(" from", own.origin);
  tellPoint(" along", own.direction);
  printf("\n");
  for (i = 0; i < closed->mesh.triangleCount; ++i)
  {
    float vertices[3][3];
    double t;
    for (n = 0; n < 3; ++n)
      memcpy(vertices[n], closed->mesh.vertices + 3 * closed->mesh.indices[3 * i + n], 12);
    if (!exactHit(&own, vertices, &t))
      continue;
    printf("#   triangle %u at t = %.9g:", i, t);
    for (n = 0; n < 3; ++n)
      tellPoint(n ? "," : "", vertices[n]);
    printf("\n");
  }
}

VkBool32 closedTrace(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray, uint32_t rayFlags,
                     RaysortBvhHit *hit)
{
  RaysortBvhHostHooks hooks;
  memset(&hooks, 0, sizeof(hooks));
  hooks.base = closed->memory;
  return raysortBvhTraceOnHost(closed->memory + closed->offsets[structure], ray, rayFlags, &hooks, hit);
}
