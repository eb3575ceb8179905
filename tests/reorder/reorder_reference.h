/* reorder_reference.h - the program of program.glsl, interpreted on the host: every byte that a plan must leave.
 * SPDX-License-Identifier: MIT */
#ifndef REORDER_REFERENCE_H
#define REORDER_REFERENCE_H

#include "raysort.h"

#define PROGRAM_STAGES        3u
#define PROGRAM_COUNTERS      16u
#define PROGRAM_MAX_LIVE      64u /* words */
#define PROGRAM_MAX_SUBGROUP  128u
#define PROGRAM_RECORD_STRIDE 48u
#define PROGRAM_HANDLE_SIZE   16u

/* How the shader was compiled, and what the plan was given. */
typedef struct Program
{
  const RaysortReorderInfo *info;
  uint32_t objects, words, more; /* OBJECTS, WORDS, MORE */
  uint32_t isForward;            /* RAYSORT_FORWARD: an earlier stage, or the same again, is none */
  uint32_t isSplit;              /* stages with a pipeline a function, a bit each */
  uint32_t nullKinds;            /* of these stages: functions whose pipeline is null, a bit each */
  uint32_t isMissShifted;        /* pipelines of misses have RAYSORT_FUNCTION hitRecordCount + m: of no function */
  uint32_t count;                /* threads that begin */
  uint32_t inPlace;              /* RAYSORT_IN_PLACE: keys of a subgroup that goes on in place */
  uint32_t subgroup;             /* its threads, which follow each other in a workgroup; 1 without inPlace */
  const uint32_t *seeds;
  const uint32_t *functions; /* functionOfRecord; NULL: none */
  const uint8_t *records;    /* hits, then misses */
  const RaysortHitInstance *instances;
  uint32_t instanceCount;
  uint32_t logWaves;
} Program;

/* What it leaves. state: as RaysortReorderInfo.state, its words as they were before; the counters in front are written
 * too. log: [logWaves][threads]; counters: PROGRAM_COUNTERS. */
typedef struct ProgramResult
{
  uint8_t *state;
  uint32_t *log, *counters;
} ProgramResult;

void programRun(const Program *program, const RaysortReorderLayout *layout, const ProgramResult *result);

#endif /* REORDER_REFERENCE_H */
