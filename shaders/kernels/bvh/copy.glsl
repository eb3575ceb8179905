// copy.glsl - is shared by the kernels that copy: it checks the source, and reads its words. Include it after the push
// block.
// SPDX-License-Identifier: MIT
//
// The source may be any bytes. Whatever its header says, nothing outside of push.sourceWords is read. A thread handles
// RAYSORT_BVH_COPY_EACH words of 16 bytes.
#include "../folded.glsl"

struct Source
{
  uint first; // the word of the source where the structure begins
  uint words; // words of the structure; 0: the source is not a structure
  uint type;
  uint records, recordsEnd; // records at time 0; motion records and frames come after them
  uint version;             // of a file of the structure
};

uvec4 sourceWord(uint i)
{
  return RaysortBvhWords(raysortBvhAddress(uvec2(push.source), i)).word[0];
}

// The sums are only over the structure, so every word of the head is checked.
bool isHeadOf(uint words, uint type, uint version)
{
  uvec4 a = sourceWord(0u), b = sourceWord(1u);
  return a == uvec4(RAYSORT_BVH_SERIAL_MAGIC, version, RAYSORT_BVH_ERROR_NONE, type) &&
         (sourceWord(2u) | sourceWord(3u)) == uvec4(0u) && b.x == (words + RAYSORT_BVH_SERIAL_WORDS) << 4 &&
         b.y == (words + RAYSORT_BVH_SERIAL_WORDS) >> 28;
}

// Returns the words of the motion records of a structure with motion. counts: word 4 of its header.
uint motionWords(uint type, uvec4 counts)
{
  return type == RAYSORT_BVH_TRIANGLES ? RAYSORT_BVH_MOTION_RECORD_WORDS * counts.z
         : type == RAYSORT_BVH_BOXES   ? RAYSORT_BVH_MOTION_BOX_WORDS * counts.z
                                       : RAYSORT_BVH_MOTION_INSTANCE_WORDS * counts.w;
}

// Finds the structure in the source. Its words are below 2^32, because no count is above 2^28, with motion above 2^27.
Source findSource()
{
  uint first = push.mode == RAYSORT_BVH_COPY_DESERIALISE ? RAYSORT_BVH_SERIAL_WORDS : 0u;
  uvec4 places = sourceWord(first + 2u), about = sourceWord(first + 3u), counts = sourceWord(first + 4u);
  bool hasMotion = about.x == RAYSORT_BVH_MOTION_MAGIC;
  uint version = hasMotion ? RAYSORT_BVH_SERIAL_MOTION_VERSION : RAYSORT_BVH_SERIAL_VERSION;
  Source source = Source(first, 0u, about.y, places.x, places.x, version);
  uint most = hasMotion ? RAYSORT_BVH_MOTION_MAX_PRIMITIVES : RAYSORT_BVH_MAX_PRIMITIVES;
  bool isGood = (about.x == RAYSORT_BVH_MAGIC || hasMotion) && about.y <= RAYSORT_BVH_INSTANCES && counts.x > 0u &&
                counts.x <= most &&
                counts.y <= most && counts.z <= most && (counts.w <= most || about.y != RAYSORT_BVH_INSTANCES);
  if (isGood)
  {
    uint records = about.y == RAYSORT_BVH_TRIANGLES ? RAYSORT_BVH_RECORD_WORDS * counts.z
                   : about.y == RAYSORT_BVH_BOXES   ? RAYSORT_BVH_BOX_WORDS * counts.z
                                                    : RAYSORT_BVH_INSTANCE_WORDS * counts.w;
    uint words = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * counts.x;
    words += hasMotion ? RAYSORT_BVH_MOTION_NODE_WORDS * counts.x : 0u;
    isGood = places.x == words;
    source.recordsEnd = words + records;
    records += hasMotion ? motionWords(about.y, counts) : 0u;
    isGood = isGood && places.y == words + records;
    words += records + RAYSORT_BVH_FRAME_WORDS * counts.y;
    isGood = isGood && about.z == words << 4 && about.w == words >> 28 && words <= push.sourceWords - first;
    if (isGood && (push.mode != RAYSORT_BVH_COPY_DESERIALISE || isHeadOf(words, about.y, version)))
      source.words = words;
  }
  return source;
}

// Returns word i of the structure. If a file is written, it is the word in the file; if a file is read and `patches`,
// the word in the structure. In a file, `base` is subtracted from the references of instances.
uvec4 wordOf(Source source, uint i, bool patches)
{
  uvec4 word = sourceWord(source.first + i);
  bool isReference = source.type == RAYSORT_BVH_INSTANCES && i >= source.records && i < source.recordsEnd &&
                     (i - source.records) % RAYSORT_BVH_INSTANCE_WORDS == 3u && word.z >> 24 != 0u;
  if (isReference && push.mode == RAYSORT_BVH_COPY_SERIALISE)
  {
    uint borrow;
    word.x = usubBorrow(word.x, push.baseLow, borrow);
    word.y = word.y - push.baseHigh - borrow;
  }
  if (isReference && patches && push.mode == RAYSORT_BVH_COPY_DESERIALISE)
  {
    uint carry;
    word.x = uaddCarry(word.x, push.baseLow, carry);
    word.y = word.y + push.baseHigh + carry;
  }
  return word;
}

// Returns the first word of this thread; its next words are THREADS apart.
uint firstWord()
{
  return foldedGroup() * THREADS * RAYSORT_BVH_COPY_EACH + gl_LocalInvocationIndex;
}
