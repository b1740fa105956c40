"""strokes.py, for boards.py: whether the lines of a font's glyphs hang together. In glyphs of box-drawing signs every end of
a sign meets the end of another, passes below a line of the other colour, or lies at the border; in those of ASCII, bars and
dashes go on; slanted signs lean as the move of the tile is written, and blocks are never alone."""

import unicodedata

WAYS = {'UP': (0, -1), 'DOWN': (0, 1), 'LEFT': (-1, 0), 'RIGHT': (1, 0)}
# What a sign of a frame becomes around the last move; letters become capitals.
LAST = {'.': '*', '+': '*', '-': '=', ':': '!', '\u00b7': '+'}


def ends(sign):
    """The ways in which a box-drawing sign leads."""
    words = unicodedata.name(sign).replace('VERTICAL', 'UP DOWN').replace('HORIZONTAL', 'LEFT RIGHT').split()
    return [WAYS[word] for word in words if word in WAYS]


def see_lines(glyphs, said):
    """The faults of six glyphs, and of what the font says of its signs."""
    inks = {sign: key for key, signs in said if key in ('white', 'black') for sign in signs.replace(' ', '')}
    faults = [] if 'white' in inks.values() else ['no sign is white']
    faults += ['%r for the last move' % pair for key, signs in said if key == 'last' for pair in signs.split()
               if pair[1:] != LAST.get(pair[0], pair[0].upper())]
    for name, glyph in zip('ebadcf', glyphs):
        wide, high = max(map(len, glyph)), len(glyph)
        at = {(x, y): sign for y, line in enumerate(glyph) for x, sign in enumerate(line) if sign in inks}
        within = lambda x, y: 0 <= x < wide and 0 <= y < high
        if {'a': '/', 'f': '/', 'd': '\\', 'c': '\\'}.get(name, '\n') in ''.join(glyph):
            faults.append('a sign of %s leans the other way' % name)
        for (x, y), sign in at.items():
            what = '%r at %d, %d of %s' % (sign, x, y, name)
            if high < 3:
                continue
            if sign in '-|' and high > 3:
                sides = [[(x + i, y + j) for i in (-1, 0, 1)] if sign == '|' else [(x + j, y + i) for i in (-1, 0, 1)] for j in (-1, 1)]
                if any(within(*side[1]) and not any(inks.get(at.get(place)) == inks[sign] for place in side) for side in sides):
                    faults.append(what + ' ends')
            elif '\u2500' <= sign < '\u2580':
                for dx, dy in ends(sign):
                    to = x + dx, y + dy
                    if to in at and inks[at[to]] != inks[sign]:
                        to = (x + 2 * dx, y + 2 * dy) if wide > 3 else (-1, -1)
                    if within(*to) and (inks.get(at.get(to)) != inks[sign] or (-dx, -dy) not in ends(at[to])):
                        faults.append(what + ' leads to nothing')
            elif '\u2580' <= sign < '\u25a0' and not any(at.get((x + dx, y + dy)) == sign for dx, dy in WAYS.values()):
                faults.append(what + ' is alone')
    return faults
