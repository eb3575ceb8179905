#!/bin/sh
# check_rooms.sh - the house that the includes of src/ draw: few rooms, few floors, arrows only where src/README.md has them.
# SPDX-License-Identifier: MIT
#
# A room is a folder of src/; the public headers, and what shaders share with C, are one more, at the bottom. An arrow
# leads from a file to what it includes. That each file compiles by itself is proved by check_fresh.sh.
. tests/support/need.sh
out=build/rooms_drawn
mkdir -p "$out"
rooms=$(find src -mindepth 2 -name '*.c' -exec dirname {} + | sort -u)

room_of() { # FILE
  case $1 in
    src/*/*) dirname "$1" ;;
    src/*.h | shaders/*_shared.h) echo public ;;
    shaders/kernels/*) echo kernels ;; # push.h, which belongs to who includes it
    *) echo "nowhere: $1" ;;
  esac
}

# ---- the arrows, and which file includes a file that is no header ----

find src -name '*.[ch]' | sort | while read -r file; do
  sed -n 's/^#include "\([^"]*\)".*/\1/p' "$file" | while read -r name; do
    to=$(realpath --relative-to=. "$(dirname "$file")/$name")
    case $to in *.c) echo "$file includes $to" >&3 ;; esac
    echo "$(room_of "$file") $(room_of "$to")"
  done
done 3>"$out/sources.txt" | grep -v ' kernels$' | awk '$1 != $2' | sort -u >"$out/arrows.txt"
test ! -s "$out/sources.txt" || fail "$(cat "$out/sources.txt")"
grep nowhere "$out/arrows.txt" && fail "an include leads out of src/ and shaders/"

# ---- floors: a room is one above the highest that it uses ----

awk '
  { from[NR] = $1; to[NR] = $2; floor[$1]; floor[$2] }
  END {
    for (room in floor) { rooms++; floor[room] = 1 }
    for (pass = 0; pass <= rooms && !settled; pass++)
      for (settled = 1 + (i = 0); ++i <= NR; )
        if (floor[from[i]] <= floor[to[i]]) { floor[from[i]] = floor[to[i]] + 1; settled = 0 }
    if (!settled) print "circle"
    for (room in floor) print floor[room], room
  }' "$out/arrows.txt" | sort -rn >"$out/floors.txt"
cat "$out/floors.txt"
grep -q circle "$out/floors.txt" && fail "rooms use each other in a circle: $(cat "$out/arrows.txt")"
test "$(wc -l <"$out/floors.txt")" -le 10 || fail "more than 10 rooms"
test "$(sed -n '1s/ .*//p' "$out/floors.txt")" -le 5 || fail "more than 5 floors"

# ---- the arrows are those of the last column of the table in src/README.md ----

# shellcheck disable=SC2016 # backquotes of Markdown
sed -n 's/^| `\([a-z/]*\)\/` |.*| \([a-z,/ ]*\) |$/\1 \2/p' src/README.md | tr -d , | while read -r room uses; do
  for use in $uses; do
    case $use in public) echo "src/$room public" ;; headers) ;; *) echo "src/$room src/$use" ;; esac
  done
done | sort -u >"$out/told.txt"
# All may include public headers.
grep -v ' public$' "$out/arrows.txt" >"$out/drawn.txt"
grep -v ' public$' "$out/told.txt" | diff - "$out/drawn.txt" >"$out/diff.txt" ||
  fail "src/README.md (<) and the includes (>) differ on who uses whom: $(cat "$out/diff.txt")"

# ---- what a private header has between the files of its room is called by no other room ----

for room in $rooms; do
  for header in "$room"/*.h; do
    test -f "$header" || continue
    sed -n '/between the files of this room/,$p' "$header" | sed -n 's/^RAYSORT_INTERNAL.*[ *]\(raysort_[A-Za-z0-9]*(\).*/\1/p'
  done >"$out/inside.txt"
  test -s "$out/inside.txt" || continue
  find src -mindepth 2 -name '*.c' ! -path "$room/*" -exec grep -nFf "$out/inside.txt" {} + >"$out/log" &&
    fail "another room calls what $room keeps between its files: $(cat "$out/log")"
done

# Whatever crosses files is used by another file; else it is static.
grep -ho '^RAYSORT_INTERNAL [^;{]*(' src/*/*.c src/*/*/*.c | sed 's/($//; s/.*[ *]//' | sort -u | while read -r name; do
  users=$(grep -lw "$name" -r src tests --include='*.[ch]' | grep -vc '^src/.*\.h$' || true)
  lists=$(grep -cw "$name" src/core/capability_table.c || true)
  inline=$(grep -hw "$name" -r src --include='*.h' | grep -vc '^RAYSORT_INTERNAL' || true)
  case $name in *Folder) continue ;; esac # defined next to the words
  test $((users + lists + inline)) -ge 2 || echo "$name"
done >"$out/own.txt"
test ! -s "$out/own.txt" || fail "RAYSORT_INTERNAL, and used in its own file only: $(tr '\n' ' ' <"$out/own.txt")"
finish
