// start.comp - a ray for every path: through a random point of its pixel, or, in a frame
// whose mean goes on, through the middle, so that it finds again what it saw. It clears the film where it begins anew.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"

void main()
{
  uint path;
  if (threadPath(path))
  {
    uvec2 pixel = pixelOf(path);
    vec2 within = FRAME.temporal == TEMPORAL_MOVING ? vec2(0.5) : randomPoint(path, SALT_PIXEL);
    vec2 at = (vec2(pixel) + within) / vec2(FRAME.width, FRAME.height) * 2.0 - 1.0;
    FrameCamera camera = FRAME.camera;
    vec3 direction = normalize(camera.forward + at.x * camera.right - at.y * camera.up);
    bool isInside = pixel.x < FRAME.width && pixel.y < FRAME.height && pixel.y % FRAME.interleave == 0u;
    RaysortBvhRay ray = RaysortBvhRay(camera.eye, 0.0, direction, 1e30);
    vec2 cone = vec2(0.0, camera.pixelSpread);
    if (camera.isOrthographic != 0u)
    {
      ray = RaysortBvhRay(camera.eye + at.x * camera.right - at.y * camera.up, 0.0, camera.forward, 1e30);
      cone = cone.yx;
    }
    FRAME.rays.at[path] = isInside ? ray : deadRay();
    FRAME.paths.at[path] = Path(vec3(1.0), 0.0, cone.x, cone.y, 0u, 0u);
    vec4 sum = FRAME.sampleIndex == 0u ? vec4(0.0) : FRAME.film.at[path];
    FRAME.film.at[path] = sum + vec4(0.0, 0.0, 0.0, isInside ? 1.0 : 0.0);
  }
}
