/* test_weekend_film.c - sums, partial files and checkpoints of the weekend example: whole, damaged, joined, refused.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* setrlimit, mkdir, opendir, fork */

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wswitch-enum"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_ONLY_HDR
#define STBI_FAILURE_USERMSG
#include <stb/stb_image.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include "common.h"
#include "film.h"
#undef CHECK /* that of the examples ends the program */
#include "unit.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define FOLDER  "build/tests/film"
#define WIDTH   5u
#define HEIGHT  3u
#define SAMPLES 40u

static const FilmJob job = {WIDTH, HEIGHT, 50, SAMPLES, 2, 0xea06e2fe, "cover"};
static char error[FILM_ERROR];

#define CHECK_GOOD(call) CHECK((call) != 0, "%s: %s", #call, error)
#define CHECK_REFUSED(call, word)                                        \
  do                                                                     \
  {                                                                      \
    error[0] = 0;                                                        \
    CHECK((call) == 0, "%s was not refused", #call);                     \
    CHECK(strstr(error, word) != NULL, "no \"%s\" in: %s", word, error); \
  } while (0)

/* What a kernel would add: some number below 2, from pixel, channel and sample. */
static uint64_t radiance(uint32_t channel, uint32_t sample)
{
  const uint32_t hash = (channel * 2654435761u) ^ ((sample + 1) * 2246822519u);
  return (uint64_t)(hash ^ hash >> 15) * 2;
}

static void addSample(Film *film, uint32_t sample, uint32_t rows)
{
  for (uint32_t i = 0; i < 3 * WIDTH * rows; ++i)
  {
    uint64_t sum = film->sums[2 * i] | (uint64_t)film->sums[2 * i + 1] << 32;
    sum += radiance(i, sample);
    film->sums[2 * i] = (uint32_t)sum;
    film->sums[2 * i + 1] = (uint32_t)(sum >> 32);
  }
}

/* The samples first .. end - 1, as a render leaves them; the film stays open. */
static void render(Film *film, uint32_t first, uint32_t end)
{
  const RaysortSliceToken token = {0, end, 0, 0, 0};
  CHECK_GOOD(filmOpen(film, &job, error));
  film->run.first = first;
  film->run.end = end;
  for (uint32_t sample = first; sample < end; ++sample)
    addSample(film, sample, HEIGHT);
  filmAdvance(film, &token);
  film->badSamples = end - first;
}

static char *readWhole(const char *path, size_t *size)
{
  FILE *file = fopen(path, "rb");
  char *bytes = (char *)malloc(1 << 16);
  assert_true(file != NULL && bytes != NULL);
  *size = fread(bytes, 1, 1 << 16, file);
  fclose(file);
  return bytes;
}

static void writeWhole(const char *path, const char *bytes, size_t size)
{
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  fclose(file);
}

static int exists(const char *path)
{
  struct stat status;
  return stat(path, &status) == 0;
}

static void putText(const char *path, const char *text)
{
  writeWhole(path, text, strlen(text));
}

static void checkText(const char *path, const char *text)
{
  size_t size;
  char *bytes = readWhole(path, &size);
  CHECK(size == strlen(text) && memcmp(bytes, text, size) == 0, "%s has other contents", path);
  free(bytes);
}

/* Files of the folder whose names hold the word. */
static uint32_t countFiles(const char *word, int isRemoving)
{
  DIR *folder = opendir(FOLDER);
  const struct dirent *entry;
  char path[512];
  uint32_t count = 0;
  assert_non_null(folder);
  while ((entry = readdir(folder)) != NULL)
    if (entry->d_name[0] != '.' && strstr(entry->d_name, word))
    {
      snprintf(path, sizeof(path), FOLDER "/%s", entry->d_name);
      ++count;
      if (isRemoving)
        remove(path);
    }
  closedir(folder);
  return count;
}

static int emptyFolder(void **state)
{
  (void)state;
  countFiles("", 1);
  return 0;
}

/* ---- pictures ---- */

static void test_pictures(void **state)
{
  static const char png[] = FOLDER "/a.png", hdr[] = FOLDER "/a.hdr";
  const RaysortSliceToken token = {2, 3, 0, 0, 0};
  int width, height, channels;
  unsigned char *bytes;
  float *values;
  Film film;
  (void)state;
  render(&film, 0, 3);
  film.run.end = SAMPLES;
  addSample(&film, 3, 2); /* the two upper rows have a fourth sample */
  filmAdvance(&film, &token);
  CHECK_GOOD(filmWritePng(&film, png, error));
  CHECK_GOOD(filmWriteHdr(&film, hdr, error));
  bytes = stbi_load(png, &width, &height, &channels, 3);
  values = stbi_loadf(hdr, &width, &height, &channels, 3);
  assert_true(bytes != NULL && values != NULL && width == (int)WIDTH && height == (int)HEIGHT);
  for (uint32_t i = 0; i < 3 * WIDTH * HEIGHT; ++i)
  {
    const uint32_t samples = i < 3 * WIDTH * 2 ? 4 : 3;
    double mean = 0, largest = 0;
    for (uint32_t k = 0; k < samples; ++k)
      mean += (double)radiance(i, k) / 4294967296.0 / samples;
    for (uint32_t c = i / 3 * 3; c < i / 3 * 3 + 3; ++c) /* .hdr has one exponent for the three channels */
      largest = fmax(largest, (double)values[c]);
    assert_int_equal(bytes[i], (int)(255 * fmin(sqrt(mean), 1) + 0.5));
    CHECK(fabs((double)values[i] - mean) <= largest / 64, "channel %u: %g in the file, %g due", i, (double)values[i],
          mean);
  }
  stbi_image_free(bytes);
  stbi_image_free(values);
  filmClose(&film);
}

static void test_no_samples(void **state)
{
  int width, height, channels;
  unsigned char *bytes;
  Film film;
  (void)state;
  CHECK_GOOD(filmOpen(&film, &job, error));
  CHECK_GOOD(filmWritePng(&film, FOLDER "/black.png", error));
  bytes = stbi_load(FOLDER "/black.png", &width, &height, &channels, 3);
  assert_non_null(bytes);
  for (uint32_t i = 0; i < 3 * WIDTH * HEIGHT; ++i)
    assert_int_equal(bytes[i], 0);
  stbi_image_free(bytes);
  filmClose(&film);
}

/* ---- files ---- */

static void test_round_trip(void **state)
{
  static const char path[] = FOLDER "/round.part";
  const RaysortSliceToken token = {1, 2000000009, 0, 0, 0};
  Film film, loaded;
  (void)state;
  render(&film, 4, 9);
  film.job.samples = film.run.end = 2000000030; /* so many that more than 2^32 may be bad */
  addSample(&film, 9, 1);
  filmAdvance(&film, &token);
  film.badSamples = 0x123456789u;
  CHECK_GOOD(filmSave(&film, path, error));
  assert_int_equal(countFiles("", 0), 1); /* nothing but the file */
  CHECK_GOOD(filmLoad(&loaded, path, error));
  assert_memory_equal(&loaded.job, &film.job, sizeof(film.job));
  assert_memory_equal(loaded.sums, film.sums, filmBytes(&film));
  assert_memory_equal(&loaded.token, &token, sizeof(token));
  assert_true(loaded.rangeCount == 1 && loaded.ranges[0].first == 4 && loaded.ranges[0].end == 2000000009);
  assert_true(loaded.run.first == 4 && loaded.run.end == 2000000030 && loaded.badSamples == film.badSamples);
  filmClose(&film);
  filmClose(&loaded);
}

/* Every byte changed, every length but the right one. */
static void test_damage(void **state)
{
  static const char path[] = FOLDER "/damaged.part";
  size_t size, i;
  char *bytes;
  Film film;
  (void)state;
  render(&film, 0, 2);
  CHECK_GOOD(filmSave(&film, path, error));
  filmClose(&film);
  bytes = readWhole(path, &size);
  for (i = 0; i < size; ++i)
  {
    bytes[i] = (char)(bytes[i] ^ 1 << i % 8);
    writeWhole(path, bytes, size);
    CHECK_REFUSED(filmLoad(&film, path, error), path);
    assert_null(film.sums);
    bytes[i] = (char)(bytes[i] ^ 1 << i % 8);
  }
  for (i = 0; i < size; ++i)
  {
    writeWhole(path, bytes, i);
    CHECK_REFUSED(filmLoad(&film, path, error), path);
  }
  writeWhole(path, bytes, size + 1);
  CHECK_REFUSED(filmLoad(&film, path, error), "damaged");
  writeWhole(path, bytes, size);
  CHECK_GOOD(filmLoad(&film, path, error));
  filmClose(&film);
  free(bytes);
  CHECK_REFUSED(filmLoad(&film, FOLDER "/absent.part", error), FOLDER "/absent.part: No such file");
  CHECK_REFUSED(filmLoad(&film, "tests/weekend/test_weekend_film.c", error), "is no partial file or checkpoint");
  CHECK_REFUSED(filmLoad(&film, FOLDER, error), "is no partial file or checkpoint");
}

/* The disk is full, or the folder does not exist: the old file stays as it was. */
static void test_unwritable(void **state)
{
  static const char path[] = FOLDER "/kept.part";
  struct rlimit limit, small;
  size_t size, after;
  char *bytes, *again;
  Film film;
  (void)state;
  render(&film, 0, 2);
  CHECK_GOOD(filmSave(&film, path, error));
  bytes = readWhole(path, &size);
  addSample(&film, 2, HEIGHT);
  assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
  small = limit;
  small.rlim_cur = size / 2; /* as if the disk were full: the same call fails, with another number */
  signal(SIGXFSZ, SIG_IGN);
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
  CHECK_REFUSED(filmSave(&film, path, error), "cannot write " FOLDER "/kept.part: File too large");
  small.rlim_cur = 20;
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
  CHECK_REFUSED(filmWritePng(&film, FOLDER "/a.png", error), "cannot write " FOLDER "/a.png: File too large");
  CHECK_REFUSED(filmWriteHdr(&film, FOLDER "/a.hdr", error), "cannot write " FOLDER "/a.hdr: File too large");
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
  again = readWhole(path, &after);
  assert_int_equal(after, size);
  assert_memory_equal(again, bytes, size);
  assert_int_equal(countFiles("", 0), 1);
  CHECK_REFUSED(filmSave(&film, FOLDER "/no/such/folder", error), FOLDER "/no/such/folder: No such file");
  CHECK_REFUSED(filmSave(&film, FOLDER, error), "cannot write " FOLDER ": it is there and is no plain file");
  CHECK_REFUSED(filmCanWrite(FOLDER "/no/such/folder", error), FOLDER "/no/such/folder: No such file");
  CHECK_REFUSED(filmCanSave(&film, FOLDER "/no/such/folder", error), FOLDER "/no/such/folder: No such file");
  CHECK_GOOD(filmCanWrite(FOLDER "/a.png", error));
  CHECK_GOOD(filmCanSave(&film, path, error));
  assert_int_equal(countFiles("", 0), 1);
  filmClose(&film);
  free(bytes);
  free(again);
}

/* A file with the same name and something appended belongs to the user, whatever is appended. */
static void test_neighbours(void **state)
{
  static const char user[] = "the user's own";
  static const char *const names[] = {FOLDER "/a.part",    FOLDER "/a.tmp",      FOLDER "/a~",    FOLDER "/a.png.part",
                                      FOLDER "/a.png.tmp", FOLDER "/a.hdr.part", FOLDER "/a.new", FOLDER "/a.writing"};
  Film film;
  (void)state;
  render(&film, 0, 2);
  for (uint32_t i = 0; i < COUNT_OF(names); ++i)
    putText(names[i], user);
  CHECK_GOOD(filmCanWrite(FOLDER "/a", error));
  CHECK_GOOD(filmSave(&film, FOLDER "/a", error));
  CHECK_GOOD(filmSave(&film, FOLDER "/a", error));
  CHECK_GOOD(filmWritePng(&film, FOLDER "/a.png", error));
  CHECK_GOOD(filmWriteHdr(&film, FOLDER "/a.hdr", error));
  for (uint32_t i = 0; i < COUNT_OF(names); ++i)
    checkText(names[i], user);
  assert_int_equal(countFiles("", 0), COUNT_OF(names) + 3);
  filmClose(&film);
}

/* A run that was killed left its temporary file, and this one has the same process number: neither harmed nor in the
 * way, until there are a hundred. */
static void test_leftovers(void **state)
{
  char path[256];
  Film film;
  (void)state;
  render(&film, 0, 2);
  for (uint32_t i = 0; i < 100; ++i)
  {
    CHECK_GOOD(filmSave(&film, FOLDER "/a", error));
    CHECK_GOOD(filmCanWrite(FOLDER "/a.png", error));
    assert_int_equal(countFiles("", 0), i + 1);
    snprintf(path, sizeof(path), FOLDER "/a.writing-%ld-%u", (long)getpid(), i);
    putText(path, path);
  }
  CHECK_REFUSED(filmSave(&film, FOLDER "/a", error), "cannot write " FOLDER "/a: File exists");
  CHECK_REFUSED(filmCanSave(&film, FOLDER "/a", error), "cannot write " FOLDER "/a: File exists");
  for (uint32_t i = 0; i < 100; ++i)
  {
    snprintf(path, sizeof(path), FOLDER "/a.writing-%ld-%u", (long)getpid(), i);
    checkText(path, path);
  }
  filmClose(&film);
}

static void test_long_names(void **state)
{
  char path[2000];
  Film film, loaded;
  (void)state;
  render(&film, 0, 2);
  for (uint32_t length = 900; length < 1300; length += 7)
  {
    memset(path, 0, sizeof(path));
    for (uint32_t i = 0; i < length; ++i)
      path[i] = i < sizeof(FOLDER) - 1 ? FOLDER[i] : i % 2 ? '/' : '.';
    strcpy(path + length, "/a");
    CHECK_REFUSED(filmSave(&film, path, error), "cannot write " FOLDER);
    CHECK_REFUSED(filmWritePng(&film, path, error), "cannot write " FOLDER);
    strcpy(path + length, "b");
    CHECK_REFUSED(filmLoad(&loaded, path, error), "cannot read " FOLDER);
  }
  filmClose(&film);
}

/* ---- numbers that no render leaves behind, under a checksum that is right ---- */

enum /* words of the header: film.c */
{
  WORD_RANGE = 21 /* the first range */
};

typedef struct BadField
{
  uint32_t word, value;
  const char *text;
} BadField;

/* The file with one word changed, the checksum made anew. */
static void writeChanged(const char *path, const char *bytes, size_t size, uint32_t word, uint32_t value)
{
  unsigned char *copy = (unsigned char *)malloc(size);
  uint64_t hash = 14695981039346656037u;
  assert_non_null(copy);
  memcpy(copy, bytes, size);
  for (uint32_t k = 0; k < 4; ++k)
    copy[8 + 4 * word + k] = (unsigned char)(value >> 8 * k);
  for (size_t i = 0; i < size - 8; ++i)
    hash = (hash ^ copy[i]) * 1099511628211u;
  for (uint32_t k = 0; k < 8; ++k)
    copy[size - 8 + k] = (unsigned char)(hash >> 8 * k);
  writeWhole(path, (const char *)copy, size);
  free(copy);
}

static void checkFields(Film *film, const BadField *fields, uint32_t count)
{
  static const char path[] = FOLDER "/changed.part", copy[] = FOLDER "/copy.part";
  size_t size;
  char *bytes;
  Film loaded;
  CHECK_GOOD(filmSave(film, copy, error));
  bytes = readWhole(copy, &size);
  writeChanged(path, bytes, size, 5, film->job.seed + 1); /* every seed is valid, and this checksum is right */
  CHECK_GOOD(filmLoad(&loaded, path, error));
  filmClose(&loaded);
  for (uint32_t i = 0; i < count; ++i)
  {
    writeChanged(path, bytes, size, fields[i].word, fields[i].value);
    CHECK_REFUSED(filmLoad(&loaded, path, error), fields[i].text);
    assert_non_null(strstr(error, path));
    assert_null(loaded.sums);
  }
  free(bytes);
}

static void test_bad_render(void **state)
{
  static const BadField fields[] = {
      {1, 0, "the size is 0 x 3"},
      {1, 6, "it has "},
      {3, 0, "the depth is 0"},
      {4, 0, "the number of samples is 0"},
      {4, 29, "the end of its run of samples is 30, must be 0 .. 29"},
      {7, 0, "the name of its scene"},
      {7, 0x0a766f63, "the name of its scene"},
      {8, 0x80000072u, "the name of its scene"},
      {9, 1, "the name of its scene"},
      {10, 0x01000000, "the name of its scene"},
      {11, 5, "the first sample that it holds is 4, must be 5"},
      {11, 3, "the first sample that it holds is 4, must be 3"},
      {11, 30, "the first sample of its run is 30, must be 0 .. 29"},
      {11, 31, "the first sample of its run is 31, must be 0 .. 29"},
      {12, 41, "the end of its run of samples is 41, must be 0 .. 40"},
      {12, 8, "the sample where it goes on is 9, must be 4 .. 8"},
      {12, 4, "the first sample of its run is 4, must be 0 .. 3"},
      {12, 0, "the first sample of its run is 4, must be 0"},
      {13, 3, "the row where it goes on is 3, must be 0 .. 2"},
      {13, UINT32_MAX, "the row where it goes on is 4294967295, must be 0 .. 2"},
      {14, 10, "the sample where it goes on is 10, must be 9"}, /* it would leave out sample 9 */
      {14, 8, "the sample where it goes on is 8, must be 9"},   /* it would add sample 8 twice */
      {14, 3, "the sample where it goes on is 3, must be 4 .. 30"},
      {14, 31, "the sample where it goes on is 31, must be 4 .. 30"},
      {15, 1, "the wave where it goes on is 1, must be 0"}, /* the states of its paths are lost */
      {16, 1, "the number of rows in its batch is 1, must be 0"},
      {17, 1, "the number of samples in its batch is 1, must be 0"},
      {18, 81, "the number of its bad samples is 81, must be 0 .. 80"}, /* 5 samples of 15 pixels, and a row of 5 */
      {19, 1, "the number of its bad samples is 4294967301, must be 0 .. 80"},
      {20, 0, "it has "},
      {20, 2, "it has "},
      {20, 4097, "the number of its ranges of samples is 4097, must be 0 .. 4096"},
      {WORD_RANGE, 9, "the end of a range of samples is 9, must be 10 .. 40"},
      {WORD_RANGE, 40, "the first sample of a range is 40, must be 0 .. 39"},
      {WORD_RANGE, 3, "the first sample that it holds is 3, must be 4"},
      {WORD_RANGE + 1, 41, "the end of a range of samples is 41, must be 5 .. 40"},
      {WORD_RANGE + 1, 10, "the sample where it goes on is 9, must be 10"},
      {WORD_RANGE + 1, 8, "the sample where it goes on is 9, must be 8"}};
  const RaysortSliceToken token = {1, 9, 0, 0, 0};
  Film film;
  (void)state;
  render(&film, 4, 9);
  film.run.end = 30;
  addSample(&film, 9, 1);
  filmAdvance(&film, &token);
  checkFields(&film, fields, COUNT_OF(fields));
  filmClose(&film);
}

/* A finished part, and one that has not begun. */
static void test_bad_ends(void **state)
{
  static const BadField over[] = {{13, 1, "the row where it goes on is 1, must be 0"},
                                  {14, 10, "the sample where it goes on is 10, must be 4 .. 9"}};
  static const BadField begun[] = {{14, 5, "the sample where it goes on is 5, must be 4"}};
  const RaysortSliceToken token = {0, 4, 0, 0, 0};
  Film film;
  (void)state;
  render(&film, 4, 9);
  checkFields(&film, over, COUNT_OF(over));
  countFiles("", 1);
  film.run.end = 30;
  film.badSamples = 0;
  filmAdvance(&film, &token);
  checkFields(&film, begun, COUNT_OF(begun));
  filmClose(&film);
}

/* Joined: two ranges with a gap, no render under way. */
static void test_bad_joined(void **state)
{
  static const BadField fields[] = {
      {11, 1, "the first sample of its run is 1, must be 0"},
      {12, 40, "the number of its ranges of samples is 2, must be 0 .. 1"},
      {13, 1, "the row where it goes on is 1, must be 0"},
      {14, 1, "the sample where it goes on is 1, must be 0"},
      {18, 76, "the number of its bad samples is 76, must be 0 .. 75"},
      {WORD_RANGE + 1, 5, "the first sample of a range is 5, must be 6 .. 39"}, /* they touch: one range */
      {WORD_RANGE + 2, 1, "the first sample of a range is 1, must be 3 .. 39"}};
  Film film, part;
  (void)state;
  CHECK_GOOD(filmOpen(&film, &job, error));
  render(&part, 0, 2);
  CHECK_GOOD(filmJoin(&film, &part, "a", error));
  filmClose(&part);
  render(&part, 5, 8);
  CHECK_GOOD(filmJoin(&film, &part, "b", error));
  filmClose(&part);
  checkFields(&film, fields, COUNT_OF(fields));
  filmClose(&film);
}

/* ---- what a film may replace ---- */

static void test_replacing(void **state)
{
  static const char path[] = FOLDER "/a.part";
  const RaysortSliceToken rows[] = {{1, 12, 0, 0, 0}, {2, 12, 0, 0, 0}};
  Film film, other;
  size_t size, after;
  char *bytes, *again;
  (void)state;
  render(&film, 4, 12);
  CHECK_GOOD(filmSave(&film, path, error));
  bytes = readWhole(path, &size);
  render(&other, 4, 11); /* less of the same; another picture; other samples: what is there has more */
  CHECK_REFUSED(filmSave(&other, path, error), "cannot write " FOLDER "/a.part: it holds samples 4 to 11, which");
  CHECK_REFUSED(filmCanSave(&other, path, error), "cannot write " FOLDER "/a.part: it holds samples 4 to 11, which");
  filmClose(&other);
  render(&other, 4, 12);
  other.job.seed = 7;
  CHECK_REFUSED(filmSave(&other, path, error), "it holds samples 4 to 11 of another picture, which would be lost");
  filmClose(&other);
  CHECK_REFUSED(filmWritePng(&film, path, error), "a partial file or checkpoint stands there");
  CHECK_REFUSED(filmWriteHdr(&film, path, error), "a partial file or checkpoint stands there");
  CHECK_REFUSED(filmCanWrite(path, error), "a partial file or checkpoint stands there");
  again = readWhole(path, &after);
  assert_true(after == size && memcmp(again, bytes, size) == 0);
  free(again);
  free(bytes);
  assert_int_equal(countFiles("", 0), 1);
  for (uint32_t i = 0; i < 2; ++i) /* rows more, then a row less */
  {
    film.run.end = SAMPLES;
    filmAdvance(&film, &rows[1 - i]);
    if (i == 0)
      CHECK_GOOD(filmSave(&film, path, error));
    else
      CHECK_REFUSED(filmSave(&film, path, error), "it holds samples 12 to 12, which would be lost");
  }
  filmClose(&film);
  render(&film, 2, 13); /* more of the same */
  CHECK_GOOD(filmCanSave(&film, path, error));
  CHECK_GOOD(filmSave(&film, path, error));
  putText(FOLDER "/notes", "no film");
  CHECK_REFUSED(filmSave(&film, FOLDER "/notes", error), "notes is no partial file or checkpoint");
  checkText(FOLDER "/notes", "no film");
  putText(FOLDER "/notes", ""); /* as mktemp makes it */
  CHECK_GOOD(filmSave(&film, FOLDER "/notes", error));
  filmClose(&film);
}

/* What cannot be read may hold anything. */
static void test_unreadable(void **state)
{
  static const char path[] = FOLDER "/hidden.part";
  const int isRoot = geteuid() == 0; /* who may read all: as somebody else then */
  Film film, loaded;
  (void)state;
  render(&film, 0, 2);
  CHECK_GOOD(filmSave(&film, path, error));
  assert_int_equal(chmod(path, 0), 0);
  if (isRoot)
    assert_int_equal(seteuid(65534), 0);
  if (exists(path)) /* else that somebody may not even look there */
  {
    CHECK_REFUSED(filmLoad(&loaded, path, error), "cannot read " FOLDER "/hidden.part: Permission denied");
    CHECK_REFUSED(filmSave(&film, path, error), "it is there and cannot be read (Permission denied)");
    CHECK_REFUSED(filmWritePng(&film, path, error), "it is there and cannot be read (Permission denied)");
  }
  if (isRoot)
    assert_int_equal(seteuid(0), 0);
  assert_true(exists(path));
  filmClose(&film);
}

static void test_removing(void **state)
{
  const RaysortSliceToken token = {1, 9, 0, 0, 0};
  Film film;
  (void)state;
  render(&film, 4, 10);
  CHECK_GOOD(filmSave(&film, FOLDER "/a.part", error));
  filmAdvance(&film, &token);
  CHECK_GOOD(filmSave(&film, FOLDER "/a.checkpoint", error));
  filmClose(&film);
  putText(FOLDER "/notes", "no film");
  filmRemoveCheckpoint(FOLDER "/a.part");
  filmRemoveCheckpoint(FOLDER "/notes");
  filmRemoveCheckpoint(FOLDER "/absent");
  assert_true(exists(FOLDER "/a.part") && exists(FOLDER "/notes") && exists(FOLDER "/a.checkpoint"));
  filmRemoveCheckpoint(FOLDER "/a.checkpoint");
  assert_false(exists(FOLDER "/a.checkpoint"));
}

/* Pictures of the other examples: a program whose picture was written in part only fails with a message. */
static void test_other_pictures(void **state)
{
  struct rlimit limit;
  Picture picture = newPicture(64, 64, 0);
  uint32_t seed = 1;
  int status = 0;
  pid_t child;
  (void)state;
  for (uint32_t i = 0; i < 64 * 64; ++i)
    setPixel(&picture, i, randomNext(&seed) & 0xffffff);
  child = fork();
  if (child == 0)
  {
    signal(SIGXFSZ, SIG_IGN);
    if (!freopen("/dev/null", "w", stderr) || getrlimit(RLIMIT_FSIZE, &limit) != 0)
      _exit(9);
    limit.rlim_cur = 1000;
    setrlimit(RLIMIT_FSIZE, &limit);
    writePng(FOLDER, "full.png", &picture);
    _exit(0);
  }
  assert_true(child > 0 && waitpid(child, &status, 0) == child);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), 1);
  assert_false(exists(FOLDER "/full.png"));
  freePicture(&picture);
}

