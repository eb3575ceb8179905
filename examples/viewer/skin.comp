// skin.comp - vertices of the skinned meshes, each moved by its four bones.
// SPDX-License-Identifier: MIT
// Workgroup: 64 threads, on x and folded into y. No shared memory, no barrier.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "frame.glsl"

void main()
{
  uint i = threadNumber();
  if (i < push.own.count)
  {
    Vertex vertex = FRAME.restVertices.at[i];
    Skin skin = FRAME.skins.at[i];
    vec4 rows[3] = vec4[3](vec4(0.0), vec4(0.0), vec4(0.0));
    for (uint k = 0u; k < 4u; ++k)
      for (uint row = 0u; row < 3u; ++row)
        rows[row] += skin.weights[k] * FRAME.bones.at[3u * skin.bones[k] + row];
    vec4 at = vec4(vertex.position, 1.0), n = vec4(vertex.normal, 0.0);
    for (uint k = 0u; k < skin.targetCount; ++k)
    {
      uint number = skin.firstWeight + k;
      float weight = FRAME.bones.at[FRAME.firstWeight + number / 4u][number % 4u];
      at.xyz += weight * FRAME.deltas.at[skin.firstDelta + 2u * k].xyz;
      n.xyz += weight * FRAME.deltas.at[skin.firstDelta + 2u * k + 1u].xyz;
    }
    vec3 normal = vec3(dot(rows[0], n), dot(rows[1], n), dot(rows[2], n));
    float size = length(normal);
    vertex.position = vec3(dot(rows[0], at), dot(rows[1], at), dot(rows[2], at));
    vertex.normal = size > 0.0 ? normal / size : vertex.normal;
    FRAME.vertices.at[i] = vertex;
  }
}
