/* film.c - sums, pictures and files of the path tracers: see film.h.
 * SPDX-License-Identifier: MIT
 *
 * The file, all numbers little-endian: 8 bytes of magic; the words of the header in the order of the enum below; two
 * words a range; FILM_WORDS words a pixel; FNV-1a of all before, 64 bits. */
#define _POSIX_C_SOURCE 200809L /* fileno, fsync */

#include "film.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <stb/stb_image_write.h>

#define MAGIC     "rsweek\r\n" /* the line end shows a file that went through a text conversion */
#define VERSION   1u
#define MAX_DEPTH (1u << 20)
#define MAX_PATH  1024 /* with what openBeside appends */
#define FNV_START 14695981039346656037u
#define MAX_TRIES 100 /* names of a temporary file */

enum
{
  HEAD_VERSION,
  HEAD_WIDTH,
  HEAD_HEIGHT,
  HEAD_DEPTH,
  HEAD_SAMPLES,
  HEAD_SEED,
  HEAD_HASH,
  HEAD_NAME, /* 4 words of 4 characters */
  HEAD_RUN_FIRST = HEAD_NAME + FILM_NAME / 4,
  HEAD_RUN_END,
  HEAD_ROW,
  HEAD_SAMPLE,
  HEAD_WAVE,
  HEAD_BATCH_ROWS,
  HEAD_BATCH_SAMPLES,
  HEAD_BAD_LOW,
  HEAD_BAD_HIGH,
  HEAD_RANGES,
  HEAD_WORDS
};

/* ---- errors ---- */

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static int
refuse(char *error, const char *format, ...)
{
  va_list list;
  va_start(list, format);
  vsnprintf(error, FILM_ERROR, format, list);
  va_end(list);
  return 0;
}

/* ---- a film ---- */

size_t filmBytes(const Film *film)
{
  return (size_t)film->job.width * film->job.height * FILM_WORDS * sizeof(uint32_t);
}

static int checkJob(const FilmJob *job, char *error)
{
  /* stb_image_write counts the bytes of a picture, with one more a row, in an int */
  const uint64_t pngBytes = (3 * (uint64_t)job->width + 1) * job->height;
  if (job->width == 0 || job->height == 0 || job->width > INT32_MAX / 4 || pngBytes > INT32_MAX)
    return refuse(error, "the size is %u x %u, must be 1 x 1 or more and at most %d bytes as PNG", job->width,
                  job->height, INT32_MAX);
  if (job->depth == 0 || job->depth > MAX_DEPTH)
    return refuse(error, "the depth is %u, must be 1 .. %u", job->depth, MAX_DEPTH);
  if (job->samples == 0 || job->samples > INT32_MAX)
    return refuse(error, "the number of samples is %u, must be 1 .. %d", job->samples, INT32_MAX);
  return 1;
}

static int allocateSums(Film *film, char *error)
{
  film->sums = (uint32_t *)calloc((size_t)film->job.width * film->job.height, FILM_WORDS * sizeof(uint32_t));
  return film->sums ? 1 : refuse(error, "out of memory: %zu bytes for the sums", filmBytes(film));
}

int filmOpen(Film *film, const FilmJob *job, char *error)
{
  memset(film, 0, sizeof(*film));
  if (!checkJob(job, error))
    return 0;
  film->job = *job;
  return allocateSums(film, error);
}

void filmClose(Film *film)
{
  free(film->sums);
  memset(film, 0, sizeof(*film));
}

/* ---- ranges ---- */

/* Adds a range; 0 if the film has one of its samples, or too many ranges. */
static int addRange(Film *film, FilmRange range)
{
  uint32_t at = 0;
  while (at < film->rangeCount && film->ranges[at].end <= range.first)
    ++at;
  if ((at < film->rangeCount && film->ranges[at].first < range.end) || film->rangeCount == FILM_MAX_RANGES)
    return 0;
  memmove(&film->ranges[at + 1], &film->ranges[at], (film->rangeCount - at) * sizeof(range));
  film->ranges[at] = range;
  ++film->rangeCount;
  for (at = at ? at - 1 : 0; at + 1 < film->rangeCount;) /* neighbours that touch become one */
    if (film->ranges[at].end == film->ranges[at + 1].first)
    {
      film->ranges[at].end = film->ranges[at + 1].end;
      --film->rangeCount;
      memmove(&film->ranges[at + 1], &film->ranges[at + 2], (film->rangeCount - at - 1) * sizeof(range));
    }
    else
      ++at;
  return 1;
}

