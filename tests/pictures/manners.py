"""manners.py, for pages.py: how the page answers keys, clicks, fingers, the wheel and addresses, by events that a test makes, one
kind with all the cases where it must not answer; playing, by a clock of the test's own; the part of the board that is seen
when it is zoomed; lines; the list of games; comments."""

import base64, contextlib, functools, http.server, json, math, threading

import apart, position
from browser import LOADED
from scenes import DRAWN, close

GAME, GIFT, LOOP, CLAIMS = ('examples/%s.txt' % name for name in ('bailey-siegenthaler', 'gift', 'loop', 'claims'))

# What all scripts here use.
HELP = '''
const by = id => document.getElementById(id), q = name => document.querySelector(name), board = by('board');
const press = id => by(id).click(), move = () => Number(by('slider').value);
const playing = () => by('play').getAttribute('aria-pressed') === 'true';
const send = (to, event) => { to.dispatchEvent(event); return event.defaultPrevented; };
const keyTo = (to, key, more) => send(to, new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...more}));
const pick = address => { location.hash = address; };
const sight = () => { const box = board.viewBox.baseVal; return [box.x, box.y, box.width, box.height]; };
const later = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
const copied = () => new Promise(done => { const wait = () => by('done').textContent ? done(by('done').textContent) : setTimeout(wait, 10); wait(); });
const names = list => [...list].map(e => e.textContent.replace(/\\u00a0/g, ' '));
'''


def write(s, name, text):
    """A file of the test's folder."""
    path = s.directory + '/' + name
    with open(path, 'w') as file:
        file.write(text)
    return path


def test_keys(s, b):
    """Keys work everywhere but where they have another meaning; never with Alt, Control, Meta or Shift."""
    moved = {'ArrowLeft': 3, 'ArrowRight': 5, 'Home': 0, 'End': 10}
    b.open(s.page('keys.html', '-i', GIFT, LOOP), '#game=1&move=4')
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    script = HELP + '''
        const [to, keys, more, prevented] = arguments, found = [];
        for (const key of keys) {
            pick('#game=1&move=4');
            fromAddress(location.href);
            if (prevented)
                q(to).addEventListener('keydown', event => event.preventDefault(), {once: true});
            const taken = keyTo(q(to), key, more || {});
            found.push([move(), playing(), taken]);
            if (playing())
                press('play');
        }
        return found;'''
    keys = [*moved, ' ', 'Escape', 'x', 'ArrowUp']
    for to, own, blank in (('body', False, False), ('#theme', True, True), ('#typed', True, True), ('#slider', True, True), ('#rows', True, True),
                           ('#numbers', False, True), ('#next', False, True), ('.moves a', False, True), ('summary', False, True),
                           ('#status', False, False), ('#board .tiles', False, False)):
        wanted = []
        for key in keys:
            answers = not own and (key in moved or key == 'Escape' or key == ' ' and not blank)
            taken = answers or to == '#rows' and key in ('Home', 'End', 'ArrowUp') # which move in the list
            wanted.append([moved[key] if answers and key in moved else 4, key == ' ' and answers, taken])
        s.same(b.run(script, to, keys), wanted, 'keys at ' + to)
    for more in ('alt', 'ctrl', 'meta', 'shift'):
        s.same(b.run(script, 'body', keys, {more + 'Key': True}), [[4, False, False]] * len(keys), 'keys with ' + more)
    s.same(b.run(script, '#status', keys, None, True), [[4, False, True]] * len(keys), 'keys that something else has answered')
    walk = HELP + '''
        const named = e => e && e.getAttribute('aria-label') || e.id, found = [];
        pick('#game=1&move=4');
        fromAddress(location.href);
        const all = [...document.querySelectorAll('.space')], labels = all.map(named);
        all[0].focus();
        for (const [key, more] of arguments[0]) {
            const taken = keyTo(document.activeElement, key, more);
            const tabs = [...document.querySelectorAll('#board [tabindex="0"]')];
            found.push([labels.indexOf(named(document.activeElement)), taken, tabs.length, tabs[0] === document.activeElement]);
        }
        return [found, all.length];'''
    ways = [('ArrowDown', {}), ('ArrowDown', {}), ('ArrowUp', {}), ('ArrowUp', {}), ('ArrowUp', {}), ('ArrowDown', {})]
    found, count = b.run(walk, ways)
    s.same(found, [[n % count, True, 1, True] for n in (1, 2, 1, 0, -1, 0)], 'from space to space')
    for more in ('alt', 'ctrl', 'meta', 'shift'):
        s.same(b.run(walk, [('ArrowDown', {more + 'Key': True})])[0], [[0, False, 1, True]], 'from space to space, with ' + more)
    offer = HELP + '''
        pick('#game=1&move=4');
        fromAddress(location.href);
        keyTo(q('.space[data-x="0"][data-y="1"]'), arguments[1], {});
        const all = [...document.querySelectorAll('.offer g')], found = [all.length, move(), playing(), all.indexOf(document.activeElement)];
        for (const key of arguments[0]) {
            keyTo(document.activeElement, key, {});
            found.push([all.indexOf(document.activeElement), move()]);
        }
        return found;'''
    count, *found = b.run(offer, ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'x'], 'Enter')
    s.check(count > 2, 'tiles are offered')
    s.same(found, [4, False, 0] + [[n % count, 4] for n in (1, 2, 1, 2, 1, 0, -1, -1)], 'from tile to tile')
    s.same(b.run(offer, [], ' ')[1:], [4, False, 0], 'the space bar on a space offers its tiles')
    s.same(b.run(offer, [], 'Escape'), [0, 4, False, -1], 'Escape on a space')
    focus = HELP + '''
        pick('#game=1&move=4');
        fromAddress(location.href);
        q('.space').focus();
        press('next');
        const on = document.activeElement.getAttribute('class');
        press('last');
        return [on, document.activeElement.id];'''
    s.same(b.run(focus), ['space', 'slider'], 'the focus stays on the board while moves are made, and does not get lost')


CLOCK = HELP + '''
const set = window.setTimeout, clear = window.clearTimeout, waiting = new Map(), log = [];
let timers = 0;
window.setTimeout = (f, ms) => { waiting.set(++timers, [f, ms]); return timers; };
window.clearTimeout = id => { waiting.delete(id); };
const moves = () => [...waiting].filter(([, [, ms]]) => ms > 150);
const next = () => { const [id, [f, ms]] = moves()[0]; waiting.delete(id); f(); return ms; };
const done = found => { window.setTimeout = set; window.clearTimeout = clear; return found; };
'''


