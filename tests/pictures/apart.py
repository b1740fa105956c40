#!/usr/bin/env python3
"""apart.py TRAXFIG DIRECTORY: shows five pictures in one page beside styles of its own, in Chromium; each must look like its
file alone, pixel for pixel. Other programs (rsvg-convert, mutool, inkscape, firefox), where they are installed, must
show the same but for antialiasing and the letters of their fonts. Ends with "N passed, N failed"."""

import base64, os, re, shutil, subprocess, sys
import pixel
from browser import Browser, Suite, GAME
from firefox import Firefox

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(HERE, '..', '..', 'examples')

PICTURES = [
    ['-O', 'theme=print', os.path.join(EXAMPLES, 'loop.txt')],
    ['-O', 'theme=modern', os.path.join(EXAMPLES, 'illegal.txt')],
    ['-O', 'theme=classic', '-O', 'marks=all', '-m', '9', GAME],
    ['-O', 'theme=line', '-O', 'columns=2', '-m', '1-4', os.path.join(EXAMPLES, 'line.txt')],
    ['-O', 'theme=print', '-O', 'background=#20242a', '-a', os.path.join(EXAMPLES, 'double.txt')],
]

# What a page may say of elements with these names, of the names that its own pictures use, and of all elements.
HOST = '''
* { letter-spacing: 3px; word-spacing: 9px; font-family: serif; font-style: italic; text-transform: uppercase }
svg { fill: lime; stroke: teal; stroke-linecap: round; font: 40px monospace; text-anchor: end }
.page path { stroke: fuchsia; fill: aqua; stroke-width: 9px; stroke-dasharray: 1 1; opacity: .3 }
.page rect, circle { fill: orange; stroke: red; stroke-width: 3px; fill-opacity: .1 }
.page text { fill: gold; font-size: 30px; font-weight: 100; text-anchor: start; stroke: red; text-shadow: 2px 2px red }
.page g, use { opacity: .4 } symbol { color: red }
.traxfig, .tile, .white, .black, .edge, .label, .number, .title { fill: red; stroke: blue; stroke-width: 5px; opacity: .2 }
#e, #b, #won0, #frame { display: none }
body { margin: 0; background: #fff; direction: rtl } .one { position: absolute; left: 0 }
'''


class Shot:
    """A PNG, as rows of red, green and blue."""

    def __init__(self, path):
        rows, channels = pixel.read(path)
        self.rows = [[tuple(row[i:i + 3]) for i in range(0, len(row), channels)] for row in rows]


def gaps(one, other):
    """How much each pixel of two pictures differs, in its colour that differs most; None if their sizes do."""
    if [len(row) for row in one.rows] != [len(row) for row in other.rows]:
        return None
    return [max(abs(a - b) for a, b in zip(p, q)) for row, low in zip(one.rows, other.rows) for p, q in zip(row, low)]


def screenshot(s, b, size, top=0):
    path = os.path.join(s.directory, 'screen.png')
    clip = {'x': 0, 'y': top, 'width': size[0], 'height': size[1], 'scale': 1}
    data = b.devtools('Page.captureScreenshot', clip=clip, captureBeyondViewport=True)['data']
    with open(path, 'wb') as file:
        file.write(base64.b64decode(data))
    return Shot(path)


def size_of(path):
    with open(path) as file:
        text = file.read()
    return tuple(int(re.search(' %s="([0-9]+)"' % name, text).group(1)) for name in ('width', 'height'))


def test_inline(s, b):
    """Five pictures in one page, and each file alone."""
    paths = [s.page('apart%d.svg' % i, '-T', 'svg', *words) for i, words in enumerate(PICTURES)]
    page, top, places = os.path.join(s.directory, 'apart.html'), 0, []
    with open(page, 'w') as file:
        file.write('<!DOCTYPE html><meta charset="utf-8"><style>%s</style><body class="page">' % HOST)
        for path in paths:
            with open(path) as picture:
                file.write('<div class="one" style="top:%dpx">%s</div>' % (top, picture.read()))
            places.append(top)
            top += size_of(path)[1]
    b.open(page)
    seen = b.run('return getComputedStyle(document.body).direction + document.querySelectorAll("svg").length')
    s.check(seen.startswith('rtl'), 'the page has styles of its own')
    together = [screenshot(s, b, size_of(path), y) for path, y in zip(paths, places)]
    for path, y, inline, words in zip(paths, places, together, PICTURES):
        alone = os.path.join(s.directory, 'alone.html')
        with open(alone, 'w') as file: # at the same place, since edges depend on it
            file.write('<!DOCTYPE html><body style="margin:0"><img src="%s" alt="" style="position:absolute;top:%dpx;left:0">'
                       '<p style="position:absolute;top:%dpx">' % (os.path.basename(path), y, top))
        b.open(alone)
        alone = screenshot(s, b, size_of(path), y)
        s.same(max(gaps(inline, alone)), 0, 'beside others: %s' % ' '.join(words))
        s.check(len({p for row in alone.rows for p in row}) > 4, 'there is a picture of %s' % ' '.join(words))


