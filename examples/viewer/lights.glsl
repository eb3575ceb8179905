// lights.glsl - what sends light: the environment, triangles that emit, lamps; each drawn by its power.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_LIGHTS_GLSL
#define VIEWER_LIGHTS_GLSL

#include "../common/environment.glsl"
#include "alpha.glsl"

// What materials of lights have, KIND_*: most scenes have neither pictures nor colours of vertices on them.
layout(constant_id = 1) const uint LIGHT_KINDS = KIND_ANY;

// A draw of a light. density 0: it has none, as a lamp.
struct Ray
{
  vec3 direction, radiance;
  float distance, density;
};

uint drawnFrom(uvec2 table, uint count, vec2 random)
{
  uint i = min(uint(random.x * float(count)), count - 1u);
  Alias entry = Aliases(table).at[i];
  return random.y < entry.keep ? i : entry.other;
}

Ray drawnEnvironment(vec2 random, vec2 within)
{
  uint i = drawnFrom(uvec2(FRAME.environmentAliases), FRAME.environmentWidth * FRAME.environmentHeight, random);
  vec2 size = vec2(FRAME.environmentWidth, FRAME.environmentHeight);
  float row = float(i / FRAME.environmentWidth), column = float(i % FRAME.environmentWidth);
  float y = mix(cos(row / size.y * PI), cos((row + 1.0) / size.y * PI), within.y); // even over the solid angle
  float angle = ((column + within.x) / size.x - 0.5) * 2.0 * PI, around = sqrt(max(1.0 - y * y, 0.0));
  vec3 direction = vec3(around * sin(angle), y, -around * cos(angle));
  vec4 seen = environment(direction);
  return Ray(direction, seen.xyz, 1e30, max(FRAME.environment.at[i].w, 1e-12));
}

Ray drawnTriangle(Surface s, vec2 random, vec2 within)
{
  Light light = FRAME.lights.at[drawnFrom(uvec2(FRAME.lightAliases), FRAME.lightCount, random)];
  Object object = FRAME.objects.at[light.object];
  Material material = FRAME.materials.at[object.material];
  uint kind = material.kind & LIGHT_KINDS;
  Corners corners = cornersOf(object, light.primitive);
  Rows rows = rowsOf(light.instance);
  float root = sqrt(within.x);
  vec3 parts = vec3(1.0 - root, root * (1.0 - within.y), root * within.y);
  vec3 at = moved(rows, parts.x * corners.at[0] + parts.y * corners.at[1] + parts.z * corners.at[2]);
  vec3 side = turned(rows, corners.at[1] - corners.at[0]), other = turned(rows, corners.at[2] - corners.at[0]);
  vec3 across = cross(side, other), to = at - beginOf(s), radiance = material.emission;
  float before = lengthOf(cross(corners.at[1] - corners.at[0], corners.at[2] - corners.at[0]));
  float doubleArea = lengthOf(across);
  vec2 uv = parts.x * corners.uv[0] + parts.y * corners.uv[1] + parts.z * corners.uv[2];
  vec4 places = vec4(uv, 0.0, 0.0), painted = vec4(1.0);
  if ((kind & KIND_EXTRAS) != 0u)
    places = extraPlaces(object, light.primitive, parts, uv, painted);
  if ((kind & KIND_TEXTURES) != 0u && material.emissionTexture != NONE)
    radiance *= sampled(material.emissionTexture, places, 0.0, 0.0, true).xyz;
  if ((kind & KIND_HOLES) != 0u)
    radiance *= coverageOf(material, places, painted.w);
  // The ray ends on this side of the triangle, where what rounding does to its length cannot reach it.
  vec3 normal = across / (dot(across, to) > 0.0 ? -doubleArea : doubleArea);
  to += normal * (gapOf(corners, rows, side, other, normal, 1.0 / doubleArea) + ROUNDING * dot(abs(normal), abs(to)));
  float apart = max(length(to), 1e-18), cosine = -dot(normal, to) / apart;
  float density = material.lightChance * before / doubleArea * apart * apart / max(cosine, 1e-6);
  return Ray(to / apart, cosine > 1e-6 ? radiance : vec3(0.0), apart, density);
}

Ray drawnLamp(Surface s, float random)
{
  Lamp lamp = FRAME.lamps.at[min(uint(random * float(FRAME.lampCount)), FRAME.lampCount - 1u)];
  vec3 to = lamp.position - beginOf(s), most = abs(lamp.position) + abs(to);
  float apart = max(length(to), 1e-18), cosine = dot(lamp.direction, -to / apart);
  float shade = clamp((cosine - lamp.cosOuter) / max(lamp.cosInner - lamp.cosOuter, 1e-4), 0.0, 1.0);
  vec3 radiance = lamp.radiance * float(FRAME.lampCount);
  float end = apart - ROUNDING * max(max(most.x, most.y), most.z); // what is farther off throws a shadow
  Ray ray = Ray(to / apart, radiance * (shade / apart) * (shade / apart), end, 0.0);
  if (lamp.isFar != 0u)
    ray = Ray(-lamp.direction, radiance, 1e30, 0.0);
  return ray;
}

#endif
