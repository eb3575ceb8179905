# Does this raysort serve find_package(raysort VERSION)? By SemVer: a major version may break, and before 1.0 a minor one.
# SPDX-License-Identifier: MIT
include("${CMAKE_CURRENT_LIST_DIR}/raysortPlace.cmake")
set(PACKAGE_VERSION "${raysort_version}")
set(PACKAGE_VERSION_COMPATIBLE FALSE)
set(PACKAGE_VERSION_EXACT FALSE)
if(PACKAGE_VERSION VERSION_EQUAL "${PACKAGE_FIND_VERSION}")
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
if(NOT PACKAGE_VERSION VERSION_LESS "${PACKAGE_FIND_VERSION}" AND "${PACKAGE_FIND_VERSION_MAJOR}" EQUAL raysort_major
   AND (raysort_major GREATER 0 OR "${PACKAGE_FIND_VERSION_COUNT}" LESS 2 OR "${PACKAGE_FIND_VERSION_MINOR}" EQUAL
                                                                             raysort_minor))
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
