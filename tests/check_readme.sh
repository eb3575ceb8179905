#!/bin/sh
# check_readme.sh - every snippet of the README compiles, and what the README shows of a file is what the file holds.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/check_readme.sh [FILE]   without FILE: README.md, those of the examples, and the manuals in docs/. Then
#                                          every link of these leads to a file, docs/README.md lists every manual, and
#                                          the manuals speak of no name that is not there
#
# A comment on the line before a fence of c, cpp, glsl, hlsl or cmake says how (one must be there):
#   <!-- compile: program -->     a whole file (cmake: a whole or part of a CMakeLists.txt; raysort is in third_party/raysort)
#   <!-- compile: part -->        declarations, after tests/support/readme_prelude.h (glsl: after #version and #extension lines)
#   <!-- compile: body -->        statements, in a function after the prelude
#   ... volk                      one more word: the prelude includes volk.h in place of vulkan.h
#   ... vma                       or this one: it needs vk_mem_alloc.h and vulkan.hpp, which not every system has
#   ... rgen                      or this one: a ray generation shader
#   ... header                    or this one: each line of the block is in raysort.h too
#   <!-- same as: FILE -->        the block is FILE, word for word
#   <!-- lines of: FILE -->       each line of the block is in FILE, whatever the spaces and comment stars around it
#   <!-- not compiled: WHY -->
. tests/support/need.sh

readme=${1:-README.md}
out=build/readme/$(echo "$readme" | tr / _) # side by side with another's
root=$(pwd)
rm -rf "$out"
mkdir -p "$out"
test -f "$readme" || {
  fail "$readme is missing"
  finish
}

# Every block becomes $out/N.txt; $out/index holds a line each: N, line, language, mark.
awk -v out="$out" '
  /^```/ && !inside { inside = 1; n++; language = substr($0, 4); sub(/[ \t].*/, "", language)
    print n "|" FNR "|" language "|" mark > (out "/index"); printf "" > (out "/" n ".txt"); next }
  /^```/ { inside = 0; mark = ""; close(out "/" n ".txt"); next }
  inside { print > (out "/" n ".txt"); next }
  /^<!-- .* -->$/ { mark = $0; sub(/^<!-- /, "", mark); sub(/ -->$/, "", mark); next }
  /./ { mark = "" }' "$readme"
test -f "$out/index" || {
  fail "$readme has no fenced block"
  : >"$out/index"
}

report() { # PLACE: what the last command said
  fail "$readme:$1 does not compile"
  head -n 20 "$out/log"
}

# ---- C and C++ ----

compile_c() { # N LINE LANGUAGE KIND VOLK
  case $3 in
  c) file=$out/$1.c compiler=gcc standard=c99 ;;
  *) file=$out/$1.cpp compiler=g++ standard=c++17 ;;
  esac
  have "$compiler" "$compiler" || return 0
  if test "$5" = vma && ! printf '#include <vulkan/vulkan.hpp>\n#include <vk_mem_alloc.h>\n' |
    "$compiler" -E -x c++ - >/dev/null 2>&1; then
    echo "SKIP $readme:$2 (install libvulkan-memory-allocator-dev, which Debian 12 has not)"
    return 0
  fi
  if test "$5" = volk; then
    have_file /usr/include/volk.h libvulkan-volk-dev || return 0
    echo '#define README_VOLK' >"$file"
  else
    : >"$file"
  fi
  case $4 in
  program) cat "$out/$1.txt" >"$file" ;;
  part) { echo '#include "tests/support/readme_prelude.h"' && cat "$out/$1.txt"; } >>"$file" ;;
  body)
    {
      printf '#include "tests/support/readme_prelude.h"\nVkResult readme(void);\nVkResult readme(void)\n{\n'
      cat "$out/$1.txt"
      printf 'return VK_SUCCESS;\n}\n'
    } >>"$file"
    ;;
  *) fail "$readme:$2: no such way to compile: $4" && return 0 ;;
  esac
  "$compiler" -std="$standard" -Wall -Wextra -Wpedantic -Wno-unused -Werror -I. -c -o "$out/$1.o" "$file" 2>"$out/log" ||
    report "$2"
}

# ---- shaders ----

compile_shader() { # N LINE LANGUAGE KIND STAGE
  have glslangValidator glslang-tools || return 0
  file=$out/$1.comp
  test "$5" != rgen || file=$out/$1.rgen
  : >"$file"
  if test "$4" = part && test "$3" = glsl; then
    {
      echo '#version 460'
      for extension in GL_GOOGLE_include_directive GL_EXT_buffer_reference GL_EXT_buffer_reference_uvec2; do
        echo "#extension $extension : require"
      done
      test "$5" = rgen || grep -q local_size "$out/$1.txt" || echo 'layout(local_size_x = 64) in;'
    } >"$file"
  fi
  cat "$out/$1.txt" >>"$file"
  grep -q 'void main' "$file" || echo 'void main() {}' >>"$file"
  if test "$3" = hlsl; then
    # From SPIR-V 1.4 on (vulkan1.2) glslang 12 gives HLSL's buffers a decoration that is no more
    glslangValidator --quiet -D -e main -S comp --target-env vulkan1.1 -Ishaders -o "$out/$1.spv" "$file" >"$out/log" 2>&1 || report "$2"
  else
    glslangValidator --quiet --target-env vulkan1.2 -Ishaders -o "$out/$1.spv" "$file" >"$out/log" 2>&1 || report "$2"
  fi
}

