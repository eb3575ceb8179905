/* cuda_weekend.cu - the peer of bench_weekend on NVIDIA devices: the same picture by a plain loop in CUDA.
 * SPDX-License-Identifier: MIT
 *
 *   build/bin/cuda_weekend SCENE WIDTH HEIGHT SAMPLES DEPTH RUNS
 * SCENE is a file that bench_weekend writes: a line with the camera's six vectors, then a line for every sphere:
 * centre, radius, type (0 diffuse, 1 metal, 2 glass), albedo, parameter. Answers with a line `# device`, then one with
 * the median, the 10th and the 90th percentile in seconds, and the number of rays.
 *
 * What a good programmer writes in an afternoon: a thread a pixel, and one loop for bounces and samples, so that a
 * thread whose path is over starts the next sample at once. Spheres in shared memory; a cheap test of the ray's line
 * against each, and the exact test for those that pass. Random numbers and materials are those of our kernels, but
 * arithmetic is the compiler's (--use_fast_math), so the pictures are alike and not the same. */
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <algorithm>
#include <vector>

#define THREADS     128
#define CHUNK       27 /* spheres a mask */
#define MAX_SPHERES 486
#define T_MIN       0.001f
#define T_MAX       10000.0f
#define MARGIN      4e-6f
#define NOTHING     0xffffffffu

#define CHECK(call)                                                                                   \
  do                                                                                                  \
  {                                                                                                   \
    cudaError_t checkResult = (call);                                                                 \
    if (checkResult != cudaSuccess)                                                                   \
    {                                                                                                 \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(checkResult)); \
      exit(1);                                                                                        \
    }                                                                                                 \
  } while (0)

struct Camera
{
  float3 origin, lowerLeftCorner, horizontal, vertical, lensU, lensV;
};

struct Material
{
  float3 albedo;
  float parameter;
  uint32_t type;
};

struct Scene
{
  Camera camera;
  float4 *bounds; /* centre, |centre|^2 - radius^2 - margin; padded to a multiple of CHUNK */
  float *radii;
  Material *materials;
  uint32_t padded;
};

struct Picture
{
  uint32_t width, height, samples, depth;
  float3 *pixels;
  unsigned long long *rays;
};

/* ---- arithmetic and random numbers ---- */

__device__ __forceinline__ float3 operator+(float3 a, float3 b)
{
  return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}

__device__ __forceinline__ float3 operator-(float3 a, float3 b)
{
  return make_float3(a.x - b.x, a.y - b.y, a.z - b.z);
}

__device__ __forceinline__ float3 operator*(float3 a, float s)
{
  return make_float3(a.x * s, a.y * s, a.z * s);
}

__device__ __forceinline__ float3 operator*(float3 a, float3 b)
{
  return make_float3(a.x * b.x, a.y * b.y, a.z * b.z);
}

