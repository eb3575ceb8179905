#!/bin/sh
# hits.sh - writes hits.glsl: a closest-hit function for each generated material, and the list of them.
# SPDX-License-Identifier: MIT
#
#   examples/reorder/hits.sh COUNT >FOLDER/hits.glsl
set -eu
awk -v count="$1" 'BEGIN {
  print "// hits.glsl - " count " closest-hit functions; written by examples/reorder/hits.sh"
  print "// SPDX-License-Identifier: MIT\n"
  for (i = 0; i < count; ++i)
    printf "void hit%d(inout vec4 payload, RAYSORT_IN_HIT hit)\n{\n  payload = end(paintOf(hit).tint, %s);\n}\n", i,
      "material" i "(begin(hit), ROUNDS)"
  printf "#define HITS(X)"
  for (i = 0; i < count; ++i)
    printf " X(%du, hit%d)", i, i
  print "" }'
