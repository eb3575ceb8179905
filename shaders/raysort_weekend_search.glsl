// raysort_weekend_search.glsl - the nearest hit among hundreds of hittables without a tree, for several rays a thread.
// SPDX-License-Identifier: MIT
//
// After raysort_weekend.glsl and layout(local_size_x = ...) in; which must both stand before the include. Needs
// GL_EXT_control_flow_attributes. Every hittable has a bounding sphere (a sphere is its own): vec4 {centre, w}, w =
// |centre|^2 - radius^2 - margin, see RAYSORT_BOUND_MARGIN. A ray's line is tested against the spheres a chunk at a
// time, seven multiply-adds each, into a mask of candidates; only these are tested exactly. The line test may only err
// on the safe side, so the result is that of raysortHit(ray, ...) to the bit.
// Define before the include:
//   RAYSORT_LOAD_BOUND(i)    -> vec4, i < the padded count
//   RAYSORT_SEARCH_RAYS      rays a thread, 1 to 4; they share the loads
//   RAYSORT_SEARCH_CHUNK     spheres a mask, at most 32; may be a specialization constant
//   RAYSORT_SEARCH_SHARED    how many bounds shared memory holds: all of them, or 0 to read them where they are
// The bounds are padded to a multiple of the chunk with w = 3.4e38, which nothing hits.
//
// RAYSORT_SEARCH_HALF 1: two spheres an instruction, in half precision. Needs the device feature shaderFloat16 and
// GL_EXT_shader_explicit_arithmetic_types_float16. The chunk is 32 then, and
//   RAYSORT_LOAD_BOUND(i)    -> uvec4, i < half the padded count: x, y, z and minus the square of the radius, each two
//                            halves: below of sphere i / 16 * 32 + i % 16, above of the sixteenth after it
//   RAYSORT_SEARCH_LEAST     the smallest squared radius
// makePairs in examples/weekend/tracer.c says how much larger these spheres must be, and what pads them.
#ifndef RAYSORT_WEEKEND_SEARCH_GLSL
#define RAYSORT_WEEKEND_SEARCH_GLSL

#if !defined(RAYSORT_LOAD_BOUND) || !defined(RAYSORT_SEARCH_RAYS) || !defined(RAYSORT_SEARCH_CHUNK) || \
  !defined(RAYSORT_SEARCH_SHARED)
#error "raysort_weekend_search.glsl: define RAYSORT_LOAD_BOUND, RAYSORT_SEARCH_RAYS, ..._CHUNK and ..._SHARED first"
#endif

// Statements for every ray. Not a loop: compilers do not unroll those that have loops in them, and an array with a
// number that is not constant cannot stay in registers.
#if RAYSORT_SEARCH_RAYS == 1
#define RAYSORT_EACH_RAY(X) X(0)
#elif RAYSORT_SEARCH_RAYS == 2
#define RAYSORT_EACH_RAY(X) X(0) X(1)
#elif RAYSORT_SEARCH_RAYS == 3
#define RAYSORT_EACH_RAY(X) X(0) X(1) X(2)
#else
#define RAYSORT_EACH_RAY(X) X(0) X(1) X(2) X(3)
#endif

#ifndef RAYSORT_SEARCH_HALF
#define RAYSORT_SEARCH_HALF 0
#endif

// Whoever makes the bounds computes w in double from margin = this * (|centre|^2 + radius^2), the line test takes this
// * |origin|^2. Both tests, this one and the exact one, round some twenty times numbers of the size of |centre|^2 +
// |origin|^2; 4e-6 is 67 roundings. Of 28 million rays that graze a sphere none needed more than 4.8e-7.
#define RAYSORT_BOUND_MARGIN 4e-6

#if RAYSORT_SEARCH_HALF
#define RAYSORT_PRIVATE_BOUND uvec4
#define RAYSORT_PRIVATE_BOUNDS (RAYSORT_SEARCH_SHARED / 2u)
#else
#define RAYSORT_PRIVATE_BOUND vec4
#define RAYSORT_PRIVATE_BOUNDS RAYSORT_SEARCH_SHARED
#endif
shared RAYSORT_PRIVATE_BOUND raysortBounds[RAYSORT_PRIVATE_BOUNDS > 0u ? RAYSORT_PRIVATE_BOUNDS : 1u];

