#!/bin/sh
# check_fresh.sh - the generated regions of raysort.h are those that its sources give; the version is the same everywhere.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/fresh
rm -rf "$out"
mkdir -p "$out"

# Without a shader compiler: the digest of the sources, and the constants shared with the shaders.
digest=$(sh shaders/digest.sh)
grep -qxF "#define RAYSORT_SHADER_DIGEST \"$digest\"" raysort.h || fail "shaders/ has changed since \`make embed\`: digest $digest"
awk '/---- splice: begin/ { on = 1; next } /---- splice: end/ { on = 0 } on' shaders/raysort_shared.h >"$out/shared.txt"
awk '/---- generated: shared/ { on = 1; next } /---- end generated: shared/ { on = 0 } on' raysort.h >"$out/spliced.txt"
test -s "$out/shared.txt" || fail "no splice marks in shaders/raysort_shared.h"
diff "$out/shared.txt" "$out/spliced.txt" || fail "raysort.h and shaders/raysort_shared.h differ: \`make embed\`"

# With the pinned compilers: every word. Others give other words, which is no fault.
pinned() {
  glslangValidator --version | grep -q '^Glslang Version: 11:12\.0\.0$' || return 1
  spirv-opt --version 2>&1 | grep -q '^SPIRV-Tools v2023\.1 '
}
if have glslangValidator glslang-tools && have spirv-opt spirv-tools; then
  if pinned; then
    sh shaders/embed.sh "$out/raysort.h" || fail "shaders/embed.sh"
    cmp raysort.h "$out/raysort.h" || fail "raysort.h differs from a fresh generation: \`make embed\`"
  else
    skip "full regeneration" "glslang-tools 12.0 and spirv-tools 2023.1, as in Debian 12"
  fi
fi

# One version: first line of the header, the macro, the changelog.
line=$(sed -n "s,^/. raysort.h - v\([0-9.]*\) .*,\1,p" raysort.h)
macro=$(sed -n 's/^#define RAYSORT_VERSION \([0-9]*\).*/\1/p' raysort.h | awk '{ print int($1 / 10000) "." int($1 / 100) % 100 "." $1 % 100 }')
change=$(sed -n 's/^## \([0-9]*\.[0-9]*\.[0-9]*\).*/\1/p' CHANGELOG.md | head -n 1)
test "$line $line" = "$macro $change" || fail "versions differ: header $line, macro $macro, changelog $change"
finish
