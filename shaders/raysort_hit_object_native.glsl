// raysort_hit_object_native.glsl - targets 1 and 2 of raysort_hit_object.glsl: names that are used for the extensions'
// names.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object.glsl includes this file. Target 1 (NV) needs the extensions GL_EXT_ray_tracing,
// GL_NV_shader_invocation_reorder, GL_EXT_buffer_reference and GL_EXT_buffer_reference_uvec2; with motion also
// GL_NV_ray_tracing_motion_blur. Target 2 (EXT) needs GL_EXT_shader_invocation_reorder in place of
// GL_NV_shader_invocation_reorder; records from a query also need GL_EXT_ray_query. Positions need
// GL_EXT_ray_tracing_position_fetch.
// RAYSORT_HIT_OBJECT_SHADER is the shader of the pipeline that the file is compiled as:
//   0  ray generation (default): all stages in a loop
//   1  closest hit: the function RAYSORT_FUNCTION of HITS
//   2  miss: the function RAYSORT_FUNCTION of MISSES
// In 1 and 2 the getters ask about the object that the function runs for. The function may make objects, trace and
// execute, with variables of RAYSORT_OWN_PAYLOAD and RAYSORT_OWN_ATTRIBUTE.
#ifndef RAYSORT_HIT_OBJECT_NATIVE_GLSL
#define RAYSORT_HIT_OBJECT_NATIVE_GLSL

#ifndef RAYSORT_HIT_OBJECT_SHADER
#define RAYSORT_HIT_OBJECT_SHADER 0
#endif
#define RAYSORT_PRIVATE_RUN_STAGE(number, function) case number: next = function(live, hit); break;
#define RAYSORT_PRIVATE_RUN_FUNCTION(number, function) case number: function(payload, hit); break;
#define RAYSORT_SCENE(address) accelerationStructureEXT(address)

uvec3 raysortLaunchId() { return gl_LaunchIDEXT; }
uvec3 raysortLaunchSize() { return gl_LaunchSizeEXT; }

#if RAYSORT_HIT_OBJECT_TARGET == 1
#define raysortHitObject hitObjectNV
#define RAYSORT_PRIVATE_NATIVE(name) hitObject##name##NV
#define RAYSORT_PRIVATE_ATTRIBUTE_STORAGE hitObjectAttributeNV
#define RAYSORT_PRIVATE_RECORD_BLOCK hitobjectshaderrecordnv
#else
#define raysortHitObject hitObjectEXT
#define RAYSORT_PRIVATE_NATIVE(name) hitObject##name##EXT
#define RAYSORT_PRIVATE_ATTRIBUTE_STORAGE hitObjectAttributeEXT
#define RAYSORT_PRIVATE_RECORD_BLOCK hitobjectshaderrecordext
#define raysortRayQuery rayQueryEXT
#endif

// ---- functions of every shader: make objects, execute them ----

#if RAYSORT_HIT_OBJECT_TARGET == 1
#define raysortHitObjectRecordHit hitObjectRecordHitNV
#define raysortHitObjectRecordHitMotion hitObjectRecordHitMotionNV
#ifdef RAYSORT_HIT_OBJECT_INDEX_BITS
#define raysortHitObjectRecordHitWithIndex(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, t1, \
                                           location)                                                              \
  hitObjectRecordHitWithIndexNV(hit, scene, instance, primitive, geometry, kind, RAYSORT_PRIVATE_INDEX(record), o, \
                                t0, d, t1, location)
#define raysortHitObjectRecordHitWithIndexMotion(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, \
                                                 t1, time, location)                                                \
  hitObjectRecordHitWithIndexMotionNV(hit, scene, instance, primitive, geometry, kind, RAYSORT_PRIVATE_INDEX(record), \
                                      o, t0, d, t1, time, location)
