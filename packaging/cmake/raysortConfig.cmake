# raysort for CMake. find_package(raysort CONFIG), add_subdirectory and FetchContent all read this file.
# SPDX-License-Identifier: MIT
#
#   raysort::raysort                   the folder of raysort.h, and that of Vulkan's headers where one is found
#   raysort::raysort-shaders           the folder of the shaders that yours include
#   raysort_compile(target shader...)  compiles GLSL to SHADER.spv in the current binary folder, when target is built

include("${CMAKE_CURRENT_LIST_DIR}/raysortPlace.cmake")

if(NOT raysort_include)
  set(raysort_FOUND FALSE)
  string(CONCAT raysort_NOT_FOUND_MESSAGE "${CMAKE_CURRENT_LIST_DIR} has the CMake files of raysort, but there is no "
                "include/raysort.h under the same prefix. Install raysort again.")
  return()
endif()

if(TARGET raysort::raysort)
  get_target_property(raysort_before raysort::raysort raysort_folder)
  if(NOT raysort_before STREQUAL raysort_include)
    message(FATAL_ERROR "raysort: two copies in one build, ${raysort_before} and ${raysort_include} (version "
                        "${raysort_version}). Keep find_package or the subfolder, not both.")
  endif()
  return()
endif()

# Vulkan's headers, for what includes raysort.h. Include folders of your own come before this one.
find_path(RAYSORT_VULKAN_INCLUDE_DIR vulkan/vulkan_core.h HINTS ENV VULKAN_SDK PATH_SUFFIXES include Include)
mark_as_advanced(RAYSORT_VULKAN_INCLUDE_DIR)
set(raysort_folders "${raysort_include}")
if(RAYSORT_VULKAN_INCLUDE_DIR)
  list(APPEND raysort_folders "${RAYSORT_VULKAN_INCLUDE_DIR}")
else()
  message(STATUS "raysort: no vulkan/vulkan_core.h was found. Install Vulkan's headers (Debian: libvulkan-dev), or set "
                 "RAYSORT_VULKAN_INCLUDE_DIR.")
endif()

add_library(raysort::raysort INTERFACE IMPORTED GLOBAL)
set_target_properties(
  raysort::raysort
  PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${raysort_folders}" INTERFACE_COMPILE_DEFINITIONS
             "RAYSORT_PACKAGE_VERSION=${raysort_number}" raysort_folder "${raysort_include}")
add_library(raysort::raysort-shaders INTERFACE IMPORTED GLOBAL)
set_target_properties(raysort::raysort-shaders PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${raysort_shaders}")

function(raysort_compile target)
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "raysort_compile: there is no target ${target}. The target comes first, then its shaders.")
  endif()
  if(NOT ARGN)
    message(FATAL_ERROR "raysort_compile(${target}): no shader is named.")
  endif()
  find_program(RAYSORT_GLSLANG NAMES glslangValidator glslang glslc HINTS ENV VULKAN_SDK PATH_SUFFIXES bin Bin)
  if(NOT RAYSORT_GLSLANG)
    message(FATAL_ERROR "raysort_compile: neither glslangValidator nor glslc was found. Install glslang-tools (Debian), "
                        "glslang (Fedora, Arch) or the Vulkan SDK, or set RAYSORT_GLSLANG to the program.")
  endif()
  if(RAYSORT_GLSLANG MATCHES "glslc[^/]*$")
    set(flags --target-env=vulkan1.2)
  else()
    set(flags --quiet --target-env vulkan1.2)
  endif()
  get_target_property(folder raysort::raysort-shaders INTERFACE_INCLUDE_DIRECTORIES)
  file(GLOB includes CONFIGURE_DEPENDS "${folder}/raysort_*")
  foreach(shader IN LISTS ARGN)
    get_filename_component(source "${shader}" ABSOLUTE)
    get_filename_component(beside "${source}" DIRECTORY)
    get_filename_component(name "${source}" NAME)
    if(NOT EXISTS "${source}")
      message(FATAL_ERROR "raysort_compile(${target}): there is no ${source}.")
    endif()
    if(name MATCHES "hlsl$")
      message(FATAL_ERROR "raysort_compile(${target}): ${shader} is HLSL. docs/own_build.md has its command.")
    endif()
    file(GLOB others CONFIGURE_DEPENDS "${beside}/*.glsl" "${beside}/*.h") # what the shader may include
    set(output "${CMAKE_CURRENT_BINARY_DIR}/${name}.spv")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND "${RAYSORT_GLSLANG}" ${flags} "-I${folder}" -o "${output}" "${source}"
      DEPENDS "${source}" ${others} ${includes}
      COMMENT "Compiling ${name}"
      VERBATIM)
    target_sources("${target}" PRIVATE "${output}")
  endforeach()
endfunction()
