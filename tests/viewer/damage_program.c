/* damage_program.c - models whose bytes are wrong: each ends in a scene or in a sentence, never by a signal.
 * SPDX-License-Identifier: MIT
 *
 * usage: damage_program COUNT FOLDER MODEL...      COUNT damaged copies of each model, in FOLDER; a process each. It is
 * for ASan and UBSan: tests/viewer/damage.sh. What fails stays in FOLDER. */
#include "scene.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_BYTES (1u << 22)
#define SECONDS    60 /* of one file, on a slow machine under ASan */
#define FAULT      99 /* the sanitizers' exit status */

const char *__asan_default_options(void);
const char *__ubsan_default_options(void);

const char *__asan_default_options(void)
{
  return "exitcode=99:detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=4096";
}

const char *__ubsan_default_options(void)
{
  return "exitcode=99";
}

static size_t readFile(const char *path, uint8_t *bytes)
{
  FILE *file = fopen(path, "rb");
  const size_t size = file ? fread(bytes, 1, MOST_BYTES, file) : 0;
  if (!size)
    die("%s: nothing to damage", path);
  fclose(file);
  return size;
}

/* A number of the text becomes another. */
static size_t changeNumber(uint8_t *bytes, size_t size, size_t at, uint32_t *random)
{
  static const char *const numbers[] = {"99999999999", "-1", "1e39", "0", "4294967295", "1e-45", "nan", "2147483648"};
  const char *number = numbers[randomNext(random) % 8];
  size_t end;
  while (at < size && !isdigit(bytes[at]))
    ++at;
  for (end = at; end < size && isdigit(bytes[end]);)
    ++end;
  const size_t length = at < size ? strlen(number) : 0;
  memmove(bytes + at + length, bytes + end, size - end);
  memcpy(bytes + at, number, length);
  return size - (end - at) + length;
}

/* One to four faults: a bit, a byte, a number, a piece that is missing or there twice, an end that is. */
static size_t damage(uint8_t *bytes, size_t size, uint32_t *random)
{
  for (uint32_t i = 1 + randomNext(random) % 4; i && size > 8; --i)
  {
    const size_t at = randomNext(random) % size, left = size - at;
    const size_t piece = 1 + randomNext(random) % (left < 64 ? left : 64);
    switch (randomNext(random) % 8)
    {
    case 0:
      bytes[at] ^= (uint8_t)(1u << randomNext(random) % 8);
      break;
    case 1:
      bytes[at] = (uint8_t)randomNext(random);
      break;
    case 2:
      memmove(bytes + at, bytes + at + piece, left - piece);
      size -= piece;
      break;
    case 3:
      memmove(bytes + at + piece, bytes + at, left);
      size += piece;
      break;
    case 4:
      size = randomNext(random) % 4 ? size : at + 1;
      break;
    default:
      size = changeNumber(bytes, size, at, random);
      break;
    }
  }
  return size;
}

static void writeFile(const char *path, const uint8_t *bytes, size_t size)
{
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(bytes, 1, size, file) != size || fclose(file) != 0)
    die("%s: it cannot be written", path);
}

static void show(const char *path, const char *said)
{
  Scene scene;
  if (!freopen(said, "w", stderr))
    exit(FAULT);
  alarm(SECONDS);
  loadScene(&scene, path);
  freeScene(&scene);
  exit(0);
}

/* Whether it ended by a signal, or a sanitizer complained. */
static int isFault(const char *path, const char *said)
{
  int status = 0;
  fflush(stdout);
  const pid_t child = fork();
  if (child == 0)
    show(path, said);
  if (child < 0 || waitpid(child, &status, 0) != child)
    die("no process for %s", path);
  return !WIFEXITED(status) || WEXITSTATUS(status) > 1;
}

int main(int argc, char **argv)
{
  static uint8_t whole[MOST_BYTES], bytes[2 * MOST_BYTES];
  char path[4096], said[4104];
  uint32_t faults = 0, random = 1, files = 0;
  for (int i = 3; i < argc; ++i)
  {
    const size_t size = readFile(argv[i], whole);
    const char *name = strrchr(argv[i], '/') ? strrchr(argv[i], '/') + 1 : argv[i];
    for (uint32_t n = 0; n < (uint32_t)strtoul(argv[1], NULL, 10); ++n, ++files)
    {
      memcpy(bytes, whole, size);
      snprintf(path, sizeof(path), "%s/%u_%s", argv[2], n, name);
      snprintf(said, sizeof(said), "%s.said", path);
      writeFile(path, bytes, damage(bytes, size, &random));
      const int isIt = isFault(path, said);
      if (isIt)
        printf("%s: it ended by a signal, or a sanitizer complained: %s\n", path, said);
      else
      {
        remove(path);
        remove(said);
      }
      faults += (uint32_t)isIt;
    }
  }
  printf("%u damaged files, %u faults\n", files, faults);
  return faults != 0 || files == 0;
}
