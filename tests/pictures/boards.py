#!/usr/bin/env python3
"""boards.py TRAXFIG DIRECTORY [FORMAT...]: holds pictures against positions. Each position is known by the rules
(position.py); each picture is seen as its reader sees it: characters are read, PostScript becomes pixels and words by
Ghostscript, PDF by MuPDF, and SVG by rsvg-convert, which makes it PDF; many pictures in one run. A test of pictures is a
generator: it yields its order, and goes on when that is drawn. Compared are the colours at the middles of all edges and
along the tracks, the names of columns and rows, the numbers of tiles, the last move, the winning path, a refused move,
marks, and the dashes at which a board is divided. DIRECTORY is for the pictures. Ends with "N passed, N failed"."""

import collections, copy, itertools, math, mmap, os, re, shlex, subprocess, sys, tempfile, unicodedata

import position
from strokes import see_lines

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, '..', '..')
TILE = 40 # pixels a tile is wide in the pictures made here

PAPER = (255, 255, 255)
# What each theme looks like: a white track, a black one, a tile's ground.
SVG = {'print': ((255, 255, 255), (23, 24, 26), (185, 188, 191)), 'classic': ((255, 255, 255), (0, 0, 0), (207, 63, 47)),
       'modern': ((255, 255, 255), (238, 74, 51), (29, 31, 34)), 'line': ((255, 255, 255), (23, 24, 26), (255, 255, 255))}
EPS = {'print': ((255, 255, 255), (0, 0, 0), (209, 209, 209)), 'classic': ((255, 255, 255), (13, 13, 13), (189, 31, 31)),
       'modern': ((255, 255, 255), (219, 26, 31), (33, 33, 33)), 'line': ((255, 255, 255), (0, 0, 0), (255, 255, 255)),
       'dark': ((245, 245, 245), (0, 0, 0), (84, 84, 84))}
LIT = {'svg': (168, 67, 0), 'eps': (102, 102, 102)} # the glow of a winning path in the theme print

# Points of a tile, from its upper left corner: on each edge, and towards its middle; the arcs by their corner.
MIDDLES = [(.5, .06), (.94, .5), (.5, .94), (.06, .5)]
ARCS = [(.646, .354), (.646, .646), (.354, .646), (.354, .354)] # north-east and on, clockwise
GROUND = (.88, .88)
CORNER = (.01, .01)


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, faults, what):
        """Counts a test that has found these faults; prints the first."""
        if faults:
            self.failed += 1
            print('failed: %s: %s%s' % (what, faults[0], ' and %d more' % (len(faults) - 1) if faults[1:] else ''))
        else:
            self.passed += 1

    def same(self, got, wanted, what):
        self.check([] if got == wanted else ['%r, not %r' % (got, wanted)], what)


def near(a, b, most=40):
    return abs(a[0] - b[0]) <= most and abs(a[1] - b[1]) <= most and abs(a[2] - b[2]) <= most


class Picture:
    """Pixels, and words with the place of their middle and their baseline. left and top are the corner of the board's first
    tile, size the side of a tile; all in pixels."""

    def __init__(self, path, words, left=0.0, top=0.0, size=TILE):
        with open(path, 'rb') as file: # most of a picture is never looked at
            self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        os.remove(path)
        head = re.match(rb'P6\s+(?:#[^\n]*\n)?(\d+) (\d+)\s+255\s', self.data)
        self.wide, self.high, self.begin = int(head.group(1)), int(head.group(2)), head.end()
        self.words, self.left, self.top, self.size = words, left, top, size

    def at(self, x, y):
        """The colour at a place in tiles; white beyond the picture."""
        x, y = self.left + x * self.size, self.top + y * self.size
        if not (0 <= x < self.wide and 0 <= y < self.high):
            return PAPER
        at = self.begin + 3 * (int(y) * self.wide + int(x))
        return tuple(self.data[at:at + 3])

    def pixels(self, left, top, right, bottom):
        """The colours between places in tiles."""
        left, right = (3 * int(self.left + x * self.size) for x in (left, right))
        rows = [self.begin + 3 * y * self.wide for y in range(int(self.top + top * self.size), int(self.top + bottom * self.size))]
        area = b''.join(self.data[row + left:row + right] for row in rows)
        return zip(area[::3], area[1::3], area[2::3])

    def spaces(self):
        """Of each space (x, y), the words whose middle lies in it: (word, middle, baseline)."""
        spaces = {}
        for word, middle, base in self.words:
            x, y = math.floor((middle - self.left) / self.size), (base - self.top) / self.size
            for row in {math.floor(y), math.ceil(y) - 1}:
                spaces.setdefault((x, row), []).append((word, middle, base))
        return spaces

    def find_board(self):
        """Finds the board by the names of its first column and row; their size is known."""
        self.left = next(middle for word, middle, _ in self.words if word == 'A') - self.size / 2
        above = next(base for word, _, base in self.words if word == 'A')
        rows = [(middle, base) for word, middle, base in self.words if word == '1' and middle < self.left and base > above]
        self.top = rows[0][1] - ROW_BASE[self.kind] * self.size


ROW_BASE = {'svg': .6, 'eps': .59} # how far a row's number stands below the top of the row


# glibc gives the memory of each page back, and asks for it again, unless variables say that a program will have use for it.
KEEPING = {**os.environ, 'MALLOC_TRIM_THRESHOLD_': '1000000000', 'MALLOC_TOP_PAD_': '20000000', 'MALLOC_MMAP_MAX_': '0'}
GHOSTSCRIPT = 'gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE'

# Makes Ghostscript say of each word that is shown where it begins, its baseline and where it ends, and when a page ends. Halos
# of numbers are half of its work: it draws them only where `halos` is true.
TELLING = r'''
/say { 20 string cvs print ( ) print } bind def
/show { currentpoint transform exch say say dup show currentpoint transform pop say print (\n) print } bind def
/showpage { (\f) print showpage } bind def
/charpath { halos { charpath } { pop pop } ifelse } bind def'''


class Order:
    """What a test wants to see: files, pixels a point, whether it reads the words, and whether it looks at halos of numbers.
    `pictures` has a picture for each page, when they are drawn."""

    def __init__(self, paths, scale=1.0, read=True, halos=True):
        self.paths, self.scale, self.read, self.halos = paths, scale, read, halos


def run(*command):
    """What a program says."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=KEEPING)
    if done.returncode or (done.stderr and command[0] != 'rsvg-convert'):
        raise SystemExit('%s: %s' % (' '.join(command[:12]), (done.stderr + done.stdout).decode(errors='replace')[:500]))
    return done.stdout.decode(errors='replace')


def letters_of(text):
    """Of each page the pieces of text, each a list of letters: (left, baseline, right, letter) in points, from MuPDF's stext."""
    return [[[(float(left), float(base), float(right), letter) for left, right, base, letter in
              re.findall(r'<char quad="(\S+) \S+ (\S+) [^"]*" x="[^"]*" y="([^"]*)" [^>]* c="([^"]*)"', word)]
             for line in page.split('<line ')[1:] for word in line.split(' c=" "')] for page in text.split('<page ')[1:]]


def words_of(page):
    """The words of a page of letters: (left, baseline, right, word)."""
    spans = []
    for letters in filter(None, page):
        left, base, right, word = letters[0][0], letters[0][1], letters[-1][2], ''.join(letter[3] for letter in letters)
        if spans and spans[-1][1] == base and -1.25 <= left - spans[-1][2] <= .75: # letters of one word
            left, word = spans[-1][0], spans.pop()[3] + word
        spans.append((left, base, right, word))
    return spans