// All threads of the workgroup: copies the bounds; holds a barrier.
void raysortBeginSearch()
{
  uvec3 size = gl_WorkGroupSize; // as a whole: it does not compile before the layout that gives the size
  uint workgroupSize = size.x * size.y * size.z;
  for (uint i = gl_LocalInvocationIndex; i < RAYSORT_PRIVATE_BOUNDS; i += workgroupSize)
    raysortBounds[i] = RAYSORT_LOAD_BOUND(i);
  barrier();
}

#if RAYSORT_SEARCH_HALF

// The world seen along the ray: two axes across it, u and v, and where on them it passes, u.w and v.w. Rays that start
// far out see it smaller, so that spheres are too large by what fp32 has lost.
struct RaysortLine
{
  f16vec4 u, v;
};

RaysortLine raysortLine(RaysortRay r, bool isLive)
{
  RaysortLine line;
  vec3 d = r.direction;
  float side = d.z < 0.0 ? -1.0 : 1.0;
  float a = -1.0 / (side + d.z);
  float b = d.x * d.y * a;
  float shrink = sqrt(RAYSORT_SEARCH_LEAST /
                      (RAYSORT_SEARCH_LEAST + RAYSORT_BOUND_MARGIN * dot(r.origin, r.origin)));
  vec3 u = shrink * vec3(1.0 + side * d.x * d.x * a, side * b, -side * d.x);
  vec3 v = shrink * vec3(b, side + d.y * d.y * a, -d.y);
  float uOrigin = clamp(-dot(u, r.origin), -120.0, 120.0); // so far out only the largest spheres are
  float vOrigin = clamp(-dot(v, r.origin), -120.0, 120.0);
  line.u = f16vec4(vec4(u, isLive ? uOrigin : 6e4));
  line.v = f16vec4(vec4(v, isLive ? vOrigin : 6e4));
  return line;
}

// Bits 15 and 31: it may hit the first, the second of the pair.
uint raysortMayHit(RaysortLine line, uvec4 pair)
{
  f16vec2 x = unpackFloat2x16(pair.x), y = unpackFloat2x16(pair.y), z = unpackFloat2x16(pair.z);
  f16vec2 a = fma(f16vec2(line.u.z), z, fma(f16vec2(line.u.y), y, fma(f16vec2(line.u.x), x, f16vec2(line.u.w))));
  f16vec2 b = fma(f16vec2(line.v.z), z, fma(f16vec2(line.v.y), y, fma(f16vec2(line.v.x), x, f16vec2(line.v.w))));
  return packFloat2x16(fma(b, b, fma(a, a, unpackFloat2x16(pair.w)))) & 0x80008000u;
}

#define RAYSORT_PRIVATE_STEPS 16u
#define RAYSORT_PRIVATE_NUMBER(bit) (bit) // in the chunk
#define RAYSORT_PRIVATE_FIRST_BOUND(first) ((first) / 2u)

uint raysortJoin(uint mask, uint bits) { return mask >> 1 | bits; }

#else

// A line: its point nearest to the world's origin, q, makes |distance to c|^2 = |c|^2 - dot(d, c)^2 - 2 q c + q q.
struct RaysortLine
{
  vec3 direction;
  vec3 twiceNearest;
  float constant;
};

RaysortLine raysortLine(RaysortRay r, bool isLive)
{
  RaysortLine line;
  vec3 q = r.origin - dot(r.direction, r.origin) * r.direction;
  line.direction = r.direction;
  line.twiceNearest = 2.0 * q;
  line.constant = isLive ? RAYSORT_BOUND_MARGIN * dot(r.origin, r.origin) - dot(q, q) : -3e38;
  return line;
}

// 1: it may, 0: it cannot. The sign of a difference: a comparison and a choice would cost one instruction more.
uint raysortMayHit(RaysortLine line, vec4 bound)
{
  float along = fma(line.direction.z, bound.z, fma(line.direction.y, bound.y, line.direction.x * bound.x));
  float rest = fma(line.twiceNearest.z, bound.z,
                   fma(line.twiceNearest.y, bound.y, fma(line.twiceNearest.x, bound.x, line.constant)));
  return floatBitsToUint(bound.w - fma(along, along, rest)) >> 31;
}

// The first sphere of a chunk is in the highest bit of its mask.
#define RAYSORT_PRIVATE_STEPS RAYSORT_SEARCH_CHUNK
#define RAYSORT_PRIVATE_NUMBER(bit) (RAYSORT_SEARCH_CHUNK - 1u - (bit))
#define RAYSORT_PRIVATE_FIRST_BOUND(first) (first)

