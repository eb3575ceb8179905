/* scenes.c - the scenes of bench_bricks: meshes made here or loaded, and their cameras.
 * SPDX-License-Identifier: MIT */
#include "bricks.h"
#include "model.h"

static uint32_t vertex(Mesh *mesh, double x, double y, double z)
{
  if (mesh->vertexCount == mesh->vertexCapacity)
  {
    mesh->vertexCapacity = mesh->vertexCapacity * 2 + 1024;
    mesh->vertices = (float *)realloc(mesh->vertices, (size_t)mesh->vertexCapacity * 12);
  }
  mesh->vertices[3 * mesh->vertexCount] = (float)x;
  mesh->vertices[3 * mesh->vertexCount + 1] = (float)y;
  mesh->vertices[3 * mesh->vertexCount + 2] = (float)z;
  return mesh->vertexCount++;
}

static void triangle(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c)
{
  if (mesh->triangleCount == mesh->triangleCapacity)
  {
    mesh->triangleCapacity = mesh->triangleCapacity * 2 + 1024;
    mesh->indices = (uint32_t *)realloc(mesh->indices, (size_t)mesh->triangleCapacity * 12);
  }
  mesh->indices[3 * mesh->triangleCount] = a;
  mesh->indices[3 * mesh->triangleCount + 1] = b;
  mesh->indices[3 * mesh->triangleCount + 2] = c;
  ++mesh->triangleCount;
}

/* Quads between u vertices around and v along; loops close. */
static void grid(Mesh *mesh, uint32_t along, uint32_t around, int isLoop)
{
  for (uint32_t i = 0; i + (isLoop ? 0 : 1) < along; ++i)
    for (uint32_t j = 0; j + (isLoop ? 0 : 1) < around; ++j)
    {
      const uint32_t i1 = (i + 1) % along, j1 = (j + 1) % around;
      triangle(mesh, i * around + j, i1 * around + j, i1 * around + j1);
      triangle(mesh, i * around + j, i1 * around + j1, i * around + j1);
    }
}

static void makeSphere(Mesh *mesh, double radius, uint32_t around, uint32_t rings)
{
  const double pi = acos(-1.0);
  for (uint32_t i = 0; i <= rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const double a = pi * i / rings, b = 2 * pi * j / around;
      vertex(mesh, radius * sin(a) * cos(b), radius * cos(a), radius * sin(a) * sin(b));
    }
  for (uint32_t i = 0; i < rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const uint32_t j1 = (j + 1) % around, a = i * around + j, b = i * around + j1;
      if (i)
        triangle(mesh, a, b, a + around);
      if (i + 1 < rings)
        triangle(mesh, b, b + around, a + around);
    }
}

static void knotAt(double a, double at[3])
{
  at[0] = 4.0 / 3 * (2 + cos(3 * a)) * cos(2 * a);
  at[1] = 4.0 / 3 * (2 + cos(3 * a)) * sin(2 * a);
  at[2] = 4.0 / 3 * sin(3 * a);
}

static void makeKnot(Mesh *mesh, uint32_t along, uint32_t around)
{
  const double pi = acos(-1.0);
  for (uint32_t i = 0; i < along; ++i)
  {
    const double a = 2 * pi * i / along;
    double at[3], next[3], t[3], u[3], v[3], length = 0, flat;
    knotAt(a, at);
    knotAt(a + 1e-5, next);
    for (int k = 0; k < 3; ++k)
      length += (next[k] - at[k]) * (next[k] - at[k]);
    for (int k = 0; k < 3; ++k)
      t[k] = (next[k] - at[k]) / sqrt(length);
    flat = hypot(t[0], t[1]);
    u[0] = -t[1] / flat;
    u[1] = t[0] / flat;
    u[2] = 0;
    for (int k = 0; k < 3; ++k)
      v[k] = t[(k + 1) % 3] * u[(k + 2) % 3] - t[(k + 2) % 3] * u[(k + 1) % 3];
    for (uint32_t j = 0; j < around; ++j)
    {
      const double c = 0.8 * cos(2 * pi * j / around), s = 0.8 * sin(2 * pi * j / around);
      vertex(mesh, at[0] + c * u[0] + s * v[0], at[1] + c * u[1] + s * v[1], at[2] + c * u[2] + s * v[2]);
    }
  }
  grid(mesh, along, around, 1);
}

