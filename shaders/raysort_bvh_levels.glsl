// raysort_bvh_levels.glsl - instances: the ray in their space, and the way in and out.
// SPDX-License-Identifier: MIT
// Included by raysort_bvh.glsl.
#ifndef RAYSORT_BVH_LEVELS_GLSL
#define RAYSORT_BVH_LEVELS_GLSL

// ---- instances ----

#ifndef RAYSORT_BVH_ONE_LEVEL

float raysortBvhTurned(RAYSORT_FVEC4 row, RAYSORT_FVEC3 part)
{
  precise float sum = (row.x * part.x + row.y * part.y) + row.z * part.z;
  return sum;
}

float raysortBvhMoved(RAYSORT_FVEC4 row, RAYSORT_FVEC3 place)
{
  precise float sum = raysortBvhTurned(row, place) + row.w;
  return sum;
}

// Returns the ray in the space of an instance. i: the first word of the instance's record.
RaysortBvhRay raysortBvhObjectRay(RAYSORT_UVEC2 bvh, uint i, RaysortBvhRay ray)
{
  RAYSORT_FVEC4 x = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 0));
  RAYSORT_FVEC4 y = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 1));
  RAYSORT_FVEC4 z = RAYSORT_AS_FLOAT(RAYSORT_BVH_LOAD_AT(bvh, i, 2));
  RaysortBvhRay own = ray;
  own.origin = RAYSORT_FVEC3(raysortBvhMoved(x, ray.origin), raysortBvhMoved(y, ray.origin),
                             raysortBvhMoved(z, ray.origin));
  own.direction = RAYSORT_FVEC3(raysortBvhTurned(x, ray.direction), raysortBvhTurned(y, ray.direction),
                                raysortBvhTurned(z, ray.direction));
  return own;
}

#ifdef RAYSORT_BVH_MOTION
// Returns the ray in the space of an instance. way: from raysortBvhWayAt or raysortBvhWayIn.
RaysortBvhRay raysortBvhObjectRayBy(RaysortBvhRows way, RaysortBvhRay ray)
{
  RaysortBvhRay own = ray;
  own.origin = RAYSORT_FVEC3(raysortBvhMoved(way.x, ray.origin), raysortBvhMoved(way.y, ray.origin),
                             raysortBvhMoved(way.z, ray.origin));
  own.direction = RAYSORT_FVEC3(raysortBvhTurned(way.x, ray.direction), raysortBvhTurned(way.y, ray.direction),
                                raysortBvhTurned(way.z, ray.direction));
  return own;
}
#endif

// Returns the ray flags inside an instance. flags: of the instance.
uint raysortBvhInstanceFlags(uint rayFlags, uint flags)
{
  uint own = rayFlags;
  if ((flags & RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT) != 0u)
    own &= ~(RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT);
  if ((rayFlags & (RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_NO_OPAQUE_BIT)) == 0u)
  {
    if ((flags & RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT) != 0u)
      own |= RAYSORT_BVH_RAY_OPAQUE_BIT;
    else if ((flags & RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT) != 0u)
      own |= RAYSORT_BVH_RAY_NO_OPAQUE_BIT;
  }
  return (flags & RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT) != 0u ? own | RAYSORT_BVH_FLIP_FACING : own;
}

bool raysortBvhSkips(uint type, uint rayFlags)
{
  uint skip = type == RAYSORT_BVH_BOXES ? RAYSORT_BVH_RAY_SKIP_BOXES_BIT : RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT;
  return (rayFlags & skip) != 0u;
}

// Changes the state to the structure of instances, but not yet to a grid in it. Quotients may be a little off here,
// because this level has no triangles.
void raysortBvhEnterAbove(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, inout RaysortBvhState state)
{
  RAYSORT_UVEC4 places = RAYSORT_BVH_LOAD(bvh, 2u);
  RAYSORT_FVEC3 d = ray.direction;
  d.x = abs(d.x) >= 8.67361737988403547e-19 ? d.x : d.x < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  d.y = abs(d.y) >= 8.67361737988403547e-19 ? d.y : d.y < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  d.z = abs(d.z) >= 8.67361737988403547e-19 ? d.z : d.z < 0.0 ? -8.67361737988403547e-19 : 8.67361737988403547e-19;
  state.origin = ray.origin;
  state.reciprocal = RAYSORT_FVEC3(1.0 / d.x, 1.0 / d.y, 1.0 / d.z); // 2^-60 and more: in range
  state.tMin = (RAYSORT_AS_UINT(ray.tMin) & 0x80000000u) == 0u ? ray.tMin : 0.0;
  state.flags = rayFlags;
  state.axis = RAYSORT_BVH_FRAME_MASK << RAYSORT_BVH_FRAME_SHIFT;
  state.records = places.x;
  state.bvh = bvh;
  state.instance = RAYSORT_BVH_NONE;
  state.leave = RAYSORT_BVH_NONE;
#ifdef RAYSORT_BVH_MOTION
  raysortBvhEnterMotion(bvh, state);
#endif
}

