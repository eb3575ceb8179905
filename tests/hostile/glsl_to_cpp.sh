#!/bin/sh
# glsl_to_cpp.sh - a shader include as C++ for glsl.hpp.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/hostile/glsl_to_cpp.sh shaders/raysort_NAME.glsl >NAME.hpp
# What it includes is included as C++, too.
# `precise T a = x, b = y;` has no contraction in x and y; out and inout are references; a.xyz is a.swizzle<1012>().
set -eu
perl -0pe '
  sub declared {
    my ($type, $all) = @_;
    join(" ", map { my ($name, $value) = /^\s*(\w+)\s*=\s*(.*)$/s; "$type $name = HOSTILE_PRECISE($type, $value);" }
      split(/,\s*(?=\w+\s*=[^=])/, $all));
  }
  sub swizzled {
    my $parts = shift;
    $parts =~ tr/xyzw/0123/;
    ".template swizzle<1$parts>()";
  }
  s{//[^\n]*}{}g;
  s{^#error.*$}{}mg;
  s{^(#include "\w+)\.glsl"}{$1.hpp"}mg;
  s{\bprecise\s+(\w+)\s+(\w+\s*=[^;]*);}{declared($1, $2)}ge;
  s{\bout\s+(\w+)\s+(\w+)(\[\d+\])}{$1 (&$2)$3}g;
  s{\b(?:in)?out\s+(\w+)\s+(\w+)}{$1 &$2}g;
  s{\.([xyzw]{2,4})\b}{swizzled($1)}ge;
  s{\bfloat\b}{Float}g;
' "$1"
