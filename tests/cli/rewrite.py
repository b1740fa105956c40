"""rewrite.py TRAXFIG FILE...: --rewrite there and back: the same bytes, games, and verdicts on variations; only moves change."""

import re
import subprocess
import sys
import tempfile

PROGRAM, *FILES = sys.argv[1:]
MODERN, CLASSIC = rb"(?:@|[A-Za-z]+)(?:0|[1-9]\d*)[-+/\\]", rb"1[Aa][SCUDLRscudlr]|[A-Za-z]+[1-9]\d*[SCUDLRscudlr]"
bad = changed = left = 0
starts, others = [], []


def run(text, *arguments):
    with tempfile.NamedTemporaryFile(suffix=".txt") as file:
        file.write(text)
        file.flush()
        told = subprocess.run([PROGRAM, *arguments, file.name], capture_output=True, check=False)
    return told.stdout, told.stderr.replace(file.name.encode(), b"")


def rewritten(text, notation):
    """The text; how many moves stay as they are, each of which must be listed where it stands."""
    out, err = run(text, "--rewrite", notation)
    places = re.findall(rb"^:(\d+):(\d+): note: (\S+): left unchanged", err, re.MULTILINE)
    lines = re.split(rb"\r\n|\r|\n", text)
    for line, column, word in places:
        if not lines[int(line) - 1][int(column) - 1:].startswith(word):
            fail("listed elsewhere: %s" % word)
    return out, len(places)


def read(texts):
    """The games of texts, and what is said of these without the lines that it shows, progress, and the words of moves."""
    with tempfile.TemporaryDirectory() as folder:
        for i, text in enumerate(texts):
            with open("%s/%d.txt" % (folder, i), "wb") as file:
                file.write(text)
        told = subprocess.run([PROGRAM, "-T", "modern", "-v", "--variations", *["%d.txt" % i for i in range(len(texts))]],
                              capture_output=True, check=False, cwd=folder)
    return told.stdout.splitlines(), [re.sub(MODERN + b"|" + CLASSIC, b"MOVE", line) for line in told.stderr.splitlines()
                         if not re.search(rb" [|] |skipped|not read|% of the input lines done", line)]


def fail(what):
    global bad
    bad += 1
    print("%s: %s" % (name, what))


for name in FILES:
    with open(name, "rb") as file:
        start, _ = rewritten(file.read(), "modern")
    other, stays = rewritten(start, "classic")
    starts.append(start)
    others.append(other)
    again, _ = rewritten(other, "modern")
    changed += sum(a != b for a, b in zip(re.split(rb"\s+", start), re.split(rb"\s+", other)))
    left += stays
    if again != start:
        fail("other bytes")
    if len(other) != len(start):
        fail("another length")
    at = 0
    for match in re.finditer(MODERN, start):
        if start[at:match.start()] != other[at:match.start()]:
            fail("changes between moves")
        at = match.end()
    if start[at:] != other[at:]:
        fail("changes between moves")
for what, one, two in zip(("games", "verdicts"), read(starts), read(others)):
    if one != two:
        bad += 1
        print("other %s: %s" % (what, sorted(set(one) ^ set(two))[:2]))
print("%d words changed, %d moves left" % (changed, left))
sys.exit(bad > 0)
