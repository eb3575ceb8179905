/* test_hostile_bvh.c - rays through structures on a device that rounds as badly as it may: the same bits as the host's.
 * SPDX-License-Identifier: MIT
 *
 * The shaders' own text, as C++ (glsl_to_cpp.sh): one level and two, a ray a thread and streams of a subgroup of one.
 * Each ray has another rounding, and with motion another time. Closest hits are also those of brute force over all
 * triangles, and any hits are there where closest ones are. */
#include "raysort.h"

#include "bvh_port.h"
#include "levels_reference.h"
#include "motion_reference.h"
#include "parallel.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BATCH     64u
#define MOST_NEXT 6u
#define MANY      10000000u /* rays of a scene at level 2 */

static HostileRounding anyRounding(Random *random)
{
  static const int quotients[] = {0, -3, -2, -1, 1, 2, 3, HOSTILE_RANDOM, HOSTILE_RANDOM};
  const uint32_t word = randomWord(random);
  HostileRounding rounding;
  rounding.quotient = quotients[word % 9];
  rounding.root = HOSTILE_RANDOM;
  rounding.contracts = (int)((word >> 10 & 0xff) % 3);
  rounding.splits = (int)((word >> 18 & 0xff) % 3);
  rounding.flushes = (int)(word >> 26 & 1);
  rounding.seed = word | 1u;
  return rounding;
}

/* 2: about 150 seconds on 16 processors; 3: every part of a scene is judged to the end, and each family is a scene. */
static int hostileLevel(void)
{
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  return level ? atoi(level) : 1;
}

static uint32_t rayCount(void)
{
#if defined(__SANITIZE_ADDRESS__)
  return 8 * BATCH;
#else
  return hostileLevel() > 1 ? MANY : 80 * BATCH;
#endif
}

/* ---- a scene ---- */

typedef struct Scene
{
  HostileTrace trace; /* what is the same for all its rays */
  int isLevels;
  Levels levels;
  int isMoving; /* brute force is left to test_bvh_motion */
  MotionScene motion;
  const float *times; /* of the rays that are traced now */
  Mesh mesh;
  RaysortBvhGeometry geometry;
  Bvh bvh;
  float size;
  int isTiny; /* products of its numbers are below 2^-126: a device that flushes these has other hits */
} Scene;

static int hitBox(void *user, const void *ray, void *hit)
{
  return levelsHitBox(user, (const RaysortBvhRay *)ray, (RaysortBvhHit *)hit) != VK_FALSE;
}

static VkBool32 hostTrace(Scene *scene, const RaysortBvhRay *ray, uint32_t rayFlags, const RaysortBvhHit *last,
                          RaysortBvhHit *hit)
{
  RaysortBvhHostHooks hooks = levelsHooks(&scene->levels, ~scene->trace.mask & 0xffu);
  const RaysortBvhHostHooks *given = scene->isLevels || scene->isMoving ? &hooks : NULL;
  if (scene->isMoving)
  {
    hooks.base = scene->trace.base;
    hooks.procedural = NULL;
    hooks.time = scene->times[0];
  }
  if (last)
    return raysortBvhTraceNextOnHost(scene->trace.bvh, ray, rayFlags, given, last, hit);
  return raysortBvhTraceOnHost(scene->trace.bvh, ray, rayFlags, given, hit);
}

static void portTrace(Scene *scene, HostileCall call, const RaysortBvhRay *rays, uint32_t count, uint32_t rayFlags,
                      const HostileRounding *rounding, RaysortBvhHit *hits)
{
  HostileTrace trace = scene->trace;
  trace.call = call;
  trace.rays = rays;
  trace.count = count;
  trace.rayFlags = rayFlags;
  trace.hits = hits;
  trace.times = scene->times;
  if (scene->isMoving)
    hostileTraceMotion(&trace, rounding);
  else if (scene->isLevels)
    hostileTraceTwoLevels(&trace, rounding);
  else
    hostileTraceOneLevel(&trace, rounding);
}

/* Does brute force say the same? That of one level knows nothing of opaque triangles, and of those to be skipped. */
static int isBruteForce(Scene *scene, const RaysortBvhRay *ray, uint32_t rayFlags, const RaysortBvhHit *expected,
                        RaysortBvhHit *hit)
{
  const uint32_t unknown =
      RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT | RAYSORT_BVH_RAY_CULL_OPAQUE_BIT | RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT;
  const uint32_t isHit = (expected->flags & RAYSORT_BVH_HIT_BIT) != 0;
  uint32_t count;
  if (scene->isMoving)
    return 1;
  if (scene->isLevels)
    count = levelsBruteForce(&scene->levels, ray, rayFlags, ~scene->trace.mask & 0xffu, NULL, hit, 1);
  else if (rayFlags & unknown)
    return 1;
  else
    count = bruteForce(&scene->geometry, 1, ray, rayFlags, NULL, hit, 1);
  return (count > 0) == isHit && (!isHit || memcmp(hit, expected, sizeof(*hit)) == 0);
}

