#!/bin/sh
# check_figures.sh - the tables of bench/README.md are those of the records in bench/figures, and others have a date.
# SPDX-License-Identifier: MIT
. tests/support/need.sh
have python3 python3 || finish
python3 tools/figures.py check bench/figures bench/README.md || fail "bench/README.md"

# The tool itself, on figures that are made up: what is recorded is written, what is changed by hand is noticed, and what
# was not run stays.
out=build/figures
rm -rf "$out"
mkdir -p "$out"
record() { # PART JSON
  echo "$2" >"$out/bench.json"
  FIGURES_COMMIT=0123abc python3 tools/figures.py record "$1" "$out/bench.json" "$out" 1.2 "build/bin/bench_$1" || fail "record $1"
}
column='"Ms": 1'
for name in unsorted pipelines uber floor; do column="$column, \"${name}Ms\": 0.25"; done
record sort '[{"kind": "material", "n": 2073600, "idBits": 8, "materials": 64, "ms": 0.0145, "msLow": 0.0142, "msHigh": 0.0147,
  "peerMs": 0.0364, "ratio": 2.51, "graysPerSecond": 143.4, "device": "a card"}]'
record shade "[{\"materials\": 16, \"distribution\": \"random\", \"statistic\": 13.97, \"gain\": 11.5, $column, \"device\": \"a card\"}]"
record radix '[{"kind": "keys", "n": 8294400, "distribution": "zipf", "ms": 0.25, "msLow": 0.24, "msHigh": 0.26, "peerMs": 0.325,
  "ratio": 1.3}]'
record build '{"device": "a card", "scenes": [{"scene": "object", "triangles": 69168, "ms": 0.334, "update_ms": 0.076,
  "native_trace_ms": 0.539, "native_build_ms": 0.317, "bytes": 60.3}]}'
record scale '{"device": "a card", "rows": [
  {"item": "radix, pairs", "kind": "uniform", "n": 1048576, "ns": 0.0412, "bytes": 17.8, "lacks": "", "fault": ""},
  {"item": "radix, pairs", "kind": "uniform", "n": 2097152, "ns": 0.0398, "bytes": 17.8, "lacks": "", "fault": ""},
  {"item": "bvh build", "kind": "grid", "n": 2097152, "ns": 0, "bytes": 236, "lacks": "needs 90.0 GiB", "fault": ""}]}'
cp bench/README.md "$out/page.md"
python3 tools/figures.py write "$out" "$out/page.md" || fail "write"
python3 tools/figures.py check "$out" "$out/page.md" || fail "what was written is refused"
for words in '| 2.07 M | material, 8 bits | 64 | 0.0145 | 0.0142 to 0.0147 | 143.4 | 0.0364 | 2.51 |' \
  '| 16 | random | 13.97 | 0.25 | 0.25 | 0.25 | 0.25 | 11.50 |' '| object | 69,168 | 0.334 | 0.076 | 0.539 | 0.317 | 60.3 |' \
  '| Zipf, keys alone | 8.29 M | 0.25 | 0.24 to 0.26 | 0.325 | 1.30 |' '| 1,048,576 | - | - | 0.0412 (17.8) | - | - |' '| 2,097,152 | - | - | 0.0398 (17.8) | not run | - |' \
  'a card, driver 1.2, 20' 'commit 0123abc; '; do
  grep -qF "$words" "$out/page.md" || fail "the page has no '$words'"
done
sed -n '/<!-- figures: trace/,/<!-- .figures/p' bench/README.md >"$out/before"
sed -n '/<!-- figures: trace/,/<!-- .figures/p' "$out/page.md" | cmp - "$out/before" || fail "a part that was not run has changed"
sed 's/| 0.0145 |/| 0.0144 |/' "$out/page.md" >"$out/forged.md"
if python3 tools/figures.py check "$out" "$out/forged.md" >"$out/log"; then fail "a forged figure is not noticed"; fi
if sh bench/figures.sh nothing >"$out/log" 2>&1; then fail "a part that is none is accepted"; fi
grep -q "no part 'nothing'" "$out/log" || fail "bench/figures.sh nothing: $(cat "$out/log")"
finish
