// shade.comp - shades what the rays hit: one material (constant 0 is its number), the sky, or all through one switch.
// SPDX-License-Identifier: MIT
// Leaves the path's next ray, dead where it ends, and the ray to the sun with what it would bring. Workgroup: 64
// threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#ifdef MOTION
#define RAYSORT_BVH_MOTION
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#endif
#include "../materials/noise.glsl"
#include "sky.glsl"
#include "surface.glsl"
#include "materials.glsl"

layout(constant_id = 0) const uint MATERIAL = RAYSORT_ALL_MATERIALS;

const float BRIGHTEST = 3.0; // of what a sample adds after a surface that spreads light
const uint ALL_GO_ON = 3u;    // from this bounce on, dim paths end by chance

#ifdef MOTION
// The vertex at the path's time, and where the instance that was hit stands then.
Vertex vertexAt(uint index, float time, float rows[12])
{
  Vertex first = FRAME.vertices.at[index], last = FRAME.later.at[index];
  precise Vertex vertex = first;
  precise vec3 position = (1.0 - time) * first.position + time * last.position;
  precise vec3 normal = (1.0 - time) * first.normal + time * last.normal;
  for (uint k = 0u; k < 3u; ++k)
  {
    vec3 row = vec3(rows[4u * k], rows[4u * k + 1u], rows[4u * k + 2u]);
    vertex.position[k] = dot(row, position) + rows[4u * k + 3u];
    vertex.normal[k] = dot(row, normal); // rows of a rotation
  }
  vertex.normal = normalize(vertex.normal);
  return vertex;
}
#endif

