#!/bin/sh
# check_hit_objects.sh - one text of hit objects for all targets: it compiles, validates, has the opcodes it should have,
# and what no target can do is refused.
# SPDX-License-Identifier: MIT
#
# The EXT target needs a glslang that knows GL_EXT_shader_invocation_reorder (16.1): RAYSORT_GLSLANG names one.
. tests/support/need.sh
have glslangValidator glslang-tools || finish
have spirv-dis spirv-tools || finish
out=build/check_hit_objects
rm -rf "$out"
mkdir -p "$out"

# build COMPILER NAME STAGE TEXT OPTION...: $out/NAME.spv from #version, extensions and TEXT.
build() {
  compiler=$1 name=$2 stage=$3 text=$4
  shift 4
  {
    echo '#version 460'
    echo '#extension GL_GOOGLE_include_directive : require'
    echo '#extension GL_EXT_buffer_reference : require'
    echo '#extension GL_EXT_buffer_reference_uvec2 : require'
    case $stage in r*) echo '#extension GL_EXT_ray_tracing : require' ;; esac
    case $stage-$* in
    r*TARGET=2*)
      echo '#extension GL_EXT_shader_invocation_reorder : require'
      echo '#extension GL_EXT_ray_query : require'
      echo '#extension GL_EXT_ray_tracing_position_fetch : require'
      ;;
    r*) echo '#extension GL_NV_shader_invocation_reorder : require' ;;
    esac
    case $stage-$* in r*MOTION*) echo '#extension GL_NV_ray_tracing_motion_blur : require' ;; esac
    printf '%s\n' "$text"
  } >"$out/$name.$stage"
  "$compiler" --quiet --target-env vulkan1.2 -Ishaders -Itests/reorder/native "$@" -o "$out/$name.spv" \
    "$out/$name.$stage" >"$out/$name.log" 2>&1
}

good() { # as build; then it validates, and its disassembly is $out/NAME.txt
  if build "$@"; then
    spirv-val --target-env vulkan1.2 "$out/$2.spv" >"$out/$2.log" 2>&1 || fail "$2: $(cat "$out/$2.log")"
    spirv-dis "$out/$2.spv" >"$out/$2.txt"
  else
    fail "$2: $(cat "$out/$2.log")"
    : >"$out/$2.txt"
  fi
}

all='#include "all.glsl"'
for number in 0 1 2; do
  good glslangValidator "compute_$number" comp "$all" -DTARGET=0 -DSTAGE="$number"
  good glslangValidator "compute_motion_$number" comp "$all" -DTARGET=0 -DSTAGE="$number" -DMOTION
done
good glslangValidator inline comp "$all" -DTARGET=3
good glslangValidator inline_motion comp "$all" -DTARGET=3 -DMOTION
good glslangValidator nv rgen "$all" -DTARGET=1
good glslangValidator nv_motion rgen "$all" -DTARGET=1 -DMOTION
good glslangValidator nv_hit rchit "$all" -DTARGET=1 -DSHADER=1
good glslangValidator nv_hit_motion rchit "$all" -DTARGET=1 -DSHADER=1 -DMOTION
good glslangValidator nv_miss rmiss "$all" -DTARGET=1 -DSHADER=2

# The port that examples/reorder/README.md shows.
good glslangValidator port_compute comp '#include "port.glsl"' -DTARGET=0
good glslangValidator port_inline comp '#include "port.glsl"' -DTARGET=3
good glslangValidator port_nv rgen '#include "port.glsl"' -DTARGET=1

# ---- opcodes of the NV target, with as many operands as the extension gives them ----

# Every function of the extension is there; a number: operands, the result aside (several: with and without a hint).
while read -r opcode operands; do
  lines=$(grep -cE "Op$opcode( |\$)" "$out/nv_motion.txt" || true)
  test "$lines" -gt 0 || fail "nv_motion: no Op$opcode"
  grep -E "Op$opcode( |\$)" "$out/nv_motion.txt" | sed -e 's/^.*= *//' -e 's/^ *//' | while read -r line; do
    # shellcheck disable=SC2086 # words
    set -- $line
    case " $operands " in *" $(($# - 1)) "*) ;; *) echo "Op$opcode with $(($# - 1)) operands" ;; esac
  done >"$out/operands"
  test ! -s "$out/operands" || fail "nv_motion: $(cat "$out/operands")"
