// surfaces.glsl - the materials: what a point of an object is made of. A function each, and hardly two alike in code.
// SPDX-License-Identifier: MIT
// No derivatives and no subgroup operations: a point must look the same whoever its neighbours in the workgroup are.
// `precise` throughout: the pipeline of one material and the one of all must round alike, or a ray that bounces off a
// bump hits something else.
#ifndef MATERIALS_SURFACES_GLSL
#define MATERIALS_SURFACES_GLSL

#include "noise.glsl"

// Where the ray hit, in the object's space.
struct Point
{
  vec3 p;         // of the texture: the object is about 2 across, and no two objects have the same piece of it
  vec3 onUnit;    // the same without the shift: on a sphere the unit sphere
  vec3 normal;
  vec3 view;      // to the eye
  vec3 up;        // the world's
  vec2 uv;        // on the surface: about 8 around the object, a whole number where it closes
  vec3 tangent, bitangent; // of u and v
  float seed;     // 0 to 1
  float footprint; // of a pixel, in units of p
};

struct Surface
{
  vec3 albedo;
  vec3 emission;
  vec3 normal;
  vec3 f0; // reflectance straight on
  float roughness;
  bool isMirror;     // what it reflects is traced
  vec3 transmission; // not 0: a ray goes on from here, in units of the object's radius
  vec3 exitPoint, exitDirection;
};

Surface plain(Point x)
{
  return Surface(vec3(0.5), vec3(0.0), x.normal, vec3(0.04), 0.5, false, vec3(0.0), vec3(0.0), vec3(0.0));
}

// The normal of a surface with the slope `gradient` (of its height) on it.
vec3 tilt(vec3 normal, vec3 gradient)
{
  precise vec3 tilted = normalize(normal - gradient + dot(gradient, normal) * normal);
  return tilted;
}

// The corners of a tetrahedron: four samples give a gradient.
vec3 corner(uint i)
{
  return vec3((i & 1u) == (i >> 1) ? 1.0 : -1.0, (i & 1u) != 0u ? -1.0 : 1.0, i > 1u ? -1.0 : 1.0);
}

// s.normal = the normal at x with the height field height(p), or height(uv), on it.
#define RAISE(height, depth)                                       \
  precise vec3 gradient = vec3(0.0);                               \
  [[dont_unroll]] for (uint k = 0u; k < 4u; ++k)                   \
    gradient += corner(k) * height(x.p + 0.004 * corner(k));       \
  s.normal = tilt(x.normal, gradient * ((depth) / (4.0 * 0.004)));

#define RAISE_UV(height, depth)                                        \
  precise vec2 gradient = vec2(0.0);                                   \
  [[dont_unroll]] for (uint k = 0u; k < 4u; ++k)                       \
    gradient += corner(k).yz * height(x.uv + 0.006 * corner(k).yz);    \
  gradient *= (depth) / (4.0 * 0.006);                                 \
  s.normal = tilt(x.normal, gradient.x * x.tangent + gradient.y * x.bitangent);

Surface marble(Point x)
{
  precise Surface s = plain(x);
  vec3 p = x.p * 0.9;
  vec3 warp = vec3(fbm(p, 4u), fbm(p + 5.2, 4u), fbm(p + 9.1, 4u));
  float vein = smoothstep(0.60, 0.93, ridges(0.8 * p + 1.1 * warp, 5u));
  float cloud = smoothstep(-0.5, 0.6, fbm(1.7 * p + 2.0 * warp, 4u));
  vec3 stone = mix(vec3(0.90, 0.88, 0.84), mix(vec3(0.62, 0.63, 0.66), rainbow(x.seed), 0.18), cloud);
  s.albedo = mix(stone, vec3(0.10, 0.11, 0.15), vein);
  s.roughness = 0.06;
  s.isMirror = true;
  return s;
}

Surface wood(Point x)
{
  precise Surface s = plain(x);
  vec3 p = x.p.zxy;
  vec2 wobble = vec2(noise(p * 1.1), noise(p * 1.1 + 7.0));
  float radius = length(p.xz + 0.5 + 0.22 * wobble) * 6.0 + 0.35 * noise(p * vec3(4.0, 0.7, 4.0));
  float ring = fract(radius);
  float late = smoothstep(0.15, 0.85, ring) * (1.0 - smoothstep(0.88, 1.0, ring));
  float fibre = fbm(p * vec3(26.0, 1.1, 26.0), 4u);
  float pores = smoothstep(0.25, 0.6, noise(p * vec3(60.0, 3.0, 60.0)));
  s.albedo = mix(vec3(0.62, 0.36, 0.16), vec3(0.30, 0.13, 0.045), late) * (1.0 + 0.45 * fibre - 0.35 * pores);
  s.albedo *= mix(vec3(1.0), vec3(0.75, 0.55, 0.50), x.seed);
  s.roughness = 0.32 + 0.2 * late;
  return s;
}

