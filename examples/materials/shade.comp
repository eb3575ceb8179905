// shade.comp - shade what the rays hit: one material (constant 0 is its number), or all through one switch.
// SPDX-License-Identifier: MIT
// Adds to the pixel's radiance and leaves the ray of the second bounce, throughput 0 where the path ends.
// Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "scene.glsl"
#include "surfaces.glsl"

layout(local_size_x = GROUP_SIZE) in;
layout(constant_id = 0) const uint MATERIAL = RAYSORT_ALL_MATERIALS;

#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"

bool unsortedPixel(out uint pixel)
{
  pixel = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
  return pixel < SCENE.width * SCENE.height;
}

uint materialOf(uint pixel) { return push.demo.bounce == 0u ? SCENE.ids0.at[pixel] : SCENE.ids1.at[pixel]; }

// uv of a cube, a sphere (as a cube blown up), a cylinder and a torus; 8 around.
void mapSurface(Object object, vec3 local, inout Point x)
{
  const float PER_RADIUS = 4.0 / PI;
  vec3 q = x.onUnit;
  vec3 side = object.shape == SHAPE_SPHERE ? abs(local) : abs(x.normal);
  float ring = length(local.xz), angle = atan(local.z, local.x);
  vec3 around = vec3(-local.z, 0.0, local.x) / max(ring, 1e-6);
  bool isCap = object.shape == SHAPE_CYLINDER && side.y > 0.7;
  precise vec2 uv;
  precise vec3 tangent, bitangent;
  if (object.shape == SHAPE_CYLINDER && !isCap)
  {
    uv = vec2(angle, q.y) * PER_RADIUS;
    tangent = around;
    bitangent = vec3(0.0, 1.0, 0.0);
  }
  else if (object.shape == SHAPE_TORUS)
  {
    float turns = floor(8.0 * object.size.x / object.size.y + 0.5);
    uv = vec2(angle * turns / (2.0 * PI), atan(local.y, ring - object.size.x) * PER_RADIUS);
    tangent = around;
    bitangent = cross(x.normal, around);
  }
  else
  {
    uint axis = isCap || (side.y >= side.x && side.y >= side.z) ? 1u : side.x >= side.z ? 0u : 2u;
    vec3 flattened = axis == 0u ? q.zyx : axis == 1u ? q.xzy : q;
    vec2 cube = atan(flattened.xy / max(abs(flattened.z), 1e-6));
    uv = (object.shape == SHAPE_SPHERE ? cube : flattened.xy) * PER_RADIUS + float(axis) * 8.0;
    tangent = axis == 0u ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0);
    bitangent = axis == 1u ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0);
  }
  x.uv = uv;
  x.tangent = tangent;
  x.bitangent = bitangent;
}

Point pointOf(Object object, Hit hit, vec3 direction, float scale)
{
  precise Point x;
  vec3 local = unrotate(object.rotation, hit.position.xyz - object.bound.xyz);
  x.onUnit = local / scale;
  x.seed = object.seed;
  x.p = x.onUnit + (object.size.x > 2.5 ? vec3(0.0) : vec3(37.0, 91.0, 53.0) * object.seed);
  x.normal = hit.normal.xyz;
  x.view = -unrotate(object.rotation, direction);
  x.up = unrotate(object.rotation, vec3(0.0, 1.0, 0.0));
  float cosine = max(abs(dot(x.normal, x.view)), 0.05);
  x.footprint = hit.distance * SCENE.cameraRight.w / (scale * cosine);
  mapSurface(object, local, x);
  return x;
}

Surface surfaceOf(uint material, Point x)
{
  Surface s = plain(x);
  switch (material)
  {
#define MATERIAL_CASE(number, function) \
  case number:                          \
    s = function(x);                    \
    break;
    MATERIALS(MATERIAL_CASE)
#undef MATERIAL_CASE
  }
  return s;
}

const vec3 SUN_COLOUR = vec3(3.9, 2.75, 1.75);

vec3 skylight(vec3 normal)
{
  precise vec3 colour = mix(vec3(0.34, 0.27, 0.23), vec3(0.50, 0.60, 0.82), 0.5 + 0.5 * normal.y);
  return colour;
}

// The sun's reflection in a rough surface (GGX).
float gloss(vec3 normal, vec3 view, vec3 light, float roughness)
{
  vec3 middle = normalize(view + light);
  float a = max(roughness * roughness, 0.004);
  float cosine = max(dot(normal, middle), 0.0);
  float d = cosine * cosine * (a * a - 1.0) + 1.0;
  float k = 0.5 * a;
  float nl = max(dot(normal, light), 0.0), nv = max(dot(normal, view), 0.0);
  float spread = 0.25 / ((nl * (1.0 - k) + k) * (nv * (1.0 - k) + k));
  precise float result = min(a * a / (PI * d * d) * spread * nl, 40.0);
  return result;
}

struct Lit
{
  vec3 radiance;
  vec3 mirror; // how much of what is reflected comes back
};