static int isSameHit(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  return memcmp(a, b, sizeof(*a)) == 0;
}

/* ---- rays ---- */

typedef enum Difference
{
  CLOSEST_DIFFERS,
  BRUTE_FORCE_DIFFERS,
  ANY_DIFFERS,
  NEXT_DIFFERS,
  STREAM_DIFFERS,
  STREAM_ANY_DIFFERS,
  DIFFERENCES
} Difference;

static void tell(const char *what, const RaysortBvhRay *ray, const HostileRounding *rounding, const RaysortBvhHit *hit,
                 const RaysortBvhHit *expected)
{
  print_message(
      "# %s: from %a %a %a along %a %a %a, %g .. %g; rounding %d %d %d %d: t %a u %a v %a %u %x; host %a %a %a "
      "%u %x\n",
      what, (double)ray->origin[0], (double)ray->origin[1], (double)ray->origin[2], (double)ray->direction[0],
      (double)ray->direction[1], (double)ray->direction[2], (double)ray->tMin, (double)ray->tMax, rounding->quotient,
      rounding->contracts, rounding->splits, rounding->flushes, (double)hit->t, (double)hit->u, (double)hit->v,
      hit->primitive, hit->flags, (double)expected->t, (double)expected->u, (double)expected->v, expected->primitive,
      expected->flags);
}

/* One ray by all calls but streams. expected: the host's closest hit. isThorough: next hits, and
 * brute force, too. */
static void compareRay(Scene *scene, const RaysortBvhRay *ray, uint32_t rayFlags, const HostileRounding *rounding,
                       const RaysortBvhHit *expected, int isThorough, uint32_t differences[DIFFERENCES])
{
  const uint32_t isHit = (expected->flags & RAYSORT_BVH_HIT_BIT) != 0;
  RaysortBvhHit hit, next, host, brute;
  memset(&hit, 0, sizeof(hit));
  memset(&brute, 0, sizeof(brute));
  portTrace(scene, HOSTILE_CLOSEST, ray, 1, rayFlags, rounding, &hit);
  if (!isSameHit(&hit, expected) && differences[CLOSEST_DIFFERS]++ < 3)
    tell("closest", ray, rounding, &hit, expected);
  if (isThorough && !isBruteForce(scene, ray, rayFlags, expected, &brute) && differences[BRUTE_FORCE_DIFFERS]++ < 3)
    tell("brute force", ray, rounding, &brute, expected);
  portTrace(scene, HOSTILE_ANY, ray, 1, rayFlags, rounding, &hit);
  differences[ANY_DIFFERS] += hit.flags != isHit;
  next = host = *expected;
  for (uint32_t n = 0; isThorough && n < MOST_NEXT && host.flags & RAYSORT_BVH_HIT_BIT; ++n)
  {
    const RaysortBvhHit last = host;
    portTrace(scene, HOSTILE_NEXT, ray, 1, rayFlags, rounding, &next);
    hostTrace(scene, ray, rayFlags, &last, &host);
    if (!isSameHit(&next, &host) && differences[NEXT_DIFFERS]++ < 3)
      tell("next", ray, rounding, &next, &host);
    next = host;
  }
}

