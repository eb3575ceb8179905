/* bench_host.c - structures built and rays traced by one thread of the host, against Embree on one thread.
 * SPDX-License-Identifier: MIT
 *
 * Times are of this thread's processor, the best of some runs, each run of one after one of the other, so that what
 * else the machine does harms both alike. Embree is also an oracle: every ray's hits are compared, and where they
 * differ exact arithmetic says who is wrong. Without Embree (Debian: libembree-dev) there are the library's own figures
 * alone. Scenes in motion have two steps of time in Embree too, and rays have random times. */
#include "bench.h"
#include "bvh_reference.h"
#include "exact.h"
#include "scenes.h"

#include <float.h>
#include <math.h>

#ifdef BENCH_EMBREE
#include <embree3/rtcore.h>
#endif

#define ODD_RAYS    20000u /* of so many rays one may be wrong: it meets an edge against the sky, say */
#define MOST_JUDGED 200u   /* rays that differ, of a kind: exact arithmetic tries all triangles */

enum
{
  PEER_FAST,   /* as Embree is by default: rays may slip between triangles */
  PEER_ROBUST, /* watertight, as raysort is */
  PEER_COUNT
};

typedef struct Bench
{
  Scene scene;
  HostBvh bvh;
  RaySet rays;
  uint32_t runs;
  RaysortBvhHit *hits;
  float *times; /* of the peer's hits; negative: a miss */
  double buildMs, peerBuildMs[PEER_COUNT];
#ifdef BENCH_EMBREE
  RTCDevice device;
  RTCScene peers[PEER_COUNT];
#endif
} Bench;

typedef struct Row
{
  double ms, peerMs[PEER_COUNT];
  double nodes, triangles;    /* visited and tested, a ray that is alive */
  uint32_t hitOrMiss, tooFar; /* rays that differ from the robust peer: at all; in t, by more than rounding explains */
  uint32_t judged, wrong, peerWrong; /* of these: looked at, and by exact arithmetic */
} Row;

/* ---- the peer ---- */

#ifdef BENCH_EMBREE
static void buildPeer(Bench *bench, uint32_t peer)
{
  const Scene *scene = &bench->scene;
  bench->peers[peer] = rtcNewScene(bench->device);
  RTCGeometry geometry = rtcNewGeometry(bench->device, RTC_GEOMETRY_TYPE_TRIANGLE);
  const float *const ends[2] = {scene->vertices, scene->later};
  rtcSetGeometryTimeStepCount(geometry, scene->later ? 2 : 1);
  for (uint32_t step = 0; step < (scene->later ? 2u : 1u); ++step)
    memcpy(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, step, RTC_FORMAT_FLOAT3, 12, scene->vertexCount),
           ends[step], (size_t)scene->vertexCount * 12);
  void *indices =
      rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, scene->triangleCount);
  memcpy(indices, scene->indices, (size_t)scene->triangleCount * 12);
  rtcSetSceneFlags(bench->peers[peer], peer == PEER_ROBUST ? RTC_SCENE_FLAG_ROBUST : RTC_SCENE_FLAG_NONE);
  rtcCommitGeometry(geometry);
  rtcAttachGeometry(bench->peers[peer], geometry);
  rtcReleaseGeometry(geometry);
  const double start = processorSeconds();
  rtcCommitScene(bench->peers[peer]);
  bench->peerBuildMs[peer] = 1000 * (processorSeconds() - start);
}

static void openPeers(Bench *bench)
{
  bench->device = rtcNewDevice("threads=1,set_affinity=0");
  if (!bench->device)
    die("Embree does not start");
}

/* Embree turns at a constant speed, raysort as Vulkan's instances do: hits of instances that turn are not compared. */
static void turnPeer(RTCGeometry geometry, const RaysortBvhMotionInstance *turning)
{
  rtcSetGeometryTimeStepCount(geometry, 2);
  for (uint32_t step = 0; step < 2; ++step)
  {
    struct RTCQuaternionDecomposition srt;
    float key[16];
    memcpy(key, turning->data + 16 * step, sizeof(key));
    rtcInitQuaternionDecomposition(&srt);
    rtcQuaternionDecompositionSetScale(&srt, key[0], key[4], key[7]);
    rtcQuaternionDecompositionSetQuaternion(&srt, key[12], key[9], key[10], key[11]);
    rtcQuaternionDecompositionSetTranslation(&srt, key[13], key[14], key[15]);
    rtcSetGeometryTransformQuaternion(geometry, step, &srt);
  }
}

