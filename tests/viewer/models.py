#!/usr/bin/env python3
# models.py - writes small glTF models into a folder: what the viewer must show, and what it must refuse.
# SPDX-License-Identifier: MIT
#
# usage: models.py FOLDER [DRC]      with DRC: only a glTF of that file, which draco_encoder made
import json
import math
import os
import struct
import sys

import png

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)


def write_png(name, width, height, pixel):
    png.write_png(os.path.join(folder, name), width, height, pixel)


class Gltf:
    """A file of one buffer."""

    def __init__(self):
        self.bytes = b""
        self.json = {"asset": {"version": "2.0"}, "accessors": [], "bufferViews": [], "buffers": [], "meshes": [],
                     "nodes": [], "scenes": [{"nodes": []}], "scene": 0}

    def accessor(self, kind, values, component=5126):
        width = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}[kind]
        code = {5126: "f", 5125: "I", 5123: "H"}[component]
        data = struct.pack("<%d%s" % (len(values), code), *values)
        self.json["bufferViews"].append({"buffer": 0, "byteOffset": len(self.bytes), "byteLength": len(data)})
        self.bytes += data + b"\0" * (-len(data) % 4)
        entry = {"bufferView": len(self.json["bufferViews"]) - 1, "componentType": component,
                 "count": len(values) // width, "type": kind}
        if kind in ("VEC3", "SCALAR") and component == 5126:
            entry["min"] = [min(values[i::width]) for i in range(width)]
            entry["max"] = [max(values[i::width]) for i in range(width)]
        self.json["accessors"].append(entry)
        return len(self.json["accessors"]) - 1

    def mesh(self, vertices, triangles, material=None, joints=None, weights=None):
        """vertices: (position, normal, uv)"""
        attributes = {"POSITION": self.accessor("VEC3", [v for p, n, t in vertices for v in p]),
                      "NORMAL": self.accessor("VEC3", [v for p, n, t in vertices for v in n]),
                      "TEXCOORD_0": self.accessor("VEC2", [v for p, n, t in vertices for v in t])}
        if joints:
            attributes["JOINTS_0"] = self.accessor("VEC4", joints, 5123)
            attributes["WEIGHTS_0"] = self.accessor("VEC4", weights)
        primitive = {"attributes": attributes}
        if triangles:
            primitive["indices"] = self.accessor("SCALAR", triangles, 5125)
        else:
            primitive["mode"] = 0
        if material is not None:
            primitive["material"] = material
        self.json["meshes"].append({"primitives": [primitive]})
        return len(self.json["meshes"]) - 1

    def node(self, top=True, **fields):
        self.json["nodes"].append(fields)
        if top:
            self.json["scenes"][0]["nodes"].append(len(self.json["nodes"]) - 1)
        return len(self.json["nodes"]) - 1

    def write(self, name):
        binary = name.replace(".gltf", ".bin")
        self.json["buffers"] = [{"uri": binary, "byteLength": len(self.bytes)}]
        with open(os.path.join(folder, binary), "wb") as file:
            file.write(self.bytes)
        with open(os.path.join(folder, name), "w") as file:
            json.dump(self.json, file)


def grid(columns, rows, point):
    """point(u, v) -> (position, normal)"""
    vertices, triangles = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            vertices.append(point(u, v) + ((u, v),))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            triangles += [a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1]
    return vertices, triangles


def plate(size):
    return grid(1, 1, lambda u, v: ((size * (2 * u - 1), 0.0, size * (2 * v - 1)), (0.0, 1.0, 0.0)))


def upright(size):
    return grid(1, 1, lambda u, v: ((size * (2 * u - 1), size * (1 - 2 * v), 0.0), (0.0, 0.0, 1.0)))


def ball(radius):
    def point(u, v):
        a, b = 2 * math.pi * u, math.pi * v
        n = (math.sin(b) * math.cos(a), math.cos(b), -math.sin(b) * math.sin(a))
        return tuple(radius * x for x in n), n
    return grid(48, 24, point)


def textures(gltf, names):
    gltf.json["images"] = [{"uri": name} for name in names]
    gltf.json["textures"] = [{"source": i} for i in range(len(names))]


def pbr(colour=(1, 1, 1, 1), metal=0.0, rough=0.6, texture=None, rough_texture=None, **other):
    inner = {"baseColorFactor": list(colour), "metallicFactor": metal, "roughnessFactor": rough}
    if texture is not None:
        inner["baseColorTexture"] = {"index": texture}
    if rough_texture is not None:
        inner["metallicRoughnessTexture"] = {"index": rough_texture}
    return dict(pbrMetallicRoughness=inner, **other)


def everything():
    """Checkers, a normal map, metal by a texture, a mask, a blend, a light, a lamp, an animation, a skin, a camera."""
    write_png("checker.png", 64, 64, lambda x, y: (230, 60, 40, 255) if (x // 8 + y // 8) % 2 else (240, 230, 210, 255))
    write_png("bumps.png", 64, 64, lambda x, y: (int(128 + 70 * math.cos(x * math.pi / 4)), 128, 220, 255))
    write_png("leaf.png", 64, 64, lambda x, y: (60, 170, 60, 255 if (x - 32) ** 2 + (y - 32) ** 2 < 700 else 0))
    write_png("metal.png", 64, 64, lambda x, y: (0, 60 if x < 32 else 200, 255 if y < 32 else 0, 255))
    gltf = Gltf()
    textures(gltf, ["checker.png", "bumps.png", "leaf.png", "metal.png"])
    gltf.json["materials"] = [
        pbr(texture=0, name="checkers"), pbr((0.9, 0.7, 0.3, 1), 1.0, 0.3, name="gold", normalTexture={"index": 1}),
        pbr(texture=2, name="leaf", alphaMode="MASK", alphaCutoff=0.5, doubleSided=True),
        pbr((0.2, 0.4, 0.9, 0.4), name="glass", alphaMode="BLEND"),
        pbr((0, 0, 0, 1), name="lamp", emissiveFactor=[1, 0.8, 0.5]), pbr((0.6, 0.3, 0.7, 1), name="worm"),
        pbr((0.9, 0.9, 0.9, 1), 1.0, 1.0, rough_texture=3, name="patches")]
    gltf.node(mesh=gltf.mesh(*plate(6), material=0))
    gltf.node(mesh=gltf.mesh(*ball(0.8), material=1), translation=[-2.2, 0.8, 0])
    gltf.node(mesh=gltf.mesh(*ball(0.8), material=6), translation=[2.4, 0.8, 0])
    gltf.node(mesh=gltf.mesh(*upright(0.9), material=2), translation=[-0.9, 0.9, 1.6])
    gltf.node(mesh=gltf.mesh(*upright(0.9), material=3), translation=[1.0, 0.9, 1.6])
    gltf.node(mesh=gltf.mesh(*plate(0.7), material=4), translation=[0, 3.2, 0], rotation=[1, 0, 0, 0])
    turning = gltf.node(mesh=gltf.mesh(*ball(0.35), material=0), translation=[0, 2.0, 0], name="turning")
    # A pillar of two bones; the upper one bends.
    pillar = grid(12, 24, lambda u, v: ((0.35 * math.cos(2 * math.pi * u), 2 * v, 0.35 * math.sin(2 * math.pi * u)),
                                        (math.cos(2 * math.pi * u), 0.0, math.sin(2 * math.pi * u))))
    weights = [min(max((p[1] - 0.6) / 0.8, 0.0), 1.0) for p, n, t in pillar[0]]
    mesh = gltf.mesh(pillar[0], pillar[1], 5, [j for w in weights for j in (0, 1, 0, 0)],
                     [x for w in weights for x in (1 - w, w, 0, 0)])
    upper = gltf.node(False, translation=[0, 1, 0], name="upper")
    lower = gltf.node(False, translation=[0, 0, -1.5], children=[upper], name="lower")
    one = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    down = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1]
    gltf.json["skins"] = [{"joints": [lower, upper], "inverseBindMatrices": gltf.accessor("MAT4", one + down)}]
    gltf.json["scenes"][0]["nodes"].append(lower)
    gltf.node(mesh=mesh, skin=0)
    times = gltf.accessor("SCALAR", [0.0, 0.5, 1.0])
    h = math.sin(0.6)
    bend = gltf.accessor("VEC4", [0, 0, 0, 1.0, 0, 0, h, math.cos(0.6), 0, 0, 0, 1.0])
    move = gltf.accessor("VEC3", [-1.5, 2.0, 0, 1.5, 2.4, 0, -1.5, 2.0, 0])
    gltf.json["animations"] = [{"samplers": [{"input": times, "output": bend}, {"input": times, "output": move}],
                                "channels": [{"sampler": 0, "target": {"node": upper, "path": "rotation"}},
                                             {"sampler": 1, "target": {"node": turning, "path": "translation"}}]}]
    gltf.json["cameras"] = [{"type": "perspective", "perspective": {"yfov": 0.7, "znear": 0.1, "aspectRatio": 1.7778}}]
    angle = -0.22
    turn = [math.sin(angle / 2), 0, 0, math.cos(angle / 2)]
    gltf.node(camera=0, name="camera", translation=[0, 3.0, 9.0], rotation=turn)
    gltf.write("everything.gltf")


def simple(name, material=None, triangles=True, images=None, materials=None):
    gltf = Gltf()
    vertices, indices = ball(1.0)
    if images:
        textures(gltf, images)
    if materials:
        gltf.json["materials"] = materials
    gltf.node(mesh=gltf.mesh(vertices, indices if triangles else None, material))
    gltf.write(name)


def reference():
    """What triangles has too: no pictures, lamps or blends. Lit by a plate and by gradient.hdr."""
    gltf = Gltf()
    gltf.json["materials"] = [
        pbr((0.6, 0.6, 0.55, 1), rough=0.9, name="ground"),
        pbr((0.7, 0.12, 0.08, 1), rough=0.35, name="lacquer"),
        pbr((1.0, 0.75, 0.35, 1), metal=1.0, rough=0.3, name="gold"),
        pbr((0.2, 0.35, 0.7, 1), rough=1.0, name="wall"),
        pbr((0, 0, 0, 1), rough=1.0, name="light", emissiveFactor=[1.0, 0.8, 0.5])]
    meshes = [gltf.mesh(*shape, material) for material, shape in
              enumerate((plate(3.0), ball(0.7), ball(0.6), upright(2.0), plate(0.8)))]
    for mesh, place in zip(meshes, ((0, 0, 0), (-0.8, 0.7, 0.3), (0.9, 0.6, 0.5), (0, 1.0, -1.6), (0.2, 2.6, 0.4))):
        gltf.node(mesh=mesh, translation=list(place))
    gltf.write("reference.gltf")
    with open(os.path.join(folder, "gradient.hdr"), "wb") as file:
        file.write(b"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 16 +X 32\n")
        for y in range(16):
            for x in range(32):
                bright = 20 + 9 * (15 - y) + int(40 * math.cos(x * math.pi / 16) ** 2)
                file.write(bytes((bright, bright, min(255, bright + 5 * (15 - y)), 128)))  # parts of 256


def lying(name, angle=-math.pi / 2, camera=None, **light):
    """Checkers seen from above; a lamp that moves, or a plate that emits."""
    gltf = Gltf()
    textures(gltf, ["checker.png"])
    gltf.json["materials"] = [pbr(texture=0, name="checkers"), dict(pbr((0, 0, 0, 1), name="light"), **light)]
    gltf.node(mesh=gltf.mesh(*plate(2), material=0), translation=[0.7, 0, 0.4])
    gltf.node(mesh=gltf.mesh(*plate(0.5), material=1), translation=[-2, 0.5, 0])
    gltf.json["cameras"] = [{"type": "perspective", "perspective": camera or {"yfov": 0.9, "znear": 0.1}}]
    if angle == 0:  # exactly down: no axis is rounded
        gltf.node(camera=0, name="camera", matrix=[1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 6, 0, 1])
    else:
        turn = [math.sin(angle / 2), 0, 0, math.cos(angle / 2)]
        gltf.node(camera=0, name="camera", translation=[0, 6, 0], rotation=turn)
    if not light:
        gltf.json["extensionsUsed"] = ["KHR_lights_punctual"]
        gltf.json["extensions"] = {"KHR_lights_punctual": {"lights": [{"type": "point", "intensity": 30.0}]}}
        lamp = gltf.node(name="lamp", translation=[-2, 2, 0], extensions={"KHR_lights_punctual": {"light": 0}})
        move = {"input": gltf.accessor("SCALAR", [0.0, 1.0]), "output": gltf.accessor("VEC3", [-2, 2, 0, 2, 2, 0])}
        gltf.json["animations"] = [{"samplers": [move], "channels": [
            {"sampler": 0, "target": {"node": lamp, "path": "translation"}}]}]
    gltf.write(name)


def placed(name, offset=None):
    """Checkers, moved by half a field: by a transform of places, or by the places."""
    gltf = Gltf()
    textures(gltf, ["checker.png"])
    gltf.json["materials"] = [pbr(texture=0, name="checkers")]
    if offset:
        gltf.json["extensionsUsed"] = ["KHR_texture_transform"]
        gltf.json["materials"][0]["pbrMetallicRoughness"]["baseColorTexture"]["extensions"] = {
            "KHR_texture_transform": {"offset": offset}}
    vertices, triangles = plate(2)
    if not offset:
        vertices = [(p, n, (u + 0.125, v)) for p, n, (u, v) in vertices]
    gltf.node(mesh=gltf.mesh(vertices, triangles, 0))
    gltf.write(name)


def room(name, unit=1.0, place=(0, 0, 0)):
    """A floor, a ball and a slanted board; a lamp, and a plate that emits and is half holes. The same picture in any
    unit and at any place."""
    def at(*point):
        return [unit * a + b for a, b in zip(point, place)]

    def scaled(shape):
        return [([unit * x for x in p], n, t) for p, n, t in shape[0]], shape[1]

    write_png("half.png", 2, 2, lambda x, y: (0, 0, 0, 255 * x))
    gltf = Gltf()
    textures(gltf, ["half.png"])
    gltf.json["materials"] = [pbr((0.7, 0.7, 0.7, 1), rough=0.8), pbr((0.8, 0.2, 0.1, 1), rough=0.4),
                              pbr(texture=0, alphaMode="MASK", emissiveFactor=[0.6, 0.8, 1.0])]
    gltf.node(mesh=gltf.mesh(*scaled(plate(4)), material=0), translation=at(0, 0, 0))
    gltf.node(mesh=gltf.mesh(*scaled(ball(0.8)), material=1), translation=at(-1.4, 0.9, 0.2))
    gltf.node(mesh=gltf.mesh(*scaled(plate(0.7)), material=1), translation=at(1.2, 1, 0.3), rotation=[0.6, 0, 0, 0.8])
    gltf.node(mesh=gltf.mesh(*scaled(upright(0.8)), material=2), translation=at(0.3, 1.2, -2))
    gltf.json["extensionsUsed"] = ["KHR_lights_punctual"]
    gltf.json["extensions"] = {"KHR_lights_punctual": {"lights": [{"type": "point", "intensity": 30.0 * unit * unit}]}}
    gltf.node(name="lamp", translation=at(1.5, 5, 2), extensions={"KHR_lights_punctual": {"light": 0}})
    gltf.json["cameras"] = [{"type": "perspective", "perspective": {"yfov": 0.8, "znear": 0.1}}]
    gltf.node(camera=0, name="camera", translation=at(0, 4.8, 6.4), rotation=[-math.sqrt(0.1), 0, 0, math.sqrt(0.9)])
    gltf.write(name)


def dark():
    """Lights that send nothing to the floor: a lamp and a plate right above boards, a mask and a blend of nothing but
    holes."""
    gltf = Gltf()
    shine = {"emissiveFactor": [1, 1, 1]}
    gltf.json["materials"] = [pbr(), pbr(**shine), pbr((1, 1, 1, 0.2), alphaMode="MASK", **shine),
                              pbr((1, 1, 1, 0), alphaMode="BLEND", **shine)]
    down = [1, 0, 0, 0]
    gltf.node(mesh=gltf.mesh(*plate(40), material=0))
    for i, (height, material) in enumerate(((99.91, 0), (100, 1), (99.91, 0), (20, 2), (10, 3))):
        gltf.node(mesh=gltf.mesh(*plate(30 if i < 3 and i != 1 else 8), material=material),
                  translation=[80 if i == 2 else 0, height, 0], rotation=down)
    gltf.json["extensionsUsed"] = ["KHR_lights_punctual"]
    gltf.json["extensions"] = {"KHR_lights_punctual": {"lights": [{"type": "point", "intensity": 1e7}]}}
    gltf.node(name="lamp", translation=[80, 100, 0], extensions={"KHR_lights_punctual": {"light": 0}})
    gltf.write("dark.gltf")


def sheer(name, alpha, emission):
    """A plate that emits above a floor: half as bright, or there for half of the rays."""
    gltf = Gltf()
    gltf.json["materials"] = [pbr(), pbr((0, 0, 0, alpha), alphaMode="BLEND", emissiveFactor=[emission] * 3)]
    gltf.node(mesh=gltf.mesh(*plate(3), material=0))
    gltf.node(mesh=gltf.mesh(*plate(1), material=1), translation=[0, 2, 0])
    gltf.write(name)


def mixed():
    """A mesh without triangles beside one that has some."""
    gltf = Gltf()
    vertices, indices = ball(1.0)
    gltf.node(mesh=gltf.mesh(vertices, None))
    gltf.node(mesh=gltf.mesh(vertices, indices), translation=[3, 0, 0])
    gltf.write("mixed.gltf")


def write(name, text, binary=b""):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(text.encode() + binary)


def plies():
    """Two triangles, in each of the format's three forms; in the text form numbers that begin with a point."""
    corners, faces = ((-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)), ((0, 1, 2), (0, 2, 3))
    for name, form, order in (("text", "ascii", ""), ("little", "binary_little_endian", "<"), ("big", "binary_big_endian", ">")):
        head = ("ply\nformat %s 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
                "element face 2\nproperty list uchar int vertex_indices\nend_header \n" % form)
        if order:
            body = b"".join(struct.pack(order + "3f", *p) for p in corners)
            write(name + ".ply", head, body + b"".join(struct.pack(order + "B3i", 3, *f) for f in faces))
        else:
            body = "".join("%g %g .0\n" % p[:2] for p in corners) + "".join("3 %u %u %u\n" % f for f in faces)
            write(name + ".ply", head + body)
    write("cornerless.ply", head.replace("binary_big_endian", "ascii") + "0 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0 1 2\n0\n")


def objs():
    """Numbers without a digit before their point, a mask of a picture's red, an edge of 2e-6."""
    png.write_png(os.path.join(folder, "halves.png"), 2, 1, lambda x, y: (255 * x, 255 * x, 255 * x, 255))
    write("plain.mtl", "newmtl m\nKd 0 0 0\nKe 1 0 0\nmap_d halves.png\nnewmtl g\nKd 0 0 0\nKe 0 1 0\n")
    write("plain.obj", "\ufeffmtllib plain.mtl\nv -1 -1 .0\nv 1 -1 .0\nv 1 1 .0\nv -1 1 .0\nv -1 -1 -.5\nv 1 -1 -.5\nv 1 1 -.5\n"
          "v -1 1 -.5\nvt 0 0\nvt 1. 0\nvt 1 +1\nvt .0 1\nusemtl g\nf 5 6 7 8\nusemtl m\nf 1/1 2/2 3/3 4/4\n")
    write("tiny.obj", "v -1e-6 -1e-6 0\nv 1e-6 -1e-6 0\nv 1e-6 1e-6 0\nv -1e-6 1e-6 0\nf 1 2 3 4\n")


def collada(name, angles):
    write(name, """<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><up_axis>Y_UP</up_axis></asset><library_cameras><camera id="c"><optics><technique_common><perspective>%s<znear>0.1</znear>
<zfar>10</zfar></perspective></technique_common></optics></camera></library_cameras><library_geometries><geometry id="g"><mesh>
<source id="p"><float_array id="a" count="9">-1 -1 0 1 -1 0 0 1 0</float_array><technique_common><accessor source="#a" count="3"
stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common>
</source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1"><input semantic="VERTEX"
source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s">
<node><instance_geometry url="#g"/></node><node><translate>0 0 5</translate><instance_camera url="#c"/></node></visual_scene>
</library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>""" % angles)


def draco(drc):
    """A mesh that draco_encoder packed, at attribute 0: positions alone."""
    packed = open(os.path.join(folder, drc), "rb").read()
    gltf = Gltf()
    gltf.bytes = packed + b"\0" * (-len(packed) % 4)
    gltf.json["bufferViews"] = [{"buffer": 0, "byteOffset": 0, "byteLength": len(packed)}]
    gltf.json["accessors"] = [{"componentType": 5126, "count": 4, "type": "VEC3", "min": [-1, -1, 0], "max": [1, 1, 0]},
                              {"componentType": 5125, "count": 6, "type": "SCALAR"}]
    gltf.json["extensionsUsed"] = gltf.json["extensionsRequired"] = ["KHR_draco_mesh_compression"]
    gltf.json["meshes"] = [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1, "extensions": {
        "KHR_draco_mesh_compression": {"bufferView": 0, "attributes": {"POSITION": 0}}}}]}]
    gltf.node(mesh=0)
    gltf.write(drc.replace(".drc", ".gltf"))


