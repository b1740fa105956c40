"""styles.py, for pages.py: the lengths of the page, in pixels, as a reader has them whose letters are 16 pixels high: margins,
paddings, gaps, borders, roundings; in windows of all shapes, on paper, and where nothing plays. Signs on buttons are in their
middles, and those of opposite deeds are images of each other."""

import math
import re

GAME, GIFT, LOOP, CLAIMS = ('examples/%s.txt' % name for name in ('bailey-siegenthaler', 'gift', 'loop', 'claims'))

# SELECTOR property value ...; four sides as padding: top right bottom left. Lengths are rounded to 64ths.
PLAYING = '''
body margin 0 0 0 0 line-height 24
#symbols width 0 height 0
h1 padding 16 16 0 16 max-width 704 line-height 26 margin-top 0
#heading line-height 22.9 margin 0 0 4 0
#stage row-gap 6.4 padding 8 16 8 16 top 0 height -44 border-right-width 0
#text min-height -0 border-left-width 1 padding 8 16 32 16
#stage+#text>article padding 8 0 8 0
#names margin 0 0 0 0
#names>bdi margin-right 20
.moves margin 0 0 0 0 padding 0 0 0 0
.moves>li>a padding 1.6 4.8 1.6 4.8 border-radius 4.8 margin-right 5.6 font-weight 600
.moves>li>p margin 2.4 0 9.6 0 padding-left 12.8 border-left-width 3
code font-size 14.4
.bar column-gap 6.4 row-gap 6.4
#games min-width 0 max-width 544
#board min-height 184
#status margin 0 0 0 0 min-height 24 font-weight 600
#comment margin 0 0 0 0 padding-left 12.8 border-left-width 3 max-height 180
#result font-weight 600
#first border-top-width 1 border-radius 8 min-height 44 min-width 52 padding 0 9.6 0 9.6
#copy-link border-top-width 1 border-radius 8 min-height 44 min-width 44 padding 0 9.6 0 9.6
#theme border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6
#typed border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6
#least border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6
#first>svg opacity .45 width 24 height 24
#numbers width 20 height 20
#least width 88
#slider height 32 margin-top 0 margin-bottom 0 max-width 544
label column-gap 6.4 min-height 44 padding 0 6.4 0 6.4
#looks padding 4 0 4 0
summary min-height 44 padding 9.6 0 9.6 0 font-weight 600
#own row-gap 6.4 column-gap 6.4
#own>p margin 0 0 0 0 max-height 72
#line-moves>a padding 1.6 4.8 1.6 4.8 border-radius 4.8
a.variation text-decoration-thickness 1.44 text-underline-offset 2.88
.verdict font-size 12.24 margin-left 3.672
#hint margin 0 0 0 0 min-height 48
#hint>span margin 0 9.6 0 9.6
#rows height 384 border-top-width 1 border-radius 8
#rows>[role=option] left 0 right 0 height 44 padding 8.8 9.6 8.8 9.6
.ring opacity 1
.ghosts opacity 0
'''
NARROW = '''
#stage padding 4 8 4 8 border-bottom-width 1
#stage>.names font-size 13.6 line-height 17.7
h1 padding 6.4 8 6.4 8 font-size 16.8
#text border-left-width 0 padding 4 12 32 12
#hint min-height 0
#step>button min-width 0
'''
FLAT = '''
#stage padding 4 8 4 8 height -35.2 border-bottom-width 0 border-right-width 0
h1 padding 6.4 8 6.4 8 font-size 16.8
'''
STILL = '''
body margin 0 0 0 0 line-height 24
h1 padding 16 16 0 16 max-width 704
article padding 16 16 32 16 max-width 736 margin-top 0 margin-bottom 0 border-top-width 0
article+article border-top-width 1
.names margin 0 0 8 0
.names>bdi margin-right 20
figure margin 16 0 16 0
figure>svg margin-top 0 margin-bottom 0 max-width 100
figcaption font-weight 600
figcaption>p font-weight 400 margin 0 0 0 0
.result font-weight 600
.moves>li>b padding 1.6 4.8 1.6 4.8 border-radius 4.8 margin-right 5.6 font-weight 600
.moves>li:target>b outline-width 2
'''
PAPER = '''
#text border-left-width 0 min-height 0
#board height 415.7
'''
# SELECTOR property word ...: what is not a length, while the game is played, and where nothing plays; --name is a colour of the page.
PLAYING_WORDS = '''
body background-color --paper color --ink
#names color --faint
.moves>li color --faint
.moves>li>a color --ink
.moves>li>p color --ink border-left-color --line
#intro color --ink
.marks>.label fill --faint
#stage background-color --paper
#text background-color --panel border-left-color --line
#comment color --ink border-left-color --line
#first color --ink background-color --paper border-top-color --faint
#next color --faint border-top-color --line
#games background-color --paper border-top-color --faint
#words background-color --paper border-top-color --faint
#least background-color --paper border-top-color --faint
#play color --on background-color --accent border-top-color --accent
#slider accent-color --accent
#numbers accent-color --accent
#line-moves>a[aria-current] color --on background-color --accent
a.variation color --ink
#rows border-top-color --line background-color --paper
#rows>[aria-selected=true] color --on background-color --accent
#rows>[aria-selected=false] color --ink
#symbols position absolute
h1 overflow-wrap anywhere
#heading overflow-wrap anywhere
.moves list-style-type none
.moves>li display inline
.moves>li>a white-space nowrap text-decoration-line none cursor pointer
.moves>li>p overflow-wrap anywhere
#intro overflow-wrap anywhere
#comment overflow-wrap anywhere overflow-y auto
code white-space-collapse preserve text-wrap-mode wrap overflow-wrap anywhere
.playing display grid align-items start
#stage display flex flex-direction column position sticky z-index 1
#names text-align center overflow-wrap anywhere
#names>bdi display inline-block
#step display flex align-items center justify-content center flex-wrap wrap
#choose flex-wrap nowrap
#games flex-grow 1
#looks justify-content start
#board touch-action pan-y user-select none flex-grow 1
use[data-move] cursor pointer
.marks>.label pointer-events none
.marks>.number pointer-events none
.space pointer-events all cursor pointer outline-style none
#status text-align center overflow-wrap anywhere
#hint text-align center overflow-wrap anywhere
#own display flex flex-wrap wrap align-items center justify-content center
#own>p overflow-wrap anywhere overflow-y auto
#first cursor pointer
#next cursor default
#first>svg display block
label display flex align-items center
summary cursor pointer
a.variation text-decoration-line underline
.verdict white-space nowrap
#rows position relative overflow-y auto
#rows>[role=option] position absolute white-space nowrap overflow-x hidden text-overflow ellipsis cursor pointer
'''
STILL_WORDS = '''
.names color --faint
.moves>li color --faint
.moves>li>b color --ink
.moves>li>p color --ink border-left-color --line
article+article border-top-color --line
h2 overflow-wrap anywhere
.names overflow-wrap anywhere
.names>bdi display inline-block
figure>svg display block
figcaption text-align center
.moves list-style-type none
.moves>li display inline
.moves>li>b white-space nowrap
.moves>li>p overflow-wrap anywhere
'''
# Attributes of what is typed into, and of what is read aloud when it changes: SELECTOR name value ..., - for none.
GIVEN = '''
#status role status
#found role status
#done role status
#rows role listbox tabindex 0
#typed autocomplete off autocapitalize characters spellcheck false
#words autocomplete off type -
#least type number min 0
#most type number min 0
#slider type range min 0
#step role group
#board role group
#symbols aria-hidden true
button[aria-label]>svg aria-hidden true
'''
COMPUTED = '''
return arguments[0].map(([selector, property]) => {
    const e = document.querySelector(selector);
    return e ? getComputedStyle(e).getPropertyValue(property) : null;
});'''
COLOURS = '''
const e = document.body.appendChild(document.createElement('i')), names = 'paper panel ink faint line accent on good bad'.split(' ');
const all = Object.fromEntries(names.map(name => [`--${name}`, (e.style.color = `var(--${name})`, getComputedStyle(e).color)]));
e.remove();
return all;'''
ATTRIBUTES = '''
return arguments[0].map(([selector, name]) => document.querySelector(selector)?.getAttribute(name));'''
POINTED = '''
const e = document.querySelector(arguments[0]);
e.scrollIntoView({block: 'center'});
const box = e.getBoundingClientRect();
return [box.left + Math.min(box.width, 60) / 2, box.top + box.height / 2];'''
CENTRED = '''
return [...document.querySelectorAll('article, figure>svg')].map(e => [e, e.parentElement].map(e => e.getBoundingClientRect()))
    .map(([inner, outer]) => inner.left + inner.right - outer.left - outer.right).filter(beside => Math.abs(beside) > .1);'''