def test_names(s):
    """A document can hold pictures of different looks: they share no id and no class."""
    seen = {}
    for theme in ('print', 'classic', 'modern', 'line'):
        for more in ([], ['-O', 'background=white'], ['-O', 'background=black'], ['-O', 'animate=yes']):
            text = s.traxfig('-T', 'svg', '-O', 'theme=' + theme, *more, GAME)
            names = set(re.findall(r' id="([^"]*)"', text)) | set(' '.join(re.findall(r' class="([^"]*)"', text)).split())
            twice = [name for name in names if name in seen]
            s.same(twice, [], 'names of %s %s' % (theme, more))
            seen.update(dict.fromkeys(names, theme))
            s.check(not re.search(r'[ {,}][.#](?![a-z]{5}[0-9]-)[a-z]', text.split('<defs>')[0].split('<style>', 1)[1]),
                    'every rule has the prefix')
    s.check(len(seen) > 100, 'names were looked at')


RENDERERS = {
    'rsvg-convert': ['rsvg-convert', '-b', 'white', 'IN', '-o', 'OUT'],
    'mutool': ['mutool', 'draw', '-q', '-c', 'rgb', '-r', '72', '-o', 'OUT', 'IN'],
    'inkscape': ['inkscape', '-b', 'white', '-o', 'OUT', 'IN'],
}


def test_renderers(s, b):
    """Other programs draw the same, but for edges; captions, labels and numbers are left out for their fonts."""
    for theme in ('print', 'modern', 'classic', 'line'):
        path = s.page('shown.svg', '-q', '-T', 'svg', '-O', 'theme=%s,labels=no,numbers=no' % theme,
                      os.path.join(EXAMPLES, 'loop.txt'))
        b.open(path)
        wanted = screenshot(s, b, size_of(path))
        for name, command in RENDERERS.items():
            if not shutil.which(name):
                print('skipped: pictures in %s: it is not installed' % name)
                continue
            out = os.path.join(s.directory, 'out.png')
            subprocess.run([{'IN': path, 'OUT': out}.get(word, word) for word in command], stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            found = gaps(Shot(out), wanted)
            far = sum(gap > 96 for gap in found) if found else -1
            s.check(0 <= far <= len(wanted.rows) * len(wanted.rows[0]) / 500,
                    '%s, %s: %s pixels differ' % (name, theme, far))


def test_firefox(s, b):
    if not shutil.which('firefox-esr'):
        print('skipped: pictures in Firefox: it is not installed')
        return
    fox = Firefox(s.directory)
    try:
        for theme in ('print', 'modern', 'classic', 'line'):
            path = s.page('shown.svg', '-q', '-T', 'svg', '-O', 'theme=%s,labels=no,numbers=no' % theme,
                          os.path.join(EXAMPLES, 'loop.txt'))
            b.open(path)
            wanted = screenshot(s, b, size_of(path))
            fox.open(path)
            out = os.path.join(s.directory, 'out.png')
            with open(out, 'wb') as file:
                file.write(fox.screenshot())
            shot = Shot(out)
            shot.rows = [row[:len(wanted.rows[0])] for row in shot.rows[:len(wanted.rows)]]
            far = sum(gap > 96 for gap in gaps(shot, wanted))
            s.check(far <= len(wanted.rows) * len(wanted.rows[0]) / 500, 'Firefox, %s: %s pixels differ' % (theme, far))
    finally:
        fox.close()


def test_animation(s, b):
    path = s.page('moving.svg', '-T', 'svg', '-O', 'animate=yes', os.path.join(EXAMPLES, 'loop.txt'))
    still = s.page('still.svg', '-T', 'svg', os.path.join(EXAMPLES, 'loop.txt'))
    shown = """return [...document.querySelectorAll('use')].filter(e => !e.closest('symbol') && !/frame/.test(
        e.getAttribute('xlink:href')) && getComputedStyle(e).opacity > .5).length"""
    at = "for (const a of document.getAnimations()) { a.pause(); a.currentTime = arguments[0]; } " + shown
    b.open(path)
    s.same([b.run(at, time) for time in (0, 700, 1800, 20000)], [0, 1, 2, 21], 'tiles appear one after the other')
    b.open(still)
    wanted = screenshot(s, b, size_of(still))
    b.open(path)
    b.run(at, 20000)
    s.check(max(gaps(screenshot(s, b, size_of(still)), wanted)) < 8, 'the last position stays')
    b.devtools('Emulation.setEmulatedMedia', features=[{'name': 'prefers-reduced-motion', 'value': 'reduce'}])
    b.open(path)
    s.same(max(gaps(screenshot(s, b, size_of(still)), wanted)), 0, 'nothing moves for who asked for that')
    b.devtools('Emulation.setEmulatedMedia', features=[])


def main():
    s = Suite(os.path.abspath(sys.argv[1]), sys.argv[2])
    test_names(s)
    b = Browser('--window-size=1280,900')
    try:
        for test in (test_inline, test_renderers, test_firefox, test_animation):
            test(s, b)
    finally:
        b.close()
    print('%d passed, %d failed' % (s.passed, s.failed))
    return s.failed > 0


if __name__ == '__main__':
    sys.exit(main())
