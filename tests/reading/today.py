"""Texts as people write them today: chats, forums, spreadsheets, notes. A layout is a name and a function from a game's
words to a text. Also several games in one text, and games with an illegal move."""
import random

import slips
import ways

SAID = ('ok', 'nice one!', 'hmm, let me think', 'gg', 'that was quick', 'sorry, was away', 'your turn', 'haha yes',
        'good move', 'I did not see that coming', 'are you sure?', 'brb 5 min', 'so you want the corner', 'wow',
        'thanks for the game so far')


def said(n):
    return SAID[n * 7 % len(SAID)]


def player(n):
    return ('Ben', 'Ann')[n % 2]


def colour(n):
    return ('Black', 'White')[n % 2]


def lines(style, head='', tail='', gap='\n'):
    """A text for each move in this style."""
    def tell(words):
        told = [style.format(n=n, m=m, p=player(n), c=colour(n), s=n % 60, r=ways.roman(n), t=said(n))
                for n, m in enumerate(words, 1)]
        return head + gap.join(told) + tail + '\n'
    return tell


def pairs(style, single, head='', tail=''):
    def tell(words):
        told = [style.format(n=n, r=ways.roman(n), w=w, b=b) for n, (w, b) in enumerate(zip(words[::2], words[1::2]), 1)]
        if len(words) % 2:
            told.append(single.format(n=len(told) + 1, r=ways.roman(len(told) + 1), w=words[-1]))
        return head + '\n'.join(told) + tail + '\n'
    return tell


def chatty(style, talk):
    """Every third line says something else."""
    def tell(words):
        told = []
        for n, m in enumerate(words, 1):
            told.append(style.format(n=n, m=m, p=player(n), s=n % 60, c=colour(n)))
            if n % 3 == 0:
                told.append(talk.format(p=player(n + 1), s=n % 60, t=said(n)))
        return '\n'.join(told) + '\n'
    return tell


def quoted_reply(words):
    told = ['%d. %s\n' % p for p in enumerate(words, 1)]
    return ('Hi Ann,\n\nmy reply is below.\n\n' + ''.join(told[-2:]) + '\nCheers, Ben\n\nOn 3 May 2024, Ann wrote:\n' +
            ''.join('> ' + t for t in told[:-2]))


