"""Misprints in finished games of an archive: which are noticed, and what repair is offered."""
import random
import re

REPAIR = re.compile(r'the record is consistent (?:if move (\d+) is (\S+)|without move (\d+)|'
                    r'with a move added before move (\d+): (\S+)|if moves (\d+) and (\d+) are swapped)')


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


def misprint_word(chance, words):
    at = chance.randrange(1, len(words))
    words[at] = misprint(chance, words[at])


def double_word(chance, words):
    at = chance.randrange(1, len(words))
    words.insert(at, words[at])


def lose_word(chance, words):
    del words[chance.randrange(1, len(words))]


def exchange_words(chance, words):
    """Two words side by side, or any two."""
    at = chance.randrange(1, len(words) - 1)
    other = chance.choice((at + 1, chance.randrange(at + 1, len(words))))
    words[at], words[other] = words[other], words[at]


KINDS = {'misprints': misprint_word, 'doubled moves': double_word, 'missing moves': lose_word,
         'exchanged moves': exchange_words}


def compose(games, count, change, seed=1618):
    """Texts of one game with its result, changed in one place: text, its words, the original ones."""
    chance = random.Random(seed)
    finished = [g for g in games if g.result and g.result['winner']]
    told = []
    while len(told) < count:
        game = chance.choice(finished)
        words = list(game.modern)
        change(chance, words)
        if words == game.modern:
            continue
        score = '1-0' if game.result['winner'] == 'white' else '0-1'
        if len(told) % 2:
            text = ' '.join(words) + ' ' + score + '\n'
        else:
            text = ''.join('%d %s\n' % (n, w) for n, w in enumerate(words, 1)) + score + '\n'
        told.append((text, words, game.modern))
    return told


def repaired(words, offer):
    """The words after the repair that a sentence offers."""
    at, word, doubled, before, missing, one, other = offer.groups()
    if one:
        words = list(words)
        one, other = int(one) - 1, int(other) - 1
        words[one], words[other] = words[other], words[one]
        return words
    if at:
        return words[:int(at) - 1] + [word] + words[int(at):]
    if doubled:
        return words[:int(doubled) - 1] + words[int(doubled):]
    return words[:int(before) - 1] + [missing] + words[int(before) - 1:]


def judge(outcome, words, original):
    """unnoticed, no repair, right or wrong. JSON must have the move if a word is replaced, else null."""
    offers = [o for o in (REPAIR.search(m.sentence) for m in outcome.messages) if o]
    members = [g['error']['repair'] for g in outcome.games if g['error'] and g['error']['repair']]
    if not offers:
        return 'wrong' if members else 'no repair' if outcome.told() else 'unnoticed'
    good = len(offers) == 1 and repaired(words, offers[0]) == original
    return 'right' if good and members in ([], [offers[0].group(2)]) else 'wrong'
