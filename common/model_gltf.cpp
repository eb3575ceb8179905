/* model_gltf.cpp - glTF 2.0 by tinygltf: see model.h. The only C++ of the examples, since tinygltf is C++.
 * SPDX-License-Identifier: MIT
 *
 * tinygltf parses; what a file says is checked here, and every number of it may be wrong. Nothing thrown leaves this
 * file. A fault ends the program with a sentence. */
extern "C"
{
#include "model_private.h"
}

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <tiny_gltf.h>
#ifdef MODEL_DRACO
#include <draco/compression/decode.h>
#endif
#ifdef MODEL_MESHOPT
#include <meshoptimizer.h>
#endif

namespace
{
typedef std::vector<unsigned char> Bytes;
typedef std::vector<float> Floats;

const size_t MOST_BYTES = 0xfffffff0u;       // of a file: a GLB counts in 32 bits
const char FALLBACK[] = "raysort-fallback-"; // the uri of a buffer of so many zeros

// What is read of a file until it becomes a Model.
struct Reader
{
  const char *path;
  std::string folder;
  tinygltf::Model file;
  Model *model;
  std::vector<Bytes> unpacked; // [views], of those that meshopt packed
  std::vector<ModelVertex> vertices;
  std::vector<ModelExtra> extras;
  std::vector<ModelSkin> skins;
  std::vector<ModelDelta> deltas;
  std::vector<uint32_t> indices;
  std::vector<ModelPart> parts;
  std::vector<std::pair<uint32_t, uint32_t>> meshes; // first part, number of parts
  std::vector<std::vector<int>> sets;                // [materials], of places that its pictures ask for: at most two
  std::vector<ModelNode> nodes;
  std::vector<uint32_t> numbers; // [nodes of the file], of the model's; MODEL_NONE: in a circle
  std::vector<ModelUse> uses;
  std::vector<ModelBone> bones;
  std::vector<uint32_t> firstBones; // [skins]
  std::vector<float> weights;
  std::vector<ModelLamp> lamps;
  std::vector<ModelCamera> cameras;
  bool hasSkins = false, hasExtras = false;
};

template <typename T> T *copied(const std::vector<T> &from)
{
  T *to = static_cast<T *>(modelZeros(from.size(), sizeof(T)));
  if (!from.empty())
    std::memcpy(static_cast<void *>(to), from.data(), from.size() * sizeof(T));
  return to;
}

template <typename T> bool has(const std::vector<T> &list, int index)
{
  return index >= 0 && static_cast<size_t>(index) < list.size();
}

// ---- numbers of extensions, which tinygltf leaves as values ----

const tinygltf::Value *memberOf(const tinygltf::Value &object, const char *name)
{
  return object.IsObject() && object.Has(name) ? &object.Get(name) : nullptr;
}

const tinygltf::Value *extensionOf(const tinygltf::ExtensionMap &extensions, const char *name)
{
  const auto it = extensions.find(name);
  return it == extensions.end() ? nullptr : &it->second;
}

float numberOf(const tinygltf::Value &object, const char *name, float otherwise)
{
  const tinygltf::Value *value = memberOf(object, name);
  return value && value->IsNumber() ? static_cast<float>(value->GetNumberAsDouble()) : otherwise;
}

int indexOf(const tinygltf::Value &object, const char *name)
{
  const double value = static_cast<double>(numberOf(object, name, -1));
  return value >= 0 && value < 16777216 ? static_cast<int>(value) : -1;
}

void numbersOf(const tinygltf::Value &object, const char *name, float *numbers, size_t count)
{
  const tinygltf::Value *value = memberOf(object, name);
  for (size_t i = 0; value && value->IsArray() && i < count && i < value->ArrayLen(); ++i)
  {
    const tinygltf::Value &entry = value->Get(static_cast<int>(i));
    numbers[i] = entry.IsNumber() ? static_cast<float>(entry.GetNumberAsDouble()) : numbers[i];
  }
}

float limited(double value, double low, double high, double otherwise)
{
  return modelWithin(static_cast<float>(value), static_cast<float>(low), static_cast<float>(high),
                     static_cast<float>(otherwise));
}

// ---- files ----

bool isFallback(const std::string &path, size_t &size)
{
  const size_t at = path.rfind(FALLBACK);
  if (at == std::string::npos)
    return false;
  size = std::strtoull(path.c_str() + at + sizeof(FALLBACK) - 1, nullptr, 10);
  return true;
}

// tinygltf looks in the folder where the program was started, too; a model has no business there.
bool fileExists(const std::string &path, void *user)
{
  const std::string &folder = static_cast<const Reader *>(user)->folder;
  size_t size;
  if (isFallback(path, size))
    return true;
  FILE *file = path.compare(0, folder.size(), folder) == 0 ? std::fopen(path.c_str(), "rb") : nullptr;
  if (file)
    std::fclose(file);
  return file != nullptr;
}

std::string samePath(const std::string &path, void *)
{
  return path;
}

bool readWhole(Bytes *to, std::string *, const std::string &path, void *)
{
  size_t size = 0;
  if (isFallback(path, size))
  {
    to->assign(std::min<size_t>(size, 1u << 30), 0);
    return size <= 1u << 30;
  }
  FILE *file = std::fopen(path.c_str(), "rb");
  long end = -1;
  if (file && std::fseek(file, 0, SEEK_END) == 0)
    end = std::ftell(file);
  const bool isRead = end >= 0 && static_cast<size_t>(end) <= MOST_BYTES;
  if (isRead)
  {
    std::rewind(file);
    to->resize(static_cast<size_t>(end));
    to->resize(std::fread(to->data(), 1, to->size(), file));
  }
  if (file)
    std::fclose(file);
  return isRead;
}

bool writeNothing(std::string *, const std::string &, const Bytes &, void *)
{
  return false;
}

bool sizeOf(size_t *size, std::string *, const std::string &path, void *)
{
  Bytes bytes;
  const bool isRead = readWhole(&bytes, nullptr, path, nullptr);
  *size = bytes.size();
  return isRead;
}

// Later versions want this one, too.
template <typename Files> auto setSizeOf(Files &files, int) -> decltype(static_cast<void>(files.GetFileSizeInBytes))
{
  files.GetFileSizeInBytes = sizeOf;
}

template <typename Files> void setSizeOf(Files &, long)
{
  static_cast<void>(sizeOf);
}

tinygltf::FsCallbacks filesOf(Reader &r)
{
  tinygltf::FsCallbacks files = {};
  files.FileExists = fileExists;
  files.ExpandFilePath = samePath;
  files.ReadWholeFile = readWhole;
  files.WriteWholeFile = writeNothing;
  setSizeOf(files, 0);
  files.user_data = &r;
  return files;
}

// Keeps the bytes as they are: what is shown is decoded later. Those of a view are read then, by checked bounds.
bool keepPicture(tinygltf::Image *image, const int, std::string *, std::string *, int, int, const unsigned char *bytes,
                 int size, void *)
{
  if (image->bufferView < 0 && size > 0)
    image->image.assign(bytes, bytes + size);
  return true;
}

// A parser that calls itself for each level ends by a signal where there are too many.
void checkDepth(const char *path, const char *text, size_t size)
{
  uint32_t depth = 0;
  bool isString = false;
  for (size_t i = 0; i < size; ++i)
  {
    const char c = text[i];
    if (isString && c == '\\')
      ++i;
    else if (c == '"')
      isString = !isString;
    else if (!isString && (c == '{' || c == '['))
      ++depth;
    else if (!isString && depth && (c == '}' || c == ']'))
      --depth;
    if (depth > 1000)
      die("%s: its JSON is deeper than 1000 levels", path);
  }
}

// A buffer without a uri, only room for what meshopt unpacks: tinygltf 2.7 refuses it, so it gets one.
void mendBuffers(nlohmann::json &buffers, bool isBinary)
{
  size_t number = 0;
  for (auto &buffer : buffers)
  {
    const bool isChunk = isBinary && number++ == 0;
    if (buffer.is_object() && !buffer.contains("uri") && !isChunk && buffer.contains("byteLength") &&
        buffer["byteLength"].is_number_unsigned())
      buffer["uri"] = FALLBACK + std::to_string(buffer["byteLength"].get<uint64_t>());
  }
}

// Indices that Draco packed are in no view, which tinygltf 2.7 refuses; nobody reads them there.
void mendPrimitives(nlohmann::json &mesh)
{
  if (!mesh.is_object() || !mesh.contains("primitives") || !mesh["primitives"].is_array())
    return;
  for (auto &primitive : mesh["primitives"])
    if (primitive.is_object() && primitive.contains("extensions") && primitive["extensions"].is_object() &&
        primitive["extensions"].contains("KHR_draco_mesh_compression"))
      primitive.erase("indices");
}

// Whether it changed anything.
bool mendJson(std::string &text, bool isBinary)
{
  const bool isPacked = text.find("EXT_meshopt_compression") != std::string::npos;
  if (!isPacked && text.find("KHR_draco_mesh_compression") == std::string::npos)
    return false;
  nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object())
    return false;
  if (isPacked && json.contains("buffers") && json["buffers"].is_array())
    mendBuffers(json["buffers"], isBinary);
  if (json.contains("meshes") && json["meshes"].is_array())
    for (auto &mesh : json["meshes"])
      mendPrimitives(mesh);
  text = json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return true;
}

