# examples.sh - how tests/support/lavapipe.sh runs the example and the bench of the distance fields.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/bricks --validate --size 96x54 --rays 2 --voxel 0.25 --animate 2 --out "$check/bricks"
run build/bin/bench_bricks --validate --side 64 --runs 1 --less --scenes box,knot32k --out "$check/bench"
run build/bin/bench_bricks --validate --side 32 --runs 1 --less --scenes terrain --cascades 3 --out "$check/bench"
