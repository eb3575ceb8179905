// raysort_weekend_search.glsl - the nearest hit among hundreds of hittables without a tree, for several rays a thread.
// SPDX-License-Identifier: MIT
//
// Two lines must be before the include: raysort_weekend.glsl, and layout(local_size_x = ...) in; The include needs
// GL_EXT_control_flow_attributes. Every hittable has a bounding sphere (a sphere is its own bound): vec4 {centre, w}
// with w = |centre|^2 - radius^2 - margin, see RAYSORT_BOUND_MARGIN. A ray's line is tested against a chunk of spheres
// at a time, with seven multiply-adds a sphere. The result is a mask of candidates, and only candidates are tested
// exactly. The line test never misses a sphere, so the result has the same bits as raysortHit(ray, ...).
// Define before the include:
//   RAYSORT_LOAD_BOUND(i)    -> vec4, i < the padded count
//   RAYSORT_SEARCH_RAYS      rays of a thread, 1 .. 4; they share the loads
//   RAYSORT_SEARCH_CHUNK     spheres of a mask, at most 32; may be a specialization constant
//   RAYSORT_SEARCH_SHARED    the number of bounds in shared memory: all bounds, or 0: bounds are read from their buffer
// The bounds are padded to a multiple of the chunk. A padding bound has w = 3.4e38, and nothing hits it.
//
// RAYSORT_SEARCH_HALF 1: one instruction tests two spheres, in half precision. It needs the device feature
// shaderFloat16 and GL_EXT_shader_explicit_arithmetic_types_float16. The chunk is then 32, and
//   RAYSORT_LOAD_BOUND(i)    -> uvec4, i < half the padded count: x, y, z and -radius^2, two halves each. The low half
//                            is sphere i / 16 * 32 + i % 16, the high half is the sphere 16 after it
//   RAYSORT_SEARCH_LEAST     the smallest squared radius
// makePairs in examples/weekend/tracer.c shows how much larger these spheres must be, and how they are padded.
#ifndef RAYSORT_WEEKEND_SEARCH_GLSL
#define RAYSORT_WEEKEND_SEARCH_GLSL

#if !defined(RAYSORT_LOAD_BOUND) || !defined(RAYSORT_SEARCH_RAYS) || !defined(RAYSORT_SEARCH_CHUNK) || \
  !defined(RAYSORT_SEARCH_SHARED)
#error "raysort_weekend_search.glsl: define RAYSORT_LOAD_BOUND, RAYSORT_SEARCH_RAYS, ..._CHUNK and ..._SHARED first"
#endif

// Repeats statements for every ray. It is not a loop, because compilers do not unroll a loop that has loops in it, and
// an array with an index that is not constant cannot stay in registers.
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

// The margin of bounds. Your code computes w in double, with margin = RAYSORT_BOUND_MARGIN * (|centre|^2 + radius^2).
// The line test adds RAYSORT_BOUND_MARGIN * |origin|^2. The line test and the exact test each round some twenty numbers
// as large as |centre|^2 + |origin|^2; 4e-6 is 67 roundings. Of 28 million rays that graze a sphere, none needed more
// than 4.8e-7.
#define RAYSORT_BOUND_MARGIN 4e-6

#if RAYSORT_SEARCH_HALF
#define RAYSORT_PRIVATE_BOUND uvec4
#define RAYSORT_PRIVATE_BOUNDS (RAYSORT_SEARCH_SHARED / 2u)
#else
#define RAYSORT_PRIVATE_BOUND vec4
#define RAYSORT_PRIVATE_BOUNDS RAYSORT_SEARCH_SHARED
#endif
shared RAYSORT_PRIVATE_BOUND raysortBounds[RAYSORT_PRIVATE_BOUNDS > 0u ? RAYSORT_PRIVATE_BOUNDS : 1u];

// Copies the bounds to shared memory. Call it with all threads of the workgroup: it has a barrier.
void raysortBeginSearch()
{
  uvec3 size = gl_WorkGroupSize; // read whole, so that it does not compile before the layout with the size
  uint workgroupSize = size.x * size.y * size.z;
  for (uint i = gl_LocalInvocationIndex; i < RAYSORT_PRIVATE_BOUNDS; i += workgroupSize)
    raysortBounds[i] = RAYSORT_LOAD_BOUND(i);
  barrier();
}

#if RAYSORT_SEARCH_HALF

// The world seen along the ray: two axes across it, u and v, and the ray's place on them, u.w and v.w. For rays that
// start far out the world is scaled down, so that the spheres are larger by the errors of fp32.
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
  float uOrigin = clamp(-dot(u, r.origin), -120.0, 120.0); // only the largest spheres are so far out
  float vOrigin = clamp(-dot(v, r.origin), -120.0, 120.0);
  line.u = f16vec4(vec4(u, isLive ? uOrigin : 6e4));
  line.v = f16vec4(vec4(v, isLive ? vOrigin : 6e4));
  return line;
}

// Tests a pair of spheres. Bit 15: the ray may hit the first one. Bit 31: it may hit the second one.
uint raysortMayHit(RaysortLine line, uvec4 pair)
{
  f16vec2 x = unpackFloat2x16(pair.x), y = unpackFloat2x16(pair.y), z = unpackFloat2x16(pair.z);
  f16vec2 a = fma(f16vec2(line.u.z), z, fma(f16vec2(line.u.y), y, fma(f16vec2(line.u.x), x, f16vec2(line.u.w))));
  f16vec2 b = fma(f16vec2(line.v.z), z, fma(f16vec2(line.v.y), y, fma(f16vec2(line.v.x), x, f16vec2(line.v.w))));
  return packFloat2x16(fma(b, b, fma(a, a, unpackFloat2x16(pair.w)))) & 0x80008000u;
}

#define RAYSORT_PRIVATE_STEPS 16u
#define RAYSORT_PRIVATE_NUMBER(bit) (bit) // the sphere's number in the chunk
#define RAYSORT_PRIVATE_FIRST_BOUND(first) ((first) / 2u)

uint raysortJoin(uint mask, uint bits) { return mask >> 1 | bits; }

#else

// A line, with its point q that is nearest to the world's origin: |distance to c|^2 = |c|^2 - dot(d, c)^2 - 2 q c + q
// q.
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

// Returns 1 if the line may hit the sphere, else 0. The result is the sign of a difference: a comparison and a choice
// would cost one instruction more.
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

// Tests hittable i exactly. The order of calls does not matter: of two hits at one distance the lower number counts.
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

// Tests the candidates of a chunk. The hittable that the ray starts on is tested already.
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

// Makes the masks of a chunk.
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

// Finds the nearest hittable of every live ray, or RAYSORT_NOWHERE. There are at most 2^31 hittables.
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

// The form for kernels with one ray per thread: the same result as raysortHit for all hittables.
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
