"""browser.py: a session of Chromium, by the DevTools protocol over a pipe; the start of all tests of pages; and tests for pages.py,
which play games in the page and compare what it shows with the output of the program. Needs chromium and Python's standard
library."""

import itertools, json, os, re, select, shutil, subprocess, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
GAME = os.path.join(HERE, '..', '..', 'examples', 'bailey-siegenthaler.txt')
LAST = 31 # its moves
# The shell is Chromium without what surrounds a page, which costs a third of the time. It draws only when it is asked to.
SHELL = shutil.which('chromium-headless-shell')
FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
         '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
         # Without RenderDocument a page takes over the frame of the one before it: a fifth less work.
         '--disable-features=RenderDocument,BackForwardCache,PaintHolding,Translate,OptimizationHints,MediaRouter,GlobalMediaControls',
         '--disable-default-apps', '--disable-hang-monitor', '--password-store=basic', '--allow-pre-commit-input',
         # Scripts that run for a moment are not worth compiling well: without that a page opens with a fifth less work.
         '--js-flags=--no-opt,--no-maglev',
         # One process draws all pages; to start one for each page takes longer than the page.
         '--in-process-gpu', '--renderer-process-limit=1', '--disable-site-isolation-trials', '--disable-extensions',
         *['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'][:2 if SHELL else 0]]

POSITION = '''
const tiles = [...document.querySelectorAll('#board .tiles use')].map(u => [u.getAttribute('href')[1],
    Number(u.getAttribute('x')), Number(u.getAttribute('y'))]);
return tiles;'''

KEYS = {'ArrowLeft': 37, 'ArrowUp': 38, 'ArrowRight': 39, 'ArrowDown': 40, 'Home': 36, 'End': 35, 'Tab': 9, 'Enter': 13, ' ': 32,
        'Escape': 27, 'PageUp': 33, 'PageDown': 34}
# The middle of an element, which is scrolled into view; null if something else lies there.
MIDDLE = '''
const e = document.querySelector(arguments[0]);
e.scrollIntoView({block: 'nearest', behavior: 'instant'});
const r = e.getClientRects()[0], x = (r.left + r.right) / 2, y = (r.top + r.bottom) / 2;
return e.contains(document.elementFromPoint(x, y)) ? [x, y] : null;'''
# Waits until the page is loaded and was drawn once more.
LOADED = '''
return new Promise(done => {
    const drawn = () => requestAnimationFrame(() => setTimeout(done));
    document.readyState === 'complete' ? drawn() : addEventListener('load', drawn);
});'''


class Crashed(SystemExit):
    """Chromium has ended by itself."""


