#!/bin/sh
# check_viewer.sh - the viewer without a window: a white furnace, sorting changes no bit, broken models, no complaint of
# the validation layer.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make -s build/bin/viewer build/bin/fault_program build/bin/scroll_program build/bin/temporal_program viewer-shaders || fail "the viewer does not build"
use_lavapipe
python3 tests/viewer/models.py "$work/models"

program=build/bin/viewer
# View FOLDER OPTION...: what it says is in FOLDER/said, its code in $code.
view() {
  folder=$work/$1
  shift
  mkdir -p "$folder"
  code=0
  "$program" --headless --device "${RAYSORT_DEVICE:-llvmpipe}" --out "$folder" "$@" >"$folder/said" 2>&1 || code=$?
}

# Albedo 1 in light 1: to 0.5 %.
for surface in 0.2,1 0.7,1 0.3,0 1,0; do
  view furnace --size 24x24 --frames 1 --samples 64 --bounces 1 --furnace $surface
  mean=$(sed -n 's/^mean radiance: \([0-9.]*\) .*/\1/p' "$work/furnace/said")
  echo "${mean:-0}" | awk '{ exit !($1 > 0.995 && $1 < 1.005) }' || fail "the furnace of $surface has radiance $mean"
done

# Sorted or not, by one pipeline or one a material: the same picture.
everything="--model $work/models/everything.gltf --size 96x54 --frames 2 --samples 2 --bounces 3"
# shellcheck disable=SC2086 # a list of words
view each $everything --order sorted --pipelines each --validate
test $code -eq 0 || fail "a pipeline a material: code $code: $(cat "$work/each/said")"
# shellcheck disable=SC2086
view one $everything --order sorted --pipelines one
# shellcheck disable=SC2086
view pixels $everything --order pixels
cmp "$work/each/frame.png" "$work/one/frame.png" || fail "one pipeline gives another picture"
cmp "$work/each/frame.png" "$work/pixels/frame.png" || fail "sorting gives another picture"

# Structures that were updated on the way show what one that was built there shows; the animation goes round.
still="--model $work/models/everything.gltf --size 48x27"
# shellcheck disable=SC2086
view built $still --frames 1 --time 0.5
# shellcheck disable=SC2086
view updated $still --frames 16 --time 0.25
# shellcheck disable=SC2086
view begin $still --frames 1 --time 0
# shellcheck disable=SC2086
view again $still --frames 1 --time 1
cmp "$work/built/frame.png" "$work/updated/frame.png" || fail "an updated skin gives another picture"
cmp "$work/begin/frame.png" "$work/again/frame.png" || fail "the animation does not go round"
! cmp -s "$work/begin/frame.png" "$work/built/frame.png" || fail "nothing moves"

# What files say of lamps, cameras and places in pictures. A number of lines of a log, and of two pictures' difference.
pictures() { # NAME OPTION...
  name=$1
  shift
  view "$name" --model "$work/models/${name%-*}.gltf" --size 48x36 --frames 1 --samples 4 "$@"
  test $code -eq 0 || fail "$name: code $code: $(cat "$work/$name/said")"
}
near() { # A B MOST
  apart=$(python3 tests/viewer/difference.py "$work/$1/frame.png" "$work/$2/frame.png")
  echo "$apart" | awk -v most="$3" '{ exit !($1 < most) }' || fail "$1 and $2 differ: $apart"
}
pictures above-start --time 0
pictures above-end --time 0.9
pictures aside-start --time 0
pictures square-start --time 0
near above-start aside-start 6   # straight down is as good a view as any
near above-start square-start 0.5 # an angle without a ratio is upright
! cmp -s "$work/above-start/frame.png" "$work/above-end/frame.png" || fail "a lamp on a node does not move"
pictures dim-one --environment none
pictures bright-one --environment none
light() {
  sed -n 's/^mean radiance: \([0-9.]*\) .*/\1/p' "$work/$1/said"
}
echo "$(light dim-one) $(light bright-one)" | awk '{ exit !($1 > 0 && $2 > 6.4 * $1 && $2 < 6.6 * $1) }' ||
  fail "KHR_materials_emissive_strength: $(light dim-one) and $(light bright-one)"
pictures places-one
pictures transform-one
near places-one transform-one 0.1
pictures places-bright --exposure 4
! cmp -s "$work/places-one/frame.png" "$work/places-bright/frame.png" || fail "--exposure changes nothing"
pictures places-down --from 0,5,0 --at 0,0,0
pictures places-nearly --from 0,5,0.01 --at 0,0,0
near places-down places-nearly 6

# A picture does not depend on the unit or on the place. A field takes neither so small nor so large a scene.
for name in room tiny vast far; do
  shadows=bvh
  case $name in tiny | vast) shadows=field ;; esac
  pictures $name-one --environment none --shadows $shadows
done
for name in tiny vast; do
  near $name-one room-one 0.1
  grep -q '^no field: its voxels would be .*; shadows by the BVH$' "$work/$name-one/said" || fail "$name: no sentence"