#else
#define raysortHitObjectRecordHitWithIndex hitObjectRecordHitWithIndexNV
#define raysortHitObjectRecordHitWithIndexMotion hitObjectRecordHitWithIndexMotionNV
#endif
#define raysortHitObjectRecordMiss hitObjectRecordMissNV
#define raysortHitObjectRecordMissMotion hitObjectRecordMissMotionNV
// NV does not have these functions. A call does not compile, and the error message has the reason in its name.
#define raysortHitObjectRecordFromQuery RAYSORT_ERROR_ONLY_EXT_RECORDS_FROM_A_QUERY_RECORD_A_HIT_INSTEAD
#define raysortHitObjectRecordFromQueryWithKind RAYSORT_ERROR_ONLY_EXT_RECORDS_FROM_A_QUERY_RECORD_A_HIT_INSTEAD
#define raysortHitObjectSetShaderBindingTableRecordIndex RAYSORT_ERROR_ONLY_EXT_SETS_A_RECORD
#else
#define raysortHitObjectRecordHit RAYSORT_ERROR_EXT_FABRICATES_NO_HITS_RECORD_FROM_A_QUERY
#define raysortHitObjectRecordHitMotion RAYSORT_ERROR_EXT_FABRICATES_NO_HITS_RECORD_FROM_A_QUERY
#define raysortHitObjectRecordHitWithIndex RAYSORT_ERROR_EXT_FABRICATES_NO_HITS_RECORD_FROM_A_QUERY
#define raysortHitObjectRecordHitWithIndexMotion RAYSORT_ERROR_EXT_FABRICATES_NO_HITS_RECORD_FROM_A_QUERY
#define raysortHitObjectRecordMiss(hit, record, o, t0, d, t1) hitObjectRecordMissEXT(hit, 0u, record, o, t0, d, t1)
#define raysortHitObjectRecordMissMotion(hit, record, o, t0, d, t1, time) \
  hitObjectRecordMissMotionEXT(hit, 0u, record, o, t0, d, t1, time)
#define raysortHitObjectRecordFromQuery hitObjectRecordFromQueryEXT
#define raysortHitObjectRecordFromQueryWithKind hitObjectRecordFromQueryEXT
#define raysortHitObjectSetShaderBindingTableRecordIndex hitObjectSetShaderBindingTableRecordIndexEXT
#endif

#define raysortHitObjectTraceRay RAYSORT_PRIVATE_NATIVE(TraceRay)
#define raysortHitObjectTraceRayMotion RAYSORT_PRIVATE_NATIVE(TraceRayMotion)
#define raysortHitObjectRecordEmpty RAYSORT_PRIVATE_NATIVE(RecordEmpty)
#define raysortHitObjectExecuteShader RAYSORT_PRIVATE_NATIVE(ExecuteShader)

#if RAYSORT_HIT_OBJECT_SHADER == 0

#if RAYSORT_HIT_OBJECT_TARGET == 1
#define raysortReorderThread reorderThreadNV
// NV does not have these functions either.
#define raysortHitObjectGetRayFlags RAYSORT_ERROR_ONLY_EXT_KNOWS_RAY_FLAGS
#define raysortHitObjectGetIntersectionTriangleVertexPositions RAYSORT_ERROR_ONLY_EXT_KNOWS_POSITIONS
#else
#define raysortReorderThread reorderThreadEXT
#define raysortHitObjectGetRayFlags hitObjectGetRayFlagsEXT
#define raysortHitObjectGetIntersectionTriangleVertexPositions hitObjectGetIntersectionTriangleVertexPositionsEXT
#endif
#define raysortHitObjectIsEmpty RAYSORT_PRIVATE_NATIVE(IsEmpty)
#define raysortHitObjectIsMiss RAYSORT_PRIVATE_NATIVE(IsMiss)
#define raysortHitObjectIsHit RAYSORT_PRIVATE_NATIVE(IsHit)
#define raysortHitObjectGetRayTMin RAYSORT_PRIVATE_NATIVE(GetRayTMin)
#define raysortHitObjectGetRayTMax RAYSORT_PRIVATE_NATIVE(GetRayTMax)
#define raysortHitObjectGetWorldRayOrigin RAYSORT_PRIVATE_NATIVE(GetWorldRayOrigin)
#define raysortHitObjectGetWorldRayDirection RAYSORT_PRIVATE_NATIVE(GetWorldRayDirection)
#define raysortHitObjectGetObjectRayOrigin RAYSORT_PRIVATE_NATIVE(GetObjectRayOrigin)
#define raysortHitObjectGetObjectRayDirection RAYSORT_PRIVATE_NATIVE(GetObjectRayDirection)
#define raysortHitObjectGetObjectToWorld RAYSORT_PRIVATE_NATIVE(GetObjectToWorld)
#define raysortHitObjectGetWorldToObject RAYSORT_PRIVATE_NATIVE(GetWorldToObject)
#define raysortHitObjectGetInstanceCustomIndex RAYSORT_PRIVATE_NATIVE(GetInstanceCustomIndex)
#define raysortHitObjectGetInstanceId RAYSORT_PRIVATE_NATIVE(GetInstanceId)
#define raysortHitObjectGetGeometryIndex RAYSORT_PRIVATE_NATIVE(GetGeometryIndex)
#define raysortHitObjectGetPrimitiveIndex RAYSORT_PRIVATE_NATIVE(GetPrimitiveIndex)
#define raysortHitObjectGetHitKind RAYSORT_PRIVATE_NATIVE(GetHitKind)
#define raysortHitObjectGetAttributes RAYSORT_PRIVATE_NATIVE(GetAttributes)
#define raysortHitObjectGetShaderRecordBufferHandle RAYSORT_PRIVATE_NATIVE(GetShaderRecordBufferHandle)
#define raysortHitObjectGetShaderBindingTableRecordIndex RAYSORT_PRIVATE_NATIVE(GetShaderBindingTableRecordIndex)
#define raysortHitObjectGetCurrentTime RAYSORT_PRIVATE_NATIVE(GetCurrentTime)

