// surface.glsl - a point of a surface and what light does there: the lobes that the materials are mixed from.
// SPDX-License-Identifier: MIT
#ifndef TRIANGLES_SURFACE_GLSL
#define TRIANGLES_SURFACE_GLSL

struct Point
{
  vec3 position;  // in the world
  vec3 local;     // of the object: about -1 to 1
  vec2 uv;        // of the mesh, about a unit of length each
  vec3 geometric; // of the triangle; this and the next look to where the ray came from
  vec3 normal;    // between the vertices' normals
  vec3 view;      // back along the ray
  vec3 sun;       // to a point of the sun
  vec2 random;    // for the direction
  float choice;   // 0 to 1: which lobe
  float seed;     // of the object
  float distance; // along the ray
  float blur;     // the least roughness: mirrors behind a surface that spreads light would only make grain
  bool isInside;  // the ray came through the object
  uint object;
};

struct Bounce
{
  vec3 emission;
  vec3 sunlight;  // of the sun's light, what goes back along the ray; its cosine is in it
  vec3 direction; // of the path; unit
  vec3 weight;    // 0: the path ends
  uint state;     // PATH_*
};

const float MOST_GLOSS = 6.0;

// The sun in a rough mirror; bounded, since a grain brighter than this never averages out.
vec3 sunGloss(Point p, vec3 normal, vec3 f0, float alpha)
{
  precise vec3 middle = normalize(p.view + p.sun);
  precise float nm = max(dot(normal, middle), 0.0);
  precise float nl = max(dot(normal, p.sun), 0.0), nv = max(dot(normal, p.view), 1e-3);
  precise float a = alpha * alpha;
  precise float d = nm * nm * (a - 1.0) + 1.0;
  vec3 share = fresnel(f0, vec3(1.0), dot(p.view, middle));
  precise float hidden = unhidden(nl, alpha) * unhidden(nv, alpha) / (4.0 * nv);
  precise float amount = nl > 0.0 ? min(a / (PI * d * d) * hidden, MOST_GLOSS) : 0.0;
  precise vec3 light = amount * share;
  return light;
}

#define MIRROR_ROUGHNESS 0.05

// A base that spreads light, under a coat that reflects f0 of it when seen from the front. Metals have a black base.
Bounce coated(Point p, vec3 normal, vec3 albedo, vec3 f0, float polish)
{
  float roughness = max(polish, p.blur);
  bool isMirror = roughness < MIRROR_ROUGHNESS;
  precise float alpha = max(roughness * roughness, 0.002);
  float cosine = max(dot(normal, p.view), 0.0);
  precise vec3 grazing = max(vec3(1.0 - roughness), f0);
  vec3 shine = fresnel(f0, grazing, cosine);
  precise vec3 base = albedo * (1.0 - shine);
  float shining = brightness(shine), spread = brightness(base);
  precise float chance = spread > 0.0 ? clamp(shining / (shining + spread), 0.05, 0.95) : 1.0;
  precise Bounce b;
  b.emission = vec3(0.0);
  b.sunlight = base * (max(dot(normal, p.sun), 0.0) / PI);
  if (!isMirror)
    b.sunlight += sunGloss(p, normal, f0, alpha);
  if (p.choice < chance)
  {
    vec3 facet = isMirror ? normal : visibleNormal(normal, p.view, alpha, p.random);
    b.direction = reflect(-p.view, facet);
    vec3 mirrored = fresnel(f0, grazing, dot(p.view, facet));
    float seen = unhidden(max(dot(b.direction, normal), 1e-3), alpha);
    b.weight = isMirror ? shine / chance : mirrored * (seen / chance);
    b.state = isMirror ? PATH_MIRROR : PATH_DIFFUSE;
  }
  else
  {
    b.direction = cosineDirection(normal, p.random);
    b.weight = base / (1.0 - chance);
    b.state = PATH_DIFFUSE;
  }
  precise float above = dot(b.direction, p.geometric);
  b.direction = normalize(b.direction + max(0.02 - above, 0.0) * 1.5 * p.geometric); // a bump may send it below
  return b;
}

Bounce metal(Point p, vec3 normal, vec3 f0, float roughness) { return coated(p, normal, vec3(0.0), f0, roughness); }

// Reflected or refracted; `absorbed` a unit of length within.
Bounce refracting(Point p, vec3 normal, float index, vec3 absorbed)
{
  precise float ratio = p.isInside ? index : 1.0 / index;
  precise float cosine = clamp(dot(normal, p.view), 0.0, 1.0);
  precise float k = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
  precise float within = sqrt(max(k, 0.0));
  precise float parallel = (cosine - ratio * within) / (cosine + ratio * within);
  precise float crossed = (within - ratio * cosine) / (within + ratio * cosine);
  precise float share = k > 0.0 ? 0.5 * (parallel * parallel + crossed * crossed) : 1.0;
  precise Bounce b;
  b.emission = vec3(0.0);
  b.sunlight = vec3(0.0);
  precise vec3 bent = normalize(-ratio * p.view + (ratio * cosine - within) * normal);
  b.direction = p.choice < share ? reflect(-p.view, normal) : bent;
  b.weight = p.isInside ? exp(-absorbed * p.distance) : vec3(1.0);
  b.state = PATH_MIRROR;
  return b;
}

// Light that goes in spreads, is coloured on its way, and comes out elsewhere: a coat outside, one straight way within.
Bounce translucent(Point p, vec3 normal, vec3 albedo, vec3 absorbed)
{
  precise Bounce b;
  if (p.isInside)
  {
    b.emission = vec3(0.0);
    b.weight = exp(-absorbed * p.distance);
    b.sunlight = b.weight * (max(dot(-normal, p.sun), 0.0) / PI);
    b.direction = cosineDirection(-normal, p.random);
    b.state = PATH_DIFFUSE;
  }
  else
  {
    b = coated(p, normal, albedo, vec3(0.05), 0.12);
    bool entersIn = b.state == PATH_DIFFUSE && dot(b.direction, normal) > 0.0 && fract(p.choice * 64.0) < 0.5;
    b.direction = entersIn ? -cosineDirection(p.geometric, p.random) : b.direction;
    b.sunlight *= 0.6;
  }
  return b;
}

#endif