static void test_bad_jobs(void **state)
{
  FilmJob bad;
  Film film;
  (void)state;
  bad = job, bad.width = 0;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "size is 0 x 3");
  bad = job, bad.height = 0;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "size is 5 x 0");
  bad = job, bad.width = bad.height = 32768;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "size is 32768 x 32768");
  bad = job, bad.width = 0xffffffffu, bad.height = 1;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "size is");
  bad = job, bad.depth = 0;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "depth is 0");
  bad = job, bad.samples = 0;
  CHECK_REFUSED(filmOpen(&film, &bad, error), "number of samples is 0");
}

/* ---- joining ---- */

static uint32_t randomBelow(uint32_t *seed, uint32_t end)
{
  *seed = *seed * 747796405u + 2891336453u;
  return (*seed >> 8) % end;
}

/* Random splits in random order, some parts joined before: the bits of the whole. */
static void test_joins(void **state)
{
  uint32_t seed = 1;
  Film whole;
  (void)state;
  render(&whole, 0, SAMPLES);
  for (uint32_t round = 0; round < 200; ++round)
  {
    FilmRange parts[SAMPLES], gap;
    uint32_t count = 0, sample = 0;
    Film sum, part, pair;
    while (sample < SAMPLES)
    {
      const uint32_t end = sample + 1 + randomBelow(&seed, SAMPLES - sample);
      const uint32_t at = randomBelow(&seed, count + 1);
      parts[count++] = parts[at];
      parts[at].first = sample;
      parts[at].end = end;
      sample = end;
    }
    CHECK_GOOD(filmOpen(&sum, &job, error));
    CHECK_GOOD(filmOpen(&pair, &job, error));
    for (uint32_t i = 0; i < count; ++i)
    {
      assert_true(filmGap(&sum, &gap));
      render(&part, parts[i].first, parts[i].end);
      CHECK_GOOD(filmJoin(randomBelow(&seed, 3) ? &sum : &pair, &part, "a part", error));
      filmClose(&part);
    }
    CHECK_GOOD(filmJoin(&sum, &pair, "the pair", error));
    assert_false(filmGap(&sum, &gap));
    assert_true(sum.rangeCount == 1 && sum.ranges[0].first == 0 && sum.ranges[0].end == SAMPLES);
    assert_memory_equal(sum.sums, whole.sums, filmBytes(&whole));
    assert_true(sum.badSamples == SAMPLES);
    filmClose(&sum);
    filmClose(&pair);
  }
  filmClose(&whole);
}

