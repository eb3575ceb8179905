// known_trace.comp - a thread a pixel: walks through the cells of the plain, a sphere in each; the sky is void.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "known.glsl"
layout(local_size_x = KNOWN_GROUP) in;

const float VIEW = 30.0; // cells
const vec3 LIGHT = vec3(-0.48, 0.8, -0.36);

// The distance to the sphere of a cell, VIEW if the ray misses it.
float sphere(ivec2 cell, vec3 origin, vec3 direction)
{
  uint seed = hash(uint(cell.x) * 31u + hash(uint(cell.y)));
  float radius = 0.22 + 0.23 * fraction(seed);
  vec3 from = origin - vec3(vec2(cell) + 0.5, radius).xzy;
  float b = dot(from, direction), c = dot(from, from) - radius * radius, d = b * b - c;
  return d > 0.0 && -b - sqrt(d) > 0.0 ? -b - sqrt(d) : VIEW;
}

void main()
{
  uint pixel = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * KNOWN_GROUP + gl_LocalInvocationIndex;
  if (pixel >= push.known.width * push.known.height)
    return;
  vec2 size = vec2(push.known.width, push.known.height);
  vec2 at = (vec2(pixel % push.known.width, pixel / push.known.width) + 0.5) / size;
  vec2 screen = (2.0 * at - 1.0) * vec2(size.x / size.y, 1.0);
  vec3 origin = vec3(0.5, 2.6, push.known.distance);
  vec3 direction = normalize(vec3(screen.x, -screen.y - 0.55, 1.9));
  vec3 point = vec3(0.0), normal = vec3(0.0, 1.0, 0.0);
  float floorAt = direction.y < 0.0 ? -origin.y / direction.y : VIEW, nearest = min(floorAt, VIEW);
  ivec2 cell = ivec2(floor(origin.xz)), found = ivec2(floor((origin + direction * nearest).xz));
  bool isFloor = true;
  vec2 inverse = 1.0 / max(abs(direction.xz), 1e-6);
  vec2 next = (mix(vec2(cell) + 1.0 - origin.xz, origin.xz - vec2(cell), lessThan(direction.xz, vec2(0.0)))) * inverse;
  for (float along = 0.0; along < nearest;)
  {
    float t = sphere(cell, origin, direction);
    if (t < nearest)
    {
      nearest = t;
      found = cell;
      isFloor = false;
    }
    bool isX = next.x < next.y;
    along = isX ? next.x : next.y;
    next += isX ? vec2(inverse.x, 0.0) : vec2(0.0, inverse.y);
    cell += isX ? ivec2(direction.x < 0.0 ? -1 : 1, 0) : ivec2(0, direction.z < 0.0 ? -1 : 1);
  }
  point = origin + nearest * direction;
  if (!isFloor)
  {
    float radius = 0.22 + 0.23 * fraction(hash(uint(found.x) * 31u + hash(uint(found.y))));
    normal = normalize(point - vec3(vec2(found) + 0.5, radius).xzy);
  }
  bool isSky = nearest >= VIEW;
  push.known.points.at[pixel] = vec4(point, (max(dot(normal, LIGHT), 0.0) * 0.8 + 0.2) * exp(-nearest / VIEW));
  push.known.ids.at[pixel] = isSky ? push.known.materials : materialOf(found);
  push.known.colours.at[pixel] = 0x402c20u; // of the sky, which is void and is never dispatched
}