def test_play(s, b):
    """Playing, by a clock that a test turns: the first move comes soon, each later one when the forced tiles before it have
    appeared; whatever else is done stops it."""
    game = json.loads(s.traxfig('-T', 'json', LOOP))['moves']
    page = s.page('played.html', '-i', LOOP, GIFT)
    b.open(page, '#game=1&move=3')
    signs = HELP + "return [...document.querySelectorAll('#play svg')].filter(e => e.getClientRects().length).map(e => e.classList.value)"
    s.same([b.run(signs), b.run(HELP + "press('play')"), b.run(signs), b.run(HELP + "press('play')"), b.run(signs)], [['go'], None, ['stop'], None, ['go']],
           'the sign of the button')
    waits = [400] + [1100 + 220 * len(move['forced']) for move in game[3:-1]]
    s.check(len(set(waits)) > 2, 'moves with forced tiles: %r' % waits)
    found = b.run(CLOCK + '''
        press('play');
        while (moves().length && log.length < 99)
            log.push([move(), playing(), moves().length, next()]);
        return done([log, move(), playing(), by('play').title]);''')
    s.same(found, [[[n, True, 1, wait] for n, wait in enumerate(waits, 3)], len(game), False, 'Play'], 'playing from move 3')
    for n, move in enumerate(game):
        delays = b.run(HELP + "show({at: arguments[0]}); press('next'); return [...document.querySelectorAll('.fresh')].map(e => e.style.animationDelay)", n)
        s.check(len(delays) == 1 + len(move['forced']) and all(abs(float(d[:-1]) - .22 * i) < .001 for i, d in enumerate(delays)),
                'tiles of move %d appear one after the other: %r' % (n + 1, delays))
    s.go(b, '#game=1&move=999')
    s.same(b.run(CLOCK + "press('play'); return done([move(), playing(), by('play').title, next(), move()])"), [0, True, 'Pause', 400, 1],
           'playing again')
    s.go(b, '#game=1&move=2&line=' + '.'.join(move['modern'].replace('/', '%2F').replace('\\', '%5C') for move in game[2:5]))
    s.same(b.run(CLOCK + "press('play'); return done([move(), next(), move(), by('own').hidden])"), [2, 400, 3, False], 'playing a line again')
    for act in ("press('next')", "press('previous')", "press('first')", "press('last')", "press('play')", "keyTo(document.body, 'ArrowLeft', {})",
                "press('after')", "q('.moves a').click()", "q('.space').dispatchEvent(new MouseEvent('click', {bubbles: true}))",
                "by('slider').dispatchEvent(new Event('input'))", "board.dispatchEvent(new WheelEvent('wheel', {deltaY: 9, cancelable: true}))",
                "window.dispatchEvent(new HashChangeEvent('hashchange', {newURL: location.href}))"):
        s.same(b.run(CLOCK + "stop(); fromAddress(location.href.replace(/#.*/, '') + '#game=1&move=2'); press('play'); const n = moves().length;" +
                     act + '; return done([n, moves().length, playing()])'), [1, 0, False], 'what stops playing: ' + act)
    s.go(b, '#game=1&move=2')
    s.same(b.run(CLOCK + '''
        press('next');
        press('next');
        const left = [...waiting.values()], before = location.hash;
        left.forEach(([f]) => f());
        return done([left.length, left[0][1], before, location.hash]);'''), [1, 100, '#game=1&move=2', '#game=1&move=4'],
           'the address follows a little later')


def test_hands(s, b):
    """The wheel, a finger, two fingers; clicks after the board was drawn."""
    page = s.page('hands.html', '-i', GIFT)
    b.open(page, '#game=1&move=4')
    wheel = HELP + '''
        let time = 1000;
        const found = [];
        for (const [deltaY, later] of arguments[0]) {
            const event = new WheelEvent('wheel', {deltaY, bubbles: true, cancelable: true});
            Object.defineProperty(event, 'timeStamp', {value: time += later});
            found.push([send(board, event), move()]);
        }
        return found;'''
    turns = ((100, 0, 5), (100, 10, 5), (100, 49, 5), (100, 1, 6), (-100, 60, 5), (0, 100, 5), (1, 0, 6), (-1, 59, 6), (-1, 1, 5), (.5, 60, 6))
    s.same(b.run(wheel, [turn[:2] for turn in turns]), [[True, turn[2]] for turn in turns], 'turns of the wheel')
    touch = HELP + '''
        const box = board.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        pick('#game=1&move=4');
        fromAddress(location.href);
        for (const [type, right, down, kind, id] of arguments[0])
            board.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: kind || 'touch', pointerId: id || 1, clientX: x + right, clientY: y + down}));
        board.dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1}));
        return move();'''
    draw = lambda right, down, kind='touch', end='pointerup': [['pointerdown', 0, 0, kind], ['pointermove', right, down, kind], [end, right, down, kind]]
    for strokes, wanted in ((draw(41, 0), 3), (draw(40, 0), 4), (draw(-41, 0), 5), (draw(-40, 0), 4), (draw(60, 29), 3), (draw(60, 30), 4),
                            (draw(-60, -29), 5), (draw(-60, -30), 4), (draw(60, -29), 3), (draw(0, 99), 4), (draw(99, 0, 'mouse'), 4),
                            (draw(99, 0, 'pen'), 3), (draw(99, 0, end='pointercancel'), 4), (draw(99, 0, end='pointerleave'), 4),
                            ([['pointerdown', 0, 0], ['pointerup', 0, 0]], 4)):
        s.same(b.run(touch, strokes), wanted, 'a finger: %r' % strokes)
    dragged = HELP + '''
        const space = q('.space').getBoundingClientRect(), x = space.left + 3, y = space.top + 3, n = arguments[0];
        q('.space').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerId: 1, clientX: x, clientY: y}));
        q('.space').dispatchEvent(new PointerEvent('pointermove', {bubbles: true, pointerId: 1, clientX: x + n, clientY: y}));
        q('.space').dispatchEvent(new PointerEvent('pointerup', {bubbles: true, pointerId: 1, clientX: x + n, clientY: y}));
        q('.space').dispatchEvent(new MouseEvent('click', {bubbles: true}));
        const found = document.querySelectorAll('.offer').length;
        keyTo(document.body, 'Escape', {});
        return found;'''
    for far, offers in ((0, 1), (8, 1), (9, 0)):
        s.same(b.run(dragged, far), offers, 'a click after the pointer has moved by %d' % far)
    s.same(b.run(HELP + '''
        q('.space').dispatchEvent(new MouseEvent('click', {bubbles: true}));
        const before = document.querySelectorAll('.offer').length;
        board.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return [before, document.querySelectorAll('.offer').length];'''), [0, 0], 'the last click was drawn')
    b.open(page, '#game=1&move=4')
    s.same(b.run(HELP + '''
        q('.space').dispatchEvent(new MouseEvent('click', {bubbles: true}));
        const before = document.querySelectorAll('.offer').length;
        board.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return [before, document.querySelectorAll('.offer').length];'''), [1, 0], 'a click beside the tiles offered')


def test_after(s, b):
    """The page names a move behind the end of a game, and the board shows the end."""
    for words, said in ((['@0/', 'B1+', '@1\\', 'A0/', 'B2+'], 'White wins with a loop at move 4.'),
                        ([write(s, 'after.txt', '1 @0/\n2 B1+\n3 Resign\n4 B2+\n')], None)):
        b.open(s.page('after.html', '-i', *words), '#game=1&move=99')
        got = b.run(DRAWN + "return [drawn(), document.querySelector('#status').textContent, document.querySelector('#result').textContent]")
        s.same([got[0]['bad'], len(got[0]['frame']), got[0]['ghosts']], [[], 1, []], 'nothing is drawn of a move behind the end')
        s.check(got[1].endswith(said or 'resigns.') or not said, 'what it says of the end: ' + got[1])
        s.check(got[2] and got[2] in got[1], 'the result in it: %r' % got[1:])


class Sight:
    """What should be seen of the board: the rules of the view once more. Lengths are in tenths of a tile, sizes in pixels a tile."""

    def __init__(self, frame, size):
        self.window, self.middle, self.size = size, None, 0
        self.show(frame)

    def show(self, frame):
        self.frame, self.fit = frame, 10 * min(self.window[0] / frame[2], self.window[1] / frame[3])

    def pixels(self):
        """As large as it fits, but no smaller than a finger needs; or what was asked for."""
        return max(self.size, self.fit) if self.size else max(self.fit, 18)

    def extent(self):
        return [10 * side / self.pixels() for side in self.window]

    def clamp(self):
        for i in (0, 1):
            low, high = self.frame[i] + self.extent()[i] / 2, self.frame[i] + self.frame[i + 2] - self.extent()[i] / 2
            self.middle[i] = (low + high) / 2 if low > high else max(low, min(high, self.middle[i]))

    def follow(self, tile):
        """The middle of the last tile is seen, a tile and a half from the border."""
        if self.pixels() <= self.fit * 1.001:
            self.middle = None
        elif self.middle is None or any(abs(tile[i] - self.middle[i]) >= self.extent()[i] / 2 - 15 for i in (0, 1)):
            self.middle = list(tile)
        if self.middle:
            self.clamp()

    def zoom(self, factor, at=None):
        """Larger or smaller, around a point, or the middle; from 18 pixels, or what fits if that is less, to 160."""
        before = self.pixels()
        self.middle = self.middle or [self.frame[i] + self.frame[i + 2] / 2 for i in (0, 1)]
        self.size = max(min(self.fit, 18), min(160, before * factor))
        if self.size <= self.fit and self.fit >= 18:
            self.size = 0
        if at:
            self.middle = [at[i] + (self.middle[i] - at[i]) * before / self.pixels() for i in (0, 1)]
        if self.pixels() <= self.fit * 1.001:
            self.middle = None
        else:
            self.clamp()

    def box(self):
        wide, high = self.extent()
        x, y = self.middle or [self.frame[i] + self.frame[i + 2] / 2 for i in (0, 1)]
        return [x - wide / 2, y - high / 2, wide, high]


