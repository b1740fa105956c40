#!/usr/bin/env python3
"""images.py TRAXFIG RECORD...: pictures of pixels, read by decoders of our own: PNG looks as rsvg-convert draws the SVG picture; GIF,
sixels and kitty's protocol show what PNG shows. Ends with "N passed, N failed"."""

import base64, re, struct, subprocess, sys, zlib

PROGRAM, RECORDS = sys.argv[1], sys.argv[2:]
COLOURS = 32 # of a board without words and numbers, for small files
NEAR, FAR = 6, 48 # mean and greatest difference of a channel between two renderers, of small parts of a tile


def run(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def draw(kind, record, *options):
    return run(PROGRAM, '-q', '-T', kind, *options, record)


def read_png(data):
    """The width, and the pixels as (red, green, blue, opacity)."""
    at, packed, clear = 8, b'', b''
    while at < len(data):
        size, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert zlib.crc32(kind + body) == struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0]
        if kind == b'IHDR':
            wide, high = struct.unpack('>II', body[:8])
            assert body[8:] == b'\x08\x03\0\0\0'
        elif kind == b'PLTE':
            colours = [body[i:i + 3] for i in range(0, size, 3)]
        elif kind == b'tRNS':
            clear = body
            assert body[-1] < 255  # what is opaque needs no entry
        elif kind == b'pHYs':
            assert body == struct.pack('>IIB', 3780, 3780, 1)  # pixels of 96 to the inch, as those of SVG
        elif kind == b'IDAT':
            packed += body
        at += size + 12
    rows = zlib.decompress(packed)
    assert len(rows) == (wide + 1) * high and not any(rows[::wide + 1])
    seen = [(*c, clear[i] if i < len(clear) else 255) for i, c in enumerate(colours)]
    return wide, [seen[n] for y in range(high) for n in rows[y * (wide + 1) + 1:(y + 1) * (wide + 1)]]


def unpack(data, bits):
    """The numbers that LZW stands for."""
    clear, table, out, at, size, last = 1 << bits, [], [], 0, bits + 1, None
    number = int.from_bytes(data, 'little')
    while True:
        code = number >> at & (1 << size) - 1
        at += size
        if code == clear:
            table, size, last = [[i] for i in range(clear)] + [None, None], bits + 1, None
            continue
        if code == clear + 1:
            return out
        word = table[code] if code < len(table) else last + last[:1]
        out += word
        if last is not None and len(table) < 4096:
            table.append(last + word[:1])
        last = word
        if len(table) == 1 << size and size < 12:
            size += 1


