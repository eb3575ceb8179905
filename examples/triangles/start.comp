// start.comp - a ray for every path of a batch: through a random point of its pixel, from a random point of the lens.
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
    uint pixel = pixelOf(path);
    RaysortCamera camera = FRAME.camera;
    precise vec2 at = vec2(pixel % FRAME.width, pixel / FRAME.width) + randomPoint(pixel, SALT_PIXEL);
    precise vec2 st = vec2(at.x / float(FRAME.width), 1.0 - at.y / float(FRAME.height));
    vec2 lens = onDisk(randomPoint(pixel, SALT_LENS));
    precise vec3 origin = camera.origin + lens.x * camera.lensU + lens.y * camera.lensV;
    precise vec3 target = camera.lowerLeftCorner + st.x * camera.horizontal + st.y * camera.vertical;
    precise vec3 direction = normalize(target - origin);
    FRAME.rays.at[path] = RaysortBvhRay(origin, 0.0, direction, 1e6);
    FRAME.paths.at[path] = Path(vec3(1.0), PATH_MIRROR);
  }
}