void filmAdvance(Film *film, const RaysortSliceToken *token)
{
  const FilmRange done = {film->run.first, token->sample};
  film->token = *token;
  film->rangeCount = 0;
  if (done.first < done.end)
    addRange(film, done);
}

int filmGap(const Film *film, FilmRange *gap)
{
  const uint32_t beginsLate = film->rangeCount == 0 || film->ranges[0].first > 0;
  gap->first = beginsLate ? 0 : film->ranges[0].end;
  gap->end = film->rangeCount > !beginsLate ? film->ranges[!beginsLate].first : film->job.samples;
  return gap->first < gap->end;
}

static int checkSameJob(const FilmJob *film, const FilmJob *part, const char *name, char *error)
{
  if (part->width != film->width || part->height != film->height)
    return refuse(error, "%s is a part of a picture of %u x %u, the others of %u x %u", name, part->width, part->height,
                  film->width, film->height);
  if (strcmp(part->scene, film->scene) != 0 || part->seed != film->seed || part->hash != film->hash)
    return refuse(error, "%s shows the scene %s, seed %u (hash 0x%08x), the others %s, seed %u (0x%08x)", name,
                  part->scene, part->seed, part->hash, film->scene, film->seed, film->hash);
  if (part->depth != film->depth)
    return refuse(error, "%s was rendered with depth %u, the others with %u", name, part->depth, film->depth);
  if (part->samples != film->samples)
    return refuse(error, "%s is a part of %u samples, the others of %u", name, part->samples, film->samples);
  return 1;
}

int filmJoin(Film *film, const Film *part, const char *partName, char *error)
{
  const size_t words = filmBytes(film) / sizeof(uint32_t);
  if (!checkSameJob(&film->job, &part->job, partName, error))
    return 0;
  if (part->token.row > 0 || part->token.wave > 0)
    return refuse(error, "%s is a checkpoint in the midst of sample %u: resume it first", partName, part->token.sample);
  for (uint32_t i = 0; i < part->rangeCount; ++i)
    if (!addRange(film, part->ranges[i]))
      return refuse(error, "%s holds samples %u to %u; some of them are there already (or there are more than %d gaps)",
                    partName, part->ranges[i].first, part->ranges[i].end - 1, FILM_MAX_RANGES - 1);
  for (size_t i = 0; i < words; i += 2)
  {
    const uint64_t a = film->sums[i] | (uint64_t)film->sums[i + 1] << 32;
    const uint64_t sum = a + (part->sums[i] | (uint64_t)part->sums[i + 1] << 32);
    film->sums[i] = (uint32_t)sum;
    film->sums[i + 1] = (uint32_t)(sum >> 32);
  }
  film->badSamples += part->badSamples;
  return 1;
}

/* ---- writing beside and renaming ---- */

typedef struct Writer
{
  FILE *file;
  uint64_t hash; /* FNV-1a of what was written */
  int error;     /* errno of the first failure */
} Writer;

static void writeBytes(void *context, void *data, int size) /* as stb_image_write calls it */
{
  Writer *writer = (Writer *)context;
  const unsigned char *bytes = (const unsigned char *)data;
  for (int i = 0; i < size; ++i)
    writer->hash = (writer->hash ^ bytes[i]) * 1099511628211u;
  errno = 0;
  if (!writer->error && fwrite(bytes, 1, (size_t)size, writer->file) != (size_t)size)
    writer->error = errno ? errno : EIO;
}

typedef int (*WriteFilm)(const Film *film, Writer *writer); /* 0: out of memory */