done
near far-one room-one 1.5
# What is right under a light throws its shadow, and holes do not shine.
pictures dark-one --environment none --bounces 1 --from 30,30,60 --at 0,0,0
test "$(light dark-one)" = 0.00000 || fail "a light shines through a board, or a hole does: $(light dark-one)"
for name in sheer whole; do
  pictures $name-one --environment none --samples 32 --from 0,0.5,5 --at 0,0.5,0
done
echo "$(light sheer-one) $(light whole-one)" | awk '{ exit !($1 > 0.97 * $2 && $1 < 1.03 * $2) }' ||
  fail "emission and alpha: $(light sheer-one) and $(light whole-one)"

# The mean of many frames is that of triangles, which draws no light: it takes what its paths find. The viewer says how.
view mean --model "$work/models/reference.gltf" --environment "$work/models/gradient.hdr" --field 40 --size 48x27 \
  --from 0.6,1.5,4.5 --at 0.1,0.8,0 --frames 1 --samples 96 --bounces 2
reference=$(sed -n 's/^its reference: triangles //p' "$work/mean/said" | sed 's/--samples 4096/--samples 160/')
make -s build/bin/triangles triangles-shaders
# shellcheck disable=SC2086
build/bin/triangles --device "${RAYSORT_DEVICE:-llvmpipe}" --out "$work/mean" $reference >"$work/mean/reference" 2>&1 ||
  fail "triangles: $(cat "$work/mean/reference")"
apart=$(python3 tests/viewer/difference.py "$work/mean/frame.png" "$work/mean/picture.png")
echo "$apart" | awk '{ exit !($3 > 0.001 && $3 < 0.08 && $4 > -0.005 && $4 < 0.005) }' || fail "not what triangles shows: $apart"

# Shadows by the distance field are nearly those by the triangles; the camera is where the field has another anchor.
shadows='--size 64x36 --frames 2 --samples 6 --bounces 1 --triangles 20000 --instances 20 --from 17,6,18 --at 0,0,4'
for name in bvh field; do
  # shellcheck disable=SC2086
  view $name $shadows --shadows $name
  test $code -eq 0 || fail "--shadows $name: code $code: $(cat "$work/$name/said")"
done
apart=$(python3 tests/viewer/difference.py "$work/field/frame.png" "$work/bvh/frame.png")
echo "$apart" | awk '{ exit !($1 > 0.1 && $1 < 1.7 && $2 > -1 && $2 < 1) }' || fail "shadows by the field differ: $apart"
grep -q '^  field ' "$work/field/said" || fail "the field has no row"
# More triangles move than a field can take in a frame: a sentence, and the other shadows.
for name in bvh field; do
  view many-$name --size 32x18 --frames 1 --triangles 20000 --instances 200 --shadows $name
done
grep -q '^no field: .* shadows by the BVH$' "$work/many-field/said" || fail "no sentence: $(cat "$work/many-field/said")"
cmp "$work/many-field/frame.png" "$work/many-bvh/frame.png" || fail "no field, and other shadows"
said=$(build/bin/scroll_program --device "${RAYSORT_DEVICE:-llvmpipe}" --out "$work" --shadows field --size 64x36 \
  --bounces 1 --triangles 4000 --instances 30 --validate 2>&1) || fail "a flight: $said"
said=$(build/bin/temporal_program --device "${RAYSORT_DEVICE:-llvmpipe}" --out "$work" --size 64x36 --bounces 1 \
  --triangles 10000 --instances 60 --validate 2>&1) || fail "a flight that goes on with frames before: $said"

# The other views, and a level that is built anew each frame.
for name in materials order coherence nodes; do
  view $name --size 64x36 --frames 2 --bounces 2 --order sorted --view $name --triangles 20000 --instances 50 --validate
  test $code -eq 0 || fail "--view $name: code $code: $(cat "$work/$name/said")"
done

