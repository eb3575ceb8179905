# A port; make dist fills in what is between @ signs. vcpkg install raysort --overlay-ports=build/dist/recipes/vcpkg
# SPDX-License-Identifier: MIT
vcpkg_download_distfile(
  ARCHIVE
  URLS "@address@"
  FILENAME "raysort-@version@.tar.gz"
  SHA512 @sha512@)
vcpkg_extract_source_archive(SOURCE_PATH ARCHIVE "${ARCHIVE}")
set(VCPKG_BUILD_TYPE release) # a header has no debug build
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/raysort)
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
