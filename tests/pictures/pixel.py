#!/usr/bin/env python3
"""pixel.py: of each line of standard input, `FILE.png X,Y=RRGGBB ...: WHAT`, whether these points have these colours, give or take
a little for the rounding of renderers. Eight bits a channel, not interlaced. Ends with "N passed, N failed"."""

import struct, sys, zlib


def read(path):
    """The rows of a picture, unfiltered, and the bytes of a pixel."""
    with open(path, 'rb') as file:
        data = file.read()
    at, packed, wide, channels = 8, b'', 0, 0
    while at < len(data):
        size, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b'IHDR':
            wide, _, depth, colour, _, _, interlaced = struct.unpack('>IIBBBBB', body)
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8 and not interlaced
        elif kind == b'IDAT':
            packed += body
        at += size + 12
    flat, stride, rows = zlib.decompress(packed), wide * channels, []
    above = bytearray(stride)
    for start in range(0, len(flat), stride + 1):
        above = unfilter(flat[start], bytearray(flat[start + 1:start + 1 + stride]), above, channels)
        rows.append(above)
    return rows, channels


def unfilter(kind, row, above, channels):
    if kind == 2:
        return bytearray((a + b) % 256 for a, b in zip(row, above)) if any(row) else above
    row, above = bytearray(channels) + row, bytearray(channels) + above # of black
    for i in range(channels, len(row) if kind else 0):
        left, up, corner = row[i - channels], above[i], above[i - channels]
        row[i] = (row[i] + (left if kind == 1 else (left + up) // 2 if kind == 3 else
                            left if up == corner else up if left == corner else paeth(left, up, corner))) % 256
    return row[channels:]


def paeth(left, above, corner):
    far, down, across = abs(left + above - 2 * corner), abs(left - corner), abs(above - corner) # from corner, above and left
    return left if across <= down and across <= far else above if down <= far else corner


def faults(path, points):
    rows, channels = read(path)
    for point in points:
        place, wanted = point.split('=')
        x, y = (int(part) for part in place.split(','))
        got = rows[y][x * channels:x * channels + 3]
        if any(abs(a - b) > 3 for a, b in zip(got, bytes.fromhex(wanted))):
            yield '%s is %s, not %s' % (place, got.hex(), wanted)


def main():
    passed = failed = 0
    for line in sys.stdin:
        words, what = line.rstrip('\n').split(': ', 1)
        path, *points = words.split()
        found = list(faults(path, points))
        passed, failed = passed + (not found), failed + bool(found)
        if found:
            print('failed: %s: %s' % (what, '; '.join(found)))
    print('%d passed, %d failed' % (passed, failed))
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
