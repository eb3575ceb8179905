#!/bin/sh
# lavapipe.sh - GPU tests and examples on the software device, under validation, with subgroups of 4, 8 and 16.
# Programs that take long run at one width or two: at all three in `make check-widths`.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/lavapipe.sh PROGRAM...   the test programs; from the root of the repository, examples built
set -eu
export RAYSORT_DEVICE=llvmpipe

# RANK and one of the functions below, the long ones first. The narrower, the faster Mesa compiles. Sorts share most of
# their pipelines, which Mesa keeps in its cache: so they run one after the other.
list() {
  sorts=
  for program in "$@"; do
    case $program in
    *_reads | *_sort | *_radix | *_dispatch) sorts="$sorts $program" ;;
    *_gpu_reorder) echo "0 programs 128 $program" ;;
    *_weekend | *_sdf_build | *_sdf_walk) echo "2 programs 256 $program" ;;
    *_sdf_scale) echo "2 programs 512 $program" ;;
    *_levels | *_sdf_*) printf '3 programs %s %s\n' 128 "$program" 512 "$program" ;;
    *) printf '3 programs %s %s\n' 128 "$program" 256 "$program" 512 "$program" ;;
    esac
  done
  test -z "$sorts" || echo "0 programs 128$sorts"
  printf '1 examples %s\n' tests/*/examples.sh # a capability's own
}

programs() { # WIDTH PROGRAM...
  width=$1
  failed=0
  shift
  for program in "$@"; do
    said=$(LP_NATIVE_VECTOR_WIDTH=$width sh tests/support/run.sh "$program") || failed=1
    printf '%s bits: %s\n' "$width" "$said"
  done
  return "$failed"
}

examples() { # SCRIPT
  log=build/${1%.sh}.log
  # shellcheck disable=SC2034 # the folder of their pictures, for the scripts: those of the demo stay
  check=build/check/$(dirname "$1")
  # shellcheck source=/dev/null
  . "$1"
}

run() { # PROGRAM ARGUMENT... of an example
  name=$(basename "$1")
  if "$@" >"$log" 2>&1 && ! grep -q 'Validation Error' "$log"; then
    echo "ok     $name"
  else
    printf 'FAILED %s:\n%s\n' "$name" "$(cat "$log")"
    exit 1
  fi
}

if test "$1" = item; then # a line of the list
  shift 2
  "$@"
  exit
fi

# Side by side: a program waits most of its time for shaders, which one thread compiles.
list "$@" | sort -n | xargs -P 3 -L 1 sh "$0" item
