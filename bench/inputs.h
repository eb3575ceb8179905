/* inputs.h - the ids that the benchmarks sort: the same bytes in C and in CUDA C++ for the same arguments.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_BENCH_INPUTS_H
#define RAYSORT_BENCH_INPUTS_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define INPUT_SEED  20261u
#define INPUT_WIDTH 1920u /* of the picture that `coherent` imitates */
#define INPUT_CELL  64u   /* pixels: about the size of an object in it */

/* All sets of the rotation together, at least: several times any last-level cache. */
#define INPUT_ROTATION_BYTES ((uint64_t)256 << 20)

typedef enum Distribution
{
  DISTRIBUTION_UNIFORM,  /* independent random ids: hits after a bounce */
  DISTRIBUTION_COHERENT, /* Voronoi cells of a picture, an id each: hits of primary rays */
  DISTRIBUTION_ONE,      /* a single material */
  DISTRIBUTION_ZIPF,     /* independent, material m with weight 1 / (m + 1): few common, many rare */
  DISTRIBUTION_COUNT
} Distribution;

static const char *const distributionNames[DISTRIBUTION_COUNT] = {"uniform", "coherent", "one", "zipf"};

/* PCG-XSH-RR. */
static inline uint32_t inputRandom(uint64_t *state)
{
  uint64_t old = *state;
  uint32_t word = (uint32_t)(((old >> 18) ^ old) >> 27);
  uint32_t rotation = (uint32_t)(old >> 59);
  *state = old * 6364136223846793005u + 1442695040888963407u;
  return (word >> rotation) | (word << ((32u - rotation) & 31u));
}

static inline uint32_t inputHash(uint32_t x)
{
  x = (x ^ (x >> 16)) * 0x7feb352du;
  x = (x ^ (x >> 15)) * 0x846ca68bu;
  return x ^ (x >> 16);
}

/* bits: 8, 16 or 32 */
static inline void inputStore(void *ids, uint32_t bits, uint64_t index, uint32_t id)
{
  if (bits == 8)
    ((uint8_t *)ids)[index] = (uint8_t)id;
  else if (bits == 16)
    ((uint16_t *)ids)[index] = (uint16_t)id;
  else
    ((uint32_t *)ids)[index] = id;
}

static inline uint32_t inputLoad(const void *ids, uint32_t bits, uint64_t index)
{
  if (bits == 8)
    return ((const uint8_t *)ids)[index];
  if (bits == 16)
    return ((const uint16_t *)ids)[index];
  return ((const uint32_t *)ids)[index];
}

/* The nine sites round a cell that its pixels can be nearest to: x, y in pixels against the cell's corner. */
typedef struct InputSites
{
  int32_t x[9], y[9];
  uint32_t id[9];
} InputSites;

static inline void inputSites(uint32_t cellX, uint32_t cellY, uint32_t materials, InputSites *sites)
{
  for (uint32_t i = 0; i < 9; ++i)
  {
    uint32_t hash = inputHash((cellX + i % 3) * 0x9e3779b1u + inputHash(cellY + i / 3 + INPUT_SEED));
    sites->x[i] = (int32_t)(hash % INPUT_CELL) + ((int32_t)(i % 3) - 1) * (int32_t)INPUT_CELL;
    sites->y[i] = (int32_t)((hash >> 8) % INPUT_CELL) + ((int32_t)(i / 3) - 1) * (int32_t)INPUT_CELL;
    sites->id[i] = (uint32_t)(((uint64_t)inputHash(hash) * materials) >> 32);
  }
}

/* Row by row through a picture INPUT_WIDTH wide, as high as it takes. */
static inline void inputCoherent(uint32_t n, uint32_t materials, uint32_t bits, void *ids)
{
  uint32_t rows = (n + INPUT_WIDTH - 1) / INPUT_WIDTH;
  for (uint32_t cell = 0; cell < (rows + INPUT_CELL - 1) / INPUT_CELL * (INPUT_WIDTH / INPUT_CELL); ++cell)
  {
    InputSites sites;
    uint32_t cellX = cell % (INPUT_WIDTH / INPUT_CELL), cellY = cell / (INPUT_WIDTH / INPUT_CELL);
    inputSites(cellX, cellY, materials, &sites);
    for (uint32_t pixel = 0; pixel < INPUT_CELL * INPUT_CELL; ++pixel)
    {
      uint32_t x = pixel % INPUT_CELL, y = pixel / INPUT_CELL, nearest = 0;
      uint64_t index = (uint64_t)(cellY * INPUT_CELL + y) * INPUT_WIDTH + cellX * INPUT_CELL + x;
      int32_t best = INT32_MAX;
      for (uint32_t i = 0; i < 9; ++i)
      {
        int32_t dx = sites.x[i] - (int32_t)x, dy = sites.y[i] - (int32_t)y;
        int32_t distance = dx * dx + dy * dy;
        nearest = distance < best ? i : nearest;
        best = distance < best ? distance : best;
      }
      if (index < n)
        inputStore(ids, bits, index, sites.id[nearest]);
    }
  }
}

