/* dump.c - writes each kernel that raysort.h holds into a file: build/cross/sort_scatter.spv.
 * SPDX-License-Identifier: MIT
 *
 * usage: dump FOLDER   tests/check_cross.sh and tests/check_fresh.sh build and run it */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

static int dump(const char *out, const raysort_folder *folder)
{
  uint32_t *words = raysort_unpack(NULL, folder);
  uint32_t i;
  for (i = 0; words && i < folder->count; ++i)
  {
    const uint32_t first = folder->firsts[i], size = folder->firsts[i + 1] - first;
    char path[512];
    FILE *file;
    const int length = snprintf(path, sizeof(path), "%s/%s.spv", out, folder->kernels[i].name);
    if (length < 0 || (size_t)length >= sizeof(path))
      return 0;
    *strrchr(path, '/') = '_';
    file = fopen(path, "wb");
    if (!file || fwrite(words + first, 4, size, file) != size || fclose(file) != 0)
      return 0;
  }
  free(words);
  return i == folder->count;
}

int main(int argc, char **argv)
{
  uint32_t place;
  for (place = 0; argc == 2 && raysort_capabilityAt(place / RAYSORT_PRIVATE_MAX_FOLDERS); ++place)
    if (raysort_folderAt(place) && !dump(argv[1], raysort_folderAt(place)))
      return 1;
  return argc != 2;
}
