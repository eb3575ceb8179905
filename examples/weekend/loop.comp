// loop.comp - bounces and samples in one loop: a thread whose path is over starts the next one.
// SPDX-License-Identifier: MIT
// Hooks: those of tracer.glsl. Workgroup: WIDTH threads, as many as the device keeps busy: they take their samples
// from a queue. Shared memory: the bounds. A barrier before the paths.
//
// A thread carries several paths, which share every load of a bound. An item of the queue is a run of samples of one
// pixel; `fetches` bounds how many a thread takes, for devices that end a thread after so many rounds of its loops.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#ifdef WEEKEND_HEAVY
#define WEEKEND_RAYS 1 // so much code must not be there twice
#else
#define WEEKEND_RAYS WEEKEND_PATHS
#endif
#define WEEKEND_GROUP local_size_x_id = WEEKEND_CONSTANT_WIDTH
#include "tracer.glsl"

// What a path does not share with those of other kernels, in few registers: 1 if it is live, 15 bits for samples of
// the pixel still to be started, 16 for the bounce.
struct Progress
{
  uint next; // the first of these samples
  uint state;
};

#define LIVE 0x80000000u

bool isLivePath(Progress progress) { return progress.state >= LIVE; }

// Takes samples from the queue for a path that has none left. false: the queue is empty.
bool fetchRun(inout Path path, inout Progress progress)
{
  uint perRun = itemsPerSample(), run = SLICE.run;
  uint item = atomicAdd(FRAME.queue.at[0], 1u);
  bool isThere = item / perRun < (SLICE.samples + run - 1u) / run;
  if (isThere)
  {
    path.pixel = packPixel(pixelOf(item));
    progress.next = item / perRun * run;
    progress.state = min(run, SLICE.samples - progress.next) << 16;
  }
  return isThere;
}

void startNext(inout Path path, inout Progress progress)
{
  path.ray = startPath(unpackPixel(path.pixel), SLICE.sample0 + progress.next);
  path.random = raysortRandom;
  path.throughput = vec3(1.0);
  progress.next++;
  progress.state = LIVE | ((progress.state - 0x10000u) & 0x7fff0000u);
  count(WEEKEND_COUNT_PATHS, 1u);
}

void startIdle(inout Path path, inout Progress progress, inout uint fetches)
{
  if (progress.state < 0x10000u && fetches > 0u)
    fetches = fetchRun(path, progress) ? fetches - 1u : 0u;
  if (!isLivePath(progress) && progress.state >= 0x10000u)
    startNext(path, progress);
}

void shadeLive(inout Path path, uint found, inout Progress progress)
{
  if (isLivePath(progress))
  {
    bool goesOn = shadePath(path, found, progress.state & 0xffffu);
    progress.state = goesOn ? progress.state + 1u : progress.state & ~LIVE;
  }
}

void main()
{
  Path paths[WEEKEND_RAYS];
  Progress progress[WEEKEND_RAYS];
  RaysortRay rays[WEEKEND_RAYS];
  bool isLive[WEEKEND_RAYS];
  uint found[WEEKEND_RAYS];
  uint rounds = 0u, traced = 0u, fetches = SLICE.fetches;
  bool anyLive = FRAME.depth > 0u;
  raysortBeginSearch();
  [[unroll]] for (uint k = 0u; k < WEEKEND_RAYS; ++k)
  {
    paths[k].ray = RaysortRay(vec3(0.0), vec3(0.0), RAYSORT_NOWHERE);
    progress[k] = Progress(0u, 0u);
  }
  [[dont_unroll]] while (anyLive)
  {
    anyLive = false;
#define START(k) startIdle(paths[k], progress[k], fetches);
    RAYSORT_EACH_RAY(START)
    [[unroll]] for (uint k = 0u; k < WEEKEND_RAYS; ++k)
    {
      rays[k] = paths[k].ray;
      isLive[k] = isLivePath(progress[k]);
      anyLive = anyLive || isLive[k];
      traced += isLive[k] ? 1u : 0u;
    }
    if (anyLive)
    {
      raysortSearch(rays, isLive, WEEKEND_T_MIN, WEEKEND_T_MAX, found);
      ++rounds;
#define SHADE(k) shadeLive(paths[k], found[k], progress[k]);
      RAYSORT_EACH_RAY(SHADE)
    }
  }
  countRays(traced, rounds, WEEKEND_RAYS);
}
