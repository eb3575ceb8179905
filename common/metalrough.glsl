// metalrough.glsl - the material of model files: a mirror of microfacets over a base that spreads light.
// SPDX-License-Identifier: MIT
// Include lobes.glsl before. FRAME.albedos.at[i] is entry i of mirrorAlbedos' table. All of it is `precise`: pipelines
// that were specialised differently agree to the bit.
#ifndef COMMON_METALROUGH_GLSL
#define COMMON_METALROUGH_GLSL

#include "metalrough.h"

struct MetalRough
{
  vec3 base;    // of light that gets through the mirror, what spreads
  vec3 f0;      // what the mirror reflects when seen from the front
  float grazing; // the same at grazing angles
  vec3 gain;    // light that a rough mirror sends from facet to facet comes back, too
  float alpha;  // of the mirror
  float chance; // that a path takes the mirror
};

float brightness(vec3 colour)
{
  precise float sum = dot(colour, vec3(0.2126, 0.7152, 0.0722));
  return sum;
}

vec2 albedoOf(float cosine, float roughness)
{
  precise vec2 at = clamp(vec2(cosine, roughness), 0.0, 1.0) * float(ALBEDO_SIZE - 1u), part = fract(at);
  uvec2 low = uvec2(at), high = min(low + 1u, uvec2(ALBEDO_SIZE - 1u));
  precise vec2 below = mix(FRAME.albedos.at[low.y * ALBEDO_SIZE + low.x].xy,
                           FRAME.albedos.at[low.y * ALBEDO_SIZE + high.x].xy, part.x);
  precise vec2 above = mix(FRAME.albedos.at[high.y * ALBEDO_SIZE + low.x].xy,
                           FRAME.albedos.at[high.y * ALBEDO_SIZE + high.x].xy, part.x);
  precise vec2 albedo = mix(below, above, part.y);
  return albedo;
}

// cosine: between the normal and the way back along the ray. specular, grazing: of what is no metal.
MetalRough metalRough(vec3 colour, float roughness, float metalness, float cosine, vec3 specular, float grazing)
{
  precise MetalRough m;
  m.alpha = max(roughness * roughness, 0.004);
  m.f0 = mix(specular, colour, metalness);
  m.grazing = mix(grazing, 1.0, metalness);
  vec2 albedo = albedoOf(cosine, roughness);
  m.gain = 1.0 + m.f0 * (1.0 / max(albedo.x + albedo.y, 0.05) - 1.0);
  precise vec3 mirrored = min((m.f0 * albedo.x + albedo.y * m.grazing) * m.gain, vec3(1.0));
  m.base = colour * (1.0 - metalness) * (1.0 - mirrored);
  float shining = brightness(mirrored), spread = brightness(m.base);
  m.chance = spread > 0.0 ? clamp(shining / (shining + spread), 0.1, 0.9) : 1.0;
  return m;
}

MetalRough metalRough(vec3 colour, float roughness, float metalness, float cosine)
{
  return metalRough(colour, roughness, metalness, cosine, vec3(0.04), 1.0);
}

// What of the light from `to` goes back along the ray, with its cosine, and how likely a path goes there.
vec3 metalRoughSent(MetalRough m, vec3 normal, vec3 geometric, vec3 view, vec3 to, out float density)
{
  precise float nl = dot(normal, to), nv = max(dot(normal, view), 1e-3);
  bool isSeen = nl > 0.0 && dot(geometric, to) > 0.0;
  precise vec3 middle = normalize(view + to), off = cross(normal, middle);
  precise float squared = m.alpha * m.alpha, nh = dot(normal, middle), d = dot(off, off) + squared * nh * nh;
  precise float facets = squared / (PI * d * d) * unhidden(nv, m.alpha) / (4.0 * nv);
  precise vec3 mirror =
      fresnel(m.f0, vec3(m.grazing), dot(view, middle)) * m.gain * (facets * unhidden(max(nl, 1e-3), m.alpha));
  precise float chance = m.chance * facets + (1.0 - m.chance) * nl / PI;
  precise vec3 sent = mirror + m.base * (nl / PI);
  density = isSeen ? chance : 0.0;
  return isSeen ? sent : vec3(0.0);
}

// A direction by that density.
vec3 metalRoughDrawn(MetalRough m, vec3 normal, vec3 view, vec2 random, float choice)
{
  precise vec3 mirrored = reflect(-view, visibleNormal(normal, view, m.alpha, random));
  return choice < m.chance ? mirrored : cosineDirection(normal, random);
}

#endif
