/* pack.c - packs the words of a folder of kernels as src/words.c says, and prints the two arrays for raysort.h.
 * SPDX-License-Identifier: MIT
 *
 * usage: pack FOLDER A.spv B.spv ...   in the order of the list of kernels; tools/header.sh builds and runs it */
#include "../src/words.c"

#define MAX_WORDS   (1u << 20)
#define MAX_KERNELS 256
#define COLUMNS     114u           /* digits of a line */
#define STRING      (COLUMNS * 35) /* digits of a string: C99 promises 4095 */

static const uint32_t *truth; /* the word that comes next */
static uint8_t digits[4 * MAX_WORDS];
static uint32_t digitCount;

/* The digits are one long number in base 89, raysort_readBit's code before anything is taken from it. */
static void add(uint64_t value)
{
  uint32_t i;
  for (i = digitCount; value != 0; value /= 89)
  {
    value += digits[--i];
    digits[i] = (uint8_t)(value % 89);
  }
}

/* Does what raysort_readBit will undo. */
static uint32_t writeBit(raysort_packed *packed, uint32_t context, uint32_t bit)
{
  uint16_t *odds = &packed->odds[context * 0x9e3779b1u >> 16];
  uint64_t split;
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 89)
    digits[digitCount++] = 0;
  split = (packed->range >> 16) * *odds;
  if (bit)
  {
    packed->range = split;
    *odds = (uint16_t)(*odds + ((65536u - *odds) >> 3));
    return 1;
  }
  add(split);
  packed->range -= split;
  *odds = (uint16_t)(*odds - (*odds >> 3));
  return 0;
}

static uint32_t raysort_readWord(raysort_packed *packed, uint32_t context, int hasGuess, uint32_t guess, uint32_t base)
{
  const uint32_t word = *truth++, distance = word - base, due = distance << 1 ^ (0u - (distance >> 31));
  uint32_t size = 0, count = 1, number, i;
  if (hasGuess && writeBit(packed, context, word == guess))
    return word;
  while (size < 32 && due >> size != 0)
    ++size;
  for (i = 6; i-- > 0;)
    count = count << 1 | writeBit(packed, context + count, size >> i & 1u);
  number = count > 64;
  for (count -= 64; count > 1; --count)
    number = number << 1 | writeBit(packed, (context + (count << 6)) ^ number << 1, due >> (count - 2) & 1u);
  return word;
}

static void print(const char *folder, const uint32_t *sizes, uint32_t count)
{
  uint32_t i;
  printf("static const uint32_t raysort_%sSizes[] = {\n", folder);
  for (i = 0; i < count; ++i)
    printf("%u,%s", (unsigned)sizes[i], i % 16 == 15 || i + 1 == count ? "\n" : " ");
  printf("};\nstatic const char *const raysort_%sText[] = {", folder);
  for (i = 0; i < digitCount; ++i)
  {
    const int character = '#' + digits[i];
    if (i % COLUMNS == 0)
      printf("%s\n\"", i == 0 ? "" : i % STRING == 0 ? "\"," : "\"");
    /* without / ? \ : raysort_readDigit */
    putchar(character + (character >= '/') + (character >= '?' - 1) + (character >= '\\' - 2));
  }
  printf("\"\n};\n");
}

int main(int argc, char **argv)
{
  static uint32_t words[MAX_WORDS], again[MAX_WORDS], sizes[MAX_KERNELS];
  static raysort_packed packed;
  const uint32_t kernels = (uint32_t)argc - 2;
  uint32_t count = 0, i;
  for (i = 0; i < kernels && i < MAX_KERNELS; count += sizes[i++])
  {
    FILE *file = fopen(argv[i + 2], "rb");
    sizes[i] = file ? (uint32_t)fread(words + count, 4, MAX_WORDS - count, file) : 0;
    if (sizes[i] == 0 || count + sizes[i] == MAX_WORDS)
    {
      fprintf(stderr, "pack: %s\n", argv[i + 2]);
      return 1;
    }
    fclose(file);
  }
  truth = words;
  raysort_startPacked(&packed);
  for (i = 0, count = 0; i < kernels; count += sizes[i++])
    raysort_unpackKernel(&packed, again, count, count + sizes[i]);
  print(argv[1], sizes, kernels);
  return 0;
}
