#!/usr/bin/env python3
# difference.py A.png B.png - how far two pictures are apart: the mean of |A - B| over all channels, in levels of 255; the
# mean of A - B; and, of linear light (the viewer's curve undone), the mean of |A - B| and of A - B in parts of B's mean.
# SPDX-License-Identifier: MIT
import struct
import sys
import zlib


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


# sRGB and the film's curve of film.comp, undone: the positive root of y (x (2.43 x + 0.59) + 0.14) = x (2.51 x + 0.03).
def linear(level):
    y = level / 255
    y = y / 12.92 if y <= 0.04045 else ((y + 0.055) / 1.055) ** 2.4
    a, b, c = 2.51 - 2.43 * y, 0.03 - 0.59 * y, -0.14 * y
    return (-b + (b * b - 4 * a * c) ** 0.5) / (2 * a)


one, two = read_png(sys.argv[1]), read_png(sys.argv[2])
assert len(one) == len(two), "two sizes"
lights = [linear(i) for i in range(256)]
total = sum(lights[b] for b in two)
print("%.3f %.3f %.4f %.4f" % (
    sum(abs(a - b) for a, b in zip(one, two)) / len(one),
    sum(a - b for a, b in zip(one, two)) / len(one),
    sum(abs(lights[a] - lights[b]) for a, b in zip(one, two)) / total,
    sum(lights[a] - lights[b] for a, b in zip(one, two)) / total))
