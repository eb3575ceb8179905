/* model.c - see model.h.
 * SPDX-License-Identifier: MIT */
#include "model.h"

#include "vectors.h"

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
  float side[3], other[3];
  for (uint32_t k = 0; k < 3; ++k)
  {
    side[k] = b[k] - a[k];
    other[k] = c[k] - a[k];
  }
  cross(side, other, normal);
  normalise(normal);
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
    material->texture = material->roughTexture = material->normalTexture = material->emissionTexture = MODEL_NONE;
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
static void loadByAssimp(Model *model, const char *path, int hasNodes)
{
  (void)model;
  (void)hasNodes;
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

static const struct aiScene *import(const char *path, int hasNodes)
{
  const unsigned int steps = aiProcess_Triangulate | aiProcess_JoinIdenticalVertices | aiProcess_SortByPType |
                             aiProcess_GenSmoothNormals | aiProcess_TransformUVCoords | aiProcess_FlipUVs |
                             (unsigned int)(hasNodes ? aiProcess_LimitBoneWeights : aiProcess_PreTransformVertices);
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

static int isGltfFile(const char *path)
{
  const char *end = strrchr(path, '.');
  return end && (!strcmp(end, ".gltf") || !strcmp(end, ".glb"));
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

/* Pictures that were asked for, and what became of them. */
typedef struct Pictures
{
  struct aiString *names;
  uint32_t *textures;
  uint32_t count;
} Pictures;

static uint32_t readTexture(Model *model, const struct aiScene *scene, const char *path, const char *name)
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

static int hasPicture(const struct aiMaterial *from, enum aiTextureType type, struct aiString *name)
{
  return aiGetMaterialTexture(from, type, 0, name, NULL, NULL, NULL, NULL, NULL, NULL) == aiReturn_SUCCESS;
}

/* One of two kinds, the first before the second. */
static uint32_t takeTexture(Model *model, const struct aiScene *scene, const char *path, Pictures *pictures,
                            const struct aiMaterial *from, enum aiTextureType first, enum aiTextureType second)
{
  struct aiString name;
  uint32_t i = 0;
  if (!hasPicture(from, first, &name) && !hasPicture(from, second, &name))
    return MODEL_NONE;
  while (i < pictures->count && strcmp(pictures->names[i].data, name.data) != 0)
    ++i;
  if (i == pictures->count)
  {
    pictures->textures[i] = readTexture(model, scene, path, name.data);
    pictures->names[pictures->count++] = name;
  }
  return pictures->textures[i];
}

static void takeAlpha(ModelMaterial *to, const struct aiMaterial *from)
{
  struct aiString mode;
  to->alpha = to->opacity < 1 ? MODEL_BLEND : MODEL_OPAQUE;
  if (aiGetMaterialString(from, "$mat.gltf.alphaMode", 0, 0, &mode) != aiReturn_SUCCESS)
    return;
  to->alpha = !strcmp(mode.data, "MASK") ? MODEL_MASK : !strcmp(mode.data, "BLEND") ? MODEL_BLEND : MODEL_OPAQUE;
  to->cutoff = materialNumber(from, "$mat.gltf.alphaCutoff", 0, 0, 0.5f);
}

static void takeMaterial(Model *model, const struct aiScene *scene, const char *path, uint32_t index,
                         Pictures *pictures)
{
  const struct aiMaterial *from = scene->mMaterials[index];
  ModelMaterial *to = &model->materials[index];
  struct aiColor4D colour = {0.7f, 0.7f, 0.7f, 1}, glow = {0, 0, 0, 1};
  struct aiString name;
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
  to->texture = takeTexture(model, scene, path, pictures, from, aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE);
  to->roughTexture = to->normalTexture = to->emissionTexture = MODEL_NONE;
  takeAlpha(to, from);
}

/* ---- glTF's own words, where assimp 5.2 does not know an extension ---- */

/* The JSON of a .gltf, or of a .glb's first chunk; NULL: it is neither, or cannot be read. The caller frees it. */
static char *readJson(const char *path)
{
  FILE *file = fopen(path, "rb");
  uint32_t head[5] = {0, 0, 0, 0, 0};
  const int isBinary = file && fread(head, 4, 5, file) == 5 && head[0] == 0x46546c67u && head[4] == 0x4e4f534au;
  long size = -1;
  if (isBinary)
    size = (long)head[3];
  else if (file && isGltfFile(path) && fseek(file, 0, SEEK_END) == 0)
    size = ftell(file);
  char *text = size > 0 ? (char *)zeros((size_t)size + 1, 1) : NULL;
  if (text && (fseek(file, isBinary ? 20 : 0, SEEK_SET) != 0 || fread(text, 1, (size_t)size, file) != (size_t)size))
  {
    free(text);
    text = NULL;
  }
  if (file)
    fclose(file);
  return text;
}

static const char *afterString(const char *at)
{
  for (++at; *at && *at != '"'; ++at)
    at += *at == '\\' && at[1];
  return at + (*at != 0);
}

/* Behind a value; assimp has read the file already, so its JSON is sound. */
static const char *afterValue(const char *at)
{
  int depth = 0;
  for (; *at; ++at)
  {
    if (depth == 0 && (*at == ',' || *at == '}' || *at == ']'))
      return at;
    depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
    if (*at == '"')
      at = afterString(at) - 1;
  }
  return at;
}

/* The value of a member of an object; NULL: it has none. */
static const char *memberOf(const char *object, const char *name)
{
  const char *at = object ? object + strspn(object, " \t\r\n") : "";
  const size_t length = strlen(name);
  while (*at == '{' || *at == ',')
  {
    at += 1 + strspn(at + 1, " \t\r\n");
    if (*at != '"')
      return NULL;
    const char *key = at + 1, *end = afterString(at);
    const int isIt = (size_t)(end - key) == length + 1 && !strncmp(key, name, length);
    at = end + strspn(end, " \t\r\n:");
    if (isIt)
      return at;
    at = afterValue(at);
  }
  return NULL;
}

/* How much stronger each material's emission is than its colour. */
static void takeStrengths(Model *model, const struct aiScene *scene, const char *path)
{
  char *text = readJson(path);
  const char *at = memberOf(text, "materials");
  for (uint32_t i = 0; i < model->materialCount; ++i)
  {
    float strength = materialNumber(scene->mMaterials[i], "$mat.emissiveIntensity", 0, 0, 1);
    if (at && (*at == '[' || *at == ','))
    {
      const char *extension = memberOf(memberOf(at + 1, "extensions"), "KHR_materials_emissive_strength");
      const char *number = memberOf(extension, "emissiveStrength");
      strength = number ? within(strtof(number, NULL), 0, 1e6f, 1) : strength;
      at = afterValue(at + 1);
    }
    for (uint32_t k = 0; k < 3; ++k)
      model->materials[i].emission[k] *= strength;
  }
  free(text);
}

/* What modelLoadNodes gives besides. */
static void takeTextures(Model *model, const struct aiScene *scene, const char *path, uint32_t index,
                         Pictures *pictures)
{
  const struct aiMaterial *from = scene->mMaterials[index];
  ModelMaterial *to = &model->materials[index];
  to->roughTexture = takeTexture(model, scene, path, pictures, from, aiTextureType_UNKNOWN, aiTextureType_METALNESS);
  to->normalTexture =
      takeTexture(model, scene, path, pictures, from, aiTextureType_NORMALS, aiTextureType_NORMAL_CAMERA);
  to->emissionTexture =
      takeTexture(model, scene, path, pictures, from, aiTextureType_EMISSIVE, aiTextureType_EMISSION_COLOR);
}

/* A vertex has one place in the pictures. If they ask for different ones, the colour's is taken; assimp has applied
 * transforms of places already. */
static const struct aiVector3D *placesOf(const struct aiMesh *mesh, const struct aiMaterial *material)
{
  static const enum aiTextureType types[] = {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE, aiTextureType_NORMALS,
                                             aiTextureType_UNKNOWN, aiTextureType_EMISSIVE};
  struct aiString name;
  unsigned int channel = 0;
  for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i)
    if (aiGetMaterialTexture(material, types[i], 0, &name, NULL, &channel, NULL, NULL, NULL, NULL) == aiReturn_SUCCESS)
      break;
  if (channel >= AI_MAX_NUMBER_OF_TEXTURECOORDS || !mesh->mTextureCoords[channel])
    channel = 0;
  return mesh->mTextureCoords[channel];
}

static void takeMesh(Model *model, const char *path, const struct aiScene *scene, const struct aiMesh *mesh)
{
  ModelPart *part = &model->parts[model->partCount++];
  part->firstVertex = model->vertexCount;
  part->vertexCount = mesh->mNumVertices;
  part->firstIndex = model->indexCount;
  part->material = mesh->mMaterialIndex;
  if (part->material >= model->materialCount)
    die("%s: material %u is missing, there are %u", path, part->material, model->materialCount);
  const struct aiVector3D *uv = placesOf(mesh, scene->mMaterials[part->material]);
  snprintf(part->name, sizeof(part->name), "%.40s", mesh->mName.data);
  for (uint32_t i = 0; i < mesh->mNumVertices; ++i)
  {
    ModelVertex *to = &model->vertices[model->vertexCount++];
    const struct aiVector3D p = mesh->mVertices[i];
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

/* ---- nodes ---- */

static void takeRows(const struct aiMatrix4x4 *m, float rows[12])
{
  const float all[12] = {m->a1, m->a2, m->a3, m->a4, m->b1, m->b2, m->b3, m->b4, m->c1, m->c2, m->c3, m->c4};
  for (uint32_t i = 0; i < 12; ++i)
    rows[i] = within(all[i], -1e12f, 1e12f, i % 5 == 0);
}

static uint32_t countNodes(const struct aiNode *node, uint32_t *uses)
{
  uint32_t count = 1;
  *uses += node->mNumMeshes;
  for (uint32_t i = 0; i < node->mNumChildren; ++i)
    count += countNodes(node->mChildren[i], uses);
  return count;
}

/* A node before its children. names: [nodeCount] */
static void takeNode(Model *model, const struct aiNode *from, uint32_t parent, const char **names)
{
  const uint32_t number = model->nodeCount++;
  ModelNode *to = &model->nodes[number];
  names[number] = from->mName.data;
  to->parent = parent;
  to->channel = MODEL_NONE;
  takeRows(&from->mTransformation, to->rest);
  for (uint32_t i = 0; i < from->mNumMeshes; ++i)
    if (from->mMeshes[i] < model->partCount && model->parts[from->mMeshes[i]].indexCount)
    {
      model->uses[model->useCount].node = number;
      model->uses[model->useCount++].part = from->mMeshes[i];
    }
  for (uint32_t i = 0; i < from->mNumChildren; ++i)
    takeNode(model, from->mChildren[i], number, names);
}

static uint32_t nodeNamed(const Model *model, const char *const *names, const char *name)
{
  uint32_t i = 0;
  while (i < model->nodeCount && strcmp(names[i], name) != 0)
    ++i;
  return i < model->nodeCount ? i : MODEL_NONE;
}

static void takeChannels(Model *model, const struct aiAnimation *from, const char *const *names)
{
  const double second = from->mTicksPerSecond > 0 ? from->mTicksPerSecond : 25;
  model->channels = (ModelChannel *)zeros(from->mNumChannels, sizeof(ModelChannel));
  model->duration = from->mDuration > 0 ? from->mDuration / second : 0;
  for (uint32_t i = 0; i < from->mNumChannels; ++i)
  {
    const struct aiNodeAnim *anim = from->mChannels[i];
    const uint32_t node = nodeNamed(model, names, anim->mNodeName.data);
    const uint32_t counts[3] = {anim->mNumPositionKeys, anim->mNumRotationKeys, anim->mNumScalingKeys};
    if (node == MODEL_NONE || !counts[0] || !counts[1] || !counts[2])
      continue;
    ModelChannel *to = &model->channels[model->channelCount];
    model->nodes[node].channel = model->channelCount++;
    for (uint32_t k = 0; k < 3; ++k)
    {
      to->counts[k] = counts[k];
      to->keys[k] = (ModelKey *)zeros(counts[k], sizeof(ModelKey));
    }
    for (uint32_t k = 0; k < 3; ++k)
      for (uint32_t n = 0; n < counts[k]; ++n)
      {
        const struct aiVectorKey *v = k == 0 ? &anim->mPositionKeys[n] : k == 2 ? &anim->mScalingKeys[n] : NULL;
        const struct aiQuatKey *q = k == 1 ? &anim->mRotationKeys[n] : NULL;
        const float value[4] = {v ? v->mValue.x : q->mValue.x, v ? v->mValue.y : q->mValue.y,
                                v ? v->mValue.z : q->mValue.z, v ? 0 : q->mValue.w};
        to->keys[k][n].time = (v ? v->mTime : q->mTime) / second;
        for (uint32_t c = 0; c < 4; ++c)
          to->keys[k][n].value[c] = within(value[c], -1e12f, 1e12f, k == 2);
      }
  }
}

/* A vertex keeps its four heaviest bones; assimp has removed all others. */
static void takeBones(Model *model, const struct aiScene *scene, const char *const *names)
{
  uint32_t count = 0;
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    count += scene->mMeshes[i]->mNumBones;
  if (!count)
    return;
  model->bones = (ModelBone *)zeros(count, sizeof(ModelBone));
  model->skins = (ModelSkin *)zeros(model->vertexCount, sizeof(ModelSkin));
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    for (uint32_t k = 0; k < scene->mMeshes[i]->mNumBones; ++k)
    {
      const struct aiBone *from = scene->mMeshes[i]->mBones[k];
      ModelBone *to = &model->bones[model->boneCount];
      const uint32_t node = nodeNamed(model, names, from->mName.data);
      if (node == MODEL_NONE)
        continue;
      to->node = node;
      takeRows(&from->mOffsetMatrix, to->offset);
      ++model->parts[i].boneCount;
      for (uint32_t n = 0; n < from->mNumWeights; ++n)
      {
        uint32_t slot = 0;
        if (from->mWeights[n].mVertexId >= model->parts[i].vertexCount)
          continue;
        ModelSkin *skin = &model->skins[model->parts[i].firstVertex + from->mWeights[n].mVertexId];
        while (slot < 4 && skin->weights[slot] > 0)
          ++slot;
        if (slot < 4)
        {
          skin->bones[slot] = model->boneCount;
          skin->weights[slot] = within(from->mWeights[n].mWeight, 0, 1, 0);
        }
      }
      ++model->boneCount;
    }
}

static void takeLamp(Model *model, const struct aiLight *from, const char *const *names)
{
  ModelLamp *to = &model->lamps[model->lampCount];
  const float numbers[9] = {from->mPosition.x,     from->mPosition.y,     from->mPosition.z,
                            from->mDirection.x,    from->mDirection.y,    from->mDirection.z,
                            from->mColorDiffuse.r, from->mColorDiffuse.g, from->mColorDiffuse.b};
  float length = 0;
  to->node = nodeNamed(model, names, from->mName.data);
  to->isFar = from->mType == aiLightSource_DIRECTIONAL;
  if (!to->isFar && from->mType != aiLightSource_POINT && from->mType != aiLightSource_SPOT)
    return;
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->position[k] = within(numbers[k], -1e12f, 1e12f, 0);
    to->direction[k] = within(numbers[3 + k], -1, 1, 0);
    to->radiance[k] = within(numbers[6 + k], 0, 1e30f, 0);
    length += to->direction[k] * to->direction[k];
  }
  if (length < 0.5f)
    to->direction[2] = -1; /* glTF's */
  const int isSpot = from->mType == aiLightSource_SPOT;
  to->cosInner = isSpot ? cosf(within(from->mAngleInnerCone, 0, 3, 0)) : -1;
  to->cosOuter = isSpot ? cosf(within(from->mAngleOuterCone, 0, 3, 1)) : -2;
  ++model->lampCount;
}

static void takeCamera(Model *model, const struct aiCamera *from, const char *const *names, int isGltf)
{
  ModelCamera *to = &model->cameras[model->cameraCount++];
  const float numbers[9] = {from->mPosition.x, from->mPosition.y, from->mPosition.z, from->mLookAt.x, from->mLookAt.y,
                            from->mLookAt.z,   from->mUp.x,       from->mUp.y,       from->mUp.z};
  const float unsaid = isGltf ? 1 : 16.0f / 9; /* assimp takes a square for glTF's angle, which is upright */
  const float aspect = from->mAspect > 0.1f ? from->mAspect : unsaid;
  to->node = nodeNamed(model, names, from->mName.data);
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->position[k] = isGltf ? 0 : within(numbers[k], -1e12f, 1e12f, 0); /* assimp 5 has its node's place there */
    to->forward[k] = within(numbers[3 + k], -1e12f, 1e12f, k == 2 ? -1.0f : 0);
    to->up[k] = within(numbers[6 + k], -1e12f, 1e12f, k == 1);
  }
  to->fovY = within(2 * atanf(tanf(from->mHorizontalFOV / 2) / aspect) * 180 / 3.14159265f, 1, 170, 45);
}

static void takeScene(Model *model, const struct aiScene *scene, int isGltf)
{
  uint32_t uses = 0;
  const uint32_t nodes = countNodes(scene->mRootNode, &uses);
  const char **names = (const char **)zeros(nodes, sizeof(*names));
  model->nodes = (ModelNode *)zeros(nodes, sizeof(ModelNode));
  model->uses = (ModelUse *)zeros(uses, sizeof(ModelUse));
  model->lamps = (ModelLamp *)zeros(scene->mNumLights, sizeof(ModelLamp));
  model->cameras = (ModelCamera *)zeros(scene->mNumCameras, sizeof(ModelCamera));
  takeNode(model, scene->mRootNode, MODEL_NONE, names);
  if (scene->mNumAnimations)
    takeChannels(model, scene->mAnimations[0], names);
  takeBones(model, scene, names);
  for (uint32_t i = 0; i < scene->mNumLights; ++i)
    takeLamp(model, scene->mLights[i], names);
  for (uint32_t i = 0; i < scene->mNumCameras; ++i)
    takeCamera(model, scene->mCameras[i], names, isGltf);
  free(names);
}

static void loadByAssimp(Model *model, const char *path, int hasNodes)
{
  const struct aiScene *scene = import(path, hasNodes);
  uint64_t vertices = 0, triangles = 0;
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
  {
    vertices += scene->mMeshes[i]->mNumVertices;
    for (uint32_t k = 0; k < scene->mMeshes[i]->mNumFaces; ++k)
      triangles += scene->mMeshes[i]->mFaces[k].mNumIndices == 3;
  }
  reserve(model, path, vertices, triangles, scene->mNumMeshes, scene->mNumMaterials);
  model->textures = (ModelTexture *)zeros(4 * (size_t)scene->mNumMaterials, sizeof(ModelTexture));
  Pictures pictures = {NULL, NULL, 0};
  pictures.names = (struct aiString *)zeros(4 * (size_t)scene->mNumMaterials, sizeof(*pictures.names));
  pictures.textures = (uint32_t *)zeros(4 * (size_t)scene->mNumMaterials, sizeof(uint32_t));
  for (uint32_t i = 0; i < scene->mNumMaterials; ++i)
    takeMaterial(model, scene, path, i, &pictures);
  takeStrengths(model, scene, path);
  for (uint32_t i = 0; hasNodes && i < scene->mNumMaterials; ++i)
    takeTextures(model, scene, path, i, &pictures);
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    takeMesh(model, path, scene, scene->mMeshes[i]);
  if (hasNodes)
    takeScene(model, scene, isGltfFile(path));
  free(pictures.names);
  free(pictures.textures);
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

static void load(Model *model, const char *path, int hasNodes)
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
    loadByAssimp(model, path, hasNodes);
  checkModel(model, path);
}

void modelLoad(Model *model, const char *path)
{
  load(model, path, 0);
}

void modelLoadNodes(Model *model, const char *path)
{
  static const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  load(model, path, 1);
  if (model->nodeCount)
    return;
  model->nodes = (ModelNode *)zeros(1, sizeof(ModelNode));
  model->uses = (ModelUse *)zeros(model->partCount, sizeof(ModelUse));
  model->nodes[model->nodeCount++].parent = model->nodes->channel = MODEL_NONE;
  memcpy(model->nodes->rest, still, sizeof(still));
  for (uint32_t i = 0; i < model->partCount; ++i)
    model->uses[model->useCount++].part = i;
}

/* ---- poses ---- */

/* Between the two keys around that time. */
static void valueAt(const ModelChannel *channel, uint32_t kind, double time, float value[4])
{
  const ModelKey *keys = channel->keys[kind];
  uint32_t low = 0, high = channel->counts[kind] - 1;
  while (low + 1 < high)
  {
    const uint32_t middle = (low + high) / 2;
    if (keys[middle].time <= time)
      low = middle;
    else
      high = middle;
  }
  const double span = keys[high].time - keys[low].time;
  const float part = span > 0 ? (float)fmin(fmax((time - keys[low].time) / span, 0), 1) : 0;
  float dot = 0, length = 0;
  for (uint32_t k = 0; k < 4; ++k)
    dot += keys[low].value[k] * keys[high].value[k];
  for (uint32_t k = 0; k < 4; ++k) /* the shorter way of a rotation */
  {
    value[k] = (1 - part) * keys[low].value[k] + part * (kind == 1 && dot < 0 ? -1.0f : 1.0f) * keys[high].value[k];
    length += value[k] * value[k];
  }
  for (uint32_t k = 0; kind == 1 && k < 4; ++k)
    value[k] = length > 0 ? value[k] / sqrtf(length) : k == 3;
}

static void channelRows(const ModelChannel *channel, double time, float rows[12])
{
  float p[4], q[4], s[4];
  valueAt(channel, 0, time, p);
  valueAt(channel, 1, time, q);
  valueAt(channel, 2, time, s);
  const float x = q[0], y = q[1], z = q[2], w = q[3];
  const float turn[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - z * w),     2 * (x * z + y * w),
                         2 * (x * y + z * w),     1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
                         2 * (x * z - y * w),     2 * (y * z + x * w),     1 - 2 * (x * x + y * y)};
  for (uint32_t i = 0; i < 12; ++i)
    rows[i] = i % 4 == 3 ? p[i / 4] : turn[i / 4 * 3 + i % 4] * s[i % 4];
}

void modelJoin(const float a[12], const float b[12], float c[12])
{
  float rows[12];
  for (uint32_t i = 0; i < 12; ++i)
  {
    const float *row = a + i / 4 * 4;
    rows[i] = row[0] * b[i % 4] + row[1] * b[4 + i % 4] + row[2] * b[8 + i % 4] + (i % 4 == 3 ? row[3] : 0);
  }
  memcpy(c, rows, sizeof(rows));
}

void modelPose(const Model *model, double time, float (*world)[12])
{
  const double now = model->duration > 0 ? fmod(fmax(time, 0), model->duration) : 0;
  for (uint32_t i = 0; i < model->nodeCount; ++i)
  {
    const ModelNode *node = &model->nodes[i];
    float rows[12];
    memcpy(rows, node->rest, sizeof(rows));
    if (node->channel != MODEL_NONE)
      channelRows(&model->channels[node->channel], now, rows);
    if (node->parent == MODEL_NONE)
      memcpy(world[i], rows, sizeof(rows));
    else
      modelJoin(world[node->parent], rows, world[i]);
  }
}

void modelFree(Model *model)
{
  for (uint32_t i = 0; i < model->textureCount; ++i)
    free(model->textures[i].texels);
  for (uint32_t i = 0; i < 3 * model->channelCount; ++i)
    free(model->channels[i / 3].keys[i % 3]);
  free(model->nodes);
  free(model->uses);
  free(model->channels);
  free(model->bones);
  free(model->skins);
  free(model->lamps);
  free(model->cameras);
  free(model->textures);
  free(model->materials);
  free(model->parts);
  free(model->indices);
  free(model->vertices);
  memset(model, 0, sizeof(*model));
}
