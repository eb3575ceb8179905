/* model_assimp.c - OBJ, PLY, STL, COLLADA, FBX and the rest by assimp: see model.h. glTF never comes here.
 * SPDX-License-Identifier: MIT */
#include "model_ply.h"
#include "model_private.h"

#include <assimp/cfileio.h>
#include <assimp/cimport.h>
#include <assimp/config.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_FILE_SIZE 0x7fffffffL

/* ---- files, as assimp sees them ---- */

/* A file in memory. assimp 5 drops numbers of an OBJ that begin with their point, and reads no mark of a byte order:
 * so it gets another text. */
typedef struct Memory
{
  char *bytes;
  size_t size, at;
} Memory;

static int isObj(const char *path)
{
  const size_t length = strlen(path);
  return length > 4 && path[length - 4] == '.' && tolower((unsigned char)path[length - 3]) == 'o' &&
         tolower((unsigned char)path[length - 2]) == 'b' && tolower((unsigned char)path[length - 1]) == 'j';
}

/* Writes a zero before each point that begins a number. */
static void mendObj(Memory *memory)
{
  const char *from = memory->bytes;
  char *text = (char *)modelZeros(2 * memory->size + 1, 1);
  size_t size = 0;
  const size_t skipped = memory->size >= 3 && !memcmp(from, "\xef\xbb\xbf", 3) ? 3 : 0;
  for (size_t i = skipped; i < memory->size; ++i)
  {
    const char before = i > skipped ? from[i - 1] : '\n', after = i + 1 < memory->size ? from[i + 1] : 0;
    const char sooner = i > skipped + 1 ? from[i - 2] : '\n';
    const int isSign = (before == '-' || before == '+') && isspace((unsigned char)sooner);
    if (from[i] == '.' && (isspace((unsigned char)before) || isSign) && isdigit((unsigned char)after))
      text[size++] = '0';
    text[size++] = from[i];
  }
  free(memory->bytes);
  memory->bytes = text;
  memory->size = size;
}

static size_t readMemory(struct aiFile *file, char *to, size_t size, size_t count)
{
  Memory *memory = (Memory *)(void *)file->UserData;
  const size_t left = size ? (memory->size - memory->at) / size : 0, taken = count < left ? count : left;
  memcpy(to, memory->bytes + memory->at, taken * size);
  memory->at += taken * size;
  return taken;
}

static size_t writeMemory(struct aiFile *file, const char *from, size_t size, size_t count)
{
  (void)file;
  (void)from;
  (void)size;
  (void)count;
  return 0;
}

static size_t tellMemory(struct aiFile *file)
{
  return ((Memory *)(void *)file->UserData)->at;
}

static size_t sizeMemory(struct aiFile *file)
{
  return ((Memory *)(void *)file->UserData)->size;
}

static enum aiReturn seekMemory(struct aiFile *file, size_t offset, enum aiOrigin origin)
{
  Memory *memory = (Memory *)(void *)file->UserData;
  const size_t base = origin == aiOrigin_SET ? 0 : origin == aiOrigin_CUR ? memory->at : memory->size;
  if (base + offset > memory->size)
    return aiReturn_FAILURE;
  memory->at = base + offset;
  return aiReturn_SUCCESS;
}

static void flushMemory(struct aiFile *file)
{
  (void)file;
}

static struct aiFile *openMemory(struct aiFileIO *io, const char *path, const char *mode)
{
  FILE *from = mode[0] == 'r' ? fopen(path, "rb") : NULL;
  long size = -1;
  (void)io;
  if (!from || fseek(from, 0, SEEK_END) != 0 || (size = ftell(from)) < 0 || size > MAX_FILE_SIZE)
  {
    if (from)
      fclose(from);
    return NULL;
  }
  Memory *memory = (Memory *)modelZeros(1, sizeof(Memory));
  struct aiFile *file = (struct aiFile *)modelZeros(1, sizeof(*file));
  memory->bytes = (char *)modelZeros((size_t)size, 1);
  rewind(from);
  memory->size = fread(memory->bytes, 1, (size_t)size, from);
  fclose(from);
  if (isObj(path))
    mendObj(memory);
  file->ReadProc = readMemory;
  file->WriteProc = writeMemory;
  file->TellProc = tellMemory;
  file->FileSizeProc = sizeMemory;
  file->SeekProc = seekMemory;
  file->FlushProc = flushMemory;
  file->UserData = (char *)memory;
  return file;
}