Lit light(Surface s, Hit hit, vec3 normal, vec3 view)
{
  vec3 sun = SCENE.sun.xyz;
  vec3 bright = SUN_COLOUR * hit.normal.w;
  float cosine = clamp(dot(normal, view), 0.0, 1.0);
  vec3 grazing = max(vec3(1.0 - s.roughness), s.f0);
  precise Lit lit;
  lit.mirror = s.f0 + (grazing - s.f0) * pow(1.0 - cosine, 5.0);
  lit.radiance = s.emission + s.albedo * (bright * max(dot(normal, sun), 0.0) + skylight(normal) * hit.position.w);
  lit.radiance += bright * gloss(normal, view, sun, s.roughness) * lit.mirror;
  return lit;
}

// Haze hides where the sea ends.
float clarity(float distance) { return exp(-(distance * distance) / (210.0 * 210.0)); }

vec3 reflected(uint pixel, vec3 direction, vec3 normal, vec3 shapeNormal, float roughness)
{
  vec2 random = randomPoint(pixel, 5u, push.demo.sampleIndex) * vec2(1.0, 2.0 * PI);
  float spread = roughness * roughness * sqrt(random.x);
  precise vec3 r = reflect(direction, normal);
  vec3 side = normalize(cross(r, abs(r.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  r = normalize(r + spread * (cos(random.y) * side + sin(random.y) * cross(r, side)));
  float below = min(dot(r, shapeNormal) - 0.01, 0.0); // a bump may send it into the object
  r = normalize(r - 2.0 * below * shapeNormal);
  return r;
}

void leaveRay(uint pixel, vec3 origin, vec3 direction, vec3 throughput)
{
  SCENE.rays.at[pixel].origin = vec4(origin, 0.0);
  SCENE.rays.at[pixel].direction = vec4(direction, 0.0);
  bool isBright = max(max(throughput.x, throughput.y), throughput.z) > 0.02;
  SCENE.rays.at[pixel].throughput = vec4(isBright ? throughput : vec3(0.0), 0.0);
}

vec3 shadeObject(uint pixel, uint material, vec3 direction, vec3 throughput)
{
  Hit hit = SCENE.hits.at[pixel];
  Object object = SCENE.objects.at[hit.object];
  float scale = object.size.x > 2.5 ? 1.0 : object.shape == SHAPE_TORUS ? 3.0 * object.size.y : object.size.x;
  Point x = pointOf(object, hit, direction, scale);
  Surface s = surfaceOf(material, x);
  vec3 shapeNormal = rotate(object.rotation, x.normal), normal = rotate(object.rotation, s.normal);
  vec3 exit = rotate(object.rotation, s.exitDirection);
  vec3 bounced = reflected(pixel, direction, normal, shapeNormal, s.roughness);
  bool isLast = push.demo.bounce == 1u;
  bool goesThrough = any(greaterThan(s.transmission, vec3(0.0)));
  precise Lit lit = light(s, hit, normal, -direction);
  precise float clear = clarity(hit.distance);
  if (!s.isMirror || isLast)
    lit.radiance += lit.mirror * skyGradient(bounced, SCENE.sun.xyz) * (0.3 + 0.7 * hit.position.w) *
                    (1.0 - 0.6 * s.roughness); // rough and enclosed: less of the sky
  if (goesThrough && isLast)
    lit.radiance += s.transmission * skyGradient(exit, SCENE.sun.xyz);
  if (!isLast)
  {
    precise vec3 through = object.bound.xyz + rotate(object.rotation, s.exitPoint * (scale * 1.002));
    precise vec3 away = hit.position.xyz + 2e-3 * shapeNormal;
    precise vec3 share = throughput * (goesThrough ? s.transmission : s.isMirror ? lit.mirror * clear : vec3(0.0));
    leaveRay(pixel, goesThrough ? through : away, goesThrough ? exit : bounced, share);
  }
  precise vec3 seen = mix(skyGradient(vec3(direction.x, 0.02, direction.z), SCENE.sun.xyz), lit.radiance, clear);
  return seen;
}

void shade(uint pixel, uint material)
{
  vec3 direction = SCENE.rays.at[pixel].direction.xyz, throughput = SCENE.rays.at[pixel].throughput.xyz;
  vec3 radiance;
  if (material == MATERIAL_SKY)
  {
    radiance = sky(direction, SCENE.sun.xyz);
    if (push.demo.bounce == 0u)
      leaveRay(pixel, vec3(0.0), direction, vec3(0.0));
  }
  else
    radiance = shadeObject(pixel, material, direction, throughput);
  precise vec4 sum = SCENE.radiance.at[pixel] + vec4(throughput * radiance, 1.0);
  SCENE.radiance.at[pixel] = sum;
}

void main()
{
  uint pixel;
  bool isLive;
  if (push.demo.unsorted != 0u)
    isLive = unsortedPixel(pixel);
  else
    isLive = raysortDispatchedRay(pixel);
  if (isLive)
  {
    uint material = MATERIAL == RAYSORT_ALL_MATERIALS ? materialOf(pixel) : MATERIAL;
    if (material < MATERIAL_COUNT)
      shade(pixel, material);
  }
}
