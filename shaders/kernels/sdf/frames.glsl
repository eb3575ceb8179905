// frames.glsl - a batch of a voxel's triangles in shared memory, each in its frame; items and voxels to be filled.
// SPDX-License-Identifier: MIT
//
// Define before: RAYSORT_SDF_BATCH, the number of triangles of a batch.
#ifndef RAYSORT_KERNELS_SDF_FRAMES_GLSL
#define RAYSORT_KERNELS_SDF_FRAMES_GLSL

layout(constant_id = RAYSORT_CONSTANT_SDF_IDS) const uint IDS = 0u;

const uint BATCH = uint(RAYSORT_SDF_BATCH);

shared vec4 xs[BATCH], ys[BATCH], zs[BATCH], lefts[BATCH], rights[BATCH], rests[BATCH];
shared uint boxes[BATCH]; // boxes of samples: low corner, 3 bits per axis; size, 4 bits per axis, from bit 9 on
shared uint triangleIds[BATCH];

// An item: the references of a voxel, or a piece of them.
struct Item
{
  uint voxel, first, count, slot; // slot: the slot of the voxel's pieces + 1; 0: the item is the whole voxel
};

Item loadItem(uint i)
{
  RaysortIn words = RaysortIn(raysort_element(uvec2(push.items), i, 4u * uint(RAYSORT_SDF_ITEM_WORDS)));
  return Item(words.word[0], words.word[1], words.word[2] & 1023u, words.word[2] >> 10);
}

// A voxel while it is filled.
struct Place
{
  ivec3 corner;    // from the anchor
  float high, low; // brixels a world unit: high + low
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

RaysortWide loadCorner(RaysortInOut record, uint k, Place place)
{
  vec3 corner = uintBitsToFloat(uvec3(record.word[3u * k], record.word[3u * k + 1u], record.word[3u * k + 2u]));
  return raysort_toBrick(corner, place.high, place.low, place.corner);
}

// Returns the samples 0 .. 7 of an axis that are nearer than `reach` to low .. high: first | count << 3.
uint samplesOf(float low, float high, float reach)
{
  float from = clamp(ceil(low + 3.5 - reach), 0.0, 8.0), to = clamp(floor(high + 3.5 + reach), -1.0, 7.0);
  return to < from ? 0u : uint(from) | uint(to - from + 1.0) << 3;
}

// Makes triangle t of the batch from reference `reference`.
void loadFrame(Place place, uint reference, uint t)
{
  uint record = RaysortInOut(listAt(push.sorted, reference, 4u)).word[0];
  RaysortInOut words = RaysortInOut(listAt(push.records, record, 4u * uint(RAYSORT_SDF_RECORD_WORDS)));
  RaysortWide a = loadCorner(words, 0u, place), b = loadCorner(words, 1u, place), c = loadCorner(words, 2u, place);
  vec3 low = min(min(a.high, b.high), c.high), high = max(max(a.high, b.high), c.high);
  float reach = push.band + 0.01;
  uint x = samplesOf(low.x, high.x, reach), y = samplesOf(low.y, high.y, reach), z = samplesOf(low.z, high.z, reach);
  RaysortFrame frame = raysort_frame(a, b, c);
  xs[t] = frame.x;
  ys[t] = frame.y;
  zs[t] = frame.z;
  lefts[t] = frame.left;
  rights[t] = frame.right;
  rests[t] = frame.rest;
  if (IDS != 0u)
    triangleIds[t] = words.word[9];
  boxes[t] = (x & 7u) | (y & 7u) << 3 | (z & 7u) << 6 | (x >> 3) << 9 | (y >> 3) << 13 | (z >> 3) << 17;
}

RaysortFrame frameOf(uint t)
{
  return RaysortFrame(xs[t], ys[t], zs[t], lefts[t], rights[t], rests[t]);
}

// ---- ids: the triangle nearest to the middle of each of 64 cells ----

struct Nearest
{
  uint square, id;
};

bool isNearer(Nearest a, Nearest b)
{
  return a.square < b.square || (a.square == b.square && a.id < b.id);
}

vec3 middleOf(uint cell)
{
  return min(2.0 * vec3(cell & 3u, cell >> 2 & 3u, cell >> 4) - 2.5, vec3(3.0));
}

// Compares the best triangle so far and triangle k of the batch.
Nearest nearerOf(Nearest best, uint k, vec3 middle)
{
  Nearest next = Nearest(raysort_squareOf(frameOf(k), middle), triangleIds[k]);
  bool isNext = isNearer(next, best);
  return Nearest(isNext ? next.square : best.square, isNext ? next.id : best.id);
}

#endif
