# raysort: every command that a person or CI runs; `make help` lists them. Everything made lands in build/.

CC = cc
CFLAGS = -O2 -g
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -Wformat=2 -Wvla \
  -Wswitch-enum -Wstrict-prototypes -Wmissing-prototypes -Werror
INCLUDES = -I. -Iexamples/common -Itests -Ibench
COMPILE = $(CC) -std=c11 $(CFLAGS) $(WARNINGS) $(INCLUDES)
LIBS = -ldl -lm -lpthread
GLSLANG = glslangValidator --quiet -g0 --target-env vulkan1.2 -Ishaders
NVCC = nvcc
ARGS =
B = build

HOST_TESTS = $(basename $(notdir $(filter-out $(wildcard tests/test_gpu_*.c),$(wildcard tests/test_*.c))))
BVH_TESTS = $(basename $(wildcard tests/bvh/test_*.c))
GPU_TESTS = $(basename $(notdir $(wildcard tests/test_gpu_*.c)))
HEADERS = raysort.h $(wildcard examples/common/*.h tests/*.h tests/bvh/*.h bench/*.h)
INCLUDED = $(wildcard shaders/*.h shaders/*.glsl)

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all help minimal materials worked frame_graph weekend weekend-heavy weekend-merge check check-host check-gpu \
  check-lavapipe check-scripts sanitize bench-sort bench-shade bench-weekend plots header clean

all: materials check ## the demo, then the tests

help: ## this list
	@awk -F ':.*## ' '/^[a-z_-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- examples: ARGS='--size 640x360' passes options; pictures land in build/NAME ----

minimal: $B/bin/minimal ## the smallest complete program
	$B/bin/minimal $(ARGS)

SPIRV = $(patsubst %.comp,$B/shaders/%.spv,$(wildcard $(1)/*.comp))

materials: $B/bin/materials $(call SPIRV,examples/materials) ## the demo: a ray caster, sorted and unsorted
	$B/bin/materials $(ARGS)

worked: $B/bin/worked ## the worked example: 20x20 pixels, every table
	$B/bin/worked $(ARGS)

frame_graph: $B/bin/frame_graph $(call SPIRV,examples/frame_graph) ## dry plans, aliased scratch, own barriers
	$B/bin/frame_graph $(ARGS)

weekend: $B/bin/weekend $(call SPIRV,examples/weekend) ## path tracing: ARGS='--size 240x135 --samples 16 --stats'
	$B/bin/weekend $(ARGS)

weekend-merge: $B/bin/weekend-merge ## joins partial files of weekend: ARGS='a.part b.part'
	$B/bin/weekend-merge $(ARGS)

$B/bin/weekend: $(addprefix $B/obj/weekend/,weekend.o render.o film.o tracer.o scene.o) $B/common.o
$B/bin/weekend-merge: $B/obj/weekend/merge.o $B/obj/weekend/film.o $B/common.o
$B/bin/weekend $B/bin/weekend-merge:
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -o $@ $^ $(LIBS)

$B/bin/minimal: examples/minimal/minimal.c raysort.h
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $< -lvulkan

$B/bin/materials: examples/materials/materials.c $(wildcard examples/materials/*.h)
$B/bin/worked: examples/worked/worked.c
$B/bin/frame_graph: examples/frame_graph/frame_graph.c
$B/bin/materials $B/bin/worked $B/bin/frame_graph: $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $(filter %.c %.o,$^) $(LIBS)

$B/common.o: examples/common/common.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

$B/shaders/examples/materials/%.spv: $(wildcard examples/materials/*.glsl examples/materials/*.h)
WEEKEND_INCLUDED = $(wildcard examples/weekend/*.glsl) examples/weekend/shared.h examples/weekend/seed_names.h

# Heavy materials: kernel_heavy16.spv and so on. The generator writes all counts at once.
HEAVY_COUNTS = 16 64
HEAVY_KERNELS = $(foreach n,$(HEAVY_COUNTS),$(patsubst %,$B/shaders/examples/weekend/%_heavy$n.spv,path loop wave shade))
weekend-heavy: $(HEAVY_KERNELS) ## kernels of weekend --scene heavy16 and heavy64; HEAVY_COUNTS='256' takes longer
$B/obj/weekend/made: bench/shade_materials.sh
	@mkdir -p $(@D)
	sh bench/shade_materials.sh $(@D)
	@for n in 16 64 256; do mkdir -p $(@D)/heavy$$n && sed -n '/^vec4 material0(/,/^#define SHADE_BY_ID/p' \
	  $(@D)/uber_$$n.comp | sed '$$d' >$(@D)/heavy$$n/heavy_materials.glsl; done
	@rm -f $(@D)/*.comp && touch $@
define HEAVY_RULE
$B/shaders/examples/weekend/%_heavy$(1).spv: examples/weekend/%.comp $(INCLUDED) $(WEEKEND_INCLUDED) $B/obj/weekend/made
	@mkdir -p $$(@D)
	$(GLSLANG) -DWEEKEND_HEAVY -Iexamples/weekend -I$B/obj/weekend/heavy$(1) -o $$@ $$<
endef
$(foreach n,16 64 256,$(eval $(call HEAVY_RULE,$n)))

$B/shaders/examples/weekend/%.spv: $(WEEKEND_INCLUDED)
$B/shaders/%.spv: %.comp $(INCLUDED)
	@mkdir -p $(@D)
	$(GLSLANG) -I$(<D) -o $@ $<

# ---- tests ----

check: check-host sanitize check-scripts check-lavapipe ## all tests, on the software device

check-host: $(HOST_TESTS:%=$B/tests/%) $(BVH_TESTS:%=$B/%) ## the tests that need no device
	@sh tests/run.sh $^

GPU_PROGRAMS = $(GPU_TESTS:%=$B/tests/%)
GPU_SHADERS = $(call SPIRV,tests/shaders) $(call SPIRV,examples/weekend) $(filter %16.spv,$(HEAVY_KERNELS))
EXAMPLE_CHECKS = $(addprefix $B/bin/,minimal worked frame_graph materials weekend) \
  $(call SPIRV,examples/frame_graph) $(call SPIRV,examples/materials) $(call SPIRV,examples/weekend)

check-lavapipe: $(GPU_PROGRAMS) $(GPU_SHADERS) $(EXAMPLE_CHECKS) ## on lavapipe, subgroups of 4, 8, 16, validation on
	@sh tests/lavapipe.sh $(GPU_PROGRAMS)

ANY_GPU_PROGRAMS = $(filter-out %_reads,$(GPU_PROGRAMS)) # that one fences memory, which lavapipe alone allows
check-gpu: $(ANY_GPU_PROGRAMS) $(GPU_SHADERS) ## is my driver right? the GPU tests on the first real GPU
	@RAYSORT_TEST_LEVEL=2 RAYSORT_DEVICE="$${RAYSORT_DEVICE:-gpu}" sh tests/run.sh $(ANY_GPU_PROGRAMS)

check-scripts: $B/bin/weekend $B/bin/weekend-merge $(call SPIRV,examples/weekend) ## dialects, names, freshness, README, cross builds, lint
	@for script in tests/check_*.sh; do echo "== $$script" && sh $$script || exit 1; done

$B/tests/%.o: tests/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

$(GPU_PROGRAMS): $B/tests/test_gpu_%: $B/tests/test_gpu_%.o $B/tests/gpu.o $B/tests/reference.o $B/common.o
	$(CC) $(CFLAGS) -o $@ $^ -lcmocka $(LIBS)

HOST_COMMON = unit mock plans spirv
$B/tests/test_%: $B/tests/test_%.o $(HOST_COMMON:%=$B/tests/%.o)
	$(CC) $(CFLAGS) -o $@ $^ -lcmocka $(LIBS)

# Structures are equal to the bit, and so is their reference: nothing may be contracted.
$B/tests/bvh/%.o: INCLUDES += -ffp-contract=off
$B/tests/bvh/test_%: $B/tests/bvh/test_%.o $B/tests/bvh/bvh_reference.o $(HOST_COMMON:%=$B/tests/%.o)
	$(CC) $(CFLAGS) -o $@ $^ -lcmocka $(LIBS)

# The path tracer's scene and reference are right to the bit: nothing may be contracted.
$B/obj/weekend/%.o: examples/weekend/%.c $(HEADERS) $(wildcard examples/weekend/*.h)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/weekend -ffp-contract=off -c -o $@ $<
$B/tests/weekend_%.o $B/tests/test_weekend_%.o: INCLUDES += -Iexamples/weekend -ffp-contract=off
$B/tests/test_gpu_weekend.o: INCLUDES += -Iexamples/weekend
$B/tests/test_weekend_scene: $B/tests/weekend_reference.o $B/obj/weekend/scene.o
$B/tests/test_gpu_weekend: $B/tests/weekend_reference.o $B/obj/weekend/scene.o $B/obj/weekend/tracer.o
$B/tests/test_weekend_film: $B/obj/weekend/film.o $B/common.o

sanitize: ## the host tests under ASan and UBSan
	@$(MAKE) B=build/sanitize CFLAGS='-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all' check-host

# ---- benchmarks: tables, JSON and TSV in build/bench ----

HAVE_CUB = $(if $(shell command -v $(NVCC)),$B/bin/cub_sort)

bench-sort: $B/bin/bench_sort $(HAVE_CUB) $(call SPIRV,bench) ## the sort against CUB, or one CPU thread
	$B/bin/bench_sort $(ARGS)

bench-shade: $B/bin/bench_shade $B/shaders/bench/shade/made ## sorted against unsorted shading
	$B/bin/bench_shade $(ARGS)

$B/shaders/bench/shade/made: bench/shade_materials.sh bench/shade.glsl $(INCLUDED)
	@mkdir -p $(@D)
	sh bench/shade_materials.sh $B/bench/shade
	@for f in $B/bench/shade/*.comp; do basename $$f .comp; done | \
	  xargs -P 4 -I NAME $(GLSLANG) -Ibench -o $(@D)/NAME.spv $B/bench/shade/NAME.comp
	@touch $@

bench-weekend: $B/bin/bench_weekend $(call SPIRV,examples/weekend) weekend-heavy ## the path tracer's kernels
	$B/bin/bench_weekend $(ARGS)

plots: ## gnuplot pictures of the last benchmarks, in build/bench
	@for plot in bench/*.gnuplot; do gnuplot $$plot || exit 1; done

$B/bin/bench_sort: bench/bench_sort.c
$B/bin/bench_shade: bench/bench_shade.c
$B/bin/bench_sort $B/bin/bench_shade: $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -o $@ $(filter %.c %.o,$^) $(LIBS)

$B/bin/bench_weekend: bench/bench_weekend.c $(addprefix $B/obj/weekend/,render.o tracer.o scene.o) $B/common.o $(HEADERS)
	@mkdir -p $(@D)
	$(COMPILE) -Iexamples/weekend -o $@ $(filter %.c %.o,$^) $(LIBS)

$B/bin/cub_sort: bench/cub_sort.cu bench/inputs.h
	@mkdir -p $(@D)
	$(NVCC) -O3 -arch=sm_90 -Ibench -o $@ $<

# ---- the generated parts of raysort.h ----

header: ## assemble raysort.h from src/parts, compile the kernels and splice them in
	sh tools/header.sh

clean: ## forget everything made
	rm -rf $B
