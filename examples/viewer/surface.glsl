// surface.glsl - a hit as a point of a surface: where it is, its normals, what its material says there.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_SURFACE_GLSL
#define VIEWER_SURFACE_GLSL

#include "../common/texture.glsl"
#include "../common/metalrough.glsl"
#include "../materials/noise.glsl"
#ifdef VIEWER_GRAPHS
vec3 noises(vec3 p)
{
  vec3 three = vec3(0.0);
  [[dont_unroll]] for (uint i = 0u; i < 3u; ++i)
    three[i] = noise(p + 17.3 * float(i));
  return three;
}
float cellEdge(vec3 p)
{
  Cells found = cells(p);
  return found.second - found.nearest;
}
#include "graphs.glsl"
#endif

struct Surface
{
  vec3 position;
  vec3 geometric;  // of the triangle; this and the next look to where the ray came from
  vec3 normal;     // between the vertices' normals, bent by the normal map
  vec3 view;       // back along the ray
  MetalRough material;
  MetalRough coat;     // KIND_LOBES: a clear layer above
  float coatShare;     // of the light, what it sends back; 0: there is none
  vec3 through;        // KIND_GLASS: of the light that comes against the ray, what goes on behind
  float passing;       // the chance that a path goes through
  vec3 emission;
  float density;   // of the triangle as a light, by the solid angle of this ray
  float width;     // of the ray's cone here
  float gap;       // from position, along geometric, to where rays begin
  bool isInside;   // KIND_GLASS: the ray comes from within
};

struct Corners
{
  vec3 at[3]; // in the object's space
  vec2 uv[3];
  vec3 normals[3];
};

Corners cornersOf(Object object, uint primitive)
{
  Corners corners;
  for (uint i = 0u; i < 3u; ++i)
  {
    uint index = FRAME.indices.at[object.firstIndex + 3u * primitive + i];
    Vertex vertex = FRAME.vertices.at[object.firstVertex + index];
    corners.at[i] = vertex.position;
    corners.normals[i] = vertex.normal;
    corners.uv[i] = vec2(vertex.u, vertex.v);
  }
  return corners;
}

struct Rows
{
  vec4 x, y, z; // from the object to the world
};

Rows rowsOf(uint instance)
{
  float t[12] = FRAME.instances.at[instance].transform;
  return Rows(vec4(t[0], t[1], t[2], t[3]), vec4(t[4], t[5], t[6], t[7]), vec4(t[8], t[9], t[10], t[11]));
}

vec3 moved(Rows rows, vec3 p)
{
  vec4 q = vec4(p, 1.0);
  return vec3(dot(rows.x, q), dot(rows.y, q), dot(rows.z, q));
}

vec3 turned(Rows rows, vec3 d) { return vec3(dot(rows.x.xyz, d), dot(rows.y.xyz, d), dot(rows.z.xyz, d)); }

vec3 movedNormal(Rows rows, vec3 n)
{
  vec3 x = cross(rows.y.xyz, rows.z.xyz), y = cross(rows.z.xyz, rows.x.xyz), z = cross(rows.x.xyz, rows.y.xyz);
  return vec3(dot(x, n), dot(y, n), dot(z, n));
}

// Areas of large and of tiny triangles have squares that no float holds.
float lengthOf(vec3 v)
{
  float most = max(max(abs(v.x), abs(v.y)), max(abs(v.z), 1e-37));
  return most * length(v / most);
}

// How far rounding can carry a point of a triangle away from its plane: interpolated between the corners, transformed,
// and transformed back by a ray, it is off by units of the coordinates; the test of a triangle takes what is within 8
// units of its sides, weighed by the products that the normal is made of. Of a floor at height 0 all of that is 0, and
// a distance must be left. factor: 1 / double area.
const float ROUNDING = 7.152557373046875e-7; // 12 * 2^-24

