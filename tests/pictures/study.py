"""study.py, for pages.py: what the page does beyond stepping through a game, in Chromium and Firefox: own moves, variations,
finding games, turning and mirroring, sharing; what hostile names and addresses cannot do; and the games of records, whose
boards, results and refusals must be the program's."""

import glob, json, os, random, re, shutil, subprocess, time

from browser import Suite, code

GAME, GIFT, LOOP, CLAIMS = ('examples/%s.txt' % name for name in ('bailey-siegenthaler', 'gift', 'loop', 'claims'))

TILES = '''
return [...document.querySelectorAll('#board .tiles use')].map(u => [u.getAttribute('href')[1],
    Number(u.getAttribute('x')), Number(u.getAttribute('y'))]);'''
CLICK = '''
const it = document.querySelector(arguments[0]);
if (it) it.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
return Boolean(it);'''
KEY = '''
(document.querySelector(arguments[0]) || document.body).dispatchEvent(new KeyboardEvent('keydown', {key: arguments[1], bubbles: true,
    cancelable: true}));'''
AT = "return Number(document.querySelector('#slider').value)"
SIZE = "const s = document.querySelector('#board'); return s.clientWidth / s.viewBox.baseVal.width * 10"
STATUS = "return document.querySelector('#status').textContent"


def shown(b):
    return code(b.run(TILES))


def text(b, selector):
    return b.run('return (document.querySelector(arguments[0]) || {}).textContent', selector)


class Study(Suite):
    def after(self, *moves):
        """The position code after these moves."""
        return self.traxfig('-T', 'code', *moves).strip()

    def moves(self, record, count):
        game = json.loads(self.traxfig('-T', 'json', record).split('\n')[0])
        return [move['modern'] for move in game['moves'][:count]]

    def write(self, name, text):
        path = os.path.join(self.directory, name)
        with open(path, 'w') as file:
            file.write(text)
        return path

    def play(self, b, x, y, letter):
        """Clicks a space, counted from the first tile, and one of the tiles that it offers."""
        found = b.run(CLICK, '.space[data-x="%d"][data-y="%d"]' % (x, y))
        edges = {'e': 5, 'b': 10, 'a': 12, 'd': 9, 'c': 6, 'f': 3}[letter]
        return found and b.run(CLICK, '.offer [data-edges="%d"]' % edges)


def test_own_moves(s, b):
    b.open(s.page('own.html', '-i', GIFT), '#game=1&move=4')
    before = s.moves(GIFT, 4)
    s.check(s.play(b, 0, 1, 'e'), 'a space offers the tiles that fit')
    s.same(shown(b), s.after(*before, 'D2+'), 'a move of one\'s own')
    s.same(text(b, '#line-name'), 'Your line:', 'it is called so')
    s.check(not s.play(b, 0, 1, 'e'), 'a space with a tile offers none')
    b.run(KEY, '.space[data-x="-1"][data-y="1"]', 'Enter')
    offered = b.run('return [...document.querySelectorAll(".offer [role=button]")].map(e => e.getAttribute("aria-label"))')
    s.same(sorted(offered), sorted(word for word in offered if re.match('C2', word)), 'the tiles offered are of that space')
    s.check(offered, 'Enter offers tiles too')
    b.run(KEY, '.offer [role=button]', 'Enter')
    first = offered[0]
    s.same(shown(b), s.after(*before, 'D2+', first), 'and lays one')
    s.soon(b, r'return /line=[^&]*\./.test(location.hash)', True) # both moves
    address = b.run('return location.hash')
    s.check('move=4' in address and 'line=' in address, 'the address keeps the line: %s' % address)
    s.go(b, address)
    s.same(shown(b), s.after(*before, 'D2+', first), 'and leads to it again')
    b.run(CLICK, '#undo')
    s.same(shown(b), s.after(*before, 'D2+'), 'a move taken back')
    b.run(CLICK, '#to-game')
    s.same([shown(b), b.run('return document.querySelector("#own").hidden')], [s.after(*before), True], 'back to the game')
    for word, said in (('Z9+', 'no tile is next to that space'), ('B1+', 'that space already has a tile'), ('x', 'not a move'),
                       ('A1C', None)):
        b.run('const t = document.querySelector("#typed"); t.value = arguments[0];', word)
        b.run(KEY, '#typed', 'Enter')
        if said:
            s.check(said in b.run(STATUS) and word in b.run(STATUS), '%s is refused: %s' % (word, b.run(STATUS)))
            s.same(shown(b), s.after(*before), 'a refused move changes nothing')
    b.open(s.page('three.html', '-i', 'A1C', '1AR', '1AR', '1AR', 'B1D', 'C1D', 'D1D', 'B4U', 'C4U'))
    b.run('const t = document.querySelector("#typed"); t.value = "D2S";')
    b.run(KEY, '#typed', 'Enter')
    s.check('three tracks of one colour' in b.run(STATUS), 'three paths: %s' % b.run(STATUS))
    b.open(s.page('position.html', '-i', '--position', 'eec black'))
    s.same(b.run("return [describe(), tryWord('A2+') && describe()]"), ['Black to move.', 'After move 1: A2+'], 'a move in a position')


def test_remark_clicks(s, b):
    """One click is enough after a comment."""
    b.open(s.page('remark.html', '-i', GIFT))
    for selector, wanted in (('#undo', 5), ('#to-game', 4), ('#line-moves a', 5), ('.kept a', 5)):
        s.go(b, '#game=1&move=4&line=D2%2B.D3%2B')
        b.click('#remark')
        b.devtools('Input.insertText', text='so')
        b.click(selector)
        s.same(b.run('return [at, (kept[0][0] || {notes: []}).notes[6]]'), [wanted, 'so' if selector != '#undo' else None], 'a comment, then a click on ' + selector)


