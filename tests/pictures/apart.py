"""apart.py, for pages.py: shows five pictures in one page beside styles of its own, in Chromium; each must look like its
file alone, pixel for pixel. Other programs (rsvg-convert, mutool, inkscape), where they are installed, and Firefox must
show the same but for antialiasing and the letters of their fonts."""

import base64, json, os, re, shutil, subprocess

from browser import GAME

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


# How two PNG files differ: by how much in the colour of a pixel that differs most, in how many pixels by more than 96, of how
# many; and how many colours the second has. Null if their sizes differ; with crop only what both have is compared.
COMPARE = '''
const [one, other, crop] = arguments;
const pixels = data => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    return image.decode().then(() => image);
};
return Promise.all([pixels(one), pixels(other)]).then(images => {
    const wide = Math.min(...images.map(i => i.width)), high = Math.min(...images.map(i => i.height));
    if (!crop && images.some(i => i.width !== wide || i.height !== high))
        return null;
    const [a, b] = images.map(image => {
        const context = new OffscreenCanvas(wide, high).getContext('2d', {willReadFrequently: true});
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, wide, high).data;
    });
    const colours = new Set();
    let most = 0, far = 0;
    for (let i = 0; i < a.length; i += 4) {
        const gap = Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2]));
        most = Math.max(most, gap);
        far += gap > 96;
        colours.add(b[i] << 16 | b[i + 1] << 8 | b[i + 2]);
    }
    return {most, far, pixels: wide * high, colours: colours.size};
});'''


def compare(b, one, other, crop=False):
    """COMPARE, in the browser, which is much faster at it than Python."""
    data = [base64.b64encode(png).decode() for png in (one, other)]
    return b.run(COMPARE, *data, crop) or {'most': 999, 'far': -1, 'pixels': 0, 'colours': 0}


def screenshot(b, size, top=0):
    clip = {'x': 0, 'y': top, 'width': size[0], 'height': size[1], 'scale': 1}
    return base64.b64decode(b.devtools('Page.captureScreenshot', clip=clip, captureBeyondViewport=True, optimizeForSpeed=True)['data'])


def read(path):
    with open(path, 'rb') as file:
        return file.read()


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
    together = [screenshot(b, size_of(path), y) for path, y in zip(paths, places)]
    alone = os.path.join(s.directory, 'alone.html')
    with open(alone, 'w') as file: # as images, each at the same place, since edges depend on it
        image = '<img src="%s" alt="" style="position:absolute;top:%dpx;left:0">'
        file.write('<!DOCTYPE html>%s<p style="position:absolute;top:%dpx">' % (''.join(image % (os.path.basename(path), y) for path, y in zip(paths, places)), top))
    b.open(alone)
    for path, y, inline, words in zip(paths, places, together, PICTURES):
        found = compare(b, inline, screenshot(b, size_of(path), y))
        s.same(found['most'], 0, 'beside others: %s' % ' '.join(words))
        s.check(found['colours'] > 4, 'there is a picture of %s' % ' '.join(words))


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


# Inkscape, which takes long to start, gets all pictures at once.
RENDERERS = {
    'rsvg-convert': ['-b', 'white', 'IN', '-o', 'OUT'],
    'mutool': ['draw', '-q', '-c', 'rgb', '-r', '72', '-o', 'OUT', 'IN'],
    'inkscape': ['-b', 'white', '--export-type=png'],
}