float gapOf(Corners corners, Rows rows, vec3 side, vec3 other, vec3 normal, float factor)
{
  vec4 most = vec4(max(max(abs(corners.at[0]), abs(corners.at[1])), abs(corners.at[2])), 1.0);
  vec3 at = vec3(dot(abs(rows.x), most), dot(abs(rows.y), most), dot(abs(rows.z), most));
  vec3 sides = abs(side) + abs(other);
  vec3 products = abs(side.yzx * other.zxy) + abs(side.zxy * other.yzx);
  float least = 1e-4 * max(max(sides.x, sides.y), sides.z);
  return ROUNDING * (dot(abs(normal), at) + dot(products * factor, sides) + least);
}

uint objectOf(RaysortBvhHit hit)
{
  return (FRAME.instances.at[hit.instance].offsetAndFlags & 0xffffffu) + hit.geometry;
}

// A colour made of the place in the object, and how rough it is there.
vec3 patternColour(uint pattern, vec3 at, vec3 normal, vec3 colour, inout float roughness)
{
  vec3 result = colour;
  if (pattern == PATTERN_CHECKER)
  {
    ivec3 field = ivec3(floor(at * 2.0 + 0.001));
    result = ((field.x + field.y + field.z) & 1) == 0 ? colour : colour * 0.15;
  }
  else if (pattern == PATTERN_MARBLE)
  {
    vec3 bent = at * 1.3 + 0.7 * fbm(at * 1.1, 3u);
    result = mix(colour, vec3(0.16, 0.17, 0.21), smoothstep(0.50, 0.86, ridges(bent, 3u)));
  }
  else if (pattern == PATTERN_WOOD)
  {
    float rings = fract(length(at.xz) * 6.0 + 0.8 * fbm(at * vec3(1.0, 0.25, 1.0), 3u));
    result = colour * mix(0.35, 1.0, smoothstep(0.0, 0.55, rings) * (1.0 - smoothstep(0.85, 1.0, rings)));
  }
  else if (pattern == PATTERN_TERRAIN)
  {
    float coarse = fbm(at * 0.31, 3u), fine = fbm(at * 2.9, 2u), steep = 1.0 - normal.y + 0.12 * fine;
    vec3 grass = mix(vec3(0.075, 0.115, 0.022), vec3(0.23, 0.20, 0.06), smoothstep(-0.5, 0.6, coarse + 0.7 * fine));
    result = mix(grass, vec3(0.30, 0.25, 0.21) * (1.0 + 0.3 * fine), smoothstep(0.15, 0.35, steep));
  }
  else
  {
    float grain = fbm(at * 5.0, 4u);
    result = colour * (0.9 + 0.35 * grain) * (1.0 - 0.4 * smoothstep(0.30, 0.42, noise(at * 15.0)));
    roughness = clamp(roughness + 0.2 * grain, 0.05, 1.0);
  }
  return max(result, 0.0);
}

// Green of a normal map looks upwards in the picture, against v.
vec3 mappedNormal(Surface s, vec3 dPdu, vec3 dPdv, vec3 texel, float scale)
{
  vec3 n = s.normal, t = dPdu - dot(dPdu, n) * n;
  vec3 b = cross(n, t) * (dot(cross(n, t), dPdv) < 0.0 ? 1.0 : -1.0);
  vec3 m = (texel * 2.0 - 1.0) * vec3(scale, scale, 1.0);
  float length2 = dot(t, t);
  return length2 > 0.0 ? normalize((m.x * t + m.y * b) * inversesqrt(length2) + max(m.z, 0.05) * n) : n;
}

float coatChance(Surface s) { return s.coatShare > 0.0 ? clamp(s.coatShare * 2.0, 0.1, 0.5) : 0.0; }

// What a material is made of at a place.
struct Paint
{
  vec3 colour;
  float roughness, metalness, transmission;
  vec4 places; // two sets of texture coordinates
};