/* A scene of instances of the one that is there, in its place. */
static void addPeerLevel(Bench *bench, uint32_t peer)
{
  RTCScene top = rtcNewScene(bench->device);
  rtcSetSceneFlags(top, peer == PEER_ROBUST ? RTC_SCENE_FLAG_ROBUST : RTC_SCENE_FLAG_NONE);
  for (uint32_t i = 0; i < bench->scene.instanceCount; ++i)
  {
    RTCGeometry geometry = rtcNewGeometry(bench->device, RTC_GEOMETRY_TYPE_INSTANCE);
    rtcSetGeometryInstancedScene(geometry, bench->peers[peer]);
    if (bench->scene.turning)
      turnPeer(geometry, &bench->scene.turning[i]);
    else
      rtcSetGeometryTransform(geometry, 0, RTC_FORMAT_FLOAT3X4_ROW_MAJOR, bench->scene.instances[i]);
    rtcCommitGeometry(geometry);
    rtcAttachGeometryByID(top, geometry, i);
    rtcReleaseGeometry(geometry);
  }
  rtcCommitScene(top);
  rtcReleaseScene(bench->peers[peer]); /* the instances hold it */
  bench->peers[peer] = top;
}

static void buildPeers(Bench *bench)
{
  for (uint32_t peer = 0; peer < PEER_COUNT; ++peer)
  {
    buildPeer(bench, peer);
    if (bench->scene.instanceCount)
      addPeerLevel(bench, peer);
  }
}

static void freePeers(Bench *bench)
{
  for (uint32_t peer = 0; peer < PEER_COUNT; ++peer)
    rtcReleaseScene(bench->peers[peer]);
}

static void tracePeer(Bench *bench, uint32_t peer, enum RayKind kind)
{
  struct RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  for (uint32_t i = 0; i < bench->rays.count; ++i)
  {
    const RaysortBvhRay *ray = &bench->rays.rays[kind][i];
    struct RTCRayHit query;
    if (ray->tMin > ray->tMax)
    {
      bench->times[i] = -1;
      continue;
    }
    memset(&query, 0, sizeof(query));
    query.ray.org_x = ray->origin[0];
    query.ray.org_y = ray->origin[1];
    query.ray.org_z = ray->origin[2];
    query.ray.tnear = ray->tMin;
    query.ray.dir_x = ray->direction[0];
    query.ray.dir_y = ray->direction[1];
    query.ray.dir_z = ray->direction[2];
    query.ray.tfar = ray->tMax;
    query.ray.time = bench->rays.times[kind][i];
    query.ray.mask = 0xffffffffu;
    query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    if (isAnyHit(kind))
    {
      rtcOccluded1(bench->peers[peer], &context, &query.ray);
      bench->times[i] = query.ray.tfar < 0 ? 0 : -1;
    }
    else
    {
      rtcIntersect1(bench->peers[peer], &context, &query);
      bench->times[i] = query.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1 : query.ray.tfar;
    }
  }
}
#endif

/* ---- ours ---- */

static void traceOurs(Bench *bench, enum RayKind kind)
{
  const uint32_t flags = isAnyHit(kind) ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0;
  for (uint32_t i = 0; i < bench->rays.count; ++i)
    hostBvhTrace(&bench->bvh, &bench->rays.rays[kind][i], bench->rays.times[kind][i], flags, &bench->hits[i]);
}

#ifdef BENCH_EMBREE
/* How far t may be off: units of rounding of the largest coordinate that took part, over the cosine to the triangle. */
static float toleranceOf(const Bench *bench, const RaysortBvhRay *ray, float time, const RaysortBvhHit *hit)
{
  const Scene *scene = &bench->scene;
  float a[3], b[3], c[3];
  double length = 0, along = 0, largest = 0;
  sceneCorner(scene, hit, 0, time, a);
  sceneCorner(scene, hit, 1, time, b);
  sceneCorner(scene, hit, 2, time, c);
  for (uint32_t k = 0; k < 3; ++k)
  {
    const uint32_t i = (k + 1) % 3, j = (k + 2) % 3;
    const double n = ((double)b[i] - a[i]) * ((double)c[j] - a[j]) - ((double)b[j] - a[j]) * ((double)c[i] - a[i]);
    length += n * n;
    along += n * ray->direction[k];
    largest = fmax(largest, fmax(fabs(ray->origin[k]), fmax(fmax(fabs(a[k]), fabs(b[k])), fabs(c[k]))));
  }
  return (float)(64 * 0x1p-24 * largest * sqrt(length) / fmax(fabs(along), 1e-30));
}

/* The exact t, or a negative one for a miss. */
static double exactOf(const Scene *scene, const RaysortBvhRay *ray, float time)
{
  double best = -1, t;
  RaysortBvhHit hit;
  memset(&hit, 0, sizeof(hit));
  for (uint32_t i = 0; i < scene->triangleCount; ++i)
  {
    float vertices[3][3];
    hit.primitive = i;
    for (uint32_t n = 0; n < 3; ++n)
      sceneCorner(scene, &hit, n, time, vertices[n]);
    if (exactHit(ray, vertices, &t) && t >= (double)ray->tMin && t <= (double)ray->tMax && (best < 0 || t < best))
      best = t;
  }
  return best;
}

