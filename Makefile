# raysort: every command a person or CI runs. `make help` lists them. Everything made lands in build/.

CC = cc
CXX = c++
CFLAGS = -O2 -g
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wundef -Wformat=2 \
  -Wvla -Wswitch-enum -Wstrict-prototypes -Wmissing-prototypes -Werror
PROGRAM_FLAGS = -std=c11 $(CFLAGS) $(WARNINGS) -I. -Iexamples -Iexamples/common
PROGRAM_LIBS = -ldl -lm -lpthread
GLSLANG = glslangValidator
GLSL_FLAGS = --quiet -g0 --target-env vulkan1.2 -Ishaders
ARGS =
B = build

EXAMPLES = minimal materials worked frame_graph
BENCHES = bench_sort bench_shade
TESTS = $(patsubst tests/%.c,%,$(wildcard tests/test_*.c))
COMMON = $B/common.o
HEADERS = raysort.h examples/common/common.h

.DELETE_ON_ERROR:
.PHONY: all help check clean embed $(EXAMPLES)

all: materials check ## the demo and the tests

help: ## this list
	@sed -n 's/^\([a-z][a-z_-]*\):.*## /  \1: /p' Makefile | sort

# ---- examples: examples/NAME/NAME.c and its shaders examples/NAME/*.comp ----

$B/common.o: examples/common/common.c $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(PROGRAM_FLAGS) -c -o $@ $<

$B/shaders/%.spv: %.comp $(wildcard shaders/*.h shaders/*.glsl) 
	@mkdir -p $(@D)
	$(GLSLANG) $(GLSL_FLAGS) -I$(<D) -o $@ $<

clean: ## forget everything made
	rm -rf $B
