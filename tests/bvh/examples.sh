# examples.sh - how tests/support/lavapipe.sh runs the example of the triangles, and its benches.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # run and $check are its
run build/bin/triangles --validate --size 96x54 --samples 1 --bounces 4 --triangles 20000 --compare --out "$check/triangles"
run build/bin/triangles --motion --validate --size 32x18 --samples 1 --bounces 2 --triangles 20000 --out "$check/triangles"
# A model: RSM1 by the program itself; OBJ with a texture, and what is broken, where assimp is.
mkdir -p "$check"
model=$check/model
printf 'RSM1\004\0\0\0\002\0\0\0\001\0\0\0' >"$model.rsm"
printf '\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200?\0\0\0\0' >>"$model.rsm"
printf '\0\0\200?\0\0\200?\0\0\0\0\0\0\0\0\001\0\0\0\002\0\0\0\002\0\0\0\001\0\0\0\003\0\0\0\0\0\0\0' >>"$model.rsm"
printf 'P6 2 1 255\n\377\0\0\0\0\377' >"$model.ppm"
printf 'newmtl a\nmap_Kd model.ppm\nnewmtl b\nd 0.1\n' >"$model.mtl"
printf 'mtllib model.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\n' >"$model.obj"
printf 'usemtl a\nf 1/1 2/2 3/3\nv 0 0 1\nusemtl b\nf 1 2 4\n' >>"$model.obj"
file=$model.rsm
test ! -f build/model_assimp.o || file=$model.obj
run build/bin/triangles --validate --size 32x18 --samples 2 --bounces 2 --model "$file" --hdr --host-build --out "$check/triangles"
refuse() { # NAME FILE [WORDS]: a message, with these words, and exit code 1
  if said=$(build/bin/triangles --model "$2" --out "$check/triangles" 2>&1) || test $? -ne 1; then
    echo "FAILED triangles --model, $1: accepted, or ended badly: $said"
    exit 1
  fi
  case $said in
  "error: "*"${3:-}"*) echo "ok     triangles --model refuses: $1" ;;
  *)
    echo "FAILED triangles --model, $1: $said"
    exit 1
    ;;
  esac
}
head -c 50 "$model.rsm" >"$check/short.rsm"
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n' >"$check/index.obj"
printf 'ply\nformat ascii 1.0\nend_header\n' >"$check/empty.ply"
refuse 'a short file' "$check/short.rsm"
refuse 'an index out of range' "$check/index.obj"
refuse 'no triangles' "$check/empty.ply"
refuse 'no such file' "$check/none.glb"
if build/bin/triangles --motion --host-build --out "$check/triangles" >/dev/null 2>&1 || test $? -ne 1; then
  echo "FAILED triangles --motion --host-build: accepted, or ended badly"
  exit 1
fi
{ head -c 16 "$model.rsm" && head -c 48 /dev/zero && tail -c +65 "$model.rsm"; } >"$check/point.rsm"
refuse 'a model that is one point' "$check/point.rsm" 'at one point'

run build/bin/bench_build --validate --scenes ground,5x60 --triangles 3000 --runs 1 --out "$check/bench"
run build/bin/bench_trace --validate --size 61x37 --triangles 3000 --runs 1 --out "$check/bench"
for program in build/bin/bench_host build/bin/bench_host_embree; do
  if test -x $program; then # the second one where Embree is: it checks every hit
    run $program --size 160x90 --triangles 3000 --runs 1 --out "$check/bench"
  fi
done
