#!/bin/sh
# check_api.sh - symbols, sizes, offsets and values are those of tests/golden/abi.txt; docs/api.md and api.json are fresh.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

out=build/api
rm -rf "$out"
have python3 python3 || finish
have clang clang || finish
have cc gcc || finish
case $(cc -dumpmachine) in
x86_64-*linux* | aarch64-*linux*) ;;
*)
  echo "SKIP abi.txt is that of a 64-bit Linux"
  finish
  exit
  ;;
esac
python3 tools/api.py "$out" || fail "tools/api.py"
diff tests/golden/abi.txt "$out/tests/golden/abi.txt" ||
  fail "the ABI (<) is another one now (>): programs and bindings notice. If that is meant, run \`make api\` and tell CHANGELOG.md"
for page in docs/api.md docs/api.json; do
  cmp "$page" "$out/$page" || fail "$page is stale: run \`make api\`"
done
test "$(grep -c '(' tests/golden/abi.txt)" -gt 50 || fail "abi.txt has hardly any function"
finish
