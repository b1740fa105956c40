#!/usr/bin/env python3
"""pixel.py FILE.png X,Y=RRGGBB ...: whether these points have these colours, give or take a little for the
rounding of renderers. Eight bits a channel, not interlaced."""

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
    for i in range(len(row)):
        left = row[i - channels] if i >= channels else 0
        corner = above[i - channels] if i >= channels else 0
        row[i] = (row[i] + [0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner)][kind]) % 256
    return row


def paeth(left, above, corner):
    guess = left + above - corner
    return min((left, above, corner), key=lambda byte: abs(guess - byte))


def main():
    rows, channels = read(sys.argv[1])
    status = 0
    for point in sys.argv[2:]:
        place, wanted = point.split('=')
        x, y = (int(part) for part in place.split(','))
        got = rows[y][x * channels:x * channels + 3]
        if any(abs(a - b) > 3 for a, b in zip(got, bytes.fromhex(wanted))):
            print('%s is %s, not %s' % (place, got.hex(), wanted))
            status = 1
    return status


if __name__ == '__main__':
    sys.exit(main())
