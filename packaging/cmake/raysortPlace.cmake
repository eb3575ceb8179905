# Where raysort.h and the shaders are, and which version they are: for raysortConfig.cmake and raysortConfigVersion.cmake.
# SPDX-License-Identifier: MIT
#
# sets raysort_include and raysort_shaders (folders; empty: not found), raysort_number (RAYSORT_VERSION), raysort_version

set(raysort_include "")
set(raysort_shaders "")
foreach(raysort_up "../.." "../../..") # share/raysort and packaging/cmake; share/cmake/raysort
  get_filename_component(raysort_root "${CMAKE_CURRENT_LIST_DIR}/${raysort_up}" ABSOLUTE)
  if(NOT raysort_include AND EXISTS "${raysort_root}/include/raysort.h")
    set(raysort_include "${raysort_root}/include")
    set(raysort_shaders "${raysort_root}/share/raysort/shaders")
  elseif(NOT raysort_include AND EXISTS "${raysort_root}/raysort.h")
    set(raysort_include "${raysort_root}")
    set(raysort_shaders "${raysort_root}/shaders")
  endif()
endforeach()

set(raysort_number 0)
if(raysort_include)
  file(STRINGS "${raysort_include}/raysort.h" raysort_line REGEX "^#define RAYSORT_VERSION [0-9]+" LIMIT_COUNT 1)
  string(REGEX REPLACE "^#define RAYSORT_VERSION ([0-9]+).*" "\\1" raysort_number "${raysort_line}")
endif()
math(EXPR raysort_major "${raysort_number} / 10000")
math(EXPR raysort_minor "${raysort_number} / 100 % 100")
math(EXPR raysort_patch "${raysort_number} % 100")
set(raysort_version "${raysort_major}.${raysort_minor}.${raysort_patch}")
