/* spirv.c - a plain reader of SPIR-V words: see spirv.h.
 * SPDX-License-Identifier: MIT */
#include "spirv.h"

#include <stdlib.h>
#include <string.h>

/* The numbers of the SPIR-V specification that are needed here. */
enum
{
  OP_EXECUTION_MODE = 16,
  OP_TYPE_BOOL = 20,
  OP_TYPE_INT = 21,
  OP_TYPE_FLOAT = 22,
  OP_TYPE_VECTOR = 23,
  OP_TYPE_ARRAY = 28,
  OP_TYPE_STRUCT = 30,
  OP_TYPE_POINTER = 32,
  OP_CONSTANT_TRUE = 41,
  OP_CONSTANT_FALSE = 42,
  OP_CONSTANT = 43,
  OP_CONSTANT_COMPOSITE = 44,
  OP_SPEC_CONSTANT_TRUE = 48,
  OP_SPEC_CONSTANT_FALSE = 49,
  OP_SPEC_CONSTANT = 50,
  OP_SPEC_CONSTANT_COMPOSITE = 51,
  OP_SPEC_CONSTANT_OP = 52,
  OP_FUNCTION = 54,
  OP_FUNCTION_PARAMETER = 55,
  OP_FUNCTION_CALL = 57,
  OP_VARIABLE = 59,
  OP_LOAD = 61,
  OP_STORE = 62,
  OP_ACCESS_CHAIN = 65,
  OP_IN_BOUNDS_ACCESS_CHAIN = 66,
  OP_DECORATE = 71,
  OP_MEMBER_DECORATE = 72,
  OP_COMPOSITE_EXTRACT = 81,
  OP_COPY_OBJECT = 83,
  OP_CONVERT_U_TO_PTR = 120,
  OP_BITCAST = 124,
  OP_SELECT = 169,
  OP_ATOMIC_LOAD = 227,
  OP_ATOMIC_STORE = 228,
  OP_ATOMIC_EXCHANGE = 229,
  OP_ATOMIC_XOR = 242,
  OP_PHI = 245,
  STORAGE_WORKGROUP = 4,
  STORAGE_PUSH_CONSTANT = 9,
  STORAGE_PHYSICAL = 5349,
  MODE_LOCAL_SIZE = 17,
  DECORATION_SPEC_ID = 1,
  DECORATION_BUILT_IN = 11,
  DECORATION_NON_WRITABLE = 24,
  DECORATION_NON_READABLE = 25,
  DECORATION_OFFSET = 35,
  BUILT_IN_WORKGROUP_SIZE = 25
};

#define NOT_DECORATED 0xffffffffu

/* ---- instructions ---- */

/* Where in an instruction its result id stands: 1 (types), 2 (values), 0: none, or of no interest here. */
static uint32_t result_word(uint32_t opcode)
{
  if (opcode >= 19 && opcode <= OP_TYPE_POINTER)
    return 1;
  if ((opcode >= OP_CONSTANT_TRUE && opcode <= OP_SPEC_CONSTANT_OP) || opcode == OP_FUNCTION_PARAMETER ||
      opcode == OP_FUNCTION_CALL || opcode == OP_VARIABLE || opcode == OP_LOAD || opcode == OP_ACCESS_CHAIN ||
      opcode == OP_IN_BOUNDS_ACCESS_CHAIN || opcode == OP_COMPOSITE_EXTRACT || opcode == OP_COPY_OBJECT ||
      opcode == OP_CONVERT_U_TO_PTR || opcode == OP_BITCAST || opcode == OP_SELECT || opcode == OP_PHI)
    return 2;
  return 0;
}

int spirvOpen(Spirv *spirv, const uint32_t *words, size_t bytes)
{
  uint32_t at, length, result;

  memset(spirv, 0, sizeof(*spirv));
  if (bytes % 4 != 0 || bytes < 20 || words[0] != 0x07230203u || words[3] == 0 || words[3] > 1u << 22)
    return 0;
  spirv->words = words;
  spirv->count = (uint32_t)(bytes / 4);
  spirv->bound = words[3];
  spirv->where = (uint32_t *)calloc(spirv->bound, sizeof(uint32_t));
  if (spirv->where == NULL)
    return 0;
  for (at = 5; at < spirv->count; at += length)
  {
    length = words[at] >> 16;
    result = result_word(words[at] & 0xffffu);
    if (length == 0 || length > spirv->count - at || result >= length ||
        (result != 0 && words[at + result] >= spirv->bound))
    {
      spirvClose(spirv);
      return 0;
    }
    if (result != 0)
      spirv->where[words[at + result]] = at;
  }
  return 1;
}

void spirvClose(Spirv *spirv)
{
  free(spirv->where);
  spirv->where = NULL;
}

