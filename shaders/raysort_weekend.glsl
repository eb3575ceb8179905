// raysort_weekend.glsl - parts of a path tracer: rays, camera, random numbers, materials and shapes as heads and dumps.
// SPDX-License-Identifier: MIT
//
// GLSL only; it needs the extensions of raysort_address.glsl. It reaches buffers only through the functions under
// "interface", which your shader defines. A function that is not called need not be defined. If several files are
// compiled into one shader, define RAYSORT_WEEKEND_IMPLEMENTATION as 0 in all files except one: it drops the bodies.
//
// Types are open. Define before the include, for every type of your own:
//   #define RAYSORT_WEEKEND_MATERIALS(X) X(RAYSORT_MATERIAL_USER, scatterChecker)
//   #define RAYSORT_WEEKEND_HITTABLES(X) X(RAYSORT_HITTABLE_USER, hitTriangle)
// Define the functions after the include; they may read any number of elements of the dump:
//   bool scatterChecker(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
//                       out RaysortRay scattered)
//   bool hitTriangle(RaysortHittable self, RaysortRay r, float tMin, float tMax, bool starts,
//                    inout RaysortHitRecord rec)
// RAYSORT_WEEKEND_OTHER_MATERIALS names one function, of the same form, for all types that are not in the list.
//
// A picture has the same bits, whichever kernel traces it. Dot products and multiply-adds are written as fma. All other
// arithmetic that decides something is `precise`. Built-in functions that drivers compute in different ways (dot,
// normalize, reflect, mix, pow) are not used.
#ifndef RAYSORT_WEEKEND_GLSL
#define RAYSORT_WEEKEND_GLSL

