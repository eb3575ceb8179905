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

typedef struct Frame
{
  Vec origin, x, y, z;
  float span, cx, cy, inverseAC, inverseBC, doubt;
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

static float brixels(float x, float high, float low, int voxel)
{
  const float xh = floatOf(bitsOf(x) & 0xfffff000u), hh = floatOf(bitsOf(high) & 0xfffff000u);
  const float xl = x - xh, hl = high - hh, product = x * high;
  const float rest = ((xh * hh - product) + xh * hl + xl * hh) + xl * hl;
  return (product - (float)(7 * voxel)) + (rest + x * low);
}

static Vec toBrick(const float p[3], float high, float low, const int voxel[3])
{
  return vec(brixels(p[0], high, low, voxel[0]), brixels(p[1], high, low, voxel[1]),
             brixels(p[2], high, low, voxel[2]));
}

static Vec normalOf(Vec x, Vec e, Vec f, int *isFlat)
{
  const Vec n = cross(e, f), a = absOf(x);
  const float along = dot(n, x);
  Vec m = sub(n, scale(x, along));
  const float least = (dot(e, e) * dot(f, f)) * 1e-13f;
  *isFlat = !(dot(m, m) > fmaxf(least, 1e-30f));
  if (*isFlat)
    m = cross(x, a.x <= a.y && a.x <= a.z ? vec(1, 0, 0) : a.y <= a.z ? vec(0, 1, 0) : vec(0, 0, 1));
  return scale(m, inverseRoot(dot(m, m)));
}

static Frame frameOf(Vec a, Vec b, Vec c)
{
  Frame frame;
  int isFlat;
  const Vec e = sub(b, a), f = sub(c, a), m = absOf(e), p = absOf(a), q = absOf(b), r = absOf(c);
  const uint32_t exponent = bitsOf(most3(m.x, m.y, m.z)) >> 23;
  const int isPoint = exponent < 64;
  const float factor = floatOf((254u - (exponent < 64 ? 64 : exponent > 190 ? 190 : exponent)) << 23);
  const Vec es = isPoint ? vec(1, 0, 0) : scale(e, factor), fs = scale(f, factor);
  frame.origin = a;
  frame.x = scale(es, inverseRoot(dot(es, es)));
  frame.z = normalOf(frame.x, es, fs, &isFlat);
  frame.y = cross(frame.z, frame.x);
  frame.span = isPoint ? 0 : dot(e, frame.x);
  frame.cx = isPoint ? 0 : dot(f, frame.x);
  frame.cy = isPoint || isFlat ? 0 : dot(f, frame.y);
  const float bx = frame.cx - frame.span;
  frame.inverseAC = inverseOf(frame.cx * frame.cx + frame.cy * frame.cy);
  frame.inverseBC = inverseOf(bx * bx + frame.cy * frame.cy);
  const float far = most3(most3(p.x, q.x, r.x), most3(p.y, q.y, r.y), most3(p.z, q.z, r.z));
  frame.doubt = fmaxf((far - 512.0f) * 1.4305115e-6f, 0);
  return frame;
}

static float clampOf(float x, float low, float high)
{
  return fminf(fmaxf(x, low), high);
}

static float squareOf(const Frame *frame, Vec p)
{
  const Vec q = sub(p, frame->origin);
  const float x = dot(q, frame->x), y = dot(q, frame->y), z = dot(q, frame->z);
  const float bx = x - frame->span, cbx = frame->cx - frame->span;
  const float sideAC = frame->cx * y - frame->cy * x, sideBC = cbx * y - frame->cy * bx;
  const int isInside = frame->cy > 0 && y >= 0 && sideAC <= 0 && sideBC >= 0;
  const float dx = x - clampOf(x, 0, frame->span), ab = dx * dx + y * y;
  const float s = clampOf((x * frame->cx + y * frame->cy) * frame->inverseAC, 0, 1);
  const float t = clampOf((bx * cbx + y * frame->cy) * frame->inverseBC, 0, 1);
  const float ux = x - s * frame->cx, uy = y - s * frame->cy, vx = bx - t * cbx, vy = y - t * frame->cy;
  const float ac = ux * ux + uy * uy, bc = vx * vx + vy * vy;
  const float plane = isInside ? 0 : fminf(ab, fminf(ac, bc));
  return fmaxf((plane + z * z) - frame->doubt, 0);
}

void exactBegin(float squares[512])
{
  for (int i = 0; i < 512; ++i)
    squares[i] = 3.4028234e38f;
}

void exactAdd(float squares[512], const float corners[3][3], float high, float low, const int voxel[3])
{
  const Vec a = toBrick(corners[0], high, low, voxel), b = toBrick(corners[1], high, low, voxel);
  const Vec c = toBrick(corners[2], high, low, voxel), e = sub(b, a), f = sub(c, b), g = sub(a, c);
  const float ee = dot(e, e), ff = dot(f, f), gg = dot(g, g);
  const Frame frame = ee >= ff && ee >= gg ? frameOf(a, b, c) : ff >= gg ? frameOf(b, c, a) : frameOf(c, a, b);
  for (int i = 0; i < 512; ++i)
  {
    const float square = squareOf(&frame, vec((float)(i & 7), (float)(i >> 3 & 7), (float)(i >> 6)));
    squares[i] = fminf(squares[i], square);
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
