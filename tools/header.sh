#!/bin/sh
# Assembles raysort.h: the parts that src/parts lists, one behind the other, then the compiled kernels.
# SPDX-License-Identifier: MIT
#
# usage: tools/header.sh [OUTPUT [bare]]   from the repository root; OUTPUT defaults to raysort.h, which is written only
# if it changes. `make header` and, with another OUTPUT, tests/check_fresh.sh run it. Needs glslangValidator and
# spirv-tools; other versions than Debian 12's (glslang 12.0, spirv-tools 2023.1) give other words. `bare` needs neither:
# the arrays of words stay empty.
set -eu
output=${1:-raysort.h}
bare=${2:-}
work=build/header
mkdir -p "$work"

# The lines under one heading of src/parts.
listed() { # HEADING
  awk -v heading="$1" '/^#/ { next } /^[a-z]+$/ { on = $0 == heading; next } on && NF' src/parts
}

# A part loses what only serves it alone (alone.txt): its licence line, `#pragma once` and its includes of other parts.
parts() { # the list comes from standard input
  while read -r part; do
    echo "/* ---- $part ---- */"
    grep -vE -f tools/alone.txt "$part"
  done
}

# The words of one kernel: an array.
words() { # FOLDER KERNEL
  echo "static const uint32_t raysort_words_$1_$2[] = {"
  test "$bare" || compiled "$1" "$2"
  echo '};'
}

compiled() { # FOLDER KERNEL
  sh tools/kernel.sh "shaders/kernels/$1/$2.comp" "$work/$1_$2.spv"
  od -An -v -tu4 "$work/$1_$2.spv" | awk '{
    for (i = 1; i <= NF; i++) {
      word = $i ($i > 2147483647 ? "u" : "") ","
      if (length(line word) > 118) { print line; line = "" }
      line = line word
    } }
    END { print line }'
}

# Identity, name and words of each kernel of a folder, in the order of the identities in its push.h.
table() { # FOLDER NAME KERNELS... ; words are left out if NAME is empty
  folder=$1 with=$2
  shift 2
  for kernel in "$@"; do
    array=raysort_words_${folder}_$kernel
    identity=RAYSORT_IDENTITY_$(echo "${folder}_$kernel" | tr '[:lower:]' '[:upper:]')
    if test "$with"; then
      printf '      {%s, "%s",\n       %s, sizeof(%s)},\n' "$identity" "$folder/$kernel" "$array" "$array"
    else
      echo "      {$identity, \"$folder/$kernel\", NULL, 0},"
    fi
  done
}

# The region of a folder of kernels: its digest, its words (left out where no capability wants them), its list.
region() { # shaders/kernels/FOLDER
  folder=${1##*/}
  upper=$(echo "$folder" | tr '[:lower:]' '[:upper:]')
  kernels=$(sed -n "s/^#define RAYSORT_IDENTITY_${upper}_\([A-Z0-9_]*\) .*/\1/p" "$1/push.h" | tr '[:upper:]' '[:lower:]')
  echo "/* ---- words of $1 ---- */"
  echo "#define RAYSORT_${upper}_DIGEST \"$(sh tools/digest.sh "$1")\""
  echo "#ifdef RAYSORT_WORDS_$upper"
  echo '/* clang-format off */'
  for kernel in $kernels; do words "$folder" "$kernel"; done
  echo '/* clang-format on */'
  echo '#endif'
  echo "static const raysort_kernel *raysort_${folder}Kernels(uint32_t *count)"
  echo '{'
  echo '  static const raysort_kernel kernels[] = {'
  echo "#ifdef RAYSORT_WORDS_$upper"
  # shellcheck disable=SC2086 # a list of words
  table "$folder" yes $kernels
  echo '#else'
  # shellcheck disable=SC2086
  table "$folder" '' $kernels
  echo '#endif'
  echo '  };'
  echo '  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));'
  echo '  return kernels;'
  echo '}'
}

{
  listed public | head -n 1 | parts # the first screen stands before the guard
  cat <<'END'

#ifndef RAYSORT_H
#define RAYSORT_H
#ifdef __cplusplus
extern "C" {
#endif

END
  listed public | tail -n +2 | parts
  cat <<'END'

#ifdef __cplusplus
}
#endif
#endif /* RAYSORT_H */

#ifdef RAYSORT_IMPLEMENTATION
#ifndef RAYSORT_IMPLEMENTATION_ONCE
#define RAYSORT_IMPLEMENTATION_ONCE

END
  listed private | parts
  echo
  listed words | while read -r folder; do region "$folder"; done
  cat <<'END'

#endif /* RAYSORT_IMPLEMENTATION_ONCE */
#endif /* RAYSORT_IMPLEMENTATION */

/* MIT License, copyright (c) 2026 the raysort authors: see LICENSE. */
END
} >"$work/raysort.h"
cmp -s "$work/raysort.h" "$output" || cp "$work/raysort.h" "$output"