# Does these deeds; tells for each where it was, as a point of the picture, and what is seen then.
ACTS = HELP + '''
const found = [], box = board.getBoundingClientRect();
const point = (right, down) => { const seen = sight(); return [seen[0] + seen[2] * right / box.width, seen[1] + seen[3] * down / box.height]; };
const finger = (type, id, right, down) => board.dispatchEvent(new PointerEvent(type,
    {pointerId: id, pointerType: 'touch', clientX: box.left + right, clientY: box.top + down}));
for (const act of arguments[0]) {
    let where = [0, 0];
    if (act === 'wheel' || act === 'back') {
        const [key, deltaY] = act === 'wheel' ? ['ctrlKey', -.5] : ['metaKey', .5];
        const x = Math.round(box.left + box.width * .3), y = Math.round(box.top + box.height * .6); // an event has whole pixels
        where = point(x - box.left, y - box.top);
        send(board, new WheelEvent('wheel', {deltaY, clientX: x, clientY: y, [key]: true, bubbles: true, cancelable: true}));
    } else if (act === 'drag') {
        for (const [type, right, down] of [['down', 300, 300], ['move', 320, 290], ['move', 305, 320], ['up', 365, 320], ['move', 9, 9], ['move', 99, 99]])
            finger('pointer' + type, 7, right, down);
    } else if (act === 'pinch' || act === 'spread') {
        const far = act === 'spread' ? 150 : 80;
        where = point(200 + far / 2, 210);
        finger('pointerdown', 1, 200, 210);
        finger('pointerdown', 2, 300, 210);
        finger('pointermove', 2, 200 + far, 210);
        finger('pointerup', 2, 200 + far, 210);
        finger('pointerup', 1, 200, 210);
    } else {
        press(act);
    }
    found.push([where, sight(), move(), board.classList.contains('zoomed')]);
}
return found;'''


def test_view(s, b):
    """The buttons that zoom, the wheel with Control, fingers that draw and pinch; what is followed."""
    size = 'return [document.querySelector("#board").clientWidth, document.querySelector("#board").clientHeight]'
    spiral = ['@0+'] + ['@1+'] * 40 + ['A0+'] * 30 + ['AP1+'] * 3 + ['A32+'] * 3
    for name, moves in (('gift', [GIFT]), ('long', ['-r', 'loop', *spiral])):
        positions = position.read(s.program, '-m', 'all', *moves)
        p = positions[-1]
        places = [move['tile'][:2] for move in p.game['moves']]
        b.open(s.page('view.html', '-i', *moves), '#game=1&move=1')

        def frame(n):
            p = positions[max(n, 1) - 1]
            wide, high = max(4, p.wide), max(4, p.high)
            return [10 * p.left + 5 * (p.wide - wide) - 8, 10 * p.top + 5 * (p.high - high) - 8, 10 * wide + 16, 10 * high + 16]

        b.run(HELP + '''
            board.style.flex = 'none'; // a sentence of two lines would make it smaller
            board.style.height = '560px';
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));''')
        sight = Sight(frame(1), b.run(size))
        sight.follow([5, 5])
        at = 1
        s.check(close(b.run(HELP + 'return sight()'), sight.box()), name + ': at first')
        plan = ['next'] * 3 + ['closer'] * 2 + ['next'] * 3 + ['farther'] + ['last', 'previous', 'first'] + ['farther'] * 7 + ['last', 'closer', 'closer'] + \
            ['first', 'last'] + ['wheel'] * 9 + ['first'] + ['back'] * 3 + ['last', 'drag', 'pinch', 'spread', 'drag', 'next'] + ['closer'] * 8 + ['farther'] * 12
        for act, ((x, y), *seen) in zip(plan, b.run(ACTS, plan)):
            if act in ('closer', 'farther'):
                sight.zoom(1.3 if act == 'closer' else 1 / 1.3)
            elif act in ('wheel', 'back'):
                sight.zoom(1.15 if act == 'wheel' else 1 / 1.15, (x, y))
            elif act == 'drag':
                for dx, dy in ((20, -10), (-15, 30)) if sight.middle else ():
                    sight.middle = [sight.middle[0] - 10 * dx / sight.pixels(), sight.middle[1] - 10 * dy / sight.pixels()]
                    sight.clamp()
            elif act in ('pinch', 'spread'):
                sight.zoom(1.5 if act == 'spread' else .8, (x, y))
            else:
                now = {'next': min(at + 1, len(places)), 'previous': at - 1, 'first': 0, 'last': len(places)}[act]
                if now != at:
                    at = now
                    x, y = places[at - 1] if at else (0, 0)
                    sight.show(frame(at))
                    sight.follow([10 * x + 5, 10 * y + 5])
            s.check(close(seen[0], sight.box(), .3), '%s, %s at %d: %r, not %r' % (name, act, at, seen[0], sight.box()))
            s.same(seen[1:], [at, sight.pixels() > sight.fit * 1.001], '%s, %s: the move, and whether it is zoomed' % (name, act))
        b.run(HELP + "press('closer'); press('whole')")
        seen = b.run(HELP + 'return [sight(), by("whole").getAttribute("aria-pressed")]')
        whole = Sight(frame(len(places)), b.run(size))
        whole.size = whole.fit
        s.check(close(seen[0], whole.box()) and seen[1] == 'true', name + ': the whole board')
        b.run(HELP + "press('whole')")
        whole.size = 0
        whole.show(frame(at))
        x, y = places[at - 1] if at else (0, 0)
        whole.follow([10 * x + 5, 10 * y + 5])
        seen = b.run(HELP + 'return [sight(), by("whole").getAttribute("aria-pressed")]')
        s.check(close(seen[0], whole.box()) and seen[1] == 'false', name + ': and as it was: %r, not %r' % (seen, whole.box()))
        b.run(HELP + "press('whole'); press('closer'); ['turn', 'mirror'].forEach(id => [1, 2, 3, 4].forEach(() => press(id)))")
        s.same(b.run(HELP + 'return [by("turn"), by("mirror"), by("whole")].map(e => e.getAttribute("aria-pressed"))'), ['false'] * 3,
               name + ': zooming ends the view of the whole board, and four turns are none')


