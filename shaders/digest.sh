#!/bin/sh
# Prints the SHA-256 of everything that decides the words of the kernels.
# SPDX-License-Identifier: MIT
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."
test -f shaders/embed.sh && test -f shaders/raysort_shared.h && test -f shaders/raysort_address.glsl
{
  cat shaders/embed.sh shaders/raysort_shared.h shaders/raysort_address.glsl
  find shaders/kernels -type f | sort | while read -r file; do
    echo "$file"
    cat "$file"
  done
} | sha256sum | cut -c1-64
