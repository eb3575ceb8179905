/* test_weekend_film.c - sums, partial files and checkpoints of the weekend example: whole, damaged, joined, refused.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* setrlimit, mkdir */

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

#include "film.h"
#include "unit.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>

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

/* The samples first .. end - 1, as a render leaves them; closes nothing. */
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
  const RaysortSliceToken token = {1, 9, 0, 0, 0};
  Film film, loaded;
  (void)state;
  render(&film, 4, 9);
  film.run.end = 30;
  addSample(&film, 9, 1);
  filmAdvance(&film, &token);
  film.badSamples = 0x123456789abcu;
  CHECK_GOOD(filmSave(&film, path, error));
  assert_false(exists(FOLDER "/round.part.part"));
  CHECK_GOOD(filmLoad(&loaded, path, error));
  assert_memory_equal(&loaded.job, &film.job, sizeof(film.job));
  assert_memory_equal(loaded.sums, film.sums, filmBytes(&film));
  assert_memory_equal(&loaded.token, &token, sizeof(token));
  assert_true(loaded.rangeCount == 1 && loaded.ranges[0].first == 4 && loaded.ranges[0].end == 9);
  assert_true(loaded.run.first == 4 && loaded.run.end == 30 && loaded.badSamples == film.badSamples);
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
  CHECK_REFUSED(filmLoad(&film, "tests/test_weekend_film.c", error), "is no partial file or checkpoint");
  CHECK_REFUSED(filmLoad(&film, FOLDER, error), "is no partial file or checkpoint");
}

/* The disk is full, or the folder is not there: what stood there stays. */
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
  CHECK_REFUSED(filmWritePng(&film, path, error), "cannot write " FOLDER "/kept.part");
  CHECK_REFUSED(filmWriteHdr(&film, path, error), "cannot write " FOLDER "/kept.part");
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
  again = readWhole(path, &after);
  assert_int_equal(after, size);
  assert_memory_equal(again, bytes, size);
  assert_false(exists(FOLDER "/kept.part.part"));
  CHECK_REFUSED(filmSave(&film, FOLDER "/no/such/folder", error), FOLDER "/no/such/folder.part: No such file");
  CHECK_REFUSED(filmSave(&film, FOLDER, error), "cannot write " FOLDER ": it is there and is no plain file");
  CHECK_REFUSED(filmCanWrite(FOLDER "/no/such/folder", error), FOLDER "/no/such/folder.part: No such file");
  CHECK_GOOD(filmCanWrite(path, error));
  assert_false(exists(FOLDER "/kept.part.part"));
  filmClose(&film);
  free(bytes);
  free(again);
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
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_pictures), cmocka_unit_test(test_no_samples),        cmocka_unit_test(test_round_trip),
      cmocka_unit_test(test_damage),   cmocka_unit_test(test_unwritable),        cmocka_unit_test(test_bad_jobs),
      cmocka_unit_test(test_joins),    cmocka_unit_test(test_gaps_and_overlaps), cmocka_unit_test(test_strangers)};
  if (mkdir("build", 0777) != 0 && errno != EEXIST)
    return 1;
  if (mkdir("build/tests", 0777) != 0 && errno != EEXIST)
    return 1;
  if (mkdir(FOLDER, 0777) != 0 && errno != EEXIST)
    return 1;
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
