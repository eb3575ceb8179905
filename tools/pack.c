/* pack.c - packs the words of a folder of kernels as src/unpack.c says, and prints the two arrays for raysort.h.
 * SPDX-License-Identifier: MIT
 *
 * usage: pack FOLDER A.spv B.spv ...   in the order of the list of kernels; tools/header.sh builds and runs it. The
 * text is unpacked again before it is printed, and must give the same words. */
#include "../src/unpack.c"

#define MAX_WORDS   (1u << 20)
#define MAX_KERNELS 256
#define COLUMNS     112u  /* of a line, or a few more */
#define STRING      4000u /* digits of a string: C99 promises 4095 */

static uint32_t words[MAX_WORDS], firsts[MAX_KERNELS + 1];
static char text[4 * MAX_WORDS]; /* strings of STRING digits, each with its 0 */
static const char *strings[4 * MAX_WORDS / STRING];
static uint8_t digits[4 * MAX_WORDS];
static uint32_t digitCount;

static void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size)
{
  (void)allocator;
  return malloc(size);
}

static void raysort_free(const VkAllocationCallbacks *allocator, void *memory)
{
  (void)allocator;
  free(memory);
}

/* The digits are one long number in base 95, raysort_readBit's code before anything is taken from it. */
static void add(uint64_t value)
{
  uint32_t i;
  for (i = digitCount; value != 0; value /= 95)
  {
    value += digits[--i];
    digits[i] = (uint8_t)(value % 95);
  }
}

/* ---- a writer for each reader of src/unpack.c ---- */

static uint32_t writeBit(raysort_packed *packed, uint32_t context, int isOne)
{
  int16_t *odds = &packed->odds[context * 0x9e3779b1u >> 16];
  uint64_t split;
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 95)
    digits[digitCount++] = 0;
  split = (packed->range >> 16) * (uint32_t)(32768 + *odds);
  if (!isOne)
    add(split);
  packed->range = isOne ? split : packed->range - split;
  *odds = (int16_t)(*odds + (isOne ? 32768 - *odds : -(32768 + *odds)) / 8);
  return (uint32_t)isOne;
}

static void writeNumber(raysort_packed *packed, uint32_t context, uint32_t distance)
{
  const uint64_t value = (uint64_t)(distance << 1 ^ (0u - (distance >> 31))) + 1;
  uint32_t size = 0, number = 1;
  while (value >> size > 1)
    writeBit(packed, context + size++, 1);
  writeBit(packed, context + size, 0);
  for (context += size << 6; size > 0; --size)
    number = number << 1 | writeBit(packed, context ^ number << 1, (int)(value >> (size - 1) & 1u));
}

static void packKernel(raysort_packed *packed, uint32_t first, uint32_t end)
{
  uint32_t context = 1 << 12, left = 5, from = 0, shift = 0, highest = 0, history = 0, i;
  for (i = first; i < end; ++i, --left, context += 1 << 12, from += from != 0)
  {
    uint32_t copy;
    if (left == 0)
    {
      uint32_t *place = &packed->places[history * 0x9e3779b1u >> 18];
      from = from ? from : *place;
      *place = i;
      context = 0;
    }
    copy = from ? words[from] : 0;
    if (!from || !writeBit(packed, context, words[i] == copy))
    {
      if (!from || !writeBit(packed, context | 1, words[i] == copy + shift))
        writeNumber(packed, context | 4, words[i] - (context ? highest : 0));
      shift = words[i] - words[from];
      from = context ? from : 0;
    }
    highest += context && words[i] == highest + 1;
    if (context == 0)
    {
      context = words[i] << 18;
      left = words[i] >> 16;
      history = history << 10 ^ words[i];
    }
  }
}

/* ---- text ---- */

/* Does the text give the words? */
static int unpacksAgain(uint32_t kernels)
{
  raysort_folder folder;
  uint32_t *again, i;
  int isSame;
  for (i = 0; i < digitCount; ++i)
  {
    text[i / STRING * (STRING + 1) + i % STRING] = (char)(' ' + digits[i]);
    strings[i / STRING] = &text[i / STRING * (STRING + 1)];
  }
  memset(&folder, 0, sizeof(folder));
  folder.count = kernels;
  folder.firsts = firsts;
  folder.text = strings;
  again = raysort_unpack(NULL, &folder);
  isSame = again && memcmp(words, again, firsts[kernels] * sizeof(*words)) == 0;
  free(again);
  return isSame;
}

/* Prints a digit. No string may hold a quote, an escape, a trigraph or what looks like a comment. Returns columns. */
static uint32_t printDigit(char before, char character)
{
  const int isEscaped = character == '"' || character == '\\' || character == '?';
  const int isComment = before == '/' && (character == '/' || character == '*');
  printf("%s%s%c", isComment ? "\"\"" : "", isEscaped ? "\\" : "", character);
  return (isComment ? 3u : 1u) + (isEscaped ? 1u : 0u);
}

static void print(const char *folder, uint32_t kernels)
{
  uint32_t i, column = COLUMNS;
  printf("static const uint32_t raysort_%sFirsts[] = {\n", folder);
  for (i = 0; i <= kernels; ++i)
    printf("%u,%s", (unsigned)firsts[i], i % 12 == 11 || i == kernels ? "\n" : " ");
  printf("};\nstatic const char *const raysort_%sText[] = {", folder);
  for (i = 0; i < digitCount; ++i)
  {
    const int isNew = i % STRING == 0;
    if (isNew || column >= COLUMNS)
    {
      printf("%s\n\"", i == 0 ? "" : isNew ? "\"," : "\"");
      column = 0;
    }
    column += printDigit(column && digits[i - 1] + ' ' == '/' ? '/' : ' ', (char)(' ' + digits[i]));
  }
  printf("\"\n};\n");
}

int main(int argc, char **argv)
{
  static raysort_packed packed;
  const uint32_t kernels = (uint32_t)argc - 2;
  uint32_t i;
  for (i = 0; i < kernels && i < MAX_KERNELS; ++i)
  {
    FILE *file = fopen(argv[i + 2], "rb");
    firsts[i + 1] = firsts[i] + (file ? (uint32_t)fread(words + firsts[i], 4, MAX_WORDS - firsts[i], file) : 0);
    if (firsts[i + 1] == firsts[i] || firsts[i + 1] == MAX_WORDS)
    {
      fprintf(stderr, "pack: %s\n", argv[i + 2]);
      return 1;
    }
    fclose(file);
  }
  packed.range = 1;
  for (i = 0; i < kernels; ++i)
    packKernel(&packed, firsts[i], firsts[i + 1]);
  if (!unpacksAgain(kernels))
  {
    fprintf(stderr, "pack: the text of %s does not give its words\n", argv[1]);
    return 1;
  }
  print(argv[1], kernels);
  return 0;
}
