"""archive.py TRAXFIG FILE: compares --find, --unique, --select, -T tree and -T totals with its own reading of -T json."""

import collections
import functools
import json
import random
import re
import subprocess
import sys

PROGRAM, FILE = sys.argv[1:]
EDGES = {"a": "SW", "b": "EW", "c": "ES", "d": "NW", "e": "NS", "f": "EN"}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}
MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E"}
# How a tile looks when it is turned, when it is mirrored, with its colours exchanged.
TURNED_TILE, MIRRORED_TILE, OTHER_TILE = (
    {one: other for one in EDGES for other in EDGES if set(EDGES[other]) == change(EDGES[one])}
    for change in (lambda edges: {TURNED[e] for e in edges}, lambda edges: {MIRRORED[e] for e in edges},
                   lambda edges: set("NESW") - set(edges)))
bad = 0


def answer(*arguments, **given):
    run = subprocess.run([PROGRAM, *arguments], capture_output=True, check=False, text=True, **given)
    return run.returncode, run.stdout, run.stderr


def lines(*arguments):
    return answer(*arguments, FILE)[1].splitlines()


def compare(what, one, other):
    global bad
    print(what, "the same" if one == other else "DIFFER")
    if one != other:
        bad += 1
        print(repr(one)[:300], repr(other)[:300])


def images(tiles):
    """The eight images of tiles (x, y, letter)."""
    for image in tiles, [(-x, y, MIRRORED_TILE[tile]) for x, y, tile in tiles]:
        for _ in range(4):
            image = [(-y, x, TURNED_TILE[tile]) for x, y, tile in image]
            yield image


@functools.lru_cache(None)
def position(tiles):
    """The least of the images of tiles, which are counted from the upper left corner."""
    def moved(image):
        left, top = min(x for x, _, _ in image), min(y for _, y, _ in image)
        return sorted((x - left, y - top, tile) for x, y, tile in image)
    return tuple(min(moved(image) for image in images(tiles)))


def played(line):
    """A game, with its tiles after each move."""
    game = json.loads(line)
    game["tiles"] = [()]
    for move in game["moves"]:
        game["tiles"].append((*game["tiles"][-1], *map(tuple, [move["tile"], *move["forced"]])))
    return game


games = [played(line) for line in lines("-T", "json")]

# The tree.
DEPTH = 5
wanted = collections.Counter()
for game in games:
    for n in range(1, min(DEPTH, len(game["moves"])) + 1):
        wanted[n, position(game["tiles"][n])] += 1
rows = [json.loads(line) for line in lines("-T", "tree", "-O", "as=json,depth=%d" % DEPTH)]
found = collections.Counter()
trunks = answer("-T", "json", "-r", "loop", input="".join(row["line"] + "\n" for row in rows))[1].splitlines()
for row, trunk in zip(rows, map(played, trunks)):
    found[row["after"], position(trunk["tiles"][-1])] += row["games"]
compare("positions of the tree:", found, wanted)
compare("rows of the tree:", len(rows), len(wanted))

# Games that pass through positions.
random.seed(1)
moved = [g for g in games if g["moves"]]
for game in random.sample(moved, min(40, len(moved))):
    n = random.randint(1, len(game["moves"]))
    key = position(game["tiles"][n])
    at = []
    for g in games:
        at += [(g["line"], i) for i, t in enumerate(g["tiles"]) if len(t) == len(key) and position(t) == key]
    code = answer("-s", "-r", game["rules"], *[m["modern"] for m in game["moves"][:n]])[1].strip()
    got = [json.loads(line) for line in lines("-T", "json", "--find", code)]
    compare("--find", [(g["line"], len(g["moves"])) for g in got], at)

# Positions in place of moves: the same board, result, legal moves and marks as behind the moves.


def facts(*arguments):
    """What -T json says of a position, but for places of tiles, which count from another tile."""
    said = json.loads(answer("-T", "json", "-O", "marks=all", *arguments)[1])
    for corner in said["corners"]:
        del corner["tiles"]
    return ([sorted(json.dumps(mark) for mark in said[kind]) for kind in ("attacks", "safe", "corners")], said["board"],
            said["result"] and (said["result"]["winner"], said["result"]["by"]),
            [(win["colour"], win["verdict"], win["turns"]) for win in said["wins"]])