static void closeMemory(struct aiFileIO *io, struct aiFile *file)
{
  Memory *memory = (Memory *)(void *)file->UserData;
  (void)io;
  free(memory->bytes);
  free(memory);
  free(file);
}

/* Vertices are joined by modelJoinVertices: assimp joins those within 1e-5 in whatever unit. */
static const struct aiScene *import(const char *path)
{
  const unsigned int steps = aiProcess_Triangulate | aiProcess_SortByPType | aiProcess_GenSmoothNormals |
                             aiProcess_TransformUVCoords | aiProcess_FlipUVs | aiProcess_LimitBoneWeights;
  struct aiFileIO files = {openMemory, closeMemory, NULL};
  checkPly(path);
  struct aiPropertyStore *properties = aiCreatePropertyStore();
  aiSetImportPropertyInteger(properties, AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
  aiSetImportPropertyFloat(properties, AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, 66);
  const struct aiScene *scene = aiImportFileExWithProperties(path, steps, &files, properties);
  aiReleasePropertyStore(properties);
  if (!scene)
    die("%s: %s", path, aiGetErrorString());
  return scene;
}

/* ---- pictures ---- */

/* Pictures that were asked for, and what became of them. */
typedef struct Pictures
{
  const struct aiScene *scene;
  const char *path;
  struct aiString *names;
  uint32_t *textures;
  uint32_t count;
} Pictures;

/* "*2" is the third picture in the file itself. */
static const struct aiTexture *embeddedPicture(const struct aiScene *scene, const char *name)
{
  const unsigned long index = name[0] == '*' ? strtoul(name + 1, NULL, 10) : scene->mNumTextures;
  return index < scene->mNumTextures ? scene->mTextures[index] : NULL;
}

static uint32_t readTexture(Model *model, const Pictures *pictures, const char *name)
{
  const struct aiTexture *embedded = embeddedPicture(pictures->scene, name);
  if (!embedded)
    return name[0] ? modelAddPictureFile(model, pictures->path, name) : MODEL_NONE;
  const size_t size = embedded->mHeight ? 0 : embedded->mWidth; /* texels as they are: no format that comes here */
  return modelAddPicture(model, pictures->path, name, (const uint8_t *)embedded->pcData, size);
}

static uint32_t pictureNamed(Model *model, Pictures *pictures, const struct aiString *name)
{
  uint32_t i = 0;
  while (i < pictures->count && strcmp(pictures->names[i].data, name->data) != 0)
    ++i;
  if (i == pictures->count)
  {
    pictures->textures[i] = readTexture(model, pictures, name->data);
    pictures->names[pictures->count++] = *name;
  }
  return pictures->textures[i];
}

/* What -clamp of an OBJ says; the same picture may be both. */
static uint32_t wrappedAs(Model *model, uint32_t number, const enum aiTextureMapMode modes[2])
{
  uint32_t wrap[2], i = 0;
  for (uint32_t k = 0; k < 2; ++k)
    wrap[k] = modes[k] == aiTextureMapMode_Clamp || modes[k] == aiTextureMapMode_Decal ? MODEL_CLAMP
              : modes[k] == aiTextureMapMode_Mirror                                    ? MODEL_MIRROR
                                                                                       : MODEL_REPEAT;
  if (number == MODEL_NONE)
    return number;
  while (i < model->textureCount && (model->textures[i].texels != model->textures[number].texels ||
                                     memcmp(model->textures[i].wrap, wrap, sizeof(wrap)) != 0))
    ++i;
  if (i == model->textureCount)
  {
    model->textures[i] = model->textures[number];
    model->textures[i].same = number;
    memcpy(model->textures[i].wrap, wrap, sizeof(wrap));
    ++model->textureCount;
  }
  return i;
}

static uint32_t takeTexture(Model *model, Pictures *pictures, const struct aiMaterial *from, enum aiTextureType first,
                            enum aiTextureType second)
{
  struct aiString name;
  enum aiTextureMapMode modes[3] = {aiTextureMapMode_Wrap, aiTextureMapMode_Wrap, aiTextureMapMode_Wrap};
  const enum aiTextureType types[2] = {first, second};
  for (uint32_t i = 0; i < 2; ++i)
    if (aiGetMaterialTexture(from, types[i], 0, &name, NULL, NULL, NULL, NULL, modes, NULL) == aiReturn_SUCCESS)
      return wrappedAs(model, pictureNamed(model, pictures, &name), modes);
  return MODEL_NONE;
}

/* ---- materials ---- */

static float materialNumber(const struct aiMaterial *from, const char *key, unsigned int type, unsigned int index,
                            float otherwise)
{
  float value = otherwise;
  unsigned int count = 1;
  if (aiGetMaterialFloatArray(from, key, type, index, &value, &count) != aiReturn_SUCCESS)
    value = otherwise;
  return modelWithin(value, 0, 1e6f, otherwise);
}

/* The colour picture with the alpha of an opacity picture, which has what it says in its alpha or else in its red. */
static uint32_t withOpacity(Model *model, uint32_t colour, uint32_t opacity)
{
  const ModelTexture *mask = &model->textures[opacity], *from = colour == MODEL_NONE ? NULL : &model->textures[colour];
  ModelTexture *to = &model->textures[model->textureCount];
  uint32_t hasAlpha = 0;
  *to = from ? *from : *mask;
  to->same = MODEL_NONE;
  to->texels = (uint32_t *)modelZeros((size_t)to->width * to->height, 4);
  for (size_t i = 0; i < (size_t)mask->width * mask->height; ++i)
    hasAlpha |= mask->texels[i] >> 24 != 255;
  for (uint32_t y = 0; y < to->height; ++y)
    for (uint32_t x = 0; x < to->width; ++x)
    {
      const size_t i = (size_t)y * to->width + x;
      const uint32_t at = mask->texels[(size_t)((uint64_t)y * mask->height / to->height) * mask->width +
                                       (uint64_t)x * mask->width / to->width];
      const uint32_t alpha = hasAlpha ? at >> 24 : at & 255;
      to->texels[i] = (from ? from->texels[i] & 0xffffffu : 0xffffffu) | alpha << 24;
    }
  return model->textureCount++;
}

/* What the alpha of a picture is: leaves and fences are a mask. One that is nowhere opaque is taken for one whose alpha
 * means nothing. */
static uint32_t alphaOf(const ModelTexture *texture)
{
  const size_t count = (size_t)texture->width * texture->height;
  size_t holes = 0, between = 0;
  for (size_t i = 0; i < count; ++i)
  {
    const uint32_t alpha = texture->texels[i] >> 24;
    holes += alpha < 16;
    between += alpha >= 16 && alpha < 240;
  }
  return holes + between == 0 || holes == count ? MODEL_OPAQUE : between <= count / 8 ? MODEL_MASK : MODEL_BLEND;
}

static void takeAlpha(Model *model, Pictures *pictures, ModelMaterial *to, const struct aiMaterial *from)
{
  uint32_t *colour = &to->textures[MODEL_PICTURE_COLOUR];
  const uint32_t opacity = takeTexture(model, pictures, from, aiTextureType_OPACITY, aiTextureType_OPACITY);
  if (opacity != MODEL_NONE && opacity != *colour)
    *colour = withOpacity(model, *colour, opacity);
  to->alpha = *colour != MODEL_NONE ? alphaOf(&model->textures[*colour]) : MODEL_OPAQUE;
  to->cutoff = 0.5f;
  if (to->opacity < 1)
    to->alpha = MODEL_BLEND;
}

static void takeMaterial(Model *model, uint32_t index, Pictures *pictures)
{
  const struct aiMaterial *from = pictures->scene->mMaterials[index];
  ModelMaterial *to = &model->materials[index];
  struct aiColor4D colour = {0.7f, 0.7f, 0.7f, 1}, glow = {0, 0, 0, 1};
  struct aiString name;
  modelPlainMaterial(to);
  if (aiGetMaterialString(from, AI_MATKEY_NAME, &name) == aiReturn_SUCCESS)
    snprintf(to->name, sizeof(to->name), "%.40s", name.data);
  if (aiGetMaterialColor(from, AI_MATKEY_BASE_COLOR, &colour) != aiReturn_SUCCESS)
    aiGetMaterialColor(from, AI_MATKEY_COLOR_DIFFUSE, &colour);
  aiGetMaterialColor(from, AI_MATKEY_COLOR_EMISSIVE, &glow);
  const float colours[3] = {colour.r, colour.g, colour.b}, glows[3] = {glow.r, glow.g, glow.b};
  const float strength = materialNumber(from, "$mat.emissiveIntensity", 0, 0, 1);
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->colour[k] = modelWithin(colours[k], 0, 1, 0.7f);
    to->emission[k] = modelWithin(glows[k], 0, 1e4f, 0) * strength;
  }
  const float shininess = materialNumber(from, AI_MATKEY_SHININESS, 0);
  const float rough = shininess > 1 ? sqrtf(2 / (shininess + 2)) : 0.9f; /* Blinn's exponent as Beckmann's alpha */
  to->roughness = fminf(materialNumber(from, AI_MATKEY_ROUGHNESS_FACTOR, sqrtf(rough)), 1);
  to->metalness = fminf(materialNumber(from, AI_MATKEY_METALLIC_FACTOR, 0), 1);
  to->opacity = fminf(materialNumber(from, AI_MATKEY_OPACITY, colour.a), 1);
  to->textures[MODEL_PICTURE_COLOUR] =
      takeTexture(model, pictures, from, aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE);
  to->textures[MODEL_PICTURE_ROUGH] =
      takeTexture(model, pictures, from, aiTextureType_METALNESS, aiTextureType_DIFFUSE_ROUGHNESS);
  to->textures[MODEL_PICTURE_NORMAL] =
      takeTexture(model, pictures, from, aiTextureType_NORMALS, aiTextureType_NORMAL_CAMERA);
  to->textures[MODEL_PICTURE_EMISSION] =
      takeTexture(model, pictures, from, aiTextureType_EMISSIVE, aiTextureType_EMISSION_COLOR);
  takeAlpha(model, pictures, to, from);
}