def test_addresses(s, b):
    """What addresses mean, and those that the page has."""
    page = s.page('addresses.html', '-i', GIFT, LOOP)
    line = 'D2%2B.E2%2B' # after move 4 of gift
    b.open(page)
    asked = HELP + '''
        for (const id of ['numbers', 'labels'])
            by(id).checked = defaults[id];
        by('theme').value = 'print';
        fromAddress(location.href.replace(/#.*/, '') + arguments[0]);
        return [game.index + 1, at, line ? line.words.length : 0, view.turn, view.mirror, by('theme').value, by('numbers').checked,
            by('labels').checked, here(), by('turn').getAttribute('aria-pressed'), by('mirror').getAttribute('aria-pressed')];'''
    plain = dict(game=1, move=0, line=0, turn=0, mirror=False, theme='print', numbers=True, labels=True)
    for address, means, own in (
            ('', {}, '#game=1&move=0'), ('#game=2', {'game': 2}, None), ('#game=0&move=3', {'move': 3}, '#game=1&move=3'),
            ('#game=3&move=3', {'game': 2, 'move': 3}, '#game=2&move=3'), ('#game=x&move=3', {'move': 3}, '#game=1&move=3'),
            ('#move=3', {'move': 3}, '#game=1&move=3'), ('#move=99', {'move': 10}, '#game=1&move=10'), ('#move=-1', {}, '#game=1&move=0'),
            ('#move=3&turn=1', {'move': 3, 'turn': 1}, '#game=1&move=3&turn=1'), ('#move=3&turn=4', {'move': 3}, '#game=1&move=3'),
            ('#move=3&turn=7', {'move': 3, 'turn': 3}, '#game=1&move=3&turn=3'), ('#move=3&turn=no', {'move': 3}, '#game=1&move=3'),
            ('#move=3&mirror=yes', {'move': 3, 'mirror': True}, '#game=1&move=3&mirror=yes'), ('#move=3&mirror=no', {'move': 3}, '#game=1&move=3'),
            ('#move=3&theme=line', {'move': 3, 'theme': 'line'}, '#game=1&move=3&theme=line'), ('#move=3&theme=none', {'move': 3}, '#game=1&move=3'),
            ('#move=3&numbers=no', {'move': 3, 'numbers': False}, '#game=1&move=3&numbers=no'), ('#numbers=yes&move=3', {'move': 3}, '#game=1&move=3'),
            ('#move=3&labels=no', {'move': 3, 'labels': False}, '#game=1&move=3&labels=no'),
            ('#move=4&turn=2&mirror=yes&labels=no&numbers=no&theme=modern', dict(move=4, turn=2, mirror=True, labels=False, numbers=False, theme='modern'),
             '#game=1&move=4&theme=modern&numbers=no&labels=no&turn=2&mirror=yes'),
            ('#move=4&line=' + line, dict(move=6, line=2), '#game=1&move=4&line=' + line),
            ('#move=4&at=5&line=' + line, dict(move=5, line=2), '#game=1&move=4&line=' + line + '&at=5'),
            ('#move=4&at=6&line=' + line, dict(move=6, line=2), '#game=1&move=4&line=' + line),
            ('#move=4&at=0&line=' + line, dict(move=0, line=2), '#game=1&move=4&line=' + line + '&at=0'),
            ('#move=4&begins=b&line=' + line, dict(move=6, line=2), '#game=1&move=4&line=' + line + '&begins=b'),
            ('#move=4&begins=w&line=' + line, dict(move=6, line=2), '#game=1&move=4&line=' + line),
            ('#move=4&line=x', dict(move=4), '#game=1&move=4'), ('#move=4&line=%', dict(move=4), '#game=1&move=4'),
            ('#move=4&line=' + line + '.D2%2B', dict(move=6, line=2), '#game=1&move=4&line=' + line),
            ('#move=99&line=B1%2B', dict(move=10), '#game=1&move=10'), ('#line=%400%2F', dict(move=1, line=1), '#game=1&move=0&line=%400%2F')):
        wanted = {**plain, **means}
        if address == '#game=2':
            wanted['move'], own = b.run(asked, address)[1], b.run(asked, address)[8] # where that game begins is another test's
        got = b.run(asked, address)
        s.same(got, [*wanted.values(), own, str(wanted['turn'] > 0).lower(), str(wanted['mirror']).lower()], 'the address ' + address)
    b.open(s.page('bare.html', '-i', '-O', 'numbers=no,theme=classic', '-m', '2', GIFT))
    got = b.run(HELP + "fromAddress(location.href + '#theme=print&numbers=yes'); return [at, here()]")
    s.same(got, [2, '#game=1&move=2&theme=print&numbers=yes'], 'settings that differ from those the page came with')
    # Links in the list lead to the moves, also in another window, where looks are kept.
    s.same(b.run(HELP + "return [...document.querySelectorAll('.moves li > a')].map(a => a.hash)")[:2],
           ['#game=1&move=%d' % n for n in (1, 2)], 'the addresses of moves')


def test_opening(s, b):
    """A game opens at its end; with comments at its beginning; with -m there."""
    for words, wanted in ((['@0/', 'B1+'], 2), ([GIFT], 0), (['-m', '3', GIFT], 3), (['-m', '2-4', GIFT], 2)):
        b.open(s.page('opening.html', '-i', *words))
        s.same(b.run('return at'), wanted, 'a page of %r opens at' % words)


LINE = HELP + '''
const state = () => line ? [line.from, line.words.join(' '), at, line.begins, names(document.querySelectorAll('#line-moves a[aria-current]')).join(),
    by('undo').getAttribute('aria-disabled'), document.querySelectorAll('.moves [aria-current]').length]
    : [at, names(document.querySelectorAll('[aria-current]')).join(), by('own').hidden];
const type = word => { by('typed').value = word; keyTo(by('typed'), 'Enter', {}); return by('typed').value; };
'''


def test_lines(s, b):
    """Lines of one's own: where they branch off, what goes on in the game, what is taken back."""
    words = [move['modern'] for move in json.loads(s.traxfig('-T', 'json', GIFT))['moves']]
    page = s.page('lines.html', '-i', GIFT)
    b.open(page, '#game=1&move=4')
    do = lambda script, *arguments: b.run(LINE + script + '; return state()', *arguments)
    s.same(do('type(arguments[0])', words[4]), [5, state_text(GIFT, 5, s), True], 'the next move of the game, typed')
    b.open(s.page('row.html', '-i', '-r', 'loop', '@0+', '@1+'))
    for most in (60, 500):
        s.go(b, '#game=1&move=1&line=' + '.'.join(['@1%2B'] * (most + 9)))
        s.check(b.run("return document.querySelectorAll('#line-moves a').length") == min(most + 9, 500), 'a line of %d moves in an address' % (most + 9))
        for steps in (0, -3, -50, 1, 40):
            s.same(b.run(HELP + """go(at + arguments[0]);
                const [strip, now] = ['#own p', '#line-moves [aria-current]'].map(name => q(name).getBoundingClientRect());
                return [now.top > strip.top - 3 && now.bottom < strip.bottom + 3, scrollY]""", steps), [True, 0],
                   'the move shown is seen in a long line, %d moves on' % steps)
    b.open(page, '#game=1&move=5')
    do("press('previous')")
    s.same(do("type('D2+')"), [4, 'D2+', 5, 0, '5 D2+', 'false', 0], 'another move begins a line')
    s.same(do("type('E2+')"), [4, 'D2+ E2+', 6, 0, '6 E2+', 'false', 0], 'and another goes on in it')
    s.same(do("press('previous')"), [4, 'D2+ E2+', 5, 0, '5 D2+', 'false', 0], 'back')
    s.same(do("type('E2+')"), [4, 'D2+ E2+', 6, 0, '6 E2+', 'false', 0], 'the same move again')
    s.same(do("press('previous'); type('D3+')"), [4, 'D2+ D3+', 6, 0, '6 D3+', 'false', 0], 'another move in its place')
    s.same(do("press('previous'); press('previous')"), [4, 'D2+ D3+', 4, 0, '', 'true', 0], 'where the line begins')
    s.same(do("type('D2+')"), [4, 'D2+ D3+', 5, 0, '5 D2+', 'false', 0], 'its first move, typed')
    s.same(do("press('previous'); press('previous'); type(arguments[0])", words[3]), [4, 'D2+ D3+', 4, 0, '', 'true', 0],
           'before it, a move of the game')
    s.go(b, '#game=1&move=4&line=D2%2B.D3%2B.E2%2B')
    s.same(do(''), [4, 'D2+ D3+ E2+', 7, 0, '7 E2+', 'false', 0], 'a line of three moves')
    s.same(do("press('undo')"), [4, 'D2+ D3+', 6, 0, '6 D3+', 'false', 0], 'the last is taken back')
    s.same(do("press('previous'); press('undo')")[:2], [4, state_text(GIFT, 4, s)], 'the first is taken back, and all behind it')
    s.go(b, '#game=1&move=4&line=D2%2B.D3%2B.E2%2B')
    s.same(do("press('first'); press('to-game')"), [0, '', True], 'to the game, from before the line')
    s.go(b, '#game=1&move=4&line=D2%2B.D3%2B.E2%2B')
    s.same(do("press('to-game')")[:2], [4, state_text(GIFT, 4, s)], 'to the game')
    s.go(b, '#game=1&move=4&line=D2%2B.D3%2B.E2%2B')
    s.same(do("q('#line-moves a').click()"), [4, 'D2+ D3+ E2+', 5, 0, '5 D2+', 'false', 0], 'a click on the first move of a line')
    s.same(b.run("return [...document.querySelectorAll('#line-moves a')].map(a => a.hash)"),
           ['#game=1&move=4&line=D2%2B.D3%2B.E2%2B' + more for more in ('&at=5', '&at=6', '')], 'the addresses of its moves')
    s.same(do("q('.moves li:nth-child(2) a').click()"), [2, state_text(GIFT, 2, s), True], 'a click on a move of the game')
    s.go(b, '#game=1&move=4')
    for more, moves in (('', True), ('ctrl', False), ('meta', False), ('shift', False)):
        s.same(b.run(LINE + '''
            pick('#game=1&move=4');
            fromAddress(location.href);
            const a = q('.moves li:nth-child(2) a'), stay = event => event.preventDefault();
            let taken = null;
            window.addEventListener('click', event => { taken = event.defaultPrevented; event.preventDefault(); }, {once: true});
            a.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, [arguments[0] + 'Key']: true}));
            return [move(), taken];''', more), [2 if moves else 4, moves], 'a click on a move with the key %r' % more)
    s.same(b.run(LINE + "press('previous'); return [type('x'), type('   '), type(' %s ')]" % words[3]), ['x', '   ', ''],
           'what stays in the field, and what does not')
    s.same(b.run(LINE + "pick('#game=1&move=4'); fromAddress(location.href); by('typed').value = 'D2+'; keyTo(by('typed'), 'x', {}); return move()"), 4,
           'a word that is not yet entered')
    s.same(b.run(LINE + "return [1, 2, 3, 4, 5].map(n => { show({at: n}); show({line: extended(replies(position())[0])}); return [line.from, line.begins, here().includes('begins')]; })"),
           [[n, n % 2, False] for n in range(1, 6)], 'whose turn the first move of a line is')
    # A sentence about each position of a line, and how it ends.
    b.open(s.page('wins.html', '-i', '@0/', 'B1+', '@1\\', 'B2+'))
    s.same(b.run(LINE + "press('previous'); type('A0/'); return by('status').textContent"), 'A0/. White wins with a loop at move 4.',
           'a win in a line')
    s.same(b.run(LINE + "press('previous'); return by('status').textContent"), 'After move 3: @1\\', 'a move before it')
    s.same(b.run(LINE + "press('undo'); return [by('status').textContent, at]")[1], 3, 'taken back from where it begins')


