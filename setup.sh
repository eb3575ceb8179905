#!/bin/sh
# Installs what the demo and the tests need, on Debian 12, 13, sid and their descendants. Does nothing where everything is
# there. docs/install.md names the packages of Fedora and Arch.
# SPDX-License-Identifier: MIT
#
# usage: ./setup.sh [--list] [demo|check]   demo: compilers, Vulkan, a software device; check (default): the tests' tools
#                                           too; --list: prints the packages that are missing, and installs nothing
set -eu
list=
[ "${1:-}" != --list ] || { list=yes && shift; }
case ${1:-check} in
demo | check) ;;
*)
  echo "usage: ./setup.sh [--list] [demo|check]" >&2
  exit 1
  ;;
esac
command -v dpkg-query >/dev/null || {
  echo "setup: this system has no Debian packages; docs/install.md names those of Fedora and Arch" >&2
  exit 1
}
demo="make gcc libc6-dev libvulkan-dev libvulkan-volk-dev libvulkan1 libstb-dev mesa-vulkan-drivers
  glslang-tools libglfw3-dev"
check="g++ clang libclang-rt-dev spirv-tools spirv-cross vulkan-validationlayers libcmocka-dev libassimp-dev shellcheck
  libtinygltf-dev nlohmann-json3-dev libdraco-dev libmeshoptimizer-dev libwebp-dev gltfpack draco
  git gcc-mingw-w64-x86-64-win32 gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user gnuplot-nox cmake meson pkg-config
  python3 xvfb xdotool twm"
packages=$demo
[ "${1:-check}" = demo ] || packages="$demo $check"

missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
if [ "$list" ]; then
  echo "${missing# }"
  exit
fi
[ -n "$missing" ] || exit 0

as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
export DEBIAN_FRONTEND=noninteractive
echo "setup: installing$missing"
$as_root apt-get update -qq
# shellcheck disable=SC2086 # a list of words
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
