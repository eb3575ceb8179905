# examples.sh - how tests/support/lavapipe.sh runs the benches that no capability's examples.sh runs: once, with tiny
# numbers and few kernels. bvh/ runs bench_trace, bench_build and bench_host, sdf/ bench_bricks.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
mkdir -p "$check"
files="--json $check/rows.json --tsv $check/rows.tsv"
# shellcheck disable=SC2086 # words
{
  run build/bin/bench_sort --validate --n 1k --materials 8 --bits 8 --distribution uniform --runs 1 $files
  run build/bin/bench_shade --validate --n 1024 --materials 16 --rounds 1 --runs 1 $files
  export MALLOC_PERTURB_=165 # of glibc: fills what malloc returns, which is zero in a program that just began
  run build/bin/bench_scale --validate --most 4096 --kinds uniform,few --json "$check/scale.json"
  unset MALLOC_PERTURB_
  run build/bin/bench_weekend --validate --size 16x16 --samples 1 --depth 4 --runs 1 --scenes three --only loop $files
}
run build/bin/bench_reorder --validate --size 32x16 --materials 16 --rounds 1 --runs 1 --hits incoherent,empty \
  --ways 'reordered,in place,twin' --out "$check"
run build/bin/bench_start --validate --row scan --json "$check/start.json"
run build/bin/native_check --validate --size 16x16 # where the device traces rays itself: lavapipe from Mesa 25 on
