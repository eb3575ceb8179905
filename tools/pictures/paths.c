/* paths.c - a path tracer's frame: a path from the camera, the heads and dumps it reads, the submissions of a picture.
 * SPDX-License-Identifier: MIT */
#include "pictures.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SPHERES 4u
#define SCALE   46.0 /* pixels a unit of the side view */

typedef struct World
{
  void *memory;
  RaysortSceneLayout places;
  RaysortCamera camera;
  RaysortMaterial *materials;
  RaysortHittable *hittables;
  float (*materialDump)[4], (*hittableDump)[4];
} World;

static void addAll(RaysortScene *scene)
{
  static const float albedos[2][3] = {{0.5f, 0.5f, 0.5f}, {0.8f, 0.4f, 0.2f}}, metal[4] = {0.7f, 0.6f, 0.5f, 0};
  static const float balls[SPHERES][4] = {
      {0, -100, 0, 100}, {-1.9f, 0.7f, 0, 0.7f}, {1.2f, 1.2f, 0, 1.2f}, {3.4f, 0.8f, 0, 0.8f}};
  uint32_t materials[3];
  CHECK(raysortAddMaterial(scene, RAYSORT_MATERIAL_LAMBERTIAN, albedos[0], sizeof(albedos[0]), &materials[0]));
  CHECK(raysortAddMaterial(scene, RAYSORT_MATERIAL_LAMBERTIAN, albedos[1], sizeof(albedos[1]), &materials[1]));
  CHECK(raysortAddMaterial(scene, RAYSORT_MATERIAL_METAL, metal, sizeof(metal), &materials[2]));
  static const uint32_t ofBall[SPHERES] = {0, 1, 2, 1};
  for (uint32_t i = 0; i < SPHERES; ++i)
    CHECK(raysortAddHittable(scene, RAYSORT_HITTABLE_SPHERE, materials[ofBall[i]], balls[i], sizeof(balls[i]), NULL));
}

static void makeWorld(World *world)
{
  RaysortScene scene;
  RaysortCameraInfo lens;
  memset(&scene, 0, sizeof(scene));
  addAll(&scene);
  raysortGetSceneLayout(&scene, &world->places);
  world->memory = allocate((size_t)world->places.size);
  raysortPlaceScene(&scene, world->memory, &world->places);
  addAll(&scene);
  char *bytes = (char *)world->memory;
  world->materials = (RaysortMaterial *)(void *)(bytes + world->places.materialsOffset);
  world->materialDump = (float(*)[4])(void *)(bytes + world->places.materialDumpOffset);
  world->hittables = (RaysortHittable *)(void *)(bytes + world->places.hittablesOffset);
  world->hittableDump = (float(*)[4])(void *)(bytes + world->places.hittableDumpOffset);
  memset(&lens, 0, sizeof(lens));
  lens.from[0] = -4.4, lens.from[1] = 2.6;
  lens.at[1] = 1.0;
  lens.fieldOfView = 32;
  lens.defocusAngle = 6;
  lens.width = 1920, lens.height = 1080;
  CHECK(raysortMakeCamera(&lens, &world->camera));
}

/* ---- the side view ---- */

static double across(double x)
{
  return 12 + (x + 4.9) * SCALE;
}

static double down(double y)
{
  return 232 - y * SCALE;
}

/* The nearest sphere along the ray, by the numbers of the dump; or SPHERES, with a t as far as it is drawn. */
static uint32_t nearest(const World *world, const double from[2], const double way[2], double *t)
{
  uint32_t found = SPHERES;
  for (uint32_t i = 0; i < SPHERES; ++i)
  {
    const float *ball = world->hittableDump[world->hittables[i].ptr];
    const double x = from[0] - (double)ball[0], y = from[1] - (double)ball[1], radius = (double)ball[3];
    const double b = x * way[0] + y * way[1], square = b * b - (x * x + y * y - radius * radius);
    const double first = square < 0 ? 0 : -b - sqrt(square);
    if (first > 1e-4 && (found == SPHERES || first < *t))
    {
      *t = first;
      found = i;
    }
  }
  if (found == SPHERES)
    *t = 3.4;
  return found;
}

