"""player.py, for pages.py: the page that plays games, by what its viewer sees after every button, key, click and address: the
board's colours and numbers, the sentences, which controls can be used and what they are called. Positions come from the
rules (position.py), words from the catalogues, sight and touch from viewer.py."""

import os, re

import position
from browser import Suite
from viewer import Viewer, catalogue, fill, near

END = '#game=1&move=999'
GIFT, LOOP, BROKEN, DRAW = ('examples/%s.txt' % name for name in ('gift', 'loop', 'illegal', 'draw'))


def spelt(move):
    """The word of a move as its notation writes it; a record may have small letters."""
    return move['classic' if move['text'][-1].isalpha() else 'modern']


class Player(Suite):
    """The tests, with the game that is shown: its positions, and the size of its tiles."""

    def __init__(self, program, directory, viewer):
        super().__init__(program, directory)
        self.v, self.size, self.words = viewer, None, catalogue('msg/en.msg')

    def none(self, faults, what):
        self.check(not faults, '%s: %s' % (what, faults[:2]))

    def read(self, *arguments):
        return position.read(self.program, '-m', 'all', *arguments)

    def say(self, name, *holes):
        return fill(self.words[name], *holes)

    def result(self, p, finished):
        """The sentence about the end of a game."""
        game = p.game
        result = game['result']
        if not finished:
            return ''
        if game['error'] and not result:
            return '%s %s: %s.' % (self.say('broken', p.moves + 1), game['error']['text'], self.words[game['error']['reason']])
        if not result:
            return self.say('open', p.moves, self.words['white' if p.moves % 2 == 0 else 'black'])
        name = {'loop+line': 'by-both', 'full board': 'by-full-board'}.get(result['by'], 'by-' + result['by'])
        holes = [self.words[result['winner']]] if result['winner'] else []
        return self.say(name, *holes, result['move'])

    def sentence(self, positions, move):
        """What must be said about a position."""
        if move == 0:
            return self.words['start']
        text = self.say('after', move, spelt(positions[move - 1].game['moves'][-1]))
        result = self.result(positions[-1], True) if move == len(positions) else ''
        # A result that has the number of the move follows the move alone.
        return '. '.join(filter(None, [text if not result or positions[-1].game['error'] else spelt(positions[-1].game['moves'][-1]), result]))

    def sees(self, positions, move, what, forced=False, theme='print'):
        """All that depends on the position."""
        board, controls = self.v.board(), self.v.controls()
        named = {}
        for role, name, states, _ in controls:
            if role not in ('StaticText', 'InlineTextBox'):
                named.setdefault(name, states)
        wanted = self.sentence(positions, move)
        text = self.v.text()
        self.check(wanted in text.split('\n'), '%s: the page does not say %r' % (what, wanted))
        self.check(wanted in named, '%s: the picture is not called %r' % (what, wanted))
        off = [name for name in ('first', 'previous', 'next', 'last') if named[self.words[name]].get('disabled')]
        ends = (['first', 'previous'] if move == 0 else []) + (['next', 'last'] if move == len(positions) else [])
        self.same(off, ends, what + ': controls that are off')
        slider = named[self.words['position']]
        self.same((int(slider['value']), slider['valuemin'], slider['valuemax']), (move, 0, len(positions)), what + ': the slider')
        words = [spelt(positions[move - 1].game['moves'][-1])] if move else []
        self.same(self.v.current(), words, what + ': the current move')
        if not move:
            self.same(board.columns + board.rows, [], what + ': names on an empty board')
            return
        p = positions[move - 1]
        self.none(self.v.see(board, p, theme, self.size), what + ': the board')
        self.none(self.numbers(board, p, forced), what + ': numbers')

    def numbers(self, board, p, forced):
        """The faults of the numbers on tiles."""
        faults, left, top = [], board.column_middles[0], board.row_middles[0]
        seen = {}
        for word, x, y, high, _ in board.words:
            place = round((x - left) / board.size), round((y - top) / board.size)
            if re.fullmatch(r'\d+', word) and place in p.tiles:
                seen.setdefault(place, []).append(int(word))
        for place, number in p.numbers.items():
            if seen.get(place, []) != ([abs(number)] if number > 0 or forced else []):
                faults.append('%r at %r, not %d' % (seen.get(place), place, number))
        return faults

    def measure(self, positions):
        """Learns the size of a tile from the last position."""
        board = self.v.board()
        if board.size:
            self.size = board.size


