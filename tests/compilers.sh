#!/bin/sh
# compilers.sh - registers, spills and waves of every kernel, by Mesa's compilers for AMD and Intel, without their hardware.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/compilers.sh PROGRAM   from the root of the repository; PROGRAM: tests/compilers.c, compiled
# ROOT=FOLDER       a root file system (debootstrap makes one) whose Mesa compiles, in place of this machine's; as root
# INTEL_SHIM=FILE   in it, Mesa's libintel_noop_drm_shim.so: no Debian package has it; docs/compilers.md says how to get it
# AMD='navi21'      families, by RADV's names; INTEL='dg2'  platforms, by the shim's names
# CAPABILITIES=2    RAYSORT_CAPABILITY_*_BIT; 0, the default, is all
# The table lands in build/compilers.tsv. A device that this Mesa does not know is skipped.
. tests/support/need.sh

program=$1
root=${ROOT:-}
table=build/compilers.tsv
icds=/usr/share/vulkan/icd.d
known=0
: >"$table"

# The program for one device; nothing of this machine is mounted in the root.
compile() { # NAME ICD SETTING...
  name=$1
  icd=${2#"$root"}
  shift 2
  if test "$root"; then
    cp "$program" "$root/tmp/compilers"
    chroot "$root" env VK_DRIVER_FILES="$icd" VK_ICD_FILENAMES="$icd" MESA_SHADER_CACHE_DISABLE=true "$@" \
      /tmp/compilers "$name" "${CAPABILITIES:-0}"
  else
    env VK_DRIVER_FILES="$icd" VK_ICD_FILENAMES="$icd" MESA_SHADER_CACHE_DISABLE=true "$@" \
      "$program" "$name" "${CAPABILITIES:-0}"
  fi
}

report() { # NAME ICD SETTING...
  code=0
  compile "$@" >build/compilers.out 2>build/compilers.log || code=$?
  case $code in
  0 | 1)
    known=$((known + 1))
    cat build/compilers.out
    tr -d ' ' <build/compilers.out | tr '|' '\t' | cut -f 2-9 >>"$table"
    test "$code" -eq 0 || fail "$1: past the limits"
    ;;
  *) echo "SKIP $1: $(tail -n 1 build/compilers.log)" ;;
  esac
}

# Of two files of one driver the first: some systems have one for each architecture.
icd_of() { # DRIVER
  for file in "$root$icds/$1"_icd.json "$root$icds/$1"_icd.x86_64.json; do
    if test -f "$file"; then
      echo "$file"
      return
    fi
  done
}

echo '| device | kernel | pipelines | width | registers | spills | scratch | waves |'
echo '|---|---|---|---|---|---|---|---|'
radv=$(icd_of radeon)
if test "$radv"; then
  for family in ${AMD:-polaris10 vega10 navi10 navi21 navi31 gfx1201}; do
    report "$family" "$radv" RADV_FORCE_FAMILY="$family"
    case $family in
    navi* | gfx1*) report "$family-32" "$radv" RADV_FORCE_FAMILY="$family" RADV_PERFTEST=cswave32 ;;
    esac
  done
else
  echo "SKIP AMD: no RADV (install mesa-vulkan-drivers)"
fi
anv=$(icd_of intel)
if test "$anv" && test "${INTEL_SHIM:-}"; then
  for platform in ${INTEL:-tgl dg2 bmg}; do
    report "$platform" "$anv" LD_PRELOAD="$INTEL_SHIM" INTEL_STUB_GPU_PLATFORM="$platform"
  done
else
  echo "SKIP Intel: INTEL_SHIM names no libintel_noop_drm_shim.so (docs/compilers.md)"
fi
test "$known" -gt 0 || echo "SKIP: no Mesa here that compiles for a device that is not there"
finish
