/* reorder_reference.c - see reorder_reference.h.
 * SPDX-License-Identifier: MIT */
#include "reorder_reference.h"

#include <stdlib.h>
#include <string.h>

/* A hit object, the words of its 64 and 32 bytes. */
enum
{
  ORIGIN,
  T_MIN = 3,
  DIRECTION,
  T_MAX = 7,
  META,
  RECORD,
  INSTANCE,
  PRIMITIVE,
  GEOMETRY,
  ATTRIBUTES,
  LAST = 15,
  MORE,
  OBJECT_WORDS = 24
};

/* The words of RaysortLive. */
enum
{
  RANDOM,
  WAVE,
  SUM,
  IS_FUSED,
  PAYLOAD,
  UNUSED,
  VECTORS = 8
};

typedef struct Object
{
  uint32_t word[OBJECT_WORDS];
} Object;

/* A thread on its way through one stage. */
typedef struct Thread
{
  const Program *program;
  RaysortReorderCounters *strays;
  uint32_t *counters;
  uint32_t slot, stage, place;
  uint32_t function; /* of the pipeline; 0xffffffff: one for all */
  uint32_t kind, hint, isByObject, payload;
  uint32_t isSorted, key; /* with which its kernel found it */
  uint32_t live[PROGRAM_MAX_LIVE];
  Object objects[2];
} Thread;

static uint32_t draw(Thread *thread)
{
  thread->live[RANDOM] = thread->live[RANDOM] * 1664525u + 1013904223u;
  return thread->live[RANDOM] >> 8;
}

static uint32_t any(Thread *thread)
{
  const uint32_t high = draw(thread);
  return high << 16 | (draw(thread) & 0xffffu);
}

static uint32_t kinds(const Program *program)
{
  const RaysortReorderInfo *info = program->info;
  return (program->functions ? info->functionCount : info->hitRecordCount + info->missRecordCount) + 1;
}

/* The function of an object's record; kinds - 1: none; 0xffffffff: there is no such record, or function. */
static uint32_t kindOf(const Program *program, const Object *object)
{
  const uint32_t none = kinds(program) - 1, record = object->word[RECORD], type = object->word[META] & 3;
  const uint32_t first = type == RAYSORT_HIT_OBJECT_MISS ? program->info->hitRecordCount : 0;
  uint32_t kind;
  if (type == RAYSORT_HIT_OBJECT_EMPTY || record == RAYSORT_UNUSED_RECORD)
    return none;
  if (record >= (first ? program->info->missRecordCount : program->info->hitRecordCount))
    return 0xffffffffu;
  if (!program->functions)
    return first + record;
  kind = program->functions[first + record];
  return kind >= program->info->functionCount ? 0xffffffffu : kind;
}

static void keepKind(Thread *thread, const Object *object)
{
  thread->kind = kindOf(thread->program, object);
  if (thread->kind == 0xffffffffu)
  {
    ++thread->strays->strayRecords;
    thread->kind = kinds(thread->program) - 1;
  }
}

static void keepHint(Thread *thread, uint32_t hint, uint32_t bits)
{
  const uint32_t kept = thread->program->info->hintBits;
  const uint64_t own = hint & (((uint64_t)1 << bits) - 1);
  thread->hint = (uint32_t)(bits > kept ? own >> (bits - kept) : own);
}

static uint32_t attribute(const Program *program, const Object *object, uint32_t i)
{
  if ((object->word[META] & 3) != RAYSORT_HIT_OBJECT_HIT)
    return 0;
  if (i < 2)
    return object->word[ATTRIBUTES + i];
  return program->words > 3 ? object->word[MORE + i] : object->word[LAST];
}

/* NULL: there is no such instance. */
static const RaysortHitInstance *instanceOf(const Program *program, const Object *object)
{
  const uint32_t instance = object->word[INSTANCE];
  return (object->word[META] & 3) == RAYSORT_HIT_OBJECT_HIT && instance < program->instanceCount
             ? &program->instances[instance]
             : NULL;
}

/* The first word of an object's record; past its table the last record's. */
static uint32_t dataOf(const Program *program, const Object *object)
{
  const uint32_t isMiss = (object->word[META] & 3) == RAYSORT_HIT_OBJECT_MISS, hits = program->info->hitRecordCount;
  const uint32_t most = (isMiss ? program->info->missRecordCount : hits) - 1;
  const uint32_t record = (object->word[RECORD] < most ? object->word[RECORD] : most) + (isMiss ? hits : 0);
  uint32_t data;
  memcpy(&data, program->records + record * PROGRAM_RECORD_STRIDE + PROGRAM_HANDLE_SIZE, 4);
  return data;
}

