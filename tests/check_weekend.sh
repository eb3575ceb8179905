#!/bin/sh
# check_weekend.sh - the weekend program on the software device: stopped and resumed, cut into parts and merged, refused.
# SPDX-License-Identifier: MIT
#
# Whatever happens on the way, the picture has the bits of one that was made in one go. Needs build/bin/weekend and
# build/bin/weekend-merge: `make check-scripts` builds them. WEEKEND_ROUNDS says how often it is stopped and cut: 2.
. tests/support/need.sh

out=build/check_weekend
weekend=build/bin/weekend
merge=build/bin/weekend-merge
rounds=${WEEKEND_ROUNDS:-2}
picture='--size 48x27 --samples 40 --device llvmpipe --progress none'
for program in "$weekend" "$merge"; do
  test -x "$program" || {
    fail "$program is missing: run this by \`make check-scripts\`"
    finish
  }
done
rm -rf "$out"
use_lavapipe
mkdir -p "$out"

# weekend NAME OPTION...: runs it, its words in $out/NAME.log.
run() {
  name=$1
  shift
  # shellcheck disable=SC2086 # options are words
  "$weekend" $picture --out "$out/$name" --hdr "$@" >"$out/$name.log" 2>&1
}

same_picture() { # NAME
  for kind in png hdr; do
    cmp "$out/whole/weekend.$kind" "$out/$1/weekend.$kind" || fail "$1: another picture than in one go"
  done
}

run whole || {
  cat "$out/whole.log"
  fail "a picture in one go"
  finish
}

# ---- stopped at random moments, resumed, by every kernel in turn ----

random=$(od -An -N2 -tu2 /dev/urandom | tr -d ' ')
echo "random numbers from $random"
random_below() { # LIMIT: into $number
  random=$(((random * 25173 + 13849) % 65536))
  number=$((random * $1 / 65536))
}

# Runs NAME OPTION... until it is stopped, within $most hundredths of a second after it began to render; the exit code
# into $code. Before that the signal kills: there is nothing to save. How long it takes is the machine's affair.
run_and_stop() {
  name=$1
  shift
  # shellcheck disable=SC2086 # options are words; no function here: the signal must reach the program
  "$weekend" $picture --out "$out/$name" --hdr "$@" >"$out/$name.log" 2>&1 &
  process=$!
  until grep -q depth "$out/$name.log" || ! kill -0 "$process" 2>/dev/null; do
    sleep 0.05
  done
  random_below "$most"
  sleep "$((number / 100)).$(printf %02d $((number % 100)))"
  random_below 2
  kill -$((number == 0 ? 2 : 15)) "$process" 2>/dev/null || true
  code=0
  wait "$process" || code=$?
}

stopped=0
for round in $(seq "$rounds"); do
  name=stopped$round
  random_below 3
  budget=$((1 + 24 * number))
  most=200
  for try in $(seq 200); do
    random_below 4
    kernel=$(echo path loop wavefront sorted | cut -d' ' -f$((number + 1)))
    set -- "$name" --kernel "$kernel" --budget "$budget" --checkpoint "$out/$name.checkpoint"
    test -f "$out/$name.checkpoint" && set -- "$@" --resume "$out/$name.checkpoint"
    : >"$out/$name.log"
    if test "$try" -le 6; then
      run_and_stop "$@"
    else
      code=0
      run "$@" || code=$?
    fi
    if test "$code" = 130; then
      grep -q 'interrupted before the first' "$out/$name.log" || stopped=$((stopped + 1))
    elif test "$code" != 0; then
      fail "$name: exit code $code: $(cat "$out/$name.log")"
      break
    elif test "$stopped" -ge "$round" || test "$try" -gt 6; then
      break
    else
      most=$((most / 2)) # it was over already: again, but sooner
    fi
  done
  same_picture "$name"
done
echo "stopped and resumed $stopped times"
test "$stopped" -gt 0 || fail "it was always over before it could be stopped"

# ---- parts, in random splits and order ----

for round in $(seq "$rounds"); do
  parts=
  first=0
  while test "$first" -lt 40; do
    random_below $((40 - first))
    end=$((first + 1 + number))
    random_below 4
    kernel=$(echo path loop wavefront sorted | cut -d' ' -f$((number + 1)))
    part=$out/$round.$first.part
    run part --kernel "$kernel" --samples-range "$first:$end" --partial "$part" || fail "$(cat "$out/part.log")"
    random_below 2
    if test "$number" = 0; then parts="$parts $part"; else parts="$part $parts"; fi
    first=$end
  done
  mkdir -p "$out/merged$round"
  # shellcheck disable=SC2086 # names are words
  "$merge" --png "$out/merged$round/weekend.png" --hdr "$out/merged$round/weekend.hdr" $parts >"$out/merge.log" 2>&1 ||
    fail "$(cat "$out/merge.log")"
  same_picture "merged$round"
