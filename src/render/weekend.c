/* SPDX-License-Identifier: MIT */
#include "../base/base.h"
#include "../weekend.h"

#define RAYSORT_PRIVATE_LARGEST_FLOAT 3.402823466e38 /* FLT_MAX */

/* ---- heads and dumps ---- */

/* A built-in type and its numbers. */
typedef struct raysort_type
{
  uint32_t count;
  const char *names[4];
  double low[4];
} raysort_type;

#define RAYSORT_PRIVATE_ANY      (-RAYSORT_PRIVATE_LARGEST_FLOAT)
#define RAYSORT_PRIVATE_POSITIVE 1.175494351e-38 /* FLT_MIN */

static const raysort_type raysort_materialTypes[RAYSORT_MATERIAL_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {3, {"albedo red", "albedo green", "albedo blue", NULL}, {0, 0, 0, 0}},
    {4, {"albedo red", "albedo green", "albedo blue", "fuzz"}, {0, 0, 0, 0}},
    {1, {"index of refraction", NULL, NULL, NULL}, {RAYSORT_PRIVATE_POSITIVE, 0, 0, 0}}};

static const raysort_type raysort_hittableTypes[RAYSORT_HITTABLE_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {4,
     {"centre x", "centre y", "centre z", "radius"},
     {RAYSORT_PRIVATE_ANY, RAYSORT_PRIVATE_ANY, RAYSORT_PRIVATE_ANY, RAYSORT_PRIVATE_ANY}}};

/* One of the two pools of a scene. */
typedef struct raysort_pool
{
  const char *name;
  const raysort_type *known;
  uint32_t knownCount, firstType, typeCount;
  void *heads; /* RaysortHittable, or its first two words: RaysortMaterial */
  size_t headSize;
  float *dump; /* NULL: the scene is dry */
  uint32_t capacity, dumpCapacity, count, dumpCount;
} raysort_pool;

static raysort_pool raysort_poolOf(const RaysortScene *scene, int isHittable)
{
  const raysort_pool pools[2] = {
      {"material", raysort_materialTypes, RAYSORT_MATERIAL_USER, RAYSORT_MATERIAL_LAMBERTIAN, scene->materialTypes,
       scene->materials, sizeof(RaysortMaterial), scene->materialDump, scene->materialCapacity,
       scene->materialDumpCapacity, scene->materialCount, scene->materialDumpCount},
      {"hittable", raysort_hittableTypes, RAYSORT_HITTABLE_USER, RAYSORT_HITTABLE_SPHERE, scene->hittableTypes,
       scene->hittables, sizeof(RaysortHittable), scene->hittableDump, scene->hittableCapacity,
       scene->hittableDumpCapacity, scene->hittableCount, scene->hittableDumpCount}};
  raysort_pool pool = pools[isHittable];
  pool.typeCount = pool.typeCount ? pool.typeCount : pool.knownCount;
  if (!scene->materials)
  {
    pool.capacity = pool.dumpCapacity = RAYSORT_MAX_COUNT;
    pool.dump = NULL;
  }
  return pool;
}

static VkResult raysort_refuseHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index, VkResult result,
                                   const char *field, uint64_t value, uint64_t low, uint64_t high)
{
  raysort_errors to = raysort_listen(scene->message, scene->messageUser);
  return raysort_report(&to, result, "RaysortScene: %s %u: %s is %llu, must be %llu .. %llu", pool->name,
                        (unsigned)index, field, (raysort_u64)value, (raysort_u64)low, (raysort_u64)high);
}

static VkResult raysort_checkNumbers(const RaysortScene *scene, const raysort_pool *pool, uint32_t type,
                                     const void *data, size_t size)
{
  const raysort_type *known = type < pool->knownCount ? &pool->known[type] : NULL;
  const int isSphere = pool->headSize == sizeof(RaysortHittable) && type == RAYSORT_HITTABLE_SPHERE;
  float numbers[4] = {0, 0, 0, 0};
  raysort_errors to = raysort_listen(scene->message, scene->messageUser);
  char field[96];
  uint32_t i;

  if ((!data && size) || (known && size < known->count * sizeof(float)))
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "size of data", data ? size : 0,
                              known ? known->count * sizeof(float) : 1, RAYSORT_MAX_COUNT);
  if (!known)
    return VK_SUCCESS;
  memcpy(numbers, data, known->count * sizeof(float));
  for (i = 0; i < known->count; ++i)
  {
    snprintf(field, sizeof(field), "RaysortScene: %s %u: %s", pool->name, (unsigned)pool->count, known->names[i]);
    raysort_checkNumber(&to, field, (double)numbers[i], known->low[i], RAYSORT_PRIVATE_LARGEST_FLOAT);
  }
  if (isSphere && !(numbers[3] < 0 || numbers[3] > 0))
    raysort_refuse(&to, "RaysortScene: hittable %u: radius is 0, must be positive, or negative (hollow)",
                   (unsigned)pool->count);
  return to.result;
}

