"""Other ways of telling a game. A way is a name and a function from a game's words to a text (str or bytes)."""
import base64
import json
import quopri
import re
import textwrap
import zlib

NUMBERS = ['{n} {m}', '{n}. {m}', '{n}) {m}', '{n}: {m}', '({n}) {m}', '[{n}] {m}', '#{n} {m}', '#{n}: {m}', '...{n} {m}',
           '{n}... {m}', '{n}.{m}', '{n}){m}', '{n}:{m}', '{n} - {m}', '{n}- {m}', '{n} \u2013 {m}', '{n} \u2014 {m}',
           '{n} \u2192 {m}', '{n} -> {m}', '{n} => {m}', '{n} = {m}', '{n} | {m}', '{n}] {m}', '{n}\t{m}', '{n:02d}. {m}',
           '{n:03d} {m}', '{n:3d}.  {m}', '**{n}.** {m}', '{n}. **{m}**', '*{n}* {m}', '{n}. *{m}*', '`{n}. {m}`', '{n}. `{m}`',
           '{n}. "{m}"', "{n}. '{m}'", '{n}. \u201c{m}\u201d', '{n}. \u00ab{m}\u00bb', '{n}.\u00a0{m}', '{n}\u2009{m}', '{n}\u3000{m}',
           '{n}.\u200b{m}', '\ufeff{n}. {m}', '{n}. \u2026 {m}', '{n} .. {m}', '{n}.) {m}', 'Move {n}: {m}', 'move {n} {m}',
           'No. {n} {m}', 'Turn {n}: {m}', '{n}. {c}: {m}', '{n} {c} {m}', '{n} ({c}) {m}', '{c} {n}. {m}', '{n},{m}', '{n}, {m}', '"{n}","{m}"',
           '{n}. {m}.', '{n}. {m},', '{n}. {m};', '{n}. [{m}]', '{n}. ({m})', '{n}. <{m}>', '{n}. {m}!', '{n}. {m}?!',
           '<li>{n}. {m}</li>', '<b>{n}.</b> {m}', '<td>{n}</td><td>{m}</td>', '<tr><td>{n}</td><td>{m}</td></tr>',
           '| {n} | {m} |', '|{n}|{m}|', '|| {n} || {m} ||', '- {n}. {m}', '* {n}: {m}', '\u2022 {n} {m}', '_{n}_ {m}', '{n}\u00ba {m}']

LISTS = ['1. {m}', '1) {m}', '- {m}', '* {m}', '\u2022 {m}', '+ {m}', '<li>{m}</li>', '<li>{m}', '<td>{m}</td>', '"{m}",', "'{m}',", '{m},',
         '{m}.', '{m};', '`{m}`', '**{m}**', '{c}: {m}', '{c} {m}', '{c} plays {m}', '[10:{s:02d}] <{p}> {m}', '10:{s:02d}:18 {m}',
         '10:{s:02d} {m}', '<{p}> {m}', '{p}: {m}', '{p}> {m}', '(10:{s:02d}) {p}: {m}', '2003-05-04 10:{s:02d} {m}',
         '2003-05-04T10:{s:02d}:18Z {p} {m}', '04/05/2003, 10:{s:02d} - {p}: {m}', 'May  4 10:{s:02d}:18 host trax: {m}', '{n:6d}\t{m}',
         '[10:{s:02d}] <{p}> {n}. {m}', '10:{s:02d}:18 {n} {m}', '10:{s:02d} {n}. {m}', '<{p}> {n} {m}', '{p}: {n}. {m}',
         '2003-05-04 10:{s:02d} {n}. {m}', '04/05/2003, 10:{s:02d} - {p}: {n}. {m}', 'May  4 10:{s:02d}:18 host trax: {n} {m}',
         '{l:6d}\t{n} {m}', '{l}:{n}. {m}', 'game.txt:{l}:{n} {m}', '{n}. {m} (0:{s:02d})', '{n}. {m} 10:{s:02d}', '{n}. {m}  [{s} s]',
         '{n} {m} 10:{s:02d}:18', '{n}. {m} {{{s} seconds}}', '{r}. {m}', '{r}) {m}', '{t}{m}']