static inline void inputZipf(uint32_t n, uint32_t materials, uint32_t bits, void *ids)
{
  static uint32_t table[65536]; /* 16 random bits -> id */
  uint64_t state = INPUT_SEED;
  double sum = 0, reached = 0;
  uint32_t id = 0;
  for (uint32_t i = 0; i < materials; ++i)
    sum += 1.0 / (i + 1.0);
  for (uint32_t i = 0; i < 65536; ++i)
  {
    while (id + 1 < materials && reached + 1.0 / (id + 1.0) <= sum * (i + 0.5) / 65536)
    {
      reached += 1.0 / (id + 1.0);
      ++id;
    }
    table[i] = id;
  }
  for (uint64_t i = 0; i < n; ++i)
    inputStore(ids, bits, i, table[inputRandom(&state) >> 16]);
}

/* n ids < materials, `bits` wide each. */
static inline void inputIds(Distribution distribution, uint32_t n, uint32_t materials, uint32_t bits, void *ids)
{
  uint64_t state = INPUT_SEED;
  if (distribution == DISTRIBUTION_COHERENT)
    inputCoherent(n, materials, bits, ids);
  else if (distribution == DISTRIBUTION_ZIPF)
    inputZipf(n, materials, bits, ids);
  else
    for (uint64_t i = 0; i < n; ++i)
      inputStore(ids, bits, i,
                 distribution == DISTRIBUTION_ONE ? materials / 2
                                                  : (uint32_t)(((uint64_t)inputRandom(&state) * materials) >> 32));
}

/* Keys of a radix sort. */
typedef enum KeyKind
{
  KEYS_UNIFORM,
  KEYS_ZIPF,      /* a million values, hashed: value m with weight 1 / (m + 1) */
  KEYS_HIGH,      /* sorted by the high 16 bits */
  KEYS_PRESORTED, /* i times 3 */
  KEYS_CONSTANT,
  KEYS_REVERSED,
  KEYS_SIXTEEN, /* values */
  KEYS_MORTON,  /* codes of points in 64 clusters */
  KEYS_ENTROPY, /* low: three random words, and-ed */
  KEYS_24,      /* bits */
  KEYS_DEPTHS,  /* floats of [1, 16) */
  KEYS_ALMOST,  /* presorted but one in a hundred */
  KEYS_HUNDRED, /* each value a hundred times */
  KEYS_SECOND,  /* second byte constant */
  KEYS_COUNT,
  KEYS_FILE = KEYS_COUNT /* of 64 bits, the first n of a file: `make splats ARGS='--keys FILE'` writes one */
} KeyKind;

static const char *const keyNames[KEYS_COUNT + 1] = {"uniform",  "zipf",    "high",    "presorted", "constant",
                                                     "reversed", "sixteen", "morton",  "entropy",   "24bits",
                                                     "depths",   "almost",  "hundred", "second",    "file"};

static inline uint32_t inputSpread3(uint32_t bits) /* ten bits, two zeros before each */
{
  bits = (bits | bits << 16) & 0x030000ffu;
  bits = (bits | bits << 8) & 0x0300f00fu;
  bits = (bits | bits << 4) & 0x030c30c3u;
  return (bits | bits << 2) & 0x09249249u;
}

static inline uint32_t inputMorton(uint64_t *state)
{
  uint32_t cluster = inputHash(inputRandom(state) % 64), code = 0;
  for (uint32_t axis = 0; axis < 3; ++axis)
  {
    uint32_t offset = (inputRandom(state) & 31u) + (inputRandom(state) & 31u); /* denser in the middle */
    code |= inputSpread3(((cluster >> axis * 10 & 1023u) + offset) & 1023u) << axis;
  }
  return code;
}

static inline uint32_t inputDepth(uint64_t *state)
{
  float depth = 1.0f + 15.0f * (float)(inputRandom(state) >> 8) / 16777216.0f;
  uint32_t key;
  memcpy(&key, &depth, sizeof(key));
  return key;
}

