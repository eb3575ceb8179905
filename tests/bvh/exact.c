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

/* The sign of the determinant; 0: it is 0, or 113 bits do not tell. */
static int signOf(const double a[3], const double b[3], const double c[3])
{
  double sum = 0, most = 0;
  Exact exact[3][3], sure;
  int k;
  for (k = 0; k < 3; ++k)
  {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    sum += a[k] * (b[i] * c[j] - b[j] * c[i]);
    most += fabs(a[k]) * (fabs(b[i] * c[j]) + fabs(b[j] * c[i]));
  }
  if (fabs(sum) > most * 0x1p-48)
    return sum > 0 ? 1 : -1;
  for (k = 0; k < 3; ++k)
  {
    exact[0][k] = (Exact)a[k];
    exact[1][k] = (Exact)b[k];
    exact[2][k] = (Exact)c[k];
  }
  sure = determinant(exact[0], exact[1], exact[2]);
  return sure > (Exact)most * 0x1p-100 ? 1 : sure < (Exact)most * -0x1p-100 ? -1 : 0;
}

/* By signs that double precision is sure of, nearly always. */
static int isOutside(const RaysortBvhRay *ray, float vertices[3][3])
{
  double corners[3][3], direction[3];
  int n, k, any = 0;
  for (k = 0; k < 3; ++k)
  {
    direction[k] = (double)ray->direction[k];
    for (n = 0; n < 3; ++n)
      corners[n][k] = (double)vertices[n][k] - (double)ray->origin[k];
  }
  for (n = 0; n < 3; ++n)
  {
    const int sign = signOf(direction, corners[(n + 1) % 3], corners[(n + 2) % 3]);
    any |= sign > 0 ? 1 : sign < 0 ? 2 : 0;
  }
  return any == 3;
}

int exactHit(const RaysortBvhRay *ray, float vertices[3][3], double *t)
{
  Exact corners[3][3], direction[3], edges[3], sum;
  int n, k;
  if (isOutside(ray, vertices))
    return 0;
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

/* ---- within a closed mesh ---- */

/* How often the mesh goes around the point, counted along a direction. isSure: no triangle is met at its border. */
static int windingAlong(const Mesh *mesh, const double at[3], const double direction[3], int *isSure)
{
  int winding = 0;
  uint32_t i, n, k;
  *isSure = 1;
  for (i = 0; i < mesh->triangleCount && *isSure; ++i)
  {
    double corners[3][3];
    int sides[3];
    for (n = 0; n < 3; ++n)
      for (k = 0; k < 3; ++k)
        corners[n][k] = (double)mesh->vertices[3 * mesh->indices[3 * i + n] + k] - at[k];
    for (n = 0; n < 3; ++n)
      sides[n] = signOf(direction, corners[(n + 1) % 3], corners[(n + 2) % 3]);
    if ((sides[0] < 0 || sides[1] < 0 || sides[2] < 0) && (sides[0] > 0 || sides[1] > 0 || sides[2] > 0))
      continue;
    n = (uint32_t)(sides[0] != 0) + (uint32_t)(sides[1] != 0) + (uint32_t)(sides[2] != 0);
    k = (uint32_t)signOf(corners[0], corners[1], corners[2]);
    if (n < 3 || k == 0)
      *isSure = 0;
    else if ((int)k == sides[0]) /* ahead */
      winding += sides[0];
  }
  return winding;
}

static int isWithin(const Mesh *mesh, const double at[3])
{
  Random random = {12345};
  int round, isSure = 0, winding = 0;
  for (round = 0; round < 12 && !isSure; ++round)
  {
    double direction[3];
    int k;
    for (k = 0; k < 3; ++k)
      direction[k] = (double)randomFloat(&random, -1, 1);
    winding = windingAlong(mesh, at, direction, &isSure);
  }
  return isSure && winding != 0;
}

int exactIsWithin(const Mesh *mesh, const RaysortBvhRay *ray, double t, double margin)
{
  double at[3];
  int k, side, all;
  for (k = 0; k < 3; ++k)
    at[k] = (double)ray->origin[k] + t * (double)ray->direction[k];
  all = isWithin(mesh, at);
  for (k = 0; k < 3; ++k)
    for (side = -1; all && side <= 1; side += 2)
    {
      double beside[3];
      memcpy(beside, at, sizeof(at));
      beside[k] += side * margin;
      all = isWithin(mesh, beside);
    }
  return all;
}
