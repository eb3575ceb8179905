#!/bin/sh
# Builds the host tests and GPU tests for Windows by mingw and runs them under wine, on this machine's Vulkan device.
# SPDX-License-Identifier: MIT
#
# usage: tools/windows.sh FOLDER [PROGRAM...]   from the repository's root, after `make check-built`
#   FOLDER    everything lands there
#   PROGRAM   bvh/test_gpu_trace and such; default: the list below
# Needs gcc-mingw-w64-x86-64, mingw-w64-tools, wine (8 or later, with winevulkan), xvfb, libvulkan-dev,
# libvulkan-volk-dev, libstb-dev. cmocka is no package for mingw: tests/support/windows has as much of its interface as
# the tests use. RAYSORT_TEST_LEVEL is 0 by default.
set -eu
mkdir -p "${1:?a folder}"
out=$(cd "$1" && pwd)
shift
host='core/test_plan core/test_fields core/test_layouts core/test_passes core/test_barriers bvh/test_bvh_build
  bvh/test_bvh_levels bvh/test_bvh_motion bvh/test_bvh_trace bvh/test_bvh_verify radix/test_buckets radix/test_digits
  reorder/test_reorder'
gpu='results/test_gpu_results scan/test_gpu_scan gather/test_gpu_gather dispatch/test_gpu_dispatch radix/test_gpu_radix
  sort/test_gpu_sort bvh/test_gpu_build bvh/test_gpu_trace bvh/test_gpu_copy sdf/test_gpu_sdf_trace
  reorder/test_gpu_reorder'
programs="$host $gpu"
test $# -eq 0 || programs=$*

compiler=x86_64-w64-mingw32-gcc
mkdir -p "$out/include/stb" "$out/objects" "$out/rooms" "$out/bin"
cp -r /usr/include/vulkan /usr/include/vk_video /usr/include/volk.h /usr/include/volk.c "$out/include/"
cp /usr/include/stb/stb_image_write.h /usr/include/stb/stb_easy_font.h "$out/include/stb/"
make -s build/rooms/raysort.h build/rooms/words.c
flags="-std=gnu11 -O2 -ffp-contract=off -D__USE_MINGW_ANSI_STDIO=1 -include tests/support/windows/posix.h
  -isystem tests/support/windows -isystem $out/include"
folders='-I. -Icommon -Itests/support -Ibench -Itests/bvh -Itests/sdf -Iexamples/weekend'

compile() { # SOURCE OBJECT FLAGS...
  source=$1
  object=$2
  shift 2
  mkdir -p "$(dirname "$object")"
  # shellcheck disable=SC2086 # flags are words
  $compiler $flags "$@" $folders -c -o "$object" "$source"
}

# Tests that include headers of src/ link its rooms, others the header.
rooms='-Ibuild/rooms -DRAYSORT_INTERNAL='
library() {
  for source in tests/*/*.c; do
    case $source in */test_*.c | tests/viewer/* | tests/support/implementation.c | tests/weekend/*) continue ;; esac
    compile "$source" "$out/objects/$source.o"
  done
  for source in common/common*.c; do
    compile "$source" "$out/objects/$source.o"
  done
  compile tests/support/implementation.c "$out/implementation.o"
  for source in src/*/*.c src/*/*/*.c build/rooms/words.c; do
    # shellcheck disable=SC2086
    compile "$source" "$out/rooms/$source.o" $rooms
  done
  rm -f "$out/support.a" "$out/rooms.a"
  find "$out/objects" -name '*.o' -exec x86_64-w64-mingw32-ar rcs "$out/support.a" {} +
  find "$out/rooms" -name '*.o' -exec x86_64-w64-mingw32-ar rcs "$out/rooms.a" {} +
}

build() { # PROGRAM
  source=tests/$1.c
  mkdir -p "$out/bin/$(dirname "$1")"
  if grep -q '^#include "src/' "$source"; then
    # shellcheck disable=SC2086
    compile "$source" "$out/program.o" $rooms
    raysort=$out/rooms.a
  else
    compile "$source" "$out/program.o"
    raysort=$out/implementation.o
  fi
  $compiler -static -Wl,--stack,16777216 -o "$out/bin/$1.exe" "$out/program.o" "$out/support.a" "$raysort" -lpthread
}

# The digest of structures and hits, and examples/minimal, which links the loader by an import library.
build_others() {
  names='-DraysortGetBvhBuildLayout=digestGetLayout -DraysortBvhBuildOnHost=digestBuild
    -DraysortBvhHitTriangleOnHost=digestHit'
  # shellcheck disable=SC2086
  compile tests/bvh/bvh_reference.c "$out/digest.o" $names
  # shellcheck disable=SC2086
  $compiler -std=gnu11 -O2 -I. -Itests -isystem "$out/include" -static \
    -o "$out/bin/digest.exe" tests/bvh_digest.c "$out/digest.o"
  # shellcheck disable=SC2013 # names have no spaces
  {
    echo 'LIBRARY vulkan-1.dll'
    echo EXPORTS
    grep -oE '\bvk[A-Z][A-Za-z0-9]*' examples/minimal/minimal.c | sort -u
  } >"$out/vulkan.def"
  x86_64-w64-mingw32-dlltool -d "$out/vulkan.def" -l "$out/libvulkan.a"
  $compiler -std=gnu11 -O0 -I. -isystem "$out/include" -static \
    -o "$out/bin/minimal.exe" examples/minimal/minimal.c "$out/libvulkan.a"
}

library
build_others
for program in $programs; do
  build "$program"
done
export WINEPREFIX="$out/prefix" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
export RAYSORT_TEST_LEVEL="${RAYSORT_TEST_LEVEL:-0}"
windows=$(wine cmd /c ver 2>/dev/null | tr -d '\r' | grep -o '[0-9][0-9.]*')
SYSTEM="Windows $windows of $(wine --version), $(uname -srm)"
export SYSTEM LP_NATIVE_VECTOR_WIDTH=128 MESA_SHADER_CACHE_DIR="$PWD/build/mesa/128"
export RUNNER="timeout ${LIMIT:-3600} wine"
if test "$(id -u)" = 0; then export XDG_RUNTIME_DIR="$out"; fi
printf '%s\n' "$programs" | tr -s ' ' '\n' >"$out/programs"
cat >"$out/all.sh" <<'END'
set -eu
failed=0
expect() { # NAME EXPECTED PROGRAM
  wine "$3" 2>/dev/null | tr -d '\r' >"$out/found.txt"
  if cmp -s "$2" "$out/found.txt"; then echo "ok     $1"; else echo "FAILED $1: $(cat "$out/found.txt")" && failed=1; fi
}
expect minimal "$out/minimal.txt" "$out/bin/minimal.exe"
expect 'digest of structures and hits' "$out/digest.txt" "$out/bin/digest.exe"
sed "s,.*,$out/bin/&.exe," "$out/programs" | xargs sh tests/support/run.sh || failed=1
exit "$failed"
END
make -s build/bin/minimal
build/bin/minimal >"$out/minimal.txt"
# shellcheck disable=SC2086
gcc -std=gnu11 -I. -O2 -ffp-contract=off $names -c -o "$out/digest_host.o" tests/bvh/bvh_reference.c
gcc -std=gnu11 -I. -Itests -O2 -o "$out/digest_host" tests/bvh_digest.c "$out/digest_host.o" -lm
"$out/digest_host" >"$out/digest.txt"
export out
xvfb-run -a sh "$out/all.sh"
