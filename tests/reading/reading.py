#!/usr/bin/env python3
"""reading.py TRAXFIG [large]: how well the program reads what people write, in figures.

Its measurements: slips of the keyboard, archives with one slip, games told in other ways, as people write them today,
several in one text, the text around games, misprints of finished games, texts without a game. The small form uses games
of its own, the same ones anywhere, and holds each figure against expected.txt, which says what was reached before: a
figure may get better, never worse; of the short texts of examples.txt each is a test. It ends with "N passed, N
failed". The large form uses the records in ../shared/records if they are there, prints a table for each measurement,
and the worst examples; it fails nothing. `reading.py TRAXFIG show WORDS` prints one game told in each of the ways whose
names contain WORDS, and what came out.
"""
import gzip
import os
import random
import sys
import sysconfig
from collections import Counter, defaultdict

import around
import examples
import games
import misprints
import prose
import slips
import today
import ways
from reader import Reader

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SIZES = {'small': dict(games=60, slips=360, turns=90, archives=5, lines=100, ways=2, today=6, placed=480, sections=240,
                       misprints=200, texts=300),
         'large': dict(games=1500, slips=640, turns=200, archives=30, lines=1000, ways=60, today=20, placed=1200,
                       sections=800, misprints=2000, texts=10000)}


class Report:
    """Figures, and examples of what went wrong."""

    def __init__(self, large):
        self.large = large
        self.figures = {}
        self.examples = defaultdict(list)

    def figure(self, name, value, total):
        self.figures[name] = value
        print('%-34s %6d of %6d' % (name, value, total))

    def table(self, title, counts, classes):
        """A row for each kind; those with most failures first."""
        if not self.large:
            return
        print('\n%-60s %s' % (title, ' '.join('%9s' % c for c in classes)))
        for kind in sorted(counts, key=lambda k: (counts[k][classes[0]] - sum(counts[k].values()), str(k))):
            print('%-60s %s' % (kind, ' '.join('%9d' % counts[kind][c] for c in classes)))
        print()

    def example(self, kind, text, outcome, options=''):
        if len(self.examples[kind]) < 2:
            self.examples[kind].append((text, outcome, options))

    def print_examples(self, which, most=12):
        for kind in which[:most]:
            for text, outcome, options in self.examples[kind][:1]:
                print('--- %s   (traxfig -T json%s)' % (kind, options))
                excerpt = text.decode('utf-8', 'backslashreplace').replace('\0', '\\0')
                lines = excerpt.split('\n')
                print('\n'.join('    ' + l[:110] for l in lines[:9]) + ('\n    ...' if len(lines) > 10 else ''))
                for game in outcome.games[:3]:
                    moves = [m['text'] for m in game['moves']]
                    print('  -> game of %d moves: %s' % (len(moves), ' '.join(moves)[:90]))
                for m in outcome.messages[:3]:
                    print('  -> %d:%d: %s: %s' % (m.line, m.column, m.kind, m.sentence))
                if not outcome.messages:
                    print('  -> nothing said')


def measure_slips(reader, report, pool, size):
    told = slips.compose(pool, size['slips'])
    outcomes = reader.read([t[3].encode() for t in told])
    counts, by_kind, total, meant = defaultdict(Counter), defaultdict(Counter), Counter(), 0
    for (kind, layout, word, text, line, column), outcome in zip(told, outcomes):
        verdict = slips.judge(outcome, line, column)
        counts[layout][verdict] += 1
        by_kind[kind][verdict] += 1
        total[verdict] += 1
        meant += any((m.line, m.column) == (line, column) and word in m.sentence for m in outcome.errors())
        if verdict != 'named':
            report.example('slip %s: %s in %s, %d:%d for %s' % (verdict, kind, layout, line, column, word), text.encode(),
                           outcome)
    report.figure('slips named', total['named'], len(told))
    report.figure('slips silent', total['silent'], len(told))
    report.figure('slips with the word meant', meant, len(told))
    classes = ('named', 'elsewhere', 'silent')
    report.table('slips, by layout', counts, classes)
    report.table('slips, by kind', by_kind, classes)
    if report.large:
        for verdict in ('silent', 'elsewhere'):
            report.print_examples([k for k in report.examples if k.startswith('slip ' + verdict)], 6)
    measure_turns(reader, report, pool, size)


def measure_turns(reader, report, pool, size):
    told = slips.compose_turns(pool, size['turns'])
    counts, silent = defaultdict(Counter), 0
    for (kind, layout, text), outcome in zip(told, reader.read([t[2].encode() for t in told])):
        verdict = 'told' if outcome.told() else 'silent'
        counts['%s, %s' % (kind, layout)][verdict] += 1
        silent += verdict == 'silent'
    report.figure('moves twice or missing, silent', silent, len(told))
    report.table('a move twice, a move missing', counts, ('told', 'silent'))