/* The temporary file is one that was not there: nothing of the user's is ever truncated or removed, whatever its name.
 * It carries the process number, so that two processes do not meet. If a run that was killed left one of that name, or
 * another machine on a shared disk has one, the next number is taken. What a killed run left may be deleted. */
static FILE *openBeside(const char *path, char beside[MAX_PATH], char *error)
{
  struct stat status;
  FILE *file = NULL;
  errno = 0;
  if (stat(path, &status) == 0 && !S_ISREG(status.st_mode))
    refuse(error, "cannot write %s: it is there and is no plain file", path);
  else
  {
    for (uint32_t i = 0; !file && i < MAX_TRIES && (i == 0 || errno == EEXIST); ++i)
    {
      const int length = snprintf(beside, MAX_PATH, "%s.writing-%ld-%u", path, (long)getpid(), i);
      errno = ENAMETOOLONG;
      if (length > 0 && length < MAX_PATH)
        file = fopen(beside, "wbx"); /* x: fails if it is there */
    }
    if (!file)
      refuse(error, "cannot write %.1000s: %s", path, strerror(errno));
  }
  return file;
}

static int canWriteBeside(const char *path, char *error)
{
  char beside[MAX_PATH];
  FILE *file = openBeside(path, beside, error);
  if (!file)
    return 0;
  fclose(file);
  remove(beside);
  return 1;
}

static int writeBeside(const Film *film, const char *path, WriteFilm write, char *error)
{
  char beside[MAX_PATH];
  Writer writer = {NULL, FNV_START, 0};
  writer.file = openBeside(path, beside, error);
  if (!writer.file)
    return 0;
  if (!write(film, &writer) && !writer.error)
    writer.error = ENOMEM;
  if (!writer.error && (fflush(writer.file) != 0 || fsync(fileno(writer.file)) != 0))
    writer.error = errno;
  if (fclose(writer.file) != 0 && !writer.error)
    writer.error = errno;
  if (!writer.error && rename(beside, path) != 0)
    writer.error = errno;
  if (!writer.error)
    return 1;
  remove(beside);
  return refuse(error, "cannot write %.1000s: %s; what stood there is unharmed", path, strerror(writer.error));
}

/* ---- pictures ---- */

/* Samples that the pixels of a row have. */
static double samplesOfRow(const Film *film, uint32_t row)
{
  double count = row < film->token.row ? 1 : 0;
  for (uint32_t i = 0; i < film->rangeCount; ++i)
    count += (double)(film->ranges[i].end - film->ranges[i].first);
  return count;
}

static double meanOf(const Film *film, size_t channel, double samples)
{
  const uint32_t *sum = film->sums + 2 * channel;
  return samples > 0 ? ((double)sum[1] + (double)sum[0] / 4294967296.0) / samples : 0;
}

static uint8_t byteOf(double mean, double exposure)
{
  const double x = exposure * mean; /* a filmic curve (Narkowicz 2015), then sRGB */
  double y = x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14);
  y = y < 1 ? y : 1;
  y = y <= 0.0031308 ? 12.92 * y : 1.055 * pow(y, 1 / 2.4) - 0.055;
  if (!(exposure > 0))
    y = mean < 1 ? sqrt(mean) : 1;
  return (uint8_t)(255 * y + 0.5);
}

static int writePng(const Film *film, Writer *writer)
{
  const size_t width = film->job.width, height = film->job.height;
  uint8_t *bytes = (uint8_t *)malloc(3 * width * height);
  int good = bytes != NULL;
  for (size_t y = 0; good && y < height; ++y)
  {
    const double samples = samplesOfRow(film, (uint32_t)y);
    for (size_t i = 3 * width * y; i < 3 * width * (y + 1); ++i)
      bytes[i] = byteOf(meanOf(film, i, samples), film->exposure);
  }
  if (good)
    good = stbi_write_png_to_func(writeBytes, writer, (int)width, (int)height, 3, bytes, (int)(3 * width));
  free(bytes);
  return good;
}

