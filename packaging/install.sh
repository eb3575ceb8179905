#!/bin/sh
# Installs raysort under a prefix, or removes what was installed there. `make install` and `make uninstall` run it.
# SPDX-License-Identifier: MIT
#
# usage: packaging/install.sh install|uninstall PREFIX [DESTDIR]   from the repository root
# Files go under DESTDIR/PREFIX, and nothing that is written there names either. share/raysort/files lists them.
set -eu
what=$1 prefix=$2
case $prefix in
/*) ;;
*)
  echo "install: PREFIX is '$prefix', it must be an absolute path: make install PREFIX=\$HOME/raysort" >&2
  exit 1
  ;;
esac
root=${3:-}$prefix
manifest=$root/share/raysort/files

# SOURCE|PLACE of each file.
files() {
  echo 'raysort.h|include/raysort.h'
  find shaders -type f | sort | sed 's,.*,&|share/raysort/&,'
  find docs -type f | sort | sed 's,.*,&|share/doc/raysort/&,'
  for file in README.md CHANGELOG.md LICENSE; do echo "$file|share/doc/raysort/$file"; done
  for file in packaging/cmake/*.cmake; do echo "$file|share/cmake/raysort/${file##*/}"; done
}

# A page as it is installed: what it links is installed too, at its new place; of other links the words are left, and of
# pictures nothing. packaging/links.cmake does the same for CMake.
installed_links() { # PAGE
  sed -E -f packaging/links.sed -e 's,\]\(((\.\./)*)shaders/,](\1../../raysort/shaders/,g' \
    -e 's,\]\(((\.\./)+)docs/,](\1../doc/raysort/docs/,g' "$1"
}

# What an earlier install put there, whichever version that was.
remove() {
  (cd "$root" && xargs rm -f) <"$manifest"
  rm -f "$manifest"
  for folder in share/raysort share/doc/raysort share/cmake/raysort; do
    test ! -d "$root/$folder" || find "$root/$folder" -depth -type d -exec rmdir {} + 2>/dev/null || true
  done
}

if test "$what" = uninstall; then
  test -f "$manifest" || {
    echo "uninstall: no $manifest, so make install put nothing there: give the PREFIX and DESTDIR of the installation" >&2
    exit 1
  }
  remove
  echo "uninstall: raysort is no more under $root"
  exit
fi

if ! mkdir -p "$root/include" "$root/share/raysort" 2>/dev/null || ! test -w "$root/include"; then
  echo "install: cannot write under $root: run it by sudo, or give another PREFIX" >&2
  exit 1
fi
test ! -f "$manifest" || remove
number=$(sed -n 's/^#define RAYSORT_VERSION \([0-9]*\).*/\1/p' raysort.h)
version=$((number / 10000)).$((number / 100 % 100)).$((number % 100))
# A program a kind of work, not a file: files are many.
places=$(files | sed 's/.*|//')
(cd "$root" && echo "$places" | sed 's,/[^/]*$,,' | sort -u | xargs mkdir -p)
cp raysort.h "$root/include/"
cp -R shaders "$root/share/raysort/"
cp -R docs README.md CHANGELOG.md LICENSE "$root/share/doc/raysort/"
cp packaging/cmake/*.cmake "$root/share/cmake/raysort/"
(cd "$root" && echo "$places" | xargs chmod 644)
files | while IFS='|' read -r from place; do
  case $from in *.md) installed_links "$from" >"$root/$place" ;; esac
done
mkdir -p "$root/share/pkgconfig"
sed -e "s/@raysort_version@/$version/" -e "s/@raysort_number@/$number/" packaging/raysort.pc.in >"$root/share/pkgconfig/raysort.pc"
{ echo "$places" && echo share/pkgconfig/raysort.pc; } >"$manifest"
echo "install: raysort $version is under $root"
