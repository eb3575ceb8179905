// start.comp - a ray for every path of a batch: through a random point of its pixel, from a random point of the lens.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"

#ifdef MOTION
RaysortCamera cameraAt(RaysortCamera a, RaysortCamera b, float time)
{
  precise RaysortCamera camera = a;
  camera.origin = mix(a.origin, b.origin, time);
  camera.lowerLeftCorner = mix(a.lowerLeftCorner, b.lowerLeftCorner, time);
  camera.horizontal = mix(a.horizontal, b.horizontal, time);
  camera.vertical = mix(a.vertical, b.vertical, time);
  camera.lensU = mix(a.lensU, b.lensU, time);
  camera.lensV = mix(a.lensV, b.lensV, time);
  return camera;
}
#endif

void main()
{
  uint path;
  if (threadPath(path))
  {
    uint pixel = pixelOf(path);
    RaysortCamera camera = FRAME.camera;
#ifdef MOTION
    precise float time = FRAME.shutter * randomPoint(pixel, SALT_TIME).x;
    camera = cameraAt(camera, FRAME.cameraLater, time);
    FRAME.times.at[path] = time;
#endif
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