__device__ __forceinline__ float dot(float3 a, float3 b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

__device__ __forceinline__ float3 unit(float3 a)
{
  return a * rsqrtf(dot(a, a));
}

__device__ __forceinline__ uint32_t permute(uint32_t state)
{
  uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
  return (word >> 22) ^ word;
}

__device__ __forceinline__ uint32_t pcg(uint32_t value)
{
  return permute(value * 747796405u + 2891336453u);
}

__device__ __forceinline__ float draw(uint32_t &random)
{
  random = random * 747796405u + 2891336453u;
  return (float)(permute(random) >> 8) * (1.0f / 16777216.0f);
}

__device__ __forceinline__ float3 drawInBall(uint32_t &random)
{
  float3 p;
  float squared;
  do
  {
    p.x = 2 * draw(random) - 1;
    p.y = 2 * draw(random) - 1;
    p.z = 2 * draw(random) - 1;
    squared = dot(p, p);
  } while (!(squared < 1 && squared > 1e-12f));
  return p;
}

/* ---- rays ---- */

struct Ray
{
  float3 origin, direction;
  uint32_t start; /* the sphere that it leaves */
};

__device__ __forceinline__ Ray startRay(const Camera &camera, const Picture &picture, uint32_t x, uint32_t y,
                                        uint32_t &random)
{
  Ray ray;
  float lensX, lensY;
  draw(random);
  draw(random);
  const float jitterX = draw(random), jitterY = draw(random);
  do
  {
    lensX = 2 * draw(random) - 1;
    lensY = 2 * draw(random) - 1;
  } while (!(lensX * lensX + lensY * lensY < 1));
  const float s = ((float)x + jitterX) / (float)picture.width, t = 1 - ((float)y + jitterY) / (float)picture.height;
  ray.origin = camera.origin + camera.lensU * lensX + camera.lensV * lensY;
  ray.direction = unit(camera.lowerLeftCorner + camera.horizontal * s + camera.vertical * t - ray.origin);
  ray.start = NOTHING;
  return ray;
}

__device__ __forceinline__ float hitDistance(const Ray &ray, float3 centre, float radius, bool starts)
{
  const float3 oc = centre - ray.origin;
  const float b = dot(oc, ray.direction);
  const float q = starts ? b * b : b * b - (dot(oc, oc) - radius * radius);
  const float root = starts ? fabsf(b) : sqrtf(fmaxf(q, 0));
  const float t = b - root > T_MIN ? b - root : b + root;
  return q > 0 && t > T_MIN ? t : T_MAX;
}

__device__ __forceinline__ void tryBall(const Ray &ray, const float4 *bounds, const float *radii, uint32_t i,
                                        bool starts, float &nearest, uint32_t &best)
{
  const float4 bound = bounds[i];
  const float t = hitDistance(ray, make_float3(bound.x, bound.y, bound.z), radii[i], starts);
  if (t < nearest)
  {
    nearest = t;
    best = i;
  }
}

__device__ __forceinline__ uint32_t search(const Ray &ray, const float4 *bounds, const float *radii, uint32_t padded,
                                           float &nearest)
{
  uint32_t best = NOTHING;
  const float3 q = ray.origin - ray.direction * dot(ray.direction, ray.origin), q2 = q * 2;
  const float constant = MARGIN * dot(ray.origin, ray.origin) - dot(q, q);
  nearest = T_MAX;
  if (ray.start != NOTHING)
    tryBall(ray, bounds, radii, ray.start, true, nearest, best);
#pragma unroll 1
  for (uint32_t first = 0; first < padded; first += CHUNK)
  {
    uint32_t mask = 0;
#pragma unroll
    for (uint32_t i = 0; i < CHUNK; ++i)
    {
      const float4 s = bounds[first + i];
      const float along = ray.direction.x * s.x + ray.direction.y * s.y + ray.direction.z * s.z;
      const float rest = q2.x * s.x + q2.y * s.y + q2.z * s.z + constant;
      mask = mask << 1 | __float_as_uint(s.w - (along * along + rest)) >> 31;
    }
    while (mask)
    {
      const uint32_t bit = 31 - (uint32_t)__clz((int)mask), i = first + CHUNK - 1 - bit;
      mask ^= 1u << bit;
      if (i != ray.start)
        tryBall(ray, bounds, radii, i, false, nearest, best);
    }
  }
  return best;
}

/* ---- materials: false: absorbed ---- */

__device__ __forceinline__ float3 refracted(float3 direction, float3 normal, float cosine, float ratio,
                                            uint32_t &random)
{
  const float squared = ratio * ratio * (1 - cosine * cosine), root = (1 - ratio) / (1 + ratio), m = 1 - cosine;
  const float r0 = root * root, reflectance = r0 + (1 - r0) * (m * m * m * m * m);
  if (squared > 1 || draw(random) < reflectance)
    return direction + normal * (2 * cosine);
  const float3 across = (direction + normal * cosine) * ratio;
  return across - normal * sqrtf(fabsf(1 - dot(across, across)));
}

__device__ __forceinline__ bool scatter(const Material &material, Ray &ray, float3 p, float3 normal, bool frontFace,
                                        uint32_t hit, float3 &throughput, uint32_t &random)
{
  float3 direction;
  bool goesOn = true;
  if (material.type == 0)
  {
    direction = normal + unit(drawInBall(random));
    if (dot(direction, direction) < 1e-12f)
      direction = normal;
  }
  else if (material.type == 1)
  {
    const float3 ball = drawInBall(random);
    direction = ray.direction - normal * (2 * dot(ray.direction, normal)) + ball * material.parameter;
    goesOn = dot(direction, normal) > 0;
  }
  else
    direction = refracted(ray.direction, normal, fminf(-dot(ray.direction, normal), 1),
                          frontFace ? 1 / material.parameter : material.parameter, random);
  if (material.type != 2)
    throughput = throughput * material.albedo;
  ray.origin = p;
  ray.direction = unit(direction);
  ray.start = hit;
  return goesOn;
}

__device__ __forceinline__ float3 background(float3 direction)
{
  const float t = 0.5f * (direction.y + 1);
  return make_float3(1 - t + 0.5f * t, 1 - t + 0.7f * t, 1);
}

/* ---- the kernel ---- */

/* A warp is a tile of 8 x 4 pixels, a block of 16 x 8. */
__global__ void __launch_bounds__(THREADS) trace(Scene scene, Picture picture)
{
  __shared__ float4 bounds[MAX_SPHERES];
  __shared__ float radii[MAX_SPHERES];
  const uint32_t lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const uint32_t x = blockIdx.x * 16 + (warp & 1) * 8 + (lane & 7), y = blockIdx.y * 8 + (warp >> 1) * 4 + (lane >> 3);
  for (uint32_t i = threadIdx.x; i < scene.padded; i += THREADS)
  {
    bounds[i] = scene.bounds[i];
    radii[i] = scene.radii[i];
  }
  __syncthreads();
  if (x >= picture.width || y >= picture.height)
    return;
  const uint32_t pixel = y * picture.width + x, seed = pcg(pixel);
  float3 sum = make_float3(0, 0, 0), throughput = sum;
  uint32_t sample = 0, bounce = 0, rays = 0, random = 0;
  bool isLive = false;
  Ray ray;
  while (isLive || sample < picture.samples)
  {
    if (!isLive)
    {
      random = pcg(seed + sample++);
      ray = startRay(scene.camera, picture, x, y, random);
      throughput = make_float3(1, 1, 1);
      bounce = 0;
    }
    float t;
    const uint32_t hit = search(ray, bounds, radii, scene.padded, t);
    ++rays;
    if (hit == NOTHING)
    {
      sum = sum + throughput * background(ray.direction);
      isLive = false;
      continue;
    }
    const float4 s = bounds[hit];
    const float3 p = ray.origin + ray.direction * t;
    const float3 outward = (p - make_float3(s.x, s.y, s.z)) * (1 / radii[hit]);
    const bool frontFace = dot(ray.direction, outward) < 0;
    const float3 normal = frontFace ? outward : outward * -1;
    isLive = scatter(scene.materials[hit], ray, p, normal, frontFace, hit, throughput, random);
    isLive = isLive && ++bounce < picture.depth;
  }
  picture.pixels[pixel] = sum * (1.0f / (float)picture.samples);
  atomicAdd(picture.rays, (unsigned long long)rays);
}

/* ---- the host ---- */

static void readFloats(FILE *file, float *numbers, int count)
{
  for (int i = 0; i < count; ++i)
    if (fscanf(file, "%f", &numbers[i]) != 1)
    {
      fprintf(stderr, "error: the scene ends in the midst of a line\n");
      exit(1);
    }
}

template <typename T> static T *toDevice(const std::vector<T> &from)
{
  T *memory;
  CHECK(cudaMalloc(&memory, from.size() * sizeof(T)));
  CHECK(cudaMemcpy(memory, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice));
  return memory;
}

static Scene readScene(const char *path)
{
  Scene scene;
  std::vector<float4> bounds;
  std::vector<float> radii;
  std::vector<Material> materials;
  float s[9];
  FILE *file = fopen(path, "r");
  if (!file)
  {
    fprintf(stderr, "error: cannot read %s\n", path);
    exit(1);
  }
  readFloats(file, (float *)&scene.camera, 18);
  while (fscanf(file, "%f", &s[0]) == 1)
  {
    readFloats(file, s + 1, 8);
    const double centre = (double)s[0] * s[0] + (double)s[1] * s[1] + (double)s[2] * s[2], radius = (double)s[3] * s[3];
    bounds.push_back(make_float4(s[0], s[1], s[2], (float)(centre - radius - MARGIN * (centre + radius))));
    radii.push_back(s[3]);
    materials.push_back({make_float3(s[5], s[6], s[7]), s[8], (uint32_t)s[4]});
  }
  fclose(file);
  while (bounds.size() % CHUNK)
  {
    bounds.push_back(make_float4(0, 0, 0, 3.4e38f));
    radii.push_back(1);
  }
  if (bounds.size() > MAX_SPHERES)
  {
    fprintf(stderr, "error: at most %d spheres\n", MAX_SPHERES);
    exit(1);
  }
  scene.padded = (uint32_t)bounds.size();
  scene.bounds = toDevice(bounds);
  scene.radii = toDevice(radii);
  scene.materials = toDevice(materials);
  return scene;
}

/* Seconds. */
static double run(const Scene &scene, const Picture &picture)
{
  cudaEvent_t begin, end;
  float ms;
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaMemset(picture.rays, 0, 8));
  CHECK(cudaEventRecord(begin));
  trace<<<dim3((picture.width + 15) / 16, (picture.height + 7) / 8), THREADS>>>(scene, picture);
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(end));
  CHECK(cudaEventSynchronize(end));
  CHECK(cudaEventElapsedTime(&ms, begin, end));
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  return ms / 1000.0;
}

