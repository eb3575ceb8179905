#!/bin/sh
# check_platforms.sh - raysort.h compiles after the headers of platforms, which define plain words as macros.
# SPDX-License-Identifier: MIT
#
# The names of members and local variables count too: a platform's macro replaces them wherever they are.
. tests/support/need.sh

out=build/platforms
rm -rf "$out"
mkdir -p "$out/include"
windows='winsock2.h windows.h ole2.h rpc.h rpcndr.h mmsystem.h'
posix='complex.h ctype.h signal.h setjmp.h termios.h unistd.h netinet/in.h sys/mman.h sys/param.h sys/sysmacros.h'
own='assert.h float.h stdarg.h stddef.h stdint.h stdio.h stdlib.h string.h time.h vulkan/vulkan_core.h' # what raysort.h includes

including() { # HEADERS...
  for header in "$@"; do
    echo "#include <$header>"
  done
}

# ---- the words of raysort.h: neither those of comments, strings, includes and #error nor the kernels' ----

awk '/^static const .* raysort_[a-z]*(Sizes|Text)\[\] = \{$/ { skip = 1 } !skip { print } skip && /^};/ { skip = 0 }' raysort.h >"$out/text.c"
gcc -fpreprocessed -dD -E -P -w "$out/text.c" | sed -e '/^ *# *include/d' -e '/^ *# *error/d' -e 's/"[^"]*"//g' >"$out/code.txt"
grep -oE '[A-Za-z_][A-Za-z0-9_]*' "$out/code.txt" | sort -u >"$out/words.txt"
test "$(wc -l <"$out/words.txt")" -gt 2000 || fail "the words of raysort.h were not found"

# A function-like macro replaces a word only before a bracket.
check_macros() { # NAME COMPILER HEADERS...
  name=$1 compiler=$2
  shift 2
  # shellcheck disable=SC2086 # headers are words
  including $own | "$compiler" -isystem "$out/include" -dM -E - | sed 's/^#define \([A-Za-z0-9_]*\).*/\1/' | sort -u >"$out/own.txt"
  including "$@" | "$compiler" -isystem "$out/include" -dM -E - >"$out/macros.txt" || fail "$name: its headers"
  sed -n 's/^#define \([A-Za-z0-9_]*\)\( .*\|$\)/\1/p' "$out/macros.txt" | sort -u | comm -23 - "$out/own.txt" |
    comm -12 - "$out/words.txt" >"$out/found.txt"
  sed -n 's/^#define \([A-Za-z0-9_]*\)(.*/\1/p' "$out/macros.txt" | sort -u | comm -23 - "$out/own.txt" |
    comm -12 - "$out/words.txt" | while read -r word; do
    if grep -qE "(^|[^A-Za-z0-9_])$word *\(" "$out/code.txt"; then
      echo "$word"
    fi
  done >>"$out/found.txt"
  test ! -s "$out/found.txt" || fail "$name defines: $(tr '\n' ' ' <"$out/found.txt")"
}

# Words that are macros somewhere else: in other versions of <windows.h>, in Xlib's, Carbon's, Qt's and older systems'.
elsewhere='far near huge small hyper boolean byte interface cdecl pascal environ FAR NEAR IN OUT OPTIONAL CONST VOID THIS
  ERROR DELETE NO_ERROR INFINITE IGNORE TRANSPARENT OPAQUE ABSOLUTE RELATIVE STRICT DOMAIN OVERFLOW UNDERFLOW TRUE FALSE
  None Status Bool True False Success Always Above Below Complex Convex Nonconvex DestroyAll KeyPress Expose Unsorted
  YSorted CurrentTime CursorShape FocusIn FocusOut I unix linux i386 sun sparc mips arm major minor OK ERR nil Nil YES NO
  DEBUG signals emit forever foreach s_addr h_addr PI EPS HUGE SING PLOSS TLOSS PAGE_SIZE PAGESIZE BIG_ENDIAN
  LITTLE_ENDIAN BYTE_ORDER bool true false complex imaginary and or xor not bitand bitor compl and_eq or_eq xor_eq not_eq'
# shellcheck disable=SC2086
printf '%s\n' $elsewhere | sort -u | comm -12 - "$out/words.txt" >"$out/found.txt"
test ! -s "$out/found.txt" || fail "words that platforms define: $(tr '\n' ' ' <"$out/found.txt")"

# shellcheck disable=SC2086
check_macros posix gcc $posix
if test -e /usr/include/X11/Xlib.h; then
  check_macros X11 gcc X11/Xlib.h X11/Xutil.h
fi

# ---- the real <windows.h>, before the implementation and before only the declarations ----

for folder in vulkan vk_video; do
  if have_file "/usr/include/$folder" libvulkan-dev; then
    cp -r "/usr/include/$folder" "$out/include/"
  fi
done
# shellcheck disable=SC2086
including $windows >"$out/behind.c"
cp "$out/behind.c" "$out/declarations.c"
echo '#include "raysort.h"' >>"$out/declarations.c"
printf '#define RAYSORT_IMPLEMENTATION\n#include "raysort.h"\n' >>"$out/behind.c"
if have x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64; then
  # shellcheck disable=SC2086
  check_macros windows x86_64-w64-mingw32-gcc $windows
  for standard in c99 c11 c++11 c++17; do
    compiler='x86_64-w64-mingw32-gcc -x c'
    case $standard in
    c++*) compiler='clang++ --target=x86_64-w64-windows-gnu -x c++' ;; # the headers of mingw, too
    esac
    have "${compiler%% *}" clang || continue
    for file in behind declarations; do
      # shellcheck disable=SC2086
      $compiler "-std=$standard" -Wall -Wextra -Werror -I. -isystem "$out/include" -fsyntax-only "$out/$file.c" ||
        fail "$compiler -std=$standard: $file.c"
    done
  done
fi
finish
