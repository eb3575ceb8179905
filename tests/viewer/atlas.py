#!/usr/bin/env python3
# atlas.py - one glTF with a cell for each way in which a file can say a thing, seen by an orthographic camera; and a look
# at the viewer's picture of it, whose pixels say what was read.
# SPDX-License-Identifier: MIT
#
# usage: atlas.py FOLDER              writes FOLDER/atlas.gltf; the picture: --time 0.5, 8 columns and 5 rows of cells
#        atlas.py FOLDER PICTURE.png  ends with 1, and a line for each cell that shows something else
import base64
import json
import math
import os
import struct
import sys

from png import read_png, write_png

COLUMNS, ROWS, CELL = 8, 5, 12  # CELL: pixels
RED, GREEN, BLUE, WHITE, BLACK = (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (0, 0, 0)
NAMES = {RED: "red", GREEN: "green", BLUE: "blue", WHITE: "white", BLACK: "black"}
TYPES = {1: "SCALAR", 2: "VEC2", 3: "VEC3", 4: "VEC4", 16: "MAT4"}
CODES = {"b": 5120, "B": 5121, "h": 5122, "H": 5123, "I": 5125, "f": 5126}
IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

data = b""
gltf = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": []}], "nodes": [], "meshes": [], "accessors": [],
        "bufferViews": [], "materials": [], "textures": [], "images": [{"uri": "four%20colours.png"}], "skins": [],
        "samplers": [{"magFilter": 9728}, {"magFilter": 9728, "wrapS": 33071, "wrapT": 33071},
                     {"magFilter": 9728, "wrapS": 33648, "wrapT": 33648}],
        "animations": [{"samplers": [], "channels": []}],
        "extensionsUsed": ["KHR_materials_unlit", "KHR_texture_transform", "EXT_mesh_gpu_instancing",
                           "KHR_materials_variants", "KHR_mesh_quantization"],
        "extensions": {"KHR_materials_variants": {"variants": [{"name": "one"}, {"name": "two"}]}}}
wanted = []  # cell's name, pixel, colour
cells = 0


def add(kind, entry):
    gltf[kind].append(entry)
    return len(gltf[kind]) - 1


def view(code, values):
    global data
    data += b"\0" * (-len(data) % 8)
    packed = struct.pack("<%d%s" % (len(values), code), *values)
    data += packed
    return add("bufferViews", {"buffer": 0, "byteOffset": len(data) - len(packed), "byteLength": len(packed)})


def accessor(width, values, code="f", normalised=False, **more):
    entry = {"componentType": CODES[code], "count": len(values) // width, "type": TYPES[width]}
    if "sparse" not in more:
        entry["bufferView"] = view(code, values)
    if normalised:
        entry["normalized"] = True
    return add("accessors", dict(entry, **more))


def material(colour, alpha=1, texture=None, **more):
    pbr = {"baseColorFactor": list(colour) + [alpha]}
    if texture is not None:
        pbr["baseColorTexture"] = texture
    entry = dict(pbrMetallicRoughness=pbr, **more)
    entry.setdefault("extensions", {"KHR_materials_unlit": {}})
    return add("materials", entry)


def textured(sampler=0, **info):
    return material(WHITE, texture=dict(index=add("textures", {"source": 0, "sampler": sampler}), **info))


def square(size=0.4, at=(0, 0)):
    return [v for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)) for v in (at[0] + size * x, at[1] + size * y, 0)]


NORMALS = accessor(3, [0, 0, 1] * 4)
CORNERS = accessor(1, [0, 1, 2, 0, 2, 3], "H")
UNIT = [0, 1, 1, 1, 1, 0, 0, 0]  # places of the corners


def mesh(material, positions=None, indices=CORNERS, **attributes):
    own = dict({"POSITION": positions if positions is not None else accessor(3, square()), "NORMAL": NORMALS}, **attributes)
    return add("meshes", {"primitives": [{"attributes": own, "indices": indices, "material": material}]})


