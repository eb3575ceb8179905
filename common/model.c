/* model.c - a model of any format: which reader takes it, checks, poses; see model.h.
 * SPDX-License-Identifier: MIT */
#include "model_private.h"

#include "vectors.h"

#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

/* ---- what the readers share ---- */

void *modelZeros(size_t count, size_t size)
{
  void *memory = calloc(count ? count : 1, size);
  if (!memory)
    die("out of memory: %zu times %zu bytes of a model", count, size);
  return memory;
}

void modelReserve(Model *model, const char *path, uint64_t vertices, uint64_t triangles, uint64_t parts,
                  uint64_t materials)
{
  if (triangles == 0)
    die("%s: there are no triangles in it", path);
  if (vertices > MODEL_MAX_VERTICES || triangles > MODEL_MAX_TRIANGLES)
    die("%s: %llu vertices, %llu triangles; at most %u of each", path, (unsigned long long)vertices,
        (unsigned long long)triangles, MODEL_MAX_TRIANGLES);
  model->vertices = (ModelVertex *)modelZeros((size_t)vertices, sizeof(ModelVertex));
  model->indices = (uint32_t *)modelZeros((size_t)triangles * 3, sizeof(uint32_t));
  model->parts = (ModelPart *)modelZeros((size_t)parts, sizeof(ModelPart));
  model->materials = (ModelMaterial *)modelZeros((size_t)materials, sizeof(ModelMaterial));
  model->materialCount = (uint32_t)materials;
}

void modelPlainMaterial(ModelMaterial *material)
{
  static const ModelPlace whole = {{1, 0, 0, 0, 1, 0}, 0};
  memset(material, 0, sizeof(*material));
  for (uint32_t k = 0; k < 3; ++k)
  {
    material->colour[k] = 0.7f;
    material->specular[k] = material->attenuation[k] = 1;
  }
  material->roughness = 0.9f;
  material->opacity = material->normalScale = material->specularWeight = 1;
  material->ior = 1.5f;
  for (uint32_t i = 0; i < MODEL_PICTURES; ++i)
  {
    material->textures[i] = MODEL_NONE;
    material->places[i] = whole;
  }
}

/* In double, so that no unit of length is too small or too large for the squares. */
void modelFacetNormal(const float *a, const float *b, const float *c, float normal[3])
{
  double side[3], other[3], across[3];
  for (uint32_t k = 0; k < 3; ++k)
  {
    side[k] = (double)b[k] - (double)a[k];
    other[k] = (double)c[k] - (double)a[k];
  }
  for (uint32_t k = 0; k < 3; ++k)
    across[k] = side[(k + 1) % 3] * other[(k + 2) % 3] - side[(k + 2) % 3] * other[(k + 1) % 3];
  const double length = sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2]);
  for (uint32_t k = 0; k < 3; ++k)
    normal[k] = length > 0 && isfinite(length) ? (float)(across[k] / length) : k == 1;
}

float modelWithin(float value, float low, float high, float otherwise)
{
  return isfinite(value) ? fminf(fmaxf(value, low), high) : otherwise;
}

static uint32_t hashOf(const ModelVertex *vertex)
{
  uint32_t words[8], hash = 2166136261u;
  memcpy(words, vertex, sizeof(words));
  for (uint32_t i = 0; i < 8; ++i)
    hash = (hash ^ words[i]) * 0x9e3779b1u ^ hash >> 15;
  return hash;
}

/* An open table of the vertices that were kept; a vertex moves down over those that were not. The part must be the
 * model's last. */
void modelJoinVertices(Model *model, ModelPart *part)
{
  ModelVertex *vertices = model->vertices + part->firstVertex;
  uint32_t *indices = model->indices + part->firstIndex, room = 16, kept = 0;
  while (room < 2 * part->vertexCount)
    room *= 2;
  uint32_t *table = (uint32_t *)modelZeros(room, sizeof(uint32_t)), *numbers;
  numbers = (uint32_t *)modelZeros(part->vertexCount, sizeof(uint32_t));
  memset(table, 0xff, room * sizeof(uint32_t));
  for (uint32_t i = 0; i < part->vertexCount; ++i)
  {
    uint32_t slot = hashOf(&vertices[i]) & (room - 1);
    while (table[slot] != MODEL_NONE && memcmp(&vertices[table[slot]], &vertices[i], sizeof(*vertices)) != 0)
      slot = (slot + 1) & (room - 1);
    if (table[slot] == MODEL_NONE)
    {
      table[slot] = kept;
      vertices[kept++] = vertices[i];
    }
    numbers[i] = table[slot];
  }
  for (uint32_t i = 0; i < part->indexCount; ++i)
    indices[i] = numbers[indices[i]];
  model->vertexCount -= part->vertexCount - kept;
  part->vertexCount = kept;
  free(table);
  free(numbers);
}

