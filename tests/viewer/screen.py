# screen.py - is a window's part of Xvfb's screen the picture that its program wrote? Both bit for bit.
# SPDX-License-Identifier: MIT
#
# usage: screen.py FOLDER GEOMETRY   FOLDER has Xvfb_screen0 (XWD, of -fbdir) and shown.raw (RGBA); GEOMETRY is what
# `xdotool getwindowgeometry --shell` prints
import struct
import sys

folder = sys.argv[1]
place = dict(row.split('=') for row in sys.argv[2].split())
left, top, width, height = (int(place[name]) for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))
screen = open(folder + '/Xvfb_screen0', 'rb').read()
shown = open(folder + '/shown.raw', 'rb').read()
header = struct.unpack('>25I', screen[:100])
start = header[0] + 12 * header[19]  # behind the header and its colours
pitch = header[12]
if len(shown) != 4 * width * height:
    sys.exit('the window is %dx%d, and the picture has %d bytes' % (width, height, len(shown)))
wrong = 0
for y in range(height):
    at = start + (top + y) * pitch + 4 * left
    there, mine = screen[at:at + 4 * width], shown[4 * width * y:4 * width * (y + 1)]
    wrong += sum(there[2 - channel::4] != mine[channel::4] for channel in range(3))
if wrong:
    sys.exit('%d of %d rows and channels differ, window at %d, %d' % (wrong, 3 * height, left, top))