#if RAYSORT_HIT_OBJECTS > 1
#define RAYSORT_INOUT_HIT raysortHitObject[RAYSORT_HIT_OBJECTS]
#else
#define RAYSORT_INOUT_HIT raysortHitObject
#endif
#define RAYSORT_IN_HIT raysortHitObject
#define RAYSORT_PAYLOAD(itsLocation, type, name) layout(location = itsLocation) rayPayloadEXT type name;
#define RAYSORT_OWN_PAYLOAD(itsLocation, type, name) RAYSORT_PAYLOAD(itsLocation, type, name)
#define RAYSORT_EXECUTE(type, HITS, MISSES) // the shader binding table does it
#define RAYSORT_HIT_ATTRIBUTE(itsLocation, type, name) \
  layout(location = itsLocation) RAYSORT_PRIVATE_ATTRIBUTE_STORAGE type name;
#define RAYSORT_OWN_ATTRIBUTE(itsLocation, type, name) RAYSORT_HIT_ATTRIBUTE(itsLocation, type, name)
#define RAYSORT_SHADER_RECORD(type, name)                                                                          \
  layout(buffer_reference, RAYSORT_RECORD_LAYOUT, RAYSORT_PRIVATE_RECORD_BLOCK) buffer type##Record { type data; }; \
  type name(raysortHitObject hit) { return type##Record(raysortHitObjectGetShaderRecordBufferHandle(hit)).data; }

// ---- fused calls: with NV they are calls of their parts ----

#if RAYSORT_HIT_OBJECT_TARGET == 2
#define RAYSORT_FUSED(variable, member)
#define raysortHitObjectReorderExecute hitObjectReorderExecuteEXT
#define raysortHitObjectTraceReorderExecute hitObjectTraceReorderExecuteEXT
#define raysortHitObjectTraceMotionReorderExecute hitObjectTraceMotionReorderExecuteEXT
#else
#define RAYSORT_FUSED(variable, member)                                                     \
  void raysortHitObjectReorderExecute(hitObjectNV hit, int payload)                         \
  {                                                                                         \
    reorderThreadNV(hit);                                                                   \
    hitObjectExecuteShaderNV(hit, 0);                                                       \
  }                                                                                         \
  void raysortHitObjectReorderExecute(hitObjectNV hit, uint hint, uint bits, int payload)   \
  {                                                                                         \
    reorderThreadNV(hit, hint, bits);                                                       \
    hitObjectExecuteShaderNV(hit, 0);                                                       \
  }
// These are macros, because a function cannot take a scene by address. They exist only with a hint; 0u, 0u is no hint.
#define raysortHitObjectTraceReorderExecute(hit, scene, flags, mask, offset, stride, miss, o, t0, d, t1, hint, bits, \
                                            payload)                                                                 \
  (hitObjectTraceRayNV(hit, scene, flags, mask, offset, stride, miss, o, t0, d, t1, payload),                        \
   reorderThreadNV(hit, hint, bits), hitObjectExecuteShaderNV(hit, payload))
#define raysortHitObjectTraceMotionReorderExecute(hit, scene, flags, mask, offset, stride, miss, o, t0, d, t1, time, \
                                                  hint, bits, payload)                                               \
  (hitObjectTraceRayMotionNV(hit, scene, flags, mask, offset, stride, miss, o, t0, d, t1, time, payload),            \
   reorderThreadNV(hit, hint, bits), hitObjectExecuteShaderNV(hit, payload))
#endif

