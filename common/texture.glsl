// texture.glsl - pictures in a buffer: bilinear, between the level that a ray cone asks for and the next.
// SPDX-License-Identifier: MIT
// FRAME.textures and FRAME.texels are those of materials.h. All of it is `precise`.
#ifndef COMMON_TEXTURE_GLSL
#define COMMON_TEXTURE_GLSL

vec4 texel(Texture picture, uint level, ivec2 at)
{
  uint first = picture.firstTexel;
  uvec2 size = uvec2(picture.width, picture.height);
  for (uint i = 0u; i < level; ++i)
  {
    first += size.x * size.y;
    size = max(size / 2u, uvec2(1u));
  }
  ivec2 wrapped = at % ivec2(size);
  wrapped += mix(ivec2(0), ivec2(size), lessThan(wrapped, ivec2(0)));
  return unpackUnorm4x8(FRAME.texels.at[first + uint(wrapped.y) * size.x + uint(wrapped.x)]);
}

vec3 linearOf(vec3 srgb)
{
  precise vec3 light = mix(srgb / 12.92, pow((srgb + 0.055) / 1.055, vec3(2.4)), greaterThan(srgb, vec3(0.04045)));
  return light;
}

vec4 decoded(vec4 colour, bool isColour) { return isColour ? vec4(linearOf(colour.xyz), colour.w) : colour; }

// Interpolated after decoding. isColour: sRGB, but for alpha.
vec4 bilinear(Texture picture, uint level, vec2 uv, bool isColour)
{
  vec2 size = max(vec2(picture.width >> level, picture.height >> level), vec2(1.0));
  precise vec2 at = uv * size - 0.5, base = floor(at), part = at - base;
  ivec2 corner = ivec2(base);
  precise vec4 above = mix(decoded(texel(picture, level, corner), isColour),
                   decoded(texel(picture, level, corner + ivec2(1, 0)), isColour), part.x);
  precise vec4 below = mix(decoded(texel(picture, level, corner + ivec2(0, 1)), isColour),
                   decoded(texel(picture, level, corner + ivec2(1, 1)), isColour), part.x);
  precise vec4 seen = mix(above, below, part.y);
  return seen;
}

// cone: width of the ray's cone on the surface, in units of u and v, squared. One of two levels, by chance: noise that
// goes away as samples gather, for half of the reads.
vec4 sampled(uint number, vec2 uv, float cone, float chance, bool isColour)
{
  Texture picture = FRAME.textures.at[number];
  float level = 0.5 * log2(max(cone * float(picture.width) * float(picture.height), 1e-12));
  level = clamp(level + chance, 0.0, float(picture.levels - 1u));
  return bilinear(picture, uint(level), fract(uv), isColour);
}

#endif
