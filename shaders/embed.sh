#!/bin/sh
# Compiles the kernels and splices them, with the constants of raysort_shared.h, into raysort.h.
# SPDX-License-Identifier: MIT
#
# usage: shaders/embed.sh [OUTPUT]   from the repository root; OUTPUT defaults to raysort.h itself, which is written
# only if it changes. `make embed` and, with another OUTPUT, tests/check_fresh.sh run it. Needs glslangValidator and
# spirv-tools; other versions than Debian 12's (glslang 12.0, spirv-tools 2023.1) give other words.
set -eu
output=${1:-raysort.h}
work=build/embed
mkdir -p "$work"

# The digest names the sources that the words came from; tests/fresh.sh computes it again, without a compiler.
digest=$(sh shaders/digest.sh)

awk '/---- splice: begin/ { on = 1; next } /---- splice: end/ { on = 0 } on' shaders/raysort_shared.h \
  >"$work/shared.inc"

printf '#define RAYSORT_SHADER_DIGEST "%s"\n' "$digest" >"$work/digest.inc"

: >"$work/spirv.inc"
for source in scan/reduce scan/rows scan/downsweep sort/count sort/statistic sort/scatter sort/ranges; do
  name=$(echo "$source" | tr / _)
  glslangValidator --quiet -g0 --target-env vulkan1.2 -Ishaders -o "$work/$name.spv" "shaders/kernels/$source.comp"
  # Nothing is inlined, for drivers do that anyway: the same speed from a third of the words.
  spirv-opt --eliminate-local-single-block --eliminate-local-single-store --ssa-rewrite --eliminate-dead-branches \
    --eliminate-dead-code-aggressive --redundancy-elimination --simplify-instructions --merge-blocks --cfg-cleanup \
    --eliminate-dead-code-aggressive "$work/$name.spv" -o "$work/$name.opt.spv"
  spirv-val --target-env vulkan1.2 "$work/$name.opt.spv"
  {
    printf 'static const uint32_t raysort_spirv_%s[] = {\n' "$name"
    od -An -v -tu4 "$work/$name.opt.spv" | awk '{
      for (i = 1; i <= NF; i++) {
        word = $i ($i > 2147483647 ? "u" : "") ","
        if (length(line word) > 118) { print line; line = "" }
        line = line word
      } }
      END { print line }'
    printf '};\n'
  } >>"$work/spirv.inc"
done

awk -v tag=shared -v from="$work/shared.inc" -f shaders/splice.awk raysort.h >"$work/1.h"
awk -v tag=digest -v from="$work/digest.inc" -f shaders/splice.awk "$work/1.h" >"$work/2.h"
awk -v tag=spirv -v from="$work/spirv.inc" -f shaders/splice.awk "$work/2.h" >"$work/3.h"
cmp -s "$work/3.h" "$output" || cp "$work/3.h" "$output"