def state_text(record, n, s):
    return json.loads(s.traxfig('-T', 'json', record))['moves'][n - 1]['text'].upper()


ROWS = HELP + '''
const rowsNow = () => [...document.querySelectorAll('#rows [role=option]')].map(e => [e.textContent.replace(/\\s+/g, ' '), e.id, Number(e.dataset.index),
    e.getAttribute('aria-selected'), Number(e.getAttribute('aria-setsize')), Number(e.getAttribute('aria-posinset')), parseFloat(e.style.top)]);
const chosenNow = () => q('#rows [aria-selected=true]').getBoundingClientRect(), list = by('rows');
const inside = () => { const row = chosenNow(), box = list.getBoundingClientRect(); return [row.top - box.top, row.bottom - box.bottom]; };
'''


def test_list(s, b):
    """The list of games: its rows, what is chosen in it, keys, clicks; and the menu beside it."""
    with open(s.directory + '/rows.txt', 'w') as file:
        file.write(''.join('Event: Cup %d\nWhite: Ann\n%s1 @0/ 2 B1+%s\n\n' % (n, 'Black: Bo\n' if n % 2 else '', ' 3 B2/' if n % 3 else '')
                           for n in range(40)) + 'Event: None\n1 @0/ ; x\n')
    b.open(s.page('rows.html', '-i', s.directory + '/rows.txt'), '#game=3&move=1')
    s.same(b.run(HELP + "return [by('find').open, by('games').hidden, by('choose').hidden, by('games').options.length, by('games').selectedIndex]"),
           [False, False, False, 41, 2], 'the menu of 41 games')
    s.same(b.run(HELP + 'return by("games").options[1].textContent'), '2. Cup 1 \u00b7 Ann \u2013 Bo', 'an entry of the menu')
    s.same(b.run(HELP + "by('games').selectedIndex = 7; by('games').dispatchEvent(new Event('change')); return [game.index, document.title, by('which').textContent]"), [7, 'Cup 7', 'Cup 7'],
           'a game of the menu')
    b.run(HELP + "choose(2); by('find').open = true; return later()")
    rows = b.run(ROWS + 'return rowsNow()')
    s.same(b.run(HELP + "return by('outcome').hidden"), True, 'no choice of results where no game has one')
    wide = b.run(HELP + "return [by('rows').clientHeight, by('rows').scrollHeight]")
    s.same(wide[1], 44 * 41, 'the height of all rows')
    s.check(math.ceil(wide[0] / 44) <= len(rows) <= math.ceil(wide[0] / 44) + 8, 'rows that are there: %d' % len(rows))
    for n, row in enumerate(rows):
        title = '%d. Cup %d \u00b7 Ann%s @0/ B1+%s \u00b7 %d moves' % (
            n + 1, n, ' \u2013 Bo' if n % 2 else '', ' B2/' if n % 3 else '', 3 if n % 3 else 2)
        s.same(row, [title, 'row-%d' % n, n, str(n == 2).lower(), 41, n + 1, 44 * n], 'row %d' % n)
    for key, wanted in (('ArrowDown', 3), ('ArrowDown', 4), ('ArrowUp', 3), ('PageDown', 11), ('PageDown', 19), ('PageUp', 11), ('End', 40), ('ArrowDown', 40),
                        ('ArrowUp', 39), ('PageUp', 31), ('Home', 0), ('ArrowUp', 0), ('PageDown', 8), ('ArrowDown', 9)):
        got = b.run(ROWS + '''
            const taken = keyTo(list, arguments[0], {}), row = q('#rows [aria-selected=true]');
            return [taken, row.dataset.index, list.getAttribute('aria-activedescendant'), inside(), list.scrollTop % 44];''', key)
        s.same(got[:3], [True, str(wanted), 'row-%d' % wanted], 'the list, ' + key)
        s.check(got[3][0] >= 0 and got[3][1] <= 0, 'the row that is chosen is seen, %s: %r' % (key, got[3]))
    s.same(b.run(ROWS + "return [keyTo(list, 'x', {}), q('#rows [aria-selected=true]').dataset.index]"), [False, '9'], 'another key')
    s.same(b.run(ROWS + "list.scrollTop = 800; return later().then(rowsNow)")[0][2], math.floor(800 / 44) - 4,
           'the first row that is there after scrolling')
    s.same(b.run(ROWS + "keyTo(list, 'ArrowDown', {}); return [q('#rows [aria-selected=true]').dataset.index, list.scrollTop, inside()[0]]")[0], '10',
           'it comes back into sight')
    s.same(b.run(ROWS + "keyTo(list, 'Enter', {}); return [game.index, by('games').selectedIndex, document.title]"), [10, 10, 'Cup 10'], 'Enter')
    s.same(b.run(ROWS + "q('#rows [data-index=\"9\"] bdi').click(); return game.index"), 9, 'a click on a row')
    s.same(b.run(ROWS + "list.lastChild.click(); return game.index"), 9, 'a click below the rows')
    ask = ROWS + '''
        for (const [id, value] of Object.entries(arguments[0])) {
            by(id).value = value;
            by(id).dispatchEvent(new Event('input', {bubbles: true}));
        }
        return [by('found').textContent, rowsNow().map(row => row[2]), list.getAttribute('aria-activedescendant')];'''
    for asked, which in (({'words': 'cup 3'}, [n for n in range(40) if '3' in str(n)]), ({'words': 'CUP 3 bo'}, [n for n in range(40) if '3' in str(n) and n % 2]), ({'words': 'nobody'}, []),
                         ({'words': '@0/ b1+'}, range(40)), ({'words': '@0/ b1+ b2/'}, [n for n in range(40) if n % 3]), ({'words': '@0/ b1'}, []),
                         ({'words': '@0/'}, range(41)), ({'words': '@0/ B'}, [n for n in range(40) if n % 2]), ({'words': '', 'most': '1'}, [40]),
                         ({'most': '2'}, [n for n in range(41) if n % 3 == 0 or n == 40]), ({'most': '', 'least': '3'}, [n for n in range(40) if n % 3]),
                         ({'least': '2'}, range(40))):
        got = b.run(ask, asked)
        s.same(got, ['%d of 41 games' % len(which), list(which)[:len(got[1])], 'row-%d' % (list(which).index(9) if 9 in which else 0) if which else None],
               'games with %r, of which the open one is chosen' % asked)
    s.same(b.run(ROWS + "by('words').value = 'nobody'; find(); return [keyTo(list, 'Enter', {}), keyTo(list, 'ArrowDown', {}), game.index]"), [False, True, 9],
           'an empty list')
    s.same(b.run(HELP + "return ['least', 'most'].map(id => { by(id).value = 1; by(id).stepDown(); by(id).stepDown(); return by(id).value; })"),
           ['0', '0'], 'the smallest numbers of moves')
    b.open(s.page('single.html', '-i', GIFT))
    s.same(b.run(HELP + "return [by('find').hidden, by('choose').hidden, by('which').textContent]"), [True, True, ''], 'one game has no list')
    b.open(s.page('pair.html', '-i', GIFT, LOOP), '#game=2')
    got = HELP + '''
        press(arguments[0]);
        return [game.index, by('before').getAttribute('aria-disabled'), by('after').getAttribute('aria-disabled'), by('games').selectedIndex];'''
    for press, wanted in (('after', [1, 'false', 'true', 1]), ('before', [0, 'true', 'false', 0]), ('before', [0, 'true', 'false', 0]),
                          ('after', [1, 'false', 'true', 1])):
        s.same(b.run(got, press), wanted, 'two games, the button ' + press)


