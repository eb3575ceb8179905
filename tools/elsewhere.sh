#!/bin/sh
# Runs setup.sh, the examples and the GPU tests in a bare Debian of another release, on its software device.
# SPDX-License-Identifier: MIT
#
# usage: tools/elsewhere.sh SUITE FOLDER [COMMAND]   from the repository's root, as root; needs debootstrap and git
#   SUITE    a Debian release: bookworm, trixie, sid
#   FOLDER   everything lands there; SUITE.tar in it is the bare system, for the next run
#   COMMAND  what runs in a clone of the last commit; default: ./setup.sh check && make check-lavapipe; on sid also
#            native-check and bench-trace
#   swiftshader in place of SUITE: the GPU tests on this system with another driver, see tools/swiftshader.sh
# Packages come from the first mirror in /etc/apt. No folder of this machine is mounted inside: the root has the device
# nodes that debootstrap makes, and a /proc of its own.
set -eu
suite=${1:?a Debian release}
if test "$suite" = swiftshader; then
  shift
  exec sh tools/swiftshader.sh "$@"
fi
mkdir -p "${2:?a folder}"
folder=$(cd "$2" && pwd)
command='./setup.sh check && make check-lavapipe'
# At 512 bits sid's Mesa (26.2.6) writes past its own stack when the validation layer asks for cooperative matrices. It has
# ray tracing pipelines, which at 256 bits are an oracle that shares no line with raysort.
if test "$suite" = sid; then
  command="./setup.sh check
    WIDEST=256 make check-lavapipe
    export RAYSORT_DEVICE=llvmpipe LP_NATIVE_VECTOR_WIDTH=256
    make native-check ARGS='--validate --size 64x36'
    make bench-trace ARGS='--validate --size 61x37 --triangles 600 --runs 1'"
fi
command=${3:-$command}
root=$folder/$suite
source=$(pwd)
if grep -q " $root" /proc/self/mounts; then
  echo "elsewhere: something is mounted in $root" >&2
  exit 1
fi

if [ ! -f "$root.tar" ]; then
  mirror=$(sed -n 's/^URIs: *//p; s/^deb \([^ []*\) .*/\1/p' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1)
  debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$folder/$suite.log" 2>&1
  tar -C "$root" -cf "$root.tar.part" .
  mv "$root.tar.part" "$root.tar"
fi
rm -rf --one-file-system "$root"
mkdir -p "$root"
tar -C "$root" -xf "$root.tar"

# The way to the mirror: names, proxies, certificates.
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp -r /etc/apt/apt.conf.d "$root/etc/apt/"
mkdir -p "$root/etc/ssl" "$root/usr/local/share"
cp -r /etc/ssl/certs "$root/etc/ssl/" 2>/dev/null || true
cp -r /usr/local/share/ca-certificates "$root/usr/local/share/" 2>/dev/null || true

git clone -q "$source" "$root/srv/project"
printf 'set -e\ncd /srv/project\n%s\n' "$command" >"$root/srv/command"
unshare --mount --pid --fork --mount-proc="$root/proc" chroot "$root" env -i HOME=/srv LANG=C.UTF-8 \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive sh /srv/command
