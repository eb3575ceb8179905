// frame.glsl - the frame's memory, which path a thread takes, and random numbers, for all shaders of the viewer.
// SPDX-License-Identifier: MIT
#ifndef VIEWER_FRAME_GLSL
#define VIEWER_FRAME_GLSL

#include "raysort_address.glsl"

layout(buffer_reference) buffer Instances;
layout(buffer_reference) buffer Objects;
layout(buffer_reference) buffer Vertices;
layout(buffer_reference) buffer Extras;
layout(buffer_reference) buffer Indices;
layout(buffer_reference) buffer Materials;
layout(buffer_reference) buffer Textures;
layout(buffer_reference) buffer Texels;
layout(buffer_reference) buffer Lights;
layout(buffer_reference) buffer Aliases;
layout(buffer_reference) buffer Lamps;
layout(buffer_reference) buffer Vectors;
layout(buffer_reference) buffer Rays;
layout(buffer_reference) buffer Paths;
layout(buffer_reference) buffer Hits;
layout(buffer_reference) buffer Arrivals;
layout(buffer_reference) buffer Words;
layout(buffer_reference) buffer Skins;
layout(buffer_reference) buffer SeenAll;
layout(buffer_reference) buffer InstancesOut;
layout(buffer_reference) buffer FrameIn;

#include "viewer.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Instances { RaysortBvhInstance at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Objects { Object at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Vertices { Vertex at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Extras { Extra at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Indices { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Materials { Material at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Textures { Texture at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Texels { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Lights { Light at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer Aliases { Alias at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Lamps { Lamp at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Vectors { vec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Rays { RaysortBvhRay at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Paths { Path at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Hits { RaysortBvhHit at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Arrivals { Arrival at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Skins { Skin at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer SeenAll { Seen at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer InstancesOut
{
  RaysortBvhInstance at[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer FrameIn { Frame frame; };

layout(push_constant, std430) uniform Push
{
  RaysortDispatchPush dispatch;
  ViewerPush own;
} push;
#define FRAME push.own.frame.frame

layout(local_size_x = GROUP_SIZE) in; // before the include, which reads gl_WorkGroupSize
#define RAYSORT_DISPATCH push.dispatch
#include "raysort_sort.glsl"
#include "../common/random.glsl"
#include "../common/lobes.glsl"

uint threadNumber()
{
  return (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * GROUP_SIZE + gl_LocalInvocationIndex;
}

// The path of this thread; false: there is none. A pass over a sort has a workgroup size in its push constants.
bool threadPath(out uint path)
{
  bool isLive;
  if (push.dispatch.workgroupSize == 0u)
  {
    path = threadNumber();
    isLive = path < push.own.count;
  }
  else
    isLive = raysortDispatchedRay(path);
  return isLive;
}

// The pixel of a path, which may be past the picture's edge.
uvec2 pixelOf(uint path)
{
  uint tile = path / (TILE * TILE), within = path % (TILE * TILE);
  return uvec2(tile % FRAME.tilesX, tile / FRAME.tilesX) * TILE + uvec2(within % TILE, within / TILE);
}

uint pathOf(uvec2 pixel)
{
  uvec2 tile = pixel / TILE, within = pixel % TILE;
  return (tile.y * FRAME.tilesX + tile.x) * TILE * TILE + within.y * TILE + within.x;
}

// What a random point is for: two salts of a path never share one.
#define SALT_PIXEL  0u
#define SALT_ALPHA  1u
#define SALT_BOUNCE 2u // and the following, SALT_COUNT a bounce
#define SALT_COUNT  4u

vec2 randomPoint(uint path, uint salt) { return sequencePoint(path * 128u + salt, FRAME.sequence); }

vec2 bouncePoint(uint path, uint salt) { return randomPoint(path, SALT_BOUNCE + SALT_COUNT * push.own.bounce + salt); }

RaysortBvhRay deadRay() { return RaysortBvhRay(vec3(0.0), 1.0, vec3(0.0, 1.0, 0.0), 0.0); }

// Second places and colours of a triangle's vertices, at a point of it.
vec4 extraPlaces(Object object, uint primitive, vec3 parts, vec2 first, out vec4 colour)
{
  vec2 second = vec2(0.0);
  colour = vec4(0.0);
  for (uint i = 0u; i < 3u; ++i)
  {
    Extra extra = FRAME.extras.at[object.firstVertex + FRAME.indices.at[object.firstIndex + 3u * primitive + i]];
    second += parts[i] * vec2(extra.u, extra.v);
    colour += parts[i] * vec4(unpackUnorm2x16(extra.colour[0]), unpackUnorm2x16(extra.colour[1]));
  }
  return vec4(first, second);
}

// What is no number is left out.
void addRadiance(uint path, vec3 radiance)
{
  if (all(greaterThanEqual(radiance, vec3(0.0))) && all(lessThan(radiance, vec3(1e30))))
    FRAME.film.at[path].xyz += radiance;
}

#endif
