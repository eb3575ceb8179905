// distance.glsl - distances of samples to triangles, in brixels, as fp32 on every device has them; codes of bricks.
// SPDX-License-Identifier: MIT
//
// What is said here decides bytes: every product, sum and difference is rounded to fp32 by itself, in this order. There
// is no division and no root: reciprocals come from Newton's steps, and a code is settled by comparing squares.
#ifndef RAYSORT_KERNELS_SDF_DISTANCE_GLSL
#define RAYSORT_KERNELS_SDF_DISTANCE_GLSL

// A triangle in its own plane: corners (0, 0), (span, 0), (cx, cy) from `origin` along x and y; z is the normal.
struct RaysortFrame
{
  vec3 origin, x, y, z;
  float span, cx, cy;
  float inverseAC, inverseBC; // of the squares of these edges; 0: a point
  float doubt;                // off squares: what rounding may have done to a triangle beyond the window
};

float raysort_dot(vec3 a, vec3 b)
{
  precise float result = a.x * b.x + a.y * b.y + a.z * b.z;
  return result;
}

vec3 raysort_cross(vec3 a, vec3 b)
{
  precise vec3 result = vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
  return result;
}

// 1 / root of a number from 1e-30 to 1e30, to some units in the last place.
float raysort_inverseRoot(float a)
{
  float y = uintBitsToFloat(0x5f375a86u - (floatBitsToUint(a) >> 1));
  precise float half_ = 0.5 * a;
  precise float y1 = y * (1.5 - (half_ * y) * y);
  precise float y2 = y1 * (1.5 - (half_ * y1) * y1);
  precise float y3 = y2 * (1.5 - (half_ * y2) * y2);
  precise float y4 = y3 * (1.5 - (half_ * y3) * y3);
  return y4;
}

float raysort_inverse(float a)
{
  float root = raysort_inverseRoot(a);
  precise float result = root * root;
  return a > 1e-30 ? result : 0.0;
}

// x * (high + low) - 7 * voxel: rounded once, near the voxel. Halves of 12 bits make the product exact in two parts.
float raysort_brixels(float x, float high, float low, int voxel)
{
  float xh = uintBitsToFloat(floatBitsToUint(x) & 0xfffff000u);
  float hh = uintBitsToFloat(floatBitsToUint(high) & 0xfffff000u);
  precise float xl = x - xh, hl = high - hh, product = x * high;
  precise float rest = ((xh * hh - product) + xh * hl + xl * hh) + xl * hl;
  precise float result = (product - float(7 * voxel)) + (rest + x * low);
  return result;
}

vec3 raysort_toBrick(vec3 p, float high, float low, ivec3 voxel)
{
  return vec3(raysort_brixels(p.x, high, low, voxel.x), raysort_brixels(p.y, high, low, voxel.y),
              raysort_brixels(p.z, high, low, voxel.z));
}

// The normal of a triangle with edges e (long) and f, at right angles to x; of one without area any such direction.
vec3 raysort_normal(vec3 x, vec3 e, vec3 f, out bool isFlat)
{
  vec3 n = raysort_cross(e, f);
  float along = raysort_dot(n, x);
  precise vec3 m = n - x * along;
  precise float least = (raysort_dot(e, e) * raysort_dot(f, f)) * 1e-13;
  isFlat = !(raysort_dot(m, m) > max(least, 1e-30));
  vec3 a = abs(x);
  vec3 axis = a.x <= a.y && a.x <= a.z ? vec3(1.0, 0.0, 0.0) : a.y <= a.z ? vec3(0.0, 1.0, 0.0) : vec3(0.0, 0.0, 1.0);
  m = isFlat ? raysort_cross(x, axis) : m;
  precise vec3 result = m * raysort_inverseRoot(raysort_dot(m, m));
  return result;
}