// A mirror of its own, a clear coat, glass.
void takeLobes(inout Surface s, Material material, uint kind, Paint paint)
{
  float cosine = dot(s.normal, s.view);
  s.material =
      metalRough(paint.colour, paint.roughness, paint.metalness, cosine, material.specular, material.grazing);
  s.coatShare = 0.0;
  if ((kind & KIND_LOBES) != 0u && material.coat > 0.0)
  {
    s.coat = metalRough(vec3(0.0), material.coatRoughness, 0.0, cosine);
    s.coat.chance = 1.0;
    s.coat.gain *= material.coat;
    s.coatShare = material.coat * fresnel(vec3(0.04), vec3(1.0), cosine).x;
  }
  s.through = vec3(0.0);
  s.passing = 0.0;
  if ((kind & KIND_GLASS) != 0u)
  {
    s.through = s.material.base * paint.transmission;
    s.material.base *= 1.0 - paint.transmission;
    float sums = brightness(s.material.base) + brightness(s.material.f0) + brightness(s.through);
    s.passing = brightness(s.through) > 0.0 ? clamp(brightness(s.through) / sums, 0.1, 0.95) : 0.0;
  }
}

// kind: Material.kind, or the part of it that the pipeline was made for.
// side, other: of the triangle, from corner 0; du, dv: of its texture coordinates. facing: its double area, seen from
// the ray's origin.
void takeTextures(inout Surface s, inout Paint paint, Material material, uint kind, vec2 du, vec2 dv, vec3 side,
                  vec3 other, float facing, float chance)
{
  float area = du.x * dv.y - du.y * dv.x, cone = s.width * s.width * abs(area) / facing;
  if ((kind & KIND_NORMALS) != 0u && area != 0.0)
  {
    float sign = area < 0.0 ? -1.0 : 1.0, scale = sign / lengthOf(abs(side) + abs(other)); // only directions count
    vec3 texel = sampled(material.normalTexture, paint.places, cone, chance, false).xyz;
    s.normal = mappedNormal(s, (side * dv.y - other * du.y) * scale, (other * du.x - side * dv.x) * scale, texel,
                            material.normalScale);
  }
  if (material.colourTexture != NONE)
    paint.colour *= sampled(material.colourTexture, paint.places, cone, chance, true).xyz;
  if (material.roughTexture != NONE)
  {
    vec4 rough = sampled(material.roughTexture, paint.places, cone, chance, false);
    paint.roughness *= rough.y;
    paint.metalness *= rough.z;
  }
  if (material.emissionTexture != NONE)
    s.emission *= sampled(material.emissionTexture, paint.places, cone, chance, true).xyz;
  if ((kind & KIND_GLASS) != 0u && material.transmissionTexture != NONE)
    paint.transmission *= sampled(material.transmissionTexture, paint.places, cone, chance, false).x;
}

