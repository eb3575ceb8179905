#!/bin/sh
# check_repeats.sh - each fact once: how much of a manual the header says too, in the same words.
# SPDX-License-Identifier: MIT
#
# Of the sequences of seven words of a page, the share that the public half of raysort.h has as well. Contracts are in the
# header, ways and numbers in the manuals; a page links where it would repeat. At most a tenth of a page may be repeated.
# usage: sh tests/check_repeats.sh [-v]   -v: prints the repeated words too
. tests/support/need.sh

out=build/repeats
mkdir -p "$out"
awk '/defined\(RAYSORT_IMPLEMENTATION\)|^#ifdef RAYSORT_IMPLEMENTATION$/ && NR > 500 { exit } { print }' raysort.h >"$out/header"

shares() { # PAGE
  awk -v page="$1" -v loud="$2" '
    function words(line) { # of the line, into list; returns how many
      gsub(/[^A-Za-z0-9_]+/, " ", line)
      return split(tolower(line), list, " ")
    }
    { # a window of the last seven words
      count = words($0)
      for (i = 1; i <= count; ++i) {
        for (k = 1; k < 7; ++k) window[k] = window[k + 1]
        window[7] = list[i]
        at = FILENAME == page ? ++mine : ++theirs
        if (at < 7) continue
        key = window[1]
        for (k = 2; k <= 7; ++k) key = key " " window[k]
        if (FILENAME != page) known[key] = 1
        else {
          all++
          if (key in known) { same++; if (loud) print page ":" FNR ": " key }
        }
      }
    }
    END { printf "%4.1f %% of %s\n", 100 * same / all, page }' "$out/header" "$1"
}

for page in docs/sort.md docs/sdf.md docs/README.md docs/bvh.md; do
  test "${1:-}" = -v && shares "$page" 1
  share=$(shares "$page" "")
  echo "$share"
  test "$(echo "$share" | sed 's/^ *\([0-9]*\).*/\1/')" -lt 10 || fail "$page repeats the header: cut it there, or link"
done
finish