/* By the logarithm, which a continuous law of weights 1 / m gives. */
static inline uint32_t inputZipfKey(uint64_t *state)
{
  return inputHash((uint32_t)exp(log(1e6) * (inputRandom(state) / 4294967296.0)));
}

static inline uint32_t inputKey(KeyKind kind, uint32_t i, uint32_t n, uint64_t *state)
{
  uint32_t any = inputRandom(state), step = (uint32_t)(4294967296.0 / n);
  switch (kind)
  {
  case KEYS_ZIPF:
    return inputZipfKey(state);
  case KEYS_HIGH:
    return (uint32_t)((uint64_t)i * 65536 / n) << 16 | (any & 0xffffu);
  case KEYS_PRESORTED:
    return i * 3;
  case KEYS_CONSTANT:
    return 0xcafe0123u;
  case KEYS_REVERSED:
    return (n - 1 - i) * 3;
  case KEYS_SIXTEEN:
    return inputHash(any % 16);
  case KEYS_MORTON:
    return inputMorton(state);
  case KEYS_ENTROPY:
    return any & inputRandom(state) & inputRandom(state);
  case KEYS_24:
    return any >> 8;
  case KEYS_DEPTHS:
    return inputDepth(state);
  case KEYS_ALMOST:
    return any % 100 ? i * step : inputRandom(state);
  case KEYS_HUNDRED:
    return inputHash(any % (n / 100 + 1));
  case KEYS_SECOND:
    return (any & 0xff00ffffu) | 0x00550000u;
  case KEYS_UNIFORM:
  case KEYS_COUNT:
  default:
    return any;
  }
}

static inline void inputKeys(KeyKind kind, uint32_t n, uint32_t *keys)
{
  uint64_t state = INPUT_SEED;
  for (uint32_t i = 0; i < n; ++i)
    keys[i] = inputKey(kind, i, n, &state);
}

/* The same keys above 32 bits that follow from them: equal keys stay equal, and the order stays. */
static inline void inputLongKeys(KeyKind kind, uint32_t n, uint64_t *keys)
{
  uint64_t state = INPUT_SEED;
  for (uint32_t i = 0; i < n; ++i)
  {
    uint32_t key = inputKey(kind, i, n, &state);
    keys[i] = (uint64_t)key << 32 | inputHash(key);
  }
}

/* How many of `most` keys such a file has; they go to keys, if that is not NULL. 0: it cannot be read. */
static inline uint32_t inputFileKeys(const char *name, uint32_t most, uint64_t *keys)
{
  uint64_t key;
  uint32_t count = 0;
  FILE *file = fopen(name, "rb");
  while (file && count < most && fread(&key, sizeof(key), 1, file) == 1)
  {
    if (keys)
      keys[count] = key;
    ++count;
  }
  if (file)
    fclose(file);
  return count;
}

/* The bits in use, from the lowest one up, at least 1. */
static inline uint32_t inputKeyBits(uint32_t n, const uint64_t *keys)
{
  uint64_t used = 0;
  uint32_t bits = 1;
  for (uint32_t i = 0; i < n; ++i)
    used |= keys[i];
  while (bits < 64 && used >> bits)
    ++bits;
  return bits;
}

/* How many sets to rotate through, of setBytes each (what the timed code reads and writes once): together past the
 * last-level cache; not more than are used. */
static inline uint32_t inputSetCount(uint64_t setBytes, uint32_t runs)
{
  uint64_t count = (INPUT_ROTATION_BYTES + setBytes - 1) / (setBytes ? setBytes : 1);
  count = count < runs ? count : runs;
  return count < 2 ? 2 : (uint32_t)count;
}

/* Set s holds the same ids, rotated: entry i is base[(i + this) % n]. */
static inline uint32_t inputRotation(uint32_t n, uint32_t set, uint32_t setCount)
{
  return (uint32_t)((uint64_t)n * set / setCount);
}

/* The same of keys: those that are sorted in some way are not rotated. */
static inline uint32_t inputKeyRotation(KeyKind kind, uint32_t n, uint32_t set, uint32_t setCount)
{
  int isSorted = kind == KEYS_HIGH || kind == KEYS_PRESORTED || kind == KEYS_ALMOST || kind == KEYS_REVERSED;
  return isSorted ? 0 : inputRotation(n, set, setCount);
}

#endif