Surface surfaceOf(RaysortBvhRay ray, RaysortBvhHit hit, Path path, Material material, uint kind, float chance)
{
  Object object = FRAME.objects.at[objectOf(hit)];
  Corners corners = cornersOf(object, hit.primitive);
  Rows rows = rowsOf(hit.instance);
  vec3 parts = vec3(1.0 - hit.u - hit.v, hit.u, hit.v);
  vec3 local = parts.x * corners.at[0] + parts.y * corners.at[1] + parts.z * corners.at[2];
  vec3 side = turned(rows, corners.at[1] - corners.at[0]), other = turned(rows, corners.at[2] - corners.at[0]);
  vec3 across = cross(side, other);
  Surface s;
  s.position = moved(rows, local);
  s.view = -ray.direction;
  s.width = path.width + path.spread * hit.t;
  float doubleArea = lengthOf(across);
  s.geometric = across / (dot(across, s.view) < 0.0 ? -doubleArea : doubleArea);
  s.gap = gapOf(corners, rows, side, other, s.geometric, 1.0 / doubleArea);
  s.isInside = false;
  if ((kind & KIND_GLASS) != 0u)
    s.isInside = (dot(across, s.view) < 0.0) != (dot(rows.x.xyz, cross(rows.y.xyz, rows.z.xyz)) < 0.0);
  vec3 smoothed = parts.x * corners.normals[0] + parts.y * corners.normals[1] + parts.z * corners.normals[2];
  vec3 n = movedNormal(rows, smoothed);
  n /= lengthOf(n);
  s.normal = dot(n, s.geometric) < 0.0 ? -n : n;
  float cosine = max(abs(dot(s.geometric, s.view)), 1e-4);

  Paint paint = Paint(material.colour, material.roughness, material.metalness, material.transmission, vec4(0.0));
  s.emission = material.emission;
  vec4 painted = vec4(1.0);
  if ((kind & KIND_EXTRAS) != 0u)
  {
    paint.places = extraPlaces(object, hit.primitive, parts, vec2(0.0), painted);
    paint.colour *= painted.xyz;
  }
  if ((kind & (KIND_TEXTURES | KIND_NORMALS)) != 0u)
  {
    paint.places.xy = parts.x * corners.uv[0] + parts.y * corners.uv[1] + parts.z * corners.uv[2];
    takeTextures(s, paint, material, kind, corners.uv[1] - corners.uv[0], corners.uv[2] - corners.uv[0], side, other,
                 doubleArea * cosine, chance);
  }
  if ((kind & KIND_PATTERN) != 0u)
    paint.colour = patternColour((kind >> 4) & 15u, local + object.seed, s.normal, paint.colour, paint.roughness);
#ifdef VIEWER_GRAPHS
  if ((kind & KIND_GRAPH) != 0u)
    graphOf(kind >> 16, local + object.seed, paint.colour, paint.roughness, s.normal);
#endif
  s.normal = normalize(s.normal + max(0.02 - dot(s.normal, s.view), 0.0) * s.view); // never seen from behind
  s.density = 0.0;
  if ((kind & KIND_LIGHT) != 0u)
  {
    float before = lengthOf(cross(corners.at[1] - corners.at[0], corners.at[2] - corners.at[0]));
    s.density = material.lightChance * before / doubleArea * hit.t * hit.t / cosine;
  }
  if ((kind & KIND_UNLIT) != 0u)
    s.emission = paint.colour;
  if ((kind & (KIND_LOBES | KIND_GLASS)) == 0u)
    s.material = metalRough(paint.colour, paint.roughness, paint.metalness, dot(s.normal, s.view));
  else
    takeLobes(s, material, kind, paint);
  return s;
}

// density: of going there, by any lobe that this kind has.
vec3 reflected(Surface s, uint kind, vec3 to, out float density)
{
  vec3 sent = metalRoughSent(s.material, s.normal, s.geometric, s.view, to, density);
  if ((kind & KIND_LOBES) != 0u && s.coatShare > 0.0)
  {
    float coated;
    vec3 shine = metalRoughSent(s.coat, s.normal, s.geometric, s.view, to, coated);
    sent = sent * (1.0 - s.coatShare) + shine;
    density = mix(density, coated, coatChance(s));
  }
  return sent;
}

vec3 drawn(Surface s, uint kind, vec2 random, float choice)
{
  float chance = (kind & KIND_LOBES) != 0u ? coatChance(s) : 0.0;
  if (choice < chance)
    return metalRoughDrawn(s.coat, s.normal, s.view, random, 0.0);
  float left = chance > 0.0 ? (choice - chance) / (1.0 - chance) : choice;
  return metalRoughDrawn(s.material, s.normal, s.view, random, left);
}

// Where a path goes that glass lets through: bent by a volume, else straight on; rough glass spreads it.
vec3 passed(Surface s, Material material, vec2 random)
{
  vec3 facet = visibleNormal(s.normal, s.view, s.material.alpha, random), mirrored = reflect(-s.view, facet);
  vec3 straight = mirrored - 2.0 * dot(mirrored, s.normal) * s.normal;
  if (material.ior > 0.0)
  {
    vec3 bent = refract(-s.view, facet, s.isInside ? material.ior : 1.0 / material.ior);
    straight = bent == vec3(0.0) ? mirrored : bent; // all of it is reflected
  }
  return normalize(straight);
}

RaysortBvhRay rayBehind(Surface s, vec3 direction)
{
  float side = dot(direction, s.geometric) < 0.0 ? -1.0 : 1.0;
  return RaysortBvhRay(s.position + side * s.gap * s.geometric, 0.0, direction, 1e30);
}

vec3 beginOf(Surface s) { return s.position + s.gap * s.geometric; }

RaysortBvhRay rayFrom(Surface s, vec3 direction, float tMax)
{
  return RaysortBvhRay(beginOf(s), 0.0, direction, tMax);
}

#endif
