#!/bin/sh
# Prints which line of which part a line of raysort.h comes from: `make where LINE=812`.
# SPDX-License-Identifier: MIT
#
# usage: tools/where.sh LINE [HEADER]   from the repository root; HEADER defaults to raysort.h
set -eu
line=${1:?usage: make where LINE=812}
header=${2:-raysort.h}

# The line that names a part, and how far below it we are: "src/sort/sort.c 12", or "words shaders/kernels/sort 12".
# shellcheck disable=SC2046 # words
set -- $(awk -v line="$line" '
  NR > line { exit }
  /^\/\* ---- (src|shaders)\/[^ ]* ---- \*\/$/ { part = $3; start = NR }
  /^\/\* ---- words of [^ ]* ---- \*\/$/ { part = "words " $5; start = NR }
  END { print part ? part : "none", line - start }' "$header")
case $1 in
none) echo "tools/header.sh" ;;
words) echo "$2 (compiled)" ;;
*)
  # The part with the numbers of its lines, without those that the header does not take.
  kept=$(grep -nvE -f tools/alone.txt "$1" | sed -n "$(($2 > 0 ? $2 : 1))p" | cut -d: -f1)
  if test "$kept"; then echo "$1:$kept"; else echo "tools/header.sh"; fi
  ;;
esac
