// blend.comp - the picture: each tile's splats from front to back. A workgroup a tile, a thread a pixel.
// SPDX-License-Identifier: MIT
// Shared memory: 10 KiB. The workgroup loads as many splats as it has threads, then each thread goes through them.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#include "splats.glsl"
layout(local_size_x = GROUP_SIZE) in;

shared vec4 conics[GROUP_SIZE]; // and opacity
shared vec4 colours[GROUP_SIZE];
shared vec2 centers[GROUP_SIZE];
shared uint isOpen; // 1: a pixel of the tile lets light through

void main()
{
  uint tile = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x, own = gl_LocalInvocationIndex;
  bool isTile = tile < tileCounts().x * tileCounts().y;
  uint begin = isTile ? push.starts.at[tile] : 0u, end = isTile ? push.starts.at[tile + 1u] : 0u;
  uvec2 pixel = TILE * uvec2(tile % tileCounts().x, tile / tileCounts().x) + uvec2(own % TILE, own / TILE);
  vec3 light = vec3(0.0);
  float through = 1.0; // the share of what is farther away that is still seen
  bool goesOn = begin < end;
  while (goesOn) // all threads of the workgroup, or none
  {
    uint count = min(GROUP_SIZE, end - begin);
    if (own < count)
    {
      Projected splat = push.projected.at[push.values.at[begin + own]];
      conics[own] = vec4(splat.conic, splat.opacity);
      colours[own] = vec4(splat.colour, 0.0);
      centers[own] = vec2(splat.x, splat.y);
    }
    if (own == 0u)
      isOpen = 0u;
    barrier();
    for (uint i = 0u; i < count && through > OPAQUE; ++i)
    {
      vec2 d = vec2(pixel) + 0.5 - centers[i];
      vec4 conic = conics[i];
      float alpha = conic.w * exp(-0.5 * (conic.x * d.x * d.x + 2.0 * conic.y * d.x * d.y + conic.z * d.y * d.y));
      alpha = alpha < FAINTEST ? 0.0 : min(alpha, DENSEST);
      light += through * alpha * colours[i].rgb;
      through *= 1.0 - alpha;
    }
    if (through > OPAQUE)
      isOpen = 1u;
    barrier();
    begin += count;
    goesOn = begin < end && isOpen == 1u;
    barrier();
  }
  if (isTile && pixel.x < push.width && pixel.y < push.height)
    push.film.at[pixel.y * push.width + pixel.x] = packUnorm4x8(vec4(light, 1.0));
}
