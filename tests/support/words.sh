#!/bin/sh
# Prints the words of raysort.h as a file of C, for tests that link the files of src/ by themselves.
# SPDX-License-Identifier: MIT
set -eu
echo '#include "src/core/core_private.h"'
sed -n '/^public/,/^private/s,^src/\(.*\),#include "src/\1",p' src/amalgamation.txt
for push in shaders/kernels/*/push.h; do echo "#include \"$push\""; done
cat src/*/*.c src/*/*/*.c | awk '/^#if RAYSORT_SPIRV/ { on = 1 } on; /^#endif/ { on = 0 }'
awk '/^\/\* ---- words of / { on = 1 } /^#endif .* RAYSORT_IMPLEMENTATION_ONCE / { exit } on' raysort.h