/* Checks everything, then writes the numbers and the head. */
static VkResult raysort_addHead(const RaysortScene *scene, raysort_pool *pool, uint32_t type, uint32_t mat,
                                const void *data, size_t size, uint32_t *index)
{
  const uint64_t elements = (uint64_t)(size / RAYSORT_DUMP_BYTES) + (size % RAYSORT_DUMP_BYTES != 0);
  const RaysortHittable head = {type, elements ? pool->dumpCount : 0, mat}; /* element 0 is always there */
  VkResult result;

  if (type < pool->firstType || type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "type", type, pool->firstType,
                              pool->typeCount - 1);
  result = raysort_checkNumbers(scene, pool, type, data, size);
  if (result != VK_SUCCESS)
    return result;
  if (pool->count >= pool->capacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of heads",
                              (uint64_t)pool->count + 1, 0, pool->capacity);
  if (pool->dumpCount + elements > pool->dumpCapacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of dump elements",
                              pool->dumpCount + elements, 0, pool->dumpCapacity);
  if (pool->dump && elements)
  {
    char *to = (char *)pool->dump + (size_t)pool->dumpCount * RAYSORT_DUMP_BYTES;
    memcpy(to, data, size);
    memset(to + size, 0, (size_t)elements * RAYSORT_DUMP_BYTES - size);
  }
  if (scene->materials)
    memcpy((char *)pool->heads + pool->count * pool->headSize, &head, pool->headSize);
  if (index)
    *index = pool->count;
  pool->count += 1;
  pool->dumpCount += (uint32_t)elements;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_pool pool = raysort_poolOf(scene, 0);
  const VkResult result = raysort_addHead(scene, &pool, type, 0, data, size, index);
  scene->materialCount = pool.count;
  scene->materialDumpCount = pool.dumpCount;
  return result;
}

RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_errors to = raysort_listen(scene->message, scene->messageUser);
  raysort_pool pool = raysort_poolOf(scene, 1);
  VkResult result;
  if (scene->materialCount == 0)
    return raysort_refuse(&to, "RaysortScene: a hittable is added before any material");
  if (mat >= scene->materialCount)
    return raysort_refuseHead(scene, &pool, pool.count, VK_ERROR_VALIDATION_FAILED_EXT, "mat", mat, 0,
                              scene->materialCount - 1);
  result = raysort_addHead(scene, &pool, type, mat, data, size, index);
  scene->hittableCount = pool.count;
  scene->hittableDumpCount = pool.dumpCount;
  return result;
}

/* Adds an array of `count` elements of `size` bytes to the layout and returns its offset. */
static VkDeviceSize raysort_layoutRecords(RaysortSceneLayout *layout, uint32_t count, VkDeviceSize size)
{
  const VkDeviceSize offset = layout->size;
  layout->size = raysort_align(offset + count * size, RAYSORT_DUMP_BYTES);
  return offset;
}

RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout)
{
  memset(layout, 0, sizeof(*layout));
  layout->materialCount = scene->materialCount;
  layout->materialDumpCount = scene->materialDumpCount;
  layout->hittableCount = scene->hittableCount;
  layout->hittableDumpCount = scene->hittableDumpCount;
  layout->materialsOffset = raysort_layoutRecords(layout, scene->materialCount, sizeof(RaysortMaterial));
  layout->materialDumpOffset = raysort_layoutRecords(layout, scene->materialDumpCount, RAYSORT_DUMP_BYTES);
  layout->hittablesOffset = raysort_layoutRecords(layout, scene->hittableCount, sizeof(RaysortHittable));
  layout->hittableDumpOffset = raysort_layoutRecords(layout, scene->hittableDumpCount, RAYSORT_DUMP_BYTES);
  layout->size += RAYSORT_DUMP_BYTES; /* an empty dump has one element too: heads point to it */
}

RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout)
{
  char *bytes = (char *)memory;
  scene->materials = (RaysortMaterial *)(void *)(bytes + layout->materialsOffset);
  scene->materialDump = (float *)(void *)(bytes + layout->materialDumpOffset);
  scene->hittables = (RaysortHittable *)(void *)(bytes + layout->hittablesOffset);
  scene->hittableDump = (float *)(void *)(bytes + layout->hittableDumpOffset);
  scene->materialCapacity = layout->materialCount;
  scene->materialDumpCapacity = layout->materialDumpCount;
  scene->hittableCapacity = layout->hittableCount;
  scene->hittableDumpCapacity = layout->hittableDumpCount;
  scene->materialCount = scene->materialDumpCount = 0;
  scene->hittableCount = scene->hittableDumpCount = 0;
}

static VkResult raysort_checkHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index)
{
  RaysortHittable head = {0, 0, 0};
  int hasNumbers;
  memcpy(&head, (const char *)pool->heads + index * pool->headSize, pool->headSize);
  if (head.type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "type", head.type, 0,
                              pool->typeCount - 1);
  hasNumbers = head.type < pool->knownCount ? pool->known[head.type].count != 0 : head.ptr != 0;
  if (hasNumbers && head.ptr >= pool->dumpCount)
    return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "ptr", head.ptr, 0,
                              pool->dumpCount ? pool->dumpCount - 1 : 0);
  if (pool->headSize == sizeof(head) && head.mat >= scene->materialCount)
    return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "mat", head.mat, 0,
                              scene->materialCount ? scene->materialCount - 1 : 0);
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortVerifyScene(const RaysortScene *scene)
{
  raysort_errors to = raysort_listen(scene->message, scene->messageUser);
  VkResult result = VK_SUCCESS;
  int isHittable;
  if (!scene->materials)
    return raysort_refuse(&to, "RaysortScene.materials is NULL: a dry scene cannot be checked");
  for (isHittable = 0; isHittable < 2; ++isHittable)
  {
    const raysort_pool pool = raysort_poolOf(scene, isHittable);
    uint32_t i;
    for (i = 0; i < pool.count && result == VK_SUCCESS; ++i)
      result = raysort_checkHead(scene, &pool, i);
  }
  return result;
}

/* ---- camera ---- */

/* The square root of x > 0, so that a program need not link libm. Newton's steps come down to the root. 38 steps are
 * enough for 2^63, the largest x of a camera. */
static double raysort_sqrt(double x)
{
  double root = x > 1 ? x : 1, next = (root + x / root) / 2;
  uint32_t steps;
  for (steps = 0; steps < 600 && next < root; ++steps)
  {
    root = next;
    next = (root + x / root) / 2;
  }
  return root;
}

/* The tangent of x, 0 <= x < pi / 2. The last of the 40 terms is below 1e-40. */
static double raysort_tan(double x)
{
  double term = 1, sine = 0, cosine = 0;
  uint32_t k;
  for (k = 0; k < 40; ++k)
  {
    if (k % 2 == 0)
      cosine += k % 4 == 0 ? term : -term;
    else
      sine += k % 4 == 1 ? term : -term;
    term *= x / (double)(k + 1);
  }
  return sine / cosine;
}

