#!/bin/sh
# check_lint.sh - what a reader should never have to see: trailing space, tabs, CRLF, odd bytes, lines too long, sloppy shell.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

# Files of the repository that are text; pictures are not. No name has a space.
files() {
  if test -e .git && command -v git >/dev/null 2>&1; then
    git ls-files -co --exclude-standard
  else
    find . -type f ! -path './build/*' ! -path './.git/*' | sed 's,^\./,,'
  fi | grep -vE '\.(png|jpg|webp|pdf)$' | while read -r file; do
    test -f "$file" && echo "$file"
  done
}
carriage=$(printf '\r')
tab=$(printf '\t')
all=$(files)
sources=$(echo "$all" | grep -E '\.(c|h|cpp|cu|comp|rgen|rmiss|rchit|rahit|glsl|hlsl|awk)$')

# none WHAT PATTERN FILE...: no line of the files has the pattern.
none() {
  what=$1
  pattern=$2
  shift 2
  if grep -nE -e "$pattern" /dev/null "$@"; then fail "$what"; fi
}
# shellcheck disable=SC2046,SC2086 # lists of words
{
  none 'trailing space' "[ $tab]\$" $all
  none 'CRLF' "$carriage" $all
  none 'a byte that is not ASCII' '[^ -~'"$tab"']' $all
  none 'a tab' "$tab" $(echo "$all" | grep -vE '^Makefile$|\.(mk|tsv)$')
  none 'a path of one machine' '/(home|work|root|Users)/[a-z]' $all
  awk '
    FNR <= 5 && /SPDX-License-Identifier: MIT/ { has[FILENAME] = 1 }
    length($0) > 120 { print FILENAME ":" FNR ": " length($0) " columns, more than 120" }
    END { for (i = 1; i < ARGC; ++i) if (!(ARGV[i] in has)) print ARGV[i] ": no SPDX line in its first five" }' $sources | grep . && fail 'lines too long, or no licence'
  test -z "$(tail -q -c 1 $all)" || for file in $all; do
    test -z "$(tail -c 1 "$file")" || fail "$file: no newline at its end"
  done
}

if have shellcheck shellcheck; then
  # shellcheck disable=SC2046 # a list of words
  shellcheck -x $(echo "$all" | grep -E '(\.sh|^\.ci/run)$') || fail "shellcheck"
fi
finish