# Materials with code of their own: sorted, a pipeline each, or as pixels through one pipeline that has all of it.
make -s B="$work/build" VIEWER_GRAPHS=8 viewer-graphs
cp build/shaders/examples/viewer/*.spv "$work/build/shaders/examples/viewer"
graphs='--graphs --materials 8 --size 32x18 --frames 1 --samples 2 --bounces 2 --triangles 2000 --instances 40'
program=$PWD/$program
export GALLIVM_PERF=nopt # large kernels of its own for small pictures: half the time
cd "$work"
# shellcheck disable=SC2086
view graphs $graphs --order sorted --pipelines each
# shellcheck disable=SC2086
view graphpixels $graphs --order pixels
# shellcheck disable=SC2086
view plain ${graphs#--graphs} --order pixels
cd "$OLDPWD"
unset GALLIVM_PERF
program=build/bin/viewer
cmp "$work/graphs/frame.png" "$work/graphpixels/frame.png" || fail "graphs: sorting gives another picture"
! cmp -s "$work/graphs/frame.png" "$work/plain/frame.png" || fail "graphs: the materials have no code of their own"

# Each way in which a glTF says a thing, by the pixels of one picture. An orthographic camera; no light but its own.
shows() { # NAME OPTION...: a small picture of a model
  name=$1
  shift
  view "$name" --model "$work/models/$name" --environment none --frames 1 --samples 16 --size 24x24 "$@"
  test $code -eq 0 || fail "$name: code $code: $(cat "$work/$name/said")"
}
pixel() { # NAME X Y COLOUR...: the picture shows one of these there, as png.py names them
  seen=$(python3 tests/viewer/png.py "$work/$1/frame.png" "$2" "$3")
  case " $4 " in
  *" $seen "*) ;;
  *) fail "$1: $seen at $2, $3, must be $4" ;;
  esac
}
ahead='--from 0,0,5 --at 0,0,0 --field 40'
python3 tests/viewer/atlas.py "$work/models"
shows atlas.gltf --size 96x60 --time 0.5 --samples 2
said=$(python3 tests/viewer/atlas.py "$work/models" "$work/atlas.gltf/frame.png") || fail "atlas.gltf: $said"

# Glass: a thin pane tints, a ball turns what is behind it round. Both let light through however few bounces there are.
# shellcheck disable=SC2086
shows pane.gltf $ahead
pixel pane.gltf 15 12 green
pixel pane.gltf 22 12 white
# shellcheck disable=SC2086
shows ball.gltf $ahead --samples 32
pixel ball.gltf 10 12 white
pixel ball.gltf 13 12 red

# Packed files show what the whole one shows, to what their bits round.
if have gltfpack gltfpack; then
  gltfpack -i "$work/models/everything.gltf" -o "$work/models/packed.gltf" -c
  gltfpack -i "$work/models/everything.gltf" -o "$work/models/packed.glb" -cc
  for name in everything.gltf packed.gltf packed.glb; do
    view $name --model "$work/models/$name" --size 64x36 --frames 1 --samples 4 --time 0.3
  done
  near packed.gltf everything.gltf 0.5
  near packed.glb everything.gltf 0.5
fi
if have draco_encoder draco; then
  draco_encoder -i "$work/models/text.ply" -o "$work/models/draco.drc" -qp 0 >/dev/null
  python3 tests/viewer/models.py "$work/models" draco.drc
  # shellcheck disable=SC2086
  shows draco.gltf $ahead --environment white --exposure 4
fi

# Other formats: numbers that begin with a point, a mask, edges of 2e-6, PLY, angles of COLLADA.
# shellcheck disable=SC2086
shows plain.obj $ahead
pixel plain.obj 9 12 green
pixel plain.obj 15 12 red
shows tiny.obj --environment sky --from 0,0,5e-6 --at 0,0,0 --field 40
for name in text little big; do
  # shellcheck disable=SC2086
  shows $name.ply $ahead --environment sky
done
near little.ply text.ply 0.1
near big.ply text.ply 0.1
for name in yfov xfov both; do
  shows $name.dae --environment sky
done
near yfov.dae xfov.dae 0.1
near yfov.dae both.dae 0.1
cp "$work/models/square.gltf" "$work/models/SQUARE.GLTF"
view upper --model "$work/models/SQUARE.GLTF" --size 48x36 --frames 1 --samples 4 --time 0
near upper square-start 0.1
shows chain.gltf --environment sky
shows unread.gltf
grep -q "KHR_unread is not read" "$work/unread.gltf/said" || fail "unread.gltf: no line"

# What is broken ends in a sentence; a picture that is missing is left out.
view cornerless --model "$work/models/cornerless.ply" --size 16x16 --frames 1
grep -q "^error: .*face 1 has 0 corners" "$work/cornerless/said" || fail "cornerless.ply: $(cat "$work/cornerless/said")"
for name in corrupt empty short points deep unheard_of; do
  view $name --model "$work/models/$name.gltf" --size 16x16 --frames 1
  test $code -eq 1 || fail "$name.gltf: code $code"
  grep -q "^error: .*$name.gltf: ." "$work/$name/said" || fail "$name.gltf: no sentence"
done
for name in plain missing mixed; do
  view $name --model "$work/models/$name.gltf" --size 16x16 --frames 1
  test $code -eq 0 || fail "$name.gltf: code $code: $(cat "$work/$name/said")"
done
grep -q "nowhere.png is left out" "$work/missing/said" || fail "missing.gltf: no sentence"

# A device that is lost, at once or later, and one that has no memory left.
for fault in 'lost 1' 'lost 20' 'memory 1' 'memory 30'; do
  code=0
  RAYSORT_FAULT=$fault build/bin/fault_program --headless --device "${RAYSORT_DEVICE:-llvmpipe}" --out "$work" \
    --size 16x16 --frames 8 --triangles 1000 --instances 8 --materials 8 >"$work/said" 2>&1 || code=$?
  test $code -eq 1 || fail "$fault: code $code"
  grep -q -e '^error: .*the device was lost' -e '^error: .*no memory for' "$work/said" || fail "$fault: $(cat "$work/said")"
done
finish
