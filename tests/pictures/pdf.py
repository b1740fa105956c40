"""pdf.py FILE[+JSON[+MOVES]] ...: examines PDF documents of traxfig: their tables of objects, outlines, links and page labels,
without code of the program. With the output of -T json of the same games it compares the names too; with a number of
moves, whether that many moves of a board that grows to the left lead to the parts in which it is divided. Prints what is wrong in
each document, then "FILE: N passed, N failed"."""

import functools
import json
import re
import sys
import zlib

OBJECT = re.compile(rb'(\d+) 0 obj\n(.*?)\nendobj\n', re.S)


class Document:
    def __init__(self, path):
        with open(path, 'rb') as file:
            self.data = file.read()
        start = int(re.search(rb'startxref\n(\d+)\n%%EOF\n$', self.data).group(1))
        table = re.match(rb'xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n(.*?)\nstartxref', self.data[start:], re.S)
        self.objects = {}
        for n, row in enumerate(table.group(2).split(b'\n')[1:-1], 1):
            found = OBJECT.match(self.data, int(row[:10]))
            assert int(found.group(1)) == n
            self.objects[n] = found.group(2)
        assert len(self.objects) == int(table.group(1)) - 1
        self.root = self.object(int(re.search(rb'/Root (\d+) 0 R', table.group(3)).group(1)))
        self.info = self.object(int(re.search(rb'/Info (\d+) 0 R', table.group(3)).group(1)))
        tree = self.refer(self.root, b'/Pages')
        self.pages = [int(n) for n in re.findall(rb'(\d+) 0 R', re.search(rb'/Kids \[(.*?)\]', tree, re.S).group(1))]

    def object(self, number):
        return self.objects[number]

    def refer(self, inside, key):
        return self.object(int(re.search(key + rb' (\d+) 0 R', inside).group(1)))

    @functools.cache
    def content(self, page):
        stream = self.refer(self.object(page), b'/Contents')
        return zlib.decompress(stream.split(b'stream\n', 1)[1].rsplit(b'\nendstream', 1)[0])

    @functools.cache
    def texts(self, page):
        """(x, y, string) of each piece of text on a page."""
        texts, x, y = [], 0, 0
        for begin, right, up, string in re.findall(rb'^(BT)$|(\S+) (\S+) Td\n\(((?:[^\\)]|\\.)*)\) Tj$', self.content(page),
                                                   re.S | re.M):
            x, y = (0, 0) if begin else (x + float(right), y + float(up))
            if not begin:
                string = re.sub(rb'\\(\d{3}|.)', lambda m: bytes([int(m[1], 8)]) if len(m[1]) == 3 else m[1], string)
                texts.append((x, y, string))
        return texts

    def labels(self):
        """The labels of all pages, by /PageLabels."""
        starts = re.findall(rb'(\d+) << /S /(\w) >>', re.search(rb'/PageLabels << /Nums \[(.*?)\] >>', self.root).group(1))
        labels, style, first = [], None, 0
        for n in range(len(self.pages)):
            for start, kind in starts:
                if int(start) == n:
                    style, first = kind, n
            labels.append({b'D': str, b'r': roman}.get(style, lambda n: '?')(n - first + 1))
        return labels

    def outline(self):
        """(title, page, y) of each entry."""
        entries = []
        top = self.refer(self.root, b'/Outlines')
        at = int(re.search(rb'/First (\d+) 0 R', top).group(1))
        count = int(re.search(rb'/Count (\d+)', top).group(1))
        while at:
            item = self.object(at)
            title = bytes.fromhex(re.search(rb'/Title <FEFF([\w\n]*)>', item).group(1).decode()).decode('utf-16-be')
            entries.append((title, *destination(item)))
            following = re.search(rb'/Next (\d+) 0 R', item)
            at = following and int(following.group(1))
        assert count == len(entries)
        return entries

    def links(self, page):
        """((left, lower, right, upper), page, y) of each link."""
        annotations = re.search(rb'/Annots \[(.*)\]', self.object(page), re.S)
        return [(tuple(float(n) for n in re.search(rb'/Rect \[(.*?)\]', link).group(1).split()), *destination(link))
                for link in (annotations.group(1).split(b'\n')[1:] if annotations else [])]


def destination(inside):
    page, y = re.search(rb'/Dest \[(\d+) 0 R /XYZ 0 (\S+) null\]', inside).groups()
    return int(page), float(y)


