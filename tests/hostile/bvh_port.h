/* bvh_port.h - shaders/raysort_bvh.glsl and raysort_bvh_stream.glsl on the host, as a hostile device runs them.
 * SPDX-License-Identifier: MIT */
#ifndef HOSTILE_BVH_PORT_H
#define HOSTILE_BVH_PORT_H

#include "rounding.h"

#ifdef __cplusplus
extern "C"
{
#endif

  typedef enum HostileCall
  {
    HOSTILE_CLOSEST,    /* raysortBvhClosest */
    HOSTILE_ANY,        /* raysortBvhAny: of hits only flags are set, 1 or 0 */
    HOSTILE_NEXT,       /* raysortBvhNext after hits[i] */
    HOSTILE_STREAM,     /* raysortBvhTraceStream */
    HOSTILE_STREAM_ANY, /* raysortBvhTraceStreamAny */
    HOSTILE_CALLS
  } HostileCall;

  /* The hook of boxes: the ray is a RaysortBvhRay, the hit a RaysortBvhHit. */
  typedef int (*HostileBox)(void *user, const void *ray, void *hit);

  /* rays: RaysortBvhRay[count]; hits: RaysortBvhHit[count]. */
  typedef struct HostileTrace
  {
    HostileCall call;
    const void *bvh;
    const void *base; /* two levels: added to the references in instances */
    HostileBox box;   /* two levels: NULL: boxes are empty */
    void *user;
    const void *rays;
    const float *times; /* with motion: of the rays */
    uint32_t count;
    uint32_t rayFlags;
    uint32_t mask; /* two levels: 0 .. 0xff */
    void *hits;
  } HostileTrace;

  void hostileTraceOneLevel(const HostileTrace *trace, const HostileRounding *rounding);
  void hostileTraceTwoLevels(const HostileTrace *trace, const HostileRounding *rounding);
  void hostileTraceMotion(const HostileTrace *trace, const HostileRounding *rounding); /* one level or two */

  /* The edges of motion, whose numbers are so small or so rare that random scenes have none: see bvh_port.cpp. */
  float hostileTimeOf(float time);
  float hostilePlainCorner(float at1, float time);      /* x of a corner that is 0 at time 0, in a plain triangle */
  int hostileIsSteady(const float srt[32], float time); /* does the short way make rows? */

#ifdef __cplusplus
}
#endif

#endif