def cell(name):
    """Its centre in the world."""
    global cells
    column, row = cells % COLUMNS, cells // COLUMNS
    cells += 1
    assert row < ROWS
    cell.name, cell.middle = name, (column, row)
    return [column + 0.5 - COLUMNS / 2, ROWS / 2 - row - 0.5, 0]


def want(colour, x=0, y=0):
    column, row = cell.middle
    wanted.append((cell.name, (int((column + 0.5 + x) * CELL), int((row + 0.5 - y) * CELL)), colour))


def quadrants(above_left, above_right, below_left, below_right):
    for colour, x, y in ((above_left, -1, 1), (above_right, 1, 1), (below_left, -1, -1), (below_right, 1, -1)):
        want(colour, 0.2 * x, 0.2 * y)


def node(top=True, **fields):
    number = add("nodes", fields)
    if top:
        gltf["scenes"][0]["nodes"].append(number)
    return number


def animate(target, path, times, values, width, interpolation="LINEAR", code="f"):
    sampler = {"input": accessor(1, times, min=[min(times)], max=[max(times)]), "interpolation": interpolation,
               "output": accessor(width, values, code, code != "f")}
    gltf["animations"][0]["samplers"].append(sampler)
    gltf["animations"][0]["channels"].append({"sampler": len(gltf["animations"][0]["samplers"]) - 1,
                                              "target": {"node": target, "path": path}})


def moved(at, x=0.0, y=0.0):
    return [at[0] + x, at[1] + y, 0]


def pictures():
    for name, code, most in (("places of bytes", "B", 255), ("places of shorts", "H", 65535)):
        at = cell(name)
        values = [v * most for v in UNIT]
        padded = accessor(2, values, code, True)
        node(mesh=mesh(textured(), TEXCOORD_0=padded), translation=at)
        quadrants(RED, GREEN, BLUE, WHITE)
    twice = accessor(2, [2 * v for v in UNIT])
    for name, sampler, colours in (("repeat", 0, (RED, GREEN, RED, GREEN)), ("clamp", 1, (RED, GREEN, GREEN, GREEN)),
                                   ("mirror", 2, (RED, GREEN, GREEN, RED))):
        at = cell(name)
        node(mesh=mesh(textured(sampler), TEXCOORD_0=twice), translation=at)
        for i, colour in enumerate(colours):
            want(colour, -0.3 + 0.2 * i, 0.3)
    unit = accessor(2, UNIT)
    for name, transform, colours in (("offset", {"offset": [0.5, 0]}, (GREEN, RED, WHITE, BLUE)),
                                     ("scale", {"scale": [0.5, 0.5]}, (RED, RED, RED, RED)),
                                     ("rotation", {"rotation": math.pi / 2}, (BLUE, RED, WHITE, GREEN))):
        at = cell(name)
        info = {"extensions": {"KHR_texture_transform": transform}}
        node(mesh=mesh(textured(**info), TEXCOORD_0=unit), translation=at)
        quadrants(*colours)
    at = cell("two sets of places")
    both = material(BLACK, texture={"index": 0}, extensions={}, emissiveFactor=[1, 1, 1],
                    emissiveTexture={"index": 0, "texCoord": 1})
    node(mesh=mesh(both, TEXCOORD_0=unit, TEXCOORD_1=accessor(2, [v / 2 for v in UNIT])), translation=at)
    quadrants(RED, RED, RED, RED)