void spirvVisit(const Spirv *spirv, SpirvVisitor visit, void *user)
{
  uint32_t at;

  for (at = 5; at < spirv->count; at += spirv->words[at] >> 16)
    if (!visit(user, spirv->words[at] & 0xffffu, spirv->words + at + 1, (spirv->words[at] >> 16) - 1))
      return;
}

static uint32_t opcode_of(const Spirv *spirv, uint32_t id)
{
  return id < spirv->bound && spirv->where[id] != 0 ? spirv->words[spirv->where[id]] & 0xffffu : 0;
}

/* Word n of the instruction that makes `id`; 0 is the opcode. */
static uint32_t word_of(const Spirv *spirv, uint32_t id, uint32_t n)
{
  return id < spirv->bound && spirv->where[id] != 0 ? spirv->words[spirv->where[id] + n] : 0;
}

static uint32_t length_of(const Spirv *spirv, uint32_t id)
{
  return word_of(spirv, id, 0) >> 16;
}

/* The first literal of a decoration of `id` (of its member, if `member` is not NOT_DECORATED), 0 if it has none, or
 * NOT_DECORATED. All decorations stand before the first function: a test looks some million times. */
static uint32_t decoration(const Spirv *spirv, uint32_t id, uint32_t member, uint32_t which)
{
  const uint32_t isMember = member != NOT_DECORATED;
  const uint32_t opcode = isMember ? OP_MEMBER_DECORATE : OP_DECORATE;
  uint32_t at, length;

  for (at = 5; at < spirv->count && (spirv->words[at] & 0xffffu) != OP_FUNCTION; at += length)
  {
    const uint32_t *word = spirv->words + at;
    length = word[0] >> 16;
    if ((word[0] & 0xffffu) == opcode && word[1] == id && (!isMember || word[2] == member) &&
        word[2 + isMember] == which)
      return length > 3 + isMember ? word[3 + isMember] : 0;
  }
  return NOT_DECORATED;
}

/* ---- constants ---- */

void spirvSpecialise(Spirv *spirv, uint32_t count, const uint32_t *ids, const uint32_t *values)
{
  spirv->constantCount = count < SPIRV_MAX_CONSTANTS ? count : SPIRV_MAX_CONSTANTS;
  memcpy(spirv->constantIds, ids, spirv->constantCount * sizeof(*ids));
  memcpy(spirv->constants, values, spirv->constantCount * sizeof(*values));
}

uint32_t spirvSpecIds(const Spirv *spirv, uint32_t *ids, uint32_t max)
{
  uint32_t id, spec, count = 0;

  for (id = 1; id < spirv->bound; ++id)
  {
    const uint32_t opcode = opcode_of(spirv, id);
    if (opcode != OP_SPEC_CONSTANT && opcode != OP_SPEC_CONSTANT_TRUE && opcode != OP_SPEC_CONSTANT_FALSE)
      continue;
    spec = decoration(spirv, id, NOT_DECORATED, DECORATION_SPEC_ID);
    if (spec != NOT_DECORATED && count < max)
      ids[count++] = spec;
  }
  return count;
}

static int specialised(const Spirv *spirv, uint32_t id, uint32_t *value)
{
  const uint32_t spec = decoration(spirv, id, NOT_DECORATED, DECORATION_SPEC_ID);
  uint32_t i;

  for (i = 0; i < spirv->constantCount; ++i)
    if (spirv->constantIds[i] == spec)
    {
      *value = spirv->constants[i];
      return 1;
    }
  return 0;
}

static uint32_t arithmetic(uint32_t operation, uint32_t a, uint32_t b)
{
  switch (operation)
  {
  case 128:
    return a + b;
  case 130:
    return a - b;
  case 132:
    return a * b;
  case 134: /* UDiv, SDiv: sizes are positive */
  case 135:
    return b == 0 ? 0 : a / b;
  case 137:
    return b == 0 ? 0 : a % b;
  case 194:
    return b < 32 ? a >> b : 0;
  case 196:
    return b < 32 ? a << b : 0;
  case 197: /* or */
  case 166:
    return a | b;
  case 198:
    return a ^ b;
  case 199: /* and */
  case 167:
    return a & b;
  case 164: /* equal */
  case 170:
    return a == b;
  case 165: /* not equal */
  case 171:
    return a != b;
  case 172: /* greater, signed ones too: sizes are positive */
  case 173:
    return a > b;
  case 174:
  case 175:
    return a >= b;
  case 176:
  case 177:
    return a < b;
  case 178:
  case 179:
    return a <= b;
  default:
    return 0xdeadbeefu; /* far over every limit: an operation unknown here fails the test */
  }
}

