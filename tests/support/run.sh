#!/bin/sh
# run.sh - runs test programs one after the other: a line for each, all that a failing one said, and a sum.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/run.sh PROGRAM...   from the root of the repository
# RUNNER='valgrind -q --error-exitcode=9' (or an emulator) stands before each program.
# Where results/test_gpu_results was among several, the last line is one for the table of docs/devices.md.
# SYSTEM='Windows 10 of wine 8' names the system where uname does not.
set -eu
failed=0
passed=0
results=
for program in "$@"; do
  name=$(basename "$program")
  log=$program${LP_NATIVE_VECTOR_WIDTH:-}.log
  began=$(date +%s)
  # shellcheck disable=SC2086 # RUNNER is words
  if ${RUNNER:-} "$program" >"$log" 2>&1 && grep -q '^ok' "$log"; then
    tests=$(awk '/^ok/ && !/# SKIP/ { count++ } END { print count + 0 }' "$log") # cmocka 1.1.7 calls skipped tests ok
    echo "ok     $name: $tests tests, $(($(date +%s) - began)) s"
    passed=$((passed + tests))
  else
    echo "FAILED $name:"
    grep -v '^ok' "$log" || echo "it said nothing"
    failed=$((failed + 1))
  fi
  case $name in test_gpu_results*)
    device=$(sed -n 's/^device: //p' "$log")
    results=$(sed -n 's/^# results //p' "$log")
    ;;
  esac
done
test $# -eq 1 || echo "$passed passed, $failed failed"
if test $# -gt 1 && test -n "$results"; then
  echo "| $device | ${SYSTEM:-$(uname -srm)} | $(date +%F) | $passed passed, $failed failed | $results |"
fi
test "$failed" -eq 0
