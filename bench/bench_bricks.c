/* bench_bricks.c - sparse distance fields: builds, updates and rays over scenes that AMD's Brixelizer was measured on.
 * SPDX-License-Identifier: MIT
 *
 * One cascade of voxels of 0.2 around the origin, or three of 0.1, 0.2 and 0.4, all built, with ids if asked. Times are
 * medians of GPU timestamps; a quarter of the runs warms up, for rays in the same submission. A ray reads and writes 32
 * bytes. Every 8th ray is compared with the exact hit of the triangles. */
#include "bricks/bricks.h"

static void closeScene(Bench *bench)
{
  GpuBuffer *const buffers[] = {&bench->vertices,  &bench->indices, &bench->sphereVertices, &bench->sphereIndices,
                                &bench->instances, &bench->field,   &bench->scratch};
  for (uint32_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&bench->gpu, buffers[i]);
  for (uint32_t i = 0; i < RAYS_KINDS; ++i)
    free(bench->sets[i]);
  free(bench->bvh);
  free(bench->mesh.vertices);
  free(bench->mesh.indices);
  free(bench->sphere.vertices);
  free(bench->sphere.indices);
  memset(&bench->mesh, 0, sizeof(bench->mesh));
  memset(&bench->sphere, 0, sizeof(bench->sphere));
}

static void benchScene(Bench *bench, const char *name, int less, int isFirst)
{
  makeScene(bench, name, less);
  makeRays(bench);
  openField(bench);
  fprintf(bench->json, "%s\n {\"scene\": \"%s\", \"triangles\": %u, \"rows\": [", isFirst ? "" : ",", bench->name,
          bench->mesh.triangleCount);
  benchBuilds(bench);
  printf("%-9s %9s %9s %9s %6s %6s %11s %7s %11s %6s %14s %13s\n", "rays", "Mrays/s", "Brixelizer", "cap 256", "hits %",
         "false", "miss  late", "inside%", "miss  late", "steps", "depth 50, 99", "normal 50, 99");
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    if (bench->hasInside || (kind != RAYS_P_IN && kind != RAYS_S_IN))
      benchRays(bench, (enum RayKind)kind);
  fprintf(bench->json, "\n ]}");
  closeScene(bench);
}

static void begin(Bench *bench, const char *folder)
{
  makeFolder(folder);
  snprintf(bench->jsonPath, sizeof(bench->jsonPath), "%s/bricks.json", folder);
  snprintf(bench->tablePath, sizeof(bench->tablePath), "%s/bricks.tsv", folder);
  bench->json = benchOpen(bench->jsonPath);
  bench->table = benchOpen(bench->tablePath);
  fprintf(bench->json, "{\"device\": \"%s\", \"cascades\": %u, \"ids\": %s, \"rays\": %u, \"scenes\": [",
          bench->gpu.properties.deviceName, bench->cascades, bench->sdf.flags ? "true" : "false", bench->rayCount);
  fprintf(bench->table, "# device: %s\nscene\twhat\tours\tBrixelizer\tcap 256\n", bench->gpu.properties.deviceName);
  bench->raysort = gpuRaysort(&bench->gpu, RAYSORT_CAPABILITY_SDF_BIT);
  bench->rays = gpuBuffer(&bench->gpu, bench->rayCount * sizeof(RaysortSdfRay));
  bench->hits = gpuBuffer(&bench->gpu, bench->rayCount * sizeof(RaysortSdfHit));
}

static void end(Bench *bench)
{
  fprintf(bench->json, "\n]}\n");
  benchClose(bench->json, bench->jsonPath);
  benchClose(bench->table, bench->tablePath);
  gpuFreeBuffer(&bench->gpu, &bench->rays);
  gpuFreeBuffer(&bench->gpu, &bench->hits);
  raysortDestroyContext(bench->raysort);
  gpuClose(&bench->gpu);
}

enum
{
  OPTION_SCENES,
  OPTION_SIDE,
  OPTION_CASCADES,
  OPTION_RUNS,
  OPTION_LESS,
  OPTION_IDS,
  OPTION_OUTWARD,
  OPTION_COUNT
};

static void setUp(Bench *bench, const Option *options)
{
  bench->side = options[OPTION_SIDE].value ? benchNumber("side", options[OPTION_SIDE].value, 4096)
                : bench->gpu.isCpu         ? 256
                                           : 1024;
  if (bench->side % 8)
    die("--side %u: a multiple of 8 expected", bench->side);
  bench->rayCount = bench->side * bench->side;
  bench->cascades = benchNumber("cascades", options[OPTION_CASCADES].value, 3);
  if (bench->cascades == 2)
    die("--cascades 2: 1 or 3 expected");
  bench->runs = options[OPTION_RUNS].value ? benchNumber("runs", options[OPTION_RUNS].value, 100)
                : bench->gpu.isCpu         ? 3
                                           : 30;
  bench->sdf.flags = isOn(&options[OPTION_IDS]) ? RAYSORT_SDF_IDS_BIT : 0;
  bench->rayFlags = isOn(&options[OPTION_OUTWARD]) ? RAYSORT_SDF_RAY_OUTWARD_BIT : 0;
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  char names[1024];
  Option options[OPTION_COUNT] = {
      [OPTION_SCENES] = {"scenes", "knot256k,knot32k,box,sphere,terrain",
                         "names and model files, with commas between them: Sponza, say"},
      [OPTION_SIDE] = {"side", NULL, "so many rays squared, a multiple of 8; default 1024, on a CPU 256"},
      [OPTION_CASCADES] = {"cascades", "1", "1 of voxels of 0.2, or 3 of 0.1, 0.2 and 0.4"},
      [OPTION_RUNS] = {"runs", NULL, "of which the median counts; default 30, on a CPU 3"},
      [OPTION_LESS] = {"less", "no", "fewer triangles: to see that this program runs"},
      [OPTION_IDS] = {"ids", "no", "fields with ids: what they cost shows against a run without"},
      [OPTION_OUTWARD] = {"outward", "no", "rays never return to a finer cascade"}};
  parseArguments(argc, argv, "bench", "bench-bricks: sparse distance fields, built, updated and traced", &arguments,
                 options, OPTION_COUNT);
  gpuOpen(&bench.gpu, &arguments);
  setUp(&bench, options);
  begin(&bench, arguments.out);
  snprintf(names, sizeof(names), "%s", options[OPTION_SCENES].value);
  int isFirst = 1;
  for (const char *name = strtok(names, ","); name; name = strtok(NULL, ","), isFirst = 0)
    benchScene(&bench, name, isOn(&options[OPTION_LESS]), isFirst);
  end(&bench);
  return bench.gpu.errors != 0 || bench.wrong != 0;
}