COMMENTS = '''1 A1C ; a comment that begins here,
; and goes on here.
;Then a line begins,
;   a line is indented by three,
; B4/ any win
; is above a line of its own,
; any B4+ and more
; *** B4+ and more
; 2 B4+ and 12 more
; 2 more
; goes on
; A1S
2 A1S ;White sets up
; a corner here,
;and Black one there
3 A1S ; B1x is no move, and this first line is as long as others are
;  @0/ and then, with more words, what is not so short that it ends it
;A1Sx is no move, and this line is as long as the others were, or so
;1AC is no move, and this line is as long as the others were, or so
;b10/ is one
;   This line is prose that has three blanks, and is wrapped, so
;   that it goes on here, with B4/ B5/ in it, and then it
;   ends.
;   any win
;AA12\\ is one, and this line is as long as the others were, or so it
;B01/ is none, and this line is as long as the others were, or so it
;ends
'''


def test_comments(s, b):
    """Comments where moves are played are laid out as where none are, which C does; a variation keeps its line."""
    with open(s.directory + '/comments.txt', 'w') as file:
        file.write('A game with words around it, of which this line is the longest one,\nand this is another.\n\n' + COMMENTS)
    texts = '''return [...document.querySelectorAll('.moves p, .prose')].map(p => {
        const lines = [];
        let now = '';
        for (const it of p.childNodes) {
            if (it.nodeName === 'BR') {
                lines.push(now);
                now = '';
            } else if (it.nodeName === 'CODE') {
                now += '<' + it.textContent + '>';
            } else {
                now += it.textContent;
            }
        }
        return [...lines, now].map(text => text.trim().replace(/\\n/g, ' '));
    }).filter(lines => lines.join(''));'''
    with open(s.directory + '/varied.txt', 'w') as file:
        file.write('1 @0/ ;B1+ and then this line is as long as the others are, or longer\n;than what follows, which goes on\n;and on\n;  by two\n')
    for words in ([s.directory + '/comments.txt'], [s.directory + '/varied.txt'], [GAME], [CLAIMS]):
        b.open(s.page('told.html', '-u', '-O', 'variations=no', *words))
        wanted = b.run(texts)
        b.open(s.page('comments.html', '-i', '-O', 'variations=no', *words))
        got = b.run(texts)
        s.same(len(got), len(wanted), 'comments of %r' % words)
        for one, other in zip(got, wanted):
            s.same(one, other, 'a comment of %r' % words)


# The left edges of the lines of each variation, without its blanks: for each, [blanks, the first line, the leftmost].
HUNG = """return [...document.querySelectorAll('code')].map(e => {
    const all = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange(), lefts = [];
    while (all.nextNode())
        for (const {index} of all.currentNode.data.matchAll(/[^\\s]/g)) {
            range.setStart(all.currentNode, index);
            range.setEnd(all.currentNode, index + 1);
            lefts.push(range.getBoundingClientRect().left);
        }
    return [e.textContent.search(/[^\\s]/), lefts[0], Math.min(...lefts)];
});"""


def test_hung(s, b):
    """In any window and on paper, the deeper a variation the further in it begins, and all its lines, which may be turned over,
    stay so far in, to 18 characters. So much is as in the record, where moves may stand below moves. Words always have room."""
    deep = write(s, 'deep.txt', '1 @0/\n' + ''.join(';%sB1+ A1+ B2/ and so many words that one line is turned over, and more\n' % (' ' * n)
                                                    for n in (0, 4, 6, 8, 10, 12, 16, 18, 60)))
    for wide, medium in ((390, ''), (320, ''), (1200, ''), (390, 'print')):
        b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=844, deviceScaleFactor=1, mobile=False)
        b.media(medium)
        for kind in ('-u', '-i'):
            b.open(s.page('deep.html', kind, '-O', 'variations=no', deep))
            lines = b.run(HUNG)
            said = 'variations in a window of %d, %s %s: %r' % (wide, kind, medium, lines)
            s.check(len(lines) == 9 and b.run('return document.documentElement.scrollWidth') <= wide and all(first - least < 1 for _, first, least in lines), said)
            s.check(lines == sorted(lines) and len({round(first) for _, first, _ in lines[:8]}) == 8, 'deeper ' + said)
            one = (lines[1][1] - lines[0][1]) / 4
            s.check(one > 8 and all(abs(first - lines[0][1] - n * one) < 1 for n, first, _ in lines[:8]), 'exact ' + said)
    b.devtools('Emulation.clearDeviceMetricsOverride')
    b.media()


