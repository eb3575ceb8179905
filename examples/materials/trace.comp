// trace.comp - a thread a pixel: the primary ray, or the secondary one that shade.comp left; hit and material id.
// SPDX-License-Identifier: MIT
// No hooks. Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "scene.glsl"

layout(local_size_x = GROUP_SIZE) in;

// Distances along a unit direction from `o`, both in the object's space; FAR: missed, or behind.

float hitSphere(vec3 o, vec3 d, vec4 size)
{
  float b = -dot(o, d);
  vec3 closest = o + b * d;
  float h = size.x * size.x - dot(closest, closest);
  float t = b - sqrt(max(h, 0.0));
  return h > 0.0 && t > 0.0 ? t : FAR;
}

float hitBox(vec3 o, vec3 d, vec4 size)
{
  vec3 inverse = 1.0 / d;
  vec3 middle = -o * inverse;
  vec3 halves = abs(inverse) * size.xyz;
  vec3 enter = middle - halves, leave = middle + halves;
  float t = max(max(enter.x, enter.y), enter.z);
  return t > 0.0 && t < min(min(leave.x, leave.y), leave.z) ? t : FAR;
}

float hitCylinder(vec3 o, vec3 d, vec4 size)
{
  float a = dot(d.xz, d.xz), b = dot(o.xz, d.xz), c = dot(o.xz, o.xz) - size.x * size.x;
  float h = b * b - a * c;
  float root = sqrt(max(h, 0.0));
  float side = (-b - root) / a;
  float sideY = o.y + side * d.y;
  float cap = (sign(o.y) * size.y - o.y) / d.y;
  vec2 capPoint = o.xz + cap * d.xz;
  float t = FAR;
  if (h > 0.0 && side > 0.0 && abs(sideY) < size.y)
    t = side;
  if (cap > 0.0 && abs(o.y) > size.y && dot(capPoint, capPoint) < size.x * size.x)
    t = min(t, cap);
  return t;
}

// Walks the distance field of the torus inside its bounding sphere.
float hitTorus(vec3 o, vec3 d, vec4 size)
{
  float middle = -dot(o, d);
  vec3 closest = o + middle * d;
  float reach = size.x + size.y;
  float h = reach * reach - dot(closest, closest);
  float t = max(middle - sqrt(max(h, 0.0)), 0.0);
  float end = h > 0.0 ? middle + sqrt(max(h, 0.0)) : -1.0;
  float gap = 1.0;
  uint steps = 0u;
  while (steps < 80u && t < end && gap > 2e-4)
  {
    vec3 p = o + t * d;
    gap = length(vec2(length(p.xz) - size.x, p.y)) - size.y;
    t += gap;
    ++steps;
  }
  return gap <= 2e-4 && t > 0.0 ? t : FAR;
}

// `shape` is a constant at every call: one branch is left. Most objects end at their bounding sphere.
float hitObject(uint shape, Objects objects, uint index, vec3 origin, vec3 direction)
{
  vec4 bound = objects.at[index].bound;
  vec3 o = origin - bound.xyz;
  float t = hitSphere(o, direction, vec4(bound.w));
  if (shape != SHAPE_SPHERE && (t < FAR || dot(o, o) < bound.w * bound.w))
  {
    vec4 rotation = objects.at[index].rotation, size = objects.at[index].size;
    o = unrotate(rotation, o);
    vec3 d = unrotate(rotation, direction);
    if (shape == SHAPE_BOX)
      t = hitBox(o, d, size);
    else if (shape == SHAPE_CYLINDER)
      t = hitCylinder(o, d, size);
    else
      t = hitTorus(o, d, size);
  }
  return t;
}

bool isReached(vec4 bound, vec3 origin, vec3 direction, float nearest)
{
  vec3 o = origin - bound.xyz;
  return hitSphere(o, direction, vec4(bound.w)) < nearest || dot(o, o) < bound.w * bound.w;
}

void searchNearest(uint shape, vec3 origin, vec3 direction, inout float nearest, inout uint best)
{
  Objects objects = SCENE.objects;
  Clusters clusters = SCENE.clusters;
  uint c = SCENE.first[shape], last = SCENE.first[shape + 1u];
  [[dont_unroll]] while (c < last)
  {
    Cluster cluster = clusters.at[c];
    uint i = cluster.begin, end = isReached(cluster.bound, origin, direction, nearest) ? cluster.end : i;
    [[dont_unroll]] while (i < end)
    {
      float t = hitObject(shape, objects, i, origin, direction);
      best = t < nearest ? i : best;
      nearest = min(t, nearest);
      ++i;
    }
    ++c;
  }
}

float hitOcean(vec3 origin, vec3 direction) { return direction.y < 0.0 ? -origin.y / direction.y : FAR; }

bool isBlocked(uint shape, vec3 origin, vec3 direction)
{
  Objects objects = SCENE.objects;
  Clusters clusters = SCENE.clusters;
  uint c = SCENE.first[shape], last = SCENE.first[shape + 1u];
  bool blocked = false;
  [[dont_unroll]] while (c < last && !blocked)
  {
    Cluster cluster = clusters.at[c];
    uint i = cluster.begin, end = isReached(cluster.bound, origin, direction, FAR) ? cluster.end : i;
    [[dont_unroll]] while (i < end && !blocked)
    {
      blocked = hitObject(shape, objects, i, origin, direction) < FAR;
      ++i;
    }
    ++c;
  }
  return blocked;
}

