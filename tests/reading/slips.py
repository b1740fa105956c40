"""One mistyped word in a game: the kinds of slips, and the layouts in which they stand."""
import random

MARK = '\x01'  # stands before the slipped word until its place is known

# Kinds of slips: from a word to what was typed, or None where this word cannot go wrong in this way.
WORDS = {
    'foreign shape': lambda w: w[:-1] + 'x',
    'shape lost': lambda w: w[:-1],
    'row lost': lambda w: None if w[0].isdigit() else w.rstrip('+/\\SCUDLRscudlr')[:1] + w[-1],
    'shape for row': lambda w: w[0] + w[-1] + w[-1] if len(w) == 3 and not w[1].isalpha() else None,
    'shape twice': lambda w: w + w[-1],
    'letter O for 0': lambda w: w.replace('0', 'O', 1) if '0' in w else None,
    'letter l for 1': lambda w: w.replace('1', 'l', 1) if '1' in w else None,
    'row first': lambda w: w[1] + w[0] + w[2] if len(w) == 3 and w[-1] in '+/\\' else None,
    'shape in the middle': lambda w: w[0] + w[2] + w[1] if len(w) == 3 else None,
    'foreign letter': lambda w: '\u0412' + w[1:] if w[0].isalpha() else None,
    'sign for column': lambda w: '2' + w[1:] if w[0] == '@' else '&' + w[1:] if w[0].isalpha() else None,
    'key beside the shape': lambda w: w[:-1] + {'+': '=', '/': '?', '\\': '|'}.get(w[-1], 'E'),
    'shape of German keys': lambda w: w[:-1] + '7' if w[-1] == '/' else None,
    'blank inside': lambda w: w[:1] + ' ' + w[1:],
    'shift held': lambda w: w[0] + ')!@#$%^&*('[int(w[1])] + w[2:] if w[1].isdigit() else None,
    'sign inside': lambda w: w[:1] + '%' + w[1:],
}


def numbered(style, a_line=1, gap='   '):
    def layout(words):
        told = [style % (n, w) for n, w in enumerate(words, 1)]
        return '\n'.join(gap.join(told[i:i + a_line]) for i in range(0, len(told), a_line)) + '\n'
    return layout


