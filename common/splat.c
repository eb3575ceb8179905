/* splat.c - Gaussians from a .ply of 3D Gaussian splatting, or made here.
 * SPDX-License-Identifier: MIT */
#include "splat.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Covariance from the lengths of the axes and a rotation: rows of `axes` are unit vectors. */
static void setCovariance(Splat *splat, float axes[3][3], const float lengths[3])
{
  static const int pairs[3][2] = {{1, 2}, {0, 2}, {0, 1}};
  for (int i = 0; i < 3; ++i)
    for (int axis = 0; axis < 3; ++axis)
    {
      const float square = lengths[axis] * lengths[axis], *a = axes[axis];
      splat->variances[i] += square * a[i] * a[i];
      splat->covariances[i] += square * a[pairs[i][0]] * a[pairs[i][1]];
    }
}

/* ---- a file ---- */

/* The numbers that are read; a file may have others too. Colour is that of all directions, the first harmonic. */
enum
{
  X,
  COLOUR = 3,
  OPACITY = 6,
  SCALE,
  ROTATION = 10,
  NUMBERS = 14
};
static const char *const names[NUMBERS] = {"x",       "y",       "z",       "f_dc_0", "f_dc_1", "f_dc_2", "opacity",
                                           "scale_0", "scale_1", "scale_2", "rot_0",  "rot_1",  "rot_2",  "rot_3"};
typedef struct Header
{
  unsigned long long count;
  uint32_t columns, column[NUMBERS]; /* floats of a splat; where each number is among them */
} Header;

static void readProperty(const char *file, const char *line, Header *header)
{
  char type[64], name[64];
  if (sscanf(line, "property %63s %63s", type, name) != 2 || (strcmp(type, "float") && strcmp(type, "float32")))
    die("%s: \"%s\": only properties of type float are read", file, line);
  for (uint32_t i = 0; i < NUMBERS; ++i)
    if (!strcmp(name, names[i]))
      header->column[i] = header->columns;
  if (++header->columns > 1000)
    die("%s: more than 1000 properties", file);
}

static Header readHeader(const char *file, FILE *stream)
{
  Header header = {0, 0, {0}};
  char line[256] = "";
  int isBinary = 0, elements = 0;
  memset(header.column, 0xff, sizeof(header.column));
  if (!fgets(line, sizeof(line), stream) || strncmp(line, "ply", 3))
    die("%s is no .ply file", file);
  while (fgets(line, sizeof(line), stream) && strncmp(line, "end_header", 10))
  {
    line[strcspn(line, "\r\n")] = 0;
    isBinary |= !strncmp(line, "format binary_little_endian", 27);
    if (!strncmp(line, "element ", 8) && ++elements == 1 && sscanf(line, "element vertex %llu", &header.count) != 1)
      die("%s: \"%s\": its first element must be the vertices", file, line);
    if (elements == 1 && !strncmp(line, "property", 8))
      readProperty(file, line, &header);
  }
  if (!isBinary || strncmp(line, "end_header", 10))
    die("%s: %s", file, isBinary ? "its header has no end" : "only the format binary_little_endian is read");
  for (uint32_t i = 0; i < NUMBERS; ++i)
    if (header.column[i] == UINT32_MAX)
      die("%s has no property %s: it is not a file of Gaussian splats", file, names[i]);
  if (header.count < 1 || header.count > RAYSORT_MAX_COUNT)
    die("%s: %llu splats, must be 1 to %u", file, header.count, RAYSORT_MAX_COUNT);
  return header;
}

