"""scenes.py, for pages.py: what the page draws, element by element, however the board is turned and mirrored: tiles, numbers,
coordinates, the winning path, refused moves, marks, and the part of the board that is seen. Places come from position.py and
from the lengths of src/render/render.h, in units of which a tile has ten."""

import re

import position
from viewer import catalogue, fill

GAME, GIFT, LOOP, REFUSED, DRAW = ('examples/%s.txt' % name for name in ('bailey-siegenthaler', 'gift', 'loop', 'illegal', 'draw'))

# All that is drawn, with its places; the part of the board that is seen, and the size of the window on it.
DRAWN = '''
const board = document.querySelector('#board'), number = (e, name) => Number(e.getAttribute(name));
const all = q => [...board.querySelectorAll(q)];
function drawn() {
    const box = board.viewBox.baseVal;
    return {
        tiles: all('.tiles use').map(e => [e.getAttribute('href'), number(e, 'x'), number(e, 'y'), number(e, 'data-move')]),
        numbers: all('text.number').map(e => [e.textContent, number(e, 'x'), number(e, 'y'), e.getAttribute('class')]),
        labels: all('text.label').map(e => [e.textContent, number(e, 'x'), number(e, 'y')]),
        frame: all('use[href="#frame"]').map(e => [number(e, 'x'), number(e, 'y')]),
        paths: all('path').map(e => [e.getAttribute('class'), e.getAttribute('d')]),
        spaces: all('.space').map(e => [number(e, 'data-x'), number(e, 'data-y'), e.getAttribute('tabindex')]),
        rects: all('.space rect').map(e => ['x', 'y', 'width', 'height', 'rx'].map(name => number(e, name))),
        ghosts: all('.ghost use').map(e => [e.getAttribute('href'), number(e, 'x'), number(e, 'y')]),
        bad: all('use[href="#bad"]').map(e => [number(e, 'x'), number(e, 'y')]),
        rings: all('.ring').map(e => [e.getAttribute('href'), e.parentElement.getAttribute('transform')]),
        box: [box.x, box.y, box.width, box.height], size: [board.clientWidth, board.clientHeight],
        empty: board.classList.contains('empty'), zoomed: board.classList.contains('zoomed'),
    };
}
'''
# All positions, in the eight ways to lay the board down.
ALL_WAYS = DRAWN + '''
const press = id => document.getElementById(id).click(), seen = [];
for (let way = 0; way < 8; way++) {
    press('first');
    for (let n = 0; n <= arguments[0] && arguments[1].includes(way); n++) {
        seen.push(drawn());
        press('next');
    }
    press('turn');
    if (way === 3)
        press('mirror');
}
return seen;'''


def laid(way, x, y):
    """Where a space lies when the board is mirrored (from way 4) and turned by quarters to the right."""
    x = -x if way > 3 else x
    for _ in range(way % 4):
        x, y = -y, x
    return x, y


def laid_tile(way, letter):
    """How a tile looks then."""
    edges = position.EDGES[letter]
    if way > 3:
        edges = edges[0] + edges[3] + edges[2] + edges[1]
    for _ in range(way % 4):
        edges = edges[3] + edges[:3]
    return position.LETTERS[edges]


def track(x, y, letter, colour):
    """The points of a colour's track on a tile: where it begins and ends, and the middle of the tile if it is straight."""
    ends = [((5, 0), (10, 5), (5, 10), (0, 5))[side] for side in range(4) if position.EDGES[letter][side] == colour]
    return sorted((10 * x + dx, 10 * y + dy) for dx, dy in ends)


def path_points(d):
    """The ends of each piece of a path such as M0 0m5 0v10: pairs of points; pieces have one line or quarter of a circle."""
    pieces = []
    for part in d.split('M')[1:]:
        words = re.findall(r'[mavh]|-?[\d.]+', part)
        at, i = [float(words[0]), float(words[1])], 2
        while i < len(words):
            kind = words[i]
            count = {'m': 2, 'v': 1, 'h': 1, 'a': 7}[kind]
            numbers = [float(word) for word in words[i + 1:i + 1 + count]]
            by = {'v': [0, numbers[0]], 'h': [numbers[0], 0]}.get(kind, numbers[-2:])
            to = [at[0] + by[0], at[1] + by[1]]
            if kind != 'm':
                pieces.append(sorted([tuple(at), tuple(to)]))
            at, i = to, i + 1 + count
    return sorted(pieces)


