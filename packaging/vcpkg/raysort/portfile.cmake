# An overlay port: it installs the copy of raysort that it stands in. vcpkg install raysort --overlay-ports=packaging/vcpkg
# SPDX-License-Identifier: MIT
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(VCPKG_BUILD_TYPE release) # a header has no debug build
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/raysort)
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