/* ---- loading ---- */

static void checkModel(Model *model, const char *path)
{
  for (uint32_t k = 0; k < 3; ++k)
  {
    model->boxMin[k] = FLT_MAX;
    model->boxMax[k] = -FLT_MAX;
    for (uint32_t i = 0; i < model->vertexCount; ++i)
    {
      const float value = model->vertices[i].position[k];
      if (!isfinite(value) || fabsf(value) > MODEL_FARTHEST)
        die("%s: vertex %u is at %g, must be within +-1e12", path, i, (double)value);
      model->boxMin[k] = fminf(model->boxMin[k], value);
      model->boxMax[k] = fmaxf(model->boxMax[k], value);
    }
  }
}

/* One node at which every part stands. */
static void standStill(Model *model)
{
  model->nodes = (ModelNode *)modelZeros(1, sizeof(ModelNode));
  model->uses = (ModelUse *)modelZeros(model->partCount, sizeof(ModelUse));
  model->nodes[model->nodeCount++].parent = model->nodes->channel = MODEL_NONE;
  memcpy(model->nodes->rest, still, sizeof(still));
  for (uint32_t i = 0; i < model->partCount; ++i)
    model->uses[model->useCount++].part = i;
}

/* By its first bytes, or by its name in any case. */
static int modelIsGltf(FILE *file, const char *path)
{
  static const char *const names[2] = {".gltf", ".glb"};
  char magic[4] = {0}, end[6] = "";
  const char *dot = strrchr(path, '.');
  int isIt = fread(magic, 1, 4, file) == 4 && !memcmp(magic, "glTF", 4);
  rewind(file);
  for (uint32_t i = 0; dot && i < 5 && dot[i]; ++i)
    end[i] = (char)tolower((unsigned char)dot[i]);
  for (uint32_t i = 0; dot && i < 2; ++i)
    isIt |= strlen(dot) == strlen(names[i]) && !strcmp(end, names[i]);
  return isIt;
}

static void load(Model *model, const char *path)
{
  FILE *file = fopen(path, "rb");
  memset(model, 0, sizeof(*model));
  if (!file)
    die("%s: %s", path, strerror(errno));
  const int isDump = modelIsDump(file), isGltf = modelIsGltf(file, path);
  if (isDump)
    modelReadDump(model, file, path);
  fclose(file);
  if (!isDump && isGltf)
    modelReadGltf(model, path);
  else if (!isDump)
    modelReadByAssimp(model, path);
  if (!model->nodeCount)
    standStill(model);
  checkModel(model, path);
}

void modelLoadNodes(Model *model, const char *path)
{
  load(model, path);
}

/* Every use as a part of its own, at its place in the world. */
static void flatten(Model *model, const char *path)
{
  Model flat;
  float(*world)[12] = (float(*)[12])modelZeros(model->nodeCount, sizeof(*world));
  float *weights = (float *)modelZeros(model->weightCount, sizeof(float));
  uint64_t vertices = 0, triangles = 0;
  memset(&flat, 0, sizeof(flat));
  modelPose(model, 0, world, weights);
  for (uint32_t i = 0; i < model->useCount; ++i)
  {
    vertices += model->parts[model->uses[i].part].vertexCount;
    triangles += model->parts[model->uses[i].part].indexCount / 3;
  }
  modelReserve(&flat, path, vertices, triangles, model->useCount, 0);
  for (uint32_t i = 0; i < model->useCount; ++i)
  {
    const ModelUse *use = &model->uses[i];
    const ModelPart *from = &model->parts[use->part];
    ModelPart *to = &flat.parts[flat.partCount++];
    *to = *from;
    to->firstVertex = flat.vertexCount;
    to->firstIndex = flat.indexCount;
    for (uint32_t k = from->firstVertex; k < from->firstVertex + from->vertexCount; ++k)
    {
      ModelVertex *vertex = &flat.vertices[flat.vertexCount++];
      *vertex = model->vertices[k];
      modelVertexAt(model, use, k, world, weights, vertex->position, vertex->normal);
    }
    memcpy(flat.indices + flat.indexCount, model->indices + from->firstIndex, (size_t)from->indexCount * 4);
    flat.indexCount += from->indexCount;
  }
  free(flat.materials);
  flat.materials = model->materials;
  flat.materialCount = model->materialCount;
  flat.textures = model->textures;
  flat.textureCount = model->textureCount;
  model->materials = NULL;
  model->textures = NULL;
  model->textureCount = 0;
  modelFree(model);
  *model = flat;
  free(world);
  free(weights);
  checkModel(model, path);
}

