#!/bin/sh
# check_lint.sh - what a reader should never have to see: trailing space, tabs, CRLF, odd bytes, lines too long, sloppy shell.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

# Files of the repository that are text; pictures are not.
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
for file in $(files); do
  if grep -nE "[ $tab]\$" "$file"; then fail "$file: trailing space"; fi
  if grep -n "$carriage" "$file"; then fail "$file: CRLF"; fi
  if grep -n '[^ -~'"$tab"']' "$file"; then fail "$file: a byte that is not ASCII"; fi
  if test -s "$file" && test -n "$(tail -c 1 "$file")"; then fail "$file: no newline at its end"; fi
  case $file in
  Makefile | *.mk | *.tsv) ;;
  *) if grep -n "$tab" "$file"; then fail "$file: a tab"; fi ;;
  esac
  case $file in
  *.c | *.h | *.cpp | *.cu | *.comp | *.rgen | *.rmiss | *.rchit | *.rahit | *.glsl | *.hlsl | *.awk)
    if awk 'length($0) > 120 { print FILENAME ":" FNR ": " length($0) " columns"; bad = 1 } END { exit !bad }' "$file"; then
      fail "$file: lines longer than 120 columns"
    fi
    head -n 5 "$file" | grep -q 'SPDX-License-Identifier: MIT' || fail "$file: no SPDX line in its first five"
    ;;
  esac
done

# Paths of somebody's machine.
for file in $(files); do
  if grep -nE '/(home|work|root|Users)/[a-z]' "$file"; then fail "$file: a path of one machine"; fi
done

if have shellcheck shellcheck; then
  for file in $(files | grep -E '(\.sh|^\.ci/run)$'); do
    shellcheck -x "$file" || fail "$file: shellcheck"
  done
fi
finish
