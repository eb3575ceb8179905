# png.py - reads and writes small pictures, for the scripts next to it.
# SPDX-License-Identifier: MIT
#
# usage: png.py PICTURE.png X Y      the name of what is there: red, green, blue, white, black, or the levels of 255
import struct
import sys
import zlib


def write_png(path, width, height, pixel):
    """pixel(x, y) -> (r, g, b, a)"""
    rows = b"".join(b"\0" + bytes(v for x in range(width) for v in pixel(x, y)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def read_png(path):
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    at, packed, width, height = 8, b"", 0, 0
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", body[:10])
            assert (depth, kind) == (8, 2), path
        if name == b"IDAT":
            packed += body
        at += size + 12
    raw, row = zlib.decompress(packed), bytearray(3 * width)
    pixels, stride = bytearray(), 3 * width + 1
    for y in range(height):
        kind, line = raw[y * stride], bytearray(raw[y * stride + 1:(y + 1) * stride])
        for x in range(3 * width):
            left, above = (line[x - 3] if x >= 3 else 0), row[x]
            corner = row[x - 3] if x >= 3 else 0
            guess = [0, left, above, (left + above) // 2, 0][kind]
            if kind == 4:
                p = left + above - corner
                guess = min((abs(p - left), 0, left), (abs(p - above), 1, above), (abs(p - corner), 2, corner))[2]
            line[x] = (line[x] + guess) & 255
        pixels += line
        row = line
    return pixels


def name_of(path, x, y):
    width = struct.unpack(">I", open(path, "rb").read(20)[16:])[0]
    at = 3 * (y * width + x)
    levels = tuple(read_png(path)[at:at + 3])
    names = {(1, 0, 0): "red", (0, 1, 0): "green", (0, 0, 1): "blue", (1, 1, 1): "white", (0, 0, 0): "black"}
    return names.get(tuple(int(v > 128) for v in levels), "%u,%u,%u" % levels)


if __name__ == "__main__":
    print(name_of(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