/* A batch, with the same ray flags and the same mask. */
static uint32_t compareBatch(Scene *scene, Random *random, uint32_t rayFlags, int isThorough,
                             uint32_t differences[DIFFERENCES])
{
  RaysortBvhRay rays[BATCH];
  RaysortBvhHit hits[BATCH], expected[BATCH];
  HostileRounding rounding = {0, 0, 0, 0, 0, 1};
  float times[BATCH];
  uint32_t found = 0;
  for (uint32_t i = 0; i < BATCH; ++i)
  {
    rays[i] =
        scene->isLevels ? levelsRay(&scene->levels, i, random) : nastyRay(&scene->geometry, i % 7, scene->size, random);
    times[i] = scene->isMoving ? movingTime(i % 3 ? 7 : i / 3, random) : 0;
    scene->times = &times[i];
    rounding = anyRounding(random);
    rounding.flushes = rounding.flushes && !scene->isTiny;
    found += hostTrace(scene, &rays[i], rayFlags, NULL, &expected[i]) != VK_FALSE;
    compareRay(scene, &rays[i], rayFlags, &rounding, &expected[i], isThorough, differences);
  }
  scene->times = times;
  memset(hits, 0xaa, sizeof(hits));
  portTrace(scene, HOSTILE_STREAM, rays, BATCH, rayFlags, &rounding, hits);
  for (uint32_t i = 0; i < BATCH; ++i)
    differences[STREAM_DIFFERS] += !isSameHit(&hits[i], &expected[i]);
  memset(hits, 0xaa, sizeof(hits));
  portTrace(scene, HOSTILE_STREAM_ANY, rays, BATCH, rayFlags, &rounding, hits);
  for (uint32_t i = 0; i < BATCH; ++i)
    differences[STREAM_ANY_DIFFERS] +=
        (hits[i].flags & RAYSORT_BVH_HIT_BIT) != (expected[i].flags & RAYSORT_BVH_HIT_BIT);
  return found;
}

/* Batches that one thread takes at a time: with and without ray flags and masks. */
#define PART 80u

/* Brute force says what is right, not what a device's rounding does to it, and takes six times as long as all calls.
 * Next hits are found as closest ones are. Of many rays, those of one part of 16 are enough for both. */
#define THOROUGH(part, parts) ((parts) < 16 || (part) % 16 == 0 || hostileLevel() > 2)

typedef struct Part
{
  uint32_t found, differences[DIFFERENCES];
} Part;

typedef struct Rays
{
  const Scene *scene;
  uint32_t batches, parts;
  Part *each;
} Rays;

static void comparePart(void *user, uint32_t part)
{
  const Rays *rays = (const Rays *)user;
  const uint32_t end = rays->batches - part * PART < PART ? rays->batches : (part + 1) * PART;
  Random random = {17 + 0x9e3779b9u * part};
  Scene scene = *rays->scene; /* of a thread's own: masks change */
  Part *its = &rays->each[part];
  memset(its, 0, sizeof(*its));
  for (uint32_t i = part * PART; i < end; ++i)
  {
    const uint32_t rayFlags = i % 2 ? randomWord(&random) & randomWord(&random) & 0x3fbu : 0;
    scene.trace.mask = i % 4 < 2 ? 0xff : randomWord(&random) & 0xff;
    its->found += compareBatch(&scene, &random, rayFlags, THOROUGH(part, rays->parts), its->differences);
  }
}

/* Returns how many rays hit. */
static uint32_t compareScene(const char *name, const Scene *scene, uint32_t count)
{
  const uint32_t batches = (count + BATCH - 1) / BATCH, parts = (batches + PART - 1) / PART;
  Rays rays = {scene, batches, parts, (Part *)malloc(parts * sizeof(Part))};
  uint32_t differences[DIFFERENCES] = {0}, found = 0, sum = 0;
  parallel(parts, comparePart, &rays);
  for (uint32_t i = 0; i < parts; ++i)
  {
    found += rays.each[i].found;
    for (uint32_t k = 0; k < DIFFERENCES; ++k)
      differences[k] += rays.each[i].differences[k];
  }
  free(rays.each);
  print_message("# %s: %u rays, %u hits; differences: closest %u, brute force %u, any %u, next %u, stream %u, any %u\n",
                name, batches * BATCH, found, differences[CLOSEST_DIFFERS], differences[BRUTE_FORCE_DIFFERS],
                differences[ANY_DIFFERS], differences[NEXT_DIFFERS], differences[STREAM_DIFFERS],
                differences[STREAM_ANY_DIFFERS]);
  for (uint32_t k = 0; k < DIFFERENCES; ++k)
    sum += differences[k];
  assert_int_equal(sum, 0);
  return found;
}

/* ---- tests ---- */

static uint32_t compareMesh(const char *name, Scene *scene, float size, uint32_t count)
{
  uint32_t found;
  scene->geometry = meshGeometry(&scene->mesh);
  scene->bvh = bvhBuild(&scene->geometry, 1);
  assert_int_equal(scene->bvh.result, VK_SUCCESS);
  scene->size = size;
  scene->trace.bvh = scene->bvh.memory;
  found = compareScene(name, scene, count);
  bvhFree(&scene->bvh);
  meshFree(&scene->mesh);
  return found;
}