static int writeHdr(const Film *film, Writer *writer)
{
  const size_t width = film->job.width, height = film->job.height;
  float *values = (float *)malloc(3 * width * height * sizeof(float));
  int good = values != NULL;
  for (size_t y = 0; good && y < height; ++y)
  {
    const double samples = samplesOfRow(film, (uint32_t)y);
    for (size_t i = 3 * width * y; i < 3 * width * (y + 1); ++i)
      values[i] = (float)meanOf(film, i, samples);
  }
  if (good)
    good = stbi_write_hdr_to_func(writeBytes, writer, (int)width, (int)height, 3, values);
  free(values);
  return good;
}

/* A picture may replace anything but hours of work. */
static int mayReplaceByPicture(const char *path, char *error)
{
  char magic[8] = {0};
  struct stat status;
  FILE *file;
  size_t got;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
    return 1; /* nothing is there, or openBeside refuses it */
  file = fopen(path, "rb");
  if (!file)
    return refuse(error, "cannot write %s: it is there and cannot be read (%s)", path, strerror(errno));
  got = fread(magic, 1, sizeof(magic), file);
  fclose(file);
  if (got == sizeof(magic) && memcmp(magic, MAGIC, sizeof(magic)) == 0)
    return refuse(error, "cannot write the picture %s: a partial file or checkpoint stands there", path);
  return 1;
}

int filmCanWrite(const char *path, char *error)
{
  return mayReplaceByPicture(path, error) && canWriteBeside(path, error);
}

int filmWritePng(const Film *film, const char *path, char *error)
{
  return mayReplaceByPicture(path, error) && writeBeside(film, path, writePng, error);
}

int filmWriteHdr(const Film *film, const char *path, char *error)
{
  return mayReplaceByPicture(path, error) && writeBeside(film, path, writeHdr, error);
}

/* ---- saving ---- */

static void writeWords(Writer *writer, const uint32_t *words, size_t count)
{
  unsigned char bytes[4096];
  size_t i = 0;
  while (i < count)
  {
    int used = 0;
    for (; i < count && used < (int)sizeof(bytes); ++i)
      for (int k = 0; k < 4; ++k)
        bytes[used++] = (unsigned char)(words[i] >> 8 * k);
    writeBytes(writer, bytes, used);
  }
}

static int writeFilm(const Film *film, Writer *writer)
{
  uint32_t head[HEAD_WORDS] = {0}, hash[2];
  char magic[] = MAGIC;
  head[HEAD_VERSION] = VERSION;
  head[HEAD_WIDTH] = film->job.width;
  head[HEAD_HEIGHT] = film->job.height;
  head[HEAD_DEPTH] = film->job.depth;
  head[HEAD_SAMPLES] = film->job.samples;
  head[HEAD_SEED] = film->job.seed;
  head[HEAD_HASH] = film->job.hash;
  for (uint32_t i = 0; i < FILM_NAME; ++i)
    head[HEAD_NAME + i / 4] |= (uint32_t)(unsigned char)film->job.scene[i] << 8 * (i % 4);
  head[HEAD_RUN_FIRST] = film->run.first;
  head[HEAD_RUN_END] = film->run.end;
  head[HEAD_ROW] = film->token.row;
  head[HEAD_SAMPLE] = film->token.sample;
  head[HEAD_WAVE] = film->token.wave;
  head[HEAD_BATCH_ROWS] = film->token.rowCount;
  head[HEAD_BATCH_SAMPLES] = film->token.sampleCount;
  head[HEAD_BAD_LOW] = (uint32_t)film->badSamples;
  head[HEAD_BAD_HIGH] = (uint32_t)(film->badSamples >> 32);
  head[HEAD_RANGES] = film->rangeCount;
  writeBytes(writer, magic, 8);
  writeWords(writer, head, HEAD_WORDS);
  for (uint32_t i = 0; i < film->rangeCount; ++i)
  {
    const uint32_t range[2] = {film->ranges[i].first, film->ranges[i].end};
    writeWords(writer, range, 2);
  }
  writeWords(writer, film->sums, filmBytes(film) / sizeof(uint32_t));
  hash[0] = (uint32_t)writer->hash;
  hash[1] = (uint32_t)(writer->hash >> 32);
  writeWords(writer, hash, 2);
  return 1;
}

