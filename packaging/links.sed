# links.sed - of links to what only a clone has, the words are left, and of such pictures nothing. Run by sed -E.
# SPDX-License-Identifier: MIT
:all
N
$!ball
s,!\[[^]]*\]\((\.\./)*(bench|common|examples|packaging|src|tests|tools)/[^)]*\)\n*,,g
s,\[([^]]*)\]\((\.\./)*(bench|common|examples|packaging|src|tests|tools)/[^)]*\),\1,g
