"""viewer.py: the page as its viewer has it. Nothing here knows the page's elements, classes or functions: controls are found
by what a screen reader calls them, texts by being visible, boards by their pixels and the names beside them. browser.py starts
Chromium."""

import json, re, time

import position
from browser import LOADED

# What a theme looks like: a white track, a black one, a tile's ground.
THEMES = {'print': ((255, 255, 255), (23, 24, 26), (185, 188, 191)), 'classic': ((255, 255, 255), (0, 0, 0), (207, 63, 47)),
          'modern': ((255, 255, 255), (238, 74, 51), (29, 31, 34)), 'line': ((255, 255, 255), (23, 24, 26), (255, 255, 255))}

# The colours of points of a picture, x and y in pixels of it.
SAMPLE = '''
const [data, points] = arguments, image = new Image();
image.src = 'data:image/png;base64,' + data;
return image.decode().then(() => {
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    const all = context.getImageData(0, 0, image.width, image.height).data;
    return points.map(([x, y]) => {
        const at = 4 * (Math.round(y) * image.width + Math.round(x));
        return x < 0 || y < 0 || x >= image.width || y >= image.height ? null : [all[at], all[at + 1], all[at + 2]];
    });
});'''

# The boxes of the pictures that are large enough for a board, [left, top, right, bottom] on the page; and the visible words inside
# pictures: [word, middle, baseline or so, height, colour].
SEEN = '''
const pictures = [...document.querySelectorAll('svg')].filter(e => !e.parentElement.closest('svg')).map(e => e.getBoundingClientRect())
    .filter(r => Math.max(r.width, r.height) > 40).map(r => [r.left + scrollX, r.top + scrollY, r.right + scrollX, r.bottom + scrollY]);
const words = [...document.querySelectorAll('svg text')].map(e => {
    const box = e.getBoundingClientRect(), style = getComputedStyle(e);
    let shown = box.width > 0 && style.visibility === 'visible';
    for (let up = e; up instanceof Element; up = up.parentElement)
        shown = shown && getComputedStyle(up).display !== 'none' && Number(getComputedStyle(up).opacity) > 0;
    return shown && [e.textContent.trim(), box.left + box.width / 2 + scrollX, box.top + box.height / 2 + scrollY, box.height,
        style.fill];
}).filter(Boolean);
return [pictures, words];'''


def near(a, b, most=40):
    return a is not None and all(abs(p - q) <= most for p, q in zip(a, b))


