# sort.gnuplot - draws build/bench/sort.tsv as build/bench/sort.png: rays per second over rays, raysort and its peer.
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/sort.gnuplot        from the root of the repository, after build/bin/bench_sort --sweep
# Uniform ids. A panel for 32-bit ids (with the radix sort of pairs) and one for 8-bit ids.
input = "build/bench/sort.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_sort --sweep first"; exit }
set terminal pngcairo size 1600, 900 font "sans,13" background rgb "#fcfcfb"
set output "build/bench/sort.png"

device = system("sed -n '1s/^# device: \\(.*\\); peer: .*/\\1/p' " . input)
peer = system("sed -n '1s/^# .*; peer: \\(.*\\)/\\1/p' " . input)
# Numbers of materials with uniform rows at the most sizes, so that a short list of extra rows makes no stub of a line.
materials = system("awk '$1 == \"material\" && $5 == \"uniform\" { if (!seen[$2, $4]++) ++sizes[$4] } " . \
  "END { for (m in sizes) if (sizes[m] > most) most = sizes[m]; " . \
  "for (m in sizes) if (sizes[m] == most) print m }' " . input . " | sort -n")
rows(kind, bits, m) = "< awk '$1 == \"" . kind . "\" && $3 == " . bits . " && $4 == " . m . \
  " && $5 == \"uniform\"' " . input . " | sort -n -k2,2"

array colours[6] = ["#2a78d6", "#1baf7a", "#eda100", "#4a3aa7", "#e34948", "#e87ba4"]
grey = "#73726c"
set logscale xy
set xlabel "rays"
# Marks at the sizes that were measured, and at 1, 2, 5, 10, ...
label(n) = n < 1e6 ? sprintf("%.0f k", n / 1e3) : sprintf(n < 1e7 ? "%.2g M" : "%.0f M", n / 1e6)
set xtics ("" 1)
sizes = system("awk '$5 == \"uniform\" { print $2 }' " . input . " | sort -nu")
do for [n in sizes] { set xtics add (label(real(n)) real(n)) }
set ytics ("" 1)
do for [d in "0.1 1 10 100 1000"] { do for [m in "1 2 5"] { set ytics add (sprintf("%g", d * m) d * m) } }
set grid xtics ytics mxtics mytics linetype 1 linewidth 1 linecolor rgb "#d3d2ca", \
  linetype 1 linewidth 0.5 linecolor rgb "#e6e5df"
set border 3 linecolor rgb "#a8a79d"
set tics nomirror textcolor rgb "#52514e"
set key top left samplen 3 spacing 1.15 textcolor rgb "#52514e"
set multiplot layout 1, 2 title device . ", uniform ids; dashed: " . peer font "sans,15"

# Both panels share their ranges: the lowest and the highest of all, with room where that is one.
stats "< awk '$5 == \"uniform\" { print $2 }' " . input nooutput
set xrange [STATS_min / 1.5 : STATS_max * 1.5]
stats "< awk '$5 == \"uniform\" { print $2 / $6 / 1e6; print $2 / $11 / 1e6 }' " . input nooutput
set yrange [STATS_min / 1.5 : STATS_max * 2.5]

set title "32-bit ids"
set ylabel "10^9 rays a second"
plot for [i = 1:words(materials)] rows("material", 32, word(materials, i)) using 2:($2 / $6 / 1e6) with linespoints \
       linewidth 2.5 pointtype 7 pointsize 1.1 linecolor rgb colours[i] title word(materials, i) . " materials", \
     for [i = 1:words(materials)] rows("material", 32, word(materials, i)) using 2:($2 / $11 / 1e6) with linespoints \
       linewidth 2 dashtype 2 pointtype 6 pointsize 0.8 linecolor rgb colours[i] notitle, \
     rows("radix", 32, 0) using 2:($2 / $6 / 1e6) with linespoints linewidth 2.5 pointtype 7 pointsize 1.1 \
       linecolor rgb grey title "radix sort, 32-bit keys and values", \
     rows("radix", 32, 0) using 2:($2 / $11 / 1e6) with linespoints linewidth 2 dashtype 2 pointtype 6 pointsize 0.8 \
       linecolor rgb grey notitle

set title "8-bit ids"
unset ylabel
plot for [i = 1:words(materials)] rows("material", 8, word(materials, i)) using 2:($2 / $6 / 1e6) with linespoints \
       linewidth 2.5 pointtype 7 pointsize 1.1 linecolor rgb colours[i] title word(materials, i) . " materials", \
     for [i = 1:words(materials)] rows("material", 8, word(materials, i)) using 2:($2 / $11 / 1e6) with linespoints \
       linewidth 2 dashtype 2 pointtype 6 pointsize 0.8 linecolor rgb colours[i] notitle
unset multiplot