def picture_of(path, kind, words):
    """A picture and its words: (left, baseline, right, word) in pixels."""
    # The number of the last move is drawn twice, in its tile and on its disk.
    picture = Picture(path, list(dict.fromkeys((word, (left + right) / 2, base) for left, base, right, word in words)))
    picture.kind, picture.widths = kind, [(word, right - left) for left, _, right, word in words]
    return picture


def see_postscript(kind, directory, orders):
    """The pictures of each order: one run of Ghostscript for all of them."""
    command = []
    for order in orders:
        command += ['-c', '(\\001) print /halos %s def << /HWResolution [%g %g] >> setpagedevice' %
                    (str(order.halos).lower(), 72 * order.scale, 72 * order.scale), '-f', *order.paths]
    said = run(*GHOSTSCRIPT, *['-dEPSCrop'][:kind == 'eps'], '-sDEVICE=ppmraw', '-dGraphicsAlphaBits=1',
               '-sOutputFile=%s-%%d.ppm' % os.path.join(directory, kind), '-c', TELLING, *command)
    numbers = itertools.count(1)
    for pages in said.split('\1')[1:]:
        yield [picture_of(os.path.join(directory, '%s-%d.ppm' % (kind, next(numbers))), kind,
                          [(float(left), float(base), float(right), word) for left, base, right, word in
                           (line.split(' ', 3) for line in page.split('\n')[:-1])]) for page in pages.split('\f')[:-1]]


def see_others(kind, directory, orders):
    """The pictures of each order: a run of MuPDF for those of one, and one more if their words are to be read."""
    out = os.path.join(directory, kind)
    for order in orders:
        document, scale = order.paths[0], order.scale
        if kind == 'svg':
            document, scale = out + '.pdf', order.scale * 96 / 72
            run('rsvg-convert', '-f', 'pdf', '-o', document, *order.paths)
        # Without smoothing no pixel is a mixture, and the work is half.
        run('mutool', 'draw', '-q', '-N', '-A', '0', '-r', '%g' % (72 * scale), '-o', out + '-%d.ppm', document)
        pages = letters_of(run('mutool', 'draw', '-q', '-N', '-F', 'stext', document)) if order.read else itertools.repeat([])
        pictures = []
        for page in pages:
            path = '%s-%d.ppm' % (out, len(pictures) + 1)
            if not os.path.exists(path):
                break
            pictures.append(picture_of(path, kind, [(left * scale, base * scale, right * scale, word)
                                                    for left, base, right, word in words_of(page)]))
        yield pictures


def perform(kind, directory, tests):
    """Draws what all tests order, and goes on with each when it has its pictures."""
    orders = [next(test) for test in tests]
    see = see_postscript if kind in ('eps', 'ps') else see_others
    for test, order, pictures in zip(tests, orders, see(kind, directory, orders), strict=True):
        order.pictures = pictures
        if kind in ('eps', 'svg') and len(pictures) != len(order.paths):
            raise SystemExit('%d pictures of %d' % (len(pictures), len(order.paths)))
        next(test, None)


def draw(program, kind, directory, jobs, scale=1.0):
    """Orders a picture for each job, a list of arguments."""
    folder = tempfile.mkdtemp(dir=directory)
    paths = [os.path.join(folder, '%d.%s' % (n, kind)) for n in range(len(jobs))]
    script = [shlex.join([program, *drawing(kind), '-o', path, *job]) for path, job in zip(paths, jobs)]
    subprocess.run(['sh'], input='\n'.join(script).encode(), stderr=subprocess.DEVNULL) # faster at starting programs than Python
    return Order(paths, scale)


def draw_positions(program, kind, directory, ways, positions, **order):
    """Orders a picture for each position, each in the next way, a list of options: a run of the program for each way."""
    paths = [''] * len(positions)
    for n, way in enumerate(ways):
        name = os.path.join(tempfile.mkdtemp(dir=directory), '%d.' + kind)
        records = '\n'.join(p.record() for p in positions[n::len(ways)])
        subprocess.run([program, *drawing(kind), '-o', name, *way, '-'], input=records.encode(), stderr=subprocess.DEVNULL)
        paths[n::len(ways)] = [name % (i + 1) for i in range(len(positions[n::len(ways)]))]
    return Order(paths, **order)


def drawing(kind):
    return ['-q', '-T', kind, '-O', '%s=%d' % ('size' if kind == 'svg' else 'tile', TILE)]


def see_tiles(picture, p, colours, ground=True, inside=True, round_=False):
    """The faults of a board's tiles: edges, tracks between them, ground, and empty spaces."""
    white, black, body = colours
    ink, faults = {'w': white, 'b': black}, []

    def look(x, y, point, wanted, what):
        got = picture.at(x + point[0], y + point[1])
        if not near(got, wanted):
            faults.append('%s of %s%d is %r, not %r' % (what, position.column(x), y + 1, got, wanted))

    for y in range(p.high):
        for x in range(p.wide):
            letter = p.tiles.get((x, y))
            if not letter:
                if ground:
                    look(x, y, GROUND, PAPER, 'the ground')
                continue
            edges = position.EDGES[letter]
            for side in range(4):
                look(x, y, MIDDLES[side], ink[edges[side]], 'side %d' % side)
            if ground:
                look(x, y, GROUND, body, 'the ground')
            if round_:
                look(x, y, CORNER, PAPER, 'the corner, which is round,')
            if not inside:
                continue
            if edges[0] == edges[2]:
                look(x, y, (.5, .5), white, 'the middle')
                for point, side in (((.5, .25), 0), ((.75, .5), 1), ((.5, .75), 2), ((.25, .5), 3)):
                    look(x, y, point, ink[edges[side]], 'the track to side %d' % side)
            else:
                look(x, y, (.5, .5), body, 'the middle')
                for corner in range(4):
                    if edges[corner] == edges[(corner + 1) % 4]:
                        look(x, y, ARCS[corner], ink[edges[corner]], 'the arc at corner %d' % corner)
    return faults


def see_thin(picture, p):
    """In the theme of lines, black tracks are lines with white beside them."""
    return ['side %d of %s%d has a track that is too wide' % (side, position.column(x), y + 1)
            for (x, y), letter in p.tiles.items() for side, (dx, dy) in enumerate(MIDDLES) if position.EDGES[letter][side] == 'b'
            for off in (-.085, .085) if not near(picture.at(x + dx + (0 if side % 2 else off), y + dy + (off if side % 2 else 0)), PAPER)]


def see_names(picture, p):
    """The faults of the names of columns and rows, each beside its tiles."""
    faults, size = [], picture.size
    above = [(w, x, y) for w, x, y in picture.words if y < picture.top]
    before = [(w, x, y) for w, x, y in picture.words if y >= picture.top and x < picture.left]
    for n in range(p.wide):
        there = [w for w, x, _ in above if abs(x - picture.left - (n + .5) * size) < size / 4]
        if there != [position.column(n)]:
            faults.append('column %d is named %r' % (n + 1, there))
    for n in range(p.high):
        there = [w for w, _, y in before if 0 < (y - picture.top) / size - n < 1]
        if there != [str(n + 1)]:
            faults.append('row %d is named %r' % (n + 1, there))
    if len(above) != p.wide or len(before) != p.high:
        faults.append('%d columns and %d rows have names' % (len(above), len(before)))
    return faults


