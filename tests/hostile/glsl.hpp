// glsl.hpp - enough of GLSL in C++ to run a shader's own text on the host, with the rounding of the worst of devices.
// SPDX-License-Identifier: MIT
//
// glsl_to_cpp.sh makes C++ of a shader. What Vulkan allows a device, and more: x / y off by 3 units of the last place,
// inversesqrt by 2, a b + c in one rounding unless it is `precise`, fma() in two, numbers below 2^-126 read and written
// as 0. Sums and products are rounded as IEEE 754 says.
#ifndef HOSTILE_GLSL_HPP
#define HOSTILE_GLSL_HPP

#include <cmath>
#include <cstdint>
#include <cstring>

#include "rounding.h"

namespace glsl
{
typedef uint32_t uint;

// ---- the device ----

// Each thread is a device. Inline, because a program has several ports, and the linker keeps one copy of each member
// function for all of them: so all ports share what it reads.
inline thread_local HostileRounding rounding;
inline thread_local int preciseDepth; // > 0: in a `precise` expression

static inline uint randomWord()
{
  rounding.seed ^= rounding.seed << 13;
  rounding.seed ^= rounding.seed >> 17;
  rounding.seed ^= rounding.seed << 5;
  return rounding.seed;
}

static inline bool chooses(int kind)
{
  return kind == HOSTILE_ALWAYS || (kind == HOSTILE_SOMETIMES && (randomWord() >> 16 & 1u) != 0);
}

static inline uint bitsOf(float x)
{
  uint bits;
  std::memcpy(&bits, &x, 4);
  return bits;
}

static inline float floatOf(uint bits)
{
  float x;
  std::memcpy(&x, &bits, 4);
  return x;
}

static inline float flushed(float x)
{
  return rounding.flushes && std::fabs(x) < 1.17549435e-38f ? std::copysign(0.0f, x) : x;
}

// Off by so many units, away from 0 or towards it.
static inline float shifted(float x, int units)
{
  if (units == 0 || x == 0 || !std::isfinite(x))
    return x;
  if (units == HOSTILE_RANDOM)
    units = int(randomWord() >> 8) % 7 - 3;
  const uint magnitude = bitsOf(x) & 0x7fffffffu;
  if (magnitude < 0x00800004u || magnitude > 0x7f7ffff0u)
    return x;
  return floatOf(bitsOf(x) + uint(units));
}

struct Precise
{
  Precise()
  {
    ++preciseDepth;
  }
  ~Precise()
  {
    --preciseDepth;
  }
};
#define HOSTILE_PRECISE(type, ...)    \
  (                                   \
      [&]() -> type                   \
      {                               \
        glsl::Precise hostilePrecise; \
        return type(__VA_ARGS__);     \
      }())

static inline bool contracts()
{
  return rounding.contracts != HOSTILE_NEVER && preciseDepth == 0 && chooses(rounding.contracts);
}

// ---- float ----

struct Product; // that is not rounded yet

struct Float
{
  float v;
  Float() = default;
  Float(float x) : v(x)
  {
  }
  Float(double x) : v(float(x))
  {
  }
  Float(int x) : v(float(x))
  {
  }
  explicit Float(uint x) : v(float(x))
  {
  }
  inline Float(const Product &product);
  explicit operator uint() const
  {
    return v > -1 && v < 4294967296.0f ? uint(v) : 0u;
  }
  explicit operator int() const
  {
    return v >= -2147483648.0f && v < 2147483648.0f ? int(v) : 0;
  }
  Float operator-() const
  {
    return Float(-v);
  }
};

struct Product
{
  float a, b;
  Float rounded() const
  {
    return Float(flushed(flushed(a) * flushed(b)));
  }
  Product operator-() const
  {
    return Product{-a, b};
  }
  explicit operator uint() const
  {
    return uint(rounded());
  }
  explicit operator int() const
  {
    return int(rounded());
  }
};

inline Float::Float(const Product &product) : v(product.rounded().v)
{
}

static inline Product operator*(Float a, Float b)
{
  return Product{a.v, b.v};
}

static inline Float operator/(Float a, Float b)
{
  return Float(flushed(shifted(flushed(a.v) / flushed(b.v), rounding.quotient)));
}

static inline Float operator+(Float a, Float b)
{
  return Float(flushed(flushed(a.v) + flushed(b.v)));
}

static inline Float operator-(Float a, Float b)
{
  return Float(flushed(flushed(a.v) - flushed(b.v)));
}

static inline Float fusedSum(float a, float b, float c)
{
  return Float(flushed(std::fma(flushed(a), flushed(b), flushed(c))));
}

static inline Float operator+(Product a, Float b)
{
  return contracts() ? fusedSum(a.a, a.b, b.v) : a.rounded() + b;
}

static inline Float operator+(Float a, Product b)
{
  return contracts() ? fusedSum(b.a, b.b, a.v) : a + b.rounded();
}

static inline Float operator+(Product a, Product b)
{
  return contracts()   ? fusedSum(a.a, a.b, b.rounded().v)
         : contracts() ? fusedSum(b.a, b.b, a.rounded().v)
                       : a.rounded() + b.rounded();
}

static inline Float operator-(Product a, Float b)
{
  return a + -b;
}

static inline Float operator-(Float a, Product b)
{
  return a + -b;
}

static inline Float operator-(Product a, Product b)
{
  return a + -b;
}

#define HOSTILE_COMPARE(op)                        \
  static inline bool operator op(Float a, Float b) \
  {                                                \
    return flushed(a.v) op flushed(b.v);           \
  }
HOSTILE_COMPARE(<)
HOSTILE_COMPARE(>)
HOSTILE_COMPARE(<=)
HOSTILE_COMPARE(>=)
HOSTILE_COMPARE(==)
HOSTILE_COMPARE(!=)

#define HOSTILE_ASSIGN(op)                                              \
  template <class T> static inline Float &operator op##=(Float &a, T b) \
  {                                                                     \
    return a = a op b;                                                  \
  }
HOSTILE_ASSIGN(+)
HOSTILE_ASSIGN(-)
HOSTILE_ASSIGN(*)

static inline Float min(Float a, Float b)
{
  return b < a ? b : a;
}

static inline Float max(Float a, Float b)
{
  return a < b ? b : a;
}

static inline uint min(uint a, uint b)
{
  return b < a ? b : a;
}

static inline uint max(uint a, uint b)
{
  return a < b ? b : a;
}

static inline int min(int a, int b)
{
  return b < a ? b : a;
}

static inline int max(int a, int b)
{
  return a < b ? b : a;
}

static inline Float abs(Float a)
{
  return Float(std::fabs(a.v));
}

static inline int abs(int a)
{
  return a < 0 ? -a : a;
}

static inline Float floor(Float a)
{
  return Float(std::floor(a.v));
}

static inline Float sqrt(Float a)
{
  return Float(std::sqrt(a.v));
}

static inline Float cos(Float a)
{
  return Float(std::cos(a.v));
}

static inline Float sin(Float a)
{
  return Float(std::sin(a.v));
}

static inline Float clamp(Float x, Float low, Float high)
{
  return min(max(x, low), high);
}

static inline Float inversesqrt(Float a)
{
  const int units = rounding.root == HOSTILE_RANDOM ? int(randomWord() >> 8) % 5 - 2 : rounding.root;
  return Float(flushed(shifted(float(1.0 / std::sqrt(double(a.v))), units)));
}

static inline Float fma(Float a, Float b, Float c)
{
  if (rounding.splits != HOSTILE_NEVER && chooses(rounding.splits))
    return Product{a.v, b.v}.rounded() + c;
  return fusedSum(a.v, b.v, c.v);
}

static inline uint floatBitsToUint(Float a)
{
  return bitsOf(a.v);
}

static inline int floatBitsToInt(Float a)
{
  return int(bitsOf(a.v));
}

static inline Float uintBitsToFloat(uint bits)
{
  return Float(floatOf(bits));
}

// ---- vectors ----

template <class T, int N> struct Vector;

// a.xyz is a.swizzle<1012>(): a 1, then the parts. (No commas, because it may be in the argument of a macro.)
#define HOSTILE_SWIZZLE                                                                                  \
  template <int PARTS> auto swizzle() const                                                              \
  {                                                                                                      \
    const Vector &v = *this;                                                                             \
    if constexpr (PARTS >= 10000)                                                                        \
      return Vector<T, 4>(v[PARTS / 1000 % 10], v[PARTS / 100 % 10], v[PARTS / 10 % 10], v[PARTS % 10]); \
    else if constexpr (PARTS >= 1000)                                                                    \
      return Vector<T, 3>(v[PARTS / 100 % 10], v[PARTS / 10 % 10], v[PARTS % 10]);                       \
    else                                                                                                 \
      return Vector<T, 2>(v[PARTS / 10 % 10], v[PARTS % 10]);                                            \
  }

template <class T> struct Vector<T, 2>
{
  T x, y;
  Vector() = default;
  Vector(T a, T b) : x(a), y(b)
  {
  }
  T &operator[](int i)
  {
    return i == 0 ? x : y;
  }
  const T &operator[](int i) const
  {
    return i == 0 ? x : y;
  }
  HOSTILE_SWIZZLE
};

template <class T> struct Vector<T, 3>
{
  T x, y, z;
  Vector() = default;
  Vector(T a, T b, T c) : x(a), y(b), z(c)
  {
  }
  Vector(const Vector<T, 2> &a, T b) : x(a.x), y(a.y), z(b)
  {
  }
  Vector(T a, const Vector<T, 2> &b) : x(a), y(b.x), z(b.y)
  {
  }
  T &operator[](int i)
  {
    return i == 0 ? x : i == 1 ? y : z;
  }
  const T &operator[](int i) const
  {
    return i == 0 ? x : i == 1 ? y : z;
  }
  HOSTILE_SWIZZLE
};

template <class T> struct Vector<T, 4>
{
  T x, y, z, w;
  Vector() = default;
  Vector(T a, T b, T c, T d) : x(a), y(b), z(c), w(d)
  {
  }
  Vector(const Vector<T, 3> &a, T b) : x(a.x), y(a.y), z(a.z), w(b)
  {
  }
  T &operator[](int i)
  {
    return i == 0 ? x : i == 1 ? y : i == 2 ? z : w;
  }
  const T &operator[](int i) const
  {
    return i == 0 ? x : i == 1 ? y : i == 2 ? z : w;
  }
  HOSTILE_SWIZZLE
};

typedef Vector<Float, 2> vec2;
typedef Vector<Float, 3> vec3;
typedef Vector<Float, 4> vec4;
typedef Vector<uint, 2> uvec2;
typedef Vector<uint, 3> uvec3;
typedef Vector<uint, 4> uvec4;
typedef Vector<int, 2> ivec2;
typedef Vector<int, 3> ivec3;
typedef Vector<int, 4> ivec4;

template <int N> struct Products
{
  Vector<Float, N> left, right;
  Product operator[](int i) const
  {
    return left[i] * right[i];
  }
  operator Vector<Float, N>() const
  {
    Vector<Float, N> result;
    for (int i = 0; i < N; ++i)
      result[i] = left[i] * right[i];
    return result;
  }
  Products operator-() const
  {
    Products result = *this;
    for (int i = 0; i < N; ++i)
      result.left[i] = -left[i];
    return result;
  }
};

// Of each part: f(a[i], b[i]) for vectors, products of vectors, and numbers.
#define HOSTILE_PARTS(result, expression) \
  result r;                               \
  for (int i = 0; i < N; ++i)             \
    r[i] = expression;                    \
  return r;
#define HOSTILE_BINARY_OF(op, A, B, a, b)                           \
  template <int N> static inline Vector<Float, N> operator op(A, B) \
  {                                                                 \
    HOSTILE_PARTS(HOSTILE_VECTOR, a op b)                           \
  }
#define HOSTILE_VECTOR  Vector<Float, N>
#define HOSTILE_V(name) const Vector<Float, N> &name
#define HOSTILE_P(name) const Products<N> &name
#define HOSTILE_SUMS(op)                                        \
  HOSTILE_BINARY_OF(op, HOSTILE_V(a), HOSTILE_V(b), a[i], b[i]) \
  HOSTILE_BINARY_OF(op, HOSTILE_V(a), HOSTILE_P(b), a[i], b[i]) \
  HOSTILE_BINARY_OF(op, HOSTILE_P(a), HOSTILE_V(b), a[i], b[i]) \
  HOSTILE_BINARY_OF(op, HOSTILE_P(a), HOSTILE_P(b), a[i], b[i]) \
  HOSTILE_BINARY_OF(op, HOSTILE_V(a), Float b, a[i], b)         \
  HOSTILE_BINARY_OF(op, Float a, HOSTILE_V(b), a, b[i])         \
  HOSTILE_BINARY_OF(op, HOSTILE_P(a), Float b, a[i], b)         \
  HOSTILE_BINARY_OF(op, Float a, HOSTILE_P(b), a, b[i])         \
  HOSTILE_BINARY_OF(op, HOSTILE_V(a), Product b, a[i], b)       \
  HOSTILE_BINARY_OF(op, Product a, HOSTILE_V(b), a, b[i])
HOSTILE_SUMS(+)
HOSTILE_SUMS(-)
HOSTILE_BINARY_OF(/, HOSTILE_V(a), HOSTILE_V(b), a[i], b[i])
HOSTILE_BINARY_OF(/, HOSTILE_V(a), Float b, a[i], b)
HOSTILE_BINARY_OF(/, HOSTILE_P(a), Float b, a[i], b)
HOSTILE_BINARY_OF(/, Float a, HOSTILE_V(b), a, b[i])

#define HOSTILE_PRODUCTS(A, B, a, b)                         \
  template <int N> static inline Products<N> operator*(A, B) \
  {                                                          \
    Products<N> r;                                           \
    for (int i = 0; i < N; ++i)                              \
    {                                                        \
      r.left[i] = a;                                         \
      r.right[i] = b;                                        \
    }                                                        \
    return r;                                                \
  }
HOSTILE_PRODUCTS(HOSTILE_V(a), HOSTILE_V(b), a[i], b[i])
HOSTILE_PRODUCTS(HOSTILE_P(a), HOSTILE_V(b), a[i], b[i])
HOSTILE_PRODUCTS(HOSTILE_V(a), HOSTILE_P(b), a[i], b[i])
HOSTILE_PRODUCTS(HOSTILE_P(a), HOSTILE_P(b), a[i], b[i])
HOSTILE_PRODUCTS(HOSTILE_V(a), Float b, a[i], b)
HOSTILE_PRODUCTS(Float a, HOSTILE_V(b), a, b[i])
HOSTILE_PRODUCTS(HOSTILE_P(a), Float b, a[i], b)
HOSTILE_PRODUCTS(Float a, HOSTILE_P(b), a, b[i])

template <int N>
static inline Vector<Float, N> operator-(HOSTILE_V(a)){HOSTILE_PARTS(HOSTILE_VECTOR, -a[i])}

#define HOSTILE_ASSIGN_VECTOR(op)                                                                           \
  template <int N, class T> static inline Vector<Float, N> &operator op##=(Vector<Float, N> &a, const T &b) \
  {                                                                                                         \
    return a = a op b;                                                                                      \
  }
HOSTILE_ASSIGN_VECTOR(+) HOSTILE_ASSIGN_VECTOR(-) HOSTILE_ASSIGN_VECTOR(*)

