// lobes.glsl - directions around a normal and the parts of a microfacet mirror, for the examples' shaders.
// SPDX-License-Identifier: MIT
// All of it is `precise`: pipelines that were specialised differently agree to the bit.
#ifndef COMMON_LOBES_GLSL
#define COMMON_LOBES_GLSL

const float PI = 3.14159265;

// A point of the unit disk, even where the point of the square is.
vec2 onDisk(vec2 random)
{
  float angle = 2.0 * PI * random.y;
  precise vec2 point = sqrt(random.x) * vec2(cos(angle), sin(angle));
  return point;
}

// Two vectors that are at right angles to the unit vector n, and to each other.
void makeFrame(vec3 n, out vec3 s, out vec3 t)
{
  float side = n.z < 0.0 ? -1.0 : 1.0;
  precise float a = -1.0 / (side + n.z);
  precise float b = n.x * n.y * a;
  precise vec3 first = vec3(1.0 + side * n.x * n.x * a, side * b, -side * n.x);
  precise vec3 second = vec3(b, side + n.y * n.y * a, -n.y);
  s = first;
  t = second;
}

vec3 cosineDirection(vec3 normal, vec2 random)
{
  vec3 s, t;
  makeFrame(normal, s, t);
  vec2 disk = onDisk(random);
  precise float up = sqrt(max(1.0 - random.x, 0.0));
  precise vec3 direction = normalize(disk.x * s + disk.y * t + up * normal);
  return direction;
}

// A normal of the microfacets that are seen from `view` (GGX): by a spherical cap (Dupuy and Benyoub 2023).
vec3 visibleNormal(vec3 normal, vec3 view, float alpha, vec2 random)
{
  vec3 s, t;
  makeFrame(normal, s, t);
  precise vec3 v = vec3(alpha * dot(view, s), alpha * dot(view, t), max(dot(view, normal), 1e-3));
  precise vec3 stretched = normalize(v);
  precise float z = (1.0 - random.x) * (1.0 + stretched.z) - stretched.z;
  precise float around = sqrt(clamp(1.0 - z * z, 0.0, 1.0));
  float angle = 2.0 * PI * random.y;
  precise vec3 m = vec3(around * cos(angle), around * sin(angle), z) + stretched;
  precise vec3 facet = normalize(vec3(alpha * m.xy, max(m.z, 1e-6)));
  precise vec3 world = normalize(facet.x * s + facet.y * t + facet.z * normal);
  return world;
}

// How much of a microfacet surface is not hidden, for one direction.
float unhidden(float cosine, float alpha)
{
  precise float squared = alpha * alpha;
  precise float share = 2.0 * cosine / (cosine + sqrt(squared + (1.0 - squared) * cosine * cosine));
  return share;
}

vec3 fresnel(vec3 f0, vec3 grazing, float cosine)
{
  precise float c = 1.0 - clamp(cosine, 0.0, 1.0);
  precise float c2 = c * c;
  precise vec3 share = f0 + (grazing - f0) * (c2 * c2 * c);
  return share;
}

#endif