uint raysortJoin(uint mask, uint bits) { return mask << 1 | bits; }

#endif

// The exact test of hittable i, in any order: of two hits at one distance the first hittable counts.
void raysortTry(uint i, bool starts, RaysortRay r, float tMin, float tMax, inout float nearest, inout uint best)
{
  RaysortHittable hittable;
  RaysortHitRecord rec;
  raysortDeref(hittable, i);
  bool isHit = raysortHit(hittable, r, tMin, tMax, starts, rec);
  if (isHit && (rec.t < nearest || (rec.t == nearest && i < best)))
  {
    nearest = rec.t;
    best = i;
  }
}

// The candidates of a chunk. The hittable that the ray starts on had its turn.
void raysortTryChunk(uint first, uint mask, RaysortRay r, float tMin, float tMax, inout float nearest, inout uint best)
{
  while (mask != 0u)
  {
    uint bit = uint(findMSB(mask));
    uint i = first + RAYSORT_PRIVATE_NUMBER(bit);
    mask ^= 1u << bit;
    if (i != r.start)
      raysortTry(i, false, r, tMin, tMax, nearest, best);
  }
}

// The masks of a chunk.
void raysortTestLines(uint first, RaysortLine lines[RAYSORT_SEARCH_RAYS], out uint masks[RAYSORT_SEARCH_RAYS])
{
  uint at = RAYSORT_PRIVATE_FIRST_BOUND(first);
  [[unroll]] for (uint k = 0u; k < RAYSORT_SEARCH_RAYS; ++k)
    masks[k] = 0u;
  [[unroll]] for (uint j = 0u; j < RAYSORT_PRIVATE_STEPS; ++j)
  {
    RAYSORT_PRIVATE_BOUND bound = RAYSORT_SEARCH_SHARED > 0u ? raysortBounds[at + j] : RAYSORT_LOAD_BOUND(at + j);
    [[unroll]] for (uint k = 0u; k < RAYSORT_SEARCH_RAYS; ++k)
      masks[k] = raysortJoin(masks[k], raysortMayHit(lines[k], bound));
  }
}

// The nearest hittable of every ray that is live, or RAYSORT_NOWHERE. At most 2^31 hittables.
void raysortSearch(RaysortRay rays[RAYSORT_SEARCH_RAYS], bool isLive[RAYSORT_SEARCH_RAYS], float tMin, float tMax,
                   out uint best[RAYSORT_SEARCH_RAYS])
{
  uint count = raysortHittableCount();
  RaysortLine lines[RAYSORT_SEARCH_RAYS];
  float nearest[RAYSORT_SEARCH_RAYS];
  uint masks[RAYSORT_SEARCH_RAYS];
#define RAYSORT_X(k)                                                                                    \
  lines[k] = raysortLine(rays[k], isLive[k]);                                                           \
  nearest[k] = tMax;                                                                                    \
  best[k] = RAYSORT_NOWHERE;                                                                            \
  if (isLive[k] && rays[k].start != RAYSORT_NOWHERE) /* on its surface the line test knows nothing */    \
    raysortTry(rays[k].start, true, rays[k], tMin, tMax, nearest[k], best[k]);
  RAYSORT_EACH_RAY(RAYSORT_X)
#undef RAYSORT_X
  [[dont_unroll]] for (uint first = 0u; first < count; first += RAYSORT_SEARCH_CHUNK)
  {
    raysortTestLines(first, lines, masks);
#define RAYSORT_X(k) raysortTryChunk(first, masks[k], rays[k], tMin, tMax, nearest[k], best[k]);
    RAYSORT_EACH_RAY(RAYSORT_X)
#undef RAYSORT_X
  }
}

// For kernels with one ray a thread: as raysortHit of all hittables.
#if RAYSORT_SEARCH_RAYS == 1
bool raysortSearch(RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec)
{
  RaysortRay rays[1];
  bool isLive[1];
  uint best[1];
  rays[0] = r;
  isLive[0] = true;
  raysortSearch(rays, isLive, tMin, tMax, best);
  if (best[0] != RAYSORT_NOWHERE)
    raysortRecordHit(r, best[0], tMin, tMax, rec);
  return best[0] != RAYSORT_NOWHERE;
}
#endif

#endif