/* The functions of the shader: hits 0, 1, 2, 4, misses 8, 9. */
static void execute(Thread *thread, const Object *object)
{
  const Program *program = thread->program;
  const uint32_t type = object->word[META] & 3, kind = kindOf(program, object),
                 isMiss = type == RAYSORT_HIT_OBJECT_MISS;
  uint32_t number = program->functions ? kind : object->word[RECORD];
  if (kind >= kinds(program) - 1)
    return;
  if (thread->function != 0xffffffffu && (kind != thread->function || (isMiss && program->isMissShifted)))
  {
    ++thread->strays->strayObjects;
    return;
  }
  if (isMiss ? number > 1 : number > 4 || number == 3)
    return;
  number += isMiss ? 8 : 0;
  ++thread->counters[number];
  thread->payload = thread->payload * 7 + number;
  if (number % 8 == 0) /* the first hit and the first miss */
    thread->payload += dataOf(program, object) + attribute(program, object, program->words - 1);
  if (instanceOf(program, object))
    thread->payload += instanceOf(program, object)->customIndex;
}

static void makeObject(Thread *thread, Object *object)
{
  const uint32_t way = draw(thread) % 6, words = thread->program->words;
  uint32_t index, i;
  if (way < 2)
    return;
  memset(object, 0, sizeof(*object));
  if (way == 2)
    return;
  index = draw(thread);
  for (i = 0; i < 3; ++i)
    object->word[ORIGIN + i] = any(thread);
  for (i = 0; i < 3; ++i)
    object->word[DIRECTION + i] = any(thread);
  object->word[T_MIN] = any(thread);
  object->word[T_MAX] = any(thread);
  object->word[META] = RAYSORT_HIT_OBJECT_MISS;
  object->word[RECORD] = index % 4;
  if (way == 3)
  {
    for (i = 0; i < words; ++i)
      draw(thread);
    return;
  }
  object->word[META] = RAYSORT_HIT_OBJECT_HIT | (index & 0xff) << 8;
  object->word[RECORD] = index % 5 == 0 ? RAYSORT_UNUSED_RECORD : index % 7;
  object->word[INSTANCE] = way == 4 ? index % 5 : index;
  object->word[PRIMITIVE] = index >> 3;
  object->word[GEOMETRY] = way == 4 ? (index >> 5) % 3 : index >> 5;
  if (way == 4)
  {
    const RaysortHitInstance *instance = instanceOf(thread->program, object);
    object->word[RECORD] =
        (instance ? instance->recordOffset : 0) + (index >> 8) % 3 + (index >> 5) % 3 * ((index >> 12) % 2);
  }
  for (i = 0; i < words; ++i)
    object->word[i < 2 ? ATTRIBUTES + i : words > 3 ? MORE + i : LAST] = draw(thread);
}

/* Returns the next stage as the shader's does. */
static uint32_t reorder(Thread *thread, Object *object)
{
  static const uint32_t widths[8] = {0, 1, 3, 8, 16, 31, 32, 2};
  const uint32_t way = draw(thread) % 5, high = draw(thread), hint = high << 8 | (draw(thread) & 0xff);
  const uint32_t bits = widths[draw(thread) % 8];
  uint32_t next, other;
  thread->live[IS_FUSED] = way == 4;
  if (way == 1)
  {
    thread->kind = 0;
    thread->isByObject = 0;
    keepHint(thread, hint, bits);
  }
  else if (way > 1)
  {
    keepKind(thread, object);
    thread->isByObject = 1;
    keepHint(thread, way == 2 ? 0 : hint, way == 2 ? 0 : bits);
  }
  if (way == 4)
    object->word[META] |= RAYSORT_HIT_OBJECT_WAITS_BIT;
  next = draw(thread) % 12;
  other = draw(thread);
  if (next == 1)
    return 3 + other % 100;
  return next == 0 ? RAYSORT_DONE : next % 3;
}