static void testOneLevel(void **state)
{
  static const float centre[3] = {0.3f, -0.2f, 0.1f};
  Random random = {5};
  Scene scene;
  (void)state;
  memset(&scene, 0, sizeof(scene));
  meshSphere(&scene.mesh, centre, 1.7f, 8);
  assert_true(compareMesh("sphere", &scene, 2, rayCount()) > rayCount() / 10);
  memset(&scene, 0, sizeof(scene));
  meshSoup(&scene.mesh, 300, 1, &random);
  assert_true(compareMesh("soup", &scene, 1, rayCount()) > rayCount() / 10);
  memset(&scene, 0, sizeof(scene));
  meshTerrain(&scene.mesh, 12, 6, 1, 2, 4);
  assert_true(compareMesh("terrain", &scene, 6, rayCount()) > rayCount() / 10);
}

/* At level 2 all families together have as many rays as another scene. */
#define MOST_IN_FAMILY (MANY / MESH_FAMILIES)

static void testFamilies(void **state)
{
  const uint32_t most = hostileLevel() > 2 ? MANY : MOST_IN_FAMILY, count = rayCount() > most ? most : rayCount();
  uint32_t found = 0;
  (void)state;
  for (uint32_t family = 0; family < MESH_FAMILIES; ++family)
  {
    Scene scene;
    memset(&scene, 0, sizeof(scene));
    meshFamily(&scene.mesh, family, 120);
    scene.isTiny = 1; /* some of them are */
    found += compareMesh(meshFamilyNames[family], &scene, 1, count);
  }
  assert_true(found > count);
}

static void testTwoLevels(void **state)
{
  static const char *const names[2] = {"plain", "wild"};
  Random random = {9};
  (void)state;
  for (uint32_t kind = LEVELS_PLAIN; kind <= LEVELS_WILD; ++kind)
  {
    Scene scene;
    memset(&scene, 0, sizeof(scene));
    scene.isLevels = 1;
    levelsMake(&scene.levels, 40, kind, &random);
    scene.trace.bvh = scene.levels.memory + scene.levels.offsets[LEVELS_BELOW];
    scene.trace.base = scene.levels.memory;
    scene.trace.box = hitBox;
    scene.trace.user = &scene.levels;
    assert_true(compareScene(names[kind], &scene, rayCount()) > rayCount() / 10);
    levelsFree(&scene.levels);
  }
}

/* Meshes that move, and instances of all kinds that do. */
static void testMotion(void **state)
{
  static const char *const names[MOTION_KINDS] = {"shifted", "turned", "SRT", "mixed", "singular"};
  Random random = {21};
  Scene scene;
  (void)state;
  for (uint32_t kind = MOVING_EACH; kind < MOVING_KINDS; ++kind)
  {
    Moving moving;
    memset(&scene, 0, sizeof(scene));
    memset(&moving, 0, sizeof(moving));
    meshSoup(&moving.mesh, 200, 1, &random);
    movingMake(&moving, kind, 0.5f, &random);
    const RaysortBvhGeometry geometry = movingGeometry(&moving);
    scene.bvh = bvhBuild(&geometry, 1);
    assert_int_equal(scene.bvh.result, VK_SUCCESS);
    scene.isMoving = 1;
    scene.geometry = meshGeometry(&moving.mesh);
    scene.size = 1;
    scene.trace.bvh = scene.bvh.memory;
    assert_true(compareScene(movingNames[kind], &scene, rayCount() / 2) > rayCount() / 40);
    bvhFree(&scene.bvh);
    movingFree(&moving);
  }
  for (uint32_t kind = MOTION_TURNED; kind < MOTION_KINDS; ++kind)
  {
    memset(&scene, 0, sizeof(scene));
    assert_int_equal(motionScene(&scene.motion, 40, kind, &random), VK_SUCCESS);
    scene.isMoving = 1;
    scene.geometry = meshGeometry(&scene.motion.moving[1].mesh);
    scene.size = 4;
    scene.trace.bvh = scene.motion.memory + scene.motion.offsets[MOTION_BELOWS];
    scene.trace.base = scene.motion.memory;
    assert_true(compareScene(names[kind], &scene, rayCount() / 2) > rayCount() / 40);
    motionFree(&scene.motion);
  }
}

/* The box test of the shaders has room for all that the triangle test takes, and for what is rounded badly: rays that
 * end at t, or begin there. Each has a triangle of its own. */
typedef struct Room
{
  uint32_t hits, misses[2];
} Room;

#define ROOM_PART 5120u

