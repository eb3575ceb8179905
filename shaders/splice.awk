# Replaces the text between the two marker lines of region `tag` by the file `from`.
# SPDX-License-Identifier: MIT
# usage: awk -v tag=spirv -v from=spirv.inc -f splice.awk raysort.h > new.h; fails unless each marker stands there once.
index($0, "/* ---- generated: " tag " ----") == 1 {
  print
  while ((getline line < from) > 0) print line
  close(from)
  skip = 1
  seen++
  next
}
index($0, "/* ---- end generated: " tag " ----") == 1 {
  if (!skip) seen = 99
  skip = 0
}
!skip
END {
  if (seen != 1 || skip) {
    print "splice: bad markers: " tag > "/dev/stderr"
    exit 1
  }
}