def roman(n):
    return 'x' * (n // 10) + ('', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix')[n % 10]


class Checks:
    passed = failed = 0

    def check(self, good, what):
        if good:
            self.passed += 1
        else:
            self.failed += 1
            print('failed: ' + what)


def name_of(game, n):
    players = ' \u2013 '.join(name for name in (game['white'], game['black']) if name)
    return ': '.join(part for part in (game['title'] or ('' if players else 'Game %d' % n), players) if part)


def check_links(checks, d, page, number):
    """A link of the contents stands on a line that ends with the number of its page, and leads to the name of its game; one
    of a list of moves around moves with their numbers, none left
    out, and leads to a page with a board."""
    labels, texts = d.labels(), d.texts(page)
    for (left, lower, right, upper), target, y in d.links(page):
        inside = [s for x, base, s in texts if left - 1 <= x <= right and lower <= base <= upper]
        checks.check(target in d.pages and inside, 'a link on page %d without words or page' % number)
        label = labels[d.pages.index(target)]
        if len(inside) > 1 and re.match(rb'\d+$', inside[0]) and re.match(rb'[@A-Z]+\d+\S$', inside[1]):
            numbers = [int(n) for n in inside[::2]]
            checks.check(numbers == list(range(numbers[0], numbers[-1] + 1)), 'page %d: a link around %r' % (number, inside))
            checks.check(b' cm\n' in d.content(target), 'page %d: a move leads to page %s, without a board' % (number, label))
        else:
            checks.check(inside[-1].decode() == label, 'page %d: %r leads to page %s' % (number, inside[-1], label))
            name = inside[0].rstrip(b'\x85\xa0 ')
            checks.check(any(s.startswith(name.split(b':')[0][:9]) and base <= y for x, base, s in d.texts(target)) or name.startswith(b'Game'),
                         'page %d: %r is not where the link leads' % (number, name))


def check_parts(checks, d, moves):
    """The links of the moves, in their order, lead from the lowest part of a divided board to the first one."""
    parts = [place for n, *place in sorted(
        (int(s), d.pages.index(target), -y) for page in d.pages for box, target, y in d.links(page) if box[2] - box[0] < 100
        for x, base, s in d.texts(page) if box[0] - 1 <= x <= box[0] + 18 and box[1] <= base <= box[3] and s.isdigit())]
    places = len(set(map(tuple, parts)))
    checks.check(len(parts) == moves and parts == sorted(parts, reverse=True) and places >= 4,
                 'moves of a divided board: %d links to %d places' % (len(parts), places))


def examine(checks, path, names, moves):
    d = Document(path)
    labels, outline = d.labels(), d.outline()
    games = [json.loads(line) for line in open(names, encoding='utf-8')] if names else []
    if games:
        names = [name_of(game, number) for number, game in enumerate(games, 1)]
        checks.check([entry[0] for entry in outline] == names, 'outline: %r' % ([e[0] for e in outline], ))
    for title, page, y in outline:
        checks.check(page in d.pages and 0 < y < 1300, 'the outline: %s leads nowhere' % title)
        words = b' '.join(s for x, base, s in d.texts(page) if base <= y)
        start = title.split(' ')[0].split(':')[0]
        checks.check(start.encode('cp1252', 'replace')[:4] in words or title.startswith('Game'),
                     'the outline: %s is not where it leads' % title)
    for number, page in enumerate(d.pages):
        check_links(checks, d, page, number + 1)
        if labels[number].isdigit() and len(labels) > 1:
            outer = 1 if int(labels[number]) % 2 == 0 else -1
            heads = sorted((-y, outer * x, s) for x, y, s in d.texts(page))
            checks.check(heads[0][2].decode() == labels[number], 'page %d has the number %r' % (number + 1, heads[0][2]))
    if moves:
        check_parts(checks, d, int(moves))
    drawn = set(re.findall(rb'/(\w+) (?:\S+ Tf|Do)\b', b''.join(map(d.content, d.pages))))
    listed = set(re.findall(rb'/(\w+) \d+ 0 R', next(o for o in d.objects.values() if o.startswith(b'<< /Font <<'))))
    checks.check(listed == drawn, 'fonts and forms that are listed or drawn, not both: %r' % (listed ^ drawn))
    checks.check('?' not in labels, 'the labels of pages: %r' % labels)
    checks.check(re.search(rb'/Lang \([a-z]{2}', d.root), 'no language')
    checks.check(re.search(rb'/Title <FEFF[\w\n]+>', d.info), 'no title')


def main():
    failed = 0
    for path, names, moves in ((word + '++').split('+')[:3] for word in sys.argv[1:]):
        checks = Checks()
        try:
            examine(checks, path, names, moves)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError, zlib.error) as error: # it is not as it must be
            checks.check(False, '%r' % error)
        print('%s: %d passed, %d failed' % (path, checks.passed, checks.failed))
        failed += checks.failed
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
