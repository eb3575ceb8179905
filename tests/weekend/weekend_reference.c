/* weekend_reference.c - see weekend_reference.h.
 * SPDX-License-Identifier: MIT */
#include "weekend_reference.h"

#include <math.h>
#include <string.h>

#define NOWHERE  UINT32_MAX /* a ray that starts on no sphere, or hits none */
#define NEAREST  0.001f
#define FARTHEST 10000.0f

typedef struct Vec3
{
  float x, y, z;
} Vec3;

static Vec3 vec3(float x, float y, float z)
{
  const Vec3 v = {x, y, z};
  return v;
}

static Vec3 load(const float v[3])
{
  return vec3(v[0], v[1], v[2]);
}

static Vec3 add(Vec3 a, Vec3 b)
{
  return vec3(a.x + b.x, a.y + b.y, a.z + b.z);
}

static Vec3 subtract(Vec3 a, Vec3 b)
{
  return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
}

static Vec3 scale(Vec3 a, float s)
{
  return vec3(a.x * s, a.y * s, a.z * s);
}

static Vec3 multiplyAdd(Vec3 a, float s, Vec3 b)
{
  return vec3(fmaf(a.x, s, b.x), fmaf(a.y, s, b.y), fmaf(a.z, s, b.z));
}

static float dot(Vec3 a, Vec3 b)
{
  return fmaf(a.z, b.z, fmaf(a.y, b.y, a.x * b.x));
}

static Vec3 unit(Vec3 a)
{
  return scale(a, 1.0f / sqrtf(dot(a, a)));
}

/* ---- random numbers ---- */

uint32_t weekendSeed(uint32_t pixel, uint32_t sample)
{
  return scenePcg(scenePcg(pixel) + sample);
}

float weekendDraw(uint32_t *state)
{
  const uint32_t output = scenePcg(*state); /* the permutation of the next state */
  *state = *state * 747796405u + 2891336453u;
  return (float)(output >> 8) * 0x1p-24f;
}

static float drawSigned(uint32_t *state)
{
  return 2.0f * weekendDraw(state) - 1.0f;
}

/* In the unit ball, but not at its very centre. */
static Vec3 drawInBall(uint32_t *state)
{
  Vec3 p;
  float squared;
  do
  {
    p.x = drawSigned(state);
    p.y = drawSigned(state);
    p.z = drawSigned(state);
    squared = dot(p, p);
  } while (!(squared < 1.0f && squared > 1e-12f));
  return p;
}

/* ---- rays ---- */

typedef struct Ray
{
  Vec3 origin, direction;
  uint32_t start; /* the sphere it starts on, or NOWHERE */
} Ray;

typedef struct Hit
{
  uint32_t sphere;
  float distance;
} Hit;

static Ray startRay(const RaysortCamera *camera, uint32_t width, uint32_t height, uint32_t x, uint32_t y,
                    uint32_t *state)
{
  Ray ray;
  float jitterX, jitterY, u, v, s, t;
  weekendDraw(state); /* neighbours' first numbers are alike */
  weekendDraw(state);
  jitterX = weekendDraw(state);
  jitterY = weekendDraw(state);
  do
  {
    u = drawSigned(state);
    v = drawSigned(state);
  } while (!(u * u + v * v < 1.0f));
  s = ((float)x + jitterX) / (float)width;
  t = 1.0f - ((float)y + jitterY) / (float)height; /* row 0 is on top */
  ray.origin = add(load(camera->origin), add(scale(load(camera->lensU), u), scale(load(camera->lensV), v)));
  ray.direction = unit(subtract(
      add(add(load(camera->lowerLeftCorner), scale(load(camera->horizontal), s)), scale(load(camera->vertical), t)),
      ray.origin));
  ray.start = NOWHERE;
  return ray;
}

/* The smaller root past NEAREST and before `best`, else `best`. */
static float hitSphere(const SceneSphere *sphere, const Ray *ray, int starts, float best)
{
  const Vec3 oc = subtract(load(sphere->centre), ray->origin);
  const float b = dot(oc, ray->direction);
  const float c = starts ? 0.0f : fmaf(1.0f, dot(oc, oc), -(sphere->radius * sphere->radius));
  const float q = fmaf(b, b, -c);
  float root, t;
  if (q <= 0.0f)
    return best;
  root = starts ? fabsf(b) : sqrtf(q);
  t = b - root;
  if (!(t > NEAREST && t < best))
    t = b + root;
  return t > NEAREST && t < best ? t : best;
}

static float hitSphere64(const SceneSphere *sphere, const Ray *ray, float best)
{
  const Vec3 o = ray->origin, d = ray->direction;
  const double x = (double)sphere->centre[0] - o.x, y = (double)sphere->centre[1] - o.y,
               z = (double)sphere->centre[2] - o.z, radius = sphere->radius;
  const double a = (double)d.x * d.x + (double)d.y * d.y + (double)d.z * d.z, b = x * d.x + y * d.y + z * d.z;
  const double c = x * x + y * y + z * z - radius * radius, q = b * b - a * c;
  double t;
  if (q <= 0)
    return best;
  t = (b - sqrt(q)) / a;
  if (!(t > 0.001 && t < (double)best))
    t = (b + sqrt(q)) / a;
  return t > 0.001 && t < (double)best ? (float)t : best;
}

static Hit findHit(const Scene *scene, const Ray *ray, WeekendHit how)
{
  Hit hit = {NOWHERE, FARTHEST};
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    const SceneSphere *sphere = &scene->spheres[i];
    const int starts = i == ray->start && how != WEEKEND_HIT_TEXTBOOK;
    const float t =
        how == WEEKEND_HIT_FP64 ? hitSphere64(sphere, ray, hit.distance) : hitSphere(sphere, ray, starts, hit.distance);
    if (t < hit.distance)
    {
      hit.distance = t;
      hit.sphere = i;
    }
  }
  return hit;
}

