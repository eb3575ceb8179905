#!/bin/sh
# animation.sh - the moving picture of README.md, docs/pictures/viewer.webp; `make animation` calls it.
# SPDX-License-Identifier: MIT
#
# usage: sh tools/animation.sh [frames]   from the root; frames: only renders them, on a machine with a GPU
# A flight around the viewer's own scene, then the ids of materials and the order of the sorted rays. Frames go to
# build/animation, and those that are there are not rendered again. The caption has the times of a 1920x1080 frame, sorted
# and in the order of pixels. SAMPLES a pixel (128), JOBS at once (4). Debian's imagemagick and webp put it together.
set -eu
samples=${SAMPLES:-128} jobs=${JOBS:-4}
viewer=build/bin/viewer
frames=build/animation
mkdir -p "$frames"

frame() { # NUMBER: 0 .. 71, twelve a second
  test ! -f "$frames/$1.png" || return 0
  view=picture bounces=2
  test "$1" -lt 48 || view=materials
  test "$1" -lt 60 || view=order bounces=1 # it shows the rays of the last bounce: so they are those whose ids were shown
  place=$(awk -v i="$1" 'BEGIN { angle = 0.13 + 0.011 * i; printf "%.4f,%.4f,%.4f", 13.5 * sin(angle), 7 - 0.03 * i, 2 + 13.5 * cos(angle) }')
  "$viewer" --headless --size 640x360 --frames 1 --samples "$([ "$view" = picture ] && echo "$samples" || echo 1)" \
    --time "$(awk -v i="$1" 'BEGIN { print i / 12 }')" --from "$place" --at 0,0,2 --view "$view" --bounces "$bounces" --order sorted \
    --out "$frames/$1" >"$frames/$1.log" 2>&1 || { cat "$frames/$1.log" && return 1; }
  mv "$frames/$1/frame.png" "$frames/$1.png"
  rm -r "${frames:?}/$1" "$frames/$1.log"
}

if test "${1:-}" = frame; then
  frame "$2"
  exit
fi
for order in sorted pixels; do
  test -f "$frames/$order.txt" || "$viewer" --headless --size 1920x1080 --frames 200 --order "$order" --out "$frames" >"$frames/$order.txt"
done
seq 0 71 | xargs -P "$jobs" -n 1 sh "$0" frame
test "${1:-}" != frames || exit 0

time_of() { awk '$1 == "frame" { print $2 }' "$frames/$1.txt"; }
card=$(sed -n 's/^device: \(NVIDIA [A-Z0-9]*\).*/\1/p; s/^device: \([^(,]*\).*/\1/p' "$frames/sorted.txt" | head -n 1)
caption="1920x1080 on an $card: sorted $(time_of sorted) ms a frame, in the order of pixels $(time_of pixels) ms"
set --
for i in $(seq 0 71); do
  text='1,000 moving instances, 32 materials, 2 bounces'
  test "$i" -lt 48 || text='ids: the material of each ray'
  test "$i" -lt 60 || text='order: where the sort puts each ray'
  convert "$frames/$i.png" -gravity south -fill black -draw 'fill-opacity 0.55 rectangle 0,322 640,360' \
    -fill white -font DejaVu-Sans -pointsize 13 -annotate +0+20 "$text" -annotate +0+3 "$caption" "$frames/small_$i.png"
  set -- "$@" "$frames/small_$i.png"
done
img2webp -loop 0 -lossy -q 50 -m 6 -d 83 "$@" -o docs/pictures/viewer.webp
wc -c docs/pictures/viewer.webp