void modelLoad(Model *model, const char *path)
{
  load(model, path);
  flatten(model, path);
}

/* ---- poses ---- */

/* The key at or before that time, and how far it is to the next one: 0 to 1. */
static uint32_t keyAt(const ModelTrack *track, double time, float *part)
{
  uint32_t low = 0, high = track->count - 1;
  while (low + 1 < high)
  {
    const uint32_t middle = (low + high) / 2;
    if ((double)track->times[middle] <= time)
      low = middle;
    else
      high = middle;
  }
  const double span = (double)track->times[high] - (double)track->times[low];
  *part = span > 0 ? (float)fmin(fmax((time - (double)track->times[low]) / span, 0), 1)
                   : time >= (double)track->times[high];
  return low;
}

/* Along the shorter arc, at even speed. */
static void slerp(const float *from, const float *to, float part, float value[4])
{
  float cosine = 0;
  for (uint32_t k = 0; k < 4; ++k)
    cosine += from[k] * to[k];
  const float side = cosine < 0 ? -1.0f : 1.0f, angle = acosf(fminf(fabsf(cosine), 1)), sine = sinf(angle);
  const float a = sine > 1e-4f ? sinf((1 - part) * angle) / sine : 1 - part;
  const float b = sine > 1e-4f ? sinf(part * angle) / sine : part;
  for (uint32_t k = 0; k < 4; ++k)
    value[k] = a * from[k] + b * side * to[k];
}

/* By Hermite's four polynomials; tangents are by the second. */
static void cubic(const ModelTrack *track, uint32_t key, float t, float *value)
{
  const float *from = track->values + 3 * (size_t)track->width * key, *to = from + 3 * (size_t)track->width;
  const float span = track->times[key + 1] - track->times[key], t2 = t * t, t3 = t2 * t;
  for (uint32_t k = 0; k < track->width; ++k)
    value[k] = (2 * t3 - 3 * t2 + 1) * from[track->width + k] + span * (t3 - 2 * t2 + t) * from[2 * track->width + k] +
               (3 * t2 - 2 * t3) * to[track->width + k] + span * (t3 - t2) * to[k];
}

static void valueAt(const ModelTrack *track, double time, int isTurn, float *value)
{
  float part;
  const uint32_t key = keyAt(track, time, &part), isCubic = track->mode == MODEL_CUBIC, width = track->width;
  const float *from = track->values + (isCubic ? 3 : 1) * (size_t)width * key + (isCubic ? width : 0);
  const float *to = key + 1 < track->count ? from + (isCubic ? 3 : 1) * (size_t)width : from;
  float length = 0;
  if (track->mode == MODEL_STEP || to == from)
    memcpy(value, part < 1 ? from : to, width * sizeof(float));
  else if (isCubic)
    cubic(track, key, part, value);
  else if (isTurn)
    slerp(from, to, part, value);
  else
    for (uint32_t k = 0; k < width; ++k)
      value[k] = (1 - part) * from[k] + part * to[k];
  for (uint32_t k = 0; isTurn && k < 4; ++k)
    length += value[k] * value[k];
  for (uint32_t k = 0; isTurn && k < 4; ++k)
    value[k] = length > 0 ? value[k] / sqrtf(length) : k == 3;
}

static void rowsOf(const float p[3], const float q[4], const float s[3], float rows[12])
{
  const float x = q[0], y = q[1], z = q[2], w = q[3];
  const float turn[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - z * w),     2 * (x * z + y * w),
                         2 * (x * y + z * w),     1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
                         2 * (x * z - y * w),     2 * (y * z + x * w),     1 - 2 * (x * x + y * y)};
  for (uint32_t i = 0; i < 12; ++i)
    rows[i] = i % 4 == 3 ? p[i / 4] : turn[i / 4 * 3 + i % 4] * s[i % 4];
}