def labels(way, names, place, along, out):
    """Names of columns or rows: their texts with places. `place(n)` is the tile at the edge beside which the n-th stands,
    `out` the way from the board there."""
    found = []
    for n, name in enumerate(names):
        (x, y), (dx, dy) = laid(way, *place(n)), laid(way, *out)
        half = along[n] if along else len(name)
        x, y = 10 * x, 10 * y
        found.append((name, *{(0, -1): (x + 5, y - 1), (0, 1): (x + 5, y + 13), (-1, 0): (x - 1 - half, y + 6),
                              (1, 0): (x + 11 + half, y + 6)}[dx, dy]))
    return found


def edge_labels(way, p, up=0, left=0):
    """The coordinates of a position, beyond these rows and columns of marks."""
    digits = len(str(p.high))
    columns = labels(way, [position.column(x) for x in range(p.wide)], lambda n: (p.left + n, p.top - up), None, (0, -1))
    return columns + labels(way, [str(n + 1) for n in range(p.high)], lambda n: (p.left - left, p.top + n), [digits] * p.high, (-1, 0))


def seen_box(way, boxes, size, marks=()):
    """The part of the board that is seen if all of it fits: four columns and rows at least, the spaces of marks, and room for
    coordinates and the next tile."""
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[2] for b in boxes), max(b[3] for b in boxes)
    wide, high = max(0, 3 - right + left) / 2, max(0, 3 - bottom + top) / 2
    left, right = min([left - wide] + [mark[0] for mark in marks]), max([right + wide] + [mark[0] for mark in marks])
    top, bottom = min([top - high] + [mark[1] for mark in marks]), max([bottom + high] + [mark[1] for mark in marks])
    wide, high = right - left + 1, bottom - top + 1
    x, y = laid(way, (left + right) / 2, (top + bottom) / 2)
    if way % 2:
        wide, high = high, wide
    box = [10 * (x + .5) - 5 * wide - 8, 10 * (y + .5) - 5 * high - 8, 10 * wide + 16, 10 * high + 16]
    scale = min(size[0] / box[2], size[1] / box[3])
    wide, high = size[0] / scale, size[1] / scale
    return [box[0] + box[2] / 2 - wide / 2, box[1] + box[3] / 2 - high / 2, wide, high]


def close(one, other, most=.01):
    return len(one) == len(other) and all(abs(a - b) <= most for a, b in zip(one, other))


def beside(p):
    """The empty spaces beside tiles, counted from the first tile, row by row."""
    tiles = {(x + p.left, y + p.top) for x, y in p.tiles}
    side = 8 if p.game['rules'] == 'trax8' else 99
    spaces = {(x + dx, y + dy) for x, y in tiles for dx, dy in position.SIDES} - tiles
    fits = lambda n, low, size: max(n, low + size - 1) - min(n, low) < side
    return sorted((s for s in spaces if fits(s[0], p.left, p.wide) and fits(s[1], p.top, p.high)), key=lambda s: (s[1], s[0]))