done <<'END'
TypeHitObjectNV 0
HitObjectTraceRayNV 12
HitObjectTraceRayMotionNV 13
HitObjectRecordHitNV 13
HitObjectRecordHitMotionNV 14
HitObjectRecordHitWithIndexNV 12
HitObjectRecordHitWithIndexMotionNV 13
HitObjectRecordMissNV 6
HitObjectRecordMissMotionNV 7
HitObjectRecordEmptyNV 1
HitObjectExecuteShaderNV 2
HitObjectIsEmptyNV 2
HitObjectIsMissNV 2
HitObjectIsHitNV 2
HitObjectGetRayTMinNV 2
HitObjectGetRayTMaxNV 2
HitObjectGetWorldRayOriginNV 2
HitObjectGetWorldRayDirectionNV 2
HitObjectGetObjectRayOriginNV 2
HitObjectGetObjectRayDirectionNV 2
HitObjectGetObjectToWorldNV 2
HitObjectGetWorldToObjectNV 2
HitObjectGetInstanceCustomIndexNV 2
HitObjectGetInstanceIdNV 2
HitObjectGetGeometryIndexNV 2
HitObjectGetPrimitiveIndexNV 2
HitObjectGetHitKindNV 2
HitObjectGetAttributesNV 2
HitObjectGetShaderRecordBufferHandleNV 2
HitObjectGetShaderBindingTableRecordIndexNV 2
HitObjectGetCurrentTimeNV 2
ReorderThreadWithHintNV 2
ReorderThreadWithHitObjectNV 1 3
END

# Compute has none of them, and asks for no more of a device than raysort does.
for name in compute_0 compute_1 compute_2 inline; do
  if grep -E 'HitObject.*(NV|EXT) |OpCapability (Int64|Int16|Int8|RayTracing|Group)' "$out/$name.txt"; then
    fail "$name: more than compute"
  fi
done

# ---- what must not compile ----

refused() { # WORD NAME STAGE TEXT OPTION...
  word=$1
  shift
  if build glslangValidator "$@"; then fail "$1 compiles"; fi
  grep -qi -e "$word" "$out/$1.log" || fail "$1: no \"$word\" in: $(cat "$out/$1.log")"
}

program='struct RaysortLive { vec4 a; };
#define RAYSORT_HIT_OBJECT_TARGET TARGET
#define RAYSORT_STAGES(X) X(0u, only)
#define RAYSORT_FUNCTION 0u
#include "raysort_hit_object.glsl"
'
main='
void main() { raysortRunStages(); }'
body() { printf '%s' "${program}uint only(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { $1 return RAYSORT_DONE; }$main"; }
good glslangValidator empty rgen "$(body '')" -DTARGET=1
refused assign assignment rgen "$(body 'raysortHitObject other; other = hit;')" -DTARGET=1
refused 'ONLY_EXT_RECORDS' query rgen "$(body 'raysortHitObjectRecordFromQuery(hit, hit, 0u, 0);')" -DTARGET=1
refused 'ONLY_EXT_SETS' record rgen "$(body 'raysortHitObjectSetShaderBindingTableRecordIndex(hit, 0u);')" -DTARGET=1
refused 'reorderThreadNV' hit_shader rchit "$program void main() { raysortReorderThread(1u, 1u); }" -DTARGET=1 \
  -DRAYSORT_HIT_OBJECT_SHADER=1
refused 'recursi' nested comp 'layout(local_size_x = 64) in;
'"$program"'RAYSORT_PAYLOAD(0, uint, p)
void again(inout uint payload, RAYSORT_IN_HIT hit) { raysortHitObjectExecuteShader(hit, 0); }
#define HITS(X) X(0u, again)
#define NONE(X)
RAYSORT_EXECUTE(uint, HITS, NONE)
uint only(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { raysortHitObjectExecuteShader(hit, 0); return 1u; }'"$main" \
  -DTARGET=3
refused 'define RAYSORT_HIT_OBJECT_TARGET first' no_target comp '#include "raysort_hit_object.glsl"
void main() {}'
refused 'needs raysort_address.glsl' no_address comp "$program$main" -DTARGET=0
refused 'define RAYSORT_REORDER' no_push comp '#include "raysort_address.glsl"
'"$program$main" -DTARGET=0
refused 'is 0, 1, 2 or 3' target_4 comp "$program$main" -DTARGET=4

# ---- EXT ----

if "${RAYSORT_GLSLANG:-glslangValidator}" --version 2>/dev/null | grep -q 'Glslang Version' &&
  build "${RAYSORT_GLSLANG:-glslangValidator}" known rgen 'void main() { hitObjectEXT h; hitObjectRecordEmptyEXT(h); }' -DTARGET=2; then
  for shader in '' 1 2; do
    kind=rgen
    test "$shader" != 1 || kind=rchit
    test "$shader" != 2 || kind=rmiss
    build "${RAYSORT_GLSLANG:-glslangValidator}" "ext$shader" "$kind" "$all" -DTARGET=2 ${shader:+-DSHADER=$shader} ||
      fail "ext$shader: $(cat "$out/ext$shader.log")"
  done
  echo "EXT target: built by $("${RAYSORT_GLSLANG:-glslangValidator}" --version | head -n 1)"
else
  echo "EXT target: not built; RAYSORT_GLSLANG may name a glslang of 16.1 or later"
fi
finish
