#!/bin/sh
# Prints the SHA-256 of all that decides the words of a folder of kernels: its files, what they include, how they are
# compiled and packed.
# SPDX-License-Identifier: MIT
#
# usage: tools/digest.sh shaders/kernels/FOLDER   from the repository root
set -eu
export LC_ALL=C

# The files that a file includes: next to it, or in shaders/.
included() { # FILE
  sed -n 's/^#include "\(.*\)".*/\1/p' "$1" | while read -r name; do
    sibling=$(dirname "$1")/$name
    if test -f "$sibling"; then echo "$sibling"; else echo "shaders/$name"; fi
  done
}

# a/b/../c is a/c: one name for one file.
plain() {
  sed -e ':again' -e 's,[^/.]*/\.\./,,' -e 'tagain'
}

files=$(find "$1" -name '*.comp' | sort)
found=
while test "$files" != "$found"; do
  found=$files
  files=$({ echo "$found" && for file in $found; do included "$file"; done; } | plain | sort -u)
done
for file in tools/kernel.sh tools/pack.c src/core/unpack.c $files; do
  echo "$file"
  cat "$file"
done | sha256sum | cut -c1-64