done

# ---- the job array, and the line of the example's README for one machine ----

mkdir -p "$out/tree/build/bin"
root=$(pwd)
ln -s "$root/$weekend" "$root/$merge" "$out/tree/build/bin/"
ln -s "$root/build/shaders" "$out/tree/build/"
for task in 2 0 1; do
  (
    cd "$out/tree"
    WEEKEND_OPTIONS='--size 48x27 --device llvmpipe' WEEKEND_SAMPLES=40 SLURM_ARRAY_TASK_COUNT=3 \
      SLURM_ARRAY_TASK_ID=$task sh "$root/examples/weekend/slurm.sh" >"task$task.log" 2>&1
  ) || fail "slurm.sh, task $task: $(cat "$out/tree/task$task.log")"
done
(cd "$out/tree" && build/bin/weekend-merge --hdr build/weekend/weekend.hdr build/parts/*.part >merge.log 2>&1) || fail "merging the array"
mkdir -p "$out/array"
cp "$out"/tree/build/weekend/weekend.* "$out/array/"
same_picture array

line=$(grep '^seq .*parallel.*--samples-range' examples/weekend/README.md || true)
test -n "$line" || fail "examples/weekend/README.md shows no line with parallel"
command -v parallel >/dev/null 2>&1 || line=$(echo "$line" | sed 's/| parallel /| xargs -P 2 -I {} sh -c /')
rm -rf "$out/tree/build/parts" "$out/tree/build/weekend"
(
  cd "$out/tree"
  mkdir -p build/parts
  export OPTIONS='--size 16x9 --device llvmpipe --progress none'
  sh -c "$line" >parallel.log 2>&1 && build/bin/weekend-merge build/parts/*.part >>parallel.log 2>&1
) || fail "the line of the README: $(cat "$out/tree/parallel.log")"
$weekend --size 16x9 --samples 200 --device llvmpipe --out "$out/small" >"$out/small.log" 2>&1 || fail "a small picture"
cmp "$out/small/weekend.png" "$out/tree/build/weekend/weekend.png" || fail "the line of the README: another picture"

# ---- refusals: a word that the message holds; nothing lost ----

refused() { # WORD COMMAND...
  word=$1
  shift
  if "$@" >"$out/refused.log" 2>&1; then fail "not refused: $*"; fi
  grep -q -e "$word" "$out/refused.log" || fail "no \"$word\" from $*: $(cat "$out/refused.log")"
}

set -- "$weekend" --size 16x9 --samples 4 --device llvmpipe --out "$out/refused"
"$@" --samples-range 0:2 --partial "$out/a.part" >/dev/null
"$@" --samples-range 1:4 --partial "$out/b.part" >/dev/null
"$@" --samples-range 3:4 --partial "$out/c.part" >/dev/null
"$@" --samples-range 2:4 --partial "$out/e.part" >/dev/null
"$merge" --partial "$out/whole.part" "$out/a.part" "$out/e.part" >/dev/null
"$weekend" --size 16x10 --samples 4 --device llvmpipe --samples-range 2:4 --partial "$out/d.part" >/dev/null
cp "$out/a.part" "$out/a.copy"
refused '--depth 0: a number from 1' "$@" --depth 0
refused '--samples 0: a number from 1' "$@" --samples 0
refused '--size 0x9' "$@" --size 0x9
refused 'bytes as PNG' "$@" --size 32768x32768
refused 'the device gives at most' "$@" --size 20000x20000
refused 'a whole number is expected' "$@" --seed 1.5
refused 'with 0 <= A < B <= 4' "$@" --samples-range 2:5 --partial "$out/x.part"
refused "cannot write $out/no/x: No such file" "$@" --partial "$out/no/x"
refused 'README.md is no partial file or checkpoint' "$@" --resume README.md
refused 'leave the option out' "$@" --resume "$out/a.part" --depth 49 --partial "$out/x.part"
refused 'samples 1 to 3; some of them are there' "$merge" --png "$out/x.png" "$out/a.part" "$out/b.part"
refused 'samples 2 to 2 of 4 are missing' "$merge" --png "$out/x.png" "$out/c.part" "$out/a.part"
refused 'a picture of 16 x 10' "$merge" --png "$out/x.png" "$out/a.part" "$out/d.part"
refused 'README.md is no partial file' "$merge" --png "$out/x.png" README.md
refused "cannot write $out/a.part: File too large" sh -c "ulimit -f 1; $merge --partial $out/a.part $out/a.part"
cmp "$out/a.part" "$out/a.copy" || fail "a part that could not be replaced was lost"
# Mesa 25 and 26 keep the device's memory in files: the limit holds for them too, and the driver ends by SIGBUS.
code=0
sh -c "ulimit -f 1; exec $* --samples 1 --out $out/limited" >"$out/limited.log" 2>&1 || code=$?
if test "$code" = 135; then
  echo "SKIP weekend at a limit of file sizes: the driver needs files"
else
  refused "cannot write $out/a.part: File too large" sh -c "ulimit -f 1; $* --samples-range 0:2 --partial $out/a.part"
fi
cmp "$out/a.part" "$out/a.copy" || fail "a file that could not be replaced was lost"

# ---- names: what has the name of an output, or under that with a suffix, is lost to nothing but more of it ----

cp "$out/b.part" "$out/b.copy"
refused "$out/a.part: it holds samples 0 to 1, which would be lost" "$@" --samples-range 2:4 --partial "$out/a.part"
refused "$out/a.part: it holds samples 0 to 1 of another picture" "$@" --seed 3 --partial "$out/a.part"
refused "$out/a.part: it holds samples 0 to 1, which would be lost" "$merge" --partial "$out/a.part" "$out/b.part"
refused 'a partial file or checkpoint stands there' "$merge" --png "$out/a.part" "$out/whole.part"
refused "$out/a.part: it holds samples 0 to 1, which would be lost" "$@" --checkpoint "$out/a.part"
refused 'README.md is no partial file' "$@" --samples-range 0:2 --partial README.md
mkdir -p "$out/folder/weekend.hdr"
refused 'is there and is no plain file' "$@" --hdr --out "$out/folder"
long=$(printf '%01100d' 0)
refused 'the name of the folder is too long' "$@" --checkpoint "$out/x.part" --out "$out/$long"

mkdir -p "$out/d"
for name in d/a.part d/weekend.png.part d/weekend.hdr.part d/weekend.checkpoint.part d/all.part; do
  cp "$out/a.part" "$out/$name"
done
"$@" --samples-range 0:2 --partial "$out/d/a" >/dev/null || fail 'a part beside another'
"$@" --hdr --out "$out/d" >/dev/null || fail 'a picture beside a part'
"$merge" --partial "$out/d/all" "$out/a.part" "$out/e.part" >/dev/null || fail 'a joined part beside another'
for name in d/a.part d/weekend.png.part d/weekend.hdr.part d/weekend.checkpoint.part d/all.part; do
  cmp "$out/$name" "$out/a.copy" || fail "$name was lost"
done

# A checkpoint that nobody resumed stays; the next render takes another name.
cp "$out/a.part" "$out/d/weekend.checkpoint"
"$@" --seed 3 --out "$out/d" >"$out/d.log" || fail "beside another render's checkpoint"
grep -q "another render's checkpoint is kept" "$out/d.log" || fail "the checkpoint's other name is not told"
cmp "$out/d/weekend.checkpoint" "$out/a.copy" || fail "another render's checkpoint was lost"

# Nor is one lost that another process puts there while this one is at work.
"$weekend" --size 480x270 --samples 100000 --device llvmpipe --progress none --out "$out/taken" >"$out/taken.log" 2>&1 &
process=$!
until grep -q depth "$out/taken.log" || ! kill -0 "$process" 2>/dev/null; do
  sleep 0.05
done
cp "$out/a.part" "$out/taken/weekend.checkpoint"
sleep 1
kill -2 "$process"
code=0
wait "$process" || code=$?
test "$code" = 130 || fail "a render whose checkpoint's name was taken: exit code $code: $(cat "$out/taken.log")"
cmp "$out/taken/weekend.checkpoint" "$out/a.copy" || fail "another process's checkpoint was lost"
grep -q -e "--resume $out/taken/weekend.checkpoint.$process\$" "$out/taken.log" || fail "$(cat "$out/taken.log")"
test -s "$out/taken/weekend.checkpoint.$process" || fail "no checkpoint under the other name"

for part in a b; do
  cmp "$out/$part.part" "$out/$part.copy" || fail "$part.part was changed"
done
left=$(find "$out" -name '*.writing-*' -o -name x.png -o -name x.part)
test -z "$left" || fail "left behind: $left"
finish
