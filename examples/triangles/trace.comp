// trace.comp - the closest hit of every ray, with the material for the sort; a miss is lit by the sky and becomes void.
// SPDX-License-Identifier: MIT
// Bounce 0 makes the rays. Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "../materials/noise.glsl"
#include "sky.glsl"
#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"

// Through a random point of the pixel, from a random point of the lens.
void startPath(uint pixel)
{
  RaysortCamera camera = FRAME.camera;
  precise vec2 at = vec2(pixel % FRAME.width, pixel / FRAME.width) + randomPoint(pixel, SALT_PIXEL);
  precise vec2 st = vec2(at.x / float(FRAME.width), 1.0 - at.y / float(FRAME.height));
  vec2 lens = onDisk(randomPoint(pixel, SALT_LENS));
  precise vec3 origin = camera.origin + lens.x * camera.lensU + lens.y * camera.lensV;
  precise vec3 target = camera.lowerLeftCorner + st.x * camera.horizontal + st.y * camera.vertical;
  precise vec3 direction = normalize(target - origin);
  FRAME.rays.at[pixel] = RaysortBvhRay(origin, 0.0, direction, 1e6);
  FRAME.paths.at[pixel] = Path(vec3(1.0), PATH_MIRROR);
}

void addSky(uint pixel, vec3 direction)
{
  Path path = FRAME.paths.at[pixel];
  precise vec3 seen = sky(direction, FRAME.sun);
  precise float offSun = distance(direction, FRAME.sun);
  if ((path.state & PATH_MIRROR) != 0u && (path.state & PATH_DIFFUSE) == 0u)
    seen += SUN_SEEN * (1.0 - smoothstep(0.9 * SUN_RADIUS, 1.1 * SUN_RADIUS, offSun));
  precise vec3 light = path.throughput * seen;
  addRadiance(pixel, light);
}

void main()
{
  uint pixel;
  if (threadPixel(pixel))
  {
    if (push.bounce.bounce == 0u)
      startPath(pixel);
    RaysortBvhRay ray = FRAME.rays.at[pixel];
    bool isAlive = ray.tMin <= ray.tMax;
    RaysortBvhHit hit;
    bool isHit = raysortTraceClosest(uvec2(FRAME.bvh), ray, 0u, hit);
    hit.material = MATERIAL_VOID;
    if (isHit)
      hit.material = FRAME.objects.at[hit.geometry].material;
    else if (isAlive)
    {
      addSky(pixel, ray.direction);
      FRAME.rays.at[pixel].tMax = -1.0; // in pixel order it comes by again
    }
    FRAME.hits.at[pixel] = hit;
  }
}
