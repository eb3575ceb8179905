#!/bin/sh
# lavapipe.sh - GPU tests and examples on the software device, under validation, with subgroups of 4, 8 and 16.
# Nine programs take long: each runs at one width, at all three in `make check-widths`.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/lavapipe.sh PROGRAM...   the test programs; from the root of the repository, examples built
set -eu
export RAYSORT_DEVICE=llvmpipe

# RANK WIDTH PROGRAM, the long ones first. The narrower, the faster Mesa compiles; those at 128 bits share most of their
# pipelines, which Mesa keeps in its cache.
list() {
  for program in "$@"; do
    case $program in
    *_reads | *_sort | *_radix | *_dispatch | *_gpu_reorder) echo "1 128 $program" ;;
    *_weekend | *_sdf_build | *_sdf_walk) echo "1 256 $program" ;;
    *_sdf_scale) echo "1 512 $program" ;;
    *) printf '2 %s %s\n' 128 "$program" 256 "$program" 512 "$program" ;;
    esac
  done | sort -n
}

# Side by side: a program waits most of its time for shaders, which one thread compiles.
# shellcheck disable=SC2016 # the inner shell's words
list "$@" | xargs -P 3 -L 1 sh -c '
  said=$(LP_NATIVE_VECTOR_WIDTH=$1 sh tests/support/run.sh "$2")
  code=$?
  printf "%s bits: %s\n" "$1" "${said%
*}"
  exit $code'

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
