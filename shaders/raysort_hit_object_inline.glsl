// raysort_hit_object_inline.glsl - target 3 of raysort_hit_object.glsl: one thread runs all its stages and reorders
// nothing.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object_execute.glsl includes this file.
#ifndef RAYSORT_HIT_OBJECT_INLINE_GLSL
#define RAYSORT_HIT_OBJECT_INLINE_GLSL

#define RAYSORT_PRIVATE_IS_STAGE(number, function) || next == number // an argument of RAYSORT_STAGES

#ifdef RAYSORT_LAUNCH_SIZE
uvec3 raysortLaunchSize() { return RAYSORT_LAUNCH_SIZE; }
#else
uvec3 raysortLaunchSize()
{
  uvec3 size = gl_WorkGroupSize; // read whole, so that it does not compile before the layout with the size
  return gl_NumWorkGroups * size;
}
#endif
#ifdef RAYSORT_LAUNCH_ID
uvec3 raysortLaunchId() { return RAYSORT_LAUNCH_ID; }
#else
uvec3 raysortLaunchId() { return gl_GlobalInvocationID; }
#endif

void raysortReorderThread(uint hint, uint bits) {}
void raysortReorderThread(raysortHitObject hit) {}
void raysortReorderThread(raysortHitObject hit, uint hint, uint bits) {}

void raysortExecute0(raysortHitObject hit); // RAYSORT_PAYLOAD(0, ...) defines it
void raysortWait(inout raysortHitObject hit) { raysortExecute0(hit); }

// Runs all stages of this thread: call it as the whole of main(). The bound on stages ends a program that is never
// done, so that it does not hang the device.
void raysortRunStages()
{
  if (all(lessThan(raysortLaunchId(), raysortLaunchSize())))
  {
    RaysortLive live;
    RAYSORT_PRIVATE_HITS hit;
    for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
      raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
    uint next = 0u;
#ifdef RAYSORT_FORWARD
    RAYSORT_STAGES(RAYSORT_PRIVATE_CHAIN_STAGE)
#else
    uint left = 0x100000u;
    do
    {
      RAYSORT_STAGES(RAYSORT_PRIVATE_CHAIN_STAGE)
      --left;
    } while ((false RAYSORT_STAGES(RAYSORT_PRIVATE_IS_STAGE)) && left > 0u);
#endif
  }
}

#endif
