#!/bin/sh
# Runs the GPU tests on SwiftShader, a software Vulkan that shares no line with Mesa; tools/elsewhere.sh calls it.
# SPDX-License-Identifier: MIT
#
# usage: tools/elsewhere.sh swiftshader FOLDER [PROGRAM...]   from the repository's root, after `make check-built`
#   FOLDER    the driver lands there: it is unpacked from Debian's package chromium-common, which is not installed
#   PROGRAM   bvh/test_gpu_bvh and such; default: all that SwiftShader compiles within minutes, which must pass, and
#             then the others, of which a line says how far they came
# A program of the others has LIMIT seconds, 3600 by default, and MEMORY bytes, 8 GiB by default: at some kernels
# SwiftShader's compiler does not come to an end. Tests run at level 0; test_gpu_results runs without builds.
set -eu
mkdir -p "${1:?a folder}"
folder=$(cd "$1" && pwd)
shift
must='scan/test_gpu_scan radix/test_gpu_radix gather/test_gpu_gather sort/test_gpu_sort sort/test_gpu_image
  dispatch/test_gpu_dispatch bvh/test_gpu_bvh bvh/test_gpu_trace bvh/test_gpu_motion bvh/test_gpu_copy
  reorder/test_gpu_hit_object sdf/test_gpu_sdf_trace sdf/test_gpu_sdf_rays sdf/test_gpu_sdf_debug
  results/test_gpu_results'
others='sort/test_gpu_arguments radix/test_gpu_buckets sdf/test_gpu_sdf_scale sdf/test_gpu_sdf_field
  sdf/test_gpu_sdf_build sdf/test_gpu_sdf_walk reorder/test_gpu_reorder weekend/test_gpu_weekend bvh/test_gpu_build
  bvh/test_gpu_build_levels bvh/test_gpu_build_motion'
test $# -eq 0 || { must=$* && others=; }

library=usr/lib/chromium
if [ ! -f "$folder/$library/libvk_swiftshader.so" ]; then
  (cd "$folder" && apt-get download -qq chromium-common && dpkg-deb --fsys-tarfile chromium-common_*.deb |
    tar -xf - "./$library/libvk_swiftshader.so" "./$library/vk_swiftshader_icd.json")
fi

make -s build/bin/minimal
build/bin/minimal >"$folder/minimal_here.txt"
export VK_ICD_FILENAMES="$folder/$library/vk_swiftshader_icd.json" RAYSORT_DEVICE=SwiftShader
export RAYSORT_TEST_LEVEL=0 RESULTS_WITHOUT_BUILDS=1
build/bin/minimal >"$folder/minimal.txt"
cmp "$folder/minimal_here.txt" "$folder/minimal.txt"
echo "ok     minimal"

failed=0
# shellcheck disable=SC2086 # names have no spaces
printf 'build/tests/%s\n' $must | xargs sh tests/support/run.sh || failed=1
for program in $others; do
  began=$(date +%s)
  code=0
  timeout "${LIMIT:-3600}" prlimit --as="${MEMORY:-8589934592}" "build/tests/$program" >"$folder/log" 2>&1 || code=$?
  case $code in
  0) said=passed ;;
  124) said='time was up' ;;
  *) said="failed with $code: $(grep -v '^ok' "$folder/log" | tail -n 3)" ;;
  esac
  echo "other  $(basename "$program"): $(grep -c '^ok' "$folder/log") tests, $(($(date +%s) - began)) s, $said"
done
exit "$failed"
