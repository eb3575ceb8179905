// shade.comp - shades the rays of one material: adds the light, or leaves the path's next ray.
// SPDX-License-Identifier: MIT
// Constant 0 is the material: a pipeline for each. Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "wave.glsl"
#define RAYSORT_DISPATCH push.sorted
#include "raysort_sort.glsl"

layout(constant_id = 0) const uint MATERIAL = MATTE;

vec3 skyLight(vec3 direction)
{
  vec3 sun = normalize(vec3(-0.6, 0.8, 0.5));
  vec3 blue = mix(vec3(1.0, 0.9, 0.75), vec3(0.2, 0.4, 0.9), sqrt(max(direction.y, 0.0)));
  return 0.8 * blue + 4.0 * smoothstep(0.75, 1.0, dot(direction, sun)) * vec3(1.0, 0.85, 0.6);
}

vec3 onSphere(inout uint random)
{
  float y = 2.0 * nextRandom(random) - 1.0, angle = 6.2831853 * nextRandom(random);
  return vec3(sqrt(1.0 - y * y) * vec2(cos(angle), sin(angle)), y).xzy;
}

// The direction in which the ray goes on; `normal` looks at the ray's origin, unless the ray is inside the sphere.
vec3 scatter(Object object, vec3 normal, vec3 direction, inout uint random)
{
  if (MATERIAL == METAL)
    return reflect(direction, normal) + object.roughness * onSphere(random);
  if (MATERIAL == MATTE)
    return normal + 0.999 * onSphere(random);
  bool isInside = dot(direction, normal) > 0.0;
  float cosine = abs(dot(direction, normal)), reflected = 0.04 + 0.96 * pow(1.0 - cosine, 5.0);
  vec3 facing = isInside ? -normal : normal, through = refract(direction, facing, isInside ? 1.5 : 1.0 / 1.5);
  return through == vec3(0.0) || nextRandom(random) < reflected ? reflect(direction, facing) : through;
}

void bounce(uint pixel, RaysortBvhRay ray)
{
  RaysortBvhHit hit = push.wave.hits.at[pixel];
  Object object = push.wave.objects.at[hit.geometry * SPHERES + hit.primitive / TRIANGLES];
  Path path = push.wave.paths.at[pixel];
  vec3 point = ray.origin + hit.t * ray.direction, colour = object.colour;
  vec3 normal = normalize(point - object.centre); // of the sphere, not of the triangle
  if (MATERIAL == MATTE && object.radius > 2.0) // the ground: a chessboard
    colour *= (int(floor(point.x)) + int(floor(point.z))) % 2 == 0 ? 1.6 : 0.4;
  ray.direction = normalize(scatter(object, normal, ray.direction, path.random));
  float side = dot(ray.direction, normal) < 0.0 ? -1.0 : 1.0;
  ray.origin = point + side * 2e-3 * normal;
  path.throughput *= colour;
  float brightest = max(max(path.throughput.x, path.throughput.y), path.throughput.z);
  ray.tMax = brightest < 0.01 ? -1.0 : 1e6; // -1: a dead ray, so that the sort leaves it out
  push.wave.rays.at[pixel] = ray;
  push.wave.paths.at[pixel] = path;
}

void main()
{
  uint pixel;
  if (raysortDispatchedRay(pixel))
  {
    RaysortBvhRay ray = push.wave.rays.at[pixel];
    if (MATERIAL != SKY)
      bounce(pixel, ray);
    else
    {
      push.wave.film.at[pixel] += vec4(push.wave.paths.at[pixel].throughput * skyLight(ray.direction), 1.0);
      push.wave.rays.at[pixel].tMax = -1.0;
    }
  }
}
