// rank.glsl - ranks of entries by a digit, by ballots: stable.
// SPDX-License-Identifier: MIT
//
// A team is 32 threads with neighbouring numbers. It takes rows of 32 consecutive entries, one after the other. Each
// team has a counter for each digit, so teams do not wait for each other. The 32 threads are one subgroup, or several
// smaller ones, which then take turns. Thread t must be number t % SUBGROUP of its subgroup.
// Include after THREADS, BINS and `shared uint pool[]`, whose first THREADS / 32 * BINS words are the counters.
#ifndef RAYSORT_KERNELS_RADIX_RANK_GLSL
#define RAYSORT_KERNELS_RADIX_RANK_GLSL

layout(constant_id = RAYSORT_CONSTANT_RADIX_SUBGROUP) const uint SUBGROUP = 32u;
const uint TEAMS = THREADS / 32u, TURNS = 32u / SUBGROUP;

void waitForTeam()
{
  if (TURNS == 1u)
    subgroupBarrier();
  else
    barrier();
}

// Entries of the team before this one that have its digit. All threads of the workgroup must call it, row by row.
uint rankInTeam(uint digit, uint bits)
{
  uint t = gl_LocalInvocationIndex, number = t % SUBGROUP, at = t / 32u * BINS + digit, before = 0u;
  uint equals = 0xffffffffu >> (32u - SUBGROUP);
  [[unroll]] for (uint bit = 0u; bit < bits; ++bit)
  {
    bool isOne = (digit >> bit & 1u) != 0u;
    uint ones = subgroupBallot(isOne).x;
    equals &= isOne ? ones : ~ones;
  }
  [[unroll]] for (uint turn = 0u; turn < TURNS; ++turn)
  {
    bool isOwn = t % 32u / SUBGROUP == turn;
    if (isOwn)
      before = pool[at];
    waitForTeam();
    if (isOwn && equals >> number == 1u) // the last one of its digit
      pool[at] = before + bitCount(equals);
    waitForTeam();
  }
  return before + bitCount(equals & ((1u << number) - 1u));
}

void clearCounters()
{
  for (uint i = gl_LocalInvocationIndex; i < TEAMS * BINS; i += THREADS)
    pool[i] = 0u;
}

uint sumTeams(uint digit)
{
  uint sum = 0u;
  [[unroll]] for (uint team = 0u; team < TEAMS; ++team)
    sum += pool[team * BINS + digit];
  return sum;
}

// The counters of the digit become the places of each team's first entry of it, from `place` on.
void placeTeams(uint digit, uint place)
{
  [[unroll]] for (uint team = 0u; team < TEAMS; ++team)
  {
    uint count = pool[team * BINS + digit];
    pool[team * BINS + digit] = place;
    place += count;
  }
}

#endif