TODAY = {
    'discord': chatty('{p} — Today at 10:{s:02d} AM\n{m}', '{p} — Today at 10:{s:02d} AM\n{t}'),
    'discord, one row': chatty('[10:{s:02d}] {p}: {m}', '[10:{s:02d}] {p}: {t}'),
    'whatsapp': chatty('[04.05.24, 10:{s:02d}:18] {p}: {m}', '[04.05.24, 10:{s:02d}:18] {p}: {t}'),
    'whatsapp, android': chatty('04/05/2024, 10:{s:02d} - {p}: {m}', '04/05/2024, 10:{s:02d} - {p}: {t}'),
    'telegram': chatty('{p}, [04.05.24 10:{s:02d}]\n{m}\n', '{p}, [04.05.24 10:{s:02d}]\n{t}\n'),
    'slack': chatty('{p}  10:{s:02d} AM\n{m}', '{p}  10:{s:02d} AM\n{t}'),
    'irc': chatty('10:{s:02d} <{p}> {m}', '10:{s:02d} <{p}> {t}'),
    'irc, numbered': chatty('10:{s:02d} <{p}> {n}. {m}', '10:{s:02d} <{p}> {t}'), 'sms': chatty('{p}: {m}', '{p}: {t}'),
    'turns': lines('Turn {n}: {m}'), 'turns of two': pairs('Turn {n}\nWhite: {w}\nBlack: {b}', 'Turn {n}\nWhite: {w}'),
    'turns, arrows': lines('{n} → {c} → {m}'),
    'rounds': pairs('Round {n}: White {w} Black {b}', 'Round {n}: White {w}'),
    'white black': pairs('White {w} Black {b}', 'White {w}'), 'w: b:': pairs('W: {w} B: {b}', 'W: {w}'),
    'roman': lines('{r}. {m}'), 'roman, across': lines('{r}. {m}', gap='  '),
    'roman pairs': pairs('{r}. {w} {b}', '{r}. {w}'), 'bbcode': lines('[b]{n}.[/b] {m}', '[quote=Ann]\n', '\n[/quote]'),
    'bbcode list': lines('[*] {m}', '[list=1]\n', '\n[/list]'), 'bbcode colours': lines('[color=red]{n}[/color] {m}'),
    'bbcode table': lines('[tr][td]{n}[/td][td]{m}[/td][/tr]', '[table]\n', '\n[/table]'),
    'markdown': pairs('| {n} | {w} | {b} |', '| {n} | {w} | |', '| # | White | Black |\n|---|---|---|\n'),
    'markdown list': lines('1. {m}'), 'markdown, words': lines('1. {m} – {t}'), 'bullets': lines('- {m}'),
    'bullets, words': lines('* **{m}** {t}'), 'checks': lines('- [x] {n}. {m}'),
    'quoted markdown': lines('> **{n}.** `{m}`'), 'code': lines('{n}. {m}', '```text\n', '\n```'),
    'reddit': lines('{n}\\. {m}  '), 'html list': lines('<li>{m}</li>', '<ol>\n', '\n</ol>'),
    'html table': lines('<tr><td>{n}</td><td>{p}</td><td>{m}</td></tr>', '<table>\n', '\n</table>'),
    'csv': lines('{n},{p},{m}', 'move,player,word\n'),
    'csv, quoted': lines('"{n}","{p}","{m}"', '"move","player","word"\n'),
    'csv, semicolons': lines('{n};{p};{m}', 'No;Name;Move\n'),
    'csv of pairs': pairs('{n},{w},{b}', '{n},{w},', 'no,white,black\n'),
    'tsv': lines('{n}\t{p}\t{m}\t0:{s:02d}', 'No\tName\tMove\tTime\n'),
    'csv, times': lines('2024-05-04T10:{s:02d}:18Z,{n},{p},{m}', 'when,no,who,move\n'),
    'json rows': lines('  {{"n": {n}, "player": "{p}", "move": "{m}"}},', '[\n', '\n]'),
    'json lines': lines('{{"ply":{n},"by":"{p}","move":"{m}"}}'),
    'yaml': lines('  - {m}', 'white: Ann\nblack: Ben\nmoves:\n'), 'yaml map': lines('  {n}: {m}', 'moves:\n'),
    'toml': lines('  "{m}",', 'moves = [\n', '\n]'), 'python': lines("({n}, '{p}', '{m}'),", 'game = [\n', '\n]'),
    'tuples': lines('({n},1,{m})', gap=' '), 'ini': lines('move{n}={m}', '[game]\n'),
    'log': lines('2024-05-04 10:{s:02d}:18 INFO move {n}: {m}'),
    'log, json': lines('INFO:game:{{"turn": {n}, "move": "{m}"}}'),
    'sentences': lines('On move {n} {p} played {m}.', gap=' '),
    'sentences, one row each': lines('{n}. {p} plays {m}, {t}.'), 'i play': lines('{p}: I play {m}'),
    'my move': lines('Move {n}: my move is {m}'), 'emoji': lines('⚪⚫ {n}. {m} 👍'), 'keycaps': lines('▶️ {n}) {m}'),
    'dates': lines('4 May 2024: {n}. {m}'), 'clock': lines('{n}. {m} [%clk 0:10:{s:02d}]', gap=' '),
    'pgn': pairs('{n}. {w} {b}', '{n}. {w}', '[Event "Club"]\n[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n\n'),
    'pgn, one line': lambda w: pairs('{n}. {w} {b}', '{n}. {w}')(w).replace('\n', ' ').strip() + ' *\n',
    'nag': pairs('{n}. {w} $1 {b} $2', '{n}. {w} $1'), 'comments in braces': lines('{n}. {m} {{{t}}}'),
    'comments, brackets': lines('{n}. {m} ({t})'), 'comments, dashes': lines('{n}. {m} -- {t}'),
    'comments below': lines('{n}. {m}\n   {t}'), 'comments between': lines('**{n}. {m}**\n\n{t}\n'),
    'headings': lines('### Move {n}: {m}\n\n{t}\n'), 'struck out': lines('{n}. ~~B9+~~ {m}'),
    'brackets': lines('({m})', gap=' '), 'square brackets': lines('[{m}]', gap=' '),
    'each in brackets': lines('({n}. {m})'), 'smileys': lines('{n}. {m} ;-)'), 'reply': quoted_reply,
    'two to a row': lambda w: '\n'.join(' '.join(w[i:i + 2]) for i in range(0, len(w), 2)) + '\n',
    'one to a row, talk above': lambda w:
        'Hey, here is our game from yesterday, have a look:\n\n' + '\n'.join(w) + '\n\nWhat would you have done?\n',
    'one row, talk above': lambda w: 'Can you check this game please?\n' + ' '.join(w) + '\nI think white is better.\n',
}


