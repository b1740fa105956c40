"""Misprints in finished games of an archive: which are noticed, and what repair is offered."""
import random
import re

REPAIR = re.compile(r'if move (\d+) is (\S+)')


def misprint(chance, word):
    """One word, another shape, column or row by one, or O for 0."""
    column, row, shape = re.match(r'(@|[A-Z]+)(\d+)(.)$', word).groups()
    kind = chance.choice(('shape', 'shape', 'column', 'row', 'O'))
    if kind == 'shape':
        shape = chance.choice([s for s in '+/\\' if s != shape])
    elif kind == 'column':
        column = {'@': 'A', 'A': chance.choice('@B')}.get(column, chr(ord(column[-1]) + chance.choice((-1, 1))) if column != 'Z' else 'Y')
    elif kind == 'row':
        row = str(max(0, int(row) + chance.choice((-1, 1)))) if int(row) else '1'
    else:
        row = row.replace('0', 'O')
    return column + row + shape


def compose(games, count, seed=1618):
    """Texts of one game with its result, one word misprinted: text, number of the move, original word."""
    chance = random.Random(seed)
    finished = [g for g in games if g.result and g.result['winner']]
    told = []
    while len(told) < count:
        game = chance.choice(finished)
        words = list(game.modern)
        at = chance.randrange(1, len(words))
        typed = misprint(chance, words[at])
        if typed == words[at]:
            continue
        original, words[at] = words[at], typed
        score = '1-0' if game.result['winner'] == 'white' else '0-1'
        if len(told) % 2:
            text = ' '.join(words) + ' ' + score + '\n'
        else:
            text = ''.join('%d %s\n' % (n, w) for n, w in enumerate(words, 1)) + score + '\n'
        told.append((text, at + 1, original))
    return told


def judge(outcome, number, word):
    """unnoticed, no repair, right or wrong."""
    offers = [REPAIR.search(m.sentence) for m in outcome.messages]
    offers = [(int(o.group(1)), o.group(2).rstrip('.,;')) for o in offers if o]
    if offers:
        return 'right' if offers == [(number, word)] else 'wrong'
    repairs = [g['error']['repair'] for g in outcome.games if g['error'] and g['error'].get('repair')]
    if repairs:
        return 'right' if repairs == [word] else 'wrong'
    return 'no repair' if outcome.told() else 'unnoticed'
