# inexact.awk - float arithmetic of a disassembled shader that a driver may do in its own way, and in which function.
# SPDX-License-Identifier: MIT
#
#   spirv-dis SHADER | awk -f tests/support/inexact.awk      SHADER with names; prints "function instruction" once each
/OpDecorate .* NoContraction/ { exact[$2] = 1 }
/ = OpFunction / {
  name = $1
  sub(/^%/, "", name)
  sub(/_.*/, "", name)
}
function tell(what)
{
  if (!told[name " " what]++)
    print name " " what
}
/ = Op(FAdd|FSub|FMul|FDiv|FNegate|FMod|FRem|Dot|VectorTimesScalar|MatrixTimes[A-Za-z]*|VectorTimesMatrix) / {
  if (!($1 in exact) || $3 == "OpDot")
    tell($3)
}
/ = OpExtInst .* (Normalize|Reflect|Refract|FMix|Pow|Exp2?|Log2?|Length|Distance|SmoothStep|InverseSqrt|Sin|Cos) / {
  for (i = 5; i <= NF; ++i)
    if ($i ~ /^(Normalize|Reflect|Refract|FMix|Pow|Exp2?|Log2?|Length|Distance|SmoothStep|InverseSqrt|Sin|Cos)$/)
      tell($i)
}