def pairs(style, a_line=1):
    def layout(words):
        told = [style % (n // 2 + 1, ' '.join(words[n:n + 2])) for n in range(0, len(words), 2)]
        return '\n'.join('  '.join(told[i:i + a_line]) for i in range(0, len(told), a_line)) + '\n'
    return layout


def bare(a_line, gap=' '):
    return lambda words: '\n'.join(gap.join(words[i:i + a_line]) for i in range(0, len(words), a_line)) + '\n'


def mail(words):
    told = ['%d %s' % (n, w) for n, w in enumerate(words, 1)]
    old, new = told[:-2], told[-2:]
    lines = ['From: Ann', 'To: Ben', 'Date: Tue, 4 May 1993 10:02:18 +0200', 'Subject: Re: our game, move %d' % len(words),
             '', 'Hello Ben, it rained for 3 days here.', '']
    lines += ['> ' + '   '.join(old[i:i + 3]) for i in range(0, len(old), 3)]
    lines += ['> What a game!  See you on the 12th.', '', 'Not bad. I play']
    return '\n'.join(lines + ['    ' + t for t in new] + ['', 'Yours, Ann']) + '\n'


def table(words):
    rows = ['| %d | %s | %s |' % (n // 2 + 1, words[n], words[n + 1] if n + 1 < len(words) else '')
            for n in range(0, len(words), 2)]
    return '\n'.join(['| no | White | Black |', '| -: | --- | --- |'] + rows) + '\n'


def two_columns(words):
    rows = ['%3d %-7s %3d %s' % (n + 1, words[n], n + 2, words[n + 1]) if n + 1 < len(words) else
            '%3d %s' % (n + 1, words[n]) for n in range(0, len(words), 2)]
    return 'White       Black\n' + '\n'.join(rows) + '\n'


def in_archive(words):
    """A line among others; the others are filled in by the first game of every measurement."""
    return None


LAYOUTS = {
    'a move a line': numbered('%d %s'),
    'dots': numbered('%3d. %s'),
    'five a line': numbered('%d %s', 5),
    'pairs': pairs('%d. %s'),
    'pairs, four a line': pairs('%d. %s', 4),
    'bare lines': bare(10),
    'bare, one line': bare(1000),
    'mail': mail,
    'archive': in_archive,
    'table': table,
    'two columns': two_columns,
    'comments': numbered('%d %s   ; a quiet move, 3 corners'),
}


def place_of(text):
    """Takes the mark out; the text, and line and column, in bytes, of what it stood before."""
    at = text.index(MARK)
    return text.replace(MARK, ''), text.count('\n', 0, at) + 1, len(text[text.rfind('\n', 0, at) + 1:at].encode()) + 1


def compose(games, count, seed=1616):
    """`count` slips: kind, layout, original word, text, line, column."""
    chance = random.Random(seed)
    names, kinds = list(LAYOUTS), list(WORDS)
    slips = []
    while len(slips) < count:
        layout, kind = names[len(slips) % len(names)], chance.choice(kinds)
        words = list(chance.choice(games).words(chance.choice(('modern', 'modern', 'classic'))))
        at = chance.randrange(1, len(words))
        word = words[at]
        typed = WORDS[kind](word)
        if not typed or typed == word:
            continue
        words[at] = MARK + typed
        text = LAYOUTS[layout](words)
        if text is None:
            lines = [' '.join(g.modern) for g in chance.sample(games, 5)]
            lines.insert(chance.randrange(6), ' '.join(words))
            text = '\n'.join(lines) + '\n'
        slips.append((kind, layout, word, *place_of(text)))
    return slips


def judge(outcome, line, column):
    """named, elsewhere or silent."""
    if any((m.line, m.column) == (line, column) for m in outcome.errors()):
        return 'named'
    return 'elsewhere' if outcome.told() else 'silent'


def compose_turns(games, count, seed=1617):
    """A move told twice, or left out, with its number or without: kind, layout, text."""
    chance = random.Random(seed)
    names = [n for n in LAYOUTS if n not in ('archive', 'mail')]
    told = []
    while len(told) < count:
        layout, kind = names[len(told) % len(names)], chance.choice(('doubled', 'missing', 'number without move'))
        words = list(chance.choice(games).modern)
        at = chance.randrange(1, len(words) - 1)
        if kind == 'doubled':
            words.insert(at, words[at])
        elif kind == 'missing':
            del words[at]
        elif 'bare' in layout:
            continue
        else:
            words[at] = ''
        told.append((kind, layout, LAYOUTS[layout](words)))
    return told


ARCHIVES = {
    'plain': (lambda n, l: l, ''),
    'heading': (lambda n, l: l, 'Trax\n'),
    'resign': (lambda n, l: l + ' RESIGN', ''),
    'numbered': (lambda n, l: '%d. %s' % (n, l), ''),
    'full stop': (lambda n, l: l + '.', ''),
    'players': (lambda n, l: 'Ann-Ben: ' + l, ''),
    'commas': (lambda n, l: l.replace(' ', ', '), ''),
    'blank lines': (lambda n, l: l + '\n', ''),
    'Game 3:': (lambda n, l: 'Game %d: %s' % (n, l), ''),
    'csv': (lambda n, l: '%d,Ann,Ben,%s,1-0' % (n, l), ''),
}


def compose_archive(games, way, size, seed):
    """An archive with one slip: text, line and column of the slip, its number among the games."""
    chance = random.Random(seed)
    tell, heading = ARCHIVES[way]
    notation = ('modern', 'classic')[seed % 2]
    chosen = [games[chance.randrange(len(games))] for _ in range(size)]
    bad = chance.randrange(size)
    while True:
        words = list(chosen[bad].words(notation))
        at = chance.randrange(0, len(words))
        typed = WORDS[chance.choice(list(WORDS))](words[at])
        if typed and typed != words[at]:
            break
    words[at] = MARK + typed
    lines = [tell(n, ' '.join(words if n == bad + 1 else g.words(notation))) for n, g in enumerate(chosen, 1)]
    return (*place_of(heading + '\n'.join(lines) + '\n'), bad, chosen)