def test_verdicts(s, b):
    """What stands behind a variation: its verdict; what a word of it may mean; where `any` is played."""
    b.open(s.page('verdicts.html', '-i', write(s, 'verdicts.txt', '1 @0/\n2 A2/\n3 B1/\n4 A3+ ; B4/ any win\n; B1/ B9/ win\n; B1/ any\n')))
    s.same(b.run("return [...document.querySelectorAll('.moves p > :not(code, br), .moves code a, .moves .verdict')].map(e => [e.textContent, e.className])"),
           [['B4/ any win', 'variation refuted'], ['\u2717\u00a0refuted', 'verdict refuted'], ['Refutation: C1/', 'variation refuted'],
            ['B1/ B9/ win', 'variation illegal'], ['\u2717\u00a0illegal', 'verdict illegal'],
            ['B1/ any', 'variation holds'], ['\u2713\u00a0holds', 'verdict holds']], 'variations with their verdicts')
    s.check('refuted Refutation: C1/' in b.run('return document.body.innerText'), 'a space is between a verdict and a refutation')
    seen = "return ['.refuted', '.illegal', '.holds'].map(k => document.querySelector('.verdict' + k)).map(e => e.getClientRects().length && getComputedStyle(e).color)"
    s.same(b.run(seen), ['rgb(163, 21, 21)', 'rgb(163, 21, 21)', 'rgb(26, 107, 47)'], 'the colours of verdicts')
    b.media('print')
    s.same(b.run(seen), [0, 0, 0], 'verdicts on paper')
    b.media()
    s.same(b.run("return ['.refuted', '.illegal', '.holds'].map(k => getComputedStyle(document.querySelector('a' + k)).textDecorationColor)"),
           ['rgb(163, 21, 21)', 'rgb(163, 21, 21)', 'rgb(26, 107, 47)'], 'the lines under variations')
    named = HELP + "return [q('#line-name').textContent, document.querySelectorAll('#line-moves a').length]"
    b.run("document.querySelectorAll('a.refuted')[1].click(); show({line, at: 6})")
    s.same(b.run(named), ['Refutation:', 2], 'a line has its name')
    b.run("document.querySelector('#undo').click()")
    s.same(b.run(named), ['Refutation:', 1], 'and keeps it when a move is taken back')
    # A page whose settings leave something out shows nothing of it.
    for look in ('no', 'yes'):
        page = s.page('parts.html', '-i', '-O', ','.join('%s=%s' % (name, look) for name in ('numbers', 'labels', 'last', 'path', 'error')), LOOP,
                      'examples/illegal.txt')
        shown = "return arguments[0].map(name => [...document.querySelectorAll('#board ' + name)].some(e => e.getClientRects().length))"
        b.open(page, '#game=1&move=11')
        s.same(b.run(shown, ['.number', '.label', '.mark', '.glow', '.won']), [look == 'yes'] * 5, 'what a page shows, ' + look)
        s.go(b, '#game=2&move=99')
        s.same(b.run(shown, ['.refused', '.space']), [look == 'yes', True], 'the refused move, ' + look)
    b.open(s.page('verdicts.html', '-i', write(s, 'verdicts.txt', '1 @0/\n2 B1+\n3 @1\\ ; A0/ win\n')))
    s.same(b.run("return [...document.querySelectorAll('.verdict')].map(e => [e.textContent, e.className])"), [['\u2713\u00a0holds', 'verdict holds']],
           'a variation that holds')
    s.same(b.run("return variationNodes({verdict: 'undecided', told: 'A0/', words: 'A0/'}).map(e => [e.textContent, e.className])"),
           [['A0/', 'variation undecided'], ['?\u00a0undecided', 'verdict undecided']], 'a variation with too many replies')
    s.same(b.run(LINE + "q('a.holds').click(); return [...state().slice(0, 4), by('line-name').textContent, location.hash]")[:5], [3, 'A0/', 4, 0, 'Variation:'],
           'a variation that white begins out of turn')
    # A space that has a tile: the one left of A, or above 1, for the older notation names a space by what is beside it.
    lines = (('B1+ A1+', 'B1+ @1+'), ('A0+ any B1+', 'A0+ B2+ B1+'), ('B1+ B1+', 'B1+ B0+'), ('B1+ B1+ C11+ A1+', ''), ('A2+ A1/ A1+', 'A2+ @1/ @1+'), ('any A1+', 'B1+ @1+'),
             ('B1+ *** A1+', None))
    b.open(s.page('words.html', '-i', write(s, 'words.txt', '\n'.join('Event: x\n1 @0/\n; %s win\n' % line for line, _ in lines))))
    for n, (line, moves) in enumerate(lines):
        got = b.run(LINE + "choose(arguments[0]); const a = q('a.variation'); if (!a) return null; a.click(); return [line && line.words.join(' '), at]", n)
        if moves is not None:
            s.same(got and got[0], moves or got[0], 'the moves of %s: %r' % (line, got))


def test_scrolling(s, b):
    """The move that is shown is seen in the list, with its comment, without more scrolling than that needs; above the list stays what
    does not scroll."""
    b.open(s.page('scrolled.html', '-i', GAME), '#game=1&move=0')
    place = """const row = q('.moves [aria-current]').parentElement.getBoundingClientRect(), top = by('top').getBoundingClientRect().bottom;
        return [row.top - top, row.bottom - top, by('text').getBoundingClientRect().bottom - top, by('text').scrollTop, scrollY]"""
    for wide, high, press, moves in ((1280, 500, 'next', False), (1280, 500, 'last', True), (1280, 500, 'previous', False), (1280, 500, 'first', None),
                                     (1280, 500, 'next', True), (320, 568, 'last', True), (320, 568, 'previous', True), (844, 390, 'first', None), (844, 390, 'next', True)):
        b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=high, deviceScaleFactor=1, mobile=False)
        before = b.run(HELP + "return by('text').scrollTop")
        if moves is None:
            b.run(HELP + 'press(arguments[0])', press)
            continue
        top, bottom, space, now, page = b.run(HELP + 'press(arguments[0]);' + place, press)
        s.same([now != before, page], [moves, 0], 'scrolling in a window of %d by %d, %s' % (wide, high, press))
        s.check(3 < top and (bottom < space + 1 or top < 5), 'the move is seen in a window of %d by %d, %s: %r' % (wide, high, press, (top, bottom, space)))
    b.devtools('Emulation.setDeviceMetricsOverride', width=1280, height=500, deviceScaleFactor=1, mobile=False)
    top, bottom, space, now, _ = b.run(HELP + "by('text').scrollTop = 0; show({at: 15});" + place)
    s.check(now > 0 and abs(top - space / 3) < 2, 'a move in the middle of the list stands a third from above: %r' % top)
    b.devtools('Emulation.clearDeviceMetricsOverride')


SAVED = HELP + """
window.saved = null;
URL.createObjectURL = blob => { window.saved = blob; return '#'; };
HTMLAnchorElement.prototype.click = function() { window.named = this.download; };
press(arguments[0]);
return new Promise(done => { const wait = () => window.saved ? done() : setTimeout(wait, 10); wait(); })"""