RAYSORT_STAGES(RAYSORT_PRIVATE_STAGE)

// Runs all stages of this thread: call it as the whole of main(). The bound on stages ends a program that is never
// done, so that it does not hang the device.
void raysortRunStages()
{
  RaysortLive live;
#if RAYSORT_HIT_OBJECTS > 1
  raysortHitObject hit[RAYSORT_HIT_OBJECTS];
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    raysortHitObjectRecordEmpty(hit[i]);
#else
  raysortHitObject hit;
  raysortHitObjectRecordEmpty(hit);
#endif
  uint next = 0u;
#ifdef RAYSORT_FORWARD
  RAYSORT_STAGES(RAYSORT_PRIVATE_CHAIN_STAGE)
#else
  uint left = 0x100000u;
  while (next != RAYSORT_DONE && left > 0u)
  {
    --left;
    switch (next)
    {
      RAYSORT_STAGES(RAYSORT_PRIVATE_RUN_STAGE)
    default: next = RAYSORT_DONE; break;
    }
  }
#endif
}

#else // a function as a shader of its own

// The object that the function runs for is a uint without meaning: its getters return built-in variables. An object
// that the function makes is a raysortHitObject, as in ray generation.
#define RAYSORT_INOUT_HIT uint
#define RAYSORT_IN_HIT uint
#define RAYSORT_PAYLOAD(itsLocation, type, name)                \
  layout(location = itsLocation) rayPayloadInEXT type name;     \
  void raysortExecuteIn(inout type payload, uint hit);          \
  void raysortRunStages() { raysortExecuteIn(name, 0u); }
#define RAYSORT_OWN_PAYLOAD(itsLocation, type, name) layout(location = itsLocation) rayPayloadEXT type name;
#define RAYSORT_OWN_ATTRIBUTE(itsLocation, type, name)                                            \
  layout(location = itsLocation) RAYSORT_PRIVATE_ATTRIBUTE_STORAGE type name;                     \
  void RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, itsLocation)(raysortHitObject hit)             \
  {                                                                                               \
    RAYSORT_PRIVATE_NATIVE(GetAttributes)(hit, itsLocation);                                      \
  }
