# examples.sh - how tests/support/lavapipe.sh runs the example of the splats, against a painter, and with files that are bad.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154,SC2059 # run and $check are its; formats are made of bytes
same() { # ARGUMENT...: the example's picture, and that of the painter
  run build/bin/splats --validate --out "$check" --size 250x131 --keys "$check/keys" "$@"
  run build/bin/splats_painter --out "$check" --picture "$check/picture.png" "$@"
}
mkdir -p "$check"
same --count 4000
# So near that splats reach past every edge, one is larger than the picture, and some are before the camera; then nothing
same --count 500 --camera 1.5,-1,0.3,0,-0.9,0
same --count 10 --camera 0,0,-9,0,0,-99
test "$(wc -c <"$check/keys")" -eq 8 || { echo "FAILED splats --keys" && exit 1; }

# Two splats of 14 numbers: floats 0, 1, -1, 2, -2 as bytes.
o='\0\0\0\0' l='\0\0\200?' n='\0\0\200\277' t='\0\0\0@' m='\0\0\0\300' nan='\0\0\300\177'
header() { # COUNT [TYPE]
  printf 'ply\nformat binary_little_endian 1.0\nelement vertex %s\n' "$1"
  for name in x y z f_dc_0 f_dc_1 f_dc_2 opacity scale_0 scale_1 scale_2 rot_0 rot_1 rot_2 rot_3; do
    echo "property ${2:-float} $name"
  done
  echo end_header
}
ply=$check/good.ply bad=$check/bad.ply
{
  header 2
  printf "$o$o$o$l$n$o$t$n$m$m$l$o$o$l"
  printf "$l$o$t$n$l$o$t$o$n$m$l$l$o$o"
} >"$ply"
same --ply "$ply"

refuse() { # WORDS ARGUMENT...: a sentence with these words, and exit code 1
  words=$1
  shift
  if said=$(build/bin/splats --out "$check" "$@" 2>&1) || test $? -ne 1; then
    echo "FAILED splats $*: accepted, or ended badly: $said"
    exit 1
  fi
  case $said in
  *"error: "*"$words"*) echo "ok     splats refuses: $words" ;;
  *)
    echo "FAILED splats $*: $said"
    exit 1
    ;;
  esac
}
refuse 'cannot be opened' --ply "$check/none.ply"
refuse 'is no .ply file' --ply Makefile
head -c 400 "$ply" >"$bad" && refuse 'is cut short: 2 splats of 56 bytes are announced' --ply "$bad"
header 1 | grep -v end_header >"$bad" && refuse 'its header has no end' --ply "$bad"
header 0 >"$bad" && refuse '0 splats, must be 1 to' --ply "$bad"
header 99999999999 >"$bad" && refuse '99999999999 splats, must be 1 to' --ply "$bad"
header 1 double >"$bad" && refuse 'only properties of type float are read' --ply "$bad"
sed 's/rot_3/rot_4/' "$ply" >"$bad" && refuse 'has no property rot_3' --ply "$bad"
sed 's/binary_little_endian/ascii/' "$ply" >"$bad" && refuse 'only the format binary_little_endian is read' --ply "$bad"
sed 's/element vertex/element face/' "$ply" >"$bad" && refuse 'its first element must be the vertices' --ply "$bad"
{ header 1 && printf "$o$nan$o$l$n$o$t$n$m$m$l$o$o$l"; } >"$bad" && refuse 'y of splat 0 is nan' --ply "$bad"
{ header 1 && printf "$o$o$o$l$n$o$t$n$m$m$o$o$o$o"; } >"$bad" && refuse 'the rotation of splat 0 is 0 0 0 0' --ply "$bad"
refuse 'a whole number expected' --count 1.5