static double raysort_length(const double v[3])
{
  return raysort_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void raysort_cross(const double a[3], const double b[3], double product[3])
{
  product[0] = a[1] * b[2] - a[2] * b[1];
  product[1] = a[2] * b[0] - a[0] * b[2];
  product[2] = a[0] * b[1] - a[1] * b[0];
}

/* A camera while it is made: with defaults filled in. Its axes point to the right, up, and backwards. */
typedef struct raysort_camera
{
  double up[3], right[3], top[3], back[3];
  double focusDistance, fieldOfView;
} raysort_camera;

static void raysort_checkCameraNumbers(raysort_errors *to, const RaysortCameraInfo *info)
{
  static const char *const fields[9] = {
      "RaysortCameraInfo.from[0]", "RaysortCameraInfo.from[1]", "RaysortCameraInfo.from[2]",
      "RaysortCameraInfo.at[0]",   "RaysortCameraInfo.at[1]",   "RaysortCameraInfo.at[2]",
      "RaysortCameraInfo.up[0]",   "RaysortCameraInfo.up[1]",   "RaysortCameraInfo.up[2]"};
  const double *const vectors[3] = {info->from, info->at, info->up};
  uint32_t i;
  for (i = 0; i < 9; ++i)
    raysort_checkNumber(to, fields[i], vectors[i / 3][i % 3], -1e9, 1e9);
  if (!raysort_isZero(info->fieldOfView))
    raysort_checkNumber(to, "RaysortCameraInfo.fieldOfView (degrees)", info->fieldOfView, 1e-6, 179.999);
  raysort_checkNumber(to, "RaysortCameraInfo.defocusAngle (degrees)", info->defocusAngle, 0, 179.999);
  raysort_checkRange(to, "RaysortCameraInfo.width", info->width, 1, RAYSORT_MAX_COUNT);
  raysort_checkRange(to, "RaysortCameraInfo.height", info->height, 1, RAYSORT_MAX_COUNT);
}

/* Computes the axes, and checks that fp32 can tell the focus distance from the camera's own place. */
static VkResult raysort_aimCamera(raysort_errors *to, const RaysortCameraInfo *info, raysort_camera *made)
{
  double distance, length, farthest = 0;
  uint32_t i;

  memset(made, 0, sizeof(*made));
  memcpy(made->up, info->up, sizeof(made->up));
  if (raysort_length(made->up) < 1e-9)
    made->up[1] = 1;
  for (i = 0; i < 3; ++i)
  {
    made->back[i] = info->from[i] - info->at[i];
    farthest = info->from[i] > farthest ? info->from[i] : -info->from[i] > farthest ? -info->from[i] : farthest;
  }
  distance = raysort_length(made->back);
  if (distance < 1e-9)
    return raysort_refuse(to, "RaysortCameraInfo.from and .at are the same point: (%g, %g, %g)", info->from[0],
                          info->from[1], info->from[2]);
  for (i = 0; i < 3; ++i)
    made->back[i] /= distance;
  raysort_cross(made->up, made->back, made->right);
  length = raysort_length(made->right);
  if (length < 1e-6 * raysort_length(made->up))
    return raysort_refuse(to, "RaysortCameraInfo.up is parallel to the view: (%g, %g, %g)", made->up[0], made->up[1],
                          made->up[2]);
  for (i = 0; i < 3; ++i)
    made->right[i] /= length;
  raysort_cross(made->back, made->right, made->top);
  made->focusDistance = raysort_isZero(info->focusDistance) ? distance : info->focusDistance;
  made->fieldOfView = raysort_isZero(info->fieldOfView) ? 90 : info->fieldOfView;
  return raysort_checkNumber(to, "RaysortCameraInfo.focusDistance", made->focusDistance,
                             farthest > 1e-3 ? 1e-6 * farthest : 1e-9, 1e9);
}

RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera)
{
  const double halfDegree = 3.14159265358979323846 / 180 / 2;
  double width, height, lens;
  raysort_camera made;
  uint32_t i;
  raysort_errors to = raysort_listen(info->message, info->messageUser);
  if (!raysort_roundsToNearest())
    raysort_refuse(&to, "raysortMakeCamera: the thread does not round to nearest (see fesetround)");
  raysort_checkCameraNumbers(&to, info);
  if (to.result != VK_SUCCESS || raysort_aimCamera(&to, info, &made) != VK_SUCCESS)
    return to.result;
  height = 2 * raysort_tan(made.fieldOfView * halfDegree) * made.focusDistance;
  width = height * info->width / info->height;
  lens = made.focusDistance * raysort_tan(info->defocusAngle * halfDegree);
  if (width > 1e18 || height > 1e18 || lens > 1e18) /* the square of a longer vector would overflow fp32 */
    return raysort_refuse(
        &to, "RaysortCameraInfo: fieldOfView, defocusAngle, focusDistance and width / height together give "
             "a picture plane or a lens larger than 1e18");
  memset(camera, 0, sizeof(*camera));
  for (i = 0; i < 3; ++i)
  {
    camera->origin[i] = (float)info->from[i];
    camera->horizontal[i] = (float)(width * made.right[i]);
    camera->vertical[i] = (float)(height * made.top[i]);
    camera->lowerLeftCorner[i] = (float)(info->from[i] - width / 2 * made.right[i] - height / 2 * made.top[i] -
                                         made.focusDistance * made.back[i]);
    camera->lensU[i] = (float)(lens * made.right[i]);
    camera->lensV[i] = (float)(lens * made.top[i]);
  }
  return VK_SUCCESS;
}
