// materials.glsl - the materials: a function each, from a point of a surface to what light does there.
// SPDX-License-Identifier: MIT
#ifndef TRIANGLES_MATERIALS_GLSL
#define TRIANGLES_MATERIALS_GLSL

#include "../common/texture.glsl"

// The normal, shaken by noise of this fineness.
vec3 bumped(vec3 normal, vec3 at, float amount)
{
  precise vec3 shaken = normal + amount * vec3(noise(at), noise(at + 17.3), noise(at + 41.9));
  precise vec3 result = normalize(shaken);
  return result;
}

// Grass, sand at the water, rock where it is steep, snow where it is high and not.
Bounce terrain(Point p)
{
  vec3 at = p.position;
  float coarse = fbm(at * 0.31, 4u), fine = fbm(at * 2.9, 4u);
  precise float level = at.y + 0.9 * coarse;
  precise float steep = 1.0 - p.normal.y + 0.12 * fine;
  precise vec3 grass =
      mix(vec3(0.075, 0.115, 0.022), vec3(0.23, 0.20, 0.06), smoothstep(-0.5, 0.6, coarse + 0.7 * fine));
  precise vec3 strata = vec3(0.30, 0.25, 0.21) * (0.75 + 0.5 * fbm(at * vec3(0.22, 1.7, 0.22), 3u) + 0.3 * fine);
  precise vec3 colour = mix(grass, strata, smoothstep(0.20, 0.42, steep));
  colour = mix(vec3(0.42, 0.34, 0.23) * (1.0 + 0.35 * fine), colour, smoothstep(-0.30, 0.05, at.y + 0.12 * coarse));
  colour = mix(colour, vec3(0.82, 0.86, 0.93), smoothstep(6.6, 8.2, level) * (1.0 - smoothstep(0.44, 0.62, steep)));
  return coated(p, bumped(p.normal, at * 6.0, 0.22), max(colour, 0.01), vec3(0.0), 1.0);
}

// Ripples that fade where a pixel holds many of them.
Bounce water(Point p)
{
  precise vec3 at = vec3(p.position.x * 0.9, 3.7, p.position.z * 2.1);
  precise float fade = 0.055 / (1.0 + 0.012 * p.distance * p.distance);
  precise vec3 shaken =
      p.normal + fade * vec3(noise(at) + 0.5 * noise(at * 2.3), 0.0, noise(at + 9.1) + 0.5 * noise(at * 2.7));
  return coated(p, normalize(shaken), vec3(0.018, 0.055, 0.060), vec3(0.03), 0.0);
}

// Limestone: pores and a warm grain.
Bounce stone(Point p)
{
  vec3 at = p.position * 5.0 + p.seed;
  float grain = fbm(at, 4u);
  precise float pores = 1.0 - 0.4 * smoothstep(0.30, 0.42, noise(at * 3.1));
  precise vec3 colour = vec3(0.56, 0.51, 0.44) * (0.9 + 0.35 * grain) * pores;
  return coated(p, bumped(p.normal, at * 2.0, 0.10), colour, vec3(0.02), 0.6);
}

Bounce marble(Point p)
{
  precise vec3 at = p.local * 1.3 + p.seed;
  precise vec3 bent = at + 0.7 * vec3(fbm(at, 4u), fbm(at + 5.2, 4u), fbm(at + 9.7, 4u));
  precise float veins = ridges(bent, 4u);
  precise vec3 colour = mix(vec3(0.86, 0.84, 0.80), vec3(0.16, 0.17, 0.21), smoothstep(0.50, 0.86, veins));
  return coated(p, p.normal, colour, vec3(0.05), 0.08);
}

