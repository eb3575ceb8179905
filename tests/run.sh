#!/bin/sh
# run.sh - runs test programs one after the other: a line for each, and all that a failing one said.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/run.sh PROGRAM...   from the root of the repository
# RUNNER='valgrind -q --error-exitcode=9' (or an emulator) stands before each program.
set -eu
failed=0
for program in "$@"; do
  name=$(basename "$program")
  log=$program.log
  # shellcheck disable=SC2086 # RUNNER is words
  if ${RUNNER:-} "$program" >"$log" 2>&1 && grep -q '^ok' "$log"; then
    echo "ok     $name: $(grep -c '^ok' "$log") tests"
  else
    echo "FAILED $name:"
    grep -v '^ok' "$log" || echo "it said nothing"
    failed=$((failed + 1))
  fi
done
if test "$failed" -ne 0; then
  echo "$failed of $# test programs failed"
  exit 1
fi