// tinygltf 2.7 takes a picture in the text for a file's name if it is a WebP. What it is its bytes say.
bool nameAsJpeg(std::string &text)
{
  bool isFound = false;
  for (size_t at = text.find("data:image/webp;"); at != std::string::npos; at = text.find("data:image/webp;", at))
  {
    text.replace(at, 16, "data:image/jpeg;");
    isFound = true;
  }
  return isFound;
}

uint32_t wordAt(const Bytes &bytes, size_t at)
{
  uint32_t word = 0;
  if (at + 4 <= bytes.size())
    std::memcpy(&word, &bytes[at], 4);
  return word;
}

// A GLB with another JSON.
void replaceJson(Bytes &bytes, std::string text)
{
  const size_t end = std::min<size_t>(20 + static_cast<size_t>(wordAt(bytes, 12)), bytes.size());
  text.resize((text.size() + 3) / 4 * 4, ' ');
  const Bytes rest(bytes.begin() + static_cast<std::ptrdiff_t>(end), bytes.end());
  bytes.resize(20);
  bytes.insert(bytes.end(), text.begin(), text.end());
  bytes.insert(bytes.end(), rest.begin(), rest.end());
  const uint32_t length = static_cast<uint32_t>(text.size()), all = static_cast<uint32_t>(bytes.size());
  std::memcpy(&bytes[12], &length, 4);
  std::memcpy(&bytes[8], &all, 4);
}

std::string firstLine(const std::string &text)
{
  return text.substr(0, std::min<size_t>(text.find('\n'), 300));
}

void parse(Reader &r)
{
  tinygltf::TinyGLTF parser;
  std::string errors, warnings;
  Bytes bytes;
  const char *slash = std::strrchr(r.path, '/');
  r.folder = slash ? std::string(r.path, slash) : "";
  if (!readWhole(&bytes, nullptr, r.path, nullptr))
    die("%s: it cannot be read, or is larger than 4 GiB", r.path);
  const bool isBinary = bytes.size() >= 20 && !std::memcmp(bytes.data(), "glTF", 4);
  const size_t mark = !isBinary && bytes.size() >= 3 && !std::memcmp(bytes.data(), "\xef\xbb\xbf", 3) ? 3 : 0;
  const size_t begin = isBinary ? 20 : mark;
  const size_t size = isBinary ? std::min<size_t>(wordAt(bytes, 12), bytes.size() - begin) : bytes.size() - begin;
  if (size == 0)
    die("%s: it is empty", r.path);
  std::string text(reinterpret_cast<const char *>(bytes.data()) + begin, size);
  checkDepth(r.path, text.data(), text.size());
  const bool isNamed = nameAsJpeg(text), isMended = mendJson(text, isBinary);
  if (isBinary && (isNamed || isMended))
    replaceJson(bytes, text);
  parser.SetImageLoader(keepPicture, nullptr);
  parser.SetFsCallbacks(filesOf(r));
  const unsigned int length = static_cast<unsigned int>(bytes.size());
  bytes.resize(bytes.size() + 16); // 2.7 forgets the eight bytes of a chunk's head where it checks the chunk's end
  const bool isGood = isBinary
                          ? parser.LoadBinaryFromMemory(&r.file, &errors, &warnings, bytes.data(), length, r.folder)
                          : parser.LoadASCIIFromString(&r.file, &errors, &warnings, text.data(),
                                                       static_cast<unsigned int>(text.size()), r.folder);
  if (!isGood) // it complains of a skin without inverse matrices, too, and is wrong
    die("%s: %s", r.path, errors.empty() ? "it is no glTF" : firstLine(errors).c_str());
}

// ---- what the file asks of its reader ----

bool isOneOf(const std::string &name, const char *const *names)
{
  while (*names && name != *names)
    ++names;
  return *names != nullptr;
}

void checkDemands(const Reader &r)
{
  static const char *const known[] = {"KHR_lights_punctual",
                                      "KHR_texture_transform",
                                      "KHR_materials_emissive_strength",
                                      "KHR_materials_unlit",
                                      "KHR_materials_ior",
                                      "KHR_materials_transmission",
                                      "KHR_materials_volume",
                                      "KHR_materials_specular",
                                      "KHR_materials_clearcoat",
                                      "KHR_materials_pbrSpecularGlossiness",
                                      "KHR_mesh_quantization",
                                      "EXT_mesh_gpu_instancing",
                                      "KHR_materials_variants",
#ifdef MODEL_WEBP
                                      "EXT_texture_webp",
#endif
#ifdef MODEL_DRACO
                                      "KHR_draco_mesh_compression",
#endif
#ifdef MODEL_MESHOPT
                                      "EXT_meshopt_compression",
#endif
                                      nullptr};
  static const char *const unseen[] = {"KHR_xmp", "KHR_xmp_json_ld", "EXT_structural_metadata", "EXT_mesh_features",
                                       nullptr};
  const double least = std::atof(r.file.asset.minVersion.c_str()), version = std::atof(r.file.asset.version.c_str());
  if (least > 2.0 || version < 2.0 || version >= 3.0)
    die("%s: it is glTF %.20s, and 2.0 is read", r.path,
        least > 2.0 ? r.file.asset.minVersion.c_str() : r.file.asset.version.c_str());
  for (const std::string &name : r.file.extensionsRequired)
    if (!isOneOf(name, known))
      die("%s: it requires the extension %.100s, which this program does not read", r.path, name.c_str());
  for (const std::string &name : r.file.extensionsUsed)
    if (!isOneOf(name, known) && !isOneOf(name, unseen))
      std::fprintf(stderr, "%s: the extension %.100s is not read: the picture may differ\n", r.path, name.c_str());
}

// ---- views ----

// NULL: there is no such view. Broken bounds end the program.
const unsigned char *viewBytes(const Reader &r, int view, size_t &size)
{
  if (!has(r.file.bufferViews, view))
    die("%s: there is no bufferView %d", r.path, view);
  const tinygltf::BufferView &from = r.file.bufferViews[static_cast<size_t>(view)];
  const Bytes &unpacked = r.unpacked[static_cast<size_t>(view)];
  size = unpacked.size();
  if (!unpacked.empty())
    return unpacked.data();
  if (!has(r.file.buffers, from.buffer))
    die("%s: bufferView %d is in buffer %d, which is not there", r.path, view, from.buffer);
  const Bytes &data = r.file.buffers[static_cast<size_t>(from.buffer)].data;
  if (from.byteOffset > data.size() || from.byteLength > data.size() - from.byteOffset)
    die("%s: bufferView %d ends past its buffer", r.path, view);
  size = from.byteLength;
  return data.data() + from.byteOffset;
}

#ifdef MODEL_MESHOPT
bool unpackView(const unsigned char *from, size_t size, const tinygltf::Value &packed, size_t count, size_t stride,
                Bytes &to)
{
  const tinygltf::Value *mode = memberOf(packed, "mode"), *filter = memberOf(packed, "filter");
  const std::string name = mode && mode->IsString() ? mode->Get<std::string>() : "";
  const std::string filtered = filter && filter->IsString() ? filter->Get<std::string>() : "NONE";
  int code = 1;
  to.assign(count * stride, 0);
  if (name == "ATTRIBUTES" && stride % 4 == 0 && stride <= 256)
    code = meshopt_decodeVertexBuffer(to.data(), count, stride, from, size);
  else if (name == "TRIANGLES" && count % 3 == 0 && (stride == 2 || stride == 4))
    code = meshopt_decodeIndexBuffer(to.data(), count, stride, from, size);
  else if (name == "INDICES" && (stride == 2 || stride == 4))
    code = meshopt_decodeIndexSequence(to.data(), count, stride, from, size);
  if (code == 0 && filtered == "OCTAHEDRAL" && (stride == 4 || stride == 8))
    meshopt_decodeFilterOct(to.data(), count, stride);
  else if (code == 0 && filtered == "QUATERNION" && stride == 8)
    meshopt_decodeFilterQuat(to.data(), count, stride);
  else if (code == 0 && filtered == "EXPONENTIAL" && stride % 4 == 0)
    meshopt_decodeFilterExp(to.data(), count, stride);
  else if (filtered != "NONE")
    code = 1;
  return code == 0;
}
#endif

