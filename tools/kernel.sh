#!/bin/sh
# Compiles one of raysort's kernels, optimises it for size and validates it.
# SPDX-License-Identifier: MIT
#
# usage: tools/kernel.sh SOURCE.comp OUTPUT.spv   from the repository root
set -eu
glslangValidator --quiet -g0 --target-env vulkan1.2 -Ishaders -o "$2.raw" "$1" >&2 # errors go to its standard output
# Nothing is inlined, for drivers do that anyway: the same speed from a third of the words. The specialization constants
# stay, for one that no code reads tells which kernel it is. Blocks are not merged: that would save 0.7 % of the words,
# and spirv-cross, which MoltenVK is made of, then refuses two of the kernels. Ids count in the order of their first use:
# that makes the text of raysort.h a fifth shorter.
small="--eliminate-local-single-block --eliminate-local-single-store --ssa-rewrite --eliminate-dead-branches \
  --eliminate-dead-code-aggressive --redundancy-elimination --simplify-instructions --cfg-cleanup"
# The build of fields has long kernels without variants. Inlined and in SSA form they have as many words, and drivers
# compile them sooner, because glslang passes each argument in a variable of its own. Not so elsewhere: traces of fields
# took 2 to 4 % longer, and the sorts, where constants turn off much, compiled no sooner (bench/NOTES.md, Pipelines).
local="--eliminate-local-single-block --eliminate-local-single-store --eliminate-dead-code-aggressive"
parts="--scalar-replacement=100 --convert-local-access-chains $local --ssa-rewrite --eliminate-dead-code-aggressive"
less="--redundancy-elimination --simplify-instructions"
inlined="--eliminate-dead-branches --inline-entry-points-exhaustive --eliminate-dead-functions $local $parts --ccp \
  --eliminate-dead-code-aggressive --eliminate-dead-branches $less $parts --vector-dce --eliminate-dead-inserts \
  --eliminate-dead-branches $less --copy-propagate-arrays --eliminate-dead-code-aggressive $less --cfg-cleanup"
case $1 in
*/kernels/sdf/*) passes=$inlined ;;
*) passes=$small ;;
esac
# shellcheck disable=SC2086 # a list of words
spirv-opt --preserve-spec-constants $passes --eliminate-dead-code-aggressive --compact-ids "$2.raw" -o "$2" >&2
spirv-val --target-env vulkan1.2 "$2"
rm "$2.raw"
