# shade_sweep.gnuplot - draws build/bench/shade_sweep.tsv as build/bench/shade_sweep.png: from which statistic on does
# sorting pay?
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/shade_sweep.gnuplot from the root of the repository, after build/bin/bench_shade --sweep
input = "build/bench/shade_sweep.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_shade --sweep first"; exit }
set terminal pngcairo size 1400, 800 font "sans,13" background rgb "#fcfcfb"
set output "build/bench/shade_sweep.png"

heading = system("sed -n '1s/^# device: //p' " . input)
materials = system("awk -F'\\t' '$2 + 0 && !seen[$2]++ { print $2 }' " . input)
rows(m) = "< awk -F'\\t' '$2 == " . m . " { print $5, $6, ($8 < $9 ? $8 : $9) }' " . input . " | sort -g"
array colours[3] = ["#2a78d6", "#1baf7a", "#eda100"]
set title heading . ": a picture with more and more random ids; dashed: unsorted" font "sans,15"
set logscale xy
set xlabel "distinct ids in 32 consecutive rays, on average"
set ylabel "ms, the sort included"
set xrange [1:32]
set xtics (1, 1.2, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32)
set grid xtics ytics mytics linetype 1 linewidth 1 linecolor rgb "#d3d2ca", \
  linetype 1 linewidth 0.5 linecolor rgb "#e6e5df"
set border 3 linecolor rgb "#a8a79d"
set tics nomirror textcolor rgb "#52514e"
set key top left samplen 3 spacing 1.15 textcolor rgb "#52514e"
plot for [i = 1:words(materials)] rows(word(materials, i)) using 1:3 with linespoints linewidth 2.5 pointtype 7 \
       pointsize 1.1 linecolor rgb colours[i] title word(materials, i) . " materials", \
     for [i = 1:words(materials)] rows(word(materials, i)) using 1:2 with linespoints linewidth 2 dashtype 2 \
       pointtype 6 pointsize 0.8 linecolor rgb colours[i] notitle
