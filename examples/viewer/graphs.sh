#!/bin/sh
# graphs.sh - writes materials that have code of their own, as the artists of a renderer with material graphs make them.
# SPDX-License-Identifier: MIT
#
#   examples/viewer/graphs.sh FOLDER COUNT
#
# FOLDER/000/graphs.glsl and so on: one material each; FOLDER/uber/graphs.glsl: all of them, and a switch. Each defines
#   void graphOf(uint number, vec3 at, inout vec3 colour, inout float roughness, inout vec3 normal)
# A graph bends its place by noise, lays four layers of noise, creases, cells or rings over the colour, and bumps the
# normal: about 3,000 operations, in loops. Each draws its own pattern, operands and constants.
set -eu
for name in uber $(seq -f '%03g' 0 $(($2 - 1))); do
  mkdir -p "$1/$name"
done
awk -v folder="$1" -v count="$2" '
function draw(limit) # 0 .. limit - 1; the same in every awk
{
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * limit)
}

function between(low, high) { return sprintf("%.3f", low + (high - low) * draw(10000) / 10000) }
function vector(low, high) { return "vec3(" between(low, high) ", " between(low, high) ", " between(low, high) ")" }

function pattern(    kind)
{
  kind = draw(5)
  if (kind == 0) return "fbm(p * " between(1, 4) ", 4u)"
  if (kind == 1) return "ridges(p.zxy * " between(0.6, 2) ", 4u)"
  if (kind == 2) return "cellEdge(p * " between(1, 3) ")"
  if (kind == 3) return "fract(length(p.xz) * " between(2, 6) " + 0.7 * fbm(p * " vector(0.3, 2) ", 3u))"
  return "sin(dot(p, " vector(1, 6) ") + 3.0 * fbm(p, 3u))"
}

function graph(number,    text)
{
  state = 7919 * (number + 1)
  draw(2)
  text = "void graph" number "(vec3 at, inout vec3 colour, inout float roughness, inout vec3 normal)\n{\n"
  text = text "  vec3 p = at * " between(0.7, 1.6) " + " between(0, 20) ", tint = " vector(0.05, 0.9) ";\n"
  text = text "  p += " between(0.1, 0.6) " * noises(p * " vector(0.5, 2) ");\n"
  text = text "  [[dont_unroll]] for (uint i = 0u; i < 4u; ++i)\n  {\n"
  text = text "    float f = smoothstep(" between(0, 0.3) ", " between(0.4, 0.8) ", " pattern() ");\n"
  text = text "    colour = mix(colour, " (draw(2) ? "colour * " : "") "tint, " between(0.3, 0.9) " * f);\n"
  text = text "    roughness = mix(roughness, " between(0.1, 0.9) ", 0.5 * f);\n"
  text = text "    tint = fract(tint.yzx + " vector(0, 1) ");\n"
  text = text "    p = vec3(0.8 * p.x - 0.6 * p.z, p.y, 0.6 * p.x + 0.8 * p.z) * " between(1.2, 1.9) " + 3.7;\n  }\n"
  return text "  normal = normalize(normal + " between(0.02, 0.2) " * noises(at * " between(4, 12) "));\n}\n\n"
}

function heading(file, what)
{
  printf "// %s; written by examples/viewer/graphs.sh\n// SPDX-License-Identifier: MIT\n\n", what > file
}

BEGIN {
  arguments = "vec3 at, inout vec3 colour, inout float roughness, inout vec3 normal)\n{\n"
  uber = folder "/uber/graphs.glsl"
  heading(uber, "all graphs")
  for (i = 0; i < count; ++i)
  {
    text = graph(i)
    file = sprintf("%s/%03d/graphs.glsl", folder, i)
    heading(file, "graph " i)
    printf "%svoid graphOf(uint number, %s  graph%d(at, colour, roughness, normal);\n}\n", text, arguments, i > file
    close(file)
    printf "%s", text > uber
  }
  # Steps of 16: Mesa 22.3 on a processor goes wrong where branches are nested more than 80 deep.
  for (i = 0; i < count; i += 16)
  {
    printf "void graphs%d(uint number, %s  switch (number)\n  {\n", i, arguments > uber
    for (k = i; k < i + 16 && k < count; ++k)
      printf "  case %du: graph%d(at, colour, roughness, normal); break;\n", k, k > uber
    printf "  }\n}\n\n" > uber
  }
  printf "void graphOf(uint number, %s  switch (number / 16u)\n  {\n", arguments > uber
  for (i = 0; i < count; i += 16)
    printf "  case %du: graphs%d(number, at, colour, roughness, normal); break;\n", i / 16, i > uber
  printf "  }\n}\n" > uber
}'
