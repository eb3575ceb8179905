#!/bin/sh
# check_includes.sh - includes for the shaders of users: in GLSL with and without buffer references and in HLSL, apart and
# joined, documented, and exact wherever it counts.
# SPDX-License-Identifier: MIT
. tests/support/need.sh
have glslangValidator glslang-tools || finish
have spirv-dis spirv-tools || finish
out=build/includes
mkdir -p "$out"

# ---- several files in one call, in both orders, as the seed of the example is built ----

compile() { # OUTPUT SOURCE...
  output=$out/$1.spv
  shift
  if glslangValidator --quiet --target-env vulkan1.2 -Ishaders -Iexamples/weekend -o "$output" "$@" >"$out/log" 2>&1; then
    spirv-val --target-env vulkan1.2 "$output" >"$out/log" 2>&1 || fail "$*: $(cat "$out/log")"
  else
    fail "$*: $(cat "$out/log")"
  fi
}
compile joined tests/weekend/separate/main.comp tests/weekend/separate/weekend.comp
compile joined_again tests/weekend/separate/weekend.comp tests/weekend/separate/main.comp
compile unused tests/weekend/separate/unused.comp

# ---- the sort's structs and include without buffer references ----

compile sorted_set tests/dispatch/sorted_set.comp
hlsl=tests/dispatch/sorted_set.hlsl
if glslangValidator --quiet -D -e main -S comp --target-env vulkan1.1 -Ishaders -o "$out/hlsl.spv" $hlsl >"$out/log" 2>&1; then
  spirv-val --target-env vulkan1.1 "$out/hlsl.spv" >"$out/log" 2>&1 || fail "$hlsl: $(cat "$out/log")"
else
  fail "$hlsl: $(cat "$out/log")"
fi

# Offsets of the members of a struct, in the order of the members.
offsets() { # SPIRV STRUCT
  spirv-dis "$1" | sed -n "s/^ *OpMemberDecorate %$2\(_[0-9]*\)\{0,1\} \([0-9]*\) Offset \([0-9]*\)$/\2 \3/p" | sort -nu
}
for struct in RaysortRanges RaysortDispatchPush; do
  offsets "$out/sorted_set.spv" $struct >"$out/glsl.txt"
  offsets "$out/hlsl.spv" $struct >"$out/hlsl.txt"
  test -s "$out/glsl.txt" || fail "$struct: no offsets"
  cmp "$out/glsl.txt" "$out/hlsl.txt" || fail "$struct lies otherwise in HLSL than in GLSL"
done

# What is missing, or stands in the wrong order, is told in words.
refused() { # WORDS LINE...
  words=$1
  shift
  {
    printf '#version 460\n#extension GL_GOOGLE_include_directive : require\n'
    printf '#extension GL_EXT_buffer_reference : require\n#extension GL_EXT_buffer_reference_uvec2 : require\n'
    printf 'layout(local_size_x = 64) in;\n'
    printf '%s\n' "$@" 'void main() {}'
  } >"$out/refused.comp"
  if glslangValidator --quiet --target-env vulkan1.2 -Ishaders -o "$out/refused.spv" "$out/refused.comp" >"$out/log" 2>&1; then
    fail "accepted: $*"
  fi
  grep -qF "$words" "$out/log" || fail "$*: not told '$words' but: $(cat "$out/log")"
}
push='layout(push_constant, std430) uniform Push { RaysortDispatchPush sorted; };'
sort='#include "raysort_sort.glsl"'
shared='#include "raysort_sort_shared.h"'
refused 'RAYSORT_DISPATCH needs raysort_address.glsl before it' "$shared" "$push" '#define RAYSORT_DISPATCH sorted' "$sort"
refused 'include it before raysort_sort_shared.h' "$shared" '#include "raysort_address.glsl"'
refused 'define RAYSORT_LOAD_MAP(slot)' "$sort"
refused 'define RAYSORT_LOAD_OFFSET(material)' '#define RAYSORT_LOAD_MAP(slot) 0u' "$sort"

# ---- nothing that a decision hangs on is left to the driver: only the line test may be inexact ----

for kernel in path loop wave intersect shade; do
  compile "$kernel" "examples/weekend/$kernel.comp"
  spirv-dis "$out/$kernel.spv" | awk -f tests/support/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp: arithmetic that is not precise: $(cat "$out/log")"
  compile "${kernel}_fast" -DWEEKEND_FAST "examples/weekend/$kernel.comp"
  spirv-dis "$out/${kernel}_fast.spv" | awk -f tests/support/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp, fast: arithmetic that is not precise: $(cat "$out/log")"
done
spirv-dis "$out/path.spv" | awk -f tests/support/inexact.awk | grep -q '^raysortLine OpDot' || fail "inexact.awk sees nothing"

# ---- the documentation ----

sh tests/check_readme.sh shaders/README.md || fail "shaders/README.md"
finish