// xy: which brick; z: distance to its edge
vec3 brickAt(vec2 uv)
{
  vec2 q = uv * vec2(2.0, 5.0);
  q.x += 0.5 * mod(floor(q.y), 2.0);
  vec2 f = abs(fract(q) - 0.5);
  precise vec3 brick = vec3(floor(q), min((0.5 - f.x) * 2.0, 0.5 - f.y));
  return brick;
}

float brickHeight(vec2 uv)
{
  vec3 brick = brickAt(uv);
  float grain = fbm(vec3(uv * 9.0, brick.x * 3.0 + brick.y), 4u);
  precise float result = smoothstep(0.03, 0.17, brick.z + 0.05 * grain) + 0.20 * grain;
  return result;
}

Surface brick(Point x)
{
  precise Surface s = plain(x);
  vec3 brick = brickAt(x.uv);
  float tone = hash1(brick.xy + 31.0 * x.seed);
  float grain = fbm(vec3(x.uv * 14.0, tone), 4u);
  float mortar = 1.0 - smoothstep(0.05, 0.11, brick.z + 0.05 * grain);
  vec3 clay = mix(vec3(0.50, 0.15, 0.08), vec3(0.72, 0.33, 0.18), tone) * (0.85 + 0.5 * grain);
  clay = mix(clay, vec3(0.22, 0.09, 0.08), step(0.86, tone));
  s.albedo = mix(clay, vec3(0.66, 0.62, 0.56) * (0.9 + 0.3 * grain), mortar);
  RAISE_UV(brickHeight, 0.030)
  s.roughness = 0.9;
  return s;
}

// Squares of four strips, turned by turns.
Surface parquet(Point x)
{
  precise Surface s = plain(x);
  vec2 q = x.uv * 0.9;
  vec2 cell = floor(q), f = q - cell;
  bool turned = mod(cell.x + cell.y, 2.0) > 0.5;
  vec2 along = turned ? f.yx : f;
  float strip = floor(along.y * 4.0), across = fract(along.y * 4.0);
  float tone = hash1(cell * 4.0 + vec2(strip, turned ? 90.0 : 10.0));
  vec3 grainAt = vec3(along.x * 1.6 + 17.0 * tone, along.y * 14.0, 40.0 * tone + cell.x);
  float grain = fbm(grainAt + 0.25 * noise(grainAt * 0.5), 5u);
  float rings = 0.5 + 0.5 * sin(10.0 * along.y + 9.0 * fbm(grainAt * vec3(0.5, 0.25, 1.0), 3u));
  vec3 oak = mix(vec3(0.46, 0.245, 0.10), vec3(0.25, 0.115, 0.045), 0.6 * tone + 0.25 * rings);
  float width = 0.02 + 2.0 * x.footprint;
  float gap = min(min(across, 1.0 - across) * 0.25, min(along.x, 1.0 - along.x));
  float fade = 1.0 / (1.0 + 40.0 * x.footprint);
  s.albedo = oak * (1.0 + 0.5 * grain * fade) * mix(1.0, smoothstep(0.0, width, gap), 0.75 * fade);
  s.normal = tilt(x.normal, 0.012 * grain * fade * x.tangent);
  s.roughness = 0.16;
  s.isMirror = true;
  return s;
}

float mosaicHeight(vec3 p)
{
  Cells c = cells(p * 3.6);
  precise float result = smoothstep(0.02, 0.16, c.second - c.nearest) - 0.25 * c.nearest;
  return result;
}

Surface mosaic(Point x)
{
  precise Surface s = plain(x);
  Cells c = cells(x.p * 3.6);
  vec3 random = hashVector(c.hash);
  float grout = 1.0 - smoothstep(0.04, 0.09, c.second - c.nearest);
  vec3 glaze = mix(rainbow(0.55 + 0.35 * random.x + x.seed), vec3(0.95, 0.85, 0.60), step(0.85, random.y));
  glaze *= (0.45 + 0.55 * random.z) * (0.9 + 0.25 * fbm(x.p * 12.0, 3u));
  s.albedo = mix(glaze * 0.9, vec3(0.16, 0.14, 0.13), grout);
  RAISE(mosaicHeight, 0.05)
  s.roughness = mix(0.10, 0.9, grout);
  return s;
}

// Crust plates, warped; 0 in the cracks.
float lavaCrack(vec3 p)
{
  vec3 warp = vec3(noise(p * 1.9), noise(p * 1.9 + 4.0), noise(p * 1.9 + 8.0));
  Cells c = cells(p * 1.9 + 0.5 * warp);
  precise float result = c.second - c.nearest;
  return result;
}

