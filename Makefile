# raysort: every command that a person or CI runs; `make help` lists them. Everything made lands in build/.

CC = cc
CXX = g++
CFLAGS = -O2 -g1
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -Wformat=2 -Wvla \
  -Wswitch-enum -Wstrict-prototypes -Wmissing-prototypes -Werror
INCLUDES = -I. -Icommon -Itests/support -Ibench
COMPILE = $(CC) -std=c11 $(CFLAGS) $(WARNINGS) $(INCLUDES)
LIBS = -ldl -lm -lpthread
GLSLANG = glslangValidator --quiet -g0 --target-env vulkan1.2 -Ishaders
NVCC = nvcc
NVCCFLAGS = -O3 -arch=native # of the card that is there: CUDA 11.5 or later
ARGS =
B = build

HEADERS = raysort.h $(wildcard common/*.h tests/*/*.h bench/*.h)
INCLUDED = $(wildcard shaders/*.h shaders/*.glsl common/*.glsl) common/metalrough.h common/splat.h

# An example is examples/NAME/NAME.c, whose first line says what it is, with its shaders; these two are made otherwise.
SPECIAL_EXAMPLES = minimal weekend reorder viewer
EXAMPLES = $(filter-out $(SPECIAL_EXAMPLES),$(notdir $(wildcard examples/*)))

# What is installed: models by tinygltf and assimp, without assimp only .obj; windows by GLFW; Embree as a peer. An object a
# kind, so that installing it is enough.
HEADERS_OF_OTHERS = assimp/cimport.h tiny_gltf.h nlohmann/json.hpp draco/compression/decode.h meshoptimizer.h webp/decode.h \
  embree3/rtcore.h GLFW/glfw3.h
INSTALLED := $(shell printf '\043if __has_include(<%s>)\n%s\n\043endif\n' $(foreach name,$(HEADERS_OF_OTHERS),$(name) $(name)) | \
  $(CC) -E -P -x c - 2>/dev/null)
has = $(filter $(1),$(INSTALLED))
HAVE_ASSIMP := $(call has,assimp/cimport.h)
HAVE_GLTF := $(and $(shell command -v $(CXX)),$(call has,tiny_gltf.h),$(call has,nlohmann/json.hpp))
HAVE_DRACO := $(and $(HAVE_GLTF),$(call has,draco/compression/decode.h))
HAVE_MESHOPT := $(and $(HAVE_GLTF),$(call has,meshoptimizer.h))
HAVE_WEBP := $(call has,webp/decode.h)
HAVE_EMBREE := $(call has,embree3/rtcore.h)
HAVE_GLFW := $(call has,GLFW/glfw3.h)

.DELETE_ON_ERROR:
.SECONDARY:
.SECONDEXPANSION:
.PHONY: all help $(EXAMPLES) minimal viewer reorder weekend weekend-heavy weekend-merge check check-built check-host check-gpu \
  check-lavapipe check-widths check-scripts check-compilers check-damage sanitize bench-sort bench-shade bench-weekend bench-reorder bench-trace bench-build bench-bricks bench-host bench-start bench-scale figures plots pictures header api where \
  install uninstall dist clean

all: materials check ## the demo, then the tests

help: ## this list, and the examples
	@awk -F ':.*## ' '/^[a-z_-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@for name in $(EXAMPLES); do printf '  %-16s ' $$name; sed -n '1s,^/[*] [^ ]* - \([^:,.]*\).*,\1,p' examples/$$name/$$name.c; done

# ---- examples: ARGS='--size 640x360' passes options; pictures land in build/NAME ----

minimal: $B/bin/minimal ## the smallest complete program
	$B/bin/minimal $(ARGS)

SPIRV = $(patsubst %.comp,$B/shaders/%.spv,$(wildcard $(1)/*.comp))

WEEKEND_KERNELS = $(call SPIRV,examples/weekend) \
  $(patsubst %,$B/shaders/examples/weekend/%_fast.spv,path loop wave intersect reorder)

define EXAMPLE_RULE
$(1): $B/bin/$(1) $(call SPIRV,examples/$(1))
	$B/bin/$(1) $$(ARGS)
$B/bin/$(1): $(wildcard examples/$(1)/*.c examples/$(1)/*.h) $B/common.o $(HEADERS)
	@mkdir -p $$(@D)
	$$(COMPILE) -o $$@ $$(filter %.c %.o,$$^) $$(LIBS)
endef
$(foreach name,$(EXAMPLES),$(eval $(call EXAMPLE_RULE,$(name))))
$B/bin/triangles $B/bin/bricks: LIBS += $(MODEL_LIBS)
$B/bin/triangles: $$(MODEL) $B/film.o $B/light.o $B/materials.o $B/wavefront.o
TRIANGLES_MOTION = $(patsubst %,$B/shaders/examples/triangles/motion/%.spv,start shade shadow)
triangles: $(TRIANGLES_MOTION)
.PHONY: triangles-shaders
triangles-shaders: $(call SPIRV,examples/triangles)
$(TRIANGLES_MOTION): $B/shaders/examples/triangles/motion/%.spv: examples/triangles/%.comp $(INCLUDED) $(wildcard examples/triangles/*)
	@mkdir -p $(@D)
	$(GLSLANG) -DMOTION -Iexamples/triangles -o $@ $<
$B/bin/bricks: $$(MODEL) $B/field.o $B/shapes.o
$B/bin/splats: $B/splat.o

weekend: $B/bin/weekend $(WEEKEND_KERNELS) ## path tracing: ARGS='--size 240x135 --samples 16 --stats'
	$B/bin/weekend $(ARGS)

weekend-merge: $B/bin/weekend-merge ## joins partial files of weekend: ARGS='a.part b.part'
	$B/bin/weekend-merge $(ARGS)

$B/bin/weekend: $(addprefix $B/obj/weekend/,weekend.o render.o tracer.o scene.o) $B/film.o $B/common.o
$B/bin/weekend-merge: $B/obj/weekend/merge.o $B/film.o $B/common.o
$B/bin/weekend $B/bin/weekend-merge:
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -o $@ $^ $(LIBS)

# The viewer opens a window where GLFW is, and runs without one everywhere.
VIEWER_SHADERS = $(call SPIRV,examples/viewer) $B/shaders/common/overlay.spv
.PHONY: viewer-shaders
viewer-shaders: $(VIEWER_SHADERS)
viewer: $B/bin/viewer $(VIEWER_SHADERS) ## a window to fly through a model: ARGS='--model house.gltf'
	$B/bin/viewer $(ARGS)

# Materials that have code of their own: a kernel each, and one of all.
VIEWER_GRAPHS = 256
.PHONY: viewer-graphs
viewer-graphs: $B/shaders/examples/viewer/graphs/made ## kernels of viewer --graphs, which take a minute
$B/shaders/examples/viewer/graphs/made: examples/viewer/graphs.sh $(wildcard examples/viewer/*.glsl examples/viewer/*.h) \
  examples/viewer/shade.comp examples/materials/noise.glsl $(INCLUDED)
	@mkdir -p $(@D)
	sh $< $B/graphs $(VIEWER_GRAPHS)
	@for folder in $B/graphs/*/; do basename $$folder; done | xargs -P 2 -I NAME \
	  $(GLSLANG) -DVIEWER_GRAPHS -Iexamples/viewer -I$B/graphs/NAME -o $(@D)/NAME.spv examples/viewer/shade.comp
	@touch $@

VIEWER_PARTS = viewer renderer shadow temporal scene scene_file $(if $(HAVE_GLFW),input show)
$B/bin/viewer: $$(addprefix $B/obj/viewer/,$$(addsuffix .o,$$(VIEWER_PARTS))) $$(MODEL) $B/common.o $B/overlay.o $B/light.o $B/materials.o $B/shapes.o $B/field.o $B/wavefront.o \
  $$(if $$(HAVE_GLFW),$B/window.o)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -o $@ $^ $(MODEL_LIBS) $(if $(HAVE_GLFW),-lglfw) $(LIBS)
$B/obj/viewer/%.o: examples/viewer/%.c $(HEADERS) $(wildcard examples/viewer/*.h)
	@mkdir -p $(@D)
	$(COMPILE) $(if $(HAVE_GLFW),-DVIEWER_WINDOW) -c -o $@ $<

# Hit objects: materials of REORDER_OPERATIONS operations each, few enough for the software device.
REORDER_OPERATIONS = 24
REORDER_STAGES = stage inline native.rgen native.rchit native.rmiss native.rahit
REORDER_SHADERS = $(patsubst %,$B/shaders/examples/reorder/%.spv,$(REORDER_STAGES) motion/stage motion/inline motion/native.rgen)
reorder: $B/bin/reorder $(REORDER_SHADERS) ## hit objects, reordered and in place: ARGS='--size 640x360 --coherent'
	$B/bin/reorder $(ARGS)

$B/bin/reorder: $(wildcard examples/reorder/*.c examples/reorder/*.h) $B/native_rt.o $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $(filter %.c %.o,$^) $(LIBS)
$B/reorder-made/made: common/heavy_materials.sh examples/reorder/hits.sh
	sh $< $(@D) $(REORDER_OPERATIONS)
	sh examples/reorder/hits.sh 64 >$(@D)/uber_64/hits.glsl
	@touch $@
$B/shaders/examples/reorder/%.spv: $$(wildcard examples/reorder/$$(*F) examples/reorder/$$(*F).comp) examples/reorder/program.glsl \
  $(INCLUDED) $B/reorder-made/made
	@mkdir -p $(@D)
	$(GLSLANG) $(if $(findstring motion/,$@),-DMOTION) -Iexamples/reorder -I$B/reorder-made/uber_64 -o $@ $<

$B/bin/minimal: INCLUDES += -O0 # it runs for a moment and holds raysort as a whole
$B/bin/minimal: examples/minimal/minimal.c raysort.h
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $< -lvulkan

# raysort is compiled once, for programs and tests.
$B/common.o: $B/tests/common.o $B/tests/support/implementation.o
	$(CC) -r -o $@ $^
$B/field.o $B/film.o $B/light.o $B/materials.o $B/overlay.o $B/shapes.o $B/splat.o $B/wavefront.o $B/window.o: $B/%.o: common/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

WEEKEND_INCLUDED = $(wildcard examples/weekend/*.glsl) examples/weekend/shared.h examples/weekend/port_names.h

# Heavy materials: kernel_heavy16.spv and so on. The generator writes all counts at once.
HEAVY_COUNTS = 16 64
HEAVY_KERNELS = $(foreach n,$(HEAVY_COUNTS),$(patsubst %,$B/shaders/examples/weekend/%_heavy$n.spv,path loop wave shade))
weekend-heavy: $(HEAVY_KERNELS) ## kernels of weekend --scene heavy16 and heavy64; HEAVY_COUNTS='256' takes longer
$B/heavy/made: common/heavy_materials.sh
	sh $< $(@D)
	@touch $@
define HEAVY_RULE
$B/shaders/examples/weekend/%_heavy$(1).spv: examples/weekend/%.comp $(INCLUDED) $(WEEKEND_INCLUDED) $B/heavy/made
	@mkdir -p $$(@D)
	$(GLSLANG) -DWEEKEND_HEAVY -Iexamples/weekend -I$B/heavy/uber_$(1) -o $$@ $$<
endef
$(foreach n,16 64 256,$(eval $(call HEAVY_RULE,$n)))

$B/shaders/examples/weekend/%_fast.spv: examples/weekend/%.comp $(INCLUDED) $(WEEKEND_INCLUDED)
	@mkdir -p $(@D)
	$(GLSLANG) -DWEEKEND_FAST -Iexamples/weekend -o $@ $<

# A shader may include what stands beside it.
$B/shaders/%.spv: %.comp $(INCLUDED) $$(wildcard $$(*D)/*.glsl $$(*D)/*.h)
	@mkdir -p $(@D)
	$(GLSLANG) -I$(<D) -o $@ $<

# For vulkan1.2 glslang 12 writes SPIR-V of HLSL that does not validate.
$B/shaders/%_hlsl.spv: %.hlsl $(INCLUDED) $$(wildcard $$(*D)/*.glsl)
	@mkdir -p $(@D)
	glslangValidator --quiet -g0 -D -e main -S comp --target-env vulkan1.1 -Ishaders -I$(<D) -o $@ $<

# ---- tests: a folder a capability; programs are tests/*/test_*.c, the others serve them ----

TEST_SOURCES = $(filter-out $(if $(HAVE_GLFW),,tests/viewer/test_input.c),$(wildcard tests/*/test_*.c))
PROGRAMS = $(patsubst %.c,$B/%,$(TEST_SOURCES))
GPU_PROGRAMS = $(patsubst %.c,$B/%,$(wildcard tests/*/test_gpu_*.c))
HOST_PROGRAMS = $(filter-out $(GPU_PROGRAMS),$(PROGRAMS))

# One phase after the other: five processes on two cores take a fifth more cycles for the same. The tests that need no
# device run once: under sanitizers, except those for which sanitizers find nothing more.
check: check-built ## all tests, on the software device
	@failed=; sh tests/support/run.sh $(PLAIN_PROGRAMS) || failed=1; \
	for phase in check-lavapipe check-scripts sanitize; do \
	  $(MAKE) --no-print-directory $$phase || failed=1; \
	done; test -z "$$failed"

JOBS = $(shell nproc) # compilers side by side
check-built:
	@$(MAKE) --no-print-directory -j$(JOBS) $(GPU_PROGRAMS) $(PLAIN_PROGRAMS) $(GPU_SHADERS) $(EXAMPLE_CHECKS) $(BENCH_CHECKS)

check-host: $(HOST_PROGRAMS) ## the tests that need no device
	@printf '%s\n' $^ | xargs -P 2 -n 1 sh tests/support/run.sh

GPU_SHADERS = $(call SPIRV,tests/*) $(patsubst %.hlsl,$B/shaders/%_hlsl.spv,$(wildcard tests/*/*.hlsl)) \
  $(WEEKEND_KERNELS) $(filter %16.spv,$(HEAVY_KERNELS))
EXAMPLE_CHECKS = $B/bin/pictures $(foreach name,$(EXAMPLES) minimal weekend,$B/bin/$(name) $(call SPIRV,examples/$(name))) \
  $(TRIANGLES_MOTION) $B/bin/splats_painter $B/bin/reorder $(REORDER_SHADERS) $B/bin/viewer $(VIEWER_SHADERS)

check-lavapipe: $(GPU_PROGRAMS) $(GPU_SHADERS) $(EXAMPLE_CHECKS) $$(BENCH_CHECKS) ## on lavapipe, subgroups of 4, 8, 16, validation on
	@sh tests/support/lavapipe.sh $(GPU_PROGRAMS)

# A cache for each width: Mesa's key for a shader does not name the width.
check-widths: $(GPU_PROGRAMS) $(GPU_SHADERS) ## every GPU test at every width: check has each wholly at 4 alone
	@for width in 128 256 512; do \
	  mkdir -p $B/mesa/$$width; \
	  LP_NATIVE_VECTOR_WIDTH=$$width MESA_SHADER_CACHE_DIR=$B/mesa/$$width RAYSORT_DEVICE=llvmpipe \
	    sh tests/support/run.sh $(GPU_PROGRAMS) || exit 1; \
	done

ANY_GPU_PROGRAMS = $(filter-out %_reads,$(GPU_PROGRAMS)) # that one fences memory, which lavapipe alone allows
check-gpu: $(ANY_GPU_PROGRAMS) $(GPU_SHADERS) ## is my driver right? the GPU tests on the first real GPU, and a line for docs/devices.md
	@RAYSORT_TEST_LEVEL="$${RAYSORT_TEST_LEVEL:-2}" RAYSORT_DEVICE="$${RAYSORT_DEVICE:-gpu}" sh tests/support/run.sh $(ANY_GPU_PROGRAMS)

# The longest first; of these check_window.sh last, because check_viewer.sh compiles the kernels that both need.
LONGEST_SCRIPTS = $(patsubst %,tests/check_%.sh,viewer matrix bvh window)
check-scripts: $B/bin/weekend $B/bin/weekend-merge $B/bin/triangles triangles-shaders $(WEEKEND_KERNELS) $B/bin/viewer $B/bin/fault_program $B/bin/scroll_program $B/bin/temporal_program $(VIEWER_SHADERS) $$(WINDOW_PROGRAMS) ## dialects, names, freshness, README, cross builds, lint
	@printf '%s\n' $(LONGEST_SCRIPTS) $(filter-out $(LONGEST_SCRIPTS),$(wildcard tests/check_*.sh)) | xargs -P 2 -I SCRIPT \
	  sh -c 'began=$$(date +%s); said=$$(sh SCRIPT 2>&1); code=$$?; \
	    printf "== SCRIPT, %d s\n%s\n" $$(($$(date +%s) - began)) "$$said"; exit $$code'

# For tests/check_window.sh: the viewer, and its window by itself, both under ASan too; nothing where GLFW is missing.
WINDOW_PROGRAMS = $(if $(HAVE_GLFW),$(foreach b,$B build/sanitize,$b/bin/window_program $b/bin/viewer) $(VIEWER_SHADERS))
ifneq ($B,build/sanitize)
build/sanitize/bin/window_program build/sanitize/bin/viewer: build/sanitize/bin/%: $B/bin/%
	@$(MAKE) --no-print-directory B=build/sanitize CFLAGS='-O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all' $@
endif
$B/bin/window_program: tests/viewer/window_program.c examples/viewer/input.c $(wildcard examples/viewer/*.h) $(HEADERS) \
  $(addprefix $B/,window.o overlay.o common.o shaders/common/overlay.spv shaders/tests/viewer/pattern.spv)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/viewer -o $@ $(filter %.c %.o,$^) -lglfw $(LIBS)

# For tests/check_viewer.sh: the viewer without a window, on a device that fails; shadows after a flight; noise in a flight.
$B/bin/fault_program $B/bin/scroll_program $B/bin/temporal_program: $B/bin/%: tests/viewer/%.c examples/viewer/viewer.c $(wildcard examples/viewer/*.h) $(HEADERS) \
  $(addprefix $B/obj/viewer/,renderer.o shadow.o temporal.o scene.o scene_file.o) $B/common.o $B/light.o $B/materials.o $B/shapes.o $B/field.o $B/wavefront.o $$(MODEL)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/viewer -o $@ $< $(filter %.o,$^) $(MODEL_LIBS) $(LIBS)

# The splats again by a painter of the CPU: tests/splats/examples.sh.
$B/bin/splats_painter: tests/splats/splats_painter.c $B/splat.o $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $(filter %.c %.o,$^) $(LIBS)

# Models whose bytes are wrong, for tests/viewer/damage.sh; under ASan and UBSan.
$B/bin/damage_program: tests/viewer/damage_program.c $(wildcard examples/viewer/*.h) $(HEADERS) \
  $(addprefix $B/obj/viewer/,scene.o scene_file.o) $B/common.o $B/light.o $B/materials.o $B/shapes.o $$(MODEL)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/viewer -o $@ $< $(filter %.o,$^) $(MODEL_LIBS) $(LIBS)

DAMAGED = 2000
check-damage: ## 2,000 damaged models under ASan and UBSan: each ends in a scene or in a sentence
	@$(MAKE) --no-print-directory B=build/sanitize CFLAGS='-O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all' build/sanitize/bin/damage_program
	@sh tests/viewer/damage.sh build/sanitize/bin/damage_program $(DAMAGED)

check-compilers: $B/bin/compilers ## registers, spills and waves by Mesa's compilers for AMD and Intel: docs/compilers.md
	@sh tests/compilers.sh $<

$B/bin/compilers: tests/compilers.c raysort.h
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $< $(LIBS)

$B/tests/%.o: tests/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

# Rooms: the files of src/, each compiled once, for tests that look into them. Such a test includes headers of src/, or
# the file that it looks into; its "raysort.h" is the public headers of src/.
ROOM_TESTS := $(patsubst %.c,$B/%,$(shell grep -l '^#include "src/' $(TEST_SOURCES)))
ROOM_HEADERS = $(wildcard src/*.h src/*/*.h src/*/*/*.h shaders/*.h shaders/kernels/*.h shaders/kernels/*/push.h)
ROOM_FLAGS = -I$B/rooms -Wno-missing-prototypes -Wno-unused-function -ffp-contract=off -DRAYSORT_INTERNAL=
$B/rooms.a: $(patsubst src/%.c,$B/rooms/%.o,$(wildcard src/*/*.c src/*/*/*.c)) $B/rooms/words.o
	@rm -f $@
	@$(AR) rcs $@ $^
$B/rooms/raysort.h: src/amalgamation.txt
	@mkdir -p $(@D)
	@sed -n '/^public/,/^private/s,^src/.*,#include "&",p' $< >$@
$B/rooms/words.c: raysort.h tests/support/words.sh
	@mkdir -p $(@D)
	@sh tests/support/words.sh >$@
$B/rooms/%.o: INCLUDES := $(ROOM_FLAGS) $(INCLUDES)
$B/rooms/%.o: src/%.c $B/rooms/raysort.h $(ROOM_HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<
$B/rooms/words.o $B/rooms/words_scan.o: $B/rooms/words.c $B/rooms/raysort.h $(ROOM_HEADERS)
	$(COMPILE) -c -o $@ $<
$B/rooms/words_scan.o: INCLUDES += -DRAYSORT_SPIRV=RAYSORT_CAPABILITY_SCAN_BIT
$B/tests/core/test_words: $B/rooms/words_scan.o # all other words are left out
$(ROOM_TESTS:%=%.o): $B/rooms/raysort.h $(ROOM_HEADERS) $(wildcard src/*/*.c src/*/*/*.c)
$(ROOM_TESTS:%=%.o): INCLUDES := $(ROOM_FLAGS) $(INCLUDES)
$(ROOM_TESTS): $B/rooms.a
$(filter-out $(ROOM_TESTS),$(PROGRAMS)): $B/tests/support/implementation.o

# Harness, mock and references: of the archive, a program takes what it calls. Then raysort itself: the header, or rooms.
$B/tests/support.a: $(patsubst %.c,$B/%.o,$(filter-out $(TEST_SOURCES) tests/splats/% tests/viewer/% tests/support/implementation.c,$(wildcard tests/*/*.c)))
	@rm -f $@
	@$(AR) rcs $@ $^

$(PROGRAMS): %: %.o $B/tests/support.a
	$(CC) $(CFLAGS) -o $@ $(filter %.o,$^) $(filter %/support.a,$^) $(filter %/rooms.a,$^) -lcmocka $(LIBS)
$(GPU_PROGRAMS): $B/tests/common.o
$B/tests/common.o: $(patsubst common/%.c,$B/obj/common/%.o,$(wildcard common/common*.c))
	@mkdir -p $(@D)
	$(CC) -r -o $@ $^
$B/obj/common/%.o: common/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

# The path tracer's scene and reference are right to the bit: nothing may be contracted.
$B/obj/weekend/%.o: examples/weekend/%.c $(HEADERS) $(wildcard examples/weekend/*.h)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/weekend -ffp-contract=off -c -o $@ $<
$B/tests/weekend/%.o: INCLUDES += -Iexamples/weekend -ffp-contract=off
$B/tests/weekend/test_weekend_scene: $B/obj/weekend/scene.o
$B/tests/weekend/test_gpu_weekend: $B/obj/weekend/scene.o $B/obj/weekend/tracer.o
$B/tests/weekend/test_weekend_film: $B/film.o $B/tests/common.o
$B/tests/splats/test_splat_file: $B/splat.o $B/tests/common.o

# The viewer's input, with a GLFW of the test's own.
$B/tests/viewer/%.o: INCLUDES += -Iexamples/viewer
$B/tests/viewer/test_input: $B/obj/viewer/input.o

# Structures are equal to the bit, and so is their reference.
$B/tests/bvh/%.o $B/tests/reorder/%.o: INCLUDES += -ffp-contract=off
$B/tests/sdf/%.o: INCLUDES += -Itests/bvh -ffp-contract=off
$B/tests/results/%.o: INCLUDES += -Itests/bvh -Itests/sdf -ffp-contract=off

# Shaders as C++, on a device that rounds badly: each operation is rounded where the text has it.
$B/tests/hostile/%.o: INCLUDES += -Itests/bvh -Itests/sdf -ffp-contract=off
$B/tests/hostile/%.hpp: shaders/%.glsl tests/hostile/glsl_to_cpp.sh
	@mkdir -p $(@D)
	sh tests/hostile/glsl_to_cpp.sh $< >$@
# Under sanitizers -O3 takes thrice as long to compile, and the programs run no faster.
HOSTILE = $(CXX) -std=c++20 $(CFLAGS) $(if $(findstring sanitize,$(CFLAGS)),,-O3) -Wall -Wextra -Wno-unused-parameter -Wno-unused-variable -Wno-unused-function \
  -Wno-maybe-uninitialized -ffp-contract=off -Itests/hostile -I$B/tests/hostile -Ishaders -c -o $@
HOSTILE_INCLUDED = $(wildcard tests/hostile/*.h tests/hostile/*.hpp) $(INCLUDED)
$B/tests/hostile/sdf_port.o: tests/hostile/sdf_port.cpp $B/tests/hostile/raysort_sdf.hpp $B/tests/hostile/raysort_dialect.hpp $(HOSTILE_INCLUDED)
	$(HOSTILE) $<
BVH_PORTS = $(patsubst %,$B/tests/hostile/bvh_port_%.o,one two motion)
$(BVH_PORTS): tests/hostile/bvh_port.cpp $(patsubst shaders/%.glsl,$B/tests/hostile/%.hpp,$(wildcard shaders/raysort_bvh*.glsl) shaders/raysort_dialect.glsl) \
  $(HOSTILE_INCLUDED)
	$(HOSTILE) $(if $(findstring one,$@),-DRAYSORT_BVH_ONE_LEVEL) $(if $(findstring motion,$@),-DRAYSORT_BVH_MOTION) $<
$B/tests/hostile/test_hostile_sdf: $B/tests/hostile/sdf_port.o
$B/tests/hostile/test_hostile_bvh: $(BVH_PORTS)
$B/tests/hostile/test_hostile_sdf $B/tests/hostile/test_hostile_bvh: LIBS += -lstdc++

# Some tests have nothing of their own for sanitizers: the hostile tests run the code of the reference, and test_context
# unpacks the kernels and walks through the tables that test_spirv and test_words look at.
UNSANITIZED = %_sdf_reference %/test_spirv %/test_words
PLAIN_PROGRAMS = $(filter $(UNSANITIZED),$(HOST_PROGRAMS))
sanitize: ## the host tests under ASan and UBSan, threads under ThreadSanitizer
	@$(MAKE) -s -j$(JOBS) B=build/threads CFLAGS='-O1 -g1 -fsanitize=thread' build/threads/tests/core/test_threads
	@sh tests/support/run.sh build/threads/tests/core/test_threads
	@$(MAKE) -j$(JOBS) B=build/sanitize CFLAGS='-O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all' \
	  HOST_PROGRAMS='$(patsubst $B/%,build/sanitize/%,$(filter-out $(UNSANITIZED),$(HOST_PROGRAMS)))' check-host

# ---- benchmarks: tables, JSON and TSV in build/bench ----

HAVE_CUB = $(if $(shell command -v $(NVCC)),$B/bin/cub_sort)

bench-sort: $B/bin/bench_sort $(HAVE_CUB) $(call SPIRV,bench) ## the sort against CUB, or one CPU thread
	$B/bin/bench_sort $(ARGS)

KNOWN_SHADERS = $(patsubst %,$B/shaders/bench/shade/known_%.spv,one 16 64 uber rest time time_rest)

bench-shade: $B/bin/bench_shade $B/shaders/bench/shade/made $(KNOWN_SHADERS) ## sorted against unsorted shading
	$B/bin/bench_shade $(ARGS)

# A kernel of each of 256 materials and of all of 16, 64, 256: few of them are enough for a check.
SHADE_KERNELS := $(patsubst %,$B/shaders/bench/shade/%.spv,uber_16 $(shell seq -f one_%03.0f 0 255) uber_64 uber_256)
$(SHADE_KERNELS): $B/shaders/bench/shade/%.spv: bench/shade/shade.comp $B/heavy/made $(INCLUDED)
	@mkdir -p $(@D)
	@$(GLSLANG) -I$B/heavy/$* -o $@ $<
$B/shaders/bench/shade/made: bench/shade/shade.comp $B/heavy/made $(INCLUDED)
	@$(MAKE) --no-print-directory -j$(JOBS) $(SHADE_KERNELS)
	@touch $@

HAVE_CUDA = $(if $(shell command -v $(NVCC)),$B/bin/cuda_weekend)

bench-weekend: $B/bin/bench_weekend $(HAVE_CUDA) $(WEEKEND_KERNELS) weekend-heavy ## the path tracer's kernels
	$B/bin/bench_weekend $(ARGS)

# Against the driver's own ray tracing, where it is: peers of the benches, and a check of them.
NATIVE_SHADERS = $(patsubst %,$B/shaders/%.spv,$(foreach stage,rgen rmiss rchit rahit,$(wildcard bench/native/*.$(stage))))
.PHONY: native-check
native-check: $B/bin/native_check $(NATIVE_SHADERS) ## is the driver's ray tracing, as the benches use it, right?
	$B/bin/native_check $(ARGS)

$(NATIVE_SHADERS): $B/shaders/%.spv: % bench/native/rays.glsl
	@mkdir -p $(@D)
	$(GLSLANG) -I$(<D) -o $@ $<

# The readers of models. What is installed is in the names of the objects, so that installing it is enough.
MODEL_HAS = $(if $(HAVE_ASSIMP),ASSIMP) $(if $(HAVE_GLTF),GLTF) $(if $(HAVE_DRACO),DRACO) $(if $(HAVE_MESHOPT),MESHOPT) $(if $(HAVE_WEBP),WEBP)
MODEL_DIR = $B/model$(subst $(eval) ,,$(patsubst %,_%,$(MODEL_HAS)))
MODEL = $(addprefix $(MODEL_DIR)/,model.o model_plain.o model_pictures.o $(if $(HAVE_ASSIMP),model_assimp.o model_ply.o) $(if $(HAVE_GLTF),model_gltf.o))
MODEL_LIBS = $(if $(HAVE_ASSIMP),-lassimp) $(if $(HAVE_GLTF),-ltinygltf -lstdc++) $(if $(HAVE_DRACO),-ldraco) \
  $(if $(HAVE_MESHOPT),-lmeshoptimizer) $(if $(HAVE_WEBP),-lwebp)
MODEL_DEFINES = $(patsubst %,-DMODEL_%,$(MODEL_HAS))
$(MODEL_DIR)/%.o: common/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) $(MODEL_DEFINES) -c -o $@ $<
$(MODEL_DIR)/%.o: common/%.cpp $(HEADERS)
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(CFLAGS) $(filter-out -Wstrict-prototypes -Wmissing-prototypes,$(WARNINGS)) $(INCLUDES) $(MODEL_DEFINES) -c -o $@ $<

$B/native_rt.o: common/native_rt.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

bench-trace: $B/bin/bench_trace $(NATIVE_SHADERS) ## rays through triangles, against the driver's own ray tracing
	$B/bin/bench_trace $(ARGS)

$B/scenes.o: bench/scenes.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -ffp-contract=off -c -o $@ $<

HOST = $B/bin/bench_host$(if $(HAVE_EMBREE),_embree)
bench-host: $(HOST) ## structures and rays on one thread of the host, against Embree
	$(HOST) $(ARGS)

bench-build: $B/bin/bench_build ## structures built on the device, against the driver's own
	$B/bin/bench_build $(ARGS)

bench-bricks: $B/bin/bench_bricks ## distance fields: builds, updates, rays; Brixelizer's figures beside them
	$B/bin/bench_bricks $(ARGS)

# What make check builds: all programs, and the kernels that tests/*/examples.sh run.
BENCH_CHECKS = $(BENCHES) $(HAVE_CUB) $(HAVE_CUDA) $(call SPIRV,bench) $(SCALE_KERNELS) $(NATIVE_SHADERS) $B/shaders/bench/reorder/empty.spv \
  $(wordlist 1,17,$(SHADE_KERNELS)) $(KNOWN_SHADERS) \
  $(filter $B/shaders/bench/reorder/16/%,$(BENCH_REORDER))

# The example's program with heavier materials, and a twin by hand.
BENCH_REORDER = $(foreach n,16 64 256,$(patsubst %,$B/shaders/bench/reorder/$n/%.spv,stage inline native.rgen native.rmiss \
  native.rahit twin traced/stage traced/inline traced/native.rgen traced/native.rmiss))
bench-reorder: $B/bin/bench_reorder $(BENCH_REORDER) $B/shaders/bench/reorder/empty.spv $B/shaders/bench/reorder/hits/made ## hit objects reordered, in place, native
	$B/bin/bench_reorder $(ARGS)

# A hit shader a material: a driver need not look through all of them for each.
$B/shaders/bench/reorder/hits/made: $(wildcard examples/reorder/*) $B/heavy/made $(INCLUDED)
	@mkdir -p $(@D)
	@for i in $$(seq 0 255); do printf '%d %03d\n' $$i $$i; done | xargs -P 4 -L 1 sh -c ' \
	  sh examples/reorder/hits.sh $$(($$0 + 1)) $$0 >$B/heavy/one_$$1/hits.glsl && \
	  $(GLSLANG) -DWITHOUT_TRACE -Iexamples/reorder -I$B/heavy/one_$$1 -o $(@D)/$$1.spv examples/reorder/native.rchit'
	@touch $@
define BENCH_REORDER_RULE
$B/heavy/uber_$(1)/hits.glsl: examples/reorder/hits.sh $B/heavy/made
	sh $$< $(1) >$$@
$B/shaders/bench/reorder/$(1)/%.spv: $$$$(wildcard examples/reorder/$$$$* examples/reorder/$$$$*.comp bench/reorder/$$$$*.comp) \
  examples/reorder/program.glsl $(INCLUDED) $B/heavy/uber_$(1)/hits.glsl
	@mkdir -p $$(@D)
	$(GLSLANG) -DWITHOUT_TRACE -Iexamples/reorder -I$B/heavy/uber_$(1) -o $$@ $$<
$B/shaders/bench/reorder/$(1)/traced/%.spv: $$$$(wildcard examples/reorder/$$$$* examples/reorder/$$$$*.comp) \
  examples/reorder/program.glsl $(INCLUDED) $B/heavy/uber_$(1)/hits.glsl
	@mkdir -p $$(@D)
	$(GLSLANG) -DALL_TRACED -Iexamples/reorder -I$B/heavy/uber_$(1) -o $$@ $$<
endef
$(foreach n,16 64 256,$(eval $(call BENCH_REORDER_RULE,$n)))

bench-start: $B/bin/bench_start ## the first start: contexts, first plans, all pipelines, cold and from a cache
	$B/bin/bench_start $(ARGS)

SCALE_KERNELS = $(call SPIRV,bench/scale)
bench-scale: $B/bin/bench_scale $(SCALE_KERNELS) ## time and memory an item, up to the largest counts
	$B/bin/bench_scale $(ARGS)

PARTS =
figures: ## tables and plots of bench/README.md from runs on a GPU: PARTS='sort trace', all without
	@sh bench/figures.sh $(PARTS)

plots: ## pictures of the last benchmarks, in build/bench
	@for plot in bench/*.gnuplot; do gnuplot $$plot || exit 1; done
	@test ! -f $B/bench/scale.json || python3 tools/figures.py plot scale $B/bench/scale.json $B/bench/scale.svg

.PHONY: animation
animation: $B/bin/viewer $(VIEWER_SHADERS) ## the moving picture of README.md, best on a GPU; needs imagemagick and webp
	@sh tools/animation.sh

pictures: $B/bin/pictures ## the pictures with which the manuals open, docs/pictures/*.svg
	$B/bin/pictures --out docs/pictures $(ARGS)

$B/bin/pictures: $(wildcard tools/pictures/*.[ch]) $B/common.o $B/field.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -Itools/pictures -o $@ $(filter %.c %.o,$^) $(LIBS)

# Programs of bench/: bench_NAME.c, what stands in a folder NAME, and the objects named here.
$B/bin/bench_trace $B/bin/bench_build $(HOST): $B/scenes.o
$B/bin/bench_trace $B/bin/bench_build $(HOST) $B/bin/bench_bricks: $(MODEL)
$B/bin/bench_trace $B/bin/bench_build $(HOST) $B/bin/bench_bricks: LIBS += $(MODEL_LIBS)
$B/bin/bench_trace $B/bin/bench_build $B/bin/bench_reorder $B/bin/native_check: $B/native_rt.o
$(HOST): $B/tests/bvh/bvh_reference.o $B/tests/bvh/exact.o
$(HOST): INCLUDES += -Itests/bvh $(if $(HAVE_EMBREE),-DBENCH_EMBREE)
$(HOST): LIBS += $(if $(HAVE_EMBREE),-lembree3)
$B/bin/bench_reorder: examples/reorder/program.c examples/reorder/program.h
$B/bin/bench_reorder: INCLUDES += -Iexamples/reorder
$B/bin/bench_weekend: $(addprefix $B/obj/weekend/,render.o tracer.o scene.o)
$B/bin/bench_weekend: INCLUDES += -Iexamples/weekend
BENCHES = $(patsubst bench/%.c,$B/bin/%,$(filter-out bench/scenes.c bench/bench_host.c,$(wildcard bench/*.c))) $(HOST)
$(BENCHES): $B/bin/%: bench/$$(subst _embree,,$$*).c $$(wildcard bench/$$(subst bench_,,$$*)/*.[ch]) $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $(filter %.c %.o,$^) $(LIBS)

$B/bin/cub_sort: bench/cub_sort.cu bench/inputs.h
	@mkdir -p $(@D)
	$(NVCC) $(NVCCFLAGS) -Ibench -o $@ $<

$B/bin/cuda_weekend: bench/cuda_weekend.cu
	@mkdir -p $(@D)
	$(NVCC) $(NVCCFLAGS) --use_fast_math -o $@ $<

# ---- the generated parts of raysort.h ----

header: ## assemble raysort.h from src/amalgamation.txt and compile its kernels
	sh tools/header.sh

api: ## docs/api.md, docs/api.json and tests/golden/abi.txt, from raysort.h by clang
	python3 tools/api.py .

where: ## part and line that a line of raysort.h comes from: LINE=812
	@sh tools/where.sh $(LINE)

# ---- installation: docs/install.md ----

PREFIX = /usr/local
DESTDIR =
install: ## header, shaders, manuals, for CMake and pkg-config: PREFIX=/usr/local DESTDIR=
	@sh packaging/install.sh install '$(PREFIX)' '$(DESTDIR)'

uninstall: ## removes what install put under the same PREFIX and DESTDIR
	@sh packaging/install.sh uninstall '$(PREFIX)' '$(DESTDIR)'

ADDRESS = file://$(abspath $B/dist)# of the folder that the archive will be in
dist: ## a release in build/dist: archive, sums, recipes of vcpkg, Conan, Meson: ADDRESS=https://...
	@sh packaging/dist.sh $B/dist '$(ADDRESS)'

clean: ## forget everything made
	rm -rf $B
