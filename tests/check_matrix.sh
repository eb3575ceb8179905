#!/bin/sh
# check_matrix.sh - raysort.h in 18 dialects (gcc and clang; C99 to C23, C++11 to C++23) and in every include order.
# SPDX-License-Identifier: MIT
#
# usage: sh tests/check_matrix.sh [gcc|clang]   both, side by side
. tests/support/need.sh

family=${1:-}
out=build/matrix$family
if test -z "$family"; then
  sh "$0" gcc >"$out.gcc.log" 2>&1 &
  process=$!
  sh "$0" clang || fail "clang"
  wait "$process" || fail "gcc"
  cat "$out.gcc.log"
  finish
  exit
fi
rm -rf "$out"
mkdir -p "$out"
warnings='-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -Wformat=2 -Wvla -Wswitch-enum -Werror'
c_warnings='-Wstrict-prototypes -Wmissing-prototypes'

# ---- the sources; .c is compiled as C and, with -x, as C++ ----

cat >"$out/header.c" <<'END'
#include "raysort.h"
typedef RaysortSortInfo header_alone;
END
cat >"$out/twice.c" <<'END'
#define RAYSORT_SPIRV 0
#include "raysort.h"
#include "raysort.h"
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
#include "raysort.h"
END
# The implementation of the program, and a second file that uses it.
cat >"$out/implementation.c" <<'END'
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
END
cat >"$out/user.c" <<'END'
#include "raysort.h"
#include <string.h>
int main(void)
{
  RaysortDeviceFeatures features;
  RaysortContextInfo info;
  RaysortContext context;
  memset(&info, 0, sizeof(info));
  raysortGetDeviceFeatures(&features, NULL);
  raysortDestroyContext(NULL);
  return raysortCreateContext(&info, &context) != VK_ERROR_VALIDATION_FAILED_EXT || !features.vulkan12.bufferDeviceAddress;
}
END
cat >"$out/private.c" <<'END'
#define RAYSORT_API __attribute__((unused)) static
#define RAYSORT_ASSERT(x) ((void)(x))
#define RAYSORT_SPIRV 0
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
END
cat >"$out/no_spirv.c" <<'END'
#define RAYSORT_SPIRV 0
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
END
cat >"$out/scan_spirv.c" <<'END'
#define RAYSORT_SPIRV RAYSORT_CAPABILITY_SCAN_BIT
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"
END

# compile COMPILER STANDARD LANGUAGE SOURCE OUTPUT [FLAGS]: with every warning an error.
compile() {
  case $3 in
  c) flags="$warnings $c_warnings" ;;
  *) flags=$warnings ;;
  esac
  compiler=$1 standard=$2 language=$3 source=$4 object=$5
  shift 5
  # shellcheck disable=SC2086 # flags are words
  "$compiler" -std="$standard" $flags -O0 -I. "$@" -x "$language" -c -o "$object" "$source" 2>"$out/log" || {
    fail "$compiler -std=$standard $* $source"
    head -n 20 "$out/log"
  }
}

# check COMPILER STANDARD LANGUAGE SOURCE [FLAGS]: the same where no code is run or looked at.
check() {
  compiler=$1 standard=$2 language=$3 source=$4
  shift 4
  compile "$compiler" "$standard" "$language" "$source" /dev/null -fsyntax-only "$@"
}

# link COMPILER OBJECT...: no Vulkan library is there, so no symbol of it may be needed; then the program runs.
link() {
  compiler=$1
  shift
  { "$compiler" -o "$out/program" "$@" && "$out/program"; } >"$out/log" 2>&1 || {
    fail "$compiler: linking or running $*"
    head -n 20 "$out/log"
  }
}

# The words, and the forms of the header that macros choose, are compiled as the oldest and the newest standard of a
# language alone.
check_dialect() { # COMPILER STANDARD LANGUAGE
  sources=header
  implementations=no_spirv
  case $2 in
  c99 | c2x | c++11 | c++2b) implementations='implementation private scan_spirv' sources='header twice' ;;
  esac
  for source in $sources; do
    check "$1" "$2" "$3" "$out/$source.c"
  done
  for source in user $implementations; do
    compile "$1" "$2" "$3" "$out/$source.c" "$out/$source-$2.o"
  done
  link "$1" "$out/user-$2.o" "$out/${implementations%% *}-$2.o"
  for source in $implementations; do
    if nm -u "$out/$source-$2.o" | grep ' vk'; then
      fail "$1 -std=$2, $source: it needs Vulkan symbols"
    fi
  done
}

