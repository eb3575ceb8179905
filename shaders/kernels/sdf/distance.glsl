// distance.glsl - distances of samples to triangles, in brixels, with the same fp32 bits on every device; codes of
// bricks.
// SPDX-License-Identifier: MIT
//
// This code decides bytes: every product, sum and difference is rounded to fp32 by itself, in this order. No division
// and no root decides. Reciprocals come from Newton's steps, and codes come from comparisons of squares. A maximum with
// 0 is a maximum of integers, because the bits of floats that are not negative have the order of the numbers, so a NaN
// needs no rule.
#ifndef RAYSORT_KERNELS_SDF_DISTANCE_GLSL
#define RAYSORT_KERNELS_SDF_DISTANCE_GLSL

// A triangle in the frame of a voxel. All numbers are brixels from the voxel's middle: near the voxel they are small,
// also for a triangle of 2 km. x and y span the plane, z is its normal. The base is the longest edge and goes along (1,
// 0). The two slopes are the other edges: they go from the ends of the base up to the third corner, along `left` and
// `right`. An edge goes from `low` to `high`; `offset` is the place of its line.
struct RaysortFrame
{
  vec4 x, y, z;     // w of x, y, z: low of the base, offset of the base, height of the plane
  vec4 left, right; // a slope: direction in the plane, low, high
  vec4 rest;        // high of the base, offsets of the two slopes, the x where the right slope's side begins
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

// Returns 1 / root of a number from 1e-30 to 1e30, right to some units in the last place.
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

// ---- numbers of two floats: 48 bits, for far points whose difference from the voxel is small ----
//
// Few triangles need these numbers, so the code is short: the second of two steps is not unrolled. Unrolled, it made
// kernels compile longer.

struct RaysortWide
{
  vec3 high, low; // high is the sum, rounded
};

// Returns high + (lost + low) as two floats; |high| is the larger. `lost` is the rounding error of high.
RaysortWide raysort_wide(vec3 high, vec3 lost, vec3 low)
{
  precise vec3 rest = lost + low;
  precise vec3 sum = high + rest;
  precise vec3 left = rest - (sum - high);
  return RaysortWide(sum, left);
}

vec3 raysort_lost(vec3 a, vec3 b, vec3 sum) // the rounding error of a + b; Knuth's two-sum
{
  precise vec3 part = sum - a;
  precise vec3 result = (a - (sum - part)) + (b - part);
  return result;
}

vec3 raysort_top(vec3 x) // the top 12 bits: products of two such numbers are exact
{
  return uintBitsToFloat(floatBitsToUint(x) & 0xfffff000u);
}

vec3 raysort_lostProduct(vec3 a, vec3 b, vec3 product) // the rounding error of a product; Dekker's
{
  vec3 at = raysort_top(a), bt = raysort_top(b);
  precise vec3 al = a - at, bl = b - bt;
  precise vec3 result = ((at * bt - product) + at * bl + al * bt) + al * bl;
  return result;
}

// Returns a point in brixels from the middle of a voxel; the point is in world units.
RaysortWide raysort_toBrick(vec3 p, float high, float low, ivec3 voxel)
{
  precise vec3 product = p * high, middle = -(vec3(7 * voxel) + 3.5);
  precise vec3 sum = product + middle;
  precise vec3 rest = raysort_lostProduct(p, vec3(high), product) + p * low;
  return raysort_wide(sum, raysort_lost(product, middle, sum), rest);
}

RaysortWide raysort_minus(RaysortWide a, RaysortWide b)
{
  precise vec3 sum = a.high - b.high, low = a.low - b.low;
  return raysort_wide(sum, raysort_lost(a.high, -b.high, sum), low);
}

// a + t d
RaysortWide raysort_along(RaysortWide a, float t, RaysortWide d)
{
  precise vec3 product = d.high * t;
  precise vec3 sum = a.high + product;
  precise vec3 rest = (raysort_lostProduct(d.high, vec3(t), product) + d.low * t) + a.low;
  return raysort_wide(sum, raysort_lost(a.high, product, sum), rest);
}

// Returns the number t of the point of a + t d that is nearest to the middle.
float raysort_nearestTo(RaysortWide a, RaysortWide d)
{
  precise float t = -(raysort_dot(a.high, d.high) * raysort_inverse(raysort_dot(d.high, d.high)));
  return t;
}

// Returns a + t d, and then, if `isTwice`, what a second step along d brings nearer to the middle: t is right to some
// parts in a million, the second step removes the rest. isWithin: the point is within t = 0 .. 1.
RaysortWide raysort_stepped(RaysortWide a, float t, RaysortWide d, bool isWithin, bool isTwice)
{
  float inverse = raysort_inverse(raysort_dot(d.high, d.high));
  float step_ = isWithin ? clamp(t, 0.0, 1.0) : t;
  RaysortWide point = a;
  uint steps = isTwice ? 2u : 1u;
  [[dont_unroll]] for (uint i = 0u; i < steps; ++i)
  {
    point = raysort_along(point, step_, d);
    precise float rest = -(raysort_dot(point.high, d.high) * inverse);
    float bounded = t > 0.0 && t < 1.0 ? clamp(rest, -1.0, 1.0) : 0.0;
    step_ = isWithin ? bounded : rest;
  }
  return point;
}

RaysortWide raysort_select(bool isFirst, RaysortWide a, RaysortWide b)
{
  return RaysortWide(isFirst ? a.high : b.high, isFirst ? a.low : b.low);
}

// ---- frames ----

const float RAYSORT_SDF_WIDE = 64.0;      // brixels: for larger triangles one float is not enough
const float RAYSORT_SDF_WIDEST = 131072.0; // brixels: for larger triangles one step to the nearest point is not enough

// A triangle whose edge a b is the longest, and points on it that are near the voxel's middle.
struct RaysortLocal
{
  vec3 a, b, c;
  vec3 e, f, k;              // b - a, c - a, c - b
  vec3 rise;                 // from edge a b to c, about at right angles to the edge
  vec3 first, second, third; // points on the three edges
  vec3 inside;               // a point in the plane
  float least;               // if the square of the rise is less than this fraction of that of f, the rise is only
                             // rounding
};

// Points on the edges and in the plane of a far triangle. They come one after the other, so that their code is in the
// kernel once: on the edges a b, a c and b c; the rise to c; in the plane. t: the number of the point of a b below c.
void raysort_lookFar(inout RaysortLocal local, RaysortWide a, RaysortWide b, RaysortWide c, float t, bool isTwice)
{
  RaysortWide e = a, f = a, first = a, rise = a;
  [[dont_unroll]] for (uint i = 0u; i < 5u; ++i)
  {
    bool isRise = i == 3u;
    RaysortWide from = raysort_select(i < 2u, a, raysort_select(i == 2u, b, raysort_select(isRise, f, first)));
    RaysortWide edge = raysort_minus(raysort_select(i == 0u, b, c), from);
    RaysortWide d = raysort_select(i < 3u, edge, raysort_select(isRise, e, rise));
    RaysortWide point = raysort_stepped(from, isRise ? -t : raysort_nearestTo(from, d), d, !isRise, isTwice);
    e = raysort_select(i == 0u, d, e);
    f = raysort_select(i == 1u, d, f);
    first = raysort_select(i == 0u, point, first);
    rise = raysort_select(isRise, point, rise);
    local.k = i == 2u ? d.high : local.k;
    local.second = i == 1u ? point.high : local.second;
    local.third = i == 2u ? point.high : local.third;
    local.inside = point.high;
  }
  local.e = e.high;
  local.f = f.high;
  local.rise = rise.high;
  local.first = first.high;
  local.least = 1e-24;
}

RaysortLocal raysort_local(RaysortWide a, RaysortWide b, RaysortWide c)
{
  RaysortLocal local;
  precise vec3 e = b.high - a.high, f = c.high - a.high, k = c.high - b.high;
  precise float t = raysort_dot(f, e) * raysort_inverse(raysort_dot(e, e));
  precise vec3 rise = f - e * t;
  vec3 most = max(max(abs(a.high), abs(b.high)), abs(c.high));
  local = RaysortLocal(a.high, b.high, c.high, e, f, k, rise, a.high, a.high, b.high, a.high, 1e-13);
  float largest = max(max(most.x, most.y), most.z);
  if (largest > RAYSORT_SDF_WIDE)
    raysort_lookFar(local, a, b, c, t, largest > RAYSORT_SDF_WIDEST);
  return local;
}

// Makes an edge in the plane: direction, low and high; and `offset` of its line, which goes through `near`.
vec4 raysort_edge(vec2 from, vec2 to, vec2 near, vec2 along, out float offset)
{
  precise float square = along.x * along.x + along.y * along.y;
  precise vec2 scaled = along * raysort_inverseRoot(square);
  vec2 direction = square > 1e-30 ? scaled : vec2(1.0, 0.0);
  precise float low = from.x * direction.x + from.y * direction.y, high = to.x * direction.x + to.y * direction.y;
  precise float passes = near.x * direction.y - near.y * direction.x;
  offset = passes;
  return vec4(direction, low, max(low, high));
}

vec2 raysort_inPlane(vec3 x, vec3 y, vec3 p)
{
  return vec2(raysort_dot(p, x), raysort_dot(p, y));
}

RaysortFrame raysort_frameOf(RaysortLocal local)
{
  float square = raysort_dot(local.e, local.e), offset, offset3;
  precise vec3 unit = local.e * raysort_inverseRoot(square);
  vec3 x = square > 1e-30 ? unit : vec3(1.0, 0.0, 0.0), m = abs(x);
  float along = raysort_dot(local.rise, x);
  precise vec3 rise = local.rise - x * along;
  precise float least = raysort_dot(local.f, local.f) * local.least, risen = raysort_dot(rise, rise);
  bool isFlat = !(risen > max(least, 1e-30));
  vec3 axis = m.x <= m.y && m.x <= m.z ? vec3(1.0, 0.0, 0.0) : m.y <= m.z ? vec3(0.0, 1.0, 0.0) : vec3(0.0, 0.0, 1.0);
  rise = isFlat ? raysort_cross(x, axis) : rise;
  precise vec3 y = rise * raysort_inverseRoot(raysort_dot(rise, rise));
  float cy = isFlat ? 0.0 : raysort_dot(rise, y);
  vec3 z = raysort_cross(x, y);
  vec2 a = raysort_inPlane(x, y, local.a), b = raysort_inPlane(x, y, local.b), c = raysort_inPlane(x, y, local.c);
  RaysortFrame frame;
  frame.x = vec4(x, a.x);
  frame.y = vec4(y, raysort_dot(local.first, y));
  frame.z = vec4(z, raysort_dot(local.inside, z));
  frame.left = raysort_edge(a, c, raysort_inPlane(x, y, local.second), vec2(raysort_dot(local.f, x), cy), offset);
  frame.right = raysort_edge(c, b, raysort_inPlane(x, y, local.third), -vec2(raysort_dot(local.k, x), cy), offset3);
  frame.rest = vec4(max(a.x, b.x), offset, offset3, c.x);
  return frame;
}

RaysortWide raysort_choose(bool isFirst, bool isSecond, RaysortWide a, RaysortWide b, RaysortWide c)
{
  return raysort_select(isFirst, a, raysort_select(isSecond, b, c));
}

// Turns the triangle so that its longest edge comes first; of equal edges the first one.
RaysortFrame raysort_frame(RaysortWide a, RaysortWide b, RaysortWide c)
{
  precise vec3 e = b.high - a.high, f = c.high - b.high, g = a.high - c.high;
  float ee = raysort_dot(e, e), ff = raysort_dot(f, f), gg = raysort_dot(g, g);
  bool isFirst = ee >= ff && ee >= gg, isSecond = ff >= gg;
  return raysort_frameOf(raysort_local(raysort_choose(isFirst, isSecond, a, b, c),
                                       raysort_choose(isFirst, isSecond, b, c, a),
                                       raysort_choose(isFirst, isSecond, c, a, b)));
}

// ---- samples ----

// Returns the distance of u from the range low .. high.
float raysort_beyond(float u, float low, float high)
{
  precise float below = low - u, above = u - high;
  return intBitsToFloat(max(max(floatBitsToInt(below), 0), floatBitsToInt(above)));
}

// Numbers that all samples of one y and z share.
vec3 raysort_rowOf(RaysortFrame frame, float y, float z)
{
  precise float rowX = y * frame.x.y + z * frame.x.z;
  precise float rowY = y * frame.y.y + z * frame.y.z;
  precise float rowZ = (y * frame.z.y + z * frame.z.z) - frame.z.w;
  return vec3(rowX, rowY, rowZ);
}

// Returns the bits of the square of a sample's distance. The number is not negative, so the bits have the order of the
// numbers. The longest edge has sharp angles at both ends. So the point nearest to a sample below the edge is on the
// edge. For a sample above the edge it is on the slope of the sample's side, or the sample is over the triangle.
// `row` is the sample's row, `at` its x.
uint raysort_squareInRow(RaysortFrame frame, vec3 row, float at)
{
  precise float x = row.x + at * frame.x.x;
  precise float y = row.y + at * frame.y.x;
  precise float z = row.z + at * frame.z.x;
  bool isRight = x >= frame.rest.w;
  vec4 slope = isRight ? frame.right : frame.left;
  float offset = isRight ? frame.rest.z : frame.rest.y;
  precise float u = x * slope.x + y * slope.y, above = y - frame.y.w, within = (x * slope.y - y * slope.x) - offset;
  float d = raysort_beyond(x, frame.x.w, frame.rest.x), e = raysort_beyond(u, slope.z, slope.w);
  precise float base = d * d + above * above, side = e * e + within * within;
  bool isOver = within >= 0.0 && d == 0.0; // d: a triangle without area has only lines
  uint bits = above < 0.0 ? floatBitsToUint(base) : isOver ? 0u : floatBitsToUint(side);
  precise float square = uintBitsToFloat(bits) + z * z;
  return floatBitsToUint(square);
}

uint raysort_squareOf(RaysortFrame frame, vec3 p)
{
  return raysort_squareInRow(frame, raysort_rowOf(frame, p.y, p.z), p.x);
}

// Returns the largest code, up to `most`, whose distance plus 6e-5 brixels is not more than the sample's distance; the
// frame's rounding is less than 6e-5 brixels. A root guesses this code or the next one, so any root will do.
uint raysort_code(uint square, float codeStep, uint most)
{
  uint code = uint(min(sqrt(uintBitsToFloat(square)) / codeStep, float(most)));
  precise float distance_ = float(code) * codeStep + 6e-5;
  precise float bound = distance_ * distance_;
  return floatBitsToUint(bound) <= square ? code : max(code, 1u) - 1u;
}

#endif
