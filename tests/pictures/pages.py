#!/usr/bin/env python3
"""pages.py TRAXFIG DIRECTORY: the tests of pages, in one Chromium. pages.py TRAXFIG DIRECTORY NAME...: only those of these files,
`player browser`; `firefox` are those of study.py, and pictures of apart.py, in Firefox. DIRECTORY is for the pages. Ends with
"N passed, N failed, N skipped"."""

import os, sys

import apart, browser, manners, player, scenes, study, styles, tiles
from browser import Browser, Crashed
from firefox import Firefox


def in_firefox(s, b):
    fox = Firefox(s.directory)
    try:
        apart.test_firefox(s, b, fox)
        study.tests(s, fox)
    finally:
        fox.close()


ALL = {'browser': browser.tests, 'apart': apart.tests, 'study': study.tests, 'scenes': scenes.tests, 'manners': manners.tests,
       'tiles': tiles.tests, 'styles': styles.tests, 'player': player.tests}


def main():
    program, directory, names = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:]
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
    s = study.Study(program, directory)
    b = Browser(directory)
    try:
        for name in names or ALL:
            test, counts = {**ALL, 'firefox': in_firefox}[name], (s.passed, s.failed, s.skipped)
            try:
                test(s, b)
            except (Crashed, BrokenPipeError): # once more: Chromium crashes now and then, whatever it shows
                b, (s.passed, s.failed, s.skipped) = Browser(directory), counts
                test(s, b)
    finally:
        b.close()
    print('%d passed, %d failed, %d skipped' % (s.passed, s.failed, s.skipped))
    return s.failed > 0


if __name__ == '__main__':
    sys.exit(main())
