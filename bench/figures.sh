#!/bin/sh
# figures.sh - runs the benches and keeps their figures with card, driver, date, commit and command; `make figures` calls it.
# SPDX-License-Identifier: MIT
#
# usage: sh bench/figures.sh [PART...]   from the root; all parts without one. A part is a bench with one table of README.md.
# A part is in bench/figures/PART.json as soon as it is over (FIGURES names another folder). So parts can be run one by one,
# and what was not run keeps its figures and its date. ARGS is added to the arguments of each bench.
set -eu
test $# -gt 0 || set -- sort shade start reorder trace build bricks scale
folder=${FIGURES:-bench/figures}
mkdir -p "$folder" build/bench
driver=$(nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null | head -n 1 || true)

for part in "$@"; do
  case $part in # the arguments of the table; ARGS of the caller come after, and win
  sort) arguments='--runs 50 --distribution uniform --materials 8,16,64,256,4096 --radix' ;;
  shade) arguments='--materials 16,64,256' ;;
  trace) arguments='--scenes object,terrain1m,room,ground,instances' ;;
  build) arguments='--scenes object,terrain1m,room,ground,terrain10m' ;;
  start | reorder | bricks | scale) arguments= ;;
  *)
    echo "figures: no part '$part': sort shade start reorder trace build bricks scale" >&2
    exit 1
    ;;
  esac
  command="build/bin/bench_$part${arguments:+ $arguments}${ARGS:+ $ARGS}"
  echo "figures: $command"
  # shellcheck disable=SC2086 # lists of words
  make --no-print-directory "bench-$part" ARGS="$arguments ${ARGS:-}"
  python3 tools/figures.py record "$part" "build/bench/$part.json" "$folder" "${driver:-unknown}" "$command"
done
python3 tools/figures.py write "$folder" bench/README.md
