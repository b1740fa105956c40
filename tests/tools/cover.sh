#!/bin/sh
# cover.sh: builds the program and the tests with gcov's counters in build/cover, runs the tests, and prints how many lines
# and branches of each file of src they reach, and which ones they do not.

here=$(cd "$(dirname "$0")/../.." && pwd)
work=$here/build/cover
rm -rf "$work"
mkdir -p "$work/build"
cd "$here" || exit 2
cp -r src tests msg tfm examples README.md Makefile "$work" || exit 2
cd "$work" && rm -f src/*/*.o tests/*/*.o || exit 2
make CC=gcc CFLAGS='-O0 --coverage' traxfig build/units build/laws build/oracle \
    build/replay build/faults > log 2>&1 || { cat log; exit 2; }
# A program that ends by a signal writes no counts.
{
    build/units
    build/laws 40
    build/oracle 30
    build/replay tests/fuzz/corpus/*
    build/faults
    for part in run languages errors texts options misuse settings output foreign reading readme layout manual generated \
        emacs ps pdf web archive images; do
        sh tests/*/"$part.sh" ./traxfig
    done
} > log 2>&1
grep ' failed$' log
# cover.awk adds up the counts of several programs.
for notes in src/*/*.gcno build/faults-*.gcno; do
    gcov -b -c -t "$notes" 2> gcov.err
done > all.gcov
awk -f tests/tools/cover.awk all.gcov