static uint32_t runStage(Thread *thread, uint32_t isFirst, uint32_t *log, uint32_t threads)
{
  const Program *program = thread->program;
  uint32_t *live = thread->live, i, k;
  Object *object;
  for (i = 0; i < program->objects; ++i)
    if (thread->objects[i].word[META] & RAYSORT_HIT_OBJECT_WAITS_BIT)
    {
      thread->objects[i].word[META] &= ~RAYSORT_HIT_OBJECT_WAITS_BIT;
      thread->payload = live[PAYLOAD];
      execute(thread, &thread->objects[i]);
    }
  if (isFirst)
  {
    memset(live, 0, sizeof(thread->live));
    live[RANDOM] = program->seeds[thread->slot];
    live[UNUSED] = thread->slot;
    live[UNUSED + 2] = 7;
    for (i = 0; i < program->more; ++i)
      for (k = 0; k < 4; ++k)
        live[VECTORS + 4 * i + k] = i;
  }
  if (live[WAVE] < program->logWaves)
    log[live[WAVE] * threads + thread->slot] = thread->stage << 28 | thread->place;
  ++live[WAVE];
  if (live[IS_FUSED])
    live[SUM] ^= thread->payload;
  live[SUM] = live[SUM] * 31 + thread->stage + 1;
  thread->payload = live[SUM];
  for (i = 0; i < program->more; ++i)
    for (k = 0; k < 4; ++k)
      live[VECTORS + 4 * i + k] = live[VECTORS + 4 * i + k] * 3 + (k == 0   ? live[SUM]
                                                                   : k == 1 ? thread->stage
                                                                   : k == 2 ? i
                                                                            : thread->slot);
  object = &thread->objects[draw(thread) % 2 && program->objects > 1 ? 1 : 0];
  if (draw(thread) % 4 == 0)
  {
    execute(thread, object);
    live[SUM] += thread->payload;
    thread->payload = live[SUM];
  }
  makeObject(thread, object);
  live[SUM] += (object->word[META] & 3) != RAYSORT_HIT_OBJECT_EMPTY ? dataOf(program, object) : 0;
  i = reorder(thread, object);
  live[PAYLOAD] = thread->payload;
  return i;
}

/* ---- waves ---- */

#define NO_SLOT 0xffffffffu

typedef struct Entry
{
  uint32_t key, slot;
} Entry;

static int byKey(const void *a, const void *b)
{
  const Entry *x = (const Entry *)a, *y = (const Entry *)b;
  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return x->slot < y->slot ? -1 : x->slot > y->slot;
}

typedef struct Run
{
  const Program *program;
  const RaysortReorderLayout *layout;
  const ProgramResult *result;
  uint32_t threads, kinds, voidKey, objectBytes;
  RaysortReorderCounters strays;
} Run;

static uint32_t *keyOf(const Run *run, uint32_t slot)
{
  return (uint32_t *)(void *)(run->result->state + run->layout->keysOffset) + slot;
}

static void moveThread(const Run *run, Thread *thread, int isStored)
{
  const uint32_t liveSize = 32 + 16 * run->program->more; /* the shader's: a plan may have room for more */
  uint8_t *live = run->result->state + run->layout->liveOffset + (size_t)thread->slot * run->layout->liveStride;
  uint32_t i;
  if (isStored)
    memcpy(live, thread->live, liveSize);
  else
    memcpy(thread->live, live, liveSize);
  for (i = 0; i < run->program->objects; ++i)
  {
    uint8_t *object = run->result->state + run->layout->hitsOffset + (size_t)thread->slot * run->layout->hitsStride +
                      (size_t)i * run->objectBytes;
    if (isStored)
      memcpy(object, &thread->objects[i], run->objectBytes);
    else
      memcpy(&thread->objects[i], object, run->objectBytes);
  }
}

/* A thread as its kernel finds it. */
static void beginThread(Run *run, Thread *thread, uint32_t slot, uint32_t stage, uint32_t function, uint32_t place,
                        uint32_t isFirst)
{
  const uint32_t bits = run->program->info->hintBits;
  memset(thread, 0, sizeof(*thread));
  thread->program = run->program;
  thread->strays = &run->strays;
  thread->counters = run->result->counters;
  thread->slot = slot;
  thread->stage = stage;
  thread->place = place;
  thread->function = run->program->isSplit >> stage & 1 ? function : 0xffffffffu;
  thread->kind = run->kinds - 1;
  if (!isFirst)
  {
    moveThread(run, thread, 0);
    thread->isSorted = 1;
    thread->key = *keyOf(run, slot);
    thread->kind = (*keyOf(run, slot) >> bits) % run->kinds;
    thread->hint = *keyOf(run, slot) & ((1u << bits) - 1);
  }
}

