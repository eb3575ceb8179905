#!/bin/sh
# check_hit_objects.sh - one text of hit objects for all targets: it compiles, validates, has the opcodes it should have,
# and what no target can do is refused.
# SPDX-License-Identifier: MIT
#
# The EXT target needs a glslang that knows GL_EXT_shader_invocation_reorder (16.1): RAYSORT_GLSLANG names one. So does
# RAYSORT_SPIRV_VAL a spirv-val that knows the extension's SPIR-V, with a spirv-dis next to it.
. tests/support/need.sh
have glslangValidator glslang-tools || finish
have spirv-dis spirv-tools || finish
glslang=glslangValidator
val=${RAYSORT_SPIRV_VAL:-spirv-val}
out=build/check_hit_objects
rm -rf "$out"
mkdir -p "$out"

# build NAME STAGE TEXT OPTION...: $out/NAME.spv from #version, extensions and TEXT.
build() {
  name=$1 stage=$2 text=$3
  shift 3
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
  compile "$name" "$out/$name.$stage" "$@"
}

compile() { # NAME FILE OPTION...
  name=$1 file=$2
  shift 2
  "$glslang" --quiet --target-env vulkan1.2 -Ishaders -Itests/reorder/native "$@" -o "$out/$name.spv" "$file" \
    >"$out/$name.log" 2>&1
}

valid() { # NAME: and its disassembly is $out/NAME.txt
  "$val" --target-env vulkan1.2 "$out/$1.spv" >"$out/$1.log" 2>&1 || fail "$1: $(cat "$out/$1.log")"
  "${val%val}dis" "$out/$1.spv" >"$out/$1.txt"
}

good() { # as build; then it validates
  if build "$@"; then
    valid "$1"
  else
    fail "$1: $(cat "$out/$1.log")"
    : >"$out/$1.txt"
  fi
}

all='#include "all.glsl"'
for number in 0 1 2; do
  good "compute_$number" comp "$all" -DTARGET=0 -DSTAGE="$number"
  good "compute_motion_$number" comp "$all" -DTARGET=0 -DSTAGE="$number" -DMOTION
done
good inline comp "$all" -DTARGET=3
good inline_motion comp "$all" -DTARGET=3 -DMOTION
good nv rgen "$all" -DTARGET=1
good nv_motion rgen "$all" -DTARGET=1 -DMOTION
good nv_hit rchit "$all" -DTARGET=1 -DSHADER=1
good nv_hit_motion rchit "$all" -DTARGET=1 -DSHADER=1 -DMOTION
good nv_miss rmiss "$all" -DTARGET=1 -DSHADER=2
good nv_miss_motion rmiss "$all" -DTARGET=1 -DSHADER=2 -DMOTION

# Programs whose stages go on only to later ones: no loop over the stages.
loops() { grep -c OpLoopMerge "$out/$1.txt"; }
for number in 0 1 2; do
  good "compute_forward_$number" comp "$all" -DTARGET=0 -DSTAGE="$number" -DRAYSORT_FORWARD
done
good inline_forward comp "$all" -DTARGET=3 -DRAYSORT_FORWARD
good nv_forward rgen "$all" -DTARGET=1 -DRAYSORT_FORWARD
for name in inline nv; do
  test "$(loops ${name}_forward)" -lt "$(loops $name)" || fail "${name}_forward: a loop over stages"
done

# The port that examples/reorder/README.md shows.
good port_compute comp '#include "port.glsl"' -DTARGET=0
good port_inline comp '#include "port.glsl"' -DTARGET=3
good port_nv rgen '#include "port.glsl"' -DTARGET=1

# ---- opcodes of the NV target, with as many operands as the extension gives them ----

# Every instruction of the table on standard input is there. The numbers: operands, the result aside (several: with and
# without a hint, say).
opcodes() { # NAME
  while read -r opcode operands; do
    lines=$(grep -cE "Op$opcode( |\$)" "$out/$1.txt" || true)
    test "$lines" -gt 0 || fail "$1: no Op$opcode"
    grep -E "Op$opcode( |\$)" "$out/$1.txt" | sed -e 's/^.*= *//' -e 's/^ *//' | while read -r line; do
      # shellcheck disable=SC2086 # words
      set -- $line
      case " $operands " in *" $(($# - 1)) "*) ;; *) echo "Op$opcode with $(($# - 1)) operands" ;; esac
    done >"$out/operands"
    test ! -s "$out/operands" || fail "$1: $(cat "$out/operands")"
  done
}

# Those of objects; hit and miss shaders make, trace, ask and execute objects of their own.
of_objects=$(
  cat <<'END'
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
END
)
opcodes nv_motion <<END
TypeHitObjectNV 0
$of_objects
ReorderThreadWithHintNV 2
ReorderThreadWithHitObjectNV 1 3
END
for name in nv_hit_motion nv_miss_motion; do
  opcodes $name <<END