void unpackViews(Reader &r)
{
  r.unpacked.resize(r.file.bufferViews.size());
#ifdef MODEL_MESHOPT
  for (size_t i = 0; i < r.file.bufferViews.size(); ++i)
  {
    const tinygltf::Value *packed = extensionOf(r.file.bufferViews[i].extensions, "EXT_meshopt_compression");
    if (!packed)
      continue;
    const int buffer = indexOf(*packed, "buffer");
    const tinygltf::Value *exact[4] = {memberOf(*packed, "byteOffset"), memberOf(*packed, "byteLength"),
                                       memberOf(*packed, "count"), memberOf(*packed, "byteStride")};
    double numbers[4];
    for (int k = 0; k < 4; ++k)
      numbers[k] = exact[k] && exact[k]->IsNumber() ? exact[k]->GetNumberAsDouble() : 0;
    const Bytes none, &data = has(r.file.buffers, buffer) ? r.file.buffers[static_cast<size_t>(buffer)].data : none;
    const double size = static_cast<double>(data.size());
    if (!(numbers[0] >= 0 && numbers[1] >= 1 && numbers[0] + numbers[1] <= size && numbers[2] >= 1 && numbers[3] >= 1 &&
          numbers[3] <= 256 && numbers[2] * numbers[3] <= 2147483648.0) ||
        !unpackView(data.data() + static_cast<size_t>(numbers[0]), static_cast<size_t>(numbers[1]), *packed,
                    static_cast<size_t>(numbers[2]), static_cast<size_t>(numbers[3]), r.unpacked[i]))
      die("%s: bufferView %zu cannot be unpacked", r.path, i);
  }
#endif
}

// ---- accessors ----

size_t componentSize(int type)
{
  return type == TINYGLTF_COMPONENT_TYPE_BYTE || type == TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE     ? 1
         : type == TINYGLTF_COMPONENT_TYPE_SHORT || type == TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT ? 2
         : type == TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT || type == TINYGLTF_COMPONENT_TYPE_FLOAT ||
                 type == TINYGLTF_COMPONENT_TYPE_INT
             ? 4
             : 0;
}

size_t widthOf(int type)
{
  return type == TINYGLTF_TYPE_SCALAR ? 1
         : type == TINYGLTF_TYPE_VEC2 ? 2
         : type == TINYGLTF_TYPE_VEC3 ? 3
         : type == TINYGLTF_TYPE_VEC4 ? 4
         : type == TINYGLTF_TYPE_MAT4 ? 16
                                      : 0;
}

template <typename T> double loaded(const unsigned char *from, bool isNormalised)
{
  T value;
  std::memcpy(&value, from, sizeof(value));
  const double number = static_cast<double>(value);
  return isNormalised ? std::max(number / static_cast<double>(std::numeric_limits<T>::max()), -1.0) : number;
}

double component(const unsigned char *from, int type, bool isNormalised)
{
  float number = 0;
  switch (type)
  {
  case TINYGLTF_COMPONENT_TYPE_BYTE:
    return loaded<int8_t>(from, isNormalised);
  case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
    return loaded<uint8_t>(from, isNormalised);
  case TINYGLTF_COMPONENT_TYPE_SHORT:
    return loaded<int16_t>(from, isNormalised);
  case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
    return loaded<uint16_t>(from, isNormalised);
  case TINYGLTF_COMPONENT_TYPE_INT:
    return loaded<int32_t>(from, isNormalised);
  case TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT:
    return loaded<uint32_t>(from, isNormalised);
  default:
    std::memcpy(&number, from, sizeof(number));
    return static_cast<double>(number);
  }
}

const tinygltf::Accessor &accessorOf(const Reader &r, int index)
{
  if (!has(r.file.accessors, index))
    die("%s: there is no accessor %d", r.path, index);
  const tinygltf::Accessor &a = r.file.accessors[static_cast<size_t>(index)];
  if (!componentSize(a.componentType) || !widthOf(a.type) || a.count > MODEL_MAX_VERTICES * 3ull)
    die("%s: accessor %d has %zu elements of type %d, components %d", r.path, index, a.count, a.type, a.componentType);
  return a;
}

// Where element 0 is, after a look at the last one's end.
const unsigned char *elements(const Reader &r, int view, size_t offset, size_t count, size_t bytes, size_t &stride)
{
  size_t size = 0;
  const unsigned char *data = viewBytes(r, view, size);
  const size_t said = r.file.bufferViews[static_cast<size_t>(view)].byteStride;
  stride = said ? said : bytes;
  if (count && (offset > size || bytes > size - offset || (count - 1) > (size - offset - bytes) / stride))
    die("%s: an accessor of %zu elements ends past bufferView %d", r.path, count, view);
  return data + offset;
}

// Elements of other indices than these keep what they have.
template <typename Store> void readSparse(const Reader &r, const tinygltf::Accessor &a, Store store)
{
  const size_t bytes = componentSize(a.componentType) * widthOf(a.type),
               size = componentSize(a.sparse.indices.componentType);
  const size_t count = static_cast<size_t>(std::max(a.sparse.count, 0));
  size_t stride, other;
  if (!a.sparse.isSparse || !count)
    return;
  if (!size || static_cast<double>(a.sparse.indices.byteOffset) < 0 ||
      static_cast<double>(a.sparse.values.byteOffset) < 0)
    die("%s: a sparse accessor is broken", r.path);
  const unsigned char *at =
      elements(r, a.sparse.indices.bufferView, static_cast<size_t>(a.sparse.indices.byteOffset), count, size, stride);
  const unsigned char *values =
      elements(r, a.sparse.values.bufferView, static_cast<size_t>(a.sparse.values.byteOffset), count, bytes, other);
  for (size_t i = 0; i < count; ++i)
  {
    const double index = component(at + i * stride, a.sparse.indices.componentType, false);
    if (!(index >= 0 && index < static_cast<double>(a.count)))
      die("%s: a sparse accessor names element %g of %zu", r.path, index, a.count);
    store(static_cast<size_t>(index), values + i * other);
  }
}

// All elements, width numbers each; of narrower ones the rest is as `fill` has it.
Floats readFloats(const Reader &r, int index, size_t width, float fill = 0)
{
  const tinygltf::Accessor &a = accessorOf(r, index);
  const size_t own = widthOf(a.type), size = componentSize(a.componentType), taken = std::min(own, width);
  const bool isNormalised = a.normalized && a.componentType != TINYGLTF_COMPONENT_TYPE_FLOAT;
  Floats to(a.count * width, own < width ? fill : 0.0f);
  const auto store = [&](size_t i, const unsigned char *from)
  {
    if (a.componentType == TINYGLTF_COMPONENT_TYPE_FLOAT)
      std::memcpy(&to[i * width], from, taken * 4);
    else
      for (size_t k = 0; k < taken; ++k)
        to[i * width + k] = static_cast<float>(component(from + k * size, a.componentType, isNormalised));
  };
  if (a.bufferView >= 0)
  {
    size_t stride;
    const unsigned char *from = elements(r, a.bufferView, a.byteOffset, a.count, own * size, stride);
    for (size_t i = 0; i < a.count; ++i)
      store(i, from + i * stride);
  }
  readSparse(r, a, store);
  return to;
}

std::vector<uint32_t> readIndices(const Reader &r, int index)
{
  const tinygltf::Accessor &a = accessorOf(r, index);
  std::vector<uint32_t> to(a.count, 0);
  const auto store = [&](size_t i, const unsigned char *from)
  { to[i] = static_cast<uint32_t>(component(from, a.componentType, false)); };
  if (a.type != TINYGLTF_TYPE_SCALAR || a.componentType == TINYGLTF_COMPONENT_TYPE_FLOAT ||
      a.componentType == TINYGLTF_COMPONENT_TYPE_BYTE || a.componentType == TINYGLTF_COMPONENT_TYPE_SHORT)
    die("%s: accessor %d has no indices", r.path, index);
  if (a.bufferView >= 0)
  {
    size_t stride;
    const unsigned char *from =
        elements(r, a.bufferView, a.byteOffset, a.count, componentSize(a.componentType), stride);
    for (size_t i = 0; i < a.count; ++i)
      store(i, from + i * stride);
  }
  readSparse(r, a, store);
  return to;
}

// ---- pictures ----

struct Pictures
{
  std::vector<uint32_t> ofImages, ofTextures; // the model's, or MODEL_NONE
  std::vector<bool> isRead, isTaken;
};

