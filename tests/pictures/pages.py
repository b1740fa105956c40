#!/usr/bin/env python3
"""pages.py TRAXFIG DIRECTORY [browser|apart|study ...]: the tests of these files, or of all three, in one Chromium and, where
it is installed, one Firefox: to start them takes longer than many tests. DIRECTORY is for the pages. Ends with "N passed, N
failed, N skipped"."""

import os, shutil, sys

import apart, browser, study
from browser import Browser
from firefox import Firefox


def main():
    program, directory, names = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:]
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
    s = study.Study(program, directory)
    fox = Firefox(directory) if shutil.which('firefox-esr') else s.skip('pages and pictures in Firefox', 'firefox-esr')
    b = Browser('--window-size=1280,900')
    try:
        for name, test in (('browser', lambda: browser.tests(s, b)), ('apart', lambda: apart.tests(s, b, fox)),
                           ('study', lambda: [study.tests(s, one) for one in (b, fox) if one])):
            if name in names or not names:
                test()
    finally:
        b.close()
        if fox:
            fox.close()
    print('%d passed, %d failed, %d skipped' % (s.passed, s.failed, s.skipped))
    return s.failed > 0


if __name__ == '__main__':
    sys.exit(main())