def end_of_row(text, at):
    end = text.find('\n', at)
    return len(text) if end < 0 else end


def faulty(games, count, seed, layouts, typed):
    """Games with one word mistyped, in each layout in turn: layout, text, line, column. A layout has a name, a function, and
    the index of the word, or None for any but the first and the last; `typed` gives what stands there, or None."""
    chance, told = random.Random(seed), []
    while len(told) < count:
        name, tell, at = layouts[len(told) % len(layouts)]
        words = list(chance.choice(games).modern)
        if at is None:
            at = chance.randrange(1, len(words) - 1)
        fault = typed(chance, words[at])
        if fault and fault != words[at]:
            words[at] = slips.MARK + fault
            told.append((name, *slips.place_of(tell(words))))
    return told


def slip(chance, word):
    """A slip of a kind drawn by lot, or None where the word has none of this kind."""
    return slips.WORDS[chance.choice(list(slips.WORDS))](word)


def slipped(games, count):
    """A slip in each layout."""
    return faulty(games, count, 2024, [(name, tell, None) for name, tell in TODAY.items()], slip)


EDGES = ('discord, one row', 'whatsapp, android', 'irc', 'sms', 'turns', 'w: b:', 'markdown', 'bullets', 'html table',
         'csv', 'tsv', 'sentences, one row each', 'comments in braces', 'comments, brackets', 'comments below', 'pgn',
         'i play', 'log')


def edges(games, count):
    """A slip in the first or the last move."""
    layouts = [(name + which, TODAY[name], at) for name in EDGES for which, at in ((', first', 0), (', last', -1))]
    return faulty(games, count, 2025, layouts, slip)


LISTS = {'dots': ways.DOTS, 'lines': ways.LINE, 'across': ways.ACROSS, 'pairs': ways.PAIR,
         'pair lines': ways.PAIR_LINES, 'bare': ways.BARE, 'one line': ways.ONE_LINE, 'table': TODAY['markdown'],
         'csv': TODAY['csv'], 'one a row': ways.bare(1), 'html': TODAY['html table'],
         'quoted': lambda w: ways.prefixed('> ')(ways.DOTS(w))}


def illegal(games, count):
    """A move in a well told list is another that cannot be played."""
    return faulty(games, count, 2026, [(name, tell, None) for name, tell in LISTS.items()],
                  lambda chance, word: 'Z%d%s' % (chance.randrange(1, 9), chance.choice('/+\\')))


JOINTS = ('\n\n', '\n---\n\n', '\n\nGame {n}:\n\n', '\n\n#### GAME {n}:\n', '\n\nThe next one:\n\n',
          '\n\nCid vs Dan\n\n', '\n\n## Game {n}\n\n')


def sections(games, count, seed=2027, alike=False):
    """Two to four games in one text, in different layouts or in one: name, text, the games."""
    chance = random.Random(seed)
    told, names = [], list(LISTS)
    while len(told) < count:
        joint = JOINTS[len(told) % len(JOINTS)]
        chosen = chance.sample(games, chance.randrange(2, 5))
        if len({tuple(g.modern[:4]) for g in chosen}) < len(chosen):
            continue
        layouts = [chance.choice(names)] * len(chosen) if alike else chance.sample(names, len(chosen))
        text = ''
        for n, (game, layout) in enumerate(zip(chosen, layouts), 1):
            text += (joint.format(n=n) if n > 1 else '') + LISTS[layout](game.modern)
        told.append(('%s, %r' % (' + '.join(layouts), joint), text, [g.modern for g in chosen]))
    return told