def test_tree(s, b):
    """Lines of one's own, as a tree: kept in the list and in the address with what is noted of moves, saved as comments, taken back."""
    rows = 'return [...document.querySelectorAll(".kept")].map(e => e.textContent.trim().replace(/\u00a0/g, " "))'
    line = '[...document.querySelectorAll("#line-moves a")].map(e => e.textContent.replace(/.*\u00a0/, "")).join(" ")'
    plays = lambda *words: b.run('for (const word of arguments) tryWord(word)', *words)
    noted = lambda text: b.run("""const e = document.querySelector('#remark'); e.value = arguments[0];
        e.dispatchEvent(new Event('input')); return e.hidden""", text)
    page = s.page('tree.html', '-i', GIFT)
    b.open(page, '#game=1&move=4')
    plays('D2+')
    noted('!? 50% ~ok, so. \u00e9')
    plays('D3+')
    noted('?')
    b.run('go(5)')
    plays('E2+', 'D3+')
    b.run('show({at: 3})')
    plays('@1/')
    tree = ['4 @1/', '5 D2+!? 50% ~ok, so. \u00e9 6 D3+?', '6 E2+ 7 D3+']
    s.same(b.run(rows), tree, 'lines in the list')
    b.run('show({at: 4})')
    plays('D2+', 'E2+')
    s.same(b.run(rows + '.concat(Number(document.querySelector("#slider").value), %s)' % line), [*tree, 6, 'D2+ E2+ D3+'], 'moves of a line that is kept lead into it')
    s.same(b.run('go(5); return document.querySelector("#remark").value'), '!? 50% ~ok, so. \u00e9', 'what is noted of a move that lines share')
    plays('D3+')
    s.same(b.run('return ' + line), 'D2+ D3+', 'from one branch into another')
    b.run('show({at: 6})')
    address = b.run('return here()')
    b.open(page, address)
    s.same(b.run(rows + '.concat(here())'), [*tree, address], 'lines in an address')
    b.run("document.querySelectorAll('.kept a')[2].click()")
    address = b.run('return here()')
    s.go(b, address)
    s.same(b.run(rows + '.concat(here(), %s)' % line), [*tree, address, 'D2+ D3+'], 'the one that is shown among them')
    b.run('show({at: Infinity})')
    saved = b.run('return recordShown()')
    told = [move['comment'] for move in json.loads(s.traxfig('-T', 'json', GIFT))['moves'] if move['comment']]
    s.check(told and all(';' + row in saved.split('\n') for text in told for row in text.split('\n')), 'a record with the comments of the game')
    own = ['; 4 @1/', '; 5 D2+ D3+', '; 5 !? 50% ~ok, so. \u00e9', '; 6 ?', '; 5 D2+ E2+ D3+']
    s.same([row for row in saved.split('\n') if row.startswith('; ') and row[2].isdigit()], own, 'lines in a record')
    b.open(s.page('read.html', '-i', s.write('tree.txt', saved)))
    s.same(b.run("const all = [...document.querySelectorAll('.moves a.holds')]; all[1].click(); go(6); document.querySelector('#undo').click(); "
                 "return [...all.map(a => a.textContent), document.querySelectorAll('.kept').length]"), ['D2+ D3+', 'D2+ E2+ D3+', 0], 'a record of lines, read')
    b.open(page, address)
    s.same(b.run('return recordShown()').split('\n')[-6:], ['5 D2+', ';!? 50% ~ok, so. \u00e9', '; 6 E2+ D3+', '6 D3+', ';?', ''], 'a line as a record')
    s.same(b.run("document.querySelectorAll('.kept a')[4].click(); go(Infinity); return recordShown()").split('\n')[-7:],
           ['5 D2+', ';!? 50% ~ok, so. \u00e9', '; 6 D3+', '; 6 ?', '6 E2+', '7 D3+', ''], 'a line beside one with a note after they part')
    s.go(b, address)
    b.run("go(6); document.querySelector('#undo').click()")
    s.same(b.run(rows), ['4 @1/', '5 D2+!? 50% ~ok, so. \u00e9 6 E2+ 7 D3+'], 'a move taken back, and what goes on from it')
    b.run("document.querySelector('#undo').click()")
    s.same(b.run(rows), ['4 @1/'], 'all lines with a move taken back')
    s.go(b, '#game=1&move=4&own=x,3.@1%2F~a%0A9,9wD.,99.A1%2F,0b.%400%2F~,4w.D2%2B,5.,5.E2%2B~%3Cb%3E')
    s.same(b.run(rows), ['1 @0/', '4 @1/a 9', '5 D2+ 6 E2+<b>'], 'an address written by hand')
    s.go(b, '#game=1&move=0&own=0w.%400%2F.A2%2B~so.A1%5C~no')
    saved = b.run('show({at: 3}); return recordShown()')
    s.check('\n1 @0+\n; 1 @0/ A2+\n; 2 so\n2 @1+' in saved, 'a line from the beginning in a record: %s' % saved)
    b.open(s.page('read.html', '-i', s.write('tree.txt', saved)))
    s.same(b.run("return [...document.querySelectorAll('.moves a.holds')].map(a => a.textContent)"), ['@0/ A2+'], 'which is read')


def test_spaces(s, b):
    """Empty spaces in the order of rows, by the keys; a move of one's own line that is typed again goes on in it."""
    b.open(s.page('spaces.html', '-i', GIFT), '#game=1&move=4')
    game = json.loads(s.traxfig('-T', 'json', '-m', '4', GIFT))
    tiles = [tile[:2] for move in game['moves'] for tile in [move['tile'], *move['forced']]]
    left, top = min(x for x, y in tiles), min(y for x, y in tiles)
    beside = sorted({(y + down, x + right) for x, y in tiles for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0)) if [x + right, y + down] not in tiles})
    names = ['Empty space %s%d' % ('@ABCDEFGHIJ'[x - left + 1], y - top + 1) for y, x in beside]
    s.same(b.run('return [...document.querySelectorAll(".space")].map(e => e.getAttribute("aria-label"))'), names, 'the empty spaces')
    focus = 'return document.activeElement.getAttribute("aria-label")'
    b.run('document.querySelector(".space[tabindex=\'0\']").focus()')
    seen = [b.run(focus)]
    for key in ('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'):
        b.run('document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: arguments[0], bubbles: true, cancelable: true}))', key)
        seen.append(b.run(focus))
    s.same(seen, [names[i] for i in (0, 1, 2, 1, 0, -1)], 'keys lead from space to space')
    before = s.moves(GIFT, 4)
    words = ['D2+', s.traxfig('-T', 'modern', '--legal', *before, 'D2+').split()[0]]
    for moves in (words, words[:1], words[1:]):
        for word in moves:
            b.run('document.querySelector("#typed").value = arguments[0]', word)
            b.run(KEY, '#typed', 'Enter')
        line = b.run('return [...document.querySelectorAll("#line-moves a")].map(a => a.textContent.replace("\\u00a0", " "))')
        s.same(line, ['%d %s' % pair for pair in enumerate(words, 5)], 'a line after %r' % moves)
        s.same(b.run(AT), 4 + (2 if moves[-1] == words[1] else 1), 'where it is after %r' % moves)
        if moves == words:
            b.run(CLICK, '#previous')
            b.run(CLICK, '#previous')


def test_own_win(s, b):
    """@0/ B1+ @1\\: white closes a loop with A0/."""
    b.open(s.page('win.html', '-i', '@0/', 'B1+', '@1\\'))
    b.run('const t = document.querySelector("#typed"); t.value = "a0/";')
    b.run(KEY, '#typed', 'Enter')
    s.check('White wins with a loop at move 4.' in b.run(STATUS), 'a win of one\'s own: %s' % b.run(STATUS))
    s.same(b.run('return [document.querySelectorAll("#board .glow").length, document.querySelectorAll(".space").length]'), [1, 0],
           'its path is lit, and no move follows')


def test_variations(s, b):
    """examples/claims.txt: after move 5, `A1\\ any win` holds; `D1+ any win` is refuted."""
    b.open(s.page('claims.html', '-i', CLAIMS))
    found = b.run('''return [...document.querySelectorAll('.moves a.variation')].map(a => [a.textContent, a.className])''')
    s.check(['A1\\ any win', 'variation holds'] in found, 'a variation that holds: %r' % found)
    s.check(['D1+ any win', 'variation refuted'] in found, 'one that is refuted: %r' % found)
    before = s.moves(CLAIMS, 5)
    b.run(CLICK, '.moves a.holds')
    s.same(shown(b), s.after(*before, 'A1\\'), 'a click plays it')
    record = os.path.join(s.directory, 'refuted.txt')
    with open(record, 'w') as file:
        file.write('1 @0/ 2 A2/ 3 B1/ 4 A3+ ; B4/ any win\n')
    b.open(s.page('refuted.html', '-i', record))
    links = b.run("return [...document.querySelectorAll('.moves a.refuted')].map(a => a.textContent)")
    s.same(links, ['B4/ any win', 'Refutation: C1/'], 'the refutation is a link')
    lines = b.run("""return [...document.querySelectorAll('.moves a.variation')].filter(a => a.nextElementSibling)
        .map(a => [getComputedStyle(a).textDecorationColor, getComputedStyle(a.nextElementSibling).color])""")
    s.check(lines and all(line == verdict for line, verdict in lines), 'a line is as its verdict: %r' % lines)
    b.run("document.querySelectorAll('.moves a.refuted')[1].click()")
    s.same(shown(b), s.after('@0/', 'A2/', 'B1/', 'A3+', 'B4/'), 'the refuted move')
    b.run(CLICK, '#next')
    s.same(shown(b), s.after('@0/', 'A2/', 'B1/', 'A3+', 'B4/', 'C1/'), 'and what refutes it')
    # For `any` a reply below or right of the board comes before one above or left of it, which would change the names.
    replies = ('B1\\ any A3+', ['B1\\', 'A2+']), ('B1/ any D1+', ['B1/', 'C1+']), ('b1\\ any a3+', ['B1\\', 'A2+'])
    b.open(s.page('replies.html', '-i', s.write('replies.txt', '\n'.join('Event: x\n1 @0/ ; %s\n' % line for line, _ in replies))))
    for n, (line, moves) in enumerate(replies):
        b.run('choose(arguments[0])', n)
        b.run(CLICK, '.moves a.variation')
        b.run(CLICK, '#next')
        s.same(shown(b), s.after('@0/', *moves), 'a reply for `any` in %s' % line)
    b.open(s.page('plain.html', '-i', '-O', 'variations=no', CLAIMS))
    s.same(b.run('return document.querySelectorAll("a.variation").length'), 0, 'variations=no')