/* Metal reflects. Of the ways that a Lambertian surface scatters to, the picture takes the normal turned a little. */
static void scatter(const World *world, uint32_t hittable, const double at[2], double way[2])
{
  const float *ball = world->hittableDump[world->hittables[hittable].ptr];
  const double x = (at[0] - (double)ball[0]) / (double)ball[3], y = (at[1] - (double)ball[1]) / (double)ball[3];
  const double along = way[0] * x + way[1] * y;
  if (world->materials[world->hittables[hittable].mat].type == RAYSORT_MATERIAL_METAL)
  {
    way[0] -= 2 * along * x;
    way[1] -= 2 * along * y;
    return;
  }
  way[0] = x * cos(0.15) + y * sin(0.15);
  way[1] = y * cos(0.15) - x * sin(0.15);
}

static void drawPath(FILE *svg, const World *world, double s)
{
  const RaysortCamera *camera = &world->camera;
  double from[2] = {(double)camera->origin[0], (double)camera->origin[1]}, way[2];
  for (uint32_t k = 0; k < 2; ++k)
    way[k] = (double)camera->lowerLeftCorner[k] + 0.5 * (double)camera->horizontal[k] +
             s * (double)camera->vertical[k] - from[k];
  const double length = hypot(way[0], way[1]);
  way[0] /= length;
  way[1] /= length;
  for (uint32_t bounce = 0; bounce < 8; ++bounce)
  {
    double t;
    const uint32_t hit = nearest(world, from, way, &t);
    const double to[2] = {from[0] + t * way[0], from[1] + t * way[1]};
    drawArrow(svg, across(from[0]), down(from[1]), across(to[0]), down(to[1]), BLUE, 2);
    if (bounce)
      drawDot(svg, across(from[0]), down(from[1]), 4, PAPER, BLUE);
    if (hit == SPHERES)
    {
      drawLabel(svg, across(to[0]) + 8, down(to[1]) + 10, 13, START, INK, "to the sky");
      return;
    }
    memcpy(from, to, sizeof(from));
    scatter(world, hit, to, way);
  }
}

static void drawView(FILE *svg, const World *world)
{
  static const char *const fills[3] = {"#d8dde2", ORANGE, SKY};
  const RaysortCamera *camera = &world->camera;
  const double x = across((double)camera->origin[0]), y = down((double)camera->origin[1]);
  fprintf(svg, "<svg x=\"12\" y=\"48\" width=\"430\" height=\"202\" viewBox=\"12 48 430 202\">\n");
  for (uint32_t i = 0; i < SPHERES; ++i)
  {
    const RaysortHittable *hittable = &world->hittables[i];
    const float *ball = world->hittableDump[hittable->ptr];
    drawDot(svg, across((double)ball[0]), down((double)ball[1]), SCALE * (double)ball[3], fills[hittable->mat], FAINT);
    drawLabel(svg, across((double)ball[0]) - (i ? 0 : 90), i ? down((double)ball[1]) + 5 : 247, 12.5, MIDDLE, INK,
              "hittable %u", i);
  }
  for (uint32_t end = 0; end < 2; ++end) /* the picture's edges, seen from the lens */
  {
    const double edge[2] = {
        (double)camera->lowerLeftCorner[0] + 0.5 * (double)camera->horizontal[0] + end * (double)camera->vertical[0],
        (double)camera->lowerLeftCorner[1] + 0.5 * (double)camera->horizontal[1] + end * (double)camera->vertical[1]};
    drawDashes(svg, x, y, x + 0.42 * (across(edge[0]) - x), y + 0.42 * (down(edge[1]) - y), FAINT, 1);
  }
  drawLine(svg, x - SCALE * (double)camera->lensV[0], y + SCALE * (double)camera->lensV[1],
           x + SCALE * (double)camera->lensV[0], y - SCALE * (double)camera->lensV[1], INK, 4);
  drawLabel(svg, x - 14, y - 18, 13, START, INK, "camera");
  drawPath(svg, world, 0.5);
  fprintf(svg, "</svg>\n");
}

/* ---- heads and dumps ---- */

static void numberCell(FILE *svg, double x, double y, double width, double value, const char *fill)
{
  drawRect(svg, x, y, width, 20, fill, LINES, 1);
  drawLabel(svg, x + width / 2, y + 14.5, 12, MIDDLE, INK, "%g", value);
}

static void drawColumns(FILE *svg, double x, double y, double step, const char *const *names, uint32_t count)
{
  for (uint32_t i = 0; i < count; ++i)
    drawLabel(svg, x + (i + 0.5) * step, y, 12, MIDDLE, FAINT, "%s", names[i]);
}

