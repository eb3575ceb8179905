// states.glsl - paths between the waves of `wavefront` and `sorted`: three uvec4 each, in arrays of their own.
// SPDX-License-Identifier: MIT
#ifndef WEEKEND_STATES_GLSL
#define WEEKEND_STATES_GLSL

// The arrays of even and of odd waves. An array stays below 4 GiB: indices are 32-bit byte offsets on some drivers.
States stateArray(uint wave, uint which)
{
  if ((wave & 1u) == 0u)
    return FRAME.states0[which];
  return FRAME.states1[which];
}

// The `start` of a path that is over: the entry is void.
#define NO_PATH 0xfffffffeu

// What the search needs of a path; the rest waits in memory until there are registers for it. Words, not floats: a
// driver may do with a NaN what it likes.
Path loadRay(uint wave, uint i)
{
  uvec4 a = stateArray(wave, 0u).at[i], b = stateArray(wave, 1u).at[i];
  Path path;
  path.ray = RaysortRay(uintBitsToFloat(a.xyz), uintBitsToFloat(b.xyz), a.w);
  path.random = b.w;
  path.throughput = vec3(0.0);
  path.pixel = 0u;
  return path;
}

void loadRest(uint wave, uint i, inout Path path)
{
  uvec4 c = stateArray(wave, 2u).at[i];
  path.throughput = uintBitsToFloat(c.xyz);
  path.pixel = c.w;
}

void storePath(uint wave, uint i, Path path)
{
  stateArray(wave, 0u).at[i] = uvec4(floatBitsToUint(path.ray.origin), path.ray.start);
  stateArray(wave, 1u).at[i] = uvec4(floatBitsToUint(path.ray.direction), path.random);
  stateArray(wave, 2u).at[i] = uvec4(floatBitsToUint(path.throughput), path.pixel);
}

void endPath(uint wave, uint i) { stateArray(wave, 0u).at[i].w = NO_PATH; }

// A new path: item of the slice.
Path newPath(uint item)
{
  uvec2 pixel = pixelOf(item);
  Path path;
  path.ray = startPath(pixel, SLICE.sample0 + item / itemsPerSample());
  path.random = raysortRandom;
  path.throughput = vec3(1.0);
  path.pixel = packPixel(pixel);
  count(WEEKEND_COUNT_PATHS, 1u);
  return path;
}

// Path i of this wave's `count`, for the search.
Path beginPath(uint i, uint count)
{
  Path path;
  path.ray = RaysortRay(vec3(0.0), vec3(0.0), NO_PATH);
  path.random = 0u;
  path.throughput = vec3(0.0);
  path.pixel = 0u;
  if (i < count && SLICE.wave == 0u)
    path = newPath(i);
  else if (i < count)
    path = loadRay(SLICE.wave, i);
  return path;
}

bool isPath(Path path) { return path.ray.start != NO_PATH; }

// After the search: all of it.
void completePath(uint i, inout Path path)
{
  path.throughput = vec3(1.0);
  if (SLICE.wave != 0u)
    loadRest(SLICE.wave, i, path);
}

#endif
