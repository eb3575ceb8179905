#!/bin/sh
# check_cross.sh - raysort.h and tests/plain.c for Windows (mingw) and for aarch64, which runs where qemu is; the kernels
# as spirv-cross, and so MoltenVK, writes them for Metal.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/cross
rm -rf "$out"
mkdir -p "$out/include"
flags='-O1 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -Wformat=2 -Wvla -Wswitch-enum -Werror'

# Cross compilers do not look where the Vulkan headers are, and must not: they would find the C library of this machine too.
for folder in vulkan vk_video; do
  if have_file "/usr/include/$folder" libvulkan-dev; then
    cp -r "/usr/include/$folder" "$out/include/"
  fi
done
printf '#define RAYSORT_IMPLEMENTATION\n#include "raysort.h"\n' >"$out/implementation.c"

build() { # COMPILER FLAGS...
  compiler=$1
  shift
  # shellcheck disable=SC2086 # flags are words
  "$compiler" -std=c11 $flags -I. -Itests/support -isystem "$out/include" "$@" tests/plain.c tests/support/mock.c tests/support/plans.c || fail "$compiler: tests/plain.c"
  # shellcheck disable=SC2086
  "$compiler" -std=c99 $flags -O0 -I. -Itests/support -isystem "$out/include" -c -o "$out/implementation.o" "$out/implementation.c" || fail "$compiler: C99"
}

if have x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64; then
  build x86_64-w64-mingw32-gcc -o "$out/plain.exe"
fi
if have aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu; then
  build aarch64-linux-gnu-gcc -static -o "$out/plain-aarch64"
  if have qemu-aarch64 qemu-user; then
    qemu-aarch64 "$out/plain-aarch64" || fail "qemu-aarch64: tests/plain.c"
  fi
fi

# ---- hosts that would build other bytes are refused ----

accepts() { # FLAGS...
  gcc -std=c11 -w -I. -fsyntax-only "$@" "$out/implementation.c" 2>"$out/log"
}
refuses() { # WORD FLAGS...
  word=$1
  shift
  if accepts "$@"; then fail "gcc $*: compiles"; fi
  grep -q -e "error.*$word" "$out/log" || fail "gcc $*: no $word in: $(cat "$out/log")"
}

if test "$(uname -m)" = x86_64 && have gcc gcc; then
  mkdir -p "$out/stubs/gnu" # the C library's header for 32 bits is a package of its own, and says nothing here
  : >"$out/stubs/gnu/stubs-32.h"
  for method in 0 16; do
    accepts -U__FLT_EVAL_METHOD__ -D__FLT_EVAL_METHOD__=$method || fail "FLT_EVAL_METHOD $method: $(cat "$out/log")"
  done
  refuses '-msse2 -mfpmath=sse' -mfpmath=387
  refuses '-msse2 -mfpmath=sse' -m32 -I"$out/stubs" -isystem "$out/include" -isystem /usr/include/x86_64-linux-gnu
  accepts -m32 -msse2 -mfpmath=sse -I"$out/stubs" -isystem /usr/include/x86_64-linux-gnu || fail "-mfpmath=sse: $(cat "$out/log")"
  refuses little-endian -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__
fi

# ---- Metal: every kernel that the header holds ----

# Old versions, that of Debian 12 among them, know no atomic operations through references in Metal. Their text in
# Vulkan's GLSL goes through the same blocks.
to_metal() { # SPIRV
  spirv-cross --vulkan-semantics --version 460 "$1" >"$out/text" 2>"$out/log" || fail "$1: $(cat "$out/log")"
  spirv-cross --msl --msl-version 20300 "$1" >"$out/text" 2>"$out/log" ||
    grep -q 'No backing variable for atomic operation' "$out/log" || fail "$1, Metal: $(cat "$out/log")"
}

if have spirv-cross spirv-cross; then
  { cc -std=c11 -w -I. -o "$out/dump" tests/dump.c && "$out/dump" "$out"; } || fail "tests/dump.c"
  count=0
  for kernel in "$out"/*.spv; do
    to_metal "$kernel"
    count=$((count + 1))
  done
  test "$count" -eq "$(printf '%s\n' shaders/kernels/*/*.comp | wc -l)" || fail "$count kernels in raysort.h"
fi
finish