int main(int argc, char **argv)
{
  Picture picture;
  cudaDeviceProp device;
  unsigned long long rays;
  std::vector<double> times;
  if (argc != 7)
  {
    fprintf(stderr, "usage: cuda_weekend SCENE WIDTH HEIGHT SAMPLES DEPTH RUNS\n");
    return 1;
  }
  picture.width = (uint32_t)atoi(argv[2]);
  picture.height = (uint32_t)atoi(argv[3]);
  picture.samples = (uint32_t)atoi(argv[4]);
  picture.depth = (uint32_t)atoi(argv[5]);
  const int runs = atoi(argv[6]);
  CHECK(cudaGetDeviceProperties(&device, 0));
  const Scene scene = readScene(argv[1]);
  CHECK(cudaMalloc(&picture.pixels, (size_t)picture.width * picture.height * sizeof(float3)));
  CHECK(cudaMalloc(&picture.rays, 8));
  run(scene, picture); /* warm */
  for (int i = 0; i < runs; ++i)
    times.push_back(run(scene, picture));
  CHECK(cudaMemcpy(&rays, picture.rays, 8, cudaMemcpyDeviceToHost));
  std::sort(times.begin(), times.end());
  printf("# %s, CUDA %d.%d\n", device.name, CUDART_VERSION / 1000, CUDART_VERSION % 1000 / 10);
  printf("%.6f %.6f %.6f %llu\n", times[times.size() / 2], times[(times.size() - 1) / 10],
         times[times.size() - 1 - (times.size() - 1) / 10], rays);
  return 0;
}
