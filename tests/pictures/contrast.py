"""contrast.py PLAYER.HTML TILES.SVG: whether what is written in the page, and around its pictures, can be read: the contrast of
each colour with what is behind it (WCAG 2: 4.5 for text), in the light and in the dark, and on paper. Prints what cannot, then
"N passed, N failed"."""

import re
import sys

TEXT, LINE = 4.5, 1.3
# What is written on what: names of the page's colours.
PAIRS = [('ink', 'paper'), ('ink', 'panel'), ('faint', 'paper'), ('faint', 'panel'), ('on', 'accent'), ('accent', 'paper'),
         ('accent', 'panel'), ('good', 'paper'), ('good', 'panel'), ('bad', 'paper'), ('bad', 'panel')]


def light(colour, blind=False):
    """The luminance of #rgb or #rrggbb; `blind`: to eyes without the cones for red (Vienot 1999)."""
    digits = colour[1:] if len(colour) == 7 else ''.join(2 * c for c in colour[1:])
    r, g, b = (c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
               for c in (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)))
    if blind:
        r, g, b = .11238 * r + .88762 * g, .11238 * r + .88762 * g, .00401 * r - .00401 * g + b
    return .2126 * r + .7152 * g + .0722 * b


def contrast(one, other, blind=False):
    low, high = sorted((light(one, blind), light(other, blind)))
    return (high + .05) / (low + .05)


def hue(colour):
    """What a colour is called: grey, or the strongest of its parts."""
    digits = colour[1:] if len(colour) == 7 else ''.join(2 * c for c in colour[1:])
    parts = [int(digits[i:i + 2], 16) for i in (0, 2, 4)]
    return 'grey' if max(parts) - min(parts) < 20 else ('red', 'green', 'blue')[parts.index(max(parts))]


def named(rules):
    return dict(re.findall(r'--(\w+):(#\w+)', rules))


def read_sheets(svg):
    """The style sheets of the pictures: {name: {selector: {property: value}}}."""
    sheets = {}
    for name, rules in re.findall(r'<style(?: class="(\w+)")?[^>]*>\n(.*?)</style>', svg, re.S):
        sheet = sheets.setdefault(name, {})
        for selectors, body in re.findall(r'^(\.tx-[^{]*)\{([^}]*)\}', rules, re.M):
            for selector in selectors.split(','):
                sheet.setdefault(selector, {}).update(part.split(':', 1) for part in body.split(';') if part)
    return sheets


def main():
    html, svg = (open(path, encoding='utf-8').read() for path in sys.argv[1:3])
    tests = []

    def need(one, other, least, what):
        tests.append((contrast(one, other) >= least, '%s: %s on %s is %.2f, not %.1f' % (what, one, other, contrast(one, other), least)))

    roots = re.findall(r':root\{([^}]*)\}', html)
    day, night, printed = named(roots[0]), {**named(roots[0]), **named(roots[1])}, {**named(roots[0]), **named(roots[2])}
    for where, colours in (('light', day), ('dark', night), ('print', printed)):
        for front, back in PAIRS:
            need(colours[front], colours[back], TEXT, '%s, %s on %s' % (where, front, back))
        need(colours['line'], colours['paper'], LINE, where + ', a line')
        for name, wanted in dict(paper='grey', panel='grey', ink='grey', faint='grey', line='grey', accent='red', on='grey', good='green',
                                 bad='red').items():
            tests.append((hue(colours[name]) == wanted, '%s, %s is not %s: %s' % (where, name, wanted, colours[name])))
    tests.append((light(day['paper']) > .8, 'the page by day is dark'))
    tests.append((light(night['paper']) < .05, 'the page by night is bright'))
    tests.append((printed['paper'] == '#fff', 'the printed page is not white'))

    sheets = read_sheets(svg)
    for sheet, grounds in (('', ('#fff', '#000')), ('light', ('#fff', '#e8e8e8')), ('dark', ('#000', '#222'))):
        for selector in ('.tx-label', '.tx-caption', '.tx-title'):
            tests.append((hue(sheets[sheet][selector]['fill']) == 'grey', '%s %s is not grey' % (sheet, selector)))
            for ground in grounds:
                need(sheets[sheet][selector]['fill'], ground, TEXT, '%s %s' % (sheet, selector))
    for ink in re.findall(r'prefers-color-scheme.*?fill:(#\w+)', svg): # where it is not known what lies behind
        need(ink, '#fff', 3, 'words without a background')
        need(ink, '#000', 3, 'words without a background')
    frame = ['.' + name for name in re.findall('class="(.*?)"', re.search('<symbol id="tx-bad".*', svg)[0])]
    for theme in ('print', 'classic', 'modern', 'line'):
        look = sheets[theme]
        white, black, tile = look['.tx-white']['stroke'], look['.tx-black']['stroke'], look['.tx-tile']['fill']
        for selector, part, wanted in (('.tx-tile', 'fill', 'grey grey red grey'), ('.tx-tile', 'stroke', 'grey grey red grey'),
                                       ('.tx-white', 'stroke', 'grey grey grey grey'), ('.tx-black', 'stroke', 'grey red grey grey'),
                                       ('.tx-edge', 'stroke', 'grey grey red grey'), ('.tx-number', 'fill', 'grey grey grey grey'),
                                       ('.tx-number.tx-forced', 'fill', 'red red red grey'), ('.tx-last', 'stroke', 'red red red grey'),
                                       ('.tx-glow', 'stroke', 'red red red grey')):
            colour, wanted = look[selector][part], wanted.split()[('print', 'modern', 'classic', 'line').index(theme)]
            tests.append((hue(colour) == wanted, '%s, %s is not %s: %s' % (theme, selector, wanted, colour)))
        need(white, black, 3, theme + ', the tracks')
        for blind in (False, True):
            for what, lines in (('the last move', ['.tx-last']), ('a winning path', ['.tx-glow']), ('the frame of a refused move', frame),
                                ("White's track or its edge", ['.tx-white', '.tx-edge']), ("Black's", ['.tx-black'])):
                seen = max(contrast(look.get(line, sheets[''][line])['stroke'], tile, blind) for line in lines)
                tests.append((seen >= 3, '%s, %s on a tile is %.2f%s' % (theme, what, seen, ' to the colour-blind' * blind)))
        need(look['.tx-number']['fill'], tile, 4.5, theme + ', numbers on tiles')
        need(look['.tx-number.tx-forced']['fill'], tile, 4.5, theme + ', numbers on forced tiles')
        tests.append((look['.tx-number'] != look['.tx-number.tx-forced'], theme + ': forced tiles have the same numbers'))
        need(look['.tx-tile']['stroke'], tile, 1.2, theme + ', the edge of a tile')
        need(look['.tx-edge']['stroke'], white, 3, theme + ', the edge of a track')
    for ground in (day['paper'], night['paper']):
        for line in (sheets['']['.tx-alarm']['stroke'], sheets['print']['.tx-edge']['stroke']):
            for blind in (False, True):
                tests.append((contrast(line, ground, blind) >= 3, 'a mark beside the board on %s%s' % (ground, ' to the colour-blind' * blind)))
    for selector, part in (('.tx-alarm', 'stroke'), ('.tx-bad', 'stroke'), ('.tx-bad', 'fill')):
        tests.append((hue(sheets[''][selector][part]) == 'red', '%s of %s is not red' % (part, selector)))
    for good, what in tests:
        if not good:
            print('failed: ' + what)
    failed = sum(not good for good, _ in tests)
    print('%d passed, %d failed' % (len(tests) - failed, failed))
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
