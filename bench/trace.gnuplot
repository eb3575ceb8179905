# trace.gnuplot - draws build/bench/trace.tsv as build/bench/trace.png: rays a second, ours with each hint, the driver's.
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/trace.gnuplot       from the root of the repository, after build/bin/bench_trace
input = "build/bench/trace.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_trace first"; exit }
set terminal pngcairo size 1800, 800 font "sans,12" background rgb "#fcfcfb"
set output "build/bench/trace.png"
set termoption noenhanced
set datafile separator "\t"

heading = system("sed -n '1s/^# device: //p' " . input)
set title heading . ": rays through triangles" font "sans,15"
array colours[5] = ["#1baf7a", "#0d6b4a", "#2a78d6", "#e34948", "#a3a29b"]
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
names = "'hint coherent' 'hint incoherent' 'hint shuffled' 'driver, structure for fast trace' 'driver, structure for fast build'"
plot for [i = 1:5] input using (column(i + 3)):xticlabels(strcol(1) . " " . strcol(2)) every ::1 \
       linecolor rgb colours[i] title word(names, i)
