"""tiles.py, for pages.py: src/web/tiles.svg by itself: where the tracks of its tiles lie, and what its style sheets come to, one by one,
in a document that says something else of every element. Every declaration of them has a row, as rules.py finds."""

import position
from rules import Rules, check_rows

# What a document says of all its elements, so that no row is true without its declaration.
HOST = '''*{font-family:serif;font-size:40px;font-style:italic;font-variant:small-caps;font-stretch:condensed;font-weight:100;letter-spacing:3px;
word-spacing:9px;text-transform:uppercase;text-shadow:2px 2px red;text-decoration:underline;dominant-baseline:hanging;
writing-mode:vertical-rl;text-anchor:end;direction:rtl;fill:gold;fill-opacity:.3;stroke:teal;stroke-width:9px;stroke-opacity:.2;
stroke-linecap:round;stroke-linejoin:bevel;stroke-dasharray:1 1;stroke-dashoffset:3;paint-order:stroke;filter:url(#tx-none);opacity:.4}'''
# Adds these rules, and elements of all classes that the tiles have none of.
PREPARE = '''
const make = (name, kind, ...children) => {
    const e = document.createElementNS('http://www.w3.org/2000/svg', name);
    kind && e.setAttribute('class', kind.replace(/\\w+/g, 'tx-$&'));
    e.append(...children);
    return e;
};
document.documentElement.prepend(make('style', '', arguments[0]));
document.documentElement.append(...['alarm', 'glow', 'won white', 'won black', 'move', 'passing'].map(kind => make('path', kind)), make('g', 'ghost'),
    make('g', '', make('text')), ...['number', 'number many', 'number forced', 'label', 'caption', 'legend', 'title'].map(kind => make('g', kind, make('text'))));'''
ONLY = '''
for (const sheet of document.querySelectorAll('style[class]'))
    sheet.media = arguments[0].includes(sheet.className.baseVal) ? 'all' : 'not all';'''
