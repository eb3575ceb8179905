# examples.sh - how tests/support/lavapipe.sh runs the bench of the distance fields.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/bench_bricks --validate --side 64 --runs 1 --less --scenes box,knot32k --out "$check/bench"
run build/bin/bench_bricks --validate --side 32 --runs 1 --less --scenes terrain --cascades 3 --out "$check/bench"
