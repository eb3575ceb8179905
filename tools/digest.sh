#!/bin/sh
# Prints the SHA-256 of all that decides the words of a folder of kernels: its files, what they include, how they are
# compiled and packed.
# SPDX-License-Identifier: MIT
#
# usage: tools/digest.sh shaders/kernels/FOLDER   from the repository root
set -eu
export LC_ALL=C

# The files that these files include: next to each, or in shaders/.
included() { # FILE...
  awk -F '"' '
    function isThere(file) { found = (getline line <file) >= 0; close(file); return found }
    /^#include "/ {
      folder = FILENAME
      sub(/[^\/]*$/, "", folder)
      print isThere(folder $2) ? folder $2 : "shaders/" $2
    }' "$@"
}

# a/b/../c is a/c: one name for one file.
plain() {
  sed -e ':again' -e 's,[^/.]*/\.\./,,' -e 'tagain'
}

files=$(find "$1" -name '*.comp' | sort)
found=
while test "$files" != "$found"; do
  found=$files
  # shellcheck disable=SC2086 # a list of words
  files=$({ echo "$found" && included $found; } | plain | sort -u)
done
for file in tools/kernel.sh tools/pack.c src/core/unpack.c $files; do
  echo "$file"
  cat "$file"
done | sha256sum | cut -c1-64
