#!/bin/sh
# Compiles one of raysort's kernels, optimises it for size and validates it.
# SPDX-License-Identifier: MIT
#
# usage: tools/kernel.sh SOURCE.comp OUTPUT.spv   from the repository root
set -eu
glslangValidator --quiet -g0 --target-env vulkan1.2 -Ishaders -o "$2.raw" "$1"
# Nothing is inlined, for drivers do that anyway: the same speed from a third of the words. The specialization constants
# stay, for one that no code reads tells which kernel it is. Blocks are not merged: that would save 0.7 % of the words,
# and spirv-cross, which MoltenVK is made of, then refuses two of the kernels. Ids count in the order of their first use:
# that makes the text of raysort.h a fifth shorter.
spirv-opt --preserve-spec-constants --eliminate-local-single-block --eliminate-local-single-store --ssa-rewrite \
  --eliminate-dead-branches --eliminate-dead-code-aggressive --redundancy-elimination --simplify-instructions \
  --cfg-cleanup --eliminate-dead-code-aggressive --compact-ids "$2.raw" -o "$2"
spirv-val --target-env vulkan1.2 "$2"
rm "$2.raw"