static void drawHeads(FILE *svg, const World *world)
{
  static const char *const head[3] = {"type", "ptr", "mat"}, *const sphere[4] = {"x", "y", "z", "radius"},
                           *const colour[4] = {"red", "green", "blue", "fuzz"};
  drawLabel(svg, 470, 62, 13, START, INK, "hittables");
  drawLabel(svg, 640, 62, 13, START, INK, "their dump: spheres");
  drawColumns(svg, 490, 79, 40, head, 3);
  drawColumns(svg, 640, 79, 55, sphere, 4);
  for (uint32_t i = 0; i < world->places.hittableCount; ++i)
  {
    const RaysortHittable *hittable = &world->hittables[i];
    const uint32_t words[3] = {hittable->type, hittable->ptr, hittable->mat};
    drawLabel(svg, 482, 99.5 + 20 * i, 12, END, FAINT, "%u", i);
    for (uint32_t k = 0; k < 3; ++k)
      numberCell(svg, 490 + 40 * k, 85 + 20 * i, 40, words[k], k == 2 ? UNUSED : PAPER);
    for (uint32_t k = 0; k < 4; ++k)
      numberCell(svg, 640 + 55 * k, 85 + 20 * i, 55, (double)world->hittableDump[i][k], PAPER);
    drawArrow(svg, 613, 95 + 20 * i, 637, 95 + 20 * hittable->ptr, FAINT, 1);
  }
  drawLabel(svg, 470, 190, 13, START, INK, "materials");
  drawLabel(svg, 640, 190, 13, START, INK, "their dump: colours");
  drawColumns(svg, 490, 207, 40, head, 2);
  drawColumns(svg, 640, 207, 55, colour, 4);
  for (uint32_t i = 0; i < world->places.materialCount; ++i)
  {
    const uint32_t words[2] = {world->materials[i].type, world->materials[i].ptr};
    drawLabel(svg, 482, 227.5 + 20 * i, 12, END, FAINT, "%u", i);
    for (uint32_t k = 0; k < 2; ++k)
      numberCell(svg, 490 + 40 * k, 213 + 20 * i, 40, words[k], PAPER);
    for (uint32_t k = 0; k < 4; ++k)
      numberCell(svg, 640 + 55 * k, 213 + 20 * i, 55, floor(100 * (double)world->materialDump[i][k] + 0.5) / 100,
                 PAPER);
    drawArrow(svg, 573, 223 + 20 * i, 637, 223 + 20 * words[1], FAINT, 1);
  }
}

/* ---- the frame ---- */

#define SHOWN 5u /* samples */

static void drawSlices(FILE *svg)
{
  static const char *const shades[2] = {SKY, "#9fc0e3"};
  const double width = 164, height = 92.25, top = 344;
  RaysortSliceInfo info;
  RaysortSlices slices;
  RaysortSlice slice;
  memset(&info, 0, sizeof(info));
  info.width = 1920;
  info.height = 1080;
  info.sampleCount = SHOWN;
  info.budget = 12;
  CHECK(raysortStartSlices(&info, NULL, &slices));
  for (uint32_t i = 0; raysortNextSlice(&slices, &slice); ++i)
  {
    const double left = 12 + 173 * slice.sample, milliseconds = 1920.0 * slice.rowCount / 65536;
    const double y = top + height * slice.row / 1080, high = height * slice.rowCount / 1080;
    raysortReportSlice(&slices, &slice, milliseconds);
    drawRect(svg, left, y, width, high, shades[i % 2], PAPER, 1);
    if (high > 14)
      drawLabel(svg, left + width / 2, y + high / 2 + 4.5, 12.5, MIDDLE, INK, "%u rows, %.1f ms", slice.rowCount,
                milliseconds);
    if (slice.row == 0)
      drawLabel(svg, left, top - 6, 13, START, INK, "sample %u", slice.sample);
  }
}

void drawPaths(const char *folder)
{
  World world;
  makeWorld(&world);
  FILE *svg =
      openDrawing(folder, "path_tracing.svg", 448, "The frame of a path tracer: a path, its data, its submissions");
  drawHeading(svg, 12, 8, "a path", "From the lens, from surface to surface, until the sky.");
  drawView(svg, &world);
  drawHeading(svg, 470, 8, "heads and dumps", "A head is a type and ptr, an element of its dump; mat is a material.");
  drawHeads(svg, &world);
  drawHeading(
      svg, 12, 286, "a frame of 1920 x 1080 in submissions of at most 12 ms",
      "Each band is a submission. The first is small, because nothing was measured yet; then the planner knows.");
  drawSlices(svg);
  closeDrawing(svg);
  free(world.memory);
}