static uint32_t value_of(const Spirv *spirv, uint32_t id)
{
  uint32_t value = 0;

  switch (opcode_of(spirv, id))
  {
  case OP_CONSTANT_TRUE:
    return 1;
  case OP_CONSTANT:
    return word_of(spirv, id, 3);
  case OP_SPEC_CONSTANT_TRUE:
    return specialised(spirv, id, &value) ? value : 1;
  case OP_SPEC_CONSTANT_FALSE:
    return specialised(spirv, id, &value) ? value : 0;
  case OP_SPEC_CONSTANT:
    return specialised(spirv, id, &value) ? value : word_of(spirv, id, 3);
  case OP_SPEC_CONSTANT_OP:
    if (word_of(spirv, id, 3) == OP_SELECT)
      return value_of(spirv, word_of(spirv, id, value_of(spirv, word_of(spirv, id, 4)) != 0 ? 5 : 6));
    if (word_of(spirv, id, 3) == 168) /* LogicalNot */
      return value_of(spirv, word_of(spirv, id, 4)) == 0;
    if (word_of(spirv, id, 3) == 200) /* Not */
      return ~value_of(spirv, word_of(spirv, id, 4));
    return arithmetic(word_of(spirv, id, 3), value_of(spirv, word_of(spirv, id, 4)),
                      value_of(spirv, word_of(spirv, id, 5)));
  default:
    return 0;
  }
}

int spirvLocalSize(const Spirv *spirv, uint32_t size[3])
{
  uint32_t at, id, i;

  /* a WorkgroupSize constant overrules the execution mode */
  for (id = 1; id < spirv->bound; ++id)
    if ((opcode_of(spirv, id) == OP_SPEC_CONSTANT_COMPOSITE || opcode_of(spirv, id) == OP_CONSTANT_COMPOSITE) &&
        decoration(spirv, id, NOT_DECORATED, DECORATION_BUILT_IN) == BUILT_IN_WORKGROUP_SIZE)
    {
      for (i = 0; i < 3; ++i)
        size[i] = value_of(spirv, word_of(spirv, id, 3 + i));
      return 1;
    }
  for (at = 5; at < spirv->count; at += spirv->words[at] >> 16)
    if ((spirv->words[at] & 0xffffu) == OP_EXECUTION_MODE && spirv->words[at + 2] == MODE_LOCAL_SIZE)
    {
      for (i = 0; i < 3; ++i)
        size[i] = spirv->words[at + 3 + i];
      return 1;
    }
  return 0;
}

/* ---- types ---- */

static uint64_t size_of(const Spirv *spirv, uint32_t type)
{
  uint64_t end = 0;
  uint32_t i;

  switch (opcode_of(spirv, type))
  {
  case OP_TYPE_BOOL:
    return 4;
  case OP_TYPE_INT:
  case OP_TYPE_FLOAT:
    return word_of(spirv, type, 2) / 8;
  case OP_TYPE_VECTOR:
    return size_of(spirv, word_of(spirv, type, 2)) * word_of(spirv, type, 3);
  case OP_TYPE_ARRAY:
    return size_of(spirv, word_of(spirv, type, 2)) * value_of(spirv, word_of(spirv, type, 3));
  case OP_TYPE_POINTER:
    return 8;
  case OP_TYPE_STRUCT:
    for (i = 0; i + 2 < length_of(spirv, type); ++i)
    {
      const uint32_t offset = decoration(spirv, type, i, DECORATION_OFFSET);
      const uint64_t size = size_of(spirv, word_of(spirv, type, 2 + i));
      end = offset == NOT_DECORATED ? end + size : offset + size;
    }
    return end;
  default:
    return 0;
  }
}

static uint32_t pointee(const Spirv *spirv, uint32_t pointerType)
{
  return word_of(spirv, pointerType, 3);
}

uint64_t spirvSharedBytes(const Spirv *spirv)
{
  uint64_t bytes = 0;
  uint32_t id;

  for (id = 1; id < spirv->bound; ++id)
    if (opcode_of(spirv, id) == OP_VARIABLE && word_of(spirv, id, 3) == STORAGE_WORKGROUP)
      bytes += size_of(spirv, pointee(spirv, word_of(spirv, id, 1)));
  return bytes;
}

/* Every member of the block behind a reference carries the decoration. */
static int all_members(const Spirv *spirv, uint32_t type, uint32_t which)
{
  uint32_t i;

  if (opcode_of(spirv, type) != OP_TYPE_STRUCT)
    return 0;
  for (i = 0; i + 2 < length_of(spirv, type); ++i)
    if (decoration(spirv, type, i, which) == NOT_DECORATED)
      return 0;
  return 1;
}

static int is_reference(const Spirv *spirv, uint32_t type)
{
  return opcode_of(spirv, type) == OP_TYPE_POINTER && word_of(spirv, type, 2) == STORAGE_PHYSICAL;
}

