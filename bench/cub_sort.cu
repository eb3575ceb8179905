/* cub_sort.cu - the peer of bench_sort on NVIDIA devices: CUB's radix sort of the same ids.
 * SPDX-License-Identifier: MIT
 *
 *   build/bin/cub_sort ROWS RUNS [KEYS]
 * ROWS is a file of lines `material|radix|keys n idBits materials distribution` (bench_sort writes it). Answers with a
 * line `# who`, then a line for every row: median, 10th and 90th percentile of RUNS runs in ms, the fastest other call
 * that yields the map too and its name (0 and - if there is none).
 *
 * material: DeviceRadixSort::SortPairs, keys as wide as the ids, uint32 values, bits 0 to 8 (16-bit and larger ids with
 *           more than 256 materials: as many bits as there are).
 * others:   the same with no more bits than needed; and DeviceRadixSort::SortKeys over words id << bits | ray, for
 *           producers that can write those (only while both fit into 32 bits).
 * radix:    SortPairs, all bits. keys: SortKeys, all bits. `distribution` is the kind of keys. Of keys of the file KEYS
 *           only the bits in use.
 * As in bench_sort, runs take another set of inputs and outputs in turn, more than the last-level cache holds together,
 * after a warm-up. A kernel that only waits comes before the timed calls, so that the host's launches are never in the
 * times. What came out is verified. */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <algorithm>
#include <chrono>
#include <cub/cub.cuh>

#include "inputs.h"

#define CHECK(call)                                                                                                    \
  do                                                                                                                   \
  {                                                                                                                    \
    cudaError_t checkResult = (call);                                                                                  \
    if (checkResult != cudaSuccess)                                                                                    \
    {                                                                                                                  \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(checkResult));                  \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

struct Row
{
  bool isRadix, isKeysOnly;
  uint32_t n, idBits, materials;
  uint32_t distribution;
};

static uint32_t rotationOf(const Row &row, uint32_t set, uint32_t setCount)
{
  return row.isRadix ? inputKeyRotation((KeyKind)row.distribution, row.n, set, setCount)
                     : inputRotation(row.n, set, setCount);
}

struct Times
{
  double median, low, high;
};

__global__ void waitCycles(long long cycles)
{
  long long start = clock64();
  while (clock64() - start < cycles)
    ;
}

static uint32_t bitsFor(uint32_t values) /* bits that hold 0 .. values - 1 */
{
  uint32_t bits = 1;
  while (bits < 32 && (values - 1) >> bits)
    ++bits;
  return bits;
}

template <typename T> static T *deviceArray(size_t count)
{
  void *memory = nullptr;
  CHECK(cudaMalloc(&memory, count ? count * sizeof(T) : 1)); /* a null scratch would ask CUB for its size again */
  return (T *)memory;
}

/* Set s at s * n: the base, rotated. */
template <typename T> static void uploadSets(T *sets, const T *base, const Row &row, uint32_t setCount)
{
  const uint32_t n = row.n;
  T *staging = deviceArray<T>(n);
  CHECK(cudaMemcpy(staging, base, (size_t)n * sizeof(T), cudaMemcpyHostToDevice));
  for (uint32_t set = 0; set < setCount; ++set)
  {
    size_t second = rotationOf(row, set, setCount), first = n - second;
    T *to = sets + (size_t)set * n;
    CHECK(cudaMemcpyAsync(to, staging + second, first * sizeof(T), cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpyAsync(to + first, staging, second * sizeof(T), cudaMemcpyDeviceToDevice));
  }
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(staging));
}

static Times percentiles(std::vector<double> samples)
{
  std::sort(samples.begin(), samples.end());
  size_t last = samples.size() - 1;
  return {0.5 * (samples[last / 2] + samples[(last + 1) / 2]), samples[last / 10], samples[last - last / 10]};
}

/* sort(set) enqueues one sort. */
template <typename Sort> static Times timeRuns(uint32_t runs, uint32_t setCount, Sort sort)
{
  std::vector<cudaEvent_t> events(2 * runs);
  std::vector<double> samples(runs);
  for (cudaEvent_t &event : events)
    CHECK(cudaEventCreate(&event));
  auto start = std::chrono::steady_clock::now();
  do
  {
    for (uint32_t set = 0; set < setCount; ++set)
      sort(set);
    CHECK(cudaDeviceSynchronize());
  } while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < 0.1);
  for (uint32_t run = 0; run < runs; ++run)
  {
    if (run % 32 == 0) /* about 4 ms: enough to enqueue 32 sorts, and far below what a queue holds */
      waitCycles<<<1, 1>>>(8000000);
    CHECK(cudaEventRecord(events[2 * run]));
    sort(run % setCount);
    CHECK(cudaEventRecord(events[2 * run + 1]));
  }
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  for (uint32_t run = 0; run < runs; ++run)
  {
    float milliseconds = 0;
    CHECK(cudaEventElapsedTime(&milliseconds, events[2 * run], events[2 * run + 1]));
    samples[run] = milliseconds;
  }
  for (cudaEvent_t event : events)
    CHECK(cudaEventDestroy(event));
  return percentiles(samples);
}

