"""examples.txt: short texts, and what is read of each. A text is a line with the escapes \\n, \\r, \\t, \\\\ and \\xNN; the
line below it, indented, has its games, with ` | ` between them, and then the line and column of each error and warning:

    (TITLE/WHITE/BLACK) [INTRODUCTION] MOVE {COMMENT} MOVE ... <WINNER HOW> [CONCLUSION] | ... !LINE:COLUMN

What a game does not have is left out."""
import os
import re

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'examples.txt')
SIGNS = {'\\n': '\n', '\\r': '\r', '\\t': '\t', '\\\\': '\\'}


def load():
    """Each example: the text as it stands in the file, its bytes, and what is expected."""
    with open(FILE, encoding='utf-8') as file:
        lines = file.read().split('\n')[:-1]
    if len(lines) % 2 or any(line.startswith('    ') != n % 2 for n, line in enumerate(lines)):
        raise SystemExit('examples.txt: not a text and an indented line in turn')
    return [(told, unescape(told), wanted[4:]) for told, wanted in zip(lines[::2], lines[1::2])]


def unescape(told):
    def sign(found):
        if found.group() in SIGNS:
            return SIGNS[found.group()]
        code = int(found.group()[2:], 16)
        return chr(0xDC00 + code if code > 0x7f else code)
    return re.sub(r'\\(?:[nrt\\]|x[0-9a-f]{2})', sign, told).encode('utf-8', 'surrogateescape')


def escape(text):
    for escaped, sign in (('\\\\', '\\'), *((e, s) for e, s in SIGNS.items() if s != '\\')):
        text = text.replace(sign, escaped)
    return re.sub('[\0-\x1f\x7f]', lambda found: '\\x%02x' % ord(found.group()), text)


def game_of(game):
    names = '/'.join(game[key] or '' for key in ('title', 'white', 'black'))
    parts = ['(%s)' % names] if names != '//' else []
    parts += ['[%s]' % game['intro']] if game['intro'] else []
    for move in game['moves']:
        parts += [move['text']] + (['{%s}' % move['comment']] if move['comment'] else [])
    if game['result']:
        parts.append('<%s %s>' % (game['result']['winner'] or 'draw', game['result']['by']))
    return ' '.join(parts + (['[%s]' % game['outro']] if game['outro'] else []))


def read(outcome):
    """What was read of a text, in the format of the file."""
    places = sorted({(m.line, m.column) for m in outcome.messages if m.kind != 'note'})
    return escape(' | '.join(map(game_of, outcome.games)) + ''.join(' !%d:%d' % place for place in places)).strip()