// The point, and where rays begin: moved out to the curved surface that the normals tell of, so that coarse meshes
// throw no shadow on themselves (Hanika 2021).
Point pointOf(uint path, RaysortBvhRay ray, RaysortBvhHit hit, out vec3 start)
{
  uint pixel = pixelOf(path);
#ifdef MOTION
  float inverse[12], time = FRAME.times.at[path];
  RaysortBvhInstance instance = raysortGetInstanceMotion(uvec2(FRAME.bvh), hit.instance, time, inverse);
  hit.geometry += instance.customAndMask & 0xffffffu; // the first object of its structure
#endif
  Object object = FRAME.objects.at[hit.geometry];
  uint first = object.firstIndex + 3u * hit.primitive;
  uint ia = object.firstVertex + FRAME.indices.at[first], ib = object.firstVertex + FRAME.indices.at[first + 1u];
  uint ic = object.firstVertex + FRAME.indices.at[first + 2u];
  Vertex a = FRAME.vertices.at[ia], b = FRAME.vertices.at[ib], c = FRAME.vertices.at[ic];
  precise float w = 1.0 - hit.u - hit.v;
  precise Point p;
  p.local = (w * a.position + hit.u * b.position + hit.v * c.position - object.centre) / object.scale;
#ifdef MOTION
  a = vertexAt(ia, time, instance.transform); // patterns stay where they were on the surface
  b = vertexAt(ib, time, instance.transform);
  c = vertexAt(ic, time, instance.transform);
#endif
  p.position = w * a.position + hit.u * b.position + hit.v * c.position;
  p.normal = normalize(w * a.normal + hit.u * b.normal + hit.v * c.normal);
  p.geometric = normalize(cross(b.position - a.position, c.position - a.position));
  p.isInside = (hit.flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_BACK;
  p.uv = vec2(w * a.u + hit.u * b.u + hit.v * c.u, w * a.v + hit.u * b.v + hit.v * c.v);
  p.view = -ray.direction;
  p.distance = hit.t;
  p.seed = object.seed;
  p.object = hit.geometry;
  precise vec3 outward = -w * min(dot(p.position - a.position, a.normal), 0.0) * a.normal -
                         hit.u * min(dot(p.position - b.position, b.normal), 0.0) * b.normal -
                         hit.v * min(dot(p.position - c.position, c.normal), 0.0) * c.normal;
  precise vec3 moved = p.isInside ? p.position : p.position + outward;
  start = moved;
  float side = p.isInside ? -1.0 : 1.0;
  p.geometric *= side;
  p.normal *= dot(p.normal, p.geometric) < 0.0 ? -1.0 : 1.0; // files do not keep to one side
  p.normal = normalize(p.normal + max(0.02 - dot(p.normal, p.view), 0.0) * p.view); // never seen from behind
  uint bounce = push.bounce.bounce;
  p.random = randomPoint(pixel, SALT_BOUNCE + bounce);
  p.choice = randomPoint(pixel, SALT_CHOICE + bounce).x;
  vec3 s, t;
  makeFrame(FRAME.sun, s, t);
  vec2 disk = SUN_RADIUS * onDisk(randomPoint(pixel, SALT_SUN + bounce));
  p.sun = normalize(FRAME.sun + disk.x * s + disk.y * t);
  return p;
}

// A ray that goes on into the object begins at the triangle itself.
RaysortBvhRay rayFrom(Point p, vec3 start, vec3 direction)
{
  bool isBelow = dot(direction, p.geometric) < 0.0;
  vec3 from = isBelow ? p.position : start;
  precise float gap = 1e-4 * max(1.0, max(max(abs(from.x), abs(from.y)), abs(from.z)));
  precise vec3 origin = from + (isBelow ? -gap : gap) * p.geometric;
  return RaysortBvhRay(origin, 0.0, direction, 1e6);
}

// What is dim goes on by chance alone, and brighter then.
vec3 survivors(uint pixel, vec3 throughput)
{
  precise vec3 result = throughput;
  if (push.bounce.bounce >= ALL_GO_ON)
  {
    precise float chance = clamp(max(max(throughput.x, throughput.y), throughput.z), 0.05, 1.0);
    result = randomPoint(pixel, SALT_CHOICE + push.bounce.bounce).y < chance ? throughput / chance : vec3(0.0);
  }
  return result;
}

// Haze: far hills fade into the sky above them.
float clarity(float distance)
{
  precise float clear = exp(-distance * distance / (210.0 * 210.0));
  return clear;
}

// The stores stand apart from the loads: with both in one function, `precise` goes round in circles and glslang 12 ends
// with the machine's memory.
void leaveSunlight(uint path, RaysortBvhRay ray, vec3 light)
{
  FRAME.shadowRays.at[path] = ray;
  FRAME.sunlights.at[path] = Sunlight(light, 0.0);
}

void leavePath(uint path, RaysortBvhRay ray, vec3 throughput, uint state)
{
  FRAME.rays.at[path] = ray;
  FRAME.paths.at[path] = Path(throughput, state);
}

void shade(uint at, uint material)
{
  uint pixel = pixelOf(at);
  RaysortBvhRay ray = FRAME.rays.at[at];
  RaysortBvhHit hit = FRAME.hits.at[at];
  Path path = FRAME.paths.at[at];
  vec3 start;
  Point p = pointOf(at, ray, hit, start);
  bool isPlain = FRAME.isPlain != 0u;
  bool isRough = (path.state & PATH_DIFFUSE) != 0u && !isPlain;
  p.blur = isRough ? 0.35 : 0.0;
  Bounce b = shadeMaterial(material, p);
  vec3 most = vec3(isRough ? BRIGHTEST : 1e4);
  float clear = isPlain ? 1.0 : clarity(hit.t);
  vec3 level = normalize(vec3(ray.direction.x, 0.03, ray.direction.z));
  precise vec3 through = path.throughput * clear;
  precise vec3 emitted = min(through * b.emission, most) + path.throughput * (1.0 - clear) * sky(level, FRAME.sun);
  addRadiance(pixel, emitted);
  precise vec3 lit = isPlain ? vec3(0.0) : min(through * b.sunlight * SUN_LIGHT, most);
  RaysortBvhRay toSun = deadRay(), onward = deadRay();
  if (any(greaterThan(lit, vec3(0.0))))
    toSun = rayFrom(p, start, p.sun);
  leaveSunlight(at, toSun, lit);
  precise vec3 passed = through * b.weight;
  vec3 next = survivors(pixel, passed);
  if (any(greaterThan(next, vec3(0.0))) && push.bounce.bounce + 1u < FRAME.bounces)
    onward = rayFrom(p, start, b.direction);
  leavePath(at, onward, next, (path.state & PATH_DIFFUSE) | b.state);
}

// A ray that met nothing ends in the sky, which holds the sun itself for whoever looks at it straight or by mirrors.
void shadeSky(uint at)
{
  vec3 direction = FRAME.rays.at[at].direction;
  Path path = FRAME.paths.at[at];
  bool isPlain = FRAME.isPlain != 0u;
  precise vec3 seen = isPlain ? environment(direction).xyz : sky(direction, FRAME.sun);
  precise float offSun = distance(direction, FRAME.sun);
  if ((path.state & PATH_MIRROR) != 0u && (path.state & PATH_DIFFUSE) == 0u && !isPlain)
    seen += SUN_SEEN * (1.0 - smoothstep(0.9 * SUN_RADIUS, 1.1 * SUN_RADIUS, offSun));
  precise vec3 light = path.throughput * seen;
  addRadiance(pixelOf(at), light);
}

void main()
{
  uint path;
  if (threadPath(path))
  {
    uint material = MATERIAL == RAYSORT_ALL_MATERIALS ? FRAME.hits.at[path].material : MATERIAL;
    if (material < MATERIAL_COUNT)
      shade(path, material);
    else if (material == MATERIAL_SKY)
    {
      shadeSky(path);
      FRAME.rays.at[path].tMax = -1.0; // dead from here on
    }
  }
}