def test_steps(s, v):
    """Every position of a game that White wins by a loop, by the button; back to the start, by the key."""
    positions = s.read(GIFT)
    v.open(s.page('gift.html', '-i', GIFT))
    s.sees(positions, 0, 'a game with comments begins at its first position')
    v.press(s.words['last'])
    s.measure(positions)
    s.check(s.words['choice'] not in [c[1] for c in v.controls()], 'one game: nothing to choose')
    s.sees(positions, len(positions), 'at first')
    v.press(s.words['first'])
    for move in range(len(positions) + 1):
        if move % 3 == 0:
            s.sees(positions, move, 'step to move %d' % move)
        v.press(s.words['next'])
    s.sees(positions, len(positions), 'next at the end')
    v.press(s.words['previous'])
    s.sees(positions, len(positions) - 1, 'previous')
    v.press(s.words['last'])
    s.sees(positions, len(positions), 'last')
    for key, move in (('Home', 0), ('ArrowLeft', 0), ('ArrowRight', 1), ('End', 10), ('ArrowRight', 10), ('ArrowLeft', 9)):
        v.keys(key)
        s.sees(positions, move, 'key %s' % key)
    word = spelt(positions[6].game['moves'][-1])
    v.click_text(word)
    s.sees(positions, 7, 'click on %s in the list' % word)
    v.press(s.words['last'])
    board, p = v.board(), positions[-1]
    for place, number in ((p.last, 10), (next(xy for xy, n in p.numbers.items() if n == 3), 3)):
        scroll = v.b.run('return [scrollX, scrollY]')
        v.b.click_at(board.column_middles[place[0]] - scroll[0], board.row_middles[place[1]] - scroll[1])
        v.settle()
        s.sees(positions, number, 'click on the tile of move %d' % number)
        v.press(s.words['last'])
        board = v.board()


def test_win(s, v):
    """The winning path is lit at the end only, and the loser's never."""
    positions = s.read(GIFT)
    p = positions[-1]
    s.go(v.b, END)
    for move in (10, 9):
        board, faults = v.board(), []
        p = positions[move - 1]
        spots = [(x, y, side) for (x, y) in p.tiles for side in range(4)]
        step = ((0, -.44), (.44, 0), (0, .44), (-.44, 0))
        # The line is .065 wide; names of rows, from which places are taken, may lie .02 off.
        points = [(board.column_middles[x] + (step[side][0] + way * (off if side % 2 == 0 else 0)) * board.size,
                   board.row_middles[y] + (step[side][1] + way * (off if side % 2 else 0)) * board.size)
                  for x, y, side in spots for way in (1, -1) for off in (.13, .145, .16)]
        seen = [near(c, (168, 67, 0), 40) for c in v.colours(points)]
        lit = [any(seen[i:i + 3]) for i in range(0, len(seen), 3)]
        for n, (x, y, side) in enumerate(spots):
            wanted = (x, y) in p.won and position.EDGES[p.tiles[x, y]][side] == p.winner
            if lit[2 * n] != wanted or lit[2 * n + 1] != wanted:
                faults.append('side %d of %d %d is %slit' % (side, x, y, 'not ' if wanted else ''))
        s.none(faults, 'the winning path after move %d' % move)
        v.press(s.words['previous'])