uint32_t pictureOf(Reader &r, Pictures &pictures, int index)
{
  if (!has(r.file.images, index))
    return MODEL_NONE;
  const size_t i = static_cast<size_t>(index);
  const tinygltf::Image &image = r.file.images[i];
  if (!pictures.isRead[i])
  {
    const bool isNamed = !image.uri.empty() && image.uri.compare(0, 5, "data:") != 0;
    const std::string name = isNamed ? image.uri : image.name.empty() ? std::to_string(i) : image.name;
    size_t size = image.image.size();
    const unsigned char *bytes = image.image.data();
    if (image.bufferView >= 0)
      bytes = viewBytes(r, image.bufferView, size);
    pictures.isRead[i] = true;
    if (size)
      pictures.ofImages[i] = modelAddPicture(r.model, r.path, name.c_str(), bytes, size);
    else
      std::fprintf(stderr, "%s: the picture %.200s is left out: not found\n", r.path, name.c_str());
  }
  return pictures.ofImages[i];
}

uint32_t wrapOf(int mode)
{
  return mode == TINYGLTF_TEXTURE_WRAP_CLAMP_TO_EDGE     ? MODEL_CLAMP
         : mode == TINYGLTF_TEXTURE_WRAP_MIRRORED_REPEAT ? MODEL_MIRROR
                                                         : MODEL_REPEAT;
}

// A picture as its sampler has it: the second and later ones share the texels of the first.
uint32_t textureOf(Reader &r, Pictures &pictures, int index)
{
  if (!has(r.file.textures, index))
    return MODEL_NONE;
  const size_t i = static_cast<size_t>(index);
  const tinygltf::Texture &texture = r.file.textures[i];
  if (pictures.isTaken[i])
    return pictures.ofTextures[i];
  pictures.isTaken[i] = true;
  int source = texture.source;
#ifdef MODEL_WEBP
  if (const tinygltf::Value *webp = extensionOf(texture.extensions, "EXT_texture_webp"))
    source = indexOf(*webp, "source") >= 0 ? indexOf(*webp, "source") : source;
#endif
  const uint32_t picture = pictureOf(r, pictures, source);
  if (picture == MODEL_NONE)
    return MODEL_NONE;
  tinygltf::Sampler sampler;
  if (has(r.file.samplers, texture.sampler))
    sampler = r.file.samplers[static_cast<size_t>(texture.sampler)];
  ModelTexture as = r.model->textures[picture];
  as.same = picture;
  as.wrap[0] = wrapOf(sampler.wrapS);
  as.wrap[1] = wrapOf(sampler.wrapT);
  as.isNearest = sampler.magFilter == TINYGLTF_TEXTURE_FILTER_NEAREST;
  uint32_t to = picture;
  const bool isPlain = !as.wrap[0] && !as.wrap[1] && !as.isNearest;
  if (!isPlain)
  {
    to = r.model->textureCount++;
    r.model->textures[to] = as;
  }
  return pictures.ofTextures[i] = to;
}

// ---- materials ----

// Which of the material's two sets of places this one is.
uint32_t slotOf(Reader &r, size_t material, int set)
{
  std::vector<int> &sets = r.sets[material];
  const auto it = std::find(sets.begin(), sets.end(), set);
  if (it != sets.end())
    return static_cast<uint32_t>(it - sets.begin());
  if (sets.size() == 2)
  {
    std::fprintf(stderr, "%s: material %zu has more than two sets of places: TEXCOORD_%d is not read\n", r.path,
                 material, set);
    return 0;
  }
  sets.push_back(set);
  return static_cast<uint32_t>(sets.size()) - 1;
}

void takeTexture(Reader &r, Pictures &pictures, size_t material, uint32_t kind, int index, int set,
                 const tinygltf::Value *transform)
{
  ModelMaterial &to = r.model->materials[material];
  float offset[2] = {0, 0}, scale[2] = {1, 1}, angle = 0;
  to.textures[kind] = textureOf(r, pictures, index);
  if (to.textures[kind] == MODEL_NONE)
    return;
  if (transform)
  {
    numbersOf(*transform, "offset", offset, 2);
    numbersOf(*transform, "scale", scale, 2);
    angle = numberOf(*transform, "rotation", 0);
    set = indexOf(*transform, "texCoord") >= 0 ? indexOf(*transform, "texCoord") : set;
  }
  const float c = std::cos(angle), s = std::sin(angle);
  const float rows[6] = {c * scale[0], s * scale[1], offset[0], 0 - s * scale[0], c * scale[1], offset[1]};
  for (size_t i = 0; i < 6; ++i)
    to.places[kind].rows[i] = limited(static_cast<double>(rows[i]), -1e6, 1e6, i % 4 == 0);
  to.places[kind].set = slotOf(r, material, set);
}

template <typename Info> void takeInfo(Reader &r, Pictures &pictures, size_t material, uint32_t kind, const Info &info)
{
  takeTexture(r, pictures, material, kind, info.index, info.texCoord,
              extensionOf(info.extensions, "KHR_texture_transform"));
}

// The same of an extension's member.
void takeValue(Reader &r, Pictures &pictures, size_t material, uint32_t kind, const tinygltf::Value &object,
               const char *name)
{
  const tinygltf::Value *info = memberOf(object, name);
  if (!info || !info->IsObject())
    return;
  const tinygltf::Value *extensions = memberOf(*info, "extensions");
  takeTexture(r, pictures, material, kind, indexOf(*info, "index"), std::max(indexOf(*info, "texCoord"), 0),
              extensions ? memberOf(*extensions, "KHR_texture_transform") : nullptr);
}

void takeGlossiness(Reader &r, Pictures &pictures, size_t material, const tinygltf::Value &gloss)
{
  ModelMaterial &to = r.model->materials[material];
  float diffuse[4] = {1, 1, 1, 1}, specular[3] = {1, 1, 1};
  numbersOf(gloss, "diffuseFactor", diffuse, 4);
  numbersOf(gloss, "specularFactor", specular, 3);
  for (size_t k = 0; k < 3; ++k)
  {
    to.colour[k] = modelWithin(diffuse[k], 0, 1, 1);
    to.specular[k] = modelWithin(specular[k], 0, 1, 1) / 0.04f;
  }
  to.opacity = modelWithin(diffuse[3], 0, 1, 1);
  to.metalness = 0;
  to.roughness = 1 - modelWithin(numberOf(gloss, "glossinessFactor", 1), 0, 1, 1);
  to.textures[MODEL_PICTURE_COLOUR] = to.textures[MODEL_PICTURE_ROUGH] = MODEL_NONE;
  takeValue(r, pictures, material, MODEL_PICTURE_COLOUR, gloss, "diffuseTexture");
  if (memberOf(gloss, "specularGlossinessTexture"))
    std::fprintf(stderr, "%s: material %zu: the picture of glossiness is not read\n", r.path, material);
}

void takeLobes(Reader &r, Pictures &pictures, size_t material, const tinygltf::ExtensionMap &extensions)
{
  ModelMaterial &to = r.model->materials[material];
  if (const tinygltf::Value *ior = extensionOf(extensions, "KHR_materials_ior"))
    to.ior = modelWithin(numberOf(*ior, "ior", 1.5f), 0, 100, 1.5f);
  if (const tinygltf::Value *specular = extensionOf(extensions, "KHR_materials_specular"))
  {
    to.specularWeight = modelWithin(numberOf(*specular, "specularFactor", 1), 0, 1, 1);
    numbersOf(*specular, "specularColorFactor", to.specular, 3);
    for (size_t k = 0; k < 3; ++k)
      to.specular[k] = modelWithin(to.specular[k], 0, 1e3f, 1);
  }
  if (const tinygltf::Value *coat = extensionOf(extensions, "KHR_materials_clearcoat"))
  {
    to.coat = modelWithin(numberOf(*coat, "clearcoatFactor", 0), 0, 1, 0);
    to.coatRoughness = modelWithin(numberOf(*coat, "clearcoatRoughnessFactor", 0), 0, 1, 0);
  }
  if (const tinygltf::Value *glass = extensionOf(extensions, "KHR_materials_transmission"))
  {
    to.transmission = modelWithin(numberOf(*glass, "transmissionFactor", 0), 0, 1, 0);
    takeValue(r, pictures, material, MODEL_PICTURE_TRANSMISSION, *glass, "transmissionTexture");
  }
  if (const tinygltf::Value *volume = extensionOf(extensions, "KHR_materials_volume"))
  {
    to.thickness = modelWithin(numberOf(*volume, "thicknessFactor", 0), 0, MODEL_FARTHEST, 0);
    to.attenuationDistance = modelWithin(numberOf(*volume, "attenuationDistance", 0), 0, MODEL_FARTHEST, 0);
    numbersOf(*volume, "attenuationColor", to.attenuation, 3);
    for (size_t k = 0; k < 3; ++k)
      to.attenuation[k] = modelWithin(to.attenuation[k], 0, 1, 1);
  }
}

