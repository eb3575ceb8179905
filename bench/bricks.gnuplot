# bricks.gnuplot - draws build/bench/bricks.tsv as build/bench/bricks.png: rays a second through distance fields.
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/bricks.gnuplot       from the root of the repository, after build/bin/bench_bricks
input = "build/bench/bricks.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_bricks first"; exit }
set terminal pngcairo size 1800, 800 font "sans,12" background rgb "#fcfcfb"
set output "build/bench/bricks.png"
set termoption noenhanced
set datafile separator "\t"

heading = system("sed -n '1s/^# device: //p' " . input)
set title heading . ": rays through distance fields; Brixelizer's figures are of an H200, or of lavapipe" font "sans,15"
array colours[3] = ["#1baf7a", "#e34948", "#a3a29b"]
rays = "< grep -E '\t(P_out|P_in|S_out|S_in|shuffled|AO)\t' " . input
set style data histogram
set style histogram clustered gap 1
set style fill solid 1 noborder
set boxwidth 0.9
set yrange [0 : *]
set ylabel "million rays a second"
set grid ytics linetype 1 linewidth 1 linecolor rgb "#d3d2ca"
set border 3 linecolor rgb "#a8a79d"
set tics nomirror textcolor rgb "#52514e"
set xtics rotate by -45
set key outside top center horizontal samplen 2 spacing 1.15 height 0.5 textcolor rgb "#52514e"
names = "'here' 'Brixelizer as shipped' 'Brixelizer, its cap of 32 steps lifted to 256'"
plot for [i = 1:3] rays using (column(i + 2)):xticlabels(strcol(1) . " " . strcol(2)) \
       linecolor rgb colours[i] title word(names, i)
