# examples.sh - how tests/support/lavapipe.sh runs the example of hit objects.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/reorder --validate --size 96x54 --out "$check/reorder"
