// alpha.glsl - how much of a surface is there: masks and blends.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_ALPHA_GLSL
#define VIEWER_ALPHA_GLSL

#include "../common/texture.glsl"

float alphaOf(Material material, vec2 uv)
{
  float alpha = material.opacity;
  if (material.colourTexture != NONE)
    alpha *= bilinear(FRAME.textures.at[material.colourTexture], 0u, fract(uv), false).w;
  return alpha;
}

// The part of many rays that meet the surface: 0 or 1 of a mask, alpha of a blend.
float coverageOf(Material material, vec2 uv)
{
  float alpha = alphaOf(material, uv);
  return material.cutoff > 0.0 ? (alpha < material.cutoff ? 0.0 : 1.0) : alpha;
}

#endif
