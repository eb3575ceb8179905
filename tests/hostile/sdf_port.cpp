// sdf_port.cpp - see sdf_port.h.
// SPDX-License-Identifier: MIT
#include "sdf_port.h"

#include "glsl.hpp"

namespace glsl
{
namespace
{
static thread_local const uint *words;
static thread_local size_t wordCount;
static thread_local uint outside;

static uint wordOf(size_t i)
{
  outside += i >= wordCount;
  return i < wordCount ? words[i] : 0u;
}

static uvec4 headerOf(uint i)
{
  return uvec4(wordOf(4 * size_t(i)), wordOf(4 * size_t(i) + 1), wordOf(4 * size_t(i) + 2), wordOf(4 * size_t(i) + 3));
}

static uvec2 rowOf(uint i)
{
  const size_t first = 64 * size_t(wordOf(6)) + 2 * size_t(i);
  return uvec2(wordOf(first), wordOf(first + 1));
}

#define RAYSORT_SDF_HEADER(sdf, i) headerOf(i)
#define RAYSORT_SDF_MAP(sdf, i)    wordOf(64 * size_t(wordOf(5)) + (i))
#define RAYSORT_SDF_ROW(sdf, i)    rowOf(i)
#define RAYSORT_SDF_ID(sdf, i)     wordOf(64 * size_t(wordOf(7)) + (i))
static thread_local bool is4Bits; // a constant in shaders
#define RAYSORT_SDF_4_BITS is4Bits
static thread_local uint mostSteps;
#define RAYSORT_SDF_MAX_STEPS mostSteps
#include "raysort_sdf.hpp"
} // namespace
} // namespace glsl

uint32_t hostileSdfTrace(const void *field, size_t size, const void *ray, uint32_t rayFlags, uint32_t maxSteps,
                         const HostileRounding *rounding, void *hit)
{
  glsl::RaysortSdfRay given;
  glsl::RaysortSdfHit found;
  std::memcpy(&given, ray, sizeof(given));
  glsl::words = static_cast<const uint32_t *>(field);
  glsl::wordCount = size / 4;
  glsl::outside = 0;
  glsl::is4Bits = (glsl::words[2] & 4u) != 0; // RAYSORT_SDF_4_BITS_BIT
  glsl::mostSteps = maxSteps;
  glsl::rounding = *rounding;
  const glsl::uvec2 range(0, glsl::words[1]);
  if (rayFlags & RAYSORT_SDF_RAY_ANY_BIT)
    glsl::raysortSdfAny(glsl::uvec2(0, 0), given, rayFlags, range, found);
  else
    glsl::raysortSdfClosest(glsl::uvec2(0, 0), given, rayFlags, range, found);
  std::memcpy(hit, &found, sizeof(found));
  return glsl::outside;
}