check_family() { # C_COMPILER CPP_COMPILER
  for standard in c99 c11 c17 c2x; do
    check_dialect "$1" "$standard" c
  done
  for standard in c++11 c++14 c++17 c++20 c++2b; do
    check_dialect "$2" "$standard" c++
  done
  # one language uses what the other implements
  link "$2" "$out/user-c99.o" "$out/implementation-c++11.o"
  link "$2" "$out/user-c++20.o" "$out/implementation-c99.o"
}

# On 32-bit systems most handles are 64-bit integers, and Vulkan's header can be made to say so here.
check_integer_handles() { # C_COMPILER CPP_COMPILER
  for name in plain mock plans; do
    source=tests/support/$name.c
    test "$name" != plain || source=tests/plain.c
    compile "$1" c11 c "$source" "$out/$name.o" -Itests/support -DVK_USE_64_BIT_PTR_DEFINES=0
  done
  link "$1" "$out/plain.o" "$out/mock.o" "$out/plans.o"
  check "$2" c++11 c++ "$out/implementation.c" -DVK_USE_64_BIT_PTR_DEFINES=0
}

# ---- include orders: what comes before and after raysort.h ----

order() { # NAME; the file comes from standard input
  {
    printf '#define RAYSORT_IMPLEMENTATION\n#define RAYSORT_SPIRV 0\n'
    cat
    echo 'PFN_vkGetInstanceProcAddr order_gives(void);'
    echo 'PFN_vkGetInstanceProcAddr order_gives(void) { RaysortContextInfo info; info.getInstanceProcAddr = GIVEN; return info.getInstanceProcAddr; }'
  } >"$out/order_$1.c"
}

make_orders() {
  printf '#include "raysort.h"\n#define GIVEN NULL\n' | order alone
  printf '#include <vulkan/vulkan.h>\n#include "raysort.h"\n#define GIVEN vkGetInstanceProcAddr\n' | order vulkan_first
  printf '#include "raysort.h"\n#include <vulkan/vulkan.h>\n#define GIVEN vkGetInstanceProcAddr\n' | order vulkan_after
  printf '#define VK_NO_PROTOTYPES\n#include <vulkan/vulkan.h>\n#include "raysort.h"\n#define GIVEN NULL\n' | order no_prototypes
  printf '#define RAYSORT_VULKAN_HEADER <vulkan/vulkan.h>\n#include "raysort.h"\n#define GIVEN vkGetInstanceProcAddr\n' | order named_header
  orders='alone vulkan_first vulkan_after no_prototypes named_header'
  if have_file /usr/include/volk.h libvulkan-volk-dev; then
    printf '#include <volk.h>\n#include "raysort.h"\n#define GIVEN vkGetInstanceProcAddr\n' | order volk_first
    printf '#define VK_NO_PROTOTYPES\n#include "raysort.h"\n#include <volk.h>\n#define GIVEN vkGetInstanceProcAddr\n' | order volk_after
    printf '#define RAYSORT_VULKAN_HEADER <volk.h>\n#include "raysort.h"\n#define GIVEN vkGetInstanceProcAddr\n' | order volk_named
    orders="$orders volk_first volk_after volk_named"
  fi
}

check_orders() { # C_COMPILER CPP_COMPILER
  for name in $orders; do
    check "$1" c99 c "$out/order_$name.c"
    check "$2" c++11 c++ "$out/order_$name.c"
  done
}

case $family in
gcc) family_cpp=g++ package=g++ ;;
*) family_cpp=clang++ package=clang ;;
esac
make_orders
if have "$family" "$family" && have "$family_cpp" "$package"; then
  check_family "$family" "$family_cpp"
  check_orders "$family" "$family_cpp"
  check_integer_handles "$family" "$family_cpp"
fi
finish