FACE = '"DejaVu_Sans",_Verdana,_Helvetica,_Arial,_sans-serif'
PLAIN = '''
.tx-traxfig font-family %s
.tx-tile stroke-width .2
.tx-white fill none stroke-width 2
.tx-black fill none stroke-width 2
.tx-edge fill none stroke-width 2.6
.tx-won.tx-white stroke-width 2.2
.tx-won.tx-black stroke-width 2.2
.tx-glow fill none stroke-width 3.5
.tx-last fill none stroke-width .055
.tx-ghost opacity .55
.tx-alarm fill none stroke #e84a1c stroke-width 3.6
.tx-bad stroke #e84a1c stroke-width .06 stroke-dasharray 0.16px,_0.12px fill #e84a1c fill-opacity .12
.tx-number font-size 2.1 font-weight 700 text-anchor start
.tx-number.tx-many font-size 1.8
.tx-label font-size 2.6 font-weight 400 text-anchor middle fill #757575
.tx-caption font-size 3.4 font-weight 400 text-anchor middle fill #757575
.tx-legend text-anchor start
.tx-title font-size 4.2 font-weight 700 text-anchor middle fill #757575
''' % FACE
APART = '''
.tx-traxfig direction ltr font-family %s
text opacity 1
.tx-traxfig>g:not([class]) opacity 1
use opacity 1
.tx-tile font-family %s stroke-opacity 1 stroke-linecap butt stroke-linejoin miter stroke-dashoffset 0 paint-order normal filter none
.tx-label>text font-style normal font-variant normal font-stretch 100 letter-spacing normal word-spacing 0 text-transform none text-shadow none
.tx-label>text text-decoration-line none dominant-baseline auto writing-mode horizontal-tb stroke none opacity 1 fill-opacity 1
.tx-label>text font-size 2.6 font-weight 400 text-anchor middle fill #757575
.tx-number>text font-size 2.1 font-weight 700 text-anchor start fill #17181a
.tx-tile fill-opacity 1 stroke-dasharray none opacity 1
.tx-last fill-opacity 1 stroke-opacity 1 stroke-dasharray none opacity 1
.tx-bad stroke-opacity 1 stroke-dasharray 0.16px,_0.12px fill-opacity .12
.tx-white stroke-opacity 1 stroke-dasharray none opacity 1
.tx-black stroke-opacity 1 stroke-dasharray none opacity 1
.tx-edge stroke-opacity 1 stroke-dasharray none opacity 1
.tx-alarm stroke-opacity 1 stroke-dasharray none opacity 1
.tx-glow stroke-opacity 1 stroke-dasharray none opacity 1
''' % (FACE, FACE)
GROUNDS = {
    'light': '.tx-label fill #5c5c5c\n.tx-caption fill #333333\n.tx-title fill #333333',
    'dark': '.tx-label fill #9aa0a6\n.tx-caption fill #dde1e5\n.tx-title fill #dde1e5',
}
# Of each theme the colours of a tile, its border, the tracks, their edges, numbers, those of forced tiles, and what is lit.
THEMES = {
    'print': '#b9bcbf #a3a6a9 #ffffff #17181a #626568 #17181a #7a1f00 #a84300',
    'classic': '#cf3f2f #a92520 #ffffff #000000 #7c1713 #ffffff #fffcb8 #ffc828',
    'modern': '#1d1f22 #3b3f44 #ffffff #ee4a33 #000000 #f2f2f2 #ffb3a6 #ffc828',
    'line': '#ffffff #8a8d90 #ffffff #17181a #17181a #17181a #6b6b6b #17181a',
}
PARTS = '''.tx-tile fill %s stroke %s
.tx-white stroke %s
.tx-black stroke %s
.tx-edge.tx-of-white stroke %s
.tx-number fill %s
.tx-number.tx-forced fill %s
.tx-last stroke %s
'''
# In the theme of lines the black track is thin, and white where the others have their edge.
THIN = '''.tx-black stroke-width .8
.tx-edge.tx-of-black stroke #ffffff stroke-width 2
.tx-edge.tx-of-white stroke-width 2.6
'''
MOVING = '''
.tx-move animation-name tx-appear animation-duration 0.25s animation-fill-mode backwards
.tx-passing animation-name tx-pass animation-duration 1s animation-fill-mode none
'''
# How opaque what moves is, at these parts of its time.
MOTION = '''
return ['.tx-move', '.tx-passing'].map(name => {
    const [animation] = document.querySelector(name).getAnimations(), {duration} = animation.effect.getTiming();
    animation.pause();
    return [0, .5, .999].map(part => {
        animation.currentTime = part * duration;
        return Number(Number(getComputedStyle(document.querySelector(name)).opacity).toFixed(1));
    });
});'''
# Which elements of a tile reach these points, one after the other: the tile itself and its tracks with their edges.
REACHED = '''
const point = document.documentElement.createSVGPoint();
return [...document.querySelectorAll('symbol')].map(symbol => [symbol.id, symbol.getAttribute('overflow'),
    [...symbol.querySelectorAll('rect, path')].map(e => {
        const box = e.getBBox(), lengths = [box.x, box.y, box.width, box.height, Number(e.getAttribute('rx'))];
        return [e.getAttribute('class'), lengths.map(length => Math.round(length * 1000) / 1000), arguments[0].map(([x, y]) => {
            [point.x, point.y] = [x, y];
            return Number(e.isPointInStroke(point));
        }).join('')];
    })]);'''


def hexed(table):
    """A table with its colours as a browser tells them."""
    return ' '.join('rgb(%s)' % ',_'.join(str(int(word[i:i + 2], 16)) for i in (1, 3, 5)) if word[0] == '#' else word
                    for word in table.replace('\n', ' \n ').split(' ') if word)


def reaches(sides, half, beyond, x, y):
    """Whether a track between two sides, this much to each side of its middle, reaches a point; beyond the tile by so much."""
    if x < -beyond or y < -beyond or x > 10 + beyond or y > 10 + beyond:
        return False
    if sides in ([0, 2], [1, 3]):
        return abs((x if sides == [0, 2] else y) - 5) < half
    corner_x, corner_y = 10 if 1 in sides else 0, 10 if 2 in sides else 0
    dx, dy = abs(x - corner_x) if 0 <= x <= 10 else 0, abs(y - corner_y) if 0 <= y <= 10 else 0
    inside = min(max(x, 0), 10), min(max(y, 0), 10)
    return abs(((inside[0] - corner_x) ** 2 + (inside[1] - corner_y) ** 2) ** .5 - 5) < half and (dx > 0 or dy > 0)


