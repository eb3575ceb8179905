#!/bin/sh
# damage.sh PROGRAM COUNT - runs damage_program over so many damaged glTF, GLB, OBJ and PLY files.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

work=$(mktemp -d)
program=$1
each=$((($2 + 7) / 8))
python3 tests/viewer/models.py "$work/whole"
python3 tests/viewer/atlas.py "$work/whole"
cp -r "$work/whole" "$work/damaged" # for the pictures and buffers that the files name
whole=$work/whole
set -- "$whole/atlas.gltf" "$whole/everything.gltf" "$whole/plain.obj" "$whole/text.ply" "$whole/little.ply" "$whole/big.ply"
if command -v gltfpack >/dev/null; then
  gltfpack -i "$whole/everything.gltf" -o "$whole/packed.glb" -c
  gltfpack -i "$whole/everything.gltf" -o "$whole/quantised.glb"
  set -- "$@" "$whole/packed.glb" "$whole/quantised.glb"
fi
if said=$("$program" "$each" "$work/damaged" "$@" 2>&1); then
  rm -rf "$work"
else
  fail "$said"
fi
echo "$said"
finish