def faulty(rows):
    """Whether rows of a board cannot be a position: by its tiles alone."""
    tiles = {(x, y): set(EDGES[c]) for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}
    beside = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    reached, more = set(), [next(iter(tiles))]
    while more:
        at = more.pop()
        if at in tiles and at not in reached:
            reached.add(at)
            more += [(at[0] + x, at[1] + y) for x, y in beside.values()]
    for x, y in {(x + dx, y + dy) for x, y in tiles for dx, dy in [(0, 0), *beside.values()]}:
        enters = {e: TURNED[TURNED[e]] in tiles[x + dx, y + dy] for e, (dx, dy) in beside.items()
                  if (x + dx, y + dy) in tiles}
        if (x, y) in tiles:
            if any((e in tiles[x, y]) != white for e, white in enters.items()):
                return True
        elif 2 in (sum(enters.values()), len(enters) - sum(enters.values())) or len(enters) > 2:
            return True
    return len(reached) != len(tiles)


def code_of(rows):
    return ":".join(re.sub(r"\.+", lambda run: str(len(run[0]) - 1), row.rstrip(".")) for row in rows)


for game in random.sample(moved, min(25, len(moved))):
    n = random.randint(1, len(game["moves"]))
    words = [m["modern"] for m in game["moves"][:n]]
    rules = ["-r", game["rules"]]
    turn = " black" if n % 2 else ""
    code = answer("-s", *rules, *words)[1].strip()
    compare("--position", facts(*rules, "--position", code + turn), facts(*rules, *words))
    compare("--position --legal", answer("--legal", *rules, "--position", code + turn)[1:],
            answer("--legal", *rules, *words)[1:])
    compare("--position -s", answer("-s", "--position", code + turn), (0, code + "\n", ""))
    rows = json.loads(answer("-T", "json", *rules, *words)[1])["board"]["rows"]
    for _ in range(8):
        y = random.randrange(len(rows))
        x = random.randrange(len(rows[y]))
        changed = list(rows)
        changed[y] = rows[y][:x] + random.choice("abcdef.") + rows[y][x + 1:]
        if set("".join(changed)) != {"."}:
            compare("--position with a fault", answer("-s", "--position", code_of(changed))[0], 2 * faulty(changed))

# Games told twice.
seen, once = set(), []
for game in games:
    key = min(tuple(image) for image in images([m["tile"] for m in game["moves"]])), game["rules"]
    if key not in seen:
        once.append(game["line"])
    seen.add(key)
compare("--unique", [json.loads(line)["line"] for line in lines("-T", "json", "--unique")], once)

# Conditions.
CONDITIONS = {
    "moves>20": lambda g: len(g["moves"]) > 20,
    "moves<=7,result=line": lambda g: len(g["moves"]) <= 7 or (g["result"] or {}).get("by") == "line",
    "winner=black !result=loop": lambda g: g["result"] and g["result"]["winner"] == "black" and g["result"]["by"] != "loop",
    "result=open moves>=10 moves<20": lambda g: not g["result"] and 10 <= len(g["moves"]) < 20,
    "winner=none": lambda g: not g["result"] or not g["result"]["winner"],
}
for condition, holds in CONDITIONS.items():
    compare(condition, [json.loads(line)["line"] for line in lines("-T", "json", "--select", condition)],
            [g["line"] for g in games if holds(g)])

# Totals.
totals = {(r["of"], r["value"]): r for r in map(json.loads, lines("-T", "totals", "-O", "as=json"))}
compare("totals: all", totals["all", None]["games"], len(games))
for by in {(g["result"] or {"by": "open"})["by"] for g in games}:
    here = [g for g in games if (g["result"] or {"by": "open"})["by"] == by]
    row = totals["result", by]
    compare("totals: " + by, (row["games"], row["moves"], row["won"]),
            (len(here), sum(len(g["moves"]) for g in here),
             sum(g["result"] is not None and g["result"]["winner"] == "white" for g in here)))

# Canonical codes: all images, and the colours exchanged with the turn.
codes = {}
for game, line in zip(games, lines("-s", "-O", "canonical=yes")):
    tiles = game["tiles"][-1]
    if not tiles:
        continue
    if len(game["moves"]) % 2:
        tiles = tuple((x, y, OTHER_TILE[tile]) for x, y, tile in tiles)
    codes.setdefault(line, set()).add(position(tiles))
compare("canonical, colours exchanged:", all(len(c) == 1 for c in codes.values()), True)
compare("canonical: codes", len(codes), len(set.union(*codes.values())))
sys.exit(bad > 0)
