#!/bin/sh
# check_window.sh - the viewer's window on a virtual display: real keys and mouse, sizes, minimised, surfaces that are lost.
# SPDX-License-Identifier: MIT
#
# Xvfb is the display and writes its screen to a file, twm the window manager, xdotool the user. The device is lavapipe,
# under the validation layer: a message of it ends the program with 1. Needs the two window programs of the Makefile:
# `make check-scripts` builds them.
. tests/support/need.sh

out=build/check_window
program=build/bin/window_program
viewer=build/bin/viewer
scene='--triangles 2000 --instances 8 --materials 8'
have_file /usr/include/GLFW/glfw3.h libglfw3-dev || finish
have Xvfb xvfb || finish
have xdotool xdotool || finish
have twm twm || finish
have python3 python3 || finish
for needed in "$program" "$viewer"; do
  test -x "$needed" || {
    fail "$needed is missing: run this by \`make check-scripts\`"
    finish
  }
done
rm -rf "$out"
use_lavapipe
mkdir -p "$out"
unset DISPLAY WAYLAND_DISPLAY

# ---- a machine without a display ----

if "$viewer" --device llvmpipe >"$out/none.log" 2>&1; then
  fail "it ends well without a display"
fi
grep -q -e '^error: no window .*--headless' "$out/none.log" || fail "no display: $(cat "$out/none.log")"
"$viewer" --devices >"$out/devices.log" 2>&1 || fail "--devices: $(cat "$out/devices.log")"
grep -q '^[0-9]: llvmpipe' "$out/devices.log" || fail "--devices without llvmpipe: $(cat "$out/devices.log")"

# ---- a display ----

running=
stop() {
  # shellcheck disable=SC2086 # numbers of processes
  test -z "$running" || kill $running 2>/dev/null || true
}
trap stop EXIT INT TERM
mkfifo "$out/number"
Xvfb -displayfd 3 -screen 0 1280x1024x24 -fbdir "$out" -nolisten tcp 3>"$out/number" >"$out/xvfb.log" 2>&1 &
running="$running $!"
read -r number <"$out/number"
export DISPLAY=":$number"
# Without RandomPlacement twm asks the user for a place; without fonts that are there it ends.
printf '%s\n' RandomPlacement NoTitle 'BorderWidth 0' NoGrabServer 'TitleFont "fixed"' 'MenuFont "fixed"' \
  'IconFont "fixed"' 'ResizeFont "fixed"' 'IconManagerFont "fixed"' >"$out/twmrc"
twm -f "$out/twmrc" >"$out/twm.log" 2>&1 &
twm=$!
running="$running $twm"

# await LOG WORDS: until the log has a line of these words, after the lines that were awaited before.
seen=0
await() {
  tries=0
  while ! tail -n +$((seen + 1)) "$1" | grep -q -e "$2"; do
    tries=$((tries + 1))
    if test "$tries" -gt 600; then
      fail "no line '$2' in $1 behind line $seen:"
      cat "$1"
      finish
    fi
    sleep 0.1
  done
  seen=$((seen + $(tail -n +$((seen + 1)) "$1" | grep -n -e "$2" | head -n 1 | cut -d : -f 1)))
}

# ---- 200 frames, and what a display can do to them ----

frames() { # NAME OPTION...
  name=$1
  shift
  "$program" --device llvmpipe --validate --frames 200 "$@" >"$out/$name.log" 2>&1 ||
    fail "$name: $(cat "$out/$name.log")"
}
ends() { # FAULT WORDS
  if "$program" --device llvmpipe --validate --frames 200 --fault "$1" >"$out/$1.log" 2>&1; then
    fail "$1: it goes on"
  fi
  grep -q -e "^error: .*$2" "$out/$1.log" || fail "$1: $(cat "$out/$1.log")"
}
frames whole
grep -q '^200 frames, 1 swapchains$' "$out/whole.log" || fail "200 frames: $(cat "$out/whole.log")"
for fault in lost stale suboptimal; do
  frames "$fault" --fault "$fault"
  grep -q '^200 frames, 2 swapchains$' "$out/$fault.log" || fail "$fault: $(cat "$out/$fault.log")"