def test_all_numbers(s, v):
    """-a: forced tiles have numbers; the boxes hide numbers and coordinates, and show them again."""
    positions = s.read(GIFT)
    v.open(s.page('all.html', '-i', '-a', GIFT), END)
    s.sees(positions, 10, 'with -a', True)
    v.press(s.words['numbers'])
    board = v.board()
    s.same([w[0] for w in board.words if w[0] not in board.columns + board.rows], [], 'no numbers')
    s.none(v.see(board, positions[-1]), 'the board without numbers')
    v.press(s.words['numbers'])
    s.sees(positions, 10, 'numbers again', True)
    v.press(s.words['coordinates'])
    s.same([w[0] for w in v.board().words if re.fullmatch('[A-Z]+', w[0])], [], 'no coordinates')
    v.press(s.words['coordinates'])
    s.sees(positions, 10, 'coordinates again', True)


def test_themes(s, v):
    positions = s.read(GIFT)
    for name in ('classic', 'modern', 'line', 'print'):
        v.open(s.page('theme.html', '-i', '-O', 'theme=' + name, GIFT), END)
        s.none(v.see(v.board(), positions[-1], name), 'theme ' + name)
        s.same(v.control(s.words['theme'])[2]['value'], s.words['theme-' + name], 'the name of theme ' + name)
    node = v.control(s.words['theme'])[3]
    for name in ('classic', 'modern', 'line'):
        v.b.devtools('DOM.focus', backendNodeId=node)
        v.keys('ArrowDown')
        s.none(v.see(v.board(), positions[-1], name), 'theme %s, chosen in the page' % name)


def test_games(s, v):
    """Three games: which can be chosen, what is shown of each, and nothing of the others."""
    all_positions = [s.read(name) for name in (LOOP, BROKEN, DRAW)]
    v.open(s.page('three.html', '-i', LOOP, BROKEN, DRAW))
    titles = [positions[-1].game['title'] for positions in all_positions]
    for n, positions in enumerate(all_positions):
        v.press(s.words['last'])
        s.measure(positions)
        s.sees(positions, len(positions), 'game %d' % (n + 1))
        named = {c[1]: c[2] for c in v.controls() if c[0] in ('button', 'combobox')}
        s.same([bool(named[s.words[name]].get('disabled')) for name in ('previous-game', 'next-game')], [n == 0, n == 2],
               'game %d: other games' % (n + 1))
        s.check((titles[n] or s.say('game', n + 1)) in named[s.words['choice']]['value'], 'game %d: what is chosen' % (n + 1))
        text = v.text()
        for comment in (m['comment'] for m in positions[-1].game['moves'] if m['comment']):
            s.check(' '.join(comment.split()) in ' '.join(text.split()), 'game %d: the comment %r' % (n + 1, comment))
        listed = re.sub(r'\s+', ' ', text)
        words = [spelt(m) for m in positions[-1].game['moves']]
        at = -1
        for number, word in enumerate(words, 1):
            at = listed.find('%d %s' % (number, word), at + 1)
            s.check(at >= 0, 'game %d: move %d %s in the list' % (n + 1, number, word))
        v.press(s.words['next-game'])
    v.press(s.words['previous-game'])
    v.press(s.words['last'])
    s.measure(all_positions[1])
    s.sees(all_positions[1], len(all_positions[1]), 'the game before the last')


def test_refused(s, v):
    """Of the refused move are shown: the tile, and the space that three black tracks would enter."""
    v.open(s.page('broken.html', '-i', 'A1C', '1AR', '1AR', '1AR', 'B1D', 'C1D', 'D1D', 'B4U', 'C4U', 'D2S'))
    for turn, shown in (('End', True), ('ArrowLeft', False), ('ArrowRight', True)):
        v.keys(turn)
        board = v.board()
        x, y = board.column_middles[1], board.row_middles[2]
        points = [(x + dx * board.size, y + dy * board.size) for dx, dy in ((0, -.3), (.3, 0), (0, .3), (-.3, 0), (.3, .3), (0, -.03))]
        *seen, inner = v.colours(points)
        wanted = ((23, 24, 26), (23, 24, 26), (23, 24, 26), (255, 255, 255))
        s.same([near(c, w, 12) for c, w in zip(seen, wanted)][:3] == [True] * 3 and seen[4][0] - seen[4][1] > 15, shown,
               'a refused move, key %s: %r' % (turn, seen))
        s.check(near(inner, seen[4], 12), 'its tracks end before the middle, key %s: %r' % (turn, inner))


