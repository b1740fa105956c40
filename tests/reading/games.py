"""The games of the measurements: random ones with fixed seeds, or real ones where a folder of records is at hand."""
import json
import random
from dataclasses import dataclass, field

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
STEPS = {NORTH: (0, -1, SOUTH), EAST: (1, 0, WEST), SOUTH: (0, 1, NORTH), WEST: (-1, 0, EAST)}
SHAPES = {'+': (5, 10), '/': (9, 6), '\\': (12, 3)}


@dataclass
class Game:
    """A game as the program reads it from a clean line of an archive."""
    modern: list
    classic: list
    result: object = None
    comments: list = field(default_factory=list)

    def words(self, notation):
        return self.classic if notation == 'classic' else self.modern


def column(index):
    name = ''
    while index > 0:
        index, letter = divmod(index - 1, 26)
        name = chr(65 + letter) + name
    return name or '@'


class Board:
    """Tiles by place, each the set of its white edges; only what is needed to compose a legal move."""

    def __init__(self):
        self.tiles = {}

    def entering(self, place):
        """The white and the black edges that the neighbours of this place set."""
        white = black = 0
        for edge, (right, down, back) in STEPS.items():
            tile = self.tiles.get((place[0] + right, place[1] + down))
            if tile is not None and tile & back:
                white |= edge
            elif tile is not None:
                black |= edge
        return white, black

    def add(self, place, tile):
        """Plays a tile and what it forces; False, with the board in no useful state, if it is illegal."""
        work = [(place, tile)]
        while work:
            place, tile = work.pop()
            white, black = self.entering(place)
            if tile & black or white & ~tile:
                return False
            self.tiles[place] = tile
            for right, down, _ in STEPS.values():
                near = (place[0] + right, place[1] + down)
                if near in self.tiles:
                    continue
                white, black = self.entering(near)
                if bin(white).count('1') > 2 or bin(black).count('1') > 2:
                    return False
                forced = white if bin(white).count('1') == 2 else 15 ^ black if bin(black).count('1') == 2 else None
                if forced is not None and (near, forced) not in work:
                    work.append((near, forced))
        return True

    def word(self, place, shape):
        left = min(x for x, _ in self.tiles)
        top = min(y for _, y in self.tiles)
        return '%s%d%s' % (column(place[0] - left + 1), place[1] - top + 1, shape)


def random_words(chance, length):
    board = Board()
    first = chance.choice('+/')
    board.add((0, 0), 5 if first == '+' else 9)
    words = ['@0' + first]
    while len(words) < length:
        x, y = chance.choice(sorted(board.tiles))
        right, down, _ = chance.choice(list(STEPS.values()))
        place = (x + right, y + down)
        shape, turn = chance.choice('+/\\'), chance.randrange(2)
        if place in board.tiles:
            continue
        word = board.word(place, shape)
        before = dict(board.tiles)
        if board.add(place, SHAPES[shape][turn]):
            words.append(word)
        else:
            board.tiles = before
    return words


def read_lines(reader, lines):
    """The games of an archive, each as the program reads it; a game that it refuses ends before the refused move."""
    outcome = reader.read([('\n'.join(lines) + '\n').encode()], '--lines')[0]
    return [Game([m['modern'] for m in g['moves']], [m['classic'] for m in g['moves']], g['result'],
                 [m['comment'] for m in g['moves']]) for g in outcome.games]


def random_games(reader, count, seed=16):
    """Games of 9 to 40 moves, the same for the same seed, on any machine."""
    chance = random.Random(seed)
    lines = [' '.join(random_words(chance, chance.randint(14, 40))) for _ in range(2 * count)]
    return [g for g in read_lines(reader, lines) if len(g.modern) > 8][:count]


def archive_games(reader, records, count, seed=16):
    """Games of the archive in the folder `records`; random ones where there is none."""
    try:
        with open(records + '/archive.trx', encoding='ascii') as file:
            lines = file.read().split('\n')
    except (OSError, TypeError):
        return random_games(reader, count, seed)
    random.Random(seed).shuffle(lines)
    kept = [' '.join(w for w in line.split() if w[-1] in '+/\\') for line in lines[:2 * count]]
    return [g for g in read_lines(reader, kept) if len(g.modern) > 8][:count]


def annotated_games(reader, records, root):
    """Games with comments: those of the folder `records`, or the examples."""
    import glob
    names = sorted(glob.glob(records + '/annotated/*.txt')) if records else []
    names = names or [root + '/examples/%s.txt' % n for n in ('bailey-siegenthaler', 'loop', 'gift', 'line')]
    texts = []
    for name in names:
        with open(name, 'rb') as file:
            texts.append(file.read())
    games = []
    for outcome in reader.read(texts):
        for g in outcome.games[:1]:
            games.append(Game([m['modern'] for m in g['moves']], [m['classic'] for m in g['moves']], g['result'],
                              [m['comment'] for m in g['moves']]))
    return [g for g in games if len(g.modern) > 8]
