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
  while (value >> size > 1)
    ++size;
  for (left = 6; left > 0; --left)
    written = written << 1 | writeBit(packed, written, size >> (left - 1) & 1);
  written = 1;
  for (left = size; left > 0; --left)
    written = written << 1 | writeBit(packed, (size + 64) << 16 ^ written, (int)(value >> (left - 1) & 1));
}

static void packKernel(raysort_packed *packed, uint32_t first, uint32_t end)
{
  uint32_t place = 0, left = 0, from = 0, highest = 0, history = 0;
  uint32_t *substitute, guess, i, global = 0; /* the highest id before the functions; 0: not known yet */
  for (i = first; i < end; ++i, --left, place = left ? place + 1 : 0, from += from != 0)
  {
    if (place == 0)
    {
      from = from ? from : packed->places[history * 0x9e3779b1u >> 16];
      packed->places[history * 0x9e3779b1u >> 16] = i;
    }
    substitute = &packed->substitutes[(words[from] << 1 | (from > first)) * 0x9e3779b1u >> 16];
    guess = place == 0 ? words[from] : *substitute > first ? words[*substitute] : highest + 1;
    packed->contexts[0] = (place ? words[i - place] << 6 ^ place : 0) * 0x2c1b3c6du;
    packed->contexts[1] = packed->contexts[0] ^ (history << 12) * 0x297a2d39u;
    packed->contexts[2] = (guess - (place ? highest : 0)) * 0x297a2d39u + (*substitute > first) * 0x2c1b3c6du;
    if (from == 0 || !writeBit(packed, 64u + (*substitute > first), words[i] == guess))
    {
      const int isLocal = place && global && words[i] > global; /* an id of a function, most often */
      if (place)
        writeBit(packed, 66, isLocal);
      writeNumber(packed, isLocal ? highest + 1 - words[i] : words[i]);
      from = place ? from : 0;
    }
    *substitute = i;
    highest += place && words[i] == highest + 1;
    if (place == 0)
    {
      left = i == first ? 5 : words[i] >> 16;
      history = history << 10 ^ words[i];
      global = (words[i] & 0xffff) == 54 && !global ? highest : global; /* OpFunction */
    }
  }
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
