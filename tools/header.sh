#!/bin/sh
# Assembles raysort.h from the parts that src/parts lists, then splices in what is generated.
# SPDX-License-Identifier: MIT
#
# usage: tools/header.sh   from the repository root
set -eu
mkdir -p build

# The parts under one heading of src/parts, each behind a line that names it.
parts() { # HEADING
  awk -v heading="$1" '/^[a-z]+$/ { on = $0 == heading; next } on' src/parts | while read -r part; do
    echo "/* ---- $part ---- */"
    grep -vx '/\* SPDX-License-Identifier: MIT \*/' "$part"
  done
}

{
  parts public
  cat <<'END'

#ifdef __cplusplus
}
#endif

#endif /* RAYSORT_H */

#ifdef RAYSORT_IMPLEMENTATION
#ifndef RAYSORT_IMPLEMENTATION_ONCE
#define RAYSORT_IMPLEMENTATION_ONCE

END
  parts private
  parts words
  cat <<'END'

#endif /* RAYSORT_IMPLEMENTATION_ONCE */
#endif /* RAYSORT_IMPLEMENTATION */

/* MIT License, copyright (c) 2026 the raysort authors: see LICENSE. */
END
} >build/raysort.h
cp build/raysort.h raysort.h
sh shaders/embed.sh