/* Runs its stage. Its key is that of the next one; returns whether there is one. */
static int stepThread(Run *run, Thread *thread, uint32_t isFirst)
{
  const uint32_t bits = run->program->info->hintBits;
  uint32_t next = runStage(thread, isFirst, run->result->log, run->threads);
  if (run->program->isForward && next <= thread->stage)
    next = PROGRAM_STAGES;
  thread->stage = next;
  if (next >= PROGRAM_STAGES)
  {
    run->strays.strayStages += next != RAYSORT_DONE;
    *keyOf(run, thread->slot) = thread->isSorted ? thread->key | RAYSORT_OVER_BIT : run->voidKey;
    return 0;
  }
  if (!thread->isByObject && run->program->isSplit >> next & 1)
    keepKind(thread, &thread->objects[0]);
  thread->isByObject = 0;
  *keyOf(run, thread->slot) = (next * run->kinds + thread->kind) << bits | thread->hint;
  return 1;
}

/* May these threads go on in place? Of few keys, and none of a stage whose pipeline is another. */
static int stay(const Run *run, const Thread *threads, const int *goOn, uint32_t count, uint32_t left)
{
  uint32_t keys = 0, going = 0, i, k;
  for (i = 0; i < count; ++i)
    if (goOn[i])
    {
      if (run->program->isSplit >> threads[i].stage & 1)
        return 0;
      for (k = 0; k < i && !(goOn[k] && *keyOf(run, threads[k].slot) == *keyOf(run, threads[i].slot)); ++k)
        ;
      keys += k == i;
      ++going;
    }
  return left > 0 && going > 0 && keys <= run->program->inPlace;
}

/* The threads of a subgroup, in the pipeline of one stage. In place all go on together; or, with RAYSORT_FORWARD, stage
 * by stage: threads that are at a later one wait. */
static void runSubgroup(Run *run, Thread *threads, uint32_t count, uint32_t left, uint32_t isFirst)
{
  const uint32_t isOfFunction = threads[0].function != 0xffffffffu;
  int goOn[PROGRAM_MAX_SUBGROUP];
  uint32_t i, isBegun = isFirst, stage = threads[0].stage;
  for (i = 0; i < count; ++i)
    goOn[i] = 1;
  do
  {
    for (i = 0; i < count; ++i)
      if (goOn[i] && (!run->program->isForward || threads[i].stage == stage))
        goOn[i] = stepThread(run, &threads[i], isBegun);
    isBegun = 0;
    ++stage;
  } while (!isOfFunction && stay(run, threads, goOn, count, left--));
  for (i = 0; i < count; ++i)
    if (goOn[i])
      moveThread(run, &threads[i], 1);
}

/* Threads of a dispatch: slots in their order. A place without a slot leaves a hole in its subgroup. */
static void runDispatch(Run *run, const Entry *entries, uint32_t count, uint32_t left, uint32_t isFirst)
{
  const uint32_t bits = run->program->info->hintBits, size = run->program->subgroup;
  Thread *threads = (Thread *)calloc(PROGRAM_MAX_SUBGROUP, sizeof(*threads));
  uint32_t i, k, live;
  for (i = 0; i < count; i += size)
  {
    for (k = live = 0; k < size && i + k < count; ++k)
      if (entries[i + k].slot != NO_SLOT)
        beginThread(run, &threads[live++], entries[i + k].slot, isFirst ? 0 : (entries[i].key >> bits) / run->kinds,
                    isFirst ? run->kinds - 1 : (entries[i].key >> bits) % run->kinds, i + k, isFirst);
    if (live)
      runSubgroup(run, threads, live, left, isFirst);
  }
  free(threads);
}

/* Places of the first wave if its workgroups are to be tiles of the launch, which are then of 2^logX by 2^logY threads;
 * 0: they are not. No more than an eighth of the launch may be past the edge. */
static uint32_t tilePlaces(const Run *run, uint32_t *logX, uint32_t *logY)
{
  const RaysortReorderInfo *info = run->program->info;
  const uint32_t rows = info->launch[1] * info->launch[2], most = run->threads + run->threads / 8;
  for (uint32_t log = 6; log <= 10; ++log)
    if (info->stages[0].workgroupSize == 1u << log)
    {
      *logX = (log + 1) / 2;
      *logY = log / 2;
      const uint32_t x = ((info->launch[0] - 1) >> *logX) + 1, y = ((rows - 1) >> *logY) + 1;
      return (info->maxGroupsX && x > info->maxGroupsX) || (uint64_t)x * y << log > most ? 0 : x * y << log;
    }
  return 0;
}