SIDES = ('top', 'right', 'bottom', 'left')


def lengths(table):
    """(selector, property, value) for each of a table."""
    for row in table.strip().split('\n'):
        selector, *words = row.split()
        while words:
            name = words.pop(0)
            if name in ('padding', 'margin'):
                for side in SIDES:
                    yield selector, '%s-%s' % (name, side), float(words.pop(0))
            else:
                yield selector, name, float(words.pop(0)) if words[0] != '-0' else words.pop(0)


def check_lengths(s, b, table, what):
    rows = list(lengths(table))
    high = b.run('return innerHeight')
    for (selector, name, wanted), got in zip(rows, b.run(COMPUTED, [row[:2] for row in rows])):
        if wanted == '-0' or wanted < 0: # less than the window is high
            wanted = high + float(wanted)
        try:
            value = float((got or 'none').rstrip('px%').replace('auto', '0').replace('normal', '0'))
        except ValueError:
            value = -999
        s.check(abs(value - wanted) <= .004 * abs(wanted) + .006, '%s, %s: %s is %s, not %s' % (what, selector, name, got, wanted))


def check_words(s, b, table, what, script=COMPUTED):
    colours = b.run(COLOURS)
    rows = [(selector, pair[0], colours.get(pair[1], pair[1])) for selector, *words in map(str.split, table.strip().split('\n')) for pair in zip(words[::2], words[1::2])]
    got = b.run(script, [row[:2] for row in rows])
    for (selector, name, wanted), value in zip(rows, got):
        s.check((value or '-') == wanted, '%s, %s: %s is %s, not %s' % (what, selector, name, value, wanted))