def vertices():
    at = cell("colours of bytes")
    node(mesh=mesh(material(WHITE), COLOR_0=accessor(4, [0, 255, 0, 255] * 4, "B", True)), translation=at)
    want(GREEN)
    at = cell("a sparse accessor")
    sparse = {"count": 4, "indices": {"bufferView": view("B", [0, 1, 2, 3]), "componentType": 5121},
              "values": {"bufferView": view("f", square())}}
    node(mesh=mesh(material(RED), positions=accessor(3, [0] * 12, sparse=sparse)), translation=at)
    want(RED)
    at = cell("positions of shorts")
    shorts = [int(v * 10000) for v in square()]
    padded = [v for i in range(4) for v in shorts[3 * i:3 * i + 3] + [0]]
    entry = accessor(4, padded, "h", False)
    gltf["accessors"][entry].update(type="VEC3")
    gltf["bufferViews"][gltf["accessors"][entry]["bufferView"]]["byteStride"] = 8
    node(mesh=mesh(material(BLUE), positions=entry), translation=at, scale=[1e-4] * 3)
    want(BLUE, 0.3, 0.3)
    at = cell("a strip, no normals")
    strip = square()
    order = [0, 1, 3, 2]
    entry = accessor(3, [v for i in order for v in strip[3 * i:3 * i + 3]])
    node(mesh=add("meshes", {"primitives": [{"attributes": {"POSITION": entry}, "mode": 5, "material": material(RED)}]}),
         translation=at)
    quadrants(RED, RED, RED, RED)
    at = cell("a fan")
    node(mesh=add("meshes", {"primitives": [{"attributes": {"POSITION": accessor(3, square())}, "mode": 6,
                                             "material": material(GREEN)}]}), translation=at)
    quadrants(GREEN, GREEN, GREEN, GREEN)
    at = cell("a matrix")
    node(mesh=mesh(material(WHITE)), matrix=[0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0] + at + [1])
    want(WHITE)
    at = cell("instances")
    places = accessor(3, moved([0, 0], -0.25) + moved([0, 0], 0.25))
    node(mesh=mesh(material(GREEN), positions=accessor(3, square(0.15))), translation=at,
         extensions={"EXT_mesh_gpu_instancing": {"attributes": {"TRANSLATION": places}}})
    want(GREEN, -0.25)
    want(BLACK)
    want(GREEN, 0.25)
    at = cell("the first variant")
    number = mesh(material(RED))
    gltf["meshes"][number]["primitives"][0]["extensions"] = {"KHR_materials_variants": {"mappings": [
        {"variants": [1], "material": material(BLUE)}, {"variants": [0], "material": material(GREEN)}]}}
    node(mesh=number, translation=at)
    want(GREEN)


def motion():
    small = mesh(material(GREEN), positions=accessor(3, square(0.15)))
    for name, times, values, interpolation, x in (
            ("STEP", [0.0, 1.0], (-0.25, 0.25), "STEP", -0.25), ("LINEAR", [0.0, 1.0], (-0.5, 0.0), "LINEAR", -0.25),
            ("begins late", [0.75, 1.0], (-0.25, 0.25), "LINEAR", -0.25)):
        at = cell(name)
        animate(node(mesh=small), "translation", times, [v for x0 in values for v in moved(at, x0)], 3, interpolation)
        want(GREEN, x)
        want(BLACK, -x)
    at = cell("CUBICSPLINE")  # (1 + 1) / 8 of the tangents beside the middle: from -0.25 to +0.25
    keys = [[0, 0, 0], moved(at, -0.25), [2, 0, 0], [-2, 0, 0], moved(at, -0.25), [0, 0, 0]]
    animate(node(mesh=small), "translation", [0.0, 1.0], [v for key in keys for v in key], 3, "CUBICSPLINE")
    want(GREEN, 0.25)
    want(BLACK, -0.25)
    at = cell("turns of shorts")
    arm = mesh(material(RED), positions=accessor(3, square(0.12, (0.3, 0))))
    animate(node(mesh=arm, translation=at), "rotation", [0.0, 1.0],
            [0, 0, 0, 32767, 0, 0, 32767, 0], 4, "LINEAR", "h")
    want(RED, 0, 0.3)
    at = cell("two of one name")
    node(mesh=mesh(material(RED), positions=accessor(3, square(0.15))), translation=moved(at, -0.25, -0.25), name="x")
    animate(node(mesh=small, name="x"), "translation", [0.0], moved(at, 0.25, 0.25), 3)
    quadrants(BLACK, GREEN, RED, BLACK)
    at = cell("flat")
    node(mesh=small, translation=moved(at, -0.25), scale=[1, 1, 0])
    animate(node(mesh=small, scale=[1, 1, 0]), "translation", [0.0], moved(at, 0.25), 3)
    want(GREEN, -0.25)
    want(GREEN, 0.25)


