// texture.glsl - pictures in a buffer: bilinear, between the level that a ray cone asks for and the next.
// SPDX-License-Identifier: MIT
// FRAME.textures and FRAME.texels are those of materials.h. All of it is `precise`.
#ifndef COMMON_TEXTURE_GLSL
#define COMMON_TEXTURE_GLSL

// Where a texel's row or column is read. repeated: for the first mode.
int wrappedAt(int at, int repeated, int size, uint mode)
{
  bool isOdd = ((at - repeated) / size & 1) != 0;
  int mirrored = isOdd ? size - 1 - repeated : repeated;
  return mode == 0u ? repeated : mode == 1u ? clamp(at, 0, size - 1) : mirrored;
}

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
  uint modes = picture.levels >> TEXTURE_WRAP_U & 15u;
  if (modes != 0u)
    wrapped = ivec2(wrappedAt(at.x, wrapped.x, int(size.x), modes & 3u),
                    wrappedAt(at.y, wrapped.y, int(size.y), modes >> 2));
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
  if ((picture.levels & TEXTURE_IS_SQUARE) != 0u)
  {
    base = floor(at + 0.5);
    part = vec2(0.0);
  }
  ivec2 corner = ivec2(base);
  precise vec4 above = mix(decoded(texel(picture, level, corner), isColour),
                   decoded(texel(picture, level, corner + ivec2(1, 0)), isColour), part.x);
  precise vec4 below = mix(decoded(texel(picture, level, corner + ivec2(0, 1)), isColour),
                   decoded(texel(picture, level, corner + ivec2(1, 1)), isColour), part.x);
  precise vec4 seen = mix(above, below, part.y);
  return seen;
}

// The place that this picture takes of a vertex's two, in xy and zw. Only what repeats can be brought near 0.
vec2 placeOf(Texture picture, vec4 places)
{
  precise vec2 at = (picture.levels & TEXTURE_IS_SECOND) != 0u ? places.zw : places.xy;
  if ((picture.levels & TEXTURE_IS_PLACED) != 0u)
  {
    precise float u = picture.rows[0] * at.x + picture.rows[1] * at.y + picture.rows[2];
    precise float v = picture.rows[3] * at.x + picture.rows[4] * at.y + picture.rows[5];
    at = vec2(u, v);
  }
  uint modes = picture.levels >> TEXTURE_WRAP_U & 15u;
  precise vec2 near = modes == 0u ? fract(at) : clamp(at, -4096.0, 4096.0);
  return near;
}

// cone: width of the ray's cone on the surface, in units of u and v, squared. One of two levels, by chance: noise that
// goes away as samples gather, for half of the reads.
vec4 sampled(uint number, vec4 places, float cone, float chance, bool isColour)
{
  Texture picture = FRAME.textures.at[number];
  float texels = float(picture.width) * float(picture.height);
  if ((picture.levels & TEXTURE_IS_PLACED) != 0u)
    texels *= abs(picture.rows[0] * picture.rows[4] - picture.rows[1] * picture.rows[3]);
  float level = 0.5 * log2(max(cone * texels, 1e-12));
  level = clamp(level + chance, 0.0, float((picture.levels & TEXTURE_LEVELS) - 1u));
  return bilinear(picture, uint(level), placeOf(picture, places), isColour);
}

vec4 sampled(uint number, vec2 place, float cone, float chance, bool isColour)
{
  return sampled(number, vec4(place, 0.0, 0.0), cone, chance, isColour);
}

#endif