class Browser:
    def __init__(self, directory):
        """Chromium reads from its descriptor 3 and writes to 4; a message ends with a zero byte."""
        read, self.write = os.pipe()
        self.read, write = os.pipe()
        self.process = subprocess.Popen(['sh', '-c', 'exec "$@" 3<&%d 4>&%d' % (read, write), 'sh', SHELL or 'chromium', *FLAGS,
                                         '--remote-debugging-pipe', '--user-data-dir=' + tempfile.mkdtemp(dir=directory), 'about:blank'],
                                        pass_fds=(read, write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read)
        os.close(write)
        self.rest, self.session, self.said, self.frame = b'', {}, [], None
        self.turns, self.numbers = itertools.cycle('01'), itertools.count(1)
        page = self.devtools('Target.createTarget', url='about:blank', enableBeginFrameControl=bool(SHELL))['targetId']
        self.session = {'sessionId': self.devtools('Target.attachToTarget', targetId=page, flatten=True)['sessionId']}
        window = self.devtools('Browser.getWindowForTarget')['windowId']
        self.devtools('Browser.setContentsSize', windowId=window, width=1280, height=757)
        self.devtools('Emulation.setFocusEmulationEnabled', enabled=True)
        self.devtools('Runtime.enable')
        self.devtools('Log.enable')
        self.media()

    def send(self, command, **parameters):
        number = next(self.numbers)
        data = json.dumps({'id': number, 'method': command, 'params': parameters, **self.session}).encode() + b'\0'
        while data:
            data = data[os.write(self.write, data):]
        return number

    def devtools(self, command, **parameters):
        """What Chromium answers. An answer that does not come at once may wait for a frame, for which a script needs no pixels."""
        number, answer = self.send(command, **parameters), {}
        while answer.get('id') != number:
            if SHELL and self.session and not self.frame and b'\0' not in self.rest and not select.select([self.read], [], [], .008)[0]:
                self.frame = self.send('HeadlessExperimental.beginFrame', noDisplayUpdates=command == 'Runtime.evaluate')
            answer = self.receive()
            if answer.get('id') == self.frame:
                self.frame = None
            if answer.get('method') in ('Log.entryAdded', 'Runtime.consoleAPICalled', 'Runtime.exceptionThrown'):
                self.said.append(json.dumps(answer['params']))
        if 'error' in answer:
            raise SystemExit('%s %.300s: %s' % (command, parameters, answer['error']['message']))
        return answer['result']

    def receive(self):
        parts = [self.rest]
        while b'\0' not in parts[-1]:
            ready, _, _ = select.select([self.read], [], [], 60)
            parts.append(os.read(self.read, 1 << 20) if ready else b'')
            if not parts[-1]:
                raise Crashed('Chromium has ended') if ready else SystemExit('Chromium does not answer')
        message, self.rest = b''.join(parts).split(b'\0', 1)
        return json.loads(message)

    def close(self):
        try:
            self.devtools('Browser.close')
        finally:
            self.process.wait(30)

    def media(self, kind='', scheme='', motion='reduce', forced=''):
        """What style sheets find: print or the screen, which colours, whether only those of the system; and that nothing should
        move, as it takes time to draw each step, unless a test looks at that."""
        features = {'prefers-color-scheme': scheme, 'prefers-reduced-motion': motion, 'forced-colors': forced}
        self.devtools('Emulation.setEmulatedMedia', media=kind, features=[{'name': name, 'value': value} for name, value in
                                                                          features.items() if value])

    def open(self, path, address=''):
        """Loads a file anew, even if only what follows # differs from the page that is open. The same addresses come again, so that
        Chromium need not compile the scripts of a page again."""
        self.devtools('Page.navigate', url='file://%s?%s%s' % (os.path.abspath(path), next(self.turns), address))
        self.run(LOADED)

    def run(self, script, *arguments):
        """What a script returns, or what it promises."""
        answer = self.devtools('Runtime.evaluate', expression='(function() {%s\n}).apply(null, %s)' % (script, json.dumps(arguments)),
                               returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in answer:
            raise SystemExit('%.300s: %.300s' % (script, answer['exceptionDetails']))
        return answer['result'].get('value')

    def spent(self):
        """The seconds of the processor that the thread of pages has taken; what other programs take does not count."""
        self.devtools('Performance.enable', timeDomain='threadTicks')
        return next(m['value'] for m in self.devtools('Performance.getMetrics')['metrics'] if m['name'] == 'ThreadTime')

    def press(self, *keys):
        for key in keys:
            text = {'text': '\r' if key == 'Enter' else key} if len(key) == 1 or key == 'Enter' else {}
            for kind in ('keyDown', 'keyUp'):
                self.devtools('Input.dispatchKeyEvent', type=kind, key=key, code={' ': 'Space'}.get(key, key),
                              windowsVirtualKeyCode=KEYS[key], **(text if kind == 'keyDown' else {}))

    def hover(self, x, y):
        self.devtools('Input.dispatchMouseEvent', type='mouseMoved', x=x, y=y)

    def click_at(self, x, y):
        self.hover(x, y)
        for kind in ('mousePressed', 'mouseReleased'):
            self.devtools('Input.dispatchMouseEvent', type=kind, x=x, y=y, button='left', clickCount=1)

    def click(self, selector):
        place = self.run(MIDDLE, selector)
        if not place:
            raise SystemExit('%s is covered' % selector)
        self.click_at(*place)

    def log(self):
        """What the console has said since it was asked last."""
        said, self.said = self.said, []
        return said


def code(tiles):
    """Tiles as a position code, as -T code prints it."""
    if not tiles:
        return ''
    left, top = min(t[1] for t in tiles), min(t[2] for t in tiles)
    rows = [''] * int(max(t[2] for t in tiles) - top + 1)
    for letter, x, y in sorted(tiles, key=lambda t: (t[2], t[1])):
        rows[int(y - top)] = rows[int(y - top)].ljust(int(x - left), '.') + letter
    return ':'.join(re.sub(r'\.+', lambda gap: str(len(gap.group()) - 1), row) for row in rows)


class Suite:
    def __init__(self, program, directory):
        self.program, self.directory = program, directory
        self.passed = self.failed = self.skipped = 0

    def skip(self, what, program):
        self.skipped += 1
        print('skipped: %s: there is no %s' % (what, program))

    def check(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print('failed:', what)

    def same(self, got, wanted, what):
        self.check(got == wanted, '%s: %r, not %r' % (what, got, wanted))

    def soon(self, b, script, wanted):
        """What a script returns as soon as this is what is wanted, or after half a minute, as other programs may run too."""
        end, got = time.time() + 30, b.run(script)
        while got != wanted and time.time() < end:
            time.sleep(.02)
            got = b.run(script)
        return got

    def go(self, b, address):
        """Another address in the page that is open, which takes a twentieth of the time of opening it there."""
        b.run("history.replaceState(null, '', arguments[0]); dispatchEvent(new HashChangeEvent('hashchange', {newURL: location.href}))", address)

    def traxfig(self, *arguments):
        result = subprocess.run([self.program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return result.stdout.decode()

    def page(self, name, *arguments):
        path = os.path.join(self.directory, name)
        with open(path, 'wb') as file:
            subprocess.run([self.program, *arguments], stdout=file, stderr=subprocess.DEVNULL)
        return path

    def position(self, move, file=GAME):
        return self.traxfig('-T', 'code', '-m', str(move), file).strip() if move else ''


def shown(b):
    return code(b.run(POSITION))


def test_addresses(s, b, page):
    b.open(page, '#game=1&move=17')
    s.same(shown(b), s.position(17), 'the page opens at move 17')
    for move in (0, 1, 2, 5, 17, LAST):
        s.go(b, '#game=1&move=%d' % move)
        s.same(shown(b), s.position(move), 'address of move %d' % move)
    b.run("location.hash = '#game=1&move=9'")
    s.soon(b, 'return document.querySelector("#slider").value', '9')
    s.same(shown(b), s.position(9), 'a new address in the page that is open')
    s.go(b, '#game=99&move=12345')
    s.same(b.run('return document.querySelector("#games").selectedIndex'), 1, 'an address past the last game')


def test_keys(s, b, page):
    b.open(page)
    for keys, move in ((['Home'], 0), (['ArrowRight'] * 3, 3), (['ArrowLeft'], 2), (['End'], LAST), (['ArrowLeft'] * 4, LAST - 4)):
        b.press(*keys)
        s.same(shown(b), s.position(move), 'keys to move %d' % move)
    address = '#game=1&move=%d' % (LAST - 4)
    s.same(s.soon(b, 'return location.hash', address), address, 'the address follows')
    b.click('#after')
    s.same(b.run('return document.querySelector("#games").selectedIndex'), 1, 'the next game')
    s.same(shown(b), '', 'a game with comments begins before its first move')
    b.open(s.page('early.html', '-i', '-m', '5-9', GAME))
    s.same(shown(b), s.position(5), 'the position that was asked for')


def test_clicks(s, b, page):
    b.open(page)
    for selector, move in (('#first', 0), ('#next', 1), ('#next', 2), ('#previous', 1), ('#last', LAST),
                           ('.shown .moves li:nth-child(7) a', 7), ('#board use[data-move="4"]', 4)):
        b.click(selector)
        s.same(shown(b), s.position(move), 'click on %s' % selector)
    s.same(b.run('return document.querySelectorAll("[aria-current=step]").length'), 1, 'one move is current')
    b.run('document.querySelector("#slider").focus()')
    b.press('ArrowRight', 'ArrowRight')
    s.same(shown(b), s.position(6), 'the slider, by its own keys')
    b.click('#first')
    b.click('#play')
    s.soon(b, 'return document.querySelector("#slider").value', '2')
    b.click('#play')
    moves = b.run('return document.querySelector("#slider").value')
    s.check(int(moves) > 1, 'play goes on by itself: %s' % moves)
    time.sleep(1.5)
    s.same(b.run('return document.querySelector("#slider").value'), moves, 'and pauses')


def test_forced(s, b, page):
    move = json.loads(s.traxfig('-T', 'json', GAME))['moves'][16]
    s.go(b, '#game=1&move=16')
    b.press('ArrowRight')
    delays = b.run('''return [...document.querySelectorAll('#board .fresh')].map(u =>
        [u.getAttribute('href')[1], parseFloat(getComputedStyle(u).animationDelay)])''')
    s.same([d[0] for d in delays], [t[2] for t in [move['tile']] + move['forced']], 'forced tiles in order')
    s.check(all(a[1] < b[1] for a, b in zip(delays, delays[1:])), 'one after the other: %r' % delays)


def test_looks(s, b, page):
    s.go(b, '#game=1&move=9')
    stroke = '''return getComputedStyle(document.querySelector('#e .tile')).fill'''
    s.same(b.run(stroke), 'rgb(185, 188, 191)', 'the theme at first')
    b.run('''const t = document.querySelector('#theme'); t.value = 'classic'; t.dispatchEvent(new Event('change'))''')
    s.same(b.run(stroke), 'rgb(207, 63, 47)', 'another theme')
    for box, name in (('#numbers', '.number'), ('#labels', '.label')):
        display = 'return getComputedStyle(document.querySelector("#board %s")).display' % name
        s.check(b.run(display) != 'none', '%s at first' % name)
        b.click(box)
        s.same(b.run(display), 'none', '%s switched off' % name)


def luminance(colour):
    parts = [int(c) / 255 for c in re.findall(r'\d+', colour)[:3]]
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_access(s, b, page):
    b.open(page, '#game=1&move=9')
    for scheme in ('light', 'dark'):
        b.media(scheme=scheme)
        pairs = b.run('''
            const backdrop = e => { for (; e; e = e.parentElement) {
                const c = getComputedStyle(e).backgroundColor; if (c !== 'rgba(0, 0, 0, 0)') return c; }
                return 'rgb(255, 255, 255)'; };
            return ['h2', '#status', '.moves li', '.moves p', '.moves [aria-current]', '.names', '.result', '#play',
                '#theme', '.bar label'].map(q => { const e = document.querySelector('.shown ' + q) ||
                document.querySelector(q); return [q, getComputedStyle(e).color, backdrop(e)]; })''')
        for name, ink, paper in pairs:
            one, other = sorted((luminance(ink), luminance(paper)))
            s.check((other + 0.05) / (one + 0.05) >= 4.5, 'contrast of %s in %s: %s on %s' % (name, scheme, ink, paper))
    b.media()
    nameless = b.run('''return [...document.querySelectorAll('main :is(button,select,input,svg[role])')].filter(e =>
        !e.getAttribute('aria-label') && !e.textContent.trim() && !e.closest('label')).map(e => e.id)''')
    s.same(nameless, [], 'all controls have names')
    tips = b.run("return [...document.querySelectorAll('[title]')].map(e => [e.getAttribute('aria-label'), e.title])")
    s.check(len(tips) > 5 and all(name == tip for name, tip in tips), 'what a button is called is its tip too: %r' % tips)
    b.run('document.activeElement.blur()')
    order = []
    for _ in range(7):
        b.press('Tab')
        order.append(b.run('return document.activeElement.id || document.activeElement.getAttribute("class")'))
    s.check(b.run('return readMove(document.querySelector("#typed").placeholder)'), 'the example of a move is one')
    s.same(order, ['space', 'first', 'previous', 'play', 'next', 'last', 'slider'], 'the order of the focus')


def test_printed(s, b, page):
    """On paper there is the board with its moves and comments, and nothing to press or to fill in."""
    b.open(page, '#game=1&move=9')
    b.run('for (const e of document.querySelectorAll("details")) e.open = true')
    seen = 'return [...document.querySelectorAll(arguments[0])].filter(e => e.getClientRects().length).map(e => e.id || e.tagName)'
    controls = 'button, input, select, summary, #rows, #hint:not(:empty), .verdict'
    s.check(len(b.run(seen, controls)) > 15, 'controls on the screen')
    b.media('print')
    s.same(b.run(seen, controls), [], 'controls on paper')
    s.same(b.run(seen, '#board, #status, #moves'), ['board', 'status', 'moves'], 'the board, its sentence and the moves on paper')
    s.check(len(b.run(seen, '#moves p')) > 3, 'comments on paper')
    b.media()


def test_pointed(s, b, page):
    """What the eye is led to: the space for the first move, the move that an address names."""
    line = 'const c = getComputedStyle(document.querySelector(arguments[0])); return [c.stroke, c.outlineStyle];'
    s.go(b, '#game=1&move=0')
    s.check(b.run(line, '.space rect')[0] != 'none', 'the space for the first move has a border')
    s.go(b, '#game=1&move=1')
    s.same(b.run(line, '.space rect')[0], 'none', 'others have none')
    b.open(s.page('named.html', '-u', GAME), '#game=1&move=7')
    outlined = "return [...document.querySelectorAll('li b')].filter(e => getComputedStyle(e).outlineStyle !== 'none').map(e => e.textContent)"
    moves = [move['text'] for move in json.loads(s.traxfig('-T', 'json', GAME))['moves']]
    s.same(b.run(outlined), [moves[6]], 'the move that an address names is outlined')


def test_sizes(s, b, page):
    b.open(page)
    for wide, high in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=high, deviceScaleFactor=1, mobile=wide < 800)
        b.run(LOADED)
        s.same(b.run('return innerWidth'), wide, 'the page is as wide as the window, on phones too')
        s.check(b.run('return document.documentElement.scrollWidth <= innerWidth'), 'nothing sticks out at %d' % wide)
        box = b.run('const r = document.querySelector("#board").getBoundingClientRect(); return [r.width, r.height]')
        s.check(min(box) >= 180, 'the board is large enough at %dx%d: %r' % (wide, high, box))
    b.devtools('Emulation.clearDeviceMetricsOverride')


HOSTILE = '</script><script>window.hit=1</script><img src=x onerror=window.hit=2>&lt;&#60;"\'--><!--]]>'


def test_hostile(s, b):
    record = os.path.join(s.directory, 'hostile.txt')
    with open(record, 'wb') as file:
        file.write(('1 @0/ ; %s\n2 B1+ ; }} {{games}} <!--/player-->\n' % HOSTILE).encode() + b'3 B2/ ; \x01\xff\xfe{{title}}\n')
    for format in ('-i', '-u'):
        b.open(s.page('hostile.html', format, '-g', HOSTILE, '-w', HOSTILE, '-b', '\u202e' + HOSTILE, record))
        s.same(b.run('return document.querySelector("h1").textContent'), HOSTILE, 'title as text')
        s.same(b.run('return document.querySelectorAll("h1").length'), 1, 'one title')
        s.check(HOSTILE in b.run('return document.querySelector(".names bdi").textContent'), 'names as text')
        s.check(HOSTILE in b.run('return document.querySelector(".moves p").textContent'), 'comments as text')
        s.same(b.run('return window.hit || 0'), 0, 'no script of a record runs')
        s.same(b.run('return document.querySelectorAll("img,iframe,object,embed").length'), 0, 'no element of a record')
        s.same(b.run('return document.querySelectorAll("script").length'), 4 if format == '-i' else 1, 'scripts')
        s.same(b.run('return [...document.querySelectorAll("main > *")].map(e => e.localName).join(" ")'),
               'section section noscript script script' if format == '-i' else 'article script', 'structure')
    b.run('''const s = document.createElement('script'); s.textContent = 'window.hit = 3'; document.body.append(s)''')
    s.same(b.run('return window.hit || 0'), 0, 'the policy of the page stops other scripts')
    s.check(any('Content Security Policy' in entry for entry in b.log()), 'and says so')


def marks(b, move):
    return b.run('return game.marks[arguments[0]]', move)


def all_marks(b):
    return b.run('return game.marks')


def told(b):
    return b.run('return [...document.querySelectorAll(".marked")].map(e => e.getAttribute("aria-label"))')


def test_marks_known(s, b):
    """After @0/ B1+ @1\\ white closes a loop above either of the two tiles on the left, and black has no attack."""
    page = s.page('marks.html', '-i', '-O', 'marks=attacks', '@0/', 'B1+', '@1\\')
    b.open(page)
    s.same(told(b), ['White can win at once with A0/.', 'White can win at once with B0\\.'], 'two attacks')
    s.same(b.run('return document.querySelector("#hint").textContent.trim()'),
           'White can win at once with A0/, B0\\. Black has no attack.', 'and so it is said')
    s.same(b.run('''return document.querySelectorAll('.marked use[href="#ring-aw"]').length'''), 2, 'rings in white ink')
    s.same(b.run('''return document.querySelectorAll('.marked use[href="#ring-ab"]').length'''), 0, 'none in black ink')
    ghost = """const e = document.querySelectorAll('.marked')[1].querySelector('.ghosts');
        return [getComputedStyle(e).opacity, e.querySelector('use').getAttribute('href')]"""
    s.same(b.run(ghost), ['0', '#a'], 'no ghost at first')
    box = b.run("const r = document.querySelectorAll('.marked')[1].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]")
    b.hover(box[0] + box[2] / 2, box[1] + box[3] / 2)
    s.same(s.soon(b, ghost, ['0.75', '#a']), ['0.75', '#a'], 'the ghost under the pointer')
    s.same(b.run('return document.querySelector("#hint").textContent.trim()'), 'White can win at once with B0\\.',
           'and what it does')
    b.hover(2, 2)
    s.same(s.soon(b, ghost, ['0', '#a']), ['0', '#a'], 'no ghost once it is gone')
    top = b.run("return [document.querySelector('.marked'), document.querySelector('#board .label')].map(e => " +
                "e.getBoundingClientRect()).map(r => [r.top, r.bottom])")
    s.check(top[1][1] <= top[0][0] + 1, 'the coordinates stand beyond the marks: %r' % top)
    b.press('ArrowLeft')
    s.same(told(b), [], 'nothing is marked a move earlier')
    b.press('ArrowRight')
    s.same(len(told(b)), 2, 'and again a move later')
    still = s.page('still.html', '-u', '-O', 'marks=attacks', '@0/', 'B1+', '@1\\')
    b.open(still)
    s.same(b.run('return [...document.querySelectorAll("figcaption p")].map(e => e.textContent)'),
           ['White can win at once with A0/, B0\\.', 'Black has no attack.'], 'the caption where nothing plays')
    s.same(b.run('return getComputedStyle(document.querySelector("figcaption p")).fontWeight'), '400', 'and its style')
    s.same(b.run('return [...document.querySelectorAll("figure .legend")].map(e => e.textContent)'), ['White wins here at once'],
           'its legend')
    ghost = "return getComputedStyle(document.querySelector('set').parentElement).opacity"
    s.same(b.run(ghost), '0', 'no ghost at first where nothing plays')
    box = b.run("const r = document.querySelector('set').parentElement.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]")
    for across in (.1, .9): # the next space has a ghost too
        b.hover(box[0] + box[2] * across, box[1] + box[3] / 2)
        s.same(s.soon(b, ghost, '0.85'), '0.85', 'the ghost under the pointer, at %s of the space, where nothing plays' % across)
        clock = "return document.querySelector('set').ownerSVGElement.getCurrentTime()"
        s.soon(b, clock + ' > %r' % b.run(clock), True) # a pointer that leaves in the frame in which it came is not seen to leave
        b.hover(2, 2)
        s.same(s.soon(b, ghost, '0'), '0', 'it is gone')
    for name, moves, wanted in (('one', ('@0/', 'B1+', '@1\\'), 'White can force a win in 1 turn, starting with B0\\.'),
                                ('two', ('@0/', 'A2+', 'A3/', '@2/', '@2/'), 'White can force a win in 2 turns, starting with A1\\.')):
        b.open(s.page(name + '.html', '-i', '-O', 'marks=wins', *moves))
        s.same(told(b), [wanted], 'a win by force, ' + name)
    page = s.page('plain.html', '-i', '@0/', 'B1+', '@1\\')
    b.open(page)
    s.same([told(b), b.run('return document.querySelector("#hint").hidden'), b.run('return game.marks || 0')], [[], True, 0],
           'no marks unless asked for')


def test_marks_counts(s, b):
    """Position by position the page counts safe moves and corners as the program does, and Tab leads to a space with a win
    where there is one."""
    b.open(s.page('counts.html', '-i', '-O', 'marks=all,depth=1', GAME))
    for move in range(9, 23):
        b.run("location.hash = '#game=1&move=%d'" % move)
        b.run('show({at: %d})' % move)
        line = s.traxfig('-c', '-O', 'marks=all,depth=1', '-m', str(move), GAME)
        for sentence in re.findall(r'(?:Safe moves|Corners)[^.]*\.', line):
            said = b.run('return document.querySelector("#hint").textContent')
            s.check(sentence in said, 'after move %d: %r has no %r' % (move, said, sentence))
        s.check(b.run("""const all = [...document.querySelectorAll('.marked')], first = all.find(e => e.tabIndex === 0);
            return !all.some(e => e.dataset.wins > 0) || first.dataset.wins > 0"""), 'Tab leads to a win after move %d' % move)
        s.same(b.run("""const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
            return [...document.querySelectorAll('.marked > .tile')].filter(e => middle(e).some((n, i) =>
                Math.abs(n - middle(e.parentElement.querySelector('.ring'))[i]) > 1)).length"""), 0, 'grounds are behind their rings')
        s.same(b.run("""return [...document.querySelectorAll('.marked .ghosts use')].filter(e => { const one = e.getBoundingClientRect(),
            all = e.closest('.marked').querySelector('.target').getBoundingClientRect(), most = all.width / 8; return one.left <
            all.left - most || one.right > all.right + most || one.top < all.top - most || one.bottom > all.bottom + most; }).length"""),
               0, 'tiles that can be played lie in their space')


def test_marks_keys(s, b):
    b.open(s.page('keys.html', '-i', '-O', 'marks=attacks', '@0/', 'B1+', '@1\\'))
    focus = 'return document.activeElement.getAttribute("aria-label")'
    b.press('Tab')
    s.same(b.run(focus), 'White can win at once with A0/.', 'Tab leads to the first attack')
    s.same(b.run('return getComputedStyle(document.querySelector(".marked .ghosts")).opacity') != '0', True, 'and its ghost')
    b.press('ArrowDown')
    s.same(b.run(focus), 'White can win at once with B0\\.', 'Down to the next')
    b.press('ArrowDown')
    s.same(b.run(focus), 'White can win at once with A0/.', 'and around')
    b.press('ArrowUp')
    b.press('Tab')
    s.same(b.run('return document.activeElement.id'), 'first', 'Tab leaves them')
    b.press('ArrowLeft', 'ArrowRight')
    s.same(shown(b), 'fde', 'Left and Right go on working')


def test_marks_json(s, b):
    """What is in the page is what -T json says of each position."""
    b.open(s.page('all.html', '-i', '-O', 'marks=all', GAME))
    lines = s.traxfig('-T', 'json', '-m', 'all', '-O', 'marks=all', GAME).splitlines()
    s.same(len(lines), LAST, 'a line of JSON for each position')
    there = all_marks(b)
    for line in lines:
        game = json.loads(line)
        move = game['moves'][-1]['n']
        classic = game['moves'][-1]['text'] == game['moves'][-1]['classic']
        notation = 'classic' if classic else 'modern'
        wanted = {kind: sorted((m['colour'][0], m[notation]) for m in game[key] if m[notation])
                  for kind, key in (('a', 'attacks'), ('s', 'safe'), ('w', 'wins'))}
        got = {kind: sorted((mark[3][1], word) for mark in there[move] if mark[3][0] == kind
                            for word in mark[4].split(', ')) for kind in 'asw'}
        s.same(got, wanted, 'what is marked after move %d' % move)
        middles = sorted([c['colour'][0]] + c['tiles'][len(c['tiles']) // 2][:2] for c in game['corners'])
        s.same(sorted([mark[3][1], mark[0], mark[1]] for mark in there[move] if mark[3][0] == 'c'), middles, 'corners after move %d' % move)
        turns = [mark[5] for mark in there[move] if mark[3][0] == 'w']
        s.same(turns, [w['turns'] for w in game['wins'] if w['verdict'] == 'forced'], 'turns after move %d' % move)
    for move in (0, 5, 17, 29, LAST):
        s.go(b, '#game=1&move=%d' % move)
        places = {(mark[0], mark[1]) for mark in marks(b, move) if mark[2]}
        s.same(len(told(b)), len(places), 'a mark on each space after move %d' % move)
        s.same(b.run('return document.querySelectorAll("#board .ring").length'), len(marks(b, move)),
               'rings after move %d' % move)
        s.check(b.run("""const v = document.querySelector('#board').getBoundingClientRect();
            return [...document.querySelectorAll('#board .ring, #board .label')].map(e => e.getBoundingClientRect()).every(
            r => r.left >= v.left - 1 && r.right <= v.right + 1 && r.top >= v.top - 1 && r.bottom <= v.bottom + 1)"""),
                'marks and coordinates lie within the picture after move %d' % move)
    for wide, high in ((320, 568), (390, 844), (844, 390)):
        b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=high, deviceScaleFactor=1, mobile=True)
        b.run(LOADED)
        s.check(b.run('return document.documentElement.scrollWidth <= innerWidth'), 'marks: nothing sticks out at %d' % wide)
        s.check(b.run('''show({at: 16});
            show({at: 17});
            const box = name => document.querySelector(name).getBoundingClientRect(), move = box('.moves [aria-current]');
            return [...document.querySelectorAll('#hint span')].every(e => e.getClientRects().length === 1) &&
                move.top >= box('#top').bottom && move.bottom <= innerHeight'''), 'sentences end where lines end, and leave room for the move, at %d' % wide)
    b.devtools('Emulation.clearDeviceMetricsOverride')
    s.same(b.log(), [], 'the console is silent about marks')


def test_marks_hostile(s, b):
    """Sentences of a catalogue and words of a record stay text."""
    with open(os.path.join(HERE, '..', '..', 'msg', 'en.msg'), 'rb') as file:
        words = file.read().decode()
    words = words.replace('%s can win at once with %s', '"><img src=x onerror=window.hit=4>%2s</p><b>%1s%%')
    catalogue = os.path.join(s.directory, 'hostile.msg')
    with open(catalogue, 'wb') as file:
        file.write(words.replace('\nWhite\n', '\n</script><i>W\n').encode())
    for format in ('-i', '-u'):
        b.open(s.page('hostile.html', format, '-l', catalogue, '-O', 'marks=all', '-g', HOSTILE, '-w', HOSTILE, '@0/', 'B1+', '@1\\'))
        s.same(b.run('return window.hit || 0'), 0, 'no script of a catalogue runs')
        s.same(b.run('return document.querySelectorAll("img,i,#board b,#hint b,figcaption b").length'), 0,
               'no element of a catalogue')
    b.open(os.path.join(s.directory, 'hostile.html'))
    b.log()


def test_weight(s, b):
    with open(GAME, 'rb') as file:
        comment = b'\n    ; as long a comment as people write on a move, on average;\n'
        text = file.read().replace(b'\n', comment) * 501
    record = os.path.join(s.directory, 'many.txt')
    with open(record, 'wb') as file:
        file.write(text)
    page = s.page('many.html', '-i', record)
    size = os.path.getsize(page)
    s.check(size < 3 * len(text) + 100000, 'the weight of 501 games: %d from %d' % (size, len(text)))
    before = b.spent()
    b.open(page, '#game=501&move=5')
    took = b.spent() - before
    s.same(shown(b), s.position(5), 'the last of 501 games')
    s.same(b.run('return document.getElementById("tab-moves").getAttribute("aria-pressed")'), 'true', 'a link to a position opens on its moves')
    s.check(0 < took < 1, '501 games open in %.3f s' % took)


def test_without_script(s, b):
    b.devtools('Emulation.setScriptExecutionDisabled', value=True)
    b.devtools('Page.navigate', url='file://' + s.page('still.html', '-i', GAME)) # open waits by a script
    s.soon(b, 'return document.readyState', 'complete')
    source = b.run('return document.documentElement.outerHTML')
    b.devtools('Emulation.setScriptExecutionDisabled', value=False)
    figure = re.search(r'<figure>.*?</figure>', source, re.S)
    tiles = re.findall(r'<use xlink:href="#(\w)"(?: x="(-?\d+)")?(?: y="(-?\d+)")?', figure.group() if figure else '')
    s.same(code([(t[0], int(t[1] or 0), int(t[2] or 0)) for t in tiles]), s.position(LAST), 'the final position without script')
    s.check('threatens to close a loop' in source and '<section id="stage"' in source and 'hidden' in source,
            'moves and comments without script')


def tests(s, b):
    page = s.page('page.html', '-i', '-g', 'A game', GAME, GAME)
    for test in (test_addresses, test_keys, test_clicks, test_forced, test_looks, test_access, test_printed,
                 test_pointed, test_sizes):
        test(s, b, page)
    s.same(b.log(), [], 'the console is silent')
    s.same(b.run('return performance.getEntriesByType("resource").length'), 0, 'nothing is fetched')
    for test in (test_marks_known, test_marks_counts, test_marks_keys, test_marks_json, test_marks_hostile):
        test(s, b)
    test_hostile(s, b)
    test_weight(s, b)
    b.open(page, '#game=1&move=3')
    s.check(shown(b) != s.position(4), 'a wrong position differs from a right one')
    test_without_script(s, b)
