#!/bin/sh
# lavapipe.sh - GPU tests and examples on the software device, under validation, with subgroups of 4, 8 and 16.
# Nine programs take long: each runs at one width, at all three in `make check-widths`.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/lavapipe.sh PROGRAM...   the test programs; from the root of the repository, examples built
set -eu
export RAYSORT_DEVICE=llvmpipe
widths='128 256 512' jobs=''
for width in $widths; do # side by side: a program waits most of its time for shaders, which one thread compiles
  programs=''
  for program in "$@"; do
    case $program in # the narrower, the faster Mesa compiles; those at 128 bits share most of their pipelines
    *_reads | *_sort | *_radix | *_dispatch | *_gpu_reorder) its=128 ;;
    *_weekend | *_sdf_build | *_sdf_walk) its=256 ;;
    *_sdf_scale) its=512 ;;
    *) its=$width ;;
    esac
    if test "$its" = "$width"; then programs="$programs $program"; fi
  done
  # shellcheck disable=SC2086 # a list of words
  LP_NATIVE_VECTOR_WIDTH=$width sh tests/support/run.sh $programs >"build/lavapipe$width.log" 2>&1 &
  jobs="$jobs $!"
done
failed=0
for job in $jobs; do
  wait "$job" || failed=1
done
for width in $widths; do
  echo "== vectors of $width bits"
  cat "build/lavapipe$width.log"
done
test $failed -eq 0

echo "== examples"
log=build/examples.log
run() { # PROGRAM ARGUMENT...
  name=$(basename "$1")
  if "$@" >"$log" 2>&1 && ! grep -q 'Validation Error' "$log"; then
    echo "ok     $name"
  else
    echo "FAILED $name:"
    cat "$log"
    exit 1
  fi
}
# shellcheck disable=SC2034 # the folder of their pictures, for the scripts: those of the demo stay
check=build/check
for script in tests/*/examples.sh; do # a capability's own
  # shellcheck source=/dev/null
  . "$script"
done
