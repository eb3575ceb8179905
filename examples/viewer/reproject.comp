// reproject.comp - what a pixel of a moving frame sees first, and the mean of that in the frame before.
// SPDX-License-Identifier: MIT
// The mean is between four pixels there. One that saw something else does not count: another geometry of an instance,
// another normal, or a place off the plane of the triangle. Workgroup: 64 threads. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"
#include "surface.glsl"

#define MOST_ANGLE  0.9   // cosine between normals
#define MOST_OFF    0.005 // from the plane, in distances from the eye
#define LEAST_SHARE 0.02  // of a mean that one pixel has alone: below it there is none
#define IS_SMOOTH   0.3   // roughness below which a metal shows a picture of its own that moves another way

// What a pixel sees, in the space of the frame before.
struct Before
{
  vec3 position; // of the sky: a direction
  vec3 normal;
  uint id;
};

vec2 folded(vec3 n)
{
  vec2 p = n.xy / (abs(n.x) + abs(n.y) + abs(n.z));
  return n.z < 0.0 ? (1.0 - abs(p.yx)) * mix(vec2(-1.0), vec2(1.0), greaterThanEqual(p, vec2(0.0))) : p;
}

vec3 unfolded(vec2 p)
{
  vec3 n = vec3(p, 1.0 - abs(p.x) - abs(p.y));
  n.xy -= mix(vec2(-1.0), vec2(1.0), greaterThanEqual(p, vec2(0.0))) * max(-n.z, 0.0);
  return normalize(n);
}

Rows oldRowsOf(uint instance)
{
  float t[12] = FRAME.oldInstances.at[instance].transform;
  return Rows(vec4(t[0], t[1], t[2], t[3]), vec4(t[4], t[5], t[6], t[7]), vec4(t[8], t[9], t[10], t[11]));
}

// Of a triangle between its corners, towards the ray.
vec3 facing(Rows rows, vec3 normal, vec3 along)
{
  vec3 n = movedNormal(rows, normal);
  n /= max(lengthOf(n), 1e-37);
  return dot(n, along) > 0.0 ? -n : n;
}

// Also leaves what the pixel sees for the frame to come.
Before seenFirst(uint path, RaysortBvhRay ray, RaysortBvhHit hit)
{
  if ((hit.flags & RAYSORT_BVH_HIT_BIT) == 0u)
  {
    FRAME.seen.at[path] = Seen(0.0, NONE, 0u, 0u);
    return Before(ray.direction, vec3(0.0), NONE);
  }
  Corners corners = cornersOf(FRAME.objects.at[objectOf(hit)], hit.primitive);
  vec3 at = (1.0 - hit.u - hit.v) * corners.at[0] + hit.u * corners.at[1] + hit.v * corners.at[2];
  vec3 normal = cross(corners.at[1] - corners.at[0], corners.at[2] - corners.at[0]);
  normal /= max(lengthOf(normal), 1e-37);
  Rows old = oldRowsOf(hit.instance);
  uint id = scramble(hit.instance) + hit.geometry;
  id -= id == NONE ? 1u : 0u;
  FRAME.seen.at[path] =
      Seen(hit.t, id, packSnorm2x16(folded(facing(rowsOf(hit.instance), normal, ray.direction))), 0u);
  return Before(moved(old, at), facing(old, normal, moved(old, at) - FRAME.oldCamera.eye), id);
}

// Where the frame before shows it, in pixels; false: nowhere.
bool placeOf(Before before, out vec2 place)
{
  vec3 from = before.position - (before.id == NONE ? vec3(0.0) : FRAME.oldCamera.eye);
  float depth = dot(from, FRAME.oldCamera.forward);
  depth = FRAME.oldCamera.isOrthographic != 0u ? 1.0 : depth;
  vec2 aside = vec2(dot(from, FRAME.oldCamera.right) / dot(FRAME.oldCamera.right, FRAME.oldCamera.right),
                    -dot(from, FRAME.oldCamera.up) / dot(FRAME.oldCamera.up, FRAME.oldCamera.up));
  place = (aside / depth * 0.5 + 0.5) * vec2(FRAME.width, FRAME.height);
  return depth > 0.0 && all(greaterThan(place, vec2(-1.0))) &&
         all(lessThan(place, vec2(FRAME.width, FRAME.height) + 1.0));
}