def test_saved(s, b):
    """A picture that is saved shows what the page shows, beside it; its size in pixels; records that are saved."""
    for way in ('', '&turn=1&labels=no&theme=line', '&mirror=yes&theme=classic&numbers=no'):
        b.open(s.page('shown.html', '-i', '-a', LOOP), '#game=1&move=99' + way)
        data = b.run(HELP + """
            const {width, height} = frame(); /* the board gets the shape of the picture */
            Object.assign(board.style, {position: 'fixed', left: 0, top: 0, width: width * 8 + 'px', height: height * 8 + 'px'});
            look(true);
            const image = new Image(), box = board.getBoundingClientRect(), text = picture(), seen = sight();
            image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
            document.body.append(image);
            Object.assign(image.style, {position: 'absolute', left: box.left + scrollX + 'px', top: box.top + scrollY + 'px', width: box.width + 'px',
                height: box.height + 'px', display: 'none', zIndex: 9});
            document.querySelectorAll('.space').forEach(e => e.remove());
            const doc = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
            const ids = [...doc.querySelectorAll('[id]')].map(e => e.id);
            return image.decode().then(() => [[box.left, box.top, box.width, box.height], seen, [...doc.attributes].map(a => [a.name, a.value]), ids,
                [...doc.querySelectorAll('use')].map(e => e.getAttribute('href').slice(1)), doc.querySelector('title').textContent, doc.querySelector('desc').textContent,
                doc.querySelectorAll('.space, .offer, .number, .label').length]);""")
        box, seen, attributes, ids, used, title, told, _ = data
        shots = []
        for display in ('none', 'block'):
            b.run("document.querySelector('body > img').style.display = arguments[0]; document.querySelector('#board').style.opacity = arguments[0] === 'none' ? 1 : 0",
                  display)
            shot = b.devtools('Page.captureScreenshot', clip=dict(zip(('x', 'y', 'width', 'height'), box), scale=1), optimizeForSpeed=True)['data']
            shots.append(base64.b64decode(shot))
        found = apart.compare(b, *shots)
        s.check(0 <= found['far'] < found['pixels'] / 300 and found['colours'] > 20, 'a saved picture, %s: %r' % (way, found))
        s.same(sorted(ids), sorted(set(used)), 'parts of a saved picture' + way)
        attributes = dict(attributes)
        s.same([attributes.pop('xmlns'), attributes.pop('width'), attributes.pop('height')],
               ['http://www.w3.org/2000/svg', '%d' % (seen[2] * 4.8 + .5), '%d' % (seen[3] * 4.8 + .5)], 'its size')
        s.check(list(attributes) == ['viewBox'] and close([float(n) for n in attributes['viewBox'].split()], seen), 'what it shows: %r' % attributes)
        s.same([title, told], b.run('return [document.title, document.querySelector("#status").textContent]'), 'what it is called')
    # Alone, without the page's style sheets, every shape has the same looks, also in the symbols.
    look = """
        const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'fill-opacity', 'stroke-opacity', 'opacity',
            'font-size', 'font-weight', 'font-family', 'text-anchor', 'dominant-baseline'];
        const looks = list => [...list].map(e => [e.localName, ...properties.map(name => getComputedStyle(e).getPropertyValue(name))]);
        const shapes = [...document.querySelectorAll(arguments[0] + ' :is(rect,path,text,circle)')];
        const seen = shapes.filter(e => !e.closest('defs,.space,.offer') && e.getClientRects().length);
        const symbols = [...document.querySelectorAll('defs [id]')].map(e => [e.id.replace('trax-print-', ''), looks(e.querySelectorAll('*:not(g)'))]);
        return [looks(seen), Object.fromEntries(symbols)];"""
    b.open(s.page('looks.html', '-i', '-O', 'marks=all', 'examples/illegal.txt'), '#game=1&move=99')
    shapes, symbols = b.run(look, '#board')
    alone = write(s, 'looks.svg', b.run('return picture()'))
    b.open(alone)
    got, used = b.run(look, 'svg')
    s.check(len(shapes) > 10 and {'a', 'bad'} <= set(used), 'shapes of a picture: %d, %s' % (len(shapes), sorted(used)))
    s.same(got, shapes, 'the looks of a picture that stands alone')
    s.same(used, {name: symbols[name] for name in used}, 'and of its symbols')
    b.open(s.page('painted.html', '-i', LOOP), '#game=1&move=3')
    wide = 'board.style.flex = "none"; board.style.width = arguments[0]; look(true); return new DOMParser().parseFromString(picture(), "image/svg+xml")' \
        '.documentElement.viewBox.baseVal.width - frame().width'
    s.check(b.run('view.size = 0;' + HELP + wide, '60px') == 0 > b.run('view.size = 90;' + HELP + wide, '60px'), 'a board without room is saved whole; a part of it if that was chosen')
    b.open(s.page('painted.html', '-i', LOOP), '#game=1&move=7')
    b.run(SAVED, 'save-png')
    wide, high, name, other = b.run(HELP + """
        return createImageBitmap(window.saved).then(async image => {
            const drawn = new Image(), canvas = document.createElement('canvas'), context = canvas.getContext('2d');
            [canvas.width, canvas.height] = [image.width, image.height];
            context.drawImage(image, 0, 0);
            const all = context.getImageData(0, 0, image.width, image.height).data;
            drawn.src = 'data:image/svg+xml,' + encodeURIComponent(picture());
            await drawn.decode();
            context.fillStyle = getComputedStyle(document.body).backgroundColor;
            context.fillRect(0, 0, image.width, image.height);
            context.drawImage(drawn, 0, 0, image.width, image.height);
            const other = context.getImageData(0, 0, image.width, image.height).data.filter((n, i) => n !== all[i]).length;
            return [image.width, image.height, window.named, other];
        });""")
    seen = b.run('const {width, height} = frame(); return [width, height]')
    s.same([wide, high, name], [int(seen[0] * 9.6), int(seen[1] * 9.6), 'trax-1-7.png'], 'the size of a painted picture')
    s.same(other, 0, 'where it differs from the SVG picture on the ground of the page')
    heads = 'Event: Cup\nWhite: Ann\nBlack: Bo\n'
    ends = ((heads, '3 Resign'), (heads, '3 Time'), (heads, 'Draw'), (heads, '3 win'), (heads, 'White wins by resignation'),
            (heads, 'White wins on time'), (heads, 'Black wins'), (heads, ''))
    for rules, kind in (([], None), (['-r', 'loop'], 'Loop Trax'), (['-r', 'trax8'], '8x8 Trax')):
        b.open(s.page('record.html', '-i', *rules, write(s, 'record.txt', '\n'.join('%s\n1 @0/ 2 B1+ %s\n' % pair for pair in ends) + '\nEvent: x\n1 @0/\n')))
        got = b.run("return records.map((_, n) => [2, 1].map(at => { choose(n); show({at}); return recordShown().split('\\n'); }))")
        for (head, end), saved in zip((*ends, ('Event: x\n', '')), got):
            lines = head.strip().split('\n') + ([kind] if kind else []) + ['', '1 @0/'] + (['2 B1+'] if head == heads else [])
            s.same(saved[0], [*lines, *([end] if end else []), ''], 'a record, %r %r' % (rules, end))
            s.same(saved[1], [*lines[:-1 if head == heads else None], ''], 'a record up to its first move')
    b.run(LINE + "type('A2+')")
    s.same(b.run('return recordShown()').split('\n')[-3:], ['1 @0/', '2 A2+', ''], 'a line as a record')


TITLE = 'A "game" & <b>more</b>'


@contextlib.contextmanager
def serving(folder):
    """The address at which the files of a folder are served."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass
    with http.server.HTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True, args=(.02,)).start()
        yield 'http://127.0.0.1:%d' % server.server_port
        server.shutdown()


def test_copied(s, b):
    """The page says what it has copied, of long texts the beginning; where the clipboard is not open to the page, as it was done before."""
    moves = [move['modern'] for move in json.loads(s.traxfig('-T', 'json', GAME))['moves']]
    b.open(s.page('copied.html', '-i', GAME), '#game=1&move=31')
    for clipboard in (True, False):
        got = b.run(HELP + """
            const taken = [], open = arguments[0];
            Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText: async text => {
                if (!open)
                    throw new Error('closed');
                taken.push(text);
            }}});
            document.execCommand = name => { taken.push(name + ' ' + document.activeElement.value); };
            by('done').textContent = '';
            press('copy-moves');
            return copied().then(text => [taken, text, document.querySelectorAll('textarea').length]);""", clipboard)
        text = ' '.join(moves)
        s.same(got, [[text if clipboard else 'copy ' + text], 'Copied: ' + (text if len(text) <= 200 else text[:200] + '\u2026'), 0],
               'moves that are copied, %s' % clipboard)
    b.open(s.page('longer.html', '-i', '-r', 'loop', '@0+', *['@1+'] * 60))
    s.same(b.run(HELP + "document.execCommand = () => {}; press('copy-moves'); return copied()"),
           'Copied: ' + ' '.join(['@0+'] + ['@1+'] * 60)[:200] + '\u2026', 'a long text that is copied')
    # What another page embeds: a page that has an address by it, with the title of the game; a file as a picture.
    embed = HELP + """
        const whole = document.createElement('div');
        Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
        document.execCommand = () => { whole.innerHTML = document.activeElement.value; };
        press('copy-embed');
        return copied().then(() => [...whole.children].map(e => [e.localName, e.getAttribute('src'), e.title, e.attributes.length]));"""
    named = s.page('embedded.html', '-i', '-g', TITLE, GAME)
    with serving(s.directory) as site:
        b.devtools('Page.navigate', url=site + '/embedded.html#game=1&move=3')
        b.run(LOADED)
        s.same(b.run(embed), [['iframe', site + '/embedded.html#game=1&move=3', TITLE, 4]], 'what is embedded by its address')
    b.open(named, '#game=1&move=3')
    s.same([name for name, *_ in b.run(embed)], ['svg'], 'what is embedded of a file')
    b.open(s.page('copied.html', '-i', GAME), '#game=1&move=31')
    b.run('document.querySelector("#notation").value = "classic"')
    classic = [move['classic'] for move in json.loads(s.traxfig('-T', 'json', GAME))['moves']]
    s.same(b.run('return movesShown(isClassic())'), classic, 'the older notation')


TESTS = [test_after, test_hung, test_verdicts, test_scrolling, test_saved, test_copied, test_addresses, test_opening, test_lines, test_list, test_comments, test_keys, test_play, test_hands, test_view]


def tests(s, b):
    for test in TESTS:
        test(s, b)