template <typename Key> struct Pairs
{
  uint32_t n, setCount;
  Key *keysIn, *keysOut;
  uint32_t *valuesIn, *valuesOut;
};

template <typename Key> static void verify(const Row &row, const Pairs<Key> &pairs, const Key *base, uint32_t set)
{
  std::vector<Key> keys(pairs.n);
  std::vector<uint32_t> values(pairs.n);
  uint32_t rotation = rotationOf(row, set, pairs.setCount);
  size_t at = (size_t)set * pairs.n;
  CHECK(cudaMemcpy(keys.data(), pairs.keysOut + at, pairs.n * sizeof(Key), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(values.data(), pairs.valuesOut + at, (size_t)pairs.n * 4, cudaMemcpyDeviceToHost));
  for (uint32_t i = 0, last = 0; i < pairs.n; ++i)
  {
    uint32_t value = values[i];
    uint32_t place = value >= rotation ? value - rotation : value + (pairs.n - rotation);
    if (value >= pairs.n || base[value] != keys[i] ||
        (i && (keys[i - 1] > keys[i] || (keys[i - 1] == keys[i] && last >= place))))
    {
      fprintf(stderr, "cub_sort: set %u is wrong at %u\n", set, i);
      exit(1);
    }
    last = place;
  }
}

template <typename Key> static Times timePairs(const Pairs<Key> &pairs, uint32_t runs, uint32_t bits)
{
  size_t size = 0;
  CHECK(cub::DeviceRadixSort::SortPairs(nullptr, size, pairs.keysIn, pairs.keysOut, pairs.valuesIn, pairs.valuesOut,
                                        pairs.n, 0, (int)bits));
  char *scratch = deviceArray<char>(size);
  Times times = timeRuns(runs, pairs.setCount,
                         [&](uint32_t set)
                         {
                           size_t at = (size_t)set * pairs.n;
                           CHECK(cub::DeviceRadixSort::SortPairs(scratch, size, pairs.keysIn + at, pairs.keysOut + at,
                                                                 pairs.valuesIn + at, pairs.valuesOut + at, pairs.n, 0,
                                                                 (int)bits));
                         });
  CHECK(cudaFree(scratch));
  return times;
}

template <typename Key> static Times timeKeys(const Pairs<Key> &pairs, uint32_t runs, uint32_t bits)
{
  size_t size = 0;
  CHECK(cub::DeviceRadixSort::SortKeys(nullptr, size, pairs.keysIn, pairs.keysOut, pairs.n, 0, (int)bits));
  char *scratch = deviceArray<char>(size);
  Times times = timeRuns(runs, pairs.setCount,
                         [&](uint32_t set)
                         {
                           size_t at = (size_t)set * pairs.n;
                           CHECK(cub::DeviceRadixSort::SortKeys(scratch, size, pairs.keysIn + at, pairs.keysOut + at,
                                                                pairs.n, 0, (int)bits));
                         });
  CHECK(cudaFree(scratch));
  return times;
}

/* The map from words id << indexBits | ray; the arrays of the values serve as room. */
template <typename Key>
static Times timePacked(const Row &row, const Pairs<Key> &pairs, const Key *base, uint32_t runs, uint32_t indexBits,
                        uint32_t bits)
{
  std::vector<uint32_t> words(pairs.n);
  size_t size = 0;
  for (uint32_t i = 0; i < pairs.n; ++i)
    words[i] = (uint32_t)base[i] << indexBits | i;
  uploadSets(pairs.valuesIn, words.data(), row, pairs.setCount);
  CHECK(cub::DeviceRadixSort::SortKeys(nullptr, size, pairs.valuesIn, pairs.valuesOut, pairs.n, (int)indexBits,
                                       (int)(indexBits + bits)));
  char *scratch = deviceArray<char>(size);
  Times times =
      timeRuns(runs, pairs.setCount,
               [&](uint32_t set)
               {
                 size_t at = (size_t)set * pairs.n;
                 CHECK(cub::DeviceRadixSort::SortKeys(scratch, size, pairs.valuesIn + at, pairs.valuesOut + at, pairs.n,
                                                      (int)indexBits, (int)(indexBits + bits)));
               });
  CHECK(cudaFree(scratch));
  return times;
}

template <typename Key> static void measure(const Row &row, uint32_t runs, const char *keyFile)
{
  uint64_t setBytes = (uint64_t)row.n * 2 * (sizeof(Key) + 4);
  Pairs<Key> pairs = {row.n, inputSetCount(setBytes, runs), nullptr, nullptr, nullptr, nullptr};
  size_t all = (size_t)row.n * pairs.setCount;
  std::vector<Key> base(row.n);
  std::vector<uint32_t> indices(row.n);
  uint32_t needed = row.isRadix ? row.idBits : bitsFor(row.materials), bits = needed < 8 ? 8 : needed;
  if (row.isRadix && row.distribution == KEYS_FILE)
  {
    inputFileKeys(keyFile, row.n, (uint64_t *)base.data());
    needed = bits = inputKeyBits(row.n, (const uint64_t *)base.data());
  }
  else if (row.isRadix && sizeof(Key) == 8)
    inputLongKeys((KeyKind)row.distribution, row.n, (uint64_t *)base.data());
  else if (row.isRadix)
    inputKeys((KeyKind)row.distribution, row.n, (uint32_t *)base.data());
  else
    inputIds((Distribution)row.distribution, row.n, row.materials, row.idBits, base.data());
  for (uint32_t i = 0; i < row.n; ++i)
    indices[i] = i;
  pairs.keysIn = deviceArray<Key>(all);
  pairs.keysOut = deviceArray<Key>(all);
  pairs.valuesIn = deviceArray<uint32_t>(all);
  pairs.valuesOut = deviceArray<uint32_t>(all);
  uploadSets(pairs.keysIn, base.data(), row, pairs.setCount);
  uploadSets(pairs.valuesIn, indices.data(), row, pairs.setCount);
  Times times = row.isKeysOnly ? timeKeys(pairs, runs, bits) : timePairs(pairs, runs, bits);
  if (!row.isKeysOnly)
    verify(row, pairs, base.data(), runs % pairs.setCount);
  const char *bestName = "-";
  double best = 0;
  if (needed < bits)
  {
    best = timePairs(pairs, runs, needed).median;
    bestName = "SortPairs_fewest_bits";
  }
  uint32_t indexBits = bitsFor(row.n);
  if (!row.isRadix && indexBits + needed <= 32)
  {
    double packed = timePacked(row, pairs, base.data(), runs, indexBits, needed).median;
    bestName = best > 0 && best < packed ? bestName : "SortKeys_packed";
    best = best > 0 && best < packed ? best : packed;
  }
  printf("%.6g %.6g %.6g %.6g %s\n", times.median, times.low, times.high, best, bestName);
  fflush(stdout);
  CHECK(cudaFree(pairs.keysIn));
  CHECK(cudaFree(pairs.keysOut));
  CHECK(cudaFree(pairs.valuesIn));
  CHECK(cudaFree(pairs.valuesOut));
}

int main(int argc, char **argv)
{
  char kind[16];
  uint32_t distribution = 0;
  Row row;
  cudaDeviceProp properties;
  FILE *file = argc >= 3 ? fopen(argv[1], "r") : nullptr;
  const char *keyFile = argc > 3 ? argv[3] : "";
  uint32_t runs = argc >= 3 ? (uint32_t)strtoul(argv[2], nullptr, 10) : 0;
  if (!file || !runs)
  {
    fprintf(stderr, "usage: cub_sort ROWS RUNS [KEYS]; bench_sort starts it\n");
    return 2;
  }
  CHECK(cudaGetDeviceProperties(&properties, 0));
  printf("# CUB %d.%d.%d DeviceRadixSort::SortPairs, CUDA %d.%d, %s\n", CUB_VERSION / 100000, CUB_VERSION / 100 % 1000,
         CUB_VERSION % 100, CUDART_VERSION / 1000, CUDART_VERSION % 1000 / 10, properties.name);
  while (fscanf(file, "%15s %u %u %u %u", kind, &row.n, &row.idBits, &row.materials, &distribution) == 5)
  {
    row.isKeysOnly = !strcmp(kind, "keys");
    row.isRadix = row.isKeysOnly || !strcmp(kind, "radix");
    row.distribution = distribution;
    if (row.idBits == 8)
      measure<uint8_t>(row, runs, keyFile);
    else if (row.idBits == 16)
      measure<uint16_t>(row, runs, keyFile);
    else if (row.idBits == 64)
      measure<uint64_t>(row, runs, keyFile);
    else
      measure<uint32_t>(row, runs, keyFile);
  }
  fclose(file);
  return 0;
}