void takeMaterial(Reader &r, Pictures &pictures, size_t material)
{
  const tinygltf::Material &from = r.file.materials[material];
  const tinygltf::PbrMetallicRoughness &pbr = from.pbrMetallicRoughness;
  ModelMaterial &to = r.model->materials[material];
  std::snprintf(to.name, sizeof(to.name), "%.40s", from.name.c_str());
  for (size_t k = 0; k < 3; ++k)
  {
    to.colour[k] = limited(k < pbr.baseColorFactor.size() ? pbr.baseColorFactor[k] : 1, 0, 1, 1);
    to.emission[k] = limited(k < from.emissiveFactor.size() ? from.emissiveFactor[k] : 0, 0, 1e4, 0);
  }
  to.opacity = limited(pbr.baseColorFactor.size() > 3 ? pbr.baseColorFactor[3] : 1, 0, 1, 1);
  to.roughness = limited(pbr.roughnessFactor, 0, 1, 1);
  to.metalness = limited(pbr.metallicFactor, 0, 1, 1);
  to.normalScale = limited(from.normalTexture.scale, -100, 100, 1);
  takeInfo(r, pictures, material, MODEL_PICTURE_COLOUR, pbr.baseColorTexture);
  takeInfo(r, pictures, material, MODEL_PICTURE_ROUGH, pbr.metallicRoughnessTexture);
  takeInfo(r, pictures, material, MODEL_PICTURE_NORMAL, from.normalTexture);
  takeInfo(r, pictures, material, MODEL_PICTURE_EMISSION, from.emissiveTexture);
  to.alpha = from.alphaMode == "MASK" ? MODEL_MASK : from.alphaMode == "BLEND" ? MODEL_BLEND : MODEL_OPAQUE;
  to.cutoff = limited(from.alphaCutoff, 0, 1e6, 0.5);
  if (const tinygltf::Value *strong = extensionOf(from.extensions, "KHR_materials_emissive_strength"))
    for (size_t k = 0; k < 3; ++k)
      to.emission[k] *= modelWithin(numberOf(*strong, "emissiveStrength", 1), 0, 1e6f, 1);
  to.isUnlit = extensionOf(from.extensions, "KHR_materials_unlit") != nullptr;
  takeLobes(r, pictures, material, from.extensions);
  if (const tinygltf::Value *gloss = extensionOf(from.extensions, "KHR_materials_pbrSpecularGlossiness"))
    takeGlossiness(r, pictures, material, *gloss);
}

// The last one is for primitives that name none.
void takeMaterials(Reader &r)
{
  const size_t count = r.file.materials.size();
  Pictures pictures;
  pictures.ofImages.assign(r.file.images.size(), MODEL_NONE);
  pictures.ofTextures.assign(r.file.textures.size(), MODEL_NONE);
  pictures.isRead.assign(r.file.images.size(), false);
  pictures.isTaken.assign(r.file.textures.size(), false);
  r.model->textures =
      static_cast<ModelTexture *>(modelZeros(r.file.images.size() + r.file.textures.size(), sizeof(ModelTexture)));
  r.model->materials = static_cast<ModelMaterial *>(modelZeros(count + 1, sizeof(ModelMaterial)));
  r.model->materialCount = static_cast<uint32_t>(count) + 1;
  r.sets.resize(count + 1);
  for (size_t i = 0; i <= count; ++i)
    modelPlainMaterial(&r.model->materials[i]);
  for (size_t i = 0; i < count; ++i)
    takeMaterial(r, pictures, i);
  ModelMaterial &last = r.model->materials[count];
  last.colour[0] = last.colour[1] = last.colour[2] = last.roughness = last.metalness = 1;
}

// ---- meshes ----

// What a primitive says of its vertices, as numbers.
struct Shape
{
  size_t count = 0;
  Floats positions, normals, places[2], colours, joints, weights;
  std::vector<Floats> targets, targetNormals;
  std::vector<uint32_t> indices;
  bool hasIndices = false;
};

int attributeOf(const std::map<std::string, int> &attributes, const std::string &name)
{
  const auto it = attributes.find(name);
  return it == attributes.end() ? -1 : it->second;
}

#ifdef MODEL_DRACO
// An attribute of an unpacked mesh; empty: it has none.
Floats dracoFloats(const draco::Mesh &mesh, const tinygltf::Value &attributes, const std::string &name, size_t width,
                   float fill)
{
  const int id = indexOf(attributes, name.c_str());
  const draco::PointAttribute *from = id < 0 ? nullptr : mesh.GetAttributeByUniqueId(static_cast<uint32_t>(id));
  Floats to(from ? mesh.num_points() * width : 0, fill);
  for (uint32_t i = 0; from && i < mesh.num_points(); ++i)
    from->ConvertValue<float>(from->mapped_index(draco::PointIndex(i)), static_cast<int8_t>(width), &to[i * width]);
  return to;
}

std::unique_ptr<draco::Mesh> dracoMesh(const Reader &r, const tinygltf::Value &packed)
{
  size_t size = 0;
  const unsigned char *bytes = viewBytes(r, indexOf(packed, "bufferView"), size);
  draco::DecoderBuffer buffer;
  draco::Decoder decoder;
  buffer.Init(reinterpret_cast<const char *>(bytes), size);
  auto mesh = decoder.DecodeMeshFromBuffer(&buffer);
  if (!mesh.ok())
    die("%s: a mesh cannot be unpacked: %.100s", r.path, mesh.status().error_msg());
  return std::move(mesh).value();
}
#endif

void readAttributes(const Reader &r, const tinygltf::Primitive &from, size_t material, Shape &to)
{
#ifdef MODEL_DRACO
  const tinygltf::Value *packed = extensionOf(from.extensions, "KHR_draco_mesh_compression");
  const tinygltf::Value *packs = packed ? memberOf(*packed, "attributes") : nullptr;
  const std::unique_ptr<draco::Mesh> mesh = packs ? dracoMesh(r, *packed) : nullptr;
#endif
  const auto read = [&](const std::string &name, size_t width, float fill)
  {
#ifdef MODEL_DRACO
    Floats unpacked = mesh ? dracoFloats(*mesh, *packs, name, width, fill) : Floats();
    if (!unpacked.empty())
      return unpacked;
#endif
    const int accessor = attributeOf(from.attributes, name);
    return accessor < 0 ? Floats() : readFloats(r, accessor, width, fill);
  };
  to.positions = read("POSITION", 3, 0);
  to.normals = read("NORMAL", 3, 0);
  for (size_t i = 0; i < 2; ++i)
  {
    const int set = i < r.sets[material].size() ? r.sets[material][i] : static_cast<int>(i);
    if (i == 0 || r.sets[material].size() > 1)
      to.places[i] = read("TEXCOORD_" + std::to_string(set), 2, 0);
  }
  to.colours = read("COLOR_0", 4, 1);
  to.joints = read("JOINTS_0", 4, 0);
  to.weights = read("WEIGHTS_0", 4, 0);
  to.count = to.positions.size() / 3;
  to.hasIndices = from.indices >= 0;
#ifdef MODEL_DRACO
  for (uint32_t i = 0; mesh && i < mesh->num_faces(); ++i)
    for (int k = 0; k < 3; ++k)
      to.indices.push_back(mesh->face(draco::FaceIndex(i))[static_cast<size_t>(k)].value());
  to.hasIndices |= mesh != nullptr;
  if (mesh)
    return;
#endif
  if (to.hasIndices)
    to.indices = readIndices(r, from.indices);
}

void readTargets(const Reader &r, const tinygltf::Primitive &from, Shape &to)
{
  for (const auto &target : from.targets)
  {
    const int position = attributeOf(target, "POSITION"), normal = attributeOf(target, "NORMAL");
    to.targets.push_back(position < 0 ? Floats() : readFloats(r, position, 3));
    to.targetNormals.push_back(normal < 0 ? Floats() : readFloats(r, normal, 3));
    to.targets.back().resize(3 * to.count);
    to.targetNormals.back().resize(3 * to.count);
  }
}

// Three indices a triangle, in range. A strip turns every second one round.
std::vector<uint32_t> triangles(const Reader &r, const Shape &shape, int mode)
{
  std::vector<uint32_t> list = shape.indices, to;
  if (!shape.hasIndices)
    for (size_t i = 0; i < shape.count; ++i)
      list.push_back(static_cast<uint32_t>(i));
  for (const uint32_t index : list)
    if (index >= shape.count)
      die("%s: a triangle names vertex %u, there are %zu", r.path, index, shape.count);
  if (mode == TINYGLTF_MODE_TRIANGLES)
  {
    list.resize(list.size() / 3 * 3);
    return list;
  }
  for (size_t i = 0; i + 2 < list.size(); ++i)
  {
    const bool isFan = mode == TINYGLTF_MODE_TRIANGLE_FAN;
    to.push_back(isFan ? list[0] : list[i + i % 2]);
    to.push_back(isFan ? list[i + 1] : list[i + 1 - i % 2]);
    to.push_back(list[i + 2]);
  }
  return to;
}