PAIRS = ['{n}. {w} {b}', '{n} {w} {b}', '{n}) {w} {b}', '{n}: {w} {b}', '{n}. {w}, {b}', '{n}. {w} - {b}', '{n}. {w}\t{b}', '{n}\t{w}\t{b}',
         '| {n} | {w} | {b} |', '<tr><td>{n}</td><td>{w}</td><td>{b}</td></tr>', '{n},{w},{b}', '{n}. {w} {n}... {b}',
         '{n}. {w}\n{n}... {b}', '{n}. {w}\n   {b}', '{n}. {w}  ; solid\n{n}... {b}', '{n}. {w} {{solid}} {b}', '{n}. {w} (solid) {b}',
         '{n}. {w} {{solid}} {n}... {b} {{sharp}}', '{n}. {w}\n; a comment line\n   {b}', '**{n}.** {w} {b}', '{n}.{w} {b}',
         '{n:3d}  {w:<6} {b}', '{n}. White {w}, Black {b}', '{n}. {w} | {b}', '{n}) {w} ... {b}', '{w} {b}', '{w}\t{b}', '{w},{b}', '{w} - {b}',
         '| {w} | {b} |', '<tr><td>{w}<td>{b}</tr>', '{n}. {w} !  {b} ?']


def styled(style):
    """One move a line in this style."""
    def tell(words):
        lines = []
        for n, m in enumerate(words, 1):
            lines.append(style.format(n=n, m=m, c=('Black', 'White')[n % 2], p=('Ben', 'Ann')[n % 2], s=n + 1, l=n + 4,
                                      r=(n - 1) % 10 + 1, t='\t' * (n % 2)))
        head = 'Trax\nWhite: Ann\nBlack: Ben\n\n' if '{l' in style else ''
        return head + '\n'.join(lines) + '\n'
    return tell


