// weekend_user.comp - types of one's own: a triangle (three elements of the dump) and a checker texture (two).
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#define RAYSORT_WEEKEND_MATERIALS(X) X(RAYSORT_MATERIAL_USER, scatterChecker) // further ones: X(... + 1u, ...)
#define RAYSORT_WEEKEND_HITTABLES(X) X(RAYSORT_HITTABLE_USER, hitTriangle)
#include "raysort_weekend.glsl"

bool scatterChecker(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered)
{
  RaysortLambertian paint;
  vec4 even, odd; // colours; even.w: edge of a field
  raysortDerefMaterialDump(even, self.ptr);
  raysortDerefMaterialDump(odd, self.ptr + 1u);
  ivec3 field = ivec3(floor(rec.p / even.w + 0.001));
  raysortInit(paint, ((field.x + field.y + field.z) & 1) == 0 ? even.xyz : odd.xyz);
  return raysortScatter(paint, r, rec, attenuation, scattered);
}

bool hitTriangle(RaysortHittable self, RaysortRay r, float tMin, float tMax, bool starts,
                 inout RaysortHitRecord rec)
{
  vec4 a, b, c;
  raysortDerefHittableDump(a, self.ptr);
  raysortDerefHittableDump(b, self.ptr + 1u);
  raysortDerefHittableDump(c, self.ptr + 2u);
  precise vec3 ab = b.xyz - a.xyz, ac = c.xyz - a.xyz, ao = r.origin - a.xyz;
  precise vec3 normal = cross(ab, ac), across = cross(ao, r.direction);
  float slope = -raysortDot(r.direction, normal);
  precise float scale = 1.0 / slope;
  precise float t = raysortDot(ao, normal) * scale;
  precise float u = raysortDot(ac, across) * scale, v = -raysortDot(ab, across) * scale;
  bool isHit = !starts && slope != 0.0 && t > tMin && t < tMax && u >= 0.0 && v >= 0.0 && u + v <= 1.0;
  if (isHit)
    raysortInit(rec, r, t, raysortAt(r, t), raysortUnit(normal));
  return isHit;
}

// What follows is the owner of the buffers: here by address.
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Materials { RaysortMaterial at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Hittables { RaysortHittable at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Dump { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Target { vec4 at[]; };
layout(push_constant, std430) uniform Scene
{
  Materials materials;
  Dump materialDump;
  Hittables hittables;
  Dump hittableDump;
  Target target;
  uint hittableCount;
  uint width; // of the picture; as high as wide
};
layout(local_size_x = 64) in;

void raysortDeref(out RaysortMaterial self, uint index) { self = materials.at[index]; }
void raysortDeref(out RaysortHittable self, uint index) { self = hittables.at[index]; }
void raysortDerefMaterialDump(out vec4 data, uint ptr) { data = materialDump.at[ptr]; }
void raysortDerefHittableDump(out vec4 data, uint ptr) { data = hittableDump.at[ptr]; }
uint raysortHittableCount() { return hittableCount; }

// From above onto -2 .. 2 in x and z: what is hit, its colour, its distance; a second ray must not hit where it starts.
void main()
{
  uint pixel = gl_GlobalInvocationID.x;
  if (pixel < width * width)
  {
    RaysortRay r;
    RaysortHitRecord rec;
    vec4 seen = vec4(0.0, 0.0, 0.0, -1.0);
    vec2 at = (vec2(pixel % width, pixel / width) + 0.5) * (4.0 / float(width)) - 2.0;
    raysortSeed(pixel, 0u);
    raysortInit(r, vec3(at.x, 5.0, at.y), vec3(0.0, -1.0, 0.0));
    if (raysortHit(r, 0.001, 10000.0, rec))
    {
      RaysortMaterial material;
      raysortDeref(material, rec.mat);
      seen.w = rec.t;
      raysortScatter(material, r, rec, seen.xyz, r);
      uint left = rec.hittable;
      if (raysortHit(r, 0.0, 10000.0, rec) && rec.hittable == left)
        seen.w = -2.0;
    }
    target.at[pixel] = seen;
  }
}