def test_view(s, b):
    page = s.page('view.html', '-i', GIFT)
    b.open(page, '#game=1&move=9')
    before = shown(b)
    turn = {'e': 'b', 'b': 'e', 'a': 'd', 'd': 'f', 'f': 'c', 'c': 'a'}
    wanted = [(turn[t[0]], -t[2], t[1]) for t in b.run(TILES)]
    b.run(CLICK, '#turn')
    s.same(shown(b), code([tuple(t) for t in wanted]), 'a quarter turn')
    for _ in range(3):
        b.run(CLICK, '#turn')
    s.same(shown(b), before, 'four of them')
    mirror = {'e': 'e', 'b': 'b', 'a': 'c', 'c': 'a', 'd': 'f', 'f': 'd'}
    wanted = [(mirror[t[0]], -t[1], t[2]) for t in b.run(TILES)]
    b.run(CLICK, '#mirror')
    s.same(shown(b), code(wanted), 'mirrored')
    b.open(page, '#game=1&move=9&mirror=yes&turn=3&theme=modern&numbers=no')
    s.check(shown(b) != before and b.run('return document.querySelector("#theme").value') == 'modern' and
            b.run('return getComputedStyle(document.querySelector("#board .number")).display') == 'none', 'settings in the address')
    centre = 'const v = document.querySelector("#board").viewBox.baseVal; return [v.x + v.width / 2, v.y + v.height / 2]'
    s.go(b, '#game=1&move=9')
    first = b.run(centre)
    for _ in range(3):
        b.run(CLICK, '#closer')
    s.check(all(abs(one - other) < 1 for one, other in zip(first, b.run(centre))), 'nearer, around %r: %r' % (first, b.run(centre)))
    for _ in range(5):
        b.run(CLICK, '#closer')
    s.check(b.run('''return [-1e5, 1e5].every(far => {
        zoom(.9, far, far);
        const all = frame(), v = document.querySelector('#board').viewBox.baseVal;
        return [['x', 'width'], ['y', 'height']].every(([at, size]) =>
            v[size] < all[size] && v[at] > all[at] - .01 && v[at] + v[size] < all[at] + all[size] + .01);
    })'''), 'no part of the view lies beside the board')
    spaces = b.run('return [...document.querySelectorAll(".space")].map(e => e.getAttribute("aria-label").split(" ").pop())')
    legal = s.traxfig('-T', 'modern', '--legal', '-m', '9', GIFT).split('\n')
    s.same(sorted(spaces), sorted(set(line.split(' ')[0][:-1] for line in legal if line)), 'names of empty spaces')
    s.go(b, '#game=1&move=0')
    s.check(b.run('return document.querySelector(".space").getAttribute("aria-label")').endswith('@0'), 'the space for the first move')
    b.open(s.page('wide.html', '-i', '-r', 'loop', '@0+', *['@1+'] * 79))
    size = b.run(SIZE)
    s.check(size > 17.9, 'tiles are at least 18 pixels wide: %s' % size)
    inside = '''const r = [...document.querySelectorAll('#board .number')].pop().getBoundingClientRect(), v = document.querySelector('#board').getBoundingClientRect();
        return r.left > v.left && r.right < v.right;'''
    s.check(b.run(inside), 'the view is at the last move')
    b.run(CLICK, '#first')
    b.run(CLICK, '#next')
    s.check(b.run(inside), 'and follows it')
    b.run(CLICK, '#last')
    b.run(KEY, '.space[data-y="1"]', 'Enter')
    sides = b.run('return [...document.querySelectorAll(".offer .target")].map(e => e.getBoundingClientRect().width)')
    s.check(sides and all(38 < side < 46 for side in sides), 'each as large as a finger: %r' % sides)
    b.run(CLICK, '#closer')
    s.check(b.run(SIZE) > size * 1.2, 'larger')
    for button, least, most in (('#closer', 150, 161), ('#farther', 8, 29)):
        b.run('for (let n = 0; n < 15; n++) {%s}' % CLICK.replace('return', ''), button) # in one frame, for each would be drawn
        size = b.run(SIZE)
        s.check(least <= size <= most, '%s as often as one likes: %s' % (button, size))


def test_find(s, b):
    record = os.path.join(s.directory, 'list.txt')
    rng, names = random.Random(7), ['Ann', 'Ben', 'Zo\u00eb', '\u05d3\u05d5\u05d3']
    with open(record, 'w') as file:
        for n in range(600):
            file.write('Event: Cup %d\nWhite: %s\nBlack: %s\n1 @0/ 2 %s\n3 %s\n\n' % (
                n, rng.choice(names), rng.choice(names), rng.choice(['B1+', 'B1/', 'A2+']), 'Resign' if rng.random() < .5 else ''))
    games = [json.loads(line) for line in s.traxfig('-T', 'json', record).splitlines()]
    b.open(s.page('list.html', '-i', record))
    s.same(b.run('return document.querySelector("#find").open'), True, 'a long list is open')
    s.same(b.run('return document.querySelector("#text").scrollTop'), 0, 'and is seen first')
    s.check(b.run('return document.querySelectorAll("#rows > *").length') < 60, 'only rows in sight are there')
    set_ = '''for (const [id, value] of Object.entries(arguments[0])) { const e = document.getElementById(id); e.value = value;
        e.dispatchEvent(new Event('input', {bubbles: true})); } return document.querySelector('#found').textContent;'''
    for asked, fits in (({'words': 'zo\u00eb'}, lambda g: 'Zo\u00eb' in (g['white'], g['black'])),
                        ({'words': 'cup 2 moves'}, lambda g: len(g['moves']) == 2),
                        ({'words': 'cup 59'}, lambda g: '59' in g['title']),
                        ({'words': '@0/ b1+'}, lambda g: g['moves'][1]['text'] in ('B1+', 'A2+')), # images of each other
                        ({'words': '', 'outcome': 'black'}, lambda g: g['result'] and g['result']['winner'] == 'black'),
                        ({'outcome': 'white'}, lambda g: g['result'] and g['result']['winner'] == 'white'),
                        ({'outcome': 'open'}, lambda g: not g['result']),
                        ({'outcome': '', 'least': 3}, lambda g: len(g['moves']) >= 3),
                        ({'least': 1, 'most': 2}, lambda g: len(g['moves']) <= 2)):
        s.same(b.run(set_, asked), '%d of 600 games' % sum(1 for g in games if fits(g)), 'found: %r' % asked)
    b.run(set_, {'most': '', 'least': '', 'words': 'cup 599'})
    b.run(KEY, '#rows', 'Enter')
    s.same(text(b, '#heading'), 'Cup 599', 'Enter opens a game')
    s.check(b.run('return [...document.querySelectorAll("#names bdi, #rows bdi")].length') > 0, 'names stand apart, whichever way they run')


