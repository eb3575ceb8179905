#!/bin/sh
# check_packages.sh - raysort as a user gets it: installed, as a subfolder, fetched, by pkg-config, Meson, vcpkg and Conan.
# From each a program outside of the repository is built, in C and C++, linked and with volk, and sorts on the software
# device. Then the mistakes of beginners: each ends with a sentence.
# SPDX-License-Identifier: MIT
. tests/support/need.sh

root=$(pwd)
out=$root/build/packages
rm -rf "$out"
mkdir -p "$out"
prefix="$out/a prefix"
use_lavapipe
export GALLIVM_PERF=nopt # as the tests of the sort have it
have cc gcc || finish
have c++ g++ || finish
have_file /usr/include/vulkan/vulkan.h libvulkan-dev || finish
have_file /usr/include/volk.h libvulkan-volk-dev || finish

# said WORDS COMMAND...: the command fails, and says the words.
said() {
  words=$1
  shift
  if "$@" >"$out/log" 2>&1; then
    fail "not refused: $*"
  fi
  has_said "$@"
}
has_said() { # COMMAND...
  tr '\n' ' ' <"$out/log" | tr -s ' ' | grep -qF "$words" || fail "$*: not told '$words' but: $(cat "$out/log")"
}

ok() { # COMMAND...
  "$@" >"$out/log" 2>&1 || fail "$*: $(tail -n 20 "$out/log")"
}