def read_gif(data):
    """The width, and the pixels of each frame as they are shown."""
    wide, high, flags = struct.unpack('<HHB', data[6:11])
    count = 2 << (flags & 7)
    colours = [tuple(data[13 + 3 * i:16 + 3 * i]) for i in range(count)]
    at, shown, frames = 13 + 3 * count, [None] * (wide * high), []
    while data[at] != 0x3B:
        if data[at] == 0x21:
            at += 2
        else:
            left, top, width, _, flags = struct.unpack('<HHHHB', data[at + 1:at + 10])
            bits, at, packed = data[at + 10], at + 11, b''
            assert not flags
            while data[at]:
                packed += data[at + 1:at + 1 + data[at]]
                at += 1 + data[at]
            for i, n in enumerate(unpack(packed, bits)):
                if n:
                    shown[(top + i // width) * wide + left + i % width] = colours[n]
            frames.append(list(shown))
            at += 1
            continue
        while data[at]:
            at += 1 + data[at]
        at += 1
    return wide, frames


def trimmed(wide, pixels):
    """The rows of a picture without the white around it."""
    rows = [pixels[i:i + wide] for i in range(0, len(pixels), wide)]
    for _ in range(4):
        while not any(p != (255, 255, 255) for p in rows[0]):
            del rows[0]
        rows = [list(column) for column in zip(*rows)][::-1]
    return rows


def read_sixel(data):
    wide, high = (int(n) for n in re.match(rb'\033P0;1q"1;1;(\d+);(\d+)', data).groups())
    shown, colours, x, y, colour = [None] * (wide * high), {}, 0, 0, None
    body = re.sub(rb'^\033P0;1q"1;1;\d+;\d+', b'', data).split(b'\033')[0]
    for number, red, green, blue, pick, times, sixel in re.findall(
            rb'#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|(?:!(\d+))?([?-~$-])', body):
        if number:
            colours[number] = tuple(int(c) * 255 // 100 for c in (red, green, blue))
        elif pick:
            colour = colours[pick]
        elif sixel in b'$-':
            x, y = 0, y + 6 * (sixel == b'-')
        else:
            for k in range(6):
                if sixel[0] - 63 >> k & 1:
                    at = (y + k) * wide + x
                    shown[at:at + int(times or 1)] = [colour] * int(times or 1)
            x += int(times or 1)
    assert len(shown) == wide * high
    return wide, shown


def differences(one, other, size):
    """The mean and the greatest difference of parts, as large as an eighth of a tile, of two pictures."""
    (wide, a), (_, b) = one, other
    step, worst, total, parts = max(size // 8, 1), 0, 0, 0
    off = [[p[c] * p[3] - q[c] * q[3] for p, q in zip(a, b)] for c in range(3)]
    for y in range(0, min(len(a), len(b)) // wide - step, step):
        for x in range(0, wide - step, step):
            rows = range(y * wide + x, (y + step) * wide + x, wide)
            part = max(abs(sum(sum(channel[n:n + step]) for n in rows)) for channel in off) / 255 / step ** 2
            worst, total, parts = max(worst, part), total + part, parts + 1
    return total / parts, worst


def areas(cells):
    """How many areas the cells (x, y) make that touch, if only at corners."""
    count = 0
    while cells:
        count, reached = count + 1, [cells.pop()]
        while reached:
            x, y = reached.pop()
            near = {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} & cells
            cells -= near
            reached += near
    return count


def checks():
    # A title that is too wide is broken between words: two lines of 60 letters are three if these are three words. Names are below it.
    titles = [['a' * 20], ['a' * 60], [' '.join(['a' * 20] * 3)], ['a' * 20, '-w', 'a']]
    one, two, three, names = (len(pixels) // wide for wide, pixels in (read_png(run(PROGRAM, '-T', 'png', '-g', *t, '@0+')) for t in titles))
    yield three - two == two - one > 0 < names - one, 'a title on one line, two and three; with a name: %d %d %d %d pixels' % (one, two, three, names)
    # An acute accent leans to the right, a grave one to the left: the top of the letter is right or left of its middle. Both are close to it.
    for letter, side in ('\u00cd', 1), ('\u00cc', -1), ('\u00ed', 1), ('\u00ec', -1), ('\u00e0', -1):
        wide, pixels = read_png(run(PROGRAM, '-T', 'png', '-O', 'size=96,background=white,labels=no', '-g', letter, '@0+'))
        ends = [[n % wide for n, p in enumerate(pixels) if p[0] < 150 and n // wide == y] for y in range(40)]
        top, foot = [e for e in ends if e][0], [e for e in ends if e][-1]
        yield (sum(top) / len(top) - sum(foot) / len(foot)) * side > 1 and ends[ends.index(top):].count([]) < 3, 'the accent of ' + letter
    # Letters do not touch each other. Each is of one piece, except for i and the like behind l; some have holes.
    for letters, pieces, holes in (
            ('CEFG IJKLMN', 10, 0), ('STUVWXYZ', 8, 0), ('cfhklmnr', 8, 0), ('tuvwxyz', 7, 0), ('12357/()[]', 10, 0),
            ('ADOPQR', 6, 6), ('abdegopq', 8, 8), ('0469#', 5, 5), ('B8&', 3, 6), ('lij:;=!"', 15, 0), ('|àéöç', 9, 3)):
        wide, pixels = read_png(run(PROGRAM, '-T', 'png', '-O', 'size=48,background=white,labels=no', '-g', letters, '@0+', *['@1+'] * 6))
        inked = {(n % wide, n // wide) for n, p in enumerate(pixels) if p[0] < 150}
        rows = {y for _, y in inked}
        end = min(y for y in rows if y + 1 not in rows) + 1
        paper = {(x, y) for x in range(-1, wide + 1) for y in range(-1, end + 1)} - inked
        found = areas({(x, y) for x, y in inked if y < end}), areas(paper) - 1
        yield found == (pieces, holes), '%s: %d pieces and %d holes' % (letters, *found)
    # Dashes and quotation marks that Latin-1 lacks look like those of ASCII. Words are farther apart than letters.
    alike = {run(PROGRAM, '-T', 'kitty', '-g', t, '@0+') for t in ('‘’‚‛“”„‟‐‑‒–—―', "''''" + '"' * 4 + '-' * 6)}
    wide, pixels = read_png(run(PROGRAM, '-T', 'png', '-O', 'size=48,background=white,labels=no', '-g', 'l ll', '@0+'))
    gaps = [len(g) for g in re.findall(b'(?<=\1)\0+(?=\1)', bytes(p[0] < 150 for p in pixels[12 * wide:13 * wide]))]
    yield len(alike) == 1 and len(gaps) == 2 and gaps[0] > 2 * gaps[1], 'dashes and quotation marks, gaps of %s pixels' % gaps
    # The rows are numbered 1 to 11: each number has its digits, and 4, 6, 8, 9 and 0 have holes.
    rows = ['A%dS' % n for n in range(1, 12)]
    wide, pixels = read_png(run(PROGRAM, *'-q -T png -O size=48,background=white,numbers=no -r loop'.split(), *rows))
    high, found = len(pixels) // wide - 5, []
    for top in range(high - 11 * 48, high, 48):
        box = [(x, y) for y in range(top, top + 48) for x in range(wide - 55)]
        inked = {(x, y) for x, y in box if pixels[y * wide + x][0] < 200}
        found += [(areas(set(box) - inked) - 1, areas(inked))]
    yield found == [(holes, 1) for holes in (0, 0, 0, 1, 0, 1, 0, 2, 1)] + [(1, 2), (0, 2)], 'the numbers of rows: %s' % found
    # A column's letter is above its middle. A tile's number, in a colour of its own, avoids a curve around the upper left corner.
    wide, pixels = read_png(run(PROGRAM, *'-q -T png -O size=100,background=white,theme=modern @0/'.split()))
    letter, number = ([divmod(n, wide) for n, p in enumerate(pixels) if p[:3] == (c,) * 3] for c in (92, 242))
    across = [x - wide + 60 for y, x in letter if y < 40]
    yield abs(min(across) + max(across)) < 6 and min(number) > (90, 0), 'the letter of a column, the number of a tile'
    wide, pixels = read_png(run(PROGRAM, *'-qT png -O size=100,labels=no,background=white,marks=wins @0+ @1\\ @1/ A2/ B2+ D1/ C0\\'.split()))
    ring = bytes(pixels[(60 + int(z.imag)) * wide + 60 + int(z.real)][0] < 60 for z in (18 * 1j ** (k / 90) for k in range(360)))
    ground = pixels[20 * wide + 60][:3] # the colour of tiles, as opaque as in SVG: 8/10
    yield len(re.findall(b'\0\1', ring + ring[:1])) == 3 and ground == (199, 201, 204), "Black's ring around a forced win, and its ground"
    # An unfinished game has a caption, in the language of the run. The sides of the image are a capital, 12 pixels, away from it.
    (wide, pixels), (german, _), (narrow, board) = (read_png(run(PROGRAM, '-T', 'png', *o, '@0+')) for o in (['-len'], ['-lde'], ['-q']))
    ends = [n % wide for n, p in enumerate(pixels) if n // wide >= len(board) // narrow and p[3]]
    yield bool(ends) and abs(min(ends) + max(ends) - wide + 1) < 3 and min(ends) > 9 and german != wide, 'an unfinished game'
    # The legend has the signs that SVG has, for White or Black, square and in one column, and words beside each. All is inside the image.
    # A safe move has a round sign, as on the board.
    moves = '-O marks=attacks,corners,wins @0+ @1\\ @1/ A2/ B2+ D1/ C0\\'.split()
    said = [w == b'White' for w in re.findall(rb'legend"[^>]*>[^<]*(White|Black)', run(PROGRAM, '-T', 'svg', *moves))]
    for theme, ground in ('print', (185, 188, 191)), ('classic', (207, 63, 47)), ('modern', (29, 31, 34)):
        for size in '10', '20', '40':
            look = ('-T', 'png', '-O', 'theme=' + theme, '-O', 'size=' + size, *moves)
            (wide, pixels), (narrow, board) = read_png(run(PROGRAM, *look)), read_png(run(PROGRAM, '-q', *look))
            rows = [pixels[n:n + wide] for n in range(len(board) // narrow * wide, len(pixels), wide)]
            columns = sorted({x for row in rows for x, p in enumerate(row) if p == (*ground, 255)}) or [0]
            bands = re.finditer(b'\1+', bytes((*ground, 255) in row for row in rows))
            signs = [(b, [row[columns[0]:columns[-1] + 1] for row in rows[b.start():b.end()]]) for b in bands]
            good = columns[-1] - columns[0] == len(columns) - 1 and not any(p[3] for row in rows for p in (row[0], row[-1]))
            good = good and all(len(s) == len(s[0]) and any(p[3] for row in rows[b.start():b.end()] for p in row[columns[-1] + 3:]) for b, s in signs)
            found = [max(p[2] for row in s for p in row) > ground[2] + 25 for _, s in signs]
            yield good and found == said, 'the legend, theme=%s,size=%s: %s' % (theme, size, found)
    (wide, pixels), (narrow, board) = (read_png(run(PROGRAM, *o, *'-T png -O size=100,marks=safe @0+ @1+'.split())) for o in ([], ['-q']))
    sign = [complex(n % wide, n // wide) for n, p in enumerate(pixels) if n >= len(board) // narrow * wide and p == (185, 188, 191, 255)]
    tall, broad = (max(z) - min(z) + 1 for z in ([z.imag for z in sign], [z.real for z in sign]))
    yield tall == broad and .3 < len(sign) / tall / broad < .7, 'the sign of a safe move'
    # Boards side by side are 6/10 of a tile apart, as in SVG; numbers of forced tiles have a colour of their own.
    one, two = (read_png(run(PROGRAM, '-q', '-T', 'png', '-O', 'size=50', '-m', m, '@0+', '@1+'))[0] for m in ('1', '1-2'))
    yield two == 2 * read_png(run(PROGRAM, '-q', '-T', 'png', '-O', 'size=50', '-m', '2', '@0+', '@1+'))[0] + 30 > one, 'the gap between boards'
    low, high = (read_png(run(PROGRAM, '-q', '-T', 'png', '-O', 'size=50,columns=1,labels=no', '-m', m, '@0+', '@1+')) for m in ('2', '1-2'))
    yield len(high[1]) // high[0] == 2 * (len(low[1]) // low[0]) + 30, 'the gap between rows of boards'
    inked = [n % high[0] for n, p in enumerate(high[1][:len(low[1])]) if p[3]]
    yield abs(min(inked) + max(inked) - high[0] + 1) < 2 < min(inked) - 5, 'a board in the middle of its column'
    # Only in a sheet of several games, a game without a title has a number above its board, which is as high as a title.
    high = lambda *o: (lambda wide, pixels: len(pixels) // wide)(*read_png(run(PROGRAM, '-T', 'png', '-g', *o)))
    yield high('', *RECORDS[:2]) == high('a', *RECORDS[:2]) == max(high('a', r) for r in RECORDS[:2]), 'numbers of games'
    # The boards of a row have one top, whether words stand above them or not.
    wide, pixels = read_png(run(PROGRAM, *'-T png -O labels=no,background=white -m 1-2 -w Ann @0+ @1+'.split()))
    tops = [min(n // wide for n, p in enumerate(pixels) if p[:3] == (185, 188, 191) and (n % wide < wide // 2) == left) for left in (True, False)]
    yield tops[0] == tops[1] > 30, 'the tops of two boards: %s' % tops
    forced = [{p[:3] for p in read_png(run(PROGRAM, '-q', '-T', 'png', '-O', 'theme=classic', *a, RECORDS[0]))[1]} for a in ([], ['-a'])]
    yield (255, 252, 184) in forced[1] - forced[0], 'the numbers of forced tiles'
    # A film has room for a refused tile beyond the board from its first position on.
    moves = '@0+ B1+ C1\\ C0\\ B3/ B0\\ C1/ @3+ E5\\'.split()
    yield None not in read_gif(run(PROGRAM, '-q', '-T', 'gif', '-m', 'all', *moves))[1][0], 'room for a refused tile'
    look = ('-qk', '-O', 'size=24,labels=no,background=white', *moves, 'A4+')
    (wide, frames), (one, seen) = read_gif(run(PROGRAM, '-T', 'gif', '-m', 'all', *look)), read_png(run(PROGRAM, '-T', 'png', '-m', '8', *look))
    yield trimmed(wide, frames[7]) == trimmed(one, [p[:3] for p in seen]), 'room for a refused tile before the last move'
    for record in RECORDS:
        most = 2 if 'illegal' in record else 1 # a frame that is dashed in SVG has no dashes in pixels
        for theme in ('print', 'classic', 'modern', 'line'):
            look = ('-O', 'theme=%s,size=48,numbers=no,labels=no' % theme)
            png = read_png(draw('png', record, *look))
            svg = subprocess.run(['rsvg-convert', '-w', str(png[0])], input=draw('svg', record, *look), stdout=subprocess.PIPE)
            mean, worst = differences(png, read_svg(svg.stdout), 48)
            yield len(set(png[1])) <= COLOURS * most, '%s %s: %d colours' % (record, theme, len(set(png[1])))
            yield mean < NEAR * most and worst < FAR * most, '%s %s: %.1f %.1f from rsvg-convert' % (record, theme, mean, worst)
        plain = read_png(draw('png', record, '-O', 'background=white'))
        look = ('-O', 'size=24,labels=no,background=white')
        wide, frames = read_gif(draw('gif', record, '-m', 'all', *look))
        yield len(frames) == len(run(PROGRAM, '-T', 'modern', record).splitlines()[-1].split()), record + ': positions of the film'
        for n, frame in enumerate(frames, 1):
            one, seen = read_png(draw('png', record, '-m', str(n), *look))
            yield trimmed(wide, frame) == trimmed(one, [p[:3] for p in seen]), '%s: position %d of the film' % (record, n)
        # The number of each row is beside the middle of the row, and no other number is like it.
        (wide, pixels), (narrow, board) = (
            read_png(draw('png', record, '-O', 'size=48,background=white,numbers=no,labels=' + l)) for l in ('yes', 'no'))
        strip = [bytes(p[0] < 128 for p in pixels[at:at + wide - narrow]) for at in range(0, len(pixels), wide)]
        high = len(board) // narrow
        middles = range(len(strip) - high + high % 48 // 2 + 24, len(strip), 48)
        halves = [(b''.join(strip[y - 8:y]), b''.join(strip[y:y + 8])) for y in middles]
        yield all(map(any, sum(halves, ()))) and len({*halves}) == len(halves), record + ': numbers of rows'
        wide, shown = read_sixel(draw('sixel', record, '-O', 'background=white'))
        yield wide == plain[0] and all(max(abs(a - b) for a, b in zip(s, p)) < 4 for s, p in set(zip(shown, plain[1]))), record + ': sixels'
        more, pieces = zip(*re.findall(rb'\033_G[^;]*m=(.);([^\033]*)\033', draw('kitty', record, '-O', 'background=white')))
        yield read_png(base64.b64decode(b''.join(pieces))) == plain and b''.join(more) == b'1' * (len(more) - 1) + b'0', record + ': kitty'
        games = [run(PROGRAM, '-T', 'modern', record)]
        with open('read.png', 'wb') as file:
            file.write(draw('png', record, '-m', 'all'))
        yield run(PROGRAM, '-T', 'modern', 'read.png') == games[0], record + ': read back'
        packed = draw('png', record)
        rows = zlib.decompress(packed[packed.index(b'IDAT') + 4:-16])
        yield len(packed[packed.index(b'IDAT') + 4:-16]) < 1.09 * len(zlib.compress(rows, 9)), record + ': size'


def read_svg(data):
    """As read_png, of what rsvg-convert writes."""
    import pixel
    with open('svg.png', 'wb') as file:
        file.write(data)
    rows, channels = pixel.read('svg.png')
    return len(rows[0]) // channels, [tuple(r[i:i + 4]) for r in rows for i in range(0, len(r), channels)]


results = list(checks())
for good, what in results:
    if not good:
        print('failed:', what)
print('%d passed, %d failed' % (sum(g for g, _ in results), sum(not g for g, _ in results)))
sys.exit(not all(g for g, _ in results))