$of_objects
END
done

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
  if build "$@"; then fail "$1 compiles"; fi
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
good empty rgen "$(body '')" -DTARGET=1
refused assign assignment rgen "$(body 'raysortHitObject other; other = hit;')" -DTARGET=1
refused 'ONLY_EXT_RECORDS' query rgen "$(body 'raysortHitObjectRecordFromQuery(hit, hit, 0u, 0);')" -DTARGET=1
refused 'ONLY_EXT_SETS' record rgen "$(body 'raysortHitObjectSetShaderBindingTableRecordIndex(hit, 0u);')" -DTARGET=1
in_hit() { printf '%s' "$program void main() { raysortHitObject other; $1 }"; }
refused SHADERS_REORDER_NOTHING hit_reorder rchit "$(in_hit 'raysortReorderThread(1u, 1u);')" -DTARGET=1 \
  -DRAYSORT_HIT_OBJECT_SHADER=1
refused SHADERS_REORDER_NOTHING miss_fused rmiss "$(in_hit 'raysortHitObjectReorderExecute(other, 0);')" -DTARGET=1 \
  -DRAYSORT_HIT_OBJECT_SHADER=2
refused 'recursi' nested comp 'layout(local_size_x = 64) in;
'"$program"'RAYSORT_PAYLOAD(0, uint, p)
void again(inout uint payload, RAYSORT_IN_HIT hit) { raysortHitObjectExecuteShader(hit, 0); }
#define HITS(X) X(0u, again)
#define NONE(X)
RAYSORT_EXECUTE(uint, HITS, NONE)
uint only(inout RaysortLive live, RAYSORT_INOUT_HIT hit) { raysortHitObjectExecuteShader(hit, 0); return 1u; }'"$main" \
  -DTARGET=3
# Words of attributes: the type's number of them at most, three where nothing is said and there is no time.
attribute() { # TYPE [WHAT ELSE THE STAGE DOES]
  printf '%s' "layout(local_size_x = 64) in;
${program}RAYSORT_HIT_ATTRIBUTE(0, $1, attributes)
RAYSORT_PAYLOAD(0, uint, payload)
#define NONE(X)
RAYSORT_EXECUTE(uint, NONE, NONE)
uint only(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  raysortHitObjectRecordHitWithIndex(hit, uvec2(0u), 0, 0, 0, 0u, 0u, vec3(0.0), 0.0, vec3(1.0), 1.0, 0);
  raysortHitObjectGetAttributes(hit, 0);
  ${2-}
  return RAYSORT_DONE;
}$main"
}
words() { # TYPE NUMBER: so many words hold it, and one less does not
  good "attribute_$1_$2" comp "$(attribute "$1")" -DTARGET=3 -DRAYSORT_HIT_ATTRIBUTE_WORDS="$2"
  refused MORE_WORDS_THAN_RAYSORT_HIT_ATTRIBUTE_WORDS "attribute_$1_few" comp "$(attribute "$1")" -DTARGET=3 \
    -DRAYSORT_HIT_ATTRIBUTE_WORDS=$(($2 - 1))
}
for type in vec ivec uvec; do
  words ${type}3 3
  words ${type}4 4
  good "attribute_${type}3" comp "$(attribute ${type}3)" -DTARGET=3
done
refused MORE_WORDS_THAN_RAYSORT_HIT_ATTRIBUTE_WORDS attribute_motion comp "$(attribute vec3)" -DTARGET=3 \
  -DRAYSORT_HIT_OBJECT_MOTION
refused MORE_WORDS_THAN_RAYSORT_HIT_ATTRIBUTE_WORDS attribute_type comp "$(attribute RaysortLive)" -DTARGET=3
good word_7 comp "$(attribute vec2 'raysortSetAttributeWord(hit, 7u, 1u);')" -DTARGET=3 -DRAYSORT_HIT_ATTRIBUTE_WORDS=8
good word_1 comp "$(attribute vec2 'raysortSetAttributeWord(hit, 1u, 1u);')" -DTARGET=3 -DRAYSORT_HIT_ATTRIBUTE_WORDS=1
refused 'out of range' word_2 comp "$(attribute vec2 'raysortSetAttributeWord(hit, 2u, 1u);')" -DTARGET=3 \
  -DRAYSORT_HIT_ATTRIBUTE_WORDS=2

refused 'define RAYSORT_HIT_OBJECT_TARGET first' no_target comp '#include "raysort_hit_object.glsl"
void main() {}'
refused 'needs raysort_address.glsl' no_address comp "$program$main" -DTARGET=0
refused 'define RAYSORT_REORDER' no_push comp '#include "raysort_address.glsl"
'"$program$main" -DTARGET=0
refused 'is 0, 1, 2 or 3' target_4 comp "$program$main" -DTARGET=4

# ---- EXT ----

glslang=${RAYSORT_GLSLANG:-glslangValidator}
if ! "$glslang" --version 2>/dev/null | grep -q 'Glslang Version' ||
  ! build known rgen 'void main() { hitObjectEXT h; hitObjectRecordEmptyEXT(h); }' -DTARGET=2; then
  echo "EXT target: not built; RAYSORT_GLSLANG may name a glslang of 16.1 or later"
  finish
  exit 0
