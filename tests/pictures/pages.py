#!/usr/bin/env python3
"""pages.py TRAXFIG DIRECTORY: the tests of browser.py, apart.py and study.py in one Chromium. pages.py TRAXFIG DIRECTORY NAME...:
only those with these names; `firefox` are those of study.py, and the pictures of apart.py, in Firefox. DIRECTORY is for the
pages. Ends with "N passed, N failed, N skipped"."""

import os, sys

import apart, browser, study
from browser import Browser
from firefox import Firefox


def in_firefox(s, b):
    fox = Firefox(s.directory)
    try:
        apart.test_firefox(s, b, fox)
        study.tests(s, fox)
    finally:
        fox.close()


TESTS = {'browser': browser.tests, 'apart': apart.tests, 'study': study.tests, 'firefox': in_firefox}


def main():
    program, directory, names = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:]
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
    s = study.Study(program, directory)
    b = Browser(directory)
    try:
        for name, tests in TESTS.items():
            if name in (names or ('browser', 'apart', 'study')):
                tests(s, b)
    finally:
        b.close()
    print('%d passed, %d failed, %d skipped' % (s.passed, s.failed, s.skipped))
    return s.failed > 0


if __name__ == '__main__':
    sys.exit(main())