/* Slots of the tiles one after the other; in a tile squares of 8 by 8 threads, row by row. */
static void fillTiles(const Run *run, Entry *entries, uint32_t logX, uint32_t logY)
{
  const RaysortReorderInfo *info = run->program->info;
  const uint32_t width = info->launch[0], rows = info->launch[1] * info->launch[2];
  const uint32_t sizeX = 1u << logX, sizeY = 1u << logY;
  for (uint32_t top = 0; top < rows; top += sizeY)
    for (uint32_t left = 0; left < width; left += sizeX)
      for (uint32_t squareY = top; squareY < top + sizeY; squareY += 8)
        for (uint32_t squareX = left; squareX < left + sizeX; squareX += 8)
          for (uint32_t y = squareY; y < squareY + 8; ++y)
            for (uint32_t x = squareX; x < squareX + 8; ++x)
              (entries++)->slot = x < width && y < rows ? y * width + x : NO_SLOT;
}

static void runFirst(Run *run, Entry *entries, uint32_t left)
{
  uint32_t slot, logX = 0, logY = 0, places = tilePlaces(run, &logX, &logY);
  for (slot = 0; slot < run->threads; ++slot)
  {
    entries[slot].slot = slot;
    if (slot >= run->program->count)
      *keyOf(run, slot) = run->voidKey;
  }
  if (run->program->count < run->threads)
    places = 0; /* a launch cut short goes row by row */
  if (places)
    fillTiles(run, entries, logX, logY);
  runDispatch(run, entries, places ? places : run->program->count, left, 1);
}

/* What is dispatched together: a stage, or a function of one. */
static uint32_t rangeOf(const Run *run, uint32_t key)
{
  const uint32_t place = key >> run->program->info->hintBits, stage = place / run->kinds;
  return run->program->isSplit >> stage & 1 ? place : stage * run->kinds;
}

/* Is the pipeline for the threads of this key null? */
static int isNull(const Run *run, uint32_t key)
{
  const uint32_t place = key >> run->program->info->hintBits;
  return (run->program->isSplit >> place / run->kinds & 1) && (run->program->nullKinds >> place % run->kinds & 1);
}

/* Sorted as they are when the wave begins; a place counts from the first of the stage, or of the function. */
static uint32_t runSorted(Run *run, Entry *entries, uint32_t left)
{
  uint32_t slot, live = 0, i, first = 0;
  for (slot = 0; slot < run->threads; ++slot)
    if (*keyOf(run, slot) < run->voidKey)
    {
      entries[live].key = *keyOf(run, slot);
      entries[live++].slot = slot;
    }
  qsort(entries, live, sizeof(*entries), byKey);
  for (i = 1; i <= live; ++i)
    if (i == live || rangeOf(run, entries[i].key) != rangeOf(run, entries[first].key))
    {
      if (isNull(run, entries[first].key))
        for (; first < i; ++first)
          *keyOf(run, entries[first].slot) |= RAYSORT_OVER_BIT;
      else
        runDispatch(run, entries + first, i - first, left, 0);
      first = i;
    }
  return live;
}

void programRun(const Program *program, const RaysortReorderLayout *layout, const ProgramResult *result)
{
  const RaysortReorderInfo *info = program->info;
  const uint32_t isResumed = info->flags & RAYSORT_REORDER_RESUME_BIT;
  Entry *entries;
  Run run;
  uint32_t wave;
  memset(&run, 0, sizeof(run));
  run.program = program;
  run.layout = layout;
  run.result = result;
  run.threads = info->launch[0] * info->launch[1] * info->launch[2];
  run.kinds = kinds(program);
  run.voidKey = (PROGRAM_STAGES * run.kinds) << info->hintBits;
  run.objectBytes = program->words > 3 ? 96 : 64;
  run.strays.count = program->count;
  entries = (Entry *)malloc((run.threads + run.threads / 8 + 1) * sizeof(*entries));
  for (wave = 0; wave < info->waveCount; ++wave)
    if (wave == 0 && !isResumed)
    {
      runFirst(&run, entries, info->waveCount - 1 - wave);
      run.strays.live = info->waveCount == 1 ? program->count : 0;
    }
    else
      run.strays.live = runSorted(&run, entries, info->waveCount - 1 - wave);
  free(entries);
  memcpy(result->state, &run.strays, sizeof(run.strays));
}