// The point that a pixel of the frame before saw.
vec3 pointAt(ivec2 pixel, float t)
{
  vec2 at = (vec2(pixel) + 0.5) / vec2(FRAME.width, FRAME.height) * 2.0 - 1.0;
  vec3 aside = at.x * FRAME.oldCamera.right - at.y * FRAME.oldCamera.up;
  return FRAME.oldCamera.isOrthographic != 0u ? FRAME.oldCamera.eye + aside + t * FRAME.oldCamera.forward
                                    : FRAME.oldCamera.eye + t * normalize(FRAME.oldCamera.forward + aside);
}

bool isSame(Before before, ivec2 pixel, Seen seen)
{
  bool same = seen.id == before.id;
  if (same && before.id != NONE)
  {
    float off = abs(dot(before.normal, pointAt(pixel, seen.t) - before.position));
    same = off <= MOST_OFF * seen.t && dot(before.normal, unfolded(unpackSnorm2x16(seen.normal))) > MOST_ANGLE;
  }
  return same;
}

// Between the four pixels around, of those that saw the same.
vec4 meanAt(Before before, vec2 place)
{
  ivec2 first = ivec2(floor(place - 0.5)), size = ivec2(FRAME.width, FRAME.height);
  vec2 share = place - 0.5 - vec2(first);
  vec4 mean = vec4(0.0);
  float sum = 0.0;
  for (int i = 0; i < 4; ++i)
  {
    ivec2 step = ivec2(i & 1, i >> 1), pixel = first + step;
    vec2 weights = mix(1.0 - share, share, equal(step, ivec2(1)));
    float weight = weights.x * weights.y;
    if (weight > 0.0 && all(greaterThanEqual(pixel, ivec2(0))) && all(lessThan(pixel, size)))
    {
      uint path = pathOf(uvec2(pixel));
      if (isSame(before, pixel, FRAME.oldSeen.at[path]))
      {
        mean += weight * FRAME.oldMeans.at[path];
        sum += weight;
      }
    }
  }
  return sum > LEAST_SHARE ? mean / sum : vec4(0.0);
}

// What is seen in a mirror or through glass stays with neither of them: few frames count there.
float mostFrames(RaysortBvhHit hit)
{
  float most = TEMPORAL_FRAMES - 1.0;
  if (hit.material < FRAME.materialCount)
  {
    Material material = FRAME.materials.at[hit.material];
    float smoothness = max(1.0 - material.roughness / IS_SMOOTH, 0.0);
    float share = (material.kind & KIND_GLASS) != 0u ? 1.0 : material.metalness * smoothness;
    most = mix(most, TEMPORAL_MIRROR, share);
  }
  return most;
}

// For the frame to come.
void keepInstances()
{
  uint threads = gl_NumWorkGroups.x * gl_NumWorkGroups.y * GROUP_SIZE;
  for (uint i = threadNumber(); i < FRAME.instanceCount; i += threads)
    FRAME.newInstances.at[i] = FRAME.instances.at[i];
}

void main()
{
  uint path;
  keepInstances();
  if (threadPath(path))
  {
    uvec2 pixel = pixelOf(path);
    if (pixel.x < FRAME.width && pixel.y < FRAME.height)
    {
      RaysortBvhHit hit = FRAME.hits.at[path];
      Before before = seenFirst(path, FRAME.rays.at[path], hit);
      vec4 mean = vec4(0.0);
      vec2 place;
      if (FRAME.hasHistory != 0u && placeOf(before, place))
        mean = meanAt(before, place);
      mean.w = min(mean.w, mostFrames(hit));
      FRAME.means.at[path] = mean;
    }
  }
}