def render(name, paths):
    """The pictures as a program draws them: PNG files beside them."""
    outs = [path.replace('.svg', '.png') for path in paths]
    if 'IN' in RENDERERS[name]:
        commands = [[{'IN': path, 'OUT': out}.get(word, word) for word in RENDERERS[name]] for path, out in zip(paths, outs)]
    else:
        commands = [RENDERERS[name] + paths]
    for words in commands:
        subprocess.run([name, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return [read(out) for out in outs]


THEMES = 'print', 'modern', 'classic', 'line'


def shown(s, b):
    """Files of a picture in all themes, without captions, labels and numbers, whose fonts vary; how Chromium draws them."""
    paths, seen = [], []
    for theme in THEMES:
        paths.append(s.page('shown-%s.svg' % theme, '-q', '-T', 'svg', '-O', 'theme=%s,labels=no,numbers=no' % theme,
                            os.path.join(EXAMPLES, 'loop.txt')))
        b.open(paths[-1])
        seen.append(screenshot(b, size_of(paths[-1])))
    return paths, seen


def test_renderers(s, b):
    """Other programs draw the same, but for edges."""
    paths, seen = shown(s, b)
    for name in RENDERERS:
        if not shutil.which(name):
            s.skip('pictures in another program', name)
            continue
        for theme, wanted, png in zip(THEMES, seen, render(name, paths)):
            found = compare(b, png, wanted)
            s.check(0 <= found['far'] <= found['pixels'] / 500, '%s, %s: %d pixels differ' % (name, theme, found['far']))


def test_firefox(s, b, fox):
    """Firefox draws the same, but for edges."""
    for theme, path, wanted in zip(THEMES, *shown(s, b)):
        fox.open(path)
        found = compare(b, wanted, fox.screenshot(), True)
        s.check(found['pixels'] > 10000 and found['far'] <= found['pixels'] / 500,
                'Firefox, %s: %d pixels differ' % (theme, found['far']))


def test_animation(s, b):
    path = s.page('moving.svg', '-T', 'svg', '-O', 'animate=yes', os.path.join(EXAMPLES, 'loop.txt'))
    still = s.page('still.svg', '-T', 'svg', os.path.join(EXAMPLES, 'loop.txt'))
    shown = """return [...document.querySelectorAll('use')].filter(e => !e.closest('symbol') && !/frame/.test(
        e.getAttribute('xlink:href')) && getComputedStyle(e).opacity > .5).length"""
    # A copy begins to move only now, so that none of its tiles is where it stays.
    at = '''document.documentElement.replaceWith(document.documentElement.cloneNode(true));
        for (const a of document.getAnimations()) { a.pause(); a.currentTime = arguments[0]; } ''' + shown
    b.media(motion='')
    b.open(path)
    frames = """return [...document.querySelectorAll('use')].filter(e => /frame/.test(e.getAttribute('xlink:href')))
        .map(e => Number(getComputedStyle(e).opacity)).filter(n => n > 0)"""
    s.same([[b.run(at, time), b.run(frames)] for time in (0, 700, 1300, 1800, 20000)],
           [[0, []], [1, [1]], [1, [1]], [2, [1]], [21, [1]]], 'tiles appear one after the other, and one frame at a time')
    words = """return [...document.querySelectorAll('text')].filter(e => e.checkVisibility({opacityProperty: true}))
        .map(e => e.textContent).join(' ')"""
    title = 'A loop in eleven moves'
    s.same([(b.run(at, time), b.run(words))[1] for time in (0, 700, 1300, 1800)],
           [title, '1 ' + title, '1 ' + title, '1 2 ' + title], 'numbers appear with their tiles')
    # A move takes 1.1 seconds, and .22 more for each tile that it forces: these appear one after the other, as in the page.
    delays, begins = [], .4
    for move in json.loads(s.traxfig('-T', 'json', os.path.join(EXAMPLES, 'loop.txt')))['moves']:
        delays += ['%gs' % round(begins + .22 * n, 2) for n in range(1 + len(move['forced']))]
        begins += 1.1 + .22 * len(move['forced'])
    s.same(b.run("""return [...document.querySelectorAll('use')].filter(e => !e.closest('symbol') && !/frame/.test(e.getAttribute('xlink:href')))
        .map(e => e.style.animationDelay)"""), delays, 'when tiles appear')
    b.open(still)
    wanted = screenshot(b, size_of(still))
    b.open(path)
    b.run(at, 20000)
    s.same(compare(b, screenshot(b, size_of(still)), wanted)['far'], 0, 'the last position stays') # but for edges
    b.media()
    b.open(path)
    s.same(compare(b, screenshot(b, size_of(still)), wanted)['most'], 0, 'nothing moves for who asked for that')


def tests(s, b):
    test_names(s)
    test_inline(s, b)
    test_renderers(s, b)
    test_animation(s, b)