#ifndef RAYSORT_WEEKEND_IMPLEMENTATION
#define RAYSORT_WEEKEND_IMPLEMENTATION 1
#endif
#if RAYSORT_WEEKEND_IMPLEMENTATION || defined(RAYSORT_ADDRESS_GLSL)
#include "raysort_address.glsl"
#else // the types of raysort_address.glsl without its functions, which the other file has
#define RAYSORT_ADDRESS_GLSL
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer RaysortIn { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer RaysortOut { uint word[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) buffer RaysortInOut { uint word[]; };
#endif
#include "raysort_weekend_shared.h"
#ifndef RAYSORT_WEEKEND_MATERIALS
#define RAYSORT_WEEKEND_MATERIALS(X)
#endif
#ifndef RAYSORT_WEEKEND_HITTABLES
#define RAYSORT_WEEKEND_HITTABLES(X)
#endif

// ---- types ----

#define RAYSORT_NOWHERE 0xffffffffu // no hittable

struct RaysortRay
{
  vec3 origin;
  vec3 direction; // length 1
  uint start;     // the hittable whose surface the ray leaves, or RAYSORT_NOWHERE
};

struct RaysortHitRecord
{
  vec3 p;
  vec3 normal; // points against the ray, length 1
  float t;
  bool frontFace; // the ray comes from outside
  uint mat;       // index of a material head
  uint hittable;  // index of a hittable head
};

struct RaysortLambertian
{
  vec3 albedo;
};

struct RaysortMetal
{
  vec3 albedo;
  float fuzz;
};

struct RaysortDielectrics
{
  float ir; // index of refraction
};

struct RaysortSphere
{
  vec3 center;
  float radius; // negative: the normal points inwards
};

// ---- interface: your shader defines these functions ----

void raysortDeref(out RaysortMaterial self, uint index);
void raysortDeref(out RaysortHittable self, uint index);
void raysortDerefMaterialDump(out vec4 data, uint ptr);
void raysortDerefHittableDump(out vec4 data, uint ptr);
uint raysortHittableCount();

// ---- arithmetic ----

float raysortDot(vec3 a, vec3 b);
vec3 raysortMultiplyAdd(vec3 a, float s, vec3 b); // a * s + b
vec3 raysortUnit(vec3 a);

// ---- random numbers: a stream for every path, the same in every kernel ----

uint raysortRandom; // the state; a thread with several paths puts the state of a path here before it draws

void raysortSeed(uint pixel, uint sampleIndex);
float raysortDraw();      // 0 <= x < 1
vec3 raysortDrawInBall(); // a point in the unit ball, except its centre

// ---- methods: self comes first; a constructor has the name raysortInit ----

void raysortInit(inout RaysortRay self, vec3 origin, vec3 direction);                // gives the direction length 1
void raysortInit(inout RaysortRay self, RaysortHitRecord rec, vec3 direction);       // a ray that leaves the surface
void raysortInit(inout RaysortRay self, RaysortCamera camera, uvec2 pixel, uvec2 size); // a random ray through a pixel
vec3 raysortAt(RaysortRay self, float t);
vec3 raysortBackground(RaysortRay self); // white below, blue above

void raysortInit(inout RaysortHitRecord self, RaysortRay r, float t, vec3 p, vec3 outwardNormal);

void raysortInit(inout RaysortLambertian self, vec3 albedo);
bool raysortScatter(RaysortLambertian self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered);
void raysortInit(inout RaysortMetal self, vec3 albedo, float fuzz);
bool raysortScatter(RaysortMetal self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered);
void raysortInit(inout RaysortDielectrics self, float ir);
bool raysortScatter(RaysortDielectrics self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered);
bool raysortScatter(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered); // by the type; false: the ray is absorbed

// Finds the nearest hit between tMin and tMax, both excluded. rec is written only if there is a hit. starts: the ray
// starts on this hittable, so a distance of about 0 is not a hit. The last form tests all hittables and sets mat and
// hittable.
void raysortInit(inout RaysortSphere self, vec3 center, float radius);
bool raysortHit(RaysortSphere self, RaysortRay r, float tMin, float tMax, bool starts, inout RaysortHitRecord rec);
bool raysortHit(RaysortSphere self, RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec);
bool raysortHit(RaysortHittable self, RaysortRay r, float tMin, float tMax, bool starts, inout RaysortHitRecord rec);
bool raysortHit(RaysortHittable self, RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec);
bool raysortHit(RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec);

// Computes a whole hit again if only the hittable was kept: the same test gives the same bits.
void raysortRecordHit(RaysortRay r, uint hittable, float tMin, float tMax, inout RaysortHitRecord rec);

// ---- sums: 32.32 fixed point {fraction, integer}, so that the order of the samples does not matter ----

#define RAYSORT_BRIGHTEST 65536.0 // the largest value of a channel of a sample; 65,536 of them fit into a sum

bool raysortIsCountable(vec3 colour);         // whether no channel is NaN, negative or too bright
uvec2 raysortFixed(float value);              // a countable value as fixed point, truncated
float raysortMean(uvec2 sum, uint samples);

// The index of a pixel in a render target, an array of vec4, and in all other arrays by pixel.
uint raysortPixel(uvec2 pixel, uint width);

#if RAYSORT_WEEKEND_IMPLEMENTATION

// ---- arithmetic ----

float raysortDot(vec3 a, vec3 b)
{
  precise float sum = fma(a.z, b.z, fma(a.y, b.y, a.x * b.x));
  return sum;
}

vec3 raysortMultiplyAdd(vec3 a, float s, vec3 b)
{
  precise vec3 sum = vec3(fma(a.x, s, b.x), fma(a.y, s, b.y), fma(a.z, s, b.z));
  return sum;
}

vec3 raysortUnit(vec3 a)
{
  precise float scale = 1.0 / sqrt(raysortDot(a, a));
  precise vec3 unit = a * scale;
  return unit;
}

// ---- random numbers: PCG RXS-M-XS 32 ----

uint raysortPermute(uint state)
{
  uint word = ((state >> ((state >> 28) + 4u)) ^ state) * 277803737u;
  return (word >> 22) ^ word;
}

uint raysortPcg(uint value) { return raysortPermute(value * 747796405u + 2891336453u); }

void raysortSeed(uint pixel, uint sampleIndex) { raysortRandom = raysortPcg(raysortPcg(pixel) + sampleIndex); }

float raysortDraw()
{
  raysortRandom = raysortRandom * 747796405u + 2891336453u;
  precise float x = float(raysortPermute(raysortRandom) >> 8) * (1.0 / 16777216.0);
  return x;
}

float raysortDrawSigned() // -1 <= x < 1
{
  precise float x = 2.0 * raysortDraw() - 1.0;
  return x;
}

// Rejection loops have flags, and set their results before the loop: a driver spoils values that are set in a divergent
// loop with a break.
vec3 raysortDrawInBall()
{
  vec3 p = vec3(0.0);
  bool isOutside = true;
  while (isOutside)
  {
    p.x = raysortDrawSigned();
    p.y = raysortDrawSigned();
    p.z = raysortDrawSigned();
    float squared = raysortDot(p, p);
    isOutside = !(squared < 1.0 && squared > 1e-12);
  }
  return p;
}

vec2 raysortDrawInDisk()
{
  vec2 p = vec2(0.0);
  bool isOutside = true;
  while (isOutside)
  {
    p.x = raysortDrawSigned();
    p.y = raysortDrawSigned();
    precise float squared = p.x * p.x + p.y * p.y;
    isOutside = !(squared < 1.0);
  }
  return p;
}

// ---- rays ----

void raysortInit(inout RaysortRay self, vec3 origin, vec3 direction)
{
  self.origin = origin;
  self.direction = raysortUnit(direction);
  self.start = RAYSORT_NOWHERE;
}

void raysortInit(inout RaysortRay self, RaysortHitRecord rec, vec3 direction)
{
  self.origin = rec.p;
  self.direction = raysortUnit(direction);
  self.start = rec.hittable;
}

// Row 0 is on top. The first two random numbers are dropped, because neighbouring pixels have similar ones.
void raysortInit(inout RaysortRay self, RaysortCamera camera, uvec2 pixel, uvec2 size)
{
  raysortDraw();
  raysortDraw();
  float jitterX = raysortDraw();
  float jitterY = raysortDraw();
  vec2 lens = raysortDrawInDisk();
  precise float s = (float(pixel.x) + jitterX) / float(size.x);
  precise float t = 1.0 - (float(pixel.y) + jitterY) / float(size.y);
  precise vec3 origin = camera.origin + (camera.lensU * lens.x + camera.lensV * lens.y);
  precise vec3 direction = camera.lowerLeftCorner + camera.horizontal * s + camera.vertical * t - origin;
  raysortInit(self, origin, direction);
}

vec3 raysortAt(RaysortRay self, float t) { return raysortMultiplyAdd(self.direction, t, self.origin); }

vec3 raysortBackground(RaysortRay self)
{
  precise float t = 0.5 * (self.direction.y + 1.0);
  precise float white = 1.0 - t;
  precise vec3 colour = vec3(white) + vec3(0.5, 0.7, 1.0) * t;
  return colour;
}

void raysortInit(inout RaysortHitRecord self, RaysortRay r, float t, vec3 p, vec3 outwardNormal)
{
  self.t = t;
  self.p = p;
  self.frontFace = raysortDot(r.direction, outwardNormal) < 0.0;
  precise vec3 inward = -outwardNormal;
  self.normal = self.frontFace ? outwardNormal : inward;
}

// ---- materials ----

void raysortInit(inout RaysortLambertian self, vec3 albedo) { self.albedo = albedo; }

bool raysortScatter(RaysortLambertian self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered)
{
  precise vec3 direction = rec.normal + raysortUnit(raysortDrawInBall());
  if (raysortDot(direction, direction) < 1e-12)
    direction = rec.normal;
  attenuation = self.albedo;
  raysortInit(scattered, rec, direction);
  return true;
}

void raysortInit(inout RaysortMetal self, vec3 albedo, float fuzz)
{
  self.albedo = albedo;
  self.fuzz = fuzz;
}

bool raysortScatter(RaysortMetal self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered)
{
  vec3 ball = raysortDrawInBall(); // drawn for every fuzz, so that the stream is the same
  precise float twice = -2.0 * raysortDot(r.direction, rec.normal);
  vec3 direction = raysortMultiplyAdd(ball, self.fuzz, raysortMultiplyAdd(rec.normal, twice, r.direction));
  attenuation = self.albedo;
  raysortInit(scattered, rec, direction);
  return raysortDot(direction, rec.normal) > 0.0;
}

void raysortInit(inout RaysortDielectrics self, float ir) { self.ir = ir; }

// Schlick's approximation. Its fifth power is written as products, because drivers differ in pow.
float raysortReflectance(float cosine, float ratio)
{
  precise float root = (1.0 - ratio) / (1.0 + ratio);
  precise float r0 = root * root;
  precise float m = 1.0 - cosine;
  precise float m2 = m * m;
  precise float reflectance = r0 + (1.0 - r0) * (m2 * m2 * m);
  return reflectance;
}

vec3 raysortRefract(vec3 direction, vec3 normal, float cosine, float ratio)
{
  precise vec3 across = raysortMultiplyAdd(normal, cosine, direction) * ratio;
  precise float along = -sqrt(abs(1.0 - raysortDot(across, across)));
  return raysortMultiplyAdd(normal, along, across);
}

bool raysortScatter(RaysortDielectrics self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered)
{
  precise float inverse = 1.0 / self.ir;
  float ratio = rec.frontFace ? inverse : self.ir;
  float cosine = min(-raysortDot(r.direction, rec.normal), 1.0);
  precise float sineSquared = 1.0 - cosine * cosine;
  precise float refractedSquared = ratio * ratio * sineSquared;
  precise float twice = 2.0 * cosine;
  bool reflects = refractedSquared > 1.0;
  if (!reflects) // draws only if the number is needed
    reflects = raysortDraw() < raysortReflectance(cosine, ratio);
  vec3 direction = reflects ? raysortMultiplyAdd(rec.normal, twice, r.direction)
                            : raysortRefract(r.direction, rec.normal, cosine, ratio);
  attenuation = vec3(1.0);
  raysortInit(scattered, rec, direction);
  return true;
}

#define RAYSORT_X(type, function)                                                                          \
  bool function(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,            \
                out RaysortRay scattered);
RAYSORT_WEEKEND_MATERIALS(RAYSORT_X)
#ifdef RAYSORT_WEEKEND_OTHER_MATERIALS
RAYSORT_X(0u, RAYSORT_WEEKEND_OTHER_MATERIALS)
#endif
#undef RAYSORT_X

bool raysortScatter(RaysortMaterial self, RaysortRay r, RaysortHitRecord rec, out vec3 attenuation,
                    out RaysortRay scattered)
{
  bool goesOn = false;
  vec4 data;
  attenuation = vec3(0.0);
  scattered = r;
  switch (self.type)
  {
  case RAYSORT_MATERIAL_LAMBERTIAN:
  {
    RaysortLambertian lambertian;
    raysortDerefMaterialDump(data, self.ptr);
    raysortInit(lambertian, data.xyz);
    goesOn = raysortScatter(lambertian, r, rec, attenuation, scattered);
    break;
  }
  case RAYSORT_MATERIAL_METAL:
  {
    RaysortMetal metal;
    raysortDerefMaterialDump(data, self.ptr);
    raysortInit(metal, data.xyz, data.w);
    goesOn = raysortScatter(metal, r, rec, attenuation, scattered);
    break;
  }
  case RAYSORT_MATERIAL_DIELECTRICS:
  {
    RaysortDielectrics dielectrics;
    raysortDerefMaterialDump(data, self.ptr);
    raysortInit(dielectrics, data.x);
    goesOn = raysortScatter(dielectrics, r, rec, attenuation, scattered);
    break;
  }
#define RAYSORT_X(type, function)                             \
  case type:                                                  \
  {                                                           \
    goesOn = function(self, r, rec, attenuation, scattered);  \
    break;                                                    \
  }
  RAYSORT_WEEKEND_MATERIALS(RAYSORT_X)
#undef RAYSORT_X
#ifdef RAYSORT_WEEKEND_OTHER_MATERIALS
  default:
    goesOn = RAYSORT_WEEKEND_OTHER_MATERIALS(self, r, rec, attenuation, scattered);
#endif
  }
  return goesOn;
}

// ---- shapes ----

void raysortInit(inout RaysortSphere self, vec3 center, float radius)
{
  self.center = center;
  self.radius = radius;
}

// If the ray starts on this sphere, the constant term of the quadratic is 0 by definition, and the roots are 0 and 2 b.
// A computed term would be a small number of either sign, and a ray would hit a large sphere again and again.
bool raysortHit(RaysortSphere self, RaysortRay r, float tMin, float tMax, bool starts, inout RaysortHitRecord rec)
{
  precise vec3 oc = self.center - r.origin;
  float b = raysortDot(oc, r.direction);
  precise float c = raysortDot(oc, oc) - self.radius * self.radius;
  precise float q = fma(b, b, starts ? 0.0 : -c);
  float root = starts ? abs(b) : sqrt(max(q, 0.0));
  precise float t = b - root;
  if (!(t > tMin && t < tMax))
    t = b + root;
  bool isHit = q > 0.0 && t > tMin && t < tMax;
  if (isHit)
  {
    precise vec3 p = raysortAt(r, t);
    precise vec3 outward = (p - self.center) * (1.0 / self.radius);
    raysortInit(rec, r, t, p, outward);
  }
  return isHit;
}

bool raysortHit(RaysortSphere self, RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec)
{
  return raysortHit(self, r, tMin, tMax, false, rec);
}

#define RAYSORT_X(type, function)                                                            \
  bool function(RaysortHittable self, RaysortRay r, float tMin, float tMax, bool starts,     \
                inout RaysortHitRecord rec);
RAYSORT_WEEKEND_HITTABLES(RAYSORT_X)
#undef RAYSORT_X

bool raysortHit(RaysortHittable self, RaysortRay r, float tMin, float tMax, bool starts, inout RaysortHitRecord rec)
{
  bool isHit = false;
  switch (self.type)
  {
  case RAYSORT_HITTABLE_SPHERE:
  {
    RaysortSphere sphere;
    vec4 data;
    raysortDerefHittableDump(data, self.ptr);
    raysortInit(sphere, data.xyz, data.w);
    isHit = raysortHit(sphere, r, tMin, tMax, starts, rec);
    break;
  }
#define RAYSORT_X(type, function)                             \
  case type:                                                  \
  {                                                           \
    isHit = function(self, r, tMin, tMax, starts, rec);       \
    break;                                                    \
  }
  RAYSORT_WEEKEND_HITTABLES(RAYSORT_X)
#undef RAYSORT_X
  }
  return isHit;
}

bool raysortHit(RaysortHittable self, RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec)
{
  return raysortHit(self, r, tMin, tMax, false, rec);
}

bool raysortHit(RaysortRay r, float tMin, float tMax, inout RaysortHitRecord rec)
{
  uint count = raysortHittableCount();
  bool isHit = false;
  float nearest = tMax;
  for (uint i = 0u; i < count; ++i)
  {
    RaysortHittable hittable;
    raysortDeref(hittable, i);
    if (raysortHit(hittable, r, tMin, nearest, i == r.start, rec))
    {
      isHit = true;
      nearest = rec.t;
      rec.mat = hittable.mat;
      rec.hittable = i;
    }
  }
  return isHit;
}

void raysortRecordHit(RaysortRay r, uint hittable, float tMin, float tMax, inout RaysortHitRecord rec)
{
  RaysortHittable head;
  raysortDeref(head, hittable);
  raysortHit(head, r, tMin, tMax, hittable == r.start, rec);
  rec.mat = head.mat;
  rec.hittable = hittable;
}

// ---- sums ----

bool raysortIsCountable(vec3 colour)
{
  return all(greaterThanEqual(colour, vec3(0.0))) && all(lessThan(colour, vec3(RAYSORT_BRIGHTEST)));
}

uvec2 raysortFixed(float value)
{
  precise float whole = floor(value);
  precise float fraction = (value - whole) * 4294967296.0; // both steps are exact
  return uvec2(uint(fraction), uint(whole));
}

float raysortMean(uvec2 sum, uint samples)
{
  precise float total = float(sum.y) + float(sum.x) * (1.0 / 4294967296.0);
  precise float mean = total / float(samples);
  return mean;
}

uint raysortPixel(uvec2 pixel, uint width) { return pixel.y * width + pixel.x; }

#endif
#endif
