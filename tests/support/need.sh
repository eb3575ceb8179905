# need.sh - what the shell tests share; they say `. tests/support/need.sh` and run from the root of the repository.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh
set -eu
export LC_ALL=C
test -f raysort.h || {
  echo "$0: run this from the root of the repository"
  exit 1
}
export PYTHONDONTWRITEBYTECODE=1 # scripts run side by side, and check_lint.sh reads every file that is there
# `make CC='ccache cc'`: what these scripts compile goes through ccache too, by the links that its package makes.
case ${CC:-} in ccache*) test ! -d /usr/lib/ccache || PATH=/usr/lib/ccache:$PATH ;; esac
test_name=$(basename "$0" .sh)
failures=0

# fail TEXT: notes a failure and goes on; `finish` tells.
fail() {
  echo "FAIL $test_name: $*"
  failures=$((failures + 1))
}

# have TOOL PACKAGE: is it there? If not: a failure with STRICT=1, else a SKIP.
have() {
  if command -v "$1" >/dev/null 2>&1; then
    return 0
  fi
  skip "$1" "$2"
  return 1
}

# have_file FILE PACKAGE: the same for a header or a folder of them.
have_file() {
  if test -e "$1"; then
    return 0
  fi
  skip "$1" "$2"
  return 1
}

skip() {
  if test "${STRICT:-0}" = 1; then
    fail "$1 is missing (install $2)"
  else
    echo "SKIP $1 (install $2)"
  fi
}

# Programs run on the software device as the narrowest GPU tests do, whose cache of shaders they share: see lavapipe.sh.
use_lavapipe() {
  export LP_NATIVE_VECTOR_WIDTH=128 MESA_SHADER_CACHE_DIR="$PWD/build/mesa/128"
  mkdir -p "$MESA_SHADER_CACHE_DIR"
}

finish() {
  if test "$failures" -ne 0; then
    echo "$test_name: $failures failures"
    exit 1
  fi
  echo "$test_name: ok"
}
