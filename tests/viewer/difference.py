#!/usr/bin/env python3
# difference.py A.png B.png - how far two pictures are apart: the mean of |A - B| over all channels, in levels of 255; the
# mean of A - B; and, of linear light (the viewer's curve undone), the mean of |A - B| and of A - B in parts of B's mean.
# SPDX-License-Identifier: MIT
import sys

from png import read_png


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