/* ---- scattering: the new direction, not yet of length 1; 0 if the path is absorbed ---- */

static int scatterDiffuse(Vec3 normal, uint32_t *state, Vec3 *out)
{
  *out = add(normal, unit(drawInBall(state)));
  if (dot(*out, *out) < 1e-12f)
    *out = normal;
  return 1;
}

static int scatterMetal(float fuzz, Vec3 direction, Vec3 normal, uint32_t *state, Vec3 *out)
{
  const Vec3 ball = drawInBall(state); /* whatever the fuzz */
  *out = multiplyAdd(ball, fuzz, multiplyAdd(normal, -2.0f * dot(direction, normal), direction));
  return dot(*out, normal) > 0.0f;
}

static int scatterGlass(float index, Vec3 direction, Vec3 normal, int isFront, uint32_t *state, Vec3 *out)
{
  const float ratio = isFront ? 1.0f / index : index;
  const float cosine = fminf(-dot(direction, normal), 1.0f);
  const float sineSquared = 1.0f - cosine * cosine;
  int reflects = ratio * ratio * sineSquared > 1.0f;
  if (!reflects) /* one draw, only if it is not reflected anyway */
  {
    const float root = (1.0f - ratio) / (1.0f + ratio), r0 = root * root, m = 1.0f - cosine, m2 = m * m;
    reflects = weekendDraw(state) < r0 + (1.0f - r0) * (m2 * m2 * m);
  }
  if (reflects)
    *out = multiplyAdd(normal, 2.0f * cosine, direction);
  else
  {
    const Vec3 across = scale(multiplyAdd(normal, cosine, direction), ratio);
    *out = multiplyAdd(normal, -sqrtf(fabsf(1.0f - dot(across, across))), across);
  }
  return 1;
}

/* The ray goes on from the hit; 0: absorbed. */
static int scatter(const Scene *scene, Hit hit, Ray *ray, uint32_t *state)
{
  const SceneSphere *sphere = &scene->spheres[hit.sphere];
  const Vec3 p = multiplyAdd(ray->direction, hit.distance, ray->origin);
  Vec3 normal = scale(subtract(p, load(sphere->centre)), 1.0f / sphere->radius), out;
  const int isFront = dot(ray->direction, normal) < 0.0f;
  int goesOn;
  if (!isFront)
    normal = scale(normal, -1.0f);
  if (sphere->type == RAYSORT_MATERIAL_LAMBERTIAN)
    goesOn = scatterDiffuse(normal, state, &out);
  else if (sphere->type == RAYSORT_MATERIAL_METAL)
    goesOn = scatterMetal(sphere->parameter, ray->direction, normal, state, &out);
  else
    goesOn = scatterGlass(sphere->parameter, ray->direction, normal, isFront, state, &out);
  ray->origin = p;
  ray->direction = unit(out);
  ray->start = hit.sphere;
  return goesOn;
}

static Vec3 sky(Vec3 direction)
{
  const float t = 0.5f * (direction.y + 1.0f);
  return vec3((1.0f - t) + 0.5f * t, (1.0f - t) + 0.7f * t, (1.0f - t) + t);
}

static Vec3 tracePath(const Scene *scene, Ray ray, uint32_t depth, WeekendHit how, uint32_t *state,
                      WeekendCounts *counts)
{
  Vec3 colour = vec3(1, 1, 1);
  for (uint32_t bounce = 0; bounce < depth; ++bounce)
  {
    const Hit hit = findHit(scene, &ray, how);
    const SceneSphere *sphere = &scene->spheres[hit.sphere == NOWHERE ? 0 : hit.sphere];
    counts->rays++;
    counts->bounces[bounce < WEEKEND_BOUNCES ? bounce : WEEKEND_BOUNCES - 1]++;
    counts->hits[hit.sphere == NOWHERE ? 3 : sphere->type - RAYSORT_MATERIAL_LAMBERTIAN]++;
    if (hit.sphere == NOWHERE)
    {
      const Vec3 light = sky(ray.direction);
      return vec3(colour.x * light.x, colour.y * light.y, colour.z * light.z);
    }
    if (!scatter(scene, hit, &ray, state))
      return vec3(0, 0, 0);
    colour = vec3(colour.x * sphere->albedo[0], colour.y * sphere->albedo[1], colour.z * sphere->albedo[2]);
  }
  counts->cut++;
  return vec3(0, 0, 0);
}

void weekendReference(const Scene *scene, uint32_t width, uint32_t height, uint32_t first, uint32_t count,
                      uint32_t depth, WeekendHit hit, float *pixels, WeekendCounts *counts)
{
  const RaysortCamera camera = sceneCamera(width, height);
  memset(counts, 0, sizeof(*counts));
  counts->paths = (uint64_t)width * height * count;
  for (uint32_t pixel = 0; pixel < width * height; ++pixel)
  {
    double sum[3] = {0, 0, 0};
    for (uint32_t sample = first; sample < first + count; ++sample)
    {
      uint32_t state = weekendSeed(pixel, sample);
      const Ray ray = startRay(&camera, width, height, pixel % width, pixel / width, &state);
      const Vec3 colour = tracePath(scene, ray, depth, hit, &state, counts);
      sum[0] += (double)colour.x;
      sum[1] += (double)colour.y;
      sum[2] += (double)colour.z;
    }
    for (uint32_t i = 0; i < 3; ++i)
    {
      counts->mean[i] += sum[i] / (double)counts->paths;
      if (pixels)
        pixels[3 * (size_t)pixel + i] = (float)(sum[i] / count);
    }
  }
}