Bounce wood(Point p)
{
  precise vec3 at = p.local * vec3(1.0, 0.22, 1.0) + vec3(0.9, 0.0, -0.6);
  precise float rings = length(at.xz + 0.10 * vec2(noise(at * 3.0), noise(at * 3.0 + 8.0))) * 7.0;
  precise float late = rings - floor(rings);
  precise float fibre = noise(p.local * vec3(34.0, 2.2, 34.0));
  precise float dark = smoothstep(0.35, 0.95, late) * (1.0 - smoothstep(0.95, 1.0, late));
  precise vec3 colour = mix(vec3(0.50, 0.27, 0.11), vec3(0.20, 0.085, 0.032), dark) * (0.95 + 0.35 * fibre);
  return coated(p, p.normal, colour, vec3(0.045), 0.22);
}

// Hammered.
Bounce gold(Point p)
{
  Cells dents = cells(p.local * 9.0 + p.seed);
  precise vec3 shaken = p.normal - 0.16 * dents.toNearest;
  return metal(p, normalize(shaken), vec3(1.00, 0.72, 0.30), 0.16);
}

Bounce chrome(Point p) { return metal(p, p.normal, vec3(0.90, 0.91, 0.93), 0.0); }

Bounce glass(Point p) { return refracting(p, p.normal, 1.5, vec3(0.10, 0.025, 0.045)); }

Bounce checker(Point p)
{
  precise vec3 cell = floor(p.local * 2.5 + 0.25);
  precise float odd = mod(cell.x + cell.y + cell.z, 2.0);
  precise vec3 colour = mix(vec3(0.80, 0.76, 0.66), vec3(0.020, 0.075, 0.22), odd);
  return coated(p, p.normal, colour, vec3(0.05), 0.0);
}

// A black crust; what shows through its cracks shines by itself.
Bounce lava(Point p)
{
  precise vec3 at =
      p.local * 3.1 + 0.35 * vec3(noise(p.local * 4.0), noise(p.local * 4.0 + 7.0), noise(p.local * 4.0 + 13.0));
  Cells plates = cells(at + p.seed);
  precise float heat = 1.0 - smoothstep(0.01, 0.17, plates.second - plates.nearest);
  precise float deep = heat * heat * (0.6 + 0.8 * max(fbm(p.local * 2.0, 3u) + 0.4, 0.0));
  precise Bounce b = coated(p, bumped(p.normal, p.local * 14.0, 0.45), vec3(0.035, 0.030, 0.028), vec3(0.04), 0.5);
  b.emission = deep * mix(vec3(2.2, 0.16, 0.01), vec3(6.5, 1.7, 0.16), heat * heat);
  return b;
}

Bounce jade(Point p)
{
  float cloud = fbm(p.local * 2.2 + p.seed, 4u);
  precise vec3 colour = mix(vec3(0.20, 0.52, 0.28), vec3(0.52, 0.74, 0.50), smoothstep(-0.4, 0.6, cloud));
  return translucent(p, p.normal, colour, vec3(1.9, 0.35, 1.25));
}

// A clear coat over flakes, each tilted its own way.
Bounce carPaint(Point p)
{
  Cells flakes = cells(p.local * 60.0);
  precise vec3 tilt = hashVector(flakes.hash) - 0.5;
  precise float facing = max(dot(normalize(p.normal + 0.5 * tilt), p.view), 0.0);
  precise vec3 colour = mix(vec3(0.16, 0.004, 0.012), vec3(0.80, 0.035, 0.020), facing * facing);
  return coated(p, p.normal, colour, vec3(0.06), 0.0);
}

// Metal where it is rubbed, green where rain stands.
Bounce copper(Point p)
{
  precise float rain = fbm(p.local * 2.4 + p.seed, 5u) + 0.35 * p.normal.y + 0.25 * noise(p.local * 11.0);
  precise float green = smoothstep(0.02, 0.22, rain);
  vec3 normal = bumped(p.normal, p.local * 15.0, mix(0.05, 0.22, green));
  precise vec3 base = vec3(0.16, 0.42, 0.35) * (0.8 + 0.5 * noise(p.local * 23.0));
  if (green > p.choice)
  {
    p.choice /= green;
    return coated(p, normal, base, vec3(0.03), 0.7);
  }
  p.choice = (p.choice - green) / (1.0 - green);
  return metal(p, normal, vec3(0.94, 0.56, 0.42), 0.26);
}