static void test_gaps_and_overlaps(void **state)
{
  Film film, part;
  FilmRange gap;
  (void)state;
  render(&film, 10, 20);
  assert_true(filmGap(&film, &gap) && gap.first == 0 && gap.end == 10);
  render(&part, 19, 21);
  CHECK_REFUSED(filmJoin(&film, &part, "b.part", error), "b.part holds samples 19 to 20; some of them are there");
  filmClose(&part);
  render(&part, 0, 40);
  CHECK_REFUSED(filmJoin(&film, &part, "c.part", error), "c.part holds samples 0 to 39");
  filmClose(&part);
  render(&part, 0, 10);
  CHECK_GOOD(filmJoin(&film, &part, "a.part", error));
  CHECK_REFUSED(filmJoin(&film, &part, "a.part", error), "a.part holds samples 0 to 9");
  filmClose(&part);
  assert_true(filmGap(&film, &gap) && gap.first == 20 && gap.end == 40);
  render(&part, 30, 40);
  CHECK_GOOD(filmJoin(&film, &part, "d.part", error));
  filmClose(&part);
  assert_true(filmGap(&film, &gap) && gap.first == 20 && gap.end == 30);
  render(&part, 20, 30);
  part.token.row = 1;
  CHECK_REFUSED(filmJoin(&film, &part, "e.part", error), "e.part is a checkpoint in the midst of sample 30");
  part.token.row = 0;
  CHECK_GOOD(filmJoin(&film, &part, "e.part", error));
  assert_false(filmGap(&film, &gap));
  filmClose(&part);
  filmClose(&film);
}