def test_ways(s, b):
    """Every position of games, in all ways to lay the board down."""
    for name, option, ways in ((GIFT, ['-a'], range(8)), (LOOP, [], (1, 2, 3, 4)), (GAME, [], (0, 7)), (DRAW, ['-a'], (5, 6))):
        positions = position.read(s.program, '-m', 'all', name)
        b.open(s.page('ways.html', '-i', *option, name))
        for i, got in enumerate(b.run(ALL_WAYS, len(positions), list(ways))):
            way, n = ways[i // (len(positions) + 1)], i % (len(positions) + 1)
            what = '%s, way %d, move %d' % (name, way, n)
            p = positions[max(n, 1) - 1]
            box = p.left, p.top, p.left + p.wide - 1, p.top + p.high - 1
            s.check(close(got['box'], seen_box(way, [box], got['size'])), '%s: the part that is seen is %r' % (what, got['box']))
            s.same([got['empty'], got['zoomed']], [n == 0, False], what + ': empty, zoomed')
            if n:
                check_position(s, got, way, p, bool(option), what, n == len(positions))
            else:
                s.same([got['tiles'], got['numbers'], got['labels'], got['frame'], got['spaces']], [[], [], [], [], [[0, 0, '0']]], what)


def test_many(s, b):
    """From move 100 on numbers are smaller, so that they find room in a tile."""
    b.open(s.page('many.html', '-i', '-r', 'loop', '@0+', *['@1+'] * 99))
    for press, wanted in (('last', 'number many'), ('previous', 'number'), ('next', 'number many')):
        b.run('document.getElementById(arguments[0]).click()', press)
        s.same({kind for _, _, _, kind in b.run(DRAWN + 'return drawn()')['numbers']}, {wanted}, 'numbers after ' + press)


def check_position(s, got, way, p, forced, what, over):
    """The tiles, numbers, coordinates and spaces of a position, and its winning path."""
    tiles = {laid(way, x + p.left, y + p.top): (laid_tile(way, letter), p.numbers[x, y]) for (x, y), letter in p.tiles.items()}
    s.same(sorted(got['tiles']), sorted(['#' + letter, x, y, abs(n)] for (x, y), (letter, n) in tiles.items()), what + ': tiles')
    wanted = []
    for (x, y), (letter, n) in tiles.items():
        word = str(abs(n))
        if n > 0 or forced:
            wanted.append([word, 10 * x + .6, 10 * y + (8.4 if letter in 'dc' else 2.4),
                           'number' + (' forced' if n < 0 else '')])
    rounded = [[word, round(x, 2), round(y, 2), kind] for word, x, y, kind in got['numbers']]
    s.same(sorted(rounded), sorted([w, round(x, 2), round(y, 2), kind] for w, x, y, kind in wanted), what + ': numbers')
    s.same(sorted(map(tuple, got['labels'])), sorted(edge_labels(way, p)), what + ': coordinates')
    x, y = laid(way, p.last[0] + p.left, p.last[1] + p.top)
    s.same(got['frame'], [[x, y]], what + ': the last move')
    spaces = beside(p) if not over or not p.game['result'] else []
    s.same(got['spaces'], [[x, y, '-1' if i else '0'] for i, (x, y) in enumerate(spaces)], what + ': empty spaces')
    s.check(all(close(rect, [10 * x + .4, 10 * y + .4, 9.2, 9.2, 1]) for rect, (x, y) in
                zip(got['rects'], [laid(way, *space) for space in spaces])), what + ': their places')
    if p.winner:
        tracks = sorted(track(*laid(way, x + p.left, y + p.top), laid_tile(way, p.tiles[x, y]), p.winner) for x, y in p.won)
        s.same([[kind, path_points(d)] for kind, d in got['paths']],
               [['glow', tracks], ['won ' + {'w': 'white', 'b': 'black'}[p.winner], tracks]], what + ': the winning path')
    else:
        s.same(got['paths'], [], what + ': no path')


# The end of a game in the eight ways to lay the board down.
END_WAYS = DRAWN + '''
const seen = [];
document.getElementById('last').click();
for (let way = 0; way < 8; way++) {
    seen.push(drawn());
    document.getElementById('turn').click();
    if (way === 3)
        document.getElementById('mirror').click();
}
return seen;'''
TYPE = '''
const field = document.querySelector('#typed');
field.value = arguments[0];
field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));'''


def ends(x, y, sides):
    """The tracks that enter a space over these sides, as path_points tells them."""
    found = [[(10 * x + px, 10 * y + py), (10 * x + px + 4 * dx, 10 * y + py + 4 * dy)]
             for px, py, dx, dy in (((5, 0, 0, 1), (10, 5, -1, 0), (5, 10, 0, -1), (0, 5, 1, 0))[side] for side in sides)]
    return sorted(sorted(pair) for pair in found)


def turned_sides(way, sides):
    return [position.SIDES.index(laid(way, *position.SIDES[side])) for side in sides]


# A game; the tile that is refused, from the first one; the space that three tracks enter; over which sides black and white do.
REFUSALS = (
    # D2 forces C2, and this B2 and C3: black tracks enter B3 from above, from the right and from below, a white one from A3.
    (['A1C', '1AR', '1AR', '1AR', 'B1D', 'C1D', 'D1D', 'B4U', 'C4U', 'D2S'],
     [('e', (3, -2)), ('a', (2, -2)), ('e', (2, -1)), ('f', (1, -2))], (1, -1), [0, 1, 2], [3]),
    # B4 forces B3 and C4. White tracks enter C3 from the right, from below, and then from the left; a black one from above.
    ('@0/ @1+ @1\\ D1+ D2/ A2+ A3/ C0/ D4/ B4\\'.split(), [('a', (-1, 2)), ('b', (-1, 1)), ('e', (0, 2))], (0, 1), [0], [1, 2, 3]),
)


def test_refused(s, b):
    """A refused tile and the tiles it forces, half transparent, and the space that no tile would fit, with the tracks that enter it."""
    for moves, tiles, space, black, white in REFUSALS:
        p = position.read(s.program, '-r', 'loop', *moves)[0]
        box = p.left, p.top, p.left + p.wide - 1, p.top + p.high - 1
        b.open(s.page('refused.html', '-i', '-r', 'loop', *moves))
        for way, got in enumerate(b.run(END_WAYS)):
            what = 'refused %s, way %d' % (moves[-1], way)
            s.same(sorted(got['ghosts']), sorted(['#' + laid_tile(way, letter), *laid(way, *tile)] for letter, tile in tiles), what + ': its tiles')
            s.same([got['bad'], got['frame']], [[list(laid(way, *space))], []], what + ': the space')
            blacks, whites = (ends(*laid(way, *space), turned_sides(way, sides)) for sides in (black, white))
            s.same([[kind, path_points(d)] for kind, d in got['paths']],
                   [['alarm', sorted(blacks + whites)], ['black', blacks], ['white', whites]], what + ': the tracks')
            s.check(close(got['box'], seen_box(way, [box, 2 * tiles[0][1], 2 * space], got['size'])), what + ': what is seen')
        b.open(s.page('refused.html', '-i', '-r', 'loop', *moves[:-1]))
        b.run(TYPE, moves[-1])
        got = b.run(DRAWN + 'return drawn()')
        s.same([got['bad'], len(got['ghosts']), got['frame']], [[list(space)], len(tiles), []], 'typed: ' + moves[-1])
        s.same(b.run(DRAWN + "const [x, y] = openSpaces(position())[0]; offerAt(x, y); return drawn()")['bad'], [], 'nothing is refused while tiles are offered')
        b.run("document.getElementById('previous').click()")
        s.same(b.run(DRAWN + 'return drawn()')['bad'], [], 'nothing is refused a move earlier')
    # A refused tile beside a board of four columns widens what is seen; a space further away does not.
    b.open(s.page('row.html', '-i', '@0+', 'B1+', 'C1+', 'D1+'))
    for word, right in (('F1C', 3), ('E1C', 4)):
        got = b.run(DRAWN + TYPE + 'return drawn()', word)
        s.check(close(got['box'], seen_box(0, [(0, 0, right, 0)], got['size'])), 'what is seen when %s is refused: %r' % (word, got['box']))
    # One tile: what is refused is shown if it lies on the board or beside it.
    b.open(s.page('one.html', '-i', '@0+'))
    for word, place in (('A1+', (0, 0)), ('B0+', (1, -1)), ('@2+', (-1, 1)), ('B2+', (1, 1)), ('C1+', None), ('A3+', None), ('@0+', (-1, -1)),
                        ('x', None)):
        got = b.run(DRAWN + TYPE + 'return drawn()', word)
        s.same([got['bad'], got['frame'], got['ghosts'], [d for _, d in got['paths'] if d]], [[list(place)] if place else [], [] if place else [[0, 0]], [], []], 'refused: ' + word)
    b.run("document.getElementById('first').click()")
    b.run(TYPE, 'B1+')
    s.same(b.run(DRAWN + 'return [drawn().bad, drawn().frame]'), [[], []], 'a first move that is refused')


LAY = '''
document.getElementById('turn').click();
if (arguments[0] === 3)
    document.getElementById('mirror').click();'''
MARKS = '''
const number = (e, name) => Number(e.getAttribute(name));
const uses = e => [...e.querySelectorAll('.ghosts use')].map(use => [use.getAttribute('href'), use.getAttribute('transform')]);
return [...document.querySelectorAll('.marked')].map(e => [number(e, 'data-x'), number(e, 'data-y'), e.getAttribute('transform'),
    [...e.querySelectorAll('.ring')].map(ring => ring.getAttribute('href')), uses(e), e.getAttribute('tabindex'),
    e.getAttribute('aria-label'), [...e.querySelectorAll(':scope > rect.tile')].map(r => ['x', 'y', 'width', 'height', 'rx', 'opacity']
    .map(name => number(r, name))), ['x', 'y', 'width', 'height', 'rx'].map(name => number(e.lastChild, name))]);'''
SHARED = ['-5 -5'], ['-5 -2.5', '0 -2.5'], ['-5 -5', '0 -5', '-2.5 0'] # the upper left corners of tiles in a space, from its middle


def middle(way, mark):
    x, y = laid(way, *mark[:2])
    return 'translate(%d %d)' % (10 * x + 5, 10 * y + 5)


def told(words, marks, attacks):
    """The sentences of the marks of a space, wins first."""
    found = []
    for _, _, _, (kind, colour), names, *turns in marks:
        colour = words['white' if colour == 'w' else 'black']
        if kind == 'w' and not (attacks and turns[0] == 1):
            found.append(fill(words['win-forced'], colour, words['one-turn'] if turns[0] == 1 else fill(words['many-turns'], turns[0]), names))
        elif kind in 'as':
            found.append(fill(words['attacks' if kind == 'a' else 'safe'], colour, names))
    return '; '.join(reversed(found))


def test_marks(s, b):
    """Rings, the tiles that can be played, and coordinates beyond them, in all ways; what the page has in JSON, browser.py
    compares with the program."""
    words = catalogue('msg/en.msg')
    for kinds, moves in (('all,depth=1', ['@0/', 'B1+', '@1\\']), ('corners', ['@0/']), ('attacks', [GAME]), ('safe,depth=1', ['@0/', '@1+', 'C1+'])):
        positions = position.read(s.program, '-m', 'all', *moves)
        b.open(s.page('marked.html', '-i', '-O', 'marks=' + kinds, *moves))
        marks = b.run('return game.marks')
        steps = [n for n in range(1, len(positions) + 1) if marks[n]]
        for way in range(8):
            for n in steps if len(steps) < 4 else steps[way::8]:
                p, here, what = positions[n - 1], marks[n], 'marks=%s, way %d, move %d' % (kinds, way, n)
                got, marked_now = b.run(DRAWN + 'show({at: arguments[0]}); return [drawn(), (() => {' + MARKS + '})()]', n)
                s.same(sorted(got['rings']), sorted(['#ring-' + mark[3], middle(way, mark)] for mark in here), what + ': rings')
                up = any(mark[1] < p.top for mark in here)
                left = any(mark[0] < p.left for mark in here)
                s.same(sorted(map(tuple, got['labels'])), sorted(edge_labels(way, p, up, left)), what + ': coordinates')
                s.check(close(got['box'], seen_box(way, [(p.left, p.top, p.left + p.wide - 1, p.top + p.high - 1)], got['size'], here)), what + ': what is seen')
                held = {tuple(mark[:2]) for mark in here if mark[2]}
                free = [] if p.game['result'] and n == len(positions) else [space for space in beside(p) if space not in held]
                s.same(got['spaces'], [[x, y, '0' if not i and not held else '-1'] for i, (x, y) in enumerate(free)], what + ': spaces')
                check_marked(s, marked_now, way, here, words, 'attacks' in kinds or 'all' in kinds, what)
            b.run(LAY, way)


def test_forced(s, b):
    """What is said of wins by force."""
    b.open(s.page('forced.html', '-i', '-O', 'marks=wins,depth=2', '@0/', 'A2+', 'A3/', '@2/', '@2/'))
    s.same(b.run('show({at: 5}); return document.querySelector("#hint").textContent.trim()'),
           fill(catalogue('msg/en.msg')['win-forced'], 'White', '2 turns', 'A1\\'), 'a win by force')


def test_turning(s, b):
    """The move that lost a game, marked in the list, with what is said of it."""
    lost = 'return [...document.querySelectorAll("#moves .refuted")].map(it => it.parentElement.innerText.split(/\\s+/).join(" ").trim())'
    moves = '@0+ @1+ B0/ C1/ B0/ B0/ B0+ D4+ C1\\ D6\\ A2+'.split()
    b.open(s.page('turning.html', '-i', '-O', 'marks=turning', *moves))
    s.same(b.run(lost), ['8 D4+\u2717 Black lost with 8 D4+, judging by wins within 2 turns. White can force a win in 2 turns, starting '
                         'with 9 C2/. White would have had no win by attacks in 2 turns after 8 B6+.'], 'the move that lost')
    b.open(s.page('open.html', '-i', '-O', 'marks=turning', *moves[:10]))
    s.same([b.run(lost), b.run('return document.querySelectorAll("#moves p").length')], [[], 0], 'a game that is not finished')


def check_marked(s, got, way, here, words, attacks, what):
    spaces = {}
    for mark in here:
        if mark[2]:
            spaces.setdefault(tuple(mark[:2]), []).append(mark)
    firsts = [space for space, all_ in spaces.items() if any(mark[3][0] in 'aw' for mark in all_)] or list(spaces)
    s.same(len(got), len(spaces), what + ': marked spaces')
    for x, y, place, rings, tiles, tab, name, ground, target in got:
        all_ = spaces[x, y]
        wins = [mark for mark in all_ if mark[3][0] in 'aw']
        letters = list(dict.fromkeys(''.join(mark[2] for mark in wins or all_)))
        s.same([place, sorted(rings)], [middle(way, (x, y)), sorted('#ring-' + mark[3] for mark in all_)], '%s, %d %d' % (what, x, y))
        scale = 5 if len(letters) > 1 else 10
        places = SHARED[len(letters) - 1]
        s.same(tiles, [['#' + laid_tile(way, letter), 'translate(%s) scale(%d)' % (at, scale)] for letter, at in zip(letters, places)],
               '%s, tiles of %d %d' % (what, x, y))
        s.same(tab, '0' if (x, y) == firsts[0] else '-1', '%s, %d %d: where Tab leads' % (what, x, y))
        s.same(name, told(words, all_, attacks), '%s, %d %d' % (what, x, y))
        s.same([ground, target], [[[-4.6, -4.6, 9.2, 9.2, .75, .8]] if wins else [], [-4.8, -4.8, 9.6, 9.6, 1]], '%s, %d %d: grounds' % (what, x, y))


OFFER = '''
const number = (e, name) => Number(e.getAttribute(name)), rect = e => ['x', 'y', 'width', 'height', 'rx'].map(name => number(e, name));
const sight = document.querySelector('#board').viewBox.baseVal, areas = [...document.querySelectorAll('.offer>.plate,.offer>.chosen')];
const names = it => it && it.getAttribute('aria-label');
return {areas: areas.flatMap(rect), tiles: [...document.querySelectorAll('.offer g')].map(g => [names(g), g.firstChild.getAttribute('href'),
    g.firstChild.getAttribute('transform'), rect(g.lastChild), g.getAttribute('tabindex')]),
    box: [sight.x, sight.y, sight.width, sight.height], tile: document.querySelector('#board').clientWidth / sight.width * 10,
    focus: names(document.activeElement), words: document.querySelector('#status').textContent};'''
PRESS_SPACES = '''
return arguments[0].map(([x, y]) => {
    document.querySelector('.space[data-x="' + x + '"][data-y="' + y + '"]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return (() => {''' + OFFER + '''})();
});'''
SIGNS = {'e': '+', 'b': '+', 'a': '\\', 'f': '\\', 'd': '/', 'c': '/'}


def test_offers(s, b):
    """What an empty space offers: the tiles that fit, each as large as a finger at least, below the space, or above where no room is,
    inside of what is seen; their words; Escape."""
    words = catalogue('msg/en.msg')
    for moves, ways, classic in ((['@0/', 'B1+', '@1\\'], range(8), False), ([GIFT, '-m', '6'], (0, 5), False), ([GIFT, '-m', '7'], (0,), True)):
        p = position.read(s.program, *moves)[-1]
        tiles = {(x + p.left, y + p.top): letter for (x, y), letter in p.tiles.items()}
        b.open(s.page('offers.html', '-i', *moves))
        b.run('document.querySelector("#notation").value = arguments[0]', 'classic' if classic else '')
        legal = {line.split()[0] for line in s.traxfig('-T', 'classic', '--legal', *moves).splitlines() if line}
        for way in range(8):
            spaces = beside(p) if way in ways else []
            for (x, y), got in zip(spaces, b.run(PRESS_SPACES, spaces)):
                what = 'tiles for %d %d, way %d' % (x, y, way)
                edges = position.entering(tiles, x, y)
                letters = [letter for letter in 'ebadcf' if all(e in (None, own) for e, own in zip(edges, position.EDGES[letter]))]
                name = '%s%d' % ('@ABCDEFGHIJ'[x - p.left + 1], y - p.top + 1)
                seen = [word for word, *_ in got['tiles']]
                if classic:
                    s.check(len(set(seen)) == len(letters) and (position.forced(tiles, x, y) is not None or set(seen) <= legal), what + ': %r' % seen)
                else:
                    s.same(seen, [name + SIGNS[letter] for letter in letters], what)
                s.same([href for _, href, *_ in got['tiles']], ['#' + laid_tile(way, letter) for letter in letters], what + ': how they look')
                size = max(10, 440 / got['tile'])
                px, py = laid(way, x, y)
                left, top, wide, high = got['box']
                half = size * len(letters) / 2
                from_x = max(left + half + 1, min(left + wide - half - 1, 10 * px + 5)) - half
                from_y = 10 * py + 11.5 if 10 * py + 12.5 + size <= top + high else max(top + 1, 10 * py - 1.5 - size)
                areas = [10 * px + .4, 10 * py + .4, 9.2, 9.2, 1, from_x - .6, from_y - .6, 2 * half + 1.2, size + 1.2, 1.2]
                s.check(close(got['areas'], areas), what + ': the space and the plate are %r' % got['areas'])
                for i, (_, _, transform, target, tab) in enumerate(got['tiles']):
                    numbers = [float(n) for n in re.findall(r'[-\d.e]+', transform.replace('translate', '').replace('scale', ''))]
                    s.check(close(numbers, [from_x + i * size + 1, from_y + 1, size - 2]) and tab == '0' and
                            close(target, [from_x + i * size + .4, from_y + .4, size - .8, size - .8, 1]), '%s: the place of %d' % (what, i))
                s.same([got['focus'], got['words']], [seen[0], fill(words['pick-tile'], name)], what + ': what has the focus')
            got = b.run('''
                document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
                const found = (() => {''' + OFFER + '''})();
                document.getElementById('turn').click();
                if (arguments[0] === 3)
                    document.getElementById('mirror').click();
                return found;''', way)
            s.same(got['tiles'], [], 'Escape')
            if way in ways:
                s.same(got['focus'], fill(words['space'], name), 'the focus goes back to the space, way %d' % way)
                s.check(words['pick-tile'].split('%')[0] not in got['words'], 'the sentence too')


TESTS = [test_ways, test_many, test_refused, test_forced, test_turning, test_marks, test_offers]


def tests(s, b):
    for test in TESTS:
        test(s, b)
