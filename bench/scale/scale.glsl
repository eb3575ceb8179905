// scale.glsl - what the kernels of bench-scale share: the push block, chunks, the inputs, and what a kernel tells.
// SPDX-License-Identifier: MIT
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(local_size_x = 256) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Word { uint word; };

// Of all chunks of the inputs, and of all chunks of the results.
layout(buffer_reference, std430, buffer_reference_align = 4) buffer State
{
  uint seen;       // items
  uint live;       // of them, those with a material
  uint faults;     // items that are wrong
  uint firstFault; // the lowest of them
  uint sum;        // of hashes of the items, modulo 2^32
  uint odd;        // exclusive or of the same hashes
};

layout(push_constant, std430) uniform Push
{
  uvec2 a, b, c;   // addresses of the buffers of the kernel
  State state;
  uint first, end; // the items of this chunk
  uint count;      // all items
  uint kind;       // KIND_*, or of rays 0: near, 1: far
  uint number;     // materials; keys that differ, or fewer; cells of the grid on each axis
};

const uint KIND_UNIFORM = 0u, KIND_COHERENT = 1u, KIND_FEW = 2u;
const uint STEP = 1000u; // a ray is aimed at every 1,000th triangle

// The address of record `index`. Buffers are larger than 4 GiB, but drivers index a reference with 32 bits and wrap
// around, so no kernel here does: the offset in bytes is added to the address, in 64 bits.
uvec2 addressOf(uvec2 base, uint index, uint stride)
{
  uint high, low, carry;
  umulExtended(index, stride, high, low);
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

Word wordOf(uvec2 base, uint index)
{
  return Word(addressOf(base, index, 4u));
}

uint hash(uint x)
{
  x = (x ^ (x >> 16)) * 0x7feb352du;
  x = (x ^ (x >> 15)) * 0x846ca68bu;
  return x ^ (x >> 16);
}

// Of uniform keys one in four comes again, far from where it was first.
uint keyOf(uint i)
{
  return kind == KIND_UNIFORM ? hash(i % number) : kind == KIND_COHERENT ? i >> 2 : (hash(i) & 15u) * 0x11111111u;
}

// Materials 0 .. number - 1, and void.
uint idOf(uint i)
{
  if (kind == KIND_FEW)
    return (hash(i) & 1u) * (number - 1u);
  return hash(kind == KIND_UNIFORM ? i : i >> 8) % (number + 1u);
}

// A triangle is alone in its cell of a grid, so a ray that stays in the cell meets no other.
vec3 cornerOf(uint triangle, uint corner)
{
  const uvec3 cell = uvec3(triangle % number, triangle / number % number, triangle / (number * number));
  const uint away = hash(triangle), here = hash(away + corner + 1u);
  const vec3 jitter = vec3(here & 1023u, here >> 10 & 1023u, here >> 20 & 1023u) / 10240.0;
  vec3 place = vec3(cell) - 0.5 * float(number) + jitter;
  place[corner] += (away >> corner & 1u) == 0u ? 0.4 : -0.4;
  return place;
}

// The middle of the triangle, and the side to which it looks.
vec3 middleOf(uint triangle, out vec3 side)
{
  const uint away = hash(triangle);
  side = vec3((away & 1u) == 0u ? 1.0 : -1.0, (away & 2u) == 0u ? 1.0 : -1.0, (away & 4u) == 0u ? 1.0 : -1.0);
  return (cornerOf(triangle, 0u) + cornerOf(triangle, 1u) + cornerOf(triangle, 2u)) / 3.0;
}

uint aimOf(uint ray)
{
  return ray * STEP % count;
}

// What a thread saw of its items.
uint seenItems = 0u, liveItems = 0u, faultItems = 0u, firstFaultItem = 0xffffffffu, sumOfHashes = 0u, oddOfHashes = 0u;

void saw(uint item, bool isLive, bool isWrong, uint token)
{
  ++seenItems;
  liveItems += isLive ? 1u : 0u;
  faultItems += isWrong ? 1u : 0u;
  firstFaultItem = isWrong ? min(firstFaultItem, item) : firstFaultItem;
  sumOfHashes += token;
  oddOfHashes ^= token;
}

void look(uint i); // the kernel: one item

void main()
{
  for (uint i = first + gl_GlobalInvocationID.x; i < end; i += gl_NumWorkGroups.x * 256u)
    look(i);
  if (seenItems == 0u)
    return;
  atomicAdd(state.seen, seenItems);
  atomicAdd(state.live, liveItems);
  atomicAdd(state.sum, sumOfHashes);
  atomicXor(state.odd, oddOfHashes);
  if (faultItems == 0u)
    return;
  atomicAdd(state.faults, faultItems);
  atomicMin(state.firstFault, firstFaultItem);
}