// Enters the structure that a ray begins in. Returns its root, or RAYSORT_BVH_EMPTY.
uint raysortBvhEnterFirst(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, inout RaysortBvhState state)
{
  uint type = RAYSORT_BVH_LOAD(bvh, 3u).y;
  uint flags = rayFlags & ~RAYSORT_BVH_FLIP_FACING;
  uint reference = RAYSORT_BVH_EMPTY;
  state.bvh = bvh;
  state.instance = 0u;
  state.leave = RAYSORT_BVH_NONE;
  if (type == RAYSORT_BVH_INSTANCES)
  {
    raysortBvhEnterAbove(bvh, ray, flags, state);
    reference = raysortBvhEnterGrid(bvh, 0u, state);
  }
  else if (!raysortBvhSkips(type, rayFlags))
    reference = raysortBvhBegin(bvh, ray, flags, state);
  return reference;
}

// Enters an instance. Returns the root of its structure. If the ray skips the instance, returns RAYSORT_BVH_EMPTY and
// leaves the state unchanged. With motion a ray that the mask lets in may get RAYSORT_BVH_RESTORE_TAG: the ray skips
// the instance, and the state is lost. So no register keeps it while the transform is computed.
uint raysortBvhEnterInstance(RAYSORT_UVEC2 bvh, RaysortBvhRay ray, uint rayFlags, uint mask, uint instance, bool isAny,
                             inout RaysortBvhState state)
{
  uint i = state.records + RAYSORT_BVH_INSTANCE_WORDS * instance;
  RAYSORT_UVEC4 about = RAYSORT_BVH_LOAD_AT(bvh, i, 3);
#ifdef RAYSORT_BVH_MOTION
  if ((about.z >> 24 & mask) == 0u)
    return RAYSORT_BVH_EMPTY; // the state is unchanged
  uint m = state.motionNodes != 0u ? state.motionRecords + RAYSORT_BVH_MOTION_INSTANCE_WORDS * instance : 0u;
  RaysortBvhRows way = raysortBvhWayAt(bvh, i, m, state.time, isAny);
  RaysortBvhRay own = raysortBvhObjectRayBy(way, ray);
#else
  RaysortBvhRay own = raysortBvhObjectRay(bvh, i, ray); // before the mask is tested: no load waits for another load
#endif
  RAYSORT_UVEC2 below = RAYSORT_BVH_BELOW(about.xy);
  uint reference = RAYSORT_BVH_EMPTY;
  if ((about.z >> 24 & mask) != 0u RAYSORT_BVH_AND_THERE && raysortBvhIsAlive(own))
  {
    if (!raysortBvhSkips(RAYSORT_BVH_LOAD(below, 3u).y, rayFlags))
    {
      state.bvh = below;
      state.instance = instance;
      reference = raysortBvhBegin(below, own, raysortBvhInstanceFlags(rayFlags, about.w >> 24), state);
    }
  }
#ifdef RAYSORT_BVH_MOTION
  if (reference == RAYSORT_BVH_EMPTY)
    reference = RAYSORT_BVH_RESTORE_TAG;
#endif
  return reference;
}

// Returns the record offset of a hit's instance; 0 in a structure without instances.
uint raysortBvhOffset(RAYSORT_UVEC2 bvh, RaysortBvhHit hit)
{
  uint found = 0u;
  if (RAYSORT_BVH_LOAD(bvh, 3u).y == RAYSORT_BVH_INSTANCES)
  {
    uint i = RAYSORT_BVH_LOAD(bvh, 2u).x + RAYSORT_BVH_INSTANCE_WORDS * hit.instance;
    found = RAYSORT_BVH_LOAD_AT(bvh, i, 3).w & 0x00ffffffu;
  }
  return found;
}
#endif

#endif
