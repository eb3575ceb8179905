// jobs.glsl - rays of the tests, and what is asked about each; after raysort_bvh.glsl. test_gpu_bvh.c has the same.
// SPDX-License-Identifier: MIT
#define CLOSEST 0u
#define ANY     1u
#define FIRST   2u // the closest, ended at the first hit: which one is open
#define NEXT    3u

struct Job
{
  RaysortBvhRay ray;
  RaysortBvhHit last;
  uint firstWord; // of its structure
  uint rayFlags;
  uint mode;
  uint mask;
};

// Of two levels: with the mask.
#ifdef RAYSORT_BVH_ONE_LEVEL
#define MASK
#else
#define MASK job.mask,
#endif

RaysortBvhHit answer(RAYSORT_UVEC2 bvh, Job job)
{
  RaysortBvhHit hit = job.last;
  if (job.mode == CLOSEST)
    raysortBvhClosest(bvh, job.ray, job.rayFlags, MASK hit);
  else if (job.mode == NEXT)
    raysortBvhNext(bvh, job.ray, job.rayFlags, MASK hit, hit);
  else
  {
    bool isHit;
    if (job.mode == ANY)
      #ifdef RAYSORT_BVH_ONE_LEVEL
      isHit = raysortBvhAny(bvh, job.ray, job.rayFlags);
#else
      isHit = raysortBvhAny(bvh, job.ray, job.rayFlags, job.mask);
#endif
    else
      isHit = raysortBvhClosest(bvh, job.ray, job.rayFlags | RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, MASK hit);
    hit = job.last;
    hit.flags = isHit ? RAYSORT_BVH_HIT_BIT : 0u;
  }
  return hit;
}