/* In files opacity is before a sigmoid, and lengths are logarithms. */
static Splat fromNumbers(const float *n)
{
  Splat splat = {{n[X], n[X + 1], n[X + 2]}, 1 / (1 + expf(-n[OPACITY])), {0}, 0, {0}, 0, {0}, 0};
  const float lengths[3] = {expf(n[SCALE]), expf(n[SCALE + 1]), expf(n[SCALE + 2])}, *q = n + ROTATION;
  const float length = sqrtf(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  const float w = q[0] / length, x = q[1] / length, y = q[2] / length, z = q[3] / length;
  float axes[3][3] = {{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
                      {2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
                      {2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}};
  setCovariance(&splat, axes, lengths);
  for (int i = 0; i < 3; ++i)
    splat.colour[i] = fminf(fmaxf(0.5f + 0.28209479f * n[COLOUR + i], 0), 1);
  return splat;
}

/* A camera that looks at the middle of the splats, from as far as they spread. */
static void placeCamera(SplatScene *scene)
{
  double sum[3] = {0}, spread = 0;
  for (uint32_t i = 0; i < scene->count; ++i)
    for (int k = 0; k < 3; ++k)
      sum[k] += scene->splats[i].position[k] / (double)scene->count;
  for (uint32_t i = 0; i < scene->count; ++i)
    for (int k = 0; k < 3; ++k)
      spread += fabs(scene->splats[i].position[k] - sum[k]) / (double)scene->count;
  for (int k = 0; k < 3; ++k)
  {
    scene->target[k] = (float)sum[k];
    scene->eye[k] = (float)(sum[k] - (k == 2 ? 1.5 : k == 1 ? 0.5 : 0) * (spread + 0.5));
  }
}

static SplatScene sceneFromFile(const char *file)
{
  FILE *stream = fopen(file, "rb");
  if (!stream)
    die("%s cannot be opened", file);
  const Header header = readHeader(file, stream);
  const long begin = ftell(stream), end = fseek(stream, 0, SEEK_END) ? -1 : ftell(stream);
  const size_t stride = header.columns * sizeof(float);
  if (begin < 0 || end < begin || fseek(stream, begin, SEEK_SET))
    die("%s cannot be read", file);
  if ((unsigned long long)(end - begin) / stride < header.count)
    die("%s is cut short: %llu splats of %zu bytes are announced, %ld bytes are there", file, header.count, stride,
        end - begin);
  SplatScene scene = {(Splat *)allocate((size_t)header.count * sizeof(Splat)), (uint32_t)header.count, {0}, {0}};
  float *row = (float *)allocate(stride), numbers[NUMBERS];
  for (uint32_t i = 0; i < scene.count; ++i)
  {
    if (fread(row, stride, 1, stream) != 1)
      die("%s cannot be read", file);
    for (uint32_t k = 0; k < NUMBERS; ++k)
    {
      numbers[k] = row[header.column[k]];
      if (!(fabsf(numbers[k]) < 1e9f) || (k >= SCALE && k < ROTATION && numbers[k] > 20))
        die("%s: %s of splat %u is %g, which is no number of a splat", file, names[k], i, (double)numbers[k]);
    }
    if (numbers[ROTATION] == 0 && numbers[ROTATION + 1] == 0 && numbers[ROTATION + 2] == 0 &&
        numbers[ROTATION + 3] == 0)
      die("%s: the rotation of splat %u is 0 0 0 0", file, i);
    scene.splats[i] = fromNumbers(numbers);
  }
  free(row);
  fclose(stream);
  placeCamera(&scene);
  return scene;
}

/* ---- made ---- */

static float unit(uint32_t *random)
{
  return (float)(randomNext(random) >> 8) / 16777216.0f;
}

/* A flat Gaussian on a surface, lit from above. */
static Splat onSurface(const float at[3], const float normal[3], const float colour[3], float size, float opacity)
{
  Splat splat = {{at[0], at[1], at[2]}, opacity, {0}, 0, {0}, 0, {0}, 0};
  const float light = 0.35f + 0.65f * fmaxf(0, -0.8f * normal[1] - 0.5f * normal[2] + 0.3f * normal[0]);
  for (int i = 0; i < 3; ++i) /* size^2 (1 - 0.98 n n^T) */
  {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    splat.colour[i] = fminf(light * colour[i], 1);
    splat.variances[i] = size * size * (1 - 0.98f * normal[i] * normal[i]);
    splat.covariances[i] = size * size * -0.98f * normal[j] * normal[k];
  }
  return splat;
}

/* A knot of a coloured tube above a floor of rings. */
static SplatScene sceneMade(uint32_t count)
{
  SplatScene scene = {(Splat *)allocate(count * sizeof(Splat)), count, {0, -3.2f, -6.5f}, {0, -0.9f, 0}};
  uint32_t random = 20261;
  const float size = 12 / sqrtf((float)count); /* so that they cover the surfaces */
  for (uint32_t i = 0; i < count; ++i)
  {
    const float u = 6.2831853f * unit(&random), v = 6.2831853f * unit(&random), radius = 6 * sqrtf(unit(&random));
    if (i % 3 == 0)
    {
      const float at[3] = {radius * cosf(u), 0.9f + 0.05f * sinf(4 * radius), radius * sinf(u)};
      const float grey = fmodf(radius, 1) < 0.5f ? 0.85f : 0.45f;
      const float colour[3] = {grey, grey, grey * 1.1f}, normal[3] = {0, -1, 0};
      scene.splats[i] = onSurface(at, normal, colour, 1.5f * size, 0.9f);
      continue;
    }
    /* The middle of the tube is (2, 3) times round a torus; its normals are those of a sphere round it, nearly. */
    const float ring = 1.5f + 0.6f * cosf(3 * u),
                middle[3] = {ring * cosf(2 * u), -0.9f + 0.6f * sinf(3 * u), ring * sinf(2 * u)};
    const float out[3] = {cosf(2 * u) * cosf(v), sinf(v), sinf(2 * u) * cosf(v)};
    const float at[3] = {middle[0] + 0.3f * out[0], middle[1] + 0.3f * out[1], middle[2] + 0.3f * out[2]};
    const float colour[3] = {0.6f + 0.4f * cosf(u), 0.6f + 0.4f * cosf(u - 2.1f), 0.6f + 0.4f * cosf(u + 2.1f)};
    scene.splats[i] = onSurface(at, out, colour, 0.8f * size, i % 12 == 1 ? 0.5f : 0.95f);
  }
  return scene;
}

SplatScene splatScene(const Option *ply, const Option *count, const Option *camera)
{
  SplatScene scene = ply->value ? sceneFromFile(ply->value) : sceneMade(optionWhole(count, 200000, 1, 1u << 26));
  double numbers[6] = {scene.eye[0], scene.eye[1], scene.eye[2], scene.target[0], scene.target[1], scene.target[2]};
  optionNumbers(camera, numbers, 6, -1e9, 1e9);
  for (int i = 0; i < 3; ++i)
  {
    scene.eye[i] = (float)numbers[i];
    scene.target[i] = (float)numbers[3 + i];
  }
  return scene;
}

static void cross(const float *a, const float *b, float *c) /* of length 1, or 0 if there is none */
{
  for (int i = 0; i < 3; ++i)
    c[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
  const float length = sqrtf(c[0] * c[0] + c[1] * c[1] + c[2] * c[2]);
  for (int i = 0; i < 3; ++i)
    c[i] = length > 0 ? c[i] / length : 0;
}

SplatCamera splatCamera(const SplatScene *scene, uint32_t width, uint32_t height)
{
  SplatCamera camera = {{0}, 0.8f * (float)width, width, height};
  const float down[3] = {0, 1, 0}, side[3] = {1, 0, 0}, *eye = scene->eye, *target = scene->target;
  const float way[3] = {target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]};
  float *x = camera.view, *y = x + 4, *z = x + 8;
  cross(down, way, x);
  if (x[0] == 0 && x[1] == 0 && x[2] == 0) /* straight down or up */
    memcpy(x, side, sizeof(side));
  cross(way, x, y);
  cross(x, y, z);
  for (int row = 0; row < 12; row += 4)
    x[row + 3] = -(x[row] * eye[0] + x[row + 1] * eye[1] + x[row + 2] * eye[2]);
  return camera;
}
