// words.glsl - how many words a scan has.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with live and count.
layout(constant_id = RAYSORT_CONSTANT_SCAN_LIVE) const bool HAS_LIVE = false;

uint raysort_words()
{
  if (HAS_LIVE)
    return min(push.live.word[0], push.count);
  return push.count;
}
