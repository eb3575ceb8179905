/* spirv.h - reads what the tests ask of a SPIR-V module: capabilities, push block, decorations, shared memory.
 * SPDX-License-Identifier: MIT */
#ifndef SPIRV_H
#define SPIRV_H

#include <stddef.h>
#include <stdint.h>

#define SPIRV_MAX_CONSTANTS 8

typedef struct Spirv
{
  const uint32_t *words;
  uint32_t count;  /* words */
  uint32_t bound;  /* ids are below it */
  uint32_t *where; /* id -> word of the instruction that makes it; 0: not one that is recorded */
  uint32_t constantCount;
  uint32_t constantIds[SPIRV_MAX_CONSTANTS];
  uint32_t constants[SPIRV_MAX_CONSTANTS];
} Spirv;

/* A reference (buffer address) that is a member of the push block. */
typedef struct SpirvReference
{
  uint32_t offset; /* byte of the push block */
  int isReadable;  /* the pointee has no NonReadable */
  int isWritable;  /* the pointee has no NonWritable */
  int isUsed;      /* some code has it from the push block */
} SpirvReference;

/* Called for each instruction; nonzero: go on. */
typedef int (*SpirvVisitor)(void *user, uint32_t opcode, const uint32_t *operands, uint32_t operandCount);

int spirvOpen(Spirv *spirv, const uint32_t *words, size_t bytes); /* 0: malformed */
void spirvClose(Spirv *spirv);
void spirvVisit(const Spirv *spirv, SpirvVisitor visit, void *user);

/* Values for the specialization constants; ids not named keep their defaults. */
void spirvSpecialise(Spirv *spirv, uint32_t count, const uint32_t *ids, const uint32_t *values);
uint32_t spirvSpecIds(const Spirv *spirv, uint32_t *ids, uint32_t max); /* those that the module declares */

int spirvLocalSize(const Spirv *spirv, uint32_t size[3]); /* 0: none declared */
uint64_t spirvSharedBytes(const Spirv *spirv);            /* of all Workgroup variables */

/* The push block; *references receives the members that are references, in order of offset. firstPlain: offset of the
 * first member that is none (or the size). */
uint32_t spirvPushBlock(const Spirv *spirv, SpirvReference *references, uint32_t max, uint32_t *size,
                        uint32_t *firstPlain);

/* Stores and atomics through references that say NonWritable, loads through NonReadable ones: should be 0. */
uint32_t spirvForbiddenAccesses(const Spirv *spirv);

#endif /* SPIRV_H */
