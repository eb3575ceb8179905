// copy.comp - copies a structure to another place, to a file or from a file, or writes its properties.
// SPDX-License-Identifier: MIT
//
// If the source does not fit or is not a structure, the result is an empty structure with an error, or a file's head
// with an error.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_bvh_address.glsl"
#include "raysort_bvh_shared.h"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_COPY;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(push_constant, std430) uniform Push { RaysortBvhCopyPush push; };
#include "copy.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer CopiedWords { uvec4 word[]; };

void store(uint i, uvec4 word)
{
  CopiedWords(raysortBvhAddress(uvec2(push.destination), i)).word[0] = word;
}

uint errorOf(Source source)
{
  uint head = push.mode == RAYSORT_BVH_COPY_SERIALISE ? RAYSORT_BVH_SERIAL_WORDS : 0u;
  uint error = RAYSORT_BVH_ERROR_NONE;
  if (source.words == 0u)
    error = RAYSORT_BVH_ERROR_CORRUPT;
  else if (push.mode == RAYSORT_BVH_COPY_DESERIALISE &&
           sourceWord(1u).zw != uvec2(push.sums.word[0], push.sums.word[1]))
    error = RAYSORT_BVH_ERROR_CORRUPT;
  else if (push.mode != RAYSORT_BVH_COPY_PROPERTIES && source.words > push.destinationWords - head)
    error = RAYSORT_BVH_ERROR_NO_ROOM;
  return error;
}

// Returns word i of an empty structure: the same as a build without a triangle, except for the error.
uvec4 emptyWord(uint i, uint error)
{
  uvec4 word = uvec4(0u);
  if (i == 1u)
    word = uvec4(0x0d800000u, 0x0d800000u, 0x0d800000u, 0u); // cells of 2^-100
  else if (i == 2u)
    word = uvec4(12u, 12u, 0u, 1u);
  else if (i == 3u)
    word = uvec4(RAYSORT_BVH_MAGIC, RAYSORT_BVH_TRIANGLES, RAYSORT_BVH_EMPTY_SIZE, 0u);
  else if (i == 4u)
    word.x = 1u;
  else if (i == 6u)
    word.w = error;
  else if (i >= RAYSORT_BVH_HEADER_WORDS)
    word = uvec4(uvec3(RAYSORT_BVH_EMPTY_BOX), RAYSORT_BVH_EMPTY);
  return word;
}

// Returns word i of the head of a file.
uvec4 headWord(uint i, Source source, uint error)
{
  uint words = source.words + RAYSORT_BVH_SERIAL_WORDS;
  uvec4 word = uvec4(0u);
  if (i == 0u)
    word = uvec4(RAYSORT_BVH_SERIAL_MAGIC, source.version, error, source.type);
  else if (i == 1u)
    word = uvec4(words << 4, words >> 28, push.sums.word[0], push.sums.word[1]);
  return word;
}

// Returns word i of RaysortBvhProperties.
uvec4 propertyWord(uint i, uint error)
{
  uvec4 word = uvec4(0u);
  if (error != RAYSORT_BVH_ERROR_NONE)
    word.w = i == 0u ? error : 0u;
  else if (i == 0u)
    word = uvec4(sourceWord(3u).zw, sourceWord(3u).y, sourceWord(6u).w);
  else if (i == 3u)
    word.xy = sourceWord(2u).zw;
  else
    word = sourceWord(i + 3u);
  return word;
}

void main()
{
  Source source = findSource();
  uint error = errorOf(source), head = 0u;
  uint i = firstWord();
  bool isData = error == RAYSORT_BVH_ERROR_NONE;
  if (push.mode == RAYSORT_BVH_COPY_PROPERTIES)
  {
    isData = false;
    if (i < RAYSORT_BVH_PROPERTIES_WORDS)
      store(i, propertyWord(i, error));
  }
  else if (push.mode == RAYSORT_BVH_COPY_SERIALISE)
  {
    head = RAYSORT_BVH_SERIAL_WORDS;
    if (i < RAYSORT_BVH_SERIAL_WORDS)
      store(i, headWord(i, source, error));
  }
  else if (!isData && i < RAYSORT_BVH_EMPTY_SIZE / 16u)
    store(i, emptyWord(i, error));
  for (uint n = 0u; n < RAYSORT_BVH_COPY_EACH; ++n)
  {
    if (isData && i < source.words)
      store(head + i, wordOf(source, i, true));
    i += THREADS;
  }
}
