// ids.glsl - ids of the cells of a brick, by a workgroup of 128 threads, two threads per cell.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SDF_IDS_GLSL
#define RAYSORT_KERNELS_SDF_IDS_GLSL

shared uvec2 halves[64]; // the results of the second threads

// Compares the triangles of the batch with the cells.
void nearestOf(uint count, inout Nearest best)
{
  vec3 middle = middleOf(gl_LocalInvocationIndex & 63u);
  for (uint k = gl_LocalInvocationIndex / 64u; k < count; k += THREADS / 64u)
    best = nearerOf(best, k, middle);
}

// Writes the ids of the cells to the brick. Call it with all threads and the same brick.
void storeIds(uint brick, Nearest best)
{
  uint t = gl_LocalInvocationIndex, cell = t & 63u;
  if (t >= 64u)
    halves[cell] = uvec2(best.square, best.id);
  barrier();
  if (t < 64u)
  {
    Nearest other = Nearest(halves[cell].x, halves[cell].y);
    uint id = isNearer(other, best) ? other.id : best.id;
    RaysortOut(raysort_element(uvec2(push.ids), brick, 256u)).word[cell] = id;
  }
  barrier();
}

#endif