/* glslang wraps a push block struct into one more struct when a named struct is its only member. */
static uint32_t push_members(const Spirv *spirv, uint32_t type, uint32_t base, SpirvReference *references,
                             uint32_t count, uint32_t max, uint32_t *firstPlain)
{
  uint32_t i;

  for (i = 0; i + 2 < length_of(spirv, type); ++i)
  {
    const uint32_t member = word_of(spirv, type, 2 + i);
    const uint32_t offset = base + decoration(spirv, type, i, DECORATION_OFFSET);
    if (opcode_of(spirv, member) == OP_TYPE_STRUCT)
      count = push_members(spirv, member, offset, references, count, max, firstPlain);
    else if (is_reference(spirv, member) && count < max)
    {
      references[count].offset = offset;
      references[count].isUsed = 0;
      references[count].isReadable = !all_members(spirv, pointee(spirv, member), DECORATION_NON_READABLE);
      references[count++].isWritable = !all_members(spirv, pointee(spirv, member), DECORATION_NON_WRITABLE);
    }
    else if (offset < *firstPlain)
      *firstPlain = offset;
  }
  return count;
}

/* The byte of the push block that an access chain ends at. */
static uint32_t chain_offset(const Spirv *spirv, uint32_t type, const uint32_t *indices, uint32_t count)
{
  uint32_t i, offset = 0;

  for (i = 0; i < count && opcode_of(spirv, type) == OP_TYPE_STRUCT; ++i)
  {
    const uint32_t member = value_of(spirv, indices[i]);
    offset += decoration(spirv, type, member, DECORATION_OFFSET);
    type = word_of(spirv, type, 2 + member);
  }
  return offset;
}

/* A module that takes the block as a whole uses all. */
static void note_uses(const Spirv *spirv, uint32_t variable, SpirvReference *references, uint32_t count)
{
  const uint32_t type = pointee(spirv, word_of(spirv, variable, 1));
  uint32_t at, i;

  for (at = 5; at < spirv->count; at += spirv->words[at] >> 16)
  {
    const uint32_t *word = spirv->words + at, opcode = word[0] & 0xffffu;
    const int isChain = opcode == OP_ACCESS_CHAIN || opcode == OP_IN_BOUNDS_ACCESS_CHAIN;
    if ((!isChain && opcode != OP_LOAD) || word[3] != variable)
      continue;
    for (i = 0; i < count; ++i)
      if (!isChain || chain_offset(spirv, type, word + 4, (word[0] >> 16) - 4) == references[i].offset)
        references[i].isUsed = 1;
  }
}

uint32_t spirvPushBlock(const Spirv *spirv, SpirvReference *references, uint32_t max, uint32_t *size,
                        uint32_t *firstPlain)
{
  uint32_t id, count = 0;

  *size = 0;
  *firstPlain = NOT_DECORATED;
  for (id = 1; id < spirv->bound; ++id)
    if (opcode_of(spirv, id) == OP_VARIABLE && word_of(spirv, id, 3) == STORAGE_PUSH_CONSTANT)
    {
      const uint32_t type = pointee(spirv, word_of(spirv, id, 1));
      *size = (uint32_t)size_of(spirv, type);
      count = push_members(spirv, type, 0, references, count, max, firstPlain);
      note_uses(spirv, id, references, count);
    }
  if (*firstPlain > *size)
    *firstPlain = *size;
  return count;
}

/* ---- loads and stores ---- */

/* Whether the memory access through pointer `id` starts at a reference whose block carries the decoration. */
static int goes_through(const Spirv *spirv, uint32_t id, uint32_t which)
{
  uint32_t type;

  while (opcode_of(spirv, id) == OP_ACCESS_CHAIN || opcode_of(spirv, id) == OP_IN_BOUNDS_ACCESS_CHAIN)
    id = word_of(spirv, id, 3);
  type = word_of(spirv, id, 1);
  return opcode_of(spirv, id) != 0 && is_reference(spirv, type) && all_members(spirv, pointee(spirv, type), which);
}

uint32_t spirvForbiddenAccesses(const Spirv *spirv)
{
  uint32_t at, count = 0;

  for (at = 5; at < spirv->count; at += spirv->words[at] >> 16)
  {
    const uint32_t *word = spirv->words + at;
    const uint32_t opcode = word[0] & 0xffffu;
    const int isAtomic = opcode >= OP_ATOMIC_EXCHANGE && opcode <= OP_ATOMIC_XOR;
    if (opcode == OP_LOAD || opcode == OP_ATOMIC_LOAD || isAtomic)
      count += (uint32_t)goes_through(spirv, word[3], DECORATION_NON_READABLE);
    if (opcode == OP_STORE || opcode == OP_ATOMIC_STORE)
      count += (uint32_t)goes_through(spirv, word[1], DECORATION_NON_WRITABLE);
    if (isAtomic)
      count += (uint32_t)goes_through(spirv, word[3], DECORATION_NON_WRITABLE);
  }
  return count;
}