/* Rotated by 0.7 rad about (1, 2, 3). */
static void makeBox(Mesh *mesh)
{
  static const uint8_t faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                      {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  const double half[3] = {4, 3, 3.5}, c = cos(0.7), s = sin(0.7);
  const double axis[3] = {1 / sqrt(14.0), 2 / sqrt(14.0), 3 / sqrt(14.0)};
  for (uint32_t i = 0; i < 8; ++i)
  {
    const double v[3] = {i & 1 ? half[0] : -half[0], i & 2 ? half[1] : -half[1], i & 4 ? half[2] : -half[2]};
    const double along = axis[0] * v[0] + axis[1] * v[1] + axis[2] * v[2];
    double r[3];
    for (int k = 0; k < 3; ++k)
    {
      const int a = (k + 1) % 3, b = (k + 2) % 3;
      r[k] = v[k] * c + (axis[a] * v[b] - axis[b] * v[a]) * s + axis[k] * along * (1 - c);
    }
    vertex(mesh, r[0], r[1], r[2]);
  }
  for (uint32_t i = 0; i < 6; ++i)
  {
    triangle(mesh, faces[i][0], faces[i][1], faces[i][2]);
    triangle(mesh, faces[i][0], faces[i][2], faces[i][3]);
  }
}

static double cellValue(int x, int z)
{
  uint32_t h = (uint32_t)x * 374761393u + (uint32_t)z * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return (double)((h ^ (h >> 16)) & 0xffffff) / 16777216.0 * 2 - 1;
}

static double valueNoise(double x, double z)
{
  const int ix = (int)floor(x), iz = (int)floor(z);
  const double fx = x - ix, fz = z - iz, wx = fx * fx * (3 - 2 * fx), wz = fz * fz * (3 - 2 * fz);
  const double a = cellValue(ix, iz), b = cellValue(ix + 1, iz), c = cellValue(ix, iz + 1),
               d = cellValue(ix + 1, iz + 1);
  return (a + (b - a) * wx) * (1 - wz) + (c + (d - c) * wx) * wz;
}

static void makeTerrain(Mesh *mesh, uint32_t cells)
{
  for (uint32_t i = 0; i <= cells; ++i)
    for (uint32_t j = 0; j <= cells; ++j)
    {
      const double x = 12.4 * ((double)j / cells - 0.5), z = 12.4 * ((double)i / cells - 0.5);
      double y = 0, amplitude = 2.2, frequency = 0.28;
      for (int octave = 0; octave < 8; ++octave, amplitude *= 0.47, frequency *= 2.03)
        y += amplitude * valueNoise(x * frequency + 17.3 * octave, z * frequency + 5.1 * octave);
      vertex(mesh, x, y - 0.8, z);
    }
  grid(mesh, cells + 1, cells + 1, 0);
}

/* Scaled to 12.4 on its longest side, centred; the camera stands as in Sponza's file. */
static void makeModel(Bench *bench, const char *path)
{
  const double from[3] = {105, 22, 3}, at[3] = {-60, 42, -8};
  double size = 0;
  Model model;
  modelLoad(&model, path);
  for (int k = 0; k < 3; ++k)
    size = fmax(size, (double)model.boxMax[k] - (double)model.boxMin[k]);
  for (uint32_t i = 0; i < model.vertexCount; ++i)
  {
    double p[3];
    for (int k = 0; k < 3; ++k)
      p[k] = ((double)model.vertices[i].position[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 /
             size;
    vertex(&bench->mesh, p[0], p[1], p[2]);
  }
  for (uint32_t i = 0; i < model.partCount; ++i)
    for (uint32_t k = 0; k + 2 < model.parts[i].indexCount; k += 3)
    {
      const uint32_t *index = model.indices + model.parts[i].firstIndex + k, first = model.parts[i].firstVertex;
      triangle(&bench->mesh, first + index[0], first + index[1], first + index[2]);
    }
  for (int k = 0; k < 3; ++k)
  {
    bench->from[k] = (float)((from[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 / size);
    bench->at[k] = (float)((at[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 / size);
  }
  bench->slope = (float)tan(0.5 * 65 * acos(-1.0) / 180);
  modelFree(&model);
}

void makeScene(Bench *bench, const char *name, int less)
{
  const int isKnot = !strncmp(name, "knot", 4);
  bench->name = name;
  bench->hasInside = 1;
  setPoint(bench->from, 0.3, 0.2, 6.2);
  setPoint(bench->at, 0.3, 0.2, 0);
  setPoint(bench->inside, 0.3, 0.2, isKnot ? 3.0 : 0.1);
  bench->slope = (float)(4.5 / 6.2);
  if (!strcmp(name, "sphere"))
    makeSphere(&bench->mesh, 4, 90, 45);
  else if (!strcmp(name, "knot32k"))
    makeKnot(&bench->mesh, less ? 130 : 400, less ? 16 : 40);
  else if (!strcmp(name, "knot256k"))
    makeKnot(&bench->mesh, less ? 130 : 1600, less ? 16 : 80);
  else if (!strcmp(name, "box"))
    makeBox(&bench->mesh);
  else if (!strcmp(name, "terrain"))
  {
    bench->hasInside = 0;
    makeTerrain(&bench->mesh, less ? 60 : 708);
    setPoint(bench->from, 0.3, 2.2, 5.5);
    setPoint(bench->at, 0, -0.8, 0);
    bench->slope = (float)tan(0.5 * 60 * acos(-1.0) / 180);
  }
  else
  {
    const char *slash = strrchr(name, '/');
    bench->hasInside = 0;
    makeModel(bench, name);
    bench->name = slash ? slash + 1 : name;
  }
  makeSphere(&bench->sphere, 1, 100, 51); /* 10,000 triangles */
}