def measure_archives(reader, report, pool, size):
    counts, total = defaultdict(Counter), Counter()
    names = list(slips.ARCHIVES)
    for n in range(size['archives']):
        way = names[n % len(names)]
        text, line, column, bad, chosen = slips.compose_archive(pool, way, size['lines'], 1700 + n + n // len(names))
        outcome = reader.read([text.encode()])[0]
        wanted = Counter(tuple(g.modern) for i, g in enumerate(chosen) if i != bad)
        found = Counter(tuple(moves) for moves in outcome.moves())
        lost = sum((wanted - found).values())
        extra = max(0, sum((found - wanted).values()) - 1)
        false = sum(1 for m in outcome.messages if m.kind != 'note' and m.line != line)
        named = slips.judge(outcome, line, column) == 'named'
        counts[way].update(named=named, lost=lost, added=extra, false=false, archives=1)
        total.update(named=named, lost=lost, added=extra, false=false)
        if lost or extra or false:
            report.example('archive %s, slip at %d:%d' % (way, line, column), text.encode(), outcome)
    of = size['archives'] * size['lines']
    report.figure('archives with their slip named', total['named'], size['archives'])
    report.figure('archives: games lost', total['lost'], of)
    report.figure('archives: games added', total['added'], of)
    report.figure('archives: false errors', total['false'], of)
    report.table('archives', counts, ('named', 'archives', 'lost', 'added', 'false'))
    if report.large:
        report.print_examples([k for k in report.examples if k.startswith('archive')], 6)


def measure_ways(reader, report, pool, size):
    counts, by_kind, total = defaultdict(Counter), defaultdict(Counter), Counter()
    warned, faulty = 0, Counter()
    pool = pool[:size['ways']]
    told = []
    for kind, name, tell in ways.all_ways():
        for game in pool:
            for notation in ('modern', 'classic'):
                if notation == 'modern' or kind != 'other programs':
                    told.append((kind, name, game, tell(game.words(notation))))
    for (kind, name, game, text), outcome in zip(told, reader.outcomes(t[-1] for t in told)):
        verdict = ways.judge(outcome, game.modern)
        counts['%s: %s' % (kind, name)][verdict] += 1
        by_kind[kind][verdict] += 1
        total[verdict] += 1
        if name.startswith(ways.FAULTY):
            faulty[outcome.told()] += 1
        else:
            warned += verdict == 'right' and outcome.told()
        if verdict != 'right':
            report.example('way %s: %s: %s' % (verdict, kind, name), text, outcome)
    runs = sum(total.values())
    classes = ('right', 'copy', 'told', 'silent')
    report.figure('ways right', total['right'], runs)
    report.figure('ways right, but warned of', warned, runs)
    report.figure('ways with wrong numbers, told', faulty[True], sum(faulty.values()))
    report.figure('ways with a copy', total['copy'], runs)
    report.figure('ways told', total['told'], runs)
    report.figure('ways silently another game', total['silent'], runs)
    report.table('ways, by kind (%d ways)' % len(counts), by_kind, classes)
    wrong = {k: c for k, c in counts.items() if c['right'] < sum(c.values())}
    report.table('ways that are not always right', wrong, classes)
    if report.large:
        worst = sorted(counts, key=lambda k: -counts[k]['silent'])
        report.print_examples(['way silent: ' + k for k in worst[:25] if counts[k]['silent']], 25)
    measure_ends(reader, report, pool)


def measure_ends(reader, report, pool):
    counts, total = defaultdict(Counter), Counter()
    told = []
    for style in ways.ENDS:
        for number, tell in enumerate((ways.DOTS, ways.PAIR, ways.BARE, ways.ONE_LINE)):
            for game in pool:
                words = game.modern[:-2]
                said, winner, by = ways.end_of(style, len(words), tell is ways.PAIR)
                text = tell(words).rstrip('\n') + ('\n' if number < 3 else ' ') + said + '\n'
                told.append((style[0], number, words, winner, by, text.encode()))
    for (name, number, words, winner, by, text), outcome in zip(told, reader.read([t[-1] for t in told])):
        verdict = ways.judge(outcome, words)
        if verdict == 'right':
            result = outcome.games[0]['result']
            if not result or result['winner'] != winner or by and result['by'] != by:
                verdict = 'end lost'
        counts[name][verdict] += 1
        total[verdict] += 1
        if verdict != 'right':
            report.example('end %s: %s' % (verdict, name), text[-300:], outcome)
    report.figure('ends right', total['right'], len(told))
    report.figure('ends lost', total['end lost'], len(told))
    report.table('ends', counts, ('right', 'copy', 'told', 'silent', 'end lost'))


def measure_today(reader, report, pool, size):
    """Clean texts and several games in one text: all games, none added, no warning. A fault: named at its place."""
    told = [(name, tell(g.modern), [g.modern]) for name, tell in today.TODAY.items() for g in pool[:size['today']]]
    measure_games(reader, report, 'texts of today', told)
    measure_games(reader, report, 'sections told in different ways', today.sections(pool, size['sections']))
    measure_games(reader, report, 'sections told alike', today.sections(pool, size['sections'], 2028, alike=True))
    measure_places(reader, report, 'slips in texts of today', today.slipped(pool, size['placed']))
    measure_places(reader, report, 'slips in first and last moves', today.edges(pool, size['placed']))
    measure_places(reader, report, 'illegal moves', today.illegal(pool, size['placed']))


def measure_games(reader, report, title, told):
    """`told`: name, text, its games."""
    counts = defaultdict(Counter)
    for (name, text, wanted), outcome in zip(told, reader.read([t[1].encode() for t in told])):
        verdict = 'told' if outcome.told() else 'right' if outcome.moves() == wanted else 'silent'
        if outcome.moves() == wanted and verdict == 'told':
            verdict = 'warned'
        counts[name][verdict] += 1
        if verdict != 'right':
            report.example('%s %s: %s' % (title, verdict, name), text.encode(), outcome)
    figures(report, title, counts, ('right', 'warned', 'told', 'silent'), ('right', 'silent'))


def measure_places(reader, report, title, told):
    """`told`: layout, text, line and column of its fault."""
    counts = defaultdict(Counter)
    for (name, text, line, column), outcome in zip(told, reader.read([t[1].encode() for t in told])):
        verdict = slips.judge(outcome, line, column)
        counts[name][verdict] += 1
        if verdict != 'named':
            report.example('%s %s: %s, %d:%d' % (title, verdict, name, line, column), text.encode(), outcome)
    figures(report, title, counts, ('named', 'elsewhere', 'silent'), ('named', 'silent'))


def figures(report, title, counts, classes, shown):
    total = sum(counts.values(), Counter())
    for verdict in shown:
        report.figure('%s, %s' % (title, verdict), total[verdict], sum(total.values()))
    report.table(title, counts, classes)
    if report.large:
        report.print_examples([k for k in report.examples if k.startswith(title + ' silent')], 6)


def compare_examples(reader):
    """Each example of examples.txt is a test: how many there are, and how many fail."""
    wanted = examples.load()
    failed = 0
    for (told, _, expected), outcome in zip(wanted, reader.read([text for _, text, _ in wanted])):
        if examples.read(outcome) != expected:
            failed += 1
            print('failed: %s\n    expected: %s\n    read:     %s' % (told, expected, examples.read(outcome)))
    return len(wanted), failed


def measure_around(reader, report, pool):
    """Names of headings, none of prose, introductions and conclusions."""
    told = []
    for tell in around.tellings():
        for game in pool[:2]:
            text = tell(game.modern)
            told += [('headings', h, h + '\n\n' + text, white, black) for h, white, black in around.HEADINGS]
            told += [('prose', p, p + '\n\n' + text, None, None) for p in around.PROSE]
            told += [('around', a, a.replace('{}', text), intro, outro) for a, intro, outro in around.AROUND]
    counts, of = Counter(), Counter()
    for (kind, name, text, one, other), outcome in zip(told, reader.read([t[2].encode() for t in told])):
        keys = ('intro', 'outro') if kind == 'around' else ('white', 'black')
        found = [(g[keys[0]], g[keys[1]]) for g in outcome.games]
        right = found == [(one, other)]
        counts[kind] += right
        of[kind] += 1
        if not right:
            report.example('%s: %s: %s' % (kind, name.split('\n')[0], found), text.encode()[:200], outcome)
    report.figure('names of headings right', counts['headings'], of['headings'])
    report.figure('prose that names nobody', counts['prose'], of['prose'])
    report.figure('texts around a game right', counts['around'], of['around'])
    if report.large:
        report.print_examples([k for k in report.examples if k.split(':')[0] in ('headings', 'prose', 'around')])


def measure_misprints(reader, report, pool, size):
    """Where several repairs agree, none may be offered: so none that is offered is wrong."""
    for name, change in misprints.KINDS.items():
        total = Counter()
        told = misprints.compose(pool, size['misprints'], change)
        for (text, words, original), outcome in zip(told, reader.read([t[0].encode() for t in told])):
            verdict = misprints.judge(outcome, words, original)
            total[verdict] += 1
            if verdict in ('wrong', 'unnoticed'):
                report.example('%s %s' % (name, verdict), text.encode() + ' '.join(original).encode(), outcome)
        noticed = len(told) - total['unnoticed']
        report.figure('%s noticed' % name, noticed, len(told))
        report.figure('%s with the right repair' % name, total['right'], noticed)
        report.figure('%s with a wrong repair' % name, total['wrong'], noticed)
    if report.large:
        report.print_examples([k for k in report.examples if k.startswith(tuple(misprints.KINDS))])


def files_below(folders, most):
    """Texts below these folders, evenly spread, each once and unpacked; those with NUL in them are no texts."""
    paths = []
    for folder in folders:
        for path, directories, names in os.walk(folder):
            directories[:] = sorted(d for d in directories if d != 'site-packages')
            paths += [os.path.join(path, n) for n in sorted(names) if 'trax' not in (path + n).lower()]
    found = {}
    for path in random.Random(10000).sample(paths, len(paths)):
        if len(found) < most and os.path.isfile(path) and os.path.getsize(path) < 1 << 20:
            with (gzip.open if path.endswith('.gz') else open)(path, 'rb') as file:
                text = file.read()
            if b'\0' not in text:
                found.setdefault(text, path)
    return [(path, text) for text, path in found.items()]


def measure_texts(reader, report, size):
    """Documentation and sources of this machine; in the small form texts that are like them, the same ones anywhere."""
    if report.large:
        folders = ['/usr/share/doc', '/usr/share/man', '/usr/include', sysconfig.get_paths()['stdlib']]
        told = files_below(folders, size['texts'])
    else:
        told = list(enumerate(prose.compose(size['texts'])))
    claimed = false = 0
    words = Counter()
    for (name, text), outcome in zip(told, reader.read([text for _, text in told])):
        placed = [m for m in outcome.messages if m.kind != 'note' and m.line]
        claimed += any(game['moves'] for game in outcome.games)
        false += len(placed) > 0
        for m in placed:
            words[' '.join(m.sentence.split()[:1]) if m.kind == 'warning' else m.sentence.split(':')[0]] += 1
        if outcome.games or placed:
            lines = text.split(b'\n')
            at = placed[0].line if placed else outcome.games[0]['line']
            what = 'claimed' if any(game['moves'] for game in outcome.games) else 'false error'
            report.example('text %s: %s:%d' % (what, name, at), b'\n'.join(lines[max(0, at - 2):at + 1]), outcome)
    report.figure('texts in which a game is claimed', claimed, len(told))
    report.figure('texts with an error at a place', false, len(told))
    if report.large:
        print('\nwords at which errors stand: ' + ', '.join('%s (%d)' % w for w in words.most_common(40)) + '\n')
        report.print_examples([k for k in report.examples if k.startswith('text claimed')], 8)
        report.print_examples([k for k in report.examples if k.startswith('text false')], 8)


def compare(reader, figures):
    """Each figure against expected.txt: `name >= N` or `name <= N`; and the examples."""
    passed, failed = compare_examples(reader)
    passed -= failed
    with open(os.path.join(HERE, 'expected.txt'), encoding='utf-8') as file:
        for line in file:
            if line.startswith('#') or not line.strip():
                continue
            name, sign, bound = line.rsplit(None, 2)
            value, bound = figures[name], int(bound)
            if value >= bound if sign == '>=' else value <= bound:
                passed += 1
            else:
                failed += 1
                print('failed: %s: %d, not %s %d' % (name, value, sign, bound))
            if value != bound:
                print('%s: now %d; put that into expected.txt if it is better' % (name, value))
    print('%d passed, %d failed' % (passed, failed))
    return failed == 0


def show(reader, words):
    report, game = Report(True), games.annotated_games(reader, None, ROOT)[2]
    for kind, name, tell in ways.all_ways():
        if words in '%s: %s' % (kind, name):
            for notation in ('modern', 'classic'):
                text = tell(game.words(notation))
                outcome = reader.read([text])[0]
                title = '%s: %s: %s, %s' % (ways.judge(outcome, game.modern), kind, name, notation)
                report.example(title, text, outcome)
                report.print_examples([title])


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    if sys.argv[2:3] == ['show']:
        show(Reader(sys.argv[1]), sys.argv[3])
        return 0
    large = len(sys.argv) > 2 and sys.argv[2] == 'large'
    reader, report, size = Reader(sys.argv[1]), Report(large), SIZES['large' if large else 'small']
    records = os.path.join(ROOT, '..', 'shared', 'records') if large else None
    pool = games.archive_games(reader, records, size['games'])
    annotated = games.annotated_games(reader, records, ROOT)
    measure_slips(reader, report, pool, size)
    measure_archives(reader, report, pool, size)
    measure_ways(reader, report, (annotated + pool)[:size['ways']], size)
    measure_today(reader, report, pool, size)
    measure_around(reader, report, pool)
    measure_misprints(reader, report, pool, size)
    measure_texts(reader, report, size)
    return 0 if large or compare(reader, report.figures) else 1


if __name__ == '__main__':
    sys.exit(main())