// A point of the sun's disc seen from here, 1 or 0.
float sunlight(vec3 origin, vec2 random)
{
  vec3 sun = SCENE.sun.xyz;
  vec3 side = normalize(cross(sun, vec3(0.0, 1.0, 0.0)));
  float radius = 0.030 * sqrt(random.x), angle = 2.0 * PI * random.y;
  vec3 direction = normalize(sun + radius * (cos(angle) * side + sin(angle) * cross(side, sun)));
  bool blocked = isBlocked(SHAPE_SPHERE, origin, direction);
  if (!blocked)
    blocked = isBlocked(SHAPE_BOX, origin, direction);
  if (!blocked)
    blocked = isBlocked(SHAPE_CYLINDER, origin, direction);
  if (!blocked)
    blocked = isBlocked(SHAPE_TORUS, origin, direction);
  return blocked ? 0.0 : 1.0;
}

// How much of a cosine lobe around `normal` the objects leave free, each taken as a sphere up to seven radii away:
// smooth where a few random rays would be grainy.
float skyVisibility(uint self, vec3 position, vec3 normal)
{
  Objects objects = SCENE.objects;
  Clusters clusters = SCENE.clusters;
  uint c = 0u, last = SCENE.first[SHAPE_OCEAN];
  float free = 1.0;
  [[dont_unroll]] while (c < last)
  {
    Cluster cluster = clusters.at[c];
    uint i = cluster.begin, end = distance(position, cluster.bound.xyz) < cluster.reach ? cluster.end : i;
    [[dont_unroll]] while (i < end)
    {
      vec3 to = objects.at[i].bound.xyz - position;
      float squared = dot(to, to), radius = objects.at[i].occluder;
      float cosine = dot(normal, to) * inversesqrt(squared);
      float share = min(radius * radius / squared, 1.0);
      share *= smoothstep(0.02, 0.10, share) * clamp(0.5 * cosine + 0.5, 0.0, 1.0) * max(cosine, 0.0);
      free *= i == self ? 1.0 : 1.0 - share;
      ++i;
    }
    ++c;
  }
  return free;
}

// Towards the nearest edge the normals of boxes and cylinders turn as if the edge were round.
vec3 shapeNormal(Object object, vec3 p)
{
  vec4 size = object.size;
  float ring = max(length(p.xz), 1e-6);
  vec3 outward = vec3(p.x / ring, 0.0, p.z / ring);
  float bevel = 0.10 * min(min(size.x, size.y), object.shape == SHAPE_BOX ? size.z : size.y);
  if (object.shape == SHAPE_SPHERE)
    return p / size.x;
  if (object.shape == SHAPE_BOX)
    return normalize(sign(p) * max(abs(p) - size.xyz + bevel, 1e-6));
  if (object.shape == SHAPE_CYLINDER)
    return normalize(outward * max(ring - size.x + bevel, 1e-6) +
                     vec3(0.0, sign(p.y) * max(abs(p.y) - size.y + bevel, 1e-6), 0.0));
  if (object.shape == SHAPE_TORUS)
    return normalize(p - size.x * outward);
  return vec3(0.0, 1.0, 0.0);
}

void startPrimaryRay(uint pixel)
{
  vec2 jitter = randomPoint(0u, 0u, push.demo.sampleIndex); // the same for all pixels: a shifted grid
  vec2 at = vec2(pixel % SCENE.width, pixel / SCENE.width) + jitter;
  vec2 screen = at / vec2(SCENE.width, SCENE.height) * vec2(2.0, -2.0) + vec2(-1.0, 1.0);
  vec3 direction = SCENE.cameraForward.xyz + screen.x * SCENE.cameraRight.xyz + screen.y * SCENE.cameraUp.xyz;
  SCENE.rays.at[pixel].origin = SCENE.cameraPosition;
  SCENE.rays.at[pixel].direction = vec4(normalize(direction), 0.0);
  SCENE.rays.at[pixel].throughput = vec4(1.0);
}

uint trace(uint pixel)
{
  vec3 origin = SCENE.rays.at[pixel].origin.xyz, direction = SCENE.rays.at[pixel].direction.xyz;
  uint best = SCENE.clusters.at[SCENE.first[SHAPE_OCEAN]].begin;
  float nearest = hitOcean(origin, direction);
  searchNearest(SHAPE_SPHERE, origin, direction, nearest, best);
  searchNearest(SHAPE_BOX, origin, direction, nearest, best);
  searchNearest(SHAPE_CYLINDER, origin, direction, nearest, best);
  searchNearest(SHAPE_TORUS, origin, direction, nearest, best);
  if (nearest >= FAR)
    return MATERIAL_SKY;
  Object object = SCENE.objects.at[best];
  vec3 position = origin + nearest * direction;
  vec3 normal = shapeNormal(object, unrotate(object.rotation, position - object.bound.xyz));
  vec3 worldNormal = rotate(object.rotation, normal);
  vec3 start = position + 2e-3 * worldNormal;
  Hit hit;
  hit.position = vec4(position, skyVisibility(best, position, worldNormal));
  hit.normal = vec4(normal, 0.0);
  if (dot(worldNormal, SCENE.sun.xyz) > -0.2) // bumps may still face it
    hit.normal.w = sunlight(start, randomPoint(pixel, 1u + push.demo.bounce, push.demo.sampleIndex));
  hit.object = best;
  hit.distance = nearest;
  SCENE.hits.at[pixel] = hit;
  return object.material;
}

void main()
{
  uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
  uint pixel = group * GROUP_SIZE + gl_LocalInvocationIndex;
  if (pixel < SCENE.width * SCENE.height)
  {
    uint id = MATERIAL_VOID;
    if (push.demo.bounce == 0u)
      startPrimaryRay(pixel);
    if (any(greaterThan(SCENE.rays.at[pixel].throughput.xyz, vec3(0.0))))
      id = trace(pixel);
    if (push.demo.bounce == 0u)
      SCENE.ids0.at[pixel] = id;
    else
      SCENE.ids1.at[pixel] = id;
  }
}