    template <class T, int N>
    static inline Vector<T, N> min(const Vector<T, N> &a, const Vector<T, N> &b)
{
  Vector<T, N> r;
  for (int i = 0; i < N; ++i)
    r[i] = min(a[i], b[i]);
  return r;
}

template <class T, int N> static inline Vector<T, N> max(const Vector<T, N> &a, const Vector<T, N> &b)
{
  Vector<T, N> r;
  for (int i = 0; i < N; ++i)
    r[i] = max(a[i], b[i]);
  return r;
}

#define HOSTILE_BITS(op)                                                                                         \
  template <int N> static inline Vector<uint, N> operator op(const Vector<uint, N> &a, const Vector<uint, N> &b) \
  {                                                                                                              \
    Vector<uint, N> r;                                                                                           \
    for (int i = 0; i < N; ++i)                                                                                  \
      r[i] = a[i] op b[i];                                                                                       \
    return r;                                                                                                    \
  }
HOSTILE_BITS(^)
HOSTILE_BITS(|)

template <int N> static inline Vector<Float, N> max(HOSTILE_P(a), HOSTILE_V(b))
{
  return max(Vector<Float, N>(a), b);
}

template <int N> static inline Vector<Float, N> abs(HOSTILE_V(a))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, abs(a[i]))
}