static void nodeRows(const Model *model, const ModelNode *node, double time, float rows[12])
{
  const ModelTrack *tracks = node->channel == MODEL_NONE ? NULL : model->channels[node->channel].tracks;
  float values[3][4] = {{0}};
  const float *rest[3] = {node->place, node->turn, node->scale};
  memcpy(rows, node->rest, sizeof(node->rest));
  if (!tracks || !(tracks[0].count | tracks[1].count | tracks[2].count))
    return;
  for (uint32_t k = 0; k < 3; ++k)
    if (tracks[k].count)
      valueAt(&tracks[k], time, k == MODEL_TRACK_TURN, values[k]);
    else
      memcpy(values[k], rest[k], (k == MODEL_TRACK_TURN ? 4 : 3) * sizeof(float));
  rowsOf(values[0], values[1], values[2], rows);
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

void modelPose(const Model *model, double time, float (*world)[12], float *weights)
{
  const double now = model->duration > 0 ? fmod(fmax(time, 0), model->duration) : 0;
  if (weights && model->weightCount)
    memcpy(weights, model->weights, model->weightCount * sizeof(float));
  for (uint32_t i = 0; i < model->nodeCount; ++i)
  {
    const ModelNode *node = &model->nodes[i];
    float rows[12];
    nodeRows(model, node, now, rows);
    if (node->parent == MODEL_NONE)
      memcpy(world[i], rows, sizeof(rows));
    else
      modelJoin(world[node->parent], rows, world[i]);
    const ModelTrack *track =
        node->channel == MODEL_NONE ? NULL : &model->channels[node->channel].tracks[MODEL_TRACK_WEIGHTS];
    if (weights && track && track->count && track->width == node->weightCount)
      valueAt(track, now, 0, weights + node->firstWeight);
  }
}

/* The bones' rows by their weights; without any, those of the first bone. */
static void skinRows(const Model *model, const ModelUse *use, uint32_t vertex, float (*world)[12], float rows[12])
{
  const ModelSkin *skin = &model->skins[vertex];
  float sum = 0, bone[12];
  memset(rows, 0, 12 * sizeof(float));
  for (uint32_t k = 0; k < 4; ++k)
    sum += skin->bones[k] < use->boneCount ? skin->weights[k] : 0;
  for (uint32_t k = 0; k < 4; ++k)
  {
    const int isThere = skin->bones[k] < use->boneCount && sum > 0;
    const float weight = sum > 0 ? (isThere ? skin->weights[k] / sum : 0) : (float)(k == 0);
    const ModelBone *from = &model->bones[use->firstBone + (isThere ? skin->bones[k] : 0)];
    modelJoin(world[from->node], from->offset, bone);
    for (uint32_t i = 0; i < 12; ++i)
      rows[i] += weight * bone[i];
  }
}

void modelVertexAt(const Model *model, const ModelUse *use, uint32_t vertex, float (*world)[12], const float *weights,
                   float position[3], float normal[3])
{
  const ModelPart *part = &model->parts[use->part];
  const ModelNode *node = &model->nodes[use->node];
  const ModelDelta *deltas =
      model->deltas + part->firstDelta + (size_t)part->targetCount * (vertex - part->firstVertex);
  float p[3], n[3], rows[12], across[3];
  memcpy(p, model->vertices[vertex].position, sizeof(p));
  memcpy(n, model->vertices[vertex].normal, sizeof(n));
  for (uint32_t i = 0; i < part->targetCount && i < node->weightCount; ++i)
  {
    addScaled(p, deltas[i].position, weights[node->firstWeight + i]);
    addScaled(n, deltas[i].normal, weights[node->firstWeight + i]);
  }
  memcpy(rows, world[use->node], sizeof(rows));
  if (part->isSkinned && use->boneCount)
    skinRows(model, use, vertex, world, rows);
  transformed(rows, p, 1, position);
  for (uint32_t k = 0; k < 3; ++k) /* by the cofactors of the rows */
  {
    cross(rows + 4 * ((k + 1) % 3), rows + 4 * ((k + 2) % 3), across);
    normal[k] = dot(across, n);
  }
  const float size = fmaxf(fmaxf(fabsf(normal[0]), fabsf(normal[1])), fabsf(normal[2]));
  for (uint32_t k = 0; k < 3 && size > 0; ++k) /* no square of a tiny or huge scale */
    normal[k] /= size;
  normalise(normal);
}

void modelFree(Model *model)
{
  for (uint32_t i = 0; i < model->textureCount; ++i)
    if (model->textures[i].same == MODEL_NONE)
      free(model->textures[i].texels);
  for (uint32_t i = 0; i < MODEL_TRACKS * model->channelCount; ++i)
  {
    free(model->channels[i / MODEL_TRACKS].tracks[i % MODEL_TRACKS].times);
    free(model->channels[i / MODEL_TRACKS].tracks[i % MODEL_TRACKS].values);
  }
  void *const memory[] = {model->nodes,    model->uses,      model->channels, model->bones,   model->skins,
                          model->extras,   model->deltas,    model->weights,  model->lamps,   model->cameras,
                          model->textures, model->materials, model->parts,    model->indices, model->vertices};
  for (size_t i = 0; i < sizeof(memory) / sizeof(memory[0]); ++i)
    free(memory[i]);
  memset(model, 0, sizeof(*model));
}
