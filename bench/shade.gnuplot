# shade.gnuplot - draws build/bench/shade.tsv as build/bench/shade.png: what shading costs, sorted and unsorted.
# SPDX-License-Identifier: MIT
#
#   gnuplot bench/shade.gnuplot       from the root of the repository, after build/bin/bench_shade
input = "build/bench/shade.tsv"
if (!strlen(system("ls " . input . " 2>/dev/null"))) { print "no " . input . ": run bench_shade first"; exit }
set terminal pngcairo size 1400, 800 font "sans,13" background rgb "#fcfcfb"
set output "build/bench/shade.png"
set datafile separator "\t"

heading = system("sed -n '1s/^# device: //p' " . input)
high = real(system("awk -F'\\t' '$1 ~ /^[0-9]/ { for (i = 6; i <= 10; ++i) if (i != 7 && $i > high) high = $i } " . \
  "END { print high }' " . input))
array colours[4] = ["#e34948", "#2a78d6", "#1baf7a", "#a3a29b"]
low = real(system("awk -F'\\t' '$1 ~ /^[0-9]/ { for (i = 8; i <= 10; ++i) if (!low || $i < low) low = $i } " . \
  "END { print low }' " . input))
set title heading . ": hits of generated materials, uniform (after a bounce) and coherent (primary)" font "sans,15"
set style data histogram
set style histogram clustered gap 1
set style fill solid 1 noborder
set boxwidth 0.9
set logscale y
set yrange [10 ** floor(log10(low)) : 1.6 * high]
set ylabel "ms, the sort included"
set grid ytics mytics linetype 1 linewidth 1 linecolor rgb "#d3d2ca", \
  linetype 1 linewidth 0.5 linecolor rgb "#e6e5df"
set border 3 linecolor rgb "#a8a79d"
set tics nomirror textcolor rgb "#52514e"
set key outside top center horizontal samplen 2 spacing 1.15 height 0.5 textcolor rgb "#52514e"
shown = "6 8 9 10"
names = "'unsorted, uber shader' 'sort + a pipeline a material' 'sort + uber shader' 'floor: sorted in memory'"
plot for [i = 1:4] input using (column(int(word(shown, i)))):xticlabels(1) every ::1 linecolor rgb colours[i] \
       title word(names, i), \
     for [i = 1:4] input using ($0 + (i - 2.5) / 5.0):(column(int(word(shown, i)))):(sprintf("%.3g", \
       column(int(word(shown, i))))) every ::1 with labels offset 0, 0.6 font "sans,10" textcolor rgb "#52514e" notitle
