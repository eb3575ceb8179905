#!/bin/sh
# figures.sh - runs the benches and keeps their figures with card, driver, date, commit and command; `make figures` calls it.
# SPDX-License-Identifier: MIT
#
# usage: sh bench/figures.sh [PART...]   from the root; all parts without one. A part is a run of a bench, with one table
# of README.md.
# A part is in bench/figures/PART.json as soon as it is over (FIGURES names another folder). So parts can be run one by one,
# and what was not run keeps its figures and its date. ARGS is added to the arguments of each bench.
set -eu
parts='sort radix long splats splats4k shade start reorder trace build bricks scale'
# shellcheck disable=SC2086 # a list of words
test $# -gt 0 || set -- $parts
folder=${FIGURES:-bench/figures}
mkdir -p "$folder" build/bench
driver=$(nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null | head -n 1 || true)

for part in "$@"; do
  bench=$part
  case $part in # the arguments of the table; ARGS of the caller come after, and win
  sort) arguments='--runs 50 --distribution uniform --materials 8,16,64,256,4096' ;;
  radix)
    keys=uniform,presorted,constant,almost,hundred,second,morton,zipf,entropy
    bench=sort arguments="--runs 30 --ways none --n 2073600,8294400,33554432 --keys $keys"
    ;;
  long) bench=sort arguments='--runs 30 --long --n 262144,2073600,8294400,33554432 --keys uniform,hundred,morton,zipf,entropy' ;;
  splats)
    make --no-print-directory splats ARGS='--size 1920x1080 --count 4860000 --keys build/bench/splats.bin'
    bench=sort arguments='--runs 30 --key-file build/bench/splats.bin --n 1250000,8388608'
    ;;
  splats4k)
    make --no-print-directory splats ARGS='--size 3840x2160 --count 19200000 --keys build/bench/splats4k.bin'
    bench=sort arguments='--runs 30 --key-file build/bench/splats4k.bin --n 33000000'
    ;;
  shade) arguments='--materials 16,64,256' ;;
  trace) arguments='--scenes object,terrain1m,room,ground,instances' ;;
  build) arguments='--scenes object,terrain1m,room,ground,terrain10m' ;;
  start) arguments='--first' ;;
  reorder | bricks | scale) arguments= ;;
  *)
    echo "figures: no part '$part': $parts" >&2
    exit 1
    ;;
  esac
  command="build/bin/bench_$bench${arguments:+ $arguments}${ARGS:+ $ARGS}"
  echo "figures: $command"
  # shellcheck disable=SC2086 # lists of words
  make --no-print-directory "bench-$bench" ARGS="$arguments ${ARGS:-}"
  python3 tools/figures.py record "$part" "build/bench/$bench.json" "$folder" "${driver:-unknown}" "$command"
done
python3 tools/figures.py write "$folder" bench/README.md