def test_play(s, v):
    """Playing: the button is called Pause, moves come by themselves, and it ends with the game."""
    v.open(s.page('gift.html', '-i', GIFT), '#game=1&move=8')
    v.press(s.words['play'])
    s.check(v.control(s.words['pause']) is not None, 'Pause while it plays')
    slider = "return document.querySelector('input[type=range]').value"
    s.same([s.soon(v.b, slider, wanted) for wanted in ('9', '10')], ['9', '10'], 'it plays to the end')
    s.check(v.control(s.words['play']) is not None, 'Play at the end')
    v.keys('Home')
    v.keys(' ')
    s.check(v.control(s.words['pause']) is not None, 'the space bar plays')
    v.keys(' ')
    s.check(v.control(s.words['play']) is not None, 'and pauses')


def test_touch(s, v):
    """A finger drawn to the left goes on, one to the right goes back, as a leaf is turned; up and down do neither."""
    positions = s.read(GIFT)
    v.open(s.page('gift.html', '-i', GIFT), '#game=1&move=5')
    v.b.devtools('Emulation.setTouchEmulationEnabled', enabled=True)
    for along, down, move in ((-.3, .02, 6), (.3, 0, 5), (0, .3, 5)):
        v.swipe(v.board(), along, down)
        s.sees(positions, move, 'a finger drawn by %.2f and %.2f' % (along, down))
    v.b.devtools('Emulation.setTouchEmulationEnabled', enabled=False)


def test_long(s, v):
    """Columns past Z and AZ, all within the window."""
    moves = ['@0+'] + ['@1+'] * 59
    p = position.read(s.program, '-r', 'loop', *moves)[0]
    for page in ('-i', '-u'):
        v.open(s.page('long.html', page, '-r', 'loop', *moves))
        if page == '-i':
            s.check(v.board().size >= 17.9, 'tiles of a long board are large enough')
            v.press(s.words['whole-board'])
        board = v.board()
        s.none(v.see(board, p), 'a long board, ' + page)
        s.check(board.box[0] >= 0 and board.box[2] <= 1281 and v.b.run('return document.documentElement.scrollWidth <= innerWidth'),
                'a long board within the window, ' + page)


def test_tall(s, v):
    """Numbers of rows with one digit and with two stand below one another."""
    moves = ['@0+'] + ['A0+'] * 11
    v.open(s.page('tall.html', '-i', '-r', 'loop', *moves))
    v.press(s.words['whole-board'])
    s.none(v.see(v.board(), position.read(s.program, '-r', 'loop', *moves)[0]), 'a tall board')


def test_fields(s, v):
    """A field holds all that is typed into it."""
    v.open(s.page('two.html', '-i', LOOP, GIFT))
    v.press(s.words['find-games'])
    fields = [c for c in v.controls() if c[0] in ('textbox', 'searchbox')]
    s.check(len(fields) >= 2, 'fields: %r' % fields)
    for role, name, _, node in fields:
        v.b.click_at(*v.middle(node))
        v.b.devtools('Input.insertText', text='as long as a name can be: forty letters')
        s.same(v.control(name, role)[2].get('value'), 'as long as a name can be: forty letters', 'what stands in the field ' + name)


# What each control of the page is called: its id, and the key of its name in the catalogues.
CONTROLS = '''first first
previous previous
play play
next next
last last
slider position
tab-moves moves
tab-games find-games
tab-tools tools
undo undo
to-game to-game
remark remark
before previous-game
games choice
after next-game
words find-words
solution show-solution
outcome result-any
rows find-games
least at-least
most at-most
this this-position
typed type-move
numbers numbers
labels coordinates
marks marks
guess guess
theme theme
speed speed
full full-screen
turn turn-board
mirror mirror-board
closer zoom-in
farther zoom-out
whole whole-board
notation notation
copy-link copy-link
copy-picture copy-picture
copy-moves copy-moves
copy-board copy-board
copy-embed copy-embed
save-record save-record
save-svg save-svg
save-png save-png
print print'''
NAMED = '''return Object.fromEntries([...document.querySelectorAll('main :is(button, input, select, [role=listbox])[id]')].map(
    e => [e.id, (e.getAttribute('aria-label') || (e.labels && e.labels[0] || e).textContent).trim()]));'''