# ---- CMake: the snippet is built with a small program ----

compile_cmake() { # N LINE
  have cmake cmake || return 0
  folder=$out/cmake$1
  mkdir -p "$folder/third_party"
  ln -s "$root" "$folder/third_party/raysort"
  printf '#include "raysort.h"\nint main(void)\n{\n  raysortDestroyContext(NULL);\n  return 0;\n}\n' >"$folder/main.c"
  printf '#define RAYSORT_IMPLEMENTATION\n#include "raysort.h"\n' >"$folder/raysort.c"
  cp "$folder/main.c" "$folder/app.c"
  {
    grep -q cmake_minimum_required "$out/$1.txt" || echo 'cmake_minimum_required(VERSION 3.16)'
    grep -q '^project' "$out/$1.txt" || echo 'project(readme C CXX)'
    grep -q 'add_executable' "$out/$1.txt" || echo 'add_executable(app main.c)'
    cat "$out/$1.txt"
  } >"$folder/CMakeLists.txt"
  { cmake -S "$folder" -B "$folder/build" && cmake --build "$folder/build"; } >"$out/log" 2>&1 || report "$2"
}

# ---- what is shown of files ----

same_as() { # N LINE FILE
  cmp "$out/$1.txt" "$3" || fail "$readme:$2 is not $3 word for word"
}

# Spaces squeezed, comment stars and Markdown bars around the line dropped.
plain_lines() {
  sed -e 's/[[:space:]|]\{1,\}/ /g' -e 's/^ *\**\/* *//' -e 's/ *\**\/* *$//' "$1" | grep . || true
}

lines_of() { # N LINE FILE
  plain_lines "$3" >"$out/file"
  plain_lines "$out/$1.txt" >"$out/lines"
  grep -vxF -f "$out/file" "$out/lines" >"$out/log" || return 0
  fail "$readme:$2: lines that do not stand in $3:"
  cat "$out/log"
}

while IFS='|' read -r n line language mark; do
  way=${mark%%: *} rest=${mark#*: }
  case $way in
  'same as') same_as "$n" "$line" "$rest" ;;
  'lines of') lines_of "$n" "$line" "$rest" ;;
  'not compiled') ;;
  compile)
    kind=${rest%% *} more=${rest#* }
    test "$more" != header || lines_of "$n" "$line" raysort.h
    case $language in
    c | cpp | c++) compile_c "$n" "$line" "$language" "$kind" "$more" ;;
    glsl | hlsl) compile_shader "$n" "$line" "$language" "$kind" "$more" ;;
    cmake) compile_cmake "$n" "$line" ;;
    *) fail "$readme:$line: $language is not compiled here" ;;
    esac
    ;;
  *)
    case $language in
    c | cpp | c++ | glsl | hlsl | cmake) fail "$readme:$line: a $language block without \`<!-- compile: ... -->\` before it" ;;
    esac
    ;;
  esac
done <"$out/index"

# ---- links ----

# FILE:TARGET of every link to a file, without the part after #.
links() {
  awk '{ while (match($0, /\]\([^):#]+[)#]/)) {
    print FILENAME ":" substr($0, RSTART + 2, RLENGTH - 3); $0 = substr($0, RSTART + RLENGTH) } }' "$@"
}

check_links() {
  links README.md docs/*.md examples/*/README.md bench/*.md shaders/README.md >"$out/links"
  test -s "$out/links" || fail "no links were found"
  while IFS=: read -r from to; do
    test -e "$(dirname "$from")/$to" || fail "$from links $to, which is not there"
  done <"$out/links"
  for manual in docs/*.md; do
    page=${manual#docs/}
    test "$page" = README.md || grep -qxF "docs/README.md:$page" "$out/links" || fail "docs/README.md does not list $page"
    grep -qxF "README.md:$manual" "$out/links" || fail "README.md does not link $manual"
  done
}

# Every public name in a manual is in the header, in a shader, in the CMake package or in gpu.h, which tells of the
# tests' environment. (Those that end in _ are the beginning of several.)
names_in() {
  cat "$@" | tr -c 'A-Za-z0-9_' '\n' | grep -E '^(raysort|Raysort|RAYSORT_)[A-Za-z0-9_]*[A-Za-z0-9]$' | sort -u
}

check_manual_names() {
  names_in raysort.h shaders/*.h shaders/*.glsl packaging/cmake/*.cmake tests/support/gpu.h >"$out/known"
  names_in docs/*.md >"$out/said"
  comm -13 "$out/known" "$out/said" >"$out/log"
  test ! -s "$out/log" || fail "docs/ speaks of what is not there: $(tr '\n' ' ' <"$out/log")"
}

if test $# -eq 0; then
  for other in examples/*/README.md docs/*.md; do
    sh tests/check_readme.sh "$other" || fail "$other"
  done
  check_links
  check_manual_names
fi
finish
