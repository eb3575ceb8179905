/* sdf_exact.c - what the kernels of the build compute, in C, to the bit: see sdf_exact.h.
 * SPDX-License-Identifier: MIT
 *
 * After shaders/kernels/sdf/triangle.glsl and distance.glsl, line by line. Compiled without contraction, so every
 * product and sum is rounded to fp32 by itself. */
#include "sdf_exact.h"

#include <math.h>
#include <string.h>

typedef struct Vec
{
  float x, y, z;
} Vec;

static uint32_t bitsOf(float x)
{
  uint32_t bits;
  memcpy(&bits, &x, 4);
  return bits;
}

static float floatOf(uint32_t bits)
{
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

static Vec vec(float x, float y, float z)
{
  const Vec v = {x, y, z};
  return v;
}

static Vec sub(Vec a, Vec b)
{
  return vec(a.x - b.x, a.y - b.y, a.z - b.z);
}

static Vec scale(Vec a, float s)
{
  return vec(a.x * s, a.y * s, a.z * s);
}

static float dot(Vec a, Vec b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

static Vec cross(Vec a, Vec b)
{
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

static Vec absOf(Vec a)
{
  return vec(fabsf(a.x), fabsf(a.y), fabsf(a.z));
}

static float sumOf(Vec a)
{
  return a.x + a.y + a.z;
}

static float most3(float a, float b, float c)
{
  return fmaxf(fmaxf(a, b), c);
}

/* ---- a triangle and a cube ---- */

typedef struct Cubes
{
  float inner, outer, reach;
  int missesInner, missesOuter;
} Cubes;

static void separate(Cubes *cubes, float low, float high, float extent, float error)
{
  const float gap = fmaxf(low, -high) - error;
  cubes->missesInner |= gap > cubes->inner * extent;
  cubes->missesOuter |= gap > cubes->outer * extent;
}

static void separateEdge(Cubes *cubes, Vec e, Vec p, Vec q)
{
  const Vec m = absOf(e), u = cross(e, p), v = cross(e, q);
  const float error = sumOf(m) * cubes->reach * 4.7683716e-7f;
  separate(cubes, fminf(u.x, v.x), fmaxf(u.x, v.x), m.y + m.z, error);
  separate(cubes, fminf(u.y, v.y), fmaxf(u.y, v.y), m.z + m.x, error);
  separate(cubes, fminf(u.z, v.z), fmaxf(u.z, v.z), m.x + m.y, error);
}

static Vec gridOf(const float p[3], float inverse)
{
  return vec(p[0] * inverse, p[1] * inverse, p[2] * inverse);
}

uint32_t exactMeets(const float corners[3][3], float inverse, const int voxel[3])
{
  const Vec center = vec((float)voxel[0] + 0.5f, (float)voxel[1] + 0.5f, (float)voxel[2] + 0.5f);
  const Vec a = sub(gridOf(corners[0], inverse), center), b = sub(gridOf(corners[1], inverse), center);
  const Vec c = sub(gridOf(corners[2], inverse), center), e = sub(b, a), f = sub(c, b), h = sub(a, c), n = cross(e, f);
  const float low[3] = {fminf(fminf(a.x, b.x), c.x), fminf(fminf(a.y, b.y), c.y), fminf(fminf(a.z, b.z), c.z)};
  const float high[3] = {most3(a.x, b.x, c.x), most3(a.y, b.y, c.y), most3(a.z, b.z, c.z)};
  Cubes cubes = {0.5f, 0.5f + 0.071428575f, 0, 0, 0};
  for (int k = 0; k < 3; ++k)
    cubes.reach = most3(cubes.reach, fabsf(low[k]), fabsf(high[k]));
  const float slack = 1.4285714e-4f + cubes.reach * 4.7683716e-7f;
  cubes.inner += slack;
  cubes.outer += slack;
  for (int k = 0; k < 3; ++k)
    separate(&cubes, low[k], high[k], 1, 0);
  const float offset = dot(n, a), error = sumOf(absOf(e)) * sumOf(absOf(f)) * cubes.reach * 9.536743e-7f;
  separate(&cubes, offset, offset, sumOf(absOf(n)), error);
  separateEdge(&cubes, e, a, c);
  separateEdge(&cubes, f, b, a);
  separateEdge(&cubes, h, c, b);
  return cubes.missesOuter ? 0 : cubes.missesInner ? 1 : 3;
}

/* ---- distances ---- */

typedef struct Wide
{
  Vec high, low;
} Wide;

typedef struct Edge
{
  float x, y, low, high, offset;
} Edge;

typedef struct Frame
{
  Vec x, y, z;
  float height, apex;
  Edge edges[3]; /* the base, the left slope, the right one */
} Frame;

static float inverseRoot(float a)
{
  float y = floatOf(0x5f375a86u - (bitsOf(a) >> 1));
  const float half = 0.5f * a;
  for (int i = 0; i < 4; ++i)
    y = y * (1.5f - (half * y) * y);
  return y;
}

static float inverseOf(float a)
{
  const float root = inverseRoot(a);
  return a > 1e-30f ? root * root : 0.0f;
}

static float clampOf(float x, float low, float high)
{
  return fminf(fmaxf(x, low), high);
}

static Vec add(Vec a, Vec b)
{
  return vec(a.x + b.x, a.y + b.y, a.z + b.z);
}

static Wide wide(Vec high, Vec lost, Vec low)
{
  const Vec rest = add(lost, low), sum = add(high, rest);
  const Wide result = {sum, sub(rest, sub(sum, high))};
  return result;
}

static Vec lostOf(Vec a, Vec b, Vec sum)
{
  const Vec part = sub(sum, a);
  return add(sub(a, sub(sum, part)), sub(b, part));
}

static float lostProduct(float a, float b, float product)
{
  const float at = floatOf(bitsOf(a) & 0xfffff000u), bt = floatOf(bitsOf(b) & 0xfffff000u), al = a - at, bl = b - bt;
  return ((at * bt - product) + at * bl + al * bt) + al * bl;
}

static Wide toBrick(const float p[3], float high, float low, const int voxel[3])
{
  const Vec product = gridOf(p, high), at = vec(p[0] * low, p[1] * low, p[2] * low);
  const Vec middle =
      vec(-((float)(7 * voxel[0]) + 3.5f), -((float)(7 * voxel[1]) + 3.5f), -((float)(7 * voxel[2]) + 3.5f));
  const Vec sum = add(product, middle);
  const Vec lost =
      vec(lostProduct(p[0], high, product.x), lostProduct(p[1], high, product.y), lostProduct(p[2], high, product.z));
  return wide(sum, lostOf(product, middle, sum), add(lost, at));
}

static Wide minus(Wide a, Wide b)
{
  const Vec sum = sub(a.high, b.high);
  return wide(sum, lostOf(a.high, scale(b.high, -1), sum), sub(a.low, b.low));
}

static Wide along(Wide a, float t, Wide d)
{
  const Vec product = scale(d.high, t), sum = add(a.high, product);
  const Vec lost = vec(lostProduct(d.high.x, t, product.x), lostProduct(d.high.y, t, product.y),
                       lostProduct(d.high.z, t, product.z));
  return wide(sum, lostOf(a.high, product, sum), add(add(lost, scale(d.low, t)), a.low));
}

static Wide nearestOf(Wide a, Wide d, int isTwice)
{
  const float inverse = inverseOf(dot(d.high, d.high)), t = -(dot(a.high, d.high) * inverse);
  const Wide point = along(a, clampOf(t, 0, 1), d);
  const float rest = clampOf(-(dot(point.high, d.high) * inverse), -1, 1);
  return isTwice ? along(point, t > 0 && t < 1 ? rest : 0, d) : point;
}

static Wide risenOf(Wide a, float t, Wide d, int isTwice)
{
  const Wide rise = along(a, t, d);
  return isTwice ? along(rise, -(dot(rise.high, d.high) * inverseOf(dot(d.high, d.high))), d) : rise;
}

typedef struct Local
{
  Vec a, b, c, e, f, k, rise, first, second, third, inside;
  float least;
} Local;

static Local localOf(Wide a, Wide b, Wide c)
{
  const Vec e = sub(b.high, a.high), f = sub(c.high, a.high), k = sub(c.high, b.high);
  const float t = dot(f, e) * inverseOf(dot(e, e));
  const Vec p = absOf(a.high), q = absOf(b.high), r = absOf(c.high);
  Local local = {a.high, b.high, c.high, e, f, k, sub(f, scale(e, t)), a.high, a.high, b.high, a.high, 1e-13f};
  const float most = most3(most3(p.x, q.x, r.x), most3(p.y, q.y, r.y), most3(p.z, q.z, r.z));
  if (most > 64)
  {
    const int isTwice = most > 131072;
    const Wide we = minus(b, a), wf = minus(c, a), wk = minus(c, b);
    const Wide first = nearestOf(a, we, isTwice), rise = risenOf(wf, -t, we, isTwice);
    local.e = we.high;
    local.f = wf.high;
    local.k = wk.high;
    local.rise = rise.high;
    local.first = first.high;
    local.second = nearestOf(a, wf, isTwice).high;
    local.third = nearestOf(b, wk, isTwice).high;
    local.inside = nearestOf(first, rise, isTwice).high;
    local.least = 1e-24f;
  }
  return local;
}

static Edge edgeOf(const float from[2], const float to[2], const float near[2], float dx, float dy)
{
  const float square = dx * dx + dy * dy, inverse = inverseRoot(square);
  Edge edge = {1, 0, 0, 0, 0};
  if (square > 1e-30f)
  {
    edge.x = dx * inverse;
    edge.y = dy * inverse;
  }
  edge.low = from[0] * edge.x + from[1] * edge.y;
  edge.high = fmaxf(edge.low, to[0] * edge.x + to[1] * edge.y);
  edge.offset = near[0] * edge.y - near[1] * edge.x;
  return edge;
}

static Frame frameOf(const Local *local)
{
  Frame frame;
  const float square = dot(local->e, local->e);
  frame.x = square > 1e-30f ? scale(local->e, inverseRoot(square)) : vec(1, 0, 0);
  const Vec m = absOf(frame.x);
  Vec rise = sub(local->rise, scale(frame.x, dot(local->rise, frame.x)));
  const float least = dot(local->f, local->f) * local->least;
  const int isFlat = !(dot(rise, rise) > fmaxf(least, 1e-30f));
  if (isFlat)
    rise = cross(frame.x, m.x <= m.y && m.x <= m.z ? vec(1, 0, 0) : m.y <= m.z ? vec(0, 1, 0) : vec(0, 0, 1));
  frame.y = scale(rise, inverseRoot(dot(rise, rise)));
  frame.z = cross(frame.x, frame.y);
  const float cy = isFlat ? 0 : dot(rise, frame.y);
  const float a[2] = {dot(local->a, frame.x), dot(local->a, frame.y)};
  const float b[2] = {dot(local->b, frame.x), dot(local->b, frame.y)};
  const float c[2] = {dot(local->c, frame.x), dot(local->c, frame.y)};
  const float second[2] = {dot(local->second, frame.x), dot(local->second, frame.y)};
  const float third[2] = {dot(local->third, frame.x), dot(local->third, frame.y)};
  const Edge first = {1, 0, a[0], fmaxf(a[0], b[0]), dot(local->first, frame.y)};
  frame.height = dot(local->inside, frame.z);
  frame.edges[0] = first;
  frame.edges[1] = edgeOf(a, c, second, dot(local->f, frame.x), cy);
  frame.edges[2] = edgeOf(c, b, third, -dot(local->k, frame.x), -cy);
  frame.apex = c[0];
  return frame;
}

static float beyond(float u, const Edge *edge)
{
  return fmaxf(fmaxf(edge->low - u, 0), u - edge->high);
}

static float squareOf(const Frame *frame, Vec p)
{
  const float x = (p.y * frame->x.y + p.z * frame->x.z) + p.x * frame->x.x;
  const float y = (p.y * frame->y.y + p.z * frame->y.z) + p.x * frame->y.x;
  const float z = ((p.y * frame->z.y + p.z * frame->z.z) - frame->height) + p.x * frame->z.x;
  const Edge *base = &frame->edges[0], *slope = &frame->edges[x >= frame->apex ? 2 : 1];
  const float u = x * slope->x + y * slope->y, above = y - base->offset;
  const float within = (x * slope->y - y * slope->x) - slope->offset;
  const float d = beyond(x, base), e = beyond(u, slope);
  const float plane = above < 0 ? d * d + above * above : within >= 0 && d == 0 ? 0 : e * e + within * within;
  return plane + z * z;
}

void exactBegin(float squares[512])
{
  for (int i = 0; i < 512; ++i)
    squares[i] = 3.4028234e38f;
}

void exactAdd(float squares[512], const float corners[3][3], float high, float low, const int voxel[3])
{
  const Wide a = toBrick(corners[0], high, low, voxel), b = toBrick(corners[1], high, low, voxel);
  const Wide c = toBrick(corners[2], high, low, voxel);
  const Vec e = sub(b.high, a.high), f = sub(c.high, b.high), g = sub(a.high, c.high);
  const float ee = dot(e, e), ff = dot(f, f), gg = dot(g, g);
  const Local local = ee >= ff && ee >= gg ? localOf(a, b, c) : ff >= gg ? localOf(b, c, a) : localOf(c, a, b);
  const Frame frame = frameOf(&local);
  for (int i = 0; i < 512; ++i)
  {
    const Vec p = vec((float)(i & 7) - 3.5f, (float)(i >> 3 & 7) - 3.5f, (float)(i >> 6) - 3.5f);
    squares[i] = fminf(squares[i], squareOf(&frame, p));
  }
}

uint32_t exactCode(float square, float codeStep, uint32_t most)
{
  uint32_t code = most;
  for (; code > 0; --code)
  {
    const float distance = (float)code * codeStep + 6e-5f;
    if (distance * distance <= square)
      break;
  }
  return code;
}