done
ends device 'the device was lost'
ends memory 'out of memory'

# Mesa keeps what it found out about an AMD processor's caches, and never frees it. The loader unloads Mesa before leaks
# are counted, so nothing points at these bytes any more. Preloaded after ASan, Mesa stays.
keep=$(ldd build/sanitize/bin/viewer | awk '/libasan/ { print $3 }')
keep="$keep $(sed -n 's/.*"library_path": *"\(.*\)".*/\1/p' /usr/share/vulkan/icd.d/lvp_icd*.json | head -n 1)"
sanitized() { # PROGRAM OPTION...
  env LD_PRELOAD="$keep" "$@"
}
sanitized build/sanitize/bin/window_program --device llvmpipe --frames 20 --fault lost >"$out/sanitize.log" 2>&1 ||
  fail "under ASan: $(cat "$out/sanitize.log")"

# ---- a user ----

log=$out/user.log
: >"$log"
"$program" --device llvmpipe --validate --size 640x360 --out "$out" >"$log" 2>&1 &
user=$!
running="$running $user"
await "$log" '^shown$'
window=$(xdotool search --sync --onlyvisible --name 'raysort window')
xdotool windowmove --sync "$window" 5 5
xdotool mousemove --window "$window" 320 200

# press KEY WORDS: and what the program must say then.
press() {
  xdotool key "$1"
  await "$log" "$2"
}
press h 'settings .* help 1'
press 3 'settings view 2'
press o 'settings .*sorting 0'
press u 'settings .*uber 1'
press Page_Up 'settings .*bounces 3'
press Page_Down 'settings .*bounces 2'
press space 'settings .*frozen 1'
press n 'settings .*frozen 1 stepping 1'
press v 'settings .*vsync 0'
await "$log" '^without vsync$'
press v 'settings .*vsync 1'
await "$log" '^with vsync$'

xdotool click 1
await "$log" '^pick 320 200$'
xdotool mousedown 1 mousemove_relative 20 0 sleep 0.1 mousemove_relative 60 0 mouseup 1
await "$log" '^camera -[0-9.]* 1.0000 [0-9.]* forward 0'  # around the pivot: the eye went to the left
xdotool key Home
await "$log" '^camera 0.0000 1.0000 5.0000 forward 0.0000 0.0000 -1.0000'
xdotool mousedown 3 mousemove_relative 0 20 sleep 0.1 mousemove_relative 0 30 mouseup 3
await "$log" '^camera 0.0000 1.0000 5.0000 forward [-0.]* -0' # it looks down
xdotool mousedown 3 click 4 mouseup 3
await "$log" '^camera .* speed 3.1250$'
xdotool key Home
await "$log" '^camera 0.0000 1.0000 5.0000 forward 0.0000 0.0000 -1.0000'
xdotool click 4
await "$log" '^camera -*0.0000 1.0000 4.4346 ' # 5 exp(-0.12)
xdotool click 6
await "$log" '^camera -*0.[1-9]'
xdotool keydown w
await "$log" '^camera'
await "$log" '^camera'
xdotool keyup w

# ---- its pixels ----

# The mouse leaves the window first: the display draws the pointer into the screen.
compare() { # WIDTH HEIGHT
  xdotool mousemove --window "$window" $(($1 / 2)) $(($2 / 2)) key p
  await "$log" "^wrote $1x$2, [1-9][0-9]* marks, 0 wrong\$"
  xdotool mousemove 1270 1014
  sleep 0.3
  python3 tests/viewer/screen.py "$out" "$(xdotool getwindowgeometry --shell "$window")" ||
    fail "$1x$2: another picture on the screen"
  xdotool mousemove --window "$window" $(($1 / 2)) $(($2 / 2))
}
compare 640 360
for size in '500 333' '801 601' '97 64' '640 360'; do
  # shellcheck disable=SC2086 # two numbers
  xdotool windowsize "$window" $size
  await "$log" "^size $(echo "$size" | tr ' ' x)\$"
  # shellcheck disable=SC2086
  compare $size
