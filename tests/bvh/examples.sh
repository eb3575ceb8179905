# examples.sh - how tests/support/lavapipe.sh runs the example of the triangles, and its benches.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/triangles --validate --size 96x54 --samples 1 --bounces 4 --triangles 20000 --compare --out "$check/triangles"
run build/bin/bench_trace --validate --size 61x37 --triangles 3000 --runs 1 --out "$check/bench"
for program in build/bin/bench_host build/bin/bench_host_embree; do
  if test -x $program; then # the second one where Embree is: it checks every hit
    run $program --size 160x90 --triangles 3000 --runs 1 --out "$check/bench"
  fi
done
