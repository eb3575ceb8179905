#!/bin/sh
# check_names.sh - every name that raysort adds to a program or to a shader carries its prefix; and there is no global state.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/names
rm -rf "$out"
mkdir -p "$out"

# ---- macros: what the compiler knows with the header and did not know without it ----

check_macros() { # COMPILER LANGUAGE
  printf '#include <vulkan/vulkan_core.h>\n#include <stddef.h>\n#include <stdint.h>\n' >"$out/before.c"
  { cat "$out/before.c" && printf '#include "raysort.h"\n'; } >"$out/header.c"
  {
    cat "$out/before.c"
    printf '#include <assert.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <time.h>\n'
  } >"$out/before_implementation.c"
  {
    cat "$out/before_implementation.c"
    printf '#define RAYSORT_IMPLEMENTATION\n#include "raysort.h"\n'
  } >"$out/implementation.c"
  for name in before header before_implementation implementation; do
    "$1" -x "$2" -dM -E -I. "$out/$name.c" | sort >"$out/$name.txt"
  done
  for pair in before:header before_implementation:implementation; do
    if diff "$out/${pair%:*}.txt" "$out/${pair#*:}.txt" | grep '^[<>]' | grep -v '^> #define RAYSORT_'; then
      fail "$1 ($2): macros without the prefix, or taken away"
    fi
  done
}

# ---- symbols ----

# nm's letters: T and U and r are fine; B, C, D, b, d would be variables.
check_symbols() { # COMPILER LANGUAGE
  printf '#define RAYSORT_IMPLEMENTATION\n#include "raysort.h"\n' >"$out/symbols.c"
  "$1" -x "$2" -fno-pic -O1 -I. -c -o "$out/symbols.o" "$out/symbols.c"
  if nm -g --defined-only "$out/symbols.o" | awk '$3 !~ /^raysort[A-Z]/' | grep .; then
    fail "$1 ($2): symbols without the prefix"
  fi
  if nm --defined-only "$out/symbols.o" | awk '$2 ~ /[bBcCdD]/' | grep .; then
    fail "$1 ($2): variables: raysort keeps no state"
  fi
}

for language in c c++; do
  if have gcc gcc; then
    check_macros gcc "$language"
    check_symbols gcc "$language"
  fi
done

# ---- names in C that are not symbols: types, enumerators and private functions stand at the start of a line ----

awk '
  /generated: spirv/ { exit }
  /^(typedef )?(struct|enum) / { for (i = 1; i <= NF; i++) if ($i == "struct" || $i == "enum") name = $(i + 1) }
  /^static / && /\(/ { name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name) }
  name != "" && name !~ /^(Raysort|raysort_)/ && name !~ /^[{]?$/ { print FILENAME ": " name; bad = 1 }
  { name = "" }
  END { exit bad }' raysort.h || fail "names without the prefix"

# ---- includes for the shaders of users ----

for file in shaders/raysort_*.glsl shaders/raysort_*.hlsl shaders/raysort_shared.h; do
  test -f "$file" || continue
  grep -q '^#ifndef RAYSORT_' "$file" || fail "$file: no guard"
  if grep -nE '^[[:space:]]*#[[:space:]]*(version|extension)' "$file"; then
    fail "$file: #version or #extension: the including shader has them"
  fi
  if grep -nE '^[^/]*(local_size|binding[[:space:]]*=|set[[:space:]]*=[[:space:]]*[0-9]|void main|numthreads|register\()' "$file"; then
    fail "$file: a binding, a workgroup size or an entry point"
  fi
  awk '
    /^[ \t]*#[ \t]*(define|undef)/ { name = $0; sub(/^[ \t]*#[ \t]*[a-z]*[ \t]*/, "", name); sub(/[^A-Za-z0-9_].*/, "", name)
      if (name !~ /^RAYSORT_/) { print FILENAME ":" FNR ": " name; bad = 1 } next }
    /^(#|\/|[ \t{}]|$)/ { next }
    /^RAYSORT_STRUCT\(/ { name = $0; sub(/^RAYSORT_STRUCT\(/, "", name) }
    /^struct / { name = $2 }
    /^layout\(/ { name = $0; sub(/.*buffer /, "", name) }
    /^(const )?[A-Za-z0-9_]+ [A-Za-z0-9_]+(\(| =|;|\[)/ { name = $0; sub(/^const /, "", name); sub(/^[A-Za-z0-9_]+ /, "", name) }
    name != "" && name !~ /^([rR]aysort|RAYSORT_)/ { print FILENAME ":" FNR ": " name; bad = 1 }
    { name = "" }
    END { exit bad }' "$file" || fail "$file: names without the prefix"
done
finish