def test_phones(s, b):
    """On a phone names are seen whole, and the board leaves room for what stands below or beside it; fields and lists have half the height."""
    b.open(s.page('phone.html', '-i', '-w', 'Donald G. Bailey', '-b', 'Martin Möller Skarbiniks Pedersen', GAME, LOOP), '#game=1&move=9')
    high = "return ['#stage', '#board', '#text'].map(q => document.querySelector(q).getBoundingClientRect()).map(r => [r.width, r.height])"
    seen = """const e = document.querySelector(arguments[0]), r = e.getBoundingClientRect(), top = document.querySelector('#top').getBoundingClientRect().bottom;
        return r.height > 0 && r.top >= top - 1 && r.top + Math.min(r.height, 44) <= innerHeight;"""
    for wide, tall, least in ((320, 568, 220), (390, 844, 330), (844, 390, 250)):
        b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=tall, deviceScaleFactor=1, mobile=True)
        for tab, sight in (('moves', '.moves [aria-current]'), ('games', '#words'), ('games', '#rows [role=option]'), ('tools', '#typed')):
            b.run(CLICK, '#tab-' + tab)
            b.run('return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
            stage, board, below = b.run(high)
            what = '%dx%d, %s: the stage is %r, the board %r, the rest %r' % (wide, tall, tab, stage, board, below)
            s.check(min(board) >= least if tab == 'moves' or wide > tall else board[1] < tall / 2 and stage[1] < tall / 2, what)
            s.check(below[1] > tall / 4 and b.run(seen, sight), what + ': ' + sight)
            s.check(b.run('return document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight'), what)
        b.run(CLICK, '#tab-moves')
        s.check(b.run("""return [...document.querySelectorAll('#names, #names bdi')].map(e => e.getBoundingClientRect())
            .every((r, i, [all]) => r.width > 0 && r.right <= all.right && r.bottom <= all.bottom)"""), '%dx%d: the names are seen whole' % (wide, tall))
        s.same(b.run("""return new Set([1, 10, 31].map(n => { show({at: n});
            return Object.values(document.querySelector('#board').getBoundingClientRect().toJSON()).join(); })).size"""), 1,
               '%dx%d: the board does not move, however long the sentence below it is' % (wide, tall))
    b.devtools('Emulation.clearDeviceMetricsOverride')


# Wherever the board is moved, which coordinates overlap others or are cut off; how many there are to see; and whether it is zoomed.
MEETINGS = """const v = svg.getBoundingClientRect(), found = new Set(), all = frame();
    let labels = 0;
    for (let x = all.x; x < all.x + all.width; x += 17)
        for (let y = all.y; y < all.y + all.height; y += 9) {
            view.middle &&= [x, y];
            look(false);
            relabel();
            const seen = [...svg.querySelectorAll('.label')].map(e => [e.textContent, e.getBoundingClientRect()]).filter(([name, r]) => name &&
                r.right > v.left && r.left < v.right && r.bottom > v.top && r.top < v.bottom); // a fifth of a line is above its letters and below
            labels += seen.length;
            seen.forEach(([one, r], i) => {
                if (r.left < v.left - 1 || r.right > v.right + 1 || r.top < v.top - 1 || r.bottom > v.bottom + 1)
                    found.add(one);
                for (const [other, q] of seen.slice(i + 1))
                    if (r.left < q.right && q.left < r.right && r.top + .4 * r.height < q.bottom && q.top + .4 * q.height < r.bottom)
                        found.add(one + ' ' + other);
            });
        }
    return [[...found], labels > 0, Boolean(view.middle)];"""


def test_coordinates(s, b):
    """On small screens, which show a part of a large board, no coordinate overlaps another or is cut off."""
    for wide, high in ((1, 1), (12, 10), (22, 9)):
        page = s.page('wide.html', '-r', 'loop', '-i', '@0+', *['@1+'] * (wide - 1), *['A0+'] * (high - 1))
        for window in ((320, 568), (844, 390)):
            b.devtools('Emulation.setDeviceMetricsOverride', width=window[0], height=window[1], deviceScaleFactor=1, mobile=True)
            for look in ('', '&turn=1'):
                b.open(page, '#move=999' + look)
                found, some, zoomed = b.run(MEETINGS)
                s.same([found, some], [[], True], '%d columns, %d rows, %dx%d%s' % (wide, high, *window, look))
                s.check(zoomed or wide < 22, '%d columns are more than fit' % wide)
    b.devtools('Emulation.clearDeviceMetricsOverride')


def test_scale(s, b):
    """Tiles are large as long as the board is small, and get smaller by little; an own move moves nothing else."""
    b.open(s.page('scale.html', '-i', GAME), '#game=1&move=1')
    sizes = b.run("return game.words.map((_, i) => { show({at: i + 1}); return pixelsATile(); })")
    s.check(sizes[0] > 2 * sizes[-1] and sizes[9] > 1.4 * sizes[-1], 'sizes at moves 1, 10 and the last: %r' % [sizes[0], sizes[9], sizes[-1]])
    s.check(all(0 <= one - other < .2 * one for one, other in zip(sizes, sizes[1:])), 'they shrink by steps: %r' % sizes)
    b.run(CLICK, '#whole')
    b.run("show({at: 1})")
    s.check(abs(b.run("return pixelsATile()") - sizes[-1]) < 1, 'the whole board from the first move on')
    b.run(CLICK, '#whole')
    box = "show({at: 20}); const r = document.querySelector('#board').getBoundingClientRect(); return [r.top, r.height, document.querySelector('#board').getAttribute('viewBox')]"
    before = b.run(box)
    inner = b.run("const it = position(), [x, y] = openSpaces(it).find(([x, y]) => x > it.extent.left && x < it.extent.right && y > it.extent.top && y < it.extent.bottom); "
                  "tryWord(tileWord({x, y, edges: tilesFor(it, x, y)[0], entering: entering(it, x, y)}, it.extent, false)); return !!line")
    after = b.run(box.replace('show({at: 20});', ''))
    s.check(inner and before == after, 'the board where it was when a line begins: %r, %r' % (before, after))
    offer = """const boxes = ['.plate', '.chosen'].map(q => document.querySelector('.offer ' + q).getBoundingClientRect());
        return boxes[0].top >= boxes[1].bottom || boxes[0].bottom <= boxes[1].top"""
    s.check(all(b.run("press(document.querySelectorAll('.space')[arguments[0]]);" + offer, n) for n in range(12)), 'tiles are offered beside the space')


def test_comforts(s, b):
    """The list of keys, the speed, marks that can be hidden, the board as text."""
    b.open(s.page('comforts.html', '-i', '-O', 'marks=attacks', GAME), '#game=1&move=31')
    s.same(b.run("return boardText()"), s.traxfig('-q', '-f', 'unicode-tiny', GAME), 'the board as text')
    for n in (0, 1, 12):
        s.same(b.run("show({at: arguments[0]}); return boardText()", n).strip(), s.traxfig('-q', '-f', 'unicode-tiny', '-m', str(n), GAME).strip() if n else '',
               'the board as text at %d' % n)
    b.run("show({at: 31})")
    seen = "return ['.marked', '.space'].map(q => document.querySelectorAll(q).length).concat(document.querySelector('#hint').getClientRects().length)"
    marked, spaces, hint = b.run(seen)
    s.check(marked > 0 and hint == 1, 'marks at first')
    b.run(CLICK, '#marks')
    s.same(b.run(seen), [0, spaces + marked, 0], 'without marks each space can be played')
    s.same(b.run('return here()'), '#game=1&move=31&marks=no', 'the address says so')
    b.run(CLICK, '#marks')
    s.same(b.run(seen), [marked, spaces, hint], 'marks again')
    b.run("KEY_('?')".replace('KEY_', "(key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, shiftKey: true, bubbles: true})))"))
    s.same(b.run("return [document.activeElement.textContent, document.querySelector('#keys').open]"), ['Keys', True], 'the list of keys')
    b.open(s.page('guess.html', '-i', GAME), '#game=1&move=10&guess=yes')
    later = "return [[...document.querySelectorAll('.moves li')].filter(e => e.getClientRects().length).length, document.querySelector('#result').getClientRects().length, at, !!line]"
    s.same(b.run(later), [10, 0, 10, False], 'who guesses sees no later moves')
    wrong = b.run("tryWord('B0+'); return document.querySelector('#status').textContent")
    s.check(wrong.endswith('a different move was played.') and b.run(later) == [10, 0, 10, False], 'a wrong guess: ' + wrong)
    s.same(b.run("tryWord(game.words[10]); " + later), [11, 0, 11, False], 'a right one')
    s.same(b.run(STATUS), 'Right! After move 11: ' + b.run('return game.words[10]'), 'what is said of it')
    s.same(b.run("go(Infinity); " + later)[:2], [31, 1], 'the end of the game')
    b.run("go(10); document.querySelector('#guess').click()")
    s.same(b.run(later)[:2], [31, 1], 'all moves again')
    s.same(b.run("""window.ClipboardItem = class { constructor(all) { this.all = all; } };
        return new Promise(done => { navigator.clipboard.write = ([item]) => item.all['image/png'].then(done); document.querySelector('#copy-picture').click(); })
            .then(createImageBitmap).then(image => [image.width, image.height].map((n, i) => n - Math.floor(frame()[['width', 'height'][i]] * 9.6)).concat(document.querySelector('#done').textContent))"""),
           [0, 0, 'Copied: trax-1-10.png'], 'the picture that is copied')
    b.open(s.page('comforts.html', '-i', '-O', 'marks=attacks', GAME), '#game=1&move=31')
    waits = """const all = [], set = window.setTimeout; window.setTimeout = (f, ms) => { all.push(ms); return 1; };
        show({at: 0}); for (const {value, text} of byId('speed').options) { byId('speed').value = value; all.push(text); tick(); }
        window.setTimeout = set; stop(); return all.filter(ms => !(ms <= 150));"""
    forced = [len(move['forced']) for move in json.loads(s.traxfig('-T', 'json', GAME))['moves']]
    s.same(b.run(waits), sum(([name, 1100 / speed + 220 * n] for name, speed, n in zip(('½×', '1×', '2×', '4×'), (.5, 1, 2, 4), forced)), []), 'how long each move is shown')
    asked = "window.asked = 0; document.documentElement.requestFullscreen = () => { window.asked++; };"
    b.run(asked)
    b.run(CLICK, '#full')
    b.run("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'f', bubbles: true}))")
    s.same(b.run('return window.asked'), 2, 'full screen')
    b.open(s.page('plain.html', '-i', GAME))
    s.same(b.run("return document.querySelector('#marks').getClientRects().length"), 0, 'no box for marks where there are none')


def test_problems(s, b):
    """Problems are solved against every reply of their proofs; the solution is hidden until then, or until it is asked for."""
    record = s.write('problems.txt', s.traxfig('-q', '-T', 'puzzles', '-O', 'depth=4', *sorted(glob.glob('examples/[bgil]*.txt')))) # those with problems
    said = """return [document.querySelector('#status').textContent, document.querySelector('#solved').textContent,
        /(any|A1.) win/.test(document.body.innerText), document.querySelector('#solution').getAttribute('aria-disabled')]"""
    tried = 'return tryWord(arguments[0]) && movesShown(false)'
    games = [json.loads(row) for row in s.traxfig('-T', 'json', record).splitlines()]
    b.open(s.page('problems.html', '-T', 'html', '-O', 'solutions=yes,marks=wins', record))
    s.same(b.run(said), ['Problem 1: White wins in 2 turns. White to move.', '0 of 8 solved', False, 'false'], 'the first problem')
    s.same(b.run("return document.querySelectorAll('.marked').length"), 0, 'no marks tell its solution')
    s.same([b.run(PRESS, 'Next problem'), b.run(PRESS, 'Previous problem')], [1, 1], 'buttons to other problems')
    s.check(not b.run(tried, 'B0+'), 'a move that does not win')
    s.same(b.run(said), ['B0+: not the solution.', '0 of 8 solved', False, 'false'], 'what is said of it')
    s.same(shown(b), s.after(*s.moves(record, 8)), 'and it is not laid')
    legal = s.traxfig('-T', 'modern', '--legal', *s.moves(record, 8), 'C3\\').split()
    won, reply = (b.run(tried, 'C3\\') or ['', ''])[-2:]
    s.check(won == 'C3\\' and reply in legal and not re.search('[@0]', reply), 'the winning move from its other end, and the first legal reply: %s' % reply)
    b.run('go(8)')
    s.same(len(b.run(tried, 'D3/')), 10, 'the move that the proof has')
    for n in (5, 7):
        b.run('choose(arguments[0])', n)
        moves, rows, left = [move['modern'] for move in games[n]['moves']], [], set()
        for row in games[n]['moves'][-1]['comment'].split('\n'): # a row of a proof begins below what it shares with the row before it
            words = row.split()[:-2]
            rows.append(rows[-1][:len(rows[0]) - len(words)] + words if rows else words)
        left = {' '.join(row) for row in rows}
        for attempt in range(2 * len(rows)):
            own, last = [], not left # one more attempt when all replies are known
            b.run('go(arguments[0])', len(moves))
            while len(own) < 2 * len(rows[0]):
                known = [row for row in rows if row[:len(own)] == own and len(row) > len(own)]
                wins = [] if known else json.loads(s.traxfig('-T', 'json', '-O', 'marks=attacks', *moves, *own))['attacks']
                won = [win['modern'] for win in wins if win['colour'] == 'white']
                own = b.run(tried, known[0][len(own)] if known else won[0])[len(moves):]
                left.discard(' '.join(own[:len(rows[0])]))
                if won:
                    break
            s.same(shown(b), s.after(*moves, *own), 'the board of problem %d after %r' % (n + 1, own))
            if last:
                break
        status, solved, told, off = b.run(said)
        s.same([left, status.startswith('Right! ') and 'White wins with a loop' in status, solved, told, off],
               [set(), True, '%d of 8 solved' % (n // 2 - 1), True, 'true'], 'replies of the proof of problem %d left' % (n + 1))
    s.check(b.run("choose(1); go(8); return tryWord('C2/')") and b.run(PRESS, 'Show the solution') == 1, 'the solution, when one reply is known')
    s.same(b.run(said), ['After move 9: C2/', '2 of 8 solved', True, 'true'], 'is shown, and does not count')
    s.same(b.run("choose(0); choose(1); return [document.querySelector('.unsolved'), tryWord('B0+')]"), [None, True], 'then any move can be tried')
    for game, move, where in (('1 @0/ 2 B1+ 3 @1\\ 4 C0+ ; A1/ win', 'A1/', 5), # in one turn; the first legal reply loses at once
                              ('1 @0/ 2 @1/ 3 A2+ 4 A3/ 5 C1\\ 6 B0\\ 7 @2+ 8 B5\\ 9 C5\\ 10 D5\\ 11 D6\\ 12 E3+ 13 A6+ 14 C7\\ ; B1+ any win', 'B1+', 16)):
        b.open(s.page('short.html', '-T', 'html', '-O', 'solutions=yes', s.write('short.txt', game + '\n')))
        s.same([len(b.run(tried, move)), *b.run(said)[1:3]], [where, '1 of 1 solved', True], 'solved with ' + move)
        s.same(b.run("return document.querySelector('#line-moves a:last-of-type').ariaCurrent"), 'step', 'the last move of the solution is marked')
    b.open(s.page('threat.html', '-T', 'html', '-O', 'solutions=yes', s.write('threat.txt', '1 @0/\n2 B1+\n3 @1\\ ; A0/ win\n')))
    s.same(b.run('return document.querySelector(".unsolved")'), None, 'a threat of the side that is not to move is no problem')
    b.open(s.page('no-problem.html', '-T', 'html', '-O', 'solutions=yes', GIFT))
    s.same(b.run('go(4); return [document.querySelector(".unsolved"), tryWord("D2+")]'), [None, True], 'a game without a proof')


def test_problems_still(s, b):
    """Without scripts, the solution of each problem appears when it is asked for, and other comments are always there."""
    page = s.page('still.html', '-T', 'html', '-O', 'solutions=yes', s.write('two.txt', '1 @0/ ;a bend\n2 B1+ ;A1/ win\n\n1 @0+ ;a bend\n2 A0+ ;A1/ win\n'))
    seen = """const text = document.body ? document.body.innerText : '';
        return [document.title, ...['a bend', 'A1/ win', 'Show the solution'].map(words => text.split(words).length - 1)]"""
    b.devtools('Emulation.setScriptExecutionDisabled', value=True)
    b.devtools('Page.navigate', url='file://' + page) # open waits by a script
    s.same(s.soon(b, seen, ['2 Trax problems', 2, 0, 2]), ['2 Trax problems', 2, 0, 2], 'problems without script')
    b.run("document.querySelectorAll('summary').forEach(one => one.click())")
    s.same(b.run(seen), ['2 Trax problems', 2, 2, 2], 'their solutions, opened')
    b.devtools('Emulation.setScriptExecutionDisabled', value=False)


def test_problem_keys(s, b):
    """A problem by keys alone, on a small screen."""
    b.devtools('Emulation.setDeviceMetricsOverride', width=320, height=568, deviceScaleFactor=1, mobile=True)
    b.open(os.path.join(s.directory, 'problems.html'))
    focus = 'return document.activeElement.id || document.activeElement.getAttribute("aria-label")'
    b.press('Tab')
    for wanted in ('Empty space D3', 'D3/'):
        for _ in range(40):
            if b.run(focus) != wanted:
                b.press('ArrowDown')
        b.press('Enter')
    s.check(b.run(STATUS).startswith('Right! After move 10: '), 'a right move, and a reply: ' + b.run(STATUS))
    s.check(b.run(focus).startswith('Empty space'), 'the focus stays on the board')
    order = []
    while len(order) < 14 and 'solution' not in order:
        b.press('Tab')
        order.append(b.run(focus))
    s.same(order, ['first', 'previous', 'play', 'next', 'last', 'tab-moves', 'tab-games', 'tab-tools', 'before', 'after', 'solution'], 'the way to the solution')
    s.check(b.run("return ['#problem', '#moves'].every(q => { const r = document.querySelector(q).getBoundingClientRect(); return r.height > 0 && "
                  "r.bottom <= innerHeight; }) && document.documentElement.scrollWidth <= innerWidth"), 'the bar and the moves have room')
    b.run("choose(1); giveUp()")
    s.check(b.run("const r = document.querySelector('.last a').getBoundingClientRect(); return r.top >= document.querySelector('#top').getBoundingClientRect().bottom "
                  "&& r.bottom <= innerHeight"), 'the solution is seen below the bars')
    b.devtools('Emulation.clearDeviceMetricsOverride')


def test_finding(s, b):
    """What people type into the box finds what they mean, and keys act there; the next game is one of those that were found."""
    games = ['White: Ánn\n1 @0/ 2 B1+', 'White: Ben\n1 @0/ 2 A2+', 'White: Cid\n1 @0+ 2 B1+ 3 Resign', 'White: Łukasz Øst’ß\n1 A1C 2 B1S',
             open(LOOP).read(), 'Event: Cup 7\nBlack: Eve\n1 @0+ 2 A2+ 3 Draw']
    b.open(s.page('finding.html', '-i', '-r', 'loop', s.write('finding.txt', '\n\n'.join(games) + '\n')))
    b.run('document.querySelector("#find").open = true')
    said = """const rows = [...document.querySelectorAll('#rows [role=option]')]; return rows.map(e => parseInt(e.textContent, 10)).join(' ')"""
    for typed, wanted in (('A1C', '1 2 4'), ('1. @0/ 2. B1+', '1 2 4'), ('1 @0/ 2 B1+', '1 2 4'), ('@0/, B1+', '1 2 4'), ('1.@0/ 2.A2+', '1 2 4'), ('a1c b1s', '1 2 4'), ('@0+ B1+', '3 5'),
                          ('@0+ A0+', '6'), ('draw', '6'), ('Draws', '6'), ('black won', '3'), ('@0/ ann', '1'), ('1. @0/ 2. B1+ Łukasz', '4'), ('@0+ white wins', '5'), ('loop', '5'), ('resignation', '3'), ('unfinished', '1 2 4'), ('ann', '1'), ("lukasz ost'ss", '4'), ('ostss', '4'),
                          ('cup 7', '6'), ('7, cup', '6'), ('@0/ E9+', ''), ('ef:', '1 2 4'), ('d:b', '1 2 4'), ('0d:cb', ''), ('ab:ab', ''),
                          ('12:', ''), ('ee: white', '3 5'), ('eee:', '')):
        b.run("document.querySelector('#words').select()")
        b.devtools('Input.insertText', text=typed)
        s.same(b.run(said), wanted, 'games found by ' + typed)
    b.run("const box = document.querySelector('#words'); box.focus(); box.select()")
    b.devtools('Input.insertText', text='a1c')
    b.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
    shown_ = "return [game.index + 1, ...['before', 'after'].map(id => document.getElementById(id).getAttribute('aria-disabled'))]"
    s.same(b.run(shown_), [2, 'false', 'false'], 'Down, Down, Up and Enter in the box')
    s.same(b.run("return document.activeElement.getAttribute('aria-activedescendant')"), 'row-1', 'what a screen reader says there')
    b.run(CLICK, '#after')
    s.same(b.run(shown_), [4, 'false', 'true'], 'the next game is one that was found')
    b.run('choose(4); show({at: 2}); document.querySelector("#this").click()')
    s.same(b.run('return [document.querySelector("#words").value, ...matches.map(i => i + 1)]'), ['ee:', 3, 5], 'games with the position shown')
    b.run('choose(2); choose(4)')
    s.same(b.run(AT), 2, 'a game opens at the position that was found')
    b.run('const box = document.querySelector("#words"); box.value = "a1c"; find()')
    s.same(text(b, '#row-0'), '1. Ánn @0/ B1+ \u00b7 Unfinished \u00b7 2 moves', 'a row')
    record = s.write('all.trx', open('../shared/records/archive.trx').read() * 4) if os.path.exists('../shared/records/archive.trx') else GIFT
    b.open(s.page('all.html', '-i', record))
    before = b.spent()
    for asked in ('loop white', '@0/ B1+', '1. @0+ 2. @1+ 3. A2/'):
        b.run('document.querySelector("#words").value = arguments[0]; find()', asked)
    took = b.spent() - before
    s.check(took < .4, 'finding games among 20,000 three times takes %r seconds of the processor' % took)


def test_menu(s, b):
    """A menu has all games, up to 500; if there are more, the list is open in its place."""
    for count in (500, 501):
        record = os.path.join(s.directory, 'menu.txt')
        with open(record, 'w') as file:
            file.write(''.join('Event: %d\n1 @0/ 2 B1+\n\n' % n for n in range(count)))
        b.open(s.page('menu.html', '-i', record))
        s.same(b.run("""const menu = document.querySelector('#games'), shown = menu.getClientRects().length > 0;
            return [shown, shown ? menu.options.length : null, document.querySelector('#find').open];"""),
               [True, count, False] if count <= 500 else [False, None, True], 'the menu of %d games' % count)


def test_share(s, b):
    page = s.page('share.html', '-i', '-r', 'loop', GAME)
    b.open(page, '#game=1&move=12')
    s.same(b.run('return movesShown(false)'), s.moves(GAME, 12), 'moves in the modern notation')
    classic = [m['classic'] for m in json.loads(s.traxfig('-T', 'json', GAME))['moves']][:12]
    s.same(b.run('return movesShown(true)'), classic, 'and in the classic one')
    for address, check in (('#game=1&move=12', 12), ('#game=1&move=31', 31)):
        s.go(b, address)
        record = os.path.join(s.directory, 'saved.txt')
        with open(record, 'w') as file:
            file.write(b.run('return recordShown()'))
        saved = json.loads(s.traxfig('-T', 'json', record))
        s.same([saved['rules'], saved['white'], len(saved['moves']), saved['error']], ['loop', 'Donald Bailey', check, None], 'a saved record')
        s.same(s.traxfig('-T', 'code', record), s.traxfig('-T', 'code', '-m', str(check), GAME), 'and its position')
    picture = b.run('return picture()')
    s.check('<style' not in picture and 'class="space' not in picture, 'a picture without styles')
    with open(os.path.join(s.directory, 'saved.svg'), 'w') as file:
        file.write(picture)
    if shutil.which('xmllint'):
        s.same(subprocess.run(['xmllint', '--noout', os.path.join(s.directory, 'saved.svg')]).returncode, 0, 'it is XML')
    s.same(len(re.findall(r'<use href="#trax-print-[abcdef]"', picture)), len(b.run(TILES)), 'with all tiles')


def test_pictures(s, b):
    """A picture that is saved is read back as the position that it shows, with all that the record says of it."""
    told = 'title white black rules intro outro result'.split()
    hostile = s.write('hostile.txt', 'Event: </metadata> & ]]>\nWhite: A "B" \\\n\n1 @0/ ; <i>\n2 B1+\n3 Resign\nSo it ended.\n')

    def read(*arguments):
        game = json.loads(s.traxfig('-T', 'json', *arguments))
        moves = [[move['modern'], move['comment']] for move in game['moves']]
        return [game[key] for key in told] + [moves, game['error'] and game['error']['reason']]

    for record in (GAME, 'examples/gift.txt', 'examples/illegal.txt', 'examples/log.txt', hostile):
        b.open(s.page('picture.html', '-i', record))
        for move in (2, 1, 99):
            b.run('show({at: arguments[0]})', move)
            saved = s.write('picture.svg', b.run('return picture()'))
            s.same(read(saved), read(*(['-m', str(move)] if move < 99 else []), record), 'a saved picture of %s, move %d' % (record, move))
    b.open(s.page('picture.html', '-i', GAME), '#game=1&move=2&line=A2+')
    saved = read(s.write('picture.svg', b.run('return picture()')))
    wanted = read('-m', '2', GAME)
    wanted[-2].append(['A2+', None])
    s.same(saved, wanted, 'a saved picture of a line')


# What stands above four games: title, names and rules; the entry of the menu.
HEADINGS = [['Ann \u2013 Bo', 'White: Ann', 'Black: Bo', '1. Ann \u2013 Bo'],
            ['Cup', 'White: Ann', 'Black: Bo', 'Loop Trax', '2. Cup \u00b7 Ann \u2013 Bo'],
            ['Game 3', 'Loop Trax', '3. Game 3'],
            ['Bo', 'Black: Bo', '8x8 Trax', '4. Bo']]


def test_headings(s, b):
    """A game without a title has the names of its players; rules that are not the usual ones stand below the names."""
    record = s.write('headings.txt', 'White: Ann\nBlack: Bo\n1 @0/\n\nLoop Trax\nEvent: Cup\nWhite: Ann\nBlack: Bo\n1 @0/\n\n'
                                     'Loop Trax\n1 @0/\n\n8x8 Trax\nBlack: Bo\n1 @0/\n')
    b.open(s.page('headings.html', '-i', record))
    for n, wanted in enumerate(HEADINGS):
        b.run('choose(arguments[0])', n)
        s.same(b.run("""return [...document.querySelectorAll('#heading, #names bdi')].map(e => e.textContent)"""),
               wanted[1:-1] + wanted[:1], 'the heading of game %d' % (n + 1))
        s.same(b.run('return [document.title, document.getElementById("games").selectedOptions[0].textContent]'), [wanted[0], wanted[-1]], 'and in the menu')
    b.open(s.page('headings.html', '-u', record))
    s.same(b.run("""return [...document.querySelectorAll('article')].map(e =>
        [...e.querySelectorAll('h2, .names bdi')].map(e => e.textContent))"""), [wanted[:-1] for wanted in HEADINGS], 'headings of articles')


PRESS = '''
const it = [...document.querySelectorAll('button')].filter(e => (e.textContent.trim() || e.getAttribute('aria-label')) === arguments[0]);
if (it.length === 1) it[0].click();
return it.length;'''
TAKE = '''
window.taken = [];
Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText: async text => { taken.push(text); }}});
HTMLAnchorElement.prototype.click = function() { taken.push(this.download); };
URL.createObjectURL = blob => { window.blob = blob; return '#'; };
window.print = () => taken.push('printed');'''
# Numbers that do not lie in the tile of their move.
ASTRAY = '''
const box = e => e.getBoundingClientRect();
return [...document.querySelectorAll('#board .number')].filter(e => {
    const tile = box(document.querySelector('#board use[data-move="' + e.textContent + '"]')), n = box(e);
    return n.left < tile.left - 1 || n.right > tile.right + 1 || n.top < tile.top - 1 || n.bottom > tile.bottom + 1;
}).map(e => e.textContent);'''


def test_deeds(s, b):
    """Each button, found by what it is called, does what it says."""
    moves = s.moves(GIFT, 4)
    b.open(s.page('deeds.html', '-i', GIFT), '#game=1&move=4')
    b.run(TAKE)
    for name, fits in (('Copy link', lambda t: re.search('deeds.html.*#game=1&move=4$', t)),
                       ('Copy moves', lambda t: t == ' '.join(moves)), ('Copy embed code', lambda t: t.startswith('<svg')),
                       ('Save record', lambda t: t == 'trax-1-4.txt'), ('Save SVG', lambda t: t == 'trax-1-4.svg'),
                       ('Save PNG', lambda t: t == 'trax-1-4.png'), ('Print', lambda t: t == 'printed')):
        s.same(b.run(PRESS, name), 1, 'buttons called %r' % name)
        end = time.time() + 30
        while not b.run('return taken.length') and time.time() < end:
            time.sleep(.05)
        taken = b.run('const t = taken; window.taken = []; return t')
        s.check(len(taken) == 1 and fits(taken[0]), '%s gives %.200r' % (name, taken))
        if name.startswith('Save'):
            saved = b.run('return blob.text()')
            s.check({'r': all(word in saved for word in moves), 'S': '<svg' in saved, 'P': saved[1:4] == 'PNG'}[name[5]], '%s saves %.200r' % (name, saved))
    s.same(b.run('return [...document.querySelectorAll("summary")].map(e => e.textContent)'), ['Find games', 'View', 'Share', 'Keys'], 'what can be opened')
    b.run('document.querySelector("#numbers").click()')
    s.check(s.soon(b, 'return location.hash.endsWith("&numbers=no")', True), 'the address without numbers: %s' % b.run('return location.hash'))
    b.run('document.querySelector("#numbers").click()')
    before, size = shown(b), b.run(SIZE)
    for name, larger in (('Zoom in', True), ('Zoom out', False)):
        b.run(PRESS, name)
        now = b.run(SIZE)
        s.check(now > size * 1.01 if larger else now < size * .99, '%s: %s from %s' % (name, now, size))
        size = now
    for name in ('Turn the board', 'Mirror the board'):
        s.same(b.run(PRESS, name), 1, 'buttons called %r' % name)
        s.check(shown(b) != before, name)
        s.same(b.run(ASTRAY), [], name + ': numbers beside their tiles')


def test_endings(s, b):
    """A record that is saved has the end of its game; games are found by their ends, by what the choices are called."""
    endings = ('3 Time', '3 Resign', 'Draw', '3 Win', '')
    games = s.write('endings.txt', ''.join('Event: No %d\n1 @0/ 2 B1+ %s\n\n' % pair for pair in enumerate(endings)))
    results = [json.loads(line)['result'] for line in s.traxfig('-T', 'json', games).splitlines()]
    b.open(s.page('endings.html', '-i', games))
    for n, result in enumerate(results):
        b.run('choose(arguments[0]); show({at: Infinity})', n)
        saved = s.write('saved.txt', b.run('return recordShown()'))
        s.same(json.loads(s.traxfig('-T', 'json', saved))['result'], result, 'a saved record that ends with %r' % endings[n])
    ask = '''const e = document.querySelector('#outcome');
        e.value = [...e.options].filter(o => o.textContent === arguments[0])[0].value;
        e.dispatchEvent(new Event('input', {bubbles: true})); return document.querySelector('#found').textContent;'''
    s.check('@0/ B1+ \u00b7 Draw \u00b7 2 moves' in b.run("""document.querySelector('#find').open = true; find();
            return document.querySelector('#rows').textContent""") and b.run("return !document.querySelector('#outcome').hidden"),
            'results in the list')
    for name, wanted in (('Any result', 5), ('White wins', 1), ('Black wins', 2), ('Draw', 1), ('Unfinished', 1)):
        s.same(b.run(ask, name), '%d of 5 games' % wanted, 'found: %s' % name)
    set_ = '''for (const [id, value] of Object.entries(arguments[0])) document.getElementById(id).value = value;
        document.querySelector('#least').dispatchEvent(new Event('input', {bubbles: true}));
        return document.querySelector('#found').textContent;'''
    for least, most, wanted in ((2, '', 1), (3, '', 0), ('', 2, 1), ('', 1, 0), (2, 2, 1)): # of the one that is chosen
        s.same(b.run(set_, {'least': least, 'most': most}), '%d of 5 games' % wanted, 'found: %r to %r moves' % (least, most))
    # White, who is not to move, threatens a loop: the variation begins out of turn, and so does its address.
    b.open(s.page('threat.html', '-i', s.write('threat.txt', '1 @0/\n2 B1+\n3 @1\\ ; A0/ win\n')))
    b.run(CLICK, '.moves a.holds')
    s.check(s.soon(b, 'return location.hash.includes("begins=w")', True), 'a variation out of turn: %s' % b.run('return location.hash'))


# Sizes in a window of 1280 pixels: of an element its width, height, and the size of its letters; 44 is what a finger can hit.
MEASURES = (('h1', None, None, 20), ('#heading', None, None, 17.6), ('#status', None, 41.59375, 16), ('#names', None, 24, 16),
            ('#first', 52, 44, 16), ('#play', 52, 44, 16), ('#before', 45, 44, 16), ('#first svg', 24, 24, None), ('#play .go', 24, 24, None),
            ('#turn svg', 24, 24, None), ('#copy-link', None, 44, 16), ('#slider', 544, 32, None), ('#games', 361, 44, 16),
            ('#theme', None, 44, 16), ('#typed', 112, 44, 16), ('#numbers', 20, 20, None), ('#words', None, 44, 16), ('#least', 64, 44, 16),
            ('#rows', None, 384, 16), ('#rows div', None, 44, 16), ('summary', None, 44, 16), ('#moves li a', None, 25, 16),
            ('#moves p', None, None, 16), ('#result', None, 24, 16), ('#stage', 759, None, None), ('#text', 506, None, None))
MEASURE = '''
const e = document.querySelector(arguments[0]), r = e.getBoundingClientRect();
return [r.width, r.height, parseFloat(getComputedStyle(e).fontSize)];'''


def test_measures(s, b):
    """The sizes of what is seen and touched; the picture fills most of its column; titles."""
    b.open(s.page('sizes.html', '-i', GAME, CLAIMS), '#game=1&move=20')
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    wide = b.run('return innerWidth') / 1280
    s.soon(b, 'return document.querySelectorAll("#rows div").length > 0', True)
    for name, *wanted in MEASURES:
        got = b.run(MEASURE, name)
        off = [(size, due) for size, due in zip(got, wanted) if due and not due * wide * .88 - 1 <= size <= due * max(wide, 1) * 1.12 + 1]
        s.check(not off, '%s has the sizes %r, not %r' % (name, got, wanted))
    high, stage, space = b.run('''return [document.querySelector('#board').clientHeight, document.querySelector('#stage').clientHeight,
        innerHeight]''')
    s.check(high > stage * .6 and space * .9 < stage <= space, 'a board of %d in a column of %d in a window of %d' % (high, stage, space))
    left = b.run('''const left = e => document.querySelector(e).getBoundingClientRect().left;
        return [left('#moves p') - left('#moves'), left('#text') - left('#stage') - document.querySelector('#stage').clientWidth]''')
    s.check(0 <= left[0] < 20 and abs(left[1]) < 3, 'where columns and comments begin: %r' % left)
    for n in (0, 1):
        b.run('choose(arguments[0])', n)
        title = ('Donald Bailey \u2013 Tom Siegenthaler', 'Game 2')[n]
        s.same([b.run('return document.title'), text(b, '#heading'), b.run('return document.querySelector("#heading").hidden')],
               [title, title, False], 'the title of game %d' % (n + 1))
    b.open(s.page('one.html', '-i', GIFT))
    s.same(b.run('return document.querySelector("#heading").hidden'), True, 'one game needs no title in the list')


def test_hands(s, b):
    """Keys after a click on a checkbox; the wheel."""
    b.open(s.page('hands.html', '-i', GIFT), '#game=1&move=4')
    b.run('const n = document.querySelector("#numbers"); n.focus(); n.click();')
    b.run(KEY, '#numbers', 'ArrowRight')
    s.same(b.run(AT), 5, 'keys after a click on a checkbox')
    b.run('const it = document.querySelector("#slider"); it.value = 2; it.dispatchEvent(new Event("input", {bubbles: true}))')
    s.same(shown(b), s.after(*s.moves(GIFT, 2)), 'the slider, while it is drawn')
    b.run("document.querySelector('#slider').value = 5; document.querySelector('#slider').dispatchEvent(new Event('input'))")
    b.run('document.querySelector("#board").dispatchEvent(new WheelEvent("wheel", {deltaY: 100, bubbles: true, cancelable: true}))')
    s.same(b.run(AT), 6, 'the wheel')
    s.same(b.run('return document.querySelector("#board").dispatchEvent(new KeyboardEvent("keydown", {key: "Home", bubbles: true, cancelable: true}))'), False,
           'a key on the board')
    s.same(b.run(AT), 0, 'Home')
    b.open(s.page('begin.html', '-i', '-m', '3', GIFT))
    s.same(b.run(AT), 3, '-m decides where it begins')


def test_hostile(s, b):
    """Names, titles, comments and addresses never become elements, scripts, styles, links or requests."""
    rng = random.Random(19)
    pieces = ['</script>', '<script>window.hit=1</script>', '<img src=x onerror=window.hit=2>', '"', "'", '\\', '</noscript>', '-->',
              '<!--', ']]>', '&lt;', '\u202e', '\u2028', '{{games}}', '%s', '$&', '<style>*{display:none}</style>', '<base href=//x>',
              'javascript:window.hit=3', '<svg onload=window.hit=4>', '\u05d0', '</title>', '<a href=x>', 'A1\\ any win', '`${window.hit=5}`']
    for n in range(6):
        noise = lambda: ''.join(rng.choice(pieces) for _ in range(rng.randrange(1, 9))).replace('\n', '')
        record = os.path.join(s.directory, 'noise.txt')
        with open(record, 'w') as file:
            for _ in range(4):
                file.write('Event: %s\nWhite: %s\nBlack: %s\n1 @0/ ; %s\n2 A2+ ; %s\n3 A3/ %s\n; %s\n\n' % tuple(noise() for _ in range(7)))
        for option in ('-i', '-u'):
            b.open(s.page('noise.html', option, '-g', 'x' + noise(), record),
                   '#game=1&move=1&line=%3Cimg%20src=x%20onerror=window.hit=6%3E.A1%2F&theme=%22%3E%3Cb%3E&turn=9e9')
            got = b.run('''return [window.hit || 0, document.querySelectorAll('img,iframe,base,object,embed,link:not([rel=icon])').length,
                [...document.querySelectorAll('a')].filter(a => a.protocol !== 'file:').length, document.scripts.length,
                document.querySelectorAll('style').length, performance.getEntriesByType('resource').length]''')
            s.same([got[0], got[1], got[2], got[5]], [0, 0, 0, 0], 'noise %d, %s' % (n, option))
            s.same(got[3:5], [4, 6] if option == '-i' else [1, 3], 'scripts and styles, noise %d, %s' % (n, option))


COMPARE = '''
let games = 0, differences = 0;
for (const game of JSON.parse(document.querySelector('#games').textContent)) {
    const board = newBoard(game.rules), refusals = game.moves.map(move => playWord(board, move.text)).filter(Boolean);
    const over = game.result && /loop|line|full/.test(game.result.by);
    const refused = game.error && (game.error.reason !== 'after-end' || over) ? playWord(board, game.error.text) : null;
    const ours = [board.tiles.map(t => [t.x, t.y, LETTERS[t.edges]]), board.result, refused && refused.reason];
    const theirs = [game.moves.flatMap(move => [move.tile, ...move.forced]), over ? game.result : null,
        game.error && (game.error.reason !== 'after-end' || over) ? game.error.reason : null];
    games++;
    differences += refusals.length > 0 || JSON.stringify(ours) !== JSON.stringify(theirs);
}
document.body.textContent = games + ' ' + differences;'''


def test_records(s, b, records):
    """The engine in a browser, game by game: boards, results, refusals."""
    with open('src/web/engine.js') as file:
        engine = file.read()
    for record in records:
        games = [line for line in s.traxfig('-T', 'json', record).splitlines() if line]
        page = os.path.join(s.directory, 'record.html')
        with open(page, 'w') as file:
            file.write('<!DOCTYPE html><meta charset="utf-8"><body><script type="application/json" id="games">[%s]</script>'
                       '<script>%s</script><script>%s</script>' % (',\n'.join(games).replace('<', '\\u003c'), engine, COMPARE))
        b.open(page)
        s.same(text(b, 'body'), '%d 0' % len(games), 'games of %s, and those that differ' % os.path.basename(record))


def tests(s, b):
    for test in (test_own_moves, test_tree, test_spaces, test_own_win, test_variations, test_view, test_find, test_menu, test_share, test_pictures, test_headings, test_deeds,
                 test_endings, test_measures, test_hands, test_hostile, test_problems):
        test(s, b)
    if hasattr(b, 'devtools'): # in Chromium, which presses keys and takes the size of other screens
        for test in (test_remark_clicks, test_finding, test_phones, test_coordinates, test_scale, test_comforts, test_problem_keys, test_problems_still):
            test(s, b)
    test_records(s, b, [LOOP, GIFT, 'tests/golden/positions.trx'])
