# links.cmake - of an installed page, what it links is installed too, at its new place; of other links the words are left,
# and of pictures nothing. cmake --install runs it; packaging/install.sh does the same.
# SPDX-License-Identifier: MIT
set(root "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share")
set(others "(\\.\\./)*(bench|common|examples|packaging|src|tests|tools)/[^)]*")
file(GLOB_RECURSE pages "${root}/doc/raysort/*.md" "${root}/raysort/*.md")
foreach(page IN LISTS pages)
  file(READ "${page}" text)
  string(REGEX REPLACE "!\\[[^]]*\\]\\(${others}\\)\n*" "" text "${text}")
  string(REGEX REPLACE "\\[([^]]*)\\]\\(${others}\\)" "\\1" text "${text}")
  string(REGEX REPLACE "\\]\\(((\\.\\./)*)shaders/" "](\\1../../raysort/shaders/" text "${text}")
  string(REGEX REPLACE "\\]\\(((\\.\\./)+)docs/" "](\\1../doc/raysort/docs/" text "${text}")
  file(WRITE "${page}" "${text}")
endforeach()