def bent():
    aside = accessor(3, [0.25, 0, 0] * 4)
    up = accessor(3, [0, 0.25, 0] * 4)

    def morphed(colour, **more):
        number = mesh(material(colour), positions=accessor(3, square(0.15)))
        gltf["meshes"][number]["primitives"][0]["targets"] = [{"POSITION": aside}, {"POSITION": up}]
        gltf["meshes"][number].update(more)
        return number
    at = cell("morph targets")
    node(mesh=morphed(RED, weights=[1, 1]), translation=at)
    quadrants(BLACK, RED, BLACK, BLACK)
    at = cell("weights of a node, animated")
    moving = node(mesh=morphed(BLUE, weights=[1, 1]), weights=[0, 0], translation=at)
    animate(moving, "weights", [0.0, 1.0], [0, 0, -2, 2], 1)
    quadrants(BLUE, BLACK, BLACK, BLACK)
    at = cell("a skin without matrices, weights of bytes")
    joints = accessor(4, [0, 1, 0, 0] * 4, "B")
    weights = accessor(4, [0, 255, 0, 0] * 4, "B", True)
    skinned = mesh(material(GREEN), positions=accessor(3, square(0.15)), JOINTS_0=joints, WEIGHTS_0=weights)
    bones = [node(translation=moved(at, x, y)) for x, y in ((-0.2, 0.2), (0.2, 0.2), (0.2, -0.2))]
    node(mesh=skinned, skin=add("skins", {"joints": bones[:2]}))
    quadrants(BLACK, GREEN, BLACK, BLACK)
    at = cell("a mesh with two skins")
    for x in (-0.2, 0.2):
        bone = node(translation=moved(at, x, x))
        node(mesh=skinned, skin=add("skins", {"joints": [bone, bone], "inverseBindMatrices": accessor(16, IDENTITY * 2)}))
    quadrants(BLACK, GREEN, GREEN, BLACK)


def alpha():
    for name, colour, alpha_of, mode, cutoff, shows in (
            ("a cutoff of 0", RED, 0, "MASK", 0, RED), ("a mask above", RED, 0.6, "MASK", 0.5, RED),
            ("a mask below", RED, 0.4, "MASK", 0.5, GREEN), ("opaque", RED, 0.2, "OPAQUE", None, RED),
            ("a blend of 0", RED, 0, "BLEND", None, GREEN)):
        at = cell(name)
        more = {"alphaMode": mode}
        if cutoff is not None:
            more["alphaCutoff"] = cutoff
        node(mesh=mesh(material(GREEN)), translation=[at[0], at[1], -1])
        node(mesh=mesh(material(colour, alpha_of, **more)), translation=at)
        want(shows)


def write(folder):
    write_png(os.path.join(folder, "four colours.png"), 2, 2,
              lambda x, y: tuple(255 * v for v in ((RED, GREEN), (BLUE, WHITE))[y][x]) + (255,))
    gltf["cameras"] = [{"type": "orthographic", "orthographic": {"xmag": COLUMNS / 2, "ymag": ROWS / 2, "znear": 0.1,
                                                                 "zfar": 100}}]
    node(camera=0, translation=[0, 0, 5])
    uri = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    gltf["buffers"] = [{"uri": uri, "byteLength": len(data)}]
    with open(os.path.join(folder, "atlas.gltf"), "w") as file:
        json.dump(gltf, file)


def check(picture):
    pixels, wrong = read_png(picture), 0
    for name, (x, y), colour in wanted:
        at = 3 * (y * COLUMNS * CELL + x)
        seen = tuple(int(v > 128) for v in pixels[at:at + 3])
        if seen != colour:
            wrong += 1
            print("%s: %s at %u, %u, must be %s" % (name, NAMES.get(seen, seen), x, y, NAMES[colour]))
    return wrong


textured()  # texture 0
pictures()
vertices()
motion()
bent()
alpha()
if len(sys.argv) == 2:
    write(sys.argv[1])
else:
    sys.exit(check(sys.argv[2]) != 0)
