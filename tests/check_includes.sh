#!/bin/sh
# check_includes.sh - the path tracer's includes: compiled apart and joined, documented, and exact wherever it counts.
# SPDX-License-Identifier: MIT
. tests/need.sh
have glslangValidator glslang-tools || finish
have spirv-dis spirv-tools || finish
out=build/includes
mkdir -p "$out"

# ---- several files in one call, in both orders, as the seed of the example is built ----

compile() { # OUTPUT SOURCE...
  output=$out/$1.spv
  shift
  if glslangValidator --quiet --target-env vulkan1.2 -Ishaders -Iexamples/weekend -o "$output" "$@" >"$out/log" 2>&1; then
    spirv-val --target-env vulkan1.2 "$output" >"$out/log" 2>&1 || fail "$*: $(cat "$out/log")"
  else
    fail "$*: $(cat "$out/log")"
  fi
}
compile joined tests/separate/main.comp tests/separate/weekend.comp
compile joined_again tests/separate/weekend.comp tests/separate/main.comp
compile unused tests/separate/unused.comp

# ---- nothing that a decision hangs on is left to the driver: only the line test may be inexact ----

for kernel in path loop wave intersect shade; do
  compile "$kernel" "examples/weekend/$kernel.comp"
  spirv-dis "$out/$kernel.spv" | awk -f tests/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp: arithmetic that is not precise: $(cat "$out/log")"
  compile "${kernel}_fast" -DWEEKEND_FAST "examples/weekend/$kernel.comp"
  spirv-dis "$out/${kernel}_fast.spv" | awk -f tests/inexact.awk | grep -vE '^raysort(Line|MayHit) ' >"$out/log" || true
  test ! -s "$out/log" || fail "$kernel.comp, fast: arithmetic that is not precise: $(cat "$out/log")"
done
spirv-dis "$out/path.spv" | awk -f tests/inexact.awk | grep -q '^raysortLine OpDot' || fail "inexact.awk sees nothing"

# ---- the documentation ----

sh tests/check_readme.sh shaders/README.md || fail "shaders/README.md"
finish
