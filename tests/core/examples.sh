# examples.sh - how tests/support/lavapipe.sh runs the examples of the core and the sort.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation run build/bin/minimal
run build/bin/worked --validate --out "$check/worked"
run build/bin/pictures --validate --out "$check/pictures"
diff -r -x viewer.webp "$check/pictures" docs/pictures || { # make animation: frames of a GPU
  echo 'FAILED pictures: those of docs/pictures are not what raysort writes; make pictures renews them'
  exit 1
}
run build/bin/frame_graph --validate --out "$check/frame_graph"
run build/bin/frame_graph --validate --materials 300 --out "$check/frame_graph"
run build/bin/materials --validate --size 128x72 --samples 1 --out "$check/materials"
run build/bin/wavefront --validate --size 96x54 --out "$check/wavefront"
