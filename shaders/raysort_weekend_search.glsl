// raysort_weekend_search.glsl - the nearest hit among hundreds of hittables without a tree, for several rays a thread.
// SPDX-License-Identifier: MIT
//
// After raysort_weekend.glsl; needs GL_EXT_control_flow_attributes. Every hittable has a bounding sphere (a sphere is
// its own): vec4 {centre, w}, w = |centre|^2 - radius^2 - margin, see RAYSORT_BOUND_MARGIN. A ray's line is tested
// against the spheres a chunk at a time, seven multiply-adds each, into a mask of candidates; only these are tested
// exactly. The line test may only err on the safe side, so the result is that of raysortHit(ray, ...) to the bit.
// Define before the include:
//   RAYSORT_LOAD_BOUND(i)    -> vec4, i < the padded count
//   RAYSORT_SEARCH_RAYS      rays a thread, 1 to 4; they share the loads
//   RAYSORT_SEARCH_CHUNK     spheres a mask, at most 32; may be a specialization constant
//   RAYSORT_SEARCH_SHARED    how many bounds shared memory holds: all of them, or 0 to read them where they are
// The bounds are padded to a multiple of the chunk with w = 3.4e38, which nothing hits.
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

// Whoever makes the bounds computes w in double from margin = this * (|centre|^2 + radius^2), the line test takes this
// * |origin|^2. Both tests, this one and the exact one, round some twenty times numbers of the size of |centre|^2 +
// |origin|^2; 4e-6 is 67 roundings. Of 28 million rays that graze a sphere none needed more than 4.8e-7.
#define RAYSORT_BOUND_MARGIN 4e-6

shared vec4 raysortBounds[RAYSORT_SEARCH_SHARED > 0u ? RAYSORT_SEARCH_SHARED : 1u];

// All threads of the workgroup: copies the bounds; holds a barrier.
void raysortBeginSearch()
{
  uint groupSize = gl_WorkGroupSize.x * gl_WorkGroupSize.y * gl_WorkGroupSize.z;
  for (uint i = gl_LocalInvocationIndex; i < RAYSORT_SEARCH_SHARED; i += groupSize)
    raysortBounds[i] = RAYSORT_LOAD_BOUND(i);
  barrier();
}

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

bool raysortMayHit(RaysortLine line, vec4 bound)
{
  float along = fma(line.direction.z, bound.z, fma(line.direction.y, bound.y, line.direction.x * bound.x));
  float rest = fma(line.twiceNearest.z, bound.z,
                   fma(line.twiceNearest.y, bound.y, fma(line.twiceNearest.x, bound.x, line.constant)));
  return fma(along, along, rest) > bound.w;
}

// Candidates wait here, up to four of 16 bits (number + 1), until the exact test pays for most of a subgroup at once.
struct RaysortQueue
{
  uint newer, older;
};

void raysortPush(inout RaysortQueue self, uint hittable)
{
  self.older = self.older << 16 | self.newer >> 16;
  self.newer = self.newer << 16 | (hittable + 1u);
}

uint raysortPop(inout RaysortQueue self) // of one that is not empty
{
  uint hittable = (self.newer & 0xffffu) - 1u;
  self.newer = self.newer >> 16 | self.older << 16;
  self.older >>= 16;
  return hittable;
}

// Exactly, in any order: of two hits at one distance the first hittable counts.
void raysortTryCandidates(inout RaysortQueue queue, RaysortRay r, float tMin, float tMax, inout float nearest,
                          inout uint best)
{
  while (queue.newer != 0u)
  {
    uint i = raysortPop(queue);
    RaysortHittable hittable;
    RaysortHitRecord rec;
    raysortDeref(hittable, i);
    bool isHit = raysortHit(hittable, r, tMin, tMax, i == r.start, rec);
    if (isHit && (rec.t < nearest || (rec.t == nearest && i < best)))
    {
      nearest = rec.t;
      best = i;
    }
  }
}

// The candidates of a chunk.
void raysortTakeCandidates(uint first, uint mask, inout RaysortQueue queue, RaysortRay r, float tMin, float tMax,
                           inout float nearest, inout uint best)
{
  while (mask != 0u)
  {
    uint i = first + uint(findLSB(mask));
    mask &= mask - 1u;
    if (i != r.start)
      raysortPush(queue, i);
    if (queue.older > 0xffffu) // full
      raysortTryCandidates(queue, r, tMin, tMax, nearest, best);
  }
}

// The nearest hittable of every ray that is live, or RAYSORT_NOWHERE. At most 65,534 hittables.
void raysortSearch(RaysortRay rays[RAYSORT_SEARCH_RAYS], bool isLive[RAYSORT_SEARCH_RAYS], float tMin, float tMax,
                   out uint best[RAYSORT_SEARCH_RAYS])
{
  uint count = raysortHittableCount();
  RaysortLine lines[RAYSORT_SEARCH_RAYS];
  RaysortQueue queues[RAYSORT_SEARCH_RAYS];
  float nearest[RAYSORT_SEARCH_RAYS];
  [[unroll]] for (uint k = 0u; k < RAYSORT_SEARCH_RAYS; ++k)
  {
    lines[k] = raysortLine(rays[k], isLive[k]);
    queues[k] = RaysortQueue(0u, 0u);
    if (isLive[k] && rays[k].start != RAYSORT_NOWHERE) // on its surface the line test knows nothing
      raysortPush(queues[k], rays[k].start);
    nearest[k] = tMax;
    best[k] = RAYSORT_NOWHERE;
  }
  [[dont_unroll]] for (uint first = 0u; first < count; first += RAYSORT_SEARCH_CHUNK)
  {
    uint masks[RAYSORT_SEARCH_RAYS];
    [[unroll]] for (uint k = 0u; k < RAYSORT_SEARCH_RAYS; ++k)
      masks[k] = 0u;
    [[unroll]] for (uint j = 0u; j < RAYSORT_SEARCH_CHUNK; ++j)
    {
      vec4 bound = RAYSORT_SEARCH_SHARED > 0u ? raysortBounds[first + j] : RAYSORT_LOAD_BOUND(first + j);
      [[unroll]] for (uint k = 0u; k < RAYSORT_SEARCH_RAYS; ++k)
        masks[k] |= raysortMayHit(lines[k], bound) ? 1u << j : 0u;
    }
#define RAYSORT_X(k) raysortTakeCandidates(first, masks[k], queues[k], rays[k], tMin, tMax, nearest[k], best[k]);
    RAYSORT_EACH_RAY(RAYSORT_X)
#undef RAYSORT_X
  }
#define RAYSORT_X(k) raysortTryCandidates(queues[k], rays[k], tMin, tMax, nearest[k], best[k]);
  RAYSORT_EACH_RAY(RAYSORT_X)
#undef RAYSORT_X
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
