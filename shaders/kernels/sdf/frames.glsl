// frames.glsl - up to 64 triangles of a voxel at a time, each in its frame, in shared memory; ids of cells.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_FRAMES_GLSL
#define RAYSORT_KERNELS_SDF_FRAMES_GLSL

layout(constant_id = RAYSORT_CONSTANT_SDF_IDS) const uint IDS = 0u;

const uint THREADS = uint(RAYSORT_THREADS);
const uint BATCH = 64u;

shared vec4 origins[BATCH], xs[BATCH], ys[BATCH], zs[BATCH]; // w: span, cx, cy, doubt
shared vec2 inverses[BATCH];
shared uint boxes[BATCH]; // of samples: low corner, 3 bits an axis; size, 4 bits an axis, from bit 9
shared uint triangleIds[BATCH];

// A voxel that is filled.
struct Place
{
  ivec3 corner;    // from the anchor
  float high, low; // brixels a world unit
};

Place placeOf(uint voxel)
{
  Place place;
  uint at = RAYSORT_SDF_RECORD(raysort_cascade(push.cascadeMask, voxel / uint(RAYSORT_SDF_VOXELS)));
  ivec3 window = ivec3(push.header.word[at + 4u], push.header.word[at + 5u], push.header.word[at + 6u]);
  ivec3 anchor = ivec3(push.header.word[at + 8u], push.header.word[at + 9u], push.header.word[at + 10u]);
  place.corner = raysort_absolute(window, voxel % uint(RAYSORT_SDF_VOXELS)) - anchor;
  place.high = uintBitsToFloat(push.header.word[at + 15u]);
  place.low = uintBitsToFloat(push.header.word[at + 19u]);
  return place;
}

uvec2 listAt(uint part, uint index, uint size)
{
  return raysort_element(raysort_part(uvec2(push.lists), part), index, size);
}

vec3 loadCorner(RaysortInOut record, uint k)
{
  return uintBitsToFloat(uvec3(record.word[3u * k], record.word[3u * k + 1u], record.word[3u * k + 2u]));
}

// Samples 0 .. 7 of an axis nearer than `reach` to low .. high: first | how many << 3.
uint samplesOf(float low, float high, float reach)
{
  float from = clamp(ceil(low - reach), 0.0, 8.0), to = clamp(floor(high + reach), -1.0, 7.0);
  return to < from ? 0u : uint(from) | uint(to - from + 1.0) << 3;
}

// Number t of the batch is reference `reference`.
void loadFrame(Place place, uint reference, uint t)
{
  uint record = RaysortInOut(listAt(push.sorted, reference, 4u)).word[0];
  RaysortInOut words = RaysortInOut(listAt(push.records, record, 4u * uint(RAYSORT_SDF_RECORD_WORDS)));
  vec3 a = raysort_toBrick(loadCorner(words, 0u), place.high, place.low, place.corner);
  vec3 b = raysort_toBrick(loadCorner(words, 1u), place.high, place.low, place.corner);
  vec3 c = raysort_toBrick(loadCorner(words, 2u), place.high, place.low, place.corner);
  vec3 low = min(min(a, b), c), high = max(max(a, b), c);
  float reach = push.band + 0.01;
  uint x = samplesOf(low.x, high.x, reach), y = samplesOf(low.y, high.y, reach), z = samplesOf(low.z, high.z, reach);
  RaysortFrame frame = raysort_frame(a, b, c);
  origins[t] = vec4(frame.origin, frame.span);
  xs[t] = vec4(frame.x, frame.cx);
  ys[t] = vec4(frame.y, frame.cy);
  zs[t] = vec4(frame.z, frame.doubt);
  if (IDS != 0u)
    triangleIds[t] = words.word[9];
  inverses[t] = vec2(frame.inverseAC, frame.inverseBC);
  boxes[t] = (x & 7u) | (y & 7u) << 3 | (z & 7u) << 6 | (x >> 3) << 9 | (y >> 3) << 13 | (z >> 3) << 17;
}

RaysortFrame frameOf(uint t)
{
  return RaysortFrame(origins[t].xyz, xs[t].xyz, ys[t].xyz, zs[t].xyz, origins[t].w, xs[t].w, ys[t].w, inverses[t].x,
                      inverses[t].y, zs[t].w);
}

// ---- ids: of 64 cells, the triangle nearest to each one's middle; two threads a cell ----

struct Nearest
{
  float square;
  uint id;
};

shared uvec2 halves[BATCH]; // the second thread's

bool isNearer(Nearest a, Nearest b)
{
  return a.square < b.square || (a.square == b.square && a.id < b.id);
}

// Takes the batch into account.
void nearestOf(uint count, inout Nearest best)
{
  uint cell = gl_LocalInvocationIndex & 63u;
  uvec3 c = uvec3(cell & 3u, cell >> 2 & 3u, cell >> 4);
  vec3 middle = min(2.0 * vec3(c) + 1.0, vec3(6.5));
  for (uint k = gl_LocalInvocationIndex / 64u; k < count; k += THREADS / 64u)
  {
    Nearest next = Nearest(raysort_squareOf(frameOf(k), middle), triangleIds[k]);
    bool isNext = isNearer(next, best);
    best.square = isNext ? next.square : best.square;
    best.id = isNext ? next.id : best.id;
  }
}

// The cells' ids go to the brick. All threads, with the same brick.
void storeIds(uint brick, Nearest best)
{
  uint t = gl_LocalInvocationIndex, cell = t & 63u;
  if (t >= 64u)
    halves[cell] = uvec2(floatBitsToUint(best.square), best.id);
  barrier();
  if (t < 64u)
  {
    Nearest other = Nearest(uintBitsToFloat(halves[cell].x), halves[cell].y);
    uint id = isNearer(other, best) ? other.id : best.id;
    RaysortOut(raysort_element(uvec2(push.ids), brick, 256u)).word[cell] = id;
  }
  barrier();
}

#endif
