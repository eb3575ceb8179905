// jobs.glsl - what the tests ask of a field; after raysort_sdf.glsl. sdf_jobs.h has the same.
// SPDX-License-Identifier: MIT
#define CLOSEST   0u
#define ANY       1u
#define DISTANCE  2u // of ray.origin: t; normal there: tShell, tLeave, normal; occlusion within ray.tMax: brick
#define LEAVE     3u // ray.origin along ray.direction: t, tShell, tLeave; flags: whether
#define HIT_CELL  4u // of the closest hit: t, tShell, tLeave

struct Job
{
  RaysortSdfRay ray;
  uint rayFlags;
  uint mode;
  uint firstCascade;
  uint cascadeCount;
};

RaysortSdfHit answerPoint(RAYSORT_UVEC2 sdf, Job job, RAYSORT_UVEC2 range)
{
  RaysortSdfHit hit = raysortSdfMiss(job.ray);
  if (job.mode == DISTANCE)
  {
    RAYSORT_FVEC3 normal = raysortSdfNormal(sdf, job.ray.origin, range);
    hit.t = raysortSdfDistance(sdf, job.ray.origin, range);
    hit.tShell = normal.x;
    hit.tLeave = normal.y;
    hit.normal = RAYSORT_AS_UINT(normal.z);
    hit.brick = RAYSORT_AS_UINT(raysortSdfOcclusion(sdf, job.ray.origin, job.ray.direction, job.ray.tMax, range));
  }
  else
  {
    RAYSORT_FVEC3 p = job.ray.origin;
    hit.flags = raysortSdfLeave(sdf, p, job.ray.direction, range) ? 1u : 0u;
    hit.t = p.x;
    hit.tShell = p.y;
    hit.tLeave = p.z;
  }
  return hit;
}

RaysortSdfHit answer(RAYSORT_UVEC2 sdf, Job job)
{
  RAYSORT_UVEC2 range = RAYSORT_UVEC2(job.firstCascade, job.cascadeCount);
  RaysortSdfHit hit = raysortSdfMiss(job.ray);
  if (job.mode == DISTANCE || job.mode == LEAVE)
    hit = answerPoint(sdf, job, range);
  else if (job.mode == ANY)
    raysortSdfAny(sdf, job.ray, job.rayFlags, range, hit);
  else
  {
    raysortSdfClosest(sdf, job.ray, job.rayFlags, range, hit);
    if (job.mode == HIT_CELL)
    {
      RAYSORT_FVEC3 cell = raysortSdfHitCell(sdf, job.ray, hit);
      hit.t = cell.x;
      hit.tShell = cell.y;
      hit.tLeave = cell.z;
    }
  }
  return hit;
}