# What stands on controls: SELECTOR, and the messages that its elements show.
TEXTS = '''
#find>summary find-games
#tools>details:first-of-type>summary view
#tools>details:last-of-type>summary share
#outcome>option result-any result-white result-black result-draw result-open
#theme>option theme-print theme-classic theme-modern theme-line
#notation>option notation-modern notation-classic
#find>.bar>label at-least at-most
#tools>.bar>label type-move
#looks>label numbers coordinates
#own>.bar>button undo to-game
#tools>details:last-of-type>.bar>button copy-link copy-moves copy-embed save-record save-svg save-png print
'''
# The values of lists, which the page asks for: SELECTOR value ..., - for none.
VALUES = '''
#outcome>option - white black draw open
#theme>option print classic modern line
#notation>option - classic
'''


def check_texts(s, b):
    with open('msg/en.msg', encoding='utf-8') as file:
        words = dict(line.rstrip('\n').split(': ', 1) for line in file if ': ' in line)
    read = "return [...document.querySelectorAll(arguments[0])].map(e => arguments[1] ? e.value || '-' : e.textContent.trim())"
    for table, valued in ((TEXTS, False), (VALUES, True)):
        for selector, *names in map(str.split, table.strip().split('\n')):
            s.same(b.run(read, selector, valued), names if valued else [words[name] for name in names], 'what stands on ' + selector)


# What a pointer over an element changes: SELECTOR property, and a colour of the page or a word.
UNDER_POINTER = (('#previous', 'border-top-color', '--accent'), ('.moves>li>a', 'text-decoration-line', 'underline'),
                 ('.space>rect', 'stroke', '--accent'), ('.space>rect', 'fill', '--accent'), ('.space>rect', 'fill-opacity', '0.18'),
                 ('#rows>[role=option]:nth-child(2)', 'background-color', '--panel'))


