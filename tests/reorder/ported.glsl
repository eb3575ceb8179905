// SPDX-License-Identifier: MIT
uint traceStage(inout RaysortLive live, RAYSORT_INOUT_HIT hObj) //
{ //
  raysortHitObjectTraceRay(hObj, RAYSORT_SCENE(push.scene), 0u, 0xffu, 0u, 4u, 0u,
                           push.origin.xyz + vec3(raysortLaunchId().xyz), 0.0f, vec3(0, 0, 1), 1.0f, 0); //
  uint hint = 0;
  if (raysortHitObjectIsHit(hObj))
    hint = srbOf(hObj).materialId; //
  raysortReorderThread(hObj, hint, 3u);
  return 1u; //
} //

uint shadeStage(inout RaysortLive live, RAYSORT_INOUT_HIT hObj) //
{ //
  vec4 outputColor = vec4(0);
  if (raysortHitObjectIsHit(hObj)) {
    raysortHitObjectGetAttributes(hObj, 0);
    raysortHitObjectExecuteShader(hObj, 0);
    outputColor = vec4(Color.x + distance(sphereAABB, vec3(0)));
  }
  imageStore(img, ivec2(raysortLaunchId().xy), outputColor);
  return RAYSORT_DONE; //
} //