float lavaHeight(vec3 p)
{
  precise float height = smoothstep(0.0, 0.30, lavaCrack(p)) + 0.5 * fbm(p * 5.0, 4u);
  return height;
}

Surface lava(Point x)
{
  precise Surface s = plain(x);
  float crack = lavaCrack(x.p);
  float simmer = 0.75 + 0.6 * fbm(x.p * 3.0, 5u);
  float heat = (exp(-crack * 11.0) + 0.25 * exp(-crack * 3.5)) * simmer;
  s.albedo = vec3(0.055, 0.045, 0.045) * (1.0 + 0.8 * fbm(x.p * 8.0, 4u));
  s.emission = vec3(7.0, 6.5 * heat * heat * 0.45 + 0.6, 2.2 * heat * heat * heat * 0.3) * heat;
  RAISE(lavaHeight, 0.08)
  s.roughness = 0.75;
  return s;
}

// Turned on a lathe: fine grooves around the object's y.
float grooveHeight(vec3 p)
{
  float sum = 0.0, scale = 34.0;
  [[dont_unroll]] for (uint i = 0u; i < 5u; ++i)
  {
    sum += noise(vec3(p.y * scale, p.x * 1.4 + float(i) * 9.0, p.z * 1.4)) / (1.0 + 0.35 * float(i));
    scale *= 1.9;
  }
  precise float result = sum;
  return result;
}

Surface brushedMetal(Point x)
{
  precise Surface s = plain(x);
  float groove = grooveHeight(x.p);
  float smudge = smoothstep(-0.1, 0.6, fbm(x.p * 2.3 + 3.0, 5u));
  s.albedo = vec3(0.03);
  s.f0 = mix(vec3(0.66, 0.67, 0.70), vec3(0.80, 0.52, 0.40), step(0.6, x.seed)) * (0.92 + 0.18 * groove);
  RAISE(grooveHeight, 0.0009)
  s.roughness = 0.20 + 0.14 * smudge;
  s.isMirror = true;
  return s;
}

float dentHeight(vec3 p)
{
  Cells c = cells(p * 3.2);
  precise float result = c.nearest * c.nearest + 0.04 * noise(p * 14.0);
  return result;
}

Surface hammeredGold(Point x)
{
  precise Surface s = plain(x);
  float wear = smoothstep(0.0, 0.7, fbm(x.p * 3.0, 4u));
  s.albedo = vec3(0.03, 0.02, 0.005);
  s.f0 = mix(vec3(1.0, 0.70, 0.28), vec3(0.95, 0.60, 0.33), wear);
  RAISE(dentHeight, 0.075)
  s.roughness = 0.07 + 0.10 * wear;
  s.isMirror = true;
  return s;
}

float fresnel(float cosine, float f0)
{
  precise float reflectance = f0 + (1.0 - f0) * pow(clamp(1.0 - cosine, 0.0, 1.0), 5.0);
  return reflectance;
}

// A playing marble: clear glass around twisted ribbons of colour, walked through step by step.
Surface glass(Point x)
{
  const uint STEPS = 20u;
  precise Surface s = plain(x);
  vec3 n = normalize(x.onUnit);
  vec3 inside = refract(-x.view, n, 1.0 / 1.5);
  float chord = -2.0 * dot(n, inside);
  float clear = 1.0;
  vec3 ribbon = vec3(0.0);
  [[dont_unroll]] for (uint i = 0u; i < STEPS; ++i)
  {
    vec3 q = n + inside * chord * (float(i) + 0.5) / float(STEPS);
    float twist = atan(q.z, q.x) + 2.6 * q.y + 6.0 * x.seed;
    float wave = sin(3.0 * twist + 2.0 * noise(q * 2.5 + 9.0 * x.seed));
    float core = falling(0.62, 0.86, length(q)) * smoothstep(0.50, 0.75, wave);
    float share = clear * min(core * chord * 0.55, 1.0);
    ribbon += share * mix(rainbow(x.seed), vec3(0.95, 0.92, 0.85), smoothstep(0.55, 0.95, wave)) * (0.6 + 0.4 * q.y);
    clear -= share;
  }
  vec3 far = n + inside * chord;
  s.albedo = ribbon;
  s.f0 = vec3(0.04);
  s.roughness = 0.02;
  s.normal = n;
  s.transmission = clear * (1.0 - fresnel(dot(n, x.view), 0.04)) * mix(vec3(0.95, 0.99, 0.97), vec3(1.0), clear);
  s.exitPoint = far;
  s.exitDirection = refract(inside, -far, 1.5);
  return s;
}