template <int N> static inline Vector<Float, N> floor(HOSTILE_V(a))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, floor(a[i]))
}

template <int N> static inline Vector<Float, N> floor(HOSTILE_P(a))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, floor(Float(a[i])))
}

template <int N> static inline Vector<Float, N> clamp(HOSTILE_V(a), Float low, Float high)
{
  HOSTILE_PARTS(HOSTILE_VECTOR, clamp(a[i], low, high))
}

template <int N> static inline Vector<Float, N> clamp(HOSTILE_V(a), HOSTILE_V(low), HOSTILE_V(high))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, clamp(a[i], low[i], high[i]))
}

template <int N> static inline Vector<Float, N> fma(HOSTILE_V(a), HOSTILE_V(b), HOSTILE_V(c))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, fma(a[i], b[i], c[i]))
}

template <int N> static inline Vector<Float, N> step(HOSTILE_V(edge), HOSTILE_V(a))
{
  HOSTILE_PARTS(HOSTILE_VECTOR, a[i].v < edge[i].v ? Float(0.0f) : Float(1.0f))
}

// In the order of the parts, or the other way round.
template <int N> static inline Float dot(HOSTILE_V(a), HOSTILE_V(b))
{
  const bool isBackward = rounding.contracts == HOSTILE_SOMETIMES && (randomWord() >> 16 & 1u) != 0;
  Float sum = a[isBackward ? N - 1 : 0] * b[isBackward ? N - 1 : 0];
  for (int i = 1; i < N; ++i)
    sum = sum + a[isBackward ? N - 1 - i : i] * b[isBackward ? N - 1 - i : i];
  return sum;
}