/* ---- meshes ---- */

/* A vertex has one place in the pictures. If they ask for different ones, the colour's is taken; assimp has applied
 * transforms of places already. */
static const struct aiVector3D *placesOf(const struct aiMesh *mesh, const struct aiMaterial *material)
{
  static const enum aiTextureType types[] = {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE, aiTextureType_OPACITY,
                                             aiTextureType_NORMALS, aiTextureType_EMISSIVE};
  struct aiString name;
  unsigned int channel = 0;
  for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i)
    if (aiGetMaterialTexture(material, types[i], 0, &name, NULL, &channel, NULL, NULL, NULL, NULL) == aiReturn_SUCCESS)
      break;
  if (channel >= AI_MAX_NUMBER_OF_TEXTURECOORDS || !mesh->mTextureCoords[channel])
    channel = 0;
  return mesh->mTextureCoords[channel];
}

static void takeVertices(Model *model, const struct aiMesh *mesh, const struct aiVector3D *uv)
{
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
                              uv ? modelWithin(uv[i].x, -1e6f, 1e6f, 0) : 0,
                              isNormal ? n.x / length : 0,
                              isNormal ? n.y / length : 1,
                              isNormal ? n.z / length : 0,
                              uv ? modelWithin(uv[i].y, -1e6f, 1e6f, 0) : 0};
    memcpy(to, numbers, sizeof(numbers));
  }
}

