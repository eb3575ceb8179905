#!/bin/sh
# check_bvh.sh - structures and hits: the same bytes from every compiler, with fused multiply-adds and -ffast-math too, and
# on aarch64.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/bvh
rm -rf "$out"
mkdir -p "$out/include"
for folder in vulkan vk_video; do
  if have_file "/usr/include/$folder" libvulkan-dev; then
    cp -r "/usr/include/$folder" "$out/include/"
  fi
done

# The mesh and the rays come from the reference, in which nothing may be fused; raysort.h must see to itself: also in a
# program without IEEE arithmetic, where the implementation asks for it back, and its loops end.
names='-DraysortGetBvhBuildLayout=digestGetLayout -DraysortBvhBuildOnHost=digestBuild
  -DraysortBvhHitTriangleOnHost=digestHit'
digest() { # NAME RUNNER COMPILER FLAGS...
  name=$1
  runner=$2
  compiler=$3
  shift 3
  includes="-I. -isystem $out/include"
  reference=$out/reference-$compiler.o # of each compiler one
  # shellcheck disable=SC2086 # flags are words
  test -e "$reference" || "$compiler" -std=c11 $includes $names -O2 -ffp-contract=off -c -o "$reference" tests/bvh/bvh_reference.c ||
    fail "$name: bvh_reference.c"
  # shellcheck disable=SC2086
  "$compiler" -std=gnu11 $includes "$@" -c -o "$out/$name.o" tests/bvh_digest.c || fail "$name: does not compile"
  "$compiler" "$@" -static -o "$out/$name" "$out/$name.o" "$reference" -lm || fail "$name: does not link"
  # shellcheck disable=SC2086
  timeout 120 $runner "$out/$name" >"$out/$name.txt" || fail "$name: ends badly, or never: $(cat "$out/$name.txt")"
  cmp "$out/plain.txt" "$out/$name.txt" || fail "$name: $(cat "$out/$name.txt"), but by gcc -O2 $(cat "$out/plain.txt")"
}

fast() { # COMPILER
  for flag in -ffast-math -ffinite-math-only; do
    digest "$1$flag" '' "$1" -O2 "$flag"
  done
}

if have gcc gcc; then
  digest plain '' gcc -O2
  digest plain-O0 '' gcc -O0
  if grep -qw fma /proc/cpuinfo; then
    digest gcc-fma '' gcc -O3 -mfma -mavx2 -ffp-contract=fast
  fi
  if have clang clang && grep -qw fma /proc/cpuinfo; then
    digest clang-fma '' clang -O3 -mfma -mavx2 -ffp-contract=fast
  fi
  fast gcc
  if have clang clang; then
    fast clang
  fi
  if have aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu && have qemu-aarch64 qemu-user; then
    digest aarch64 qemu-aarch64 aarch64-linux-gnu-gcc -O3 -ffp-contract=fast
  fi
fi
finish
