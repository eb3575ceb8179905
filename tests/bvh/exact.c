/* exact.c - see exact.h.
 * SPDX-License-Identifier: MIT */
#include "exact.h"

#include <math.h>
#include <string.h>

/* Differences of floats, and products of three of them, are exact in 113 bits unless their exponents lie far apart. */
__extension__ typedef __float128 Exact;

static Exact determinant(const Exact a[3], const Exact b[3], const Exact c[3])
{
  return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

int exactHit(const RaysortBvhRay *ray, float vertices[3][3], double *t)
{
  Exact corners[3][3], direction[3], edges[3], sum;
  int n, k;
  for (k = 0; k < 3; ++k)
  {
    direction[k] = (Exact)ray->direction[k];
    for (n = 0; n < 3; ++n)
      corners[n][k] = (Exact)vertices[n][k] - (Exact)ray->origin[k];
  }
  for (n = 0; n < 3; ++n)
    edges[n] = determinant(direction, corners[(n + 1) % 3], corners[(n + 2) % 3]);
  if ((edges[0] < 0 || edges[1] < 0 || edges[2] < 0) && (edges[0] > 0 || edges[1] > 0 || edges[2] > 0))
    return 0;
  sum = edges[0] + edges[1] + edges[2];
  if (sum == 0)
    return 0;
  sum = determinant(corners[0], corners[1], corners[2]) / sum;
  *t = (double)sum;
  return sum >= 0;
}

static void triangleOf(const Mesh *mesh, uint32_t triangle, float vertices[3][3])
{
  uint32_t n;
  for (n = 0; n < 3; ++n)
    memcpy(vertices[n], mesh->vertices + 3 * mesh->indices[3 * triangle + n], 12);
}

uint32_t exactHits(const Mesh *mesh, const RaysortBvhRay *ray, double *t)
{
  uint32_t count = 0, i;
  *t = INFINITY;
  for (i = 0; i < mesh->triangleCount; ++i)
  {
    float vertices[3][3];
    double own;
    triangleOf(mesh, i, vertices);
    if (!exactHit(ray, vertices, &own))
      continue;
    *t = fmin(*t, own);
    ++count;
  }
  return count;
}

double exactPlaneError(const RaysortBvhRay *ray, float vertices[3][3])
{
  float side[3][3], normal[3], distance = 0, along = 0;
  double longest = -1, exact;
  int n, k, corner = 0;
  for (n = 0; n < 3; ++n) /* side n is opposite to vertex n */
  {
    double length = 0;
    for (k = 0; k < 3; ++k)
    {
      side[n][k] = vertices[(n + 2) % 3][k] - vertices[(n + 1) % 3][k];
      length += (double)side[n][k] * (double)side[n][k];
    }
    if (length > longest)
      corner = n;
    longest = fmax(longest, length);
  }
  for (k = 0; k < 3; ++k)
  {
    const int i = (k + 1) % 3, j = (k + 2) % 3, next = (corner + 1) % 3, last = (corner + 2) % 3;
    normal[k] = side[next][i] * side[last][j] - side[next][j] * side[last][i];
  }
  for (k = 0; k < 3; ++k)
  {
    distance += normal[k] * (vertices[corner][k] - ray->origin[k]);
    along += normal[k] * ray->direction[k];
  }
  return exactHit(ray, vertices, &exact) ? fabs((double)(distance / along) - exact) : 0;
}

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

static void addQuad(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
  meshTriangle(mesh, a, b, c);
  meshTriangle(mesh, a, c, d);
}

void meshBar(Mesh *mesh, float width, uint32_t parts, const float middle[3], int isTurned, Random *random)
{
  double axes[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const uint32_t first = mesh->vertexCount;
  uint32_t i, corner, k;
  if (isTurned)
    turnAxes(axes, random);
  for (i = 0; i <= parts; ++i)
    for (corner = 0; corner < 4; ++corner) /* around the bar */
    {
      const double along = (double)i / parts - 0.5, y = (double)width * (corner == 1 || corner == 2 ? 0.5 : -0.5);
      const double z = (double)width * (corner > 1 ? 0.5 : -0.5);
      float at[3];
      for (k = 0; k < 3; ++k)
        at[k] = (float)((double)middle[k] + along * axes[0][k] + y * axes[1][k] + z * axes[2][k]);
      meshVertex(mesh, at[0], at[1], at[2]);
    }
  for (i = 0; i < parts; ++i)
    for (corner = 0; corner < 4; ++corner)
    {
      const uint32_t a = first + 4 * i + corner, b = first + 4 * i + (corner + 1) % 4;
      addQuad(mesh, a, b, b + 4, a + 4);
    }
  addQuad(mesh, first + 3, first + 2, first + 1, first);
  addQuad(mesh, first + 4 * parts, first + 4 * parts + 1, first + 4 * parts + 2, first + 4 * parts + 3);
}
