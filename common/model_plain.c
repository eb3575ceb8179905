/* model_plain.c - RSM1, the format that needs no library, and what is said where a library is missing: see model.h.
 * SPDX-License-Identifier: MIT */
#include "model_private.h"

#include <stdlib.h>
#include <string.h>

typedef struct Dump
{
  uint32_t vertices, triangles, materials;
  float *positions;
  uint32_t *indices;
  uint16_t *ids;
} Dump;

int modelIsDump(FILE *file)
{
  char magic[4] = {0};
  const int isDump = fread(magic, 1, 4, file) == 4 && !memcmp(magic, "RSM1", 4);
  rewind(file);
  return isDump;
}

static void *readAll(FILE *file, const char *path, size_t count, size_t size)
{
  void *memory = modelZeros(count, size);
  if (fread(memory, size, count, file) != count)
    die("%s: it ends too early", path);
  return memory;
}

static Dump readDump(FILE *file, const char *path)
{
  Dump dump;
  uint32_t head[4];
  if (fread(head, 4, 4, file) != 4)
    die("%s: it ends too early", path);
  dump.vertices = head[1];
  dump.triangles = head[2];
  dump.materials = head[3];
  if (dump.vertices > MODEL_MAX_VERTICES || dump.triangles == 0 || dump.triangles > MODEL_MAX_VERTICES / 3 ||
      dump.materials == 0 || dump.materials > 65536)
    die("%s: %u vertices, %u triangles, %u materials: out of range", path, head[1], head[2], head[3]);
  dump.positions = (float *)readAll(file, path, dump.vertices, 12);
  dump.indices = (uint32_t *)readAll(file, path, dump.triangles, 12);
  dump.ids = (uint16_t *)readAll(file, path, dump.triangles, 2);
  for (uint32_t i = 0; i < 3 * dump.triangles; ++i)
    if (dump.indices[i] >= dump.vertices || dump.ids[i / 3] >= dump.materials)
      die("%s: triangle %u has vertex %u or material %u, and there are %u and %u", path, i / 3, dump.indices[i],
          dump.ids[i / 3], dump.vertices, dump.materials);
  return dump;
}

/* Every triangle has vertices of its own, since the format knows no normals: facets. */
static void takeTriangle(Model *model, const Dump *dump, uint32_t triangle)
{
  float corners[3][3], normal[3];
  ModelPart *part = &model->parts[model->partCount - 1];
  for (uint32_t n = 0; n < 3; ++n)
    memcpy(corners[n], dump->positions + 3 * (size_t)dump->indices[3 * triangle + n], 12);
  modelFacetNormal(corners[0], corners[1], corners[2], normal);
  for (uint32_t n = 0; n < 3; ++n)
  {
    ModelVertex *vertex = &model->vertices[model->vertexCount++];
    memcpy(vertex->position, corners[n], 12);
    memcpy(vertex->normal, normal, 12);
    model->indices[model->indexCount++] = part->indexCount++;
    ++part->vertexCount;
  }
}

static void makeMaterials(Model *model)
{
  for (uint32_t i = 0; i < model->materialCount; ++i)
  {
    ModelMaterial *material = &model->materials[i];
    const Colour colour = paletteColour(i);
    modelPlainMaterial(material);
    snprintf(material->name, sizeof(material->name), "material %u", i);
    for (uint32_t k = 0; k < 3; ++k)
      material->colour[k] = 0.35f + 0.35f * (float)(colour >> (16 - 8 * k) & 255) / 255;
    material->roughness = 0.8f;
  }
}

void modelReadDump(Model *model, FILE *file, const char *path)
{
  Dump dump = readDump(file, path);
  uint32_t runs = 0;
  for (uint32_t i = 0; i < dump.triangles; ++i)
    runs += i == 0 || dump.ids[i] != dump.ids[i - 1];
  modelReserve(model, path, 3 * (uint64_t)dump.triangles, dump.triangles, runs, dump.materials);
  makeMaterials(model);
  for (uint32_t i = 0; i < dump.triangles; ++i)
  {
    if (i == 0 || dump.ids[i] != dump.ids[i - 1])
    {
      ModelPart *part = &model->parts[model->partCount++];
      part->firstVertex = model->vertexCount;
      part->firstIndex = model->indexCount;
      part->material = dump.ids[i];
    }
    takeTriangle(model, &dump, i);
  }
  free(dump.positions);
  free(dump.indices);
  free(dump.ids);
}

#ifndef MODEL_ASSIMP
void modelReadByAssimp(Model *model, const char *path)
{
  (void)model;
  die("%s: no RSM1 file and no glTF, and this program was built without assimp (Debian: install libassimp-dev, and make"
      " again)",
      path);
}
#endif

#ifndef MODEL_GLTF
void modelReadGltf(Model *model, const char *path)
{
  (void)model;
  die("%s: this program was built without tinygltf, so it reads no glTF (Debian: install libtinygltf-dev and"
      " nlohmann-json3-dev, and make again)",
      path);
}
#endif
