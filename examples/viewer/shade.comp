// shade.comp - shades what the rays hit: materials of one kind (constant 0), the sky, or all of them by asking.
// SPDX-License-Identifier: MIT
// Leaves the path's next ray, dead where it ends, and a ray to a light with what it would bring. Workgroup: 64 threads.
// No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "surface.glsl"
#include "lights.glsl"

layout(constant_id = 0) const uint KIND = KIND_ANY;

#define ALL_GO_ON 3u // from this bounce on, dim paths end by chance

// The power heuristic. Densities towards what is small and far have squares that no float holds.
float share(float one, float other)
{
  float ratio = other / max(one, 1e-37);
  return 1.0 / (1.0 + ratio * ratio);
}

// The chance that a path does not go through glass.
float staying(Surface s, uint kind) { return (kind & KIND_GLASS) != 0u ? 1.0 - s.passing : 1.0; }

// A ray to a light and what it brings. The last bounce of a path has no next ray, so there a half of these rays goes
// where the material sends them, to the environment.
RaysortBvhRay toLight(uint path, Surface s, uint kind, vec3 towards, vec3 chances, bool isLast, out vec3 arriving)
{
  vec2 choice = bouncePoint(path, 1u), random = bouncePoint(path, 2u), within = bouncePoint(path, 3u);
  float turned = isLast && chances.x > 0.0 ? 0.5 : 0.0, density;
  bool isTurned = choice.y < turned;
  float pick = fract((choice.y - turned) / (1.0 - turned));
  Ray ray;
  float chance = chances.x;
  if (isTurned)
  {
    vec4 seen = environment(towards);
    ray = Ray(towards, seen.xyz, 1e30, seen.w);
  }
  else if (pick < chances.x)
    ray = drawnEnvironment(random, within);
  else if (pick < chances.x + chances.y)
  {
    chance = chances.y;
    ray = drawnTriangle(s, random, within);
  }
  else
  {
    chance = chances.z;
    ray = drawnLamp(s, random.x);
  }
  bool isEnvironment = isTurned || pick < chances.x;
  vec3 light = reflected(s, kind, ray.direction, density) * ray.radiance;
  float drawn = chance * ray.density;
  if (isEnvironment && turned > 0.0)
    light /= max((1.0 - turned) * drawn + turned * density, 1e-20); // either way, by both densities
  else if (ray.density == 0.0)
    light /= (1.0 - turned) * chance;
  else
    light *= (isLast ? 1.0 : share(drawn, density * staying(s, kind))) / ((1.0 - turned) * drawn);
  arriving = light;
  return rayFrom(s, ray.direction, ray.distance);
}

void leaveLight(uint path, RaysortBvhRay ray, vec3 light)
{
  FRAME.shadowRays.at[path] = any(greaterThan(light, vec3(0.0))) ? ray : deadRay();
  FRAME.arrivals.at[path] = Arrival(light, 0.0);
}

// What is dim goes on by chance alone, and brighter then.
vec3 survivors(uint path, vec3 throughput)
{
  float chance = 1.0;
  if (push.own.bounce >= ALL_GO_ON)
    chance = clamp(max(max(throughput.x, throughput.y), throughput.z), 0.05, 1.0);
  return fract(bouncePoint(path, 1u).x * 64.0) < chance ? throughput / chance : vec3(0.0);
}

void shade(uint at, uint number)
{
  RaysortBvhRay ray = FRAME.rays.at[at];
  RaysortBvhHit hit = FRAME.hits.at[at];
  Path path = FRAME.paths.at[at];
  Material material = FRAME.materials.at[number];
  vec2 choice = bouncePoint(at, 1u);
  vec3 chances = FRAME.chances;
  uint kind = KIND == KIND_ANY ? material.kind : KIND;
  Surface s = surfaceOf(ray, hit, path, material, kind, fract(choice.x * 16.0));
  bool isLast = push.own.bounce + 1u - path.passes == FRAME.bounces || push.own.bounce + 1u == FRAME.rounds;
  if ((kind & KIND_GLASS) != 0u && s.isInside)
    path.throughput *= exp(-material.absorption * hit.t);
  float weight = path.density > 0.0 && s.density > 0.0 ? share(path.density, chances.y * s.density) : 1.0;
  addRadiance(at, path.throughput * s.emission * weight);
  vec3 towards = drawn(s, kind, bouncePoint(at, 0u), choice.x), light = vec3(0.0);
  RaysortBvhRay shadowRay = deadRay();
  if (chances != vec3(0.0) && (kind & KIND_UNLIT) == 0u)
    shadowRay = toLight(at, s, kind, towards, chances, isLast, light);
  leaveLight(at, shadowRay, path.throughput * light);
  float density;
  vec3 sent = reflected(s, kind, towards, density);
  density *= staying(s, kind);
  vec3 onward = density > 0.0 ? survivors(at, path.throughput * sent / density) : vec3(0.0);
  bool goesOn = !isLast && any(greaterThan(onward, vec3(0.0))) && (kind & KIND_UNLIT) == 0u;
  FRAME.rays.at[at] = goesOn ? rayFrom(s, towards, 1e30) : deadRay();
  // a rough surface makes the cone wider
  float spread = max(path.spread, 0.25 * min(s.material.alpha / s.material.chance, 1.0));
  FRAME.paths.at[at] = Path(onward, density, s.width, spread, path.passes, 0u);
  if ((kind & KIND_GLASS) != 0u && fract(choice.x * 256.0) < s.passing && push.own.bounce + 1u < FRAME.rounds)
  {
    FRAME.rays.at[at] = rayBehind(s, passed(s, material, bouncePoint(at, 0u)));
    FRAME.paths.at[at] = Path(path.throughput * s.through / s.passing, 0.0, s.width, path.spread, path.passes + 1u, 0u);
  }
}

void shadeSky(uint at)
{
  Path path = FRAME.paths.at[at];
  vec4 seen = environment(FRAME.rays.at[at].direction);
  float weight = path.density > 0.0 && seen.w > 0.0 ? share(path.density, FRAME.chances.x * seen.w) : 1.0;
  addRadiance(at, path.throughput * seen.xyz * weight);
  FRAME.rays.at[at] = deadRay();
  FRAME.shadowRays.at[at] = deadRay();
}

void main()
{
  uint path;
  if (threadPath(path))
  {
    bool isOne = push.dispatch.workgroupSize != 0u && push.dispatch.material != RAYSORT_ALL_MATERIALS;
    uint number = isOne ? push.dispatch.material : FRAME.hits.at[path].material; // of the sort: the same for the group
    if (KIND != KIND_SKY && number < FRAME.materialCount)
      shade(path, number);
    else if ((KIND == KIND_SKY || KIND == KIND_ANY) && number == FRAME.materialCount)
      shadeSky(path);
    else if (KIND == KIND_ANY)
      FRAME.shadowRays.at[path] = deadRay();
  }
}