def see_numbers(picture, p, forced):
    faults, spaces = [], picture.spaces()
    for (x, y), number in p.numbers.items():
        wanted = [str(abs(number))] if number > 0 or forced else []
        words = spaces.get((x, y), [])
        there = [word for word, _, _ in words]
        if there != wanted:
            faults.append('the number of %s%d is %r, not %r' % (position.column(x), y + 1, there, wanted))
        if picture.kind == 'svg' and any((middle - picture.left) / picture.size - x > .35 for _, middle, _ in words):
            faults.append('the number of %s%d is at the right, where it runs into the next one' % (position.column(x), y + 1))
        for word, middle, base in words if picture.kind != 'svg' and picture.size > 22 else ():
            # In the middle of its tile, where its baseline is a little below.
            right, down = (middle - picture.left) / picture.size - x - .5, (base - picture.top) / picture.size - y - .5
            if word in wanted and max(abs(right), abs(down)) < .5 and (abs(right) > .06 or not .05 < down < .2):
                faults.append('the number of %s%d is off by %.2f, %.2f' % (position.column(x), y + 1, right, down))
    return faults


# How wide a digit is, in tiles: of the names of rows, and of the numbers in tiles, by how many digits they have.
DIGITS = {'eps': {1: (.138, .209), 2: (.138, .209), 3: (.138, .193)}, 'svg': {1: (.125, .15, .167), 2: (.125, .146, .167), 3: (.125, .167)}}


def see_sizes(picture):
    """The sizes of numbers, wherever they stand."""
    faults = []
    for word, wide in picture.widths:
        size = wide / picture.size / len(word)
        if word.isdigit() and not any(abs(size - known) < .005 for known in DIGITS[picture.kind][len(word)]):
            faults.append('the digits of %s are %.3f wide' % (word, size))
    return faults


def see_path(picture, p, kind):
    """Beside each track of the winning path, and of no other, is its glow."""
    faults, offs, lit = [], (.14,) if kind == 'svg' else (.18, .2), LIT[kind]
    # Of each side the points beside its middle, one way and the other.
    points = [[[(x + way * off * right, y + way * off * down) for off in offs] for way in (1, -1)]
              for (x, y), (right, down) in zip(MIDDLES, ((1, 0), (0, 1)) * 2)]
    for (x, y), letter in p.tiles.items():
        for side in range(4):
            wanted = (x, y) in p.won and position.EDGES[letter][side] == p.winner
            for way in points[side]:
                if any([near(picture.at(x + right, y + down), lit, 30) for right, down in way]) != wanted:
                    faults.append('side %d of %s%d is %slit' % (side, position.column(x), y + 1, 'not ' if wanted else ''))
    return faults


def see_last(picture, p, kind, shown=True):
    """A frame in SVG, a disk in EPS, at the tile of the last move only."""
    faults = []
    for x, y in p.tiles:
        if kind == 'eps':
            there = all(near(picture.at(x + .5 + dx, y + .5 + dy), (0, 0, 0), 60)
                        for dx, dy in ((0, -.23), (0, .23), (-.17, -.17), (.17, -.17), (-.17, .17), (.17, .17)))
            want = shown and (x, y) == p.last
        else:
            if abs(x - p.last[0]) + abs(y - p.last[1]) == 1:
                continue # shares a side of the frame
            there = all(picture.at(x + dx, y + dy)[0] - picture.at(x + dx, y + dy)[2] > 60
                        for dx, dy in ((0, .22), (0, .78), (1, .22), (1, .78), (.22, 0), (.78, 0), (.22, 1), (.78, 1)))
            want = shown and (x, y) == p.last
        if there != want:
            faults.append('%s%d is %sthe last move' % (position.column(x), y + 1, '' if there else 'not '))
    return faults


PLAIN = ['-O', 'labels=no,numbers=no,last=no,path=no,error=no']
COLOURS = {'svg': SVG, 'eps': EPS}


def test_plain(checks, program, kind, directory, positions):
    """Nothing but tiles, in all themes: the printed pages show more positions so."""
    themes = list(COLOURS[kind])
    ways = [PLAIN + ['-O', 'theme=' + theme] for theme in themes]
    margin = TILE / 10 if kind == 'svg' else 0
    order = draw_positions(program, kind, directory, ways, positions, read=False)
    yield order
    for n, (picture, p) in enumerate(zip(order.pictures, positions)):
        picture.left = picture.top = margin + (kind == 'eps') # room for the ends of tracks
        name, theme = '%s, %s' % (kind, p.name()), themes[n % len(themes)]
        checks.check(see_tiles(picture, p, COLOURS[kind][theme], theme != 'line', True, theme != 'line'), 'tiles in %s, theme %s' % (name, theme))
        if theme == 'line':
            checks.check(see_thin(picture, p), 'black tracks in %s, theme %s' % (name, theme))
        checks.check(['%d by %d pixels' % (picture.wide, picture.high)]
                     if abs(picture.wide - p.wide * TILE - 2 * margin) > 2 or
                     abs(picture.high - p.high * TILE - 2 * margin) > 2 else [], 'the size of ' + name)


def test_full(checks, program, kind, directory, positions):
    """All that is shown of a position unless it is switched off; forced tiles have numbers in every second one."""
    order = draw_positions(program, kind, directory, ([], ['-a']), positions, halos=False)
    yield order
    for n, (picture, p) in enumerate(zip(order.pictures, positions)):
        name = '%s, %s' % (kind, p.name())
        picture.find_board()
        checks.check(see_tiles(picture, p, COLOURS[kind]['print'], not p.won, False), 'tiles under numbers in ' + name)
        checks.check(see_names(picture, p), 'names in ' + name)
        checks.check(see_numbers(picture, p, n % 2), 'numbers in ' + name)
        checks.check(see_sizes(picture), 'the size of numbers in ' + name)
        checks.check(see_path(picture, p, kind), 'the winning path in ' + name)
        checks.check(see_last(picture, p, kind), 'the last move in ' + name)


# ---- Text. What the middle of an edge looks like in each font of more than one line: the size of a tile, the line of its
# middle, and white's and black's characters on the upper or lower edge, and on the left or right one.

EDGED = {'short2': (7, 5, 2, 'o#', 'o#'), 'short': (7, 5, 2, 'O#', 'O#'), 'numbered': (11, 7, 3, 'o#', 'o#'),
         'mel': (5, 3, 1, 'ox', 'ox'), 'outline': (9, 5, 2, ' #', ':#'), 'large': (21, 11, 5, 'o#', 'o#'),
         'compact': (3, 3, 1, 'O|', 'O-'), 'unicode': (7, 4, 1, '┃│', '━─'), 'unicode-numbered': (11, 5, 2, '┃│', '━─'),
         'unicode-double': (7, 4, 1, '║│', '═─'), 'unicode-large': (17, 9, 4, '█▒', '█▒'),
         'unicode-blocks': (6, 3, 1, '█▒', '█▒'), 'unicode-small': (3, 3, 1, '┃│', '━─')}
# The other fonts, by the glyphs of e b a d c f.
GLYPHS = {'tiny': '-O- O|O O\\- O/- -/O -\\O', 'one': '| - 7 J r L', 'letters': 'e b a d c f', 'unicode-one': '╂ ┿ ╅ ╃ ╆ ╄',
          'unicode-line': '│ ─ ╮ ╯ ╭ ╰', 'unicode-tiny': '─╂─ ━┿━ ━╅─ ━╃─ ─╆━ ─╄━', 'braille': '⠀⣿⠀ ⠶⠶⠶ ⠶⣶⠀ ⠶⠿⠀ ⠀⣶⠶ ⠀⠿⠶'}


PLAIN_TEXT = ['-O', 'labels=no,last=no,path=no']


def read_font(name):
    """Its six glyphs, each a list of lines, and what the lines behind them say: (white, signs) ..."""
    with open('tfm/%s.tfm' % name, encoding='utf-8') as file:
        lines = file.read().split('\n')
    said = [line.split(' ', 1) for line in lines if re.match('(white|black|last|won) ', line)]
    plain = '\n'.join(line for line in lines if not re.match('(white|black|last|won) ', line))
    fields = re.sub(r'%(\d+)s', lambda field: ' ' * int(field.group(1)), plain)
    return [glyph.split('\n') for glyph in fields.strip('\n').split('\n\n')], said


