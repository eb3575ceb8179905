#!/bin/sh
# check_words.sh - counts words that make English hard to read, and allows a tenth of what there was at 18a3bfd.
# SPDX-License-Identifier: MIT
#
# Held to a tenth: the public headers src/*.h, the manuals, shaders/README.md, the sources with their messages (src/*/),
# and the shaders with their kernels. Only printed, because they were not brought there yet: README.md and the headers
# that shaders share with C (shaders/*_shared.h). docs/api.md is made from the header and not counted.
# Plain words are after (for behind), is (stands, lies), only (alone), next to or with (beside), except (but for).
# usage: sh tests/check_words.sh [-v]   -v: prints the lines of the texts that are held
. tests/support/need.sh

out=build/words
mkdir -p "$out"
cat src/*.h >"$out/header"
find docs -name '*.md' ! -name api.md -exec cat {} + >"$out/docs"
cp shaders/README.md "$out/shaders_readme"
cp README.md "$out/readme"
cat shaders/*_shared.h >"$out/shared"
find src -mindepth 2 -name '*.[ch]' -exec cat {} + >"$out/sources"
find shaders -type f ! -path shaders/README.md ! -name '*_shared.h' -exec cat {} + >"$out/shaders"

# The text on one line, without the marks of comments, so that "but for" is found where a line ends between its words.
count() { # WORD TEXT
  tr '\n' ' ' <"$out/$2" | sed 's, // , ,g; s/ \* / /g; s/  */ /g' | grep -oiwE "$1" | wc -l
}

hold() { # WORD TEXT BEFORE
  now=$(count "$1" "$2")
  printf ' %14s' "$now of $3"
  test $((now * 10)) -le "$3" || fail "'$1' in $2: $now, a tenth of $3 is allowed" >>"$out/failures"
  if test "$loud" = -v; then grep -niwE "$1" "$out/$2" >>"$out/lines" || true; fi
}

row() { # WORD, then how often it was in each text
  printf '%-8s' "$1"
  hold "$1" header "$2"
  hold "$1" docs "$3"
  hold "$1" shaders_readme "$4"
  hold "$1" sources "$5"
  hold "$1" shaders "$6"
  hold "$1" shared "$7"
  printf ' %8s\n' "$(count "$1" readme)"
}

loud=${1:-}
: >"$out/failures"
: >"$out/lines"
echo "word             header           docs shaders_readme        sources        shaders         shared   readme"
row behind 27 25 6 35 69 14
row 'stands?' 17 31 0 24 37 4
row 'lies?' 13 13 3 16 47 11
row alone 13 27 1 22 19 5
row beside 2 3 1 13 18 2
row 'but for' 2 1 0 0 1 1
row told 1 0 1 0 2 0
cat "$out/lines" "$out/failures"
failures=$(wc -l <"$out/failures")
finish
