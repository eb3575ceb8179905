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
compile launch bench/native/launch.rgen
compile_hlsl() { # OUTPUT SOURCE
  if glslangValidator --quiet -D -e main -S comp --target-env vulkan1.1 -Ishaders -o "$out/$1.spv" "$2" >"$out/log" 2>&1; then
    spirv-val --target-env vulkan1.1 "$out/$1.spv" >"$out/log" 2>&1 || fail "$2: $(cat "$out/log")"
  else
    fail "$2: $(cat "$out/log")"
  fi
}
compile_hlsl sorted_hlsl tests/dispatch/sorted_set.hlsl
compile trace_set tests/bvh/trace_set.comp
compile trace_address tests/bvh/trace_address.comp
compile_hlsl trace_hlsl tests/bvh/trace_set.hlsl
compile sdf_set tests/sdf/trace_set.comp
compile sdf_address tests/sdf/trace_address.comp
compile sdf_start tests/sdf/trace_start.comp
compile_hlsl sdf_hlsl tests/sdf/trace_set.hlsl
compile sdf_structs tests/sdf/structs.comp
compile_hlsl sdf_structs_hlsl tests/sdf/structs.hlsl
compile trace_stream tests/bvh/trace_stream.comp
compile levels_set tests/bvh/levels_set.comp
compile levels_address tests/bvh/levels_address.comp
compile_hlsl levels_hlsl tests/bvh/levels_set.hlsl

# Offsets of the members of a struct, in the order of the members.
offsets() { # SPIRV STRUCT
  spirv-dis "$1" | sed -n "s/^ *OpMemberDecorate %$2\(_[0-9]*\)\{0,1\} \([0-9]*\) Offset \([0-9]*\)$/\2 \3/p" | sort -nu
}
same_offsets() { # GLSL HLSL STRUCT...
  glsl=$1 hlsl=$2
  shift 2
  for struct; do
    offsets "$out/$glsl.spv" "$struct" >"$out/glsl.txt"
    offsets "$out/$hlsl.spv" "$struct" >"$out/hlsl.txt"
    test -s "$out/glsl.txt" || fail "$struct: no offsets"
    cmp "$out/glsl.txt" "$out/hlsl.txt" || fail "$struct lies otherwise in HLSL than in GLSL"
  done
}
same_offsets sorted_set sorted_hlsl RaysortRanges RaysortDispatchPush
same_offsets trace_set trace_hlsl RaysortBvhRay RaysortBvhHit
same_offsets sdf_set sdf_hlsl RaysortSdfHit
same_offsets sdf_structs sdf_structs_hlsl RaysortSdfHeader RaysortSdfCascade RaysortSdfStats RaysortSdfInstance \
  RaysortSdfBox

# What is missing, or in the wrong order, is named in words.
refused() { # WORDS LINE...
  words=$1
  shift
  {
    printf '#version 460\n#extension GL_GOOGLE_include_directive : require\n'
    printf '#extension GL_EXT_buffer_reference : require\n#extension GL_EXT_buffer_reference_uvec2 : require\n'
    test -n "${late:-}" || printf 'layout(local_size_x = 64) in;\n'
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
refused 'define RAYSORT_BVH_LOAD(bvh, i)' '#include "raysort_bvh.glsl"'
refused 'raysort_bvh_stream.glsl: include raysort_bvh.glsl first' '#include "raysort_bvh_stream.glsl"'
refused 'raysort_bvh_stream.glsl: define RAYSORT_BVH_NEXT(n)' '#define RAYSORT_BVH_LOAD(bvh, i) uvec4(0u)' \
  '#include "raysort_bvh.glsl"' '#include "raysort_bvh_stream.glsl"'
refused 'include it before raysort_bvh.glsl' '#define RAYSORT_BVH_LOAD(bvh, i) uvec4(0u)' '#include "raysort_bvh.glsl"' \
  '#include "raysort_bvh_address.glsl"'

# The workgroup's size after the include: a part of gl_WorkGroupSize would silently be 1.
late=yes
size='layout(local_size_x = 64) in;'
undeclared="can't read from gl_WorkGroupSize before a fixed workgroup size has been declared"
refused "$undeclared" '#include "raysort_address.glsl"' "$push" '#define RAYSORT_DISPATCH sorted' "$sort" "$size"
program='struct RaysortLive { uvec4 word; };
#define RAYSORT_STAGES(X) X(0u, stage)'
reorder='layout(push_constant, std430) uniform Push { RaysortReorderPush reorder; };
#define RAYSORT_REORDER reorder
#define RAYSORT_STAGE 0u'
objects='#include "raysort_hit_object.glsl"'
body='uint stage(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { return RAYSORT_DONE; }'
refused "$undeclared" '#define RAYSORT_HIT_OBJECT_TARGET 0' '#include "raysort_address.glsl"' \
  '#include "raysort_hit_object_shared.h"' "$program" "$reorder" "$objects" "$size" "$body"
refused "$undeclared" '#define RAYSORT_HIT_OBJECT_TARGET 3' '#include "raysort_address.glsl"' \
  '#include "raysort_hit_object_shared.h"' "$program" "$objects" "$size" "$body"
late=

sdf=
for hook in HEADER MAP ROW ID; do
  refused "define RAYSORT_SDF_$hook(sdf, i)" "$sdf" '#include "raysort_sdf.glsl"'
  sdf="$sdf
#define RAYSORT_SDF_$hook(sdf, i) uvec4(0u)"
done
refused 'include it before raysort_sdf.glsl' "$(printf '#define RAYSORT_SDF_%s(sdf, i) uvec4(0u)\n' HEADER)" \
  '#define RAYSORT_SDF_MAP(sdf, i) 0u' '#define RAYSORT_SDF_ROW(sdf, i) uvec2(0u)' '#define RAYSORT_SDF_ID(sdf, i) 0u' \
  '#include "raysort_sdf.glsl"' '#include "raysort_sdf_address.glsl"'

# ---- nothing that a decision hangs on is left to the driver: only the line test and the boxes of nodes may be inexact ----

for kernel in path loop wave intersect shade reorder; do
  compile "$kernel" "examples/weekend/$kernel.comp"
  spirv-dis "$out/$kernel.spv" | awk -f tests/support/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp: arithmetic that is not precise: $(cat "$out/log")"
  compile "${kernel}_fast" -DWEEKEND_FAST "examples/weekend/$kernel.comp"
  spirv-dis "$out/${kernel}_fast.spv" | awk -f tests/support/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp, fast: arithmetic that is not precise: $(cat "$out/log")"
done
for kernel in trace_set trace_address trace_stream levels_set levels_address; do
  spirv-dis "$out/$kernel.spv" | awk -f tests/support/inexact.awk | grep -vE '^raysortBvh(Enter(Grid|Box|Above)|Meets) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp: arithmetic that is not precise: $(cat "$out/log")"
done
spirv-dis "$out/path.spv" | awk -f tests/support/inexact.awk | grep -q '^raysortLine OpDot' || fail "inexact.awk sees nothing"

# ---- the documentation ----

sh tests/check_readme.sh shaders/README.md || fail "shaders/README.md"
finish