static void takeMesh(Model *model, const char *path, const struct aiScene *scene, const struct aiMesh *mesh)
{
  ModelPart *part = &model->parts[model->partCount++];
  part->firstVertex = model->vertexCount;
  part->vertexCount = mesh->mNumVertices;
  part->firstIndex = model->indexCount;
  part->material = mesh->mMaterialIndex;
  part->isSkinned = mesh->mNumBones > 0;
  if (part->material >= model->materialCount)
    die("%s: material %u is missing, there are %u", path, part->material, model->materialCount);
  snprintf(part->name, sizeof(part->name), "%.40s", mesh->mName.data);
  takeVertices(model, mesh, placesOf(mesh, scene->mMaterials[part->material]));
  for (uint32_t i = 0; i < mesh->mNumFaces; ++i)
    for (uint32_t n = 0; mesh->mFaces[i].mNumIndices == 3 && n < 3; ++n)
    {
      const uint32_t index = mesh->mFaces[i].mIndices[n];
      if (index >= mesh->mNumVertices)
        die("%s: a triangle names vertex %u, there are %u", path, index, mesh->mNumVertices);
      model->indices[model->indexCount++] = index;
      ++part->indexCount;
    }
  if (!part->isSkinned)
    modelJoinVertices(model, part);
}

/* ---- nodes ---- */

