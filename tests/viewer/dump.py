#!/usr/bin/env python3
# dump.py - writes an RSM1 dump (common/model.h) as glTF in which each material has a picture of its own: what the viewer's
# figure of Sponza is measured on.
# SPDX-License-Identifier: MIT
#
# usage: dump.py DUMP.rsm FOLDER MATERIAL...      FOLDER/dump.gltf, without the triangles of these materials: Sponza's 4 is
# a lid over the court
import array
import json
import math
import os
import random
import struct
import sys
import zlib

SIZE = 256  # of a picture
dump, folder = open(sys.argv[1], "rb").read(), sys.argv[2]
os.makedirs(folder, exist_ok=True)
assert dump[:4] == b"RSM1"
vertices, triangles, materials = struct.unpack("<3I", dump[4:16])
positions, indices, ids = array.array("f"), array.array("I"), array.array("H")
at = 16
for numbers, count in ((positions, 3 * vertices), (indices, 3 * triangles), (ids, triangles)):
    numbers.frombytes(dump[at:at + count * numbers.itemsize])
    at += count * numbers.itemsize
size = max(max(positions[k::3]) - min(positions[k::3]) for k in range(3))


def write_picture(name, number):
    draw = random.Random(number)
    colours = [[draw.randrange(60, 250) for _ in range(3)] for _ in range(2)]
    along, across = draw.randrange(1, 6), draw.randrange(0, 6)
    rows = b""
    for y in range(SIZE):
        rows += b"\0"
        for x in range(SIZE):
            one = colours[math.sin(2 * math.pi * (along * x + across * y) / SIZE) > 0]
            grain = draw.randrange(200, 256)
            rows += bytes(c * grain // 255 for c in one)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(os.path.join(folder, name), "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


# A place in the picture is the position along the two axes that the triangle lies along.
points, places = [array.array("f") for _ in range(materials)], [array.array("f") for _ in range(materials)]
for t in range(triangles):
    corners = [positions[3 * i:3 * i + 3] for i in indices[3 * t:3 * t + 3]]
    a, b = ([corners[n][k] - corners[0][k] for k in range(3)] for n in (1, 2))
    across = [abs(a[k - 2] * b[k - 1] - a[k - 1] * b[k - 2]) for k in range(3)]
    axis = across.index(max(across))
    for p in corners:
        points[ids[t]].extend(p)
        places[ids[t]].extend(30 * p[k] / size for k in range(3) if k != axis)
gltf = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}], "accessors": [],
        "bufferViews": [], "images": [], "textures": [], "materials": [], "meshes": [{"name": "dump", "primitives": []}]}
data = b""
for number in range(materials):
    if not points[number] or str(number) in sys.argv[3:]:
        continue
    write_picture("picture%02u.png" % number, number)
    material = len(gltf["materials"])
    gltf["images"].append({"uri": "picture%02u.png" % number})
    gltf["textures"].append({"source": material})
    gltf["materials"].append({"name": "material %u" % number, "pbrMetallicRoughness": {
        "baseColorTexture": {"index": material}, "metallicFactor": 0, "roughnessFactor": 0.8}})
    first = len(gltf["accessors"])
    for values, width in ((points[number], 3), (places[number], 2)):
        gltf["bufferViews"].append({"buffer": 0, "byteOffset": len(data), "byteLength": 4 * len(values)})
        gltf["accessors"].append({"bufferView": len(gltf["bufferViews"]) - 1, "componentType": 5126,
                                  "count": len(values) // width, "type": "VEC%u" % width})
        if width == 3:
            gltf["accessors"][-1].update(min=[min(values[k::3]) for k in range(3)], max=[max(values[k::3]) for k in range(3)])
        data += values.tobytes()
    gltf["meshes"][0]["primitives"].append({"attributes": {"POSITION": first, "TEXCOORD_0": first + 1}, "material": material})
gltf["buffers"] = [{"uri": "dump.bin", "byteLength": len(data)}]
open(os.path.join(folder, "dump.bin"), "wb").write(data)
json.dump(gltf, open(os.path.join(folder, "dump.gltf"), "w"))
