/* traces.c - rays of bench_bricks traced, timed and compared with exact hits.
 * SPDX-License-Identifier: MIT */
#include "bricks.h"

#define SAMPLE 8u

static const char *const rayNames[RAYS_KINDS] = {"P_out", "P_in", "S_out", "S_in", "shuffled", "AO"};

typedef struct Pass
{
  RaysortContext raysort;
  RaysortSdfTraceInfo info;
} Pass;

static void recordPass(void *user, VkCommandBuffer commandBuffer)
{
  const Pass *pass = (const Pass *)user;
  CHECK(raysortCmdSdfTrace(pass->raysort, commandBuffer, &pass->info));
}

static double timeTrace(Bench *bench, enum RayKind kind)
{
  double samples[MOST_RUNS];
  Pass pass;
  memset(&pass, 0, sizeof(pass));
  pass.raysort = bench->raysort;
  pass.info.sdf = bench->sdf;
  pass.info.maxCount = bench->rayCount;
  pass.info.rayFlags = bench->rayFlags | (kind == RAYS_AO ? RAYSORT_SDF_RAY_ANY_BIT : 0);
  pass.info.field = gpuRange(&bench->field);
  pass.info.rays = gpuRange(&bench->rays);
  pass.info.hits = gpuRange(&bench->hits);
  gpuUpload(&bench->gpu, &bench->rays, 0, bench->sets[kind], bench->rayCount * sizeof(RaysortSdfRay));
  gpuTime(&bench->gpu, bench->runs, recordPass, &pass, samples);
  return benchTimes(samples, bench->runs).median;
}

/* How good a sample of the hits is. Depth in voxels of the finest cascade, normals in degrees. */
typedef struct Quality
{
  uint32_t sampled, hits, inside, misses, late, insideMisses, insideLate, falseHits, measured;
  double *depth, *angle, steps;
} Quality;

static double angleBetween(const RaysortSdfHit *hit, const double n[3])
{
  const double x = (int16_t)(hit->normal & 0xffff) / 32767.0, y = (int16_t)(hit->normal >> 16) / 32767.0;
  const double z = 1 - fabs(x) - fabs(y), under = z < 0 ? -z : 0;
  double v[3] = {x + (x < 0 ? under : -under), y + (y < 0 ? under : -under), z};
  normalise(v);
  return acos(fmin(fmax(dot3(v, n), -1), 1)) * 180 / acos(-1.0);
}

static void judge(const Bench *bench, enum RayKind kind, uint32_t i, const RaysortSdfHit *hit, Quality *quality)
{
  const RaysortSdfRay *ray = &bench->sets[kind][i];
  const double voxel = (double)bench->sdf.voxelSizes[0];
  RaysortBvhHit exact;
  const int isHit = (hit->flags & RAYSORT_SDF_HIT_BIT) != 0, isExact = (int)exactHit(bench, ray, &exact);
  const int isIn = (hit->flags & RAYSORT_SDF_STARTED_INSIDE_BIT) != 0;
  const int isMissed = isExact && !isHit,
            isLate = isExact && isHit && (double)hit->tShell > (double)exact.t + 1e-3 * voxel;
  ++quality->sampled;
  quality->hits += (uint32_t)isHit;
  quality->inside += (uint32_t)isIn;
  quality->steps += hit->flags >> RAYSORT_SDF_HIT_STEPS_SHIFT;
  quality->falseHits += (uint32_t)(isHit && !isExact);
  *(isIn ? &quality->insideMisses : &quality->misses) += (uint32_t)isMissed;
  *(isIn ? &quality->insideLate : &quality->late) += (uint32_t)isLate;
  if (isHit && isExact && !isIn && kind != RAYS_AO)
  {
    double n[3];
    normalOf(bench, ray, exact.primitive, n);
    quality->depth[quality->measured] = fabs((double)hit->t - (double)exact.t) / voxel;
    quality->angle[quality->measured++] = angleBetween(hit, n);
  }
}

static double percentile(double *values, uint32_t count, double part)
{
  qsort(values, count, sizeof(*values), benchLess);
  return count ? values[(uint32_t)(part * (count - 1))] : 0;
}

void benchRays(Bench *bench, enum RayKind kind)
{
  const Peer *peer = peerOf(bench);
  const double ms = timeTrace(bench, kind), rate = bench->rayCount / (ms * 1e3);
  RaysortSdfHit *hits = (RaysortSdfHit *)allocate(bench->rayCount * sizeof(*hits));
  char text[3][16];
  Quality q;
  memset(&q, 0, sizeof(q));
  q.depth = (double *)allocate(bench->rayCount * sizeof(double));
  q.angle = (double *)allocate(bench->rayCount * sizeof(double));
  gpuDownload(&bench->gpu, &bench->hits, 0, hits, bench->rayCount * sizeof(*hits));
  for (uint32_t i = 0; i < bench->rayCount; i += SAMPLE)
    judge(bench, kind, i, &hits[i], &q);
  bench->wrong += q.misses + q.late;
  const double of = 100.0 / q.sampled, depth50 = percentile(q.depth, q.measured, 0.5);
  const double depth99 = percentile(q.depth, q.measured, 0.99), angle50 = percentile(q.angle, q.measured, 0.5);
  const double angle99 = percentile(q.angle, q.measured, 0.99);
  printf("%-9s %9.2f %9s %9s %6.2f %6.2f %5u %5u %7.3f %5u %5u %6.1f %7.4f %6.3f %6.2f %6.1f\n", rayNames[kind], rate,
         benchFigure(text[0], peer->shipped[kind], 2), benchFigure(text[1], peer->lifted[kind], 2), q.hits * of,
         q.falseHits * of, q.misses, q.late, q.inside * of, q.insideMisses, q.insideLate, q.steps / q.sampled, depth50,
         depth99, angle50, angle99);
  fprintf(bench->table, "%s\t%s\t%.3f\t%.3f\t%.3f\n", bench->name, rayNames[kind], rate, peer->shipped[kind],
          peer->lifted[kind]);
  fprintf(bench->json,
          ",\n  {\"rays\": \"%s\", \"mrays\": %.3f, \"brixelizer_mrays\": %.3f, \"brixelizer_cap256_mrays\": %.3f, "
          "\"hits\": %u, \"false\": %u, \"misses\": %u, \"late\": %u, \"inside\": %u, \"inside_misses\": %u, "
          "\"inside_late\": %u, \"sampled\": %u, \"steps\": %.2f, \"depth50\": %.5f, \"depth99\": %.4f, "
          "\"normal50\": %.3f, \"normal99\": %.2f}",
          rayNames[kind], rate, peer->shipped[kind], peer->lifted[kind], q.hits, q.falseHits, q.misses, q.late,
          q.inside, q.insideMisses, q.insideLate, q.sampled, q.steps / q.sampled, depth50, depth99, angle50, angle99);
  free(q.depth);
  free(q.angle);
  free(hits);
}