static void takeRows(const struct aiMatrix4x4 *m, float rows[12])
{
  const float all[12] = {m->a1, m->a2, m->a3, m->a4, m->b1, m->b2, m->b3, m->b4, m->c1, m->c2, m->c3, m->c4};
  for (uint32_t i = 0; i < 12; ++i)
    rows[i] = modelWithin(all[i], -MODEL_FARTHEST, MODEL_FARTHEST, i % 5 == 0);
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

static void takeTrack(ModelTrack *to, const struct aiNodeAnim *from, uint32_t kind, uint32_t count, double second)
{
  to->count = count;
  to->width = kind == MODEL_TRACK_TURN ? 4 : 3;
  to->times = (float *)modelZeros(count, sizeof(float));
  to->values = (float *)modelZeros((size_t)count * to->width, sizeof(float));
  for (uint32_t n = 0; n < count; ++n)
  {
    const struct aiVectorKey *v = kind == MODEL_TRACK_PLACE   ? &from->mPositionKeys[n]
                                  : kind == MODEL_TRACK_SCALE ? &from->mScalingKeys[n]
                                                              : NULL;
    const struct aiQuatKey *q = v ? NULL : &from->mRotationKeys[n];
    const float value[4] = {v ? v->mValue.x : q->mValue.x, v ? v->mValue.y : q->mValue.y, v ? v->mValue.z : q->mValue.z,
                            v ? 0 : q->mValue.w};
    to->times[n] = (float)((v ? v->mTime : q->mTime) / second);
    for (uint32_t c = 0; c < to->width; ++c)
      to->values[n * to->width + c] = modelWithin(value[c], -MODEL_FARTHEST, MODEL_FARTHEST, kind == MODEL_TRACK_SCALE);
  }
}

static void takeChannels(Model *model, const struct aiAnimation *from, const char *const *names)
{
  const double second = from->mTicksPerSecond > 0 ? from->mTicksPerSecond : 25;
  model->channels = (ModelChannel *)modelZeros(from->mNumChannels, sizeof(ModelChannel));
  model->duration = from->mDuration > 0 ? from->mDuration / second : 0;
  for (uint32_t i = 0; i < from->mNumChannels; ++i)
  {
    const struct aiNodeAnim *anim = from->mChannels[i];
    const uint32_t node = nodeNamed(model, names, anim->mNodeName.data);
    const uint32_t counts[3] = {anim->mNumPositionKeys, anim->mNumRotationKeys, anim->mNumScalingKeys};
    if (node == MODEL_NONE || !counts[0] || !counts[1] || !counts[2])
      continue;
    model->nodes[node].channel = model->channelCount;
    for (uint32_t k = 0; k < 3; ++k)
      takeTrack(&model->channels[model->channelCount].tracks[k], anim, k, counts[k], second);
    ++model->channelCount;
  }
}

/* A vertex keeps its four heaviest bones; assimp has removed all others. */
static void takeWeights(Model *model, const ModelPart *part, const struct aiBone *from, uint32_t number)
{
  for (uint32_t n = 0; n < from->mNumWeights; ++n)
  {
    uint32_t slot = 0;
    if (from->mWeights[n].mVertexId >= part->vertexCount)
      continue;
    ModelSkin *skin = &model->skins[part->firstVertex + from->mWeights[n].mVertexId];
    while (slot < 4 && skin->weights[slot] > 0)
      ++slot;
    if (slot < 4)
    {
      skin->bones[slot] = number;
      skin->weights[slot] = modelWithin(from->mWeights[n].mWeight, 0, 1, 0);
    }
  }
}

static void takeBones(Model *model, const struct aiScene *scene, const char *const *names)
{
  uint32_t count = 0;
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    count += scene->mMeshes[i]->mNumBones;
  if (!count)
    return;
  model->bones = (ModelBone *)modelZeros(count, sizeof(ModelBone));
  model->skins = (ModelSkin *)modelZeros(model->vertexCount, sizeof(ModelSkin));
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
  {
    const struct aiMesh *mesh = scene->mMeshes[i];
    const uint32_t first = model->boneCount;
    for (uint32_t k = 0; k < mesh->mNumBones; ++k)
    {
      const uint32_t node = nodeNamed(model, names, mesh->mBones[k]->mName.data);
      if (node == MODEL_NONE)
        continue;
      model->bones[model->boneCount].node = node;
      takeRows(&mesh->mBones[k]->mOffsetMatrix, model->bones[model->boneCount].offset);
      takeWeights(model, &model->parts[i], mesh->mBones[k], model->boneCount++ - first);
    }
    for (uint32_t k = 0; k < model->useCount; ++k)
      if (model->uses[k].part == i)
      {
        model->uses[k].firstBone = first;
        model->uses[k].boneCount = model->boneCount - first;
      }
  }
}

/* ---- lamps, cameras ---- */

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
    to->position[k] = modelWithin(numbers[k], -MODEL_FARTHEST, MODEL_FARTHEST, 0);
    to->direction[k] = modelWithin(numbers[3 + k], -1, 1, 0);
    to->radiance[k] = modelWithin(numbers[6 + k], 0, 1e30f, 0);
    length += to->direction[k] * to->direction[k];
  }
  if (length < 0.5f)
    to->direction[2] = -1;
  const int isSpot = from->mType == aiLightSource_SPOT;
  to->cosInner = isSpot ? cosf(modelWithin(from->mAngleInnerCone, 0, 3, 0)) : -1;
  to->cosOuter = isSpot ? cosf(modelWithin(from->mAngleOuterCone, 0, 3, 1)) : -2;
  ++model->lampCount;
}