# Which signs of a frame the last move changes; how each sign of a track looks on the winning path, or of which kind
# the signs are there.
SPOKEN = {'short2': ('+-', 'oO #@'), 'short': ('.:', 'O@ #%'), 'numbered': ('+-', 'oO #@'), 'mel': ('.', 'oO xX'), 'outline': ('+', '-= |I #@'),
          'large': ('+-', 'oO #@'), 'compact': ('.', 'O@ -= |!'), 'tiny': ('', 'O@ -= |!'), 'letters': ('ebadcf', ''),
          'unicode': ('·', 'DOUBLE'), 'unicode-numbered': ('·', 'DOUBLE'), 'unicode-double': ('·', 'HEAVY'), 'unicode-line': ('', 'HEAVY'),
          'unicode-small': ('·', 'DOUBLE'), 'unicode-blocks': ('·', '█▓ ▒░'), 'unicode-large': ('·', '█▓ ▒░')}


def see_spoken(name):
    """The signs of the last move and of the winning path."""
    said = dict(read_font(name)[1])
    last, won = SPOKEN.get(name, ('', ''))
    found = said.get('won', '')
    if won.isalpha() and won.isascii():
        found = won if found and all(' %s ' % won in unicodedata.name(pair[1]) for pair in found.split()) else found
    return ['the last move changes %r' % said.get('last')] * (sorted(pair[0] for pair in said.get('last', '').split()) != sorted(last)) + \
           ['the winning path is %r' % said.get('won')] * (found != won)


def see_inks(name):
    """What a font says of its signs: each sign of a glyph has a colour, unless it is of a frame; a sign with a colour is of a
    glyph; all signs of tracks, but slanted ones, have another for the winning path, or none; lines keep their direction;
    heavy and double ones are white."""
    glyphs, said = read_font(name)
    signs = set(sign for glyph in glyphs for line in glyph for sign in line) - {' '}
    inks = [sign for key, all_ in said if key in ('white', 'black') for sign in all_.replace(' ', '')]
    pairs = {key: all_.split() for key, all_ in said if key in ('last', 'won')}
    white = [sign for key, all_ in said if key == 'white' for sign in all_]
    _, _, _, upright, level = EDGED.get(name, (0, 0, 0, '', ''))
    way = lambda sign: re.findall('UP|DOWN|LEFT|RIGHT|VERTICAL|HORIZONTAL', unicodedata.name(sign))
    return (['%r has no colour' % sign for sign in signs - set(inks) - set('' if name in GLYPHS else '.+-|:/\\\u00b7')] +
            ['%r has two colours, or no glyph' % sign for sign in inks if inks.count(sign) > 1 or sign not in signs] +
            ['%r has the other colour' % sign for sign in inks
             if sign > '~' and name != 'unicode-line' and (sign in white) != bool(re.search('HEAVY|DOUBLE|FULL|DOTS', unicodedata.name(sign))) or
             sign in upright[:1] + level[:1] and sign not in white or sign in upright[1:] + level[1:] and sign in white] +
            ['%r of a track does not change' % sign for sign in set(inks) - set("/\\.'")
             if 'won' in pairs and not any(pair[0] == sign for pair in pairs['won'])] +
            ['%r of no track' % pair for pair in pairs.get('won', []) if pair[0] not in inks] +
            ['%r has another direction' % pair for pair in pairs.get('won', []) if pair[0] > '~' and way(pair[0]) != way(pair[1])] +
            ['%r of no glyph' % pair for pair in pairs.get('last', []) if pair[0] not in signs] +
            ['pairs %r' % pair for pair in sum(pairs.values(), []) if len(pair) != 2 or pair[0] == pair[1]])


# Fonts whose glyphs are not the same upside down: of four lines, or with a number that a track makes way for.
UPRIGHT = {'unicode', 'unicode-double', 'unicode-numbered'}
# How many signs of a tile keep their colour in the tile with exchanged colours: of e, whose white track lies above, and of a.
# Tracks of the other fonts are of different kinds.
SAME = {'short2': (1, 0), 'short': (1, 0), 'numbered': (1, 0), 'mel': (0, 0), 'large': (15, 0), 'compact': (1, 1),
        'unicode': (1, 0), 'unicode-numbered': (1, 0), 'unicode-double': (1, 0), 'unicode-large': (15, 0), 'unicode-blocks': (2, 0),
        'unicode-small': (1, 1)}
# Where the numbers stand in e and b, and in the others: line and columns, from 0.
FIELDS = {'numbered': ((2, 1, 4), (3, 4, 7)), 'large': ((1, 2, 6),) * 2, 'unicode-numbered': ((1, 6, 9),) * 2}


def flipped(sign, one, other, inks):
    """A sign in a mirror that exchanges two ways, LEFT and RIGHT, or UP and DOWN."""
    if sign in '/\\':
        return '/' if sign != '/' else '\\'
    if sign in ".'" and one == 'UP' and sign in inks: # corners of a line; in other fonts, of a frame
        return '.' if sign != '.' else "'"
    return unicodedata.lookup(unicodedata.name(sign).replace(one, '*').replace(other, one).replace('*', other)) if sign > '~' else sign


def see_glyphs(name):
    """Glyphs of tiles that are mirror images are so sign by sign: left to right, upside down, both; those with exchanged
    colours have these in the same places."""
    glyphs, said = read_font(name)
    glyphs = {letter: [line.ljust(max(map(len, glyph))) for line in glyph] for letter, glyph in zip('ebadcf', glyphs)}
    inks = {sign: key for key, signs in said if key in ('white', 'black') for sign in signs.replace(' ', '')}
    across = lambda glyph: [''.join(flipped(sign, 'LEFT', 'RIGHT', inks) for sign in line[::-1]) for line in glyph]
    over = lambda glyph: [''.join(flipped(sign, 'UP', 'DOWN', inks) for sign in line) for line in glyph[::-1]]
    faults = []
    for letters, turned in (('ee bb ac df', across), ('ee bb ad cf', over), ('ee bb af cd', lambda glyph: over(across(glyph)))):
        if name in GLYPHS or turned != across and name in UPRIGHT:
            continue
        faults += ['%s is no mirror image of %s' % (one, other) for one, other in letters.split()
                   if glyphs[one] != turned(glyphs[other])]
    for one, other in ('eb', 'af', 'cd') if name in SAME else ():
        pairs = [(inks.get(a), inks.get(b)) for lines in zip(glyphs[one], glyphs[other]) for a, b in zip(*lines)]
        same = sum(a == b != None for a, b in pairs), sum(a != b and None in (a, b) for a, b in pairs)
        if same != (SAME[name][one != 'e'], 2 if name == 'short' and one == 'e' else 0): # white has gaps beside it in `short`
            faults.append('%d signs of %s and %s have one colour, %d none in one' % (same[0], one, other, same[1]))
    for y in range(len(glyphs['e'])):
        for x in range(len(glyphs['e'][0])):
            frame = set(glyph[y][x] for glyph in glyphs.values()) - set(inks) - set('/\\')
            faults += ['%r in line %d' % (frame, y + 1)] if len(frame) > 1 else []
    return faults


def see_fields(name):
    """The places of the numbers."""
    with open('tfm/%s.tfm' % name, encoding='utf-8') as file:
        glyphs = file.read().split('\n\n')[:6]
    return ['the number of %s stands at %r' % (letter, found) for letter, glyph in zip('ebadcf', glyphs)
            for found in [[(y, match.start(), match.start() + int(match.group(1))) for y, line in enumerate(glyph.split('\n'))
                           for match in re.finditer(r'%(\d+)s', line)]]
            if found != ([FIELDS[name][letter not in 'eb']] if name in FIELDS else [])]