static void test_strangers(void **state)
{
  static const char *const words[] = {"picture of 4 x 3, the others of 5 x 3",
                                      "picture of 5 x 9",
                                      "depth 49, the others with 50",
                                      "part of 41 samples, the others of 40",
                                      "the scene cover, seed 3",
                                      "(hash 0x00000001)",
                                      "the scene three"};
  Film film, other;
  (void)state;
  render(&film, 0, 10);
  for (uint32_t i = 0; i < COUNT_OF(words); ++i)
  {
    FilmJob strange = job;
    strange.width = i == 0 ? 4 : strange.width;
    strange.height = i == 1 ? 9 : strange.height;
    strange.depth = i == 2 ? 49 : strange.depth;
    strange.samples = i == 3 ? 41 : strange.samples;
    strange.seed = i == 4 ? 3 : strange.seed;
    strange.hash = i == 5 ? 1 : strange.hash;
    if (i == 6)
      strcpy(strange.scene, "three");
    CHECK_GOOD(filmOpen(&other, &strange, error));
    CHECK_REFUSED(filmJoin(&film, &other, "x.part", error), "x.part");
    CHECK(strstr(error, words[i]) != NULL, "no \"%s\" in: %s", words[i], error);
    filmClose(&other);
  }
  filmClose(&film);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup(test_pictures, emptyFolder),
                                     cmocka_unit_test_setup(test_no_samples, emptyFolder),
                                     cmocka_unit_test_setup(test_round_trip, emptyFolder),
                                     cmocka_unit_test_setup(test_damage, emptyFolder),
                                     cmocka_unit_test_setup(test_unwritable, emptyFolder),
                                     cmocka_unit_test_setup(test_neighbours, emptyFolder),
                                     cmocka_unit_test_setup(test_leftovers, emptyFolder),
                                     cmocka_unit_test_setup(test_long_names, emptyFolder),
                                     cmocka_unit_test_setup(test_bad_render, emptyFolder),
                                     cmocka_unit_test_setup(test_bad_ends, emptyFolder),
                                     cmocka_unit_test_setup(test_bad_joined, emptyFolder),
                                     cmocka_unit_test_setup(test_replacing, emptyFolder),
                                     cmocka_unit_test_setup(test_unreadable, emptyFolder),
                                     cmocka_unit_test_setup(test_removing, emptyFolder),
                                     cmocka_unit_test_setup(test_other_pictures, emptyFolder),
                                     cmocka_unit_test_setup(test_bad_jobs, emptyFolder),
                                     cmocka_unit_test_setup(test_joins, emptyFolder),
                                     cmocka_unit_test_setup(test_gaps_and_overlaps, emptyFolder),
                                     cmocka_unit_test_setup(test_strangers, emptyFolder)};
  if (mkdir("build", 0777) != 0 && errno != EEXIST)
    return 1;
  if (mkdir("build/tests", 0777) != 0 && errno != EEXIST)
    return 1;
  if (mkdir(FOLDER, 0777) != 0 && errno != EEXIST)
    return 1;
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
