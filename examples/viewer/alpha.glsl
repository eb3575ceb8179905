// alpha.glsl - how much of a surface is there: masks and blends.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_ALPHA_GLSL
#define VIEWER_ALPHA_GLSL

#include "../common/texture.glsl"

// places: both sets; painted: alpha between the vertices' colours, 1 where they have none.
float alphaOf(Material material, vec4 places, float painted)
{
  float alpha = material.opacity * painted;
  if (material.colourTexture != NONE)
  {
    Texture picture = FRAME.textures.at[material.colourTexture];
    alpha *= bilinear(picture, 0u, placeOf(picture, places), false).w;
  }
  return alpha;
}

// The part of many rays that meet the surface: 0 or 1 of a mask, alpha of a blend.
float coverageOf(Material material, vec4 places, float painted)
{
  float alpha = alphaOf(material, places, painted);
  return material.cutoff > 0.0 ? (alpha < material.cutoff ? 0.0 : 1.0) : alpha;
}

#endif