// Tartan: which of two threads lies on top, and its profile.
float weaveHeight(vec2 uv)
{
  vec2 q = uv * 9.0;
  vec2 f = fract(q) - 0.5;
  bool warpOnTop = mod(floor(q.x) + floor(q.y), 2.0) < 0.5;
  vec2 round = sqrt(max(1.0 - 3.6 * f * f, 0.0));
  precise float result = warpOnTop ? round.x * (0.6 + 0.4 * round.y) : round.y * (0.6 + 0.4 * round.x);
  return result;
}

vec3 tartan(float thread, float seed)
{
  float band = mod(floor(thread), 18.0);
  vec3 ground = mix(vec3(0.42, 0.03, 0.04), vec3(0.04, 0.14, 0.30), step(0.5, seed));
  vec3 colour = band < 7.0 ? ground : band < 13.0 ? vec3(0.03, 0.16, 0.08) : ground * 0.5;
  precise vec3 result = band == 3.0 || band == 15.0 ? vec3(0.85, 0.72, 0.25) : band == 10.0 ? vec3(0.85) : colour;
  return result;
}

Surface fabric(Point x)
{
  precise Surface s = plain(x);
  vec2 q = x.uv * 9.0;
  bool warpOnTop = mod(floor(q.x) + floor(q.y), 2.0) < 0.5;
  vec3 colour = tartan(warpOnTop ? q.x : q.y, x.seed);
  vec2 along = warpOnTop ? q.yx : q;
  float fibre = fbm(vec3(along.x * 1.3, along.y * 11.0, 3.0), 4u);
  float fuzz = pow(clamp(1.0 - dot(x.normal, x.view), 0.0, 1.0), 3.0);
  s.albedo = colour * (0.75 + 0.35 * weaveHeight(x.uv) + 0.5 * fibre) + 0.18 * fuzz * (colour + 0.2);
  RAISE_UV(weaveHeight, 0.035)
  s.f0 = vec3(0.02);
  s.roughness = 0.95;
  return s;
}

// Above 0 the paint is gone.
float rustDepth(vec3 p)
{
  precise float depth = fbm(p * 1.5, 6u) + 0.35 * ridges(p * 4.0, 4u) - 0.18;
  return depth;
}

float rustHeight(vec3 p)
{
  float depth = rustDepth(p);
  precise float result = depth > 0.0 ? 0.25 * noise(p * 30.0) - 0.4 : falling(-0.02, 0.0, depth) * 0.3;
  return result;
}

Surface rust(Point x)
{
  precise Surface s = plain(x);
  float depth = rustDepth(x.p);
  float bare = smoothstep(-0.01, 0.02, depth);
  float run = falling(0.0, 0.15, -depth) * (0.5 + 0.5 * noise(x.p * vec3(9.0, 1.0, 9.0)));
  float pits = fbm(x.p * 11.0, 5u);
  vec3 paint = mix(vec3(0.05, 0.36, 0.38), vec3(0.72, 0.55, 0.10), step(0.5, x.seed));
  paint = mix(paint, vec3(0.36, 0.17, 0.07), 0.65 * run);
  vec3 iron = mix(vec3(0.20, 0.065, 0.03), vec3(0.52, 0.22, 0.07), smoothstep(-0.4, 0.5, pits));
  s.albedo = mix(paint, iron, bare);
  RAISE(rustHeight, 0.03)
  s.roughness = mix(0.28, 0.95, bare);
  return s;
}

// xy: which hexagon; z: distance to its edge, 0.5 in the middle
vec3 hexagonAt(vec2 uv)
{
  const vec2 period = vec2(1.0, 1.7320508);
  vec2 a = mod(uv, period) - 0.5 * period;
  vec2 b = mod(uv - 0.5 * period, period) - 0.5 * period;
  vec2 f = dot(a, a) < dot(b, b) ? a : b;
  vec2 g = abs(f);
  precise vec3 result = vec3(floor((uv - f) * 4.0 + 0.5), 0.5 - max(g.x, 0.5 * g.x + 0.8660254 * g.y));
  return result;
}

float hexagonHeight(vec2 uv)
{
  vec3 tile = hexagonAt(uv * 3.0);
  precise float result = smoothstep(0.02, 0.14, tile.z) + 0.05 * noise(vec3(uv * 8.0, tile.x));
  return result;
}