# An empty folder with the consumer.
consumer() { # NAME
  folder=$out/$1
  mkdir -p "$folder"
  cp tests/packages/consumer/* "$folder/"
  for name in consumer implementation; do cp "$folder/$name.c" "$folder/$name.cpp"; done
}

sorts() { # PROGRAM...
  for program in "$@"; do
    "$program" >"$out/log" 2>&1 || fail "$program: it fails"
    grep -q '^1000 rays sorted$' "$out/log" || fail "$program: $(cat "$out/log")"
  done
}

programs='linked_c linked_cpp volk_c volk_cpp'
all_sort() { # FOLDER
  for name in $programs; do sorts "$1/$name"; done
  test -s "$1/shade.comp.spv" || fail "$1: no shade.comp.spv"
}

with_cmake() { # NAME OPTION...
  consumer "$1"
  shift
  ok cmake -S "$folder" -B "$folder/build" "$@"
  # shellcheck disable=SC2086 # a list of words
  test ! -f "$folder/build/Makefile" || ok cmake --build "$folder/build" --target $programs
  all_sort "$folder/build"
}

# ---- installed ----

install_it() { make --no-print-directory install "PREFIX=$prefix" "$@"; }
ok install_it
install_it DESTDIR="$out/stage" >"$out/log" 2>&1 || fail "DESTDIR: $(cat "$out/log")"
diff -r "$prefix" "$out/stage$prefix" || fail "DESTDIR gives other files"
touch "$prefix/share/raysort/shaders/a_users_own"
ok make --no-print-directory uninstall "PREFIX=$prefix"
test "$(find "$prefix" -type f)" = "$prefix/share/raysort/shaders/a_users_own" || fail "uninstall: $(find "$prefix" -type f)"
rm "$prefix/share/raysort/shaders/a_users_own"
ok install_it

# What installed pages link is there.
(cd "$prefix/share" && find . -name '*.md') | while read -r page; do
  awk '{ while (match($0, /\]\([^):#]+[)#]/)) { print substr($0, RSTART + 2, RLENGTH - 3); $0 = substr($0, RSTART + RLENGTH) } }' \
    "$prefix/share/$page" | while read -r to; do
    test -e "$prefix/share/$(dirname "$page")/$to" || echo "$page links $to"
  done
done >"$out/dead"
test ! -s "$out/dead" || fail "installed pages link what is not installed: $(cat "$out/dead")"

by_pkg_config() { # LANGUAGE COMPILER
  flags=$(PKG_CONFIG_PATH="$prefix/share/pkgconfig" pkg-config --cflags raysort)
  for way in linked volk; do
    set -- "$1" "$2" -lvulkan
    test "$way" = linked || set -- "$1" "$2" -DCONSUMER_VOLK -ldl
    ok sh -c "$2 $flags -o '$folder/${way}_$1' '$folder/consumer.$1' $3 ${4:-}"
    sorts "$folder/${way}_$1"
  done
}
if have pkg-config pkg-config; then
  consumer pkgconfig
  by_pkg_config c cc
  by_pkg_config cpp c++
fi

# ---- CMake, vcpkg and Conan: the tools vcpkg and Conan are in no registry here, so their steps run by hand ----

# What a user would fetch: a release. The same files give the same bytes, whatever the time, the zone and the rights are.
have sha512sum coreutils || finish
pack() { ok sh packaging/dist.sh "$1" "file://$out/dist"; }
released() { sed -n "s/^$1 //p" "$out/dist/release.txt"; }
pack "$out/dist"
archive=$out/dist/$(released archive)
(umask 077 && TZ=Asia/Tokyo pack "$out/again")
cmp "$archive" "$out/again/$(released archive)" || fail "make dist gives other bytes the second time"
unpack() { # FOLDER
  mkdir -p "$1"
  tar -C "$1" -xzf "$archive"
  mv "$1/raysort-$(released version)" "$1/raysort"
}
said "CHANGELOG.md has no heading '## 9.9.9 - YYYY-MM-DD'" sh -c "mkdir '$out/other' && cd '$out/other' &&
  sed 's/^#define RAYSORT_VERSION .*/#define RAYSORT_VERSION 90909/' '$root/raysort.h' >raysort.h &&
  cp '$root/CHANGELOG.md' . && sh '$root/packaging/dist.sh' dist file://"

if have cmake cmake && have glslangValidator glslang-tools; then
  with_cmake find "-DCMAKE_PREFIX_PATH=$prefix"
  built="-DCONSUMER_BUILT=$out/find/build" # raysort.h is the same file in every package

  consumer subfolder
  unpack "$folder/third_party"
  with_cmake subfolder -DRAYSORT_FROM=subfolder "$built"

  with_cmake fetch -DRAYSORT_FROM=fetch "-DRAYSORT_URL=$archive" "$built"
  for found in subfolder/third_party/raysort fetch/build/_deps/raysort-src; do
    cmp "$prefix/include/raysort.h" "$out/$found/raysort.h" || fail "$found has another raysort.h"
  done

  programs=linked_c # what follows differs in places of files alone
  ok cmake "-DPORT=$out/dist/recipes/vcpkg/raysort" "-DCURRENT_PACKAGES_DIR=$out/vcpkg" "-DWORK=$out/vcpkg_work" \
    -P tests/packages/vcpkg.cmake
  with_cmake vcpkg_consumer "-DCMAKE_PREFIX_PATH=$out/vcpkg" "$built"
  # cmake --install of a release and make install put the same files to the same places.
  ok cmake -S "$out/subfolder/third_party/raysort" -B "$out/cmake_install" "-DCMAKE_INSTALL_PREFIX=$out/cmake_prefix"
  ok cmake --install "$out/cmake_install"
  diff -r -x files "$prefix" "$out/cmake_prefix" || fail "cmake --install gives other files than make install"

  if have python3 python3; then
    said_by_conan=$(python3 tests/packages/conan/create.py "$out/dist/recipes/conan/conanfile.py" "$out/conan") || fail "conanfile.py"
    with_cmake conan_consumer "-Draysort_DIR=$out/conan/package/${said_by_conan#* }" "$built"
  fi
fi

# ---- Meson ----

programs='linked_c linked_cpp volk_c volk_cpp'
if have meson meson && have glslangValidator glslang-tools; then
  consumer meson
  mkdir "$folder/subprojects"
  cp "$out/dist/recipes/meson/raysort.wrap" "$folder/subprojects/"
  ok meson setup "$folder/build" "$folder"
  ok meson compile -C "$folder/build"
  all_sort "$folder/build"
fi

# ---- mistakes ----

said "PREFIX is 'here', it must be an absolute path" make --no-print-directory install PREFIX=here
said "so make install put nothing there" make --no-print-directory uninstall "PREFIX=$out/elsewhere"
: >"$out/a_file"
said "cannot write under $out/a_file" make --no-print-directory install "PREFIX=$out/a_file"
said "two of them are on the include path" cc -fsyntax-only -DRAYSORT_PACKAGE_VERSION=9900 -I. tests/packages/consumer/consumer.c
if have pkg-config pkg-config; then
  said "Package raysort was not found" env "PKG_CONFIG_PATH=$out/elsewhere" pkg-config --cflags raysort
fi

# No Vulkan headers: none but the compiler's own headers are there.
printf '#include "raysort.h"\nint main(void) { raysortDestroyContext(NULL); return 0; }\n' >"$out/user.c"
said "install Vulkan's headers" cc -nostdinc -isystem "$(cc -print-file-name=include)" -I. -fsyntax-only "$out/user.c"

# RAYSORT_IMPLEMENTATION in no source file, and in two, which are one that is linked twice.
printf '#define RAYSORT_IMPLEMENTATION\n#define RAYSORT_SPIRV 0\n#include "raysort.h"\n' >"$out/one.c"
ok cc -I. -c -o "$out/one.o" "$out/one.c"
said 'raysortDestroyContext' cc -I. -o "$out/user" "$out/user.c"
said "multiple definition of \`raysortDestroyContext'" cc -I. -o "$out/user" "$out/user.c" "$out/one.o" "$out/one.o"

# A project with these lines and the package.
mistake() { # WORDS LINES OPTION...
  words=$1 line=$2
  shift 2
  rm -rf "$out/mistake"
  mkdir "$out/mistake"
  echo 'int main(void) { return 0; }' >"$out/mistake/main.c"
  echo 'void main() {}' >"$out/mistake/a.hlsl"
  printf 'cmake_minimum_required(VERSION 3.16)\nproject(mistake C)\nadd_executable(app main.c)\n%s\n' "$line" >"$out/mistake/CMakeLists.txt"
  "$refused" "$words" cmake -S "$out/mistake" -B "$out/mistake/build" "-DCMAKE_PREFIX_PATH=$prefix" "$@"
}
refused=said
told() { # WORDS COMMAND...: the command says the words, and goes on
  words=$1
  shift
  ok "$@"
  has_said "$@"
}
if have cmake cmake; then
  find='find_package(raysort CONFIG REQUIRED)
'
  mistake 'Could not find a package configuration file provided by "raysort"' "$find" "-DCMAKE_PREFIX_PATH=$out/elsewhere"
  mistake 'compatible with requested version "99"' 'find_package(raysort 99 CONFIG REQUIRED)'
  mistake 'compatible with requested version "0.1"' 'find_package(raysort 0.1 CONFIG REQUIRED)'
  mistake 'there is no target shade.comp. The target comes first' "${find}raysort_compile(shade.comp app)"
  mistake 'raysort_compile(app): no shader is named' "${find}raysort_compile(app)"
  mistake 'raysort_compile(app): there is no' "${find}raysort_compile(app missing.comp)"
  mistake 'a.hlsl is HLSL. docs/own_build.md has its command' "${find}raysort_compile(app a.hlsl)" -DRAYSORT_GLSLANG=glslc
  mistake 'neither glslangValidator nor glslc was found. Install glslang-tools' "${find}set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
set(CMAKE_FIND_USE_SYSTEM_ENVIRONMENT_PATH OFF)
raysort_compile(app main.c)"
  mistake 'two copies in one build' "${find}add_subdirectory($root raysort)"
  refused=told
  mistake "no vulkan/vulkan_core.h was found. Install Vulkan's headers" "set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
set(CMAKE_FIND_USE_SYSTEM_ENVIRONMENT_PATH OFF)
$find"
  refused=said
  cp -r "$prefix" "$out/broken"
  rm "$out/broken/include/raysort.h"
  mistake 'there is no include/raysort.h under the same prefix. Install raysort again' "$find" "-DCMAKE_PREFIX_PATH=$out/broken"
fi
if have meson meson; then
  rm -rf "$out/mistake"
  mkdir "$out/mistake"
  printf "project('mistake', 'c')\ndependency('raysort')\n" >"$out/mistake/meson.build"
  said 'Dependency "raysort" not found' env "PKG_CONFIG_PATH=$out/elsewhere" meson setup "$out/mistake/build" "$out/mistake"
fi
finish