/* ---- loading ---- */

typedef struct Reader
{
  FILE *file;
  uint64_t hash;
  int isShort; /* the file ended too early, or could not be read */
} Reader;

static void readBytes(Reader *reader, unsigned char *bytes, size_t size)
{
  const size_t got = reader->isShort ? 0 : fread(bytes, 1, size, reader->file);
  if (got < size)
  {
    reader->isShort = 1;
    memset(bytes + got, 0, size - got);
  }
  for (size_t i = 0; i < size; ++i)
    reader->hash = (reader->hash ^ bytes[i]) * 1099511628211u;
}

static void readWords(Reader *reader, uint32_t *words, size_t count)
{
  unsigned char bytes[4096];
  for (size_t i = 0; i < count;)
  {
    const size_t piece = count - i < sizeof(bytes) / 4 ? count - i : sizeof(bytes) / 4;
    readBytes(reader, bytes, 4 * piece);
    for (size_t k = 0; k < piece; ++k, ++i)
      words[i] = (uint32_t)bytes[4 * k] | (uint32_t)bytes[4 * k + 1] << 8 | (uint32_t)bytes[4 * k + 2] << 16 |
                 (uint32_t)bytes[4 * k + 3] << 24;
  }
}

static void takeHead(Film *film, const uint32_t *head)
{
  film->job.width = head[HEAD_WIDTH];
  film->job.height = head[HEAD_HEIGHT];
  film->job.depth = head[HEAD_DEPTH];
  film->job.samples = head[HEAD_SAMPLES];
  film->job.seed = head[HEAD_SEED];
  film->job.hash = head[HEAD_HASH];
  for (uint32_t i = 0; i < FILM_NAME; ++i)
    film->job.scene[i] = (char)(unsigned char)(head[HEAD_NAME + i / 4] >> 8 * (i % 4));
  film->run.first = head[HEAD_RUN_FIRST];
  film->run.end = head[HEAD_RUN_END];
  film->token.row = head[HEAD_ROW];
  film->token.sample = head[HEAD_SAMPLE];
  film->token.wave = head[HEAD_WAVE];
  film->token.rowCount = head[HEAD_BATCH_ROWS];
  film->token.sampleCount = head[HEAD_BATCH_SAMPLES];
  film->badSamples = head[HEAD_BAD_LOW] | (uint64_t)head[HEAD_BAD_HIGH] << 32;
  film->rangeCount = head[HEAD_RANGES];
}

/* A checksum says that a file is as it was written, not that a program wrote it: every number is looked at. */
static int checkField(const char *path, const char *field, uint64_t value, uint64_t low, uint64_t high, char *error)
{
  if (value >= low && value <= high)
    return 1;
  if (low == high)
    return refuse(error, "%.900s is damaged: the %s is %llu, must be %llu", path, field, (unsigned long long)value,
                  (unsigned long long)low);
  return refuse(error, "%.900s is damaged: the %s is %llu, must be %llu .. %llu", path, field,
                (unsigned long long)value, (unsigned long long)low, (unsigned long long)high);
}

/* At least one printable character, then zeros to the end. */
static int checkName(const FilmJob *job, const char *path, char *error)
{
  uint32_t length = 0, i;
  while (length < FILM_NAME && job->scene[length] > ' ' && job->scene[length] < 0x7f)
    ++length;
  for (i = length; i < FILM_NAME && job->scene[i] == 0; ++i)
    continue;
  if (length == 0 || length == FILM_NAME || i < FILM_NAME)
    return refuse(error, "%s is damaged: the name of its scene is not 1 .. %d printable characters", path,
                  FILM_NAME - 1);
  return 1;
}

/* Ascending, none empty, with gaps between them. */
static int checkRanges(const Film *film, const char *path, char *error)
{
  uint64_t least = 0;
  for (uint32_t i = 0; i < film->rangeCount; ++i)
  {
    const FilmRange *range = &film->ranges[i];
    if (!checkField(path, "first sample of a range", range->first, least, film->job.samples - 1, error) ||
        !checkField(path, "end of a range of samples", range->end, (uint64_t)range->first + 1, film->job.samples,
                    error))
      return 0;
    least = (uint64_t)range->end + 1;
  }
  return 1;
}