def demanding(name, required):
    """A plate, and an extension."""
    gltf = Gltf()
    gltf.json["extensionsUsed"] = ["KHR_" + name]
    if required:
        gltf.json["extensionsRequired"] = ["KHR_" + name]
    gltf.node(mesh=gltf.mesh(*upright(1)))
    gltf.write(name + ".gltf")


def chain(name, nodes):
    """So many nodes, each in the one before it."""
    gltf = Gltf()
    gltf.json["nodes"] = [{"children": [i + 1]} for i in range(nodes)] + [{"mesh": gltf.mesh(*upright(1))}]
    gltf.json["scenes"][0]["nodes"] = [0]
    gltf.write(name)


def glass(name, **volume):
    """A green pane, or a ball that bends light, before a wall: red on the left, white on the right."""
    gltf = Gltf()
    extensions = {"KHR_materials_transmission": {"transmissionFactor": 1}}
    if volume:
        extensions.update(KHR_materials_volume=volume, KHR_materials_ior={"ior": 1.5})
    unlit = {"KHR_materials_unlit": {}}
    gltf.json["materials"] = [pbr((0, 1, 0, 1) if not volume else (1, 1, 1, 1), rough=0.0, extensions=extensions),
                              pbr((1, 1, 1, 1), extensions=unlit), pbr((1, 0, 0, 1), extensions=unlit)]
    gltf.json["extensionsUsed"] = list(extensions) + list(unlit)
    vertices, triangles = ball(1) if volume else upright(1)
    gltf.node(mesh=gltf.mesh(vertices, triangles[::-1] if volume else triangles, 0))  # its outside is the front
    gltf.node(mesh=gltf.mesh(*upright(6), 1), translation=[6, 0, -6])
    gltf.node(mesh=gltf.mesh(*upright(6), 2), translation=[-6, 0, -6])
    gltf.write(name)


