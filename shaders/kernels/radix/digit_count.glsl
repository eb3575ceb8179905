// digit_count.glsl - counts the entries of any digit in each tile and chunk.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk. If chunks are few, each one also adds its counts to those of its group, so that no pass has
// to scan the chunks before the scatter. Include after count.glsl and IN_GROUPS.

void writeChunk(uint digit)
{
  uint chunk = gl_WorkGroupID.x, count = sumCopies(digit);
  push.table.word[IN_GROUPS ? chunk * BINS + digit : digit * push.tableStride + chunk] = count;
  if (!IN_GROUPS)
    return;
  if (count > 0u)
    atomicAdd(push.groups.word[chunk / RAYSORT_RADIX_GROUP_CHUNKS * BINS + digit], count);
  for (uint group = chunk; group < RAYSORT_RADIX_CHUNK_GROUPS; group += gl_NumWorkGroups.x)
    push.cleared.word[group * BINS + digit] = 0u;
}

void main()
{
  Chunk chunk;
  entries = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  chunk.firstTile = gl_WorkGroupID.x * push.chunkTiles;
  chunk.first = chunk.firstTile * push.tile;
  chunk.begin = 0u;
  chunk.end = entries;
  chunk.tiles = chunk.first < entries ? min(push.chunkTiles, (entries - chunk.first + push.tile - 1u) / push.tile) : 0u;
  chooseAny(push.digit, push.form);
  countChunk(chunk);
  for (uint digit = gl_LocalInvocationIndex; digit < BINS; digit += THREADS)
    writeChunk(digit);
}