#define raysortHitObjectGetAttributes(hit, location) RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, location)(hit)
#define RAYSORT_SHADER_RECORD(type, name)                                                                          \
  layout(shaderRecordEXT, RAYSORT_RECORD_LAYOUT) buffer type##Record { type data; } name##Data;                    \
  layout(buffer_reference, RAYSORT_RECORD_LAYOUT, RAYSORT_PRIVATE_RECORD_BLOCK) buffer type##Own { type data; };   \
  type name(uint hit) { return name##Data.data; }                                                                  \
  type name(raysortHitObject hit) { return type##Own(RAYSORT_PRIVATE_NATIVE(GetShaderRecordBufferHandle)(hit)).data; }

#define raysortReorderThread RAYSORT_ERROR_HIT_AND_MISS_SHADERS_REORDER_NOTHING
#define raysortHitObjectReorderExecute RAYSORT_ERROR_HIT_AND_MISS_SHADERS_REORDER_NOTHING
#define raysortHitObjectTraceReorderExecute RAYSORT_ERROR_HIT_AND_MISS_SHADERS_REORDER_NOTHING
#define raysortHitObjectTraceMotionReorderExecute RAYSORT_ERROR_HIT_AND_MISS_SHADERS_REORDER_NOTHING
#define RAYSORT_FUSED(variable, member)

// GETTER defines a getter for both objects, OWN_GETTER one for objects that the function makes.
#define RAYSORT_PRIVATE_GETTER(type, name, builtIn)                                                 \
  type raysortHitObject##name(uint hit) { return builtIn; }                                         \
  RAYSORT_PRIVATE_OWN_GETTER(type, name)
#define RAYSORT_PRIVATE_OWN_GETTER(type, name)                                                      \
  type raysortHitObject##name(raysortHitObject hit) { return RAYSORT_PRIVATE_NATIVE(name)(hit); }

RAYSORT_PRIVATE_GETTER(bool, IsEmpty, false)
RAYSORT_PRIVATE_GETTER(vec3, GetWorldRayOrigin, gl_WorldRayOriginEXT)
RAYSORT_PRIVATE_GETTER(vec3, GetWorldRayDirection, gl_WorldRayDirectionEXT)
RAYSORT_PRIVATE_GETTER(float, GetRayTMin, gl_RayTminEXT)
uint raysortHitObjectGetRayFlags(uint hit) { return gl_IncomingRayFlagsEXT; }
#if RAYSORT_HIT_OBJECT_TARGET == 2
RAYSORT_PRIVATE_OWN_GETTER(uint, GetRayFlags)
#endif
#ifdef RAYSORT_HIT_OBJECT_MOTION
RAYSORT_PRIVATE_GETTER(float, GetCurrentTime, gl_CurrentRayTimeNV)
#endif
RAYSORT_PRIVATE_OWN_GETTER(uvec2, GetShaderRecordBufferHandle)
RAYSORT_PRIVATE_OWN_GETTER(uint, GetShaderBindingTableRecordIndex)
#if RAYSORT_HIT_OBJECT_SHADER == 1
#define RAYSORT_EXECUTE(type, HITS, MISSES) RAYSORT_PRIVATE_EXECUTE(type, HITS)
#define RAYSORT_HIT_ATTRIBUTE(location, type, name) \
  hitAttributeEXT type name;                        \
  void RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, location)(uint hit) {} // the variable has them already
RAYSORT_PRIVATE_GETTER(bool, IsHit, true)
RAYSORT_PRIVATE_GETTER(bool, IsMiss, false)
RAYSORT_PRIVATE_GETTER(float, GetRayTMax, gl_HitTEXT)
RAYSORT_PRIVATE_GETTER(vec3, GetObjectRayOrigin, gl_ObjectRayOriginEXT)
RAYSORT_PRIVATE_GETTER(vec3, GetObjectRayDirection, gl_ObjectRayDirectionEXT)
RAYSORT_PRIVATE_GETTER(mat4x3, GetObjectToWorld, gl_ObjectToWorldEXT)
RAYSORT_PRIVATE_GETTER(mat4x3, GetWorldToObject, gl_WorldToObjectEXT)
RAYSORT_PRIVATE_GETTER(int, GetInstanceCustomIndex, gl_InstanceCustomIndexEXT)
RAYSORT_PRIVATE_GETTER(int, GetInstanceId, gl_InstanceID)
RAYSORT_PRIVATE_GETTER(int, GetGeometryIndex, gl_GeometryIndexEXT)
RAYSORT_PRIVATE_GETTER(int, GetPrimitiveIndex, gl_PrimitiveID)
RAYSORT_PRIVATE_GETTER(uint, GetHitKind, gl_HitKindEXT)
// This is a macro, so that only a shader that calls it needs the extension of positions.
#define raysortHitObjectGetIntersectionTriangleVertexPositions(hit, positions) \
  positions = gl_HitTriangleVertexPositionsEXT
#else
#define RAYSORT_EXECUTE(type, HITS, MISSES) RAYSORT_PRIVATE_EXECUTE(type, MISSES)
#define RAYSORT_HIT_ATTRIBUTE(location, type, name) \
  type name;                                        \
  void RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, location)(uint hit) {}
RAYSORT_PRIVATE_GETTER(bool, IsHit, false)
RAYSORT_PRIVATE_GETTER(bool, IsMiss, true)
RAYSORT_PRIVATE_GETTER(float, GetRayTMax, gl_RayTmaxEXT)
RAYSORT_PRIVATE_OWN_GETTER(vec3, GetObjectRayOrigin)
RAYSORT_PRIVATE_OWN_GETTER(vec3, GetObjectRayDirection)
RAYSORT_PRIVATE_OWN_GETTER(mat4x3, GetObjectToWorld)
RAYSORT_PRIVATE_OWN_GETTER(mat4x3, GetWorldToObject)
RAYSORT_PRIVATE_OWN_GETTER(int, GetInstanceCustomIndex)
RAYSORT_PRIVATE_OWN_GETTER(int, GetInstanceId)
RAYSORT_PRIVATE_OWN_GETTER(int, GetGeometryIndex)
RAYSORT_PRIVATE_OWN_GETTER(int, GetPrimitiveIndex)
RAYSORT_PRIVATE_OWN_GETTER(uint, GetHitKind)
#endif
#define RAYSORT_PRIVATE_EXECUTE(type, FUNCTIONS)             \
  void raysortExecuteIn(inout type payload, uint hit)        \
  {                                                          \
    switch (RAYSORT_FUNCTION)                                \
    {                                                        \
      FUNCTIONS(RAYSORT_PRIVATE_RUN_FUNCTION)                \
    default: break;                                          \
    }                                                        \
  }
#endif

#endif