/* A ray of which the hits differ. With instances the rays that are traced are others, rounded by each in its way. */
static void judge(const Bench *bench, enum RayKind kind, uint32_t i, int isInT, Row *row)
{
  const RaysortBvhHit *hit = &bench->hits[i];
  if (bench->scene.instanceCount || row->judged == MOST_JUDGED)
    return;
  const double t = exactOf(&bench->scene, &bench->rays.rays[kind][i], bench->rays.times[kind][i]);
  const int isWrong = isInT ? fabs((double)hit->t - t) > fabs((double)bench->times[i] - t)
                            : (t >= 0) != ((hit->flags & RAYSORT_BVH_HIT_BIT) != 0);
  ++row->judged;
  row->wrong += (uint32_t)isWrong;
  row->peerWrong += (uint32_t)!isWrong;
}

/* Against the robust peer, which traced last. */
static void compareHits(const Bench *bench, enum RayKind kind, Row *row)
{
  for (uint32_t i = 0; i < bench->rays.count && !bench->scene.turning; ++i)
  {
    const RaysortBvhHit *hit = &bench->hits[i];
    const int isHit = (hit->flags & RAYSORT_BVH_HIT_BIT) != 0, isPeerHit = bench->times[i] >= 0;
    const int isTooFar = isHit && isPeerHit && !isAnyHit(kind) &&
                         fabsf(hit->t - bench->times[i]) >
                             toleranceOf(bench, &bench->rays.rays[kind][i], bench->rays.times[kind][i], hit);
    row->hitOrMiss += isHit != isPeerHit;
    row->tooFar += (uint32_t)isTooFar;
    if (isHit != isPeerHit || isTooFar)
      judge(bench, kind, i, isTooFar, row);
  }
}
#endif

/* By a walk that visits what the device's kernels visit. It knows one level only, and no motion. */
static void countVisits(const Bench *bench, enum RayKind kind, Row *row)
{
  uint64_t nodes = 0, records = 0;
  if (bench->scene.instanceCount || sceneMoves(&bench->scene))
    return;
  for (uint32_t i = 0; i < bench->rays.count; ++i)
  {
    const RaysortBvhRay *ray = &bench->rays.rays[kind][i];
    if (ray->tMin > ray->tMax)
      continue;
    const Walk walk = walkBvh(bench->bvh.memory, ray, isAnyHit(kind) ? VK_TRUE : VK_FALSE);
    nodes += walk.nodes;
    records += walk.records;
  }
  row->nodes = (double)nodes / bench->rays.active[kind];
  row->triangles = (double)records / bench->rays.active[kind];
}

static double keepBest(double best, double start)
{
  const double ms = 1000 * (processorSeconds() - start);
  return best > 0 && best < ms ? best : ms;
}

static Row timeKind(Bench *bench, enum RayKind kind)
{
  Row row;
  memset(&row, 0, sizeof(row));
  for (uint32_t run = 0; run < bench->runs; ++run)
  {
    double start = processorSeconds();
    traceOurs(bench, kind);
    row.ms = keepBest(row.ms, start);
#ifdef BENCH_EMBREE
    for (uint32_t peer = 0; peer < PEER_COUNT; ++peer)
    {
      start = processorSeconds();
      tracePeer(bench, peer, kind);
      row.peerMs[peer] = keepBest(row.peerMs[peer], start);
    }
#endif
  }
  countVisits(bench, kind, &row);
#ifdef BENCH_EMBREE
  compareHits(bench, kind, &row);
#endif
  return row;
}

/* ---- a scene ---- */

static double rateOf(double things, double ms)
{
  return ms > 0 ? things / (1e3 * ms) : 0;
}

static void buildAll(Bench *bench)
{
  for (uint32_t run = 0; run < bench->runs; ++run)
  {
    if (run > 0)
      hostBvhFree(&bench->bvh);
    bench->bvh = hostBvhBuild(&bench->scene);
    bench->buildMs = run > 0 && bench->buildMs < bench->bvh.milliseconds ? bench->buildMs : bench->bvh.milliseconds;
  }
#ifdef BENCH_EMBREE
  buildPeers(bench);
#endif
}

static void printRow(const char *name, double active, const Row *row)
{
  char text[6][16];
  printf("%-9s %8.0f %6s %6s %8.3f %8s %8s %7s %7s   %u %u; %u %u\n", name, active, benchFigure(text[4], row->nodes, 1),
         benchFigure(text[5], row->triangles, 1), rateOf(active, row->ms),
         benchFigure(text[0], rateOf(active, row->peerMs[PEER_FAST]), 3),
         benchFigure(text[1], rateOf(active, row->peerMs[PEER_ROBUST]), 3),
         benchFigure(text[2], row->peerMs[PEER_FAST] / row->ms, 3),
         benchFigure(text[3], row->peerMs[PEER_ROBUST] / row->ms, 3), row->hitOrMiss, row->tooFar, row->wrong,
         row->peerWrong);
}

