/* model_ply.c - see model_ply.h.
 * SPDX-License-Identifier: MIT */
#include "model_ply.h"

#include "model_private.h"

#include <stdlib.h>
#include <string.h>

#define MAX_PROPERTIES 256

typedef struct Property
{
  uint32_t size, countSize; /* bytes; countSize 0: no list */
  int isCorners, isStrip;   /* indices of vertices; of strips, where -1 begins a new one */
} Property;

typedef struct Element
{
  double count;
  char name[64];
  uint32_t first, propertyCount;
} Element;

typedef struct Ply
{
  const char *path;
  uint8_t *bytes;
  size_t size, at;
  int isText, isBig;
  Element elements[MAX_PROPERTIES];
  Property properties[MAX_PROPERTIES];
  uint32_t elementCount, propertyCount;
  double vertexCount;
} Ply;

static uint32_t typeSize(const Ply *ply, const char *name)
{
  static const struct
  {
    const char *name;
    uint32_t size;
  } types[] = {{"char", 1},  {"uchar", 1},   {"int8", 1},   {"uint8", 1},  {"short", 2}, {"ushort", 2},
               {"int16", 2}, {"uint16", 2},  {"int", 4},    {"uint", 4},   {"int32", 4}, {"uint32", 4},
               {"float", 4}, {"float32", 4}, {"double", 8}, {"float64", 8}};
  for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i)
    if (!strcmp(types[i].name, name))
      return types[i].size;
  die("%s: its header names the type %.40s, which no PLY has", ply->path, name);
}

/* A line without its end, which may be CR, LF or both; 0: the file is over. */
static int nextLine(Ply *ply, char line[256])
{
  uint32_t length = 0;
  if (ply->at >= ply->size)
    return 0;
  while (ply->at < ply->size && ply->bytes[ply->at] != '\n' && ply->bytes[ply->at] != '\r')
  {
    if (length < 255)
      line[length++] = (char)ply->bytes[ply->at];
    ++ply->at;
  }
  line[length] = 0;
  if (ply->at < ply->size && ply->bytes[ply->at++] == '\r' && ply->at < ply->size && ply->bytes[ply->at] == '\n')
    ++ply->at;
  return 1;
}

static void takeProperty(Ply *ply, const char *line, const char *element)
{
  char type[64] = "", counts[64] = "", name[64] = "";
  Property *to = &ply->properties[ply->propertyCount++];
  if (ply->elementCount == 0 || ply->propertyCount > MAX_PROPERTIES - 1)
    die("%s: its header is broken: %.60s", ply->path, line);
  ++ply->elements[ply->elementCount - 1].propertyCount;
  if (sscanf(line, "property list %63s %63s %63s", counts, type, name) == 3)
  {
    to->countSize = typeSize(ply, counts);
    to->isStrip = !strcmp(element, "tristrips");
    to->isCorners = (to->isStrip || !strcmp(element, "face")) && !strncmp(name, "vertex_ind", 10);
  }
  else if (sscanf(line, "property %63s %63s", type, name) != 2)
    die("%s: its header is broken: %.60s", ply->path, line);
  to->size = typeSize(ply, type);
}

/* assimp takes minutes for elements that it does not understand. */
static int isHeaderWord(const char *word)
{
  static const char *const words[] = {"format", "element", "property", "comment", "obj_info", "end_header"};
  size_t i = 0;
  while (i < sizeof(words) / sizeof(words[0]) && strcmp(words[i], word) != 0)
    ++i;
  return i < sizeof(words) / sizeof(words[0]);
}

static void checkElements(const Ply *ply)
{
  for (uint32_t i = 0; i < ply->elementCount; ++i)
  {
    if (ply->elements[i].count > 0 && !ply->elements[i].propertyCount)
      die("%s: element %s has no properties", ply->path, ply->elements[i].name);
    for (uint32_t k = 0; k < i; ++k)
      if (!strcmp(ply->elements[i].name, ply->elements[k].name))
        die("%s: element %s is there twice", ply->path, ply->elements[i].name);
  }
}

