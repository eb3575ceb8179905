/* common_arguments.c - the command line: arguments of every program, and options of one. See common.h.
 * SPDX-License-Identifier: MIT */
#include "common.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PATH 1024

static void printHelp(const char *program, const char *about, const Option *options, uint32_t optionCount)
{
  printf("%s - %s\n\n", program, about);
  printf("  --devices         lists the devices\n");
  printf("  --device N|NAME   number, or part of the name; default: the first GPU, else the CPU\n");
  printf("  --size WxH        default: the program chooses\n");
  printf("  --out FOLDER      for pictures; default build/%s\n", program);
  printf("  --validate        with the validation layer; any error of it fails the program\n");
  printf("  --help            this text\n");
  for (uint32_t i = 0; i < optionCount; ++i)
    printf("  --%-15s %s%s%s\n", options[i].name, options[i].help, options[i].value ? "; default " : "",
           options[i].value ? options[i].value : "");
}

static void parseSize(const char *text, Arguments *arguments)
{
  char *end = NULL;
  unsigned long width = strtoul(text, &end, 10);
  unsigned long height = *end == 'x' ? strtoul(end + 1, &end, 10) : 0;
  if (*end || width < 1 || height < 1 || width > 32768 || height > 32768)
    die("--size %s: WIDTHxHEIGHT expected, each 1 to 32768", text);
  arguments->width = (uint32_t)width;
  arguments->height = (uint32_t)height;
}

/* Is it an option without a value? Then it is set. */
static int setFlag(Option *options, uint32_t optionCount, const char *name)
{
  for (uint32_t i = 0; i < optionCount; ++i)
    if (!strcmp(options[i].name, name) && options[i].value &&
        (!strcmp(options[i].value, "no") || !strcmp(options[i].value, "yes")))
    {
      options[i].value = "yes";
      return 1;
    }
  return 0;
}

int isOn(const Option *option)
{
  return !strcmp(option->value, "yes");
}

void optionNumbers(const Option *option, double *numbers, uint32_t count, double low, double high)
{
  const char *text = option->value;
  for (uint32_t i = 0; text && i < count; ++i)
  {
    char *end = NULL;
    numbers[i] = strtod(text, &end);
    if (end == text || *end != (i + 1 < count ? ',' : 0) || !(numbers[i] >= low && numbers[i] <= high))
      die("--%s %s: %u number%s from %.10g to %.10g expected", option->name, option->value, count,
          count > 1 ? "s with commas between them," : "", low, high);
    text = end + 1;
  }
}

uint32_t optionWhole(const Option *option, uint32_t otherwise, uint32_t low, uint32_t high)
{
  double number = otherwise;
  optionNumbers(option, &number, 1, low, high);
  if (number > floor(number))
    die("--%s %s: a whole number expected", option->name, option->value);
  return (uint32_t)number;
}

void optionRange(const Option *option, uint32_t most, uint32_t *first, uint32_t *end)
{
  const char *text = option->value;
  char *mark = NULL, *rest = NULL;
  if (!text)
    return;
  const unsigned long low = strtoul(text, &mark, 10);
  const unsigned long high = *mark == ':' ? strtoul(mark + 1, &rest, 10) : 0;
  if (*text < '0' || *text > '9' || *mark != ':' || mark[1] < '0' || mark[1] > '9' || *rest || low >= high ||
      high > most)
    die("--%s %s: A:B with 0 <= A < B <= %u expected", option->name, text, most);
  *first = (uint32_t)low;
  *end = (uint32_t)high;
}

uint32_t optionWord(const Option *option, uint32_t otherwise, const char *const *words, uint32_t count)
{
  for (uint32_t i = 0; option->value && i < count; ++i)
    if (!strcmp(option->value, words[i]))
      return i;
  if (!option->value)
    return otherwise;
  fprintf(stderr, "error: --%s %s: expected is one of", option->name, option->value);
  for (uint32_t i = 0; i < count; ++i)
    fprintf(stderr, " %s", words[i]);
  fprintf(stderr, "\n");
  exit(1);
}

static void setOption(Option *options, uint32_t optionCount, const char *name, const char *value)
{
  for (uint32_t i = 0; i < optionCount; ++i)
    if (!strcmp(options[i].name, name))
    {
      options[i].value = value;
      return;
    }
  die("unknown option --%s; try --help", name);
}

void parseArguments(int argc, char **argv, const char *program, const char *about, Arguments *arguments,
                    Option *options, uint32_t optionCount)
{
  static char folder[MAX_PATH];
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* in step with stderr, in a log too */
  snprintf(folder, sizeof(folder), "build/%s", program);
  memset(arguments, 0, sizeof(*arguments));
  arguments->out = folder;
  for (int i = 1; i < argc; ++i)
  {
    const char *name = argv[i];
    if (!strcmp(name, "--help"))
    {
      printHelp(program, about, options, optionCount);
      exit(0);
    }
    if (!strcmp(name, "--devices"))
    {
      gpuListDevices();
      exit(0);
    }
    if (!strcmp(name, "--validate"))
    {
      arguments->validate = 1;
      continue;
    }
    if (strncmp(name, "--", 2))
      die("unexpected argument %s; try --help", name);
    if (setFlag(options, optionCount, name + 2))
      continue;
    if (i + 1 == argc)
      die("%s: a value is missing, or no such option; try --help", name);
    const char *value = argv[++i];
    if (!strcmp(name, "--device"))
      arguments->device = value;
    else if (!strcmp(name, "--size"))
      parseSize(value, arguments);
    else if (!strcmp(name, "--out"))
      arguments->out = value;
    else
      setOption(options, optionCount, name + 2, value);
  }
}
