#!/bin/sh
# run.sh - runs test programs one after the other: a line for each, all that a failing one said, and a sum.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/support/run.sh PROGRAM...   from the root of the repository
# RUNNER='valgrind -q --error-exitcode=9' (or an emulator) stands before each program.
set -eu
failed=0
passed=0
for program in "$@"; do
  name=$(basename "$program")
  log=$program${LP_NATIVE_VECTOR_WIDTH:-}.log
  began=$(date +%s)
  # shellcheck disable=SC2086 # RUNNER is words
  if ${RUNNER:-} "$program" >"$log" 2>&1 && grep -q '^ok' "$log"; then
    tests=$(grep -c '^ok' "$log")
    echo "ok     $name: $tests tests, $(($(date +%s) - began)) s"
    passed=$((passed + tests))
  else
    echo "FAILED $name:"
    grep -v '^ok' "$log" || echo "it said nothing"
    failed=$((failed + 1))
  fi
done
test $# -eq 1 || echo "$passed passed, $failed failed"
test "$failed" -eq 0