static void readHeader(Ply *ply)
{
  char line[256], word[64] = "", element[64] = "";
  for (int isOver = 0; !isOver; isOver = !strcmp(word, "end_header"))
  {
    if (!nextLine(ply, line))
      die("%s: its header has no end", ply->path);
    if (sscanf(line, "%63s", word) != 1)
      continue;
    if (!isHeaderWord(word))
      die("%s: its header is broken: %.60s", ply->path, line);
    if (!strcmp(word, "format"))
    {
      ply->isText = strstr(line, "ascii") != NULL;
      ply->isBig = strstr(line, "big") != NULL;
    }
    if (!strcmp(word, "element"))
    {
      Element *to = &ply->elements[ply->elementCount++];
      if (ply->elementCount > MAX_PROPERTIES - 1 || sscanf(line, "element %63s %lf", element, &to->count) != 2 ||
          !(to->count >= 0 && to->count <= 4294967295.0))
        die("%s: its header is broken: %.60s", ply->path, line);
      memcpy(to->name, element, sizeof(to->name));
      to->first = ply->propertyCount;
      ply->vertexCount = strcmp(element, "vertex") != 0 ? ply->vertexCount : to->count;
    }
    if (!strcmp(word, "property"))
      takeProperty(ply, line, element);
  }
}

static double nextNumber(Ply *ply, uint32_t size)
{
  double value = 0;
  uint64_t bits = 0;
  if (ply->isText)
  {
    while (ply->at < ply->size && ply->bytes[ply->at] <= ' ')
      ++ply->at;
    if (ply->at >= ply->size)
      die("%s: it ends too early", ply->path);
    value = strtod((const char *)ply->bytes + ply->at, NULL); /* a zero ends the bytes */
    while (ply->at < ply->size && ply->bytes[ply->at] > ' ')
      ++ply->at;
    return value;
  }
  if (ply->size - ply->at < size)
    die("%s: it ends too early", ply->path);
  for (uint32_t i = 0; i < size; ++i)
    bits |= (uint64_t)ply->bytes[ply->at + i] << 8 * (ply->isBig ? size - 1 - i : i);
  ply->at += size;
  return (double)bits;
}

/* Of a signed index below 0 it makes one that is past the end, too. */
static void walkCorners(Ply *ply, const Property *property, double count)
{
  const double none = property->size == 4 ? 4294967295.0 : property->size == 2 ? 65535 : 255;
  for (double i = 0; i < count; ++i)
  {
    const double index = nextNumber(ply, property->size);
    const int isBreak = property->isStrip && index == (ply->isText ? -1 : none);
    if (!(index >= 0 && index < ply->vertexCount) && !isBreak)
      die("%s: a face names vertex %.0f, there are %.0f", ply->path, index, ply->vertexCount);
  }
}

static void walkList(Ply *ply, const Property *property, double number)
{
  const double count = nextNumber(ply, property->countSize);
  if (property->isCorners && !(count >= 1))
    die("%s: face %.0f has %.0f corners", ply->path, number, count);
  if (!(count >= 0) || (!ply->isText && count * property->size > (double)(ply->size - ply->at)))
    die("%s: it ends too early, in a list of %.0f", ply->path, count);
  if (property->isCorners)
    walkCorners(ply, property, count);
  else if (!ply->isText)
    ply->at += (size_t)count * property->size;
  else
    for (double i = 0; i < count; ++i)
      nextNumber(ply, property->size);
}

static void walkElement(Ply *ply, const Element *element)
{
  uint32_t bytes = 0, lists = 0;
  for (uint32_t k = element->first; k < element->first + element->propertyCount; ++k)
  {
    bytes += ply->properties[k].size;
    lists += ply->properties[k].countSize != 0;
  }
  if (!ply->isText && !lists)
  {
    if (element->count * bytes > (double)(ply->size - ply->at))
      die("%s: it ends too early", ply->path);
    ply->at += (size_t)element->count * bytes;
    return;
  }
  for (double i = 0; i < element->count && element->propertyCount; ++i)
    for (uint32_t k = element->first; k < element->first + element->propertyCount; ++k)
      if (ply->properties[k].countSize)
        walkList(ply, &ply->properties[k], i);
      else
        nextNumber(ply, ply->properties[k].size);
}

void checkPly(const char *path)
{
  FILE *file = fopen(path, "rb");
  char magic[4] = "";
  long size = 0;
  const int isPly = file && fread(magic, 1, 4, file) == 4 && !memcmp(magic, "ply", 3) && magic[3] <= ' ';
  if (isPly && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) > 0)
  {
    Ply *ply = (Ply *)modelZeros(1, sizeof(Ply));
    ply->path = path;
    ply->bytes = (uint8_t *)modelZeros((size_t)size + 1, 1);
    rewind(file);
    ply->at = 4; /* after its first line, or at what is left of it */
    ply->size = fread(ply->bytes, 1, (size_t)size, file);
    readHeader(ply);
    checkElements(ply);
    for (uint32_t i = 0; i < ply->elementCount; ++i)
      walkElement(ply, &ply->elements[i]);
    free(ply->bytes);
    free(ply);
  }
  if (file)
    fclose(file);
}
