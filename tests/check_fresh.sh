#!/bin/sh
# check_fresh.sh - raysort.h is what its parts and kernels give; every part compiles by itself; versions agree.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/fresh
rm -rf "$out"
mkdir -p "$out"

# ---- raysort.h ----

# stale FRESH FOUND: where two headers differ, as the parts that give the lines of the fresh one.
stale() {
  diff "$2" "$1" >"$out/diff" && return 0
  places=$(sed -n 's/^[0-9,]*[acd]\([0-9]*\).*/\1/p' "$out/diff" | while read -r line; do
    sh tools/where.sh "$line" "$1"
  done | awk '!seen[$0]++' | tr '\n' ' ')
  fail "raysort.h is not what its parts give: edit them, never raysort.h, and run \`make header\`. It differs at: $places"
  head -n 20 "$out/diff"
}

# Without a shader compiler: everything but the words, among it the digest of each folder of kernels.
sh tools/header.sh "$out/bare.h" bare || fail "tools/header.sh"
awk '/^static const .* raysort_[a-z]*(Firsts|Text)\[\] = \{$/ { print; on = 1; next } /^};$/ { on = 0 } !on' raysort.h >"$out/found.h"
stale "$out/bare.h" "$out/found.h"

# With the pinned compilers: every word. Others give other words, which is no fault.
pinned() {
  glslangValidator --version | grep -q '^Glslang Version: 11:12\.0\.0$' || return 1
  spirv-opt --version 2>&1 | grep -q '^SPIRV-Tools v2023\.1 '
}
# Users copy one file: 1.2 MB is what it may be.
size=$(wc -c <raysort.h)
test "$size" -le 1200000 || fail "raysort.h has $size bytes, and may have 1200000"

# The text of raysort.h unpacks to the words that the compilers wrote, to the bit.
unpacked() {
  mkdir -p "$out/words"
  { cc -std=c99 -w -I. -o "$out/dump" tests/dump.c && "$out/dump" "$out/words"; } || fail "tests/dump.c"
  for kernel in shaders/kernels/*/*.comp; do
    name=$(basename "$(dirname "$kernel")")_$(basename "$kernel" .comp).spv
    cmp "build/header/$name" "$out/words/$name" || fail "$kernel: raysort.h unpacks to other words"
  done
}

if have glslangValidator glslang-tools && have spirv-opt spirv-tools; then
  if pinned; then
    sh tools/header.sh "$out/raysort.h" || fail "tools/header.sh"
    test "$failures" -ne 0 || stale "$out/raysort.h" raysort.h
    unpacked
  else
    skip "full regeneration" "glslang-tools 12.0 and spirv-tools 2023.1, as in Debian 12"
  fi
fi

# ---- the parts ----

# src/amalgamation.txt lists every file in src/ but itself, and every part once.
grep -v '^#' src/amalgamation.txt | grep / | sort >"$out/listed.txt"
uniq -d "$out/listed.txt" >"$out/twice.txt"
test ! -s "$out/twice.txt" || fail "src/amalgamation.txt lists twice: $(cat "$out/twice.txt")"
find src -type f -name '*.[ch]' | sort >"$out/there.txt"
grep '^src/' "$out/listed.txt" | diff - "$out/there.txt" || fail "src/amalgamation.txt (<) and the files in src/ (>) differ"

# Those only of C compile by themselves, so that editors and linters work on them.
if have cc gcc; then
  grep '^src/' "$out/listed.txt" | while read -r part; do
    cc -fsyntax-only -Werror=implicit-function-declaration -Wno-unused-function "$part" 2>"$out/log" || {
      echo "$part does not compile by itself:"
      grep -m 5 error "$out/log"
    }
  done >"$out/alone.txt"
  test ! -s "$out/alone.txt" || fail "$(cat "$out/alone.txt")"
fi

# A push block, flag or constant that changes its meaning raises the revisions of its kernels: a context then refuses
# SPIR-V that was compiled before. Whoever changes push.h is asked.
for file in shaders/kernels/*/push.h; do
  folder=$(basename "$(dirname "$file")")
  known=tests/$folder/golden/push.txt
  if test "$(sha256sum "$file")" != "$(cat "$known" 2>/dev/null)"; then
    meaning="raise the revision (RAYSORT_IDENTITY_*) of each kernel for which something changed its meaning"
    test -f "$known" || meaning="it is new, so there is nothing to raise"
    fail "$file is not what $known says: $meaning; then" \
      "\`mkdir -p $(dirname "$known") && sha256sum $file >$known\`"
  fi
done

# ---- one version: first line of the header, the macro, the changelog ----

line=$(sed -n "s,^/. raysort.h - v\([0-9.]*\) .*,\1,p" raysort.h)
macro=$(sed -n 's/^#define RAYSORT_VERSION \([0-9]*\).*/\1/p' raysort.h | awk '{ print int($1 / 10000) "." int($1 / 100) % 100 "." $1 % 100 }')
change=$(sed -n 's/^## \([0-9]*\.[0-9]*\.[0-9]*\).*/\1/p' CHANGELOG.md | head -n 1)
test "$line $line" = "$macro $change" || fail "versions differ: header $line, macro $macro, changelog $change"
finish