/* What a render holds are the first samples of its run. What was joined has a run of 0 .. 0 and any ranges. */
static int checkRun(const Film *film, const char *path, char *error)
{
  const FilmRange *run = &film->run;
  uint64_t samples = 0, most;
  for (uint32_t i = 0; i < film->rangeCount; ++i)
    samples += film->ranges[i].end - film->ranges[i].first;
  most = (samples * film->job.height + film->token.row) * film->job.width;
  return checkField(path, "end of its run of samples", run->end, 0, film->job.samples, error) &&
         checkField(path, "first sample of its run", run->first, 0, run->end ? run->end - 1 : 0, error) &&
         checkField(path, "number of its ranges of samples", film->rangeCount, 0, run->end ? 1 : FILM_MAX_RANGES,
                    error) &&
         (!run->end || !film->rangeCount ||
          checkField(path, "first sample that it holds", film->ranges[0].first, run->first, run->first, error)) &&
         checkField(path, "number of its bad samples", film->badSamples, 0, most, error);
}

/* A render goes on where what it holds ends: elsewhere it would leave a sample out, or add one twice. It is saved
 * between two batches, in wave 0. */
static int checkToken(const Film *film, const char *path, char *error)
{
  const RaysortSliceToken *token = &film->token;
  const FilmRange *run = &film->run;
  const uint32_t next = run->end && film->rangeCount ? film->ranges[0].end : run->first;
  return checkField(path, "sample where it goes on", token->sample, run->first, run->end, error) &&
         checkField(path, "sample where it goes on", token->sample, next, next, error) &&
         checkField(path, "row where it goes on", token->row, 0, next < run->end ? film->job.height - 1 : 0, error) &&
         checkField(path, "wave where it goes on", token->wave, 0, 0, error) &&
         checkField(path, "number of rows in its batch", token->rowCount, 0, 0, error) &&
         checkField(path, "number of samples in its batch", token->sampleCount, 0, 0, error);
}

/* Magic, version, numbers in range, as many bytes as they ask for, and ranges of samples that a render leaves. */
static int readHead(Film *film, Reader *reader, const char *path, char *error)
{
  unsigned char magic[8];
  uint32_t head[HEAD_WORDS];
  struct stat status;
  uint64_t bytes;
  char why[FILM_ERROR];
  readBytes(reader, magic, 8);
  if (reader->isShort || memcmp(magic, MAGIC, 8) != 0)
    return refuse(error, "%s is no partial file or checkpoint of this program", path);
  readWords(reader, head, HEAD_WORDS);
  if (head[HEAD_VERSION] != VERSION)
    return refuse(error, "%s has version %u of the format, this program knows %u", path, head[HEAD_VERSION], VERSION);
  takeHead(film, head);
  if (reader->isShort)
    return refuse(error, "%s is damaged: its header is not whole", path);
  if (!checkField(path, "number of its ranges of samples", film->rangeCount, 0, FILM_MAX_RANGES, error) ||
      !checkName(&film->job, path, error))
    return 0;
  if (!checkJob(&film->job, why))
    return refuse(error, "%.600s is damaged: %.600s", path, why);
  bytes = 8 + 4 * (HEAD_WORDS + 2 * (uint64_t)film->rangeCount + 2) + filmBytes(film);
  if (fstat(fileno(reader->file), &status) != 0 || (uint64_t)status.st_size != bytes)
    return refuse(error, "%s is damaged: it has %lld bytes, not %llu", path, (long long)status.st_size,
                  (unsigned long long)bytes);
  for (uint32_t i = 0; i < film->rangeCount; ++i)
  {
    uint32_t range[2];
    readWords(reader, range, 2);
    film->ranges[i].first = range[0];
    film->ranges[i].end = range[1];
  }
  return checkRanges(film, path, error) && checkRun(film, path, error) && checkToken(film, path, error);
}