def paired(style):
    def tell(words):
        lines = [style.format(n=i // 2 + 1, w=words[i], b=words[i + 1]) for i in range(0, len(words) - 1, 2)]
        if len(words) % 2:
            last = style.format(n=len(words) // 2 + 1, w=words[-1], b='\x02')
            lines.append(last[:last.index('\x02')].rstrip(' ,|-\n\t'))
        return '\n'.join(lines) + '\n'
    return tell


def joined(style, a_line, gap):
    """Several a line."""
    def tell(words):
        told = styled(style)(words).rstrip('\n').split('\n')
        return '\n'.join(gap.join(told[i:i + a_line]) for i in range(0, len(told), a_line)) + '\n'
    return tell


def joined_pairs(style, a_line, gap):
    def tell(words):
        told = paired(style)(words).rstrip('\n').split('\n')
        return '\n'.join(gap.join(told[i:i + a_line]) for i in range(0, len(told), a_line)) + '\n'
    return tell


def wrapped(tell, width):
    return lambda words: textwrap.fill(' '.join(tell(words).split()), width, break_long_words=False, break_on_hyphens=False) + '\n'


def bare(a_line, gap=' ', begin='', end=''):
    return lambda words: begin + '\n'.join(gap.join(words[i:i + a_line]) for i in range(0, len(words), a_line)) + end + '\n'


def downwards(columns, style, gap, heading=''):
    """Columns that are read from top to bottom."""
    def tell(words):
        told = styled(style)(words).rstrip('\n').split('\n')
        height = -(-len(told) // columns)
        rows = [gap.join('%-10s' % t for t in told[i::height]).rstrip() for i in range(height)]
        return heading + '\n'.join(rows) + '\n'
    return tell


LINE = styled('{n} {m}')
DOTS = styled('{n}. {m}')
ACROSS = joined('{n}. {m}', 4, '  ')
PAIR = paired('{n}. {w} {b}')
PAIR_LINES = joined_pairs('{n}. {w} {b}', 3, '  ')
BARE = bare(10)
ONE_LINE = bare(1000)
COMMON = {'lines': DOTS, 'across': ACROSS, 'pairs': PAIR, 'pair lines': PAIR_LINES, 'bare': BARE, 'one line': ONE_LINE}


def prefixed(prefix):
    return lambda text: ''.join(prefix + line + '\n' for line in text.rstrip('\n').split('\n'))


def ended(suffix):
    return lambda text: ''.join(line + suffix + '\n' for line in text.rstrip('\n').split('\n'))


def framed(begin, end):
    return lambda text: begin + text + end


RULES = ''.join('%d. %s\n' % (n, s) for n, s in enumerate(
    ('White moves first.', 'A tile is laid next to another.', 'Colours must match.', 'Forced tiles belong to the turn.',
     'A loop wins.', 'A line of 8 wins.', 'On an 8x8 board a full board is a draw.'), 1))
MAIL = 'From: Ann <ann@example.org>\nTo: Ben\nDate: Tue, 4 May 1993 10:02:18 +0200\nSubject: Re: move 12 of our game\n\nHello Ben,\n\n'

AROUND = {
    '> ': prefixed('> '), '>': prefixed('>'), '>> ': prefixed('>> '), '> > ': prefixed('> > '), '| ': prefixed('| '), ': ': prefixed(': '),
    'Ann> ': prefixed('Ann> '), 'indented': prefixed('    '), 'tab': prefixed('\t'), '- ': prefixed('- '), '* ': prefixed('* '),
    '\u2022 ': prefixed('\u2022 '), '// ': prefixed('// '), ' * ': framed('/*\n', ' */\n'), 'C comment': lambda t: '/*\n' + prefixed(' * ')(t) + ' */\n',
    '-- ': prefixed('-- '), '% ': prefixed('% '), '+ ': prefixed('+'), '" ': prefixed('" '), 'REM ': prefixed('REM '), '\\\\ ': ended(' \\\\'),
    '<br>': ended('<br>'), '<br />': ended('<br />'), '<p>': lambda t: prefixed('<p>')(ended('</p>')(t)), 'li': lambda t: prefixed('<li>')(ended('</li>')(t)),
    'blanks behind': ended('   '), 'comma': ended(','), 'full stop': ended('.'), 'soft break': ended(' ='), 'two blanks': ended('  '), 'pilcrow': ended('\u00b6'),
    'code fence': framed('Our game:\n\n```\n', '```\n\nThanks!\n'), 'tildes': framed('~~~ trax\n', '~~~\n'), 'pre': framed('<pre>', '</pre>\n'),
    'page': framed('<!DOCTYPE html>\n<html><head><title>A game</title></head><body>\n<h1>Game 12</h1><pre>\n', '</pre></body></html>\n'),
    'quote': framed('[quote="Ann"]\n', '[/quote]\n'), 'code': framed('[code]', '[/code]\n'), 'verbatim': framed('\\begin{verbatim}\n', '\\end{verbatim}\n'),
    'org': framed('#+BEGIN_EXAMPLE\n', '#+END_EXAMPLE\n'), 'docstring': framed('"""\n', '"""\n'), 'double spaced': lambda t: t.replace('\n', '\n\n'),
    'rules above': lambda t: RULES + '\n' + t, 'mail': framed(MAIL, '\nYours,\nAnn\n-- \nAnn, 12 High St., 1000 Town\n'),
    'reply': lambda t: MAIL + 'On 3 May 1993 at 9:15, Ben wrote:\n' + prefixed('> ')(t) + '\nGood game!\n',
    'forum': framed('Post 3 of 24, by ann (1 post)\n4 May 2003, 10:02\n\nHere is an interesting game, played between Ann and Ben in 1999:\n\n', '\n7 replies, 12 likes\n'),
    'title': framed('Trax\n', ''), 'names': framed('Bailey vs Plante (26 turns)\n', ''), 'players': framed('White: Ann\nBlack: Ben\n\n', ''),
    'tags': framed('[Event "Club, round 3"]\n[White "Ann"]\n[Black "Ben"]\n[Date "1993.05.04"]\n[Result "*"]\n\n', ''),
    'a name like a move': framed('White: 1AL\nBlack: Ben\n\n', ''), 'yaml': lambda t: 'game:\n  white: Ann\n  moves: |\n' + prefixed('    ')(t),
    'prose above and below': framed('This is the 3rd game of 5 that we played.\n', '\nBlack had 2 threats in the end and 1 corner.\n'),
    'table': lambda t: '| move |\n| --- |\n' + ''.join('| %s |\n' % l for l in t.rstrip('\n').split('\n')),
    'cat -n': lambda t: ''.join('%6d\t%s\n' % (n, l) for n, l in enumerate(t.rstrip('\n').split('\n'), 1)),
    'nl after a heading': lambda t: ''.join('%6d\t%s\n' % (n, l) for n, l in enumerate(('Trax\nWhite: Ann\nBlack: Ben\n' + t).rstrip('\n').split('\n'), 1)),
    'grep -n': lambda t: ''.join('%d:%s\n' % (n, l) for n, l in enumerate(t.rstrip('\n').split('\n'), 3)),
    'diff': lambda t: '--- a/game\n+++ b/game\n@@ -0,0 +1,%d @@\n' % t.count('\n') + prefixed('+')(t),
}


def swap(*changes):
    def change(text):
        for old, new in changes:
            text = text.replace(old, new)
        return text
    return change


def full_width(signs):
    return lambda text: ''.join(chr(ord(c) + 0xfee0) if c in signs else c for c in text)


def strings(begin, end, head='', tail=''):
    """Each line a string of a programming language."""
    return lambda text: head + ''.join(begin + line.replace('\\', '\\\\') + end + '\n' for line in text.rstrip('\n').split('\n')) + tail


ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
ESCAPES = {
    'doubled': swap(('\\', '\\\\')), 'json': lambda t: json.dumps({'game': t}) + '\n', 'json, lines': lambda t: json.dumps({'moves': t.split('\n')}, indent=1) + '\n',
    'json, slashes': lambda t: json.dumps([t]).replace('/', '\\/') + '\n', 'c': strings('    "', '\\n"', 'static const char game[] =\n', '    ;\n'),
    'c array': strings('    "', '",', 'const char *const game[] = {\n', '};\n'), 'python': lambda t: 'game = %r\n' % t,
    'python lines': lambda t: 'game = %r\n' % t.split('\n'), 'shell': lambda t: "traxfig '" + t.rstrip('\n') + "'\n", 'shell echo': strings('echo "', '"'),
    'printf': lambda t: "printf '" + t.replace('\\', '\\\\').replace('\n', '\\n') + "'\n", 'javascript': strings("  '", "\\n' +", 'var game =\n', "  '';\n"),
    '&#92;': swap(('\\', '&#92;')), '&#x5c;': swap(('\\', '&#x5c;')), '&bsol;': swap(('\\', '&bsol;'), ('/', '&sol;'), ('+', '&plus;')),
    '&#64;': swap(('@', '&#64;')), '&#43;': swap(('+', '&#43;')), '&#47;': swap(('/', '&#47;')), 'all references': lambda t: ''.join('&#%d;' % ord(c) if c in '@+/\\' else c for c in t),
    '&commat;': swap(('@', '&commat;')), '&nbsp;': swap((' ', '&nbsp;')), 'quoted-printable': lambda t: quopri.encodestring(t.encode()).decode(),
    'quoted-printable, all': lambda t: ''.join('=%02X' % ord(c) if c in '@+/\\' else c for c in t), 'quoted-printable, 40': lambda t: re.sub(r'([^\n]{38})(?=[^\n])', '\\1=\n', t),
    'full width': full_width(ALNUM + '@+/\\'), 'full-width shapes': full_width('+/\\'), 'full-width signs': full_width('@+/\\'), 'full-width letters': full_width(ALNUM),
    'yen': swap(('\\', '\u00a5')), 'won': swap(('\\', '\u20a9')), 'set minus': swap(('\\', '\u2216')), 'fraction slash': swap(('/', '\u2044')), 'division slash': swap(('/', '\u2215')),
    'full-width yen': swap(('\\', '\uffe5')), 'big solidus': swap(('/', '\u29f8'), ('\\', '\u29f9')), 'both slashes': swap(('/', '\u2215'), ('\\', '\u2216')),
    'lower case': str.lower, 'no-break': swap((' ', '\u00a0')), 'thin': swap((' ', '\u2009')), 'ideographic': swap((' ', '\u3000')), 'soft hyphens': swap((' ', ' \u00ad')),
    'zero width': swap((' ', ' \u200b')), 'joiners': swap((' ', ' \u2060')), 'marks of direction': swap((' ', ' \u200e')), 'blanks inside': lambda t: re.sub(r'([@A-Z])(\d)([+/\\])', r'\1 \2 \3', t),
    'url': swap(('%', '%25'), ('+', '%2B'), ('\\', '%5C'), ('/', '%2F'), ('@', '%40')), 'tex': swap(('\\', '$\\backslash$')), 'textbackslash': swap(('\\', '\\textbackslash{}')),
    'markdown': swap(('\\', '\\\\'), ('+', '\\+'), ('.', '\\.')), 'words in code': lambda t: re.sub(r'\S*[+/\\](?=\s)', r'<code>\g<0></code>', t),
    'bold words': lambda t: re.sub(r'\S*[+/\\](?=\s)', r'**\g<0>**', t), 'rtf': lambda t: '{\\rtf1\\ansi\n' + t.replace('\\', '\\\\').replace('\n', '\\par\n') + '}\n',
    'csv': lambda t: ''.join(','.join('"%s"' % w for w in l.split()) + '\n' for l in t.split('\n') if l),
    'tsv': lambda t: ''.join('\t'.join(l.split()) + '\n' for l in t.split('\n')),
}

CAFE = 'At the caf\u00e9, 4 May\n'
ENCODINGS = {
    'bom': lambda t: t.encode('utf-8-sig'), 'utf-16': lambda t: t.encode('utf-16'), 'utf-16le': lambda t: t.encode('utf-16-le'), 'utf-16be': lambda t: t.encode('utf-16-be'),
    'utf-16be, bom': lambda t: b'\xfe\xff' + t.encode('utf-16-be'), 'utf-32': lambda t: t.encode('utf-32'), 'utf-16, crlf': lambda t: t.replace('\n', '\r\n').encode('utf-16'),
    'latin-1': lambda t: (CAFE + t).encode('latin-1'), 'utf-8': lambda t: (CAFE + t).encode(), 'cp1252': lambda t: ('\u201cA game\u201d \u2013 Ann\u2019s\n' + t).encode('cp1252'),
    'crlf': lambda t: t.replace('\n', '\r\n').encode(), 'cr': lambda t: t.replace('\n', '\r').encode(), 'mixed ends': lambda t: re.sub('\n(.*)\n', '\r\n\\1\n', t).encode(),
    'cr cr lf': lambda t: t.replace('\n', '\r\r\n').encode(), 'lf cr': lambda t: t.replace('\n', '\n\r').encode(), 'nel': lambda t: t.replace('\n', '\u0085').encode(),
    'line separators': lambda t: t.replace('\n', '\u2028').encode(), 'form feeds': lambda t: t.replace('\n', '\f\n', 2).encode(), 'vertical tabs': lambda t: t.replace('\n', '\v').encode(),
    'no last line end': lambda t: t.rstrip('\n').encode(), 'ctrl-z': lambda t: t.encode() + b'\x1a', 'nul behind': lambda t: t.encode() + b'\0' * 8, 'colours': lambda t: re.sub(r'(\S+)', '\x1b[1m\\1\x1b[0m', t).encode(),
    'overstruck': lambda t: re.sub(r'([A-Z@])', '\\1\b\\1', t).encode(), 'base64': lambda t: base64.encodebytes(t.encode()), 'ebcdic': lambda t: t.encode('cp500'), 'zlib': lambda t: zlib.compress(t.encode()),
    'hex dump': lambda t: ''.join('%08x  %s\n' % (i, t.encode()[i:i + 16].hex(' ')) for i in range(0, len(t), 16)).encode(), 'utf-7': lambda t: t.encode('utf-7'),
}


def commented(before, after, every=3, own_line=False):
    """A comment behind every third move, in the style of numbers one a line."""
    def tell(words):
        lines = []
        for n, m in enumerate(words, 1):
            said = before + '%d... %s wins' % (n + 1, words[max(0, n - 3)]) + after if n % (2 * every) == 0 else before + 'makes 2 threats' + after
            lines.append('%d. %s' % (n, m) + (('\n' if own_line else ' ') + said if n % every == 0 else ''))
        return '\n'.join(lines) + '\n'
    return tell


COMMENTS = {'%s comment %s%s' % (a, b, ', own line' if own else ''): commented(a, b, 3, own) for a, b in (
    ('; ', ''), ('{', '}'), ('(', ')'), ('[', ']'), ('# ', ''), ('// ', ''), ('-- ', ''), ('"', '"'), ('<!-- ', ' -->'), ('/* ', ' */'), ('\u2013 ', '')) for own in (False, True)}


def repeated_number(words):
    """One number twice, and the count goes on from it."""
    return ''.join('%d. %s\n' % (n if n < 6 else n - 1, m) for n, m in enumerate(words, 1))


def renumbered(change, gap='\n'):
    return lambda words: gap.join('%s. %s' % (change(n, len(words)), m) for n, m in enumerate(words, 1)) + '\n'


FAULTY = ('a number', 'two numbers')  # ways of NUMBERING that begin so have a fault, which a warning must tell
NUMBERING = {}
for told, gap in (('a line', '\n'), ('one line', '  ')):
    NUMBERING.update({
        'a number twice, ' + told: renumbered(lambda n, z: n if n < 6 else n - 1, gap), 'a number mistyped as the one before, ' + told: renumbered(lambda n, z: 5 if n == 6 else n, gap),
        'a number skipped, ' + told: renumbered(lambda n, z: n if n < 6 else n + 1, gap), 'a number mistyped, ' + told: renumbered(lambda n, z: 16 if n == 6 else n, gap),
        'two numbers exchanged, ' + told: renumbered(lambda n, z: {6: 7, 7: 6}.get(n, n), gap), 'from 0, ' + told: renumbered(lambda n, z: n - 1, gap),
        'ten less from the twelfth, ' + told: renumbered(lambda n, z: n if n < 12 else n - 10, gap), 'a letter in a number, ' + told: renumbered(lambda n, z: str(n).replace('0', 'O').replace('11', 'l1'), gap),
        'again from 1 after ten, ' + told: renumbered(lambda n, z: (n - 1) % 10 + 1, gap), 'every second number, ' + told: renumbered(lambda n, z: n if n % 2 else '..', gap),
        'backwards, ' + told: renumbered(lambda n, z: z + 1 - n, gap), 'all 1, ' + told: renumbered(lambda n, z: 1, gap), 'roman, ' + told: renumbered(lambda n, z: roman(n), gap),
        'own number in words, ' + told: renumbered(lambda n, z: '%d%s' % (n, 'st nd rd'.split()[n - 1] if n < 4 else 'th'), gap),
    })
NUMBERING['a number lost'] = lambda words: ''.join(('%s\n' if n == 6 else '%d. %%s\n' % n) % m for n, m in enumerate(words, 1))
NUMBERING['a move lost and its number'] = lambda words: ''.join('%d. %s\n' % (n, m) for n, m in enumerate(words, 1) if n != 6)


def roman(n):
    told = ''
    for value, letters in ((50, 'L'), (40, 'XL'), (10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')):
        told += letters * (n // value)
        n %= value
    return told


# Ends: what is written behind the last move; who then wins (mover: the side that would move next) and by what.
ENDS = [('Resign', 'other', 'resignation'), ('{n} Resign', 'other', 'resignation'), ('RESIGN', 'other', 'resignation'), ('{n}. resign', 'other', 'resignation'), ('{n}. Resigns', 'other', 'resignation'),
        ('{mover} resigns', 'other', 'resignation'), ('{mover} resigns.', 'other', 'resignation'), ('{mover} resigned', 'other', 'resignation'), ('I resign', 'other', 'resignation'), ('I resign.', 'other', 'resignation'),
        ('(resign)', 'other', 'resignation'), ('{{resigns}}', 'other', 'resignation'), ('<b>Resign</b>', 'other', 'resignation'), ('*Resign*', 'other', 'resignation'), ('{n} Time', 'other', 'time'), ('{mover} lost on time', 'other', 'time'),
        ('{n} win', 'mover', 'claim'), ('{score}', 'other', None), ('{n}. {score}', 'other', None), ('{other} wins', 'other', None), ('{other} won', 'other', None), ('{other} wins by resignation', 'other', 'resignation'),
        ('DRAW', 'nobody', 'agreement'), ('1/2-1/2', 'nobody', None), ('Draw agreed', 'nobody', 'agreement'), ('{n} Draw', 'nobody', 'agreement'),
        ('\u00bd-\u00bd', 'nobody', 'agreement'), ('1/2 - 1/2', 'nobody', 'agreement'), ('Game drawn', 'nobody', 'agreement'), ('Draw by agreement.', 'nobody', 'agreement'),
        ('(draw)', 'nobody', 'agreement'), ('The game is a draw', 'nobody', 'agreement'), ('{n}. draw agreed', 'nobody', 'agreement'), ('{mover} gives up', 'other', 'resignation'),
        ('I give up!', 'other', 'resignation'), ('{n}. {mover} resigns', 'other', 'resignation'), ('{n}) I resign', 'other', 'resignation'), ('**{mover} resigns**', 'other', 'resignation'),
        ('[resigns]', 'other', 'resignation'), ('<i>{mover} resigned</i>', 'other', 'resignation'), ('\u2013 {mover} resigns', 'other', 'resignation'), ('{score} ({mover} resigned)', 'other', 'resignation'),
        ('{mover} resigned, {score}', 'other', 'resignation'), ('{mover} resigns. {other} wins.', 'other', 'resignation'), ('{other} wins ({mover} resigned)', 'other', 'resignation'),
        ('Resignation by {mover}', 'other', 'resignation'), ('{other} wins on time', 'other', 'time'), ('{mover} ran out of time', 'other', 'time'), ('{mover} timed out', 'other', 'time'),
        ('{score} (time)', 'other', 'time'), ('{n}. time', 'other', 'time'), ('{mover} is out of time', 'other', 'time'), ('{colons}', 'other', None), ('Result: {score}', 'other', None),
        ('Result: {other} wins', 'other', None), ('Winner: {other}', 'other', None), ('A win for {other}', 'other', None), ('{other} wins!', 'other', None), ('{mover} lost.', 'other', None),
        ('{other} has won', 'other', None), ('{other} beats {mover}', 'other', None), ('{mover} forfeits', 'other', None), ('{other} wins after {k} moves', 'other', None)]


def end_of(style, count, in_pairs):
    """The words of an end after `count` moves, and the result that they mean."""
    text, who, by = style
    mover, other = ('white', 'black') if count % 2 == 0 else ('black', 'white')
    winner = {'mover': mover, 'other': other, 'nobody': None}[who]
    said = text.format(n=count // 2 + 1 if in_pairs else count + 1, mover=mover.title(), other=other.title(), k=count,
                       score='1-0' if winner == 'white' else '0-1', colons='1 : 0' if winner == 'white' else '0 : 1')
    return said, winner, by


def twice(tell, second):
    return lambda words: tell(words) + '\n' + second(words)


def multipart(words):
    text = ACROSS(words)
    return (MAIL.rstrip('\n').replace('\n\n', '\nContent-Type: multipart/alternative; boundary="b1"\n\n', 1) + '\n\n--b1\nContent-Type: text/plain\n\n' + text +
            '\n--b1\nContent-Type: text/html\n\n<html><body><p>' + text.replace('\n', '<br>\n') + '</p></body></html>\n\n--b1--\n')


def sgf(words):
    """The record of boardspace.net: the places and shapes of moves, a property an action."""
    told, step = ['(;\nGM[16]VV[1]\nP0[id "Ann"]\nP1[id "Ben"]\nP0[0 Start P0]'], 1
    for n, m in enumerate(words):
        column, row, shape = re.match(r'(@|[A-Z]+)(\d+)(.)', m).groups()
        told.append('; P%d[%d Dropb %d %s %s %s]' % (n % 2, step, 3, column, row, shape.replace('\\', '\\\\')))
        told.append('; P%d[%d Done]' % (n % 2, step + 1))
        step += 2
    return '\n'.join(told) + '\n)\n'


def abstract_play(words):
    moves = [[w.lower() for w in words[i:i + 2]] for i in range(0, len(words), 2)]
    return json.dumps({'header': {'game': {'name': 'Trax'}, 'players': [{'name': 'Ann'}, {'name': 'Ben'}]}, 'moves': moves}) + '\n'


def protocol(words):
    return '-W\n' + ''.join('%s %s\n' % ('><'[n % 2], w) for n, w in enumerate(words))


OTHERS = {  # only with words in the modern notation
    'sgf': sgf, 'sgf, one line': lambda w: sgf(w).replace('\n', '') + '\n', 'abstract play': abstract_play, 'protocol': protocol,
    'json of moves': lambda w: json.dumps({'white': 'Ann', 'moves': w}) + '\n', 'json objects': lambda w: json.dumps([{'n': n, 'move': m} for n, m in enumerate(w, 1)], indent=1) + '\n',
    'xml': lambda w: '<game>\n' + ''.join('<move n="%d">%s</move>\n' % (n, m) for n, m in enumerate(w, 1)) + '</game>\n', 'svg texts': lambda w: '<svg>' + ''.join('<text x="%d" y="12">%s</text>\n' % (20 * n, m) for n, m in enumerate(w)) + '</svg>\n',
}

TWICE = {
    'bare, then numbered': twice(ONE_LINE, DOTS), 'numbered, then bare': twice(DOTS, BARE), 'numbered twice': twice(DOTS, DOTS), 'pairs twice': twice(PAIR, PAIR), 'across twice': twice(ACROSS, ACROSS),
    'quoted in full': lambda w: MAIL + DOTS(w) + '\nOn 3 May Ben wrote:\n' + prefixed('> ')(DOTS(w[:-2])), 'quoted, then extended': lambda w: prefixed('> ')(DOTS(w[:-2])) + '\nMy answer:\n' + DOTS(w),
    'multipart': multipart, 'a list beside each diagram': lambda w: ''.join('%s\n/\\/\\\n\\/+/\n\n' % ' '.join('%d. %s' % p for p in enumerate(w[:k], 1)) for k in range(4, len(w) + 1, 4)) + ' '.join('%d. %s' % p for p in enumerate(w, 1)) + '\n',
}


def encode(tell):
    def make(words):
        text = tell(words)
        return text if isinstance(text, bytes) else text.encode('utf-8')
    return make


def all_ways():
    """Every way: kind, name, function from words to bytes."""
    ways = [('number style', s, styled(s)) for s in NUMBERS]
    ways += [('number style, across', s, joined(s, 4, '  ')) for s in NUMBERS if not s.startswith(('<tr', '|', '- ', '* '))]
    ways += [('list and log', s, styled(s)) for s in LISTS]
    ways += [('pairs', s, paired(s)) for s in PAIRS]
    ways += [('pairs, three a line', s, joined_pairs(s, 3, '  ')) for s in PAIRS[:8] + PAIRS[15:18] if '\n' not in s]
    for width in (40, 60, 72):
        ways += [('wrapped', '%s at %d' % (name, width), wrapped(tell, width)) for name, tell in
                 (('lines', LINE), ('dots', DOTS), ('pairs', PAIR), ('bare', ONE_LINE), ('brackets', styled('{n}) {m}')), ('pairs with comments', paired('{n}. {w} {{solid}} {b}')))]
        ways.append(('wrapped', 'quoted dots at %d' % width, lambda w, width=width: prefixed('> ')(wrapped(DOTS, width)(w))))
    ways += [('bare', repr(gap) + (' a line' if many == 10 else ''), bare(many, gap)) for gap in (' ', ', ', ',', '; ', ' - ', ' \u2192 ', ' | ', '\t', ' / ', '. ', '-', '  ') for many in (10, 1000)]
    ways += [('bare', name, bare(1000, gap, a, b)) for name, gap, a, b in (('json', '","', '["', '"]'), ('python', "', '", "['", "']"), ('tuple', ', ', '(', ')'), ('braces', ' ', '{', '}'), ('moves:', ' ', 'Moves: ', ''), ('after names', ' ', 'Ann-Ben: ', ''))]
    ways += [('bare', 'one a line', bare(1)), ('bare', 'one a line, blank lines', lambda w: '\n\n'.join(w) + '\n')]
    ways += [('downwards', '%d columns, %r %r' % (k, s, gap), downwards(k, s, gap)) for k in (2, 3, 4) for s, gap in (('{n:3d} {m}', '  '), ('{n}. {m}', '\t'), ('| {n} | {m}', ' '), ('{n}) {m}', '    '))]
    ways += [('downwards', 'number and move on two lines', lambda w: ''.join('%d\n%s\n' % p for p in enumerate(w, 1))), ('downwards', 'dot and move on two lines', lambda w: ''.join('%d.\n%s\n' % p for p in enumerate(w, 1))),
             ('downwards', 'number and move on two lines, blank lines', lambda w: ''.join('%d.\n\n%s\n\n' % p for p in enumerate(w, 1))), ('downwards', 'cells', lambda w: ''.join('<tr>\n<td>%d</td>\n<td>%s</td>\n</tr>\n' % p for p in enumerate(w, 1)))]
    ways += [('around', '%s: %s' % (a, n), lambda w, c=change, t=tell: c(t(w))) for a, change in AROUND.items() for n, tell in COMMON.items() if n in ('lines', 'pairs', 'bare', 'one line')]
    ways += [('escapes', '%s: %s' % (a, n), lambda w, c=change, t=tell: c(t(w))) for a, change in ESCAPES.items() for n, tell in COMMON.items() if n in ('lines', 'pair lines', 'bare')]
    ways += [('encodings', '%s: %s' % (a, n), lambda w, c=change, t=tell: c(t(w))) for a, change in ENCODINGS.items() for n, tell in COMMON.items() if n in ('lines', 'pair lines', 'bare')]
    ways += [('comments', name, tell) for name, tell in COMMENTS.items()]
    ways += [('numbering', name, tell) for name, tell in NUMBERING.items()]
    ways += [('told twice', name, tell) for name, tell in TWICE.items()]
    ways += [('other programs', name, tell) for name, tell in OTHERS.items()]
    return [(kind, name, encode(tell)) for kind, name, tell in ways]


def judge(outcome, moves):
    """right, copy, told or silent."""
    games = outcome.moves()
    if games == [moves] and not outcome.errors():
        return 'right'
    if outcome.told():
        return 'told'
    return 'copy' if moves in games else 'silent'