// Each triangle gets vertices of its own, and lies flat: what glTF asks for where there are no normals.
void unshare(Shape &shape, std::vector<uint32_t> &list)
{
  const auto spread = [&](Floats &values, size_t width)
  {
    if (values.size() < shape.count * width)
      return;
    Floats to(list.size() * width);
    for (size_t i = 0; i < list.size(); ++i)
      std::copy_n(&values[list[i] * width], width, &to[i * width]);
    values.swap(to);
  };
  spread(shape.positions, 3);
  spread(shape.places[0], 2);
  spread(shape.places[1], 2);
  spread(shape.colours, 4);
  spread(shape.joints, 4);
  spread(shape.weights, 4);
  for (Floats &target : shape.targets)
    spread(target, 3);
  for (Floats &target : shape.targetNormals)
    spread(target, 3);
  shape.count = list.size();
  shape.normals.assign(3 * shape.count, 0);
  for (size_t i = 0; i < list.size(); ++i)
    list[i] = static_cast<uint32_t>(i);
  for (size_t i = 0; i + 2 < list.size(); i += 3)
  {
    const float *p = &shape.positions[3 * i];
    modelFacetNormal(p, p + 3, p + 6, &shape.normals[3 * i]);
    std::copy_n(&shape.normals[3 * i], 3, &shape.normals[3 * i + 3]);
    std::copy_n(&shape.normals[3 * i], 3, &shape.normals[3 * i + 6]);
  }
}

void addVertices(Reader &r, const Shape &shape)
{
  for (size_t i = 0; i < shape.count; ++i)
  {
    const float *n = &shape.normals[3 * i];
    const float length = std::sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    const bool isNormal = length > 1e-20f && std::isfinite(length);
    ModelVertex to = {};
    for (size_t k = 0; k < 3; ++k)
    {
      to.position[k] = shape.positions[3 * i + k];
      to.normal[k] = isNormal ? n[k] / length : k == 1;
    }
    if (shape.places[0].size() >= 2 * (i + 1))
    {
      to.u = modelWithin(shape.places[0][2 * i], -1e6f, 1e6f, 0);
      to.v = modelWithin(shape.places[0][2 * i + 1], -1e6f, 1e6f, 0);
    }
    r.vertices.push_back(to);
  }
}

void addExtras(Reader &r, const Shape &shape)
{
  const size_t first = r.vertices.size() - shape.count;
  r.hasExtras = true;
  r.extras.resize(r.vertices.size(), ModelExtra{0, 0, {65535, 65535, 65535, 65535}});
  for (size_t i = 0; i < shape.count; ++i)
  {
    ModelExtra &to = r.extras[first + i];
    if (shape.places[1].size() >= 2 * (i + 1))
    {
      to.u = modelWithin(shape.places[1][2 * i], -1e6f, 1e6f, 0);
      to.v = modelWithin(shape.places[1][2 * i + 1], -1e6f, 1e6f, 0);
    }
    for (size_t k = 0; k < 4 && shape.colours.size() >= 4 * (i + 1); ++k)
      to.colour[k] = static_cast<uint16_t>(std::lround(modelWithin(shape.colours[4 * i + k], 0, 1, 1) * 65535));
  }
}

void addSkins(Reader &r, const Shape &shape)
{
  const size_t first = r.vertices.size() - shape.count;
  r.hasSkins = true;
  r.skins.resize(r.vertices.size());
  for (size_t i = 0; i < shape.count; ++i)
    for (size_t k = 0; k < 4; ++k)
    {
      r.skins[first + i].bones[k] =
          static_cast<uint32_t>(modelWithin(shape.joints[4 * i + k], 0, 16777216.0f, 16777216.0f));
      r.skins[first + i].weights[k] = modelWithin(shape.weights[4 * i + k], 0, 1e6f, 0);
    }
}

void addDeltas(Reader &r, const Shape &shape)
{
  for (size_t i = 0; i < shape.count; ++i)
    for (size_t t = 0; t < shape.targets.size(); ++t)
    {
      ModelDelta to = {};
      for (size_t k = 0; k < 3; ++k)
      {
        to.position[k] = modelWithin(shape.targets[t][3 * i + k], -MODEL_FARTHEST, MODEL_FARTHEST, 0);
        to.normal[k] = modelWithin(shape.targetNormals[t][3 * i + k], -1e6f, 1e6f, 0);
      }
      r.deltas.push_back(to);
    }
}

// The part that was added last shares vertices that are equal.
void joinLast(Reader &r)
{
  Model all = {};
  all.vertices = r.vertices.data();
  all.indices = r.indices.data();
  all.vertexCount = static_cast<uint32_t>(r.vertices.size());
  modelJoinVertices(&all, &r.parts.back());
  r.vertices.resize(all.vertexCount);
}

// Of KHR_materials_variants the first one is shown.
int materialOf(const Reader &r, const tinygltf::Primitive &primitive)
{
  const tinygltf::Value *variants = extensionOf(primitive.extensions, "KHR_materials_variants");
  const tinygltf::Value *mappings = variants ? memberOf(*variants, "mappings") : nullptr;
  int material = primitive.material;
  for (size_t i = 0; mappings && mappings->IsArray() && i < mappings->ArrayLen(); ++i)
  {
    const tinygltf::Value &mapping = mappings->Get(static_cast<int>(i)), *list = memberOf(mapping, "variants");
    for (size_t k = 0; list && list->IsArray() && k < list->ArrayLen(); ++k)
      if (list->Get(static_cast<int>(k)).IsInt() && list->Get(static_cast<int>(k)).GetNumberAsInt() == 0)
        material = indexOf(mapping, "material");
  }
  if (material >= 0 && !has(r.file.materials, material))
    die("%s: material %d is missing, there are %zu", r.path, material, r.file.materials.size());
  return material < 0 ? static_cast<int>(r.file.materials.size()) : material;
}

void addPart(Reader &r, const tinygltf::Mesh &mesh, const tinygltf::Primitive &from)
{
  const int mode = from.mode < 0 ? TINYGLTF_MODE_TRIANGLES : from.mode;
  const bool isDrawn = mode >= TINYGLTF_MODE_TRIANGLES && mode <= TINYGLTF_MODE_TRIANGLE_FAN;
  const size_t material = static_cast<size_t>(materialOf(r, from));
  Shape shape;
  ModelPart part = {};
  part.material = static_cast<uint32_t>(material);
  part.firstVertex = static_cast<uint32_t>(r.vertices.size());
  part.firstIndex = static_cast<uint32_t>(r.indices.size());
  part.firstDelta = static_cast<uint32_t>(r.deltas.size());
  std::snprintf(part.name, sizeof(part.name), "%.40s", mesh.name.c_str());
  if (isDrawn)
  {
    readAttributes(r, from, material, shape);
    readTargets(r, from, shape);
  }
  std::vector<uint32_t> list = triangles(r, shape, mode);
  const bool isFlat = shape.normals.size() < 3 * shape.count;
  if (r.vertices.size() + list.size() + shape.count > MODEL_MAX_VERTICES ||
      (r.deltas.size() + shape.targets.size() * std::max(list.size(), shape.count)) > MODEL_MAX_VERTICES)
    die("%s: it has more than %u vertices, or so many in its morph targets", r.path, MODEL_MAX_VERTICES);
  if (isFlat)
    unshare(shape, list);
  addVertices(r, shape);
  const bool isSkinned = shape.joints.size() >= 4 * shape.count && shape.weights.size() >= 4 * shape.count;
  const bool isColoured = shape.count && shape.colours.size() >= 4 * shape.count;
  if (isColoured || !shape.places[1].empty())
    addExtras(r, shape);
  if (shape.count && isSkinned)
    addSkins(r, shape);
  addDeltas(r, shape);
  r.model->materials[material].hasColours |= isColoured;
  part.isSkinned = shape.count && isSkinned;
  part.targetCount = static_cast<uint32_t>(shape.targets.size());
  part.vertexCount = static_cast<uint32_t>(shape.count);
  part.indexCount = static_cast<uint32_t>(list.size());
  r.indices.insert(r.indices.end(), list.begin(), list.end());
  r.parts.push_back(part);
  if (isFlat && !part.isSkinned && !part.targetCount && r.extras.size() < r.vertices.size())
    joinLast(r);
}