class Board:
    """A board as it is seen: the names of its columns and rows with their places, and where its tiles are."""

    def __init__(self, viewer, box, words):
        self.viewer, self.box = viewer, box
        left, top, right, bottom = box
        inside = [w for w in words if left - 1 <= w[1] <= right + 1 and top - 1 <= w[2] <= bottom + 1]
        letters = sorted((w for w in inside if re.fullmatch(r'@|[A-Z]+', w[0])), key=lambda w: w[1])
        self.columns = [w[0] for w in letters]
        first = [w[1] for w in letters if w[0] == 'A'][0] if 'A' in self.columns else None
        digits = [w for w in inside if re.fullmatch(r'\d+', w[0])]
        # The names of rows stand one below the other, left of all tiles.
        edge = min((w[1] for w in digits), default=0)
        rows = sorted((w for w in digits if first is not None and edge < first and w[1] < edge + 2), key=lambda w: w[2])
        self.rows, self.words = [w[0] for w in rows], inside
        pitches = [b[1] - a[1] for a, b in zip(letters, letters[1:])] + [b[2] - a[2] for a, b in zip(rows, rows[1:])]
        self.size = sorted(pitches)[len(pitches) // 2] if pitches else None
        self.row_middles = [w[2] for w in rows]
        self.column_middles = [w[1] for w in letters]

    def points(self, wide, high):
        """The points at which each tile is looked at: its edges, and its ground."""
        far = .42 if self.size > 30 else .38 # within the frame of the last move, which is wider on a small tile
        offsets = [(0, -far), (far, 0), (0, far), (-far, 0), (.38, .38)]
        return [(self.column_middles[x] + dx * self.size, self.row_middles[y] + dy * self.size)
                for y in range(high) for x in range(wide) for dx, dy in offsets]


class Viewer:
    def __init__(self, browser):
        self.b = browser
        browser.devtools('Emulation.setScrollbarsHidden', hidden=True) # a picture of the whole page has none
        self.found = None # the controls, if they were read after all that was done

    def open(self, path, address=''):
        self.found = None
        self.b.open(path, address)

    def settle(self):
        """Waits until all is drawn."""
        self.found = None
        self.b.run(LOADED)

    # ---- What is seen.

    def text(self):
        """The visible text of the page, a line for each line."""
        return self.b.run('return document.body.innerText')

    def title(self):
        return self.b.run('return document.title')

    def controls(self):
        """What a screen reader finds: (role, name, states, node), in order."""
        found = []
        for node in self.b.devtools('Accessibility.getFullAXTree')['nodes']:
            if node.get('ignored') or 'role' not in node:
                continue
            states = {p['name']: p['value'].get('value') for p in node.get('properties', [])}
            if 'value' in node:
                states['value'] = node['value'].get('value')
            if 'description' in node:
                states['description'] = node['description'].get('value')
            found.append((node['role']['value'], (node.get('name') or {}).get('value', ''), states,
                          node.get('backendDOMNodeId')))
        self.found = found
        return found

    def control(self, name, role=None, known=None):
        """The control with this name, of those that are known; names may be a tuple of which one is there."""
        names = name if isinstance(name, tuple) else (name,)
        for found in known or self.controls():
            if found[1] in names and (role or found[0]) == found[0] and found[0] not in ('StaticText', 'InlineTextBox'):
                return found
        return None

    def focus(self):
        """The name of what has the focus."""
        for role, name, states, _ in self.controls():
            if states.get('focused') and role not in ('RootWebArea',):
                return name
        return None

    def current(self):
        """The texts of what is marked as current."""
        return self.b.run('''return [...document.querySelectorAll('[aria-current]')].filter(e => e.ariaCurrent !== 'false' &&
            e.getClientRects().length).map(e => e.innerText.trim())''')

    def boards(self):
        """The boards on the page, in order."""
        pictures, words = self.b.run(SEEN)
        return [Board(self, box, words) for box in pictures]

    def board(self):
        """The largest one."""
        return max(self.boards(), key=lambda b: (b.box[2] - b.box[0]) * (b.box[3] - b.box[1]))

    def colours(self, points, scale=1):
        """The colours at points of the page, seen that much larger."""
        left, top = min(p[0] for p in points) - 2, min(p[1] for p in points) - 2
        right, bottom = max(p[0] for p in points) + 2, max(p[1] for p in points) + 2
        clip = {'x': left, 'y': top, 'width': right - left, 'height': bottom - top, 'scale': scale}
        wide, high, x, y = self.b.run('return [innerWidth, innerHeight, scrollX, scrollY]')
        beyond = x > 0 or y > 0 or right > wide or bottom > high # takes longer
        data = self.b.devtools('Page.captureScreenshot', format='png', clip=clip, captureBeyondViewport=beyond, optimizeForSpeed=True)['data']
        return self.b.run(SAMPLE, data, [((x - left) * scale, (y - top) * scale) for x, y in points])

    def see(self, board, p, theme='print', hold=None):
        """The faults of a board that should show a position: its names, and the colours of its tiles."""
        faults = []
        columns, rows = [position.column(x) for x in range(p.wide)], [str(y + 1) for y in range(p.high)]
        if board.columns != columns or board.rows != rows:
            return ['columns %r, rows %r' % (board.columns, board.rows)]
        if not board.size:
            board.size = hold
        white, black, body = THEMES[theme]
        seen = self.colours(board.points(p.wide, p.high), 1 if board.size > 30 else 4)
        for n, (x, y) in enumerate((x, y) for y in range(p.high) for x in range(p.wide)):
            *edges, ground = seen[5 * n:5 * n + 5]
            letter = p.tiles.get((x, y))
            if not letter and theme != 'line' and near(ground, body, 10):
                faults.append('a tile on %s%d' % (columns[x], y + 1))
            for side, got in enumerate(edges if letter else []):
                if not near(got, white if position.EDGES[letter][side] == 'w' else black):
                    faults.append('side %d of %s%d is %r' % (side, columns[x], y + 1, got))
        return faults

    # ---- What is done.

    def middle(self, node):
        self.b.devtools('DOM.scrollIntoViewIfNeeded', backendNodeId=node)
        quad = self.b.devtools('DOM.getContentQuads', backendNodeId=node)['quads'][0]
        return sum(quad[0::2]) / 4, sum(quad[1::2]) / 4

    def press(self, name, role=None):
        """Clicks the control of this name."""
        found = self.control(name, role, self.found)
        if not found:
            raise SystemExit('there is no control %r' % (name,))
        self.b.click_at(*self.middle(found[3]))
        self.settle()

    def click_text(self, text):
        """Clicks a link or button with this visible text, as it stands on the page."""
        box = self.b.run('''const e = [...document.querySelectorAll('a,button')].filter(e => e.innerText.trim() ===
            arguments[0] && e.getClientRects().length)[0]; if (!e) return null; e.scrollIntoView({block: 'nearest'});
            const r = e.getClientRects()[0]; return [r.left + r.width / 2, r.top + r.height / 2];''', text)
        if not box:
            raise SystemExit('there is no link %r' % text)
        self.b.click_at(*box)
        self.settle()

    def keys(self, *names):
        self.b.press(*names)
        self.settle()

    def swipe(self, board, along, down=0):
        """A finger drawn over the board, in parts of its width."""
        left, top, right, bottom = board.box
        scroll = self.b.run('return [scrollX, scrollY]')
        x, y = (left + right) / 2 - scroll[0], (top + bottom) / 2 - scroll[1]
        self.b.devtools('Input.dispatchTouchEvent', type='touchStart', touchPoints=[{'x': x, 'y': y}])
        for part in (.25, .5, .75, 1):
            self.b.devtools('Input.dispatchTouchEvent', type='touchMove',
                            touchPoints=[{'x': x + part * along * (right - left), 'y': y + part * down * (bottom - top)}])
        self.b.devtools('Input.dispatchTouchEvent', type='touchEnd', touchPoints=[])
        self.settle()


def catalogue(path):
    """The sentences of a catalogue by their names, `after: After move %d: %s`."""
    with open(path, encoding='utf-8') as file:
        pairs = re.findall(r'^([a-z][a-z0-9-]*): (.*)$', file.read(), re.M)
    return {name: sentence.replace('$', '') for name, sentence in pairs}


def fill(sentence, *holes):
    """A sentence with its holes filled: in order, or by their numbers."""
    rest = iter(holes)
    return re.sub(r'%([123]?)[sd]|%%', lambda hole: '%' if hole.group() == '%%' else
                  str(holes[int(hole.group(1)) - 1] if hole.group(1) else next(rest)), sentence)