Surface hexTiles(Point x)
{
  precise Surface s = plain(x);
  vec3 tile = hexagonAt(x.uv * 3.0);
  float tone = hash1(tile.xy + 57.0 * x.seed);
  float grout = 1.0 - smoothstep(0.03, 0.05, tile.z);
  float crackle = ridges(vec3(x.uv * 9.0, tone * 20.0), 4u);
  vec3 glaze = mix(vec3(0.02, 0.22, 0.34), vec3(0.10, 0.58, 0.60), tone);
  glaze = tone > 0.86 ? vec3(0.90, 0.86, 0.76) : tone < 0.10 ? vec3(0.85, 0.42, 0.10) : glaze;
  glaze *= 0.75 + 0.5 * smoothstep(0.0, 0.3, tile.z) - 0.25 * smoothstep(0.55, 0.8, crackle);
  s.albedo = mix(glaze, vec3(0.55, 0.52, 0.48), grout);
  RAISE_UV(hexagonHeight, 0.016)
  s.roughness = mix(0.07, 0.9, grout);
  s.isMirror = true;
  return s;
}

// Crystals in four sizes, the big ones on top.
Surface granite(Point x)
{
  precise Surface s = plain(x);
  vec3 colour = mix(vec3(0.50, 0.42, 0.40), vec3(0.36, 0.40, 0.44), x.seed);
  float scale = 26.0;
  [[dont_unroll]] for (uint i = 0u; i < 4u; ++i)
  {
    Cells c = cells(x.p * scale + float(i) * 7.7);
    vec3 random = hashVector(c.hash);
    vec3 crystal = random.x < 0.30 ? vec3(0.05, 0.05, 0.06) : random.x < 0.62 ? vec3(0.82, 0.78, 0.74)
                                                                             : vec3(0.62, 0.34, 0.28);
    float share = falling(0.35, 0.55, c.nearest) * step(random.y, 0.55);
    colour = mix(colour, crystal * (0.8 + 0.4 * random.z), share * 0.9);
    scale *= 0.62;
  }
  s.albedo = colour * (0.9 + 0.3 * fbm(x.p * 3.0, 4u));
  s.roughness = 0.14;
  return s;
}

// Waves of one length in all directions add up to the stripes of a zebra or of a reaction and its diffusion.
Surface labyrinth(Point x)
{
  precise Surface s = plain(x);
  float sum = 0.0;
  vec3 p = x.p + 0.12 * vec3(noise(x.p * 2.0), noise(x.p * 2.0 + 5.0), noise(x.p * 2.0 + 9.0));
  [[dont_unroll]] for (uint i = 0u; i < 24u; ++i)
  {
    float z = (float(i) + 0.5) / 12.0 - 1.0, angle = 2.3999632 * float(i);
    vec3 direction = vec3(sqrt(1.0 - z * z) * vec2(cos(angle), sin(angle)), z);
    sum += cos(17.0 * dot(direction, p) + 6.2831853 * unitFloat(scramble(i)));
  }
  float stripe = smoothstep(-0.45, 0.45, sum);
  vec3 dark = x.seed < 0.5 ? vec3(0.02, 0.02, 0.03) : vec3(0.02, 0.13, 0.20);
  vec3 light = x.seed < 0.5 ? vec3(0.88, 0.86, 0.80) : vec3(0.93, 0.45, 0.25);
  s.albedo = mix(dark, light, stripe) * (0.95 + 0.2 * fbm(x.p * 20.0, 3u));
  s.normal = tilt(x.normal, vec3(0.0));
  s.roughness = mix(0.16, 0.32, stripe);
  return s;
}

// Interference in a film whose thickness swirls: what of each of 16 wavelengths comes back.
Surface soapFilm(Point x)
{
  precise Surface s = plain(x);
  vec3 n = normalize(x.onUnit);
  vec3 q = x.onUnit * 1.2 + 5.0 * x.seed;
  vec3 warp = vec3(fbm(q, 4u), fbm(q + 3.1, 4u), fbm(q + 6.7, 4u));
  float thickness = 330.0 + 230.0 * fbm(q + 1.8 * warp, 5u) - 130.0 * dot(n, x.up); // nanometres: it sags
  float cosine = clamp(dot(n, x.view), 0.0, 1.0);
  float inFilm = sqrt(1.0 - (1.0 - cosine * cosine) / (1.33 * 1.33));
  vec3 film = vec3(0.0);
  [[dont_unroll]] for (uint i = 0u; i < 16u; ++i)
  {
    float wavelength = 400.0 + 20.0 * float(i);
    float wave = sin(2.0 * PI * 1.33 * thickness * inFilm / wavelength);
    vec3 off = (wavelength - vec3(605.0, 545.0, 450.0)) / vec3(48.0, 42.0, 30.0);
    vec3 eye = exp(-off * off);
    film += eye * wave * wave * vec3(0.235, 0.269, 0.376);
  }
  float edge = fresnel(cosine, 0.10);
  s.albedo = 0.10 * film;
  s.f0 = film * clamp(2.2 * edge, 0.0, 1.0);
  s.normal = n;
  s.roughness = 0.02;
  s.transmission = max(1.0 - film * clamp(2.4 * edge, 0.0, 0.95), 0.0);
  s.exitDirection = -x.view;
  s.exitPoint = n - 2.0 * dot(n, s.exitDirection) * s.exitDirection; // straight through
  return s;
}