static void takeCamera(Model *model, const struct aiCamera *from, const char *const *names)
{
  ModelCamera *to = &model->cameras[model->cameraCount++];
  const float numbers[9] = {from->mPosition.x, from->mPosition.y, from->mPosition.z, from->mLookAt.x, from->mLookAt.y,
                            from->mLookAt.z,   from->mUp.x,       from->mUp.y,       from->mUp.z};
  const float aspect = from->mAspect > 0.1f && from->mAspect < 100 ? from->mAspect : 16.0f / 9;
  to->node = nodeNamed(model, names, from->mName.data);
  for (uint32_t k = 0; k < 3; ++k)
  {
    to->position[k] = modelWithin(numbers[k], -MODEL_FARTHEST, MODEL_FARTHEST, 0);
    to->forward[k] = modelWithin(numbers[3 + k], -MODEL_FARTHEST, MODEL_FARTHEST, k == 2 ? -1.0f : 0);
    to->up[k] = modelWithin(numbers[6 + k], -MODEL_FARTHEST, MODEL_FARTHEST, k == 1);
  }
  to->fovY = modelWithin(2 * atanf(tanf(from->mHorizontalFOV / 2) / aspect) * 180 / 3.14159265f, 1, 170, 45);
  to->height = modelWithin(2 * from->mOrthographicWidth / aspect, 0, MODEL_FARTHEST, 0);
}

/* The number in <name>...</name> between begin and end; 0: there is none. */
static double elementNumber(const char *begin, const char *end, const char *name)
{
  char tag[32];
  snprintf(tag, sizeof(tag), "<%s", name);
  const char *at = strstr(begin, tag);
  at = at && at < end ? strchr(at, '>') : NULL;
  return at && at < end ? strtod(at + 1, NULL) : 0;
}

/* assimp 5 loses angles of COLLADA where a file has one of xfov, yfov and aspect_ratio, or both angles: so the text of
 * the camera that is used first is asked. */