def test_languages(s, v):
    """Every word of the page comes from the catalogue."""
    for name in sorted(os.listdir('msg')):
        if not name.endswith('.msg'):
            continue
        words = catalogue('msg/' + name)
        v.open(s.page('language.html', '-i', '-l', name[:-4], LOOP, GIFT), END)
        s.same(v.b.run('return document.documentElement.lang'), words['language'], name + ': the language of the page')
        v.press(words['find-games'])
        names = [c[1] for c in v.controls()]
        for key in ('first', 'previous', 'play', 'next', 'last', 'controls', 'position', 'choice', 'previous-game', 'next-game',
                    'numbers', 'coordinates', 'theme', 'theme-print', 'theme-classic', 'theme-modern', 'theme-line'):
            s.check(words[key] in names, '%s: there is no %r' % (name, words[key]))
        once = [c[1] for c in v.controls() if c[0] in ('button', 'checkbox', 'combobox', 'option', 'slider', 'spinbutton', 'textbox')]
        s.same([n for n in set(once) if once.count(n) > 1 and n != words['result-any']], [], name + ': names of two controls')
        s.same(v.b.run(NAMED), {id: words[key] for id, key in (row.split() for row in CONTROLS.split('\n'))}, name + ': what controls are called')
        p = s.read(LOOP)[-1]
        said = p.game['moves'][-1]['text']
        won = fill(words['by-loop'], words['white'], p.moves)
        lines = v.text().split('\n')
        both = '%s%s %s' % (said, won[-1], won) # Japanese has its own full stop
        s.check(both in lines, '%s: the page does not say %r' % (name, both))
        v.keys('Home')
        s.check(words['start'] in v.text().split('\n'), '%s: the page does not say %r' % (name, words['start']))
        v.press(words['play'])
        s.check(v.control(words['pause']) is not None, name + ': Pause')


def test_still(s, v):
    """Pages where nothing plays: a board for each game, and for each position that is asked for."""
    for option in ([], ['-a']):
        arguments = option + [LOOP, BROKEN, DRAW, GIFT]
        v.open(s.page('still.html', '-u', *arguments))
        positions = position.read(s.program, LOOP, BROKEN, DRAW, GIFT)
        boards = v.boards()
        s.same(len(boards), len(positions), 'boards on a still page')
        for board, p in zip(boards, positions):
            s.none(v.see(board, p), 'a still page, ' + p.name())
            s.none(s.numbers(board, p, option), 'numbers on a still page, ' + p.name())
        text = v.text()
        for p in positions:
            s.check(s.result(p, True) in text, 'a still page says %r' % s.result(p, True))
    v.open(s.page('film.html', '-u', '-m', '3-8', GIFT))
    positions = s.read(GIFT)[2:8]
    boards = v.boards()
    s.same(len(boards), 6, 'boards of six positions')
    for board, p in zip(boards, positions):
        s.none(v.see(board, p), 'a page of positions, ' + p.name())


def tests(s, b):
    v = Viewer(b)
    p = Player(s.program, s.directory, v)
    for test in (test_steps, test_win, test_all_numbers, test_themes, test_games, test_refused, test_play, test_touch, test_long,
                 test_tall, test_fields, test_languages, test_still):
        test(p, v)
    v.open(p.page('gift.html', '-i', GIFT), END)
    p.check(v.see(v.board(), p.read(LOOP)[-1]), 'a board that is another')
    s.passed, s.failed = s.passed + p.passed, s.failed + p.failed