float stoneHeight(vec3 p)
{
  Cells c = cells(p * 1.6 + 0.3 * noise(p * 3.0));
  precise float result = 0.8 * smoothstep(0.0, 0.25, c.second - c.nearest) + 0.7 * fbm(p * 3.5, 5u);
  return result;
}

float mossThickness(vec3 p, vec3 normal, vec3 up)
{
  precise float result = smoothstep(-0.05, 0.35, 0.55 * dot(normal, up) + 0.9 * fbm(p * 2.2, 5u) - 0.05);
  return result;
}

Surface mossyStone(Point x)
{
  precise Surface s = plain(x);
  float moss = mossThickness(x.p, x.normal, x.up);
  float grain = fbm(x.p * 9.0, 5u);
  float tuft = fbm(x.p * 22.0, 4u);
  vec3 stone = mix(vec3(0.30, 0.29, 0.27), vec3(0.52, 0.49, 0.44), smoothstep(-0.4, 0.5, grain));
  vec3 green = mix(vec3(0.06, 0.13, 0.02), vec3(0.30, 0.40, 0.06), smoothstep(-0.35, 0.5, tuft));
  s.albedo = mix(stone * (0.7 + 0.4 * stoneHeight(x.p)), green, moss);
  RAISE(stoneHeight, 0.07)
  vec3 rough = hashVector(hashCell(ivec3(floor(x.p * 70.0)))) - 0.5;
  s.normal = normalize(mix(s.normal, x.normal + 0.9 * rough, moss * 0.6));
  s.roughness = 0.95;
  return s;
}

// Metal flakes, each with a normal of its own, in a colour that turns with the angle, under clear varnish.
Surface carPaint(Point x)
{
  precise Surface s = plain(x);
  float cosine = clamp(dot(x.normal, x.view), 0.0, 1.0);
  vec3 face = x.seed < 0.34 ? vec3(0.55, 0.02, 0.03) : x.seed < 0.67 ? vec3(0.02, 0.10, 0.50) : vec3(0.02, 0.33, 0.20);
  vec3 edge = x.seed < 0.34 ? vec3(0.55, 0.22, 0.02) : x.seed < 0.67 ? vec3(0.28, 0.02, 0.45) : vec3(0.04, 0.14, 0.50);
  float glint = 0.0, scale = 20.0;
  [[dont_unroll]] for (uint layer = 0u; layer < 3u; ++layer)
  {
    Cells c = cells(x.p * scale);
    vec3 flake = normalize(x.normal + 0.55 * (hashVector(c.hash) - 0.5));
    glint += pow(clamp(dot(flake, x.view), 0.0, 1.0), 60.0) * falling(0.2, 0.55, c.nearest);
    scale *= 1.7;
  }
  float fade = 1.0 / (1.0 + 60.0 * x.footprint);
  s.albedo = mix(edge, face, smoothstep(0.15, 0.85, cosine)) * (0.55 + 0.9 * glint * fade);
  s.f0 = vec3(0.055);
  s.roughness = 0.03;
  s.isMirror = true;
  return s;
}

// Distance to the copper traces of one layer: straight, bent or ending in a pad, as the cell says.
float traceDistance(vec2 q, float layer)
{
  vec2 cell = floor(q), f = fract(q) - 0.5;
  float kind = hash1(cell + 71.0 * layer);
  float straight = kind < 0.5 ? abs(f.x) : abs(f.y);
  float bend = abs(abs(f.x + (kind < 0.75 ? f.y : -f.y)) - 0.5) * 0.7071;
  float pad = abs(length(f) - 0.22);
  precise float result = kind < 0.36 ? straight : kind < 0.86 ? bend : min(pad, kind < 0.93 ? straight : abs(f.x));
  return result;
}

float circuitHeight(vec2 uv)
{
  vec2 chip = abs(fract(uv * 0.9) - 0.5);
  float body = step(0.72, hash1(floor(uv * 0.9) + 5.0)) * (1.0 - smoothstep(0.30, 0.33, max(chip.x, chip.y)));
  precise float result = max(3.0 * body, 0.6 * (1.0 - smoothstep(0.10, 0.16, traceDistance(uv * 7.0, 0.0))));
  return result;
}

