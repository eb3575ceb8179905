# examples.sh - how tests/support/lavapipe.sh runs the example of the triangles.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/triangles --validate --size 96x54 --samples 1 --bounces 4 --triangles 20000 --compare --out "$check/triangles"
