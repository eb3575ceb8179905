#!/bin/sh
# slurm.sh - renders a large picture as a Slurm job array: a GPU a task, any number of tasks at a time, in any order.
# SPDX-License-Identifier: MIT
#
#   sbatch --array=0-19 examples/weekend/slurm.sh        from the root of the repository, after `make weekend weekend-merge`
#   build/bin/weekend-merge build/parts/*.part           when all are done
#
# WEEKEND_PROGRAM=triangles renders with the other path tracer; its options are then in WEEKEND_OPTIONS.
# A task that is stopped (its time is over, a pre-emption) leaves a checkpoint, and goes on from it when it is run again.
#SBATCH --gpus=1
#SBATCH --time=01:00:00
#SBATCH --requeue
#SBATCH --signal=B:TERM@60
set -eu
options=${WEEKEND_OPTIONS:---size 7680x4320}
samples=${WEEKEND_SAMPLES:-2000}
program=${WEEKEND_PROGRAM:-weekend}
tasks=$SLURM_ARRAY_TASK_COUNT task=$SLURM_ARRAY_TASK_ID # the array begins at 0

mkdir -p build/parts
part=build/parts/$task.part
first=$((samples * task / tasks)) end=$((samples * (task + 1) / tasks))
test -f "$part" && exit
# shellcheck disable=SC2086 # options are words
set -- $options --samples "$samples" --samples-range "$first:$end" --partial "$part"
test "$program" = weekend && set -- "$@" --progress none
test -f "$part.checkpoint" && set -- "$@" --resume "$part.checkpoint"
exec "build/bin/$program" "$@"
