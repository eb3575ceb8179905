/* model.c - see model.h.
 * SPDX-License-Identifier: MIT */
#include "model.h"

#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VERTICES  (1u << 27) /* of 32 bytes: a shader indexes 4 GiB */
#define MAX_TRIANGLES (1u << 27)

static void *zeros(size_t count, size_t size)
{
  void *memory = calloc(count ? count : 1, size);
  if (!memory)
    die("out of memory: %zu bytes of a model", count * size);
  return memory;
}

static void reserve(Model *model, const char *path, uint64_t vertices, uint64_t triangles, uint32_t parts,
                    uint32_t materials)
{
  if (triangles == 0)
    die("%s: there are no triangles in it", path);
  if (vertices > MAX_VERTICES || triangles > MAX_TRIANGLES)
    die("%s: %llu vertices, %llu triangles; at most %u of each", path, (unsigned long long)vertices,
        (unsigned long long)triangles, MAX_TRIANGLES);
  model->vertices = (ModelVertex *)zeros((size_t)vertices, sizeof(ModelVertex));
  model->indices = (uint32_t *)zeros((size_t)triangles * 3, sizeof(uint32_t));
  model->parts = (ModelPart *)zeros(parts, sizeof(ModelPart));
  model->materials = (ModelMaterial *)zeros(materials, sizeof(ModelMaterial));
  model->materialCount = materials;
}

static void checkModel(Model *model, const char *path)
{
  for (uint32_t k = 0; k < 3; ++k)
  {
    model->boxMin[k] = FLT_MAX;
    model->boxMax[k] = -FLT_MAX;
    for (uint32_t i = 0; i < model->vertexCount; ++i)
    {
      const float value = model->vertices[i].position[k];
      if (!isfinite(value) || fabsf(value) > 1e12f)
        die("%s: vertex %u is at %g, must be within +-1e12", path, i, (double)value);
      model->boxMin[k] = fminf(model->boxMin[k], value);
      model->boxMax[k] = fmaxf(model->boxMax[k], value);
    }
  }
}

/* Across the triangle; upwards, if it is none. */
static void facetNormal(const float *a, const float *b, const float *c, float normal[3])
{
  float length = 0;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const uint32_t i = (k + 1) % 3, j = (k + 2) % 3;
    normal[k] = (b[i] - a[i]) * (c[j] - a[j]) - (b[j] - a[j]) * (c[i] - a[i]);
    length += normal[k] * normal[k];
  }
  length = sqrtf(length);
  for (uint32_t k = 0; k < 3; ++k)
    normal[k] = length > 0 && isfinite(length) ? normal[k] / length : k == 1 ? 1.0f : 0.0f;
}

/* ---- RSM1 ---- */

typedef struct Dump
{
  uint32_t vertices, triangles, materials;
  float *positions;
  uint32_t *indices;
  uint16_t *ids;
} Dump;

static void *readAll(FILE *file, const char *path, size_t count, size_t size)
{
  void *memory = zeros(count, size);
  if (fread(memory, size, count, file) != count)
    die("%s: it ends too early", path);
  return memory;
}

static Dump readDump(FILE *file, const char *path)
{
  Dump dump;
  uint32_t head[3];
  if (fread(head, 4, 3, file) != 3)
    die("%s: it ends too early", path);
  dump.vertices = head[0];
  dump.triangles = head[1];
  dump.materials = head[2];
  if (dump.vertices > MAX_VERTICES || dump.triangles == 0 || dump.triangles > MAX_VERTICES / 3 || dump.materials == 0 ||
      dump.materials > 65536)
    die("%s: %u vertices, %u triangles, %u materials: out of range", path, head[0], head[1], head[2]);
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
  facetNormal(corners[0], corners[1], corners[2], normal);
  for (uint32_t n = 0; n < 3; ++n)
  {
    ModelVertex *vertex = &model->vertices[model->vertexCount++];
    memcpy(vertex->position, corners[n], 12);
    memcpy(vertex->normal, normal, 12);
    model->indices[model->indexCount++] = part->indexCount++;
    ++part->vertexCount;
  }
}