def check_pointed(s, b):
    colours = b.run(COLOURS)
    for selector, name, wanted in UNDER_POINTER:
        b.hover(0, 0)
        wanted = colours.get(wanted, wanted)
        before = b.run(COMPUTED, [[selector, name]])[0]
        b.hover(*b.run(POINTED, selector))
        s.same([before != wanted, b.run(COMPUTED, [[selector, name]])[0]], [True, wanted], '%s, %s under the pointer' % (selector, name))
    b.hover(0, 0)


def window(b, wide, high):
    b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=high, deviceScaleFactor=1, mobile=False)


def test_lengths(s, b):
    with open(s.directory + '/styled.txt', 'w') as file:
        file.write('Event: One\nWhite: Ann\nBlack: Bo\n1 @0/ ; A1 is the first, and these are words that need a line\n2 A2+\n3 A3/\n'
                   '4 @2/\n5 @2/ ;White threatens an L:\n;A1\\ any win\n;But this does not win:\n;D1+ any win\n6 A1/\n')
    page = s.page('styled.html', '-i', '-O', 'marks=all,depth=1', s.directory + '/styled.txt', GIFT)
    b.open(s.page('bare.html', '-i', GIFT), '#game=1&move=0')
    window(b, 1280, 900)
    check_lengths(s, b, '#first>svg opacity .45\n#next>svg opacity 1', 'at the beginning')
    s.same(b.run("const s = getComputedStyle(document.querySelector('.space rect')); return [s.strokeWidth, s.strokeDasharray, s.strokeOpacity]"),
           ['0.3px', '1px, 0.7px', '1'], 'the space for the first move')
    b.run("document.querySelector('.space').focus()")
    check_lengths(s, b, '.space:focus>rect fill-opacity .18 stroke-width .35', 'a space with the focus')
    check_words(s, b, '.space>rect stroke --accent fill --accent\n.space outline-style none', 'a space with the focus')
    b.run("document.activeElement.blur()")
    check_words(s, b, '.space>rect stroke --faint', 'an empty board')
    b.run("press(document.querySelector('.space')); return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    check_lengths(s, b, '.plate stroke-width .3\n.offer>g>use opacity 1\n.offer>g+g>use opacity .75\n.offer>g>.target stroke-width .8',
                  'tiles that are offered')
    s.same(b.run("return document.querySelector('#status').textContent"), 'Choose a tile for @0', 'what is said of tiles that are offered')
    check_words(s, b, '.plate fill --panel stroke --accent\n.offer>g>.target stroke --accent\n.offer>g+g>.target stroke none\n'
                '.offer>g cursor pointer pointer-events all outline-style none', 'tiles that are offered')
    b.run("closeOffer(); tryWord('B9+')")
    check_words(s, b, '#status>.why color --bad', 'a refused move')
    s.same(b.run("show({line: newLine(2, [game.words[2]]), at: 3}); "
                 "return ['previous', 'next', 'last'].map(id => document.getElementById(id).ariaDisabled)"), ['false', 'true', 'true'], 'the end of a line')
    b.run('show({at: 0}); zoom(20)')
    check_words(s, b, '#board touch-action none cursor grab', 'a board larger than its window')
    b.open(page, '#game=1&move=5&line=A1%5C')
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    check_lengths(s, b, PLAYING.replace('#first>svg opacity .45 ', '#first>svg opacity 1 ').replace('#hint>span margin 0 9.6 0 9.6\n', '')
                  .replace('.ring opacity 1\n.ghosts opacity 0\n', ''), 'a line')
    s.same(b.run("return ['#own p', '#comment', '#rows'].map(name => getComputedStyle(document.querySelector(name)).overflowY)"), ['auto'] * 3,
           'what is as high as it may be scrolls')
    check_words(s, b, PLAYING_WORDS, 'a line')
    check_words(s, b, GIVEN, 'attributes', ATTRIBUTES)
    check_texts(s, b)
    check_pointed(s, b)
    b.run('show({at: 4})')
    check_words(s, b, '.marked pointer-events all cursor pointer outline-style none', 'marks')
    check_lengths(s, b, '#hint>span margin 0 9.6 0 9.6\n.ring opacity 1\n.ghosts opacity 0', 'marks')
    b.run("document.querySelector('.marked').focus()")
    check_lengths(s, b, '.marked:focus>.ghosts opacity .75\n.marked:focus>.ring opacity 0\n.marked:focus>.target stroke-width .8 fill-opacity 1',
                  'a mark with the focus')
    b.run("document.querySelector('#next').focus()")
    check_lengths(s, b, '#next:focus outline-width 3 outline-offset 2', 'a button with the focus')
    check_words(s, b, '#next:focus outline-color --accent outline-style solid\n.moves>li>a[aria-current] color --on background-color --accent',
                'a button with the focus')
    b.media(motion='')
    s.same(b.run("""
        show({at: 0});
        show({at: 1});
        const fresh = document.querySelector('.fresh'), [animation] = fresh.getAnimations();
        animation.pause();
        animation.currentTime = 0;
        const first = getComputedStyle(fresh).opacity;
        animation.currentTime = 125;
        return [first, getComputedStyle(fresh).opacity > .3, animation.effect.getTiming().duration];"""), ['0', True, 250], 'a tile that appears')
    s.same(b.run("return ['.moves p', '#intro', '#comment'].map(name => getComputedStyle(document.querySelector(name)).unicodeBidi)"),
           ['plaintext'] * 3, 'text runs as its own letters do')
    b.media()
    s.same(b.run("show({at: 0}); show({at: 1}); return document.querySelector('.fresh').getAnimations().length"), 0,
           'nothing moves for who asked for that')
    window(b, 700, 900)
    check_lengths(s, b, NARROW, 'narrow')
    window(b, 1000, 480)
    check_lengths(s, b, FLAT, 'flat')
    window(b, 700, 480)
    check_lengths(s, b, '#stage border-bottom-width 0', 'flat and narrow')
    s.same(b.run("return document.querySelectorAll('[tabindex]:not([tabindex=\"0\"], [tabindex=\"-1\"])').length"), 0, 'what comes first for Tab')
    b.media('print')
    check_lengths(s, b, PAPER, 'on paper')
    s.same(b.run("const c = getComputedStyle(document.querySelector('#comment')); return [c.display, c.maxHeight]"), ['block', 'none'],
           'a comment on paper has its height')
    s.same(b.run("return ['h2', '.moves p'].map(name => getComputedStyle(document.querySelector(name))).map(c => [c.breakAfter, c.breakInside])"),
           [['avoid', 'auto'], ['auto', 'avoid']], 'where pages on paper end')
    b.media()
    window(b, 1280, 900)
    b.open(s.page('plain.html', '-u', '-O', 'marks=attacks,depth=1', s.directory + '/styled.txt', GIFT), '#game=1&move=1')
    check_lengths(s, b, STILL, 'where nothing plays')
    check_words(s, b, STILL_WORDS, 'where nothing plays')
    check_words(s, b, '.moves>li:target>b outline-color --accent outline-style solid', 'the move of the address')
    window(b, 200, 900)
    s.check(b.run('''const svg = document.querySelector('figure>svg'), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
        return box.width < Number(svg.getAttribute('width')) && Math.abs(box.height / box.width - view.height / view.width) < .01'''),
            'a figure wider than the window keeps its shape')
    window(b, 1280, 900)
    s.same(b.run(CENTRED), [], 'articles and figures beside the middle')
    b.devtools('Emulation.clearDeviceMetricsOverride')