if len(sys.argv) > 2:
    draco(sys.argv[2])
    sys.exit()
plies()
objs()
demanding("unheard_of", True)
demanding("unread", False)
chain("chain.gltf", 20000)
glass("pane.gltf")
glass("ball.gltf", thicknessFactor=2)
write("deep.gltf", '{"asset":{"version":"2.0"},"extras":' + "[" * 200000 + "]" * 200000 + "}")
collada("yfov.dae", "<yfov>45</yfov>")
collada("both.dae", "<xfov>45</xfov><yfov>45</yfov>")
collada("xfov.dae", "<xfov>45</xfov>")
everything()
reference()
mixed()
lying("above.gltf", 0)
lying("aside.gltf", -math.pi / 2 + 0.002)
lying("square.gltf", camera={"yfov": 0.9, "znear": 0.1, "aspectRatio": 1.0})
lying("dim.gltf", emissiveFactor=[1, 1, 1])
lying("bright.gltf", emissiveFactor=[1, 1, 1], extensions={"KHR_materials_emissive_strength": {"emissiveStrength": 6.5}})
room("room.gltf")
room("tiny.gltf", 1e-6)
room("vast.gltf", 1e10)
room("far.gltf", 1, (1e5, 7e4, -9e4))
dark()
sheer("sheer.gltf", 0.5, 1.0)
sheer("whole.gltf", 1.0, 0.5)
placed("places.gltf")
placed("transform.gltf", [0.125, 0])
simple("plain.gltf")
simple("points.gltf", triangles=False)
simple("missing.gltf", 0, images=["nowhere.png"], materials=[pbr(texture=0, name="lost")])
with open(os.path.join(folder, "everything.gltf")) as whole, open(os.path.join(folder, "corrupt.gltf"), "w") as half:
    half.write(whole.read()[:2000])
open(os.path.join(folder, "empty.gltf"), "w").close()
with open(os.path.join(folder, "plain.gltf")) as whole, open(os.path.join(folder, "short.gltf"), "w") as cut:
    cut.write(whole.read().replace("plain.bin", "short.bin"))
with open(os.path.join(folder, "plain.bin"), "rb") as whole, open(os.path.join(folder, "short.bin"), "wb") as cut:
    cut.write(whole.read(1000))