static void loadDump(Model *model, FILE *file, const char *path)
{
  Dump dump = readDump(file, path);
  uint32_t runs = 0;
  for (uint32_t i = 0; i < dump.triangles; ++i)
    runs += i == 0 || dump.ids[i] != dump.ids[i - 1];
  reserve(model, path, 3 * (uint64_t)dump.triangles, dump.triangles, runs, dump.materials);
  for (uint32_t i = 0; i < dump.materials; ++i)
  {
    ModelMaterial *material = &model->materials[i];
    const Colour colour = paletteColour(i);
    snprintf(material->name, sizeof(material->name), "material %u", i);
    for (uint32_t k = 0; k < 3; ++k)
      material->colour[k] = 0.35f + 0.35f * (float)(colour >> (16 - 8 * k) & 255) / 255;
    material->roughness = 0.8f;
    material->opacity = 1;
    material->texture = MODEL_NONE;
  }
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

/* ---- all other formats ---- */

#ifndef MODEL_ASSIMP
static void loadByAssimp(Model *model, const char *path)
{
  (void)model;
  die("%s: no RSM1 file, and this program was built without assimp (Debian: install libassimp-dev, and make again)",
      path);
}
#else
#include <assimp/cimport.h>
#include <assimp/config.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#define STB_IMAGE_IMPLEMENTATION
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wswitch-enum"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include <stb/stb_image.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#define MAX_PICTURE 16384
#define MAX_NAME    4096

/* assimp 5 takes minutes, or aborts, for a PLY file without an end of its header, or that ends long before the elements
 * that its header names: two bytes each, at least. */
static void checkPly(const char *path)
{
  FILE *file = fopen(path, "rb");
  char line[256] = "";
  double bytes = 0;
  long start = 0;
  const int isPly = file && fgets(line, sizeof(line), file) && !strncmp(line, "ply", 3);
  while (isPly && (strncmp(line, "end_header", 10) != 0 || strcspn(line, "\r\n") != 10))
  {
    double count;
    if (!fgets(line, sizeof(line), file))
      die("%s: its header has no end", path);
    if (sscanf(line, "element %*s %lf", &count) == 1)
      bytes += 2 * count;
  }
  if (isPly)
    start = ftell(file);
  if (isPly && (fseek(file, 0, SEEK_END) != 0 || bytes > (double)(ftell(file) - start + 1)))
    die("%s: it ends too early", path);
  if (file)
    fclose(file);
}

static const struct aiScene *import(const char *path)
{
  const unsigned int steps = aiProcess_Triangulate | aiProcess_JoinIdenticalVertices | aiProcess_SortByPType |
                             aiProcess_GenSmoothNormals | aiProcess_PreTransformVertices | aiProcess_FlipUVs;
  checkPly(path);
  struct aiPropertyStore *properties = aiCreatePropertyStore();
  aiSetImportPropertyInteger(properties, AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
  aiSetImportPropertyFloat(properties, AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, 66);
  const struct aiScene *scene = aiImportFileExWithProperties(path, steps, NULL, properties);
  aiReleasePropertyStore(properties);
  if (!scene)
    die("%s: %s", path, aiGetErrorString());
  return scene;
}

/* "*2" is the third picture in the file itself. */
static const struct aiTexture *embeddedPicture(const struct aiScene *scene, const char *name)
{
  const unsigned long index = name[0] == '*' ? strtoul(name + 1, NULL, 10) : scene->mNumTextures;
  return index < scene->mNumTextures ? scene->mTextures[index] : NULL;
}

/* A colour picture, from a file beside the model or from within it. NULL: it cannot be read. */
static uint8_t *readPicture(const struct aiScene *scene, const char *modelPath, const char *name, int *width,
                            int *height)
{
  const struct aiTexture *embedded = embeddedPicture(scene, name);
  char path[MAX_NAME];
  int channels;
  if (embedded && embedded->mHeight == 0)
    return stbi_load_from_memory((const unsigned char *)embedded->pcData, (int)embedded->mWidth, width, height,
                                 &channels, 4);
  const char *slash = strrchr(modelPath, '/');
  const int folder = slash && name[0] != '/' ? (int)(slash - modelPath) + 1 : 0;
  if (embedded || snprintf(path, sizeof(path), "%.*s%s", folder, modelPath, name) >= (int)sizeof(path))
    return NULL;
  for (char *c = path; *c; ++c)
    *c = *c == '\\' ? '/' : *c;
  return stbi_load(path, width, height, &channels, 4);
}

static uint32_t takeTexture(Model *model, const struct aiScene *scene, const char *path, const char *name)
{
  ModelTexture *texture = &model->textures[model->textureCount];
  int width = 0, height = 0;
  uint8_t *bytes = readPicture(scene, path, name, &width, &height);
  if (!bytes || width > MAX_PICTURE || height > MAX_PICTURE)
  {
    fprintf(stderr, "%s: the picture %s is left out: %s\n", path, name,
            bytes                   ? "it is larger than 16384 x 16384"
            : stbi_failure_reason() ? stbi_failure_reason()
                                    : "not found");
    stbi_image_free(bytes);
    return MODEL_NONE;
  }
  texture->width = (uint32_t)width;
  texture->height = (uint32_t)height;
  texture->texels = (uint32_t *)zeros((size_t)width * (size_t)height, 4);
  for (size_t i = 0; i < (size_t)width * (size_t)height; ++i)
    texture->texels[i] = (uint32_t)bytes[4 * i] | (uint32_t)bytes[4 * i + 1] << 8 | (uint32_t)bytes[4 * i + 2] << 16 |
                         (uint32_t)bytes[4 * i + 3] << 24;
  stbi_image_free(bytes);
  return model->textureCount++;
}

static float within(float value, float low, float high, float otherwise)
{
  return isfinite(value) ? fminf(fmaxf(value, low), high) : otherwise;
}

static float materialNumber(const struct aiMaterial *from, const char *key, unsigned int type, unsigned int index,
                            float otherwise)
{
  float value = otherwise;
  unsigned int count = 1;
  if (aiGetMaterialFloatArray(from, key, type, index, &value, &count) != aiReturn_SUCCESS)
    value = otherwise;
  return within(value, 0, 1e6f, otherwise);
}

static void takeMaterial(Model *model, const struct aiScene *scene, const char *path, uint32_t index,
                         struct aiString *pictures)
{
  const struct aiMaterial *from = scene->mMaterials[index];
  ModelMaterial *to = &model->materials[index];
  struct aiColor4D colour = {0.7f, 0.7f, 0.7f, 1}, glow = {0, 0, 0, 1};
  struct aiString name, picture;
  if (aiGetMaterialString(from, AI_MATKEY_NAME, &name) == aiReturn_SUCCESS)
    snprintf(to->name, sizeof(to->name), "%.40s", name.data);
  if (aiGetMaterialColor(from, AI_MATKEY_BASE_COLOR, &colour) != aiReturn_SUCCESS)
    aiGetMaterialColor(from, AI_MATKEY_COLOR_DIFFUSE, &colour);
  aiGetMaterialColor(from, AI_MATKEY_COLOR_EMISSIVE, &glow);
  const float colours[3] = {colour.r, colour.g, colour.b}, glows[3] = {glow.r, glow.g, glow.b};
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->colour[k] = within(colours[k], 0, 1, 0.7f);
    to->emission[k] = within(glows[k], 0, 1e4f, 0);
  }
  const float shininess = materialNumber(from, AI_MATKEY_SHININESS, 0);
  const float rough = shininess > 1 ? sqrtf(2 / (shininess + 2)) : 0.9f; /* Blinn's exponent as Beckmann's alpha */
  to->roughness = fminf(materialNumber(from, AI_MATKEY_ROUGHNESS_FACTOR, sqrtf(rough)), 1);
  to->metalness = fminf(materialNumber(from, AI_MATKEY_METALLIC_FACTOR, 0), 1);
  to->opacity = fminf(materialNumber(from, AI_MATKEY_OPACITY, colour.a), 1);
  to->texture = MODEL_NONE;
  if (aiGetMaterialTexture(from, aiTextureType_BASE_COLOR, 0, &picture, NULL, NULL, NULL, NULL, NULL, NULL) !=
          aiReturn_SUCCESS &&
      aiGetMaterialTexture(from, aiTextureType_DIFFUSE, 0, &picture, NULL, NULL, NULL, NULL, NULL, NULL) !=
          aiReturn_SUCCESS)
    return;
  for (uint32_t i = 0; i < index && to->texture == MODEL_NONE; ++i) /* read before? */
    if (!strcmp(pictures[i].data, picture.data))
      to->texture = model->materials[i].texture;
  if (to->texture == MODEL_NONE)
    to->texture = takeTexture(model, scene, path, picture.data);
  pictures[index] = picture;
}

static void takeMesh(Model *model, const char *path, const struct aiMesh *mesh)
{
  ModelPart *part = &model->parts[model->partCount++];
  part->firstVertex = model->vertexCount;
  part->vertexCount = mesh->mNumVertices;
  part->firstIndex = model->indexCount;
  part->material = mesh->mMaterialIndex;
  if (part->material >= model->materialCount)
    die("%s: material %u is missing, there are %u", path, part->material, model->materialCount);
  for (uint32_t i = 0; i < mesh->mNumVertices; ++i)
  {
    ModelVertex *to = &model->vertices[model->vertexCount++];
    const struct aiVector3D p = mesh->mVertices[i], *uv = mesh->mTextureCoords[0];
    const struct aiVector3D n = mesh->mNormals ? mesh->mNormals[i] : p;
    const float length = sqrtf(n.x * n.x + n.y * n.y + n.z * n.z);
    const int isNormal = length > 1e-20f && isfinite(length);
    const float numbers[8] = {p.x,
                              p.y,
                              p.z,
                              uv ? within(uv[i].x, -1e6f, 1e6f, 0) : 0,
                              isNormal ? n.x / length : 0,
                              isNormal ? n.y / length : 1,
                              isNormal ? n.z / length : 0,
                              uv ? within(uv[i].y, -1e6f, 1e6f, 0) : 0};
    memcpy(to, numbers, sizeof(numbers));
  }
  for (uint32_t i = 0; i < mesh->mNumFaces; ++i)
    for (uint32_t n = 0; mesh->mFaces[i].mNumIndices == 3 && n < 3; ++n)
    {
      const uint32_t index = mesh->mFaces[i].mIndices[n];
      if (index >= mesh->mNumVertices)
        die("%s: a triangle names vertex %u, there are %u", path, index, mesh->mNumVertices);
      model->indices[model->indexCount++] = index;
      ++part->indexCount;
    }
}

static void loadByAssimp(Model *model, const char *path)
{
  const struct aiScene *scene = import(path);
  uint64_t vertices = 0, triangles = 0;
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
  {
    vertices += scene->mMeshes[i]->mNumVertices;
    for (uint32_t k = 0; k < scene->mMeshes[i]->mNumFaces; ++k)
      triangles += scene->mMeshes[i]->mFaces[k].mNumIndices == 3;
  }
  reserve(model, path, vertices, triangles, scene->mNumMeshes, scene->mNumMaterials);
  model->textures = (ModelTexture *)zeros(scene->mNumMaterials, sizeof(ModelTexture));
  struct aiString *pictures = (struct aiString *)zeros(scene->mNumMaterials, sizeof(*pictures));
  for (uint32_t i = 0; i < scene->mNumMaterials; ++i)
    takeMaterial(model, scene, path, i, pictures);
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    takeMesh(model, path, scene->mMeshes[i]);
  free(pictures);
  aiReleaseImport(scene);
}
#endif

/* ---- any format ---- */

float *modelLoadRadiance(const char *path, uint32_t *width, uint32_t *height)
{
#ifdef MODEL_ASSIMP
  int w = 0, h = 0, channels = 0;
  float *from = stbi_loadf(path, &w, &h, &channels, 3);
  if (!from || w > MAX_PICTURE || h > MAX_PICTURE / 2)
    die("%s: %s", path, from ? "it is larger than 16384 x 8192" : stbi_failure_reason());
  const size_t count = (size_t)w * (size_t)h;
  float *texels = (float *)zeros(4 * count, sizeof(float));
  for (size_t i = 0; i < 3 * count; ++i)
    texels[i / 3 * 4 + i % 3] = isfinite(from[i]) ? fminf(fmaxf(from[i], 0), 65504) : 0;
  stbi_image_free(from);
  *width = (uint32_t)w;
  *height = (uint32_t)h;
  return texels;
#else
  (void)width;
  (void)height;
  die("%s: this program was built without assimp and stb's pictures (Debian: install libassimp-dev, and make again)",
      path);
#endif
}

void modelLoad(Model *model, const char *path)
{
  char magic[4] = {0};
  FILE *file = fopen(path, "rb");
  memset(model, 0, sizeof(*model));
  if (!file)
    die("%s: %s", path, strerror(errno));
  const int isDump = fread(magic, 1, 4, file) == 4 && !memcmp(magic, "RSM1", 4);
  if (isDump)
    loadDump(model, file, path);
  fclose(file);
  if (!isDump)
    loadByAssimp(model, path);
  checkModel(model, path);
}

void modelFree(Model *model)
{
  for (uint32_t i = 0; i < model->textureCount; ++i)
    free(model->textures[i].texels);
  free(model->textures);
  free(model->materials);
  free(model->parts);
  free(model->indices);
  free(model->vertices);
  memset(model, 0, sizeof(*model));
}
