#!/bin/sh
# two_gpus.sh - what a second GPU of the same host brings: a picture of triangles by one, then a half of its samples by each.
# SPDX-License-Identifier: MIT
#
#   sh bench/two_gpus.sh [SAMPLES]     from the root of the repository; 16000 samples take an H200 two minutes
#
# Tells both times (whole programs, with their starts) and their ratio, and fails if the joined sums are not the same bits.
# FIRST and SECOND name other devices than the first two GPUs, OPTIONS another picture.
set -eu
samples=${1:-16000}
options=${OPTIONS:---size 1920x1080}
out=build/two_gpus
make -s build/bin/triangles triangles-shaders build/bin/weekend-merge
gpus=$(build/bin/triangles --devices | grep -v llvmpipe | cut -d: -f1)
first=${FIRST:-$(echo "$gpus" | sed -n 1p)} second=${SECOND:-$(echo "$gpus" | sed -n 2p)}
test -n "$second" || {
  echo "two_gpus: this host has fewer than two GPUs"
  exit 1
}
rm -rf "$out"
mkdir -p "$out"

# Each device's part has a cache of shaders to itself: of two programs that start at once and share one, NVIDIA's driver
# (580.159.04) made one compile all its pipelines again, for 15 s.
part() { # DEVICE FIRST END: samples FIRST to END - 1
  mkdir -p "$out/cache$1"
  # shellcheck disable=SC2086 # options are words
  __GL_SHADER_DISK_CACHE_PATH="$PWD/$out/cache$1" build/bin/triangles $options --device "$1" --samples "$samples" \
    --samples-range "$2:$3" --out "$out" --partial "$out/$2-$3.part" >"$out/$2-$3.log" 2>&1 || {
    cat "$out/$2-$3.log"
    exit 1
  }
}

now() { date +%s.%N; }

part "$first" 0 1 & # warm up: the driver's cache of pipelines
other=$!
part "$second" 1 2
wait $other
begun=$(now)
part "$first" 0 "$samples"
middle=$(now)
half=$((samples / 2))
part "$first" 0 $half &
other=$!
part "$second" $half "$samples"
wait $other
ended=$(now)
build/bin/weekend-merge --partial "$out/joined.part" "$out/0-$half.part" "$out/$half-$samples.part"
build/bin/weekend-merge --partial "$out/whole.part" "$out/0-$samples.part" # so that both were joined
cmp "$out/joined.part" "$out/whole.part"
echo "$begun $middle $ended" | awk '{ printf "one GPU %.2f s, two GPUs %.2f s: %.3f times; the same bits\n", $2 - $1, $3 - $2, ($2 - $1) / ($3 - $2) }'