Surface circuitBoard(Point x)
{
  precise Surface s = plain(x);
  vec2 q = x.uv + floor(16.0 * x.seed) * 8.0;
  vec2 cell = floor(q * 0.9), chip = abs(fract(q * 0.9) - 0.5);
  float isChip = step(0.72, hash1(cell + 5.0));
  float edge = max(chip.x, chip.y);
  float pitch = step(0.5, fract(min(chip.x, chip.y) * 16.0));
  float pins = isChip * step(edge, 0.40) * step(0.33, edge) * pitch;
  float body = isChip * step(edge, 0.33);
  float copper = 0.0;
  [[dont_unroll]] for (uint layer = 0u; layer < 3u; ++layer)
  {
    float line = traceDistance(q * 7.0 * (1.0 + float(layer)), float(layer));
    copper = max(copper, (1.0 - 0.3 * float(layer)) * (1.0 - smoothstep(0.10, 0.15, line)));
  }
  vec3 mask = mix(vec3(0.01, 0.10, 0.05), vec3(0.05, 0.33, 0.16), copper);
  s.albedo = mask * (0.95 + 0.3 * fbm(vec3(q * 30.0, 1.0), 3u));
  s.albedo = mix(s.albedo, vec3(0.02, 0.02, 0.024), body);
  s.albedo = mix(s.albedo, vec3(0.80, 0.78, 0.72), pins);
  vec2 led = floor(q * 7.0);
  float lamp = step(0.955, hash1(led + 9.0)) * (1.0 - body) * falling(0.16, 0.34, length(fract(q * 7.0) - 0.5));
  s.emission = lamp * (hash1(led + 3.0) < 0.5 ? vec3(5.0, 0.5, 0.2) : vec3(0.3, 3.6, 0.9));
  RAISE_UV(circuitHeight, 0.008)
  s.f0 = vec3(0.05 + 0.5 * pins);
  s.roughness = mix(0.25, 0.5, body);
  return s;
}

// A Julia set: how fast a point escapes, and how near it came to two lines and a point on its way.
Surface juliaEnamel(Point x)
{
  const uint LIMIT = 90u;
  precise Surface s = plain(x);
  float turn = 0.9 + 2.0 * x.seed;
  vec2 z = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * (x.onUnit.xy + 0.25 * x.onUnit.z) * 1.05;
  vec2 c = 0.7885 * vec2(cos(2.3 + 0.25 * x.seed), sin(2.3 + 0.25 * x.seed));
  float lines = 1e9, point = 1e9, escape = 0.0;
  uint steps = 0u;
  while (steps < LIMIT && dot(z, z) < 256.0)
  {
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    lines = min(lines, min(abs(z.x + 0.2 * z.y), abs(z.y)));
    point = min(point, length(z - vec2(0.3, -0.2)));
    ++steps;
  }
  escape = float(steps) - log2(max(0.5 * log2(max(dot(z, z), 1.01)), 1e-3));
  vec3 enamel = mix(vec3(0.015, 0.05, 0.22), vec3(0.02, 0.35, 0.50), 0.5 + 0.5 * sin(0.42 * escape));
  enamel = mix(enamel, vec3(0.75, 0.10, 0.06), falling(0.02, 0.30, point));
  float gold = falling(0.012, 0.045, lines);
  s.albedo = mix(enamel, vec3(0.62, 0.40, 0.12), gold);
  s.f0 = mix(vec3(0.05), vec3(1.0, 0.72, 0.33), gold);
  s.roughness = mix(0.05, 0.22, gold);
  s.isMirror = true;
  return s;
}

Surface gasGiant(Point x)
{
  precise Surface s = plain(x);
  vec3 q = x.onUnit + 11.0 * x.seed;
  vec3 flow = q * vec3(1.4, 3.4, 1.4);
  [[dont_unroll]] for (uint i = 0u; i < 4u; ++i) // every step carries the clouds on by the last one's eddies
    flow += vec3(0.34, 0.10, 0.34) * vec3(fbm(flow + 3.0, 3u), fbm(flow + 19.0, 3u), fbm(flow + 31.0, 3u));
  float latitude = x.onUnit.y * 5.0 + 0.55 * fbm(flow * 1.3, 4u);
  float band = 0.5 + 0.5 * sin(latitude * 2.2 + 1.8 * sin(latitude * 0.9 + 9.0 * x.seed));
  float lace = fbm(flow * vec3(1.5, 4.0, 1.5), 5u);
  vec3 pale = mix(vec3(0.90, 0.80, 0.64), vec3(0.70, 0.82, 0.88), step(0.5, x.seed));
  vec3 deep = mix(vec3(0.58, 0.27, 0.12), vec3(0.10, 0.26, 0.48), step(0.5, x.seed));
  s.albedo = mix(deep, pale, clamp(band + 0.55 * lace, 0.0, 1.0));
  vec2 storm = (x.onUnit.xy - vec2(0.25, -0.30)) * vec2(1.0, 1.9);
  float eye = falling(0.16, 0.26, length(storm) + 0.06 * lace) * step(0.0, x.onUnit.z);
  s.albedo = mix(s.albedo, vec3(0.72, 0.24, 0.10) * (0.9 + 0.3 * lace), eye);
  s.f0 = vec3(0.01);
  s.roughness = 0.85;
  return s;
}

