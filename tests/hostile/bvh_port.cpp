// bvh_port.cpp - see bvh_port.h. Compiled with RAYSORT_BVH_ONE_LEVEL, without, and with RAYSORT_BVH_MOTION.
// SPDX-License-Identifier: MIT
#include "bvh_port.h"

#include "glsl.hpp"

namespace glsl
{
namespace
{
static thread_local const HostileTrace *now;
static thread_local uint taken;
static thread_local bool isFused;

// A structure is the two words of its address.
static uvec2 wordsOf(const void *address)
{
  const uint64_t bits = uint64_t(reinterpret_cast<uintptr_t>(address));
  return uvec2(uint(bits), uint(bits >> 32));
}

static const unsigned char *addressOf(const uvec2 &words)
{
  return reinterpret_cast<const unsigned char *>(uintptr_t(uint64_t(words.y) << 32 | words.x));
}

static uvec4 loadOf(const uvec2 &bvh, uint i)
{
  uint word[4];
  std::memcpy(word, addressOf(bvh) + 16 * size_t(i), 16);
  return uvec4(word[0], word[1], word[2], word[3]);
}

static uint nextOf(uint count)
{
  const uint first = taken;
  taken += count;
  return first;
}
} // namespace
} // namespace glsl

#define RAYSORT_BVH_LOAD(bvh, i) loadOf(bvh, i)
#define RAYSORT_BVH_FUSED        isFused
#define RAYSORT_BVH_NEXT(n)      nextOf(n)
#define RAYSORT_BVH_FETCH(i, r)  std::memcpy(&(r), static_cast<const unsigned char *>(now->rays) + 32 * size_t(i), 32)
#define RAYSORT_BVH_STORE(i, h)  std::memcpy(static_cast<unsigned char *>(now->hits) + 32 * size_t(i), &(h), 32)
#ifdef RAYSORT_BVH_ONE_LEVEL
#define HOSTILE_MASK
#define HOSTILE_MASK_LAST
#define HOSTILE_TRACE hostileTraceOneLevel
#else
#define HOSTILE_MASK      trace->mask,
#define HOSTILE_MASK_LAST , trace->mask
#ifdef RAYSORT_BVH_MOTION
#define HOSTILE_TRACE             hostileTraceMotion
#define RAYSORT_BVH_FETCH_TIME(i) Float(now->times[i])
#else
#define HOSTILE_TRACE hostileTraceTwoLevels
#endif
#define RAYSORT_BVH_BELOW(reference)     belowOf(reference)
#define RAYSORT_BVH_PROCEDURAL(ray, hit) (now->box != nullptr && now->box(now->user, &(ray), &(hit)) != 0)
namespace glsl
{
namespace
{
static uvec2 belowOf(const uvec2 &reference)
{
  return wordsOf(static_cast<const unsigned char *>(now->base) + (uint64_t(reference.y) << 32 | reference.x));
}
} // namespace
} // namespace glsl
#endif

namespace glsl
{
namespace
{
#include "raysort_bvh.hpp"
#include "raysort_bvh_stream.hpp"

static void traceOne(const HostileTrace *trace, const uvec2 &bvh, uint i)
{
  RaysortBvhRay ray;
  RaysortBvhHit hit, last;
  RAYSORT_BVH_FETCH(i, ray);
  std::memcpy(&last, static_cast<const unsigned char *>(trace->hits) + 32 * size_t(i), 32);
  hit = last;
#ifdef RAYSORT_BVH_MOTION
  const Float time = RAYSORT_BVH_FETCH_TIME(i);
  if (trace->call == HOSTILE_CLOSEST)
    raysortBvhClosestMotion(bvh, ray, time, trace->rayFlags, trace->mask, hit);
  else if (trace->call == HOSTILE_NEXT)
    raysortBvhNextMotion(bvh, ray, time, trace->rayFlags, trace->mask, last, hit);
  else
    hit.flags = raysortBvhAnyMotion(bvh, ray, time, trace->rayFlags, trace->mask) ? 1u : 0u;
#else
  if (trace->call == HOSTILE_CLOSEST)
    raysortBvhClosest(bvh, ray, trace->rayFlags, HOSTILE_MASK hit);
  else if (trace->call == HOSTILE_NEXT)
    raysortBvhNext(bvh, ray, trace->rayFlags, HOSTILE_MASK last, hit);
  else
    hit.flags = raysortBvhAny(bvh, ray, trace->rayFlags HOSTILE_MASK_LAST) ? 1u : 0u;
#endif
  RAYSORT_BVH_STORE(i, hit);
}
} // namespace
} // namespace glsl

void HOSTILE_TRACE(const HostileTrace *trace, const HostileRounding *rounding)
{
  const glsl::uvec2 bvh = glsl::wordsOf(trace->bvh);
  glsl::now = trace;
  glsl::taken = 0;
  glsl::rounding = *rounding;
  glsl::isFused = rounding->splits == HOSTILE_NEVER && (rounding->seed & 2u) != 0;
  if (trace->call == HOSTILE_STREAM)
    glsl::raysortBvhTraceStream(bvh, trace->rayFlags, HOSTILE_MASK trace->count, 0xffffffffu);
  else if (trace->call == HOSTILE_STREAM_ANY)
    glsl::raysortBvhTraceStreamAny(bvh, trace->rayFlags, HOSTILE_MASK trace->count, 0xffffffffu);
  else
    for (uint32_t i = 0; i < trace->count; ++i)
      glsl::traceOne(trace, bvh, i);
}

#ifdef RAYSORT_BVH_MOTION
namespace
{
const HostileRounding exact = {};
}

float hostileTimeOf(float time)
{
  glsl::rounding = exact;
  return glsl::raysortBvhTimeOf(glsl::Float(time)).v;
}

float hostilePlainCorner(float at1, float time)
{
  glsl::RaysortBvhThree at0 = {}, end = {};
  glsl::rounding = exact;
  end.a = glsl::vec3(glsl::Float(at1), glsl::Float(0), glsl::Float(0));
  end.b = glsl::vec3(glsl::Float(0), glsl::Float(at1), glsl::Float(0));
  return glsl::raysortBvhThreeAt(at0, end, glsl::Float(time), 1u).a.x.v;
}

int hostileIsSteady(const float srt[32], float time)
{
  glsl::rounding = exact;
  return bool(glsl::raysortBvhSteadyRows(glsl::wordsOf(srt), 0u, glsl::Float(time)).isThere);
}
#endif
