#!/bin/sh
# check_triangles.sh - parts of a picture, made by two tasks of a job array, join to the bits of one that was made in one go.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make -s build/bin/triangles triangles-shaders build/bin/weekend-merge || fail "triangles does not build"
use_lavapipe
python3 tests/viewer/models.py "$work/models"
root=$PWD
mkdir -p "$work/build/bin"
ln -s "$root/build/bin/triangles" "$root/build/bin/weekend-merge" "$work/build/bin/"
ln -s "$root/build/shaders" "$work/build/"
cd "$work"

picture="--device ${RAYSORT_DEVICE:-llvmpipe} --model models/reference.gltf --environment white --size 16x9 --bounces 2"
# shellcheck disable=SC2086 # a list of words
build/bin/triangles $picture --samples 5 --hdr --out one >one.log 2>&1 || fail "$(cat one.log)"
for task in 1 0; do
  WEEKEND_PROGRAM=triangles WEEKEND_OPTIONS="$picture" WEEKEND_SAMPLES=5 SLURM_ARRAY_TASK_COUNT=2 \
    SLURM_ARRAY_TASK_ID=$task sh "$root/examples/weekend/slurm.sh" >task.log 2>&1 || fail "task $task: $(cat task.log)"
done
build/bin/weekend-merge --exposure 0.72 --png joined.png --hdr joined.hdr build/parts/*.part >merge.log 2>&1 ||
  fail "$(cat merge.log)"
cmp joined.png one/picture.png || fail "parts join to another picture"
cmp joined.hdr one/picture.hdr || fail "parts join to other light"

# What would lose work, or is no part, ends in a sentence.
refused() { # WORDS OPTION...
  words=$1
  shift
  # shellcheck disable=SC2086
  if build/bin/triangles $picture "$@" >refused.log 2>&1; then fail "not refused: $*"; fi
  grep -q -- "$words" refused.log || fail "$*: $(cat refused.log)"
}
refused 'say with --partial FILE' --samples 5 --samples-range 2:5
refused 'A:B with 0 <= A < B <= 5' --samples 5 --samples-range 3:3 --partial other.part
refused 'samples 0 to 1, which would be lost' --samples 5 --samples-range 2:5 --partial build/parts/0.part
cd "$root"
finish
