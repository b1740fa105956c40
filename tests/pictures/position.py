"""position.py: what a picture must show. Positions come from -T json; this file plays their moves once more by the rules
and finds the forced tiles, the extent and the winning paths itself, without code of the program. Python's standard library."""

import functools, json, subprocess

# The colours of the edges of each tile: north, east, south, west.
EDGES = {'e': 'wbwb', 'b': 'bwbw', 'a': 'bbww', 'd': 'wbbw', 'c': 'bwwb', 'f': 'wwbb'}
LETTERS = {edges: letter for letter, edges in EDGES.items()}
SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def entering(tiles, x, y):
    """The colours of the tracks that enter a space over its four edges; None where there is no tile."""
    return [EDGES[tiles[x + dx, y + dy]][(side + 2) % 4] if (x + dx, y + dy) in tiles else None
            for side, (dx, dy) in enumerate(SIDES)]


def forced(tiles, x, y):
    """The letter of the tile that a space must get, None if any may go there, '' if too many tracks enter."""
    edges = entering(tiles, x, y)
    for colour in 'wb':
        if edges.count(colour) > 2:
            return ''
    for colour, other in ('wb', 'bw'):
        if edges.count(colour) == 2:
            return LETTERS[''.join(colour if edge == colour else other for edge in edges)]
    return None


def play(tiles, x, y, letter):
    """Places a tile and all that it forces; returns the forced ones."""
    edges = entering(tiles, x, y)
    assert (x, y) not in tiles and all(edge in (None, own) for edge, own in zip(edges, EDGES[letter]))
    assert not tiles or any(edges)
    tiles[x, y] = letter
    open_spaces, added = [(x, y)], {}
    while open_spaces:
        x, y = open_spaces.pop()
        for dx, dy in SIDES:
            space = x + dx, y + dy
            must = None if space in tiles else forced(tiles, *space)
            assert must != ''
            if must:
                tiles[space] = added[space] = must
                open_spaces.append(space)
    return added


def walk(tiles, x, y, side, colour):
    """The tiles of a path over this edge of a tile, and the edge at which it ends; None for a loop."""
    path = [(x, y)]
    while True:
        dx, dy = SIDES[side]
        space = path[-1][0] + dx, path[-1][1] + dy
        if space not in tiles:
            return path, (path[-1], side)
        if space == path[0]:
            return path, None
        path.append(space)
        side = next(s for s in range(4) if EDGES[tiles[space]][s] == colour and s != (side + 2) % 4)


def winning(tiles, colour, lines):
    """The tiles of this colour's loops, and of its lines over eight rows or columns or more."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    won = set()
    for (x, y), letter in tiles.items():
        sides = [side for side in range(4) if EDGES[letter][side] == colour]
        (one, end), (other, far) = (walk(tiles, x, y, side, colour) for side in sides)
        if end is None:
            won.update(one)
            continue
        if not lines:
            continue
        for side, opposite, reaches in ((0, 2, bottom - top >= 7), (3, 1, right - left >= 7)):
            edge = {0: lambda t: t[1] == top, 2: lambda t: t[1] == bottom, 3: lambda t: t[0] == left,
                    1: lambda t: t[0] == right}
            ends = {e[1]: e[0] for e in (end, far)}
            if reaches and set(ends) == {side, opposite} and edge[side](ends[side]) and edge[opposite](ends[opposite]):
                won.update(one + other)
    return won


def column(n):
    """The name of a column; 0 is A, 26 is AA."""
    return (column(n // 26 - 1) if n > 25 else '') + chr(ord('A') + n % 26)


class Position:
    """A position of a game, from a line of JSON that the rules confirm. x and y count from 0 at its left and top."""

    def __init__(self, game):
        tiles, numbers = {}, {}
        for move in game['moves']:
            x, y, letter = move['tile']
            added = play(tiles, x, y, letter)
            assert added == {(x, y): letter for x, y, letter in move['forced']}, 'forced tiles of move %d' % move['n']
            numbers[x, y] = move['n']
            numbers.update({space: -move['n'] for space in added})
        left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
        self.game, self.moves = game, len(game['moves'])
        self.tiles = {(x - left, y - top): letter for (x, y), letter in tiles.items()}
        self.numbers = {(x - left, y - top): n for (x, y), n in numbers.items()}
        self.wide, self.high = (max(t[i] for t in self.tiles) + 1 for i in (0, 1))
        rows = [''.join(self.tiles.get((x, y), '.') for x in range(self.wide)) for y in range(self.high)]
        assert game['board'] == {'width': self.wide, 'height': self.high, 'rows': rows}, 'the board'
        x, y, _ = game['moves'][-1]['tile']
        self.last = x - left, y - top
        self.left, self.top = left, top
        result = game['result'] or {}
        self.winner = (result.get('winner') or '')[:1] if result.get('by') in ('loop', 'line', 'loop+line') else ''
        self.won = winning(self.tiles, self.winner, game['rules'] != 'loop') if self.winner else set()
        assert bool(self.winner) == bool(self.won), 'a win without a path'

    def name(self):
        return '%s:%d, move %d' % (self.game['file'].rsplit('/', 1)[-1], self.game['line'], self.moves)

    def record(self):
        """A text of its moves, without the names and comments of the game."""
        moves = ['%d %s' % (move['n'], move['modern']) for move in self.game['moves']]
        return '\n'.join([{'trax': 'Trax', 'trax8': '8x8 Trax', 'loop': 'Loop Trax'}[self.game['rules']], *moves, ''])

    def at(self, x, y):
        """A space that is counted from the first tile."""
        return x - self.left, y - self.top

    def space(self, word):
        """The space of a move in the modern notation: @0+ lies left of A and above 1."""
        letters = word.rstrip('/+\\0123456789')
        number = int(word[len(letters):].rstrip('/+\\'))
        x = -1
        if letters != '@':
            for letter in letters:
                x = (x + 1) * 26 + ord(letter) - ord('A')
        return x, number - 1


@functools.cache
def read(program, *arguments):
    """The positions that -T json tells for these arguments."""
    out = subprocess.run([program, '-T', 'json', *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    games = [json.loads(line) for line in out.stdout.decode().splitlines()]
    return [Position(game) for game in games if game['moves']]
