/* film.h - the sums of a render: pictures made of them, and files that hold them.
 * SPDX-License-Identifier: MIT
 *
 * A sum is exact, an integer, so it does not matter who added which samples when: parts of a render, made on other
 * machines, join to the same bits in any order. One format serves for parts and for checkpoints.
 * Functions that can fail return 0 and put a sentence into `error`, which names the file. A file is written beside its
 * place, under a name that nobody has, and renamed, so that what stood there is lost only to a whole new one. A file
 * with samples is replaced only by a film that has all of them, never by a picture. */
#ifndef RAYSORT_EXAMPLES_FILM_H
#define RAYSORT_EXAMPLES_FILM_H

#include "raysort.h"

#define FILM_ERROR      1280 /* characters */
#define FILM_NAME       16   /* characters of a scene's name, the last one 0 */
#define FILM_MAX_RANGES 4096
#define FILM_WORDS      6 /* a pixel: red, green, blue, each in units of 2^-32 as 64 bits, low word first */

/* What decides the bits of a finished picture on one device. */
typedef struct FilmJob
{
  uint32_t width, height; /* pixels; see filmOpen */
  uint32_t depth;         /* rays a path at most */
  uint32_t samples;       /* of every pixel of the finished picture */
  uint32_t seed;          /* of the scene */
  uint32_t hash;          /* of the scene, materials and all */
  char scene[FILM_NAME];
} FilmJob;

typedef struct FilmRange
{
  uint32_t first, end; /* first .. end - 1 */
} FilmRange;

typedef struct Film
{
  FilmJob job;
  uint32_t rangeCount; /* samples that every pixel has, ascending, with gaps between them */
  FilmRange ranges[FILM_MAX_RANGES];
  FilmRange run;           /* a render under way: its samples; run.first .. token.sample - 1 are among the ranges */
  RaysortSliceToken token; /* where it goes on; rows above token.row have sample token.sample too */
  uint64_t badSamples;     /* not finite or out of range: they added nothing */
  double exposure;         /* of a PNG: a filmic curve of the mean times it; 0: the square root. No file holds it */
  uint32_t *sums;          /* [FILM_WORDS * width * height], row by row from the top */
} Film;

/* An empty film. Refuses numbers of 0, depth above 2^20, and pictures of more than 2^31 bytes as PNG. */
int filmOpen(Film *film, const FilmJob *job, char *error);
void filmClose(Film *film);         /* all zero afterwards; fine when all zero */
size_t filmBytes(const Film *film); /* of sums */

/* The render under way has come to `token`, which stands between two batches (wave 0). */
void filmAdvance(Film *film, const RaysortSliceToken *token);

/* Adds a part to the film. Refuses another job, samples that the film has already, and a sample that is not whole. */
int filmJoin(Film *film, const Film *part, const char *partName, char *error);

/* Samples that no range holds: the first run of them, 0 if there is none. */
int filmGap(const Film *film, FilmRange *gap);

/* Could a picture be written there, could this film be saved there? To be asked before hours of work, of a film with
 * the ranges that are to come; its sums are not looked at. What stands there stays. */
int filmCanWrite(const char *path, char *error);
int filmCanSave(const Film *film, const char *path, char *error);

int filmSave(const Film *film, const char *path, char *error);
int filmLoad(Film *film, const char *path, char *error); /* film: closed. Refuses what no render can have left behind */

/* Removes a file if it is the checkpoint of a render that is not over: never a part. */
void filmRemoveCheckpoint(const char *path);

/* The mean of a pixel's samples: in 8 bits, see Film.exposure, or itself as floats. Black without samples. */
int filmWritePng(const Film *film, const char *path, char *error);
int filmWriteHdr(const Film *film, const char *path, char *error);

#endif