fi
said="built by $("$glslang" --version | head -n 1)"
if ! "$val" --target-env vulkan1.2 "$out/known.spv" >/dev/null 2>&1; then
  said="$said; not validated, RAYSORT_SPIRV_VAL may name a spirv-val that knows it"
  valid() { : >"$out/$1.txt"; }
  opcodes() { :; }
fi
# The kind of a hit next to its query is of the extension's revision 3.
without=
build kind rgen 'layout(location = 0) hitObjectAttributeEXT vec2 a;
void main() { hitObjectEXT h; rayQueryEXT q; hitObjectRecordFromQueryEXT(h, q, 0u, 0, 0u); }' -DTARGET=2 ||
  without=-DWITHOUT_KIND
for motion in '' -DMOTION; do
  ext=ext${motion:+_motion} # `good` has another name
  good "$ext" rgen "$all" -DTARGET=2 $motion $without
  good "${ext}_hit" rchit "$all" -DTARGET=2 -DSHADER=1 $motion
  good "${ext}_miss" rmiss "$all" -DTARGET=2 -DSHADER=2 $motion
done
good port_ext rgen '#include "port.glsl"' -DTARGET=2

# The example, which asks for no extension that it does not need.
sh common/heavy_materials.sh "$out/materials" 2
sh examples/reorder/hits.sh 16 >"$out/materials/uber_16/hits.glsl"
for stage in rgen rchit rmiss; do
  if compile "example_$stage" "examples/reorder/native.$stage" -DTARGET=2 -Iexamples/reorder \
    "-I$out/materials/uber_16"; then
    valid "example_$stage"
  else
    fail "example_$stage: $(cat "$out/example_$stage.log")"
  fi
done

opcodes ext_motion <<'END'
TypeHitObjectEXT 0
HitObjectTraceRayEXT 12
HitObjectTraceRayMotionEXT 13
HitObjectRecordFromQueryEXT 4 5
HitObjectRecordMissEXT 7
HitObjectRecordMissMotionEXT 8
HitObjectRecordEmptyEXT 1
HitObjectExecuteShaderEXT 2
HitObjectIsEmptyEXT 2
HitObjectIsMissEXT 2
HitObjectIsHitEXT 2
HitObjectGetRayTMinEXT 2
HitObjectGetRayTMaxEXT 2
HitObjectGetRayFlagsEXT 2
HitObjectGetWorldRayOriginEXT 2
HitObjectGetWorldRayDirectionEXT 2
HitObjectGetObjectRayOriginEXT 2
HitObjectGetObjectRayDirectionEXT 2
HitObjectGetObjectToWorldEXT 2
HitObjectGetWorldToObjectEXT 2
HitObjectGetIntersectionTriangleVertexPositionsEXT 2
HitObjectGetInstanceCustomIndexEXT 2
HitObjectGetInstanceIdEXT 2
HitObjectGetGeometryIndexEXT 2
HitObjectGetPrimitiveIndexEXT 2
HitObjectGetHitKindEXT 2
HitObjectGetAttributesEXT 2
HitObjectGetShaderRecordBufferHandleEXT 2
HitObjectGetShaderBindingTableRecordIndexEXT 2
HitObjectSetShaderBindingTableRecordIndexEXT 2
HitObjectGetCurrentTimeEXT 2
ReorderThreadWithHintEXT 2
ReorderThreadWithHitObjectEXT 1 3
HitObjectReorderExecuteShaderEXT 2 4
HitObjectTraceReorderExecuteEXT 12 14
HitObjectTraceMotionReorderExecuteEXT 15
END
for name in ext_motion_hit ext_motion_miss; do
  opcodes $name <<'END'
HitObjectTraceRayEXT 12
HitObjectRecordMissEXT 7
HitObjectRecordEmptyEXT 1
HitObjectExecuteShaderEXT 2
HitObjectIsHitEXT 2
HitObjectGetRayFlagsEXT 2
HitObjectGetObjectToWorldEXT 2
HitObjectGetHitKindEXT 2
HitObjectGetAttributesEXT 2
HitObjectGetShaderRecordBufferHandleEXT 2
HitObjectGetCurrentTimeEXT 2
END
done
# Flags, then the record: an order of arguments that is not the caller's.
test ! -s "$out/ext_motion.txt" || test "$(grep -cE 'RecordMiss(Motion)?EXT %[a-z0-9_]+ %uint_0 %uint_1 ' \
  "$out/ext_motion.txt")" = 2 || fail "ext_motion: RecordMiss"
for name in ext ext_motion example_rgen; do
  ! grep -E 'HitObject[A-Za-z]*NV' "$out/$name.txt" || fail "$name: NV"
done

refused assign ext_assignment rgen "$(body 'raysortHitObject other; other = hit;')" -DTARGET=2
for call in RecordHit RecordHitMotion RecordHitWithIndex RecordHitWithIndexMotion; do
  refused EXT_FABRICATES_NO_HITS "ext_$call" rgen "$(body "raysortHitObject$call(hit);")" -DTARGET=2
done
refused SHADERS_REORDER_NOTHING ext_hit_reorder rchit "$(in_hit 'raysortReorderThread(1u, 1u);')" -DTARGET=2 \
  -DRAYSORT_HIT_OBJECT_SHADER=1
echo "EXT target: $said"
finish