def read_text(program, *arguments):
    out = subprocess.run([program, '-q', *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    return [board.split('\n') for board in out.rstrip('\n').split('\n\n')]


def edges_seen(font):
    """Where a font shows the colours of a tile, and what it shows of each tile there."""
    if font in EDGED:
        wide, high, middle, upright, level = EDGED[font]
        return ([(wide // 2, 0), (wide - 1, middle), (wide // 2, high - 1), (0, middle)],
                {letter: ''.join((level if side % 2 else upright)['wb'.index(colour)] for side, colour in enumerate(edges))
                 for letter, edges in position.EDGES.items()})
    glyphs = GLYPHS[font].split(' ')
    return [(i, 0) for i in range(len(glyphs[0]))], dict(zip('ebadcf', glyphs))


def see_text(lines, p, font):
    """The faults of a board in characters."""
    wide, high = EDGED[font][:2] if font in EDGED else (len(GLYPHS[font].split(' ')[0]), 1)
    across, down = max(1, wide - 1), max(1, high - 1)
    size = p.wide * across + (wide > 1), p.high * down + (high > 1)
    faults = ['%d lines' % len(lines)] if len(lines) != size[1] or max(map(len, lines)) != size[0] else []
    faults += ['blanks behind %r' % line for line in lines if line.endswith(' ')]
    places, glyphs = edges_seen(font)
    whole = [line.ljust(size[0]) for line in lines] + [' ' * size[0]] * (size[1] - len(lines))
    for (x, y), letter in p.tiles.items():
        seen = ''.join([whole[y * down + j][x * across + i] for i, j in places])
        if seen != glyphs[letter]:
            faults.append('%s%d looks like %r, not %r' % (position.column(x), y + 1, seen, glyphs[letter]))
    return faults


NUMBER = re.compile(r'-?\d+')


def see_text_numbers(lines, p, font, forced):
    """The numbers inside tiles, negative where forced."""
    wide, high = EDGED[font][:2]
    faults = []
    for (x, y), number in p.numbers.items():
        inside = ' | '.join([line[x * (wide - 1) + 1:(x + 1) * (wide - 1)] for line in lines[y * (high - 1) + 1:(y + 1) * (high - 1)]])
        there = [int(n) for n in NUMBER.findall(inside)]
        if '***' in inside and (number < -99 or number > 999): # more than the field holds
            there = [number]
        if there != ([number] if number > 0 or forced else []):
            faults.append('the number of %s%d is %r, not %d' % (position.column(x), y + 1, there, number))
    return faults


# What the winning path is drawn with, of White and of Black, where each has one sign of its own.
WON = {'short2': 'O@', 'short': '@%', 'numbered': 'O@', 'mel': 'OX', 'large': 'O@', 'unicode-blocks': '▓░', 'unicode-large': '▓░'}


def see_text_marks(plain, full, p, font):
    """Other characters stand at the edges of the winning path, and in the tile of the last move but the first; nowhere
    else."""
    wide, high, middle = EDGED[font][:3]
    changed = {(x, y) for y, (one, other) in enumerate(zip(plain, full)) if one != other
               for x, (a, b) in enumerate(itertools.zip_longest(one, other, fillvalue=' ')) if a != b}
    faults, allowed = [], set()

    def box(x, y):
        return {(x * (wide - 1) + i, y * (high - 1) + j) for i in range(wide) for j in range(high)}

    for (x, y), letter in p.tiles.items():
        if (x, y) in p.won:
            allowed |= box(x, y)
        elif not p.won and abs(x - p.last[0]) + abs(y - p.last[1]) > 1: # far from all that is allowed
            continue
        for side, (i, j) in enumerate(((wide // 2, 0), (wide - 1, middle), (wide // 2, high - 1), (0, middle))):
            wanted = (x, y) in p.won and position.EDGES[letter][side] == p.winner
            if font == 'outline' and p.winner == 'w': # the middle of White's double line is no part of it
                continue
            if wanted and font in WON and full[y * (high - 1) + j][x * (wide - 1) + i] != WON[font]['wb'.index(p.winner)]:
                faults.append('%s: side %d of %s%d has another sign' % (p.name(), side, position.column(x), y + 1))
            if ((x * (wide - 1) + i, y * (high - 1) + j) in changed) != wanted and (wanted or (x, y) != p.last):
                faults.append('%s: side %d of %s%d' % (p.name(), side, position.column(x), y + 1))
    if p.moves > 1:
        last = box(*p.last)
        allowed |= last
        if len(last & changed) < 2:
            faults.append('%s: the last move does not stand out' % p.name())
    if changed - allowed:
        faults.append('%s: %r' % (p.name(), sorted(changed - allowed)[:3]))
    return faults


def test_text(checks, program, inputs, positions):
    plain = {}
    for font in list(EDGED) + list(GLYPHS):
        for option in ([], ['-a']) if 'numbered' in font or font == 'large' else ([],):
            boards = [board for words in inputs for board in read_text(program, *PLAIN_TEXT, '-f', font, *option, *words)]
            plain.setdefault(font, boards)
            checks.same(len(boards), len(positions), 'boards in font ' + font)
            for board, p in zip(boards, positions):
                checks.check(see_text(board, p, font), 'font %s, %s' % (font, p.name()))
                if 'numbered' in font or font == 'large':
                    checks.check(see_text_numbers(board, p, font, option), 'numbers in font %s, %s' % (font, p.name()))
    names = sorted(name[:-4] for name in os.listdir('tfm') if name.endswith('.tfm'))
    checks.same(names, sorted(list(EDGED) + list(GLYPHS)), 'fonts that are read here')
    for font in names:
        checks.check(see_inks(font) + see_glyphs(font) + see_fields(font) + see_spoken(font) +
                     see_lines(*read_font(font)), 'the signs of font ' + font)
    for font in EDGED:
        full = [board for words in inputs for board in read_text(program, '-O', 'labels=no', '-f', font, *words)]
        faults = [fault for one, other, p in zip(plain[font], full, positions) for fault in see_text_marks(one, other, p, font)]
        checks.check(faults, 'the last move and the winning path in font ' + font)
    codes = [code for words in inputs for code in subprocess.run([program, '-s', *words], stdout=subprocess.PIPE,
                                                                 stderr=subprocess.DEVNULL).stdout.decode().split()]
    spelt = [':'.join(re.sub(r'\.+', lambda gap: str(len(gap.group()) - 1), row.rstrip('.')) for row in p.game['board']['rows'])
             for p in positions]
    checks.same(codes, spelt, 'codes of positions')
    for font in ('short2', 'unicode'):
        wide, high, middle = EDGED[font][:3]
        boards = [board for words in inputs for board in read_text(program, '-O', 'last=no,path=no', '-f', font, *words)]
        for board, p in zip(boards, positions):
            margin = len(str(p.high)) + 1
            checks.same([board[0]] + [line[:margin] for line in board[1:]],
                        [(' ' * margin + ''.join('%*s' % (-wide + 1, (wide - 1) // 2 * ' ' + position.column(x)) for x in range(p.wide))).rstrip()] +
                        [(str(y // (high - 1) + 1) + ' ' if y % (high - 1) == middle else '').rjust(margin) for y in range((high - 1) * p.high + 1)],
                        'columns and rows in font %s, %s' % (font, p.name()))


# ---- Long boards.

def test_long(checks, program, kind, directory):
    """Names past Z, AZ and 99."""
    jobs = [['-r', 'loop', *moves.split()] for moves in ('@0+' + ' @1+' * 99, '@0+' + ' A0+' * 119)]
    order = draw(program, kind, directory, [['-O', 'numbers=no,last=no', *job] for job in jobs])
    yield order
    for picture, job in zip(order.pictures, jobs):
        p = position.read(program, *job)[0]
        picture.find_board()
        checks.check(see_names(picture, p), 'names of a long board in ' + kind)
        checks.check(see_tiles(picture, p, COLOURS[kind]['print']), 'tiles of a long board in ' + kind)


# ---- Marks.

CIRCLE = [(math.cos(math.pi * n / 16), math.sin(math.pi * n / 16)) for n in range(32)]


def around(picture, x, y, radius, colour, most=40):
    """Which part of a circle around the middle of a space has a colour."""
    return sum(near(picture.at(x + .5 + radius * right, y + .5 + radius * down), colour, most) for right, down in CIRCLE) / 32


def see_rings(picture, p, kind, marks):
    """The rings on all spaces of the board and around it."""
    faults = []
    white, black, body = COLOURS[kind]['print']
    ground = (199, 201, 204) if kind == 'svg' else body # .8 of the tiles' colour on white
    corners = (.175, .1) if kind == 'svg' else (.38, .3) # around the number, if that stands in the middle
    wanted = {}
    for mark in p.game[marks]:
        if marks == 'corners':
            x, y, _ = mark['tiles'][len(mark['tiles']) // 2]
            wanted.setdefault(p.at(x, y), set()).add(mark['colour'][0])
        elif marks != 'wins' or mark['verdict'] == 'forced':
            wanted.setdefault(p.space(mark['modern']), set()).add(mark['colour'][0])
    for y in range(-1, p.high + 1):
        for x in range(-1, p.wide + 1):
            there = set()
            if marks == 'corners':
                if (x, y) in p.tiles:
                    there = {c for c, r, ink in zip('wb', corners, (white, black)) if around(picture, x, y, r, ink) > .7}
            elif (x, y) not in p.tiles and marks == 'safe':
                there = {c for c, ink in (('w', white), ('b', black)) if around(picture, x, y, .04, ink) > .8 and
                         (c == 'b' or max(around(picture, x, y, r, (60, 60, 60), 80) for r in (.07, .074, .078)) > .3)}
            elif (x, y) not in p.tiles and around(picture, x, y, .06, ground, 12) > .7:
                low, high = (.9, 1) if marks == 'attacks' else (.3, .75)
                there = {c for c, r, ink in (('w', .36, white), ('b', .18, black)) if low <= around(picture, x, y, r, ink, 12) <= high}
            want = wanted.get((x, y), set())
            if there != want and not (marks == 'safe' and len(want) == 2 and len(there) == 1):
                faults.append('%r at %d %d, not %r' % (there, x, y, want))
    return faults


def test_marks(checks, program, kind, directory):
    jobs, wanted = [], []
    for n in (8, 14, 17, 22):
        for marks in ('attacks', 'safe', 'corners', 'wins'):
            arguments = ['-m', str(n), 'examples/bailey-siegenthaler.txt']
            p = position.read(program, '-O', 'marks=all,depth=2', *arguments)[0]
            jobs.append(['-O', 'numbers=no,last=no,depth=2,marks=' + marks, *arguments])
            wanted.append((p, marks))
    for moves in (['@0/', 'B1+', '@1\\'], ['@0/', 'B1\\'], ['@0/', 'A2+', 'A3/', '@2/', '@2/']):
        for marks in ('attacks', 'safe', 'corners', 'wins'):
            wanted.append((position.read(program, '-O', 'marks=all,depth=2', *moves)[0], marks))
            jobs.append(['-O', 'numbers=no,last=no,depth=2,marks=' + marks, *moves])
    seen, order = 0, draw(program, kind, directory, jobs, 2)
    yield order
    for picture, (p, marks) in zip(order.pictures, wanted):
        picture.size *= 2
        picture.find_board()
        checks.check(see_rings(picture, p, kind, marks), '%s in %s, %s' % (marks, kind, p.name()))
        seen += len(p.game[marks])
    checks.check([] if seen > 100 else ['only %d' % seen], 'marks seen')


# ---- Refused moves.

def test_refused(checks, program, kind, directory):
    """D2S would force B2 and C3, and then three black tracks would enter B3, with one of White from the left. A tile lies
    on A1. Without an error, or with error=no, nothing is shown."""
    known = 'A1C 1AR 1AR 1AR B1D C1D D1D B4U C4U'
    p = position.read(program, *known.split())[0]
    jobs = [['-O', 'numbers=no,last=no', *known.split(), 'D2S'], ['-O', 'numbers=no,last=no,error=no', *known.split(), 'D2S'],
            ['-O', 'numbers=no,last=no', '@0/', 'B1+', 'A1+'], [*known.split(), 'D2S']]
    order = draw(program, kind, directory, jobs)
    yield order
    pictures = order.pictures
    for picture in pictures:
        picture.find_board()
    white, black, _ = COLOURS[kind]['print']
    shown = pictures[0]
    faults = []
    for side, point in enumerate(((.5, .2), (.8, .5), (.5, .8), (.2, .5))):
        if not near(shown.at(1 + point[0], 2 + point[1]), white if side == 3 else black):
            faults.append('side %d is %r' % (side, shown.at(1 + point[0], 2 + point[1])))
    checks.check(faults, 'the tracks that enter B3 in ' + kind)
    ghost = {'svg': ((255, 255, 255), (127, 128, 129)), 'eps': ((255, 255, 255), (140, 140, 140))}[kind]
    faults = ['side %d is %r' % (side, shown.at(3 + x, 1 + y)) for side, (x, y) in enumerate(MIDDLES)
              if not near(shown.at(3 + x, 1 + y), ghost[side % 2], 25)]
    checks.check(faults, 'the refused tile on D2 in ' + kind)
    tint = shown.at(1 + .25, 2 + .25)
    checks.check([] if near(tint, {'svg': (251, 230, 228), 'eps': (245, 245, 245)}[kind], 8) else [repr(tint)], 'B3 is tinted in ' + kind)
    if kind == 'svg':
        beside = [shown.at(1 + x, 2 + y) for x, y in ((.64, .2), (.8, .64), (.36, .8), (.2, .36))]
        checks.check([] if all(r - g > 100 for r, g, b in beside) else [repr(beside)], 'red beside the tracks that enter B3')
        red = [sum(r - g > 100 for r, g, b in (picture.at(x + n / 50, y) for n in range(50)))
               for picture, x, y in ((shown, 1, 2), (pictures[2], 0, 0), (pictures[1], 1, 2))]
        checks.check([] if red[0] > 15 and red[1] > 15 and red[2] == 0 else [repr(red)], 'red frames in ' + kind)
    else:
        edge = [shown.at(1 + .15, 2 + .5 + way) for way in (-.125, .125)]
        checks.check([] if any(near(c, (0, 0, 0), 90) for c in edge) else [repr(edge)], 'the outline of the white track that enters B3')
        for picture, x, y, what in ((shown, 1, 2, 'B3'), (pictures[2], 0, 0, 'A1')):
            cross = [picture.at(x + .5 + dx, y + .5 + dy) for dx in (-.1, .1) for dy in (-.1, .1)]
            frame = [picture.at(x + dx, y + dy) for dx, dy in ((.04, .3), (.96, .3), (.3, .04), (.3, .96))]
            checks.check([repr(c) for c in cross + frame if not near(c, (0, 0, 0), 60)], 'the cross on %s in %s' % (what, kind))
    spaces = pictures[3].spaces()
    numbered = [[word for word, _, _ in spaces.get((x, y), [])] for x, y in ((3, 1), (2, 1), (1, 1), (2, 2))]
    checks.same(numbered, [['10'] if kind == 'eps' else [], [], [], []], 'the numbers of refused tiles in ' + kind)
    hidden = see_tiles(pictures[1], p, COLOURS[kind]['print'])
    checks.check(hidden, 'a refused move is not shown with error=no in ' + kind)
    checks.check(see_names(shown, p), 'names beside a refused move in ' + kind)


# ---- Themes.

# The colours of each theme: the glow of a winning path, the last move, the numbers of played and of forced tiles, and on
# paper the frame of a refused move.
THEMES = {'svg': {'print': ((168, 67, 0), (168, 67, 0), (23, 24, 26), (122, 31, 0)),
                  'classic': ((255, 200, 40), (255, 200, 40), (255, 255, 255), (255, 252, 184)),
                  'modern': ((255, 200, 40), (255, 200, 40), (242, 242, 242), (255, 179, 166)),
                  'line': ((23, 24, 26), (23, 24, 26), (23, 24, 26), (107, 107, 107))},
          'eps': {'print': ((102, 102, 102), (0, 0, 0), (0, 0, 0), (89, 89, 89), (0, 0, 0)),
                  'classic': ((250, 217, 77), (250, 204, 26), (0, 0, 0), (128, 13, 13), (26, 51, 230)),
                  'modern': ((250, 204, 51), (250, 204, 26), (0, 0, 0), (179, 13, 13), (250, 204, 51)),
                  'line': ((0, 0, 0), (0, 0, 0), (0, 0, 0), (115, 115, 115), (0, 0, 0)),
                  'dark': ((250, 204, 51), (250, 204, 26), (0, 0, 0), (128, 13, 13), (250, 204, 51))}}
HALOS = {'classic': (255, 237, 217), 'dark': (245, 245, 245)} # around numbers on paper; those of the other themes are white


def see_inks_of(numbered, bare, p, kind, inks, halo):
    """The faults of what numbers paint on their tiles: of the ink of a played or a forced one, and of a halo, if there is one."""
    faults, halos = [], 0
    for (x, y), number in p.numbers.items():
        area = (x + .06, y + .07, x + .94, y + .86) if kind == 'svg' else (x + .25, y + .3, x + .75, y + .7)
        painted = collections.Counter(one for one, other in zip(numbered.pixels(*area), bare.pixels(*area)) if one != other)
        of_ink, of_halo = (sum(count for colour, count in painted.items() if near(colour, known, 10))
                           for known in (inks[number < 0], halo))
        halos += of_halo
        if of_ink < 15 or of_ink + of_halo < sum(painted.values()):
            faults.append('%d on %s%d is in %r' % (number, position.column(x), y + 1, painted.most_common(3)))
    return faults + ['no halos'] * (kind == 'eps' and not halos)


def test_themes(checks, program, kind, directory):
    """A loop of white's on both colours of numbers: moves 9 and 10 of the gift force tiles."""
    p = position.read(program, 'examples/gift.txt')[0]
    jobs = []
    for theme in THEMES[kind]:
        jobs.append(['-a', '-O', 'theme=%s' % theme, 'examples/gift.txt'])
        jobs.append(['-a', '-O', 'path=no,last=no,theme=%s' % theme, 'examples/gift.txt'])
        jobs.append(['-O', 'numbers=no,path=no,last=no,theme=%s' % theme, 'examples/gift.txt'])
        jobs.append(['-O', 'numbers=no,theme=%s' % theme, '@0/', 'B1+', 'A1+'])
    order = draw(program, kind, directory, jobs, 3)
    yield order
    pictures = order.pictures
    for picture in pictures:
        picture.size *= 3
        picture.find_board()
    for n, (theme, inks) in enumerate(THEMES[kind].items()):
        full, plain, bare, refused = pictures[4 * n:4 * n + 4]
        name = '%s, theme %s' % (kind, theme)
        checks.check(see_tiles(plain, p, COLOURS[kind][theme], False, False), 'tiles in ' + name)
        off = .15 if kind == 'svg' else .19
        faults = []
        for x, y in p.won: # a bit of the glow, on each side of the first edge of the path
            side = position.EDGES[p.tiles[x, y]].index(p.winner)
            mx, my = MIDDLES[side]
            for way in (off, -off):
                got = full.at(x + mx + (way if side % 2 == 0 else 0), y + my + (way if side % 2 else 0))
                if not near(got, inks[0], 30):
                    faults.append('%r at %d %d, not %r' % (got, x, y, inks[0]))
        checks.check(faults, 'the glow in ' + name)
        x, y = p.last
        seen = full.at(x + .22, y + .005) if kind == 'svg' else full.at(x + .5, y + .27)
        checks.check([] if near(seen, inks[1], 30) else ['%r, not %r' % (seen, inks[1])], 'the last move in ' + name)
        checks.check(see_inks_of(plain, bare, p, kind, inks[2:4], HALOS.get(theme, PAPER)), 'the inks of numbers in ' + name)
        if kind == 'eps':
            frame = [refused.at(dx, dy) for dx, dy in ((.04, .3), (.96, .3), (.3, .04), (.3, .96), (.4, .4), (.6, .6))]
            checks.check([repr(c) for c in frame if not near(c, inks[4], 30)], 'the frame of a refused move in ' + name)


# ---- Printed pages. Where a board stands is said by `x y size board`, the corner of its first tile and the size of a tile in
# points; layout.sh and ps.sh examine the places themselves.

def draw_pages(program, kind, directory, *arguments, **order):
    """Orders the pages of a document. A PDF document has the places of the PostScript one."""
    path = os.path.join(tempfile.mkdtemp(dir=directory), 'pages.')
    for ending in {'ps', kind}:
        subprocess.run([program, '-T', ending, '-O', 'orientation=portrait', '-o', path + ending, *arguments],
                       stderr=subprocess.DEVNULL)
    return Order([path + kind], 1.5, **order)


def see_boards(order):
    """The boards of a document: (picture, columns and rows of the part of a board, page)."""
    boards, page, pages = [], 0, order.pictures
    with open(os.path.splitext(order.paths[0])[0] + '.ps', encoding='ascii') as file:
        lines = subprocess.run(['awk', '-f', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'drawn.awk')], stdin=file,
                               capture_output=True, text=True, check=True).stdout.split('\n')
    for what, _, rest in (line.partition(' ') for line in lines):
        page += what == 'page'
        if what == 'board':
            x, y, size = (float(n) * order.scale for n in rest.split()[:3])
            boards.append((copy.copy(pages[page - 1]), [], page))
            boards[-1][0].left, boards[-1][0].top, boards[-1][0].size = x, pages[page - 1].high - y, size
        elif what == 'row':
            boards[-1][1].append(rest)
    return boards


def test_plain_pages(checks, program, kind, directory, positions, *arguments):
    """The boards of a document: each shows its position."""
    order = draw_pages(program, kind, directory, '-O', 'numbers=no,last=no,path=no,error=no', *arguments, read=False)
    yield order
    boards = see_boards(order)
    checks.same(len(boards), len(positions), 'boards on pages of %s: %s' % (kind, ' '.join(arguments[-3:])))
    for (picture, _, page), p in zip(boards, positions):
        checks.check(see_tiles(picture, p, EPS['print'], True, False), 'tiles in %s, page %d, %s' % (kind, page, p.name()))


def test_full_pages(checks, program, kind, directory, positions, *arguments):
    """The boards of a document with all that is shown of them."""
    order = draw_pages(program, kind, directory, '-a', '-O', 'error=no', *arguments, halos=False)
    yield order
    boards = see_boards(order)
    checks.same(len(boards), len(positions), 'full boards on pages of %s: %s' % (kind, ' '.join(arguments[-3:])))
    for (picture, _, page), p in zip(boards, positions):
        name = '%s, page %d, %s' % (kind, page, p.name())
        checks.check(see_tiles(picture, p, EPS['print'], not p.won, False), 'tiles under numbers in ' + name)
        if picture.size > 24: # pixels: what is smaller cannot be seen
            checks.check(see_path(picture, p, 'eps'), 'the winning path in ' + name)
        checks.check(see_numbers(picture, p, True), 'numbers in ' + name)


def read_letters(*paths):
    """Each letter of each page and where it begins, in points, from Ghostscript's txtwrite or MuPDF."""
    if paths[0].endswith('.pdf'):
        pages = [page for path in paths for page in letters_of(run('mutool', 'draw', '-q', '-N', '-F', 'stext', path))]
        return [[(c, x, y) for piece in page for x, y, _, c in piece] for page in pages]
    pages = run(*GHOSTSCRIPT, '-sDEVICE=txtwrite', '-r288', '-dTextFormat=0', '-sOutputFile=-', *paths).split('<page>')[1:]
    return [[(c, int(x) / 4, int(y) / 4) for x, y, c in re.findall(r'<char bbox="(-?\d+) (-?\d+) -?\d+ -?\d+" c="([^"]+)"', page)
             if c.strip()] for page in pages]


# Letters of both encodings, line by line, but those that Ghostscript calls signs: ∆, Ω, µ.
LETTERS = [range(0x21, 0x3b), range(0x3c, 0x60), range(0x60, 0x7f), range(0xa1, 0xad), range(0xae, 0xc0), range(0xc0, 0xe0), range(0xe0, 0x100),
           sorted(ord(byte.to_bytes(1, 'little').decode('cp1252')) for byte in range(0x80, 0xa0) if byte not in (0x81, 0x8d, 0x8f, 0x90, 0x9d)),
           range(0x100, 0x140), range(0x140, 0x180)]


def test_text_places(checks, program, directory):
    """Every letter of a booklet, and of lists of moves, stands in the same place in PostScript and in PDF, which are drawn by other words. Boards
    leave room for lines that are set to both margins."""
    letters, prose = {}, os.path.join(directory, 'prose.txt')
    with open(prose, 'w', encoding='utf-8') as file:
        file.write('Event: Prose\n1 @0+ ;White begins with a straight tile, and the comment is a paragraph of many words\n' +
                   '; that fill several lines, each of which reaches from margin to margin\n' * 12 + '2 A0+\n' +
                   ''.join('; %s\n' % ' '.join(map(chr, codes)) for codes in LETTERS))
    for kind in ('ps', 'pdf'):
        path = os.path.join(directory, 'book.' + kind)
        subprocess.run([program, '-T', kind, '-O', 'comments=yes,contents=yes,tile=5,labels=no', '-o', path, 'examples/bailey-siegenthaler.txt',
                        'examples/claims.txt', 'examples/loop.txt', prose], stderr=subprocess.DEVNULL)
        plain = os.path.join(directory, 'plain.' + kind)
        subprocess.run([program, '-T', kind, '-O', 'labels=no,numbers=no', '-o', plain, 'examples/loop.txt', 'examples/bailey-siegenthaler.txt'])
        letters[kind] = read_letters(path, plain)
    checks.same(len(letters['ps']), len(letters['pdf']), 'pages of a booklet in PostScript and PDF')
    for n, (one, other) in enumerate(zip(letters['ps'], letters['pdf'])):
        there = {}
        for c, x, y in other:
            there.setdefault((c, y // 2), []).append((x, y))
        faults = ['%s at %d %d' % (c, x, y) for c, x, y in one
                  if not any(abs(x - u) < 2 and abs(y - v) < 2 for row in (-1, 0, 1) for u, v in there.get((c, y // 2 + row), []))]
        checks.check(faults, 'letters on page %d of a booklet in PostScript that PDF has elsewhere' % (n + 1))
        checks.check([] if len(one) > 20 or n == 1 else ['only %d' % len(one)], 'letters on page %d' % (n + 1)) # page 2 is empty


def test_cuts(checks, program, kind, directory, moves, way):
    """A board that is divided: dashes where it goes on, and nowhere else; names go on from part to part."""
    order = draw_pages(program, kind, directory, '-r', 'loop', '-O', 'moves=no', *moves.split())
    yield order
    parts = see_boards(order)
    checks.check([] if len(parts) > 1 else ['only one'], 'parts of a long board')
    first = 0
    for n, (picture, rows, _) in enumerate(parts):
        wide, high = max(map(len, rows)), len(rows)
        length = high if way else wide
        cuts = [0 < n, n < len(parts) - 1]
        faults = []
        for at, wanted in ((1, cuts[0]), (length - 1, cuts[1])):
            for beyond in (-.3, wide + .3) if way else (-.1, high + .05): # words may follow below
                there = [picture.at(*((beyond, at + d) if way else (at + d, beyond))) for d in (-.03, 0, .03)]
                if (min(there)[0] < 150) != wanted:
                    faults.append('%r at %d, %.1f' % (there, at, beyond))
        checks.check(faults, 'cuts of part %d of a board' % (n + 1))
        names = [word for word, x, y in picture.words if (0 < (y - picture.top) / picture.size < length and
                 -3 < (x - picture.left) / picture.size < 0 if way else
                 -1.2 < (y - picture.top) / picture.size < 0 and 0 < (x - picture.left) / picture.size < length)]
        checks.same(names, [str(first + i + 1) if way else position.column(first + i) for i in range(length)],
                    'names of part %d' % (n + 1))
        first += length - 1
    checks.same(first + 1, 140 if way else 100, 'columns or rows in all parts')


def main():
    program, directory, formats = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3:]
    os.chdir(ROOT)
    examples = sorted(os.path.join('examples', name) for name in os.listdir('examples') if name.endswith('.txt'))
    positions = position.read(program, '-m', 'all', *examples) + \
        position.read(program, '--lines', 'tests/golden/positions.trx')
    checks = Checks()
    wrong = positions[20].tiles.copy()
    wrong[positions[20].last] = {'e': 'b'}.get(wrong[positions[20].last], 'e')
    other = copy.copy(positions[20])
    other.tiles = wrong
    board = read_text(program, *PLAIN_TEXT, '-m', str(other.moves), other.game['file'])[0]
    checks.check([] if see_text(board, other, 'short2') and not see_text(board, positions[20], 'short2') else ['it was not'],
                 'a wrong tile is noticed')
    for kind in formats:
        if kind == 'ascii':
            test_text(checks, program, (['-m', 'all', *examples], ['--lines', 'tests/golden/positions.trx']), positions)
            continue
        common = checks, program, kind, directory
        lines = positions[-36:], '--lines', 'tests/golden/positions.trx'
        if kind in ('eps', 'svg'):
            perform(kind, directory, [*(test(*common) for test in (test_long, test_marks, test_refused, test_themes)),
                                      test_plain(*common, positions[::2]), test_full(*common, positions[1::2])])
            continue
        tests = [test_plain_pages(*common, *lines), test_full_pages(*common, *lines),
                 test_cuts(*common, '@0+' + ' @1+' * 99, 0), test_cuts(*common, '@0+' + ' A0+' * 139, 1)]
        if kind == 'ps':
            tests.append(test_plain_pages(*common, positions[:-36], '-m', 'all', '-O', 'figures=20', *examples))
        else:
            test_text_places(checks, program, directory)
        perform(kind, directory, tests)
    print('%d passed, %d failed' % (checks.passed, checks.failed))
    return checks.failed > 0


if __name__ == '__main__':
    sys.exit(main())
