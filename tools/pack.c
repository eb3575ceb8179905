/* pack.c - packs the words of a folder of kernels as src/core/unpack.c says, and prints the two arrays for raysort.h.
 * SPDX-License-Identifier: MIT
 *
 * usage: pack FOLDER A.spv B.spv ...   in the order of the list of kernels; tools/header.sh builds and runs it. The
 * text is unpacked again before it is printed, and must give the same words. */
#include "../src/base/messages.c"
#include "../src/core/unpack.c"

#define MAX_WORDS   (1u << 20)
#define MAX_KERNELS 256
#define COLUMNS     116u /* of a line, or two more */

static uint32_t words[MAX_WORDS], firsts[MAX_KERNELS + 1];
static char text[4 * MAX_WORDS]; /* strings of RAYSORT_PRIVATE_DIGITS digits, each with its 0 */
static const char *strings[4 * MAX_WORDS / RAYSORT_PRIVATE_DIGITS];
static uint8_t digits[4 * MAX_WORDS];
static uint32_t digitCount;

/* The digits are one long number in base 92, raysort_readBit's code before anything is taken from it. */
static void add(uint64_t value)
{
  uint32_t i;
  for (i = digitCount; value != 0; value /= 92)
  {
    value += digits[--i];
    digits[i] = (uint8_t)(value % 92);
  }
}

/* ---- a writer for each reader of src/core/unpack.c ---- */

/* The reader reads a 1 if its code is below all others, a 0 if it is above: so it shares what it learns. */
static uint32_t writeBit(raysort_packed *packed, uint32_t step, int bit)
{
  uint64_t range;
  for (; packed->range < (uint64_t)1 << 32; packed->range *= 92)
    digits[digitCount++] = 0;
  range = packed->range;
  packed->code = bit ? 0 : UINT64_MAX;
  raysort_readBit(packed, step);
  if (!bit)
    add(range - packed->range);
  return (uint32_t)bit;
}

static void writeNumber(raysort_packed *packed, uint32_t number)
{
  const uint64_t value = (uint64_t)number + 1;
  uint32_t size = 0, written = 1, left;
  while (size < 31 && value >> size > 1)
    ++size;
  for (left = 5; left > 0; --left)
    written = written << 1 | writeBit(packed, written, size >> (left - 1) & 1);
  written = 1;
  for (left = size < 31 ? size : 32; left > 0; --left)
    written = written << 1 | writeBit(packed, (size + 32) << 16 ^ written, (int)(value >> (left - 1) & 1));
}

static void packWord(raysort_packed *packed, uint32_t i)
{
  static uint32_t global; /* the highest id before the functions; 0: not known yet */
  uint32_t isRight;
  raysort_guess(packed, words, i);
  isRight = packed->from && writeBit(packed, 32 + packed->isOld, words[i] == packed->guess);
  if (i == firsts[packed->kernel])
    global = 0;
  if (!isRight)
  {
    const int isLocal = packed->place && global && words[i] > global; /* an id of a function, most often */
    if (packed->place)
      writeBit(packed, 34, isLocal);
    writeNumber(packed, isLocal ? packed->highest + 1 - words[i] : words[i]);
  }
  if (packed->place == 0 && (words[i] & 0xffff) == 54 && !global) /* OpFunction */
    global = packed->highest;
  raysort_learn(packed, words, i, isRight);
}

/* ---- text ---- */

/* The printable characters but for " ? and the backslash. */
static char character(uint32_t digit)
{
  const uint32_t code = ' ' + digit + (digit > 1);
  return (char)(code + (code > 62) + (code > 90));
}

/* Does the text give the words? */
static int unpacksAgain(uint32_t kernels)
{
  raysort_folder folder;
  uint32_t *again, i;
  int isSame;
  for (i = 0; i < digitCount; ++i)
  {
    text[i / RAYSORT_PRIVATE_DIGITS * (RAYSORT_PRIVATE_DIGITS + 1) + i % RAYSORT_PRIVATE_DIGITS] = character(digits[i]);
    strings[i / RAYSORT_PRIVATE_DIGITS] = &text[i / RAYSORT_PRIVATE_DIGITS * (RAYSORT_PRIVATE_DIGITS + 1)];
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

/* Prints a digit. No string may hold what looks like a comment. Returns columns. */
static uint32_t printDigit(char before, char digit)
{
  const int isComment = before == '/' && (digit == '/' || digit == '*');
  printf("%s%c", isComment ? "\"\"" : "", digit);
  return isComment ? 3u : 1u;
}

static void print(const char *folder, uint32_t kernels)
{
  const uint32_t last = digitCount % RAYSORT_PRIVATE_DIGITS;
  uint32_t i, column = COLUMNS, columns = COLUMNS;
  printf("static const uint32_t raysort_%sFirsts[] = {\n", folder);
  for (i = 0; i <= kernels; ++i)
    printf("%u,%s", (unsigned)firsts[i], i % 12 == 11 || i == kernels ? "\n" : " ");
  printf("};\nstatic const char *const raysort_%sText[] = {", folder);
  for (i = 0; i < digitCount; ++i)
  {
    const int isNew = i % RAYSORT_PRIVATE_DIGITS == 0;
    if (i == digitCount - last && last > COLUMNS && last <= 2 * COLUMNS)
      columns = COLUMNS / 2; /* clang takes a string of two lines in an array for a forgotten comma */
    if (isNew || column >= columns)
    {
      printf("%s\n\"", i == 0 ? "" : isNew ? "\"," : "\"");
      column = 0;
    }
    column += printDigit(column ? character(digits[i - 1]) : ' ', character(digits[i]));
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
  packed.firsts = firsts;
  for (i = 0; i < firsts[kernels]; ++i)
    packWord(&packed, i);
  if (!unpacksAgain(kernels))
  {
    fprintf(stderr, "pack: the text of %s does not give its words\n", argv[1]);
    return 1;
  }
  print(argv[1], kernels);
  return 0;
}
