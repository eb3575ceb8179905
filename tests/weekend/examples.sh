# examples.sh - how tests/support/lavapipe.sh runs the path tracer.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
for kernel in path loop wavefront sorted 'sorted --split'; do
  # shellcheck disable=SC2086 # options are words
  run build/bin/weekend --validate --size 48x27 --samples 2 --budget 3 --kernel $kernel --stats --out "$check/weekend"
done
run build/bin/weekend --validate --size 48x27 --samples 2 --kernel reorder --stats --out "$check/weekend"