static inline vec3 cross(const vec3 &a, const vec3 &b)
{
  return vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

template <int N> static inline Vector<uint, N> floatBitsToUint(HOSTILE_V(a))
{
  Vector<uint, N> r;
  for (int i = 0; i < N; ++i)
    r[i] = bitsOf(a[i].v);
  return r;
}

template <int N> static inline Vector<Float, N> uintBitsToFloat(const Vector<uint, N> &a)
{
  HOSTILE_PARTS(HOSTILE_VECTOR, floatOf(a[i]))
}

// ---- a subgroup of one ----

static const uint gl_SubgroupSize = 1u;

static inline uvec4 subgroupBallot(bool vote)
{
  return uvec4(vote ? 1u : 0u, 0u, 0u, 0u);
}

static inline uint subgroupBallotBitCount(const uvec4 &ballot)
{
  return ballot.x;
}

static inline uint subgroupBallotExclusiveBitCount(const uvec4 &)
{
  return 0u;
}

static inline bool subgroupElect()
{
  return true;
}

static inline uint subgroupBroadcastFirst(uint x)
{
  return x;
}
} // namespace glsl

// ---- what raysort_shared.h has for a language, for this one ----

#define RAYSORT_SHARED_H
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type)    uvec2
#define RAYSORT_UINT         uint
#define RAYSORT_INT          int
#define RAYSORT_FLOAT        Float
#define RAYSORT_VEC3(name)   vec3 name

#endif
