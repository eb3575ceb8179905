#!/bin/sh
# Writes a release: the archive, its sums, and the recipes of vcpkg, Conan and Meson that fetch it. `make dist` runs it.
# SPDX-License-Identifier: MIT
#
# usage: packaging/dist.sh FOLDER ADDRESS   from the repository root; ADDRESS: of the folder that the archive will be in
# The version is RAYSORT_VERSION of raysort.h, the date that of its heading in CHANGELOG.md. FOLDER/release.txt has both,
# and the sums. The same files give the same bytes, whoever packs them, where and when.
set -eu
export LC_ALL=C
folder=$1 address=$2
number=$(sed -n 's/^#define RAYSORT_VERSION \([0-9]*\).*/\1/p' raysort.h)
version=$((number / 10000)).$((number / 100 % 100)).$((number % 100))
date=$(sed -n "s/^## $version - \([0-9-]*\)\$/\1/p" CHANGELOG.md)
refuse() {
  echo "dist: $1" >&2
  exit 1
}
test -n "$date" || refuse "CHANGELOG.md has no heading '## $version - YYYY-MM-DD', and RAYSORT_VERSION is $number"
head -n 2 raysort.h | grep -qF " raysort.h - v$version - " || refuse "the first line of raysort.h names another version than $version"

name=raysort-$version
rm -rf "$folder"
mkdir -p "$folder/$name" "$folder/recipes"

# Header, shaders, manuals and licence, and what CMake and Meson need to use or install them.
parts='raysort.h shaders docs README.md CHANGELOG.md LICENSE CMakeLists.txt meson.build
  packaging/cmake packaging/raysort.pc.in packaging/links.cmake'
# shellcheck disable=SC2086 # a list of words
if test -e .git && command -v git >/dev/null 2>&1; then
  git ls-files -co --exclude-standard $parts
else
  find $parts -type f
fi | sort -u | while read -r file; do
  test -f "$file" || continue # removed, and git does not know yet
  mkdir -p "$folder/$name/$(dirname "$file")"
  case $file in
  *.md) sed -E -f packaging/links.sed "$file" >"$folder/$name/$file" ;;
  *) cp "$file" "$folder/$name/$file" ;;
  esac
done
(cd "$folder" && find "$name" -type f | sort) >"$folder/files"
tar -C "$folder" --format=ustar --mtime="$date 00:00:00Z" --owner=0 --group=0 --numeric-owner --mode='a=r,u+w' \
  -T "$folder/files" -cf - | gzip -9 -n >"$folder/$name.tar.gz"
rm -r "${folder:?}/$name" "$folder/files"

sha256=$(sha256sum "$folder/$name.tar.gz") sha256=${sha256%% *}
sha512=$(sha512sum "$folder/$name.tar.gz") sha512=${sha512%% *}
printf '%s\n' "version $version" "date $date" "archive $name.tar.gz" "address $address/$name.tar.gz" "sha256 $sha256" \
  "sha512 $sha512" >"$folder/release.txt"
for recipe in vcpkg/raysort/portfile.cmake vcpkg/raysort/vcpkg.json conan/conanfile.py meson/raysort.wrap; do
  mkdir -p "$folder/recipes/$(dirname "$recipe")"
  sed -e "s|@version@|$version|g" -e "s|@address@|$address/$name.tar.gz|g" -e "s|@sha256@|$sha256|g" \
    -e "s|@sha512@|$sha512|g" "packaging/$recipe" >"$folder/recipes/$recipe"
done
cat "$folder/release.txt"
