#!/bin/sh
# check_kernels.sh - barriers whose absence no software device shows.
# SPDX-License-Identifier: MIT
#
# lavapipe runs the subgroups of a workgroup one after the other between barriers, and its stores are in order. So what is
# missing here shows only on a GPU, now and then: it is looked for in the text.
. tests/support/need.sh

# The barriers and arrivals of a file in their order, a word each.
steps() { # FILE
  awk '{ sub("//.*", "") }
    /memoryBarrierBuffer\(\)/ && FILENAME !~ /tree.glsl$/ || / shareData\(\);/ { print "memory" }
    /atomicAdd\((CHANGE\(at\), 0xffffffffu|arrivals)/ { print "arrive" }
    /= climbed\(/ { print "arrive" }' "$1"
}

# Who arrives at a counter has written something that the last to arrive reads: a memory barrier before, so that it is
# there, and one after, so that it is seen.
arrivals=0
for file in shaders/kernels/*/*.comp shaders/kernels/*/*.glsl; do
  words=$(steps "$file" | tr '\n' ' ')
  case $words in *arrive*) ;; *) continue ;; esac
  case $file in */tree.glsl) words=${words#*arrive } ;; esac # the counter is in a function: its caller counts
  arrivals=$((arrivals + 1))
  wanted='memory arrive memory'
  case $file in */tree.glsl) wanted='memory arrive memory memory' ;; esac # the last one is for the next turn of its loop
  echo "$words" | grep -q "$wanted" ||
    fail "$file: an arrival at a counter needs memoryBarrierBuffer before it and after it: $words"
done
test "$arrivals" -eq 3 || fail "$arrivals files with arrivals at a counter: this check knows 3"

# Rows that a team shares: read, wait, write, wait, in each turn.
turns=$(sed -e 's,//.*,,' shaders/kernels/radix/rank.glsl | awk '
  /^uint rankInTeam/ { on = 1 }
  on && /before = pool\[at\]/ { printf "read " }
  on && /pool\[at\] = / { printf "write " }
  on && /waitForTeam\(\)/ { printf "wait " }
  on && /^}/ { exit }')
test "$turns" = "read wait write wait " || fail "shaders/kernels/radix/rank.glsl: a row is shared as: $turns"
finish