# Windows, and what becomes of the page in them: columns, by their widths; the height of the board, if the window decides it; whether
# the comment is under the board; whether there is a slider.
WINDOWS = (
    (1280, 900, [768, 512], None, False, True), (801, 900, [480, 320], None, False, True), (800, 900, None, .42 * 900, True, True),
    (330, 900, None, 330, True, True), (1000, 481, [600, 400], None, False, True), (1000, 480, [500, 500], None, True, False),
    (568, 320, [284, 284], None, True, False), (700, 481, None, .42 * 481, True, True), (760, 2200, None, 760, True, True))


def test_windows(s, b):
    """Columns beside each other, or below; from which sizes on."""
    b.open(s.page('windows.html', '-i', GAME), '#game=1&move=2')
    for wide, high, columns, board, comment, slider in WINDOWS:
        window(b, wide, high)
        got = b.run('''
            const main = getComputedStyle(document.querySelector('main')), shown = q => document.querySelector(q).getClientRects().length > 0;
            return [main.display === 'grid' ? main.gridTemplateColumns.split(' ').map(parseFloat) : null,
                document.querySelector('#board').getBoundingClientRect().height, shown('#comment'), shown('#slider'),
                document.documentElement.scrollWidth <= innerWidth, document.querySelector('#board').getBoundingClientRect().width,
                document.querySelector('#stage').getBoundingClientRect().height,
                document.querySelector('#names').getBoundingClientRect().width]''')
        what = 'a window of %d by %d' % (wide, high)
        s.check((got[0] is None) == (columns is None) and all(abs(x - y) < 16 for x, y in zip(got[0] or [], columns or [])),
                '%s: columns of %r, not %r' % (what, got[0], columns))
        s.check(not board or abs(got[1] - board) < .005 * board, '%s: the board is %r high, not %r' % (what, got[1], board))
        s.same(got[2:5], [comment, slider, True], what)
        s.check(abs(got[5] - got[7]) < .5 and got[5] > .9 * (columns or [wide])[0] - 30, '%s: the board is %r wide, not %r' % (what, got[5], got[7]))
        s.check(bool(board) or got[6] > high - 60, '%s: what stays is %r high' % (what, got[6]))
    b.devtools('Emulation.clearDeviceMetricsOverride')