Surface terrazzo(Point x)
{
  precise Surface s = plain(x);
  vec3 colour = vec3(0.80, 0.75, 0.67) * (0.96 + 0.10 * fbm(x.p * 14.0, 4u));
  float scale = 9.0;
  [[dont_unroll]] for (uint i = 0u; i < 3u; ++i)
  {
    vec3 p = x.p * scale + 3.3 * float(i);
    Cells c = cells(p + 0.25 * noise(p * 2.0));
    vec3 random = hashVector(c.hash);
    vec3 chip = random.x < 0.35 ? vec3(0.30, 0.13, 0.09) : random.x < 0.6 ? vec3(0.20, 0.27, 0.25)
                                                         : random.x < 0.8 ? vec3(0.75, 0.45, 0.22) : vec3(0.12);
    colour = mix(colour, chip * (0.8 + 0.4 * random.z), step(random.y, 0.7) * falling(0.36, 0.40, c.nearest));
    scale *= 0.62;
  }
  s.albedo = colour;
  s.roughness = 0.08;
  s.isMirror = true;
  return s;
}

// The slope of 22 waves, long ones first, each bent by those before it; far away the short ones are averaged out.
Surface ocean(Point x)
{
  precise Surface s = plain(x);
  vec2 at = x.p.xz, slope = vec2(0.0);
  float number = 0.55, height = 0.090, lost = 0.0;
  [[dont_unroll]] for (uint i = 0u; i < 22u; ++i)
  {
    float angle = 0.9 + 2.3999632 * float(i) * 0.37;
    vec2 direction = vec2(cos(angle), sin(angle));
    float phase = dot(direction, at) * number + 1.7 * float(i);
    float keep = exp(-0.6 * pow(number * x.footprint, 2.0));
    float wave = height * number * cos(phase) * exp(sin(phase) - 1.0);
    slope += direction * wave * keep;
    at += direction * wave * height * keep;
    lost += (1.0 - keep) * 0.3 * pow(height * number, 2.0);
    number *= 1.23;
    height *= 0.80;
  }
  slope *= 0.8;
  float shore = length(x.p.xz) - 13.1;
  float bubbles = ridges(vec3(at * 1.1, 2.0), 5u) + 0.25 * (0.6 - shore);
  float foam = falling(0.0, 0.9, shore) * smoothstep(0.30, 0.75, bubbles);
  s.albedo = mix(vec3(0.008, 0.045, 0.055), vec3(0.75, 0.80, 0.80), foam);
  s.normal = normalize(vec3(-slope.x, 1.0, -slope.y));
  s.f0 = vec3(0.02);
  s.roughness = mix(0.06 + min(sqrt(lost), 0.25), 0.8, foam);
  s.isMirror = true;
  return s;
}

// Clouds: two layers of warped noise on a plane, lit by how much thinner they are towards the sun.
vec3 sky(vec3 direction, vec3 sun)
{
  vec3 colour = skyGradient(direction, sun);
  float disc = smoothstep(0.99925, 0.99965, dot(direction, sun));
  float above = max(direction.y, 0.0);
  vec2 plane = direction.xz / (above + 0.10);
  vec2 toSun = normalize(sun.xz) * 0.22;
  float cover = 0.0, thinner = 0.0;
  [[dont_unroll]] for (uint i = 0u; i < 2u; ++i)
  {
    vec3 p = vec3(plane * vec2(0.50, 0.62) + toSun * float(i), 3.7);
    vec3 warp = vec3(fbm(p + 1.3, 4u), fbm(p + 8.1, 4u), 0.0);
    float density = smoothstep(0.0, 0.50, fbm(p + 0.9 * warp, 7u) + 0.05);
    cover = i == 0u ? density : cover;
    thinner = density;
  }
  float lit = clamp(0.62 + 0.9 * (cover - thinner), 0.0, 1.0);
  vec3 cloud = mix(vec3(0.50, 0.45, 0.52), vec3(1.28, 1.02, 0.80), lit);
  float haze = smoothstep(-0.01, 0.05, above);
  colour = mix(colour, cloud, cover * haze * 0.85);
  precise vec3 result = colour + disc * (1.0 - 0.9 * cover) * vec3(30.0, 22.0, 13.0) * step(0.0, direction.y);
  return result;
}

#endif
