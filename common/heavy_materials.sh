#!/bin/sh
# heavy_materials.sh - writes generated materials, each its own code: for the path tracer's heavy scenes and bench_shade.
# SPDX-License-Identifier: MIT
#
#   common/heavy_materials.sh FOLDER [OPERATIONS]
#
# FOLDER/uber_16, uber_64, uber_256: heavy_materials.glsl with one function that switches between so many materials,
#                                    vec4 shadeMaterial(uint material, vec4 hit, uint rounds).
# FOLDER/one_000 .. one_255:         heavy_materials.glsl with one of the same materials.
# All define HEAVY(material, hit, rounds) -> vec4; HEAVY_BY_ID too if it looks at the material.
#
# A material is a loop over OPERATIONS (default 162) arithmetic operations: with 8 rounds, as bench_shade asks for,
# it executes about 1,300, in code that compiles in bearable time. Each material draws its own mix of operations, their
# order, operands and constants. Every operation's result is a later one's operand: nothing is dead. The generator
# follows the bound of every value and scales in time, so no value leaves -16 .. 16; a round ends with all in -1 .. 1.
# `precise` forbids contraction, so that the shader of one material and the one of all compute the same bits.
set -eu
folder=$1
operations=${2:-162}
for name in uber_16 uber_64 uber_256 $(awk 'BEGIN { for (i = 0; i < 256; ++i) printf "one_%03d ", i }'); do
  mkdir -p "$folder/$name"
done

awk -v folder="$folder" -v operations="$operations" '
function next_random(limit) # 0 .. limit - 1; the same in every awk
{
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * limit)
}

function constant() # -1 .. 1, not near 0
{
  return sprintf("%s%.5f", next_random(2) ? "-" : "", 0.25 + next_random(75000) / 100000)
}

function absolute(x) { return x < 0 ? -x : x }
function larger(x, y) { return x > y ? x : y }

# One operation on the value v. A draw that would leave the bound becomes a scaling.
function operation(v,    x, y, k, pick, text, reach)
{
  x = v
  while (x == v)
    x = names[next_random(8) + 1]
  y = names[next_random(8) + 1]
  k = constant()
  pick = next_random(total)
  if ((pick -= weights[1]) < 0) { text = "fma(" x ", " k ", " v ")"; reach = bound[x] * absolute(k) + bound[v] }
  else if ((pick -= weights[2]) < 0) { text = "fma(" v ", " x ", " y ")"; reach = bound[v] * bound[x] + bound[y] }
  else if ((pick -= weights[3]) < 0) { text = v " * " x; reach = bound[v] * bound[x] }
  else if ((pick -= weights[4]) < 0) { text = v " - " x; reach = bound[v] + bound[x] }
  else if ((pick -= weights[5]) < 0) { text = v " + " k; reach = bound[v] + absolute(k) }
  else if ((pick -= weights[6]) < 0) { text = "min(" v ", " x ")"; reach = larger(bound[v], bound[x]) }
  else if ((pick -= weights[7]) < 0) { text = "max(" v ", abs(" x "))"; reach = larger(bound[v], bound[x]) }
  else { text = "sin(" v ")"; reach = 1 }
  if (reach > 16)
  {
    text = v " * " sprintf("%.5f", 0.9 / bound[v])
    reach = 1
  }
  bound[v] = reach
  return "    " v " = " text ";\n"
}

function material(number,    text, i)
{
  state = 7919 * (number + 1)
  next_random(2)
  total = 0
  for (i = 1; i <= 7; ++i) # its own taste: some multiply, some compare
    total += weights[i] = 2 + next_random(i <= 2 ? 40 : 16)
  total += 2 # sines are rare: they cost several operations
  for (i = 1; i <= 8; ++i)
    bound[names[i]] = 1
  text = "vec4 material" number "(vec4 hit, uint rounds)\n{\n"
  text = text "  precise float a = hit.x, b = hit.y, c = hit.z, d = hit.w;\n"
  text = text "  precise float e = b * c, f = c * d, g = d * a, h = a * b;\n"
  text = text "  for (uint round = 0u; round < rounds; ++round)\n  {\n"
  for (i = 1; i <= operations - 8; ++i)
    text = text operation(names[next_random(8) + 1])
  for (i = 1; i <= 8; ++i) # what comes from the hit keeps hits apart
    text = text "    " names[i] " = fma(" names[i] ", " sprintf("%.5f", 0.7 / bound[names[i]]) ", 0.25 * hit." \
      substr("xyzwyzwx", i, 1) ");\n"
  text = text "  }\n  precise vec4 made = vec4(a + e, b + f, c + g, d + h) + vec4("
  return text constant() ", " constant() ", " constant() ", " constant() "); // no two materials agree\n  return made;\n}\n\n"
}

function heading(what)
{
  return "// " what "; written by common/heavy_materials.sh\n// SPDX-License-Identifier: MIT\n\n"
}

BEGIN {
  split("a b c d e f g h", names, " ")
  for (i = 0; i < 256; ++i)
  {
    file = sprintf("%s/one_%03d/heavy_materials.glsl", folder, i)
    text[i] = material(i)
    printf "%s%s#define HEAVY(material, hit, rounds) material%d(hit, rounds)\n", \
      heading("material " i), text[i], i > file
    close(file)
  }
  for (count = 16; count <= 256; count *= 4)
  {
    file = sprintf("%s/uber_%d/heavy_materials.glsl", folder, count)
    printf "%s", heading(count " materials") > file
    for (i = 0; i < count; ++i)
      printf "%s", text[i] > file
    # Two steps of 16: Mesa 22.3 on a processor goes wrong where branches are nested more than 80 deep.
    for (i = 0; i < count; ++i)
    {
      if (i % 16 == 0)
        printf "vec4 shade%d(uint material, vec4 hit, uint rounds)\n{\n  switch (material & 15u)\n  {\n", i / 16 > file
      printf "  case %du: return material%d(hit, rounds);\n", i % 16, i > file
      if (i % 16 == 15)
        printf "  }\n  return vec4(0);\n}\n\n" > file
    }
    printf "vec4 shadeMaterial(uint material, vec4 hit, uint rounds)\n{\n  switch (material >> 4)\n  {\n" > file
    for (i = 0; i < count; i += 16)
      printf "  case %du: return shade%d(material, hit, rounds);\n", i / 16, i / 16 > file
    printf "  }\n  return vec4(0);\n}\n\n" > file
    printf "#define HEAVY_BY_ID\n#define HEAVY shadeMaterial\n" > file
    close(file)
  }
}'