# Of each sign on a button the points, half a unit apart, that are filled, as rows of 1 and 0; and the square it is drawn in.
SIGNS = '''
return [...document.querySelectorAll('button svg')].filter(e => e.getClientRects().length).map(svg => {
    const path = svg.querySelector('path'), view = svg.viewBox.baseVal, point = svg.createSVGPoint(), rows = [];
    for (let y = 0; y < 48; y++) {
        rows.push('');
        for (let x = 0; x < 48; x++) {
            [point.x, point.y] = [x / 2 + .25, y / 2 + .25];
            rows[y] += Number(path.isPointInFill(point));
        }
    }
    return [svg.matches('.stop') ? 'stop' : svg.parentElement.id, rows, [view.x, view.y, view.width, view.height]];
});'''


def test_signs(s, b):
    """Signs fill most of their squares, and opposite ones are images of each other."""
    b.open(s.page('signs.html', '-i', GIFT, LOOP))
    s.same(b.run("return [...document.querySelectorAll('details')].map(e => e.open)"), [False, True, False], 'finding games, the view, and sharing are open')
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    signs = {}
    for _ in range(2):
        for name, rows, view in b.run(SIGNS):
            signs[name] = rows
            s.same(view, [0, 0, 24, 24], 'the square of ' + name)
        b.run("document.getElementById('play').click()")
    s.same(len(signs), 13, 'signs on buttons')
    images = {'before': 'after', 'after': 'before', 'first': 'last', 'last': 'first', 'previous': 'next', 'next': 'previous'}
    for name, rows in signs.items():
        filled = [(x / 2 + .25, y / 2 + .25) for y, row in enumerate(rows) for x, bit in enumerate(row) if bit == '1']
        (left, right), (top, bottom) = ((min(p[i] for p in filled), max(p[i] for p in filled)) for i in (0, 1))
        s.check(min(left, top) > 1 and max(right, bottom) < 23 and right - left > 7 and (bottom - top > 12 or name == 'farther'),
                '%s goes from %s to %s and from %s to %s' % (name, left, right, top, bottom))
        if name == 'turn': # three quarters of a ring and an arrow on it
            wrong = [(x, y) for x, y in ((x / 2 + .25, y / 2 + .25) for x in range(48) for y in range(48))
                     for far in [((x - 12) ** 2 + (y - 12) ** 2) ** .5] for arrow in [17 - x - abs(y - 6)] if x < 12 or y > 12 or abs(arrow) > .4
                     if ((x, y) in filled) != (5 < far < 7 and (x < 12 or y > 12) or x > 12 and arrow > 0) and
                     (abs(far - 5) > .3 and abs(far - 7) > .3 and abs(x - 12) > .3 and abs(y - 12) > .3)]
            s.check(not wrong, 'the ring and the arrow: %r' % wrong[:5])
            continue
        s.check(rows == rows[::-1] or name == 'mirror', name + ' upside down')
        if name == 'play':
            s.check(7 < left < 8 and 19 < right < 20, 'a triangle, its weight in the middle, from %s to %s' % (left, right))
        else:
            s.same([row[::-1] for row in rows], signs[images.get(name, name)], name + ' in a mirror')


