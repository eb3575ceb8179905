#!/bin/sh
# hits.sh - writes hits.glsl: a closest-hit function for each generated material, and the list of them.
# SPDX-License-Identifier: MIT
#
#   examples/reorder/hits.sh COUNT [FIRST] >FOLDER/hits.glsl   materials FIRST (0) to COUNT - 1
set -eu
awk -v count="$1" -v first="${2:-0}" 'BEGIN {
  print "// hits.glsl - " count - first " closest-hit functions; written by examples/reorder/hits.sh"
  print "// SPDX-License-Identifier: MIT\n"
  print "#ifdef RAYSORT_HIT_OBJECT_TARGET"
  for (i = first; i < count; ++i)
    printf "void hit%d(inout vec4 payload, RAYSORT_IN_HIT hit)\n{\n  payload = %s;\n}\n", i,
      "material" i "(payload, ROUNDS)"
  printf "#define HITS(X)"
  for (i = first; i < count; ++i)
    printf " X(%du, hit%d)", i, i
  print "\n#endif"
  printf "#define MATERIALS(X)" # of who has no hit objects
  for (i = first; i < count; ++i)
    printf " X(%du, material%d)", i, i
  print "" }'