void takeMeshes(Reader &r)
{
  for (const tinygltf::Mesh &mesh : r.file.meshes)
  {
    r.meshes.push_back({static_cast<uint32_t>(r.parts.size()), static_cast<uint32_t>(mesh.primitives.size())});
    for (const tinygltf::Primitive &primitive : mesh.primitives)
      addPart(r, mesh, primitive);
  }
}

// ---- nodes ----

void composed(const float p[3], const float q[4], const float s[3], float rows[12])
{
  const float x = q[0], y = q[1], z = q[2], w = q[3];
  const float turn[9] = {1 - 2 * (y * y + z * z), 2 * (x * y - z * w),     2 * (x * z + y * w),
                         2 * (x * y + z * w),     1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
                         2 * (x * z - y * w),     2 * (y * z + x * w),     1 - 2 * (x * x + y * y)};
  for (size_t i = 0; i < 12; ++i)
    rows[i] = i % 4 == 3 ? p[i / 4] : turn[i / 4 * 3 + i % 4] * s[i % 4];
}

void limitedNumbers(const std::vector<double> &from, float *to, size_t count)
{
  for (size_t i = 0; from.size() == count && i < count; ++i)
    to[i] = limited(from[i], -1e12, 1e12, static_cast<double>(to[i]));
}

void unitTurn(float q[4])
{
  const float length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  for (size_t k = 0; k < 4; ++k)
    q[k] = length > 0 && std::isfinite(length) ? q[k] / length : k == 3;
}

ModelNode placedNode(const float p[3], const float q[4], const float s[3], uint32_t parent)
{
  ModelNode to = {};
  to.parent = parent;
  to.channel = MODEL_NONE;
  std::copy_n(p, 3, to.place);
  std::copy_n(q, 4, to.turn);
  std::copy_n(s, 3, to.scale);
  unitTurn(to.turn);
  composed(to.place, to.turn, to.scale, to.rest);
  return to;
}

ModelNode nodeOf(const tinygltf::Node &from, uint32_t parent)
{
  float p[3] = {0, 0, 0}, q[4] = {0, 0, 0, 1}, s[3] = {1, 1, 1};
  limitedNumbers(from.translation, p, 3);
  limitedNumbers(from.rotation, q, 4);
  limitedNumbers(from.scale, s, 3);
  ModelNode to = placedNode(p, q, s, parent);
  for (size_t i = 0; from.matrix.size() == 16 && i < 12; ++i)
    to.rest[i] = limited(from.matrix[i % 4 * 4 + i / 4], -1e12, 1e12, i % 5 == 0);
  return to;
}

// Morph targets that the node's mesh has, and their weights: its own, or the mesh's.
void takeNodeWeights(Reader &r, const tinygltf::Node &from, ModelNode &to)
{
  if (!has(r.meshes, from.mesh))
    return;
  const auto parts = r.meshes[static_cast<size_t>(from.mesh)];
  const std::vector<double> &said =
      from.weights.empty() ? r.file.meshes[static_cast<size_t>(from.mesh)].weights : from.weights;
  for (uint32_t i = parts.first; i < parts.first + parts.second; ++i)
    to.weightCount = std::max(to.weightCount, r.parts[i].targetCount);
  to.firstWeight = static_cast<uint32_t>(r.weights.size());
  for (uint32_t i = 0; i < to.weightCount; ++i)
    r.weights.push_back(i < said.size() ? limited(said[i], -1e6, 1e6, 0) : 0.0f);
}

// Parents before their children; a circle has no beginning, so none of it is there.
void takeNodes(Reader &r)
{
  const size_t count = r.file.nodes.size();
  std::vector<uint32_t> parents(count, MODEL_NONE), order;
  std::vector<bool> isTaken(count, false);
  r.numbers.assign(count, MODEL_NONE);
  for (size_t i = 0; i < count; ++i)
    for (const int child : r.file.nodes[i].children)
      if (has(r.file.nodes, child) && parents[static_cast<size_t>(child)] == MODEL_NONE)
        parents[static_cast<size_t>(child)] = static_cast<uint32_t>(i);
  for (size_t i = 0; i < count; ++i)
    if (parents[i] == MODEL_NONE)
      order.push_back(static_cast<uint32_t>(i));
  for (size_t at = 0; at < order.size(); ++at)
  {
    const uint32_t i = order[at];
    const tinygltf::Node &from = r.file.nodes[i];
    r.numbers[i] = static_cast<uint32_t>(r.nodes.size());
    r.nodes.push_back(nodeOf(from, parents[i] == MODEL_NONE ? MODEL_NONE : r.numbers[parents[i]]));
    takeNodeWeights(r, from, r.nodes.back());
    for (const int child : from.children)
      if (has(r.file.nodes, child) && parents[static_cast<size_t>(child)] == i && !isTaken[static_cast<size_t>(child)])
      {
        order.push_back(static_cast<uint32_t>(child));
        isTaken[static_cast<size_t>(child)] = true; // a node may be in the list twice
      }
  }
}

// Bones of a skin, once for all its uses.
void takeSkin(Reader &r, int skin, ModelUse &use)
{
  if (!has(r.file.skins, skin))
    return;
  const tinygltf::Skin &from = r.file.skins[static_cast<size_t>(skin)];
  uint32_t &first = r.firstBones[static_cast<size_t>(skin)];
  if (first == MODEL_NONE)
  {
    Floats inverse = from.inverseBindMatrices < 0 ? Floats() : readFloats(r, from.inverseBindMatrices, 16);
    first = static_cast<uint32_t>(r.bones.size());
    for (size_t i = 0; i < from.joints.size(); ++i)
    {
      ModelBone bone = {0, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}};
      const int joint = from.joints[i];
      if (!has(r.numbers, joint) || r.numbers[static_cast<size_t>(joint)] == MODEL_NONE)
        die("%s: skin %d has the joint %d, which is no node", r.path, skin, joint);
      bone.node = r.numbers[static_cast<size_t>(joint)];
      for (size_t k = 0; k < 12 && inverse.size() >= 16 * (i + 1); ++k)
        bone.offset[k] = limited(static_cast<double>(inverse[16 * i + k % 4 * 4 + k / 4]), -1e12, 1e12, k % 5 == 0);
      r.bones.push_back(bone);
    }
  }
  use.firstBone = first;
  use.boneCount = static_cast<uint32_t>(from.joints.size());
}

void addUses(Reader &r, const tinygltf::Node &from, uint32_t node)
{
  const auto parts = r.meshes[static_cast<size_t>(from.mesh)];
  for (uint32_t i = parts.first; i < parts.first + parts.second; ++i)
  {
    ModelUse use = {node, i, 0, 0};
    if (r.parts[i].isSkinned)
      takeSkin(r, from.skin, use);
    if (r.parts[i].indexCount)
      r.uses.push_back(use);
  }
}

// EXT_mesh_gpu_instancing: a node for each instance.
void addInstances(Reader &r, const tinygltf::Node &from, uint32_t parent, const tinygltf::Value &instancing)
{
  const tinygltf::Value *attributes = memberOf(instancing, "attributes");
  static const char *const names[3] = {"TRANSLATION", "ROTATION", "SCALE"};
  static const size_t widths[3] = {3, 4, 3};
  Floats values[3];
  size_t count = MODEL_MAX_VERTICES;
  bool isAny = false;
  for (size_t k = 0; attributes && k < 3; ++k)
    if (indexOf(*attributes, names[k]) >= 0)
    {
      values[k] = readFloats(r, indexOf(*attributes, names[k]), widths[k]);
      count = std::min(count, values[k].size() / widths[k]);
      isAny = true;
    }
  if (r.nodes.size() + (isAny ? count : 1) > 1u << 24)
    die("%s: it has more than 2^24 instances", r.path);
  for (size_t i = 0; i < (isAny ? count : 1); ++i)
  {
    float p[3] = {0, 0, 0}, q[4] = {0, 0, 0, 1}, s[3] = {1, 1, 1}, *to[3] = {p, q, s};
    for (size_t k = 0; k < 3; ++k)
      for (size_t c = 0; c < widths[k] && !values[k].empty(); ++c)
        to[k][c] = modelWithin(values[k][i * widths[k] + c], -MODEL_FARTHEST, MODEL_FARTHEST, to[k][c]);
    ModelNode node = placedNode(p, q, s, parent);
    node.firstWeight = r.nodes[parent].firstWeight;
    node.weightCount = r.nodes[parent].weightCount;
    r.nodes.push_back(node);
    addUses(r, from, static_cast<uint32_t>(r.nodes.size()) - 1);
  }
}

// ---- lamps, cameras ----