// Of a triangle whose edge a b is the longest.
RaysortFrame raysort_frameOf(vec3 a, vec3 b, vec3 c)
{
  RaysortFrame frame;
  precise vec3 e = b - a, f = c - a;
  vec3 m = abs(e), far = max(max(abs(a), abs(b)), abs(c));
  uint exponent = floatBitsToUint(max(max(m.x, m.y), m.z)) >> 23; // of the longest part
  bool isPoint = exponent < 64u, isFlat;
  float scale = uintBitsToFloat((254u - clamp(exponent, 64u, 190u)) << 23); // a power of two: exact
  precise vec3 es = isPoint ? vec3(1.0, 0.0, 0.0) : e * scale, fs = f * scale;
  precise vec3 x = es * raysort_inverseRoot(raysort_dot(es, es));
  frame.origin = a;
  frame.x = x;
  frame.z = raysort_normal(x, es, fs, isFlat);
  frame.y = raysort_cross(frame.z, x);
  frame.span = isPoint ? 0.0 : raysort_dot(e, x);
  frame.cx = isPoint ? 0.0 : raysort_dot(f, x);
  frame.cy = isPoint || isFlat ? 0.0 : raysort_dot(f, frame.y);
  precise float bx = frame.cx - frame.span, ac = frame.cx * frame.cx + frame.cy * frame.cy;
  precise float bc = bx * bx + frame.cy * frame.cy;
  frame.inverseAC = raysort_inverse(ac);
  frame.inverseBC = raysort_inverse(bc);
  precise float doubt = (max(max(far.x, far.y), far.z) - 512.0) * 1.4305115e-6; // 6 * 2^-22
  frame.doubt = max(doubt, 0.0);
  return frame;
}

// The longest edge first, the first of equals.
RaysortFrame raysort_frame(vec3 a, vec3 b, vec3 c)
{
  precise vec3 e = b - a, f = c - b, g = a - c;
  float ee = raysort_dot(e, e), ff = raysort_dot(f, f), gg = raysort_dot(g, g);
  bool isFirst = ee >= ff && ee >= gg, isSecond = ff >= gg;
  vec3 p = isFirst ? a : isSecond ? b : c, q = isFirst ? b : isSecond ? c : a, r = isFirst ? c : isSecond ? a : b;
  return raysort_frameOf(p, q, r);
}

// The square of the distance of a sample, at most a little too small.
float raysort_squareOf(RaysortFrame frame, vec3 p)
{
  precise vec3 q = p - frame.origin;
  float x = raysort_dot(q, frame.x), y = raysort_dot(q, frame.y), z = raysort_dot(q, frame.z);
  precise float bx = x - frame.span, cbx = frame.cx - frame.span;
  precise float sideAC = frame.cx * y - frame.cy * x, sideBC = cbx * y - frame.cy * bx;
  bool isInside = frame.cy > 0.0 && y >= 0.0 && sideAC <= 0.0 && sideBC >= 0.0;
  precise float dx = x - clamp(x, 0.0, frame.span);
  precise float ab = dx * dx + y * y;
  precise float s = (x * frame.cx + y * frame.cy) * frame.inverseAC, t = (bx * cbx + y * frame.cy) * frame.inverseBC;
  float sc = clamp(s, 0.0, 1.0), tc = clamp(t, 0.0, 1.0);
  precise float ux = x - sc * frame.cx, uy = y - sc * frame.cy, vx = bx - tc * cbx, vy = y - tc * frame.cy;
  precise float ac = ux * ux + uy * uy, bc = vx * vx + vy * vy;
  float plane = isInside ? 0.0 : min(ab, min(ac, bc));
  precise float square = (plane + z * z) - frame.doubt;
  return max(square, 0.0);
}

// The largest code, up to `most`, whose distance and 6e-5 brixel are not past the sample's: rounding of the frame is
// less than that.
uint raysort_code(float square, float codeStep, uint most)
{
  uint low = 0u, high = most + 1u;
  while (high - low > 1u)
  {
    uint middle = (low + high) / 2u;
    precise float distance_ = float(middle) * codeStep + 6e-5;
    precise float bound = distance_ * distance_;
    bool fits = bound <= square;
    low = fits ? middle : low;
    high = fits ? high : middle;
  }
  return low;
}

#endif