// Threads over and under each other, and the light that their hairs catch from the side.
Bounce velvet(Point p)
{
  precise vec2 threads = sin(p.uv * 26.0);
  precise float weave = 0.5 + 0.5 * threads.x * threads.y;
  precise float side = 1.0 - max(dot(p.normal, p.view), 0.0);
  precise vec3 colour = vec3(0.20, 0.035, 0.30) * (0.35 + 0.65 * weave) + vec3(0.62, 0.34, 0.66) * (side * side * side);
  return coated(p, bumped(p.normal, p.local * 9.0, 0.10), min(colour, vec3(0.9)), vec3(0.0), 1.0);
}

Bounce terrazzo(Point p)
{
  precise vec3 at = p.local * 6.5 + p.seed;
  Cells chips = cells(at);
  precise float edge = chips.second - chips.nearest;
  vec3 hue = hashVector(chips.hash);
  precise vec3 chip = hue.x < 0.33   ? vec3(0.50, 0.16, 0.10)
                      : hue.x < 0.60 ? vec3(0.08, 0.20, 0.22)
                      : hue.x < 0.82 ? vec3(0.62, 0.42, 0.16)
                                     : vec3(0.10, 0.09, 0.09);
  precise float isChip = smoothstep(0.10, 0.16, edge) * (hue.y > 0.25 ? 1.0 : 0.0);
  precise vec3 colour = mix(vec3(0.70, 0.67, 0.62), chip * (0.7 + 0.6 * hue.z), isChip);
  return coated(p, p.normal, colour, vec3(0.045), 0.07);
}

// A film as thick as light waves are long: its colour turns with the angle.
Bounce opal(Point p)
{
  precise float cosine = max(dot(p.normal, p.view), 0.0);
  precise float thickness = 1.1 + 0.55 * fbm(p.local * 1.6 + p.seed, 4u);
  vec3 film = rainbow(thickness * sqrt(1.0 - 0.55 * (1.0 - cosine * cosine)) * 2.2);
  precise vec3 f0 = 0.10 + 0.80 * film * film;
  return metal(p, p.normal, f0, 0.10);
}

Bounce painted(Point p)
{
  Material paint = FRAME.paints.at[p.object];
  precise vec3 colour = paint.colour, emission = paint.emission;
  precise float roughness = paint.roughness, metalness = paint.metalness;
  if (paint.colourTexture != NONE)
    colour *= sampled(paint.colourTexture, p.uv, 0.0, 0.0, true).xyz;
  if (paint.roughTexture != NONE)
  {
    vec4 rough = sampled(paint.roughTexture, p.uv, 0.0, 0.0, false);
    roughness *= rough.y;
    metalness *= rough.z;
  }
  if (paint.emissionTexture != NONE)
    emission *= sampled(paint.emissionTexture, p.uv, 0.0, 0.0, true).xyz;
  MetalRough m = metalRough(colour, max(roughness, p.blur), metalness, dot(p.normal, p.view));
  float density;
  precise Bounce b;
  b.sunlight = min(metalRoughSent(m, p.normal, p.geometric, p.view, p.sun, density), vec3(MOST_GLOSS));
  b.direction = metalRoughDrawn(m, p.normal, p.view, p.random, p.choice);
  precise vec3 sent = metalRoughSent(m, p.normal, p.geometric, p.view, b.direction, density);
  b.weight = density > 0.0 ? sent / density : vec3(0.0);
  b.state = PATH_DIFFUSE;
  b.emission = emission;
  return b;
}

Bounce shadeMaterial(uint material, Point p)
{
  Bounce b = Bounce(vec3(0.0), vec3(0.0), vec3(0.0, 1.0, 0.0), vec3(0.0), 0u);
  switch (material)
  {
#define MATERIAL_CASE(number, function) \
  case number:                          \
    b = function(p);                    \
    break;
    MATERIALS(MATERIAL_CASE)
#undef MATERIAL_CASE
  }
  return b;
}

#endif