void addLamp(Reader &r, const tinygltf::Value &extension, uint32_t node)
{
  const int index = indexOf(extension, "light");
  if (!has(r.file.lights, index))
    return;
  const tinygltf::Light &from = r.file.lights[static_cast<size_t>(index)];
  ModelLamp to = {};
  to.node = node;
  to.isFar = from.type == "directional";
  to.direction[2] = -1;
  for (size_t k = 0; k < 3; ++k)
    to.radiance[k] = limited((k < from.color.size() ? from.color[k] : 1) * from.intensity, 0, 1e30, 0);
  const bool isSpot = from.type == "spot";
  to.cosInner = isSpot ? std::cos(limited(from.spot.innerConeAngle, 0, 3, 0)) : -1;
  to.cosOuter = isSpot ? std::cos(limited(from.spot.outerConeAngle, 0, 3, 1)) : -2;
  r.lamps.push_back(to);
}

void addCamera(Reader &r, int index, uint32_t node)
{
  if (!has(r.file.cameras, index))
    return;
  const tinygltf::Camera &from = r.file.cameras[static_cast<size_t>(index)];
  ModelCamera to = {};
  to.node = node;
  to.forward[2] = -1;
  to.up[1] = 1;
  to.fovY = limited(from.perspective.yfov * 57.29577951308232, 1, 170, 45);
  if (from.type == "orthographic")
  {
    to.height = limited(2 * std::fabs(from.orthographic.ymag), 0, 1e12, 0);
    to.fovY = 45;
  }
  r.cameras.push_back(to);
}

// ---- the scene ----

// What of the file's nodes the scene shows.
std::vector<bool> shownNodes(const Reader &r)
{
  std::vector<bool> isShown(r.file.nodes.size(), false);
  std::vector<int> open;
  const int scene = has(r.file.scenes, r.file.defaultScene) ? r.file.defaultScene : 0;
  if (!r.file.scenes.empty())
    open = r.file.scenes[static_cast<size_t>(scene)].nodes;
  for (size_t i = 0; r.file.scenes.empty() && i < r.file.nodes.size(); ++i)
    open.push_back(static_cast<int>(i));
  while (!open.empty())
  {
    const int node = open.back();
    open.pop_back();
    if (!has(r.file.nodes, node) || isShown[static_cast<size_t>(node)])
      continue;
    isShown[static_cast<size_t>(node)] = true;
    const std::vector<int> &children = r.file.nodes[static_cast<size_t>(node)].children;
    open.insert(open.end(), children.begin(), children.end());
  }
  return isShown;
}

void takeScene(Reader &r)
{
  const std::vector<bool> isShown = shownNodes(r);
  takeNodes(r);
  r.firstBones.assign(r.file.skins.size(), MODEL_NONE);
  for (size_t i = 0; i < r.file.nodes.size(); ++i)
  {
    const tinygltf::Node &from = r.file.nodes[i];
    if (!isShown[i] || r.numbers[i] == MODEL_NONE)
      continue;
    const tinygltf::Value *instancing = extensionOf(from.extensions, "EXT_mesh_gpu_instancing");
    if (has(r.meshes, from.mesh) && instancing)
      addInstances(r, from, r.numbers[i], *instancing);
    else if (has(r.meshes, from.mesh))
      addUses(r, from, r.numbers[i]);
    if (const tinygltf::Value *lamp = extensionOf(from.extensions, "KHR_lights_punctual"))
      addLamp(r, *lamp, r.numbers[i]);
    addCamera(r, from.camera, r.numbers[i]);
  }
}

// ---- the first animation ----

bool readTrack(const Reader &r, const tinygltf::AnimationSampler &from, uint32_t width, ModelTrack &to)
{
  const uint32_t mode = from.interpolation == "STEP"          ? MODEL_STEP
                        : from.interpolation == "CUBICSPLINE" ? MODEL_CUBIC
                                                              : MODEL_LINEAR;
  if (from.input < 0 || from.output < 0)
    return false;
  Floats times = readFloats(r, from.input, 1);
  const bool isWide = widthOf(accessorOf(r, from.output).type) > 1;
  Floats values = readFloats(r, from.output, isWide ? width : 1);
  const size_t step = static_cast<size_t>(width) * (mode == MODEL_CUBIC ? 3 : 1);
  if (times.empty() || !width || values.size() / step < times.size())
    return false;
  for (size_t i = 0; i < times.size(); ++i)
    if (!std::isfinite(times[i]) || (i && times[i] < times[i - 1]))
      die("%s: the times of an animation do not ascend", r.path);
  for (float &value : values)
    value = modelWithin(value, -MODEL_FARTHEST, MODEL_FARTHEST, 0);
  to.count = static_cast<uint32_t>(times.size());
  to.width = width;
  to.mode = mode;
  to.times = copied(times);
  to.values = copied(values);
  return true;
}

void takeAnimation(Reader &r)
{
  static const char *const paths[MODEL_TRACKS] = {"translation", "rotation", "scale", "weights"};
  if (r.file.animations.empty())
    return;
  const tinygltf::Animation &from = r.file.animations[0];
  r.model->channels = static_cast<ModelChannel *>(modelZeros(from.channels.size(), sizeof(ModelChannel)));
  for (const tinygltf::AnimationChannel &channel : from.channels)
  {
    uint32_t kind = 0;
    while (kind < MODEL_TRACKS && channel.target_path != paths[kind])
      ++kind;
    if (kind == MODEL_TRACKS || !has(from.samplers, channel.sampler) || !has(r.numbers, channel.target_node) ||
        r.numbers[static_cast<size_t>(channel.target_node)] == MODEL_NONE)
      continue;
    ModelNode &node = r.nodes[r.numbers[static_cast<size_t>(channel.target_node)]];
    const uint32_t width = kind == MODEL_TRACK_WEIGHTS ? node.weightCount : kind == MODEL_TRACK_TURN ? 4 : 3;
    ModelTrack track = {};
    if (!readTrack(r, from.samplers[static_cast<size_t>(channel.sampler)], width, track))
      continue;
    if (node.channel == MODEL_NONE)
      node.channel = r.model->channelCount++;
    ModelTrack &to = r.model->channels[node.channel].tracks[kind];
    std::free(to.times); // of an earlier channel for the same
    std::free(to.values);
    to = track;
    r.model->duration = std::max(r.model->duration, static_cast<double>(to.times[to.count - 1]));
  }
}

// ---- all of it ----

void fill(Reader &r)
{
  Model *m = r.model;
  if (r.indices.empty())
    die("%s: there are no triangles in it", r.path);
  if (r.indices.size() / 3 > MODEL_MAX_TRIANGLES)
    die("%s: %zu triangles; at most %u", r.path, r.indices.size() / 3, MODEL_MAX_TRIANGLES);
  m->vertices = copied(r.vertices);
  m->indices = copied(r.indices);
  m->parts = copied(r.parts);
  m->nodes = copied(r.nodes);
  m->uses = copied(r.uses);
  m->bones = copied(r.bones);
  m->deltas = copied(r.deltas);
  m->weights = copied(r.weights);
  m->lamps = copied(r.lamps);
  m->cameras = copied(r.cameras);
  r.skins.resize(r.hasSkins ? r.vertices.size() : 0);
  r.extras.resize(r.hasExtras ? r.vertices.size() : 0, ModelExtra{0, 0, {65535, 65535, 65535, 65535}});
  m->skins = r.hasSkins ? copied(r.skins) : nullptr;
  m->extras = r.hasExtras ? copied(r.extras) : nullptr;
  m->vertexCount = static_cast<uint32_t>(r.vertices.size());
  m->indexCount = static_cast<uint32_t>(r.indices.size());
  m->partCount = static_cast<uint32_t>(r.parts.size());
  m->nodeCount = static_cast<uint32_t>(r.nodes.size());
  m->useCount = static_cast<uint32_t>(r.uses.size());
  m->boneCount = static_cast<uint32_t>(r.bones.size());
  m->deltaCount = static_cast<uint32_t>(r.deltas.size());
  m->weightCount = static_cast<uint32_t>(r.weights.size());
  m->lampCount = static_cast<uint32_t>(r.lamps.size());
  m->cameraCount = static_cast<uint32_t>(r.cameras.size());
}
} // namespace

void modelReadGltf(Model *model, const char *path)
{
  try
  {
    Reader reader;
    reader.path = path;
    reader.model = model;
    parse(reader);
    checkDemands(reader);
    unpackViews(reader);
    takeMaterials(reader);
    takeMeshes(reader);
    takeScene(reader);
    takeAnimation(reader);
    fill(reader);
  }
  catch (const std::exception &fault)
  {
    die("%s: %.200s", path, fault.what());
  }
}
