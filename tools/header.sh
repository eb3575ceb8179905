#!/bin/sh
# Assembles raysort.h: the parts that src/amalgamation.txt lists, one after the other, then the compiled kernels.
# SPDX-License-Identifier: MIT
#
# usage: tools/header.sh [OUTPUT [bare]]   from the repository root; OUTPUT defaults to raysort.h, which is written only
# if it changes. `make header` and, with another OUTPUT, tests/check_fresh.sh run it. Needs a C compiler, glslangValidator
# and spirv-tools; other versions than Debian 12's (glslang 12.0, spirv-tools 2023.1) give other words. `bare` needs
# none of them: the arrays of words stay empty.
set -eu
output=${1:-raysort.h}
bare=${2:-}
work=build/header
mkdir -p "$work"

# The lines under one heading of src/amalgamation.txt.
listed() { # HEADING
  awk -v heading="$1" '/^#/ { next } /^[a-z]+$/ { on = $0 == heading; next } on && NF' src/amalgamation.txt
}

# A part loses what it needs only as a file of its own (alone.txt): its licence line, `#pragma once`, and its includes.
parts() { # the list comes from standard input
  while read -r part; do
    echo "/* ---- $part ---- */"
    grep -vE -f tools/alone.txt "$part"
  done
}

# Kernels of a folder, compiled and packed: two arrays, which stay empty in a bare header.
words() { # FOLDER KERNELS...
  folder=$1
  shift
  if test "$bare"; then
    printf 'static const uint32_t raysort_%sFirsts[] = {\n};\n' "$folder"
    printf 'static const char *const raysort_%sText[] = {\n};\n' "$folder"
    return
  fi
  for kernel in "$@"; do
    sh tools/kernel.sh "shaders/kernels/$folder/$kernel.comp" "$work/${folder}_$kernel.spv"
    set -- "$@" "$work/${folder}_$kernel.spv"
    shift
  done
  "$work/pack" "$folder" "$@"
}

# Identity and name of each kernel of a folder, in the order of the identities in its push.h.
table() { # FOLDER KERNELS...
  folder=$1
  shift
  printf '%s\n' "$@" | awk -v folder="$folder" \
    '{ printf "      {RAYSORT_IDENTITY_%s, \"%s/%s\"},\n", toupper(folder "_" $0), folder, $0 }'
}

# The region of a folder of kernels: its digest, its words (left out where no capability wants them), its list.
region() { # shaders/kernels/FOLDER
  folder=${1##*/}
  upper=$(echo "$folder" | tr '[:lower:]' '[:upper:]')
  kernels=$(sed -n "s/^#define RAYSORT_IDENTITY_${upper}_\([A-Z0-9_]*\) .*/\1/p" "$1/push.h" | tr '[:upper:]\n' '[:lower:] ')
  for file in "$1"/*.comp; do
    kernel=${file##*/}
    case " $kernels" in
    *" ${kernel%.comp} "*) ;;
    *)
      echo "$0: $file has no RAYSORT_IDENTITY_${upper}_... line in push.h" >&2
      exit 1
      ;;
    esac
  done
  echo "/* ---- words of $1 ---- */"
  echo "#define RAYSORT_${upper}_DIGEST \"$(sh tools/digest.sh "$1")\""
  echo "#ifdef RAYSORT_PRIVATE_WORDS_$upper"
  echo '/* clang-format off */'
  # shellcheck disable=SC2086 # a list of words
  words "$folder" $kernels
  echo '/* clang-format on */'
  echo '#endif'
  echo "RAYSORT_INTERNAL const raysort_folder *raysort_${folder}Folder(void)"
  echo '{'
  echo '  static const raysort_kernel kernels[] = {'
  # shellcheck disable=SC2086
  table "$folder" $kernels
  echo '  };'
  echo "#ifdef RAYSORT_PRIVATE_WORDS_$upper"
  echo "  static const raysort_folder folder = {RAYSORT_PRIVATE_LENGTH(kernels), kernels, raysort_${folder}Firsts,"
  echo "                                        raysort_${folder}Text};"
  echo '#else'
  echo '  static const raysort_folder folder = {RAYSORT_PRIVATE_LENGTH(kernels), kernels, NULL, NULL};'
  echo '#endif'
  echo '  return &folder;'
  echo '}'
}

test "$bare" || ${CC:-cc} -std=c99 -O1 -w -o "$work/pack" tools/pack.c
{
  listed public | head -n 1 | parts # the first screen is before the guard
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
