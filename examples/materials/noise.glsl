// noise.glsl - gradient noise, its sums, and cells: what the materials are made of.
// SPDX-License-Identifier: MIT
// Loops that would unroll into thousands of instructions are marked [[dont_unroll]].
#ifndef MATERIALS_NOISE_GLSL
#define MATERIALS_NOISE_GLSL

uint hashCell(ivec3 cell)
{
  uint h = uint(cell.x) * 0x8da6b343u ^ uint(cell.y) * 0xd8163841u ^ uint(cell.z) * 0xcb1ab31fu;
  return scramble(h);
}

vec3 hashVector(uint h) { return vec3(h & 1023u, (h >> 10) & 1023u, (h >> 20) & 1023u) * (1.0 / 1023.0); }

float hash1(vec2 cell) { return unitFloat(hashCell(ivec3(floor(cell), 17))); }

float cornerNoise(ivec3 cell, vec3 offset)
{
  precise float result = dot(hashVector(hashCell(cell)) * 2.0 - 1.0, offset);
  return result;
}

// Gradient noise, about -0.7 to 0.7.
float noise(vec3 p)
{
  vec3 base = floor(p);
  vec3 f = p - base;
  vec3 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  ivec3 cell = ivec3(base);
  precise float sum = 0.0;
  [[dont_unroll]] for (uint i = 0u; i < 8u; ++i)
  {
    ivec3 corner = ivec3(i & 1u, (i >> 1) & 1u, i >> 2);
    vec3 weight = mix(1.0 - u, u, vec3(corner));
    sum += weight.x * weight.y * weight.z * cornerNoise(cell + corner, f - vec3(corner));
  }
  return sum;
}

// Octaves of noise, about -1 to 1.
float fbm(vec3 p, uint octaves)
{
  precise float sum = 0.0;
  float amplitude = 0.6;
  [[dont_unroll]] for (uint i = 0u; i < octaves; ++i)
  {
    sum += amplitude * noise(p);
    p = vec3(0.8 * p.x - 0.6 * p.z, p.y, 0.6 * p.x + 0.8 * p.z) * 2.03 + 11.7; // turn: the grid hides
    amplitude *= 0.5;
  }
  return sum;
}

// Octaves of creases: 1 on a crease, 0 far from it.
float ridges(vec3 p, uint octaves)
{
  precise float sum = 0.0;
  float amplitude = 0.5;
  [[dont_unroll]] for (uint i = 0u; i < octaves; ++i)
  {
    float crease = 1.0 - min(abs(noise(p)) * 2.2, 1.0);
    sum += amplitude * crease * crease;
    p = vec3(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y, p.z) * 2.07 + 3.1;
    amplitude *= 0.5;
  }
  return sum;
}

struct Cells
{
  float nearest, second; // distances to the two nearest points
  vec3 toNearest;
  uint hash; // of the nearest one
};

// A point in every unit cell.
Cells cells(vec3 p)
{
  precise Cells found = Cells(8.0, 8.0, vec3(0.0), 0u);
  ivec3 base = ivec3(floor(p));
  [[dont_unroll]] for (int i = 0; i < 27; ++i)
  {
    ivec3 cell = base + ivec3(i % 3, (i / 3) % 3, i / 9) - 1;
    uint h = hashCell(cell);
    vec3 offset = vec3(cell) + hashVector(h) - p;
    float d = length(offset);
    bool closer = d < found.nearest;
    found.second = closer ? found.nearest : min(found.second, d);
    found.toNearest = closer ? offset : found.toNearest;
    found.hash = closer ? h : found.hash;
    found.nearest = min(found.nearest, d);
  }
  return found;
}

// A smooth rainbow.
vec3 rainbow(float x)
{
  precise vec3 colour = 0.5 + 0.5 * cos(2.0 * PI * (x + vec3(0.0, 0.33, 0.67)));
  return colour;
}

// 1 up to `low`, 0 from `high` on.
float falling(float low, float high, float x) { return 1.0 - smoothstep(low, high, x); }

#endif