done

# ---- minimised, and closed ----

kill -0 "$twm" || fail "twm ended: $(cat "$out/twm.log")"
xdotool windowminimize "$window"
await "$log" '^no frames$'
xdotool windowmap "$window"
await "$log" '^frames$'
sleep 0.2
compare 640 360
xdotool key Escape
wait "$user" || fail "the user's session: $(cat "$log")"

# ---- the viewer itself ----

view() { # PROGRAM OPTION...
  name=$1
  shift
  # shellcheck disable=SC2086 # options are words
  "$name" --device llvmpipe $scene "$@"
}
view "$viewer" --validate --size 32x18 --frames 200 >"$out/viewer.log" 2>&1 ||
  fail "200 frames of the viewer: $(cat "$out/viewer.log")"
sanitized_viewer() { # OPTION...
  sanitized build/sanitize/bin/viewer "$@"
}
view sanitized_viewer --size 32x18 --frames 3 >"$out/viewer.log" 2>&1 ||
  fail "the viewer under ASan: $(cat "$out/viewer.log")"

log=$out/flown.log
: >"$log"
seen=0
view "$viewer" --validate --size 64x36 --out "$out" >"$log" 2>&1 &
user=$!
running="$running $user"
await "$log" '^the first frame is shown'
window=$(xdotool search --sync --onlyvisible --name 'raysort viewer')
xdotool windowmove --sync "$window" 5 5
xdotool mousemove --window "$window" 32 27 click 1
await "$log" '^picked land: triangle [0-9]*, instance 0, material 0, t [0-9]'

# A screenshot is the picture that the same view has without a window: at rest, flown elsewhere, in another size.
same() { # NUMBER
  xdotool key p
  await "$log" '^the same view: '
  # shellcheck disable=SC2046 # options are words
  "$viewer" --device llvmpipe --out "$out/headless" $(sed -n 's/^the same view: //p' "$log" | tail -n 1) >"$out/headless.log" 2>&1 ||
    fail "without a window: $(cat "$out/headless.log")"
  cmp "$out/screenshot$1.png" "$out/headless/frame.png" || fail "screenshot $1 is another picture: $(tail -n 1 "$log")"
}
same 0
xdotool key space mousedown 1 mousemove_relative -- 8 3 sleep 0.1 mousemove_relative -- 10 4 mouseup 1
xdotool keydown w sleep 0.2 keyup w
same 1
xdotool windowsize "$window" 60 41
await "$log" '^60x41$'
same 2
for size in '90 50' '33 64' '64 36'; do
  # shellcheck disable=SC2086 # two numbers
  xdotool windowsize "$window" $size
  await "$log" "^$(echo "$size" | tr ' ' x)\$"
done
xdotool windowminimize "$window"
sleep 0.5
xdotool windowmap "$window"
sleep 0.5
same 3
xdotool key Escape
wait "$user" || fail "the viewer: $(cat "$log")"

# A model whose skin moves, masks, a blend: seen on the way; sorted, a pipeline a material, two bounces, brighter.
python3 tests/viewer/models.py "$out/models"
log=$out/model.log
: >"$log"
seen=0
"$viewer" --device llvmpipe --validate --size 64x36 --out "$out" --model "$out/models/everything.gltf" >"$log" 2>&1 &
user=$!
running="$running $user"
await "$log" '^the first frame is shown'
window=$(xdotool search --sync --onlyvisible --name 'raysort viewer')
xdotool windowmove --sync "$window" 5 5
xdotool mousemove --window "$window" 60 34 key o u Page_Up Up space
xdotool mousemove --window "$window" 60 34 click 1
await "$log" '^picked .*: triangle [0-9]*, instance [0-9]*, checkers, t [0-9]'
same 0
xdotool key 4
same 1
xdotool key Escape
wait "$user" || fail "the viewer with a model: $(cat "$log")"
finish
