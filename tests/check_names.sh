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
    printf '#include <assert.h>\n#include <float.h>\n#include <stdarg.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <time.h>\n'
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
  "$1" -x "$2" -fno-pic -O0 -I. -c -o "$out/symbols.o" "$out/symbols.c"
  if nm -g --defined-only "$out/symbols.o" | awk '$3 !~ /^raysort[A-Z]/' | grep .; then
    fail "$1 ($2): symbols without the prefix"
  fi
  if nm --defined-only "$out/symbols.o" | awk '$2 ~ /[bBcCdD]/' | grep .; then
    fail "$1 ($2): variables: raysort keeps no state"
  fi
}

# ---- what a caller may have defined: every name in capitals, enumerator or label that the code uses and does not define ----

check_callers_macros() { # COMPILER FILE
  # The code, neither comments nor strings nor directives; the words of it in lines of their own.
  "$1" -fpreprocessed -dD -E -P -x c "$2" 2>/dev/null | sed -e 's/"[^"]*"/""/g' >"$out/code.txt"
  grep -v '^#' "$out/code.txt" >"$out/plain.txt"
  tr -c 'A-Za-z0-9_\n' '\n' <"$out/plain.txt" | grep -E '^[A-Z][A-Z0-9_]*$' >"$out/found.txt" || true
  awk '
    /(^|[^A-Za-z0-9_])enum([^A-Za-z0-9_]|$)/ { on = 1 }
    on { text = text " " $0 }
    on && /}/ { on = 0 }
    on && /;/ { on = 0; text = "" }
    !on && text != "" {
      sub(/^[^{]*{/, "", text); sub(/}.*/, "", text); parts = split(text, part, ",")
      for (i = 1; i <= parts; ++i) { name = part[i]; sub(/=.*/, "", name); gsub(/[^A-Za-z0-9_]/, "", name); if (name != "") print name }
      text = ""
    }
    /^ *[A-Za-z_][A-Za-z0-9_]*:( |$)/ { sub(/^ */, ""); sub(/:.*/, ""); if ($0 != "default") print }' "$out/plain.txt" >"$out/enumerators.txt"
  if grep -vE '^(raysort_|RAYSORT_)' "$out/enumerators.txt"; then
    fail "$2: enumerators or labels without the prefix"
  fi
  # What the system's headers define is theirs.
  sed -n 's/^#define \([A-Za-z0-9_]*\).*/\1/p' "$out/before_implementation.txt" | sort -u >"$out/theirs.txt"
  cat "$out/before_implementation.c" >"$out/callers.c"
  { cat "$out/found.txt" "$out/enumerators.txt" && printf '%s\n' INSTANCE DEVICE COUNT MAX TILE; } | sort -u |
    grep -vE '^(raysort_|RAYSORT_|VK_|PFN_)' | grep -vxF -f "$out/theirs.txt" |
    sed 's/.*/#define & (the macro of a caller)/' >>"$out/callers.c"
  printf '#define RAYSORT_IMPLEMENTATION\n#include "%s"\n' "$2" >>"$out/callers.c"
  "$1" -I. -fsyntax-only "$out/callers.c" 2>"$out/log" || {
    fail "$2: a macro of the caller's breaks it"
    head -n 20 "$out/log"
  }
}

# ---- private macros say so; those of push.h are words that the kernels share ----

# RAYSORT_INTERNAL is what the rooms are compiled by; RAYSORT_ASSERT and others that a caller may define are in the intro.
check_private() {
  cat src/*.h >"$out/public.txt"
  sed -nE 's/^# *define (RAYSORT_[A-Za-z0-9_]+).*/\1/p' src/*/*.[ch] src/*/*/*.[ch] | sort -u |
    grep -vE '^RAYSORT_(PRIVATE_|INTERNAL$)' | while read -r name; do
    grep -qw "$name" "$out/public.txt" || echo "$name"
  done >"$out/private.txt"
  test ! -s "$out/private.txt" || fail "src: $(tr '\n' ' ' <"$out/private.txt"): private macros begin with RAYSORT_PRIVATE_"
}

# ---- a name that ends in COUNT is a number of things ----

# Most entries of a call, the sources of keys, the kernel that counts, and resources, whose names are those of fields.
check_counts() { # FILE
  tr -c 'A-Za-z0-9_\n' '\n' <"$1" | grep -E '^(RAYSORT|raysort)_[A-Za-z0-9_]*COUNT$' | sort -u |
    grep -vxE 'RAYSORT_(IDENTITY_SORT|IDENTITY_RADIX|IDENTITY_RADIX_DIGIT|IDENTITY_SERIAL|MAX|SOURCE|RESOURCE_[A-Z_]*)_COUNT' >"$out/counts.txt" || true
  test ! -s "$out/counts.txt" || fail "$1: $(tr '\n' ' ' <"$out/counts.txt"): a number of things? Then list it here; a buffer or a pipeline takes another name"
}

for language in c c++; do
  if have gcc gcc; then
    check_macros gcc "$language"
    check_symbols gcc "$language"
  fi
done
if have gcc gcc; then
  check_callers_macros gcc raysort.h
fi
check_private
check_counts raysort.h

# ---- names in C that are not symbols: types, enumerators and private functions are at the start of a line ----

awk '
  /^\/\* ---- words of shaders/ { exit }
  /^(typedef )?(struct|enum) / { for (i = 1; i <= NF; i++) if ($i == "struct" || $i == "enum") name = $(i + 1) }
  /^static / && /[[(=]/ { name = $0; sub(/ *[[(=].*/, "", name); sub(/.*[ *]/, "", name) }
  name != "" && name !~ /^(Raysort|raysort_)/ && name !~ /^([{]|\/\*)?$/ { print FILENAME ": " name; bad = 1 }
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
      if (name !~ /^(raysort[A-Z]|RAYSORT_)/) { print FILENAME ":" FNR ": " name; bad = 1 } next }
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
