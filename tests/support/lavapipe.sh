#!/bin/sh
# lavapipe.sh - GPU tests and examples on the software device, under validation: all with subgroups of 4, and with
# subgroups of 8 or 16 what asks for subgroups. `make check-widths` runs all tests at all three.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/lavapipe.sh PROGRAM...   the test programs; from the root of the repository, examples built
# WIDEST=256: nothing runs at 512 bits, for a driver that fails there.
set -eu
export RAYSORT_DEVICE=llvmpipe

# RANK and one of the functions below, the long ones first. Programs of a capability share pipelines, which Mesa keeps in
# its cache: so they run one after the other, and the examples after them. The narrower, the faster Mesa compiles: so the
# long tests run with subgroups of 4. There a barrier that is missing shows best, too, for the fewest threads run in step.
# A second width is for kernels with operations of subgroups: trees of the BVH, rays by threads that stay, stages that
# move threads by subgroups. Of the other programs only test_gpu_build_motion has such a kernel, the tree of
# test_gpu_build; core/test_spirv.c refuses a kernel that has such an operation and does not say so.
list() {
  for folders in reorder 'dispatch radix sort' sdf 'bvh results' 'gather scan weekend'; do # the longest first
    narrow=
    wide=
    widest=
    for program in "$@"; do
      folder=$(basename "$(dirname "$program")")
      case " $folders " in *" $folder "*) ;; *) continue ;; esac
      case $program in
      *_buckets) echo "1 programs 128 1 $program" && continue ;; # apart: it is long, and its kernels are its own
      */test_gpu_build_levels | */test_gpu_trace) widest="$widest $program" ;;
      */test_gpu_build | */test_gpu_bvh | */test_gpu_motion | */test_gpu_reorder) wide="$wide $program" ;;
      esac
      narrow="$narrow $program"
    done
    printf '%s\n' "0 programs 128 1$narrow"
    test -z "$wide" || printf '%s\n' "2 programs 256 0$wide"
    test -z "$widest" || printf '%s\n' "1 programs ${WIDEST:-512} 0$widest"
  done
  printf '3 examples %s\n' tests/*/examples.sh # a capability's own
}

# Mesa's key for a shader does not name the width: with one cache for all widths, the code of the first would run at
# the others. Mesa takes half the time to compile what it does not optimise. At level 0, and for kernels that run for
# milliseconds, that counts more than how fast they run: sorts and reorders, not buckets, rays and fields.
prepare() { # WIDTH FILE
  case ${RAYSORT_TEST_LEVEL:-}$2 in
  0* | */bench/* | */core/* | */dispatch/* | */reorder/* | */sort/* | */test_gpu_radix | *_build*motion) export GALLIVM_PERF=nopt ;;
  *) unset GALLIVM_PERF ;;
  esac
  export LP_NATIVE_VECTOR_WIDTH="$1" MESA_SHADER_CACHE_DIR="$PWD/build/mesa/$1"
  mkdir -p "$MESA_SHADER_CACHE_DIR"
}

programs() { # WIDTH LEVEL PROGRAM...
  width=$1
  failed=0
  export RAYSORT_TEST_LEVEL="${RAYSORT_TEST_LEVEL:-$2}"
  shift 2
  for program in "$@"; do
    prepare "$width" "$program"
    said=$(sh tests/support/run.sh "$program") || failed=1
    printf '%s bits: %s\n' "$width" "$said"
  done
  return "$failed"
}

examples() { # SCRIPT
  prepare 128 "$1"
  log=build/${1%.sh}.log
  mkdir -p "$(dirname "$log")" # a capability without GPU tests has no folder yet
  # shellcheck disable=SC2034 # the folder of their pictures, for the scripts: those of the demo stay
  check=build/check/$(dirname "$1")
  # shellcheck source=/dev/null
  . "$1"
}

run() { # PROGRAM ARGUMENT... of an example
  name=$(basename "$1")
  began=$(date +%s)
  if "$@" >"$log" 2>&1 && ! grep -q 'Validation Error' "$log"; then
    echo "ok     $name, $(($(date +%s) - began)) s"
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

# One a core: a program waits most of its time for shaders, which one thread compiles.
list "$@" | sort -s -n -k 1,1 | xargs -P "$(nproc)" -L 1 sh "$0" item