static int readSums(Film *film, Reader *reader, const char *path, char *error)
{
  uint32_t hash[2];
  uint64_t computed;
  readWords(reader, film->sums, filmBytes(film) / sizeof(uint32_t));
  computed = reader->hash;
  readWords(reader, hash, 2);
  if (reader->isShort)
    return refuse(error, "%s cannot be read to its end", path);
  if (computed != (hash[0] | (uint64_t)hash[1] << 32))
    return refuse(error, "%s is damaged: its checksum is not that of its contents", path);
  return 1;
}

int filmLoad(Film *film, const char *path, char *error)
{
  Reader reader = {fopen(path, "rb"), FNV_START, 0};
  int good;
  memset(film, 0, sizeof(*film));
  if (!reader.file)
    return refuse(error, "cannot read %s: %s", path, strerror(errno));
  good = readHead(film, &reader, path, error);
  if (good && !allocateSums(film, error))
    good = 0;
  if (good)
    good = readSums(film, &reader, path, error);
  if (!good)
    filmClose(film);
  fclose(reader.file);
  return good;
}

/* ---- replacing what was saved ---- */

/* Has the film these samples, of the upper `rows` rows? */
static int hasSamples(const Film *film, FilmRange samples, uint32_t rows)
{
  for (uint32_t i = 0; i < film->rangeCount; ++i)
    if (film->ranges[i].first <= samples.first && samples.end <= film->ranges[i].end)
      return 1;
  return samples.end - samples.first == 1 && film->token.sample == samples.first && rows <= film->token.row;
}

/* The first samples of `there` that the film lacks; 0: there are none. */
static int findLost(const Film *film, const Film *there, FilmRange *lost, int *isStrange)
{
  char unused[FILM_ERROR];
  *isStrange = !checkSameJob(&film->job, &there->job, "", unused);
  for (uint32_t i = 0; i < there->rangeCount; ++i)
  {
    *lost = there->ranges[i];
    if (*isStrange || !hasSamples(film, *lost, there->job.height))
      return 1;
  }
  lost->first = there->token.sample;
  lost->end = there->token.sample + 1;
  return there->token.row > 0 && (*isStrange || !hasSamples(film, *lost, there->token.row));
}

/* A file that is there may be replaced by a film that has all that it has. Anything else is hours of work under a name
 * that was mistaken: another part, a checkpoint that nobody resumed, the first part after a `--partial` whose FILE was
 * forgotten. Reads no sums. */
static int mayReplace(const Film *film, const char *path, char *error)
{
  struct stat status;
  Reader reader = {NULL, FNV_START, 0};
  Film there;
  FilmRange lost;
  char why[FILM_ERROR];
  int good, isStrange;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0)
    return 1; /* nothing is there, or openBeside refuses it */
  memset(&there, 0, sizeof(there));
  reader.file = fopen(path, "rb");
  if (!reader.file)
    return refuse(error, "cannot write %s: it is there and cannot be read (%s)", path, strerror(errno));
  good = readHead(&there, &reader, path, why);
  fclose(reader.file);
  if (!good)
    return refuse(error, "cannot write %.500s: %.600s; remove it, or choose another name", path, why);
  if (findLost(film, &there, &lost, &isStrange))
    return refuse(error,
                  "cannot write %s: it holds samples %u to %u%s, which would be lost; remove it, or choose "
                  "another name",
                  path, lost.first, lost.end - 1, isStrange ? " of another picture" : "");
  return 1;
}

int filmCanSave(const Film *film, const char *path, char *error)
{
  return mayReplace(film, path, error) && canWriteBeside(path, error);
}

int filmSave(const Film *film, const char *path, char *error)
{
  return mayReplace(film, path, error) && writeBeside(film, path, writeFilm, error);
}

void filmRemoveCheckpoint(const char *path)
{
  Reader reader = {fopen(path, "rb"), FNV_START, 0};
  char unused[FILM_ERROR];
  Film there;
  memset(&there, 0, sizeof(there));
  if (!reader.file)
    return;
  if (readHead(&there, &reader, path, unused) && there.token.sample < there.run.end)
    remove(path);
  fclose(reader.file);
}