static void roomRay(Random *random, Room *room)
{
  float vertices[9];
  RaysortBvhRay ray = thinRay(vertices, random), from = ray, to = ray;
  HostileRounding rounding = anyRounding(random);
  RaysortBvhHit hit, again;
  Scene scene;
  memset(&scene, 0, sizeof(scene));
  scene.geometry = oneTriangle(vertices);
  scene.bvh = bvhBuild(&scene.geometry, 1);
  scene.trace.bvh = scene.bvh.memory;
  rounding.flushes = 0;
  if (bvhHeader(scene.bvh.memory).recordCount > 0 && hostTrace(&scene, &ray, 0, NULL, &hit))
  {
    from.tMin = to.tMax = hit.t;
    portTrace(&scene, HOSTILE_CLOSEST, &from, 1, 0, &rounding, &again);
    room->misses[0] += !isSameHit(&again, &hit);
    portTrace(&scene, HOSTILE_CLOSEST, &to, 1, 0, &rounding, &again);
    room->misses[1] += !isSameHit(&again, &hit);
    ++room->hits;
  }
  bvhFree(&scene.bvh);
}

static void roomPart(void *user, uint32_t part)
{
  Random random = {1 + 0x9e3779b9u * part};
  Room *room = (Room *)user + part;
  memset(room, 0, sizeof(*room));
  for (uint32_t i = 0; i < ROOM_PART; ++i)
    roomRay(&random, room);
}

static void testRoom(void **state)
{
  const uint32_t count = rayCount() < MANY ? 10 * rayCount() : rayCount(), parts = (count + ROOM_PART - 1) / ROOM_PART;
  Room *rooms = (Room *)malloc(parts * sizeof(Room)), sum = {0, {0, 0}};
  (void)state;
  parallel(parts, roomPart, rooms);
  for (uint32_t i = 0; i < parts; ++i)
  {
    sum.hits += rooms[i].hits;
    sum.misses[0] += rooms[i].misses[0];
    sum.misses[1] += rooms[i].misses[1];
  }
  free(rooms);
  print_message("# room: %u rays, %u hits; from t on %u misses, up to t %u\n", parts * ROOM_PART, sum.hits,
                sum.misses[0], sum.misses[1]);
  assert_true(sum.hits > parts * ROOM_PART / 2);
  assert_int_equal(sum.misses[0] + sum.misses[1], 0);
}

/* Times below 2^-126 are 0. A plain triangle flushes what is below 2^-126 at times below 2^-40 too. A quaternion
 * shorter than 2^-5, a part of it below 2^-20, a pivot below 2^-40 or a translation below 2^-100 takes the longer
 * way. */
static void testEdgesOfMotion(void **state)
{
  static const struct
  {
    uint32_t word;
    float value;
    int isSteady;
  } cases[] = {{0, 1, 1},        {9, 0x1p-19f, 1},  {9, 0x1p-21f, 0},   {3, 0x1p-39f, 1},
               {3, 0x1p-41f, 0}, {13, 0x1p-99f, 1}, {13, 0x1p-101f, 0}, {12, 0x1.1p-5f, 1},
               {12, 0x1p-6f, 0}, {12, 0x1p-8f, 0},  {12, 1023, 1},      {12, 1025, 0}};
  (void)state;
  assert_true(hostileTimeOf(1e-39f) == 0 && hostileTimeOf(0x1p-126f) == 0x1p-126f && hostileTimeOf(-1) == 0);
  assert_true(hostileTimeOf(2) == 1 && hostileTimeOf(0.25f) == 0.25f);
  assert_true(hostilePlainCorner(0x1p-60f, 0x1p-65f) == 0x1p-125f);
  assert_true(hostilePlainCorner(0x1p-60f, 0x1p-67f) == 0);
  assert_true(hostilePlainCorner(0x1p-60f, 0x1p-41f) == 0x1p-101f);
  assert_true(hostilePlainCorner(0x1p-86f, 0x1p-41f) == 0);
  for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i)
  {
    float srt[32] __attribute__((aligned(16))) = {0};
    for (uint32_t end = 0; end < 2; ++end)
    {
      srt[16 * end] = srt[16 * end + 4] = srt[16 * end + 7] = srt[16 * end + 12] = 1;
      srt[16 * end + cases[i].word] = cases[i].value;
    }
    if (hostileIsSteady(srt, 0.5f) != cases[i].isSteady)
      fail_msg("case %u: word %u is %g", i, cases[i].word, (double)cases[i].value);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testOneLevel),  cmocka_unit_test(testFamilies),
                                     cmocka_unit_test(testTwoLevels), cmocka_unit_test(testMotion),
                                     cmocka_unit_test(testRoom),      cmocka_unit_test(testEdgesOfMotion)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("hostile_bvh", tests, NULL, NULL);
}
