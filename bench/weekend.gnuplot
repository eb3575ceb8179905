# weekend.gnuplot - draws build/bench/weekend.tsv as build/bench/weekend.png: the path tracer's kernels, and the published port.
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/weekend.gnuplot       from the root of the repository, after build/bin/bench_weekend
input = "build/bench/weekend.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_weekend first"; exit }
set terminal pngcairo size 1400, 800 font "sans,13" background rgb "#fcfcfb"
set output "build/bench/weekend.png"
set datafile separator "\t"

heading = system("sed -n '1s/^# device: //p' " . input)
rows = system("sed 1,2d " . input . " | wc -l") + 0
set title heading . ": one picture, the same bits from every kernel" font "sans,13"
set style fill solid 1 noborder
set logscale x
set yrange [rows + 0.6:-1.6]
set xlabel "seconds"
set grid xtics mxtics linetype 1 linewidth 1 linecolor rgb "#d3d2ca", linetype 1 linewidth 0.5 linecolor rgb "#e6e5df"
set border 1 linecolor rgb "#a8a79d"
set tics nomirror textcolor rgb "#52514e"
set ytics scale 0
set key off
set lmargin 46
low = real(system("awk -F'\\t' 'NR > 2 { if (!low || $3 < low) low = $3 } END { print low / 3 }' " . input))
set xrange [low:60]
seconds = 24.3545
set object 1 rectangle from low, -1.35 to seconds, -0.65 fillcolor rgb "#a3a29b" fillstyle solid 1 noborder
set label 1 sprintf("%.4g", seconds) at seconds * 1.05, -1 font "sans,11" textcolor rgb "#52514e"
set ytics add ("port: 1920x1080, 200 samples, RTX 2070 Max-Q" -1)
colour(scene) = scene eq "cover" ? 0x2a78d6 : 0xe34948
plot input using (low):0:(low):3:($0 - 0.35):($0 + 0.35):(colour(strcol(1))) every ::1 with boxxyerror linecolor rgb variable, \
     input using ($3 * 1.05):0:(sprintf("%.4g", $3)):ytic(strcol(1) . ": " . strcol(2)) every ::1 \
       with labels left font "sans,11" textcolor rgb "#52514e"