def test_shapes(s, b):
    """Where the tracks of each tile lie: along a quarter of a circle around a corner, or straight on; the white one above the black."""
    points = [(x / 2 + .01, y / 2 + .02) for x in range(-1, 22) for y in range(-1, 22)]
    ends = [(n / 100 + .005, 5) for n in [*range(-25, 5), *range(995, 1025)]]
    points += ends + [(y, x) for x, y in ends]
    found = b.run(REACHED, points)
    s.same([symbol[0] for symbol in found], ['tx-' + name for name in ('e', 'b', 'a', 'f', 'd', 'c', 'frame', 'bad')], 'symbols')
    s.same({symbol[1] for symbol in found}, {'visible'}, 'what reaches over a tile is seen')
    for name, _, ((kind, box, _), *tracks) in found[:6]:
        s.same([kind, box], ['tx-tile', [.14, .14, 9.72, 9.72, .75]], 'the ground of ' + name)
        s.same([track[0] for track in tracks], ['tx-edge tx-of-black', 'tx-black', 'tx-edge tx-of-white', 'tx-white'], 'the tracks of ' + name)
        for kind, _, reached in tracks:
            sides = [side for side in range(4) if position.EDGES[name[-1]][side] == ('b' if 'black' in kind else 'w')]
            half, beyond = (1.3, .03) if 'edge' in kind else (1, .15)
            wrong = [point for point, got in zip(points, reached) # what lies at a border may be this or that
                     if not reaches(sides, half - .04, beyond - .004, *point) <= (got == '1') <= reaches(sides, half + .04, beyond + .004, *point)]
            s.check(not wrong, '%s of %s at %r' % (kind, name, wrong[:5]))
    for name, _, shapes in found[6:]:
        s.same([shape[:2] for shape in shapes], [[kind, [0, 0, 1, 1, .12]] for kind in ['tx-last', name][:1 + (name == 'tx-bad')]], name)


def test_file(s, b):
    """The file of the tiles shows the six of them side by side, when it is opened."""
    box = b.run("""const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
        const svg = document.documentElement, view = svg.viewBox.baseVal;
        return [[...document.querySelectorAll('use')].map(e => [e.href.baseVal, ...box(e.querySelector('rect') || e)]), svg.getScreenCTM().a,
            [view.x, view.y, view.width, view.height]]""")
    tiles, scale, view = box
    s.same([tile[0] for tile in tiles], ['#tx-' + letter for letter in 'ebadcf'], 'the tiles of the file')
    places = [(left / scale, top / scale) for _, left, top, right, bottom in tiles]
    s.check(all(abs(places[i][0] - places[0][0] - 10 * i) < .1 and abs(places[i][1] - places[0][1]) < .1 for i in range(6)), 'side by side: %r' % places)
    s.same(view, [-1, -1, 62, 12], 'a unit around them')


def test_sheets(s, b):
    """What each style sheet comes to."""
    b.run(PREPARE, HOST)

    def see(name, table, *others):
        b.run(ONLY, [name, *others])
        check_rows(s, b, 'the style sheet ' + (name or 'of all'), hexed(table), 'style.' + name if name else 'style:not([class]):not(:first-child)')

    see('', PLAIN)
    see('apart', APART, 'print')
    for name, table in GROUNDS.items():
        see(name, table)
    for name, colours in THEMES.items():
        colours = colours.split()
        see(name, PARTS % tuple(colours) + '.tx-glow stroke %s\n' % colours[-1] + (THIN if name == 'line' else '.tx-edge.tx-of-black stroke ' + colours[4]))
    for scheme, grey in (('light', '#5f5f5f'), ('dark', '#8e9399')):
        b.media(scheme=scheme)
        see('none', hexed(''.join('.tx-%s fill %s\n' % (name, grey) for name in ('label', 'caption', 'title'))))
    b.media(motion='')
    see('moving', MOVING)
    s.same(b.run(MOTION), [[0, .8, 1], [1, 1, 1]], 'what moves appears, and what passes is seen in its time')
    b.media()
    see('moving', '.tx-move animation-name none opacity 1\n.tx-passing animation-name none opacity 0')
    for name in ('', 'apart', 'moving', 'none', *GROUNDS, *THEMES):
        s.same(s.rules.rest(b, 'style.' + name if name else 'style:not([class]):not(:first-child)'), [], 'what the style sheet says and no row tells')


def tests(s, b):
    s.rules = Rules()
    b.open('src/web/tiles.svg')
    for test in (test_file, test_shapes, test_sheets):
        test(s, b)