ICON = '''
const image = new Image(), canvas = document.createElement('canvas'), context = canvas.getContext('2d');
image.src = document.querySelector('link[rel=icon]').href;
canvas.width = canvas.height = 100;
return image.decode().then(() => {
    context.drawImage(image, 0, 0, 100, 100);
    return arguments[0].map(([x, y]) => [...context.getImageData(Math.round(x * 10), Math.round(y * 10), 1, 1).data]);
});'''


def test_icon(s, b):
    """The icon of the page: a tile, black around its upper right corner, white around the lower left one."""
    wanted = {}
    for colour, (x, y), (dx, dy) in (((17, 17, 17), (10, 0), (-1, 1)), ((255, 255, 255), (0, 10), (1, -1))):
        for turn in (.1, .5, .9):
            across, down = dx * math.cos(turn * math.pi / 2), dy * math.sin(turn * math.pi / 2)
            for far, seen in ((3.6, None), (4, colour), (6, colour), (6.4, None)):
                place = x + across * far, y + down * far
                wanted[place] = seen or (200, 50, 44)
    wanted.update({(.3, .3): None, (.7, .7): (200, 50, 44), (9.6, 9.6): None, (9.2, 9.2): (200, 50, 44)})
    b.open(s.page('icon.html', '-i', GIFT))
    for (place, colour), got in zip(wanted.items(), b.run(ICON, list(wanted))):
        s.check(got[3] == 0 if colour is None else got[3] == 255 and all(abs(g - c) < 12 for g, c in zip(got, colour)),
                'the icon at %.1f %.1f is %r, not %r' % (*place, got, colour))


def test_old_browsers(s, b):
    """Browsers that run the scripts may be older than dvh: a height in it stands behind the same one in vh."""
    with open('src/web/player.html') as file:
        page = file.read()
    heights = re.findall(r'(?:([\w-]+:[^;}]*);)?([\w-]+:[^;}]*dvh[^;}]*)', page)
    s.check(len(heights) > 1 and all(before == height.replace('dvh', 'vh') for before, height in heights), 'heights: %r' % heights)


def test_tiles(s, b):
    """The file of the tiles shows the six of them side by side, when it is opened."""
    b.open('src/web/tiles.svg')
    box = b.run("""const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
        const svg = document.documentElement, view = svg.viewBox.baseVal;
        return [[...document.querySelectorAll('use')].map(e => [e.href.baseVal, ...box(e.querySelector('rect') || e)]), svg.getScreenCTM().a,
            [view.x, view.y, view.width, view.height], svg.getScreenCTM().e, svg.getScreenCTM().f]""")
    tiles, scale, view, x, y = box
    s.same([tile[0] for tile in tiles], ['#tx-' + letter for letter in 'ebadcf'], 'the tiles of the file')
    places = [((left - x) / scale, (top - y) / scale) for _, left, top, right, bottom in tiles]
    s.check(all(abs(places[i][0] - places[0][0] - 10 * i) < .1 and abs(places[i][1] - places[0][1]) < .1 for i in range(6)), 'side by side: %r' % places)
    s.same(view, [-1, -1, 62, 12], 'a unit around them')


TESTS = [test_tiles, test_lengths, test_windows, test_signs, test_icon, test_old_browsers]


def tests(s, b):
    for test in TESTS:
        test(s, b)