/* Adds up the rays, and those that differ, except for those where Embree is wrong. */
static void benchScene(Bench *bench, const char *name, uint32_t triangles, const Arguments *arguments, FILE *json,
                       uint64_t *traced, uint64_t *differ)
{
  char text[16];
  sceneMake(&bench->scene, name, triangles);
  buildAll(bench);
  const double count = bench->scene.triangleCount;
  printf("\n%s: %u triangles, %.1f bytes each; built in %.0f ms, %.2f Mtri/s (Embree %s)\n", bench->scene.name,
         bench->scene.triangleCount, (double)bench->bvh.size / count, bench->buildMs, rateOf(count, bench->buildMs),
         benchFigure(text, rateOf(count, bench->peerBuildMs[PEER_FAST]), 2));
  fprintf(json, "%s\n {\"scene\": \"%s\", \"triangles\": %.0f, \"build_mtris\": %.3f, \"embree_build_mtris\": %.3f",
          ftell(json) > 2 ? "," : "", bench->scene.name, count, rateOf(count, bench->buildMs),
          rateOf(count, bench->peerBuildMs[PEER_FAST]));
  bench->rays = raySetMake(&bench->scene, &bench->bvh, arguments->width ? arguments->width : 480,
                           arguments->height ? arguments->height : 270);
  bench->hits = (RaysortBvhHit *)allocate(bench->rays.count * sizeof(RaysortBvhHit));
  bench->times = (float *)allocate(bench->rays.count * sizeof(float));
  printf("%-9s %8s %6s %6s %8s %8s %8s %7s %7s   %s\n", "rays", "active", "nodes", "tris", "Mrays/s", "Embree",
         "robust", "ratio", "robust", "differ: hit or miss, t; wrong: raysort, Embree");
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
  {
    const double active = bench->rays.active[kind];
    const Row row = timeKind(bench, (enum RayKind)kind);
    printRow(rayNames[kind], active, &row);
    fprintf(json,
            ",\n  \"%s\": {\"mrays\": %.3f, \"nodes\": %.2f, \"triangles\": %.2f, \"embree\": %.3f, "
            "\"embree_robust\": %.3f, \"differ\": [%u, %u], \"wrong\": [%u, %u]}",
            rayNames[kind], rateOf(active, row.ms), row.nodes, row.triangles, rateOf(active, row.peerMs[PEER_FAST]),
            rateOf(active, row.peerMs[PEER_ROBUST]), row.hitOrMiss, row.tooFar, row.wrong, row.peerWrong);
    *differ += row.hitOrMiss + row.tooFar - row.peerWrong;
    *traced += bench->rays.active[kind];
  }
  fprintf(json, "}");
#ifdef BENCH_EMBREE
  freePeers(bench);
#endif
  free(bench->hits);
  free(bench->times);
  raySetFree(&bench->rays);
  hostBvhFree(&bench->bvh);
  sceneFree(&bench->scene);
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  char names[1024], path[1024];
  uint64_t differ = 0, traced = 0;
  Option options[] = {
      {"scenes", SCENE_NAMES "," LEVEL_NAMES "," MOVE_NAMES, "names and files, with commas between them"},
      {"triangles", NULL, "about so many in every scene that is no file; default as named"},
      {"runs", "3", "of which the best counts"}};
  parseArguments(argc, argv, "bench", "bench-host: structures and rays on one thread of the host, against Embree",
                 &arguments, options, 3);
  const uint32_t triangles = options[1].value ? benchNumber("triangles", options[1].value, 1u << 27) : 0;
  bench.runs = benchNumber("runs", options[2].value, 1000);
  snprintf(names, sizeof(names), "%s", options[0].value);
  makeFolder(arguments.out);
  snprintf(path, sizeof(path), "%s/host.json", arguments.out);
  FILE *json = benchOpen(path);
  fprintf(json, "[");
#ifdef BENCH_EMBREE
  openPeers(&bench);
#else
  printf("built without Embree: no peer\n");
#endif
  for (const char *name = strtok(names, ","); name; name = strtok(NULL, ","))
    benchScene(&bench, name, triangles, &arguments, json, &traced, &differ);
  fprintf(json, "\n]\n");
  benchClose(json, path);
#ifdef BENCH_EMBREE
  rtcReleaseDevice(bench.device);
#endif
  if (differ * ODD_RAYS > traced)
    die("%llu of %llu rays differ from Embree's, and Embree is not known to be wrong", (unsigned long long)differ,
        (unsigned long long)traced);
  return 0;
}