static void mendColladaCamera(Model *model, const char *path)
{
  char id[256] = "", begin[300];
  const char *dot = strrchr(path, '.');
  struct aiFile *file = dot && tolower((unsigned char)dot[1]) == 'd' && !strcmp(dot + 2, "ae") && model->cameraCount
                            ? openMemory(NULL, path, "rb")
                            : NULL;
  if (!file)
    return;
  Memory *memory = (Memory *)(void *)file->UserData;
  char *text = (char *)modelZeros(memory->size + 1, 1);
  memcpy(text, memory->bytes, memory->size);
  const char *at = strstr(text, "<instance_camera");
  if (at && sscanf(at, "<instance_camera%*[^#]#%255[^\"']", id) == 1)
  {
    snprintf(begin, sizeof(begin), "id=\"%s\"", id);
    for (at = strstr(text, "<camera "); at && !(strstr(at, begin) && strstr(at, begin) < strchr(at, '>'));)
      at = strstr(at + 1, "<camera ");
    const char *end = at ? strstr(at, "</camera>") : NULL;
    if (end && strstr(at, "<perspective") && strstr(at, "<perspective") < end)
    {
      const double x = tan(elementNumber(at, end, "xfov") * 3.14159265358979 / 360),
                   y = tan(elementNumber(at, end, "yfov") * 3.14159265358979 / 360),
                   aspect = elementNumber(at, end, "aspect_ratio");
      const double half = y > 0 ? y : aspect > 0 ? x / aspect : x;
      if (half > 0)
        model->cameras[0].fovY = modelWithin((float)(2 * atan(half) * 180 / 3.14159265358979), 1, 170, 45);
    }
  }
  free(text);
  closeMemory(NULL, file);
}

/* ---- all of it ---- */

static void takeScene(Model *model, const struct aiScene *scene)
{
  uint32_t uses = 0;
  const uint32_t nodes = countNodes(scene->mRootNode, &uses);
  const char **names = (const char **)modelZeros(nodes, sizeof(*names));
  model->nodes = (ModelNode *)modelZeros(nodes, sizeof(ModelNode));
  model->uses = (ModelUse *)modelZeros(uses, sizeof(ModelUse));
  model->lamps = (ModelLamp *)modelZeros(scene->mNumLights, sizeof(ModelLamp));
  model->cameras = (ModelCamera *)modelZeros(scene->mNumCameras, sizeof(ModelCamera));
  takeNode(model, scene->mRootNode, MODEL_NONE, names);
  if (scene->mNumAnimations)
    takeChannels(model, scene->mAnimations[0], names);
  takeBones(model, scene, names);
  for (uint32_t i = 0; i < scene->mNumLights; ++i)
    takeLamp(model, scene->mLights[i], names);
  for (uint32_t i = 0; i < scene->mNumCameras; ++i)
    takeCamera(model, scene->mCameras[i], names);
  free(names);
}

void modelReadByAssimp(Model *model, const char *path)
{
  const struct aiScene *scene = import(path);
  uint64_t vertices = 0, triangles = 0;
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
  {
    vertices += scene->mMeshes[i]->mNumVertices;
    for (uint32_t k = 0; k < scene->mMeshes[i]->mNumFaces; ++k)
      triangles += scene->mMeshes[i]->mFaces[k].mNumIndices == 3;
  }
  modelReserve(model, path, vertices, triangles, scene->mNumMeshes, scene->mNumMaterials);
  const size_t room = 13 * (size_t)scene->mNumMaterials; /* six pictures, each wrapped otherwise, and one with holes */
  Pictures pictures = {scene, path, NULL, NULL, 0};
  model->textures = (ModelTexture *)modelZeros(room, sizeof(ModelTexture));
  pictures.names = (struct aiString *)modelZeros(room, sizeof(*pictures.names));
  pictures.textures = (uint32_t *)modelZeros(room, sizeof(uint32_t));
  for (uint32_t i = 0; i < scene->mNumMaterials; ++i)
    takeMaterial(model, i, &pictures);
  for (uint32_t i = 0; i < scene->mNumMeshes; ++i)
    takeMesh(model, path, scene, scene->mMeshes[i]);
  takeScene(model, scene);
  mendColladaCamera(model, path);
  free(pictures.names);
  free(pictures.textures);
  aiReleaseImport(scene);
}
