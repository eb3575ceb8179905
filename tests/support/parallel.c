/* parallel.c - see parallel.h.
 * SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE /* of sysconf's number of processors */
#include "parallel.h"

#include <pthread.h>
#include <unistd.h>

#define MOST_THREADS 64

typedef struct Crew
{
  pthread_mutex_t mutex;
  void (*work)(void *user, uint32_t i);
  void *user;
  uint32_t next, count;
} Crew;

static void *join(void *argument)
{
  Crew *crew = (Crew *)argument;
  for (;;)
  {
    uint32_t i;
    pthread_mutex_lock(&crew->mutex);
    i = crew->next < crew->count ? crew->next++ : crew->count;
    pthread_mutex_unlock(&crew->mutex);
    if (i == crew->count)
      return NULL;
    crew->work(crew->user, i);
  }
}

void parallel(uint32_t count, void (*work)(void *user, uint32_t i), void *user)
{
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  Crew crew = {PTHREAD_MUTEX_INITIALIZER, work, user, 0, count};
  pthread_t threads[MOST_THREADS];
  uint32_t started = 0;
  while (started + 1 < MOST_THREADS && (long)started + 1 < processors && started + 1 < count &&
         pthread_create(&threads[started], NULL, join, &crew) == 0)
    ++started;
  join(&crew);
  for (uint32_t i = 0; i < started; ++i)
    pthread_join(threads[i], NULL);
}
